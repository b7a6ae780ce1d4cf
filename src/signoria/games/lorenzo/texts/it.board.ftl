### Lorenzo il Magnifico on the table in the browser: what is written on it, and what its places are called.
###
### Most of these stand in narrow places: keep them as short as they are here. Names of players, cards and
### leaders come as they are: without an article, and so best before a colon or on their own.

## The board

lorenzo-board = Il tabellone
# In the top bar.
lorenzo-status = Round { $round } di 6
# On the velvet beside the dice; period is a Roman numeral.
lorenzo-round = Round { $round }
lorenzo-half = { $half ->
    [1] 1º del periodo { $period }
   *[2] 2º del periodo { $period }
}
lorenzo-order = ordine
lorenzo-order-names = Ordine di turno: { $names }
lorenzo-die = Il dado { $die } mostra { $pips }
# A floor of a tower ("terzo piano dei territori"), for screen readers.
lorenzo-floor-card = { $floor }: { $card }, valore { $value }
lorenzo-floor-empty = { $floor }: nessuna carta, valore { $value }
lorenzo-fee = Torre occupata: chi arriva paga { $coins } monete
# A space and how many members stand on it.
lorenzo-space-members = { $members ->
    [0] { $space }
    [one] { $space }, { $members } familiare
   *[other] { $space }, { $members } familiari
}
# On the large space of harvest or production.
lorenzo-any-number = familiari senza limite
# On a space that is used with so many players and more.
lorenzo-from-players = da { $players } giocatori
# A council privilege to choose.
lorenzo-privilege = Privilegio: { $goods }
# On cards: "1 moneta per edificio"; "7 punti militari, paga 4"; no floor bonus.
lorenzo-per = per
lorenzo-pay = paga { $amount }
lorenzo-no-bonus = no bonus
# The tracks, for screen readers: a list of names and steps.
lorenzo-track-step = { $name } { $step }
lorenzo-victory-track = Punti vittoria: { $points }
lorenzo-military-track = Punti militari: { $points }
lorenzo-faith-track = Punti fede: { $points }
lorenzo-military-gate = { $step } punti militari aprono il posto { $place } dei territori
lorenzo-faith-needed = Il rapporto del periodo { $period } richiede { $faith } punti fede
lorenzo-vatican = Vaticano
# An excommunication tile: what it is, what it does, who suffers from it.
lorenzo-edict = { $count ->
    [0] Scomunica del periodo { $period }, { $edict }: { $does }
   *[other] Scomunica del periodo { $period }, { $edict }: { $does }. Grava su { $names }
}

# Moments shown over the board: what the Church hears, the final count.
lorenzo-supports = { $name } sostiene la Chiesa
lorenzo-refuses = { $name } rifiuta e subisce la scomunica
lorenzo-falls-short = { $name } ha troppo poca fede e subisce la scomunica
lorenzo-reckoning = Il conteggio finale
lorenzo-so-far = finora

## Estates and panels

# The estate. `place` is the place in the turn order.
lorenzo-estate = Plancia di { $seat }
lorenzo-in-order = { $place ->
    [1] 1º posto nell'ordine
    [2] 2º posto nell'ordine
    [3] 3º posto nell'ordine
    [4] 4º posto nell'ordine
   *[other] 5º posto nell'ordine
}
# In a rival's strip, where there is room for one word or two.
lorenzo-place = { $place ->
    [1] ordine: 1º
    [2] ordine: 2º
    [3] ordine: 3º
    [4] ordine: 4º
   *[other] ordine: 5º
}
lorenzo-points-of = { $name }: { $vp ->
    [one] { $vp } punto
   *[other] { $vp } punti
}
lorenzo-member = familiare { $member }, vale { $value }
# Come la riga delle domande chiama un familiare.
lorenzo-member-name = familiare { $member }
lorenzo-member-at = familiare { $member }: { $space }
lorenzo-no-tile = Ancora nessuna tessera bonus
# Places for cards to come, for screen readers.
lorenzo-slot-building = Posto per un edificio
lorenzo-slot-territory = Posto per un territorio: richiede { $military } punti militari, { $points ->
    [one] { $points } punto alla fine
   *[other] { $points } punti alla fine
}
lorenzo-slot-character = Posto per un personaggio: { $points ->
    [one] { $points } punto alla fine
   *[other] { $points } punti alla fine
}
lorenzo-slot-venture = Posto per un'impresa
# A rival's strip, for screen readers.
lorenzo-rival = { $seat }: { $vp ->
    [one] { $vp } punto
   *[other] { $vp } punti
}, { $members ->
    [0] nessun familiare a casa
    [one] { $members } familiare a casa
   *[other] { $members } familiari a casa
}

