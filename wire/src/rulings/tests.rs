//! Questions about games with options that few rule sets have.

mod answers;
mod effects;
mod stamps;

use doko_proto::v1;
use v1::verdict::Outcome;

/// Seat 2 holds both ♦A and a ♣Q, seat 4 both ♦K.
const HANDS: [&str; 4] = [
    "SQ HQ SJ CT CK CK ST ST SK HK C9 C9",
    "DA DA CQ CJ SJ HJ CA SA SK HK S9 S9",
    "HT CQ DQ DQ CJ DJ DJ DT CT HA H9 H9",
    "HT SQ HQ HJ DT DK DK CA SA HA D9 D9",
];

/// Cards by their names.
pub(crate) fn cards(text: &str) -> Vec<i32> {
    text.split_whitespace()
        .map(|it| {
            let card = v1::Card::from_str_name(&format!("CARD_{it}")).unwrap();
            card.into()
        })
        .collect()
}

/// A Normalspiel under the tournament rules with these options.
pub(crate) fn record(overrides: v1::RuleSet, plays: &str) -> v1::GameRecord {
    let [hand_1, hand_2, hand_3, hand_4] = HANDS.map(cards);
    v1::GameRecord {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
            overrides: Some(Box::new(overrides)),
            ..v1::RuleSetRef::default()
        }),
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        said_seats: vec![1, 2, 3, 4],
        said_words: vec![v1::SaidWord::Gesund.into(); 4],
        plays: cards(plays),
        ..v1::GameRecord::default()
    }
}

/// The same under the rules of the VLN, without the nines, which stand last in each hand.
pub(crate) fn of_the_vln(overrides: v1::RuleSet, plays: &str) -> v1::GameRecord {
    let mut record = record(overrides, plays);
    if let Some(rules) = &mut record.rule_set {
        rules.source = Some(v1::rule_set_ref::Source::Name("vln".to_owned()));
    }
    for hand in [
        &mut record.hand_1,
        &mut record.hand_2,
        &mut record.hand_3,
        &mut record.hand_4,
    ] {
        hand.truncate(10);
    }
    record
}

/// The record with something that happened after so many cards.
fn with(
    mut record: v1::GameRecord,
    at: u32,
    seat: i32,
    word: v1::ExtraWord,
    argument: u32,
) -> v1::GameRecord {
    record.extra_at.push(at);
    record.extra_seats.push(seat);
    record.extra_words.push(word.into());
    record.extra_arguments.push(argument);
    record
}

fn inspect(record: v1::GameRecord) -> v1::Position {
    let request = v1::InspectGameRequest {
        record: Some(record),
        language: v1::Language::En.into(),
        ..v1::InspectGameRequest::default()
    };
    match crate::answer(request).unwrap().outcome {
        Some(v1::inspect_game_response::Outcome::Position(position)) => position,
        other => panic!("no position but {other:?}"),
    }
}

/// The reasons and rules by which the record is refused.
fn faults(record: v1::GameRecord) -> Vec<(v1::Reason, String)> {
    let request = v1::InspectGameRequest {
        record: Some(record),
        ..v1::InspectGameRequest::default()
    };
    match crate::answer(request).unwrap().outcome {
        Some(v1::inspect_game_response::Outcome::RecordFaulty(faulty)) => faulty
            .violations
            .iter()
            .flat_map(|it| &it.violations)
            .map(|it| (it.reason(), it.rule_id.clone()))
            .collect(),
        other => panic!("no fault but {other:?}"),
    }
}

fn play(record: v1::GameRecord, card: v1::Card) -> v1::ValidateMoveResponse {
    let request = v1::ValidateMoveRequest {
        record: Some(record),
        card: card.into(),
        include: vec![v1::Include::Effects.into(), v1::Include::Position.into()],
        ..v1::ValidateMoveRequest::default()
    };
    crate::answer(request).unwrap()
}

fn at_first_fox() -> v1::RuleSet {
    let contracts = vec![v1::SchweineContract::Normal.into()];
    v1::RuleSet {
        schweine_mode: v1::SchweineMode::AtFirstFox.into(),
        schweine_contracts: Some(v1::SchweineContractList { values: contracts }),
        ..v1::RuleSet::default()
    }
}

