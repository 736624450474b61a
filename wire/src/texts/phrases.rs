//! The sentences of verdicts, of score items and of winners.

use super::template::Template;
use crate::catalogue::Text;

/// Writes templates: a name, then the words in each language.
macro_rules! templates {
    ($($name:ident { de: $de:literal; en: $en:literal; })+) => {
        $(pub(in crate::texts) const $name: Template = Template(Text { de: $de, en: $en });)+
    };
}

mod allowed;
mod declared;
mod said;
mod some_party;
mod unseen;

pub(super) use allowed::*;
pub(super) use declared::*;
pub(super) use said::*;
pub(super) use some_party::*;
pub(super) use unseen::*;

// Cards, and the settlement that comes too early.
templates! {
    PLAY_BEFORE_CONTRACT {
        de: "{card} kann erst gespielt werden, wenn das Spiel feststeht.";
        en: "{card} can be played only once the contract is fixed.";
    }
    GAME_OVER {
        de: "Alle Karten sind gespielt; {card} kommt zu spät.";
        en: "All cards are played; {card} comes too late.";
    }
    OUT_OF_TURN {
        de: "{seat_to_play} ist an der Reihe, nicht {seat}.";
        en: "It is the turn of {seat_to_play}, not of {seat}.";
    }
    OUT_OF_TURN_AFTER_TRICK {
        de: "{seat_to_play} hat den letzten Stich gewonnen und spielt aus, nicht {seat}.";
        en: "{seat_to_play} won the last trick and leads, not {seat}.";
    }
    OUT_OF_TURN_FIRST_LEAD {
        de: "Zum ersten Stich spielt {seat_to_play} aus, nicht {seat}.";
        en: "The first trick is led by {seat_to_play}, not by {seat}.";
    }
    OUT_OF_TURN_SOLO_LEAD {
        de: "In diesem Solo spielt {seat_to_play} zum ersten Stich aus, nicht {seat}.";
        en: "In this solo the first trick is led by {seat_to_play}, not by {seat}.";
    }
    OUT_OF_TURN_UNSEEN {
        de: "{seat} ist nicht an der Reihe.";
        en: "It is not the turn of {seat}.";
    }
    CARD_NOT_HELD {
        de: "{seat} hat {card} nicht auf der Hand.";
        en: "{seat} does not hold {card}.";
    }
    REVOKE_ONE {
        de: "{card} bedient {demanded} nicht; auf der Hand ist noch {held_of_demanded}.";
        en: "{card} does not follow {demanded}; the hand still holds {held_of_demanded}.";
    }
    REVOKE_SOME {
        de: "{card} bedient {demanded} nicht; auf der Hand sind noch {held_of_demanded}.";
        en: "{card} does not follow {demanded}; the hand still holds {held_of_demanded}.";
    }
    REVOKE_BY_TRUMP_ONE {
        de: "{card} ist Trumpf und bedient {demanded} nicht; auf der Hand ist noch {held_of_demanded}.";
        en: "{card} is trump and does not follow {demanded}; the hand still holds {held_of_demanded}.";
    }
    REVOKE_BY_TRUMP_SOME {
        de: "{card} ist Trumpf und bedient {demanded} nicht; auf der Hand sind noch {held_of_demanded}.";
        en: "{card} is trump and does not follow {demanded}; the hand still holds {held_of_demanded}.";
    }
    REVOKE_ON_TRUMP_ONE {
        de: "Trumpf muss bedient werden, und {card} ist kein Trumpf; auf der Hand ist noch {held_of_demanded}.";
        en: "A trump is demanded, and {card} is not one; the hand still holds {held_of_demanded}.";
    }
    REVOKE_ON_TRUMP_SOME {
        de: "Trumpf muss bedient werden, und {card} ist kein Trumpf; auf der Hand sind noch {held_of_demanded}.";
        en: "A trump is demanded, and {card} is not one; the hand still holds {held_of_demanded}.";
    }
    REVOKE_UNSEEN {
        de: "{card} bedient {demanded} nicht, obwohl die Hand noch bedienen kann.";
        en: "{card} does not follow {demanded}, and the hand still holds a card that does.";
    }
    REVOKE_PROVEN {
        de: "Das zeigt die später gespielte Karte {card}.";
        en: "{card}, played later, shows it.";
    }
    REFUSED_IN_ANY_CASE {
        de: "Das ist bei keiner Verteilung der unbekannten Karten erlaubt; gegen welche Regel es verstößt, hängt von ihnen ab.";
        en: "This is not legal, however the unknown cards lie; which rule it breaks depends on them.";
    }
    CARD_IN_DOUBT {
        de: "Die bekannten Karten zeigen nicht, ob bedient werden konnte.";
        en: "The known cards do not show whether the seat could follow.";
    }
    ACTION_IN_DOUBT {
        de: "Die bekannten Karten zeigen nicht, ob das Blatt es zuließ.";
        en: "The known cards do not show whether the hand allowed it.";
    }
    NO_DEAL_FITS {
        de: "Zu allem bis hier passt keine Verteilung der Karten; wer gegen eine Regel verstoßen hat, zeigen die bekannten Karten nicht.";
        en: "No deal of the cards fits all that happened up to here; the known cards do not show who broke a rule.";
    }
    TOO_MANY_DEALS {
        de: "Es passen mehr Verteilungen, als für eine Frage durchgesehen werden.";
        en: "More deals fit than are looked at for one question.";
    }
    AFTER_VIOLATION {
        de: "Nach dem Verstoß davor ist offen, wie das Spiel weitergeht.";
        en: "The violation before it leaves open how the game goes on.";
    }
    PLAY_INSTEAD {
        de: "{seat} darf {legal_cards} spielen.";
        en: "{seat} may play {legal_cards}.";
    }
    PLAY_ANYTHING {
        de: "{seat} darf jede Karte der eigenen Hand spielen.";
        en: "{seat} may play any card of its hand.";
    }
    INCOMPLETE_ONE {
        de: "Abgerechnet wird nach der letzten Karte; es fehlt noch eine.";
        en: "The settlement comes after the last card; one is still missing.";
    }
    INCOMPLETE_SOME {
        de: "Abgerechnet wird nach der letzten Karte; es fehlen noch {cards_missing} Karten.";
        en: "The settlement comes after the last card; {cards_missing} are still missing.";
    }
}

