//! Which rule set a game is played by.

use doko_differential::twin::{Pairs, drawn, preset};
use doko_reference::options::Options;

use crate::arguments::Arguments;

pub(crate) enum Games {
    Published(Box<Options>),
    /// So many games in a row have the same rule set.
    Drawn(u64),
    Pairs(Box<OfPairs>),
}

pub(crate) struct OfPairs {
    pairs: Pairs,
    each: u64,
    least: u64,
    /// The last rule set that was drawn, and how many were.
    options: Option<Options>,
    sets: u64,
}

impl Games {
    pub(crate) fn new(arguments: &Arguments) -> Games {
        if let Some(options) = preset(&arguments.rule_set) {
            return Games::Published(Box::new(options));
        }
        if arguments.rule_set == "random" {
            return Games::Drawn(arguments.each);
        }
        Games::Pairs(Box::new(OfPairs {
            pairs: Pairs::new(arguments.draw),
            each: arguments.each,
            least: arguments.least,
            options: None,
            sets: 0,
        }))
    }

    /// The rule set of a game; none after the last one. The games come in the order of
    /// their numbers.
    pub(crate) fn options(&mut self, game: u64) -> Option<Options> {
        match self {
            Games::Published(options) => Some(options.as_ref().clone()),
            Games::Drawn(each) => Some(drawn(game / *each)),
            Games::Pairs(it) => {
                while it.sets <= game / it.each {
                    it.options = Some(it.pairs.next(it.each, it.least)?);
                    it.sets += 1;
                }
                it.options.clone()
            }
        }
    }

    /// A game of the last rule set went to its end.
    pub(crate) fn note_settled(&mut self) {
        match self {
            Games::Published(_) | Games::Drawn(_) => {}
            Games::Pairs(it) => it.pairs.note_settled(),
        }
    }

    /// How far the pairs are covered, and which no rule set has.
    pub(crate) fn report(&self) -> Vec<String> {
        let Games::Pairs(it) = self else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        for refused in it.pairs.refused() {
            let [(one, value), (other, second)] = refused.values;
            let why: Vec<String> = refused.conflicts.iter().map(|it| it.join(", ")).collect();
            let why = why.join("; ");
            lines.push(format!(
                "refused: {one} = {value} with {other} = {second} ({why})"
            ));
        }
        let drawn = it.pairs.drawn();
        lines.push(format!(
            "{} rule sets; {} values, {} pairs accepted, {} refused; least games of a pair: {}, \
             to the end: {}",
            it.sets, drawn.values, drawn.accepted, drawn.refused, drawn.least, drawn.least_settled
        ));
        lines
    }
}
