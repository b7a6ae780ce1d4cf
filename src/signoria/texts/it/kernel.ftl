### What every title says: refusals of the engine itself, and how goods and lists are written.
###
### An argument that is a word of a game comes twice: { $city } is its name in this language and
### { $city_key } its key, for languages that must decline it: select on the key. A building comes
### in parts as well: { $tile_kind } and { $tile_value }.

## Why an action is refused

reason-match_over = la partita è finita
reason-not_your_decision = adesso la decisione spetta a qualcun altro
reason-not_the_question = non è quello che si chiede adesso
reason-no_such_action = un'azione così non esiste

## Lists

list-comma = { $first }, { $rest }
