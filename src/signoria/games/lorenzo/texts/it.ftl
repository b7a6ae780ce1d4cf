### Lorenzo il Magnifico in Italian.
###
### Events are told in the present tense, and no participle or adjective depends on a player: names
### carry no gender.  A name never follows a preposition that would change before a vowel.
###
### Cards: { $card } is the message `card`, the type with its article and the name: "il territorio
### Bosco".  The type alone has a gender here, the names have all sorts of them.  So it only stands
### where nothing melts with an article: as subject or object, or after "per".  In lists and brackets,
### and as { $cause } or { $name }, cards come with their bare names: before a colon, where they can.
###
### Spaces have no article: "terzo piano dei territori".  Where a sentence needs "al", "nel" or
### "nello" before them, it is chosen by { $space_key }.
###
### Words: "round" is a round, which the printed rules call "turno di gioco", because "turno" is the
### turn of a player; "giro" is one turn for everybody.
###
### Lists of goods are put together with commas: "2 monete, 1 legno". They come as arguments such as
### { $goods }, { $list }, { $pay } and { $get }, and may hold a single one.

title = Lorenzo il Magnifico

## Cards, by tower

card-commercial-hub = Avamposto Commerciale
card-woods = Bosco
card-village = Borgo
card-gravel-pit = Cava di Ghiaia
card-forest = Foresta
card-monastery = Monastero
card-citadel = Rocca
card-city = Città
card-gold-mine = Miniera d'Oro
card-mountain-town = Villaggio Montano
card-mining-town = Villaggio Minerario
card-rock-pit = Cava di Pietra
card-estate = Possedimento
card-hermitage = Eremo
card-manor-house = Maniero
card-dukedom = Ducato
card-trading-town = Città Mercantile
card-farm = Tenuta
card-colony = Colonia
card-marble-pit = Cava di Marmo
card-province = Provincia
card-sanctuary = Santuario
card-castle = Castello
card-fortified-town = Città Fortificata

card-warlord = Condottiero
card-stonemason = Costruttore
card-dame = Dama
card-knight = Cavaliere
card-farmer = Contadino
card-artisan = Artigiano
card-preacher = Predicatore
card-abbess = Badessa
card-captain = Capitano
card-architect = Architetto
card-patron = Mecenate
card-hero = Eroe
card-peasant = Fattore
card-scholar = Studioso
card-papal-messenger = Messo Papale
card-royal-messenger = Messo Reale
card-noble = Nobile
card-governor = Governatore
card-paramour = Cortigiana
card-herald = Araldo
card-cardinal = Cardinale
card-bishop = Vescovo
card-general = Generale
card-ambassador = Ambasciatore

card-mint = Zecca
card-tax-office = Esattoria
card-triumphal-arch = Arco di Trionfo
card-theater = Teatro
card-carpenters-shop = Falegnameria
card-stonemasons-shop = Tagliapietre
card-chapel = Cappella
card-residence = Residenza
card-marketplace = Mercato
card-treasury = Tesoreria
card-painters-guild = Gilda dei Pittori
card-sculptors-guild = Gilda degli Scultori
card-stonemasons-guild = Gilda dei Costruttori
card-baptistery = Battistero
card-barracks = Caserma
card-stronghold = Fortezza
card-bank = Banca
card-fair = Fiera
card-garden = Giardino
card-fortress = Castelletto
card-palace = Palazzo
card-church = Basilica
card-military-academy = Accademia Militare
card-cathedral = Cattedrale

card-hiring-recruits = Ingaggiare Reclute
card-repairing-the-church = Riparare la Chiesa
card-building-the-walls = Costruire le Mura
card-raising-a-statue = Innalzare una Statua
card-military-campaign = Campagna Militare
card-hosting-panhandlers = Ospitare i Mendicanti
card-fighting-heresies = Combattere le Eresie
card-support-to-the-bishop = Sostegno al Vescovo
card-hiring-soldiers = Ingaggiare Soldati
card-repairing-the-abbey = Riparare l'Abbazia
card-building-the-bastions = Costruire i Bastioni
card-support-to-the-king = Supporto al Re
card-improving-the-canals = Scavare Canalizzazioni
card-hosting-foreigners = Accogliere gli Stranieri
card-crusade = Crociata
card-support-to-the-cardinal = Sostegno al Cardinale
card-hiring-mercenaries = Ingaggiare Mercenari
card-repairing-the-cathedral = Riparare la Cattedrale
card-building-the-towers = Costruire le Torri
card-promoting-sacred-art = Commissionare Arte Sacra
card-military-conquest = Conquista Militare
card-improving-the-roads = Migliorare le Strade
card-sacred-war = Guerra Santa
card-support-to-the-pope = Sostegno al Papa

