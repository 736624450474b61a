//! Schweine: when they may be declared, and what follows.

use super::{Entry, Text};

entries! {
    SCHW_1 {
        de: "Recht auf Schweine",
            "Schweine darf anmelden, wer beide Karo-Asse auf der Hand hat oder, wo sie beim \
             Spielen angemeldet werden, zu Beginn des Spiels hatte, soweit das Regelwerk sie in \
             diesem Spiel gelten lässt.";
        en: "Right to Schweine",
            "Whoever holds both aces of diamonds, or held them when play began where they are \
             declared in play, may declare Schweine, as far as the rule set lets them count in the \
             contract.";
        from: [vln "Vorbehalte"];
        options: ["schweine.mode", "schweine.contracts"];
    }

    SCHW_2 {
        de: "Schweine vor dem Spiel",
            "Wo Schweine ein Vorbehalt sind, werden sie vor der ersten Karte angemeldet, danach \
             nicht mehr. Wo sie mit einer Karte angemeldet werden, geht das nicht schon vorher.";
        en: "Schweine before play",
            "Where Schweine are a Vorbehalt, they are declared before the first card and not \
             later. Where they are declared with a card, that cannot be done before.";
        from: [vln "Trümpfe; Vorbehalte"];
        options: ["schweine.mode", "schweine.above_mode"];
    }

    SCHW_3 {
        de: "Re- und Kontra-Schweine",
            "Wer Schweine anmeldet, sagt damit für seine Partei Re oder Kontra an. Das legt die \
             Partei offen und zählt wie jede Ansage; steht sie schon, kommt keine hinzu.";
        en: "Re and Kontra Schweine",
            "To declare Schweine is to announce Re or Kontra for one’s own party. It shows the \
             party and counts as any Ansage; if that one stands already, none is added.";
        from: [vln "Vorbehalte"];
        options: ["schweine.mode", "schweine.ansage"];
    }

    SCHW_4 {
        de: "Ohne Anmeldung zwei Füchse",
            "Wer keine Schweine anmeldet, hat mit beiden Karo-Assen zwei gewöhnliche Füchse und \
             deswegen auch keinen Vorbehalt.";
        en: "Undeclared they are Füchse",
            "Undeclared, both aces of diamonds are ordinary Füchse and no Vorbehalt.";
        from: [vln "Vorbehalte"];
        options: ["schweine.mode"];
    }

    SCHW_5 {
        de: "Wo Schweine gelten",
            "Schweine gelten, wo das Regelwerk nichts anderes sagt, in Normalspiel, stiller \
             Hochzeit, Armut und Trumpfsolo, in der Hochzeit nur beim Hochzeiter. In Damen-, \
             Buben- und Königsolo gibt es nie welche.";
        en: "Where Schweine count",
            "Unless the rule set says otherwise, Schweine count in Normalspiel, stille Hochzeit, \
             Armut and Trumpfsolo, in a Hochzeit only for the Hochzeiter. Damensolo, Bubensolo and \
             Königsolo never have any.";
        from: [vln "Vorbehalte"];
        options: ["schweine.mode", "schweine.contracts"];
    }

    SCHW_6 {
        de: "Schweine nach dem Tausch",
            "In der Armut zählen die Blätter nach dem Tausch. Gelten Schweine dort, kann sie dann \
             anmelden, wer Karten aufgenommen hat, und wer nicht getauscht hat, ebenso oder, wo \
             sie ein Vorbehalt sind, schon vorher. Ein Armer kann es nie.";
        en: "Schweine after the exchange",
            "In an Armut the hands count as they are after the exchange. Where Schweine count \
             there, whoever picked cards up can declare them then, and whoever took no part in it \
             then or, where they are a Vorbehalt, before. A poor player never can.";
        from: [vln "Vorbehalte"];
        options: ["schweine.mode", "schweine.contracts", "armut", "schweine.through_armut"];
    }

    SCHW_7 {
        de: "Schweine verdrängen nichts",
            "Schweine verdrängen keinen anderen Vorbehalt und gelten neben ihm. Lässt das Spiel \
             sie nicht zu, verfällt die Anmeldung, ist aber kein Fehler, auch nicht als letztes Wort \
             der Runde; so auch die des Armen, solange nicht sicher war, dass seine Armut verhandelt \
             wird. Ungültig ist sie nur ohne beide Karten des Paares und danach vom Armen.";
        en: "Schweine displace nothing",
            "Schweine displace no other Vorbehalt and stand beside it. If the contract does not \
             admit them, the declaration is void but no fault, also as the last word of the round; \
             so is that of a poor player as long as it was not certain that the Armut is handled. \
             Invalid are only one without both cards of the pair, and one by the poor player after \
             that.";
        from: [vln "Vorbehalte"];
        options: ["schweine.mode", "schweine.contracts"];
    }

    SCHW_8 {
        de: "Ein Schwein, kein Fuchs",
            "Ein Karo-Ass, das als Schwein gilt, ist kein Fuchs: Mit ihm ist kein Fuchspunkt zu \
             gewinnen und keiner zu verlieren.";
        en: "A Schwein, no Fuchs",
            "An ace of diamonds that counts as a Schwein is no Fuchs: no point for a Fuchs is won \
             or lost with it.";
        from: [vln "Vorbehalte; Sonderpunkte"];
        options: ["schweine.mode", "score.sonder", "schweine.count"];
    }

    SCHW_9 {
        de: "Schweine beim ersten Fuchs",
            "Werden Schweine erst beim Spielen angemeldet, dann mit dem ersten Karo-Ass dessen, \
             der beide hatte. Von dieser Karte an sind beide Schweine oder, wo nur eines gilt, \
             diese; wird es versäumt, bleiben beide Füchse.";
        en: "Schweine with the first",
            "Where Schweine are declared in play, it is with the first ace of diamonds of the \
             player who held both. From that card on both are Schweine or, where only one counts, \
             that one; if the moment is missed, both stay Füchse.";
        from: [brauch "FreeDoko-Regeln, Schweine"];
        options: ["schweine.mode", "schweine.contracts", "schweine.count"];
    }

    SCHW_10 {
        de: "Nur das zweite Schwein",
            "Wo nur das zweite Karo-Ass ein Schwein wird, darf es anmelden, wer beide hatte und den \
             Stich mit dem ersten selbst gemacht hat oder an jemanden gab, von dem beim Anmelden \
             alle wissen, dass er zur selben Partei gehört. Das zeigen die Spielart, der \
             Klärungsstich, eine Kreuz-Dame, eine eigene Ansage oder ein Fehl auf Trumpf. In einer \
             noch offenen Hochzeit muss er den Stich selbst gemacht haben. Das erste bleibt ein \
             Fuchs.";
        en: "Only the second one",
            "Where only the second ace of diamonds becomes a Schwein, it may be declared by a player \
             who held both and won the trick with the first, or lost it to somebody of whom all know \
             at the declaration that both are of one party. The contract shows that, the \
             Klärungsstich, a queen of clubs, an own announcement or a plain card thrown on trumps. \
             While a Hochzeit is open, the player must have won that trick. The first stays a Fuchs.";
        from: [brauch "FreeDoko-Regeln, Schweine"];
        options: ["schweine.mode", "schweine.above", "schweine.second_if"];
    }

    SCHW_11 {
        de: "Schweine ohne Ansage",
            "Erst beim Spielen angemeldete Schweine ändern nur die Trumpffolge; eine Ansage sind \
             sie nicht.";
        en: "Schweine without an Ansage",
            "Schweine declared in play only change the order of trumps; they are no Ansage.";
        from: [brauch "FreeDoko-Regeln, Schweine"];
        options: ["schweine.mode", "schweine.ansage"];
    }

    SCHW_12 {
        de: "Schweine nach Spielart",
            "Das Regelwerk sagt, in welchen Spielen Schweine gelten. In der Hochzeit eines \
             anderen zählt eine damit verbundene Ansage erst nach dem Klärungsstich; im Farbsolo \
             können es die beiden Asse der Trumpffarbe sein, angemeldet nach der Vorbehaltsrunde: \
             in ihr sind stets die Karo-Asse gemeint.";
        en: "Schweine by contract",
            "The rule set says in which contracts Schweine count. In the Hochzeit of another \
             player an Ansage that goes with them counts only after the Klärungsstich; in a \
             Farbsolo they may be both aces of the trump suit, declared after the Vorbehalt round: \
             in it the aces of diamonds are meant.";
        from: [brauch "FreeDoko-Regeln, Schweine"];
        options: [
            "schweine.mode", "schweine.contracts", "schweine.above", "solos",
            "schweine.farbsolo_card", "schweine.above_contracts", "schweine.above_holder",
            "schweine.above_mode",
        ];
    }
}
