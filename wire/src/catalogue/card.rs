//! Deck, Augen and deal.

use super::{Entry, Text};

entries! {
    CARD_1 {
        de: "Das Blatt",
            "Gespielt wird mit 48 Karten: Kreuz, Pik, Herz und Karo mit Ass, Zehn, König, Dame, \
             Bube und Neun, jede Karte zweimal.";
        en: "The deck",
            "The deck has 48 cards: clubs, spades, hearts and diamonds with ace, ten, king, \
             queen, jack and nine, each card twice.";
        from: [ddv "2.2.1", liga "Grundlagen", palast];
        options: ["deck.nines"];
    }

    CARD_2 {
        de: "Blatt ohne Neunen",
            "Ohne Neunen bleiben 40 Karten: Kreuz, Pik, Herz und Karo mit Ass, Zehn, König, Dame \
             und Bube, jede Karte zweimal.";
        en: "Deck without nines",
            "Without nines 40 cards remain: clubs, spades, hearts and diamonds with ace, ten, \
             king, queen and jack, each card twice.";
        from: [vln "Einleitung", palast "Beispiele ohne Neunen"];
        options: ["deck.nines"];
    }

    CARD_3 {
        de: "Augen der Karten",
            "Das Ass zählt 11 Augen, die Zehn 10, der König 4, die Dame 3, der Bube 2, die Neun \
             nichts.";
        en: "Augen of the cards",
            "An ace counts 11 Augen, a ten 10, a king 4, a queen 3, a jack 2 and a nine nothing.";
        from: [ddv "2.2.2", liga, vln "Kartenwert", palast];
        options: [];
    }

    CARD_4 {
        de: "240 Augen im Spiel",
            "Jede Farbe hat 60 Augen, das ganze Blatt 240.";
        en: "240 Augen in all",
            "Each suit holds 60 Augen and the whole deck 240.";
        from: [ddv "2.2.2", liga nach "2.2.2", vln "Grundlagen 4", palast nach "2.2.2"];
        options: [];
    }

    CARD_5 {
        de: "Handkarten und Stiche",
            "Mit Neunen hat jede Hand zwölf Karten und das Spiel zwölf Stiche, ohne Neunen sind \
             es zehn.";
        en: "Hand cards and tricks",
            "With nines every hand has twelve cards and a game twelve tricks, without nines ten.";
        from: [ddv "3.3.7", liga nach "3.3.7", vln "Grundlagen 3", palast];
        options: ["deck.nines"];
    }

    CARD_6 {
        de: "Geben in Päckchen",
            "Gegeben wird im Uhrzeigersinn in Päckchen, die Vorhand bekommt das erste. Wie groß \
             sie sind, sagt das Regelwerk: meist 3-3-3-3 oder 4-4-4 mit 48 Karten, 3-4-3 mit 40.";
        en: "Dealing in packets",
            "The cards are dealt clockwise in packets, the first to the eldest. The rule set says \
             how large they are: mostly 3-3-3-3 or 4-4-4 with 48 cards, 3-4-3 with 40.";
        from: [ddv "3.3.7", liga, vln "Grundlagen 3", palast "Geben"];
        options: ["deal.packets", "deck.nines"];
    }

    CARD_7 {
        de: "Abheben",
            "Der rechte Nachbar des Gebers hebt ab. Wo eine Zahl vorgeschrieben ist, werden \
             mindestens drei Karten abgehoben und mindestens drei bleiben liegen.";
        en: "Cutting the deck",
            "The dealer’s right neighbour cuts. Where a number is prescribed, at least three \
             cards are taken off and at least three stay.";
        from: [ddv "3.3.3, 3.3.5", liga, vln "Grundlagen 3", palast "Geben"];
        options: [];
    }

    CARD_8 {
        de: "Falsch gegeben",
            "Hat eine Hand zu viele oder zu wenige Karten, gilt die Verteilung nicht und es wird \
             neu gegeben. Ungültig ist sie auch mit einer fremden Karte oder einem dritten \
             Exemplar.";
        en: "Wrong deal",
            "If a hand has too many or too few cards, the deal is void and the cards are dealt \
             again. A foreign card or a third copy makes no valid deal either.";
        from: [
            ddv "3.3.8–3.3.10, 9.6.5",
            liga nach "3.3.8–3.3.10, 9.6.5",
            vln nach "3.3.8–3.3.10, 9.6.5",
            palast nach "3.3.8–3.3.10, 9.6.5",
        ];
        options: ["deck.nines"];
    }

    CARD_9 {
        de: "Zu fünft am Tisch",
            "Am Fünfertisch setzt der Geber aus: Er bekommt keine Karten und schreibt nichts.";
        en: "Five at the table",
            "With five at the table the dealer sits out, has no cards and scores nothing.";
        from: [ddv "10.1.1–10.1.2", liga, vln nach "10.1.1–10.1.2", palast nach "10.1.1–10.1.2"];
        options: ["table.players"];
    }
}
