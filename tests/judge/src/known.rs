//! Games of which not every hand is known: what is true of every deal that fits.

use doko_engine::{
    Action, Budget, BySeat, Card, Claim, ClaimKind, Context, Party, Position, Refusal, Replay,
    Rule, RuleSet, Seat, Step,
};
use doko_harness::{
    Announce, AnnounceAnswer, Audit, AuditAnswer, ClaimAnswer, Play, PlayAnswer, PositionAnswer,
    Record, Verdict, Word, WordAnswer,
};
use doko_worlds::{Case, Extent, Found, Hidden, Judged, Known, Told, Violation, Worlds};

use super::record::{self, Actions, Replayed, card};
use super::{Fault, announce, audit, claim, play, position, text, word};

/// Whether not every hand is known, or not to the view.
pub(crate) fn is_hidden(record: &Record) -> bool {
    let unknown = record.hands.is_empty() || record.hands.iter().any(String::is_empty);
    unknown || record.view.is_some()
}

/// A game as the view of its record sees it.
pub(crate) struct Seen {
    pub(crate) actions: Actions,
    hidden: [Option<Hidden>; 2],
    told: Told,
    budget: Budget,
}

impl Seen {
    /// Whether a fourth of the budget of one question is gone.
    pub(crate) const fn is_worn(&self) -> bool {
        self.budget.spent() > Budget::STEPS / 4
    }

    /// Whether what was answered rests on what was not looked for to the end.
    pub(crate) const fn is_spent(&self) -> bool {
        self.budget.is_in_doubt() || self.budget.is_spent()
    }
}

/// What is known of the actions of `record`, and what everybody is told of them.
pub(crate) fn seen(rules: &RuleSet, record: &Record) -> Result<Seen, Fault> {
    let mut actions = Actions::read(record)?;
    let told = told(rules, record, &actions)?;
    told.name_parties(&mut actions.extras);
    let hidden = actions.cover(rules, record.view);
    Ok(Seen {
        actions,
        hidden,
        told,
        budget: Budget::new(),
    })
}

/// What no word says and whoever looks on is told, if the record has it: with all hands.
fn told(rules: &RuleSet, record: &Record, actions: &Actions) -> Result<Told, Fault> {
    let is_whole = record.hands.len() == 4 && !record.hands.iter().any(String::is_empty);
    if record.view.is_none() || !is_whole {
        return Ok(Told::default());
    }
    let whole = Record {
        view: None,
        ..record.clone()
    };
    let deal = record::deal(rules, &whole)?;
    let replay = Replay::new(rules, record::context(record)?, deal, actions.record());
    Ok(Told::of(replay, &actions.record()))
}

pub(crate) fn known<'a>(
    rules: &'a RuleSet,
    record: &Record,
    seen: &'a Seen,
) -> Result<Known<'a, 'a>, Fault> {
    known_in(rules, record, record::context(record)?, seen)
}

/// The same in this context.
fn known_in<'r, 'a>(
    rules: &'r RuleSet,
    record: &Record,
    context: Context,
    seen: &'a Seen,
) -> Result<Known<'r, 'a>, Fault> {
    Ok(Known {
        rules,
        context,
        hands: record::hands(record)?,
        record: seen.actions.record(),
        hidden: seen.hidden,
        told: seen.told,
        budget: &seen.budget,
    })
}

/// The deals that fit the record; or what becomes of every question, if none does, or if that is
/// not known.
pub(crate) fn worlds<'r, 'a>(known: Known<'r, 'a>) -> Result<Worlds<'r, 'a>, Verdict> {
    match known.judge() {
        Judged::Legal(worlds) => Ok(worlds),
        Judged::Faulty(..) => Err(Verdict::RecordFaulty),
        Judged::BeyondBound => Err(Verdict::Undecided),
    }
}

/// Replays a record in this context, as far as it is known.
pub(crate) fn replay<'r>(
    rules: &'r RuleSet,
    game: &Record,
    context: Context,
) -> Result<Replayed<'r>, Fault> {
    let seen = seen(rules, game)?;
    let worlds = worlds(known_in(rules, game, context, &seen)?);
    let worlds = worlds.map_err(|_| "the record is faulty")?;
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    Ok(Replayed::Legal(Box::new(worlds.position(world))))
}

