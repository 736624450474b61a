//! One function for each fuzz target. They take any bytes, and whatever panics in them
//! is a fault: of the rules, of a law, or of whoever reads a request.

mod session;

use std::fmt::Debug;

use doko_engine::{Card, Claim, ClaimKind, Game, Position, Replay, RuleSet, Seat};
use doko_proto::v1;
use prost::Message as _;

pub use self::session::{a_list, session};
use crate::choices::Choices;
use crate::messages::{
    a_batch_says_what_its_questions_say, alone, answered, questions,
    the_rule_set_is_read_as_written,
};
use crate::record::{is_readable, record as message, script as read};
use crate::rotation::{SoloGame, a_game_turns_with_the_table};
use crate::script::Script;
use crate::views::{
    Extent, VIEWS, a_view_knows_what_it_may_know, what_a_view_cannot_know_changes_nothing,
    what_a_view_sees_is_so, what_is_certain_is_so,
};
use crate::{game, rename};

/// A fuzz target: its name, and what it does with bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 7] = [
    ("decode", decode),
    ("record", record),
    ("rule_sets", rule_sets),
    ("session", session),
    ("notation", notation),
    ("claims", claims),
    ("worlds", worlds),
];

/// The byte before a game, or a list of games, that is told as a message.
pub const TOLD: u8 = 255;

/// A game that is told, or one that `bytes` choose.
fn script(bytes: &[u8]) -> Script {
    let told = bytes.strip_prefix(&[TOLD]);
    let told = told.and_then(|it| v1::GameRecord::decode(it).ok());
    let chosen = || Script::by_any_rules(bytes).expect("every player has something to do");
    told.and_then(|it| read(&it)).unwrap_or_else(chosen)
}

/// Asks the request that `bytes` are, if they are one.
fn ask<Q>(bytes: &[u8])
where
    Q: doko_wire::Question + prost::Message + Default + Clone + Debug + PartialEq,
    Q::Response: prost::Message + Default + Debug + PartialEq,
{
    if let Ok(request) = Q::decode(bytes) {
        answered(&request);
    }
}

/// A request as [`decode`] reads it: the number of its method and its bytes.
pub trait Seed {
    /// The bytes.
    fn seed(&self) -> Vec<u8>;
}

/// The methods with their numbers, in order.
macro_rules! methods {
    ($($number:literal $request:ident,)+) => {
        /// The methods, in the order of the first byte of [`decode`].
        pub const METHODS: [fn(&[u8]); [$($number),+].len()] = [$(ask::<v1::$request>),+];

        $(impl Seed for v1::$request {
            fn seed(&self) -> Vec<u8> {
                [vec![$number], self.encode_to_vec()].concat()
            }
        })+
    };
}

methods! {
    0 ResolveVorbehalteRequest,
    1 CheckWordRequest,
    2 ValidateMoveRequest,
    3 CheckAnnouncementRequest,
    4 ScoreGameRequest,
    5 InspectGameRequest,
    6 AuditGameRequest,
    7 CheckClaimRequest,
    8 AssessOffenceRequest,
    9 EvaluateBatchRequest,
    10 CheckRuleSetRequest,
    11 GetRuleSetRequest,
    12 ListRuleSetsRequest,
    13 ListRulesRequest,
    14 DealCardsRequest,
    15 VerifyDealRequest,
    16 ScoreSessionRequest,
    // One message of the stream.
    17 EvaluateRequest,
}

/// Any bytes as the request of any method.
pub fn decode(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    if let Some(method) = choices.pick(&METHODS) {
        method(choices.rest());
    }
}

/// A game with all laws, cut short anywhere, and damaged.
pub fn record(bytes: &[u8]) {
    let (first, rest) = bytes.split_at(bytes.len().min(8));
    let mut choices = Choices::new(first);
    let script = script(rest);
    game::keeps_the_laws(&script);
    let cut = choices.below(49);
    game::a_prefix_of_a_replay_is_the_replay_of_the_prefix(&script, cut);
    let mut damaged = message(&script.up_to(cut));
    damage(&mut damaged, &mut choices);
    something(&damaged, &mut choices);
}

