### The Carrara board in the browser: what is written on it, and what its places are called.
###
### Most of these stand in narrow places: keep them as short as they are here.

## Areas of the board

carrara-board = Tabellone
carrara-offer = Edifici in offerta
# Building tiles that are still face down.
carrara-supply = { $tiles } nella pila
carrara-court = Reggia
carrara-cities = Città da riscuotere
carrara-cities-note = ognuna una sola volta
carrara-monuments = Monumenti
carrara-upgrades = Migliorie
carrara-deferred = Pilastri rinviati
carrara-deferred-note = riscuoti dopo, senza bonus
carrara-money = Monete
# A bonus field gives a decoration of any sort.
carrara-any = a scelta
# A bonus field of the court that nobody has a pillar on any more.
carrara-visited = visitata
carrara-minimum = min { $buildings }
# Beside a reward: paid for each point of building value.
carrara-per-value = per valore
carrara-bag = { $blocks ->
    [one] { $blocks } blocco nel sacchetto
   *[other] { $blocks } blocchi nel sacchetto
}
# The top bar.
carrara-status = { $tiles ->
    [one] { $tiles } edificio nella pila
   *[other] { $tiles } edifici nella pila
}, { $blocks ->
    [one] { $blocks } blocco nel sacchetto
   *[other] { $blocks } blocchi nel sacchetto
}
# What the dagger beside a figure means.
carrara-reconstructed = ricostruito
carrara-reconstructed-note = Questi dati non li abbiamo potuti leggere da nessuna parte e li abbiamo ricavati: quelli con la croce e l'ordine dei pezzi sui due dischi. Le regole dicono di più.
carrara-visit = { $seat } ha il segnalino della visita reale.

## Buttons beside the wheel

carrara-turn = gira la ruota
carrara-turn-both = gira entrambi
carrara-turn-inner = gira l'interno

## A player's own board

carrara-estate = Plancia di { $seat }
carrara-scoring = Spazi di riscossione
carrara-urban = Urbano
carrara-rural = Rurale
carrara-storage = Deposito
carrara-only-you = lo vedi solo tu
# On the closed screen of another player.
carrara-screen = dietro lo schermo
carrara-points = { $seat }: { $vp } PV
carrara-pillars = { $pillars ->
    [one] { $pillars } pilastro in attesa
   *[other] { $pillars } pilastri in attesa
}

## A rival in one strip

carrara-rival = { $seat }: { $vp } PV, { $pillars ->
    [one] { $pillars } pilastro in attesa
   *[other] { $pillars } pilastri in attesa
}, { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
}
carrara-rival-built = { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
}
carrara-rival-bot = bot
carrara-rival-crown = visita reale
carrara-rival-end = chiude la partita

## Places for screen readers

carrara-section = Sezione { $section }: { $blocks }
carrara-section-empty = Sezione { $section }: nessun blocco
carrara-block = Blocco { $colour } { $price ->
    [0] gratis
    [one] per { $price } moneta
   *[other] per { $price } monete
}
carrara-field = { $field }, { $pillars ->
    [0] nessun pilastro
    [one] { $pillars } pilastro
   *[other] { $pillars } pilastri
}
carrara-city = { $city }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] moneta
       *[other] monete
    }
   *[vp] PV
} per punto di valore, da { $minimum } edifici
carrara-city-advanced = { $city }: { $reward } { $pays ->
    [coins] { $reward ->
        [one] moneta
       *[other] monete
    }
   *[vp] PV
} per punto di valore, da { $minimum } edifici; alla fine, per chi ha più statue, { $first }, { $second }, { $third } PV
carrara-monument = Monumento { $tile }
carrara-monument-gone = Monumento { $tile }, già costruito
carrara-upgrade = Miglioria { $target } a { $reward } { $pays ->
    [coins] { $reward ->
        [one] moneta
       *[other] monete
    }
   *[vp] PV
}, { $tiles ->
    [0] esaurita
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
carrara-column = { $city }: { $buildings ->
    [0] nessun edificio
    [one] { $buildings } edificio di valore { $value }
   *[other] { $buildings } edifici di valore { $value }
}, { $reward } { $pays ->
    [coins] { $reward ->
        [one] moneta
       *[other] monete
    }
   *[vp] PV
} per punto di valore
carrara-built = { $tile } a { $city }
carrara-slot = Vano { $slot } del deposito: { $full ->
    [yes] { $piece }
   *[no] vuoto
}

## Parts of the board on a phone

carrara-part-wheel = Ruota
carrara-part-offer = Offerta
carrara-part-court = Reggia
carrara-part-columns = Le mie città

## The box: its name in two lines, large, and small below it

box-name = I Palazzi
box-below = di Carrara

## A new table

# What the basic and the advanced game bring.
variant-basic-about = Marmo, edifici, città. Il gioco con cui cominciare.
variant-advanced-about = Aggiunge decorazioni, statue e spazi delle monete. Per chi conosce il gioco base.

## The first turn, above the rules

lesson = Il tuo primo turno in cinque passi
lesson-wheel = Guarda la ruota
lesson-about-wheel = Qui si vende tutto il marmo. Se vuoi, girala di una sezione: ciò che c'è sopra costa meno, e nella sezione I arrivano blocchi nuovi.
lesson-buy = Compra da una sezione
lesson-about-buy = I numeri sul bordo dicono quanto costa lì ogni colore. Prendi quanti blocchi di una sezione puoi pagare; alcuni sono gratis.
lesson-offer = Scegli un edificio
lesson-about-offer = Nove sono in offerta. Il numero nell'angolo è il prezzo in blocchi e il valore quando si riscuote.
lesson-city = Costruiscilo in una città
lesson-about-city = Una città accetta il proprio marmo e ogni marmo più pregiato. Le città più pregiate rendono di più. Ti manca un blocco? Ne bastano due del colore subito sotto.
lesson-pillar = Riscuoti con un pilastro
lesson-about-pillar = Prendi un pilastro dalla reggia con il suo bonus e mettilo su una città, un tipo di edificio o un paesaggio: ogni edificio lì rende monete o punti.

## The pictures of the rules

fig-rank = grado { $rank }
fig-marbles = Ogni marmo con la sua città, i marmi che questa accetta e quanto rende per punto di valore.
fig-prices = Il prezzo di un blocco per sezione, in monete. Le caselle dorate sono gratis.
fig-kinds = I sei tipi di edificio: i rossi sono urbani, i verdi rurali.
fig-decorations = La decorazione che spetta a ogni tipo.
fig-buy = Compra: prendi blocchi da una sezione della ruota.
fig-build = Costruisci: paga blocchi, aggiungi un edificio o un monumento.
fig-score = Riscuoti: metti un pilastro su uno spazio che rende.
fig-pass = Passa: non fare altro e prendi monete.
fig-city = Una città: una sola volta per tutti i giocatori.
fig-kind = Un tipo: uno spazio tutto tuo, dovunque siano gli edifici.
fig-landscape = Un paesaggio: l'urbano dà monete, il rurale punti.
fig-visit = Unisciti: riscuoti con lo stesso pilastro e ricevi lo stesso bonus.
fig-defer = Rinvia: il pilastro va sulla casella grande e il bonus è perso.
fig-statue = Una statua conta per gli spazi delle statue e per le maggioranze.
fig-golden = Una statua d'oro va bene in ogni città.
fig-money = Con 36 o 50 monete, uno spazio delle monete fa valere di più le monete alla fine.
