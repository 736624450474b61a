//! The tables of a rule set, held against the rules and against the engine.

use std::collections::{BTreeMap, BTreeSet};

use doko_engine::{
    AgainstPoints, Announcement, BySeat, Card, CardSet, Context, Deal, Deck, Dullen, FailedAbsage,
    Hochzeit, HochzeitRules, List, Party, Position, Rank, RuleSet, SchweineContract,
    SchweineContracts, SchweineCount, ScoreAnsage, Seat, Selector, Selectors, SilentHochzeit, Word,
    rulesets,
};
use doko_proto::v1;

use super::get;
use crate::published;

/// These cards as people write them.
fn spell(cards: &[i32]) -> String {
    let names = cards.iter().map(|&it| {
        let card = v1::Card::try_from(it).unwrap();
        card.as_str_name().trim_start_matches("CARD_")
    });
    names.collect::<Vec<_>>().join(" ")
}

/// The cards of the rules' own lists, highest first.
#[test]
fn orders_are_those_of_the_rules() {
    let orders = get("ddv-tsr", v1::Language::Unspecified).orders;
    let order = |kind: v1::ContractKind, solo: v1::Solo| {
        let found = orders
            .iter()
            .find(|it| it.kind() == kind && it.solo() == solo)
            .unwrap();
        let fehl: Vec<String> = found.fehl.iter().map(|it| spell(&it.cards)).collect();
        (
            spell(&found.trumps),
            fehl,
            found.trump_count,
            found.trump_augen,
        )
    };
    let upper = "HT CQ SQ HQ DQ CJ SJ HJ DJ";
    let clubs = "CA CT CK C9".to_owned();
    let spades = "SA ST SK S9".to_owned();
    let hearts = "HA HK H9".to_owned();
    let diamonds = "DA DT DK D9".to_owned();
    let normal = (
        format!("{upper} {diamonds}"),
        vec![clubs, spades.clone(), hearts.clone()],
        26,
        110,
    );
    let none = v1::Solo::Unspecified;
    assert_eq!(order(v1::ContractKind::Normalspiel, none), normal);
    assert_eq!(order(v1::ContractKind::Hochzeit, none), normal);
    assert_eq!(order(v1::ContractKind::StilleHochzeit, none), normal);
    assert_eq!(order(v1::ContractKind::Solo, v1::Solo::Karo), normal);
    assert_eq!(
        order(v1::ContractKind::Solo, v1::Solo::Kreuz),
        (
            format!("{upper} CA CT CK C9"),
            vec![spades, hearts, diamonds],
            26,
            110
        )
    );
    let (trumps, fehl, count, augen) = order(v1::ContractKind::Solo, v1::Solo::Herz);
    assert_eq!(trumps, format!("{upper} HA HK H9"));
    assert_eq!((fehl.len(), count, augen), (3, 24, 90));
    let (trumps, fehl, count, augen) = order(v1::ContractKind::Solo, v1::Solo::Damen);
    assert_eq!((trumps.as_str(), count, augen), ("CQ SQ HQ DQ", 8, 24));
    assert_eq!(fehl[2], "HA HT HK HJ H9");
    let (trumps, fehl, ..) = order(v1::ContractKind::Solo, v1::Solo::Buben);
    assert_eq!(
        (trumps.as_str(), fehl[3].as_str()),
        ("CJ SJ HJ DJ", "DA DT DK DQ D9")
    );
    let (trumps, fehl, ..) = order(v1::ContractKind::Solo, v1::Solo::Fleischlos);
    assert_eq!(
        (trumps.as_str(), fehl[0].as_str()),
        ("", "CA CT CK CQ CJ C9")
    );
    assert_eq!(orders.len(), 3 + 7);
}

