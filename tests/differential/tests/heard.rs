//! What is said to somebody who heard what everybody heard, and how much is looked at for it.
//!
//! As in `steps.rs` whether every answer is right is for the laws to say, which take minutes to
//! notice a change; here none may contradict the deal as it is. What is said is counted, and a
//! change of it is noticed at once: who means it writes the new figures down, after the laws have
//! held for many games.

#![expect(
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_differential::told::{self, Digest, RULES, Rules, Told, WORDS};
use doko_engine::{
    Action, Announcement, Budget, Card, ExtraWord, Rank, Record, Replay, Said, Seat,
};
use doko_laws::{
    Numbers, Script, any_rules, rules_of_declarations, rules_of_few_vorbehalte,
    rules_of_forced_ansagen, wide_rules,
};
use doko_worlds::{Extent, Found, Known, Worlds};

/// A game that has come so far, and who asks: a seat, or the public.
struct Game {
    script: Script,
    viewer: Option<Seat>,
}

/// The answers, counted and as one number.
#[derive(Default)]
struct Answers {
    told: Told,
    digest: Digest,
}

impl Answers {
    fn numbers(&self) -> [u32; 7] {
        let [never, sometimes, always, undecided, deals, steps] = self.told.numbers();
        let digest = self.digest.0;
        [never, sometimes, always, undecided, deals, steps, digest]
    }

    /// Counts what is said of an action, which is or is not legal with the deal as it is.
    fn note(&mut self, found: &Found, is_legal: bool) {
        let accepted = found.accepted_with.is_some();
        let refused = found.refused_with.is_some();
        let is_so = if is_legal { accepted } else { refused };
        let is_told = found.extent == Extent::All;
        assert!(is_so || !is_told, "{found:?} contradicts the deal");
        self.told.note(found);
        let told = [accepted, refused, is_told].map(usize::from);
        self.digest.take(told);
    }
}

impl Game {
    fn draw(rules: Rules, seed: u64, up_to: fn(&Script, &mut Numbers) -> Script) -> Game {
        let mut numbers = Numbers::new(seed);
        let script = told::drawn(&mut numbers, rules).unwrap();
        let script = up_to(&script, &mut numbers);
        let viewer = Seat::First.after(numbers.below(4));
        let viewer = Some(viewer).filter(|_| numbers.below(2) == 1);
        Game { script, viewer }
    }

    fn replay(&self) -> Replay<'_, '_> {
        let script = &self.script;
        Replay::new(&script.rules, script.context, script.deal, script.record())
    }

    /// The game as far as it has come.
    fn now(&self) -> Replay<'_, '_> {
        let mut replay = self.replay();
        while replay.step().is_some() {}
        replay
    }

    /// Whether this may be done now, with the deal as it is.
    fn is_legal(&self, action: Action) -> bool {
        self.now().ask(action).is_ok()
    }

    /// Notes the answers to what `asked` asks, what is in doubt, and the steps of all of it.
    fn note(&self, asked: fn(&Game, &Worlds<'_, '_>, &mut Answers), answers: &mut Answers) {
        let budget = Budget::new();
        let hands = self.script.deal.hands();
        let hands = hands.map(|seat, &hand| (self.viewer == Some(seat)).then_some(hand));
        let mut known = told::known(&self.script, hands, &budget);
        known.told = doko_worlds::Told::of(self.replay(), &known.record);
        let worlds = Worlds::of(known);
        asked(self, &worlds, answers);
        assert!(!worlds.is_empty(), "the game is legal");
        let doubtful = worlds.unproven();
        answers.digest.take(doubtful.iter().map(|it| it.index));
        answers.told.steps += budget.spent();
    }
}

/// Who is asked, and whether each word may be said.
fn words(game: &Game, worlds: &Worlds<'_, '_>, answers: &mut Answers) {
    let script = &game.script;
    let asks = worlds.asks();
    answers.digest.take(asks.iter().map(|it| it.seat as usize));
    let asked = asks.iter().next().map(|it| it.seat);
    let seat = worlds.speaks().or(asked).unwrap_or(Seat::Second);
    for word in WORDS {
        let mut said = script.said.clone();
        said.push(Said { seat, word });
        let record = Record {
            said: &said,
            ..script.record()
        };
        let known = worlds.known();
        let mut longer = Known::new(
            known.rules,
            known.context,
            known.hands,
            record,
            known.budget,
        );
        longer.told = known.told;
        let is_legal = game.is_legal(Action::Say(seat, word));
        answers.note(&worlds.say(&longer, seat, word), is_legal);
    }
}

