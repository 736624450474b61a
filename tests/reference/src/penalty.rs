//! PEN: offences and penalty points.

use crate::cards::{Card, card};
use crate::contract::{Kind, Party};
use crate::game::{Game, Hochzeit, Shortened};
use crate::options::Penalties;
use crate::scoring::Settlement;
use crate::trumps::{Class, class};

/// PEN-1: the class of an offence, as a referee judges it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Grade {
    /// No influence.
    Irrelevant,
    /// Some influence, but it cannot decide the game.
    Minor,
    /// It may decide the game.
    Grave,
    /// PEN-12: for the arbitration panel.
    Unsporting,
}

/// PEN-9: what the question says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Offence {
    /// Who committed it.
    pub offender: usize,
    /// The class.
    pub grade: Option<Grade>,
    /// PEN-4: whether it can harm the soloist.
    pub harms_soloist: Option<bool>,
    /// Who complains, if it is asked whether he may.
    pub complainant: Option<usize>,
    /// PEN-11: whether the complainant has gone on since all could notice it.
    pub went_on: bool,
    /// PEN-2: who had named an order of play before, and the order.
    pub named: Option<(usize, Vec<Card>)>,
}

/// PEN-9: the answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Penalty {
    /// `PENALTIES_NOT_AVAILABLE`, `COMPLAINT_NOT_ENTITLED`, `COMPLAINT_TOO_LATE`.
    Refused(&'static str),
    /// `offence_class`, `harms_soloist`.
    NeedsInput(&'static str),
    /// The points of the seats, and what becomes of the game.
    Points([i32; 4], Effect),
}

/// What becomes of a game after an offence.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Effect {
    /// PEN-2 to PEN-4: it goes on.
    GoesOn,
    /// PEN-5: it ends and counts as not played.
    NotPlayed,
    /// PEN-6: it ends, and the solo counts as played.
    SoloPlayed,
    /// PEN-8: it ends and is settled so, the penalty comes on top.
    Settled(Box<Settlement>),
}

/// PEN-9: what follows from an offence committed at this position, by its class (PEN-1).
///
/// Who complains must be entitled (PEN-10) and may not have gone on (PEN-11). Nothing follows where
/// a party makes all the rest anyway (PEN-2). Unsporting conduct gives no points here: it is for a
/// panel (PEN-12).
#[must_use]
pub fn penalty(game: &Game, offence: &Offence, bound: u64) -> Penalty {
    let none = Penalty::Points([0; 4], Effect::GoesOn);
    if game.options.penalties == Penalties::Off {
        return Penalty::Refused("PENALTIES_NOT_AVAILABLE");
    }
    if let Some(complainant) = offence.complainant {
        if !entitled(game, offence.offender).contains(&complainant) {
            return Penalty::Refused("COMPLAINT_NOT_ENTITLED");
        }
        if offence.went_on {
            return Penalty::Refused("COMPLAINT_TOO_LATE");
        }
    }
    if matches!(
        game.inevitable(offence.named.as_ref(), bound),
        Some(Some(_))
    ) {
        return none;
    }
    match offence.grade {
        None => Penalty::NeedsInput("offence_class"),
        Some(Grade::Irrelevant | Grade::Unsporting) => none,
        Some(Grade::Minor) => match minor(game, offence) {
            Some(points) => Penalty::Points(points, Effect::GoesOn),
            None => Penalty::NeedsInput("harms_soloist"),
        },
        Some(Grade::Grave) if already_won(game).is_some() => decided(game, offence),
        Some(Grade::Grave) => grave(game, offence.offender),
    }
}

/// PEN-4, PEN-7: the soloist against whom the offender plays, if a solo is established.
fn soloist_against(game: &Game, offender: usize) -> Option<usize> {
    game.established_soloist()
        .filter(|soloist| *soloist != offender)
}

/// PEN-3 to PEN-6: the offender gives, and either everybody else gets a third or the soloist all.
/// Together it is nothing (PEN-13).
fn shared(offender: usize, receiver: Option<usize>, share: i32) -> [i32; 4] {
    [0, 1, 2, 3].map(|seat| match receiver {
        _ if seat == offender => -3 * share,
        Some(soloist) if seat == soloist => 3 * share,
        Some(_) => 0,
        None => share,
    })
}

/// PEN-3, PEN-4: one point for everybody else, or three for a soloist who can be harmed.
fn minor(game: &Game, offence: &Offence) -> Option<[i32; 4]> {
    let soloist = soloist_against(game, offence.offender);
    let receiver = match soloist {
        Some(_) if offence.harms_soloist? => soloist,
        Some(_) | None => None,
    };
    Some(shared(offence.offender, receiver, 1))
}

/// PEN-5, PEN-6: a share of four, and one more for each Absage of the other party.
fn grave(game: &Game, offender: usize) -> Penalty {
    let level = |party: Option<Party>| {
        let level = party.map_or(0, |party| game.level[party.index()]);
        i32::try_from(level.saturating_sub(1)).unwrap_or_default()
    };
    let others = game.party(offender).map(Party::other);
    let share = 4 + level(others);
    match soloist_against(game, offender) {
        None => Penalty::Points(shared(offender, None, share), Effect::NotPlayed),
        soloist => Penalty::Points(shared(offender, soloist, share), Effect::SoloPlayed),
    }
}