# A card's name inside a sentence, never at its beginning.
card = { $kind ->
    [territory] il territorio { $name }
    [character] il personaggio { $name }
    [building] l'edificio { $name }
   *[venture] l'impresa { $name }
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

edict-fewer-military = Meno soldati
edict-fewer-coins = Meno monete
edict-fewer-servants = Meno servitori
edict-fewer-materials = Meno materiali
edict-poor-harvest = Raccolti scarsi
edict-poor-production = Produzione scarsa
edict-weak-members = Famiglia debole
edict-weak-territories = Territori fuori portata
edict-weak-buildings = Edifici fuori portata
edict-weak-characters = Personaggi fuori portata
edict-weak-ventures = Imprese fuori portata
edict-no-market = Mercato proibito
edict-idle-servants = Servitori pigri
edict-late-start = Partenza in ritardo
edict-no-characters = Personaggi dimenticati
edict-no-ventures = Imprese dimenticate
edict-no-territories = Territori dimenticati
edict-tithe = La decima
edict-disarmed = Disarmo
edict-razed = Edifici rasi al suolo
edict-spoiled = Scorte guaste

## Personal bonus tiles

tile-common = la tessera comune
tile-a = la tessera A
tile-b = la tessera B
tile-c = la tessera C
tile-d = la tessera D

## The towers, as headings

tower-territory = Territori
tower-character = Personaggi
tower-building = Edifici
tower-venture = Imprese

## Members of a family, by the die that gives them their value

member-black = nero
member-white = bianco
member-orange = arancione
member-neutral = neutro

## Places

# A floor of a tower, counted from the bottom.
floor = { $floor ->
    [1] primo
    [2] secondo
    [3] terzo
   *[4] quarto
} piano { $tower_key ->
    [territory] dei territori
    [character] dei personaggi
    [building] degli edifici
   *[venture] delle imprese
}
# A space of the market, told by what it gives.
market = mercato ({ $goods })
space-harvest-small = spazio piccolo del raccolto
space-harvest-large = spazio grande del raccolto
space-production-small = spazio piccolo della produzione
space-production-large = spazio grande della produzione
space-council-palace = Palazzo del Consiglio
# The same areas as headings and as causes, in brackets.
area-market = Mercato
area-harvest = Raccolto
area-production = Produzione
area-council-palace = Palazzo del Consiglio

## Causes, in brackets or before a colon; cards, leaders and tiles have their names

cause-tile = Tessera bonus
# The privilege for a discarded leader who is a secret.
cause-discard = Leader scartato

## Choices

payment-military = punti militari
payment-resources = risorse
material-wood = legno
material-stone = pietra
arrow-first = primo scambio
arrow-second = secondo scambio
# An exchange of a building: "1 legno per 3 monete".
exchange = { $pay } per { $get }
# What a card does at once, where its owner chooses the order.
part-gains = ciò che dà
part-privileges = i privilegi
part-action = l'azione

## Goods, with how many

good-coin = { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
}
good-wood = { $amount ->
    [one] { $amount } legno
   *[other] { $amount } legni
}
good-stone = { $amount ->
    [one] { $amount } pietra
   *[other] { $amount } pietre
}
good-servant = { $amount ->
    [one] { $amount } servitore
   *[other] { $amount } servitori
}
good-military = { $amount ->
    [one] { $amount } punto militare
   *[other] { $amount } punti militari
}
good-faith = { $amount ->
    [one] { $amount } punto fede
   *[other] { $amount } punti fede
}
good-vp = { $amount } PV
good-privilege = { $amount ->
    [one] { $amount } privilegio del Consiglio
   *[other] { $amount } privilegi del Consiglio
}
good-privileges-different = { $amount } privilegi del Consiglio diversi
# Cards on somebody's board, in requirements: "5 imprese".
good-territory = { $amount ->
    [one] { $amount } territorio
   *[other] { $amount } territori
}
good-character = { $amount ->
    [one] { $amount } personaggio
   *[other] { $amount } personaggi
}
good-building = { $amount ->
    [one] { $amount } edificio
   *[other] { $amount } edifici
}
good-venture = { $amount ->
    [one] { $amount } impresa
   *[other] { $amount } imprese
}
good-alike = { $amount ->
    [one] { $amount } carta dello stesso tipo
   *[other] { $amount } carte dello stesso tipo
}

## Parts of lists, put together with commas

# Just a player: for lists of names.
seat-name = { $seat }
# A player and a number: "Anna 5".
amount-of-seat = { $seat } { $amount }
# An excommunication tile of a period: "I Meno monete".
edict-of-period = { $period ->
    [1] I
    [2] II
   *[3] III
} { $edict }
# A die: "bianco 4".
die-shows = { $die } { $pips }
# So much off a price, and whose doing it is: "1 moneta (Dama)".
amount-by = { $amount } ({ $cause })
# Points from one source: "personaggi 10".
points-from = { $source } { $points }

## What is printed on a piece: first a label, such as "Subito", then words after it

label-cost = Costo
label-needs = Requisiti
label-at-once = Subito
label-harvest = Raccolto { $value }
label-production = Produzione { $value }
label-always = Sempre
label-round = Una volta per round
label-end = Alla fine
label-burden = Scomunica

words-goods = { $goods }
# Two things one after another, or a thing and what belongs to it.
words-both = { $first }; { $second }
# A price in military points: "2 punti militari, se ne hai almeno 4".
words-military = { $goods }, se ne hai almeno { $needs }
words-either = { $first }; oppure { $second }
# `itself` tells whether the card counts, too, being of that type.
words-per-card = { $type_key ->
    [territory] { $goods } per ogni tuo territorio
    [character] { $goods } per ogni tuo personaggio
    [building] { $goods } per ogni tuo edificio
   *[venture] { $goods } per ogni tua impresa
}{ $itself ->
    [yes] , questa carta compresa
   *[no] {""}
}
words-per-military = { $goods } ogni { $every } punti militari che hai
# A bonus action in the towers.
words-take = { $type_key ->
    [territory] puoi prendere un territorio a valore { $value }
    [character] puoi prendere un personaggio a valore { $value }
    [building] puoi prendere un edificio a valore { $value }
    [venture] puoi prendere un'impresa a valore { $value }
   *[any] puoi prendere una carta qualsiasi a valore { $value }
}
words-harvest = puoi fare un raccolto a valore { $value }
words-production = puoi fare una produzione a valore { $value }
# An exchange at a production, and one that offers two, of which one may be used.
words-exchange = puoi pagare { $pay } per { $get }
words-two-exchanges = puoi pagare { $pay } per { $get }, oppure { $second_pay } per { $second_get }
# Help or hindrance when a card is taken: `sign` is more or less.
words-taking = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} al valore quando prendi { $type_key ->
    [territory] un territorio
    [character] un personaggio
    [building] un edificio
    [venture] un'impresa
   *[any] una carta qualsiasi
}
# Said after `words-taking` or `words-take`.
words-cheaper = ti costa { $goods } in meno
words-cheaper-either = ti costa 1 { $first } o 1 { $second } in meno
words-harvesting = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} al valore di ogni raccolto
words-producing = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} al valore di ogni produzione
words-no-floor-bonus = niente più bonus dai piani { $first } e { $second } delle torri

