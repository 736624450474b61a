//! Which actions of a record are legal with some deals only.

use super::discards::Discards;
use super::{Case, Extent, Known, Overlooked, Sight, Standing, Told, Way, Worlds};
use crate::action::{ClaimKind, Extra, ExtraWord, Section};
use crate::card::Rank;
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::game::Game;
use crate::list::List;
use crate::options::SilentHochzeit;
use crate::position::Position;
use crate::seat::Seat;
use crate::trust::Trust;
use crate::verdict::Reason;
use crate::word::Word;

/// The most actions that a record can have.
const MOST_ACTIONS: usize = 176;

/// An action of which nothing in the record shows that it was legal.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Unproven {
    /// The column of the action.
    pub section: Section,
    /// Its place in the column.
    pub index: usize,
    /// Whether it breaks the rules with a deal that fits everything else, or may do so
    /// with one that was not looked at.
    pub extent: Extent,
}

impl Worlds<'_, '_> {
    /// The actions of the legal record that some deal refuses which gives the cards out, or may
    /// refuse, in order of time.
    pub fn unproven(&self) -> List<Unproven, MOST_ACTIONS> {
        let open = Overlooked::all_of(&self.known.record);
        let all = Worlds::given_out(self.known);
        let worlds = if all.is_empty() { self } else { &all };
        let doubt = Doubt {
            worlds,
            begins_early: worlds.may_have_begun_early(),
            discards: discards_in_doubt(worlds, &worlds.whatever_was_demanded(open)),
            sight: worlds.sight(),
        };
        let record = self.known.record;
        let all = (0..record.actions()).filter_map(|before| record.action(before));
        let doubtful = all.filter_map(|(section, index)| {
            let extent = doubt.about(section, index)?;
            Some(Unproven {
                section,
                index,
                extent,
            })
        });
        let mut unproven = List::new(Unproven {
            section: Section::Said,
            index: 0,
            extent: Extent::All,
        });
        for it in doubtful {
            unproven.push(it);
        }
        unproven
    }
}

struct Doubt<'w, 'r, 'a> {
    worlds: &'w Worlds<'r, 'a>,
    // Whether it may be that no contract stood when the first card came.
    begins_early: bool,
    // The cards that may have been revokes, by their places.
    discards: u64,
    sight: Sight,
}

