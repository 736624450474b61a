//! [`Record`]: one game, whole or up to any point.

mod json;
mod message;
mod notation;

use std::fmt;

use doko_proto::v1;

use crate::card::{Card, Hand};
use crate::words::{Announcement, Extra, PflichtsoloSlot, Place, Seat, Word};

/// Which rules apply.
///
/// ```
/// use doko_sdk::{Record, RuleSet};
///
/// let newest = Record::new("ddv-tsr");
/// let pinned = Record::new(RuleSet::named("ddv-tsr").edition("2026-02-21"));
/// assert_eq!(newest.rule_set.name(), pinned.rule_set.name());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct RuleSet {
    /// A complete rule set of the caller's own stands here in place of a name.
    base: Base,
    edition: String,
    expected_hash: String,
    overrides: Option<Box<v1::RuleSet>>,
}

#[derive(Clone, Debug, PartialEq)]
enum Base {
    Named(String),
    Custom(Box<v1::RuleSet>),
}

impl RuleSet {
    /// The published rule set of this name, in its newest edition.
    pub fn named(name: impl Into<String>) -> RuleSet {
        RuleSet {
            base: Base::Named(name.into()),
            edition: String::new(),
            expected_hash: String::new(),
            overrides: None,
        }
    }

    /// This edition of it.
    #[must_use]
    pub fn edition(mut self, edition: impl Into<String>) -> RuleSet {
        self.edition = edition.into();
        self
    }

    /// Only if its options have this hash
    /// ([`Stamp::options_hash`](crate::Stamp::options_hash)); otherwise the
    /// question fails with
    /// [`ErrorReason::RuleSetChanged`](crate::ErrorReason::RuleSetChanged).
    #[must_use]
    pub fn expecting_hash(mut self, hash: impl Into<String>) -> RuleSet {
        self.expected_hash = hash.into();
        self
    }

    /// The name, or `custom` for a stored record with rules of its own.
    pub fn name(&self) -> &str {
        match &self.base {
            Base::Named(name) => name,
            Base::Custom(_) => "custom",
        }
    }

    /// The edition, if one is named.
    pub fn named_edition(&self) -> Option<&str> {
        (!self.edition.is_empty()).then_some(self.edition.as_str())
    }
}

impl From<&str> for RuleSet {
    fn from(name: &str) -> RuleSet {
        RuleSet::named(name)
    }
}

impl From<String> for RuleSet {
    fn from(name: String) -> RuleSet {
        RuleSet::named(name)
    }
}

/// What a game inherits from the session it is played in. By default no
/// Pflichtsolo is open and nothing is doubled.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
#[non_exhaustive]
pub struct Context {
    /// The seats with an open Pflichtsolo, an entry for each that is open.
    pub open_pflichtsoli: Vec<(Seat, PflichtsoloSlot)>,
    /// The seat that must play its Pflichtsolo in this game (Vorführung).
    pub vorfuehrung: Option<Seat>,
    /// Games left in the list, this one included.
    pub games_left: Option<u32>,
    /// What the value is multiplied by for Bock.
    pub bock_factor: Option<u32>,
    /// The places of seats 1 to 4 at the table.
    pub places: Option<[Place; 4]>,
}

/// Something said up to the contract, and by whom.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
    /// What was said.
    pub word: Word,
    /// The argument of `Bid` and `Schweine`, 0 for other words.
    pub argument: u32,
}

/// A card on the table, and who played it if that is on record.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Who played it. The order of play says it anyway; if it is stated it is
    /// checked. Either all plays of a record state it, or none.
    pub seat: Option<Seat>,
}

/// Something that happened after the contract besides cards.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ExtraAt {
    /// The cards on the table before it, over all tricks.
    pub at: u32,
    /// Who it came from.
    pub seat: Seat,
    /// What it was.
    pub extra: Extra,
    /// The argument of `Schweine` and `Genscher`, 0 for others.
    pub argument: u32,
}

