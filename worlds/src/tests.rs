//! What is wrong with a record that no world fits, and what rules read of a hand.

use doko_engine::{
    Announcement, Budget, BySeat, Card, CardSet, Context, Extra, ExtraWord, List, Party, Play,
    Rank, Reason, Record, Round, RuleSet, Said, Seat, Section, Solo, Word, rulesets,
};

use crate::feature::Feature;
use crate::solve::{Problem, Sum};
use crate::{Case, Judged, Known, Violation, Worlds};

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

/// A hand of ten or twelve cards that has a feature, or has not, may say the word of it or not.
#[test]
fn features_are_what_the_round_asks_for() {
    let published: [&RuleSet; 4] = [
        &rulesets::VLN,
        &rulesets::PALAST,
        &rulesets::DDV_TSR,
        &rulesets::DOKOLAND_LIGA,
    ];
    let schweine = false;
    let words = [
        (Feature::Armut { schweine }, Word::Armut),
        (Feature::Throw { schweine }, Word::Throw),
    ];
    let mut found = 0;
    for rules in published {
        for (feature, word) in words {
            for is_so in [false, true] {
                let mut problem = Problem::new(rules.deck.cards(), 2);
                let size = rules.deck.hand_size().into();
                problem.sums.push(Sum::exactly(1, CardSet::FULL, size));
                feature.demand(rules, is_so, 1, &mut problem);
                let Some(contents) = problem.solve(&Budget::new()).unwrap() else {
                    continue;
                };
                let hands = BySeat::new([Some(contents[0]), None, None, None]);
                let mut round = Round::new(Context::default(), hands);
                let said = round.say(rules, Seat::First, word);
                let is_known = if word == Word::Armut {
                    rules.armut.mode != doko_engine::ArmutMode::Off
                } else {
                    !rules.throwing.conditions.is_empty()
                };
                if is_known {
                    assert_eq!(said.is_ok(), is_so, "{feature:?} {}", contents[0]);
                    found += 1;
                }
            }
        }
    }
    assert!(found >= 4, "{found}");
}
