//! What each view is told of a position, for the tables of `tests/vectors/known`.

use doko_engine::{BySeat, Claim, Position, Reason, Replay, RuleSet, Seat, Section};
use doko_harness::{ArmutState, Asked, Finding, Known, Observer, Record, VIEWS, Word, told};

use doko_worlds::{Case, Extent, Judged, Violation, Worlds};

use super::known::{Seen, known, seen};
use super::names::reason_name;
use super::record::{self, Actions};
use super::{Fault, announce, audit, claim, play, position, rules, text, vorbehalte, word};

/// The position with everything in it that is computed: who acts next, and what each view
/// is told.
///
/// # Errors
///
/// With what cannot be read.
pub fn observed(position: &Known) -> Result<Known, Fault> {
    let record = &position.record;
    let engine = Engine {
        rules: rules::rule_set(&record.rule_set, &record.options)?,
    };
    let mut position = Known {
        turn: turn(&engine.rules, record)?,
        ..position.clone()
    };
    let told = VIEWS.map(|view| {
        let told = told(&engine, &position, view)?;
        Ok((view.to_owned(), told.to_string()))
    });
    position.views = told.into_iter().collect::<Result<_, Fault>>()?;
    Ok(position)
}

/// All that a view is told, line by line.
///
/// # Errors
///
/// With what cannot be read.
pub fn lines(position: &Known, view: &str) -> Result<Vec<String>, Fault> {
    let record = &position.record;
    let rules = rules::rule_set(&record.rule_set, &record.options)?;
    told(&Engine { rules }, position, view).map(|it| it.lines)
}

/// Who acts next, whatever was wrong before: plays a card, or is asked first.
fn turn(rules: &RuleSet, record: &Record) -> Result<Option<u8>, Fault> {
    let actions = Actions::read(record)?;
    let deal = record::deal(rules, record)?;
    let mut replay = Replay::new(rules, record::context(record)?, deal, actions.record());
    while let Some((step, _)) = replay.next_refused() {
        replay.overlook(&step);
    }
    let position = replay.position();
    let asks = position.round().asks(rules);
    let asked = asks.iter().next().map(|it| it.seat);
    Ok(position.to_play().or(asked).map(Seat::number))
}

const TOO_MUCH: &str = "too much is looked for: this is no position for a table";

/// The engine with the rules of one position.
struct Engine {
    rules: RuleSet,
}

