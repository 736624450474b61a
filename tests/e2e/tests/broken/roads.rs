//! The roads on which a question reaches the service.

use std::fmt::Debug;

use anyhow::{Result, bail};
use doko_e2e::served::Clients;
use doko_e2e::{Failed, RecordExt as _, golden, name};
use doko_proto::v1;
use doko_proto::v1::inspect_game_response::Outcome as Inspected;
use doko_proto::v1::resolve_vorbehalte_response::Outcome as Resolved;
use doko_proto::v1::score_game_response::Outcome as Scored;

use super::case::{Act, Case, Whole};

/// Asks whether the action may happen next; what is not as it should be.
pub(crate) async fn asked(
    clients: &mut Clients,
    case: &Case,
    language: v1::Language,
) -> Result<Vec<String>> {
    let record = case.record()?;
    let mut wrong = clean(clients, &record).await?;
    let expected = case.refusal(true, language)?;
    match case.act {
        Act::Play(seat, card) => {
            let request = v1::ValidateMoveRequest {
                view: v1::View::Everything.into(),
                record: Some(record),
                seat,
                card: name::card(card)?,
                language: language.into(),
                include: vec![v1::Include::LegalCards.into()],
                ..Default::default()
            };
            let response = clients.rules.validate_move(request).await?.into_inner();
            let legal = expected.evidence.as_ref().and_then(legal_cards);
            differs(
                &mut wrong,
                "legal cards",
                &legal.unwrap_or_default(),
                &response.legal_cards,
            );
            let verdict = response.verdict.map(without_arguments);
            differs(&mut wrong, "verdict", &refused(expected), &verdict);
        }
        Act::Announce(seat, what) => {
            let request = v1::CheckAnnouncementRequest {
                view: v1::View::Everything.into(),
                record: Some(record),
                seat,
                announcement: name::announcement(what)?,
                language: language.into(),
                ..Default::default()
            };
            let response = clients
                .rules
                .check_announcement(request)
                .await?
                .into_inner();
            let verdict = response.verdict.map(without_arguments);
            differs(&mut wrong, "verdict", &refused(expected), &verdict);
        }
        Act::Settle(_) => {
            let request = v1::ScoreGameRequest {
                view: v1::View::Everything.into(),
                source: Some(v1::score_game_request::Source::Record(record)),
                language: language.into(),
                ..Default::default()
            };
            let response = clients.rules.score_game(request).await?.into_inner();
            let mut outcome = response.outcome;
            if let Some(Scored::Refused(refusal)) = &mut outcome {
                strip(refusal);
            }
            let expected = Some(Scored::Refused(expected));
            differs(&mut wrong, "outcome", &expected, &outcome);
        }
        Act::Say(seat, word) => {
            // Nobody asks whether a word may be said: the question is what may
            // be, and the word is not in it.
            let accepted = accepted_words(&expected)?;
            let word = name::word(word)?;
            let request = v1::ResolveVorbehalteRequest {
                view: v1::View::Everything.into(),
                record: Some(record),
                ..Default::default()
            };
            let response = clients
                .rules
                .resolve_vorbehalte(request)
                .await?
                .into_inner();
            let asks = match response.outcome {
                Some(Resolved::NeedsInput(needs)) => needs.asks,
                _ => Vec::new(),
            };
            for ask in asks.iter().filter(|ask| ask.seat == seat) {
                differs(&mut wrong, "options", &accepted, &ask.options);
            }
            let rights = response.open_rights.iter();
            if rights.clone().any(|it| it.seat == seat && it.right == word) {
                wrong.push("the word is among the open rights".to_owned());
            }
        }
    }
    Ok(wrong)
}

