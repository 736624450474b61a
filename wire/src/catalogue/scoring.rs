//! The value of a game and the points of the players.

use super::{Entry, Source, Text};

entries! {
    SCORE_1 {
        de: "Punkt für den Sieg",
            "Für das gewonnene Spiel gibt es einen Punkt.";
        en: "Point for winning",
            "A game won is worth one point.";
        from: [both "7.2.2 a"];
        options: ["score.base_at_120_120"];
    }

    SCORE_2 {
        de: "Verlierer unter 90",
            "Einen Punkt gibt es, wenn die Verlierer keine 90 Augen haben.";
        en: "Losers below 90",
            "One point if the losers have less than 90 Augen.";
        from: [both "7.2.2 a"];
        options: ["score.failed_absage"];
    }

    SCORE_3 {
        de: "Verlierer unter 60",
            "Einen weiteren Punkt gibt es, wenn die Verlierer keine 60 Augen haben.";
        en: "Losers below 60",
            "One more point if the losers have less than 60 Augen.";
        from: [both "7.2.2 a"];
        options: ["score.failed_absage"];
    }

    SCORE_4 {
        de: "Verlierer unter 30",
            "Einen weiteren Punkt gibt es, wenn die Verlierer keine 30 Augen haben.";
        en: "Losers below 30",
            "One more point if the losers have less than 30 Augen.";
        from: [both "7.2.2 a"];
        options: ["score.failed_absage"];
    }

    SCORE_5 {
        de: "Verlierer sind schwarz",
            "Einen weiteren Punkt gibt es, wenn die Verlierer keinen Stich haben.";
        en: "Losers are schwarz",
            "One more point if the losers have no trick at all.";
        from: [both "7.2.2 a"];
        options: ["score.failed_absage"];
    }

    SCORE_6 {
        de: "Re angesagt",
            "Ein angesagtes Re zählt zwei Punkte für die Sieger.";
        en: "Re announced",
            "An announced Re is worth two points to the winners.";
        from: [both "7.2.2 b"];
        options: ["score.ansage"];
    }

    SCORE_7 {
        de: "Kontra angesagt",
            "Ein angesagtes Kontra zählt zwei Punkte für die Sieger, auch als Erwiderung.";
        en: "Kontra announced",
            "An announced Kontra is worth two points to the winners, also as an Erwiderung.";
        from: [both "7.2.2 b"];
        options: ["score.ansage"];
    }

    SCORE_8 {
        de: "Absagen von Re",
            "Jede Absage von Re zählt einen Punkt für die Sieger.";
        en: "Absagen of Re",
            "Each Absage of Re is worth one point to the winners.";
        from: [both "7.2.2 c"];
        options: [];
    }

    SCORE_9 {
        de: "Absagen von Kontra",
            "Jede Absage von Kontra zählt einen Punkt für die Sieger.";
        en: "Absagen of Kontra",
            "Each Absage of Kontra is worth one point to the winners.";
        from: [both "7.2.2 d"];
        options: [];
    }

    SCORE_10 {
        de: "Re gegen Absagen",
            "Re bekommt je einen Punkt für 120 Augen gegen keine 90, 90 gegen keine 60, 60 gegen \
             keine 30 und 30 gegen schwarz. Mehrere solche Punkte kommen zusammen.";
        en: "Re against Absagen",
            "Re gets a point each for 120 Augen against keine 90, 90 against keine 60, 60 against \
             keine 30 and 30 against schwarz. Several such points add up.";
        from: [both "7.2.2 e"];
        options: ["score.against_points"];
    }

    SCORE_11 {
        de: "Kontra gegen Absagen",
            "Kontra bekommt je einen Punkt für 120 Augen gegen keine 90, 90 gegen keine 60, 60 \
             gegen keine 30 und 30 gegen schwarz. Mehrere solche Punkte kommen zusammen.";
        en: "Kontra against Absagen",
            "Kontra gets a point each for 120 Augen against keine 90, 90 against keine 60, 60 \
             against keine 30 and 30 against schwarz. Several such points add up.";
        from: [both "7.2.2 f"];
        options: ["score.against_points"];
    }

    SCORE_12 {
        de: "Sonderpunkte verrechnen",
            "Die Sonderpunkte beider Parteien werden gegeneinander aufgerechnet und dann zum \
             Spielwert gezählt.";
        en: "Setting off special points",
            "The special points of both parties are set off against each other and then added to \
             the value.";
        from: [both "7.2.3"];
        options: ["score.sonder", "score.sonder_doubled"];
    }

    SCORE_13 {
        de: "Nur die Verlierer zählen",
            "Für unter 90, 60, 30 und schwarz zählt nur, was die Verlierer haben. Wer verliert, \
             bekommt nichts dafür, dass die Sieger darunter blieben.";
        en: "Only losers are measured",
            "Below 90, 60, 30 and schwarz look only at the losers. A losing party gets nothing \
             for holding the winners below a mark.";
        from: [both "7.2.2"];
        options: ["score.failed_absage"];
    }

    SCORE_14 {
        de: "Ansagen zählen den Siegern",
            "Die Punkte aller An- und Absagen bekommen die Sieger, auch die der Verlierer. \
             Übersprungene Absagen zählen mit.";
        en: "Winners take all announcements",
            "The winners get the points of all announcements, those of the losers too. Skipped \
             Absagen count.";
        from: [both "6.4.3, 7.2.2 b–d"];
        options: ["ann.skip_absagen", "score.ansage"];
    }

    SCORE_15 {
        de: "Gegenpunkte nie den Verlierern",
            "Punkte gegen eine Absage bekommt nur, wer sie zu Fall gebracht hat, also nie die \
             Verlierer.";
        en: "No such points for losers",
            "Points against an Absage go only to a party that made it fail, and so never to the \
             losers.";
        from: [both "7.2.2 e–f"];
        options: ["score.against_points"];
    }

    SCORE_16 {
        de: "Wert ohne Sieger",
            "Hat niemand gewonnen, entfallen der Punkt für den Sieg, alle Ansagen und „gegen die \
             Alten“. Der Rest wird verrechnet, und den Überschuss bekommt, wer mehr hat.";
        en: "Value without a winner",
            "When nobody wins, the point for winning, all announcements and “gegen die Alten” are \
             void. The rest is set off, and the surplus goes to the party that has more.";
        from: [both "7.1.3"];
        options: ["score.against_points", "score.sonder"];
    }

    SCORE_17 {
        de: "Grenzen des Spielwerts",
            "Ein gewonnenes Spiel ist ohne Sonderpunkte 1 bis 21 Punkte wert. Sonderpunkte der \
             Verlierer können den Wert auf null oder darunter drücken.";
        en: "Bounds of the value",
            "Without special points a game won is worth 1 to 21 points. Special points of the \
             losers can take the value to nothing or below.";
        from: [both "7.2.2"];
        options: ["score.floor_zero"];
    }

    SCORE_39 {
        de: "Abrechnung im Normalspiel",
            "Spielen zwei gegen zwei, schreiben die Sieger den Spielwert plus, die Verlierer \
             minus.";
        en: "Settling two against two",
            "With two against two each winner scores plus the value and each loser minus the \
             value.";
        from: [both "7.2.2"];
        options: ["score.counting", "feigheit", "bock"];
    }

    SCORE_40 {
        de: "Abrechnung im Solo",
            "Im Solo schreibt der Solist den dreifachen Spielwert, jeder Gegner den einfachen mit \
             umgekehrtem Vorzeichen.";
        en: "Settling a solo",
            "In a solo the soloist scores three times the value and each opponent once, with the \
             opposite sign.";
        from: [both "7.2.4"];
        options: ["score.solo_multiplier", "score.counting", "bock"];
    }

    SCORE_41 {
        de: "Summe null",
            "Die Punkte eines Spiels ergeben zusammen null und sind entweder alle gerade oder \
             alle ungerade.";
        en: "Sum of zero",
            "The points of a game add up to zero and are either all even or all odd.";
        from: [both "7.3.3 Nr. 1–2"];
        options: ["score.solo_multiplier", "score.counting"];
    }

    SCORE_43 {
        de: "Strafpunkte stehen daneben",
            "Strafpunkte gehören nicht zum Spielwert, sie werden daneben geschrieben.";
        en: "Penalties stand apart",
            "Penalty points are not part of the value of a game; they are written down beside it.";
        from: [both "9.3.2"];
        options: ["penalties"];
    }
}
