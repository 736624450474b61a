//! The tables of `tests/vectors/known`, asked of the service inside the kit: what views are
//! told of positions on the way through messages.
#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "helpers of tests"
)]

use doko_conformance::road::Embedded;
use doko_conformance::{RoadJudge, message, name};
use doko_harness::{
    Announce, Answer, Asked, Claim, Finding, Judge as _, KnownFile, Observer, Play, Question,
    Record, VIEWS, Word, known_dir, told,
};
use doko_proto::v1;
use doko_proto::v1::NotJudgedReason as NotJudged;

/// The service, asked as anybody asks it.
struct Service;

impl Observer for Service {
    fn observe(
        &self,
        record: &Record,
        asked: &[Asked<'_>],
    ) -> Result<(Vec<String>, Vec<Finding>), String> {
        let (game, origins) = message(record).map_err(|it| it.to_string())?;
        let view = v1::View::try_from(i32::from(record.view.unwrap_or_default()));
        let view = match view {
            Ok(v1::View::Unspecified) | Err(_) => v1::View::Public,
            Ok(view) => view,
        };
        let mut lines = audited(record, &game, view, &origins);
        let Some(position) = inspected(&game, view) else {
            return Ok((lines, Vec::new()));
        };
        lines.extend(of_position(&position));
        let judge = RoadJudge::new(&Embedded);
        let found = asked.iter().map(|asked| {
            let question = question(record, *asked);
            let answer = judge.answer(&question);
            finding(&answer).ok_or_else(|| format!("{asked}: {answer:?}"))
        });
        Ok((lines, found.collect::<Result<_, _>>()?))
    }
}

fn finding(answer: &Answer) -> Option<Finding> {
    if let Answer::Play(it) = answer {
        Some(Finding::from(it.clone()))
    } else if let Answer::Announce(it) = answer {
        Some(Finding::from(it.clone()))
    } else if let Answer::Word(it) = answer {
        Some(Finding::from(it.clone()))
    } else if let Answer::Claim(it) = answer {
        Some(Finding::from(it.clone()))
    } else {
        None
    }
}

fn question(record: &Record, asked: Asked<'_>) -> Question {
    let record = record.clone();
    match asked {
        Asked::Card(seat, card) => Question::Play(Play {
            record,
            seat,
            card: card.to_owned(),
        }),
        Asked::Announcement(seat, say) => Question::Announce(Announce {
            record,
            seat,
            say: say.to_owned(),
            party: None,
        }),
        Asked::Word(seat, say) | Asked::InPlay(seat, say) => Question::Word(Word {
            record,
            seat,
            say: say.to_owned(),
            in_play: matches!(asked, Asked::InPlay(..)),
        }),
        Asked::Claim(seat, claim) => Question::Claim(Claim {
            record,
            seat,
            claim: claim.to_owned(),
            order: String::new(),
        }),
    }
}

fn audited(
    text: &Record,
    record: &v1::GameRecord,
    view: v1::View,
    origins: &[usize],
) -> Vec<String> {
    let audit = doko_wire::answer(v1::AuditGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
        ..v1::AuditGameRequest::default()
    });
    let audit = audit.unwrap();
    let place = |action: Option<&v1::ActionRef>| {
        let action = action.unwrap();
        if action.section() == v1::ActionSection::Armut {
            return word_with_cards(text, action);
        }
        let index = action.index.unwrap() as usize;
        let is_said = action.section() == v1::ActionSection::Said;
        let index = if is_said { origins[index] } else { index };
        format!("{} {index}", name::of_section(action.section))
    };
    let mut lines = Vec::new();
    for it in &audit.violations {
        let reason = it.violations.first().unwrap().reason;
        let reason = name::of_reason(reason);
        lines.push(format!("wrong {} {reason}", place(it.action.as_ref())));
    }
    for it in &audit.violations {
        if let Some(proof) = it.proved_by.as_ref() {
            let by = proof.index.unwrap();
            lines.push(format!("proved {} by {by}", place(it.action.as_ref())));
        }
    }
    let doubtful = audit.not_judged.iter();
    let doubtful = doubtful.filter(|it| it.reason() == NotJudged::HandUnknown);
    lines.extend(doubtful.map(|it| format!("doubtful {}", place(it.action.as_ref()))));
    let after = audit.not_judged.iter();
    let after = after.filter(|it| it.reason() == NotJudged::AfterViolation);
    lines.push(format!("unjudged {}", after.count()));
    let points = audit.settlement.map(|it| it.points);
    let points = points.map(|it| it.iter().map(i32::to_string).collect::<Vec<_>>());
    lines.extend(points.map(|it| format!("points {}", it.join(" "))));
    lines
}

