//! What everybody hears although the record does not say it: whether the rules entered
//! an announcement, as that of Schweine, for which party it was, for which party somebody
//! made an Absage, and which Schweine count.

use super::{Known, World, Worlds};
use crate::action::{Action, Extra, ExtraWord, Record};
use crate::contract::Contract;
use crate::game::{Announced, AnnouncementMode, Game};
use crate::list::List;
use crate::party::Party;
use crate::position::Position;
use crate::replay::Replay;
use crate::schweine::DeclaredPair;
use crate::seat::{BySeat, Seat};
use crate::vorbehalt::Outcome;
use crate::word::Announcement;

/// The announcements that the rules entered during a record, as far as everybody listened.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Heard {
    /// How many words stand before the first card. Once all are said, with which of them one
    /// came is nothing that tells hands apart: one hand has nothing more to say where
    /// another one still may, and both go on alike.
    words: usize,
    /// How many actions of the record were listened to; what comes later is not known.
    actions: usize,
    /// The first of each seat.
    entered: BySeat<Option<Entered>>,
}

/// An announcement that the rules entered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Entered {
    /// After how many actions.
    at: usize,
    announcement: Announcement,
    party: Party,
}

impl Heard {
    /// Nothing yet of this record.
    fn of(record: &Record<'_>) -> Heard {
        Heard {
            words: record.said.len(),
            ..Heard::default()
        }
    }

    /// Hears one action more, with which the game has come to `position`.
    fn listen(&mut self, position: &Position<'_>) {
        self.actions += 1;
        let game = position.game();
        let announced = game.map(Game::announced).unwrap_or_default();
        let is_entered = |it: &&Announced| it.mode == AnnouncementMode::Forced;
        for made in announced.iter().filter(is_entered) {
            let entered = self.entered.get_mut(made.seat);
            entered.get_or_insert(Entered {
                at: self.actions,
                announcement: made.announcement,
                party: made.party,
            });
        }
    }

    /// Whether as much was heard of the first actions here and there.
    fn is_alike(&self, other: &Heard, actions: usize) -> bool {
        let words = self.words.max(other.words);
        let after = |heard: &Heard, seat| {
            let entered = heard.entered.get(seat).filter(|it| it.at <= actions);
            entered.map(|it| Entered {
                at: it.at.max(words),
                ..it
            })
        };
        let mut seats = Seat::ALL.into_iter();
        seats.all(|seat| after(self, seat) == after(other, seat))
    }
}

/// Of how many Absagen it is told for which party they were made: more than a game can have, and
/// what goes beyond is told by the hands alone.
const MOST_NAMED: usize = 16;

/// What everybody heard of a game.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The announcements that the rules entered (ANN-19, SCHW-3).
    pub heard: Heard,
    /// Which pairs of Schweine count when the first card is led, once that stands.
    pub pairs: Option<List<DeclaredPair, 4>>,
    /// For which party each Absage was made, by its place among the extras, whether or not it
    /// stands (ANN-10).
    named: List<(usize, Party), MOST_NAMED>,
}

impl Table {
    /// Says of the Absagen among the extras for which party they were made, where nothing says it.
    pub fn name_parties(&self, extras: &mut [Extra]) {
        for &(place, party) in self.named.iter() {
            if let Some(absage) = extras.get_mut(place) {
                absage.party = absage.party.or(Some(party));
            }
        }
    }
}

impl Replay<'_, '_> {
    /// What everybody hears, up to a claim or to what these hands cannot have said, declared
    /// or laid.
    pub fn heard(mut self) -> Table {
        let mut heard = Heard::of(self.record());
        let mut named = List::new(NOBODY);
        while let Some((_, index, action)) = self.peek()
            && !is_claim(action)
            && let Some(step) = self.step()
        {
            let goes_on = step.outcome.is_ok() || (!is_declared(action) && self.overlook(&step));
            if !goes_on {
                break;
            }
            heard.listen(self.position());
            if let Some(party) = party_named(self.record(), self.position(), (index, action)) {
                named.push(party);
            }
        }
        Table {
            heard,
            pairs: pairs(self.position()),
            named,
        }
    }
}

/// Fills what is not used of a list.
const NOBODY: (usize, Party) = (0, Party::Re);

/// For which party an Absage of `record` was made with which a game has come to `position`, and
/// its place. Whoever has said Re or Kontra names none; and where more than the ♣Q makes the
/// parties, all are known.
fn party_named(
    record: &Record<'_>,
    position: &Position<'_>,
    (index, action): (usize, Action),
) -> Option<(usize, Party)> {
    let Action::Extra(seat, ExtraWord::Announcement(Announcement::Absage(_))) = action else {
        return None;
    };
    let is_ansage = |word| matches!(word, ExtraWord::Announcement(Announcement::Ansage(_)));
    let mut before = record.extras.iter().take(index);
    let has_said = before.any(|it| it.seat == seat && is_ansage(it.word));
    let game = position.game().filter(|_| !has_said)?;
    let is_open = match game.contract() {
        Contract::Normalspiel | Contract::StilleHochzeit { .. } => game.genscher().is_none(),
        Contract::Hochzeit { .. } | Contract::Armut { .. } | Contract::Solo { .. } => false,
    };
    Some((index, game.parties().of(seat).filter(|_| is_open)?))
}

