//! The sentences about Schweine and Genscher after the contract is settled.

use super::{Template, Text};

templates! {
    SCHWEINE_BEFORE_CONTRACT {
        de: "Schweine können hier erst angemeldet werden, wenn das Spiel feststeht.";
        en: "Schweine can be declared here only once the contract is fixed.";
    }
    SCHWEINE_ONLY_ACES {
        de: "Ein Paar über den Schweinen gibt es nur, wo ♦ Trumpf ist.";
        en: "A pair above the aces exists only where ♦ is trump.";
    }
    SCHWEINE_DECLARED {
        de: "Diese Schweine sind schon angemeldet.";
        en: "These Schweine are declared already.";
    }
    SCHWEINE_OF_WRONG_PARTY {
        de: "{seat} hat die Schweine für die andere Partei angemeldet.";
        en: "{seat} declared the Schweine for the other party.";
    }
    SCHWEINE_WITH_FIRST {
        de: "Zu Schweinen gehören beide Karten des Paars auf der Hand; angemeldet werden sie mit der ersten davon.";
        en: "Schweine need both cards of the pair in hand; they are declared with the first of them.";
    }
    SCHWEINE_WITH_SECOND {
        de: "Zu einem Schwein gehören beide Karten des Paars; angemeldet wird es mit der zweiten, wenn die erste an die eigene Partei ging.";
        en: "A Schwein needs both cards of the pair; it is declared with the second, if the first went to one’s own party.";
    }
    GENSCHER_NOT_AVAILABLE {
        de: "Einen Genscher gibt es in diesem Spiel nicht oder nicht mehr.";
        en: "There is no Genscher in this game, or no longer.";
    }
    GENSCHER_NEEDS_BOTH_DIAMOND_KINGS {
        de: "Zum Genscher gehören beide ♦K auf der Hand; mit dem ersten nennt man den Partner.";
        en: "A Genscher needs both ♦K in hand; the partner is named with the first of them.";
    }
    GAME_OVER_FOR_DECLARATION {
        de: "Alle Karten sind gespielt; anzumelden gibt es nichts mehr.";
        en: "All cards are played; there is nothing left to declare.";
    }
}
