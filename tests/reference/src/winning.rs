//! WIN: who has won.

use crate::contract::Party;
use crate::options::{Options, SchwarzBy, Tie120};

/// Everything that decides who has won; pairs are Re and Kontra.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Tally {
    /// Augen.
    pub augen: [u32; 2],
    /// Stiche.
    pub tricks: [usize; 2],
    /// Whether the Ansage stands.
    pub said: [bool; 2],
    /// MOD-5: the announcement level.
    pub level: [usize; 2],
    /// The parties of the Ansagen, in the order in which they were made.
    pub ansagen: Vec<Party>,
}

/// What a party needs to win.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Need {
    /// So many Augen.
    Augen(u32),
    /// So many Stiche.
    Tricks(usize),
}

impl Tally {
    /// MOD-5: `L`, the Absage level of a party.
    #[must_use]
    pub fn absagen(&self, party: Party) -> usize {
        self.level[party.index()].saturating_sub(1)
    }

    /// WIN-3, WIN-4, `win.tie_120`: whether Kontra needs 121 and Re 120 if nobody has made an
    /// Absage.
    fn kontra_needs_121(&self, options: &Options) -> bool {
        let [re, kontra] = self.said;
        match options.win_tie_120 {
            Tie120::OnlyKontra => kontra && !re,
            Tie120::LastKontra => self.ansagen.last() == Some(&Party::Kontra),
            Tie120::KontraAlways120 | Tie120::Nobody => false,
        }
    }

    /// WIN-3, WIN-4, `win.strict_ansage`: what a party needs if nobody has made an Absage.
    ///
    /// WIN-6, `win.tie_120`: where nobody wins at 120, both need 121 whatever was announced.
    fn need_without_absage(&self, options: &Options, party: Party) -> u32 {
        let [re, kontra] = self.said;
        let (re_needs, kontra_needs) = match (re, kontra) {
            _ if options.win_tie_120 == Tie120::Nobody => (121, 121),
            (true, true) if options.win_strict_ansage => (121, 121),
            (false, true) if options.win_strict_ansage => (120, 121),
            (_, false) if options.win_strict_ansage => (121, 120),
            _ if self.kontra_needs_121(options) => (120, 121),
            _ => (121, 120),
        };
        match party {
            Party::Re => re_needs,
            Party::Kontra => kontra_needs,
        }
    }

    /// WIN-1, WIN-2, WIN-5: what a party needs, with all announcements; in a solo the same (WIN-7).
    #[must_use]
    pub fn need(&self, options: &Options, party: Party) -> Need {
        let schwarz = |all: bool| match options.win_schwarz_by {
            SchwarzBy::Tricks if all => Need::Tricks(self.tricks.iter().sum()),
            SchwarzBy::Tricks => Need::Tricks(1),
            SchwarzBy::Augen if all => Need::Augen(240),
            SchwarzBy::Augen => Need::Augen(1),
        };
        match (self.absagen(party), self.absagen(party.other())) {
            (0, 0) => Need::Augen(self.need_without_absage(options, party)),
            (0, 4) => schwarz(false),
            (0, their) => Need::Augen(120 - 30 * number(their)),
            (4, _) => schwarz(true),
            (own, _) => Need::Augen(121 + 30 * number(own)),
        }
    }

    /// WIN-8: whether a party has reached what it needs.
    #[must_use]
    pub fn reaches(&self, options: &Options, party: Party) -> bool {
        match self.need(options, party) {
            Need::Augen(augen) => self.augen[party.index()] >= augen,
            Need::Tricks(tricks) => self.tricks[party.index()] >= tricks,
        }
    }

    /// WIN-6: the winner, or nobody.
    #[must_use]
    pub fn winner(&self, options: &Options) -> Option<Party> {
        let parties = [Party::Re, Party::Kontra];
        parties
            .into_iter()
            .find(|party| self.reaches(options, *party))
    }
}

/// MOD-5: a level to reckon with.
fn number(level: usize) -> u32 {
    u32::try_from(level).unwrap_or_default()
}
