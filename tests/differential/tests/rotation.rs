//! Who sits where changes nothing: tricks, games that the soloist leads, and
//! settlements, turned round the table (INV-4, INV-5, INV-14).

use doko_differential::book;
use doko_differential::{BYTES, Script};
use doko_engine::{
    Announcement, ByParty, BySeat, Card, CardOrder, Context, CountsAs, Deal, DulleTie,
    OpenPflichtsoli, Parties, Party, Position, RuleSet, Seat, Settlement, Solo, Special,
    SpecialPoint, Standing, Taken, Tally, Trick, Word, no_specials, rulesets,
};
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::select;

/// Four cards of the deck; twins are drawn often.
fn four_cards() -> impl Strategy<Value = [Card; 4]> {
    let card = || prop_oneof![3 => select(Card::ALL.to_vec()), 1 => Just(Card::HT)];
    [card(), card(), card(), card()].prop_filter("no third copy", |cards| {
        let copies = |card| cards.iter().filter(|&&it| it == card).count();
        cards.iter().all(|&card| copies(card) <= 2)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

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

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// Where the soloist leads, nothing depends on who is the eldest.
    #[test]
    fn a_game_that_the_soloist_leads_turns_with_the_table(
        bytes in vec(any::<u8>(), BYTES),
        liga in any::<bool>(),
        soloist in select(Seat::ALL.to_vec()),
        solo in select(rulesets::DDV_TSR.solos.iter().collect::<Vec<_>>()),
        steps in 1..=3_usize,
    ) {
        let rules = if liga { &rulesets::DOKOLAND_LIGA } else { &rulesets::DDV_TSR };
        let deal = Script::of(&bytes).unwrap().deal;
        let mut here = solo_game(rules, deal, soloist, solo);
        let mut there = solo_game(rules, turned(&deal, steps), soloist.after(steps), solo);
        let mut choices = bytes.into_iter().cycle().map(usize::from);
        while let Some(seat) = here.to_play() {
            assert_eq!(there.to_play(), Some(seat.after(steps)));
            let speaker = Seat::First.after(choices.next().unwrap());
            let announcement = Announcement::ALL[choices.next().unwrap() % 6];
            let made = here.announce(speaker, announcement).map_err(|it| it.grounds().to_vec());
            let turned = there.announce(speaker.after(steps), announcement);
            let turned = turned.map_err(|it| it.grounds().to_vec());
            assert_eq!(
                made.map(|it| (it.party, it.lowest_level, it.as_reply())),
                turned.map(|it| (it.party, it.lowest_level, it.as_reply()))
            );
            let legal = here.legal_cards(seat);
            assert_eq!(there.legal_cards(seat.after(steps)), legal);
            let cards: Vec<Card> = legal.kinds().collect();
            let card = cards[choices.next().unwrap() % cards.len()];
            here.play(seat, card).unwrap();
            there.play(seat.after(steps), card).unwrap();
        }
        let (here, there) = (here.settle().unwrap(), there.settle().unwrap());
        assert_eq!((here.winner, here.value_for_re), (there.winner, there.value_for_re));
        assert_eq!(here.items, there.items);
        for seat in Seat::ALL {
            assert_eq!(here.points.get(seat), there.points.get(seat.after(steps)));
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

/// A solo that its player leads: his Pflichtsolo where there is such a thing.
fn solo_game(rules: &RuleSet, deal: Deal, soloist: Seat, solo: Solo) -> Position<'_> {
    let context = Context {
        open_pflichtsoli: BySeat::from_fn(|seat| {
            OpenPflichtsoli::free(u8::from(rules.pflichtsolo > 0 && seat == soloist))
        }),
        vorfuehrung: None,
    };
    let mut position = Position::new(rules, context, deal);
    for seat in Seat::ALL {
        let word = if seat == soloist {
            Word::Solo(solo)
        } else {
            Word::Gesund
        };
        let said = position.say(seat, word);
        assert!(said.is_ok(), "{said:?}");
    }
    position
}

/// The deal with every hand `steps` seats further on.
fn turned(deal: &Deal, steps: usize) -> Deal {
    let hands = BySeat::from_fn(|seat| deal.hand(seat.after(4 - steps)));
    Deal::new(rulesets::DDV_TSR.deck, hands).unwrap_or(*deal)
}
