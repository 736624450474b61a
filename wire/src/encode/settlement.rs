//! Settlements.

use doko_engine::{
    BockFactor, ByParty, Contract, Item, ItemKind, Party, Redeal, Rule, RuleSet, ScoreAnsage, Seat,
    Settlement, SpecialPoint, StrictAnsage, Threshold, Tie120, winning_rule,
};
use doko_proto::v1;

use super::{Scribe, citation, contract, seat, seat_or_unset};
use crate::texts::{self, Change};
use crate::values::Value as _;

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
    let sign = match settled.winner {
        Some(Party::Re) | None => 1,
        Some(Party::Kontra) => -1,
    };
    v1::Settlement {
        result: match settled.winner {
            Some(Party::Re) => v1::GameResult::ReWon,
            Some(Party::Kontra) => v1::GameResult::KontraWon,
            None => v1::GameResult::NobodyWon,
        }
        .into(),
        contract: played.map(|it| contract(rules, it)),
        redeal_reason: 0,
        scored_as: match settled.soloist() {
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
        base: sign * settled.base,
        doubling: u32::from(settled.doubling),
        special: sign * settled.special,
        bock_factor: settled.bock.get(),
        value: sign * settled.value_for_re,
        points: Seat::ALL
            .into_iter()
            .map(|it| *settled.points.get(it))
            .collect(),
        decided_by: decided_by(scribe, settled),
    }
}

/// By which rules it was won, and its value changed.
fn decided_by(scribe: &Scribe, settled: &Settlement) -> Vec<v1::RuleCitation> {
    let rules = &scribe.published.rules;
    let by = winning_rule(rules, &settled.taken, settled.winner);
    let said = scribe.said(|voice| texts::winner(voice, settled));
    let mut won = citation(scribe, by, None, said);
    if let Some(option) = winning_option(rules, settled, by) {
        option.clone_into(&mut won.option_path);
    }
    let changed = changes(rules, settled).into_iter().map(|change| {
        let said = scribe.said(|voice| texts::change(voice, &change));
        let mut cited = citation(scribe, change.rule(), None, said);
        if change == Change::Nothing {
            "score.nobody_wins".clone_into(&mut cited.option_path);
        }
        cited
    });
    core::iter::once(won).chain(changed).collect()
}

/// The option because of which a rule about winning is what it is here, where that
/// depends on the game.
fn winning_option(rules: &RuleSet, settled: &Settlement, by: Rule) -> Option<&'static str> {
    let standing = &settled.taken.standing;
    let mut parties = Party::ALL.into_iter();
    let absagen = parties.any(|it| standing.get(it).absage_level() > 0);
    let nobody = rules.tie_120 == Tie120::Nobody;
    let strict = rules.strict_ansage == StrictAnsage::On && !nobody;
    if by == Rule::Win8 && absagen {
        Some("win.schwarz_by")
    } else if (by == Rule::Win8 && !strict) || (by == Rule::Win6 && nobody && !absagen) {
        Some("win.tie_120")
    } else if matches!(by, Rule::Win3 | Rule::Win6 | Rule::Win8) && strict && !absagen {
        // Without Absagen only two Ansagen that oblige leave nobody to win.
        Some("win.strict_ansage")
    } else {
        None
    }
}

/// What has changed the whole value, in the order in which it did.
fn changes(rules: &RuleSet, settled: &Settlement) -> Vec<Change> {
    let mut changes = Vec::new();
    if settled.doubling > 1 {
        match rules.score.ansage {
            ScoreAnsage::DoubleEach => {
                let said = |party: &Party| settled.taken.standing.get(*party).ansage;
                changes.extend(Party::ALL.into_iter().filter(said).map(Change::Doubled));
            }
            ScoreAnsage::DoubleOnce => changes.push(Change::DoubledOnce),
            ScoreAnsage::PlusOne | ScoreAnsage::PlusTwo | ScoreAnsage::PlusTwoOnce => (),
        }
    }
    if settled.winner.is_none() {
        changes.push(Change::Nothing);
    }
    if let Some((winner, adjustment)) = settled.winner.zip(settled.adjustment) {
        changes.push(Change::Adjusted(winner, adjustment));
    }
    if settled.bock != BockFactor::ONE {
        changes.push(Change::Bock(settled.bock));
    }
    // A game without a winner counts nothing by some rules only, and a factor for Bock may be
    // stated where the rules know no Bock.
    changes.retain(|it| it.happens(rules));
    changes
}

/// What a redeal is worth: nothing.
pub(crate) fn settled_by_redeal(scribe: &Scribe, redeal: Redeal) -> v1::Settlement {
    v1::Settlement {
        result: v1::GameResult::Redeal.into(),
        redeal_reason: redeal.reason.number(),
        points: vec![0; Seat::ALL.len()],
        decided_by: super::redeal(scribe, redeal).decided_by,
        ..v1::Settlement::default()
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
        lost_by,
    } = *line;
    let announced_by = match kind {
        ItemKind::Ansage(by) | ItemKind::Absage(by, _) => by.number(),
        ItemKind::Mirrored(_) => whose.opponent().number(),
        ItemKind::Won
        | ItemKind::Below(_)
        | ItemKind::Against(_)
        | ItemKind::Special(_)
        | ItemKind::GegenDieAlten
        | ItemKind::SoloPoint => 0,
    };
    let said = scribe.said(|voice| texts::item(voice, line));
    v1::ScoreItem {
        kind: item_kind(kind).into(),
        party: whose.number(),
        points: i32::from(points),
        announced_by,
        trick: trick.map(u32::from),
        seat: seat_or_unset(by),
        lost_by: seat_or_unset(lost_by),
        rule: Some(citation(scribe, cited, None, said)),
    }
}

fn item_kind(kind: ItemKind) -> v1::ScoreItemKind {
    use v1::ScoreItemKind as Message;
    match kind {
        ItemKind::Won => Message::Won,
        ItemKind::Below(1) => Message::Under90,
        ItemKind::Below(2) => Message::Under60,
        ItemKind::Below(3) => Message::Under30,
        ItemKind::Below(_) => Message::Schwarz,
        ItemKind::Mirrored(_) => Message::MirroredAbsage,
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
        ItemKind::Special(point) => special_point(point),
        ItemKind::GegenDieAlten => Message::GegenDieAlten,
        ItemKind::SoloPoint => Message::SoloPoint,
    }
}

/// The kind of item that a special point makes.
const fn special_point(point: SpecialPoint) -> v1::ScoreItemKind {
    use v1::ScoreItemKind as Message;
    match point {
        SpecialPoint::Fuchs => Message::Fuchs,
        SpecialPoint::Doppelkopf => Message::Doppelkopf,
        SpecialPoint::Karlchen => Message::Karlchen,
        SpecialPoint::KarlchenCaught => Message::KarlchenCaught,
        SpecialPoint::FuchsLast => Message::FuchsLast,
        SpecialPoint::FuchsCaughtLast => Message::FuchsCaughtLast,
        SpecialPoint::Dulle => Message::Dulle,
        SpecialPoint::Herzstich => Message::Herzstich,
        SpecialPoint::GegenDieSchweine => Message::GegenDieSchweine,
        SpecialPoint::Klabautermann => Message::Klabautermann,
        SpecialPoint::Fischauge => Message::Fischauge,
        SpecialPoint::Gans => Message::Gans,
        SpecialPoint::Kaffeekraenzchen => Message::Kaffeekraenzchen,
    }
}
