//! [`Template`]: a sentence with named gaps.

use doko_engine::{
    Announcement, Announcements, BockFactor, Card, CardSet, Class, List, Party, Seat, Word, Words,
};
use doko_proto::v1;

use super::{Language, Voice, names, of};
use crate::catalogue::Text;

/// A sentence with gaps. A gap is a name in braces, and a name has one kind of
/// filling everywhere, see [`kind`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Template(pub(super) Text);

/// What fills a gap.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Filling {
    Card(Card),
    /// These cards, joined by "and".
    AllOf(CardSet),
    /// These cards, joined by "or".
    AnyOf(CardSet),
    /// These cards as they are played, trick by trick.
    Line(List<Card, 48>),
    /// These cards in their order, which are no tricks.
    Row(List<Card, 48>),
    Seat(Seat),
    /// These seats, joined by "or".
    Seats(List<Seat, 4>),
    Party(Party),
    Class(Class),
    Announcement(Announcement),
    /// These announcements, joined by "or".
    Announcements(Announcements),
    /// A bid of this height, by what it announces.
    Bid(u8),
    Word(Word),
    Words(Words),
    Number(u8),
    Factor(BockFactor),
}

/// A sentence, and what filled its gaps, in the order of the sentence.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sentence {
    pub(crate) text: String,
    pub(crate) fillings: Vec<(&'static str, Filling)>,
}

impl From<String> for Sentence {
    /// A sentence without gaps.
    fn from(text: String) -> Sentence {
        Sentence {
            text,
            fillings: Vec::new(),
        }
    }
}

