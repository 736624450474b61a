//! [`Worlds`]: the deals that fit a record of which not every hand is known.
//!
//! The spine knows whole deals. Whoever knows less asks about every deal with
//! which the record is legal, and these are told apart by little:
//!
//! * What was played and not followed leaves for each kind of card the seats that
//!   may still hold it, and for each seat how many cards it holds. Whether the
//!   cards can be given out so is a question of exchanges (`fill`).
//! * Everything else that depends on a hand depends on the ♣Q alone: the
//!   parties, and with them contract, announcements and their limits. There are
//!   ten ways to deal two ♣Q; for each one deal is replayed, and where that is
//!   legal, every other one with the same owners is, too.
//!
//! So one deal for each way shows all that can be the case, and a question that
//! asks for more, such as whether a seat may hold a card, is asked with that card
//! in its hand. The record is followed by the spine itself, never a second time.

mod ask;
mod blame;
mod claim;
mod demand;
mod doubt;
mod fill;
mod handover;
mod heard;
mod sight;
mod trail;

use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::claim::ClaimKind;
use crate::deal::Deal;
use crate::list::List;
use crate::party::Party;
use crate::replay::{ExtraWord, Record, Replay, Section};
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::Context;

pub use ask::{Extent, Found};
pub use blame::{Judged, Proof};
pub use claim::Agreement;
use fill::{Bin, Bins, NO_BIN, fill_counted};
pub use handover::Hidden;
pub use sight::Sight;
use trail::Trail;

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
    /// The exchanges of Armuten whose cards are not known; the record has any cards
    /// in their place.
    pub hidden: [Option<Hidden>; 2],
    /// For which party everybody heard an Ansage that the rules entered for a seat,
    /// such as for Schweine (SCHW-3); the record does not say it.
    pub heard: BySeat<Option<Party>>,
    /// What every search draws from.
    pub budget: &'a Budget,
}

impl<'r, 'a> Known<'r, 'a> {
    /// Goes through the record as it would be with these hands.
    pub fn replay(&self, deal: Deal) -> Replay<'r, 'a> {
        let pile = |place| self.hidden_pile(place, |seat| deal.hand(seat));
        Replay::new(self.rules, self.context, deal, self.record)
            .with_hidden([pile(0), pile(1)])
            .drawing_on(self.budget)
    }

    /// The record, judged with what is known.
    pub fn judge(self) -> Judged<'r, 'a> {
        blame::judge(self)
    }

    /// Everything that tells deals apart.
    fn ways(&self) -> impl Iterator<Item = Way> + Clone + use<> {
        (0..self.conditions()).flat_map(|condition| {
            let way = move |owners| Way { owners, condition };
            OWNERS.into_iter().map(way)
        })
    }

    /// The hand that `seat` plays with, if it is known.
    fn hand(&self, seat: Seat) -> Option<CardSet> {
        self.hands
            .get(seat)
            .map(|dealt| self.played_with(seat, dealt))
    }

    /// The hand that `seat` plays with, if this one was dealt.
    fn played_with(&self, seat: Seat, dealt: CardSet) -> CardSet {
        let hand = |hand, handover: handover::Handover| handover.played_with(seat, hand);
        self.handovers().fold(dealt, hand)
    }

    /// The hand that was dealt to `seat`, if it plays with this one.
    fn dealt(&self, seat: Seat, hand: CardSet) -> CardSet {
        let dealt = |hand, handover: handover::Handover| handover.dealt(seat, hand);
        self.handovers().fold(hand, dealt)
    }

    /// The same with the first actions of the record only.
    fn up_to(self, actions: usize) -> Known<'r, 'a> {
        let record = self.record.up_to(actions);
        Known { record, ..self }
    }
}

/// What a hand must be like, beyond what the record says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Case {
    /// Whose hand it is.
    pub seat: Seat,
    /// The cards that it still holds at least.
    pub least: CardSet,
    /// The cards that it still holds at most.
    pub most: CardSet,
}

impl Case {
    /// No demand.
    pub const ANY: Case = Case {
        seat: Seat::First,
        least: CardSet::EMPTY,
        most: CardSet::FULL,
    };

    /// The hand still holds these cards.
    pub const fn holds(seat: Seat, least: CardSet) -> Case {
        Case {
            seat,
            least,
            most: CardSet::FULL,
        }
    }

    /// The hand holds none of these kinds any more.
    pub const fn lacks(seat: Seat, kinds: CardSet) -> Case {
        Case {
            seat,
            least: CardSet::EMPTY,
            most: CardSet::FULL.without(kinds),
        }
    }
}

/// Actions of a record that are taken for violations.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Overlooked {
    plays: u64,
    extras: u64,
}

impl Overlooked {
    const fn contains(self, section: Section, index: usize) -> bool {
        let bits = match section {
            Section::Said => 0,
            Section::Plays => self.plays,
            Section::Extras => self.extras,
        };
        index < 64 && bits & (1 << index) != 0
    }

