### Lorenzo il Magnifico in Czech.
###
### Terms are those of the Czech box: etapa (a period), kolo (a round), člen rodiny, bezbarvý (neutral),
### postava, čin, osobnost (a leader), sloužící, palác Signorie, papežská přízeň (the Vatican report).
### Events are told in the present tense, which does not ask for the player's gender.
###
### Cards: { $card } is the message `card`, a card's name behind the noun of its type in the accusative:
### "budovu Mincovna". All sentences keep to that.
###
### Lists of goods stand in the nominative, "1 mince, 1 sloužící", so they come after a colon or a noun:
### "Zisk: 1 mince", "sleva 1 mince".

title = Lorenzo il Magnifico

## Cards, by tower

card-commercial-hub = Obchodní stanice
card-woods = Háj
card-village = Vesnice
card-gravel-pit = Štěrkovna
card-forest = Les
card-monastery = Klášter
card-citadel = Citadela
card-city = Město
card-gold-mine = Zlatý důl
card-mountain-town = Horská osada
card-mining-town = Hornická osada
card-rock-pit = Kamenolom
card-estate = Statek
card-hermitage = Poustevna
card-manor-house = Panské sídlo
card-dukedom = Vévodství
card-trading-town = Kupecké město
card-farm = Usedlost
card-colony = Kolonie
card-marble-pit = Mramorový lom
card-province = Provincie
card-sanctuary = Svatyně
card-castle = Hrad
card-fortified-town = Opevněné město

card-warlord = Kondotiér
card-stonemason = Kameník
card-dame = Dáma
card-knight = Rytíř
card-farmer = Sedlák
card-artisan = Řemeslník
card-preacher = Kazatel
card-abbess = Abatyše
card-captain = Kapitán
card-architect = Architekt
card-patron = Mecenáš
card-hero = Hrdina
card-peasant = Rolník
card-scholar = Učenec
card-papal-messenger = Papežský posel
card-royal-messenger = Královský posel
card-noble = Šlechtic
card-governor = Guvernér
card-paramour = Kurtizána
card-herald = Herold
card-cardinal = Kardinál
card-bishop = Biskup
card-general = Generál
card-ambassador = Velvyslanec

card-mint = Mincovna
card-tax-office = Berní úřad
card-triumphal-arch = Vítězný oblouk
card-theater = Divadlo
card-carpenters-shop = Tesařská dílna
card-stonemasons-shop = Kamenická dílna
card-chapel = Kaple
card-residence = Rezidence
card-marketplace = Tržnice
card-treasury = Městská pokladna
card-painters-guild = Cech malířů
card-sculptors-guild = Cech sochařů
card-stonemasons-guild = Cech kameníků
card-baptistery = Baptisterium
card-barracks = Kasárna
card-stronghold = Tvrz
card-bank = Banka
card-fair = Jarmark
card-garden = Zahrada
card-fortress = Pevnost
card-palace = Palác
card-church = Kostel
card-military-academy = Vojenská akademie
card-cathedral = Katedrála

card-hiring-recruits = Nábor rekrutů
card-repairing-the-church = Oprava kostela
card-building-the-walls = Stavba hradeb
card-raising-a-statue = Vztyčení sochy
card-military-campaign = Vojenské tažení
card-hosting-panhandlers = Pohoštění žebráků
card-fighting-heresies = Boj s kacíři
card-support-to-the-bishop = Podpora biskupa
card-hiring-soldiers = Nábor vojáků
card-repairing-the-abbey = Oprava opatství
card-building-the-bastions = Stavba bašt
card-support-to-the-king = Podpora krále
card-improving-the-canals = Prohloubení kanálů
card-hosting-foreigners = Pohoštění cizinců
card-crusade = Křížová výprava
card-support-to-the-cardinal = Podpora kardinála
card-hiring-mercenaries = Nábor žoldnéřů
card-repairing-the-cathedral = Oprava katedrály
card-building-the-towers = Stavba věží
card-promoting-sacred-art = Sakrální umění
card-military-conquest = Vojenský výboj
card-improving-the-roads = Vylepšení cest
card-sacred-war = Svatá válka
card-support-to-the-pope = Podpora papeže

# A card's name inside a sentence, never at its beginning.
card = { $kind ->
    [territory] území { $name }
    [character] postavu { $name }
    [building] budovu { $name }
   *[venture] čin { $name }
}

## Leaders

leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Federico da Montefeltro
leader-girolamo-savonarola = Girolamo Savonarola
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-leonardo-da-vinci = Leonardo da Vinci
leader-pico-della-mirandola = Pico della Mirandola
leader-sisto-iv = Sisto IV
leader-lucrezia-borgia = Lucrezia Borgia
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-lorenzo-de-medici = Lorenzo de' Medici
leader-ludovico-il-moro = Ludovico il Moro
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Santa Rita
leader-cosimo-de-medici = Cosimo de' Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni

# The same names where little room is: eleven letters or so.
short-francesco-sforza = Sforza
short-ludovico-ariosto = Ariosto
short-filippo-brunelleschi = Brunelleschi
short-federico-da-montefeltro = Montefeltro
short-girolamo-savonarola = Savonarola
short-giovanni-dalle-bande-nere = Bande Nere
short-sandro-botticelli = Botticelli
short-michelangelo-buonarroti = Michelangelo
short-ludovico-iii-gonzaga = Gonzaga
short-leonardo-da-vinci = Leonardo
short-pico-della-mirandola = Pico
short-sisto-iv = Sisto IV
short-lucrezia-borgia = Lucrezia
short-sigismondo-malatesta = Malatesta
short-lorenzo-de-medici = Lorenzo
short-ludovico-il-moro = Il Moro
short-cesare-borgia = Cesare
short-santa-rita = Santa Rita
short-cosimo-de-medici = Cosimo
short-bartolomeo-colleoni = Colleoni

## Excommunication tiles; the tiles themselves show pictures only, the names are ours

edict-fewer-military = Méně vojáků
edict-fewer-coins = Méně mincí
edict-fewer-servants = Méně sloužících
edict-fewer-materials = Méně materiálu
edict-poor-harvest = Neúroda
edict-poor-production = Slabá produkce
edict-weak-members = Slabá rodina
edict-weak-territories = Nedostupná území
edict-weak-buildings = Nedostupné budovy
edict-weak-characters = Nedostupné postavy
edict-weak-ventures = Nedostupné činy
edict-no-market = Zákaz tržiště
edict-idle-servants = Líní sloužící
edict-late-start = Pozdní začátek
edict-no-characters = Zapomenuté postavy
edict-no-ventures = Zapomenuté činy
edict-no-territories = Zapomenutá území
edict-tithe = Desátek
edict-disarmed = Odzbrojení
edict-razed = Zbořené budovy
edict-spoiled = Zkažené zásoby

## Personal bonus tiles

tile-common = společná destička
tile-a = destička A
tile-b = destička B
tile-c = destička C
tile-d = destička D

## The towers, as headings

tower-territory = Území
tower-character = Postavy
tower-building = Budovy
tower-venture = Činy

## Members of a family, by the die that gives them their value: člen is masculine

member-black = černý
member-white = bílý
member-orange = oranžový
member-neutral = bezbarvý

## Places; their nominative is also their accusative

# A floor of a tower, counted from the bottom.
floor = { $tower_key ->
    [territory] { $floor }. patro území
    [character] { $floor }. patro postav
    [building] { $floor }. patro budov
   *[venture] { $floor }. patro činů
}
# A space of the market, told by what it gives.
market = tržiště ({ $goods })
space-harvest-small = malé pole sklizně
space-harvest-large = velké pole sklizně
space-production-small = malé pole produkce
space-production-large = velké pole produkce
space-council-palace = palác Signorie
# The same areas as headings and as causes, in brackets.
area-market = Tržiště
area-harvest = Sklizeň
area-production = Produkce
area-council-palace = Palác Signorie

## Causes, in brackets or before a colon; cards, leaders and tiles have their names

cause-tile = Destička bonusů
# The privilege for a discarded leader who is a secret.
cause-discard = Odhozená osobnost

## Choices

payment-military = body vojenské síly
payment-resources = zdroje
material-wood = dřevo
material-stone = kámen
arrow-first = první směna
arrow-second = druhá směna
# An exchange of a building: "1 dřevo za 3 mince", the payment first.
exchange = { $pay } za { $get }
# What a card does at once, where its owner chooses the order.
part-gains = zisky
part-privileges = privilegia
part-action = akce

## Goods, with how many

good-coin = { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
   *[other] { $amount } mincí
}
good-wood = { $amount ->
    [one] { $amount } dřevo
    [few] { $amount } dřeva
   *[other] { $amount } dřev
}
good-stone = { $amount ->
    [one] { $amount } kámen
    [few] { $amount } kameny
   *[other] { $amount } kamenů
}
good-servant = { $amount ->
    [one] { $amount } sloužící
    [few] { $amount } sloužící
   *[other] { $amount } sloužících
}
good-military = { $amount ->
    [one] { $amount } bod vojenské síly
    [few] { $amount } body vojenské síly
   *[other] { $amount } bodů vojenské síly
}
good-faith = { $amount ->
    [one] { $amount } bod víry
    [few] { $amount } body víry
   *[other] { $amount } bodů víry
}
good-vp = { $amount } VB
good-privilege = { $amount ->
    [one] { $amount } privilegium Signorie
    [few] { $amount } privilegia Signorie
   *[other] { $amount } privilegií Signorie
}
good-privileges-different = { $amount ->
    [few] { $amount } různá privilegia Signorie
   *[other] { $amount } různých privilegií Signorie
}
# Cards on somebody's board, in requirements: "5 činů".
good-territory = { $amount } území
good-character = { $amount ->
    [one] { $amount } postava
    [few] { $amount } postavy
   *[other] { $amount } postav
}
good-building = { $amount ->
    [one] { $amount } budova
    [few] { $amount } budovy
   *[other] { $amount } budov
}
good-venture = { $amount ->
    [one] { $amount } čin
    [few] { $amount } činy
   *[other] { $amount } činů
}
good-alike = { $amount ->
    [one] { $amount } karta jednoho typu
    [few] { $amount } karty jednoho typu
   *[other] { $amount } karet jednoho typu
}

