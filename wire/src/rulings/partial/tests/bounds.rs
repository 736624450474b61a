//! Answers within a budget that does not suffice: none says anything else than the
//! whole answer.

use doko_engine::Budget;
use doko_proto::v1::answer::Answer as A;
use doko_proto::v1::question::Question as Q;
use doko_proto::v1::verdict::Outcome as V;

use super::asked::questions;
use super::*;
use crate::Failure;
use crate::rulings::Ruling;

/// The answer within `budget`.
pub(super) fn ask(question: &Q, budget: &Budget) -> Result<A, Failure> {
    match question.clone() {
        Q::ResolveVorbehalte(it) => it.within(budget).map(A::ResolveVorbehalte),
        Q::ValidateMove(it) => it.within(budget).map(A::ValidateMove),
        Q::CheckAnnouncement(it) => it.within(budget).map(A::CheckAnnouncement),
        Q::ScoreGame(it) => it.within(budget).map(A::ScoreGame),
        Q::InspectGame(it) => it.within(budget).map(A::InspectGame),
        Q::AuditGame(it) => it.within(budget).map(A::AuditGame),
        Q::CheckClaim(it) => it.within(budget).map(A::CheckClaim),
        Q::AssessOffence(it) => it.within(budget).map(A::AssessOffence),
        Q::CheckWord(it) => it.within(budget).map(A::CheckWord),
        Q::ScoreSession(it) => answer(it).map(A::ScoreSession),
    }
}

/// Whether an answer is no more than that something is not known.
fn is_undecided(answer: &Result<A, Failure>) -> bool {
    use v1::assess_offence_response::Outcome as Assessed;
    use v1::inspect_game_response::Outcome as Inspected;
    use v1::resolve_vorbehalte_response::Outcome as Resolved;
    use v1::score_game_response::Outcome as Scored;
    let verdict = |it: &Option<v1::Verdict>| {
        let outcome = it.as_ref().and_then(|it| it.outcome.as_ref());
        matches!(outcome, Some(V::Undecided(_)))
    };
    let hands = v1::MissingInput::Hands;
    match answer {
        // No ruling is a failure, whatever the budget is.
        Err(_) => false,
        Ok(A::ValidateMove(it)) => verdict(&it.verdict),
        Ok(A::CheckAnnouncement(it)) => verdict(&it.verdict),
        Ok(A::CheckClaim(it)) => verdict(&it.verdict),
        Ok(A::CheckWord(it)) => verdict(&it.verdict),
        Ok(A::AssessOffence(it)) => {
            matches!(&it.outcome, Some(Assessed::NeedsInput(it)) if it.missing() == hands)
        }
        Ok(A::ScoreGame(it)) => {
            matches!(&it.outcome, Some(Scored::NeedsInput(it)) if it.missing() == hands)
        }
        Ok(A::InspectGame(it)) => {
            matches!(&it.outcome, Some(Inspected::NeedsInput(it)) if it.missing() == hands)
        }
        Ok(A::ResolveVorbehalte(it)) => {
            matches!(&it.outcome, Some(Resolved::NeedsInput(it)) if it.missing() == hands)
        }
        Ok(A::AuditGame(_) | A::ScoreSession(_) | A::Error(_)) => false,
    }
}

/// Where a violation stands and why it is one. What else is said of it, and of the hand,
/// follows from later cards, too.
fn place(it: &v1::Refusal) -> (Option<(i32, Option<u32>)>, Vec<i32>) {
    let action = it.action.map(|it| (it.section, it.index));
    (action, it.violations.iter().map(|it| it.reason).collect())
}

fn are_among(some: &[v1::Refusal], all: &[v1::Refusal]) -> bool {
    let is_among = |it| all.iter().any(|other| place(other) == place(it));
    some.iter().all(is_among)
}

