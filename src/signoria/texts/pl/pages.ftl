### The pages around the table in Polish: shelf, new table, invitation, lobby, end, replay, rules.

## The titles

page-variant-basic = wariant podstawowy
page-variant-advanced = wariant zaawansowany

## Crests of the seats, also the name of a guest who gives none

page-crest-lily = Lilia
page-crest-tower = Wieża
page-crest-oak = Dąb
page-crest-column = Kolumna
page-crest-bull = Byk

## The bar on top

page-nav = Strony
page-nav-play = Graj
page-nav-learn = Zasady
page-settings = Język i światło
page-switch-theme = Światło dnia lub świec
page-your-name = Twoje imię
page-name-label = Jak mamy się do ciebie zwracać?
page-keep-name = To ja

## Home

page-shelf = { $games ->
    [4] Cztery gry renesansu
   *[other] Gry renesansu
}
page-in-the-workshop = W warsztacie
# A game of another package, without a board for the browser; then what its tables say.
page-not-in-browser = Tylko w terminalu
page-not-drawn = Przeglądarka nie ma planszy do gry { $game }: zagraj w terminalu poleceniem „signoria play { $game }”.
page-players = { $from }–{ $to } graczy
page-play-bots = Zagraj z botami
# Below "Play against bots": what begins with the click.
page-quick = { $bots ->
    [one] jeden bot
    [few] { $bots } boty
   *[many] { $bots } botów
}
page-new-table = Nowy stół
page-waiting = Czekają na ciebie
page-waiting-count = { $waiting ->
    [one] { $waiting } stół
    [few] { $waiting } stoły
   *[many] { $waiting } stołów
}{ $others ->
    [0] { "" }
    [one] ; przy { $others } innym myślą inni
   *[other] ; przy { $others } innych myślą inni
}
page-waiting-none = Żaden stół na ciebie nie czeka. Weź pudełko z półki: boty są zawsze gotowe.
page-take-your-turn = Rozegraj turę
page-last-move = Ostatni ruch
page-others = Przy twoich innych stołach
page-thinks = { $name } rozmyśla
page-waits-for-players = { $missing ->
    [one] jedno wolne miejsce
    [few] { $missing } wolne miejsca
   *[many] { $missing } wolnych miejsc
}
page-to-the-table = Do stołu
page-over = Zakończone
page-all-finished = Wszystkie rozgrywki ({ $number })
page-winner = wygrywa
page-reckoning = Podliczenie
page-replay = Odtwórz
page-open-tables = Otwarte stoły
page-open-none = Nikt teraz nie szuka graczy. Otwórz nowy stół i pozwól go tu pokazać.
page-hosts-live = Gospodarz: { $host }, na żywo
page-hosts-mail = Gospodarz: { $host }, korespondencyjnie
page-join = Dołącz
page-open-seat = Wolne miejsce

## Waiting and errors

page-laying-out = Rozkładamy grę na stole
page-no-answer = Nikt nie odpowiada
page-try-again = Spróbuj ponownie
page-no-table = Nie ma takiego stołu
page-no-such-game = Tej gry nie ma jeszcze na półce.
page-to-the-shelf = Do półki
page-not-found = Te drzwi donikąd nie prowadzą
page-not-found-about = Pod tym adresem nie ma strony. Może po drodze zgubiła się jakaś litera linku.

## New table

page-who-sits = Kto gdzie siedzi
page-seats = Miejsca
page-number-of-players = Gracze
# Who sits on the seat with this crest?
page-who-here = Miejsce: { $seat }
page-seat-me = Ty
page-seat-me-about = To miejsce jest dla ciebie.
page-open-seat-about = Dla kogoś, komu wyślesz link z zaproszeniem.
# Kinds of bots: each has a person's name at the table, this is how it plays.
page-bot-greedy = Kupiec
page-bot-random = Błazen
page-bot-novizio = Nowicjusz
page-bot-about-novizio = Zna zasady, sporo przeocza, a resztę źle ocenia. Na pierwszą partię.
page-bot-cittadino = Mieszczanin
page-bot-about-cittadino = Gra rozsądnie, z potknięciami. Wybaczy błąd czy dwa.
page-bot-mercante = Kupiec
page-bot-about-mercante = Bierze to, co w tej chwili obiecuje najwięcej. Godny przeciwnik na pierwszy wieczór.
page-bot-condottiero = Kondotier
page-bot-about-condottiero = Decyduje od razu, według tego, co dało wygraną w tysiącach partii, z potknięciami.
page-bot-magnifico = Magnifico
page-bot-about-magnifico = Myśli naprzód, do sekundy nad ruchem, i sprawdza, co możesz odpowiedzieć.
# How strong a level was measured to be, on Elo's scale; 0 where nothing is known of the spread.
page-bot-rating = Ranking { $rating }{ $spread ->
    [0] {""}
   *[other] {"\u00A0"}±{ $spread }
}{"\u00A0"}· { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[other] { $matches } partii
}
page-bot-unrated = Ranking jeszcze niezmierzony
page-ratings-about = Poziomy mierzono w partiach między sobą, Kupiec ma 1500. Kto ma o 400 punktów więcej, kończy wyżej dziesięć razy częściej niż niżej.
page-move-seat = Chcesz siedzieć gdzie indziej? Wskaż inne miejsce i je zajmij.
page-which-game = Jaka gra
page-pace = Tempo
page-pace-live = Na żywo
page-pace-live-about = Wszyscy są przy stole, ruch za ruchem.
page-pace-mail = Korespondencyjnie
page-by-mail = korespondencyjnie
page-pace-mail-about = Każdy gra, kiedy ma czas, przez wiele dni.
page-who-may-come = Kto może przyjść
page-private = Z zaproszeniem
page-private-about = Stół znajdą tylko osoby z linkiem.
page-listed = Na liście
page-listed-about = Wolne miejsce może zająć każdy ze strony głównej.
page-hints = Podpowiedzi
page-hints-none = Brak
page-hints-three = Trzy na osobę
page-hints-free = Bez limitu
page-hints-about = Bot myśli razem z tobą i podaje najlepsze wybory temu, kto zapyta.
page-house-rules = Zasady domowe
page-house-rules-count = { $changed ->
    [0] tak, jak rozumiemy instrukcję
    [one] jedna zmieniona
    [few] { $changed } zmienione
   *[many] { $changed } zmienionych
}
page-rule = Zasada { $rule }
page-reconstructed = Liczby, które trzeba było ustalić samodzielnie
# A file that may be chosen instead, and the shipped one to download and change.
page-file-choose = Wybierz własny plik
page-file-start = Weź nasz za podstawę
page-file-line = Wiersz { $line }:
page-invited = { $invited ->
    [0] Są wszyscy: rozgrywka zacznie się od razu.
    [one] Jedno miejsce czeka na zaproszoną osobę.
    [few] { $invited } miejsca czekają na zaproszonych.
   *[many] { $invited } miejsc czeka na zaproszonych.
}
page-lay-table = Otwórz stół
page-start-match = Zacznij rozgrywkę

