//! A record with the hands that are known, to whoever asks.

use std::borrow::Cow;

use doko_engine::{
    ArmutFox, ArmutPush, ArmutReport, ArmutReturn, Budget, BySeat, CardSet, Complaint, Deal, Deck,
    Hearing, Hidden, Known, Party, Record, Replay, Said, Seat, SecondArmut, Word,
};
use doko_proto::v1;

use super::{DecodedRecord, Problems, View, record};

impl DecodedRecord {
    /// The game as it is known from this record; what it takes to answer about it is
    /// drawn from `budget`.
    pub(crate) fn known<'r: 'a, 'a>(&'r self, budget: &'a Budget) -> Known<'r, 'a> {
        Known {
            rules: &self.published.rules,
            context: self.context,
            hands: self.hands,
            record: self.actions(),
            hidden: self.hidden,
            heard: self.heard,
            budget,
        }
    }

    /// What everybody hears of announcements that the rules enter: whether they are
    /// Re or Kontra. No word says it, so it is known if the hands are.
    fn heard(&self) -> BySeat<Option<Party>> {
        let rules = &self.published.rules;
        let hands = all_hands(rules.deck, &self.hands);
        let deal = hands.and_then(|hands| Deal::new(rules.deck, hands));
        match deal.filter(|_| !self.hides_an_exchange()) {
            Some(deal) => Replay::new(rules, self.context, deal, self.actions()).heard(),
            None => BySeat::new([None; 4]),
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
        if view == View::Everything {
            return self;
        }
        self.heard = self.heard();
        self.hands = self.hands.map(|seat, &hand| match view {
            View::Everything => hand,
            View::Seat(own) => hand.filter(|_| own == seat),
            View::Public => None,
        });
        for place in [0, 1] {
            let (push, give) = self.exchange(place);
            let Some(push) = push else { continue };
            let knows = |at: Option<usize>| {
                let seat = at.and_then(|at| self.said.get(at)).map(|it| it.seat);
                seat.is_some_and(|seat| view == View::Seat(seat))
            };
            if !knows(Some(push)) && !knows(give.or_else(|| self.acceptance(push))) {
                self.hide(place, push, give);
            }
        }
        self
    }

    /// Whether the cards of an exchange are not known.
    pub(crate) fn hides_an_exchange(&self) -> bool {
        self.hidden.iter().any(Option::is_some)
    }

    /// Where cards are pushed and given back in the exchange at this place.
    fn exchange(&self, place: usize) -> (Option<usize>, Option<usize>) {
        let nth = |wanted: fn(&Word) -> bool| {
            let mut said = (0..).zip(&self.said).filter(|(_, it)| wanted(&it.word));
            said.nth(place).map(|(at, _)| at)
        };
        (
            nth(|word| matches!(word, Word::Push(_))),
            nth(|word| matches!(word, Word::Return(_))),
        )
    }

    /// Where the cards pushed there are accepted.
    fn acceptance(&self, push: usize) -> Option<usize> {
        let mut after = (0..).zip(&self.said).skip(push);
        after
            .find(|(_, it)| it.word == Word::Accept)
            .map(|(at, _)| at)
    }

    /// Forgets the cards of an exchange, but how many they were, and how many trumps
    /// went back where all are told (ARM-7).
    fn hide(&mut self, place: usize, push: usize, give: Option<usize>) {
        let told = self.published.rules.armut.report == ArmutReport::Told;
        let trumps = self.published.rules.normal_trumps();
        let before = self.hidden.get(place).copied().flatten();
        let mut hidden = Hidden {
            count: before.map_or(0, |it| it.count),
            trumps: before.and_then(|it| it.trumps).filter(|_| told),
        };
        for at in [Some(push), give].into_iter().flatten() {
            let Some(said) = self.said.get_mut(at) else {
                continue;
            };
            let (cards, covered) = match said.word {
                Word::Push(cards) => (cards, Word::Push(CardSet::EMPTY)),
                Word::Return(cards) => {
                    if told && before.is_none() {
                        hidden.trumps = u8::try_from(cards.intersect(trumps).len()).ok();
                    }
                    (cards, Word::Return(CardSet::EMPTY))
                }
                Word::Gesund
                | Word::Vorbehalt
                | Word::Yes
                | Word::No
                | Word::Hochzeit(_)
                | Word::Solo(_)
                | Word::Bid(_)
                | Word::Pass
                | Word::Armut
                | Word::Throw
                | Word::Schweine(_)
                | Word::Accept
                | Word::Refuse => continue,
            };
            said.word = covered;
            hidden.count = hidden
                .count
                .max(u8::try_from(cards.len()).unwrap_or(u8::MAX));
        }
        if let Some(entry) = self.hidden.get_mut(place) {
            *entry = Some(hidden);
        }
    }

    /// The words, with cards of an exchange that could have been those that are
    /// hidden: how many they are is all that matters of them.
    pub(crate) fn words(&self) -> Cow<'_, [Said]> {
        if !self.hides_an_exchange() {
            return Cow::Borrowed(&self.said);
        }
        let mut words = self.said.clone();
        for (place, hidden) in self.hidden.iter().enumerate() {
            let cards = hidden.map(|it| self.any_fehl(it));
            let (push, give) = self.exchange(place);
            let mut fill = |at: Option<usize>, word: fn(CardSet) -> Word| {
                if let Some((said, cards)) = at.and_then(|at| words.get_mut(at)).zip(cards) {
                    said.word = word(cards);
                }
            };
            fill(push, Word::Push);
            fill(give, Word::Return);
        }
        Cow::Owned(words)
    }

    /// So many cards that are no trumps.
    fn any_fehl(&self, hidden: Hidden) -> CardSet {
        let rules = &self.published.rules;
        let fehl = rules.deck.cards().without(rules.normal_trumps());
        let mut cards = CardSet::EMPTY;
        for card in fehl.cards().take(usize::from(hidden.count)) {
            cards.insert(card);
        }
        cards
    }

    /// Whether what is hidden of an exchange can be reasoned about: the hands of
    /// both players are not known either, the usual three cards went each way, and
    /// the acceptor had no Schweine to give away: those declared on picking up are
    /// in the hand that is played with.
    fn hides_plainly(&self) -> bool {
        let armut = &self.published.rules.armut;
        let plain = armut.push == ArmutPush::ExactlyThree
            && armut.fox == ArmutFox::Counts
            && armut.returned == ArmutReturn::Free
            && armut.second != SecondArmut::Both;
        let known = |at: Option<usize>| {
            let said = at.and_then(|at| self.said.get(at));
            said.is_some_and(|it| self.hands.get(it.seat).is_some())
        };
        let has_schweine = |at: Option<usize>| {
            let acceptor = at.and_then(|at| self.said.get(at)).map(|it| it.seat);
            let pair = |it: &Said| matches!(it.word, Word::Schweine(_));
            self.said
                .iter()
                .take(at.unwrap_or_default())
                .any(|it| pair(it) && Some(it.seat) == acceptor)
        };
        let mut hidden = (0..).zip(&self.hidden).filter(|(_, it)| it.is_some());
        hidden.all(|(place, _)| {
            let (push, give) = self.exchange(place);
            plain && !known(push) && !known(give) && !has_schweine(give)
        })
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

    /// Goes through the record up to a complaint, which stands at its end; what it
    /// takes is drawn from `budget`.
    pub(crate) fn hearing<'r: 'a, 'a>(
        &'r self,
        complaint: Complaint,
        budget: &'a Budget,
    ) -> Hearing<'r, 'a> {
        let DecodedRecord {
            published, context, ..
        } = &self.record;
        let actions = self.record.actions();
        Hearing::new(&published.rules, *context, self.deal, actions, complaint).drawing_on(budget)
    }
}

/// The game of a record, without what the view does not know.
pub(crate) fn game(
    problems: &mut Problems,
    record: Option<DecodedRecord>,
    view: Option<View>,
) -> Option<Game> {
    let record = record?.seen_by(view?);
    if !record.hides_plainly() {
        problems.not_yet("rulings on hidden cards of this Armut");
        return None;
    }
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
    if record.hides_an_exchange() || Seat::ALL.into_iter().any(|seat| hands.get(seat).is_none()) {
        problems.not_yet("rulings on hands that are not known");
        return None;
    }
    let hands = hands.map(|_, hand| hand.unwrap_or_default());
    // What makes a deal impossible was noted card by card.
    let deal = Deal::new(record.published.rules.deck, hands)?;
    Some(WithHands { record, deal })
}
