### Lorenzo il Magnifico in English.
###
### Events are told in the past tense, so that "You" and a name read equally well.
###
### Cards: { $card } is the message `card`, that is a card's name as it stands in a sentence. Choose by
### { $card_kind } (territory, character, building, venture) where a language wants another form. In
### lists and brackets, and as { $cause } or { $name }, cards come with their bare names.
###
### Lists of goods are put together with commas: "2 coins, 1 wood". They come as arguments such as
### { $goods }, { $list }, { $pay } and { $get }, and may hold a single one.

title = Lorenzo il Magnifico

## Cards, by tower

card-commercial-hub = Commercial Hub
card-woods = Woods
card-village = Village
card-gravel-pit = Gravel Pit
card-forest = Forest
card-monastery = Monastery
card-citadel = Citadel
card-city = City
card-gold-mine = Gold Mine
card-mountain-town = Mountain Town
card-mining-town = Mining Town
card-rock-pit = Rock Pit
card-estate = Estate
card-hermitage = Hermitage
card-manor-house = Manor House
card-dukedom = Dukedom
card-trading-town = Trading Town
card-farm = Farm
card-colony = Colony
card-marble-pit = Marble Pit
card-province = Province
card-sanctuary = Sanctuary
card-castle = Castle
card-fortified-town = Fortified Town

card-warlord = Warlord
card-stonemason = Stonemason
card-dame = Dame
card-knight = Knight
card-farmer = Farmer
card-artisan = Artisan
card-preacher = Preacher
card-abbess = Abbess
card-captain = Captain
card-architect = Architect
card-patron = Patron
card-hero = Hero
card-peasant = Peasant
card-scholar = Scholar
card-papal-messenger = Papal Messenger
card-royal-messenger = Royal Messenger
card-noble = Noble
card-governor = Governor
card-paramour = Paramour
card-herald = Herald
card-cardinal = Cardinal
card-bishop = Bishop
card-general = General
card-ambassador = Ambassador

card-mint = Mint
card-tax-office = Tax Office
card-triumphal-arch = Triumphal Arch
card-theater = Theater
card-carpenters-shop = Carpenter's Shop
card-stonemasons-shop = Stonemason's Shop
card-chapel = Chapel
card-residence = Residence
card-marketplace = Marketplace
card-treasury = Treasury
card-painters-guild = Painters' Guild
card-sculptors-guild = Sculptors' Guild
card-stonemasons-guild = Stonemasons' Guild
card-baptistery = Baptistery
card-barracks = Barracks
card-stronghold = Stronghold
card-bank = Bank
card-fair = Fair
card-garden = Garden
card-fortress = Fortress
card-palace = Palace
card-church = Church
card-military-academy = Military Academy
card-cathedral = Cathedral

card-hiring-recruits = Hiring Recruits
card-repairing-the-church = Repairing the Church
card-building-the-walls = Building the Walls
card-raising-a-statue = Raising a Statue
card-military-campaign = Military Campaign
card-hosting-panhandlers = Hosting Panhandlers
card-fighting-heresies = Fighting Heresies
card-support-to-the-bishop = Support to the Bishop
card-hiring-soldiers = Hiring Soldiers
card-repairing-the-abbey = Repairing the Abbey
card-building-the-bastions = Building the Bastions
card-support-to-the-king = Support to the King
card-improving-the-canals = Improving the Canals
card-hosting-foreigners = Hosting Foreigners
card-crusade = Crusade
card-support-to-the-cardinal = Support to the Cardinal
card-hiring-mercenaries = Hiring Mercenaries
card-repairing-the-cathedral = Repairing the Cathedral
card-building-the-towers = Building the Towers
card-promoting-sacred-art = Promoting Sacred Art
card-military-conquest = Military Conquest
card-improving-the-roads = Improving the Roads
card-sacred-war = Sacred War
card-support-to-the-pope = Support to the Pope

