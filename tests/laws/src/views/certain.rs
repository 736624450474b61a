//! What is certain for an observer is so with every deal that it cannot tell apart.

use doko_proto::v1;
use doko_proto::v1::question::Question as Q;
use doko_proto::v1::verdict::Outcome;

use super::alike::{alike, is_legal};
use super::answers::{no_answer_is_missing, no_answer_of_a_deal_is_missing};
use super::asked::{position, resolved, verdict};
use super::claims::a_claim_shows_the_hand;
use super::ended::the_end_is_so;
use super::grounds::{the_grounds_are_so, what_allows_it_is_so};
use super::left::{what_may_be_announced_has_a_window, who_may_say_more_is_not_silent};
use super::named::an_absage_is_judged_like_one_of_the_record;
use super::what_is_to_play_is_so;
use super::witnesses::deals_show_that_it_is_undecided;
use crate::choices::Choices;

/// How exactly an answer is held against the whole deals.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Extent {
    /// Whether something is legal and what allows it, and what has come of the words.
    Verdicts,
    /// The reasons and the evidence of every refusal as well.
    Grounds,
}

/// A legal record shows no violation to anybody. Whatever is certain of an action, legal
/// or not, is so with the hands as they are, and with any others that the observer cannot
/// tell apart; and whoever sees the same is told the same.
pub fn what_is_certain_is_so(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
    extent: Extent,
) {
    if !is_legal(whole) {
        return;
    }
    let deals = alike(whole, view, choices);
    let line = || doko_notation::write(whole).unwrap_or_default();
    nothing_is_wrong(whole, view);
    what_came_of_the_words_is_so(&deals, view);
    the_end_is_so(&deals, view);
    no_answer_is_missing(whole, view, choices);
    a_claim_shows_the_hand(whole, view);
    what_may_be_announced_has_a_window(&deals, view, choices);
    who_may_say_more_is_not_silent(whole, view, choices);
    for action in actions(whole, choices) {
        let told = verdict(whole, &action, view);
        if let Some(Outcome::Undecided(told)) = &told {
            deals_show_that_it_is_undecided(whole, &action, told);
        }
        for deal in &deals {
            let again = verdict(deal, &action, view);
            assert_eq!(told, again, "{view:?} {action:?}: {}", line());
            let so = verdict(deal, &action, v1::View::Everything);
            let (Some(told), Some(so)) = (&told, &so) else {
                continue;
            };
            let context = || format!("{view:?} {action:?} {told:?} {so:?}: {}", line());
            match (told, so) {
                (Outcome::Undecided(_), _) => (),
                (Outcome::RecordFaulty(_), _) => panic!("{}", context()),
                // With these hands it shows that an earlier word was wrong. Who does not see
                // them takes what was said before to be legal.
                (Outcome::Accepted(_), Outcome::Refused(so)) if blames_an_earlier_word(so) => (),
                (Outcome::Accepted(told), Outcome::Accepted(so)) => {
                    what_allows_it_is_so(told, so, context);
                }
                (Outcome::Accepted(_), _) => panic!("{}", context()),
                (Outcome::Refused(told), Outcome::Refused(so)) => {
                    if extent == Extent::Grounds {
                        the_grounds_are_so(told, so, context);
                    }
                }
                (Outcome::Refused(_), _) => panic!("{}", context()),
            }
        }
    }
    an_absage_is_judged_like_one_of_the_record(whole, view, choices);
}

fn blames_an_earlier_word(refusal: &v1::Refusal) -> bool {
    let at_fault = refusal.action.as_ref();
    at_fault.is_some_and(|it| it.section() == v1::ActionSection::Said && it.index.is_some())
}

/// An audit finds nothing, whatever it could not judge.
fn nothing_is_wrong(whole: &v1::GameRecord, view: v1::View) {
    let audit = doko_wire::answer(v1::AuditGameRequest {
        record: Some(whole.clone()),
        view: view.into(),
        language: 0,
        ..v1::AuditGameRequest::default()
    });
    let audit = audit.expect("a record that can be read");
    let line = doko_notation::write(whole).unwrap_or_default();
    assert!(
        audit.violations.is_empty(),
        "{view:?} {:?}: {line}",
        audit.violations
    );
}

