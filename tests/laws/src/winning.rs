//! Laws of winning, for every result that there can be.

use doko_engine::{
    AbsageRequires, ByParty, Party, RuleSet, Standing, StrictAnsage, Taken, Threshold, Tie120,
    winner,
};

/// INV-6 and INV-7 for every eighth of all that the parties can have announced; `number`
/// says which, and how many tricks went to Re.
pub fn the_winner_is_sound(rules: &RuleSet, number: usize) {
    let all = rules.deck.hand_size();
    let re = u8::try_from(number % (usize::from(all) - 1)).unwrap_or_default() + 1;
    let announced = announced(rules).skip(number % 8).step_by(8);
    for (standing, last_ansage) in announced {
        let mut before = None;
        for (augen, tricks) in taken(re, all) {
            let taken = Taken {
                augen,
                tricks,
                standing,
                last_ansage,
            };
            one_wins_or_nobody(rules, &taken);
            let rank = rank(winner(rules, &taken));
            assert!(before.is_none_or(|before| before <= rank), "{taken:?}");
            before = Some(rank);
        }
    }
}

/// Augen and tricks of both parties, those of Re never fewer than before: no trick of `all`, so
/// many with any Augen, and all.
fn taken(re: u8, all: u8) -> impl Iterator<Item = (ByParty<u8>, ByParty<u8>)> {
    let results = (0..=240).map(move |augen| (augen, re));
    let results = [(0, 0)].into_iter().chain(results).chain([(240, all)]);
    let shared = |re, all: u8| ByParty {
        re,
        kontra: all - re,
    };
    results.map(move |(augen, tricks)| (shared(augen, 240), shared(tricks, all)))
}

/// INV-6: both never win; nobody does only after two Absagen, or at 120 to 120 where two
/// Ansagen oblige or both need 121 anyway.
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
    let both = standing.re.ansage && standing.kontra.ansage;
    let strict = rules.strict_ansage == StrictAnsage::On && both;
    let at_120 = taken.augen.re == 120 && (strict || rules.tie_120 == Tie120::Nobody);
    assert!(expected.is_some() || absagen || at_120, "{taken:?}");
}

/// Everything that two parties can have announced, and whose Ansage came last.
fn announced(rules: &RuleSet) -> impl Iterator<Item = (ByParty<Standing>, Option<Party>)> {
    let own = standings(rules);
    let re = own.clone().into_iter();
    let both = re.flat_map(move |re| own.clone().into_iter().map(move |kontra| (re, kontra)));
    both.flat_map(|(re, kontra)| {
        let last: &[Option<Party>] = match (re.ansage, kontra.ansage) {
            (true, true) => &[Some(Party::Re), Some(Party::Kontra)],
            (true, false) => &[Some(Party::Re)],
            (false, true) => &[Some(Party::Kontra)],
            (false, false) => &[None],
        };
        let standing = ByParty { re, kontra };
        last.iter().map(move |&last| (standing, last))
    })
}

/// What one party can have announced: with an Absage its Ansage, but where that of the others
/// does (ANN-7).
fn standings(rules: &RuleSet) -> Vec<Standing> {
    let with = (0..6).map(|level| Standing::new(level > 0, level));
    let without = (2..6).map(|level| Standing::new(false, level));
    let borrows = rules.announcement.absage_requires == AbsageRequires::Any;
    with.chain(without.filter(|_| borrows)).collect()
}

/// How good a result is for Re.
const fn rank(winner: Option<Party>) -> u8 {
    match winner {
        Some(Party::Kontra) => 0,
        None => 1,
        Some(Party::Re) => 2,
    }
}
