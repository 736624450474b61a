//! [`Reason`], [`Refusal`]: why something may not be done; [`Evidence`] shows it.

mod evidence;
mod figures;
mod seen;

use crate::card::{Card, Class};
use crate::card_set::CardSet;
use crate::list::List;
use crate::rule::Rule;
use crate::seat::Seat;

pub use evidence::{Evidence, Facts};
pub use figures::{AnnouncementEvidence, Counterplay};

/// Why an action is refused, in the order in which several reasons are given.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[repr(u8)]
pub enum Reason {
    /// No declaration that can be made here.
    UnknownVorbehalt,
    /// The solo is not played in this rule set.
    SoloNotAvailable,
    /// A bid that is not 0 to 5, or too low to stay in the auction.
    BadBid,
    /// Soli are not bid for in this rule set.
    BidNotAvailable,
    /// A Hochzeit without both ♣Q.
    HochzeitNeedsBothClubQueens,
    /// The rule set does not let the Hochzeiter choose this.
    SelectorNotAvailable,
    /// There is no Armut in this rule set.
    ArmutNotAvailable,
    /// Too many trumps for an Armut.
    TooManyTrumps,
    /// Hands are not thrown in in this rule set.
    ThrowNotAvailable,
    /// The hand fulfils no condition for throwing it in.
    ThrowConditionNotMet,
    /// There are no Schweine in this rule set, in this contract or at this time.
    SchweineNotAvailable,
    /// Schweine without both cards of the pair.
    SchweineNeedBothDiamondAces,
    /// Schweine of the poor player of an Armut.
    PoorPlayerMayNotDeclareSchweine,
    /// The player who must play the Pflichtsolo names no solo.
    VorfuehrungNeedsSolo,
    /// Another player has a Vorbehalt although a Pflichtsolo is vorgeführt.
    VorfuehrungNoVorbehalt,
    /// Gesund with both ♣Q where there is no stille Hochzeit.
    HochzeitMustBeDeclared,
    /// The player has spoken already.
    AlreadySpoken,
    /// The question was not put to this player.
    NotAsked,
    /// The Vorbehalt turns out to be nothing, too late to take it back.
    WithdrawalTooLate,
    /// A pushed card that the poor player does not hold.
    PushCardNotHeld,
    /// The wrong number of cards pushed.
    PushWrongCount,
    /// A trump stays in the hand of the poor player.
    PushLeavesTrump,
    /// Another player is to answer whether the Armut is taken.
    AnswerOutOfOrder,
    /// A card given back that the acceptor does not hold.
    ReturnCardNotHeld,
    /// Not as many cards given back as were pushed.
    ReturnWrongCount,
    /// A trump given back where Fehl is demanded and there was enough.
    ReturnNeedsFehl,
    /// A card given back of a pair that the poor player had declared.
    ReturnKeepsSchweine,
    /// A card before the contract is known.
    PlayBeforeContract,
    /// All cards are played, or a claim has ended the game.
    GameOver,
    /// It is another player's turn.
    OutOfTurn,
    /// The player does not hold the card.
    CardNotHeld,
    /// The player can follow and does not.
    Revoke,
    /// The settlement is asked for before the last card.
    Incomplete,
    /// The time to declare Schweine is over, or the card is not the one that allows
    /// them.
    SchweineTooLate,
    /// An announcement above the highest that exists.
    AnnLevelNotAvailable,
    /// An announcement before the contract is known.
    ContractNotFixed,
    /// An announcement before the Hochzeit is clarified.
    HochzeitPending,
    /// An announcement before its first moment.
    TooEarly,
    /// Re by a Kontra player, or Kontra by a Re player.
    WrongParty,
    /// An announcement after one's last card.
    NoCardLeft,
    /// The party has announced this already.
    Already,
    /// An Absage without an Ansage.
    NeedsAnsage,
    /// An Absage after a late Erwiderung.
    BlockedByLateReply,
    /// An Absage that leaves out another one.
    NeedsPrevious,
    /// The limit has passed.
    TooLate,
    /// Games are not shortened in this rule set.
    ClaimNotAvailable,
    /// The claimant is not the soloist of an established solo.
    ClaimNotEntitled,
    /// The order of play names a card that the claimant does not hold.
    ClaimOrderNotHeld,
    /// The claim does not hold against every play.
    ClaimNotProven,
    /// There are no penalties in this rule set.
    PenaltiesNotAvailable,
    /// The seat may not complain of this offence.
    ComplaintNotEntitled,
    /// The right to complain is lost.
    ComplaintTooLate,
    /// There is no Genscher in this rule set, in this contract, or any more.
    GenscherNotAvailable,
    /// A Genscher without both ♦K in hand, or not with the first of them.
    GenscherNeedsBothDiamondKings,
    /// With no deal of the cards can the record have come so far.
    NoDealFits,
}

impl Reason {
    /// Whether it is the hand behind a word before the first card that speaks against it.
    pub const fn is_of_hand(self) -> bool {
        matches!(
            self,
            Reason::HochzeitNeedsBothClubQueens
                | Reason::TooManyTrumps
                | Reason::ThrowConditionNotMet
                | Reason::SchweineNeedBothDiamondAces
                | Reason::HochzeitMustBeDeclared
                | Reason::PushCardNotHeld
                | Reason::PushWrongCount
                | Reason::PushLeavesTrump
                | Reason::ReturnCardNotHeld
                | Reason::ReturnNeedsFehl
        )
    }
}

/// A reason together with the rule that gives it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Ground {
    /// Why the action is refused.
    pub reason: Reason,
    /// The rule that is broken.
    pub rule: Rule,
}

