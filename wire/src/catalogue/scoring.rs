//! The value of a game and the points of the players.

use super::{Entry, Text};

entries! {
    SCORE_1 {
        de: "Punkt für den Sieg",
            "Für das gewonnene Spiel gibt es einen Punkt, den das Regelwerk bei 120 zu 120 \
             streichen kann.";
        en: "Point for winning",
            "A game won is worth one point, which the rule set may drop at 120 to 120.";
        from: [ddv "7.2.2 a", liga nach "7.2.2 a", vln "Zählweise", palast];
        options: ["score.base_at_120_120"];
    }

    SCORE_2 {
        de: "Verlierer unter 90",
            "Einen Punkt gibt es, wenn die Verlierer unter 90 Augen bleiben. Haben sie selbst \
             abgesagt, kann das Regelwerk stattdessen ihr „keine 90“ zählen.";
        en: "Losers below 90",
            "One point if the losers have less than 90 Augen. If they made Absagen, the rule set \
             may count their keine 90 instead.";
        from: [ddv "7.2.2 a", liga nach "7.2.2 a", vln "Zählweise", palast];
        options: ["score.failed_absage"];
    }

    SCORE_3 {
        de: "Verlierer unter 60",
            "Einen weiteren Punkt gibt es, wenn die Verlierer unter 60 Augen bleiben. Haben sie \
             selbst abgesagt, kann das Regelwerk stattdessen ihr „keine 60“ zählen.";
        en: "Losers below 60",
            "One more point if the losers have less than 60 Augen. If they made Absagen, the rule \
             set may count their keine 60 instead.";
        from: [ddv "7.2.2 a", liga nach "7.2.2 a", vln "Zählweise", palast];
        options: ["score.failed_absage"];
    }

    SCORE_4 {
        de: "Verlierer unter 30",
            "Einen weiteren Punkt gibt es, wenn die Verlierer unter 30 Augen bleiben. Haben sie \
             selbst abgesagt, kann das Regelwerk stattdessen ihr „keine 30“ zählen.";
        en: "Losers below 30",
            "One more point if the losers have less than 30 Augen. If they made Absagen, the rule \
             set may count their keine 30 instead.";
        from: [ddv "7.2.2 a", liga nach "7.2.2 a", vln "Zählweise", palast];
        options: ["score.failed_absage"];
    }

    SCORE_5 {
        de: "Verlierer sind schwarz",
            "Einen weiteren Punkt gibt es, wenn die Verlierer keinen Stich gemacht haben. Haben \
             sie selbst abgesagt, kann das Regelwerk stattdessen ihr „schwarz“ zählen.";
        en: "Losers are schwarz",
            "One more point if the losers have no trick at all. If they made Absagen, the rule set \
             may count their schwarz instead.";
        from: [ddv "7.2.2 a", liga nach "7.2.2 a", vln "Zählweise", palast];
        options: ["score.failed_absage"];
    }

    SCORE_6 {
        de: "Re angesagt",
            "Ein angesagtes Re zählt zwei Punkte für die Sieger, oder einen, wo das Regelwerk es sagt.";
        en: "Re announced",
            "An announced Re is worth two points to the winners, or one where the rule set says so.";
        from: [ddv "7.2.2 b", liga nach "7.2.2 b", palast];
        options: ["score.ansage"];
    }

    SCORE_7 {
        de: "Kontra angesagt",
            "Ein angesagtes Kontra zählt zwei Punkte für die Sieger, auch als Erwiderung, nicht \
             aber neben Re, wo beide zusammen nur einmal zählen; einen, wo das Regelwerk es sagt.";
        en: "Kontra announced",
            "An announced Kontra is worth two points to the winners, also as an Erwiderung, but \
             not beside Re where both together count only once; one where the rule set says so.";
        from: [ddv "7.2.2 b", liga nach "7.2.2 b", palast];
        options: ["score.ansage"];
    }

    SCORE_8 {
        de: "Absagen von Re",
            "Jede Absage von Re zählt einen Punkt für die Sieger.";
        en: "Absagen of Re",
            "Each Absage of Re is worth one point to the winners.";
        from: [ddv "7.2.2 c", liga nach "7.2.2 c", vln "Zählweise", palast];
        options: [];
    }

    SCORE_9 {
        de: "Absagen von Kontra",
            "Jede Absage von Kontra zählt einen Punkt für die Sieger.";
        en: "Absagen of Kontra",
            "Each Absage of Kontra is worth one point to the winners.";
        from: [ddv "7.2.2 d", liga nach "7.2.2 d", vln "Zählweise", palast];
        options: [];
    }

    SCORE_10 {
        de: "Re gegen Absagen",
            "Re bekommt je einen Punkt für 120 Augen gegen „keine 90“, 90 gegen „keine 60“, 60 \
             gegen „keine 30“ und 30 gegen „schwarz“. Mehrere solche Punkte kommen zusammen. Wo \
             das Regelwerk verfehlte Absagen selbst zählt, gibt es sie nur ohne Sieger.";
        en: "Re against Absagen",
            "Re gets a point each for 120 Augen against keine 90, 90 against keine 60, 60 against \
             keine 30 and 30 against schwarz. Several such points add up. Where the rule set \
             counts missed Absagen themselves, they exist only without a winner.";
        from: [ddv "7.2.2 e", liga nach "7.2.2 e"];
        options: ["score.against_points", "score.failed_absage"];
    }

    SCORE_11 {
        de: "Kontra gegen Absagen",
            "Kontra bekommt je einen Punkt für 120 Augen gegen „keine 90“, 90 gegen „keine 60“, 60 \
             gegen „keine 30“ und 30 gegen „schwarz“. Mehrere solche Punkte kommen zusammen. Wo \
             das Regelwerk verfehlte Absagen selbst zählt, gibt es sie nur ohne Sieger.";
        en: "Kontra against Absagen",
            "Kontra gets a point each for 120 Augen against keine 90, 90 against keine 60, 60 \
             against keine 30 and 30 against schwarz. Several such points add up. Where the rule \
             set counts missed Absagen themselves, they exist only without a winner.";
        from: [ddv "7.2.2 f", liga nach "7.2.2 f"];
        options: ["score.against_points", "score.failed_absage"];
    }

    SCORE_12 {
        de: "Sonderpunkte verrechnen",
            "Die Sonderpunkte beider Parteien werden miteinander verrechnet und dann zum Spielwert \
             gezählt.";
        en: "Setting off special points",
            "The special points of both parties are set off against each other and then added to \
             the value.";
        from: [ddv "7.2.3", liga nach "7.2.3", palast "Sonderpunkte"];
        options: ["score.sonder", "score.sonder_doubling"];
    }

    SCORE_13 {
        de: "Nur die Verlierer zählen",
            "Für unter 90, 60, 30 und schwarz zählt nur, was die Verlierer haben, oder ihre \
             verfehlte Absage, wo das Regelwerk diese zählt. Dafür, dass die Sieger darunter \
             blieben, bekommen die Verlierer nichts.";
        en: "Only losers are measured",
            "Below 90, 60, 30 and schwarz look only at the losers, or at their missed Absage where \
             the rule set counts that. A losing party gets nothing for holding the winners below a \
             mark.";
        from: [ddv "7.2.2", liga nach "7.2.2", vln nach "7.2.2", palast nach "7.2.2"];
        options: ["score.failed_absage"];
    }

    SCORE_14 {
        de: "Ansagen zählen für die Sieger",
            "Die Punkte aller An- und Absagen bekommen die Sieger, auch die der Verlierer. \
             Übersprungene Absagen zählen mit.";
        en: "Winners take all announcements",
            "The winners get the points of all announcements, those of the losers too. Skipped \
             Absagen count.";
        from: [ddv "6.4.3, 7.2.2 b–d", liga nach "6.4.3, 7.2.2 b–d", vln "Zählweise", palast];
        options: ["ann.skip_absagen", "score.ansage"];
    }

    SCORE_15 {
        de: "Nie für die Verlierer",
            "Punkte gegen eine Absage bekommt nur, wer sie zu Fall gebracht hat, also nie die \
             Verlierer.";
        en: "No such points for losers",
            "Points against an Absage go only to a party that made it fail, and so never to the \
             losers.";
        from: [ddv "7.2.2 e–f", liga nach "7.2.2 e–f"];
        options: ["score.against_points"];
    }

    SCORE_16 {
        de: "Wert ohne Sieger",
            "Hat niemand gewonnen, entfallen der Punkt für den Sieg, die Punkte aller An- und \
             Absagen und „gegen die Alten“. Unter 90, 60, 30 und schwarz zählt für beide Seiten: \
             Den Punkt bekommt, wer die andere darunter gehalten hat. Er wird mit den Punkten \
             gegen Absagen und den Sonderpunkten verrechnet, und den Überschuss bekommt, wer \
             mehr hat. Das Regelwerk kann das Spiel auch null zählen lassen.";
        en: "Value without a winner",
            "When nobody wins, the point for winning, all announcements and “gegen die Alten” are \
             void. Below 90, 60, 30 and schwarz count for both sides: the point goes to the party \
             that held the other one below. Points against Absagen and special points are set off \
             with it, and the surplus goes to the party that has more. A rule set can have the game \
             count nothing instead.";
        from: [ddv "7.1.3", liga nach "7.1.3", palast nach "7.1.3"];
        options: ["score.against_points", "score.nobody_wins", "score.sonder"];
    }

    SCORE_17 {
        de: "Grenzen des Spielwerts",
            "Nach den Turnierregeln ist ein gewonnenes Spiel ohne Sonderpunkte 1 bis 21 Punkte \
             wert. Sonderpunkte der Verlierer können den Wert auf null oder darunter drücken, wenn \
             das Regelwerk ihn nicht auf null begrenzt.";
        en: "Bounds of the value",
            "By the tournament rules a game won is worth 1 to 21 points without special points. \
             Special points of the losers can take the value to nothing or below, unless the rule \
             set stops at nothing.";
        from: [ddv "7.2.2", liga nach "7.2.2"];
        options: ["score.floor"];
    }

    SCORE_18 {
        de: "Grundpunkte eines Spiels",
            "Der Sieg zählt einen Punkt, den das Regelwerk bei 120 zu 120 streichen kann. Je einer \
             kommt hinzu, wenn die Verlierer unter 90, unter 60, unter 30 Augen und wenn sie ohne \
             Stich bleiben, oder stattdessen je Stufe ihrer verfehlten Absage, wo das Regelwerk \
             diese zählt. Jede Absage zählt einen, gleich welcher Partei; Punkte gegen Absagen \
             gehören dazu, wo es sie gibt.";
        en: "Base points",
            "Winning counts one point, which the rule set may drop at 120 to 120. One each is \
             added if the losers stay below 90, below 60, below 30 Augen and without a trick, or \
             instead for each level of their missed Absage where the rule set counts that. Each \
             Absage of either party counts one; points against Absagen belong to it where there \
             are any.";
        from: [vln "Zählweise"];
        options: [
            "score.ansage", "score.base_at_120_120", "score.failed_absage", "score.against_points",
        ];
    }

    SCORE_19 {
        de: "Re und Kontra verdoppeln",
            "Die Grundpunkte verdoppeln sich durch Re und noch einmal durch Kontra. Ansagen \
             durch Schweine oder ein Gebot zählen mit.";
        en: "Re and Kontra double",
            "The base points are doubled by Re and once more by Kontra. An Ansage made by \
             Schweine or a bid counts too.";
        from: [vln "Zählweise"];
        options: ["score.ansage"];
    }

    SCORE_20 {
        de: "Sonderpunkte beim Verdoppeln",
            "Nach dem Verdoppeln kommen die Sonderpunkte der Sieger hinzu, und die der Verlierer \
             gehen ab. Jeder zählt einfach. Wo das Regelwerk sie oder „gegen die Alten“ \
             oder den Solopunkt mitverdoppelt, geschieht das vor dem Verdoppeln.";
        en: "Special points and doubling",
            "After doubling the special points of the winners are added and those of the losers \
             taken off. Each counts once. Where the rule set doubles them, “gegen die Alten” or the \
             solo point, too, that is done before doubling.";
        from: [vln "Zählweise"];
        options: ["score.sonder_doubling", "score.gegen_die_alten", "score.solo_point_doubling"];
    }

    SCORE_21 {
        de: "Ansagen ohne eigene Punkte",
            "Wo Re und Kontra verdoppeln, bringen sie keine eigenen Punkte. Auch 120 Augen gegen \
             „keine 90“ und so weiter bringen keine.";
        en: "No points besides doubling",
            "Where Re and Kontra double they bring no points of their own. Nor do 120 Augen \
             against keine 90 and so on.";
        from: [vln "Zählweise"];
        options: ["score.ansage", "score.against_points"];
    }

    SCORE_22 {
        de: "Ohne Sieger kein Verdoppeln",
            "Hat niemand gewonnen, zählt nur, welche Partei unter 90, 60 oder 30 Augen oder ohne \
             Stich geblieben ist, und dazu die Sonderpunkte und, wo es sie gibt, die Punkte gegen \
             Absagen. Verdoppelt wird nichts. Das Regelwerk kann das Spiel auch null zählen lassen.";
        en: "No winner, no doubling",
            "When nobody wins, all that counts is which party stayed below 90, 60 or 30 Augen or \
             without a trick, the special points and, where there are any, the points against \
             Absagen. Nothing is doubled. A rule set can have the game count nothing instead.";
        from: [vln nach "7.1.3"];
        options: ["score.ansage", "score.sonder", "score.against_points", "score.nobody_wins"];
    }

    SCORE_23 {
        de: "Ohne Punkte gegen Absagen",
            "Punkte gegen Absagen gibt es nicht; sonst wird zusammengezählt wie nach den \
             Turnierregeln, wo das Regelwerk nichts anderes sagt. Der Sieg von Kontra und „gegen \
             die Alten“ sind ein und derselbe Punkt, wo es ihn gibt.";
        en: "No points against Absagen",
            "There are no points against Absagen; all else is added up as in the tournament rules, \
             unless the rule set says otherwise. A win of Kontra and “gegen die Alten” are one and \
             the same point, where there is one.";
        from: [palast];
        options: ["score.against_points", "score.gegen_die_alten", "score.ansage"];
    }

    SCORE_39 {
        de: "Abrechnung im Normalspiel",
            "Spielen zwei gegen zwei, schreiben die Sieger den Spielwert plus, die Verlierer \
             minus. Wo Feigheit gilt, ist es umgekehrt, wenn die Sieger viel mehr erreicht als \
             angesagt haben. Wo nur Plus oder nur Minus geschrieben wird, fällt das andere weg.";
        en: "Settling two against two",
            "With two against two each winner scores plus the value and each loser minus the \
             value. Where Feigheit is played it is the reverse if the winners reached far more \
             than they announced. Where only gains or only losses are written down, the others \
             fall away.";
        from: [ddv "7.2.2", liga nach "7.2.2", vln nach "7.2.2", palast];
        options: [
            "score.counting", "feigheit", "bock", "feigheit.scope", "feigheit.specials",
            "feigheit.effect", "feigheit.levels",
        ];
    }

    SCORE_40 {
        de: "Abrechnung im Solo",
            "Im Solo schreibt der Solist den dreifachen Spielwert, wo das Regelwerk kein anderes \
             Vielfaches nennt, jeder Gegner den einfachen oder das Vielfache, das es für ihn nennt, mit \
             umgekehrtem Vorzeichen. Wo nur Plus \
             oder nur Minus geschrieben wird, fällt das andere weg.";
        en: "Settling a solo",
            "In a solo the soloist scores three times the value, unless the rule set names another \
             multiple, and each opponent once, or the multiple named for opponents, with the opposite \
             sign. Where only gains or only \
             losses are written down, the others fall away.";
        from: [ddv "7.2.4", liga nach "7.2.4", vln nach "7.2.4", palast];
        options: [
            "score.solo_multiplier", "score.counting", "bock", "score.solo_opponents_multiplier",
            "feigheit.scope",
        ];
    }

    SCORE_41 {
        de: "Summe null",
            "Die Punkte eines Spiels ergeben zusammen null und sind bei vier Spielern entweder \
             alle gerade oder alle ungerade, wo Plus und Minus geschrieben werden und der Solist \
             dreimal so viel bekommt, wie jeder Gegner verliert.";
        en: "Sum of zero",
            "The points of a game add up to zero and, with four players, are either all even or \
             all odd, where gains and losses are written down and a soloist gets three times what each \
             opponent loses.";
        from: [ddv "7.3.3 Nr. 1–2", liga nach "7.3.3 Nr. 1–2", vln nach "7.3.3 Nr. 1–2", palast];
        options: ["score.solo_multiplier", "score.solo_opponents_multiplier", "score.counting"];
    }

    SCORE_42 {
        de: "Bockspiele",
            "Bockspiele zählen mehrfach. Sie folgen auf bestimmte Spiele, wo das Regelwerk es \
             vorsieht; die Turnierregeln kennen sie nicht.";
        en: "Bock games",
            "Bock games count several times over. They follow certain games where a rule set \
             wants them; tournament rules have none.";
        from: [brauch "FreeDoko-Regeln, Bockrunden"];
        options: [
            "bock", "bock.per", "bock.max_open", "bock.overflow", "bock.in_solo", "bock.effect",
            "bock.plus",
        ];
    }

    SCORE_43 {
        de: "Strafpunkte stehen daneben",
            "Strafpunkte gehören nicht zum Spielwert, sie werden daneben geschrieben.";
        en: "Penalties stand apart",
            "Penalty points are not part of the value of a game; they are written down beside it.";
        from: [ddv "9.3.2", liga nach "9.3.2"];
        options: ["penalties"];
    }

    SCORE_44 {
        de: "Spielarten der Wertung",
            "Ein Regelwerk kann die Wertung ändern. Ansagen zählen einen oder zwei Punkte oder \
             verdoppeln, jede für sich oder nur einmal. Sonderpunkte gibt es in keinem, manchem oder \
             jedem Solo, und weitere wie den Klabautermann. Auch für den Solopunkt, verfehlte Absagen \
             und Spiele ohne Sieger nennt es eigene Zahlen.";
        en: "Variants of scoring",
            "A rule set can change how games are scored. Ansagen count one or two points or double, \
             each or only once. Special points exist in no solo, some or all, and there are further \
             ones such as the Klabautermann. The solo point, failed Absagen and games without a winner \
             can have numbers of their own.";
        from: [brauch "Hausregel (Ansagen und Sonderpunkte)"];
        options: [
            "score.ansage", "score.failed_absage", "score.nobody_wins", "score.per_card",
            "score.solo_opponents_multiplier", "score.solo_point_doubling", "score.sonder_in_solo",
            "score.sonder", "score.pairs_last", "score.gegen_in_armut",
        ];
    }
}
