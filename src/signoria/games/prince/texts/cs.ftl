### The Prince in Czech.
###
### Terms: etapa (one of the three turns), tah (a player's phase), kolo (a round of an election),
### nabídka (the pool), návrh (an offer of trade), panství, sídlo, zábor, žold, honorář.
### Events are told in the present tense, which does not ask for the player's gender.
###
### Cards: { $card } is the message `card`, a card's name behind a noun in the accusative, as owners
### of the box may give the cards other names, which cannot be declined: "úřad Datář", "kartu Špeh".
### For offices, holdings and bases it is the nominative as well. All sentences keep to that.

title = Vladař

## Houses, their bases, and the cards

house-borgia = Borgia
house-colonna = Colonna
house-medici = Medici
house-rovere = della Rovere
house-orsini = Orsini

base-civita-castellana = Civita Castellana
base-palestrina = Palestrina
base-firenze = Florencie
base-senigallia = Senigallia
base-bracciano = Bracciano

card-bologna = Bologna
card-perugia = Perugia
card-urbino = Urbino
card-ancona = Ancona
card-rimini = Rimini
card-orvieto = Orvieto
card-viterbo = Viterbo
card-spoleto = Spoleto
card-ceri = Ceri
card-nepi = Nepi
card-sermoneta = Sermoneta
card-ostia = Ostia

card-vice-chancellor = Vicekancléř
card-camerlengo = Kamerlengo
card-depositor-general = Generální depozitář
card-major-penitentiary = Nejvyšší penitenciář
card-datary = Datář
card-gonfalonier = Gonfaloniér církve
card-prefect = Prefekt Říma
card-castellan = Kastelán Andělského hradu
card-secretary = Apoštolský sekretář

card-michelangelo = Michelangelo Buonarroti
card-raphael = Raffaello Sanzio
card-leonardo = Leonardo da Vinci
card-botticelli = Sandro Botticelli
card-titian = Tiziano Vecellio
card-bramante = Donato Bramante
card-mantegna = Andrea Mantegna
card-perugino = Pietro Perugino
card-pinturicchio = Pinturicchio
card-cellini = Benvenuto Cellini

card-sforza = Sforza
card-este = d'Este
card-montefeltro = Montefeltro
card-gonzaga = Gonzaga
card-malatesta = Malatesta
card-bentivoglio = Bentivoglio

card-naldo = Dionigi di Naldo
card-marciano = Ranuccio da Marciano
card-oliverotto = Oliverotto da Fermo
card-vitelli = Vitellozzo Vitelli
card-baglioni = Giampaolo Baglioni
card-sanseverino = Roberto Sanseverino
card-alviano = Bartolomeo d'Alviano
card-trivulzio = Gian Giacomo Trivulzio

card-spy = Špeh
card-poison = Smrt jedem či morem
card-bravo = Smrt rukou vraha
card-doctor = Lékař
card-marriage = Sňatek
card-savonarola = Savonarola
card-simony = Obvinění ze simonie

# The same names where little room is: ten letters or so.
short-civita-castellana = Civita Cast.
short-palestrina = Palestrina
short-firenze = Florencie
short-senigallia = Senigallia
short-bracciano = Bracciano
short-bologna = Bologna
short-perugia = Perugia
short-urbino = Urbino
short-ancona = Ancona
short-rimini = Rimini
short-orvieto = Orvieto
short-viterbo = Viterbo
short-spoleto = Spoleto
short-ceri = Ceri
short-nepi = Nepi
short-sermoneta = Sermoneta
short-ostia = Ostia
short-vice-chancellor = Vicekanc.
short-camerlengo = Kamerl.
short-depositor-general = Depozitář
short-major-penitentiary = Penitenc.
short-datary = Datář
short-gonfalonier = Gonfalon.
short-prefect = Prefekt
short-castellan = Kastelán
short-secretary = Sekretář
short-michelangelo = Michel.
short-raphael = Raffaello
short-leonardo = Leonardo
short-botticelli = Botticelli
short-titian = Tiziano
short-bramante = Bramante
short-mantegna = Mantegna
short-perugino = Perugino
short-pinturicchio = Pinturicc.
short-cellini = Cellini
short-sforza = Sforza
short-este = d'Este
short-montefeltro = Montefel.
short-gonzaga = Gonzaga
short-malatesta = Malatesta
short-bentivoglio = Bentivog.
short-naldo = D. di Naldo
short-marciano = Marciano
short-oliverotto = Oliverotto
short-vitelli = V. Vitelli
short-baglioni = G. Baglioni
short-sanseverino = Sansever.
short-alviano = B. d'Alviano
short-trivulzio = Trivulzio
short-spy = Špeh
short-poison = Jed, mor
short-bravo = Vrah
short-doctor = Lékař
short-marriage = Sňatek
short-savonarola = Savonar.
short-simony = Simonie

