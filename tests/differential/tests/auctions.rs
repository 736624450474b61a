//! The Vorbehalt round of tables with auctions, Armut, throws and Schweine: final
//! declarations lead to what the rules say, and as early as can be (VORB-7, VORB-9).

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "a test fails by a panic"
)]

use std::collections::{BTreeMap, BTreeSet};

use doko_differential::{one_of_each, orders};
use doko_engine::{
    ArmutMode, ArmutRules, Ask, BySeat, CardSet, Category, Context, Contract, HochzeitRules, List,
    Outcome, Question, Rank, Reason, Round, RuleSet, SchweineContract, SchweineContracts,
    SchweineRules, Seat, SecondArmut, Selector, Selectors, SilentHochzeit, Solo, SoloConflict,
    Solos, Throw, ThrowCondition, ThrowRank, ThrowRules, Word, rulesets,
};

/// What a seat ends in, and whether it declares Schweine beside.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct End {
    named: Named,
    schweine: bool,
}

#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Named {
    Gesund,
    Solo(Solo, u8),
    Hochzeit,
    Armut,
    Throw,
}

/// A table: what it plays by, and who holds what.
struct Scene {
    name: String,
    rules: RuleSet,
    hands: [&'static str; 4],
    bids: &'static [u8],
}

const QUEENS: &str = "CQ CQ HJ HJ";
const RICH: &str = "SJ SJ DJ DJ";
const FOXES: &str = "DA DA CJ CJ";
const POOR: &str = "HQ CA"; // one trump: may be thrown in, too
const POOREST: &str = "HQ SQ DK CT"; // too rich for a throw
const POOR_FOXES: &str = "DA DA SA";

fn with_armut(change: impl Fn(&mut ArmutRules)) -> RuleSet {
    let mut rules = rulesets::VLN;
    change(&mut rules.armut);
    rules
}

fn tables() -> Vec<(&'static str, RuleSet)> {
    let vln = rulesets::VLN;
    let first_throw = RuleSet {
        throwing: ThrowRules {
            rank: ThrowRank::BeforeSolo,
            ..vln.throwing
        },
        ..vln
    };
    let hands = List::of(
        &[Throw::of(ThrowCondition::MaxOneTrump)],
        Throw::of(ThrowCondition::FoxHighest),
    );
    let only_throws = RuleSet {
        vorbehalt_order: List::of(&[Category::Solo, Category::Hochzeit], Category::Solo),
        armut: rulesets::DDV_TSR.armut,
        throwing: ThrowRules {
            conditions: hands,
            ..vln.throwing
        },
        ..vln
    };
    let no_soli = RuleSet {
        solos: Solos::of(&[]),
        ..vln
    };
    let loud = RuleSet {
        hochzeit: HochzeitRules {
            silent: SilentHochzeit::Forbidden,
            selectors: Selectors::of(&[Selector::Any]),
            ..vln.hochzeit
        },
        ..vln
    };
    let seats = RuleSet {
        solo_conflict: SoloConflict::Seat,
        ..vln
    };
    let armut_first = RuleSet {
        vorbehalt_order: List::of(
            &[Category::Armut, Category::Hochzeit, Category::Solo],
            Category::Solo,
        ),
        ..vln
    };
    let everywhere = RuleSet {
        schweine: SchweineRules {
            contracts: SchweineContracts::of(&SchweineContract::ALL),
            ..vln.schweine
        },
        ..no_soli
    };
    vec![
        ("vln", vln),
        ("throw first", first_throw),
        ("throws without Armut", only_throws),
        ("no soli", no_soli),
        ("no stille Hochzeit", loud),
        ("the earlier seat", seats),
        ("Armut before soli", armut_first),
        ("Schweine everywhere, no soli", everywhere),
        ("redeal", with_armut(|it| it.mode = ArmutMode::Redeal)),
        (
            "first Armut",
            with_armut(|it| it.second = SecondArmut::FirstSeat),
        ),
        (
            "both Armuten",
            with_armut(|it| it.second = SecondArmut::Both),
        ),
    ]
}

const DEALS: [[&str; 4]; 6] = [
    [RICH, RICH, RICH, RICH],
    [FOXES, QUEENS, RICH, POOR],
    [POOR, POOREST, QUEENS, FOXES],
    [POOREST, FOXES, POOREST, POOREST],
    [QUEENS, POOR, POOR, RICH],
    [RICH, POOR_FOXES, QUEENS, POOREST],
];

fn scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for (name, rules) in tables() {
        for hands in DEALS {
            scenes.push(Scene {
                name: format!("{name}: {hands:?}"),
                rules,
                hands,
                bids: if rules.solo_conflict == SoloConflict::Seat {
                    &[0]
                } else {
                    &[4, 5]
                },
            });
        }
    }
    scenes
}

