### The Prince in Italian.
###
### Events are told in the present tense, and no participle or adjective depends on a player: names
### carry no gender.  A name never follows a preposition that would change before a vowel.
###
### Cards: { $card } is the message `card`, a card's name with its article.  So it only stands where
### nothing melts with an article: as subject or object, or after "per" and "contro".  Forms are
### chosen by { $card_kind }, not by the key: an owner of the box may give the cards other names.  In
### lists cards come with their bare names.
###
### Words: "offerta" is a bid, "proposta" an offer between players; "scrutinio" is a round of an
### election, "mercato" the pool, "assalto" a seizure.

title = Il Principe

## Houses, their bases, and the cards

house-borgia = Borgia
house-colonna = Colonna
house-medici = Medici
house-rovere = Della Rovere
house-orsini = Orsini

base-civita-castellana = Civita Castellana
base-palestrina = Palestrina
base-firenze = Firenze
base-senigallia = Senigallia
base-bracciano = Bracciano

card-bologna = Bologna
card-perugia = Perugia
card-urbino = Urbino
card-ancona = Ancona
card-rimini = Rimini
card-orvieto = Orvieto
card-viterbo = Viterbo
card-spoleto = Spoleto
card-ceri = Ceri
card-nepi = Nepi
card-sermoneta = Sermoneta
card-ostia = Ostia

card-vice-chancellor = Vicecancelliere
card-camerlengo = Camerlengo
card-depositor-general = Depositario generale
card-major-penitentiary = Penitenziere maggiore
card-datary = Datario
card-gonfalonier = Gonfaloniere della Chiesa
card-prefect = Prefetto di Roma
card-castellan = Castellano di Sant'Angelo
card-secretary = Segretario apostolico

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

card-spy = Spia
card-poison = Morte per veleno o peste
card-bravo = Morte per mano di sicario
card-doctor = Medico
card-marriage = Matrimonio
card-savonarola = Savonarola
card-simony = Accusa di simonia

# The same names where little room is: ten letters or so.
short-civita-castellana = Civita Cast.
short-palestrina = Palestrina
short-firenze = Firenze
short-senigallia = Senigallia
short-bracciano = Bracciano
short-bologna = Bologna
short-perugia = Perugia
short-urbino = Urbino
short-ancona = Ancona
short-rimini = Rimini
short-orvieto = Orvieto
short-viterbo = Viterbo
short-spoleto = Spoleto
short-ceri = Ceri
short-nepi = Nepi
short-sermoneta = Sermoneta
short-ostia = Ostia
short-vice-chancellor = Vicecanc.
short-camerlengo = Camerl.
short-depositor-general = Deposit.
short-major-penitentiary = Penitenz.
short-datary = Datario
short-gonfalonier = Gonfalon.
short-prefect = Prefetto
short-castellan = Castellano
short-secretary = Segretario
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
short-spy = Spia
short-poison = Veleno, peste
short-bravo = Sicario
short-doctor = Medico
short-marriage = Nozze
short-savonarola = Savonar.
short-simony = Simonia

# A card's name inside a sentence, never at its beginning.
card = { $kind ->
    [office] il { $name }
    [family] la famiglia { $name }
    [spy] una carta { $name }
    [poison] una carta { $name }
    [bravo] una carta { $name }
    [doctor] la carta { $name }
    [marriage] la carta { $name }
    [simony] una carta { $name }
   *[other] { $name }
}

# What three or more cards of a hand were, said after a colon.
type-holding = possedimenti
type-office = cariche
type-artist = artisti
type-family = famiglie
type-condottiere = condottieri
type-spy = spie
type-doctor = medici
type-marriage = matrimoni
type-savonarola = Savonarola
type-simony = accuse di simonia
type-death = morti

# Nobody is sent into a seizure.
troop-none = nessuno

## Parts of lists, put together with commas

