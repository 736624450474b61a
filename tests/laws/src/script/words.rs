//! What is said before the first card.

use doko_engine::{
    Card, CardOrder, CardSet, Contract, Position, Rank, Said, Seat, Selector, SilentHochzeit, Word,
};

use super::{MOST_WORDS, Script, Style};
use crate::choices::Choices;

/// The most cards that go over in an exchange.
const MOST_CARDS: usize = 6;

/// What is said where hands tell something, the rarest first.
const TELLING: [Word; 5] = [
    Word::Schweine(Rank::Ace),
    Word::Throw,
    Word::Armut,
    Word::Accept,
    Word::Hochzeit(Selector::Any),
];

/// How the players of a game speak before the first card.
#[derive(Clone, Copy)]
struct Manner {
    mostly_gesund: bool,
    // Whether a Vorbehalt is named only when its name is asked for.
    dialogue: bool,
    style: Style,
}

impl Script {
    pub(super) fn speak(
        &mut self,
        choices: &mut Choices<'_>,
        position: &mut Position<'_>,
        style: Style,
    ) -> Option<()> {
        let manner = Manner {
            mostly_gesund: choices.one_in(2),
            dialogue: choices.one_in(2),
            style,
        };
        self.settle(choices, position, manner)?;
        let silent = |seat: &Seat| !position.round().has_spoken(*seat);
        let late: Vec<Seat> = Seat::ALL.into_iter().filter(silent).collect();
        for seat in late {
            let may = !position.round().accepted(&self.rules, seat).is_empty();
            if choices.one_in(2) && may && position.game().is_some() {
                self.say(choices, position, seat, manner)?;
            }
        }
        if style == Style::Telling && position.game().is_some() {
            self.declare_schweine(choices, position);
        }
        // For a pair above them Schweine open the round again.
        self.settle(choices, position, manner)
    }

    /// Whoever is asked answers, until nothing is left to ask or too much was said.
    fn settle(
        &mut self,
        choices: &mut Choices<'_>,
        position: &mut Position<'_>,
        manner: Manner,
    ) -> Option<()> {
        while position.round().outcome(&self.rules).is_none() && self.said.len() < MOST_WORDS {
            let asks = position.round().asks(&self.rules);
            let ask = asks.get(choices.out_of_order(asks.len()))?;
            self.say(choices, position, ask.seat, manner)?;
        }
        Some(())
    }

    /// Who has Schweine and has not declared them often does so before the first card.
    fn declare_schweine(&mut self, choices: &mut Choices<'_>, position: &mut Position<'_>) {
        for seat in Seat::ALL.into_iter().filter(|_| choices.one_in(2)) {
            for word in Rank::ALL.map(Word::Schweine) {
                if position.say(seat, word).is_ok() {
                    self.said.push(Said { seat, word });
                }
            }
        }
    }

    fn say(
        &mut self,
        choices: &mut Choices<'_>,
        position: &mut Position<'_>,
        seat: Seat,
        manner: Manner,
    ) -> Option<()> {
        let mut words: Vec<Word> = position
            .round()
            .accepted(&self.rules, seat)
            .iter()
            .collect();
        // Where a contract stands already, nothing else may be left to say.
        if self.has_to_declare(seat) && words.len() > 1 {
            words.retain(|&it| it != Word::Gesund);
        }
        let rare: &[Word] = match manner.style {
            Style::Plain => &[Word::Hochzeit(Selector::Any)],
            Style::Everything => &[Word::Armut, Word::Accept, Word::Hochzeit(Selector::Any)],
            Style::Telling => &TELLING,
        };
        let rare = rare.iter().find(|&word| words.contains(word));
        let preferred = match rare {
            Some(&word) if choices.one_in(2) => word,
            Some(_) | None => Word::Gesund,
        };
        let word = if words.contains(&preferred) && (manner.mostly_gesund || choices.one_in(2)) {
            preferred
        } else {
            choices.pick(&words)?
        };
        let unnamed = manner.dialogue && word != Word::Gesund && words.contains(&Word::Vorbehalt);
        let word = if unnamed { Word::Vorbehalt } else { word };
        let word = self.complete(choices, position, seat, word)?;
        position.say(seat, word).ok()?;
        self.said.push(Said { seat, word });
        Some(())
    }

    /// Whether `seat` has a Hochzeit of which it cannot be silent: gesund is accepted, and turns
    /// out wrong when nobody else has a Vorbehalt.
    fn has_to_declare(&self, seat: Seat) -> bool {
        let is_forbidden = self.rules.hochzeit.silent == SilentHochzeit::Forbidden;
        is_forbidden && self.deal.hand(seat).count(Card::CQ) == 2
    }

    /// The word with a height, a pair or cards that are accepted, if it has such.
    fn complete(
        &self,
        choices: &mut Choices<'_>,
        position: &Position<'_>,
        seat: Seat,
        word: Word,
    ) -> Option<Word> {
        let mut all: Vec<Word> = match word {
            Word::Bid(_) => (0..=5).map(Word::Bid).collect(),
            Word::Schweine(_) => Rank::ALL.into_iter().map(Word::Schweine).collect(),
            Word::Push(_) => self.exchanged(choices, position, seat, Word::Push),
            Word::Return(_) => self.exchanged(choices, position, seat, Word::Return),
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Accept
            | Word::Refuse => return Some(word),
        };
        let first = choices.below(all.len());
        all.rotate_left(first);
        all.into_iter()
            .find(|&word| position.clone().say(seat, word).is_ok())
    }

    /// Cards that a seat might push or give back: its trumps with some others, or others
    /// alone.
    fn exchanged(
        &self,
        choices: &mut Choices<'_>,
        position: &Position<'_>,
        seat: Seat,
        word: fn(CardSet) -> Word,
    ) -> Vec<Word> {
        let hands = position.round().hands(&self.rules);
        let hand = hands.get(seat).unwrap_or_default();
        let order = CardOrder::played(Contract::Normalspiel, self.rules.dullen);
        let trumps = hand.intersect(order.trumps());
        let mut plain: Vec<Card> = hand.minus(trumps).cards().collect();
        let first = choices.below(plain.len());
        plain.rotate_left(first);
        let some = |cards: Vec<Card>| {
            (0..=MOST_CARDS.min(cards.len()))
                .map(move |count| word(cards.iter().take(count).copied().collect()))
        };
        let with_trumps = trumps.cards().chain(plain.iter().copied()).collect();
        let plain_first = plain.iter().copied().chain(trumps.cards()).collect();
        some(with_trumps).chain(some(plain_first)).collect()
    }
}
