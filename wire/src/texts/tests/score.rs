//! The lines of settlements, and the sentences about winners.

use doko_engine::{
    Adjustment, BockFactor, ByParty, CountsAs, Item, ItemKind, Parties, Party, Rule, RuleSet,
    SchwarzBy, Seat, Settlement, SpecialPoint, Standing, Taken, Tally, no_specials, rulesets,
};

use super::super::{Change, Language, change, change_templates, item, winner};

fn line(kind: ItemKind, party: Party, place: Option<(u8, Seat)>) -> [String; 2] {
    let item_of = Item {
        kind,
        rule: Rule::Score1,
        party,
        points: 1,
        trick: place.map(|(trick, _)| trick),
        seat: place.map(|(_, seat)| seat),
        lost_by: None,
    };
    Language::ALL.map(|language| item(&language.into(), &item_of).text)
}

#[test]
fn each_item_is_a_line() {
    use Party::{Kontra, Re};
    let place = Some((5, Seat::Second));
    let last = Some((12, Seat::Fourth));
    let fuchs = ItemKind::Special(SpecialPoint::Fuchs);
    for (kind, party, place, de, en) in [
        (ItemKind::Won, Re, None, "Gewonnen", "Won"),
        (
            ItemKind::Below(1),
            Re,
            None,
            "Kontra unter 90 Augen",
            "Kontra below 90 Augen",
        ),
        (
            ItemKind::Below(2),
            Kontra,
            None,
            "Re unter 60 Augen",
            "Re below 60 Augen",
        ),
        (
            ItemKind::Below(3),
            Re,
            None,
            "Kontra unter 30 Augen",
            "Kontra below 30 Augen",
        ),
        (
            ItemKind::Below(4),
            Re,
            None,
            "Kontra schwarz",
            "Kontra without a trick",
        ),
        (
            ItemKind::Ansage(Re),
            Kontra,
            None,
            "Re angesagt",
            "Re announced",
        ),
        (
            ItemKind::Ansage(Kontra),
            Re,
            None,
            "Kontra angesagt",
            "Kontra announced",
        ),
        (
            ItemKind::Absage(Re, 1),
            Kontra,
            None,
            "Keine 90 von Re abgesagt",
            "Keine 90 announced by Re",
        ),
        (
            ItemKind::Absage(Kontra, 4),
            Kontra,
            None,
            "Schwarz von Kontra abgesagt",
            "Schwarz announced by Kontra",
        ),
        (
            ItemKind::Against(1),
            Re,
            None,
            "Re mit 120 Augen gegen „keine 90“",
            "Re with 120 Augen against keine 90",
        ),
        (
            ItemKind::Against(4),
            Re,
            None,
            "Re mit 30 Augen gegen „schwarz“",
            "Re with 30 Augen against schwarz",
        ),
        (
            fuchs,
            Re,
            place,
            "Fuchs gefangen von Sitz 2 im 5. Stich",
            "Fuchs caught by seat 2 in trick 5",
        ),
        (fuchs, Re, None, "Fuchs gefangen", "Fuchs caught"),
        (
            ItemKind::Special(SpecialPoint::Doppelkopf),
            Re,
            place,
            "Doppelkopf von Sitz 2 im 5. Stich",
            "Doppelkopf of seat 2 in trick 5",
        ),
        (
            ItemKind::Special(SpecialPoint::Karlchen),
            Re,
            last,
            "Karlchen von Sitz 4 macht den letzten Stich",
            "Karlchen of seat 4 wins the last trick",
        ),
        (
            ItemKind::GegenDieAlten,
            Kontra,
            None,
            "Gegen die Alten gewonnen",
            "Won against the Alten",
        ),
        (
            ItemKind::Mirrored(2),
            Kontra,
            None,
            "Absage „keine 60“ von Re verfehlt",
            "Keine 60 of Re missed",
        ),
        (
            ItemKind::SoloPoint,
            Kontra,
            None,
            "Punkt für das Solo",
            "Point for the solo",
        ),
    ] {
        assert_eq!(line(kind, party, place), [de, en]);
    }
}

