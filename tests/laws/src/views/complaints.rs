//! What becomes of a complaint, for an observer.

use doko_proto::v1;
use v1::assess_offence_response::Outcome;

use super::VIEWS;
use super::alike::alike_where;
use super::faulty::{audit, place, up_to};
use crate::choices::Choices;
use crate::record::record;
use crate::script::Script;

/// How many views were told what becomes of a complaint.
#[derive(Clone, Copy, Debug, Default)]
pub struct Told {
    /// By an answer, which is compared.
    pub answers: u32,
    /// How many answers are a penalty.
    pub penalties: u32,
}

/// Somebody complains of the first thing that is wrong in a game, sooner or later, or of something
/// that its record does not show: what every view is told of it is what is so with all hands, unless it is told that the hands have to
/// be known.
///
/// What else is wrong by then the view has to be told of: as everywhere, the rest is believed to
/// be legal. Whatever it is told, it is told the same with other hands of which it knows nothing,
/// if the same is wrong with them.
pub fn what_becomes_of_a_complaint_is_so(script: &Script, choices: &mut Choices<'_>) -> Told {
    let mut all = Told::default();
    let whole = with_more_said(record(script), choices);
    let Some((offence, complaint)) = complaint(&whole, choices) else {
        return all;
    };
    let cards = usize::try_from(complaint.cards_played()).unwrap_or_default();
    let record = up_to(&whole, cards);
    let assess = |record: &v1::GameRecord, view: v1::View| {
        let request = v1::AssessOffenceRequest {
            record: Some(record.clone()),
            offence: Some(offence.clone()),
            complaint: Some(complaint),
            view: view.into(),
            language: 0,
        };
        doko_wire::answer(request).map(|it| (it.outcome, it.settlement))
    };
    let wrong_in = |it: &v1::GameRecord| {
        let all = audit(it, v1::View::Everything).violations.into_iter();
        let places = all.map(|it| place(it.action.as_ref()));
        places.collect::<Vec<_>>()
    };
    let wrong = wrong_in(&record);
    for view in VIEWS {
        let told = assess(&record, view);
        for deal in alike_where(&record, view, choices, |it| wrong_in(it) == wrong) {
            let again = assess(&deal, view);
            assert_eq!(
                told,
                again,
                "{view:?}: {offence:?}\n{complaint:?}\n{}\n{}",
                doko_notation::write(&record).unwrap_or_default(),
                doko_notation::write(&deal).unwrap_or_default()
            );
        }
    }
    let Ok(so) = assess(&record, v1::View::Everything) else {
        return all;
    };
    let line = doko_notation::write(&record).unwrap_or_default();
    let wrong = audit(&record, v1::View::Everything).violations;
    for view in VIEWS {
        let stated = audit(&record, view).violations;
        let mut others = wrong.iter().skip(1);
        let is_stated = |it: &v1::Refusal| {
            let mut stated = stated.iter();
            stated.any(|told| place(told.action.as_ref()) == place(it.action.as_ref()))
        };
        if !others.all(is_stated) {
            continue;
        }
        let told = assess(&record, view).expect("what can be asked with all hands, views can ask");
        if let Some(Outcome::NeedsInput(needs)) = &told.0
            && needs.input() == v1::AssessmentInput::Hands
        {
            continue;
        }
        all.answers += 1;
        all.penalties += u32::from(matches!(told.0, Some(Outcome::Penalty(_))));
        assert_eq!(told, so, "{view:?}: {line}\n{offence:?}\n{complaint:?}");
    }
    all
}

/// The same with up to two announcements more, each with an extra that is there already; not beside
/// an exchange, where what was heard of a faulty record can rest on the cards that went over.
fn with_more_said(mut record: v1::GameRecord, choices: &mut Choices<'_>) -> v1::GameRecord {
    if !record.armut_exchanges.is_empty() {
        return record;
    }
    let announcements = [
        v1::ExtraWord::Re,
        v1::ExtraWord::Kontra,
        v1::ExtraWord::Keine90,
    ];
    for _ in 0..choices.below(3) {
        let place = choices.below(record.extra_at.len().max(1));
        let (Some(&at), Some(word)) = (record.extra_at.get(place), choices.pick(&announcements))
        else {
            continue;
        };
        let next = place + 1;
        let seat = i32::try_from(choices.below(4)).unwrap_or_default() + 1;
        record.extra_at.insert(next, at);
        record.extra_seats.insert(next, seat);
        record.extra_words.insert(next, word.into());
        if !record.extra_arguments.is_empty() {
            record.extra_arguments.insert(next, 0);
        }
    }
    record
}

