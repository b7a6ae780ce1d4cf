### The Prince in Polish.
###
### Terms: tura (one of the three turns), faza (a player's phase), runda (a round of an election),
### pula (the pool), oferta (an offer of trade), posiadłość, baza, przejęcie, koszt patronatu, żołd.
### Events are told in the present tense, which does not ask whether a player is a man or a woman;
### where a player is not the subject the name stands behind "gracz" ("graczowi Anna").
###
### Cards: { $card } is the message `card`, a card's name behind a noun in the accusative, as owners
### of the box may give the cards other names, which cannot be declined: "urząd Datariusz", "kartę
### Szpieg". For holdings, offices and families it is the nominative as well. All sentences keep to
### that.

title = Książę

## Houses, their bases, and the cards

house-borgia = Borgia
house-colonna = Colonna
house-medici = de Medici
house-rovere = della Rovere
house-orsini = Orsini

base-civita-castellana = Civita Castellana
base-palestrina = Palestrina
base-firenze = Florencja
base-senigallia = Senigallia
base-bracciano = Bracciano

card-bologna = Bolonia
card-perugia = Perugia
card-urbino = Urbino
card-ancona = Ankona
card-rimini = Rimini
card-orvieto = Orvieto
card-viterbo = Viterbo
card-spoleto = Spoleto
card-ceri = Ceri
card-nepi = Nepi
card-sermoneta = Sermoneta
card-ostia = Ostia

card-vice-chancellor = Wicekanclerz
card-camerlengo = Kamerling
card-depositor-general = Skarbnik
card-major-penitentiary = Penitencjarz Większy
card-datary = Datariusz
card-gonfalonier = Gonfalonier Kościoła
card-prefect = Prefekt Rzymu
card-castellan = Kasztelan Zamku Świętego Anioła
card-secretary = Sekretarz Apostolski

card-michelangelo = Michelangelo Buonarroti
card-raphael = Raffaello Sanzio
card-leonardo = Leonardo da Vinci
card-botticelli = Sandro Botticelli
card-titian = Tiziano Vecellio
card-bramante = Donato Bramante
card-mantegna = Andrea Mantegna
card-perugino = Pietro Perugino
card-pinturicchio = Pinturicchio
card-cellini = Benvenuto Cellini

card-sforza = Sforza
card-este = d'Este
card-montefeltro = Montefeltro
card-gonzaga = Gonzaga
card-malatesta = Malatesta
card-bentivoglio = Bentivoglio

card-naldo = Dionigi di Naldo
card-marciano = Ranuccio da Marciano
card-oliverotto = Oliverotto da Fermo
card-vitelli = Vitellozzo Vitelli
card-baglioni = Giampaolo Baglioni
card-sanseverino = Roberto Sanseverino
card-alviano = Bartolomeo d'Alviano
card-trivulzio = Gian Giacomo Trivulzio

card-spy = Szpieg
card-poison = Śmierć przez otrucie lub zarazę
card-bravo = Śmierć przez bravo
card-doctor = Doktor
card-marriage = Mariaż
card-savonarola = Savonarola
card-simony = Oskarżenie o symonię

# The same names where little room is: ten letters or so.
short-civita-castellana = Civita Cast.
short-palestrina = Palestrina
short-firenze = Florencja
short-senigallia = Senigallia
short-bracciano = Bracciano
short-bologna = Bolonia
short-perugia = Perugia
short-urbino = Urbino
short-ancona = Ankona
short-rimini = Rimini
short-orvieto = Orvieto
short-viterbo = Viterbo
short-spoleto = Spoleto
short-ceri = Ceri
short-nepi = Nepi
short-sermoneta = Sermoneta
short-ostia = Ostia
short-vice-chancellor = Wicekancl.
short-camerlengo = Kamerling
short-depositor-general = Skarbnik
short-major-penitentiary = Penitencj.
short-datary = Datariusz
short-gonfalonier = Gonfalon.
short-prefect = Prefekt
short-castellan = Kasztelan
short-secretary = Sekretarz
short-michelangelo = Michel.
short-raphael = Raffaello
short-leonardo = Leonardo
short-botticelli = Botticelli
short-titian = Tiziano
short-bramante = Bramante
short-mantegna = Mantegna
short-perugino = Perugino
short-pinturicchio = Pinturicc.
short-cellini = Cellini
short-sforza = Sforza
short-este = d'Este
short-montefeltro = Montefel.
short-gonzaga = Gonzaga
short-malatesta = Malatesta
short-bentivoglio = Bentivog.
short-naldo = D. di Naldo
short-marciano = Marciano
short-oliverotto = Oliverotto
short-vitelli = V. Vitelli
short-baglioni = G. Baglioni
short-sanseverino = Sansever.
short-alviano = B. d'Alviano
short-trivulzio = Trivulzio
short-spy = Szpieg
short-poison = Otrucie, zaraza
short-bravo = Bravo
short-doctor = Doktor
short-marriage = Mariaż
short-savonarola = Savonar.
short-simony = Symonia

