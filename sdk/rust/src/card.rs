//! [`Card`] and what is printed on it, [`Hand`], and the classes of cards.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use crate::named::{UnknownName, named};

named! {
    /// One of the 24 kinds of card; the deck holds two of each.
    ///
    /// As text it is two characters, the suit (`C`, `S`, `H`, `D`) and the rank
    /// (`A`, `T`, `K`, `Q`, `J`, `9`): the ten of hearts is `HT`.
    ///
    /// ```
    /// use doko_sdk::{Card, Rank, Suit};
    ///
    /// let card: Card = "HT".parse()?;
    /// assert_eq!(card, Card::HT);
    /// assert_eq!((card.suit(), card.rank(), card.augen()), (Suit::Hearts, Rank::Ten, 10));
    /// assert_eq!(card.to_string(), "HT");
    /// # Ok::<(), doko_sdk::UnknownName>(())
    /// ```
    closed Card("card") of Card {
        /// The ace of clubs.
        CA = Ca "CA",
        /// The ten of clubs.
        CT = Ct "CT",
        /// The king of clubs.
        CK = Ck "CK",
        /// The queen of clubs.
        CQ = Cq "CQ",
        /// The jack of clubs.
        CJ = Cj "CJ",
        /// The nine of clubs.
        C9 = C9 "C9",
        /// The ace of spades.
        SA = Sa "SA",
        /// The ten of spades.
        ST = St "ST",
        /// The king of spades.
        SK = Sk "SK",
        /// The queen of spades.
        SQ = Sq "SQ",
        /// The jack of spades.
        SJ = Sj "SJ",
        /// The nine of spades.
        S9 = S9 "S9",
        /// The ace of hearts.
        HA = Ha "HA",
        /// The ten of hearts.
        HT = Ht "HT",
        /// The king of hearts.
        HK = Hk "HK",
        /// The queen of hearts.
        HQ = Hq "HQ",
        /// The jack of hearts.
        HJ = Hj "HJ",
        /// The nine of hearts.
        H9 = H9 "H9",
        /// The ace of diamonds.
        DA = Da "DA",
        /// The ten of diamonds.
        DT = Dt "DT",
        /// The king of diamonds.
        DK = Dk "DK",
        /// The queen of diamonds.
        DQ = Dq "DQ",
        /// The jack of diamonds.
        DJ = Dj "DJ",
        /// The nine of diamonds.
        D9 = D9 "D9",
    }
}

impl Card {
    /// The suit printed on the card. Whether it counts as this suit is up to
    /// the contract.
    pub const fn suit(self) -> Suit {
        match self.name().as_bytes() {
            [b'C', ..] => Suit::Clubs,
            [b'S', ..] => Suit::Spades,
            [b'H', ..] => Suit::Hearts,
            _ => Suit::Diamonds,
        }
    }

    /// The rank printed on the card.
    pub const fn rank(self) -> Rank {
        match self.name().as_bytes() {
            [_, b'A'] => Rank::Ace,
            [_, b'T'] => Rank::Ten,
            [_, b'K'] => Rank::King,
            [_, b'Q'] => Rank::Queen,
            [_, b'J'] => Rank::Jack,
            _ => Rank::Nine,
        }
    }

    /// What the card counts.
    pub const fn augen(self) -> u32 {
        match self.rank() {
            Rank::Ace => 11,
            Rank::Ten => 10,
            Rank::King => 4,
            Rank::Queen => 3,
            Rank::Jack => 2,
            Rank::Nine => 0,
        }
    }

    /// Reads any number of cards, with or without space between them.
    ///
    /// ```
    /// use doko_sdk::Card;
    ///
    /// assert_eq!(Card::parse_all("CQ HTD9"), Ok(vec![Card::CQ, Card::HT, Card::D9]));
    /// ```
    ///
    /// # Errors
    ///
    /// The first two characters that are no card.
    pub fn parse_all(text: &str) -> Result<Vec<Card>, UnknownName> {
        let letters: Vec<char> = text
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .collect();
        letters
            .chunks(2)
            .map(|pair| pair.iter().collect::<String>().parse())
            .collect()
    }
}

named! {
    /// A printed suit.
    closed Suit("suit") of Suit {
        /// Kreuz, ♣.
        Clubs = Clubs "clubs",
        /// Pik, ♠.
        Spades = Spades "spades",
        /// Herz, ♥.
        Hearts = Hearts "hearts",
        /// Karo, ♦.
        Diamonds = Diamonds "diamonds",
    }
}

named! {
    /// A printed rank.
    closed Rank("rank") of Rank {
        /// Ass, 11 Augen.
        Ace = Ace "ace",
        /// Zehn, 10 Augen.
        Ten = Ten "ten",
        /// König, 4 Augen.
        King = King "king",
        /// Dame, 3 Augen.
        Queen = Queen "queen",
        /// Bube, 2 Augen.
        Jack = Jack "jack",
        /// Neun, no Augen.
        Nine = Nine "nine",
    }
}

named! {
    /// What a trick demands: the class of its first card in the contract that is
    /// played.
    closed CardClass("class of cards") of CardClass {
        /// A trump of the contract.
        Trump = Trump "trump",
        /// Fehl of clubs.
        Clubs = Clubs "clubs",
        /// Fehl of spades.
        Spades = Spades "spades",
        /// Fehl of hearts.
        Hearts = Hearts "hearts",
        /// Fehl of diamonds.
        Diamonds = Diamonds "diamonds",
    }
}

/// The cards of one seat.
///
/// Any list of cards is a hand here: whether twelve of them make a possible deal
/// is for the service to say.
///
/// ```
/// use doko_sdk::{Card, Hand};
///
/// let hand: Hand = "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9".parse()?;
/// assert_eq!(hand.len(), 12);
/// assert!(hand.contains(&Card::CQ));
/// # Ok::<(), doko_sdk::UnknownName>(())
/// ```
#[derive(Clone, Debug, Default, Eq, Hash, PartialEq)]
pub struct Hand(Vec<Card>);

impl Deref for Hand {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.0
    }
}

impl FromStr for Hand {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Hand, UnknownName> {
        Card::parse_all(text).map(Hand)
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.0.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{card}")?;
        }
        Ok(())
    }
}

impl From<Vec<Card>> for Hand {
    fn from(cards: Vec<Card>) -> Hand {
        Hand(cards)
    }
}

impl<const N: usize> From<[Card; N]> for Hand {
    fn from(cards: [Card; N]) -> Hand {
        Hand(cards.to_vec())
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        Hand(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::named::Numbered as _;

    #[test]
    fn every_card_reads_as_it_is_written() {
        assert_eq!(Card::ALL.len(), 24);
        for (i, &card) in Card::ALL.iter().enumerate() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.number(), i as i32 + 1);
            assert_eq!(Card::from_number(card.number()), Some(card));
        }
        assert_eq!(
            Card::ALL.iter().map(|card| 2 * card.augen()).sum::<u32>(),
            240
        );
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["", "C", "C10", "XQ", "cq", "??"] {
            let unknown = UnknownName {
                what: "card",
                text: text.to_owned(),
            };
            assert_eq!(text.parse::<Card>(), Err(unknown));
        }
        assert_eq!(Card::from_number(0), None);
        assert_eq!(Card::from_number(25), None);
        assert_eq!(Card::parse_all("CQ H").unwrap_err().text, "H");
    }
}