# Leaders.
words-all-cheaper = ogni carta ti costa { $goods } in meno
words-occupied-spaces = puoi piazzare familiari in spazi occupati
words-no-tower-fee = per una torre occupata non paghi nulla in più
words-any-slot = i territori non richiedono punti militari
words-copies = scegli un leader che un altro giocatore ha in gioco: quell'abilità è anche tua
words-support-vp = { $goods } ogni volta che sostieni la Chiesa
# The list: "legno, pietra, monete, servitori".
words-doubles = ricevi due volte ciò che una carta ti dà subito: { $list }
words-member-value = { $members ->
    [one-coloured] un familiare non ancora piazzato vale { $value } in questo round
   *[coloured] i tuoi familiari colorati valgono { $value }, qualunque cosa mostrino i dadi
}
words-member-bonus = { $members ->
    [neutral] il tuo familiare neutro vale { $value } in più
   *[coloured] { $sign ->
        [more] i tuoi familiari colorati valgono { $value } in più
       *[less] i tuoi familiari colorati valgono { $value } in meno
    }
}

# Excommunication tiles.
words-fewer = { $second_key ->
    [none] ogni fonte di { $first } ti dà 1 in meno
   *[other] ogni fonte di { $first } o { $second } ti dà 1 in meno
}
words-no-market = non puoi piazzare familiari nel mercato
words-servants-per-point = { $servants } servitori valgono solo +1
words-late-start = salti il tuo primo turno di ogni round e lo recuperi dopo l'ultimo di tutti
words-no-final-vp = { $of ->
    [territories] non guadagni PV per i territori
    [characters] non guadagni PV per i personaggi
   *[ventures] non guadagni PV per le imprese
}
words-final-loss = { $per ->
    [vp] perdi 1 PV ogni { $every } PV che hai prima del conteggio finale
    [military] perdi 1 PV per ogni punto militare
    [building-materials] perdi 1 PV per ogni legno e ogni pietra nel costo stampato dei tuoi edifici
   *[resources] perdi 1 PV per ogni moneta, legno, pietra e servitore che ti resta
}

