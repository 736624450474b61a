//! Games that an offence ended, against the answers for every deal that fits.

use doko_engine::{Context, Party};
use doko_proto::v1::score_game_response::Outcome;

use super::*;
use crate::Failure;

fn score(record: v1::GameRecord, offence: &v1::Offence) -> Result<Outcome, Failure> {
    let request = v1::ScoreGameRequest {
        source: Some(v1::score_game_request::Source::Record(record)),
        offence: Some(offence.clone()),
        language: v1::Language::En.into(),
        ..v1::ScoreGameRequest::default()
    };
    answer(request).map(|it| it.outcome.unwrap())
}

fn offence(by: Seat, kind: v1::OffenceKind, cards: usize, harms: i32) -> v1::Offence {
    v1::Offence {
        offender: encode::seat(by),
        kind: kind.into(),
        class_of_effect: v1::OffenceClass::Grave.into(),
        harms_soloist: harms,
        cards_played: Some(u32::try_from(cards).unwrap()),
        ..v1::Offence::default()
    }
}

const fn settlement(outcome: &Outcome) -> Option<&v1::Settlement> {
    match outcome {
        Outcome::Settlement(settlement) => Some(settlement),
        Outcome::Refused(_) | Outcome::RecordFaulty(_) | Outcome::NeedsInput(_) => None,
    }
}

/// Whether two deals lead to the same, apart from the parties in a game that counts
/// as not played.
fn is_same(one: &Outcome, other: &Outcome) -> bool {
    match (settlement(one), settlement(other)) {
        (Some(one), Some(other)) if one.result() == v1::GameResult::BrokenOff => {
            one.result == other.result
                && one.points == other.points
                && one.decided_by == other.decided_by
        }
        (Some(_) | None, Some(_) | None) => one == other,
    }
}

fn needs(input: v1::AssessmentInput) -> Outcome {
    Outcome::NeedsInput(v1::AssessmentNeedsInput {
        input: input.into(),
    })
}

#[test]
fn a_game_broken_off_is_settled_if_every_deal_says_the_same() {
    let mut numbers = Numbers(3);
    let (mut settled, mut broken, mut open, mut judged, mut going_on) = (0, 0, 0, 0, 0);
    for round in 0..250 {
        let hidden: Vec<Seat> = match numbers.below(3) {
            0 => Seat::ALL.to_vec(),
            1 => vec![Seat::First, Seat::Third, Seat::Fourth],
            _ => vec![Seat::Second, Seat::Third],
        };
        let cards = 48 - [0, 0, 10, 8, 7][hidden.len()] + numbers.below(4);
        let game = Drawn::draw(&mut numbers, cards);
        let by = numbers.one_of(&Seat::ALL);
        let harms = i32::try_from(numbers.below(3)).unwrap();
        let offence = offence(by, v1::OffenceKind::Other, cards, harms);
        let told = score(
            game.with(game.deal, |seat| !hidden.contains(&seat)),
            &offence,
        );
        let each: Vec<_> = game
            .deals(&hidden)
            .into_iter()
            .map(|deal| score(game.with(deal, |_| true), &offence))
            .collect();
        // With the others the offence did not end the game.
        let each: Vec<Outcome> = each.into_iter().flatten().collect();
        let Some((first, others)) = each.split_first() else {
            assert!(told.is_err(), "{round}");
            going_on += 1;
            continue;
        };
        let told = told.unwrap();
        if told == needs(v1::AssessmentInput::Hands) {
            let same = others.iter().all(|it| is_same(it, first));
            assert!(!same, "{round}");
            open += 1;
            continue;
        }
        assert!(
            each.iter().all(|it| is_same(it, &told)),
            "{round}: {told:?}"
        );
        match &told {
            Outcome::Settlement(it) if it.result() == v1::GameResult::BrokenOff => {
                let seats = |it: &Outcome| settlement(it).map(|it| it.re_seats.clone());
                let same = others.iter().all(|it| seats(it) == seats(first));
                let expected = seats(first).filter(|_| same).unwrap_or_default();
                assert_eq!(it.re_seats, expected, "{round}");
                broken += 1;
            }
            Outcome::Settlement(_) => settled += 1,
            Outcome::NeedsInput(_) => judged += 1,
            Outcome::Refused(_) | Outcome::RecordFaulty(_) => panic!("{round}: {told:?}"),
        }
    }
    let all = [settled, broken, open, judged, going_on];
    assert!(all.iter().all(|&it| it > 3), "{all:?}");
}