# A card's name inside a sentence, never at its beginning.
card = { $kind ->
    [holding] panství { $name }
    [base] sídlo { $name }
    [office] úřad { $name }
    [family] rodinu { $name }
   *[other] kartu { $name }
}

# What three or more cards of a hand were, said after a colon.
type-holding = panství
type-office = úřady
type-artist = umělci
type-family = rodiny
type-condottiere = kondotiéři
type-spy = špehové
type-doctor = lékaři
type-marriage = sňatky
type-savonarola = Savonarola
type-simony = obvinění ze simonie
type-death = smrti

# Nobody is sent into a seizure.
troop-none = nikoho

## Parts of lists, put together with commas

# A player and a number of ducats or cardinals: "Anna 35".
amount-of-seat = { $seat } { $amount }
# A player's vote in a simony trial: "Anna: vinen (5)".
verdict-of-seat = { $seat }: { $guilty ->
    [yes] vinen
   *[no] nevinen
} ({ $votes })
# Votes for a player in an election: "Anna 12".
votes-for = { $candidate } { $votes }
# Points from one source: "peníze 8".
points-from = { $source } { $points }
# An office dealt to a player: "úřad Datář má Anna".
office-to = { $card } má { $receiver }

## What a preview counts

good-ducats = { $amount ->
    [one] { $amount } dukát
    [few] { $amount } dukáty
   *[other] { $amount } dukátů
}
good-votes = { $amount ->
    [one] { $amount } hlas
    [few] { $amount } hlasy
   *[other] { $amount } hlasů
}
# Paid at the end of every turn.
good-income = příjem { $amount }
# Victory points printed on the cards one owns, counted at the end of every turn.
good-prestige = { $amount } VB za etapu

## Questions

question-choosing_house = Který rod povedete?
question-mulligan = Necháte si ruku, nebo ji vrátíte a vezmete si novou? K tomu jsou potřeba tři karty téhož typu.
question-order = { $cards ->
    [one] Vyložit je třeba { $cards } kartu. Která to bude?
    [few] Vyložit je třeba { $cards } karty. Která bude další?
   *[other] Vyložit je třeba { $cards } karet. Která bude další?
}
question-fee = Zaplatíte { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
} za { $card }, nebo se bez ní obejdete?
question-laying = Kam umístíte { $card }?
question-filling = Co ještě dáte do { $holding }?
question-buy = Odkryjte kartu k dražbě, nebo pošlete špeha do nabídky.
# A bid is said in parts: `begun` when a part of it has been said.
question-bid = { $begun ->
    [yes] Zatím { $bid } za { $card }. O kolik ještě víc?
   *[no] { $highest ->
        [0] Zahajte dražbu o { $card }, nebo pasujte.
       *[other] Dejte víc než { $highest } za { $card }, nebo pasujte.
    }
}
question-act = { $after ->
    [yes] Po záboru: přeskupte své karty a ukončete tah.
   *[no] Hrajte karty, pokuste se o jeden zábor, nebo ukončete tah.
}
question-react = Jed či mor ohrožuje { $target_kind ->
    [marriage] sňatek
   *[other] { $target }
}: přijde lékař?
question-bestow = { $killed ->
    [yes] Uvolnil se { $card }. Kdo ho dostane, nebo se odloží?
   *[no] Papež žádný úřad držet nesmí: kdo dostane { $card }?
}
question-trial = Rod { $by } viní papeže ze simonie: vinen, nebo nevinen?
question-commit = { $what ->
    [base] Nájezd na { $target } a vše, co v něm leží: které kondotiéry vyšlete?
   *[other] Bojuje se o { $target }: které kondotiéry vyšlete?
}
question-ballot = { $run_off ->
    [yes] Užší volba, tajná: jak rozdělíte hlasy mezi oba rody?
   *[no] Tajné hlasování: rozdělte všechny své hlasy mezi rody.
}
question-vote = { $left ->
    [one] { $round }. veřejné kolo: odevzdejte { $left } hlas, první je rod { $house }.
    [few] { $round }. veřejné kolo: rozdělte { $left } hlasy mezi rody, první je { $house }.
   *[other] { $round }. veřejné kolo: rozdělte { $left } hlasů mezi rody, první je { $house }.
}
question-reshuffle = Vezmete úřady všem ostatním a rozdáte je znovu? Obvinit vás pak smí kdokoli.
question-appoint = { $left ->
    [one] Dejte { $left } nového kardinála, první je rod { $house }; koho nedáte nikomu, zůstane vám.
    [few] Rozdělte { $left } nové kardinály, první je rod { $house }; koho nedáte nikomu, zůstane vám.
   *[other] Rozdělte { $left } nových kardinálů, první je rod { $house }; koho nedáte nikomu, zůstane vám.
}
question-deals = Před hlasováním: předložte návrh, nebo obchody ukončete.
question-compose = Váš návrh rodu { $to }: přidejte, co dáváte, pak co žádáte, a předložte ho.
question-offer = Obchod mezi rody { $from } a { $to }: platí?
question-leave = Rody { $from } a { $to } obchodují s úřadem: dovolí to papež?
question-drawing_house = Losují se rody.
question-drawing_pope = Losuje se první papež.
question-dealing = Rozdávají se karty.
question-turning_up = Odkrývá se karta z nabídky.
question-spying = Špeh sahá do nabídky.
question-stealing = Špeh sahá do cizí ruky.
question-drawing = Táhne se karta.
question-reshuffling = Úřady se rozdávají znovu.
question-breaking_tie = Rozhoduje los.
question-filling_pool = Vykládá se nabídka.

