//! Refused words and cards with the sentences that tell them.

use doko_engine::{
    Card, Class, Evidence, Facts, Rank, Reason, Rule, Seat, Selector, Solo, Suit, Word, Words,
};

fn said(word: Word) -> Evidence {
    Evidence::Vorbehalt {
        seat: Seat::Second,
        word,
        accepted: Words::default(),
        facts: Facts::default(),
    }
}

fn card(card: Card, demanded: Option<Class>, followers: &str) -> Evidence {
    Evidence::Card {
        seat: Some(Seat::Second),
        card,
        to_play: Some(Seat::Third),
        demanded,
        followers: followers.parse().unwrap(),
        legal: followers.parse().unwrap(),
    }
}

/// A reason by a rule, what shows it, and the sentence in German and English.
pub(super) type Case = (Reason, Rule, Evidence, &'static str, &'static str);

pub(super) fn words() -> Vec<Case> {
    vec![
        (
            Reason::SoloNotAvailable,
            Rule::Trump7,
            said(Word::Solo(Solo::Koenige)),
            "Ein Königsolo wird nach diesen Regeln nicht gespielt.",
            "There is no Königsolo in this rule set.",
        ),
        (
            Reason::BidNotAvailable,
            Rule::Vorb12,
            said(Word::Bid(1)),
            "Um ein Solo wird nach diesen Regeln nicht gereizt.",
            "Soli are not bid for in this rule set.",
        ),
        (
            Reason::HochzeitNeedsBothClubQueens,
            Rule::Wed1,
            said(Word::Hochzeit(Selector::Any)),
            "Zur Hochzeit gehören beide ♣D, und Sitz 2 hat nicht beide.",
            "A Hochzeit needs both ♣Q, and seat 2 does not hold both.",
        ),
        (
            Reason::SelectorNotAvailable,
            Rule::Vorb12,
            said(Word::Hochzeit(Selector::Fehl)),
            "Eine Hochzeit mit dem ersten Fehlstich gibt es nach diesen Regeln nicht.",
            "There is no Hochzeit with the first Fehl trick in this rule set.",
        ),
        (
            Reason::ArmutNotAvailable,
            Rule::Throw4,
            said(Word::Armut),
            "Eine Armut gibt es nach diesen Regeln nicht.",
            "There is no Armut in this rule set.",
        ),
        (
            Reason::ThrowNotAvailable,
            Rule::Throw4,
            said(Word::Throw),
            "Geschmissen wird nach diesen Regeln nicht.",
            "No hand is thrown in under this rule set.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Trump7,
            Evidence::Schweine {
                seat: Seat::Second,
                rank: Rank::Ace,
                to_play: None,
            },
            "Schweine gibt es nach diesen Regeln nicht.",
            "There are no Schweine in this rule set.",
        ),
        (
            Reason::VorfuehrungNeedsSolo,
            Rule::Vorb10,
            said(Word::Gesund),
            "Sitz 2 wird vorgeführt und muss ein Solo nennen; „gesund“ ist keines.",
            "Seat 2 has to play its Pflichtsolo now and must name a solo; “gesund” is none.",
        ),
        (
            Reason::VorfuehrungNoVorbehalt,
            Rule::Vorb10,
            said(Word::Vorbehalt),
            "In einer Vorführung hat sonst niemand einen Vorbehalt; Sitz 2 kann nur gesund sein.",
            "In a Vorführung nobody else has a Vorbehalt; seat 2 can only be gesund.",
        ),
        (
            Reason::AlreadySpoken,
            Rule::Vorb1,
            said(Word::Vorbehalt),
            "Sitz 2 hat schon gesprochen und ist nicht mehr gefragt.",
            "Seat 2 has spoken already and has nothing more to say.",
        ),
        (
            Reason::NotAsked,
            Rule::Vorb3,
            said(Word::Yes),
            "„ja“ antwortet auf eine Frage, die Sitz 2 nicht gestellt wurde.",
            "“yes” answers a question that was not put to seat 2.",
        ),
        (
            Reason::WithdrawalTooLate,
            Rule::Vorb8,
            said(Word::Gesund),
            "Sitz 2 kann den Vorbehalt nicht mehr zurücknehmen.",
            "Seat 2 can no longer take the Vorbehalt back.",
        ),
        (
            Reason::WithdrawalTooLate,
            Rule::Vorb8,
            said(Word::No),
            "Mit „nein“ bliebe vom Vorbehalt nichts übrig, und Sitz 2 kann ihn nicht mehr \
             zurücknehmen.",
            "“no” would leave nothing of the Vorbehalt, and seat 2 can no longer take it back.",
        ),
    ]
}

