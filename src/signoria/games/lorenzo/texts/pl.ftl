### Lorenzo il Magnifico in Polish.
###
### Terms: epoka (a period), runda (a round), tura (a turn), członek rodziny, in short pionek (a member),
### przywódca (a leader), płytka premii, płytka ekskomuniki, premia piętra, zbiory, produkcja, zasoby
### (all resources), surowce (wood and stone), raport watykański.
### Events are told in the present tense, which does not ask whether a player is a man or a woman;
### where a player is not the subject the name stands behind "gracz" ("gracza Anna").
###
### Cards: { $card } is the message `card`, a card's name behind the noun of its type, which is the same
### in the nominative and the accusative: "budynek Mennica". All sentences keep to that.
###
### Lists of goods stand in the nominative, "1 moneta, 1 sługa", so they come after a colon or in
### brackets: "zyskuje: 1 moneta". Spaces are the same in both cases but for the palace: "do Pałacu Rady".

title = Lorenzo il Magnifico

## Cards, by tower

card-commercial-hub = Faktoria
card-woods = Lasek
card-village = Wioska
card-gravel-pit = Żwirownia
card-forest = Puszcza
card-monastery = Klasztor
card-citadel = Cytadela
card-city = Miasto
card-gold-mine = Kopalnia złota
card-mountain-town = Górska osada
card-mining-town = Osada górnicza
card-rock-pit = Kamieniołom
card-estate = Majątek
card-hermitage = Pustelnia
card-manor-house = Dwór
card-dukedom = Księstwo
card-trading-town = Miasto kupieckie
card-farm = Folwark
card-colony = Kolonia
card-marble-pit = Kopalnia marmuru
card-province = Prowincja
card-sanctuary = Sanktuarium
card-castle = Zamek
card-fortified-town = Miasto warowne

card-warlord = Kondotier
card-stonemason = Kamieniarz
card-dame = Dama
card-knight = Rycerz
card-farmer = Rolnik
card-artisan = Rzemieślnik
card-preacher = Kaznodzieja
card-abbess = Opatka
card-captain = Kapitan
card-architect = Architekt
card-patron = Mecenas
card-hero = Bohater
card-peasant = Wieśniak
card-scholar = Uczony
card-papal-messenger = Poseł papieski
card-royal-messenger = Poseł królewski
card-noble = Szlachcic
card-governor = Gubernator
card-paramour = Kurtyzana
card-herald = Herold
card-cardinal = Kardynał
card-bishop = Biskup
card-general = Generał
card-ambassador = Ambasador

card-mint = Mennica
card-tax-office = Urząd podatkowy
card-triumphal-arch = Łuk triumfalny
card-theater = Teatr
card-carpenters-shop = Warsztat ciesielski
card-stonemasons-shop = Warsztat kamieniarski
card-chapel = Kaplica
card-residence = Rezydencja
card-marketplace = Rynek
card-treasury = Skarbiec
card-painters-guild = Cech malarzy
card-sculptors-guild = Cech rzeźbiarzy
card-stonemasons-guild = Cech kamieniarzy
card-baptistery = Baptysterium
card-barracks = Koszary
card-stronghold = Warownia
card-bank = Bank
card-fair = Jarmark
card-garden = Ogród
card-fortress = Twierdza
card-palace = Pałac
card-church = Kościół
card-military-academy = Akademia wojskowa
card-cathedral = Katedra

card-hiring-recruits = Zaciąg rekrutów
card-repairing-the-church = Naprawa kościoła
card-building-the-walls = Budowa murów
card-raising-a-statue = Wzniesienie posągu
card-military-campaign = Kampania wojenna
card-hosting-panhandlers = Przyjęcie żebraków
card-fighting-heresies = Walka z herezją
card-support-to-the-bishop = Wsparcie biskupa
card-hiring-soldiers = Zaciąg żołnierzy
card-repairing-the-abbey = Naprawa opactwa
card-building-the-bastions = Budowa bastionów
card-support-to-the-king = Wsparcie króla
card-improving-the-canals = Ulepszenie kanałów
card-hosting-foreigners = Przyjęcie przybyszów
card-crusade = Krucjata
card-support-to-the-cardinal = Wsparcie kardynała
card-hiring-mercenaries = Zaciąg najemników
card-repairing-the-cathedral = Naprawa katedry
card-building-the-towers = Budowa wież
card-promoting-sacred-art = Sztuka sakralna
card-military-conquest = Podbój zbrojny
card-improving-the-roads = Ulepszenie dróg
card-sacred-war = Święta wojna
card-support-to-the-pope = Wsparcie papieża

# A card's name inside a sentence, never at its beginning.
card = { $kind ->
    [territory] terytorium { $name }
    [character] postać { $name }
    [building] budynek { $name }
   *[venture] przedsięwzięcie { $name }
}

## Leaders

leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Federico da Montefeltro
leader-girolamo-savonarola = Girolamo Savonarola
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-leonardo-da-vinci = Leonardo da Vinci
leader-pico-della-mirandola = Pico della Mirandola
leader-sisto-iv = Sisto IV
leader-lucrezia-borgia = Lucrezia Borgia
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-lorenzo-de-medici = Lorenzo de' Medici
leader-ludovico-il-moro = Ludovico il Moro
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Santa Rita
leader-cosimo-de-medici = Cosimo de' Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni

# The same names where little room is: eleven letters or so.
short-francesco-sforza = Sforza
short-ludovico-ariosto = Ariosto
short-filippo-brunelleschi = Brunelleschi
short-federico-da-montefeltro = Montefeltro
short-girolamo-savonarola = Savonarola
short-giovanni-dalle-bande-nere = Bande Nere
short-sandro-botticelli = Botticelli
short-michelangelo-buonarroti = Michelangelo
short-ludovico-iii-gonzaga = Gonzaga
short-leonardo-da-vinci = Leonardo
short-pico-della-mirandola = Pico
short-sisto-iv = Sisto IV
short-lucrezia-borgia = Lucrezia
short-sigismondo-malatesta = Malatesta
short-lorenzo-de-medici = Lorenzo
short-ludovico-il-moro = Il Moro
short-cesare-borgia = Cesare
short-santa-rita = Santa Rita
short-cosimo-de-medici = Cosimo
short-bartolomeo-colleoni = Colleoni

## Excommunication tiles; the tiles themselves show pictures only, the names are ours

edict-fewer-military = Mniej żołnierzy
edict-fewer-coins = Mniej monet
edict-fewer-servants = Mniej sług
edict-fewer-materials = Mniej surowców
edict-poor-harvest = Marne zbiory
edict-poor-production = Marna produkcja
edict-weak-members = Słaba rodzina
edict-weak-territories = Terytoria poza zasięgiem
edict-weak-buildings = Budynki poza zasięgiem
edict-weak-characters = Postacie poza zasięgiem
edict-weak-ventures = Przedsięwzięcia poza zasięgiem
edict-no-market = Zakaz wstępu na targ
edict-idle-servants = Leniwi słudzy
edict-late-start = Późny start
edict-no-characters = Zapomniane postacie
edict-no-ventures = Zapomniane przedsięwzięcia
edict-no-territories = Zapomniane terytoria
edict-tithe = Dziesięcina
edict-disarmed = Rozbrojenie
edict-razed = Zburzone budynki
edict-spoiled = Zepsute zapasy

## Personal bonus tiles

tile-common = wspólna płytka
tile-a = płytka A
tile-b = płytka B
tile-c = płytka C
tile-d = płytka D

## The towers, as headings

tower-territory = Terytoria
tower-character = Postacie
tower-building = Budynki
tower-venture = Przedsięwzięcia

## Members of a family, by the die that gives them their value; they stand beside "pionek"

member-black = czarny
member-white = biały
member-orange = pomarańczowy
member-neutral = neutralny

## Places

# A floor of a tower, counted from the bottom.
floor = { $tower_key ->
    [territory] { $floor }. piętro terytoriów
    [character] { $floor }. piętro postaci
    [building] { $floor }. piętro budynków
   *[venture] { $floor }. piętro przedsięwzięć
}
# A space of the market, told by what it gives.
market = targ ({ $goods })
space-harvest-small = małe pole zbiorów
space-harvest-large = duże pole zbiorów
space-production-small = małe pole produkcji
space-production-large = duże pole produkcji
space-council-palace = Pałac Rady
# The same areas as headings and as causes, in brackets.
area-market = Targ
area-harvest = Zbiory
area-production = Produkcja
area-council-palace = Pałac Rady

## Causes, in brackets or before a colon; cards, leaders and tiles have their names

cause-tile = Płytka premii
# The privilege for a discarded leader who is a secret.
cause-discard = Odrzucony przywódca

## Choices

payment-military = punkty militarne
payment-resources = zasoby
material-wood = drewno
material-stone = kamień
arrow-first = pierwsza wymiana
arrow-second = druga wymiana
# An exchange of a building: "1 drewno na 3 monety", the payment first.
exchange = { $pay } na { $get }
# What a card does at once, where its owner chooses the order.
part-gains = zyski
part-privileges = przywileje
part-action = akcja

## Goods, with how many

