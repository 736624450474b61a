//! What the service answers, as values.

mod announcement;
mod armut;
mod audit;
mod book;
mod check;
mod deal;
mod evidence;
mod input;
mod list;
mod penalties;
mod position;
mod referee;
mod replies;
mod settlement;
mod verdict;
mod vorbehalt;

pub use announcement::{
    AnnCounter, AnnouncementMode, AnnouncementWindow, StandingAnnouncement, WindowClosing,
    WindowOpening,
};
pub use armut::ArmutState;
pub use audit::{Audit, NotJudged, NotJudgedReason};
pub use book::{
    AnnouncementLimit, DeckRow, FehlOrder, OptionDescription, OrderTable, Placeholder,
    PlaceholderKind, Rule, RuleBook, RuleKind, RuleSetEdition, RuleSetSummary, RuleSource,
    RuleText, ScoringRow, TextTemplate,
};
pub use check::{OptionDifference, RuleSetCheck, RuleSetProblem};
pub use deal::{DealAnswer, DealFinding, VerifyAnswer, VerifyOutcome};
pub use evidence::{
    AnnouncementEvidence, CardEvidence, ClaimEvidence, Evidence, PenaltyEvidence, VorbehaltEvidence,
};
pub use input::MissingInput;
pub use list::{ListAnswer, ListCheck, ListCheckKind, ListLine, Standing};
pub use penalties::{OffenderRole, PenaltyReceiver, PenaltyRow};
pub use position::{
    CompletedTrick, Effects, HochzeitState, PartyProof, PartyRevealed, Phase, Position,
    RunningTrick, SeatState, UnseenCard, ViewedPosition,
};
pub use referee::{ClaimAnswer, OffenceAnswer, OffenceOutcome, Penalty, PenaltyEffect};
pub(crate) use replies::read_answer;
pub use replies::{
    AnnouncementAnswer, Answer, InspectAnswer, Inspection, MoveAnswer, ScoreAnswer, ScoreOutcome,
    VorbehaltAnswer, WordAnswer,
};
pub use settlement::{
    GameResult, PartyResult, ScoreItem, ScoreItemKind, ScoredAs, Settlement, Threshold,
};
pub use verdict::{
    Acceptance, ActionRef, ActionSection, RecordFaulty, Refusal, RuleCitation, RuleSetStamp,
    TextArgument, TextValue, Undecided, Verdict, Witness,
};
pub use vorbehalt::{
    Ask, AskKind, Contract, ContractKind, ContractSettled, DeclaredPair, OpenRight, OpenUntil,
    Redeal, RedealReason, SoloDuty, VorbehaltOutcome,
};
