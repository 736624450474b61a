//! Settlements in words: the lines, and why somebody has won.

use doko_engine::{
    Announcement, Item, ItemKind, Party, Settlement, SpecialPoint, Taken, Threshold,
};

use super::template::{Filling, Template};
use super::{Language, phrases as say};

/// One line of a settlement: "Kontra announced".
pub(crate) fn item(language: Language, item: &Item) -> String {
    let Item {
        kind,
        rule: _,
        party,
        points: _,
        trick,
        seat,
    } = *item;
    let mut fillings = vec![("opponents", Filling::Party(party.opponent()))];
    let announced = match kind {
        ItemKind::Ansage(by) => Announcement::at_level(1, by).zip(Some(by)),
        ItemKind::Absage(by, level) => Announcement::at_level(level + 1, by).zip(Some(by)),
        ItemKind::Won
        | ItemKind::Below(_)
        | ItemKind::Against(_)
        | ItemKind::Special(_)
        | ItemKind::GegenDieAlten => None,
    };
    if let Some((announcement, by)) = announced {
        fillings.push(("announcement", Filling::Announcement(announcement)));
        fillings.push(("announced_by", Filling::Party(by)));
    }
    let place = trick.zip(seat);
    if let Some((trick, seat)) = place {
        fillings.push(("trick", Filling::Number(trick)));
        fillings.push(("seat", Filling::Seat(seat)));
    }
    let [without_place, with_place] = templates(kind);
    let template = if place.is_some() {
        with_place
    } else {
        without_place
    };
    template.fill(language, &fillings)
}

/// The lines for an item of this kind: where it is not known which trick
/// brought it, and where it is.
pub(crate) fn templates(kind: ItemKind) -> [&'static Template; 2] {
    match kind {
        ItemKind::Won => [&say::WON; 2],
        ItemKind::Below(1) => [&say::BELOW_90; 2],
        ItemKind::Below(2) => [&say::BELOW_60; 2],
        ItemKind::Below(3) => [&say::BELOW_30; 2],
        ItemKind::Below(_) => [&say::SCHWARZ; 2],
        ItemKind::Ansage(_) => [&say::ANSAGE; 2],
        ItemKind::Absage(..) => [&say::ABSAGE; 2],
        ItemKind::Against(1) => [&say::AGAINST_90; 2],
        ItemKind::Against(2) => [&say::AGAINST_60; 2],
        ItemKind::Against(3) => [&say::AGAINST_30; 2],
        ItemKind::Against(_) => [&say::AGAINST_SCHWARZ; 2],
        ItemKind::Special(
            SpecialPoint::Fuchs | SpecialPoint::FuchsLast | SpecialPoint::FuchsCaughtLast,
        ) => [&say::FUCHS, &say::FUCHS_AT],
        ItemKind::Special(
            SpecialPoint::Doppelkopf | SpecialPoint::Dulle | SpecialPoint::Herzstich,
        ) => [&say::DOPPELKOPF, &say::DOPPELKOPF_AT],
        ItemKind::Special(SpecialPoint::Karlchen | SpecialPoint::KarlchenCaught) => {
            [&say::KARLCHEN, &say::KARLCHEN_AT]
        }
        ItemKind::GegenDieAlten => [&say::GEGEN_DIE_ALTEN; 2],
    }
}

/// Why this party has won, or nobody.
pub(crate) fn winner(language: Language, settlement: &Settlement) -> String {
    let taken = &settlement.taken;
    let threshold = |party| *settlement.thresholds.get(party);
    match settlement.winner {
        Some(party) => {
            let needed = Needed::of(threshold(party), taken);
            let own = taken.standing.get(party).absage_level() > 0;
            let against = taken.standing.get(party.opponent()).absage_level() > 0;
            let template = match (needed, own, against) {
                (Needed::Augen(_), true, _) => &say::WINS_WITH_ABSAGE,
                (Needed::Augen(_), false, true) => &say::WINS_AGAINST_ABSAGE,
                (Needed::Augen(_), false, false) => &say::WINS,
                (Needed::Tricks(_), true, _) => &say::WINS_BY_TRICKS,
                (Needed::Tricks(_), false, _) => &say::WINS_AGAINST_TRICKS,
            };
            let whose = if own { party } else { party.opponent() };
            let level = taken.standing.get(whose).level;
            let mut fillings = measured(party, needed, taken);
            let announced = Announcement::at_level(level, whose);
            fillings.extend(announced.map(|it| ("announcement", Filling::Announcement(it))));
            template.fill(language, &fillings)
        }
        None => {
            let short = Party::ALL.map(|party| {
                let needed = Needed::of(threshold(party), taken);
                let template = match needed {
                    Needed::Augen(_) => &say::SHORT_OF_AUGEN,
                    Needed::Tricks(_) => &say::SHORT_OF_TRICKS,
                };
                template.fill(language, &measured(party, needed, taken))
            });
            format!("{}{}.", say::NOBODY_WINS.words(language), short.join(", "))
        }
    }
}

/// A threshold as a number.
#[derive(Clone, Copy, Debug)]
enum Needed {
    Augen(u8),
    Tricks(u8),
}

impl Needed {
    fn of(threshold: Threshold, taken: &Taken) -> Needed {
        match threshold {
            Threshold::Augen(needed) => Needed::Augen(needed),
            Threshold::AllAugen => Needed::Augen(taken.augen.re + taken.augen.kontra),
            Threshold::AnyAugen => Needed::Augen(1),
            Threshold::AllTricks => Needed::Tricks(taken.tricks.re + taken.tricks.kontra),
            Threshold::OneTrick => Needed::Tricks(1),
        }
    }
}

fn measured(party: Party, needed: Needed, taken: &Taken) -> Vec<(&'static str, Filling)> {
    let opponents = party.opponent();
    let number = Filling::Number;
    vec![
        ("party", Filling::Party(party)),
        ("augen", number(*taken.augen.get(party))),
        ("augen_of_opponents", number(*taken.augen.get(opponents))),
        ("tricks", number(*taken.tricks.get(party))),
        match needed {
            Needed::Augen(needed) => ("augen_needed", number(needed)),
            Needed::Tricks(needed) => ("tricks_needed", number(needed)),
        },
    ]
}
