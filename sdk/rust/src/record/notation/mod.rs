//! Records on one line: the text notation, specified in `docs/NOTATION.md`.

mod read;
mod write;

use super::{Record, RecordError};
use crate::words::{Announcement, Extra, Word};

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
        let mut sections = vec![write::rule_set_text(&self.rule_set)?];
        let mut section = |letter: char, text: String| {
            if !text.is_empty() {
                sections.push(format!("{letter}={text}"));
            }
        };
        section('c', write::context_text(&self.context));
        if self.hands.iter().any(Option::is_some) {
            section(
                'h',
                write::joined(self.hands.iter().map(write::hand_text), "/"),
            );
        }
        section(
            's',
            write::joined(self.said.iter().map(write::said_text), " "),
        );
        section(
            'a',
            write::joined(self.armut_exchanges.iter().map(write::exchange_text), " "),
        );
        section(
            'p',
            write::joined(self.plays.iter().map(write::play_text), ""),
        );
        section(
            'x',
            write::joined(self.extras.iter().map(write::extra_text), " "),
        );
        section('o', write::joined(self.claim_order.iter(), ""));
        Ok(sections.join("; "))
    }

    /// Reads a game from one line.
    ///
    /// # Errors
    ///
    /// The section at fault, and what is wrong with it.
    pub fn from_line(line: &str) -> Result<Record, RecordError> {
        let mut sections = line.trim().split(';').map(str::trim);
        let mut record = Record::new(read::rule_set(sections.next().unwrap_or_default())?);
        let mut seen = String::new();
        for section in sections {
            let (letter, text) = section
                .split_once('=')
                .ok_or_else(|| RecordError::new(section, "is no section such as `p=SJDT`"))?;
            let letter = letter.trim();
            if seen.contains(letter) {
                return Err(RecordError::new(letter, "stands twice"));
            }
            seen.push_str(letter);
            match letter {
                "c" => record.context = read::context(text)?,
                "h" => record.hands = read::hands(text)?,
                "s" => {
                    record.said = read::words(text)
                        .map(read::said)
                        .collect::<Result<_, _>>()?
                }
                "a" => {
                    record.armut_exchanges = read::words(text)
                        .map(read::exchange)
                        .collect::<Result<_, _>>()?
                }
                "p" => record.plays = read::plays(text)?,
                "x" => {
                    record.extras = read::words(text)
                        .map(read::extra)
                        .collect::<Result<_, _>>()?
                }
                "o" => record.claim_order = read::cards("o", text)?,
                _ => return Err(RecordError::new(letter, "is no section of this notation")),
            }
        }
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Seat;

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
            "ddv-tsr; c=o2 o2color o4picture v2 g20 b2 t1230",
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
    fn the_specification_is_complete_and_its_example_is_a_line() {
        let specification = include_str!("../../../../../docs/NOTATION.md");
        let example = specification
            .lines()
            .find(|line| line.starts_with("ddv-tsr@"))
            .unwrap();
        assert_round(example);
        let mut record = Record::new("ddv-tsr");
        for word in Word::all() {
            record = record.say(Seat::S1, word);
        }
        for extra in Extra::all() {
            record = record.extra(Seat::S1, extra, 0);
        }
        for entry in record.to_line().unwrap().split([' ', '=', ';']) {
            let Some((_, code)) = entry.rsplit_once('1') else {
                continue;
            };
            assert!(specification.contains(&format!("`{code}`")), "{code}");
        }
    }

    #[test]
    fn space_and_order_are_free() {
        let loose = Record::from_line(" ddv-tsr ;x=1:1re; p = SJ DT  SQ ").unwrap();
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
