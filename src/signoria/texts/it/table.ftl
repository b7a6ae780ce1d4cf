### The table page of the browser: prompt, rail, log, chat, rules, settings.

## Every page

table-name = Tavolo
table-home = Allo scaffale dei giochi
table-loading = Un momento
table-not-loaded = Non è stato possibile caricare la pagina.
table-load-again = Riprova
table-close = Chiudi
table-settings = Impostazioni
table-settings-theme = Luce
table-settings-language = Lingua
table-switch-theme = Giorno o lume di candela
table-theme-auto = Come fuori
table-theme-light = Giorno
table-theme-dark = Candela

## The table

table-company = { $players ->
    [one] un giocatore
    [2] due giocatori
    [3] tre giocatori
    [4] quattro giocatori
    [5] cinque giocatori
   *[other] { $players } giocatori
}
table-skip = Al tavolo
table-laying = Si prepara il tavolo
table-board = Il tabellone
# $name is a player.
table-estate = Plancia di { $name }
table-rail = Giocatori e cronaca
table-rival = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-parts = Parti del tabellone
table-part-lit = { $part }: { $count ->
    [one] { $count } scelta possibile
   *[other] { $count } scelte possibili
}
table-screens = Che cosa si vede
table-screen-board = Tabellone
table-screen-estate = Plancia
table-screen-rivals = Avversari
table-screen-log = Cronaca
table-screen-rules = Regole

## Places of the board, for screen readers

table-place-legal = { $place }, scelta possibile
table-place-chosen = { $place }, scelta fatta
table-place-rest = { $place }

## The prompt

table-prompt = Che cosa si chiede
# $name is one player or several, in a row.
table-decides = In attesa di { $name }
table-deciding = In attesa di { $name }
table-over = La partita è finita.
table-playing-back = Che cosa è successo dopo il tuo ultimo turno
# One place of a move is chosen, such as a building; another one is still to be chosen.
table-next-place = { $place }: scegli che cosa abbinare
table-aim = { $name }: ora scegli sul tavolo
table-which = { $place }: scegli che cosa fare
table-unpick = Annulla questo passo
table-take-back = Annulla
table-restart = Rifai il turno
# An action that cannot be taken back, after the first click: "Pass?"
table-sure = { $action }?
table-do-it = Conferma
table-choose = Scegli
table-score-sheet = Foglio punti

## Hints

table-hint = Suggerimento
# A button: so many hints are left.
table-hint-left = Suggerimento ({ $left })
table-hint-ask = Che cosa mi conviene fare?
table-hint-thinking = Ci penso…
table-hint-choices = Il meglio che una ricerca ha trovato
table-hint-chance = { $percent }%
table-hint-to-win = { $percent }% di vincere
table-hint-only = Non c'è altra scelta.
table-hint-promises-most = Promette di più. Troppo poche prove per distinguere le scelte.
table-hint-comes-next = Viene dopo.
# $difference: one or two of the next four, in a row.
table-hint-against-first = Rispetto alla prima: { $difference }
table-hint-against-second = Rispetto alla seconda: { $difference }
table-hint-more-wins = { $percent ->
    [one] { $percent } vittoria in più su cento
   *[other] { $percent } vittorie in più su cento
}
table-hint-fewer-wins = { $percent ->
    [one] { $percent } vittoria in meno su cento
   *[other] { $percent } vittorie in meno su cento
}
table-hint-same-wins = stesse vittorie
table-hint-more-points = { $points ->
    [one] { $points } punto in più
   *[other] { $points } punti in più
}
table-hint-fewer-points = { $points ->
    [one] { $points } punto in meno
   *[other] { $points } punti in meno
}

## Why not

table-need-have = { $need ->
    [one] serve { $need }
   *[other] servono { $need }
}, hai { $have }
table-rule = Regola { $rule }

## Log, chat, rules, moves

table-tabs = Cronaca, chat e regole
table-tab-log = Cronaca
table-tab-chat = Chat
table-tab-rules = Regole
table-tab-moves = Mosse
table-unread = { $words ->
    [one] { $words } messaggio nuovo
   *[other] { $words } messaggi nuovi
}
table-log-empty = Non è ancora successo nulla.
table-turn = Turno { $turn }
table-setup = Prima del primo turno
table-since = Dopo il tuo ultimo turno
table-away = { $turns ->
    [one] { $turns } turno dopo il tuo ultimo
   *[other] { $turns } turni dopo il tuo ultimo
}
table-play-back = Rivedi
table-write = Scrivi al tavolo
# A spectator writes for the first time.
table-your-name = Il tuo nome, così gli altri sanno chi parla
table-chat-empty = Nessuno ha ancora scritto nulla.
table-rules-search = Cerca nelle regole
table-rules-nothing = Nessuna regola ne parla.
table-rules-missing = Non è stato possibile caricare le regole.
table-rules-untranslated = Queste regole non sono ancora tradotte: eccole in inglese.
table-moves = Che cosa posso fare adesso?
table-moves-none = Adesso non c'è nulla da decidere.

## Points

table-scores = Da dove vengono i punti
table-total = Totale

## The menu

table-copy-seat = Copia il link al mio posto, per un altro dispositivo
table-copy-watch = Copia il link per chi guarda
table-copied = Copiato
table-resign = Lascia il mio posto a un bot
table-resign-sure = Lasci davvero? Non si torna indietro.

## Keys

table-keys = Tasti
table-key-move = alla prossima scelta possibile
table-key-all = al prossimo posto, anche se non si può scegliere
table-key-pick = sceglila
table-key-why = perché questa scelta non è possibile?
table-key-clear = annulla la scelta, chiudi ciò che è aperto
table-key-chip = scegli un numero della domanda
table-key-hint = suggerimento: che cosa mi conviene fare?
table-key-undo = annulla
table-key-restart = rifai il turno
table-key-moves = tutto ciò che si può fare
table-key-scores = da dove vengono i punti
table-key-log = cronaca
table-key-chat = chat
table-key-help = questi tasti

## The connection

table-lost = Connessione persa. Nuovo tentativo…
table-restarting = Il server si sta riavviando. Il tavolo torna fra un momento.
