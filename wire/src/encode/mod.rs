//! Domain values to messages. Encoding is total: it cannot fail.

mod acceptance;
mod arguments;
mod armut;
mod asked;
mod asks;
mod blend;
mod citation;
mod contract;
mod effects;
mod evidence;
mod numbers;
mod offence;
mod position;
mod refusal;
mod scene;
mod scribe;
mod settlement;
mod standing;
#[cfg(test)]
mod tests;
mod veil;
mod windows;

pub(crate) use acceptance::{
    acceptance, allowed_word, announcement_accepted, claim_accepted, word_accepted,
};
pub(crate) use asked::{Asked, skipped};
pub(crate) use asks::{asked_or_missing, needs_input, open, open_rights, round_in};
pub(crate) use blend::refusal as agree_on_refusal;
pub(crate) use citation::{citation, rule};
pub(crate) use contract::{contract, contract_led_by, redeal};
pub(crate) use effects::effects;
pub(crate) use numbers::{announcement, card, cards, party_or_unset, seat, seat_or_unset, word};
pub(crate) use offence::penalty;
pub(crate) use position::{completed_trick, position};
pub(crate) use refusal::{citations, no_deal_fits, refusal};
pub(crate) use scene::Scene;
pub(crate) use scribe::Scribe;
pub(crate) use settlement::{settled_by_redeal, settlement};
pub(crate) use standing::{declared_pair, includes, standing, with_indices};
pub(crate) use veil::{
    Veil, agreed_acceptance, agreed_contract, agreed_effects, agreed_windows, is_certain, is_open,
    witness,
};
pub(crate) use windows::windows;
