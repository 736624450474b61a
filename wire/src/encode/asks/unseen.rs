//! The same where hands are not known, by the deals that fit.

use doko_engine::{Ask, CardSet, Contract, Question as Asking, Round, RuleSet, Seat};
use doko_proto::v1;
use doko_worlds::{Case, Worlds};

use super::{asked, open_rights};
use crate::decode::DecodedRecord;
use crate::encode::seat as number;

/// Who has to speak, and what may be said without being asked, before the contract;
/// `worlds` are the deals that fit the record.
pub(crate) fn open_so_far(
    record: &DecodedRecord,
    worlds: &Worlds<'_, '_>,
) -> (v1::NeedsInput, Vec<v1::OpenRight>) {
    let round = round_in(record, worlds);
    let rules = &record.published.rules;
    let asks = worlds.asks();
    let asks = with_options(rules, &round, worlds, asks.as_slice());
    open(rules, &round, worlds, asks, false)
}

/// What is asked with every deal that fits; if that is nothing, the first words of all seats
/// that have not declared, in their order: the hands that are known do not settle the
/// contract without them (VORB-9). With some of the deals something else is asked, or
/// nothing more.
pub(crate) fn asked_or_missing(
    rules: &RuleSet,
    round: &Round,
    worlds: &Worlds<'_, '_>,
) -> v1::NeedsInput {
    let asks = worlds.asks();
    if !asks.is_empty() {
        return with_options(rules, round, worlds, asks.as_slice());
    }
    let silent = Seat::ALL
        .into_iter()
        .filter(|&seat| !round.has_spoken(seat));
    let missing: Vec<Ask> = silent
        .map(|seat| Ask {
            seat,
            question: Asking::Declaration,
        })
        .collect();
    with_options(rules, round, worlds, &missing)
}

/// Questions with all that may be answered by the hands that are known or with any deal.
/// Words that a hand could forbid are listed.
fn with_options(
    rules: &RuleSet,
    round: &Round,
    worlds: &Worlds<'_, '_>,
    asks: &[Ask],
) -> v1::NeedsInput {
    if asks.is_empty() {
        return v1::NeedsInput::default();
    }
    // Of a hand that is not known the round forbids only what no hand could say beside the
    // cards that others have or claim.
    let by_known_hands = |ask: &Ask| {
        let is_asked = round.asks(rules).contains(ask);
        let accepted = || round.accepted(rules, ask.seat);
        is_asked.then(accepted).unwrap_or_default()
    };
    // But it asks what comes first with any hands, and takes a Vorbehalt that can only be a
    // Hochzeit for one, and both ♣Q for claimed, which no hand shows.
    let by_deals = worlds.answers(asks);
    let answered = by_deals.iter();
    let answered = answered.map(|(ask, words)| (ask, words.union(by_known_hands(ask))));
    v1::NeedsInput {
        asks: answered
            .map(|(ask, options)| asked(rules, round, ask, options))
            .collect(),
        missing: 0,
    }
}

/// The round after everything that was said, as far as it is legal with the hands
/// that are known. In an exchange whose cards are not known, they are those of some
/// deal, and nobody knows the hands that they changed.
pub(crate) fn round_in(record: &DecodedRecord, worlds: &Worlds<'_, '_>) -> Round {
    let open = |seat| worlds.known().hides_a_hand(seat);
    let hands = record.hands.map(|seat, hand| hand.filter(|_| !open(seat)));
    let mut round = Round::new(record.context, hands);
    for world in worlds.deals(Case::ANY).take(1) {
        for said in worlds.known().words(world) {
            // What is not legal changes nothing.
            let _ = round.say(&record.published.rules, said.seat, said.word);
        }
    }
    round
}

/// Who has to speak, and what may be said without being asked. Who took cards that are
/// not known may declare a pair if a deal gives it to him.
pub(crate) fn open(
    rules: &RuleSet,
    round: &Round,
    worlds: &Worlds<'_, '_>,
    mut asks: v1::NeedsInput,
    settled: bool,
) -> (v1::NeedsInput, Vec<v1::OpenRight>) {
    let mut rights = open_rights(rules, round, settled);
    keep_withdrawals(rules, worlds, &mut rights);
    let pairs = rules.schweine.ranks();
    let pairs = pairs.filter_map(|rank| rules.card_of_pair(Contract::Normalspiel, rank));
    let may_have = |of: Seat, card| {
        let pair = Case::holds(of, CardSet::both(card));
        worlds.deals(pair).next().is_some()
    };
    let hidden = Seat::ALL
        .into_iter()
        .filter(|&it| worlds.known().hides_a_hand(it));
    let schweine = i32::from(v1::SaidWord::Schweine);
    for of in hidden {
        if pairs.clone().any(|card| may_have(of, card)) {
            continue;
        }
        for ask in asks.asks.iter_mut().filter(|it| it.seat == number(of)) {
            ask.options.retain(|&it| it != schweine);
        }
    }
    (asks, rights)
}

/// Leaves out Vorbehalte that cannot be taken back in every deal that fits: with some hands
/// it is settled already what is played, whatever becomes of them.
fn keep_withdrawals(rules: &RuleSet, worlds: &Worlds<'_, '_>, rights: &mut Vec<v1::OpenRight>) {
    let gesund = i32::from(v1::SaidWord::Gesund);
    if !rights.iter().any(|it| it.right == gesund) {
        return;
    }
    for world in worlds.deals(Case::ANY) {
        let position = worlds.position(world);
        let round = position.round();
        let settled = round.outcome(rules).is_some();
        let open = open_rights(rules, round, settled);
        rights.retain(|it| it.right != gesund || open.contains(it));
    }
}