/// Asks something about a record, and now and then everything at once.
fn something(record: &v1::GameRecord, choices: &mut Choices<'_>) {
    let questions = questions(record, v1::View::Everything, &mut choices.clone());
    match questions.get(choices.below(questions.len() + 1)) {
        Some(question) => drop(alone(question)),
        None => a_batch_says_what_its_questions_say(&questions),
    }
}

/// Changes one entry of a record.
fn damage(record: &mut v1::GameRecord, choices: &mut Choices<'_>) {
    let mut column: Vec<&mut i32> = match choices.below(6) {
        0 => return,
        1 => record.plays.iter_mut().collect(),
        2 => record.said_words.iter_mut().collect(),
        3 => record.said_seats.iter_mut().collect(),
        4 => record.extra_words.iter_mut().collect(),
        _ => record.extra_seats.iter_mut().collect(),
    };
    let place = choices.below(column.len());
    let value = i32::try_from(choices.below(34)).unwrap_or_default();
    if let Some(entry) = column.get_mut(place) {
        **entry = value;
    }
}

/// Any bytes as a rule set; by one that can be read a game is played.
pub fn rule_sets(bytes: &[u8]) {
    let (first, rest) = bytes.split_at(bytes.len().min(2));
    let mut choices = Choices::new(first);
    let reference = if choices.one_in(2) {
        v1::RuleSetRef::decode(rest).ok()
    } else {
        crate::any_rules(&mut Choices::new(rest))
            .ok()
            .map(|rules| doko_wire::reference_to(&rules))
    };
    let Some(reference) = reference else {
        return;
    };
    answered(&v1::CheckRuleSetRequest {
        rule_set: Some(reference.clone()),
        compare_with: None,
        language: i32::from(v1::Language::En),
    });
    if let Ok(rules) = doko_wire::engine_rules(&reference) {
        the_rule_set_is_read_as_written(&rules);
        one_game(&rules, rest);
    }
}

/// A game by these rules, and a solo in which names and places change.
fn one_game(rules: &RuleSet, bytes: &[u8]) {
    let script = Script::by(rules, bytes).expect("every player has something to do");
    game::keeps_the_laws(&script);
    let mut choices = Choices::new(bytes);
    let Some(solo) = SoloGame::draw(rules, script.deal, &mut choices) else {
        return;
    };
    let steps = choices.below(4);
    a_game_turns_with_the_table(&solo, steps, &mut choices.clone());
    rename::plain_suits_of_a_solo_can_change_places(&solo, &mut choices);
}

/// Any text as a line, a rule set and JSON: what can be read is written and read again.
pub fn notation(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(record) = doko_notation::read(text) {
        let line = doko_notation::write(&record).expect("what a line said");
        assert_eq!(doko_notation::read(&line).as_ref(), Ok(&record), "{line}");
    }
    if let Ok(rules) = doko_notation::read_rule_set(text) {
        let line = doko_notation::write_rule_set(&rules).expect("what a line said");
        assert_eq!(doko_notation::read_rule_set(&line), Ok(rules), "{line}");
    }
    if let Ok(record) = doko_notation::json::read(text) {
        let json = doko_notation::json::write(&record);
        let read = doko_notation::json::read(&json);
        assert_eq!(read.ok(), Some(record), "{json}");
    }
}

/// A claim in any game. If it holds, no line of play refutes it; some are tried.
pub fn claims(bytes: &[u8]) {
    let (first, rest) = bytes.split_at(bytes.len().min(64));
    let mut choices = Choices::new(first);
    let script = script(rest);
    let left = 1 + choices.below(20);
    let cards = script.plays.len().saturating_sub(left);
    let prefix = script.up_to(cards);
    let rules = RuleSet {
        claim: doko_engine::Claims::Soloist,
        ..prefix.rules
    };
    let mut replay = Replay::new(&rules, prefix.context, prefix.deal, prefix.record());
    while let Some(step) = replay.step() {
        if step.outcome.is_err() {
            return;
        }
    }
    let position = replay.into_position();
    let Some(seat) = position.game().and_then(Game::established_soloist) else {
        return;
    };
    let hand = position
        .game()
        .map(|game| game.hand(seat))
        .unwrap_or_default();
    let mut order: Vec<Card> = hand.cards().collect();
    let place = choices.below(order.len());
    order.rotate_left(place);
    order.truncate(choices.below(order.len() + 1));
    let claim = Claim {
        seat,
        kind: ClaimKind::Rest,
        order: &order,
    };
    if position.clone().claim(&claim).is_ok() {
        for _ in 0..3 {
            the_soloist_takes_the_rest(position.clone(), &claim, &mut choices);
        }
    }
}