## Parts of lists, put together with commas

# Just a player: for lists of names.
seat-name = { $seat }
# A player and a number: "Anna 5".
amount-of-seat = { $seat } { $amount }
# An excommunication tile of a period: "I Méně mincí".
edict-of-period = { $period ->
    [1] I
    [2] II
   *[3] III
} { $edict }
# A die: "bílá 4".
die-shows = { $die_key ->
    [black] černá
    [white] bílá
    [orange] oranžová
   *[other] { $die }
} { $pips }
# So much off a price, and whose doing it is: "1 mince (Dáma)".
amount-by = { $amount } ({ $cause })
# Points from one source: "postavy 10".
points-from = { $source } { $points }

## What is printed on a piece: first a label, such as "Ihned", then words after it

label-cost = Náklady
label-needs = Požadavek
label-at-once = Ihned
label-harvest = Sklizeň { $value }
label-production = Produkce { $value }
label-always = Trvale
label-round = Jednou za kolo
label-end = Na konci
label-burden = Exkomunikace

words-goods = { $goods }
# Two things one after another, or a thing and what belongs to it.
words-both = { $first }; { $second }
# A price in military points: "2 body vojenské síly, máte-li aspoň 4".
words-military = { $goods }, máte-li aspoň { $needs }
words-either = { $first }; nebo { $second }
# `itself` tells whether the card counts, too, being of that type.
words-per-card = { $type_key ->
    [territory] { $goods } za každé vaše území
    [character] { $goods } za každou vaši postavu
    [building] { $goods } za každou vaši budovu
   *[venture] { $goods } za každý váš čin
}{ $itself ->
    [yes] , i za tuto kartu
   *[no] {""}
}
words-per-military = { $goods } za { $every ->
    [one] každý váš bod
    [few] každé { $every } vaše body
   *[other] každých { $every } vašich bodů
} vojenské síly
# A bonus action in the towers.
words-take = { $type_key ->
    [territory] smíte si vzít území akcí o hodnotě { $value }
    [character] smíte si vzít postavu akcí o hodnotě { $value }
    [building] smíte si vzít budovu akcí o hodnotě { $value }
    [venture] smíte si vzít čin akcí o hodnotě { $value }
   *[any] smíte si vzít libovolnou kartu akcí o hodnotě { $value }
}
words-harvest = smíte provést sklizeň o hodnotě { $value }
words-production = smíte provést produkci o hodnotě { $value }
# An exchange at a production, and one that offers two, of which one may be used.
words-exchange = smíte provést směnu: { $pay } za { $get }
words-two-exchanges = smíte provést směnu: { $pay } za { $get }, nebo { $second_pay } za { $second_get }
# Help or hindrance when a card is taken: `sign` is more or less.
words-taking = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} k hodnotě, když si berete { $type_key ->
    [territory] území
    [character] postavu
    [building] budovu
    [venture] čin
   *[any] jakoukoli kartu
}
# Said after `words-taking` or `words-take`.
words-cheaper = sleva { $goods }
words-cheaper-either = sleva 1 { $first }, nebo 1 { $second }
words-harvesting = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} k hodnotě každé sklizně
words-producing = { $sign ->
    [more] +{ $value }
   *[less] −{ $value }
} k hodnotě každé produkce
words-no-floor-bonus = už žádný bonus ze { $first }. a { $second }. patra věží

# Leaders.
words-all-cheaper = sleva na každou kartu: { $goods }
words-occupied-spaces = členy smíte umisťovat i na obsazená pole
words-no-tower-fee = za obsazenou věž nic neplatíte
words-any-slot = na území nepotřebujete body vojenské síly
words-copies = vyberte osobnost, kterou má vyloženou jiný hráč: její schopnost máte také
words-support-vp = { $goods } pokaždé, když podpoříte církev
# The list: "mince, dřevo, kámen, sloužící".
words-doubles = co vám karta dává ihned, dostanete dvakrát: { $list }
words-member-value = { $members ->
    [one-coloured] jeden dosud neumístěný člen má v tomto kole hodnotu { $value }
   *[coloured] barevní členové mají hodnotu { $value }, ať na kostkách padne cokoli
}
words-member-bonus = { $members ->
    [neutral] bezbarvý člen má hodnotu o { $value } vyšší
   *[coloured] { $sign ->
        [more] barevní členové mají hodnotu o { $value } vyšší
       *[less] barevní členové mají hodnotu o { $value } nižší
    }
}

