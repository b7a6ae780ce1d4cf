### Lorenzo il Magnifico on the table in the browser, in Czech: what is written on it, and what its places
### are called.
###
### Most of these stand in narrow places: keep them as short as they are here. Names of players, cards and
### leaders come as they are: in the nominative.

## The board

lorenzo-board = Herní plán
# In the top bar.
lorenzo-status = { $round }. kolo ze 6
# On the velvet beside the dice; period is a Roman numeral.
lorenzo-round = { $round }. kolo
lorenzo-half = { $half ->
    [1] první v etapě { $period }
   *[2] druhé v etapě { $period }
}
lorenzo-order = pořadí
lorenzo-order-names = Pořadí na tahu: { $names }
lorenzo-die = Na { $die_key ->
    [black] černé
    [white] bílé
   *[orange] oranžové
} kostce je { $pips }
# A floor of a tower ("3. patro území"), for screen readers.
lorenzo-floor-card = { $floor }: { $card }, hodnota { $value }
lorenzo-floor-empty = { $floor }: žádná karta, hodnota { $value }
lorenzo-fee = V této věži už někdo stojí: kdo přijde, platí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
# A space and how many members stand on it.
lorenzo-space-members = { $members ->
    [0] { $space }
    [one] { $space }, { $members } člen rodiny
    [few] { $space }, { $members } členové rodiny
   *[other] { $space }, { $members } členů rodiny
}
# On the large space of harvest or production.
lorenzo-any-number = libovolný počet členů
# On a space that is used with so many players and more.
lorenzo-from-players = od { $players } hráčů
# A council privilege to choose.
lorenzo-privilege = Privilegium: { $goods }
# On cards: "1 mince za budovu"; "7 bodů vojenské síly, stojí 4"; no floor bonus.
lorenzo-per = za
lorenzo-pay = stojí { $amount }
lorenzo-no-bonus = bez bonusu
# The tracks, for screen readers: a list of names and steps.
lorenzo-track-step = { $name } { $step }
lorenzo-victory-track = Vítězné body: { $points }
lorenzo-military-track = Body vojenské síly: { $points }
lorenzo-faith-track = Body víry: { $points }
lorenzo-military-gate = { $step ->
    [few] { $step } body vojenské síly otevírají { $place }. místo pro území
   *[other] { $step } bodů vojenské síly otevírá { $place }. místo pro území
}
lorenzo-faith-needed = Papežská přízeň etapy { $period } žádá { $faith ->
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}
lorenzo-vatican = Vatikán
# An excommunication tile: what it is, what it does, who suffers from it.
lorenzo-edict = { $count ->
    [0] Exkomunikace etapy { $period }, { $edict }: { $does }
   *[other] Exkomunikace etapy { $period }, { $edict }: { $does }. Postihuje: { $names }
}

# Moments shown over the board: what the Church hears, the final count.
lorenzo-supports = { $name } podporuje církev
lorenzo-refuses = { $name } odmítá: exkomunikace
lorenzo-falls-short = { $name } má málo víry: exkomunikace
lorenzo-reckoning = Závěrečné bodování
lorenzo-so-far = dosud

## Estates and panels

# The estate. `place` is the place in the turn order.
lorenzo-estate = { $seat }: deska hráče
lorenzo-in-order = { $place }. v pořadí
# In a rival's strip, where there is room for one word.
lorenzo-place = { $place }. v pořadí
lorenzo-points-of = { $name }: { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
}
lorenzo-member = { $member } člen, hodnota { $value }
# What the prompt calls a member.
lorenzo-member-name = { $member } člen
lorenzo-member-at = { $member } člen: { $space }
lorenzo-no-tile = Zatím bez destičky bonusů
# Places for cards to come, for screen readers.
lorenzo-slot-building = Místo pro budovu
lorenzo-slot-territory = Místo pro území: vyžaduje { $military ->
    [one] { $military } bod
    [few] { $military } body
   *[other] { $military } bodů
} vojenské síly, na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
lorenzo-slot-character = Místo pro postavu: na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
lorenzo-slot-venture = Místo pro čin
# A rival's strip, for screen readers.
lorenzo-rival = { $seat }: { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
}, { $members ->
    [0] všichni členové umístěni
    [one] { $members } člen doma
    [few] { $members } členové doma
   *[other] { $members } členů doma
}