# Leaders
lorenzo-leaders = Leader
lorenzo-only-you = solo tu vedi la mano
lorenzo-leaders-none = ancora nessuno
# On a leader that is turned over for the round: a word or two.
lorenzo-leader-used = a riposo
lorenzo-leader-hidden = Un leader noto solo a chi lo possiede
lorenzo-leader-hand = { $leader }, nella tua mano
lorenzo-leader-spent = { $leader }, a riposo in questo round
lorenzo-leader-copy = { $leader }, copia { $copied }
lorenzo-needs = Requisiti del leader
# Screen readers: what a leader asks for and what the player has of it.
lorenzo-need = { $what ->
    [territory] territori
    [character] personaggi
    [building] edifici
    [venture] imprese
    [coin] monete
    [wood] legno
    [stone] pietra
    [servant] servitori
    [military] punti militari
    [faith] punti fede
    [vp] punti vittoria
   *[alike] carte dello stesso tipo
}: { $have } su { $need }
lorenzo-play = Gioca
lorenzo-discard = Scarta
lorenzo-discard-label = Scarta per un privilegio del Consiglio
lorenzo-activate = Attiva adesso
lorenzo-used-up = A riposo
lorenzo-copy = Copia { $leader }
lorenzo-works-always = Agisce da sé, sempre.

# A production with exchanges
lorenzo-exchanges = Gli scambi della tua produzione
lorenzo-production-at = Produzione a valore { $value }
lorenzo-exchanges-note = Ogni edificio una volta. Paghi con ciò che hai adesso; ciò che ricevi non si può spendere qui.
lorenzo-exchange = { $building }: { $exchange }
lorenzo-exchange-used = { $exchange }, scambio fatto
lorenzo-pays = paghi
lorenzo-gets = ricevi

# The draft
lorenzo-draft = La scelta dei leader
lorenzo-draft-pack = Tieni uno di questi leader
lorenzo-draft-note = Gli altri passano alla tua destra: { $name }.
lorenzo-draft-sealed = Hai scelto; puoi ripensarci finché non hanno scelto tutti.
lorenzo-draft-choosing = Chi deve ancora scegliere
lorenzo-draft-kept = Tenuti finora

# Bonus tiles
lorenzo-tile-choice = Tessere bonus personale
lorenzo-tile-note = Vale in ogni tua produzione e in ogni tuo raccolto di almeno 1.
lorenzo-tile-other = { $name } sceglie.

# The Vatican report
lorenzo-report = Il rapporto in Vaticano
lorenzo-report-of = Rapporto in Vaticano, periodo { $period }
lorenzo-report-needed = Servono { $faith } punti fede
lorenzo-report-note = Il sostegno costa tutti i tuoi punti fede. Chi rifiuta li tiene e subisce la scomunica.
lorenzo-report-wait = { $name } decide
# What becomes of a player in the report: a word or two.
lorenzo-stand-supports = sostiene
lorenzo-stand-excommunicated = scomunica
lorenzo-stand-decides = decide
lorenzo-stand-waits = più tardi
lorenzo-stand-sealed = ha deciso
lorenzo-stand-short = non basta

# Parts of the board and of the estate on a phone.
lorenzo-part-panel = La decisione
lorenzo-part-town = Palazzo del Consiglio e mercato
lorenzo-part-work = Raccolto e produzione
lorenzo-part-cards = Edifici e territori
lorenzo-part-people = Personaggi e imprese

## The box: its name in two lines, large, and small below it

box-name = Lorenzo
box-below = il Magnifico

## A new table

# What the basic and the advanced game bring.
variant-basic-about = Torri, familiari, la Chiesa. Il gioco con cui cominciare.
variant-advanced-about = Aggiunge i leader, scelti prima del primo round, e le tessere bonus personali. Per chi conosce il gioco base.
