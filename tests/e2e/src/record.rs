//! [`RecordExt`]: a record, taken back and continued.

use anyhow::Result;
use doko_proto::v1;

use crate::name;

/// Takes a record back to an earlier point, and lets it go on. Seats are 1 to
/// 4, cards and words are written as in [`name`].
pub trait RecordExt: Sized {
    /// Just before the word of this index: nothing is played yet.
    #[must_use]
    fn before_word(self, index: usize) -> Self;

    /// Just before the card of this index. What was announced before that card
    /// stays.
    #[must_use]
    fn before_card(self, index: usize) -> Self;

    /// Just before the announcement of this index.
    #[must_use]
    fn before_extra(self, index: usize) -> Self;

    /// Without any announcement.
    #[must_use]
    fn in_silence(self) -> Self;

    /// The seat says this next.
    ///
    /// # Errors
    ///
    /// If it is no word of the Vorbehalte.
    fn say(self, seat: i32, word: &str) -> Result<Self>;

    /// The seat plays this card next; who it was is stated if the record states
    /// it for all cards so far.
    ///
    /// # Errors
    ///
    /// If it is no card.
    fn play(self, seat: i32, card: &str) -> Result<Self>;

    /// The seat announces this now.
    ///
    /// # Errors
    ///
    /// If it is no announcement.
    fn announce(self, seat: i32, announcement: &str) -> Result<Self>;

    /// These announcements in place of those that were made, each written as
    /// `9: 1 keine_90`: after nine cards seat 1 said keine 90.
    ///
    /// # Errors
    ///
    /// If one cannot be read.
    fn with_extras(self, extras: &[impl AsRef<str>]) -> Result<Self>;
}

impl RecordExt for v1::GameRecord {
    fn before_word(mut self, index: usize) -> Self {
        self.said_seats.truncate(index);
        self.said_words.truncate(index);
        self.said_bids.truncate(index);
        self.said_ranks.truncate(index);
        self.before_card(0).in_silence()
    }

    fn before_card(mut self, index: usize) -> Self {
        self.plays.truncate(index);
        self.play_seats.truncate(index);
        let kept = self
            .extra_at
            .iter()
            .take_while(|&&at| at as usize <= index)
            .count();
        cut_extras(&mut self, kept);
        self
    }

    fn before_extra(mut self, index: usize) -> Self {
        if let Some(&at) = self.extra_at.get(index) {
            self = self.before_card(at as usize);
        }
        cut_extras(&mut self, index);
        self
    }

    fn in_silence(mut self) -> Self {
        cut_extras(&mut self, 0);
        self
    }

    fn say(mut self, seat: i32, word: &str) -> Result<Self> {
        self.said_seats.push(seat);
        self.said_words.push(name::word(word)?);
        self.said_bids.resize(self.said_words.len(), 0);
        self.said_ranks.resize(self.said_words.len(), 0);
        Ok(self)
    }

    fn play(mut self, seat: i32, card: &str) -> Result<Self> {
        if self.play_seats.len() == self.plays.len() {
            self.play_seats.push(seat);
        }
        self.plays.push(name::card(card)?);
        Ok(self)
    }

    fn announce(mut self, seat: i32, announcement: &str) -> Result<Self> {
        self.extra_at.push(u32::try_from(self.plays.len())?);
        self.extra_seats.push(seat);
        self.extra_words.push(name::extra(announcement)?);
        Ok(self)
    }

    fn with_extras(mut self, extras: &[impl AsRef<str>]) -> Result<Self> {
        cut_extras(&mut self, 0);
        for text in extras {
            let text = text.as_ref();
            let extra = doko_harness::Extra::read(text)
                .ok_or_else(|| anyhow::anyhow!("`{text}` is not written as `9: 1 keine_90`"))?;
            self.extra_at.push(extra.at.into());
            self.extra_seats.push(extra.seat.into());
            self.extra_words.push(name::extra(extra.word)?);
        }
        Ok(self)
    }
}

fn cut_extras(record: &mut v1::GameRecord, kept: usize) {
    record.extra_at.truncate(kept);
    record.extra_seats.truncate(kept);
    record.extra_words.truncate(kept);
    record.extra_ranks.truncate(kept);
    record.extra_partners.truncate(kept);
    record.extra_parties.truncate(kept);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Result<v1::GameRecord> {
        v1::GameRecord::default()
            .say(1, "gesund")?
            .play(1, "HT")?
            .announce(4, "re")?
            .play(2, "DJ")?
            .announce(1, "keine_90")?
            .announce(1, "keine_60")
    }

    #[test]
    fn before_a_card_stands_what_was_announced_before_it() {
        let sizes = |it: v1::GameRecord| (it.plays.len(), it.play_seats.len(), it.extra_at.len());
        assert_eq!(sizes(game().unwrap().before_card(0)), (0, 0, 0));
        assert_eq!(sizes(game().unwrap().before_card(1)), (1, 1, 1));
        assert_eq!(sizes(game().unwrap().before_extra(2)), (2, 2, 2));
        assert_eq!(sizes(game().unwrap().before_extra(1)), (2, 2, 1));
        assert_eq!(sizes(game().unwrap().before_word(1)), (0, 0, 0));
    }

    #[test]
    fn extras_are_read_from_text() {
        let other = game()
            .unwrap()
            .with_extras(&["1: 4 re", "2: 1 keine_90", "2: 1 keine_60"]);
        assert_eq!(other.unwrap(), game().unwrap());
    }
}
