//! Everything that can be asked about one record. Whoever holds answers against each
//! other asks this, the tests beside this crate, too.

use doko_proto::v1;
use doko_proto::v1::question::Question as Q;

/// Of whom and what it is asked, as numbers of messages.
#[derive(Clone, Copy, Debug)]
pub(super) struct About {
    pub(super) seat: i32,
    pub(super) card: i32,
    pub(super) announcement: i32,
}

/// The same in one request.
pub(super) fn batch(
    record: &v1::GameRecord,
    view: v1::View,
    about: About,
) -> v1::EvaluateBatchRequest {
    let questions = questions(record, view, about).into_iter();
    let questions = questions.map(|it| v1::Question {
        question: Some(it),
        ..v1::Question::default()
    });
    v1::EvaluateBatchRequest {
        questions: questions.collect(),
    }
}

/// Everything that can be asked about a record.
pub(super) fn questions(record: &v1::GameRecord, view: v1::View, about: About) -> Vec<Q> {
    let About {
        seat,
        card,
        announcement,
    } = about;
    let record = Some(record.clone());
    let (view, language) = (view.into(), v1::Language::De.into());
    let plays = record.as_ref().map_or(0, |it| it.plays.len()) as u32;
    let everything = vec![1, 2, 3, 4];
    let word = |word, rank| {
        Q::CheckWord(v1::CheckWordRequest {
            record: record.clone(),
            seat,
            word: Some(word),
            cards: Vec::new(),
            card_count: None,
            view,
            language,
            include: vec![2, 3],
            bid: None,
            rank,
            partner: 0,
            ..v1::CheckWordRequest::default()
        })
    };
    let said = |it: v1::SaidWord| v1::check_word_request::Word::Said(it.into());
    let extra = |it: v1::ExtraWord| v1::check_word_request::Word::Extra(it.into());
    let offence = |kind: v1::OffenceKind, class: v1::OffenceClass| v1::Offence {
        offender: seat,
        kind: kind.into(),
        class_of_effect: class.into(),
        harms_soloist: v1::HarmsSoloist::Yes.into(),
        cards_played: Some(plays.saturating_sub(1)),
        ..v1::Offence::default()
    };
    let assess = |kind, class| {
        Q::AssessOffence(v1::AssessOffenceRequest {
            record: record.clone(),
            offence: Some(offence(kind, class)),
            complaint: Some(v1::Complaint {
                seat: seat % 4 + 1,
                cards_played: Some(plays),
            }),
            view,
            language,
            ..v1::AssessOffenceRequest::default()
        })
    };
    let score = |offence| {
        Q::ScoreGame(v1::ScoreGameRequest {
            source: record.clone().map(v1::score_game_request::Source::Record),
            offence,
            view,
            language,
            ..v1::ScoreGameRequest::default()
        })
    };
    vec![
        Q::ValidateMove(v1::ValidateMoveRequest {
            record: record.clone(),
            seat,
            card,
            view,
            language,
            include: everything,
            ..v1::ValidateMoveRequest::default()
        }),
        Q::CheckAnnouncement(v1::CheckAnnouncementRequest {
            record: record.clone(),
            seat,
            announcement,
            view,
            language,
            include: vec![2, 3],
            party: 0,
            ..v1::CheckAnnouncementRequest::default()
        }),
        Q::CheckClaim(v1::CheckClaimRequest {
            record: record.clone(),
            seat,
            kind: v1::ClaimKind::Rest.into(),
            order: Vec::new(),
            view,
            language,
            include: Vec::new(),
            ..v1::CheckClaimRequest::default()
        }),
        Q::InspectGame(v1::InspectGameRequest {
            record: record.clone(),
            view,
            language,
            ..v1::InspectGameRequest::default()
        }),
        Q::AuditGame(v1::AuditGameRequest {
            record: record.clone(),
            view,
            language,
            ..v1::AuditGameRequest::default()
        }),
        Q::ResolveVorbehalte(v1::ResolveVorbehalteRequest {
            record: record.clone(),
            view,
            language,
            ..v1::ResolveVorbehalteRequest::default()
        }),
        word(said(v1::SaidWord::Schweine), 1),
        word(said(v1::SaidWord::Throw), 0),
        word(said(v1::SaidWord::ArmutReturn), 0),
        word(extra(v1::ExtraWord::Schweine), 1),
        assess(v1::OffenceKind::Revoke, v1::OffenceClass::Grave),
        assess(v1::OffenceKind::Other, v1::OffenceClass::Unspecified),
        score(None),
        score(Some(offence(
            v1::OffenceKind::Other,
            v1::OffenceClass::Grave,
        ))),
    ]
}
