//! What an observer cannot know.

use doko_engine::Card;
use doko_proto::v1;

use super::alike::{exchange, exchanged, hidden_from, place_of};
use super::faulty::audit;
use crate::choices::Choices;
use crate::messages::{alone, questions};

/// Cards that are not seen change places in a legal game, which stays legal: nothing that is said
/// to `view` changes. Only ♣Q stay where they are, since everybody hears for which party
/// somebody has to announce something; and no cards go over, since of an exchange it is told how
/// many were trumps, and which Schweine count after it.
///
/// Says whether there were other hands.
pub fn what_a_view_cannot_know_changes_nothing(
    record: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) -> bool {
    if !record.armut_exchanges.is_empty() {
        return false;
    }
    let hidden = hidden_from(view);
    let mut other = record.clone();
    if choices.one_in(2) {
        pair_turned(&mut other, &hidden, choices);
    }
    for _ in 0..choices.below(4) {
        exchanged(&mut other, &hidden, choices);
    }
    let seen = |it: &v1::GameRecord| (doko_notation::seen_by(it, view), queens(it));
    let is_legal = |it| audit(it, v1::View::Everything).violations.is_empty();
    if other == *record || seen(&other) != seen(record) || !is_legal(record) || !is_legal(&other) {
        return false;
    }
    let line = |it| doko_notation::write(it).unwrap_or_default();
    let lines = || format!("{view:?}: {}\nwith {}", line(record), line(&other));
    these_are_told_alike(record, &other, view);
    let asked = questions(record, view, &mut choices.clone());
    let again = questions(&other, view, &mut choices.clone());
    assert_eq!(asked.len(), again.len());
    let number = choices.below(asked.len());
    if let (Some(asked), Some(again)) = (asked.get(number), again.get(number)) {
        assert_eq!(alone(asked), alone(again), "{asked:?}\n{}", lines());
    }
    true
}

/// An audit for `view` says the same of both records.
fn these_are_told_alike(one: &v1::GameRecord, other: &v1::GameRecord, view: v1::View) {
    let line = |it| doko_notation::write(it).unwrap_or_default();
    let (told, again) = (audit(one, view), audit(other, view));
    assert_eq!(told, again, "{view:?}: {}\nwith {}", line(one), line(other));
}

/// A hidden hand that has a ♦A gets the other one, or gives it away, now and then the same with
/// ♦K: what was declared with it was right and is wrong, or the other way round.
fn pair_turned(record: &mut v1::GameRecord, hidden: &[usize], choices: &mut Choices<'_>) {
    let kinds = [Card::DA, Card::DA, Card::DK];
    let (Some(giver), Some(taker), Some(kind)) = (
        choices.pick(hidden),
        choices.pick(hidden),
        choices.pick(&kinds),
    ) else {
        return;
    };
    let given = place_of(record, giver, |it| it == kind, choices);
    let is_other = |it| it != kind && it != Card::CQ;
    let taken = place_of(record, taker, is_other, choices);
    if let (Some(given), Some(taken)) = (given, taken) {
        exchange(record, (giver, given), (taker, taken));
    }
}

/// How many ♣Q each hand has.
pub(super) fn queens(record: &v1::GameRecord) -> [usize; 4] {
    let hands = [
        &record.hand_1,
        &record.hand_2,
        &record.hand_3,
        &record.hand_4,
    ];
    let number = Card::ALL.into_iter().zip(1..).find(|it| it.0 == Card::CQ);
    let is_queen = |card: &&i32| number.is_some_and(|(_, number)| **card == number);
    hands.map(|hand| hand.iter().filter(is_queen).count())
}
