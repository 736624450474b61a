//! Shortening a game.

use super::{Entry, Text};

entries! {
    CLAIM_1 {
        de: "Wer abkürzen darf",
            "Jedes Spiel wird zu Ende gespielt, außer wenn der Solist abkürzt, wo das Regelwerk es \
             zulässt: im angesagten Solo ab der Benennung, in der ungeklärten Hochzeit nach dem \
             Klärungsstich, in der stillen Hochzeit, sobald beide Kreuz-Damen liegen.";
        en: "Who may shorten",
            "Every game is played to its end unless the soloist shortens it, where the rule set \
             allows that: in an announced solo once it is named, in a failed Hochzeit after the \
             Klärungsstich, in a stille Hochzeit once both queens of clubs lie.";
        from: [
            ddv "5.4.1, 5.4.3",
            liga nach "5.4.1, 5.4.3",
            vln nach "5.4.1, 5.4.3",
            palast nach "5.4.1, 5.4.3",
        ];
        options: ["claim"];
    }

    CLAIM_2 {
        de: "Rest oder Aufgabe",
            "Der Solist deckt seine Karten auf und beansprucht alle restlichen Stiche, oder er \
             gibt auf und überlässt sie den Gegnern. Schon die Frage, ob er abkürzen darf, gilt \
             als Abkürzen.";
        en: "The rest, or surrender",
            "The soloist lays the hand open and claims all remaining tricks, or gives all of them \
             up. Asking whether one may shorten is already doing it.";
        from: [
            ddv "5.4.2, 5.4.4, 5.4.6",
            liga nach "5.4.2, 5.4.4, 5.4.6",
            vln nach "5.4.2, 5.4.4, 5.4.6",
            palast nach "5.4.2, 5.4.4, 5.4.6",
        ];
        options: ["claim"];
    }

    CLAIM_3 {
        de: "Wann abgekürzt wird",
            "Abkürzen kann der Solist jederzeit, solange er noch eine Karte hat. Zum Rest zählt \
             auch der laufende Stich, wenn schon eine Karte liegt.";
        en: "When to shorten",
            "A claim comes at any time while the soloist holds a card. The rest includes the \
             running trick if a card of it lies.";
        from: [ddv "5.4.2", liga nach "5.4.2", vln nach "5.4.2", palast nach "5.4.2"];
        options: ["claim"];
    }

    CLAIM_4 {
        de: "Genannte Reihenfolge",
            "Mit dem Aufdecken kann der Solist ungefragt sagen, in welcher Reihenfolge er spielt, \
             ganz oder nur den Anfang. Was er offen lässt, wird gegen ihn ausgelegt; nur Trümpfe \
             und die Karten jeder Fehlfarbe spielt er jeweils von oben.";
        en: "A named order",
            "Unasked, with the claim, the soloist may name the order of the remaining cards, all \
             of it or the beginning. What is left open counts against the claim, except that \
             trumps and each Fehl suit are led from the top.";
        from: [ddv "5.4.5", liga nach "5.4.5", vln nach "5.4.5", palast nach "5.4.5"];
        options: ["claim"];
    }

    CLAIM_5 {
        de: "Wann der Rest sicher ist",
            "Der Rest gehört dem Solisten nur, wenn er bei der tatsächlichen Kartenverteilung \
             jeden Stich macht, was die Gegner auch spielen und dabei noch anmelden können und was \
             er selbst offen gelassen hat.";
        en: "When the rest is sure",
            "The rest is the soloist’s only if, with the cards as they are, every trick is won \
             whatever the opponents play, and may still declare with it, and whatever the soloist \
             left open.";
        from: [
            ddv "5.4.4, 5.4.5",
            liga nach "5.4.4, 5.4.5",
            vln nach "5.4.4, 5.4.5",
            palast nach "5.4.4, 5.4.5",
        ];
        options: ["claim", "dulle_tie"];
    }

    CLAIM_6 {
        de: "Unbekannte Hände",
            "Sind Hände der Gegner unbekannt, gehört der Rest dem Solisten, wenn er bei jeder \
             möglichen Verteilung sicher ist, und nicht, wenn er es bei keiner ist. Sonst bleibt \
             es offen, bis die Hände bekannt sind.";
        en: "Unknown hands",
            "If hands of opponents are unknown, the rest is the soloist’s if it is sure with \
             every possible distribution, and not if it is sure with none. Otherwise that stays \
             open until the hands are known.";
        from: [ddv "5.4.4", liga nach "5.4.4", vln nach "5.4.4", palast nach "5.4.4"];
        options: ["claim"];
    }

    CLAIM_7 {
        de: "Der Rest für den Solisten",
            "Beansprucht der Solist den Rest zu Recht, gehören alle restlichen Stiche mit ihren \
             Augen ihm. Das Spiel ist aus, und angesagt wird nichts mehr.";
        en: "The soloist’s rest",
            "After a valid claim to the rest all remaining tricks and their Augen are the \
             soloist’s. The game is over, and nothing more is announced.";
        from: [ddv "5.4.4", liga nach "5.4.4", vln nach "5.4.4", palast nach "5.4.4"];
        options: ["claim"];
    }

    CLAIM_8 {
        de: "Aufgabe",
            "Gibt der Solist auf, gehören alle restlichen Stiche mit ihren Augen den Gegnern. \
             Karten werden nicht mehr gespielt; nur die Gegner dürfen noch ansagen, was \
             rechtzeitig ist.";
        en: "Surrender",
            "After a surrender all remaining tricks and their Augen are the opponents’. No card \
             is played; the opponents may still announce what is in time.";
        from: [
            ddv "5.4.6–5.4.7",
            liga nach "5.4.6–5.4.7",
            vln nach "5.4.6–5.4.7",
            palast nach "5.4.6–5.4.7",
        ];
        options: ["claim"];
    }

    CLAIM_9 {
        de: "Abkürzen statt reklamieren",
            "Wer abkürzt, kann frühere Verstöße nicht mehr reklamieren.";
        en: "Claiming forgoes complaints",
            "Whoever shortens the game can no longer complain of earlier offences.";
        from: [ddv "5.4.3", liga nach "5.4.3", vln nach "5.4.3", palast nach "5.4.3"];
        options: ["claim", "penalties"];
    }

    CLAIM_10 {
        de: "Ungültige Abkürzung",
            "Eine ungültige Abkürzung bringt keinen Stich und ist ein Verstoß.";
        en: "A false claim",
            "A claim that is not valid gives no trick and is an offence.";
        from: [
            ddv "5.4, 9.1.7",
            liga nach "5.4, 9.1.7",
            vln nach "5.4, 9.1.7",
            palast nach "5.4, 9.1.7",
        ];
        options: ["claim", "penalties"];
    }

    CLAIM_11 {
        de: "Beispiel mit Reihenfolge",
            "Im Karo-Solo, in dem die ♥10 die höchsten Trümpfe sind, am Ausspiel mit ♥10 ♥10 ♣A: \
             Hat ein Gegner noch Trumpf und kein Kreuz, ist der Rest nur sicher, wenn der Solist \
             diese Reihenfolge nennt und nach den beiden ♥10 niemand mehr einen Trumpf hat.";
        en: "Example of an order",
            "On lead in a Karo-Solo in which the ♥10 are the highest trumps, with ♥10 ♥10 ♣A: if \
             an opponent holds a trump and no clubs, the rest is sure only if the soloist names \
             this order and nobody keeps a trump after both ♥10.";
        from: [
            ddv "5.4.4–5.4.5",
            liga nach "5.4.4–5.4.5",
            vln nach "5.4.4–5.4.5",
            palast nach "5.4.4–5.4.5",
        ];
        options: ["claim", "dullen", "schweine.mode"];
    }
}
