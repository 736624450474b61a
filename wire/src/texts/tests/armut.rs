//! Refused words of auctions, of an Armut and of Schweine, with the sentences that
//! tell them.

use doko_engine::{CardSet, Evidence, Facts, Rank, Reason, Rule, Seat, Solo, Word, Words};

use super::cases::Case;

fn counted(word: Word, cards: &str, counted: u8, limit: u8) -> Evidence {
    Evidence::Vorbehalt {
        seat: Seat::Second,
        word,
        accepted: Words::default(),
        facts: Facts {
            cards: cards.parse().unwrap(),
            counted: Some(counted),
            limit: Some(limit),
            not_held: CardSet::EMPTY,
        },
    }
}

/// Three cards that had to be others: some are not held, and some had to be among them.
fn not_held(word: Word, not_held: &str, instead: &str) -> Evidence {
    Evidence::Vorbehalt {
        seat: Seat::Second,
        word,
        accepted: Words::default(),
        facts: Facts {
            cards: instead.parse().unwrap(),
            counted: Some(3),
            limit: Some(3),
            not_held: not_held.parse().unwrap(),
        },
    }
}

fn said(word: Word) -> Evidence {
    Evidence::Vorbehalt {
        seat: Seat::Second,
        word,
        accepted: Words::default(),
        facts: Facts::default(),
    }
}

pub(super) fn auctions() -> Vec<Case> {
    vec![
        (
            Reason::BadBid,
            Rule::Auc1,
            counted(Word::Bid(6), "", 6, 5),
            "6 ist kein Gebot; Gebote gehen von 0 (ohne Ansage) bis 5 (schwarz).",
            "6 is no bid; bids go from 0 (no announcement) to 5 (schwarz).",
        ),
        (
            Reason::BadBid,
            Rule::Auc1,
            counted(Word::Bid(1), "", 1, 3),
            "Das Gebot „Re“ ist zu niedrig; Sitz 2 bleibt erst mit „keine 60“ dabei.",
            "The bid “Re” is too low; seat 2 stays in with “keine 60” or more.",
        ),
        (
            Reason::VorfuehrungNeedsSolo,
            Rule::Vorb10,
            said(Word::Solo(Solo::Damen)),
            "Sitz 2 wird vorgeführt, und ein Damensolo passt zu keinem offenen Pflichtsolo.",
            "Seat 2 has to play its Pflichtsolo now, and a Damensolo does not fit an open one.",
        ),
        (
            Reason::HochzeitMustBeDeclared,
            Rule::Still1,
            said(Word::Gesund),
            "Sitz 2 hat beide ♣D und muss die Hochzeit anmelden; still wird sie nach diesen \
             Regeln nicht gespielt.",
            "Seat 2 holds both ♣Q and must declare the Hochzeit; there is no stille Hochzeit in \
             this rule set.",
        ),
    ]
}

