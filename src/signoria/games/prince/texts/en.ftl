### The Prince in English.
###
### Events are told in the past tense, so that "You" and a name read equally well.
###
### Cards: { $card } is the message `card`, that is a card's name as it stands in a sentence. Choose by
### { $card_kind } (holding, office, artist, family, condottiere, spy, poison, bravo, doctor, marriage,
### savonarola, simony, base) where a language wants another form, not by the key: an owner of the box
### may give the cards other names. In lists cards come with their bare names.

title = The Prince

## Houses, their bases, and the cards

house-borgia = Borgia
house-colonna = Colonna
house-medici = de Medici
house-rovere = della Rovere
house-orsini = Orsini

base-civita-castellana = Civita Castellana
base-palestrina = Palestrina
base-firenze = Firenze
base-senigallia = Senigallia
base-bracciano = Bracciano

card-bologna = Bologna
card-perugia = Perugia
card-urbino = Urbino
card-ancona = Ancona
card-rimini = Rimini
card-orvieto = Orvieto
card-viterbo = Viterbo
card-spoleto = Spoleto
card-ceri = Ceri
card-nepi = Nepi
card-sermoneta = Sermoneta
card-ostia = Ostia

card-vice-chancellor = Vice-Chancellor
card-camerlengo = Camerlengo
card-depositor-general = Depositor General
card-major-penitentiary = Major Penitentiary
card-datary = Datary
card-gonfalonier = Gonfalonier of the Church
card-prefect = Prefect of Rome
card-castellan = Castellan of Sant'Angelo
card-secretary = Apostolic Secretary

card-michelangelo = Michelangelo Buonarroti
card-raphael = Raffaello Sanzio
card-leonardo = Leonardo da Vinci
card-botticelli = Sandro Botticelli
card-titian = Tiziano Vecellio
card-bramante = Donato Bramante
card-mantegna = Andrea Mantegna
card-perugino = Pietro Perugino
card-pinturicchio = Pinturicchio
card-cellini = Benvenuto Cellini

card-sforza = Sforza
card-este = d'Este
card-montefeltro = Montefeltro
card-gonzaga = Gonzaga
card-malatesta = Malatesta
card-bentivoglio = Bentivoglio

card-naldo = Dionigi di Naldo
card-marciano = Ranuccio da Marciano
card-oliverotto = Oliverotto da Fermo
card-vitelli = Vitellozzo Vitelli
card-baglioni = Giampaolo Baglioni
card-sanseverino = Roberto Sanseverino
card-alviano = Bartolomeo d'Alviano
card-trivulzio = Gian Giacomo Trivulzio

card-spy = Spy
card-poison = Death by Poison or Plague
card-bravo = Death by Bravo
card-doctor = Doctor
card-marriage = Marriage
card-savonarola = Savonarola
card-simony = Accusation of Simony

# The same names where little room is: ten letters or so.
short-civita-castellana = Civita Cast.
short-palestrina = Palestrina
short-firenze = Firenze
short-senigallia = Senigallia
short-bracciano = Bracciano
short-bologna = Bologna
short-perugia = Perugia
short-urbino = Urbino
short-ancona = Ancona
short-rimini = Rimini
short-orvieto = Orvieto
short-viterbo = Viterbo
short-spoleto = Spoleto
short-ceri = Ceri
short-nepi = Nepi
short-sermoneta = Sermoneta
short-ostia = Ostia
short-vice-chancellor = Vice-Ch.
short-camerlengo = Camerl.
short-depositor-general = Depositor
short-major-penitentiary = Penitent.
short-datary = Datary
short-gonfalonier = Gonfalon.
short-prefect = Prefect
short-castellan = Castellan
short-secretary = Secretary
short-michelangelo = Michel.
short-raphael = Raffaello
short-leonardo = Leonardo
short-botticelli = Botticelli
short-titian = Tiziano
short-bramante = Bramante
short-mantegna = Mantegna
short-perugino = Perugino
short-pinturicchio = Pinturicc.
short-cellini = Cellini
short-sforza = Sforza
short-este = d'Este
short-montefeltro = Montefel.
short-gonzaga = Gonzaga
short-malatesta = Malatesta
short-bentivoglio = Bentivog.
short-naldo = D. di Naldo
short-marciano = Marciano
short-oliverotto = Oliverotto
short-vitelli = V. Vitelli
short-baglioni = G. Baglioni
short-sanseverino = Sansever.
short-alviano = B. d'Alviano
short-trivulzio = Trivulzio
short-spy = Spy
short-poison = Poison, plague
short-bravo = Bravo
short-doctor = Doctor
short-marriage = Marriage
short-savonarola = Savonar.
short-simony = Simony

