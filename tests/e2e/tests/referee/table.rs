//! [`Table`]: who holds what and who is to play, kept by hand and without the
//! engine. It knows the two kinds of trump that the golden games are played
//! with, and takes the winner of a trick from what is on record.

use anyhow::{Context as _, Result};
use doko_e2e::golden::Expected;
use doko_sdk::{Card, Reason, Record, Seat};

/// A table in the middle of a golden game.
#[derive(Clone, Debug)]
pub(crate) struct Table<'a> {
    expected: &'a Expected,
    /// The suit that is trump besides the ten of hearts, queens and jacks.
    trump: char,
    hands: [Vec<Card>; 4],
    leader: Seat,
    trick: Vec<Card>,
    tricks: usize,
}

impl<'a> Table<'a> {
    /// The table before the first card.
    pub(crate) fn new(record: &Record, expected: &'a Expected) -> Result<Table<'a>> {
        let mut hands = Vec::new();
        for hand in &record.hands {
            hands.push(hand.as_ref().context("a hand is missing")?.to_vec());
        }
        let hands = hands
            .try_into()
            .map_err(|_| anyhow::anyhow!("not four hands"))?;
        let trump = if expected.contract.solo == "kreuz" {
            'C'
        } else {
            'D'
        };
        let leader = expected.contract.lead.to_string().parse()?;
        Ok(Table {
            expected,
            trump,
            hands,
            leader,
            trick: Vec::new(),
            tricks: 0,
        })
    }

    /// Who plays the next card.
    pub(crate) fn to_play(&self) -> Seat {
        self.leader
            .in_turn()
            .get(self.trick.len())
            .copied()
            .unwrap_or(self.leader)
    }

    /// The kinds that may be played now, in the order of the API.
    pub(crate) fn legal_kinds(&self) -> Vec<Card> {
        let held = |card: &&Card| self.hand().contains(card);
        let all = Card::ALL.iter().filter(held).copied();
        let following: Vec<Card> = all.clone().filter(|&card| self.follows(card)).collect();
        if following.is_empty() {
            all.collect()
        } else {
            following
        }
    }

    /// Why `card` may not be played now.
    pub(crate) fn objections(&self, card: Card) -> Vec<Reason> {
        let can_follow = self.hand().iter().any(|&card| self.follows(card));
        let mut objections = Vec::new();
        if !self.hand().contains(&card) {
            objections.push(Reason::CardNotHeld);
        }
        if can_follow && !self.follows(card) {
            objections.push(Reason::Revoke);
        }
        objections
    }

    /// The table with `card` on it.
    pub(crate) fn after(&self, card: Card) -> Result<Table<'a>> {
        let mut table = self.clone();
        let hand = table
            .hands
            .get_mut(self.to_play().index())
            .context("no such seat")?;
        let place = hand
            .iter()
            .position(|&it| it == card)
            .context("the card is not held")?;
        hand.remove(place);
        table.trick.push(card);
        if table.trick.len() == 4 {
            let won = table
                .expected
                .tricks
                .get(table.tricks)
                .context("no such trick")?;
            table.leader = won.winner.to_string().parse()?;
            table.trick.clear();
            table.tricks += 1;
        }
        Ok(table)
    }

    fn hand(&self) -> &[Card] {
        self.hands
            .get(self.to_play().index())
            .map_or(&[], Vec::as_slice)
    }

    /// Whether `card` is of the class that is demanded; all are if none is.
    fn follows(&self, card: Card) -> bool {
        self.trick
            .first()
            .is_none_or(|&led| self.class(led) == self.class(card))
    }

    /// `T` for trump, else the letter of the suit.
    fn class(&self, card: Card) -> char {
        let name = card.name();
        let suit = name.chars().next().unwrap_or_default();
        let is_trump = name == "HT" || name.ends_with(['Q', 'J']) || suit == self.trump;
        if is_trump { 'T' } else { suit }
    }
}
