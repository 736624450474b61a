//! The whole answer to each question, with all that was included.

use doko_proto::v1;

use crate::answer::announcement::AnnouncementWindow;
use crate::answer::audit::Audit;
use crate::answer::input::{MissingInput, input};
use crate::answer::list::ListAnswer;
use crate::answer::position::{Effects, Position, ViewedPosition};
use crate::answer::referee::{ClaimAnswer, OffenceAnswer};
use crate::answer::settlement::Settlement;
use crate::answer::verdict::{RecordFaulty, Refusal, RuleSetStamp, Verdict};
use crate::answer::vorbehalt::{OpenRight, VorbehaltOutcome};
use crate::card::Card;
use crate::error::Error;
use crate::read::{FromMessage, Malformed, all, all_known, list, maybe, present};

/// The answer to [`ResolveVorbehalte`](crate::ResolveVorbehalte).
#[derive(Clone, Debug, PartialEq)]
pub struct VorbehaltAnswer {
    /// The contract, or what is missing.
    pub outcome: VorbehaltOutcome,
    /// What may be said now without being asked.
    pub open_rights: Vec<OpenRight>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for VorbehaltAnswer {
    type Message = v1::ResolveVorbehalteResponse;

    fn from_message(message: v1::ResolveVorbehalteResponse) -> Result<VorbehaltAnswer, Malformed> {
        use v1::resolve_vorbehalte_response::Outcome;

        let outcome = match present(message.outcome, "ResolveVorbehalteResponse.outcome")? {
            Outcome::Settled(settled) => {
                VorbehaltOutcome::Settled(FromMessage::from_message(settled)?)
            }
            Outcome::Redeal(redeal) => VorbehaltOutcome::Redeal(FromMessage::from_message(redeal)?),
            Outcome::NeedsInput(needs) if needs.missing == 0 => {
                VorbehaltOutcome::NeedsInput(all(needs.asks)?)
            }
            Outcome::NeedsInput(needs) => VorbehaltOutcome::Missing(input(&needs)?),
            Outcome::RecordFaulty(faulty) => {
                VorbehaltOutcome::RecordFaulty(FromMessage::from_message(faulty)?)
            }
        };
        Ok(VorbehaltAnswer {
            outcome,
            open_rights: all_known(message.open_rights)?,
            answered_by: message.answered_by.into(),
        })
    }
}

/// The answer to [`CheckWord`](crate::CheckWord).
#[derive(Clone, Debug, PartialEq)]
pub struct WordAnswer {
    /// Whether the word may be said.
    pub verdict: Verdict,
    /// What was said leads to this, the word included; `None` if it is not accepted,
    /// or comes after the contract.
    pub outcome: Option<VorbehaltOutcome>,
    /// What may be said after the accepted word without being asked.
    pub open_rights: Vec<OpenRight>,
    /// The position after the word if it is legal, else before it, if it was to be
    /// included.
    pub position: Option<Position>,
    /// What the word brings about, if it is legal and this was to be included.
    pub effects: Option<Effects>,
    /// What each of [`Options::also_views`](crate::Options::also_views) sees, in that order; empty if the
    /// record is faulty.
    pub also_positions: Vec<ViewedPosition>,
    /// The record after the word on one line, if it is legal and this was to be included.
    pub line: Option<String>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for WordAnswer {
    type Message = v1::CheckWordResponse;

    fn from_message(message: v1::CheckWordResponse) -> Result<WordAnswer, Malformed> {
        use v1::check_word_response::Outcome;

        let verdict = present(message.verdict, "CheckWordResponse.verdict")?;
        let outcome = match message.outcome {
            Some(Outcome::Settled(settled)) => Some(VorbehaltOutcome::Settled(
                FromMessage::from_message(settled)?,
            )),
            Some(Outcome::Redeal(redeal)) => {
                Some(VorbehaltOutcome::Redeal(FromMessage::from_message(redeal)?))
            }
            Some(Outcome::NeedsInput(input)) => {
                Some(VorbehaltOutcome::NeedsInput(all(input.asks)?))
            }
            None => None,
        };
        Ok(WordAnswer {
            verdict: FromMessage::from_message(verdict)?,
            outcome,
            open_rights: all_known(message.open_rights)?,
            position: maybe(message.position)?,
            effects: maybe(message.effects)?,
            also_positions: all(message.also_positions)?,
            line: Some(message.line).filter(|line| !line.is_empty()),
            answered_by: message.answered_by.into(),
        })
    }
}

/// The answer to [`ValidateMove`](crate::ValidateMove).
#[derive(Clone, Debug, PartialEq)]
pub struct MoveAnswer {
    /// Whether the card may be played.
    pub verdict: Verdict,
    /// The cards the asked seat may play now, if they were to be included.
    pub legal_cards: Vec<Card>,
    /// The position after the card if it is legal, else before it, if it was to
    /// be included.
    pub position: Option<Position>,
    /// What the card brings about, if it is legal and this was to be included.
    pub effects: Option<Effects>,
    /// Who may announce what until when, if this was to be included.
    pub announcement_windows: Vec<AnnouncementWindow>,
    /// What each of [`Options::also_views`](crate::Options::also_views) sees, in that order; empty if the
    /// record is faulty.
    pub also_positions: Vec<ViewedPosition>,
    /// The record after the card on one line, if it is legal and this was to be included.
    pub line: Option<String>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for MoveAnswer {
    type Message = v1::ValidateMoveResponse;

    fn from_message(message: v1::ValidateMoveResponse) -> Result<MoveAnswer, Malformed> {
        let verdict = present(message.verdict, "ValidateMoveResponse.verdict")?;
        Ok(MoveAnswer {
            verdict: FromMessage::from_message(verdict)?,
            legal_cards: list(&message.legal_cards, "ValidateMoveResponse.legal_cards")?,
            position: maybe(message.position)?,
            effects: maybe(message.effects)?,
            announcement_windows: all_known(message.announcement_windows)?,
            also_positions: all(message.also_positions)?,
            line: Some(message.line).filter(|line| !line.is_empty()),
            answered_by: message.answered_by.into(),
        })
    }
}

/// The answer to [`CheckAnnouncement`](crate::CheckAnnouncement).
#[derive(Clone, Debug, PartialEq)]
pub struct AnnouncementAnswer {
    /// Whether the announcement may be made; `None` if no announcement was named
    /// and the record is sound.
    pub verdict: Option<Verdict>,
    /// What may be announced now or later, by seat and level.
    pub windows: Vec<AnnouncementWindow>,
    /// The position after the announcement if it is legal, else before it, if it
    /// was to be included.
    pub position: Option<Position>,
    /// What the announcement brings about, if it is legal and this was to be
    /// included.
    pub effects: Option<Effects>,
    /// What each of [`Options::also_views`](crate::Options::also_views) sees, in that order; empty if the
    /// record is faulty.
    pub also_positions: Vec<ViewedPosition>,
    /// The record after the announcement on one line, if it is legal and this was to be included.
    pub line: Option<String>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for AnnouncementAnswer {
    type Message = v1::CheckAnnouncementResponse;

    fn from_message(
        message: v1::CheckAnnouncementResponse,
    ) -> Result<AnnouncementAnswer, Malformed> {
        Ok(AnnouncementAnswer {
            verdict: maybe(message.verdict)?,
            windows: all_known(message.windows)?,
            position: maybe(message.position)?,
            effects: maybe(message.effects)?,
            also_positions: all(message.also_positions)?,
            line: Some(message.line).filter(|line| !line.is_empty()),
            answered_by: message.answered_by.into(),
        })
    }
}

/// A game settled, or why it is not.
#[derive(Clone, Debug, PartialEq)]
pub enum ScoreOutcome {
    /// The game is settled.
    Settled(Box<Settlement>),
    /// It cannot be settled yet.
    Refused(Box<Refusal>),
    /// The record itself is faulty.
    RecordFaulty(RecordFaulty),
    /// This has to be known first: of an offence that ended the game, or the hands.
    NeedsInput(MissingInput),
}

impl ScoreOutcome {
    /// The settlement, if there is one.
    pub fn settlement(&self) -> Option<&Settlement> {
        match self {
            ScoreOutcome::Settled(settlement) => Some(settlement),
            ScoreOutcome::Refused(_)
            | ScoreOutcome::RecordFaulty(_)
            | ScoreOutcome::NeedsInput(_) => None,
        }
    }
}

/// The answer to [`ScoreGame`](crate::ScoreGame).
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreAnswer {
    /// The settlement, or why there is none.
    pub outcome: ScoreOutcome,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for ScoreAnswer {
    type Message = v1::ScoreGameResponse;

    fn from_message(message: v1::ScoreGameResponse) -> Result<ScoreAnswer, Malformed> {
        use v1::score_game_response::Outcome;

        let outcome = match present(message.outcome, "ScoreGameResponse.outcome")? {
            Outcome::Settlement(settlement) => {
                ScoreOutcome::Settled(Box::new(FromMessage::from_message(settlement)?))
            }
            Outcome::Refused(refused) => {
                ScoreOutcome::Refused(Box::new(FromMessage::from_message(refused)?))
            }
            Outcome::RecordFaulty(faulty) => {
                ScoreOutcome::RecordFaulty(FromMessage::from_message(faulty)?)
            }
            Outcome::NeedsInput(needs) => ScoreOutcome::NeedsInput(input(&needs)?),
        };
        Ok(ScoreAnswer {
            outcome,
            answered_by: message.answered_by.into(),
        })
    }
}

/// What is the case after a record, or why nothing can be said.
#[derive(Clone, Debug, PartialEq)]
pub enum Inspection {
    /// The position.
    Position(Box<Position>),
    /// The record itself is faulty.
    RecordFaulty(RecordFaulty),
    /// More deals fit the record than are looked at for one question: this has to be
    /// known.
    NeedsInput(MissingInput),
}

/// The answer to [`InspectGame`](crate::InspectGame).
#[derive(Clone, Debug, PartialEq)]
pub struct InspectAnswer {
    /// The position, or why there is none.
    pub outcome: Inspection,
    /// What each of [`Options::also_views`](crate::Options::also_views) sees, in that order; empty if the
    /// record is faulty.
    pub also_positions: Vec<ViewedPosition>,
    /// The rules and the engine behind the answer.
    pub answered_by: RuleSetStamp,
}

impl FromMessage for InspectAnswer {
    type Message = v1::InspectGameResponse;

    fn from_message(message: v1::InspectGameResponse) -> Result<InspectAnswer, Malformed> {
        use v1::inspect_game_response::Outcome;

        let outcome = match present(message.outcome, "InspectGameResponse.outcome")? {
            Outcome::Position(position) => {
                Inspection::Position(Box::new(FromMessage::from_message(position)?))
            }
            Outcome::RecordFaulty(faulty) => {
                Inspection::RecordFaulty(FromMessage::from_message(faulty)?)
            }
            Outcome::NeedsInput(needs) => Inspection::NeedsInput(input(&needs)?),
        };
        Ok(InspectAnswer {
            outcome,
            also_positions: all(message.also_positions)?,
            answered_by: message.answered_by.into(),
        })
    }
}

/// The answer to one question of many.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Answer {
    /// To [`Question::ResolveVorbehalte`](crate::Question::ResolveVorbehalte).
    ResolveVorbehalte(VorbehaltAnswer),
    /// To [`Question::CheckWord`](crate::Question::CheckWord).
    CheckWord(Box<WordAnswer>),
    /// To [`Question::ValidateMove`](crate::Question::ValidateMove).
    ValidateMove(Box<MoveAnswer>),
    /// To [`Question::CheckAnnouncement`](crate::Question::CheckAnnouncement).
    CheckAnnouncement(Box<AnnouncementAnswer>),
    /// To [`Question::ScoreGame`](crate::Question::ScoreGame).
    ScoreGame(ScoreAnswer),
    /// To [`Question::InspectGame`](crate::Question::InspectGame).
    InspectGame(InspectAnswer),
    /// To [`Question::AuditGame`](crate::Question::AuditGame).
    AuditGame(Box<Audit>),
    /// To [`Question::CheckClaim`](crate::Question::CheckClaim).
    CheckClaim(Box<ClaimAnswer>),
    /// To [`Question::AssessOffence`](crate::Question::AssessOffence).
    AssessOffence(Box<OffenceAnswer>),
    /// To [`Question::ScoreSession`](crate::Question::ScoreSession).
    ScoreSession(Box<ListAnswer>),
}

/// Reads one answer of many, or the error that took its place.
pub(crate) fn read_answer(message: v1::Answer) -> Result<Answer, Error> {
    use v1::answer::Answer as Kind;

    let answer = match present(message.answer, "Answer.answer")? {
        Kind::ResolveVorbehalte(it) => Answer::ResolveVorbehalte(FromMessage::from_message(it)?),
        Kind::CheckWord(it) => Answer::CheckWord(Box::new(FromMessage::from_message(it)?)),
        Kind::ValidateMove(it) => Answer::ValidateMove(Box::new(FromMessage::from_message(it)?)),
        Kind::CheckAnnouncement(it) => {
            Answer::CheckAnnouncement(Box::new(FromMessage::from_message(it)?))
        }
        Kind::ScoreGame(it) => Answer::ScoreGame(FromMessage::from_message(it)?),
        Kind::InspectGame(it) => Answer::InspectGame(FromMessage::from_message(it)?),
        Kind::AuditGame(it) => Answer::AuditGame(Box::new(FromMessage::from_message(it)?)),
        Kind::CheckClaim(it) => Answer::CheckClaim(Box::new(FromMessage::from_message(it)?)),
        Kind::AssessOffence(it) => Answer::AssessOffence(Box::new(FromMessage::from_message(it)?)),
        Kind::ScoreSession(it) => Answer::ScoreSession(Box::new(FromMessage::from_message(it)?)),
        Kind::Error(status) => return Err(Error::from_message(status)),
    };
    Ok(answer)
}
