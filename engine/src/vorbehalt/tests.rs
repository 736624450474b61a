//! Worked cases of the round: precedence, auctions, Armut, Schweine, Vorführungen.

mod armut;
mod hidden;
mod house;
mod open;
mod schweine;
mod shown;

use std::vec::Vec;

use super::*;
use crate::card::{Card, Rank};
use crate::contract::{Selector, Solo, Solos};
use crate::deal::Deal;
use crate::options::{HochzeitRules, PflichtsoloOffer, SilentHochzeit};
use crate::position::Position;
use crate::rulesets::{DDV_TSR, VLN};
use crate::verdict::Reason;

const S1: Seat = Seat::First;
const S2: Seat = Seat::Second;
const S3: Seat = Seat::Third;
const S4: Seat = Seat::Fourth;
const GESUND: Word = Word::Gesund;
const SCHWEINE: Word = Word::Schweine(Rank::Ace);
const DAMEN: Word = Word::Solo(Solo::Damen);
const KARO: Word = Word::Solo(Solo::Karo);

/// Two trumps (CASES E-01).
const POOR: &str = "SQ DT CA CT CK SA ST SK HA HK";

fn cards(text: &str) -> CardSet {
    text.parse().unwrap()
}

/// A deal in which these seats hold these cards, filled up with the rest.
fn deal(rules: &RuleSet, held: &[(Seat, &str)]) -> Deal {
    let mut rest = rules.deck.cards();
    let mut hands = BySeat::<CardSet>::default();
    for &(seat, text) in held {
        rest = rest.minus(cards(text));
        *hands.get_mut(seat) = cards(text);
    }
    let mut rest = rest.cards().collect::<Vec<Card>>();
    for seat in Seat::ALL {
        let hand = hands.get_mut(seat);
        while hand.len() < u32::from(rules.deck.hand_size()) {
            // From both ends, so that nobody gets trumps only.
            let at = if rest.len() % 2 == 0 {
                0
            } else {
                rest.len() - 1
            };
            assert!(hand.insert(rest.remove(at)));
        }
    }
    Deal::new(rules.deck, hands).unwrap()
}

fn after<'r>(rules: &'r RuleSet, held: &[(Seat, &str)], said: &[(Seat, Word)]) -> Position<'r> {
    let mut position = Position::new(rules, Context::default(), deal(rules, held));
    for &(seat, word) in said {
        let outcome = position.say(seat, word);
        assert!(outcome.is_ok(), "{seat} {word:?}: {outcome:?}");
    }
    position
}

fn round_after(rules: &RuleSet, context: Context, said: &[(Seat, Word)]) -> Round {
    let mut round = Round::new(context, BySeat::default());
    for &(seat, word) in said {
        let outcome = round.say(rules, seat, word);
        assert!(outcome.is_ok(), "{seat} {word:?}: {outcome:?}");
    }
    round
}

fn settled(rules: &RuleSet, round: &Round) -> Settled {
    match round.outcome(rules) {
        Some(Outcome::Contract(settled)) => settled,
        other => panic!("{other:?}: {round:?}"),
    }
}

fn asked(rules: &RuleSet, round: &Round) -> Vec<(Seat, Question)> {
    let asks = round.asks(rules);
    asks.iter().map(|it| (it.seat, it.question)).collect()
}

fn refused(position: &mut Position<'_>, seat: Seat, word: Word) -> Reason {
    position.say(seat, word).unwrap_err().reason()
}

#[test]
fn the_highest_bid_plays_and_binds() {
    let nobody = Context::default();
    let bids = |said: &[(Seat, u8)]| {
        let mut words = Vec::new();
        for seat in Seat::ALL {
            match said.iter().find(|(bidder, _)| *bidder == seat) {
                Some(&(_, bid)) => words.extend([(seat, DAMEN), (seat, Word::Bid(bid))]),
                None => words.push((seat, GESUND)),
            }
        }
        let settled = settled(&VLN, &round_after(&VLN, nobody, &words));
        let Contract::Solo { seat, .. } = settled.contract else {
            panic!("{settled:?}");
        };
        (seat, settled.bid, settled.lead)
    };
    assert_eq!(bids(&[(S2, 1), (S4, 2)]), (S4, 2, S1)); // D-14
    assert_eq!(bids(&[(S2, 1), (S4, 1)]), (S2, 1, S1)); // D-15
    assert_eq!(bids(&[(S2, 0), (S3, 0)]), (S2, 0, S1)); // D-16
    assert_eq!(bids(&[(S2, 2)]), (S2, 2, S1)); // D-20

    // D-25: nobody can outbid schwarz, if nobody speaks before.
    let early = |bid| round_after(&VLN, nobody, &[(S1, DAMEN), (S1, Word::Bid(bid))]);
    assert!(early(5).outcome(&VLN).is_some() && early(4).outcome(&VLN).is_none());
    let second = round_after(&VLN, nobody, &[(S2, DAMEN), (S2, Word::Bid(5))]);
    assert_eq!(asked(&VLN, &second).len(), 3);
}