# A card's name inside a sentence, never at its beginning.
card = { $kind ->
    [holding] posiadłość { $name }
    [base] bazę { $name }
    [office] urząd { $name }
    [family] ród { $name }
   *[other] kartę { $name }
}

# What three or more cards of a hand were, said after a colon.
type-holding = posiadłości
type-office = urzędy
type-artist = artyści
type-family = pomniejsze rody
type-condottiere = kondotierzy
type-spy = szpiedzy
type-doctor = doktorzy
type-marriage = mariaże
type-savonarola = Savonarola
type-simony = oskarżenia o symonię
type-death = karty śmierci

# Nobody is sent into a seizure.
troop-none = nikogo

## Parts of lists, put together with commas

# A player and a number of ducats or cardinals: "Anna 35".
amount-of-seat = { $seat } { $amount }
# A player's vote in a simony trial: "Anna: winny (5)".
verdict-of-seat = { $seat }: { $guilty ->
    [yes] winny
   *[no] niewinny
} ({ $votes })
# Votes for a player in an election: "Anna 12".
votes-for = { $candidate } { $votes }
# Points from one source: "pieniądze 8".
points-from = { $source } { $points }
# An office dealt to a player: "urząd Datariusz dostaje Anna".
office-to = { $card } dostaje { $receiver }

## What a preview counts

good-ducats = { $amount ->
    [one] { $amount } dukat
    [few] { $amount } dukaty
   *[many] { $amount } dukatów
}
good-votes = { $amount ->
    [one] { $amount } głos
    [few] { $amount } głosy
   *[many] { $amount } głosów
}
# Paid at the end of every turn.
good-income = dochód { $amount }
# Victory points printed on the cards one owns, counted at the end of every turn.
good-prestige = { $amount } PZ na turę

## Questions

question-choosing_house = Na czele którego rodu stajesz?
question-mulligan = Zachowujesz rękę czy wymieniasz ją na nową? Do wymiany trzeba trzech kart jednego typu.
question-order = { $cards ->
    [one] Do wyłożenia { $cards } karta. Którą wykładasz?
    [few] Do wyłożenia { $cards } karty. Która jest następna?
   *[many] Do wyłożenia { $cards } kart. Która jest następna?
}
question-fee = Płacisz { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} za { $card } czy z niej rezygnujesz?
question-laying = Gdzie umieszczasz { $card }?
question-filling = Wykładasz { $holding }: co jeszcze w niej umieszczasz?
question-buy = Odkryj kartę do licytacji albo wyślij Szpiega do puli.
# A bid is said in parts: `begun` when a part of it has been said.
question-bid = { $begun ->
    [yes] Na razie { $bid } za { $card }: o ile jeszcze podbijasz?
   *[no] { $highest ->
        [0] Rozpocznij licytację o { $card } albo spasuj.
       *[other] Daj za { $card } więcej niż { $highest } albo spasuj.
    }
}
question-act = { $after ->
    [yes] Po próbie przejęcia: ułóż swoje karty i zakończ fazę.
   *[no] Zagrywaj karty, spróbuj jednego przejęcia albo zakończ fazę.
}
question-react = Otrucie lub zaraza ma { $target_kind ->
    [marriage] zerwać mariaż
   *[other] uśmiercić { $target }
}: czy przychodzi Doktor?
question-bestow = { $killed ->
    [yes] Zwalnia się { $card }. Komu go dajesz, a może go odkładasz?
   *[no] Papież nie zachowuje urzędów: kto dostaje { $card }?
}
question-trial = Ród { $by } oskarża Papieża o symonię: winny czy niewinny?
question-commit = { $what ->
    [base] Atak na { $target } i to, co w niej leży: których kondotierów wysyłasz?
   *[other] Walka o { $target }: których kondotierów wysyłasz?
}
question-ballot = { $run_off ->
    [yes] Dogrywka, głosowanie tajne: jak dzielisz głosy między dwa rody?
   *[no] Głosowanie tajne: rozdziel wszystkie swoje głosy między rody.
}
question-vote = { $left ->
    [one] Jawna runda { $round }: { $left } głos do oddania, na początek ród { $house }.
    [few] Jawna runda { $round }: { $left } głosy do podziału między rody, na początek { $house }.
   *[many] Jawna runda { $round }: { $left } głosów do podziału między rody, na początek { $house }.
}
question-reshuffle = Zabierasz wszystkim pozostałym urzędy i rozdajesz je na nowo? Każdy może cię wtedy oskarżyć.
question-appoint = { $left ->
    [one] { $left } nowy kardynał do przydzielenia, na początek ród { $house }; jeśli nie dasz go nikomu, zostaje u ciebie.
   *[other] { $left } nowych kardynałów do podziału, na początek ród { $house }; nierozdani zostają u ciebie.
}
question-deals = Przed głosowaniem: złóż ofertę albo zakończ umowy.
question-compose = Twoja oferta dla rodu { $to }: dodaj, co dajesz, potem, co chcesz dostać, i złóż ją.
question-offer = Umowa między rodami { $from } i { $to }: zgoda?
question-leave = Rody { $from } i { $to } handlują urzędem: czy Papież się zgadza?
question-drawing_house = Losowane są rody.
question-drawing_pope = Losowany jest pierwszy Papież.
question-dealing = Rozdawane są karty.
question-turning_up = Odkrywana jest karta z puli.
question-spying = Szpieg sięga do puli.
question-stealing = Szpieg sięga do cudzej ręki.
question-drawing = Dobierana jest karta.
question-reshuffling = Urzędy są rozdawane na nowo.
question-breaking_tie = Rozstrzyga los.
question-filling_pool = Wykładana jest pula.

