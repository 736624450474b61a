//! Special points.

use super::{Entry, Text};

entries! {
    SCORE_24 {
        de: "Fuchs gefangen",
            "Für jedes Karo-Ass, das Trumpf und kein Schwein ist und in einen Stich der Gegner \
             fällt, bekommen diese einen Sonderpunkt.";
        en: "Fuchs caught",
            "Each ace of diamonds that is trump and no Schwein and falls in a trick of the other \
             party gives that party a special point.";
        from: [ddv "7.2.3", liga nach "7.2.3", vln "Sonderpunkte", palast "Sonderpunkte"];
        options: ["score.sonder", "schweine.mode", "score.sonder_in_solo"];
    }

    SCORE_25 {
        de: "Ein Doppelkopf",
            "Ein Stich mit 40 oder mehr Augen ist ein Doppelkopf und bringt der Partei, die ihn \
             macht, einen Sonderpunkt.";
        en: "A Doppelkopf",
            "A trick of 40 Augen or more is a Doppelkopf and gives the party that wins it a \
             special point.";
        from: [ddv "7.2.3", liga nach "7.2.3", vln "Sonderpunkte", palast "Sonderpunkte"];
        options: ["score.sonder"];
    }

    SCORE_26 {
        de: "Fuchs macht den Letzten",
            "Macht ein Karo-Ass als Fuchs, also als Trumpf und nicht als Schwein, den letzten \
             Stich, bekommt seine Partei einen Sonderpunkt.";
        en: "Fuchs wins the last",
            "An ace of diamonds that wins the last trick as a Fuchs, a trump and no Schwein, gives \
             its party a special point.";
        from: [vln "Sonderpunkte"];
        options: ["score.sonder", "schweine.mode", "score.sonder_in_solo"];
    }

    SCORE_27 {
        de: "Fuchs im Letzten gefangen",
            "Für jeden Fuchs, der im letzten Stich an die Gegner geht, bekommen diese einen \
             Sonderpunkt, der zu dem für einen gefangenen Fuchs hinzukommt, wo es diesen gibt. Wo \
             nicht jede Karte zählt, ist es auch für beide nur einer.";
        en: "Fuchs caught in the last",
            "Each Fuchs lost to the other party in the last trick gives that party a special \
             point, on top of the one for a Fuchs caught where there is one. Where not every card \
             counts, it is one for both together.";
        from: [vln "Sonderpunkte"];
        options: ["score.sonder", "score.per_card", "schweine.mode", "score.sonder_in_solo"];
    }

    SCORE_28 {
        de: "Karlchen macht den Letzten",
            "Macht ein Kreuz-Bube als Trumpf den letzten Stich, bekommt seine Partei einen \
             Sonderpunkt.";
        en: "Karlchen wins the last",
            "A jack of clubs that wins the last trick as a trump gives its party a special point.";
        from: [ddv "7.2.3", liga nach "7.2.3", vln "Sonderpunkte", palast "Sonderpunkte"];
        options: ["score.sonder", "score.sonder_in_solo"];
    }

    SCORE_29 {
        de: "Karlchen gefangen",
            "Für jeden Kreuz-Buben, der als Trumpf im letzten Stich an die Gegner geht, bekommen \
             diese einen Sonderpunkt. Wo nicht jede Karte zählt, ist es auch für beide nur einer; \
             wo nur die Karo-Dame fängt, muss sie den Stich machen.";
        en: "Karlchen caught",
            "Each jack of clubs that is trump and lost to the other party in the last trick gives \
             that party a special point. Where not every card counts, it is one for both together; \
             where only the queen of diamonds catches, she has to win the trick.";
        from: [vln "Sonderpunkte"];
        options: [
            "score.sonder", "score.per_card", "score.karlchen_only_by", "score.sonder_in_solo",
        ];
    }

    SCORE_30 {
        de: "Dulle fängt Dulle",
            "Macht die zweite Herz-Zehn den Stich, in den ein Gegner die erste gespielt hat, \
             bekommt die Partei der zweiten einen Sonderpunkt.";
        en: "Dulle catches Dulle",
            "If the second ten of hearts wins the trick over the first, played by an opponent, \
             its party gets a special point.";
        from: [vln "Sonderpunkte"];
        options: ["score.sonder", "dulle_tie", "dullen", "dulle_tie_with_schweine"];
    }

    SCORE_31 {
        de: "Herzstich geht durch",
            "Wird Herz als Fehl ausgespielt und bedienen alle, bekommt die Partei, die den Stich \
             macht, einen Sonderpunkt.";
        en: "A heart trick goes through",
            "If hearts are led as Fehl and everybody follows, the party that wins the trick gets \
             a special point.";
        from: [vln "Sonderpunkte"];
        options: ["score.sonder"];
    }

    SCORE_32 {
        de: "Gegen die Alten",
            "Gewinnt Kontra zwei gegen zwei, gibt es dafür einen Sonderpunkt, der mitverdoppelt \
             wird, wo das Regelwerk es so will.";
        en: "Gegen die Alten",
            "With two against two Kontra gets a special point for winning, which is doubled too \
             where the rule set wants it so.";
        from: [ddv "7.2.3", liga nach "7.2.3", vln "Sonderpunkte", palast "Sonderpunkte"];
        options: ["score.gegen_die_alten", "score.gegen_in_armut"];
    }

    SCORE_33 {
        de: "Punkt für das Solo",
            "Wird das Spiel als Solo gewertet, bekommen die Sieger dafür einen weiteren Punkt, wo \
             das Regelwerk keine andere Zahl nennt. Es kann stille und ungeklärte Hochzeit davon \
             ausnehmen, und es kann den Punkt mitverdoppeln.";
        en: "Point for the solo",
            "A game scored as a solo counts one more point for whoever wins it, unless the rule \
             set names another number. It may except a stille and a failed Hochzeit, and it may \
             double the point, too.";
        from: [vln "Sonderpunkte"];
        options: ["score.solo_point", "score.solo_point_doubling", "score.solo_point_in"];
    }

    SCORE_34 {
        de: "Sonderpunkte nur zwei gegen zwei",
            "Sonderpunkte aus Stichen und „gegen die Alten“ gibt es nur, wenn zwei gegen zwei \
             spielen: weder im Solo noch in stiller oder ungeklärter Hochzeit, auch nicht für \
             deren erste Stiche.";
        en: "Only two against two",
            "Special points of tricks and “gegen die Alten” exist only with two against two: not \
             in a solo, nor in a stille or failed Hochzeit, its first tricks included.";
        from: [ddv "7.2.3–7.2.4", liga, vln nach "7.2.3–7.2.4", palast "Sonderpunkte"];
        options: ["score.sonder_in_solo"];
    }

    SCORE_35 {
        de: "Mehrere Punkte mit einer Karte",
            "Eine Karte kann mehrere Sonderpunkte bringen: Fängt ein Kreuz-Bube im letzten Stich \
             einen Fuchs, sind es bis zu drei, fängt er den gegnerischen Kreuz-Buben, bis zu zwei, \
             je nachdem, welche es gibt.";
        en: "Several points at once",
            "One card may bring several special points: a jack of clubs that catches a Fuchs in \
             the last trick brings up to three, one that catches the opposing jack of clubs up to \
             two, depending on which there are.";
        from: [vln "Sonderpunkte"];
        options: ["score.sonder", "score.per_card", "score.karlchen_only_by"];
    }

    SCORE_36 {
        de: "Beim Partner nicht gefangen",
            "Was in einen Stich der eigenen Partei fällt, ist nicht gefangen.";
        en: "Not caught by the partner",
            "What falls in a trick of one’s own party is not caught.";
        from: [ddv "7.2.3", liga nach "7.2.3", vln "Sonderpunkte", palast nach "7.2.3"];
        options: [];
    }

    SCORE_37 {
        de: "Wie viele Herzstiche",
            "Zu einem Herzstich gehören vier Herz-Fehlkarten. Im Normalspiel sind es, wo die \
             Herz-Zehn Trumpf ist, höchstens sechs, und nur einer kann durchgehen; ohne Neunen \
             besteht er aus beiden Assen und beiden Königen und hat 30 Augen. Mit acht oder mehr \
             Herz-Fehlkarten können es zwei sein.";
        en: "How many heart tricks",
            "A heart trick takes four hearts that are Fehl. A Normalspiel has six at most where \
             the ten of hearts is trump, and only one can go through; without nines it is both \
             aces and both kings, 30 Augen. With eight or more hearts that are Fehl there can be \
             two.";
        from: [vln "Sonderpunkte; Kartenwert"];
        options: ["deck.nines", "score.sonder", "dullen", "score.sonder_in_solo"];
    }

    SCORE_38 {
        de: "Nur Asse und Zehnen",
            "Auf 40 Augen kommt ein Stich genau dann, wenn alle vier Karten Asse oder Zehnen sind.";
        en: "Aces and tens only",
            "A trick reaches 40 Augen exactly when all four cards are aces or tens.";
        from: [
            ddv "2.2.2, 7.2.3",
            liga nach "2.2.2, 7.2.3",
            vln "Sonderpunkte; Kartenwert",
            palast "Sonderpunkte",
        ];
        options: [];
    }
}