#[test]
fn in_the_dialogue_an_earlier_seat_may_equal_and_a_later_one_must_exceed() {
    let mut round = round_after(
        &VLN,
        Context::default(),
        &[
            (S1, GESUND),
            (S2, Word::Vorbehalt),
            (S3, GESUND),
            (S4, Word::Vorbehalt),
            (S2, Word::Yes),
            (S4, Word::Yes),
        ],
    );
    let mut next = |seat, word, ask| {
        round.say(&VLN, seat, word).unwrap();
        assert_eq!(asked(&VLN, &round), [ask]);
    };
    let bid = |least| Question::Bid { least };
    next(S4, Word::Bid(1), (S2, bid(1)));
    next(S2, Word::Bid(1), (S4, bid(2)));
    next(S4, Word::Bid(3), (S2, bid(3)));
    next(S2, Word::Pass, (S4, Question::Name));
    assert_eq!(
        round.say(&VLN, S4, Word::Bid(5)).unwrap_err().reason(),
        Reason::NotAsked
    );
    round.say(&VLN, S4, KARO).unwrap();
    let settled = settled(&VLN, &round);
    assert_eq!(
        (settled.bid, settled.contract.solo()),
        (3, Some(Solo::Karo))
    );
}

#[test]
fn bids_are_0_to_5_and_high_enough() {
    let said = [(S1, DAMEN)];
    let mut round = round_after(&VLN, Context::default(), &said);
    let refusal = round.say(&VLN, S1, Word::Bid(6)).unwrap_err();
    assert_eq!(refusal.reason(), Reason::BadBid);
    assert_eq!(
        round.say(&VLN, S2, Word::Bid(1)).unwrap_err().reason(),
        Reason::NotAsked
    );
    round.say(&VLN, S1, Word::Pass).unwrap();
    let again = round.say(&VLN, S1, Word::Bid(1)).unwrap_err();
    assert_eq!(again.reason(), Reason::AlreadySpoken);

    let mut ddv = round_after(&DDV_TSR, Context::default(), &said);
    for word in [Word::Bid(1), Word::Pass] {
        let refusal = ddv.say(&DDV_TSR, S2, word).unwrap_err();
        assert_eq!(refusal.reason(), Reason::BidNotAvailable);
    }
}

#[test]
fn what_was_said_is_said_and_a_bid_where_there_are_none_is_no_more_than_that() {
    let all = |refusal: Result<(), Refusal>| {
        let refusal = refusal.unwrap_err();
        let reasons = refusal.grounds().iter().map(|it| it.reason);
        reasons.collect::<Vec<_>>()
    };
    let said = [(S1, Word::Vorbehalt), (S2, GESUND), (S3, DAMEN)];
    let mut position = after(&DDV_TSR, &[], &said);
    let again = position.say(S1, Word::Vorbehalt);
    assert_eq!(all(again), [Reason::AlreadySpoken]);
    let bids = [S1, S2, S3, S4].map(|seat| all(position.say(seat, Word::Bid(1))));
    let spoken = [Reason::BidNotAvailable, Reason::AlreadySpoken];
    assert_eq!(bids[..3], [&spoken; 3]);
    assert_eq!(bids[3], [Reason::BidNotAvailable]);
}

