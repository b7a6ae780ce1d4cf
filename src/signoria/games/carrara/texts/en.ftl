### The Palaces of Carrara in English.
###
### Events are told in the past tense, so that "You" and a name read equally well.

title = The Palaces of Carrara

## Words: colours, cities, kinds, landscapes, pieces, places

colour-purple = purple
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
colour-white = white

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

landscape-urban = urban
landscape-rural = rural

decoration-book = book
decoration-cup = cup
decoration-crown = crown
decoration-gate = gate
decoration-banner = banner
decoration-coat_of_arms = coat of arms

statue-purple = purple statue
statue-blue = blue statue
statue-green = green statue
statue-red = red statue
statue-yellow = yellow statue
statue-white = white statue
statue-golden = golden statue

pillar-vp = the 3-point field
pillar-coins = the 5-coin field
pillar-decoration = the decoration field
pillar-statue = the golden statue field
pillar-deferred = the large field (no bonus)

# A building tile or a monument, such as "Palazzo 4".
tile = { $kind } { $value }

place-city = { $city }
place-kind = all { $kind_key ->
    [biblioteca] Biblioteche
    [cattedrale] Cattedrali
    [palazzo] Palazzi
    [porta] Porte
    [castello] Castelli
   *[villa] Ville
}
place-urban = urban landscape
place-rural = rural landscape
place-36-coins = 36 coins
place-50-coins = 50 coins
place-livorno_lerici = statues of Livorno and Lerici
place-massa_pisa = statues of Massa and Pisa
place-viareggio_lucca = statues of Viareggio and Lucca

# So many blocks of one colour, inside a list.
blocks-of-colour = { $number } { $colour }

## What a preview counts

good-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
good-vp = { $amount } VP
# Blocks still to be chosen.
good-blocks = { $amount ->
    [one] { $amount } block
   *[other] { $amount } blocks
}
good-purple_blocks = { $amount } purple
good-blue_blocks = { $amount } blue
good-green_blocks = { $amount } green
good-red_blocks = { $amount } red
good-yellow_blocks = { $amount } yellow
good-white_blocks = { $amount } white

## Questions

question-turn = { $now ->
    [visited] Another player's visit binds your pillar: join it or defer.
    [deferred] Your pillar waits on the large field now. Buy, build or pass.
   *[free] Your turn: buy, build, score or pass.
}
question-section = The wheel has turned. From which section do you buy?
question-poor = You can pay for no block on the wheel: show it and take the help.
question-taking = Section { $section }: how many { $colour } blocks do you take?
question-reward = { $from ->
    [section] You emptied section { $section }: which of its two pieces do you take?
   *[court] The court gives you a piece: which one?
}
question-gain = Where does the { $piece } go?
question-pairing = { $price ->
    [one] Paying { $price } block in { $city }
   *[other] Paying { $price } blocks in { $city }
}: how many of them do you replace by two of the colour below?
question-paying = { $price ->
    [one] The last block to pay: { $colour } or a nobler colour?
   *[other] { $price } blocks are still to pay. How many of them are { $colour }?
}
question-upgrading = A monument brings an upgrade: which reward do you raise?
question-placing = Where does the pillar go? The place pays at once.
question-after = Your action is done. Anything else before the turn ends?
question-drawing_start = Who begins is drawn.
question-drawing_angle = The outer disc is set to an angle.
question-drawing_tile = A building tile is turned up.
question-drawing_block = A block is drawn from the bag.

## Actions, each as a sentence

