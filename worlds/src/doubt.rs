//! Which actions of a legal record are legal in every world only because every world is legal:
//! nothing that is known shows it.
//!
//! A seat whose hand is not known did not follow, or said something of its hand. With a deal that
//! gives the cards out, and with which everything else is right, that could be wrong.

use doko_engine::{
    Card, CardSet, Claim, ClaimKind, Class, Contract, Extra, ExtraWord, Rank, Reason, Round, Seat,
    Section, SilentHochzeit, Suit, Word,
};

use crate::ask::Extent;
use crate::parts::Parts;
use crate::sight::Sight;
use crate::solve::{Problem, Spent, Sum};
use crate::worlds::Worlds;

/// An action of which nothing in the record shows that it was legal.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Unproven {
    /// The column of the action.
    pub section: Section,
    /// Its place in the column.
    pub index: usize,
    /// Whether it breaks the rules with a deal that fits everything else, or may do so with one
    /// that was not looked at.
    pub extent: Extent,
}

impl Worlds<'_, '_> {
    /// The actions that break the rules with a deal that fits everything else, or may do so, in
    /// order of time.
    pub fn unproven(&self) -> Vec<Unproven> {
        let record = &self.known.record;
        let doubt = Doubt::of(self);
        let all = (0..record.actions()).filter_map(|before| record.action(before));
        let unproven = all.filter_map(|(section, index)| {
            let extent = match doubt.about(section, index) {
                Ok(is_doubtful) => is_doubtful.then_some(Extent::All)?,
                Err(Spent) => Extent::Some,
            };
            Some(Unproven {
                section,
                index,
                extent,
            })
        });
        unproven.collect()
    }
}

struct Doubt<'w, 'r, 'a> {
    worlds: &'w Worlds<'r, 'a>,
    // The deals that only give the cards out.
    dealt: Worlds<'r, 'a>,
    sight: Sight,
    // What is refused in deals that only give the cards out.
    refused: Vec<(Section, usize)>,
    // The places of the cards that may have been revokes.
    discards: Vec<usize>,
    // Whether it may be that no contract stood when the first card came.
    begins_early: bool,
}

impl<'w, 'r, 'a> Doubt<'w, 'r, 'a> {
    fn of(worlds: &'w Worlds<'r, 'a>) -> Self {
        let dealt = Worlds::given_out(worlds.known);
        let refused = dealt.all.iter().map(|one| dealt.overlooked(&one.first).1);
        let refused = refused.flatten().collect();
        let mut doubt = Doubt {
            worlds,
            dealt,
            sight: worlds.sight(),
            refused,
            discards: Vec::new(),
            begins_early: false,
        };
        doubt.discards = doubt.discards();
        doubt.begins_early = doubt.may_have_begun_early();
        doubt
    }

    /// Whether this action may break the rules.
    fn about(&self, section: Section, index: usize) -> Result<bool, Spent> {
        let record = &self.worlds.known.record;
        let is_first = match section {
            Section::Said => false,
            Section::Plays => index == 0,
            Section::Extras => record.extras.get(index).is_some_and(|it| it.at == 0),
        };
        if self.begins_early && is_first {
            return Ok(true);
        }
        match section {
            Section::Plays => Ok(self.discards.contains(&index)),
            Section::Said => match record.said.get(index) {
                Some(said) => self.about_word(index, said.seat, said.word),
                None => Ok(false),
            },
            Section::Extras => match record.extras.get(index) {
                Some(extra) => self.about_extra(index, extra),
                None => Ok(false),
            },
        }
    }

    fn about_word(&self, index: usize, seat: Seat, word: Word) -> Result<bool, Spent> {
        match word {
            Word::Hochzeit(_) => {
                let queens = CardSet::both(Card::CQ);
                let fewer = Sum::at_most(self.worlds.parts.dealt(seat), queens, 1);
                self.may_be_dealt(self.plain(), fewer)
            }
            Word::Schweine(rank) => {
                let before = self.worlds.known.up_to(index + 1);
                Ok(self.may_lack_a_pair(seat, rank, !before.hides_a_hand(seat)))
            }
            Word::Armut | Word::Throw => Ok(!self.is_known(seat)),
            Word::Push(_) | Word::Return(_) => {
                let before = self.worlds.known.up_to(index + 1);
                Ok(!self.is_known(seat) || before.hides_a_hand(seat))
            }
            Word::Gesund => self.may_have_to_declare(seat),
            Word::No => Ok(self.may_have_nothing_else(index, seat)),
            Word::Vorbehalt
            | Word::Yes
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Accept
            | Word::Refuse => Ok(false),
        }
    }

