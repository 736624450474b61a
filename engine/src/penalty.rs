//! [`Penalty`]: what follows from an offence, and who may complain of it.
//!
//! Who is right in doubt is for a referee to say: an offence is judged by what it
//! may bring about, which no record shows. Here stands what follows from that
//! judgement, and the one case in which the cards decide alone (PEN-2).

mod hearing;

use crate::budget::Budget;
use crate::game::Game;
use crate::inevitable::inevitable;
use crate::knowledge::{Observer, known_parties};
use crate::list::List;
use crate::party::Party;
use crate::position::Position;
use crate::rule::Rule;
use crate::score::Settlement;
use crate::seat::{BySeat, Seat};
use crate::verdict::{Evidence, Grounds, Reason, Refusal};
use crate::winning::winner;

pub use hearing::{Complaint, Hearing, OffenceKind, WentOn};

/// Which penalties there are: option `penalties`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Penalties {
    /// None.
    Off,
    /// Those of the tournament rules.
    Tsr,
}

/// How grave an offence is, by its effect (PEN-1).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum OffenceClass {
    /// No influence on play or result.
    Irrelevant,
    /// May influence both, but not decide who wins.
    Minor,
    /// May decide who wins.
    Grave,
    /// Unsporting conduct.
    Unsporting,
}

/// Whether an offence of an opponent can harm the soloist (PEN-4).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Harm {
    /// It can.
    Possible,
    /// It cannot.
    Impossible,
}

/// An offence as a referee has judged it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Offence {
    /// Who committed it.
    pub offender: Seat,
    /// How grave it is, if that was judged.
    pub class: Option<OffenceClass>,
    /// Whether it can harm the soloist, if that was judged.
    pub harm: Option<Harm>,
}

/// What becomes of the game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Effect {
    /// It goes on and is settled besides.
    GoesOn,
    /// It ends and counts as not played (PEN-5).
    EndsNotPlayed,
    /// It ends and counts as played (PEN-6).
    EndsAsPlayed,
    /// It ends and is settled: all tricks that are not complete go to the
    /// opponents of the offender (PEN-8).
    EndsSettled,
}

/// What follows from an offence.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Penalty {
    /// The class that applied.
    pub class: OffenceClass,
    /// What becomes of the game.
    pub effect: Effect,
    /// The penalty points; they sum to 0 (PEN-13).
    pub points: BySeat<i16>,
    /// The rules that decided, the most important first.
    pub rules: List<Rule, 3>,
    /// The settlement, if the game ends with one. The penalty points are not
    /// part of it (SCORE-43).
    pub settlement: Option<Settlement>,
}

/// What can be said about an offence.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "made once for a question")]
pub enum Assessment {
    /// The penalty.
    Penalty(Penalty),
    /// A referee has to say how grave it is.
    NeedsClass,
    /// A referee has to say whether it can harm the soloist.
    NeedsHarm,
}

/// Whether a complaint is heard (PEN-9 to PEN-11). `position` is that at the time
/// of the offence, `went_on` what the complainant did since.
///
/// # Errors
///
/// The refusal, if it is not.
pub(crate) fn hear(
    position: &Position<'_>,
    offender: Seat,
    complainant: Seat,
    went_on: Option<WentOn>,
) -> Result<(), Refusal> {
    let entitled = entitled(position, offender);
    let mut grounds = Grounds::new();
    let off = position.rules().penalties == Penalties::Off;
    grounds.note(off, Reason::PenaltiesNotAvailable, Rule::Pen9);
    // Without penalties no rule says who may complain, and until when.
    let foreign = !off && !entitled.contains(&complainant);
    grounds.note(foreign, Reason::ComplaintNotEntitled, Rule::Pen10);
    if let Some(WentOn { rule, .. }) = went_on.filter(|_| !off) {
        grounds.note(true, Reason::ComplaintTooLate, rule);
    }
    if grounds.is_empty() {
        return Ok(());
    }
    let evidence = Evidence::Complaint {
        offender,
        complainant,
        entitled,
        last_cards_played: went_on.map(|it| it.cards_played),
    };
    Err(Refusal::all(grounds, evidence))
}

/// Who may complain: with clear partnerships the opponents of the offender, else
/// everybody else (PEN-10).
fn entitled(position: &Position<'_>, offender: Seat) -> List<Seat, 4> {
    let dealt = position.deal().hands();
    let known = position
        .game()
        .map(|game| known_parties(game, dealt, Observer::Public));
    let party = |seat: Seat| {
        known
            .as_ref()
            .and_then(|it| *it.get(seat))
            .map(|(it, _)| it)
    };
    let clear = Seat::ALL.into_iter().all(|seat| party(seat).is_some());
    let mut entitled = List::new(offender);
    for seat in Seat::ALL {
        if seat != offender && (!clear || party(seat) != party(offender)) {
            entitled.push(seat);
        }
    }
    entitled
}

/// What follows from an offence committed in `position` (PEN-9).
pub(crate) fn assess(position: &Position<'_>, offence: &Offence, budget: &Budget) -> Assessment {
    let rules = position.rules();
    if position
        .game()
        .and_then(|it| inevitable(rules, it, budget))
        .is_some()
    {
        return irrelevant(&[Rule::Pen2]);
    }
    assess_by_class(position, offence)
}