# Bare names of goods, without a number.
goods-name-coin = monete
goods-name-wood = legno
goods-name-stone = pietra
goods-name-servant = servitori
goods-name-military = punti militari
goods-name-faith = punti fede
goods-name-vp = PV

## How an action adds up, line by line; { $good } comes with its number, { $amount } is only the number

account-die = familiare { $cause }: { $amount }
account-raised = familiare { $cause }, potenziato: { $amount }
account-fixed = { $cause_kind ->
    [member] familiare { $cause }: { $amount }
   *[other] { $cause }: { $amount }
}
account-aid = { $cause }: +{ $amount }
account-hindrance = { $cause }: −{ $amount }
account-space = spazio grande: −{ $amount }
account-servants = servitori: +{ $amount }
account-needed = valore richiesto: { $amount }
account-boost = { $good } per aumentare il valore
account-fee = la torre è occupata: { $good }
account-waived = { $cause }: risparmi { $good } per la torre occupata
account-floor = { $good } dal piano
account-lessened = { $cause }: { $good } in meno
account-cost = { $cause }: costa { $good }
account-discount = { $cause }: sconto di { $good }
account-needs = { $cause_kind ->
    [card] { $cause }: richiede { $good }
   *[other] il tuo prossimo territorio richiede { $good }
}
account-gain = { $cause }: dà { $good }
account-privileges = { $cause }: dà { $good }
account-action = { $what ->
    [harvest] { $cause }: raccolto a valore { $amount }
    [production] { $cause }: produzione a valore { $amount }
   *[take] { $cause }: una carta a valore { $amount }
}
account-requires = { $cause }: richiede { $good }
account-has = hai { $good }

## Questions

question-tile = Quale tessera bonus prendi?
question-pick = Scelta { $pick } di 3: tieni un leader, gli altri passano a destra.
question-turn = { $now ->
    [recovered] Il turno che hai saltato: piazza un familiare o passa.
    [after] Usa i leader, oppure chiudi il turno.
   *[before] Piazza un tuo familiare.
}
# How many servants are added to a member's value, or to a bonus harvest or production.
question-servants = { $bonus ->
    [harvest] { $cause }: raccolto a valore { $value }. Quanti servitori aggiungi?
    [production] { $cause }: produzione a valore { $value }. Quanti servitori aggiungi?
    [card] { $cause }: azione a valore { $value }. Quanti servitori aggiungi?
   *[no] Lì il familiare { $member } vale { $value }. Quanti servitori aggiungi?
}
question-way = Come paghi { $card }?
question-saving = Che cosa risparmi per { $card }: 1 legno o 1 pietra?
question-privilege = { $different ->
    [yes] { $left ->
        [one] Ancora un privilegio del Consiglio, diverso dagli altri: che cosa prendi?
       *[other] { $left } privilegi del Consiglio diversi: che cosa prendi prima?
    }
   *[no] { $left ->
        [one] Un privilegio del Consiglio: che cosa prendi?
       *[other] { $left } privilegi del Consiglio: che cosa prendi prima?
    }
}
question-taking = { $type_key ->
    [any] { $cause }: prendi una carta qualsiasi a valore { $value } o rinuncia.
    [territory] { $cause }: prendi un territorio a valore { $value } o rinuncia.
    [character] { $cause }: prendi un personaggio a valore { $value } o rinuncia.
    [building] { $cause }: prendi un edificio a valore { $value } o rinuncia.
   *[venture] { $cause }: prendi un'impresa a valore { $value } o rinuncia.
}
question-exchanging = Produzione a valore { $value }: quali scambi fai? Paghi con ciò che hai adesso.
question-raising = { $cause }: quale familiare potenzi in questo round?
question-copying = { $cause }: di chi copi l'abilità?
question-support = { $known ->
    [yes] Sostieni la Chiesa, { $points } PV per tutta la tua fede, o subisci la scomunica: { $edict }?
   *[no] Rapporto in Vaticano: sostieni la Chiesa o subisci la scomunica: { $edict }?
}
question-losing = { $cause } ti dà uno in meno: legno o pietra?
question-ordering = { $cause }: che cosa viene prima?
question-drawing_order = Si sorteggia l'ordine di turno.
question-drawing_edict = Si pesca una tessera scomunica.
question-dealing = Si distribuiscono i leader.
question-turning_up = Si scopre una carta.
question-rolling = Si lanciano i dadi.