#[test]
fn a_hochzeit_must_be_declared_where_it_cannot_be_silent() {
    let loud = RuleSet {
        hochzeit: HochzeitRules {
            silent: SilentHochzeit::Forbidden,
            ..DDV_TSR.hochzeit
        },
        ..DDV_TSR
    };
    let held = [(S2, "CQ CQ")];
    let said = [(S1, GESUND), (S2, GESUND), (S3, GESUND)];
    let mut position = after(&loud, &held, &said);
    let refusal = position.say(S4, GESUND).unwrap_err();
    assert_eq!(refusal.reason(), Reason::HochzeitMustBeDeclared);
    assert!(refusal.allows(S4) && !refusal.allows(S2));
    let mut round = *position.round();
    assert!(round.rejected(&loud).is_none());
    assert!(round.accepted(&loud, S4).contains(GESUND), "it is true");
    round.say(&loud, S4, GESUND).unwrap();
    assert_eq!(round.rejected(&loud), Some(refusal));
    position.say(S4, DAMEN).unwrap(); // a solo prevails, and all is well
    assert!(position.game().is_some());
    let hochzeit = [(S2, Word::Hochzeit(Selector::Any))];
    assert!(after(&loud, &held, &hochzeit).game().is_none());
}

#[test]
fn a_vorbehalt_that_can_only_be_schweine_prevails_over_no_hochzeit() {
    let loud = RuleSet {
        hochzeit: HochzeitRules {
            silent: SilentHochzeit::Forbidden,
            ..VLN.hochzeit
        },
        solos: Solos::default(),
        ..VLN
    };
    let held = [(S1, "DA DA DQ HQ SJ"), (S4, "CQ CQ")];
    let said = [(S1, Word::Vorbehalt), (S2, GESUND), (S3, GESUND)];
    let mut position = after(&loud, &held, &said);
    // Nobody could go on after a gesund that only Schweine overtake.
    let refusal = position.say(S4, GESUND).unwrap_err();
    assert_eq!(refusal.reason(), Reason::HochzeitMustBeDeclared);
    position.say(S4, Word::Hochzeit(Selector::Any)).unwrap();
    assert!(position.game().is_some());
}

fn forced(open: OpenPflichtsoli) -> Context {
    Context {
        open_pflichtsoli: BySeat::from_fn(|seat| {
            if seat == S2 {
                open
            } else {
                OpenPflichtsoli::default()
            }
        }),
        vorfuehrung: Some(S2),
    }
}

#[test]
fn a_forced_solo_fills_an_open_slot() {
    let color = OpenPflichtsoli {
        color: 1,
        ..OpenPflichtsoli::default()
    };
    let mut round = round_after(&DDV_TSR, forced(color), &[(S1, GESUND)]);
    for word in [DAMEN, GESUND, Word::Pass] {
        let refusal = round.say(&DDV_TSR, S2, word).unwrap_err();
        assert_eq!(refusal.reason(), Reason::VorfuehrungNeedsSolo, "{word:?}");
    }
    let other = round.say(&DDV_TSR, S3, DAMEN).unwrap_err();
    assert_eq!(other.reason(), Reason::VorfuehrungNoVorbehalt);
    round.say(&DDV_TSR, S2, KARO).unwrap();
    assert_eq!(settled(&DDV_TSR, &round).lead, S2);

    // Outside of a Vorführung a solo without a slot is a Lustsolo.
    let open = Context {
        vorfuehrung: None,
        ..forced(color)
    };
    let duty = |solo| {
        let said = [(S1, GESUND), (S2, solo), (S3, GESUND), (S4, GESUND)];
        let Contract::Solo { duty, .. } =
            settled(&DDV_TSR, &round_after(&DDV_TSR, open, &said)).contract
        else {
            panic!("no solo");
        };
        duty
    };
    assert_eq!(
        (duty(DAMEN), duty(KARO)),
        (Duty::Lustsolo, Duty::Pflichtsolo)
    );
}

