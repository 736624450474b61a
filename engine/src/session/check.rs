//! What is wrong with what is said of a list.

use super::due::Due;
use super::finding::{Compared, Findings, SessionCheck, Stated, findings, numbers};
use super::{PlayedSolo, Session};
use crate::contract::Duty;
use crate::options::TableSeating;
use crate::rule::Rule;

impl Session {
    /// What is wrong with what is said of the next deal. A wrong deal (PEN-14) changes
    /// nothing: whoever has to deal deals again, also after a deal of the wrong place.
    pub fn check(&self, stated: &Stated) -> Findings {
        self.findings(stated, &self.due(stated), None, None)
    }

    /// What is wrong with what is said of a game that was played, with this `solo` or
    /// with none.
    pub(super) fn findings_after(
        &self,
        stated: &Stated,
        due: &Due,
        solo: Option<PlayedSolo>,
    ) -> Findings {
        let fits = solo.is_some_and(|PlayedSolo { seat, duty, .. }| {
            let is_due = duty == Duty::Pflichtsolo || self.solo_round.is_some();
            let own = due.vorfuehrung == Some(seat) && is_due;
            own || self.taken_over(due, seat).is_some()
        });
        let missed = due.vorfuehrung.is_some() && !fits;
        let missed = missed.then_some(Compared::Missed {
            played: solo.map(|it| it.seat),
            expected: due.vorfuehrung,
        });
        self.findings(stated, due, solo.map(|it| it.duty), missed)
    }

    /// What is wrong with what is `stated`, with a solo that was `duty`, and if a
    /// Vorführung was `missed`.
    fn findings(
        &self,
        stated: &Stated,
        due: &Due,
        duty: Option<Duty>,
        missed: Option<Compared>,
    ) -> Findings {
        let context = stated.context.as_ref();
        let differs = |check| match check {
            SessionCheck::SumZero | SessionCheck::EqualParity => None,
            SessionCheck::Dealer => {
                let (stated, expected) = (due.seating.dealer(), self.next_dealer());
                let turns = self.rules.list.seating == TableSeating::DealerOut;
                (turns && stated != expected).then_some(Compared::Places { stated, expected })
            }
            SessionCheck::GamesLeft => {
                let (stated, left) = stated.games_left.zip(due.games_left)?;
                numbers(stated, left)
            }
            SessionCheck::Pflichtsolo => pflichtsoli(stated, due, duty),
            SessionCheck::Vorfuehrung => {
                let expected = due.vorfuehrung;
                let stated = context.map(|it| it.vorfuehrung);
                let stated = stated.filter(|&it| it != expected);
                stated
                    .map(|stated| Compared::Forced { stated, expected })
                    .or(missed)
            }
            // An announced solo that is no Bock game has no factor that could be wrong.
            SessionCheck::BockFactor if duty.is_some() && !self.has_bock_soli() => None,
            SessionCheck::BockFactor => numbers(stated.bock?.get(), due.bock?.get()),
            SessionCheck::ListLength => {
                let number = i64::from(self.played) + 1;
                self.is_finished().then_some(Compared::Numbers {
                    stated: number,
                    expected: self.length.map(i64::from),
                })
            }
            SessionCheck::SoloRoundOpen => self.other_places(stated),
        };
        findings(differs, |check| self.rule_of(check))
    }

    /// The rule by which a check is made: one that a rule set with these options has.
    fn rule_of(&self, check: SessionCheck) -> Rule {
        match check {
            SessionCheck::SumZero | SessionCheck::EqualParity => Rule::Score41,
            SessionCheck::Dealer => self.dealer_rule,
            SessionCheck::GamesLeft | SessionCheck::ListLength => self.length_rule(),
            SessionCheck::Pflichtsolo => self.pflichtsolo_rule(Rule::List4),
            SessionCheck::Vorfuehrung if self.solo_round.is_some() => Rule::Vorb10,
            SessionCheck::SoloRoundOpen => Rule::Vorb10,
            SessionCheck::Vorfuehrung => self.pflichtsolo_rule(Rule::List6),
            // Without Bock games the value is written down as it is.
            SessionCheck::BockFactor if self.rules.bock.triggers.is_empty() => Rule::Score39,
            SessionCheck::BockFactor => Rule::Score42,
        }
    }
}

/// How the Pflichtsoli that are `stated` differ from those that are `due`, if they do.
fn pflichtsoli(stated: &Stated, due: &Due, duty: Option<Duty>) -> Option<Compared> {
    let duties = stated.duty.zip(duty).filter(|(it, duty)| it != duty);
    let duties = duties.map(|(stated, expected)| Compared::Duties { stated, expected });
    let open = stated.context.as_ref().map(|it| it.open_pflichtsoli);
    let differ = open.filter(|&it| it != due.open_pflichtsoli);
    duties.or(differ.map(|stated| Compared::Pflichtsoli {
        stated,
        expected: due.open_pflichtsoli,
    }))
}