# A player and a number of ducats or cardinals: "Anna 35".
amount-of-seat = { $seat } { $amount }
# A player's vote in a simony trial: "Anna: colpevole (5)".
verdict-of-seat = { $seat }: { $guilty ->
    [yes] colpevole
   *[no] innocente
} ({ $votes })
# Votes for a player in an election: "12 per Anna".
votes-for = { $votes } per { $candidate }
# Points from one source: "denaro 8".
points-from = { $source } { $points }
# An office dealt to a player: "il Datario per Anna".
office-to = { $card } per { $receiver }

## What a preview counts

good-ducats = { $amount ->
    [one] { $amount } ducato
   *[other] { $amount } ducati
}
good-votes = { $amount ->
    [one] { $amount } voto
   *[other] { $amount } voti
}
# Paid at the end of every turn.
good-income = { $amount } di rendita
# Victory points printed on the cards one owns, counted at the end of every turn.
good-prestige = { $amount } PV a turno

## Questions

question-choosing_house = Quale casa guidi?
question-mulligan = Tieni la mano o la cambi con una nuova? Per cambiarla servono tre carte dello stesso tipo.
question-order = Ci sono { $cards } carte da calare. Quale viene adesso?
question-fee = Paghi { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
} per { $card } o rinunci?
question-laying = Dove va { $card }?
question-filling = Che cos'altro va in { $holding }?
question-buy = Scopri una carta e mettila all'asta, oppure manda una Spia al mercato.
# A bid is said in parts: `begun` when a part of it has been said.
question-bid = { $begun ->
    [yes] Finora { $bid } per { $card }: quanto aggiungi?
   *[no] { $highest ->
        [0] Apri l'asta per { $card } o passa.
       *[other] Offri più di { $highest } per { $card } o passa.
    }
}
question-act = { $after ->
    [yes] L'assalto è finito: sistema le tue carte, poi chiudi la fase.
   *[no] Gioca carte, tenta un assalto o chiudi la fase.
}
question-react = { $target_kind ->
    [marriage] Veleno o peste minaccia il matrimonio: interviene il Medico?
   *[other] Veleno o peste minaccia { $target }: interviene il Medico?
}
question-bestow = { $killed ->
    [yes] Carica vacante: { $card }. La assegni a qualcuno o la metti da parte?
   *[no] Il Papa non tiene cariche: a chi va { $card }?
}
question-trial = La casa { $by } accusa il Papa di simonia: colpevole o innocente?
question-commit = { $what ->
    [base] Assalto a ciò che si trova in { $target }: quali condottieri schieri?
   *[other] Assalto contro { $target }: quali condottieri schieri?
}
question-ballot = { $run_off ->
    [yes] Ballottaggio segreto: come dividi i tuoi voti fra le due case?
   *[no] Scrutinio segreto: dividi tutti i tuoi voti fra le case.
}
question-vote = { $left ->
    [one] Scrutinio palese { $round }: { $left } voto da dare, a cominciare dalla casa { $house }.
   *[other] Scrutinio palese { $round }: { $left } voti da dividere fra le case, a cominciare dalla casa { $house }.
}
question-reshuffle = Prendi le cariche di tutti gli altri e le ridistribuisci? Poi chiunque potrà accusarti.
question-appoint = { $left ->
    [one] { $left } nuovo cardinale da dare, a cominciare dalla casa { $house }; se non va a nessuno, lo tieni tu.
   *[other] { $left } nuovi cardinali da dividere, a cominciare dalla casa { $house }; quelli che non dai li tieni tu.
}
question-deals = Prima del voto: fai una proposta oppure chiudi con gli accordi.
question-compose = La tua proposta alla casa { $to }: aggiungi ciò che dai, poi ciò che chiedi, e presentala.
question-offer = Le case { $from } e { $to } trattano: affare fatto?
question-leave = Le case { $from } e { $to } si scambiano una carica: il Papa lo permette?
question-drawing_house = Si sorteggiano le case.
question-drawing_pope = Si sorteggia il primo Papa.
question-dealing = Si distribuiscono le carte.
question-turning_up = Si scopre una carta del mercato.
question-spying = La Spia mette le mani sul mercato.
question-stealing = La Spia fruga nella mano di qualcuno.
question-drawing = Si pesca una carta.
question-reshuffling = Si ridistribuiscono le cariche.
question-breaking_tie = Decide la sorte.
question-filling_pool = Si prepara il mercato.