impl Doubt<'_, '_, '_> {
    /// Whether this action may break the rules.
    fn about(&self, section: Section, index: usize) -> Option<Extent> {
        let known = &self.worlds.known;
        if self.begins_early && self.is_before_all_cards(section, index) {
            return Some(Extent::All);
        }
        let breaks_them = match section {
            Section::Plays => index < 64 && self.discards & (1 << index) != 0,
            Section::Said => {
                let said = known.record.said.get(index)?;
                return self.of_a_word(index, said.seat, said.word);
            }
            Section::Extras => {
                let extra = known.record.extras.get(index)?;
                let is_named = !known.hides_a_hand(extra.seat);
                match extra.word {
                    ExtraWord::Announcement(_) => self.may_be_refused(index),
                    ExtraWord::Claim(ClaimKind::Rest) => return self.may_fail(index),
                    ExtraWord::Claim(ClaimKind::Surrender) => false,
                    ExtraWord::Schweine(rank) => {
                        self.may_have_to_follow(extra)
                            || self.may_lack_a_pair(extra.seat, rank, is_named)
                    }
                    ExtraWord::Genscher(_) => {
                        self.may_have_to_follow(extra)
                            || self.may_lack_a_pair(extra.seat, Rank::King, is_named)
                    }
                }
            }
        };
        breaks_them.then_some(Extent::All)
    }

    /// Whether this needs a contract and came when no card lay.
    fn is_before_all_cards(&self, section: Section, index: usize) -> bool {
        let extras = self.worlds.known.record.extras;
        match section {
            Section::Said => false,
            Section::Plays => index == 0,
            Section::Extras => extras.get(index).is_some_and(|it| it.at == 0),
        }
    }

    /// Whether the announcement at this place is not legal with a deal that fits
    /// all cards.
    fn may_be_refused(&self, index: usize) -> bool {
        self.worlds.deals(Case::ANY).any(|world| {
            let refused = self.worlds.refused(world).extras;
            index < 64 && refused & (1 << index) != 0
        })
    }

    /// Whether a hand may be other than what `seat` said of it.
    fn of_a_word(&self, index: usize, seat: Seat, word: Word) -> Option<Extent> {
        let is_named = || !self.is_of_hidden_exchange(index, seat);
        let may_not_be_so = match word {
            Word::Hochzeit(_) => self.may_lack_a_queen(index, seat),
            Word::Schweine(rank) => self.may_lack_a_pair(seat, rank, is_named()),
            Word::Armut | Word::Throw => !self.is_known(seat),
            Word::Push(_) | Word::Return(_) => !(self.is_known(seat) && is_named()),
            Word::Gesund => return self.may_have_to_declare(seat),
            Word::No => return self.may_have_nothing_else(index, seat),
            Word::Vorbehalt
            | Word::Yes
            | Word::Solo(_)
            | Word::Bid(_)
            | Word::Pass
            | Word::Accept
            | Word::Refuse => false,
        };
        may_not_be_so.then_some(Extent::All)
    }

    /// Whether the hand dealt to `seat` is the same in every deal that fits.
    fn is_known(&self, seat: Seat) -> bool {
        let known = &self.worlds.known;
        let shown = !known.hides_a_hand(seat) && self.sight.hand(seat).is_some();
        known.hands.get(seat).is_some() || shown
    }

    /// Whether the word at this place came when cards had gone over, to or from `seat`,
    /// that are not named.
    fn is_of_hidden_exchange(&self, index: usize, seat: Seat) -> bool {
        let said = self.worlds.known.record.up_to(index + 1);
        let known = Known {
            record: said,
            ..self.worlds.known
        };
        known.hides_a_hand(seat)
    }

    /// Whether this came with a card that may have been a revoke.
    fn may_have_to_follow(&self, extra: &Extra) -> bool {
        let mode = self.worlds.known.rules.schweine.mode;
        extra
            .card(mode)
            .is_some_and(|at| self.discards & (1 << at) != 0)
    }

    /// Whether `seat` has not shown both cards of the pair that it declared; its hand
    /// `is_named` if all cards were that it got.
    fn may_lack_a_pair(&self, seat: Seat, rank: Rank, is_named: bool) -> bool {
        let played = self.sight.played(seat);
        let mut pairs = Worlds::declared_with(self.worlds.order(), rank).kinds();
        let shown = pairs.any(|card| played.count(card) == 2);
        !(shown || is_named && self.is_known(seat))
    }

    /// Whether the ♣Q can be elsewhere, and everything but the Hochzeit at this place is legal.
    fn may_lack_a_queen(&self, index: usize, seat: Seat) -> bool {
        let known = self.worlds.known;
        let trust = known.trust.taking(index);
        let worlds = self.worlds.trusting(trust);
        let mut others = known.ways().filter(|way| way.owners != [seat; 2]);
        let nothing = CardSet::EMPTY;
        others.any(|way| worlds.world(way, &Case::ANY, nothing).is_some())
    }

    /// Whether `seat` can have a Hochzeit that it had to declare (STILL-1), with all that was said
    /// and laid since. Other hands can decide whether a contract stands, and with it that.
    fn may_have_to_declare(&self, seat: Seat) -> Option<Extent> {
        let known = self.worlds.known;
        let is_hidden = known.hands.get(seat).is_none();
        if known.rules.hochzeit.silent != SilentHochzeit::Forbidden || !is_hidden {
            return None;
        }
        let trust = known.believing_gesund();
        self.is_found(known, |known| {
            let worlds = Worlds {
                known: Known { trust, ..known },
                told: Told::nothing(),
                ..self.worlds.clone()
            };
            let both = known.ways().filter(|way| way.owners == [seat; 2]);
            let mut both = both.flat_map(|way| {
                [Standing::Any, Standing::Contract].map(|standing| Way { standing, ..way })
            });
            both.any(|way| {
                let world = worlds.world(way, &Case::ANY, CardSet::EMPTY);
                let position = world.map(|world| worlds.position(world));
                let game = position.as_ref().and_then(Position::game);
                game.map(Game::contract) == Some(Contract::StilleHochzeit { seat })
            })
        })
    }

    /// Whether `seat` can have nothing else than what it denied at this place, and no Vorbehalt
    /// that it took back in time (VORB-8). What it says later can show what else it has.
    fn may_have_nothing_else(&self, index: usize, seat: Seat) -> Option<Extent> {
        let known = self.worlds.known;
        // The no at this place shows nothing.
        let mut later = known.record.said.iter().skip(index);
        let shows = |word| has_name(word) || word == Word::Yes;
        if known.hands.get(seat).is_some() || later.any(|it| it.seat == seat && shows(it.word)) {
            return None;
        }
        let has_exchange = known.has_exchange();
        self.is_found(known.up_to(index), |before| {
            // Cards that were laid after an exchange need not be of the hand that was dealt.
            let worlds = if has_exchange {
                Worlds::of(before)
            } else {
                before.with_cards_of(self.worlds.trails)
            };
            worlds.is_refused_for(seat, Word::No, Reason::WithdrawalTooLate)
        })
    }

    /// Whether this is found with a share of what may be looked at, or may be there beyond it.
    fn is_found<'r, 'a>(
        &self,
        known: Known<'r, 'a>,
        search: impl FnOnce(Known<'r, '_>) -> bool,
    ) -> Option<Extent> {
        let share = known.budget.share();
        let found = search(Known {
            budget: &share,
            ..known
        });
        known.budget.note(&share);
        match (found, share.is_in_doubt()) {
            (true, _) => Some(Extent::All),
            (false, true) => Some(Extent::Some),
            (false, false) => None,
        }
    }

    /// Whether the claim at this place does not hold with every deal.
    fn may_fail(&self, index: usize) -> Option<Extent> {
        let found = self.worlds.claimed(index)?;
        if found.refused_with.is_some() {
            Some(Extent::All)
        } else {
            Some(found.extent).filter(|&it| it == Extent::Some)
        }
    }
}