# Excommunication tiles.
words-fewer = { $second_key ->
    [none] odkudkoli získáváte { $first }, dostanete o 1 méně
   *[other] odkudkoli získáváte { $first } nebo { $second }, dostanete o 1 méně
}
words-no-market = na tržiště členy umisťovat nesmíte
words-servants-per-point = { $servants ->
    [few] { $servants } sloužící znamenají jen +1
   *[other] { $servants } sloužících znamená jen +1
}
words-late-start = první tah každého kola vynecháte a máte ho až po posledních tazích všech
words-no-final-vp = { $of ->
    [territories] za území nezískáte žádné VB
    [characters] za postavy nezískáte žádné VB
   *[ventures] za činy nezískáte žádné VB
}
words-final-loss = { $per ->
    [vp] ztratíte 1 VB za každých { $every } VB, které máte před závěrečným bodováním
    [military] ztratíte 1 VB za každý bod vojenské síly
    [building-materials] ztratíte 1 VB za každé dřevo a každý kámen v tištěných nákladech vašich budov
   *[resources] ztratíte 1 VB za každou zbylou minci, dřevo, kámen i sloužícího
}

# Bare names of goods, without a number.
goods-name-coin = mince
goods-name-wood = dřevo
goods-name-stone = kámen
goods-name-servant = sloužící
goods-name-military = body vojenské síly
goods-name-faith = body víry
goods-name-vp = VB

## How an action adds up, line by line; { $good } comes with its number, { $amount } is only the number

account-die = { $cause } člen: { $amount }
account-raised = { $cause } člen, zvýšený: { $amount }
account-fixed = { $cause_kind ->
    [member] { $cause } člen: { $amount }
   *[other] { $cause }: { $amount }
}
account-aid = { $cause }: +{ $amount }
account-hindrance = { $cause }: −{ $amount }
account-space = velké pole: −{ $amount }
account-servants = sloužící: +{ $amount }
account-needed = je třeba: { $amount }
account-boost = { $good } na zvýšení hodnoty
account-fee = věž je obsazená: { $good }
account-waived = { $cause }: obsazená věž bez poplatku ({ $good })
account-floor = { $good } z patra
account-lessened = { $cause }: srážka { $good }
account-cost = { $cause }, náklady: { $good }
account-discount = { $cause }: sleva { $good }
account-needs = { $cause_kind ->
    [card] { $cause } vyžaduje { $good }
   *[other] vaše další území vyžaduje { $good }
}
account-gain = { $cause }: zisk { $good }
account-privileges = { $cause }: zisk { $good }
account-action = { $what ->
    [harvest] { $cause }: sklizeň o hodnotě { $amount }
    [production] { $cause }: produkce o hodnotě { $amount }
   *[take] { $cause }: karta akcí o hodnotě { $amount }
}
account-requires = { $cause } vyžaduje { $good }
account-has = k dispozici: { $good }

## Questions

question-tile = Kterou destičku osobních bonusů si vezmete?
question-pick = Výběr { $pick } ze 3: nechte si jednu osobnost, ostatní jdou doprava.
question-turn = { $now ->
    [recovered] Vynechaný tah: umístěte člena rodiny, nebo pasujte.
    [after] Použijte osobnosti, nebo ukončete tah.
   *[before] Umístěte člena své rodiny.
}
# How many servants are added to a member's value, or to a bonus harvest or production.
question-servants = { $bonus ->
    [harvest] { $cause }: sklizeň o hodnotě { $value }. Kolik sloužících přidáte?
    [production] { $cause }: produkce o hodnotě { $value }. Kolik sloužících přidáte?
    [card] { $cause }: akce má hodnotu { $value }. Kolik sloužících přidáte?
   *[no] Tady má { $member } člen hodnotu { $value }. Kolik sloužících přidáte?
}
question-way = Čím zaplatíte za { $card }?
question-saving = Berete si { $card }: ušetříte 1 dřevo, nebo 1 kámen?
question-privilege = { $different ->
    [yes] { $left ->
        [one] Ještě jedno privilegium Signorie, jiné než ostatní: co si vezmete?
        [few] { $left } různá privilegia Signorie: co si vezmete jako první?
       *[other] { $left } různých privilegií Signorie: co si vezmete jako první?
    }
   *[no] { $left ->
        [one] Privilegium Signorie: co si vezmete?
        [few] { $left } privilegia Signorie: co si vezmete jako první?
       *[other] { $left } privilegií Signorie: co si vezmete jako první?
    }
}
question-taking = { $type_key ->
    [any] { $cause }: vezměte si libovolnou kartu akcí o hodnotě { $value }, nebo se akce vzdejte.
    [territory] { $cause }: vezměte si území akcí o hodnotě { $value }, nebo se akce vzdejte.
    [character] { $cause }: vezměte si postavu akcí o hodnotě { $value }, nebo se akce vzdejte.
    [building] { $cause }: vezměte si budovu akcí o hodnotě { $value }, nebo se akce vzdejte.
   *[venture] { $cause }: vezměte si čin akcí o hodnotě { $value }, nebo se akce vzdejte.
}
question-exchanging = Produkce o hodnotě { $value }: které směny využijete? Platíte z toho, co máte teď.
question-raising = { $cause }: který člen bude mít v tomto kole vyšší hodnotu?
question-copying = { $cause }: čí schopnost zkopíruje?
question-support = { $known ->
    [yes] Podpoříte církev ({ $points } VB za všechny vaše body víry), nebo přijmete exkomunikaci: { $edict }?
   *[no] Papežská přízeň: podpoříte církev, nebo přijmete exkomunikaci: { $edict }?
}
question-losing = { $cause } vám dá o 1 méně: přijdete o dřevo, nebo o kámen?
question-ordering = { $cause }: co bude první?
question-drawing_order = Losuje se pořadí hráčů.
question-drawing_edict = Losuje se destička exkomunikace.
question-dealing = Rozdávají se osobnosti.
question-turning_up = Odkrývá se karta.
question-rolling = Hází se kostkami.