## Actions, each as a sentence

verb-place = Piazza il familiare { $member } { $space_key ->
    [market-1] nel
    [market-2] nel
    [market-3] nel
    [market-4] nel
    [council-palace] nel
    [harvest-small] nello
    [harvest-large] nello
    [production-small] nello
    [production-large] nello
   *[other] al
} { $space }
verb-pass = Passa
verb-end-turn = Chiudi il turno
verb-play = Gioca { $leader }
verb-discard = Scarta { $leader } per un privilegio
verb-activate = Attiva { $leader }
verb-servants = { $servants ->
    [0] Non aggiungere servitori
    [one] Aggiungi { $servants } servitore
   *[other] Aggiungi { $servants } servitori
}
verb-pay = Paga con { $payment }
verb-save = Paga 1 { $material } in meno
verb-privilege = Prendi { $privilege }
verb-take = Prendi la carta dal { $space }
verb-decline = Rinuncia
verb-use = { $known ->
    [yes] { $building }: { $terms }
   *[no] { $building }: { $arrow }
}
verb-done = Nessun altro scambio
verb-raise = Potenzia il familiare { $member }
verb-copy = Copia { $leader }
verb-support = Sostieni la Chiesa
verb-refuse = Subisci la scomunica
verb-choose-tile = Prendi { $tile }
verb-keep = Tieni { $leader }
verb-lose = Perdi 1 { $material }
verb-resolve = Prima { $part }
verb-draw-seat = Il prossimo nell'ordine di turno è il giocatore { $seat }
verb-draw-edict = La tessera è { $edict }
verb-draw-leader = Il leader è { $leader }
verb-draw-card = Si scopre { $card }
verb-roll = Il dado mostra { $pips }

## Headings above several actions of one verb; their last argument is listed

# The members that can be placed there are listed after it.
group-place = { $space_key ->
    [market-1] Nel
    [market-2] Nel
    [market-3] Nel
    [market-4] Nel
    [council-palace] Nel
    [harvest-small] Nello
    [harvest-large] Nello
    [production-small] Nello
    [production-large] Nello
   *[other] Al
} { $space }
group-play = Gioca
group-discard = Scarta per un privilegio
group-activate = Attiva
group-pay = Paga con
group-save = Paga meno
group-privilege = Prendi
group-take = Prendi la carta dal
group-use = { $building }
group-raise = Potenzia un familiare
group-copy = Copia
group-choose-tile = Prendi
group-keep = Tieni
group-lose = Perdi
group-resolve = Prima

## What happened

