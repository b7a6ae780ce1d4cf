### The Palaces of Carrara in Polish.
###
### Events are told in the present tense, which does not ask whether a player is a man or a woman.
### Where a building is neither nominative nor accusative it stands in apposition ("na budynku
### Brama 5"), so that its name needs no other case.

title = Pałace Carrary

## Words: colours, cities, kinds, landscapes, pieces, places

# Colours stand beside "blok", so they are masculine.
colour-purple = fioletowy
colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-yellow = żółty
colour-white = biały

city-lerici = Lerici
city-massa = Massa
city-viareggio = Viareggio
city-lucca = Lukka
city-pisa = Piza
city-livorno = Livorno

kind-biblioteca = Biblioteka
kind-cattedrale = Katedra
kind-palazzo = Pałac
kind-porta = Brama
kind-castello = Zamek
kind-villa = Willa

landscape-urban = krajobraz miejski
landscape-rural = krajobraz wiejski

decoration-book = księga
decoration-cup = kielich
decoration-crown = korona
decoration-gate = krata
decoration-banner = chorągiew
decoration-coat_of_arms = herb

statue-purple = fioletowy posąg
statue-blue = niebieski posąg
statue-green = zielony posąg
statue-red = czerwony posąg
statue-yellow = żółty posąg
statue-white = biały posąg
statue-golden = złoty posąg

pillar-vp = pole 3 PZ
pillar-coins = pole 5 monet
pillar-decoration = pole ozdoby
pillar-statue = pole złotego posągu
pillar-deferred = duże pole (bez premii)

# A building tile or a monument, such as "Pałac 4".
tile = { $kind } { $value }

place-city = { $city }
place-kind = wszystkie { $kind_key ->
    [biblioteca] Biblioteki
    [cattedrale] Katedry
    [palazzo] Pałace
    [porta] Bramy
    [castello] Zamki
   *[villa] Wille
}
place-urban = krajobraz miejski
place-rural = krajobraz wiejski
place-36-coins = miejsce 36 monet
place-50-coins = miejsce 50 monet
place-livorno_lerici = posągi Livorna i Lerici
place-massa_pisa = posągi Massy i Pizy
place-viareggio_lucca = posągi Viareggio i Lukki

