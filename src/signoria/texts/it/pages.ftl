### The pages around the table: shelf, new table, invitation, lobby, end, replay, rules.

## The titles

page-variant-basic = gioco base
page-variant-advanced = gioco avanzato

## Crests of the seats, also the name of a guest who gives none

page-crest-lily = Giglio
page-crest-tower = Torre
page-crest-oak = Quercia
page-crest-column = Colonna
page-crest-bull = Toro

## The bar on top

page-nav = Pagine
page-nav-play = Gioca
page-nav-learn = Regole
page-settings = Lingua e luce
page-switch-theme = Giorno o lume di candela
page-your-name = Il tuo nome
page-name-label = Come ti chiamiamo?
page-keep-name = Sono io

## Home

page-shelf = { $games ->
    [4] Quattro giochi del Rinascimento
   *[other] Giochi del Rinascimento
}
page-in-the-workshop = In bottega
# A game of another package, without a board for the browser; then what its tables say.
page-not-in-browser = Solo nel terminale
page-not-drawn = Il browser non ha un tabellone per { $game }: si gioca nel terminale, con «signoria play { $game }».
page-players = Da { $from } a { $to } giocatori
page-play-bots = Gioca contro i bot
# Below "Play against bots": what begins with the click.
page-quick = { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
page-new-table = Nuovo tavolo
page-waiting = Aspettano te
page-waiting-count = { $waiting ->
    [one] { $waiting } tavolo
   *[other] { $waiting } tavoli
}{ $others ->
    [0] { "" }
    [one] ; { $others } dove tocca ad altri
   *[other] ; { $others } dove tocca ad altri
}
page-waiting-none = Nessun tavolo ti aspetta. Prendi una scatola dallo scaffale: i bot sono sempre pronti.
page-take-your-turn = Gioca il tuo turno
page-last-move = Ultima mossa
page-others = Agli altri tuoi tavoli
page-thinks = { $name } sta pensando
page-waits-for-players = { $missing ->
    [one] un posto libero
   *[other] { $missing } posti liberi
}
page-to-the-table = Al tavolo
page-over = Finite
page-all-finished = Tutte le { $number } partite
page-winner = vittoria
page-reckoning = Conteggio
page-replay = Rivedi
page-open-tables = Tavoli aperti
page-open-none = Al momento nessuno cerca giocatori. Prepara un nuovo tavolo e fallo comparire qui.
page-hosts-live = { $host } ospita, in diretta
page-hosts-mail = { $host } ospita, per corrispondenza
page-join = Partecipa
page-open-seat = Posto libero

## Waiting and errors

page-laying-out = Si prepara il tavolo
page-no-answer = Nessuno risponde
page-try-again = Riprova
page-no-table = Questo tavolo non esiste
page-no-such-game = Questo gioco non è ancora sullo scaffale.
page-to-the-shelf = Allo scaffale
page-not-found = Questa porta non conduce da nessuna parte
page-not-found-about = A questo indirizzo non c'è nessuna pagina. Forse una lettera del link si è persa per strada.

## New table

page-who-sits = Chi siede dove
page-seats = Posti
page-number-of-players = Giocatori
# Who sits on the seat with this crest?
page-who-here = Posto: { $seat }
page-seat-me = Tu
page-seat-me-about = Prendi tu questo posto.
page-open-seat-about = Per chi riceve da te il link d'invito.
# Kinds of bots: each has a person's name at the table, this is how it plays.
page-bot-greedy = Mercante
page-bot-random = Giullare
page-bot-novizio = Novizio
page-bot-about-novizio = Conosce le regole, ma trascura molto e giudica male il resto. Per la prima partita.
page-bot-cittadino = Cittadino
page-bot-about-cittadino = Gioca con giudizio, con qualche svista. Perdona un errore o due.
page-bot-mercante = Mercante
page-bot-about-mercante = Prende ciò che sul momento promette di più. Un degno avversario per la prima serata.
page-bot-condottiero = Condottiero
page-bot-about-condottiero = Decide a colpo d'occhio, secondo ciò che ha fatto vincere migliaia di partite, con qualche svista.
page-bot-magnifico = Il Magnifico
page-bot-about-magnifico = Guarda avanti, fino a un secondo a mossa, e prova che cosa potresti rispondere.
# How strong a level was measured to be, on Elo's scale; 0 where nothing is known of the spread.
page-bot-rating = Valutazione { $rating }{ $spread ->
    [0] {""}
   *[other] {"\u00A0"}±{ $spread }
}{"\u00A0"}· { $matches ->
    [one] una partita
   *[other] { $matches } partite
}
page-bot-unrated = Valutazione non ancora misurata
page-ratings-about = I livelli sono stati misurati in partite tra loro; il Mercante vale 1500. Chi ha 400 punti in più arriva davanti dieci volte più spesso che dietro.
page-move-seat = Per sederti altrove, scegli un altro posto e prendilo.
page-which-game = Quale gioco
page-pace = Ritmo
page-pace-live = In diretta
page-pace-live-about = Ci siete tutti, una mossa dopo l'altra.
page-pace-mail = Per corrispondenza
page-by-mail = per corrispondenza
page-pace-mail-about = Ognuno muove quando ha tempo, nell'arco di giorni.
page-who-may-come = Chi può venire
page-private = Su invito
page-private-about = Trova questo tavolo solo chi ha un link.
page-listed = In elenco
page-listed-about = Dalla pagina iniziale chiunque può prendere un posto libero.
page-hints = Suggerimenti
page-hints-none = Nessuno
page-hints-three = Tre a testa
page-hints-free = Senza limite
page-hints-about = Un bot pensa con te e dice le scelte migliori a chi le chiede.
page-house-rules = Regole della casa
page-house-rules-count = { $changed ->
    [0] come noi leggiamo il regolamento
    [one] una modificata
   *[other] { $changed } modificate
}
page-rule = Regola { $rule }
page-reconstructed = Dati che abbiamo dovuto ricavare
# A file that may be chosen instead, and the shipped one to download and change.
page-file-choose = Scegli un tuo file
page-file-start = Prendi il nostro come base
page-file-line = Riga { $line }:
page-invited = { $invited ->
    [0] Ci sono tutti: la partita comincia subito.
    [one] Un posto aspetta qualcuno da invitare.
   *[other] { $invited } posti aspettano qualcuno da invitare.
}
page-lay-table = Prepara il tavolo
page-start-match = Comincia la partita

## Invitation and lobby

page-invitation = Invito
page-invites = { $host } ti invita al tavolo
page-take-seat = Prendi posto
page-learn-first = Leggi come si gioca il primo turno
page-seat-gone = Il posto è occupato
page-table-full-about = Tutti i posti di questo tavolo sono occupati. Puoi guardare la partita.
page-watch = Guarda
page-match-over = La partita è finita
page-match-over-about = A questo tavolo si è giocato fino in fondo. Puoi vedere il conteggio e rivedere la partita.
page-seated-already = Hai un posto a questo tavolo
page-here = presente
page-away = assente
page-lobby = { $missing ->
    [one] Un posto è ancora libero
   *[other] { $missing } posti sono ancora liberi
}
page-starts-itself = La partita comincia da sola quando l'ultimo posto è occupato.
page-invite-friends = Invita gli amici
page-invite-how = Ogni link apre un posto. Non serve un account.
page-link-for = Link d'invito per il posto: { $seat }
page-copy-link = Copia il link
page-copied = Copiato
page-give-to-bot = oppure affidalo al
page-seat-for-you = C'è un posto libero per te
page-meanwhile = Chi ospita sta radunando i giocatori
page-meanwhile-about = C'è tempo per dare un'occhiata alle regole.

## The end

page-counting = Si contano i punti
page-wins-by = { $points ->
    [one] vince di un punto
   *[other] vince di { $points } punti
}
page-wins-tie = vince lo spareggio
page-shares-victory = condivide la vittoria
page-rank = { $rank ->
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[5] quinto posto
}
page-behind = { $points ->
    [0] in parità
    [one] un punto in meno
   *[other] { $points } punti in meno
}
page-the-reckoning = Il conteggio
page-total = Totale
page-how-it-ended = Com'è finita: { $ending }.
page-points-over = I punti nel corso della partita
page-turn = Turno { $turn }
page-at-the-end = Dopo il conteggio
# Below the axis of the plot: turns, and the last stretch where the final points are counted.
page-axis-turns = turni
page-axis-count = conteggio
page-see-moment = Vedi questo momento
page-back-to-board = Tabellone
page-download = Verbale
page-share = Condividi
page-rematch = Rivincita
page-join-rematch = Gioca la rivincita
page-watch-rematch = Guarda la rivincita

## Replay

page-no-replay = Niente da rivedere
page-unrolling = Si srotola la pergamena
page-first = All'inizio
page-previous = Una decisione indietro
page-play = Avvia
page-pause = Pausa
page-next = Una decisione avanti
page-last = Alla fine
page-scrubber = Passo della partita
page-step-of = Passo { $step } di { $steps }, turno { $turn }
page-log = Che cosa è successo
page-setup = Preparazione
page-parts = Parti del tabellone
page-look-from = Guarda dal posto di
page-still-running = La partita è ancora in corso: vedi ciò che il tuo posto può sapere.

## Rules

page-no-rules = Qui non ci sono regole
page-rules-of = { $game }: le regole
page-chapters = Capitoli
page-try-it = Provalo contro i bot
