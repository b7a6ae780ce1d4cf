### The Palaces of Carrara in Czech.
###
### Terms are those of the Czech box: kotouč, výseč, sloupek, zástěna, skladiště, povýšení.
### Events are told in the present tense, which does not ask for the player's gender; buildings stand
### in apposition there ("budovu Palác 4"), so that the log can set their names apart.

title = Paláce Carrary

## Words: colours, cities, kinds, landscapes, pieces, places

# As a block has them: blok is masculine.
colour-purple = purpurový
colour-blue = modrý
colour-green = zelený
colour-red = červený
colour-yellow = žlutý
colour-white = bílý

city-lerici = Lerici
city-massa = Massa
city-viareggio = Viareggio
city-lucca = Lucca
city-pisa = Pisa
city-livorno = Livorno

kind-biblioteca = Knihovna
kind-cattedrale = Katedrála
kind-palazzo = Palác
kind-porta = Brána
kind-castello = Hrad
kind-villa = Vila

landscape-urban = městská krajina
landscape-rural = venkovská krajina

decoration-book = kniha
decoration-cup = pohár
decoration-crown = koruna
decoration-gate = brána
decoration-banner = prapor
decoration-coat_of_arms = erb

statue-purple = purpurová socha
statue-blue = modrá socha
statue-green = zelená socha
statue-red = červená socha
statue-yellow = žlutá socha
statue-white = bílá socha
statue-golden = zlatá socha

# The nominative of these is also their genitive and accusative, all but the last.
pillar-vp = pole se 3 VB
pillar-coins = pole s 5 mincemi
pillar-decoration = pole s dekorací
pillar-statue = pole se zlatou sochou
pillar-deferred = velké pole (bez bonusu)

# A building tile or a monument, such as "Palác 4".
tile = { $kind } { $value }

place-city = { $city }
place-kind = všechny { $kind_key ->
    [biblioteca] knihovny
    [cattedrale] katedrály
    [palazzo] paláce
    [porta] brány
    [castello] hrady
   *[villa] vily
}
place-urban = městská krajina
place-rural = venkovská krajina
place-36-coins = místo s 36 mincemi
place-50-coins = místo s 50 mincemi
place-livorno_lerici = sochy v Livornu a Lerici
place-massa_pisa = sochy v Masse a Pise
place-viareggio_lucca = sochy ve Viareggiu a Lucce

# So many blocks of one colour, inside a list.
blocks-of-colour = { $number ->
    [one] { $number } { $colour }
    [few] { $number } { $colour_key ->
        [purple] purpurové
        [blue] modré
        [green] zelené
        [red] červené
        [yellow] žluté
       *[white] bílé
    }
   *[other] { $number } { $colour_key ->
        [purple] purpurových
        [blue] modrých
        [green] zelených
        [red] červených
        [yellow] žlutých
       *[white] bílých
    }
}

## What a preview counts

good-coins = { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
   *[other] { $amount } mincí
}
good-vp = { $amount } VB
# Blocks still to be chosen.
good-blocks = { $amount ->
    [one] { $amount } blok
    [few] { $amount } bloky
   *[other] { $amount } bloků
}
good-purple_blocks = { $amount ->
    [one] { $amount } purpurový
    [few] { $amount } purpurové
   *[other] { $amount } purpurových
}
good-blue_blocks = { $amount ->
    [one] { $amount } modrý
    [few] { $amount } modré
   *[other] { $amount } modrých
}
good-green_blocks = { $amount ->
    [one] { $amount } zelený
    [few] { $amount } zelené
   *[other] { $amount } zelených
}
good-red_blocks = { $amount ->
    [one] { $amount } červený
    [few] { $amount } červené
   *[other] { $amount } červených
}
good-yellow_blocks = { $amount ->
    [one] { $amount } žlutý
    [few] { $amount } žluté
   *[other] { $amount } žlutých
}
good-white_blocks = { $amount ->
    [one] { $amount } bílý
    [few] { $amount } bílé
   *[other] { $amount } bílých
}

## Questions