# So many blocks of one colour, inside a list.
blocks-of-colour = { $number } { $colour_key ->
    [purple] { $number ->
        [one] fioletowy
        [few] fioletowe
       *[many] fioletowych
    }
    [blue] { $number ->
        [one] niebieski
        [few] niebieskie
       *[many] niebieskich
    }
    [green] { $number ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
    [red] { $number ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }
    [yellow] { $number ->
        [one] żółty
        [few] żółte
       *[many] żółtych
    }
   *[white] { $number ->
        [one] biały
        [few] białe
       *[many] białych
    }
}

## What a preview counts

good-coins = { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
   *[many] { $amount } monet
}
good-vp = { $amount } PZ
# Blocks still to be chosen.
good-blocks = { $amount ->
    [one] { $amount } blok
    [few] { $amount } bloki
   *[many] { $amount } bloków
}
good-purple_blocks = { $amount ->
    [one] { $amount } fioletowy
    [few] { $amount } fioletowe
   *[many] { $amount } fioletowych
}
good-blue_blocks = { $amount ->
    [one] { $amount } niebieski
    [few] { $amount } niebieskie
   *[many] { $amount } niebieskich
}
good-green_blocks = { $amount ->
    [one] { $amount } zielony
    [few] { $amount } zielone
   *[many] { $amount } zielonych
}
good-red_blocks = { $amount ->
    [one] { $amount } czerwony
    [few] { $amount } czerwone
   *[many] { $amount } czerwonych
}
good-yellow_blocks = { $amount ->
    [one] { $amount } żółty
    [few] { $amount } żółte
   *[many] { $amount } żółtych
}
good-white_blocks = { $amount ->
    [one] { $amount } biały
    [few] { $amount } białe
   *[many] { $amount } białych
}

## Questions

question-turn = { $now ->
    [visited] Wizyta innego gracza dotyczy twojego filaru: dołącz do niej albo odrocz.
    [deferred] Twój filar czeka teraz na dużym polu. Kup, zbuduj lub spasuj.
   *[free] Twoja tura: kup, zbuduj, punktuj lub spasuj.
}
question-section = Koło obrócone. Z której strefy kupujesz?
question-poor = Nie stać cię na żaden blok na kole: pokaż to i weź zapomogę.
question-taking = Strefa { $section }: ile { $colour_key ->
    [purple] fioletowych
    [blue] niebieskich
    [green] zielonych
    [red] czerwonych
    [yellow] żółtych
   *[white] białych
} bloków bierzesz?
question-reward = { $from ->
    [section] Strefa { $section } opróżniona: ozdoba czy posąg, co z niej bierzesz?
   *[court] Premia od dworu: co bierzesz?
}
question-gain = Dokąd trafia { $piece }?
question-pairing = Do zapłaty { $city_key ->
    [lerici] w Lerici
    [massa] w Massie
    [viareggio] w Viareggio
    [lucca] w Lukce
    [pisa] w Pizie
   *[livorno] w Livornie
}: { $price ->
    [one] { $price } blok
    [few] { $price } bloki
   *[many] { $price } bloków
}. Ile z nich zastępujesz parami koloru o rangę niższego?
question-paying = { $price ->
    [one] Ostatni blok do zapłaty: { $colour } czy szlachetniejszy?
   *[other] Bloki do zapłaty: jeszcze { $price }. Ile { $colour_key ->
        [purple] fioletowych
        [blue] niebieskich
        [green] zielonych
        [red] czerwonych
        [yellow] żółtych
       *[white] białych
    }?
}
question-upgrading = Za monument należy się ulepszenie: którą stawkę podnosisz?
question-placing = Dokąd trafia filar? Miejsce wypłaca od razu.
question-after = Akcja wykonana. Coś jeszcze przed końcem tury?
question-drawing_start = Losowanie: kto zaczyna?
question-drawing_angle = Losowanie ustawienia tarczy zewnętrznej.
question-drawing_tile = Odkrywany jest kafel budynku.
question-drawing_block = Z woreczka losowany jest blok.

## Actions, each as a sentence

verb-pass = Spasuj
verb-turn = Obróć koło, potem kup
verb-turn-inner = Obróć tylko tarczę wewnętrzną, potem kup
verb-buy = Kup ze strefy { $section }
verb-poverty = Pokaż, że na nic cię nie stać
verb-take = { $blocks ->
    [0] Nie bierz { $colour_key ->
        [purple] fioletowych
        [blue] niebieskich
        [green] zielonych
        [red] czerwonych
        [yellow] żółtych
       *[white] białych
    }
    [one] Weź { $blocks } { $colour }
    [few] Weź { $blocks } { $colour_key ->
        [purple] fioletowe
        [blue] niebieskie
        [green] zielone
        [red] czerwone
        [yellow] żółte
       *[white] białe
    }
   *[many] Weź { $blocks } { $colour_key ->
        [purple] fioletowych
        [blue] niebieskich
        [green] zielonych
        [red] czerwonych
        [yellow] żółtych
       *[white] białych
    }
}
verb-build = Zbuduj { $tile_kind ->
    [biblioteca] Bibliotekę
    [cattedrale] Katedrę
    [palazzo] Pałac
    [porta] Bramę
    [castello] Zamek
   *[villa] Willę
} { $tile_value } { $city_key ->
    [lerici] w Lerici
    [massa] w Massie
    [viareggio] w Viareggio
    [lucca] w Lukce
    [pisa] w Pizie
   *[livorno] w Livornie
}
verb-monument = Zbuduj monument { $kind } 8 { $city_key ->
    [lerici] w Lerici
    [massa] w Massie
    [viareggio] w Viareggio
    [lucca] w Lukce
    [pisa] w Pizie
   *[livorno] w Livornie
}
verb-replace = Połóż monument na budynku { $tile }
verb-pay-pairs = { $pairs ->
    [0] Bez par
    [one] Oddaj { $pairs } parę
    [few] Oddaj { $pairs } pary
   *[many] Oddaj { $pairs } par
}
verb-pay = { $blocks ->
    [0] Nie płać { $colour_key ->
        [purple] fioletowymi
        [blue] niebieskimi
        [green] zielonymi
        [red] czerwonymi
        [yellow] żółtymi
       *[white] białymi
    }
    [one] Zapłać { $blocks } { $colour_key ->
        [purple] fioletowym
        [blue] niebieskim
        [green] zielonym
        [red] czerwonym
        [yellow] żółtym
       *[white] białym
    }
   *[other] Zapłać { $blocks } { $colour_key ->
        [purple] fioletowymi
        [blue] niebieskimi
        [green] zielonymi
        [red] czerwonymi
        [yellow] żółtymi
       *[white] białymi
    }
}
verb-upgrade = Ulepsz { $upgrade_key ->
    [massa] Massę
    [lucca] Lukkę
    [pisa] Pizę
   *[other] { $upgrade }
}
verb-no-upgrade = Nie bierz ulepszenia
verb-score = Punktuj filarem { $pillar_key ->
    [vp] z pola 3 PZ
    [coins] z pola 5 monet
    [decoration] z pola ozdoby
    [statue] z pola złotego posągu
   *[deferred] z dużego pola (bez premii)
}
verb-join = Dołącz do wizyty: premia, potem punktacja
verb-defer = Odrocz: filar przechodzi na duże pole
verb-place = Punktuj { $place_key ->
    [massa] Massę
    [lucca] Lukkę
    [pisa] Pizę
   *[other] { $place }
}
verb-choose-decoration = Weź { $decoration_key ->
    [book] księgę
    [crown] koronę
    [gate] kratę
   *[other] { $decoration }
}
verb-choose-statue = Weź { $statue }
verb-choose-nothing = Nic nie bierz
verb-put = Umieść na budynku { $building }
verb-store = Odłóż do schowka
verb-forgo = Zrezygnuj
verb-discard = Odrzuć zawartość schowka { $slot } i odłóż tam nowy element
verb-move = Przenieś ze schowka { $slot } na budynek { $building }
verb-buy-decoration = Kup ozdobę na budynek { $building }
verb-buy-statue = Kup posąg na budynek { $building }
verb-end-turn = Zakończ turę
verb-draw-start = Zaczyna gracz { $seat }
verb-draw-angle = Tarcza zewnętrzna: przesunięcie na starcie o { $angle ->
    [one] { $angle } strefę
    [few] { $angle } strefy
   *[many] { $angle } stref
}
verb-draw-tile = Odkryty kafel: { $tile }
verb-draw-block = Wylosowany blok: { $colour }

## Headings above several actions of one verb; their last argument is listed

group-buy = Kup ze strefy
group-build = Zbuduj { $tile_kind ->
    [biblioteca] Bibliotekę
    [cattedrale] Katedrę
    [palazzo] Pałac
    [porta] Bramę
    [castello] Zamek
   *[villa] Willę
} { $tile_value } w mieście
group-monument = Monument { $kind } 8 w mieście
group-replace = Monument na budynku
group-upgrade = Ulepszenie
group-score = Filar do punktacji
group-place = Miejsce punktacji
group-choose-decoration = Ozdoba do wzięcia
group-choose-statue = Weź
group-put = Umieść na budynku
group-move = Ze schowka { $slot } na budynek
group-buy-decoration = Kup ozdobę na budynek
group-buy-statue = Kup posąg na budynek

## What happened

event-start_player = Los zdecydował: zaczyna { $seat }.
event-starting_blocks = { $seat } otrzymuje bloki: { $blocks }.
event-wheel_set = { $angle ->
    [0] Tarcza zewnętrzna zaczyna bez przesunięcia.
    [one] Tarcza zewnętrzna zaczyna przesunięta o { $angle } strefę.
    [few] Tarcza zewnętrzna zaczyna przesunięta o { $angle } strefy.
   *[many] Tarcza zewnętrzna zaczyna przesunięta o { $angle } stref.
}
event-tile_turned = Nowe w ofercie: { $tiles }.
event-turn_started = Następna tura: { $seat }.
event-token_returned = { $seat } oddaje żeton wizyty królewskiej.
event-deferred_pillar_used = { $seat } sięga po filar z dużego pola.
event-building_points = Wszystkie filary są już na miejscach: za budowę { $seat } otrzymuje { $points } PZ.
event-wheel_turned = { $seat } obraca koło.
event-inner_turned = { $seat } obraca tarczę wewnętrzną.
event-block_drawn = Z woreczka do strefy I: { $blocks }.
event-blocks_bought = { $seat } kupuje ze strefy { $section } bloki: { $blocks } – za { $coins ->
    [0] darmo
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
event-poverty = { $seat } pokazuje { $held ->
    [0] pustą sakiewkę
    [one] { $held } monetę, za mało na jakikolwiek blok,
    [few] { $held } monety, za mało na jakikolwiek blok,
   *[many] { $held } monet, za mało na jakikolwiek blok,
} i dostaje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} zapomogi.
event-paid = { $seat } płaci: { $blocks }.
event-built = { $seat } buduje { $tile_kind ->
    [biblioteca] Bibliotekę
    [cattedrale] Katedrę
    [palazzo] Pałac
    [porta] Bramę
    [castello] Zamek
   *[villa] Willę
} { $tile_value } { $city_key ->
    [lerici] w Lerici
    [massa] w Massie
    [viareggio] w Viareggio
    [lucca] w Lukce
    [pisa] w Pizie
   *[livorno] w Livornie
}.
event-monument_built = { $seat } buduje monument { $tile } { $city_key ->
    [lerici] w Lerici
    [massa] w Massie
    [viareggio] w Viareggio
    [lucca] w Lukce
    [pisa] w Pizie
   *[livorno] w Livornie
}.
event-replaced = { $seat } kładzie monument { $monument } na budynku { $tile }.
event-upgraded = { $seat } ulepsza { $upgrade_key ->
    [massa] Massę
    [lucca] Lukkę
    [pisa] Pizę
   *[other] { $upgrade }
}.
event-visit_started = { $seat } ogłasza wizytę królewską na polu { $pillar_key ->
    [vp] 3 PZ
    [coins] 5 monet
    [decoration] ozdoby
   *[statue] złotego posągu
}.
event-joined = { $seat } dołącza do wizyty na polu { $pillar_key ->
    [vp] 3 PZ
    [coins] 5 monet
    [decoration] ozdoby
   *[statue] złotego posągu
}.
event-deferred = { $seat } odracza filar z pola { $pillar_key ->
    [vp] 3 PZ
    [coins] 5 monet
    [decoration] ozdoby
   *[statue] złotego posągu
}.
event-bonus = { $seat } dostaje premię: { $coins ->
    [0] { $points } PZ
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
event-scored = { $seat } punktuje { $place_key ->
    [massa] Massę
    [lucca] Lukkę
    [pisa] Pizę
   *[other] { $place }
}: { $coins ->
    [0] { $points ->
        [0] na razie nic
       *[other] { $points } PZ
    }
   *[other] { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }{ $points ->
        [0] {""}
       *[other] {" "}i { $points } PZ
    }
}.
event-ornament_put = { $seat } umieszcza { $piece_key ->
    [book] księgę
    [crown] koronę
    [gate] kratę
   *[other] { $piece }
} na budynku { $tile }.
event-ornament_stored = { $seat } odkłada { $piece_key ->
    [book] księgę
    [crown] koronę
    [gate] kratę
   *[other] { $piece }
} do schowka { $slot }.
event-ornament_forgone = { $seat } rezygnuje { $piece_key ->
    [book] z księgi
    [cup] z kielicha
    [crown] z korony
    [gate] z kraty
    [banner] z chorągwi
    [coat_of_arms] z herbu
    [purple_statue] z fioletowego posągu
    [blue_statue] z niebieskiego posągu
    [green_statue] z zielonego posągu
    [red_statue] z czerwonego posągu
    [yellow_statue] z żółtego posągu
    [white_statue] z białego posągu
   *[golden_statue] ze złotego posągu
}.
event-ornament_discarded = { $seat } odrzuca { $piece_key ->
    [book] księgę
    [crown] koronę
    [gate] kratę
   *[other] { $piece }
} ze schowka { $slot }.
event-ornament_moved = { $seat } przenosi { $piece_key ->
    [book] księgę
    [crown] koronę
    [gate] kratę
   *[other] { $piece }
} ze schowka { $slot } na budynek { $tile }.
event-ornament_bought = { $seat } kupuje { $piece_key ->
    [book] księgę
    [crown] koronę
    [gate] kratę
   *[other] { $piece }
} na budynek { $tile }.
event-passed = { $seat } pasuje i bierze { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
event-end_triggered = { $seat } wywołuje koniec gry ({ $ending }) i zdobywa { $points } PZ. Pozostali mają jeszcze po jednej turze.
event-points = Końcowe podliczenie, { $seat }: { $source } – { $points } PZ.
event-match_over = Koniec rozgrywki: { $ending }.

## Why not

reason-nothing_to_sell = nie ma już bloków ani na kole, ani w woreczku
reason-must_turn = w wariancie zaawansowanym przed zakupem trzeba coś obrócić
reason-advanced_only = to możliwe tylko w wariancie zaawansowanym
reason-empty_section = w tej strefie nie ma bloków
reason-too_dear = za drogo: kosztuje { $need }, masz { $have }
reason-not_poor = na kole jest blok, na który cię stać
reason-not_turned = zapomoga przysługuje tylko po obróceniu koła
reason-not_in_section = nie ma tam tylu bloków: chcesz { $need }, jest { $have }
reason-take_one = kto kupuje, bierze co najmniej jeden blok, a to ostatnia okazja
reason-not_this_colour_now = bloki wybiera się kolor po kolorze, a teraz pytanie dotyczy innego
reason-not_on_display = tego budynku nie ma w ofercie
reason-too_few_blocks = za mało bloków: trzeba { $need }, możesz tam zapłacić { $have }
reason-monument_gone = monument tego rodzaju już stoi
reason-not_yours = nie masz takiego budynku
reason-no_pairs = za mało par: trzeba { $need }, masz { $have }
reason-payment_off = zapłata musi wynieść dokładnie { $need }, a wyszłoby { $have }
reason-upgrade_gone = nie ma już takiego kafla ulepszenia
reason-upgrade_owned = masz już to ulepszenie
reason-visit_first = trwa wizyta na twoim polu: najpierw dołącz albo odrocz
reason-no_visit = żadna wizyta cię teraz nie dotyczy
reason-deferred_this_turn = w tej turze odraczasz filar, więc nie możesz punktować
reason-no_pillar_there = nie stoi tam żaden twój filar
reason-no_place_qualifies = nie spełniasz warunku żadnego wolnego miejsca
reason-place_taken = stoi tam już filar
reason-too_few_buildings = za mało budynków: trzeba { $need }, masz { $have }
reason-no_such_building = nie masz budynku, który by się tam liczył
reason-too_few_coins = za mało monet: trzeba { $need }, masz { $have }
reason-one_money_place = zajmujesz już miejsce pieniężne
reason-no_statue_there = na twoich budynkach w tych miastach nie ma posągu
reason-not_offered = tego elementu nie ma tu do wyboru
reason-not_in_supply = nie ma już takiego elementu w puli
reason-wrong_kind = ta ozdoba pasuje do innego rodzaju budynku
reason-already_decorated = ten budynek ma już ozdobę
reason-wrong_city = to miasto nie przyjmuje posągu tego koloru
reason-already_a_statue = na tym budynku stoi już posąg
reason-no_free_slot = oba schowki są zajęte
reason-slot_free = jeden schowek jest wolny, więc odłóż element tam
reason-empty_slot = ten schowek jest pusty
reason-stored_this_turn = ten element trafił do schowka dopiero w tej turze
reason-can_be_placed = element pasuje na budynek, więc nie wolno nic dla niego odrzucić
reason-bought_already = zakup w tej turze masz już za sobą
reason-leaves_no_place = nie zostałoby ci żadne miejsce do punktowania
reason-bonus_not_counted = przy tym stole warunek miejsca trzeba spełnić przed wzięciem premii
reason-golden_not_stored = przy tym stole złotych posągów nie odkłada się do schowków

## Where points come from

source-court = premie dworu
source-cities = miasta
source-kinds = rodzaje budynków
source-landscapes = krajobrazy
source-statues = miejsca posągów
source-building = budowa
source-ending = wywołanie końca gry
source-coins = monety
source-decorations = ozdoby
source-majorities = przewagi posągów

## How a match ends

ending-supply = ze stosu znika ostatni kafel, a ktoś ma już wszystkie filary na miejscach
ending-pillar = ktoś umieszcza ostatni filar, a stos jest już pusty
ending-stall = wszyscy pasują trzy razy z rzędu

## Table options

option-variant = wariant gry
choice-variant-basic = podstawowy
choice-variant-advanced = zaawansowany: ozdoby, posągi, miejsca pieniężne
option-open_holdings = monety i bloki wszystkich graczy
choice-open_holdings-off = ukryte za zasłonkami
choice-open_holdings-on = widoczne dla wszystkich
option-upgrade_tiles = dwa dodatkowe kafle ulepszeń
choice-upgrade_tiles-cities = drugie egzemplarze dla Viareggio i Lukki
choice-upgrade_tiles-landscapes = po jednym dla krajobrazu miejskiego i wiejskiego
option-poverty_unturned = zapomoga
choice-poverty_unturned-off = tylko po obróceniu koła
choice-poverty_unturned-on = także bez obracania koła
option-bonus_first = premia filaru
choice-bonus_first-off = nie liczy się do warunku miejsca
choice-bonus_first-on = liczy się do warunku miejsca
option-free_discard = odrzucanie elementu ze schowka
choice-free_discard-off = tylko dla elementu, który nigdzie nie pasuje
choice-free_discard-on = zawsze, gdy oba schowki są zajęte
option-purchases = zakupy ozdób i posągów w jednej turze
choice-purchases-one = najwyżej jeden
choice-purchases-many = tyle, na ile cię stać
option-store_golden = złote posągi
choice-store_golden-off = trzeba umieścić od razu albo z nich zrezygnować
choice-store_golden-on = można odkładać do schowków

## Figures that no source prints: we worked them out

fact-upgrades = do jakiej wysokości kafle ulepszeń podnoszą stawki
fact-landscapes = ile wypłacają krajobrazy
fact-kinds = co wypłacają niektóre rodzaje budynków
fact-basic-court = premie na polach podstawowej strony dworu
fact-discs = kolejność obrazków na tarczach
fact-sets = punkty za niektóre zestawy ozdób
fact-majorities = niektóre nagrody za przewagę posągów w mieście
