//! Deals that an observer cannot tell apart.

use doko_engine::{Card, CardOrder, Contract, Rank};
use doko_proto::v1;

use crate::choices::Choices;

/// How often cards are exchanged, and how many deals are looked at beside the first.
const EXCHANGES: usize = 12;
const MOST: usize = 3;

/// How many cards of a kind a hand loses at most.
const MOST_OF_A_KIND: usize = 8;

/// The record with other deals that leave it legal, and of which `view` sees the same:
/// the whole one first.
pub(super) fn alike(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) -> Vec<v1::GameRecord> {
    alike_where(whole, view, choices, is_legal)
}

/// The same with other deals that leave it as it is `wanted`.
pub(super) fn alike_where(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
    wanted: impl Fn(&v1::GameRecord) -> bool,
) -> Vec<v1::GameRecord> {
    alike_after(whole, view, choices, some_exchanged, wanted)
}

/// The same with deals in which hands that are not seen differ in what decides a Vorbehalt.
pub(super) fn alike_in_words(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) -> Vec<v1::GameRecord> {
    alike_after(whole, view, choices, one_kind_exchanged, is_legal)
}

/// What makes another deal: the record, who is not seen, and by which choices.
type Change = fn(&mut v1::GameRecord, &[usize], &mut Choices<'_>);

fn alike_after(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
    change: Change,
    wanted: impl Fn(&v1::GameRecord) -> bool,
) -> Vec<v1::GameRecord> {
    let seen = doko_notation::seen_by(whole, view);
    let told = heard(whole, view);
    let hidden = hidden_from(view);
    let mut all = vec![whole.clone()];
    for _ in 0..EXCHANGES {
        let mut other = all.last().unwrap_or(whole).clone();
        change(&mut other, &hidden, choices);
        let is_new = !all.contains(&other);
        let is_seen = wanted(&other) && doko_notation::seen_by(&other, view) == seen;
        let is_named = with_queen(&other) == with_queen(whole);
        if is_new && is_seen && is_named && heard(&other, view) == told {
            all.push(other);
        }
        if all.len() > MOST {
            break;
        }
    }
    all
}

/// Whose hands `view` does not see, unless they are laid open.
pub(super) fn hidden_from(view: v1::View) -> Vec<usize> {
    let own = match view {
        v1::View::Seat1 => Some(0),
        v1::View::Seat2 => Some(1),
        v1::View::Seat3 => Some(2),
        v1::View::Seat4 => Some(3),
        v1::View::Unspecified | v1::View::Public | v1::View::Everything => None,
    };
    (0..4).filter(|&seat| Some(seat) != own).collect()
}

/// Two cards of these hands change places.
pub(super) fn exchanged(
    record: &mut v1::GameRecord,
    hidden: &[usize],
    choices: &mut Choices<'_>,
) -> Option<(i32, i32)> {
    let (giver, taker) = (choices.pick(hidden)?, choices.pick(hidden)?);
    let (given, taken) = (choices.below(12), choices.below(12));
    exchange(record, (giver, given), (taker, taken))
}

/// Any cards change places, now and then also in what went over.
fn some_exchanged(record: &mut v1::GameRecord, hidden: &[usize], choices: &mut Choices<'_>) {
    for _ in 0..=choices.below(3) {
        let swapped = exchanged(record, hidden, choices);
        if let Some((one, another)) = swapped.filter(|_| choices.below(2) == 1) {
            hand_over(record, one, another);
        }
    }
}

/// A hand loses some of its trumps, of its kings, nines or foxes, of its ♣Q, or of what counts
/// many Augen, for others.
fn one_kind_exchanged(record: &mut v1::GameRecord, hidden: &[usize], choices: &mut Choices<'_>) {
    let (Some(giver), Some(taker)) = (choices.pick(hidden), choices.pick(hidden)) else {
        return;
    };
    let kinds: [fn(Card) -> bool; 6] = [
        |it| CardOrder::of(Contract::Normalspiel).trumps().contains(it),
        |it| it.rank() == Rank::King,
        |it| matches!(it.rank(), Rank::King | Rank::Nine),
        |it| it == Card::DA,
        |it| it == Card::CQ,
        |it| matches!(it.rank(), Rank::Ace | Rank::Ten),
    ];
    let Some(is_of_kind) = choices.pick(&kinds) else {
        return;
    };
    for _ in 0..=choices.below(MOST_OF_A_KIND) {
        let given = place_of(record, giver, is_of_kind, choices);
        let taken = place_of(record, taker, |it| !is_of_kind(it), choices);
        let (Some(given), Some(taken)) = (given, taken) else {
            return;
        };
        exchange(record, (giver, given), (taker, taken));
    }
}

/// Where one of these cards is in a hand.
pub(super) fn place_of(
    record: &v1::GameRecord,
    seat: usize,
    wanted: impl Fn(Card) -> bool,
    choices: &mut Choices<'_>,
) -> Option<usize> {
    let hands = [
        &record.hand_1,
        &record.hand_2,
        &record.hand_3,
        &record.hand_4,
    ];
    let hand = hands.get(seat)?;
    let is_wanted = |number: i32| {
        let index = usize::try_from(number - 1).ok();
        index
            .and_then(|it| Card::ALL.get(it))
            .is_some_and(|&it| wanted(it))
    };
    let places = hand.iter().enumerate();
    let places = places
        .filter(|&(_, &number)| is_wanted(number))
        .map(|(place, _)| place);
    choices.pick(&places.collect::<Vec<_>>())
}

/// Two cards change places, each given by its hand and its place there.
pub(super) fn exchange(
    record: &mut v1::GameRecord,
    (giver, given): (usize, usize),
    (taker, taken): (usize, usize),
) -> Option<(i32, i32)> {
    let mut swapped = None;
    let mut hands = [
        &mut record.hand_1,
        &mut record.hand_2,
        &mut record.hand_3,
        &mut record.hand_4,
    ];
    if let Ok([one, other]) = hands.get_disjoint_mut([giver, taker])
        && let (Some(one), Some(other)) = (one.get_mut(given), other.get_mut(taken))
    {
        swapped = Some((*one, *other));
        std::mem::swap(one, other);
    }
    for hand in hands {
        hand.sort_unstable();
    }
    swapped
}

/// In an Armut one of these cards goes over in the place of the other one.
fn hand_over(record: &mut v1::GameRecord, one: i32, other: i32) {
    for armut in &mut record.armut_exchanges {
        for pile in [&mut armut.pushed_cards, &mut armut.returned_cards] {
            let place = |card| pile.iter().position(|&it| it == card);
            let places = [(place(one), other), (place(other), one)];
            for (place, card) in places {
                if let Some(card_there) = place.and_then(|place| pile.get_mut(place)) {
                    *card_there = card;
                }
            }
            pile.sort_unstable();
        }
    }
}

/// What was said at the table and a record does not say.
#[derive(Debug, PartialEq)]
pub(super) struct Heard {
    /// The Ansagen that the rules entered.
    announcements: Vec<v1::StandingAnnouncement>,
    /// Which Schweine count.
    schweine: Vec<v1::DeclaredPair>,
    /// How many trumps went back in each Armut, as far as `view` learns it.
    returned_trumps: Vec<Option<u32>>,
}

pub(super) fn heard(record: &v1::GameRecord, view: v1::View) -> Option<Heard> {
    let all = inspected(record, v1::View::Everything)?;
    let own = inspected(record, view);
    let armuten = own.into_iter().flat_map(|it| it.armuten);
    Some(Heard {
        announcements: all.announcements,
        schweine: all.schweine,
        returned_trumps: armuten.map(|it| it.returned_trumps).collect(),
    })
}

/// Of each Absage of who had not said Re or Kontra whether a ♣Q was behind it, and so for which
/// party it was made, whether or not it stands.
pub(super) fn with_queen(record: &v1::GameRecord) -> Vec<bool> {
    let hands = [
        &record.hand_1,
        &record.hand_2,
        &record.hand_3,
        &record.hand_4,
    ];
    let has_queen = |seat: i32| {
        let place = usize::try_from(seat - 1).ok();
        let hand = place.and_then(|it| hands.get(it));
        hand.is_some_and(|it| it.contains(&v1::Card::Cq.into()))
    };
    let ansagen = [v1::ExtraWord::Re, v1::ExtraWord::Kontra].map(i32::from);
    let mut named = Vec::new();
    let mut all = Vec::new();
    for (&seat, &word) in record.extra_seats.iter().zip(&record.extra_words) {
        if ansagen.contains(&word) {
            named.push(seat);
        } else if is_absage(word) && !named.contains(&seat) {
            all.push(has_queen(seat));
        }
    }
    all
}

/// Whether an extra with this number is an Absage.
pub(super) fn is_absage(word: i32) -> bool {
    (i32::from(v1::ExtraWord::Keine90)..=i32::from(v1::ExtraWord::Schwarz)).contains(&word)
}

pub(super) fn inspected(record: &v1::GameRecord, view: v1::View) -> Option<v1::Position> {
    use v1::inspect_game_response::Outcome;
    let inspected = doko_wire::answer(v1::InspectGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
        ..v1::InspectGameRequest::default()
    });
    match inspected.ok()?.outcome? {
        Outcome::Position(it) => Some(it),
        Outcome::RecordFaulty(_) | Outcome::NeedsInput(_) => None,
    }
}

