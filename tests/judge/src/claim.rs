//! Claims, offences and complaints.

use doko_engine::{
    Assessment, Card, Claim as Claimed, ClaimKind, Complaint, Evidence, Harm, Hearing, List,
    NamedOrder, Offence as Committed, OffenceClass, OffenceKind, Position, Refusal, RuleSet, Seat,
    Settlement,
};
use doko_harness::{Claim, ClaimAnswer, Offence, OffenceAnswer, OffenceOutcome, Verdict};
use doko_worlds::Worlds;

use super::known::{self, known, seen, verdict, worlds};
use super::record::{Actions, bock, context, deal, is_hidden, order};
use super::replay::{Replayed, replay};
use super::{Fault, text};

pub(crate) fn claim(rules: &RuleSet, question: &Claim) -> Result<ClaimAnswer, Fault> {
    let seat = text::seat(question.seat)?;
    let order = order(&question.order)?;
    let kind = claim_kind(&question.claim)?;
    let claimed = Claimed {
        seat,
        kind,
        order: &order,
    };
    if is_hidden(&question.record) {
        let seen = seen(rules, &question.record)?;
        return match worlds(known(rules, &question.record, &seen)?) {
            Ok(worlds) => claim_in(&worlds, &claimed, question.record.bock_factor),
            Err(verdict) => Ok(answer(verdict)),
        };
    }
    let Replayed::Legal(mut position) = replay(rules, &question.record)? else {
        return Ok(answer(Verdict::RecordFaulty));
    };
    match position.claim(&claimed) {
        Ok(()) => accepted(&position, question.record.bock_factor),
        Err(refusal) => Ok(refused(&refusal)),
    }
}

/// The answer about these deals.
pub(crate) fn claim_in(
    worlds: &Worlds<'_, '_>,
    claim: &Claimed<'_>,
    bock_factor: Option<u32>,
) -> Result<ClaimAnswer, Fault> {
    let found = worlds.claim(claim);
    let (verdict, refusal) = verdict(worlds, &found);
    match (verdict, known::accepted(worlds, &found), refusal) {
        (Verdict::Accepted, Some(mut position), _) => {
            let made = position.claim(claim);
            made.map_err(|it| format!("accepted and refused: {:?}", it.reason()))?;
            accepted(&position, bock_factor)
        }
        (_, _, Some(refusal)) => Ok(refused(&refusal)),
        (verdict, _, None) => Ok(answer(verdict)),
    }
}

/// `rest` or `surrender`.
pub(crate) fn claim_kind(text: &str) -> Result<ClaimKind, Fault> {
    match text {
        "rest" => Ok(ClaimKind::Rest),
        "surrender" => Ok(ClaimKind::Surrender),
        other => Err(format!("no claim `{other}`")),
    }
}

/// An answer that says nothing but this.
const fn answer(verdict: Verdict) -> ClaimAnswer {
    ClaimAnswer {
        verdict,
        reasons: None,
        rule: None,
        lost_trick: None,
        re_augen: None,
        re_tricks: None,
        points: None,
    }
}

/// The answer after the claim.
fn accepted(position: &Position<'_>, bock_factor: Option<u32>) -> Result<ClaimAnswer, Fault> {
    let settlement = position
        .settle()
        .map_err(|refusal| format!("no settlement: {:?}", refusal.reason()))?
        .in_bock(position.rules(), bock(bock_factor)?);
    Ok(ClaimAnswer {
        re_augen: Some(u16::from(settlement.taken.augen.re)),
        re_tricks: Some(settlement.taken.tricks.re),
        points: Some(points(&settlement)),
        ..answer(Verdict::Accepted)
    })
}

fn refused(refusal: &Refusal) -> ClaimAnswer {
    let (reasons, rule) = text::reasons(refusal);
    ClaimAnswer {
        reasons: Some(reasons),
        rule,
        lost_trick: lost_trick(refusal),
        ..answer(Verdict::Refused)
    }
}

fn lost_trick(refusal: &Refusal) -> Option<u8> {
    let Evidence::Claim { counterplay, .. } = refusal.evidence() else {
        return None;
    };
    Some(counterplay.lost_trick)
}

