//! Who sits where changes nothing: tricks and settlements, turned round the table
//! (INV-4, INV-5, INV-14).

use doko_engine::{
    ByParty, Card, CardOrder, CountsAs, DulleTie, Parties, Party, Seat, Settlement, Special,
    SpecialPoint, Standing, Taken, Tally, Trick, no_specials, rulesets,
};
use doko_laws::book;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use proptest::test_runner::RngSeed;

/// Four cards of the deck; twins are drawn often.
fn four_cards() -> impl Strategy<Value = [Card; 4]> {
    let card = || prop_oneof![3 => select(Card::ALL.to_vec()), 1 => Just(Card::HT)];
    [card(), card(), card(), card()].prop_filter("no third copy", |cards| {
        let copies = |card| cards.iter().filter(|&&it| it == card).count();
        cards.iter().all(|&card| copies(card) <= 2)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_trick_goes_to_the_same_card_whoever_leads(
        cards in four_cards(),
        solo in select(rulesets::DDV_TSR.solos.iter().collect::<Vec<_>>()),
        last in any::<bool>(),
    ) {
        let order = CardOrder::of_solo(solo);
        let texts = cards.map(|card| card.to_string());
        let expected = book::trick_winner(&format!("{solo:?}").to_lowercase(), &texts);
        for leader in Seat::ALL {
            let mut trick = Trick::new(leader);
            for card in cards {
                trick.put(card, 0, order, DulleTie::First, last);
            }
            let finished = trick.finish().unwrap();
            assert_eq!(finished.winner, leader.after(expected));
            let augen: u32 = texts.iter().map(|card| book::augen(card)).sum();
            assert_eq!(u32::from(finished.augen), augen);
            // Of two equal cards the later one never wins.
            assert!(!cards[..expected].contains(&cards[expected]));
            let class = order.class(finished.winning_card());
            let led = order.class(cards[0]);
            assert!(class == led || order.trumps().contains(finished.winning_card()));
        }
    }
}

/// The points of a game of two against two go to the parties, wherever they sit.
#[test]
fn a_settlement_turns_with_the_parties() {
    let mut specials = no_specials();
    specials.push(Special {
        point: SpecialPoint::Doppelkopf,
        party: Party::Re,
        trick: None,
        seat: None,
        lost_by: None,
    });
    let standing = |level| Standing::new(level > 0, level);
    for (a, b) in [(Seat::First, Seat::Second), (Seat::First, Seat::Third)] {
        for re_augen in (0..=240).step_by(15) {
            for steps in 0..4 {
                let settle = |steps: usize| {
                    let parties = Parties::pair(a.after(steps), b.after(steps));
                    let taken = Taken {
                        augen: ByParty {
                            re: re_augen,
                            kontra: 240 - re_augen,
                        },
                        tricks: ByParty { re: 6, kontra: 6 },
                        standing: ByParty {
                            re: standing(2),
                            kontra: standing(1),
                        },
                        last_ansage: None,
                    };
                    let tally = Tally {
                        parties,
                        counts_as: CountsAs::TwoAgainstTwo,
                        taken,
                        specials,
                    };
                    Settlement::of(&rulesets::DDV_TSR, &tally)
                };
                let (here, there) = (settle(0), settle(steps));
                assert_eq!(here.items, there.items);
                for seat in Seat::ALL {
                    assert_eq!(here.points.get(seat), there.points.get(seat.after(steps)));
                }
            }
        }
    }
}
