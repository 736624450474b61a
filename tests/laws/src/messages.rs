//! Laws of requests and answers.

use std::fmt::Debug;

use doko_engine::{BySeat, RuleSet};
use doko_proto::v1;
use prost::Message;

use crate::choices::Choices;
use crate::record::record;
use crate::script::Script;
use crate::tricks::played;

/// The bytes of the answer to a request, or of its status. A request is read as it was
/// written, its answer as well, and equal requests get equal bytes.
pub fn answered<Q>(request: &Q) -> Vec<u8>
where
    Q: doko_wire::Question + Message + Default + Clone + Debug + PartialEq,
    Q::Response: Message + Default + Debug + PartialEq,
{
    is_read_as_written(request);
    let ask = || match doko_wire::answer(request.clone()) {
        Ok(answer) => {
            is_read_as_written(&answer);
            answer.encode_to_vec()
        }
        Err(failure) => {
            let status = failure.to_status();
            is_read_as_written(&status);
            status.encode_to_vec()
        }
    };
    let answer = ask();
    assert_eq!(answer, ask(), "{request:?}");
    answer
}

/// A message is read as it was written, and written as it was read.
pub fn is_read_as_written<M: Message + Default + Debug + PartialEq>(message: &M) {
    let bytes = message.encode_to_vec();
    let read = M::decode(bytes.as_slice()).expect("what was written");
    assert!(read == *message, "{message:?}");
    assert_eq!(read.encode_to_vec(), bytes);
}

/// What the engine finds in a script is what the service says of its record: nothing is
/// wrong with it, and it is worth the same.
pub fn the_service_says_what_the_engine_says(script: &Script) {
    let record = record(script);
    let audit = doko_wire::answer(v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        ..v1::AuditGameRequest::default()
    });
    let audit = audit.expect("a record that can be read");
    assert!(audit.violations.is_empty(), "{:?}", audit.violations);
    let points = match played(script) {
        Some(game) => game.settle().ok().map(|it| it.points),
        // Nobody gets anything of cards that are dealt anew.
        None => Some(BySeat::default()),
    };
    let points = points.map(|it| it.iter().map(|(_, &it)| it).collect::<Vec<i32>>());
    let told = audit.settlement.filter(|it| !it.points.is_empty());
    assert_eq!(told.map(|it| it.points), points);
    let line = doko_notation::write(&record).expect("a record that can be written");
    let read = doko_notation::read(&line).expect("a line that was written");
    assert_eq!(doko_notation::write(&read), Ok(line));
}

/// A rule set is read as it was written, on every way there is.
pub fn the_rule_set_is_read_as_written(rules: &RuleSet) {
    let reference = doko_wire::reference_to(rules);
    let read = doko_wire::engine_rules(&reference).expect("a sound rule set");
    // What no other option asks for is not said: the factor of Bock games that nothing
    // starts.
    assert_eq!(doko_wire::reference_to(&read), reference);
    assert!(read == *rules || rules.bock.triggers.is_empty());
    let checked = doko_wire::answer(v1::CheckRuleSetRequest {
        rule_set: Some(reference.clone()),
        ..v1::CheckRuleSetRequest::default()
    });
    let checked = checked.expect("a rule set that can be read");
    assert!(checked.problems.is_empty());
    let told = checked.rule_set.map(Box::new);
    assert_eq!(told.map(v1::rule_set_ref::Source::Custom), reference.source);
    let line = doko_notation::write_rule_set(&reference).expect("options with names");
    assert_eq!(doko_notation::read_rule_set(&line), Ok(reference), "{line}");
}

/// A batch says what its questions say alone, in their order, and so does a message of a stream.
pub fn a_batch_says_what_its_questions_say(questions: &[v1::Question]) {
    let batch = v1::EvaluateBatchRequest {
        questions: questions.to_vec(),
    };
    let bytes = answered(&batch);
    let message = v1::EvaluateRequest {
        questions: questions.to_vec(),
    };
    assert_eq!(answered(&message), bytes);
    let Ok(batch) = v1::EvaluateBatchResponse::decode(bytes.as_slice()) else {
        return;
    };
    assert_eq!(batch.answers.len(), questions.len());
    for (question, answer) in questions.iter().zip(batch.answers) {
        assert_eq!(question.id, answer.id);
        let alone = alone(question);
        assert_eq!(inner_bytes(&answer), alone, "{question:?}");
    }
}

