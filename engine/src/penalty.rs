//! [`Penalty`]: what follows from an offence, and who may complain of it.
//!
//! Who is right in doubt is for a referee to say: an offence is judged by what it
//! may bring about, which no record shows. Here stands what follows from that
//! judgement, and the one case in which the cards decide alone (PEN-2).

mod hearing;
mod offence;
mod table;

use crate::budget::Budget;
use crate::game::Game;
use crate::game::knowledge::open_parties;
use crate::inevitable::inevitable;
use crate::list::List;
use crate::options::Penalties;
use crate::party::Party;
use crate::position::Position;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::score::Settlement;
use crate::seat::{BySeat, Seat};
use crate::verdict::{Evidence, Grounds, Reason, Refusal};
use crate::winning::winner;

pub use hearing::{Complaint, Hearing};
pub use offence::{Effect, Harm, Offence, OffenceClass, OffenceKind, WentOn};
pub use table::{Offender, PenaltyRow, Receiver};

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
    let game = position.game();
    let clear = game.is_some_and(|it| {
        let open = open_parties(position.rules(), it);
        open.iter().all(|(_, party)| party.is_some())
    });
    let party = |seat: Seat| game.and_then(|it| it.parties().of(seat));
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
        .and_then(|it| inevitable(rules, it, offence.named.as_ref(), budget))
        .is_some()
    {
        return IRRELEVANT;
    }
    assess_by_class(position, offence)
}

/// What follows where all remaining tricks were decided (PEN-2).
const IRRELEVANT: Assessment = Assessment::Penalty(Penalty {
    class: OffenceClass::Irrelevant,
    effect: Effect::GoesOn,
    points: BySeat::new([0; 4]),
    rules: List::of(&[Rule::Pen2], Rule::Pen9),
    settlement: None,
});

/// What follows from an offence that something still depended on, unless the game is over,
/// which everybody knows. Of the hands it takes only who was dealt the ♣Q.
pub(crate) fn assess_by_class(position: &Position<'_>, offence: &Offence) -> Assessment {
    let Offence {
        offender,
        class,
        harm,
        named: _, // something depended on the offence even so
    } = *offence;
    let game = position.game();
    if game.is_some_and(Game::is_over) {
        return IRRELEVANT;
    }
    let Some(class) = class else {
        return Assessment::NeedsClass;
    };
    // Who plays alone, once that is established (PEN-7).
    let soloist = game.and_then(Game::established_soloist);
    let against_soloist = soloist.is_some_and(|seat| seat != offender);
    let others = game.and_then(|it| opponents(it, offender).map(|party| (it, party)));
    // Only a grave offence undoes a game, unless it is decided (PEN-8).
    let settled = others
        .filter(|&(game, _)| class == OffenceClass::Grave && is_decided(position.rules(), game));
    let Some(row) = PenaltyRow::of(class, against_soloist, harm, settled.is_some()) else {
        return Assessment::NeedsHarm;
    };
    // How many Absagen the other party has announced, 0 to 4.
    let absagen = others.map_or(0, |(game, party)| game.standing().get(party).absage_level());
    Assessment::Penalty(Penalty {
        class,
        effect: row.effect,
        points: row.points(offender, soloist, absagen),
        rules: List::of(row.rules, Rule::Pen9),
        settlement: settled.map(|(game, rest)| game.settle(position.rules(), Some(rest))),
    })
}

/// The party against `offender`, once all parties are fixed.
fn opponents(game: &Game, offender: Seat) -> Option<Party> {
    let parties = game.parties();
    let own = parties.of(offender).filter(|_| parties.are_fixed())?;
    Some(own.opponent())
}

/// Whether a party has won even if the other one gets all that is left.
fn is_decided(rules: &RuleSet, game: &Game) -> bool {
    Party::ALL.into_iter().any(|party| {
        let taken = game.taken_with_rest(rules, Some(party.opponent()));
        winner(rules, &taken) == Some(party)
    })
}
