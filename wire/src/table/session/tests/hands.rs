//! Lists with games of which the hands are not known.

use std::collections::BTreeMap;
use std::path::PathBuf;

use prost_reflect::{DescriptorPool, DynamicMessage};

use super::*;

/// The stored games of a folder, by their names.
fn games(folder: &str) -> BTreeMap<String, v1::GameRecord> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder);
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET).unwrap();
    let message = pool
        .get_message_by_name("doppelkopf.rules.v1.GameRecord")
        .unwrap();
    let mut games = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if name.ends_with(".json") && !name.ends_with(".expected.json") {
            let text = std::fs::read_to_string(path).unwrap();
            let mut json = serde_json::Deserializer::from_str(&text);
            let read = DynamicMessage::deserialize(message.clone(), &mut json).unwrap();
            games.insert(name, read.transcode_to().unwrap());
        }
    }
    games
}

fn all_games() -> BTreeMap<String, v1::GameRecord> {
    let mut games = games("../tests/golden");
    games.extend(self::games("../tests/golden/random"));
    games
}

/// The same game as somebody wrote it down who saw the table only.
fn from_the_table(mut record: v1::GameRecord) -> v1::GameRecord {
    record.hand_1.clear();
    record.hand_2.clear();
    record.hand_3.clear();
    record.hand_4.clear();
    for exchange in &mut record.armut_exchanges {
        let count = |cards: &[i32]| u32::try_from(cards.len()).ok();
        exchange.pushed_count = count(&exchange.pushed_cards);
        exchange.returned_count = count(&exchange.returned_cards);
        exchange.pushed_cards.clear();
        exchange.returned_cards.clear();
    }
    record
}

pub(super) fn list_of(records: &[v1::GameRecord]) -> v1::ScoreSessionRequest {
    let game = |it: &v1::GameRecord| E::Game(game(G::Record(it.clone())));
    let mut request = request(records.iter().map(game).collect());
    request.rule_set = records.first().unwrap().rule_set.clone();
    request.set_language(v1::Language::De);
    request
}

/// The answer, without what shows the hands of a faulty game.
fn told(request: v1::ScoreSessionRequest) -> v1::ScoreSessionResponse {
    let mut response = answer(request).unwrap();
    let faulty = response
        .lines
        .iter_mut()
        .flat_map(|it| &mut it.record_faulty);
    for violation in faulty.flat_map(|it| &mut it.violations) {
        violation.evidence = None;
    }
    response
}

/// Claimed after five tricks, more deals fit than are looked at: there the hands are asked
/// for.
const CLAIMED: &str = "palast-40-solo-claimed.json";

#[test]
fn a_claim_that_too_many_deals_fit_needs_the_hands() {
    let mut game = all_games().remove(CLAIMED).unwrap();
    game.plays.truncate(20);
    *game.extra_at.last_mut().unwrap() = 20;
    game.claim_order.clear();
    let failure = answer(list_of(&[from_the_table(game)])).unwrap_err();
    let hands = (1..=4).map(|it| format!("entries[0].game.record.hand_{it}"));
    let fields = failure.into_fields();
    assert!(fields.iter().map(|it| it.path.clone()).eq(hands));
}

#[test]
fn a_list_of_games_is_the_same_without_their_hands() {
    let games = all_games();
    assert!(games.len() > 100, "{}", games.len());
    let mut lists: Vec<Vec<v1::GameRecord>> = Vec::new();
    for (name, mut record) in games {
        // With a Pflichtsolo of the list some soli would be led by another seat.
        let context = record.context.get_or_insert_default();
        context.bock_factor.get_or_insert(1);
        let list = lists
            .iter_mut()
            .find(|it| it.first().unwrap().rule_set == record.rule_set);
        let seen = from_the_table(record.clone());
        let known = told(list_of(std::slice::from_ref(&record)));
        if known.lines.iter().any(|it| it.record_faulty.is_some()) {
            continue;
        }
        assert_eq!(told(list_of(&[seen])), known, "{name}");
        match list {
            Some(list) => list.push(record),
            None => lists.push(vec![record]),
        }
    }
    for list in lists {
        let seen: Vec<_> = list.iter().cloned().map(from_the_table).collect();
        let known = told(list_of(&list));
        let settled = known.lines.iter().filter(|it| it.settlement.is_some());
        assert!(settled.count() + 1 >= list.len());
        assert_eq!(told(list_of(&seen)), known);
    }
}

#[test]
fn a_game_that_is_not_over_gives_nothing_whatever_the_hands_are() {
    for (name, mut record) in games("../tests/golden") {
        record.plays.truncate(20);
        record.play_seats.truncate(20);
        let known = told(list_of(std::slice::from_ref(&record)));
        let faulty = known
            .lines
            .iter()
            .filter_map(|it| it.record_faulty.as_ref());
        let faults = faulty.flat_map(|it| &it.violations);
        let reasons: Vec<_> = faults
            .flat_map(|it| &it.violations)
            .map(|it| it.reason())
            .collect();
        assert!(!reasons.is_empty(), "{name}");
        if reasons != [v1::Reason::Incomplete] {
            continue;
        }
        assert_eq!(told(list_of(&[from_the_table(record)])), known, "{name}");
    }
}