/// An action is not legal: why, and what shows it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[must_use = "a verdict that nobody reads is a rule that nobody enforces"]
pub struct Refusal {
    // INVARIANT: both in the order of `Reason`, the second not empty.
    grounds: Grounds,
    possible: List<Ground, 12>, // with hands that are not known
    evidence: Evidence,
}

impl Refusal {
    /// The refusal for one reason.
    pub(crate) fn new(reason: Reason, rule: Rule, evidence: Evidence) -> Refusal {
        let mut grounds = Grounds::new();
        grounds.note(true, reason, rule);
        Refusal::all(grounds, evidence)
    }

    /// The refusal for everything that was noted. Only for actions that are not
    /// legal: then something was.
    pub(crate) fn all(grounds: Grounds, evidence: Evidence) -> Refusal {
        Refusal {
            grounds,
            possible: List::of(&grounds.0, NO_GROUND),
            evidence,
        }
    }

    /// The same with another reason, if that `applies`.
    pub(crate) fn with(mut self, applies: bool, reason: Reason, rule: Rule) -> Refusal {
        self.grounds.note(applies, reason, rule);
        if applies {
            self.possible = List::of(&self.grounds.0, NO_GROUND);
        }
        self
    }

    /// What speaks against the same action in this game and in another one. In which
    /// order games are gone through makes no difference.
    pub fn in_common(&self, other: &Refusal) -> Refusal {
        let mut grounds = Grounds::new();
        let shared = |ground: &&Ground| other.grounds.0.contains(ground);
        for &Ground { reason, rule } in self.grounds.0.iter().filter(shared) {
            grounds.note(true, reason, rule);
        }
        let mut possible: List<Ground, 12> = List::new(NO_GROUND);
        let all = || self.possible.iter().chain(other.possible.iter());
        while let Some(next) = all()
            .filter(|it| !possible.contains(it))
            .min_by_key(|it| (it.reason, it.rule))
            && possible.push(*next)
        {}
        Refusal {
            grounds,
            possible,
            evidence: self.evidence.in_common(&other.evidence),
        }
    }

    /// The same without these reasons, if another one is left.
    pub fn but_for(mut self, left_out: impl Fn(Reason) -> bool) -> Option<Refusal> {
        self.grounds = self.grounds.filter(|reason| !left_out(reason));
        self.possible = List::of(&self.grounds.0, NO_GROUND);
        (!self.grounds.is_empty()).then_some(self)
    }

    /// The refusal of a card that `seat` laid although it held another one, of the class that
    /// was `demanded` (FOLLOW-2).
    pub fn revoke(seat: Seat, laid: Card, demanded: Class, held: Card) -> Refusal {
        let held = CardSet::from_iter([held]);
        let evidence = Evidence::Card {
            seat: Some(seat),
            card: laid,
            to_play: Some(seat),
            demanded: Some(demanded),
            followers: held,
            legal: held,
        };
        Refusal::new(Reason::Revoke, Rule::Follow2, evidence)
    }

    /// Every reason that applies, at least one; the first is the primary one. If
    /// [none is the same](Refusal::differs) in all games, every one that may apply.
    pub fn grounds(&self) -> &[Ground] {
        if self.differs() {
            &self.possible
        } else {
            &self.grounds.0
        }
    }

    /// Whether no reason is the same in all games: then at least one of them
    /// applies, and which one depends on hands that are not known.
    pub fn differs(&self) -> bool {
        self.grounds.is_empty()
    }

    /// The primary reason.
    pub fn reason(&self) -> Reason {
        self.grounds()
            .first()
            .map_or(NO_GROUND.reason, |ground| ground.reason)
    }

    /// Whether it is an earlier word of somebody else than `seat` that is at fault.
    pub fn blames_another_than(&self, asked: Seat) -> bool {
        matches!(self.evidence, Evidence::Vorbehalt { seat, .. } if seat != asked)
    }

    /// Whether what `speaker` says is legal, and makes an earlier word of another seat wrong.
    pub fn allows(&self, speaker: Seat) -> bool {
        self.reason() == Reason::HochzeitMustBeDeclared && self.blames_another_than(speaker)
    }

    /// What shows it, and what would have been legal.
    pub const fn evidence(&self) -> &Evidence {
        &self.evidence
    }
}

// Fills the unused places of a list.
const NO_GROUND: Ground = Ground {
    reason: Reason::GameOver,
    rule: Rule::Mod4,
};

/// Collects what speaks against an action.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Grounds(List<Ground, 6>); // INVARIANT: in the order of `Reason`.

impl Grounds {
    pub(crate) const fn new() -> Grounds {
        Grounds(List::new(NO_GROUND))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those with a reason that `keep` keeps.
    fn filter(&self, keep: impl Fn(Reason) -> bool) -> Grounds {
        let mut kept = Grounds::new();
        for &Ground { reason, rule } in self.0.iter() {
            kept.note(keep(reason), reason, rule);
        }
        kept
    }

    /// The first reason, if there is one.
    pub(crate) fn first(&self) -> Option<Reason> {
        self.0.first().map(|ground| ground.reason)
    }

    /// All reasons.
    pub(crate) fn reasons(&self) -> impl Iterator<Item = Reason> {
        self.0.iter().map(|ground| ground.reason)
    }

    /// Notes `reason` if it `applies`.
    pub(crate) fn note(&mut self, applies: bool, reason: Reason, rule: Rule) {
        if applies {
            let before = self.0.iter().take_while(|it| it.reason <= reason);
            self.0.insert(before.count(), Ground { reason, rule });
        }
    }
}

#[cfg(test)]
mod tests;