## Actions, each as a sentence

verb-place = Umístit { $member_key ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena { $space_key ->
    [council-palace] do paláce Signorie
   *[other] na { $space }
}
verb-pass = Pasovat
verb-end-turn = Ukončit tah
verb-play = Vyložit osobnost { $leader }
verb-discard = Odhodit osobnost { $leader } za privilegium
verb-activate = Aktivovat osobnost { $leader }
verb-servants = { $servants ->
    [0] Nepřidat žádného sloužícího
    [one] Přidat { $servants } sloužícího
    [few] Přidat { $servants } sloužící
   *[other] Přidat { $servants } sloužících
}
verb-pay = Zaplatit { $payment }
verb-save = Ušetřit 1 { $material }
verb-privilege = Vzít si { $privilege }
verb-take = Vzít si kartu: { $space }
verb-decline = Vzdát se akce
verb-use = { $known ->
    [yes] { $building }, směna: { $terms }
   *[no] { $building }: { $arrow }
}
verb-done = Dál nesměňovat
verb-raise = Zvýšit hodnotu { $member_key ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena
verb-copy = Kopírovat osobnost { $leader }
verb-support = Podpořit církev
verb-refuse = Přijmout exkomunikaci
verb-choose-tile = Vzít si { $tile_key ->
    [a] destičku A
    [b] destičku B
    [c] destičku C
    [d] destičku D
   *[common] společnou destičku
}
verb-keep = Nechat si osobnost { $leader }
verb-lose = Přijít o 1 { $material }
verb-resolve = Nejdřív { $part }
verb-draw-seat = Další v pořadí je { $seat }. hráč
verb-draw-edict = Losem vychází destička { $edict }
verb-draw-leader = Los přináší osobnost { $leader }
verb-draw-card = Los přináší { $card }
verb-roll = Na kostce padá { $pips }

## Headings above several actions of one verb; their last argument is listed

# The members that can be placed there are listed after it.
group-place = { $space_key ->
    [council-palace] Do paláce Signorie
   *[other] Na { $space }
}
group-play = Vyložit osobnost
group-discard = Odhodit za privilegium
group-activate = Aktivovat osobnost
group-pay = Zaplatit
group-save = Ušetřit 1
group-privilege = Vzít si
group-take = Vzít si kartu
group-use = { $building }, směna
group-raise = Zvýšit hodnotu člena
group-copy = Kopírovat osobnost
group-choose-tile = Vybrat si
group-keep = Nechat si osobnost
group-lose = Přijít o 1
group-resolve = Nejdřív

## What happened

# The players in their new order.
event-order_drawn = Pořadí na tahu: { $list }.
event-start_goods = Mince na začátek: { $list }.
event-edict_drawn = Kdo zklame církev, toho čeká: { $list }.
event-tile_chosen = { $seat } si bere { $tile_key ->
    [a] destičku A
    [b] destičku B
    [c] destičku C
    [d] destičku D
   *[common] společnou destičku
}.
# The leaders are listed for the one who got them; the others learn how many there were.
event-leader_dealt = { $known ->
    [yes] { $seat } dostává: { $list }.
   *[no] { $seat } dostává { $number ->
        [one] { $number } osobnost
        [few] { $number } osobnosti
       *[other] { $number } osobností
    }.
}
event-leader_picked = { $seat } si nechává osobnost { $leader }.
event-packs_passed = Všichni si nechávají jednu osobnost a ostatní posílají doprava.
event-round_started = { $period ->
    [1] Začíná { $round }. kolo, etapa I.
    [2] Začíná { $round }. kolo, etapa II.
   *[3] Začíná { $round }. kolo, etapa III.
}
event-card_turned = { $type_key ->
    [territory] Nová území: { $list }.
    [character] Nové postavy: { $list }.
    [building] Nové budovy: { $list }.
   *[venture] Nové činy: { $list }.
}
event-die_rolled = Kostky: { $list }.
event-turn_started = Na tahu je { $seat }.
# A member is placed; `list` is what the space gives. { $who } and { $where } are the two messages below.
event-placed = { $gains ->
    [yes] { $seat } umisťuje { $who } { $where }. Zisk: { $list }.
   *[no] { $seat } umisťuje { $who } { $where }, hodnota { $value }.
}
placed-member = { $member_key ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena{ $servants ->
    [0] {""}
    [one] {" "}s pomocí { $servants } sloužícího
   *[other] {" "}s pomocí { $servants } sloužících
}
placed-where = { $area ->
    [market] na tržiště
    [council-palace] do paláce Signorie
   *[other] na { $space }
}
event-lost_action = { $seat } v tomto tahu žádného člena neumisťuje.
event-skipped = { $seat } kvůli exkomunikaci vynechává první tah.
event-recovered = { $seat } dohání vynechaný tah.
event-servants_spent = { $servants ->
    [one] { $seat } přidává { $servants } sloužícího.
    [few] { $seat } přidává { $servants } sloužící.
   *[other] { $seat } přidává { $servants } sloužících.
}
event-fee_paid = { $seat } platí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} za obsazenou věž.
event-fee_waived = { $seat } za obsazenou věž neplatí ({ $leader }).
event-floor_bonus = { $gains ->
    [yes] { $seat } má bonus z patra: { $list }.
   *[no] { $seat } z patra nezískává nic.
}
event-no_floor_bonus = { $seat } bonus z patra nedostává, protože má { $card }.
event-discount = { $seat } má slevu: { $list }.
event-cost_paid = { $seat } hradí náklady: { $list }.
event-card_taken = { $paid ->
    [yes] { $gains ->
        [yes] { $seat } si bere { $card }. Náklady: { $cost }. Zisk: { $list }.
       *[no] { $seat } si bere { $card }. Náklady: { $cost }.
    }
   *[no] { $gains ->
        [yes] { $seat } si bere { $card }. Zisk: { $list }.
       *[no] { $seat } si bere { $card }.
    }
}
event-gained = { $seat } má zisk: { $list } ({ $cause }).
# One less of each good because of an excommunication.
event-lessened = { $seat } má srážku: { $list } ({ $edict }).
event-doubled = { $seat } má za { $card } dvojnásobný zisk ({ $leader }).
event-privilege_taken = { $gains ->
    [yes] { $seat } uplatňuje privilegium Signorie. Zisk: { $list }.
   *[no] { $seat } uplatňuje privilegium Signorie ({ $privilege }), ale nezískává nic.
}
event-bonus_action = { $kind ->
    [harvest] { $seat } smí provést sklizeň o hodnotě { $value } ({ $cause }).
    [production] { $seat } smí provést produkci o hodnotě { $value } ({ $cause }).
    [territory] { $seat } si smí vzít území akcí o hodnotě { $value } ({ $cause }).
    [character] { $seat } si smí vzít postavu akcí o hodnotě { $value } ({ $cause }).
    [building] { $seat } si smí vzít budovu akcí o hodnotě { $value } ({ $cause }).
    [venture] { $seat } si smí vzít čin akcí o hodnotě { $value } ({ $cause }).
   *[other] { $seat } si smí vzít libovolnou kartu akcí o hodnotě { $value } ({ $cause }).
}
event-declined = { $seat } se vzdává akce ({ $cause }).
event-harvested = { $gains ->
    [yes] { $seat } provádí sklizeň o hodnotě { $value }. Zisk: { $list }.
   *[no] { $seat } provádí sklizeň o hodnotě { $value }.
}
event-produced = { $paid ->
    [yes] { $gains ->
        [yes] { $seat } provádí produkci o hodnotě { $value }. Výdaje: { $cost }. Zisk: { $list }.
       *[no] { $seat } provádí produkci o hodnotě { $value }. Výdaje: { $cost }.
    }
   *[no] { $gains ->
        [yes] { $seat } provádí produkci o hodnotě { $value }. Zisk: { $list }.
       *[no] { $seat } provádí produkci o hodnotě { $value }.
    }
}
event-exchanged = { $seat } provádí směnu ({ $list }).
event-leader_played = { $seat } vykládá osobnost { $leader }.
event-leader_discarded = { $known ->
    [yes] { $seat } odhazuje osobnost { $leader } za privilegium Signorie.
   *[no] { $seat } odhazuje osobnost za privilegium Signorie.
}
event-leader_activated = { $gains ->
    [yes] { $seat } aktivuje osobnost { $leader }. Zisk: { $list }.
   *[no] { $seat } aktivuje osobnost { $leader }.
}
event-member_raised = { $seat } zvyšuje hodnotu { $member_key ->
    [black] černého
    [white] bílého
    [orange] oranžového
   *[neutral] bezbarvého
} člena pro toto kolo na { $value } ({ $leader }).
event-leader_copied = { $seat } kopíruje osobnost { $leader }, kterou má { $owner }.
event-report_opened = Začíná papežská přízeň: { $needed ->
    [few] církev žádá { $needed } body víry.
   *[other] církev žádá { $needed } bodů víry.
}
event-supported = { $seat } podporuje církev a získává { $points } VB za { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}.
event-excommunicated = { $refused ->
    [1] { $seat } církev nepodporuje. Následuje exkomunikace: { $edict }.
   *[0] { $seat } nemá dost bodů víry. Následuje exkomunikace: { $edict }.
}
event-faith_scored = { $seat } získává { $points } VB za { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}.
event-order_changed = Nové pořadí na tahu: { $list }.
event-round_ended = Končí { $round }. kolo.
event-lost = { $seat } má ztrátu: { $list } ({ $cause }).
event-points = { $known ->
    [no] { $seat } na konci už nic nezískává.
   *[yes] { $seat } získává na konci { $points } VB: { $list }.
}
event-match_over = Po šesti kolech partie končí.

## Why not

reason-already_placed = tento člen už stojí na plánu
reason-space_closed = toto pole je otevřené od { $need } hráčů, u stolu jich je { $have }
reason-space_taken = už tam někdo stojí
reason-colour_in_tower = v této věži už jeden váš barevný člen stojí
reason-colour_in_area = v této oblasti už jeden váš barevný člen pracuje
reason-no_card_there = neleží tam žádná karta
reason-value_too_low = je třeba hodnota { $need }, se všemi sloužícími máte { $have }
reason-market_forbidden = exkomunikace vám tržiště zakazuje
reason-six_cards = karet jednoho typu smíte mít { $need }, máte jich { $have }
reason-slot_needs_military = další území vyžaduje { $need ->
    [few] { $need } body
   *[other] { $need } bodů
} vojenské síly, máte { $have }
reason-cannot_pay_fee = věž je obsazená a mincí to stojí { $need }, máte { $have }
reason-coins_short = mincí je třeba { $need }, máte { $have }
reason-wood_short = dřev je třeba { $need }, máte { $have }
reason-stone_short = kamenů je třeba { $need }, máte { $have }
reason-servants_short = sloužících je třeba { $need }, zbývá jich { $have }
reason-military_short = bodů vojenské síly je třeba { $need }, máte { $have }
reason-placement_possible = některého člena umístit lze, a tak nesmíte pasovat
reason-placed_already = člena už v tomto tahu umístěného máte
reason-place_first = nejdřív umístěte člena
reason-not_in_hand = tuto osobnost nemáte v ruce
reason-not_in_play = tuto osobnost nemáte vyloženou
reason-cards_required = takových karet je třeba { $need }, máte { $have }
reason-goods_required = je třeba { $need }, máte { $have }
reason-alike_required = karet jednoho typu je třeba { $need }, máte nejvýš { $have }
reason-nothing_to_copy = nikdo jiný nemá vyloženou žádnou osobnost
reason-used_this_round = tato osobnost už je v tomto kole použitá
reason-works_by_itself = tato osobnost působí trvale a neaktivuje se
reason-no_member_left = není už člen, jemuž by šlo hodnotu zvýšit
reason-wrong_member = tomuto členovi se u tohoto stolu hodnota nezvyšuje
reason-member_raised = tento člen už má hodnotu zvýšenou
reason-too_few_servants = sloužících je třeba aspoň { $need }, ne { $have }
reason-not_so_many_servants = sloužících je to { $need }, zaplatit jich můžete { $have }
reason-no_use_for_servants = { $need ->
    [one] { $need } sloužící zmůže totéž co { $have }
    [few] { $need } sloužící zmohou totéž co { $have }
   *[other] { $need } sloužících zmůže totéž co { $have }
}
reason-same_privilege = každé z těchto privilegií musí být jiné
reason-wrong_type = touto akcí se bere jiný typ karty
reason-no_arrow = tato budova takovou směnu nemá
reason-not_your_building = tato budova není vaše
reason-not_active = tato budova pracuje od hodnoty { $need }, teď je { $have }
reason-exchange_used = tato budova už svou směnu provedla
reason-exchange_too_dear = s ostatními směnami to dělá { $need }, a na začátku produkce bylo k dispozici { $have }
reason-not_copyable = nikdo jiný tuto osobnost vyloženou nemá
reason-copy_first = nejdřív vyberte, koho kopírovat
reason-tile_taken = tuto destičku už někdo má
reason-not_in_pack = tato osobnost mezi nimi není
reason-part_done = to už je hotové, nebo to karta nemá
reason-copied_already = koho Lorenzo kopíruje, se už změnit nedá
reason-turn_skipped = kvůli exkomunikaci první tah vynecháváte
reason-leader_actions_closed = v základní hře osobnosti nejsou

## Where points come from

source-cards = karty při získání
source-harvest = sklizně
source-production = produkce
source-leaders = osobnosti
source-church = církev
source-territories = území
source-characters = postavy
source-ventures = činy
source-military = vojenská síla
source-resources = zbylé zdroje
source-penalties = exkomunikace

## How a match ends

ending-rounds = odehrálo se šest kol

## Table options

option-variant = hra
choice-variant-basic = základní, bez osobností
choice-variant-advanced = pokročilá, s osobnostmi a různými destičkami bonusů
option-edition = kde se vydání liší
choice-edition-italian = jako v italských pravidlech
choice-edition-czech = jako v českých pravidlech
choice-edition-english-2016 = jako v anglických pravidlech z roku 2016
option-leader_work_boost = Sforzova sklizeň a Leonardova produkce
choice-leader_work_boost-edition = se zvyšují podle vydání
choice-leader_work_boost-all = se zvyšují sloužícími i postavami
choice-leader_work_boost-servants-only = se zvyšují jen sloužícími
option-federico_target = Federico da Montefeltro
choice-federico_target-edition = zvyšuje hodnotu podle vydání
choice-federico_target-coloured = zvyšuje hodnotu barevného člena
choice-federico_target-neutral = zvyšuje hodnotu bezbarvého člena
option-wood_stone_malus = destička Méně materiálu
choice-wood_stone_malus-edition = bere podle vydání
choice-wood_stone_malus-each = bere 1 dřevo a 1 kámen
choice-wood_stone_malus-one = bere 1 dřevo, nebo 1 kámen
option-leader_actions_in_skipped_turn = osobnosti ve vynechaném tahu
choice-leader_actions_in_skipped_turn-off = odpočívají
choice-leader_actions_in_skipped_turn-on = smějí se použít
option-bonus_tile_is_source = destičky bonusů při exkomunikaci
choice-bonus_tile_is_source-off = dávají, co je vytištěno
choice-bonus_tile_is_source-on = dávají také méně
option-leader_gains_reduced = osobnosti při exkomunikaci
choice-leader_gains_reduced-off = dávají, co je vytištěno
choice-leader_gains_reduced-on = dávají také méně
option-round6_refuser_scores = kdo v 6. kole církev nepodpoří
choice-round6_refuser_scores-off = za víru nezíská nic
choice-round6_refuser_scores-on = za víru přesto získá body
option-voluntary_pass = pasování, když člena umístit lze
choice-voluntary_pass-never = není dovoleno
choice-voluntary_pass-if-servants-needed = je dovoleno, jsou-li k umístění třeba sloužící
choice-voluntary_pass-always = je dovoleno
option-immediate_order = okamžité efekty karty
choice-immediate_order-gains-first = jdou po řadě: zisky, privilegia, akce
choice-immediate_order-player-choice = jdou v pořadí, které si zvolíte
option-cardless_floor = patro bez karty
choice-cardless_floor-forbidden = člena nepřijme
choice-cardless_floor-bonus-only = člena přijme, kvůli bonusu
option-lorenzo_deferred_copy = Lorenzo de' Medici
choice-lorenzo_deferred_copy-off = musí mít při vyložení koho kopírovat
choice-lorenzo_deferred_copy-on = smí koho kopírovat vybrat i později
option-rita_privileges = Santa Rita
choice-rita_privileges-off = privilegia nezdvojuje
choice-rita_privileges-on = zdvojuje i privilegia
option-cap_tracks = stupnice víry a vojenské síly
choice-cap_tracks-off = nikde nekončí
choice-cap_tracks-on = končí na 15 a na 25
option-vatican_simultaneous = rozhodnutí při papežské přízni
choice-vatican_simultaneous-off = padají veřejně, v pořadí na tahu
choice-vatican_simultaneous-on = padají tajně a naráz
option-hide_discarded_leaders = odhozené osobnosti
choice-hide_discarded_leaders-off = se ukazují
choice-hide_discarded_leaders-on = zůstávají tajné
option-floor_score_at_zero = konečné skóre
choice-floor_score_at_zero-off = smí klesnout pod nulu
choice-floor_score_at_zero-on = pod nulu neklesne
option-wasted_servants = sloužící, kteří nic nezmění
choice-wasted_servants-useful = se neplatí
choice-wasted_servants-any = se smějí zaplatit