#[test]
fn orders_are_those_of_the_contracts_there_are() {
    let kinds = |name: &str| {
        let orders = get(name, v1::Language::Unspecified).orders;
        orders.iter().map(|it| it.kind()).collect::<Vec<_>>()
    };
    use v1::ContractKind::{Armut, Hochzeit, Normalspiel, Solo, StilleHochzeit};
    let vln = [
        Normalspiel,
        StilleHochzeit,
        Hochzeit,
        Armut,
        Solo,
        Solo,
        Solo,
        Solo,
    ];
    assert_eq!(kinds("vln"), vln);
    assert!(!kinds("palast").contains(&Armut));

    let rules = RuleSet {
        dullen: Dullen::Off,
        hochzeit: HochzeitRules {
            silent: SilentHochzeit::Forbidden,
            ..rulesets::VLN.hochzeit
        },
        ..rulesets::VLN
    };
    let orders = super::super::tables::orders(&rules);
    assert_eq!(orders.len(), 7);
    let normal = orders.first().unwrap();
    assert_eq!((normal.trump_count, normal.trump_augen), (22, 90));
    assert_eq!(normal.trumps.first(), Some(&v1::Card::Cq.into()));
    let hearts = normal.fehl.get(2).unwrap();
    assert_eq!(
        hearts.cards,
        [v1::Card::Ha, v1::Card::Ht, v1::Card::Hk].map(i32::from)
    );
}

/// Without one, nobody has to wait for its Klärungsstich either.
#[test]
fn where_there_is_no_hochzeit_no_table_speaks_of_one() {
    let rules = RuleSet {
        hochzeit: HochzeitRules {
            selectors: Selectors::of(&[]),
            ..rulesets::DDV_TSR.hochzeit
        },
        ..rulesets::DDV_TSR
    };
    let contracts = |rules| {
        let orders = super::super::tables::orders(rules);
        orders.iter().map(|it| it.kind()).collect::<Vec<_>>()
    };
    let mut others = contracts(&rulesets::DDV_TSR);
    others.retain(|&it| it != v1::ContractKind::Hochzeit);
    assert_eq!(contracts(&rules), others);
    let limits = super::super::limits::limits(&rules);
    let mut without = super::super::limits::limits(&rulesets::DDV_TSR);
    without.retain(|it| it.klaerungsstich.is_none());
    assert_eq!((limits.len(), limits), (10, without));
}

/// TRUMP-8, in the contracts in which Schweine count.
#[test]
fn orders_with_schweine_have_them_on_top() {
    let with_schweine = |rules: &RuleSet| {
        let tables = super::super::tables::orders(rules);
        let spelt = |it: v1::OrderTable| ((it.kind(), it.solo()), spell(&it.trumps_with_schweine));
        tables.into_iter().map(spelt).collect::<BTreeMap<_, _>>()
    };
    let normal = (v1::ContractKind::Normalspiel, v1::Solo::Unspecified);
    let solo = |solo| (v1::ContractKind::Solo, solo);
    let upper = "HT CQ SQ HQ DQ CJ SJ HJ DJ";

    let found = with_schweine(&rulesets::VLN);
    assert_eq!(found[&normal], format!("DA {upper} DT DK"));
    assert_eq!(found[&solo(v1::Solo::Damen)], "");
    let none = with_schweine(&rulesets::DDV_TSR);
    assert!(none.values().all(String::is_empty), "{none:?}");

    let mut rules = rulesets::VLN;
    rules.deck = Deck::WithNines;
    rules.solos = rulesets::DDV_TSR.solos;
    rules.schweine.above = List::of(&[Rank::King, Rank::Nine], Rank::Nine);
    rules.schweine.contracts =
        SchweineContracts::of(&[SchweineContract::Normal, SchweineContract::Farbsolo]);
    let found = with_schweine(&rules);
    assert_eq!(found[&normal], format!("D9 DK DA {upper} DT"));
    assert_eq!(found[&solo(v1::Solo::Karo)], found[&normal]);
    assert_eq!(found[&solo(v1::Solo::Pik)], format!("SA {upper} ST SK S9"));

    // The other ace stays where it is.
    rules.schweine.count = SchweineCount::FirstOnly;
    let found = with_schweine(&rules);
    assert_eq!(found[&normal], format!("D9 DK DA {upper} DA DT"));
}

