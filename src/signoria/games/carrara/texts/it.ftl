### The Palaces of Carrara in Italian.
###
### Events are told in the present tense, and no participle or adjective depends on a player: names
### carry no gender.  A name never follows a preposition that would change before a vowel.
###
### Places of a player carry their article, since they only stand as an object: "riscuote il
### paesaggio urbano".  Court fields do not: they are all feminine, "della casella …".

title = I Palazzi di Carrara

## Words: colours, cities, kinds, landscapes, pieces, places

colour-purple = viola
colour-blue = blu
colour-green = verde
colour-red = rosso
colour-yellow = giallo
colour-white = bianco

city-lerici = Lerici
city-massa = Massa
city-viareggio = Viareggio
city-lucca = Lucca
city-pisa = Pisa
city-livorno = Livorno

kind-biblioteca = Biblioteca
kind-cattedrale = Cattedrale
kind-palazzo = Palazzo
kind-porta = Porta
kind-castello = Castello
kind-villa = Villa

landscape-urban = paesaggio urbano
landscape-rural = paesaggio rurale

decoration-book = libro
decoration-cup = coppa
decoration-crown = corona
decoration-gate = cancello
decoration-banner = stendardo
decoration-coat_of_arms = stemma

statue-purple = statua viola
statue-blue = statua blu
statue-green = statua verde
statue-red = statua rossa
statue-yellow = statua gialla
statue-white = statua bianca
statue-golden = statua d'oro

pillar-vp = casella da 3 punti
pillar-coins = casella da 5 monete
pillar-decoration = casella della decorazione
pillar-statue = casella della statua d'oro
pillar-deferred = casella grande (senza bonus)

# A building tile or a monument, such as "Palazzo 4".
tile = { $kind } { $value }

place-city = { $city }
place-kind = { $kind_key ->
    [biblioteca] tutte le Biblioteche
    [cattedrale] tutte le Cattedrali
    [palazzo] tutti i Palazzi
    [porta] tutte le Porte
    [castello] tutti i Castelli
   *[villa] tutte le Ville
}
place-urban = il paesaggio urbano
place-rural = il paesaggio rurale
place-36-coins = lo spazio da 36 monete
place-50-coins = lo spazio da 50 monete
place-livorno_lerici = le statue di Livorno e Lerici
place-massa_pisa = le statue di Massa e Pisa
place-viareggio_lucca = le statue di Viareggio e Lucca

# So many blocks of one colour, inside a list.
blocks-of-colour = { $number ->
    [one] { $number } { $colour }
   *[other] { $number } { $colour_key ->
        [green] verdi
        [red] rossi
        [yellow] gialli
        [white] bianchi
       *[other] { $colour }
    }
}

## What a preview counts

good-coins = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}
good-vp = { $amount } PV
# Blocks still to be chosen.
good-blocks = { $amount ->
    [one] { $amount } blocco
   *[other] { $amount } blocchi
}
good-purple_blocks = { $amount } viola
good-blue_blocks = { $amount } blu
good-green_blocks = { $amount ->
    [one] { $amount } verde
   *[other] { $amount } verdi
}
good-red_blocks = { $amount ->
    [one] { $amount } rosso
   *[other] { $amount } rossi
}
good-yellow_blocks = { $amount ->
    [one] { $amount } giallo
   *[other] { $amount } gialli
}
good-white_blocks = { $amount ->
    [one] { $amount } bianco
   *[other] { $amount } bianchi
}

## Questions

