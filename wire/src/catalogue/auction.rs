//! Bidding for a solo.

use super::{Entry, Text};

entries! {
    AUC_1 {
        de: "Reizen um das Solo",
            "Wollen mehrere ein Solo gleichen Ranges spielen, wird gereizt: Geboten wird das Solo \
             ohne Ansage, mit Re, mit „keine 90“, „keine 60“, „keine 30“ oder „schwarz“. Wer am \
             höchsten bietet, spielt.";
        en: "Bidding for the solo",
            "If several players want a solo of the same rank, they bid: a solo without \
             announcement, with Re, keine 90, keine 60, keine 30 or schwarz. The highest bid \
             plays.";
        from: [vln "Vorbehalte"];
        options: ["solo.conflict", "vorbehalt.order"];
    }

    AUC_2 {
        de: "Gleich hohe Gebote",
            "Bei gleich hohen Geboten spielt, wer von der Vorhand an früher sitzt. Auf die Art \
             des Solos kommt es nicht an.";
        en: "Equal bids",
            "Of equal bids the one of the earlier seat from the eldest on plays. The kind of \
             solo does not matter.";
        from: [vln "Vorbehalte"];
        options: ["solo.conflict", "solo.rank"];
    }

    AUC_3 {
        de: "Das Gebot bindet",
            "Was der Solist geboten hat, gilt von der ersten Karte an als angesagt: Re und jede \
             Absage bis zum Gebot. So ist es auch, wenn niemand dagegen geboten hat.";
        en: "A bid binds",
            "What the soloist bid counts as announced from the first card on: Re and every \
             Absage up to the bid, even if nobody bid against it.";
        from: [vln brauch "Hausregel (das Gebot ist die Ansage)"];
        options: ["solo.conflict"];
    }

    AUC_4 {
        de: "Gang der Reizung",
            "Wer später sitzt, muss das stehende Gebot überbieten; wer früher sitzt, kann es \
             halten. Niemand geht unter sein eigenes Gebot zurück.";
        en: "Course of the bidding",
            "A later seat must exceed the standing bid, an earlier seat may equal it. Nobody \
             goes below a bid of one’s own.";
        from: [vln brauch "Hausregel (reihum reizen)"];
        options: ["solo.conflict"];
    }
}