    fn about_extra(&self, index: usize, extra: &Extra) -> Result<bool, Spent> {
        let seat = extra.seat;
        let is_named = !self.worlds.known.hides_a_hand(seat);
        let is_discard = || {
            let is_with_card = self.worlds.known.is_with_card(extra.word);
            is_with_card && self.discards.contains(&usize::from(extra.at))
        };
        match extra.word {
            ExtraWord::Announcement(_) => Ok(self.refused.contains(&(Section::Extras, index))),
            ExtraWord::Claim(ClaimKind::Surrender) => Ok(false),
            ExtraWord::Claim(ClaimKind::Rest) => self.may_fail(index, seat),
            ExtraWord::Schweine(rank) => {
                Ok(is_discard() || self.may_lack_a_pair(seat, rank, is_named))
            }
            ExtraWord::Genscher(_) => {
                Ok(is_discard() || self.may_lack_a_pair(seat, Rank::King, is_named))
            }
        }
    }

    /// What is known of the piles, whatever was said.
    fn plain(&self) -> Problem {
        self.worlds.parts.problem(&self.worlds.known)
    }

    /// Whether this holds with a deal that gives the cards out.
    fn may_be_dealt(&self, mut problem: Problem, sum: Sum) -> Result<bool, Spent> {
        let Some(one) = self.dealt.all.first() else {
            return Ok(false);
        };
        one.shown.demand(&self.worlds.parts, &mut problem);
        problem.sums.push(sum);
        Ok(problem.solve(self.worlds.known.budget)?.is_some())
    }

    /// The cards with which a seat whose hand is not known did not follow although it may still
    /// hold a card of that class.
    fn discards(&self) -> Vec<usize> {
        let worlds = self.worlds;
        let position = worlds.all.first().map(|one| &one.position);
        let Some(game) = position.and_then(|it| it.game()) else {
            return Vec::new();
        };
        let order = game.order();
        let mut places = Vec::new();
        for seat in Seat::ALL
            .into_iter()
            .filter(|&it| !worlds.known.knows_hand(it))
        {
            for class in Class::ALL {
                let plays = game
                    .plays()
                    .enumerate()
                    .filter(|(_, (_, by, _))| *by == seat);
                let is_discard = |place, led, card| {
                    let order = game.order_after(place);
                    order.class(led) == class && order.class(card) != class
                };
                let own = plays.filter(|(at, (led, _, card))| is_discard(*at, *led, *card));
                let own: Vec<usize> = own.map(|(place, _)| place).collect();
                let may_follow = || {
                    self.dealt.all.iter().any(|one| {
                        let holds = self.dealt.left(one, seat, order.members(class), 1, 12);
                        self.dealt
                            .with(one, |problem| problem.sums.push(holds))
                            .is_some()
                    })
                };
                if !own.is_empty() && may_follow() {
                    places.extend(own);
                }
            }
        }
        places
    }

    /// Whether a contract stood after the words with some of the deals that fit them, and none
    /// with others: those in which the hands are the ones from which the cards came since.
    fn may_have_begun_early(&self) -> bool {
        let worlds = self.worlds;
        let record = &worlds.known.record;
        if record.actions() == record.said.len() || worlds.known.context.vorfuehrung.is_some() {
            return false;
        }
        let rounds = worlds.rounds.iter();
        let kinds = rounds.flat_map(|rounds| {
            let stands = |round: &Round| round.outcome(worlds.known.rules).is_some();
            let kinds = rounds.kinds(stands);
            kinds.into_iter().map(move |kind| (rounds, kind))
        });
        let mut open = kinds.filter(|(_, kind)| !kind.what && !worlds.known.has_exchange());
        open.any(|(rounds, kind)| {
            let mut problem = self.plain();
            rounds.demand(&kind, &worlds.parts, &mut problem);
            let any = Sum::at_least(0, CardSet::EMPTY, 0);
            self.may_be_dealt(problem, any).unwrap_or(true)
        })
    }

