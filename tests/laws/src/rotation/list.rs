//! Where everybody sits changes nothing in a list.

use doko_proto::v1;
use v1::session_entry::Entry;

/// INV-14: with everybody so many places further on the next dealer, the totals and what is owed
/// go to the places so many further on. Only that the place that deals first may be a wrong one
/// is said of one list and not of the other.
///
/// Says whether there was an answer.
pub fn a_list_turns_with_the_table(list: &v1::ScoreSessionRequest, steps: usize) -> bool {
    let Some(here) = begun(list) else {
        return false;
    };
    let players = places(&here);
    let mut there = here.clone();
    for entry in &mut there.entries {
        if let Some(entry) = &mut entry.entry {
            turn_entry(entry, players, steps);
        }
    }
    match (doko_wire::answer(here), doko_wire::answer(there)) {
        (Ok(mut here), Ok(mut there)) => {
            turn_answer(&mut here, players, steps);
            for answer in [&mut here, &mut there] {
                answer.failed_checks.retain(|it| !is_of_first_dealer(it));
            }
            assert_eq!(here, there, "{list:?} {steps}");
            true
        }
        (here, there) => {
            let status = |it: Result<_, doko_wire::Failure>| it.err().map(|it| it.to_status());
            assert_eq!(status(here), status(there), "{list:?} {steps}");
            false
        }
    }
}

/// How many sit at the table; by a rule set without a number of players four do.
#[must_use]
pub fn places(list: &v1::ScoreSessionRequest) -> usize {
    let rules = list.rule_set.as_ref().and_then(|it| {
        let rules = doko_wire::engine_rules(it).ok()?;
        Some(rules.list.players.into())
    });
    list.players.or(rules).map_or(4, |it| it as usize)
}

/// The list from its first game on, of which it is said who dealt it: before that the first place
/// deals, wherever somebody sits. None where other records or settlements say who sat where.
fn begun(list: &v1::ScoreSessionRequest) -> Option<v1::ScoreSessionRequest> {
    let is_game = |it: &v1::SessionEntry| matches!(it.entry, Some(Entry::Game(_)));
    let first = list.entries.iter().position(is_game)?;
    let mut begun = list.clone();
    begun.language = 0;
    begun.entries.drain(..first);
    for (place, entry) in begun.entries.iter_mut().enumerate() {
        match &mut entry.entry {
            Some(Entry::Game(game)) => {
                let Some(v1::session_game::Game::Record(record)) = &game.game else {
                    return None;
                };
                let context = record.context.as_ref();
                if context.is_some_and(|it| !it.places.is_empty()) {
                    return None;
                }
                if place == 0 && game.dealer == 0 {
                    game.dealer = 1;
                }
            }
            Some(Entry::BrokenOff(_)) => return None,
            Some(
                Entry::Redeal(_)
                | Entry::Penalty(_)
                | Entry::Correction(_)
                | Entry::TimeOver(_)
                | Entry::SoloRound(_),
            )
            | None => {}
        }
    }
    Some(begun)
}

fn is_of_first_dealer(check: &v1::SessionCheck) -> bool {
    check.kind() == v1::SessionCheckKind::Dealer && check.entry == 0
}

fn turn_entry(entry: &mut Entry, players: usize, steps: usize) {
    match entry {
        Entry::Game(game) => turn_place(&mut game.dealer, players, steps),
        Entry::Redeal(redeal) => turn_place(&mut redeal.dealer, players, steps),
        Entry::Penalty(penalty) => turn_points(&mut penalty.points, players, steps),
        Entry::Correction(correction) => turn_points(&mut correction.points, players, steps),
        Entry::BrokenOff(_) | Entry::TimeOver(_) | Entry::SoloRound(_) => {}
    }
}

fn turn_answer(answer: &mut v1::ScoreSessionResponse, players: usize, steps: usize) {
    let place = |it: &mut i32| turn_place(it, players, steps);
    for line in &mut answer.lines {
        place(&mut line.dealer);
        line.places.iter_mut().for_each(place);
        turn_points(&mut line.points, players, steps);
        turn_points(&mut line.totals, players, steps);
    }
    for standing in &mut answer.standings {
        place(&mut standing.place);
    }
    answer.standings.sort_by_key(|it| it.place);
    for check in &mut answer.failed_checks {
        if check.kind() == v1::SessionCheckKind::Dealer {
            check.stated.iter_mut().for_each(place);
            check.expected.iter_mut().for_each(place);
        }
    }
    if let Some(context) = &mut answer.next_context {
        context.places.iter_mut().for_each(place);
    }
    place(&mut answer.next_dealer);
}

/// The place so many further on; what is none stays what it is.
fn turn_place(place: &mut i32, players: usize, steps: usize) {
    let number = usize::try_from(*place).unwrap_or_default();
    if (1..=players).contains(&number) {
        let turned = (number - 1 + steps) % players + 1;
        *place = i32::try_from(turned).unwrap_or_default();
    }
}

/// Points by place, so many places further on.
fn turn_points(points: &mut [i32], players: usize, steps: usize) {
    if points.len() == players {
        points.rotate_right(steps % players);
    }
}
