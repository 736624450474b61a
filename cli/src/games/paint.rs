//! Text in colours: cards have those of their suits.

use std::fmt::Display;

use anstream::adapter::strip_str;
use anstyle::{AnsiColor, Style};
use doko_proto::v1::Card;

use crate::arguments::Language;

/// What matters most.
pub(super) const BOLD: Style = Style::new().bold();

/// What matters least.
pub(super) const DIM: Style = Style::new().dimmed();

/// What is wrong.
pub(super) const WRONG: Style = AnsiColor::Magenta.on_default().bold();

pub(super) fn painted(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

/// The columns that a text takes on a terminal.
pub(super) fn width(text: &str) -> usize {
    strip_str(text).flat_map(str::chars).count()
}

/// The texts that are not empty, with spaces between them.
pub(super) fn spaced(texts: impl IntoIterator<Item = String>) -> String {
    let texts = texts.into_iter().filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join(" ")
}

/// The card with this number, such as ♥10. One that nobody knows is `??`.
pub(super) fn card(language: Language, number: i32) -> String {
    let card = Card::try_from(number).unwrap_or_default();
    let code = card.as_str_name().trim_start_matches("CARD_");
    let (suit, rank) = code.split_at_checked(1).unwrap_or_default();
    let (suit, style) = match suit {
        "C" => ("♣", BOLD),
        "S" => ("♠", AnsiColor::Green.on_default()),
        "H" => ("♥", AnsiColor::Red.on_default()),
        "D" => ("♦", AnsiColor::Yellow.on_default()),
        _ => return painted(DIM, "??"),
    };
    let rank = match rank {
        "T" => "10",
        "Q" => language.of("D", "Q"),
        "J" => language.of("B", "J"),
        same => same,
    };
    painted(style, format!("{suit}{rank}"))
}

/// Cards with spaces between them.
pub(super) fn cards(language: Language, numbers: &[i32]) -> String {
    spaced(numbers.iter().map(|&number| card(language, number)))
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
        let ten = card(Language::En, Card::Ht.into());
        assert_eq!(ten, "\u{1b}[31m♥10\u{1b}[0m");
        assert_eq!(width(&ten), 3);
        let queen = card(Language::De, Card::Cq.into());
        assert_eq!(queen, "\u{1b}[1m♣D\u{1b}[0m");
        let both = cards(Language::En, &[Card::Sa.into(), 0]);
        assert!(both.contains("♠A") && both.contains("??"), "{both}");
        assert_eq!(width(&both), 5);
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
