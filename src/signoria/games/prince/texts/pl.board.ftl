### The Prince on the table in the browser, in Polish: what is written on it, and what its places are
### called.
###
### Most of these stand in narrow places: keep them as short as they are here. { $name }, { $pope },
### { $giver }, { $receiver } and the like are names of players or houses, { $card }, { $target } and
### { $name } beside a card are names of cards, always as they stand: in the nominative.

## Players and houses

prince-you = Ty
prince-board = Pozostałe rody i scena
prince-stage = Scena
prince-pope = Papież
prince-pope-is = Papieżem jest { $name }
prince-cardinals = Kardynałowie
prince-income = dochód
prince-purse = sakiewka
prince-power = siła { $power }
# Screen readers: the buttons beside a number.
prince-less = { $what }: mniej
prince-more = { $what }: więcej
# Above the list of those the table waits for.
prince-waiting = Teraz decyduje
prince-choosing = trwa wybór
prince-sealed = pod pieczęcią
# The top bar.
prince-status = Tura { $turn } z 3, { $cards ->
    [one] { $cards } karta w puli
    [few] { $cards } karty w puli
   *[many] { $cards } kart w puli
}
prince-turn = Tura { $turn }
prince-turn-note = Nowe karty, 35 dukatów z każdej bazy, nowa pula.
prince-over = Rozgrywka zakończona
prince-phases = Fazy, zgodnie z ruchem zegara
prince-phase-of = Faza: { $name }

## The pool and what is in force

prince-pool = Pula
prince-pool-left = Tura { $turn }: { $cards ->
    [one] została { $cards } karta
    [few] zostały { $cards } karty
   *[many] zostało { $cards } kart
}
prince-pool-before = Pojawi się, gdy wszystkie ręce będą ustalone.
prince-pool-over = Ostatnia pula wyczerpana
prince-pool-empty = Pula wyczerpana
prince-pool-place = Pula, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
prince-aside = odłożone: { $cards }
prince-aside-note = Odłożone karty wracają do talii na początku następnej tury.
prince-marriage-of = Mariaż: { $one } i { $other }
prince-savonarola-on = Savonarola przeciw Papieżowi: { $pope }
prince-sentences = Papież ma stracić { $phases ->
    [one] jedną fazę
    [few] { $phases } fazy
   *[many] { $phases } faz
}

## Step 1: buy or spy

prince-step-buy = Kup lub szpieguj
prince-buy-note = Odkryj kartę z puli, którą wszyscy licytują, albo zużyj Szpiega i weź jedną w ciemno.
prince-buy-other = { $name } odkrywa kartę do licytacji albo wysyła Szpiega do puli.
prince-auction-card = Licytuj kartę
prince-spy-pool = Wyślij Szpiega do puli
prince-move-note = Możesz teraz także przenosić swoje urzędy i artystów.

## The auction

prince-auction = Licytacja
prince-auction-note = Kartę bierze najwyższa stawka; bez licytacji dostaje ją za darmo gracz aktywny.
prince-bids = Stawki, zgodnie z ruchem zegara
prince-passed = pas
prince-to-bid = teraz
prince-out = Pasujesz
prince-out-note = W tej licytacji już nie bierzesz udziału.
prince-your-bid = Twoja stawka
# A button: raise to everything in the purse.
prince-all = wszystko
prince-bid = { $ducats ->
    [one] Daj { $ducats } dukat
    [few] Daj { $ducats } dukaty
   *[many] Daj { $ducats } dukatów
}
# In the place of "Bid 21 ducats" where the purse does not hold the least bid.
prince-bid-too-dear = { $least } to więcej, niż masz
prince-pass = Spasuj
prince-bid-note = Twoja sakiewka jest tajna. Kto pasuje, odpada.
# A private reminder of how far one means to go.
prince-limit = Mój limit
prince-limit-set = ustaw
prince-limit-drop = Usuń mój limit
prince-limit-beyond = Ponad twój limit
prince-sold = Sprzedane
prince-given-free = Nikt nie licytuje: za darmo

## Steps 2 and 3