# A card's name inside a sentence, never at its beginning.
card = { $kind ->
    [venture] { $name }
   *[other] the { $name }
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

edict-fewer-military = Fewer soldiers
edict-fewer-coins = Fewer coins
edict-fewer-servants = Fewer servants
edict-fewer-materials = Fewer materials
edict-poor-harvest = Poor harvests
edict-poor-production = Poor production
edict-weak-members = A weak family
edict-weak-territories = Territories out of reach
edict-weak-buildings = Buildings out of reach
edict-weak-characters = Characters out of reach
edict-weak-ventures = Ventures out of reach
edict-no-market = Barred from the market
edict-idle-servants = Idle servants
edict-late-start = A late start
edict-no-characters = Characters forgotten
edict-no-ventures = Ventures forgotten
edict-no-territories = Territories forgotten
edict-tithe = The tithe
edict-disarmed = Disarmed
edict-razed = Razed buildings
edict-spoiled = Spoiled stores

## Personal bonus tiles

tile-common = the common tile
tile-a = tile A
tile-b = tile B
tile-c = tile C
tile-d = tile D

## The towers, as headings

tower-territory = Territories
tower-character = Characters
tower-building = Buildings
tower-venture = Ventures

## Members of a family, by the die that gives them their value

member-black = black
member-white = white
member-orange = orange
member-neutral = neutral

## Places

# A floor of a tower, counted from the bottom.
floor = { $tower_key ->
    [territory] territory floor { $floor }
    [character] character floor { $floor }
    [building] building floor { $floor }
   *[venture] venture floor { $floor }
}
# A space of the market, told by what it gives.
market = the market ({ $goods })
space-harvest-small = the small harvest space
space-harvest-large = the large harvest space
space-production-small = the small production space
space-production-large = the large production space
space-council-palace = the Council Palace
# The same areas as headings and as causes, in brackets.
area-market = Market
area-harvest = Harvest
area-production = Production
area-council-palace = Council Palace

## Causes, in brackets or before a colon; cards, leaders and tiles have their names

cause-tile = Bonus tile
# The privilege for a discarded leader who is a secret.
cause-discard = Discarded leader

## Choices

payment-military = military points
payment-resources = resources
material-wood = wood
material-stone = stone
arrow-first = first exchange
arrow-second = second exchange
# An exchange of a building: "1 wood for 3 coins".
exchange = { $pay } for { $get }
# What a card does at once, where its owner chooses the order.
part-gains = what it gives
part-privileges = its privileges
part-action = its action

## Goods, with how many

good-coin = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
good-wood = { $amount } wood
good-stone = { $amount } stone
good-servant = { $amount ->
    [one] { $amount } servant
   *[other] { $amount } servants
}
good-military = { $amount ->
    [one] { $amount } military point
   *[other] { $amount } military points
}
good-faith = { $amount ->
    [one] { $amount } faith point
   *[other] { $amount } faith points
}
good-vp = { $amount } VP
good-privilege = { $amount ->
    [one] { $amount } council privilege
   *[other] { $amount } council privileges
}
good-privileges-different = { $amount } different council privileges
# Cards on somebody's board, in requirements: "5 ventures".
good-territory = { $amount ->
    [one] { $amount } territory
   *[other] { $amount } territories
}
good-character = { $amount ->
    [one] { $amount } character
   *[other] { $amount } characters
}
good-building = { $amount ->
    [one] { $amount } building
   *[other] { $amount } buildings
}
good-venture = { $amount ->
    [one] { $amount } venture
   *[other] { $amount } ventures
}
good-alike = { $amount ->
    [one] { $amount } card of one type
   *[other] { $amount } cards of one type
}

## Parts of lists, put together with commas

# Just a player: for lists of names.
seat-name = { $seat }
# A player and a number: "Anna 5".
amount-of-seat = { $seat } { $amount }
# An excommunication tile of a period: "I Fewer coins".
edict-of-period = { $period ->
    [1] I
    [2] II
   *[3] III
} { $edict }
# A die: "white 4".
die-shows = { $die } { $pips }
# So much off a price, and whose doing it is: "1 coin (Dame)".
amount-by = { $amount } ({ $cause })
# Points from one source: "10 for characters".
points-from = { $points } for { $source }

## What is printed on a piece: first a label, such as "At once", then words after it

label-cost = Cost
label-needs = Needs
label-at-once = At once
label-harvest = Harvest { $value }
label-production = Production { $value }
label-always = Always
label-round = Once a round
label-end = At the end
label-burden = Excommunicated

words-goods = { $goods }
# Two things one after another, or a thing and what belongs to it.
words-both = { $first }; { $second }
# A price in military points: "2 military points, if you have at least 4".
words-military = { $goods }, if you have at least { $needs }
words-either = { $first }; or { $second }
# `itself` tells whether the card counts, too, being of that type.
words-per-card = { $type_key ->
    [territory] { $goods } for each of your territories
    [character] { $goods } for each of your characters
    [building] { $goods } for each of your buildings
   *[venture] { $goods } for each of your ventures
}{ $itself ->
    [yes] , this card included
   *[no] {""}
}
words-per-military = { $goods } for every { $every } military points you have
# A bonus action in the towers.
words-take = { $type_key ->
    [territory] you may take a territory at value { $value }
    [character] you may take a character at value { $value }
    [building] you may take a building at value { $value }
    [venture] you may take a venture at value { $value }
   *[any] you may take any card at value { $value }
}
words-harvest = you may harvest at value { $value }
words-production = you may produce at value { $value }
# An exchange at a production, and one that offers two, of which one may be used.
words-exchange = you may pay { $pay } for { $get }
words-two-exchanges = you may pay { $pay } for { $get }, or { $second_pay } for { $second_get }
# Help or hindrance when a card is taken: `sign` is more or less.
words-taking = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} to the value when you take { $type_key ->
    [territory] a territory
    [character] a character
    [building] a building
    [venture] a venture
   *[any] any card
}
# Said after `words-taking` or `words-take`.
words-cheaper = it costs you { $goods } less
words-cheaper-either = it costs you 1 { $first } or 1 { $second } less
words-harvesting = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} to the value of every harvest
words-producing = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} to the value of every production
words-no-floor-bonus = no bonus any more from tower floors { $first } and { $second }

