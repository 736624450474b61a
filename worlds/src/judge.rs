//! [`Judged`]: whether a record breaks the rules, and where that shows.

use doko_engine::{
    Action, Card, Claim, ClaimKind, Evidence, Extra, ExtraWord, Play, Reason, Record, Refusal,
    Seat, Section, Skipped, Step, Suit, Word,
};

use crate::ask::{Extent, Found};
use crate::known::{Known, World};
use crate::worlds::{One, Worlds};

/// A record, judged with what is known.
#[derive(Clone, Debug)]
pub enum Judged<'r, 'a> {
    /// These worlds fit it: it is legal.
    Legal(Worlds<'r, 'a>),
    /// No world fits it. These fit its first actions, as many as fit any, and this is wrong with
    /// the next one.
    Faulty(Worlds<'r, 'a>, Box<Violation>),
    /// It would take more than the budget to know.
    BeyondBound,
}

/// What is wrong with the first action after which no world fits a record.
#[derive(Clone, Copy, Debug)]
pub enum Violation {
    /// It is refused whatever the hands are that are not known.
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
        let is_beyond = || self.budget.is_in_doubt() || self.budget.is_spent();
        if !worlds.is_empty() {
            return Judged::Legal(worlds);
        }
        if is_beyond() {
            return Judged::BeyondBound;
        }
        let before = self.longest_that_fits(&worlds);
        let violation = self.violation_after(&before);
        match violation.filter(|_| !is_beyond()) {
            Some(violation) => Judged::Faulty(before, Box::new(violation)),
            None => Judged::BeyondBound,
        }
    }

    /// The worlds of as many of the first actions as fit any, where `none` fit all of them. What
    /// is wrong is looked for among the last ones first.
    fn longest_that_fits(&self, none: &Worlds<'r, 'a>) -> Worlds<'r, 'a> {
        // After the first word that is illegal with all hands nothing fits.
        let legal_words = none.rounds.as_ref().map(|it| it.legal_words);
        let illegal = legal_words.filter(|it| *it < self.words_before_exchange());
        let mut failing = illegal.map_or(self.record.actions(), |words| words + 1);
        let (mut fitting, mut step, mut before) = (0, 1, None);
        while failing - fitting > 1 {
            let middle = usize::midpoint(fitting, failing).max(failing.saturating_sub(step));
            let worlds = Worlds::of(self.up_to(middle));
            if worlds.is_empty() {
                failing = middle;
                step *= 2;
            } else {
                fitting = middle;
                before = Some(worlds);
            }
        }
        before.unwrap_or_else(|| Worlds::of(self.up_to(0)))
    }

    /// What is wrong with the first action that does not fit the worlds `before` it.
    fn violation_after(&self, before: &Worlds<'r, 'a>) -> Option<Violation> {
        let actions = before.known.record.actions();
        let first = self.begin_of(actions);
        let longer = self.up_to(actions + 1);
        let is_open = self.rests_on_hidden_hands(before, first);
        if let Some((Section::Plays, index)) = self.record.action(actions).filter(|_| !is_open)
            && let Some(revoke) = revoke(before, &self.record, index)
            && !Worlds::given_out(longer).is_empty()
        {
            return Some(revoke);
        }
        let is_round =
            before.known.record.plays.is_empty() && before.known.record.extras.is_empty();
        let given_out = (!is_round).then(|| Worlds::given_out(self.up_to(actions)));
        // Before the first card nothing but the words shows something of the hands.
        let dealt = given_out.as_ref().unwrap_or(before);
        let refused = (first..=actions).find_map(|it| longer.refused_by_all(dealt, it));
        let seen = refused.and_then(|(step, refusal)| {
            // A third copy is one whoever took the tricks.
            let left_out = |it| is_open && it != Reason::CardNotHeld;
            Some(Violation::Refused(step, refusal.but_for(left_out)?))
        });
        if seen.is_some() {
            return seen;
        }
        self.record.skipped(actions).map(Violation::NoDealFits)
    }

    /// Whether hidden hands decide what was played from this place on: somebody claimed the rest
    /// before, or a hand that is not known declared a pair and has not shown both cards of it. If
    /// it has not got them, others may have taken the tricks, or have made the parties.
    fn rests_on_hidden_hands(&self, before: &Worlds<'r, 'a>, place: usize) -> bool {
        let one = before.all.first();
        let Some(game) = one.and_then(|one| one.position.game()) else {
            return false;
        };
        let record = self.up_to(place).record;
        record.extras.iter().any(|extra| {
            let pair = match extra.word {
                ExtraWord::Schweine(rank) => self.rules.card_of_pair(game.contract(), rank),
                ExtraWord::Genscher(_) => Some(Card::DK),
                ExtraWord::Claim(ClaimKind::Rest) => return true,
                ExtraWord::Announcement(_) | ExtraWord::Claim(ClaimKind::Surrender) => None,
            };
            let laid = game.plays().filter(|it| it.1 == extra.seat);
            let shown = laid.filter(|it| Some(it.2) == pair).count();
            pair.is_some() && shown < 2 && !self.knows_hand(extra.seat)
        })
    }

    /// The place of what was declared with the card at this place, or of the card itself.
    fn begin_of(&self, place: usize) -> usize {
        let Some((Section::Plays, card)) = self.record.action(place) else {
            return place;
        };
        let extras = self.record.extras.iter();
        let with_card = |it: &&Extra| usize::from(it.at) == card && self.is_with_card(it.word);
        place - extras.filter(with_card).count()
    }

    /// Whether this is declared with a card.
    pub(crate) fn is_with_card(&self, word: ExtraWord) -> bool {
        match word {
            ExtraWord::Schweine(rank) => self.rules.schweine.mode_of(rank).is_with_card(),
            ExtraWord::Genscher(_) => true,
            ExtraWord::Announcement(_) | ExtraWord::Claim(_) => false,
        }
    }

    /// The last action of the record or one before it, if all deals that were `dealt` refuse it,
    /// and for what: a hand that is not known refuses no word.
    fn refused_by_all(&self, dealt: &Worlds<'_, '_>, place: usize) -> Option<(Step, Refusal)> {
        let step = self.step_at(dealt.all.first()?.first, place)?;
        let (seat, refused) = match step.action {
            Action::Say(seat, word) => (Some(seat), dealt.say(self, seat, word)),
            Action::Extra(seat, ExtraWord::Claim(kind)) => {
                let order = self.record.claim_order;
                (None, dealt.claim(&Claim { seat, kind, order }))
            }
            Action::Play(..) | Action::Extra(..) => (None, self.judge_step(dealt, &step, place)),
        };
        let is_refused = refused.accepted_with.is_none() && refused.extent == Extent::All;
        let refusal = refused.refusal.filter(|_| is_refused)?;
        let refusal = match (seat, step.action) {
            (Some(seat), _) => self.without_hidden_hand(seat, refusal)?,
            (None, Action::Play(seat, card)) if !self.is_seen(dealt, seat, card) => {
                refusal.but_for(|it| matches!(it, Reason::CardNotHeld | Reason::Revoke))?
            }
            (None, _) => refusal,
        };
        (!refusal.differs()).then_some((step, refusal))
    }

    /// What all deals that were `dealt` say of a card, or of something announced or declared.
    fn judge_step(&self, dealt: &Worlds<'_, '_>, wanted: &Step, place: usize) -> Found {
        let mut found = Found::NOTHING;
        let looks = |one: &One<'_>| match wanted.action {
            Action::Play(seat, card) => dealt.looks_at_card(one, seat, card),
            Action::Extra(seat, word) => dealt.looks_at_pair(one, seat, word),
            Action::Say(..) => Vec::new(),
        };
        dealt.look(looks, |world, _| {
            let step = self
                .step_at(world, place)
                .filter(|it| it.action == wanted.action);
            found.note(world, step.map_or(Ok(()), |it| it.outcome));
            found.accepted_with.is_none()
        });
        found
    }

    /// The step at this place in `world`, with everything overlooked that can be.
    fn step_at(&self, world: World, place: usize) -> Option<Step> {
        let words = self.words(world);
        let mut replay = self.replay(&world, &words);
        for _ in 0..place {
            let step = replay.step()?;
            if step.outcome.is_err() && !replay.overlook(&step) {
                return None;
            }
        }
        replay.step()
    }

    /// The refusal of a word with what does not lie in a hand that is not known; nothing, if all
    /// of it does. That a pair or cards that go over are elsewhere, a known hand shows.
    fn without_hidden_hand(&self, asked: Seat, refusal: Refusal) -> Option<Refusal> {
        let Evidence::Vorbehalt { seat, word, .. } = *refusal.evidence() else {
            return Some(refusal);
        };
        let queen = matches!(word, Word::Hochzeit(_)).then_some(Card::CQ);
        let pair = word.schweine().map(|rank| Card::new(Suit::Diamonds, rank));
        let card = queen.or(pair);
        let mut others = self.hands.iter().filter(|(other, _)| *other != seat);
        let is_elsewhere = card.is_some_and(|card| {
            others.any(|(_, hand)| hand.is_some_and(|hand| hand.contains(card)))
        });
        let goes_over = word.handed_over().is_some();
        if is_elsewhere || goes_over || asked != seat || self.knows_hand(seat) {
            return Some(refusal);
        }
        refusal.but_for(Reason::is_of_hand)
    }

    /// Whether everybody sees whether `seat` can hold this card: its hand is known, or both copies
    /// lie or are in hands that are known.
    fn is_seen(&self, dealt: &Worlds<'_, '_>, seat: Seat, card: Card) -> bool {
        let game = dealt.all.first().and_then(|one| one.position.game());
        let Some(game) = game.filter(|_| !self.knows_hand(seat)) else {
            return true;
        };
        let laid = game.plays().filter(|it| it.2 == card).count() as u32;
        let known = Seat::ALL.into_iter().filter(|&it| self.knows_hand(it));
        laid + known.map(|it| game.hand(it).count(card)).sum::<u32>() >= 2
    }
}

/// The card that a seat laid although it held the one at this place, which would have followed.
fn revoke(before: &Worlds<'_, '_>, record: &Record<'_>, proved_by: usize) -> Option<Violation> {
    let &Play { seat, card } = record.plays.get(proved_by)?;
    let in_world = |one: &One<'_>| {
        let seat = seat.or(one.position.to_play())?;
        let game = one.position.game()?;
        let order = game.order();
        let class = order.class(card);
        let mut plays = game.plays().enumerate();
        let is_one = |(led, by, laid): (Card, Seat, Card)| {
            by == seat && order.class(led) == class && order.class(laid) != class
        };
        let (index, (.., laid)) = plays.find(|&(_, it)| is_one(it))?;
        Some((index, seat, laid, class))
    };
    let mut all = before.all.iter().map(in_world);
    let found = all.next()?;
    let (index, seat, laid, class) = found.filter(|_| all.all(|it| it == found))?;
    Some(Violation::Revoke {
        step: Step {
            section: Section::Plays,
            index,
            cards_played: u8::try_from(index).ok()?,
            action: Action::Play(seat, laid),
            outcome: Ok(()),
        },
        refusal: Refusal::revoke(seat, laid, class, card),
        proved_by,
    })
}
