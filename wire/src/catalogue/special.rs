//! Special points.

use super::{Entry, Source, Text};

entries! {
    SCORE_24 {
        de: "Fuchs gefangen",
            "Für jedes Karo-Ass, das in einen Stich der Gegner fällt, bekommen diese einen \
             Sonderpunkt.";
        en: "Fuchs caught",
            "Each ace of diamonds lost in a trick of the other party gives that party a special \
             point.";
        from: [both "7.2.3"];
        options: ["score.sonder", "schweine.mode"];
    }

    SCORE_25 {
        de: "Ein Doppelkopf",
            "Ein Stich mit 40 oder mehr Augen ist ein Doppelkopf und bringt der Partei, die ihn \
             macht, einen Sonderpunkt.";
        en: "A Doppelkopf",
            "A trick of 40 Augen or more is a Doppelkopf and gives the party that wins it a \
             special point.";
        from: [both "7.2.3"];
        options: ["score.sonder"];
    }

    SCORE_28 {
        de: "Karlchen macht den Letzten",
            "Macht ein Kreuz-Bube den letzten Stich, bekommt seine Partei einen Sonderpunkt.";
        en: "Karlchen wins the last",
            "A jack of clubs that wins the last trick gives its party a special point.";
        from: [both "7.2.3"];
        options: ["score.sonder"];
    }

    SCORE_32 {
        de: "Gegen die Alten",
            "Gewinnt Kontra, gibt es dafür einen Sonderpunkt.";
        en: "Gegen die Alten",
            "Kontra gets a special point for winning.";
        from: [both "7.2.3"];
        options: ["score.gegen_die_alten"];
    }

    SCORE_34 {
        de: "Sonderpunkte nur zu zweit",
            "Sonderpunkte gibt es nur, wenn zwei gegen zwei spielen: weder im Solo noch in \
             stiller oder ungeklärter Hochzeit, auch nicht für deren erste Stiche.";
        en: "Only two against two",
            "Special points exist only with two against two: not in a solo, nor in a stille or \
             failed Hochzeit, its first tricks included.";
        from: [both "7.2.3–7.2.4", wiki];
        options: ["score.sonder_in_solo"];
    }

    SCORE_36 {
        de: "Beim Partner nicht gefangen",
            "Was in einen Stich der eigenen Partei fällt, ist nicht gefangen.";
        en: "Not caught by the partner",
            "What falls in a trick of the own party is not caught.";
        from: [both "7.2.3"];
        options: [];
    }

    SCORE_38 {
        de: "Nur Asse und Zehnen",
            "Auf 40 Augen kommt ein Stich genau dann, wenn alle vier Karten Asse oder Zehnen sind.";
        en: "Aces and tens only",
            "A trick reaches 40 Augen exactly when all four cards are aces or tens.";
        from: [both "2.2.2, 7.2.3"];
        options: [];
    }
}
