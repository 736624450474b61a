//! What lies and what is held: turn, hands, legal cards, Stiche, the order of the trumps.

use doko_engine::{Card as Of, Seat};
use doko_reference::cards::{Card, card as card_of, count, kinds};
use doko_reference::trick::trick_augen;
use doko_reference::trumps::trumps;

use super::{Asked, Compared, Twin, card, reasons_of};

impl Twin<'_> {
    pub(super) fn turn_and_cards(&mut self) -> Compared {
        let turn = self.position.to_play().map(|seat| seat as usize);
        self.same(|| "whose turn it is".to_owned(), &turn, &self.game.turn())?;
        if self.game.table().is_empty() {
            self.hands()?;
        }
        for seat in Seat::ALL {
            let mut legal: Vec<Card> = self.position.legal_cards(seat).kinds().map(book).collect();
            legal.sort_unstable();
            let reference = self.game.legal_cards(seat as usize);
            self.same(
                || format!("the legal cards of seat {seat}"),
                &legal,
                &reference,
            )
            .map_err(|it| it.to(Asked::LegalCards(seat.number())))?;
            let kinds = kinds(self.options);
            let probes = if turn == Some(seat as usize) { 4 } else { 1 };
            for _ in 0..probes {
                let drawn = self.probes.random.pick(&kinds);
                if let Some(laid) = drawn.filter(|it| !legal.contains(it)) {
                    self.illegal(seat, laid)?;
                }
            }
        }
        Ok(())
    }

    /// What speaks against a card that may not be played.
    fn illegal(&mut self, seat: Seat, laid: Card) -> Compared {
        let Some(card) = card(laid) else {
            return Ok(());
        };
        let reference = self.game.check_card(seat as usize, laid);
        let mut engine = match self.position.clone().play(seat, card) {
            Ok(()) => Vec::new(),
            Err(refusal) => {
                self.coverage.refusal(&refusal);
                reasons_of(&refusal)
            }
        };
        if self.position.to_play().is_none() {
            engine.truncate(1);
        }
        self.same(|| format!("{laid} by seat {seat}"), &engine, &reference)
            .map_err(|it| it.to(Asked::Play(seat.number(), laid.to_string())))
    }

    /// What each seat holds before a Stich.
    fn hands(&self) -> Compared {
        let Some(game) = self.position.game() else {
            return Ok(());
        };
        for (seat, reference) in Seat::ALL.into_iter().zip(&self.game.hands) {
            let mut engine: Vec<Card> = game.hand(seat).cards().map(book).collect();
            engine.sort_unstable();
            let mut reference = reference.clone();
            reference.sort_unstable();
            self.same(|| format!("the hand of seat {seat}"), &engine, &reference)?;
        }
        Ok(())
    }

    pub(super) fn tricks(&mut self) -> Compared {
        let Some(game) = self.position.game() else {
            return Ok(());
        };
        self.same(
            || "complete Stiche".to_owned(),
            &game.tricks().len(),
            &self.game.completed(),
        )?;
        let index = |seat: Seat| seat as usize;
        if let (Some(engine), Some(winner)) = (game.tricks().last(), self.game.winners.last()) {
            let laid = self.game.tricks.get(self.game.completed() - 1);
            let laid = laid.map_or(&[][..], Vec::as_slice);
            let tops: Vec<usize> = laid.iter().map(|it| it.top).collect();
            let raised: Vec<usize> = engine.raised.iter().map(|it| usize::from(*it)).collect();
            let leader = laid.first().map(|it| it.seat);
            let ours = (
                Some(index(engine.leader)),
                index(engine.winner),
                u32::from(engine.augen),
                raised,
            );
            let theirs = (leader, *winner, trick_augen(laid), tops);
            self.same(
                || "the last Stich: leader, winner, Augen, raised".to_owned(),
                &ours,
                &theirs,
            )
            .map_err(|it| it.to(Asked::Stich))?;
        }
        if self.game.table().is_empty() {
            return Ok(());
        }
        let trick = game.trick();
        let raised: Vec<usize> = trick
            .raised()
            .iter()
            .take(usize::from(trick.len()))
            .map(|it| usize::from(*it))
            .collect();
        let tops: Vec<usize> = self.game.table().iter().map(|it| it.top).collect();
        let ours = (trick.winning_seat().map(index), raised);
        let theirs = (Some(self.game.trick_winner(self.game.completed())), tops);
        self.same(
            || "the running Stich: winner so far, raised".to_owned(),
            &ours,
            &theirs,
        )
        .map_err(|it| it.to(Asked::Stich))
    }

    /// The trumps that are still to be played or lie in the running Stich, highest first. The
    /// reference knows the order without Schweine, and how high a card stands that somebody
    /// plays now or has just played. Without Schweine it is the same all the time.
    pub(super) fn trump_order(&self) -> Compared {
        let Some(game) = self.position.game() else {
            return Ok(());
        };
        let no_schweine = game.schweine().is_empty() && self.game.pigs.is_empty();
        if no_schweine && game.has_begun() {
            return Ok(());
        }
        let held = |it: &Card| self.game.hands.iter().any(|hand| count(hand, *it) > 0);
        let lies = |it: &Card| self.game.table().iter().any(|laid| laid.card == *it);
        let is_there = |it: &Card| held(it) || lies(it);
        let height = |it: &Card| {
            let to_come = (0..).zip(&self.game.hands);
            let to_come = to_come.filter(|(_, hand)| count(hand, *it) > 0);
            let to_come = to_come.map(|(seat, _)| self.game.top(seat, *it));
            let laid = self.game.table().iter().filter(|laid| laid.card == *it);
            to_come.chain(laid.map(|laid| laid.top)).max()
        };
        let mut reference = trumps(self.options, self.game.contract.solo);
        let raised = kinds(self.options).into_iter();
        let raised = raised.filter(|it| !reference.contains(it) && height(it) > Some(0));
        reference.extend(raised.collect::<Vec<_>>());
        reference.retain(is_there);
        reference.sort_by_key(|it| std::cmp::Reverse(height(it)));
        let order = game.trump_order(self.rules).map(book);
        let engine: Vec<Card> = order.filter(is_there).collect();
        self.same(|| "the order of the trumps".to_owned(), &engine, &reference)
    }
}

/// The card of the reference that is this one of the engine.
fn book(card: Of) -> Card {
    card_of(card.suit().letter(), card.rank().letter())
}
