//! What is scored: the lines that settlements can have, found by settling games
//! in which everything happens.

use doko_engine::{
    ByParty, Item, Parties, Party, RuleSet, Seat, Settlement, Special, SpecialPoint, Standing,
    Taken, Tally, no_specials,
};
use doko_proto::v1;

use crate::encode::{self, Scribe};
use crate::texts;

/// The points, in the order of the scoring rules.
pub(super) fn rows(scribe: &Scribe) -> Vec<v1::ScoringRow> {
    let mut rows: Vec<(Item, v1::ScoringRow)> = Vec::new();
    for settled in settlements(&scribe.published.rules) {
        let message = encode::settlement(scribe, &settled, None, &[], ByParty::default());
        for (item, line) in settled.items.iter().zip(message.items) {
            let row = v1::ScoringRow {
                kind: line.kind,
                points: line.points,
                text: scribe.text(|language| texts::rule(language, item.rule).to_owned()),
                rule: Some(encode::rule(scribe, item.rule)),
            };
            let known = rows
                .iter()
                .any(|(other, known)| other.rule == item.rule && known.kind == row.kind);
            if !known {
                rows.push((*item, row));
            }
        }
    }
    // Stable: the levels of a rule stay in their order.
    rows.sort_by_key(|(item, _)| item.rule);
    rows.into_iter().map(|(_, row)| row).collect()
}

/// One item for everything that can be scored.
pub(super) fn items(rules: &RuleSet) -> Vec<Item> {
    let settled = settlements(rules);
    settled.iter().flat_map(|it| it.items.to_vec()).collect()
}

/// A game that each party has won by everything, after everything was announced
/// and every special point was made.
fn settlements(rules: &RuleSet) -> [Settlement; 2] {
    Party::ALL.map(|winner| {
        let all = |number, party| if party == winner { number } else { 0 };
        let everything = Standing {
            ansage: true,
            level: 5,
            late_reply: false,
        };
        let mut specials = no_specials();
        for point in [
            SpecialPoint::Fuchs,
            SpecialPoint::Doppelkopf,
            SpecialPoint::Karlchen,
        ] {
            specials.push(Special {
                point,
                party: winner,
                trick: None,
                seat: None,
            });
        }
        let tally = Tally {
            parties: Parties::pair(Seat::First, Seat::Second),
            soloist: None,
            taken: Taken {
                augen: ByParty::from_fn(|party| all(240, party)),
                tricks: ByParty::from_fn(|party| all(rules.deck.hand_size(), party)),
                standing: ByParty::from_fn(|_| everything),
                last_ansage: Some(Party::Kontra),
            },
            specials,
        };
        Settlement::of(rules, &tally)
    })
}
