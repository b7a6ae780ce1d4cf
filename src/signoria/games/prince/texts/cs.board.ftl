### The Prince on the table in the browser, in Czech: what is written on it, and what its places are
### called.
###
### Most of these stand in narrow places: keep them as short as they are here. { $name }, { $pope },
### { $giver }, { $receiver } and the like are names of players or houses, { $card }, { $target } and
### { $name } beside a card are names of cards, always as they stand: in the nominative.

## Players and houses

prince-you = Vy
prince-board = Ostatní rody a jeviště
prince-stage = Jeviště
prince-pope = Papež
prince-pope-is = Papežem je { $name }
prince-cardinals = Kardinálové
prince-income = příjem
prince-purse = měšec
prince-power = síla { $power }
# Screen readers: the buttons beside a number.
prince-less = { $what }: méně
prince-more = { $what }: více
# Above the list of those the table waits for.
prince-waiting = Na řadě:
prince-choosing = vybírá se
prince-sealed = zapečetěno
# The top bar.
prince-status = Etapa { $turn } ze 3, { $cards ->
    [one] { $cards } karta v nabídce
    [few] { $cards } karty v nabídce
   *[other] { $cards } karet v nabídce
}
prince-turn = Etapa { $turn }
prince-turn-note = Nové karty, 35 dukátů z každého sídla, nová nabídka.
prince-over = Partie skončila
prince-phases = Tahy po směru hodin
prince-phase-of = Na tahu je { $name }

## The pool and what is in force

prince-pool = Nabídka
prince-pool-left = { $turn }. etapa: { $cards ->
    [one] zbývá { $cards } karta
    [few] zbývají { $cards } karty
   *[other] zbývá { $cards } karet
}
prince-pool-before = Vyloží se, až budou všechny ruce hotové.
prince-pool-over = Poslední nabídka je vyčerpána
prince-pool-empty = Nabídka je vyčerpána
prince-pool-place = Nabídka, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
prince-aside = Odloženo: { $cards }
prince-aside-note = Odložené karty se vrátí do balíčku na začátku příští etapy.
prince-marriage-of = Sňatek: { $one } a { $other }
prince-savonarola-on = Savonarola proti papeži: { $pope }
prince-sentences = Papež přijde o { $phases ->
    [one] jeden tah
    [few] { $phases } tahy
   *[other] { $phases } tahů
}

## Step 1: buy or spy

prince-step-buy = Koupit, nebo špehovat
prince-buy-note = Odkryjte kartu a dražte ji, nebo obětujte špeha a vezměte si jednu naslepo.
prince-buy-other = { $name } odkryje kartu k dražbě, nebo pošle špeha do nabídky.
prince-auction-card = Dražit kartu
prince-spy-pool = Poslat špeha do nabídky
prince-move-note = Teď lze i přesouvat vaše úřady a umělce.

## The auction

prince-auction = Dražba
prince-auction-note = Kartu získá nejvyšší příhoz; když nikdo nepřihodí, dostane ji zdarma aktivní hráč.
prince-bids = Příhozy po směru hodin
prince-passed = pas
prince-to-bid = na řadě
prince-out = Pasujete
prince-out-note = V této dražbě už nehrajete.
prince-your-bid = Váš příhoz
# A button: raise to everything in the purse.
prince-all = vše
prince-bid = { $ducats ->
    [one] Nabídnout { $ducats } dukát
    [few] Nabídnout { $ducats } dukáty
   *[other] Nabídnout { $ducats } dukátů
}
# In the place of "Bid 21 ducats" where the purse does not hold the least bid.
prince-bid-too-dear = { $least } je víc, než máte
prince-pass = Pasovat
prince-bid-note = Váš měšec je tajný. Kdo pasuje, je venku.
# A private reminder of how far one means to go.
prince-limit = Můj strop
prince-limit-set = nastavit
prince-limit-drop = Zrušit strop
prince-limit-beyond = Nad vaším stropem
prince-sold = Prodáno
prince-given-free = Bez příhozu: zdarma

## Steps 2 and 3