# The players in their new order.
event-order_drawn = Ordine di turno: { $list }.
event-start_goods = Monete iniziali: { $list }.
event-edict_drawn = Chi delude la Chiesa subirà: { $list }.
event-tile_chosen = { $seat } prende { $tile }.
# The leaders are listed for the one who got them; the others learn how many there were.
event-leader_dealt = { $known ->
    [yes] { $seat } riceve { $list }.
   *[no] { $seat } riceve { $number } leader.
}
event-leader_picked = { $seat } tiene { $leader }.
event-packs_passed = Ognuno tiene un leader e passa gli altri a destra.
event-round_started = { $period ->
    [1] Comincia il round { $round }, nel periodo I.
    [2] Comincia il round { $round }, nel periodo II.
   *[3] Comincia il round { $round }, nel periodo III.
}
event-card_turned = { $type_key ->
    [territory] Nuovi territori: { $list }.
    [character] Nuovi personaggi: { $list }.
    [building] Nuovi edifici: { $list }.
   *[venture] Nuove imprese: { $list }.
}
event-die_rolled = I dadi: { $list }.
event-turn_started = Turno di { $seat }.
# A member is placed; `list` is what the space gives. { $who } and { $where } are the two messages below.
event-placed = { $gains ->
    [yes] { $seat } piazza { $who } { $where } e riceve { $list }.
   *[no] { $seat } piazza { $who } { $where }, a valore { $value }.
}
placed-member = { $servants ->
    [0] il familiare { $member }
    [one] il familiare { $member } con { $servants } servitore
   *[other] il familiare { $member } con { $servants } servitori
}
placed-where = { $area ->
    [market] nel mercato
    [council-palace] nel { $space }
    [harvest] nello { $space }
    [production] nello { $space }
   *[other] al { $space }
}
event-lost_action = { $seat } non piazza familiari in questo turno.
event-skipped = { $seat } salta il primo turno per via della scomunica.
event-recovered = { $seat } recupera il turno saltato.
event-servants_spent = { $servants ->
    [one] { $seat } aggiunge { $servants } servitore.
   *[other] { $seat } aggiunge { $servants } servitori.
}
event-fee_paid = { $coins ->
    [one] { $seat } paga { $coins } moneta per la torre occupata.
   *[other] { $seat } paga { $coins } monete per la torre occupata.
}
event-fee_waived = { $seat } non paga nulla per la torre occupata ({ $leader }).
event-floor_bonus = { $gains ->
    [yes] { $seat } riceve { $list } dal piano.
   *[no] { $seat } non riceve nulla dal piano.
}
event-no_floor_bonus = { $seat } non riceve il bonus del piano: lo impedisce { $card }.
event-discount = { $seat } risparmia { $list }.
event-cost_paid = { $seat } paga { $list }.
event-card_taken = { $paid ->
    [yes] { $gains ->
        [yes] { $seat } prende { $card } per { $cost } e riceve { $list }.
       *[no] { $seat } prende { $card } per { $cost }.
    }
   *[no] { $gains ->
        [yes] { $seat } prende { $card } e riceve { $list }.
       *[no] { $seat } prende { $card }.
    }
}
event-gained = { $seat } riceve { $list } ({ $cause }).
# One less of each good because of an excommunication.
event-lessened = { $seat } riceve in meno: { $list } ({ $edict }).
event-doubled = { $leader } raddoppia ciò che { $seat } riceve per { $card }.
event-privilege_taken = { $gains ->
    [yes] { $seat } prende { $list } come privilegio del Consiglio.
   *[no] { $seat } prende { $privilege } come privilegio del Consiglio, ma non riceve nulla.
}
event-bonus_action = { $kind ->
    [harvest] { $seat } può fare un raccolto a valore { $value } ({ $cause }).
    [production] { $seat } può fare una produzione a valore { $value } ({ $cause }).
    [territory] { $seat } può prendere un territorio a valore { $value } ({ $cause }).
    [character] { $seat } può prendere un personaggio a valore { $value } ({ $cause }).
    [building] { $seat } può prendere un edificio a valore { $value } ({ $cause }).
    [venture] { $seat } può prendere un'impresa a valore { $value } ({ $cause }).
   *[other] { $seat } può prendere una carta qualsiasi a valore { $value } ({ $cause }).
}
event-declined = { $seat } rinuncia all'azione ({ $cause }).
event-harvested = { $gains ->
    [yes] { $seat } fa un raccolto a valore { $value } e riceve { $list }.
   *[no] { $seat } fa un raccolto a valore { $value }.
}
event-produced = { $paid ->
    [yes] { $gains ->
        [yes] { $seat } fa una produzione a valore { $value }, paga { $cost } e riceve { $list }.
       *[no] { $seat } fa una produzione a valore { $value } e paga { $cost }.
    }
   *[no] { $gains ->
        [yes] { $seat } fa una produzione a valore { $value } e riceve { $list }.
       *[no] { $seat } fa una produzione a valore { $value }.
    }
}
event-exchanged = Scambi di { $seat }: { $list }.
event-leader_played = { $seat } gioca { $leader }.
event-leader_discarded = { $known ->
    [yes] { $seat } scarta { $leader } per un privilegio del Consiglio.
   *[no] { $seat } scarta un leader per un privilegio del Consiglio.
}
event-leader_activated = { $gains ->
    [yes] { $seat } attiva { $leader } e riceve { $list }.
   *[no] { $seat } attiva { $leader }.
}
event-member_raised = { $seat } porta a { $value } il familiare { $member } per questo round ({ $leader }).
event-leader_copied = { $seat } copia { $leader }, leader di { $owner }.
event-report_opened = Comincia il rapporto in Vaticano: servono { $needed } punti fede.
event-supported = { $faith ->
    [one] { $seat } sostiene la Chiesa e guadagna { $points } PV per { $faith } punto fede.
   *[other] { $seat } sostiene la Chiesa e guadagna { $points } PV per { $faith } punti fede.
}
event-excommunicated = { $refused ->
    [1] { $seat } non sostiene la Chiesa e subisce la scomunica: { $edict }.
   *[0] { $seat } ha troppo poca fede e subisce la scomunica: { $edict }.
}
event-faith_scored = { $faith ->
    [one] { $seat } guadagna { $points } PV per { $faith } punto fede.
   *[other] { $seat } guadagna { $points } PV per { $faith } punti fede.
}
event-order_changed = Nuovo ordine di turno: { $list }.
event-round_ended = Il round { $round } è finito.
event-lost = { $seat } perde { $list } ({ $cause }).
event-points = { $known ->
    [no] { $seat } non guadagna altri PV alla fine.
   *[yes] { $seat } guadagna { $points } PV alla fine: { $list }.
}
event-match_over = Dopo sei round la partita è finita.

