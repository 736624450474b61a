//! Armut, and throwing in.

use super::{Entry, Text};

entries! {
    ARM_1 {
        de: "Recht auf Armut",
            "Eine Armut darf anmelden, wer höchstens drei Trümpfe hat, wo das Regelwerk keine \
             andere Zahl nennt. Als Trumpf zählt alles, was im Normalspiel Trumpf ist, auch \
             Schweine, und der Fuchs und die ♦9, wo das Regelwerk sie nicht ausnimmt.";
        en: "Right to an Armut",
            "Whoever holds at most three trumps may declare an Armut, unless the rule set names \
             another number. Whatever is trump in a Normalspiel counts, Schweine included, and a \
             Fuchs or a ♦9 unless the rule set excepts it.";
        from: [vln "Vorbehalte"];
        options: ["armut", "armut.max_trumps", "armut.fox", "armut.nine"];
    }

    ARM_2 {
        de: "Schieben oder schmeißen",
            "Setzt sich eine Armut durch, schiebt der Arme Karten an einen Partner, oder es wird \
             neu gegeben, wo das Regelwerk keinen Tausch kennt. Er kann auch schmeißen, wenn sein \
             Blatt das erlaubt.";
        en: "Push or throw in",
            "If an Armut prevails, the poor player pushes cards to a partner, or the cards are \
             dealt again where the rule set has no exchange. The hand may be thrown in instead if \
             it allows that.";
        from: [vln "Vorbehalte"];
        options: ["armut", "throw"];
    }

    ARM_3 {
        de: "Zwei Armuten",
            "Melden zwei oder mehr eine Armut an und geht nichts anderes vor, wird neu gegeben, \
             wenn das Regelwerk nicht zwei Armuten spielen lässt. Auch dann wird neu gegeben, wenn \
             es mehr sind oder jemand schmeißt.";
        en: "Two Armuten",
            "If two or more players declare an Armut and nothing else goes before it, the cards \
             are dealt again, unless the rule set has two Armuten played. Even then they are dealt \
             again if there are more, or somebody throws in.";
        from: [vln "Vorbehalte"];
        options: ["armut", "armut.second_armut", "vorbehalt.order"];
    }

    ARM_4 {
        de: "Karten schieben",
            "Der Arme schiebt verdeckt alle seine Trümpfe, mit Fehlkarten seiner Wahl auf drei \
             Karten aufgefüllt, wo das Regelwerk nicht nur Trümpfe schieben lässt. Zählen Füchse \
             oder ♦9 nicht mit oder darf eine Armut mehr Trümpfe haben, können es mehr als drei sein.";
        en: "Pushing cards",
            "The poor player pushes all trumps of the hand face down, filled up to three cards \
             with Fehl cards of choice, unless the rule set has trumps alone pushed. Where Füchse \
             or ♦9 do not count, or an Armut may have more trumps, there may be more than three.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut", "armut.push", "armut.fox", "armut.nine", "armut.max_trumps"];
    }

    ARM_5 {
        de: "Wer die Armut mitnimmt",
            "Gefragt wird vom linken Nachbarn des Armen an im Uhrzeigersinn, jeder einmal und ohne \
             die Karten zu sehen, bei zwei Armuten nur, wer zu keiner gehört. Wer zuerst Ja sagt, \
             nimmt den Armen mit. Das darf auch, wer beide Kreuz-Damen hat; seine Hochzeit \
             entfällt dann.";
        en: "Who takes the Armut",
            "The question goes clockwise from the left of the poor player, to each once and \
             without showing the cards, with two Armuten only to whoever belongs to neither. The \
             first yes takes the Armut. A holder of both queens of clubs may take it too; the \
             Hochzeit then lapses.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut", "armut.second_armut", "armut.shown"];
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
            "Wer den Armen mitnimmt, nimmt die geschobenen Karten auf und gibt ebenso viele \
             zurück, auch von den geschobenen: nach freier Wahl oder nur Fehl, soweit es reicht, \
             wie das Regelwerk es sagt. Wie viele Trümpfe darunter sind, erfahren alle, wo es \
             nicht geheim bleibt.";
        en: "Giving cards back",
            "Whoever takes the Armut picks up the pushed cards and gives back as many, pushed ones \
             too: of free choice, or only Fehl as far as there is any, as the rule set says. All \
             are told how many trumps are among them, unless that stays secret.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut", "armut.return", "armut.report_trumps", "armut.push"];
    }

    ARM_8 {
        de: "Parteien der Armut",
            "Re sind der Arme und wer ihn mitnimmt, Kontra die beiden anderen, gleich wo die \
             Kreuz-Damen sitzen. Werden zwei Armuten gespielt, ist das Paar der früher \
             angemeldeten Re, das andere Kontra.";
        en: "Parties of an Armut",
            "The poor player and the one who takes the Armut are Re, the two others Kontra, \
             wherever the queens of clubs are. If two Armuten are played, the pair of the one \
             declared first is Re, the other pair Kontra.";
        from: [vln "Vorbehalte"];
        options: ["armut", "armut.second_armut"];
    }

    ARM_9 {
        de: "Ansagen in der Armut",
            "Wer in der Armut zu Re gehört, sagt Re an, auch ohne Kreuz-Dame, wer zu Kontra \
             gehört, Kontra, auch mit einer.";
        en: "Announcing in an Armut",
            "In an Armut a Re player announces Re even without a queen of clubs, a Kontra player \
             Kontra even with one.";
        from: [vln "Vorbehalte"];
        options: ["armut"];
    }

    ARM_10 {
        de: "Geschobene Schweine",
            "Wird seine Armut verhandelt, darf der Arme Schweine weder erwähnen noch anmelden, auch \
             nicht mit zwei Karo-Assen, die er zurückbekommt. Abgelehnt wird er, sobald sicher ist, \
             dass sie verhandelt wird; was er vorher angemeldet hat, verfällt dann, und keines \
             anderen Wort wird deshalb abgelehnt. Schiebt er beide, kann sie anmelden, wer sie \
             aufnimmt, wo Schweine in der Armut gelten.";
        en: "Pushed Schweine",
            "A poor player whose Armut is handled may neither mention nor declare Schweine, not even \
             with two aces of diamonds given back. The poor player is refused as soon as it is \
             certain that the Armut is handled; Schweine declared before that are void then, and \
             nobody else’s word is refused for them. If both aces are pushed, whoever picks them up \
             can declare them where Schweine count in an Armut.";
        from: [vln "Vorbehalte"];
        options: ["armut", "schweine.mode", "schweine.contracts"];
    }

    ARM_11 {
        de: "Armut wie ein Normalspiel",
            "Nach dem Tausch wird gespielt, angesagt und gewertet wie im Normalspiel, zwei gegen \
             zwei und mit denselben Sonderpunkten. Nur Genscher und Pflichtansage gibt es dort \
             nicht.";
        en: "Armut as a Normalspiel",
            "After the exchange play, announcements and scoring are those of a Normalspiel, two \
             against two and with the same special points. Only a Genscher and a Pflichtansage do \
             not exist there.";
        from: [vln brauch "FreeDoko-Regeln, Armut"];
        options: ["armut", "genscher", "ann.pflicht"];
    }

    THROW_1 {
        de: "Schmeißen ist ein Recht",
            "Wer schmeißen darf, muss nicht. Wird geschmissen, gibt derselbe Geber neu, und \
             niemand schreibt etwas. Das Solo eines anderen geht vor, wo das Regelwerk keine \
             andere Folge vorsieht.";
        en: "Throwing in is a right",
            "Nobody has to throw in. After a throw the same dealer deals again and nothing is \
             scored. A solo of another player goes before it unless the rule set has another \
             order.";
        from: [vln "Vorbehalte"];
        options: ["throw", "throw_rank", "vorbehalt.order"];
    }

    THROW_2 {
        de: "Kein Trumpf über dem Fuchs",
            "Schmeißen darf, wer höchstens drei Trümpfe hat und darunter keinen, der höher ist als \
             das Karo-Ass. Füchse zählen dabei wie bei der Armut.";
        en: "No trump above the Fuchs",
            "A player may throw in a hand of at most three trumps, none of them above the ace of \
             diamonds. Füchse count as they do for an Armut.";
        from: [vln "Vorbehalte"];
        options: ["throw", "armut.fox"];
    }

    THROW_3 {
        de: "Höchstens ein Trumpf",
            "Schmeißen darf, wer nur einen Trumpf hat oder gar keinen. Füchse zählen dabei wie bei \
             der Armut.";
        en: "One trump at most",
            "A player may throw in a hand of one trump or none. Füchse count as they do for an \
             Armut.";
        from: [vln "Vorbehalte"];
        options: ["throw", "armut.fox"];
    }

    THROW_4 {
        de: "Ohne Armut oder Schmeißen",
            "Was das Regelwerk nicht vorsieht, kann niemand verlangen: eine Armut, den Tausch von \
             Karten oder das Schmeißen. Wo es nichts davon gibt, wird auch mit dem schwächsten \
             Blatt gespielt.";
        en: "Without Armut or throwing",
            "Nobody can ask for what the rule set does not provide: an Armut, the exchange of \
             cards, or throwing in. Where there is none of them, even the weakest hand is played.";
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
        options: ["throw", "throw_rank"];
    }
}
