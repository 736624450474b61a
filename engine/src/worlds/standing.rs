//! [`Standing`]: what comes of everything that was said, where that rests on hands.
//!
//! Who has said nothing, or has not said which Vorbehalt it has, may have one that goes
//! before another or none at all: then the cards alone decide whether a contract stands
//! (VORB-9). Such deals are told apart, so that one of each kind is looked at.

use super::answers::is_name;
use super::{Case, Known, Way, World, Worlds};
use crate::action::Said;
use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::options::SchweineMode;
use crate::seat::Seat;
use crate::vorbehalt::{Outcome, Redeal, Round};
use crate::word::Word;

/// What comes of everything that was said.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Standing {
    /// The same with all hands.
    Any,
    /// A contract.
    Contract,
    /// Another deal.
    Redeal,
    /// Another deal for another reason, or by the Vorbehalt of another seat.
    RedealUnlike(Redeal),
    /// Nothing so far.
    Open,
}

impl Standing {
    /// What comes of it, if that is not the same with all hands. Which other deal it is does
    /// not tell these apart.
    pub(super) const ALL: [Standing; 3] = [Standing::Contract, Standing::Redeal, Standing::Open];

    /// What came of `round`.
    pub(super) fn of(known: &Known<'_, '_>, round: &Round) -> Standing {
        match round.outcome(known.rules) {
            Some(Outcome::Contract(_)) => Standing::Contract,
            Some(Outcome::Redeal(_)) => Standing::Redeal,
            None => Standing::Open,
        }
    }

    /// Whether a round of which `other` came can be one of these.
    pub(super) fn allows(self, other: Standing) -> bool {
        match self {
            Standing::Any => true,
            Standing::RedealUnlike(_) => other == Standing::Redeal,
            Standing::Contract | Standing::Redeal | Standing::Open => self == other,
        }
    }

    /// Whether `round` is one of these.
    pub(super) fn is_of(self, known: &Known<'_, '_>, round: &Round) -> bool {
        let is_like = match self {
            Standing::RedealUnlike(like) => redeal_of(known, round) == Some(like),
            Standing::Any | Standing::Contract | Standing::Redeal | Standing::Open => false,
        };
        self == Standing::Any || !is_like && self.allows(Standing::of(known, round))
    }

    /// What can have come of the words where this did not come of `round`.
    fn others_than(known: &Known<'_, '_>, round: &Round) -> impl Iterator<Item = Standing> + use<> {
        let here = Standing::of(known, round);
        let others = Standing::ALL.into_iter().filter(move |&it| it != here);
        let unlike = redeal_of(known, round).map(Standing::RedealUnlike);
        others.chain(unlike)
    }
}

/// Why the cards are dealt again, if they are.
fn redeal_of(known: &Known<'_, '_>, round: &Round) -> Option<Redeal> {
    match round.outcome(known.rules)? {
        Outcome::Redeal(redeal) => Some(redeal),
        Outcome::Contract(_) => None,
    }
}

impl Worlds<'_, '_> {
    /// One world for each thing that can be the case and for each that can have come of
    /// the words, and that fulfils `case`.
    pub fn deals_told_apart(&self, case: Case) -> impl Iterator<Item = World> {
        let is_told_apart = self.is_told_apart();
        self.each_way(case)
            .flat_map(move |(way, world)| {
                let others = is_told_apart.then(|| {
                    let position = self.position(world);
                    Standing::others_than(&self.known, position.round())
                });
                let others = others.into_iter().flatten().filter_map(move |standing| {
                    let way = Way { standing, ..way };
                    self.world(way, &case, CardSet::EMPTY)
                });
                core::iter::once(world).chain(others)
            })
            .chain(
                self.kept_and_given_pairs(case)
                    .filter(move |_| is_told_apart),
            )
    }

    /// Worlds in which an acceptor who has not spoken kept a pair of Schweine that he was
    /// dealt, and in which he gave a card of it away. No class of a hand tells that, since
    /// classes are those of hands as dealt; and where he kept it, he may still declare it.
    fn kept_and_given_pairs(&self, case: Case) -> impl Iterator<Item = World> {
        let rules = self.known.rules;
        let is_open = case == Case::ANY && rules.schweine.mode == SchweineMode::Vorbehalt;
        let ranks = rules.schweine.ranks().filter(move |_| is_open);
        let cards = ranks.map(|rank| Card::new(Suit::Diamonds, rank));
        cards.flat_map(move |card| {
            let acceptors = self.known.silent_acceptors();
            acceptors.flat_map(move |seat| {
                let dealt = *self.known.hands.get(seat);
                let may_have = dealt.is_none_or(|hand| hand.count(card) == 2);
                let kept = may_have.then(|| self.with_pair_of(seat, card)).flatten();
                let lacks = Case {
                    most: CardSet::FULL.minus(core::iter::once(card).collect()),
                    ..Case::holds(seat, CardSet::EMPTY)
                };
                let given = dealt.filter(|_| may_have);
                let given = given.and_then(|_| self.each_way(lacks).next());
                kept.into_iter().chain(given.map(|(_, world)| world))
            })
        })
    }

