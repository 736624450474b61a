//! Who has won, given what was taken and what was announced.

use crate::announcement::Standing;
use crate::options::{SchwarzBy, StrictAnsage, Tie120};
use crate::party::{ByParty, Party};
use crate::rule::Rule;
use crate::ruleset::RuleSet;

/// What both parties took, and what they announced: all that decides a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Taken {
    /// The Augen of each party, 240 together.
    pub augen: ByParty<u8>,
    /// The tricks of each party.
    pub tricks: ByParty<u8>,
    /// What each party announced.
    pub standing: ByParty<Standing>,
    /// Whose Ansage came last, if there was one.
    pub last_ansage: Option<Party>,
}

/// What a party needs to win.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Threshold {
    /// This many Augen.
    Augen(u8),
    /// All tricks.
    AllTricks,
    /// At least one trick.
    OneTrick,
    /// All Augen.
    AllAugen,
    /// At least one of the Augen.
    AnyAugen,
}

impl Threshold {
    /// What `party` needs (WIN-1 to WIN-5), in a solo as well (WIN-7).
    pub fn of(rules: &RuleSet, taken: &Taken, party: Party) -> Threshold {
        let own = taken.standing.get(party).absage_level();
        let against = taken.standing.get(party.opponent()).absage_level();
        match (own, against, rules.schwarz_by) {
            (4, _, SchwarzBy::Tricks) => Threshold::AllTricks,
            (4, _, SchwarzBy::Augen) => Threshold::AllAugen,
            (0, 4, SchwarzBy::Tricks) => Threshold::OneTrick,
            (0, 4, SchwarzBy::Augen) => Threshold::AnyAugen,
            (0, 0, _) => Threshold::Augen(if favoured_at_120(rules, taken) == Some(party) {
                120
            } else {
                121
            }),
            (0, level, _) => Threshold::Augen(mark(level)),
            (level, _, _) => Threshold::Augen(241 - mark(level)),
        }
    }

    /// Whether `party` has reached it.
    pub fn is_reached(self, taken: &Taken, party: Party) -> bool {
        let augen = *taken.augen.get(party);
        match self {
            Threshold::Augen(needed) => augen >= needed,
            Threshold::AllTricks => *taken.tricks.get(party.opponent()) == 0,
            Threshold::OneTrick => *taken.tricks.get(party) > 0,
            Threshold::AllAugen => *taken.augen.get(party.opponent()) == 0,
            Threshold::AnyAugen => augen > 0,
        }
    }
}

/// The Augen that an Absage is about: 90, 60 and 30 for the levels 1 to 3, and
/// 0 for schwarz.
pub(crate) const fn mark(absage_level: u8) -> u8 {
    120u8.saturating_sub(30 * absage_level)
}

/// Who needs 120 only, if nobody made an Absage (WIN-3, WIN-4). With two Ansagen
/// that both oblige it is nobody, and where both need 121 anyway.
fn favoured_at_120(rules: &RuleSet, taken: &Taken) -> Option<Party> {
    let re = taken.standing.re.ansage;
    let kontra = taken.standing.kontra.ansage;
    let kontra_needs_121 = match (rules.strict_ansage, rules.tie_120) {
        (_, Tie120::Nobody) => return None,
        (StrictAnsage::On, _) if re && kontra => return None,
        (StrictAnsage::On, _) | (StrictAnsage::Off, Tie120::OnlyKontra) => kontra && !re,
        (StrictAnsage::Off, Tie120::LastKontra) => taken.last_ansage == Some(Party::Kontra),
        (StrictAnsage::Off, Tie120::KontraAlways120) => false,
    };
    Some(if kontra_needs_121 {
        Party::Re
    } else {
        Party::Kontra
    })
}

/// Which party has won, or nobody (WIN-6). The thresholds exclude each other
/// unless both parties made Absagen, and then both may be missed; where two
/// Ansagen oblige, or both need 121 anyway, both are missed at 120 to 120.
pub fn winner(rules: &RuleSet, taken: &Taken) -> Option<Party> {
    let thresholds = ByParty::from_fn(|party| Threshold::of(rules, taken, party));
    first_to_reach(&thresholds, taken)
}

pub(crate) fn first_to_reach(thresholds: &ByParty<Threshold>, taken: &Taken) -> Option<Party> {
    Party::ALL
        .into_iter()
        .find(|&party| thresholds.get(party).is_reached(taken, party))
}

