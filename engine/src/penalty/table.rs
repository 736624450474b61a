//! [`PenaltyRow`]: what each offence costs, as a table.

use super::offence::{Effect, Harm, OffenceClass};
use crate::options::Penalties;
use crate::rule::Rule;
use crate::seat::{BySeat, Seat};

/// Whose offence it is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Offender {
    /// Anybody's.
    Anyone,
    /// That of the soloist, or of anybody while no solo is established (PEN-7).
    NotAgainstSoloist,
    /// That of an opponent of the soloist.
    AgainstSoloist,
}

/// Who gets the points that the offender loses.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Receiver {
    /// Nobody: there are none.
    Nobody,
    /// Each of the three others a third.
    Others,
    /// The soloist all of them.
    Soloist,
}

/// One row of the table of penalties.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PenaltyRow {
    /// How grave the offence is.
    pub class: OffenceClass,
    /// Whose it is.
    pub offender: Offender,
    /// Whether it can harm the soloist; `None` where that does not matter.
    pub harm: Option<Harm>,
    /// Whether it is a grave offence in a game that a party has already won (PEN-8).
    pub decided: bool,
    /// What the offender loses.
    pub base: u8,
    /// What the offender loses besides for each Absage that the other party had made.
    pub per_absage: u8,
    /// Who gets it.
    pub receiver: Receiver,
    /// What becomes of the game.
    pub effect: Effect,
    /// The rules that say so, the most important first.
    pub rules: &'static [Rule],
}

/// A row of the table, as it is read aloud: offence, price, receiver, effect, rules.
const fn row(
    (class, decided): (OffenceClass, bool),
    (offender, harm): (Offender, Option<Harm>),
    [base, per_absage]: [u8; 2],
    receiver: Receiver,
    effect: Effect,
    rules: &'static [Rule],
) -> PenaltyRow {
    PenaltyRow {
        class,
        offender,
        harm,
        decided,
        base,
        per_absage,
        receiver,
        effect,
        rules,
    }
}

const IRRELEVANT: (OffenceClass, bool) = (OffenceClass::Irrelevant, false);
const MINOR: (OffenceClass, bool) = (OffenceClass::Minor, false);
const GRAVE: (OffenceClass, bool) = (OffenceClass::Grave, false);
const GRAVE_BUT_DECIDED: (OffenceClass, bool) = (OffenceClass::Grave, true);
const UNSPORTING: (OffenceClass, bool) = (OffenceClass::Unsporting, false);

const ANYONE: (Offender, Option<Harm>) = (Offender::Anyone, None);
const NOT_AGAINST: (Offender, Option<Harm>) = (Offender::NotAgainstSoloist, None);
const AGAINST: (Offender, Option<Harm>) = (Offender::AgainstSoloist, None);
const HARMFUL: (Offender, Option<Harm>) = (Offender::AgainstSoloist, Some(Harm::Possible));
const HARMLESS: (Offender, Option<Harm>) = (Offender::AgainstSoloist, Some(Harm::Impossible));

/// The penalties of the tournament rules (PEN-1 to PEN-8, PEN-12).
#[rustfmt::skip]
const TSR: &[PenaltyRow] = &[
    row(IRRELEVANT, ANYONE, [0, 0], Receiver::Nobody, Effect::GoesOn, &[Rule::Pen1, Rule::Pen2]),
    row(MINOR, NOT_AGAINST, [3, 0], Receiver::Others, Effect::GoesOn, &[Rule::Pen3]),
    row(MINOR, HARMFUL, [3, 0], Receiver::Soloist, Effect::GoesOn, &[Rule::Pen4]),
    row(MINOR, HARMLESS, [3, 0], Receiver::Others, Effect::GoesOn, &[Rule::Pen4]),
    row(GRAVE, NOT_AGAINST, [12, 3], Receiver::Others, Effect::EndsNotPlayed, &[Rule::Pen5]),
    row(GRAVE, AGAINST, [12, 3], Receiver::Soloist, Effect::EndsAsPlayed, &[Rule::Pen6]),
    row(GRAVE_BUT_DECIDED, NOT_AGAINST, [3, 0], Receiver::Others, Effect::EndsSettled, &[Rule::Pen8, Rule::Pen3]),
    row(GRAVE_BUT_DECIDED, HARMFUL, [3, 0], Receiver::Soloist, Effect::EndsSettled, &[Rule::Pen8, Rule::Pen4]),
    row(GRAVE_BUT_DECIDED, HARMLESS, [3, 0], Receiver::Others, Effect::EndsSettled, &[Rule::Pen8, Rule::Pen4]),
    row(UNSPORTING, ANYONE, [0, 0], Receiver::Nobody, Effect::GoesOn, &[Rule::Pen12]),
];

