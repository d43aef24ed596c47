# What can be wrong with a room's file.

foreign = { $path } is no file of a room.
newer = { $path } was written by a later version: update the library.
damaged = { $path } is no whole file of a room.
busy = { $path } is served by another process.
failed = { $path } cannot be written: { $problem }
no-folder = { $path } cannot hold rooms: { $problem }
nameless = { $path } names no folder