good-coin = { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
   *[many] { $amount } monet
}
good-wood = { $amount ->
    [one] { $amount } drewno
   *[other] { $amount } drewna
}
good-stone = { $amount ->
    [one] { $amount } kamień
    [few] { $amount } kamienie
   *[many] { $amount } kamieni
}
good-servant = { $amount ->
    [one] { $amount } sługa
   *[other] { $amount } sług
}
good-military = { $amount ->
    [one] { $amount } punkt militarny
    [few] { $amount } punkty militarne
   *[many] { $amount } punktów militarnych
}
good-faith = { $amount ->
    [one] { $amount } punkt wiary
    [few] { $amount } punkty wiary
   *[many] { $amount } punktów wiary
}
good-vp = { $amount } PZ
good-privilege = { $amount ->
    [one] { $amount } przywilej rady
    [few] { $amount } przywileje rady
   *[many] { $amount } przywilejów rady
}
good-privileges-different = { $amount ->
    [few] { $amount } różne przywileje rady
   *[many] { $amount } różnych przywilejów rady
}
# Cards on somebody's board, in requirements: "5 przedsięwzięć".
good-territory = { $amount ->
    [one] { $amount } terytorium
    [few] { $amount } terytoria
   *[many] { $amount } terytoriów
}
good-character = { $amount ->
    [one] { $amount } postać
    [few] { $amount } postacie
   *[many] { $amount } postaci
}
good-building = { $amount ->
    [one] { $amount } budynek
    [few] { $amount } budynki
   *[many] { $amount } budynków
}
good-venture = { $amount ->
    [one] { $amount } przedsięwzięcie
    [few] { $amount } przedsięwzięcia
   *[many] { $amount } przedsięwzięć
}
good-alike = { $amount ->
    [one] { $amount } karta jednego typu
    [few] { $amount } karty jednego typu
   *[many] { $amount } kart jednego typu
}

## Parts of lists, put together with commas

# Just a player: for lists of names.
seat-name = { $seat }
# A player and a number: "Anna 5".
amount-of-seat = { $seat } { $amount }
# An excommunication tile of a period: "I Mniej monet".
edict-of-period = { $period ->
    [1] I
    [2] II
   *[3] III
} { $edict }
# A die: "biała 4".
die-shows = { $die_key ->
    [black] czarna
    [white] biała
    [orange] pomarańczowa
   *[other] { $die }
} { $pips }
# So much off a price, and whose doing it is: "1 moneta (Dama)".
amount-by = { $amount } ({ $cause })
# Points from one source: "postacie 10".
points-from = { $source } { $points }

## What is printed on a piece: first a label, such as "Od razu", then words after it

label-cost = Koszt
label-needs = Wymagania
label-at-once = Od razu
label-harvest = Zbiory { $value }
label-production = Produkcja { $value }
label-always = Stale
label-round = Raz na rundę
label-end = Na koniec
label-burden = Ekskomunika

words-goods = { $goods }
# Two things one after another, or a thing and what belongs to it.
words-both = { $first }; { $second }
# A price in military points: "2 punkty militarne, jeśli masz co najmniej 4".
words-military = { $goods }, jeśli masz co najmniej { $needs }
words-either = { $first }; albo { $second }
# `itself` tells whether the card counts, too, being of that type.
words-per-card = { $type_key ->
    [territory] { $goods } za każde twoje terytorium
    [character] { $goods } za każdą twoją postać
    [building] { $goods } za każdy twój budynek
   *[venture] { $goods } za każde twoje przedsięwzięcie
}{ $itself ->
    [yes] , łącznie z tą kartą
   *[no] {""}
}
words-per-military = { $goods } za { $every ->
    [one] każdy twój punkt militarny
    [few] każde { $every } twoje punkty militarne
   *[many] każde { $every } twoich punktów militarnych
}
# A bonus action in the towers.
words-take = { $type_key ->
    [territory] możesz wziąć terytorium akcją o wartości { $value }
    [character] możesz wziąć postać akcją o wartości { $value }
    [building] możesz wziąć budynek akcją o wartości { $value }
    [venture] możesz wziąć przedsięwzięcie akcją o wartości { $value }
   *[any] możesz wziąć dowolną kartę akcją o wartości { $value }
}
words-harvest = możesz przeprowadzić zbiory o wartości { $value }
words-production = możesz przeprowadzić produkcję o wartości { $value }
# An exchange at a production, and one that offers two, of which one may be used.
words-exchange = możliwa wymiana: { $pay } na { $get }
words-two-exchanges = możliwa wymiana: { $pay } na { $get } albo { $second_pay } na { $second_get }
# Help or hindrance when a card is taken: `sign` is more or less.
words-taking = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} do wartości, gdy bierzesz { $type_key ->
    [territory] terytorium
    [character] postać
    [building] budynek
    [venture] przedsięwzięcie
   *[any] dowolną kartę
}
# Said after `words-taking` or `words-take`.
words-cheaper = zniżka: { $goods }
words-cheaper-either = zniżka: 1 { $first } albo 1 { $second }
words-harvesting = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} do wartości każdych zbiorów
words-producing = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} do wartości każdej produkcji
words-no-floor-bonus = odtąd żadnych premii z { $first }. i { $second }. piętra wież

# Leaders.
words-all-cheaper = zniżka na każdą kartę: { $goods }
words-occupied-spaces = możesz wysyłać pionki na zajęte pola
words-no-tower-fee = za zajętą wieżę nic nie płacisz
words-any-slot = terytoria nie wymagają punktów militarnych
words-copies = wybierz przywódcę, którego inny gracz ma w grze: masz też jego zdolność
words-support-vp = { $goods } za każdym razem, gdy wspierasz Kościół
# The list: "monety, drewno, kamień, słudzy".
words-doubles = co karta daje od razu, dostajesz podwójnie: { $list }
words-member-value = { $members ->
    [one-coloured] jeden niewysłany jeszcze pionek jest w tej rundzie wart { $value }
   *[coloured] twoje kolorowe pionki są warte { $value } bez względu na kostki
}
words-member-bonus = { $members ->
    [neutral] twój neutralny pionek jest wart o { $value } więcej
   *[coloured] { $sign ->
        [more] twoje kolorowe pionki są warte o { $value } więcej
       *[less] twoje kolorowe pionki są warte o { $value } mniej
    }
}