    const fn with(self, section: Section, index: usize) -> Overlooked {
        let bit = if index < 64 { 1 << index } else { 0 };
        let Overlooked { plays, extras } = self;
        match section {
            Section::Said => self,
            Section::Plays => Overlooked {
                plays: plays | bit,
                extras,
            },
            Section::Extras => Overlooked {
                plays,
                extras: extras | bit,
            },
        }
    }
}

impl Overlooked {
    /// The same with the card at `index` taken to be legal.
    const fn but_for_play(self, index: usize) -> Overlooked {
        let Overlooked { plays, extras } = self;
        let bit = if index < 64 { 1 << index } else { 0 };
        Overlooked {
            plays: plays & !bit,
            extras,
        }
    }

    /// Those of the first `count` extras.
    const fn extras_among(self, count: usize) -> u64 {
        if count < 64 {
            self.extras & ((1 << count) - 1)
        } else {
            self.extras
        }
    }
}

/// The deals with which a record is legal, a few known violations aside.
#[derive(Clone, Copy, Debug)]
pub struct Worlds<'r, 'a> {
    known: Known<'r, 'a>,
    overlooked: Overlooked,
    trail: Trail,
    // The ways in which the record is legal, by their numbers.
    ways: u128,
    // A deal for each of them.
    deals: List<Option<Deal>, MOST_WAYS>,
}

/// What it takes to give all cards out.
const STEPS_TO_FILL: u32 = 16;

/// As many ways as there can be.
const MOST_WAYS: usize = OWNERS.len() * demand::CONDITIONS;

/// The ways to deal two ♣Q.
const OWNERS: [[Seat; 2]; 10] = {
    use Seat::{First as A, Fourth as D, Second as B, Third as C};
    [
        [A, B],
        [A, C],
        [A, D],
        [B, C],
        [B, D],
        [C, D],
        [A, A],
        [B, B],
        [C, C],
        [D, D],
    ]
};

/// What tells deals apart, the cards in play aside.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Way {
    /// Who was dealt the two ♣Q.
    owners: [Seat; 2],
    /// Which condition a hand fulfils that somebody threw in.
    condition: usize,
}

impl Way {
    /// How many ♣Q `seat` was dealt.
    fn queens(self, seat: Seat) -> u32 {
        self.owners
            .into_iter()
            .map(|it| u32::from(it == seat))
            .sum()
    }
}

impl<'r, 'a> Worlds<'r, 'a> {
    /// The deals that fit `known`.
    pub fn of(known: Known<'r, 'a>) -> Worlds<'r, 'a> {
        Worlds::but_for(known, Overlooked::default())
    }

    /// The deals that fit `known` if these actions break the rules.
    fn but_for(known: Known<'r, 'a>, overlooked: Overlooked) -> Worlds<'r, 'a> {
        let mut worlds = Worlds {
            known,
            overlooked,
            trail: Trail::follow(&known, overlooked),
            ways: 0,
            deals: List::new(None),
        };
        if worlds.trail.is_complete {
            for (number, way) in known.ways().enumerate() {
                let deal = if worlds.has_claim() {
                    worlds.fitting(way, &Case::ANY, CardSet::EMPTY)
                } else {
                    let deal = worlds.deal(way, &Case::ANY, CardSet::EMPTY);
                    deal.filter(|&deal| worlds.fits(deal))
                };
                if let Some(deal) = deal.filter(|&deal| worlds.is_as_heard(deal)) {
                    worlds.ways |= 1 << number;
                    worlds.deals.push(Some(deal));
                }
            }
        }
        worlds
    }

    /// What is known.
    pub const fn known(&self) -> &Known<'r, 'a> {
        &self.known
    }

    /// Whether no deal fits.
    pub const fn is_empty(&self) -> bool {
        self.ways == 0
    }

    /// One deal for each thing that can be the case, and that fulfils `case`.
    pub fn deals(&self, case: Case) -> impl Iterator<Item = Deal> {
        let has_claim = self.has_claim();
        let ways = self.ways().enumerate();
        ways.filter_map(move |(place, way)| {
            if case == Case::ANY {
                self.deals.get(place).copied().flatten()
            } else if has_claim {
                self.fitting(way, &case, CardSet::EMPTY)
            } else {
                self.deal(way, &case, CardSet::EMPTY)
            }
        })
    }

    /// Whether the record has a claim to the rest, which holds with some deals
    /// and not with others, whoever has the ♣Q.
    fn has_claim(&self) -> bool {
        let claim = ExtraWord::Claim(ClaimKind::Rest);
        let overlooked = |index| self.overlooked.contains(Section::Extras, index);
        let mut extras = self.known.record.extras.iter().enumerate();
        extras.any(|(index, extra)| extra.word == claim && !overlooked(index))
    }

    /// The deals that fit the record before such a claim, which plays no card.
    fn before_claim(&self) -> Option<Worlds<'r, 'a>> {
        let claim = ExtraWord::Claim(ClaimKind::Rest);
        let record = self.known.record;
        let is_claim = |actions: &usize| match record.action(*actions) {
            Some((Section::Extras, index)) => {
                let known = self.overlooked.contains(Section::Extras, index);
                !known && record.extras.get(index).is_some_and(|it| it.word == claim)
            }
            Some((Section::Said | Section::Plays, _)) | None => false,
        };
        let actions = (0..record.actions()).find(is_claim)?;
        Some(Worlds::but_for(self.known.up_to(actions), self.overlooked))
    }

