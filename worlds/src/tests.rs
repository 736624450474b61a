//! What is wrong with a record that no world fits, and what rules read of a hand.

use doko_engine::{
    Announcement, ArmutFox, ArmutMode, ArmutNine, ArmutPush, ArmutShown, Budget, BySeat, Card,
    CardSet, Context, Deal, Extra, ExtraWord, List, Party, Play, Rank, Reason, Record, Replay,
    Round, RuleSet, Said, SchweineContract, SchweineContracts, SchweineMode, Seat, Section, Solo,
    Throw, ThrowCondition, Word, rulesets,
};

use crate::feature::Feature;
use crate::solve::Problem;
use crate::{Case, Hidden, Judged, Known, Told, Violation, Worlds};

const GESUND: [Said; 4] = {
    let word = Word::Gesund;
    use Seat::{First, Fourth, Second, Third};
    [
        Said { seat: First, word },
        Said { seat: Second, word },
        Said { seat: Third, word },
        Said { seat: Fourth, word },
    ]
};

fn plays(cards: &str) -> Vec<Play> {
    let cards = cards.split(' ').map(|card| card.parse().unwrap());
    cards.map(|card| Play { seat: None, card }).collect()
}

fn record<'a>(plays: &'a [Play], extras: &'a [Extra]) -> Record<'a> {
    Record {
        said: &GESUND,
        plays,
        extras,
        claim_order: &[],
        schweine_party: None,
    }
}

fn known<'a>(record: Record<'a>, budget: &'a Budget) -> Known<'static, 'a> {
    let nobody = BySeat::default();
    Known::new(
        &rulesets::DDV_TSR,
        Context::default(),
        nobody,
        record,
        budget,
    )
}

/// The action that is wrong, why, and the card that shows it.
fn wrong(cards: &str, extras: &[Extra]) -> Option<(Section, usize, Reason, Option<usize>)> {
    let (plays, budget) = (plays(cards), Budget::new());
    let Judged::Faulty(_, violation) = known(record(&plays, extras), &budget).judge() else {
        return None;
    };
    Some(match *violation {
        Violation::Refused(step, refusal) => (step.section, step.index, refusal.reason(), None),
        Violation::Revoke {
            step,
            refusal,
            proved_by,
        } => {
            let reason = refusal.reason();
            (step.section, step.index, reason, Some(proved_by))
        }
        Violation::NoDealFits(action) => (action.section, action.index, Reason::NoDealFits, None),
    })
}

#[test]
fn a_revoke_is_proven_by_a_card_of_the_class() {
    let revoke = Some((Section::Plays, 1, Reason::Revoke, Some(5)));
    assert_eq!(wrong("HA SA H9 H9 HK HA", &[]), revoke);
    assert_eq!(wrong("HA SA H9 H9 HK", &[]), None);
}

/// Seats 2 and 3 have no trump, and two hands cannot hold all 26.
#[test]
fn the_first_action_after_which_no_world_fits_is_of_nobody() {
    let nobody = Some((Section::Plays, 2, Reason::NoDealFits, None));
    assert_eq!(wrong("HJ C9 C9 DT", &[]), nobody);
    assert_eq!(wrong("HJ C9", &[]), None);
}

/// A third copy is in no hand.
#[test]
fn what_all_deals_refuse_is_shown() {
    let third = Some((Section::Plays, 2, Reason::CardNotHeld, None));
    assert_eq!(wrong("SA SA SA", &[]), third);
}

/// Whoever is of which party, who has laid two cards announces nothing any more.
#[test]
fn an_announcement_too_late_is_refused_by_all() {
    let late = Extra {
        at: 8,
        seat: Seat::Fourth,
        word: ExtraWord::Announcement(Announcement::Ansage(Party::Re)),
        party: None,
    };
    let wrong = wrong("HA DT HK HA CA CK CT C9", &[late]);
    assert_eq!(wrong, Some((Section::Extras, 0, Reason::TooLate, None)));
}

/// What cannot be said is refused, however often it is said.
#[test]
fn many_pushes_and_many_pairs_are_judged() {
    let seats = Seat::ALL.into_iter();
    let judged = |rules, said: &[Said]| {
        let record = Record {
            said,
            ..record(&[], &[])
        };
        let nobody = BySeat::default();
        let budget = Budget::new();
        let known = Known::new(rules, Context::default(), nobody, record, &budget);
        match known.judge() {
            Judged::Faulty(before, _) => {
                format!("faulty after {}", before.known().record.actions())
            }
            Judged::Legal(_) => "legal".to_owned(),
            Judged::BeyondBound => "beyond the bound".to_owned(),
        }
    };
    let seat = Seat::Fourth;
    let word = Word::Push(CardSet::EMPTY);
    let mut pushes = GESUND.to_vec();
    pushes[3].word = Word::Armut;
    pushes.extend([Said { seat, word }; 13]);
    assert_eq!(judged(&rulesets::VLN, &pushes), "faulty after 4");

    let mut rules = rulesets::VLN;
    rules.schweine.above = List::of(&[Rank::Ten, Rank::King], Rank::Ten);
    let vorbehalte = seats.clone().map(|seat| (seat, Word::Vorbehalt));
    let pairs = seats.clone().map(|seat| (seat, Word::Schweine(Rank::Ace)));
    let soli = [Solo::Pik, Solo::Herz].map(Word::Solo);
    let words = vorbehalte.chain(pairs).chain(seats.zip(soli));
    let words: Vec<Said> = words.map(|(seat, word)| Said { seat, word }).collect();
    assert_eq!(judged(&rules, &words), "beyond the bound");
}

