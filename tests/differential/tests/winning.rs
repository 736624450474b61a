//! Every pair of announcements and every result, against the decision table of
//! the rules and the settlement by the book.

use doko_engine::{
    ByParty, CountsAs, Parties, Party, Seat, Settlement, Standing, Taken, Tally, no_specials,
    rulesets, winner, winning_rule,
};
use doko_laws::book::{self, Counts};

/// What each party has announced, from nothing to schwarz.
const LEVELS: [&str; 6] = ["-", "Ansage", "keine 90", "keine 60", "keine 30", "schwarz"];

/// Re needs / Kontra needs; rows are the highest announcement of Re, columns
/// that of Kontra.
const TABLE: [[&str; 6]; 6] = [
    [
        "121/120", "120/121", "90/151", "60/181", "30/211", "one/all",
    ],
    [
        "121/120", "121/120", "90/151", "60/181", "30/211", "one/all",
    ],
    [
        "151/90", "151/90", "151/151", "151/181", "151/211", "151/all",
    ],
    [
        "181/60", "181/60", "181/151", "181/181", "181/211", "181/all",
    ],
    [
        "211/30", "211/30", "211/151", "211/181", "211/211", "211/all",
    ],
    [
        "all/one", "all/one", "all/151", "all/181", "all/211", "all/all",
    ],
];

#[test]
fn every_result_is_won_as_the_table_says() {
    let mut results = 0;
    for rules in [&rulesets::DDV_TSR, &rulesets::DOKOLAND_LIGA] {
        for (re, kontra, needs) in cells() {
            let (re_needs, kontra_needs) = needs.split_once('/').unwrap();
            for (re_augen, re_tricks) in possible() {
                let taken = taken(re, kontra, re_augen, re_tricks);
                let (kontra_augen, kontra_tricks) = (240 - re_augen, 12 - re_tricks);
                let expected = match (
                    reached(re_needs, re_augen, re_tricks),
                    reached(kontra_needs, kontra_augen, kontra_tricks),
                ) {
                    (true, false) => Some(Party::Re),
                    (false, true) => Some(Party::Kontra),
                    (false, false) => None,
                    (true, true) => panic!("both win: {taken:?}"),
                };
                let won = winner(rules, &taken);
                assert_eq!(won, expected, "{} {} {taken:?}", LEVELS[re], LEVELS[kontra]);
                assert!(won.is_some() || (re >= 2 && kontra >= 2)); // INV-6
                let id = winning_rule(rules, &taken, won).id();
                let own = match won {
                    Some(Party::Re) => (re, kontra),
                    Some(Party::Kontra) => (kontra, re),
                    None => (0, 0),
                };
                let rule = match (won, own) {
                    (None, _) => "WIN-6",
                    (_, (2.., _)) => "WIN-1",
                    (_, (_, 2..)) => "WIN-2",
                    _ => "WIN-3",
                };
                assert_eq!(id, rule, "{taken:?}");
                results += 1;
            }
        }
    }
    assert!(results > 100_000, "{results} results");
}

/// INV-8, INV-9, INV-10 and the settlement told a second time.
#[test]
fn every_result_is_settled_by_the_book() {
    let rules = &rulesets::DDV_TSR;
    let pair = Parties::pair(Seat::First, Seat::Third);
    let alone = Parties::alone(Seat::Second);
    for (re, kontra, _) in cells() {
        for (re_augen, re_tricks) in possible() {
            for (parties, counts_as) in [
                (pair, CountsAs::TwoAgainstTwo),
                (alone, CountsAs::StilleHochzeit { seat: Seat::Second }),
            ] {
                let soloist = counts_as.soloist();
                let tally = Tally {
                    parties,
                    counts_as,
                    taken: taken(re, kontra, re_augen, re_tricks),
                    specials: no_specials(),
                };
                let settlement = Settlement::of(rules, &tally);
                let book = book::settle(&Counts {
                    re: Seat::ALL.map(|seat| parties.of(seat) == Some(Party::Re)),
                    solo: soloist.is_some(),
                    re_augen: i32::from(re_augen),
                    tricks: [i32::from(re_tricks), 12 - i32::from(re_tricks)],
                    said: [re > 0, kontra > 0],
                    absage: [re, kontra].map(|level| (level as i32 - 1).max(0)),
                    special: 0,
                });
                assert_eq!(settlement.value_for_re, book.value_for_re, "{tally:?}");
                let points = Seat::ALL.map(|seat| *settlement.points.get(seat));
                assert_eq!(points, book.points, "{tally:?}");
                assert_eq!(points.iter().sum::<i32>(), 0);
                assert!(
                    points.iter().all(|it| (it - points[0]) % 2 == 0),
                    "{points:?}"
                );

                let won = settlement.winner;
                let gegen_die_alten = i32::from(won == Some(Party::Kontra) && soloist.is_none());
                let value = book.value_for_re.abs() - gegen_die_alten;
                match won {
                    Some(_) => assert!((1..=21).contains(&value), "{value}: {tally:?}"),
                    None => assert!(value <= 7, "{value}: {tally:?}"),
                }
                let sum: i32 = settlement
                    .items
                    .iter()
                    .map(|item| {
                        let points = i32::from(item.points);
                        if item.party == Party::Re {
                            points
                        } else {
                            -points
                        }
                    })
                    .sum();
                assert_eq!(sum, book.value_for_re);
                for item in settlement.items.iter() {
                    let against = matches!(item.rule.id(), "SCORE-10" | "SCORE-11");
                    assert!(
                        !against || won.is_none_or(|party| party == item.party),
                        "{item:?}"
                    );
                }
            }
        }
    }
}

/// The cells of the table, by row and column.
fn cells() -> impl Iterator<Item = (usize, usize, &'static str)> {
    let rows = TABLE.into_iter().enumerate();
    rows.flat_map(|(re, row)| {
        row.into_iter()
            .enumerate()
            .map(move |(kontra, cell)| (re, kontra, cell))
    })
}

/// All Augen and tricks of Re that can occur together: a trick has at most 44.
fn possible() -> impl Iterator<Item = (u8, u8)> {
    let fits = |augen: u8, tricks: u8| u32::from(augen) <= 44 * u32::from(tricks);
    (0..=12).flat_map(move |tricks| {
        (0..=240)
            .filter(move |&augen| fits(augen, tricks) && fits(240 - augen, 12 - tricks))
            .map(move |augen| (augen, tricks))
    })
}

fn reached(needs: &str, augen: u8, tricks: u8) -> bool {
    match needs {
        "all" => tricks == 12,
        "one" => tricks > 0,
        number => number.parse().is_ok_and(|needed: u8| augen >= needed),
    }
}

fn taken(re: usize, kontra: usize, re_augen: u8, re_tricks: u8) -> Taken {
    let standing = |level: usize| Standing::new(level > 0, level as u8);
    Taken {
        augen: ByParty {
            re: re_augen,
            kontra: 240 - re_augen,
        },
        tricks: ByParty {
            re: re_tricks,
            kontra: 12 - re_tricks,
        },
        standing: ByParty {
            re: standing(re),
            kontra: standing(kontra),
        },
        last_ansage: None,
    }
}