impl Scene {
    fn round(&self) -> Round {
        let hands = self.hands.map(|hand| hand.parse::<CardSet>().ok());
        Round::new(Context::default(), BySeat::new(hands))
    }

    fn has(&self, seat: Seat, cards: &str) -> bool {
        self.hands[seat as usize].contains(cards)
    }

    /// Everything that `seat` can end in.
    fn ends(&self, seat: Seat) -> Vec<End> {
        let mut named = vec![Named::Gesund];
        for solo in [Solo::Karo, Solo::Damen] {
            if self.rules.solos.contains(solo) {
                named.extend(self.bids.iter().map(|&bid| Named::Solo(solo, bid)));
            }
        }
        if self.has(seat, "CQ CQ") {
            named.push(Named::Hochzeit);
        }
        let hand = self.hands[seat as usize];
        let poor = [POOR, POOREST, POOR_FOXES].contains(&hand);
        if poor && self.rules.armut.mode != ArmutMode::Off {
            named.push(Named::Armut);
        }
        // Two foxes and nothing above: the highest trump is ♦A.
        let foxes = self.rules.throwing.conditions.len() == 2 && hand == POOR_FOXES;
        if hand == POOR || foxes {
            named.push(Named::Throw);
        }
        let with = |schweine| move |named| End { named, schweine };
        let mut ends: Vec<End> = named.iter().copied().map(with(false)).collect();
        if self.has(seat, "DA DA") {
            ends.extend(named.into_iter().map(with(true)));
        }
        ends
    }

    fn all(&self) -> Vec<[End; 4]> {
        one_of_each(Seat::ALL.map(|seat| self.ends(seat)))
    }

    /// What these declarations lead to, read off the rules; `None` if one of them is
    /// not valid.
    fn by_the_book(&self, ends: [End; 4]) -> Option<String> {
        let seated = || Seat::ALL.into_iter().zip(ends);
        let schweine = seated().find(|(_, end)| end.schweine).map(|(seat, _)| seat);
        let with = |text: String, count: bool| match schweine {
            Some(seat) if count => format!("{text}, Schweine {seat}"),
            Some(_) | None => text,
        };
        let throws: Vec<Seat> = seated()
            .filter(|(_, end)| end.named == Named::Throw)
            .map(|(seat, _)| seat)
            .collect();
        let throw_first = self.rules.throwing.rank == ThrowRank::BeforeSolo;
        if let Some(seat) = throws.first().filter(|_| throw_first) {
            return Some(format!("thrown {seat}"));
        }
        for place in self.rules.vorbehalt_order.iter() {
            match place {
                Category::Pflichtsolo | Category::Lustsolo | Category::Throw => (),
                Category::Solo => {
                    let soli = seated().filter_map(|(seat, end)| match end.named {
                        Named::Solo(solo, bid) => Some((9 - bid, seat, solo)),
                        Named::Gesund | Named::Hochzeit | Named::Armut | Named::Throw => None,
                    });
                    if let Some((bid, seat, solo)) = soli.min() {
                        let text = format!("{seat} {solo:?} {}", 9 - bid);
                        return Some(with(text, solo == Solo::Karo));
                    }
                }
                Category::Armut => {
                    let poor: Vec<(Seat, Named)> = seated()
                        .map(|(seat, end)| (seat, end.named))
                        .filter(|(_, named)| matches!(named, Named::Armut | Named::Throw))
                        .collect();
                    if !poor.is_empty() {
                        return Some(self.of_the_poor(&poor));
                    }
                }
                Category::Hochzeit => {
                    let found = seated().find(|(_, end)| end.named == Named::Hochzeit);
                    if let Some((seat, _)) = found {
                        let any = self.rules.schweine.contracts;
                        let any = any.contains(SchweineContract::HochzeitAny);
                        let text = format!("{seat} Hochzeit");
                        return Some(with(text, any || schweine == Some(seat)));
                    }
                }
            }
        }
        if let Some(seat) = throws.first() {
            return Some(format!("thrown {seat}"));
        }
        let still = Seat::ALL.into_iter().find(|&seat| self.has(seat, "CQ CQ"));
        match still {
            Some(_) if self.rules.hochzeit.silent == SilentHochzeit::Forbidden => None,
            Some(seat) => Some(with(format!("{seat} stille Hochzeit"), true)),
            None => Some(with("Normalspiel".to_owned(), true)),
        }
    }