// Announcements.
templates! {
    CONTRACT_NOT_FIXED {
        de: "Das Spiel steht noch nicht fest; vorher wird nichts angesagt.";
        en: "The contract is not fixed yet; nothing is announced before that.";
    }
    HOCHZEIT_PENDING {
        de: "Die Hochzeit ist noch nicht geklärt; vorher wird nichts angesagt.";
        en: "The Hochzeit is not settled yet; nothing is announced before that.";
    }
    TOO_EARLY {
        de: "Angesagt wird nach diesen Regeln erst nach dem ersten Stich.";
        en: "In this rule set announcements begin after the first trick.";
    }
    WRONG_PARTY {
        de: "{seat} gehört zu {party} und kann nicht {announcement} ansagen.";
        en: "{seat} belongs to {party} and cannot announce {announcement}.";
    }
    NO_CARD_LEFT {
        de: "{seat} hat keine Karte mehr und kann nichts mehr ansagen.";
        en: "{seat} has no card left and can announce nothing any more.";
    }
    ALREADY_ANSAGE {
        de: "{announcement} ist schon angesagt.";
        en: "{announcement} is announced already.";
    }
    ALREADY_ABSAGE {
        de: "{party} hat „{announcement}“ schon abgesagt.";
        en: "{announcement} is announced by {party} already.";
    }
    NEEDS_ANSAGE_SKIPPED {
        de: "Vor der Absage „{announcement}“ muss {required} angesagt werden; dafür ist noch Zeit.";
        en: "{required} has to be announced before {announcement}; there is still time for it.";
    }
    NEEDS_ANSAGE_MISSING {
        de: "Die Absage „{announcement}“ setzt die Ansage {required} voraus, und die fehlt.";
        en: "{announcement} needs the Ansage {required}, which is missing.";
    }
    BLOCKED_BY_LATE_REPLY {
        de: "{required} kam nur noch als Erwiderung rechtzeitig; danach ist die Absage „{announcement}“ nicht mehr möglich.";
        en: "{required} was in time only as an Erwiderung; after that {announcement} is no longer possible.";
    }
    ANNOUNCE_INSTEAD {
        de: "Angesagt werden kann noch: {available}.";
        en: "Still open: {available}.";
    }
    NEEDS_PREVIOUS {
        de: "Vor der Absage „{announcement}“ muss „{lowest_missing}“ abgesagt werden; übersprungen wird nach diesen Regeln nicht.";
        en: "{lowest_missing} has to be announced before {announcement}; nothing is skipped in this rule set.";
    }
    TOO_LATE {
        de: "Für „{announcement}“ braucht man mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat nur noch {cards_in_hand}.";
        en: "{announcement} needs at least {cards_in_hand_needed} cards in hand; {seat} holds only {cards_in_hand}.";
    }
    TOO_LATE_SHIFTED {
        de: "Für „{announcement}“ braucht man nach Klärung der Hochzeit im {klaerungsstich}. Stich mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat nur noch {cards_in_hand}.";
        en: "With the Hochzeit settled in trick {klaerungsstich}, {announcement} needs at least {cards_in_hand_needed} cards in hand; {seat} holds only {cards_in_hand}.";
    }
    TOO_LATE_SKIPPED {
        de: "Mit „{announcement}“ wäre auch „{lowest_missing}“ angesagt, und dafür braucht man mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat nur noch {cards_in_hand}.";
        en: "{announcement} would announce {lowest_missing} too, which needs at least {cards_in_hand_needed} cards in hand; {seat} holds only {cards_in_hand}.";
    }
    TOO_LATE_SKIPPED_SHIFTED {
        de: "Mit „{announcement}“ wäre auch „{lowest_missing}“ angesagt, und dafür braucht man nach Klärung der Hochzeit im {klaerungsstich}. Stich mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat nur noch {cards_in_hand}.";
        en: "{announcement} would announce {lowest_missing} too, which, with the Hochzeit settled in trick {klaerungsstich}, needs at least {cards_in_hand_needed} cards in hand; {seat} holds only {cards_in_hand}.";
    }
    TOO_LATE_TRICKS {
        de: "Die Frist für „{announcement}“ ist mit dem Ausspiel zum {lead_of_trick}. Stich abgelaufen.";
        en: "{announcement} was possible only until the lead to trick {lead_of_trick}.";
    }
    TOO_LATE_TRICKS_SHIFTED {
        de: "Die Frist für „{announcement}“ ist nach Klärung der Hochzeit im {klaerungsstich}. Stich mit dem Ausspiel zum {lead_of_trick}. Stich abgelaufen.";
        en: "With the Hochzeit settled in trick {klaerungsstich}, {announcement} was possible only until the lead to trick {lead_of_trick}.";
    }
    TOO_LATE_TRICKS_SKIPPED {
        de: "Mit „{announcement}“ wäre auch „{lowest_missing}“ angesagt, und die Frist dafür ist mit dem Ausspiel zum {lead_of_trick}. Stich abgelaufen.";
        en: "{announcement} would announce {lowest_missing} too, which was possible only until the lead to trick {lead_of_trick}.";
    }
    TOO_LATE_TRICKS_SKIPPED_SHIFTED {
        de: "Mit „{announcement}“ wäre auch „{lowest_missing}“ angesagt, und die Frist dafür ist nach Klärung der Hochzeit im {klaerungsstich}. Stich mit dem Ausspiel zum {lead_of_trick}. Stich abgelaufen.";
        en: "{announcement} would announce {lowest_missing} too, which, with the Hochzeit settled in trick {klaerungsstich}, was possible only until the lead to trick {lead_of_trick}.";
    }
    TOO_LATE_TRICKS_REPLY {
        de: "Die Frist für „{announcement}“ als Erwiderung auf „{answered}“ ist mit dem Ausspiel zum {lead_of_trick}. Stich abgelaufen.";
        en: "As an Erwiderung to {answered}, {announcement} was possible only until the lead to trick {lead_of_trick}.";
    }
    TOO_LATE_TRICKS_REPLY_SHIFTED {
        de: "Die Frist für „{announcement}“ als Erwiderung auf „{answered}“ ist nach Klärung der Hochzeit im {klaerungsstich}. Stich mit dem Ausspiel zum {lead_of_trick}. Stich abgelaufen.";
        en: "As an Erwiderung to {answered}, with the Hochzeit settled in trick {klaerungsstich}, {announcement} was possible only until the lead to trick {lead_of_trick}.";
    }
    TOO_LATE_CARDS {
        de: "Die Frist für „{announcement}“ ist mit der {lead_of_trick}. Karte auf dem Tisch abgelaufen.";
        en: "{announcement} was possible only until card {lead_of_trick} lay on the table.";
    }
    TOO_LATE_CARDS_SKIPPED {
        de: "Mit „{announcement}“ wäre auch „{lowest_missing}“ angesagt, und die Frist dafür ist mit der {lead_of_trick}. Karte auf dem Tisch abgelaufen.";
        en: "{announcement} would announce {lowest_missing} too, which was possible only until card {lead_of_trick} lay on the table.";
    }
    TOO_LATE_IN_THE_GAME {
        de: "So spät im Spiel wird nichts mehr angesagt, auch nicht „{announcement}“.";
        en: "Nothing is announced so late in the game, not even {announcement}.";
    }
    ANN_LEVEL_NOT_AVAILABLE {
        de: "„{announcement}“ gibt es nach diesen Regeln nicht.";
        en: "There is no {announcement} in this rule set.";
    }
    TOO_LATE_REPLY {
        de: "Für „{announcement}“ als Erwiderung auf „{answered}“ braucht man mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat nur noch {cards_in_hand}.";
        en: "As an Erwiderung to {answered}, {announcement} needs at least {cards_in_hand_needed} cards in hand; {seat} holds only {cards_in_hand}.";
    }
    TOO_LATE_REPLY_SHIFTED {
        de: "Für „{announcement}“ als Erwiderung auf „{answered}“ braucht man nach Klärung der Hochzeit im {klaerungsstich}. Stich mindestens {cards_in_hand_needed} Karten auf der Hand; {seat} hat nur noch {cards_in_hand}.";
        en: "As an Erwiderung to {answered}, with the Hochzeit settled in trick {klaerungsstich}, {announcement} needs at least {cards_in_hand_needed} cards in hand; {seat} holds only {cards_in_hand}.";
    }
}

