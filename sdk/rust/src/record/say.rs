//! What is said up to the contract, with the cards of an Armut.

use super::{ArmutExchange, Pile, Record, Said};
use crate::card::{Card, Rank};
use crate::words::{PflichtsoloSlot, Seat, Word};

impl Record {
    /// An open Pflichtsolo of this seat, which a solo of this kind fills.
    #[must_use]
    pub fn open_pflichtsolo_of(mut self, seat: Seat, slot: PflichtsoloSlot) -> Record {
        self.context.open_pflichtsoli.push((seat, slot));
        self
    }

    /// The seat says this next. A bid takes its height, with [`bid`](Record::bid).
    #[must_use]
    pub fn say(self, seat: Seat, word: Word) -> Record {
        self.said(seat, word, None, None)
    }

    fn said(mut self, seat: Seat, word: Word, bid: Option<u32>, rank: Option<Rank>) -> Record {
        self.said.push(Said {
            seat,
            word,
            bid,
            rank,
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

    /// The seat bids for its solo: 0 without an announcement, 1 Re, 2 keine 90 and so
    /// on up to 5, schwarz.
    ///
    /// ```
    /// use doko_sdk::{Record, Seat, Solo, Word};
    ///
    /// let record = Record::new("vln")
    ///     .say(Seat::S1, Word::Solo(Solo::Damen))
    ///     .bid(Seat::S1, 1);
    /// assert_eq!(record.said[1].bid, Some(1));
    /// ```
    #[must_use]
    pub fn bid(self, seat: Seat, bid: u32) -> Record {
        self.said(seat, Word::Bid, Some(bid), None)
    }

    /// The seat declares Schweine.
    #[must_use]
    pub fn schweine(self, seat: Seat) -> Record {
        self.say(seat, Word::Schweine)
    }

    /// The seat declares the pair of ♦ of this rank, above the Schweine.
    #[must_use]
    pub fn schweine_of(self, seat: Seat, rank: Rank) -> Record {
        let above = Some(rank).filter(|&it| it != Rank::Ace);
        self.said(seat, Word::Schweine, None, above)
    }

    /// The poor seat pushes these cards.
    ///
    /// ```
    /// use doko_sdk::{Card, Record, Seat, Word};
    ///
    /// let record = Record::new("vln")
    ///     .say(Seat::S2, Word::Armut)
    ///     .push_cards(Seat::S2, [Card::SQ, Card::DT, Card::CK])
    ///     .say(Seat::S3, Word::ArmutAccept)
    ///     .return_cards(Seat::S3, [Card::CK, Card::HK, Card::DT]);
    /// assert_eq!(record.armut_exchanges.len(), 1);
    /// ```
    #[must_use]
    pub fn push_cards(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Record {
        self.armut_exchanges.push(ArmutExchange {
            pushed: Some(Pile::Cards(cards.into_iter().collect())),
            ..ArmutExchange::default()
        });
        self.say(seat, Word::ArmutPush)
    }

    /// The acceptor gives these cards back.
    #[must_use]
    pub fn return_cards(mut self, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Record {
        if let Some(exchange) = self.armut_exchanges.last_mut() {
            exchange.returned = Some(Pile::Cards(cards.into_iter().collect()));
        }
        self.say(seat, Word::ArmutReturn)
    }

    /// The same game just before the word of this index, with nothing that
    /// came after the Vorbehalte.
    #[must_use]
    pub fn before_said(&self, index: usize) -> Record {
        let mut before = self.clone();
        before.said.truncate(index);
        let count = |word| before.said.iter().filter(|it| it.word == word).count();
        let (pushed, returned) = (count(Word::ArmutPush), count(Word::ArmutReturn));
        before.armut_exchanges.truncate(pushed);
        for exchange in before.armut_exchanges.iter_mut().skip(returned) {
            exchange.returned = None;
            exchange.returned_trumps = None;
        }
        before.plays.clear();
        before.extras.clear();
        before.without_strays()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Solo;

    #[test]
    fn a_bid_without_its_height_is_not_the_bid_0() {
        let named = Record::new("vln")
            .schweine_of(Seat::S1, Rank::Ten)
            .say(Seat::S1, Word::Solo(Solo::Damen));
        let message = named.to_message();
        assert_eq!(message.said_ranks, [doko_proto::v1::Rank::Ten.into(), 0]);
        assert!(message.said_bids.is_empty());
        let bid = named.clone().bid(Seat::S1, 0);
        assert_eq!(bid.to_message().said_bids, [0, 0, 0]);
        assert_eq!(Record::from_json(&bid.to_json()), Ok(bid));
        let forgotten = named.say(Seat::S1, Word::Bid);
        assert!(forgotten.to_message().said_bids.is_empty());
        assert!(forgotten.to_line().is_err());
    }

    #[test]
    fn before_a_word_the_cards_are_where_they_were() {
        let record = Record::new("vln")
            .say(Seat::S2, Word::Armut)
            .push_cards(Seat::S2, [Card::SQ, Card::DT, Card::CK])
            .say(Seat::S3, Word::ArmutAccept)
            .return_cards(Seat::S3, [Card::CK, Card::HK, Card::DT])
            .schweine_of(Seat::S3, Rank::Ten);
        assert_eq!(record.said.last().and_then(|it| it.rank), Some(Rank::Ten));
        assert_eq!(record.before_said(5), record);
        let picked_up = record.before_said(3);
        let exchange = picked_up.armut_exchanges.first();
        assert!(exchange.is_some_and(|it| it.pushed.is_some() && it.returned.is_none()));
        assert!(record.before_said(1).armut_exchanges.is_empty());
    }
}