/// Whether an audit says of each action what the whole one says, or nothing.
fn is_part_of(told: &v1::AuditGameResponse, whole: &v1::AuditGameResponse) -> bool {
    let section = |it: v1::ActionRef| (it.section, it.index);
    let is_open = |it: Option<v1::ActionRef>| {
        let mut all = told.not_judged.iter();
        all.any(|other| other.action.map(section) == it.map(section))
    };
    let is_told = |it: &v1::Refusal| {
        are_among(std::slice::from_ref(it), &told.violations) || is_open(it.action)
    };
    // What the whole audit does not leave open is so because of the budget.
    let is_left_open = |it: &v1::NotJudged| {
        let mut all = whole.not_judged.iter();
        it.reason() == v1::NotJudgedReason::TooManyDeals
            || all.any(|other| (other.action, other.reason) == (it.action, it.reason))
    };
    (!whole.violations.is_empty() || told.not_judged.iter().all(is_left_open))
        && are_among(&told.violations, &whole.violations)
        && whole.violations.iter().all(is_told)
        // Violations that are not looked at any more leave fewer deals before them.
        && (!whole.violations.is_empty() || whole.not_judged.iter().all(|it| is_open(it.action)))
        && told.tricks.iter().all(|it| whole.tricks.contains(it))
        && (told.settlement.is_none() || told.settlement == whole.settlement)
}

/// What a record is said to break, if that is the answer.
fn faults(answer: &A) -> Option<Vec<v1::Refusal>> {
    use v1::assess_offence_response::Outcome as Assessed;
    use v1::inspect_game_response::Outcome as Inspected;
    use v1::score_game_response::Outcome as Scored;
    let of = |it: &v1::RecordFaulty| Some(it.violations.clone());
    let of_verdict = |it: &Option<v1::Verdict>| {
        if let Some(V::RecordFaulty(it)) = it.as_ref()?.outcome.as_ref() {
            of(it)
        } else {
            None
        }
    };
    match answer {
        A::ValidateMove(it) => of_verdict(&it.verdict),
        A::CheckAnnouncement(it) => of_verdict(&it.verdict),
        A::CheckClaim(it) => of_verdict(&it.verdict),
        A::CheckWord(it) => of_verdict(&it.verdict),
        A::InspectGame(it) => match it.outcome.as_ref()? {
            Inspected::RecordFaulty(it) => of(it),
            Inspected::Position(_) | Inspected::NeedsInput(_) => None,
        },
        A::ScoreGame(it) => match it.outcome.as_ref()? {
            Scored::RecordFaulty(it) => of(it),
            Scored::Settlement(_) | Scored::Refused(_) | Scored::NeedsInput(_) => None,
        },
        A::AssessOffence(it) => match it.outcome.as_ref()? {
            Assessed::RecordFaulty(it) => of(it),
            Assessed::Penalty(_) | Assessed::Refused(_) | Assessed::NeedsInput(_) => None,
        },
        A::AuditGame(_) | A::ResolveVorbehalte(_) | A::ScoreSession(_) | A::Error(_) => None,
    }
}

/// The answer without who was to speak, which costs no verdict where it takes too long.
fn without_who_speaks(answer: &v1::CheckWordResponse) -> v1::CheckWordResponse {
    use v1::evidence::Evidence::Vorbehalt;
    let mut without = answer.clone();
    if let Some(V::Refused(refusal)) = without.verdict.as_mut().and_then(|it| it.outcome.as_mut())
        && let Some(v1::Evidence {
            evidence: Some(Vorbehalt(shown)),
        }) = &mut refusal.evidence
    {
        shown.seat_to_speak = v1::Seat::Unspecified.into();
    }
    without
}

/// Whether the answer to `question` that `told` gives is that of the whole budget, as
/// far as it goes.
fn is_as_whole(question: &Q, told: &Result<A, Failure>, whole: &Result<A, Failure>) -> bool {
    if told == whole || is_undecided(told) {
        return true;
    }
    if let (Ok(A::CheckWord(told)), Ok(A::CheckWord(whole))) = (told, whole)
        && *told == without_who_speaks(whole)
    {
        return true;
    }
    if let (Ok(A::AuditGame(told)), Ok(A::AuditGame(whole))) = (told, whole) {
        return is_part_of(told, whole);
    }
    if let (Ok(told), Ok(whole)) = (told, whole)
        && let (Some(told), Some(whole)) = (faults(told), faults(whole))
    {
        return !told.is_empty() && are_among(&told, &whole);
    }
    // That an offence has ended the game is believed until it is shown that it cannot.
    let ended = matches!(question, Q::ScoreGame(it) if it.offence.is_some());
    ended
        && whole
            .as_ref()
            .is_err_and(|it| it.fields.iter().any(|it| it.path == "offence"))
}