prince-step-act = Karty i przejęcie
prince-step-after = Po próbie przejęcia
prince-act-other = { $name } może zagrywać karty z ręki i podjąć jedną próbę przejęcia.
# Short names on small buttons.
prince-deed-spy = Szpieg
prince-deed-poison = Otrucie
prince-deed-bravo = Bravo
prince-deed-marriage = Mariaż
prince-deed-savonarola = Savonarola
prince-deed-simony = Symonia
prince-deed-seize = Przejęcie
prince-deed-move = Przenieś karty
prince-deed-offer = Oferta
prince-end-phase = Zakończ fazę
prince-found = Szpieg wraca: { $name }
prince-found-pool = { $card }, z puli
prince-found-stolen = { $card }, z ręki gracza { $victim }
prince-found-nothing = Ręka była pusta.

## Seizure

prince-seizure = Przejęcie
prince-attacks = atak
prince-defends = obrona
prince-defends-by-itself = bez żadnych kondotierów
prince-seizure-secret = W tajemnicy
prince-seizure-other = Obie strony potajemnie wybierają kondotierów i odkrywają ich razem.
prince-troop = Twoi kondotierzy
prince-troop-none-held = Nie masz kondotierów. Twoja odpowiedź i tak pozostaje tajna.
prince-condottiere = { $name }: siła { $power }, żołd { $fee }
prince-fee-of = żołd
prince-troop-fees = do zapłaty, bez względu na wynik
prince-commit = { $cards ->
    [one] Wyślij potajemnie jednego
   *[other] Wyślij potajemnie { $cards }
}
prince-commit-none = Nie wysyłaj nikogo
prince-troop-sealed = { $cards ->
    [0] Nie wysyłasz nikogo.
    [one] Wysyłasz jednego kondotiera.
   *[other] Wysyłasz kondotierów: { $cards }.
}
prince-no-troop = bez kondotierów
prince-seizure-won = Przejęcie udane: { $target }
prince-seizure-lost = Atak odparty: { $target }

## Deaths and the Doctor

prince-death = Szykuje się śmierć
prince-death-by = sprawca
prince-death-of = ofiara
prince-doctor = Doktor
prince-doctor-note = { $target }: jest jeszcze ratunek. Pytamy wszystkich, żeby nie zdradzić, kto ma Doktora.
prince-doctor-play = Zagraj Doktora, zapłać { $ducats }
prince-let-be = Nic nie rób
prince-never = Nie pytaj mnie więcej
prince-never-note = Pytania wrócą, gdy trafi do ciebie Doktor.
prince-doctor-wait = Stół czeka chwilę: ktoś może mieć Doktora.
prince-saved = Ocalenie: { $target }
prince-saved-by = { $name } wzywa Doktora za { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}.
prince-ended = To już koniec: { $target }
prince-dead = Śmierć: { $target }
prince-dead-by = { $card }, sprawca: { $name }

## The trial

prince-trial = Sąd nad Papieżem
prince-trial-by = o symonię oskarża { $name }
prince-judges = Głosy, po jednym za kardynała
prince-trial-needed = do skazania: { $needed } z { $all }
prince-verdict = Wyrok
prince-verdict-note = Czy { $pope } traci następną fazę?
prince-guilty = Winny
prince-not-guilty = Niewinny
prince-secret-note = Wszystkie głosy odkrywa się razem.
prince-verdict-sealed = Twój głos jest zapieczętowany.
prince-verdict-other = Wszyscy oprócz Papieża głosują w tajemnicy.
prince-condemned = Winny: Papież { $pope } traci fazę
prince-acquitted = Niewinny: Papież { $pope } bez kary

## The conclave

