//! Records as JSON: the canonical proto3 form of `GameRecord`.

use doko_notation::json;

use super::{Record, RecordError};

impl Record {
    /// Reads the JSON form of a stored game, the canonical proto3 JSON of
    /// `doppelkopf.rules.v1.GameRecord`.
    ///
    /// ```
    /// use doko_sdk::{Card, Record, Word};
    ///
    /// let record = Record::new("ddv-tsr").say_all(Word::Gesund).play(Card::HT);
    /// let json = record.to_json();
    /// assert!(json.contains(r#""plays": ["#) && json.contains("CARD_HT"));
    /// assert_eq!(Record::from_json(&json), Ok(record));
    /// ```
    ///
    /// # Errors
    ///
    /// The text is no JSON, has unknown fields or values, or columns that belong
    /// together differ in length. An impossible deal or an illegal game is
    /// none: the service judges those.
    pub fn from_json(json: &str) -> Result<Record, RecordError> {
        let message = json::read(json).map_err(|error| RecordError::new("", error.to_string()))?;
        Record::from_message(message)
    }

    /// The JSON form of this game, indented: the canonical proto3 JSON of
    /// `doppelkopf.rules.v1.GameRecord`.
    pub fn to_json(&self) -> String {
        json::write(&self.to_message())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Card, Rank};
    use crate::record::{ArmutExchange, Pile, RuleSet};
    use crate::words::{Announcement, Party, Place, Seat, Solo, Word};

    fn problem(json: &str) -> String {
        Record::from_json(json).unwrap_err().to_string()
    }

    #[test]
    fn everything_a_record_can_hold_survives() {
        let mut record = Record::new(RuleSet::named("ddv-tsr").edition("2026-02-21"))
            .hands(["CQ HT", "D9", "SA", "CT"].map(|cards| cards.parse().unwrap()))
            .open_pflichtsolo(Seat::S2)
            .vorfuehrung(Seat::S2)
            .say(Seat::S1, Word::Gesund)
            .say(Seat::S2, Word::Solo(Solo::Damen))
            .bid(Seat::S2, 3)
            .schweine_of(Seat::S3, Rank::King)
            .play_by(Seat::S1, Card::HT)
            .announce(Seat::S4, Announcement::Re)
            .genscher(Seat::S3, Seat::S2)
            .schweine_in_play_of(Seat::S1, Rank::Ten)
            .announce_for(Seat::S4, Announcement::Keine90, Party::Re);
        record.context.places = Some([Place::P2, Place::P3, Place::P4, Place::P1]);
        record.context.games_left = Some(20);
        record.context.bock_factor = Some(2);
        record.armut_exchanges = vec![ArmutExchange {
            pushed: Some(Pile::Cards(vec![Card::CQ])),
            returned: Some(Pile::Count(1)),
            returned_trumps: Some(0),
        }];
        record.claim_order = vec![Card::CA];
        assert_eq!(Record::from_json(&record.to_json()), Ok(record));
    }

    #[test]
    fn the_form_is_canonical() {
        let record = Record::new("ddv-tsr")
            .say(Seat::S1, Word::Gesund)
            .play(Card::HT);
        let json: serde_json::Value = serde_json::from_str(&record.to_json()).unwrap();
        let expected = serde_json::json!({
            "ruleSet": {"name": "ddv-tsr"},
            "saidSeats": ["SEAT_1"],
            "saidWords": ["SAID_WORD_GESUND"],
            "plays": ["CARD_HT"],
        });
        assert_eq!(json, expected);
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        assert!(problem("{").contains("EOF"));
        assert!(problem(r#"{"ruleSet": {"name": "ddv-tsr"}, "moves": []}"#).contains("moves"));
        assert!(problem("{}").contains("`rule_set`: is missing"));
        let mixed = r#"{"ruleSet": {"name": "ddv-tsr"}, "saidSeats": ["SEAT_1"]}"#;
        assert_eq!(problem(mixed), "`said_words`: has 0 entries in place of 1");
        let card = r#"{"ruleSet": {"name": "ddv-tsr"}, "plays": ["CARD_HT", 99]}"#;
        assert_eq!(
            problem(card),
            "`plays[1]`: is 99, which this version does not know"
        );
        assert!(problem(r#"{"ruleSet": {"name": "ddv-tsr"}} x"#).contains("trailing"));
    }
}