# A card's name inside a sentence, never at its beginning.
card = { $kind ->
    [office] the { $name }
    [family] the { $name }
    [spy] a { $name }
    [poison] a { $name }
    [bravo] a { $name }
    [doctor] the { $name }
    [marriage] the { $name }
    [simony] an { $name }
   *[other] { $name }
}

# What three or more cards of a hand were, said after a colon.
type-holding = holdings
type-office = offices
type-artist = artists
type-family = families
type-condottiere = condottieri
type-spy = spies
type-doctor = doctors
type-marriage = marriages
type-savonarola = Savonarola
type-simony = accusations of simony
type-death = deaths

# Nobody is sent into a seizure.
troop-none = nobody

## Parts of lists, put together with commas

# A player and a number of ducats or cardinals: "Anna 35".
amount-of-seat = { $seat } { $amount }
# A player's vote in a simony trial: "Anna guilty (5)".
verdict-of-seat = { $seat } { $guilty ->
    [yes] guilty
   *[no] not guilty
} ({ $votes })
# Votes for a player in an election: "12 for Anna".
votes-for = { $votes } for { $candidate }
# Points from one source: "8 for money".
points-from = { $points } for { $source }
# An office dealt to a player: "the Datary to Anna".
office-to = { $card } to { $receiver }

## What a preview counts

good-ducats = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
good-votes = { $amount ->
    [one] { $amount } vote
   *[other] { $amount } votes
}
# Paid at the end of every turn.
good-income = { $amount } income
# Victory points printed on the cards one owns, counted at the end of every turn.
good-prestige = { $amount } VP a turn

## Questions

question-choosing_house = Which house do you lead?
question-mulligan = Keep the hand, or return it for a new one? That takes three cards of a type.
question-order = { $cards } cards must be laid out. Which one is next?
question-fee = Pay { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} for { $card }, or do without?
question-laying = Where does { $card } go?
question-filling = What else goes into { $holding }?
question-buy = Turn up a card for auction, or send a Spy to the pool.
# A bid is said in parts: `begun` when a part of it has been said.
question-bid = { $begun ->
    [yes] { $bid } so far for { $card }, and how much more?
   *[no] { $highest ->
        [0] Open the bidding for { $card }, or pass.
       *[other] Bid more than { $highest } for { $card }, or pass.
    }
}
question-act = { $after ->
    [yes] The seizure is over: arrange your cards, then end the phase.
   *[no] Play cards, try one seizure, or end the phase.
}
question-react = Poison or plague threatens { $target }: does the Doctor come?
question-bestow = { $killed ->
    [yes] Vacant now: { $card }. Who gets it, or is it set aside?
   *[no] A Pope holds no office: who gets { $card }?
}
question-trial = { $by } accuses the Pope of simony: guilty or not guilty?
question-commit = { $what ->
    [base] A raid on what lies in { $target }: which condottieri do you send?
   *[other] A seizure of { $target }: which condottieri do you send?
}
question-ballot = { $run_off ->
    [yes] Run-off, in secret: how do you divide your votes between the two houses?
   *[no] Secret ballot: divide all your votes among the houses.
}
question-vote = { $left ->
    [one] Open round { $round }: { $left } vote to cast, { $house } first.
   *[other] Open round { $round }: { $left } votes to divide among the houses, { $house } first.
}
question-reshuffle = Take the offices of all others and deal them anew? Everybody may then accuse you.
question-appoint = { $left ->
    [one] { $left } new cardinal to give, { $house } first; what you give to nobody you keep.
   *[other] { $left } new cardinals to divide, { $house } first; what you give to nobody you keep.
}
question-deals = Before the vote: make an offer, or be done with deals.
question-compose = Your offer to { $to }: add what you give, then what you ask for, and propose it.
question-offer = { $from } and { $to } are trading: is it a deal?
question-leave = { $from } and { $to } trade an office: does the Pope allow it?
question-drawing_house = Houses are drawn.
question-drawing_pope = The first Pope is drawn.
question-dealing = Cards are dealt.
question-turning_up = A card of the pool is turned up.
question-spying = The Spy reaches into the pool.
question-stealing = The Spy reaches into a hand.
question-drawing = A card is drawn.
question-reshuffling = Offices are dealt anew.
question-breaking_tie = The lot decides.
question-filling_pool = The pool is laid out.

