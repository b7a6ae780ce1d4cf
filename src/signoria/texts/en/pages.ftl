### The pages around the table: shelf, new table, invitation, lobby, end, replay, rules.

## The titles

page-variant-basic = basic game
page-variant-advanced = advanced game

## Crests of the seats, also the name of a guest who gives none

page-crest-lily = Lily
page-crest-tower = Tower
page-crest-oak = Oak
page-crest-column = Column
page-crest-bull = Bull

## The bar on top

page-nav = Pages
page-nav-play = Play
page-nav-learn = Rules
page-settings = Language and light
page-switch-theme = Daylight or candlelight
page-your-name = Your name
page-name-label = How shall we call you?
page-keep-name = That is me

## Home

page-shelf = { $games ->
    [4] Four games of the Renaissance
   *[other] Games of the Renaissance
}
page-in-the-workshop = In the workshop
# A game of another package, without a board for the browser; then what its tables say.
page-not-in-browser = In the terminal only
page-not-drawn = The browser has no board for { $game }: play it in the terminal, with “signoria play { $game }”.
page-players = { $from } to { $to } players
page-play-bots = Play against bots
# Below "Play against bots": what begins with the click.
page-quick = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
page-new-table = New table
page-waiting = Waiting for you
page-waiting-count = { $waiting ->
    [one] { $waiting } table
   *[other] { $waiting } tables
}{ $others ->
    [0] { "" }
    [one] ; { $others } more where others think
   *[other] ; { $others } more where others think
}
page-waiting-none = No table waits for you. Take a box from the shelf: the bots are always ready.
page-take-your-turn = Take your turn
page-last-move = Last move
page-others = At your other tables
page-thinks = { $name } is thinking
page-waits-for-players = { $missing ->
    [one] one seat is open
   *[other] { $missing } seats are open
}
page-to-the-table = To the table
page-over = Finished
page-all-finished = All { $number } matches
page-winner = winner
page-reckoning = Reckoning
page-replay = Replay
page-open-tables = Open tables
page-open-none = Nobody is looking for players just now. Lay a new table and let it be listed here.
page-hosts-live = { $host } hosts, live
page-hosts-mail = { $host } hosts, by mail
page-join = Join
page-open-seat = Open seat

## Waiting and errors

page-laying-out = The table is being laid
page-no-answer = Nobody answers
page-try-again = Try again
page-no-table = No such table
page-no-such-game = This game is not on the shelf yet.
page-to-the-shelf = To the shelf
page-not-found = This door leads nowhere
page-not-found-about = There is no page at this address. Perhaps a letter of the link got lost on the way.

## New table

