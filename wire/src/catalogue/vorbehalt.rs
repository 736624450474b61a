//! Finding the contract: who speaks, and whose Vorbehalt prevails.

use super::{Entry, Text};

entries! {
    VORB_1 {
        de: "Gesund oder Vorbehalt",
            "Von der Vorhand an sagt jeder einmal „gesund“ oder „Vorbehalt“. Einen Vorbehalt \
             anzumelden ist ein Recht. Pflicht ist es nur mit beiden Kreuz-Damen, wo es keine \
             stille Hochzeit gibt und kein anderer Vorbehalt vorgeht.";
        en: "Gesund or Vorbehalt",
            "From the eldest on each player says once “gesund” or “Vorbehalt”. A Vorbehalt is a \
             right. It is a duty only with both queens of clubs, where there is no stille Hochzeit \
             and no other Vorbehalt prevails.";
        from: [ddv "4.1.2", liga, vln "Vorbehalte", palast "Spielfindung"];
        options: ["hochzeit.silent"];
    }

    VORB_2 {
        de: "Alle sind gesund",
            "Sind alle gesund, wird ein Normalspiel gespielt; hat jemand beide Kreuz-Damen, ist es \
             eine stille Hochzeit, wo es sie gibt.";
        en: "Everybody is gesund",
            "When all are gesund, a Normalspiel is played; with both queens of clubs in one hand \
             it is a stille Hochzeit, where the rule set has it.";
        from: [ddv "4.1.3", liga nach "4.1.3", vln nach "4.1.3", palast "Spielfindung"];
        options: ["hochzeit.silent"];
    }

    VORB_3 {
        de: "Rang der Vorbehalte",
            "Pflichtsolo geht vor Lustsolo, Lustsolo vor Hochzeit, wo das Regelwerk keine andere \
             Folge vorsieht. Bei mehreren Vorbehalten wird in dieser Folge reihum gefragt, und das \
             erste Ja entscheidet, unter gleichrangigen Soli das höchste Gebot, wo gereizt wird. \
             Die übrigen Vorbehalte sind hinfällig, nicht aber Schweine.";
        en: "Rank of the Vorbehalte",
            "Pflichtsolo goes before Lustsolo, Lustsolo before Hochzeit, unless the rule set has \
             another order. With several Vorbehalte the question goes round in this order and the \
             first yes decides, or among soli of one rank the highest bid where there is an \
             auction. The other Vorbehalte lapse, but not Schweine.";
        from: [ddv "4.1.5–4.1.7"];
        options: ["vorbehalt.order", "solo.conflict", "pflichtsolo", "throw_rank", "solo.rank"];
    }

    VORB_4 {
        de: "Hochzeit nur allein",
            "Bei zwei oder mehr Vorbehalten kommt keine Hochzeit zustande, denn mindestens einer \
             davon muss ein Solo sein.";
        en: "Hochzeit only alone",
            "With two or more Vorbehalte no Hochzeit comes about, as at least one of them has to \
             be a solo.";
        from: [ddv "4.1.6", liga nach "4.1.6"];
        options: ["vorbehalt.order", "throw", "schweine.mode"];
    }

    VORB_5 {
        de: "Solo und Hochzeit",
            "Solo geht vor Hochzeit, wo das Regelwerk keine andere Folge vorsieht. Bei mehreren \
             Vorbehalten wird in dieser Folge von der Vorhand an gefragt, und das erste Ja \
             entscheidet, unter mehreren Soli das höchste Gebot, wo gereizt wird.";
        en: "Solo and Hochzeit",
            "A solo goes before a Hochzeit unless the rule set has another order. With several \
             Vorbehalte the players are asked in this order from the eldest on, and the first yes \
             decides, or among soli the highest bid where there is an auction.";
        from: [liga];
        options: ["vorbehalt.order", "solo.conflict", "throw_rank", "solo.rank"];
    }

    VORB_6 {
        de: "Fragen nach dem Solo",
            "Solo geht vor Hochzeit und, wo Pflichtsoli gespielt werden, Pflichtsolo vor Lustsolo, \
             wenn das Regelwerk keine andere Folge vorsieht. Bei mehreren Vorbehalten wird in \
             dieser Folge von der Vorhand an gefragt. Das erste Ja entscheidet, unter \
             gleichrangigen Soli das höchste Gebot, wo gereizt wird.";
        en: "Asking for a solo",
            "A solo goes before a Hochzeit and, where Pflichtsoli are played, a Pflichtsolo before \
             a Lustsolo, unless the rule set has another order. With several Vorbehalte the \
             players are asked in this order from the eldest on. The first yes decides, or among \
             soli of one rank the highest bid where there is an auction.";
        from: [palast "Spielfindung"];
        options: ["vorbehalt.order", "solo.conflict", "pflichtsolo", "throw_rank", "solo.rank"];
    }

    VORB_7 {
        de: "Solo, Armut, Hochzeit, Schweine",
            "Solo geht vor Armut und Armut vor Hochzeit, wo das Regelwerk keine andere Folge \
             vorsieht; Schmeißen hat den Rang der Armut oder geht allem vor. Nach Schweinen wird \
             zuletzt gefragt, wo sie ein Vorbehalt sind. Wollen mehrere ein Solo gleichen Ranges, \
             wird gereizt, oder es spielt, wer von der Vorhand an zuerst kommt, wie das Regelwerk \
             es sagt.";
        en: "Solo, Armut, Hochzeit, Schweine",
            "A solo goes before an Armut and an Armut before a Hochzeit, unless the rule set has \
             another order; throwing in ranks with the Armut or above everything. Schweine are \
             asked for last, where they are a Vorbehalt. If several players want a solo of the \
             same rank, they bid for it, or the earliest seat plays, as the rule set says.";
        from: [vln "Vorbehalte"];
        options: ["vorbehalt.order", "solo.conflict", "throw_rank", "schweine.mode", "solo.rank"];
    }

    VORB_8 {
        de: "Vorbehalt zurücknehmen",
            "Einen Vorbehalt kann man zurücknehmen, bis der Nächste gesprochen hat. Wer zuletzt \
             spricht, kann es bis zum ersten Ausspiel, bis zur ersten Ansage oder bis das Abfragen \
             beginnt.";
        en: "Taking back a Vorbehalt",
            "A Vorbehalt can be taken back until the next player has spoken. The last to speak may \
             do so until the first lead, the first announcement or the first question about \
             several Vorbehalte.";
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
        options: ["solos", "solo.conflict", "vorbehalt.order", "throw_rank"];
    }

    VORB_10 {
        de: "Ablauf der Vorführung",
            "In der Vorführung wird nicht nach Vorbehalten gefragt. Wer vorgeführt wird, nennt nur \
             noch das Solo oder bietet es vorher den anderen reihum an, wo das Regelwerk das \
             erlaubt: Wer es zuerst nimmt, spielt ein Solo seiner Wahl, und sonst wird niemand \
             mehr gefragt. Ohne Angebot kann es ihm niemand nehmen.";
        en: "Course of a Vorführung",
            "In a Vorführung nobody is asked for a Vorbehalt. The forced player only names the \
             solo, or first offers it to the others in turn where the rule set allows that: the \
             first to take it plays a solo of his own choice, and nobody else is asked any more. \
             Without an offer nobody can take it away.";
        from: [ddv "4.1.9", palast "Spielfindung"];
        options: ["pflichtsolo", "pflichtsolo.kind", "pflichtsolo.offer", "list.solo_rounds"];
    }

    VORB_11 {
        de: "Pflichtsolo zuerst",
            "Wer noch ein Pflichtsolo schuldet, spielt es mit seinem nächsten angesagten Solo, \
             auch wenn er „Lustsolo“ sagt, außer wenn dieses nicht von der Art ist, die er noch \
             schuldet. Sonst ist ihm ein Lustsolo erst möglich, wenn er keines mehr schuldet.";
        en: "Pflichtsolo comes first",
            "Whoever still owes a Pflichtsolo plays it with the next announced solo, even if \
             called a Lustsolo, unless that is not of a kind still owed. Otherwise a Lustsolo is \
             possible only once none is owed.";
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
