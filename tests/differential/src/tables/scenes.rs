//! Games in which everything can be announced at every moment: for each kind of contract
//! a few, and all that may stand of both parties from its first moment on.

use std::collections::BTreeSet;

use doko_reference::announce::WORDS;
use doko_reference::cards::hand_size;
use doko_reference::contract::{Kind, Party};
use doko_reference::game::{Game, Hochzeit};
use doko_reference::options::{ArmutMode, Options, SoloLead};
use doko_reference::random::{Bias, Wish, random_game};
use doko_reference::record::Record;

use super::watched::{At, Watched};

/// How a contract moves the limits, if it does.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Scene {
    /// Two against two from the first card on.
    Normalspiel,
    /// STILL-2.
    StilleHochzeit,
    /// An announced solo.
    Solo,
    /// ARM-11.
    Armut,
    /// ANN-13: a Hochzeit with a partner, by the number of its Klärungsstich.
    Hochzeit(usize),
    /// WED-8: a Hochzeit without one.
    Alone,
}

impl Scene {
    /// All that a rule set has.
    pub(super) fn all(options: &Options) -> Vec<Scene> {
        let all = [
            Scene::Normalspiel,
            Scene::StilleHochzeit,
            Scene::Solo,
            Scene::Armut,
        ];
        let has = |scene: &Scene| *scene != Scene::Armut || options.armut == ArmutMode::Exchange;
        let limit = options.hochzeit_limit as usize;
        let clarified = (1..=limit).map(Scene::Hochzeit);
        let all = all.into_iter().filter(has).chain(clarified);
        all.chain([Scene::Alone]).collect()
    }

    /// Its name in a table.
    pub(super) fn text(self) -> String {
        match self {
            Scene::Normalspiel => "Normalspiel".to_owned(),
            Scene::StilleHochzeit => "stille Hochzeit".to_owned(),
            Scene::Solo => "solo".to_owned(),
            Scene::Armut => "Armut".to_owned(),
            Scene::Hochzeit(trick) => format!("Hochzeit, Klärungsstich {trick}"),
            Scene::Alone => "Hochzeit without a partner".to_owned(),
        }
    }

    fn of(game: &Game) -> Option<Scene> {
        match (game.contract.kind, game.hochzeit()) {
            (Kind::Normalspiel, _) => Some(Scene::Normalspiel),
            (Kind::StilleHochzeit, _) => Some(Scene::StilleHochzeit),
            (Kind::Solo, _) => Some(Scene::Solo),
            (Kind::Armut, _) => Some(Scene::Armut),
            (Kind::Hochzeit, Some(Hochzeit::Partner(_, trick))) => Some(Scene::Hochzeit(trick)),
            (Kind::Hochzeit, Some(Hochzeit::Alone(_))) => Some(Scene::Alone),
            (Kind::Hochzeit, _) => None,
        }
    }

    fn wishes(self) -> Vec<Wish> {
        match self {
            Scene::Normalspiel => Vec::new(),
            Scene::StilleHochzeit => vec![Wish::StilleHochzeit],
            Scene::Solo => vec![Wish::Solo],
            Scene::Armut => vec![Wish::Armut],
            Scene::Hochzeit(_) => vec![Wish::Hochzeit],
            // A strong hand wins the first Stiche.
            Scene::Alone => vec![Wish::Hochzeit, Wish::Strong],
        }
    }

    /// The complete Stiche before the first announcement.
    pub(super) fn begins_after(self, options: &Options) -> usize {
        match self {
            Scene::Normalspiel | Scene::StilleHochzeit | Scene::Solo | Scene::Armut => 0,
            Scene::Hochzeit(trick) => trick,
            Scene::Alone => options.hochzeit_limit as usize,
        }
    }
}

/// A word between two cards: the cards on the table before it, the seat, the word.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Spoken {
    pub(super) at: usize,
    pub(super) seat: usize,
    pub(super) word: &'static str,
}

// More than enough; a moment that no game has would be missed otherwise.
const GAMES: u64 = 20_000;

/// A game, and all that may be announced in it from its first moment on.
#[derive(Clone, Debug)]
pub(super) struct Script {
    pub(super) record: Record,
    pub(super) histories: Vec<Vec<Spoken>>,
}

/// The games of a scene that are to be watched.
///
/// # Errors
///
/// If there are too few.
pub(super) fn scripts(options: &Options, scene: Scene) -> Result<Vec<Script>, String> {
    let games = games(options, scene)?.into_iter();
    let scripts = games.map(|record| {
        let histories = histories(options, scene, &record)?;
        Ok(Script { record, histories })
    });
    scripts.collect()
}