fn seat(position: &v1::Position, seat: usize) -> &v1::SeatState {
    position.seats.get(seat - 1).unwrap()
}

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
fn arguments_of_extras_are_checked() {
    let genscher = |argument| {
        let record = record(v1::RuleSet::default(), "SQ");
        let record = with(record, 1, 2, v1::ExtraWord::Genscher, argument);
        let request = v1::InspectGameRequest {
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
fn a_pflichtansage_is_entered_by_the_service() {
    let pflicht = v1::Pflichtansage {
        augen: 30,
        only_if_none: v1::PflichtansageSilence::Any.into(),
        only_re_kontra: v1::PflichtansageCondition::NoAnsageOfParty.into(),
        in_hochzeit: v1::PflichtansageHochzeit::None.into(),
    };
    let options = v1::RuleSet {
        ann_pflicht: Some(v1::PflichtansageOption {
            value: Some(pflicht),
        }),
        ..v1::RuleSet::default()
    };
    let response = play(record(options, "HK HK HA"), v1::Card::Ha);
    let effects = response.effects.unwrap();
    let [entered] = effects.entered.as_slice() else {
        panic!("the Pflichtansage");
    };
    assert_eq!(entered.announcement(), v1::Announcement::Re);
    assert_eq!(entered.mode(), v1::AnnouncementMode::Forced);
    assert_eq!((entered.seat, entered.index), (3, None));
    let position = response.position.unwrap();
    assert_eq!(
        position.announcements.as_slice(),
        std::slice::from_ref(entered)
    );
    let third = seat(&position, 3);
    assert_eq!(third.party_proof(), v1::PartyProof::Announcement);
}

fn windows(record: v1::GameRecord, seat: i32) -> Vec<v1::AnnouncementWindow> {
    let request = v1::CheckAnnouncementRequest {
        record: Some(record),
        seat,
        ..v1::CheckAnnouncementRequest::default()
    };
    crate::answer(request).unwrap().windows
}

#[test]
fn where_tricks_are_counted_a_lead_ends_the_time() {
    use v1::announcement_window::ClosesWith;
    let options = v1::RuleSet {
        ann_counter: v1::AnnCounter::TricksStarted.into(),
        ..v1::RuleSet::default()
    };
    let running = windows(record(options.clone(), "HK HK HA"), 3);
    let [re] = running.as_slice() else {
        panic!("Re alone: {running:?}");
    };
    assert_eq!(re.closes_with, Some(ClosesWith::LeadOfTrick(2)));
    assert!(!re.closed_by_next_card);
    let complete = windows(record(options.clone(), "HK HK HA HA"), 3);
    assert!(complete.iter().all(|it| it.closed_by_next_card));
    assert!(windows(record(options.clone(), "HK HK HA HA DJ"), 3).is_empty());

    let request = v1::CheckAnnouncementRequest {
        record: Some(record(options, "HK HK HA HA DJ")),
        seat: 3,
        announcement: v1::Announcement::Re.into(),
        language: v1::Language::En.into(),
        ..v1::CheckAnnouncementRequest::default()
    };
    let verdict = crate::answer(request).unwrap().verdict.unwrap();
    let Some(Outcome::Refused(refusal)) = verdict.outcome else {
        panic!("it is too late");
    };
    assert_eq!(
        refusal.text,
        "Re was possible only until the lead to trick 2."
    );
    let [late] = refusal.violations.as_slice() else {
        panic!("one reason");
    };
    assert_eq!(late.rule_id, "ANN-12");
    let Some(v1::evidence::Evidence::Announcement(shown)) = refusal.evidence.unwrap().evidence
    else {
        panic!("evidence of an announcement");
    };
    assert_eq!(
        (
            shown.tricks_started,
            shown.counter_limit,
            shown.cards_in_hand_needed
        ),
        (2, Some(1), None)
    );
}

#[test]
fn before_the_first_trick_is_complete_the_time_may_not_have_come() {
    let options = v1::RuleSet {
        ann_earliest: v1::AnnEarliest::AfterFirstTrick.into(),
        ..v1::RuleSet::default()
    };
    let before = windows(record(options.clone(), "HK"), 3);
    let [re] = before.as_slice() else {
        panic!("Re alone: {before:?}");
    };
    assert_eq!(re.opens(), v1::WindowOpening::AfterFirstTrick);
    let response = play(record(options, "HK HK HA"), v1::Card::Ha);
    let opened = response.effects.unwrap().opened;
    assert_eq!(opened.len(), 4, "one Ansage for each seat");
    assert!(opened.iter().all(|it| it.opens() == v1::WindowOpening::Now));
}

/// A Normalspiel of the VLN in which seat 2 says Schweine.
fn with_schweine(plays: &str) -> v1::GameRecord {
    let mut record = of_the_vln(v1::RuleSet::default(), plays);
    record.said_seats = vec![1, 2, 2, 3, 4];
    record.said_words = vec![v1::SaidWord::Gesund.into(); 5];
    if let Some(second) = record.said_words.get_mut(1) {
        *second = v1::SaidWord::Schweine.into();
    }
    record
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
