//! A game in which everybody is asked at every moment what he may announce: in the
//! engine, or by the book.

use doko_engine::{Announcement, Card, Party, Position, Seat};
use doko_judge::names::reason_name;
use doko_laws::beside::WORDS;
use doko_reference::announce::level_of;
use doko_reference::cards::read_card;
use doko_reference::game::Game;

/// A moment as the limits see it.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct At {
    /// Cards in the announcer's hand.
    pub(super) hand: usize,
    /// Whether a Stich has begun to which the announcer has not laid yet.
    pub(super) begun: bool,
}

impl At {
    pub(super) const fn new(hand: usize, begun: bool) -> At {
        At { hand, begun }
    }
}

/// Whether something may be announced.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Answer {
    /// It may, and these levels become announced with it.
    Yes(Vec<usize>),
    /// It may, but only as an Erwiderung.
    Reply,
    /// The first reason against it.
    No(&'static str),
}

/// A game that can be watched. Parties count as 0 for Re and 1 for Kontra.
pub(super) trait Watched {
    /// Plays the next card.
    fn lay(&mut self, card: &str) -> Result<(), String>;
    /// Announces.
    fn speak(&mut self, seat: usize, word: &str) -> Result<(), String>;
    /// Whether it may be announced now.
    fn answer(&self, seat: usize, word: &str) -> Result<Answer, String>;
    /// The party of a seat, if it is fixed.
    fn party_of(&self, seat: usize) -> Option<usize>;
    /// The level of each party, and whether its Ansage was a late Erwiderung.
    fn stands(&self) -> [(usize, bool); 2];
    /// The moment for a seat.
    fn at(&self, seat: usize) -> At;
}

impl Watched for Game {
    fn lay(&mut self, card: &str) -> Result<(), String> {
        let turn = self.turn().ok_or("nobody's turn")?;
        let card = read_card(card).ok_or("no card")?;
        self.play(turn, card).map_err(|it| it.join(", "))
    }

    fn speak(&mut self, seat: usize, word: &str) -> Result<(), String> {
        self.announce(seat, word).map_err(str::to_owned)?;
        Ok(())
    }

    fn answer(&self, seat: usize, word: &str) -> Result<Answer, String> {
        Ok(match self.check_announcement(seat, word) {
            Ok(allowed) if allowed.as_reply => Answer::Reply,
            Ok(allowed) => Answer::Yes(allowed.levels),
            Err(reason) => Answer::No(reason),
        })
    }

    fn party_of(&self, seat: usize) -> Option<usize> {
        self.party(seat).map(|party| party.index())
    }

    fn stands(&self) -> [(usize, bool); 2] {
        let [re, kontra] = self.level;
        let [re_late, kontra_late] = self.late_reply;
        [(re, re_late), (kontra, kontra_late)]
    }

    fn at(&self, seat: usize) -> At {
        let table = self.table();
        let begun = !table.is_empty() && table.iter().all(|laid| laid.seat != seat);
        At::new(self.hands.get(seat).map_or(0, Vec::len), begun)
    }
}

impl Watched for Position<'_> {
    fn lay(&mut self, card: &str) -> Result<(), String> {
        let card: Card = card.parse().map_err(|_| format!("unread: `{card}`"))?;
        self.play_in_turn(card).map_err(|it| format!("{it:?}"))
    }

    fn speak(&mut self, seat: usize, word: &str) -> Result<(), String> {
        let (seat, announcement) = asked(seat, word)?;
        let made = self.announce(seat, announcement);
        made.map(|_| ()).map_err(|it| format!("{it:?}"))
    }

    fn answer(&self, seat: usize, word: &str) -> Result<Answer, String> {
        let (seat, announcement) = asked(seat, word)?;
        Ok(match self.check_announcement(seat, announcement) {
            Ok(made) if made.as_reply() => Answer::Reply,
            Ok(made) => {
                let last = level_of(word).unwrap_or_default();
                Answer::Yes((usize::from(made.lowest_level)..=last).collect())
            }
            Err(refusal) => Answer::No(reason_name(refusal.reason())),
        })
    }

    fn party_of(&self, seat: usize) -> Option<usize> {
        let seat = *Seat::ALL.get(seat)?;
        Some(match self.game()?.parties().of(seat)? {
            Party::Re => 0,
            Party::Kontra => 1,
        })
    }

    fn stands(&self) -> [(usize, bool); 2] {
        Party::ALL.map(|party| {
            let standing = self.game().map(|it| *it.standing().get(party));
            let standing = standing.unwrap_or_default();
            (usize::from(standing.level()), standing.late_reply)
        })
    }

    fn at(&self, seat: usize) -> At {
        let Some((game, &seat)) = self.game().zip(Seat::ALL.get(seat)) else {
            return At::new(0, false);
        };
        let trick = game.trick();
        let begun = !trick.is_empty() && !trick.has_played(seat);
        At::new(game.hand(seat).len() as usize, begun)
    }
}

fn asked(seat: usize, word: &str) -> Result<(Seat, Announcement), String> {
    let seat = Seat::ALL.get(seat).ok_or("no seat")?;
    let mut words = WORDS.into_iter().zip(Announcement::ALL);
    let found = words.find(|(it, _)| *it == word);
    let (_, announcement) = found.ok_or_else(|| format!("unread: `{word}`"))?;
    Ok((*seat, announcement))
}