# Leaders.
words-all-cheaper = every card costs you { $goods } less
words-occupied-spaces = you may place members on occupied spaces
words-no-tower-fee = an occupied tower costs you nothing extra
words-any-slot = territories need no military points
words-copies = choose a leader that another player has in play: you have that ability, too
words-support-vp = { $goods } each time you support the Church
# The list: "wood, stone, coins, servants".
words-doubles = what a card gives you at once comes twice: { $list }
words-member-value = { $members ->
    [one-coloured] one member that is not placed yet is worth { $value } this round
   *[coloured] your coloured members are worth { $value }, whatever the dice show
}
words-member-bonus = { $members ->
    [neutral] your neutral member is worth { $value } more
   *[coloured] { $sign ->
        [more] your coloured members are worth { $value } more
       *[less] your coloured members are worth { $value } less
    }
}

# Excommunication tiles.
words-fewer = { $second_key ->
    [none] every source of { $first } gives you 1 less
   *[other] every source of { $first } or { $second } gives you 1 less
}
words-no-market = you may not place members in the market
words-servants-per-point = { $servants } servants are worth only +1
words-late-start = you miss your first turn of each round and take it after everybody's last
words-no-final-vp = { $of ->
    [territories] you score no VP for territories
    [characters] you score no VP for characters
   *[ventures] you score no VP for ventures
}
words-final-loss = { $per ->
    [vp] you lose 1 VP for every { $every } VP you have before the final scoring
    [military] you lose 1 VP for every military point
    [building-materials] you lose 1 VP for every wood and stone in the printed cost of your buildings
   *[resources] you lose 1 VP for every coin, wood, stone and servant you have left
}

# Bare names of goods, without a number.
goods-name-coin = coins
goods-name-wood = wood
goods-name-stone = stone
goods-name-servant = servants
goods-name-military = military points
goods-name-faith = faith points
goods-name-vp = VP

## How an action adds up, line by line; { $good } comes with its number, { $amount } is only the number

account-die = { $cause } member: { $amount }
account-raised = { $cause } member, raised: { $amount }
account-fixed = { $cause_kind ->
    [member] { $cause } member: { $amount }
   *[other] { $cause }: { $amount }
}
account-aid = { $cause }: +{ $amount }
account-hindrance = { $cause }: −{ $amount }
account-space = large space: −{ $amount }
account-servants = servants: +{ $amount }
account-needed = needed: { $amount }
account-boost = { $good } to raise the value
account-fee = the tower is occupied: { $good }
account-waived = { $cause }: no { $good } for the occupied tower
account-floor = { $good } from the floor
account-lessened = { $cause }: { $good } less
account-cost = { $cause } costs { $good }
account-discount = { $cause }: { $good } off
account-needs = { $cause_kind ->
    [card] { $cause } needs { $good }
   *[other] your next territory needs { $good }
}
account-gain = { $cause } gives { $good }
account-privileges = { $cause } gives { $good }
account-action = { $what ->
    [harvest] { $cause }: harvest at { $amount }
    [production] { $cause }: produce at { $amount }
   *[take] { $cause }: take a card at { $amount }
}
account-requires = { $cause } needs { $good }
account-has = you have { $good }