/// The cards with which a seat did not follow although it may have been able to:
/// with one of these deals it still holds a card of that class. Where hands decide who took a
/// trick, each course has its own; what is a revoke in one of them may be one.
fn discards_in_doubt(worlds: &Worlds<'_, '_>, deals: &Worlds<'_, '_>) -> u64 {
    let may_follow = |discards: &Discards| {
        discards.kinds.kinds().any(|card| {
            let holds = Case::holds(discards.seat, core::iter::once(card).collect());
            deals.deals(holds).next().is_some()
        })
    };
    worlds.one_of_each_course().fold(0, |all, world| {
        let position = worlds.position(world);
        let doubtful = position.game().map_or(0, |game| {
            let doubtful = worlds.discards(game).filter(may_follow);
            doubtful.fold(0, |all, it| all | it.places)
        });
        all | doubtful | worlds.refused(world).plays
    })
}

impl Known<'_, '_> {
    /// Whoever says gesund has no Hochzeit that had to be declared; nor is that held against
    /// Schweine that came later.
    fn believing_gesund(&self) -> Trust {
        let said = (0..64).zip(self.record.said);
        let own = said.filter(|(_, it)| matches!(it.word, Word::Gesund | Word::Schweine(_)));
        own.fold(self.trust, |it, (index, _)| it.taking(index))
    }
}

/// Whether this names what a hand has.
const fn has_name(word: Word) -> bool {
    match word {
        Word::Hochzeit(_) | Word::Schweine(_) | Word::Armut | Word::Throw => true,
        Word::Gesund
        | Word::Vorbehalt
        | Word::Yes
        | Word::No
        | Word::Solo(_)
        | Word::Bid(_)
        | Word::Pass
        | Word::Push(_)
        | Word::Accept
        | Word::Refuse
        | Word::Return(_) => false,
    }
}