verb-pass = Pass
verb-turn = Turn the wheel, then buy
verb-turn-inner = Turn only the inner disc, then buy
verb-buy = Buy from section { $section }
verb-poverty = Show that you can pay for nothing
verb-take = Take { $blocks ->
    [0] no
   *[other] { $blocks }
} { $colour }
verb-build = Build { $tile } in { $city }
verb-monument = Build the monument { $kind } 8 in { $city }
verb-replace = Put the monument over { $tile }
verb-pay-pairs = { $pairs ->
    [0] Give no pairs
    [one] Give { $pairs } pair
   *[other] Give { $pairs } pairs
}
verb-pay = Pay { $blocks ->
    [0] no
   *[other] { $blocks }
} { $colour }
verb-upgrade = Upgrade { $upgrade }
verb-no-upgrade = Take no upgrade
verb-score = Score with the pillar on { $pillar }
verb-join = Join the visit: bonus, then score
verb-defer = Defer: the pillar goes to the large field
verb-place = Score { $place }
verb-choose-decoration = Take the { $decoration }
verb-choose-statue = Take the { $statue }
verb-choose-nothing = Take nothing
verb-put = Put it on { $building }
verb-store = Store it
verb-forgo = Do without it
verb-discard = Throw out the piece in slot { $slot } and store it there
verb-move = Move the piece in slot { $slot } onto { $building }
verb-buy-decoration = Buy a decoration for { $building }
verb-buy-statue = Buy a statue for { $building }
verb-end-turn = End the turn
verb-draw-start = Seat { $seat } begins
verb-draw-angle = The outer disc starts { $angle } sections on
verb-draw-tile = { $tile } is turned up
verb-draw-block = A { $colour } block is drawn

## Headings above several actions of one verb; their last argument is listed

group-buy = Buy from section
group-build = Build { $tile } in
group-monument = Monument { $kind } 8 in
group-replace = Monument over
group-upgrade = Upgrade
group-score = Score with the pillar on
group-place = Score
group-choose-decoration = Take the
group-choose-statue = Take the
group-put = Put it on
group-move = From slot { $slot } onto
group-buy-decoration = Buy a decoration for
group-buy-statue = Buy a statue for

## What happened

