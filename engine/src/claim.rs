//! [`Claim`]: a game that is shortened: who may do it, and whether it holds.

mod proof;
#[cfg(test)]
mod tests;

use crate::action::{Claim, ClaimKind};
use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::game::Game;
use crate::options::Claims;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::verdict::{Counterplay, Evidence, Grounds, Reason, Refusal};

/// Whether `claim` ends the game (CLAIM-1 to CLAIM-5), or all that speaks
/// against it; a claim that is refused takes no trick (CLAIM-10). It is judged by the
/// hands as they are: who does not know them asks for each deal that fits (CLAIM-6).
/// What the proof costs is drawn from `budget`, which never cuts it short.
pub(crate) fn judge(
    rules: &RuleSet,
    game: Option<&Game>,
    claim: &Claim<'_>,
    budget: &Budget,
) -> Result<(), Refusal> {
    let hand = game.map_or(CardSet::EMPTY, |game| game.hand(claim.seat));
    let over = game.filter(|game| game.is_over());
    let entitled = game.and_then(Game::established_soloist) == Some(claim.seat);
    // Where there are no claims, there is no rule of how one is made.
    let off = rules.claim == Claims::Off;
    let not_held = if off {
        CardSet::EMPTY
    } else {
        beyond(claim.order, hand)
    };

    let mut grounds = Grounds::new();
    if let Some(game) = over {
        grounds.note(true, Reason::GameOver, game.end_rule());
    }
    grounds.note(off, Reason::ClaimNotAvailable, Rule::Claim1);
    grounds.note(!entitled, Reason::ClaimNotEntitled, Rule::Claim1);
    let too_late = !off && entitled && hand.is_empty() && over.is_none();
    grounds.note(too_late, Reason::ClaimNotEntitled, Rule::Claim3);
    let wrong_order = over.is_none() && !not_held.is_empty();
    grounds.note(wrong_order, Reason::ClaimOrderNotHeld, Rule::Claim4);

    let to_prove = game.filter(|_| grounds.is_empty() && claim.kind == ClaimKind::Rest);
    let counterplay = to_prove.and_then(|game| proof::refute(rules, game, claim, budget));
    grounds.note(counterplay.is_some(), Reason::ClaimNotProven, Rule::Claim5);
    if grounds.is_empty() {
        return Ok(());
    }
    let evidence = Evidence::Claim {
        seat: claim.seat,
        counterplay: counterplay.unwrap_or(Counterplay::NONE),
        not_held,
    };
    Err(Refusal::all(grounds, evidence))
}

/// The cards of `order` that `hand` does not have, copies counted.
fn beyond(order: &[Card], hand: CardSet) -> CardSet {
    let mut left = hand;
    order
        .iter()
        .copied()
        .filter(|&card| !left.remove(card))
        .collect()
}
