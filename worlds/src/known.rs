//! [`Known`]: what somebody knows of a game, and [`World`]: one way how the rest can be.

use doko_engine::{
    Budget, BySeat, CardSet, Context, Deal, Handed, Record, Replay, RuleSet, Said, Seat, Word,
};

use crate::told::Told;

/// What is known of an exchange some of whose cards are not.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Hidden {
    /// How many cards were pushed, if the record does not say which.
    pub pushed: Option<u8>,
    /// Those of the pushed cards that all have seen, if that was told: option `armut.shown`.
    pub shown: Option<CardSet>,
    /// How many were given back, if the record does not say which.
    pub returned: Option<u8>,
    /// How many trumps went back, if that was told.
    pub trumps: Option<u8>,
}

/// A game as somebody knows it: the hands that he knows, and the record.
#[derive(Clone, Copy, Debug)]
pub struct Known<'r, 'a> {
    /// The rule set.
    pub rules: &'r RuleSet,
    /// What the list asks of the players.
    pub context: Context,
    /// The hands as dealt, where they are known.
    pub hands: BySeat<Option<CardSet>>,
    /// Everything that happened.
    pub record: Record<'a>,
    /// The exchanges of Armuten whose cards are not all known; the record has any
    /// cards in their place.
    pub hidden: [Option<Hidden>; 2],
    /// What the rules have told everybody.
    pub told: Told,
    /// What every search draws from.
    pub budget: &'a Budget,
}

/// The cards of an exchange that the record does not name, as far as they went over.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Exchanged {
    pub(crate) pushed: Option<CardSet>,
    pub(crate) returned: Option<CardSet>,
}

/// One way how everything can be.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct World {
    /// The hands as dealt.
    pub deal: Deal,
    // What went over where the record does not say it.
    pub(crate) exchanged: [Exchanged; 2],
}

/// Cards that change hands, as far as they are known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Cards {
    These(CardSet),
    SoMany(u8),
}

impl Cards {
    pub(crate) fn len(self) -> u16 {
        match self {
            Cards::These(cards) => cards.len() as u16,
            Cards::SoMany(number) => u16::from(number),
        }
    }

    pub(crate) const fn is_hidden(self) -> bool {
        matches!(self, Cards::SoMany(_))
    }
}

/// An exchange, as far as it has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exchange {
    pub(crate) poor: Seat,
    pub(crate) pushed: Cards,
    /// Those of the pushed cards that all have seen, if that was told and not all are named.
    pub(crate) shown: Option<CardSet>,
    /// Who took the cards.
    pub(crate) acceptor: Option<Seat>,
    /// What went back.
    pub(crate) returned: Option<Cards>,
    /// How many trumps went back, if that was told and the cards are not named.
    pub(crate) trumps: Option<u8>,
}

impl Exchange {
    /// Whether it has changed the hand of `seat`.
    pub(crate) fn concerns(&self, seat: Seat) -> bool {
        seat == self.poor || self.acceptor == Some(seat)
    }

    /// Whether cards went over that are not named.
    pub(crate) fn is_hidden(&self) -> bool {
        self.pushed.is_hidden() || self.returned.is_some_and(Cards::is_hidden)
    }
}

impl<'r, 'a> Known<'r, 'a> {
    /// A game of which these hands are known, no cards of an exchange are hidden, and the rules
    /// have told nothing.
    pub fn new(
        rules: &'r RuleSet,
        context: Context,
        hands: BySeat<Option<CardSet>>,
        record: Record<'a>,
        budget: &'a Budget,
    ) -> Known<'r, 'a> {
        Known {
            rules,
            context,
            hands,
            record,
            hidden: [None; 2],
            told: Told::default(),
            budget,
        }
    }

    /// The same with the first actions of the record only.
    #[must_use]
    pub fn up_to(self, actions: usize) -> Known<'r, 'a> {
        let record = self.record.up_to(actions);
        Known { record, ..self }
    }

    /// What was said in `world`, with all cards that went over.
    pub fn words(&self, world: World) -> Vec<Said> {
        let mut exchanged = world.exchanged.into_iter();
        let mut now = Exchanged::default();
        let all = self.record.said.iter();
        let all = all.map(|&said| {
            let word = match said.word.handed_over() {
                Some(Handed::Pushed(cards)) => {
                    now = exchanged.next().unwrap_or_default();
                    Word::Push(now.pushed.unwrap_or(cards))
                }
                Some(Handed::Returned(cards)) => Word::Return(now.returned.unwrap_or(cards)),
                None => said.word,
            };
            Said { word, ..said }
        });
        all.collect()
    }

    /// Goes through the record as it is in `world`, in which these words were said.
    pub fn replay<'w>(&self, world: &World, words: &'w [Said]) -> Replay<'r, 'w>
    where
        'a: 'w,
    {
        let Known {
            rules,
            context,
            record,
            ..
        } = *self;
        self.budget.spend(record.actions() as u32);
        let record = Record {
            said: words,
            ..record
        };
        Replay::new(rules, context, world.deal, record)
    }

    /// Whether cards that are not named have changed the hand of `seat`.
    pub fn hides_a_hand(&self, seat: Seat) -> bool {
        let mut all = self.exchanges().into_iter();
        all.any(|it| it.is_hidden() && it.concerns(seat))
    }

    /// Whether the hand that `seat` plays with is known.
    pub(crate) fn knows_hand(&self, seat: Seat) -> bool {
        self.hands.get(seat).is_some() && !self.hides_a_hand(seat)
    }

    /// The exchanges in which cards were pushed, in their order. No rules have a third one.
    pub(crate) fn exchanges(&self) -> Vec<Exchange> {
        let mut all: Vec<Exchange> = Vec::new();
        for said in self.record.said {
            let place = all.len();
            let hidden = |place: usize| self.hidden.get(place).copied().flatten();
            match (said.word, all.last_mut()) {
                (Word::Push(cards), _) if place < self.hidden.len() => all.push(Exchange {
                    poor: said.seat,
                    pushed: of(cards, hidden(place).and_then(|it| it.pushed)),
                    shown: hidden(place).and_then(|it| it.shown.filter(|_| it.pushed.is_some())),
                    acceptor: None,
                    returned: None,
                    trumps: None,
                }),
                (Word::Accept, Some(last)) => last.acceptor = Some(said.seat),
                (Word::Return(cards), Some(last)) => {
                    let hidden = hidden(place - 1).unwrap_or_default();
                    last.returned = Some(of(cards, hidden.returned));
                    last.trumps = hidden.trumps.filter(|_| hidden.returned.is_some());
                }
                _ => (),
            }
        }
        all
    }

    /// Whether `seat` has said this.
    pub(crate) fn has_said(&self, seat: Seat, word: Word) -> bool {
        self.record.said.contains(&Said { seat, word })
    }

    /// Whether cards were pushed.
    pub(crate) fn has_exchange(&self) -> bool {
        let mut said = self.record.said.iter();
        said.any(|it| matches!(it.word, Word::Push(_)))
    }

    /// How many words were said before cards were pushed.
    pub(crate) fn words_before_exchange(&self) -> usize {
        let said = self.record.said;
        let first = said.iter().position(|it| it.word.handed_over().is_some());
        first.unwrap_or(said.len())
    }
}

/// These cards, or so many if they are not named.
fn of(cards: CardSet, number: Option<u8>) -> Cards {
    number.map_or(Cards::These(cards), Cards::SoMany)
}
