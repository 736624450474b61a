//! Who wins a trick, and who leads.

use super::{Entry, Text};

entries! {
    TRICK_1 {
        de: "Wem der Stich gehört",
            "Den Stich macht der höchste Trumpf. Liegt kein Trumpf, macht ihn die höchste Karte \
             der ausgespielten Farbe.";
        en: "Who wins the trick",
            "The highest trump wins the trick. If there is none, the highest card of the suit led \
             wins it.";
        from: [ddv "5.3.3", liga, vln "Grundlagen 1", palast];
        options: ["dulle_tie"];
    }

    TRICK_2 {
        de: "Stich und nächstes Ausspiel",
            "Wer den Stich macht, bekommt seine Augen und spielt zum nächsten aus.";
        en: "Winner leads next",
            "The winner takes the Augen of the trick and leads to the next one.";
        from: [
            ddv "5.1.2, 5.3.4",
            liga nach "5.1.2, 5.3.4",
            vln nach "5.1.2, 5.3.4",
            palast nach "5.1.2, 5.3.4",
        ];
        options: [];
    }

    TRICK_3 {
        de: "Karte für Karte",
            "Der Stich wird in Spielfolge entschieden: Eine Karte übernimmt nur, wenn sie höher \
             ist als die bisher höchste. Ausgenommen ist die zweite Herz-Zehn, wo sie die erste \
             sticht.";
        en: "Card by card",
            "A trick is decided in the order of play: a card takes over only if it ranks above \
             the best so far, save the second ten of hearts where it beats the first.";
        from: [ddv "5.3.3", liga nach "5.3.3", vln "Grundlagen 1", palast nach "5.3.3"];
        options: ["dulle_tie", "dulle_tie_with_schweine"];
    }

    LEAD_1 {
        de: "Vorhand spielt aus",
            "In Normalspiel, Hochzeit, stiller Hochzeit und Armut spielt die Vorhand zum ersten \
             Stich aus.";
        en: "The eldest leads",
            "In Normalspiel, Hochzeit, stille Hochzeit and Armut the eldest leads to the first \
             trick.";
        from: [ddv "5.1.1", liga, vln "Grundlagen 4", palast];
        options: [];
    }

    LEAD_2 {
        de: "Ausspiel im Solo",
            "Wer im angesagten Solo ausspielt, sagt das Regelwerk: immer der Solist, nur im \
             Pflichtsolo der Solist oder immer die Vorhand. Wer eine angebotene Vorführung \
             übernimmt, spielt selbst aus. Bei stiller und bei ungeklärter Hochzeit bleibt es bei \
             der Vorhand.";
        en: "Leading in a solo",
            "The rule set says who leads in an announced solo: always the soloist, the soloist in \
             a Pflichtsolo only, or always the eldest. Whoever takes over a Vorführung that was \
             offered leads. In a stille or failed Hochzeit it is the eldest.";
        from: [ddv "4.2.2, 4.3.1, 5.1.1", liga "Soli", vln "Grundlagen 4", palast "Spielfindung"];
        options: ["solo.lead", "pflichtsolo", "pflichtsolo.offer"];
    }

    LEAD_3 {
        de: "Ausspiel erst nach der Spielfindung",
            "Ausgespielt wird erst, wenn alle Vorbehalte geklärt sind, das Spiel benannt ist und \
             in einer Armut die Karten getauscht sind.";
        en: "Contract before cards",
            "The first card is led only when all Vorbehalte are settled, the game has its name \
             and the cards of an Armut are exchanged.";
        from: [ddv "5.1.1", liga nach "5.1.1", vln "Vorbehalte", palast nach "5.1.1"];
        options: ["armut"];
    }
}