    /// What every deal shows of the hands at the end of the record. What a claim
    /// shows of them is left out.
    pub fn sight(&self) -> Sight {
        match self.before_claim() {
            Some(before) => Sight::of(&before),
            None => Sight::of(self),
        }
    }

    fn ways(&self) -> impl Iterator<Item = Way> {
        let ways = self.ways;
        let all = self.known.ways().enumerate();
        all.filter(move |(number, _)| ways & (1 << number) != 0)
            .map(|(_, way)| way)
    }

    /// Whether the record is legal with `deal`, but for what is overlooked.
    fn fits(&self, deal: Deal) -> bool {
        let extras = self.known.record.extras.len();
        self.refused_extras(deal) == Some(self.overlooked.extras_among(extras))
    }

    /// The extras that are not legal with `deal`; `None` if something else is not
    /// either.
    fn refused_extras(&self, deal: Deal) -> Option<u64> {
        let mut replay = self.known.replay(deal);
        let mut refused = Overlooked::default();
        while let Some((step, _)) = replay.next_refused() {
            let is_extra = step.section == Section::Extras;
            let known = is_extra || self.overlooked.contains(step.section, step.index);
            if !known || !replay.overlook(&step) {
                return None;
            }
            refused = refused.with(step.section, step.index);
        }
        Some(refused.extras)
    }

    /// A deal of this kind that fulfils `case`, if the cards can be given out so.
    fn deal(&self, way: Way, case: &Case, first: CardSet) -> Option<Deal> {
        let bins = self.bins(way, case)?;
        self.known.budget.spend(STEPS_TO_FILL);
        let filled = fill_counted(&bins, self.unseen()?, first)?;
        self.deal_of(&filled)
    }

    /// The deal in which the hands that are not known are played as these.
    fn deal_of(&self, bins: &Bins) -> Option<Deal> {
        let hands = BySeat::from_fn(|seat| match self.known.hands.get(seat) {
            Some(hand) => Some(*hand),
            None => {
                let own = bins.iter().filter(|bin| bin.seat == seat);
                let played = *self.trail.played.get(seat);
                let hand = own
                    .into_iter()
                    .try_fold(played, |hand, bin| hand.plus(bin.held))?;
                Some(self.known.dealt(seat, hand))
            }
        });
        let complete = Seat::ALL.into_iter().all(|seat| hands.get(seat).is_some());
        let hands = hands.map(|_, hand| hand.unwrap_or_default());
        Deal::new(self.known.rules.deck, hands).filter(|_| complete)
    }

    /// What each hand that is not known may still hold, the hand of the case first.
    fn bins(&self, way: Way, case: &Case) -> Option<Bins> {
        let demands = self.known.demands(way.condition);
        let size = u32::from(self.known.rules.deck.hand_size());
        let mut bins = Bins::new(NO_BIN);
        for seat in (0..4).map(|steps| case.seat.after(steps)) {
            let is_case = seat == case.seat;
            let played = *self.trail.played.get(seat);
            let queens = way.queens(seat);
            if let Some(hand) = self.known.hand(seat) {
                let left = hand.minus(played);
                let fulfils = !is_case || (case.least.is_subset(left) && left.is_subset(case.most));
                if !played.is_subset(hand) || hand.count(Card::CQ) != queens || !fulfils {
                    return None;
                }
                continue;
            }
            let demand = demands.get(seat);
            let left = queens.checked_sub(played.count(Card::CQ))?;
            let left: CardSet = core::iter::repeat_n(Card::CQ, left as usize).collect();
            let void = *self.trail.void.get(seat);
            let least = demand
                .least
                .union(*self.trail.pairs.get(seat))
                .minus(played);
            let most = CardSet::FULL.without(CardSet::both(Card::CQ)).union(left);
            let mut bin = Bin {
                seat,
                size: size.checked_sub(played.len())?,
                least: least.union(left),
                most: most.intersect(demand.most.minus(played)).without(void),
                count: demand.count.and_then(|(kinds, fewest, most)| {
                    let shown = played.intersect(kinds).len();
                    Some((
                        kinds,
                        fewest.saturating_sub(shown),
                        most.checked_sub(shown)?,
                    ))
                }),
                held: CardSet::EMPTY,
            };
            if demand.count.is_some() && bin.count.is_none() {
                return None;
            }
            if is_case {
                bin.least = bin.least.union(case.least);
                bin.most = bin.most.intersect(case.most);
            }
            bins.push(bin);
        }
        Some(bins)
    }

    /// The cards that nobody has seen: not played, and in no hand that is known.
    fn unseen(&self) -> Option<CardSet> {
        let seen = Seat::ALL
            .into_iter()
            .try_fold(CardSet::EMPTY, |seen, seat| {
                let hand = self.known.hand(seat);
                seen.plus(hand.unwrap_or(*self.trail.played.get(seat)))
            })?;
        let deck = self.known.rules.deck.cards();
        seen.is_subset(deck).then(|| deck.minus(seen))
    }
}
