### The Prince on the table in the browser: what is written on it, and what its places are called.
###
### Most of these stand in narrow places: keep them as short as they are here. { $name }, { $pope },
### { $giver }, { $receiver } and the like are names of players or houses, { $card }, { $target } and
### { $name } beside a card are names of cards, always as they stand.

## Players and houses

prince-you = You
prince-board = The other houses, and the stage
prince-stage = The stage
prince-pope = Pope
prince-pope-is = The Pope is { $name }
prince-cardinals = Cardinals
prince-income = income
prince-purse = purse
prince-power = power { $power }
# Screen readers: the buttons beside a number.
prince-less = { $what }: less
prince-more = { $what }: more
# Above the list of those the table waits for.
prince-waiting = Waiting for
prince-choosing = chooses
prince-sealed = sealed
# The top bar.
prince-status = Turn { $turn } of 3, { $cards ->
    [one] { $cards } card in the pool
   *[other] { $cards } cards in the pool
}
prince-turn = Turn { $turn }
prince-turn-note = New cards, 35 ducats from every base, a new pool.
prince-over = The match is over
prince-phases = Phases, clockwise
prince-phase-of = Phase of { $name }

## The pool and what is in force

prince-pool = The pool
prince-pool-left = { $cards ->
    [one] { $cards } card left in turn { $turn }
   *[other] { $cards } cards left in turn { $turn }
}
prince-pool-before = It is laid out when all hands are kept.
prince-pool-over = The last pool is used up
prince-pool-empty = The pool is used up
prince-pool-place = The pool, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
prince-aside = { $cards } set aside
prince-aside-note = Cards set aside return to the deck when the next turn begins.
prince-marriage-of = Marriage of { $one } and { $other }
prince-savonarola-on = Savonarola against the Pope, { $pope }
prince-sentences = The Pope is to lose { $phases ->
    [one] one phase
   *[other] { $phases } phases
}

## Step 1: buy or spy

prince-step-buy = Buy or spy
prince-buy-note = Turn up a card of the pool for all to bid on, or spend a Spy and take one unseen.
prince-buy-other = { $name } turns up a card for auction, or sends a Spy to the pool.
prince-auction-card = Auction a card
prince-spy-pool = Spend a Spy on the pool
prince-move-note = Your offices and artists may change places now, too.

## The auction

prince-auction = Auction
prince-auction-note = The highest bid takes the card; without a bid it goes to the active player for nothing.
prince-bids = Bids, clockwise
prince-passed = passed
prince-to-bid = to bid
prince-out = You passed
prince-out-note = You are out of this auction.
prince-your-bid = Your bid
# A button: raise to everything in the purse.
prince-all = all
prince-bid = { $ducats ->
    [one] Bid { $ducats } ducat
   *[other] Bid { $ducats } ducats
}
# In the place of "Bid 21 ducats" where the purse does not hold the least bid.
prince-bid-too-dear = { $least } is more than you have
prince-pass = Pass
prince-bid-note = Your purse is secret. Who passes is out.
# A private reminder of how far one means to go.
prince-limit = My limit
prince-limit-set = set
prince-limit-drop = Forget my limit
prince-limit-beyond = Above your limit
prince-sold = Sold
prince-given-free = Nobody bid: for nothing

## Steps 2 and 3

prince-step-act = Play cards, seize
prince-step-after = After the seizure
prince-act-other = { $name } may play cards from the hand and try one seizure.
# Short names on small buttons.
prince-deed-spy = Spy
prince-deed-poison = Poison
prince-deed-bravo = Bravo
prince-deed-marriage = Marriage
prince-deed-savonarola = Savonarola
prince-deed-simony = Simony
prince-deed-seize = Seize
prince-deed-move = Move cards
prince-deed-offer = Offer
prince-end-phase = End my phase
prince-found = The Spy of { $name } returns
prince-found-pool = { $card }, from the pool
prince-found-stolen = { $card }, out of the hand of { $victim }
prince-found-nothing = The hand was empty.

## Seizure

