//! The exchange of an Armut: pushing, answering, giving back.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::holding::Holding;
use crate::list::List;
use crate::options::{ArmutPush, ArmutReturn};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::verdict::{Facts, Grounds, Reason};

/// The fewest cards that are pushed where there are no fewer trumps to push.
pub(crate) const THREE: u32 = 3;

/// How far the exchange of one Armut has come.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Exchange {
    pub(crate) pushed: Option<CardSet>,
    /// How many have refused.
    pub(crate) refused: u8,
    pub(crate) acceptor: Option<Seat>,
    pub(crate) returned: Option<CardSet>,
}

/// What comes next in an exchange.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Step {
    /// The poor player pushes.
    Push(Seat),
    /// This seat answers.
    Answer(Seat),
    /// The acceptor gives cards back.
    Return(Seat),
    /// Nobody takes the cards of this seat (ARM-6).
    Refused(Seat),
    /// All cards have changed hands.
    Done,
}

/// What speaks against cards that change hands.
type Fault = (Grounds, Facts);

impl Exchange {
    /// What comes next in the exchange of `poor`, who offers to `others` in this
    /// order (ARM-5).
    pub(crate) fn step(&self, poor: Seat, others: &[Seat]) -> Step {
        match *self {
            Exchange { pushed: None, .. } => Step::Push(poor),
            Exchange {
                acceptor: None,
                refused,
                ..
            } => match others.get(usize::from(refused)) {
                Some(&next) => Step::Answer(next),
                None => Step::Refused(poor),
            },
            Exchange {
                acceptor: Some(acceptor),
                returned: None,
                ..
            } => Step::Return(acceptor),
            Exchange {
                returned: Some(_), ..
            } => Step::Done,
        }
    }

    /// The cards of `seat` as far as this exchange has come; `hand` before it.
    pub(crate) fn hand(&self, poor: Seat, seat: Seat, hand: CardSet) -> CardSet {
        let pushed = self.pushed.unwrap_or_default();
        let returned = self.returned.unwrap_or_default();
        if seat == poor {
            hand.minus(pushed).plus(returned).unwrap_or(hand)
        } else if self.acceptor == Some(seat) {
            let picked_up = hand.plus(pushed).unwrap_or(hand);
            picked_up.minus(returned)
        } else {
            hand
        }
    }
}

impl RuleSet {
    /// What speaks against pushing `cards` from a hand whose ♦A are `schweine` or not, as far
    /// as that is known (ARM-4). Whatever else it holds, it is an Armut (ARM-1).
    ///
    /// Of a hand that is not known, `PushWrongCount` is an estimate where ♦A do not count
    /// for an Armut: how many of them the hand holds is not asked. No refusal rests on it:
    /// who does not know the hand asks every deal that fits ([`Worlds::say`]), and there
    /// each hand is known. Where nothing speaks against the cards, that is taken as it is.
    ///
    /// [`Worlds::say`]: crate::Worlds::say
    pub(crate) fn push_faults(&self, holding: Holding, schweine: bool, cards: CardSet) -> Fault {
        let kinds = self.normal_trumps();
        let not_held = holding.beyond(cards);
        let pushed = cards.minus(not_held);
        let held = holding.fewest(kinds).max(pushed.intersect(kinds).len());
        let leaves = held > pushed.intersect(kinds).len();
        let counted = self.fewest_for_armut(Holding::Known(pushed), schweine);
        let trumps = held - counted.saturating_sub(u32::from(self.armut.max_trumps));
        let least = match self.armut.push {
            ArmutPush::TrumpsOnly => 0,
            ArmutPush::TrumpsOrThree if trumps > 0 => 0,
            ArmutPush::ExactlyThree | ArmutPush::TrumpsOrThree => THREE,
            ArmutPush::ThreeAndFoxes => {
                let foxes = CardSet::both(Card::DA);
                let foxes = holding.known(foxes).union(pushed.intersect(foxes));
                THREE + self.free_foxes(foxes, schweine)
            }
        };
        let limit = trumps.max(least);
        let wrong_count = if least > 0 {
            cards.len() != limit
        } else {
            // A card too many is looked at last.
            !leaves && pushed.len() > trumps
        };
        let mut grounds = Grounds::new();
        let mut note = |applies, reason| grounds.note(applies, reason, Rule::Arm4);
        // Nor does an Armut hold more trumps than make one.
        let too_many = counted > u32::from(self.armut.max_trumps);
        note(!not_held.is_empty() || too_many, Reason::PushCardNotHeld);
        note(wrong_count, Reason::PushWrongCount);
        note(leaves, Reason::PushLeavesTrump);
        let left = holding.known(kinds).minus(cards);
        let at_fault = if left.is_empty() { not_held } else { left };
        (grounds, facts(at_fault, not_held, cards.len(), limit))
    }

