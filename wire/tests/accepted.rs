//! What is accepted cites the rule that allows it, with a sentence where a language is
//! asked for; and what is left open says so.

#![expect(
    clippy::panic,
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use doko_proto::v1;
use v1::verdict::Outcome;
use v1::{Card, Language, View};

const HANDS: [&str; 4] = [
    "HT HQ CJ SJ SJ DJ CA CT CK HA HK H9",
    "HT CQ SQ CJ DJ DT DK CA CT ST SK S9",
    "SQ HQ DQ DQ DA DA D9 CK C9 SA SK HK",
    "CQ HJ HJ DT DK D9 C9 SA ST S9 HA H9",
];

fn cards(text: &str) -> Vec<i32> {
    let card = |it: &str| Card::from_str_name(&format!("CARD_{it}")).map(i32::from);
    text.split_whitespace().filter_map(card).collect()
}

fn record(said: usize, plays: &str) -> v1::GameRecord {
    let [hand_1, hand_2, hand_3, hand_4] = HANDS.map(cards);
    v1::GameRecord {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
            ..v1::RuleSetRef::default()
        }),
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        said_seats: [1, 2, 3, 4].into_iter().take(said).collect(),
        said_words: vec![v1::SaidWord::Gesund.into(); said],
        plays: cards(plays),
        ..v1::GameRecord::default()
    }
}

/// The verdict on the next card.
fn card(plays: &str, card: Card, view: View, language: Language) -> Outcome {
    let request = v1::ValidateMoveRequest {
        record: Some(record(4, plays)),
        card: card.into(),
        view: view.into(),
        language: language.into(),
        ..v1::ValidateMoveRequest::default()
    };
    let response = doko_wire::answer(request).unwrap();
    response.verdict.unwrap().outcome.unwrap()
}

/// The rules and sentences of an action that is accepted.
fn cited(outcome: Outcome) -> Vec<(String, String)> {
    let Outcome::Accepted(accepted) = outcome else {
        panic!("not accepted: {outcome:?}");
    };
    let cited = accepted.decided_by.into_iter();
    cited.map(|it| (it.rule_id, it.text)).collect()
}

fn pair(rule: &str, text: &str) -> (String, String) {
    (rule.to_owned(), text.to_owned())
}

#[test]
fn a_card_says_why_it_may_be_played() {
    let told = |plays, which, view| cited(card(plays, which, view, Language::De));
    for view in [View::Everything, View::Seat2] {
        let free = "Auf der Hand ist kein ♥: Jede Karte darf gespielt werden, auch ♣D.";
        assert_eq!(told("HA", Card::Cq, view), [pair("FOLLOW-3", free)]);
    }
    for view in [View::Everything, View::Seat3] {
        let follows = [pair("FOLLOW-2", "♥K bedient ♥.")];
        assert_eq!(told("HA S9", Card::Hk, view), follows);
    }
    let silent = cited(card("HA S9", Card::Hk, View::Seat3, Language::Unspecified));
    assert_eq!(silent, [pair("FOLLOW-2", "")]);
}

#[test]
fn what_is_open_says_so_without_a_hand() {
    for (language, text) in [
        (
            Language::De,
            "Das hängt von Karten ab, die nicht bekannt sind.",
        ),
        (Language::En, "This depends on cards that are not known."),
        (Language::Unspecified, ""),
    ] {
        let outcome = card("HA S9", Card::Hk, View::Seat1, language);
        let Outcome::Undecided(open) = outcome else {
            panic!("not open: {outcome:?}");
        };
        assert_eq!(open.text, text);
    }
}

#[test]
fn an_announcement_says_until_when_it_is_in_time() {
    let told = |view: View| {
        let request = v1::CheckAnnouncementRequest {
            record: Some(v1::GameRecord {
                extra_at: vec![1],
                extra_seats: vec![1],
                extra_words: vec![v1::ExtraWord::Kontra.into()],
                ..record(4, "HA")
            }),
            seat: 1,
            announcement: v1::Announcement::Keine60.into(),
            view: view.into(),
            language: Language::En.into(),
            ..v1::CheckAnnouncementRequest::default()
        };
        let response = doko_wire::answer(request).unwrap();
        cited(response.verdict.unwrap().outcome.unwrap())
    };
    let in_time = "Keine 90 needs at least 10 cards in hand; seat 1 holds 11.";
    let more = "Keine 60 announces everything from keine 90 on, so the time for keine 90 counts.";
    let both = [pair("ANN-11", in_time), pair("ANN-8", more)];
    assert_eq!(told(View::Everything), both);
    assert_eq!(told(View::Seat1), both);
}

/// That Re could still answer Kontra later is another rule.
#[test]
fn an_ansage_in_time_says_its_own_limit_although_others_have_announced() {
    let request = v1::CheckAnnouncementRequest {
        view: View::Everything.into(),
        record: Some(v1::GameRecord {
            extra_at: vec![1],
            extra_seats: vec![1],
            extra_words: vec![v1::ExtraWord::Kontra.into()],
            ..record(4, "HA")
        }),
        seat: 2,
        announcement: v1::Announcement::Re.into(),
        language: Language::En.into(),
        ..v1::CheckAnnouncementRequest::default()
    };
    let response = doko_wire::answer(request).unwrap();
    let told = cited(response.verdict.unwrap().outcome.unwrap());
    let in_time = "Re needs at least 11 cards in hand; seat 2 holds 12.";
    assert_eq!(told, [pair("ANN-11", in_time)]);
}

#[test]
fn a_word_says_what_lets_it_be_said() {
    let told = |view: View| {
        let request = v1::CheckWordRequest {
            record: Some(record(1, "")),
            seat: 2,
            word: Some(v1::check_word_request::Word::Said(
                v1::SaidWord::Vorbehalt.into(),
            )),
            view: view.into(),
            language: Language::En.into(),
            ..v1::CheckWordRequest::default()
        };
        let response = doko_wire::answer(request).unwrap();
        cited(response.verdict.unwrap().outcome.unwrap())
    };
    let speaks = "Seat 2 has not spoken yet and may say “Vorbehalt”.";
    assert_eq!(told(View::Everything), [pair("VORB-1", speaks)]);
    assert_eq!(told(View::Seat2), [pair("VORB-1", speaks)]);
}
