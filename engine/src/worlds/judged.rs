//! Whether a record breaks the rules, and where that shows.

use super::{Case, Known, World, Worlds};
use crate::action::{Action, Claim, ClaimKind, Extra, ExtraWord, Play, Record, Section};
use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::position::Position;
use crate::replay::{Replay, Skipped, Step};
use crate::rule::Rule;
use crate::schweine::card_of_pair;
use crate::seat::Seat;
use crate::verdict::{Evidence, Reason, Refusal};
use crate::word::Word;

/// A record, judged with what is known.
#[derive(Clone, Debug)]
pub enum Judged<'r, 'a> {
    /// These deals fit it: it is legal.
    Legal(Worlds<'r, 'a>),
    /// No deal fits it. These deals fit its first actions, as many as fit any, and this is wrong
    /// with the next one.
    Faulty(Worlds<'r, 'a>, Violation),
    /// It would take more than the budget to know.
    BeyondBound,
}

/// What is wrong with the first action after which no deal fits a record.
#[derive(Clone, Copy, Debug)]
pub enum Violation {
    /// Every deal that gives the cards out refuses it.
    Refused(Step, Refusal),
    /// It shows that its seat could have followed, and did not.
    Revoke {
        /// The card that did not follow.
        step: Step,
        /// What speaks against that card.
        refusal: Refusal,
        /// The place of the card that shows it, among those played.
        proved_by: usize,
    },
    /// Nobody knows which action was the wrong one.
    NoDealFits(Skipped),
}

impl<'r, 'a> Known<'r, 'a> {
    /// The record, judged with what is known.
    pub fn judge(self) -> Judged<'r, 'a> {
        let worlds = Worlds::of(self);
        if !worlds.is_empty() {
            return Judged::Legal(worlds);
        }
        if self.may_hold_a_claim() {
            let worlds = worlds.one_by_one();
            return if worlds.is_empty() {
                Judged::BeyondBound
            } else {
                Judged::Legal(worlds)
            };
        }
        let before = Worlds::of(self.up_to(self.fitting()));
        let violation = self.violation_after(&before);
        let budget = self.budget;
        match violation.filter(|_| !budget.is_spent() && !budget.is_in_doubt()) {
            Some(violation) => Judged::Faulty(before, violation),
            None => Judged::BeyondBound,
        }
    }

    /// How many of the first actions fit a deal, if not all do.
    fn fitting(&self) -> usize {
        let (mut most, mut fewest_failing) = (0, self.record.actions());
        while fewest_failing - most > 1 {
            let middle = usize::midpoint(most, fewest_failing);
            if Worlds::of(self.up_to(middle)).is_empty() {
                fewest_failing = middle;
            } else {
                most = middle;
            }
        }
        most
    }

    /// Whether a claim fails with the deals that were looked at, and may hold with another one.
    fn may_hold_a_claim(&self) -> bool {
        let record = self.record;
        let kind = ClaimKind::Rest;
        let claims = (0..).zip(record.extras);
        let claims = claims.filter(|(_, it)| it.word == ExtraWord::Claim(kind));
        let mut places = claims.filter_map(|(index, it)| {
            let before = record.place_of(Section::Extras, index)?;
            Some((before, it.seat))
        });
        let broken = places.find_map(|(before, seat)| {
            let worlds = Worlds::of(self.up_to(before));
            let fails = !worlds.is_empty() && Worlds::of(self.up_to(before + 1)).is_empty();
            let order = record.claim_order;
            fails.then(|| worlds.claim(&Claim { seat, kind, order }))
        });
        broken.is_some_and(|found| found.may_hold())
    }

    /// What is wrong with the first action that does not fit the deals `before` it.
    fn violation_after(&self, before: &Worlds<'r, 'a>) -> Option<Violation> {
        let actions = before.known.record.actions();
        let first = self.begin_of(actions);
        if !self.rests_on_hidden_hands(before, first) {
            if let Some((Section::Plays, index)) = self.record.action(actions)
                && let Some(revoke) = revoke(before, &self.record, index)
            {
                return Some(revoke);
            }
            let dealt = Worlds::given_out(self.up_to(actions));
            let known = self.up_to(actions + 1);
            let refused = (first..=actions).find_map(|it| known.refused_by_all(&dealt, it));
            if let Some((step, refusal)) = refused {
                return Some(Violation::Refused(step, refusal));
            }
        }
        self.record.skipped(actions).map(Violation::NoDealFits)
    }

    /// Whether hidden hands decide what was played from this place on: somebody claimed the rest
    /// before, or a hand that is not known declared a pair and has not shown both cards of it. If
    /// it has not got them, others may have taken the tricks, or have made the parties.
    fn rests_on_hidden_hands(&self, before: &Worlds<'r, 'a>, place: usize) -> bool {
        let world = before.deals(Case::ANY).next();
        let position = world.map(|world| before.position(world));
        let Some(game) = position.as_ref().and_then(Position::game) else {
            return false;
        };
        let record = self.up_to(place).record;
        record.extras.iter().any(|extra| {
            let pair = match extra.word {
                ExtraWord::Schweine(rank) => card_of_pair(game.contract(), rank),
                ExtraWord::Genscher(_) => Some(Card::DK),
                ExtraWord::Claim(ClaimKind::Rest) => return true,
                ExtraWord::Announcement(_) | ExtraWord::Claim(ClaimKind::Surrender) => None,
            };
            let laid = game.plays().filter(|it| it.1 == extra.seat);
            let shown = laid.filter(|it| Some(it.2) == pair).count();
            pair.is_some() && shown < 2 && self.hand(extra.seat).is_none()
        })
    }

