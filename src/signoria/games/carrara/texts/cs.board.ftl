### The Carrara board in the browser, in Czech.
###
### Most of these stand in narrow places: keep them as short as they are here.

## Areas of the board

carrara-board = Herní plán
carrara-offer = Nabídka budov
# Building tiles that are still face down.
carrara-supply = { $tiles } v zásobě
carrara-court = Královský dvůr
carrara-cities = Města k bodování
carrara-cities-note = každé jen jednomu hráči
carrara-monuments = Monumenty
carrara-upgrades = Vylepšení
carrara-deferred = Odložené sloupky
carrara-deferred-note = bodují později, bez bonusu
carrara-money = Peníze
# A bonus field gives a decoration of any sort.
carrara-any = libovolná
# A bonus field of the court that nobody has a pillar on any more.
carrara-visited = navštíveno
carrara-minimum = min. { $buildings }
# Beside a reward: paid for each point of building value.
carrara-per-value = × hodnota
carrara-bag = { $blocks ->
    [one] { $blocks } blok ve váčku
    [few] { $blocks } bloky ve váčku
   *[other] { $blocks } bloků ve váčku
}
# The top bar.
carrara-status = { $tiles ->
    [one] { $tiles } budova v zásobě
    [few] { $tiles } budovy v zásobě
   *[other] { $tiles } budov v zásobě
}, { $blocks ->
    [one] { $blocks } blok ve váčku
    [few] { $blocks } bloky ve váčku
   *[other] { $blocks } bloků ve váčku
}
# What the dagger beside a figure means.
carrara-reconstructed = rekonstrukce
carrara-reconstructed-note = Tyto údaje jsme nikde nemohli přečíst, a tak jsme je odvodili: čísla s křížkem a pořadí předmětů na obou kotoučích. Víc říkají pravidla.
carrara-visit = Žeton královské návštěvy má { $seat }.

## Buttons beside the wheel

carrara-turn = otočit kotouč
carrara-turn-both = otočit oba
carrara-turn-inner = otočit vnitřní

## A player's own board

carrara-estate = { $seat }: deska hráče
carrara-scoring = Bodovací místa
carrara-urban = Městská
carrara-rural = Venkovská
carrara-storage = Skladiště
carrara-only-you = vidíte jen vy
# On the closed screen of another player.
carrara-screen = za zástěnou
carrara-points = { $seat }: { $vp } VB
carrara-pillars = { $pillars ->
    [one] čeká { $pillars } sloupek
    [few] čekají { $pillars } sloupky
   *[other] čeká { $pillars } sloupků
}

## A rival in one strip

carrara-rival = { $seat }: { $vp } VB, { $pillars ->
    [one] čeká { $pillars } sloupek
    [few] čekají { $pillars } sloupky
   *[other] čeká { $pillars } sloupků
}, { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}
carrara-rival-built = { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}
carrara-rival-bot = bot
carrara-rival-crown = královská návštěva
carrara-rival-end = spouští konec hry

## Places for screen readers

carrara-section = Výseč { $section }: { $blocks }
carrara-section-empty = Výseč { $section }: žádné bloky
carrara-block = { $colour } blok { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
   *[other] za { $price } mincí
}
carrara-field = { $field }, { $pillars ->
    [0] žádný sloupek
    [one] { $pillars } sloupek
    [few] { $pillars } sloupky
   *[other] { $pillars } sloupků
}
carrara-city = { $city }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] mince
        [few] mince
       *[other] mincí
    }
   *[vp] VB
} za bod hodnoty, od { $minimum } budov
carrara-city-advanced = { $city }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] mince
        [few] mince
       *[other] mincí
    }
   *[vp] VB
} za bod hodnoty, od { $minimum } budov; za nejvíc soch na konci { $first }, { $second }, { $third } VB
carrara-monument = Monument { $tile }
carrara-monument-gone = Monument { $tile }, už postavený
carrara-upgrade = Vylepšení, { $target }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] mince
        [few] mince
       *[other] mincí
    }
   *[vp] VB
}, { $tiles ->
    [0] už žádné nezbývá
    [one] { $tiles } destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
}
carrara-column = { $city }: { $buildings ->
    [0] žádné budovy
    [one] { $buildings } budova s hodnotou { $value }
    [few] { $buildings } budovy s hodnotou { $value }
   *[other] { $buildings } budov s hodnotou { $value }
}, { $reward } { $pays ->
    [coins] { $reward ->
        [one] mince
        [few] mince
       *[other] mincí
    }
   *[vp] VB
} za bod hodnoty
carrara-built = { $tile }, { $city }
carrara-slot = Skladiště { $slot }: { $full ->
    [yes] { $piece }
   *[no] prázdné
}

