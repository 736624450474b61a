//! Scripts as records of the API.

mod read;

use doko_engine::{
    Absage, Announcement, BySeat, Card, CardSet, ClaimKind, ExtraWord, Party, Rank, Seat, Selector,
    Solo, Word,
};
use doko_proto::v1;

use crate::script::Script;

pub use read::{is_readable, script};

/// The record of a script, with a rule set of its own.
#[must_use]
pub fn record(script: &Script) -> v1::GameRecord {
    let [hand_1, hand_2, hand_3, hand_4] = Seat::ALL.map(|it| cards(script.deal.hand(it)));
    let mut record = v1::GameRecord {
        rule_set: Some(doko_wire::reference_to(&script.rules)),
        context: Some(context(script)),
        hand_1,
        hand_2,
        hand_3,
        hand_4,
        plays: script.plays.iter().map(|play| card(play.card)).collect(),
        ..v1::GameRecord::default()
    };
    for said in &script.said {
        let (word, bid, rank) = word(said.word);
        record.said_seats.push(seat(said.seat));
        record.said_words.push(word.into());
        record.said_bids.push(bid);
        record.said_ranks.push(rank);
    }
    record.armut_exchanges = exchanges(script);
    for extra in &script.extras {
        let (word, rank, partner) = extra_word(extra.word);
        record.extra_at.push(u32::from(extra.at));
        record.extra_seats.push(seat(extra.seat));
        record.extra_words.push(word.into());
        record.extra_ranks.push(rank);
        record.extra_partners.push(partner);
    }
    // Columns with nothing to tell are left out; the height of a bid is always told.
    if !record.said_words.contains(&v1::SaidWord::Bid.into()) {
        record.said_bids.clear();
    }
    for column in [
        &mut record.said_ranks,
        &mut record.extra_ranks,
        &mut record.extra_partners,
    ] {
        if column.iter().all(|&it| it == 0) {
            column.clear();
        }
    }
    record
}

/// The number of a seat.
#[must_use]
pub fn seat(seat: Seat) -> i32 {
    i32::from(seat.number())
}

/// The number of a card.
#[must_use]
pub fn card(card: Card) -> i32 {
    i32::try_from(card.index() + 1).unwrap_or_default()
}

/// The numbers of cards.
#[must_use]
pub fn cards(set: CardSet) -> Vec<i32> {
    set.cards().map(card).collect()
}

fn context(script: &Script) -> v1::GameContext {
    let open: &BySeat<_> = &script.context.open_pflichtsoli;
    let open = open.iter().filter(|(_, open)| !open.is_empty());
    v1::GameContext {
        pflichtsolo_seats: open.map(|(it, _)| seat(it)).collect(),
        vorfuehrung_seat: script.context.vorfuehrung.map_or(0, seat),
        ..v1::GameContext::default()
    }
}

/// The cards of the exchanges; what goes back belongs to the last push.
fn exchanges(script: &Script) -> Vec<v1::ArmutExchange> {
    let mut exchanges: Vec<v1::ArmutExchange> = Vec::new();
    for said in &script.said {
        match said.word {
            Word::Push(pushed) => exchanges.push(v1::ArmutExchange {
                pushed_cards: cards(pushed),
                pushed_count: Some(pushed.len()),
                ..v1::ArmutExchange::default()
            }),
            Word::Return(returned) => {
                if let Some(exchange) = exchanges.last_mut() {
                    exchange.returned_cards = cards(returned);
                    exchange.returned_count = Some(returned.len());
                }
            }
            Word::Gesund
            | Word::Vorbehalt
            | Word::Yes
            | Word::No
            | Word::Hochzeit(_)
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Armut
            | Word::Throw
            | Word::Schweine(_)
            | Word::Accept
            | Word::Refuse => {}
        }
    }
    exchanges
}

