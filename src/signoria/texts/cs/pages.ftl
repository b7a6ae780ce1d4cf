### The pages around the table in Czech: shelf, new table, invitation, lobby, end, replay, rules.

## The titles

page-variant-basic = základní varianta
page-variant-advanced = pokročilá varianta

## Crests of the seats, also the name of a guest who gives none

page-crest-lily = Lilie
page-crest-tower = Věž
page-crest-oak = Dub
page-crest-column = Sloup
page-crest-bull = Býk

## The bar on top

page-nav = Stránky
page-nav-play = Hrát
page-nav-learn = Pravidla
page-settings = Jazyk a osvětlení
page-switch-theme = Denní světlo, nebo svíčky
page-your-name = Vaše jméno
page-name-label = Jak vám máme říkat?
page-keep-name = To jsem já

## Home

page-shelf = { $games ->
    [4] Čtyři hry z renesance
   *[other] Hry z renesance
}
page-in-the-workshop = V dílně
# A game of another package, without a board for the browser; then what its tables say.
page-not-in-browser = Jen v terminálu
page-not-drawn = Prohlížeč nemá pro hru { $game } herní plán: hrajte ji v terminálu příkazem „signoria play { $game }“.
page-players = { $from } až { $to ->
    [few] { $to } hráči
   *[other] { $to } hráčů
}
page-play-bots = Hrát proti botům
# Below "Play against bots": what begins with the click.
page-quick = { $bots ->
    [one] jeden bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
page-new-table = Nový stůl
page-waiting = Čeká se na vás
page-waiting-count = { $waiting ->
    [one] { $waiting } stůl
    [few] { $waiting } stoly
   *[other] { $waiting } stolů
}{ $others ->
    [0] { "" }
    [one] ; u { $others } dalšího přemýšlejí jiní
   *[other] ; u { $others } dalších přemýšlejí jiní
}
page-waiting-none = Žádný stůl na vás nečeká. Vezměte z police krabici: boti jsou vždy připraveni.
page-take-your-turn = Na tah
page-last-move = Poslední tah
page-others = U vašich dalších stolů
page-thinks = { $name } přemýšlí
page-waits-for-players = { $missing ->
    [one] jedno volné místo
    [few] { $missing } volná místa
   *[other] { $missing } volných míst
}
page-to-the-table = Ke stolu
page-over = Dohrané
page-all-finished = { $number ->
    [one] { $number } partie
    [few] Všechny { $number } partie
   *[other] Všech { $number } partií
}
page-winner = vítězství
page-reckoning = Vyúčtování
page-replay = Přehrání
page-open-tables = Otevřené stoly
page-open-none = Právě teď nikdo nehledá spoluhráče. Prostřete nový stůl a nechte ho tu vypsat.
page-hosts-live = zve { $host }, naživo
page-hosts-mail = zve { $host }, korespondenčně
page-join = Přisednout
page-open-seat = Volné místo

## Waiting and errors

page-laying-out = Stůl se chystá
page-no-answer = Nikdo neodpovídá
page-try-again = Zkusit znovu
page-no-table = Takový stůl tu není
page-no-such-game = Tato hra ještě na polici není.
page-to-the-shelf = K polici
page-not-found = Tyto dveře nikam nevedou
page-not-found-about = Na této adrese žádná stránka není. Možná se cestou ztratilo písmenko z odkazu.

## New table

page-who-sits = Kdo kde sedí
page-seats = Místa
page-number-of-players = Počet hráčů
# Who sits on the seat with this crest?
page-who-here = Místo: { $seat }
page-seat-me = Vy
page-seat-me-about = Posaďte se sem.
page-open-seat-about = Pro přátele s odkazem z pozvánky.
# Kinds of bots: each has a person's name at the table, this is how it plays.
page-bot-greedy = Kupec
page-bot-random = Šašek
page-bot-novizio = Nováček
page-bot-about-novizio = Zná pravidla, hodně přehlédne a zbytek odhadne špatně. Pro první partii.
page-bot-cittadino = Měšťan
page-bot-about-cittadino = Hraje rozumně, s přehmaty. Chybu či dvě odpustí.
page-bot-mercante = Kupec
page-bot-about-mercante = Bere, co právě teď slibuje nejvíc. Slušný soupeř na první večer.
page-bot-condottiero = Kondotiér
page-bot-about-condottiero = Rozhoduje se na první pohled, podle toho, co vyhrálo tisíce partií, s přehmaty.
page-bot-magnifico = Magnifico
page-bot-about-magnifico = Přemýšlí dopředu, až vteřinu na tah, a zkouší, čím byste mohli odpovědět.
# How strong a level was measured to be, on Elo's scale; 0 where nothing is known of the spread.
page-bot-rating = Hodnocení { $rating }{ $spread ->
    [0] {""}
   *[other] {"\u00A0"}±{ $spread }
}{"\u00A0"}· { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
   *[other] { $matches } partií
}
page-bot-unrated = Hodnocení zatím nezměřeno
page-ratings-about = Úrovně se měřily v partiích mezi sebou, Kupec má 1500. Kdo má o 400 bodů víc, skončí desetkrát častěji vpředu než vzadu.
page-move-seat = Chcete-li sedět jinde, vyberte jiné místo a posaďte se tam.
page-which-game = Varianta hry
page-pace = Tempo
page-pace-live = Naživo
page-pace-live-about = Všichni jsou u stolu, tah střídá tah.
page-pace-mail = Korespondenčně
page-by-mail = korespondenčně
page-pace-mail-about = Každý hraje, když má čas, třeba celé dny.
page-who-may-come = Kdo smí přijít
page-private = Na pozvání
page-private-about = Tento stůl najdou jen přátelé s odkazem.
page-listed = Veřejně
page-listed-about = Volné místo si může vzít kdokoli z úvodní stránky.
page-hints = Rady
page-hints-none = Žádné
page-hints-three = Tři pro každého
page-hints-free = Bez omezení
page-hints-about = Bot přemýšlí s vámi a tomu, kdo se zeptá, poví nejlepší možnosti.
page-house-rules = Domácí pravidla
page-house-rules-count = { $changed ->
    [0] jak čteme pravidla my
    [one] jedno změněné
    [few] { $changed } změněná
   *[other] { $changed } změněných
}
page-rule = Pravidlo { $rule }
page-reconstructed = Údaje, které jsme museli odvodit
# A file that may be chosen instead, and the shipped one to download and change.
page-file-choose = Vybrat vlastní soubor
page-file-start = Vzít náš jako základ
page-file-line = Řádek { $line }:
page-invited = { $invited ->
    [0] Všichni jsou tu: partie hned začne.
    [one] Jedno místo čeká na přátele.
    [few] { $invited } místa čekají na přátele.
   *[other] { $invited } míst čeká na přátele.
}
page-lay-table = Prostřít stůl
page-start-match = Začít partii

## Invitation and lobby

page-invitation = Pozvánka
page-invites = { $host } vás zve ke stolu
page-take-seat = Posadit se
page-learn-first = Přečíst si, jak probíhá první tah
page-seat-gone = Místo je obsazené
page-table-full-about = Všechna místa u tohoto stolu jsou obsazená. Partii můžete sledovat.
page-watch = Sledovat
page-match-over = Partie skončila
page-match-over-about = U tohoto stolu se už dohrálo. Vyúčtování i přehrání jsou vám otevřené.
page-seated-already = U tohoto stolu máte místo
page-here = u stolu
page-away = pryč
page-lobby = { $missing ->
    [one] Zbývá jedno volné místo
    [few] Zbývají { $missing } volná místa
   *[other] Zbývá { $missing } volných míst
}
page-starts-itself = Partie začne sama, jakmile se obsadí poslední místo.
page-invite-friends = Pozvěte přátele
page-invite-how = Každý odkaz otevírá jedno místo. Účet není potřeba.
page-link-for = Odkaz s pozvánkou, místo: { $seat }
page-copy-link = Kopírovat odkaz
page-copied = Zkopírováno
page-give-to-bot = nebo ať tu sedí
page-seat-for-you = Je tu pro vás volné místo
page-meanwhile = Hostitel shání hráče
page-meanwhile-about = Je čas podívat se do pravidel.

## The end

page-counting = Sčítají se body
page-wins-by = { $points ->
    [one] vítězí o jeden bod
    [few] vítězí o { $points } body
   *[other] vítězí o { $points } bodů
}
page-wins-tie = vítězí při shodě
page-shares-victory = dělí se o vítězství
page-rank = { $rank ->
    [2] druhé místo
    [3] třetí místo
    [4] čtvrté místo
   *[5] páté místo
}
page-behind = { $points ->
    [0] shoda
   *[other] ztráta { $points }
}
page-the-reckoning = Vyúčtování
page-total = Celkem
page-how-it-ended = Jak to skončilo: { $ending }.
page-points-over = Body v průběhu hry
page-turn = Tah { $turn }
page-at-the-end = Po sečtení
# Below the axis of the plot: turns, and the last stretch where the final points are counted.
page-axis-turns = tahy
page-axis-count = závěr
page-see-moment = Ukázat tuto chvíli
page-back-to-board = Plán
page-download = Záznam
page-share = Sdílet
page-rematch = Odveta
page-join-rematch = Přidat se k odvetě
page-watch-rematch = Sledovat odvetu

## Replay

page-no-replay = Není co přehrát
page-unrolling = Svitek se rozvíjí
page-first = Na začátek
page-previous = O rozhodnutí zpět
page-play = Přehrát
page-pause = Pozastavit
page-next = O rozhodnutí vpřed
page-last = Na konec
page-scrubber = Krok partie
page-step-of = Krok { $step } z { $steps }, tah { $turn }
page-log = Co se dělo
page-setup = Příprava
page-parts = Části plánu
page-look-from = Pohled z místa
page-still-running = Tato partie se ještě hraje: vidíte jen to, co smíte vědět ze svého místa.

## Rules

page-no-rules = Pravidla tu nejsou
page-rules-of = Pravidla: { $game }
page-chapters = Kapitoly
page-try-it = Vyzkoušet proti botům
