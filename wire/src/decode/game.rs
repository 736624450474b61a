//! A record with the hands that are known, to whoever asks.

use super::{DecodedRecord, View};
use doko_engine::{
    ArmutReport, ArmutShown, Budget, BySeat, CardSet, ClaimKind, Complaint, Deal, Deck, ExtraWord,
    Handed, Hearing, Record, Replay, Seat, Word,
};
use doko_worlds::{Known, Told};

impl DecodedRecord {
    /// The game as it is known from this record; what it takes to answer about it is
    /// drawn from `budget`.
    pub(crate) fn known<'r: 'a, 'a>(&'r self, budget: &'a Budget) -> Known<'r, 'a> {
        let rules = &self.published.rules;
        Known {
            rules,
            context: self.context,
            hands: self.hands,
            record: self.actions(),
            hidden: self.hidden,
            told: self.told,
            budget,
        }
    }

    /// What everybody hears of announcements that the rules enter, whether there is
    /// one and whether it is Re or Kontra, for which parties Absagen were made, and which
    /// pairs of Schweine count. No word says it, so it is known if the hands are.
    fn told(&self) -> Told {
        let rules = &self.published.rules;
        let hands = all_hands(rules.deck, &self.hands);
        let deal = hands.and_then(|hands| Deal::new(rules.deck, hands));
        let deal = deal.filter(|_| !self.hides_an_exchange());
        let actions = self.actions();
        deal.map_or_else(Told::default, |deal| {
            let replay = Replay::new(rules, self.context, deal, actions);
            Told::of(replay, &actions)
        })
    }

    /// All that happened.
    pub(crate) fn actions(&self) -> Record<'_> {
        let DecodedRecord {
            said,
            plays,
            extras,
            claim_order,
            schweine_party,
            ..
        } = self;
        Record {
            said,
            plays,
            extras,
            claim_order,
            schweine_party: *schweine_party,
        }
    }

    /// Forgets what `view` does not know. Nothing of it is left to be told.
    pub(crate) fn seen_by(mut self, view: View) -> DecodedRecord {
        if view == View::Everything {
            return self;
        }
        self.told = self.told();
        self.hide_from(view);
        let told = self.told;
        told.name_parties(&mut self.extras);
        self
    }

    /// Takes out the hands and the cards of an exchange that `view` does not see.
    fn hide_from(&mut self, view: View) {
        self.hands = self.hands.map(|seat, &hand| match view {
            View::Everything => hand,
            View::Seat(own) => {
                hand.filter(|_| own == seat || self.is_open(seat) || self.is_handed_over(seat))
            }
            View::Public => hand.filter(|_| self.is_open(seat)),
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
    }

    /// Whether `observer` knows all hands that are known here.
    pub(crate) fn is_known_to(&self, observer: Seat) -> bool {
        let mut hands = self.hands.iter();
        hands.all(|(seat, hand)| {
            let is_shown = || self.is_open(seat) || self.is_handed_over(seat);
            hand.is_none() || seat == observer || is_shown()
        })
    }

    /// Whether `seat` has laid its hand open with a claim to the rest (CLAIM-2), be the
    /// claim valid or not.
    fn is_open(&self, seat: Seat) -> bool {
        self.has_shown_by(seat, ClaimKind::Rest)
    }

    /// Whether `seat` has given up and handed its cards to the others, who all play
    /// against it (CLAIM-2).
    fn is_handed_over(&self, seat: Seat) -> bool {
        self.has_shown_by(seat, ClaimKind::Surrender)
    }

    /// Whether a claim of this kind has shown what was dealt to `seat`. What it shows are
    /// the cards that are left: of who took part in an exchange, they are not those that
    /// were dealt, and some of those nobody else may know.
    fn has_shown_by(&self, seat: Seat, kind: ClaimKind) -> bool {
        let claim = ExtraWord::Claim(kind);
        let mut extras = self.extras.iter();
        let has_claimed = extras.any(|it| it.seat == seat && it.word == claim);
        let exchanges = |word: Word| word.handed_over().is_some() || matches!(word, Word::Accept);
        let mut said = self.said.iter();
        has_claimed && !said.any(|it| it.seat == seat && exchanges(it.word))
    }

    /// Forgets what was not known in the game up to `before`, whose words this one has at
    /// its beginning: nobody hears what the rules make of a word that was not said, and who
    /// would take the cards of an Armut has not seen them (ARM-5).
    pub(crate) fn know_no_more_than(&mut self, before: &DecodedRecord) {
        self.told = before.told;
        for (own, seen) in self.said.iter_mut().zip(&before.said) {
            *own = *seen;
        }
        for (own, seen) in self.hidden.iter_mut().zip(before.hidden) {
            let Some(seen) = seen else { continue };
            let own = own.get_or_insert_default();
            own.pushed = own.pushed.or(seen.pushed);
            own.shown = own.shown.or(seen.shown);
            own.returned = own.returned.or(seen.returned);
            own.trumps = own.trumps.or(seen.trumps);
        }
    }

    /// The first words of the record, and nothing else of it.
    pub(crate) fn with_words(&self, count: usize) -> DecodedRecord {
        let mut before = self.clone();
        before.said.truncate(count);
        before.plays.clear();
        before.extras.clear();
        before
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
    /// went back where all are told (ARM-7), and those of the pushed cards that all see.
    fn hide(&mut self, place: usize, push: usize, give: Option<usize>) {
        let armut = self.published.rules.armut;
        let told = armut.report == ArmutReport::Told;
        let trumps = self.published.rules.normal_trumps();
        let before = self.hidden.get(place).copied().flatten();
        let mut hidden = before.unwrap_or_default();
        hidden.trumps = hidden.trumps.filter(|_| told);
        let number = |cards: CardSet| u8::try_from(cards.len()).ok();
        for at in [Some(push), give].into_iter().flatten() {
            let Some(said) = self.said.get_mut(at) else {
                continue;
            };
            match said.word.handed_over() {
                // All cards lie open, perhaps.
                Some(Handed::Pushed(cards)) if armut.shown_of(cards) == cards => (),
                Some(Handed::Pushed(cards)) if hidden.pushed.is_none() => {
                    let shown = armut.shown_of(cards);
                    hidden.pushed = number(cards);
                    hidden.shown = Some(shown).filter(|_| armut.shown != ArmutShown::Hidden);
                    said.word = Word::Push(CardSet::EMPTY);
                }
                Some(Handed::Returned(cards)) if hidden.returned.is_none() => {
                    hidden.returned = number(cards);
                    hidden.trumps = number(cards.intersect(trumps)).filter(|_| told);
                    said.word = Word::Return(CardSet::EMPTY);
                }
                Some(Handed::Pushed(_) | Handed::Returned(_)) | None => (),
            }
        }
        if let Some(entry) = self.hidden.get_mut(place) {
            *entry = Some(hidden);
        }
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
pub(crate) fn game(record: Option<DecodedRecord>, view: Option<View>) -> Option<Game> {
    let record = record?.seen_by(view?);
    let deck = record.published.rules.deck;
    let hands = all_hands(deck, &record.hands).filter(|_| !record.hides_an_exchange());
    let Some(hands) = hands else {
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