/// The verdict on what was found, and what is seen to speak against it if that is a no.
fn verdict(worlds: &Worlds<'_, '_>, found: &Found) -> (Verdict, Option<Refusal>) {
    match (found.accepted_with, found.refused_with, found.extent) {
        (Some(_), Some(_), _) | (_, _, Extent::Some) => (Verdict::Undecided, None),
        (_, None, Extent::All) => (Verdict::Accepted, None),
        (None, Some(world), Extent::All) => {
            let (sight, position) = (worlds.sight(), worlds.position(world));
            let seen = |seat| sight.hand_in(position.game(), seat);
            (Verdict::Refused, found.refusal.map(|it| it.as_seen(seen)))
        }
    }
}

fn accepted<'a>(worlds: &Worlds<'a, 'a>, found: &Found) -> Option<Position<'a>> {
    found.accepted_with.map(|world| worlds.position(world))
}

pub(crate) fn position(
    rules: &RuleSet,
    record: &Record,
    asked: Option<Card>,
) -> Result<PositionAnswer, Fault> {
    let seen = seen(rules, record)?;
    let known = known(rules, record, &seen)?;
    let worlds = worlds(known).map_err(|_| "the record is faulty")?;
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    let sight = worlds.sight();
    let hands = BySeat::from_fn(|seat| sight.hand(seat));
    let holders = |card| sight.possible_holders(card).map(Seat::number).collect();
    Ok(PositionAnswer {
        copies: asked.map(|card| sight.unseen().count(card)),
        holders: asked.map(holders),
        hands: Some(position::texts(&hands)),
        armuten: Some(position::armuten(&worlds.position(world), known.hidden)),
    })
}

pub(crate) fn play(rules: &RuleSet, question: &Play) -> Result<PlayAnswer, Fault> {
    let seen = seen(rules, &question.record)?;
    match worlds(known(rules, &question.record, &seen)?) {
        Ok(worlds) => play_in(&worlds, question.seat, &question.card),
        Err(verdict) => Ok(play::answer(verdict)),
    }
}

pub(crate) fn play_in(worlds: &Worlds<'_, '_>, seat: u8, asked: &str) -> Result<PlayAnswer, Fault> {
    let (seat, card) = (text::seat(seat)?, card(asked)?);
    let (verdict, refusal) = verdict(worlds, &worlds.play(Some(seat), card));
    let mut answer = play::answer(verdict);
    if let Some(refusal) = refusal {
        let (reasons, rule) = text::reasons(&refusal);
        (answer.reasons, answer.rule) = (Some(reasons), rule);
    }
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    let legal = worlds.position(world).legal_cards(seat).to_string();
    answer.legal = worlds.known().hands.get(seat).map(|_| legal);
    Ok(answer)
}

pub(crate) fn announce(rules: &RuleSet, question: &Announce) -> Result<AnnounceAnswer, Fault> {
    let seen = seen(rules, &question.record)?;
    match worlds(known(rules, &question.record, &seen)?) {
        Ok(worlds) => {
            let party = question.party.as_deref().map(text::party).transpose()?;
            announce_in(&worlds, question.seat, &question.say, party)
        }
        Err(verdict) => Ok(announce::answer(verdict)),
    }
}

pub(crate) fn announce_in(
    worlds: &Worlds<'_, '_>,
    seat: u8,
    say: &str,
    party: Option<Party>,
) -> Result<AnnounceAnswer, Fault> {
    let (seat, announcement) = (text::seat(seat)?, text::announcement(say)?);
    let found = worlds.announce_for(seat, announcement, party);
    let (verdict, refusal) = verdict(worlds, &found);
    let made = accepted(worlds, &found).and_then(|position| {
        position
            .check_announcement_for(seat, announcement, party)
            .ok()
    });
    Ok(match (verdict, made, refusal) {
        (Verdict::Accepted, Some(made), _) => announce::made(&made),
        (_, _, Some(refusal)) => announce::refused(&refusal),
        (verdict, _, None) => announce::answer(verdict),
    })
}