/// Which pairs of Schweine count, once a contract stands.
fn pairs(position: &Position<'_>) -> Option<List<DeclaredPair, 4>> {
    match position.round().outcome(position.rules()) {
        Some(Outcome::Contract(settled)) => Some(settled.schweine),
        Some(Outcome::Redeal(_)) | None => None,
    }
}

/// Whether the game goes on only if the claim fails, which hands decide.
const fn is_claim(action: Action) -> bool {
    match action {
        Action::Extra(_, ExtraWord::Claim(_)) => true,
        Action::Extra(..) | Action::Say(..) | Action::Play(..) => false,
    }
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

impl Worlds<'_, '_> {
    /// Whether in `world` the rules entered what everybody heard, and nothing else.
    pub(super) fn is_as_heard(&self, world: World) -> bool {
        self.known.is_as_heard(world)
    }
}

impl Known<'_, '_> {
    /// The same for the actions of this record.
    pub(super) fn is_as_heard(&self, world: World) -> bool {
        let told = &self.heard;
        // Where words are not checked, what was heard of them shows nothing, either.
        if told.actions == 0 || !self.trust.is_none() {
            return true;
        }
        let here = self.replay(world).heard().heard;
        let actions = told.actions.min(here.actions);
        // What was heard among the words shows nothing before all are said.
        actions < told.words || told.is_alike(&here, actions)
    }

    /// Whether everybody heard an announcement that the rules entered: a contract stands then.
    pub(super) fn heard_an_announcement(&self) -> bool {
        let record = &self.record;
        let mut entered = self.heard.entered.iter().filter_map(|(_, it)| *it);
        // Schweine can open the round again.
        entered.any(|Entered { at, .. }| {
            let mut later = record.said.iter().skip(at);
            at <= record.actions() && later.all(|it| it.word.schweine().is_none())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::known;
    use super::super::{Budget, Case};
    use super::*;
    use crate::action::Said;
    use crate::rulesets::DDV_TSR;
    use crate::word::{Absage, Word};

    /// What was heard of so many actions, two of them words.
    fn heard(actions: usize, after: [Option<usize>; 4]) -> Heard {
        Heard {
            words: 2,
            actions,
            entered: BySeat::new(after.map(|at| {
                at.map(|at| Entered {
                    at,
                    announcement: Announcement::Ansage(Party::Re),
                    party: Party::Re,
                })
            })),
        }
    }

    #[test]
    fn with_which_word_an_ansage_came_is_no_matter_and_with_which_card_is() {
        let at = |at| heard(9, [Some(at), None, None, None]);
        assert!(at(1).is_alike(&at(2), 9));
        assert!(!at(2).is_alike(&at(3), 9));
    }

    /// All said gesund, so that the rules entered nothing.
    #[test]
    fn what_was_heard_tells_deals_apart_once_all_words_are_said() {
        let said = Seat::ALL.map(|seat| Said {
            seat,
            word: Word::Gesund,
        });
        let budget = Budget::new();
        let plain = known(&DDV_TSR, &said, &budget);
        let world = Worlds::of(plain).deals(Case::ANY).next().unwrap();
        let is_so = |up_to: usize, at| {
            let Heard {
                actions, entered, ..
            } = heard(said.len(), [at, None, None, None]);
            let told = Heard {
                actions,
                entered,
                ..Heard::of(&plain.record)
            };
            let game = Known {
                heard: told,
                ..plain.up_to(up_to)
            };
            game.is_as_heard(world)
        };
        assert!(is_so(4, None) && !is_so(4, Some(4)) && !is_so(4, Some(1)));
        assert!(is_so(2, None) && is_so(2, Some(4)) && is_so(2, Some(1)));
    }

    #[test]
    fn another_announcement_or_another_party_is_not_alike() {
        let one = heard(9, [Some(5), None, None, None]);
        let mut absage = one;
        let mut kontra = one;
        for (other, announcement, party) in [
            (
                &mut absage,
                Announcement::Absage(Absage::Keine90),
                Party::Re,
            ),
            (&mut kontra, Announcement::Ansage(Party::Re), Party::Kontra),
        ] {
            let at = 5;
            *other.entered.get_mut(Seat::First) = Some(Entered {
                at,
                announcement,
                party,
            });
            assert!(one.is_alike(other, 4), "not heard by then");
            assert!(!one.is_alike(other, 5));
        }
        assert!(one.is_alike(&one, 9));
    }
}
