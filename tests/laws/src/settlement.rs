//! Laws of the settlement.

use doko_engine::{
    Counting, Deck, ItemKind, Position, Replay, Rule, RuleSet, SchwarzBy, Settlement, rulesets,
};

use crate::script::Script;
use crate::tricks::played;

/// INV-1, INV-8, INV-9, INV-10, INV-15 for the end of a game.
pub fn the_settlement_is_sound(script: &Script) {
    let Some(settlement) = played(script).and_then(|it| it.settle().ok()) else {
        return;
    };
    the_cards_are_shared_out(&script.rules, &settlement);
    the_points_are_shared_out(&script.rules, &settlement);
    the_value_is_bounded(&script.rules, &settlement);
    schwarz_is_schwarz(script, &settlement);
    for item in settlement.items.iter() {
        let against = matches!(item.rule, Rule::Score10 | Rule::Score11);
        assert!(!against || settlement.winner.is_none_or(|party| party == item.party));
    }
}

/// INV-1: both parties together have all Augen and all tricks.
fn the_cards_are_shared_out(rules: &RuleSet, settlement: &Settlement) {
    let taken = settlement.taken;
    let augen = u16::from(taken.augen.re) + u16::from(taken.augen.kontra);
    assert_eq!(augen, 240);
    let tricks = taken.tricks.re + taken.tricks.kontra;
    assert_eq!(tricks, rules.deck.hand_size());
}

/// INV-8: where a soloist gets three times what the others lose, nothing comes in or
/// goes out, and the points are all even or all odd.
fn the_points_are_shared_out(rules: &RuleSet, settlement: &Settlement) {
    let soli_balance = rules.score.solo_multiplier == 3 * rules.score.solo_opponents_multiplier;
    if rules.score.counting != Counting::PlusMinus || !soli_balance {
        return;
    }
    let points: Vec<i32> = settlement.points.iter().map(|(_, &it)| it).collect();
    assert_eq!(points.iter().sum::<i32>(), 0);
    let odd = points.iter().filter(|&it| it % 2 != 0).count();
    assert!(odd == 0 || odd == 4, "{:?}", settlement.points);
}

/// INV-9: what a game can be worth without special points.
fn the_value_is_bounded(rules: &RuleSet, settlement: &Settlement) {
    let highest = match rules {
        it if [rulesets::DDV_TSR, rulesets::DOKOLAND_LIGA].contains(it) => 21,
        it if *it == rulesets::PALAST => 17,
        it if *it == rulesets::VLN => 13,
        _ => return,
    };
    let plain = settlement.items.iter().filter(|it| match it.kind {
        ItemKind::Won
        | ItemKind::Below(_)
        | ItemKind::Mirrored(_)
        | ItemKind::Absage(..)
        | ItemKind::Against(_) => true,
        // An Ansage doubles what is not doubled without it (SCORE-19).
        ItemKind::Ansage(_) => *rules != rulesets::VLN,
        ItemKind::Special(_) | ItemKind::GegenDieAlten | ItemKind::SoloPoint => false,
    });
    let value: i32 = plain
        .map(|it| {
            let points = i32::from(it.points);
            let won = settlement.winner.is_none_or(|winner| winner == it.party);
            let re = settlement.winner.is_some() || it.party == doko_engine::Party::Re;
            if won && re { points } else { -points }
        })
        .sum();
    match settlement.winner {
        Some(_) => assert!((1..=highest).contains(&value), "{value}: {settlement:?}"),
        None => assert!(value.abs() <= 7, "{value}: {settlement:?}"),
    }
}

/// INV-15: without nines every trick has Augen, so who has no trick has none, and the
/// other way round.
fn schwarz_is_schwarz(script: &Script, settlement: &Settlement) {
    if script.rules.deck == Deck::WithNines {
        return;
    }
    let by = |schwarz_by| {
        let rules = RuleSet {
            schwarz_by,
            ..script.rules
        };
        let record = script.record();
        let mut replay = Replay::new(&rules, script.context, script.deal, record);
        while let Some(step) = replay.step() {
            assert!(step.outcome.is_ok(), "{step:?}");
        }
        let position: Position<'_> = replay.into_position();
        let settled = position.settle().expect("the game is over");
        (settled.winner, settled.items, settled.points)
    };
    let here = (settlement.winner, settlement.items, settlement.points);
    assert_eq!(by(SchwarzBy::Tricks), here);
    assert_eq!(by(SchwarzBy::Augen), here);
}
