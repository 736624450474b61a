//! Records that are given as one line, and lines that are answered.

use doko_proto::v1;
use doko_proto::v1::check_word_request::Word;
use doko_wire::{Failure, answer};

const HANDS: &str = "h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                     CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK";

/// A game under `ddv-tsr`, with all hands.
fn game(rest: &str) -> String {
    format!("ddv-tsr; {HANDS}; {rest}")
}

fn given(line: &str) -> Option<v1::GameRecord> {
    Some(v1::GameRecord {
        line: line.to_owned(),
        ..v1::GameRecord::default()
    })
}

fn moved(record: Option<v1::GameRecord>, card: v1::Card) -> v1::ValidateMoveRequest {
    v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record,
        card: card.into(),
        include: (1..=5).collect(),
        language: v1::Language::En.into(),
        ..v1::ValidateMoveRequest::default()
    }
}

fn problems(failure: Failure) -> Vec<(String, String)> {
    let fields = failure.into_fields().into_iter();
    fields.map(|it| (it.path, it.problem)).collect()
}

#[test]
fn a_line_says_what_the_fields_say() {
    let line = game("s=1g 2g 3g 4g; p=HTDJCJDA; x=1:4re");
    let fields = Some(doko_notation::read(&line).unwrap());
    for card in [v1::Card::Sq, v1::Card::Ca, v1::Card::Hq] {
        let in_fields = answer(moved(fields.clone(), card)).unwrap();
        assert_eq!(answer(moved(given(&line), card)).unwrap(), in_fields);
    }
    let whole = |record| v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record,
        ..v1::AuditGameRequest::default()
    };
    assert_eq!(answer(whole(given(&line))), answer(whole(fields)));
}

#[test]
fn the_game_goes_on_line_by_line() {
    let mut line = format!("ddv-tsr; {HANDS}");
    for (seat, word, said) in [
        (1, v1::SaidWord::Gesund, "1g"),
        (2, v1::SaidWord::Gesund, "1g 2g"),
        (3, v1::SaidWord::Gesund, "1g 2g 3g"),
        (4, v1::SaidWord::Gesund, "1g 2g 3g 4g"),
    ] {
        let asked = answer(v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            record: given(&line),
            seat,
            word: Some(Word::Said(word.into())),
            include: vec![v1::Include::Line.into()],
            ..v1::CheckWordRequest::default()
        });
        line = asked.unwrap().line;
        assert_eq!(line, game(&format!("s={said}")));
    }
    line = answer(moved(given(&line), v1::Card::Ht)).unwrap().line;
    assert_eq!(line, game("s=1g 2g 3g 4g; p=HT"));
    let announced = answer(v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: given(&line),
        seat: 4,
        announcement: v1::Announcement::Re.into(),
        include: vec![v1::Include::Line.into()],
        ..v1::CheckAnnouncementRequest::default()
    });
    line = announced.unwrap().line;
    assert_eq!(line, game("s=1g 2g 3g 4g; p=HT; x=1:4re"));
    let claimed = answer(v1::CheckClaimRequest {
        view: v1::View::Everything.into(),
        record: given(&line),
        seat: 3,
        kind: v1::ClaimKind::Surrender.into(),
        include: vec![v1::Include::Line.into()],
        ..v1::CheckClaimRequest::default()
    });
    // A party that is not known cannot give up.
    assert_eq!(claimed.unwrap().line, "");
}

#[test]
fn an_exchange_is_part_of_the_line() {
    let hands = "h=HTCQSQHQSJHJDTCACTHK/HTCQSQHQSJDADTCASASK/DJDADKCTCKSASTSKHAHK/\
                 DQDQCJCJHJDJDKCKSTHA";
    let said = "s=1g 2g 3armut 4g";
    let mut line = format!("vln; {hands}; {said}");
    let (armut, given_back) = (vec!["DJ", "DA", "DK"], vec!["CK", "ST", "HA"]);
    for (seat, word, cards) in [
        (3, v1::SaidWord::ArmutPush, armut),
        (4, v1::SaidWord::ArmutAccept, Vec::new()),
        (4, v1::SaidWord::ArmutReturn, given_back),
    ] {
        let cards = cards.into_iter();
        let number = |name| v1::Card::from_str_name(&format!("CARD_{name}")).unwrap();
        let asked = answer(v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            record: given(&line),
            seat,
            word: Some(Word::Said(word.into())),
            cards: cards.map(|name| number(name).into()).collect(),
            include: vec![v1::Include::Line.into()],
            ..v1::CheckWordRequest::default()
        });
        line = asked.unwrap().line;
    }
    let said = format!("{said} 3armut_push 4armut_accept 4armut_return");
    assert_eq!(line, format!("vln; {hands}; {said}; a=DJDADK/CKSTHA"));
}