## Why not

reason-already_placed = quel familiare è già sul tabellone
reason-space_closed = quello spazio si apre con { $need } giocatori, e siete in { $have }
reason-space_taken = lì c'è già qualcuno
reason-colour_in_tower = in quella torre c'è già un tuo familiare colorato
reason-colour_in_area = in quella zona c'è già un tuo familiare colorato
reason-no_card_there = lì non ci sono carte
reason-value_too_low = serve valore { $need }, e con tutti i tuoi servitori arrivi a { $have }
reason-market_forbidden = la tua scomunica ti proibisce il mercato
reason-six_cards = c'è posto per { $need } carte di ogni tipo, e ne hai { $have }
reason-slot_needs_military = il tuo prossimo territorio richiede { $need } punti militari, ne hai { $have }
reason-cannot_pay_fee = la torre è occupata e costa { $need } monete, ne hai { $have }
reason-coins_short = { $need ->
    [one] serve { $need } moneta
   *[other] servono { $need } monete
}, ne hai { $have }
reason-wood_short = { $need ->
    [one] serve { $need } legno
   *[other] servono { $need } legni
}, ne hai { $have }
reason-stone_short = { $need ->
    [one] serve { $need } pietra
   *[other] servono { $need } pietre
}, ne hai { $have }
reason-servants_short = { $need ->
    [one] serve { $need } servitore
   *[other] servono { $need } servitori
}, ne { $have ->
    [one] resta { $have }
   *[other] restano { $have }
}
reason-military_short = { $need ->
    [one] serve { $need } punto militare
   *[other] servono { $need } punti militari
}, ne hai { $have }
reason-placement_possible = puoi piazzare un familiare, quindi non puoi passare
reason-placed_already = in questo turno hai già piazzato un familiare
reason-place_first = prima piazza un familiare
reason-not_in_hand = non hai in mano quel leader
reason-not_in_play = non hai in gioco quel leader
reason-cards_required = { $need ->
    [one] serve { $need } carta di quel tipo
   *[other] servono { $need } carte di quel tipo
}, ne hai { $have }
reason-goods_required = { $need ->
    [one] ne serve { $need }
   *[other] ne servono { $need }
}, ne hai { $have }
reason-alike_required = servono { $need } carte dello stesso tipo, ne hai al massimo { $have }
reason-nothing_to_copy = nessun altro giocatore ha un leader in gioco
reason-used_this_round = in questo round hai già usato quel leader
reason-works_by_itself = quel leader agisce sempre e non si attiva
reason-no_member_left = non resta nessun familiare da potenziare
reason-wrong_member = a questo tavolo quel familiare non si può potenziare
reason-member_raised = quel familiare è già potenziato
reason-too_few_servants = { $need ->
    [one] serve almeno { $need } servitore
   *[other] servono almeno { $need } servitori
}, non { $have }
reason-not_so_many_servants = { $need ->
    [one] sarebbe { $need } servitore
   *[other] sarebbero { $need } servitori
}, e puoi spenderne { $have }
reason-no_use_for_servants = { $need ->
    [one] con { $need } servitore fai quanto con { $have }
   *[other] con { $need } servitori fai quanto con { $have }
}
reason-same_privilege = questi privilegi devono essere tutti diversi
reason-wrong_type = l'azione prende un altro tipo di carta
reason-no_arrow = quell'edificio non ha un tale scambio
reason-not_your_building = quell'edificio non è tuo
reason-not_active = quell'edificio si attiva da valore { $need }, e questo è { $have }
reason-exchange_used = quell'edificio ha già fatto il suo scambio
reason-exchange_too_dear = con gli altri scambi ne servono { $need }, e all'inizio della produzione ne avevi { $have }
reason-not_copyable = nessun altro giocatore ha in gioco quel leader
reason-copy_first = prima scegli chi copiare
reason-tile_taken = qualcuno ha già quella tessera
reason-not_in_pack = quel leader non è fra questi
reason-part_done = è già fatto, o la carta non ha questa parte
reason-copied_already = Lorenzo copia per sempre il leader che hai scelto
reason-turn_skipped = la tua scomunica ti fa saltare il primo turno
reason-leader_actions_closed = nel gioco base non ci sono leader

