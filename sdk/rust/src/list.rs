//! [`ScoreSession`]: a list of games, entry by entry.

use doko_proto::v1;
use doko_proto::v1::session_entry::Entry;
use doko_proto::v1::session_game::Game;

use crate::answer::{ListAnswer, RedealReason, Settlement, SoloDuty};
use crate::call::{Askable, Call};
use crate::counts::Counts;
use crate::named::{Numbered as _, number_or_zero};
use crate::offence::Offence;
use crate::options::{Language, Options};
use crate::read::{FromMessage as _, Malformed};
use crate::record::{Record, RuleSet};
use crate::words::Place;

/// One game of a list: as a record, as counts, or settled before.
#[derive(Clone, Debug, PartialEq)]
pub struct ListGame(v1::SessionGame);

impl ListGame {
    /// A game that the service settles. Its hands need not be known.
    pub fn record(record: &Record) -> ListGame {
        ListGame::of(Game::Record(record.to_message()))
    }

    /// A game of which only these counts are known.
    pub fn counts(counts: &Counts) -> ListGame {
        ListGame::of(Game::Counts(counts.to_message()))
    }

    /// A game that was settled before. Its points are taken as they are. It needs its
    /// contract, which a settlement of counts has not.
    pub fn settled(settlement: &Settlement) -> ListGame {
        ListGame::of(Game::Settlement(settlement.to_message()))
    }

    /// The place that dealt; without it the one that had to.
    #[must_use]
    pub fn dealer(mut self, place: Place) -> ListGame {
        self.0.dealer = place.number();
        self
    }

    /// Whether a solo given as counts was a duty.
    #[must_use]
    pub fn duty(mut self, duty: SoloDuty) -> ListGame {
        self.0.duty = duty.number();
        self
    }

    /// The places of seats 1 to 4, where each game names them.
    #[must_use]
    pub fn places(mut self, places: [Place; 4]) -> ListGame {
        self.0.places = places.map(|it| it.number()).to_vec();
        self
    }

    fn of(game: Game) -> ListGame {
        ListGame(v1::SessionGame {
            game: Some(game),
            ..v1::SessionGame::default()
        })
    }
}

/// How does a list of games stand, and what does the next game inherit?
///
/// ```
/// use doko_sdk::{CountedGame, Counts, ListGame, Place, ScoreSession, Seat};
///
/// let won = Counts::new("ddv-tsr", CountedGame::TwoAgainstTwo, [Seat::S1, Seat::S2])
///     .re_augen(130)
///     .tricks(7, 5);
/// let list = ScoreSession::new("ddv-tsr")
///     .game(ListGame::counts(&won))
///     .redeal(None)
///     .game(ListGame::counts(&won).dealer(Place::P2))
///     .penalty([-3, 1, 1, 1], "revoke");
/// assert_eq!(list.entries(), 4);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSession {
    rule_set: RuleSet,
    players: Option<u32>,
    entries: Vec<Entry>,
    language: Option<Language>,
}

impl ScoreSession {
    /// A list by these rules in which nothing has happened yet.
    pub fn new(rule_set: impl Into<RuleSet>) -> ScoreSession {
        ScoreSession {
            rule_set: rule_set.into(),
            players: None,
            entries: Vec::new(),
            language: None,
        }
    }

    /// So many players, 4 to 8, in place of as many as the rule set says.
    #[must_use]
    pub fn players(mut self, players: u32) -> ScoreSession {
        self.players = Some(players);
        self
    }

    /// Texts in this language in place of the client's.
    #[must_use]
    pub fn language(mut self, language: Language) -> ScoreSession {
        self.language = Some(language);
        self
    }

    /// How many entries there are. The next one has this index.
    pub fn entries(&self) -> usize {
        self.entries.len()
    }

    /// A game was played.
    #[must_use]
    pub fn game(self, game: ListGame) -> ScoreSession {
        self.entry(Entry::Game(game.0))
    }

    /// The cards were dealt again; a wrong deal has no reason of its own.
    #[must_use]
    pub fn redeal(self, reason: impl Into<Option<RedealReason>>) -> ScoreSession {
        self.dealt_again(None, reason.into())
    }

    /// The same, with who dealt: who did deals again, but after a wrong deal who has to.
    #[must_use]
    pub fn redeal_by(self, dealer: Place, reason: impl Into<Option<RedealReason>>) -> ScoreSession {
        self.dealt_again(Some(dealer), reason.into())
    }

    fn dealt_again(self, dealer: Option<Place>, reason: Option<RedealReason>) -> ScoreSession {
        self.entry(Entry::Redeal(v1::SessionRedeal {
            dealer: number_or_zero(dealer),
            reason: number_or_zero(reason),
        }))
    }

    /// The players call a round of soli.
    #[must_use]
    pub fn solo_round(self) -> ScoreSession {
        self.entry(Entry::SoloRound(v1::SessionSoloRound {}))
    }

    /// An offence ended a game. The record goes up to it, and a referee has judged it
    /// to be grave. Hands that are not known are refused as missing if it depends on
    /// them what the offence leads to.
    #[must_use]
    pub fn broken_off(self, record: &Record, offence: Offence) -> ScoreSession {
        self.entry(Entry::BrokenOff(v1::SessionBrokenOff {
            record: Some(record.to_message()),
            offence: Some(offence.to_message()),
        }))
    }

    /// Penalty points besides a game, by place, and a note for people.
    #[must_use]
    pub fn penalty(
        self,
        points: impl IntoIterator<Item = i32>,
        note: impl Into<String>,
    ) -> ScoreSession {
        self.entry(Entry::Penalty(v1::SessionPenalty {
            points: points.into_iter().collect(),
            note: note.into(),
        }))
    }

    /// A correction of the entry with this index: what is added, by place, and a note
    /// for people.
    #[must_use]
    pub fn correction(
        self,
        entry: u32,
        points: impl IntoIterator<Item = i32>,
        note: impl Into<String>,
    ) -> ScoreSession {
        self.entry(Entry::Correction(v1::SessionCorrection {
            entry: Some(entry),
            points: points.into_iter().collect(),
            note: note.into(),
        }))
    }

    /// The time is over: from now on only open Pflichtsoli are played.
    #[must_use]
    pub fn time_over(self) -> ScoreSession {
        self.entry(Entry::TimeOver(v1::SessionTimeOver {}))
    }

    fn entry(mut self, entry: Entry) -> ScoreSession {
        self.entries.push(entry);
        self
    }
}

impl Call for ScoreSession {
    type Request = v1::ScoreSessionRequest;
    type Read = ListAnswer;

    fn into_request(self, defaults: &Options) -> v1::ScoreSessionRequest {
        let entries = self
            .entries
            .into_iter()
            .map(|entry| v1::SessionEntry { entry: Some(entry) });
        v1::ScoreSessionRequest {
            rule_set: Some(self.rule_set.to_message()),
            players: self.players,
            entries: entries.collect(),
            language: number_or_zero(self.language.or(defaults.language)),
        }
    }

    fn read(response: v1::ScoreSessionResponse) -> Result<ListAnswer, Malformed> {
        ListAnswer::from_message(response)
    }
}

impl Askable for ScoreSession {
    type Answer = ListAnswer;
}
