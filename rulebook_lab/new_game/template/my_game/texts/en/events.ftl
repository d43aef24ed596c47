rolls = { $seat } rolls a { $face }.
takes = { $seat } takes { AMOUNT($face, "pip") }.
leaves = { $seat } leaves the { $face }.