# Leaders
lorenzo-leaders = Osobnosti
lorenzo-only-you = ruku vidíte jen vy
lorenzo-leaders-none = zatím žádné
# On a leader that is turned over for the round: one short word.
lorenzo-leader-used = použito
lorenzo-leader-hidden = Osobnost, kterou zná jen její majitel
lorenzo-leader-hand = { $leader }, ve vaší ruce
lorenzo-leader-spent = { $leader }, v tomto kole použito
lorenzo-leader-copy = { $leader }, kopíruje: { $copied }
lorenzo-needs = Co osobnost požaduje
# Screen readers: what a leader asks for and what the player has of it.
lorenzo-need = { $what ->
    [territory] území
    [character] postavy
    [building] budovy
    [venture] činy
    [coin] mince
    [wood] dřevo
    [stone] kámen
    [servant] sloužící
    [military] body vojenské síly
    [faith] body víry
    [vp] vítězné body
   *[alike] karty jednoho typu
}: { $have } z { $need }
lorenzo-play = Vyložit
lorenzo-discard = Odhodit
lorenzo-discard-label = Odhodit za privilegium Signorie
lorenzo-activate = Aktivovat
lorenzo-used-up = V tomto kole použito
lorenzo-copy = Kopírovat: { $leader }
lorenzo-works-always = Působí trvale, neaktivuje se.

# A production with exchanges
lorenzo-exchanges = Směny vaší produkce
lorenzo-production-at = Produkce o hodnotě { $value }
lorenzo-exchanges-note = Každá budova jednou. Platíte z toho, co máte teď; co dostanete, tady utratit nelze.
lorenzo-exchange = { $building }, směna: { $exchange }
lorenzo-exchange-used = { $exchange }, použito
lorenzo-pays = platíte
lorenzo-gets = dostanete

# The draft
lorenzo-draft = Výběr osobností
lorenzo-draft-pack = Nechte si jednu z těchto osobností
lorenzo-draft-note = Ostatní dostane hráč po vaší pravici: { $name }.
lorenzo-draft-sealed = Máte vybráno; dokud nevyberou všichni, lze to vrátit.
lorenzo-draft-choosing = Kdo ještě vybírá
lorenzo-draft-kept = Už vybrané

# Bonus tiles
lorenzo-tile-choice = Destičky osobních bonusů
lorenzo-tile-note = Působí při každé vaší produkci a sklizni o hodnotě aspoň 1.
lorenzo-tile-other = Vybírá { $name }.

# The Vatican report
lorenzo-report = Papežská přízeň
lorenzo-report-of = Papežská přízeň, etapa { $period }
lorenzo-report-needed = Církev žádá { $faith ->
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}
lorenzo-report-note = Podpora stojí všechny vaše body víry. Kdo odmítne, nechá si je a přijme exkomunikaci.
lorenzo-report-wait = Rozhoduje { $name }
# What becomes of a player in the report: a word or two.
lorenzo-stand-supports = podporuje
lorenzo-stand-excommunicated = exkomunikace
lorenzo-stand-decides = rozhoduje
lorenzo-stand-waits = později
lorenzo-stand-sealed = rozhodnuto
lorenzo-stand-short = málo víry

# Parts of the board and of the estate on a phone.
lorenzo-part-panel = Rozhodnutí
lorenzo-part-town = Palác Signorie a tržiště
lorenzo-part-work = Sklizeň a produkce
lorenzo-part-cards = Budovy a území
lorenzo-part-people = Postavy a činy

## The box: its name in two lines, large, and small below it

box-name = Lorenzo
box-below = il Magnifico

## A new table

# What the basic and the advanced game bring.
variant-basic-about = Věže, členové rodiny, církev. Hra, kterou se začíná.
variant-advanced-about = Přidává vůdce, rozebírané před prvním kolem, a osobní bonusové destičky. Pro ty, kdo znají základní variantu.
