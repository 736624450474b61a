//! The sentences about what is allowed: true of every hand with which it is.

use super::{Template, Text};

// Cards.
templates! {
    CARD_LEADS {
        de: "{card} wird ausgespielt, und ausspielen darf man jede Karte.";
        en: "{card} is led, and any card may be led.";
    }
    CARD_FOLLOWS { de: "{card} bedient {demanded}."; en: "{card} follows {demanded}."; }
    CARD_IS_FREE {
        de: "Auf der Hand ist kein {demanded}: Jede Karte darf gespielt werden, auch {card}.";
        en: "No {demanded} in hand: any card may be played, {card} too.";
    }
}

// Announcements.
templates! {
    IN_TIME {
        de: "Für „{announcement}“ braucht man mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat {cards_in_hand}.";
        en: "{announcement} needs at least {cards_in_hand_needed} cards in hand; {seat} holds {cards_in_hand}.";
    }
    IN_TIME_TRICKS {
        de: "Die Frist für „{announcement}“ endet mit dem Ausspiel zum {lead_of_trick}. Stich.";
        en: "{announcement} is possible until the lead to trick {lead_of_trick}.";
    }
    IN_TIME_SKIPPED {
        de: "Für „{lowest_missing}“ braucht man mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat {cards_in_hand}.";
        en: "{lowest_missing} needs at least {cards_in_hand_needed} cards in hand; {seat} holds {cards_in_hand}.";
    }
    IN_TIME_TRICKS_SKIPPED {
        de: "Die Frist für „{lowest_missing}“ endet mit dem Ausspiel zum {lead_of_trick}. Stich.";
        en: "{lowest_missing} is possible until the lead to trick {lead_of_trick}.";
    }
    IN_TIME_CARDS {
        de: "Die Frist für „{announcement}“ endet mit der {lead_of_trick}. Karte auf dem Tisch.";
        en: "{announcement} is possible until card {lead_of_trick} lies on the table.";
    }
    IN_TIME_CARDS_SKIPPED {
        de: "Die Frist für „{lowest_missing}“ endet mit der {lead_of_trick}. Karte auf dem Tisch.";
        en: "{lowest_missing} is possible until card {lead_of_trick} lies on the table.";
    }
    IN_TIME_ALWAYS {
        de: "{seat} darf „{announcement}“ ansagen, solange noch eine Karte auf der Hand ist.";
        en: "{announcement} is possible as long as {seat} holds a card.";
    }
    REPLY_IN_TIME {
        de: "Für „{announcement}“ als Erwiderung auf „{answered}“ braucht man mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat {cards_in_hand}.";
        en: "As an Erwiderung to {answered}, {announcement} needs at least {cards_in_hand_needed} cards in hand; {seat} holds {cards_in_hand}.";
    }
    REPLY_IN_TIME_TRICKS {
        de: "Die Frist für „{announcement}“ als Erwiderung auf „{answered}“ endet mit dem Ausspiel zum {lead_of_trick}. Stich.";
        en: "As an Erwiderung to {answered}, {announcement} is possible until the lead to trick {lead_of_trick}.";
    }
    REPLY_IN_TIME_ALWAYS {
        de: "{seat} darf „{announcement}“ als Erwiderung auf „{answered}“ ansagen, solange noch eine Karte auf der Hand ist.";
        en: "As an Erwiderung to {answered}, {announcement} is possible as long as {seat} holds a card.";
    }
    ANNOUNCES_MORE {
        de: "Mit „{announcement}“ ist alles ab „{lowest_missing}“ angesagt; rechtzeitig muss deshalb „{lowest_missing}“ sein.";
        en: "{announcement} announces everything from {lowest_missing} on, so the time for {lowest_missing} counts.";
    }
}