## Actions, each as a sentence

verb-choose-house = Vést rod { $house }
verb-mulligan = Vrátit ruku a vzít si novou
verb-keep = Nechat si ruku
verb-lay = Vyložit { $card }
verb-pay-fee = Zaplatit honorář
verb-refuse-fee = Neplatit
verb-put-into = Umístit do { $home_key ->
    [civita-castellana] sídla
    [palestrina] sídla
    [firenze] sídla
    [senigallia] sídla
    [bracciano] sídla
   *[other] panství
} { $home }
verb-leave-open = Nechat bez ochrany
verb-put = Přidat { $card } do nového panství
verb-enough = Už nic
verb-auction = Odkrýt kartu k dražbě
verb-auction-card = Dražit { $card }
verb-spy-pool = Poslat špeha do nabídky
verb-raise = Přihodit { $ducats }
verb-add = Přihodit { $ducats } a ještě něco
verb-pass = Pasovat
verb-shelter = Umístit { $card } do { $home_key ->
    [civita-castellana] sídla
    [palestrina] sídla
    [firenze] sídla
    [senigallia] sídla
    [bracciano] sídla
   *[other] panství
} { $home }
verb-expose = Přesunout { $card } před desku
verb-spy = Poslat špeha pro kartu rodu { $house }
verb-poison = Seslat jed či mor na { $card }
verb-poison-marriage = Seslat jed či mor na sňatek
verb-bravo = Poslat vraha na { $card }
verb-bravo-marriage = Poslat vraha na sňatek
verb-bravo-savonarola = Poslat vraha na Savonarolu
verb-marry = Uzavřít sňatek s rodem { $house }
verb-savonarola = Poštvat Savonarolu na papeže
verb-accuse = Obvinit papeže ze simonie
verb-seize-card = Zabrat { $card }
verb-seize-holding = Zabrat { $holding } i s obsahem
verb-seize-base = Zabrat obsah sídla rodu { $house }
verb-end-phase = Ukončit tah
verb-doctor = Zahrát lékaře
verb-let-be = Nechat to být
verb-never-react = Nechat to být a už se neptat
verb-bestow = Dát ho rodu { $house }
verb-set-aside = Odložit ho
verb-guilty = Vinen
verb-not-guilty = Nevinen
verb-commit = { $troop_key ->
    [none] Nevyslat { $troop }
   *[some] Vyslat: { $troop }
}
verb-vote = { $votes ->
    [0] Žádné hlasy pro rod { $house }
    [one] { $votes } hlas pro rod { $house }
    [few] { $votes } hlasy pro rod { $house }
   *[other] { $votes } hlasů pro rod { $house }
}
verb-reshuffle = Rozdat úřady ostatních znovu
verb-no-reshuffle = Nechat úřady ostatních na pokoji
verb-appoint = { $cardinals ->
    [0] Žádný kardinál pro rod { $house }
    [one] { $cardinals } kardinál pro rod { $house }
    [few] { $cardinals } kardinálové pro rod { $house }
   *[other] { $cardinals } kardinálů pro rod { $house }
}
verb-offer = Navrhnout obchod rodu { $house }
verb-give = Dát { $card }
verb-give-ducats = Dát { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}
verb-ask = Žádat { $card }
verb-ask-ducats = Žádat { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}
verb-propose = Předložit návrh
verb-drop-offer = Upustit od návrhu
verb-accept = Přijmout
verb-decline = Odmítnout
verb-counter = Předložit protinávrh
verb-withdraw = Stáhnout návrh
verb-no-deals = Dál neobchodovat
verb-allow = Dovolit
verb-forbid = Zakázat
verb-draw-house = Losem vychází rod { $house }
verb-draw-pope = Papež je z rodu { $house }
verb-draw-card = Los přináší { $card }
verb-draw-nothing = Los nepřináší nic
verb-draw-tie = Los určuje rod { $house }

