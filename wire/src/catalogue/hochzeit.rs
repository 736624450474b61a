//! Hochzeit and stille Hochzeit.

use super::{Entry, Text};

entries! {
    WED_1 {
        de: "Recht auf Hochzeit",
            "Wer beide Kreuz-Damen hat, darf eine Hochzeit anmelden. Man darf sie auch still \
             spielen oder ein Solo ansagen.";
        en: "Right to a Hochzeit",
            "Whoever holds both queens of clubs may declare a Hochzeit, but may as well play a \
             stille Hochzeit or declare a solo.";
        from: [ddv "4.4.1", liga, vln "Vorbehalte", palast "Hochzeit"];
        options: ["hochzeit.silent"];
    }

    WED_2 {
        de: "Wer Partner wird",
            "Partner wird, wer von den anderen zuerst einen der ersten drei Stiche macht, gleich \
             ob Trumpf oder Fehl ausgespielt war.";
        en: "Who becomes partner",
            "Partner is the first of the others to win one of the first three tricks, whether \
             trump or Fehl was led.";
        from: [ddv "4.4.3 a", liga, palast "Hochzeit"];
        options: ["hochzeit.selectors", "hochzeit.limit", "hochzeit.own_trick_decides"];
    }

    WED_3 {
        de: "Der Hochzeiter wählt",
            "Mit der Hochzeit sagt der Hochzeiter, wodurch sich der Partner findet: durch den \
             ersten Stich, den ersten Trumpfstich oder den ersten Fehlstich. Partner wird, wer von \
             den anderen zuerst einen solchen Stich macht.";
        en: "The Hochzeiter chooses",
            "In declaring, the Hochzeiter says what finds the partner: the first trick, the \
             first trump trick or the first Fehl trick. Partner is the first of the others to \
             win such a trick.";
        from: [vln "Vorbehalte"];
        options: ["hochzeit.selectors"];
    }

    WED_4 {
        de: "Trumpfstich und Fehlstich",
            "Was für ein Stich es ist, bestimmt die erste Karte. Ein Fehlstich bleibt es auch, \
             wenn er mit Trumpf gestochen wird.";
        en: "Trump trick, Fehl trick",
            "The first card decides what a trick is. A Fehl trick stays one even if it is won by \
             a trump.";
        from: [vln brauch "FreeDoko-Regeln, Hochzeit"];
        options: ["hochzeit.selectors"];
    }

    WED_5 {
        de: "Eigene Stiche klären nichts",
            "Macht der Hochzeiter einen passenden Stich selbst, entscheidet das nichts; der \
             Partner wird weiter gesucht.";
        en: "Own tricks decide nothing",
            "If the Hochzeiter wins a matching trick, nothing is decided and the search goes on.";
        from: [vln nach "4.4.3 a"];
        options: ["hochzeit.own_trick_decides", "hochzeit.selectors"];
    }

    WED_6 {
        de: "Drei Stiche zur Klärung",
            "Gefunden werden muss der Partner in den ersten drei Stichen, gleich was der \
             Hochzeiter gewählt hat.";
        en: "Three tricks to clarify",
            "The partner must be found within the first three tricks, whatever the Hochzeiter \
             chose.";
        from: [vln nach "4.4.3"];
        options: ["hochzeit.limit"];
    }

    WED_7 {
        de: "Der Klärungsstich",
            "Klärungsstich ist der Stich, der den Partner bestimmt, sonst der dritte. Geklärt ist \
             die Hochzeit erst mit seiner vierten Karte.";
        en: "The Klärungsstich",
            "The Klärungsstich is the trick that finds the partner, or else the third. The \
             Hochzeit is settled only by its fourth card.";
        from: [
            ddv "4.4.3–4.4.4",
            liga nach "4.4.3–4.4.4",
            vln nach "4.4.3–4.4.4",
            palast "Hochzeit",
        ];
        options: ["hochzeit.limit", "hochzeit.own_trick_decides"];
    }

    WED_8 {
        de: "Hochzeit ohne Partner",
            "Findet sich in den ersten drei Stichen kein Partner, spielt der Hochzeiter allein als \
             Re weiter. Gewertet wird wie ein Solo, ein Pflichtsolo ist es nicht.";
        en: "Hochzeit without partner",
            "If the first three tricks find no partner, the Hochzeiter plays on alone as Re. It is \
             scored as a solo but is no Pflichtsolo.";
        from: [ddv "4.4.3 b", liga, vln nach "4.4.3 b", palast "Hochzeit"];
        options: ["hochzeit.limit", "hochzeit.own_trick_decides"];
    }

    WED_9 {
        de: "Weiter wie im Normalspiel",
            "Mit dem Partner geht es als Normalspiel weiter; beide sind Re. Auch die Sonderpunkte \
             der Stiche davor zählen nach diesen Parteien.";
        en: "On as a Normalspiel",
            "Once there is a partner, the game goes on as a Normalspiel and both are Re. Special \
             points of the tricks before count for these parties too.";
        from: [ddv "4.4.3 a", liga nach "4.4.3 a", vln nach "4.4.3 a", palast nach "4.4.3 a"];
        options: ["genscher"];
    }

    WED_10 {
        de: "Ansagen erst nach Klärung",
            "Vor dem vollständigen Klärungsstich darf niemand etwas ansagen; nur ein Re durch \
             Schweine des Hochzeiters steht von Anfang an. Danach gehört der Partner zu Re, auch \
             ohne Kreuz-Dame.";
        en: "Announcing after the Klärungsstich",
            "Nobody announces anything before the Klärungsstich is complete; only a Re by Schweine \
             of the Hochzeiter stands from the start. From then on the partner is Re, even without \
             a queen of clubs.";
        from: [ddv "4.4.4, 6.2.1", liga, vln "Vorbehalte", palast "Hochzeit"];
        options: ["schweine.implies_ansage"];
    }

    WED_11 {
        de: "Hochzeit ist kein Re",
            "Wer eine Hochzeit anmeldet, hat damit noch nicht Re gesagt. Soll Re zählen, muss es \
             eigens angesagt werden.";
        en: "Hochzeit is no Re",
            "Declaring a Hochzeit is not an announcement of Re. To count, Re must be announced on \
             its own.";
        from: [ddv "6", liga nach "6", vln "Vorbehalte", palast nach "6"];
        options: [];
    }

    STILL_1 {
        de: "Stille Hochzeit",
            "Wer beide Kreuz-Damen hat und gesund sagt, spielt allein als Re, ohne dass die \
             anderen es wissen. Trumpf ist wie im Normalspiel.";
        en: "Stille Hochzeit",
            "Whoever holds both queens of clubs and says gesund plays alone as Re, unknown to the \
             others. Trumps are those of a Normalspiel.";
        from: [ddv "4.4.5", liga, vln nach "4.4.5", palast "Stille Hochzeit"];
        options: ["hochzeit.silent"];
    }

    STILL_2 {
        de: "Still ohne Verschiebung",
            "In der stillen Hochzeit gelten die Ansagezeiten des Normalspiels; verschoben wird \
             nichts.";
        en: "Stille Hochzeit moves nothing",
            "In a stille Hochzeit announcements have the time limits of a Normalspiel; nothing is \
             shifted.";
        from: [ddv "4.4.5", liga, vln nach "4.4.5", palast nach "4.4.5"];
        options: [];
    }

    STILL_3 {
        de: "Gewertet wie ein Solo",
            "Die stille Hochzeit wird wie ein Solo gewertet, ohne Sonderpunkte aus Stichen. In der \
             Liste zählt sie als Normalspiel, nie als Pflichtsolo.";
        en: "Scored as a solo",
            "A stille Hochzeit is scored as a solo, without special points of tricks. In a list \
             it is a normal game, never a Pflichtsolo.";
        from: [ddv "4.4.5, 7.2.4", liga, vln nach "4.4.5, 7.2.4", palast nach "4.4.5, 7.2.4"];
        options: ["score.solo_multiplier", "score.sonder_in_solo"];
    }

    STILL_4 {
        de: "Ausspiel bei stiller Hochzeit",
            "Auch in der stillen Hochzeit spielt die Vorhand aus.";
        en: "Lead in a stille Hochzeit",
            "In a stille Hochzeit, too, the eldest leads.";
        from: [ddv "5.1.1", liga "Stille Hochzeit", vln nach "5.1.1", palast nach "5.1.1"];
        options: [];
    }
}