# Excommunication tiles.
words-fewer = { $second_key ->
    [none] każde źródło daje ci o 1 mniej: { $first }
   *[other] każde źródło daje ci o 1 mniej: { $first } lub { $second }
}
words-no-market = nie możesz wysyłać pionków na targ
words-servants-per-point = { $servants ->
    [one] { $servants } sługa daje tylko +1
   *[other] { $servants } sług daje tylko +1
}
words-late-start = tracisz pierwszą turę każdej rundy i rozgrywasz ją dopiero po ostatnich turach wszystkich
words-no-final-vp = { $of ->
    [territories] nie dostajesz PZ za terytoria
    [characters] nie dostajesz PZ za postacie
   *[ventures] nie dostajesz PZ za przedsięwzięcia
}
words-final-loss = { $per ->
    [vp] tracisz 1 PZ za każde { $every } PZ, które masz przed końcowym podliczeniem
    [military] tracisz 1 PZ za każdy punkt militarny
    [building-materials] tracisz 1 PZ za każde drewno i każdy kamień w wydrukowanym koszcie twoich budynków
   *[resources] tracisz 1 PZ za każdą monetę, drewno, kamień i sługę, które ci zostały
}

# Bare names of goods, without a number.
goods-name-coin = monety
goods-name-wood = drewno
goods-name-stone = kamień
goods-name-servant = słudzy
goods-name-military = punkty militarne
goods-name-faith = punkty wiary
goods-name-vp = PZ

## How an action adds up, line by line; { $good } comes with its number, { $amount } is only the number

account-die = { $cause } pionek: { $amount }
account-raised = { $cause } pionek, podniesiony: { $amount }
account-fixed = { $cause_kind ->
    [member] { $cause } pionek: { $amount }
   *[other] { $cause }: { $amount }
}
account-aid = { $cause }: +{ $amount }
account-hindrance = { $cause }: −{ $amount }
account-space = duże pole: −{ $amount }
account-servants = słudzy: +{ $amount }
account-needed = potrzeba: { $amount }
account-boost = { $good } na podniesienie wartości
account-fee = wieża jest zajęta: { $good }
account-waived = { $cause }: bez opłaty za zajętą wieżę ({ $good })
account-floor = { $good } z piętra
account-lessened = { $cause }, strata: { $good }
account-cost = { $cause }, koszt: { $good }
account-discount = { $cause }, zniżka: { $good }
account-needs = { $cause_kind ->
    [card] { $cause }, wymagane: { $good }
   *[other] następne terytorium, wymagane: { $good }
}
account-gain = { $cause }, zysk: { $good }
account-privileges = { $cause }, zysk: { $good }
account-action = { $what ->
    [harvest] { $cause }: zbiory o wartości { $amount }
    [production] { $cause }: produkcja o wartości { $amount }
   *[take] { $cause }: karta za akcję o wartości { $amount }
}
account-requires = { $cause }, wymagane: { $good }
account-has = masz: { $good }

## Questions

