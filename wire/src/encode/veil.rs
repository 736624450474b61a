//! [`Veil`]: messages about games of which not every hand is known.

use doko_engine::{Budget, Card, CardSet, Deal, Game, Position, Refusal, Seat, Word};
use doko_proto::v1;
use doko_proto::v1::evidence::Evidence;
use doko_worlds::{Found, Sight, Worlds};

use super::asks::open_so_far;
use super::{Asked, Scene, Scribe, blend, card, cards, effects, position, refusal, seat, windows};
use crate::decode::{DecodedRecord, Pile, Spoken};

/// What may be told of the hands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Veil<'a> {
    pub(crate) scribe: &'a Scribe,
    pub(crate) record: &'a DecodedRecord,
    pub(crate) sight: Sight,
    budget: &'a Budget,
}

impl<'a> Veil<'a> {
    pub(crate) fn of(
        scribe: &'a Scribe,
        record: &'a DecodedRecord,
        worlds: &Worlds<'_, 'a>,
    ) -> Self {
        Veil {
            scribe,
            record,
            sight: worlds.sight(),
            budget: worlds.known().budget,
        }
    }

    /// What is the same in all these positions, one for each thing that can be
    /// the case in `worlds`, and what takes certain cards only if they are there.
    pub(crate) fn position(
        &self,
        worlds: &Worlds<'_, '_>,
        all: &[Position<'_>],
    ) -> Option<v1::Position> {
        let messages = all.iter();
        let messages = messages.map(|it| position(self.scribe, it, self.record));
        let mut message = agreed_position(messages)?;
        let first = all.first()?;
        for (of, state) in Seat::ALL.into_iter().zip(&mut message.seats) {
            // The hand of the moment: what an exchange has on the table is in none.
            if self.sight.hand(of).is_none() {
                state.hand.clear();
            }
            let is_right = |right: &i32| match v1::ExtraWord::try_from(*right) {
                Ok(v1::ExtraWord::Schweine) => worlds.may_declare_schweine(of),
                Ok(v1::ExtraWord::Genscher) => worlds.may_name_a_partner(of),
                // Who may claim is known to all.
                Ok(_) | Err(_) => true,
            };
            state.other_rights.retain(is_right);
            state.legal_cards = cards(self.legal_cards(all, of));
            self.tell_who_knows(state);
        }
        if all.iter().all(is_open) {
            let (needs_input, open_rights) = open_so_far(self.record, worlds);
            if needs_input.asks.is_empty() {
                // Hands decide who is asked, and with it whether cards are exchanged.
                message.phase = v1::Phase::Unspecified.into();
            }
            message.needs_input = Some(needs_input).filter(|it| !it.asks.is_empty());
            message.open_rights = open_rights;
        }
        if message.phase() != v1::Phase::Armut {
            // Before cards are pushed an Armut shows in nothing but that they are asked for.
            message.armuten.retain(|it| it.pushed_count.is_some());
        }
        let schweine = i32::from(v1::SaidWord::Schweine);
        message.open_rights.retain(|it| {
            let of = Seat::ALL.into_iter().find(|&of| seat(of) == it.seat);
            let has_them = of.is_some_and(|of| match first.game() {
                Some(_) => worlds.may_declare_schweine(of),
                None => self.sight.hand(of).is_some(),
            });
            it.right != schweine || has_them
        });
        message.unseen = self.unseen();
        Some(message)
    }

    /// A party that follows from what is known here is known to whoever knows as much. One that
    /// all know whatever is the case, but not the same one, is known to nobody.
    fn tell_who_knows(&self, state: &mut v1::SeatState) {
        let known_to = &mut state.party_known_to;
        if state.party == i32::from(v1::Party::Unspecified) {
            if known_to.len() == Seat::ALL.len() {
                known_to.clear();
            }
            return;
        }
        let knows = |it: &Seat| self.record.is_known_to(*it);
        let observers = Seat::ALL.into_iter().filter(knows).map(seat);
        known_to.extend(observers);
        known_to.sort_unstable();
        known_to.dedup();
        if known_to.len() == Seat::ALL.len() && state.party_proof == 0 {
            state.set_party_proof(v1::PartyProof::Elimination);
        }
    }

    fn unseen(&self) -> Vec<v1::UnseenCard> {
        let unseen = self.sight.unseen();
        let of = |kind: Card| v1::UnseenCard {
            card: card(kind),
            copies: unseen.count(kind),
            possible_holders: self.sight.possible_holders(kind).map(seat).collect(),
        };
        unseen.kinds().map(of).collect()
    }

    /// What `of` may play in every deal that fits, if that is the same in all of them:
    /// in all these positions, one for each thing that can be the case at the end of the
    /// record.
    pub(crate) fn legal_cards(&self, all: &[Position<'_>], of: Seat) -> CardSet {
        let mut each = all.iter().map(|it| match it.game() {
            Some(game) => self.sight.legal_cards(game, of),
            None => CardSet::EMPTY,
        });
        let first = each.next().unwrap_or(CardSet::EMPTY);
        if each.all(|it| it == first) {
            first
        } else {
            CardSet::EMPTY
        }
    }

    /// A refusal that holds in all these positions, each just before the action.
    pub(crate) fn refusal(
        &self,
        refused: &Refusal,
        asked: &Asked,
        all: &[&Position<'_>],
    ) -> Option<v1::Refusal> {
        let game = all.first()?.game();
        let mut refused = refused.as_seen(|of| self.sight.hand_in(game, of));
        if self.record.hides_an_exchange() {
            refused = refused.of_unknown_cards();
        }
        let refused = self.instead(&refused, asked);
        let mut messages = all.iter().map(|it| {
            let scene = Scene::of(self.record, it).of_some_hands();
            refusal(self.scribe, &refused, asked, scene)
        });
        let mut message = messages.next()?;
        messages.for_each(|other| blend::refusal(&mut message, other));
        self.hide(&mut message, asked, game);
        Some(message)
    }

    /// How many words were said before the action that is asked about.
    fn words_before(&self, asked: &Asked) -> usize {
        let in_record = asked
            .index
            .filter(|_| asked.section == v1::ActionSection::Said);
        let before = in_record.and_then(|it| usize::try_from(it).ok());
        before.unwrap_or(self.record.said.len())
    }

    /// Whether `shown`, who is asked in some deals where the action that is asked about
    /// stands, speaks in every deal that fits what was said before it.
    fn speaks_before(&self, asked: &Asked, shown: i32) -> bool {
        let share = self.budget.share();
        let known = self.record.known(&share).up_to(self.words_before(asked));
        let speaks = Worlds::of(known).speaks().filter(|_| !share.is_in_doubt());
        self.budget.note(&share);
        speaks.map(seat) == Some(shown)
    }

    /// The same refusal, with what could have been said instead in every deal that fits what was
    /// said before. It has no such words if it takes too long to know them all.
    fn instead(&self, refused: &Refusal, asked: &Asked) -> Refusal {
        let shorter = self.record.with_words(self.words_before(asked));
        let share = self.budget.share();
        let worlds = Worlds::of(shorter.known(&share));
        let instead = refused.instead_of_which(|by, word| {
            if word.handed_over().is_some() || matches!(word, Word::Bid(_) | Word::Schweine(_)) {
                // Which cards go over, what is bid and which pair it is, is not asked here.
                return true;
            }
            let longer = shorter.with(by, Spoken::Said(word, Pile::default()));
            is_certain(&worlds.say(&longer.known(&share), by, word))
        });
        self.budget.note(&share);
        if share.is_in_doubt() {
            refused.instead_of_which(|_, _| false)
        } else {
            instead
        }
    }

    /// Takes out what shows a hand that is not known, and who speaks if hands decide it.
    fn hide(&self, message: &mut v1::Refusal, asked: &Asked, game: Option<&Game>) {
        let Some(v1::Evidence {
            evidence: Some(evidence),
        }) = &mut message.evidence
        else {
            return;
        };
        match evidence {
            Evidence::Card(shown) => {
                let of = Seat::ALL.into_iter().find(|&it| seat(it) == shown.seat);
                let hand = of.and_then(|of| self.sight.hand_in(game, of).1);
                if shown.cards_missing.is_none() {
                    shown.hand = hand.map(cards).unwrap_or_default();
                }
            }
            Evidence::Claim(shown) => {
                let unknown = |&it: &Seat| self.sight.hand_in(game, it).1.is_none();
                if Seat::ALL.iter().any(unknown) {
                    shown.line = Vec::new();
                    shown.line_seats = Vec::new();
                    shown.lost_trick = None;
                }
            }
            Evidence::Vorbehalt(shown) => {
                let nobody = i32::from(v1::Seat::Unspecified);
                let is_shown = shown.seat_to_speak != nobody;
                if is_shown && !self.speaks_before(asked, shown.seat_to_speak) {
                    shown.seat_to_speak = nobody;
                }
            }
            Evidence::Announcement(_) | Evidence::Penalty(_) => (),
        }
    }
}

/// Whether the action is legal with every deal that fits.
pub(crate) fn is_certain(found: &Found) -> bool {
    found.accepted_with.is_some() && found.refused_with.is_none() && !found.is_beyond_bound()
}

/// Whether it is still open what is played.
pub(crate) fn is_open(position: &Position<'_>) -> bool {
    position.game().is_none() && position.redeal().is_none()
}

/// What is the case in all these positions.
fn agreed_position(mut all: impl Iterator<Item = v1::Position>) -> Option<v1::Position> {
    let mut position = all.next()?;
    all.for_each(|other| blend::position(&mut position, other));
    Some(position)
}

/// The contract in all these games.
pub(crate) fn agreed_contract(
    mut all: impl Iterator<Item = v1::ContractSettled>,
) -> Option<v1::ContractSettled> {
    let mut settled = all.next()?;
    all.for_each(|other| blend::contract_settled(&mut settled, other));
    Some(settled)
}

/// What allows an action whatever is the case.
pub(crate) fn agreed_acceptance(
    mut all: impl Iterator<Item = v1::Acceptance>,
) -> Option<v1::Acceptance> {
    let mut acceptance = all.next()?;
    all.for_each(|other| blend::acceptance(&mut acceptance, other));
    Some(acceptance)
}

/// What an action brings about whatever is the case; the positions before and after it, for each
/// thing that can be.
pub(crate) fn agreed_effects(
    scribe: &Scribe,
    before_and_after: &[(Position<'_>, Position<'_>)],
) -> Option<v1::Effects> {
    let all = before_and_after.iter();
    let mut all = all.map(|(before, after)| effects(scribe, before, after));
    let mut effects = all.next()?;
    all.for_each(|other| blend::effects(&mut effects, other));
    Some(effects)
}

/// What `of` may announce in all these positions, one for each thing that can be
/// the case.
pub(crate) fn agreed_windows(all: &[Position<'_>], of: Seat) -> Vec<v1::AnnouncementWindow> {
    let mut lists = all.iter().map(|it| windows(it, of));
    let mut agreed = lists.next().unwrap_or_default();
    lists.for_each(|other| blend::windows(&mut agreed, &other));
    agreed
}

/// A deal as a witness.
pub(crate) fn witness(deal: Deal) -> v1::Witness {
    let hand = |of| cards(deal.hand(of));
    v1::Witness {
        hand_1: hand(Seat::First),
        hand_2: hand(Seat::Second),
        hand_3: hand(Seat::Third),
        hand_4: hand(Seat::Fourth),
    }
}