// Words up to the contract.
templates! {
    MAY_SPEAK {
        de: "{seat} hat noch nicht gesprochen und darf „{word}“ sagen.";
        en: "{seat} has not spoken yet and may say “{word}”.";
    }
    MAY_SPEAK_BESIDE_SCHWEINE {
        de: "Neben den angemeldeten Schweinen darf {seat} noch „{word}“ sagen.";
        en: "Beside the declared Schweine {seat} may still say “{word}”.";
    }
    TAKEN_BACK {
        de: "{seat} nimmt den Vorbehalt rechtzeitig zurück.";
        en: "{seat} takes the Vorbehalt back in time.";
    }
    ANSWERS {
        de: "„{word}“ beantwortet die Frage, die {seat} gestellt wurde.";
        en: "“{word}” answers the question that was put to {seat}.";
    }
    HOLDS_BOTH_CLUB_QUEENS {
        de: "{seat} hat beide ♣D und darf die Hochzeit anmelden.";
        en: "{seat} holds both ♣Q and may declare the Hochzeit.";
    }
    CHOOSES_SELECTOR {
        de: "{seat} hat beide ♣D und darf wählen: {word}.";
        en: "{seat} holds both ♣Q and may choose: {word}.";
    }
    SOLO_IS_PLAYED {
        de: "Ein {word} wird nach diesen Regeln gespielt.";
        en: "There is a {word} in this rule set.";
    }
    VORFUEHRUNG_NAMES_SOLO {
        de: "{seat} wird vorgeführt und nennt das Solo: {word}.";
        en: "{seat} has to play its Pflichtsolo now and names it: {word}.";
    }
    VORFUEHRUNG_OFFERS {
        de: "{seat} wird vorgeführt und darf das Solo den anderen anbieten.";
        en: "{seat} has to play its Pflichtsolo now and may offer it to the others.";
    }
    BIDS {
        de: "{seat} bietet: {bid}. Gebote gehen von „ohne Ansage“ bis „schwarz“.";
        en: "{seat} bids: {bid}. Bids go from “no announcement” to “schwarz”.";
    }
    BIDS_NOTHING {
        de: "{seat} bietet nichts: Um Soli wird hier nicht geboten.";
        en: "{seat} bids nothing: nobody bids for soli here.";
    }
    BIDS_NO_HIGHER {
        de: "{seat} ist gefragt und muss nicht höher bieten.";
        en: "{seat} is asked and need not bid higher.";
    }
    HAS_FEW_TRUMPS {
        de: "{seat} hat nicht zu viele Trümpfe für eine Armut: höchstens {limit}.";
        en: "{seat} does not hold too many trumps for an Armut: {limit} at most.";
    }
    MAY_THROW {
        de: "Mit diesem Blatt darf {seat} schmeißen.";
        en: "With this hand {seat} may throw in.";
    }
    HOLDS_THE_PAIR {
        de: "{seat} hat beide {card} und darf Schweine anmelden.";
        en: "{seat} holds both {card} and may declare Schweine.";
    }
    PUSHES {
        de: "{seat} hat eine Armut und schiebt: {cards}.";
        en: "{seat} has an Armut and pushes: {cards}.";
    }
    PUSHES_UNSEEN {
        de: "{seat} hat eine Armut und schiebt.";
        en: "{seat} has an Armut and pushes.";
    }
    ASKED_ABOUT_ARMUT {
        de: "{seat} ist nach der Armut gefragt und darf sie mitnehmen oder ablehnen.";
        en: "{seat} is asked about the Armut and may take or refuse it.";
    }
    GIVES_BACK {
        de: "{seat} nimmt die Armut mit und gibt zurück: {cards}.";
        en: "{seat} takes the Armut and gives back: {cards}.";
    }
    GIVES_BACK_UNSEEN {
        de: "{seat} nimmt die Armut mit und gibt ebenso viele Karten zurück.";
        en: "{seat} takes the Armut and gives back as many cards.";
    }
}

// Words after the contract.
templates! {
    PAIR_WITH_FIRST {
        de: "{seat} hat beide {card} und darf mit der ersten dieser Karten Schweine anmelden.";
        en: "{seat} holds both {card} and may declare Schweine with the first of them.";
    }
    PAIR_WITH_SECOND {
        de: "{seat} darf ein Schwein anmelden: Die erste der beiden {card} blieb bei der eigenen Partei, und alle wissen es.";
        en: "{seat} may declare a Schwein: the first {card} stayed in its own party, and all know it.";
    }
    NAMES_A_PARTNER {
        de: "{seat} hat beide ♦K und darf mit dem ersten davon einen Partner nennen.";
        en: "{seat} holds both ♦K and may name a partner with the first of them.";
    }
}

// Claims.
templates! {
    REST_IS_SURE {
        de: "{seat} macht jeden restlichen Stich, was auch immer die anderen spielen.";
        en: "{seat} wins every remaining trick, whatever the others play.";
    }
    REST_IS_SURE_IN_ORDER {
        de: "In der genannten Reihenfolge, {cards}, macht {seat} jeden restlichen Stich, was auch immer die anderen spielen.";
        en: "In the named order, {cards}, {seat} wins every remaining trick, whatever the others play.";
    }
    REST_IS_SURE_UNSEEN {
        de: "Das gilt, wie auch immer die unbekannten Karten verteilt sind.";
        en: "This holds however the unknown cards lie.";
    }
    REST_IS_TAKEN {
        de: "Restliche Stiche: {tricks}, alle für {seat}; das Spiel ist aus.";
        en: "Remaining tricks: {tricks}, all for {seat}; the game is over.";
    }
    REST_IS_GIVEN_UP {
        de: "{seat} gibt auf. Restliche Stiche: {tricks}, alle für die Gegner.";
        en: "{seat} surrenders. Remaining tricks: {tricks}, all for the opponents.";
    }
}

// What is not known.
templates! {
    DEPENDS_ON_CARDS {
        de: "Das hängt von Karten ab, die nicht bekannt sind.";
        en: "This depends on cards that are not known.";
    }
}
