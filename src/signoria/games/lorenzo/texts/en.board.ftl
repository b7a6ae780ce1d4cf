### Lorenzo il Magnifico on the table in the browser: what is written on it, and what its places are called.
###
### Most of these stand in narrow places: keep them as short as they are here. Names of players, cards and
### leaders come as they are.

## The board

lorenzo-board = The board
# In the top bar.
lorenzo-status = Round { $round } of 6
# On the velvet beside the dice; period is a Roman numeral.
lorenzo-round = Round { $round }
lorenzo-half = { $half ->
    [1] first of period { $period }
   *[2] second of period { $period }
}
lorenzo-order = order
lorenzo-order-names = Turn order: { $names }
lorenzo-die = The { $die } die shows { $pips }
# A floor of a tower ("territory floor 3"), for screen readers.
lorenzo-floor-card = { $floor }: { $card }, value { $value }
lorenzo-floor-empty = { $floor }: no card, value { $value }
lorenzo-fee = Somebody stands in this tower: whoever comes pays { $coins } coins
# A space and how many members stand on it.
lorenzo-space-members = { $members ->
    [0] { $space }
    [one] { $space }, { $members } family member
   *[other] { $space }, { $members } family members
}
# On the large space of harvest or production.
lorenzo-any-number = any number of members
# On a space that is used with so many players and more.
lorenzo-from-players = from { $players } players
# A council privilege to choose.
lorenzo-privilege = Privilege: { $goods }
# On cards: "1 coin per building"; "7 military points, pay 4"; no floor bonus.
lorenzo-per = per
lorenzo-pay = pay { $amount }
lorenzo-no-bonus = no bonus
# The tracks, for screen readers: a list of names and steps.
lorenzo-track-step = { $name } { $step }
lorenzo-victory-track = Victory points: { $points }
lorenzo-military-track = Military points: { $points }
lorenzo-faith-track = Faith points: { $points }
lorenzo-military-gate = { $step } military points open territory place { $place }
lorenzo-faith-needed = The report of period { $period } asks for { $faith } faith points
lorenzo-vatican = Vatican
# An excommunication tile: what it is, what it does, who suffers from it.
lorenzo-edict = { $count ->
    [0] Excommunication of period { $period }, { $edict }: { $does }
   *[other] Excommunication of period { $period }, { $edict }: { $does }. It burdens { $names }
}

# Moments shown over the board: what the Church hears, the final count.
lorenzo-supports = { $name } supports the Church
lorenzo-refuses = { $name } refuses and is excommunicated
lorenzo-falls-short = { $name } has too little faith and is excommunicated
lorenzo-reckoning = The final count
lorenzo-so-far = so far

## Estates and panels

# The estate. `place` is the place in the turn order.
lorenzo-estate = The estate of { $seat }
lorenzo-in-order = { $place ->
    [1] first in the order
    [2] second in the order
    [3] third in the order
    [4] fourth in the order
   *[other] fifth in the order
}
# In a rival's strip, where there is room for one word.
lorenzo-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
lorenzo-points-of = { $name }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
lorenzo-member = { $member } member, worth { $value }
# What the prompt calls a member.
lorenzo-member-name = { $member } member
lorenzo-member-at = { $member } member: { $space }
lorenzo-no-tile = No bonus tile yet
# Places for cards to come, for screen readers.
lorenzo-slot-building = A place for a building
lorenzo-slot-territory = A place for a territory: needs { $military } military points, { $points ->
    [one] { $points } point in the end
   *[other] { $points } points in the end
}
lorenzo-slot-character = A place for a character: { $points ->
    [one] { $points } point in the end
   *[other] { $points } points in the end
}
lorenzo-slot-venture = A place for a venture
# A rival's strip, for screen readers.
lorenzo-rival = { $seat }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $members ->
    [0] all members placed
    [one] { $members } member at home
   *[other] { $members } members at home
}

# Leaders
lorenzo-leaders = Leaders
lorenzo-only-you = only you see your hand
lorenzo-leaders-none = none yet
# On a leader that is turned over for the round: one short word.
lorenzo-leader-used = used
lorenzo-leader-hidden = A leader that only its owner knows
lorenzo-leader-hand = { $leader }, in your hand
lorenzo-leader-spent = { $leader }, used this round
lorenzo-leader-copy = { $leader }, copying { $copied }
lorenzo-needs = What the leader asks for
# Screen readers: what a leader asks for and what the player has of it.
lorenzo-need = { $what ->
    [territory] territories
    [character] characters
    [building] buildings
    [venture] ventures
    [coin] coins
    [wood] wood
    [stone] stone
    [servant] servants
    [military] military points
    [faith] faith points
    [vp] victory points
   *[alike] cards of one type
}: { $have } of { $need }
lorenzo-play = Play
lorenzo-discard = Discard
lorenzo-discard-label = Discard for a council privilege
lorenzo-activate = Use it now
lorenzo-used-up = Used this round
lorenzo-copy = Copy { $leader }
lorenzo-works-always = Works by itself, always.

# A production with exchanges
lorenzo-exchanges = The exchanges of your production
lorenzo-production-at = Production at { $value }
lorenzo-exchanges-note = Each building once. You pay from what you have now; nothing you receive can be spent here.
lorenzo-exchange = { $building }: { $exchange }
lorenzo-exchange-used = { $exchange }, used
lorenzo-pays = you pay
lorenzo-gets = you receive

# The draft
lorenzo-draft = The draft of leaders
lorenzo-draft-pack = Keep one of these leaders
lorenzo-draft-note = The others go on to { $name }, on your right.
lorenzo-draft-sealed = You have chosen; it can be taken back until everybody has.
lorenzo-draft-choosing = Who is still choosing
lorenzo-draft-kept = Kept so far

# Bonus tiles
lorenzo-tile-choice = Personal bonus tiles
lorenzo-tile-note = It works in each of your productions and harvests of at least 1.
lorenzo-tile-other = { $name } chooses.

# The Vatican report
lorenzo-report = The Vatican report
lorenzo-report-of = Vatican report, period { $period }
lorenzo-report-needed = { $faith } faith points are asked for
lorenzo-report-note = Support costs all your faith points. Who refuses keeps them and is excommunicated.
lorenzo-report-wait = { $name } decides
# What becomes of a player in the report: a word or two.
lorenzo-stand-supports = supports
lorenzo-stand-excommunicated = excommunicated
lorenzo-stand-decides = decides
lorenzo-stand-waits = later
lorenzo-stand-sealed = has decided
lorenzo-stand-short = too little

# Parts of the board and of the estate on a phone.
lorenzo-part-panel = The decision
lorenzo-part-town = Council Palace and market
lorenzo-part-work = Harvest and production
lorenzo-part-cards = Buildings and territories
lorenzo-part-people = Characters and ventures

## The box: its name in two lines, large, and small below it

box-name = Lorenzo
box-below = il Magnifico

## A new table

# What the basic and the advanced game bring.
variant-basic-about = Towers, family members, the Church. The game to begin with.
variant-advanced-about = Adds leaders, drafted before the first round, and personal bonus tiles. For those who know the basic game.