question-turn = { $now ->
    [visited] La visita di un altro giocatore vincola il tuo pilastro: unisciti o rinvia.
    [deferred] Il tuo pilastro aspetta sulla casella grande. Compra, costruisci o passa.
   *[free] È il tuo turno: compra, costruisci, riscuoti o passa.
}
question-section = La ruota ha girato. Da quale sezione compri?
question-poor = Non puoi pagare nessun blocco della ruota: mostralo e prendi l'aiuto.
question-taking = Sezione { $section }: quanti blocchi { $colour_key ->
    [green] verdi
    [red] rossi
    [yellow] gialli
    [white] bianchi
   *[other] { $colour }
} prendi?
question-reward = { $from ->
    [section] Hai svuotato la sezione { $section }: quale dei suoi due pezzi prendi?
   *[court] La reggia ti dà un pezzo: quale?
}
question-gain = Dove va { $piece_key ->
    [book] il { $piece }
    [gate] il { $piece }
    [banner] lo { $piece }
    [coat_of_arms] lo { $piece }
   *[other] la { $piece }
}?
question-pairing = { $price ->
    [one] { $price } blocco da pagare a { $city }
   *[other] { $price } blocchi da pagare a { $city }
}: quanti ne sostituisci con due del colore inferiore?
question-paying = { $price ->
    [one] L'ultimo blocco da pagare: { $colour } o di un colore più pregiato?
   *[other] Restano { $price } blocchi da pagare. Quanti { $colour_key ->
        [green] verdi
        [red] rossi
        [yellow] gialli
        [white] bianchi
       *[other] { $colour }
    }?
}
question-upgrading = Un monumento porta una miglioria: quale rendita aumenti?
question-placing = Dove va il pilastro? Lo spazio rende subito.
question-after = Azione conclusa. C'è altro prima della fine del turno?
question-drawing_start = Si sorteggia chi comincia.
question-drawing_angle = Si sorteggia la posizione del disco esterno.
question-drawing_tile = Si scopre una tessera edificio.
question-drawing_block = Si pesca un blocco dal sacchetto.

## Actions, each as a sentence

verb-pass = Passa
verb-turn = Gira la ruota, poi compra
verb-turn-inner = Gira solo il disco interno, poi compra
verb-buy = Compra dalla sezione { $section }
verb-poverty = Mostra che non puoi pagare nulla
verb-take = { $blocks ->
    [0] Non prendere blocchi
   *[other] Prendi { $blocks }
} { $blocks ->
    [one] { $colour }
   *[other] { $colour_key ->
        [green] verdi
        [red] rossi
        [yellow] gialli
        [white] bianchi
       *[other] { $colour }
    }
}
verb-build = Costruisci { $tile } a { $city }
verb-monument = Costruisci il monumento { $kind } 8 a { $city }
verb-replace = Metti il monumento sopra { $tile }
verb-pay-pairs = { $pairs ->
    [0] Non dare coppie
    [one] Dai { $pairs } coppia
   *[other] Dai { $pairs } coppie
}
verb-pay = { $blocks ->
    [0] Non pagare blocchi
   *[other] Paga { $blocks }
} { $blocks ->
    [one] { $colour }
   *[other] { $colour_key ->
        [green] verdi
        [red] rossi
        [yellow] gialli
        [white] bianchi
       *[other] { $colour }
    }
}
verb-upgrade = Migliora { $upgrade_key ->
    [urban] il { $upgrade }
    [rural] il { $upgrade }
   *[other] { $upgrade }
}
verb-no-upgrade = Non prendere migliorie
verb-score = Riscuoti con il pilastro della { $pillar }
verb-join = Unisciti alla visita: bonus, poi riscossione
verb-defer = Rinvia: il pilastro va sulla casella grande
verb-place = Riscuoti { $place }
verb-choose-decoration = Prendi { $decoration_key ->
    [book] il { $decoration }
    [gate] il { $decoration }
    [banner] lo { $decoration }
    [coat_of_arms] lo { $decoration }
   *[other] la { $decoration }
}
verb-choose-statue = Prendi la { $statue }
verb-choose-nothing = Non prendere nulla
verb-put = Piazza su { $building }
verb-store = Metti nel deposito
verb-forgo = Rinuncia al pezzo
verb-discard = Scarta il pezzo del vano { $slot } e metti lì quello nuovo
verb-move = Sposta il pezzo del vano { $slot } su { $building }
verb-buy-decoration = Compra una decorazione per { $building }
verb-buy-statue = Compra una statua per { $building }
verb-end-turn = Chiudi il turno
verb-draw-start = Comincia il posto { $seat }
verb-draw-angle = { $angle ->
    [one] Il disco esterno parte avanti di { $angle } sezione
   *[other] Il disco esterno parte avanti di { $angle } sezioni
}
verb-draw-tile = Si scopre { $tile }
verb-draw-block = Si pesca un blocco { $colour }

