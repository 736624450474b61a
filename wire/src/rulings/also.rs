//! The position as other views see it besides.

use doko_proto::v1;

use crate::Question as _;
use crate::decode::{self, Problems};

/// The most views besides the one of the question: all that there are.
const MAX_VIEWS: usize = 6;

/// The views, with language and names for the texts of what they see.
pub(super) type Also<'a> = (&'a [i32], i32, &'a [String]);

/// Notes what is wrong with the views that see the position besides.
pub(super) fn check(problems: &mut Problems, views: &[i32]) {
    decode::limit(problems, "also_views", views.len(), MAX_VIEWS);
    for (i, &view) in views.iter().enumerate().take(MAX_VIEWS) {
        let path = format_args!("also_views[{i}]");
        let seen = |it| v1::View::try_from(it).ok();
        if problems.required(path, view, seen).is_some()
            && views.iter().take(i).any(|&it| it == view)
        {
            decode::note_again(problems, path);
        }
    }
}

/// What each of `views` sees of `record`, with what `add` adds if the action is legal. Nothing, if the
/// record is faulty.
pub(super) fn positions(
    (record, verdict): (Option<&v1::GameRecord>, Option<&v1::Verdict>),
    also: Also<'_>,
    add: impl FnOnce(&mut v1::GameRecord),
) -> Vec<v1::ViewedPosition> {
    use v1::verdict::Outcome;
    let record = record.filter(|_| !also.0.is_empty());
    let Some(record) = record.and_then(|it| doko_notation::written_out(it).ok()) else {
        return Vec::new();
    };
    match verdict.and_then(|it| it.outcome.as_ref()) {
        Some(Outcome::Accepted(_)) => {
            let mut longer = record.into_owned();
            add(&mut longer);
            seen(&longer, also)
        }
        Some(Outcome::Refused(_) | Outcome::Undecided(_)) | None => seen(&record, also),
        Some(Outcome::RecordFaulty(_)) => Vec::new(),
    }
}

/// What each of `views` sees of `record`. A view has a budget of its own, so it sees what it is told
/// when it asks alone.
pub(super) fn seen(
    record: &v1::GameRecord,
    (views, language, seat_names): Also<'_>,
) -> Vec<v1::ViewedPosition> {
    use v1::inspect_game_response::Outcome;
    let each = views.iter().map(|&view| {
        let alone = v1::InspectGameRequest {
            record: Some(record.clone()),
            view,
            language,
            also_views: Vec::new(),
            seat_names: seat_names.to_vec(),
        };
        let outcome = alone.answer().ok().and_then(|it| it.outcome);
        let position = match outcome {
            Some(Outcome::Position(position)) => Some(position),
            Some(Outcome::RecordFaulty(_) | Outcome::NeedsInput(_)) | None => None,
        };
        v1::ViewedPosition { view, position }
    });
    each.collect()
}
