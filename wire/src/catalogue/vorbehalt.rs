//! Finding the contract: who speaks, and whose Vorbehalt prevails.

use super::{Entry, Text};

entries! {
    VORB_1 {
        de: "Gesund oder Vorbehalt",
            "Von der Vorhand an sagt jeder einmal „gesund“ oder „Vorbehalt“. Einen Vorbehalt \
             anzumelden ist ein Recht, keine Pflicht.";
        en: "Gesund or Vorbehalt",
            "From the eldest on each player says once “gesund” or “Vorbehalt”. A Vorbehalt is a \
             right, never a duty.";
        from: [ddv "4.1.2", liga, vln "Vorbehalte", palast "Spielfindung"];
        options: [];
    }

    VORB_2 {
        de: "Alle sind gesund",
            "Sind alle gesund, wird ein Normalspiel gespielt; hat jemand beide Kreuz-Damen, ist \
             es eine stille Hochzeit.";
        en: "Everybody is gesund",
            "When all are gesund, a Normalspiel is played; with both queens of clubs in one hand \
             it is a stille Hochzeit.";
        from: [ddv "4.1.3", liga nach "4.1.3", vln nach "4.1.3", palast "Spielfindung"];
        options: ["hochzeit.silent"];
    }

    VORB_3 {
        de: "Rang der Vorbehalte",
            "Pflichtsolo geht vor Lustsolo, Lustsolo vor Hochzeit. Bei mehreren Vorbehalten wird \
             in dieser Folge reihum gefragt; das erste Ja entscheidet, die übrigen Vorbehalte \
             sind hinfällig.";
        en: "Rank of the Vorbehalte",
            "Pflichtsolo goes before Lustsolo, Lustsolo before Hochzeit. With several Vorbehalte \
             the question goes round in this order; the first yes decides and the other \
             Vorbehalte lapse.";
        from: [ddv "4.1.5–4.1.7"];
        options: ["vorbehalt.order", "solo.conflict", "pflichtsolo"];
    }

    VORB_4 {
        de: "Hochzeit nur allein",
            "Bei zwei oder mehr Vorbehalten kommt keine Hochzeit zustande, denn mindestens einer \
             davon muss ein Solo sein.";
        en: "Hochzeit only alone",
            "With two or more Vorbehalte no Hochzeit comes about, as at least one of them has to \
             be a solo.";
        from: [ddv "4.1.6", liga nach "4.1.6"];
        options: ["vorbehalt.order"];
    }

    VORB_5 {
        de: "Solo vor Hochzeit",
            "Solo geht vor Hochzeit. Bei mehreren Vorbehalten wird von der Vorhand an nach einem \
             Solo gefragt; das erste Ja entscheidet.";
        en: "Solo before Hochzeit",
            "A solo goes before a Hochzeit. With several Vorbehalte the players are asked for a \
             solo in seat order from the eldest, and the first yes decides.";
        from: [liga];
        options: ["vorbehalt.order", "solo.conflict"];
    }

    VORB_6 {
        de: "Fragen nach dem Solo",
            "Solo geht vor Hochzeit. Bei mehreren Vorbehalten wird von der Vorhand an nach einem \
             Solo gefragt, und das erste Ja entscheidet. Werden Pflichtsoli gespielt, wird erst \
             nach dem Pflichtsolo gefragt und dann nach dem Lustsolo.";
        en: "Asking for a solo",
            "A solo goes before a Hochzeit. With several Vorbehalte the players are asked for a \
             solo from the eldest on, and the first yes decides. Where Pflichtsoli are played \
             the first question is for a Pflichtsolo, the second for a Lustsolo.";
        from: [palast "Spielfindung"];
        options: ["vorbehalt.order", "solo.conflict", "pflichtsolo"];
    }

    VORB_7 {
        de: "Solo, Armut, Hochzeit, Schweine",
            "Solo geht vor Armut und Armut vor Hochzeit; nach Schweinen wird zuletzt gefragt. \
             Wollen mehrere ein Solo spielen, wird gereizt.";
        en: "Solo, Armut, Hochzeit, Schweine",
            "A solo goes before an Armut and an Armut before a Hochzeit; Schweine are asked for \
             last. If several players want a solo, they bid for it.";
        from: [vln "Vorbehalte"];
        options: ["vorbehalt.order", "solo.conflict", "throw_before_solo"];
    }

    VORB_8 {
        de: "Vorbehalt zurücknehmen",
            "Einen Vorbehalt kann man zurücknehmen, bis der Nächste gesprochen hat. Der Geber \
             kann es bis zum ersten Ausspiel, bis zur ersten Ansage oder bis das Abfragen \
             beginnt.";
        en: "Taking back a Vorbehalt",
            "A Vorbehalt can be taken back until the next player has spoken. The dealer may do so \
             until the first lead, the first announcement or the first question about several \
             Vorbehalte.";
        from: [ddv "4.1.2", liga nach "4.1.2", vln nach "4.1.2", palast nach "4.1.2"];
        options: [];
    }

    VORB_9 {
        de: "Vorzeitig entschieden",
            "Wer sicher den höchsten Vorbehalt hat, darf ihn gleich nennen. Das Spiel steht fest, \
             sobald nichts Ungesagtes mehr etwas daran ändern kann.";
        en: "Settled ahead of time",
            "Whoever certainly has the highest Vorbehalt may name it at once. The contract is \
             fixed as soon as nothing unsaid can change it.";
        from: [ddv "4.1.8", liga nach "4.1.8", vln nach "4.1.8", palast nach "4.1.8"];
        options: ["solos", "solo.conflict", "vorbehalt.order", "throw_before_solo"];
    }

    VORB_10 {
        de: "Ablauf der Vorführung",
            "In der Vorführung wird nicht nach Vorbehalten gefragt. Wer vorgeführt wird, nennt \
             nur noch das Solo, und niemand kann es ihm nehmen.";
        en: "Course of a Vorführung",
            "In a Vorführung nobody is asked for a Vorbehalt. The forced player only names the \
             solo, and nobody can take it away.";
        from: [ddv "4.1.9", palast "Spielfindung"];
        options: ["pflichtsolo", "pflichtsolo.kind", "pflichtsolo.offer"];
    }

    VORB_11 {
        de: "Pflichtsolo zuerst",
            "Das erste angesagte Solo, das jemand in der Liste spielt, ist sein Pflichtsolo, auch \
             wenn er „Lustsolo“ sagt. Erst danach ist ihm ein Lustsolo möglich.";
        en: "Pflichtsolo comes first",
            "A player’s first announced solo of a list is the Pflichtsolo, even if called a \
             Lustsolo. A Lustsolo is possible only afterwards.";
        from: [ddv "4.3.1", palast "Spielfindung"];
        options: ["pflichtsolo", "pflichtsolo.kind"];
    }

    VORB_12 {
        de: "Gültiger Vorbehalt",
            "Ein Vorbehalt gilt nur, wenn Blatt und Regelwerk ihn hergeben: eine Hochzeit mit \
             beiden Kreuz-Damen, eine Armut mit wenigen Trümpfen, Schweine mit beiden \
             Karo-Assen, ein Solo, das es gibt. Sonst wird er abgelehnt.";
        en: "A valid Vorbehalt",
            "A Vorbehalt stands only if hand and rule set allow it: a Hochzeit with both queens \
             of clubs, an Armut with few trumps, Schweine with both aces of diamonds, a solo \
             that exists. Otherwise it is refused.";
        from: [ddv "4.4.1", liga nach "4.4.1", vln "Vorbehalte", palast nach "4.4.1"];
        options: ["solos", "hochzeit.selectors", "armut", "throw", "schweine.mode"];
    }

    VORB_13 {
        de: "Was sich daraus ergibt",
            "Aus Blättern, Vorbehalten, Geboten und offenen Pflichtsoli ergeben sich eindeutig \
             das Spiel, die Parteien und das erste Ausspiel, in einer Armut auch aus dem Tausch.";
        en: "What follows from it",
            "Hands, declarations, bids and open Pflichtsoli fix the contract, the parties and \
             the first lead without any doubt, in an Armut together with the exchange.";
        from: [ddv "4.1", liga nach "4.1", vln "Vorbehalte", palast nach "4.1"];
        options: [];
    }
}
