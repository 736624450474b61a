//! Rule sets of lists, and what happens at a table.

use doko_reference::cards::hand_size;
use doko_reference::contract::Party;
use doko_reference::list::{List, Next};
use doko_reference::options::{
    Bock, BockAppend, BockTrigger, ListGames, Options, PflichtsoloKind, Solo, Sonder,
};
use doko_reference::presets;
use doko_reference::random::Random;
use doko_reference::scoring::{Counts, Scored};
use doko_reference::sonder::Special;
use doko_reference::sound::is_sound;
use doko_reference::winning::Tally;

/// The options that lists read, directly or through what a game is worth, with values around
/// which something changes.
const VALUES: &[(&str, &[&str])] = &[
    (
        "list.games",
        &["open", "1", "4", "12", "24", "multiple_of_players"],
    ),
    (
        "list.redeal_after",
        &["", "pflichtsolo", "soloist_led", "pflichtsolo,soloist_led"],
    ),
    ("pflichtsolo", &["0", "1", "2", "3", "4"]),
    ("pflichtsolo.offer", &["off", "on"]),
    ("table.players", &["4", "5"]),
    ("pflichtsolo.stille", &["stays_open", "fulfils"]),
    ("list.points", &["0", "20", "200"]),
    ("list.solo_rounds", &["none", "called"]),
    ("bock.per", &["game", "trigger", "event"]),
    ("bock.max_open", &["0", "1", "3"]),
    ("bock.overflow", &["later", "lost"]),
    ("bock.in_solo", &["counts", "not_counts"]),
    ("bock.effect", &["factor", "factor_base", "plus"]),
    ("bock.plus", &["1", "2", "7"]),
    ("solo.lead", &["eldest", "pflicht_only", "always_soloist"]),
    (
        "solos",
        &[
            "karo,damen,buben,koenige",
            "karo,kreuz,pik,herz,damen,buben,fleischlos",
            "karo,herz,damen_buben,koenige_buben,koenige_damen,koehler",
        ],
    ),
    (
        "win.tie_120",
        &["only_kontra", "last_kontra", "kontra_always_120", "nobody"],
    ),
    ("win.strict_ansage", &["off", "on"]),
    (
        "score.ansage",
        &[
            "plus_two",
            "plus_two_once",
            "plus_one",
            "double_each",
            "double_once",
        ],
    ),
    ("score.gegen_die_alten", &["plain", "off", "doubled"]),
    ("score.solo_multiplier", &["3", "1", "2"]),
    ("score.counting", &["plus_minus", "plus", "minus"]),
    ("score.floor", &["negative", "zero"]),
    ("score.solo_opponents_multiplier", &["1", "2", "3"]),
    ("score.nobody_wins", &["points", "zero"]),
    ("score.failed_absage", &["winner_only", "mirror", "both"]),
    ("feigheit", &["0", "1", "3"]),
    ("feigheit.scope", &["normal", "solo", "both"]),
    ("feigheit.specials", &["turn", "stay"]),
    ("feigheit.effect", &["turned", "nobody", "penalty"]),
    ("feigheit.levels", &["none", "0,1,2,3", "1,1,5,5"]),
];

/// A rule set in which the options of lists may have any value that does not contradict the
/// others.
#[must_use]
pub fn options(seed: u64) -> Options {
    let mut random = Random::new(seed ^ 0x0115_7E57);
    let presets = [
        presets::ddv_tsr(),
        presets::dokoland_liga(),
        presets::palast(),
        presets::vln(),
    ];
    let mut options = random.pick(&presets).unwrap_or_else(presets::vln);
    let mut all = VALUES.to_vec();
    random.shuffle(&mut all);
    for (name, values) in all {
        if random.chance(70) {
            let value = random.pick(values).unwrap_or_default();
            let mut changed = options.clone();
            if changed.set(name, value).is_ok() && is_sound(&changed) {
                options = changed;
            }
        }
    }
    if random.chance(70) {
        let [color, picture] = [(); 2].map(|()| random.pick(&[0, 1, 2, 3, 4]).unwrap_or_default());
        // Two zeros are any kind.
        let kind = (color + picture > 0).then_some(PflichtsoloKind { color, picture });
        let before = std::mem::replace(&mut options.pflichtsolo_kind, kind);
        if !is_sound(&options) {
            options.pflichtsolo_kind = before;
        }
    }
    // Both go together only.
    let larger = [("6", "3"), ("7", "2,4"), ("7", "1,6"), ("8", "1,4,6")];
    if let Some((players, offsets)) = random.pick(&larger).filter(|_| random.chance(25)) {
        let before = options.clone();
        let both = [("table.players", players), ("table.offsets", offsets)];
        let set = both
            .into_iter()
            .all(|(name, value)| options.set(name, value).is_ok());
        if !set || !is_sound(&options) {
            options = before;
        }
    }
    options.bock = random.chance(70).then(|| bock(&mut random));
    options
}

