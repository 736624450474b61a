//! ANN-21: announcements that the rules enter: the service makes them, whatever the limits say.

use crate::cards::Card;
use crate::contract::{Contract, Kind, Pair, Party};
use crate::game::{Game, Hochzeit};
use crate::options::{Implied, Options, PflichtGame, PflichtTricks, Pflichtansage, SchweineMode};
use crate::trick::trick_augen;

/// ANN-21, `ann.implied_step`, `ann.levels`: the announcement that a party implies that has reached
/// this level: its Ansage, or the next level; none if it stands, or beyond the last one.
fn implied_level(options: &Options, said: bool, level: usize) -> Option<usize> {
    let next = if said { level + 1 } else { 1 };
    let is_due = !said || !options.ann_implied_step;
    (is_due && level < options.ann_levels as usize).then_some(next)
}

/// ANN-21: forced announcements as they come, and the levels that both parties reach by them.
struct Forced<'a> {
    contract: &'a Contract,
    options: &'a Options,
    hands: &'a [Vec<Card>],
    level: [usize; 2],
    list: Vec<(usize, usize)>,
}

impl Forced<'_> {
    /// AUC-3, `ann.levels`: all levels of a bid.
    fn bid(&mut self, seat: usize, bid: usize) {
        let bid = bid.min(self.options.ann_levels as usize);
        self.list.extend((1..=bid).map(|level| (seat, level)));
        self.level[Party::Re.index()] = bid;
    }

    /// ANN-21, SCHW-3, SCHW-12: what this seat implies for its party, if it has one yet.
    fn implied(&mut self, seat: usize) {
        let hand = self.hands.get(seat);
        let Some(party) = hand.and_then(|hand| self.contract.party(seat, hand)) else {
            return;
        };
        let level = self.level[party.index()];
        if let Some(next) = implied_level(self.options, level > 0, level) {
            self.list.push((seat, next));
            self.level[party.index()] = next;
        }
    }
}

impl Contract {
    /// ANN-21: the forced announcements, in order, each a seat and a level: the bid (AUC-3), then
    /// what `ann.implied` has for a solo, a Hochzeit or an Armut, then Schweine (SCHW-3) and the
    /// pairs above them.
    ///
    /// A Hochzeit as such is not among them (WED-11), nor are Schweine that are declared in play
    /// (SCHW-11). SCHW-12: a declaration in somebody else's Hochzeit is not among them, it waits
    /// for the Klärungsstich.
    #[must_use]
    pub fn forced(&self, options: &Options, hands: &[Vec<Card>]) -> Vec<(usize, usize)> {
        let mut forced = Forced {
            contract: self,
            options,
            hands,
            level: [0; 2],
            list: Vec::new(),
        };
        if let Some(soloist) = self.seat.filter(|_| self.bid > 0) {
            forced.bid(soloist, self.bid);
        }
        for seat in self.implied(options) {
            forced.implied(seat);
        }
        for pair in &self.schweine {
            if implies(options, pair) {
                forced.implied(pair.seat);
            }
        }
        forced.list
    }

    /// ANN-21, `ann.implied`: who makes an announcement by what is played: the soloist of an announced solo,
    /// the Hochzeiter of a declared Hochzeit, each acceptor of an Armut.
    fn implied(&self, options: &Options) -> Vec<usize> {
        let has = |trigger| options.ann_implied.contains(&trigger);
        match self.kind {
            Kind::Solo if has(Implied::Solo) => self.seat.into_iter().collect(),
            Kind::Hochzeit if has(Implied::Hochzeit) => self.seat.into_iter().collect(),
            Kind::Armut if has(Implied::Armut) => {
                self.exchanges.iter().map(|it| it.acceptor).collect()
            }
            Kind::Normalspiel
            | Kind::StilleHochzeit
            | Kind::Hochzeit
            | Kind::Armut
            | Kind::Solo => Vec::new(),
        }
    }
}

/// SCHW-3, SCHW-11, `ann.implied`: whether a pair brings an announcement along: Schweine where their
/// word is an Ansage, a pair above them with `schweine_above`.
fn implies(options: &Options, pair: &Pair) -> bool {
    match pair.rank {
        'A' => {
            let modes = [SchweineMode::Vorbehalt, SchweineMode::Automatic];
            options.schweine_ansage && modes.contains(&options.schweine_mode)
        }
        _ => options.ann_implied.contains(&Implied::SchweineAbove),
    }
}

