### The Prince on the table in the browser: what is written on it, and what its places are called.
###
### Most of these stand in narrow places: keep them as short as they are here. { $name }, { $pope },
### { $giver }, { $receiver } and the like are names of players or houses, { $card }, { $target } and
### { $name } beside a card are names of cards, always as they stand: without an article, and so best
### before a colon or on their own. What stands below a name fits "Tu" as well.

## Players and houses

prince-you = Tu
prince-board = Le altre case e la scena
prince-stage = La scena
prince-pope = Papa
prince-pope-is = Il Papa è { $name }
prince-cardinals = Cardinali
prince-income = rendita
prince-purse = borsa
prince-power = forza { $power }
# Screen readers: the buttons beside a number.
prince-less = { $what }: meno
prince-more = { $what }: più
# Above the list of those the table waits for.
prince-waiting = In attesa di
prince-choosing = scelta aperta
prince-sealed = scelta chiusa
# The top bar.
prince-status = Turno { $turn } di 3, { $cards ->
    [one] { $cards } carta nel mercato
   *[other] { $cards } carte nel mercato
}
prince-turn = Turno { $turn }
prince-turn-note = Nuove carte, 35 ducati da ogni base, un nuovo mercato.
prince-over = La partita è finita
prince-phases = Fasi, in senso orario
prince-phase-of = Fase di { $name }

## The pool and what is in force

prince-pool = Il mercato
prince-pool-left = { $cards ->
    [one] resta { $cards } carta nel turno { $turn }
   *[other] restano { $cards } carte nel turno { $turn }
}
prince-pool-before = Si prepara quando tutti tengono la mano.
prince-pool-over = L'ultimo mercato è esaurito
prince-pool-empty = Il mercato è esaurito
prince-pool-place = Il mercato, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
prince-aside = { $cards } da parte
prince-aside-note = Le carte da parte tornano nel mazzo quando comincia il prossimo turno.
prince-marriage-of = Matrimonio di { $one } e { $other }
prince-savonarola-on = Savonarola contro il Papa, { $pope }
prince-sentences = Il Papa deve perdere { $phases ->
    [one] una fase
   *[other] { $phases } fasi
}

## Step 1: buy or spy

prince-step-buy = Compra o spia
prince-buy-note = Scopri una carta del mercato e mettila all'asta, oppure usa una Spia e prendine una alla cieca.
prince-buy-other = { $name } mette all'asta una carta o manda una Spia al mercato.
prince-auction-card = Metti all'asta una carta
prince-spy-pool = Usa una Spia sul mercato
prince-move-note = Adesso puoi anche spostare le tue cariche e i tuoi artisti.

## The auction

prince-auction = Asta
prince-auction-note = L'offerta più alta prende la carta; senza offerte va a chi gioca la fase, gratis.
prince-bids = Offerte, in senso orario
prince-passed = passo
prince-to-bid = tocca ora
prince-out = Hai passato
prince-out-note = Per te quest'asta è finita.
prince-your-bid = La tua offerta
# A button: raise to everything in the purse.
prince-all = tutto
prince-bid = { $ducats ->
    [one] Offri { $ducats } ducato
   *[other] Offri { $ducats } ducati
}
# In the place of "Bid 21 ducats" where the purse does not hold the least bid.
prince-bid-too-dear = { $least } è più di quanto hai
prince-pass = Passa
prince-bid-note = La tua borsa è segreta. Chi passa è fuori.
# A private reminder of how far one means to go.
prince-limit = Il mio limite
prince-limit-set = fissa
prince-limit-drop = Togli il mio limite
prince-limit-beyond = Oltre il tuo limite
prince-sold = Aggiudicata
prince-given-free = Nessuna offerta: gratis

## Steps 2 and 3

