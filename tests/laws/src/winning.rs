//! Laws of winning, for every result that there can be.

use doko_engine::{ByParty, Party, RuleSet, Standing, StrictAnsage, Taken, Threshold, winner};

/// INV-6 and INV-7 for every fourth of all that the parties can have announced; `number`
/// says which, and how many tricks went to Re.
pub fn the_winner_is_sound(rules: &RuleSet, number: usize) {
    let all = rules.deck.hand_size();
    let re = u8::try_from(number % (usize::from(all) - 1)).unwrap_or_default() + 1;
    let tricks = ByParty {
        re,
        kontra: all - re,
    };
    for standing in standings().skip(number % 4).step_by(4) {
        let mut before = None;
        for re in 0..=240 {
            let taken = Taken {
                augen: ByParty {
                    re,
                    kontra: 240 - re,
                },
                tricks,
                standing,
                last_ansage: [standing.re, standing.kontra]
                    .iter()
                    .zip([Party::Re, Party::Kontra])
                    .rfind(|(it, _)| it.level() > 0)
                    .map(|(_, party)| party),
            };
            one_wins_or_nobody(rules, &taken);
            let rank = rank(winner(rules, &taken));
            assert!(before.is_none_or(|before| before <= rank), "{taken:?}");
            before = Some(rank);
        }
    }
}

/// INV-6: both never win; nobody does only after two Absagen, or at 120 to 120 where two
/// Ansagen oblige.
fn one_wins_or_nobody(rules: &RuleSet, taken: &Taken) {
    let reached = |party| Threshold::of(rules, taken, party).is_reached(taken, party);
    let won = (reached(Party::Re), reached(Party::Kontra));
    let expected = match won {
        (true, false) => Some(Party::Re),
        (false, true) => Some(Party::Kontra),
        (false, false) => None,
        (true, true) => panic!("both win: {taken:?}"),
    };
    assert_eq!(winner(rules, taken), expected);
    let standing = &taken.standing;
    let absagen = standing.re.level() > 1 && standing.kontra.level() > 1;
    let strict = rules.strict_ansage == StrictAnsage::On
        && taken.augen.re == 120
        && standing.re.level() > 0
        && standing.kontra.level() > 0;
    assert!(expected.is_some() || absagen || strict, "{taken:?}");
}

/// Everything that two parties can have announced, with and without the Ansage.
fn standings() -> impl Iterator<Item = ByParty<Standing>> {
    let own = |level: u8| Standing::new(level > 0, level);
    (0..6).flat_map(move |re| {
        (0..6).map(move |kontra| ByParty {
            re: own(re),
            kontra: own(kontra),
        })
    })
}

/// How good a result is for Re.
const fn rank(winner: Option<Party>) -> u8 {
    match winner {
        Some(Party::Kontra) => 0,
        None => 1,
        Some(Party::Re) => 2,
    }
}
