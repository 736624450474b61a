//! How small a disagreement becomes.

use doko_harness::{Options, Strictness};
use doko_proto::v1::{self, score_game_request::Source};
use fastrand::Rng;
use prost::Message as _;

use super::super::{game, generate};
use super::*;
use crate::road::{Embedded, Fault, Reply, Road};
use crate::{Method, Profile};

/// The engine, but a caught Fuchs counts nothing in games known by their counts.
struct WithoutFuchs;

impl Road for WithoutFuchs {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        if method != Method::ScoreGame {
            return Embedded.call(method, request);
        }
        let mut request = v1::ScoreGameRequest::decode(request).unwrap();
        if let Some(Source::Counts(counts)) = &mut request.source {
            let fuchs = i32::from(v1::SpecialPoint::Fuchs);
            counts.specials.retain(|it| it.kind != fuchs);
        }
        Embedded.call(method, &request.encode_to_vec())
    }

    fn name(&self) -> String {
        "without Fuchs".to_owned()
    }
}

#[test]
fn of_counts_nothing_is_left_but_what_shows_it() {
    let profile = r#"
        rule_sets = ["ddv-tsr", "vln"]
        levels = ["scoring"]
        methods = ["ScoreGame"]
    "#;
    let profile = Profile::read(profile).unwrap();
    let found = generate(60, 0, &WithoutFuchs, &profile, Strictness::Full, |_| {});
    let found = found.unwrap();
    assert!(!found.disagreements.is_empty());
    for it in &found.disagreements {
        let Question::ScoreCounts(counts) = &it.question else {
            panic!("{:?}", it.question);
        };
        let special: Vec<&str> = counts.special.iter().map(|it| it.0.as_str()).collect();
        assert_eq!(special, ["fuchs"], "{counts:?}");
        assert_eq!(
            (counts.announcements.len(), counts.options.len()),
            (0, 0),
            "{counts:?}"
        );
        assert_eq!((counts.re_augen, counts.re_tricks), (121, 6), "{counts:?}");
    }
    let alike: u64 = found.disagreements.iter().map(|it| it.alike).sum();
    assert_eq!(found.others, alike, "{:?}", found.unshown);
    let left_out = "the level `play` is left out";
    assert!(found.unsupported.contains_key(left_out));
}

/// The engine, but every announcement is allowed to whoever this says.
struct Lenient {
    only_with_a_view: bool,
}

impl Road for Lenient {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        if method != Method::CheckAnnouncement {
            return Embedded.call(method, request);
        }
        let asked = v1::CheckAnnouncementRequest::decode(request).unwrap();
        if self.only_with_a_view && asked.view() == v1::View::Everything {
            return Embedded.call(method, request);
        }
        let accepted = v1::verdict::Outcome::Accepted(v1::Acceptance::default());
        let response = v1::CheckAnnouncementResponse {
            verdict: Some(v1::Verdict {
                outcome: Some(accepted),
            }),
            ..v1::CheckAnnouncementResponse::default()
        };
        Ok(Reply::Response(response.encode_to_vec()))
    }

    fn name(&self) -> String {
        "lenient".to_owned()
    }
}

/// The engine, but who does not follow is refused by the next rule.
struct Misnames;

impl Road for Misnames {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let reply = Embedded.call(method, request)?;
        let Reply::Response(bytes) = &reply else {
            return Ok(reply);
        };
        if method != Method::ValidateMove {
            return Ok(reply);
        }
        let mut response = v1::ValidateMoveResponse::decode(bytes.as_slice()).unwrap();
        let verdict = response.verdict.as_mut().and_then(|it| it.outcome.as_mut());
        if let Some(v1::verdict::Outcome::Refused(refusal)) = verdict {
            for violation in &mut refusal.violations {
                violation.rule_id = violation.rule_id.replace("FOLLOW-2", "FOLLOW-3");
            }
        }
        Ok(Reply::Response(response.encode_to_vec()))
    }

    fn name(&self) -> String {
        "misnames".to_owned()
    }
}

/// Games with thirty cards on the table, in which Re was announced at once.
fn far_on() -> impl Iterator<Item = Record> {
    let is_far_on = |it: &Record| cards(&it.plays).count() == 30 && it.said.len() == 4;
    let records = (0..).flat_map(|seed| {
        let mut random = Rng::with_seed(seed);
        game::game("ddv-tsr", &Options::new(), seed, &mut random).unwrap()
    });
    records.filter(is_far_on).map(|mut record| {
        let holds = |hand: &String| cards(hand).any(|it| it == "CQ");
        let seat = (1..).zip(&record.hands).find(|(_, it)| holds(it));
        record.extras = vec![format!("0: {} re", seat.unwrap().0)];
        record
    })
}

/// What shrinking leaves of a question.
fn shrunk(road: &dyn Road, question: &Question) -> Option<Question> {
    let profile = Profile::default();
    let both = Both {
        road,
        profile: &profile,
        strictness: Strictness::Full,
    };
    match both.compare(question) {
        Compared::Different(different) => Some(shrink(&both, question.clone(), *different).0),
        Compared::Same | Compared::NotAsked(_) => None,
    }
}

fn announce(record: Record) -> Question {
    Question::Announce(Announce {
        record,
        seat: 1,
        say: "keine_30".to_owned(),
        party: None,
    })
}

#[test]
fn of_an_announcement_no_card_and_no_word_is_left() {
    let road = Lenient {
        only_with_a_view: false,
    };
    let question = announce(far_on().next().unwrap());
    let small = shrunk(&road, &question).unwrap();
    let record = small.record().unwrap();
    assert_eq!(record.plays, "");
    assert_eq!(record.extras, Vec::<String>::new());
    assert_eq!(record.said, Vec::<String>::new());

    // Whoever sees it sees it with the eyes of nobody in particular, too.
    let seen = with(&question, |record| record.view = Some(1));
    let small = shrunk(&road, &seen).unwrap();
    assert_eq!(small.record().unwrap().view, None);
}

#[test]
fn a_view_stays_where_nothing_shows_without_it() {
    let road = Lenient {
        only_with_a_view: true,
    };
    let question = announce(far_on().next().unwrap());
    assert_eq!(shrunk(&road, &question), None);
    let seen = with(&question, |record| record.view = Some(1));
    let small = shrunk(&road, &seen).unwrap();
    let record = small.record().unwrap();
    assert_eq!((record.view, record.plays.as_str()), (Some(1), ""));
}

/// Whether each of its cards may be played by a seat.
fn plays(record: &Record) -> Vec<Question> {
    let mut questions = Vec::new();
    for (seat, hand) in (1..).zip(&record.hands) {
        questions.extend(cards(hand).map(|card| {
            Question::Play(Play {
                record: record.clone(),
                seat,
                card: card.to_owned(),
            })
        }));
    }
    questions
}

#[test]
fn of_a_revoke_the_card_is_left_that_was_not_followed() {
    let mut questions = far_on().take(20).flat_map(|it| plays(&it));
    let small = questions.find_map(|it| shrunk(&Misnames, &it)).unwrap();
    let record = small.record().unwrap();
    assert_eq!(cards(&record.plays).count(), 1, "{record:?}");
    assert_eq!(record.extras, Vec::<String>::new());
}