    /// What speaks against giving `cards` back for those that were `pushed`, from
    /// the hand after picking up, as far as that is known (ARM-7). What is `kept` may not be
    /// among them.
    pub(crate) fn return_faults(
        &self,
        holding: Holding,
        pushed: CardSet,
        kept: CardSet,
        cards: CardSet,
    ) -> Fault {
        let not_held = holding.beyond(cards);
        let trumps = cards.intersect(self.normal_trumps());
        let needs_fehl = match self.armut.returned {
            ArmutReturn::Free => false,
            ArmutReturn::FehlOnly => {
                let fehl = self.deck.cards().without(self.normal_trumps());
                let fewest = holding.fewest(fehl).max(pushed.intersect(fehl).len());
                trumps.len() > pushed.len().saturating_sub(fewest)
            }
        };
        let limit = pushed.len();
        let mut grounds = Grounds::new();
        let mut note = |applies, reason| grounds.note(applies, reason, Rule::Arm7);
        note(!not_held.is_empty(), Reason::ReturnCardNotHeld);
        note(cards.len() != limit, Reason::ReturnWrongCount);
        note(needs_fehl, Reason::ReturnNeedsFehl);
        let kept = cards.intersect(kept);
        grounds.note(!kept.is_empty(), Reason::ReturnKeepsSchweine, Rule::Schw6);
        let at_fault = match (needs_fehl, kept.is_empty()) {
            (true, _) => trumps,
            (false, false) => kept,
            (false, true) => not_held,
        };
        (grounds, facts(at_fault, not_held, cards.len(), limit))
    }
}

/// Which cards a seat may hand over.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HandOver {
    /// How many.
    pub count: u32,
    /// Those that must be among them.
    pub must: CardSet,
    /// Those that may be among them. Any `count` of them are legal that have all of `must`.
    pub may: CardSet,
}

impl RuleSet {
    /// Which cards are pushed from this hand, whose ♦A are `schweine` or not (ARM-4).
    pub(crate) fn pushable(&self, hand: CardSet, schweine: bool) -> HandOver {
        let must = hand.intersect(self.normal_trumps());
        let (_, facts) = self.push_faults(Holding::Known(hand), schweine, must);
        let count = facts.limit.map_or(0, u32::from);
        let is_more = count > must.len();
        let may = if is_more { hand } else { must };
        HandOver { count, must, may }
    }

    /// Which cards of this hand go back for so many that were `pushed`, without what is `kept`
    /// (ARM-7).
    pub(crate) fn returnable(&self, hand: CardSet, pushed: u32, kept: CardSet) -> HandOver {
        let fehl = hand.without(self.normal_trumps());
        let (must, may) = match self.armut.returned {
            ArmutReturn::Free => (CardSet::EMPTY, hand),
            ArmutReturn::FehlOnly if fehl.len() >= pushed => (CardSet::EMPTY, fehl),
            ArmutReturn::FehlOnly => (fehl, hand),
        };
        HandOver {
            count: pushed,
            must,
            may: may.without(kept),
        }
    }
}

fn facts(cards: CardSet, not_held: CardSet, counted: u32, limit: u32) -> Facts {
    Facts {
        cards,
        counted: u8::try_from(counted).ok(),
        limit: u8::try_from(limit).ok(),
        not_held,
    }
}