/// The answer to a question that is asked alone.
#[must_use]
pub fn alone(question: &v1::Question) -> Vec<u8> {
    use v1::question::Question as Q;
    match &question.question {
        Some(Q::ResolveVorbehalte(it)) => answered(it),
        Some(Q::CheckWord(it)) => answered(it),
        Some(Q::ValidateMove(it)) => answered(it),
        Some(Q::CheckAnnouncement(it)) => answered(it),
        Some(Q::ScoreGame(it)) => answered(it),
        Some(Q::InspectGame(it)) => answered(it),
        Some(Q::AuditGame(it)) => answered(it),
        Some(Q::CheckClaim(it)) => answered(it),
        Some(Q::AssessOffence(it)) => answered(it),
        Some(Q::ScoreSession(it)) => answered(it),
        None => Vec::new(),
    }
}

fn inner_bytes(answer: &v1::Answer) -> Vec<u8> {
    use v1::answer::Answer as A;
    match &answer.answer {
        Some(A::ResolveVorbehalte(it)) => it.encode_to_vec(),
        Some(A::CheckWord(it)) => it.encode_to_vec(),
        Some(A::ValidateMove(it)) => it.encode_to_vec(),
        Some(A::CheckAnnouncement(it)) => it.encode_to_vec(),
        Some(A::ScoreGame(it)) => it.encode_to_vec(),
        Some(A::InspectGame(it)) => it.encode_to_vec(),
        Some(A::AuditGame(it)) => it.encode_to_vec(),
        Some(A::CheckClaim(it)) => it.encode_to_vec(),
        Some(A::AssessOffence(it)) => it.encode_to_vec(),
        Some(A::ScoreSession(it)) => it.encode_to_vec(),
        Some(A::Error(status)) => status.encode_to_vec(),
        None => Vec::new(),
    }
}

/// Everything that can be asked of a record, one question of each kind, through the eyes
/// of `view`.
#[must_use]
pub fn questions(
    record: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) -> Vec<v1::Question> {
    use v1::question::Question as Q;
    let source = Some(v1::score_game_request::Source::Record(record.clone()));
    let cards = record.plays.len();
    let record = || Some(record.clone());
    let view = i32::from(view);
    let language = i32::from(v1::Language::De);
    let include = vec![1, 2, 3, 4];
    let mut number = |count: usize| i32::try_from(1 + choices.below(count)).unwrap_or_default();
    let seat = number(4);
    let card = number(24);
    let word = number(31);
    let announcement = number(6);
    let kind = number(2);
    let has_named = number(4) == 4;
    let order = [card].into_iter().filter(|_| has_named);
    let offence = v1::Offence {
        offender: number(4),
        kind: number(6),
        class_of_effect: number(3),
        harms_soloist: number(2),
        cards_played: u32::try_from(number(cards + 1) - 1).ok(),
        named_order: order.collect(),
        named_by: if has_named { seat } else { 0 },
    };
    let complaint = v1::Complaint {
        seat: number(4),
        cards_played: u32::try_from(cards).ok(),
    };
    // Re and Kontra name their party themselves.
    let party = if announcement > 2 { number(3) % 3 } else { 0 };
    let all = [
        Q::ResolveVorbehalte(v1::ResolveVorbehalteRequest {
            record: record(),
            view,
            language,
            ..v1::ResolveVorbehalteRequest::default()
        }),
        Q::CheckWord(v1::CheckWordRequest {
            record: record(),
            seat,
            word: Some(v1::check_word_request::Word::Said(word)),
            view,
            language,
            ..v1::CheckWordRequest::default()
        }),
        Q::ValidateMove(v1::ValidateMoveRequest {
            record: record(),
            seat,
            card,
            view,
            language,
            include: include.clone(),
            ..v1::ValidateMoveRequest::default()
        }),
        Q::CheckAnnouncement(v1::CheckAnnouncementRequest {
            record: record(),
            seat,
            announcement,
            view,
            language,
            include,
            party,
            ..v1::CheckAnnouncementRequest::default()
        }),
        Q::ScoreGame(v1::ScoreGameRequest {
            source,
            offence: None,
            view,
            language,
            ..v1::ScoreGameRequest::default()
        }),
        Q::InspectGame(v1::InspectGameRequest {
            record: record(),
            view,
            language,
            ..v1::InspectGameRequest::default()
        }),
        Q::AuditGame(v1::AuditGameRequest {
            record: record(),
            view,
            language,
            ..v1::AuditGameRequest::default()
        }),
        Q::CheckClaim(v1::CheckClaimRequest {
            record: record(),
            seat,
            kind,
            order: Vec::new(),
            view,
            language,
            include: Vec::new(),
            ..v1::CheckClaimRequest::default()
        }),
        Q::AssessOffence(v1::AssessOffenceRequest {
            record: record(),
            offence: Some(offence),
            complaint: Some(complaint),
            view,
            language,
            ..v1::AssessOffenceRequest::default()
        }),
    ];
    let question = |(number, question)| v1::Question {
        id: format!("question {number}"),
        question: Some(question),
    };
    all.into_iter().enumerate().map(question).collect()
}
