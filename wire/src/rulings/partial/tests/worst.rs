//! The questions that take longest, each within the steps of a question.

use std::collections::BTreeMap;

use doko_engine::Budget;
use doko_proto::v1::session_entry::Entry;
use doko_proto::v1::session_game::Game;

use super::asked::questions;
use super::bounds::ask;
use super::*;

/// What may be taken beyond a budget: the last thing that is looked at.
const MOST: u32 = Budget::MOST / 100 * 105;

/// Asks everything, and holds what it takes against the bound.
fn hold(record: &v1::GameRecord, view: v1::View, card: Card, seat: Seat) {
    let about = about(encode::card(card), encode::seat(seat));
    for question in questions(record, view, about) {
        let budget = Budget::new();
        let answered = ask(&question, &budget);
        let spent = budget.spent();
        assert!(spent < MOST, "{spent} steps: {answered:?} to {question:?}");
    }
}

#[test]
fn nothing_is_known() {
    let mut numbers = Numbers(43);
    for cards in [0, 1, 2, 20] {
        let game = Drawn::draw(&mut numbers, cards);
        let card = numbers.one_of(&Card::ALL);
        let seat = numbers.one_of(&Seat::ALL);
        hold(
            &game.with(game.deal, |_| false),
            v1::View::Public,
            card,
            seat,
        );
    }
}

/// A game of which one hand is known, or none, and in which the rest was claimed.
fn claimed(game: &Drawn, seat: Seat, shown: Option<Seat>) -> v1::GameRecord {
    let mut record = game.with(game.deal, |it| Some(it) == shown);
    for _ in 0..2 {
        record.extra_at.push(record.plays.len() as u32);
        record.extra_seats.push(encode::seat(seat));
        record.extra_words.push(v1::ExtraWord::ClaimRest.into());
    }
    record
}

#[test]
fn the_rest_is_claimed() {
    let mut numbers = Numbers(47);
    for cards in [0, 1, 2, 20] {
        let game = Drawn::draw(&mut numbers, cards);
        for (seat, shown) in [(Seat::First, None), (Seat::Second, Some(Seat::Second))] {
            hold(
                &claimed(&game, seat, shown),
                v1::View::Everything,
                Card::CQ,
                seat,
            );
        }
    }
}

#[test]
fn categories_are_answered_unseen() {
    let open = [("vln; s=1v 2v 3v 4v 1n 2n 3n 4n 1y 2y", 1)];
    for (line, seat) in answers::ANSWERED.into_iter().chain(open) {
        let record = doko_notation::read(line).unwrap();
        let seat = Seat::ALL.into_iter().find(|&it| encode::seat(it) == seat);
        hold(&record, v1::View::Public, Card::CQ, seat.unwrap());
    }
}

#[test]
fn cards_went_over_unseen() {
    let mut numbers = Numbers(53);
    for number in 0..32 {
        let cards = [0, 0, 1, 20][numbers.below(4)];
        let options = armut::options(number);
        let Some(game) = armut::Drawn::draw(&mut numbers, options, cards) else {
            continue;
        };
        let card = numbers.one_of(&Card::ALL);
        let seat = numbers.one_of(&Seat::ALL);
        let view = view_of(Some(seat).filter(|_| numbers.below(2) == 0));
        hold(&game.whole(), view, card, seat);
    }
}

#[test]
fn violations_are_everywhere() {
    let mut numbers = Numbers(59);
    for _ in 0..3 {
        let game = Drawn::draw(&mut numbers, 47);
        let mut record = game.with(game.deal, |_| false);
        for _ in 0..1 + numbers.below(60) {
            let places = [numbers.below(47), numbers.below(47)];
            record.plays.swap(places[0], places[1]);
        }
        let card = numbers.one_of(&Card::ALL);
        let seat = numbers.one_of(&Seat::ALL);
        hold(&record, v1::View::Public, card, seat);
    }
}

/// A session of such games asks for hands, or has a line for each: every game of it has
/// the steps of one question, and between two it can be put aside.
#[test]
fn a_session_is_put_aside_between_any_two_games() {
    let mut numbers = Numbers(61);
    let game = Drawn::draw(&mut numbers, 1);
    let record = game.with(game.deal, |_| false);
    let entry = || v1::SessionEntry {
        entry: Some(Entry::Game(v1::SessionGame {
            game: Some(Game::Record(record.clone())),
            ..v1::SessionGame::default()
        })),
    };
    let request = v1::ScoreSessionRequest {
        rule_set: record.rule_set.clone(),
        entries: (0..20).map(|_| entry()).collect(),
        ..v1::ScoreSessionRequest::default()
    };
    let mut work = crate::Question::work(request);
    let mut pieces = 1;
    let answered = loop {
        match work.go_on(|| false) {
            Some(answered) => break answered,
            None => pieces += 1,
        }
    };
    assert_eq!(pieces, 20);
    match answered {
        Ok(response) => assert_eq!(response.lines.len(), 20),
        Err(failure) => {
            let mut games: BTreeMap<&str, u32> = BTreeMap::new();
            for field in &failure.fields {
                let (entry, _) = field.path.split_once(".game.record.hand_").unwrap();
                *games.entry(entry).or_default() += 1;
            }
            assert!(games.values().all(|&hands| hands == 4), "{games:?}");
        }
    }
}