/// Games of a scene in which each party is at every moment: with every number of cards in
/// hand, before and after the others have begun the Stich.
fn games(options: &Options, scene: Scene) -> Result<Vec<Record>, String> {
    let all = hand_size(options);
    let most = all - scene.begins_after(options);
    let moments = |party: Party| {
        (0..=most)
            .flat_map(|hand| [false, true].map(|begun| At::new(hand, begun)))
            .filter(|at| at.hand > 0 || !at.begun)
            .map(move |at| (party.index(), at))
    };
    let parties = [Party::Re, Party::Kontra].into_iter();
    let mut missing: BTreeSet<(usize, At)> = parties.flat_map(moments).collect();
    // Re leads if it alone has won all Stiche so far, or has the lead by its solo (LEAD-2).
    let leads = match scene {
        Scene::Alone => true,
        Scene::Solo => options.solo_lead == SoloLead::AlwaysSoloist,
        Scene::Normalspiel | Scene::StilleHochzeit | Scene::Armut | Scene::Hochzeit(_) => false,
    };
    if leads {
        missing.remove(&(Party::Re.index(), At::new(most, true)));
    }
    let bias = Bias {
        wishes: scene.wishes(),
        talk: 0,
        seize: 0,
    };
    let mut found = Vec::new();
    for seed in 0..GAMES {
        if missing.is_empty() {
            return Ok(found);
        }
        let (record, played) = random_game(options, seed, &bias);
        let Some(game) = played.game else {
            continue;
        };
        let is_whole = game.completed() == all && record.extras.is_empty();
        if !is_whole || !game.announced.is_empty() || Scene::of(&game) != Some(scene) {
            continue;
        }
        let shown = moments_of(options, &record)?;
        let before = missing.len();
        missing.retain(|moment| !shown.contains(moment));
        if missing.len() < before {
            found.push(record);
        }
    }
    Err(format!("no {} has {missing:?}", scene.text()))
}

fn moments_of(options: &Options, record: &Record) -> Result<BTreeSet<(usize, At)>, String> {
    let mut shown = BTreeSet::new();
    replay(options, record, |game| {
        for seat in 0..4 {
            if let Some(party) = game.party(seat) {
                shown.insert((party.index(), game.at(seat)));
            }
        }
        Ok(())
    })?;
    Ok(shown)
}

/// The game by the book before its first card.
pub(super) fn opened(options: &Options, record: &Record) -> Result<Game, String> {
    let opening = Record {
        plays: Vec::new(),
        extras: Vec::new(),
        ..record.clone()
    };
    let played = opening.replay(options, 0).map_err(|it| format!("{it:?}"))?;
    played.game.ok_or_else(|| "no contract".to_owned())
}

/// Looks at the game by the book before every card and after the last one.
fn replay(
    options: &Options,
    record: &Record,
    mut look: impl FnMut(&mut Game) -> Result<(), String>,
) -> Result<(), String> {
    let mut game = opened(options, record)?;
    look(&mut game)?;
    for card in &record.plays {
        game.lay(card)?;
        look(&mut game)?;
    }
    Ok(())
}

/// All that may stand: both parties announce at once up to any level, or one does and the
/// other replies when that is already too late for an Ansage.
fn histories(options: &Options, scene: Scene, record: &Record) -> Result<Vec<Vec<Spoken>>, String> {
    let begin = 4 * scene.begins_after(options);
    let mut whole = opened(options, record)?;
    for card in &record.plays {
        whole.lay(card)?;
    }
    let first = |party: Party| (0..4).find(|seat| whole.party(*seat) == Some(party));
    let (re, kontra) = first(Party::Re)
        .zip(first(Party::Kontra))
        .ok_or("a party without a seat")?;
    let mut all = Vec::new();
    for of_re in 0..=5 {
        for of_kontra in 0..=5 {
            let mut spoken = ladder(begin, re, Party::Re, of_re);
            spoken.extend(ladder(begin, kontra, Party::Kontra, of_kontra));
            all.push(spoken);
        }
    }
    for (party, seat) in [(Party::Re, re), (Party::Kontra, kontra)] {
        for level in 1..=5 {
            let mut spoken = ladder(begin, seat, party, level);
            if let Some(reply) = late_reply(options, record, &spoken, party.other())? {
                spoken.push(reply);
                all.push(spoken);
            }
        }
    }
    Ok(all)
}

/// A party announces up to a level.
fn ladder(at: usize, seat: usize, party: Party, level: usize) -> Vec<Spoken> {
    let absagen = WORDS.into_iter().skip(2).take(level.saturating_sub(1));
    let words = [party.text()].into_iter().take(level).chain(absagen);
    words.map(|word| Spoken { at, seat, word }).collect()
}

/// The first moment at which this party can answer with its Ansage only because the other
/// one has announced something.
fn late_reply(
    options: &Options,
    record: &Record,
    spoken: &[Spoken],
    party: Party,
) -> Result<Option<Spoken>, String> {
    let mut found = None;
    replay(options, record, |game| {
        let at = game.cards_played();
        for it in spoken.iter().filter(|it| it.at == at) {
            game.announce(it.seat, it.word)?;
        }
        for seat in (0..4).filter(|seat| game.party(*seat) == Some(party)) {
            let word = party.text();
            let allowed = game.check_announcement(seat, word);
            if found.is_none() && allowed.is_ok_and(|it| it.as_reply) {
                found = Some(Spoken { at, seat, word });
            }
        }
        Ok(())
    })?;
    Ok(found)
}