## Headings above several actions of one verb; their last argument is listed

group-buy = Compra dalla sezione
group-build = Costruisci { $tile } a
group-monument = Monumento { $kind } 8 a
group-replace = Monumento sopra
group-upgrade = Migliora
group-score = Riscuoti con il pilastro della
group-place = Riscuoti
group-choose-decoration = Prendi
group-choose-statue = Prendi la
group-put = Piazza su
group-move = Dal vano { $slot } su
group-buy-decoration = Compra una decorazione per
group-buy-statue = Compra una statua per

## What happened

event-start_player = { $seat } comincia per sorteggio.
event-starting_blocks = { $seat } parte con { $blocks }.
event-wheel_set = { $angle ->
    [0] Il disco esterno resta dov'è.
    [one] Il disco esterno parte avanti di { $angle } sezione.
   *[other] Il disco esterno parte avanti di { $angle } sezioni.
}
event-tile_turned = Novità nell'offerta: { $tiles }.
event-turn_started = Turno di { $seat }.
event-token_returned = { $seat } restituisce il segnalino della visita reale.
event-deferred_pillar_used = { $seat } usa un pilastro della casella grande.
event-building_points = { $seat } ha piazzato tutti i pilastri: costruire frutta { $points } PV.
event-wheel_turned = { $seat } gira la ruota.
event-inner_turned = { $seat } gira il disco interno.
event-block_drawn = Dal sacchetto alla sezione I: { $blocks }.
event-blocks_bought = { $seat } compra { $blocks } dalla sezione { $section } { $coins ->
    [0] gratis
    [one] per { $coins } moneta
   *[other] per { $coins } monete
}.
event-poverty = { $seat } mostra { $held ->
    [0] la borsa vuota
    [one] { $held } moneta
   *[other] { $held } monete
}, non può pagare nessun blocco e prende { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
event-paid = { $seat } paga { $blocks }.
event-built = { $seat } costruisce { $tile } a { $city }.
event-monument_built = { $seat } costruisce il monumento { $tile } a { $city }.
event-replaced = { $seat } mette il monumento { $monument } sopra { $tile }.
event-upgraded = { $seat } migliora { $upgrade_key ->
    [urban] il { $upgrade }
    [rural] il { $upgrade }
   *[other] { $upgrade }
}.
event-visit_started = { $seat } chiama la visita reale alla { $pillar }.
event-joined = { $seat } si unisce alla visita alla { $pillar }.
event-deferred = { $seat } rinvia il pilastro della { $pillar }.
event-bonus = { $coins ->
    [0] { $seat } riceve { $points } PV di bonus.
    [one] { $seat } riceve { $coins } moneta di bonus.
   *[other] { $seat } riceve { $coins } monete di bonus.
}
event-scored = { $seat } riscuote { $place }: { $coins ->
    [0] { $points ->
        [0] per ora nulla
       *[other] { $points } PV
    }
    [one] { $points ->
        [0] { $coins } moneta
       *[other] { $coins } moneta e { $points } PV
    }
   *[other] { $points ->
        [0] { $coins } monete
       *[other] { $coins } monete e { $points } PV
    }
}.
event-ornament_put = { $seat } piazza { $piece_key ->
    [book] un { $piece }
    [gate] un { $piece }
    [banner] uno { $piece }
    [coat_of_arms] uno { $piece }
   *[other] una { $piece }
} su { $tile }.
event-ornament_stored = { $seat } mette { $piece_key ->
    [book] un { $piece }
    [gate] un { $piece }
    [banner] uno { $piece }
    [coat_of_arms] uno { $piece }
   *[other] una { $piece }
} nel vano { $slot }.
event-ornament_forgone = { $seat } rinuncia a { $piece_key ->
    [book] un { $piece }
    [gate] un { $piece }
    [banner] uno { $piece }
    [coat_of_arms] uno { $piece }
   *[other] una { $piece }
}.
event-ornament_discarded = { $seat } scarta { $piece_key ->
    [book] il { $piece }
    [gate] il { $piece }
    [banner] lo { $piece }
    [coat_of_arms] lo { $piece }
   *[other] la { $piece }
} del vano { $slot }.
event-ornament_moved = { $seat } sposta { $piece_key ->
    [book] il { $piece }
    [gate] il { $piece }
    [banner] lo { $piece }
    [coat_of_arms] lo { $piece }
   *[other] la { $piece }
} dal vano { $slot } su { $tile }.
event-ornament_bought = { $seat } compra { $piece_key ->
    [book] un { $piece }
    [gate] un { $piece }
    [banner] uno { $piece }
    [coat_of_arms] uno { $piece }
   *[other] una { $piece }
} per { $tile }.
event-passed = { $seat } passa e prende { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
event-end_triggered = { $seat } fa scattare la fine ({ $ending }) e riceve { $points } PV. A tutti gli altri resta un turno.
event-points = Conteggio finale, { $seat }: { $points } PV ({ $source }).
event-match_over = Fine della partita: { $ending }.

## Why not

reason-nothing_to_sell = non ci sono più blocchi né sulla ruota né nel sacchetto
reason-must_turn = nel gioco avanzato bisogna girare qualcosa prima di comprare
reason-advanced_only = esiste solo nel gioco avanzato
reason-empty_section = in quella sezione non ci sono blocchi
reason-too_dear = troppo caro: { $need ->
    [one] costa { $need } moneta
   *[other] costa { $need } monete
}, ne hai { $have }
reason-not_poor = c'è almeno un blocco che potresti pagare
reason-not_turned = l'aiuto spetta solo a chi ha girato la ruota
reason-not_in_section = lì non ce ne sono abbastanza: ne chiedi { $need }, { $have ->
    [one] ce n'è { $have }
   *[other] ce ne sono { $have }
}
reason-take_one = chi compra prende almeno un blocco, e questa è l'ultima occasione
reason-not_this_colour_now = i blocchi si contano un colore alla volta, e adesso tocca a un altro
reason-not_on_display = quell'edificio non è nell'offerta
reason-too_few_blocks = blocchi insufficienti: { $need ->
    [one] ne serve { $need }
   *[other] ne servono { $need }
}, lì puoi pagarne { $have }
reason-monument_gone = il monumento di quel tipo è già costruito
reason-not_yours = non hai un edificio così
reason-no_pairs = coppie insufficienti: { $need ->
    [one] ne serve { $need }
   *[other] ne servono { $need }
}, ne hai { $have }
reason-payment_off = il pagamento deve valere esattamente { $need }; così varrebbe { $have }
reason-upgrade_gone = non restano tessere miglioria di quel genere
reason-upgrade_owned = hai già quella miglioria
reason-visit_first = una visita riguarda il tuo pilastro: prima unisciti o rinvia
reason-no_visit = adesso nessuna visita ti vincola
reason-deferred_this_turn = in questo turno hai rinviato, quindi non puoi riscuotere
reason-no_pillar_there = lì non c'è nessun tuo pilastro
reason-no_place_qualifies = non c'è nessuno spazio libero di cui soddisfi il requisito
reason-place_taken = lì c'è già un pilastro
reason-too_few_buildings = lì hai pochi edifici: { $need ->
    [one] ne serve { $need }
   *[other] ne servono { $need }
}, ne hai { $have }
reason-no_such_building = non hai nessun edificio che conti lì
reason-too_few_coins = monete insufficienti: { $need ->
    [one] ne serve { $need }
   *[other] ne servono { $need }
}, ne hai { $have }
reason-one_money_place = occupi già uno spazio delle monete
reason-no_statue_there = in quelle città nessun tuo edificio porta una statua
reason-not_offered = quel pezzo qui non viene offerto
reason-not_in_supply = i pezzi di quel genere sono finiti
reason-wrong_kind = quella decorazione spetta a un altro tipo di edificio
reason-already_decorated = quell'edificio è già decorato
reason-wrong_city = quella città non accetta il colore della statua
reason-already_a_statue = quell'edificio porta già una statua
reason-no_free_slot = entrambi i vani del deposito sono occupati
reason-slot_free = un vano del deposito è libero: metti lì il pezzo
reason-empty_slot = quel vano del deposito è vuoto
reason-stored_this_turn = quel pezzo è entrato nel deposito proprio in questo turno
reason-can_be_placed = il pezzo può andare su un edificio, quindi non puoi scartare nulla per fargli posto
reason-bought_already = in questo turno hai già comprato un pezzo
reason-leaves_no_place = non ti lascerebbe nessuno spazio da riscuotere
reason-bonus_not_counted = a questo tavolo il requisito va soddisfatto prima di prendere il bonus
reason-golden_not_stored = a questo tavolo le statue d'oro non vanno in deposito

## Where points come from

source-court = bonus della reggia
source-cities = città
source-kinds = tipi di edificio
source-landscapes = paesaggi
source-statues = spazi delle statue
source-building = costruzioni
source-ending = bonus di chiusura
source-coins = monete
source-decorations = decorazioni
source-majorities = maggioranze di statue

## How a match ends

ending-supply = la pila si è esaurita quando qualcuno aveva già piazzato tutti i pilastri
ending-pillar = qualcuno ha piazzato l'ultimo pilastro a pila esaurita
ending-stall = hanno passato tutti per tre volte di seguito

## Table options

option-variant = il gioco scelto
choice-variant-basic = base
choice-variant-advanced = avanzato: decorazioni, statue, spazi delle monete
option-open_holdings = monete e blocchi di tutti
choice-open_holdings-off = nascosti dietro gli schermi
choice-open_holdings-on = visibili a tutti
option-upgrade_tiles = le due tessere miglioria in più
choice-upgrade_tiles-cities = una seconda copia per Viareggio e una per Lucca
choice-upgrade_tiles-landscapes = una per il paesaggio urbano e una per quello rurale
option-poverty_unturned = l'aiuto a chi non può pagare
choice-poverty_unturned-off = solo dopo aver girato la ruota
choice-poverty_unturned-on = anche senza girarla
option-bonus_first = il bonus di un pilastro
choice-bonus_first-off = non conta per il requisito dello spazio
choice-bonus_first-on = conta per il requisito dello spazio
option-free_discard = scartare un pezzo in deposito
choice-free_discard-off = solo per un pezzo che non può andare da nessuna parte
choice-free_discard-on = ogni volta che entrambi i vani sono occupati
option-purchases = pezzi comprati in un turno
choice-purchases-one = al massimo uno
choice-purchases-many = quanti ne puoi pagare
option-store_golden = statue d'oro
choice-store_golden-off = si piazzano subito o si perdono
choice-store_golden-on = possono andare in deposito

## Figures that no source prints: we worked them out

fact-upgrades = a quanto le tessere miglioria portano una rendita
fact-landscapes = quanto rendono i paesaggi
fact-kinds = le decorazioni della Cattedrale e della Villa
fact-basic-court = i bonus sulle caselle della reggia nel gioco base
fact-discs = l'ordine delle figure sui dischi
fact-sets = i punti di alcune serie di decorazioni
fact-majorities = alcuni premi per chi ha più statue in una città
