//! Refusals with their evidence.

use doko_engine::{Evidence, Ground, Reason, Refusal, Rule, Skipped, Word};
use doko_proto::v1;

use super::citation::citation;
use super::evidence::evidence;
use super::{Asked, Scene, Scribe, skipped};
use crate::decode::DecodedRecord;
use crate::texts::{self, Choices, Sentence};

/// The refusal of `asked`.
pub(crate) fn refusal(
    scribe: &Scribe,
    refused: &Refusal,
    asked: &Asked,
    scene: Scene<'_>,
) -> v1::Refusal {
    v1::Refusal {
        violations: citations(scribe, refused, scene.choices),
        action: Some(at_fault(refused, asked, scene.record).message()),
        evidence: evidence(refused, scene),
        text: scribe.told(|voice| texts::refusal(voice, refused, scene.choices)),
        proved_by: None,
        depends_on_hands: refused.differs(),
    }
}

/// What is said of the first action after which no deal fits a record. Nobody knows whose action
/// was wrong, so no seat is named.
pub(crate) fn no_deal_fits(scribe: &Scribe, action: &Skipped) -> v1::Refusal {
    let text = scribe.text(texts::no_deal_fits);
    let reason = Some(Reason::NoDealFits);
    v1::Refusal {
        violations: vec![citation(scribe, Rule::Card5, reason, text.clone().into())],
        action: Some(v1::ActionRef {
            seat: v1::Seat::Unspecified.into(),
            ..skipped(action)
        }),
        text,
        ..v1::Refusal::default()
    }
}

/// Everything that speaks against an action.
pub(crate) fn citations(
    scribe: &Scribe,
    refused: &Refusal,
    choices: Choices,
) -> Vec<v1::RuleCitation> {
    let cite = |ground: &Ground| {
        let said = if refused.differs() {
            Sentence::default()
        } else {
            scribe.said(|voice| texts::ground(voice, ground, refused.evidence(), choices))
        };
        citation(scribe, ground.rule, Some(ground.reason), said)
    };
    refused.grounds().iter().map(cite).collect()
}

/// Where what is at fault stands. That can be an earlier word than the one that
/// shows it, and cards stand in the list of the exchanges.
fn at_fault(refused: &Refusal, asked: &Asked, record: &DecodedRecord) -> Asked {
    let &Evidence::Vorbehalt { seat, word, .. } = refused.evidence() else {
        return *asked;
    };
    let mut asked = *asked;
    let index = asked.index.and_then(|index| usize::try_from(index).ok());
    let said = record.said.get(..index.unwrap_or(record.said.len()));
    let said = said.unwrap_or_default();
    // Their cards may be hidden, so words are told apart by their kind.
    let is_other = asked
        .word
        .is_some_and(|it| super::word(it) != super::word(word));
    if asked.seat != Some(seat) || is_other {
        let found = said
            .iter()
            .rposition(|it| (it.seat, it.word) == (seat, word));
        asked.index = found.and_then(|found| u32::try_from(found).ok());
        asked.section = v1::ActionSection::Said;
        asked.seat = Some(seat);
    }
    let cards = matches!(
        refused.reason(),
        Reason::PushCardNotHeld
            | Reason::PushWrongCount
            | Reason::PushLeavesTrump
            | Reason::ReturnCardNotHeld
            | Reason::ReturnWrongCount
            | Reason::ReturnNeedsFehl
    );
    if cards && asked.section == v1::ActionSection::Said {
        let pushes = said.iter().filter(|it| matches!(it.word, Word::Push(_)));
        let back = matches!(word, Word::Return(_));
        asked.section = v1::ActionSection::Armut;
        asked.index = u32::try_from(pushes.count().saturating_sub(usize::from(back))).ok();
    }
    asked
}
