//! A game as text.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Options that differ from the rule set that is named, with the names and values of
/// `docs/RULE_SETS.md`: `hochzeit.limit` and `4`.
pub type Options = BTreeMap<String, String>;

/// A rule set with options that differ from it, as `docs/NOTATION.md` writes it:
/// `ddv-tsr{dulle_tie=second}`.
pub fn rule_set_line(name: &str, options: &Options) -> String {
    if options.is_empty() {
        return name.to_owned();
    }
    let options: Vec<String> = options
        .iter()
        .map(|(it, value)| format!("{it}={value}"))
        .collect();
    format!("{name}{{{}}}", options.join(" "))
}

/// Everything that is known of one game up to the moment of a question.
///
/// Seats are 1 to 4, seat 1 is the eldest. A card is two letters: a suit of
/// `C S H D` and a rank of `A T K Q J 9`.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Record {
    /// The name of the rule set. In a file it may be missing when the vector
    /// names its rule sets; a judge always finds it filled in.
    #[serde(default)]
    pub rule_set: String,
    /// What differs from that rule set; nothing if absent.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// Through the eyes of this seat; everything the record says if absent. No vector asks
    /// for the public, which is 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<u8>,
    /// What the game is multiplied by for Bock; 1 if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bock_factor: Option<u32>,
    /// The seats whose Pflichtsolo is open; nobody's if absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open_pflichtsolo: Vec<u8>,
    /// The kind of each of these Pflichtsoli (`free`, `color`, `picture`); all
    /// free if absent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slots: Vec<String>,
    /// The seat that must play its Pflichtsolo now, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vorfuehrung: Option<u8>,
    /// The four hands as dealt, seat 1 first; empty if they are not known. A
    /// single hand that is not known is an empty text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<String>,
    /// What was said until the contract was fixed, in order; see [`Said`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<String>,
    /// The cards on the table in the order in which they were played.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub plays: String,
    /// What was said after the contract was fixed, in order; see [`Extra`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extras: Vec<String>,
    /// The order of play named with a claim to the rest.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub claim_order: String,
    /// What declared Schweine were announced as, `re` or `kontra`; not stated if
    /// absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schweine_party: Option<String>,
}

impl Record {
    /// The words of the Vorbehalt round; a text that cannot be read is `None`.
    pub fn said(&self) -> impl Iterator<Item = Option<Said<'_>>> {
        self.said.iter().map(|text| Said::read(text))
    }

    /// The announcements and claims; a text that cannot be read is `None`.
    pub fn extras(&self) -> impl Iterator<Item = Option<Extra<'_>>> {
        self.extras.iter().map(|text| Extra::read(text))
    }
}

/// The cards of a text such as `"CA HT D9"`.
pub fn cards(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
}

/// One thing said in the Vorbehalt round: `"2 vorbehalt"`, `"3 hochzeit trumpf"`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Said<'a> {
    /// Who said it.
    pub seat: u8,
    /// `gesund`, `vorbehalt`, `yes`, `no`, the name of a Vorbehalt, `bid`,
    /// `pass`, `push`, `accept`, `refuse` or `return`.
    pub word: &'a str,
    /// The selector of a Hochzeit, a bid, the pair of Schweine, or the cards
    /// that are pushed or returned.
    pub argument: Option<&'a str>,
}

/// The words that may have several cards as their argument.
const WORDS_WITH_CARDS: [&str; 2] = ["push", "return"];

impl Said<'_> {
    /// Reads `"<seat> <word> [<argument>]"`.
    pub fn read(text: &str) -> Option<Said<'_>> {
        let (number, rest) = text.trim().split_once(' ')?;
        let (word, argument) = match rest.split_once(' ') {
            Some((word, argument)) => (word, Some(argument.trim())),
            None => (rest, None),
        };
        let several = argument.is_some_and(|it| it.contains(' '));
        let said = Said {
            seat: seat(number)?,
            word,
            argument,
        };
        (!several || WORDS_WITH_CARDS.contains(&word)).then_some(said)
    }
}

/// One announcement or claim in time: `"9: 1 keine_90"`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Extra<'a> {
    /// How many cards lay on the table, all tricks together, when it was said.
    pub at: u8,
    /// Who said it.
    pub seat: u8,
    /// `re`, `kontra`, `keine_90`, `keine_60`, `keine_30`, `schwarz`, `claim_rest`,
    /// `surrender`, `schweine` or `genscher`.
    pub word: &'a str,
    /// The pair of Schweine, whom a Genscher names, or for which party an Absage is made.
    pub argument: Option<&'a str>,
}

impl Extra<'_> {
    /// Reads `"<cards on the table>: <seat> <word> [<argument>]"`.
    pub fn read(text: &str) -> Option<Extra<'_>> {
        let (at, rest) = text.split_once(':')?;
        let mut parts = rest.split_whitespace();
        let extra = Extra {
            at: at.trim().parse().ok()?,
            seat: seat(parts.next()?)?,
            word: parts.next()?,
            argument: parts.next(),
        };
        parts.next().is_none().then_some(extra)
    }
}

/// A seat, 1 to 4.
fn seat(text: &str) -> Option<u8> {
    text.parse().ok().filter(|seat| (1..=4).contains(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_with_and_without_an_argument() {
        let bare = Said {
            seat: 2,
            word: "vorbehalt",
            argument: None,
        };
        assert_eq!(Said::read("2 vorbehalt"), Some(bare));
        let named = Said {
            seat: 3,
            word: "hochzeit",
            argument: Some("trumpf"),
        };
        assert_eq!(Said::read("3 hochzeit trumpf"), Some(named));
        assert_eq!(Said::read("5 gesund"), None);
        assert_eq!(Said::read("1 solo_karo 2 3"), None);
        let pushed = Said::read("2 push SQ DT CK").unwrap();
        assert_eq!(pushed.argument, Some("SQ DT CK"));
    }

    #[test]
    fn an_extra_says_when_who_and_what() {
        let extra = Extra {
            at: 9,
            seat: 1,
            word: "keine_90",
            argument: None,
        };
        assert_eq!(Extra::read("9: 1 keine_90"), Some(extra));
        let named = Extra::read("4: 1 genscher 3").unwrap();
        assert_eq!((named.word, named.argument), ("genscher", Some("3")));
        let absage = Extra::read("9: 1 keine_90 re").unwrap();
        assert_eq!((absage.word, absage.argument), ("keine_90", Some("re")));
        assert_eq!(Extra::read("9 1 keine_90"), None);
        assert_eq!(Extra::read("9: 0 re"), None);
    }
}