#[test]
fn a_card_is_undecided_with_a_world_for_each_side() {
    let (plays, budget) = (plays("HA DT HK HA"), Budget::new());
    let worlds = Worlds::of(known(record(&plays, &[]), &budget));
    let club = worlds.play(Some(Seat::Second), Card::CA);
    assert!(club.accepted_with.is_some() && club.refused_with.is_some());
    // It trumped hearts.
    let heart = worlds.play(Some(Seat::Second), Card::H9);
    assert!(heart.accepted_with.is_none() && heart.refused_with.is_some());
    let holders: Vec<Seat> = worlds.sight().possible_holders(Card::H9).collect();
    assert_eq!(holders, [Seat::First, Seat::Third, Seat::Fourth]);
    // Two ♣Q are dealt in ten ways.
    assert_eq!(worlds.deals(Case::ANY).count(), 10);
}

/// What all have seen of the pushed cards was dealt to the poor player, and no more of it.
#[test]
fn a_push_is_as_all_have_seen_it() {
    let judged = |push, number, shown: &str| {
        let mut rules = rulesets::VLN;
        rules.armut.push = push;
        rules.armut.fox = ArmutFox::DoesNotCount;
        rules.armut.shown = ArmutShown::Foxes;
        let mut said = GESUND.to_vec();
        said[1].word = Word::Armut;
        said.push(Said {
            seat: Seat::Second,
            word: Word::Push(CardSet::EMPTY),
        });
        let record = Record {
            said: &said,
            ..record(&[], &[])
        };
        let budget = Budget::new();
        let hidden = Hidden {
            pushed: Some(number),
            shown: Some(shown.parse().unwrap()),
            ..Hidden::default()
        };
        let known = Known {
            hidden: [Some(hidden), None],
            ..Known::new(
                &rules,
                Context::default(),
                BySeat::default(),
                record,
                &budget,
            )
        };
        let worlds = Worlds::of(known);
        let poor = |world: crate::World| world.deal.hand(Seat::Second);
        let foxes: Vec<u32> = worlds
            .deals(Case::ANY)
            .map(|it| poor(it).count(Card::DA))
            .collect();
        let sight = worlds.sight();
        (!foxes.is_empty()).then(|| {
            let shown: CardSet = shown.parse().unwrap();
            assert!(foxes.iter().all(|it| *it == shown.len()), "{foxes:?}");
            assert_eq!(sight.unseen().count(Card::DA), 2 - shown.len());
            let others = |seat| sight.most(seat).count(Card::DA);
            assert_eq!(others(Seat::First), 2 - shown.len());
        })
    };
    let (three, foxes) = (ArmutPush::ExactlyThree, ArmutPush::ThreeAndFoxes);
    assert_eq!(judged(three, 3, "DA"), Some(()));
    assert_eq!(judged(three, 5, "DA DA"), Some(()));
    assert_eq!(judged(three, 5, "DA"), None, "four trumps at most");
    assert_eq!(judged(foxes, 4, "DA"), Some(()));
    assert_eq!(judged(foxes, 3, "DA"), None, "one card more");
    assert_eq!(judged(foxes, 5, ""), None);
    assert_eq!(judged(ArmutPush::TrumpsOrThree, 3, ""), Some(()));
    assert_eq!(judged(ArmutPush::TrumpsOrThree, 2, "DA DA"), Some(()));
    assert_eq!(judged(ArmutPush::TrumpsOrThree, 0, ""), None);
}

/// The hands of a few trumps and Fehl, many of them poor, drawn in a way that never changes.
fn poor_hands(rules: &RuleSet) -> impl Iterator<Item = CardSet> {
    let trumps: Vec<Card> = rules.normal_trumps().cards().collect();
    let fehl = rules.deck.cards().without(rules.normal_trumps());
    let fehl: Vec<Card> = fehl.cards().collect();
    let size = usize::from(rules.deck.hand_size());
    let mut drawn = 1_u64;
    let mut draw = move |from: &[Card], number: usize| {
        let mut left = from.to_vec();
        let mut take = || {
            drawn = drawn
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            left.remove((drawn >> 33) as usize % left.len())
        };
        (0..number).map(|_| take()).collect::<Vec<_>>()
    };
    (0..400).map(move |place| {
        let few = place % 9;
        // Low trumps in every other hand.
        let from = &trumps[if place % 2 == 0 { 0 } else { trumps.len() - 10 }..];
        let mut hand = draw(from, few);
        hand.extend(draw(&fehl, size - few));
        hand.into_iter().collect()
    })
}

