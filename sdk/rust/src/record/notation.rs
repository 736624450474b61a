//! Records on one line: the text notation, specified in `docs/NOTATION.md`.

use std::fmt;
use std::str::FromStr;

use super::{Base, Context, Exchange, ExtraAt, Pile, Play, Record, RecordError, RuleSet, Said};
use crate::card::{Card, Hand};
use crate::words::{Announcement, Extra, PflichtsoloSlot, Seat, Word};

/// Two characters for a card that is not known.
const UNKNOWN: &str = "??";

/// Words that have a code of their own; the others stand with their names.
const WORDS: [(Word, &str); 4] = [
    (Word::Gesund, "g"),
    (Word::Vorbehalt, "v"),
    (Word::Yes, "y"),
    (Word::No, "n"),
];

/// Announcements and claims that have a code of their own.
const EXTRAS: [(Extra, &str); 4] = [
    (Extra::Announce(Announcement::Keine90), "k90"),
    (Extra::Announce(Announcement::Keine60), "k60"),
    (Extra::Announce(Announcement::Keine30), "k30"),
    (Extra::ClaimRest, "rest"),
];

impl Record {
    /// The game on one line.
    ///
    /// ```
    /// use doko_sdk::{Card, Record, Seat, Word};
    ///
    /// let record = Record::from_line("ddv-tsr; s=1g 2v 3g 4g 2solo_karo; p=SJDT; x=1:2re")?;
    /// assert_eq!(record.plays[1].card, Card::DT);
    /// assert_eq!(record.said[1].word, Word::Vorbehalt);
    /// assert_eq!(record.extras[0].seat, Seat::S2);
    /// assert_eq!(record.to_line()?, "ddv-tsr; s=1g 2v 3g 4g 2solo_karo; p=SJDT; x=1:2re");
    /// # Ok::<(), doko_sdk::RecordError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The notation names rule sets only: a record with options of its own has no
    /// such line.
    pub fn to_line(&self) -> Result<String, RecordError> {
        let mut sections = vec![rule_set_text(&self.rule_set)?];
        let mut section = |letter: char, text: String| {
            if !text.is_empty() {
                sections.push(format!("{letter}={text}"));
            }
        };
        section('c', context_text(&self.context));
        if self.hands.iter().any(Option::is_some) {
            section('h', joined(self.hands.iter().map(hand_text), "/"));
        }
        section('s', joined(self.said.iter().map(said_text), " "));
        section('a', joined(self.exchanges.iter().map(exchange_text), " "));
        section('p', joined(self.plays.iter().map(play_text), ""));
        section('x', joined(self.extras.iter().map(extra_text), " "));
        section('o', joined(self.claim_order.iter(), ""));
        Ok(sections.join("; "))
    }

    /// Reads a game from one line.
    ///
    /// # Errors
    ///
    /// The section at fault, and what is wrong with it.
    pub fn from_line(line: &str) -> Result<Record, RecordError> {
        let mut sections = line.trim().split(';').map(str::trim);
        let mut record = Record::new(rule_set(sections.next().unwrap_or_default())?);
        let mut seen = String::new();
        for section in sections {
            let (letter, text) = section
                .split_once('=')
                .ok_or_else(|| RecordError::new(section, "is no section such as `p=SJDT`"))?;
            if seen.contains(letter) {
                return Err(RecordError::new(letter, "stands twice"));
            }
            seen.push_str(letter);
            match letter {
                "c" => record.context = context(text)?,
                "h" => record.hands = hands(text)?,
                "s" => record.said = words(text).map(said).collect::<Result<_, _>>()?,
                "a" => record.exchanges = words(text).map(exchange).collect::<Result<_, _>>()?,
                "p" => record.plays = plays(text)?,
                "x" => record.extras = words(text).map(extra).collect::<Result<_, _>>()?,
                "o" => record.claim_order = cards("o", text)?,
                _ => return Err(RecordError::new(letter, "is no section of this notation")),
            }
        }
        Ok(record)
    }
}

