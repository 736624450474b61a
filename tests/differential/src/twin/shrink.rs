//! A disagreement, made small.

use doko_reference::cards::{Card, read_cards, write_cards};
use doko_reference::options::Options;
use doko_reference::presets;
use doko_reference::record::Record;
use doko_reference::sound::is_sound;

use super::vector::printed;
use super::{Coverage, Disagreement, Sides};

impl Sides {
    /// A disagreement with the least that shows it, as a vector with the answer of the
    /// reference, and that of the engine beside it: which of the two is right is left to
    /// whoever has read the rule, as are the texts.
    #[must_use]
    pub fn shrink(&self, record: &Record, found: &Disagreement) -> String {
        Shrinking::new(self, record, found).least()
    }
}

/// The least so far on which the two still disagree in the same way.
struct Shrinking {
    sides: Sides,
    record: Record,
    found: Disagreement,
    kind: String,
}

impl Shrinking {
    fn new(sides: &Sides, record: &Record, found: &Disagreement) -> Shrinking {
        Shrinking {
            sides: sides.clone(),
            record: record.clone(),
            found: found.clone(),
            kind: found.kind(),
        }
    }

    /// The game ends where they disagree, what was said and does not matter falls away, every
    /// option that does not matter has the value of the nearest published rule set, and cards
    /// that do not matter lie in order.
    fn least(mut self) -> String {
        self.cut();
        self.nothing_owed();
        self.fewer_extras();
        self.fewer_words();
        let (name, base) = nearest(&self.sides.options);
        self.plain_options(&base);
        self.cards_in_order();
        printed(&self.sides, (name, &base), &self.record, &self.found)
    }

    /// Goes on from here if the two disagree here in the same way.
    fn tries(&mut self, sides: Sides, record: Record) -> bool {
        let outcome = sides.compare(&record, &mut Coverage::default());
        let Some(found) = outcome.err().filter(|it| it.kind() == self.kind) else {
            return false;
        };
        (self.sides, self.record, self.found) = (sides, record, found);
        true
    }

    fn tries_record(&mut self, record: Record) -> bool {
        self.tries(self.sides.clone(), record)
    }

    /// Nothing after the disagreement but perhaps the card that it is about.
    fn cut(&mut self) {
        let at = self.found.plays;
        let mut cut = self.record.clone();
        cut.plays.truncate(at);
        cut.extras.retain(|line| moment(line) <= at);
        if at == 0 {
            cut.said.truncate(self.found.said);
        }
        let rest = self.record.plays.get(at).cloned();
        if !self.tries_record(cut.clone()) {
            cut.plays.extend(rest);
            self.tries_record(cut);
        }
    }

    /// No game before this one plays a part.
    fn nothing_owed(&mut self) {
        let plain = Record {
            bock: 1,
            ..self.record.clone()
        };
        self.tries_record(plain);
        let plain = Record {
            open: Vec::new(),
            vorfuehrung: None,
            ..self.record.clone()
        };
        self.tries_record(plain);
    }

    fn fewer_extras(&mut self) {
        for index in (0..self.record.extras.len()).rev() {
            let mut fewer = self.record.clone();
            fewer.extras.remove(index);
            self.tries_record(fewer);
        }
    }

    /// Words that are not said, or nothing but that a seat is gesund, or no bid.
    fn fewer_words(&mut self) {
        for index in (0..self.record.said.len()).rev() {
            let mut fewer = self.record.clone();
            let line = fewer.said.remove(index);
            if self.tries_record(fewer.clone()) {
                continue;
            }
            let mut words = line.split(' ');
            let (seat, word) = (words.next(), words.next());
            let seat = seat.unwrap_or_default();
            let shorter = format!("{seat} {}", word.unwrap_or_default());
            for simple in [format!("{seat} gesund"), shorter] {
                let mut simpler = fewer.clone();
                simpler.said.insert(index, simple.clone());
                if simple != line && self.tries_record(simpler) {
                    break;
                }
            }
        }
    }

    fn plain_options(&mut self, base: &Options) {
        for option in Options::NAMES {
            let mut plain = self.sides.clone();
            let value = base.get(option).unwrap_or_default();
            let is_plain = self.sides.options.get(option).as_ref() == Some(&value);
            if !is_plain && plain.options.set(option, &value).is_ok() && is_sound(&plain.options) {
                self.tries(plain, self.record.clone());
            }
        }
    }

    /// Lower cards to earlier seats, as far as nothing depends on who holds them.
    fn cards_in_order(&mut self) {
        let hands = self.record.hands.iter().map(|hand| read_cards(hand));
        let Some(mut hands) = hands.collect::<Option<Vec<_>>>() else {
            return;
        };
        let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        for (one, other) in pairs {
            let sizes = [one, other].map(|seat| hands.get(seat).map_or(0, Vec::len));
            for (first, second) in places(sizes) {
                let Some(swapped) = swapped(&hands, (one, first), (other, second)) else {
                    continue;
                };
                let mut record = self.record.clone();
                record.hands = swapped.iter().map(|hand| sorted(hand)).collect();
                if self.tries_record(record) {
                    hands = swapped;
                }
            }
        }
    }
}

/// Each place in one hand with each in another.
fn places([one, other]: [usize; 2]) -> impl Iterator<Item = (usize, usize)> {
    (0..one).flat_map(move |first| (0..other).map(move |second| (first, second)))
}

/// The hands with the lower of two cards at the earlier seat, unless it lies there.
fn swapped(
    hands: &[Vec<Card>],
    one: (usize, usize),
    other: (usize, usize),
) -> Option<Vec<Vec<Card>>> {
    let at = |(seat, place): (usize, usize)| hands.get(seat)?.get(place).copied();
    let (high, low) = (at(one)?, at(other)?);
    if high <= low {
        return None;
    }
    let mut hands = hands.to_vec();
    *hands.get_mut(one.0)?.get_mut(one.1)? = low;
    *hands.get_mut(other.0)?.get_mut(other.1)? = high;
    Some(hands)
}

/// A hand as text, its cards in order.
fn sorted(hand: &[Card]) -> String {
    let mut hand = hand.to_vec();
    hand.sort_unstable();
    write_cards(&hand)
}

/// The cards on the table before what a line says.
fn moment(line: &str) -> usize {
    let number = line.split(':').next().and_then(|it| it.parse().ok());
    number.unwrap_or_default()
}

/// The published rule set with the most options in common.
fn nearest(options: &Options) -> (&'static str, Options) {
    let all = [
        ("ddv-tsr", presets::ddv_tsr()),
        ("dokoland-liga", presets::dokoland_liga()),
        ("palast", presets::palast()),
        ("vln", presets::vln()),
    ];
    let in_common = |other: &Options| {
        let names = Options::NAMES.iter();
        names
            .filter(|name| other.get(name) == options.get(name))
            .count()
    };
    let best = all.into_iter().max_by_key(|(_, other)| in_common(other));
    best.unwrap_or_else(|| ("vln", presets::vln()))
}