/// The published rule sets, and one for each way to count trumps and to throw a hand in.
fn rule_sets() -> Vec<RuleSet> {
    use ThrowCondition as If;
    let mut all = vec![rulesets::VLN, rulesets::PALAST, rulesets::DDV_TSR];
    let of = Throw::of;
    let and = |condition, also| Throw {
        condition,
        also: Some(also),
    };
    let conditions = [
        of(If::Kings(4)),
        of(If::Full(5)),
        of(If::FewAugen(40)),
        of(If::Augen(60)),
        of(If::Highest(Card::DJ)),
        of(If::NineOfEach),
        of(If::KingOfEach),
        of(If::FoxHighestInArmut),
        and(If::Nines(3), If::Kings(2)),
        and(If::MaxOneTrump, If::FoxHighestInArmut),
        and(If::KingOfEach, If::MaxOneTrump),
    ];
    for (place, throw) in conditions.into_iter().enumerate() {
        let mut rules = rulesets::DDV_TSR;
        rules.armut.mode = ArmutMode::Exchange;
        rules.armut.max_trumps = 2 + place as u8 % 4;
        let foxes = [ArmutFox::SingleFree, ArmutFox::DoesNotCount];
        rules.armut.fox = foxes[place / 2 % 2];
        rules.armut.nine = [ArmutNine::OneFree, ArmutNine::Counts][place % 2];
        rules.throwing.conditions = List::of(&[throw], throw);
        all.push(rules);
    }
    all
}

/// A hand that has a feature may say the word of it, and no other one may.
#[test]
fn features_are_what_the_round_asks_for() {
    let schweine = false;
    let words = [
        (Feature::Armut { schweine }, Word::Armut),
        (Feature::Throw { schweine }, Word::Throw),
    ];
    let mut found = [0; 2];
    for rules in &rule_sets() {
        for (hand, (feature, word)) in
            poor_hands(rules).flat_map(|hand| words.map(|word| (hand, word)))
        {
            let is_known = if word == Word::Armut {
                rules.armut.mode != ArmutMode::Off
            } else {
                !rules.throwing.conditions.is_empty()
            };
            if !is_known {
                continue;
            }
            let has = [false, true].map(|is_so| {
                let mut problem = Problem::new(hand, 1);
                problem.bound(1, hand, hand);
                feature.demand(rules, is_so, 1, &mut problem);
                problem.solve(&Budget::new()).unwrap().is_some()
            });
            let hands = BySeat::new([Some(hand), None, None, None]);
            let mut round = Round::new(Context::default(), hands);
            let may = round.say(rules, Seat::First, word).is_ok();
            assert_eq!(has, [!may, may], "{feature:?} {hand} {:?}", rules.throwing);
            found[usize::from(may)] += 1;
        }
    }
    assert!(found.iter().all(|it| *it > 1_000), "{found:?}");
}

/// Schweine without a word are told to all, and so is that there are none.
#[test]
fn who_has_schweine_without_a_word_is_known_to_all() {
    let mut rules = rulesets::DDV_TSR;
    rules.schweine.mode = SchweineMode::Automatic;
    let contracts = [SchweineContract::Normal, SchweineContract::Stille];
    rules.schweine.contracts = SchweineContracts::of(&contracts);
    let with_both = [
        "HT HQ CJ SJ SJ DJ CA CT CK HA HK H9",
        "HT CQ SQ CJ DJ DT DK CA CT ST SK S9",
        "SQ HQ DQ DQ DA DA D9 CK C9 SA SK HK",
        "CQ HJ HJ DT DK D9 C9 SA ST S9 HA H9",
    ];
    let mut with_none = with_both;
    with_none[2] = "SQ HQ DQ DQ DT DA D9 CK C9 SA SK HK";
    with_none[3] = "CQ HJ HJ DA DK D9 C9 SA ST S9 HA H9";
    for (hands, holder) in [(with_both, Some(Seat::Third)), (with_none, None)] {
        let hands = BySeat::new(hands.map(|hand| hand.parse().unwrap()));
        let deal = Deal::new(rules.deck, hands).unwrap();
        let plays = plays("SJ DJ DQ HJ");
        let record = record(&plays, &[]);
        let replay = Replay::new(&rules, Context::default(), deal, record);
        let told = Told::of(replay, &record);
        let budget = Budget::new();
        let nobody = BySeat::default();
        let unknown = Known::new(&rules, Context::default(), nobody, record, &budget);
        let foxes = CardSet::both(Card::DA);
        let may_have = |known, seat| {
            let worlds = Worlds::of(known);
            worlds.deals(Case::holds(seat, foxes)).next().is_some()
        };
        for seat in Seat::ALL {
            assert!(may_have(unknown, seat), "nothing is told");
            let known = Known { told, ..unknown };
            assert_eq!(may_have(known, seat), holder == Some(seat));
        }
    }
}
