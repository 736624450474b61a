//! Records on one line: the text notation, specified in `docs/NOTATION.md`.

use doko_notation::{LineError, Unwritable};

use super::{Record, RecordError};
use crate::options::View;

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
    /// The field that no line can say: plays of which only some state who
    /// played, or a rule set whose name is not one word.
    pub fn to_line(&self) -> Result<String, RecordError> {
        doko_notation::write(&self.to_message()).map_err(unwritable)
    }

    /// Reads a game from one line.
    ///
    /// # Errors
    ///
    /// The section at fault, with the column from which on it cannot be read, and
    /// what was expected there.
    pub fn from_line(line: &str) -> Result<Record, RecordError> {
        Record::from_message(doko_notation::read(line).map_err(unreadable)?)
    }

    /// The game as this view knows it while it is played: without the hands of
    /// others, and with the number of cards of an Armut where it may not know
    /// which.
    ///
    /// ```
    /// use doko_sdk::{Record, Seat, View};
    ///
    /// let record = Record::from_line("ddv-tsr; h=CQHT/SASK/CACT/D9D9; p=SJ")?;
    /// let seen = record.seen_by(View::Seat(Seat::S2))?;
    /// assert_eq!(seen.to_line()?, "ddv-tsr; h=??/SASK/??/??; p=SJ");
    /// assert_eq!(record.seen_by(View::Public)?.to_line()?, "ddv-tsr; p=SJ");
    /// # Ok::<(), doko_sdk::RecordError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Plays of which only some state who played.
    pub fn seen_by(&self, view: View) -> Result<Record, RecordError> {
        Record::from_message(doko_notation::seen_by(&self.to_message(), view.message()))
    }
}

fn unreadable(error: LineError) -> RecordError {
    let path = error.section.map(String::from);
    RecordError::new(path.unwrap_or_default(), error.to_string())
}

fn unwritable(error: Unwritable) -> RecordError {
    let Unwritable { path, problem } = error;
    RecordError::new(path, problem)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;
    use crate::words::{Extra, Seat, Word};

    fn assert_round(line: &str) {
        let record = Record::from_line(line).unwrap();
        assert_eq!(record.to_line().unwrap(), line);
        assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    }

    #[test]
    fn lines_read_as_they_are_written() {
        for line in [
            "ddv-tsr",
            "ddv-tsr@2026-02-21#c0ffee",
            "vln{dulle_tie=first solos=}; p=SJ",
            "custom{deck.nines=without}",
            "ddv-tsr; c=o2 o2color o4picture v2 g20 b2 t2341",
            "ddv-tsr; h=CQHT/??/D9D9/SA; s=1g 2v 3y 4n 1hochzeit 2solo_damen 2bid=3",
            "vln; a=CQCJHT/??????/2 0/ /0 /",
            "ddv-tsr; p=SJDTSQD9; x=3:4re 9:1k90 9:1k60 9:1k30 10:2kontra 11:1schwarz",
            "ddv-tsr; p=1SJ2DT; x=2:1genscher=3 2:2schweine 2:3rest 2:3surrender; o=CACT",
        ] {
            assert_round(line);
        }
    }

    #[test]
    fn everything_that_can_be_said_has_a_line() {
        let mut record = Record::new("ddv-tsr");
        for word in Word::all() {
            record = if word == Word::Bid {
                record.bid(Seat::S1, 0)
            } else {
                record.say(Seat::S1, word)
            };
        }
        for extra in Extra::all() {
            record = record.extra(Seat::S1, extra);
        }
        assert_eq!(Record::from_line(&record.to_line().unwrap()), Ok(record));
    }

    #[test]
    fn what_cannot_be_read_names_its_section() {
        for (line, path, problem) in [
            (
                "",
                "",
                "column 1: expected the name of a rule set, found the end of the line",
            ),
            (
                "ddv-tsr; p=SJX",
                "p",
                "column 14: expected a card such as `HT`, found `X`",
            ),
        ] {
            let error = Record::from_line(line).unwrap_err();
            assert_eq!(
                (error.path.as_str(), error.problem.as_str()),
                (path, problem)
            );
        }
    }

    #[test]
    fn what_has_no_line_is_named() {
        let mixed = Record::new("ddv-tsr")
            .play(Card::HT)
            .play_by(Seat::S2, Card::DJ);
        let error = mixed.to_line().unwrap_err().to_string();
        assert_eq!(error, "`play_seats[0]`: is 0, which has no name");
    }
}
