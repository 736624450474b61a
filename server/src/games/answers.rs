//! What the service says about a game.

use doko_proto::v1;
use doko_proto::v1::inspect_game_response::Outcome;
use doko_wire::{Failure, answer};

use super::source::Game;
use crate::config::Language;

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
    })
}

impl Answers {
    pub(super) fn of(game: &Game, language: Language) -> Answers {
        let position = |record: v1::GameRecord| position(record, game.view, language);
        let whole = position(game.whole.clone());
        let is_whole = whole.is_some();
        Answers {
            audit: audit(game, language),
            position: whole.or_else(|| position(before_the_first_card(&game.whole))),
            is_whole,
        }
    }

    /// The party of each seat, as far as it is known.
    pub(super) fn parties(&self) -> [v1::Party; 4] {
        let mut parties = [v1::Party::Unspecified; 4];
        let settlement = self
            .audit
            .as_ref()
            .ok()
            .and_then(|it| it.settlement.as_ref());
        if let Some(settlement) = settlement.filter(|it| !it.re_seats.is_empty()) {
            for (seat, party) in (1..).zip(&mut parties) {
                let is_re = settlement.re_seats.contains(&seat);
                *party = if is_re {
                    v1::Party::Re
                } else {
                    v1::Party::Kontra
                };
            }
            return parties;
        }
        let seats = self.position.iter().flat_map(|position| &position.seats);
        for (state, party) in seats.zip(&mut parties) {
            *party = state.party();
        }
        parties
    }

    /// The trumps of the contract; of a Normalspiel while it is open.
    pub(super) fn trumps(&self) -> Vec<i32> {
        match &self.position {
            Some(position) if position.contract.is_some() => position.trump_order.clone(),
            Some(_) | None => NORMALSPIEL.iter().map(|&card| card.into()).collect(),
        }
    }
}

fn position(record: v1::GameRecord, view: v1::View, language: Language) -> Option<v1::Position> {
    let response = answer(v1::InspectGameRequest {
        record: Some(record),
        view: view.into(),
        language: v1::Language::from(language).into(),
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
        extra_arguments: Vec::new(),
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