/// What follows from an offence that something still depended on. Of the hands it
/// takes only who was dealt the ♣Q.
pub(crate) fn assess_by_class(position: &Position<'_>, offence: &Offence) -> Assessment {
    let case = Case::of(position, offence.offender);
    let against_soloist = case.soloist.is_some_and(|seat| seat != offence.offender);
    match offence.class {
        None => Assessment::NeedsClass,
        Some(OffenceClass::Irrelevant) => irrelevant(&[Rule::Pen1, Rule::Pen2]),
        Some(OffenceClass::Unsporting) => penalty(
            OffenceClass::Unsporting,
            Effect::GoesOn,
            BySeat::default(),
            &[Rule::Pen12],
        ),
        Some(OffenceClass::Minor) => match case.minor(offence.harm, against_soloist) {
            Some((points, rule)) => penalty(OffenceClass::Minor, Effect::GoesOn, points, &[rule]),
            None => Assessment::NeedsHarm,
        },
        Some(OffenceClass::Grave) => case.grave(offence.harm, against_soloist),
    }
}

fn irrelevant(rules: &[Rule]) -> Assessment {
    let nothing = BySeat::default();
    penalty(OffenceClass::Irrelevant, Effect::GoesOn, nothing, rules)
}

fn penalty(class: OffenceClass, effect: Effect, points: BySeat<i16>, rules: &[Rule]) -> Assessment {
    Assessment::Penalty(Penalty {
        class,
        effect,
        points,
        rules: List::of(rules, Rule::Pen9),
        settlement: None,
    })
}

/// The game in which an offence was committed.
struct Case<'p> {
    position: &'p Position<'p>,
    game: Option<&'p Game>,
    offender: Seat,
    // Who plays alone, once that is established (PEN-7).
    soloist: Option<Seat>,
}

impl<'p> Case<'p> {
    fn of(position: &'p Position<'p>, offender: Seat) -> Case<'p> {
        let game = position.game();
        let soloist = game.and_then(Game::established_soloist);
        Case {
            position,
            game,
            offender,
            soloist,
        }
    }

    /// The points for a minor offence and their rule; `None` if it matters
    /// whether the soloist can be harmed, and nobody has said so.
    fn minor(&self, harm: Option<Harm>, against_soloist: bool) -> Option<(BySeat<i16>, Rule)> {
        if !against_soloist {
            return Some((self.spread(3), Rule::Pen3));
        }
        match (harm?, self.soloist) {
            (Harm::Possible, Some(soloist)) => Some((self.transfer(3, soloist), Rule::Pen4)),
            (Harm::Possible | Harm::Impossible, _) => Some((self.spread(3), Rule::Pen4)),
        }
    }

    fn grave(&self, harm: Option<Harm>, against_soloist: bool) -> Assessment {
        if let Some(opponents) = self.opponents().filter(|_| self.is_decided()) {
            return self.decided(harm, against_soloist, opponents);
        }
        let amount = 12 + 3 * self.absagen_of_the_others();
        match self.soloist.filter(|_| against_soloist) {
            Some(soloist) => penalty(
                OffenceClass::Grave,
                Effect::EndsAsPlayed,
                self.transfer(amount, soloist),
                &[Rule::Pen6],
            ),
            None => penalty(
                OffenceClass::Grave,
                Effect::EndsNotPlayed,
                self.spread(amount),
                &[Rule::Pen5],
            ),
        }
    }

    /// A decided game: settled, and punished as minor besides (PEN-8).
    fn decided(&self, harm: Option<Harm>, against_soloist: bool, rest: Party) -> Assessment {
        let Some((points, rule)) = self.minor(harm, against_soloist) else {
            return Assessment::NeedsHarm;
        };
        let rules = self.position.rules();
        Assessment::Penalty(Penalty {
            class: OffenceClass::Grave,
            effect: Effect::EndsSettled,
            points,
            rules: List::of(&[Rule::Pen8, rule], Rule::Pen8),
            settlement: self.game.map(|game| game.settle(rules, Some(rest))),
        })
    }

    /// Whether a party has won even if the other one gets all that is left.
    fn is_decided(&self) -> bool {
        let rules = self.position.rules();
        let game = self.game.filter(|_| self.opponents().is_some());
        game.is_some_and(|game| {
            Party::ALL.into_iter().any(|party| {
                let taken = game.taken_with_rest(rules, Some(party.opponent()));
                winner(rules, &taken) == Some(party)
            })
        })
    }

    /// The party against the offender, once all parties are fixed.
    fn opponents(&self) -> Option<Party> {
        let parties = self.game?.parties();
        let fixed = Seat::ALL.into_iter().all(|seat| parties.of(seat).is_some());
        let own = parties.of(self.offender).filter(|_| fixed)?;
        Some(own.opponent())
    }

    /// How many Absagen the other party has announced, 0 to 4.
    fn absagen_of_the_others(&self) -> i16 {
        let standing = self
            .opponents()
            .zip(self.game)
            .map(|(party, game)| game.standing().get(party).absage_level());
        i16::from(standing.unwrap_or(0))
    }

    /// The offender loses `amount`, the three others share it.
    fn spread(&self, amount: i16) -> BySeat<i16> {
        BySeat::from_fn(|seat| {
            if seat == self.offender {
                -amount
            } else {
                amount / 3
            }
        })
    }

    /// The offender loses `amount` to `soloist`.
    fn transfer(&self, amount: i16, soloist: Seat) -> BySeat<i16> {
        BySeat::from_fn(|seat| {
            if seat == self.offender {
                -amount
            } else if seat == soloist {
                amount
            } else {
                0
            }
        })
    }
}
