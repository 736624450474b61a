//! What golden games should show.

use doko_reference::contract::{Kind, Party};
use doko_reference::game::{Game, Hochzeit, Shortened};
use doko_reference::options::{Selector, Solo};
use doko_reference::random::Wish;
use doko_reference::scoring::Settlement;
use doko_reference::trumps::trumps;

/// Those with Farbsoli, a Fleischloser and the Erwiderung.
const TOURNAMENT: &[&str] = &[
    "ddv-tsr",
    "dokoland-liga",
    "palast",
    "palast-24",
    "palast-40",
];

/// Something that a game can show.
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    /// The rule sets that have it; all of them if none is named.
    pub(crate) only: &'static [&'static str],
    pub(crate) about: &'static str,
    pub(crate) wishes: &'static [Wish],
    pub(crate) talk: usize,
    pub(crate) seize: usize,
    pub(crate) shows: fn(&Game, &Settlement) -> bool,
}

/// All scenes but those of single soli and Sonderpunkte.
pub(crate) const SCENES: &[Scene] = &[
    Scene {
        name: "normalspiel",
        only: &[],
        about: "A Normalspiel with an Absage that is reached.",
        wishes: &[],
        talk: 30,
        seize: 3,
        shows: |game, it| {
            plain(game, Kind::Normalspiel)
                && it
                    .winner
                    .is_some_and(|party| game.level.get(party.index()) > Some(&1))
        },
    },
    Scene {
        name: "late-reply",
        only: TOURNAMENT,
        about: "Kontra is good only as an Erwiderung, and the answered Absage fails.",
        wishes: &[],
        talk: 10,
        seize: 80,
        shows: |game, it| {
            game.announced.iter().any(|it| it.late_reply)
                && it.winner == Some(Party::Kontra)
                && it.items.iter().any(|item| item.what == "gegen_die_alten")
        },
    },
    Scene {
        name: "both-fail",
        only: &[],
        about: "Both parties miss their Absagen, nobody wins.",
        wishes: &[],
        talk: 10,
        seize: 3,
        shows: |game, it| it.winner.is_none() && plain(game, Kind::Normalspiel),
    },
    Scene {
        name: "120-all-re-first",
        only: &[],
        about: "120 Augen each; Re was announced first, then Kontra.",
        wishes: &[],
        talk: 10,
        seize: 3,
        shows: |game, it| even(game, it, &[Party::Re, Party::Kontra]),
    },
    Scene {
        name: "120-all-kontra-first",
        only: &[],
        about: "120 Augen each; Kontra was announced first, then Re.",
        wishes: &[],
        talk: 10,
        seize: 3,
        shows: |game, it| even(game, it, &[Party::Kontra, Party::Re]),
    },
    Scene {
        name: "hochzeit-first-trick",
        only: &[],
        about: "A declared Hochzeit that the first trick clarifies.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        seize: 3,
        shows: |game, _| matches!(game.hochzeit(), Some(Hochzeit::Partner(_, 1))),
    },
    Scene {
        name: "armut-trumps-returned",
        only: &["vln"],
        about: "An Armut; the acceptor gives trumps back.",
        wishes: &[Wish::Armut],
        talk: 5,
        seize: 3,
        shows: |game, _| plain(game, Kind::Armut) && poor_trumps(game) >= 2,
    },
    Scene {
        name: "armut-fehl-returned",
        only: &["vln"],
        about: "An Armut; the acceptor gives back Fehl only, and the poor player has no trump.",
        wishes: &[Wish::Armut],
        talk: 5,
        seize: 3,
        shows: |game, _| plain(game, Kind::Armut) && poor_trumps(game) == 0,
    },
    Scene {
        name: "hochzeit-fehl-alone",
        only: &["vln"],
        about: "A Hochzeit that looks for a trick led with Fehl and finds nobody.",
        wishes: &[Wish::Hochzeit],
        talk: 5,
        seize: 3,
        shows: |game, _| {
            game.contract.selector == Some(Selector::Fehl)
                && matches!(game.hochzeit(), Some(Hochzeit::Alone(_)))
        },
    },
    Scene {
        name: "hochzeit-second-trick",
        only: &[],
        about: "A declared Hochzeit that the second trick clarifies; announcements afterwards.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        seize: 3,
        shows: |game, _| {
            matches!(game.hochzeit(), Some(Hochzeit::Partner(_, 2))) && said_late(game, 8)
        },
    },
    Scene {
        name: "hochzeit-third-trick",
        only: &[],
        about: "A declared Hochzeit that the third trick clarifies; announcements afterwards.",
        wishes: &[Wish::Hochzeit],
        talk: 30,
        seize: 3,
        shows: |game, _| {
            matches!(game.hochzeit(), Some(Hochzeit::Partner(_, 3))) && said_late(game, 12)
        },
    },
    Scene {
        name: "hochzeit-alone",
        only: &[],
        about: "A declared Hochzeit without a partner, scored like a solo.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        seize: 3,
        shows: |game, _| matches!(game.hochzeit(), Some(Hochzeit::Alone(_))),
    },
    Scene {
        name: "stille-hochzeit",
        only: &[],
        about: "A stille Hochzeit with an announcement.",
        wishes: &[Wish::StilleHochzeit],
        talk: 5,
        seize: 3,
        shows: |game, _| plain(game, Kind::StilleHochzeit) && !game.announced.is_empty(),
    },
    Scene {
        name: "solo-schwarz",
        only: &[],
        about: "A solo in which the opponents get no trick.",
        wishes: &[Wish::Strong, Wish::Solo],
        talk: 5,
        seize: 30,
        shows: |game, it| plain(game, Kind::Solo) && it.tricks[1] == 0,
    },
    Scene {
        name: "solo-claimed",
        only: &[],
        about: "The soloist claims all remaining tricks.",
        wishes: &[Wish::Solo],
        talk: 5,
        seize: 30,
        shows: |game, _| {
            game.contract.kind == Kind::Solo && game.shortened == Some(Shortened::Rest)
        },
    },
    Scene {
        name: "solo-given-up",
        only: &[],
        about: "The soloist gives up, and the opponents still announce.",
        wishes: &[Wish::Solo],
        talk: 30,
        seize: 30,
        shows: |game, _| {
            let at = game.cards_played();
            game.contract.kind == Kind::Solo
                && game.shortened == Some(Shortened::Surrender)
                && said_late(game, at)
                && at > 0
        },
    },
    Scene {
        name: "solo-fleischlos",
        only: TOURNAMENT,
        about: "A Fleischloser.",
        wishes: &[Wish::Solo],
        talk: 10,
        seize: 30,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.solo == Some(Solo::Fleischlos),
    },
    Scene {
        name: "solo-herz",
        only: TOURNAMENT,
        about: "A Farbsolo in hearts, where the tens are trump already.",
        wishes: &[Wish::Solo],
        talk: 10,
        seize: 30,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.solo == Some(Solo::Herz),
    },
    Scene {
        name: "solo-koenige",
        only: &["vln"],
        about: "A Königsolo.",
        wishes: &[Wish::Solo],
        talk: 10,
        seize: 30,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.solo == Some(Solo::Koenige),
    },
    Scene {
        name: "pflichtsolo",
        only: &["ddv-tsr", "palast-24"],
        about: "A voluntary Pflichtsolo, which its soloist leads.",
        wishes: &[Wish::Open, Wish::Solo],
        talk: 10,
        seize: 3,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.pflicht && game.contract.lead > 0,
    },
    Scene {
        name: "vorfuehrung",
        only: &["ddv-tsr", "palast-24"],
        about: "A Vorführung.",
        wishes: &[Wish::Vorfuehrung],
        talk: 10,
        seize: 3,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.vorgefuehrt,
    },
    Scene {
        name: "auction",
        only: &["vln"],
        about: "Several soli: the highest bid plays and is announced with it.",
        wishes: &[Wish::Auction],
        talk: 10,
        seize: 3,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.bid >= 2,
    },
    Scene {
        name: "armut",
        only: &["vln"],
        about: "An Armut that is accepted.",
        wishes: &[Wish::Armut],
        talk: 10,
        seize: 3,
        shows: |game, _| plain(game, Kind::Armut),
    },
    Scene {
        name: "armut-schweine",
        only: &["vln"],
        about: "An Armut after which Schweine are declared.",
        wishes: &[Wish::Armut, Wish::Schweine],
        talk: 5,
        seize: 3,
        shows: |game, _| plain(game, Kind::Armut) && !game.contract.schweine.is_empty(),
    },
    Scene {
        name: "re-schweine",
        only: &["vln"],
        about: "Schweine with Re in a Normalspiel.",
        wishes: &[Wish::Schweine],
        talk: 5,
        seize: 3,
        shows: |game, _| schweine(game, Party::Re),
    },
    Scene {
        name: "kontra-schweine",
        only: &["vln"],
        about: "Schweine with Kontra in a Normalspiel.",
        wishes: &[Wish::Schweine],
        talk: 5,
        seize: 3,
        shows: |game, _| schweine(game, Party::Kontra),
    },
    Scene {
        name: "hochzeit-fehl",
        only: &["vln"],
        about: "A Hochzeit whose partner is found by the first trick led with Fehl.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        seize: 3,
        shows: |game, _| found_by(game, Selector::Fehl),
    },
    Scene {
        name: "hochzeit-trumpf",
        only: &["vln"],
        about: "A Hochzeit whose partner is found by the first trick led with a trump.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        seize: 3,
        shows: |game, _| found_by(game, Selector::Trumpf),
    },
    Scene {
        name: "last-trick",
        only: &["vln"],
        about: "The last trick brings several points at once.",
        wishes: &[],
        talk: 5,
        seize: 3,
        shows: |game, it| {
            plain(game, Kind::Normalspiel) && has(it, "fuchs_caught_last") && has(it, "karlchen")
        },
    },
];

