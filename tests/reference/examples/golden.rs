//! Looks for golden games: `cargo run --release -p doko-reference --example golden <folder>`.
//!
//! For each rule set and each scene the first game that shows it is written to the folder, as
//! `<rule set>-<scene>.json` with its `.expected.json`. Equal sources give equal games.

use std::fs;
use std::path::PathBuf;

use doko_reference::contract::{Kind, Party};
use doko_reference::game::{Game, Hochzeit, Shortened};
use doko_reference::golden::{expected_json, record_json};
use doko_reference::options::{Selector, Solo};
use doko_reference::presets::preset;
use doko_reference::random::{Bias, Wish, random_game};
use doko_reference::record::Played;
use doko_reference::scoring::Settlement;

/// The games looked at for one scene, and for one that is rare.
const GAMES: u64 = 4_000;
const MANY_GAMES: u64 = 60_000;

const RULE_SETS: [(&str, &str); 4] = [
    ("ddv-tsr", "2026-02-21"),
    ("dokoland-liga", "2011"),
    ("palast", "1"),
    ("vln", "1"),
];

struct Scene {
    name: &'static str,
    about: &'static str,
    wishes: &'static [Wish],
    talk: usize,
    shows: fn(&Game, &Settlement) -> bool,
}

const SCENES: &[Scene] = &[
    Scene {
        name: "normalspiel",
        about: "Normalspiel with a Fuchs and an Absage that is reached.",
        wishes: &[Wish::Strong],
        talk: 10,
        shows: |game, it| {
            plain(game, Kind::Normalspiel)
                && it
                    .winner
                    .is_some_and(|party| game.level.get(party.index()) > Some(&1))
                && has(it, "fuchs")
        },
    },
    Scene {
        name: "late-reply",
        about: "Kontra is good only as an Erwiderung, and the answered Absage fails.",
        wishes: &[],
        talk: 10,
        shows: |game, it| {
            game.announced.iter().any(|it| it.late_reply)
                && it.winner == Some(Party::Kontra)
                && it.items.iter().any(|item| item.what == "gegen_die_alten")
        },
    },
    Scene {
        name: "both-fail",
        about: "Both parties miss their Absagen, nobody wins.",
        wishes: &[],
        talk: 10,
        shows: |game, it| it.winner.is_none() && plain(game, Kind::Normalspiel),
    },
    Scene {
        name: "120-all-re-first",
        about: "120 Augen each; Re was announced first, then Kontra.",
        wishes: &[],
        talk: 10,
        shows: |game, it| even(game, it, &[Party::Re, Party::Kontra]),
    },
    Scene {
        name: "120-all-kontra-first",
        about: "120 Augen each; Kontra was announced first, then Re.",
        wishes: &[],
        talk: 10,
        shows: |game, it| even(game, it, &[Party::Kontra, Party::Re]),
    },
    Scene {
        name: "hochzeit-second-trick",
        about: "A declared Hochzeit that the second trick clarifies; announcements afterwards.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        shows: |game, _| {
            matches!(game.hochzeit(), Some(Hochzeit::Partner(_, 2))) && said_late(game, 8)
        },
    },
    Scene {
        name: "hochzeit-third-trick",
        about: "A declared Hochzeit that the third trick clarifies; announcements afterwards.",
        wishes: &[Wish::Hochzeit],
        talk: 30,
        shows: |game, _| {
            matches!(game.hochzeit(), Some(Hochzeit::Partner(_, 3))) && said_late(game, 12)
        },
    },
    Scene {
        name: "hochzeit-alone",
        about: "A declared Hochzeit without a partner, scored like a solo.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        shows: |game, _| matches!(game.hochzeit(), Some(Hochzeit::Alone(_))),
    },
    Scene {
        name: "stille-hochzeit",
        about: "A stille Hochzeit with an announcement.",
        wishes: &[Wish::StilleHochzeit],
        talk: 5,
        shows: |game, _| plain(game, Kind::StilleHochzeit) && !game.announced.is_empty(),
    },
    Scene {
        name: "solo-schwarz",
        about: "A solo in which the opponents get no trick.",
        wishes: &[Wish::Strong, Wish::Solo],
        talk: 5,
        shows: |game, it| plain(game, Kind::Solo) && it.tricks[1] == 0,
    },
    Scene {
        name: "solo-claimed",
        about: "The Solist claims all remaining tricks.",
        wishes: &[Wish::Solo],
        talk: 5,
        shows: |game, _| {
            game.contract.kind == Kind::Solo && game.shortened == Some(Shortened::Rest)
        },
    },
    Scene {
        name: "solo-given-up",
        about: "The Solist gives up, and the opponents still announce.",
        wishes: &[Wish::Solo],
        talk: 30,
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
        about: "A Fleischloser.",
        wishes: &[Wish::Solo],
        talk: 10,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.solo == Some(Solo::Fleischlos),
    },
    Scene {
        name: "solo-herz",
        about: "A Farbsolo in hearts, where the tens are trump already.",
        wishes: &[Wish::Solo],
        talk: 10,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.solo == Some(Solo::Herz),
    },
    Scene {
        name: "solo-koenige",
        about: "A Königsolo.",
        wishes: &[Wish::Solo],
        talk: 10,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.solo == Some(Solo::Koenige),
    },
    Scene {
        name: "pflichtsolo",
        about: "A voluntary Pflichtsolo, which its Solist leads.",
        wishes: &[Wish::Open, Wish::Solo],
        talk: 10,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.pflicht && game.contract.lead > 0,
    },
    Scene {
        name: "vorfuehrung",
        about: "A Vorführung.",
        wishes: &[Wish::Vorfuehrung],
        talk: 10,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.vorgefuehrt,
    },
    Scene {
        name: "auction",
        about: "Several soli: the highest bid plays and is announced with it.",
        wishes: &[Wish::Auction],
        talk: 10,
        shows: |game, _| plain(game, Kind::Solo) && game.contract.bid >= 2,
    },
    Scene {
        name: "armut",
        about: "An Armut that is accepted.",
        wishes: &[Wish::Armut],
        talk: 10,
        shows: |game, _| plain(game, Kind::Armut),
    },
    Scene {
        name: "armut-schweine",
        about: "An Armut after which Schweine are declared.",
        wishes: &[Wish::Armut, Wish::Schweine],
        talk: 5,
        shows: |game, _| plain(game, Kind::Armut) && !game.contract.schweine.is_empty(),
    },
    Scene {
        name: "re-schweine",
        about: "Schweine with Re in a Normalspiel.",
        wishes: &[Wish::Schweine],
        talk: 5,
        shows: |game, _| schweine(game, Party::Re),
    },
    Scene {
        name: "kontra-schweine",
        about: "Schweine with Kontra in a Normalspiel.",
        wishes: &[Wish::Schweine],
        talk: 5,
        shows: |game, _| schweine(game, Party::Kontra),
    },
    Scene {
        name: "hochzeit-fehl",
        about: "A Hochzeit whose partner is found by the first trick led with Fehl.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        shows: |game, _| found_by(game, Selector::Fehl),
    },
    Scene {
        name: "hochzeit-trumpf",
        about: "A Hochzeit whose partner is found by the first trick led with a trump.",
        wishes: &[Wish::Hochzeit],
        talk: 10,
        shows: |game, _| found_by(game, Selector::Trumpf),
    },
    Scene {
        name: "last-trick",
        about: "The last trick brings several points at once.",
        wishes: &[],
        talk: 5,
        shows: |game, it| {
            plain(game, Kind::Normalspiel) && has(it, "fuchs_caught_last") && has(it, "karlchen")
        },
    },
];