/// PEN-2 to PEN-6, PEN-8 and PEN-12.
#[test]
fn every_penalty_is_in_the_table() {
    let penalties = get("ddv-tsr", v1::Language::De).penalties;
    let rows: Vec<String> = penalties
        .iter()
        .map(|it| {
            let names = [
                it.class_of_effect().as_str_name(),
                it.offender().as_str_name(),
                it.harms_soloist().as_str_name(),
                it.receiver().as_str_name(),
                it.effect().as_str_name(),
            ];
            let prefixes = [
                "OFFENCE_CLASS_",
                "OFFENDER_ROLE_",
                "HARMS_SOLOIST_",
                "PENALTY_RECEIVER_",
                "PENALTY_EFFECT_",
            ];
            let names = names.iter().zip(prefixes);
            let names = names.map(|(name, prefix)| name.strip_prefix(prefix).unwrap());
            let [class, offender, harm, receiver, effect] =
                names.collect::<Vec<_>>().try_into().unwrap();
            let decided = if it.decided_before { " DECIDED" } else { "" };
            let rules = it.decided_by.iter().map(|it| it.rule_id.as_str());
            let rules = rules.collect::<Vec<_>>().join(" ");
            let points = format!("{}+{}", it.points, it.points_per_absage);
            format!("{class}{decided} {offender} {harm}: {points} {receiver} {effect}, {rules}")
        })
        .collect();
    assert_eq!(
        rows,
        [
            "IRRELEVANT ANYONE UNSPECIFIED: 0+0 NOBODY GOES_ON, PEN-1 PEN-2",
            "MINOR NOT_AGAINST_SOLOIST UNSPECIFIED: 3+0 OTHERS GOES_ON, PEN-3",
            "MINOR AGAINST_SOLOIST YES: 3+0 SOLOIST GOES_ON, PEN-4",
            "MINOR AGAINST_SOLOIST NO: 3+0 OTHERS GOES_ON, PEN-4",
            "GRAVE NOT_AGAINST_SOLOIST UNSPECIFIED: 12+3 OTHERS ENDS_NOT_PLAYED, PEN-5",
            "GRAVE AGAINST_SOLOIST UNSPECIFIED: 12+3 SOLOIST ENDS_AS_PLAYED, PEN-6",
            "GRAVE DECIDED NOT_AGAINST_SOLOIST UNSPECIFIED: 3+0 OTHERS ENDS_SETTLED, PEN-8 PEN-3",
            "GRAVE DECIDED AGAINST_SOLOIST YES: 3+0 SOLOIST ENDS_SETTLED, PEN-8 PEN-4",
            "GRAVE DECIDED AGAINST_SOLOIST NO: 3+0 OTHERS ENDS_SETTLED, PEN-8 PEN-4",
            "UNSPORTING ANYONE UNSPECIFIED: 0+0 NOBODY GOES_ON, PEN-12",
        ]
    );
    let text = |language| {
        let penalties = get("ddv-tsr", language).penalties;
        penalties[1].decided_by[0].text.clone()
    };
    assert!(text(v1::Language::De).starts_with("Ein leichter Verstoß kostet 3 Punkte"));
    assert!(text(v1::Language::En).starts_with("A minor offence costs 3 points"));
    assert_eq!(text(v1::Language::Unspecified), "");
    assert_eq!(get("vln", v1::Language::De).penalties, []);
}

#[test]
fn parties_with_limits_of_their_own_have_rows_of_their_own() {
    let mut rules = rulesets::DDV_TSR;
    rules.announcement.max.kontra = [3, 4, 5, 6, 12];
    let rows = super::super::limits::limits(&rules);
    assert_eq!(rows.len(), 2 * 4 * 10);
    let limits = |party: v1::Party, mode: v1::AnnouncementMode| {
        let of = |it: &&v1::AnnouncementLimit| {
            it.klaerungsstich.is_none() && it.party() == party && it.mode() == mode
        };
        let rows = rows.iter().filter(of);
        rows.map(|it| it.counter_limit).collect::<Vec<u32>>()
    };
    let (ordinary, reply) = (v1::AnnouncementMode::Ordinary, v1::AnnouncementMode::Reply);
    assert_eq!(limits(v1::Party::Re, ordinary), [1, 2, 3, 4, 5]);
    assert_eq!(limits(v1::Party::Kontra, ordinary), [3, 4, 5, 6, 12]);
    assert_eq!(limits(v1::Party::Re, reply), [4, 5, 6, 7, 13]);
    assert_eq!(limits(v1::Party::Kontra, reply), [2, 3, 4, 5, 6]);
    // Nobody announces without a card.
    assert!(rows.iter().all(|it| it.cards_in_hand_needed >= Some(1)));
}

#[test]
fn the_deck_counts_240_augen() {
    let response = get("dokoland-liga", v1::Language::En);
    let augen: u32 = response.deck.iter().map(|it| it.augen * it.copies).sum();
    assert_eq!(
        (response.deck.len(), response.hand_size, augen),
        (24, 12, 240)
    );
}