prince-seizure = Seizure
prince-attacks = attacks
prince-defends = defends
prince-defends-by-itself = without any condottieri
prince-seizure-secret = In secret
prince-seizure-other = Both sides choose condottieri in secret and uncover them together.
prince-troop = Your condottieri
prince-troop-none-held = You have no condottieri. Your answer stays secret all the same.
prince-condottiere = { $name }: power { $power }, fee { $fee }
prince-fee-of = pay
prince-troop-fees = to pay, win or lose
prince-commit = { $cards ->
    [one] Commit one in secret
   *[other] Commit { $cards } in secret
}
prince-commit-none = Commit nobody
prince-troop-sealed = { $cards ->
    [0] You have committed nobody.
    [one] You have committed one condottiere.
   *[other] You have committed { $cards } condottieri.
}
prince-no-troop = no condottieri
prince-seizure-won = { $target } is seized
prince-seizure-lost = { $target } holds out

## Deaths and the Doctor

prince-death = A death is planned
prince-death-by = sends it
prince-death-of = is to lose it
prince-doctor = The Doctor
prince-doctor-note = { $target } can still be saved. All are asked, so that nobody learns who has the Doctor.
prince-doctor-play = Play the Doctor, pay { $ducats }
prince-let-be = Let it be
prince-never = Never ask me again
prince-never-note = You are asked again once the Doctor comes to you.
prince-doctor-wait = The table waits a moment: somebody may have the Doctor.
prince-saved = { $target } lives
prince-saved-by = { $name } called the Doctor for { $ducats } ducats.
prince-ended = { $target }: it is over
prince-dead = { $target } is dead
prince-dead-by = { $card }, by { $name }

## The trial

prince-trial = Trial of the Pope
prince-trial-by = accused of simony by { $name }
prince-judges = Votes, one for each cardinal
prince-trial-needed = { $needed } of { $all } condemn
prince-verdict = Verdict
prince-verdict-note = Does { $pope } lose the next phase?
prince-guilty = Guilty
prince-not-guilty = Not guilty
prince-secret-note = All votes are uncovered together.
prince-verdict-sealed = Your vote is sealed.
prince-verdict-other = Everybody but the Pope votes in secret.
prince-condemned = Condemned: Pope { $pope } loses a phase
prince-acquitted = Not guilty: Pope { $pope } goes free

## The conclave

prince-next-conclave = The next conclave
prince-majority = { $needed } of { $all } votes elect
prince-votes-whence = { $cardinals } from cardinals, { $offices } from offices
prince-conclave = The conclave
prince-secret-round = secret ballot
prince-open-round = open round { $round }
prince-run-off = run-off
prince-electors = Votes of the houses
prince-last-round = The last round
prince-round-so-far = Votes as they stand
# Screen readers: one part of a candidate's bar.
prince-votes-of = { $name } { $votes }
prince-ballot = Your ballot
prince-vote = Your votes
prince-votes-left = { $votes ->
    [one] one vote left
   *[other] { $votes } votes left
}
prince-votes-all = all given
prince-all-votes = All votes for { $house }
prince-votes-for = Votes for { $house }
prince-cast = Cast the votes
prince-cast-secret = Seal the ballot
prince-ballot-note = All ballots are opened together.
prince-vote-note = You vote in the open.
# Votes are a list: "Borgia 12, Orsini 3".
prince-ballot-sealed = Your ballot is sealed: { $votes }.
prince-ballot-other = Everybody fills in a ballot in secret.
prince-vote-other = Everybody votes openly, one after another, the Pope first.
prince-habemus = { $name }: we have a Pope
prince-elected-with = { $name } is elected with { $votes } of { $all } votes.
prince-no-majority = No majority
prince-open-round-follows = An open round follows.
prince-run-off-follows = A run-off of two houses follows.
prince-reckoning = Points of turn { $turn }
prince-this-turn = this turn
prince-points-now = points now

## The Pope between turns

prince-bestow = An office to give
prince-bestow-to = Give it to
prince-bestow-own = { $name } must go to another house.
prince-bestow-killed = { $name } is vacant: give it to another house, or to nobody.
prince-bestow-how = Choose a house, or drag the card onto one.
prince-bestow-note = The Pope keeps no office when a turn begins.
prince-bestow-other = Pope { $pope } gives this office away: { $name }.
prince-has-office = has received an office
prince-set-aside = To nobody
prince-reshuffle = Deal the offices anew?
prince-reshuffle-sub = all offices of the others, or none
prince-offices = Offices
prince-reshuffle-note = Take the offices of all others, shuffle them and deal them back, to each as many as before.
prince-reshuffle-do = Deal them anew
prince-reshuffle-not = Leave them
prince-reshuffle-risk = If you do, anybody may accuse you of simony.
prince-reshuffle-other = The Pope decides whether the offices of all others are dealt anew.
prince-appoint = New cardinals
prince-appoint-count = { $cardinals ->
    [one] one to hand out
   *[other] { $cardinals } to hand out
}
prince-cardinals-for = Cardinals for { $house }
prince-you-keep = You keep
prince-appoint-do = Appoint them
prince-appoint-note = At most one more than the most one house gets.
prince-appoint-other = Pope { $pope } hands out the new cardinals.

