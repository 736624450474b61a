//! [`Game`]: the part of a position after the contract is settled.

mod announcements;
mod events;
mod genscher;
mod hochzeit;
pub(crate) mod knowledge;
mod pflichtansage;
mod schweine;
mod settlement;
#[cfg(test)]
mod tests;

use crate::action::ClaimKind;
use crate::announcement::Standing;
use crate::card::{Card, Class};
use crate::card_set::CardSet;
use crate::contract::Contract;
use crate::list::List;
use crate::opening::Opening;
use crate::options::DulleTie;
use crate::order::CardOrder;
use crate::party::{ByParty, Parties, Party};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::schweine::{DeclaredPair, NO_PAIR};
use crate::seat::{BySeat, Seat};
use crate::trick::{CompletedTrick, Trick};

use events::NO_ANNOUNCEMENT;
pub use events::{Announced, AnnouncementMode, Hochzeit, Named};

/// The most tricks a game can have.
pub const MAX_TRICKS: usize = 12;

/// The part of a game after the contract is settled.
#[derive(Clone, Debug)]
pub struct Game {
    contract: Contract,
    order: &'static CardOrder,
    earlier: (&'static CardOrder, u8), // the order of so many cards, before ♦A became trumps
    tie: DulleTie,                     // which of two ♥10 wins as things stand
    hands: BySeat<CardSet>,
    parties: Parties,
    hochzeit: Hochzeit,
    genscher: Option<Named>,
    schweine: List<DeclaredPair, 4>, // INVARIANT: in the order of their height, with no gap
    declared: List<DeclaredPair, 4>, // those, and what waits for a lower one
    declared_before: u8,             // so many of them when play began
    next: Option<WithNextCard>,
    // Whether `schweine` or `next` holds anything, which few games ever do.
    uncommon: bool,
    second_poor: Option<Seat>, // of a second Armut
    trick: Trick,
    legal: CardSet, // INVARIANT: what the seat on turn may play; empty once the game is over.
    tricks: List<CompletedTrick, MAX_TRICKS>,
    standing: ByParty<Standing>,
    announced: List<Announced, 12>,
    shortened: Option<Shortened>,
}

/// What the seat on turn has declared with its next card. It counts once that card
/// lies, and lapses if the seat plays another one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum WithNextCard {
    /// The card is the first of this pair (SCHW-9), or the second one (SCHW-10).
    Schweine(DeclaredPair),
    /// The card is a ♦K, with which the seat names a partner.
    Genscher { seat: Seat, partner: Seat },
}

/// A valid claim, which has ended the game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Shortened {
    /// The soloist who claimed.
    pub seat: Seat,
    /// What was claimed.
    pub kind: ClaimKind,
}

impl Shortened {
    /// The party that gets all remaining tricks (CLAIM-7, CLAIM-8). A soloist is Re.
    pub const fn rest(self) -> Party {
        match self.kind {
            ClaimKind::Rest => Party::Re,
            ClaimKind::Surrender => Party::Kontra,
        }
    }

    /// The rule by which it ends the game.
    pub const fn rule(self) -> Rule {
        match self.kind {
            ClaimKind::Rest => Rule::Claim7,
            ClaimKind::Surrender => Rule::Claim8,
        }
    }
}

// Fills the unused places of lists.
const NO_TRICK: CompletedTrick = CompletedTrick {
    leader: Seat::First,
    cards: [Card::CA; 4],
    winner: Seat::First,
    augen: 0,
    raised: [0; 4],
};
impl Game {
    /// The game before the first card.
    pub fn new(rules: &RuleSet, opening: &Opening) -> Game {
        let contract = opening.contract;
        let hands = &opening.hands;
        let leader = opening.lead;
        let order = CardOrder::played(contract, rules.dullen);
        let mut game = Game {
            contract,
            order,
            earlier: (order, 0),
            tie: DulleTie::before_schweine(rules),
            hands: *hands,
            parties: Parties::at_start(contract, &hands.map(|_, &hand| Some(hand))),
            hochzeit: match contract {
                Contract::Hochzeit { .. } => Hochzeit::Open,
                Contract::Normalspiel
                | Contract::StilleHochzeit { .. }
                | Contract::Armut { .. }
                | Contract::Solo { .. } => Hochzeit::None,
            },
            genscher: None,
            schweine: List::new(NO_PAIR),
            declared: List::new(NO_PAIR),
            declared_before: 0,
            next: None,
            uncommon: false,
            second_poor: opening.second_poor,
            trick: Trick::new(leader),
            legal: *hands.get(leader),
            tricks: List::new(NO_TRICK),
            standing: ByParty::default(),
            announced: List::new(NO_ANNOUNCEMENT),
            shortened: None,
        };
        // First the bid, then the contract, then Schweine (ANN-21).
        game.enter_bid(opening.bid);
        if !rules.announcement.implied.is_empty() {
            game.enter_implied(rules);
        }
        game.declare_automatic(rules);
        for &pair in opening.schweine.iter() {
            if !game.is_void(rules, pair) {
                game.declare(rules, pair);
            }
        }
        game.declared_before = game.declared.len() as u8;
        game
    }