question-tile = Którą płytkę premii bierzesz?
question-pick = Wybór { $pick } z 3: zatrzymaj jednego przywódcę, reszta idzie w prawo.
question-turn = { $now ->
    [recovered] Stracona tura wraca: wyślij członka rodziny albo spasuj.
    [after] Użyj przywódców albo zakończ turę.
   *[before] Wyślij członka swojej rodziny.
}
# How many servants are added to a member's value, or to a bonus harvest or production.
question-servants = { $bonus ->
    [harvest] { $cause }: zbiory o wartości { $value }. Ile sług dodajesz?
    [production] { $cause }: produkcja o wartości { $value }. Ile sług dodajesz?
    [card] { $cause }: akcja ma wartość { $value }. Ile sług dodajesz?
   *[no] Tutaj { $member } pionek jest wart { $value }. Ile sług dodajesz?
}
question-way = Czym płacisz za { $card }?
question-saving = Bierzesz { $card }: oszczędzasz 1 drewno czy 1 kamień?
question-privilege = { $different ->
    [yes] { $left ->
        [one] Jeszcze jeden przywilej rady, inny niż poprzednie: co bierzesz?
        [few] { $left } różne przywileje rady: co bierzesz najpierw?
       *[many] { $left } różnych przywilejów rady: co bierzesz najpierw?
    }
   *[no] { $left ->
        [one] Przywilej rady: co bierzesz?
        [few] { $left } przywileje rady: co bierzesz najpierw?
       *[many] { $left } przywilejów rady: co bierzesz najpierw?
    }
}
question-taking = { $type_key ->
    [any] { $cause }: weź dowolną kartę akcją o wartości { $value } albo zrezygnuj.
    [territory] { $cause }: weź terytorium akcją o wartości { $value } albo zrezygnuj.
    [character] { $cause }: weź postać akcją o wartości { $value } albo zrezygnuj.
    [building] { $cause }: weź budynek akcją o wartości { $value } albo zrezygnuj.
   *[venture] { $cause }: weź przedsięwzięcie akcją o wartości { $value } albo zrezygnuj.
}
question-exchanging = Produkcja o wartości { $value }: z których wymian korzystasz? Płacisz tym, co masz teraz.
question-raising = { $cause }: który pionek jest w tej rundzie wart więcej?
question-copying = { $cause }: czyją zdolność kopiujesz?
question-support = { $known ->
    [yes] Wspierasz Kościół, { $points } PZ za całą twoją wiarę, czy przyjmujesz ekskomunikę: { $edict }?
   *[no] Raport watykański: wspierasz Kościół czy przyjmujesz ekskomunikę: { $edict }?
}
question-losing = { $cause } daje ci o jeden mniej: drewno czy kamień?
question-ordering = { $cause }: co najpierw?
question-drawing_order = Losowana jest kolejność graczy.
question-drawing_edict = Losowana jest płytka ekskomuniki.
question-dealing = Rozdawani są przywódcy.
question-turning_up = Odkrywana jest karta.
question-rolling = Trwa rzut kostkami.

## Actions, each as a sentence

verb-place = Wyślij { $member } pionek { $space_key ->
    [council-palace] do Pałacu Rady
   *[other] na { $space }
}
verb-pass = Spasuj
verb-end-turn = Zakończ turę
verb-play = Zagraj kartę { $leader }
verb-discard = Odrzuć kartę { $leader } za przywilej
verb-activate = Użyj karty { $leader }
verb-servants = { $servants ->
    [0] Nie dodawaj sług
    [one] Dodaj { $servants } sługę
   *[other] Dodaj { $servants } sług
}
verb-pay = { $payment_key ->
    [military] Zapłać punktami militarnymi
   *[resources] Zapłać zasobami
}
verb-save = Zapłać o 1 { $material } mniej
verb-privilege = Weź: { $privilege }
verb-take = Weź kartę: { $space }
verb-decline = Zrezygnuj
verb-use = { $known ->
    [yes] { $building }: { $terms }
   *[no] { $building }: { $arrow }
}
verb-done = Koniec wymian
verb-raise = Podnieś wartość { $member_key ->
    [black] czarnego
    [white] białego
    [orange] pomarańczowego
   *[neutral] neutralnego
} pionka
verb-copy = Kopiuj kartę { $leader }
verb-support = Wesprzyj Kościół
verb-refuse = Przyjmij ekskomunikę
verb-choose-tile = Weź { $tile_key ->
    [a] płytkę A
    [b] płytkę B
    [c] płytkę C
    [d] płytkę D
   *[common] wspólną płytkę
}
verb-keep = Zatrzymaj kartę { $leader }
verb-lose = Strać 1 { $material }
verb-resolve = Najpierw { $part }
verb-draw-seat = Następny w kolejności jest gracz { $seat }
verb-draw-edict = Wylosowana płytka: { $edict }
verb-draw-leader = Wylosowany przywódca: { $leader }
verb-draw-card = Los przynosi { $card }
verb-roll = Na kostce wypada { $pips }

## Headings above several actions of one verb; their last argument is listed

# The members that can be placed there are listed after it.
group-place = { $space_key ->
    [council-palace] Do Pałacu Rady
   *[other] Na { $space }
}
group-play = Zagraj
group-discard = Odrzuć za przywilej
group-activate = Użyj
group-pay = Zapłać
group-save = Zapłać o 1 mniej
group-privilege = Weź
group-take = Weź kartę
group-use = { $building }
group-raise = Podnieś wartość pionka
group-copy = Kopiuj
group-choose-tile = Wybierz
group-keep = Zatrzymaj
group-lose = Strać 1
group-resolve = Najpierw

## What happened

