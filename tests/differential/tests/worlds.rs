//! Hands that are not known, against all the deals that fit, one by one.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_engine::{
    Announcement, BySeat, Card, CardSet, Deal, ExtraWord, Parties, Party, Position, Reason, Replay,
    RuleSet, Seat, Word, rulesets,
};
use doko_laws::{BYTES, Numbers, Script};
use doko_worlds::{Case, Known, Worlds};

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

    /// What all see of a game by these rules, or its first seat besides, when each hand has so
    /// many cards; `None` if the game has no such moment, or cards were exchanged in it.
    fn seen(
        numbers: &mut Numbers,
        rules: &RuleSet,
        by: Option<Seat>,
        left: usize,
    ) -> Option<Ending> {
        let cards = rules.deck.cards().len() as usize - 4 * left;
        let script = Script::by(rules, &numbers.bytes(BYTES)).unwrap();
        let script = script.up_to(cards);
        let exchanged = script
            .said
            .iter()
            .any(|it| matches!(it.word, Word::Push(_)));
        let claimed = |word: ExtraWord| matches!(word, ExtraWord::Claim(_));
        let claimed = script.extras.iter().any(|it| claimed(it.word));
        let hands = script.deal.hands();
        let hands = hands.map(|seat, &hand| (by == Some(seat)).then_some(hand));
        let plays = script.plays.len() == cards && !exchanged && !claimed;
        plays.then_some(Ending { script, hands })
    }

    fn known(&self) -> Known<'_, '_> {
        let script = &self.script;
        let budget = Box::leak(Box::default());
        Known::new(
            &script.rules,
            script.context,
            self.hands,
            script.record(),
            budget,
        )
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
        let mut unseen: Vec<Card> = Seat::ALL
            .into_iter()
            .filter(hidden)
            .flat_map(|seat| left[seat as usize].cards())
            .collect();
        unseen.sort();
        let start = self.script.deal.hands().map(|seat, &hand| {
            let mut played = hand;
            for card in left[seat as usize].cards().filter(|_| hidden(&seat)) {
                played.remove(card);
            }
            played
        });
        let mut found = Vec::new();
        self.give(&unseen, 0, start, &mut found);
        found
    }

    /// Gives these cards out, the first to this seat or a later one.
    fn give(&self, cards: &[Card], from: usize, hands: BySeat<CardSet>, found: &mut Vec<Deal>) {
        let Some((&card, rest)) = cards.split_first() else {
            let deal = Deal::new(self.script.rules.deck, hands).unwrap();
            if self.replay(deal).next_refused().is_none() {
                found.push(deal);
            }
            return;
        };
        let size = u32::from(self.script.rules.deck.hand_size());
        for (place, seat) in Seat::ALL.into_iter().enumerate().skip(from) {
            let mut next = hands;
            if hands.get(seat).len() < size && next.get_mut(seat).insert(card) {
                // Which of two equal cards a hand has makes no other deal.
                let from = if rest.first() == Some(&card) {
                    place
                } else {
                    0
                };
                self.give(rest, from, next, found);
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
    assert_eq!(taken, 1_295_175);
}

/// The published rule sets, each of which has something that the others have not.
const RULES: [&RuleSet; 4] = [
    &rulesets::VLN,
    &rulesets::PALAST,
    &rulesets::DDV_TSR,
    &rulesets::DOKOLAND_LIGA,
];

/// Compares what is said of so many positions by each rule set with all the deals that fit, and
/// says how many deals these were. Nothing of it may be left undecided.
fn compare(seed: u64, each: usize, view: impl Fn(usize) -> Option<Seat>, left: usize) -> usize {
    let mut numbers = Numbers::new(seed);
    let mut deals = 0;
    for rules in RULES {
        let mut round = 0;
        while round < each {
            let Some(ending) = Ending::seen(&mut numbers, rules, view(round), left) else {
                continue;
            };
            let all: Vec<Position<'_>> = ending
                .deals()
                .into_iter()
                .map(|deal| ending.position(deal))
                .collect();
            deals += all.len();
            let worlds = Worlds::of(ending.known());
            assert!(!worlds.is_empty() && !all.is_empty(), "{round}");
            check_hands(&worlds, &all, round);
            check_parties(&ending, &worlds, &all, round);
            check_cards(&worlds, &all, round);
            check_announcements(&worlds, &all, round);
            assert!(!worlds.known().budget.is_in_doubt(), "{round}");
            round += 1;
        }
    }
    deals
}

#[test]
fn what_a_seat_is_told_of_three_larger_hands_is_what_all_deals_say() {
    // Four cards each.
    let deals = compare(21, 6, |round| Some(Seat::ALL[round % 4]), 4);
    assert!(deals > 100_000, "{deals}");
}

#[test]
fn what_all_are_told_of_four_larger_hands_is_what_all_deals_say() {
    // Three cards each.
    let deals = compare(22, 2, |_| None, 3);
    assert!(deals > 40_000, "{deals}");
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
            let (mut accepted, mut refused) = (false, None::<Vec<Reason>>);
            for position in all {
                match position.clone().play(seat, card) {
                    Ok(()) => accepted = true,
                    Err(refusal) => {
                        let reasons = refusal.grounds().iter().map(|ground| ground.reason);
                        let reasons: Vec<Reason> = reasons.collect();
                        match &mut refused {
                            Some(common) => common.retain(|it| reasons.contains(it)),
                            None => refused = Some(reasons),
                        }
                    }
                }
                if accepted && refused.is_some() {
                    break; // all that is said then
                }
            }
            let found = worlds.play(Some(seat), card);
            let what = format!("{round}: {card} of {seat}");
            assert_eq!(found.accepted_with.is_some(), accepted, "{what}");
            assert_eq!(found.refused_with.is_some(), refused.is_some(), "{what}");
            let common = refused.unwrap_or_default();
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
            let found = worlds.announce(seat, announcement, None);
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
            let is_absage = matches!(announcement, Announcement::Absage(_));
            let parties = [Party::Re, Party::Kontra];
            for party in parties.into_iter().filter(|_| is_absage) {
                check_named(worlds, all, (seat, announcement, party), &what);
            }
        }
    }
}

/// Deals in which the seat is of another party than it names count only where it may announce
/// this with none.
fn check_named(
    worlds: &Worlds<'_, '_>,
    all: &[Position<'_>],
    (seat, announcement, party): (Seat, Announcement, Party),
    what: &str,
) {
    let own = |it: &Position<'_>| it.game().and_then(|game| game.parties().of(seat));
    let is_of_party = |it: &&Position<'_>| own(it).is_none_or(|own| own == party);
    let accepted = |it: &Position<'_>| it.check_announcement(seat, announcement).is_ok();
    let counted: Vec<&Position<'_>> = all.iter().filter(is_of_party).collect();
    let may = counted.iter().any(|it| accepted(it));
    let must_not = !counted.iter().all(|it| accepted(it));
    let found = worlds.announce(seat, announcement, Some(party));
    assert_eq!(found.accepted_with.is_some(), may, "{what} for {party:?}");
    let refused = !may || must_not;
    assert_eq!(
        found.refused_with.is_some(),
        refused,
        "{what} for {party:?}"
    );
}