#[test]
fn each_special_point_is_a_line() {
    use SpecialPoint::{Dulle, FuchsCaughtLast, FuchsLast, Herzstich, KarlchenCaught};
    for (point, de, de_at, en, en_at) in [
        (
            KarlchenCaught,
            "Karlchen im letzten Stich gefangen",
            "Karlchen im letzten Stich gefangen von Sitz 4",
            "Karlchen caught in the last trick",
            "Karlchen caught in the last trick by seat 4",
        ),
        (
            FuchsLast,
            "Fuchs macht den letzten Stich",
            "Fuchs von Sitz 4 macht den letzten Stich",
            "Fuchs wins the last trick",
            "Fuchs of seat 4 wins the last trick",
        ),
        (
            FuchsCaughtLast,
            "Fuchs im letzten Stich gefangen",
            "Fuchs im letzten Stich gefangen von Sitz 4",
            "Fuchs caught in the last trick",
            "Fuchs caught by seat 4 in the last trick",
        ),
        (
            Dulle,
            "Dulle fängt Dulle",
            "Dulle von Sitz 4 fängt Dulle im 10. Stich",
            "Dulle catches Dulle",
            "Dulle caught by seat 4 in trick 10",
        ),
        (
            Herzstich,
            "Herzstich",
            "Herzstich von Sitz 4 im 10. Stich",
            "Heart trick",
            "Heart trick of seat 4 in trick 10",
        ),
    ] {
        let kind = ItemKind::Special(point);
        assert_eq!(line(kind, Party::Re, None), [de, en]);
        let place = Some((10, Seat::Fourth));
        assert_eq!(line(kind, Party::Re, place), [de_at, en_at]);
    }
}

#[test]
fn what_changes_the_value_is_told() {
    let feigheit = Adjustment::Feigheit {
        reached: 4,
        said: 1,
    };
    for (of, de, en) in [
        (
            Change::Doubled(Party::Kontra),
            "Kontra angesagt: Die Grundpunkte werden verdoppelt.",
            "Kontra announced: the base is doubled.",
        ),
        (
            Change::DoubledOnce,
            "Re oder Kontra angesagt: Die Grundpunkte werden einmal verdoppelt.",
            "Announced: the base is doubled once.",
        ),
        (
            Change::Adjusted(Party::Re, Adjustment::Floor),
            "Re hat gewonnen und bekommt keine Minuspunkte.",
            "Re has won and loses no points.",
        ),
        (
            Change::Adjusted(Party::Re, feigheit),
            "Feigheit: Re hat 4 von 5 Stufen erreicht, aber nur 1 angesagt. Die Punkte bekommen \
             die Gegner.",
            "Feigheit: Re reached 4 of 5 levels and announced 1. The value counts for the opponents.",
        ),
        (
            Change::Bock(BockFactor::new(4).unwrap()),
            "Bockspiel: Der Wert zählt 4-fach.",
            "Bock game: the value counts 4 times.",
        ),
    ] {
        assert_eq!(
            Language::ALL.map(|language| change(&language.into(), &of).text),
            [de, en]
        );
    }
}

/// A game in which Re has these Augen and tricks, after announcements up to
/// these levels.
fn settled(augen: u8, tricks: u8, re: u8, kontra: u8) -> [String; 2] {
    settled_by(&rulesets::DDV_TSR, augen, tricks, re, kontra)
}

fn settled_by(rules: &RuleSet, augen: u8, tricks: u8, re: u8, kontra: u8) -> [String; 2] {
    let standing = |level| Standing::new(level > 0, level);
    let tally = Tally {
        parties: Parties::pair(Seat::First, Seat::Third),
        counts_as: CountsAs::TwoAgainstTwo,
        taken: Taken {
            augen: ByParty {
                re: augen,
                kontra: 240 - augen,
            },
            tricks: ByParty {
                re: tricks,
                kontra: 12 - tricks,
            },
            standing: ByParty {
                re: standing(re),
                kontra: standing(kontra),
            },
            last_ansage: None,
        },
        specials: no_specials(),
    };
    let settlement = Settlement::of(rules, &tally);
    Language::ALL.map(|language| winner(&language.into(), &settlement).text)
}

