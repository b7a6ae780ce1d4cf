### What every title says, in Polish.

## Why an action is refused

reason-match_over = rozgrywka jest już zakończona
reason-not_your_decision = teraz decyduje ktoś inny
reason-not_the_question = teraz chodzi o inną decyzję
reason-no_such_action = nie ma takiej akcji

## Lists

list-comma = { $first }, { $rest }
