//! A game of a list, settled by the engine and by the reference model.

use doko_engine::{
    BockFactor, BySeat, Finished, Party, RuleSet, Seat, Settlement, Special, SpecialPoint,
};
use doko_reference::contract::{Contract, Kind, Party as PartyByTheBook};
use doko_reference::list::{Entry, List, Next, triggers};
use doko_reference::options::{BockTrigger, Solo};
use doko_reference::scoring::{self, Counts, settle_counts};
use doko_reference::winning::Need;

use super::drawn::Played;
use crate::tables::{self, engine_solo, tally};

/// A game as the engine has it, and as the reference model has it.
pub(super) struct Settled {
    pub(super) finished: Finished,
    pub(super) contract: Contract,
    pub(super) settlement: scoring::Settlement,
    triggers: Vec<BockTrigger>,
    won: Vec<usize>,
}

impl Settled {
    /// A game that came to this, and counts so many times.
    ///
    /// # Errors
    ///
    /// With what the two do not agree about.
    pub(super) fn game(
        rules: &RuleSet,
        list: &List,
        next: &Next,
        played: Played,
        mut counts: Counts,
        factor: BockFactor,
    ) -> Result<Settled, String> {
        counts.bock = next.bock.unwrap_or(1);
        counts.bock_plus = next.bock_plus;
        let settlement = settle_counts(&list.options, &counts);
        let (ours, contract) = match played {
            Played::TwoAgainstTwo => (
                tables::Contract::Normalspiel,
                Contract::new(Kind::Normalspiel, None),
            ),
            Played::Solo(seat, solo) => (
                tables::Contract::Solo(solo),
                next.solo(&list.options, seat, solo),
            ),
            Played::Alone(seat) => (
                tables::Contract::StilleHochzeit,
                Contract::new(Kind::StilleHochzeit, Some(seat)),
            ),
        };
        let mut tally = tally(ours, &counts)?;
        for special in &counts.specials {
            tally.specials.push(Special {
                point: SpecialPoint::Herzstich,
                party: match special.party {
                    PartyByTheBook::Re => Party::Re,
                    PartyByTheBook::Kontra => Party::Kontra,
                },
                trick: None,
                seat: None,
                lost_by: None,
            });
        }
        let engine = Settlement::of(rules, &tally).in_bock(rules, factor);
        let points = Seat::ALL.map(|seat| *engine.points.get(seat));
        if points != settlement.points {
            return Err(format!(
                "points {points:?} by the engine, {:?} by the reference",
                settlement.points
            ));
        }
        let solo = match played {
            Played::Solo(seat, solo) => Some((Seat::First.after(seat), engine_solo(solo)?)),
            Played::TwoAgainstTwo | Played::Alone(_) => None,
        };
        let won = |seat: &usize| {
            let re = counts.re.contains(seat);
            settlement.winner
                == Some(if re {
                    PartyByTheBook::Re
                } else {
                    PartyByTheBook::Kontra
                })
        };
        Ok(Settled {
            finished: Finished {
                solo,
                winners: BySeat::from_fn(|seat| {
                    engine.winner.is_some() && tally.parties.of(seat) == engine.winner
                }),
                stille: match played {
                    Played::Alone(seat) => Some(Seat::First.after(seat)),
                    Played::Solo(..) | Played::TwoAgainstTwo => None,
                },
                value: engine.value_for_re,
                points: engine.points,
                events: engine.events,
            },
            contract,
            triggers: triggers(&counts, &settlement),
            won: (0..4).filter(won).collect(),
            settlement,
        })
    }

    /// PEN-6: a solo that counts as played and gives nothing.
    ///
    /// # Errors
    ///
    /// If the engine has no such solo.
    pub(super) fn ended(
        list: &List,
        next: &Next,
        seat: usize,
        solo: Solo,
    ) -> Result<Settled, String> {
        Ok(Settled {
            finished: Finished {
                solo: Some((Seat::First.after(seat), engine_solo(solo)?)),
                ..Finished::default()
            },
            contract: next.solo(&list.options, seat, solo),
            settlement: scoring::Settlement {
                winner: None,
                needs: [Need::Augen(121), Need::Augen(120)],
                augen: [0, 0],
                tricks: [0, 0],
                items: Vec::new(),
                base: 0,
                doubling: 1,
                special: 0,
                value: 0,
                points: [0; 4],
            },
            triggers: Vec::new(),
            won: Vec::new(),
        })
    }

    /// The game as the list of the reference model takes it.
    pub(super) fn entry(&self, forced: Option<usize>) -> Entry<'_> {
        Entry {
            contract: &self.contract,
            forced,
            won: self.won.clone(),
            settlement: &self.settlement,
            triggers: self.triggers.clone(),
        }
    }
}
