//! What of a record may have been declared wrongly, where something is wrong in it.

use super::blame::Blame;
use super::declared::MOST_DECLARED;
use super::proof::{Refused, Violations};
use super::{Case, Extent, Judged, Known, Overlooked, Worlds};
use crate::action::{Record, Section};
use crate::list::List;
use crate::position::Position;
use crate::trust::{Credit, Trust};

/// Every combination of declarations that may be wrong.
const MOST_ACCOUNTS: usize = 1 << MOST_DECLARED;

/// Which declarations may be wrong if something is: one entry for each combination with which
/// the record can be followed. Nobody is told of a violation that one of them does without.
#[derive(Clone, Copy, Debug)]
pub(super) struct Accounts {
    all: List<Account, MOST_ACCOUNTS>,
}

/// One of them: what is not taken to be legal, and which words are taken to be right.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Account {
    overlooked: Overlooked,
    trust: Trust,
}

impl Account {
    const NONE: Account = Account {
        overlooked: Overlooked::NONE,
        trust: Trust::FULL,
    };

    /// Whether a word before the first card is wrong in it.
    fn has_a_lie(&self) -> bool {
        self.trust.void().next().is_some()
    }

    /// The deals that fit `known` so.
    fn of<'r, 'a>(self, known: Known<'r, 'a>, given: Overlooked) -> Worlds<'r, 'a> {
        let Account { overlooked, trust } = self;
        Worlds::believing(Known { trust, ..known }, overlooked, given)
    }
}

impl Accounts {
    pub(super) const NONE: Accounts = Accounts {
        all: List::new(Account::NONE),
    };

    /// The deals that fit with each of them, where what is `given` is not taken to be legal.
    pub(super) fn of<'r, 'a>(
        self,
        known: Known<'r, 'a>,
        given: Overlooked,
    ) -> impl Iterator<Item = Worlds<'r, 'a>> {
        let all = (0..self.all.len()).filter_map(move |it| self.all.get(it).copied());
        all.map(move |it| it.of(known, given))
    }

    /// Whether the last word that is known is legal with one of them: cards that go over in an
    /// Armut are those of one.
    fn fit_a_word(&self, known: Known<'_, '_>, given: Overlooked) -> bool {
        let armuten = known.armuten();
        let mut all = self.all.iter();
        all.any(|&Account { overlooked, trust }| {
            let taken = armuten.clone();
            let taken = taken.filter(|&index| trust.in_word(index) == Credit::Taken);
            let checked = taken.fold(trust, |it, index| it.giving(index, Credit::Checked));
            [trust, checked].into_iter().any(|trust| {
                let so = Account { overlooked, trust };
                !so.of(known, given).is_empty()
            })
        })
    }

    /// Those of them with which `known` can be followed.
    pub(super) fn followed(&self, known: Known<'_, '_>, given: Overlooked) -> Accounts {
        let mut found = Accounts::NONE;
        for &it in self.all.iter() {
            if !it.of(known, given).is_empty() {
                found.all.push(it);
            }
        }
        found
    }
}

impl<'r, 'a> Judged<'r, 'a> {
    /// All deals with which a record can be followed in which something is wrong: first `worlds`,
    /// then, one by one, those in which other declarations are wrong.
    pub fn accounts(&self) -> impl Iterator<Item = Worlds<'r, 'a>> {
        let others = self
            .violations
            .map_or(Accounts::NONE, |it| it.accounts)
            .of(self.worlds.known, self.given);
        core::iter::once(self.worlds.clone()).chain(others)
    }
}

impl<'r, 'a> Blame<'r, 'a> {
    /// What breaks the rules in all deals with which the record of `worlds` can be followed,
    /// whichever declarations are wrong, and the action after it if that does.
    pub(super) fn violations(
        &self,
        worlds: &Worlds<'r, 'a>,
        last: Option<(Section, usize)>,
    ) -> Violations {
        let known = worlds.known;
        let mut stated = worlds.refused_by_all(Refused::ALL);
        let Some(accounts) = self.other_accounts(worlds) else {
            return Violations {
                open: stated,
                ..Violations::UNNAMED
            };
        };
        let mut open = stated;
        for other in accounts.of(known, self.given) {
            let refused = other.refused_by_all(Refused::ALL);
            open = open.or(refused);
            stated = stated.and(refused).up_to(worlds, worlds.same_turns(&other));
        }
        let all = known.record.plays.len();
        let longer = self.known.up_to(known.record.actions() + 1);
        let last = last.filter(|&(section, _)| {
            let is_wrong = |it: &Worlds<'r, 'a>| worlds.same_turns(it) == all && self.is_wrong(it);
            // What follows a word that was wrong is not judged.
            let comes_first = known.record.actions() <= self.known.record.said.len();
            let is_open = comes_first && accounts.all.iter().any(Account::has_a_lie);
            let may_fit = || section == Section::Said && accounts.fit_a_word(longer, self.given);
            !is_open && accounts.of(known, self.given).all(|it| is_wrong(&it)) && !may_fit()
        });
        Violations {
            refused: stated,
            open: open.without(stated),
            last,
            accounts,
        }
    }

