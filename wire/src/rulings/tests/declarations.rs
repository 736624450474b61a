//! Schweine and Genscher: who may declare them, when, and what they show.

use doko_proto::v1;
use v1::verdict::Outcome;

use super::{
    at_first_fox, cards, faults, inspect, of_the_vln, play, record, seat, windows, with,
    with_schweine,
};

fn rights(position: &v1::Position, of: usize) -> Vec<v1::ExtraWord> {
    seat(position, of).other_rights().collect()
}

#[test]
fn a_position_shows_who_may_declare_schweine_and_who_has() {
    let before = inspect(record(at_first_fox(), "SQ"));
    assert_eq!(rights(&before, 2), [v1::ExtraWord::Schweine]);
    assert!(rights(&before, 4).is_empty());
    assert_eq!(before.schweine, []);

    let declares = with(
        record(at_first_fox(), "SQ DA"),
        1,
        2,
        v1::ExtraWord::Schweine,
        0,
    );
    let after = inspect(declares.clone());
    assert_eq!(after.schweine.first().map(|pair| pair.seat), Some(2));
    let top = cards("DA HT CQ");
    assert_eq!(after.trump_order.get(..3), Some(top.as_slice()));
    assert_eq!(after.trump_order.len(), 13, "each kind once");
    assert_eq!(after.trick.unwrap().best_seat, 2);
    assert!(after.announcements.is_empty());

    let mut declares = declares;
    declares.plays.extend(cards("HT"));
    let response = play(declares, v1::Card::Dk);
    let won = response.effects.unwrap().trick_won.unwrap();
    assert_eq!(won.winner, 2);
    let rules: Vec<&str> = won
        .decided_by
        .iter()
        .map(|it| it.rule_id.as_str())
        .collect();
    assert_eq!(rules, ["TRUMP-8"]);
}

#[test]
fn schweine_come_with_their_card_in_the_record() {
    let declared = |plays| {
        let record = record(at_first_fox(), plays);
        with(record, 1, 2, v1::ExtraWord::Schweine, 0)
    };
    let too_late = (v1::Reason::SchweineTooLate, "SCHW-9".to_owned());
    assert_eq!(faults(declared("SQ CJ")), [too_late]);
    // Whoever asks for another card takes the declaration back.
    let response = play(declared("SQ"), v1::Card::Cj);
    assert!(matches!(
        response.verdict.unwrap().outcome,
        Some(Outcome::Accepted(_))
    ));
    assert_eq!(response.position.unwrap().schweine, []);
    let response = play(declared("SQ"), v1::Card::Da);
    assert_eq!(response.position.unwrap().schweine.len(), 1);
}

#[test]
fn without_the_option_there_are_no_schweine_and_no_genscher() {
    let none = record(v1::RuleSet::default(), "SQ");
    let schweine = with(none.clone(), 1, 2, v1::ExtraWord::Schweine, 0);
    let no_schweine = (v1::Reason::SchweineNotAvailable, "TRUMP-7".to_owned());
    assert_eq!(faults(schweine), [no_schweine]);
    let genscher = with(none, 1, 2, v1::ExtraWord::Genscher, 3);
    let none = (v1::Reason::GenscherNotAvailable, "MOD-6".to_owned());
    let kings = (
        v1::Reason::GenscherNeedsBothDiamondKings,
        "MOD-6".to_owned(),
    );
    assert_eq!(faults(genscher), [none, kings]);
}

#[test]
fn the_partner_of_a_genscher_is_checked() {
    let genscher = |partner| {
        let record = record(v1::RuleSet::default(), "SQ");
        let record = with(record, 1, 2, v1::ExtraWord::Genscher, partner);
        let request = v1::InspectGameRequest {
            view: v1::View::Everything.into(),
            record: Some(record),
            ..v1::InspectGameRequest::default()
        };
        crate::answer(request)
    };
    assert!(genscher(0).is_err() && genscher(5).is_err());
    assert!(genscher(2).is_err(), "nobody names himself");
    assert!(genscher(1).is_ok());
}

#[test]
fn a_genscher_tells_all_parties() {
    let options = v1::RuleSet {
        genscher: v1::Genscher::On.into(),
        ..v1::RuleSet::default()
    };
    let before = inspect(record(options.clone(), "SQ DA DT"));
    assert_eq!(rights(&before, 4), [v1::ExtraWord::Genscher]);
    let named = record(options, "SQ DA DT DK");
    let named = with(named, 2, 2, v1::ExtraWord::Re, 0);
    let after = inspect(with(named, 3, 4, v1::ExtraWord::Genscher, 1));
    let parties: Vec<v1::Party> = after.seats.iter().map(|it| it.party()).collect();
    let (re, kontra) = (v1::Party::Re, v1::Party::Kontra);
    assert_eq!(parties, [re, kontra, kontra, re]);
    for seat in &after.seats {
        assert_eq!(seat.party_proof(), v1::PartyProof::Genscher);
        assert_eq!(seat.party_proof_action.unwrap().index, Some(1));
        assert_eq!(seat.party_known_to, [1, 2, 3, 4]);
    }
    // Seat 2 said Re, which is an Ansage of Kontra now.
    let [made] = after.announcements.as_slice() else {
        panic!("one Ansage");
    };
    assert_eq!(made.announcement(), v1::Announcement::Kontra);
    assert_eq!((made.party(), made.index), (kontra, Some(0)));
}