prince-next-conclave = Następne konklawe
prince-majority = do wyboru: { $needed } z { $all } głosów
prince-votes-whence = { $cardinals } od kardynałów, { $offices } z urzędów
prince-conclave = Konklawe
prince-secret-round = głosowanie tajne
prince-open-round = jawna runda { $round }
prince-run-off = dogrywka
prince-electors = Głosy rodów
prince-last-round = Ostatnia runda
prince-round-so-far = Głosy do tej pory
# Screen readers: one part of a candidate's bar.
prince-votes-of = { $name } { $votes }
prince-ballot = Twoja kartka
prince-vote = Twoje głosy
prince-votes-left = { $votes ->
    [one] został jeden głos
    [few] zostały { $votes } głosy
   *[many] zostało { $votes } głosów
}
prince-votes-all = wszystkie oddane
prince-all-votes = Wszystkie głosy na ród { $house }
prince-votes-for = Głosy na ród { $house }
prince-cast = Oddaj głosy
prince-cast-secret = Zapieczętuj kartkę
prince-ballot-note = Wszystkie kartki odkrywa się razem.
prince-vote-note = Głosujesz jawnie.
# Votes are a list: "Borgia 12, Orsini 3".
prince-ballot-sealed = Twoja kartka jest zapieczętowana: { $votes }.
prince-ballot-other = Wszyscy w tajemnicy wypełniają kartki.
prince-vote-other = Wszyscy głosują jawnie, po kolei, zaczyna Papież.
prince-habemus = Habemus papam: { $name }
prince-elected-with = { $name } zostaje Papieżem: { $votes } z { $all } głosów.
prince-no-majority = Brak większości
prince-open-round-follows = Następuje runda jawna.
prince-run-off-follows = Następuje dogrywka dwóch rodów.
prince-reckoning = Punkty tury { $turn }
prince-this-turn = ta tura
prince-points-now = stan punktów

## The Pope between turns

prince-bestow = Urząd do oddania
prince-bestow-to = Kto go dostaje
prince-bestow-own = { $name }: musi trafić do innego rodu.
prince-bestow-killed = { $name }: wakat. Daj urząd innemu rodowi albo nikomu.
prince-bestow-how = Wybierz ród albo przeciągnij na niego kartę.
prince-bestow-note = Na początku tury Papież nie zachowuje żadnego urzędu.
prince-bestow-other = Papież { $pope } oddaje ten urząd: { $name }.
prince-has-office = ma już urząd od Papieża
prince-set-aside = Nikomu
prince-reshuffle = Rozdać urzędy na nowo?
prince-reshuffle-sub = wszystkie urzędy pozostałych albo żaden
prince-offices = Urzędy
prince-reshuffle-note = Zabierz urzędy wszystkim pozostałym, potasuj je i rozdaj, każdemu tyle, ile miał.
prince-reshuffle-do = Rozdaj na nowo
prince-reshuffle-not = Zostaw
prince-reshuffle-risk = Wtedy każdy może cię oskarżyć o symonię.
prince-reshuffle-other = Papież decyduje, czy urzędy wszystkich pozostałych zostaną rozdane na nowo.
prince-appoint = Nowi kardynałowie
prince-appoint-count = { $cardinals ->
    [one] jeden do rozdania
   *[other] { $cardinals } do rozdania
}
prince-cardinals-for = Kardynałowie dla rodu { $house }
prince-you-keep = Zachowujesz
prince-appoint-do = Mianuj ich
prince-appoint-note = Najwyżej o jednego więcej, niż dajesz któremuś rodowi.
prince-appoint-other = Papież { $pope } rozdziela nowych kardynałów.

## Laying out cards

prince-lay-fee = Patronat
prince-lay-laying = Dokąd?
prince-lay-filling = Co umieszczasz?
prince-lay-order = Która karta najpierw?
prince-lay-fee-other = { $name } płaci za kartę { $card } albo z niej rezygnuje.
prince-lay-laying-other = { $name } szuka miejsca dla karty { $card }.
prince-lay-filling-other = { $name } umieszcza karty w posiadłości { $card }.
prince-lay-order-other = { $name } wykłada karty.
prince-fee-note = { $name }: pracuje dla ciebie, jeśli płacisz; inaczej nic z tego.
prince-pay-fee = Zapłać { $ducats }
prince-refuse-fee = Nie płać
prince-laying-note = { $name }: na wolne miejsce albo przed twoją planszę.
prince-laying-foot = Kartę bez ochrony można przejąć osobno.
prince-leave-open = Zostaw bez ochrony
# Above cards of the reader's own that lie open.
prince-filling-note = Od razu do posiadłości { $name }:
prince-enough = To wszystko
prince-order-note = Najpierw posiadłości: dają miejsca innym kartom.
prince-opening = Przed pierwszą turą
prince-opening-sub = karty rozdane, rody zajmują miejsca
prince-opening-other = Rody oglądają swoje karty.
prince-choose-house = Wybierz swój ród
prince-mulligan = Twoja pierwsza ręka
prince-mulligan-note = Zachowaj ją albo zwróć całą i weź nową: do tego trzeba trzech kart jednego typu.
prince-keep = Zachowaj
prince-mulligan-do = Weź nową rękę

