//! The sentences about hands that are not known, or not to the view: true whatever
//! they hold.

use super::{Template, Text};

templates! {
    BAD_BID_UNSEEN {
        de: "Mit diesem Gebot bleibt {seat} nicht im Spiel.";
        en: "{seat} does not stay in with this bid.";
    }
    ALREADY_SPOKEN_UNSEEN {
        de: "{seat} hat schon gesprochen.";
        en: "{seat} has spoken already.";
    }
    TOO_MANY_TRUMPS_UNSEEN {
        de: "{seat} hat zu viele Trümpfe für eine Armut.";
        en: "{seat} holds too many trumps for an Armut.";
    }
    PUSH_CARD_NOT_HELD_UNSEEN {
        de: "{seat} hat nicht alle geschobenen Karten auf der Hand.";
        en: "{seat} does not hold all the cards that are pushed.";
    }
    PUSH_WRONG_COUNT_UNSEEN {
        de: "Die Zahl der geschobenen Karten stimmt nicht.";
        en: "The number of cards pushed is wrong.";
    }
    PUSH_LEAVES_TRUMP_UNSEEN {
        de: "Alle Trümpfe werden geschoben, und {seat} behält welche.";
        en: "All trumps are pushed, and {seat} keeps some.";
    }
    RETURN_CARD_NOT_HELD_UNSEEN {
        de: "{seat} hat nicht alle zurückgegebenen Karten auf der Hand.";
        en: "{seat} does not hold all the cards that are given back.";
    }
    RETURN_WRONG_COUNT_UNSEEN {
        de: "Die Zahl der zurückgegebenen Karten stimmt nicht.";
        en: "The number of cards given back is wrong.";
    }
    RETURN_NEEDS_FEHL_UNSEEN {
        de: "Zurückgegeben wird Fehl, soweit es reicht, und {seat} hat noch welches.";
        en: "Fehl is given back as far as there is any, and {seat} still holds some.";
    }
    RETURN_KEEPS_SCHWEINE_UNSEEN {
        de: "Wer die Armut nimmt, behält die Schweine.";
        en: "The acceptor keeps the Schweine.";
    }
    CLAIM_ORDER_NOT_HELD_UNSEEN {
        de: "{seat} hat nicht alle Karten der genannten Reihenfolge auf der Hand.";
        en: "{seat} does not hold all cards of the named order.";
    }
}
