//! Cards: what may be played, who takes a trick, and whom a Hochzeit finds.

use doko_engine::{Hochzeit as Search, Position, RuleSet};
use doko_harness::{
    Hochzeit, HochzeitAnswer, HochzeitState, LegalCards, LegalCardsAnswer, Play, PlayAnswer, Trick,
    TrickAnswer, Verdict,
};
use doko_worlds::{Case, Worlds};

use super::known::{known, seen, verdict, worlds};
use super::record::{card, is_hidden};
use super::replay::{Replayed, replay};
use super::{Fault, text};

pub(crate) fn play(rules: &RuleSet, question: &Play) -> Result<PlayAnswer, Fault> {
    let (seat, card) = (text::seat(question.seat)?, card(&question.card)?);
    if is_hidden(&question.record) {
        let seen = seen(rules, &question.record)?;
        return match worlds(known(rules, &question.record, &seen)?) {
            Ok(worlds) => play_in(&worlds, question.seat, &question.card),
            Err(verdict) => Ok(answer(verdict)),
        };
    }
    let Replayed::Legal(mut position) = replay(rules, &question.record)? else {
        return Ok(answer(Verdict::RecordFaulty));
    };
    let legal = Some(position.legal_cards(seat).to_string());
    Ok(match position.play(seat, card) {
        Ok(()) => PlayAnswer {
            verdict: Verdict::Accepted,
            reasons: None,
            rule: None,
            legal,
        },
        Err(refusal) => {
            let (reasons, rule) = text::reasons(&refusal);
            PlayAnswer {
                verdict: Verdict::Refused,
                reasons: Some(reasons),
                rule,
                legal,
            }
        }
    })
}

/// The answer about these deals.
pub(crate) fn play_in(worlds: &Worlds<'_, '_>, seat: u8, asked: &str) -> Result<PlayAnswer, Fault> {
    let (seat, card) = (text::seat(seat)?, card(asked)?);
    let (verdict, refusal) = verdict(worlds, &worlds.play(Some(seat), card));
    let mut answer = answer(verdict);
    if let Some(refusal) = refusal {
        let (reasons, rule) = text::reasons(&refusal);
        (answer.reasons, answer.rule) = (Some(reasons), rule);
    }
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    let legal = worlds.position(world).legal_cards(seat).to_string();
    answer.legal = worlds.known().hands.get(seat).map(|_| legal);
    Ok(answer)
}

/// An answer that says nothing but this.
const fn answer(verdict: Verdict) -> PlayAnswer {
    PlayAnswer {
        verdict,
        reasons: None,
        rule: None,
        legal: None,
    }
}

pub(crate) fn legal_cards(
    rules: &RuleSet,
    question: &LegalCards,
) -> Result<LegalCardsAnswer, Fault> {
    let position = legal(replay(rules, &question.record)?)?;
    let cards = position.legal_cards(text::seat(question.seat)?).to_string();
    Ok(LegalCardsAnswer { cards })
}

pub(crate) fn trick(rules: &RuleSet, question: &Trick) -> Result<TrickAnswer, Fault> {
    let position = legal(replay(rules, &question.record)?)?;
    let game = position.game().ok_or("there is no contract")?;
    let index = usize::from(question.trick).checked_sub(1);
    let trick = index
        .and_then(|index| game.tricks().get(index))
        .ok_or("the trick is not complete")?;
    Ok(TrickAnswer {
        winner: trick.winner.number(),
        augen: u16::from(trick.augen),
    })
}

pub(crate) fn hochzeit(rules: &RuleSet, question: &Hochzeit) -> Result<HochzeitAnswer, Fault> {
    let position = legal(replay(rules, &question.record)?)?;
    let game = position.game().ok_or("there is no contract")?;
    match game.hochzeit() {
        Search::None => Err("no Hochzeit was declared".to_owned()),
        Search::Open => Ok(HochzeitAnswer {
            state: HochzeitState::Pending,
            partner: None,
            trick: None,
        }),
        Search::Clarified { trick, partner } => Ok(HochzeitAnswer {
            state: partner.map_or(HochzeitState::Alone, |_| HochzeitState::Partner),
            partner: partner.map(doko_engine::Seat::number),
            trick: Some(trick),
        }),
    }
}

/// The position of a record that must be legal.
fn legal(replayed: Replayed<'_>) -> Result<Box<Position<'_>>, Fault> {
    match replayed {
        Replayed::Legal(position) => Ok(position),
        Replayed::Refused(refusal) => Err(format!("the record is refused: {:?}", refusal.reason())),
    }
}
