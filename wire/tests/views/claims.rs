//! A claim to the rest that holds tells everybody the same.

use doko_proto::v1;

use super::records::golden_named;
use super::{VIEWS, position};

#[test]
fn a_claim_of_a_recorded_game_is_judged_alike_for_all() {
    let games: Vec<v1::GameRecord> = golden_named("-solo-claimed.json");
    assert_eq!(games.len(), 6);
    for game in games {
        let line = doko_notation::write(&game).unwrap();
        let scored = |view: v1::View| {
            let request = v1::ScoreGameRequest {
                source: Some(v1::score_game_request::Source::Record(game.clone())),
                view: view.into(),
                ..v1::ScoreGameRequest::default()
            };
            doko_wire::answer(request).unwrap().outcome.unwrap()
        };
        let so = scored(v1::View::Everything);
        assert!(matches!(
            so,
            v1::score_game_response::Outcome::Settlement(_)
        ));
        let contract = position(&game, v1::View::Everything).contract;
        for view in VIEWS {
            assert_eq!(scored(view), so, "{view:?} {line}");
            assert_eq!(position(&game, view).contract, contract, "{view:?} {line}");
        }
    }
}
