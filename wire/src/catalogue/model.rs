//! Seats, counting and parties: what all other rules speak about.

use super::{Entry, Text};

entries! {
    MOD_1 {
        de: "Wer an der Reihe ist",
            "Es geht im Uhrzeigersinn, angefangen bei der Vorhand links vom Geber; spielt der \
             Geber mit, ist er als Letzter dran. Karten legt nur, wer an der Reihe ist.";
        en: "Seats and turns",
            "Play goes clockwise from the eldest, the dealer’s left neighbour; a dealer who plays \
             comes last. Only the player whose turn it is plays a card.";
        from: [
            ddv "3.3.7, 4.1.2, 5.2.1",
            liga nach "3.3.7, 4.1.2, 5.2.1",
            vln "Grundlagen 3–4",
            palast,
        ];
        options: ["table.players"];
    }

    MOD_2 {
        de: "Gleiche Karten, gleiches Recht",
            "Jede Karte gibt es zweimal, und die beiden Exemplare sind nicht zu unterscheiden. Es \
             zählt nur, wer eine Karte wann gespielt hat.";
        en: "Equal cards are equal",
            "Every card exists twice and nothing tells the two copies apart. All that matters is \
             who played one and when.";
        from: [
            ddv "2.2.1, 5.3.3",
            liga nach "2.2.1, 5.3.3",
            vln nach "2.2.1, 5.3.3",
            palast nach "2.2.1, 5.3.3",
        ];
        options: [];
    }

    MOD_3 {
        de: "Wann gespielt ist",
            "Eine Karte gilt als gespielt, sobald sie offen auf dem Tisch liegt. Auf der Hand hat \
             man, was man beim Geben oder im Tausch einer Armut bekommen und weder weitergegeben \
             noch gespielt hat.";
        en: "When a card is played",
            "A card counts as played once it lies open on the table. A hand is what its player was \
             given, by the deal or in the exchange of an Armut, and has neither passed on nor \
             played.";
        from: [ddv "6.1.1", liga nach "6.1.1", vln nach "6.1.1", palast nach "6.1.1"];
        options: ["deck.nines"];
    }

    MOD_4 {
        de: "Stich und Spielende",
            "Ein Stich ist mit der vierten Karte vollständig. Mit dem letzten Stich ist das Spiel \
             aus; danach wird nichts mehr gespielt.";
        en: "Trick and end of game",
            "A trick is complete with its fourth card. The game ends with the last trick; nothing \
             is played after it.";
        from: [
            ddv "4.4.4, 5.3.1",
            liga nach "4.4.4, 5.3.1",
            vln nach "4.4.4, 5.3.1",
            palast nach "4.4.4, 5.3.1",
        ];
        options: [];
    }

    MOD_5 {
        de: "Stufen der Ansagen",
            "Auf die Ansage Re oder Kontra folgen die Absagen „keine 90“, „keine 60“, „keine 30“ \
             und „schwarz“, jede eine Stufe höher.";
        en: "Levels of announcements",
            "After the Ansage, Re or Kontra, come the Absagen keine 90, keine 60, keine 30 and \
             schwarz, each one level higher.";
        from: [ddv "6.2, 6.3", liga nach "6.2, 6.3", vln "Ansagen", palast];
        options: [];
    }

    MOD_6 {
        de: "Re und Kontra",
            "Re ist, wer beim ersten Ausspiel eine Kreuz-Dame auf der Hand hat, und bleibt es \
             auch, wenn sie gefallen ist. Im Solo ist der Solist Re, in der Hochzeit der \
             Hochzeiter mit seinem Partner, in der Armut der Arme mit dem, der ihn mitnimmt, von \
             zwei Armuten das Paar der früheren; wo es den Genscher gibt, teilt er die Parteien \
             neu ein.";
        en: "Re and Kontra",
            "Re is whoever holds a queen of clubs when play begins, and remains so after playing \
             it. In a solo the soloist is Re, in a Hochzeit the Hochzeiter with the partner found, \
             in an Armut the poor player with the one who takes it, of two Armuten the pair of the \
             earlier one; where there is a Genscher, it forms the parties anew.";
        from: [
            ddv "2.4.4, 2.4.7, 6.2.2",
            liga nach "2.4.4, 2.4.7, 6.2.2",
            vln "Grundlagen 2",
            palast nach "2.4.4, 2.4.7, 6.2.2",
        ];
        options: ["armut", "genscher", "armut.second_armut"];
    }
}