/// Plays on by chance, the soloist in the order named and then in any way that CLAIM-5
/// decides against him.
fn the_soloist_takes_the_rest(
    mut position: Position<'_>,
    claim: &Claim<'_>,
    choices: &mut Choices<'_>,
) {
    let before = position.game().map_or(0, |game| game.tricks().len());
    let mut order = claim.order.iter().copied();
    while let Some(seat) = position.to_play() {
        let own = seat == claim.seat;
        let mut cards: Vec<Card> = position.legal_cards(seat).kinds().collect();
        if own {
            cards = match order.next() {
                Some(named) => vec![named],
                None if position.game().is_some_and(|it| it.trick().is_empty()) => {
                    from_the_top(&position, cards)
                }
                None => to_win(&position, seat, cards),
            };
        }
        let card = choices.pick(&cards).expect("a legal card");
        position.play(seat, card).expect("a legal card");
    }
    let tricks = position.game().map(Game::tricks).unwrap_or_default();
    for trick in tricks.iter().skip(before) {
        assert_eq!(trick.winner, claim.seat, "{claim:?} {trick:?}");
    }
}

/// Those of `cards` that are the highest of their class.
fn from_the_top(position: &Position<'_>, cards: Vec<Card>) -> Vec<Card> {
    let game = position.game().expect("a contract");
    let trumps: Vec<Card> = game.trump_order(position.rules()).collect();
    let place = |card| trumps.iter().position(|&it| it == card);
    let is_higher = |one: Card, other: Card| match (place(one), place(other)) {
        (Some(one), Some(other)) => one < other,
        (None, None) => {
            let order = game.order();
            order.class(one) == order.class(other) && order.beats(one, other)
        }
        (Some(_), None) | (None, Some(_)) => false,
    };
    let is_top = |card: &Card| !cards.iter().any(|&other| is_higher(other, *card));
    cards.iter().copied().filter(is_top).collect()
}

/// Those of `cards` with which `seat` follows to take the trick: what beats the table if it
/// has the class, and any trump if it has not.
fn to_win(position: &Position<'_>, seat: Seat, mut cards: Vec<Card>) -> Vec<Card> {
    let game = position.game().expect("a contract");
    let (order, demanded) = (game.order(), game.demanded());
    let follows = cards
        .iter()
        .any(|&card| Some(order.class(card)) == demanded);
    cards.retain(|&card| {
        if !follows {
            return order.trumps().contains(card);
        }
        let mut after = position.clone();
        after.play(seat, card).expect("a legal card");
        let game = after.game().expect("a contract");
        let finished = game.tricks().last().filter(|_| game.trick().is_empty());
        let winner = finished.map(|it| it.winner);
        winner.or(game.trick().winning_seat()) == Some(seat)
    });
    cards
}

/// A game of which some hands are not known.
pub fn worlds(bytes: &[u8]) {
    let (first, rest) = bytes.split_at(bytes.len().min(64));
    let mut choices = Choices::new(first);
    let script = script(rest);
    let cut = 48 - choices.below(49);
    let mut whole = message(&script.up_to(cut));
    if choices.one_in(4) {
        damage(&mut whole, &mut choices);
    }
    let Some(view) = choices.pick(&VIEWS) else {
        return;
    };
    // The other laws choose with the same bytes.
    if is_readable(&whole) {
        what_a_view_cannot_know_changes_nothing(&whole, view, &mut choices.clone());
    }
    a_view_knows_what_it_may_know(&whole, view, &mut choices);
    what_a_view_sees_is_so(&whole, view);
    what_is_certain_is_so(&whole, view, &mut choices, Extent::Verdicts);
    let words = choices.below(script.said.len() + 1);
    let spoken = message(&script.up_to_word(words));
    what_is_certain_is_so(&spoken, view, &mut choices, Extent::Verdicts);
    let mut hidden = whole;
    for hand in [&mut hidden.hand_1, &mut hidden.hand_2, &mut hidden.hand_3] {
        if choices.one_in(2) {
            hand.clear();
        }
    }
    hidden.hand_4.clear();
    something(&hidden, &mut choices);
}