#[test]
fn an_offered_solo_goes_to_the_first_who_takes_it() {
    let rules = RuleSet {
        pflichtsolo_offer: PflichtsoloOffer::On,
        ..DDV_TSR
    };
    let context = forced(OpenPflichtsoli::free(1));
    let mut round = round_after(&rules, context, &[(S2, Word::Pass)]);
    let solo = Question::Category(Category::Solo);
    assert_eq!(asked(&rules, &round), [(S3, solo)]);
    let early = round.say(&rules, S4, Word::Yes).unwrap_err();
    let reasons = early.grounds().iter().map(|it| it.reason);
    assert_eq!(reasons.collect::<Vec<_>>(), [Reason::NotAsked]);
    let early = round.say(&rules, S4, DAMEN).unwrap_err();
    assert_eq!(early.reason(), Reason::NotAsked);
    let none = round.say(&rules, S4, Word::Vorbehalt).unwrap_err();
    assert_eq!(none.reason(), Reason::VorfuehrungNoVorbehalt);
    round.say(&rules, S3, Word::No).unwrap();
    let mut taken = round;
    taken.say(&rules, S4, Word::Yes).unwrap();
    assert_eq!(asked(&rules, &taken), [(S4, Question::Name)]);
    let again = taken.say(&rules, S4, Word::No).unwrap_err();
    let reasons = again.grounds().iter().map(|it| it.reason);
    assert_eq!(reasons.collect::<Vec<_>>(), [Reason::AlreadySpoken]);
    taken.say(&rules, S4, DAMEN).unwrap();
    let it = settled(&rules, &taken);
    let expected = Contract::Solo {
        seat: S4,
        solo: Solo::Damen,
        duty: Duty::Lustsolo,
    };
    assert_eq!((it.contract, it.lead), (expected, S4));
    let late = taken.say(&rules, S1, KARO).unwrap_err();
    assert_eq!(late.reason(), Reason::VorfuehrungNoVorbehalt);
    let own = taken.say(&rules, S2, DAMEN).unwrap_err();
    assert_eq!(own.reason(), Reason::VorfuehrungNoVorbehalt);
    for seat in [S1, S2] {
        taken.say(&rules, seat, GESUND).unwrap();
    }
    assert_eq!(settled(&rules, &taken).contract, expected);

    for seat in [S4, S1] {
        round.say(&rules, seat, Word::No).unwrap();
    }
    assert_eq!(asked(&rules, &round), [(S2, Question::Name)]);
    round.say(&rules, S2, DAMEN).unwrap();
    assert_eq!(settled(&rules, &round).lead, S2);
}

#[test]
fn unknown_hands_may_hold_what_no_known_one_does() {
    // Three hands are known, so the fourth is what is left: a poor one.
    let known = deal(&VLN, &[(S2, POOR)]);
    let hands = known
        .hands()
        .map(|seat, &hand| (seat != S2).then_some(hand));
    let mut round = Round::new(Context::default(), hands);
    assert!(round.say(&VLN, S2, Word::Armut).is_ok());
    let rich = deal(&VLN, &[(S2, "CQ CJ SJ HJ CA CT CK SA ST SK")]);
    let hands = rich.hands().map(|seat, &hand| (seat != S2).then_some(hand));
    let mut round = Round::new(Context::default(), hands);
    let refusal = round.say(&VLN, S2, Word::Armut).unwrap_err();
    assert_eq!(refusal.reason(), Reason::TooManyTrumps);
}

#[test]
fn a_hochzeit_that_must_be_declared_is_settled_without_a_word() {
    let rules = RuleSet {
        solos: Solos::of(&[]),
        hochzeit: HochzeitRules {
            silent: SilentHochzeit::Forbidden,
            ..DDV_TSR.hochzeit
        },
        ..DDV_TSR
    };
    let held = [(S3, "CQ CQ CA CT CK C9 SA ST SK S9 HA HK")];
    let position = after(&rules, &held, &[]);
    let contract = Contract::Hochzeit {
        seat: S3,
        selector: Selector::Any,
    };
    assert_eq!(settled(&rules, position.round()).contract, contract);
    assert_eq!(position.to_play(), Some(S1));
}

#[test]
fn a_bid_after_a_named_solo_needs_no_other_solo_in_a_vorfuehrung() {
    let context = Context {
        open_pflichtsoli: BySeat::from_fn(|_| OpenPflichtsoli::free(1)),
        vorfuehrung: Some(S2),
    };
    let mut round = round_after(&DDV_TSR, context, &[(S2, DAMEN)]);
    let refusal = round.say(&DDV_TSR, S2, Word::Bid(2)).unwrap_err();
    let mut reasons = refusal.grounds().iter().map(|it| it.reason);
    assert!(reasons.all(|it| it != Reason::VorfuehrungNeedsSolo));
}

#[test]
fn words_of_an_exchange_in_a_vorfuehrung_are_first_of_all_no_solo() {
    let context = forced(OpenPflichtsoli::free(1));
    for (word, second) in [
        (Word::Accept, Reason::AnswerOutOfOrder),
        (Word::Push(cards("SQ DT CK")), Reason::NotAsked),
    ] {
        let refusal = Round::new(context, BySeat::default())
            .say(&VLN, S1, word)
            .unwrap_err();
        let reasons = refusal.grounds().iter().map(|it| it.reason);
        let expected = [Reason::VorfuehrungNoVorbehalt, second];
        assert_eq!(reasons.collect::<Vec<_>>(), expected);
    }
}
