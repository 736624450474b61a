//! How much is looked at for questions about hands that are not known, and how many of them
//! are answered.
//!
//! A question may take so many steps and no more; what is not found by then is undecided. So
//! the same question has to take the same steps, or an answer goes or comes that nobody
//! meant to change. Whether the answers are right is for other tests to say: here they are
//! counted only. Who changes how is looked for writes the new figures down, after a look at
//! what is answered with a yes or a no more or less often.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

#[expect(dead_code, reason = "who pushed and who took is not asked here")]
#[path = "hidden_exchange/drawn.rs"]
mod drawn;

use doko_differential::told::{self, Told, WORDS};
use doko_engine::{
    Announcement, ArmutFox, ArmutPush, ArmutReturn, ArmutRules, Budget, BySeat, Card, CardSet,
    Claim, ClaimKind, Context, ExtraWord, Rank, Record, Said, Seat, SecondArmut, Word, rulesets,
};
use doko_laws::{BYTES, Numbers, Script};
use doko_worlds::{Case, Hidden, Judged, Known, Violation, Worlds};

use drawn::{Ending, trumps};

/// A game, and what somebody knows of it.
struct Game {
    script: Script,
    hands: BySeat<Option<CardSet>>,
    hidden: [Option<Hidden>; 2],
}

impl Game {
    /// By any rules; with the words only, or with cards, too.
    fn draw(numbers: &mut Numbers, with_cards: bool) -> Game {
        let seed: Vec<u8> = numbers.bytes(BYTES);
        let script = Script::by_any_rules(&seed).unwrap();
        let script = if with_cards {
            script.up_to(numbers.below(script.plays.len() + 1))
        } else {
            script.up_to_word(numbers.below(script.said.len() + 1))
        };
        let shown = [0, 1 << numbers.below(4), numbers.below(16)][numbers.below(3)];
        let hands = script.deal.hands();
        let hands = hands.map(|seat, &hand| (shown & 1 << seat as usize != 0).then_some(hand));
        Game {
            script,
            hands,
            hidden: [None; 2],
        }
    }

    fn known<'a>(&'a self, budget: &'a Budget) -> Known<'a, 'a> {
        let mut known = told::known(&self.script, self.hands, budget);
        known.hidden = self.hidden;
        known
    }

    /// Asks about these deals with a budget of its own.
    fn ask(&self, told: &mut Told, ask: impl Fn(&Worlds<'_, '_>, &mut Told)) {
        let budget = Budget::new();
        let worlds = Worlds::of(self.known(&budget));
        let before = budget.spent();
        ask(&worlds, told);
        told.steps += budget.spent() - before;
    }
}

/// Whether a seat may play each card, and announce.
fn cards(worlds: &Worlds<'_, '_>, told: &mut Told) {
    let next = worlds.deals(Case::ANY).next();
    let seat = next.and_then(|world| worlds.position(world).to_play());
    for card in Card::ALL {
        told.note(&worlds.play(seat, card));
    }
    for seat in Seat::ALL {
        for announcement in Announcement::ALL {
            told.note(&worlds.announce(seat, announcement, None));
        }
    }
}

/// Whether all the rest can be claimed, in any order and with a card named.
fn claims(worlds: &Worlds<'_, '_>, told: &mut Told) {
    for seat in Seat::ALL {
        for kind in [ClaimKind::Rest, ClaimKind::Surrender] {
            let order = [];
            let (seat, order) = (seat, &order);
            told.note(&worlds.claim(&Claim { seat, kind, order }));
        }
        let sight = worlds.sight();
        let named: Vec<Card> = sight.least(seat).cards().take(1).collect();
        let kind = ClaimKind::Rest;
        let order = &named;
        told.note(&worlds.claim(&Claim { seat, kind, order }));
    }
}

/// Whether Schweine or a partner may be declared.
fn declared(worlds: &Worlds<'_, '_>, told: &mut Told) {
    for seat in Seat::ALL {
        for word in [
            ExtraWord::Schweine(Rank::Ace),
            ExtraWord::Schweine(Rank::Nine),
            ExtraWord::Genscher(seat.next()),
        ] {
            told.note(&worlds.declare(seat, word));
        }
        told.always += u32::from(worlds.may_declare_schweine(seat));
        told.always += u32::from(worlds.may_name_a_partner(seat));
        told.deals += worlds.sight().most(seat).len() - worlds.sight().least(seat).len();
    }
}

