//! Was this game played by the rules, as far as the hands are known?

use doko_engine::{Budget, CompletedTrick, Section};
use doko_proto::v1;
use doko_worlds::{Case, Extent, Judged, Worlds};

use super::scoring::{ends_alike, has_ended};
use super::violation;
use crate::decode::DecodedRecord;
use crate::encode::{self, Asked, Scribe};
use crate::rulings::not_judged::{after_violation, hand_unknown, too_many_deals};
use crate::rulings::settlement::settle;

/// Answers into `response`: what is wrong is the first violation, and nothing is judged after the
/// action that shows it.
pub(in crate::rulings) fn audit(
    scribe: &Scribe,
    record: &DecodedRecord,
    budget: &Budget,
    response: &mut v1::AuditGameResponse,
) {
    let answered_by = response.answered_by.clone();
    let rest = |before: usize| (before..).map_while(|it| record.actions().skipped(it));
    let beyond_bound = || rest(0).map(|it| too_many_deals(scribe, encode::skipped(&it)));
    match record.known(budget).judge() {
        Judged::Legal(worlds) => {
            legal_part(scribe, &worlds, response);
            settle_if_ended(scribe, record, &worlds, response);
        }
        Judged::Faulty(before, found) => {
            legal_part(scribe, &before, response);
            let violation = violation(scribe, record, &before, &found);
            let is_stated = |it: &v1::NotJudged| it.action == violation.action;
            response.not_judged.retain(|it| !is_stated(it));
            response.violations.push(violation);
            let judged = before.known().record.actions() + 1;
            let left = rest(judged).map(|it| after_violation(scribe, &it));
            response.not_judged.extend(left);
        }
        Judged::BeyondBound => response.not_judged.extend(beyond_bound()),
    }
    if budget.is_in_doubt() {
        *response = v1::AuditGameResponse {
            answered_by,
            not_judged: beyond_bound().collect(),
            ..v1::AuditGameResponse::default()
        };
    }
}

/// The tricks of a legal record, and its actions of which nothing shows that they were legal.
fn legal_part(scribe: &Scribe, worlds: &Worlds<'_, '_>, response: &mut v1::AuditGameResponse) {
    let Some(world) = worlds.deals(Case::ANY).next() else {
        return;
    };
    response.tricks = (1..)
        .zip(&tricks_of_all(worlds))
        .map(|(number, it)| encode::completed_trick(scribe, number, it))
        .collect();
    let words = worlds.known().words(world);
    let mut replay = worlds.known().replay(&world, &words);
    let unproven = worlds.unproven();
    while let Some(step) = replay.step() {
        let place = (step.section, step.index);
        let Some(it) = unproven.iter().find(|it| (it.section, it.index) == place) else {
            continue;
        };
        let action = Asked::of(&step).message();
        response.not_judged.push(match it.extent {
            Extent::All => hand_unknown(scribe, action, it.section == Section::Plays),
            Extent::Some => too_many_deals(scribe, action),
        });
    }
}

/// The first tricks, as long as they went so whatever the hands are.
fn tricks_of_all(worlds: &Worlds<'_, '_>) -> Vec<CompletedTrick> {
    let mut all = worlds.deals(Case::ANY).map(|world| {
        let position = worlds.position(world);
        let game = position.game();
        game.map(|it| it.tricks().to_vec()).unwrap_or_default()
    });
    let mut tricks = all.next().unwrap_or_default();
    for other in all {
        let both = tricks.iter().zip(&other);
        let alike = both.take_while(|(one, other)| one == other).count();
        tricks.truncate(alike);
    }
    tricks
}

/// Settles the game if it has ended, alike whatever the hands are.
fn settle_if_ended(
    scribe: &Scribe,
    record: &DecodedRecord,
    worlds: &Worlds<'_, '_>,
    response: &mut v1::AuditGameResponse,
) {
    let mut deals = worlds.deals(Case::ANY);
    let Some(position) = deals.next().map(|world| worlds.position(world)) else {
        return;
    };
    if has_ended(&position) && ends_alike(worlds, &position) {
        response.settlement = settle(scribe, record, &position).ok();
    }
}