pub(crate) fn claim(
    rules: &RuleSet,
    question: &doko_harness::Claim,
    kind: ClaimKind,
) -> Result<ClaimAnswer, Fault> {
    let order = record::order(&question.order)?;
    let claim = Claim {
        seat: text::seat(question.seat)?,
        kind,
        order: &order,
    };
    let seen = seen(rules, &question.record)?;
    match worlds(known(rules, &question.record, &seen)?) {
        Ok(worlds) => claim_in(&worlds, &claim, question.record.bock_factor),
        Err(verdict) => Ok(claim::answer(verdict)),
    }
}

pub(crate) fn claim_in(
    worlds: &Worlds<'_, '_>,
    claim: &Claim<'_>,
    bock_factor: Option<u32>,
) -> Result<ClaimAnswer, Fault> {
    let found = worlds.claim(claim);
    let (verdict, refusal) = verdict(worlds, &found);
    match (verdict, accepted(worlds, &found), refusal) {
        (Verdict::Accepted, Some(mut position), _) => {
            let made = position.claim(claim);
            made.map_err(|it| format!("accepted and refused: {:?}", it.reason()))?;
            claim::accepted(&position, bock_factor)
        }
        (_, _, Some(refusal)) => Ok(claim::refused(&refusal)),
        (verdict, _, None) => Ok(claim::answer(verdict)),
    }
}

pub(crate) fn audit(rules: &RuleSet, question: &Audit) -> Result<AuditAnswer, Fault> {
    let seen = seen(rules, &question.record)?;
    let (worlds, violation) = match known(rules, &question.record, &seen)?.judge() {
        Judged::Legal(worlds) => (worlds, None),
        Judged::Faulty(before, violation) => (before, Some(violation)),
        Judged::BeyondBound => return Err("more deals fit than are looked at".to_owned()),
    };
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    let words = worlds.known().words(world);
    let replay = worlds.known().replay(&world, &words);
    let mut answer = audit::follow(replay, &seen.actions, &question.record)?;
    let Some(violation) = violation else {
        return Ok(answer);
    };
    answer.points = None;
    let place =
        |step: &Step| audit::place_of(step.section, step.index, &seen.actions, &question.record);
    match *violation {
        Violation::Refused(step, refusal) => {
            let (reasons, rule) = text::reasons(&refusal);
            let reason = reasons.first().ok_or("a refusal without a reason")?;
            answer
                .violations
                .push(format!("{} {reason}", place(&step)?));
            answer.rule = rule;
        }
        Violation::Revoke {
            step, proved_by, ..
        } => {
            answer.violations.push(format!("{} REVOKE", place(&step)?));
            answer.rule = Some(Rule::Follow2.id().to_owned());
            let revokes = answer.revokes.get_or_insert_default();
            revokes.push(format!("{} by {proved_by}", place(&step)?));
        }
        Violation::NoDealFits(action) => {
            let (section, index) = (action.section, action.index);
            let at = audit::place_of(section, index, &seen.actions, &question.record)?;
            answer.violations.push(format!("{at} NO_DEAL_FITS"));
            answer.rule = Some(Rule::Card5.id().to_owned());
        }
    }
    Ok(answer)
}

pub(crate) fn word(rules: &RuleSet, question: &Word, longer: &Record) -> Result<WordAnswer, Fault> {
    let seen = seen(rules, &question.record)?;
    match worlds(known(rules, &question.record, &seen)?) {
        Ok(worlds) => word_in(&worlds, &seen, question, longer),
        Err(verdict) => Ok(WordAnswer::new(verdict)),
    }
}

/// The answer to a word, which stands at the end of the longer record.
pub(crate) fn word_in(
    worlds: &Worlds<'_, '_>,
    before: &Seen,
    question: &Word,
    longer: &Record,
) -> Result<WordAnswer, Fault> {
    let known_before = worlds.known();
    let mut after = seen(known_before.rules, longer)?;
    // Nobody is told what the rules make of a word that was not said.
    after.told = before.told;
    let found = match word::asked(question, &after.actions)? {
        Action::Say(seat, said) => {
            let longer = known(known_before.rules, longer, &after)?;
            worlds.say(&longer, seat, said)
        }
        Action::Extra(seat, extra) => worlds.declare(seat, extra),
        Action::Play(..) => return Err("a card is no word".to_owned()),
    };
    let (verdict, refusal) = verdict(worlds, &found);
    match refusal {
        Some(refusal) => word::refused(question, &refusal),
        None => Ok(WordAnswer::new(verdict)),
    }
}