/// The hand-card table of the rules.
#[test]
fn limits_in_hand_cards_are_those_of_the_rules() {
    let rows = get("ddv-tsr", v1::Language::Unspecified).announcement_limits;
    let needed = |klaerungsstich, mode: v1::AnnouncementMode| {
        let of = rows
            .iter()
            .filter(|it| it.klaerungsstich == klaerungsstich && it.mode() == mode);
        of.filter_map(|it| it.cards_in_hand_needed)
            .collect::<Vec<u32>>()
    };
    for (klaerungsstich, ordinary, reply) in [
        (None, [11, 10, 9, 8, 7], [10, 9, 8, 7, 6]),
        (Some(1), [11, 10, 9, 8, 7], [10, 9, 8, 7, 6]),
        (Some(2), [10, 9, 8, 7, 6], [9, 8, 7, 6, 5]),
        (Some(3), [9, 8, 7, 6, 5], [8, 7, 6, 5, 4]),
    ] {
        assert_eq!(
            needed(klaerungsstich, v1::AnnouncementMode::Ordinary),
            ordinary
        );
        assert_eq!(needed(klaerungsstich, v1::AnnouncementMode::Reply), reply);
    }
    assert_eq!(rows.len(), 4 * 10);
}

/// A deal in which seat 1 has both ♣Q, another one for each number.
fn deal(number: usize) -> Deal {
    let mut rest = CardSet::FULL.without(CardSet::both(Card::CQ));
    let mut hands = [
        CardSet::both(Card::CQ),
        CardSet::EMPTY,
        CardSet::EMPTY,
        CardSet::EMPTY,
    ];
    for (i, hand) in hands.iter_mut().enumerate() {
        while hand.len() < 12 {
            let place = (number * 7 + i * 5 + hand.len() as usize * 11) % rest.len() as usize;
            let card = rest.cards().nth(place).unwrap();
            assert!(rest.remove(card) && hand.insert(card));
        }
    }
    Deal::new(Deck::WithNines, BySeat::new(hands)).unwrap()
}

/// Deal `number`, played until nobody waits for a Klärungsstich, and the number
/// of that trick; none if everybody was gesund.
fn clarified(number: usize, word: Word) -> (Option<u32>, Position<'static>) {
    let mut position = Position::new(&rulesets::DDV_TSR, Context::default(), deal(number));
    for seat in Seat::ALL {
        let word = if seat == Seat::First {
            word
        } else {
            Word::Gesund
        };
        position.say(seat, word).unwrap();
    }
    loop {
        match position.game().unwrap().hochzeit() {
            Hochzeit::None => return (None, position),
            Hochzeit::Clarified { trick, .. } => return (Some(u32::from(trick)), position),
            Hochzeit::Open => {
                let seat = position.to_play().unwrap();
                let card = position.legal_cards(seat).kinds().next().unwrap();
                position.play(seat, card).unwrap();
            }
        }
    }
}

#[test]
fn limits_are_those_of_the_engine() {
    let rows = get("ddv-tsr", v1::Language::Unspecified).announcement_limits;
    let mut seen = BTreeSet::new();
    let hochzeit = Word::Hochzeit(Selector::Any);
    let games = (0..40).map(|number| clarified(number, hochzeit));
    for (klaerungsstich, mut position) in games.chain([clarified(0, Word::Gesund)]) {
        seen.insert(klaerungsstich);
        let limit = |announcement: Announcement, mode: v1::AnnouncementMode| {
            let number = crate::encode::announcement(announcement);
            let mut rows = rows.iter();
            let row = rows.find(|it| {
                it.klaerungsstich == klaerungsstich
                    && it.mode() == mode
                    && it.announcement == number
            });
            row.unwrap().counter_limit
        };
        let kontra = Seat::ALL
            .into_iter()
            .find(|&it| position.game().unwrap().parties().of(it) == Some(Party::Kontra))
            .unwrap();
        let all = (1..=5).map(|level| Announcement::at_level(level, Party::Re).unwrap());
        for announcement in all {
            let window = position.window(Seat::First, announcement).unwrap();
            let ordinary = limit(announcement, v1::AnnouncementMode::Ordinary);
            assert_eq!(u32::from(window.last_counter), ordinary);
            position.announce(Seat::First, announcement).unwrap();
            let answer = Announcement::Ansage(Party::Kontra);
            let window = position.window(kontra, answer).unwrap();
            let reply = limit(announcement, v1::AnnouncementMode::Reply);
            assert_eq!(u32::from(window.last_counter), reply);
        }
    }
    assert_eq!(seen, BTreeSet::from([None, Some(1), Some(2), Some(3)]));
}