## Invitation and lobby

page-invitation = Zaproszenie
page-invites = { $host } zaprasza cię do stołu
page-take-seat = Zajmij miejsce
page-learn-first = Przeczytaj, jak przebiega pierwsza tura
page-seat-gone = Miejsce jest zajęte
page-table-full-about = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać rozgrywkę.
page-watch = Oglądaj
page-match-over = Rozgrywka zakończona
page-match-over-about = Przy tym stole gra dobiegła końca. Możesz obejrzeć podliczenie i powtórkę.
page-seated-already = Masz już miejsce przy tym stole
page-here = przy stole
page-away = poza stołem
page-lobby = { $missing ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $missing } miejsca są jeszcze wolne
   *[many] { $missing } miejsc jest jeszcze wolnych
}
page-starts-itself = Rozgrywka zacznie się sama, gdy ktoś zajmie ostatnie miejsce.
page-invite-friends = Zaproś znajomych
page-invite-how = Każdy link otwiera jedno miejsce. Konto nie jest potrzebne.
page-link-for = Link z zaproszeniem na miejsce: { $seat }
page-copy-link = Kopiuj link
page-copied = Skopiowano
page-give-to-bot = albo gra tu bot:
page-seat-for-you = Jest dla ciebie wolne miejsce
page-meanwhile = Gospodarz zbiera graczy
page-meanwhile-about = Jest czas, żeby zajrzeć do zasad.

## The end

page-counting = Liczymy punkty
page-wins-by = { $points ->
    [one] wygrywa o jeden punkt
    [few] wygrywa o { $points } punkty
   *[many] wygrywa o { $points } punktów
}
page-wins-tie = wygrywa przy remisie
page-shares-victory = wygrywa wspólnie
page-rank = { $rank ->
    [2] drugie miejsce
    [3] trzecie miejsce
    [4] czwarte miejsce
   *[5] piąte miejsce
}
page-behind = { $points ->
    [0] remis
   *[other] strata: { $points }
}
page-the-reckoning = Podliczenie
page-total = Razem
page-how-it-ended = Jak doszło do końca: { $ending }.
page-points-over = Punkty w trakcie gry
page-turn = Tura { $turn }
page-at-the-end = Po podliczeniu
# Below the axis of the plot: turns, and the last stretch where the final points are counted.
page-axis-turns = tury
page-axis-count = podliczenie
page-see-moment = Zobacz tę chwilę
page-back-to-board = Plansza
page-download = Zapis
page-share = Udostępnij
page-rematch = Rewanż
page-join-rematch = Dołącz do rewanżu
page-watch-rematch = Oglądaj rewanż

## Replay

page-no-replay = Nie ma czego odtwarzać
page-unrolling = Rozwijamy zwój
page-first = Na początek
page-previous = Jedna decyzja wstecz
page-play = Odtwarzaj
page-pause = Pauza
page-next = Jedna decyzja naprzód
page-last = Na koniec
page-scrubber = Krok rozgrywki
page-step-of = Krok { $step } z { $steps }, tura { $turn }
page-log = Co się wydarzyło
page-setup = Przygotowanie
page-parts = Części planszy
page-look-from = Widok z miejsca
page-still-running = Ta rozgrywka jeszcze trwa: widzisz to, co wolno wiedzieć z twojego miejsca.

## Rules

page-no-rules = Nie ma tu zasad
page-rules-of = Zasady: { $game }
page-chapters = Rozdziały
page-try-it = Wypróbuj z botami