/// Cards that changed hands in an Armut.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Pile {
    /// These cards.
    Cards(Vec<Card>),
    /// So many cards, for viewers who may not know which.
    Count(u32),
}

/// One exchange of an Armut.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Exchange {
    /// What was pushed.
    pub pushed: Option<Pile>,
    /// What was given back.
    pub returned: Option<Pile>,
    /// How many of the cards given back were trumps, if it was told.
    pub returned_trumps: Option<u32>,
}

/// One game, whole or up to any point: everything that a ruling is based on.
///
/// Lists are in the order of time. Whether the game is played by the rules is
/// for the service to say; a record holds whatever happened.
///
/// ```
/// use doko_sdk::{Announcement, Card, Record, Seat, Word};
///
/// let record = Record::new("ddv-tsr")
///     .hands([
///         "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9".parse()?,
///         "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA".parse()?,
///         "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA".parse()?,
///         "DA HT HA DT CQ D9 DJ CK DT ST CT HK".parse()?,
///     ])
///     .say_all(Word::Gesund)
///     .play(Card::HT)
///     .announce(Seat::S4, Announcement::Re)
///     .play(Card::DJ);
/// assert_eq!(record.plays.len(), 2);
/// assert_eq!(record.extras[0].at, 1);
/// # Ok::<(), doko_sdk::UnknownName>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Record {
    /// The rules.
    pub rule_set: RuleSet,
    /// What the game inherits from its session.
    pub context: Context,
    /// The cards as dealt, seat 1 first; `None` if a hand is not known.
    pub hands: [Option<Hand>; 4],
    /// Everything said up to the contract.
    pub said: Vec<Said>,
    /// The exchanges of an Armut.
    pub exchanges: Vec<Exchange>,
    /// The cards played, over all tricks.
    pub plays: Vec<Play>,
    /// Everything else after the contract.
    pub extras: Vec<ExtraAt>,
    /// The order of play named with a claim.
    pub claim_order: Vec<Card>,
}

impl Record {
    /// A game by these rules in which nothing has happened yet.
    pub fn new(rule_set: impl Into<RuleSet>) -> Record {
        Record {
            rule_set: rule_set.into(),
            context: Context::default(),
            hands: [const { None }; 4],
            said: Vec::new(),
            exchanges: Vec::new(),
            plays: Vec::new(),
            extras: Vec::new(),
            claim_order: Vec::new(),
        }
    }

    /// The cards that were dealt, seat 1 first.
    #[must_use]
    pub fn hands(mut self, hands: [Hand; 4]) -> Record {
        self.hands = hands.map(Some);
        self
    }

    /// An open Pflichtsolo of this seat, which any solo fills.
    #[must_use]
    pub fn open_pflichtsolo(mut self, seat: Seat) -> Record {
        self.context
            .open_pflichtsoli
            .push((seat, PflichtsoloSlot::Free));
        self
    }

    /// The seat that must play its Pflichtsolo now.
    #[must_use]
    pub fn vorfuehrung(mut self, seat: Seat) -> Record {
        self.context.vorfuehrung = Some(seat);
        self
    }

    /// The seat says this next.
    #[must_use]
    pub fn say(self, seat: Seat, word: Word) -> Record {
        self.say_with(seat, word, 0)
    }

    /// The seat says this next, with an argument.
    #[must_use]
    pub fn say_with(mut self, seat: Seat, word: Word, argument: u32) -> Record {
        self.said.push(Said {
            seat,
            word,
            argument,
        });
        self
    }

    /// All four seats say this, seat 1 first.
    #[must_use]
    pub fn say_all(self, word: Word) -> Record {
        Seat::ALL
            .iter()
            .fold(self, |record, &seat| record.say(seat, word))
    }

    /// This card is played next, by whoever's turn it is.
    #[must_use]
    pub fn play(mut self, card: Card) -> Record {
        self.plays.push(Play { card, seat: None });
        self
    }