## Trade

prince-trade = Handel
prince-offer = Oferta na stole
prince-offer-to = Oferta dla gracza { $name }
prince-offer-from = Oferta gracza { $name }
prince-offer-yours = Twoja oferta
prince-you-give = Dajesz
prince-you-ask = Chcesz dostać
prince-no-cards = żadna karta nie może zmienić właściciela
prince-nothing = nic
# Screen readers: the stepper of ducats on one side of an offer.
prince-ducats-in = { $side }: dukaty
prince-propose = Złóż ofertę
prince-drop-offer = Zrezygnuj
prince-offer-note = Obietnice na później nikogo nie wiążą.
prince-composing = { $giver } szykuje ofertę dla gracza { $receiver }.
prince-offer-you = Jeśli przyjmujesz, wymiana następuje od razu.
prince-accept = Przyjmij
prince-decline = Odrzuć
prince-counter = Kontroferta
prince-withdraw = Wycofaj
prince-offer-waits = Odpowiedzieć ma { $name }.
prince-offer-other = { $giver } składa graczowi { $receiver } ofertę.
prince-leave = Zgoda Papieża
prince-leave-note = { $giver } i { $receiver } zawierają umowę, a jest w niej urząd. Zgadzasz się?
prince-leave-other = { $giver } i { $receiver } umawiają się o urząd: potrzebna jest zgoda Papieża.
prince-allow = Wyraź zgodę
prince-forbid = Odmów
prince-deals = Umowy przed głosowaniem
prince-deal-with = Komu składasz ofertę
prince-deals-note = Oferty od razu wymieniają karty i dukaty. Głosy można tylko obiecać.
prince-no-deals = Koniec umów
prince-promise-note = Obietnice na czacie nikogo nie wiążą.
prince-deals-other = Przed głosowaniem każdy może handlować z każdym.

## Cards: what they do, on a large card in three lines at most

prince-words-base = Chroni po jednej karcie każdego rodzaju. Nie można jej stracić.
prince-words-holding = Chroni po jednej karcie każdego rodzaju. Co turę daje dochód.
prince-words-office = Głosy w wyborach Papieża i co turę dochód.
prince-words-artist = Punkty co turę. Każdy nowy patron płaci koszt patronatu.
prince-words-leonardo = Punkty co turę i +1 do siły przy twoich kondotierach.
prince-words-family = Dodaje swoją siłę jednej posiadłości, na zawsze.
prince-words-condottiere = Do ataku lub obrony. Żołd płaci się zawsze.
prince-words-spy = Karta z puli w ciemno albo jedna z ręki rywala.
prince-words-poison = Uśmierca artystę lub urząd albo kończy mariaż.
prince-words-bravo = Uśmierca urząd, Savonarolę lub mariaż. Doktor nie pomaga.
prince-words-doctor = Ratuje od otrucia i zarazy, w dowolnej chwili.
prince-words-marriage = Pokój z jednym rywalem do końca tury.
prince-words-savonarola = Do końca tury Papież nic nie zagrywa z ręki.
prince-words-simony = Sądzą kardynałowie: Papież może stracić fazę.

# The same on a card of the hand: about fourteen letters a line, three lines.
prince-few-holding = wykłada się od razu
prince-few-office = wykłada się od razu
prince-few-artist = wykłada się od razu
prince-few-family = wykłada się od razu
prince-few-condottiere = do ataku albo obrony
prince-few-spy = karta w ciemno albo skradziona
prince-few-poison = uśmierca artystę lub urząd
prince-few-bravo = uśmierca urząd, nie ma ratunku
prince-few-doctor = o każdej porze ratuje od otrucia
prince-few-marriage = pokój z jednym rywalem
prince-few-savonarola = wiąże rękę Papieża
prince-few-simony = Papież może stracić fazę