# The players in their new order.
event-order_drawn = Kolejność graczy: { $list }.
event-start_goods = Monety na początek: { $list }.
event-edict_drawn = Kto zawiedzie Kościół, tego czeka: { $list }.
event-tile_chosen = { $seat } bierze { $tile_key ->
    [a] płytkę A
    [b] płytkę B
    [c] płytkę C
    [d] płytkę D
   *[common] wspólną płytkę
}.
# The leaders are listed for the one who got them; the others learn how many there were.
event-leader_dealt = { $known ->
    [yes] { $seat } dostaje przywódców: { $list }.
   *[no] { $seat } dostaje { $number ->
        [one] { $number } przywódcę
       *[other] { $number } przywódców
    }.
}
event-leader_picked = { $seat } zatrzymuje kartę { $leader }.
event-packs_passed = Każdy zatrzymuje jednego przywódcę, a pozostałych podaje w prawo.
event-round_started = { $period ->
    [1] Zaczyna się runda { $round }, epoka I.
    [2] Zaczyna się runda { $round }, epoka II.
   *[3] Zaczyna się runda { $round }, epoka III.
}
event-card_turned = { $type_key ->
    [territory] Nowe terytoria: { $list }.
    [character] Nowe postacie: { $list }.
    [building] Nowe budynki: { $list }.
   *[venture] Nowe przedsięwzięcia: { $list }.
}
event-die_rolled = Kostki: { $list }.
event-turn_started = Następna tura: { $seat }.
# A member is placed; `list` is what the space gives. { $who } and { $where } are the two messages below.
event-placed = { $gains ->
    [yes] { $seat } wysyła { $who } { $where } i zyskuje: { $list }.
   *[no] { $seat } wysyła { $who } { $where }, wartość { $value }.
}
placed-member = { $servants ->
    [0] { $member } pionek
    [one] { $member } pionek z { $servants } sługą
   *[other] { $member } pionek z { $servants } sługami
}
placed-where = { $area ->
    [market] na targ
    [council-palace] do Pałacu Rady
   *[other] na { $space }
}
event-lost_action = { $seat } nie wysyła w tej turze żadnego pionka.
event-skipped = { $seat } traci pierwszą turę przez ekskomunikę.
event-recovered = { $seat } nadrabia straconą turę.
event-servants_spent = { $servants ->
    [one] { $seat } dodaje { $servants } sługę.
   *[other] { $seat } dodaje { $servants } sług.
}
event-fee_paid = { $coins ->
    [one] { $seat } płaci { $coins } monetę za zajętą wieżę.
    [few] { $seat } płaci { $coins } monety za zajętą wieżę.
   *[many] { $seat } płaci { $coins } monet za zajętą wieżę.
}
event-fee_waived = { $seat } nie płaci nic za zajętą wieżę ({ $leader }).
event-floor_bonus = { $gains ->
    [yes] { $seat } zyskuje z piętra: { $list }.
   *[no] { $seat } nie zyskuje nic z piętra.
}
event-no_floor_bonus = { $seat } nie dostaje premii piętra, bo ma { $card }.
event-discount = { $seat } oszczędza: { $list }.
event-cost_paid = { $seat } płaci: { $list }.
event-card_taken = { $paid ->
    [yes] { $gains ->
        [yes] { $seat } bierze { $card } (koszt: { $cost }) i zyskuje: { $list }.
       *[no] { $seat } bierze { $card } (koszt: { $cost }).
    }
   *[no] { $gains ->
        [yes] { $seat } bierze { $card } i zyskuje: { $list }.
       *[no] { $seat } bierze { $card }.
    }
}
event-gained = { $seat } zyskuje: { $list } ({ $cause }).
# One less of each good because of an excommunication.
event-lessened = { $seat } dostaje mniej: { $list } ({ $edict }).
event-doubled = { $leader } podwaja to, co { $seat } dostaje za { $card }.
event-privilege_taken = { $gains ->
    [yes] { $seat } bierze jako przywilej rady: { $list }.
   *[no] { $seat } bierze jako przywilej rady: { $privilege }, ale nic nie dostaje.
}
event-bonus_action = { $kind ->
    [harvest] { $seat } może przeprowadzić zbiory o wartości { $value } ({ $cause }).
    [production] { $seat } może przeprowadzić produkcję o wartości { $value } ({ $cause }).
    [territory] { $seat } może wziąć terytorium akcją o wartości { $value } ({ $cause }).
    [character] { $seat } może wziąć postać akcją o wartości { $value } ({ $cause }).
    [building] { $seat } może wziąć budynek akcją o wartości { $value } ({ $cause }).
    [venture] { $seat } może wziąć przedsięwzięcie akcją o wartości { $value } ({ $cause }).
   *[other] { $seat } może wziąć dowolną kartę akcją o wartości { $value } ({ $cause }).
}
event-declined = { $seat } rezygnuje z akcji ({ $cause }).
event-harvested = { $gains ->
    [yes] { $seat } przeprowadza zbiory o wartości { $value } i zyskuje: { $list }.
   *[no] { $seat } przeprowadza zbiory o wartości { $value }.
}
event-produced = { $paid ->
    [yes] { $gains ->
        [yes] { $seat } przeprowadza produkcję o wartości { $value } (koszt: { $cost }) i zyskuje: { $list }.
       *[no] { $seat } przeprowadza produkcję o wartości { $value } (koszt: { $cost }).
    }
   *[no] { $gains ->
        [yes] { $seat } przeprowadza produkcję o wartości { $value } i zyskuje: { $list }.
       *[no] { $seat } przeprowadza produkcję o wartości { $value }.
    }
}
event-exchanged = { $seat } wykorzystuje wymiany: { $list }.
event-leader_played = { $seat } zagrywa kartę { $leader }.
event-leader_discarded = { $known ->
    [yes] { $seat } odrzuca kartę { $leader } za przywilej rady.
   *[no] { $seat } odrzuca przywódcę za przywilej rady.
}
event-leader_activated = { $gains ->
    [yes] { $seat } używa karty { $leader } i zyskuje: { $list }.
   *[no] { $seat } używa karty { $leader }.
}
event-member_raised = { $seat } podnosi na tę rundę wartość { $member_key ->
    [black] czarnego
    [white] białego
    [orange] pomarańczowego
   *[neutral] neutralnego
} pionka do { $value } ({ $leader }).
event-leader_copied = { $seat } kopiuje kartę { $leader } gracza { $owner }.
event-report_opened = Zaczyna się raport watykański: potrzeba { $needed ->
    [one] { $needed } punktu wiary
   *[other] { $needed } punktów wiary
}.
event-supported = { $seat } wspiera Kościół i zdobywa { $points } PZ za { $faith ->
    [one] { $faith } punkt wiary
    [few] { $faith } punkty wiary
   *[many] { $faith } punktów wiary
}.
event-excommunicated = { $refused ->
    [1] { $seat } odmawia wsparcia Kościołowi i ponosi ekskomunikę: { $edict }.
   *[0] { $seat } ma za mało wiary i ponosi ekskomunikę: { $edict }.
}
event-faith_scored = { $seat } zdobywa { $points } PZ za { $faith ->
    [one] { $faith } punkt wiary
    [few] { $faith } punkty wiary
   *[many] { $faith } punktów wiary
}.
event-order_changed = Nowa kolejność graczy: { $list }.
event-round_ended = Kończy się runda { $round }.
event-lost = { $seat } traci: { $list } ({ $cause }).
event-points = { $known ->
    [no] { $seat } nie zdobywa na koniec nic więcej.
   *[yes] { $seat } zdobywa na koniec { $points } PZ: { $list }.
}
event-match_over = Po sześciu rundach rozgrywka się kończy.