## Actions, each as a sentence

verb-choose-house = Stań na czele rodu { $house }
verb-mulligan = Wymień rękę na nową
verb-keep = Zachowaj rękę
verb-lay = Wyłóż { $card }
verb-pay-fee = Zapłać koszt patronatu
verb-refuse-fee = Nie płać
verb-put-into = Umieść w { $home_key ->
    [civita-castellana] bazie
    [palestrina] bazie
    [firenze] bazie
    [senigallia] bazie
    [bracciano] bazie
   *[other] posiadłości
} { $home }
verb-leave-open = Zostaw bez ochrony
verb-put = Umieść { $card } w nowej posiadłości
verb-enough = Nic więcej
verb-auction = Odkryj kartę do licytacji
verb-auction-card = Wystaw na licytację { $card }
verb-spy-pool = Wyślij Szpiega do puli
verb-raise = Podbij o { $ducats }
verb-add = Podbij o { $ducats } i jeszcze trochę
verb-pass = Spasuj
verb-shelter = Umieść { $card } w { $home_key ->
    [civita-castellana] bazie
    [palestrina] bazie
    [firenze] bazie
    [senigallia] bazie
    [bracciano] bazie
   *[other] posiadłości
} { $home }
verb-expose = Wyjmij { $card } spod ochrony
verb-spy = Wyślij Szpiega po kartę rodu { $house }
verb-poison = Zagraj otrucie lub zarazę na { $card }
verb-poison-marriage = Zagraj otrucie lub zarazę na mariaż
verb-bravo = Naślij bravo na { $card }
verb-bravo-marriage = Naślij bravo na mariaż
verb-bravo-savonarola = Naślij bravo na Savonarolę
verb-marry = Zawrzyj mariaż z rodem { $house }
verb-savonarola = Zwróć Savonarolę przeciw Papieżowi
verb-accuse = Oskarż Papieża o symonię
verb-seize-card = Przejmij { $card }
verb-seize-holding = Przejmij { $holding } z całą zawartością
verb-seize-base = Przejmij zawartość bazy rodu { $house }
verb-end-phase = Zakończ fazę
verb-doctor = Zagraj Doktora
verb-let-be = Nic nie rób
verb-never-react = Nic nie rób i nie pytaj więcej
verb-bestow = Daj go rodowi { $house }
verb-set-aside = Odłóż go
verb-guilty = Winny
verb-not-guilty = Niewinny
verb-commit = { $troop_key ->
    [none] Nie wysyłaj nikogo
   *[some] Wyślij: { $troop }
}
verb-vote = { $votes ->
    [0] Żadnych głosów na ród { $house }
    [one] { $votes } głos na ród { $house }
    [few] { $votes } głosy na ród { $house }
   *[many] { $votes } głosów na ród { $house }
}
verb-reshuffle = Rozdaj urzędy pozostałych na nowo
verb-no-reshuffle = Zostaw urzędy pozostałych w spokoju
verb-appoint = { $cardinals ->
    [0] Żadnych kardynałów dla rodu { $house }
    [one] { $cardinals } kardynał dla rodu { $house }
   *[other] { $cardinals } kardynałów dla rodu { $house }
}
verb-offer = Złóż ofertę rodowi { $house }
verb-give = Daj { $card }
verb-give-ducats = Daj { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}
verb-ask = Poproś o { $card }
verb-ask-ducats = Poproś o { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}
verb-propose = Złóż ofertę
verb-drop-offer = Zrezygnuj z oferty
verb-accept = Przyjmij
verb-decline = Odrzuć
verb-counter = Złóż kontrofertę
verb-withdraw = Wycofaj ofertę
verb-no-deals = Koniec umów
verb-allow = Wyraź zgodę
verb-forbid = Odmów zgody
verb-draw-house = Wylosowany ród: { $house }
verb-draw-pope = Papieżem zostaje ród { $house }
verb-draw-card = Los przynosi { $card }
verb-draw-nothing = Los nie przynosi niczego
verb-draw-tie = Los wskazuje ród { $house }