# On a card before a fee: "płać 10".
prince-pay = płać
# At the foot of a card, after a dagger: its marked figures were worked out, no source prints them.
prince-reconstructed = odtworzone, nie z druku

# Figures of a card for screen readers.
prince-figure-power = siła { $n }
prince-figure-votes = { $n ->
    [one] { $n } głos
    [few] { $n } głosy
   *[many] { $n } głosów
}
prince-figure-income = dochód { $n }
prince-figure-vp = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
prince-figure-fee = koszt { $n }

## House boards

prince-houses = Pozostałe rody
# A board for screen readers.
prince-house = { $house }, { $seat }{ $pope ->
    [yes] , Papież
   *[no] {""}
}: { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}, { $cardinals ->
    [one] { $cardinals } kardynał
   *[other] { $cardinals } kardynałów
}, { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
}
# The head of a board: a button that opens it large.
prince-visit = { $house }: pokaż ród gracza { $seat }
# The laurel with a house's points; opens where they come from.
prince-points-of = { $house }: { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}
# Above cards of a house that lie in no holding.
prince-unprotected = bez ochrony
# Above cards that were seen in a house's hand.
prince-seen = znane z ręki
prince-mark-pope = Papież
prince-mark-marriage = Mariaż do końca tury
prince-mark-savonarola = Savonarola: nic nie zagrywa z ręki
prince-mark-sentence = { $sentences ->
    [one] Wyrok: traci fazę
    [few] Wyrok: traci { $sentences } fazy
   *[many] Wyrok: traci { $sentences } faz
}
# A base or holding for screen readers; { $home } names it with its figures.
prince-home = { $home }; obrona { $power }
# An empty slot of a base or holding, for an office, an artist or a family.
prince-slot-office = { $home }: miejsce na urząd
prince-slot-artist = { $home }: miejsce na artystę
prince-slot-family = { $home }: miejsce na ród

## A house laid out: the reader's own, or a rival's opened

prince-estate = Ród gracza { $seat }
prince-holdings = Posiadłości
prince-holdings-note = co leży w posiadłości, jest chronione
prince-open = Przed planszą
prince-open-note = bez ochrony
# Below the numbers of a house: how much of each it has.
prince-ducats-secret = dukaty, tajne
prince-ducats-hidden = dukaty, ukryte
prince-ducats-plain = dukaty
prince-count-cardinals = { $n ->
    [one] kardynał
   *[other] kardynałów
}
prince-count-votes = { $n ->
    [one] głos
    [few] głosy
   *[many] głosów
}
prince-count-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
# Beside the votes: what holdings and offices bring at the end of the turn.
prince-count-income = dochód { $n }
prince-hand = Twoja ręka
prince-hand-note = ukryta, nawet liczba kart
prince-hand-of = Ręka rodu { $house }
prince-hand-hidden = Ukryta, nawet liczba kart; widać to, co było odkryte.
prince-hand-empty = Nie masz kart na ręce.
# When cards of the hand may be played: two short lines.
prince-lock = Karty z ręki czekają na twój krok zagrywania.
prince-lock-doctor = Tylko Doktor odpowiada w dowolnej chwili.
prince-unlock = Zagraj kartę: wybierz ją, potem jej cel.
prince-unlock-end = Kondotierzy dołączają w ataku i obronie.
prince-bound = Savonarola wiąże ci ręce.
prince-bound-note = Możesz zagrać tylko bravo przeciw niemu.
# The parts of a phone.
prince-part-stage = Stół
prince-part-houses = Pozostałe rody
prince-part-conclave = Następne konklawe
prince-part-homes = Moje posiadłości
prince-part-hand = Moja ręka
# A strip of the rail for screen readers.
prince-rival = { $house }, { $seat }: { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}, { $holdings ->
    [one] { $holdings } posiadłość
    [few] { $holdings } posiadłości
   *[many] { $holdings } posiadłości
}, { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
}

## The box: its name in two lines, large, and small below it

box-name = Książę
box-below = Ród Borgia

## What deck a table plays with

deck-reconstructed = talia odtworzona
deck-own = własna talia
deck-left = { $left ->
    [one] { $left } liczba odtworzona
    [few] { $left } liczby odtworzone
   *[many] { $left } liczb odtworzonych
}