fn rule_set_text(rule_set: &RuleSet) -> Result<String, RecordError> {
    let RuleSet {
        base,
        edition,
        expected_hash,
        overrides,
    } = rule_set;
    let (Base::Named(name), None) = (base, overrides) else {
        return Err(RecordError::new(
            "rule_set",
            "has options of its own, which have no line",
        ));
    };
    let edition = if edition.is_empty() {
        String::new()
    } else {
        format!("@{edition}")
    };
    let hash = if expected_hash.is_empty() {
        String::new()
    } else {
        format!("#{expected_hash}")
    };
    Ok(format!("{name}{edition}{hash}"))
}

fn rule_set(text: &str) -> Result<RuleSet, RecordError> {
    let (text, hash) = text.split_once('#').unwrap_or((text, ""));
    let (name, edition) = text.split_once('@').unwrap_or((text, ""));
    if name.is_empty() || name.contains(['=', ' ']) {
        return Err(RecordError::new(
            "rule_set",
            "is missing: a line begins with its name",
        ));
    }
    Ok(RuleSet::named(name).edition(edition).expecting_hash(hash))
}

fn context_text(context: &Context) -> String {
    let mut entries = Vec::new();
    for (seat, slot) in &context.open_pflichtsoli {
        let slot = if *slot == PflichtsoloSlot::Free {
            ""
        } else {
            slot.name()
        };
        entries.push(format!("o{seat}{slot}"));
    }
    entries.extend(context.vorfuehrung.map(|seat| format!("v{seat}")));
    entries.extend(context.games_left.map(|games| format!("g{games}")));
    entries.extend(context.bock_factor.map(|factor| format!("b{factor}")));
    entries.extend(
        context
            .places
            .map(|places| format!("t{}", joined(places.iter(), ""))),
    );
    entries.join(" ")
}

fn context(text: &str) -> Result<Context, RecordError> {
    let mut context = Context::default();
    for entry in words(text) {
        let (letter, rest) = split_at(entry, 1);
        match letter {
            "o" => {
                let (seat, slot) = split_at(rest, 1);
                let slot = if slot.is_empty() { "free" } else { slot };
                context
                    .open_pflichtsoli
                    .push((parsed("c", seat)?, parsed("c", slot)?));
            }
            "v" => context.vorfuehrung = Some(parsed("c", rest)?),
            "g" => context.games_left = Some(number("c", rest)?),
            "b" => context.bock_factor = Some(number("c", rest)?),
            "t" => {
                let places: Vec<_> = rest
                    .chars()
                    .map(|place| parsed("c", &place.to_string()))
                    .collect::<Result<_, _>>()?;
                let four =
                    |_| RecordError::new("c", format!("`{entry}` does not name four places"));
                context.places = Some(places.try_into().map_err(four)?);
            }
            _ => return Err(RecordError::new("c", format!("`{entry}` is nothing known"))),
        }
    }
    Ok(context)
}

fn hand_text(hand: &Option<Hand>) -> String {
    match hand {
        Some(hand) => joined(hand.iter(), ""),
        None => UNKNOWN.to_owned(),
    }
}

fn hands(text: &str) -> Result<[Option<Hand>; 4], RecordError> {
    let hands = text.split('/').map(|hand| {
        if hand.trim() == UNKNOWN {
            return Ok(None);
        }
        cards("h", hand).map(|cards| Some(cards.into()))
    });
    let hands: Vec<_> = hands.collect::<Result<_, _>>()?;
    let count = hands.len();
    hands
        .try_into()
        .map_err(|_| RecordError::new("h", format!("has {count} hands in place of 4")))
}

fn said_text(said: &Said) -> String {
    let code = WORDS
        .iter()
        .find(|(word, _)| *word == said.word)
        .map(|(_, code)| *code);
    let word = code.unwrap_or_else(|| said.word.name());
    format!("{}{word}{}", said.seat, argument_text(said.argument))
}

fn said(text: &str) -> Result<Said, RecordError> {
    let (seat, rest) = split_at(text, 1);
    let (word, argument) = with_argument("s", rest)?;
    let code = WORDS
        .iter()
        .find(|(_, code)| *code == word)
        .map(|(word, _)| *word);
    let word = code.map_or_else(|| parsed("s", word), Ok)?;
    Ok(Said {
        seat: parsed("s", seat)?,
        word,
        argument,
    })
}

