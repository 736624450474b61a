//! Refusals with their evidence.

use doko_engine::{
    Action, Evidence, Game, Ground, Position, Reason, Refusal, Round, Rule, Said, Seat, Section,
    Skipped, Step, Word,
};
use doko_proto::v1;

use super::citation::citation;
use super::evidence::evidence;
use super::{Scribe, seat_or_unset};
use crate::decode::DecodedRecord;
use crate::texts::{self, Choices};

/// The action that a refusal is about, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    pub(super) section: v1::ActionSection,
    pub(super) index: Option<u32>,
    cards_played: u8,
    seat: Option<Seat>,
    // The word, if it is one up to the contract.
    word: Option<Word>,
}

impl Asked {
    /// The action that the request asks about, after everything in the record; by
    /// nobody if it is nobody's turn and the request names none.
    pub(crate) fn next(position: &Position<'_>, seat: Option<Seat>) -> Asked {
        let cards_played = position.game().map_or(0, Game::cards_played);
        Asked {
            section: v1::ActionSection::Asked,
            index: None,
            cards_played,
            seat,
            word: None,
        }
    }

    /// The same, if it is `action`.
    pub(crate) fn action(position: &Position<'_>, action: Action) -> Asked {
        let (Action::Say(seat, _) | Action::Play(seat, _) | Action::Extra(seat, _)) = action;
        Asked {
            word: word_of(action),
            ..Asked::next(position, Some(seat))
        }
    }

    /// An action of the record.
    pub(crate) fn of(step: &Step) -> Asked {
        let section = section(step.section);
        let (Action::Say(seat, _) | Action::Play(seat, _) | Action::Extra(seat, _)) = step.action;
        let index = u32::try_from(step.index).ok();
        Asked {
            section,
            index,
            cards_played: step.cards_played,
            seat: Some(seat),
            word: word_of(step.action),
        }
    }

    /// A word of the record.
    pub(crate) fn said(index: usize, said: Said) -> Asked {
        let Said { seat, word } = said;
        let index = u32::try_from(index).ok();
        Asked {
            section: v1::ActionSection::Said,
            index,
            cards_played: 0,
            seat: Some(seat),
            word: Some(word),
        }
    }

    /// A complaint, when so many cards were on the table.
    pub(crate) fn complaint(cards_played: u8, seat: Seat) -> Asked {
        Asked {
            section: v1::ActionSection::Asked,
            index: None,
            cards_played,
            seat: Some(seat),
            word: None,
        }
    }

    pub(crate) fn message(&self) -> v1::ActionRef {
        v1::ActionRef {
            section: self.section.into(),
            index: self.index,
            cards_played: u32::from(self.cards_played),
            seat: seat_or_unset(self.seat),
        }
    }
}

const fn word_of(action: Action) -> Option<Word> {
    match action {
        Action::Say(_, word) => Some(word),
        Action::Play(..) | Action::Extra(..) => None,
    }
}

/// An action that was not performed.
pub(crate) fn skipped(action: &Skipped) -> v1::ActionRef {
    v1::ActionRef {
        section: section(action.section).into(),
        index: u32::try_from(action.index).ok(),
        cards_played: u32::from(action.cards_played),
        seat: seat_or_unset(action.seat),
    }
}

const fn section(section: Section) -> v1::ActionSection {
    match section {
        Section::Said => v1::ActionSection::Said,
        Section::Plays => v1::ActionSection::Plays,
        Section::Extras => v1::ActionSection::Extras,
    }
}

/// Where something is refused: the record, and what it has led to so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(super) record: &'a DecodedRecord,
    pub(super) round: &'a Round,
    /// Absent if nobody asks for more than the contract.
    pub(super) position: Option<&'a Position<'a>>,
    pub(super) choices: Choices,
}

