### Lorenzo il Magnifico on the table in the browser, in Polish: what is written on it, and what its
### places are called.
###
### Most of these stand in narrow places: keep them as short as they are here. Names of players, cards and
### leaders come as they are: in the nominative.

## The board

lorenzo-board = Plansza
# In the top bar.
lorenzo-status = Runda { $round } z 6
# On the velvet beside the dice; period is a Roman numeral.
lorenzo-round = Runda { $round }
lorenzo-half = { $half ->
    [1] pierwsza epoki { $period }
   *[2] druga epoki { $period }
}
lorenzo-order = kolejność
lorenzo-order-names = Kolejność graczy: { $names }
lorenzo-die = { $die_key ->
    [black] Czarna
    [white] Biała
   *[orange] Pomarańczowa
} kostka: { $pips }
# A floor of a tower ("3. piętro terytoriów"), for screen readers.
lorenzo-floor-card = { $floor }: { $card }, wartość { $value }
lorenzo-floor-empty = { $floor }: bez karty, wartość { $value }
lorenzo-fee = Ktoś stoi w tej wieży: każdy następny płaci { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
# A space and how many members stand on it.
lorenzo-space-members = { $members ->
    [0] { $space }
    [one] { $space }, { $members } pionek
    [few] { $space }, { $members } pionki
   *[many] { $space }, { $members } pionków
}
# On the large space of harvest or production.
lorenzo-any-number = dowolnie wiele pionków
# On a space that is used with so many players and more.
lorenzo-from-players = od { $players } graczy
# A council privilege to choose.
lorenzo-privilege = Przywilej: { $goods }
# On cards: "1 moneta za budynek"; "7 punktów militarnych, płać 4"; no floor bonus.
lorenzo-per = za
lorenzo-pay = płać { $amount }
lorenzo-no-bonus = bez premii
# The tracks, for screen readers: a list of names and steps.
lorenzo-track-step = { $name } { $step }
lorenzo-victory-track = Punkty zwycięstwa: { $points }
lorenzo-military-track = Punkty militarne: { $points }
lorenzo-faith-track = Punkty wiary: { $points }
lorenzo-military-gate = Od { $step } punktów militarnych: miejsce { $place } na terytorium
lorenzo-faith-needed = Raport epoki { $period } wymaga { $faith } punktów wiary
lorenzo-vatican = Watykan
# An excommunication tile: what it is, what it does, who suffers from it.
lorenzo-edict = { $count ->
    [0] Ekskomunika epoki { $period }, { $edict }: { $does }
   *[other] Ekskomunika epoki { $period }, { $edict }: { $does }. Obciążeni gracze: { $names }
}

# Moments shown over the board: what the Church hears, the final count.
lorenzo-supports = { $name } wspiera Kościół
lorenzo-refuses = { $name } odmawia i ponosi ekskomunikę
lorenzo-falls-short = { $name } ma za mało wiary i ponosi ekskomunikę
lorenzo-reckoning = Końcowe podliczenie
lorenzo-so-far = dotąd

## Estates and panels

# The estate. `place` is the place in the turn order.
lorenzo-estate = Włości gracza { $seat }
lorenzo-in-order = { $place }. w kolejności
# In a rival's strip, where there is room for one word.
lorenzo-place = { $place }. w kolejce
lorenzo-points-of = { $name }: { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}
lorenzo-member = { $member } pionek, wart { $value }
# Jak pasek pytań nazywa pionek.
lorenzo-member-name = { $member } pionek
lorenzo-member-at = { $member } pionek: { $space }
lorenzo-no-tile = Jeszcze bez płytki premii
# Places for cards to come, for screen readers.
lorenzo-slot-building = Miejsce na budynek
lorenzo-slot-territory = Miejsce na terytorium: potrzeba { $military ->
    [one] { $military } punktu militarnego
   *[other] { $military } punktów militarnych
}, na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
lorenzo-slot-character = Miejsce na postać: na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
lorenzo-slot-venture = Miejsce na przedsięwzięcie
# A rival's strip, for screen readers.
lorenzo-rival = { $seat }: { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}, { $members ->
    [0] wszystkie pionki wysłane
    [one] { $members } pionek w domu
    [few] { $members } pionki w domu
   *[many] { $members } pionków w domu
}

# Leaders
lorenzo-leaders = Przywódcy
lorenzo-only-you = rękę widzisz tylko ty
lorenzo-leaders-none = jeszcze nikogo
# On a leader that is turned over for the round: one short word.
lorenzo-leader-used = użyty
lorenzo-leader-hidden = Przywódca, którego zna tylko właściciel
lorenzo-leader-hand = { $leader }, na twojej ręce
lorenzo-leader-spent = { $leader }, w tej rundzie już po użyciu
lorenzo-leader-copy = { $leader }, kopia: { $copied }
lorenzo-needs = Czego wymaga przywódca
# Screen readers: what a leader asks for and what the player has of it.
lorenzo-need = { $what ->
    [territory] terytoria
    [character] postacie
    [building] budynki
    [venture] przedsięwzięcia
    [coin] monety
    [wood] drewno
    [stone] kamień
    [servant] słudzy
    [military] punkty militarne
    [faith] punkty wiary
    [vp] punkty zwycięstwa
   *[alike] karty jednego typu
}: { $have } z { $need }
lorenzo-play = Zagraj
lorenzo-discard = Odrzuć
lorenzo-discard-label = Odrzuć za przywilej rady
lorenzo-activate = Użyj teraz
lorenzo-used-up = Po użyciu w tej rundzie
lorenzo-copy = Kopiuj: { $leader }
lorenzo-works-always = Działa stale, bez używania.

# A production with exchanges
lorenzo-exchanges = Wymiany w twojej produkcji
lorenzo-production-at = Produkcja o wartości { $value }
lorenzo-exchanges-note = Każdy budynek raz. Płacisz tym, co masz teraz; tego, co dostajesz, nie możesz tu wydać.
lorenzo-exchange = { $building }: { $exchange }
lorenzo-exchange-used = { $exchange }, wykorzystana
lorenzo-pays = płacisz
lorenzo-gets = dostajesz

# The draft
lorenzo-draft = Wybór przywódców
lorenzo-draft-pack = Zatrzymaj jednego z tych przywódców
lorenzo-draft-note = Pozostałych dostaje po twojej prawej { $name }.
lorenzo-draft-sealed = Wybór złożony; możesz go cofnąć, dopóki nie wybiorą wszyscy.
lorenzo-draft-choosing = Kto jeszcze wybiera
lorenzo-draft-kept = Zatrzymani dotąd

# Bonus tiles
lorenzo-tile-choice = Osobiste płytki premii
lorenzo-tile-note = Działa w każdej twojej produkcji i każdych zbiorach o wartości co najmniej 1.
lorenzo-tile-other = Wybiera { $name }.

# The Vatican report
lorenzo-report = Raport watykański
lorenzo-report-of = Raport watykański, epoka { $period }
lorenzo-report-needed = potrzeba { $faith } punktów wiary
lorenzo-report-note = Wsparcie kosztuje wszystkie twoje punkty wiary. Kto odmawia, zachowuje je i ponosi ekskomunikę.
lorenzo-report-wait = Decyduje { $name }
# What becomes of a player in the report: a word or two.
lorenzo-stand-supports = wspiera
lorenzo-stand-excommunicated = ekskomunika
lorenzo-stand-decides = decyduje
lorenzo-stand-waits = później
lorenzo-stand-sealed = postanowione
lorenzo-stand-short = za mało

# Parts of the board and of the estate on a phone.
lorenzo-part-panel = Decyzja
lorenzo-part-town = Pałac Rady i targ
lorenzo-part-work = Zbiory i produkcja
lorenzo-part-cards = Budynki i terytoria
lorenzo-part-people = Postacie i przedsięwzięcia

## The box: its name in two lines, large, and small below it

box-name = Lorenzo
box-below = il Magnifico

## A new table

# What the basic and the advanced game bring.
variant-basic-about = Wieże, członkowie rodziny, Kościół. Dobry na początek.
variant-advanced-about = Dodaje przywódców, wybieranych przed pierwszą rundą, i osobiste płytki premii. Dla tych, którzy znają już wariant podstawowy.