/// Cards that go over are words in a record as text: those of the seat that hands them over.
fn word_with_cards(text: &Record, action: &v1::ActionRef) -> String {
    let words = ["push", "return"].map(|word| format!("{} {word}", action.seat));
    let mut said = text.said.iter();
    let at = said.rposition(|it| words.iter().any(|word| it.starts_with(word)));
    format!("said {}", at.unwrap())
}

fn inspected(record: &v1::GameRecord, view: v1::View) -> Option<v1::Position> {
    use v1::inspect_game_response::Outcome;
    let answer = doko_wire::answer(v1::InspectGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
        ..v1::InspectGameRequest::default()
    });
    match answer.unwrap().outcome {
        Some(Outcome::Position(position)) => Some(position),
        Some(Outcome::NeedsInput(_) | Outcome::RecordFaulty(_)) | None => None,
    }
}

fn of_position(position: &v1::Position) -> Vec<String> {
    let mut lines = Vec::new();
    for it in &position.seats {
        let hand = format!("hand {} {}", it.seat, name::of_cards(&it.hand));
        lines.push(hand.trim_end().to_owned());
    }
    for it in &position.unseen {
        let holders: Vec<String> = it.possible_holders.iter().map(i32::to_string).collect();
        let card = name::of_cards(&[it.card]);
        lines.push(format!("unseen {card} {} {}", it.copies, holders.join(" ")));
    }
    lines.extend(position.armuten.iter().map(of_armut));
    for it in &position.seats {
        let seat = it.seat;
        if it.party != 0 {
            lines.push(format!("party {seat} {}", name::of_party(it.party)));
        }
        if !it.legal_cards.is_empty() {
            lines.push(format!("legal {seat} {}", name::of_cards(&it.legal_cards)));
        }
        for (right, called) in [
            (v1::ExtraWord::Schweine, "schweine"),
            (v1::ExtraWord::Genscher, "genscher"),
        ] {
            if it.other_rights.contains(&right.into()) {
                lines.push(format!("may {seat} {called}"));
            }
        }
    }
    let asks = position.needs_input.iter().flat_map(|it| &it.asks);
    // In a Vorführung a name is asked for, by a question of its own.
    let asked = |it: &v1::Ask| {
        let is_name = it.question() == v1::AskKind::VorfuehrungSolo;
        if is_name {
            "name".to_owned()
        } else {
            name::of_ask(it.question)
        }
    };
    let asks = asks.map(|it| format!("asks {} {}", it.seat, asked(it)));
    lines.extend(asks);
    lines
}

fn of_armut(armut: &v1::ArmutState) -> String {
    let number = |it: Option<u32>| it.map_or_else(|| "-".to_owned(), |it| it.to_string());
    let seat = |it: i32| Some(it.unsigned_abs()).filter(|&it| it != 0);
    let cards = |cards: &[i32]| {
        let text = name::of_cards(cards);
        if text.is_empty() {
            "-".to_owned()
        } else {
            text
        }
    };
    [
        format!("armut {}", armut.poor_player),
        number(seat(armut.acceptor)),
        number(armut.pushed_count),
        cards(&armut.pushed_cards),
        number(armut.returned_count),
        cards(&armut.returned_cards),
        number(armut.returned_trumps),
    ]
    .join(" ")
}

/// One view of each position, another one for the next.
#[test]
fn the_service_tells_views_what_the_tables_say() {
    let mut compared = 0;
    for name in ["words.json", "tricks.json"] {
        let file = KnownFile::load(&known_dir().join(name)).unwrap();
        for (position, view) in file.positions.iter().zip(VIEWS.iter().cycle()) {
            let told = told(&Service, position, view).unwrap();
            let written = position.views.get(*view).unwrap();
            let lines = told.lines.join("\n");
            let name = &position.name;
            assert_eq!(&told.to_string(), written, "{name}, {view}:\n{lines}");
            compared += 1;
        }
    }
    assert!(compared >= 200, "{compared}");
}
