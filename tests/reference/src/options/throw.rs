//! Which hands may be thrown in.

use super::ThrowWhat;
use super::text::Text;

/// THROW-5: one condition on a hand.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ThrowIf {
    /// What it looks at.
    pub what: ThrowWhat,
    /// The number, 0 for a condition without one.
    pub number: u32,
    /// The suit and the rank of the card of `highest<=`.
    pub card: Option<(char, char)>,
}

/// THROW-5: an entry of `throw`: one condition, or two that must both hold.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Throw {
    /// The first condition.
    pub first: ThrowIf,
    /// The second one, after `&`.
    pub second: Option<ThrowIf>,
}

impl ThrowIf {
    /// THROW-2, THROW-3, THROW-5: a condition without a number and without a card.
    #[must_use]
    pub fn plain(what: ThrowWhat) -> Self {
        Self {
            what,
            number: 0,
            card: None,
        }
    }
}

impl Throw {
    /// THROW-5: both conditions, or the only one.
    pub fn all(&self) -> impl Iterator<Item = ThrowIf> {
        std::iter::once(self.first).chain(self.second)
    }
}

impl Text for ThrowIf {
    /// THROW-5: a condition, such as `kings>=5`, `highest<=DJ` or `max_one_trump`.
    fn read(text: &str) -> Option<Self> {
        if let Some(what) = ThrowWhat::from_text(text) {
            let is_whole = !what.text().ends_with('=');
            return is_whole.then_some(Self::plain(what));
        }
        let (name, value) = text.split_once('=')?;
        let what = ThrowWhat::from_text(&format!("{name}="))?;
        let mut condition = Self::plain(what);
        if what == ThrowWhat::Highest {
            condition.card = Some(a_card(value).filter(|it| is_trump(*it))?);
        } else {
            condition.number = value.parse().ok()?;
        }
        Some(condition)
    }

    /// THROW-5: the condition, with its number or its card if it has one.
    fn write(&self) -> String {
        let text = self.what.text();
        match self.card {
            Some((suit, rank)) => format!("{text}{suit}{rank}"),
            None if text.ends_with('=') => format!("{text}{}", self.number),
            None => text.to_owned(),
        }
    }
}

/// THROW-5: the card of `highest<=`, such as `DJ`.
fn a_card(text: &str) -> Option<(char, char)> {
    let mut letters = text.chars();
    let (suit, rank) = (letters.next()?, letters.next()?);
    let is_card = "CSHD".contains(suit) && "ATKQJ9".contains(rank) && letters.next().is_none();
    is_card.then_some((suit, rank))
}

/// TRUMP-1: whether it is a trump of the normal order, if ♥10 is one.
fn is_trump((suit, rank): (char, char)) -> bool {
    (suit, rank) == ('H', 'T') || suit == 'D' || "QJ".contains(rank)
}

impl Text for Throw {
    /// THROW-5: an entry of `throw`, such as `fox_highest` or `nines>=4&kings>=4`.
    fn read(text: &str) -> Option<Self> {
        let Some((first, second)) = text.split_once('&') else {
            let first = ThrowIf::read(text)?;
            return Some(Self {
                first,
                second: None,
            });
        };
        Some(Self {
            first: ThrowIf::read(first)?,
            second: Some(ThrowIf::read(second)?),
        })
    }

    /// THROW-5: the entry, with `&` between two conditions.
    fn write(&self) -> String {
        let texts: Vec<String> = self.all().map(|it| it.write()).collect();
        texts.join("&")
    }
}
