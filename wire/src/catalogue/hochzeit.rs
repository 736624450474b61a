//! Hochzeit and stille Hochzeit.

use super::{Entry, Text};

entries! {
    WED_1 {
        de: "Recht auf Hochzeit",
            "Wer beide Kreuz-Damen hat, darf eine Hochzeit anmelden, wo es sie gibt. Man darf sie \
             auch still spielen oder ein Solo ansagen, soweit das Regelwerk es zulässt.";
        en: "Right to a Hochzeit",
            "Whoever holds both queens of clubs may declare a Hochzeit where there is one, but may \
             as well play a stille Hochzeit or declare a solo, as far as the rule set allows it.";
        from: [ddv "4.4.1", liga, vln "Vorbehalte", palast "Hochzeit"];
        options: ["hochzeit.silent", "hochzeit.selectors", "solos"];
    }

    WED_2 {
        de: "Wer Partner wird",
            "Partner wird, wer von den anderen zuerst einen der ersten drei Stiche macht, wo das \
             Regelwerk keine andere Zahl nennt, gleich ob Trumpf oder Fehl ausgespielt war. Es \
             kann die Suche auch mit einem eigenen Stich des Hochzeiters enden lassen.";
        en: "Who becomes partner",
            "Partner is the first of the others to win one of the first three tricks, unless the \
             rule set names another number, whether trump or Fehl was led. It may also let a trick \
             of the Hochzeiter’s own end the search.";
        from: [ddv "4.4.3 a", liga, palast "Hochzeit"];
        options: ["hochzeit.selectors", "hochzeit.limit", "hochzeit.own_trick"];
    }

    WED_3 {
        de: "Der Hochzeiter wählt",
            "Mit der Hochzeit sagt der Hochzeiter, wodurch sich der Partner findet: durch den \
             ersten Stich, den ersten Trumpfstich, den ersten Fehlstich oder den ersten einer \
             bestimmten Fehlfarbe, soweit das Regelwerk es zulässt. Partner wird, wer von den \
             anderen zuerst einen solchen Stich macht, solange gesucht wird.";
        en: "The Hochzeiter chooses",
            "In declaring, the Hochzeiter says what finds the partner: the first trick, the first \
             trump trick, the first Fehl trick or the first of a certain Fehl suit, as far as the \
             rule set allows it. Partner is the first of the others to win such a trick while the \
             search lasts.";
        from: [vln "Vorbehalte"];
        options: ["hochzeit.selectors", "hochzeit.limit", "hochzeit.own_trick"];
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
        options: ["hochzeit.own_trick", "hochzeit.selectors"];
    }

    WED_6 {
        de: "Wie lange gesucht wird",
            "Gefunden werden muss der Partner in den ersten drei Stichen, wo das Regelwerk keine \
             andere Zahl nennt, gleich was der Hochzeiter gewählt hat.";
        en: "Time to clarify",
            "The partner must be found within the first three tricks, unless the rule set names \
             another number, whatever the Hochzeiter chose.";
        from: [vln nach "4.4.3"];
        options: ["hochzeit.limit"];
    }

    WED_7 {
        de: "Der Klärungsstich",
            "Klärungsstich ist der Stich, der die Hochzeit klärt: der den Partner bestimmt, ein \
             eigener des Hochzeiters, wo er die Suche beendet, oder der, in dem ein Genscher die \
             Parteien bildet. Sonst ist es der letzte, der sie klären könnte, meist der dritte. \
             Geklärt ist sie erst mit seiner vierten Karte.";
        en: "The Klärungsstich",
            "The Klärungsstich is the trick that settles the Hochzeit: the one that finds the \
             partner, one of the Hochzeiter’s own where that ends the search, or one in which a \
             Genscher forms the parties. Otherwise it is the last that could settle it, mostly the \
             third. The Hochzeit is settled only by its fourth card.";
        from: [
            ddv "4.4.3–4.4.4",
            liga nach "4.4.3–4.4.4",
            vln nach "4.4.3–4.4.4",
            palast "Hochzeit",
        ];
        options: ["hochzeit.limit", "hochzeit.own_trick", "genscher"];
    }

    WED_8 {
        de: "Hochzeit ohne Partner",
            "Findet sich bis zum Klärungsstich kein Partner, spielt der Hochzeiter allein als Re \
             weiter. Gewertet wird wie ein Solo, ein Pflichtsolo ist es nicht.";
        en: "Hochzeit without partner",
            "If no partner is found by the Klärungsstich, the Hochzeiter plays on alone as Re. It \
             is scored as a solo but is no Pflichtsolo.";
        from: [ddv "4.4.3 b", liga, vln nach "4.4.3 b", palast "Hochzeit"];
        options: ["hochzeit.limit", "hochzeit.own_trick"];
    }

    WED_9 {
        de: "Weiter wie im Normalspiel",
            "Mit dem Partner geht es als Normalspiel weiter; beide sind Re. Nach diesen Parteien \
             oder denen eines späteren Genschers zählen auch die Sonderpunkte der Stiche davor.";
        en: "On as a Normalspiel",
            "Once there is a partner, the game goes on as a Normalspiel and both are Re. Special \
             points of the tricks before count for these parties too, or for those of a later \
             Genscher.";
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
        options: ["schweine.ansage"];
    }

    WED_11 {
        de: "Hochzeit ist kein Re",
            "Wer eine Hochzeit anmeldet, hat damit noch nicht Re gesagt; für sich allein zählt sie \
             nicht als Ansage.";
        en: "Hochzeit is no Re",
            "Declaring a Hochzeit is not an announcement of Re; by itself it counts as no Ansage.";
        from: [ddv "6", liga nach "6", vln "Vorbehalte", palast nach "6"];
        options: [];
    }

    STILL_1 {
        de: "Stille Hochzeit",
            "Wo es die stille Hochzeit gibt, spielt, wer beide Kreuz-Damen hat und gesund sagt, \
             allein als Re, ohne dass die anderen es wissen; Trumpf ist wie im Normalspiel. Wo es \
             sie nicht gibt, darf man mit beiden nur gesund sagen, wenn ein anderer Vorbehalt \
             vorgeht.";
        en: "Stille Hochzeit",
            "Where there is a stille Hochzeit, whoever holds both queens of clubs and says gesund \
             plays alone as Re, unknown to the others; trumps are those of a Normalspiel. Where \
             there is none, a holder of both may say gesund only if another Vorbehalt prevails.";
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
            "Die stille Hochzeit wird wie ein Solo gewertet, wenn kein Genscher sie zu zwei gegen \
             zwei macht. Sonderpunkte aus Stichen gibt es in ihr nur, wo das Regelwerk sie in \
             solchen Soli zulässt. In der Liste zählt sie als Normalspiel, nie als Pflichtsolo.";
        en: "Scored as a solo",
            "A stille Hochzeit is scored as a solo, unless a Genscher makes it two against two. It \
             has special points of tricks only where the rule set allows them in such soli. In a \
             list it is a normal game, never a Pflichtsolo.";
        from: [ddv "4.4.5, 7.2.4", liga, vln nach "4.4.5, 7.2.4", palast nach "4.4.5, 7.2.4"];
        options: ["score.solo_multiplier", "score.sonder_in_solo", "genscher"];
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
