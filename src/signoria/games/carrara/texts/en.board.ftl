### The Carrara board in the browser: what is written on it, and what its places are called.
###
### Most of these stand in narrow places: keep them as short as they are here.

## Areas of the board

carrara-board = Main board
carrara-offer = Buildings on offer
# Building tiles that are still face down.
carrara-supply = { $tiles } in the supply
carrara-court = Royal court
carrara-cities = Cities to score
carrara-cities-note = each once, by one player
carrara-monuments = Monuments
carrara-upgrades = Upgrades
carrara-deferred = Deferred pillars
carrara-deferred-note = score later, no bonus
carrara-money = Money
# A bonus field gives a decoration of any sort.
carrara-any = any
# A bonus field of the court that nobody has a pillar on any more.
carrara-visited = visited
carrara-minimum = min { $buildings }
# Beside a reward: paid for each point of building value.
carrara-per-value = per value
carrara-bag = { $blocks ->
    [one] { $blocks } block in the bag
   *[other] { $blocks } blocks in the bag
}
# The top bar.
carrara-status = { $tiles ->
    [one] { $tiles } building in the supply
   *[other] { $tiles } buildings in the supply
}, { $blocks ->
    [one] { $blocks } block in the bag
   *[other] { $blocks } blocks in the bag
}
# What the dagger beside a figure means.
carrara-reconstructed = reconstructed
carrara-reconstructed-note = We could not read these figures anywhere and worked them out: those with a dagger, and the order of the pieces on the two discs. The rules say more.
carrara-visit = The royal visit token is with { $seat }.

## Buttons beside the wheel

carrara-turn = turn wheel
carrara-turn-both = turn both
carrara-turn-inner = turn inner

## A player's own board

carrara-estate = Board of { $seat }
carrara-scoring = Scoring places
carrara-urban = Urban
carrara-rural = Rural
carrara-storage = Storage
carrara-only-you = only you see this
# On the closed screen of another player.
carrara-screen = behind the screen
carrara-points = { $seat }: { $vp } VP
carrara-pillars = { $pillars ->
    [one] { $pillars } pillar waits
   *[other] { $pillars } pillars wait
}

## A rival in one strip

carrara-rival = { $seat }: { $vp } VP, { $pillars ->
    [one] { $pillars } pillar waiting
   *[other] { $pillars } pillars waiting
}, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}
carrara-rival-built = { $buildings } built
carrara-rival-bot = bot
carrara-rival-crown = royal visit
carrara-rival-end = set off the end

## Places for screen readers

carrara-section = Section { $section }: { $blocks }
carrara-section-empty = Section { $section }: no blocks
carrara-block = { $colour } block for { $price ->
    [0] nothing
    [one] { $price } coin
   *[other] { $price } coins
}
carrara-field = { $field }, { $pillars ->
    [0] no pillars
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
}
carrara-city = { $city }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] coin
       *[other] coins
    }
   *[vp] VP
} per value, from { $minimum } buildings
carrara-city-advanced = { $city }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] coin
       *[other] coins
    }
   *[vp] VP
} per value, from { $minimum } buildings; most statues at the end { $first }, { $second }, { $third } VP
carrara-monument = Monument { $tile }
carrara-monument-gone = Monument { $tile }, already built
carrara-upgrade = Upgrade { $target } to { $reward } { $pays ->
    [coins] { $reward ->
        [one] coin
       *[other] coins
    }
   *[vp] VP
}, { $tiles ->
    [0] none left
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
carrara-column = { $city }: { $buildings ->
    [0] no buildings
    [one] { $buildings } building of value { $value }
   *[other] { $buildings } buildings of value { $value }
}, { $reward } { $pays ->
    [coins] { $reward ->
        [one] coin
       *[other] coins
    }
   *[vp] VP
} per value
carrara-built = { $tile } in { $city }
carrara-slot = Storage slot { $slot }: { $full ->
    [yes] { $piece }
   *[no] empty
}

## Parts of the board on a phone

carrara-part-wheel = Wheel
carrara-part-offer = Offer
carrara-part-court = Court
carrara-part-columns = My cities

## The box: its name in two lines, large, and small below it

box-name = The Palaces
box-below = of Carrara

## A new table

# What the basic and the advanced game bring.
variant-basic-about = Marble, buildings, cities. The game to begin with.
variant-advanced-about = Adds decorations, statues and places for money. For those who know the basic game.

## The first turn, above the rules

lesson = Your first turn in five steps
lesson-wheel = Look at the wheel
lesson-about-wheel = All marble is for sale on it. Turn it one section on if you like: what lies there gets cheaper, and new blocks come into section I.
lesson-buy = Buy from one section
lesson-about-buy = The numbers at the rim say what each colour costs there. Take as many blocks of one section as you can pay for; some are free.
lesson-offer = Choose a building
lesson-about-offer = Nine lie on offer. The number in the corner is its price in blocks and its value when it is scored.
lesson-city = Build it in a city
lesson-about-city = A city takes its own marble and any nobler one. Nobler cities pay more. Short of one block? Two of the colour just below will do.
lesson-pillar = Score with a pillar
lesson-about-pillar = Take a pillar from the court with its bonus and put it on a city, a kind of building or a landscape: every building there pays coins or points.

## The pictures of the rules

fig-rank = rank { $rank }
fig-marbles = Each marble with its city, the marbles this city takes, and what it pays for each point of value.
fig-prices = The price of a block by section, in coins. Gold cells are free.
fig-kinds = The six kinds of buildings: red ones are urban, green ones rural.
fig-decorations = The decoration that belongs to each kind.
fig-buy = Buy: take blocks from one section of the wheel.
fig-build = Build: pay blocks, add a building or a monument.
fig-score = Score: put a pillar on a place that pays.
fig-pass = Pass: do nothing else and take coins.
fig-city = A city: once for all players.
fig-kind = A kind: your own place, wherever its buildings stand.
fig-landscape = A landscape: urban for coins, rural for points.
fig-visit = Join: score with the same pillar and get the same bonus.
fig-defer = Defer: your pillar goes to the large field, its bonus is lost.
fig-statue = A statue counts at the statue places and for the majorities.
fig-golden = A golden statue fits every city.
fig-money = With 36 or 50 coins a money place turns coins into more points.
