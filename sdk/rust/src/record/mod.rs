//! [`Record`]: one game, whole or up to any point.

mod json;
mod message;
mod notation;
mod parts;
mod rule_set;
mod say;

use std::fmt;

use crate::card::{Card, Hand, Rank};
use crate::words::{Announcement, Extra, Party, PflichtsoloSlot, Seat, Word};

pub use parts::{ArmutExchange, Context, ExtraAt, Pile, Play, Said};
pub use rule_set::RuleSet;

/// One game, whole or up to any point: everything that an answer is based on.
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
    pub armut_exchanges: Vec<ArmutExchange>,
    /// The cards played, over all tricks.
    pub plays: Vec<Play>,
    /// Everything else after the contract.
    pub extras: Vec<ExtraAt>,
    /// The order of play named with a claim.
    pub claim_order: Vec<Card>,
    /// What declared Schweine were announced as, where the hand of their holder does
    /// not say it.
    pub schweine_party: Option<Party>,
}

impl Record {
    /// A game by these rules in which nothing has happened yet.
    pub fn new(rule_set: impl Into<RuleSet>) -> Record {
        Record {
            rule_set: rule_set.into(),
            context: Context::default(),
            hands: [const { None }; 4],
            said: Vec::new(),
            armut_exchanges: Vec::new(),
            plays: Vec::new(),
            extras: Vec::new(),
            claim_order: Vec::new(),
            schweine_party: None,
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

    /// The seat whose turn it is plays this card next.
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
        self.extra(seat, Extra::Announce(announcement))
    }

    /// The seat makes an Absage for this party, after the cards that lie on the table by now.
    ///
    /// State the party if you do not know the hand: everybody at the table knows it. With Re and
    /// Kontra a party is a bad field.
    #[must_use]
    pub fn announce_for(self, seat: Seat, announcement: Announcement, party: Party) -> Record {
        let mut record = self.announce(seat, announcement);
        if let Some(last) = record.extras.last_mut() {
            last.party = Some(party);
        }
        record
    }

    /// The seat declares Schweine, after the cards that lie on the table by now: before the
    /// first card, or, where they are declared with a card, with the one that is played next.
    #[must_use]
    pub fn schweine_in_play(self, seat: Seat) -> Record {
        self.extra(seat, Extra::Schweine)
    }

    /// The seat declares the pair of ♦ of this rank, above the Schweine, as
    /// [`schweine_in_play`](Record::schweine_in_play).
    #[must_use]
    pub fn schweine_in_play_of(self, seat: Seat, rank: Rank) -> Record {
        let mut record = self.schweine_in_play(seat);
        if let Some(last) = record.extras.last_mut() {
            last.rank = Some(rank).filter(|&it| it != Rank::Ace);
        }
        record
    }

    /// The declared Schweine were an Ansage of this party. State it if you do not know the
    /// hand of their holder: everybody at the table knows the party.
    ///
    /// ```
    /// use doko_sdk::{Party, Record, Seat, Word};
    ///
    /// let record = Record::from_line("vln; s=1g 2g 3g 4g 4schweine; r=kontra")?;
    /// let stated = Record::new("vln")
    ///     .say_all(Word::Gesund)
    ///     .schweine(Seat::S4)
    ///     .schweine_as(Party::Kontra);
    /// assert_eq!(record, stated);
    /// # Ok::<(), doko_sdk::RecordError>(())
    /// ```
    #[must_use]
    pub fn schweine_as(mut self, party: Party) -> Record {
        self.schweine_party = Some(party);
        self
    }

    /// The seat names a partner with the king of diamonds that is played next.
    #[must_use]
    pub fn genscher(self, seat: Seat, partner: Seat) -> Record {
        let mut record = self.extra(seat, Extra::Genscher);
        if let Some(last) = record.extras.last_mut() {
            last.partner = Some(partner);
        }
        record
    }

    /// The soloist claims all remaining tricks, its cards played in this order; an
    /// order may be named to its end, in part, or not at all.
    #[must_use]
    pub fn claim_rest(mut self, seat: Seat, order: impl IntoIterator<Item = Card>) -> Record {
        self.claim_order = order.into_iter().collect();
        self.extra(seat, Extra::ClaimRest)
    }

    /// The soloist gives up all remaining tricks.
    #[must_use]
    pub fn surrender(self, seat: Seat) -> Record {
        self.extra(seat, Extra::Surrender)
    }

    /// The seat does this, after the cards that lie on the table by now. A Genscher names its partner
    /// with [`genscher`](Record::genscher).
    #[must_use]
    pub fn extra(mut self, seat: Seat, extra: Extra) -> Record {
        let at = u32::try_from(self.plays.len()).unwrap_or(u32::MAX);
        self.extras.push(ExtraAt {
            at,
            seat,
            extra,
            rank: None,
            partner: None,
            party: None,
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
        before.without_strays()
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
        before.without_strays()
    }

    /// No order is named where nothing is claimed, and no party of Schweine where none
    /// are declared.
    fn without_strays(mut self) -> Record {
        if self.extras.iter().all(|it| it.extra != Extra::ClaimRest) {
            self.claim_order.clear();
        }
        let of_aces = |rank: Option<Rank>| rank.is_none_or(|it| it == Rank::Ace);
        let said = |it: &Said| it.word == Word::Schweine && of_aces(it.rank);
        let later = |it: &ExtraAt| it.extra == Extra::Schweine && of_aces(it.rank);
        if !self.said.iter().any(said) && !self.extras.iter().any(later) {
            self.schweine_party = None;
        }
        self
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
    fn what_is_declared_with_a_card_stands_right_before_it() {
        let game = Record::new("ddv-tsr")
            .say_all(Word::Gesund)
            .schweine_in_play(Seat::S1)
            .play(Card::DA)
            .genscher(Seat::S2, Seat::S4)
            .play(Card::DK);
        let extras: Vec<_> = game.extras.iter().map(|it| (it.at, it.partner)).collect();
        assert_eq!(extras, [(0, None), (1, Some(Seat::S4))]);
    }

    #[test]
    fn a_claim_names_its_order() {
        let claimed = game().claim_rest(Seat::S2, [Card::HT, Card::CA]);
        assert_eq!(claimed.claim_order, [Card::HT, Card::CA]);
        let surrendered = game().surrender(Seat::S2);
        let last = |game: &Record| game.extras.last().map(|it| (it.at, it.extra));
        assert_eq!(last(&claimed), Some((5, Extra::ClaimRest)));
        assert_eq!(last(&surrendered), Some((5, Extra::Surrender)));
        assert_eq!(claimed.before_play(4), game().before_play(4));
        assert_eq!(claimed.before_extra(3), game());
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