    /// Whether such worlds are told apart: hands decide what came of the words, and
    /// nothing follows that shows it.
    pub(super) fn is_told_apart(&self) -> bool {
        !self.goes_on() && self.known.rests_on_hands()
    }
}

/// Whether this says that somebody has a Vorbehalt, or none.
const fn is_declaration(word: Word) -> bool {
    matches!(word, Word::Gesund | Word::Vorbehalt) || is_name(word)
}

impl Known<'_, '_> {
    /// Whether hands that are not known decide what comes of everything that was said.
    pub fn rests_on_hands(&self) -> bool {
        if self.context.vorfuehrung.is_some() {
            return false;
        }
        if self.has_exchange() {
            // Whose Armut it is stands; a pair may still be declared.
            let mut seats = Seat::ALL.into_iter();
            let is_open = |seat| self.is_silent(seat) || self.hides_a_hand(seat);
            return seats.any(|seat| is_open(seat) && !self.has_declared(seat));
        }
        if !Seat::ALL.into_iter().any(|seat| self.is_open(seat)) {
            return false;
        }
        match self.round(self.hands) {
            Some(round) => {
                let rules = self.rules;
                let is_settled = round.outcome(rules).is_some();
                let is_certain = is_settled && !round.rests_on_a_vorbehalt(rules);
                !round.is_plainly_open(rules) && (!is_certain || self.is_answered())
            }
            None => true,
        }
    }

    /// Whether somebody was asked for a category: which one it was can depend on hands.
    fn is_answered(&self) -> bool {
        let mut said = self.record.said.iter();
        said.any(|it| matches!(it.word, Word::Yes | Word::No))
    }

    /// Whether the hand of `seat` is not known, and it has said neither gesund nor which
    /// Vorbehalt it has.
    fn is_open(&self, seat: Seat) -> bool {
        let own = self.record.said.iter().filter(|it| it.seat == seat);
        let is_named = |word| word == Word::Gesund || is_name(word);
        self.hands.get(seat).is_none() && !own.map(|it| it.word).any(is_named)
    }

    /// Whether the hand of `seat` is not known, and it may have anything, as it has not
    /// said whether it has a Vorbehalt. Where cards were pushed, what it said before them
    /// counts: that whose Armut it is stood then, its cards decided. Where somebody may
    /// have a solo and nobody has a Vorbehalt, that is no matter.
    pub(super) fn is_silent(&self, seat: Seat) -> bool {
        let said = self.record.said.iter();
        let mut before = said.take_while(|it| it.word.handed_over().is_none());
        let mut all = self.record.said.iter();
        let plain = |it: &Said| it.word == Word::Gesund;
        self.hands.get(seat).is_none()
            && self.context.vorfuehrung.is_none()
            && before.all(|it| it.seat != seat || !is_declaration(it.word))
            && (self.rules.solos.is_empty() || !all.all(plain))
    }

    /// Who has given cards back that are not named, and has not said whether he has a
    /// Vorbehalt.
    pub(super) fn silent_acceptors(&self) -> impl Iterator<Item = Seat> {
        let hidden = self.handovers().filter(|it| it.is_hidden());
        let gave_back = hidden.filter(|it| it.returned.is_some());
        let acceptors = gave_back.filter_map(|it| it.acceptor.map(|(seat, _)| seat));
        acceptors.filter(|&seat| !self.has_declared(seat))
    }

    /// Whether `seat` has said whether it has a Vorbehalt.
    fn has_declared(&self, seat: Seat) -> bool {
        let mut own = self.record.said.iter().filter(|it| it.seat == seat);
        own.any(|it| is_declaration(it.word))
    }

    /// Whether hands of equal classes can still differ in what comes of the words: of
    /// several pairs the next one counts, and a class does not say which pair it has. A pair
    /// that somebody else has declared it is not.
    pub(super) fn has_finer_classes(&self) -> bool {
        let schweine = &self.rules.schweine;
        let is_open = |seat, rank| {
            let mut declared = self.plain_pairs();
            declared.all(|(_, by, of)| by == seat || of != rank)
        };
        let has_pair = |seat| self.plain_pairs().any(|(_, by, _)| by == seat);
        // Without soli who has not declared is silent.
        let is_unnamed =
            |seat| self.rules.solos.is_empty() && self.is_open(seat) && !has_pair(seat);
        let may_have_any = |&seat: &Seat| self.is_silent(seat) || is_unnamed(seat);
        let mut seats = Seat::ALL.into_iter().filter(may_have_any);
        schweine.mode == SchweineMode::Vorbehalt
            && schweine.ranks().nth(1).is_some()
            && seats.any(|seat| schweine.ranks().filter(|&it| is_open(seat, it)).count() > 1)
    }
}