prince-step-act = Karty a zábor
prince-step-after = Po záboru
prince-act-other = { $name } smí hrát karty z ruky a pokusit se o jeden zábor.
# Short names on small buttons.
prince-deed-spy = Špeh
prince-deed-poison = Jed, mor
prince-deed-bravo = Vrah
prince-deed-marriage = Sňatek
prince-deed-savonarola = Savonarola
prince-deed-simony = Simonie
prince-deed-seize = Zábor
prince-deed-move = Přesuny
prince-deed-offer = Návrh
prince-end-phase = Ukončit tah
prince-found = Špeh se vrací: { $name }
prince-found-pool = { $card }, z nabídky
prince-found-stolen = { $card }, o kartu přichází { $victim }
prince-found-nothing = Ruka byla prázdná.

## Seizure

prince-seizure = Zábor
prince-attacks = útok
prince-defends = obrana
prince-defends-by-itself = bez kondotiérů
prince-seizure-secret = Tajně
prince-seizure-other = Obě strany tajně vybírají kondotiéry a odkryjí je naráz.
prince-troop = Vaši kondotiéři
prince-troop-none-held = Nemáte žádné kondotiéry. Vaše odpověď přesto zůstane tajná.
prince-condottiere = { $name }: síla { $power }, žold { $fee }
prince-fee-of = žold
prince-troop-fees = platí se při výhře i prohře
prince-commit = { $cards ->
    [one] Tajně vyslat jednoho
   *[other] Tajně vyslat { $cards }
}
prince-commit-none = Nevyslat nikoho
prince-troop-sealed = { $cards ->
    [0] Nevysíláte nikoho.
    [one] Vysíláte jednoho kondotiéra.
    [few] Vysíláte { $cards } kondotiéry.
   *[other] Vysíláte { $cards } kondotiérů.
}
prince-no-troop = žádní kondotiéři
prince-seizure-won = Zabráno: { $target }
prince-seizure-lost = Uhájeno: { $target }

## Deaths and the Doctor

prince-death = Chystá se smrt
prince-death-by = strůjce
prince-death-of = oběť
prince-doctor = Lékař
prince-doctor-note = { $target }: ještě je čas na záchranu. Ptáme se všech, ať nikdo nepozná, kdo lékaře má.
prince-doctor-play = Zahrát lékaře za { $ducats }
prince-let-be = Nechat být
prince-never = Už se mě neptat
prince-never-note = Zeptáme se zase, až budete mít lékaře.
prince-doctor-wait = Stůl chvíli čeká: někdo může mít lékaře.
prince-saved = { $target } žije
prince-saved-by = { $name } posílá lékaře za { $ducats ->
    [one] { $ducats } dukát.
    [few] { $ducats } dukáty.
   *[other] { $ducats } dukátů.
}
prince-ended = { $target }: konec
prince-dead = { $target } je po smrti
prince-dead-by = { $card }, strůjce: { $name }

## The trial

prince-trial = Soud nad papežem
prince-trial-by = ze simonie viní { $name }
prince-judges = Hlasy, jeden za kardinála
prince-trial-needed = { $all } hlasů, odsuzuje { $needed }
prince-verdict = Rozsudek
prince-verdict-note = Má { $pope } přijít o příští tah?
prince-guilty = Vinen
prince-not-guilty = Nevinen
prince-secret-note = Všechny hlasy se odkryjí naráz.
prince-verdict-sealed = Váš hlas je zapečetěný.
prince-verdict-other = Všichni kromě papeže hlasují tajně.
prince-condemned = Vinen: papež { $pope } přijde o tah
prince-acquitted = Nevinen: papež { $pope } je volný

## The conclave

