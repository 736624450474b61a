//! What the service says about a game.

use doko_proto::v1;
use doko_proto::v1::inspect_game_response::Outcome;
use doko_wire::{Failure, answer};

use super::paint::{WRONG, painted};
use super::source::Game;
use crate::arguments::Language;

/// Everything that is shown of a game beside its record.
pub(super) struct Answers {
    /// The judgement, or why there is none.
    pub(super) audit: Result<v1::AuditGameResponse, Failure>,
    /// The position after the record; if the record is faulty, the one before the
    /// first card.
    pub(super) position: Option<v1::Position>,
    /// Whether that is the position after the whole record.
    pub(super) is_whole: bool,
}

pub(super) fn audit(game: &Game, language: Language) -> Result<v1::AuditGameResponse, Failure> {
    answer(v1::AuditGameRequest {
        record: Some(game.whole.clone()),
        view: game.view.into(),
        language: v1::Language::from(language).into(),
        ..v1::AuditGameRequest::default()
    })
}

impl Answers {
    pub(super) fn of(game: &Game, language: Language) -> Answers {
        let whole = position(game.whole.clone(), game.view);
        let is_whole = whole.is_some();
        Answers {
            audit: audit(game, language),
            position: whole.or_else(|| position(before_the_first_card(&game.whole), game.view)),
            is_whole,
        }
    }

    /// The party of each seat, as far as it is known.
    pub(super) fn parties(&self) -> [v1::Party; 4] {
        let audit = self.audit.as_ref().ok();
        let settlement = audit.and_then(|it| it.settlement.as_ref());
        let of = |seat: i32| match settlement.filter(|it| !it.re_seats.is_empty()) {
            Some(settled) if settled.re_seats.contains(&seat) => v1::Party::Re,
            Some(_) => v1::Party::Kontra,
            None => {
                let mut states = self.position.iter().flat_map(|it| &it.seats);
                let state = states.find(|it| it.seat == seat);
                state.map_or(v1::Party::Unspecified, v1::SeatState::party)
            }
        };
        [1, 2, 3, 4].map(of)
    }

    /// The trumps of the contract; of a Normalspiel while it is open.
    pub(super) fn trumps(&self) -> Vec<i32> {
        match &self.position {
            Some(position) if position.contract.is_some() => position.trump_order.clone(),
            Some(_) | None => NORMALSPIEL.map(i32::from).to_vec(),
        }
    }

    /// What stands after an entry of the record that the audit objects to.
    pub(super) fn mark(&self, section: v1::ActionSection, index: usize) -> String {
        let violations = self.audit.iter().flat_map(|it| &it.violations);
        let mut actions = violations.filter_map(|it| it.action.as_ref());
        let is_it = |it: &v1::ActionRef| it.index.is_some_and(|i| i as usize == index);
        if actions.any(|it| it.section() == section && is_it(it)) {
            return painted(WRONG, "!");
        }
        String::new()
    }
}

fn position(record: v1::GameRecord, view: v1::View) -> Option<v1::Position> {
    let response = answer(v1::InspectGameRequest {
        record: Some(record),
        view: view.into(),
        ..v1::InspectGameRequest::default()
    });
    match response.ok()?.outcome? {
        Outcome::Position(position) => Some(position),
        Outcome::RecordFaulty(_) | Outcome::NeedsInput(_) => None,
    }
}

fn before_the_first_card(record: &v1::GameRecord) -> v1::GameRecord {
    let schweine = i32::from(v1::SaidWord::Schweine);
    let are_said = record.said_words.contains(&schweine);
    v1::GameRecord {
        plays: Vec::new(),
        play_seats: Vec::new(),
        extra_at: Vec::new(),
        extra_seats: Vec::new(),
        extra_words: Vec::new(),
        extra_ranks: Vec::new(),
        extra_partners: Vec::new(),
        extra_parties: Vec::new(),
        claim_order: Vec::new(),
        schweine_party: if are_said { record.schweine_party } else { 0 },
        ..record.clone()
    }
}

/// How hands are sorted before it is known what is played.
#[rustfmt::skip]
const NORMALSPIEL: [v1::Card; 13] = [
    v1::Card::Ht,
    v1::Card::Cq, v1::Card::Sq, v1::Card::Hq, v1::Card::Dq,
    v1::Card::Cj, v1::Card::Sj, v1::Card::Hj, v1::Card::Dj,
    v1::Card::Da, v1::Card::Dt, v1::Card::Dk, v1::Card::D9,
];