// Claims and complaints.
templates! {
    GAME_OVER_FOR_CLAIM {
        de: "Alle Karten sind gespielt; abzukürzen gibt es nichts mehr.";
        en: "All cards are played; there is nothing left to shorten.";
    }
    GAME_SHORTENED {
        de: "Das Spiel ist abgekürzt: Alle restlichen Stiche gehören dem Solisten.";
        en: "The game has been shortened: all remaining tricks are the soloist’s.";
    }
    GAME_GIVEN_UP {
        de: "Der Solist hat aufgegeben: Gespielt wird nicht mehr, und ansagen dürfen nur noch die Gegner.";
        en: "The soloist has surrendered: no card is played any more, and only the opponents may announce.";
    }
    GAME_GIVEN_UP_FOR_DECLARATION {
        de: "Der Solist hat aufgegeben: Angemeldet wird nichts mehr.";
        en: "The soloist has surrendered: nothing more can be declared.";
    }
    CLAIM_NOT_AVAILABLE {
        de: "Nach diesen Regeln wird jedes Spiel zu Ende gespielt.";
        en: "In this rule set every game is played to its end.";
    }
    CLAIM_NOT_ENTITLED {
        de: "Abkürzen darf nur, wer erkennbar ein Solo spielt, und das gilt nicht für {seat}.";
        en: "Only a player who is known to play a solo may shorten the game, and {seat} is not one.";
    }
    CLAIM_WITHOUT_CARDS {
        de: "{seat} hat keine Karte mehr und kann nicht mehr abkürzen.";
        en: "{seat} holds no card any more and can no longer shorten the game.";
    }
    CLAIM_ORDER_NOT_HELD {
        de: "{seat} hat {not_held} aus der genannten Reihenfolge nicht auf der Hand.";
        en: "{seat} does not hold {not_held} of the named order.";
    }
    CLAIM_NOT_PROVEN {
        de: "Der Rest ist nicht sicher: Bei {line} geht der {lost_trick}. Stich verloren.";
        en: "The rest is not sure: with {line} trick {lost_trick} is lost.";
    }
    CLAIM_NOT_PROVEN_UNSEEN {
        de: "{seat} kann noch einen Stich verlieren, wie auch immer die unbekannten Karten verteilt sind.";
        en: "{seat} can still lose a trick, however the unknown cards lie.";
    }
    CLAIM_NOT_PLAYABLE {
        de: "Der Rest ist nicht sicher: In der genannten Reihenfolge lassen sich die Karten nicht immer spielen.";
        en: "The rest is not sure: the cards cannot always be played in the named order.";
    }
    PENALTIES_NOT_AVAILABLE {
        de: "Strafen gibt es nach diesen Regeln nicht.";
        en: "There are no penalties in this rule set.";
    }
    COMPLAINT_NOT_ENTITLED {
        de: "{complainant} darf hier nicht reklamieren, nur {entitled}.";
        en: "{complainant} may not complain here, only {entitled}.";
    }
    COMPLAINT_TOO_LATE {
        de: "{complainant} hat nach dem Verstoß schon weitergemacht; die Reklamation kommt zu spät.";
        en: "{complainant} has gone on since the offence; the complaint comes too late.";
    }
    COMPLAINT_AFTER_CLAIM {
        de: "{complainant} hat das Spiel abgekürzt und kann nicht mehr reklamieren, was davor geschehen ist.";
        en: "{complainant} has shortened the game and can no longer complain about what came before.";
    }
}

