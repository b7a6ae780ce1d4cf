### The table page of the browser: prompt, rail, log, chat, rules, settings.

## Every page

table-name = Table
table-home = To the shelf of games
table-loading = One moment
table-not-loaded = This page could not be loaded.
table-load-again = Try again
table-close = Close
table-settings = Settings
table-settings-theme = Light
table-settings-language = Language
table-switch-theme = Daylight or candlelight
table-theme-auto = As outside
table-theme-light = Daylight
table-theme-dark = Candlelight

## The table

table-company = { $players ->
    [one] one player
    [2] two players
    [3] three players
    [4] four players
    [5] five players
   *[other] { $players } players
}
table-skip = To the table
table-laying = The table is being laid
table-board = The board
# $name is a player.
table-estate = Estate of { $name }
table-rail = Players and log
table-rival = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-parts = Parts of the board
table-part-lit = { $part }: { $count ->
    [one] { $count } place can be chosen
   *[other] { $count } places can be chosen
}
table-screens = What is shown
table-screen-board = Board
table-screen-estate = Estate
table-screen-rivals = Rivals
table-screen-log = Log
table-screen-rules = Rules

## Places of the board, for screen readers

table-place-legal = { $place }, can be chosen
table-place-chosen = { $place }, chosen
table-place-rest = { $place }

## The prompt

table-prompt = What is asked
# $name is one player or several, in a row.
table-decides = { $name } to decide
table-deciding = { $name } to decide
table-over = The match is over.
table-playing-back = What has happened since your last turn
# One place of a move is chosen, such as a building; another one is still to be chosen.
table-next-place = { $place }: choose a place that goes with it
# After a card to play or a deed has been chosen, before what it is aimed at.
table-aim = { $name }: now choose on the table
table-which = { $place }: choose what happens
table-unpick = Take this step back
table-take-back = Take back
table-restart = Restart turn
# An action that cannot be taken back, after the first click: "Pass?"
table-sure = { $action }?
table-do-it = Do it
table-choose = Choose
table-score-sheet = Score sheet

## Hints

table-hint = Hint
# A button: so many hints are left.
table-hint-left = Hint ({ $left })
table-hint-ask = What should I do?
table-hint-thinking = Thinking…
table-hint-choices = The best that a search has found
table-hint-chance = { $percent } %
table-hint-to-win = { $percent } % to win
table-hint-only = There is no other choice.
table-hint-promises-most = Promises most. Too few trials to tell the choices apart.
table-hint-comes-next = Comes next.
# $difference: one or two of the next four, in a row.
table-hint-against-first = Against the first: { $difference }
table-hint-against-second = Against the second: { $difference }
table-hint-more-wins = { $percent ->
    [one] { $percent } victory more in a hundred
   *[other] { $percent } victories more in a hundred
}
table-hint-fewer-wins = { $percent ->
    [one] { $percent } victory fewer in a hundred
   *[other] { $percent } victories fewer in a hundred
}
table-hint-same-wins = as many victories
table-hint-more-points = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}
table-hint-fewer-points = { $points ->
    [one] { $points } point fewer
   *[other] { $points } points fewer
}

## Why not

table-need-have = need { $need }, have { $have }
table-rule = Rule { $rule }

## Log, chat, rules, moves

table-tabs = Log, chat and rules
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-moves = Moves
table-unread = { $words ->
    [one] { $words } new message
   *[other] { $words } new messages
}
table-log-empty = Nothing has happened yet.
table-turn = Turn { $turn }
table-setup = Before the first turn
table-since = Since your last turn
table-away = { $turns ->
    [one] { $turns } turn since your last one
   *[other] { $turns } turns since your last one
}
table-play-back = Play it back
table-write = Write to the table
# A spectator writes for the first time.
table-your-name = Your name, so that the others know who speaks
table-chat-empty = Nobody has said anything yet.
table-rules-search = Search the rules
table-rules-nothing = No rule says that.
table-rules-missing = The rules could not be loaded.
table-rules-untranslated = These rules have not been translated yet: here they are in English.
table-moves = What may I do now?
table-moves-none = Nothing is to be decided now.

## Points

table-scores = Where the points come from
table-total = Together

## The menu

table-copy-seat = Copy the link to my seat, for another device
table-copy-watch = Copy the link for spectators
table-copied = Copied
table-resign = Leave my seat to a bot
table-resign-sure = Really leave? There is no way back.

## Keys

table-keys = Keys
table-key-move = to the next place that can be chosen
table-key-all = to the next place, also one that cannot be chosen
table-key-pick = choose it
table-key-why = why can this place not be chosen?
table-key-clear = take the choice back, close what is open
table-key-chip = choose a number of the prompt
table-key-hint = hint: what should I do?
table-key-undo = take back
table-key-restart = restart the turn
table-key-moves = everything that may be done
table-key-scores = where the points come from
table-key-log = log
table-key-chat = chat
table-key-help = these keys

## The connection

table-lost = The connection is lost. Trying again…
table-restarting = The server is restarting. The table will be back in a moment.