## Headings above several actions of one verb; their last argument is listed

group-choose-house = Vést rod
group-lay = Vyložit kartu
group-put-into = Umístit do
group-put = Přidat kartu
group-auction-card = Dražit kartu
group-shelter = Kam umístit { $card }
group-expose = Přesunout před desku kartu
group-spy = Poslat špeha pro kartu rodu
group-poison = Seslat jed či mor na kartu
group-bravo = Poslat vraha na úřad
group-marry = Uzavřít sňatek s rodem
group-seize-card = Zabrat kartu
group-seize-holding = Zabrat i s obsahem panství
group-seize-base = Zabrat obsah sídla rodu
group-bestow = Dát ho rodu
group-commit = Vyslat
group-offer = Navrhnout obchod rodu
group-give = Dát kartu
group-ask = Žádat kartu

## What happened

event-house_drawn = Rod { $house } vede { $seat }.
event-pope_drawn = Prvním papežem je { $seat }.
# The cards are listed for the one who got them; the others learn how many there were.
event-dealt = { $known ->
    [yes] { $seat } dostává: { $list }.
   *[no] { $seat } dostává { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
}
event-mulligan = { $seat } vrací ruku a dostává novou.
event-mulligan_type = { $seat } má nejméně tři karty téhož typu: { $type }.
event-kept = { $seat } si nechává ruku.
event-turn_started = Na tahu je { $seat }.
event-round_started = Začíná { $turn }. etapa ze tří.
event-fee_paid = { $seat } platí { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
} honoráře za { $card }.
# An artist whose fee is not paid is set aside, or stays with the present owner.
event-fee_refused = { $goes ->
    [aside] { $seat } neplatí za { $card }: odkládá se do příští etapy.
   *[owner] { $seat } neplatí za { $card }.
}
event-laid = { $seat } vykládá { $card }.
event-housed = { $seat } umisťuje { $card } do { $home_key ->
    [civita-castellana] sídla
    [palestrina] sídla
    [firenze] sídla
    [senigallia] sídla
    [bracciano] sídla
   *[other] panství
} { $home }.
event-exposed = { $seat } přesouvá { $card } před desku.
event-turned_up = { $seat } odkrývá { $card }.
event-bid = { $seat } nabízí { $ducats }.
event-passed = { $seat } pasuje.
event-bought = { $seat } kupuje { $card } za { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}.
event-given_free = Nikdo nic nenabízí a { $seat } dostává { $card } zdarma.
event-kept_bought = { $seat } si bere do ruky { $card }.
event-spied = { $seat } posílá špeha do nabídky.
# What a Spy brought from the pool; a hand card is named to its new owner only.
event-spied_card = { $known ->
    [yes] { $seat } má od špeha { $card }.
   *[no] { $seat } má od špeha kartu, kterou nikdo jiný neviděl.
}
event-spy_sent = { $seat } posílá špeha, o kartu z ruky má přijít { $victim }.
# What a Spy brought from a hand; only thief and victim know.
event-stolen = { $known ->
    [yes] { $seat } má od špeha { $card }, o kterou přichází { $victim }.
    [nothing] { $seat } nemá od špeha nic: { $victim } nedrží žádnou kartu.
   *[no] Co má { $seat } od špeha, zůstává tajemstvím.
}
event-death_played = { $death_kind ->
    [bravo] { $seat } posílá vraha na { $target_kind ->
        [marriage] sňatek
        [savonarola] Savonarolu
       *[other] { $target }
    }.
   *[poison] { $seat } sesílá jed či mor na { $target_kind ->
        [marriage] sňatek
       *[other] { $target }
    }.
}
event-doctor_played = { $seat } platí { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
} a posílá lékaře: smrt je zažehnána.
event-death_done = { $target_kind ->
    [office] { $seat } nechává zavraždit držitele: uvolňuje se { $target }.
    [artist] { $seat } dosahuje svého: smrt odnáší ze hry { $target }.
   *[other] { $seat } dosahuje svého: smrt odnáší { $target }.
}
event-office_bestowed = { $seat } rozhoduje: { $card } dostává { $receiver }.
event-office_aside = Do příští etapy se odkládá { $card }.
event-married = { $seat } a { $spouse } uzavírají sňatek: v této etapě nejdou proti sobě.
event-marriage_ended = Sňatek končí.
event-savonarola_played = { $seat } poštvává Savonarolu na papeže. { $pope } teď nesmí hrát nic z ruky.
event-savonarola_ended = Savonarola umlká.
event-accused = { $seat } viní papeže ze simonie. Před soudem stojí { $pope }.
event-verdict_vote = Hlasy o simonii: { $list }.
event-verdict = { $condemned ->
    [1] Vinen, { $guilty } z celkových { $votes } hlasů: { $seat } přijde o jeden tah.
   *[0] Nevinen, proti je jen { $guilty } z celkových { $votes } hlasů: { $seat } odchází bez trestu.
}
event-phase_skipped = { $seat } přichází o tento tah jako trest za simonii.
event-seizure_started = { $what ->
    [base] { $seat } se pokouší vyplenit { $target }, brání se { $defender }.
    [holding] { $seat } se pokouší zabrat { $target } i s obsahem, brání se { $defender }.
   *[card] { $seat } se pokouší zabrat { $target }, brání se { $defender }.
}
event-committed = { $troop_key ->
    [none] { $seat } nevysílá nikoho.
   *[some] { $seat } vysílá: { $troop }; síla { $power }.
}
event-seizure_won = { $seat } vítězí, { $attack } proti { $defence }: podléhá { $defender }.
event-seizure_lost = { $seat } neuspívá, { $attack } proti { $defence }: odolává { $defender }.
event-seized = { $seat } zabírá karty, které má { $owner }: { $list }.
event-mercenaries_paid = { $seat } platí kondotiérům žold { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}.
event-artist_stays = { $seat } neplatí a { $card } si nechává { $owner }.
event-income = Příjmy v dukátech: { $list }.
event-ballot = { $seat } má na lístku: { $list }.
event-votes_cast = { $seat } dává hlasy: { $list }.
event-no_majority = Nikdo nemá většinu: nejvíc hlasů pro jeden rod je { $most } z celkových { $votes }.
event-run_off = Vyhlašuje se užší volba: { $candidate } a { $rival }.
event-tie_broken = Při shodě má přednost { $seat }.
event-elected = Papežem se stává { $seat }: { $votes } z celkových { $all } hlasů.
event-points = { $known ->
    [no] { $seat } v této etapě nezískává žádné VB.
   *[yes] { $seat } získává { $points } VB: { $list }.
}
event-aside_returned = { $cards ->
    [0] Do balíčku se nevrací žádná karta.
    [one] Do balíčku se vrací { $cards } karta.
    [few] Do balíčku se vracejí { $cards } karty.
   *[other] Do balíčku se vrací { $cards } karet.
}
event-drawn_card = { $known ->
    [yes] { $seat } táhne { $card }.
   *[no] { $seat } táhne kartu.
}
event-allowance = Každé sídlo vynáší { $ducats ->
    [one] { $ducats } dukát
    [few] { $ducats } dukáty
   *[other] { $ducats } dukátů
}.
event-pool_filled = Vykládá se nová nabídka, počet karet: { $cards }.
event-reshuffled = Papež { $seat } nechává znovu rozdat úřady všech ostatních.
event-office_dealt = Znovu rozdáno: { $list }.
event-cardinals = Noví kardinálové: { $list }.
event-no_reshuffle = Papež { $seat } nechává úřady ostatních na pokoji.
event-offer_made = { $given ->
    [0] { $wanted ->
        [0] { $seat } předkládá návrh. Odpovídá { $receiver }.
        [one] { $seat } předkládá návrh a žádá { $wanted } dukát. Odpovídá { $receiver }.
        [few] { $seat } předkládá návrh a žádá { $wanted } dukáty. Odpovídá { $receiver }.
       *[other] { $seat } předkládá návrh a žádá { $wanted } dukátů. Odpovídá { $receiver }.
    }
    [one] { $seat } nabízí { $given } dukát. Odpovídá { $receiver }.
    [few] { $seat } nabízí { $given } dukáty. Odpovídá { $receiver }.
   *[other] { $seat } nabízí { $given } dukátů. Odpovídá { $receiver }.
}
event-offer_accepted = { $seat } přijímá návrh, s nímž přichází { $giver }.
event-offer_declined = { $seat } odmítá návrh, s nímž přichází { $giver }.
event-offer_withdrawn = { $seat } stahuje návrh. { $receiver } už odpovídat nemusí.
event-offer_lapsed = { $seat } nakonec žádný návrh nepředkládá.
event-leave_given = Papež { $seat } to dovoluje.
event-leave_refused = Papež { $seat } to zakazuje.
# Cards that change hands in a deal; hand cards are named to the two parties only.
event-exchanged = { $known ->
    [yes] { $giver } předává, { $receiver } dostává: { $list }.
   *[no] { $number ->
        [one] V obchodu, který uzavírá { $seat }, mění potají majitele { $number } karta.
        [few] V obchodu, který uzavírá { $seat }, mění potají majitele { $number } karty.
       *[other] V obchodu, který uzavírá { $seat }, mění potají majitele { $number } karet.
    }
}
event-pool_card = Lícem nahoru v nabídce: { $list }.
event-hand_opened = { $cards ->
    [0] { $seat } nemá v ruce nic k vyložení.
    [one] { $seat } ukazuje { $cards } kartu k vyložení.
    [few] { $seat } ukazuje { $cards } karty k vyložení.
   *[other] { $seat } ukazuje { $cards } karet k vyložení.
}
event-votes_called = { $round ->
    [0] Konkláve začíná tajným hlasováním.
   *[other] Začíná { $round }. veřejné kolo konkláve.
}
event-match_over = Po třech etapách partie končí.

## Why not

reason-house_taken = tento rod už někdo vede
reason-no_three_alike = je potřeba { $need } karet téhož typu, máte jich nejvýš { $have }
reason-mulligans_used = víc nových rukou u tohoto stolu dostat nelze
reason-already_laid = tato karta nepatří k těm, které se mají vyložit
reason-cannot_pay_fee = honorář je { $need }, máte { $have }
reason-not_your_home = to není vaše
reason-slot_taken = taková karta už tam leží
reason-not_your_card = tato karta není vaše
reason-not_unprotected = mimo váš tah tam smějí jen nechráněné karty
reason-laid_in_order = karty se přidávají po řadě: úřad, umělec, rodina
reason-pool_face_up = nabídka leží lícem nahoru: vyberte si z ní kartu
reason-pool_face_down = nabídka leží lícem dolů: která karta se odkryje, se nevybírá
reason-not_in_pool = tato karta v nabídce neleží
reason-no_spy = nemáte žádného špeha
reason-bound_by_savonarola = Savonarola papeži zakazuje hrát z ruky
reason-bid_above_purse = to už je { $need }, a máte { $have }
reason-bid_begun = příhoz už je rozdělaný: dokončete ho
reason-smaller_digit_first = větší část částky se říká dřív
reason-family_stays = rodina zůstává, kde je
reason-moved_already = tato karta se přesouvala před chvílí; udělejte nejdřív něco jiného
reason-already_there = už tam leží
reason-already_open = už leží před deskou
reason-house_not_played = tento rod nikdo nevede
reason-not_against_yourself = to je váš vlastní rod
reason-married_to_it = s tímto rodem vás pojí sňatek
reason-no_poison = nemáte jed ani mor
reason-no_bravo = nemáte žádného vraha
reason-not_on_table = tuto kartu teď nikdo nemá
reason-protected_from_poison = u tohoto stolu panství chrání před jedem a morem
reason-your_own_card = u tohoto stolu se smrt nesesílá na vlastní karty
reason-no_marriage_in_force = žádný sňatek teď netrvá
reason-no_savonarola_in_force = Savonarola nekáže
reason-no_marriage_card = nemáte kartu sňatku
reason-no_savonarola_card = nemáte Savonarolu
reason-you_are_pope = papežem jste vy
reason-no_simony_card = nemáte žádné obvinění
reason-first_turn_no_simony = v první etapě se simonie nesoudí
reason-received_both = máte od papeže úřad i kardinála a nic se znovu nerozdávalo
reason-seized_already = jediný pokus tohoto tahu už máte za sebou
reason-seize_protected = chrání ji panství: zaberte ho i s obsahem
reason-seize_your_own = to je vaše
reason-seize_spouse = s majitelem vás pojí sňatek
reason-empty_base = v tomto sídle neleží úřad ani umělec
reason-no_doctor = nemáte lékaře
reason-cannot_pay_doctor = lékař stojí { $need }, máte { $have }
reason-not_to_self = papež si ho nechat nesmí
reason-not_to_victim = u tohoto stolu se nevrací tam, odkud se vzal
reason-must_bestow = musí ho dostat jiný hráč
reason-troop_not_held = všechny tyto kondotiéry nemáte
reason-cannot_pay_troop = jejich žold je { $need }, máte { $have }
reason-not_this_house_now = rody přicházejí na řadu jeden po druhém a tento teď ne
reason-too_many_votes = to je { $need } hlasů, a zbývá vám { $have }
reason-all_votes_must_be_cast = poslední rod se nezadává: dostane všechny zbylé hlasy
reason-too_many_cardinals = to je { $need } kardinálů, a zbývá { $have }
reason-pope_takes_too_many = papež by si nechal { $need } a smí si nechat { $have }: o jednoho víc než nejvyšší dar jedinému hráči
reason-no_trade = u tohoto stolu se neobchoduje
reason-offer_to_self = návrh je pro jiného hráče
reason-offers_used = všechny návrhy, které teď smíte předložit, už máte za sebou
reason-not_for_sale = tato karta se po dohodě předávat nedá
reason-not_known_to_be_theirs = nemůžete vědět, jestli tam tuto kartu mají
reason-part_out_of_order = návrh se skládá po řadě: dávané karty, dávané dukáty, žádané karty, žádané dukáty
reason-empty_offer = v návrhu musí něco být
reason-ducats_both_ways = dukáty se buď dávají, nebo žádají, ne obojí
reason-gives_too_much = nabízíte { $need }, a máte { $have }
reason-cannot_pay_offer = s honoráři to dělá { $need }, a máte { $have }
reason-not_your_offer = ten návrh není váš
reason-not_offered_to_you = ten návrh není pro vás
reason-giver_lacks = druhá strana už návrh nemůže splnit
reason-cards_after_seizure = po záboru se už karty nehrají

## Where points come from

source-ducats = peníze
source-papacy = papežství
source-artists = umělci
source-holdings = panství
source-offices = úřady

## How a match ends

ending-turns = odehrály se tři etapy

## Table options

option-trade = obchod s kartami a penězi
choice-trade-off = u tohoto stolu ne
choice-trade-on = je dovolen
option-deck = údaje na kartách
choice-deck-reconstructed = rekonstruované: odvodili jsme je
# A deck that an owner of the box has typed in.
choice-deck-own = opsané z krabice
option-houses = rody
choice-houses-lot = se losují
choice-houses-choice = se vybírají podle pořadí míst
option-first_pope = první papež
choice-first_pope-lot = se losuje
choice-first_pope-first-seat = je hráč na prvním místě
option-death_types = pro novou ruku jsou jed a vrah
choice-death_types-one = jeden typ
choice-death_types-two = dva typy
option-poison_protected = jed a mor
choice-poison_protected-off = zasáhnou jen nechráněné karty
choice-poison_protected-on = zasáhnou i karty v panstvích
option-victim_receives = úřad, jehož držitele nechal zabít papež
choice-victim_receives-off = oběti se nevrací
choice-victim_receives-on = smí se vrátit oběti
option-own_targets = smrt mezi vlastními kartami
choice-own_targets-off = není dovolena
choice-own_targets-on = je dovolena
option-spouse_doctor = lékař proti jedu druhého z manželů
choice-spouse_doctor-off = nesmí se zahrát
choice-spouse_doctor-on = smí se zahrát
option-base_family = rodina ve vypleněném sídle
choice-base_family-stays = zůstává
choice-base_family-goes = připadne útočníkovi
option-unpaid_seized = zabraný umělec bez zaplaceného honoráře
choice-unpaid_seized-stays = zůstává u obránce
choice-unpaid_seized-aside = odkládá se
option-pool = nabídka 2. a 3. etapy
choice-pool-down = leží lícem dolů
choice-pool-up = leží lícem nahoru
option-open_rounds = veřejná kola před užší volbou
choice-open_rounds-5 = 5
choice-open_rounds-10 = 10
choice-open_rounds-never = kolik bude třeba

## Figures that no source prints: we worked them out

fact-name = názvy většiny karet
fact-power = síla většiny panství a rodin
fact-income = příjem z panství a úřadů
fact-votes = hlasy úřadů
fact-vp = body na panstvích a umělcích
fact-fee = honoráře umělců, žold kondotiérů a cena lékaře
fact-count = kolik je kondotiérů
fact-base_name = názvy čtyř sídel

## What is wrong with a deck of one's own. Words of the file (keys, fields, sources) stay as they are.

fault-not_utf8 = Toto není text v kódování UTF-8. Uložte soubor jako prostý text v UTF-8.
fault-too_large = Na balíček karet je to příliš velké: povoleno je { $limit } bajtů. Odstraňte, co ke kartám nepatří.
fault-long_line = Tento řádek je příliš dlouhý: povoleno je { $limit } znaků včetně mezer. Zkraťte ho, nebo ho rozdělte za čárkou.
fault-not_toml = Toto není TOML: { $complaint }. Porovnejte řádek s dodaným balíčkem.
fault-unknown_heading = „{ $heading }“ do balíčku nepatří. Odstraňte to: smí tu být název a jsou tu karty.
fault-bad_title = { $value } nemůže být název. Napište ho v uvozovkách, 1 až { $longest } znaků včetně mezer.
fault-no_cards = Nejsou tu žádné karty. Každou začněte řádkem [[card]].
fault-no_key = Tato karta nemá klíč. Napište klíč, který má v dodaném balíčku, například key = "ceri".
fault-unknown_card = { $nearest ->
    [none] Karta { $card } neexistuje. Napište klíč z dodaného balíčku.
   *[other] Karta { $card } neexistuje. Nemá to být "{ $nearest }"?
}
fault-card_twice = Karta { $card } už tu jednou byla. Nechte jen jednu z nich.
fault-missing_card = Chybí karta { $card } typu { $type }. Přidejte ji.
fault-wrong_type = Karta { $card } je typu { $type }. Napište type = "{ $type }".
fault-unknown_field = Karta { $card } nemá { $field }. Odstraňte to: karta má { $fields }.
fault-missing_field = U karty { $card } chybí { $field }. Doplňte to; pokud na ní takové číslo není, je to 0.
fault-bad_name = Karta { $card } se nemůže jmenovat { $value }. Napište název v uvozovkách, 1 až { $longest } znaků včetně mezer.
fault-bad_figure = U karty { $card } nemůže být { $field } rovno { $value }. Napište celé číslo od 0 do { $most }.
fault-no_sources = U karty { $card } není řečeno, odkud jsou { $fields }. Přidejte source = "printed", pokud je vše opsané z karty.
fault-unknown_source = Zdroje karty { $card } uvádějí { $field }, ale to karta nemá. Odstraňte to: karta má { $fields }.
fault-missing_source = U karty { $card } není řečeno, odkud je { $field }. Pokud je to opsané z karty, přidejte k jejím zdrojům { $field } = "printed".
fault-bad_source = { $value } není zdroj pro { $field } karty { $card }. Napište některý z těchto: { $sources }.
fault-contradiction = U karty { $card } je { $field } { $value }, ale její zdroj, { $source }, uvádí { $told }. Pokud je to opsané z karty, napište do jejích zdrojů { $field } = "printed".
fault-bad_short_form = Toto není balíček v podobě, v jaké si ho stoly ukládají. Vyberte soubor s balíčkem ještě jednou.