fn points(settlement: &Settlement) -> [i32; 4] {
    Seat::ALL.map(|seat| *settlement.points.get(seat))
}

pub(crate) fn offence(rules: &RuleSet, question: &Offence) -> Result<OffenceAnswer, Fault> {
    let record = &question.record;
    let mut cut = record.clone();
    let plays: Vec<&str> = doko_harness::cards(&record.plays).collect();
    cut.plays = plays
        .into_iter()
        .take(question.complained_at.into())
        .collect::<Vec<_>>()
        .join(" ");
    let (actions, deal) = (Actions::read(&cut)?, deal(rules, record)?);
    let complaint = Complaint {
        offender: text::seat(question.offender)?,
        kind: kind(&question.kind)?,
        cards_played: question.at,
        complainant: text::seat(question.complainant)?,
    };
    let committed = Committed {
        offender: complaint.offender,
        class: question.class.as_deref().map(class).transpose()?,
        harm: question.harms_soloist.as_deref().map(harm).transpose()?,
        named: named_order(question)?,
    };
    let mut hearing = Hearing::new(rules, context(record)?, deal, actions.record(), complaint);
    let mut answer = OffenceAnswer {
        outcome: OffenceOutcome::RecordFaulty,
        class: None,
        effect: None,
        points: None,
        settled: None,
        input: None,
        reasons: None,
        rule: None,
    };
    if hearing.next_fault().is_some() {
        return Ok(answer);
    }
    match hearing.finish(&committed).1 {
        Ok(Assessment::Penalty(penalty)) => {
            let rule = penalty.rules.first().map(|rule| rule.id().to_owned());
            answer.outcome = OffenceOutcome::Penalty;
            answer.class = Some(text::snake_case(penalty.class));
            answer.effect = Some(text::snake_case(penalty.effect));
            answer.points = Some(Seat::ALL.map(|seat| i32::from(*penalty.points.get(seat))));
            answer.settled = penalty.settlement.as_ref().map(points);
            answer.rule = rule;
        }
        Ok(Assessment::NeedsClass) => needs(&mut answer, "offence_class"),
        Ok(Assessment::NeedsHarm) => needs(&mut answer, "harms_soloist"),
        Err(refusal) => {
            let (reasons, rule) = text::reasons(&refusal);
            answer.outcome = OffenceOutcome::Refused;
            answer.reasons = Some(reasons);
            answer.rule = rule;
        }
    }
    Ok(answer)
}

/// The order that was named before the offence.
fn named_order(question: &Offence) -> Result<Option<NamedOrder>, Fault> {
    let cards = order(&question.named_order)?;
    let named = |number| {
        let cards = List::of(&cards, Card::CA);
        text::seat(number).map(|seat| NamedOrder { seat, cards })
    };
    question.named_by.map(named).transpose()
}

fn needs(answer: &mut OffenceAnswer, input: &str) {
    answer.outcome = OffenceOutcome::NeedsInput;
    answer.input = Some(input.to_owned());
}

fn kind(text: &str) -> Result<OffenceKind, Fault> {
    Ok(match text {
        "revoke" => OffenceKind::Revoke,
        "out_of_turn" => OffenceKind::OutOfTurn,
        "announcement" => OffenceKind::Announcement,
        "vorbehalt" => OffenceKind::Vorbehalt,
        "claim" => OffenceKind::Claim,
        "other" => OffenceKind::Other,
        _ => return Err(format!("no offence `{text}`")),
    })
}

fn class(text: &str) -> Result<OffenceClass, Fault> {
    Ok(match text {
        "irrelevant" => OffenceClass::Irrelevant,
        "minor" => OffenceClass::Minor,
        "grave" => OffenceClass::Grave,
        "unsporting" => OffenceClass::Unsporting,
        _ => return Err(format!("no class `{text}`")),
    })
}

pub(crate) fn harm(text: &str) -> Result<Harm, Fault> {
    match text {
        "yes" => Ok(Harm::Possible),
        "no" => Ok(Harm::Impossible),
        _ => Err(format!("neither `yes` nor `no`: `{text}`")),
    }
}