## Questions

question-tile = Which bonus tile do you take?
question-pick = Draft { $pick } of 3: keep one leader, the rest goes to the right.
question-turn = { $now ->
    [recovered] The turn you missed: place a member, or pass.
    [after] Leader actions, or end your turn.
   *[before] Place a member of your family.
}
# How many servants are added to a member's value, or to a bonus harvest or production.
question-servants = { $bonus ->
    [harvest] { $cause }: harvest at { $value }. How many servants do you add?
    [production] { $cause }: produce at { $value }. How many servants do you add?
    [card] { $cause }: the action has value { $value }. How many servants do you add?
   *[no] The { $member } member is worth { $value } there. How many servants do you add?
}
question-way = How do you pay for { $card }?
question-saving = Which do you save on { $card }, 1 wood or 1 stone?
question-privilege = { $different ->
    [yes] { $left ->
        [one] One more council privilege, different from the others: what do you take?
       *[other] { $left } different council privileges: what do you take first?
    }
   *[no] { $left ->
        [one] A council privilege: what do you take?
       *[other] { $left } council privileges: what do you take first?
    }
}
question-taking = { $type_key ->
    [any] { $cause }: take any card at value { $value }, or let it go.
    [territory] { $cause }: take a territory at value { $value }, or let it go.
    [character] { $cause }: take a character at value { $value }, or let it go.
    [building] { $cause }: take a building at value { $value }, or let it go.
   *[venture] { $cause }: take a venture at value { $value }, or let it go.
}
question-exchanging = Production at { $value }: which exchanges do you use? You pay from what you have now.
question-raising = { $cause }: which member is worth more this round?
question-copying = { $cause }: whose ability do you copy?
question-support = { $known ->
    [yes] Support the Church, { $points } VP for all your faith, or be excommunicated: { $edict }?
   *[no] Vatican report: support the Church, or be excommunicated: { $edict }?
}
question-losing = { $cause } gives you one less: wood or stone?
question-ordering = { $cause }: what comes first?
question-drawing_order = The turn order is drawn.
question-drawing_edict = An excommunication tile is drawn.
question-dealing = Leaders are dealt.
question-turning_up = A card is turned up.
question-rolling = The dice are rolled.

## Actions, each as a sentence

verb-place = Place the { $member } member on { $space }
verb-pass = Pass
verb-end-turn = End the turn
verb-play = Play { $leader }
verb-discard = Discard { $leader } for a privilege
verb-activate = Activate { $leader }
verb-servants = { $servants ->
    [0] Add no servants
    [one] Add { $servants } servant
   *[other] Add { $servants } servants
}
verb-pay = Pay with { $payment }
verb-save = Pay 1 { $material } less
verb-privilege = Take { $privilege }
verb-take = Take the card on { $space }
verb-decline = Let it go
verb-use = { $known ->
    [yes] { $building }: { $terms }
   *[no] { $building }: { $arrow }
}
verb-done = No more exchanges
verb-raise = Raise the { $member } member
verb-copy = Copy { $leader }
verb-support = Support the Church
verb-refuse = Be excommunicated
verb-choose-tile = Take { $tile }
verb-keep = Keep { $leader }
verb-lose = Lose 1 { $material }
verb-resolve = First { $part }
verb-draw-seat = Player { $seat } comes next in the turn order
verb-draw-edict = The tile is { $edict }
verb-draw-leader = The leader is { $leader }
verb-draw-card = The card is { $card }
verb-roll = The die shows { $pips }

## Headings above several actions of one verb; their last argument is listed