/// Those of the seats after `poor`, clockwise, that `may` be asked.
pub(crate) fn asked(poor: Seat, may: impl Fn(Seat) -> bool) -> List<Seat, 3> {
    let mut others = List::new(poor);
    for steps in 1..4 {
        let seat = poor.after(steps);
        if may(seat) {
            others.push(seat);
        }
    }
    others
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::ArmutRules;
    use crate::rulesets::VLN;

    // CASES E-01: two trumps.
    const POOR: &str = "SQ DT CA CT CK SA ST SK HA HK";

    const NONE: CardSet = CardSet::EMPTY;

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    fn reasons((grounds, _): Fault) -> std::vec::Vec<Reason> {
        grounds.reasons().collect()
    }

    #[test]
    fn three_cards_go_with_all_trumps_among_them() {
        let push = |cards| reasons(VLN.push_faults(Holding::Known(set(POOR)), false, set(cards)));
        assert_eq!(push("SQ DT CK"), []);
        assert_eq!(push("SQ CK SK"), [Reason::PushLeavesTrump]);
        assert_eq!(push("SQ DT"), [Reason::PushWrongCount]);
        assert_eq!(push("SQ DT CQ"), [Reason::PushCardNotHeld]);
        let all = [
            Reason::PushCardNotHeld,
            Reason::PushWrongCount,
            Reason::PushLeavesTrump,
        ];
        assert_eq!(push("SQ CQ"), all);
    }

    #[test]
    fn with_trumps_only_a_card_too_many_is_looked_at_last() {
        let rules = RuleSet {
            armut: ArmutRules {
                push: ArmutPush::TrumpsOnly,
                ..VLN.armut
            },
            ..VLN
        };
        let push = |cards| reasons(rules.push_faults(Holding::Known(set(POOR)), false, set(cards)));
        assert_eq!(push("SQ DT"), []);
        assert_eq!(push("SQ DT CK"), [Reason::PushWrongCount]);
        assert_eq!(push("SQ CK"), [Reason::PushLeavesTrump]);
        assert_eq!(push("SQ DT CQ"), [Reason::PushCardNotHeld]);
    }

    #[test]
    fn as_many_go_back_and_fehl_only_as_long_as_there_is_enough() {
        let fehl_only = RuleSet {
            armut: ArmutRules {
                returned: ArmutReturn::FehlOnly,
                ..VLN.armut
            },
            ..VLN
        };
        let hand = Holding::Known(set("CQ HT DA CA SA"));
        let pushed = set("DK DT SK");
        let free = |cards| reasons(VLN.return_faults(hand, pushed, NONE, set(cards)));
        assert_eq!(free("CQ HT DA"), []);
        assert_eq!(free("CQ HT"), [Reason::ReturnWrongCount]);
        assert_eq!(free("CQ CQ DA"), [Reason::ReturnCardNotHeld]);
        let fehl = |cards| reasons(fehl_only.return_faults(hand, pushed, NONE, set(cards)));
        assert_eq!(fehl("CA SA DA"), []); // one short of Fehl
        assert_eq!(fehl("CQ SA DA"), [Reason::ReturnNeedsFehl]);
    }

    #[test]
    fn a_hand_that_is_not_known_is_an_armut_of_cards_that_nobody_else_has() {
        let elsewhere = set("CA CA CT CT SA SA");
        let unknown = Holding::Among {
            cards: VLN.deck.cards().minus(elsewhere),
            size: 10,
        };
        let push = |rules: &RuleSet, cards| reasons(rules.push_faults(unknown, false, set(cards)));
        assert_eq!(push(&VLN, "SQ DT CK"), []);
        let six = "SQ SQ DT DT HQ HQ";
        let too_many = [Reason::PushCardNotHeld, Reason::PushWrongCount];
        assert_eq!(push(&VLN, six), too_many);
        assert_eq!(push(&VLN, "CA CT SA"), [Reason::PushCardNotHeld]);
        let foxes = RuleSet {
            armut: ArmutRules {
                fox: crate::options::ArmutFox::DoesNotCount,
                ..VLN.armut
            },
            ..VLN
        };
        let (five, four) = ("SQ DT HQ DA DA", "SQ DT HQ DQ");
        assert_eq!(push(&foxes, five), []);
        assert_eq!(push(&foxes, four), too_many);
        let trumps_only = RuleSet {
            armut: ArmutRules {
                push: ArmutPush::TrumpsOnly,
                ..VLN.armut
            },
            ..VLN
        };
        assert_eq!(push(&trumps_only, "SQ DT"), []);
        assert_eq!(push(&trumps_only, "SQ DT CK"), [Reason::PushWrongCount]);
        assert_eq!(push(&trumps_only, six), too_many);
        // A hand of which little is left to know holds a trump beside these.
        let nearly = Holding::Among {
            cards: set("SQ DT HQ DQ CA CT CK SA ST SK HA"),
            size: 10,
        };
        let faults = reasons(VLN.push_faults(nearly, false, set("SQ DT CK")));
        assert_eq!(faults, [Reason::PushLeavesTrump]);
    }

    #[test]
    fn what_was_pushed_is_known_of_the_acceptor() {
        let fehl_only = RuleSet {
            armut: ArmutRules {
                returned: ArmutReturn::FehlOnly,
                ..VLN.armut
            },
            ..VLN
        };
        let unknown = Holding::Among {
            cards: VLN.deck.cards().minus(set("CA CA")),
            size: 13,
        };
        let back = |rules: &RuleSet, cards| {
            reasons(rules.return_faults(unknown, set("DT CK CK"), NONE, set(cards)))
        };
        assert_eq!(back(&VLN, "CQ CK SA"), []);
        assert_eq!(back(&VLN, "CA SA SA"), [Reason::ReturnCardNotHeld]);
        assert_eq!(back(&fehl_only, "DT CK CK"), []);
        assert_eq!(back(&fehl_only, "DT CQ CK"), [Reason::ReturnNeedsFehl]);
    }

    /// All choices of so many cards of this hand.
    fn choices(hand: CardSet, count: u32) -> std::vec::Vec<CardSet> {
        let cards: std::vec::Vec<Card> = hand.cards().collect();
        let chosen = (0u32..1 << cards.len()).filter(|it| it.count_ones() == count);
        let each = chosen.map(|bits| {
            let places = cards.iter().enumerate();
            let those = places.filter(|(place, _)| bits >> place & 1 == 1);
            those.fold(CardSet::EMPTY, |mut all, (_, &card)| {
                all.insert(card);
                all
            })
        });
        each.collect()
    }

    /// That just the choices are legal that `hand_over` names.
    fn check(hand: CardSet, hand_over: HandOver, is_legal: impl Fn(CardSet) -> bool) {
        let HandOver { count, must, may } = hand_over;
        let mut named = 0;
        for cards in choices(hand, count) {
            let is_named = must.minus(cards).is_empty() && cards.minus(may).is_empty();
            assert_eq!(
                is_legal(cards),
                is_named,
                "{cards:?} of {hand:?}: {hand_over:?}"
            );
            named += u32::from(is_named);
        }
        assert!(named > 0, "{hand_over:?}");
    }

    #[test]
    fn the_cards_that_may_be_pushed_are_those_that_are_legal() {
        let pushes = [
            ArmutPush::ExactlyThree,
            ArmutPush::TrumpsOnly,
            ArmutPush::TrumpsOrThree,
            ArmutPush::ThreeAndFoxes,
        ];
        for push in pushes {
            let rules = RuleSet {
                armut: ArmutRules { push, ..VLN.armut },
                ..VLN
            };
            for hand in [
                "SQ DA CK SK SA HA",
                "CA CK SA SK HA HK",
                "SQ DK DQ CK SK SA",
            ] {
                let hand = set(hand);
                check(hand, rules.pushable(hand, false), |cards| {
                    reasons(rules.push_faults(Holding::Known(hand), false, cards)).is_empty()
                });
            }
        }
    }

    #[test]
    fn the_cards_that_may_go_back_are_those_that_are_legal() {
        for returned in [ArmutReturn::Free, ArmutReturn::FehlOnly] {
            let rules = RuleSet {
                armut: ArmutRules {
                    returned,
                    ..VLN.armut
                },
                ..VLN
            };
            for (hand, kept) in [
                ("CQ SQ DA DA CK SK SA HA", "DA DA"),
                ("CQ SQ DK DQ DJ HJ CK SA", ""),
                ("CQ SQ CK CK SA SK HA HK", ""),
            ] {
                let (hand, kept) = (set(hand), set(kept));
                check(hand, rules.returnable(hand, 3, kept), |cards| {
                    let holding = Holding::Known(hand);
                    let pushed = set("DQ DJ HJ");
                    reasons(rules.return_faults(holding, pushed, kept, cards)).is_empty()
                });
            }
        }
    }
}
