//! Words that a game does not say by itself, most of them against the rules.

use doko_engine::{Position, Question, Seat};
use doko_reference::options::{Options, Selector, Solo};
use doko_reference::random::Random;
use doko_reference::record::Record;
use doko_reference::vorbehalt::outcome::Outcome;
use doko_reference::vorbehalt::resolve::resolve;

use super::words::{
    RANKS, is_of_an_exchange, of_one, of_reference, reasons_of, say, so_far, words,
};
use super::{Asked, Coverage, Disagreement};

/// Draws questions, always the same ones at the same moment of a game.
pub(super) struct Probes {
    pub(super) random: Random,
    seed: u64,
}

impl Probes {
    pub(super) fn new(seed: u64) -> Probes {
        Probes {
            random: Random::new(seed),
            seed,
        }
    }

    /// Whatever was asked before, and however often: what leads here can then be left out.
    pub(super) fn at(&mut self, moment: u64) {
        self.random = Random::new(self.seed ^ moment.wrapping_mul(0x9E6D_62D0_6F6A_9A9B));
    }

    /// Lets seats say something else than line `index` of the record and compares what
    /// speaks against it.
    pub(super) fn words(
        &mut self,
        options: &Options,
        record: &Record,
        index: usize,
        position: &Position<'_>,
        coverage: &mut Coverage,
    ) -> Result<(), Disagreement> {
        let settled = position.round().outcome(position.rules());
        let redeal = matches!(settled, Some(doko_engine::Outcome::Redeal(_)));
        if redeal || (index > 0 && record.vorfuehrung.is_some()) {
            return Ok(());
        }
        self.at(index as u64);
        for _ in 0..2 {
            let Some(lines) = self.lines(record, position) else {
                continue;
            };
            let mut trial = so_far(record, index);
            let mut engine = Ok(());
            let mut number = 0;
            let mut after = position.clone();
            for line in &lines {
                let Ok((seat, said)) = words(&after, record, line) else {
                    continue;
                };
                trial.said.push(line.clone());
                number += if line.contains("schweine") {
                    2
                } else {
                    said.len()
                };
                engine = say(&mut after, seat, &said);
                if engine.is_err() {
                    break;
                }
            }
            let Ok(round) = trial.round() else {
                continue;
            };
            let outcome = resolve(options, &round);
            let ours = match &engine {
                Ok(()) => Vec::new(),
                Err(refusal) => reasons_of(refusal),
            };
            let ours: Vec<&str> = ours.into_iter().filter(|it| !is_of_the_table(it)).collect();
            let theirs = match &outcome {
                Outcome::Refused(reasons) => of_one(reasons),
                Outcome::Contract { .. } | Outcome::Redeal { .. } | Outcome::NeedsInput { .. } => {
                    Vec::new()
                }
            };
            if let Err(refusal) = &engine {
                coverage.refusal(refusal);
            }
            if engine.is_err() && ours.is_empty() {
                continue; // only the order of speaking is against it
            }
            // Of several words the engine refuses one, the reference all. Of Schweine that there
            // are not, nobody need ask who holds them, and a card too many is looked at last.
            let pairs = lines
                .iter()
                .any(|line| line.contains("schweine") || line.contains("push"));
            let agrees = if pairs && lines.len() == 1 {
                ours.first() == theirs.first()
            } else if number == 1 {
                ours == theirs
            } else {
                ours.iter().all(|it| theirs.contains(it)) && ours.is_empty() == theirs.is_empty()
            };
            if !agrees {
                return Err(Disagreement {
                    about: format!("if instead is said: {}", lines.join(", ")),
                    engine: format!("{ours:?}"),
                    reference: format!("{theirs:?}, {}", of_reference(&outcome)),
                    said: index,
                    plays: 0,
                    asked: Asked::Words(lines),
                });
            }
        }
        Ok(())
    }

    /// One declaration, answer or exchange, maybe in two lines.
    fn lines(&mut self, record: &Record, position: &Position<'_>) -> Option<Vec<String>> {
        let (round, rules) = (position.round(), position.rules());
        let asks = round.asks(rules);
        let question = asks.first().map(|ask| ask.question);
        let ask = asks.first().map(|ask| ask.seat.number());
        let cards = |random: &mut Random, seat: u8| {
            let deck = doko_engine::Card::ALL;
            let hand = Seat::ALL.get(usize::from(seat) - 1);
            let hand = hand.and_then(|seat| *round.hands(rules).get(*seat));
            let mut held: Vec<String> = hand
                .unwrap_or_default()
                .cards()
                .map(|it| it.to_string())
                .collect();
            random.shuffle(&mut held);
            held.truncate(2 + random.below(3));
            if random.chance(20) {
                held.extend(random.pick(&deck).map(|it| it.to_string()));
            }
            held.sort();
            let thrice = held.windows(3).any(|it| it.first() == it.last());
            (!thrice).then(|| held.join(" "))
        };
        let all_spoke = Seat::ALL.iter().all(|seat| round.has_spoken(*seat));
        if let (Some(question), Some(seat)) = (question, ask.filter(|_| all_spoke)) {
            let other = 1 + self.random.below(4);
            if is_of_an_exchange(question) && self.random.chance(40) {
                let rank = self.random.pick(&RANKS)?;
                return Some(vec![format!("{other} schweine {rank}")]);
            }
            match question {
                Question::ArmutPush => {
                    let cards = cards(&mut self.random, seat)?;
                    return Some(vec![format!("{seat} push {cards}")]);
                }
                Question::ArmutReturn => {
                    let cards = cards(&mut self.random, seat)?;
                    return Some(vec![format!("{seat} return {cards}")]);
                }
                Question::ArmutAnswer => return Some(vec![format!("{other} refuse")]),
                Question::Declaration
                | Question::Category(_)
                | Question::Name
                | Question::Bid { .. } => {}
            }
        }
        if all_spoke && asks.is_empty() && record.vorfuehrung.is_none() {
            let seat = 1 + self.random.below(4);
            let rank = self.random.pick(&RANKS)?;
            return Some(vec![format!("{seat} schweine {rank}")]);
        }
        let silent: Vec<u8> = Seat::ALL
            .into_iter()
            .filter(|seat| !round.has_spoken(*seat))
            .map(Seat::number)
            .collect();
        let seat = self.random.pick(&silent)?;
        let solo = self.random.pick(Solo::ALL)?.text();
        let selector = self.random.pick(Selector::ALL)?.text();
        let bid = self.random.below(7);
        let vorbehalt = match self.random.below(7) {
            0 => format!("{seat} gesund"),
            1 => format!("{seat} solo_{solo}"),
            2 => format!("{seat} solo_{solo} {bid}"),
            3 => format!("{seat} hochzeit {selector}"),
            4 | 5 => format!("{seat} armut"),
            _ => format!("{seat} throw"),
        };
        let rank = self.random.pick(&RANKS)?;
        let pair = format!("{seat} schweine {rank}");
        if record.vorfuehrung.is_none() && self.random.chance(30) {
            return Some(vec![pair, vorbehalt]);
        }
        Some(vec![vorbehalt])
    }
}

/// Reasons about who speaks when, which the reference does not look at.
fn is_of_the_table(reason: &str) -> bool {
    ["ALREADY_SPOKEN", "NOT_ASKED"].contains(&reason)
}