# The members that can be placed there are listed after it.
group-place = On { $space }
group-play = Play
group-discard = Discard for a privilege
group-activate = Activate
group-pay = Pay with
group-save = Pay less
group-privilege = Take
group-take = Take the card on
group-use = { $building }
group-raise = Raise a member
group-copy = Copy
group-choose-tile = Take
group-keep = Keep
group-lose = Lose
group-resolve = First

## What happened

# The players in their new order.
event-order_drawn = Turn order: { $list }.
event-start_goods = Coins to begin with: { $list }.
event-edict_drawn = Who fails the Church will suffer: { $list }.
event-tile_chosen = { $seat } took { $tile }.
# The leaders are listed for the one who got them; the others learn how many there were.
event-leader_dealt = { $known ->
    [yes] { $seat } was dealt { $list }.
   *[no] { $seat } was dealt { $number ->
        [one] { $number } leader
       *[other] { $number } leaders
    }.
}
event-leader_picked = { $seat } kept { $leader }.
event-packs_passed = Everybody kept a leader and passed the rest to the right.
event-round_started = { $period ->
    [1] Round { $round } began, in period I.
    [2] Round { $round } began, in period II.
   *[3] Round { $round } began, in period III.
}
event-card_turned = { $type_key ->
    [territory] New territories: { $list }.
    [character] New characters: { $list }.
    [building] New buildings: { $list }.
   *[venture] New ventures: { $list }.
}
event-die_rolled = The dice: { $list }.
event-turn_started = Next turn: { $seat }.
# A member is placed; `list` is what the space gives. { $who } and { $where } are the two messages below.
event-placed = { $gains ->
    [yes] { $seat } placed { $who } { $where } and gained { $list }.
   *[no] { $seat } placed { $who } { $where }, value { $value }.
}
placed-member = { $servants ->
    [0] { $member }
    [one] { $member } with { $servants } servant
   *[other] { $member } with { $servants } servants
}
placed-where = { $area ->
    [market] in the market
    [council-palace] in the Council Palace
   *[other] on { $space }
}
event-lost_action = { $seat } placed no member this turn.
event-skipped = { $seat } missed the first turn, being excommunicated.
event-recovered = { $seat } took the turn that was missed.
event-servants_spent = { $servants ->
    [one] { $seat } added { $servants } servant.
   *[other] { $seat } added { $servants } servants.
}
event-fee_paid = { $coins ->
    [one] { $seat } paid { $coins } coin for the occupied tower.
   *[other] { $seat } paid { $coins } coins for the occupied tower.
}
event-fee_waived = { $seat } paid nothing for the occupied tower ({ $leader }).
event-floor_bonus = { $gains ->
    [yes] { $seat } gained { $list } from the floor.
   *[no] { $seat } gained nothing from the floor.
}
event-no_floor_bonus = { $seat } got no bonus from the floor because of { $card }.
event-discount = { $seat } saved { $list }.
event-cost_paid = { $seat } paid { $list }.
event-card_taken = { $paid ->
    [yes] { $gains ->
        [yes] { $seat } took { $card } for { $cost } and gained { $list }.
       *[no] { $seat } took { $card } for { $cost }.
    }
   *[no] { $gains ->
        [yes] { $seat } took { $card } and gained { $list }.
       *[no] { $seat } took { $card }.
    }
}
event-gained = { $seat } gained { $list } ({ $cause }).
# One less of each good because of an excommunication.
event-lessened = { $seat } got less: { $list } ({ $edict }).
event-doubled = { $leader } doubled what { $seat } got for { $card }.
event-privilege_taken = { $gains ->
    [yes] { $seat } took { $list } as a council privilege.
   *[no] { $seat } took { $privilege } as a council privilege, but got nothing.
}
event-bonus_action = { $kind ->
    [harvest] { $seat } could harvest at { $value } ({ $cause }).
    [production] { $seat } could produce at { $value } ({ $cause }).
    [territory] { $seat } could take a territory at { $value } ({ $cause }).
    [character] { $seat } could take a character at { $value } ({ $cause }).
    [building] { $seat } could take a building at { $value } ({ $cause }).
    [venture] { $seat } could take a venture at { $value } ({ $cause }).
   *[other] { $seat } could take any card at { $value } ({ $cause }).
}
event-declined = { $seat } let the action go ({ $cause }).
event-harvested = { $gains ->
    [yes] { $seat } harvested at { $value } and gained { $list }.
   *[no] { $seat } harvested at { $value }.
}
event-produced = { $paid ->
    [yes] { $gains ->
        [yes] { $seat } produced at { $value }, paid { $cost } and gained { $list }.
       *[no] { $seat } produced at { $value } and paid { $cost }.
    }
   *[no] { $gains ->
        [yes] { $seat } produced at { $value } and gained { $list }.
       *[no] { $seat } produced at { $value }.
    }
}
event-exchanged = { $seat } used { $list }.
event-leader_played = { $seat } played { $leader }.
event-leader_discarded = { $known ->
    [yes] { $seat } discarded { $leader } for a council privilege.
   *[no] { $seat } discarded a leader for a council privilege.
}
event-leader_activated = { $gains ->
    [yes] { $seat } activated { $leader } and gained { $list }.
   *[no] { $seat } activated { $leader }.
}
event-member_raised = { $seat } made the { $member } member worth { $value } for this round ({ $leader }).
event-leader_copied = { $seat } copied { $leader }, played by { $owner }.
event-report_opened = A Vatican report began: { $needed } faith points are asked for.
event-supported = { $faith ->
    [one] { $seat } supported the Church and got { $points } VP for { $faith } faith point.
   *[other] { $seat } supported the Church and got { $points } VP for { $faith } faith points.
}
event-excommunicated = { $refused ->
    [1] { $seat } refused to support the Church and was excommunicated: { $edict }.
   *[0] { $seat } had too little faith and was excommunicated: { $edict }.
}
event-faith_scored = { $faith ->
    [one] { $seat } scored { $points } VP for { $faith } faith point.
   *[other] { $seat } scored { $points } VP for { $faith } faith points.
}
event-order_changed = Turn order from now on: { $list }.
event-round_ended = Round { $round } ended.
event-lost = { $seat } lost { $list } ({ $cause }).
event-points = { $known ->
    [no] { $seat } scored nothing more at the end.
   *[yes] { $seat } scored { $points } VP at the end: { $list }.
}
event-match_over = After six rounds the match was over.