pub(super) fn armut() -> Vec<Case> {
    let push = Word::Push(CardSet::EMPTY);
    let back = Word::Return(CardSet::EMPTY);
    vec![
        (
            Reason::TooManyTrumps,
            Rule::Arm1,
            counted(Word::Armut, "HT DJ DJ DK", 4, 3),
            "Sitz 2 hat zu viele Trümpfe für eine Armut: 4 statt höchstens 3.",
            "Seat 2 holds too many trumps for an Armut: 4 instead of 3 at most.",
        ),
        (
            Reason::ThrowConditionNotMet,
            Rule::Throw2,
            counted(Word::Throw, "CJ DJ", 2, 0),
            "Mit diesem Blatt darf Sitz 2 nicht schmeißen; Trümpfe auf der Hand: ♣B und ♦B.",
            "With this hand seat 2 may not throw in; trumps in hand: ♣J and ♦J.",
        ),
        (
            Reason::ThrowConditionNotMet,
            Rule::Throw5,
            counted(Word::Throw, "CJ DJ", 2, 0),
            "Mit diesem Blatt darf Sitz 2 nicht schmeißen.",
            "With this hand seat 2 may not throw in.",
        ),
        (
            Reason::PushCardNotHeld,
            Rule::Arm4,
            not_held(push, "CQ", "DT"),
            "Sitz 2 hat nicht auf der Hand, was geschoben wird: ♣D.",
            "Seat 2 does not hold what is pushed: ♣Q.",
        ),
        (
            Reason::PushWrongCount,
            Rule::Arm4,
            counted(push, "", 2, 3),
            "Die Zahl der geschobenen Karten stimmt nicht: 2 statt 3.",
            "The number of cards pushed is wrong: 2 instead of 3.",
        ),
        (
            Reason::PushLeavesTrump,
            Rule::Arm4,
            counted(push, "DT", 3, 3),
            "Alle Trümpfe werden geschoben, auch ♦10.",
            "All trumps are pushed, ♦10 too.",
        ),
        (
            Reason::AnswerOutOfOrder,
            Rule::Arm5,
            said(Word::Accept),
            "Sitz 2 ist jetzt nicht nach der Armut gefragt.",
            "Seat 2 is not asked about the Armut now.",
        ),
        (
            Reason::ReturnCardNotHeld,
            Rule::Arm7,
            not_held(back, "CQ", "DA"),
            "Sitz 2 hat nicht auf der Hand, was zurückgegeben wird: ♣D.",
            "Seat 2 does not hold what is given back: ♣Q.",
        ),
        (
            Reason::ReturnWrongCount,
            Rule::Arm7,
            counted(back, "", 2, 3),
            "Die Zahl der zurückgegebenen Karten stimmt nicht: 2 statt 3.",
            "The number of cards given back is wrong: 2 instead of 3.",
        ),
        (
            Reason::ReturnNeedsFehl,
            Rule::Arm7,
            counted(back, "CQ DA", 3, 3),
            "Zurückgegeben wird Fehl, soweit es reicht, nicht ♣D und ♦A.",
            "Fehl is given back as far as there is any, not ♣Q and ♦A.",
        ),
        (
            Reason::ReturnKeepsSchweine,
            Rule::Schw6,
            counted(back, "DA", 3, 3),
            "Wer die Armut nimmt, behält die Schweine; ♦A darf nicht zurückgehen.",
            "The acceptor keeps the Schweine, so ♦A may not go back.",
        ),
    ]
}

pub(super) fn schweine() -> Vec<Case> {
    let schweine = Word::Schweine(Rank::Ace);
    vec![
        (
            Reason::UnknownVorbehalt,
            Rule::Vorb12,
            said(Word::Schweine(Rank::Queen)),
            "„Schweine“ kann hier nicht gesagt werden.",
            "“Schweine” cannot be said here.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw2,
            said(schweine),
            "Schweine werden nach diesen Regeln erst beim Spielen angemeldet.",
            "Schweine are declared during play in this rule set.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw6,
            said(schweine),
            "In diesem Spiel darf Sitz 2 keine Schweine anmelden.",
            "In this contract seat 2 may not declare Schweine.",
        ),
        (
            Reason::SchweineNeedBothDiamondAces,
            Rule::Schw1,
            counted(schweine, "DA", 1, 2),
            "Zu Schweinen gehören beide ♦A, im Farbsolo beide Asse seiner Farbe; Sitz 2 hat nicht \
             beide.",
            "Schweine need both ♦A, in a Farbsolo both aces of its suit; seat 2 does not hold both.",
        ),
        (
            Reason::PoorPlayerMayNotDeclareSchweine,
            Rule::Arm10,
            said(schweine),
            "Sitz 2 schiebt eine Armut und darf keine Schweine anmelden.",
            "Seat 2 pushes an Armut and may not declare Schweine.",
        ),
        (
            Reason::SchweineTooLate,
            Rule::Schw2,
            said(schweine),
            "Für Schweine ist es zu spät.",
            "It is too late for Schweine.",
        ),
    ]
}
