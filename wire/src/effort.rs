//! How long an answer may take, and how it is taken in pieces.

use std::fmt;

use doko_proto::v1;

use crate::{Failure, Question};

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
        if !record.line.is_empty() {
            return match everything.contains(&view) && is_surely_short(&record.line) {
                true => Effort::Short,
                false => Effort::Long,
            };
        }
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

    /// The same, if these views see the position besides: what they know is searched for.
    pub(crate) fn with_views(self, views: &[i32]) -> Effort {
        if views.is_empty() { self } else { Effort::Long }
    }

    /// Of all these questions.
    pub(crate) fn of(questions: &[v1::Question]) -> Effort {
        use v1::question::Question as Q;
        let each = questions.iter().filter_map(|it| it.question.as_ref());
        let mut each = each.map(|question| match question {
            Q::ResolveVorbehalte(it) => it.effort(),
            Q::ValidateMove(it) => it.effort(),
            Q::CheckAnnouncement(it) => it.effort(),
            Q::ScoreGame(it) => it.effort(),
            Q::InspectGame(it) => it.effort(),
            Q::AuditGame(it) => it.effort(),
            Q::CheckClaim(it) => it.effort(),
            Q::AssessOffence(it) => it.effort(),
            Q::CheckWord(it) => it.effort(),
            Q::ScoreSession(it) => it.effort(),
        });
        if each.any(|it| it == Effort::Long) {
            Effort::Long
        } else {
            Effort::Short
        }
    }
}

/// Whether a line has all hands and no claim to the rest. One that nobody has tidied may have
/// them and still not look as if it had.
fn is_surely_short(line: &str) -> bool {
    line.contains("; h=") && !line.contains("??") && !line.contains("rest")
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The effort of looking at a game of which all hands are known, through these eyes.
    fn effort(view: v1::View, change: impl FnOnce(&mut v1::GameRecord)) -> Effort {
        let mut record = v1::GameRecord {
            hand_1: vec![1],
            hand_2: vec![2],
            hand_3: vec![3],
            hand_4: vec![4],
            extra_words: vec![v1::ExtraWord::Re.into()],
            ..v1::GameRecord::default()
        };
        change(&mut record);
        let request = v1::InspectGameRequest {
            record: Some(record),
            view: view.into(),
            ..v1::InspectGameRequest::default()
        };
        request.effort()
    }

    #[test]
    fn what_is_not_known_and_what_is_claimed_takes_long() {
        use v1::View::{Everything, Public, Seat2, Unspecified};
        assert_eq!(effort(Unspecified, |_| ()), Effort::Short);
        assert_eq!(effort(Everything, |_| ()), Effort::Short);
        assert_eq!(effort(Seat2, |_| ()), Effort::Long);
        assert_eq!(effort(Public, |_| ()), Effort::Long);
        let hidden = effort(Everything, |it| it.hand_3.clear());
        assert_eq!(hidden, Effort::Long);
        let claims =
            |word: v1::ExtraWord| effort(Everything, |it| it.extra_words.push(word.into()));
        assert_eq!(claims(v1::ExtraWord::ClaimRest), Effort::Long);
        assert_eq!(claims(v1::ExtraWord::Surrender), Effort::Short);
        for (line, expected) in [
            ("vln; h=CA/CT/SA/ST; s=1g; x=0:1surrender", Effort::Short),
            ("vln; h=CA/CT/SA/??; s=1g", Effort::Long),
            ("vln{armut.push=trumps}; s=1g", Effort::Long),
            ("vln; h=CA/CT/SA/ST; x=0:1rest", Effort::Long),
        ] {
            let of = |view| {
                effort(view, |it| {
                    *it = v1::GameRecord {
                        line: line.to_owned(),
                        ..v1::GameRecord::default()
                    }
                })
            };
            assert_eq!(of(Everything), expected, "{line}");
            assert_eq!(of(Seat2), Effort::Long, "{line}");
        }
        let nothing = v1::InspectGameRequest::default();
        assert_eq!(nothing.effort(), Effort::Short);
    }

    #[test]
    fn many_take_long_if_one_of_them_does() {
        use v1::question::Question as Q;
        let question = |question| v1::Question {
            question: Some(question),
            ..v1::Question::default()
        };
        let short = || question(Q::ScoreGame(v1::ScoreGameRequest::default()));
        let long = || question(Q::CheckClaim(v1::CheckClaimRequest::default()));
        for (questions, effort) in [
            (vec![], Effort::Short),
            (vec![v1::Question::default(), short()], Effort::Short),
            (vec![short(), long(), short(), long()], Effort::Long),
        ] {
            let batch = v1::EvaluateBatchRequest { questions };
            assert_eq!(batch.effort(), effort);
        }
    }

    #[test]
    fn work_shows_nothing_of_its_question() {
        let work = v1::ListRulesRequest::default().work();
        assert_eq!(format!("{work:?}"), "Work { .. }");
    }
}
