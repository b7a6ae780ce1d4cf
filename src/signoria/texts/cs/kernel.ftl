### What every title says, in Czech.
###
### Readers are addressed with the polite plural; players are told of in the present tense, which
### does not ask for their gender.

## Why an action is refused

reason-match_over = partie už skončila
reason-not_your_decision = teď rozhoduje někdo jiný
reason-not_the_question = na to se teď nikdo neptá
reason-no_such_action = taková akce neexistuje

## Lists

list-comma = { $first }, { $rest }
