//! Schweine that are declared before the first card.

mod objections;

use super::pair::Pair;
use super::stance::{Declaration, SCHWEINE, Stance};
use super::{Outcome, Round};
use crate::card::{Card, Rank, Suit};
use crate::card_set::CardSet;
use crate::contract::{Contract, Selector};
use crate::list::List;
use crate::options::SchweineMode;
use crate::party::{Parties, Party};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::schweine::{DeclaredPair, NO_PAIR};
use crate::seat::Seat;
use crate::verdict::{Evidence, Facts, Reason, Refusal};
use crate::word::{Word, Words};

impl Round {
    /// Whether `seat` has declared the Schweine themselves.
    pub(super) fn has_schweine(&self, seat: Seat) -> bool {
        let mut pairs = self.pairs.iter();
        pairs.any(|it| it.pair.seat == seat && it.card == Card::DA)
    }

    /// Whether `seat` has declared Schweine, or a pair above them.
    pub fn has_declared_schweine(&self, seat: Seat) -> bool {
        self.pairs.iter().any(|it| it.pair.seat == seat)
    }

    /// Whether `seat` could declare Schweine now that count, or may come to count. Of a
    /// hand that is not known nothing is said.
    pub fn has_open_schweine(&self, rules: &RuleSet, seat: Seat) -> bool {
        let is_known = self.hands(rules).get(seat).is_some();
        let mut ranks = rules.schweine.ranks();
        is_known
            && ranks.any(|rank| {
                let card = self.card_of(rules, seat, rank);
                let is_new = !self.is_pair(DeclaredPair { seat, rank }, card);
                is_new && self.may_come_to_count(rules, seat, rank)
            })
    }