/// Puts the action into the record and asks every method; what is not as it
/// should be.
pub(crate) async fn recorded(
    clients: &mut Clients,
    case: &Case,
    language: v1::Language,
) -> Result<Vec<String>> {
    let before = case.record()?;
    let record = match case.act {
        Act::Say(seat, word) => before.say(seat, word)?,
        Act::Play(seat, card) => before.play(seat, card)?,
        Act::Announce(seat, what) => before.announce(seat, what)?,
        // Nothing that a record could hold.
        Act::Settle(_) => return Ok(Vec::new()),
    };
    if record.plays.len() > 48 {
        return too_long(clients, record).await;
    }
    let mut wrong = Vec::new();
    let violations = vec![case.refusal(false, language)?];
    let faulty = v1::RecordFaulty {
        violations: violations.clone(),
    };

    let request = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        language: language.into(),
        ..v1::AuditGameRequest::default()
    };
    let audit = clients.rules.audit_game(request).await?.into_inner();
    let mut audited = audit.violations;
    audited.iter_mut().for_each(strip);
    differs(&mut wrong, "audit", &violations, &audited);
    differs(&mut wrong, "not judged", &0, &audit.not_judged.len());

    let request = v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        language: language.into(),
        ..Default::default()
    };
    let inspected = clients.rules.inspect_game(request).await?.into_inner();
    let mut outcome = inspected.outcome;
    if let Some(Inspected::RecordFaulty(faulty)) = &mut outcome {
        faulty.violations.iter_mut().for_each(strip);
    }
    let expected = Inspected::RecordFaulty(faulty.clone());
    differs(&mut wrong, "inspection", &Some(expected), &outcome);

    let expected = v1::Verdict {
        outcome: Some(v1::verdict::Outcome::RecordFaulty(faulty.clone())),
    };
    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        card: v1::Card::Ht.into(),
        language: language.into(),
        ..Default::default()
    };
    let validated = clients.rules.validate_move(request).await?.into_inner();
    differs(
        &mut wrong,
        "next card",
        &Some(expected.clone()),
        &validated.verdict.map(without_arguments),
    );

    let request = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        language: language.into(),
        ..Default::default()
    };
    let checked = clients
        .rules
        .check_announcement(request)
        .await?
        .into_inner();
    differs(
        &mut wrong,
        "next announcement",
        &Some(expected),
        &checked.verdict.map(without_arguments),
    );

    let request = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Record(record.clone())),
        language: language.into(),
        ..Default::default()
    };
    let scored = clients.rules.score_game(request).await?.into_inner();
    let mut outcome = scored.outcome;
    if let Some(Scored::RecordFaulty(faulty)) = &mut outcome {
        faulty.violations.iter_mut().for_each(strip);
    }
    let expected = Scored::RecordFaulty(faulty.clone());
    differs(&mut wrong, "settlement", &Some(expected), &outcome);

    if matches!(case.act, Act::Say(..)) {
        let request = v1::ResolveVorbehalteRequest {
            view: v1::View::Everything.into(),
            record: Some(record),
            language: language.into(),
            ..v1::ResolveVorbehalteRequest::default()
        };
        let resolved = clients
            .rules
            .resolve_vorbehalte(request)
            .await?
            .into_inner();
        let mut outcome = resolved.outcome;
        if let Some(Resolved::RecordFaulty(faulty)) = &mut outcome {
            faulty.violations.iter_mut().for_each(strip);
        }
        let expected = Resolved::RecordFaulty(faulty);
        differs(&mut wrong, "Vorbehalte", &Some(expected), &outcome);
    }
    Ok(wrong)
}

/// Audits a whole game; what is not as it should be.
pub(crate) async fn whole(clients: &mut Clients, whole: &Whole) -> Result<Vec<String>> {
    let record = (whole.broken)(golden::record(whole.game)?)?;
    let request = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        ..Default::default()
    };
    let audit = clients.rules.audit_game(request).await?.into_inner();
    let mut wrong = Vec::new();
    let violations: Vec<_> = audit.violations.iter().map(golden::Violation::of).collect();
    differs(&mut wrong, "violations", &whole.violations, &violations);
    differs(&mut wrong, "tricks", &whole.tricks, &audit.tricks.len());
    differs(
        &mut wrong,
        "not judged",
        &whole.not_judged,
        &audit.not_judged.len(),
    );
    let expected = whole.points.map(|points| points.to_vec());
    differs(
        &mut wrong,
        "points",
        &expected,
        &audit.settlement.map(|it| it.points),
    );
    Ok(wrong)
}