/// Whether the one who is asked first may say each of these words.
fn words(game: &Game, told: &mut Told) {
    let budget = Budget::new();
    let worlds = Worlds::of(game.known(&budget));
    let asks = worlds.asks();
    let asked = asks.iter().next().map(|it| it.seat);
    let seat = worlds.speaks().or(asked).unwrap_or(Seat::Second);
    told.always += u32::from(worlds.rests_on_hands());
    told.deals += worlds.deals(Case::ANY).map(|_| 1).sum::<u32>();
    for word in WORDS {
        let mut said = game.script.said.clone();
        said.push(Said { seat, word });
        let record = Record {
            said: &said,
            ..game.script.record()
        };
        let mut longer = Known::new(
            &game.script.rules,
            game.script.context,
            game.hands,
            record,
            &budget,
        );
        longer.hidden = game.hidden;
        told.note(&worlds.say(&longer, seat, word));
    }
    told.steps += budget.spent();
}

/// What is wrong in the record, if a card of it was another one, or a word where there is
/// no card.
fn judged(game: &Game, numbers: &mut Numbers, told: &mut Told) {
    judged_within(Budget::STEPS, game, numbers, told);
}

/// The same with so many steps, which do not suffice for all.
fn judged_within(steps: u32, game: &Game, numbers: &mut Numbers, told: &mut Told) {
    let mut script = game.script.clone();
    if !script.plays.is_empty() {
        let at = numbers.below(script.plays.len());
        script.plays[at].card = Card::ALL[numbers.below(Card::ALL.len())];
    } else if !script.said.is_empty() {
        let at = numbers.below(script.said.len());
        script.said[at].word = WORDS[numbers.below(WORDS.len())];
    }
    let game = Game {
        script,
        hands: game.hands,
        hidden: game.hidden,
    };
    let budget = Budget::of(steps);
    match game.known(&budget).judge() {
        Judged::Legal(worlds) => {
            told.always += 1;
            told.deals += worlds.unproven().len() as u32;
        }
        Judged::Faulty(_, found) if matches!(*found, Violation::NoDealFits(_)) => told.never += 1,
        Judged::Faulty(..) => told.sometimes += 1,
        Judged::BeyondBound => told.undecided += 1,
    }
    told.steps += budget.spent();
}

#[test]
fn questions_about_cards_take_so_many_steps() {
    let mut numbers = Numbers::new(31);
    let mut found: [Told; 4] = Default::default();
    for _ in 0..40 {
        let game = Game::draw(&mut numbers, true);
        game.ask(&mut found[0], cards);
        game.ask(&mut found[1], claims);
        game.ask(&mut found[2], declared);
        judged(&game, &mut numbers, &mut found[3]);
    }
    let found = found.map(|it| it.numbers());
    let expected = [
        [1_531, 290, 99, 0, 4_209, 61_425],
        [440, 6, 14, 20, 51_694, 1_534_819],
        [480, 0, 0, 0, 7_505, 631_434],
        [7, 23, 10, 0, 12, 162_365],
    ];
    assert_eq!(found, expected);
}

/// A budget ends a search within it, and what is known by then stays.
#[test]
fn what_is_wrong_is_looked_for_within_the_budget() {
    let mut numbers = Numbers::new(34);
    let found = [300, 1_000, 3_000, 10_000].map(|steps| {
        let mut told = Told::default();
        for _ in 0..60 {
            let game = Game::draw(&mut numbers, true);
            judged_within(steps, &game, &mut numbers, &mut told);
        }
        told.numbers()
    });
    let expected = [
        [0, 0, 16, 44, 0, 19_312],
        [1, 12, 18, 29, 12, 53_059],
        [4, 34, 14, 8, 15, 106_374],
        [6, 35, 17, 2, 33, 164_227],
    ];
    assert_eq!(found, expected);
}

#[test]
fn questions_about_words_take_so_many_steps() {
    let mut numbers = Numbers::new(32);
    let mut found: [Told; 3] = Default::default();
    for _ in 0..25 {
        let game = Game::draw(&mut numbers, false);
        words(&game, &mut found[0]);
        game.ask(&mut found[1], declared);
        judged(&game, &mut numbers, &mut found[2]);
    }
    let found = found.map(|it| it.numbers());
    let expected = [
        [249, 22, 79, 0, 1_079, 117_994],
        [299, 0, 2, 0, 6_016, 227_938],
        [0, 16, 9, 0, 1, 34_422],
    ];
    assert_eq!(found, expected);
}