## Why not

reason-already_placed = ten pionek stoi już na planszy
reason-space_closed = to pole otwiera się przy { $need } graczach, a jest was { $have }
reason-space_taken = ktoś już tam stoi
reason-colour_in_tower = w tej wieży stoi już twój kolorowy pionek
reason-colour_in_area = pracuje tam już twój kolorowy pionek
reason-no_card_there = nie leży tam żadna karta
reason-value_too_low = potrzeba wartości { $need }, a ze wszystkimi sługami masz { $have }
reason-market_forbidden = ekskomunika nie wpuszcza cię na targ
reason-six_cards = miejsca jest na { $need } kart jednego typu, a masz { $have }
reason-slot_needs_military = następne terytorium wymaga punktów militarnych: { $need }, masz { $have }
reason-cannot_pay_fee = wieża jest zajęta i kosztuje { $need ->
    [one] { $need } monetę
    [few] { $need } monety
   *[many] { $need } monet
}, masz { $have }
reason-coins_short = potrzeba monet: { $need }, masz { $have }
reason-wood_short = potrzeba drewna: { $need }, masz { $have }
reason-stone_short = potrzeba kamieni: { $need }, masz { $have }
reason-servants_short = potrzeba sług: { $need }, zostaje { $have }
reason-military_short = potrzeba punktów militarnych: { $need }, masz { $have }
reason-placement_possible = nie możesz spasować, bo masz pionek, który da się wysłać
reason-placed_already = w tej turze twój pionek już wyruszył
reason-place_first = najpierw wyślij pionek
reason-not_in_hand = nie masz tego przywódcy na ręce
reason-not_in_play = nie masz tego przywódcy w grze
reason-cards_required = potrzeba takich kart: { $need }, masz { $have }
reason-goods_required = potrzeba { $need }, masz { $have }
reason-alike_required = potrzeba kart jednego typu: { $need }, masz najwyżej { $have }
reason-nothing_to_copy = żaden inny gracz nie ma przywódcy w grze
reason-used_this_round = ten przywódca jest już w tej rundzie zużyty
reason-works_by_itself = ten przywódca działa stale, nie trzeba go używać
reason-no_member_left = nie ma już pionka, którego wartość można podnieść
reason-wrong_member = przy tym stole wartości tego pionka się nie podnosi
reason-member_raised = wartość tego pionka jest już podniesiona
reason-too_few_servants = potrzeba sług: co najmniej { $need }, nie { $have }
reason-not_so_many_servants = to { $need } sług, a wydać możesz { $have }
reason-no_use_for_servants = { $need } sług daje tyle samo co { $have }
reason-same_privilege = te przywileje muszą być różne
reason-wrong_type = ta akcja bierze kartę innego typu
reason-no_arrow = ten budynek nie ma takiej wymiany
reason-not_your_building = ten budynek nie należy do ciebie
reason-not_active = ten budynek działa od wartości { $need }, a to { $have }
reason-exchange_used = ten budynek ma już swoją wymianę za sobą
reason-exchange_too_dear = z innymi wymianami to { $need }, a na początku produkcji masz { $have }
reason-not_copyable = żaden inny gracz nie ma tego przywódcy w grze
reason-copy_first = najpierw wybierz, kogo kopiujesz
reason-tile_taken = ktoś już ma tę płytkę
reason-not_in_pack = tego przywódcy nie ma wśród tych kart
reason-part_done = to już zrobione albo karta nie ma takiej części
reason-copied_already = kogo Lorenzo kopiuje, wybiera się raz na zawsze
reason-turn_skipped = przez ekskomunikę tracisz pierwszą turę
reason-leader_actions_closed = w wariancie podstawowym nie ma przywódców

