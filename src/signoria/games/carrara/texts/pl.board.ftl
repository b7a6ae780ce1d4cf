### The Carrara board in the browser, in Polish: what is written on it, what its places are called.

## Areas of the board

carrara-board = Plansza główna
carrara-offer = Oferta budynków
# Building tiles that are still face down.
carrara-supply = w stosie: { $tiles }
carrara-court = Dwór królewski
carrara-cities = Miasta do punktacji
carrara-cities-note = każde raz, tylko jeden gracz
carrara-monuments = Monumenty
carrara-upgrades = Ulepszenia
carrara-deferred = Odroczone filary
carrara-deferred-note = punktują później, bez premii
carrara-money = Monety
# A bonus field gives a decoration of any sort.
carrara-any = dowolna
# A bonus field of the court that nobody has a pillar on any more.
carrara-visited = po wizycie
carrara-minimum = min. { $buildings }
# Beside a reward: paid for each point of building value.
carrara-per-value = × wartość
carrara-bag = { $blocks ->
    [one] { $blocks } blok w woreczku
    [few] { $blocks } bloki w woreczku
   *[many] { $blocks } bloków w woreczku
}
# The top bar.
carrara-status = { $tiles ->
    [one] { $tiles } budynek w stosie
    [few] { $tiles } budynki w stosie
   *[many] { $tiles } budynków w stosie
}, { $blocks ->
    [one] { $blocks } blok w woreczku
    [few] { $blocks } bloki w woreczku
   *[many] { $blocks } bloków w woreczku
}
# What the dagger beside a figure means.
carrara-reconstructed = odtworzone
carrara-reconstructed-note = Tych danych nie udało nam się nigdzie odczytać i ustaliliśmy je sami: liczby oznaczone krzyżykiem oraz kolejność elementów na obu tarczach. Więcej mówią zasady.
carrara-visit = Żeton wizyty królewskiej ma { $seat }.

## Buttons beside the wheel

carrara-turn = obróć koło
carrara-turn-both = obróć obie
carrara-turn-inner = obróć wewn.

## A player's own board

carrara-estate = Plansza: { $seat }
carrara-scoring = Miejsca punktacji
carrara-urban = Miejski
carrara-rural = Wiejski
carrara-storage = Schowki
carrara-only-you = widzisz tylko ty
# On the closed screen of another player.
carrara-screen = za zasłonką
carrara-points = { $seat }: { $vp } PZ
carrara-pillars = { $pillars ->
    [one] { $pillars } filar czeka
    [few] { $pillars } filary czekają
   *[many] { $pillars } filarów czeka
}

## A rival in one strip

carrara-rival = { $seat }: { $vp } PZ, { $pillars ->
    [one] { $pillars } filar czeka
    [few] { $pillars } filary czekają
   *[many] { $pillars } filarów czeka
}, { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}
carrara-rival-built = { $buildings } bud.
carrara-rival-bot = bot
carrara-rival-crown = wizyta królewska
carrara-rival-end = wywołuje koniec

## Places for screen readers

carrara-section = Strefa { $section }: { $blocks }
carrara-section-empty = Strefa { $section }: brak bloków
carrara-block = { $colour } blok za { $price ->
    [0] darmo
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}
carrara-field = { $field }, { $pillars ->
    [0] brak filarów
    [one] { $pillars } filar
    [few] { $pillars } filary
   *[many] { $pillars } filarów
}
carrara-city = { $city }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] moneta
        [few] monety
       *[many] monet
    }
   *[vp] PZ
} za punkt wartości, od { $minimum } budynków
carrara-city-advanced = { $city }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] moneta
        [few] monety
       *[many] monet
    }
   *[vp] PZ
} za punkt wartości, od { $minimum } budynków; na koniec za najwięcej posągów { $first }, { $second }, { $third } PZ
carrara-monument = Monument { $tile }
carrara-monument-gone = Monument { $tile }, już zbudowany
carrara-upgrade = Ulepszenie: { $target } do { $reward } { $pays ->
    [coins] { $reward ->
        [one] monety
       *[other] monet
    }
   *[vp] PZ
}, { $tiles ->
    [0] brak kafli
    [one] { $tiles } kafel
    [few] { $tiles } kafle
   *[many] { $tiles } kafli
}
carrara-column = { $city }: { $buildings ->
    [0] brak budynków
    [one] { $buildings } budynek o wartości { $value }
    [few] { $buildings } budynki o wartości { $value }
   *[many] { $buildings } budynków o wartości { $value }
}, { $reward } { $pays ->
    [coins] { $reward ->
        [one] moneta
        [few] monety
       *[many] monet
    }
   *[vp] PZ
} za punkt wartości
carrara-built = { $tile }, { $city }
carrara-slot = Schowek { $slot }: { $full ->
    [yes] { $piece }
   *[no] pusty
}

