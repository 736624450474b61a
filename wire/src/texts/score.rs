//! Settlements in words: the lines, and why somebody has won.

use doko_engine::{
    Adjustment, Announcement, BockFactor, Item, ItemKind, NobodyWins, Party, Rule, RuleSet,
    ScoreAnsage, ScoreFloor, Settlement, SpecialPoint, Taken, Threshold,
};

use super::template::{Filling, Sentence, Template};
use super::{Voice, phrases as say};

/// One line of a settlement: "Kontra announced".
pub(crate) fn item(voice: &Voice, item: &Item) -> Sentence {
    let Item {
        kind,
        rule: _,
        party,
        points: _,
        trick,
        seat,
        lost_by: _,
    } = *item;
    let mut fillings = vec![
        ("party", Filling::Party(party)),
        ("opponents", Filling::Party(party.opponent())),
    ];
    let announced = match kind {
        ItemKind::Ansage(by) => Announcement::at_level(1, by).zip(Some(by)),
        ItemKind::Absage(by, level) => Announcement::at_level(level + 1, by).zip(Some(by)),
        ItemKind::Mirrored(level) => {
            let by = party.opponent();
            Announcement::at_level(level + 1, by).zip(Some(by))
        }
        ItemKind::Won
        | ItemKind::Below(_)
        | ItemKind::Against(_)
        | ItemKind::Special(_)
        | ItemKind::GegenDieAlten
        | ItemKind::SoloPoint => None,
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
    template.fill(voice, &fillings)
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
        ItemKind::Mirrored(_) => [&say::MIRRORED; 2],
        ItemKind::Special(SpecialPoint::Fuchs) => [&say::FUCHS, &say::FUCHS_AT],
        ItemKind::Special(SpecialPoint::Doppelkopf) => [&say::DOPPELKOPF, &say::DOPPELKOPF_AT],
        ItemKind::Special(SpecialPoint::Karlchen) => [&say::KARLCHEN, &say::KARLCHEN_AT],
        ItemKind::Special(SpecialPoint::KarlchenCaught) => {
            [&say::KARLCHEN_CAUGHT, &say::KARLCHEN_CAUGHT_AT]
        }
        ItemKind::Special(SpecialPoint::FuchsLast) => [&say::FUCHS_LAST, &say::FUCHS_LAST_AT],
        ItemKind::Special(SpecialPoint::FuchsCaughtLast) => {
            [&say::FUCHS_CAUGHT_LAST, &say::FUCHS_CAUGHT_LAST_AT]
        }
        ItemKind::Special(SpecialPoint::Dulle) => [&say::DULLE, &say::DULLE_AT],
        ItemKind::Special(SpecialPoint::Herzstich) => [&say::HERZSTICH, &say::HERZSTICH_AT],
        ItemKind::Special(SpecialPoint::GegenDieSchweine) => [&say::GEGEN_DIE_SCHWEINE; 2],
        ItemKind::Special(SpecialPoint::Klabautermann) => {
            [&say::KLABAUTERMANN, &say::KLABAUTERMANN_AT]
        }
        ItemKind::Special(SpecialPoint::Fischauge) => [&say::FISCHAUGE, &say::FISCHAUGE_AT],
        ItemKind::Special(SpecialPoint::Gans) => [&say::GANS, &say::GANS_AT],
        ItemKind::Special(SpecialPoint::Kaffeekraenzchen) => {
            [&say::KAFFEEKRAENZCHEN, &say::KAFFEEKRAENZCHEN_AT]
        }
        ItemKind::GegenDieAlten => [&say::GEGEN_DIE_ALTEN; 2],
        ItemKind::SoloPoint => [&say::SOLO_POINT; 2],
    }
}

/// Something that has changed the value of a whole game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Change {
    /// The Ansage of this party has doubled the base.
    Doubled(Party),
    /// The Ansagen have doubled it once.
    DoubledOnce,
    /// An option has changed what this party would have got for winning.
    Adjusted(Party, Adjustment),
    /// Nobody has won, and so the game counts nothing.
    Nothing,
    /// It was a Bock game.
    Bock(BockFactor),
}

