//! Offences in games at random, judged by the engine and by the reference model.

use doko_harness::{Answer, Judge, Offence as Asked, OffenceAnswer, OffenceOutcome, Question};
use doko_judge::EngineJudge;
use doko_reference::cards::write_cards;
use doko_reference::game::Game;
use doko_reference::options::Options;
use doko_reference::penalty::{Effect, Grade, Offence, Penalty, penalty};
use doko_reference::presets::vln;
use doko_reference::random::Random;
use doko_reference::record::Record;

use crate::twin::recorded;

/// The steps of the search of the reference model, which is not the quickest.
const BOUND: u64 = 20_000;

/// What of a game, an offence or a penalty is compared.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Found {
    /// `penalty`, `needs_input` or `refused`.
    pub outcome: &'static str,
    /// What is asked for, why it is refused, or what becomes of the game.
    pub what: String,
    /// The penalty points of the seats.
    pub points: Option<[i32; 4]>,
    /// The points of a game that ends with a settlement.
    pub settled: Option<[i32; 4]>,
}

/// Commits an offence somewhere in this game, and has both say what follows; `None` if the game
/// never began, is a Vorführung, or the search of the reference model for what is inevitable was
/// given up.
///
/// # Errors
///
/// With what the two do not agree about.
pub fn compare(options: &Options, whole: &Record, seed: u64) -> Result<Option<Found>, String> {
    if whole.vorfuehrung.is_some() {
        return Ok(None); // what is said there has no short form in the vectors
    }
    let mut random = Random::new(seed ^ 0x0FFE_4CE5);
    let mut record = whole.clone();
    let late = random.chance(60);
    let least = if late {
        record.plays.len().saturating_sub(14)
    } else {
        0
    };
    let at = least + random.below(record.plays.len() + 1 - least);
    record.plays.truncate(at);
    record.extras.retain(|line| is_before(line, at));
    let played = record.replay(options, BOUND);
    let played = played.map_err(|fault| format!("not legal: {fault:?}"))?;
    let Some(game) = played.game else {
        return Ok(None);
    };
    let offence = drawn(&mut random, &game);
    if game.inevitable(offence.named.as_ref(), BOUND).is_none() {
        return Ok(None);
    }
    let reference = of_reference(penalty(&game, &offence, BOUND));
    let seat = |seat: usize| u8::try_from(seat + 1).unwrap_or_default();
    let at = u8::try_from(at).unwrap_or_default();
    let question = Question::Offence(Asked {
        record: recorded("vln", options.differs(&vln()), options, &record),
        offender: seat(offence.offender),
        kind: "other".to_owned(),
        class: offence.grade.map(|it| name(it).to_owned()),
        harms_soloist: offence.harms_soloist.map(|it| yes_or_no(it).to_owned()),
        named_order: offence
            .named
            .as_ref()
            .map(|(_, order)| write_cards(order))
            .unwrap_or_default(),
        named_by: offence.named.as_ref().map(|(by, _)| seat(*by)),
        at,
        complainant: seat(offence.complainant.unwrap_or_default()),
        complained_at: at,
    });
    let Answer::Offence(answer) = EngineJudge.answer(&question) else {
        return Err(format!("{question:?}: another answer"));
    };
    let engine = of_engine(answer);
    if engine == reference {
        return Ok(Some(engine));
    }
    Err(format!(
        "{question:?}\n  engine:    {engine:?}\n  reference: {reference:?}"
    ))
}

/// Whether what was said stood before the offence, and did not go with a card that came after.
fn is_before(line: &str, at: usize) -> bool {
    let (number, word) = line.split_once(':').unwrap_or((line, ""));
    let number: usize = number.trim().parse().unwrap_or_default();
    let with_card = word.contains("schweine") || word.contains("genscher");
    number < at || (number == at && !with_card && !word.contains("claim_rest"))
}

/// An offence as a referee may have judged it.
fn drawn(random: &mut Random, game: &Game) -> Offence {
    let offender = random.below(4);
    let grades = [Grade::Irrelevant, Grade::Minor, Grade::Grave, Grade::Grave];
    let named = random.chance(30).then(|| {
        let by = random.below(4);
        let mut order = game.hands.get(by).cloned().unwrap_or_default();
        random.shuffle(&mut order);
        (by, order)
    });
    Offence {
        offender,
        grade: random.pick(&grades).filter(|_| random.chance(95)),
        harms_soloist: random.pick(&[Some(true), Some(false), None]).flatten(),
        complainant: Some((offender + 1 + random.below(3)) % 4),
        went_on: false,
        named: named.filter(|(_, order)| !order.is_empty()),
    }
}

const fn name(grade: Grade) -> &'static str {
    match grade {
        Grade::Irrelevant => "irrelevant",
        Grade::Minor => "minor",
        Grade::Grave => "grave",
        Grade::Unsporting => "unsporting",
    }
}

const fn yes_or_no(it: bool) -> &'static str {
    if it { "yes" } else { "no" }
}

fn of_reference(found: Penalty) -> Found {
    let other = |outcome, what: &str| Found {
        outcome,
        what: what.to_owned(),
        ..Found::default()
    };
    match found {
        Penalty::Refused(reason) => other("refused", reason),
        Penalty::NeedsInput(what) => other("needs_input", what),
        Penalty::Points(points, effect) => {
            let (what, settled) = match effect {
                Effect::GoesOn => ("goes_on", None),
                Effect::NotPlayed => ("ends_not_played", None),
                Effect::SoloPlayed => ("ends_as_played", None),
                Effect::Settled(it) => ("ends_settled", Some(it.points)),
            };
            Found {
                points: Some(points),
                settled,
                ..other("penalty", what)
            }
        }
    }
}

fn of_engine(answer: OffenceAnswer) -> Found {
    let first = |reasons: Option<Vec<String>>| reasons?.into_iter().next();
    let (outcome, what) = match answer.outcome {
        OffenceOutcome::Penalty => ("penalty", answer.effect),
        OffenceOutcome::NeedsInput => ("needs_input", answer.input),
        OffenceOutcome::Refused => ("refused", first(answer.reasons)),
        OffenceOutcome::RecordFaulty => ("faulty", first(answer.reasons)),
    };
    Found {
        outcome,
        what: what.unwrap_or_default(),
        points: answer.points,
        settled: answer.settled,
    }
}