/// What no record shows, at any time.
fn complaint_of_what_is_not_shown(
    record: &v1::GameRecord,
    choices: &mut Choices<'_>,
) -> Option<(v1::OffenceKind, v1::ActionRef)> {
    let kinds = [
        v1::OffenceKind::Vorbehalt,
        v1::OffenceKind::OutOfTurn,
        v1::OffenceKind::Other,
    ];
    let action = v1::ActionRef {
        cards_played: u32::try_from(choices.below(record.plays.len() + 1)).ok()?,
        seat: i32::try_from(choices.below(4)).ok()? + 1,
        ..v1::ActionRef::default()
    };
    Some((choices.pick(&kinds)?, action))
}

/// Of this violation, if it is a card, an announcement or a claim.
fn complaint_of(
    record: &v1::GameRecord,
    violation: &v1::Refusal,
) -> Option<(v1::OffenceKind, v1::ActionRef)> {
    let action = violation.action?;
    let place = usize::try_from(action.index?).ok()?;
    let claims = [v1::ExtraWord::ClaimRest, v1::ExtraWord::Surrender].map(i32::from);
    let kind = match action.section() {
        v1::ActionSection::Plays => v1::OffenceKind::Revoke,
        v1::ActionSection::Extras if claims.contains(record.extra_words.get(place)?) => {
            v1::OffenceKind::Claim
        }
        v1::ActionSection::Extras => v1::OffenceKind::Announcement,
        v1::ActionSection::Said
        | v1::ActionSection::Armut
        | v1::ActionSection::Asked
        | v1::ActionSection::Unspecified => return None,
    };
    Some((kind, action))
}

/// Of the first thing that is wrong; if nothing is, of something that is not shown.
fn complaint(
    record: &v1::GameRecord,
    choices: &mut Choices<'_>,
) -> Option<(v1::Offence, v1::Complaint)> {
    let violations = audit(record, v1::View::Everything).violations;
    let (kind, action) = match violations.first() {
        Some(violation) => complaint_of(record, violation)?,
        None => complaint_of_what_is_not_shown(record, choices)?,
    };
    let before = action.cards_played;
    let played = u32::try_from(record.plays.len()).ok()?;
    let later = played - before;
    let later = u32::try_from(choices.below(usize::try_from(later).ok()? + 1)).ok()?;
    let others = i32::try_from(choices.below(3)).ok()?;
    let (named_by, named_order) = order(record, choices).unwrap_or_default();
    let offence = v1::Offence {
        offender: action.seat,
        kind: kind.into(),
        class_of_effect: i32::try_from(choices.below(3)).ok()?,
        harms_soloist: i32::try_from(choices.below(3)).ok()?,
        cards_played: Some(before),
        named_order,
        named_by,
    };
    let complaint = v1::Complaint {
        seat: (action.seat + others) % 4 + 1,
        cards_played: Some(before + later),
    };
    Some((offence, complaint))
}

/// An order of play that a seat has named, now and then: one or two cards that it was dealt.
fn order(record: &v1::GameRecord, choices: &mut Choices<'_>) -> Option<(i32, Vec<i32>)> {
    if !choices.one_in(3) {
        return None;
    }
    let hands = [
        &record.hand_1,
        &record.hand_2,
        &record.hand_3,
        &record.hand_4,
    ];
    let seat = choices.below(4);
    let hand = hands.get(seat)?;
    let number = 1 + choices.below(2);
    let cards = (0..number).filter_map(|_| choices.pick(hand)).collect();
    Some((i32::try_from(seat).ok()? + 1, cards))
}
