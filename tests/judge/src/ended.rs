//! Games that a grave offence ended.

use doko_engine::{
    Assessment, Complaint, Context, Hearing, Offence, OffenceClass, OffenceKind, RuleSet,
};
use doko_harness::{EndedBy, Record};

use super::claim::harm;
use super::{Fault, record, text};

/// What follows from the offence at the end of the record; `None` if not all hands are known.
pub(crate) fn ended(
    rules: &RuleSet,
    game: &Record,
    context: Context,
    by: &EndedBy,
) -> Result<Option<Assessment>, Fault> {
    let offender = text::seat(by.offender)?;
    let offence = Offence {
        offender,
        class: Some(OffenceClass::Grave),
        harm: by.harms_soloist.as_deref().map(harm).transpose()?,
        named: None,
    };
    let plays = doko_harness::cards(&game.plays).count();
    let complaint = Complaint {
        offender,
        kind: OffenceKind::Other,
        cards_played: u8::try_from(plays).map_err(|_| "too many plays")?,
        complainant: offender.next(),
    };
    if record::is_hidden(game) {
        return Ok(None);
    }
    let actions = record::Actions::read(game)?;
    let deal = record::deal(rules, game)?;
    let mut hearing = Hearing::new(rules, context, deal, actions.record(), complaint);
    if let Some(step) = hearing.next_fault() {
        return Err(format!("the record is faulty: {step:?}"));
    }
    Ok(Some(hearing.assess(&offence).1))
}
