//! What is trump, and in which order.

use super::{Entry, Text};

entries! {
    TRUMP_1 {
        de: "Trümpfe im Normalspiel",
            "Trumpf sind von oben die Herz-Zehn, wo das Regelwerk sie nicht zu Herz zählt, die \
             Damen, die Buben und dann Karo mit Ass, Zehn, König und Neun; Damen und Buben jeweils \
             in der Folge Kreuz, Pik, Herz, Karo. Angemeldete Schweine stehen darüber. Ebenso ist \
             es in jeder Hochzeit, in der Armut und im Solo mit Karo als Trumpf.";
        en: "Trumps of a Normalspiel",
            "Trumps from the top: the ten of hearts, unless the rule set counts it among hearts, \
             the queens, the jacks, then ace, ten, king and nine of diamonds; queens and jacks \
             rank clubs, spades, hearts, diamonds. Declared Schweine rank above them. Every \
             Hochzeit, the Armut and the solo with diamond trumps use the same order.";
        from: [ddv "2.3.4", liga, vln "Trümpfe", palast "Normalspiel"];
        options: ["deck.nines", "dullen", "schweine.mode", "schweine.above", "schweine.count"];
    }

    TRUMP_2 {
        de: "Trümpfe im Farbsolo",
            "Im Farbsolo tritt die gewählte Farbe an die Stelle von Karo; was im Normalspiel \
             darüber steht, bleibt oben. Ist Karo nicht gewählt, wird es Fehl.";
        en: "Trumps of a Farbsolo",
            "In a Farbsolo the chosen suit takes the place of diamonds; what ranks above them in a \
             Normalspiel stays on top. Unless chosen, diamonds become Fehl.";
        from: [ddv "2.3.5", liga nach "2.3.5", palast "Farbsolo"];
        options: ["deck.nines", "dullen", "solos", "schweine.contracts"];
    }

    TRUMP_3 {
        de: "Trümpfe im Damensolo",
            "Nur die Damen sind Trumpf, in der Folge Kreuz, Pik, Herz, Karo. Alles andere ist Fehl \
             in der Folge Ass, Zehn, König, Bube, Neun, auch die Herz-Zehn und Karo.";
        en: "Trumps of a Damensolo",
            "Only the queens are trumps: clubs, spades, hearts, diamonds. All else is Fehl in the \
             order ace, ten, king, jack, nine, the ten of hearts and diamonds included.";
        from: [ddv "2.3.6", liga nach "2.3.6", vln "Vorbehalte", palast];
        options: ["deck.nines", "solos"];
    }

    TRUMP_4 {
        de: "Trümpfe im Bubensolo",
            "Nur die Buben sind Trumpf, in der Folge Kreuz, Pik, Herz, Karo. Alles andere ist Fehl \
             in der Folge Ass, Zehn, König, Dame, Neun, auch die Herz-Zehn und Karo.";
        en: "Trumps of a Bubensolo",
            "Only the jacks are trumps: clubs, spades, hearts, diamonds. All else is Fehl in the \
             order ace, ten, king, queen, nine, the ten of hearts and diamonds included.";
        from: [ddv "2.3.6", liga nach "2.3.6", vln "Vorbehalte", palast];
        options: ["deck.nines", "solos"];
    }

    TRUMP_5 {
        de: "Trümpfe im Königsolo",
            "Nur die Könige sind Trumpf, in der Folge Kreuz, Pik, Herz, Karo. Alles andere ist \
             Fehl in der Folge Ass, Zehn, Dame, Bube, Neun, auch die Herz-Zehn und Karo.";
        en: "Trumps of a Königsolo",
            "Only the kings are trumps: clubs, spades, hearts, diamonds. All else is Fehl in the \
             order ace, ten, queen, jack, nine, the ten of hearts and diamonds included.";
        from: [vln "Vorbehalte"];
        options: ["deck.nines", "solos"];
    }

    TRUMP_6 {
        de: "Fleischloser ohne Trumpf",
            "Im Fleischlosen ist nichts Trumpf. In jeder Farbe gilt die Folge Ass, Zehn, König, \
             Dame, Bube, Neun.";
        en: "Fleischloser without trumps",
            "In a Fleischloser nothing is trump. Each suit ranks ace, ten, king, queen, jack, \
             nine.";
        from: [ddv "2.3.7", liga nach "2.3.7", palast];
        options: ["deck.nines", "solos"];
    }

    TRUMP_7 {
        de: "Spielbare Soli",
            "Gespielt werden nur die Soli des Regelwerks: meist die vier Farbsoli, Damensolo, \
             Bubensolo und Fleischloser, beim VLN Damen-, Buben-, König- und Trumpfsolo.";
        en: "Soli that exist",
            "Only the soli of the rule set are played: mostly the four Farbsoli, Damensolo, \
             Bubensolo and Fleischloser, in the rules of the VLN Damensolo, Bubensolo, Königsolo \
             and Trumpfsolo.";
        from: [ddv "2.3.3", liga nach "2.3.3", vln "Vorbehalte", palast];
        options: ["solos"];
    }

    TRUMP_8 {
        de: "Schweine stehen ganz oben",
            "Angemeldete Schweine sind die höchsten Trümpfe, noch über der Herz-Zehn; darüber \
             stehen nur angemeldete Paare, die das Regelwerk noch höher stellt. Schweine sind \
             beide Karo-Asse, im Farbsolo beide Asse der Trumpffarbe, oder nur eines davon, wo \
             nicht beide gelten. Ein Karo-Ass, das Trumpf und kein Schwein ist, ist ein Fuchs \
             unter dem Karo-Buben; alle anderen Trümpfe behalten ihren Platz.";
        en: "Schweine rank highest",
            "Declared Schweine are the highest trumps, above the ten of hearts; only declared \
             pairs that the rule set places higher still rank above them. Schweine are both aces \
             of diamonds, in a Farbsolo both aces of the trump suit, or only one of them where not \
             both count. An ace of diamonds that is trump and no Schwein is a Fuchs below the jack \
             of diamonds; all other trumps keep their places.";
        from: [vln "Trümpfe; Vorbehalte"];
        options: [
            "schweine.mode", "schweine.above", "schweine.count", "dullen", "schweine.contracts",
        ];
    }

    TRUMP_9 {
        de: "Trumpf sticht Fehl",
            "Jeder Trumpf sticht jede Fehlkarte. Keine Fehlfarbe steht über einer anderen.";
        en: "Trumps beat Fehl",
            "Any trump beats any Fehl card. No Fehl suit ranks above another.";
        from: [ddv "2.3.1–2.3.2", liga nach "2.3.1–2.3.2", vln nach "2.3.1–2.3.2", palast];
        options: [];
    }

    TRUMP_10 {
        de: "Die erste sticht",
            "Von zwei gleichen Karten in einem Stich ist die zuerst gespielte höher. Das gilt \
             auch für die Herz-Zehn, wo das Regelwerk sie nicht ausnimmt.";
        en: "The first one wins",
            "Of two equal cards in a trick the one played first ranks higher. That goes for the \
             ten of hearts as well, unless the rule set excepts it.";
        from: [ddv "5.3.3", liga, vln "Grundlagen 1", palast];
        options: ["dulle_tie", "dulle_tie_with_schweine"];
    }

    TRUMP_11 {
        de: "Die zweite Herz-Zehn sticht",
            "Fallen beide Herz-Zehnen als Trümpfe in einen Stich, ist die zweite höher als die \
             erste: in jedem Stich, in jedem außer dem letzten oder nur im letzten, wie das \
             Regelwerk es sagt. Es kann auch die erste höher lassen, solange Schweine angemeldet \
             sind.";
        en: "The second ten of hearts",
            "If both tens of hearts fall in one trick as trumps, the second ranks above the first: \
             in every trick, in all but the last or only in the last, as the rule set says. It may \
             also leave the first one higher while Schweine stand declared.";
        from: [vln "Grundlagen 1"];
        options: ["dulle_tie", "dulle_tie_with_schweine", "dullen"];
    }

    TRUMP_12 {
        de: "Herz-Zehn als Fehlkarte",
            "In Damen-, Buben- und Königsolo ist die Herz-Zehn eine gewöhnliche Fehlkarte. Von \
             zweien in einem Stich ist dort die erste höher.";
        en: "Ten of hearts as Fehl",
            "In Damensolo, Bubensolo and Königsolo the ten of hearts is an ordinary Fehl card. \
             Of two in one trick the first ranks higher there.";
        from: [vln "Grundlagen 1"];
        options: ["dulle_tie", "solos"];
    }

    TRUMP_13 {
        de: "Gleiche Folge ohne Neunen",
            "Wird ohne Neunen gespielt, fehlen sie in jeder Reihenfolge; sonst ändert sich \
             nichts.";
        en: "Same order without nines",
            "Without nines they are missing from every order, and nothing else changes.";
        from: [palast "Beispiele ohne Neunen"];
        options: ["deck.nines"];
    }

    TRUMP_14 {
        de: "Gemischte Bildersoli",
            "In den gemischten Bildersoli sind mehrere Bilder Trumpf, Könige vor Damen vor Buben \
             und jedes Bild in der Folge Kreuz, Pik, Herz, Karo: im Damen-Buben-, Königen-Buben- \
             und Königen-Damen-Solo zwei, im Köhler alle drei. Alles andere ist Fehl, auch \
             Herz-Zehn und Karo.";
        en: "Combined picture soli",
            "In the combined picture soli several pictures are trumps, kings before queens \
             before jacks, each in the order clubs, spades, hearts, diamonds: queens and jacks, \
             kings and jacks, kings and queens, or all three in a Köhler. All else is Fehl, the \
             ten of hearts and diamonds included.";
        from: [brauch "FreeDoko-Regeln, Damen-Buben-Solo bis Köhler"];
        options: ["solos", "deck.nines"];
    }
}
