# Co może być nie tak z plikiem pokoju.

foreign = { $path } nie jest plikiem pokoju.
newer = { $path } zapisała nowsza wersja: zaktualizuj bibliotekę.
damaged = { $path } to niepełny plik pokoju.
busy = { $path } jest już obsługiwany przez inny proces.
failed = Nie można zapisać { $path }: { $problem }
no-folder = { $path } nie może przechowywać pokoi: { $problem }
nameless = { $path } nie jest nazwą folderu