prince-step-act = Gioca carte, assalta
prince-step-after = Dopo l'assalto
prince-act-other = { $name } può giocare carte dalla mano e tentare un assalto.
# Short names on small buttons.
prince-deed-spy = Spia
prince-deed-poison = Veleno
prince-deed-bravo = Sicario
prince-deed-marriage = Matrimonio
prince-deed-savonarola = Savonarola
prince-deed-simony = Simonia
prince-deed-seize = Assalto
prince-deed-move = Sposta carte
prince-deed-offer = Proposta
prince-end-phase = Chiudi la fase
prince-found = La Spia di { $name } torna
prince-found-pool = { $card }, dal mercato
prince-found-stolen = { $card }, dalla mano di { $victim }
prince-found-nothing = La mano era vuota.

## Seizure

prince-seizure = Assalto
prince-attacks = in attacco
prince-defends = in difesa
prince-defends-by-itself = senza condottieri
prince-seizure-secret = In segreto
prince-seizure-other = Le due parti scelgono condottieri in segreto e li scoprono insieme.
prince-troop = I tuoi condottieri
prince-troop-none-held = Non hai condottieri. La tua risposta resta comunque segreta.
prince-condottiere = { $name }: forza { $power }, compenso { $fee }
prince-fee-of = costa
prince-troop-fees = da pagare, comunque vada
prince-commit = { $cards ->
    [one] Schierane uno in segreto
   *[other] Schierane { $cards } in segreto
}
prince-commit-none = Non schierare nessuno
prince-troop-sealed = { $cards ->
    [0] Non hai schierato nessuno.
    [one] Hai schierato un condottiere.
   *[other] Hai schierato { $cards } condottieri.
}
prince-no-troop = nessun condottiere
prince-seizure-won = { $target } cambia padrone
prince-seizure-lost = { $target } resiste

## Deaths and the Doctor

prince-death = Si trama una morte
prince-death-by = mandante
prince-death-of = vittima
prince-doctor = Il Medico
prince-doctor-note = { $target }: c'è ancora scampo. La domanda va a tutti, così nessuno scopre chi ha il Medico.
prince-doctor-play = Gioca il Medico, paga { $ducats }
prince-let-be = Lascia fare
prince-never = Non chiedermelo più
prince-never-note = Te lo si chiede di nuovo quando il Medico arriva a te.
prince-doctor-wait = Il tavolo aspetta un momento: qualcuno potrebbe avere il Medico.
prince-saved = { $target } si salva
prince-saved-by = { $name } ha chiamato il Medico per { $ducats } ducati.
prince-ended = { $target }: è finita
prince-dead = { $target } muore
prince-dead-by = { $card }, di { $name }

## The trial

prince-trial = Processo al Papa
prince-trial-by = { $name } accusa di simonia
prince-judges = Voti, uno per cardinale
prince-trial-needed = { $needed } su { $all } condannano
prince-verdict = Verdetto
prince-verdict-note = { $pope } deve perdere la prossima fase?
prince-guilty = Colpevole
prince-not-guilty = Innocente
prince-secret-note = I voti si scoprono tutti insieme.
prince-verdict-sealed = Il tuo voto è sigillato.
prince-verdict-other = Tutti tranne il Papa votano in segreto.
prince-condemned = Condanna: Papa { $pope } perde una fase
prince-acquitted = Assoluzione: Papa { $pope } non perde nulla

## The conclave

