//! LIST: lists of games: who deals, who owes a solo, Bock, standings. Places count from 0.

use crate::contract::{Contract, Kind, Party};
use crate::options::{BockTrigger, ListGames, Options, RedealAfter, Solo, SoloLead, Sonder};
use crate::scoring::{Counts, Scored, Settlement};
use crate::vorbehalt::round::Open;

/// What the next game is played with.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Next {
    /// Who deals.
    pub dealer: usize,
    /// The places of the seats, the eldest first; at a table of five without the dealer.
    pub places: Vec<usize>,
    /// The open Pflichtsoli of the seats.
    pub open: [Open; 4],
    /// LIST-6: the seat that is forced.
    pub vorfuehrung: Option<usize>,
    /// Games left, this one included; 0 if the list is open.
    pub games_left: u32,
    /// `bock`: what the value is multiplied by; `None` if that is too long a number.
    pub bock: Option<i32>,
}

impl Next {
    /// VORB-10, VORB-11, LEAD-2, `pflichtsolo.offer`: the announced solo of a seat. Who plays it
    /// in a Vorführung was forced, or has taken the offer and leads.
    #[must_use]
    pub fn solo(&self, options: &Options, seat: usize, solo: Solo) -> Contract {
        let mut contract = Contract::new(Kind::Solo, Some(seat));
        contract.solo = Some(solo);
        contract.pflicht = self.open[seat].after(solo).is_some();
        let taken_over = options.pflichtsolo_offer && self.vorfuehrung.is_some_and(|it| it != seat);
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
    /// `bock`: what of it starts Bock games.
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
    /// The Bock games that each open block has left.
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
            blocks: Vec::new(),
        }
    }

    /// LIST-1, LIST-8, `table.players`: the length of the list, 0 if it is open. A table of five
    /// with Pflichtsoli has 25 normal games and the Pflichtsoli of five.
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

    /// LIST-1, LIST-7: games left; 0 in an open list.
    #[must_use]
    pub fn games_left(&self) -> u32 {
        if self.time_over {
            return self.owed();
        }
        self.games().saturating_sub(self.played)
    }

    /// LIST-1, LIST-7: whether the list has come to its end.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        (self.games() > 0 || self.time_over) && self.games_left() == 0
    }

    /// MOD-1, LIST-6: what the next game is played with; `None` at the end of the list.
    ///
    /// Where the only solo still owed is that of a dealer who sits out, the next place deals:
    /// it can be forced in a later deal only, and this is the last one.
    #[must_use]
    pub fn next(&self) -> Option<Next> {
        if self.is_finished() {
            return None;
        }
        let is_forced = self.is_forced();
        let mut dealer = self.dealer;
        let mut places = self.places(dealer);
        let owes = |place: &usize| self.open[*place].number() > 0;
        if is_forced && !places.iter().any(owes) {
            dealer = (dealer + 1) % self.totals.len();
            places = self.places(dealer);
        }
        let vorfuehrung = places.iter().position(|place| is_forced && owes(place));
        let open = [0, 1, 2, 3].map(|seat| self.open[places[seat]]);
        Some(Next {
            dealer,
            places,
            open,
            vorfuehrung,
            games_left: self.games_left(),
            bock: self.bock(),
        })
    }

    /// LIST-6: open Pflichtsoli = games left.
    fn is_forced(&self) -> bool {
        let has_end = self.games() > 0 || self.time_over;
        has_end && self.owed() > 0 && self.owed() >= self.games_left()
    }

    /// MOD-1, CARD-9: the seats from the dealer's left on.
    fn places(&self, dealer: usize) -> Vec<usize> {
        let players = self.totals.len();
        (1..=4).map(|step| (dealer + step) % players).collect()
    }

    /// SCORE-42, `bock`: the factor of the next game.
    fn bock(&self) -> Option<i32> {
        let Some(bock) = &self.options.bock else {
            return Some(1);
        };
        let active = match bock.append {
            true => self.blocks.len().min(1),
            false => self.blocks.len(),
        };
        let factor = i32::try_from(bock.factor).unwrap_or(1);
        (0..active).try_fold(1_i32, |product, _| product.checked_mul(factor))
    }

    /// THROW-1, LIST-11, AMB-T17: not played, and dealt again by who dealt, whoever should have;
    /// nothing is used up.
    pub fn redeal(&mut self, dealer: usize) {
        self.dealer = dealer;
    }

    /// PEN-14, CARD-8: a wrong deal, also of the wrong place, is dealt again by who has to.
    pub fn wrong_deal(&mut self) {}

    /// LIST-7: the time is over.
    pub fn end_time(&mut self) {
        self.time_over = true;
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
        let Some(next) = self.next() else {
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
        self.settle_duties(game, &next);
        self.played += 1;
        let again = self.deals_again(game);
        if again {
            self.dealer = next.dealer;
        } else {
            self.dealer = (next.dealer + 1) % self.totals.len();
        }
        self.run_bock(game, again);
    }

    /// LIST-4, `pflichtsolo.offer`: a Pflichtsolo is done; a forced one also if another played.
    fn settle_duties(&mut self, game: &Entry<'_>, next: &Next) {
        let player = game.contract.seat;
        if let (Some(seat), Some(solo), true) = (player, game.contract.solo, game.contract.pflicht)
        {
            let open = &mut self.open[next.places[seat]];
            *open = open.after(solo).unwrap_or(*open);
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

    /// LIST-3, LIST-5, LIST-9, LIST-11, `list.redeal_after`: whether the same dealer deals again.
    fn deals_again(&self, game: &Entry<'_>) -> bool {
        let contract = game.contract;
        let after = |entry| self.options.list_redeal_after.contains(&entry);
        let voluntary = contract.kind == Kind::Solo && contract.pflicht && !contract.vorgefuehrt;
        let led = contract.kind == Kind::Solo && contract.seat == Some(contract.lead);
        (after(RedealAfter::Pflichtsolo) && voluntary) || (after(RedealAfter::SoloistLed) && led)
    }

    /// SCORE-42, `bock`: uses up a Bock game of what is open, and opens a block.
    fn run_bock(&mut self, game: &Entry<'_>, again: bool) {
        let Some(bock) = &self.options.bock else {
            return;
        };
        if !again {
            for (number, block) in self.blocks.iter_mut().enumerate() {
                if number == 0 || !bock.append {
                    *block -= 1;
                }
            }
            self.blocks.retain(|block| *block > 0);
        }
        if game.triggers.iter().any(|it| bock.triggers.contains(it)) {
            let players = self.options.table_players;
            self.blocks.push(bock.games.unwrap_or(players));
        }
    }
}

/// SCORE-42, `bock`: everything of a finished game that can start Bock games. A Herzstich counts
/// whether SCORE-31 does or not.
#[must_use]
pub fn triggers(game: &Counts, settlement: &Settlement) -> Vec<BockTrigger> {
    let winner = settlement.winner;
    let [re, kontra] = game.result.said;
    let is_solo = matches!(game.scored, Scored::Solo(_));
    let lost = |party: Party| game.result.said[party.index()] && winner != Some(party);
    let two = game.scored == Scored::TwoAgainstTwo;
    let herz = game.specials.iter().any(|it| it.what == Sonder::Herzstich);
    let all = [
        (BockTrigger::Tie120, settlement.augen == [120, 120]),
        (BockTrigger::SoloLost, is_solo && winner != Some(Party::Re)),
        (
            BockTrigger::ReOrKontraLost,
            lost(Party::Re) || lost(Party::Kontra),
        ),
        (BockTrigger::ReAndKontra, re && kontra),
        (BockTrigger::Herzstich, two && herz),
        (BockTrigger::Schwarz, settlement.tricks.contains(&0)),
        (BockTrigger::ZeroGame, settlement.points == [0; 4]),
    ];
    let fulfilled = all.into_iter().filter(|(_, holds)| *holds);
    fulfilled.map(|(trigger, _)| trigger).collect()
}