impl Game {
    /// ANN-21, `ann.levels`: a forced announcement; one that stands already is not made again, and
    /// none is made of a level that does not exist.
    pub(crate) fn force(&mut self, seat: usize, level: usize) {
        let Some(party) = self.party(seat) else {
            return;
        };
        let stands = if level == 1 {
            self.said[party.index()]
        } else {
            self.level[party.index()] >= level
        };
        if !stands && level <= self.options.ann_levels as usize {
            self.enter(seat, level, false, true);
        }
    }

    /// SCHW-3, SCHW-12, `ann.implied`: what a pair implies that stands from now on. While a Hochzeit
    /// of somebody else is open it waits for the Klärungsstich.
    pub(crate) fn force_by_pair(&mut self, pair: Pair) {
        let Some(party) = self
            .party(pair.seat)
            .filter(|_| implies(&self.options, &pair))
        else {
            return;
        };
        let (said, level) = (self.said[party.index()], self.level[party.index()]);
        if let Some(next) = implied_level(&self.options, said, level) {
            self.force(pair.seat, next);
        }
    }

    /// ANN-21: what the fourth card of a Stich brings about: suspended announcements (SCHW-12), then
    /// a Pflichtansage (`ann.pflicht`).
    pub(crate) fn after_trick(&mut self) {
        if self.clarified() == Some(self.completed()) {
            self.enter_suspended();
        }
        if let Some(pflicht) = self.options.ann_pflicht.clone()
            && self.is_judged(&pflicht)
        {
            self.pflichtansage(&pflicht);
        }
    }

    /// WED-7: the Klärungsstich, if it is complete.
    fn clarified(&self) -> Option<usize> {
        match self.hochzeit()? {
            Hochzeit::Pending => None,
            Hochzeit::Partner(_, trick) | Hochzeit::Alone(trick) | Hochzeit::Genscher(trick) => {
                Some(trick)
            }
        }
    }

    /// SCHW-12: the announcements by pairs in somebody else's Hochzeit, for the party found, the
    /// lowest pair first.
    fn enter_suspended(&mut self) {
        let mut waiting = self.pigs.clone();
        waiting.retain(|pig| self.contract.seat != Some(pig.seat));
        waiting.sort_by_key(|pig| pig.level);
        for pig in waiting {
            self.force_by_pair(Pair {
                seat: pig.seat,
                rank: pig.card.rank,
            });
        }
    }

    /// ANN-21, `ann.pflicht`, `ann.pflicht_games`: the Stich that may oblige: the first, or the
    /// Klärungsstich; an Armut (ARM-11) and an announced solo need to be among the games.
    fn reference_trick(&self, pflicht: &Pflichtansage) -> Option<usize> {
        let has = |game| self.options.ann_pflicht_games.contains(&game);
        match self.contract.kind {
            Kind::Normalspiel | Kind::StilleHochzeit => Some(1),
            Kind::Hochzeit => self.clarified().filter(|_| pflicht.in_hochzeit),
            Kind::Armut => has(PflichtGame::Armut).then_some(1),
            Kind::Solo => has(PflichtGame::Solo).then_some(1),
        }
    }

    /// ANN-21, `ann.pflicht_tricks`: whether the Stich just complete is judged: the reference Stich, and the
    /// one after it, always or if the first led to an announcement.
    fn is_judged(&self, pflicht: &Pflichtansage) -> bool {
        let Some(first) = self.reference_trick(pflicht) else {
            return false;
        };
        let second = match self.options.ann_pflicht_tricks {
            PflichtTricks::First => false,
            PflichtTricks::Chain => self.chain,
            PflichtTricks::FirstTwo => true,
        };
        let number = self.completed();
        number == first || (second && number == first + 1)
    }

    /// ANN-21, `ann.pflicht`: the lowest missing announcement of the party that won a rich Stich.
    ///
    /// `ann.pflicht_moral`: with somewhat fewer Augen its winner may make it until the next card
    /// lies.
    fn pflichtansage(&mut self, pflicht: &Pflichtansage) {
        let number = self.completed();
        let (augen, winner) = (
            trick_augen(&self.tricks[number - 1]),
            self.winners[number - 1],
        );
        let Some(party) = self.party(winner) else {
            return;
        };
        let said = self.said[party.index()];
        let level = self.level[party.index()];
        let somebody = self.said.contains(&true) || self.level.iter().any(|it| *it > 0);
        let is_free = (pflicht.step && said) || (pflicht.excused_by && somebody);
        if is_free || level >= self.options.ann_levels as usize {
            return;
        }
        let missing = if said { level + 1 } else { 1 };
        let moral = self.options.ann_pflicht_moral;
        if augen >= pflicht.augen {
            self.force(winner, missing);
            self.chain = true;
        } else if moral > 0 && augen >= moral {
            self.moral = Some((winner, missing));
        }
    }
}