prince-next-conclave = Příští konkláve
prince-majority = { $all } hlasů, většina { $needed }
prince-votes-whence = { $cardinals } od kardinálů, { $offices } z úřadů
prince-conclave = Konkláve
prince-secret-round = tajné hlasování
prince-open-round = { $round }. veřejné kolo
prince-run-off = užší volba
prince-electors = Hlasy rodů
prince-last-round = Minulé kolo
prince-round-so-far = Hlasy v tuto chvíli
# Screen readers: one part of a candidate's bar.
prince-votes-of = { $name } { $votes }
prince-ballot = Váš lístek
prince-vote = Vaše hlasy
prince-votes-left = { $votes ->
    [one] zbývá jeden hlas
    [few] zbývají { $votes } hlasy
   *[other] zbývá { $votes } hlasů
}
prince-votes-all = vše rozděleno
prince-all-votes = Všechny hlasy pro rod { $house }
prince-votes-for = Hlasy pro rod { $house }
prince-cast = Odevzdat hlasy
prince-cast-secret = Zapečetit lístek
prince-ballot-note = Všechny lístky se otevřou naráz.
prince-vote-note = Hlasujete veřejně.
# Votes are a list: "Borgia 12, Orsini 3".
prince-ballot-sealed = Váš lístek je zapečetěný: { $votes }.
prince-ballot-other = Všichni tajně vyplňují lístky.
prince-vote-other = Hlasuje se veřejně, jeden po druhém, první papež.
prince-habemus = { $name }: máme papeže
prince-elected-with = { $name } má { $votes } z celkových { $all } hlasů.
prince-no-majority = Nikdo nemá většinu
prince-open-round-follows = Následuje veřejné kolo.
prince-run-off-follows = Následuje užší volba ze dvou rodů.
prince-reckoning = Body { $turn }. etapy
prince-this-turn = tato etapa
prince-points-now = body teď

## The Pope between turns

prince-bestow = Úřad k rozdání
prince-bestow-to = Kdo ho dostane
prince-bestow-own = { $name }: úřad musí dostat jiný rod.
prince-bestow-killed = { $name }: úřad je volný. Dejte ho jinému rodu, nebo nikomu.
prince-bestow-how = Vyberte rod, nebo na něj kartu přetáhněte.
prince-bestow-note = Na začátku etapy si papež žádný úřad nenechává.
prince-bestow-other = Papež { $pope } rozdává tento úřad: { $name }.
prince-has-office = už má od papeže úřad
prince-set-aside = Nikomu
prince-reshuffle = Rozdat úřady znovu?
prince-reshuffle-sub = všechny úřady ostatních, nebo žádný
prince-offices = Úřady
prince-reshuffle-note = Vezměte úřady všem ostatním, zamíchejte je a rozdejte zpátky, každému tolik, kolik jich měl.
prince-reshuffle-do = Rozdat znovu
prince-reshuffle-not = Nechat je být
prince-reshuffle-risk = Pak vás smí ze simonie obvinit kdokoli.
prince-reshuffle-other = Papež rozhoduje, zda se úřady všech ostatních rozdají znovu.
prince-appoint = Noví kardinálové
prince-appoint-count = { $cardinals ->
    [one] k rozdání jeden
   *[other] k rozdání { $cardinals }
}
prince-cardinals-for = Kardinálové pro rod { $house }
prince-you-keep = Sobě
prince-appoint-do = Jmenovat je
prince-appoint-note = Nejvýš o jednoho víc než nejvyšší dar jiným.
prince-appoint-other = Papež { $pope } rozdává nové kardinály.

## Laying out cards

prince-lay-fee = Mecenášství
prince-lay-laying = Kam s ní?
prince-lay-filling = Co přijde dovnitř?
prince-lay-order = Která karta první?
prince-lay-fee-other = { $name } zaplatí honorář, nebo se vzdá karty { $card }.
prince-lay-laying-other = { $name } hledá místo pro kartu { $card }.
prince-lay-filling-other = { $name } obsazuje panství { $card }.
prince-lay-order-other = { $name } vykládá karty.
prince-fee-note = { $name } pro vás pracuje, když zaplatíte; jinak ne.
prince-pay-fee = Zaplatit { $ducats }
prince-refuse-fee = Neplatit
prince-laying-note = { $name }: na volné místo, nebo před vaši desku.
prince-laying-foot = Co leží před deskou, lze zabrat samostatně.
prince-leave-open = Nechat před deskou
# Above cards of the reader's own that lie open.
prince-filling-note = Rovnou do panství { $name }:
prince-enough = To je vše
prince-order-note = Panství vyložená dřív dají ostatním kartám místa.
prince-opening = Před první etapou
prince-opening-sub = rozdávají se ruce, rody zasedají
prince-opening-other = Rody si prohlížejí karty v ruce.
prince-choose-house = Vyberte si rod
prince-mulligan = Vaše první ruka
prince-mulligan-note = Nechte si ji, nebo ji celou vyměňte za novou: k tomu jsou potřeba tři karty téhož typu.
prince-keep = Nechat si ji
prince-mulligan-do = Vzít si novou

