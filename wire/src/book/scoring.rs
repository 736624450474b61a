//! What is scored: the lines that settlements can have, found by settling games
//! in which everything happens.

use doko_engine::{
    ByParty, CountsAs, Item, Parties, Party, Rule, RuleSet, ScoreAnsage, Seat, Settlement, Solo,
    Special, SpecialPoint, Standing, Taken, Tally, no_specials,
};
use doko_proto::v1;

use crate::encode::{self, Scribe};
use crate::texts;

/// The points, in the order of the scoring rules. What doubles them stands behind
/// them and has none of its own.
pub(super) fn rows(scribe: &Scribe) -> Vec<v1::ScoringRow> {
    let rules = &scribe.published.rules;
    let row = |kind: i32, points: i32, rule: Rule, text: String| v1::ScoringRow {
        kind,
        points,
        text,
        rule: Some(encode::rule(scribe, rule)),
    };
    let mut rows: Vec<(Rule, v1::ScoringRow)> = Vec::new();
    for settled in settlements(rules) {
        let message = encode::settlement(scribe, &settled, None, &[], ByParty::default());
        for (item, line) in settled.items.iter().zip(message.items) {
            let mut known = rows.iter();
            if known.all(|(rule, known)| (*rule, known.kind) != (item.rule, line.kind)) {
                let text = scribe.text(|language| texts::row(language, item));
                rows.push((item.rule, row(line.kind, line.points, item.rule, text)));
            }
        }
    }
    if let Some(rule) = doubled_by(rules) {
        let once = rules.score.ansage == ScoreAnsage::DoubleOnce;
        for (kind, by) in [
            (v1::ScoreItemKind::ReAnnounced, Party::Re),
            (v1::ScoreItemKind::KontraAnnounced, Party::Kontra),
        ] {
            let text = scribe.text(|language| texts::doubling(language, by, once));
            rows.push((rule, row(kind.into(), 0, rule, text)));
        }
    }
    // Stable: the levels of a rule stay in their order.
    rows.sort_by_key(|(rule, _)| *rule);
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The rule by which Ansagen double, if they do.
const fn doubled_by(rules: &RuleSet) -> Option<Rule> {
    match rules.score.ansage {
        ScoreAnsage::PlusOne | ScoreAnsage::PlusTwo | ScoreAnsage::PlusTwoOnce => None,
        ScoreAnsage::DoubleEach => Some(Rule::Score19),
        ScoreAnsage::DoubleOnce => Some(Rule::Score44),
    }
}

/// One item for everything that can be scored.
pub(super) fn items(rules: &RuleSet) -> Vec<Item> {
    let settled = settlements(rules);
    settled.iter().flat_map(|it| it.items.to_vec()).collect()
}

/// Games that each party has won by everything, with every special point: after
/// all announcements of its own, after those of both, and the same as a solo.
fn settlements(rules: &RuleSet) -> Vec<Settlement> {
    let pair = (
        Parties::pair(Seat::First, Seat::Second),
        CountsAs::TwoAgainstTwo,
    );
    let alone = CountsAs::Solo {
        seat: Seat::First,
        solo: Solo::Karo,
    };
    let alone = (Parties::alone(Seat::First), alone);
    let mut settled = Vec::new();
    for winner in Party::ALL {
        let [nothing, all] = [Standing::new(false, 0), Standing::new(true, 5)];
        let only = ByParty::from_fn(|it| if it == winner { all } else { nothing });
        let both = ByParty::from_fn(|_| all);
        for (parties, counts_as, standing) in [
            (pair.0, pair.1, only),
            (pair.0, pair.1, both),
            (alone.0, alone.1, both),
        ] {
            settled.push(settle(rules, parties, counts_as, standing, winner));
        }
    }
    settled
}

fn settle(
    rules: &RuleSet,
    parties: Parties,
    counts_as: CountsAs,
    standing: ByParty<Standing>,
    winner: Party,
) -> Settlement {
    let all = |number, party| if party == winner { number } else { 0 };
    let mut specials = no_specials();
    for point in SpecialPoint::ALL {
        specials.push(Special {
            point,
            party: winner,
            trick: None,
            seat: None,
            lost_by: None,
        });
    }
    let tally = Tally {
        parties,
        counts_as,
        taken: Taken {
            augen: ByParty::from_fn(|party| all(240, party)),
            tricks: ByParty::from_fn(|party| all(rules.deck.hand_size(), party)),
            standing,
            last_ansage: Some(Party::Kontra),
        },
        specials,
    };
    Settlement::of(rules, &tally)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use doko_engine::{FailedAbsage, ItemKind, rulesets};

    use super::*;

    fn kinds(rules: &RuleSet, rule: Rule) -> Vec<ItemKind> {
        let items = items(rules).into_iter();
        let mut kinds: Vec<ItemKind> = Vec::new();
        for item in items.filter(|it| it.rule == rule) {
            if !kinds.contains(&item.kind) {
                kinds.push(item.kind);
            }
        }
        kinds
    }

    #[test]
    fn the_base_of_the_doubling_form_is_one_rule() {
        let base = kinds(&rulesets::VLN, Rule::Score18);
        assert_eq!(base.len(), 1 + 4 + 8, "{base:?}");
        let rules: BTreeSet<&str> = items(&rulesets::VLN)
            .iter()
            .map(|it| it.rule.id())
            .collect();
        let expected = [
            "SCORE-18", "SCORE-24", "SCORE-25", "SCORE-26", "SCORE-27", "SCORE-28", "SCORE-29",
            "SCORE-30", "SCORE-31", "SCORE-32", "SCORE-33",
        ];
        assert_eq!(rules, BTreeSet::from(expected));
        assert_eq!(doubled_by(&rulesets::VLN), Some(Rule::Score19));
        assert_eq!(doubled_by(&rulesets::PALAST), None);
    }

    #[test]
    fn mirrored_levels_are_found() {
        let mut rules = rulesets::DDV_TSR;
        rules.score.failed_absage = FailedAbsage::Mirror;
        for (rule, level) in (1..)
            .zip([Rule::Score2, Rule::Score3, Rule::Score4, Rule::Score5])
            .map(|(level, rule)| (rule, level))
        {
            let expected = [ItemKind::Below(level), ItemKind::Mirrored(level)];
            assert_eq!(kinds(&rules, rule), expected);
        }
    }
}
