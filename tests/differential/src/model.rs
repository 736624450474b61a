//! What the reference model answers, in the words of the vectors.
//!
//! Its own tests of the vectors have most of it. What they do not ask is answered here: whether
//! Schweine or a Genscher may be declared, a rule set, and the first fault of a record.

use doko_harness::{Answer, Judge, Question, Word};
use doko_reference::cards::{card, write_cards};
use doko_reference::contract::pair_ranks;
use doko_reference::game::Game;
use doko_reference::options::{Options, SchweineMode};
use doko_reference::pairs::time_of;
use doko_reference::record::{Fault, Record};
use doko_reference::sound::is_sound;
use doko_reference::trick::trick_augen;
use doko_reference::vorbehalt::outcome::Outcome;
use serde_json::{Value, json};

use crate::read::{BOUND, game, is_for_us, number, options, record, seat};
use crate::{play, round, score};

/// The reference model, asked as vectors ask.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reference {
    /// An option that it takes to have this value, whatever it is told: a mistake that a test
    /// plants.
    pub mistake: Option<(&'static str, &'static str)>,
}

impl Reference {
    /// What it takes these options for.
    #[must_use]
    pub fn takes(&self, options: &Options) -> Options {
        let mut options = options.clone();
        if let Some((name, value)) = self.mistake {
            // An option that cannot have the value is no mistake.
            let _ = options.set(name, value);
        }
        options
    }
}

impl Judge for Reference {
    fn answer(&self, question: &Question) -> Answer {
        match found(&self.takes(&options(question)), question) {
            Some(found) => Answer::read(question, found).unwrap_or_else(Answer::Failed),
            None => Answer::Unsupported("no question for the model".to_owned()),
        }
    }
}

fn found(options: &Options, question: &Question) -> Option<Value> {
    let asked = serde_json::to_value(question).ok()?;
    let mut asked = asked.as_object()?.values().next()?.clone();
    pairs_by_letter(&mut asked);
    let asked = &asked;
    match question {
        Question::Play(_) => play::play(options, asked),
        Question::LegalCards(_) => {
            let seat = seat(asked.get("seat")?);
            let legal = game(options, asked)?.ok()?.legal_cards(seat);
            Some(json!({ "cards": write_cards(&legal) }))
        }
        Question::Trick(_) => {
            let game = game(options, asked)?.ok()?;
            let trick = number(asked.get("trick")?).checked_sub(1)?;
            let winner = game.winners.get(trick)? + 1;
            Some(json!({ "winner": winner, "augen": trick_augen(game.tricks.get(trick)?) }))
        }
        Question::Hochzeit(_) => {
            let game = game(options, asked)?.ok()?;
            game.hochzeit().map(|_| play::hochzeit(&game))
        }
        Question::Vorbehalte(_) => round::vorbehalte(options, asked),
        Question::Word(it) if it.in_play => in_play(&game(options, asked)?.ok()?, it),
        Question::Announce(_) => play::announce(options, asked),
        Question::ScoreCounts(_) => Some(score::score_counts(options, asked)),
        Question::ScoreGame(_) => score::score_game(options, asked),
        Question::Deck(_) => Some(score::the_deck(options, asked)),
        Question::Deal(_) => Some(score::the_deal(options, asked)),
        Question::Packets(_) => Some(json!({ "packets": options.deal_packets })),
        Question::Claim(_) => play::claim(options, asked),
        Question::Offence(_) => play::offence(options, asked),
        Question::RuleSet(_) => is_sound(options).then(|| json!({ "verdict": "accepted" })),
        Question::Audit(_) => audit(options, &record(asked)),
        Question::Position(_) | Question::Word(_) | Question::Session(_) => None,
    }
}

/// In play the model has letters for the pairs, also for the tens.
fn pairs_by_letter(asked: &mut Value) {
    let extras = asked.pointer_mut("/record/extras");
    for line in extras.and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(before) = line.as_str().and_then(|it| it.strip_suffix("schweine 10")) {
            *line = json!(format!("{before}schweine T"));
        }
    }
}

/// Whether Schweine or a Genscher may be declared with the next card.
fn in_play(game: &Game, asked: &Word) -> Option<Value> {
    let seat = usize::from(asked.seat).checked_sub(1)?;
    let (word, argument) = asked.say.split_once(' ').unwrap_or((&asked.say, "A"));
    let reasons = match word {
        "schweine" => check_pair(game, seat, argument.replace("10", "T").chars().next()?),
        "genscher" => {
            let named = argument.parse::<usize>().ok()?.checked_sub(1)?;
            let may = may_genscher(game, seat, named);
            Vec::from_iter((!may).then_some("GENSCHER_NOT_AVAILABLE"))
        }
        _ => return None,
    };
    Some(match reasons.is_empty() {
        true => json!({ "verdict": "accepted" }),
        false => json!({ "verdict": "refused", "reasons": reasons }),
    })
}

/// What speaks against a pair of Schweine with the next card. The model takes for granted that
/// a pair is declared once only, and that where a card goes with it only who is on turn is
/// asked (MOD-1).
pub(crate) fn check_pair(game: &Game, seat: usize, rank: char) -> Vec<&'static str> {
    let pair = game.contract.pair_card(&game.options, rank);
    let pair = pair.unwrap_or(card('D', rank));
    let mut reasons = game.check_schweine(seat, rank, pair);
    let waits = game
        .waiting
        .iter()
        .any(|it| (it.seat, it.rank) == (seat, rank));
    let stands = game.pigs.iter().any(|pig| pig.card == pair);
    if reasons.is_empty() && (waits || stands) {
        reasons.push("SCHWEINE_NOT_AVAILABLE");
    }
    let with_card = match time_of(&game.options, rank) {
        SchweineMode::Off | SchweineMode::Automatic | SchweineMode::Vorbehalt => false,
        SchweineMode::AtFirstFox | SchweineMode::SecondOnly => {
            pair_ranks(&game.options).contains(&rank)
        }
    };
    if with_card && game.turn().is_some_and(|turn| turn != seat) {
        reasons.insert(0, "OUT_OF_TURN");
    }
    reasons
}

/// Whether a seat may name this one with its next card.
pub(crate) fn may_genscher(game: &Game, seat: usize, named: usize) -> bool {
    let king = card('D', 'K');
    game.may_genscher(seat, named, king) && game.legal_cards(seat).contains(&king)
}

/// The first thing in a record that is against the rules; it says nothing of what comes after.
fn audit(options: &Options, record: &Record) -> Option<Value> {
    if !is_for_us(record, true) {
        return None;
    }
    let violations = match record.replay(options, BOUND) {
        Ok(played) if matches!(played.outcome, Outcome::Refused(_)) => return None,
        Ok(_) => Vec::new(),
        Err(fault) => vec![place(record, &fault)?],
    };
    Some(json!({ "violations": violations }))
}

/// A fault as an audit names it.
fn place(record: &Record, fault: &Fault) -> Option<String> {
    let reason = fault.reasons.first()?;
    let extra = record.extras.iter().position(|line| *line == fault.what);
    Some(match extra {
        Some(index) => format!("extras {index} {reason}"),
        None => format!("plays {} {reason}", fault.at),
    })
}
