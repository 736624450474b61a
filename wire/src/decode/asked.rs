//! Words and announcements that are asked about.

use doko_engine::{Action, Announcement, Extra, ExtraWord, Party, Said, Seat, Word};
use doko_proto::v1;
use doko_proto::v1::check_word_request::Word as Message;
use doko_worlds::Hidden;

use super::beside::{Beside, Given};
use super::extras::asked_extra;
use super::said::{Pile, asked_word, no_cards};
use super::{DecodedRecord, Problems};
use crate::values::Value as _;

/// A word that is not in the record yet.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Spoken {
    /// Up to the contract, with the cards that change hands.
    Said(Word, Pile),
    /// After it.
    Extra(ExtraWord),
}

impl Spoken {
    /// The word as an action of `seat`.
    pub(crate) const fn by(self, seat: Seat) -> Action {
        match self {
            Spoken::Said(word, _) => Action::Say(seat, word),
            Spoken::Extra(word) => Action::Extra(seat, word),
        }
    }
}

/// Reads the word that `seat` wants to say after `record`.
pub(crate) fn spoken(
    problems: &mut Problems,
    record: Option<&DecodedRecord>,
    seat: Option<Seat>,
    request: &v1::CheckWordRequest,
) -> Option<Spoken> {
    let v1::CheckWordRequest {
        record: _,
        seat: _,
        word,
        cards,
        card_count,
        view: _,
        language: _,
        include: _,
        also_views: _,
        seat_names: _,
        bid,
        rank,
        partner,
    } = request;
    let given = Given {
        bid: *bid,
        rank: *rank,
        partner: Some(*partner),
        party: 0,
    };
    let published = record.map(|record| &*record.published);
    match *word {
        None => {
            problems.missing_choice("word", &["said", "extra"]);
            None
        }
        Some(Message::Said(number)) => {
            let count = *card_count;
            if Beside::of_said(number) == Some(Beside::Bid) && bid.is_none() {
                problems.missing_field("bid");
            }
            let read = asked_word(problems, published, number, given, cards, count);
            read.map(|(word, pile)| Spoken::Said(word, pile))
        }
        Some(Message::Extra(number)) => {
            no_cards(problems, cards, *card_count);
            if Beside::of_extra(number) == Some(Beside::Partner) && *partner == 0 {
                problems.missing_field("partner");
                return None;
            }
            asked_extra(problems, number, given, seat).map(Spoken::Extra)
        }
    }
}

/// An announcement that is asked about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Announcing {
    pub(crate) seat: Seat,
    pub(crate) what: Announcement,
    /// For which party it is made, if that is said.
    pub(crate) party: Option<Party>,
}

/// For which party the announcement with this number is made that is asked about, if that is said.
pub(crate) fn party_of_absage(
    problems: &mut Problems,
    number: i32,
    announcement: i32,
) -> Option<Party> {
    let named = problems.optional("party", number, Party::of_number)?;
    let problem = match v1::Announcement::try_from(announcement) {
        Ok(v1::Announcement::Unspecified) => {
            "must be unset, because it is not asked about an announcement"
        }
        Ok(v1::Announcement::Re | v1::Announcement::Kontra) => {
            "must be unset, because Re and Kontra name the party themselves"
        }
        Ok(
            v1::Announcement::Keine90
            | v1::Announcement::Keine60
            | v1::Announcement::Keine30
            | v1::Announcement::Schwarz,
        )
        | Err(_) => return Some(named),
    };
    problems.contradiction("party", problem);
    None
}

impl DecodedRecord {
    /// The record with this word of `seat` at its end.
    pub(crate) fn with(&self, seat: Seat, spoken: Spoken) -> DecodedRecord {
        let mut longer = self.clone();
        match spoken {
            Spoken::Said(word, pile) => {
                longer.said.push(Said { seat, word });
                if matches!(word, Word::Push(_) | Word::Return(_)) {
                    longer.hide_the_last(pile);
                }
            }
            Spoken::Extra(word) => longer.extras.push(Extra {
                at: u8::try_from(self.plays.len()).unwrap_or(u8::MAX),
                seat,
                word,
                party: None,
            }),
        }
        longer
    }

    /// Notes that the cards of the last word, which changes cards, are not known, if
    /// they are not.
    fn hide_the_last(&mut self, pile: Pile) {
        let is_push = |said: &Said| matches!(said.word, Word::Push(_));
        let changes_cards = |said: &Said| matches!(said.word, Word::Push(_) | Word::Return(_));
        let pushes = self.said.last().is_some_and(is_push);
        let all = self.said.iter().filter(|it| changes_cards(it));
        let same = all.filter(|it| is_push(it) == pushes);
        let place = same.count().saturating_sub(1);
        let hidden = self.hidden.get_mut(place).filter(|_| pile.is_hidden());
        if let Some(entry) = hidden {
            let count = u8::try_from(pile.count).unwrap_or(u8::MAX);
            let hidden = entry.get_or_insert(Hidden::default());
            if pushes {
                hidden.pushed = Some(count);
                hidden.shown = pile.shown();
            } else {
                hidden.returned = Some(count);
            }
        }
    }
}
