//! Armut, and throwing in.

use super::{Entry, Text};

entries! {
    ARM_1 {
        de: "Recht auf Armut",
            "Wer höchstens drei Trümpfe hat, darf eine Armut anmelden. Als Trumpf zählt alles, \
             was im Normalspiel Trumpf ist, auch Herz-Zehn, Fuchs und Schwein.";
        en: "Right to an Armut",
            "Whoever holds at most three trumps may declare an Armut. Whatever is trump in a \
             Normalspiel counts, ten of hearts, Fuchs and Schwein included.";
        from: [vln "Vorbehalte"];
        options: ["armut", "armut.max_trumps", "armut.fox_counts"];
    }

    ARM_2 {
        de: "Schieben oder schmeißen",
            "Hat nur einer eine Armut und niemand ein Solo, so schiebt der Arme Karten an einen \
             Partner, oder er schmeißt, wenn sein Blatt das erlaubt.";
        en: "Push or throw in",
            "With one Armut and no solo the poor player pushes cards to a partner, or throws the \
             hand in if it allows that.";
        from: [vln "Vorbehalte"];
        options: ["armut", "throw"];
    }

    ARM_3 {
        de: "Zwei Armuten",
            "Melden zwei oder mehr eine Armut an und niemand spielt ein Solo, wird neu gegeben.";
        en: "Two Armuten",
            "If two or more players declare an Armut and nobody plays a solo, the cards are \
             dealt again.";
        from: [vln "Vorbehalte"];
        options: ["armut", "armut.second_armut"];
    }

    ARM_4 {
        de: "Drei Karten schieben",
            "Der Arme schiebt genau drei Karten verdeckt: alle seine Trümpfe, aufgefüllt mit \
             Fehlkarten seiner Wahl.";
        en: "Pushing three cards",
            "The poor player pushes exactly three cards face down: all trumps of the hand, \
             filled up with Fehl cards of choice.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut", "armut.push", "armut.fox_counts"];
    }

    ARM_5 {
        de: "Wer die Armut mitnimmt",
            "Gefragt wird vom linken Nachbarn des Armen an im Uhrzeigersinn, jeder einmal und \
             ohne die Karten zu sehen. Wer zuerst Ja sagt, nimmt den Armen mit. Das darf auch, \
             wer beide Kreuz-Damen hat; seine Hochzeit entfällt dann.";
        en: "Who takes the Armut",
            "The question goes clockwise from the left of the poor player, to each once and \
             without showing the cards. The first yes takes the Armut. A holder of both queens \
             of clubs may take it too; the Hochzeit then lapses.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut", "armut.second_armut"];
    }

    ARM_6 {
        de: "Niemand nimmt die Armut",
            "Nimmt niemand den Armen mit, wird neu gegeben, auch wenn jemand eine Hochzeit \
             angemeldet hat.";
        en: "Nobody takes the Armut",
            "If nobody takes the Armut, the cards are dealt again, even if somebody declared a \
             Hochzeit.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut"];
    }

    ARM_7 {
        de: "Karten zurückgeben",
            "Wer den Armen mitnimmt, nimmt die geschobenen Karten auf und gibt ebenso viele nach \
             freier Wahl zurück, auch von den geschobenen. Wie viele Trümpfe darunter sind, \
             erfahren alle.";
        en: "Giving cards back",
            "Whoever takes the Armut picks up the pushed cards and gives back as many of free \
             choice, pushed ones too. All are told how many trumps are among them.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut", "armut.return", "armut.report_trumps", "armut.push"];
    }

    ARM_8 {
        de: "Parteien der Armut",
            "Re sind der Arme und wer ihn mitnimmt, Kontra die beiden anderen, gleich wo die \
             Kreuz-Damen sitzen.";
        en: "Parties of an Armut",
            "The poor player and the one who takes the Armut are Re, the two others Kontra, \
             wherever the queens of clubs are.";
        from: [vln "Vorbehalte"];
        options: ["armut"];
    }

    ARM_9 {
        de: "Ansagen in der Armut",
            "Der Arme und sein Partner sagen Re an, auch ohne Kreuz-Dame, die anderen Kontra, \
             auch mit einer.";
        en: "Announcing in an Armut",
            "The poor player and the partner announce Re even without a queen of clubs, the \
             others Kontra even with one.";
        from: [vln "Vorbehalte"];
        options: ["armut"];
    }

    ARM_10 {
        de: "Geschobene Schweine",
            "Der Arme darf Schweine weder erwähnen noch anmelden, auch dann nicht, wenn er zwei \
             Karo-Asse zurückbekommt. Schiebt er beide, kann sie anmelden, wer sie aufnimmt.";
        en: "Pushed Schweine",
            "The poor player may neither mention nor declare Schweine, not even with two aces of \
             diamonds given back. If both are pushed, whoever picks them up can declare them.";
        from: [vln "Vorbehalte"];
        options: ["armut", "schweine.mode", "schweine.contracts"];
    }

    ARM_11 {
        de: "Armut wie ein Normalspiel",
            "Nach dem Tausch wird gespielt, angesagt und gewertet wie im Normalspiel, zwei gegen \
             zwei und mit Sonderpunkten.";
        en: "Armut as a Normalspiel",
            "After the exchange play, announcements and scoring are those of a Normalspiel, two \
             against two and with special points.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut"];
    }

    THROW_1 {
        de: "Schmeißen ist ein Recht",
            "Wer schmeißen darf, muss nicht. Wird geschmissen, gibt derselbe Geber neu, und \
             niemand schreibt etwas; das Solo eines anderen geht vor.";
        en: "Throwing in is a right",
            "Nobody has to throw in. After a throw the same dealer deals again and nothing is \
             scored; a solo of another player goes before it.";
        from: [vln "Vorbehalte"];
        options: ["throw", "throw_before_solo"];
    }

    THROW_2 {
        de: "Kein Trumpf über dem Fuchs",
            "Schmeißen darf, wer höchstens drei Trümpfe hat und darunter keinen, der höher ist als \
             das Karo-Ass.";
        en: "No trump above the Fuchs",
            "A player may throw in a hand of at most three trumps, none of them above the ace of \
             diamonds.";
        from: [vln "Vorbehalte"];
        options: ["throw", "armut.fox_counts"];
    }

    THROW_3 {
        de: "Höchstens ein Trumpf",
            "Schmeißen darf auch, wer nur einen Trumpf hat oder gar keinen.";
        en: "One trump at most",
            "A player may also throw in a hand of one trump or none.";
        from: [vln "Vorbehalte"];
        options: ["throw", "armut.fox_counts"];
    }

    THROW_4 {
        de: "Keine Armut, kein Schmeißen",
            "Armut und Schmeißen gibt es nicht. Gespielt wird auch mit dem schwächsten Blatt.";
        en: "No Armut, no throwing in",
            "There is no Armut and no throwing in. Even the weakest hand is played.";
        from: [ddv "4.1.5–4.1.7", liga, palast];
        options: ["armut", "throw"];
    }

    THROW_5 {
        de: "Weitere Gründe zu schmeißen",
            "Ein Regelwerk kann das Schmeißen auch bei vielen Königen, Neunen oder Augen, bei \
             wenigen Trümpfen oder ohne Trumpf über dem Fuchs erlauben. Es zählt das Blatt, wie es \
             gegeben wurde.";
        en: "Other grounds to throw in",
            "A rule set may also allow it with many kings, nines or Augen, with few trumps, or \
             without a trump above the Fuchs. The hand counts as it was dealt.";
        from: [brauch "FreeDoko-Regeln, Schmeißen"];
        options: ["throw", "throw_before_solo"];
    }
}