    /// Whether these actions break the rules in all deals with which the first ones can be
    /// followed.
    pub(super) fn is_shown(&self, wanted: Refused, actions: usize) -> bool {
        if self.may_have_begun_early(actions) {
            return false;
        }
        let known = self.known.up_to(actions);
        let accounts = self.all_accounts(&known.record);
        accounts.is_some_and(|it| {
            let mut all = it.of(known, self.given).filter(|it| !it.is_empty());
            let Some(first) = all.next() else {
                return false;
            };
            let is_refused = |it: &Worlds<'_, '_>| it.refused_by_all(wanted) == wanted;
            is_refused(&first)
                && all.all(|it| {
                    is_refused(&it) && wanted.up_to(&first, first.same_turns(&it)) == wanted
                })
        })
    }

    /// Those with which the record of `worlds` can be followed, too, unless there are too many.
    fn other_accounts(&self, worlds: &Worlds<'r, 'a>) -> Option<Accounts> {
        let known = worlds.known;
        let accounts = self.all_accounts(&known.record)?;
        let of_worlds = (worlds.overlooked.extras, known.trust);
        let mut others = Accounts::NONE;
        for &it in accounts.all.iter() {
            if (it.overlooked.extras, it.trust) != of_worlds {
                others.all.push(it);
            }
        }
        Some(others.followed(known, self.given))
    }

    /// The word before the first card that is wrong in all deals with which the record can be
    /// followed, whatever else is: nothing after it is judged.
    pub(super) fn what_is_said_wrongly(&self) -> Option<Judged<'r, 'a>> {
        let known = self.known;
        let record = known.record;
        let mut words = known.hearsay();
        let word = words.find(|&word| self.is_shown_to_be_a_lie(word, record.actions()))?;
        let all = self.all_accounts(&record)?;
        if self.is_wrong_at_its_end(&all) {
            return self.nothing_after((Section::Said, word));
        }
        self.up_to_the_word(word, all.followed(known, self.given))
    }

    /// The record judged up to the word at this place, which is wrong in all of these `accounts`.
    pub(super) fn up_to_the_word(
        &self,
        word: usize,
        mut accounts: Accounts,
    ) -> Option<Judged<'r, 'a>> {
        let first = accounts.all.first().copied()?;
        accounts.all = List::of(accounts.all.get(1..)?, Account::NONE);
        let violations = Violations {
            last: Some((Section::Said, word)),
            accounts,
            ..Violations::UNNAMED
        };
        let worlds = first.of(self.known, self.given);
        Some(self.judged(worlds, word + 1, Extent::All, Some(violations)))
    }

    /// Whether the word at this place shows to be wrong when the first actions are known.
    pub(super) fn is_shown_to_be_wrong(&self, word: usize, actions: usize) -> bool {
        self.is_shown_to_be_a_lie(word, actions) || self.hochzeit_kept_back(actions) == Some(word)
    }

    /// Whether the word at this place is wrong in all deals with which the first actions can be
    /// followed. What is wrong in an exchange may be one of several words.
    fn is_shown_to_be_a_lie(&self, word: usize, actions: usize) -> bool {
        let known = self.known.up_to(actions);
        let open = self.given.and_all_of(&known.record);
        if known.has_exchange() || !Worlds::believing(known, open, self.given).is_empty() {
            return false;
        }
        let Some(accounts) = self.all_accounts(&known.record) else {
            return false;
        };
        let mut all = accounts.all.iter();
        let is_right = all.any(|&Account { overlooked, trust }| {
            // Whether Schweine may be said can rest on what else was said of the same hand.
            let alone = trust.giving(word, Credit::Checked);
            let all_of_hand = known.checking_words_of_one_hand(trust, word);
            [alone, all_of_hand].into_iter().any(|trust| {
                let so = Account { overlooked, trust };
                !so.of(known, self.given).is_empty()
            })
        });
        !is_right && !accounts.followed(known, self.given).all.is_empty()
    }

