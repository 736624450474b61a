//! Games of which not every hand is known: what is true of every deal that fits.

use doko_engine::{
    Action, Budget, BySeat, Card, Case, Claim, ClaimKind, Context, Deal, Extent, Found, Heard,
    Hidden, Known, Position, Refusal, RuleSet, Seat, Section, Step, Worlds,
};
use doko_harness::{
    Announce, AnnounceAnswer, Audit, AuditAnswer, ClaimAnswer, Play, PlayAnswer, PositionAnswer,
    Record, Verdict, Word, WordAnswer,
};

use super::record::{self, Actions, Replayed, card};
use super::{Fault, announce, audit, claim, position, text, word};

/// Whether not every hand is known, or not to the view.
pub(crate) fn is_hidden(record: &Record) -> bool {
    let unknown = record.hands.is_empty() || record.hands.iter().any(String::is_empty);
    unknown || record.view.is_some()
}

/// The actions of `record` as they are known, and what is known of covered cards.
fn actions(
    rules: &RuleSet,
    record: &Record,
) -> Result<(Actions, [Option<Hidden>; 2], Budget), Fault> {
    let mut actions = Actions::read(record)?;
    let hidden = actions.cover(rules, record.view);
    Ok((actions, hidden, Budget::new()))
}

fn known<'a>(
    rules: &'a RuleSet,
    record: &Record,
    (actions, hidden, budget): &'a (Actions, [Option<Hidden>; 2], Budget),
) -> Result<Known<'a, 'a>, Fault> {
    Ok(Known {
        rules,
        context: record::context(record)?,
        hands: record::hands(record)?,
        record: actions.record(),
        hidden: *hidden,
        heard: Heard::default(),
        budget,
        pairs: None,
    })
}

/// The deals that fit the record; or what becomes of every question, if it is faulty, or if
/// nobody knows what is wrong with it.
fn worlds<'a>(known: Known<'a, 'a>) -> Result<Worlds<'a, 'a>, Verdict> {
    let judged = known.judge();
    let is_named = judged.replays().any(|mut replay| {
        let mut steps = std::iter::from_fn(|| {
            let step = replay.step()?;
            if step.outcome.is_err() {
                replay.overlook(&step);
            }
            Some(step)
        });
        steps.any(|step| judged.is_violation(&step))
    });
    if is_named {
        Err(Verdict::RecordFaulty)
    } else if judged.is_faulty() || !judged.is_complete() {
        Err(Verdict::Undecided)
    } else {
        Ok(judged.worlds)
    }
}

/// One deal for each thing that can be the case, if the record is legal with any; all
/// that there is to know of a game whose hands are known.
pub(crate) fn deals(rules: &RuleSet, game: &Record, context: Context) -> Result<Vec<Deal>, Fault> {
    if !is_hidden(game) {
        return Ok(vec![record::deal(rules, game)?]);
    }
    let actions = actions(rules, game)?;
    let known = Known {
        context,
        ..known(rules, game, &actions)?
    };
    let worlds = worlds(known).map_err(|_| "the record is faulty")?;
    Ok(worlds.deals(Case::ANY).map(|world| world.deal).collect())
}