fn pile_text(pile: &Option<Pile>) -> String {
    match pile {
        None => String::new(),
        Some(Pile::Cards(cards)) => joined(cards.iter(), ""),
        Some(Pile::Count(0)) => "0".to_owned(),
        Some(Pile::Count(count)) => UNKNOWN.repeat(*count as usize),
    }
}

fn pile(text: &str) -> Result<Option<Pile>, RecordError> {
    if text.is_empty() {
        return Ok(None);
    }
    if text == "0" {
        return Ok(Some(Pile::Count(0)));
    }
    let count = text.len() / UNKNOWN.len();
    if text == UNKNOWN.repeat(count) {
        return Ok(Some(Pile::Count(u32::try_from(count).unwrap_or(u32::MAX))));
    }
    cards("a", text).map(|cards| Some(Pile::Cards(cards)))
}

fn exchange_text(exchange: &Exchange) -> String {
    let trumps = exchange
        .returned_trumps
        .map(|trumps| format!("/{trumps}"))
        .unwrap_or_default();
    format!(
        "{}/{}{trumps}",
        pile_text(&exchange.pushed),
        pile_text(&exchange.returned)
    )
}

fn exchange(text: &str) -> Result<Exchange, RecordError> {
    let mut parts = text.split('/');
    let pushed = pile(parts.next().unwrap_or_default())?;
    let returned = parts
        .next()
        .ok_or_else(|| RecordError::new("a", "lacks the cards returned"))?;
    let returned = pile(returned)?;
    let returned_trumps = parts.next().map(|trumps| number("a", trumps)).transpose()?;
    match parts.next() {
        None => Ok(Exchange {
            pushed,
            returned,
            returned_trumps,
        }),
        Some(_) => Err(RecordError::new(
            "a",
            format!("`{text}` has more than three parts"),
        )),
    }
}

fn play_text(play: &Play) -> String {
    let seat = play.seat.map(|seat| seat.to_string()).unwrap_or_default();
    format!("{seat}{}", play.card)
}

fn plays(text: &str) -> Result<Vec<Play>, RecordError> {
    let mut plays = Vec::new();
    let mut rest: String = text.split_whitespace().collect();
    while !rest.is_empty() {
        let has_seat = rest.starts_with(|first: char| first.is_ascii_digit());
        let (seat, cards) = split_at(&rest, usize::from(has_seat));
        let seat = if has_seat {
            Some(parsed("p", seat)?)
        } else {
            None
        };
        let (card, more) = split_at(cards, 2);
        plays.push(Play {
            card: parsed("p", card)?,
            seat,
        });
        rest = more.to_owned();
    }
    Ok(plays)
}

fn extra_text(extra: &ExtraAt) -> String {
    let code = EXTRAS
        .iter()
        .find(|(word, _)| *word == extra.extra)
        .map(|(_, code)| *code);
    let word = code.unwrap_or_else(|| extra.extra.name());
    format!(
        "{}:{}{word}{}",
        extra.at,
        extra.seat,
        argument_text(extra.argument)
    )
}

fn extra(text: &str) -> Result<ExtraAt, RecordError> {
    let (at, rest) = text
        .split_once(':')
        .ok_or_else(|| RecordError::new("x", format!("`{text}` does not say when")))?;
    let (seat, rest) = split_at(rest, 1);
    let (word, argument) = with_argument("x", rest)?;
    let code = EXTRAS
        .iter()
        .find(|(_, code)| *code == word)
        .map(|(word, _)| *word);
    let extra = code.map_or_else(|| parsed("x", word), Ok)?;
    let seat: Seat = parsed("x", seat)?;
    Ok(ExtraAt {
        at: number("x", at)?,
        seat,
        extra,
        argument,
    })
}

fn argument_text(argument: u32) -> String {
    if argument == 0 {
        String::new()
    } else {
        format!("={argument}")
    }
}

fn with_argument<'a>(section: &str, text: &'a str) -> Result<(&'a str, u32), RecordError> {
    match text.split_once('=') {
        None => Ok((text, 0)),
        Some((word, argument)) => Ok((word, number(section, argument)?)),
    }
}

fn words(text: &str) -> std::str::SplitWhitespace<'_> {
    text.split_whitespace()
}