    /// Whether the hand dealt to `seat` is the same in every world.
    fn is_known(&self, seat: Seat) -> bool {
        let known = &self.worlds.known;
        let shown = !known.hides_a_hand(seat) && self.sight.hand(seat).is_some();
        known.hands.get(seat).is_some() || shown
    }

    /// Whether `seat` has not shown both cards of the pair that it declared; its hand `is_named`
    /// if all cards were that it got.
    fn may_lack_a_pair(&self, seat: Seat, rank: Rank, is_named: bool) -> bool {
        let (played, rules) = (self.sight.played(seat), self.worlds.known.rules);
        let position = self.worlds.all.first().map(|one| &one.position);
        let game = position.and_then(|it| it.game());
        let card = game.and_then(|game| rules.card_of_pair(game.contract(), rank));
        let card = card.unwrap_or(Card::new(Suit::Diamonds, rank));
        let shown = played.count(card) == 2;
        !(shown || is_named && self.is_known(seat))
    }

    /// Whether `seat` can have a Hochzeit that it had to declare (STILL-1).
    fn may_have_to_declare(&self, seat: Seat) -> Result<bool, Spent> {
        let known = &self.worlds.known;
        let is_owed = known.rules.hochzeit.silent == SilentHochzeit::Forbidden;
        let mut games = self.worlds.all.iter().filter_map(|one| one.position.game());
        let is_normal = games.any(|it| it.contract() == Contract::Normalspiel);
        if !is_owed || !is_normal || known.hands.get(seat).is_some() {
            return Ok(false);
        }
        let Some(one) = self.worlds.all.first() else {
            return Ok(false);
        };
        let mut problem = self.plain();
        one.shown.demand(&self.worlds.parts, &mut problem);
        let queens = CardSet::both(Card::CQ);
        let both = Sum::exactly(self.worlds.parts.dealt(seat), queens, 2);
        self.may_be_dealt(problem, both)
    }

    /// Whether `seat` can have nothing else than what it denied at this place, and no Vorbehalt
    /// that it took back in time (VORB-8). What it says later can show what else it has.
    fn may_have_nothing_else(&self, index: usize, seat: Seat) -> bool {
        let known = &self.worlds.known;
        let mut later = known.record.said.iter().skip(index);
        let shows = |word| {
            matches!(
                word,
                Word::Yes | Word::Hochzeit(_) | Word::Solo(_) | Word::Armut | Word::Throw
            ) || matches!(word, Word::Schweine(_))
        };
        if known.hands.get(seat).is_some() || later.any(|it| it.seat == seat && shows(it.word)) {
            return false;
        }
        let before = known.up_to(index);
        let laid = self.worlds.all.first().map(|one| one.shown.played);
        // Cards that were laid after an exchange need not be of the hand that was dealt.
        let laid = laid.filter(|_| !known.has_exchange()).unwrap_or_default();
        let parts = Parts::of(&before).with(laid);
        let found = Worlds::gathered(before, parts, false).say(known, seat, Word::No);
        let is_so = |reason| reason == Reason::WithdrawalTooLate;
        let refusal = found.refusal.filter(|_| found.refused_with.is_some());
        refusal.is_some_and(|it| it.grounds().iter().any(|it| is_so(it.reason)))
    }

    /// Whether the claim at this place does not hold with every deal.
    fn may_fail(&self, index: usize, seat: Seat) -> Result<bool, Spent> {
        let known = &self.worlds.known;
        let Some(before) = known.record.place_of(Section::Extras, index) else {
            return Ok(false);
        };
        let found = Worlds::of(known.up_to(before)).claim(&Claim {
            seat,
            kind: ClaimKind::Rest,
            order: known.record.claim_order,
        });
        match (found.refused_with, found.extent) {
            (Some(_), _) => Ok(true),
            (None, Extent::All) => Ok(false),
            (None, Extent::Some) => Err(Spent),
        }
    }
}