    fn of_the_poor(&self, poor: &[(Seat, Named)]) -> String {
        let (first, named) = poor[0];
        let alone = poor.len() == 1 || self.rules.armut.second == SecondArmut::FirstSeat;
        let handled = if alone {
            if named == Named::Throw {
                return format!("thrown {first}");
            }
            if self.rules.armut.mode == ArmutMode::Redeal {
                return format!("armut {first}");
            }
            vec![first]
        } else {
            let both = self.rules.armut.second == SecondArmut::Both;
            let armuten = poor.iter().all(|(_, named)| *named == Named::Armut);
            if !both || poor.len() > 2 || !armuten {
                return format!("two armuten {first}");
            }
            poor.iter().map(|(seat, _)| *seat).collect()
        };
        // Schweine of a poor seat are void then (ARM-10).
        format!("handled {handled:?}")
    }
}

/// The short form of a declaration.
fn words(seat: Seat, end: End, auction: bool) -> Vec<(Seat, Word)> {
    let mut words = match end.named {
        Named::Gesund => vec![Word::Gesund],
        Named::Solo(solo, bid) if auction => vec![Word::Solo(solo), Word::Bid(bid)],
        Named::Solo(solo, _) => vec![Word::Solo(solo)],
        Named::Hochzeit => vec![Word::Hochzeit(Selector::Any)],
        Named::Armut => vec![Word::Armut],
        Named::Throw => vec![Word::Throw],
    };
    if end.schweine {
        words.insert(0, Word::Schweine(Rank::Ace));
    }
    words.into_iter().map(|word| (seat, word)).collect()
}

/// What stands, as the book tells it.
fn told(rules: &RuleSet, round: &Round) -> Option<String> {
    let asks = round.asks(rules);
    match round.outcome(rules) {
        None => {
            let ask = asks.first()?;
            let handled = ask.question == Question::ArmutPush;
            handled.then(|| format!("handled {}", ask.seat))
        }
        Some(Outcome::Redeal(redeal)) => {
            let reason = match redeal.reason {
                doko_engine::RedealReason::TwoArmuten => "two armuten",
                doko_engine::RedealReason::Thrown => "thrown",
                doko_engine::RedealReason::ArmutRefused => "refused",
                doko_engine::RedealReason::Armut => "armut",
            };
            Some(format!("{reason} {}", redeal.seat))
        }
        Some(Outcome::Contract(settled)) => {
            let text = match settled.contract {
                Contract::Normalspiel => "Normalspiel".to_owned(),
                Contract::StilleHochzeit { seat } => format!("{seat} stille Hochzeit"),
                Contract::Hochzeit { seat, selector } if selector != Selector::Any => {
                    format!("{seat} Hochzeit {selector:?}")
                }
                Contract::Hochzeit { seat, .. } => format!("{seat} Hochzeit"),
                Contract::Armut { seat, acceptor } => format!("{seat} Armut {acceptor}"),
                Contract::Solo { seat, solo, .. } => format!("{seat} {solo:?} {}", settled.bid),
            };
            Some(match settled.schweine.first() {
                Some(pair) => format!("{text}, Schweine {}", pair.seat),
                None => text,
            })
        }
    }
}

/// The round after these declarations, or `None` if one was refused or is wrong now.
fn after(scene: &Scene, said: impl IntoIterator<Item = (Seat, Word)>) -> Option<Round> {
    let mut round = scene.round();
    for (seat, word) in said {
        round.say(&scene.rules, seat, word).ok()?;
    }
    round.rejected(&scene.rules).is_none().then_some(round)
}

fn plain(text: String) -> String {
    // The engine tells who pushes first; the book, whose Armuten are handled.
    match text.strip_prefix("handled [") {
        Some(seats) => {
            let first = seats.split([',', ']']).next().unwrap_or_default();
            let number = ["First", "Second", "Third", "Fourth"]
                .iter()
                .position(|name| *name == first);
            format!("handled {}", number.unwrap_or(9) + 1)
        }
        None => text,
    }
}

/// INV-13: in whatever order they are made.
#[test]
fn final_declarations_lead_to_what_the_book_says() {
    let orders = orders();
    for scene in scenes() {
        let auction = scene.rules.solo_conflict == SoloConflict::Auction;
        for ends in scene.all() {
            let expected = scene.by_the_book(ends).map(plain);
            let said = Seat::ALL.map(|seat| words(seat, ends[seat as usize], auction));
            for order in &orders {
                let said = order.iter().flat_map(|&seat| said[seat as usize].clone());
                let round = after(&scene, said);
                let now = round.and_then(|round| told(&scene.rules, &round));
                assert_eq!(now, expected, "{} {ends:?} {order:?}", scene.name);
            }
        }
    }
}

