//! Winning and scoring: WIN-8 and the list of SCORE.

/// What a finished game has come to.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// Who is Re.
    pub re: [bool; 4],
    /// Whether it is settled as a solo.
    pub solo: bool,
    /// The Augen of Re; Kontra has the rest of 240.
    pub re_augen: i32,
    /// The tricks of Re and of Kontra.
    pub tricks: [i32; 2],
    /// Whether Re and Kontra stand.
    pub said: [bool; 2],
    /// The Absage levels of Re and Kontra, 0 to 4.
    pub absage: [i32; 2],
    /// The special points of Re less those of Kontra, "gegen die Alten" aside.
    pub special: i32,
}

/// What a game is worth.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Outcome {
    /// `re`, `kontra` or `nobody`.
    pub winner: &'static str,
    /// The value, seen from Re.
    pub value_for_re: i32,
    /// The points of the four seats.
    pub points: [i32; 4],
}

/// Who has won (WIN-8 with `only_kontra` and `tricks`).
pub fn winner(counts: &Counts) -> &'static str {
    let (re_augen, kontra_augen) = (counts.re_augen, 240 - counts.re_augen);
    let [re_tricks, kontra_tricks] = counts.tricks;
    let [re_said, kontra_said] = counts.said;
    let [re_absage, kontra_absage] = counts.absage;
    let need = |absage: i32| 120 - 30 * absage;
    let k121 = kontra_said && !re_said;
    let re_wins = match (re_absage, kontra_absage) {
        (4, _) => kontra_tricks == 0,
        (own, _) if own > 0 => kontra_augen < need(own),
        (_, 4) => re_tricks > 0,
        (_, other) if other > 0 => re_augen >= need(other),
        _ => re_augen >= if k121 { 120 } else { 121 },
    };
    let kontra_wins = match (kontra_absage, re_absage) {
        (4, _) => re_tricks == 0,
        (own, _) if own > 0 => re_augen < need(own),
        (_, 4) => kontra_tricks > 0,
        (_, other) if other > 0 => kontra_augen >= need(other),
        _ => kontra_augen >= if k121 { 121 } else { 120 },
    };
    match (re_wins, kontra_wins) {
        (true, false) => "re",
        (false, true) => "kontra",
        (false, false) => "nobody",
        (true, true) => "both",
    }
}

/// The whole settlement (SCORE-1 to SCORE-17, SCORE-32, SCORE-39, SCORE-40).
pub fn settle(counts: &Counts) -> Outcome {
    let winner = winner(counts);
    let (re_augen, kontra_augen) = (counts.re_augen, 240 - counts.re_augen);
    let [re_tricks, kontra_tricks] = counts.tricks;
    let [re_absage, kontra_absage] = counts.absage;

    let said = counts.said.into_iter().filter(|&said| said).count() as i32;
    let announced = 2 * said + re_absage + kontra_absage;
    let re_points = below(kontra_augen, kontra_tricks);
    let kontra_points = below(re_augen, re_tricks);
    let against = against(re_augen, kontra_absage) - against(kontra_augen, re_absage);
    let special = if counts.solo { 0 } else { counts.special };
    let old = i32::from(!counts.solo);
    let value_for_re = against
        + special
        + match winner {
            "re" => 1 + re_points + announced,
            "kontra" => -(1 + kontra_points + announced + old),
            _ => re_points - kontra_points,
        };
    let factor = if counts.solo { 3 } else { 1 };
    Outcome {
        winner,
        value_for_re,
        points: counts.re.map(|re| {
            if re {
                factor * value_for_re
            } else {
                -value_for_re
            }
        }),
    }
}

/// SCORE-2 to SCORE-5, for those who held the others to so little.
fn below(augen: i32, tricks: i32) -> i32 {
    i32::from(augen < 90) + i32::from(augen < 60) + i32::from(augen < 30) + i32::from(tricks == 0)
}

/// SCORE-10 and SCORE-11: 120 against keine 90, 90 against keine 60, and so on,
/// for every level announced.
fn against(augen: i32, absage: i32) -> i32 {
    let marks = [(1, 120), (2, 90), (3, 60), (4, 30)];
    let reached = marks
        .iter()
        .filter(|&&(level, mark)| level <= absage && augen >= mark);
    reached.count() as i32
}