## Trade

prince-trade = Obchod
prince-offer = Návrh na stole
prince-offer-to = Návrh dostane { $name }
prince-offer-from = Návrh předkládá { $name }
prince-offer-yours = Váš návrh
prince-you-give = Dáváte
prince-you-ask = Žádáte
prince-no-cards = žádná karta, která smí změnit majitele
prince-nothing = nic
# Screen readers: the stepper of ducats on one side of an offer.
prince-ducats-in = { $side }: dukáty
prince-propose = Předložit
prince-drop-offer = Upustit
prince-offer-note = Co kdo slíbí do budoucna, nikoho nezavazuje.
prince-composing = { $giver } sestavuje návrh. Dostane ho { $receiver }.
prince-offer-you = Když přijmete, obě strany si vše předají naráz.
prince-accept = Přijmout
prince-decline = Odmítnout
prince-counter = Protinávrh
prince-withdraw = Stáhnout
prince-offer-waits = Čeká se na odpověď: { $name }.
prince-offer-other = { $giver } předkládá návrh. Odpovídá { $receiver }.
prince-leave = Papežovo svolení
prince-leave-note = { $giver } a { $receiver } se domlouvají a jde i o úřad. Dovolíte to?
prince-leave-other = { $giver } a { $receiver } se domlouvají o úřadu: musí to dovolit papež.
prince-allow = Dovolit
prince-forbid = Zakázat
prince-deals = Obchody před hlasováním
prince-deal-with = Návrh pro rod
prince-deals-note = Návrhy hned mění majitele karet a dukátů. Hlasy lze jen slíbit.
prince-no-deals = Dál neobchodovat
prince-promise-note = Sliby v chatu nikoho nezavazují.
prince-deals-other = Před hlasováním smí každý obchodovat s každým.

## Cards: what they do, on a large card in three lines at most

prince-words-base = Chrání jednu kartu každého druhu. Nelze o něj přijít.
prince-words-holding = Chrání jednu kartu každého druhu. Příjem každou etapu.
prince-words-office = Hlasy při volbě papeže a každou etapu příjem.
prince-words-artist = Body každou etapu. Každý nový mecenáš platí honorář.
prince-words-leonardo = Body každou etapu a síla +1 k vašim kondotiérům.
prince-words-family = Natrvalo přidá svou sílu jednomu panství.
prince-words-condottiere = Do útoku i obrany. Žold se platí při výhře i prohře.
prince-words-spy = Karta z nabídky naslepo, nebo jedna z ruky soupeře.
prince-words-poison = Zabije umělce nebo úřad, nebo ukončí sňatek.
prince-words-bravo = Zabije úřad, Savonarolu, nebo sňatek. Lékař nepomůže.
prince-words-doctor = Kdykoli zachrání před jedem či morem.
prince-words-marriage = Mír s jedním soupeřem do konce etapy.
prince-words-savonarola = Papež v této etapě nehraje nic z ruky.
prince-words-simony = Soudí kardinálové: papež může přijít o tah.

# The same on a card of the hand: about fourteen letters a line, three lines.
prince-few-holding = vyloží se ihned
prince-few-office = vyloží se ihned
prince-few-artist = vyloží se ihned
prince-few-family = vyloží se ihned
prince-few-condottiere = do útoku nebo do obrany
prince-few-spy = karta naslepo, nebo krádež
prince-few-poison = zabije umělce nebo úřad
prince-few-bravo = zabije úřad, lékař nepomůže
prince-few-doctor = zachrání před jedem, kdykoli
prince-few-marriage = mír s jedním soupeřem
prince-few-savonarola = papež nehraje z ruky
prince-few-simony = papež může přijít o tah

# On a card before a fee: "stojí 10".
prince-pay = stojí
# At the foot of a card, after a dagger: its marked figures were worked out, no source prints them.
prince-reconstructed = rekonstrukce