impl Change {
    /// The rule behind it.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            Change::Doubled(_) => Rule::Score19,
            Change::DoubledOnce | Change::Nothing => Rule::Score44,
            Change::Adjusted(_, Adjustment::Floor) => Rule::Score17,
            Change::Adjusted(_, Adjustment::Feigheit { .. }) => Rule::Score39,
            Change::Bock(_) => Rule::Score42,
        }
    }

    /// Whether it happens under these rules.
    pub(crate) fn happens(self, rules: &RuleSet) -> bool {
        let score = &rules.score;
        match self {
            Change::Doubled(_) => score.ansage == ScoreAnsage::DoubleEach,
            Change::DoubledOnce => score.ansage == ScoreAnsage::DoubleOnce,
            Change::Adjusted(_, Adjustment::Floor) => score.floor == ScoreFloor::Zero,
            Change::Adjusted(_, Adjustment::Feigheit { .. }) => rules.feigheit.from > 0,
            Change::Nothing => score.nobody_wins == NobodyWins::Zero,
            Change::Bock(_) => !rules.bock.triggers.is_empty(),
        }
    }

    const fn template(self) -> &'static Template {
        match self {
            Change::Doubled(_) => &say::DOUBLED,
            Change::DoubledOnce => &say::DOUBLED_ONCE,
            Change::Adjusted(_, Adjustment::Floor) => &say::FLOOR,
            Change::Adjusted(_, Adjustment::Feigheit { .. }) => &say::FEIGHEIT,
            Change::Nothing => &say::NOTHING,
            Change::Bock(_) => &say::BOCK,
        }
    }
}

/// The sentences for what `rule` changes about a whole game under `rules`, or under
/// any.
pub(crate) fn change_templates(
    rule: Rule,
    rules: Option<&RuleSet>,
) -> impl Iterator<Item = &'static Template> {
    let feigheit = Adjustment::Feigheit {
        reached: 4,
        said: 0,
    };
    let all = [
        Change::Doubled(Party::Re),
        Change::DoubledOnce,
        Change::Adjusted(Party::Re, Adjustment::Floor),
        Change::Adjusted(Party::Re, feigheit),
        Change::Nothing,
        Change::Bock(BockFactor::ONE),
    ];
    all.into_iter()
        .filter(move |it| it.rule() == rule && rules.is_none_or(|rules| it.happens(rules)))
        .map(Change::template)
}

/// What has changed the value, as a sentence.
pub(crate) fn change(voice: &Voice, change: &Change) -> Sentence {
    let fillings = match *change {
        Change::Doubled(by) => {
            vec![(
                "announcement",
                Filling::Announcement(Announcement::Ansage(by)),
            )]
        }
        Change::DoubledOnce | Change::Nothing => Vec::new(),
        Change::Adjusted(party, Adjustment::Floor) => vec![("party", Filling::Party(party))],
        Change::Adjusted(party, Adjustment::Feigheit { reached, said }) => vec![
            ("party", Filling::Party(party)),
            ("levels_reached", Filling::Number(reached)),
            ("levels_announced", Filling::Number(said)),
        ],
        Change::Bock(factor) => vec![("factor", Filling::Factor(factor))],
    };
    change.template().fill(voice, &fillings)
}

/// Why this party has won, or nobody.
pub(crate) fn winner(voice: &Voice, settlement: &Settlement) -> Sentence {
    let taken = &settlement.taken;
    let threshold = |party| *settlement.thresholds.get(party);
    match settlement.winner {
        Some(party) => {
            let needed = Needed::of(threshold(party), taken);
            let own = taken.standing.get(party).absage_level() > 0;
            let against = taken.standing.get(party.opponent()).absage_level() > 0;
            let template = match (needed, own, against) {
                (Needed::Augen(_), true, _) => &say::WINS_WITH_ABSAGE,
                (Needed::Augen(1), false, true) => &say::WINS_AGAINST_ALL_AUGEN,
                (Needed::Augen(_), false, true) => &say::WINS_AGAINST_ABSAGE,
                (Needed::Augen(_), false, false) => &say::WINS,
                (Needed::Tricks(_), true, _) => &say::WINS_BY_TRICKS,
                (Needed::Tricks(_), false, _) => &say::WINS_AGAINST_TRICKS,
            };
            let whose = if own { party } else { party.opponent() };
            let level = taken.standing.get(whose).level();
            let mut fillings = measured(party, needed, taken);
            let announced = Announcement::at_level(level, whose);
            fillings.extend(announced.map(|it| ("announcement", Filling::Announcement(it))));
            template.fill(voice, &fillings)
        }
        None => {
            let short = Party::ALL.map(|party| {
                let needed = Needed::of(threshold(party), taken);
                let template = match needed {
                    Needed::Augen(_) => &say::SHORT_OF_AUGEN,
                    Needed::Tricks(_) => &say::SHORT_OF_TRICKS,
                };
                template.fill(voice, &measured(party, needed, taken))
            });
            let [re, kontra] = short;
            let nobody = say::NOBODY_WINS.words(voice.language);
            Sentence {
                text: format!("{nobody}{}, {}.", re.text, kontra.text),
                fillings: [re.fillings, kontra.fillings].concat(),
            }
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