prince-next-conclave = Il prossimo conclave
prince-majority = { $needed } voti su { $all } eleggono
prince-votes-whence = { $cardinals } dai cardinali, { $offices } dalle cariche
prince-conclave = Il conclave
prince-secret-round = scrutinio segreto
prince-open-round = scrutinio palese { $round }
prince-run-off = ballottaggio
prince-electors = Voti delle case
prince-last-round = L'ultimo scrutinio
prince-round-so-far = I voti finora
# Screen readers: one part of a candidate's bar.
prince-votes-of = { $name } { $votes }
prince-ballot = La tua scheda
prince-vote = I tuoi voti
prince-votes-left = { $votes ->
    [one] resta un voto
   *[other] restano { $votes } voti
}
prince-votes-all = tutti assegnati
prince-all-votes = Tutti i voti per la casa { $house }
prince-votes-for = Voti per la casa { $house }
prince-cast = Vota
prince-cast-secret = Sigilla la scheda
prince-ballot-note = Le schede si aprono tutte insieme.
prince-vote-note = Il tuo voto è palese.
# Votes are a list: "Borgia 12, Orsini 3".
prince-ballot-sealed = La tua scheda è sigillata: { $votes }.
prince-ballot-other = Ognuno compila in segreto una scheda.
prince-vote-other = Si vota in modo palese, uno dopo l'altro, il Papa per primo.
prince-habemus = Habemus Papam: { $name }
prince-elected-with = { $name } è Papa con { $votes } voti su { $all }.
prince-no-majority = Nessuna maggioranza
prince-open-round-follows = Segue uno scrutinio palese.
prince-run-off-follows = Segue un ballottaggio fra due case.
prince-reckoning = Punti del turno { $turn }
prince-this-turn = in questo turno
prince-points-now = punti finora

## The Pope between turns

prince-bestow = Una carica da assegnare
prince-bestow-to = Assegnala a
prince-bestow-own = { $name }: deve andare a un'altra casa.
prince-bestow-killed = { $name }: carica vacante. Assegnala a un'altra casa o a nessuno.
prince-bestow-how = Scegli una casa o trascina la carta su una casa.
prince-bestow-note = Quando comincia un turno, il Papa non tiene cariche.
prince-bestow-other = Papa { $pope } assegna questa carica: { $name }.
prince-has-office = ha ricevuto una carica
prince-set-aside = A nessuno
prince-reshuffle = Ridistribuire le cariche?
prince-reshuffle-sub = tutte quelle degli altri, o nessuna
prince-offices = Cariche
prince-reshuffle-note = Prendi le cariche di tutti gli altri, mescolale e ridistribuiscile, a ognuno tante quante ne aveva.
prince-reshuffle-do = Ridistribuisci
prince-reshuffle-not = Lascia così
prince-reshuffle-risk = Se lo fai, chiunque può accusarti di simonia.
prince-reshuffle-other = Il Papa decide se ridistribuire le cariche di tutti gli altri.
prince-appoint = Nuovi cardinali
prince-appoint-count = { $cardinals ->
    [one] uno da distribuire
   *[other] { $cardinals } da distribuire
}
prince-cardinals-for = Cardinali per la casa { $house }
prince-you-keep = Tieni
prince-appoint-do = Nominali
prince-appoint-note = Al massimo uno più di chi ne riceve di più.
prince-appoint-other = Papa { $pope } distribuisce i nuovi cardinali.

## Laying out cards

prince-lay-fee = Mecenatismo
prince-lay-laying = Dove va?
prince-lay-filling = Che cosa ci va?
prince-lay-order = Quale carta prima?
prince-lay-fee-other = { $name } paga o rinuncia: { $card }.
prince-lay-laying-other = { $name } cerca un posto: { $card }.
prince-lay-filling-other = { $name } riempie gli spazi: { $card }.
prince-lay-order-other = { $name } cala carte.
prince-fee-note = { $name } lavora per te se paghi; altrimenti rinunci.
prince-pay-fee = Paga { $ducats }
prince-refuse-fee = Non pagare
prince-laying-note = { $name }: in uno spazio libero o davanti alla tua plancia.
prince-laying-foot = Senza protezione, una carta si può prendere da sola.
prince-leave-open = Lascia fuori
# Above cards of the reader's own that lie open.
prince-filling-note = Subito in { $name }:
prince-enough = Basta così
prince-order-note = Calare prima i possedimenti dà spazi alle altre carte.
prince-opening = Prima del primo turno
prince-opening-sub = si danno le carte, le case prendono posto
prince-opening-other = Le case guardano le loro mani.
prince-choose-house = Scegli la tua casa
prince-mulligan = La tua prima mano
prince-mulligan-note = Tienila o cambiala tutta con una nuova: servono tre carte dello stesso tipo.
prince-keep = Tienila
prince-mulligan-do = Cambia la mano

