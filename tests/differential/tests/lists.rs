//! Lists of games in the engine and in the reference model.

use doko_differential::lists::{Happened, options, play};
use doko_engine::BockFactor;
use doko_reference::presets::vln;

#[test]
fn both_keep_the_same_lists() {
    let mut happened = Happened::default();
    for seed in 0..4000 {
        let options = options(seed);
        if let Err(what) = play(&options, seed, &mut happened) {
            panic!("{seed}: {:?}\n{what}", options.differs(&vln()));
        }
    }
    let Happened {
        lists,
        finished,
        too_much,
        entries,
        games,
        bock,
        most,
        forced,
        taken_over,
        dealt_again,
        wrong_dealer,
    } = happened;
    assert_eq!((lists, most), (4000, BockFactor::MOST), "{happened:?}");
    assert!(finished > 2000 && too_much > 50, "{happened:?}");
    assert!(games > entries / 2 && bock > games / 4, "{happened:?}");
    assert!(forced > 5000 && taken_over > 500, "{happened:?}");
    assert!(dealt_again > 5000 && wrong_dealer > 5000, "{happened:?}");
}
