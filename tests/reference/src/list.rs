//! LIST: lists of games: who deals, who owes a solo, Bock, standings. Places count from 0.

mod bock;
mod seats;

pub use self::bock::triggers;
use crate::contract::{Contract, Kind};
use crate::options::{BockTrigger, ListGames, Options, RedealAfter, Seating, Solo, SoloLead};
use crate::scoring::Settlement;
use crate::vorbehalt::round::Open;

/// What the next game is played with.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Next {
    /// Who deals.
    pub dealer: usize,
    /// The places of the seats, the eldest first, without who sits out; none if they have yet to
    /// be named (`table.seating`).
    pub places: Vec<usize>,
    /// The open Pflichtsoli of the seats.
    pub open: [Open; 4],
    /// LIST-6, `list.solo_rounds`: the seat that is forced.
    pub vorfuehrung: Option<usize>,
    /// `list.solo_rounds`: the game belongs to such a round.
    pub solo_round: bool,
    /// Games left, this one included; 0 if the list is open.
    pub games_left: u32,
    /// `bock`: what the value is multiplied by; `None` if that is too long a number.
    pub bock: Option<i32>,
    /// `bock.effect`: what the winner gets for the Bock games instead.
    pub bock_plus: i32,
}

impl Next {
    /// VORB-10, VORB-11, LEAD-2, `pflichtsolo.offer`: the announced solo of a seat. Who plays it
    /// in a Vorführung was forced, or has taken the offer and leads.
    #[must_use]
    pub fn solo(&self, options: &Options, seat: usize, solo: Solo) -> Contract {
        let mut contract = Contract::new(Kind::Solo, Some(seat));
        contract.solo = Some(solo);
        contract.pflicht = self.open[seat].after(solo).is_some();
        let offers = options.pflichtsolo_offer && !self.solo_round;
        let taken_over = offers && self.vorfuehrung.is_some_and(|it| it != seat);
        contract.vorgefuehrt = self.vorfuehrung == Some(seat) || taken_over;
        let leads = match options.solo_lead {
            SoloLead::Eldest => false,
            SoloLead::PflichtOnly => contract.pflicht,
            SoloLead::AlwaysSoloist => true,
        };
        contract.lead = if leads || taken_over { seat } else { 0 };
        contract
    }
}

/// A game as the list needs it.
#[derive(Clone, Debug)]
pub struct Entry<'a> {
    /// What was played.
    pub contract: &'a Contract,
    /// VORB-10: the seat that was forced, also if another one took the offer.
    pub forced: Option<usize>,
    /// WIN: the seats that have won.
    pub won: Vec<usize>,
    /// How it was settled, Bock included.
    pub settlement: &'a Settlement,
    /// `bock`: what of it starts Bock games, once for each event.
    pub triggers: Vec<BockTrigger>,
}

/// What the list knows of a player besides the total.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Player {
    /// PEN: the points of the total that belong to no game.
    pub penalties: i32,
    /// LIST-8: the games played, without those of sitting out.
    pub games: u32,
    /// WIN: the games won.
    pub won: u32,
    /// LIST-4: the announced soli played, a stille or failed Hochzeit is none.
    pub soli: u32,
    /// LIST-4: the announced soli won.
    pub soli_won: u32,
}

/// A list.
#[derive(Clone, Debug)]
pub struct List {
    /// The rule set.
    pub options: Options,
    /// Who deals next.
    pub dealer: usize,
    /// The open Pflichtsoli by place.
    pub open: Vec<Open>,
    /// Games played.
    pub played: u32,
    /// LIST-7: the time is over, only Pflichtsoli are left.
    pub time_over: bool,
    /// The totals by place.
    pub totals: Vec<i32>,
    /// What else there is of the players, by place.
    pub players: Vec<Player>,
    /// `list.points`: the values of all games together, whoever won them.
    pub points: u32,
    /// `list.solo_rounds`: the games left of the round that runs.
    pub solo_round: u32,
    /// `table.seating`: the places and the dealer that an entry named for the next game.
    pub named: Option<(Vec<usize>, usize)>,
    /// `list.solo_rounds`, `table.seating`: who plays the round, in the order of the places.
    pub round_places: Option<Vec<usize>>,
    /// The Bock games that each block has left, the first one that began or waits first.
    pub blocks: Vec<u32>,
}