/// Whether everybody may announce and declare, and some cards may be played.
fn actions(game: &Game, worlds: &Worlds<'_, '_>, answers: &mut Answers) {
    for seat in Seat::ALL {
        let is_legal = |word| game.is_legal(Action::Extra(seat, word));
        for announcement in Announcement::ALL {
            let legal = is_legal(ExtraWord::Announcement(announcement));
            answers.note(&worlds.announce(seat, announcement), legal);
        }
        for word in [
            ExtraWord::Schweine(Rank::Ace),
            ExtraWord::Genscher(seat.next()),
        ] {
            answers.note(&worlds.declare(seat, word), is_legal(word));
        }
    }
    let on_turn = game.now().position().to_play().unwrap_or(Seat::First);
    for card in [Card::DA, Card::CQ, Card::HT, Card::DK, Card::CA] {
        let is_legal = game.is_legal(Action::Play(on_turn, card));
        answers.note(&worlds.play(None, card), is_legal);
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

/// What is answered about words in these games.
fn of_words(games: impl IntoIterator<Item = (Rules, u64)>) -> [u32; 7] {
    let mut answers = Answers::default();
    for (rules, seed) in games {
        Game::draw(rules, seed, up_to_a_word).note(words, &mut answers);
    }
    answers.numbers()
}

/// What is answered about cards, announcements and declarations in these games.
fn of_actions(games: impl IntoIterator<Item = (Rules, u64)>) -> [u32; 7] {
    let mut answers = Answers::default();
    for (rules, seed) in games {
        Game::draw(rules, seed, up_to_a_card).note(actions, &mut answers);
    }
    answers.numbers()
}

/// Some games by rules of each kind, with these seeds and on.
fn some(seed: u64) -> impl Iterator<Item = (Rules, u64)> {
    RULES.into_iter().cycle().zip(seed..seed + 36)
}

#[test]
fn words_are_answered_so() {
    let expected = [376, 52, 74, 2, 2_790, 1_304_775, 869_495_789];
    assert_eq!(of_words(some(51)), expected);
}

#[test]
fn actions_are_answered_so() {
    let expected = [1_187, 115, 30, 0, 4_159, 403_491, 282_088_188];
    assert_eq!(of_actions(some(52)), expected);
}

/// Games in which one condition decides, found among thousands by going through them with that
/// condition changed.
#[test]
fn rare_words_are_answered_so() {
    let of = |rules, seed| of_words([(rules, seed)]);
    let found = [
        of(any_rules, 1_000_001),
        of(rules_of_forced_ansagen, 1_000_084),
        of(wide_rules, 1_000_112),
        of(rules_of_few_vorbehalte, 1_000_405),
        of(rules_of_few_vorbehalte, 1_000_640),
        of(wide_rules, 1_000_940),
    ];
    let expected = [
        [11, 1, 2, 0, 40, 6_784, 15_296_360],
        [14, 0, 0, 0, 35, 11_198, 1_648_689_016],
        [14, 0, 0, 0, 33, 173_762, 1_648_689_016],
        [13, 1, 0, 0, 100, 11_912, 4_202_346_767],
        [14, 0, 0, 0, 434, 37_892, 4_294_703_563],
        [14, 0, 0, 0, 72, 10_244, 4_050_822_262],
    ];
    assert_eq!(found, expected);
}

#[test]
fn rare_actions_are_answered_so() {
    let of = |rules, seed| of_actions([(rules, seed)]);
    let found = [
        of(rules_of_declarations, 1_000_008),
        of(rules_of_declarations, 1_001_628),
    ];
    let expected = [
        [36, 1, 0, 0, 76, 11_281, 3_438_600_029],
        [37, 0, 0, 0, 224, 15_305, 1_674_823_001],
    ];
    assert_eq!(found, expected);
}