## Laying out cards

prince-lay-fee = Patronage
prince-lay-laying = Where to?
prince-lay-filling = What goes in?
prince-lay-order = Which card first?
prince-lay-fee-other = { $name } pays for { $card }, or does without.
prince-lay-laying-other = { $name } finds a place for { $card }.
prince-lay-filling-other = { $name } puts cards into { $card }.
prince-lay-order-other = { $name } lays out cards.
prince-fee-note = { $name } works for you if you pay; else you go without.
prince-pay-fee = Pay { $ducats }
prince-refuse-fee = Do not pay
prince-laying-note = { $name }: into a free slot, or in front of your board.
prince-laying-foot = What lies open can be seized by itself.
prince-leave-open = Leave it open
# Above cards of the reader's own that lie open.
prince-filling-note = Into { $name }, at once:
prince-enough = That is all
prince-order-note = Holdings first give slots to the others.
prince-opening = Before the first turn
prince-opening-sub = hands are dealt, houses take their seats
prince-opening-other = The houses look at their hands.
prince-choose-house = Choose your house
prince-mulligan = Your first hand
prince-mulligan-note = Keep it, or return all of it for a new one: that takes three cards of one type.
prince-keep = Keep it
prince-mulligan-do = Take a new hand

## Trade

prince-trade = Trade
prince-offer = An offer on the table
prince-offer-to = Offer to { $name }
prince-offer-from = Offer of { $name }
prince-offer-yours = Your offer
prince-you-give = You give
prince-you-ask = You ask for
prince-no-cards = no card that may change hands
prince-nothing = nothing
# Screen readers: the stepper of ducats on one side of an offer.
prince-ducats-in = { $side }: ducats
prince-propose = Propose
prince-drop-offer = Drop it
prince-offer-note = What is promised for later binds nobody.
prince-composing = { $giver } puts an offer to { $receiver } together.
prince-offer-you = Both sides change hands at once, if you accept.
prince-accept = Accept
prince-decline = Decline
prince-counter = Counter
prince-withdraw = Withdraw
prince-offer-waits = Waiting for an answer of { $name }.
prince-offer-other = { $giver } has made { $receiver } an offer.
prince-leave = The Pope's leave
prince-leave-note = { $giver } and { $receiver } have agreed, and an office is in it. Do you allow it?
prince-leave-other = { $giver } and { $receiver } have agreed on an office: the Pope must allow it.
prince-allow = Allow it
prince-forbid = Forbid it
prince-deals = Deals before the vote
prince-deal-with = Make an offer to
prince-deals-note = Offers change cards and ducats now. Votes can only be promised.
prince-no-deals = No more deals
prince-promise-note = Promises in the chat bind nobody.
prince-deals-other = Before the vote everybody may trade with everybody.

## Cards: what they do, on a large card in three lines at most

prince-words-base = Protects one card of each sort. It is never lost.
prince-words-holding = Protects one card of each sort. Pays income every turn.
prince-words-office = Votes in papal elections, and income every turn.
prince-words-artist = Points every turn. Each new patron pays his fee.
prince-words-leonardo = Points every turn, and +1 power beside your condottieri.
prince-words-family = Adds its power to one holding, for good.
prince-words-condottiere = For an attack or a defence. Win or lose, he is paid.
prince-words-spy = A card of the pool unseen, or one out of a rival's hand.
prince-words-poison = Kills an artist or an office, or ends a marriage.
prince-words-bravo = Kills an office, Savonarola, or a marriage. No Doctor helps.
prince-words-doctor = Saves from poison or plague, at any time.
prince-words-marriage = Peace with one rival to the end of the turn.
prince-words-savonarola = The Pope plays nothing from his hand this turn.
prince-words-simony = The cardinals judge: the Pope may lose a phase.

