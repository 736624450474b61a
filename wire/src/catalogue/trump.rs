//! What is trump, and in which order.

use super::{Entry, Source, Text};

entries! {
    TRUMP_1 {
        de: "Trümpfe im Normalspiel",
            "Trumpf sind von oben die Herz-Zehn, die Damen, die Buben und Karo mit Ass, Zehn, \
             König und Neun; Damen und Buben reihen sich Kreuz, Pik, Herz, Karo. So auch in der \
             Hochzeit und im Karo-Solo.";
        en: "Trumps of a Normalspiel",
            "Trumps from the top: the ten of hearts, the queens, the jacks, then ace, ten, king \
             and nine of diamonds; queens and jacks rank clubs, spades, hearts, diamonds. \
             Hochzeit and diamond solo use the same order.";
        from: [both "2.3.4", wiki];
        options: ["deck.nines", "dullen", "schweine.mode", "schweine.above", "schweine.count"];
    }

    TRUMP_2 {
        de: "Trümpfe im Farbsolo",
            "Im Farbsolo tritt die gewählte Farbe an die Stelle von Karo; Herz-Zehn, Damen und \
             Buben bleiben die oberen Trümpfe. Ist Karo nicht gewählt, wird es Fehl.";
        en: "Trumps of a Farbsolo",
            "In a Farbsolo the chosen suit takes the place of diamonds; ten of hearts, queens and \
             jacks stay the upper trumps. Unless chosen, diamonds become Fehl.";
        from: [both "2.3.5"];
        options: ["deck.nines", "dullen", "solos", "schweine.contracts"];
    }

    TRUMP_3 {
        de: "Trümpfe im Damensolo",
            "Nur die Damen sind Trumpf, in der Folge Kreuz, Pik, Herz, Karo. Alles andere ist \
             Fehl mit Ass, Zehn, König, Bube, Neun, auch die Herz-Zehn und Karo.";
        en: "Trumps of a Damensolo",
            "Only the queens are trumps: clubs, spades, hearts, diamonds. All else is Fehl in the \
             order ace, ten, king, jack, nine, the ten of hearts and diamonds included.";
        from: [both "2.3.6"];
        options: ["deck.nines", "solos"];
    }

    TRUMP_4 {
        de: "Trümpfe im Bubensolo",
            "Nur die Buben sind Trumpf, in der Folge Kreuz, Pik, Herz, Karo. Alles andere ist \
             Fehl mit Ass, Zehn, König, Dame, Neun.";
        en: "Trumps of a Bubensolo",
            "Only the jacks are trumps: clubs, spades, hearts, diamonds. All else is Fehl in the \
             order ace, ten, king, queen, nine.";
        from: [both "2.3.6"];
        options: ["deck.nines", "solos"];
    }

    TRUMP_6 {
        de: "Fleischloser ohne Trumpf",
            "Im Fleischlosen ist nichts Trumpf. Jede Farbe reiht sich Ass, Zehn, König, Dame, \
             Bube, Neun.";
        en: "Fleischloser without trumps",
            "In a Fleischloser nothing is trump. Each suit ranks ace, ten, king, queen, jack, \
             nine.";
        from: [both "2.3.7"];
        options: ["deck.nines", "solos"];
    }

    TRUMP_7 {
        de: "Spielbare Soli",
            "Gespielt werden die vier Farbsoli, Damensolo, Bubensolo und Fleischloser, andere \
             Soli nicht.";
        en: "Soli that exist",
            "The soli are the four Farbsoli, Damensolo, Bubensolo and Fleischloser, and no others.";
        from: [both "2.3.3"];
        options: ["solos"];
    }

    TRUMP_9 {
        de: "Trumpf sticht Fehl",
            "Jeder Trumpf sticht jede Fehlkarte. Die Fehlfarben sind untereinander gleich viel \
             wert.";
        en: "Trumps beat Fehl",
            "Any trump beats any Fehl card. No Fehl suit ranks above another.";
        from: [both "2.3.1–2.3.2"];
        options: [];
    }

    TRUMP_10 {
        de: "Die erste sticht",
            "Von zwei gleichen Karten in einem Stich ist die zuerst gespielte höher. Das gilt \
             auch für die Herz-Zehn.";
        en: "The first one wins",
            "Of two equal cards in a trick the one played first ranks higher. That goes for the \
             ten of hearts as well.";
        from: [both "5.3.3", wiki];
        options: ["dulle_tie", "dulle_tie_with_schweine"];
    }
}