question-turn = { $now ->
    [visited] Královská návštěva se týká i vašeho sloupku: přidejte se, nebo bodování odložte.
    [deferred] Váš sloupek teď čeká na velkém poli. Nakupte, stavte, nebo vynechte tah.
   *[free] Jste na tahu: nakupte, stavte, bodujte, nebo vynechte tah.
}
question-section = Kotouč je otočený. Ze které výseče nakoupíte?
question-poor = Na žádný blok na kotouči nemáte dost mincí: ukažte to a vezměte si podporu.
question-taking = Výseč { $section }: kolik { $colour_key ->
    [purple] purpurových
    [blue] modrých
    [green] zelených
    [red] červených
    [yellow] žlutých
   *[white] bílých
} bloků si vezmete?
question-reward = { $from ->
    [section] Výseč { $section } je vykoupená: který z jejích dvou předmětů si vezmete?
   *[court] Královský dvůr vám dává předmět: který to bude?
}
question-gain = Kam přijde { $piece }?
question-pairing = { $price ->
    [one] Platíte { $price } blok
    [few] Platíte { $price } bloky
   *[other] Platíte { $price } bloků
} { $city_key ->
    [lerici] v Lerici
    [massa] v Masse
    [viareggio] ve Viareggiu
    [lucca] v Lucce
    [pisa] v Pise
   *[livorno] v Livornu
}: kolik z nich nahradíte dvojicí v barvě o stupeň nižší?
question-paying = { $price ->
    [one] Poslední blok k zaplacení: { $colour }, nebo vzácnější?
    [few] Zbývá zaplatit { $price } bloky. Kolik z nich bude { $colour_key ->
        [purple] purpurových
        [blue] modrých
        [green] zelených
        [red] červených
        [yellow] žlutých
       *[white] bílých
    }?
   *[other] Zbývá zaplatit { $price } bloků. Kolik z nich bude { $colour_key ->
        [purple] purpurových
        [blue] modrých
        [green] zelených
        [red] červených
        [yellow] žlutých
       *[white] bílých
    }?
}
question-upgrading = Monument přináší vylepšení: kterou odměnu zvýšíte?
question-placing = Kam postavíte sloupek? Místo vyplácí hned.
question-after = Akce je hotová. Ještě něco, než tah skončí?
question-drawing_start = Losuje se, kdo začne.
question-drawing_angle = Vnější kotouč se náhodně natáčí.
question-drawing_tile = Odkrývá se destička budovy.
question-drawing_block = Z váčku se táhne blok.

## Actions, each as a sentence

