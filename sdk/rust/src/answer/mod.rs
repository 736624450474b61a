//! What the service answers, as values.

mod announcement;
mod audit;
mod book;
mod evidence;
mod position;
mod replies;
mod settlement;
mod verdict;
mod vorbehalt;

pub use announcement::{
    AnnouncementMode, AnnouncementWindow, StandingAnnouncement, WindowClosing, WindowOpening,
};
pub use audit::{Audit, NotJudged, NotJudgedReason, ProvableRevoke};
pub use book::{
    AnnouncementLimit, Counter, DeckRow, FehlOrder, OptionDescription, OrderTable, Placeholder,
    PlaceholderKind, Rule, RuleBook, RuleKind, RuleSetEdition, RuleSetSummary, RuleSource,
    RuleText, ScoringRow, TextTemplate,
};
pub use evidence::{AnnouncementEvidence, CardEvidence, Evidence, VorbehaltEvidence};
pub use position::{
    CompletedTrick, Effects, HochzeitState, PartyProof, PartyRevealed, Phase, Position,
    RunningTrick, SeatState, UnseenCard,
};
pub(crate) use replies::read_answer;
pub use replies::{
    AnnouncementAnswer, Answer, InspectAnswer, Inspection, MoveAnswer, ScoreAnswer, ScoreOutcome,
    VorbehaltAnswer,
};
pub use settlement::{
    GameResult, PartyResult, ScoreItem, ScoreItemKind, ScoredAs, Settlement, Threshold,
};
pub use verdict::{
    Acceptance, ActionRef, ActionSection, Citation, RecordFaulty, Refusal, Ruling, Stamp,
    Undecided, Witness,
};
pub use vorbehalt::{
    AskKind, Asked, Contract, ContractKind, ContractSettled, OpenRight, OpenUntil, Redeal,
    RedealReason, SoloDuty, VorbehaltOutcome,
};
