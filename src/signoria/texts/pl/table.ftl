### The table page of the browser in Polish: prompt, rail, log, chat, rules, settings.

## Every page

table-name = Stół
table-home = Do półki z grami
table-loading = Chwileczkę
table-not-loaded = Nie udało się wczytać tej strony.
table-load-again = Spróbuj ponownie
table-close = Zamknij
table-settings = Ustawienia
table-settings-theme = Światło
table-settings-language = Język
table-switch-theme = Światło dnia lub świec
table-theme-auto = Jak za oknem
table-theme-light = Światło dnia
table-theme-dark = Światło świec

## The table

table-company = { $players ->
    [one] jeden gracz
    [2] dwoje graczy
    [3] troje graczy
    [4] czworo graczy
    [5] pięcioro graczy
   *[other] { $players } graczy
}
table-skip = Do stołu
table-laying = Rozkładamy grę na stole
table-board = Plansza
# $name is a player.
table-estate = Posiadłość: { $name }
table-rail = Gracze i dziennik
table-rival = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-parts = Części planszy
table-part-lit = { $part }: { $count ->
    [one] { $count } miejsce do wyboru
    [few] { $count } miejsca do wyboru
   *[many] { $count } miejsc do wyboru
}
table-screens = Co widać
table-screen-board = Plansza
table-screen-estate = Posiadłość
table-screen-rivals = Rywale
table-screen-log = Dziennik
table-screen-rules = Zasady

## Places of the board, for screen readers

table-place-legal = { $place }, można wybrać
table-place-chosen = { $place }, wybrano
table-place-rest = { $place }

## The prompt

table-prompt = Aktualne pytanie
# $name is one player or several, in a row.
table-decides = Teraz decyduje: { $name }
table-deciding = Teraz decyduje: { $name }
table-over = Rozgrywka zakończona.
table-playing-back = Co się wydarzyło od twojej ostatniej tury
# One place of a move is chosen, such as a building; another one is still to be chosen.
table-next-place = { $place }: wskaż pasujące miejsce
table-aim = { $name }: teraz wybierz na stole
table-which = { $place }: wybierz, co się stanie
table-unpick = Cofnij ten krok
table-take-back = Cofnij
table-restart = Tura od nowa
# An action that cannot be taken back, after the first click: "Pass?"
table-sure = { $action }?
table-do-it = Wykonaj
table-choose = Wybierz
table-score-sheet = Arkusz punktów

## Hints

table-hint = Podpowiedź
# A button: so many hints are left.
table-hint-left = Podpowiedź ({ $left })
table-hint-ask = Co najlepiej zrobić?
table-hint-thinking = Myślę…
table-hint-choices = Najlepsze znalezione wybory
table-hint-chance = { $percent }%
table-hint-to-win = { $percent }% na wygraną
table-hint-only = Innego wyboru nie ma.
table-hint-promises-most = Obiecuje najwięcej. Za mało prób, by porównać wybory.
table-hint-comes-next = Następny w kolejności.
# $difference: one or two of the next four, in a row.
table-hint-against-first = Wobec pierwszego: { $difference }
table-hint-against-second = Wobec drugiego: { $difference }
table-hint-more-wins = { $percent ->
    [one] o { $percent } wygraną na sto więcej
    [few] o { $percent } wygrane na sto więcej
   *[other] o { $percent } wygranych na sto więcej
}
table-hint-fewer-wins = { $percent ->
    [one] o { $percent } wygraną na sto mniej
    [few] o { $percent } wygrane na sto mniej
   *[other] o { $percent } wygranych na sto mniej
}
table-hint-same-wins = tyle samo wygranych
table-hint-more-points = { $points ->
    [one] o { $points } punkt więcej
    [few] o { $points } punkty więcej
    [many] o { $points } punktów więcej
   *[other] o { $points } punktu więcej
}
table-hint-fewer-points = { $points ->
    [one] o { $points } punkt mniej
    [few] o { $points } punkty mniej
    [many] o { $points } punktów mniej
   *[other] o { $points } punktu mniej
}

## Why not

table-need-have = trzeba { $need }, masz { $have }
table-rule = Zasada { $rule }

## Log, chat, rules, moves

table-tabs = Dziennik, czat i zasady
table-tab-log = Dziennik
table-tab-chat = Czat
table-tab-rules = Zasady
table-tab-moves = Ruchy
table-unread = { $words ->
    [one] { $words } nowa wiadomość
    [few] { $words } nowe wiadomości
   *[many] { $words } nowych wiadomości
}
table-log-empty = Nic się jeszcze nie wydarzyło.
table-turn = Tura { $turn }
table-setup = Przed pierwszą turą
table-since = Od twojej ostatniej tury
table-away = { $turns ->
    [one] { $turns } tura od twojej ostatniej
    [few] { $turns } tury od twojej ostatniej
   *[many] { $turns } tur od twojej ostatniej
}
table-play-back = Odtwórz
table-write = Napisz do wszystkich
# A spectator writes for the first time.
table-your-name = Twoje imię, żeby inni wiedzieli, kto mówi
table-chat-empty = Nikt się jeszcze nie odezwał.
table-rules-search = Szukaj w zasadach
table-rules-nothing = Żadna zasada o tym nie mówi.
table-rules-missing = Nie udało się wczytać zasad.
table-rules-untranslated = Te zasady nie są jeszcze przetłumaczone: oto one po angielsku.
table-moves = Co mogę teraz zrobić?
table-moves-none = Teraz nie ma o czym decydować.

## Points

table-scores = Skąd pochodzą punkty
table-total = Razem

## The menu

table-copy-seat = Skopiuj link do mojego miejsca na inne urządzenie
table-copy-watch = Skopiuj link dla widzów
table-copied = Skopiowano
table-resign = Oddaj moje miejsce botowi
table-resign-sure = Na pewno odejść? Powrotu nie będzie.

## Keys

table-keys = Klawisze
table-key-move = do następnego miejsca, które można wybrać
table-key-all = do następnego miejsca, także takiego, którego nie można wybrać
table-key-pick = wybierz je
table-key-why = dlaczego nie można wybrać tego miejsca?
table-key-clear = cofnij wybór, zamknij to, co otwarte
table-key-chip = wybierz liczbę z pytania
table-key-hint = podpowiedź: co najlepiej zrobić?
table-key-undo = cofnij
table-key-restart = tura od nowa
table-key-moves = wszystko, co można zrobić
table-key-scores = skąd pochodzą punkty
table-key-log = dziennik
table-key-chat = czat
table-key-help = te klawisze

## The connection

table-lost = Połączenie zerwane. Łączymy ponownie…
table-restarting = Serwer uruchamia się ponownie. Stół wróci za chwilę.
