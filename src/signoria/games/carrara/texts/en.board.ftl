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
