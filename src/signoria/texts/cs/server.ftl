### What the server says when something cannot be done, in Czech: what, why, and what to do.

error-malformed_message = Server této zprávě nerozumí. Načtěte stránku znovu.
error-malformed_body = Server tomuto požadavku nerozumí. Zkontrolujte, co posíláte, a zkuste to znovu.
error-unknown_table = Stůl { $table } neexistuje. Zkontrolujte odkaz, nebo založte nový stůl.
error-unknown_game = Hra { $game } tu není. Vyberte si některou z police.
error-unknown_language = Texty v jazyce { $language } nejsou. Vyberte jiný jazyk.
error-unknown_page = Tato stránka neexistuje. Vraťte se na úvodní stránku.
error-unknown_step = Tato partie má kroky 0 až { $steps }, krok { $step } v ní není.
error-unknown_target = S těmito místy dohromady se nedá nic udělat. Vyberte jiná.
error-wrong_method = Tohle server s touto adresou neumí. Načtěte stránku znovu.
error-bad_option = Takovou volbu hra nemá. Vyberte z nabízených.
error-bad_file = { $number ->
    [one] Tento soubor nelze použít: je v něm { $number } chyba, kterou je třeba opravit.
    [few] Tento soubor nelze použít: jsou v něm { $number } chyby, které je třeba opravit.
   *[other] Tento soubor nelze použít: je v něm { $number } chyb, které je třeba opravit.
}
error-bad_bot = Bot { $bot } neexistuje. Vyberte některého ze seznamu.
error-bad_seats = S takto obsazenými místy se tato hra hrát nedá. Změňte jejich počet nebo to, kdo na nich sedí.
error-not_seated = U tohoto stolu nemáte místo, můžete se jen dívat. Sedněte si na volné místo, nebo založte vlastní stůl.
error-bad_seat_link = Tento odkaz na místo už neplatí. Požádejte o nový toho, od koho ho máte.
error-not_host = To může jen hostitel. Požádejte toho, kdo stůl založil.
error-foreign_page = Tento stůl se pokusila ovládat jiná stránka. Otevřete přímo stůl.
error-not_running = U tohoto stolu se teď nehraje. Počkejte na začátek, nebo založte nový stůl.
error-not_over = Partie se ještě hraje. Zkuste to, až skončí.
error-seat_taken = Na tomto místě už někdo sedí. Požádejte hostitele o jinou pozvánku.
error-bad_invitation = Tato pozvánka neplatí. Požádejte hostitele o nový odkaz.
error-table_full = Všechna místa u tohoto stolu jsou obsazená. Můžete se dívat, nebo založit vlastní stůl.
error-already_seated = U tohoto stolu už místo máte. Pojďte hrát.
error-name_needed = Ostatní potřebují vědět, jak vám říkat. Zadejte nejdřív své jméno.
error-not_your_turn = Nejste na řadě. Počkejte, až se rozhodnou ostatní.
error-illegal_action = { $reason }
error-stale_revision = U stolu se mezitím něco změnilo. Podívejte se a rozhodněte se znovu.
error-nothing_to_undo = Vrátit už nelze nic: něco se vylosovalo nebo odkrylo, nebo hrál někdo jiný.
error-no_hints = U tohoto stolu se neradí. Zda se smí radit, určuje ten, kdo stůl zakládá.
error-hints_used = Všechny rady, které u tohoto stolu každý má ({ $limit }), jste už vyčerpali. Rozhodněte se sami.
error-no_advice = Boti na žádnou radu nepřišli. Nic se neztratilo ani nezapočítalo; zkuste to za chvíli znovu.
error-too_large = Toho bylo najednou moc: povoleno je { $limit } bajtů. Zkraťte to.
error-too_fast = To bylo moc rychle. Počkejte pár sekund a pokračujte.
error-not_saved = Server to nedokázal uložit, takže se nic nestalo. Zkuste to za chvíli znovu.
error-old_rules = U tohoto stolu se hrálo podle starší verze pravidel a pokračovat nelze. Založte nový.
error-unreadable_table = Tato verze Signorie neumí přečíst tahy tohoto stolu, takže nelze pokračovat. Tahy zůstávají uložené; založte nový stůl.
error-server_stopping = Server se vypíná. Váš stůl je uložený; vraťte se, až zase poběží.
error-internal = Na serveru nastala chyba. Nic se neztratilo; zkuste to znovu, a pokud chyba potrvá, řekněte to správci.
error-unreachable = Server neodpovídá. Zkontrolujte připojení; váš stůl je uložený.