#[test]
fn an_offence_in_the_record_is_not_taken_for_legal() {
    let mut numbers = Numbers(19);
    let mut asked = 0;
    while asked < 30 {
        let cards = 28 + numbers.below(14);
        let game = Drawn::draw(&mut numbers, cards);
        let position = inspect(game.with(game.deal, |_| true), v1::View::Everything).unwrap();
        let Some(turn) = position.seats.iter().find(|it| it.seat == position.turn) else {
            continue;
        };
        let mut others = turn.hand.iter().filter(|it| !turn.legal_cards.contains(it));
        let Some(&card) = others.next() else { continue };
        let by = Seat::ALL[usize::try_from(turn.seat).unwrap() - 1];
        let offence = offence(by, v1::OffenceKind::Revoke, cards, 2);
        let without = game.with(game.deal, |_| false);
        let mut with = without.clone();
        with.plays.push(card);
        assert_eq!(score(with, &offence), score(without, &offence));
        asked += 1;
    }
}

#[test]
fn an_announcement_that_was_not_allowed_shows_no_party() {
    let mut numbers = Numbers(23);
    let mut asked = 0;
    while asked < 30 {
        let cards = numbers.below(20);
        let game = Drawn::draw(&mut numbers, cards);
        let by = numbers.one_of(&Seat::ALL);
        let offence = offence(by, v1::OffenceKind::Announcement, cards, 2);
        let without = game.with(game.deal, |_| false);
        let mut with = without.clone();
        with.extra_at.push(u32::try_from(cards).unwrap());
        with.extra_seats.push(encode::seat(by));
        with.extra_words.push(v1::ExtraWord::Re.into());
        let known = score(game.with(game.deal, |_| true), &offence);
        let told = score(with, &offence);
        if let (Ok(told), Ok(known)) = (told, known) {
            let open = told == needs(v1::AssessmentInput::Hands);
            assert!(open || is_same(&told, &known), "{told:?} {known:?}");
            asked += 1;
        }
    }
}

/// A game of `vln` with the penalties of the tournament rules, in which the first seat
/// pushes three cards to the second.
fn armut(numbers: &mut Numbers, cards: usize) -> v1::GameRecord {
    let mut rules = rulesets::VLN;
    rules.penalties = doko_engine::Penalties::Tsr;
    let (deal, fehl, given) = loop {
        let mut all: Vec<Card> = CardSet::FULL.cards().collect();
        all.retain(|&it| CardSet::from_iter([it]).is_subset(rules.deck.cards()));
        for last in (1..all.len()).rev() {
            all.swap(last, numbers.below(last + 1));
        }
        let mut hands = all.chunks(10);
        let hands = BySeat::from_fn(|_| hands.next().unwrap().iter().copied().collect());
        let trumps = rules.normal_trumps();
        let pushed: Vec<Card> = CardSet::intersect(*hands.get(Seat::First), trumps)
            .cards()
            .collect();
        let given: Vec<Card> = hands.get(Seat::Second).without(trumps).cards().collect();
        if pushed.len() == 3 && given.len() >= 3 {
            break (Deal::new(rules.deck, hands).unwrap(), pushed, given);
        }
    };
    let pushed: CardSet = fehl.into_iter().collect();
    let given: CardSet = given.into_iter().take(3).collect();
    let words = [
        (Seat::First, Word::Armut),
        (Seat::Second, Word::Gesund),
        (Seat::Third, Word::Gesund),
        (Seat::Fourth, Word::Gesund),
        (Seat::First, Word::Push(pushed)),
        (Seat::Second, Word::Accept),
        (Seat::Second, Word::Return(given)),
    ];
    let mut position = Position::new(&rules, Context::default(), deal);
    let mut record = v1::GameRecord {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("vln".to_owned())),
            overrides: Some(Box::new(v1::RuleSet {
                penalties: v1::PenaltyMode::Tsr.into(),
                ..v1::RuleSet::default()
            })),
            ..v1::RuleSetRef::default()
        }),
        armut_exchanges: vec![v1::ArmutExchange {
            pushed_cards: encode::cards(pushed),
            returned_cards: encode::cards(given),
            ..v1::ArmutExchange::default()
        }],
        hand_1: encode::cards(deal.hand(Seat::First)),
        hand_2: encode::cards(deal.hand(Seat::Second)),
        hand_3: encode::cards(deal.hand(Seat::Third)),
        hand_4: encode::cards(deal.hand(Seat::Fourth)),
        ..v1::GameRecord::default()
    };
    for (seat, word) in words {
        position.say(seat, word).unwrap();
        record.said_seats.push(encode::seat(seat));
        record.said_words.push(encode::word(word));
    }
    let re = |it: Seat| position.game().unwrap().parties().of(it) == Some(Party::Re);
    assert!(re(Seat::First) && re(Seat::Second));
    while record.plays.len() < cards {
        let seat = position.to_play().unwrap();
        let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
        let card = numbers.one_of(&legal);
        position.play(seat, card).unwrap();
        record.plays.push(encode::card(card));
    }
    record
}