/// Cards went over that not everybody knows.
#[test]
fn questions_after_an_exchange_take_so_many_steps() {
    let mut numbers = Numbers::new(33);
    let mut found: [Told; 4] = Default::default();
    let mut rounds = 0;
    while rounds < 20 {
        let poor = 1 + rounds % 2;
        let mut rules = rulesets::VLN;
        rules.armut = ArmutRules {
            second: [SecondArmut::FirstSeat, SecondArmut::Both][poor - 1],
            push: [ArmutPush::ExactlyThree, ArmutPush::TrumpsOnly][numbers.below(2)],
            returned: [ArmutReturn::Free, ArmutReturn::FehlOnly][numbers.below(2)],
            fox: [ArmutFox::Counts, ArmutFox::DoesNotCount][numbers.below(2)],
            ..rules.armut
        };
        let left = 4 + numbers.below(30);
        let Some(ending) = Ending::draw(&mut numbers, &rules, poor, left) else {
            continue;
        };
        rounds += 1;
        let game = exchanged(&mut numbers, &ending);
        game.ask(&mut found[0], cards);
        game.ask(&mut found[1], claims);
        let before = numbers.below(game.script.said.len() + 1);
        let script = game.script.up_to_word(before);
        handed(&game, &ending.said, &mut found[3]);
        words(&Game { script, ..game }, &mut found[2]);
    }
    let found = found.map(|it| it.numbers());
    let expected = [
        [837, 115, 8, 0, 1_609, 91_422],
        [240, 0, 0, 0, 510, 313_764],
        [200, 42, 38, 0, 1_003, 200_960],
        [0, 38, 8, 0, 351, 41_115],
    ];
    assert_eq!(found, expected);
}

/// Whether what is pushed and given back may be, for who sees that, but few hands.
fn handed(game: &Game, said: &[Said], told: &mut Told) {
    for (at, &Said { seat, word }) in said.iter().enumerate() {
        if word.handed_over().is_none() {
            continue;
        }
        let budget = Budget::new();
        let known = |words: usize| {
            let record = Record {
                said: &said[..words],
                plays: &[],
                ..game.script.record()
            };
            Known::new(
                &game.script.rules,
                game.script.context,
                game.hands,
                record,
                &budget,
            )
        };
        let worlds = Worlds::of(known(at));
        told.note(&worlds.say(&known(at + 1), seat, word));
        told.steps += budget.spent();
    }
}

/// What somebody knows of it who sees few hands and few of the cards that went over.
fn exchanged(numbers: &mut Numbers, ending: &Ending<'_>) -> Game {
    let mut hidden = [None; 2];
    let mut said = ending.said.clone();
    for (hidden, it) in hidden.iter_mut().zip(&ending.exchanges) {
        let told = numbers.below(2) == 0;
        let number = |cards: CardSet| u8::try_from(cards.len()).ok();
        *hidden = Some(Hidden {
            pushed: number(it.pushed).filter(|_| numbers.below(4) > 0),
            shown: None,
            returned: number(it.returned),
            trumps: number(trumps(it.returned)).filter(|_| told),
        });
    }
    let (mut pushes, mut returns) = (hidden.iter().flatten(), hidden.iter().flatten());
    for it in &mut said {
        if let Word::Push(cards) = &mut it.word {
            if pushes.next().is_some_and(|it| it.pushed.is_some()) {
                *cards = CardSet::EMPTY;
            }
        } else if let Word::Return(cards) = &mut it.word
            && returns.next().is_some_and(|it| it.returned.is_some())
        {
            *cards = CardSet::EMPTY;
        }
    }
    let shown = [0, 1 << numbers.below(4)][numbers.below(2)];
    let hands = ending.deal.hands();
    let hands = hands.map(|seat, &hand| (shown & 1 << seat as usize != 0).then_some(hand));
    Game {
        script: Script {
            rules: *ending.rules,
            context: Context::default(),
            deal: ending.deal,
            said,
            plays: ending.plays.clone(),
            extras: Vec::new(),
        },
        hands,
        hidden,
    }
}