/// Up to the moment before, everything must be legal.
async fn clean(clients: &mut Clients, record: &v1::GameRecord) -> Result<Vec<String>> {
    let request = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        ..Default::default()
    };
    let audit = clients.rules.audit_game(request).await?.into_inner();
    let mut wrong = Vec::new();
    differs(&mut wrong, "before it", &Vec::new(), &audit.violations);
    Ok(wrong)
}

/// A record with more cards than a deck cannot be read.
async fn too_long(clients: &mut Clients, record: v1::GameRecord) -> Result<Vec<String>> {
    let request = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        ..Default::default()
    };
    let Err(status) = clients.rules.audit_game(request).await else {
        bail!("49 cards were read")
    };
    let failed = Failed::read(&status)?;
    let mut wrong = Vec::new();
    differs(
        &mut wrong,
        "code",
        &tonic::Code::InvalidArgument,
        &failed.code,
    );
    differs(
        &mut wrong,
        "fields",
        &vec![("record.plays", "LIMIT_EXCEEDED")],
        &failed.paths(),
    );
    Ok(wrong)
}

/// Takes what its texts are filled with from a refusal: a case has the texts.
fn strip(refusal: &mut v1::Refusal) {
    for citation in &mut refusal.violations {
        citation.arguments.clear();
    }
}

fn without_arguments(mut verdict: v1::Verdict) -> v1::Verdict {
    use v1::verdict::Outcome;
    match &mut verdict.outcome {
        Some(Outcome::Refused(refusal)) => strip(refusal),
        Some(Outcome::RecordFaulty(faulty)) => faulty.violations.iter_mut().for_each(strip),
        Some(Outcome::Accepted(_) | Outcome::Undecided(_)) | None => (),
    }
    verdict
}

fn refused(refusal: v1::Refusal) -> Option<v1::Verdict> {
    Some(v1::Verdict {
        outcome: Some(v1::verdict::Outcome::Refused(refusal)),
    })
}

fn legal_cards(evidence: &v1::Evidence) -> Option<Vec<i32>> {
    match &evidence.evidence {
        Some(v1::evidence::Evidence::Card(card)) => Some(card.legal_cards.clone()),
        _ => None,
    }
}

fn accepted_words(refusal: &v1::Refusal) -> Result<Vec<i32>> {
    let evidence = refusal
        .evidence
        .as_ref()
        .and_then(|it| it.evidence.as_ref());
    let Some(v1::evidence::Evidence::Vorbehalt(word)) = evidence else {
        bail!("no evidence about a word: {evidence:?}")
    };
    Ok(word.accepted_words.clone())
}

/// Notes where two values differ: the lines between what they have in common.
fn differs<T: Debug + PartialEq>(wrong: &mut Vec<String>, what: &str, expected: &T, got: &T) {
    if expected == got {
        return;
    }
    let (expected, got) = (format!("{expected:#?}"), format!("{got:#?}"));
    let expected: Vec<&str> = expected.lines().collect();
    let got: Vec<&str> = got.lines().collect();
    let head = expected
        .iter()
        .zip(&got)
        .take_while(|(a, b)| a == b)
        .count();
    let tail = expected
        .iter()
        .rev()
        .zip(got.iter().rev())
        .take_while(|(a, b)| a == b)
        .count();
    let middle = |lines: &[&str]| {
        let end = lines.len().saturating_sub(tail).max(head);
        lines.get(head..end).unwrap_or_default().join("\n  ")
    };
    wrong.push(format!(
        "{what}\n  expected\n  {}\n  got\n  {}",
        middle(&expected),
        middle(&got)
    ));
}