    /// The place of what was declared with the card at this place, or of the card itself.
    fn begin_of(&self, place: usize) -> usize {
        let Some((Section::Plays, card)) = self.record.action(place) else {
            return place;
        };
        let mode = self.rules.schweine.mode;
        let with_card = |it: &&Extra| it.card(mode).map(usize::from) == Some(card);
        place - self.record.extras.iter().filter(with_card).count()
    }

    /// The last action of the record or one before it, if all deals that were `dealt` refuse it,
    /// and for what: a hand that is not known refuses no word.
    fn refused_by_all(&self, dealt: &Worlds<'_, '_>, place: usize) -> Option<(Step, Refusal)> {
        let world = dealt.deals(Case::ANY).next()?;
        let step = step_at(self.replay(world), place)?;
        let refusal = match step.action {
            Action::Say(seat, word) => {
                let found = dealt.say(self, seat, word);
                let refusal = found.refusal.filter(|_| !found.may_hold())?;
                self.without_hidden_hands(refusal)?
            }
            Action::Extra(seat, ExtraWord::Claim(kind)) => {
                let order = self.record.claim_order;
                let found = dealt.claim(&Claim { seat, kind, order });
                found.refusal.filter(|_| !found.may_hold())?
            }
            Action::Play(..) | Action::Extra(..) => {
                let mut common: Option<Refusal> = None;
                let mut is_refused = true;
                dealt.look_at(step.action, |world| {
                    let here = step_at(self.replay(world), place);
                    let refusal = here.filter(|it| it.action == step.action);
                    match refusal.and_then(|it| it.outcome.err()) {
                        Some(it) => {
                            common = Some(common.map_or(it, |common| common.in_common(&it)));
                        }
                        None => is_refused = false,
                    }
                });
                let refusal = common.filter(|_| is_refused)?;
                match step.action {
                    Action::Play(seat, card) if !self.is_seen(dealt, world, seat, card) => {
                        refusal.but_for(|it| matches!(it, Reason::CardNotHeld | Reason::Revoke))?
                    }
                    _ => refusal,
                }
            }
        };
        (!refusal.differs()).then_some((step, refusal))
    }

    /// The refusal of a word with what does not lie in a hand that is not known; nothing, if all
    /// of it does. That a pair is elsewhere, a known hand shows.
    fn without_hidden_hands(&self, refusal: Refusal) -> Option<Refusal> {
        let Evidence::Vorbehalt { seat, word, .. } = *refusal.evidence() else {
            return Some(refusal);
        };
        let is_missing = match word {
            Word::Hochzeit(_) => self.is_elsewhere(seat, Card::CQ),
            Word::Schweine(rank) => self.is_elsewhere(seat, Card::new(Suit::Diamonds, rank)),
            _ => false,
        };
        if is_missing || self.hands.get(seat).is_some() && !self.hides_a_hand(seat) {
            return Some(refusal);
        }
        // How many cards go over everybody sees.
        refusal.but_for(|it| it.is_of_hand() && it != Reason::PushWrongCount)
    }

    /// Whether everybody sees whether `seat` can hold this card after `dealt`: its hand is known, or
    /// both copies lie or are in hands that are known.
    fn is_seen(&self, dealt: &Worlds<'_, '_>, world: World, seat: Seat, card: Card) -> bool {
        let position = dealt.position(world);
        let Some(game) = position.game().filter(|_| self.hand(seat).is_none()) else {
            return true;
        };
        let laid = game.plays().filter(|it| it.2 == card).count() as u32;
        let known = Seat::ALL.into_iter().filter(|&it| self.hand(it).is_some());
        laid + known.map(|it| game.hand(it).count(card)).sum::<u32>() >= 2
    }
}

/// The step at this place, with everything overlooked that can be.
fn step_at(mut replay: Replay<'_, '_>, place: usize) -> Option<Step> {
    for _ in 0..place {
        let step = replay.step()?;
        if step.outcome.is_err() && !replay.overlook(&step) {
            return None;
        }
    }
    replay.step()
}

/// The card that a seat laid although it held the one at this place, which would have followed.
fn revoke(before: &Worlds<'_, '_>, record: &Record<'_>, proved_by: usize) -> Option<Violation> {
    let &Play { seat, card } = record.plays.get(proved_by)?;
    let in_world = |world| {
        let position = before.position(world);
        let seat = seat.or(position.to_play())?;
        let game = position.game()?;
        let order = game.order();
        let class = order.class(card);
        let mut plays = game.plays().enumerate();
        let (index, (.., laid)) = plays.find(|&(_, (led, by, laid))| {
            by == seat && order.class(led) == class && order.class(laid) != class
        })?;
        Some((index, seat, laid, class))
    };
    let mut all = before.deals(Case::ANY).map(in_world);
    let found = all.next()?;
    let (index, seat, laid, class) = found.filter(|_| all.all(|it| it == found))?;
    let held: CardSet = core::iter::once(card).collect();
    let evidence = Evidence::Card {
        seat: Some(seat),
        card: laid,
        to_play: Some(seat),
        demanded: Some(class),
        followers: held,
        legal: held,
    };
    Some(Violation::Revoke {
        step: Step {
            section: Section::Plays,
            index,
            cards_played: u8::try_from(index).ok()?,
            action: Action::Play(seat, laid),
            outcome: Ok(()),
        },
        refusal: Refusal::new(Reason::Revoke, Rule::Follow2, evidence),
        proved_by,
    })
}