## Trade

prince-trade = Scambi
prince-offer = Una proposta in tavola
prince-offer-to = Proposta per { $name }
prince-offer-from = Proposta di { $name }
prince-offer-yours = La tua proposta
prince-you-give = Dai
prince-you-ask = Chiedi
prince-no-cards = nessuna carta che possa passare di mano
prince-nothing = nulla
# Screen readers: the stepper of ducats on one side of an offer.
prince-ducats-in = { $side }: ducati
prince-propose = Proponi
prince-drop-offer = Rinuncia
prince-offer-note = Ciò che si promette per dopo non vincola nessuno.
prince-composing = { $giver } prepara una proposta per { $receiver }.
prince-offer-you = Se accetti, tutto passa di mano all'istante.
prince-accept = Accetta
prince-decline = Rifiuta
prince-counter = Controproponi
prince-withdraw = Ritira
prince-offer-waits = In attesa della risposta di { $name }.
prince-offer-other = { $receiver } ha una proposta di { $giver }.
prince-leave = Il consenso del Papa
prince-leave-note = { $giver } e { $receiver } hanno un accordo, e c'è di mezzo una carica. Lo permetti?
prince-leave-other = { $giver } e { $receiver } hanno un accordo su una carica: serve il consenso del Papa.
prince-allow = Permetti
prince-forbid = Vieta
prince-deals = Accordi prima del voto
prince-deal-with = Fai una proposta a
prince-deals-note = Le proposte muovono carte e ducati adesso. I voti si possono solo promettere.
prince-no-deals = Niente più accordi
prince-promise-note = Le promesse in chat non vincolano nessuno.
prince-deals-other = Prima del voto tutti possono trattare con tutti.

## Cards: what they do, on a large card in three lines at most

prince-words-base = Protegge una carta per genere. Non si perde mai.
prince-words-holding = Protegge una carta per genere. Dà rendita ogni turno.
prince-words-office = Voti per eleggere il Papa e rendita ogni turno.
prince-words-artist = Punti ogni turno. Ogni nuovo mecenate lo paga.
prince-words-leonardo = Punti ogni turno, e +1 di forza accanto ai condottieri.
prince-words-family = Aggiunge la sua forza a un possedimento, per sempre.
prince-words-condottiere = Per attaccare o difendersi. Si paga comunque vada.
prince-words-spy = Una carta del mercato alla cieca, o una da una mano.
prince-words-poison = Uccide un artista o una carica, o rompe un matrimonio.
prince-words-bravo = Uccide una carica, Savonarola o un matrimonio. Nessun Medico aiuta.
prince-words-doctor = Salva da veleno e peste, in ogni momento.
prince-words-marriage = Pace con un avversario fino alla fine del turno.
prince-words-savonarola = In questo turno il Papa non gioca nulla dalla mano.
prince-words-simony = Giudicano i cardinali: il Papa può perdere una fase.

# The same on a card of the hand: about fourteen letters a line, three lines.
prince-few-holding = si cala subito
prince-few-office = si cala subito
prince-few-artist = si cala subito
prince-few-family = si cala subito
prince-few-condottiere = per attaccare o difendersi
prince-few-spy = una carta alla cieca, o rubata
prince-few-poison = uccide artista o carica
prince-few-bravo = uccide una carica, niente Medico
prince-few-doctor = salva dal veleno, sempre
prince-few-marriage = pace con un avversario
prince-few-savonarola = lega la mano al Papa
prince-few-simony = il Papa può perdere una fase

# On a card before a fee: "costa 10".
prince-pay = costa
# At the foot of a card, after a dagger: its marked figures were worked out, no source prints them.
prince-reconstructed = ricostruito, non stampato

