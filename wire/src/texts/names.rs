//! What cards, seats, words and announcements are called.

use doko_engine::{
    Absage, Announcement, Announcements, Card, CardSet, Class, Party, Rank, Seat, Selector, Solo,
    Suit, Word, Words,
};

use super::Language;

/// A card, such as ♥10 or ♦A.
pub(crate) fn card(language: Language, card: Card) -> String {
    format!("{}{}", suit(card.suit()), rank(language, card.rank()))
}

/// The sign of a suit.
pub(super) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "♣",
        Suit::Spades => "♠",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
    }
}

const fn rank(language: Language, rank: Rank) -> &'static str {
    match (rank, language) {
        (Rank::Ace, _) => "A",
        (Rank::Ten, _) => "10",
        (Rank::King, _) => "K",
        (Rank::Queen, Language::De) => "D",
        (Rank::Queen, Language::En) => "Q",
        (Rank::Jack, Language::De) => "B",
        (Rank::Jack, Language::En) => "J",
        (Rank::Nine, _) => "9",
    }
}

/// Each kind once, as a list that ends in "and".
pub(super) fn all_of(language: Language, cards: CardSet) -> String {
    list(kinds(language, cards), and(language))
}

/// Each kind once, as a list that ends in "or".
pub(super) fn any_of(language: Language, cards: CardSet) -> String {
    list(kinds(language, cards), or(language))
}

/// Cards in the order in which they are played, trick by trick; the last one ends a trick, and
/// the first may lie in one that has begun.
pub(super) fn line(language: Language, cards: &[Card]) -> String {
    let tricks = cards.rchunks(4).rev();
    let tricks = tricks.map(|trick| row(language, trick));
    tricks.collect::<Vec<String>>().join(" · ")
}

/// Cards in this order, of which nobody says that they make tricks.
pub(super) fn row(language: Language, cards: &[Card]) -> String {
    let names = cards.iter().map(|&it| card(language, it));
    names.collect::<Vec<String>>().join(" ")
}

fn kinds(language: Language, cards: CardSet) -> Vec<String> {
    cards.kinds().map(|it| card(language, it)).collect()
}

const fn and(language: Language) -> &'static str {
    match language {
        Language::De => "und",
        Language::En => "and",
    }
}

pub(super) const fn or(language: Language) -> &'static str {
    match language {
        Language::De => "oder",
        Language::En => "or",
    }
}

/// A class, as one says what is demanded.
pub(super) const fn class(language: Language, class: Class) -> &'static str {
    match (class, language) {
        (Class::Trump, Language::De) => "Trumpf",
        (Class::Trump, Language::En) => "trump",
        (Class::Plain(it), _) => suit(it),
    }
}

/// A seat, within a sentence.
pub(super) fn seat(language: Language, seat: Seat) -> String {
    match language {
        Language::De => format!("Sitz {seat}"),
        Language::En => format!("seat {seat}"),
    }
}

/// A party. Its name is that of its Ansage.
pub(super) const fn party(party: Party) -> &'static str {
    match party {
        Party::Re => "Re",
        Party::Kontra => "Kontra",
    }
}

/// An announcement, the same in both languages.
pub(super) const fn announcement(announcement: Announcement) -> &'static str {
    match announcement {
        Announcement::Ansage(it) => party(it),
        Announcement::Absage(Absage::Keine90) => "keine 90",
        Announcement::Absage(Absage::Keine60) => "keine 60",
        Announcement::Absage(Absage::Keine30) => "keine 30",
        Announcement::Absage(Absage::Schwarz) => "schwarz",
    }
}

/// A bid, by what counts as announced with it (AUC-3); a soloist is Re.
pub(super) fn bid(language: Language, bid: u8) -> String {
    let mut all = Announcement::ALL.into_iter();
    match (all.find(|it| it.level() == bid), language) {
        (Some(it), _) => announcement(it).to_owned(),
        (None, Language::De) if bid == 0 => "ohne Ansage".to_owned(),
        (None, Language::En) if bid == 0 => "no announcement".to_owned(),
        (None, Language::De | Language::En) => bid.to_string(),
    }
}

/// A solo, the same in both languages.
pub(super) const fn solo(solo: Solo) -> &'static str {
    match solo {
        Solo::Karo => "Karo-Solo",
        Solo::Kreuz => "Kreuz-Solo",
        Solo::Pik => "Pik-Solo",
        Solo::Herz => "Herz-Solo",
        Solo::Damen => "Damensolo",
        Solo::Buben => "Bubensolo",
        Solo::Koenige => "Königsolo",
        Solo::Fleischlos => "Fleischloser",
        Solo::DamenBuben => "Damen-Buben-Solo",
        Solo::KoenigeBuben => "Königen-Buben-Solo",
        Solo::KoenigeDamen => "Königen-Damen-Solo",
        Solo::Koehler => "Köhler",
    }
}