## Actions, each as a sentence

verb-choose-house = Guida la casa { $house }
verb-mulligan = Cambia la mano con una nuova
verb-keep = Tieni la mano
verb-lay = Cala { $card }
verb-pay-fee = Paga il compenso
verb-refuse-fee = Non pagare
verb-put-into = Metti in { $home }
verb-leave-open = Lascia senza protezione
verb-put = Aggiungi { $card } al nuovo possedimento
verb-enough = Nient'altro
verb-auction = Scopri una carta e mettila all'asta
verb-auction-card = Metti all'asta { $card }
verb-spy-pool = Manda una Spia al mercato
verb-raise = Rilancia di { $ducats }
verb-add = Rilancia di { $ducats } e poi ancora
verb-pass = Passa
verb-shelter = Metti { $card } in { $home }
verb-expose = Togli { $card } dallo spazio
verb-spy = Manda una Spia nella mano della casa { $house }
verb-poison = Veleno o peste contro { $card }
verb-poison-marriage = Veleno o peste contro il matrimonio
verb-bravo = Manda un sicario contro { $card }
verb-bravo-marriage = Manda un sicario contro il matrimonio
verb-bravo-savonarola = Manda un sicario contro Savonarola
verb-marry = Unisciti in matrimonio con la casa { $house }
verb-savonarola = Aizza Savonarola contro il Papa
verb-accuse = Accusa il Papa di simonia
verb-seize-card = Prendi con la forza { $card }
verb-seize-holding = Prendi con la forza { $holding } e tutto ciò che contiene
verb-seize-base = Prendi con la forza ciò che è nella base della casa { $house }
verb-end-phase = Chiudi la fase
verb-doctor = Gioca il Medico
verb-let-be = Lascia che accada
verb-never-react = Lascia che accada e non chiedermelo più
verb-bestow = Assegnala alla casa { $house }
verb-set-aside = Mettila da parte
verb-guilty = Colpevole
verb-not-guilty = Innocente
verb-commit = { $troop_key ->
    [none] Non schierare nessuno
   *[some] Schiera { $troop }
}
verb-vote = { $votes ->
    [0] Nessun voto per la casa { $house }
    [one] { $votes } voto per la casa { $house }
   *[other] { $votes } voti per la casa { $house }
}
verb-reshuffle = Ridistribuisci le cariche degli altri
verb-no-reshuffle = Lascia stare le cariche degli altri
verb-appoint = { $cardinals ->
    [0] Nessun cardinale per la casa { $house }
    [one] { $cardinals } cardinale per la casa { $house }
   *[other] { $cardinals } cardinali per la casa { $house }
}
verb-offer = Fai una proposta alla casa { $house }
verb-give = Dai { $card }
verb-give-ducats = Dai { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}
verb-ask = Chiedi { $card }
verb-ask-ducats = Chiedi { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}
verb-propose = Presenta la proposta
verb-drop-offer = Lascia perdere la proposta
verb-accept = Accetta
verb-decline = Rifiuta
verb-counter = Fai una controproposta
verb-withdraw = Ritira la proposta
verb-no-deals = Niente più accordi
verb-allow = Permetti
verb-forbid = Vieta
verb-draw-house = Si sorteggia la casa { $house }
verb-draw-pope = È Papa la casa { $house }
verb-draw-card = Si pesca { $card }
verb-draw-nothing = Non si pesca nulla
verb-draw-tie = La sorte favorisce la casa { $house }

## Headings above several actions of one verb; their last argument is listed