## Actions, each as a sentence

verb-choose-house = Lead the house of { $house }
verb-mulligan = Return the hand for a new one
verb-keep = Keep the hand
verb-lay = Lay out { $card }
verb-pay-fee = Pay the fee
verb-refuse-fee = Do not pay
verb-put-into = Put it into { $home }
verb-leave-open = Leave it unprotected
verb-put = Add { $card } to the new holding
verb-enough = Nothing more
verb-auction = Turn up a card for auction
verb-auction-card = Put { $card } up for auction
verb-spy-pool = Send a Spy to the pool
verb-raise = Raise by { $ducats }
verb-add = Raise by { $ducats } and some more
verb-pass = Pass
verb-shelter = Put { $card } into { $home }
verb-expose = Take { $card } out of the slot
verb-spy = Send a Spy to the hand of { $house }
verb-poison = Poison or plague for { $card }
verb-poison-marriage = Poison or plague for the marriage
verb-bravo = Send a bravo against { $card }
verb-bravo-marriage = Send a bravo against the marriage
verb-bravo-savonarola = Send a bravo against Savonarola
verb-marry = Marry into the house of { $house }
verb-savonarola = Set Savonarola on the Pope
verb-accuse = Accuse the Pope of simony
verb-seize-card = Seize { $card }
verb-seize-holding = Seize { $holding } with all in it
verb-seize-base = Seize what lies in the base of { $house }
verb-end-phase = End the phase
verb-doctor = Play the Doctor
verb-let-be = Let it happen
verb-never-react = Let it happen, and never ask again
verb-bestow = Give it to { $house }
verb-set-aside = Set it aside
verb-guilty = Guilty
verb-not-guilty = Not guilty
verb-commit = Send { $troop }
verb-vote = { $votes ->
    [0] No votes for { $house }
    [one] { $votes } vote for { $house }
   *[other] { $votes } votes for { $house }
}
verb-reshuffle = Deal the others' offices anew
verb-no-reshuffle = Leave the others' offices alone
verb-appoint = { $cardinals ->
    [0] No cardinals for { $house }
    [one] { $cardinals } cardinal for { $house }
   *[other] { $cardinals } cardinals for { $house }
}
verb-offer = Offer { $house } a deal
verb-give = Give { $card }
verb-give-ducats = Give { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
verb-ask = Ask for { $card }
verb-ask-ducats = Ask for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
verb-propose = Propose it
verb-drop-offer = Drop the offer
verb-accept = Accept
verb-decline = Decline
verb-counter = Make a counter-offer
verb-withdraw = Withdraw the offer
verb-no-deals = No more deals
verb-allow = Allow it
verb-forbid = Forbid it
verb-draw-house = The house of { $house } is drawn
verb-draw-pope = Pope is the house of { $house }
verb-draw-card = A draw brings { $card }
verb-draw-nothing = A draw brings nothing
verb-draw-tie = The lot falls to { $house }

## Headings above several actions of one verb; their last argument is listed

group-choose-house = Lead the house of
group-lay = Lay out
group-put-into = Put it into
group-put = Add
group-auction-card = Put up for auction
group-shelter = Put { $card } into
group-expose = Take out of the slot
group-spy = Send a Spy to
group-poison = Poison or plague for
group-bravo = Send a bravo against
group-marry = Marry into the house of
group-seize-card = Seize
group-seize-holding = Seize with all in it
group-seize-base = Seize the contents of the base of
group-bestow = Give it to
group-commit = Send
group-offer = Offer a deal to
group-give = Give
group-ask = Ask for

## What happened

event-house_drawn = The house of { $house } fell to { $seat }.
event-pope_drawn = { $seat } became the first Pope.
# The cards are listed for the one who got them; the others learn how many there were.
event-dealt = { $known ->
    [yes] { $seat } received { $list }.
   *[no] { $seat } received { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
}
event-mulligan = { $seat } returned the hand and got a new one.
event-mulligan_type = { $seat } held three or more of a type: { $type }.
event-kept = { $seat } kept the hand.
event-turn_started = Next phase: { $seat }.
event-round_started = Turn { $turn } of 3 began.
event-fee_paid = { $seat } paid { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} to be the patron of { $card }.
# An artist whose fee is not paid is set aside, or stays with the present owner.
event-fee_refused = { $goes ->
    [aside] { $seat } did not pay for { $card }: set aside until the next turn.
   *[owner] { $seat } did not pay for { $card }.
}
event-laid = { $seat } laid out { $card }.
event-housed = { $seat } put { $card } into { $home }.
event-exposed = { $seat } took { $card } out of the slot.
event-turned_up = { $seat } turned up { $card }.
event-bid = { $seat } bid { $ducats }.
event-passed = { $seat } passed.
event-bought = { $seat } bought { $card } for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-given_free = Nobody bid, and { $seat } got { $card } for nothing.
event-kept_bought = { $seat } took { $card } into the hand.
event-spied = { $seat } sent a Spy to the pool.
# What a Spy brought from the pool; a hand card is named to its new owner only.
event-spied_card = { $known ->
    [yes] The Spy brought { $seat } { $card }.
   *[no] The Spy brought { $seat } a card that nobody else saw.
}
event-spy_sent = { $seat } sent a Spy to the hand of { $victim }.
# What a Spy brought from a hand; only thief and victim know.
event-stolen = { $known ->
    [yes] The Spy brought { $seat } { $card } from { $victim }.
    [nothing] The Spy found no card with { $victim } and brought { $seat } nothing.
   *[no] What the Spy brought { $seat } stayed a secret.
}
event-death_played = { $death_kind ->
    [bravo] { $seat } sent a bravo against { $target_kind ->
        [marriage] the marriage
       *[other] { $target }
    }.
   *[poison] { $seat } played poison or plague on { $target_kind ->
        [marriage] the marriage
       *[other] { $target }
    }.
}
event-doctor_played = { $seat } paid { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} and sent the Doctor: the death was averted.
event-death_done = { $target_kind ->
    [artist] { $seat } had { $target } killed, who left the game.
   *[other] { $seat } had { $target } killed.
}
event-office_bestowed = { $seat } gave { $card } to { $receiver }.
event-office_aside = Set aside until the next turn: { $card }.
event-married = { $seat } and { $spouse } married: neither acts against the other this turn.
event-marriage_ended = The marriage ended.
event-savonarola_played = { $seat } set Savonarola on Pope { $pope }, who may play nothing from the hand now.
event-savonarola_ended = Savonarola fell silent.
event-accused = { $seat } accused Pope { $pope } of simony.
event-verdict_vote = The votes on simony: { $list }.
event-verdict = { $condemned ->
    [1] Guilty, with { $guilty } of { $votes } votes: one phase is lost for { $seat }.
   *[0] Not guilty: only { $guilty } of { $votes } votes were against { $seat }.
}
event-phase_skipped = { $seat } lost this phase, condemned for simony.
event-seizure_started = { $what ->
    [base] { $seat } tried to seize from { $defender } what lies in { $target }.
    [holding] { $seat } tried to seize { $target } with all in it from { $defender }.
   *[card] { $seat } tried to seize { $target } from { $defender }.
}
event-committed = { $troop_key ->
    [none] { $seat } sent nobody.
   *[some] { $seat } sent { $troop }: power { $power }.
}
event-seizure_won = { $seat } won, { $attack } against { $defence } of { $defender }.
event-seizure_lost = { $seat } failed, { $attack } against { $defence } of { $defender }.
event-seized = { $seat } took from { $owner }: { $list }.
event-mercenaries_paid = { $seat } paid condottieri { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-artist_stays = { $seat } did not pay, and { $owner } kept { $card }.
event-income = Income in ducats: { $list }.
event-ballot = On the ballot of { $seat }: { $list }.
event-votes_cast = { $seat } voted { $list }.
event-no_majority = No majority: the most votes for one house were { $most } of { $votes }.
event-run_off = A run-off was called between { $candidate } and { $rival }.
event-tie_broken = The tie was decided for { $seat }.
event-elected = With { $votes } of { $all } votes, { $seat } became Pope.
event-points = { $known ->
    [no] { $seat } got no VP this turn.
   *[yes] { $seat } got { $points } VP: { $list }.
}
event-aside_returned = { $cards ->
    [0] No card came back into the deck.
    [one] { $cards } card came back into the deck.
   *[other] { $cards } cards came back into the deck.
}
event-drawn_card = { $known ->
    [yes] { $seat } drew { $card }.
   *[no] { $seat } drew a card.
}
event-allowance = Every base yielded { $ducats } ducats.
event-pool_filled = A new pool of { $cards } cards was laid out.
event-reshuffled = Pope { $seat } had the offices of all others dealt anew.
event-office_dealt = Dealt anew: { $list }.
event-cardinals = New cardinals: { $list }.
event-no_reshuffle = Pope { $seat } left the offices of the others alone.
event-offer_made = { $given ->
    [0] { $wanted ->
        [0] { $seat } made { $receiver } an offer.
        [one] { $seat } made { $receiver } an offer and asked for { $wanted } ducat.
       *[other] { $seat } made { $receiver } an offer and asked for { $wanted } ducats.
    }
    [one] { $seat } offered { $receiver } { $given } ducat.
   *[other] { $seat } offered { $receiver } { $given } ducats.
}
event-offer_accepted = { $seat } accepted the offer of { $giver }.
event-offer_declined = { $seat } declined the offer of { $giver }.
event-offer_withdrawn = { $seat } withdrew the offer to { $receiver }.
event-offer_lapsed = { $seat } made no offer after all.
event-leave_given = Pope { $seat } allowed it.
event-leave_refused = Pope { $seat } forbade it.
# Cards that change hands in a deal; hand cards are named to the two parties only.
event-exchanged = { $known ->
    [yes] { $giver } handed { $receiver }: { $list }.
   *[no] { $number ->
        [one] { $number } card changed hands
       *[other] { $number } cards changed hands
    } unseen in the deal of { $seat }.
}
event-pool_card = Face up in the pool: { $list }.
event-hand_opened = { $cards ->
    [0] { $seat } held no card to be laid out.
    [one] { $seat } showed { $cards } card to be laid out.
   *[other] { $seat } showed { $cards } cards to be laid out.
}
event-votes_called = { $round ->
    [0] The conclave began with a secret ballot.
   *[other] Open round { $round } of the conclave began.
}
event-match_over = After three turns the match was over.

## Why not

reason-house_taken = somebody has that house
reason-no_three_alike = { $need } cards of a type are needed, you have { $have } at most
reason-mulligans_used = you have taken as many new hands as this table allows
reason-already_laid = that card is not among those to be laid out
reason-cannot_pay_fee = the fee is { $need }, you have { $have }
reason-not_your_home = that is not yours
reason-slot_taken = such a card lies there already
reason-not_your_card = that card is not yours
reason-not_unprotected = outside your own phase only unprotected cards may be put there
reason-laid_in_order = cards are added in order: an office, an artist, a family
reason-pool_face_up = the pool lies face up: choose a card of it
reason-pool_face_down = the pool lies face down: which card comes up is not chosen
reason-not_in_pool = that card does not lie in the pool
reason-no_spy = you hold no Spy
reason-bound_by_savonarola = Savonarola forbids the Pope to play from the hand
reason-bid_above_purse = that makes { $need }, and you have { $have }
reason-bid_begun = you have begun to bid: finish the bid
reason-smaller_digit_first = say the larger part of an amount first
reason-family_stays = a family stays where it is
reason-moved_already = that card was moved a moment ago; do something else first
reason-already_there = it lies there
reason-already_open = it lies in no slot
reason-house_not_played = nobody leads that house
reason-not_against_yourself = that is your own house
reason-married_to_it = you are married to that house
reason-no_poison = you hold no poison
reason-no_bravo = you hold no bravo
reason-not_on_table = nobody owns that card now
reason-protected_from_poison = at this table a holding protects from poison and plague
reason-your_own_card = at this table a death is not aimed at a card of your own
reason-no_marriage_in_force = nobody is married
reason-no_savonarola_in_force = Savonarola is not preaching
reason-no_marriage_card = you do not hold the Marriage
reason-no_savonarola_card = you do not hold Savonarola
reason-you_are_pope = you are the Pope yourself
reason-no_simony_card = you hold no accusation
reason-first_turn_no_simony = there is no simony in the first turn
reason-received_both = you received an office and a cardinal, and nothing was dealt anew
reason-seized_already = you have made the one attempt of this phase
reason-seize_protected = a holding protects it: seize the holding with all in it
reason-seize_your_own = that is yours
reason-seize_spouse = you are married to its owner
reason-empty_base = no office and no artist lies in that base
reason-no_doctor = you do not hold the Doctor
reason-cannot_pay_doctor = the Doctor costs { $need }, you have { $have }
reason-not_to_self = the Pope may not keep it
reason-not_to_victim = at this table it does not go back to where it was taken
reason-must_bestow = it must go to another player
reason-troop_not_held = you do not hold all of these condottieri
reason-cannot_pay_troop = their fees are { $need }, you have { $have }
reason-not_this_house_now = houses are asked one after another, and it is not this one now
reason-too_many_votes = that is { $need } votes, and you have { $have } left
reason-all_votes_must_be_cast = the last house is not asked for: it gets all votes that are left
reason-too_many_cardinals = that is { $need } cardinals, and { $have } are left
reason-pope_takes_too_many = the Pope would keep { $need } and may keep { $have }: one more than the most for one other
reason-no_trade = trade is off at this table
reason-offer_to_self = an offer goes to another player
reason-offers_used = you have made all your offers for now
reason-not_for_sale = that card cannot change hands by agreement
reason-not_known_to_be_theirs = you cannot know whether they hold that card
reason-part_out_of_order = an offer is put together in order: given cards, given ducats, wanted cards, wanted ducats
reason-empty_offer = an offer must name something
reason-ducats_both_ways = ducats are given or asked for, not both
reason-gives_too_much = you offer { $need }, and have { $have }
reason-cannot_pay_offer = with the fees it takes { $need }, and you have { $have }
reason-not_your_offer = the offer is not yours
reason-not_offered_to_you = the offer is not made to you
reason-giver_lacks = the other side cannot keep the offer now
reason-cards_after_seizure = after the seizure no more cards are played

## Where points come from

source-ducats = money
source-papacy = the papacy
source-artists = artists
source-holdings = holdings
source-offices = offices

## How a match ends

ending-turns = three turns were played

## Table options

option-trade = cards and money by agreement
choice-trade-off = not at this table
choice-trade-on = may change hands
option-deck = the figures on the cards
choice-deck-reconstructed = reconstructed: we worked them out
# A deck that an owner of the box has typed in.
choice-deck-own = typed in from a box
option-houses = the houses
choice-houses-lot = are drawn
choice-houses-choice = are chosen in seat order
option-first_pope = the first Pope
choice-first_pope-lot = is drawn
choice-first_pope-first-seat = is the player in the first seat
option-death_types = for a new hand, poison and bravo
choice-death_types-one = are one type
choice-death_types-two = are two types
option-poison_protected = poison and plague
choice-poison_protected-off = reach unprotected cards only
choice-poison_protected-on = reach into holdings, too
option-victim_receives = an office whose holder the Pope kills
choice-victim_receives-off = does not go back to its victim
choice-victim_receives-on = may go back to its victim
option-own_targets = deaths among one's own cards
choice-own_targets-off = are not allowed
choice-own_targets-on = are allowed
option-spouse_doctor = the Doctor against a spouse's poison
choice-spouse_doctor-off = may not be played
choice-spouse_doctor-on = may be played
option-base_family = the family in a base that is plundered
choice-base_family-stays = stays there
choice-base_family-goes = goes to the attacker
option-unpaid_seized = a seized artist whose fee is not paid
choice-unpaid_seized-stays = stays with the defender
choice-unpaid_seized-aside = is set aside
option-pool = the pool of turns 2 and 3
choice-pool-down = lies face down
choice-pool-up = lies face up
option-open_rounds = open rounds before a run-off
choice-open_rounds-5 = 5
choice-open_rounds-10 = 10
choice-open_rounds-never = as many as it takes

## Figures that no source prints: we worked them out

fact-name = the names of most cards
fact-power = the power of most holdings and families
fact-income = what holdings and offices pay
fact-votes = the votes of the offices
fact-vp = the points on holdings and artists
fact-fee = the fees of artists, condottieri and the Doctor
fact-count = how many condottieri there are
fact-base_name = the names of four bases

## What is wrong with a deck of one's own. Words of the file (keys, fields, sources) stay as they are.

fault-not_utf8 = This is not text in UTF-8. Save the file as plain text in UTF-8.
fault-too_large = This is too large for a deck: { $limit } bytes are allowed. Remove what does not belong to the cards.
fault-long_line = This line is too long: { $limit } letters, signs and blanks are allowed. Shorten it, or break it after a comma.
fault-not_toml = This is not TOML: { $complaint }. Compare the line with the shipped deck.
fault-unknown_heading = “{ $heading }” does not belong to a deck. Remove it: there may be a title, and there are cards.
fault-bad_title = { $value } cannot be the title. Write it in quotes, with 1 to { $longest } letters, signs and blanks.
fault-no_cards = There are no cards. Start each one with the line [[card]].
fault-no_key = This card has no key. Write the key that it has in the shipped deck, such as key = "ceri".
fault-unknown_card = { $nearest ->
    [none] There is no card { $card }. Write a key of the shipped deck.
   *[other] There is no card { $card }. Did you mean "{ $nearest }"?
}
fault-card_twice = The card { $card } has been there before. Keep one of the two.
fault-missing_card = The card { $card } of the type { $type } is missing. Add it.
fault-wrong_type = The card { $card } is of the type { $type }. Write type = "{ $type }".
fault-unknown_field = The card { $card } has no { $field }. Remove it: the card has { $fields }.
fault-missing_field = The card { $card } lacks its { $field }. Add it; if the card shows no such figure, it is 0.
fault-bad_name = The card { $card } cannot be called { $value }. Write a name in quotes, with 1 to { $longest } letters, signs and blanks.
fault-bad_figure = The { $field } of the card { $card } cannot be { $value }. Write a whole number from 0 to { $most }.
fault-no_sources = The card { $card } does not tell where its { $fields } come from. Add source = "printed" if you read all of it off the card.
fault-unknown_source = The sources of the card { $card } speak of { $field }, which it does not have. Remove it: the card has { $fields }.
fault-missing_source = The card { $card } does not tell where its { $field } comes from. Add { $field } = "printed" to its source if you read it off the card.
fault-bad_source = { $value } is no source for the { $field } of the card { $card }. Write one of: { $sources }.
fault-contradiction = The { $field } of the card { $card } is { $value }, but its source, { $source }, tells { $told }. If you read it off the card, write { $field } = "printed" in its source.
fault-bad_short_form = This is not a deck as tables keep it. Choose the file with the deck once more.
