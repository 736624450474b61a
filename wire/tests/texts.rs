//! Texts about hands that are not known have no gaps.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use doko_proto::v1;

const HANDS: [&str; 4] = [
    "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
    "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
    "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
    "DA HT HA DT CQ D9 DJ CK DT ST CT HK",
];
const PLAYS: &str = "HT DJ CJ DA DA SQ DQ HT ST S9 SA SK";

fn cards(text: &str) -> Vec<i32> {
    let card = |it: &str| v1::Card::from_str_name(&format!("CARD_{it}")).map(i32::from);
    text.split_whitespace().filter_map(card).collect()
}

/// The record after so many cards, with nothing announced or a few things.
fn record(
    rule_set: &str,
    overrides: v1::RuleSet,
    played: usize,
    announced: &[(i32, v1::ExtraWord)],
) -> v1::GameRecord {
    let [hand_1, hand_2, hand_3, hand_4] = HANDS.map(cards);
    let mut plays = cards(PLAYS);
    plays.truncate(played);
    v1::GameRecord {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name(rule_set.to_owned())),
            overrides: Some(Box::new(overrides)),
            ..v1::RuleSetRef::default()
        }),
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        said_seats: vec![1, 2, 3, 4],
        said_words: vec![v1::SaidWord::Gesund.into(); 4],
        plays,
        extra_at: vec![0; announced.len()],
        extra_seats: announced.iter().map(|(seat, _)| *seat).collect(),
        extra_words: announced.iter().map(|(_, word)| (*word).into()).collect(),
        ..v1::GameRecord::default()
    }
}

/// The text of a refused announcement, and of each of its reasons.
fn told(
    record: &v1::GameRecord,
    seat: v1::Seat,
    what: i32,
    view: v1::View,
    language: v1::Language,
) -> Vec<String> {
    let request = v1::CheckAnnouncementRequest {
        record: Some(record.clone()),
        seat: seat.into(),
        announcement: what,
        view: view.into(),
        language: language.into(),
        ..v1::CheckAnnouncementRequest::default()
    };
    let verdict = doko_wire::answer(request).unwrap().verdict;
    match verdict.and_then(|it| it.outcome) {
        Some(v1::verdict::Outcome::Refused(refusal)) => {
            // Reasons of which none is certain have no texts.
            let certain = !refusal.depends_on_hands;
            let grounds = refusal.violations.into_iter().filter(|_| certain);
            grounds.map(|it| it.text).chain([refusal.text]).collect()
        }
        // What would only be supposed has no texts.
        Some(v1::verdict::Outcome::Undecided(_) | v1::verdict::Outcome::Accepted(_)) => Vec::new(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_absage_of_a_seat_of_some_party_needs_its_ansage() {
    let record = record("ddv-tsr", v1::RuleSet::default(), 1, &[]);
    let keine_90 = v1::Announcement::Keine90.into();
    let told = |language| {
        told(
            &record,
            v1::Seat::Seat3,
            keine_90,
            v1::View::Public,
            language,
        )
    };
    assert_eq!(
        told(v1::Language::En).last().map(String::as_str),
        Some(
            "Re or Kontra has to be announced for one’s own party before keine 90; there is still \
             time for it."
        )
    );
}

/// The violations are those of one of the deals that fit; what a hand holds there is no fact.
#[test]
fn what_is_undecided_says_nothing_of_a_supposed_hand() {
    let record = record("ddv-tsr", v1::RuleSet::default(), 1, &[]);
    for language in [v1::Language::De, v1::Language::En] {
        let asked = |view: v1::View| {
            let request = v1::ValidateMoveRequest {
                record: Some(record.clone()),
                seat: v1::Seat::Seat2.into(),
                card: v1::Card::Hk.into(),
                view: view.into(),
                language: language.into(),
                ..v1::ValidateMoveRequest::default()
            };
            doko_wire::answer(request).unwrap().verdict.unwrap().outcome
        };
        let Some(v1::verdict::Outcome::Refused(refusal)) = asked(v1::View::Everything) else {
            panic!("a revoke");
        };
        assert!(refusal.violations.iter().all(|it| !it.text.is_empty()));
        let Some(v1::verdict::Outcome::Undecided(undecided)) = asked(v1::View::Public) else {
            panic!("nobody knows the hand");
        };
        let told = undecided.violations.iter();
        let told = told.map(|it| (it.reason(), it.rule_id.as_str(), it.text.as_str()));
        assert_eq!(
            told.collect::<Vec<_>>(),
            [
                (v1::Reason::CardNotHeld, "FOLLOW-1", ""),
                (v1::Reason::Revoke, "FOLLOW-2", "")
            ]
        );
    }
}

/// Every announcement of every seat, through the eyes of everybody, under rules in which
/// every reason to refuse one can arise.
#[test]
fn no_text_has_an_unfilled_gap() {
    use v1::ExtraWord::{Keine60, Keine90, Kontra, Re};
    let rules: [(&str, v1::RuleSet); 4] = [
        ("ddv-tsr", v1::RuleSet::default()),
        (
            "ddv-tsr",
            v1::RuleSet {
                ann_counter: v1::AnnCounter::TricksStarted.into(),
                ann_absage_requires: v1::AbsageRequires::Any.into(),
                ..v1::RuleSet::default()
            },
        ),
        (
            "ddv-tsr",
            v1::RuleSet {
                ann_skip_absagen: v1::AnnSkipAbsagen::Forbidden.into(),
                ..v1::RuleSet::default()
            },
        ),
        (
            "ddv-tsr",
            v1::RuleSet {
                ann_skip_ansage: v1::AnnSkipAnsage::Allowed.into(),
                ..v1::RuleSet::default()
            },
        ),
    ];
    // Seats 1 and 4 hold a ♣Q each.
    let announced: [&[(i32, v1::ExtraWord)]; 4] = [
        &[],
        &[(1, Re), (1, Keine90)],
        &[(2, Kontra), (2, Keine90)],
        &[
            (1, Re),
            (1, Keine90),
            (1, Keine60),
            (2, Kontra),
            (3, Keine90),
        ],
    ];
    let views = [
        v1::View::Everything,
        v1::View::Seat1,
        v1::View::Seat2,
        v1::View::Public,
    ];
    let mut texts = 0;
    for (name, overrides) in &rules {
        for announced in announced {
            for played in [1, 10] {
                let record = record(name, overrides.clone(), played, announced);
                for (seat, view, what) in views.into_iter().flat_map(|view| {
                    let seats = [v1::Seat::Seat1, v1::Seat::Seat2, v1::Seat::Seat4];
                    seats
                        .into_iter()
                        .flat_map(move |seat| (1..=6).map(move |it| (seat, view, it)))
                }) {
                    for language in [v1::Language::De, v1::Language::En] {
                        for text in told(&record, seat, what, view, language) {
                            assert!(
                                !text.contains("  ")
                                    && !text.contains(" ,")
                                    && !text.contains(" .")
                                    && text.trim() == text
                                    && !text.is_empty(),
                                "`{text}` of {seat:?} and {what} in {view:?} after {played}"
                            );
                            texts += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(texts > 3_000, "only {texts} texts");
}
