### What the server says when something cannot be done: what, why, and what to do.

error-malformed_message = The server did not understand that message. Reload the page.
error-malformed_body = The server did not understand that request. Check what you entered and try again.
error-unknown_table = There is no table { $table }. Check the link, or open a new table.
error-unknown_game = There is no game { $game } here. Choose one from the shelf.
error-unknown_language = There are no texts in { $language }. Choose another language.
error-unknown_page = This page does not exist. Go back to the start page.
error-unknown_step = This match has steps 0 to { $steps }, so there is no step { $step }.
error-unknown_target = Nothing can be done with these places together. Choose others.
error-wrong_method = The server cannot do that with this address. Reload the page.
error-bad_option = The game has no such option. Choose from the options shown.
error-bad_file = { $number ->
    [one] This file cannot be used: one thing in it has to be put right.
   *[other] This file cannot be used: { $number } things in it have to be put right.
}
error-bad_bot = There is no bot { $bot }. Choose one from the list.
error-bad_seats = This game cannot be played with these seats. Change their number or who sits there.
error-not_seated = You have no seat at this table, so you can only watch. Take a free seat, or open a table of your own.
error-bad_seat_link = This link to a seat is not valid any more. Ask whoever sent it for a new one.
error-not_host = Only the host can do that. Ask the person who opened the table.
error-foreign_page = Another site tried to use this table. Open the table itself.
error-not_running = No match is being played at this table right now. Wait for it to start, or open a new one.
error-not_over = The match is still being played. Try again when it is over.
error-seat_taken = Somebody has taken this seat already. Ask the host for another invitation.
error-bad_invitation = This invitation is not valid. Ask the host for a new link.
error-table_full = All seats of this table are taken. You can watch, or open a table of your own.
error-already_seated = You have a seat at this table already. Go on and play.
error-name_needed = The others need a name to call you by. Enter your name first.
error-not_your_turn = It is not your turn. Wait until the others have decided.
error-illegal_action = { $reason }
error-stale_revision = The table has moved on in the meantime. Look again and decide anew.
error-nothing_to_undo = Nothing can be taken back: something was drawn or revealed, or somebody else has acted.
error-no_hints = There are no hints at this table. Whoever opens a table chooses whether there are any.
error-hints_used = You have taken all { $limit } hints that a player has at this table. Decide yourself.
error-no_advice = The bots could not think of a hint. Nothing is lost and nothing is counted; try again in a moment.
error-too_large = That was too much at once: { $limit } bytes are allowed. Shorten it.
error-too_fast = That was too fast. Wait a few seconds, then go on.
error-not_saved = The server could not save that, so it was not done. Try again in a moment.
error-old_rules = This table was played with an older version of the rules and cannot go on. Open a new one.
error-unreadable_table = This version of Signoria cannot read the moves of this table, so it cannot go on. They are kept as they are; open a new table.
error-server_stopping = The server is stopping. Your table is saved; come back when it is up again.
error-internal = The server made a mistake. Nothing was lost; try again, and tell its owner if it stays.
error-unreachable = The server does not answer. Check your connection; your table is saved.
