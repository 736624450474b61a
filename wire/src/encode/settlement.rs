//! Settlements.

use doko_engine::{
    ByParty, Contract, Item, ItemKind, Party, RuleSet, Seat, Settlement, SpecialPoint, Threshold,
    winning_rule,
};
use doko_proto::v1;

use super::{Scribe, citation, contract, party, rule, seat, seat_or_unset};
use crate::texts;

/// The settlement of a game. `re_seats` and the announcements of each party are
/// known to whoever has the game; `played` is absent for a game given by counts.
pub(crate) fn settlement(
    scribe: &Scribe,
    settled: &Settlement,
    played: Option<Contract>,
    re_seats: &[Seat],
    announcements: ByParty<Vec<v1::StandingAnnouncement>>,
) -> v1::Settlement {
    let rules = &scribe.published.rules;
    let side = settled.winner.unwrap_or(Party::Re);
    let sign = if side == Party::Re { 1 } else { -1 };
    let sum = |special| {
        let items = settled
            .items
            .iter()
            .filter(|item| is_special(item.kind) == special);
        items
            .map(|item| {
                if item.party == side {
                    i32::from(item.points)
                } else {
                    -i32::from(item.points)
                }
            })
            .sum()
    };
    let mut decided = rule(scribe, winning_rule(&settled.taken, settled.winner));
    decided.text = scribe.text(|language| texts::winner(language, settled));
    v1::Settlement {
        result: match settled.winner {
            Some(Party::Re) => v1::GameResult::ReWon,
            Some(Party::Kontra) => v1::GameResult::KontraWon,
            None => v1::GameResult::NobodyWon,
        }
        .into(),
        contract: played.map(|it| contract(rules, it)),
        redeal_reason: 0,
        scored_as: match settled.soloist {
            Some(_) => v1::ScoredAs::Solo,
            None => v1::ScoredAs::TwoAgainstTwo,
        }
        .into(),
        re_seats: re_seats.iter().map(|&it| seat(it)).collect(),
        re: Some(party_result(rules, settled, Party::Re, announcements.re)),
        kontra: Some(party_result(
            rules,
            settled,
            Party::Kontra,
            announcements.kontra,
        )),
        items: settled
            .items
            .iter()
            .map(|line| item(scribe, line))
            .collect(),
        base: sum(false),
        doubling: 1,
        special: sum(true),
        bock_factor: 1,
        value: sign * i32::from(settled.value_for_re),
        points: Seat::ALL
            .into_iter()
            .map(|it| i32::from(*settled.points.get(it)))
            .collect(),
        decided_by: vec![decided],
    }
}

fn party_result(
    rules: &RuleSet,
    settled: &Settlement,
    whose: Party,
    announcements: Vec<v1::StandingAnnouncement>,
) -> v1::PartyResult {
    use v1::party_result::Threshold as Message;
    let all_tricks = u32::from(rules.deck.hand_size());
    let threshold = match *settled.thresholds.get(whose) {
        Threshold::Augen(augen) => Message::AugenNeeded(u32::from(augen)),
        Threshold::AllTricks => Message::TricksNeeded(all_tricks),
        Threshold::OneTrick => Message::TricksNeeded(1),
        Threshold::AllAugen => Message::AugenNeeded(240),
        Threshold::AnyAugen => Message::AugenNeeded(1),
    };
    v1::PartyResult {
        augen: u32::from(*settled.taken.augen.get(whose)),
        tricks: u32::from(*settled.taken.tricks.get(whose)),
        threshold: Some(threshold),
        announcements,
    }
}

fn item(scribe: &Scribe, line: &Item) -> v1::ScoreItem {
    let Item {
        kind,
        rule: cited,
        party: whose,
        points,
        trick,
        seat: by,
    } = *line;
    let announced_by = match kind {
        ItemKind::Ansage(by) | ItemKind::Absage(by, _) => party(by),
        ItemKind::Won
        | ItemKind::Below(_)
        | ItemKind::Against(_)
        | ItemKind::Special(_)
        | ItemKind::GegenDieAlten => 0,
    };
    let text = scribe.text(|language| texts::item(language, line));
    v1::ScoreItem {
        kind: item_kind(kind).into(),
        party: party(whose),
        points: i32::from(points),
        announced_by,
        trick: trick.map(u32::from),
        seat: seat_or_unset(by),
        rule: Some(citation(scribe, cited, None, text)),
    }
}

/// Whether an item is added after everything that is doubled.
const fn is_special(kind: ItemKind) -> bool {
    matches!(kind, ItemKind::Special(_) | ItemKind::GegenDieAlten)
}

fn item_kind(kind: ItemKind) -> v1::ScoreItemKind {
    use v1::ScoreItemKind as Message;
    match kind {
        ItemKind::Won => Message::Won,
        ItemKind::Below(1) => Message::Under90,
        ItemKind::Below(2) => Message::Under60,
        ItemKind::Below(3) => Message::Under30,
        ItemKind::Below(_) => Message::Schwarz,
        ItemKind::Ansage(Party::Re) => Message::ReAnnounced,
        ItemKind::Ansage(Party::Kontra) => Message::KontraAnnounced,
        ItemKind::Absage(_, 1) => Message::Keine90Announced,
        ItemKind::Absage(_, 2) => Message::Keine60Announced,
        ItemKind::Absage(_, 3) => Message::Keine30Announced,
        ItemKind::Absage(_, _) => Message::SchwarzAnnounced,
        ItemKind::Against(1) => Message::AgainstKeine90,
        ItemKind::Against(2) => Message::AgainstKeine60,
        ItemKind::Against(3) => Message::AgainstKeine30,
        ItemKind::Against(_) => Message::AgainstSchwarz,
        ItemKind::Special(SpecialPoint::Fuchs) => Message::Fuchs,
        ItemKind::Special(SpecialPoint::Doppelkopf) => Message::Doppelkopf,
        ItemKind::Special(SpecialPoint::Karlchen) => Message::Karlchen,
        ItemKind::Special(SpecialPoint::KarlchenCaught) => Message::KarlchenCaught,
        ItemKind::Special(SpecialPoint::FuchsLast) => Message::FuchsLast,
        ItemKind::Special(SpecialPoint::FuchsCaughtLast) => Message::FuchsCaughtLast,
        ItemKind::Special(SpecialPoint::Dulle) => Message::Dulle,
        ItemKind::Special(SpecialPoint::Herzstich) => Message::Herzstich,
        ItemKind::GegenDieAlten => Message::GegenDieAlten,
    }
}
