//! How long an answer may take, and how it is taken in pieces.

use std::fmt;

use doko_proto::v1;

use crate::Failure;

/// How long an answer may take, as far as the request alone shows.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Effort {
    /// About as long as reading the request.
    Short,
    /// Much longer: something is searched for, within a bound on its steps.
    Long,
}

impl Effort {
    /// Of a question about this record: a search is needed where hands are not known,
    /// and where a claim has to be proved.
    pub(crate) fn about(record: Option<&v1::GameRecord>, view: i32) -> Effort {
        let Some(record) = record else {
            return Effort::Short;
        };
        let everything = [v1::View::Unspecified, v1::View::Everything].map(i32::from);
        let hands = [
            &record.hand_1,
            &record.hand_2,
            &record.hand_3,
            &record.hand_4,
        ];
        let unknown = hands.iter().any(|hand| hand.is_empty());
        let claim = i32::from(v1::ExtraWord::ClaimRest);
        if unknown || !everything.contains(&view) || record.extra_words.contains(&claim) {
            Effort::Long
        } else {
            Effort::Short
        }
    }

    /// The longest of several.
    pub(crate) fn longest(mut all: impl Iterator<Item = Effort>) -> Effort {
        if all.any(|it| it == Effort::Long) {
            Effort::Long
        } else {
            Effort::Short
        }
    }
}

/// A question that is being answered in pieces.
pub struct Work<R> {
    piece: Box<Piece<R>>,
}

type Piece<R> = dyn FnMut(&dyn Fn() -> bool) -> Option<Result<R, Failure>> + Send;

impl<R> Work<R> {
    /// Work that `piece` does bit by bit, at least one in each call; it asks whether to
    /// go on before each other one.
    pub(crate) fn new(
        piece: impl FnMut(&dyn Fn() -> bool) -> Option<Result<R, Failure>> + Send + 'static,
    ) -> Work<R> {
        Work {
            piece: Box::new(piece),
        }
    }

    /// Works until it is done or `goes_on` says to stop, which is asked between the
    /// questions of a batch and the games of a session; `None` if something is left to
    /// do. When it is stopped makes no difference to the answer.
    pub fn go_on(&mut self, goes_on: impl Fn() -> bool) -> Option<Result<R, Failure>> {
        (self.piece)(&goes_on)
    }
}

impl<R> fmt::Debug for Work<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").finish_non_exhaustive()
    }
}