    /// Whether the game can be followed with every word right up to an action that nobody may
    /// do, whichever of the later declarations of these `accounts` are wrong: then that can be
    /// all that is.
    fn is_wrong_at_its_end(&self, accounts: &Accounts) -> bool {
        let record = self.known.record;
        // Of words there is nothing to overlook.
        let mut looked_at: List<Overlooked, MOST_ACCOUNTS> = List::new(Overlooked::NONE);
        accounts.all.iter().any(|&Account { overlooked, .. }| {
            if looked_at.contains(&overlooked) || !looked_at.push(overlooked) {
                return false;
            }
            let open = Blame {
                overlooked,
                ..*self
            };
            let fitting = open.fitting(0);
            let is_word = fitting < record.said.len();
            let worlds = open.worlds(fitting);
            let mut all = worlds.deals(Case::ANY);
            // After cards that are dealt again nobody may do anything.
            let is_dealt_again = all.all(|world| worlds.position(world).redeal().is_some());
            is_dealt_again || !is_word && open.is_wrong(&worlds)
        })
    }

    /// One for each combination of the declarations of `record`, unless there are too many.
    pub(super) fn all_accounts(&self, record: &Record<'a>) -> Option<Accounts> {
        let open = self.given.and_all_of(record);
        let declared = self.declared_in(record)?;
        let mut accounts = Accounts::NONE;
        let known = Known {
            record: *record,
            ..self.known
        };
        let trust = known.believing_nobody();
        let nobody = Blame {
            known: Known { trust, ..known },
            ..*self
        };
        for wrong in 0..1 << declared.len() {
            let without = nobody.despite(open, &declared, wrong, Credit::Void);
            let Blame {
                known: Known { trust, .. },
                overlooked,
                ..
            } = without;
            accounts.all.push(Account { overlooked, trust });
        }
        Some(accounts)
    }
}

impl Refused {
    /// Those that were done while no more than the first `cards` of the record of `worlds` lay.
    fn up_to(self, worlds: &Worlds<'_, '_>, cards: usize) -> Refused {
        let mut found = self;
        for (section, index) in self.places() {
            let is_before = match section {
                Section::Said => true,
                Section::Plays => index < cards,
                Section::Extras => {
                    let extra = worlds.known.record.extras.get(index);
                    extra.is_some_and(|it| usize::from(it.at) <= cards)
                }
            };
            if !is_before {
                found = found.without(Refused::one(section, index));
            }
        }
        found
    }
}

impl<'r, 'a> Worlds<'r, 'a> {
    /// How many of the first cards the same seats laid in these deals and in others: what took
    /// a trick there may have been no trump here.
    fn same_turns(&self, others: &Worlds<'r, 'a>) -> usize {
        let position = |it: &Worlds<'r, 'a>| {
            let world = it.deals(Case::ANY).next()?;
            Some(it.position(world))
        };
        let (own, other) = (position(self), position(others));
        let game = |it: &'_ Option<Position<'r>>| it.as_ref().and_then(Position::game).cloned();
        let (Some(own), Some(other)) = (game(&own), game(&other)) else {
            return 0;
        };
        let both = own.plays().zip(other.plays());
        both.take_while(|((_, own, _), (_, other, _))| own == other)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Extra, ExtraWord};
    use crate::budget::Budget;
    use crate::rulesets::VLN;
    use crate::seat::Seat;

    #[test]
    fn what_was_done_up_to_a_card_was_done_before_it_lay() {
        let extra = |at| Extra {
            at,
            seat: Seat::First,
            word: ExtraWord::Claim(crate::action::ClaimKind::Rest),
            party: None,
        };
        let extras = [extra(2), extra(3)];
        let budget = Budget::new();
        let mut known = crate::worlds::tests::known(&VLN, &[], &budget);
        known.record.extras = &extras;
        let worlds = Worlds::of(known);
        let kept = |section, index| {
            let one = Refused::one(section, index);
            one.up_to(&worlds, 2) == one
        };
        assert!(kept(Section::Said, 5));
        assert!(kept(Section::Plays, 1) && !kept(Section::Plays, 2));
        assert!(kept(Section::Extras, 0) && !kept(Section::Extras, 1));
    }
}