# The same on a card of the hand: about fourteen letters a line, three lines.
prince-few-holding = is laid out at once
prince-few-office = is laid out at once
prince-few-artist = is laid out at once
prince-few-family = is laid out at once
prince-few-condottiere = for an attack or a defence
prince-few-spy = a card unseen, or stolen
prince-few-poison = kills an artist or an office
prince-few-bravo = kills an office, no Doctor helps
prince-few-doctor = saves from poison, any time
prince-few-marriage = peace with one rival
prince-few-savonarola = silences the Pope's hand
prince-few-simony = the Pope may lose a phase

# On a card before a fee: "pay 10".
prince-pay = pay
# At the foot of a card, after a dagger: its marked figures were worked out, no source prints them.
prince-reconstructed = worked out, not printed

# Figures of a card for screen readers.
prince-figure-power = power { $n }
prince-figure-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
prince-figure-income = income { $n }
prince-figure-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
prince-figure-fee = fee { $n }

## House boards

prince-houses = The other houses
# A board for screen readers.
prince-house = { $house }, { $seat }{ $pope ->
    [yes] , Pope
   *[no] {""}
}: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $cardinals ->
    [one] { $cardinals } cardinal
   *[other] { $cardinals } cardinals
}, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
# The head of a board: a button that opens it large.
prince-visit = { $house }: open the house of { $seat }
# The laurel with a house's points; opens where they come from.
prince-points-of = { $house }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
# Above cards of a house that lie in no holding.
prince-unprotected = unprotected
# Above cards that were seen in a house's hand.
prince-seen = seen in hand
prince-mark-pope = Pope
prince-mark-marriage = Married until the end of the turn
prince-mark-savonarola = Savonarola: plays nothing from the hand
prince-mark-sentence = { $sentences ->
    [one] Sentenced: loses a phase
   *[other] Sentenced: loses { $sentences } phases
}
# A base or holding for screen readers; { $home } names it with its figures.
prince-home = { $home }; defends with { $power }
# An empty slot of a base or holding, for an office, an artist or a family.
prince-slot-office = { $home }: slot for an office
prince-slot-artist = { $home }: slot for an artist
prince-slot-family = { $home }: slot for a family

## A house laid out: the reader's own, or a rival's opened

prince-estate = The house of { $seat }
prince-holdings = Holdings
prince-holdings-note = what lies in a holding is protected
prince-open = In front of the board
prince-open-note = not protected
# Below the numbers of a house: how much of each it has.
prince-ducats-secret = ducats, secret
prince-ducats-hidden = ducats, hidden
prince-ducats-plain = ducats
prince-count-cardinals = { $n ->
    [one] cardinal
   *[other] cardinals
}
prince-count-votes = { $n ->
    [one] vote
   *[other] votes
}
prince-count-points = { $n ->
    [one] point
   *[other] points
}
# Beside the votes: what holdings and offices bring at the end of the turn.
prince-count-income = income { $n }
prince-hand = Your hand
prince-hand-note = hidden, even how many
prince-hand-of = The hand of { $house }
prince-hand-hidden = Hidden, even how many cards it has; shown is what was seen.
prince-hand-empty = You hold no cards.
# When cards of the hand may be played: two short lines.
prince-lock = Hand cards wait for your own play step.
prince-lock-doctor = Only the Doctor may answer at any time.
prince-unlock = Play cards: choose one, then its target.
prince-unlock-end = Condottieri join when you seize or defend.
prince-bound = Savonarola holds your hand.
prince-bound-note = Only a bravo against him may be played.
# The parts of a phone.
prince-part-stage = The table
prince-part-houses = The other houses
prince-part-conclave = The next conclave
prince-part-homes = My holdings
prince-part-hand = My hand
# A strip of the rail for screen readers.
prince-rival = { $house }, { $seat }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $holdings ->
    [one] { $holdings } holding
   *[other] { $holdings } holdings
}, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}

## The box: its name in two lines, large, and small below it

box-name = The Prince
box-below = House Borgia

## What deck a table plays with

deck-reconstructed = reconstructed deck
deck-own = own deck
deck-left = { $left ->
    [one] one figure reconstructed
   *[other] { $left } figures reconstructed
}