group-choose-house = Guida la casa
group-lay = Cala
group-put-into = Metti in
group-put = Aggiungi
group-auction-card = Metti all'asta
group-shelter = Metti { $card } in
group-expose = Togli dallo spazio
group-spy = Manda una Spia alla casa
group-poison = Veleno o peste contro
group-bravo = Manda un sicario contro
group-marry = Matrimonio con la casa
group-seize-card = Prendi con la forza
group-seize-holding = Prendi con la forza, con tutto il contenuto
group-seize-base = Prendi con la forza dalla base della casa
group-bestow = Assegnala alla casa
group-commit = Schiera
group-offer = Proposta alla casa
group-give = Dai
group-ask = Chiedi

## What happened

event-house_drawn = { $seat } è a capo della casa { $house }.
event-pope_drawn = { $seat } è il primo Papa.
# The cards are listed for the one who got them; the others learn how many there were.
event-dealt = { $known ->
    [yes] { $seat } riceve { $list }.
   *[no] { $seat } riceve { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
}
event-mulligan = { $seat } cambia la mano con una nuova.
event-mulligan_type = { $seat } ha almeno tre carte di un tipo: { $type }.
event-kept = { $seat } tiene la mano.
event-turn_started = Fase di { $seat }.
event-round_started = Comincia il turno { $turn } di 3.
event-fee_paid = { $seat } paga { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
} per avere al proprio servizio { $card }.
# An artist whose fee is not paid is set aside, or stays with the present owner.
event-fee_refused = { $goes ->
    [aside] { $seat } non paga il compenso: { $card } va da parte fino al prossimo turno.
   *[owner] { $seat } non paga il compenso per { $card }.
}
event-laid = { $seat } cala { $card }.
event-housed = { $seat } mette { $card } in { $home }.
event-exposed = { $seat } toglie { $card } dallo spazio.
event-turned_up = { $seat } scopre { $card }.
event-bid = { $seat } offre { $ducats }.
event-passed = { $seat } passa.
event-bought = { $seat } compra { $card } per { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}.
event-given_free = Nessuno fa offerte, e { $seat } riceve { $card } senza pagare.
event-kept_bought = { $seat } prende in mano { $card }.
event-spied = { $seat } manda una Spia al mercato.
# What a Spy brought from the pool; a hand card is named to its new owner only.
event-spied_card = { $known ->
    [yes] Grazie alla Spia, { $seat } ottiene { $card }.
   *[no] Grazie alla Spia, { $seat } ottiene una carta che nessun altro ha visto.
}
event-spy_sent = { $seat } manda una Spia a frugare nella mano di { $victim }.
# What a Spy brought from a hand; only thief and victim know.
event-stolen = { $known ->
    [yes] La Spia sottrae { $card } dalla mano di { $victim }: ora è nella mano di { $seat }.
    [nothing] La Spia trova vuota la mano di { $victim }: { $seat } non riceve nulla.
   *[no] Che cosa la Spia abbia portato per { $seat } resta un segreto.
}
event-death_played = { $death_kind ->
    [bravo] { $seat } manda un sicario contro { $target_kind ->
        [marriage] il matrimonio
       *[other] { $target }
    }.
   *[poison] { $seat } gioca veleno o peste contro { $target_kind ->
        [marriage] il matrimonio
       *[other] { $target }
    }.
}
event-doctor_played = { $seat } paga { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
} e manda il Medico: la morte è scongiurata.
event-death_done = { $target_kind ->
    [artist] { $seat } fa uccidere { $target }, che lascia la partita.
   *[other] { $seat } fa uccidere { $target }.
}
event-office_bestowed = { $receiver } riceve { $card } da { $seat }.
event-office_aside = Da parte fino al prossimo turno: { $card }.
event-married = { $seat } e { $spouse } si uniscono in matrimonio: in questo turno nessuna delle due case agisce contro l'altra.
event-marriage_ended = Il matrimonio è finito.
event-savonarola_played = { $seat } aizza Savonarola contro Papa { $pope }, che ora non può giocare nulla dalla mano.
event-savonarola_ended = Savonarola tace.
event-accused = { $seat } accusa Papa { $pope } di simonia.
event-verdict_vote = I voti sulla simonia: { $list }.
event-verdict = { $condemned ->
    [1] Colpevole, con { $guilty } voti su { $votes }: { $seat } perde una fase.
   *[0] { $guilty ->
        [0] Innocente: nessuno dei { $votes } voti è contro { $seat }.
        [one] Innocente: solo { $guilty } voto su { $votes } contro { $seat }.
       *[other] Innocente: solo { $guilty } voti su { $votes } contro { $seat }.
    }
}
event-phase_skipped = { $seat } sconta la condanna per simonia e perde questa fase.
event-seizure_started = { $what ->
    [base] { $seat } assalta { $defender } per prendere ciò che si trova in { $target }.
    [holding] { $seat } assalta { $defender } per prendere { $target } e tutto ciò che contiene.
   *[card] { $seat } assalta { $defender } per prendere { $target }.
}
event-committed = { $troop_key ->
    [none] { $seat } non schiera nessuno.
   *[some] { $seat } schiera { $troop }: forza { $power }.
}
event-seizure_won = { $seat } vince, { $attack } contro { $defence } di { $defender }.
event-seizure_lost = { $seat } fallisce, { $attack } contro { $defence } di { $defender }.
event-seized = { $seat } prende da { $owner }: { $list }.
event-mercenaries_paid = { $seat } paga ai condottieri { $ducats ->
    [one] { $ducats } ducato
   *[other] { $ducats } ducati
}.
event-artist_stays = { $seat } non paga, e { $card } resta con { $owner }.
event-income = Rendite in ducati: { $list }.
event-ballot = Sulla scheda di { $seat }: { $list }.
event-votes_cast = { $seat } vota: { $list }.
event-no_majority = Nessuna maggioranza: la casa più votata ha { $most } voti su { $votes }.
event-run_off = Si va al ballottaggio fra { $candidate } e { $rival }.
event-tie_broken = La parità si risolve in favore di { $seat }.
event-elected = Con { $votes } voti su { $all }, { $seat } diventa Papa.
event-points = { $known ->
    [no] { $seat } non riceve PV in questo turno.
   *[yes] { $seat } riceve { $points } PV: { $list }.
}
event-aside_returned = { $cards ->
    [0] Nessuna carta torna nel mazzo.
    [one] { $cards } carta torna nel mazzo.
   *[other] { $cards } carte tornano nel mazzo.
}
event-drawn_card = { $known ->
    [yes] { $seat } pesca { $card }.
   *[no] { $seat } pesca una carta.
}
event-allowance = Ogni base rende { $ducats } ducati.
event-pool_filled = Si prepara un nuovo mercato di { $cards } carte.
event-reshuffled = Papa { $seat } fa ridistribuire le cariche di tutti gli altri.
event-office_dealt = Cariche ridistribuite: { $list }.
event-cardinals = Nuovi cardinali: { $list }.
event-no_reshuffle = Papa { $seat } lascia stare le cariche degli altri.
event-offer_made = { $given ->
    [0] { $wanted ->
        [0] { $receiver } riceve una proposta da { $seat }.
        [one] { $receiver } riceve una proposta da { $seat }, che chiede { $wanted } ducato.
       *[other] { $receiver } riceve una proposta da { $seat }, che chiede { $wanted } ducati.
    }
    [one] { $receiver } riceve una proposta da { $seat }, che offre { $given } ducato.
   *[other] { $receiver } riceve una proposta da { $seat }, che offre { $given } ducati.
}
event-offer_accepted = { $seat } accetta la proposta di { $giver }.
event-offer_declined = { $seat } rifiuta la proposta di { $giver }.
event-offer_withdrawn = { $seat } ritira la proposta per { $receiver }.
event-offer_lapsed = Alla fine { $seat } non fa nessuna proposta.
event-leave_given = Papa { $seat } lo permette.
event-leave_refused = Papa { $seat } lo vieta.
# Cards that change hands in a deal; hand cards are named to the two parties only.
event-exchanged = { $known ->
    [yes] { $receiver } riceve da { $giver }: { $list }.
   *[no] Nell'accordo di { $seat }, { $number ->
        [one] { $number } carta passa di mano coperta.
       *[other] { $number } carte passano di mano coperte.
    }
}
event-pool_card = Carte scoperte nel mercato: { $list }.
event-hand_opened = { $cards ->
    [0] { $seat } non ha carte da calare.
    [one] { $seat } mostra { $cards } carta da calare.
   *[other] { $seat } mostra { $cards } carte da calare.
}
event-votes_called = { $round ->
    [0] Il conclave si apre con uno scrutinio segreto.
   *[other] Nel conclave comincia lo scrutinio palese { $round }.
}
event-match_over = Dopo tre turni la partita è finita.