## Where points come from

source-cards = karty, gdy je brano
source-harvest = zbiory
source-production = produkcja
source-leaders = przywódcy
source-church = Kościół
source-territories = terytoria
source-characters = postacie
source-ventures = przedsięwzięcia
source-military = siła militarna
source-resources = co zostało
source-penalties = ekskomuniki

## How a match ends

ending-rounds = sześć rund dobiegło końca

## Table options

option-variant = gra
choice-variant-basic = podstawowa, bez przywódców
choice-variant-advanced = zaawansowana, z przywódcami i różnymi płytkami premii
option-edition = gdzie wydania się różnią
choice-edition-italian = jak w zasadach włoskich
choice-edition-czech = jak w zasadach czeskich
choice-edition-english-2016 = jak w zasadach angielskich z 2016 roku
option-leader_work_boost = zbiory Sforzy i produkcja Leonarda
choice-leader_work_boost-edition = mają pomoc według wydania
choice-leader_work_boost-all = mają pomoc sług i postaci
choice-leader_work_boost-servants-only = mają pomoc tylko sług
option-federico_target = Federico da Montefeltro
choice-federico_target-edition = podnosi to, co mówi wydanie
choice-federico_target-coloured = podnosi kolorowy pionek
choice-federico_target-neutral = podnosi neutralny pionek
option-wood_stone_malus = płytka Mniej surowców
choice-wood_stone_malus-edition = zabiera to, co mówi wydanie
choice-wood_stone_malus-each = zabiera 1 drewno i 1 kamień
choice-wood_stone_malus-one = zabiera 1 drewno albo 1 kamień
option-leader_actions_in_skipped_turn = przywódcy w straconej turze
choice-leader_actions_in_skipped_turn-off = odpoczywają
choice-leader_actions_in_skipped_turn-on = mogą działać
option-bonus_tile_is_source = płytki premii przy ekskomunice
choice-bonus_tile_is_source-off = dają tyle, ile wydrukowano
choice-bonus_tile_is_source-on = też dają mniej
option-leader_gains_reduced = przywódcy przy ekskomunice
choice-leader_gains_reduced-off = dają tyle, ile wydrukowano
choice-leader_gains_reduced-on = też dają mniej
option-round6_refuser_scores = kto odmawia Kościołowi w rundzie 6
choice-round6_refuser_scores-off = nie dostaje PZ za wiarę
choice-round6_refuser_scores-on = i tak dostaje PZ za wiarę
option-voluntary_pass = pasowanie, gdy można wysłać pionek
choice-voluntary_pass-never = jest niedozwolone
choice-voluntary_pass-if-servants-needed = jest dozwolone, jeśli trzeba by sług
choice-voluntary_pass-always = jest dozwolone
option-immediate_order = co karta daje od razu
choice-immediate_order-gains-first = idzie po kolei: dobra, przywileje, akcja
choice-immediate_order-player-choice = idzie w wybranej przez ciebie kolejności
option-cardless_floor = piętro bez karty
choice-cardless_floor-forbidden = nie przyjmuje pionków
choice-cardless_floor-bonus-only = przyjmuje pionek, dla premii
option-lorenzo_deferred_copy = Lorenzo de' Medici
choice-lorenzo_deferred_copy-off = wymaga przywódcy do skopiowania od razu
choice-lorenzo_deferred_copy-on = może wybrać później, kogo kopiuje
option-rita_privileges = Santa Rita
choice-rita_privileges-off = nie podwaja przywilejów
choice-rita_privileges-on = podwaja też przywileje
option-cap_tracks = tory wiary i siły militarnej
choice-cap_tracks-off = nie mają końca
choice-cap_tracks-on = kończą się na 15 i 25
option-vatican_simultaneous = decyzje w raporcie watykańskim
choice-vatican_simultaneous-off = zapadają jawnie, w kolejności graczy
choice-vatican_simultaneous-on = są tajne i jednoczesne
option-hide_discarded_leaders = odrzuceni przywódcy
choice-hide_discarded_leaders-off = są jawni
choice-hide_discarded_leaders-on = pozostają tajemnicą
option-floor_score_at_zero = wynik końcowy
choice-floor_score_at_zero-off = może spaść poniżej zera
choice-floor_score_at_zero-on = nie spada poniżej zera
option-wasted_servants = słudzy, którzy nic nie zmieniają
choice-wasted_servants-useful = nie są wydawani
choice-wasted_servants-any = mogą zostać wydani
