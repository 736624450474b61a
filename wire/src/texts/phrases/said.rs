//! The sentences about what is said before the first card.

use super::{Template, Text};

templates! {
    SOLO_NOT_AVAILABLE {
        de: "Ein {word} wird nach diesen Regeln nicht gespielt.";
        en: "There is no {word} in this rule set.";
    }
    UNKNOWN_VORBEHALT {
        de: "„{word}“ kann hier nicht gesagt werden.";
        en: "“{word}” cannot be said here.";
    }
    BAD_BID {
        de: "{counted} ist kein Gebot; Gebote gehen von 0 (ohne Ansage) bis {limit} (schwarz).";
        en: "{counted} is no bid; bids go from 0 (no announcement) to {limit} (schwarz).";
    }
    BAD_BID_TOO_LOW {
        de: "Das Gebot „{bid}“ ist zu niedrig; {seat} bleibt erst mit „{least_bid}“ dabei.";
        en: "The bid “{bid}” is too low; {seat} stays in with “{least_bid}” or more.";
    }
    BID_NOT_AVAILABLE {
        de: "Um ein Solo wird nach diesen Regeln nicht gereizt.";
        en: "Soli are not bid for in this rule set.";
    }
    HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS {
        de: "Zur Hochzeit gehören beide ♣D, und {seat} hat nicht beide.";
        en: "A Hochzeit needs both ♣Q, and {seat} does not hold both.";
    }
    SELECTOR_NOT_AVAILABLE {
        de: "Eine {word} gibt es nach diesen Regeln nicht.";
        en: "There is no {word} in this rule set.";
    }
    ARMUT_NOT_AVAILABLE {
        de: "Eine Armut gibt es nach diesen Regeln nicht.";
        en: "There is no Armut in this rule set.";
    }
    TOO_MANY_TRUMPS {
        de: "{seat} hat zu viele Trümpfe für eine Armut: {counted} statt höchstens {limit}.";
        en: "{seat} holds too many trumps for an Armut: {counted} instead of {limit} at most.";
    }
    THROW_NOT_AVAILABLE {
        de: "Geschmissen wird nach diesen Regeln nicht.";
        en: "No hand is thrown in under this rule set.";
    }
    THROW_CONDITION_NOT_MET {
        de: "Mit diesem Blatt darf {seat} nicht schmeißen.";
        en: "With this hand {seat} may not throw in.";
    }
    THROW_WITH_THESE_TRUMPS {
        de: "Mit diesem Blatt darf {seat} nicht schmeißen; Trümpfe auf der Hand: {cards}.";
        en: "With this hand {seat} may not throw in; trumps in hand: {cards}.";
    }
    SCHWEINE_NOT_AVAILABLE {
        de: "Schweine gibt es nach diesen Regeln nicht.";
        en: "There are no Schweine in this rule set.";
    }
    SCHWEINE_DURING_PLAY {
        de: "Schweine werden nach diesen Regeln erst beim Spielen angemeldet.";
        en: "Schweine are declared during play in this rule set.";
    }
    SCHWEINE_NOT_IN_CONTRACT {
        de: "In diesem Spiel darf {seat} keine Schweine anmelden.";
        en: "In this contract {seat} may not declare Schweine.";
    }
    SCHWEINE_NEED_BOTH_ACES {
        de: "Zu Schweinen gehören beide ♦A, im Farbsolo beide Asse seiner Farbe; {seat} hat nicht beide.";
        en: "Schweine need both ♦A, in a Farbsolo both aces of its suit; {seat} does not hold both.";
    }
    SCHWEINE_NEED_BOTH_OF_PAIR {
        de: "Zu einem Paar über den Schweinen gehören beide Karten, und {seat} hat nicht beide.";
        en: "A pair above the Schweine needs both cards, and {seat} does not hold both.";
    }
    POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE {
        de: "{seat} schiebt eine Armut und darf keine Schweine anmelden.";
        en: "{seat} pushes an Armut and may not declare Schweine.";
    }
    VORFUEHRUNG_NEEDS_SOLO {
        de: "{seat} wird vorgeführt und muss ein Solo nennen; „{word}“ ist keines.";
        en: "{seat} has to play its Pflichtsolo now and must name a solo; “{word}” is none.";
    }
    VORFUEHRUNG_NO_VORBEHALT {
        de: "In einer Vorführung hat sonst niemand einen Vorbehalt; {seat} kann nur gesund sein.";
        en: "In a Vorführung nobody else has a Vorbehalt; {seat} can only be gesund.";
    }
    VORFUEHRUNG_NEEDS_KIND {
        de: "{seat} wird vorgeführt, und ein {word} passt zu keinem offenen Pflichtsolo.";
        en: "{seat} has to play its Pflichtsolo now, and a {word} does not fit an open one.";
    }
    HOCHZEIT_MUST_BE_DECLARED {
        de: "{seat} hat beide ♣D und muss die Hochzeit anmelden; still wird sie nach diesen Regeln nicht gespielt.";
        en: "{seat} holds both ♣Q and must declare the Hochzeit; there is no stille Hochzeit in this rule set.";
    }
    ALREADY_SPOKEN {
        de: "{seat} hat schon gesprochen und ist nicht mehr gefragt.";
        en: "{seat} has spoken already and has nothing more to say.";
    }
    ALREADY_SPOKEN_OTHERWISE {
        de: "{seat} hat schon gesprochen, und „{word}“ passt nicht mehr dazu.";
        en: "{seat} has spoken already, and “{word}” does not fit what was said.";
    }
    NOT_ASKED {
        de: "„{word}“ antwortet auf eine Frage, die {seat} nicht gestellt wurde.";
        en: "“{word}” answers a question that was not put to {seat}.";
    }
    WITHDRAWAL_TOO_LATE {
        de: "{seat} kann den Vorbehalt nicht mehr zurücknehmen.";
        en: "{seat} can no longer take the Vorbehalt back.";
    }
    WITHDRAWAL_TOO_LATE_BY_NO {
        de: "Mit „{word}“ bliebe vom Vorbehalt nichts übrig, und {seat} kann ihn nicht mehr zurücknehmen.";
        en: "“{word}” would leave nothing of the Vorbehalt, and {seat} can no longer take it back.";
    }
    SAY_INSTEAD {
        de: "{seat} kann sagen: {accepted_words}.";
        en: "{seat} may say: {accepted_words}.";
    }
    PUSH_CARD_NOT_HELD {
        de: "{seat} hat nicht auf der Hand, was geschoben wird: {not_held}.";
        en: "{seat} does not hold what is pushed: {not_held}.";
    }
    PUSH_WRONG_COUNT {
        de: "Die Zahl der geschobenen Karten stimmt nicht: {counted} statt {limit}.";
        en: "The number of cards pushed is wrong: {counted} instead of {limit}.";
    }
    PUSH_LEAVES_TRUMP {
        de: "Alle Trümpfe werden geschoben, auch {cards}.";
        en: "All trumps are pushed, {cards} too.";
    }
    ANSWER_OUT_OF_ORDER {
        de: "{seat} ist jetzt nicht nach der Armut gefragt.";
        en: "{seat} is not asked about the Armut now.";
    }
    RETURN_CARD_NOT_HELD {
        de: "{seat} hat nicht auf der Hand, was zurückgegeben wird: {not_held}.";
        en: "{seat} does not hold what is given back: {not_held}.";
    }
    RETURN_WRONG_COUNT {
        de: "Die Zahl der zurückgegebenen Karten stimmt nicht: {counted} statt {limit}.";
        en: "The number of cards given back is wrong: {counted} instead of {limit}.";
    }
    RETURN_NEEDS_FEHL {
        de: "Zurückgegeben wird Fehl, soweit es reicht, nicht {cards}.";
        en: "Fehl is given back as far as there is any, not {cards}.";
    }
    RETURN_KEEPS_SCHWEINE {
        de: "Wer die Armut nimmt, behält die Schweine; {cards} darf nicht zurückgehen.";
        en: "The acceptor keeps the Schweine, so {cards} may not go back.";
    }
    SCHWEINE_TOO_LATE {
        de: "Für Schweine ist es zu spät.";
        en: "It is too late for Schweine.";
    }
}