## Why not

reason-house_taken = qualcuno ha già quella casa
reason-no_three_alike = servono { $need } carte dello stesso tipo, ne hai al massimo { $have }
reason-mulligans_used = hai già cambiato la mano quante volte lo permette questo tavolo
reason-already_laid = quella carta non è fra quelle da calare
reason-cannot_pay_fee = il compenso è { $need }, hai { $have }
reason-not_your_home = non ti appartiene
reason-slot_taken = lì c'è già una carta di quel genere
reason-not_your_card = quella carta non è tua
reason-not_unprotected = fuori dalla tua fase puoi mettere lì solo carte senza protezione
reason-laid_in_order = le carte si aggiungono in ordine: una carica, un artista, una famiglia
reason-pool_face_up = il mercato è scoperto: scegli una delle sue carte
reason-pool_face_down = il mercato è coperto: la carta da scoprire non si sceglie
reason-not_in_pool = quella carta non è nel mercato
reason-no_spy = non hai in mano una Spia
reason-bound_by_savonarola = Savonarola vieta al Papa di giocare carte dalla mano
reason-bid_above_purse = così fanno { $need }, e hai { $have }
reason-bid_begun = hai cominciato a offrire: completa l'offerta
reason-smaller_digit_first = di una somma si dice prima la parte più grande
reason-family_stays = una famiglia resta dov'è
reason-moved_already = hai appena spostato quella carta: prima fai qualcos'altro
reason-already_there = è già lì
reason-already_open = non si trova in nessuno spazio
reason-house_not_played = nessuno guida quella casa
reason-not_against_yourself = è la tua stessa casa
reason-married_to_it = un matrimonio ti lega a quella casa
reason-no_poison = non hai in mano né veleno né peste
reason-no_bravo = non hai in mano un sicario
reason-not_on_table = adesso quella carta non è di nessuno
reason-protected_from_poison = a questo tavolo un possedimento protegge da veleno e peste
reason-your_own_card = a questo tavolo una morte non può colpire una tua carta
reason-no_marriage_in_force = non c'è nessun matrimonio in corso
reason-no_savonarola_in_force = Savonarola non sta predicando
reason-no_marriage_card = non hai in mano il Matrimonio
reason-no_savonarola_card = non hai in mano Savonarola
reason-you_are_pope = il Papa sei tu
reason-no_simony_card = non hai in mano un'accusa di simonia
reason-first_turn_no_simony = nel primo turno non c'è simonia
reason-received_both = hai ricevuto una carica e un cardinale, e nulla è stato ridistribuito
reason-seized_already = hai già fatto l'unico tentativo di questa fase
reason-seize_protected = un possedimento la protegge: prendilo con tutto ciò che contiene
reason-seize_your_own = ti appartiene già
reason-seize_spouse = un matrimonio ti lega a chi la possiede
reason-empty_base = in quella base non ci sono né cariche né artisti
reason-no_doctor = non hai in mano il Medico
reason-cannot_pay_doctor = il Medico costa { $need }, hai { $have }
reason-not_to_self = il Papa non può tenerla
reason-not_to_victim = a questo tavolo non torna a chi l'ha persa
reason-must_bestow = deve andare a un altro giocatore
reason-troop_not_held = non hai in mano tutti questi condottieri
reason-cannot_pay_troop = i loro compensi fanno { $need }, hai { $have }
reason-not_this_house_now = si chiede una casa alla volta, e adesso non tocca a questa
reason-too_many_votes = { $need ->
    [one] sarebbe { $need } voto
   *[other] sarebbero { $need } voti
}, te ne { $have ->
    [one] resta { $have }
   *[other] restano { $have }
}
reason-all_votes_must_be_cast = per l'ultima casa non si chiede: riceve tutti i voti che restano
reason-too_many_cardinals = { $need ->
    [one] sarebbe { $need } cardinale
   *[other] sarebbero { $need } cardinali
}, ne { $have ->
    [one] resta { $have }
   *[other] restano { $have }
}
reason-pope_takes_too_many = il Papa ne terrebbe { $need } e può tenerne { $have }: uno più di chi fra gli altri ne riceve di più
reason-no_trade = a questo tavolo non si fanno scambi
reason-offer_to_self = una proposta si fa a un altro giocatore
reason-offers_used = per ora hai fatto tutte le tue proposte
reason-not_for_sale = quella carta non può cambiare padrone per accordo
reason-not_known_to_be_theirs = non puoi sapere se l'altro giocatore ha quella carta
reason-part_out_of_order = una proposta si compone in ordine: carte date, ducati dati, carte chieste, ducati chiesti
reason-empty_offer = una proposta deve contenere qualcosa
reason-ducats_both_ways = i ducati si danno o si chiedono, non tutt'e due le cose
reason-gives_too_much = offri { $need } e hai { $have }
reason-cannot_pay_offer = con i compensi servono { $need }, e hai { $have }
reason-not_your_offer = la proposta non è tua
reason-not_offered_to_you = la proposta non è rivolta a te
reason-giver_lacks = adesso l'altra parte non può mantenere la proposta
reason-cards_after_seizure = dopo l'assalto non si giocano più carte