/// A contract that stands for `view` stands in every deal, with everything that is said
/// of it, and so does another deal; who is asked is asked in every deal.
fn what_came_of_the_words_is_so(deals: &[v1::GameRecord], view: v1::View) {
    use v1::resolve_vorbehalte_response::Outcome as Resolved;
    let Some(whole) = deals.first() else { return };
    let line = doko_notation::write(whole).unwrap_or_default();
    let told = resolved(whole, view);
    for deal in deals {
        let so = resolved(deal, v1::View::Everything);
        match (&told, &so) {
            (Resolved::Settled(told), Resolved::Settled(so)) => {
                is_same_contract(told.contract.as_ref(), so.contract.as_ref(), &line);
                is_agreed(&told.parties, &so.parties, &line);
            }
            (Resolved::Redeal(told), Resolved::Redeal(so)) => assert_eq!(told, so, "{line}"),
            (Resolved::NeedsInput(told), Resolved::NeedsInput(so)) if asks_first(told, so) => {
                is_asked(told, so, &format!("{view:?} {line}"));
            }
            (
                Resolved::NeedsInput(told),
                Resolved::NeedsInput(_) | Resolved::Settled(_) | Resolved::Redeal(_),
            ) => {
                let context = format!("{view:?} {line}");
                only_declarations_are_missing(told, whole, &context);
                if let Resolved::NeedsInput(so) = &so {
                    no_answer_of_a_deal_is_missing(told, so, &context);
                }
            }
            (Resolved::NeedsInput(it), _) if it.asks.is_empty() => (),
            (
                Resolved::Settled(_)
                | Resolved::Redeal(_)
                | Resolved::NeedsInput(_)
                | Resolved::RecordFaulty(_),
                _,
            ) => {
                panic!("{view:?} {told:?} {so:?}: {line}")
            }
        }
    }
    the_position_says_the_same(deals, &told, view);
}

/// Where no card lies, a position says the same of the words; and how far the game is, it
/// says as it is in every deal.
fn the_position_says_the_same(
    deals: &[v1::GameRecord],
    told: &v1::resolve_vorbehalte_response::Outcome,
    view: v1::View,
) {
    use v1::resolve_vorbehalte_response::Outcome as Resolved;
    let Some(whole) = deals.first() else { return };
    let line = doko_notation::write(whole).unwrap_or_default();
    let Some(told_position) = position(whole, view) else {
        return;
    };
    for deal in deals {
        let so = position(deal, v1::View::Everything);
        let phase = told_position.phase;
        let is_so = so.as_ref().is_some_and(|it| it.phase == phase);
        assert!(phase == 0 || is_so, "{view:?} {phase} {so:?}: {line}");
        if let Some(so) = so {
            what_is_to_play_is_so(&told_position, &so, &format!("{view:?}: {line}"));
        }
    }
    let position = told_position;
    let has_contract = position.contract.is_some();
    match told {
        Resolved::Settled(it) => {
            let is_named = it.contract.is_some();
            assert!(has_contract || !is_named, "{view:?} {it:?}: {line}");
            is_same_contract(it.contract.as_ref(), position.contract.as_ref(), &line);
        }
        Resolved::Redeal(it) => assert_eq!(Some(it), position.redeal.as_ref(), "{line}"),
        Resolved::NeedsInput(it) => {
            let goes_on = !whole.plays.is_empty() || !whole.extra_at.is_empty();
            assert!(goes_on || !has_contract, "{view:?} {position:?}: {line}");
            let asked = position.needs_input.as_ref();
            assert!(
                asked.is_none_or(|asked| asked == it),
                "{view:?} {position:?}: {line}"
            );
        }
        Resolved::RecordFaulty(_) => (),
    }
}

/// What some deals need and others do not is the declaration of every seat that has made
/// none, in the order of the seats (VORB-9).
fn only_declarations_are_missing(told: &v1::NeedsInput, record: &v1::GameRecord, context: &str) {
    let no_declaration = [
        v1::SaidWord::Schweine,
        v1::SaidWord::ArmutPush,
        v1::SaidWord::ArmutAccept,
        v1::SaidWord::ArmutRefuse,
        v1::SaidWord::ArmutReturn,
    ]
    .map(i32::from);
    let said = record.said_seats.iter().zip(&record.said_words);
    let declared: Vec<i32> = said
        .filter(|(_, word)| !no_declaration.contains(word))
        .map(|(&seat, _)| seat)
        .collect();
    let silent: Vec<i32> = (1..=4).filter(|seat| !declared.contains(seat)).collect();
    let asked: Vec<i32> = told.asks.iter().map(|ask| ask.seat).collect();
    assert_eq!(asked, silent, "{context}");
    for ask in &told.asks {
        assert_eq!(ask.question(), v1::AskKind::Declaration, "{context}");
    }
}