## Where points come from

source-cards = carte appena prese
source-harvest = raccolti
source-production = produzione
source-leaders = leader
source-church = Chiesa
source-territories = territori
source-characters = personaggi
source-ventures = imprese
source-military = forza militare
source-resources = risorse rimaste
source-penalties = scomuniche

## How a match ends

ending-rounds = si sono giocati sei round

## Table options

option-variant = il gioco
choice-variant-basic = base, senza leader
choice-variant-advanced = avanzato, con leader e tessere bonus diverse
option-edition = dove le edizioni non concordano
choice-edition-italian = si seguono le regole italiane
choice-edition-czech = si seguono le regole ceche
choice-edition-english-2016 = si seguono le regole inglesi del 2016
option-leader_work_boost = il raccolto di Sforza e la produzione di Leonardo
choice-leader_work_boost-edition = hanno gli aiuti che dice l'edizione
choice-leader_work_boost-all = hanno l'aiuto di servitori e personaggi
choice-leader_work_boost-servants-only = hanno l'aiuto dei soli servitori
option-federico_target = Federico da Montefeltro
choice-federico_target-edition = potenzia ciò che dice l'edizione
choice-federico_target-coloured = potenzia un familiare colorato
choice-federico_target-neutral = potenzia il familiare neutro
option-wood_stone_malus = la tessera «Meno materiali»
choice-wood_stone_malus-edition = toglie ciò che dice l'edizione
choice-wood_stone_malus-each = toglie 1 legno e 1 pietra
choice-wood_stone_malus-one = toglie 1 legno o 1 pietra
option-leader_actions_in_skipped_turn = i leader in un turno saltato
choice-leader_actions_in_skipped_turn-off = riposano
choice-leader_actions_in_skipped_turn-on = possono agire
option-bonus_tile_is_source = le tessere bonus sotto scomunica
choice-bonus_tile_is_source-off = danno ciò che è stampato
choice-bonus_tile_is_source-on = danno di meno anche loro
option-leader_gains_reduced = i leader sotto scomunica
choice-leader_gains_reduced-off = danno ciò che è stampato
choice-leader_gains_reduced-on = danno di meno anche loro
option-round6_refuser_scores = chi nel round 6 non vuole sostenere la Chiesa
choice-round6_refuser_scores-off = non guadagna PV per la fede
choice-round6_refuser_scores-on = guadagna comunque PV per la fede
option-voluntary_pass = passare quando si può piazzare un familiare
choice-voluntary_pass-never = non è permesso
choice-voluntary_pass-if-servants-needed = è permesso se piazzare costa servitori
choice-voluntary_pass-always = è permesso
option-immediate_order = ciò che una carta fa subito
choice-immediate_order-gains-first = segue un ordine: risorse e punti, privilegi, azione
choice-immediate_order-player-choice = segue l'ordine che scegli
option-cardless_floor = un piano senza carta
choice-cardless_floor-forbidden = non accoglie familiari
choice-cardless_floor-bonus-only = accoglie un familiare, per il bonus
option-lorenzo_deferred_copy = Lorenzo de' Medici
choice-lorenzo_deferred_copy-off = si gioca solo con un leader da copiare
choice-lorenzo_deferred_copy-on = può scegliere più tardi chi copiare
option-rita_privileges = Santa Rita
choice-rita_privileges-off = non raddoppia i privilegi
choice-rita_privileges-on = raddoppia anche i privilegi
option-cap_tracks = i tracciati di fede e forza militare
choice-cap_tracks-off = non hanno fine
choice-cap_tracks-on = finiscono a 15 e a 25
option-vatican_simultaneous = le decisioni nel rapporto in Vaticano
choice-vatican_simultaneous-off = si prendono in ordine di turno, apertamente
choice-vatican_simultaneous-on = sono segrete e simultanee
option-hide_discarded_leaders = i leader scartati
choice-hide_discarded_leaders-off = si mostrano
choice-hide_discarded_leaders-on = restano segreti
option-floor_score_at_zero = un punteggio finale
choice-floor_score_at_zero-off = può scendere sotto zero
choice-floor_score_at_zero-on = non scende mai sotto zero
option-wasted_servants = i servitori che non cambiano nulla
choice-wasted_servants-useful = non si spendono
choice-wasted_servants-any = si possono spendere
