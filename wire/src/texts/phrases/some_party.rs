//! The sentences about announcements of a seat whose party is not known: true
//! whichever it is.

use super::{Template, Text};

templates! {
    WRONG_PARTY_OF_SOME {
        de: "Wer zu {party} gehört, kann nicht {announcement} ansagen.";
        en: "Nobody of {party} can announce {announcement}.";
    }
    WRONG_PARTY_OF_ABSAGE {
        de: "{seat} kann „{announcement}“ nicht für die andere Partei absagen.";
        en: "{seat} cannot announce {announcement} for the other party.";
    }
    ALREADY_BY_PARTY {
        de: "Keine Partei sagt „{announcement}“ zweimal ab.";
        en: "No party announces {announcement} twice.";
    }
    NEEDS_ANSAGE_OF_PARTY_SKIPPED {
        de: "Vor der Absage „{announcement}“ muss Re oder Kontra für die eigene Partei angesagt werden; dafür ist noch Zeit.";
        en: "Re or Kontra has to be announced for one’s own party before {announcement}; there is still time for it.";
    }
    NEEDS_ANSAGE_OF_PARTY_MISSING {
        de: "Die Absage „{announcement}“ setzt die Ansage der eigenen Partei voraus, und die fehlt.";
        en: "{announcement} needs the Ansage of one’s own party, which is missing.";
    }
    BLOCKED_BY_LATE_REPLY_OF_PARTY {
        de: "Die Ansage der eigenen Partei kam nur noch als Erwiderung rechtzeitig; danach ist die Absage „{announcement}“ nicht mehr möglich.";
        en: "The Ansage of one’s own party was in time only as an Erwiderung; after that {announcement} is no longer possible.";
    }
    NEEDS_ALL_BELOW {
        de: "Vor der Absage „{announcement}“ muss alles angesagt werden, was darunter liegt; übersprungen wird nach diesen Regeln nicht.";
        en: "Everything below {announcement} has to be announced before it; nothing is skipped in this rule set.";
    }
    TOO_LATE_WITH_CARDS {
        de: "Für „{announcement}“ ist es zu spät; {seat} hat nur noch {cards_in_hand} Karten auf der Hand.";
        en: "It is too late for {announcement}; {seat} holds only {cards_in_hand} cards.";
    }
    TOO_LATE_WITH_ONE_CARD {
        de: "Für „{announcement}“ ist es zu spät; {seat} hat nur noch eine Karte auf der Hand.";
        en: "It is too late for {announcement}; {seat} holds only one card.";
    }
    TOO_LATE_ANYWAY {
        de: "Für „{announcement}“ ist es zu spät.";
        en: "It is too late for {announcement}.";
    }
}
