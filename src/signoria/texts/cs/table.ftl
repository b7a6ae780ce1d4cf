### The table page of the browser in Czech: prompt, rail, log, chat, rules, settings.

## Every page

table-name = Stůl
table-home = K polici s hrami
table-loading = Okamžik
table-not-loaded = Tuto stránku se nepodařilo načíst.
table-load-again = Zkusit znovu
table-close = Zavřít
table-settings = Nastavení
table-settings-theme = Osvětlení
table-settings-language = Jazyk
table-switch-theme = Denní světlo, nebo svíčky
table-theme-auto = Jako venku
table-theme-light = Denní světlo
table-theme-dark = Svíčky

## The table

table-company = { $players ->
    [one] jeden hráč
    [2] dva hráči
    [3] tři hráči
    [4] čtyři hráči
    [5] pět hráčů
   *[other] { $players } hráčů
}
table-skip = Ke stolu
table-laying = Stůl se chystá
table-board = Herní plán
# $name is a player.
table-estate = { $name }: deska hráče
table-rail = Hráči a záznam
table-rival = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-parts = Části plánu
table-part-lit = { $part }: { $count ->
    [one] vybrat lze { $count } místo
    [few] vybrat lze { $count } místa
   *[other] vybrat lze { $count } míst
}
table-screens = Co je vidět
table-screen-board = Plán
table-screen-estate = Deska
table-screen-rivals = Soupeři
table-screen-log = Záznam
table-screen-rules = Pravidla

## Places of the board, for screen readers

table-place-legal = { $place }, lze vybrat
table-place-chosen = { $place }, vybráno
table-place-rest = { $place }

## The prompt

table-prompt = Na co se hra ptá
# $name is one player or several, in a row.
table-decides = Na řadě: { $name }
table-deciding = Na řadě: { $name }
table-over = Partie skončila.
table-playing-back = Co se dělo od vašeho posledního tahu
# One place of a move is chosen, such as a building; another one is still to be chosen.
table-next-place = { $place }: vyberte, co k tomu patří
# After a card to play or a deed has been chosen, before what it is aimed at.
table-aim = { $name }: teď vyberte cíl na stole
table-which = { $place }: vyberte, co se stane
table-unpick = Vrátit tento krok
table-take-back = Vrátit
table-restart = Tah od začátku
# An action that cannot be taken back, after the first click: "Pass?"
table-sure = { $action }?
table-do-it = Provést
table-choose = Vybrat
table-score-sheet = Přehled bodů

## Hints

table-hint = Poradit
# A button: so many hints are left.
table-hint-left = Poradit ({ $left })
table-hint-ask = Co mám raději udělat?
table-hint-thinking = Přemýšlím…
table-hint-choices = Nejlepší nalezené možnosti
table-hint-chance = { $percent } %
table-hint-to-win = { $percent } % na výhru
table-hint-only = Jiná možnost není.
table-hint-promises-most = Slibuje nejvíc. Na porovnání bylo málo pokusů.
table-hint-comes-next = Další v pořadí.
# $difference: one or two of the next four, in a row.
table-hint-against-first = Proti první: { $difference }
table-hint-against-second = Proti druhé: { $difference }
table-hint-more-wins = { $percent ->
    [one] o { $percent } výhru ze sta více
    [few] o { $percent } výhry ze sta více
    [many] o { $percent } výhry ze sta více
   *[other] o { $percent } výher ze sta více
}
table-hint-fewer-wins = { $percent ->
    [one] o { $percent } výhru ze sta méně
    [few] o { $percent } výhry ze sta méně
    [many] o { $percent } výhry ze sta méně
   *[other] o { $percent } výher ze sta méně
}
table-hint-same-wins = stejně výher
table-hint-more-points = { $points ->
    [one] o { $points } bod více
    [few] o { $points } body více
    [many] o { $points } bodu více
   *[other] o { $points } bodů více
}
table-hint-fewer-points = { $points ->
    [one] o { $points } bod méně
    [few] o { $points } body méně
    [many] o { $points } bodu méně
   *[other] o { $points } bodů méně
}

## Why not

table-need-have = potřeba { $need }, máte { $have }
table-rule = Pravidlo { $rule }

## Log, chat, rules, moves

table-tabs = Záznam, chat a pravidla
table-tab-log = Záznam
table-tab-chat = Chat
table-tab-rules = Pravidla
table-tab-moves = Možnosti
table-unread = { $words ->
    [one] { $words } nová zpráva
    [few] { $words } nové zprávy
   *[other] { $words } nových zpráv
}
table-log-empty = Zatím se nic nestalo.
table-turn = Tah { $turn }
table-setup = Před prvním tahem
table-since = Od vašeho posledního tahu
table-away = { $turns ->
    [one] { $turns } tah od vašeho posledního
    [few] { $turns } tahy od vašeho posledního
   *[other] { $turns } tahů od vašeho posledního
}
table-play-back = Přehrát
table-write = Napište ke stolu
# A spectator writes for the first time.
table-your-name = Vaše jméno, ať ostatní vědí, kdo mluví
table-chat-empty = Zatím nikdo nic nenapsal.
table-rules-search = Hledat v pravidlech
table-rules-nothing = Nic takového v pravidlech není.
table-rules-missing = Pravidla se nepodařilo načíst.
table-rules-untranslated = Tato pravidla ještě nejsou přeložena: zde jsou anglicky.
table-moves = Co teď mohu udělat?
table-moves-none = Teď není o čem rozhodovat.

## Points

table-scores = Odkud jsou body
table-total = Celkem

## The menu

table-copy-seat = Kopírovat odkaz na mé místo pro jiné zařízení
table-copy-watch = Kopírovat odkaz pro diváky
table-copied = Zkopírováno
table-resign = Přenechat mé místo botovi
table-resign-sure = Opravdu odejít? Vrátit se nedá.

## Keys

table-keys = Klávesy
table-key-move = na další místo, které lze vybrat
table-key-all = na další místo, i když ho nelze vybrat
table-key-pick = vybrat ho
table-key-why = proč toto místo nelze vybrat?
table-key-clear = zrušit výběr, zavřít, co je otevřené
table-key-chip = vybrat číslo z otázky
table-key-hint = poradit: co mám raději udělat?
table-key-undo = vrátit
table-key-restart = začít tah znovu
table-key-moves = všechno, co se smí
table-key-scores = odkud jsou body
table-key-log = záznam
table-key-chat = chat
table-key-help = tyto klávesy

## The connection

table-lost = Spojení je přerušené. Zkouším znovu…
table-restarting = Server se restartuje. Stůl bude za okamžik zpátky.
