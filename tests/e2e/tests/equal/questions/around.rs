//! Questions around the game.

use anyhow::Result;
use doko_e2e::golden::{self, NORMALSPIEL};
use doko_proto::v1;

use super::Asked;

/// About deals and a list of games.
pub(super) fn all(language: v1::Language) -> Result<Vec<Asked>> {
    use v1::deal_cards_request::Randomness;
    let mut record = golden::record(NORMALSPIEL)?;
    let rule_set = record.rule_set.clone();
    let seed = Randomness::Seed(vec![7; 32]);
    let deal = v1::DealCardsRequest {
        rule_set: rule_set.clone(),
        randomness: Some(seed),
        ..Default::default()
    };
    let dealt = doko_wire::answer(deal.clone())?;
    let verify = v1::VerifyDealRequest {
        rule_set: rule_set.clone(),
        draw: Some(v1::FairDraw {
            commitment: vec![8; 32],
            contributions: vec![vec![9]; 4],
            reveal: vec![7; 32],
            ..Default::default()
        }),
        hand_1: dealt.hand_1,
        hand_2: dealt.hand_2,
        hand_3: dealt.hand_3,
        hand_4: dealt.hand_4,
        ..Default::default()
    };
    record.context = None;
    let game = v1::SessionGame {
        game: Some(v1::session_game::Game::Record(record)),
        ..Default::default()
    };
    let session = v1::ScoreSessionRequest {
        rule_set,
        entries: vec![v1::SessionEntry {
            entry: Some(v1::session_entry::Entry::Game(game)),
        }],
        language: language.into(),
        ..Default::default()
    };
    Ok(vec![
        Asked::new("/doppelkopf.rules.v1.TableService/DealCards", deal),
        Asked::new("/doppelkopf.rules.v1.TableService/VerifyDeal", verify),
        Asked::new("/doppelkopf.rules.v1.TableService/ScoreSession", session),
    ])
}