/// PEN-8: the party that wins even if all the rest goes to the other one.
#[must_use]
pub fn already_won(game: &Game) -> Option<Party> {
    let open = game.hochzeit() == Some(Hochzeit::Pending);
    [Party::Re, Party::Kontra].into_iter().find(|party| {
        let mut worst = game.clone();
        worst.shortened = Some(Shortened::StoppedAt(game.completed(), party.other()));
        !open && worst.counts(1).result.winner(&game.options) == Some(*party)
    })
}

/// PEN-8: stopped and settled, and punished as minor in addition.
fn decided(game: &Game, offence: &Offence) -> Penalty {
    let Some(points) = minor(game, offence) else {
        return Penalty::NeedsInput("harms_soloist");
    };
    let Some(party) = game.party(offence.offender) else {
        return grave(game, offence.offender);
    };
    let mut stopped = game.clone();
    stopped.shortened = Some(Shortened::StoppedAt(game.completed(), party.other()));
    match stopped.settle(1) {
        Ok(settlement) => Penalty::Points(points, Effect::Settled(Box::new(settlement))),
        Err(_) => grave(game, offence.offender),
    }
}

/// PEN-10: who may complain of an offence committed at this position.
#[must_use]
pub fn entitled(game: &Game, offender: usize) -> Vec<usize> {
    let clear = partnerships_are_clear(game, is_normal(game));
    let others = (0..4).filter(|seat| *seat != offender);
    others
        .filter(|seat| !clear || game.party(*seat) != game.party(offender))
        .collect()
}

/// PEN-10, SCHW-10: the party of a seat, if it is certain to all. In a stille Hochzeit the marks
/// are those of a Normalspiel.
#[must_use]
pub fn known_to_all(game: &Game, seat: usize) -> Option<Party> {
    let is_known = partnerships_are_clear(game, true) || is_shown(game, seat, true);
    game.party(seat).filter(|_| is_known)
}

/// PEN-10: whether play has shown the party of all four.
///
/// Two known Re players, or three known Kontra players, show the others, and so do two known Kontra
/// players once the Re player is known to have had one ♣D only, or where nobody may be silent about
/// both (STILL-1). In an Armut the exchange shows everything; a Hochzeit is clear from its Klärungsstich
/// on, or by a Genscher.
fn partnerships_are_clear(game: &Game, by_words: bool) -> bool {
    match game.contract.kind {
        Kind::Solo | Kind::Armut => true,
        Kind::Hochzeit => game.hochzeit() != Some(Hochzeit::Pending) || game.genscher.is_some(),
        Kind::Normalspiel | Kind::StilleHochzeit => {
            let shown: Vec<bool> = (0..4).map(|seat| is_shown(game, seat, by_words)).collect();
            let of = |party| {
                let seats = (0..4).filter(|seat| shown[*seat] && game.party(*seat) == Some(party));
                seats.count()
            };
            let is_two_against_two = is_normal(game) && !game.options.hochzeit_silent;
            game.genscher.is_some()
                || game.established_soloist().is_some()
                || of(Party::Re) == 2
                || of(Party::Kontra) == 3
                || (of(Party::Kontra) == 2
                    && (is_two_against_two || (0..4).any(|seat| had_one_queen(game, seat))))
        }
    }
}

/// PEN-10: a ♣D played, an own announcement where words count, a Fehl card thrown on a trump lead.
fn is_shown(game: &Game, seat: usize, by_words: bool) -> bool {
    let announced = game.announced.iter().any(|it| it.seat == seat);
    queens_laid(game, seat) > 0 || has_thrown_fehl(game, seat) || (by_words && announced)
}

/// PEN-10: a ♣D played, and later a Fehl card thrown on a trump lead: no other ♣D.
fn had_one_queen(game: &Game, seat: usize) -> bool {
    queens_laid(game, seat) == 1 && has_thrown_fehl(game, seat)
}

/// PEN-10: how many ♣D a seat has played.
fn queens_laid(game: &Game, seat: usize) -> usize {
    let laid = game.tricks.iter().flatten();
    laid.filter(|laid| laid.seat == seat && laid.card == card('C', 'Q'))
        .count()
}

/// PEN-10: a Fehl card thrown on a trump lead.
fn has_thrown_fehl(game: &Game, seat: usize) -> bool {
    let is_trump = |card| class(&game.options, game.contract.solo, card) == Class::Trump;
    game.tricks.iter().any(|trick| {
        let trump_led = trick.first().is_some_and(|laid| is_trump(laid.card));
        trump_led
            && trick
                .iter()
                .any(|laid| laid.seat == seat && !is_trump(laid.card))
    })
}

/// PEN-10: whether it is a Normalspiel, in which an announcement shows a party.
fn is_normal(game: &Game) -> bool {
    game.contract.kind == Kind::Normalspiel
}
