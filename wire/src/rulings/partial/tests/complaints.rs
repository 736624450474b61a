//! Complaints in games of which not every hand is known, against the answers for every deal
//! that fits.

use doko_proto::v1::assess_offence_response::Outcome;

use super::lines::needs_hands;
use super::*;

/// A complaint of the last thing that happened.
fn assess(record: v1::GameRecord, offence: &v1::Offence, complainant: Seat) -> Outcome {
    let complaint = v1::Complaint {
        seat: encode::seat(complainant),
        cards_played: offence.cards_played,
    };
    let request = v1::AssessOffenceRequest {
        record: Some(record),
        offence: Some(offence.clone()),
        complaint: Some(complaint),
        ..v1::AssessOffenceRequest::default()
    };
    answer(request).unwrap().outcome.unwrap()
}

/// Something that `by` did now.
fn offence(by: Seat, record: &v1::GameRecord, class: v1::OffenceClass) -> v1::Offence {
    v1::Offence {
        offender: encode::seat(by),
        kind: v1::OffenceKind::Other.into(),
        class_of_effect: class.into(),
        harms_soloist: v1::HarmsSoloist::Yes.into(),
        cards_played: u32::try_from(record.plays.len()).ok(),
        ..v1::Offence::default()
    }
}

/// Somebody knows one hand, and hundreds of deals fit.
#[test]
fn many_deals_are_gone_through_one_by_one() {
    let mut numbers = Numbers(67);
    let (mut told_of_many, mut differing) = (0, 0);
    while told_of_many < 6 || differing < 6 {
        let cards = 36 + numbers.below(4);
        let game = Drawn::draw(&mut numbers, cards);
        let own = numbers.one_of(&Seat::ALL);
        let by = numbers.one_of(&Seat::ALL);
        let offence = offence(by, &game.record, v1::OffenceClass::Unspecified);
        let ask = |record| assess(record, &offence, by.next());
        let told = ask(game.with(game.deal, |seat| seat == own));
        if matches!(told, Outcome::Refused(_)) {
            continue;
        }
        let hidden: Vec<Seat> = Seat::ALL.into_iter().filter(|&it| it != own).collect();
        // Two that differ are found soon; that all agree takes all of them.
        if needs_hands(&told) && differing == 6 {
            continue;
        }
        let deals = game.deals(&hidden);
        let each = deals.iter().map(|&deal| ask(game.with(deal, |_| true)));
        let mut each = each.peekable();
        let first = each.peek().cloned().unwrap();
        let agree = each.all(|it| it == first);
        assert_eq!(needs_hands(&told), !agree, "{} deals", deals.len());
        if agree {
            assert_eq!(told, first);
            told_of_many += u32::from(deals.len() > 100);
        } else {
            differing += 1;
        }
    }
}

/// As long as it is open what is played there are no tricks to make, and no hand matters.
#[test]
fn what_follows_before_there_is_a_contract_is_told_without_a_hand() {
    let mut numbers = Numbers(71);
    let mut told = 0;
    for _ in 0..200 {
        let mut game = Drawn::draw(&mut numbers, 3);
        let plain = [v1::SaidWord::Gesund, v1::SaidWord::Hochzeit].map(i32::from);
        let mut words = game.record.said_words.iter();
        // With a solo the contract stands before all have spoken.
        if words.any(|it| !plain.contains(it)) {
            continue;
        }
        game.record.plays.clear();
        let extras = &mut game.record;
        extras.extra_at.clear();
        extras.extra_seats.clear();
        extras.extra_words.clear();
        let words = numbers.below(4);
        game.record.said_seats.truncate(words);
        game.record.said_words.truncate(words);
        let by = numbers.one_of(&Seat::ALL);
        let offence = offence(by, &game.record, v1::OffenceClass::Grave);
        let so = assess(game.with(game.deal, |_| true), &offence, by.next());
        let seen = assess(game.with(game.deal, |_| false), &offence, by.next());
        assert_eq!(seen, so, "{:?}", game.record.said_words);
        told += u32::from(matches!(so, Outcome::Penalty(_)));
    }
    assert!(told > 30, "{told}");
}