page-who-sits = Who sits where
page-seats = Seats
page-number-of-players = Players
# Who sits on the seat with this crest?
page-who-here = Seat of the { $seat }
page-seat-me = You
page-seat-me-about = Take this seat yourself.
page-open-seat-about = For a friend with the invitation link.
# Kinds of bots: each has a person's name at the table, this is how it plays.
page-bot-greedy = Merchant
page-bot-random = Jester
page-bot-novizio = Novice
page-bot-about-novizio = Knows the rules, overlooks much and misjudges the rest. For a first match.
page-bot-cittadino = Citizen
page-bot-about-cittadino = Plays soundly, with slips. Forgives a mistake or two.
page-bot-mercante = Merchant
page-bot-about-mercante = Takes what promises most right now. A fair match for a first evening.
page-bot-condottiero = Condottiere
page-bot-about-condottiero = Decides at a glance, by what has won thousands of matches, with slips.
page-bot-magnifico = The Magnificent
page-bot-about-magnifico = Thinks ahead for up to a second a move, and plays out what you might answer.
# How strong a level was measured to be, on Elo's scale; 0 where nothing is known of the spread.
page-bot-rating = Rating { $rating }{ $spread ->
    [0] {""}
   *[other] {"\u00A0"}±{ $spread }
}{"\u00A0"}· { $matches ->
    [one] one match
   *[other] { $matches } matches
}
page-bot-unrated = Rating not measured yet
page-ratings-about = The levels were rated in matches against each other, the Merchant at 1500. A level with 400 points more finishes ahead of another ten times as often as behind it.
page-move-seat = To sit elsewhere, choose another seat and take it.
page-which-game = Which game
page-pace = Pace
page-pace-live = Live
page-pace-live-about = Everybody is there, move follows move.
page-pace-mail = By mail
page-by-mail = by mail
page-pace-mail-about = Everybody moves when there is time, over days.
page-who-may-come = Who may come
page-private = By invitation
page-private-about = Only friends with a link find this table.
page-listed = Listed
page-listed-about = Anybody on the home page may take an open seat.
page-hints = Hints
page-hints-none = None
page-hints-three = Three each
page-hints-free = No limit
page-hints-about = A bot thinks along and names the best choices, to whoever asks.
page-house-rules = House rules
page-house-rules-count = { $changed ->
    [0] as we read the rulebook
    [one] one changed
   *[other] { $changed } changed
}
page-rule = Rule { $rule }
page-reconstructed = Figures that we had to work out
# A file that may be chosen instead, and the shipped one to download and change.
page-file-choose = Choose a file of your own
page-file-start = Take ours to start from
page-file-line = Line { $line }:
page-invited = { $invited ->
    [0] Everybody is here: the match begins at once.
    [one] One seat waits for a friend.
   *[other] { $invited } seats wait for friends.
}
page-lay-table = Lay the table
page-start-match = Begin the match

## Invitation and lobby

page-invitation = Invitation
page-invites = { $host } invites you to the table
page-take-seat = Take the seat
page-learn-first = Read how the first turn goes
page-seat-gone = The seat is taken
page-table-full-about = All seats of this table are taken. You may watch the match.
page-watch = Watch
page-match-over = The match is over
page-match-over-about = This table has played to the end. The reckoning and the replay are open to you.
page-seated-already = You have a seat at this table
page-here = here
page-away = away
page-lobby = { $missing ->
    [one] One seat is still open
   *[other] { $missing } seats are still open
}
page-starts-itself = The match begins by itself when the last seat is taken.
page-invite-friends = Invite friends
page-invite-how = Each link opens one seat. No account is needed.
page-link-for = Invitation link for the seat of the { $seat }
page-copy-link = Copy link
page-copied = Copied
page-give-to-bot = or give it to
page-seat-for-you = A seat is open for you
page-meanwhile = The host is gathering players
page-meanwhile-about = There is time to look at the rules.

## The end

page-counting = The points are being counted
page-wins-by = { $points ->
    [one] wins by one point
   *[other] wins by { $points } points
}
page-wins-tie = wins the tie
page-shares-victory = shares the victory
page-rank = { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
page-behind = { $points ->
    [0] level
   *[other] { $points } behind
}
page-the-reckoning = The reckoning
page-total = Total
page-how-it-ended = How it ended: { $ending }.
page-points-over = Points over the game
page-turn = Turn { $turn }
page-at-the-end = After the count
# Below the axis of the plot: turns, and the last stretch where the final points are counted.
page-axis-turns = turns
page-axis-count = count
page-see-moment = See this moment
page-back-to-board = Board
page-download = Record
page-share = Share
page-rematch = Rematch
page-join-rematch = Join the rematch
page-watch-rematch = Watch the rematch

## Replay

page-no-replay = Nothing to replay
page-unrolling = The scroll is being unrolled
page-first = To the beginning
page-previous = One decision back
page-play = Play
page-pause = Pause
page-next = One decision on
page-last = To the end
page-scrubber = Step of the match
page-step-of = Step { $step } of { $steps }, turn { $turn }
page-log = What happened
page-setup = Set-up
page-parts = Parts of the board
page-look-from = Look from the seat of
page-still-running = This match is still being played: you see what your seat may know.

## Rules

page-no-rules = No rules here
page-rules-of = Rules of { $game }
page-chapters = Chapters
page-try-it = Try it against bots
