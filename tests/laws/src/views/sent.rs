//! What somebody sends who knows what a view knows.

use doko_proto::v1;

use super::alike::{inspected, is_absage};

/// The record as `view` knows it, with what everybody heard of it as far as a record can say
/// that; nothing if there is more, or if something is wrong in a record with an Absage: then no
/// position tells for which party it was made.
pub(super) fn sent(whole: &v1::GameRecord, view: v1::View) -> Option<v1::GameRecord> {
    if hears_more(whole) {
        return None;
    }
    let mut sent = with_trumps_told(doko_notation::seen_by(whole, view), whole, view);
    if sent.extra_words.iter().any(|&it| is_absage(it)) {
        let heard = inspected(whole, v1::View::Everything)?.announcements;
        name_parties(&mut sent, &heard);
    }
    Some(sent)
}

/// Whether everybody can hear what no record says: an Ansage that the rules enter by a bid
/// or by Schweine, which shows that a contract stands, as that there is none shows that none
/// does; or which Schweine count after an exchange.
fn hears_more(record: &v1::GameRecord) -> bool {
    let words = [v1::SaidWord::Schweine, v1::SaidWord::Bid].map(i32::from);
    record.said_words.iter().any(|it| words.contains(it))
}

/// The record with how many trumps went back in each Armut, as far as `view` was told that.
fn with_trumps_told(
    mut seen: v1::GameRecord,
    whole: &v1::GameRecord,
    view: v1::View,
) -> v1::GameRecord {
    let told = inspected(whole, view).map(|it| it.armuten);
    let exchanges = seen.armut_exchanges.iter_mut();
    for (exchange, armut) in exchanges.zip(told.unwrap_or_default()) {
        exchange.returned_trumps = armut.returned_trumps;
    }
    seen
}

/// Says for which party each Absage was made; announcements have the numbers of their words.
fn name_parties(sent: &mut v1::GameRecord, heard: &[v1::StandingAnnouncement]) {
    let seats_and_words = sent.extra_seats.iter().zip(&sent.extra_words);
    let said = sent.extra_at.iter().zip(seats_and_words);
    let stated = sent.extra_parties.iter().copied();
    let parties = said.zip(stated.chain(std::iter::repeat(0)));
    let parties = parties.map(|((&at, (&seat, &word)), stated)| {
        let mut heard = heard.iter().filter(|_| is_absage(word));
        let made = heard.find(|it| (it.cards_played, it.seat, it.announcement) == (at, seat, word));
        made.map_or(stated, |it| it.party)
    });
    sent.extra_parties = parties.collect();
}