pub(super) fn cards() -> Vec<Case> {
    let hearts = Some(Class::Plain(Suit::Hearts));
    let of_settlement = |cards_missing| Evidence::Settlement { cards_missing };
    vec![
        (
            Reason::PlayBeforeContract,
            Rule::Lead3,
            card(Card::D9, None, ""),
            "♦9 kann erst gespielt werden, wenn das Spiel feststeht.",
            "♦9 can be played only once the contract is fixed.",
        ),
        (
            Reason::GameOver,
            Rule::Mod4,
            card(Card::D9, None, ""),
            "Alle Karten sind gespielt; ♦9 kommt zu spät.",
            "All cards are played; ♦9 comes too late.",
        ),
        (
            Reason::GameOver,
            Rule::Mod4,
            said(Word::Schweine(Rank::Ace)),
            "Alle Karten sind gespielt; anzumelden gibt es nichts mehr.",
            "All cards are played; there is nothing left to declare.",
        ),
        (
            Reason::OutOfTurn,
            Rule::Mod1,
            card(Card::D9, None, ""),
            "Sitz 3 ist an der Reihe, nicht Sitz 2.",
            "It is the turn of seat 3, not of seat 2.",
        ),
        (
            Reason::OutOfTurn,
            Rule::Trick2,
            card(Card::D9, None, ""),
            "Sitz 3 hat den letzten Stich gewonnen und spielt aus, nicht Sitz 2.",
            "Seat 3 won the last trick and leads, not seat 2.",
        ),
        (
            Reason::OutOfTurn,
            Rule::Lead1,
            card(Card::D9, None, ""),
            "Zum ersten Stich spielt Sitz 3 aus, nicht Sitz 2.",
            "The first trick is led by seat 3, not by seat 2.",
        ),
        (
            Reason::OutOfTurn,
            Rule::Lead2,
            card(Card::D9, None, ""),
            "In diesem Solo spielt Sitz 3 zum ersten Stich aus, nicht Sitz 2.",
            "In this solo the first trick is led by seat 3, not by seat 2.",
        ),
        (
            Reason::CardNotHeld,
            Rule::Follow1,
            card(Card::SJ, None, ""),
            "Sitz 2 hat ♠B nicht auf der Hand.",
            "Seat 2 does not hold ♠J.",
        ),
        (
            Reason::Revoke,
            Rule::Follow2,
            card(Card::HT, hearts, "HK"),
            "♥10 ist Trumpf und bedient ♥ nicht; auf der Hand ist noch ♥K.",
            "♥10 is trump and does not follow ♥; the hand still holds ♥K.",
        ),
        (
            Reason::Revoke,
            Rule::Follow2,
            card(Card::HT, hearts, "HK HK H9"),
            "♥10 ist Trumpf und bedient ♥ nicht; auf der Hand sind noch ♥K und ♥9.",
            "♥10 is trump and does not follow ♥; the hand still holds ♥K and ♥9.",
        ),
        (
            Reason::Revoke,
            Rule::Follow2,
            card(Card::CA, hearts, "HK"),
            "♣A bedient ♥ nicht; auf der Hand ist noch ♥K.",
            "♣A does not follow ♥; the hand still holds ♥K.",
        ),
        (
            Reason::Revoke,
            Rule::Follow2,
            card(Card::CA, hearts, "HA HK"),
            "♣A bedient ♥ nicht; auf der Hand sind noch ♥A und ♥K.",
            "♣A does not follow ♥; the hand still holds ♥A and ♥K.",
        ),
        (
            Reason::Revoke,
            Rule::Follow2,
            card(Card::CA, Some(Class::Trump), "DJ"),
            "Trumpf muss bedient werden, und ♣A ist kein Trumpf; auf der Hand ist noch ♦B.",
            "A trump is demanded, and ♣A is not one; the hand still holds ♦J.",
        ),
        (
            Reason::Revoke,
            Rule::Follow2,
            card(Card::CA, Some(Class::Trump), "CQ DA D9"),
            "Trumpf muss bedient werden, und ♣A ist kein Trumpf; auf der Hand sind noch ♣D, ♦A \
             und ♦9.",
            "A trump is demanded, and ♣A is not one; the hand still holds ♣Q, ♦A and ♦9.",
        ),
        (
            Reason::Incomplete,
            Rule::Win8,
            of_settlement(1),
            "Abgerechnet wird nach der letzten Karte; es fehlt noch eine.",
            "The settlement comes after the last card; one is still missing.",
        ),
        (
            Reason::Incomplete,
            Rule::Win8,
            of_settlement(12),
            "Abgerechnet wird nach der letzten Karte; es fehlen noch 12 Karten.",
            "The settlement comes after the last card; 12 are still missing.",
        ),
    ]
}
