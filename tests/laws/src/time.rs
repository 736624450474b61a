//! Laws of announcements and their time.

use doko_engine::{
    Announcement, BySeat, Counter, Party, Position, Reason, RuleSet, Seat, Standing,
};

use crate::round::the_grounds_are_sound;

/// What every announcement of every seat was worth the last time it was asked for.
#[derive(Debug, Default)]
pub struct Clock(BySeat<[Option<Asked>; 6]>);

/// What came of an announcement at one moment.
#[derive(Clone, Copy, Debug)]
struct Asked {
    // The own party, and own and opposing calls.
    standing: (Option<Party>, Standing, Standing),
    // The last counter at which it is in time, or `None` if it is too late.
    until: Option<u8>,
}

/// INV-11: limits only run down, as long as nobody announces anything.
pub fn the_announcements_are_sound(position: &Position<'_>, clock: &mut Clock) {
    let game = position.game().expect("a contract");
    for seat in Seat::ALL {
        let party = game.parties().of(seat);
        let own = party.unwrap_or(Party::Kontra);
        let standing = game.standing();
        let standing = (party, *standing.get(own), *standing.get(own.opponent()));
        let counter = counter(position, seat);
        let slots = clock.0.get_mut(seat).iter_mut();
        for (announcement, slot) in Announcement::ALL.into_iter().zip(slots) {
            let Some(until) = until(position, seat, announcement, counter) else {
                *slot = None;
                continue;
            };
            if let Some(before) = *slot
                && before.standing == standing
            {
                match before.until {
                    Some(last) => assert_eq!(until.is_some(), counter <= last),
                    None => assert_eq!(until, None),
                }
            }
            *slot = Some(Asked { standing, until });
        }
    }
}

/// What the limits count.
fn counter(position: &Position<'_>, seat: Seat) -> u8 {
    let game = position.game().expect("a contract");
    match position.rules().announcement.counter {
        Counter::OwnCardsPlayed => game.cards_played_by(seat),
        Counter::TricksStarted => game.cards_played().div_ceil(4),
    }
}

/// Until when an announcement is in time, `None` in the inner place if it is too late;
/// nothing if something else speaks against it.
fn until(
    position: &Position<'_>,
    seat: Seat,
    announcement: Announcement,
    counter: u8,
) -> Option<Option<u8>> {
    let window = position.window(seat, announcement);
    let mut after = position.clone();
    let made = after.announce(seat, announcement);
    assert_eq!(made, position.check_announcement(seat, announcement));
    match (window, made) {
        (Ok(window), Ok(made)) => {
            let (lowest, as_reply) = (window.lowest_level, window.as_reply);
            assert_eq!((lowest, as_reply), (made.lowest_level, made.as_reply()));
            assert!(counter <= window.last_counter);
            the_next_level_is_in_time(&after, seat, announcement, made.as_reply());
            Some(Some(window.last_counter))
        }
        // The window says until when, whether or not it is open yet.
        (_, Err(refusal)) if refusal.reason() == Reason::TooEarly => None,
        (Err(refusal), Err(again)) => {
            assert_eq!(refusal, again);
            the_grounds_are_sound(&refusal);
            (refusal.reason() == Reason::TooLate).then_some(None)
        }
        (window, made) => panic!("{window:?} and {made:?}"),
    }
}

/// INV-11: where limits do not fall from level to level, the next level is in time if
/// this one is.
fn the_next_level_is_in_time(after: &Position<'_>, seat: Seat, made: Announcement, reply: bool) {
    let game = after.game().expect("a contract");
    let Some(party) = game.parties().of(seat) else {
        return;
    };
    // Where the Ansage can be left out it may come after an Absage.
    let is_highest = game.standing().get(party).level() == made.level();
    if !is_highest || !limits_rise(after.rules(), party) {
        return;
    }
    if let Some(next) = Announcement::at_level(made.level() + 1, party) {
        let reason = after.window(seat, next).err().map(|it| it.reason());
        let blocked = reply.then_some(Reason::BlockedByLateReply);
        assert_eq!(reason, blocked);
    }
}

fn limits_rise(rules: &RuleSet, party: Party) -> bool {
    rules.announcement.max.get(party).is_sorted()
}
