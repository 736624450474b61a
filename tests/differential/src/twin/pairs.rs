//! Rule sets that together have every value and every pair of values.

use doko_reference::options::Options;
use doko_reference::presets;
use doko_reference::random::Random;
use doko_reference::sound::{CONFLICTS, is_sound};
use doko_reference::values::VALUES;

/// An option by its place in [`VALUES`], and its value by the place in its line.
type Value = (usize, usize);

/// In how many games each pair of values was drawn, and which pairs no rule set has.
///
/// Draws rule sets with the pairs that were drawn least. Equal seeds give equal rule sets
/// in the equal order, whatever is played with them.
#[derive(Clone, Debug)]
pub struct Pairs {
    random: Random,
    /// The number of the first value of each option.
    first: Vec<usize>,
    /// A square over the numbers of all values: of a value with itself, its own games.
    drawn: Vec<u64>,
    settled: Vec<u64>,
    refused: Vec<bool>,
    /// The rule set that was drawn last.
    last: Vec<Value>,
}

/// Two values that no rule set has together.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RefusedPair {
    /// The options and their values.
    pub values: [(&'static str, &'static str); 2],
    /// A rule set that has both, and no more conflicts than it must have.
    pub options: Options,
    /// The options of each of these conflicts.
    pub conflicts: Vec<&'static [&'static str]>,
}

/// What has been drawn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Drawn {
    /// All values of all options.
    pub values: usize,
    /// Pairs of values of two options that some rule set has.
    pub accepted: usize,
    /// Pairs that none has.
    pub refused: usize,
    /// The games of the pair with the fewest.
    pub least: u64,
    /// The games of the pair with the fewest that went to their end.
    pub least_settled: u64,
}

impl Pairs {
    /// Nothing drawn yet.
    #[must_use]
    pub fn new(seed: u64) -> Pairs {
        let mut first = Vec::new();
        let mut all = 0;
        for (_, values) in VALUES {
            first.push(all);
            all += values.len();
        }
        Pairs {
            random: Random::new(seed ^ 0x00C0_FFEE),
            first,
            drawn: vec![0; all * all],
            settled: vec![0; all * all],
            refused: vec![false; all * all],
            last: Vec::new(),
        }
    }

    /// The next rule set, for so many games; none once every pair that any rule set has
    /// was drawn for `least`.
    pub fn next(&mut self, games: u64, least: u64) -> Option<Options> {
        loop {
            let (one, other) = self.least_drawn(least)?;
            let Some(chosen) = self.complete(&[one, other], least) else {
                self.refuse(one, other);
                continue;
            };
            for place in self.places(&chosen) {
                if let Some(drawn) = self.drawn.get_mut(place) {
                    *drawn += games;
                }
            }
            let drawn = options(&chosen);
            self.last = chosen;
            return Some(drawn);
        }
    }

    /// A game of the rule set that was drawn last went to its end. What is drawn next does
    /// not depend on it.
    pub fn note_settled(&mut self) {
        for place in self.places(&self.last) {
            if let Some(settled) = self.settled.get_mut(place) {
                *settled += 1;
            }
        }
    }

    /// How far it has come.
    #[must_use]
    pub fn drawn(&self) -> Drawn {
        let all = every_pair();
        let refused = all
            .iter()
            .filter(|(one, other)| self.is_refused(*one, *other));
        let refused = refused.count();
        let open = all
            .iter()
            .filter(|(one, other)| !self.is_refused(*one, *other));
        let of = |games: &[u64], (one, other): &(Value, Value)| {
            let games = games.get(self.place(*one, *other));
            games.copied().unwrap_or_default()
        };
        let least = open.clone().map(|it| of(&self.drawn, it)).min();
        let least_settled = open.map(|it| of(&self.settled, it)).min();
        Drawn {
            values: VALUES.iter().map(|(_, values)| values.len()).sum(),
            accepted: all.len() - refused,
            refused,
            least: least.unwrap_or_default(),
            least_settled: least_settled.unwrap_or_default(),
        }
    }