impl List {
    /// LIST-1, LIST-2, LIST-8: a list before its first game; place 0 deals.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        let players = options.table_players as usize;
        // An option without its trigger changes nothing.
        let kind = options.pflichtsolo_kind.as_ref();
        let kind = kind.filter(|_| options.pflichtsolo > 0);
        let (color, picture) = kind.map_or((0, 0), |it| (it.color, it.picture));
        let open = Open {
            free: options.pflichtsolo.saturating_sub(color + picture),
            color,
            picture,
        };
        Self {
            options: options.clone(),
            dealer: 0,
            open: vec![open; players],
            played: 0,
            time_over: false,
            totals: vec![0; players],
            players: vec![Player::default(); players],
            points: 0,
            solo_round: 0,
            named: None,
            round_places: None,
            blocks: Vec::new(),
        }
    }

    /// LIST-1, LIST-8, `table.players`: the length of the list, 0 if it is open. A table of five
    /// with Pflichtsoli has 25 normal games and the Pflichtsoli of five, a larger one no more than
    /// others.
    #[must_use]
    pub fn games(&self) -> u32 {
        match self.options.list_games {
            ListGames::Open | ListGames::MultipleOfPlayers => 0,
            ListGames::Fixed(_)
                if self.options.table_players == 5 && self.options.pflichtsolo > 0 =>
            {
                25 + 5 * self.options.pflichtsolo
            }
            ListGames::Fixed(games) => games,
        }
    }

    /// LIST-9: whether a list may have this many games.
    #[must_use]
    pub fn may_have(&self, games: u32) -> bool {
        match self.options.list_games {
            ListGames::Open => true,
            ListGames::MultipleOfPlayers => {
                games == 1 || games.is_multiple_of(self.options.table_players)
            }
            ListGames::Fixed(_) => games == self.games(),
        }
    }

    /// LIST-6: the open Pflichtsoli of all places.
    fn owed(&self) -> u32 {
        self.open.iter().map(|open| open.number()).sum()
    }

    /// LIST-7, `list.points`: the time is over or the points are reached, so that only Pflichtsoli
    /// are left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let most = self.options.list_points;
        self.time_over || (most > 0 && self.points >= most)
    }

    /// LIST-1, LIST-7: games left; 0 in an open list.
    ///
    /// Where the places are free nobody can be forced, so nothing is left in the end.
    /// With `list.points` the earlier end counts.
    #[must_use]
    pub fn games_left(&self) -> u32 {
        let left = self.games().saturating_sub(self.played);
        let has_end = self.games() > 0 && !self.time_over;
        match self.options.table_seating {
            Seating::DealerOut if self.is_over() && has_end => self.owed().min(left),
            Seating::DealerOut if self.is_over() => self.owed(),
            Seating::Free if self.is_over() => 0,
            Seating::DealerOut | Seating::Free => left,
        }
    }

    /// LIST-1, LIST-7, `list.points`: whether the list has come to its end.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        (self.games() > 0 || self.is_over()) && self.games_left() == 0
    }

    /// THROW-1, LIST-11, AMB-T17: not played, and dealt again by who dealt, whoever should have;
    /// nothing is used up.
    pub fn redeal(&mut self, dealer: usize) {
        self.dealer = dealer;
        self.named = None;
    }

    /// PEN-14, CARD-8: a wrong deal, also of the wrong place, is dealt again by who has to.
    pub fn wrong_deal(&mut self) {
        self.named = None;
    }

    /// LIST-7: the time is over, also for a round of soli that runs.
    pub fn end_time(&mut self) {
        self.time_over = true;
        self.solo_round = 0;
        self.round_places = None;
    }

    /// SCORE-43: points that belong to no game, by place.
    pub fn penalty(&mut self, points: &[i32]) {
        self.correct(points);
        for (player, points) in self.players.iter_mut().zip(points) {
            player.penalties += points;
        }
    }

    /// LIST-10: points by place that a game gave and nobody had written down.
    pub fn correct(&mut self, points: &[i32]) {
        for (total, points) in self.totals.iter_mut().zip(points) {
            *total += points;
        }
    }

    /// LIST-10: the rank of a place, 1 for the highest total.
    #[must_use]
    pub fn rank(&self, place: usize) -> usize {
        let higher = |total: &&i32| **total > self.totals[place];
        self.totals.iter().filter(higher).count() + 1
    }

    /// LIST-3, LIST-4, LIST-10: a game is over. The next place deals (LIST-2, LIST-5, LIST-9,
    /// LIST-11), or the same one again.
    pub fn enter(&mut self, game: &Entry<'_>) {
        let Some(next) = self.next().filter(|next| next.places.len() == 4) else {
            return;
        };
        for (seat, place) in next.places.iter().enumerate() {
            self.totals[*place] += game.settlement.points[seat];
            let (won, soloist) = (game.won.contains(&seat), game.contract.seat == Some(seat));
            let alone = soloist && game.contract.kind == Kind::Solo;
            let player = &mut self.players[*place];
            player.games += 1;
            player.won += u32::from(won);
            player.soli += u32::from(alone);
            player.soli_won += u32::from(alone && won);
        }
        self.played += 1;
        self.points += game.settlement.value.unsigned_abs();
        let again = !next.solo_round && self.deals_again(game);
        self.dealer = next.dealer;
        if !again {
            self.dealer = (next.dealer + 1) % self.totals.len();
        }
        self.run_bock(game, again);
        if next.solo_round {
            self.end_round_game(&next);
        } else {
            self.settle_duties(game, &next);
        }
        self.named = None;
    }

    /// LIST-4, `pflichtsolo.offer`: a Pflichtsolo is done; a forced one also if another played.
    fn settle_duties(&mut self, game: &Entry<'_>, next: &Next) {
        let player = game.contract.seat;
        if let (Some(seat), Some(solo), true) = (player, game.contract.solo, game.contract.pflicht)
        {
            let open = &mut self.open[next.places[seat]];
            *open = open.after(solo).unwrap_or(*open);
        }
        if let Some(seat) = player.filter(|_| self.is_fulfilled_silently(game)) {
            // A stille Hochzeit has the trumps of a Karo-Solo.
            let open = &mut self.open[next.places[seat]];
            *open = open.after(Solo::Karo).unwrap_or(*open);
        }
        let passed_on = game.forced.filter(|forced| Some(*forced) != player);
        if let Some(forced) = passed_on {
            let open = &mut self.open[next.places[forced]];
            let slot = [&mut open.color, &mut open.picture, &mut open.free];
            if let Some(slot) = slot.into_iter().find(|slot| **slot > 0) {
                *slot -= 1;
            }
        }
    }

    /// LIST-4, STILL-3, `pflichtsolo.stille`: whether a stille Hochzeit counts as a Pflichtsolo, of
    /// colour if there is one open, else a free one.
    fn is_fulfilled_silently(&self, game: &Entry<'_>) -> bool {
        self.options.pflichtsolo_stille && game.contract.kind == Kind::StilleHochzeit
    }

    /// LIST-3, LIST-5, LIST-9, LIST-11, `list.redeal_after`: whether the same dealer deals again.
    /// Where the places are free there is no such rule.
    fn deals_again(&self, game: &Entry<'_>) -> bool {
        let contract = game.contract;
        let turns = self.options.table_seating == Seating::DealerOut;
        let after = |entry| turns && self.options.list_redeal_after.contains(&entry);
        let voluntary = contract.kind == Kind::Solo && contract.pflicht && !contract.vorgefuehrt;
        let led = contract.kind == Kind::Solo && contract.seat == Some(contract.lead);
        (after(RedealAfter::Pflichtsolo) && voluntary) || (after(RedealAfter::SoloistLed) && led)
    }
}