fn cards(section: &str, text: &str) -> Result<Vec<Card>, RecordError> {
    Card::parse_all(text).map_err(|error| RecordError::new(section, error.to_string()))
}

fn parsed<T: FromStr<Err: fmt::Display>>(section: &str, text: &str) -> Result<T, RecordError> {
    text.parse()
        .map_err(|error: T::Err| RecordError::new(section, error.to_string()))
}

fn number(section: &str, text: &str) -> Result<u32, RecordError> {
    text.parse()
        .map_err(|_| RecordError::new(section, format!("`{text}` is no number")))
}

/// Splits after so many characters, or at the end of a shorter text.
fn split_at(text: &str, characters: usize) -> (&str, &str) {
    let end = text
        .char_indices()
        .nth(characters)
        .map_or(text.len(), |(i, _)| i);
    text.split_at_checked(end).unwrap_or((text, ""))
}

fn joined<T: fmt::Display>(values: impl Iterator<Item = T>, between: &str) -> String {
    values
        .map(|value| value.to_string())
        .collect::<Vec<String>>()
        .join(between)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_round(line: &str) {
        let record = Record::from_line(line).unwrap();
        assert_eq!(record.to_line().unwrap(), line);
        assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    }

    #[test]
    fn lines_read_as_they_are_written() {
        for line in [
            "ddv-tsr",
            "ddv-tsr@2026-02-21",
            "ddv-tsr@2026-02-21#c0ffee",
            "ddv-tsr; c=o2 o2farbe o4bild v2 g20 b2 t1230",
            "ddv-tsr; h=CQHT/??/D9D9/SA; s=1g 2v 3y 4n 1hochzeit 2solo_damen 2bid=3",
            "ddv-tsr; h=??/??/CA/??",
            "vln; a=CQCJHT/??????/2 0/ /0 /",
            "ddv-tsr; p=SJDTSQD9; x=3:4re 9:1k90 9:1k60 9:1k30 10:2kontra 11:1schwarz",
            "ddv-tsr; p=1SJ2DT; x=2:1genscher=3 2:2schweine 2:3rest 2:3surrender; o=CACT",
        ] {
            assert_round(line);
        }
    }

    #[test]
    fn space_and_order_are_free() {
        let loose = Record::from_line(" ddv-tsr ;x=1:1re; p = ").unwrap_err();
        assert_eq!(loose.path, "p ");
        let loose = Record::from_line(" ddv-tsr ;x=1:1re;p=SJ DT  SQ ").unwrap();
        assert_eq!(loose.to_line().unwrap(), "ddv-tsr; p=SJDTSQ; x=1:1re");
    }

    #[test]
    fn what_cannot_be_read_names_its_section() {
        for (line, error) in [
            ("", "`rule_set`: is missing: a line begins with its name"),
            (
                "p=SJ",
                "`rule_set`: is missing: a line begins with its name",
            ),
            ("ddv-tsr; SJ", "`SJ`: is no section such as `p=SJDT`"),
            ("ddv-tsr; z=SJ", "`z`: is no section of this notation"),
            ("ddv-tsr; p=SJ; p=SJ", "`p`: stands twice"),
            ("ddv-tsr; p=SJX", "`p`: `X` is no card"),
            ("ddv-tsr; p=5SJ", "`p`: `5` is no seat"),
            ("ddv-tsr; p=é", "`p`: `é` is no card"),
            ("ddv-tsr; h=SJ/SJ/SJ", "`h`: has 3 hands in place of 4"),
            (
                "ddv-tsr; s=1hello",
                "`s`: `hello` is no word of the Vorbehalte",
            ),
            ("ddv-tsr; s=1bid=x", "`s`: `x` is no number"),
            ("ddv-tsr; x=1re", "`x`: `1re` does not say when"),
            ("ddv-tsr; a=SJ", "`a`: lacks the cards returned"),
            ("ddv-tsr; c=t012", "`c`: `t012` does not name four places"),
            ("ddv-tsr; c=q", "`c`: `q` is nothing known"),
        ] {
            assert_eq!(
                Record::from_line(line).unwrap_err().to_string(),
                error,
                "{line}"
            );
        }
    }
}