    /// What is played.
    pub const fn contract(&self) -> Contract {
        self.contract
    }

    /// Who leads, or led, the first trick.
    pub fn first_leader(&self) -> Seat {
        let first = self.tricks.first();
        first.map_or(self.trick.leader(), |trick| trick.leader)
    }

    /// The order of the cards.
    pub const fn order(&self) -> &'static CardOrder {
        self.order
    }

    /// The order of the cards when so many lay on the table: before ♦A became trumps it was
    /// another one.
    pub fn order_after(&self, cards: usize) -> &'static CardOrder {
        let (earlier, number) = self.earlier;
        if cards < usize::from(number) {
            earlier
        } else {
            self.order
        }
    }

    /// The cards that `seat` still holds.
    pub const fn hand(&self, seat: Seat) -> CardSet {
        *self.hands.get(seat)
    }

    /// The parties, as far as they are fixed.
    pub const fn parties(&self) -> &Parties {
        &self.parties
    }

    /// The running trick.
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The finished tricks, in order.
    pub fn tricks(&self) -> &[CompletedTrick] {
        &self.tricks
    }

    /// All cards on the table in playing order: the card led to the trick, who
    /// played, and what.
    pub fn plays(&self) -> impl Iterator<Item = (Card, Seat, Card)> {
        let finished = self.tricks.iter().flat_map(|trick| {
            let [led, ..] = trick.cards;
            trick.plays().map(move |(seat, card)| (led, seat, card))
        });
        let leader = self.trick.leader();
        let running = self.trick.cards().iter().enumerate();
        let running =
            running.filter_map(move |(i, &card)| Some((self.trick.led()?, leader.after(i), card)));
        finished.chain(running)
    }

    /// How many cards lie on the table, all tricks together.
    pub fn cards_played(&self) -> u8 {
        self.tricks.len() as u8 * 4 + self.trick.len()
    }

    /// How many cards `seat` has played (MOD-3).
    pub fn cards_played_by(&self, seat: Seat) -> u8 {
        self.tricks.len() as u8 + u8::from(self.trick.has_played(seat))
    }

    /// Whether a card was played or an announcement made, which ends the round.
    pub fn has_begun(&self) -> bool {
        let made = |it: &Announced| it.mode.is_own();
        self.cards_played() > 0 || self.announced.iter().any(made)
    }

    /// The claim that has ended the game, if one has.
    pub const fn shortened(&self) -> Option<Shortened> {
        self.shortened
    }

    /// Whether all cards are played, or a claim has ended the game.
    pub fn is_over(&self) -> bool {
        self.legal.is_empty()
    }

    /// Who plays the next card, if anybody does.
    pub fn to_play(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.trick.to_play())
    }

    /// The cards that the seat on turn may play (FOLLOW-2, FOLLOW-3, FOLLOW-4).
    pub const fn legal_cards(&self) -> CardSet {
        self.legal
    }

    /// Who plays alone, if the game counts as a solo as things stand.
    pub const fn soloist(&self) -> Option<Seat> {
        if self.genscher.is_some() {
            return None;
        }
        match (self.contract, self.hochzeit) {
            (Contract::Solo { seat, .. } | Contract::StilleHochzeit { seat }, _) => Some(seat),
            (Contract::Hochzeit { seat, .. }, Hochzeit::Clarified { partner: None, .. }) => {
                Some(seat)
            }
            (Contract::Hochzeit { .. } | Contract::Armut { .. } | Contract::Normalspiel, _) => None,
        }
    }

    /// Who plays alone for all to see (CLAIM-1, PEN-7): from the naming of a solo
    /// on, after the Klärungsstich of a failed Hochzeit, and in a stille Hochzeit
    /// once both ♣Q lie.
    pub fn established_soloist(&self) -> Option<Seat> {
        self.soloist().filter(|&seat| match self.contract {
            Contract::StilleHochzeit { .. } => !self.hand(seat).contains(Card::CQ),
            Contract::Solo { .. }
            | Contract::Hochzeit { .. }
            | Contract::Armut { .. }
            | Contract::Normalspiel => true,
        })
    }

    /// The class that the running trick demands (FOLLOW-1).
    pub fn demanded(&self) -> Option<Class> {
        self.trick.led().map(|led| self.order.class(led))
    }

    /// The cards of `seat` that follow the card led, if one is led (FOLLOW-2).
    pub(crate) fn followers(&self, seat: Seat) -> CardSet {
        self.trick.led().map_or(CardSet::EMPTY, |led| {
            self.hand(seat).intersect(self.order.following(led))
        })
    }

    /// What the seat on turn may play of this hand (FOLLOW-2, FOLLOW-3, FOLLOW-4).
    pub(crate) fn playable(&self, hand: CardSet) -> CardSet {
        self.playable_in(self.order, hand)
    }

    /// The same in this order of the cards.
    fn playable_in(&self, order: &CardOrder, hand: CardSet) -> CardSet {
        let following = self.trick.led().map(|led| order.following(led));
        let followers = hand.intersect(following.unwrap_or_default());
        if followers.is_empty() {
            hand
        } else {
            followers
        }
    }

    /// The rule that says whose turn it is.
    pub(crate) fn turn_rule(&self) -> Rule {
        match (self.trick.is_empty(), self.tricks.is_empty(), self.contract) {
            (false, _, _) => Rule::Mod1,
            (true, false, _) => Rule::Trick2,
            (true, true, Contract::Solo { .. }) => Rule::Lead2,
            (true, true, _) => Rule::Lead1,
        }
    }

    /// The rule that says why a game that is over is over.
    pub(crate) fn end_rule(&self) -> Rule {
        self.shortened.map_or(Rule::Mod4, Shortened::rule)
    }

    /// Ends the game after a claim that was found valid.
    pub(crate) fn shorten(&mut self, shortened: Shortened) {
        self.shortened = Some(shortened);
        self.legal = CardSet::EMPTY;
    }

    /// The running trick with `card` as its next one, `raised` so far.
    pub(crate) fn with_card(&self, rules: &RuleSet, card: Card, raised: u8) -> Trick {
        let mut trick = self.trick;
        trick.put(
            card,
            raised,
            self.order,
            self.tie,
            self.is_last_trick(rules),
        );
        trick
    }

    /// Which of two ♥10 wins as things stand.
    pub(crate) const fn tie(&self) -> DulleTie {
        self.tie
    }

    fn is_last_trick(&self, rules: &RuleSet) -> bool {
        self.tricks.len() + 1 == usize::from(rules.deck.hand_size())
    }

    /// The hand of `seat` has `card`, if it seemed not to.
    pub(crate) fn give(&mut self, seat: Seat, card: Card) {
        let hand = self.hands.get_mut(seat);
        if !hand.contains(card) {
            hand.insert(card);
        }
    }

    /// Lays `card` on the table, and clears the table after the fourth.
    pub(crate) fn put(&mut self, rules: &RuleSet, seat: Seat, card: Card) {
        if self.uncommon {
            self.put_uncommon(rules, seat, card);
        } else {
            self.lay(rules, seat, card, 0);
        }
    }

    /// The same where Schweine or a Genscher may change what the card is.
    #[cold]
    fn put_uncommon(&mut self, rules: &RuleSet, seat: Seat, card: Card) {
        let raised = self.raise(rules, seat, card);
        self.lay(rules, seat, card, raised);
    }

    /// Lays `card`, `raised` above its place in the order.
    fn lay(&mut self, rules: &RuleSet, seat: Seat, card: Card, raised: u8) {
        self.hands.get_mut(seat).remove(card);
        let last_trick = self.is_last_trick(rules);
        self.trick
            .put(card, raised, self.order, self.tie, last_trick);
        let Some(finished) = self.trick.finish() else {
            self.legal = self.playable(self.hand(seat.next()));
            return;
        };
        self.tricks.push(finished);
        self.trick = Trick::new(finished.winner);
        self.legal = self.hand(finished.winner);
        if self.hochzeit == Hochzeit::Open || rules.announcement.pflicht.is_some() {
            self.follow_up(rules, finished);
        }
    }

    /// What a trick that is complete may settle: a Hochzeit, then a Pflichtansage.
    #[cold]
    fn follow_up(&mut self, rules: &RuleSet, finished: CompletedTrick) {
        if self.hochzeit == Hochzeit::Open {
            self.clarify(rules, &finished);
        }
        if let Some(pflicht) = &rules.announcement.pflicht {
            self.enter_pflichtansage(rules, pflicht, &finished);
        }
    }
}