#[test]
fn no_line_tells_what_a_view_may_not_know() {
    let line = game("s=1g 2g 3g 4g; p=HT");
    for view in 1..=5 {
        let asked = v1::ValidateMoveRequest {
            view,
            ..moved(given(&line), v1::Card::Dj)
        };
        assert_eq!(answer(asked).unwrap().line, "", "{view}");
    }
}

#[test]
fn what_is_wrong_has_its_column() {
    for (line, place, field) in [
        (game("s=1g 2g 3g 4g; p=HTDJ,"), ",", "expected"),
        (
            "vln; s=1g 2g 3g 4g; p=HTDJ C9".to_owned(),
            "C9",
            "`plays[2]`",
        ),
        ("vln; s=1g 2g; p=1HT2DJ3C9".to_owned(), "3C9", "`plays[2]`"),
        (game("s=1g; p=HT; x=0:4re 9:1re"), "9:1re", "`extra_at[1]`"),
        (format!("vln; {HANDS}; s=1g"), "D9SQ", "`hand_1[4]`"),
        (game("s=1g 2g; o=CA"), "CA", "`claim_order`"),
        ("ddv; s=1g".to_owned(), "ddv", "`rule_set.name`"),
    ] {
        let failure = answer(moved(given(&line), v1::Card::Sq)).unwrap_err();
        let found = problems(failure);
        let start = line.rfind(place).unwrap();
        let column = format!("column {}", line[..start].chars().count() + 1);
        let named = found.iter().find(|it| {
            let rest = it.1.strip_prefix(&column);
            rest.is_some_and(|it| it.starts_with([':', ' ']) && it.contains(field))
        });
        let (path, _) = named.unwrap_or_else(|| panic!("{column} of {line}: {found:#?}"));
        assert_eq!(path, "record.line");
    }
}

#[test]
fn a_line_stands_alone() {
    let mut record = given("vln").unwrap();
    record.plays.push(1);
    let failure = answer(moved(Some(record), v1::Card::Sq)).unwrap_err();
    assert_eq!(failure.reason(), v1::ErrorReason::ContradictoryFields);
    let failure = answer(moved(given(&"v".repeat(9_000)), v1::Card::Sq)).unwrap_err();
    assert_eq!(failure.reason(), v1::ErrorReason::LimitExceeded);
}

#[test]
fn a_list_of_lines_is_kept_as_one_of_records() {
    let line = game("s=1g 2g 3g 4g; p=HT").replace("; h=", "; c=t2341; h=");
    for (line, rules) in [
        (line.clone(), "ddv-tsr"),
        (
            line.replace(
                "ddv-tsr",
                "vln{deck.nines=with deal.packets=3,3,3,3 table.seating=free}",
            ),
            "free",
        ),
    ] {
        let record = doko_notation::read(&line).unwrap();
        let session = |record: v1::GameRecord| v1::ScoreSessionRequest {
            rule_set: doko_notation::read(&line).unwrap().rule_set,
            entries: vec![v1::SessionEntry {
                entry: Some(v1::session_entry::Entry::Game(v1::SessionGame {
                    game: Some(v1::session_game::Game::Record(record)),
                    ..v1::SessionGame::default()
                })),
            }],
            ..v1::ScoreSessionRequest::default()
        };
        let in_fields = answer(session(record)).unwrap();
        assert_eq!(
            answer(session(given(&line).unwrap())).unwrap(),
            in_fields,
            "{rules}"
        );
    }
}

#[test]
fn a_line_names_the_places_of_a_large_table() {
    let line = "vln{table.players=8 table.offsets=1,2,3}; c=t5678; \
                h=HTCQSQHQSJHJDTCACTHK/??/??/??; s=1g 2g 3g 4g";
    let moved = answer(moved(given(line), v1::Card::Ht)).unwrap();
    assert_eq!(moved.line, format!("{line}; p=HT"));
    let session = |line: &str| v1::ScoreSessionRequest {
        rule_set: doko_notation::read("ddv-tsr").unwrap().rule_set,
        entries: vec![v1::SessionEntry {
            entry: Some(v1::session_entry::Entry::Game(v1::SessionGame {
                game: Some(v1::session_game::Game::Record(given(line).unwrap())),
                ..v1::SessionGame::default()
            })),
        }],
        ..v1::ScoreSessionRequest::default()
    };
    for (line, problem) in [
        (
            game("c=t1324; s=1g 2g 3g 4g"),
            "(`context.places`): must be places",
        ),
        (
            "vln; s=1g".to_owned(),
            "column 1 (`rule_set`): must be the rule set",
        ),
    ] {
        let found = problems(answer(session(&line)).unwrap_err());
        let named = found.iter().find(|it| it.1.contains(problem));
        let (path, _) = named.unwrap_or_else(|| panic!("{found:#?}"));
        assert_eq!(path, "entries[0].game.record.line");
    }
}