## Why not

reason-already_placed = that member stands on the board already
reason-space_closed = that space opens with { $need } players, and you are { $have }
reason-space_taken = somebody stands there
reason-colour_in_tower = one of your coloured members stands in that tower
reason-colour_in_area = one of your coloured members works there
reason-no_card_there = no card lies there
reason-value_too_low = value { $need } is needed, and with all your servants you reach { $have }
reason-market_forbidden = your excommunication bars you from the market
reason-six_cards = there is room for { $need } cards of a type, and you have { $have }
reason-slot_needs_military = your next territory needs { $need } military points, you have { $have }
reason-cannot_pay_fee = the tower is occupied and costs { $need } coins, you have { $have }
reason-coins_short = { $need } coins are needed, you have { $have }
reason-wood_short = { $need } wood is needed, you have { $have }
reason-stone_short = { $need } stone is needed, you have { $have }
reason-servants_short = { $need } servants are needed, and { $have } are left
reason-military_short = { $need } military points are needed, you have { $have }
reason-placement_possible = a member can be placed, so you may not pass
reason-placed_already = you have placed a member this turn
reason-place_first = first place a member
reason-not_in_hand = that leader is not in your hand
reason-not_in_play = you do not have that leader in play
reason-cards_required = { $need } such cards are needed, you have { $have }
reason-goods_required = { $need } are needed, you have { $have }
reason-alike_required = { $need } cards of one type are needed, you have { $have } at most
reason-nothing_to_copy = no other player has a leader in play
reason-used_this_round = that leader has been used this round
reason-works_by_itself = that leader always works and is not activated
reason-no_member_left = no member is left that could be raised
reason-wrong_member = that member cannot be raised at this table
reason-member_raised = that member has been raised
reason-too_few_servants = at least { $need } servants are needed, not { $have }
reason-not_so_many_servants = that is { $need } servants, and you can spend { $have }
reason-no_use_for_servants = { $need } servants do as much as { $have }
reason-same_privilege = these privileges must all be different
reason-wrong_type = the action takes another type of card
reason-no_arrow = that building has no such exchange
reason-not_your_building = that building is not yours
reason-not_active = that building works from value { $need } on, and this is { $have }
reason-exchange_used = that building has made its exchange
reason-exchange_too_dear = with the other exchanges that makes { $need }, and you had { $have } when production began
reason-not_copyable = no other player has that leader in play
reason-copy_first = first choose whom to copy
reason-tile_taken = somebody has that tile
reason-not_in_pack = that leader is not among these
reason-part_done = that is done, or the card has no such part
reason-copied_already = whom Lorenzo copies is chosen for good
reason-turn_skipped = your excommunication makes you miss the first turn
reason-leader_actions_closed = there are no leaders in the basic game