verb-pass = Vynechat tah
verb-turn = Otočit kotoučem a nakoupit
verb-turn-inner = Otočit jen vnitřním kotoučem a nakoupit
verb-buy = Nakoupit z výseče { $section }
verb-poverty = Ukázat, že na nic nemáte
verb-take = { $blocks ->
    [0] Nevzít žádný { $colour }
    [one] Vzít { $blocks } { $colour }
    [few] Vzít { $blocks } { $colour_key ->
        [purple] purpurové
        [blue] modré
        [green] zelené
        [red] červené
        [yellow] žluté
       *[white] bílé
    }
   *[other] Vzít { $blocks } { $colour_key ->
        [purple] purpurových
        [blue] modrých
        [green] zelených
        [red] červených
        [yellow] žlutých
       *[white] bílých
    }
}
verb-build = Postavit { $tile_kind ->
    [biblioteca] knihovnu
    [cattedrale] katedrálu
    [palazzo] palác
    [porta] bránu
    [castello] hrad
   *[villa] vilu
} { $tile_value } { $city_key ->
    [lerici] v Lerici
    [massa] v Masse
    [viareggio] ve Viareggiu
    [lucca] v Lucce
    [pisa] v Pise
   *[livorno] v Livornu
}
verb-monument = Postavit monument { $kind } 8 { $city_key ->
    [lerici] v Lerici
    [massa] v Masse
    [viareggio] ve Viareggiu
    [lucca] v Lucce
    [pisa] v Pise
   *[livorno] v Livornu
}
verb-replace = Povýšit { $tile_kind ->
    [biblioteca] knihovnu
    [cattedrale] katedrálu
    [palazzo] palác
    [porta] bránu
    [castello] hrad
   *[villa] vilu
} { $tile_value } na monument
verb-pay-pairs = { $pairs ->
    [0] Nic nenahrazovat dvojicí
    [one] Nahradit { $pairs } blok dvojicí
    [few] Nahradit { $pairs } bloky dvojicemi
   *[other] Nahradit { $pairs } bloků dvojicemi
}
verb-pay = { $blocks ->
    [0] Nezaplatit žádný { $colour }
    [one] Zaplatit { $blocks } { $colour }
    [few] Zaplatit { $blocks } { $colour_key ->
        [purple] purpurové
        [blue] modré
        [green] zelené
        [red] červené
        [yellow] žluté
       *[white] bílé
    }
   *[other] Zaplatit { $blocks } { $colour_key ->
        [purple] purpurových
        [blue] modrých
        [green] zelených
        [red] červených
        [yellow] žlutých
       *[white] bílých
    }
}
verb-upgrade = Vylepšit { $upgrade_key ->
    [massa] Massu
    [lucca] Luccu
    [pisa] Pisu
    [urban] městskou krajinu
    [rural] venkovskou krajinu
   *[other] { $upgrade }
}
verb-no-upgrade = Nebrat žádné vylepšení
verb-score = Bodovat sloupkem z { $pillar_key ->
    [deferred] velkého pole (bez bonusu)
   *[other] { $pillar }
}
verb-join = Přidat se k návštěvě: bonus a bodování
verb-defer = Odložit: sloupek jde na velké pole
verb-place = Obodovat { $place_key ->
    [massa] Massu
    [lucca] Luccu
    [pisa] Pisu
    [urban] městskou krajinu
    [rural] venkovskou krajinu
   *[other] { $place }
}
verb-choose-decoration = Vzít si { $decoration_key ->
    [book] knihu
    [crown] korunu
    [gate] bránu
   *[other] { $decoration }
}
verb-choose-statue = Vzít si { $statue_key ->
    [purple] purpurovou
    [blue] modrou
    [green] zelenou
    [red] červenou
    [yellow] žlutou
    [white] bílou
   *[golden] zlatou
} sochu
verb-choose-nothing = Nevzít si nic
verb-put = Umístit na { $building_kind ->
    [biblioteca] knihovnu
    [cattedrale] katedrálu
    [palazzo] palác
    [porta] bránu
    [castello] hrad
   *[villa] vilu
} { $building_value }
verb-store = Uložit do skladiště
verb-forgo = Vzdát se předmětu
verb-discard = Vyhodit předmět ze skladiště { $slot } a uložit tam nový
verb-move = Přesunout předmět ze skladiště { $slot } na { $building_kind ->
    [biblioteca] knihovnu
    [cattedrale] katedrálu
    [palazzo] palác
    [porta] bránu
    [castello] hrad
   *[villa] vilu
} { $building_value }
verb-buy-decoration = Koupit dekoraci na { $building_kind ->
    [biblioteca] knihovnu
    [cattedrale] katedrálu
    [palazzo] palác
    [porta] bránu
    [castello] hrad
   *[villa] vilu
} { $building_value }
verb-buy-statue = Koupit sochu na { $building_kind ->
    [biblioteca] knihovnu
    [cattedrale] katedrálu
    [palazzo] palác
    [porta] bránu
    [castello] hrad
   *[villa] vilu
} { $building_value }
verb-end-turn = Ukončit tah
verb-draw-start = Začíná { $seat }. hráč
verb-draw-angle = Vnější kotouč začíná pootočený o { $angle ->
    [one] { $angle } výseč
    [few] { $angle } výseče
   *[other] { $angle } výsečí
}
verb-draw-tile = Odkrývá se { $tile }
verb-draw-block = Z váčku jde { $colour } blok

## Headings above several actions of one verb; their last argument is listed

group-buy = Nakoupit z výseče
group-build = Postavit { $tile_kind ->
    [biblioteca] knihovnu
    [cattedrale] katedrálu
    [palazzo] palác
    [porta] bránu
    [castello] hrad
   *[villa] vilu
} { $tile_value } ve městě
group-monument = Monument { $kind } 8 ve městě
group-replace = Povýšit na monument budovu
group-upgrade = Vylepšit
group-score = Bodovat sloupkem
group-place = Obodovat
group-choose-decoration = Vzít si dekoraci
group-choose-statue = Vzít si sochu
group-put = Umístit na budovu
group-move = Ze skladiště { $slot } na budovu
group-buy-decoration = Koupit dekoraci na budovu
group-buy-statue = Koupit sochu na budovu