/// A word, its bid and its rank.
fn word(word: Word) -> (v1::SaidWord, u32, i32) {
    use v1::SaidWord as Said;
    let plain = match word {
        Word::Bid(height) => return (Said::Bid, u32::from(height), 0),
        Word::Schweine(rank) => return (Said::Schweine, 0, pair(rank)),
        Word::Gesund => Said::Gesund,
        Word::Vorbehalt => Said::Vorbehalt,
        Word::Yes => Said::Yes,
        Word::No => Said::No,
        Word::Hochzeit(selector) => hochzeit(selector),
        Word::Solo(it) => solo(it),
        Word::Pass => Said::Pass,
        Word::Armut => Said::Armut,
        Word::Throw => Said::Throw,
        Word::Push(_) => Said::ArmutPush,
        Word::Accept => Said::ArmutAccept,
        Word::Refuse => Said::ArmutRefuse,
        Word::Return(_) => Said::ArmutReturn,
    };
    (plain, 0, 0)
}

const fn hochzeit(selector: Selector) -> v1::SaidWord {
    use v1::SaidWord as Said;
    match selector {
        Selector::Any => Said::Hochzeit,
        Selector::Fehl => Said::HochzeitFehl,
        Selector::Trumpf => Said::HochzeitTrumpf,
        Selector::Kreuz => Said::HochzeitKreuz,
        Selector::Pik => Said::HochzeitPik,
        Selector::Herz => Said::HochzeitHerz,
    }
}

const fn solo(solo: Solo) -> v1::SaidWord {
    use v1::SaidWord as Said;
    match solo {
        Solo::Karo => Said::SoloKaro,
        Solo::Kreuz => Said::SoloKreuz,
        Solo::Pik => Said::SoloPik,
        Solo::Herz => Said::SoloHerz,
        Solo::Damen => Said::SoloDamen,
        Solo::Buben => Said::SoloBuben,
        Solo::Koenige => Said::SoloKoenige,
        Solo::Fleischlos => Said::SoloFleischlos,
        Solo::DamenBuben => Said::SoloDamenBuben,
        Solo::KoenigeBuben => Said::SoloKoenigeBuben,
        Solo::KoenigeDamen => Said::SoloKoenigeDamen,
        Solo::Koehler => Said::SoloKoehler,
    }
}

/// The rank of a pair above the aces.
fn pair(rank: Rank) -> i32 {
    let rank = match rank {
        Rank::Ace => v1::Rank::Unspecified,
        Rank::Ten => v1::Rank::Ten,
        Rank::King => v1::Rank::King,
        Rank::Queen => v1::Rank::Queen,
        Rank::Jack => v1::Rank::Jack,
        Rank::Nine => v1::Rank::Nine,
    };
    rank.into()
}

/// What happened, its rank and its partner.
fn extra_word(word: ExtraWord) -> (v1::ExtraWord, i32, i32) {
    use v1::ExtraWord as Extra;
    match word {
        ExtraWord::Announcement(announcement) => (said(announcement), 0, 0),
        ExtraWord::Schweine(rank) => (Extra::Schweine, pair(rank), 0),
        ExtraWord::Genscher(partner) => (Extra::Genscher, 0, seat(partner)),
        ExtraWord::Claim(ClaimKind::Rest) => (Extra::ClaimRest, 0, 0),
        ExtraWord::Claim(ClaimKind::Surrender) => (Extra::Surrender, 0, 0),
    }
}

const fn said(announcement: Announcement) -> v1::ExtraWord {
    use v1::ExtraWord as Extra;
    match announcement {
        Announcement::Ansage(Party::Re) => Extra::Re,
        Announcement::Ansage(Party::Kontra) => Extra::Kontra,
        Announcement::Absage(Absage::Keine90) => Extra::Keine90,
        Announcement::Absage(Absage::Keine60) => Extra::Keine60,
        Announcement::Absage(Absage::Keine30) => Extra::Keine30,
        Announcement::Absage(Absage::Schwarz) => Extra::Schwarz,
    }
}
