//! Who belongs together, what stands announced, and what may be announced.

use doko_engine::{Announced, Announcement, Game, Hochzeit, Party, Seat};
use doko_reference::game::Hochzeit as HochzeitByTheBook;

use super::{Asked, Compared, Twin};
use crate::twin::words::by_the_book;
use doko_judge::names::reason_name;
use doko_laws::beside::WORDS;

impl Twin<'_> {
    pub(super) fn parties(&mut self) -> Compared {
        let Some(game) = self.position.game() else {
            return Err(self.disagree("the game".to_owned(), "none".to_owned(), "one".to_owned()));
        };
        for seat in Seat::ALL {
            let party = game.parties().of(seat).map(by_the_book);
            let reference = self.game.party(seat as usize);
            self.same(|| format!("the party of seat {seat}"), &party, &reference)?;
        }
        let index = |seat: Seat| seat as usize;
        let alone = game.established_soloist().map(index);
        let reference = self.game.established_soloist();
        self.same(|| "the established soloist".to_owned(), &alone, &reference)?;
        let as_solo = game.soloist().is_some();
        let reference = self.game.is_scored_as_solo();
        self.same(|| "scored as a solo".to_owned(), &as_solo, &reference)?;
        let search = match game.hochzeit() {
            Hochzeit::None => None,
            Hochzeit::Open => Some((0, None)),
            Hochzeit::Clarified { trick, .. } if game.genscher().is_some() => {
                Some((usize::from(trick), None))
            }
            Hochzeit::Clarified { trick, partner } => {
                Some((usize::from(trick), Some(partner.map(index))))
            }
        };
        let reference = self.game.hochzeit().map(|it| match it {
            HochzeitByTheBook::Pending => (0, None),
            HochzeitByTheBook::Partner(_, trick) if self.game.genscher.is_some() => (trick, None),
            HochzeitByTheBook::Partner(partner, trick) => (trick, Some(Some(partner))),
            HochzeitByTheBook::Alone(trick) => (trick, Some(None)),
            HochzeitByTheBook::Genscher(trick) => (trick, None),
        });
        self.same(
            || "the Hochzeit (Stich, partner)".to_owned(),
            &search,
            &reference,
        )
    }

    pub(super) fn announcements(&mut self) -> Compared {
        let Some(game) = self.position.game() else {
            return Ok(());
        };
        for party in Party::ALL {
            let own = game.standing().get(party);
            let engine = (own.ansage, usize::from(own.level()), own.late_reply);
            let at = by_the_book(party).index();
            let reference = (
                self.game.said.get(at).copied().unwrap_or_default(),
                self.game.level.get(at).copied().unwrap_or_default(),
                self.game.late_reply.get(at).copied().unwrap_or_default(),
            );
            let about = || format!("what stands of {party:?}: Ansage, level, late reply");
            self.same(about, &engine, &reference)?;
        }
        if game.genscher().is_none() {
            let engine: Vec<(usize, usize, usize)> = game
                .announced()
                .iter()
                .flat_map(|it: &Announced| {
                    let (at, seat) = (usize::from(it.cards_played), it.seat as usize);
                    let levels = entered(it).into_iter();
                    levels.map(move |level| (at, seat, level))
                })
                .collect();
            let reference: Vec<(usize, usize, usize)> = self
                .game
                .announced
                .iter()
                .map(|it| (it.at, it.seat, it.level))
                .collect();
            let about = || "the announcements: cards on the table, seat, level".to_owned();
            self.same(about, &engine, &reference)?;
        }
        for seat in Seat::ALL {
            for (announcement, word) in Announcement::ALL.into_iter().zip(WORDS) {
                let named = match announcement {
                    Announcement::Ansage(_) => &[None][..],
                    Announcement::Absage(_) => &[None, Some(Party::Re), Some(Party::Kontra)],
                };
                for &party in named {
                    self.compare_announcement(seat, (announcement, word), party)?;
                }
            }
        }
        Ok(())
    }

    /// Whether a seat may announce this, for this party if one is named.
    fn compare_announcement(
        &mut self,
        seat: Seat,
        (announcement, word): (Announcement, &str),
        party: Option<Party>,
    ) -> Compared {
        let named = party.map(|it| match it {
            Party::Re => "re",
            Party::Kontra => "kontra",
        });
        let reference = match self.game.check_announcement_for(seat as usize, word, named) {
            Ok(allowed) => {
                let as_reply = if allowed.as_reply { "OK_REPLY" } else { "OK" };
                (as_reply, allowed.levels)
            }
            Err(reason) => (reason, Vec::new()),
        };
        let found = self
            .position
            .check_announcement_for(seat, announcement, party);
        let engine = match found {
            Ok(it) => {
                let as_reply = if it.as_reply() { "OK_REPLY" } else { "OK" };
                (as_reply, entered(&it))
            }
            Err(refusal) => {
                self.coverage.refusal(&refusal);
                (reason_name(refusal.reason()), Vec::new())
            }
        };
        let shortened = self.position.game().and_then(Game::shortened);
        if shortened.is_some_and(|it| it.seat == seat) && engine.0 == "GAME_OVER" {
            let refused = reference.1.is_empty();
            return self.same(|| format!("{word} by the soloist"), &refused, &true);
        }
        let said = match named {
            Some(party) => format!("{word} {party}"),
            None => word.to_owned(),
        };
        self.same(|| format!("{said} by seat {seat}"), &engine, &reference)
            .map_err(|it| it.to(Asked::Announce(seat.number(), said)))?;
        let has_time = ["OK", "OK_REPLY", "TOO_EARLY"].contains(&engine.0);
        if has_time && named.is_none() {
            self.window(seat, (announcement, word))?;
        }
        Ok(())
    }
}

/// The levels that are entered with an announcement: without the Absagen that it leaves out, if
/// these do not count.
fn entered(made: &Announced) -> Vec<usize> {
    let level = made.announcement.level();
    let counts = |it: &u8| !made.alone || *it == 1 || *it == level;
    let levels = made.lowest_level..=level;
    levels.filter(counts).map(usize::from).collect()
}