// The lines of a settlement.
templates! {
    WON { de: "Gewonnen"; en: "Won"; }
    BELOW_90 { de: "{opponents} unter 90 Augen"; en: "{opponents} below 90 Augen"; }
    BELOW_60 { de: "{opponents} unter 60 Augen"; en: "{opponents} below 60 Augen"; }
    BELOW_30 { de: "{opponents} unter 30 Augen"; en: "{opponents} below 30 Augen"; }
    SCHWARZ { de: "{opponents} schwarz"; en: "{opponents} without a trick"; }
    ANSAGE { de: "{announcement} angesagt"; en: "{announcement} announced"; }
    ABSAGE {
        de: "{announcement} von {announced_by} abgesagt";
        en: "{announcement} announced by {announced_by}";
    }
    MIRRORED {
        de: "Absage „{announcement}“ von {opponents} verfehlt";
        en: "{announcement} of {opponents} missed";
    }
    AGAINST_90 { de: "{party} mit 120 Augen gegen „keine 90“"; en: "{party} with 120 Augen against keine 90"; }
    AGAINST_60 { de: "{party} mit 90 Augen gegen „keine 60“"; en: "{party} with 90 Augen against keine 60"; }
    AGAINST_30 { de: "{party} mit 60 Augen gegen „keine 30“"; en: "{party} with 60 Augen against keine 30"; }
    AGAINST_SCHWARZ { de: "{party} mit 30 Augen gegen „schwarz“"; en: "{party} with 30 Augen against schwarz"; }
    FUCHS { de: "Fuchs gefangen"; en: "Fuchs caught"; }
    FUCHS_AT {
        de: "Fuchs gefangen von {seat} im {trick}. Stich";
        en: "Fuchs caught by {seat} in trick {trick}";
    }
    DOPPELKOPF { de: "Doppelkopf"; en: "Doppelkopf"; }
    DOPPELKOPF_AT {
        de: "Doppelkopf von {seat} im {trick}. Stich";
        en: "Doppelkopf of {seat} in trick {trick}";
    }
    KARLCHEN { de: "Karlchen macht den letzten Stich"; en: "Karlchen wins the last trick"; }
    KARLCHEN_AT {
        de: "Karlchen von {seat} macht den letzten Stich";
        en: "Karlchen of {seat} wins the last trick";
    }
    KARLCHEN_CAUGHT { de: "Karlchen im letzten Stich gefangen"; en: "Karlchen caught in the last trick"; }
    KARLCHEN_CAUGHT_AT {
        de: "Karlchen im letzten Stich gefangen von {seat}";
        en: "Karlchen caught in the last trick by {seat}";
    }
    FUCHS_LAST { de: "Fuchs macht den letzten Stich"; en: "Fuchs wins the last trick"; }
    FUCHS_LAST_AT {
        de: "Fuchs von {seat} macht den letzten Stich";
        en: "Fuchs of {seat} wins the last trick";
    }
    FUCHS_CAUGHT_LAST {
        de: "Fuchs im letzten Stich gefangen";
        en: "Fuchs caught in the last trick";
    }
    FUCHS_CAUGHT_LAST_AT {
        de: "Fuchs im letzten Stich gefangen von {seat}";
        en: "Fuchs caught by {seat} in the last trick";
    }
    DULLE { de: "Dulle fängt Dulle"; en: "Dulle catches Dulle"; }
    DULLE_AT {
        de: "Dulle von {seat} fängt Dulle im {trick}. Stich";
        en: "Dulle caught by {seat} in trick {trick}";
    }
    HERZSTICH { de: "Herzstich"; en: "Heart trick"; }
    HERZSTICH_AT {
        de: "Herzstich von {seat} im {trick}. Stich";
        en: "Heart trick of {seat} in trick {trick}";
    }
    GEGEN_DIE_SCHWEINE { de: "Gegen die Schweine gewonnen"; en: "Won against the Schweine"; }
    KLABAUTERMANN { de: "Klabautermann"; en: "Klabautermann"; }
    KLABAUTERMANN_AT {
        de: "Klabautermann von {seat} im {trick}. Stich";
        en: "Klabautermann of {seat} in trick {trick}";
    }
    FISCHAUGE { de: "Fischauge"; en: "Fischauge"; }
    FISCHAUGE_AT {
        de: "Fischauge von {seat} im {trick}. Stich";
        en: "Fischauge of {seat} in trick {trick}";
    }
    GANS { de: "Gans gefangen"; en: "Gans caught"; }
    GANS_AT {
        de: "{seat} fängt im {trick}. Stich eine Gans";
        en: "{seat} catches a Gans in trick {trick}";
    }
    KAFFEEKRAENZCHEN { de: "Kaffeekränzchen"; en: "Kaffeekränzchen"; }
    KAFFEEKRAENZCHEN_AT {
        de: "Kaffeekränzchen von {seat} im {trick}. Stich";
        en: "Kaffeekränzchen of {seat} in trick {trick}";
    }
    GEGEN_DIE_ALTEN { de: "Gegen die Alten gewonnen"; en: "Won against the Alten"; }
    SOLO_POINT { de: "Punkt für das Solo"; en: "Point for the solo"; }
}