/// Whether both ask the same first.
fn asks_first(one: &v1::NeedsInput, other: &v1::NeedsInput) -> bool {
    let place = |it: &v1::NeedsInput| it.asks.first().map(|ask| (ask.seat, ask.question));
    place(one) == place(other)
}

/// The first question is the one that is asked, and each of the others is asked as well;
/// whatever may be answered is among the options.
fn is_asked(told: &v1::NeedsInput, so: &v1::NeedsInput, context: &str) {
    let place = |ask: &v1::Ask| (ask.seat, ask.question, ask.least_bid);
    let first = |input: &v1::NeedsInput| input.asks.first().map(place);
    assert_eq!(first(told), first(so), "{context}");
    for ask in &told.asks {
        let is_asked = so.asks.iter().any(|it| place(it) == place(ask));
        assert!(is_asked, "not asked: {ask:?} {context}");
    }
    no_answer_of_a_deal_is_missing(told, so, context);
}

/// What is said of a contract is so; what is not known is left out. Nobody says of a
/// stille Hochzeit that it may be one.
pub(super) fn is_same_contract(told: Option<&v1::Contract>, so: Option<&v1::Contract>, line: &str) {
    let (Some(told), Some(so)) = (told, so) else {
        assert!(told.is_none(), "{told:?}: {line}");
        return;
    };
    let stille = i32::from(v1::ContractKind::StilleHochzeit);
    let normal = i32::from(v1::ContractKind::Normalspiel);
    let is_hidden = told.kind == normal && so.kind == stille;
    is_agreed(&[told.lead], &[so.lead], line);
    if !is_hidden {
        let fields =
            |it: &v1::Contract| [it.kind, it.seat, it.solo, it.duty, it.selector, it.acceptor];
        is_agreed(&fields(told), &fields(so), line);
    }
}

/// Each number is 0 or the true one.
fn is_agreed(told: &[i32], so: &[i32], line: &str) {
    let mut both = told.iter().zip(so);
    assert!(
        both.all(|(told, so)| *told == 0 || told == so),
        "{told:?} {so:?}: {line}"
    );
}

/// Some actions that may be asked about, legal ones and others.
fn actions(whole: &v1::GameRecord, choices: &mut Choices<'_>) -> Vec<Q> {
    let mut number = |count: usize| i32::try_from(1 + choices.below(count)).unwrap_or_default();
    let said = |seat: i32, word: i32| {
        let is_bid = word == i32::from(v1::SaidWord::Bid);
        Q::CheckWord(v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            seat,
            word: Some(v1::check_word_request::Word::Said(word)),
            bid: is_bid.then_some(0),
            ..v1::CheckWordRequest::default()
        })
    };
    let mut all = Vec::new();
    let is_spoken = !whole.plays.is_empty();
    for _ in 0..if is_spoken { 1 } else { 4 } {
        all.push(said(number(4), number(31)));
    }
    if !is_spoken {
        let seat = number(4);
        all.push(said(seat, v1::SaidWord::Yes.into()));
        all.push(said(seat, v1::SaidWord::No.into()));
    }
    // Of a seat, or of whoever is on turn.
    for _ in 0..if is_spoken { 3 } else { 2 } {
        all.push(Q::ValidateMove(v1::ValidateMoveRequest {
            view: v1::View::Everything.into(),
            seat: number(5) % 5,
            card: number(24),
            ..v1::ValidateMoveRequest::default()
        }));
    }
    all.push(Q::CheckAnnouncement(v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        seat: number(4),
        announcement: number(6),
        ..v1::CheckAnnouncementRequest::default()
    }));
    if is_spoken {
        let genscher = v1::ExtraWord::Genscher;
        let word = if number(2) == 1 {
            v1::ExtraWord::Schweine
        } else {
            genscher
        };
        all.push(Q::CheckWord(v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            seat: number(4),
            word: Some(v1::check_word_request::Word::Extra(word.into())),
            partner: if word == genscher { number(4) } else { 0 },
            ..v1::CheckWordRequest::default()
        }));
        all.push(Q::CheckClaim(v1::CheckClaimRequest {
            view: v1::View::Everything.into(),
            seat: number(4),
            kind: number(2),
            ..v1::CheckClaimRequest::default()
        }));
    }
    all
}
