//! Offences, complaints and penalty points.

use super::{Entry, Text};

entries! {
    PEN_1 {
        de: "Wie schwer ein Verstoß wiegt",
            "Es zählt, was der Verstoß bewirken kann: nichts (unerheblich), etwas an Verlauf oder \
             Ergebnis (leicht) oder den Sieg der Partei, die ihn begeht (schwer). Unsportliches \
             Verhalten steht für sich.";
        en: "How grave offences are",
            "What counts is what an offence may bring about: nothing (irrelevant), something in \
             the play or its result (minor), or a win of the party that commits it (grave). \
             Unsporting conduct stands apart.";
        from: [ddv "9.2.1, 9.3.1, 9.4.1, 9.7.1", liga nach "9.2.1, 9.3.1, 9.4.1, 9.7.1"];
        options: ["penalties"];
    }

    PEN_2 {
        de: "Unerheblicher Verstoß",
            "Ein unerheblicher Verstoß kostet nichts, und es wird weitergespielt. Unerheblich ist \
             jeder Verstoß, wenn eine Partei alle restlichen Stiche ohnehin macht, wie auch immer \
             gespielt wird oder in der Reihenfolge, die sie vorher genannt hatte.";
        en: "Irrelevant offences",
            "An irrelevant offence costs nothing and the game goes on. Every offence is irrelevant \
             once a party makes all remaining tricks, whatever anybody plays, or in the order that \
             it had named before.";
        from: [ddv "9.2.2, 9.2.3", liga nach "9.2.2, 9.2.3"];
        options: ["penalties"];
    }

    PEN_3 {
        de: "Leichter Verstoß",
            "Ein leichter Verstoß kostet 3 Punkte, und jeder andere bekommt 1. Das Spiel geht \
             weiter und wird daneben gewertet.";
        en: "Minor offences",
            "A minor offence costs 3 points, and each of the others gets 1. The game goes on and \
             is scored besides.";
        from: [ddv "9.3.2", liga nach "9.3.2"];
        options: ["penalties"];
    }

    PEN_4 {
        de: "Leichter Verstoß gegen den Solisten",
            "Kann der leichte Verstoß eines Gegners dem Solisten schaden, bekommt dieser die 3 \
             Punkte allein; sonst bekommt jeder andere 1.";
        en: "Minor, against the soloist",
            "If a minor offence of an opponent can harm the soloist, he gets the 3 points alone; \
             otherwise each of the others gets 1.";
        from: [ddv "9.3.3", liga nach "9.3.3"];
        options: ["penalties"];
    }

    PEN_5 {
        de: "Schwerer Verstoß",
            "Ein schwerer Verstoß im Normalspiel oder durch den Solisten beendet das Spiel, und es \
             gilt als nicht gespielt. Er kostet 12 Punkte und 3 mehr für jede Absage, die die \
             Gegenpartei vorher gemacht hatte; jeder andere bekommt ein Drittel davon.";
        en: "Grave offences",
            "A grave offence in a Normalspiel, or of the soloist, ends the game, which counts as \
             not played. It costs 12 points, and 3 more for each Absage that the other party had \
             made before; each of the others gets a third.";
        from: [ddv "9.4.2–9.4.4", liga nach "9.4.2–9.4.4"];
        options: ["penalties"];
    }

    PEN_6 {
        de: "Schwerer Verstoß gegen den Solisten",
            "Der schwere Verstoß eines Gegners beendet das Solo, das als gespielt gilt. Er kostet \
             12 Punkte und 3 mehr für jede Absage, die der Solist vorher gemacht hatte; er allein \
             bekommt diese Punkte.";
        en: "Grave, against the soloist",
            "A grave offence of an opponent ends the solo, which counts as played. It costs 12 \
             points, and 3 more for each Absage that the soloist had made before; he gets all \
             these points.";
        from: [ddv "9.4.4", liga nach "9.4.4"];
        options: ["penalties"];
    }

    PEN_7 {
        de: "Ab wann ein Solo gilt",
            "Für Strafen gilt ein Solo erst, wenn es feststeht: ab der Benennung, nach dem \
             Klärungsstich einer ungeklärten Hochzeit, in der stillen Hochzeit mit der zweiten \
             Kreuz-Dame.";
        en: "When a solo begins",
            "For penalties a solo begins when it is established: with its naming, after the \
             Klärungsstich of a failed Hochzeit, in a stille Hochzeit with the second queen of \
             clubs.";
        from: [ddv "4.4.3, 4.4.5, 9.3.3", liga nach "4.4.3, 4.4.5, 9.3.3"];
        options: ["penalties"];
    }

    PEN_8 {
        de: "Schon entschiedenes Spiel",
            "Hat eine Partei schon gewonnen, auch wenn sie nichts mehr bekäme, wird trotz schweren \
             Verstoßes gewertet: Der laufende Stich und alle weiteren gehen an die Gegner dessen, \
             der ihn begangen hat. Sonderpunkte kommen nicht mehr hinzu, und bestraft wird wie ein \
             leichter Verstoß.";
        en: "A game already decided",
            "If a party has won even if it got nothing more, a grave offence does not undo the \
             game: the running trick and all later ones go to the opponents of the offender. No \
             special points are added, and the penalty is that of a minor offence.";
        from: [ddv "9.5.1", liga nach "9.5.1"];
        options: ["penalties"];
    }

    PEN_9 {
        de: "Wie bestraft wird",
            "Was aus einem Verstoß folgt, hängt von seiner Schwere ab, die der Schiedsrichter \
             feststellt. Falsch zu bedienen oder zu Unrecht abzukürzen ist schwer, außer wenn es \
             nicht über den Sieg entscheiden kann. Wo das Regelwerk keine Strafpunkte kennt, folgt \
             nichts.";
        en: "How penalties are found",
            "What follows from an offence depends on its class, which a referee finds. A revoke \
             or a false claim is grave unless it cannot decide who wins. In a rule set without \
             penalty points nothing follows.";
        from: [
            ddv "9.1–9.5",
            liga nach "9.1–9.5",
            vln "ohne Strafpunkte",
            palast "ohne Strafpunkte",
        ];
        options: ["penalties"];
    }

    PEN_10 {
        de: "Wer reklamieren darf",
            "Sind die Parteien für alle klar, reklamieren nur die Gegner, sonst alle außer dem, \
             der den Verstoß begangen hat.";
        en: "Who may complain",
            "Once everybody’s party is clear only the opponents of the offender may complain, \
             before that everybody else.";
        from: [ddv "5.5, 9.6.1, 9.6.2", liga nach "5.5, 9.6.1, 9.6.2"];
        options: ["penalties"];
    }

    PEN_11 {
        de: "Wann reklamiert wird",
            "Reklamiert wird sofort, wenn alle den Verstoß bemerken konnten. Wer selbst \
             weitermacht, verliert das Recht; ein Verstoß, den niemand reklamiert, gilt als \
             regelgerecht gespielt.";
        en: "When to complain",
            "A complaint comes at once after all could notice the offence. Whoever goes on loses \
             the right, and an offence that nobody complains of stands as a valid play.";
        from: [ddv "9.6.3, 9.6.6", liga nach "9.6.3, 9.6.6"];
        options: ["penalties"];
    }

    PEN_12 {
        de: "Unsportliches Verhalten",
            "Über unsportliches Verhalten entscheidet das Schiedsgericht; am Tisch gibt es dafür \
             keine Punkte.";
        en: "Unsporting conduct",
            "Unsporting conduct is for the arbitration panel; at the table it brings no points.";
        from: [ddv "9.1.6, 9.7", liga nach "9.1.6, 9.7"];
        options: ["penalties"];
    }

    PEN_13 {
        de: "Summe der Strafpunkte",
            "Strafpunkte ergeben zusammen null. Nur wenn sie von einem Gegner allein an den \
             Solisten gehen, sind nicht alle gerade oder alle ungerade.";
        en: "Penalties sum to zero",
            "Penalty points sum to zero. Only if they go from one opponent to the soloist alone \
             are they not all odd or all even.";
        from: [ddv "7.3.3", liga nach "7.3.3"];
        options: ["penalties"];
    }

    PEN_14 {
        de: "Beim Geben keine Strafe",
            "Falscher Geber, falsches Abheben und falsches Geben kosten keine Punkte; es wird \
             neu gegeben. Ein offener Fehler ist zu melden, bevor man seine Karten aufnimmt, ein \
             dabei sichtbarer sofort.";
        en: "No penalty for dealing",
            "A wrong dealer, cut or deal costs no points; the cards are dealt again. A fault \
             that is open has to be named before the cards are taken up; one seen only then, at \
             once.";
        from: [ddv "3.3.8–3.3.10, 9.6.5", liga nach "3.3.8–3.3.10, 9.6.5"];
        options: ["penalties"];
    }
}
