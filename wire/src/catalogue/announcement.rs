//! Ansagen, Absagen, Erwiderungen and their time limits.

use super::{Entry, Text};

entries! {
    ANN_1 {
        de: "Jeder für seine Partei",
            "Re sagt an, wer zu Re gehört, Kontra, wer zu Kontra gehört. Im Solo sagt der Solist \
             Re, die anderen sagen Kontra. Auch eine Absage gilt nur der eigenen Partei.";
        en: "Each for one’s own party",
            "Re is announced by a Re player, Kontra by a Kontra player. In a solo the soloist says \
             Re and the others Kontra. An Absage, too, is made for one’s own party only.";
        from: [ddv "6.2.2", liga nach "6.2.2", vln "Ansagen", palast "Ansagen"];
        options: [];
    }

    ANN_2 {
        de: "Frühester Zeitpunkt",
            "Angesagt wird frühestens, wenn das Spiel feststeht, oder erst nach dem ersten Stich, \
             wo das Regelwerk das verlangt; in einer Hochzeit erst nach dem Klärungsstich.";
        en: "Earliest moment",
            "Announcements begin when the contract is fixed, or after the first trick where the \
             rule set asks for that; in a Hochzeit only after the Klärungsstich.";
        from: [ddv "6.2.1", liga, vln "Ansagen", palast "Ansagen"];
        options: ["ann.earliest"];
    }

    ANN_3 {
        de: "Ansage für die Partei",
            "Eine Ansage gilt für die ganze Partei, gleich wer von ihren Spielern sie macht.";
        en: "Announcing for the party",
            "An announcement holds for the whole party, whichever member makes it.";
        from: [ddv "6.3.2", liga, vln nach "6.3.2", palast nach "6.3.2"];
        options: [];
    }

    ANN_4 {
        de: "Ansagen jederzeit",
            "Wer ansagt, muss nicht an der Reihe sein; es geht auch mitten im Stich.";
        en: "Announcing out of turn",
            "To announce nobody has to be on turn; it may happen in the middle of a trick.";
        from: [ddv "6.4.1", liga, vln nach "6.4.1", palast nach "6.4.1"];
        options: [];
    }

    ANN_5 {
        de: "Nichts zweimal ansagen",
            "Was eine Partei schon angesagt hat, kann sie nicht noch einmal ansagen. An die \
             eigene Ansage zu erinnern ist keine Wiederholung.";
        en: "Nothing is announced twice",
            "What a party has announced it cannot announce again. To recall one’s own \
             announcement is no repetition.";
        from: [ddv "6.4.7", liga nach "6.4.7", vln nach "6.4.7", palast nach "6.4.7"];
        options: [];
    }

    ANN_6 {
        de: "Beide dürfen ansagen",
            "Beide Parteien dürfen an- und absagen. Verschiedene Ansagen gelten alle, auch wenn \
             sie gleichzeitig kommen.";
        en: "Both parties may announce",
            "Both parties may make Ansagen and Absagen. Different announcements all stand, even \
             if made at the same time.";
        from: [ddv "6.4.5–6.4.6", liga, vln nach "6.4.5–6.4.6", palast nach "6.4.5–6.4.6"];
        options: [];
    }

    ANN_7 {
        de: "Absage braucht Ansage",
            "Absagen darf nur eine Partei, die selbst rechtzeitig Re oder Kontra angesagt hat, \
             wenn das Regelwerk nicht die Ansage der Gegner genügen, die eigene überspringen oder \
             ganz auf sie verzichten lässt.";
        en: "Absage needs Ansage",
            "A party may make an Absage only after its own timely Re or Kontra, unless the rule \
             set lets an Ansage of the opponents do, one’s own be skipped, or asks for none.";
        from: [ddv "6.3.2", liga, vln "Ansagen", palast nach "6.3.2"];
        options: ["ann.absage_requires", "ann.skip_ansage"];
    }

    ANN_8 {
        de: "Absagen überspringen",
            "Absagen dürfen übersprungen werden, wo das Regelwerk nicht jede einzeln verlangt, \
             solange auch die übersprungenen noch rechtzeitig wären. Sie gelten dann mit als \
             angesagt, wo das Regelwerk nicht nur die gesagte zählen lässt.";
        en: "Skipping Absagen",
            "Absagen may be skipped, unless the rule set asks for each in turn, while every \
             skipped one would still be in time. They then count as announced too, unless the rule set counts only the one \
             that was said.";
        from: [ddv "6.4.3", liga, vln nach "6.4.3", palast nach "6.4.3"];
        options: ["ann.skip_absagen", "ann.skipped_absagen"];
    }

    ANN_9 {
        de: "Die Ansage überspringen",
            "Re oder Kontra selbst lässt sich nur überspringen, wo das Regelwerk es erlaubt und \
             die Ansage noch rechtzeitig wäre; sie gilt dann mit als gemacht. Sagen darf man sie \
             im selben Atemzug mit der Absage.";
        en: "Skipping the Ansage",
            "Re or Kontra itself can be skipped only where the rule set allows it and the Ansage \
             would still be in time; it then counts as made too. It may be said in one breath with \
             the Absage.";
        from: [ddv "6.3.2", liga, vln "Ansagen", palast nach "6.3.2"];
        options: ["ann.skip_ansage"];
    }

    ANN_10 {
        de: "Partei bekennen",
            "Sind Re und Kontra angesagt und die Partner noch offen, muss ein dritter oder vierter \
             Spieler, der absagt, seine Partei nennen.";
        en: "Saying which party",
            "When Re and Kontra stand and partnerships are still open, a player who joins in with \
             an Absage must say for which party.";
        from: [ddv "6.4.5", liga nach "6.4.5"];
        options: [];
    }

    ANN_11 {
        de: "Ansagezeit nach Karten",
            "Für Re und Kontra darf man höchstens eine Karte gespielt haben, für „keine 90“ zwei, \
             für „keine 60“ drei, für „keine 30“ vier, für „schwarz“ fünf, wo das Regelwerk keine \
             anderen Zahlen nennt. Mit zwölf Karten hat man dann noch elf, zehn, neun, acht oder \
             sieben.";
        en: "Limits in hand cards",
            "For Re and Kontra the announcer may have played one card at most, for keine 90 two, \
             for keine 60 three, for keine 30 four, for schwarz five, unless the rule set names \
             other numbers. Of twelve cards eleven, ten, nine, eight or seven are then left.";
        from: [ddv "6.2.2, 6.3.4", liga, palast "Ansagen"];
        options: ["ann.counter", "ann.max", "ann.per_party_max"];
    }

    ANN_12 {
        de: "Ansagezeit nach Stichen",
            "Re und Kontra kann man ansagen, bis die erste Karte des zweiten Stichs liegt, „keine \
             90“ bis zu der des dritten, „keine 60“ des vierten, „keine 30“ des fünften und \
             „schwarz“ des sechsten, wo das Regelwerk keine anderen Stiche nennt. Die Frist endet \
             für alle einer Partei zugleich.";
        en: "Limits in tricks",
            "Re and Kontra can be announced until the first card of the second trick lies, keine \
             90 until that of the third, keine 60 of the fourth, keine 30 of the fifth and schwarz \
             of the sixth, unless the rule set names other tricks. The limit ends for all of a \
             party at once.";
        from: [vln "Ansagen"];
        options: ["ann.counter", "ann.max", "ann.per_party_max"];
    }

    ANN_13 {
        de: "Verschiebung bei Hochzeit",
            "Klärt sich eine Hochzeit nicht im ersten Stich, enden alle Fristen später, je \
             weiterem Stich um eine Karte oder, wo Stiche zählen, um einen Stich: im zweiten um \
             eins, im dritten um zwei. Das gilt für alle, auch wenn sich kein Partner findet.";
        en: "Shift in a Hochzeit",
            "If a Hochzeit is not settled in the first trick, every limit ends later, by one card \
             for each further trick or by one trick where tricks are counted: in the second by \
             one, in the third by two. This holds for everybody, also if no partner is found.";
        from: [ddv "6.4.2", liga, vln "Vorbehalte", palast "Hochzeit"];
        options: ["hochzeit.limit", "hochzeit.own_trick", "ann.counter"];
    }

    ANN_14 {
        de: "Früh ansagen kostet nichts",
            "Wer früh ansagt, verliert für die nächste Stufe keine Zeit: Jede Stufe hat ihre \
             eigene Frist.";
        en: "Early costs nothing",
            "To announce early shortens no later limit: each level has a limit of its own.";
        from: [ddv "6.1.2", liga nach "6.1.2", palast nach "6.1.2"];
        options: [];
    }

    ANN_15 {
        de: "Späte Erwiderung",
            "Auf An- und Absagen der Gegner darf man Re oder Kontra noch mit einer Karte weniger \
             oder, wo Stiche zählen, einen Stich später erwidern, als deren höchste verlangt. \
             Absagen sind keine Erwiderung.";
        en: "The late reply",
            "Opposing announcements may be answered with Re or Kontra while holding one card less, \
             or one trick later where tricks are counted, than the highest of them requires. An \
             Absage is never an Erwiderung.";
        from: [ddv "6.4.4", liga, palast "Ansagen"];
        options: ["ann.reply_extra", "ann.max", "ann.per_party_max", "ann.counter"];
    }

    ANN_16 {
        de: "Nach später Erwiderung",
            "Kam Re oder Kontra nur noch als Erwiderung rechtzeitig, darf diese Partei nichts mehr \
             absagen.";
        en: "After a late reply",
            "A party whose Re or Kontra was in time only as an Erwiderung may make no Absage.";
        from: [ddv "6.4.4", liga, palast nach "6.4.4"];
        options: ["ann.reply_extra"];
    }

    ANN_17 {
        de: "Erwidern nur in der Frist",
            "Auch wer auf eine Ansage der Gegner antwortet, muss die Frist einhalten. Eine \
             verlängerte Frist für Erwiderungen gibt es nicht.";
        en: "Replies within the limit",
            "An answer to an opposing announcement has to keep the limit as well. There is no \
             longer limit for an Erwiderung.";
        from: [vln "Ansagen"];
        options: ["ann.reply_extra"];
    }

    ANN_18 {
        de: "Eine Karte muss bleiben",
            "Ansagen kann nur, wer noch mindestens eine Karte hat. Wo die Frist nach der eigenen \
             Hand geht, endet sie nicht für alle zugleich.";
        en: "One card must remain",
            "Only a player with at least one card left can announce. Where the limit goes by \
             one’s own hand, it does not end for all at once.";
        from: [
            ddv "6.2.2, 6.3.4, 6.4.4",
            liga nach "6.2.2, 6.3.4, 6.4.4",
            vln nach "6.2.2, 6.3.4",
            palast nach "6.2.2, 6.3.4, 6.4.4",
        ];
        options: [];
    }

    ANN_19 {
        de: "Ansagezeit mit zehn Karten",
            "Geht die Frist nach den eigenen Karten, darf man ohne Neunen für jede Stufe ebenso \
             viele gespielt haben wie mit ihnen: Re und Kontra brauchen dann neun Karten auf der \
             Hand, „keine 90“ acht, „keine 60“ sieben, „keine 30“ sechs, „schwarz“ fünf, wo das \
             Regelwerk keine anderen Zahlen nennt.";
        en: "Limits with ten cards",
            "Where the limit goes by one’s own cards, as many may have been played without nines \
             for each level as with them: Re and Kontra then need nine cards in hand, keine 90 \
             eight, keine 60 seven, keine 30 six, schwarz five, unless the rule set names other \
             numbers.";
        from: [palast nach "6.2.2, 6.3.4"];
        options: ["ann.counter", "ann.max", "deck.nines", "ann.per_party_max"];
    }

    ANN_20 {
        de: "Prüfung einer Ansage",
            "Geprüft wird der Reihe nach: Steht das Spiel fest, passt die Partei, ist noch eine \
             Karte da, ist es neu, ist die Ansage gemacht, wo sie nötig ist, reicht die Zeit? \
             Genannt wird jeder Mangel, der erste zuerst.";
        en: "Testing an announcement",
            "The tests come in order: is the contract fixed, is it the right party, is a card \
             left, is it new, is the Ansage there where one is needed, is it in time? All that \
             fail are named, the first one first.";
        from: [ddv "6.2–6.4", liga nach "6.2–6.4", vln "Ansagen", palast nach "6.2–6.4"];
        options: [
            "ann.earliest", "ann.counter", "ann.max", "ann.per_party_max", "ann.reply_extra",
            "ann.skip_absagen", "ann.skip_ansage", "ann.absage_requires", "ann.pflicht",
        ];
    }

    ANN_21 {
        de: "Was von selbst angesagt ist",
            "Ein bindendes Gebot und mit Schweinen verbundene Ansagen stehen vor dem ersten Stich, \
             erst das Gebot, dann die Schweine; in der Hochzeit eines anderen stehen diese erst \
             nach dem Klärungsstich. Manche Tische lassen auch Solo, Hochzeit, Armut oder ein Paar \
             über den Schweinen als Ansage gelten. Eine Pflichtansage steht, sobald sie fällig ist. \
             Fristen gelten dafür nicht.";
        en: "Announced by the rules",
            "A binding bid and an Ansage that goes with Schweine stand before the first trick, \
             first the bid, then the Schweine; in the Hochzeit of another player the latter stand \
             only after the Klärungsstich. At some tables a solo, a Hochzeit, an Armut or a pair above \
             the Schweine is an Ansage too. A Pflichtansage stands once it is due. No limit applies to \
             them.";
        from: [vln "Vorbehalte"];
        options: [
            "solo.conflict", "schweine.ansage", "ann.pflicht", "schweine.contracts", "ann.implied",
            "ann.implied_step", "ann.pflicht_tricks", "ann.pflicht_games", "ann.pflicht_moral",
        ];
    }

    ANN_22 {
        de: "Ansagen nach Aufgabe",
            "Gibt der Solist auf, dürfen die Gegner noch ansagen, was in diesem Augenblick \
             rechtzeitig ist.";
        en: "Announcing after surrender",
            "When a soloist surrenders, the opponents may still make the announcements that are in \
             time at that moment.";
        from: [
            ddv "5.4.6–5.4.7",
            liga nach "5.4.6–5.4.7",
            vln nach "5.4.6–5.4.7",
            palast nach "5.4.6–5.4.7",
        ];
        options: ["claim"];
    }

    ANN_23 {
        de: "Was es an Ansagen gibt",
            "Ein Regelwerk kann die Ansagen nach oben begrenzen und einen Stich nennen, nach dem nichts \
             mehr angesagt wird. Auch eine Erwiderung geht dann nicht mehr.";
        en: "Which announcements exist",
            "A rule set can name the highest announcement, and a trick after which nothing is announced \
             any more, not even an Erwiderung.";
        from: [brauch "Hausregel (Ansagen)"];
        options: ["ann.levels", "ann.last_trick"];
    }

    ANN_24 {
        de: "Fristen nach Karten",
            "Die Frist kann nach allen gespielten Karten gehen, „bis zur siebten Karte“ etwa. Sie endet \
             dann für alle zugleich. Hochzeit und Erwiderung verschieben sie um je vier Karten.";
        en: "Limits by cards played",
            "The limit can go by all cards that were played, such as “until the seventh card”. It then \
             ends for all at once. A Hochzeit and an Erwiderung shift it by four cards each.";
        from: [brauch "Hausregel (Ansagen)"];
        options: ["ann.counter", "ann.max", "ann.per_party_max", "ann.reply_extra"];
    }
}
