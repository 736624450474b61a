//! Hands that are not known, against all the deals that fit, one by one.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_engine::{
    Announcement, BySeat, Card, CardSet, Case, Deal, Heard, Known, Parties, Position, Reason,
    Replay, Seat, Trust, Worlds,
};
use doko_laws::{BYTES, Numbers, Script};

/// A game near its end, and the hands that are known of it.
struct Ending {
    script: Script,
    hands: BySeat<Option<CardSet>>,
}

impl Ending {
    fn draw(numbers: &mut Numbers) -> Ending {
        let seed: Vec<u8> = numbers.bytes(BYTES);
        let unknown = 2 + numbers.below(3);
        // Not too many deals: of two hands up to four cards each, of three up to three, of
        // four up to two.
        let cards = 48 - [16, 12, 8][unknown - 2] + numbers.below(4);
        let script = Script::of(&seed).unwrap().up_to(cards);
        let first = Seat::ALL[numbers.below(4)];
        let hands = script.deal.hands().map(|seat, &hand| {
            let hidden = seat.distance_from(first) < unknown;
            (!hidden).then_some(hand)
        });
        Ending { script, hands }
    }

    fn known(&self) -> Known<'_, '_> {
        Known {
            rules: &self.script.rules,
            context: self.script.context,
            hands: self.hands,
            record: self.script.record(),
            hidden: [None; 2],
            heard: Heard::default(),
            budget: Box::leak(Box::default()),
            pairs: None,
            trust: Trust::default(),
        }
    }

    fn replay(&self, deal: Deal) -> Replay<'_, '_> {
        Replay::new(
            &self.script.rules,
            self.script.context,
            deal,
            self.script.record(),
        )
    }

    /// Every deal with which the record is legal.
    fn deals(&self) -> Vec<Deal> {
        let mut replay = self.replay(self.script.deal);
        while replay.step().is_some() {}
        let left = Seat::ALL.map(|seat| replay.position().game().unwrap().hand(seat));
        let hidden = |seat: &Seat| self.hands.get(*seat).is_none();
        let unseen: Vec<Card> = Seat::ALL
            .into_iter()
            .filter(hidden)
            .flat_map(|seat| left[seat as usize].cards())
            .collect();
        let start = self.script.deal.hands().map(|seat, &hand| {
            let mut played = hand;
            for card in left[seat as usize].cards().filter(|_| hidden(&seat)) {
                played.remove(card);
            }
            played
        });
        let mut found = Vec::new();
        self.give(&unseen, start, &mut found);
        found
    }

    fn give(&self, cards: &[Card], hands: BySeat<CardSet>, found: &mut Vec<Deal>) {
        let Some((&card, rest)) = cards.split_first() else {
            let deal = Deal::new(self.script.rules.deck, hands).unwrap();
            if self.replay(deal).next_refused().is_none() {
                found.push(deal);
            }
            return;
        };
        let size = u32::from(self.script.rules.deck.hand_size());
        for seat in Seat::ALL {
            let mut next = hands;
            if hands.get(seat).len() < size && next.get_mut(seat).insert(card) {
                self.give(rest, next, found);
            }
        }
    }

    fn position(&self, deal: Deal) -> Position<'_> {
        let mut replay = self.replay(deal);
        assert!(replay.next_refused().is_none());
        replay.into_position()
    }
}

#[test]
fn what_is_said_of_unknown_hands_is_what_all_deals_say() {
    let mut numbers = Numbers::new(20);
    let mut taken = 0;
    for round in 0..150 {
        let ending = Ending::draw(&mut numbers);
        let all: Vec<Position<'_>> = ending
            .deals()
            .into_iter()
            .map(|deal| ending.position(deal))
            .collect();
        let worlds = Worlds::of(ending.known());
        assert!(!worlds.is_empty() && !all.is_empty(), "{round}");
        check_hands(&worlds, &all, round);
        check_parties(&ending, &worlds, &all, round);
        check_cards(&worlds, &all, round);
        check_announcements(&worlds, &all, round);
        taken += worlds.known().budget.spent();
    }
    // What is looked at decides what is left undecided: it changes only by intention.
    assert_eq!(taken, 4_971_316);
}

fn check_hands(worlds: &Worlds<'_, '_>, all: &[Position<'_>], round: usize) {
    let sight = worlds.sight();
    for seat in Seat::ALL {
        let hands = || all.iter().map(|it| it.game().unwrap().hand(seat));
        let least = hands().reduce(CardSet::intersect).unwrap();
        let most = hands().reduce(CardSet::union).unwrap();
        assert_eq!(sight.least(seat), least, "{round}: {seat}");
        assert_eq!(sight.most(seat), most, "{round}: {seat}");
    }
}

fn check_parties(ending: &Ending, worlds: &Worlds<'_, '_>, all: &[Position<'_>], round: usize) {
    let distinct = |positions: &[Position<'_>]| {
        let mut found: Vec<Parties> = Vec::new();
        for position in positions {
            let parties = *position.game().unwrap().parties();
            if !found.contains(&parties) {
                found.push(parties);
            }
        }
        found
    };
    let shown: Vec<Position<'_>> = worlds
        .deals(Case::ANY)
        .map(|world| ending.position(world.deal))
        .collect();
    let (shown, real) = (distinct(&shown), distinct(all));
    assert!(
        shown.len() == real.len() && real.iter().all(|it| shown.contains(it)),
        "{round}"
    );
}

fn check_cards(worlds: &Worlds<'_, '_>, all: &[Position<'_>], round: usize) {
    for seat in Seat::ALL {
        for card in Card::ALL {
            let judge = |it: &Position<'_>| it.clone().play(seat, card);
            let accepted = all.iter().any(|it| judge(it).is_ok());
            let refused: Vec<Vec<Reason>> = all
                .iter()
                .filter_map(|it| judge(it).err())
                .map(|it| it.grounds().iter().map(|ground| ground.reason).collect())
                .collect();
            let found = worlds.play(Some(seat), card);
            let what = format!("{round}: {card} of {seat}");
            assert_eq!(found.accepted_with.is_some(), accepted, "{what}");
            assert_eq!(found.refused_with.is_some(), !refused.is_empty(), "{what}");
            let common: Vec<Reason> = refused
                .first()
                .cloned()
                .unwrap_or_default()
                .into_iter()
                .filter(|reason| refused.iter().all(|it| it.contains(reason)))
                .collect();
            if !accepted && !common.is_empty() {
                let reasons = found.refusal.unwrap();
                let reasons: Vec<Reason> = reasons.grounds().iter().map(|it| it.reason).collect();
                assert_eq!(reasons, common, "{what}");
            }
        }
    }
}

fn check_announcements(worlds: &Worlds<'_, '_>, all: &[Position<'_>], round: usize) {
    for seat in Seat::ALL {
        for announcement in Announcement::ALL {
            let accepted = |it: &Position<'_>| it.check_announcement(seat, announcement).is_ok();
            let found = worlds.announce(seat, announcement);
            let what = format!("{round}: {announcement:?} of {seat}");
            assert_eq!(
                found.accepted_with.is_some(),
                all.iter().any(accepted),
                "{what}"
            );
            assert_eq!(
                found.refused_with.is_some(),
                !all.iter().all(accepted),
                "{what}"
            );
        }
    }
}