#[test]
fn it_is_told_why_somebody_has_won() {
    for (augen, tricks, re, kontra, de, en) in [
        (
            130,
            7,
            0,
            0,
            "Re gewinnt mit 130 zu 110 Augen; nötig waren 121.",
            "Re wins by 130 to 110 Augen; 121 were needed.",
        ),
        (
            120,
            7,
            0,
            1,
            "Re gewinnt mit 120 zu 120 Augen; nötig waren 120.",
            "Re wins by 120 to 120 Augen; 120 were needed.",
        ),
        (
            160,
            9,
            2,
            0,
            "Re gewinnt mit 160 zu 80 Augen; nach der Absage „keine 90“ waren 151 nötig.",
            "Re wins by 160 to 80 Augen; after its Absage keine 90, 151 were needed.",
        ),
        (
            140,
            9,
            2,
            0,
            "Kontra gewinnt mit 100 zu 140 Augen; gegen „keine 90“ genügten 90.",
            "Kontra wins by 100 to 140 Augen; against keine 90, 90 were enough.",
        ),
        (
            240,
            12,
            5,
            0,
            "Re gewinnt mit 12 von 12 Stichen; „schwarz“ war abgesagt.",
            "Re wins with 12 of 12 tricks; schwarz was announced.",
        ),
        (
            230,
            11,
            5,
            0,
            "Kontra gewinnt: Gegen „schwarz“ genügt ein Stich; gemacht: 1.",
            "Kontra wins: against schwarz one trick is enough; taken: 1.",
        ),
        (
            100,
            5,
            2,
            3,
            "Niemand gewinnt: Re hat 100 von 151 nötigen Augen, Kontra hat 140 von 181 nötigen \
             Augen.",
            "Nobody wins: Re has 100 of the 151 Augen needed, Kontra has 140 of the 181 Augen \
             needed.",
        ),
        (
            200,
            11,
            5,
            2,
            "Niemand gewinnt: Re hat 11 von 12 nötigen Stichen, Kontra hat 40 von 151 nötigen \
             Augen.",
            "Nobody wins: Re has 11 of the 12 tricks needed, Kontra has 40 of the 151 Augen \
             needed.",
        ),
    ] {
        assert_eq!(settled(augen, tricks, re, kontra), [de, en]);
    }
}

#[test]
fn schwarz_may_be_a_matter_of_augen() {
    let rules = RuleSet {
        schwarz_by: SchwarzBy::Augen,
        ..rulesets::DDV_TSR
    };
    assert_eq!(
        settled_by(&rules, 240, 11, 5, 0),
        [
            "Re gewinnt mit 240 zu 0 Augen; nach der Absage „schwarz“ waren 240 nötig.",
            "Re wins by 240 to 0 Augen; after its Absage schwarz, 240 were needed.",
        ]
    );
    assert_eq!(
        settled_by(&rules, 230, 11, 5, 0),
        [
            "Kontra gewinnt: Gegen „schwarz“ genügt ein Auge; gemacht: 10.",
            "Kontra wins: against schwarz a single Auge is enough; taken: 10.",
        ]
    );
}

#[test]
fn what_changes_a_value_is_told_where_an_option_lets_it_happen() {
    let told = |feigheit| {
        let mut rules = rulesets::DDV_TSR;
        rules.feigheit.from = feigheit;
        change_templates(Rule::Score39, Some(&rules)).count()
    };
    assert_eq!([told(0), told(1), told(3)], [0, 1, 1]);
    assert_eq!(change_templates(Rule::Score39, None).count(), 1);
}