/// How often a budget did not suffice.
fn hold(record: &v1::GameRecord, view: v1::View, card: i32, seat: i32) -> usize {
    let mut cut = 0;
    for question in questions(record, view, about(card, seat)) {
        let whole = ask(&question, &Budget::new());
        for steps in [0, 40, 200, 700, 2_000, 6_000, 20_000] {
            let told = ask(&question, &Budget::of(steps));
            cut += usize::from(told != whole);
            assert!(
                is_as_whole(&question, &told, &whole),
                "{steps} steps: {told:?}\nfor {whole:?}\nto {question:?}"
            );
        }
    }
    cut
}

#[test]
fn a_budget_that_does_not_suffice_makes_no_other_answer() {
    let mut numbers = Numbers(31);
    let mut cut = 0;
    for _ in 0..20 {
        let cards = [0, 1, 20, 40, 46][numbers.below(5)];
        let game = Drawn::draw(&mut numbers, cards);
        let view = view_of([None, Some(Seat::First), Some(Seat::Third)][numbers.below(3)]);
        let card = encode::card(numbers.one_of(&Card::ALL));
        let seat = encode::seat(numbers.one_of(&Seat::ALL));
        let mut record = game.with(game.deal, |_| true);
        if numbers.below(2) == 0 {
            record.extra_at.push(record.plays.len() as u32);
            record.extra_seats.push(seat);
            record.extra_words.push(v1::ExtraWord::ClaimRest.into());
        }
        cut += hold(&record, view, card, seat);
    }
    assert!(cut > 250, "{cut}");
}

#[test]
fn so_it_is_with_exchanges() {
    let mut numbers = Numbers(37);
    let (mut games, mut cut) = (0, 0);
    while games < 8 {
        let cards = [0, 1, 20, 34][numbers.below(4)];
        let options = armut::options(numbers.below(32));
        let Some(game) = armut::Drawn::draw(&mut numbers, options, cards) else {
            continue;
        };
        games += 1;
        let view = view_of([None, Some(Seat::First), Some(Seat::Second)][numbers.below(3)]);
        let card = encode::card(numbers.one_of(&Card::ALL));
        let seat = encode::seat(numbers.one_of(&Seat::ALL));
        cut += hold(&game.whole(), view, card, seat);
    }
    assert!(cut > 120, "{cut}");
}

/// Cards in any order break the rules many times, of hands that nobody knows.
#[test]
fn so_it_is_with_violations() {
    let mut numbers = Numbers(41);
    let mut cut = 0;
    for _ in 0..12 {
        let game = Drawn::draw(&mut numbers, 40);
        let mut record = game.with(game.deal, |_| false);
        for _ in 0..1 + numbers.below(4) {
            let places = [numbers.below(40), numbers.below(40)];
            record.plays.swap(places[0], places[1]);
        }
        let card = encode::card(numbers.one_of(&Card::ALL));
        let seat = encode::seat(numbers.one_of(&Seat::ALL));
        cut += hold(&record, v1::View::Public, card, seat);
    }
    assert!(cut > 200, "{cut}");
}

#[test]
fn an_audit_says_that_too_many_deals_fit() {
    let mut numbers = Numbers(43);
    let game = Drawn::draw(&mut numbers, 20);
    for (language, text) in [
        (
            v1::Language::De,
            "Es passen mehr Verteilungen, als für eine Frage durchgesehen werden.",
        ),
        (
            v1::Language::En,
            "More deals fit than are looked at for one question.",
        ),
    ] {
        let question = v1::AuditGameRequest {
            record: Some(game.with(game.deal, |_| false)),
            view: v1::View::Public.into(),
            language: language.into(),
            ..v1::AuditGameRequest::default()
        };
        let audit = question.within(&Budget::of(0)).unwrap();
        assert!(audit.not_judged.len() >= 20, "{audit:?}");
        for open in &audit.not_judged {
            assert_eq!(open.reason(), v1::NotJudgedReason::TooManyDeals);
            assert_eq!(open.text, text);
        }
    }
}