    fn may_come_to_count(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> bool {
        let mut after = *self;
        if after.try_enter(rules, seat, Word::Schweine(rank)).is_err() {
            return false;
        }
        let pair = DeclaredPair { seat, rank };
        match after.outcome(rules) {
            Some(Outcome::Contract(settled)) => settled.schweine.contains(&pair),
            Some(Outcome::Redeal(_)) => false,
            None => {
                let declared = |rank| self.pairs.iter().any(|it| it.pair.rank == rank);
                let mut below = rules.schweine.ranks().take_while(|&it| it != rank);
                (rules.schweine.waits() || below.all(declared))
                    && after.may_lead_to_a_contract_with(rules, pair)
            }
        }
    }

    /// Whether `pair` counts in a contract that the round can still end with.
    fn may_lead_to_a_contract_with(&self, rules: &RuleSet, pair: DeclaredPair) -> bool {
        let certain = Seat::ALL.into_iter().filter_map(|seat| {
            let place = self.possible(rules, seat).first()?;
            let prevails = place < SCHWEINE
                && self.is_certain(rules, seat, place)
                && !self.may_take_back(seat);
            prevails.then_some(place)
        });
        let lowest = certain.min();
        let counts = |contract| {
            let card = rules.card_of_pair(contract, pair.rank);
            card == Some(self.card_of(rules, pair.seat, pair.rank))
                && self.count_in(rules, contract, self.holder(rules, contract, pair))
        };
        let nobody = lowest.is_none() && counts(Contract::Normalspiel);
        nobody
            || Seat::ALL.into_iter().any(|seat| {
                let mut all = self.declarations(rules, seat, lowest.unwrap_or(SCHWEINE));
                all.any(|declaration| {
                    self.contract_of(rules, seat, declaration)
                        .is_some_and(counts)
                })
            })
    }

    /// What `seat` can still end with, at `lowest` or above.
    fn declarations(
        &self,
        rules: &RuleSet,
        seat: Seat,
        lowest: u8,
    ) -> impl Iterator<Item = Declaration> {
        let named = match *self.stances.get(seat) {
            Stance::Named { declaration, .. } => Some(declaration),
            Stance::Silent | Stance::Gesund | Stance::Unnamed { .. } => None,
        };
        let possible = self.possible(rules, seat);
        let soli = rules.solos.iter().map(Declaration::Solo);
        let others = [Declaration::Hochzeit(Selector::Any), Declaration::Armut];
        let all = soli.chain(others).filter(move |&it| {
            let place = self.place_of(rules, seat, it);
            place <= lowest && possible.contains(place)
        });
        let unnamed = all.filter(move |_| named.is_none());
        unnamed.chain(named.filter(move |&it| self.place_of(rules, seat, it) <= lowest))
    }

    fn contract_of(
        &self,
        rules: &RuleSet,
        seat: Seat,
        declaration: Declaration,
    ) -> Option<Contract> {
        Some(match declaration {
            Declaration::Hochzeit(selector) => Contract::Hochzeit { seat, selector },
            Declaration::Solo(solo) => {
                let duty = self.duty(rules, seat, solo);
                Contract::Solo { seat, solo, duty }
            }
            Declaration::Armut => {
                let acceptor = seat.next();
                Contract::Armut { seat, acceptor }
            }
            Declaration::Throw => return None,
        })
    }

    /// Whether the Schweine that were declared are an Ansage of the party that was
    /// `heard`, as far as that shows (SCHW-3).
    ///
    /// # Errors
    ///
    /// The refusal, if they are one of the other party.
    pub fn check_heard(&self, rules: &RuleSet, heard: Option<Party>) -> Result<(), Refusal> {
        let Some((heard, Outcome::Contract(settled))) = heard.zip(self.outcome(rules)) else {
            return Ok(());
        };
        let mut pairs = settled.schweine.iter();
        let Some(pair) = pairs.find(|pair| rules.schweine.is_ansage(pair.rank)) else {
            return Ok(());
        };
        let parties = Parties::at_start(settled.contract, &self.hands(rules));
        if parties.of(pair.seat).is_none_or(|party| party == heard) {
            return Ok(());
        }
        let evidence = Evidence::Vorbehalt {
            seat: pair.seat,
            word: Word::Schweine(pair.rank),
            accepted: Words::default(),
            facts: Facts::default(),
        };
        Err(Refusal::new(Reason::WrongParty, Rule::Schw3, evidence))
    }

    /// The pairs that count in `contract`, in the order of their height. The others
    /// are void: where the contract does not admit them, where the cards have
    /// changed hands, and where a lower pair is missing (SCHW-7), unless they wait for that
    /// (option `schweine.above_mode`).
    pub(super) fn valid_pairs(&self, rules: &RuleSet, contract: Contract) -> List<DeclaredPair, 4> {
        let mut valid = List::new(NO_PAIR);
        if self.pairs.is_empty() {
            return valid;
        }
        for rank in rules.schweine.ranks() {
            let counts = |declared: &&Pair| {
                declared.pair.rank == rank
                    && rules.card_of_pair(contract, rank) == Some(declared.card)
                    && self.is_held(rules, contract, declared)
            };
            let mut all = self.pairs.iter().filter(counts);
            let found = all.find_map(|declared| {
                let pair = self.holder(rules, contract, declared.pair);
                let may_hold = rules.schweine.may_hold_above(pair.seat, &valid);
                (may_hold && self.count_in(rules, contract, pair)).then_some(pair)
            });
            match found {
                Some(pair) => {
                    valid.push(pair);
                }
                None if rules.schweine.waits_for(contract, rank) => (),
                None => return valid,
            }
        }
        valid
    }

    /// Whether the hand has these Schweine, or may have them, when `contract` begins.
    fn is_held(&self, rules: &RuleSet, contract: Contract, declared: &Pair) -> bool {
        let (pair, card) = (declared.pair, declared.card);
        match contract {
            Contract::Armut { .. } => {
                self.holder(rules, contract, pair) != pair
                    || self.may_have_now(rules, pair.seat, card)
            }
            Contract::Normalspiel
            | Contract::StilleHochzeit { .. }
            | Contract::Hochzeit { .. }
            | Contract::Solo { .. } => {
                let hand = self.hands.get(pair.seat);
                hand.is_none_or(|hand| hand.count(card) == 2)
            }
        }
    }

    /// The declared `pair` with who has it in `contract`: the pair of a poor player can go to who
    /// takes his cards (option `schweine.through_armut`).
    fn holder(&self, rules: &RuleSet, contract: Contract, pair: DeclaredPair) -> DeclaredPair {
        let DeclaredPair { seat, rank } = pair;
        let Contract::Armut {
            seat: poor,
            acceptor,
        } = contract
        else {
            return pair;
        };
        if !rules.schweine.goes_over(rank) {
            return pair;
        }
        let mut handled = self.handled_armuten(rules);
        let own = handled.find(|it| it.poor == seat);
        let first = Some(acceptor).filter(|_| poor == seat);
        let acceptor = own.and_then(|it| it.acceptor).or(first);
        DeclaredPair {
            seat: acceptor.unwrap_or(seat),
            rank,
        }
    }

    /// The cards that `seat`, who takes them, has to keep, because the poor player declared them:
    /// option `schweine.through_armut`.
    pub(super) fn kept(&self, rules: &RuleSet, seat: Seat) -> CardSet {
        let mut handled = self.handled_armuten(rules);
        let own = handled.find(|it| it.acceptor == Some(seat));
        let goes_over = |it: &&Pair| {
            own.is_some_and(|own| own.poor == it.pair.seat)
                && rules.schweine.goes_over(it.pair.rank)
        };
        let pairs = self.pairs.iter().filter(goes_over);
        pairs.fold(CardSet::EMPTY, |all, it| all.union(CardSet::both(it.card)))
    }

    /// Whether `pair` counts in `contract`. The second poor player of two
    /// Armuten has none, like the first (ARM-10).
    fn count_in(&self, rules: &RuleSet, contract: Contract, pair: DeclaredPair) -> bool {
        let DeclaredPair { seat, rank } = pair;
        let poor = matches!(contract, Contract::Armut { .. }) && self.is_poor(rules, seat);
        !poor && rules.schweine.count_in(contract, seat, rank)
    }

    /// Whether the Armut of `seat` is handled.
    fn is_poor(&self, rules: &RuleSet, seat: Seat) -> bool {
        self.armut(rules)
            .is_some_and(|(poor, second)| poor == seat || second == Some(seat))
    }

    /// Whether a seat that has not spoken may still declare Schweine that change
    /// what counts in `contract` (VORB-9).
    pub(super) fn may_gain_schweine(&self, rules: &RuleSet, contract: Contract) -> bool {
        self.may_change_schweine(rules, contract, |seat| !self.has_spoken(seat))
    }

    /// Whether a Vorbehalt that can only be Schweine has to be named: whether those of
    /// its seat can change what counts in `contract`. Where they would be void it is
    /// nothing, named or not (SCHW-7).
    pub(super) fn may_name_schweine(&self, rules: &RuleSet, contract: Contract) -> bool {
        self.may_change_schweine(rules, contract, |seat| {
            matches!(self.stances.get(seat), Stance::Unnamed { .. })
        })
    }

    /// Whether what counts in `contract` changes if one of these seats may declare
    /// Schweine.
    fn may_change_schweine(
        &self,
        rules: &RuleSet,
        contract: Contract,
        mut may_declare: impl FnMut(Seat) -> bool,
    ) -> bool {
        if !rules.schweine.is_said() {
            return false;
        }
        let valid = self.valid_pairs(rules, contract);
        let armut = matches!(contract, Contract::Armut { .. });
        for rank in rules.schweine.ranks() {
            if valid.iter().any(|pair| pair.rank == rank) {
                continue;
            }
            let card = Card::new(Suit::Diamonds, rank);
            let mode = rules.schweine.mode_of(rank);
            let may_come = |seat| {
                let dealt = mode == SchweineMode::Automatic && !armut;
                rules.schweine.count_in(contract, seat, rank)
                    && (!dealt || self.holding(rules, seat).may_have_both(card))
            };
            if rules.card_of_pair(contract, rank) != Some(card)
                || !Seat::ALL.into_iter().any(may_come)
            {
                return false;
            }
            // What comes without a word, or with a card, may come whatever is said.
            if mode == SchweineMode::Vorbehalt {
                let now = armut && !rules.schweine.goes_over(rank);
                return Seat::ALL.into_iter().any(|seat| {
                    may_declare(seat)
                        && self.count_in(rules, contract, DeclaredPair { seat, rank })
                        && rules.schweine.may_hold_above(seat, &valid)
                        && self.holding(rules, seat).may_have_both(card)
                        && (!now || self.may_have_now(rules, seat, card))
                });
            }
        }
        false
    }

    /// Whether the contract stands and has Schweine that could not be meant in the
    /// round: in a Farbsolo of another suit than ♦ (SCHW-12).
    pub(super) fn has_later_schweine(&self, rules: &RuleSet) -> bool {
        let contract = self.contract(rules);
        let card = contract.and_then(|contract| rules.card_of_pair(contract, Rank::Ace));
        card.is_some_and(|card| card.suit() != Suit::Diamonds)
    }

    /// The card of which a pair of `rank` is made that `seat` declares now: ♦ in the
    /// round, the ace of trumps after it (SCHW-12). Where these do not count or `seat` lacks
    /// one of them, a last word of the round about both ♦ is about these.
    pub fn card_of(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> Card {
        let contract = self.contract(rules).filter(|_| self.is_over());
        let trump = contract.and_then(|it| Some((it, rules.card_of_pair(it, rank)?)));
        let later = trump.filter(|&(contract, card)| {
            let counts = rules.schweine.count_in(contract, seat, rank)
                && self.may_have_now(rules, seat, card);
            counts || !self.may_mean_diamonds(rules, seat, rank)
        });
        later.map_or(Card::new(Suit::Diamonds, rank), |(_, card)| card)
    }

    /// Whether Schweine of `rank` can be a word of the round, in which they are of ♦: there is a
    /// round, and `seat` may have both.
    fn may_mean_diamonds(&self, rules: &RuleSet, seat: Seat, rank: Rank) -> bool {
        let has_round = self.context.vorfuehrung.is_none();
        has_round && self.may_have_now(rules, seat, Card::new(Suit::Diamonds, rank))
    }

    /// Whether nothing is said in the round any more, once its contract stands. In
    /// a Vorführung there is none.
    fn is_over(&self) -> bool {
        let all_spoke = Seat::ALL.into_iter().all(|seat| self.has_spoken(seat));
        all_spoke || self.context.vorfuehrung.is_some()
    }

    /// Whether `seat` has both copies of `card` in its hand as it is now, or may have
    /// for all that is known.
    fn may_have_now(&self, rules: &RuleSet, seat: Seat, card: Card) -> bool {
        self.holding_now(rules, seat).may_have_both(card)
    }

    /// Whether this pair was declared of this card.
    fn is_pair(&self, pair: DeclaredPair, card: Card) -> bool {
        self.pairs
            .iter()
            .any(|it| (it.pair, it.card) == (pair, card))
    }

    /// Whether `seat` has a Vorbehalt that Schweine can be the name of, also such as it has
    /// declared before it said so (VORB-7).
    fn may_name(&self, seat: Seat) -> bool {
        let stance = *self.stances.get(seat);
        matches!(stance, Stance::Unnamed { affirmed: None, .. })
    }

    /// Enters accepted Schweine.
    pub(super) fn enter_schweine(&mut self, rules: &RuleSet, seat: Seat, rank: Rank) {
        let card = self.card_of(rules, seat, rank);
        let pair = DeclaredPair { seat, rank };
        if !self.is_pair(pair, card) {
            self.pairs.push(Pair { pair, card });
        }
        // As the name of a Vorbehalt they are all of it.
        if self.may_name(seat) {
            *self.stances.get_mut(seat) = Stance::Gesund;
        }
    }
}