## Where points come from

source-ducats = denaro
source-papacy = papato
source-artists = artisti
source-holdings = possedimenti
source-offices = cariche

## How a match ends

ending-turns = si sono giocati tre turni

## Table options

option-trade = carte e denaro per accordo
choice-trade-off = non a questo tavolo
choice-trade-on = possono passare di mano
option-deck = i dati sulle carte
choice-deck-reconstructed = ricostruiti: li abbiamo ricavati noi
# A deck that an owner of the box has typed in.
choice-deck-own = copiati da una scatola
option-houses = le case
choice-houses-lot = si sorteggiano
choice-houses-choice = si scelgono in ordine di posto
option-first_pope = il primo Papa
choice-first_pope-lot = si sorteggia
choice-first_pope-first-seat = è chi siede al primo posto
option-death_types = per cambiare la mano, veleno e sicario
choice-death_types-one = sono un tipo solo
choice-death_types-two = sono due tipi
option-poison_protected = veleno e peste
choice-poison_protected-off = colpiscono solo carte senza protezione
choice-poison_protected-on = colpiscono anche nei possedimenti
option-victim_receives = la carica di chi il Papa fa uccidere
choice-victim_receives-off = non torna a chi l'ha persa
choice-victim_receives-on = può tornare a chi l'ha persa
option-own_targets = le morti fra le proprie carte
choice-own_targets-off = non sono permesse
choice-own_targets-on = sono permesse
option-spouse_doctor = il Medico contro il veleno del coniuge
choice-spouse_doctor-off = non si può giocare
choice-spouse_doctor-on = si può giocare
option-base_family = la famiglia in una base saccheggiata
choice-base_family-stays = resta lì
choice-base_family-goes = va a chi attacca
option-unpaid_seized = un artista preso con la forza e non pagato
choice-unpaid_seized-stays = resta a chi difende
choice-unpaid_seized-aside = va da parte
option-pool = il mercato dei turni 2 e 3
choice-pool-down = è coperto
choice-pool-up = è scoperto
option-open_rounds = scrutini palesi prima del ballottaggio
choice-open_rounds-5 = 5
choice-open_rounds-10 = 10
choice-open_rounds-never = quanti ne servono