impl<'a> Scene<'a> {
    /// In this position.
    pub(crate) fn of(record: &'a DecodedRecord, position: &'a Position<'a>) -> Scene<'a> {
        Scene {
            record,
            round: position.round(),
            position: Some(position),
            choices: Choices::All,
        }
    }

    /// The same where hands are not known: then only what is certain is told.
    pub(super) const fn of_some_hands(self) -> Scene<'a> {
        Scene {
            choices: Choices::Certain,
            ..self
        }
    }

    /// In a round of which only the contract matters.
    pub(crate) fn of_round(record: &'a DecodedRecord, round: &'a Round) -> Scene<'a> {
        Scene {
            record,
            round,
            position: None,
            choices: Choices::All,
        }
    }
}

/// The refusal of `asked`.
pub(crate) fn refusal(
    scribe: &Scribe,
    refused: &Refusal,
    asked: &Asked,
    scene: Scene<'_>,
) -> v1::Refusal {
    v1::Refusal {
        violations: citations(scribe, refused, scene.choices),
        action: Some(at_fault(refused, asked, scene.record).message()),
        evidence: evidence(refused, scene),
        text: scribe.text(|language| texts::refusal(language, refused, scene.choices)),
        proved_by: None,
        depends_on_hands: refused.differs(),
    }
}

/// What is said of the first action after which no deal fits a record. Nobody knows whose action
/// was wrong, so no seat is named.
pub(crate) fn no_deal_fits(scribe: &Scribe, action: &Skipped) -> v1::Refusal {
    let text = scribe.text(texts::no_deal_fits);
    let reason = Some(Reason::NoDealFits);
    v1::Refusal {
        violations: vec![citation(scribe, Rule::Card5, reason, text.clone())],
        action: Some(v1::ActionRef {
            seat: v1::Seat::Unspecified.into(),
            ..skipped(action)
        }),
        text,
        ..v1::Refusal::default()
    }
}

/// Everything that speaks against an action.
pub(crate) fn citations(
    scribe: &Scribe,
    refused: &Refusal,
    choices: Choices,
) -> Vec<v1::RuleCitation> {
    let cite = |ground: &Ground| {
        let text = |language| texts::ground(language, ground, refused.evidence(), choices);
        let text = if refused.differs() {
            String::new()
        } else {
            scribe.text(text)
        };
        citation(scribe, ground.rule, Some(ground.reason), text)
    };
    refused.grounds().iter().map(cite).collect()
}

/// Where what is at fault stands. That can be an earlier word than the one that
/// shows it, and cards stand in the list of the exchanges.
fn at_fault(refused: &Refusal, asked: &Asked, record: &DecodedRecord) -> Asked {
    let &Evidence::Vorbehalt { seat, word, .. } = refused.evidence() else {
        return *asked;
    };
    let mut asked = *asked;
    let index = asked.index.and_then(|index| usize::try_from(index).ok());
    let said = record.said.get(..index.unwrap_or(record.said.len()));
    let said = said.unwrap_or_default();
    // Their cards may be hidden, so words are told apart by their kind.
    let is_other = asked
        .word
        .is_some_and(|it| super::word(it) != super::word(word));
    if asked.seat != Some(seat) || is_other {
        let found = said
            .iter()
            .rposition(|it| (it.seat, it.word) == (seat, word));
        asked.index = found.and_then(|found| u32::try_from(found).ok());
        asked.section = v1::ActionSection::Said;
        asked.seat = Some(seat);
    }
    let cards = matches!(
        refused.reason(),
        Reason::PushCardNotHeld
            | Reason::PushWrongCount
            | Reason::PushLeavesTrump
            | Reason::ReturnCardNotHeld
            | Reason::ReturnWrongCount
            | Reason::ReturnNeedsFehl
    );
    if cards && asked.section == v1::ActionSection::Said {
        let pushes = said.iter().filter(|it| matches!(it.word, Word::Push(_)));
        let back = matches!(word, Word::Return(_));
        asked.section = v1::ActionSection::Armut;
        asked.index = u32::try_from(pushes.count().saturating_sub(usize::from(back))).ok();
    }
    asked
}