/// Played to the last card, in this contract.
fn plain(game: &Game, kind: Kind) -> bool {
    game.contract.kind == kind && game.shortened.is_none()
}

fn has(it: &Settlement, what: &str) -> bool {
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

fn found_by(game: &Game, selector: Selector) -> bool {
    game.contract.selector == Some(selector)
        && matches!(game.hochzeit(), Some(Hochzeit::Partner(_, 2..)))
}

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    for (rule_set, edition) in RULE_SETS {
        let Some(mut options) = preset(rule_set) else {
            continue;
        };
        let own = options.pflichtsolo;
        for scene in SCENES {
            // The mode with 24 games has Pflichtsoli.
            let adds = rule_set == "palast" && ["pflichtsolo", "vorfuehrung"].contains(&scene.name);
            options.pflichtsolo = if adds { 1 } else { own };
            let overrides = if adds {
                ", \"overrides\": {\"pflichtsolo\": 1}"
            } else {
                ""
            };
            let bias = Bias {
                wishes: scene.wishes.to_vec(),
                talk: scene.talk,
                seize: if scene.name.starts_with("solo-") {
                    30
                } else {
                    80
                },
            };
            let is_rare = scene.name.starts_with("120-all");
            let games = if is_rare { MANY_GAMES } else { GAMES };
            let found = (0..games).find_map(|seed| {
                let (record, played) = random_game(&options, seed, &bias);
                let shown = shown(scene, &played);
                shown.then_some((seed, record, played))
            });
            let Some((seed, record, played)) = found else {
                println!("{rule_set}: nothing shows {}", scene.name);
                continue;
            };
            let source = format!("played at random with seed {seed}, by the reference model");
            let name = format!("{rule_set}-{}", scene.name);
            let named =
                format!("{{\"name\": \"{rule_set}\", \"edition\": \"{edition}\"{overrides}}}");
            let json = record_json(&named, &record);
            fs::write(folder.join(format!("{name}.json")), json)?;
            let expected = expected_json(scene.about, &source, &played).unwrap_or_default();
            fs::write(folder.join(format!("{name}.expected.json")), expected)?;
        }
    }
    Ok(())
}

fn shown(scene: &Scene, played: &Played) -> bool {
    match (&played.game, &played.settlement) {
        (Some(game), Some(it)) => game.genscher.is_none() && (scene.shows)(game, it),
        _ => false,
    }
}