## Parts of the board on a phone

carrara-part-wheel = Kotouč
carrara-part-offer = Nabídka
carrara-part-court = Dvůr
carrara-part-columns = Moje města

## The box: its name in two lines, large, and small below it

box-name = Paláce
box-below = Carrary

## A new table

# What the basic and the advanced game bring.
variant-basic-about = Mramor, budovy, města. Hra, kterou se začíná.
variant-advanced-about = Přidává dekorace, sochy a místa s penězi. Pro ty, kdo znají základní variantu.

## The first turn, above the rules

lesson = Váš první tah v pěti krocích
lesson-wheel = Podívejte se na kotouč
lesson-about-wheel = Na něm je na prodej všechen mramor. Chcete-li, otočte jím o jednu výseč: co na něm leží, zlevní a do výseče I přijdou nové bloky.
lesson-buy = Nakupte z jedné výseče
lesson-about-buy = Čísla na okraji říkají, kolik tam která barva stojí. Vezměte si z jedné výseče tolik bloků, kolik dokážete zaplatit; některé jsou zdarma.
lesson-offer = Vyberte si budovu
lesson-about-offer = V nabídce jich leží devět. Číslo v rohu je cena v blocích a zároveň hodnota při bodování.
lesson-city = Postavte ji ve městě
lesson-about-city = Město přijímá svůj mramor a každý vzácnější. Vzácnější města víc vynášejí. Chybí vám blok? Stačí dva v barvě o stupeň nižší.
lesson-pillar = Bodujte sloupkem
lesson-about-pillar = Vezměte z královského dvora sloupek s bonusem a postavte ho na město, druh budovy nebo krajinu: každá taková budova vynese mince nebo body.

## The pictures of the rules

fig-rank = stupeň { $rank }
fig-marbles = Každý mramor se svým městem, mramory, které město přijímá, a co vynáší za každý bod hodnoty.
fig-prices = Cena bloku v mincích podle výseče. Zlatá políčka jsou zdarma.
fig-kinds = Šest druhů budov: červené jsou městské, zelené venkovské.
fig-decorations = Ke každému druhu patří jedna dekorace.
fig-buy = Nákup: vezměte si bloky z jedné výseče kotouče.
fig-build = Stavba: zaplaťte bloky a přidejte budovu nebo monument.
fig-score = Bodování: postavte sloupek na místo, které něco vynáší.
fig-pass = Vynechání tahu: nedělejte nic jiného a vezměte si mince.
fig-city = Město: jen jednou pro všechny hráče.
fig-kind = Druh: vaše vlastní místo, ať budovy stojí kdekoli.
fig-landscape = Krajina: městská za mince, venkovská za body.
fig-visit = Přidat se: bodujte sloupkem z téhož pole a získejte týž bonus.
fig-defer = Odložit: váš sloupek jde na velké pole, bonus je ztracen.
fig-statue = Socha se počítá na místech se sochami a v soutěži o nejvíc soch.
fig-golden = Zlatá socha se hodí do každého města.
fig-money = Kdo má 36 nebo 50 mincí, může obsadit místo, kde se mince mění ve víc bodů.