    /// The pairs that were found to be in no rule set.
    #[must_use]
    pub fn refused(&self) -> Vec<RefusedPair> {
        let all = every_pair().into_iter();
        let refused = all.filter(|(one, other)| self.is_refused(*one, *other));
        refused
            .map(|(one, other)| refused_pair(one, other))
            .collect()
    }

    /// The pair that was drawn least, among several any.
    fn least_drawn(&mut self, least: u64) -> Option<(Value, Value)> {
        let mut fewest = least;
        let mut found = Vec::new();
        for (one, other) in every_pair() {
            let games = self.games(one, other);
            if self.is_refused(one, other) || games > fewest || games >= least {
                continue;
            }
            if games < fewest {
                fewest = games;
                found.clear();
            }
            found.push((one, other));
        }
        self.random.pick(&found)
    }

    /// A value for every option, these among them, with as many pairs as can be that were
    /// drawn less than `least` times; none if every choice contradicts itself.
    fn complete(&mut self, given: &[Value], least: u64) -> Option<Vec<Value>> {
        let mut search = Search::new(given)?;
        if !self.go_on(&mut search, least) {
            return None;
        }
        let mut rest: Vec<usize> = (0..VALUES.len()).collect();
        self.random.shuffle(&mut rest);
        for option in rest {
            if !search.has(option) {
                let values = self.by_need(option, &search.chosen, least);
                search.chosen.extend(values.first());
            }
        }
        search.chosen.sort_unstable();
        Some(search.chosen)
    }

    /// Gives a value to every option that can be in conflict, the most restricted first.
    fn go_on(&mut self, search: &mut Search, least: u64) -> bool {
        let Some((option, mut values)) = search.most_restricted() else {
            return true;
        };
        let wanted = self.by_need(option, &search.chosen, least);
        values.sort_by_key(|value| wanted.iter().position(|it| it == value));
        for value in values {
            let before = search.clone();
            search.choose(value);
            if self.go_on(search, least) {
                return true;
            }
            *search = before;
        }
        false
    }

    /// The values of an option, that first whose pairs with those chosen lack most games.
    fn by_need(&mut self, option: usize, chosen: &[Value], least: u64) -> Vec<Value> {
        let number = VALUES.get(option).map_or(0, |(_, values)| values.len());
        let mut values: Vec<Value> = (0..number).map(|value| (option, value)).collect();
        self.random.shuffle(&mut values);
        let need = |value: &Value| -> u64 {
            let lacking = |other: &Value| match self.is_refused(*value, *other) {
                true => 0,
                false => least.saturating_sub(self.games(*value, *other)),
            };
            chosen.iter().map(lacking).sum()
        };
        values.sort_by_cached_key(|value| u64::MAX - need(value));
        values
    }

    fn place(&self, one: Value, other: Value) -> usize {
        let number = |(option, value): Value| self.first.get(option).map_or(0, |it| it + value);
        let (one, other) = (number(one), number(other));
        one.min(other) * self.drawn.len().isqrt() + one.max(other)
    }

    /// The places of all pairs of these values.
    fn places(&self, chosen: &[Value]) -> Vec<usize> {
        let pairs = chosen.iter().enumerate().flat_map(|(index, one)| {
            chosen
                .iter()
                .skip(index)
                .map(|other| self.place(*one, *other))
        });
        pairs.collect()
    }

    fn games(&self, one: Value, other: Value) -> u64 {
        let games = self.drawn.get(self.place(one, other));
        games.copied().unwrap_or_default()
    }

    fn is_refused(&self, one: Value, other: Value) -> bool {
        let refused = self.refused.get(self.place(one, other));
        refused.copied().unwrap_or_default()
    }

    fn refuse(&mut self, one: Value, other: Value) {
        let place = self.place(one, other);
        if let Some(refused) = self.refused.get_mut(place) {
            *refused = true;
        }
    }
}

/// Values that were chosen so far, without a conflict among them.
#[derive(Clone)]
struct Search {
    chosen: Vec<Value>,
    options: Options,
}

