//! Which cards may be played to a trick.

use super::{Entry, Text};

entries! {
    FOLLOW_1 {
        de: "Was zu bedienen ist",
            "Gespielt wird eine Karte der eigenen Hand. Die erste Karte des Stichs bestimmt, was \
             zu bedienen ist: Trumpf, wenn sie in diesem Spiel Trumpf ist, sonst ihre Fehlfarbe.";
        en: "What is demanded",
            "A card comes from the player’s own hand. The first card of a trick says what must be \
             followed: trump if it is a trump in this game, else its Fehl suit.";
        from: [ddv "5.2.2", liga, vln "Grundlagen 1", palast];
        options: [];
    }

    FOLLOW_2 {
        de: "Bedienen ist Pflicht",
            "Wer bedienen kann, muss bedienen: Trumpf mit Trumpf, eine Fehlfarbe mit derselben. \
             Mit welcher Karte, steht frei; übernehmen muss niemand.";
        en: "Following is a duty",
            "Whoever holds what is demanded must follow with it. Any such card will do; nobody has \
             to beat what lies there.";
        from: [ddv "5.2.2", liga nach "5.2.2", vln "Grundlagen 1", palast nach "5.2.2"];
        options: [];
    }

    FOLLOW_3 {
        de: "Wenn man nicht bedienen kann",
            "Wer nicht bedienen kann, darf jede Karte spielen: einstechen oder abwerfen. \
             Trumpfzwang gibt es nicht.";
        en: "Free choice when void",
            "Whoever cannot follow may play any card, a trump or a discard. Nobody is obliged to \
             trump.";
        from: [ddv "5.2.3", liga, vln "Grundlagen 1", palast];
        options: [];
    }

    FOLLOW_4 {
        de: "Freies Ausspiel",
            "Wer ausspielt, darf jede Karte der Hand ausspielen.";
        en: "Leading is free",
            "Whoever leads to a trick may lead any card of the hand.";
        from: [ddv "4.4.3 a", liga, vln nach "4.4.3 a", palast nach "4.4.3 a"];
        options: [];
    }

    FOLLOW_5 {
        de: "Trumpf ist keine Farbe",
            "Was Trumpf ist, gehört nicht zu seiner aufgedruckten Farbe: Im Normalspiel bedienen \
             Herz-Dame und Herz-Bube kein Herz, ebenso wenig die Herz-Zehn, wo sie Trumpf ist. Im \
             Solo zählt, was dort Trumpf ist; im Fleischlosen bedient jede Karte ihre Farbe.";
        en: "Trumps leave their suit",
            "A trump does not belong to the suit printed on it: in a Normalspiel queen and jack of \
             hearts do not follow hearts, nor does the ten of hearts where it is trump. A solo \
             goes by its own trumps, and in a Fleischloser every card follows its suit.";
        from: [
            ddv "2.3.4–2.3.7, 5.2.2",
            liga nach "2.3.4–2.3.7, 5.2.2",
            vln "Trümpfe; Vorbehalte",
            palast nach "2.3.4–2.3.7, 5.2.2",
        ];
        options: ["dullen", "solos"];
    }

    FOLLOW_6 {
        de: "Was liegt, liegt",
            "Eine gespielte Karte wird nicht zurückgenommen, auch nicht eine falsche.";
        en: "No card comes back",
            "A played card is not taken back, not even a wrong one.";
        from: [
            ddv "5.1.3, 5.2.4",
            liga nach "5.1.3, 5.2.4",
            vln nach "5.1.3, 5.2.4",
            palast nach "5.1.3, 5.2.4",
        ];
        options: [];
    }
}