/// Whether nothing is wrong with the record, and all of it could be judged.
pub(super) fn is_legal(record: &v1::GameRecord) -> bool {
    let audit = doko_wire::answer(v1::AuditGameRequest {
        record: Some(record.clone()),
        view: v1::View::Everything.into(),
        language: 0,
        ..v1::AuditGameRequest::default()
    });
    audit.is_ok_and(|it| it.violations.is_empty() && it.not_judged.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With the same cards in sight of seat 1 no trump went back, or all.
    #[test]
    fn of_how_many_trumps_it_was_told_that_they_went_back_tells_deals_apart() {
        let hands = "h=CQCJCJSJHQHQDTDQDJDJ/CACACTCKSQSJHTHJDADT\
                     /CTCKSASTHAHTHKHKDADQ/CQSASTSKSKSQHAHJDKDK";
        let said = "s=1g 2g 3armut 4g 3armut_push 4armut_accept 4armut_return";
        let record = |rules: &str, returned: &str| {
            let line = format!("{rules}; {hands}; {said}; a=HTDADQ/{returned}");
            doko_notation::read(&line).expect("a line that can be read")
        };
        let seat = v1::View::Seat1;
        let seen = |record: &v1::GameRecord| doko_notation::seen_by(record, seat);
        for (rules, is_told) in [("vln", true), ("vln{armut.report_trumps=secret}", false)] {
            let one = record(rules, "STSKSK");
            let other = record(rules, "CQSQHJ");
            assert!(is_legal(&one) && is_legal(&other), "{rules}");
            assert_eq!(seen(&one), seen(&other), "{rules}");
            let is_alike = heard(&one, seat) == heard(&other, seat);
            assert_eq!(is_alike, !is_told, "{rules}");
        }
    }
}
