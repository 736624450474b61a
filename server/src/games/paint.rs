//! Painted text: cards in the colours of their suits.

use std::fmt;

use anstyle::{AnsiColor, Style};
use doko_proto::v1::Card;

use crate::config::Language;

/// What matters most.
pub(super) const BOLD: Style = Style::new().bold();

/// What matters least.
pub(super) const DIM: Style = Style::new().dimmed();

/// What is wrong.
pub(super) const WRONG: Style = Style::new().bold().fg_color(color(AnsiColor::Magenta));

const CLUBS: Style = Style::new().bold();
const SPADES: Style = Style::new().fg_color(color(AnsiColor::Green));
const HEARTS: Style = Style::new().fg_color(color(AnsiColor::Red));
const DIAMONDS: Style = Style::new().fg_color(color(AnsiColor::Yellow));

const fn color(color: AnsiColor) -> Option<anstyle::Color> {
    Some(anstyle::Color::Ansi(color))
}

/// Text with styles in it, on one line.
#[derive(Clone, Debug, Default)]
pub(super) struct Painted {
    text: String,
    // INVARIANT: the columns that `text` takes on a terminal.
    width: usize,
}

impl Painted {
    pub(super) fn plain(text: impl fmt::Display) -> Painted {
        Painted::default().and(text)
    }

    pub(super) fn new(style: Style, text: impl fmt::Display) -> Painted {
        let text = text.to_string();
        Painted {
            width: text.chars().count(),
            text: format!("{style}{text}{style:#}"),
        }
    }

    /// With plain text after it.
    pub(super) fn and(mut self, text: impl fmt::Display) -> Painted {
        let text = text.to_string();
        self.width += text.chars().count();
        self.text.push_str(&text);
        self
    }

    /// With other text after it.
    pub(super) fn with(mut self, other: &Painted) -> Painted {
        self.width += other.width;
        self.text.push_str(&other.text);
        self
    }

    /// With other text after it, after a space unless one of both is empty.
    pub(super) fn then(self, other: &Painted) -> Painted {
        let needs_space = !self.is_empty() && !other.is_empty();
        let spaced = if needs_space { self.and(" ") } else { self };
        spaced.with(other)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.width == 0
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }
}

impl fmt::Display for Painted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A card, such as ♥10.
pub(super) fn card(language: Language, card: Card) -> Painted {
    let code = card.as_str_name().trim_start_matches("CARD_");
    let (suit, style) = match code.as_bytes() {
        [b'C', _] => ("♣", CLUBS),
        [b'S', _] => ("♠", SPADES),
        [b'H', _] => ("♥", HEARTS),
        [b'D', _] => ("♦", DIAMONDS),
        _ => ("?", DIM),
    };
    let rank = match (code.as_bytes(), language) {
        ([_, b'A'], _) => "A",
        ([_, b'T'], _) => "10",
        ([_, b'K'], _) => "K",
        ([_, b'Q'], Language::De) => "D",
        ([_, b'Q'], Language::En) => "Q",
        ([_, b'J'], Language::De) => "B",
        ([_, b'J'], Language::En) => "J",
        ([_, b'9'], _) => "9",
        (_, Language::De | Language::En) => "?",
    };
    Painted::new(style, format!("{suit}{rank}"))
}

/// The card with this number. One that nobody knows is `??`.
pub(super) fn card_of(language: Language, number: i32) -> Painted {
    card(language, Card::try_from(number).unwrap_or_default())
}

/// Cards with spaces between them.
pub(super) fn cards(language: Language, numbers: &[i32]) -> Painted {
    let cards = numbers.iter().map(|&number| card_of(language, number));
    cards.fold(Painted::default(), |line, card| line.then(&card))
}

/// The numbers of cards as one sorts them in one's hand: trumps first and the
/// highest first, then the suits.
pub(super) fn sorted(numbers: &[i32], trumps: &[i32]) -> (Vec<i32>, Vec<i32>) {
    let rank = |number: &i32| trumps.iter().position(|trump| trump == number);
    let (mut high, mut plain): (Vec<i32>, Vec<i32>) =
        numbers.iter().partition(|&number| rank(number).is_some());
    high.sort_by_key(rank);
    plain.sort_unstable();
    (high, plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_painted_and_take_the_place_of_their_text() {
        let painted = card(Language::En, Card::Ht);
        assert_eq!(painted.to_string(), "\u{1b}[31m♥10\u{1b}[0m");
        assert_eq!(painted.width(), 3);
        assert_eq!(
            card(Language::De, Card::Cq).to_string(),
            "\u{1b}[1m♣D\u{1b}[0m"
        );
        let both = cards(Language::En, &[Card::Sj.into(), 0]);
        assert!(both.to_string().contains("♠J") && both.to_string().contains("??"));
        assert_eq!(both.width(), 5);
    }

    #[test]
    fn trumps_stand_first() {
        let numbers = |cards: &[Card]| cards.iter().map(|&it| it.into()).collect::<Vec<i32>>();
        let hand = numbers(&[Card::D9, Card::Sa, Card::Ca, Card::Ht, Card::D9]);
        let trumps = numbers(&[Card::Ht, Card::D9]);
        let (high, plain) = sorted(&hand, &trumps);
        assert_eq!(high, numbers(&[Card::Ht, Card::D9, Card::D9]));
        assert_eq!(plain, numbers(&[Card::Ca, Card::Sa]));
    }
}