# Figures of a card for screen readers.
prince-figure-power = forza { $n }
prince-figure-votes = { $n ->
    [one] { $n } voto
   *[other] { $n } voti
}
prince-figure-income = rendita { $n }
prince-figure-vp = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
prince-figure-fee = compenso { $n }

## House boards

prince-houses = Le altre case
# A board for screen readers.
prince-house = { $house }, { $seat }{ $pope ->
    [yes] , Papa
   *[no] {""}
}: { $vp ->
    [one] { $vp } punto
   *[other] { $vp } punti
}, { $cardinals ->
    [one] { $cardinals } cardinale
   *[other] { $cardinals } cardinali
}, { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
}
# The head of a board: a button that opens it large.
prince-visit = { $house }: apri la casa di { $seat }
# The laurel with a house's points; opens where they come from.
prince-points-of = { $house }: { $vp ->
    [one] { $vp } punto
   *[other] { $vp } punti
}
# Above cards of a house that lie in no holding.
prince-unprotected = non protette
# Above cards that were seen in a house's hand.
prince-seen = viste in mano
prince-mark-pope = Papa
prince-mark-marriage = Matrimonio fino alla fine del turno
prince-mark-savonarola = Savonarola: non gioca nulla dalla mano
prince-mark-sentence = { $sentences ->
    [one] Condanna: perde una fase
   *[other] Condanne: perde { $sentences } fasi
}
# A base or holding for screen readers; { $home } names it with its figures.
prince-home = { $home }; difende con { $power }
# An empty slot of a base or holding, for an office, an artist or a family.
prince-slot-office = { $home }: spazio per una carica
prince-slot-artist = { $home }: spazio per un artista
prince-slot-family = { $home }: spazio per una famiglia

## A house laid out: the reader's own, or a rival's opened

prince-estate = La casa di { $seat }
prince-holdings = Possedimenti
prince-holdings-note = ciò che vi si trova è protetto
prince-open = Davanti alla plancia
prince-open-note = senza protezione
# Below the numbers of a house: how much of each it has.
prince-ducats-secret = ducati, segreti
prince-ducats-hidden = ducati, nascosti
prince-ducats-plain = ducati
prince-count-cardinals = { $n ->
    [one] cardinale
   *[other] cardinali
}
prince-count-votes = { $n ->
    [one] voto
   *[other] voti
}
prince-count-points = { $n ->
    [one] punto
   *[other] punti
}
# Beside the votes: what holdings and offices bring at the end of the turn.
prince-count-income = rendita { $n }
prince-hand = La tua mano
prince-hand-note = nascosta, e anche quante carte
prince-hand-of = Carte in mano: { $house }
prince-hand-hidden = Nascosta, e anche quante carte ha; si mostra ciò che si è visto.
prince-hand-empty = Non hai carte in mano.
# When cards of the hand may be played: two short lines.
prince-lock = Le carte di mano aspettano la tua fase.
prince-lock-doctor = Solo il Medico risponde sempre.
prince-unlock = Gioca carte: scegline una, poi il bersaglio.
prince-unlock-end = I condottieri servono in attacco e in difesa.
prince-bound = Savonarola ti lega la mano.
prince-bound-note = Puoi giocare solo un sicario contro di lui.
# The parts of a phone.
prince-part-stage = Il tavolo
prince-part-houses = Le altre case
prince-part-conclave = Il prossimo conclave
prince-part-homes = Possedimenti
prince-part-hand = La mia mano
# A strip of the rail for screen readers.
prince-rival = { $house }, { $seat }: { $vp ->
    [one] { $vp } punto
   *[other] { $vp } punti
}, { $holdings ->
    [one] { $holdings } possedimento
   *[other] { $holdings } possedimenti
}, { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
}

## The box: its name in two lines, large, and small below it

box-name = Il Principe
box-below = Casa Borgia

## What deck a table plays with

deck-reconstructed = mazzo ricostruito
deck-own = mazzo proprio
deck-left = { $left ->
    [one] un dato ricostruito
   *[other] { $left } dati ricostruiti
}
