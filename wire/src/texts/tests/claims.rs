//! Refused claims and complaints with the sentences that tell them.

use doko_engine::{Card, CardSet, Counterplay, Evidence, List, Reason, Rule, Seat};

use super::cases::Case;

fn claim(lost_trick: u8, cards: &[Card], not_held: &str) -> Evidence {
    Evidence::Claim {
        seat: Seat::First,
        counterplay: Counterplay {
            cards: List::of(cards, Card::CA),
            lost_trick,
        },
        not_held: not_held.parse().unwrap(),
    }
}

fn complaint(entitled: &[Seat]) -> Evidence {
    Evidence::Complaint {
        offender: Seat::Fourth,
        complainant: Seat::Second,
        entitled: List::of(entitled, Seat::First),
        last_cards_played: None,
    }
}

pub(super) fn claims() -> Vec<Case> {
    let line = [Card::CA, Card::SQ, Card::SA, Card::CK];
    let tricks = [&[Card::HT, Card::DJ], line.as_slice(), line.as_slice()].concat();
    let announced = Evidence::Card {
        seat: Some(Seat::Second),
        card: Card::D9,
        to_play: None,
        demanded: None,
        followers: CardSet::EMPTY,
        legal: CardSet::EMPTY,
    };
    vec![
        (
            Reason::GameOver,
            Rule::Mod4,
            claim(0, &[], ""),
            "Alle Karten sind gespielt; abzukürzen gibt es nichts mehr.",
            "All cards are played; there is nothing left to shorten.",
        ),
        (
            Reason::GameOver,
            Rule::Claim7,
            announced,
            "Das Spiel ist abgekürzt: Alle restlichen Stiche gehören dem Solisten.",
            "The game has been shortened: all remaining tricks are the soloist’s.",
        ),
        (
            Reason::GameOver,
            Rule::Claim8,
            announced,
            "Der Solist hat aufgegeben: Gespielt wird nicht mehr, und ansagen dürfen nur noch die \
             Gegner.",
            "The soloist has surrendered: no card is played any more, and only the opponents may \
             announce.",
        ),
        (
            Reason::ClaimNotAvailable,
            Rule::Claim1,
            claim(0, &[], ""),
            "Nach diesen Regeln wird jedes Spiel zu Ende gespielt.",
            "In this rule set every game is played to its end.",
        ),
        (
            Reason::ClaimNotEntitled,
            Rule::Claim1,
            claim(0, &[], ""),
            "Abkürzen darf nur, wer erkennbar ein Solo spielt, und das gilt nicht für Sitz 1.",
            "Only a player who is known to play a solo may shorten the game, and seat 1 is not one.",
        ),
        (
            Reason::ClaimNotEntitled,
            Rule::Claim3,
            claim(0, &[], ""),
            "Sitz 1 hat keine Karte mehr und kann nicht mehr abkürzen.",
            "Seat 1 holds no card any more and can no longer shorten the game.",
        ),
        (
            Reason::ClaimOrderNotHeld,
            Rule::Claim4,
            claim(0, &[], "HT CQ"),
            "Sitz 1 hat ♣D und ♥10 aus der genannten Reihenfolge nicht auf der Hand.",
            "Seat 1 does not hold ♣Q and ♥10 of the named order.",
        ),
        (
            Reason::ClaimNotProven,
            Rule::Claim5,
            claim(10, &line, ""),
            "Der Rest ist nicht sicher: Bei ♣A ♠D ♠A ♣K geht der 10. Stich verloren.",
            "The rest is not sure: with ♣A ♠Q ♠A ♣K trick 10 is lost.",
        ),
        (
            Reason::ClaimNotProven,
            Rule::Claim5,
            claim(11, &tricks, ""),
            "Der Rest ist nicht sicher: Bei ♥10 ♦B · ♣A ♠D ♠A ♣K · ♣A ♠D ♠A ♣K geht der 11. Stich \
             verloren.",
            "The rest is not sure: with ♥10 ♦J · ♣A ♠Q ♠A ♣K · ♣A ♠Q ♠A ♣K trick 11 is lost.",
        ),
        (
            Reason::ClaimNotProven,
            Rule::Claim5,
            claim(0, &[], ""),
            "Der Rest ist nicht sicher: In der genannten Reihenfolge lassen sich die Karten nicht \
             immer spielen.",
            "The rest is not sure: the cards cannot always be played in the named order.",
        ),
    ]
}

pub(super) fn complaints() -> Vec<Case> {
    vec![
        (
            Reason::PenaltiesNotAvailable,
            Rule::Pen9,
            complaint(&[]),
            "Strafen gibt es nach diesen Regeln nicht.",
            "There are no penalties in this rule set.",
        ),
        (
            Reason::ComplaintNotEntitled,
            Rule::Pen10,
            complaint(&[Seat::First, Seat::Third]),
            "Sitz 2 darf hier nicht reklamieren, nur Sitz 1 oder Sitz 3.",
            "Seat 2 may not complain here, only seat 1 or seat 3.",
        ),
        (
            Reason::ComplaintTooLate,
            Rule::Pen11,
            complaint(&[]),
            "Sitz 2 hat nach dem Verstoß schon weitergemacht; die Reklamation kommt zu spät.",
            "Seat 2 has gone on since the offence; the complaint comes too late.",
        ),
        (
            Reason::ComplaintTooLate,
            Rule::Claim9,
            complaint(&[]),
            "Sitz 2 hat das Spiel abgekürzt und kann nicht mehr reklamieren, was davor geschehen ist.",
            "Seat 2 has shortened the game and can no longer complain about what came before.",
        ),
    ]
}
