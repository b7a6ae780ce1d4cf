### What every title says: refusals of the engine itself, and how goods and lists are written.
###
### An argument that is a word of a game comes twice: { $city } is its name in this language and
### { $city_key } its key, for languages that must decline it: select on the key. A building comes
### in parts as well: { $tile_kind } and { $tile_value }.

## Why an action is refused

reason-match_over = the match is over
reason-not_your_decision = another seat has to decide now
reason-not_the_question = this is not what is asked now
reason-no_such_action = there is no such action

## Lists

list-comma = { $first }, { $rest }
