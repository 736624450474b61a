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
            "6 ist kein Gebot; geboten wird 0 bis 5.",
            "6 is no bid; bids are 0 to 5.",
        ),
        (
            Reason::BadBid,
            Rule::Auc1,
            counted(Word::Bid(1), "", 1, 3),
            "Das Gebot ist zu niedrig: 1, und im Spiel bleibt Sitz 2 erst mit 3.",
            "The bid is too low: 1, and seat 2 stays in with 3 or more.",
        ),
        (
            Reason::VorfuehrungNeedsSolo,
            Rule::Vorb10,
            said(Word::Solo(Solo::Damen)),
            "Sitz 2 wird vorgeführt, und ein Damensolo füllt kein offenes Pflichtsolo.",
            "Seat 2 has to play its Pflichtsolo now, and a Damensolo fills no open one.",
        ),
        (
            Reason::HochzeitMustBeDeclared,
            Rule::Still1,
            said(Word::Gesund),
            "Sitz 2 hat beide ♣D und muss die Hochzeit ansagen; still wird sie nach diesen \
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
            "Sitz 2 hat 4 Trümpfe, und eine Armut hat höchstens 3.",
            "Seat 2 holds 4 trumps, and an Armut has at most 3.",
        ),
        (
            Reason::ThrowConditionNotMet,
            Rule::Throw2,
            said(Word::Throw),
            "Das Blatt von Sitz 2 erfüllt keine Bedingung, unter der hingeworfen wird.",
            "The hand of seat 2 fulfils no condition for throwing it in.",
        ),
        (
            Reason::PushCardNotHeld,
            Rule::Arm4,
            counted(push, "CQ", 3, 3),
            "Sitz 2 hat nicht alle geschobenen Karten auf der Hand.",
            "Seat 2 does not hold all the cards that are pushed.",
        ),
        (
            Reason::PushWrongCount,
            Rule::Arm4,
            counted(push, "", 2, 3),
            "Zu schieben sind 3 Karten, nicht 2.",
            "The number of cards to push is 3, not 2.",
        ),
        (
            Reason::PushLeavesTrump,
            Rule::Arm4,
            counted(push, "DT", 3, 3),
            "Alle Trümpfe sind zu schieben, auch ♦10.",
            "All trumps are pushed, ♦10 too.",
        ),
        (
            Reason::AnswerOutOfOrder,
            Rule::Arm5,
            said(Word::Accept),
            "Sitz 2 ist nicht gefragt, ob die Armut angenommen wird.",
            "Seat 2 is not asked whether the Armut is taken.",
        ),
        (
            Reason::ReturnCardNotHeld,
            Rule::Arm7,
            counted(back, "CQ", 3, 3),
            "Sitz 2 hat nicht alle zurückgegebenen Karten auf der Hand.",
            "Seat 2 does not hold all the cards that are given back.",
        ),
        (
            Reason::ReturnWrongCount,
            Rule::Arm7,
            counted(back, "", 2, 3),
            "Zurückzugeben sind 3 Karten, nicht 2.",
            "The number of cards to give back is 3, not 2.",
        ),
        (
            Reason::ReturnNeedsFehl,
            Rule::Arm7,
            counted(back, "CQ DA", 3, 3),
            "Zurückzugeben ist Fehl, solange es reicht, nicht ♣D und ♦A.",
            "Fehl is given back as long as there is enough, not ♣Q and ♦A.",
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
            "„Schweine“ ist hier keine mögliche Erklärung.",
            "“Schweine” is no declaration that can be made here.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw2,
            said(schweine),
            "Schweine werden nach diesen Regeln erst beim Ausspielen angesagt.",
            "Schweine are declared during play in this rule set.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw6,
            said(schweine),
            "In diesem Spiel gibt es keine Schweine von Sitz 2.",
            "Schweine of seat 2 do not count in this contract.",
        ),
        (
            Reason::SchweineNeedBothDiamondAces,
            Rule::Schw1,
            counted(schweine, "DA", 1, 2),
            "Zu Schweinen gehören beide Karten des Paars, und Sitz 2 hat nicht beide.",
            "Schweine need both cards of the pair, and seat 2 does not hold both.",
        ),
        (
            Reason::PoorPlayerMayNotDeclareSchweine,
            Rule::Arm10,
            said(schweine),
            "Sitz 2 schiebt eine Armut und darf keine Schweine ansagen.",
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