/// Something said before the first card, without quotation marks.
pub(super) const fn word(language: Language, word: Word) -> &'static str {
    match (word, language) {
        (Word::Gesund, _) => "gesund",
        (Word::Vorbehalt, _) => "Vorbehalt",
        (Word::Yes, Language::De) => "ja",
        (Word::Yes, Language::En) => "yes",
        (Word::No, Language::De) => "nein",
        (Word::No, Language::En) => "no",
        (Word::Hochzeit(Selector::Any), _) => "Hochzeit",
        (Word::Hochzeit(Selector::Fehl), Language::De) => "Hochzeit mit dem ersten Fehlstich",
        (Word::Hochzeit(Selector::Fehl), Language::En) => "Hochzeit with the first Fehl trick",
        (Word::Hochzeit(Selector::Trumpf), Language::De) => "Hochzeit mit dem ersten Trumpfstich",
        (Word::Hochzeit(Selector::Trumpf), Language::En) => "Hochzeit with the first trump trick",
        (Word::Hochzeit(Selector::Kreuz), Language::De) => "Hochzeit mit dem ersten ♣-Stich",
        (Word::Hochzeit(Selector::Kreuz), Language::En) => "Hochzeit with the first ♣ trick",
        (Word::Hochzeit(Selector::Pik), Language::De) => "Hochzeit mit dem ersten ♠-Stich",
        (Word::Hochzeit(Selector::Pik), Language::En) => "Hochzeit with the first ♠ trick",
        (Word::Hochzeit(Selector::Herz), Language::De) => "Hochzeit mit dem ersten ♥-Stich",
        (Word::Hochzeit(Selector::Herz), Language::En) => "Hochzeit with the first ♥ trick",
        (Word::Solo(it), _) => solo(it),
        (Word::Bid(_), Language::De) => "Gebot",
        (Word::Bid(_), Language::En) => "bid",
        (Word::Pass, Language::De) => "weiter",
        (Word::Pass, Language::En) => "pass",
        (Word::Armut, _) => "Armut",
        (Word::Throw, Language::De) => "Schmeißen",
        (Word::Throw, Language::En) => "throw in",
        (Word::Schweine(_), _) => "Schweine",
        (Word::Push(_), Language::De) => "Karten schieben",
        (Word::Push(_), Language::En) => "push cards",
        (Word::Accept, Language::De) => "Armut mitnehmen",
        (Word::Accept, Language::En) => "take the Armut",
        (Word::Refuse, Language::De) => "Armut ablehnen",
        (Word::Refuse, Language::En) => "refuse the Armut",
        (Word::Return(_), Language::De) => "Karten zurückgeben",
        (Word::Return(_), Language::En) => "give cards back",
    }
}

/// Words, as a list that ends in "or".
pub(super) fn words(language: Language, words: Words) -> String {
    let names = words.iter().map(|it| word(language, it).to_owned());
    list(names.collect(), or(language))
}

/// The announcements, joined by "or".
pub(super) fn announcements(language: Language, announcements: Announcements) -> String {
    let names = announcements.iter().map(|it| announcement(it).to_owned());
    list(names.collect(), or(language))
}

/// The names with commas between them, and `last` before the last one.
pub(crate) fn list(mut names: Vec<String>, last: &str) -> String {
    match names.pop() {
        None => String::new(),
        Some(end) if names.is_empty() => end,
        Some(end) => format!("{} {last} {end}", names.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_written_as_in_their_language() {
        assert_eq!(card(Language::De, Card::HT), "♥10");
        assert_eq!(card(Language::De, Card::CQ), "♣D");
        assert_eq!(card(Language::En, Card::CQ), "♣Q");
        assert_eq!(card(Language::De, Card::SJ), "♠B");
        assert_eq!(card(Language::En, Card::SJ), "♠J");
        assert_eq!(card(Language::En, Card::DA), "♦A");
    }

    #[test]
    fn tricks_are_told_apart_and_other_cards_are_not() {
        let cards = [Card::HT, Card::HT, Card::CQ, Card::CQ, Card::SQ];
        assert_eq!(line(Language::De, &cards), "♥10 · ♥10 ♣D ♣D ♠D");
        assert_eq!(row(Language::De, &cards), "♥10 ♥10 ♣D ♣D ♠D");
    }

    #[test]
    fn a_bid_is_what_it_announces() {
        let all = |language| [0, 1, 2, 5].map(|it| bid(language, it));
        assert_eq!(
            all(Language::De),
            ["ohne Ansage", "Re", "keine 90", "schwarz"]
        );
        assert_eq!(
            all(Language::En),
            ["no announcement", "Re", "keine 90", "schwarz"]
        );
    }

    #[test]
    fn a_list_names_each_kind_once() {
        let set = "HK HK H9 CA".parse().unwrap();
        assert_eq!(all_of(Language::De, set), "♣A, ♥K und ♥9");
        assert_eq!(any_of(Language::En, set), "♣A, ♥K or ♥9");
        assert_eq!(all_of(Language::En, "DJ".parse().unwrap()), "♦J");
        assert_eq!(all_of(Language::En, CardSet::EMPTY), "");
    }
}