#[test]
fn an_outcome_is_told_exactly_when_nobody_can_change_it() {
    for scene in scenes() {
        let auction = scene.rules.solo_conflict == SoloConflict::Auction;
        let complete = scene.all();
        for known in 0..16_usize {
            let is_known = |seat: &Seat| known & (1 << *seat as usize) != 0;
            let mut groups = BTreeMap::<Vec<End>, ([End; 4], BTreeSet<String>)>::new();
            for &ends in &complete {
                let key = Seat::ALL.into_iter().filter(is_known);
                let key = key.map(|seat| ends[seat as usize]).collect();
                let (_, reached) = groups.entry(key).or_insert((ends, BTreeSet::new()));
                // Whoever may still make a declaration wrong has to speak, too.
                let end = scene.by_the_book(ends).map_or("invalid".to_owned(), plain);
                reached.insert(end);
            }
            for (ends, reached) in groups.into_values() {
                let seats = Seat::ALL.into_iter().filter(is_known);
                let said = seats.flat_map(|seat| words(seat, ends[seat as usize], auction));
                let round = after(&scene, said);
                let now = round.and_then(|round| told(&scene.rules, &round));
                let settled = reached.first().filter(|_| reached.len() == 1);
                let settled = settled.filter(|&end| end != "invalid");
                assert_eq!(
                    now.as_ref(),
                    settled,
                    "{} {known:b} {ends:?} {reached:?}",
                    scene.name
                );
            }
        }
    }
}

/// As long as a question is asked, two answers lead to different ends, and what is
/// settled stays so.
#[test]
fn a_question_is_asked_exactly_as_long_as_it_matters() {
    let some = [
        ("vln", DEALS[2]),
        ("the earlier seat", DEALS[4]),
        ("throw first", DEALS[4]),
        ("both Armuten", DEALS[4]),
        ("Armut before soli", DEALS[4]),
    ];
    let names = some.map(|(table, hands)| format!("{table}: {hands:?}"));
    for scene in scenes().iter().filter(|it| names.contains(&it.name)) {
        ends_of(scene, &scene.round(), &mut BTreeMap::new());
    }
}

/// What is said in answer to `ask`: one seat alone names its Vorbehalt at once, and
/// two soli stand for all.
fn is_told(ask: Ask, word: Word) -> bool {
    match (ask.question, word) {
        (_, Word::Solo(solo)) if ![Solo::Karo, Solo::Damen].contains(&solo) => false,
        (Question::Declaration, Word::Solo(_) | Word::Hochzeit(_) | Word::Armut) => {
            ask.seat == Seat::Third
        }
        _ => true,
    }
}

/// Where the round can still end, each time the seat that is asked speaks.
fn ends_of(
    scene: &Scene,
    round: &Round,
    seen: &mut BTreeMap<String, BTreeSet<String>>,
) -> BTreeSet<String> {
    let key = format!("{round:?}");
    if let Some(ends) = seen.get(&key) {
        return ends.clone();
    }
    let rules = &scene.rules;
    let now = told(rules, round);
    let mut ends = BTreeSet::new();
    match now {
        Some(now) => {
            ends.insert(now);
        }
        None => {
            let asks = round.asks(rules);
            let ask = *asks.first().expect("somebody is asked");
            let bids = [0, 1, 5].map(Word::Bid);
            for word in Word::all().chain(bids).filter(|&it| is_told(ask, it)) {
                let mut after = *round;
                match after.say(rules, ask.seat, word).map_err(|it| it.reason()) {
                    Ok(()) => ends.append(&mut ends_of(scene, &after, seen)),
                    // Right by themselves, wrong by what else was said.
                    Err(
                        reason @ (Reason::PoorPlayerMayNotDeclareSchweine
                        | Reason::HochzeitMustBeDeclared),
                    ) => {
                        ends.insert(format!("{reason:?}"));
                    }
                    Err(_) => (),
                }
            }
            // Schweine count only if they are named.
            let schweine = ends.iter().all(|it| it.contains("Schweine"));
            assert!(
                ends.len() > 1 || schweine && ask.question == Question::Name,
                "{}: {ends:?} {asks:?} {round:?}",
                scene.name
            );
        }
    }
    seen.insert(key, ends.clone());
    ends
}
