//! What a game comes to.

use doko_engine::{BockEvents, ByParty, Game, Party, Position, Seat, Settlement};
use doko_proto::v1;

use crate::decode::{Counts, DecodedRecord};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::values::Value as _;

/// The settlement, or why the game is not settled yet.
pub(super) fn settle(
    scribe: &Scribe,
    record: &DecodedRecord,
    position: &Position<'_>,
) -> Result<v1::Settlement, Box<v1::Refusal>> {
    settle_alike(scribe, record, position, &[])
}

/// The same where the game has ended in the `others` as in this position, or goes on in all of
/// them: then why it is not settled is what all of them say.
pub(super) fn settle_alike(
    scribe: &Scribe,
    record: &DecodedRecord,
    position: &Position<'_>,
    others: &[Position<'_>],
) -> Result<v1::Settlement, Box<v1::Refusal>> {
    if let Some(redeal) = position.redeal() {
        return Ok(encode::settled_by_redeal(scribe, redeal));
    }
    match position.settle() {
        Ok(settled) => Ok(settlement(scribe, record, position, &settled)),
        Err(refused) => {
            let to_play = position.to_play();
            let is_alike = others.iter().all(|it| it.to_play() == to_play);
            let asked = Asked::next(position, to_play.filter(|_| is_alike));
            let message = |it: &Position<'_>| {
                encode::refusal(scribe, &refused, &asked, Scene::of(record, it))
            };
            let mut refusal = message(position);
            for other in others {
                encode::agree_on_refusal(&mut refusal, message(other));
            }
            Err(Box::new(refusal))
        }
    }
}

/// The settlement of the game in `position` as a message.
pub(super) fn settlement(
    scribe: &Scribe,
    record: &DecodedRecord,
    position: &Position<'_>,
    settled: &Settlement,
) -> v1::Settlement {
    let played = position.game();
    let re = |seat: &Seat| played.and_then(|it| it.parties().of(*seat)) == Some(Party::Re);
    let re_seats: Vec<Seat> = Seat::ALL.into_iter().filter(re).collect();
    let announcements = ByParty::from_fn(|party| announcements_of(record, played, party));
    let contract = played.map(Game::contract);
    let settled = settled.in_bock(&scribe.published.rules, record.bock);
    let mut message = encode::settlement(scribe, &settled, contract, &re_seats, announcements);
    message.contract = played.map(|it| encode::contract_led_by(it.contract(), it.first_leader()));
    let ended = played.and_then(Game::shortened);
    let ended = ended.map(|it| encode::rule(scribe, it.rule()));
    message.decided_by.extend(ended);
    message
}

/// The announcements of `party`, in order of time.
fn announcements_of(
    record: &DecodedRecord,
    played: Option<&Game>,
    party: Party,
) -> Vec<v1::StandingAnnouncement> {
    let made = played.map(Game::announced).unwrap_or_default();
    encode::with_indices(&record.extras, made)
        .filter(|(it, _)| it.party == party)
        .map(|(it, index)| encode::standing(it, index))
        .collect()
}

/// The settlement of a game given by counts, with what of it can start Bock games.
pub(crate) fn settle_counts(
    scribe: &Scribe,
    counts: &Counts,
    announcements: &[v1::CountedAnnouncement],
) -> (v1::Settlement, BockEvents) {
    let rules = &counts.published.rules;
    let settled = Settlement::of(rules, &counts.tally).in_bock(rules, counts.bock);
    let re = |seat: &Seat| counts.tally.parties.of(*seat) == Some(Party::Re);
    let re_seats: Vec<Seat> = Seat::ALL.into_iter().filter(re).collect();
    let stated = ByParty::from_fn(|party| {
        let own = announcements.iter().filter(|it| it.party == party.number());
        own.map(|it| v1::StandingAnnouncement {
            party: it.party,
            announcement: it.announcement,
            mode: if it.mode() == v1::AnnouncementMode::Unspecified {
                v1::AnnouncementMode::Ordinary.into()
            } else {
                it.mode
            },
            ..v1::StandingAnnouncement::default()
        })
        .collect()
    });
    let message = encode::settlement(scribe, &settled, None, &re_seats, stated);
    (message, settled.events)
}