    /// These cards are played next.
    #[must_use]
    pub fn play_all(self, cards: impl IntoIterator<Item = Card>) -> Record {
        cards.into_iter().fold(self, Record::play)
    }

    /// This seat plays this card next. Records that say who played are checked
    /// in that, too.
    #[must_use]
    pub fn play_by(mut self, seat: Seat, card: Card) -> Record {
        self.plays.push(Play {
            card,
            seat: Some(seat),
        });
        self
    }

    /// The seat announces this, after the cards that lie on the table by now.
    #[must_use]
    pub fn announce(self, seat: Seat, announcement: Announcement) -> Record {
        self.extra(seat, Extra::Announce(announcement), 0)
    }

    /// The seat does this, after the cards that lie on the table by now.
    #[must_use]
    pub fn extra(mut self, seat: Seat, extra: Extra, argument: u32) -> Record {
        let at = u32::try_from(self.plays.len()).unwrap_or(u32::MAX);
        self.extras.push(ExtraAt {
            at,
            seat,
            extra,
            argument,
        });
        self
    }

    /// The same game just before its card of this index.
    ///
    /// What was announced before that card stays.
    #[must_use]
    pub fn before_play(&self, index: usize) -> Record {
        let mut before = self.clone();
        before.plays.truncate(index);
        let kept = |extra: &&ExtraAt| extra.at as usize <= index;
        before
            .extras
            .truncate(self.extras.iter().take_while(kept).count());
        before
    }

    /// The same game just before the entry of this index in
    /// [`extras`](Record::extras).
    #[must_use]
    pub fn before_extra(&self, index: usize) -> Record {
        let mut before = self.clone();
        if let Some(extra) = self.extras.get(index) {
            before.plays.truncate(extra.at as usize);
            before.extras.truncate(index);
        }
        before
    }

    /// The same game just before the word of this index, with nothing that
    /// came after the Vorbehalte.
    #[must_use]
    pub fn before_said(&self, index: usize) -> Record {
        let mut before = self.clone();
        before.said.truncate(index);
        before.plays.clear();
        before.extras.clear();
        before.claim_order.clear();
        before
    }
}

/// A stored record cannot be read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RecordError {
    /// The path of the field at fault; empty if it is not known.
    pub path: String,
    /// What is wrong with it.
    pub problem: String,
}

impl RecordError {
    pub(crate) fn new(path: impl Into<String>, problem: impl Into<String>) -> RecordError {
        RecordError {
            path: path.into(),
            problem: problem.into(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            return f.write_str(&self.problem);
        }
        write!(f, "`{}`: {}", self.path, self.problem)
    }
}

impl std::error::Error for RecordError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Record {
        Record::new("ddv-tsr")
            .say_all(Word::Gesund)
            .play(Card::HT)
            .announce(Seat::S4, Announcement::Re)
            .play_all([Card::DJ, Card::CJ, Card::DA])
            .announce(Seat::S1, Announcement::Keine90)
            .announce(Seat::S1, Announcement::Keine60)
            .play(Card::DA)
    }

    #[test]
    fn before_a_card_stands_all_that_was_said_before_it() {
        let before = game().before_play(1);
        assert_eq!((before.plays.len(), before.extras.len()), (1, 1));
        let before = game().before_play(3);
        assert_eq!((before.plays.len(), before.extras.len()), (3, 1));
        let before = game().before_play(4);
        assert_eq!((before.plays.len(), before.extras.len()), (4, 3));
        assert_eq!(game().before_play(9), game());
    }

    #[test]
    fn before_an_announcement_stand_the_ones_before_it() {
        let before = game().before_extra(2);
        assert_eq!((before.plays.len(), before.extras.len()), (4, 2));
        assert_eq!(game().before_extra(7), game());
    }

    #[test]
    fn before_a_word_nothing_is_played() {
        let before = game().before_said(2);
        assert_eq!(
            before,
            Record::new("ddv-tsr")
                .say(Seat::S1, Word::Gesund)
                .say(Seat::S2, Word::Gesund)
        );
    }
}
