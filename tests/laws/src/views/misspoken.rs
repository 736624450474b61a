//! Games in which something is wrong with how the words before the first card went, whatever the
//! hands are: a card lies too early, or somebody says a word too many.

use doko_engine::{Card, CardOrder, Contract, Duty, Play, Rank, Said, Seat, Selector, Solo, Word};
use doko_proto::v1;
use doko_proto::v1::Reason;

use super::certain::resolved;
use super::faulty::{audit, gives, place};
use super::grounds::the_grounds_are_so;
use super::planted::with_violations;
use crate::choices::Choices;
use crate::script::Script;

/// How many cards follow at most.
const MOST_CARDS: usize = 12;

/// The game without its last words, and cards as if these had been said, or some of the hands as
/// they are: mostly no contract stands yet.
#[must_use]
pub fn with_a_card_before_the_contract(script: &Script, choices: &mut Choices<'_>) -> Script {
    let words = choices.below(script.said.len() + 1);
    let mut early = match choices.below(3) {
        0 => with_violations(script, choices),
        _ => script.clone(),
    };
    early.said.truncate(words);
    if early.plays.is_empty() || choices.one_in(2) {
        early.plays = a_trick(script, choices);
    }
    let mut early = early.up_to(1 + choices.below(MOST_CARDS));
    if !choices.one_in(4) {
        early.extras.clear();
    }
    early
}

/// Up to four cards as they might follow each other.
fn a_trick(script: &Script, choices: &mut Choices<'_>) -> Vec<Play> {
    let solo = script.said.iter().find_map(|said| {
        let Word::Solo(solo) = said.word else {
            return None;
        };
        let (seat, duty) = (said.seat, Duty::Lustsolo);
        Some(Contract::Solo { seat, solo, duty })
    });
    let contract = solo.filter(|_| choices.one_in(2));
    let order = CardOrder::played(
        contract.unwrap_or(Contract::Normalspiel),
        script.rules.dullen,
    );
    let mut plays: Vec<Play> = Vec::new();
    for seat in Seat::ALL.into_iter().take(1 + choices.below(4)) {
        let hand: Vec<Card> = script.deal.hand(seat).kinds().collect();
        let first = plays.first().map(|it| order.class(it.card));
        let follows = |card: &&Card| first.is_none_or(|it| order.class(**card) == it);
        let following: Vec<Card> = hand.iter().filter(follows).copied().collect();
        let card = choices.pick(&following).or_else(|| choices.pick(&hand));
        plays.extend(card.map(|card| Play { seat: None, card }));
    }
    plays
}

/// The game with one or two more words, mostly of seats that have spoken, or of which the rules
/// know nothing; and all goes on.
#[must_use]
pub fn with_a_word_too_many(script: &Script, choices: &mut Choices<'_>) -> Script {
    let mut wrong = script.clone();
    for _ in 0..=choices.below(4) / 3 {
        let at = choices.below(wrong.said.len() + 1);
        let spoken: Vec<Seat> = wrong.said.iter().take(at).map(|it| it.seat).collect();
        let anybody = Seat::First.after(choices.below(4));
        let seat = choices.pick(&spoken).filter(|_| !choices.one_in(4));
        let seat = seat.unwrap_or(anybody);
        let word = any_word(choices);
        wrong.said.insert(at, Said { seat, word });
    }
    let cards = choices.below(MOST_CARDS).min(wrong.plays.len());
    wrong = wrong.up_to(cards);
    if choices.one_in(2) {
        wrong.plays = a_trick(script, choices);
        wrong.extras.clear();
    }
    wrong
}

/// A word without cards.
fn any_word(choices: &mut Choices<'_>) -> Word {
    let bid = u8::try_from(choices.below(6)).unwrap_or_default();
    let selector = choices.pick(&Selector::ALL).unwrap_or(Selector::Any);
    let solo = choices.pick(&Solo::ALL).unwrap_or(Solo::Karo);
    let ranks = [Rank::Ace, Rank::Ace, Rank::King, Rank::Ten, Rank::Nine];
    let words = [
        Word::Gesund,
        Word::Vorbehalt,
        Word::Yes,
        Word::No,
        Word::Hochzeit(selector),
        Word::Solo(solo),
        Word::Solo(solo),
        Word::Bid(bid),
        Word::Pass,
        Word::Armut,
        Word::Throw,
        Word::Schweine(choices.pick(&ranks).unwrap_or(Rank::Ace)),
        Word::Accept,
        Word::Refuse,
    ];
    choices.pick(&words).unwrap_or(Word::Gesund)
}