#[test]
fn a_list_asks_for_the_hands_if_too_many_deals_fit() {
    let mut record = games("../tests/golden")
        .remove("recorded-normalspiel.json")
        .unwrap();
    record.hand_1.clear();
    record.hand_4.clear();
    let reckoned = |steps| {
        let mut reckoning = Reckoning::of(list_of(&[record.clone()])).unwrap();
        reckoning.steps = steps;
        reckoning.go_on(&|| true);
        reckoning.response()
    };
    let Failure { fields, .. } = reckoned(0).unwrap_err();
    let fields = fields
        .into_iter()
        .map(|it| (it.path, it.reason, it.problem));
    let hand = |seat| {
        let path = format!("entries[0].game.record.hand_{seat}");
        let why =
            "is required: more deals fit the record without it than are looked at for one game";
        (path, ErrorReason::MissingField, why.to_owned())
    };
    assert_eq!(fields.collect::<Vec<_>>(), [1, 4].map(hand));
    assert!(reckoned(Budget::STEPS).is_ok());
}

/// Whoever does not see the hands cannot tell an Armut from a Vorbehalt with nothing behind it:
/// few deals are looked at, and they end differently.
#[test]
fn a_list_asks_for_the_hands_that_decide_whether_there_was_a_game() {
    let line = "vln{solos= armut=redeal}; h=HASTCKHTHQDQSTHTCQCT/HADADQCASKSKCTHQHKHJ/\
                SQDACKSQSJDTSAHJHKDJ/DKCJDJDTCQDKSACJCASJ; s=1g 2v 3g 4g";
    let game = from_the_table(doko_notation::read(line).unwrap());
    let failure = answer(list_of(&[game])).unwrap_err();
    for field in failure.into_fields() {
        assert_eq!(
            field.problem,
            "is required: without it nobody knows whether the game has ended, and how"
        );
    }
}

/// Seat 1 holds all hearts but one, and nobody follows: one of three revoked, here seat 2.
const NOBODY_FOLLOWS: &str = "ddv-tsr; h=HAHAHKHKH9CJDQDJDKSASTCT/H9SACACACKCQCJSQSJHJHTDA/\
    CKCTSTSKSKC9CQSQSJHTHQHQ/C9S9S9HJDADKDTDTDQDJD9D9; \
    s=1g 2g 3g 4g; p=HASACKC9";

/// What a faulty game comes to is said with all hands only.
#[test]
fn a_list_asks_for_the_hands_of_a_faulty_game() {
    let known = doko_notation::read(NOBODY_FOLLOWS).unwrap();
    let mut seen = from_the_table(known.clone());
    seen.hand_1.clone_from(&known.hand_1);
    let ask = |record: &v1::GameRecord| {
        let played = E::Game(game(G::Record(record.clone())));
        request(vec![played, settled(|_| ())])
    };
    let hand = |seat| {
        let path = format!("entries[0].game.record.hand_{seat}");
        (path, ErrorReason::MissingField)
    };
    assert_eq!(refused(ask(&seen)), [2, 3, 4].map(hand));
    let so = answer(ask(&known)).unwrap();
    assert!(so.lines[0].record_faulty.is_some(), "{so:?}");
}

/// What would follow from a game that is not certain is not told, not even what would
/// be wrong with it.
#[test]
fn a_list_ends_with_the_game_that_is_not_certain() {
    let hidden = games("../tests/golden")
        .remove("recorded-normalspiel.json")
        .map(from_the_table)
        .unwrap();
    let record = |record: &v1::GameRecord| E::Game(game(G::Record(record.clone())));
    // A settlement made elsewhere needs no search; the game after it does.
    let entries = vec![
        settled(|_| ()),
        record(&hidden),
        record(&hidden),
        settled(|_| ()),
    ];
    let mut reckoning = Reckoning::of(request(entries)).unwrap();
    reckoning.steps = 0;
    assert!(reckoning.go_on(&|| true));
    assert_eq!(reckoning.left.len(), 2);
    let hand = |seat| format!("entries[1].game.record.hand_{seat}");
    let told = reckoning.response().unwrap_err().fields.into_iter();
    let paths: Vec<String> = told.map(|it| it.path).collect();
    assert_eq!(paths, [1, 2, 3, 4].map(hand));
}

/// The game of [`broken_off`] without its hands.
fn seen_broken_off(plays: u32, by: i32) -> E {
    let E::BrokenOff(mut entry) = broken_off(plays, by) else {
        panic!("no game broken off");
    };
    entry.record = entry.record.map(from_the_table);
    E::BrokenOff(entry)
}

#[test]
fn a_list_asks_for_the_hands_that_an_offence_depends_on() {
    let hand = |seat| {
        let path = format!("entries[1].broken_off.record.hand_{seat}");
        (path, ErrorReason::MissingField)
    };
    // Whether the Absage of seat 1 is one of the other party shows in the hands only.
    let announced = |entry: E, hidden: bool| {
        let E::BrokenOff(mut entry) = entry else {
            panic!("no game broken off");
        };
        let record = entry.record.as_mut().unwrap();
        record.extra_at = vec![4, 4];
        record.extra_seats = vec![1, 1];
        let words = [v1::ExtraWord::Re, v1::ExtraWord::Keine90];
        record.extra_words = words.map(Into::into).to_vec();
        if hidden {
            record.hand_2.clear();
            record.hand_4.clear();
        }
        request(vec![settled(|_| ()), E::BrokenOff(entry)])
    };
    let seen = announced(seen_broken_off(8, 2), true);
    assert_eq!(refused(seen), [1, 2, 3, 4].map(hand));
    let seen = announced(broken_off(8, 2), true);
    assert_eq!(refused(seen), [2, 4].map(hand));
    let known = answer(announced(broken_off(8, 2), false)).unwrap();
    let points = known.lines.last().map(|it| it.points.as_slice());
    assert_eq!(points, Some([5, 5, 5, -15].as_slice()));
}