/// Played to the last card, in this contract.
pub(crate) fn plain(game: &Game, kind: Kind) -> bool {
    game.contract.kind == kind && game.shortened.is_none()
}

pub(crate) fn has(it: &Settlement, what: &str) -> bool {
    it.items.iter().any(|item| item.what == what)
}

fn said_late(game: &Game, from: usize) -> bool {
    game.announced
        .iter()
        .any(|said| said.at >= from && !said.forced)
}

fn even(game: &Game, it: &Settlement, order: &[Party]) -> bool {
    let said: Vec<Party> = game
        .ansagen
        .iter()
        .filter_map(|seat| game.party(*seat))
        .collect();
    plain(game, Kind::Normalspiel)
        && it.augen == [120, 120]
        && said == order
        && game.level == [1, 1]
}

fn schweine(game: &Game, party: Party) -> bool {
    let holder = game.contract.schweine.first().map(|pair| pair.seat);
    plain(game, Kind::Normalspiel) && holder.and_then(|seat| game.party(seat)) == Some(party)
}

/// The trumps of the poor player when play began.
fn poor_trumps(game: &Game) -> usize {
    let poor = game.contract.exchanges.first().map(|it| it.poor);
    let hand = poor.and_then(|seat| game.start.get(seat));
    let trumps = trumps(&game.options, None);
    hand.map_or(0, |hand| {
        hand.iter().filter(|card| trumps.contains(card)).count()
    })
}

fn found_by(game: &Game, selector: Selector) -> bool {
    game.contract.selector == Some(selector)
        && matches!(game.hochzeit(), Some(Hochzeit::Partner(_, 2..)))
}