/// What each gap of a template is filled with.
pub(super) type Fillings<'a> = &'a [(&'static str, Filling)];

impl Template {
    /// The words with their gaps.
    pub(crate) const fn words(&self, language: Language) -> &'static str {
        of(language, &self.0)
    }

    /// The gaps with their kinds, in the order of the words.
    pub(crate) fn gaps(
        &self,
        language: Language,
    ) -> impl Iterator<Item = (&'static str, v1::PlaceholderKind)> {
        let words = self.words(language).split('{').skip(1);
        words.filter_map(|rest| {
            let (name, _) = rest.split_once('}')?;
            Some((name, kind(name)))
        })
    }

    /// The sentence without gaps. Its first letter is a capital, unless it begins with a name.
    pub(super) fn fill(&self, voice: &Voice, fillings: Fillings<'_>) -> Sentence {
        let mut sentence = String::new();
        let mut said = Vec::new();
        let mut rest = self.words(voice.language);
        while let Some((before, name, after)) = next_gap(rest) {
            sentence.push_str(before);
            let filling = fillings.iter().find(|(gap, _)| *gap == name);
            debug_assert!(filling.is_some(), "nothing fills {name} in {self:?}");
            if let Some((_, filling)) = filling {
                let text = filling.text(voice);
                if sentence.is_empty() && !filling.is_name(voice) {
                    sentence.push_str(&capital(&text));
                } else {
                    sentence.push_str(&text);
                }
                said.push((name, *filling));
            }
            rest = after;
        }
        sentence.push_str(rest);
        Sentence {
            text: sentence,
            fillings: said,
        }
    }
}

impl Template {
    /// Whether each gap has a filling.
    pub(super) fn is_filled_by(&self, fillings: Fillings<'_>) -> bool {
        let mut gaps = self.gaps(Language::En);
        gaps.all(|(name, _)| fillings.iter().any(|(gap, _)| *gap == name))
    }
}

impl Filling {
    /// Whether there is nothing to say.
    pub(super) const fn is_empty(&self) -> bool {
        match self {
            Filling::AllOf(it) | Filling::AnyOf(it) => it.is_empty(),
            Filling::Line(it) | Filling::Row(it) => it.is_empty(),
            Filling::Seats(it) => it.is_empty(),
            Filling::Announcements(it) => it.is_empty(),
            Filling::Words(it) => it.is_empty(),
            Filling::Card(_)
            | Filling::Seat(_)
            | Filling::Party(_)
            | Filling::Class(_)
            | Filling::Announcement(_)
            | Filling::Bid(_)
            | Filling::Word(_)
            | Filling::Number(_)
            | Filling::Factor(_) => false,
        }
    }

    /// Whether it begins with a name that somebody has given to a seat.
    const fn is_name(&self, voice: &Voice) -> bool {
        matches!(self, Filling::Seat(_) | Filling::Seats(_)) && voice.seat_names.is_some()
    }

    fn text(self, voice: &Voice) -> String {
        let language = voice.language;
        match self {
            Filling::Card(it) => names::card(language, it),
            Filling::AllOf(it) => names::all_of(language, it),
            Filling::AnyOf(it) => names::any_of(language, it),
            Filling::Line(it) => names::line(language, &it),
            Filling::Row(it) => names::row(language, &it),
            Filling::Seat(it) => voice.seat(it),
            Filling::Seats(it) => voice.seats(&it),
            Filling::Party(it) => names::party(it).to_owned(),
            Filling::Class(it) => names::class(language, it).to_owned(),
            Filling::Announcement(it) => names::announcement(it).to_owned(),
            Filling::Bid(it) => names::bid(language, it),
            Filling::Announcements(it) => names::announcements(language, it),
            Filling::Word(it) => names::word(language, it).to_owned(),
            Filling::Words(it) => names::words(language, it),
            Filling::Number(it) => it.to_string(),
            Filling::Factor(it) => it.get().to_string(),
        }
    }
}

/// What fills the gap of this name. Gaps that evidence fills are named after
/// its fields.
pub(crate) fn kind(gap: &str) -> v1::PlaceholderKind {
    use v1::PlaceholderKind;
    match gap {
        "card" => PlaceholderKind::Card,
        "cards" | "held_of_demanded" | "legal_cards" | "line" | "not_held" => {
            PlaceholderKind::Cards
        }
        "complainant" | "entitled" | "seat" | "seat_to_play" => PlaceholderKind::Seat,
        "announced_by" | "opponents" | "party" => PlaceholderKind::Party,
        "demanded" => PlaceholderKind::CardClass,
        "announcement" | "answered" | "available" | "bid" | "least_bid" | "lowest_missing"
        | "required" => PlaceholderKind::Announcement,
        "word" | "accepted_words" => PlaceholderKind::Word,
        "augen"
        | "augen_needed"
        | "augen_of_opponents"
        | "cards_in_hand"
        | "cards_in_hand_needed"
        | "cards_missing"
        | "counted"
        | "factor"
        | "klaerungsstich"
        | "lead_of_trick"
        | "levels_announced"
        | "levels_reached"
        | "limit"
        | "lost_trick"
        | "trick"
        | "tricks"
        | "tricks_needed" => PlaceholderKind::Number,
        _ => PlaceholderKind::Unspecified,
    }
}

/// The words before the next gap, its name, and the words after it.
fn next_gap(words: &'static str) -> Option<(&'static str, &'static str, &'static str)> {
    let (before, rest) = words.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use doko_engine::BySeat;

    use super::*;

    const TEMPLATE: Template = Template(Text {
        de: "{seat} spielt {card}.",
        en: "{seat} plays {card}.",
    });

    #[test]
    fn gaps_are_filled_and_the_sentence_begins_with_a_capital() {
        let fillings = [
            ("card", Filling::Card(Card::SQ)),
            ("seat", Filling::Seat(Seat::Second)),
        ];
        let filled = |language| TEMPLATE.fill(&Voice::from(language), &fillings);
        assert_eq!(filled(Language::De).text, "Sitz 2 spielt ♠D.");
        assert_eq!(filled(Language::En).text, "Seat 2 plays ♠Q.");
        let gaps: Vec<_> = filled(Language::En).fillings;
        let gaps: Vec<_> = gaps.into_iter().map(|(gap, _)| gap).collect();
        assert_eq!(gaps, ["seat", "card"], "in the order of the sentence");
    }

    #[test]
    fn seats_have_the_names_that_they_are_given() {
        let names = ["anna", "Bernd", "seat 1", "Ö"].map(str::to_owned);
        let voice = Voice {
            language: Language::De,
            seat_names: Some(BySeat::new(names)),
        };
        let card = ("card", Filling::Card(Card::SQ));
        let filled = |seat| {
            TEMPLATE
                .fill(&voice, &[card, ("seat", Filling::Seat(seat))])
                .text
        };
        assert_eq!(
            Seat::ALL.map(filled),
            [
                "anna spielt ♠D.",
                "Bernd spielt ♠D.",
                "seat 1 spielt ♠D.",
                "Ö spielt ♠D.",
            ]
        );
        let some = List::of(&[Seat::First, Seat::Third, Seat::Fourth], Seat::First);
        assert_eq!(Filling::Seats(some).text(&voice), "anna, seat 1 oder Ö");
    }

    #[test]
    fn a_sentence_is_filled_if_nothing_is_missing_in_it() {
        let card = ("card", Filling::Card(Card::SQ));
        let seat = ("seat", Filling::Seat(Seat::Second));
        assert!(TEMPLATE.is_filled_by(&[card, seat]));
        assert!(!TEMPLATE.is_filled_by(&[card]));
        assert!(!TEMPLATE.is_filled_by(&[seat]));
        assert!(!TEMPLATE.is_filled_by(&[]));
    }

    /// An empty list would leave a hole in the sentence, so it fills no gap.
    #[test]
    fn a_list_without_anything_in_it_is_empty() {
        let voice = Voice::from(Language::En);
        let cards = CardSet::both(Card::SQ);
        let no_cards = List::of(&[], Card::CA);
        let line = List::of(&[Card::SQ], Card::CA);
        let seats = |all: &[Seat]| Filling::Seats(List::of(all, Seat::First));
        let announcements = |is_in: bool| Announcements::filter(|_| is_in);
        for (empty, full) in [
            (Filling::AllOf(CardSet::EMPTY), Filling::AllOf(cards)),
            (Filling::AnyOf(CardSet::EMPTY), Filling::AnyOf(cards)),
            (Filling::Line(no_cards), Filling::Line(line)),
            (Filling::Row(no_cards), Filling::Row(line)),
            (seats(&[]), seats(&[Seat::Second])),
            (
                Filling::Announcements(announcements(false)),
                Filling::Announcements(announcements(true)),
            ),
        ] {
            assert!(empty.is_empty(), "{empty:?}");
            assert_eq!(empty.text(&voice), "");
            assert!(!full.is_empty(), "{full:?}");
            assert_ne!(full.text(&voice), "");
        }
        assert!(Filling::Words(Words::default()).is_empty());
        assert!(!Filling::Number(0).is_empty(), "0 is something to say");
    }

    #[test]
    fn gaps_are_listed_with_their_kinds() {
        let gaps: Vec<_> = TEMPLATE.gaps(Language::En).collect();
        assert_eq!(
            gaps,
            [
                ("seat", v1::PlaceholderKind::Seat),
                ("card", v1::PlaceholderKind::Card)
            ]
        );
    }
}
