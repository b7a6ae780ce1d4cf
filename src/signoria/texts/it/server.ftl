### What the server says when something cannot be done: what, why, and what to do.

error-malformed_message = Il server non ha capito il messaggio. Ricarica la pagina.
error-malformed_body = Il server non ha capito la richiesta. Controlla i dati inseriti e riprova.
error-unknown_table = Il tavolo { $table } non esiste. Controlla il link o apri un nuovo tavolo.
error-unknown_game = Il gioco { $game } qui non c'è. Scegline uno dallo scaffale.
error-unknown_language = Non ci sono testi in { $language }. Scegli un'altra lingua.
error-unknown_page = Questa pagina non esiste. Torna alla pagina iniziale.
error-unknown_step = Questa partita va dal passo 0 al passo { $steps }: il passo { $step } non esiste.
error-unknown_target = Queste scelte insieme non portano a nulla. Provane altre.
error-wrong_method = A questo indirizzo il server non può farlo. Ricarica la pagina.
error-bad_option = Il gioco non ha questa opzione. Scegli fra quelle mostrate.
error-bad_file = { $number ->
    [one] Questo file non si può usare: c'è una cosa da correggere.
   *[other] Questo file non si può usare: ci sono { $number } cose da correggere.
}
error-bad_bot = Il bot { $bot } non esiste. Scegline uno dall'elenco.
error-bad_seats = Con questi posti non si può giocare. Cambia quanti sono o chi li occupa.
error-not_seated = Non hai un posto a questo tavolo, quindi puoi solo guardare. Prendi un posto libero o apri un tavolo tuo.
error-bad_seat_link = Questo link a un posto non è più valido. Chiedine uno nuovo a chi te l'ha mandato.
error-not_host = Può farlo solo chi ospita. Rivolgiti a chi ha aperto il tavolo.
error-foreign_page = Un altro sito ha provato a usare questo tavolo. Apri il tavolo stesso.
error-not_running = A questo tavolo adesso non si gioca. Aspetta che si cominci o apri un nuovo tavolo.
error-not_over = La partita è ancora in corso. Riprova quando sarà finita.
error-seat_taken = Qualcuno ha già preso questo posto. Chiedi un altro invito a chi ospita.
error-bad_invitation = Questo invito non è valido. Chiedi un nuovo link a chi ospita.
error-table_full = Tutti i posti di questo tavolo sono occupati. Puoi guardare o aprire un tavolo tuo.
error-already_seated = Hai già un posto a questo tavolo. Gioca pure.
error-name_needed = Gli altri devono sapere come chiamarti. Prima inserisci il tuo nome.
error-not_your_turn = Non è il tuo turno. Aspetta che gli altri abbiano deciso.
error-illegal_action = { $reason }
error-stale_revision = Nel frattempo il tavolo è andato avanti. Guarda di nuovo e decidi.
error-nothing_to_undo = Non si può annullare nulla: qualcosa è stato pescato o rivelato, oppure ha agito qualcun altro.
error-no_hints = A questo tavolo non ci sono suggerimenti. Chi apre un tavolo sceglie se ci sono.
error-hints_used = Hai già chiesto tutti i { $limit } suggerimenti che spettano a ciascuno a questo tavolo. Decidi da te.
error-no_advice = I bot non sono riusciti a trovare un suggerimento. Non si è perso né contato nulla; riprova fra un momento.
error-too_large = Era troppo in una volta: sono ammessi { $limit } byte. Accorcia.
error-too_fast = Troppo in fretta. Aspetta qualche secondo, poi continua.
error-not_saved = Il server non ha potuto salvare, quindi non è successo nulla. Riprova fra un momento.
error-old_rules = Questo tavolo usava una versione precedente delle regole e non può continuare. Aprine uno nuovo.
error-unreadable_table = Questa versione di Signoria non riesce a leggere le mosse di questo tavolo, che quindi non può continuare. Restano conservate; apri un nuovo tavolo.
error-server_stopping = Il server si sta fermando. Il tuo tavolo è salvo; torna quando sarà di nuovo attivo.
error-internal = Il server ha commesso un errore. Non si è perso nulla; riprova e, se continua, avvisa chi lo gestisce.
error-unreachable = Il server non risponde. Controlla la connessione; il tuo tavolo è salvo.