#[expect(clippy::too_many_lines, reason = "a table: one row for each reason")]
pub(crate) fn reason(reason: Reason) -> i32 {
    use v1::Reason as Message;
    match reason {
        Reason::UnknownVorbehalt => Message::UnknownVorbehalt,
        Reason::BadBid => Message::BadBid,
        Reason::TooManyTrumps => Message::TooManyTrumps,
        Reason::ThrowConditionNotMet => Message::ThrowConditionNotMet,
        Reason::SchweineNeedBothDiamondAces => Message::SchweineNeedBothDiamondAces,
        Reason::PoorPlayerMayNotDeclareSchweine => Message::PoorPlayerMayNotDeclareSchweine,
        Reason::HochzeitMustBeDeclared => Message::HochzeitMustBeDeclared,
        Reason::PushCardNotHeld => Message::PushCardNotHeld,
        Reason::PushWrongCount => Message::PushWrongCount,
        Reason::PushLeavesTrump => Message::PushLeavesTrump,
        Reason::AnswerOutOfOrder => Message::AnswerOutOfOrder,
        Reason::ReturnCardNotHeld => Message::ReturnCardNotHeld,
        Reason::ReturnWrongCount => Message::ReturnWrongCount,
        Reason::ReturnNeedsFehl => Message::ReturnNeedsFehl,
        Reason::SchweineTooLate => Message::SchweineTooLate,
        Reason::SoloNotAvailable => Message::SoloNotAvailable,
        Reason::BidNotAvailable => Message::BidNotAvailable,
        Reason::HochzeitNeedsBothClubQueens => Message::HochzeitNeedsBothClubQueens,
        Reason::SelectorNotAvailable => Message::SelectorNotAvailable,
        Reason::ArmutNotAvailable => Message::ArmutNotAvailable,
        Reason::ThrowNotAvailable => Message::ThrowNotAvailable,
        Reason::SchweineNotAvailable => Message::SchweineNotAvailable,
        Reason::VorfuehrungNeedsSolo => Message::VorfuehrungNeedsSolo,
        Reason::VorfuehrungNoVorbehalt => Message::VorfuehrungNoVorbehalt,
        Reason::AlreadySpoken => Message::AlreadySpoken,
        Reason::NotAsked => Message::NotAsked,
        Reason::WithdrawalTooLate => Message::WithdrawalTooLate,
        Reason::PlayBeforeContract => Message::PlayBeforeContract,
        Reason::GameOver => Message::GameOver,
        Reason::OutOfTurn => Message::OutOfTurn,
        Reason::CardNotHeld => Message::CardNotHeld,
        Reason::Revoke => Message::Revoke,
        Reason::Incomplete => Message::Incomplete,
        Reason::ContractNotFixed => Message::ContractNotFixed,
        Reason::HochzeitPending => Message::HochzeitPending,
        Reason::TooEarly => Message::TooEarly,
        Reason::WrongParty => Message::WrongParty,
        Reason::NoCardLeft => Message::NoCardLeft,
        Reason::Already => Message::Already,
        Reason::NeedsAnsage => Message::NeedsAnsage,
        Reason::BlockedByLateReply => Message::BlockedByLateReply,
        Reason::NeedsPrevious => Message::NeedsPrevious,
        Reason::TooLate => Message::TooLate,
        Reason::ClaimNotAvailable => Message::ClaimNotAvailable,
        Reason::ClaimNotEntitled => Message::ClaimNotEntitled,
        Reason::ClaimOrderNotHeld => Message::ClaimOrderNotHeld,
        Reason::ClaimNotProven => Message::ClaimNotProven,
        Reason::PenaltiesNotAvailable => Message::PenaltiesNotAvailable,
        Reason::ComplaintNotEntitled => Message::ComplaintNotEntitled,
        Reason::ComplaintTooLate => Message::ComplaintTooLate,
        Reason::GenscherNotAvailable => Message::GenscherNotAvailable,
        Reason::GenscherNeedsBothDiamondKings => Message::GenscherNeedsBothDiamondKings,
        Reason::NoDealFits => Message::NoDealFits,
    }
    .into()
}