# Figures of a card for screen readers.
prince-figure-power = síla { $n }
prince-figure-votes = { $n ->
    [one] { $n } hlas
    [few] { $n } hlasy
   *[other] { $n } hlasů
}
prince-figure-income = příjem { $n }
prince-figure-vp = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
prince-figure-fee = stojí { $n }

## House boards

prince-houses = Ostatní rody
# A board for screen readers.
prince-house = { $house }, { $seat }{ $pope ->
    [yes] , papež
   *[no] {""}
}: { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
}, { $cardinals ->
    [one] { $cardinals } kardinál
    [few] { $cardinals } kardinálové
   *[other] { $cardinals } kardinálů
}, { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
}
# The head of a board: a button that opens it large.
prince-visit = { $house }: otevřít desku, rod vede { $seat }
# The laurel with a house's points; opens where they come from.
prince-points-of = { $house }: { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
}
# Above cards of a house that lie in no holding.
prince-unprotected = bez ochrany
# Above cards that were seen in a house's hand.
prince-seen = známé z ruky
prince-mark-pope = Papež
prince-mark-marriage = Sňatek do konce etapy
prince-mark-savonarola = Savonarola: nesmí hrát z ruky
prince-mark-sentence = { $sentences ->
    [one] Rozsudek: přijde o tah
    [few] Rozsudek: přijde o { $sentences } tahy
   *[other] Rozsudek: přijde o { $sentences } tahů
}
# A base or holding for screen readers; { $home } names it with its figures.
prince-home = { $home }; obrana { $power }
# An empty slot of a base or holding, for an office, an artist or a family.
prince-slot-office = { $home }: místo pro úřad
prince-slot-artist = { $home }: místo pro umělce
prince-slot-family = { $home }: místo pro rodinu

## A house laid out: the reader's own, or a rival's opened

prince-estate = Rod, který vede { $seat }
prince-holdings = Panství
prince-holdings-note = co leží v panství, je chráněné
prince-open = Před deskou
prince-open-note = nechráněné
# Below the numbers of a house: how much of each it has.
prince-ducats-secret = dukáty, tajné
prince-ducats-hidden = dukáty, skryté
prince-ducats-plain = dukáty
prince-count-cardinals = { $n ->
    [one] kardinál
    [few] kardinálové
   *[other] kardinálů
}
prince-count-votes = { $n ->
    [one] hlas
    [few] hlasy
   *[other] hlasů
}
prince-count-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
# Beside the votes: what holdings and offices bring at the end of the turn.
prince-count-income = příjem { $n }
prince-hand = Vaše ruka
prince-hand-note = skrytá, i počet karet
prince-hand-of = Ruka rodu { $house }
prince-hand-hidden = Skrytá, i počet karet; vidět je jen to, co je známé.
prince-hand-empty = Nemáte v ruce žádné karty.
# When cards of the hand may be played: two short lines.
prince-lock = Karty z ruky čekají na váš tah.
prince-lock-doctor = Kdykoli smí odpovědět jen lékař.
prince-unlock = Hrajte: vyberte kartu, pak její cíl.
prince-unlock-end = Kondotiéři slouží při záboru a obraně.
prince-bound = Savonarola vám svazuje ruce.
prince-bound-note = Zahrát lze jen vraha na něj.
# The parts of a phone.
prince-part-stage = Stůl
prince-part-houses = Ostatní rody
prince-part-conclave = Příští konkláve
prince-part-homes = Má panství
prince-part-hand = Má ruka
# A strip of the rail for screen readers.
prince-rival = { $house }, { $seat }: { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
}, { $holdings } panství, { $votes ->
    [one] { $votes } hlas
    [few] { $votes } hlasy
   *[other] { $votes } hlasů
}

## The box: its name in two lines, large, and small below it

box-name = Vladař
box-below = Rod Borgiů

## What deck a table plays with

deck-reconstructed = rekonstruovaný balíček
deck-own = vlastní balíček
deck-left = { $left ->
    [one] { $left } údaj rekonstruovaný
    [few] { $left } údaje rekonstruované
   *[other] { $left } údajů rekonstruovaných
}
