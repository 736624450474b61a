//! The examples of `docs/HIDDEN_HANDS.md` get the answers that stand beside them.
#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot ask has failed"
)]

use doko_proto::v1;
use doko_wire::answer;
use v1::inspect_game_response::Outcome;

const PAGE: &str = include_str!("../../docs/HIDDEN_HANDS.md");

#[test]
fn the_examples_get_their_answers() {
    let mut wrong = Vec::new();
    let mut asked = 0;
    for block in PAGE.split("```text\n").skip(1) {
        let mut lines = block.lines().take_while(|line| *line != "```");
        let game = lines.next().unwrap();
        for line in lines {
            let (question, expected) = line.split_once("  ").unwrap();
            let answer = ask(&read(game), question, expected.trim());
            if answer != expected.trim() {
                wrong.push(format!("{game}\n{question}: {answer}"));
            }
            asked += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(asked > 20, "{asked}");
}

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

/// The answer to a question of the page, as the page writes it.
fn ask(record: &v1::GameRecord, question: &str, expected: &str) -> String {
    let words: Vec<&str> = question.split(' ').collect();
    match words[..] {
        [who, "plays", name] => told(
            answer(v1::ValidateMoveRequest {
                view: v1::View::Everything.into(),
                record: Some(record.clone()),
                seat: seat(who).into(),
                card: card(name).into(),
                ..Default::default()
            })
            .unwrap()
            .verdict,
        ),
        [who, "says", word] => {
            let word = v1::SaidWord::from_str_name(&format!("SAID_WORD_{word}")).unwrap();
            told(
                answer(v1::CheckWordRequest {
                    view: v1::View::Everything.into(),
                    record: Some(record.clone()),
                    seat: seat(who).into(),
                    word: Some(v1::check_word_request::Word::Said(word.into())),
                    ..Default::default()
                })
                .unwrap()
                .verdict,
            )
        }
        [who, "announces", name] => {
            let name = v1::Announcement::from_str_name(&format!("ANNOUNCEMENT_{name}")).unwrap();
            told(
                answer(v1::CheckAnnouncementRequest {
                    view: v1::View::Everything.into(),
                    record: Some(record.clone()),
                    seat: seat(who).into(),
                    announcement: name.into(),
                    ..Default::default()
                })
                .unwrap()
                .verdict,
            )
        }
        [who, "claims"] => told(
            answer(v1::CheckClaimRequest {
                view: v1::View::Everything.into(),
                record: Some(record.clone()),
                seat: seat(who).into(),
                kind: v1::ClaimKind::Rest.into(),
                ..Default::default()
            })
            .unwrap()
            .verdict,
        ),
        ["as", who, ..] => {
            let view = v1::View::try_from(who.parse::<i32>().unwrap()).unwrap();
            let same = inspected(record, view) == inspected(&read(expected), view);
            let answer = if same { expected } else { "another answer" };
            answer.to_owned()
        }
        ["audit"] => audit(record),
        _ => position(record, &words),
    }
}

/// A fact of the position.
fn position(record: &v1::GameRecord, words: &[&str]) -> String {
    let Some(Outcome::Position(position)) = inspected(record, v1::View::Everything).outcome else {
        return "no position".to_owned();
    };
    let of = |who: &str| {
        let who = i32::from(seat(who));
        position.seats.iter().find(|it| it.seat == who).unwrap()
    };
    match words {
        ["party", "of", who] => {
            let state = of(who);
            let party = if state.party() == v1::Party::Unspecified {
                "open"
            } else {
                short(state.party().as_str_name(), "PARTY_")
            };
            format!("{party}, known to {}", numbers(&state.party_known_to))
        }
        ["hand", "of", who] => {
            let hand = of(who).hand();
            let names: Vec<&str> = hand.map(|it| short(it.as_str_name(), "CARD_")).collect();
            names.join(" ")
        }
        ["holders", "of", name] => {
            let name = i32::from(card(name));
            let unseen = position.unseen.iter().find(|it| it.card == name).unwrap();
            numbers(&unseen.possible_holders)
        }
        ["contract"] => match position.contract {
            Some(contract) => short(contract.kind().as_str_name(), "CONTRACT_KIND_").to_owned(),
            None => "open".to_owned(),
        },
        ["asked"] => {
            let asks = position.needs_input.unwrap().asks;
            let ask = asks.first().unwrap();
            let kind = short(ask.question().as_str_name(), "ASK_KIND_");
            format!("{} {kind}", ask.seat)
        }
        _ => panic!("no question: {words:?}"),
    }
}

fn inspected(record: &v1::GameRecord, view: v1::View) -> v1::InspectGameResponse {
    answer(v1::InspectGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        ..Default::default()
    })
    .unwrap()
}

fn audit(record: &v1::GameRecord) -> String {
    let audit = answer(v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        ..Default::default()
    })
    .unwrap();
    let told = audit.violations.iter().map(|it| {
        let reason = it.violations.first().unwrap().reason();
        let reason = short(reason.as_str_name(), "REASON_");
        match &it.proved_by {
            Some(card) => format!("{reason}, proven by play {}", card.index() + 1),
            None => reason.to_owned(),
        }
    });
    told.collect::<Vec<_>>().join("; ")
}

fn told(verdict: Option<v1::Verdict>) -> String {
    match verdict.unwrap().outcome.unwrap() {
        v1::verdict::Outcome::Accepted(_) => "accepted".to_owned(),
        v1::verdict::Outcome::Refused(it) => format!("refused {}", it.violations[0].rule_id),
        v1::verdict::Outcome::Undecided(_) => "undecided".to_owned(),
        v1::verdict::Outcome::RecordFaulty(_) => "faulty".to_owned(),
    }
}

fn seat(number: &str) -> v1::Seat {
    v1::Seat::from_str_name(&format!("SEAT_{number}")).unwrap()
}

fn card(name: &str) -> v1::Card {
    v1::Card::from_str_name(&format!("CARD_{name}")).unwrap()
}

fn short<'n>(name: &'n str, prefix: &str) -> &'n str {
    name.strip_prefix(prefix).unwrap_or(name)
}

fn numbers(seats: &[i32]) -> String {
    let seats: Vec<String> = seats.iter().map(i32::to_string).collect();
    seats.join(" ")
}