#[test]
fn every_point_is_in_the_scoring_table() {
    let scoring = get("ddv-tsr", v1::Language::En).scoring;
    let rows: Vec<(&str, &str, i32)> = scoring
        .iter()
        .map(|it| {
            let kind = it.kind().as_str_name();
            let rule = it.rule.as_ref().unwrap().rule_id.as_str();
            (kind.trim_start_matches("SCORE_ITEM_KIND_"), rule, it.points)
        })
        .collect();
    assert_eq!(
        rows,
        [
            ("WON", "SCORE-1", 1),
            ("UNDER_90", "SCORE-2", 1),
            ("UNDER_60", "SCORE-3", 1),
            ("UNDER_30", "SCORE-4", 1),
            ("SCHWARZ", "SCORE-5", 1),
            ("RE_ANNOUNCED", "SCORE-6", 2),
            ("KONTRA_ANNOUNCED", "SCORE-7", 2),
            ("KEINE_90_ANNOUNCED", "SCORE-8", 1),
            ("KEINE_60_ANNOUNCED", "SCORE-8", 1),
            ("KEINE_30_ANNOUNCED", "SCORE-8", 1),
            ("SCHWARZ_ANNOUNCED", "SCORE-8", 1),
            ("KEINE_90_ANNOUNCED", "SCORE-9", 1),
            ("KEINE_60_ANNOUNCED", "SCORE-9", 1),
            ("KEINE_30_ANNOUNCED", "SCORE-9", 1),
            ("SCHWARZ_ANNOUNCED", "SCORE-9", 1),
            ("AGAINST_KEINE_90", "SCORE-10", 1),
            ("AGAINST_KEINE_60", "SCORE-10", 1),
            ("AGAINST_KEINE_30", "SCORE-10", 1),
            ("AGAINST_SCHWARZ", "SCORE-10", 1),
            ("AGAINST_KEINE_90", "SCORE-11", 1),
            ("AGAINST_KEINE_60", "SCORE-11", 1),
            ("AGAINST_KEINE_30", "SCORE-11", 1),
            ("AGAINST_SCHWARZ", "SCORE-11", 1),
            ("FUCHS", "SCORE-24", 1),
            ("DOPPELKOPF", "SCORE-25", 1),
            ("KARLCHEN", "SCORE-28", 1),
            ("GEGEN_DIE_ALTEN", "SCORE-32", 1),
        ]
    );
    let texts: Vec<&str> = scoring.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(
        texts[2],
        "The losers below 60 Augen: 1 point for the winners."
    );
    let against = "Kontra with 90 Augen against keine 60: 1 point for Kontra.";
    assert!(texts.contains(&against), "{texts:?}");
}

/// A table needs a sentence of its own in every row, by all rules of scoring.
#[test]
fn every_row_says_what_it_is_for() {
    let mut rules: Vec<RuleSet> = published::all().map(|it| it.rules).collect();
    for ansage in [
        ScoreAnsage::PlusOne,
        ScoreAnsage::PlusTwo,
        ScoreAnsage::PlusTwoOnce,
        ScoreAnsage::DoubleEach,
        ScoreAnsage::DoubleOnce,
    ] {
        let mut all = rulesets::VLN;
        all.score.ansage = ansage;
        all.score.failed_absage = FailedAbsage::Mirror;
        all.score.against_points = AgainstPoints::On;
        all.score.solo_point = 3;
        rules.push(all);
    }
    for rules in rules {
        let reference = crate::reference_to(&rules);
        for language in [v1::Language::De, v1::Language::En] {
            let mut request = v1::GetRuleSetRequest {
                rule_set: Some(reference.clone()),
                ..v1::GetRuleSetRequest::default()
            };
            request.set_language(language);
            let scoring = crate::answer(request).unwrap().scoring;
            let texts: BTreeSet<&str> = scoring.iter().map(|it| it.text.as_str()).collect();
            assert_eq!(texts.len(), scoring.len(), "{scoring:#?}");
            for row in &scoring {
                let words = &row.text;
                let counted = row.points == 0 || words.contains(&format!(": {} ", row.points));
                assert!(
                    counted && words.ends_with('.') && !words.contains('{'),
                    "{words}"
                );
            }
        }
    }
}