## What happened

event-start_player = Los padá: začíná { $seat }.
event-starting_blocks = { $seat } dostává { $blocks }.
event-wheel_set = { $angle ->
    [0] Vnější kotouč zůstává tak, jak leží.
    [one] Vnější kotouč se natáčí o { $angle } výseč.
    [few] Vnější kotouč se natáčí o { $angle } výseče.
   *[other] Vnější kotouč se natáčí o { $angle } výsečí.
}
event-tile_turned = Nově v nabídce: { $tiles }.
event-turn_started = Na tahu je { $seat }.
event-token_returned = { $seat } vrací žeton královské návštěvy.
event-deferred_pillar_used = { $seat } boduje sloupkem z velkého pole.
event-building_points = Všechny sloupky už stojí, proto { $seat } získává za stavbu { $points } VB.
event-wheel_turned = { $seat } otáčí kotoučem.
event-inner_turned = { $seat } otáčí jen vnitřním kotoučem.
event-block_drawn = Z váčku do výseče I: { $blocks }.
event-blocks_bought = { $seat } kupuje { $blocks } z výseče { $section } { $coins ->
    [0] zdarma
    [one] za { $coins } minci
    [few] za { $coins } mince
   *[other] za { $coins } mincí
}.
event-poverty = { $seat } ukazuje { $held ->
    [0] prázdný měšec
    [one] { $held } minci
    [few] { $held } mince
   *[other] { $held } mincí
}, na žádný blok to nestačí, a bere si { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-paid = { $seat } platí { $blocks }.
event-built = { $seat } staví budovu { $tile } { $city_key ->
    [lerici] v Lerici
    [massa] v Masse
    [viareggio] ve Viareggiu
    [lucca] v Lucce
    [pisa] v Pise
   *[livorno] v Livornu
}.
event-monument_built = { $seat } staví monument { $tile } { $city_key ->
    [lerici] v Lerici
    [massa] v Masse
    [viareggio] ve Viareggiu
    [lucca] v Lucce
    [pisa] v Pise
   *[livorno] v Livornu
}.
event-replaced = { $seat } povyšuje budovu { $tile } na monument { $monument }.
event-upgraded = { $seat } vylepšuje { $upgrade_key ->
    [massa] Massu
    [lucca] Luccu
    [pisa] Pisu
    [urban] městskou krajinu
    [rural] venkovskou krajinu
   *[other] { $upgrade }
}.
event-visit_started = { $seat } zve královskou návštěvu na { $pillar }.
event-joined = { $seat } se přidává k návštěvě: { $pillar }.
event-deferred = { $seat } odkládá bodování: sloupek jde z { $pillar } na velké pole.
event-bonus = { $coins ->
    [0] { $seat } získává jako bonus { $points } VB.
    [one] { $seat } získává jako bonus { $coins } minci.
    [few] { $seat } získává jako bonus { $coins } mince.
   *[other] { $seat } získává jako bonus { $coins } mincí.
}
event-scored = { $seat } boduje { $place_key ->
    [massa] Massu
    [lucca] Luccu
    [pisa] Pisu
    [urban] městskou krajinu
    [rural] venkovskou krajinu
   *[other] { $place }
}: { $coins ->
    [0] { $points ->
        [0] zatím nic
       *[other] { $points } VB
    }
    [one] { $points ->
        [0] { $coins } mince
       *[other] { $coins } mince a { $points } VB
    }
    [few] { $points ->
        [0] { $coins } mince
       *[other] { $coins } mince a { $points } VB
    }
   *[other] { $points ->
        [0] { $coins } mincí
       *[other] { $coins } mincí a { $points } VB
    }
}.
event-ornament_put = { $seat } umisťuje { $piece_key ->
    [book] knihu
    [crown] korunu
    [gate] bránu
    [purple_statue] purpurovou sochu
    [blue_statue] modrou sochu
    [green_statue] zelenou sochu
    [red_statue] červenou sochu
    [yellow_statue] žlutou sochu
    [white_statue] bílou sochu
    [golden_statue] zlatou sochu
   *[other] { $piece }
} na budovu { $tile }.
event-ornament_stored = { $seat } ukládá { $piece_key ->
    [book] knihu
    [crown] korunu
    [gate] bránu
    [purple_statue] purpurovou sochu
    [blue_statue] modrou sochu
    [green_statue] zelenou sochu
    [red_statue] červenou sochu
    [yellow_statue] žlutou sochu
    [white_statue] bílou sochu
    [golden_statue] zlatou sochu
   *[other] { $piece }
} do skladiště { $slot }.
event-ornament_forgone = { $seat } odmítá { $piece_key ->
    [book] knihu
    [crown] korunu
    [gate] bránu
    [purple_statue] purpurovou sochu
    [blue_statue] modrou sochu
    [green_statue] zelenou sochu
    [red_statue] červenou sochu
    [yellow_statue] žlutou sochu
    [white_statue] bílou sochu
    [golden_statue] zlatou sochu
   *[other] { $piece }
}.
event-ornament_discarded = { $seat } vyhazuje { $piece_key ->
    [book] knihu
    [crown] korunu
    [gate] bránu
    [purple_statue] purpurovou sochu
    [blue_statue] modrou sochu
    [green_statue] zelenou sochu
    [red_statue] červenou sochu
    [yellow_statue] žlutou sochu
    [white_statue] bílou sochu
    [golden_statue] zlatou sochu
   *[other] { $piece }
} ze skladiště { $slot }.
event-ornament_moved = { $seat } přesouvá { $piece_key ->
    [book] knihu
    [crown] korunu
    [gate] bránu
    [purple_statue] purpurovou sochu
    [blue_statue] modrou sochu
    [green_statue] zelenou sochu
    [red_statue] červenou sochu
    [yellow_statue] žlutou sochu
    [white_statue] bílou sochu
    [golden_statue] zlatou sochu
   *[other] { $piece }
} ze skladiště { $slot } na budovu { $tile }.
event-ornament_bought = { $seat } kupuje { $piece_key ->
    [book] knihu
    [crown] korunu
    [gate] bránu
    [purple_statue] purpurovou sochu
    [blue_statue] modrou sochu
    [green_statue] zelenou sochu
    [red_statue] červenou sochu
    [yellow_statue] žlutou sochu
    [white_statue] bílou sochu
    [golden_statue] zlatou sochu
   *[other] { $piece }
} na budovu { $tile }.
event-passed = { $seat } vynechává tah a bere si { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-end_triggered = { $seat } spouští konec hry ({ $ending }) a získává { $points } VB. Všichni ostatní mají ještě jeden tah.
event-points = Závěrečné bodování, { $seat }: { $points } VB ({ $source }).
event-match_over = Partie končí: { $ending }.

## Why not

reason-nothing_to_sell = na kotouči ani ve váčku už není žádný blok
reason-must_turn = v pokročilé variantě se před nákupem musí něčím otočit
reason-advanced_only = to existuje jen v pokročilé variantě
reason-empty_section = v této výseči neleží žádný blok
reason-too_dear = příliš drahé: stojí to { $need }, máte { $have }
reason-not_poor = je tu blok, na který máte
reason-not_turned = podpora je jen pro ty, kdo otočili kotoučem
reason-not_in_section = tolik jich tam neleží: chcete { $need }, je tam { $have }
reason-take_one = kdo nakupuje, bere aspoň jeden blok, a tohle je poslední možnost
reason-not_this_colour_now = bloky se počítají barvu po barvě a teď je na řadě jiná
reason-not_on_display = tato budova není v nabídce
reason-too_few_blocks = málo bloků: potřebujete { $need }, zaplatit tam můžete { $have }
reason-monument_gone = monument tohoto druhu už stojí
reason-not_yours = takovou budovu nemáte
reason-no_pairs = málo dvojic: potřebujete { $need }, máte { $have }
reason-payment_off = platba musí dát přesně { $need }, takhle by to bylo { $have }
reason-upgrade_gone = taková destička vylepšení už nezbývá
reason-upgrade_owned = toto vylepšení už máte
reason-visit_first = týká se vás královská návštěva: nejdřív se přidejte, nebo bodování odložte
reason-no_visit = teď se vás žádná návštěva netýká
reason-deferred_this_turn = bodování je v tomto tahu odložené, takže bodovat nelze
reason-no_pillar_there = žádný váš sloupek tam nestojí
reason-no_place_qualifies = žádné volné místo, na které byste splňovali podmínku
reason-place_taken = už tam stojí sloupek
reason-too_few_buildings = málo budov: potřebujete { $need }, máte { $have }
reason-no_such_building = nemáte budovu, která by se tu počítala
reason-too_few_coins = málo mincí: potřebujete { $need }, máte { $have }
reason-one_money_place = jedno místo s penězi už máte
reason-no_statue_there = v těchto městech nemáte žádnou budovu se sochou
reason-not_offered = tento předmět se tu nenabízí
reason-not_in_supply = takový předmět už v zásobě není
reason-wrong_kind = tato dekorace patří k jinému druhu budovy
reason-already_decorated = tato budova už dekoraci má
reason-wrong_city = toto město barvu sochy nepřijímá
reason-already_a_statue = tato budova už sochu má
reason-no_free_slot = obě skladiště jsou plná
reason-slot_free = jedno skladiště je volné, uložte předmět tam
reason-empty_slot = toto skladiště je prázdné
reason-stored_this_turn = tento předmět je uložený teprve od tohoto tahu
reason-can_be_placed = předmět se na některou budovu hodí, proto se kvůli němu nic nevyhazuje
reason-bought_already = v tomto tahu už jeden koupený předmět máte
reason-leaves_no_place = nezbylo by vám žádné místo k bodování
reason-bonus_not_counted = u tohoto stolu musíte podmínku místa splnit ještě před bonusem
reason-golden_not_stored = u tohoto stolu se zlaté sochy neskladují

## Where points come from

source-court = bonusy královského dvora
source-cities = města
source-kinds = druhy budov
source-landscapes = krajiny
source-statues = bodování soch
source-building = stavba
source-ending = spuštění konce hry
source-coins = mince
source-decorations = sady dekorací
source-majorities = nejvíc soch ve městech

## How a match ends

ending-supply = zásoba budov došla, když už měl někdo umístěné všechny sloupky
ending-pillar = někdo umístil poslední sloupek, když už byla zásoba budov prázdná
ending-stall = všichni třikrát po sobě vynechali tah

## Table options

option-variant = varianta hry
choice-variant-basic = základní
choice-variant-advanced = pokročilá: dekorace, sochy, místa s penězi
option-open_holdings = mince a bloky všech hráčů
choice-open_holdings-off = skryté za zástěnami
choice-open_holdings-on = vidí je všichni
option-upgrade_tiles = dvě zbývající destičky vylepšení
choice-upgrade_tiles-cities = druhý kus pro Viareggio a pro Luccu
choice-upgrade_tiles-landscapes = po jedné pro městskou a venkovskou krajinu
option-poverty_unturned = podpora pro chudé
choice-poverty_unturned-off = jen po otočení kotoučem
choice-poverty_unturned-on = i bez otočení
option-bonus_first = bonus za sloupek
choice-bonus_first-off = do podmínky místa se nepočítá
choice-bonus_first-on = do podmínky místa se počítá
option-free_discard = vyhození předmětu ze skladiště
choice-free_discard-off = jen kvůli předmětu, který se nikam nehodí
choice-free_discard-on = kdykoli jsou obě skladiště plná
option-purchases = předměty koupené v jednom tahu
choice-purchases-one = nejvýš jeden
choice-purchases-many = kolik zaplatíte
option-store_golden = zlaté sochy
choice-store_golden-off = umisťují se hned, nebo propadnou
choice-store_golden-on = lze je uložit do skladiště

## Figures that no source prints: we worked them out

fact-upgrades = na kolik zvyšují odměnu destičky vylepšení
fact-landscapes = kolik vynášejí krajiny
fact-kinds = dekorace katedrály a vily
fact-basic-court = bonusy na polích královského dvora v základní variantě
fact-discs = pořadí obrázků na kotoučích
fact-sets = body za některé sady dekorací
fact-majorities = některé odměny za nejvíc soch ve městě