## Figures that no source prints: we worked them out

fact-name = i nomi della maggior parte delle carte
fact-power = la forza di quasi tutti i possedimenti e le famiglie
fact-income = quanto rendono possedimenti e cariche
fact-votes = i voti delle cariche
fact-vp = i punti su possedimenti e artisti
fact-fee = i compensi di artisti, condottieri e Medico
fact-count = quanti condottieri ci sono
fact-base_name = i nomi di quattro basi

## What is wrong with a deck of one's own. Words of the file (keys, fields, sources) stay as they are.

fault-not_utf8 = Questo non è testo in UTF-8. Salva il file come testo semplice in UTF-8.
fault-too_large = È troppo grande per un mazzo: sono ammessi { $limit } byte. Togli ciò che non riguarda le carte.
fault-long_line = Questa riga è troppo lunga: sono ammessi { $limit } fra lettere, segni e spazi. Accorciala o spezzala dopo una virgola.
fault-not_toml = Questo non è TOML: { $complaint }. Confronta la riga con il mazzo fornito.
fault-unknown_heading = «{ $heading }» non fa parte di un mazzo. Toglilo: può esserci un titolo, e ci sono le carte.
fault-bad_title = { $value } non può essere il titolo. Scrivilo fra virgolette, da 1 a { $longest } fra lettere, segni e spazi.
fault-no_cards = Non ci sono carte. Comincia ognuna con la riga [[card]].
fault-no_key = Questa carta non ha una chiave. Scrivi quella che ha nel mazzo fornito, per esempio key = "ceri".
fault-unknown_card = { $nearest ->
    [none] La carta { $card } non esiste. Scrivi una chiave del mazzo fornito.
   *[other] La carta { $card } non esiste. Volevi dire "{ $nearest }"?
}
fault-card_twice = La carta { $card } c'è già. Tieni una delle due.
fault-missing_card = Manca la carta { $card } del tipo { $type }. Aggiungila.
fault-wrong_type = La carta { $card } è del tipo { $type }. Scrivi type = "{ $type }".
fault-unknown_field = La carta { $card } non ha { $field }. Toglilo: la carta ha { $fields }.
fault-missing_field = Alla carta { $card } manca { $field }. Aggiungilo; se la carta non mostra quel dato, è 0.
fault-bad_name = La carta { $card } non può chiamarsi { $value }. Scrivi un nome fra virgolette, da 1 a { $longest } fra lettere, segni e spazi.
fault-bad_figure = Per la carta { $card }, { $field } non può essere { $value }. Scrivi un numero intero da 0 a { $most }.
fault-no_sources = La carta { $card } non dice da dove vengono { $fields }. Aggiungi source = "printed" se hai letto tutto sulla carta.
fault-unknown_source = Le fonti della carta { $card } parlano di { $field }, che la carta non ha. Toglilo: la carta ha { $fields }.
fault-missing_source = La carta { $card } non dice da dove viene { $field }. Aggiungi { $field } = "printed" alla sua source se l'hai letto sulla carta.
fault-bad_source = { $value } non è una fonte per { $field } della carta { $card }. Scrivi una di queste: { $sources }.
fault-contradiction = Per la carta { $card }, { $field } è { $value }, ma la fonte, { $source }, dice { $told }. Se l'hai letto sulla carta, scrivi { $field } = "printed" nella sua source.
fault-bad_short_form = Questo non è un mazzo come lo conservano i tavoli. Scegli di nuovo il file con il mazzo.
