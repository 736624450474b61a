//! What is said of the end before it is there: claims and settlements.

use doko_engine::{Claim, ClaimKind};
use doko_reference::cards::{Card, kinds, write_cards};
use doko_reference::claim::Claimed;

use super::{Asked, BOUND, Compared, Twin, card, reason_name, seat_at};

impl Twin<'_> {
    /// Claims of the soloist near the end, and now and then of anybody.
    pub(super) fn claims(&mut self) -> Compared {
        let soloist = self.game.established_soloist();
        let seat = soloist.unwrap_or_else(|| self.probes.random.below(4));
        let left = self.game.hands.get(seat).map_or(0, Vec::len);
        if left > 3 && soloist.is_some() || !self.probes.random.chance(30) {
            return Ok(());
        }
        let Some(by) = seat_at(seat) else {
            return Ok(());
        };
        let order = self.named_order(seat);
        let reference = match self.game.check_claim(seat, &order, BOUND) {
            Claimed::Valid => None,
            Claimed::Refused(reasons) => reasons.first().copied(),
            Claimed::Undecided => return Ok(()),
        };
        let named: Vec<doko_engine::Card> = order.iter().copied().filter_map(card).collect();
        let claim = Claim {
            seat: by,
            kind: ClaimKind::Rest,
            order: &named,
        };
        let engine = self.position.clone().claim(&claim);
        let engine = engine.err().map(|refusal| {
            self.coverage.refusal(&refusal);
            reason_name(refusal.reason())
        });
        let over = engine == Some("GAME_OVER");
        if over && self.game.is_over() {
            return Ok(());
        }
        self.coverage.count("claim", reference.unwrap_or("valid"));
        self.same(
            || format!("a claim of seat {by} to the rest"),
            &engine,
            &reference,
        )
        .map_err(|it| it.to(Asked::Claim(by.number(), write_cards(&order))))
    }

    /// Mostly nothing; else some own cards and maybe one that is not (CLAIM-4).
    fn named_order(&mut self, seat: usize) -> Vec<Card> {
        let mut order = self.game.hands.get(seat).cloned().unwrap_or_default();
        self.probes.random.shuffle(&mut order);
        order.truncate(self.probes.random.below(3));
        if self.probes.random.chance(10) {
            order.extend(self.probes.random.pick(&kinds(self.options)));
        }
        if self.probes.random.chance(60) {
            order.clear();
        }
        order
    }

    /// Section 14, `INCOMPLETE`: nothing is settled before the end.
    pub(super) fn settles_at_the_end_only(&mut self) -> Compared {
        if self.game.is_over() || !self.probes.random.chance(5) {
            return Ok(());
        }
        let engine = self.position.settle().err().map(|refusal| {
            self.coverage.refusal(&refusal);
            reason_name(refusal.reason())
        });
        let reference = self.game.settle(1).err();
        self.same(|| "a settlement now".to_owned(), &engine, &reference)
    }
}
