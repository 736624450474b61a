//! Who has won.

use super::{Entry, Text};

entries! {
    WIN_1 {
        de: "Gewinnen mit Absage",
            "Wer abgesagt hat, gewinnt nur, wenn er die Absage erfüllt: Die Gegner bleiben unter \
             90, 60 oder 30 Augen, bei schwarz ohne Stich oder, wo es nach Augen geht, ohne Augen.";
        en: "Winning with an Absage",
            "A party that made an Absage wins only if it comes true: the opponents stay below 90, \
             60 or 30 Augen, or, with schwarz, without a trick, or without Augen where it goes by \
             them.";
        from: [
            ddv "7.1.1 Nr. 5–6, 7.1.2 Nr. 5–6",
            liga,
            vln nach "7.1.1 Nr. 5–6, 7.1.2 Nr. 5–6",
            palast,
        ];
        options: ["win.schwarz_by"];
    }

    WIN_2 {
        de: "Gewinnen gegen Absage",
            "Ohne eigene Absage genügen gegen „keine 90“ schon 90 Augen, gegen „keine 60“ schon \
             60, gegen „keine 30“ schon 30 und gegen „schwarz“ ein Stich oder, wo es nach Augen \
             geht, ein Auge.";
        en: "Winning against an Absage",
            "Without an Absage of its own a party wins with 90 Augen against keine 90, 60 against \
             keine 60, 30 against keine 30, and one trick against schwarz, or any Augen where it \
             goes by them.";
        from: [
            ddv "7.1.1 Nr. 7–8, 7.1.2 Nr. 7–8",
            liga,
            vln nach "7.1.1 Nr. 7–8, 7.1.2 Nr. 7–8",
            palast nach "7.1.1 Nr. 7–8, 7.1.2 Nr. 7–8",
        ];
        options: ["win.schwarz_by"];
    }

    WIN_3 {
        de: "121 oder 120 Augen",
            "Ohne Absagen gewinnt Re mit 121 und Kontra mit 120 Augen. Ist nur Kontra angesagt, \
             ist es umgekehrt: Re reichen 120, Kontra braucht 121. Wo jede Ansage zu 121 Augen \
             verpflichtet, brauchen beide 121, wenn beide angesagt haben.";
        en: "121 or 120 Augen",
            "Without Absagen Re wins with 121 Augen and Kontra with 120. If Kontra alone was \
             announced it is the other way round: Re needs 120 and Kontra 121. Where each Ansage \
             obliges to 121 Augen, both need 121 if both announced.";
        from: [ddv "7.1.1 Nr. 1–4, 7.1.2 Nr. 1–4", liga, palast "Ansagen"];
        options: ["win.tie_120", "win.strict_ansage"];
    }

    WIN_4 {
        de: "Wenn Kontra zuletzt kommt",
            "Ohne Absagen gewinnt Re mit 121 und Kontra mit 120 Augen. Ist Kontra die letzte der \
             Ansagen, braucht Kontra 121, und Re reichen 120.";
        en: "When Kontra comes last",
            "Without Absagen Re wins with 121 Augen and Kontra with 120. If Kontra is the last \
             Ansage made, Kontra needs 121 and Re 120.";
        from: [vln "Grundlagen 4; Ansagen"];
        options: ["win.tie_120", "win.strict_ansage"];
    }

    WIN_5 {
        de: "Was schwarz heißt",
            "Schwarz ist, wer keinen Stich hat. 240 Augen genügen nicht, wenn die Gegner einen \
             Stich aus vier Neunen gemacht haben; ohne Neunen kann das nicht vorkommen. Wo es für \
             den Sieg nach Augen geht, genügen sie dazu, nicht aber zum Punkt für schwarz.";
        en: "What schwarz means",
            "Schwarz means not a single trick. 240 Augen are not enough if the opponents took a \
             trick of four nines; without nines that cannot happen. Where winning goes by Augen, \
             they are enough for that, but not for the point for schwarz.";
        from: [ddv "6.3.1, 7.1", liga, vln nach "6.3.1, 7.1", palast];
        options: ["win.schwarz_by", "deck.nines"];
    }

    WIN_6 {
        de: "Niemand hat gewonnen",
            "Haben beide Parteien abgesagt und beide ihr Ziel verfehlt, hat niemand gewonnen. \
             Sonst gewinnt genau eine; nur wo beide 121 Augen brauchen, gewinnt bei 120 zu 120 \
             niemand: wenn das Regelwerk es so will, oder wenn jede Ansage dazu verpflichtet und \
             beide angesagt haben.";
        en: "Nobody has won",
            "If both parties made Absagen and both miss, nobody wins. Otherwise exactly one party \
             does; only where both need 121 Augen does nobody win at 120 to 120: if the rule set \
             wants it so, or if each Ansage obliges to them and both announced.";
        from: [ddv "7.1.3", liga, vln nach "7.1.3", palast nach "7.1.3"];
        options: ["win.strict_ansage", "win.tie_120"];
    }

    WIN_7 {
        de: "Gewinnen im Solo",
            "Im Solo gelten dieselben Gewinngrenzen; der Solist ist Re.";
        en: "Winning a solo",
            "A solo has the same thresholds, with the soloist as Re.";
        from: [
            ddv "2.4.7, 7.1",
            liga nach "2.4.7, 7.1",
            vln nach "2.4.7, 7.1",
            palast nach "2.4.7, 7.1",
        ];
        options: [];
    }

    WIN_8 {
        de: "Was den Sieger bestimmt",
            "Über den Sieg entscheiden allein die Augen, die Stiche und die Ansagen beider \
             Parteien.";
        en: "What decides the winner",
            "Augen, tricks and announcements of both parties decide who wins, and nothing else.";
        from: [
            ddv "7.1.1–7.1.3",
            liga nach "7.1.1–7.1.3",
            vln "Grundlagen 4",
            palast nach "7.1.1–7.1.3",
        ];
        options: ["win.tie_120", "win.schwarz_by", "win.strict_ansage"];
    }
}