impl Search {
    fn new(given: &[Value]) -> Option<Search> {
        let mut search = Search {
            chosen: Vec::new(),
            options: presets::ddv_tsr(),
        };
        for value in given {
            search.choose(*value);
        }
        let mut given = given.iter();
        given.all(|(it, _)| search.allows(*it)).then_some(search)
    }

    fn choose(&mut self, value: Value) {
        set(&mut self.options, value);
        self.chosen.push(value);
    }

    fn has(&self, option: usize) -> bool {
        self.chosen.iter().any(|(it, _)| *it == option)
    }

    /// Whether the value of this option stands in no conflict with the others.
    fn allows(&self, option: usize) -> bool {
        let name = VALUES.get(option).map_or("", |(name, _)| name);
        let decided = |it: &&str| *it == name || self.has(option_at(it));
        let mut all = CONFLICTS.iter().filter(|it| it.options.contains(&name));
        !all.any(|it| it.options.iter().all(decided) && it.applies(&self.options))
    }

    /// The option with the fewest values left among those that can be in conflict, and
    /// these values.
    fn most_restricted(&self) -> Option<(usize, Vec<Value>)> {
        let mut names: Vec<&str> = CONFLICTS
            .iter()
            .flat_map(|it| it.options)
            .copied()
            .collect();
        names.sort_unstable();
        names.dedup();
        let options = names.into_iter().map(option_at);
        let open = options.filter(|option| !self.has(*option));
        let values = open.map(|option| (option, self.possible(option)));
        values.min_by_key(|(_, values)| values.len())
    }

    fn possible(&self, option: usize) -> Vec<Value> {
        let number = VALUES.get(option).map_or(0, |(_, values)| values.len());
        let values = (0..number).map(|value| (option, value));
        let fits = |value: &Value| {
            let mut with = self.clone();
            with.choose(*value);
            with.allows(option)
        };
        values.filter(fits).collect()
    }
}

/// All pairs of values of two options.
fn every_pair() -> Vec<(Value, Value)> {
    let values = VALUES.iter().enumerate();
    let values = values
        .flat_map(|(option, (_, values))| (0..values.len()).map(move |value| (option, value)));
    let values: Vec<Value> = values.collect();
    let mut pairs = Vec::new();
    for one in &values {
        let others = values.iter().filter(|other| other.0 > one.0);
        pairs.extend(others.map(|other| (*one, *other)));
    }
    pairs
}

/// The pair in the rule set that has the fewest conflicts with it: one option after the
/// other gets the value with which there are fewest.
fn refused_pair(one: Value, other: Value) -> RefusedPair {
    let conflicts = |options: &Options| {
        let all = CONFLICTS.iter().filter(|it| it.applies(options));
        all.map(|it| it.options).collect::<Vec<_>>()
    };
    let mut best = presets::ddv_tsr();
    set(&mut best, one);
    set(&mut best, other);
    let mut changed = true;
    while changed && !is_sound(&best) {
        changed = false;
        for option in (0..VALUES.len()).filter(|it| ![one.0, other.0].contains(it)) {
            let number = VALUES.get(option).map_or(0, |(_, values)| values.len());
            for value in 0..number {
                let mut with = best.clone();
                set(&mut with, (option, value));
                if conflicts(&with).len() < conflicts(&best).len() {
                    best = with;
                    changed = true;
                }
            }
        }
    }
    RefusedPair {
        values: [text(one), text(other)],
        conflicts: conflicts(&best),
        options: best,
    }
}

/// A rule set with these values.
fn options(chosen: &[Value]) -> Options {
    let mut options = presets::ddv_tsr();
    for value in chosen {
        set(&mut options, *value);
    }
    options
}

/// A value that could not be set would be missing in the coverage; a test sets them all.
fn set(options: &mut Options, value: Value) {
    let (name, value) = text(value);
    let _ = options.set(name, value);
}

fn text((option, value): Value) -> (&'static str, &'static str) {
    let (name, values) = VALUES.get(option).copied().unwrap_or_default();
    (name, values.get(value).copied().unwrap_or_default())
}

fn option_at(name: &str) -> usize {
    let mut names = VALUES.iter().map(|(name, _)| *name);
    names.position(|it| it == name).unwrap_or(VALUES.len())
}