// What changes the value of a whole game.
templates! {
    DOUBLED {
        de: "{announcement} angesagt: Die Grundpunkte werden verdoppelt.";
        en: "{announcement} announced: the base is doubled.";
    }
    DOUBLED_ONCE {
        de: "Re oder Kontra angesagt: Die Grundpunkte werden einmal verdoppelt.";
        en: "Announced: the base is doubled once.";
    }
    NOTHING {
        de: "Niemand hat gewonnen: Das Spiel zählt null.";
        en: "Nobody has won: the game counts nothing.";
    }
    FLOOR {
        de: "{party} hat gewonnen und bekommt keine Minuspunkte.";
        en: "{party} has won and loses no points.";
    }
    FEIGHEIT {
        de: "Feigheit: {party} hat {levels_reached} von 5 Stufen erreicht, aber nur {levels_announced} angesagt. Die Punkte bekommen die Gegner.";
        en: "Feigheit: {party} reached {levels_reached} of 5 levels and announced {levels_announced}. The value counts for the opponents.";
    }
    BOCK {
        de: "Bockspiel: Der Wert zählt {factor}-fach.";
        en: "Bock game: the value counts {factor} times.";
    }
}

// Who has won.
templates! {
    WINS {
        de: "{party} gewinnt mit {augen} zu {augen_of_opponents} Augen; nötig waren {augen_needed}.";
        en: "{party} wins by {augen} to {augen_of_opponents} Augen; {augen_needed} were needed.";
    }
    WINS_WITH_ABSAGE {
        de: "{party} gewinnt mit {augen} zu {augen_of_opponents} Augen; nach der Absage „{announcement}“ waren {augen_needed} nötig.";
        en: "{party} wins by {augen} to {augen_of_opponents} Augen; after its Absage {announcement}, {augen_needed} were needed.";
    }
    WINS_AGAINST_ABSAGE {
        de: "{party} gewinnt mit {augen} zu {augen_of_opponents} Augen; gegen „{announcement}“ genügten {augen_needed}.";
        en: "{party} wins by {augen} to {augen_of_opponents} Augen; against {announcement}, {augen_needed} were enough.";
    }
    WINS_AGAINST_ALL_AUGEN {
        de: "{party} gewinnt: Gegen „{announcement}“ genügt ein Auge; gemacht: {augen}.";
        en: "{party} wins: against {announcement} a single Auge is enough; taken: {augen}.";
    }
    WINS_BY_TRICKS {
        de: "{party} gewinnt mit {tricks} von {tricks_needed} Stichen; „{announcement}“ war abgesagt.";
        en: "{party} wins with {tricks} of {tricks_needed} tricks; {announcement} was announced.";
    }
    WINS_AGAINST_TRICKS {
        de: "{party} gewinnt: Gegen „{announcement}“ genügt ein Stich; gemacht: {tricks}.";
        en: "{party} wins: against {announcement} one trick is enough; taken: {tricks}.";
    }
    NOBODY_WINS {
        de: "Niemand gewinnt: ";
        en: "Nobody wins: ";
    }
    SHORT_OF_AUGEN {
        de: "{party} hat {augen} von {augen_needed} nötigen Augen";
        en: "{party} has {augen} of the {augen_needed} Augen needed";
    }
    SHORT_OF_TRICKS {
        de: "{party} hat {tricks} von {tricks_needed} nötigen Stichen";
        en: "{party} has {tricks} of the {tricks_needed} tricks needed";
    }
}