impl Observer for Engine {
    fn observe(
        &self,
        record: &Record,
        asked: &[Asked<'_>],
    ) -> Result<(Vec<String>, Vec<Finding>), Fault> {
        let (mut lines, mut found) = (None, Vec::new());
        let mut rest = asked;
        // Each question has a budget of its own. Here some have one together, which is no
        // matter as long as none of them comes near its end.
        loop {
            let eyes = seen(&self.rules, record)?;
            let judged = known(&self.rules, record, &eyes)?.judge();
            let (worlds, violation) = match judged {
                Judged::Legal(worlds) => (worlds, None),
                Judged::Faulty(before, violation) => (before, Some(violation)),
                Judged::BeyondBound => return Err(TOO_MUCH.to_owned()),
            };
            let worlds = &worlds;
            let has_position = violation.is_none();
            if lines.is_none() {
                let mut told = audited(record, &eyes, worlds, violation.as_deref())?;
                if has_position {
                    told.extend(of_position(worlds));
                }
                lines = Some(told);
            }
            while let Some((&asked, others)) = rest.split_first().filter(|_| has_position) {
                found.push(find(worlds, &eyes, record, asked)?);
                rest = others;
                if eyes.is_worn() {
                    break;
                }
            }
            if eyes.is_spent() {
                return Err(TOO_MUCH.to_owned());
            }
            if rest.is_empty() || !has_position {
                return Ok((lines.unwrap_or_default(), found));
            }
        }
    }
}

/// The answer to a question about these deals.
fn find(
    worlds: &Worlds<'_, '_>,
    eyes: &Seen,
    record: &Record,
    asked: Asked<'_>,
) -> Result<Finding, Fault> {
    match asked {
        Asked::Card(seat, card) => play::play_in(worlds, seat, card).map(Finding::from),
        Asked::Announcement(seat, say) => {
            announce::announce_in(worlds, seat, say, None).map(Finding::from)
        }
        Asked::Word(seat, say) | Asked::InPlay(seat, say) => {
            let question = Word {
                record: record.clone(),
                seat,
                say: say.to_owned(),
                in_play: matches!(asked, Asked::InPlay(..)),
            };
            let longer = word::longer(&question);
            word::word_in(worlds, eyes, &question, &longer).map(Finding::from)
        }
        Asked::Claim(seat, claim) => {
            let claim = Claim {
                seat: text::seat(seat)?,
                kind: claim::claim_kind(claim)?,
                order: &[],
            };
            claim::claim_in(worlds, &claim, record.bock_factor).map(Finding::from)
        }
    }
}

/// What is wrong after the actions that fit `worlds`, what of these may be wrong, and what is not
/// judged.
fn audited(
    record: &Record,
    seen: &Seen,
    worlds: &Worlds<'_, '_>,
    violation: Option<&Violation>,
) -> Result<Vec<String>, Fault> {
    let origins = record::words(record)?.1;
    let place = |section, index| match section {
        Section::Plays => Ok(format!("plays {index}")),
        Section::Extras => Ok(format!("extras {index}")),
        Section::Said => {
            let origin = origins.get(index).ok_or("no such word")?;
            Ok::<_, Fault>(format!("said {origin}"))
        }
    };
    let mut lines = Vec::new();
    let wrong = match violation {
        None => None,
        Some(Violation::Refused(step, refusal)) => {
            Some((step.section, step.index, reason_name(refusal.reason())))
        }
        Some(Violation::Revoke { step, refusal, .. }) => {
            Some((step.section, step.index, reason_name(refusal.reason())))
        }
        Some(Violation::NoDealFits(action)) => {
            let reason = reason_name(Reason::NoDealFits);
            Some((action.section, action.index, reason))
        }
    };
    if let Some((section, index, reason)) = wrong {
        let at = place(section, index)?;
        lines.push(format!("wrong {at} {reason}"));
        if let Some(Violation::Revoke { proved_by, .. }) = violation {
            lines.push(format!("proved {at} by {proved_by}"));
        }
    }
    let is_wrong = |section, index| wrong.is_some_and(|it| (it.0, it.1) == (section, index));
    for it in worlds.unproven().iter() {
        let at = place(it.section, it.index)?;
        match it.extent {
            _ if is_wrong(it.section, it.index) => (),
            Extent::All => lines.push(format!("doubtful {at}")),
            Extent::Some => lines.push(format!("open {at}")),
        }
    }
    let judged = worlds.known().record.actions() + usize::from(violation.is_some());
    let unjudged = seen.actions.record().actions() - judged;
    lines.push(format!("unjudged {unjudged}"));
    if violation.is_none() {
        let world = worlds.deals(Case::ANY).next().ok_or("no deal fits")?;
        let words = worlds.known().words(world);
        let replay = worlds.known().replay(&world, &words);
        let found = audit::follow(replay, &seen.actions, record)?;
        let redeal = is_dealt_again(worlds).then_some([0; 4]);
        let points = found.points.or(redeal);
        let points = points.map(|it| it.map(|it| it.to_string()));
        lines.extend(points.map(|it| format!("points {}", it.join(" "))));
    }
    Ok(lines)
}

/// Whether the cards are dealt again after all that was said, for the same cause whoever
/// holds what.
fn is_dealt_again(worlds: &Worlds<'_, '_>) -> bool {
    let mut all = worlds.deals(Case::ANY);
    let redeal = |world| worlds.position(world).redeal();
    let first = all.next().and_then(redeal);
    first.is_some() && all.all(|world| redeal(world) == first)
}

/// Where the cards are, who plays with whom, and who may do something.
fn of_position(worlds: &Worlds<'_, '_>) -> Vec<String> {
    let all: Vec<Position<'_>> = worlds
        .deals(Case::ANY)
        .map(|world| worlds.position(world))
        .collect();
    let Some(first) = all.first() else {
        return Vec::new();
    };
    let sight = worlds.sight();
    let hands = BySeat::from_fn(|seat| sight.hand(seat));
    let mut lines: Vec<String> = Vec::new();
    for (seat, hand) in Seat::ALL.into_iter().zip(position::texts(&hands)) {
        lines.push(format!("hand {seat} {hand}").trim_end().to_owned());
    }
    for kind in sight.unseen().kinds() {
        let holders = sight.possible_holders(kind).map(|it| it.to_string());
        let holders: Vec<String> = holders.collect();
        let copies = sight.unseen().count(kind);
        lines.push(format!("unseen {kind} {copies} {}", holders.join(" ")));
    }
    for armut in position::armuten(first, worlds.known().hidden) {
        lines.push(of_armut(&armut));
    }
    for seat in Seat::ALL {
        let parties = all.iter().map(|it| it.game()?.parties().of(seat));
        let mut parties = parties.map(|it| it.map(super::names::snake_case));
        let party = parties.next().flatten();
        let same = party.filter(|party| parties.all(|it| it.as_ref() == Some(party)));
        lines.extend(same.map(|it| format!("party {seat} {it}")));
        let legal = first.game().map(|game| sight.legal_cards(game, seat));
        let legal = legal.filter(|it| !it.is_empty());
        lines.extend(legal.map(|it| format!("legal {seat} {it}")));
        if first.game().is_some() && worlds.may_declare_schweine(seat) {
            lines.push(format!("may {seat} schweine"));
        }
        if first.game().is_some() && worlds.may_name_a_partner(seat) {
            lines.push(format!("may {seat} genscher"));
        }
    }
    let is_open = |it: &Position<'_>| it.game().is_none() && it.redeal().is_none();
    if all.iter().all(is_open) {
        let asks = worlds.asks();
        let asks = asks.iter().map(vorbehalte::ask);
        lines.extend(asks.map(|it| format!("asks {} {}", it.seat, it.question)));
    }
    lines
}

/// What is known of an exchange, and `-` for what is not.
fn of_armut(armut: &ArmutState) -> String {
    let number = |it: Option<u32>| it.map_or_else(|| "-".to_owned(), |it| it.to_string());
    let cards = |it: &Option<String>| it.clone().unwrap_or_else(|| "-".to_owned());
    [
        format!("armut {}", armut.poor),
        number(armut.acceptor.map(u32::from)),
        number(armut.pushed),
        cards(&armut.pushed_cards),
        number(armut.returned),
        cards(&armut.returned_cards),
        number(armut.returned_trumps),
    ]
    .join(" ")
}