/// The rule that made `winner` the winner.
pub fn winning_rule(rules: &RuleSet, taken: &Taken, winner: Option<Party>) -> Rule {
    let level = |party: Party| taken.standing.get(party).absage_level();
    let Some(winner) = winner else {
        return Rule::Win6;
    };
    let both = taken.standing.re.ansage && taken.standing.kontra.ansage;
    match (level(winner), level(winner.opponent()), rules.schwarz_by) {
        (4, _, SchwarzBy::Augen) | (0, 4, SchwarzBy::Augen) => Rule::Win8,
        (1.., _, _) => Rule::Win1,
        (0, 1.., _) => Rule::Win2,
        (0, 0, _) => match (rules.strict_ansage, rules.tie_120) {
            (_, Tie120::Nobody) => Rule::Win8,
            (StrictAnsage::On, _) if both => Rule::Win8,
            (StrictAnsage::On, _) | (StrictAnsage::Off, Tie120::OnlyKontra) => Rule::Win3,
            (StrictAnsage::Off, Tie120::LastKontra) => Rule::Win4,
            (StrictAnsage::Off, Tie120::KontraAlways120) => Rule::Win8,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::DDV_TSR;

    fn taken(re_augen: u8, re: (bool, u8), kontra: (bool, u8)) -> Taken {
        let standing = |(ansage, level)| Standing::new(ansage, level);
        Taken {
            augen: ByParty {
                re: re_augen,
                kontra: 240 - re_augen,
            },
            tricks: ByParty { re: 6, kontra: 6 },
            standing: ByParty {
                re: standing(re),
                kontra: standing(kontra),
            },
            last_ansage: None,
        }
    }

    /// Of every pair of announcements and every distribution of Augen, at most
    /// one party wins, and nobody wins only if both made Absagen.
    #[test]
    fn nobody_wins_only_if_both_made_absagen() {
        for re in 0..=5 {
            for kontra in 0..=5 {
                for augen in 0..=240 {
                    let taken = taken(augen, (re > 0, re), (kontra > 0, kontra));
                    let reached = Party::ALL
                        .into_iter()
                        .filter(|&party| {
                            Threshold::of(&DDV_TSR, &taken, party).is_reached(&taken, party)
                        })
                        .count();
                    assert!(
                        reached == 1 || (reached == 0 && re > 1 && kontra > 1),
                        "{taken:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn kontra_alone_needs_121() {
        let at_120 = |re, kontra| winner(&DDV_TSR, &taken(120, re, kontra));
        assert_eq!(at_120((false, 0), (true, 1)), Some(Party::Re));
        assert_eq!(at_120((true, 1), (true, 1)), Some(Party::Kontra));
        assert_eq!(at_120((false, 0), (false, 0)), Some(Party::Kontra));
    }

    /// Where a loser of a schwarz game has a trick without Augen, tricks and Augen differ.
    #[test]
    fn schwarz_is_reached_by_the_first_trick_or_the_first_auge() {
        let with = |re: u8, tricks: u8| Taken {
            tricks: ByParty {
                re: tricks,
                kontra: 12 - tricks,
            },
            ..taken(re, (false, 0), (true, 5))
        };
        let reached = |threshold: Threshold, taken: Taken| threshold.is_reached(&taken, Party::Re);
        assert!(!reached(Threshold::OneTrick, with(0, 0)));
        assert!(reached(Threshold::OneTrick, with(0, 1)));
        assert!(reached(Threshold::OneTrick, with(8, 2)));
        assert!(!reached(Threshold::AnyAugen, with(0, 1)));
        assert!(reached(Threshold::AnyAugen, with(2, 1)));
        assert!(reached(Threshold::AllAugen, with(240, 11)));
        assert!(!reached(Threshold::AllTricks, with(240, 11)));
    }

    #[test]
    fn the_rule_that_made_the_winner_follows_from_what_was_announced() {
        let rules = |strict_ansage, tie_120| RuleSet {
            strict_ansage,
            tie_120,
            ..DDV_TSR
        };
        let rule = |rules: &RuleSet, re, kontra| {
            let taken = taken(130, re, kontra);
            winning_rule(rules, &taken, Some(Party::Re))
        };
        let (none, ansage) = ((false, 0), (true, 1));
        let strict = rules(StrictAnsage::On, Tie120::LastKontra);
        assert_eq!(rule(&strict, ansage, ansage), Rule::Win8);
        assert_eq!(rule(&strict, ansage, none), Rule::Win3);
        assert_eq!(rule(&strict, none, ansage), Rule::Win3);
        assert_eq!(rule(&strict, none, none), Rule::Win3);
        let last = rules(StrictAnsage::Off, Tie120::LastKontra);
        assert_eq!(rule(&last, ansage, ansage), Rule::Win4);
        assert_eq!(rule(&DDV_TSR, ansage, ansage), Rule::Win3);
        assert_eq!(rule(&DDV_TSR, (true, 2), none), Rule::Win1);
        assert_eq!(rule(&DDV_TSR, none, (true, 2)), Rule::Win2);
        assert_eq!(
            winning_rule(&DDV_TSR, &taken(120, none, none), None),
            Rule::Win6
        );
    }
}