impl Penalties {
    /// The table of penalties, empty where there are none.
    pub const fn rows(self) -> &'static [PenaltyRow] {
        match self {
            Penalties::Off => &[],
            Penalties::Tsr => TSR,
        }
    }
}

impl PenaltyRow {
    /// The row for an offence; `None` if it matters whether the soloist can be
    /// harmed, and nobody has said so. What an offence is said to have led to follows
    /// from the tournament rules, whether or not a complaint is heard (PEN-9).
    pub(super) fn of(
        class: OffenceClass,
        against_soloist: bool,
        harm: Option<Harm>,
        decided: bool,
    ) -> Option<&'static PenaltyRow> {
        TSR.iter().find(|row| {
            row.class == class
                && row.decided == decided
                && row.offender.is(against_soloist)
                && (row.harm.is_none() || row.harm == harm)
        })
    }

    /// The points of all seats, which sum to 0 (PEN-13), after `absagen` of the other
    /// party.
    pub(super) fn points(&self, offender: Seat, soloist: Option<Seat>, absagen: u8) -> BySeat<i16> {
        let amount = i16::from(self.base) + i16::from(self.per_absage) * i16::from(absagen);
        BySeat::from_fn(|seat| match self.receiver {
            Receiver::Nobody => 0,
            Receiver::Others | Receiver::Soloist if seat == offender => -amount,
            Receiver::Others => amount / 3,
            Receiver::Soloist if Some(seat) == soloist => amount,
            Receiver::Soloist => 0,
        })
    }
}

impl Offender {
    const fn is(self, against_soloist: bool) -> bool {
        match self {
            Offender::Anyone => true,
            Offender::NotAgainstSoloist => !against_soloist,
            Offender::AgainstSoloist => against_soloist,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HARMS: [Option<Harm>; 3] = [None, Some(Harm::Possible), Some(Harm::Impossible)];

    /// Every offence that is judged has one row; only one against the soloist that is
    /// punished as minor needs to be judged once more.
    #[test]
    fn every_offence_has_one_row() {
        for class in [IRRELEVANT, MINOR, GRAVE, GRAVE_BUT_DECIDED, UNSPORTING] {
            for against in [false, true] {
                for harm in HARMS {
                    let (kind, decided) = class;
                    let fitting = TSR.iter().filter(|it| {
                        (it.class, it.decided) == class
                            && it.offender.is(against)
                            && (it.harm.is_none() || it.harm == harm)
                    });
                    let found = PenaltyRow::of(kind, against, harm, decided);
                    assert_eq!(fitting.count(), usize::from(found.is_some()));
                    let asks = against && harm.is_none();
                    let asks = asks && [MINOR, GRAVE_BUT_DECIDED].contains(&class);
                    assert_eq!(found.is_none(), asks, "{class:?} {against} {harm:?}");
                }
            }
        }
    }

    /// The points, after no Absage and after all four, as the rules print them.
    #[test]
    fn points_sum_to_zero() {
        let [offender, soloist] = [Seat::First, Seat::Second];
        for row in TSR {
            for absagen in 0..=4 {
                let points = row.points(offender, Some(soloist), absagen);
                let sum: i16 = Seat::ALL.into_iter().map(|it| *points.get(it)).sum();
                assert_eq!(sum, 0, "{row:?}");
            }
        }
        let grave = |against, absagen| {
            let row = PenaltyRow::of(OffenceClass::Grave, against, None, false).unwrap();
            row.points(offender, Some(soloist), absagen)
        };
        assert_eq!(grave(false, 0), BySeat::new([-12, 4, 4, 4]));
        assert_eq!(grave(false, 4), BySeat::new([-24, 8, 8, 8]));
        assert_eq!(grave(true, 1), BySeat::new([-15, 15, 0, 0]));
        assert!(Penalties::Off.rows().is_empty());
    }
}
