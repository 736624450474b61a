//! [`Told`]: what the rules tell everybody although the record does not say it: announcements
//! that they enter, such as that of Schweine, for which party an Absage is made, and which
//! Schweine count after an exchange.

use doko_engine::{
    Action, Announced, Announcement, AnnouncementMode, BySeat, Contract, DeclaredPair, Extra,
    ExtraWord, List, Outcome, Party, Position, Rank, Record, Replay, SchweineMode, Seat, Section,
    Step,
};

// Fills the unused places of a list.
const NO_PAIR: DeclaredPair = DeclaredPair {
    seat: Seat::First,
    rank: Rank::Ace,
};

/// Of how many Absagen it is told for which party they were made: more than a game can have.
const MOST_NAMED: usize = 16;

/// What the rules have told everybody of the first actions of a record.
#[derive(Clone, Copy, Debug, Default)]
pub struct Told {
    // How many words stand before the first card: with which of them an announcement came tells
    // nothing, and nothing is told before all are said.
    words: usize,
    // Of how many actions it is told; what comes later is not known.
    actions: usize,
    // The first announcement of each seat that the rules entered.
    entered: BySeat<Option<Entered>>,
    // The Schweine that count once all words are said, if a contract stands.
    pairs: Option<List<DeclaredPair, 4>>,
    // The Schweine that stand without a word, once play has begun.
    automatic: Option<List<DeclaredPair, 4>>,
    // For which party each Absage was made, by its place among the extras.
    named: Option<List<(usize, Party), MOST_NAMED>>,
}

/// An announcement that the rules entered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Entered {
    /// After how many actions.
    at: usize,
    announcement: Announcement,
    party: Party,
}

impl Told {
    /// What everybody is told of a game with all hands, up to a claim or to a word or a
    /// declaration that is refused: what follows does not follow from these hands.
    pub fn of(mut replay: Replay<'_, '_>, record: &Record<'_>) -> Told {
        let mut told = Told::before(record);
        told.note_begin(replay.position());
        while let Some(step) = replay.step()
            && !matches!(step.action, Action::Extra(_, ExtraWord::Claim(_)))
            && (step.outcome.is_ok() || !is_declared(step.action) && replay.overlook(&step))
        {
            told.note(replay.position());
            told.note_party(record, replay.position(), &step);
        }
        told
    }

    /// Nothing yet of this record.
    pub(crate) fn before(record: &Record<'_>) -> Told {
        Told {
            words: record.said.len(),
            ..Told::default()
        }
    }

    /// Says of the Absagen among the extras for which party they were made, where nothing says
    /// it.
    pub fn name_parties(&self, extras: &mut [Extra]) {
        for &(place, party) in self.named.iter().flat_map(|it| it.iter()) {
            if let Some(absage) = extras.get_mut(place) {
                absage.party = absage.party.or(Some(party));
            }
        }
    }

    /// Takes in the Schweine that stand without a word, if play begins at this `position`.
    pub(crate) fn note_begin(&mut self, position: &Position<'_>) {
        let begins = self.automatic.is_none() && self.actions >= self.words;
        if let Some(game) = position.game().filter(|_| begins) {
            let schweine = &position.rules().schweine;
            let is_automatic =
                |pair: &&DeclaredPair| schweine.mode_of(pair.rank) == SchweineMode::Automatic;
            let mut automatic = List::new(NO_PAIR);
            for &pair in game.schweine().iter().filter(is_automatic) {
                automatic.push(pair);
            }
            self.automatic = Some(automatic);
        }
    }

    /// The Schweine that stand without a word after so many words, if that was told.
    pub(crate) fn automatic(&self, words: usize) -> Option<&[DeclaredPair]> {
        let told = self.automatic.as_ref().filter(|_| self.words == words);
        told.map(List::as_slice)
    }

    /// Takes in one action more, with which the game has come to `position`.
    pub(crate) fn note(&mut self, position: &Position<'_>) {
        self.actions += 1;
        self.note_begin(position);
        let announced = position.game().map(|it| it.announced()).unwrap_or_default();
        let is_entered = |it: &&Announced| it.mode == AnnouncementMode::Forced;
        for made in announced.iter().filter(is_entered) {
            let entered = self.entered.get_mut(made.seat);
            entered.get_or_insert(Entered {
                at: self.actions,
                announcement: made.announcement,
                party: made.party,
            });
        }
        if self.actions == self.words {
            self.pairs = match position.round().outcome(position.rules()) {
                Some(Outcome::Contract(settled)) => Some(settled.schweine),
                Some(Outcome::Redeal(_)) | None => None,
            };
        }
    }

    /// For which party an Absage was made with which the game has come to `position`. Whoever
    /// has said Re or Kontra names none; and where more than the ♣Q makes the parties, all are
    /// known.
    fn note_party(&mut self, record: &Record<'_>, position: &Position<'_>, step: &Step) {
        let (Section::Extras, Action::Extra(seat, word)) = (step.section, step.action) else {
            return;
        };
        let Some(game) = position.game().filter(|_| is_absage(word)) else {
            return;
        };
        let is_ansage = |word| matches!(word, ExtraWord::Announcement(Announcement::Ansage(_)));
        let mut before = record.extras.iter().take(step.index);
        let is_open = match game.contract() {
            Contract::Normalspiel | Contract::StilleHochzeit { .. } => game.genscher().is_none(),
            Contract::Hochzeit { .. } | Contract::Armut { .. } | Contract::Solo { .. } => false,
        };
        if is_open
            && !before.any(|it| it.seat == seat && is_ansage(it.word))
            && let Some(party) = game.parties().of(seat)
        {
            let named = self.named.get_or_insert(List::new((0, Party::Re)));
            named.push((step.index, party));
        }
    }

    /// Whether a game of which `here` is told can be the one of which this is told, as far as
    /// both go; which Schweine count is asked only after an exchange of hidden cards.
    pub(crate) fn allows(&self, here: &Told, is_hidden: bool) -> bool {
        let automatic = self.automatic(here.words).zip(here.automatic(here.words));
        if automatic.is_some_and(|(told, here)| told != here) {
            return false;
        }
        let actions = self.actions.min(here.actions);
        if self.actions == 0 || actions < self.words {
            return true;
        }
        let words = self.words.max(here.words);
        let entered = |told: &Told, seat| {
            let entered = told.entered.get(seat).filter(|it| it.at <= actions);
            entered.map(|it| Entered {
                at: it.at.max(words),
                ..it
            })
        };
        let is_same = |seat| entered(self, seat) == entered(here, seat);
        let counts = |told: &Told| told.pairs.map(|it| it.len());
        let pairs = self.pairs.zip(here.pairs);
        let is_open = !is_hidden || pairs.is_none() || self.words != here.words;
        Seat::ALL.into_iter().all(is_same) && (is_open || counts(self) == counts(here))
    }
}

const fn is_absage(word: ExtraWord) -> bool {
    matches!(word, ExtraWord::Announcement(Announcement::Absage(_)))
}

/// Whether what follows depends on whether this is right.
const fn is_declared(action: Action) -> bool {
    match action {
        Action::Say(..) | Action::Extra(_, ExtraWord::Schweine(_) | ExtraWord::Genscher(_)) => true,
        Action::Extra(_, ExtraWord::Announcement(_) | ExtraWord::Claim(_)) | Action::Play(..) => {
            false
        }
    }
}
