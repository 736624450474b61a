//! INV-11: what is too late stays so, but for the reasons that the rule names.

use doko_engine::{
    Announced, Announcement, Counter, Position, Reason, Refusal, RuleSet, Seat, Skip, Standing,
};

/// What stood when an announcement was too late.
#[derive(Clone, Copy, Debug)]
pub(super) struct Late {
    // The lowest level that would have become announced with it.
    lowest: u8,
    // The highest level of the other party.
    answered: u8,
    // How many announcements there were.
    announced: usize,
}

/// An announcement that was too late is so again, or is refused for something else, or one of the
/// reasons has come since for which it can be in time again; what it was `before` is kept until
/// then.
pub(super) fn what_is_too_late_stays_so(
    position: &Position<'_>,
    seat: Seat,
    announcement: Announcement,
    made: &Result<Announced, Refusal>,
    before: Option<Late>,
) -> Option<Late> {
    let now = now(position, seat, announcement)?;
    match made {
        Err(refusal) if names(refusal, &[Reason::TooLate]) => Some(now),
        Err(refusal) => {
            // Of what stands already, or cannot be made any more, the time is not told.
            let untold = [Reason::Already, Reason::GameOver, Reason::HochzeitPending];
            let is_told = !names(refusal, &untold);
            let stays = before.is_none_or(|before| !is_told || is_new(announcement, before, now));
            assert!(stays, "{seat} {announcement:?}: {before:?} {now:?}");
            before
        }
        Ok(made) => {
            if let Some(before) = before {
                it_is_in_time_again_for_a_reason(position, made, before, now);
            }
            None
        }
    }
}

fn now(position: &Position<'_>, seat: Seat, announcement: Announcement) -> Option<Late> {
    let game = position.game()?;
    let party = game.parties().of(seat)?;
    let standing = game.standing();
    Some(Late {
        lowest: lowest(position.rules(), *standing.get(party), announcement),
        answered: standing.get(party.opponent()).level(),
        announced: game.announced().len(),
    })
}

/// The lowest level that becomes announced (ANN-8, ANN-9).
fn lowest(rules: &RuleSet, own: Standing, announcement: Announcement) -> u8 {
    let skips = rules.announcement.skip_ansage == Skip::Allowed;
    match announcement {
        Announcement::Ansage(_) => 1,
        Announcement::Absage(_) if own.ansage || skips => own.level() + 1,
        Announcement::Absage(_) => (own.level() + 1).max(2),
    }
}

fn names(refusal: &Refusal, reasons: &[Reason]) -> bool {
    let mut grounds = refusal.grounds().iter();
    grounds.any(|it| reasons.contains(&it.reason))
}

/// Whether the limit is another one: an Ansage answers more than it did, or an Absage has a higher
/// level to begin with.
const fn is_new(announcement: Announcement, before: Late, now: Late) -> bool {
    match announcement {
        Announcement::Ansage(_) => now.answered > before.answered,
        Announcement::Absage(_) => now.lowest > before.lowest,
    }
}

/// (a) An Ansage is an Erwiderung to something new. (b) Of an Absage the missing lower level was
/// announced by a partner who was still in time, which where tricks are counted nobody is for
/// whom the other is not; or the rules have entered it, for which there are no limits (ANN-21).
fn it_is_in_time_again_for_a_reason(
    position: &Position<'_>,
    made: &Announced,
    before: Late,
    now: Late,
) {
    let announced = position.game().map(|it| it.announced());
    let since = announced.and_then(|it| it.get(before.announced..));
    let mut since = since.unwrap_or_default().iter();
    let own_cards = position.rules().announcement.counter == Counter::OwnCardsPlayed;
    let for_a_reason = match made.announcement {
        Announcement::Ansage(_) => made.as_reply(),
        Announcement::Absage(_) => since.any(|it| {
            let partner = it.seat != made.seat && own_cards;
            it.party == made.party && (partner || !it.mode.is_own())
        }),
    };
    let is_sound = for_a_reason && is_new(made.announcement, before, now);
    assert!(is_sound, "{made:?}: {before:?} {now:?}");
}