## Parts of the board on a phone

carrara-part-wheel = Koło
carrara-part-offer = Oferta
carrara-part-court = Dwór
carrara-part-columns = Moje miasta

## The box: its name in two lines, large, and small below it

box-name = Pałace
box-below = Carrary

## A new table

# What the basic and the advanced game bring.
variant-basic-about = Marmur, budynki, miasta. Dobry na początek.
variant-advanced-about = Dodaje ozdoby, posągi i miejsca pieniężne. Dla tych, którzy znają już wariant podstawowy.

## The first turn, above the rules

lesson = Twoja pierwsza tura w pięciu krokach
lesson-wheel = Spójrz na koło
lesson-about-wheel = Leży na nim cały marmur na sprzedaż. Jeśli chcesz, obróć je o jedną strefę: to, co na nim leży, stanieje, a do strefy I dojdą nowe bloki.
lesson-buy = Kup z jednej strefy
lesson-about-buy = Liczby na obwodzie mówią, ile kosztuje tam każdy kolor. Weź z jednej strefy tyle bloków, na ile cię stać; niektóre są za darmo.
lesson-offer = Wybierz budynek
lesson-about-offer = W ofercie jest ich dziewięć. Liczba w rogu to cena w blokach i zarazem wartość przy punktowaniu.
lesson-city = Zbuduj go w mieście
lesson-about-city = Miasto przyjmuje swój marmur i każdy szlachetniejszy. Szlachetniejsze miasta płacą więcej. Brakuje bloku? Wystarczą dwa w kolorze tuż poniżej.
lesson-pillar = Punktuj filarem
lesson-about-pillar = Weź z dworu filar razem z premią i postaw go na mieście, rodzaju budynku lub krajobrazie: każdy należący tam budynek wypłaci monety albo punkty.

## The pictures of the rules

fig-rank = ranga { $rank }
fig-marbles = Każdy marmur i jego miasto, marmury, które to miasto przyjmuje, i to, ile płaci za każdy punkt wartości.
fig-prices = Cena bloku w zależności od strefy, w monetach. Złote pola są za darmo.
fig-kinds = Sześć rodzajów budynków: czerwone są miejskie, zielone wiejskie.
fig-decorations = Ozdoba, która należy do każdego rodzaju.
fig-buy = Zakup: bierzesz bloki z jednej strefy koła.
fig-build = Budowa: płacisz blokami, dokładasz budynek lub monument.
fig-score = Punktowanie: stawiasz filar na miejscu, które wypłaca.
fig-pass = Pas: nie robisz nic innego i bierzesz monety.
fig-city = Miasto: jeden raz dla wszystkich graczy.
fig-kind = Rodzaj: twoje własne miejsce, gdziekolwiek stoją budynki.
fig-landscape = Krajobraz: miejski daje monety, wiejski punkty.
fig-visit = Dołączasz: punktujesz takim samym filarem i masz taką samą premię.
fig-defer = Odraczasz: filar idzie na duże pole, premia przepada.
fig-statue = Posąg liczy się na miejscach posągów i do przewag.
fig-golden = Złoty posąg pasuje do każdego miasta.
fig-money = Z 36 lub 50 monetami zajmiesz miejsce pieniężne, które zamienia monety na więcej punktów.