## Where points come from

source-cards = cards, when they were taken
source-harvest = harvests
source-production = production
source-leaders = leaders
source-church = the Church
source-territories = territories
source-characters = characters
source-ventures = ventures
source-military = military strength
source-resources = what was left over
source-penalties = excommunications

## How a match ends

ending-rounds = six rounds were played

## Table options

option-variant = the game
choice-variant-basic = basic, without leaders
choice-variant-advanced = advanced, with leaders and different bonus tiles
option-edition = where editions differ
choice-edition-italian = as in the Italian rules
choice-edition-czech = as in the Czech rules
choice-edition-english-2016 = as in the English rules of 2016
option-leader_work_boost = Sforza's harvest and Leonardo's production
choice-leader_work_boost-edition = are helped as the edition says
choice-leader_work_boost-all = are helped by servants and characters
choice-leader_work_boost-servants-only = are helped by servants only
option-federico_target = Federico da Montefeltro
choice-federico_target-edition = raises what the edition says
choice-federico_target-coloured = raises a coloured member
choice-federico_target-neutral = raises the neutral member
option-wood_stone_malus = the tile of fewer materials
choice-wood_stone_malus-edition = takes what the edition says
choice-wood_stone_malus-each = takes 1 wood and 1 stone
choice-wood_stone_malus-one = takes 1 wood or 1 stone
option-leader_actions_in_skipped_turn = leaders in a turn that is missed
choice-leader_actions_in_skipped_turn-off = rest
choice-leader_actions_in_skipped_turn-on = may act
option-bonus_tile_is_source = bonus tiles under an excommunication
choice-bonus_tile_is_source-off = give what is printed
choice-bonus_tile_is_source-on = give less, too
option-leader_gains_reduced = leaders under an excommunication
choice-leader_gains_reduced-off = give what is printed
choice-leader_gains_reduced-on = give less, too
option-round6_refuser_scores = who refuses the Church in round 6
choice-round6_refuser_scores-off = scores no faith
choice-round6_refuser_scores-on = scores faith all the same
option-voluntary_pass = passing although a member could be placed
choice-voluntary_pass-never = is not allowed
choice-voluntary_pass-if-servants-needed = is allowed if it would take servants
choice-voluntary_pass-always = is allowed
option-immediate_order = what a card does at once
choice-immediate_order-gains-first = comes in order: goods, privileges, action
choice-immediate_order-player-choice = comes in the order you choose
option-cardless_floor = a floor without a card
choice-cardless_floor-forbidden = takes no member
choice-cardless_floor-bonus-only = takes a member, for its bonus
option-lorenzo_deferred_copy = Lorenzo de' Medici
choice-lorenzo_deferred_copy-off = needs a leader to copy when played
choice-lorenzo_deferred_copy-on = may choose whom to copy later
option-rita_privileges = Santa Rita
choice-rita_privileges-off = does not double privileges
choice-rita_privileges-on = doubles privileges, too
option-cap_tracks = the faith and military tracks
choice-cap_tracks-off = never end
choice-cap_tracks-on = end at 15 and 25
option-vatican_simultaneous = decisions in a Vatican report
choice-vatican_simultaneous-off = are made in turn order, openly
choice-vatican_simultaneous-on = are secret and simultaneous
option-hide_discarded_leaders = discarded leaders
choice-hide_discarded_leaders-off = are shown
choice-hide_discarded_leaders-on = stay secret
option-floor_score_at_zero = a final score
choice-floor_score_at_zero-off = may fall below zero
choice-floor_score_at_zero-on = never falls below zero
option-wasted_servants = servants that change nothing
choice-wasted_servants-useful = are not spent
choice-wasted_servants-any = may be spent