#[test]
fn schweine_in_the_round_are_an_ansage_that_shows_the_party() {
    let position = inspect(with_schweine("HK"));
    assert_eq!(position.schweine.first().map(|pair| pair.seat), Some(2));
    let [forced] = position.announcements.as_slice() else {
        panic!("the Ansage");
    };
    assert_eq!(forced.announcement(), v1::Announcement::Re);
    assert_eq!(forced.mode(), v1::AnnouncementMode::Forced);
    assert_eq!((forced.seat, forced.index), (2, None));
    let second = seat(&position, 2);
    assert_eq!(second.party_proof(), v1::PartyProof::Schweine);
    assert_eq!(second.party_known_to, [1, 2, 3, 4]);
    let action = second.party_proof_action.unwrap();
    assert_eq!(action.section(), v1::ActionSection::Said);
    assert_eq!(action.index, Some(1));
    // Re stands; keine 90 is next, until the lead to the third trick.
    let third = windows(with_schweine("HK"), 3);
    let names: Vec<v1::Announcement> = third.iter().map(|it| it.announcement()).collect();
    assert_eq!(names.first(), Some(&v1::Announcement::Keine90));
    let closes = third.first().and_then(|it| it.closes_with);
    assert_eq!(
        closes,
        Some(v1::announcement_window::ClosesWith::LeadOfTrick(3))
    );
}

#[test]
fn schweine_after_the_first_card_are_too_late() {
    let record = with(with_schweine("HK"), 1, 2, v1::ExtraWord::Schweine, 0);
    let too_late = (v1::Reason::SchweineTooLate, "SCHW-2".to_owned());
    assert_eq!(faults(record), [too_late]);
}

/// They are an Ansage (SCHW-3), said before the contract or after it.
#[test]
fn schweine_before_the_first_card_show_the_party_of_who_declared_them() {
    let shown = |record| {
        let position = inspect(record);
        let state = seat(&position, 2);
        assert_eq!(state.party(), v1::Party::Re);
        assert_eq!(state.party_known_to, [1, 2, 3, 4]);
        assert_eq!(state.party_proof(), v1::PartyProof::Schweine);
        let action = state.party_proof_action.unwrap();
        (
            action.section(),
            action.index,
            action.seat,
            action.cards_played,
        )
    };
    let said = shown(with_schweine("HK"));
    assert_eq!(said, (v1::ActionSection::Said, Some(1), 2, 0));
    let record = of_the_vln(v1::RuleSet::default(), "HK");
    let declared = shown(with(record, 0, 2, v1::ExtraWord::Schweine, 0));
    assert_eq!(declared, (v1::ActionSection::Extras, Some(0), 2, 0));
}

#[test]
fn of_two_tens_of_hearts_the_second_wins() {
    let position = inspect(with_schweine("SQ DA DT DK DA HT HT HQ"));
    let [_, second] = position.tricks.as_slice() else {
        panic!("two tricks");
    };
    assert_eq!(second.winner, 2, "a Schwein takes both");
    let position = inspect(with_schweine("HK HK HA HA HT HT SJ SJ"));
    let [_, second] = position.tricks.as_slice() else {
        panic!("two tricks");
    };
    assert_eq!(second.winner, 4);
    let rules: Vec<&str> = second
        .decided_by
        .iter()
        .map(|it| it.rule_id.as_str())
        .collect();
    assert_eq!(rules, ["TRUMP-11"]);
}

/// An Armut of two trumps, which were declared as Schweine: they are void (ARM-10).
#[test]
fn an_armut_is_not_refused_for_schweine_said_before_it() {
    let mut record = of_the_vln(v1::RuleSet::default(), "");
    let four = "CQ CK CJ ST SK SQ SJ HT HK HQ";
    record.hand_1 = cards(four);
    record.hand_2 = cards(four);
    record.hand_3 = cards("DT DT DK DK DQ DQ DJ DJ HJ HJ");
    record.hand_4 = cards("DA DA CA CA SA SA HA HA CT CT");
    if let Some(last) = record.said_words.last_mut() {
        *last = v1::SaidWord::Schweine.into();
    }
    let request = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        seat: 4,
        word: Some(v1::check_word_request::Word::Said(
            v1::SaidWord::Armut.into(),
        )),
        ..v1::CheckWordRequest::default()
    };
    let verdict = crate::answer(request).unwrap().verdict.unwrap();
    let is_accepted = matches!(verdict.outcome, Some(Outcome::Accepted(_)));
    assert!(is_accepted, "{verdict:?}");
}
