//! What fills the gaps of a text stands beside it as values, and names can stand in place of seats.

use doko_proto::v1;
use doko_proto::v1::verdict::Outcome;
use doko_wire::{Question, answer};

const HANDS: &str = "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                     CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g";

fn record(line: &str) -> Option<v1::GameRecord> {
    Some(v1::GameRecord {
        line: format!("{HANDS}{line}"),
        ..v1::GameRecord::default()
    })
}

fn names() -> Vec<String> {
    ["anna", "Bernd", "Carla", "Detlef"]
        .map(str::to_owned)
        .to_vec()
}

fn play(line: &str, seat: v1::Seat, card: v1::Card) -> v1::ValidateMoveRequest {
    v1::ValidateMoveRequest {
        record: record(line),
        seat: seat.into(),
        card: card.into(),
        view: v1::View::Everything.into(),
        language: v1::Language::En.into(),
        ..v1::ValidateMoveRequest::default()
    }
}

fn refusal(verdict: Option<v1::Verdict>) -> Option<v1::Refusal> {
    match verdict?.outcome? {
        Outcome::Refused(refusal) => Some(refusal),
        Outcome::Accepted(_) | Outcome::Undecided(_) | Outcome::RecordFaulty(_) => None,
    }
}

fn filled(name: &str) -> v1::TextArgument {
    v1::TextArgument {
        name: name.to_owned(),
        ..v1::TextArgument::default()
    }
}

fn seat(name: &str, seat: v1::Seat) -> v1::TextArgument {
    v1::TextArgument {
        seats: vec![seat.into()],
        ..filled(name)
    }
}

fn cards(name: &str, cards: &[v1::Card]) -> v1::TextArgument {
    v1::TextArgument {
        cards: cards.iter().map(|&it| it.into()).collect(),
        ..filled(name)
    }
}

#[test]
fn a_refused_card_names_seats_cards_and_what_is_demanded() {
    let out_of_turn = answer(play("", v1::Seat::Seat3, v1::Card::Cj)).unwrap();
    let refused = refusal(out_of_turn.verdict).unwrap();
    assert_eq!(
        refused.violations[0].text,
        "The first trick is led by seat 1, not by seat 3."
    );
    assert_eq!(
        refused.violations[0].arguments,
        [
            seat("seat_to_play", v1::Seat::Seat1),
            seat("seat", v1::Seat::Seat3)
        ]
    );

    let revoke = answer(play("; p=CJ", v1::Seat::Seat2, v1::Card::Ca)).unwrap();
    let refused = refusal(revoke.verdict).unwrap();
    assert_eq!(
        refused.violations[0].text,
        "A trump is demanded, and ♣A is not one; the hand still holds ♠Q, ♠J, ♥J, ♦Q and ♦J."
    );
    let held = [
        v1::Card::Sq,
        v1::Card::Sj,
        v1::Card::Hj,
        v1::Card::Dq,
        v1::Card::Dj,
    ];
    assert_eq!(
        refused.violations[0].arguments,
        [
            cards("card", &[v1::Card::Ca]),
            cards("held_of_demanded", &held)
        ]
    );

    let revoke = answer(play("; p=ST", v1::Seat::Seat2, v1::Card::Dj)).unwrap();
    let refused = refusal(revoke.verdict).unwrap();
    let class = v1::TextArgument {
        card_class: v1::CardClass::Spades.into(),
        ..filled("demanded")
    };
    assert!(
        refused.violations[0].arguments.contains(&class),
        "{refused:?}"
    );
}

#[test]
fn an_announcement_names_numbers_and_announcements() {
    let asked = |announcement: v1::Announcement| {
        let asked = answer(v1::CheckAnnouncementRequest {
            record: record("; p=CJ DJ CJ DA DA SQ DQ HT"),
            seat: v1::Seat::Seat1.into(),
            announcement: announcement.into(),
            view: v1::View::Everything.into(),
            language: v1::Language::De.into(),
            ..v1::CheckAnnouncementRequest::default()
        });
        refusal(asked.unwrap().verdict).unwrap()
    };
    let announcement = |name: &str, it: v1::Announcement| v1::TextArgument {
        announcements: vec![it.into()],
        ..filled(name)
    };
    let number = |name: &str, it: u32| v1::TextArgument {
        number: Some(it),
        ..filled(name)
    };
    let late = &asked(v1::Announcement::Re).violations[0];
    assert_eq!(
        late.text,
        "Für „Re“ braucht man mindestens 11 Karten auf der Hand; Sitz 1 hat nur noch 10."
    );
    assert_eq!(
        late.arguments,
        [
            announcement("announcement", v1::Announcement::Re),
            number("cards_in_hand_needed", 11),
            seat("seat", v1::Seat::Seat1),
            number("cards_in_hand", 10),
        ]
    );
    let early = &asked(v1::Announcement::Keine90).violations[0];
    assert_eq!(
        early.arguments,
        [
            announcement("announcement", v1::Announcement::Keine90),
            announcement("required", v1::Announcement::Re),
        ]
    );
}

#[test]
fn without_texts_nothing_is_filled() {
    let question = v1::ValidateMoveRequest {
        language: v1::Language::Unspecified.into(),
        ..play("", v1::Seat::Seat3, v1::Card::Cj)
    };
    let refused = refusal(answer(question).unwrap().verdict).unwrap();
    assert_eq!(refused.violations[0].arguments, []);
}

#[test]
fn texts_call_the_seats_by_their_names() {
    let named = v1::ValidateMoveRequest {
        seat_names: names(),
        ..play("", v1::Seat::Seat3, v1::Card::Cj)
    };
    let refused = refusal(answer(named).unwrap().verdict).unwrap();
    assert!(
        refused
            .text
            .starts_with("The first trick is led by anna, not by Carla."),
        "{}",
        refused.text
    );
    assert_eq!(
        refused.violations[0].text,
        "The first trick is led by anna, not by Carla."
    );
}

/// The bad fields of a question.
fn bad_fields<Q: Question>(question: Q) -> Vec<(String, v1::ErrorReason, String)> {
    let fields = answer(question).err().map(|it| it.fields);
    let fields = fields.unwrap_or_default().into_iter();
    fields.map(|it| (it.path, it.reason, it.problem)).collect()
}

#[test]
fn names_that_are_none_are_refused() {
    let asked = |names: &[&str]| {
        bad_fields(v1::InspectGameRequest {
            record: record(""),
            view: v1::View::Public.into(),
            seat_names: names.iter().map(|&it| it.to_owned()).collect(),
            ..v1::InspectGameRequest::default()
        })
    };
    let longest = "ö".repeat(40);
    assert_eq!(asked(&[]), []);
    assert_eq!(asked(&[&longest, "b", "b", "Dr. D"]), []);
    let malformed = v1::ErrorReason::MalformedField;
    assert_eq!(
        asked(&["a", "b", "c"]),
        [(
            "seat_names".to_owned(),
            malformed,
            "must name all four seats or none".to_owned()
        )]
    );
    assert_eq!(asked(&["a", "b", "c", "d", "e"]).len(), 1);
    assert_eq!(asked(&["a", "b", "c", "d\u{202E}e"]).len(), 1);
    let found = asked(&["", " ", "c\n", &format!("{longest}d")]);
    let found: Vec<_> = found
        .iter()
        .map(|(path, reason, _)| (path.as_str(), *reason))
        .collect();
    assert_eq!(
        found,
        [
            ("seat_names[0]", malformed),
            ("seat_names[1]", malformed),
            ("seat_names[2]", malformed),
            ("seat_names[3]", v1::ErrorReason::LimitExceeded),
        ]
    );
}