/// Bock games after one thing, or after all that there is.
fn bock(random: &mut Random) -> Bock {
    let one = random.pick(BockTrigger::ALL).filter(|_| random.chance(60));
    // Both name a lost Ansage: only one of the two ways goes.
    let [re, kontra] = [BockTrigger::ReLost, BockTrigger::KontraLost];
    let left_out = [&[BockTrigger::ReOrKontraLost][..], &[re, kontra]];
    let left_out = random.pick(&left_out).unwrap_or_default();
    let most = BockTrigger::ALL.iter().filter(|it| !left_out.contains(it));
    let factors = [2, 3, 7, 10, 10, 16];
    let games = [None, Some(1), Some(2), Some(4), Some(12), Some(100)];
    Bock {
        triggers: one.map_or_else(|| most.copied().collect(), |it| vec![it]),
        factor: random.pick(&factors).unwrap_or(2),
        games: random.pick(&games).flatten(),
        append: random.pick(BockAppend::ALL).unwrap_or(BockAppend::Append),
    }
}

/// What a game was.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Played {
    /// Two against two.
    TwoAgainstTwo,
    /// An announced solo of this seat.
    Solo(usize, Solo),
    /// A stille Hochzeit or one without a partner, of this seat.
    Alone(usize),
}

/// Something that happens at a table.
#[derive(Clone, Debug)]
pub(super) enum Event {
    /// A game that came to this.
    Game {
        /// Who dealt, if not the place that had to.
        dealer: Option<usize>,
        played: Played,
        counts: Counts,
    },
    /// PEN-6: a solo that a grave offence of an opponent ended.
    Ended {
        seat: usize,
        solo: Solo,
        /// The penalty points by seat.
        points: [i32; 4],
    },
    /// A redeal for this reason, if one is named, dealt by this place if not by the one that had
    /// to.
    Redeal(Option<usize>, Option<&'static str>),
    /// `list.solo_rounds`: a round of soli is called.
    SoloRound,
    /// A wrong deal, of this place if not of the one that had to.
    WrongDeal(Option<usize>),
    /// Penalty points by place.
    Penalty(Vec<i32>),
    /// Points by place that a game should have given.
    Correction(Vec<i32>),
    /// LIST-7.
    TimeOver,
}

/// What happens next.
pub(super) fn event(random: &mut Random, list: &List, next: &Next) -> Event {
    let open_end = list.options.list_games == ListGames::Open;
    let dealer = wrong_dealer(random, list, next);
    match random.below(100) {
        0..5 => {
            let reasons = [
                None,
                Some("thrown"),
                Some("armut_refused"),
                Some("two_armuten"),
            ];
            Event::Redeal(dealer, random.pick(&reasons).flatten())
        }
        5..8 => Event::WrongDeal(dealer),
        8..12 => Event::Penalty(points(random, list)),
        12..15 => Event::Correction(points(random, list)),
        15 if !open_end && !list.time_over => Event::TimeOver,
        16..20 => match solo(random, &list.options, next) {
            Some((seat, solo)) => {
                let mut points = [0; 4];
                points[seat] = 15;
                points[(seat + 1) % 4] = -15;
                Event::Ended { seat, solo, points }
            }
            None => Event::Redeal(None, None),
        },
        20..22 if list.options.list_solo_rounds => Event::SoloRound,
        _ => {
            let played = played(random, list, next);
            Event::Game {
                dealer,
                played,
                counts: counts(random, &list.options, played),
            }
        }
    }
}

/// Now and then a place that did not have to deal; not where a solo is forced, which rests on
/// who sits where.
fn wrong_dealer(random: &mut Random, list: &List, next: &Next) -> Option<usize> {
    let may = next.vorfuehrung.is_none() && random.chance(6);
    may.then(|| random.below(list.totals.len()))
}

fn points(random: &mut Random, list: &List) -> Vec<i32> {
    let point = |random: &mut Random| i32::try_from(random.below(41)).unwrap_or_default() - 20;
    list.totals.iter().map(|_| point(random)).collect()
}

/// LIST-6: in a Vorführung the solo of who has to, or has taken it over; else any game. Now
/// and then nobody knows of the Vorführung.
fn played(random: &mut Random, list: &List, next: &Next) -> Played {
    let forgotten = !list.is_over() && random.chance(3);
    let is_forced = next.vorfuehrung.is_some() && !forgotten;
    let may_be_solo = is_forced || random.chance(25);
    let solo = may_be_solo.then(|| solo(random, &list.options, next));
    let solo = solo.flatten();
    match solo {
        Some((seat, solo)) => Played::Solo(seat, solo),
        None if random.chance(15) => Played::Alone(random.below(4)),
        None => Played::TwoAgainstTwo,
    }
}

/// A solo that somebody may play; `None` if the rule set has none.
fn solo(random: &mut Random, options: &Options, next: &Next) -> Option<(usize, Solo)> {
    let seat = match next.vorfuehrung {
        Some(forced) if options.pflichtsolo_offer && random.chance(50) => {
            (forced + 1 + random.below(3)) % 4
        }
        Some(forced) => forced,
        None => random.below(4),
    };
    let mut solos = options.solos.clone();
    if next.vorfuehrung == Some(seat) && !next.solo_round {
        solos.retain(|solo| next.open[seat].after(*solo).is_some());
    }
    Some((seat, random.pick(&solos)?))
}

/// What a game came to, often something that starts Bock games.
fn counts(random: &mut Random, options: &Options, played: Played) -> Counts {
    let all = hand_size(options);
    let (scored, re) = match played {
        Played::TwoAgainstTwo => {
            let first = random.below(4);
            (
                Scored::TwoAgainstTwo,
                vec![first, (first + 1 + random.below(3)) % 4],
            )
        }
        Played::Solo(seat, solo) => (Scored::Solo(solo), vec![seat]),
        Played::Alone(seat) => (Scored::Alone, vec![seat]),
    };
    let (augen, tricks) = match random.below(10) {
        0..3 => (120, all / 2),
        3 => (240, all),
        4 => (0, 0),
        5 => (121, all / 2),
        _ => {
            let augen = u32::try_from(1 + random.below(239)).unwrap_or_default();
            (augen, 1 + random.below(all - 1))
        }
    };
    let level = |random: &mut Random| match random.below(10) {
        0..5 => 0,
        5..8 => 1,
        _ => 2 + random.below(4),
    };
    let level = [level(random), level(random)];
    let mut ansagen = vec![Party::Re, Party::Kontra];
    random.shuffle(&mut ansagen);
    ansagen.retain(|party| level[party.index()] > 0);
    let herzstich = random.chance(20).then(|| Special {
        what: Sonder::Herzstich,
        party: random
            .pick(&[Party::Re, Party::Kontra])
            .unwrap_or(Party::Re),
        trick: None,
    });
    Counts {
        scored,
        re,
        armut: false,
        skipped: [const { Vec::new() }; 2],
        bock_plus: 0,
        result: Tally {
            augen: [augen, 240 - augen],
            tricks: [tricks, all - tricks],
            said: level.map(|it| it > 0),
            level,
            ansagen,
        },
        specials: herzstich.into_iter().collect(),
        bock: 1,
    }
}