event-start_player = { $seat } drew the start.
event-starting_blocks = { $seat } received { $blocks }.
event-wheel_set = The outer disc was set { $angle ->
    [one] { $angle } section
   *[other] { $angle } sections
} on.
event-tile_turned = Into the display came { $tiles }.
event-turn_started = Next turn: { $seat }.
event-token_returned = { $seat } returned the royal visit token.
event-deferred_pillar_used = { $seat } used a pillar of the large field.
event-building_points = With every pillar placed, building gave { $seat } { $points } VP.
event-wheel_turned = { $seat } turned the wheel.
event-inner_turned = { $seat } turned the inner disc.
event-block_drawn = Out of the bag into section I: { $blocks }.
event-blocks_bought = { $seat } bought { $blocks } from section { $section } for { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-poverty = { $seat } showed { $held ->
    [0] an empty purse
    [one] { $held } coin
   *[other] { $held } coins
}, could pay for no block, and took { $coins } coins.
event-paid = { $seat } paid { $blocks }.
event-built = { $seat } built { $tile } in { $city }.
event-monument_built = { $seat } built the monument { $tile } in { $city }.
event-replaced = { $seat } put the monument { $monument } over { $tile }.
event-upgraded = { $seat } upgraded { $upgrade }.
event-visit_started = { $seat } called a royal visit to { $pillar }.
event-joined = { $seat } joined the visit to { $pillar }.
event-deferred = { $seat } deferred the pillar on { $pillar }.
event-bonus = { $coins ->
    [0] { $seat } got { $points } VP as bonus.
   *[other] { $seat } got { $coins } coins as bonus.
}
event-scored = { $seat } scored { $place }: { $coins ->
    [0] { $points ->
        [0] nothing yet
       *[other] { $points } VP
    }
   *[other] { $points ->
        [0] { $coins } coins
       *[other] { $coins } coins and { $points } VP
    }
}.
event-ornament_put = { $seat } put a { $piece } on { $tile }.
event-ornament_stored = { $seat } stored a { $piece } in slot { $slot }.
event-ornament_forgone = { $seat } did without a { $piece }.
event-ornament_discarded = { $seat } threw out the { $piece } in slot { $slot }.
event-ornament_moved = { $seat } moved the { $piece } from slot { $slot } onto { $tile }.
event-ornament_bought = { $seat } bought a { $piece } for { $tile }.
event-passed = { $seat } passed and took { $coins } coins.
event-end_triggered = { $seat } set off the end ({ $ending }) and got { $points } VP. Everybody else has one more turn.
event-points = Final count, { $seat }: { $points } VP from { $source }.
event-match_over = The match was over: { $ending }.

## Why not

reason-nothing_to_sell = no block is left on the wheel or in the bag
reason-must_turn = in the advanced game something must turn before you buy
reason-advanced_only = this exists only in the advanced game
reason-empty_section = no block lies in that section
reason-too_dear = too dear: it costs { $need }, you have { $have }
reason-not_poor = there is a block that you could pay for
reason-not_turned = the help is only for those who turned the wheel
reason-not_in_section = not that many lie there: you ask for { $need }, there are { $have }
reason-take_one = who buys takes at least one block, and this is the last chance
reason-not_this_colour_now = blocks are counted colour by colour, and another colour is asked now
reason-not_on_display = that building is not on display
reason-too_few_blocks = too few blocks: you need { $need }, and can pay { $have } there
reason-monument_gone = the monument of that kind is already built
reason-not_yours = you have no such building
reason-no_pairs = too few pairs: you need { $need }, and have { $have }
reason-payment_off = the payment must come to exactly { $need }; this would make { $have }
reason-upgrade_gone = no upgrade tile of that sort is left
reason-upgrade_owned = you have that upgrade already
reason-visit_first = you are visited: first join or defer
reason-no_visit = no visit binds you now
reason-deferred_this_turn = you deferred this turn, so you may not score
reason-no_pillar_there = none of your pillars stands there
reason-no_place_qualifies = there is no open place that you qualify for
reason-place_taken = a pillar stands there already
reason-too_few_buildings = too few buildings there: you need { $need }, and have { $have }
reason-no_such_building = you have no building that counts there
reason-too_few_coins = too few coins: you need { $need }, and have { $have }
reason-one_money_place = you hold a money place already
reason-no_statue_there = none of your buildings in those cities bears a statue
reason-not_offered = that piece is not offered here
reason-not_in_supply = no piece of that sort is left
reason-wrong_kind = that decoration belongs to another kind of building
reason-already_decorated = that building is decorated already
reason-wrong_city = that city does not take the colour of the statue
reason-already_a_statue = that building bears a statue already
reason-no_free_slot = both storage slots are taken
reason-slot_free = a storage slot is free, so store the piece there
reason-empty_slot = that storage slot is empty
reason-stored_this_turn = that piece was stored in this very turn
reason-can_be_placed = the piece fits on a building, so nothing may be thrown out for it
reason-bought_already = you have bought a piece in this turn
reason-leaves_no_place = it would leave you without any place to score
reason-bonus_not_counted = at this table a place must qualify before the bonus is taken
reason-golden_not_stored = at this table golden statues are not stored

## Where points come from

source-court = court bonuses
source-cities = cities
source-kinds = kinds of buildings
source-landscapes = landscapes
source-statues = statue places
source-building = building
source-ending = setting off the end
source-coins = coins
source-decorations = decorations
source-majorities = statue majorities

## How a match ends

ending-supply = the last tile left the supply after somebody had placed every pillar
ending-pillar = somebody placed the last pillar after the supply had run out
ending-stall = everybody passed three times running

## Table options

option-variant = the game to play
choice-variant-basic = basic
choice-variant-advanced = advanced: decorations, statues, money places
option-open_holdings = coins and blocks of all players
choice-open_holdings-off = hidden behind the screens
choice-open_holdings-on = shown to everybody
option-upgrade_tiles = the two spare upgrade tiles
choice-upgrade_tiles-cities = second copies for Viareggio and Lucca
choice-upgrade_tiles-landscapes = one each for the urban and the rural landscape
option-poverty_unturned = the help for the poor
choice-poverty_unturned-off = only after turning the wheel
choice-poverty_unturned-on = also without turning it
option-bonus_first = the bonus of a pillar
choice-bonus_first-off = does not count for the condition of the place
choice-bonus_first-on = counts for the condition of the place
option-free_discard = throwing out a stored piece
choice-free_discard-off = only for a piece that fits nowhere
choice-free_discard-on = whenever both slots are taken
option-purchases = pieces bought in a turn
choice-purchases-one = at most one
choice-purchases-many = as many as you can pay
option-store_golden = golden statues
choice-store_golden-off = are placed at once or given up
choice-store_golden-on = may be stored

## Figures that no source prints: we worked them out

fact-upgrades = what the upgrade tiles raise a reward to
fact-landscapes = what the landscapes pay
fact-kinds = the decorations of Cattedrale and Villa
fact-basic-court = the bonuses on the fields of the basic court
fact-discs = the order of the pictures on the discs
fact-sets = the points for some sets of decorations
fact-majorities = some prizes for the most statues in a city