#[test]
fn an_armut_broken_off_is_settled_although_its_cards_are_hidden() {
    let mut numbers = Numbers(29);
    let mut settled = 0;
    for cards in 0..40 {
        let known = armut(&mut numbers, cards);
        let offence = offence(numbers.one_of(&Seat::ALL), v1::OffenceKind::Other, cards, 0);
        let mut seen = known.clone();
        for hand in [
            &mut seen.hand_1,
            &mut seen.hand_2,
            &mut seen.hand_3,
            &mut seen.hand_4,
        ] {
            hand.clear();
        }
        seen.armut_exchanges = vec![v1::ArmutExchange {
            pushed_count: Some(3),
            returned_count: Some(3),
            ..v1::ArmutExchange::default()
        }];
        if let Ok(known) = score(known, &offence) {
            assert_eq!(score(seen, &offence), Ok(known), "{cards}");
            settled += 1;
        }
    }
    assert!(settled > 20, "{settled}");
}

/// With the yes of seat 1 cards are dealt again: for an Armut, or for a hand that is thrown in, where
/// there is such a thing.
#[test]
fn a_deal_that_is_over_is_settled_if_all_hands_say_why() {
    let record = |throw: &str| {
        let line = format!(
            "ddv-tsr{{vorbehalt.order=solo,armut,hochzeit armut=redeal {throw}}}; \
             s=1v 2v 3g 4g 1n 2n 1y 2n"
        );
        doko_notation::read(&line).unwrap()
    };
    let told = |throw: &str| {
        let score = v1::ScoreGameRequest {
            source: Some(v1::score_game_request::Source::Record(record(throw))),
            ..v1::ScoreGameRequest::default()
        };
        let audit = v1::AuditGameRequest {
            record: Some(record(throw)),
            ..v1::AuditGameRequest::default()
        };
        let audit = answer(audit).unwrap();
        assert_eq!(audit.violations, [], "{throw}");
        (answer(score).unwrap().outcome.unwrap(), audit.settlement)
    };
    let (scored, settled) = told("throw=");
    let redeal = settlement(&scored).unwrap();
    assert_eq!(redeal.result(), v1::GameResult::Redeal);
    assert_eq!(settled.as_ref(), Some(redeal));
    let (scored, settled) = told("throw=nines>=5");
    let needs = matches!(&scored, Outcome::NeedsInput(it)
        if it.input() == v1::AssessmentInput::Hands);
    assert!(needs, "{scored:?}");
    assert_eq!(settled, None);
}