/// What a view is told to be wrong is what is wrong with the hands as they are, for the same
/// reasons; what is wrong beside it is among what is not judged. Where a card lies too early, or a
/// word is one too many, no view is told that all is legal, nor that what comes after it is a
/// violation, whether or not it believes a word that the hands make wrong; what else follows from
/// such a word is believed. It is believed, too, that an answer was asked for, if with some hands
/// it was.
pub fn what_is_said_too_much_is_so(whole: &v1::GameRecord, view: v1::View) {
    let so = audit(whole, v1::View::Everything);
    let told = audit(whole, view);
    let context = || {
        let line = doko_notation::write(whole).unwrap_or_default();
        format!("{view:?}: {line}\nso is {:?}", so.violations)
    };
    let is_open = |so: &v1::Refusal| {
        let mut open = told.not_judged.iter().map(|it| place(it.action.as_ref()));
        open.any(|it| it == place(so.action.as_ref()))
    };
    let is_told = |so: &v1::Refusal| {
        let mut stated = told.violations.iter().map(|it| place(it.action.as_ref()));
        stated.any(|it| it == place(so.action.as_ref())) || is_open(so)
    };
    let mut unasked = so
        .violations
        .iter()
        .filter(|it| gives(it, Reason::NotAsked));
    if unasked.clone().any(|it| !is_told(it)) {
        return;
    }
    let open_answer = unasked.find(|it| is_open(it));
    let faulty = shown_by_other_answers(whole, view);
    for told in told.violations.iter().chain(&faulty) {
        let follows = open_answer.is_some_and(|it| is_said_before(it, told));
        is_stated_of_all(told, &so, follows, &context);
    }
    for so in &so.violations {
        let is_believed = gives(so, Reason::CardNotHeld);
        assert!(
            is_told(so) || is_believed,
            "not told: {so:?}: {}",
            context()
        );
    }
}

fn is_stated_of_all(
    told: &v1::Refusal,
    so: &v1::AuditGameResponse,
    follows_an_open_answer: bool,
    context: &impl Fn() -> String,
) {
    let at = place(told.action.as_ref());
    let mut all = so.violations.iter();
    if let Some(so) = all.find(|it| place(it.action.as_ref()) == at) {
        the_grounds_are_so(told, so, || format!("{told:?}: {}", context()));
        return;
    }
    let is_misled = follows_an_open_answer || so.violations.iter().any(rests_on_a_hand);
    let is_said = told
        .action
        .is_some_and(|it| it.section() == v1::ActionSection::Said);
    let mut cited = told.violations.iter();
    // A card that was not held is believed, and so is a word that the hand of the seat makes wrong:
    // after it there may be nothing to say.
    let is_after = so
        .violations
        .iter()
        .any(|it| rests_on_a_hand(it) && is_before(it, told));
    let is_of_words = cited.any(|it| {
        let reason = it.reason();
        let is_believed = reason == Reason::SchweineNotAvailable && !is_said
            || reason == Reason::AlreadySpoken && is_after;
        is_of_words(reason) && !is_believed
    });
    let is_stated_for_all = !is_misled || is_of_words;
    assert!(!is_stated_for_all, "no violation: {told:?}: {}", context());
}

/// Whether the one is a word that was said before the other.
fn is_said_before(one: &v1::Refusal, other: &v1::Refusal) -> bool {
    let word = |it: &v1::Refusal| {
        let said = it
            .action
            .filter(|it| it.section() == v1::ActionSection::Said);
        said.and_then(|it| it.index)
    };
    word(one).is_some_and(|one| word(other).is_none_or(|other| one < other))
}

/// Whether the same seat said the one before the other.
fn is_before(one: &v1::Refusal, other: &v1::Refusal) -> bool {
    let said = |it: &v1::Refusal| it.action.map(|it| (it.section(), it.seat, it.index));
    let (one, other) = (said(one), said(other));
    let both = one.zip(other);
    both.is_some_and(|(one, other)| (one.0, one.1) == (other.0, other.1) && one.2 < other.2)
}

/// What a position and the end of the words say is wrong.
fn shown_by_other_answers(whole: &v1::GameRecord, view: v1::View) -> Vec<v1::Refusal> {
    use v1::inspect_game_response::Outcome as Inspected;
    use v1::resolve_vorbehalte_response::Outcome as Resolved;
    let inspected = doko_wire::answer(v1::InspectGameRequest {
        record: Some(whole.clone()),
        view: view.into(),
        language: 0,
    });
    let mut all = Vec::new();
    if let Some(Inspected::RecordFaulty(it)) = inspected.expect("a readable record").outcome {
        all.extend(it.violations);
    }
    if let Resolved::RecordFaulty(it) = resolved(whole, view) {
        all.extend(it.violations);
    }
    all
}

/// Whether a word or a card is refused because of a hand: others believe it. So they do if a seat
/// says no whose hand leaves it nothing else.
fn rests_on_a_hand(refusal: &v1::Refusal) -> bool {
    let is_no = says_no(refusal);
    let mut reasons = refusal.violations.iter().map(|it| it.reason());
    reasons.any(|it| is_of_hands(it) || is_no && it == Reason::WithdrawalTooLate)
}

fn says_no(refusal: &v1::Refusal) -> bool {
    let evidence = refusal
        .evidence
        .as_ref()
        .and_then(|it| it.evidence.as_ref());
    let Some(v1::evidence::Evidence::Vorbehalt(it)) = evidence else {
        return false;
    };
    it.word() == v1::SaidWord::No
}

/// Whether something is refused for this because of a hand.
fn is_of_hands(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::HochzeitNeedsBothClubQueens
            | Reason::TooManyTrumps
            | Reason::ThrowConditionNotMet
            | Reason::SchweineNeedBothDiamondAces
            | Reason::HochzeitMustBeDeclared
            | Reason::CardNotHeld
    )
}

/// Whether something is refused for this because of what was said, whatever the hands are.
fn is_of_words(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::UnknownVorbehalt
            | Reason::SoloNotAvailable
            | Reason::BadBid
            | Reason::BidNotAvailable
            | Reason::SelectorNotAvailable
            | Reason::ArmutNotAvailable
            | Reason::ThrowNotAvailable
            | Reason::SchweineNotAvailable
            | Reason::AlreadySpoken
            | Reason::PlayBeforeContract
    )
}