/// Replays a record in this context, as far as it is known.
pub(crate) fn replay<'r>(
    rules: &'r RuleSet,
    game: &Record,
    context: Context,
) -> Result<Replayed<'r>, Fault> {
    let actions = actions(rules, game)?;
    let known = Known {
        context,
        hands: record::hands(game)?,
        rules,
        record: actions.0.record(),
        hidden: actions.1,
        heard: Heard::default(),
        budget: &actions.2,
        pairs: None,
    };
    let judged = known.judge();
    let mut replay = judged.replays().next().ok_or("no deal fits")?;
    Ok(match replay.next_refused() {
        Some((_, refusal)) => Replayed::Refused(refusal),
        None => Replayed::Legal(Box::new(replay.into_position())),
    })
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
    let actions = actions(rules, record)?;
    let known = known(rules, record, &actions)?;
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
    let (seat, card) = (text::seat(question.seat)?, card(&question.card)?);
    let actions = actions(rules, &question.record)?;
    let known = known(rules, &question.record, &actions)?;
    let mut answer = PlayAnswer {
        verdict: Verdict::RecordFaulty,
        reasons: None,
        rule: None,
        legal: None,
    };
    let worlds = match worlds(known) {
        Ok(worlds) => worlds,
        Err(verdict) => return Ok(PlayAnswer { verdict, ..answer }),
    };
    let (verdict, refusal) = verdict(&worlds, &worlds.play(Some(seat), card));
    answer.verdict = verdict;
    if let Some(refusal) = refusal {
        let (reasons, rule) = text::reasons(&refusal);
        (answer.reasons, answer.rule) = (Some(reasons), rule);
    }
    let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
    let legal = worlds.position(world).legal_cards(seat).to_string();
    answer.legal = known.hands.get(seat).map(|_| legal);
    Ok(answer)
}

pub(crate) fn announce(rules: &RuleSet, question: &Announce) -> Result<AnnounceAnswer, Fault> {
    let seat = text::seat(question.seat)?;
    let announcement = text::announcement(&question.say)?;
    let actions = actions(rules, &question.record)?;
    let worlds = match worlds(known(rules, &question.record, &actions)?) {
        Ok(worlds) => worlds,
        Err(verdict) => return Ok(announce::answer(verdict)),
    };
    let found = worlds.announce(seat, announcement);
    let (verdict, refusal) = verdict(&worlds, &found);
    let made = accepted(&worlds, &found)
        .and_then(|position| position.check_announcement(seat, announcement).ok());
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
    let actions = actions(rules, &question.record)?;
    let worlds = match worlds(known(rules, &question.record, &actions)?) {
        Ok(worlds) => worlds,
        Err(verdict) => return Ok(claim::answer(verdict)),
    };
    let found = worlds.claim(&claim);
    let (verdict, refusal) = verdict(&worlds, &found);
    match (verdict, accepted(&worlds, &found), refusal) {
        (Verdict::Accepted, Some(mut position), _) => {
            let made = position.claim(&claim);
            made.map_err(|it| format!("accepted and refused: {:?}", it.reason()))?;
            claim::accepted(&position, question.record.bock_factor)
        }
        (_, _, Some(refusal)) => Ok(claim::refused(&refusal)),
        (verdict, _, None) => Ok(claim::answer(verdict)),
    }
}

pub(crate) fn audit(rules: &RuleSet, question: &Audit) -> Result<AuditAnswer, Fault> {
    let actions = actions(rules, &question.record)?;
    let judged = known(rules, &question.record, &actions)?.judge();
    let replay = judged.replays().next().ok_or("no deal fits")?;
    let stated = |step: &Step| judged.is_violation(step);
    let mut answer = audit::follow(replay, &actions.0, &question.record, stated)?;
    for proof in judged
        .proofs
        .iter()
        .filter(|it| it.section == Section::Plays)
    {
        let place = format!("plays {} ", proof.index);
        let told = format!("{place}by {}", proof.proved_by);
        answer.revokes.get_or_insert_default().push(told);
    }
    Ok(answer)
}

pub(crate) fn word(rules: &RuleSet, question: &Word, longer: &Record) -> Result<WordAnswer, Fault> {
    let before = actions(rules, &question.record)?;
    let after = actions(rules, longer)?;
    let worlds = match worlds(known(rules, &question.record, &before)?) {
        Ok(worlds) => worlds,
        Err(verdict) => return Ok(WordAnswer::new(verdict)),
    };
    let found = match word::asked(question, &after.0)? {
        Action::Say(seat, said) => worlds.say(&known(rules, longer, &after)?, seat, said),
        Action::Extra(seat, extra) => worlds.declare(seat, extra),
        Action::Play(..) => return Err("a card is no word".to_owned()),
    };
    let (verdict, refusal) = verdict(&worlds, &found);
    match refusal {
        Some(refusal) => word::refused(question, &refusal),
        None => Ok(WordAnswer::new(verdict)),
    }
}
