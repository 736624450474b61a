//! A record with the hands that are known, to whoever asks.

use doko_engine::{BySeat, CardSet, Complaint, Deal, Deck, Hearing, Known, Record, Replay, Seat};
use doko_proto::v1;

use super::{DecodedRecord, Problems, View, record};

impl DecodedRecord {
    /// The game as it is known from this record.
    pub(crate) fn known(&self) -> Known<'_, '_> {
        Known {
            rules: &self.published.rules,
            context: self.context,
            hands: self.hands,
            record: self.actions(),
        }
    }

    /// All that happened.
    fn actions(&self) -> Record<'_> {
        let DecodedRecord {
            said,
            plays,
            extras,
            claim_order,
            ..
        } = self;
        Record {
            said,
            plays,
            extras,
            claim_order,
        }
    }

    /// Forgets what `view` does not know. Nothing of it is left to be told.
    pub(crate) fn seen_by(mut self, view: View) -> DecodedRecord {
        self.hands = self.hands.map(|seat, &hand| match view {
            View::Everything => hand,
            View::Seat(own) => hand.filter(|_| own == seat),
            View::Public => None,
        });
        self
    }
}

/// A record, with all four hands or without.
#[derive(Debug)]
pub(crate) enum Game {
    /// All hands are known.
    Whole(WithHands),
    /// Some are not, or not to the view.
    Partial(DecodedRecord),
}

impl Game {
    /// The record.
    pub(crate) const fn record(&self) -> &DecodedRecord {
        match self {
            Game::Whole(game) => &game.record,
            Game::Partial(record) => record,
        }
    }

    /// The record, to be changed.
    pub(crate) const fn record_mut(&mut self) -> &mut DecodedRecord {
        match self {
            Game::Whole(game) => &mut game.record,
            Game::Partial(record) => record,
        }
    }
}

/// A record with all four hands.
#[derive(Debug)]
pub(crate) struct WithHands {
    pub(crate) record: DecodedRecord,
    pub(crate) deal: Deal,
}

impl WithHands {
    /// Goes through the record.
    pub(crate) fn replay(&self) -> Replay<'_, '_> {
        let DecodedRecord {
            published, context, ..
        } = &self.record;
        Replay::new(&published.rules, *context, self.deal, self.record.actions())
    }

    /// Goes through the record up to a complaint, which stands at its end.
    pub(crate) fn hearing(&self, complaint: Complaint) -> Hearing<'_, '_> {
        let DecodedRecord {
            published, context, ..
        } = &self.record;
        let actions = self.record.actions();
        Hearing::new(&published.rules, *context, self.deal, actions, complaint)
    }
}

/// Reads a record, and forgets what the view does not know.
pub(crate) fn game(
    problems: &mut Problems,
    message: Option<&v1::GameRecord>,
    view: i32,
) -> Option<Game> {
    let record = record(problems, message);
    let view = super::view(problems, view)?;
    let record = record?.seen_by(view);
    let deck = record.published.rules.deck;
    let Some(hands) = all_hands(deck, &record.hands) else {
        return Some(Game::Partial(record));
    };
    // What makes a deal impossible was noted card by card.
    let deal = Deal::new(deck, hands)?;
    Some(Game::Whole(WithHands { record, deal }))
}

/// The four hands, if at least three are known.
fn all_hands(deck: Deck, hands: &BySeat<Option<CardSet>>) -> Option<BySeat<CardSet>> {
    let missing = hands.iter().filter(|(_, hand)| hand.is_none()).count();
    let mut rest = CardSet::EMPTY;
    if missing > 0 {
        rest = deck.cards();
        let known = hands.iter().filter_map(|(_, hand)| *hand);
        for card in known.flat_map(CardSet::cards) {
            rest.remove(card);
        }
    }
    (missing < 2).then(|| hands.map(|_, hand| hand.unwrap_or(rest)))
}

/// Reads a record in which all four hands must be given.
pub(crate) fn record_with_hands(
    problems: &mut Problems,
    message: Option<&v1::GameRecord>,
) -> Option<WithHands> {
    let record = record(problems, message)?;
    let hands = record.hands;
    if Seat::ALL.into_iter().any(|seat| hands.get(seat).is_none()) {
        problems.not_yet("rulings on hands that are not known");
        return None;
    }
    let hands = hands.map(|_, hand| hand.unwrap_or_default());
    // What makes a deal impossible was noted card by card.
    let deal = Deal::new(record.published.rules.deck, hands)?;
    Some(WithHands { record, deal })
}
