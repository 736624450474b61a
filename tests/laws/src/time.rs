//! Laws of announcements and their time.

mod late;

use doko_engine::{
    Announced, Announcement, BySeat, Counter, Parties, Party, Position, Reason, Refusal, RuleSet,
    Seat, Standing,
};

use crate::round::the_grounds_are_sound;
use late::{Late, what_is_too_late_stays_so};

/// What every announcement of every seat was worth so far.
#[derive(Debug, Default)]
pub struct Clock {
    // Who belongs together, and whether a Genscher made it so.
    table: Option<(Parties, bool)>,
    slots: BySeat<[Slot; 6]>,
}

/// What came of an announcement.
#[derive(Debug, Default)]
struct Slot {
    // The last time, unless something else than time spoke against it.
    asked: Option<Asked>,
    // What stood when it was too late, until it is in time again.
    late: Option<Late>,
}

/// What came of an announcement at one moment.
#[derive(Clone, Copy, Debug)]
struct Asked {
    // The own party, and own and opposing calls.
    standing: (Option<Party>, Standing, Standing),
    // The last counter at which it is in time, or `None` if it is too late.
    until: Option<u8>,
}

/// INV-11: limits only run down, as long as nobody announces anything; and what is too late
/// is in time again only for the reasons that the rule names.
pub fn the_announcements_are_sound(position: &Position<'_>, clock: &mut Clock) {
    let game = position.game().expect("a contract");
    // After a Genscher others belong together, and Absagen lapse.
    let table = Some((*game.parties(), game.genscher().is_some()));
    if clock.table != table {
        *clock = Clock {
            table,
            ..Clock::default()
        };
    }
    let rules = position.rules().announcement;
    if rules.last_trick > 0 || rules.pflicht_moral > 0 {
        // The end of a trick, or a rich one, changes what is in time beside the limits.
        return;
    }
    for seat in Seat::ALL {
        let party = game.parties().of(seat);
        let own = party.unwrap_or(Party::Kontra);
        let standing = game.standing();
        let standing = (party, *standing.get(own), *standing.get(own.opponent()));
        let counter = counter(position, seat);
        let slots = clock.slots.get_mut(seat).iter_mut();
        for (announcement, slot) in Announcement::ALL.into_iter().zip(slots) {
            let made = position.check_announcement(seat, announcement);
            slot.late = what_is_too_late_stays_so(position, seat, announcement, &made, slot.late);
            let Some(until) = until(position, seat, announcement, &made) else {
                slot.asked = None;
                continue;
            };
            if let Some(before) = slot.asked
                && before.standing == standing
            {
                match before.until {
                    Some(last) => assert_eq!(until.is_some(), counter <= last),
                    None => assert_eq!(until, None),
                }
            }
            slot.asked = Some(Asked { standing, until });
        }
    }
}

/// What the limits count.
fn counter(position: &Position<'_>, seat: Seat) -> u8 {
    let game = position.game().expect("a contract");
    match position.rules().announcement.counter {
        Counter::OwnCardsPlayed => game.cards_played_by(seat),
        Counter::TricksStarted => game.cards_played().div_ceil(4),
        Counter::CardsOnTable => game.cards_played(),
    }
}

/// Until when an announcement is in time, `None` in the inner place if it is too late;
/// nothing if something else speaks against it. `made` is what a check of it says.
fn until(
    position: &Position<'_>,
    seat: Seat,
    announcement: Announcement,
    made: &Result<Announced, Refusal>,
) -> Option<Option<u8>> {
    let window = position.window(seat, announcement);
    let mut after = position.clone();
    assert_eq!(*made, after.announce(seat, announcement));
    match (window, made) {
        (Ok(window), Ok(made)) => {
            let (lowest, as_reply) = (window.lowest_level, window.as_reply);
            assert_eq!((lowest, as_reply), (made.lowest_level, made.as_reply()));
            assert!(counter(position, seat) <= window.last_counter);
            every_later_level_is_in_time(after, made);
            Some(Some(window.last_counter))
        }
        // The window says until when, whether or not it is open yet.
        (_, Err(refusal)) if refusal.reason() == Reason::TooEarly => None,
        (Err(refusal), Err(again)) => {
            assert_eq!(refusal, *again);
            the_grounds_are_sound(&refusal);
            (refusal.reason() == Reason::TooLate).then_some(None)
        }
        (window, made) => panic!("{window:?} and {made:?}"),
    }
}

/// INV-11: where limits do not fall from level to level, each later level is in time for who
/// has `made` this one, one after the other. After a late reply none is (ANN-16).
fn every_later_level_is_in_time(mut after: Position<'_>, made: &Announced) {
    if !limits_rise(after.rules(), made.party) {
        return;
    }
    let standing = after.game().map(|it| *it.standing().get(made.party));
    let level = standing.expect("a contract").level();
    let levels = (level + 1)..=after.rules().announcement.levels;
    for next in levels.filter_map(|it| Announcement::at_level(it, made.party)) {
        let refusal = after.announce(made.seat, next).err();
        let blocked = made.as_reply().then_some(Reason::BlockedByLateReply);
        assert_eq!(refusal.map(|it| it.reason()), blocked, "{made:?} {next:?}");
    }
}

fn limits_rise(rules: &RuleSet, party: Party) -> bool {
    rules.announcement.max.get(party).is_sorted()
}
