//! What is said to somebody who heard what everybody heard, and how much is looked at for it.
//!
//! As in `steps.rs` whether it is right is for the laws to say, which take minutes to notice a
//! change. Here one is noticed at once: who means it writes the new figures down, after the laws
//! have held for many games.

#![expect(
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_differential::hidden::WORDS;
use doko_engine::{
    Announcement, Budget, Card, Extent, ExtraWord, Found, Known, Rank, Record, Replay, RuleSet,
    Said, Seat, Trust, Worlds,
};
use doko_laws::{
    BYTES, Choices, Numbers, Script, any_rules, rules_of_declarations, rules_of_few_vorbehalte,
    rules_of_forced_ansagen, rules_of_words, wide_rules,
};

/// What makes rules of choices.
type Rules = fn(&mut Choices<'_>) -> Result<RuleSet, String>;

/// Answers, as one number.
#[derive(Default)]
struct Digest(u32);

impl Digest {
    /// Takes this in, by a multiplication as in FNV: it is the same everywhere.
    fn take(&mut self, number: impl TryInto<u32>) {
        let number = number.try_into().unwrap_or(u32::MAX);
        self.0 = (self.0 ^ number).wrapping_mul(0x0100_0193);
    }

    fn note(&mut self, found: &Found) {
        self.take(u32::from(found.accepted_with.is_some()));
        self.take(u32::from(found.refused_with.is_some()));
        self.take(u32::from(found.extent == Extent::All));
        self.take(found.deals_tried);
    }
}

/// A game that has come so far, and who asks: a seat, or the public.
struct Game {
    script: Script,
    viewer: Option<Seat>,
}

impl Game {
    fn draw(rules: Rules, seed: u64, up_to: fn(&Script, &mut Numbers) -> Script) -> Game {
        let mut numbers = Numbers::new(seed);
        let bytes = numbers.bytes(2 * BYTES);
        let mut choices = Choices::new(&bytes);
        let rules = rules(&mut choices).unwrap();
        let script = Script::by(&rules, choices.rest()).unwrap();
        let script = up_to(&script, &mut numbers);
        let viewer = Seat::First.after(numbers.below(4));
        let viewer = Some(viewer).filter(|_| numbers.below(2) == 1);
        Game { script, viewer }
    }

    /// The answers to what `asked` asks, what is in doubt, and the steps of all of it.
    fn told(&self, asked: fn(&Script, &Worlds<'_, '_>, &mut Digest)) -> [u32; 2] {
        let script = &self.script;
        let table = Replay::new(&script.rules, script.context, script.deal, script.record());
        let budget = Budget::new();
        let hands = script.deal.hands();
        let known = Known {
            rules: &script.rules,
            context: script.context,
            hands: hands.map(|seat, &hand| (self.viewer == Some(seat)).then_some(hand)),
            record: script.record(),
            hidden: [None; 2],
            heard: table.heard().heard,
            budget: &budget,
            pairs: None,
            trust: Trust::default(),
        };
        let mut digest = Digest::default();
        asked(script, &Worlds::of(known), &mut digest);
        let judged = known.judge();
        digest.take(u32::from(judged.is_faulty()));
        for it in judged.unproven().iter() {
            digest.take(it.index);
        }
        [digest.0, budget.spent()]
    }
}

/// Who is asked, and whether each word may be said.
fn words(script: &Script, worlds: &Worlds<'_, '_>, digest: &mut Digest) {
    let asks = worlds.asks();
    for it in asks.iter() {
        digest.take(it.seat as u32);
    }
    let asked = asks.iter().next().map(|it| it.seat);
    let seat = worlds.speaks().or(asked).unwrap_or(Seat::Second);
    for word in WORDS {
        let mut said = script.said.clone();
        said.push(Said { seat, word });
        let longer = Known {
            record: Record {
                said: &said,
                ..script.record()
            },
            ..*worlds.known()
        };
        digest.note(&worlds.say(&longer, seat, word));
    }
}

/// Whether everybody may announce and declare, and some cards may be played.
fn actions(_: &Script, worlds: &Worlds<'_, '_>, digest: &mut Digest) {
    for seat in Seat::ALL {
        for announcement in Announcement::ALL {
            digest.note(&worlds.announce(seat, announcement));
        }
        digest.note(&worlds.declare(seat, ExtraWord::Schweine(Rank::Ace)));
        digest.note(&worlds.declare(seat, ExtraWord::Genscher(seat.next())));
    }
    for card in [Card::DA, Card::CQ, Card::HT, Card::DK, Card::CA] {
        digest.note(&worlds.play(None, card));
    }
}

/// A game up to some word.
fn up_to_a_word(script: &Script, numbers: &mut Numbers) -> Script {
    script.up_to_word(numbers.below(script.said.len() + 1))
}

/// A game up to some card.
fn up_to_a_card(script: &Script, numbers: &mut Numbers) -> Script {
    script.up_to(numbers.below(script.plays.len() + 1))
}

/// By which rules the games are.
const RULES: [Rules; 6] = [
    any_rules,
    wide_rules,
    rules_of_declarations,
    rules_of_few_vorbehalte,
    rules_of_forced_ansagen,
    rules_of_words,
];

/// Some games by rules of each kind, with these seeds and on: all answers as one number, and all
/// steps.
fn all_told(seed: u64, told: impl Fn(Rules, u64) -> [u32; 2]) -> [u32; 2] {
    let mut digest = Digest::default();
    let mut all_steps = 0;
    for (rules, seed) in RULES.iter().cycle().zip(seed..seed + 36) {
        let [answers, steps] = told(*rules, seed);
        digest.take(answers);
        all_steps += steps;
    }
    [digest.0, all_steps]
}

#[test]
fn words_are_answered_so() {
    let told = |rules, seed| Game::draw(rules, seed, up_to_a_word).told(words);
    assert_eq!(all_told(51, told), [1_899_156_516, 2_242_136]);
}

#[test]
fn actions_are_answered_so() {
    let told = |rules, seed| Game::draw(rules, seed, up_to_a_card).told(actions);
    assert_eq!(all_told(52, told), [2_729_941_251, 1_484_920]);
}

/// Games in which one condition decides, found among thousands.
#[test]
fn rare_words_are_answered_so() {
    let told = |rules, seed| Game::draw(rules, seed, up_to_a_word).told(words);
    let found = [
        told(any_rules, 1_000_001),
        told(rules_of_forced_ansagen, 1_000_084),
        told(wide_rules, 1_000_112),
        told(rules_of_few_vorbehalte, 1_000_405),
        told(rules_of_few_vorbehalte, 1_000_640),
        told(wide_rules, 1_000_940),
    ];
    let expected = [
        [984_462_091, 13_406],
        [407_410_320, 38_003],
        [2_472_893_804, 17_453],
        [819_590_397, 30_330],
        [1_350_800_219, 22_617],
        [1_374_781_667, 18_417],
    ];
    assert_eq!(found, expected);
}

#[test]
fn rare_actions_are_answered_so() {
    let told = |rules, seed| Game::draw(rules, seed, up_to_a_card).told(actions);
    let found = [
        told(rules_of_declarations, 1_000_008),
        told(rules_of_declarations, 1_001_628),
    ];
    assert_eq!(found, [[1_963_201_970, 37_726], [816_707_629, 39_775]]);
}