## Headings above several actions of one verb; their last argument is listed

group-choose-house = Stań na czele rodu
group-lay = Wyłóż kartę
group-put-into = Umieść tutaj
group-put = Umieść w nowej posiadłości kartę
group-auction-card = Wystaw na licytację kartę
group-shelter = Umieść { $card } tutaj
group-expose = Wyjmij spod ochrony kartę
group-spy = Wyślij Szpiega po kartę rodu
group-poison = Zagraj otrucie lub zarazę na kartę
group-bravo = Naślij bravo na urząd
group-marry = Zawrzyj mariaż z rodem
group-seize-card = Przejmij kartę
group-seize-holding = Przejmij z całą zawartością posiadłość
group-seize-base = Przejmij zawartość bazy rodu
group-bestow = Daj go rodowi
group-commit = Kogo wysyłasz
group-offer = Złóż ofertę rodowi
group-give = Daj kartę
group-ask = Poproś o kartę

## What happened

event-house_drawn = Na czele rodu { $house } staje { $seat }.
event-pope_drawn = Pierwszym Papieżem zostaje { $seat }.
# The cards are listed for the one who got them; the others learn how many there were.
event-dealt = { $known ->
    [yes] { $seat } dostaje karty: { $list }.
   *[no] { $seat } dostaje { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
}
event-mulligan = { $seat } wymienia rękę na nową.
event-mulligan_type = { $seat } ma co najmniej trzy karty jednego typu: { $type }.
event-kept = { $seat } zachowuje rękę.
event-turn_started = Następna faza: { $seat }.
event-round_started = Zaczyna się tura { $turn } z 3.
event-fee_paid = Koszt patronatu: { $seat } płaci { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} za { $card }.
# An artist whose fee is not paid is set aside, or stays with the present owner.
event-fee_refused = { $goes ->
    [aside] { $seat } nie płaci za { $card }: karta odłożona do następnej tury.
   *[owner] { $seat } nie płaci za { $card }.
}
event-laid = { $seat } wykłada { $card }.
event-housed = { $seat } umieszcza { $card } w { $home_key ->
    [civita-castellana] bazie
    [palestrina] bazie
    [firenze] bazie
    [senigallia] bazie
    [bracciano] bazie
   *[other] posiadłości
} { $home }.
event-exposed = { $seat } wyjmuje { $card } spod ochrony.
event-turned_up = { $seat } odkrywa { $card }.
event-bid = { $seat } licytuje: { $ducats }.
event-passed = { $seat } pasuje.
event-bought = { $seat } kupuje { $card } za { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}.
event-given_free = Nikt nie licytuje i { $seat } dostaje { $card } za darmo.
event-kept_bought = { $seat } bierze { $card } na rękę.
event-spied = { $seat } wysyła Szpiega do puli.
# What a Spy brought from the pool; a hand card is named to its new owner only.
event-spied_card = { $known ->
    [yes] { $seat } dostaje od Szpiega { $card }.
   *[no] { $seat } dostaje od Szpiega kartę, której nikt inny nie widzi.
}
event-spy_sent = { $seat } wysyła Szpiega po kartę gracza { $victim }.
# What a Spy brought from a hand; only thief and victim know.
event-stolen = { $known ->
    [yes] { $seat } dostaje od Szpiega { $card } z ręki gracza { $victim }.
    [nothing] Szpieg nie znajduje u gracza { $victim } żadnej karty i { $seat } nie dostaje nic.
   *[no] Co { $seat } dostaje od Szpiega, pozostaje tajemnicą.
}
event-death_played = { $death_kind ->
    [bravo] { $seat } nasyła bravo na { $target_kind ->
        [marriage] mariaż
       *[other] { $target }
    }.
   *[poison] { $seat } zagrywa otrucie lub zarazę na { $target_kind ->
        [marriage] mariaż
       *[other] { $target }
    }.
}
event-doctor_played = { $seat } płaci { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} i posyła Doktora: śmierć zażegnana.
event-death_done = { $target_kind ->
    [artist] { $seat } uśmierca { $target }: karta znika z gry.
   *[other] { $seat } uśmierca { $target }.
}
event-office_bestowed = { $seat } daje graczowi { $receiver } { $card }.
event-office_aside = Odłożony do następnej tury: { $card }.
event-married = { $seat } i { $spouse } zawierają mariaż: w tej turze nie działają przeciwko sobie.
event-marriage_ended = Mariaż dobiega końca.
event-savonarola_played = { $seat } zwraca Savonarolę przeciw Papieżowi ({ $pope }), który nie może już nic zagrać z ręki.
event-savonarola_ended = Savonarola milknie.
event-accused = { $seat } oskarża Papieża ({ $pope }) o symonię.
event-verdict_vote = Głosy w sprawie symonii: { $list }.
event-verdict = { $condemned ->
    [1] Winny, { $guilty } z { $votes } głosów: { $seat } traci jedną fazę.
   *[0] Niewinny, przeciw tylko { $guilty } z { $votes } głosów: { $seat } nic nie traci.
}
event-phase_skipped = { $seat } traci tę fazę za symonię.
event-seizure_started = { $what ->
    [base] { $seat } atakuje { $target } i chce przejąć to, co w niej leży. Broni: { $defender }.
    [holding] { $seat } próbuje przejąć { $target } z całą zawartością. Broni: { $defender }.
   *[card] { $seat } próbuje przejąć { $target }. Broni: { $defender }.
}
event-committed = { $troop_key ->
    [none] { $seat } nie wysyła nikogo.
   *[some] { $seat } wysyła: { $troop }. Siła { $power }.
}
event-seizure_won = { $seat } wygrywa, { $attack } przeciw { $defence }. Traci { $defender }.
event-seizure_lost = { $seat } przegrywa, { $attack } przeciw { $defence }. Atak odpiera { $defender }.
event-seized = { $seat } przejmuje od gracza { $owner }: { $list }.
event-mercenaries_paid = { $seat } płaci kondotierom { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}.
event-artist_stays = { $seat } nie płaci, więc { $owner } zachowuje { $card }.
event-income = Dochód w dukatach: { $list }.
event-ballot = Kartka do głosowania gracza { $seat }: { $list }.
event-votes_cast = { $seat } głosuje: { $list }.
event-no_majority = Brak większości: najwięcej głosów na jeden ród to { $most } z { $votes }.
event-run_off = Dochodzi do dogrywki: { $candidate } i { $rival }.
event-tie_broken = Remis rozstrzygnięty na korzyść gracza { $seat }.
event-elected = Papieżem zostaje { $seat }: { $votes } z { $all } głosów.
event-points = { $known ->
    [no] { $seat } nie zdobywa w tej turze żadnych PZ.
   *[yes] { $seat } zdobywa { $points } PZ: { $list }.
}
event-aside_returned = { $cards ->
    [0] Do talii nie wraca żadna karta.
    [one] Do talii wraca { $cards } karta.
    [few] Do talii wracają { $cards } karty.
   *[many] Do talii wraca { $cards } kart.
}
event-drawn_card = { $known ->
    [yes] { $seat } dobiera { $card }.
   *[no] { $seat } dobiera kartę.
}
event-allowance = Każda baza daje { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}.
event-pool_filled = { $cards ->
    [one] W nowej puli leży { $cards } karta.
    [few] W nowej puli leżą { $cards } karty.
   *[many] W nowej puli leży { $cards } kart.
}
event-reshuffled = Papież { $seat } rozdaje na nowo urzędy wszystkich pozostałych.
event-office_dealt = Rozdane na nowo: { $list }.
event-cardinals = Nowi kardynałowie: { $list }.
event-no_reshuffle = Papież { $seat } zostawia urzędy pozostałych w spokoju.
event-offer_made = { $given ->
    [0] { $wanted ->
        [0] { $seat } składa graczowi { $receiver } ofertę.
        [one] { $seat } składa graczowi { $receiver } ofertę i prosi o { $wanted } dukat.
        [few] { $seat } składa graczowi { $receiver } ofertę i prosi o { $wanted } dukaty.
       *[many] { $seat } składa graczowi { $receiver } ofertę i prosi o { $wanted } dukatów.
    }
    [one] { $seat } oferuje graczowi { $receiver } { $given } dukat.
    [few] { $seat } oferuje graczowi { $receiver } { $given } dukaty.
   *[many] { $seat } oferuje graczowi { $receiver } { $given } dukatów.
}
event-offer_accepted = { $seat } przyjmuje ofertę gracza { $giver }.
event-offer_declined = { $seat } odrzuca ofertę gracza { $giver }.
event-offer_withdrawn = { $seat } wycofuje ofertę dla gracza { $receiver }.
event-offer_lapsed = { $seat } jednak nie składa oferty.
event-leave_given = Papież { $seat } wyraża zgodę.
event-leave_refused = Papież { $seat } odmawia zgody.
# Cards that change hands in a deal; hand cards are named to the two parties only.
event-exchanged = { $known ->
    [yes] { $giver } przekazuje graczowi { $receiver }: { $list }.
   *[no] { $number ->
        [one] Zakryta { $number } karta zmienia właściciela
        [few] Zakryte { $number } karty zmieniają właściciela
       *[many] { $number } zakrytych kart zmienia właściciela
    } w umowie gracza { $seat }.
}
event-pool_card = Odkryte w puli: { $list }.
event-hand_opened = { $cards ->
    [0] { $seat } nie ma kart do wyłożenia.
    [one] { $seat } pokazuje { $cards } kartę do wyłożenia.
    [few] { $seat } pokazuje { $cards } karty do wyłożenia.
   *[many] { $seat } pokazuje { $cards } kart do wyłożenia.
}
event-votes_called = { $round ->
    [0] Konklawe zaczyna się od tajnego głosowania.
   *[other] Zaczyna się jawna runda { $round } konklawe.
}
event-match_over = Po trzech turach rozgrywka się kończy.

## Why not

reason-house_taken = ten ród jest już zajęty
reason-no_three_alike = trzeba kart jednego typu: { $need }, masz najwyżej { $have }
reason-mulligans_used = przy tym stole nie możesz już więcej razy wymienić ręki
reason-already_laid = tej karty nie ma wśród kart do wyłożenia
reason-cannot_pay_fee = koszt patronatu to { $need }, masz { $have }
reason-not_your_home = to nie należy do ciebie
reason-slot_taken = taka karta już tam leży
reason-not_your_card = ta karta nie należy do ciebie
reason-not_unprotected = poza własną fazą wolno umieszczać tylko karty niechronione
reason-laid_in_order = karty dokłada się po kolei: urząd, artysta, ród
reason-pool_face_up = pula leży odkryta: wybierz z niej kartę
reason-pool_face_down = pula leży zakryta: nie wybiera się, która karta zostanie odkryta
reason-not_in_pool = tej karty nie ma w puli
reason-no_spy = nie masz na ręce Szpiega
reason-bound_by_savonarola = Savonarola nie pozwala Papieżowi zagrywać kart z ręki
reason-bid_above_purse = to daje { $need }, a masz { $have }
reason-bid_begun = licytowana kwota jest już zaczęta: dokończ ją
reason-smaller_digit_first = najpierw podaje się większą część kwoty
reason-family_stays = ród zostaje tam, gdzie leży
reason-moved_already = ta karta dopiero co zmieniła miejsce; zrób najpierw coś innego
reason-already_there = już tam leży
reason-already_open = nie leży w żadnej posiadłości
reason-house_not_played = nikt nie stoi na czele tego rodu
reason-not_against_yourself = to twój własny ród
reason-married_to_it = łączy cię z tym rodem mariaż
reason-no_poison = nie masz na ręce otrucia ani zarazy
reason-no_bravo = nie masz na ręce bravo
reason-not_on_table = ta karta do nikogo teraz nie należy
reason-protected_from_poison = przy tym stole posiadłość chroni przed otruciem i zarazą
reason-your_own_card = przy tym stole śmierci nie kieruje się przeciw własnej karcie
reason-no_marriage_in_force = nie ma teraz mariażu
reason-no_savonarola_in_force = Savonarola teraz nie głosi kazań
reason-no_marriage_card = nie masz na ręce Mariażu
reason-no_savonarola_card = nie masz na ręce Savonaroli
reason-you_are_pope = Papieżem jesteś ty
reason-no_simony_card = nie masz na ręce oskarżenia o symonię
reason-first_turn_no_simony = w pierwszej turze nie ma symonii
reason-received_both = dostajesz w tej turze i urząd, i kardynała, a niczego nie rozdano na nowo
reason-seized_already = jedyna próba przejęcia w tej fazie jest już za tobą
reason-seize_protected = chroni ją posiadłość: przejmij posiadłość z całą zawartością
reason-seize_your_own = to już należy do ciebie
reason-seize_spouse = łączy cię mariaż z tym, kto ją ma
reason-empty_base = w tej bazie nie leży ani urząd, ani artysta
reason-no_doctor = nie masz na ręce Doktora
reason-cannot_pay_doctor = Doktor kosztuje { $need }, masz { $have }
reason-not_to_self = Papież nie może go zachować
reason-not_to_victim = przy tym stole nie wraca on tam, skąd go zabrano
reason-must_bestow = musi trafić do innego gracza
reason-troop_not_held = nie masz na ręce wszystkich tych kondotierów
reason-cannot_pay_troop = ich żołd to razem { $need }, masz { $have }
reason-not_this_house_now = o rody pyta się po kolei, a teraz nie chodzi o ten
reason-too_many_votes = to { $need }, a zostało ci głosów: { $have }
reason-all_votes_must_be_cast = o ostatni ród się nie pyta: dostaje wszystkie pozostałe głosy
reason-too_many_cardinals = to { $need }, a kardynałów zostało: { $have }
reason-pope_takes_too_many = Papież zachowałby { $need }, a może { $have }: o jednego więcej, niż daje najhojniej obdarowanemu
reason-no_trade = przy tym stole nie ma handlu
reason-offer_to_self = ofertę składa się innemu graczowi
reason-offers_used = na razie nie możesz złożyć więcej ofert
reason-not_for_sale = ta karta nie może zmienić właściciela w drodze umowy
reason-not_known_to_be_theirs = nie możesz wiedzieć, czy jest tam ta karta
reason-part_out_of_order = ofertę składa się po kolei: dawane karty, dawane dukaty, żądane karty, żądane dukaty
reason-empty_offer = oferta musi coś zawierać
reason-ducats_both_ways = dukaty daje się albo żąda, nie jedno i drugie
reason-gives_too_much = oferujesz { $need }, a masz { $have }
reason-cannot_pay_offer = z kosztami patronatu to { $need }, a masz { $have }
reason-not_your_offer = to nie twoja oferta
reason-not_offered_to_you = ta oferta nie jest dla ciebie
reason-giver_lacks = druga strona nie może teraz dotrzymać oferty
reason-cards_after_seizure = po próbie przejęcia nie zagrywa się już kart

## Where points come from

source-ducats = pieniądze
source-papacy = papiestwo
source-artists = artyści
source-holdings = posiadłości
source-offices = urzędy

## How a match ends

ending-turns = trzy tury dobiegły końca

## Table options

option-trade = karty i pieniądze w drodze umowy
choice-trade-off = nie przy tym stole
choice-trade-on = mogą zmieniać właściciela
option-deck = liczby na kartach
choice-deck-reconstructed = odtworzone: ustaliliśmy je sami
# A deck that an owner of the box has typed in.
choice-deck-own = przepisane z pudełka
option-houses = rody
choice-houses-lot = są losowane
choice-houses-choice = są wybierane w kolejności miejsc
option-first_pope = pierwszy Papież
choice-first_pope-lot = jest losowany
choice-first_pope-first-seat = to gracz na pierwszym miejscu
option-death_types = przy wymianie ręki otrucie i bravo
choice-death_types-one = to jeden typ
choice-death_types-two = to dwa typy
option-poison_protected = otrucie i zaraza
choice-poison_protected-off = dosięgają tylko kart niechronionych
choice-poison_protected-on = dosięgają także kart w posiadłościach
option-victim_receives = urząd uśmiercony przez Papieża
choice-victim_receives-off = nie wraca do ofiary
choice-victim_receives-on = może wrócić do ofiary
option-own_targets = śmierć wśród własnych kart
choice-own_targets-off = jest niedozwolona
choice-own_targets-on = jest dozwolona
option-spouse_doctor = Doktor na truciznę małżonka
choice-spouse_doctor-off = nie może zostać zagrany
choice-spouse_doctor-on = może zostać zagrany
option-base_family = ród w splądrowanej bazie
choice-base_family-stays = zostaje w niej
choice-base_family-goes = przechodzi do atakującego
option-unpaid_seized = przejęty artysta bez opłaconego patronatu
choice-unpaid_seized-stays = zostaje u obrońcy
choice-unpaid_seized-aside = jest odkładany
option-pool = pula w turach 2 i 3
choice-pool-down = leży zakryta
choice-pool-up = leży odkryta
option-open_rounds = jawne rundy przed dogrywką
choice-open_rounds-5 = 5
choice-open_rounds-10 = 10
choice-open_rounds-never = tyle, ile trzeba

## Figures that no source prints: we worked them out

fact-name = nazwy większości kart
fact-power = siła większości posiadłości i pomniejszych rodów
fact-income = dochód z posiadłości i urzędów
fact-votes = głosy urzędów
fact-vp = punkty na posiadłościach i artystach
fact-fee = koszty artystów, kondotierów i Doktora
fact-count = liczba kondotierów
fact-base_name = nazwy czterech baz

## What is wrong with a deck of one's own. Words of the file (keys, fields, sources) stay as they are.

fault-not_utf8 = To nie jest tekst w UTF-8. Zapisz plik jako zwykły tekst w UTF-8.
fault-too_large = To za dużo jak na talię: wolno { $limit } B. Usuń to, co nie należy do kart.
fault-long_line = Ten wiersz jest za długi: wolno { $limit } znaków ze spacjami. Skróć go albo podziel po przecinku.
fault-not_toml = To nie jest TOML: { $complaint }. Porównaj ten wiersz z dołączoną talią.
fault-unknown_heading = „{ $heading }” nie należy do talii. Usuń to: może tu być tytuł (title) i są karty.
fault-bad_title = { $value } nie może być tytułem. Zapisz go w cudzysłowie, od 1 do { $longest } znaków ze spacjami.
fault-no_cards = Nie ma tu kart. Każdą zacznij od wiersza [[card]].
fault-no_key = Ta karta nie ma klucza. Wpisz klucz, który ma w dołączonej talii, na przykład key = "ceri".
fault-unknown_card = { $nearest ->
    [none] Nie ma karty { $card }. Wpisz klucz z dołączonej talii.
   *[other] Nie ma karty { $card }. Może chodzi o "{ $nearest }"?
}
fault-card_twice = Karta { $card } już się pojawiła. Zostaw jedną z dwóch.
fault-missing_card = Brakuje karty { $card } typu { $type }. Dodaj ją.
fault-wrong_type = Karta { $card } jest typu { $type }. Wpisz type = "{ $type }".
fault-unknown_field = Karta { $card } nie ma pola { $field }. Usuń je: karta ma { $fields }.
fault-missing_field = Karcie { $card } brakuje pola { $field }. Dodaj je; jeśli na karcie nie ma takiej liczby, wpisz 0.
fault-bad_name = Karta { $card } nie może się nazywać { $value }. Zapisz nazwę w cudzysłowie, od 1 do { $longest } znaków ze spacjami.
fault-bad_figure = Pole { $field } karty { $card } nie może mieć wartości { $value }. Wpisz liczbę całkowitą od 0 do { $most }.
fault-no_sources = Karta { $card } nie mówi, skąd pochodzą { $fields }. Dodaj source = "printed", jeśli wszystko jest odczytane z karty.
fault-unknown_source = Źródła karty { $card } mówią o polu { $field }, którego ona nie ma. Usuń je: karta ma { $fields }.
fault-missing_source = Karta { $card } nie mówi, skąd pochodzi { $field }. Dodaj { $field } = "printed" do jej source, jeśli odczytujesz to z karty.
fault-bad_source = { $value } nie jest źródłem dla pola { $field } karty { $card }. Wpisz jedno z: { $sources }.
fault-contradiction = Pole { $field } karty { $card } to { $value }, ale jego źródło, { $source }, podaje { $told }. Jeśli odczytujesz to z karty, wpisz w jej source { $field } = "printed".
fault-bad_short_form = To nie jest talia w takiej postaci, w jakiej przechowują ją stoły. Wybierz plik z talią jeszcze raz.
