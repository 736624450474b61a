//! [`Position`]: the spine. A position is the fold of `say`, `play`, `announce` and
//! `claim` over the actions of a record; nothing is computed a second way.

mod announcements;
mod declarations;

use crate::action::{Claim, ClaimKind};
use crate::budget::Budget;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::claim::{self};
use crate::deal::Deal;
use crate::game::{Game, Shortened};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::score::Settlement;
use crate::seat::Seat;
use crate::verdict::{Evidence, Facts, Grounds, Reason, Refusal};
use crate::vorbehalt::{Context, Outcome, Redeal, Round};
use crate::word::{Word, Words};

/// A game at one moment: everything that was said and played so far.
///
/// ```
/// use doko_engine::{BySeat, Card, Context, Deal, Deck, Position, Seat, Word, rulesets};
///
/// let hands = [
///     "HT HQ CJ SJ SJ DJ CA CT CK HA HK H9",
///     "HT CQ SQ CJ DJ DT DK CA CT ST SK S9",
///     "SQ HQ DQ DQ DA DA D9 CK C9 SA SK HK",
///     "CQ HJ HJ DT DK D9 C9 SA ST S9 HA H9",
/// ];
/// let hands = BySeat::new(hands.map(|hand| hand.parse().unwrap()));
/// let deal = Deal::new(Deck::WithNines, hands).unwrap();
///
/// let mut position = Position::new(&rulesets::DDV_TSR, Context::default(), deal);
/// for seat in Seat::ALL {
///     position.say(seat, Word::Gesund).unwrap();
/// }
/// position.play(Seat::First, Card::SJ).unwrap();
/// assert_eq!(position.to_play(), Some(Seat::Second));
/// assert!(position.play(Seat::Second, Card::CA).is_err()); // a revoke
/// assert_eq!(position.legal_cards(Seat::Second).to_string(), "CQ CJ SQ HT DT DK DJ");
/// ```
#[derive(Clone, Debug)]
pub struct Position<'r> {
    rules: &'r RuleSet,
    deal: Deal,
    round: Round,
    game: Option<Game>,
}

impl<'r> Position<'r> {
    /// The position before anybody has spoken.
    pub fn new(rules: &'r RuleSet, context: Context, deal: Deal) -> Position<'r> {
        let round = Round::new(context, deal.hands().map(|_, &hand| Some(hand)));
        let mut position = Position {
            rules,
            deal,
            round,
            game: None,
        };
        // Where no hand can have a Vorbehalt, all is settled before a word (VORB-9).
        position.open();
        position
    }

    /// The rule set.
    pub const fn rules(&self) -> &'r RuleSet {
        self.rules
    }

    /// The hands as dealt.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// What was said so far.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The game, once the contract is settled.
    pub const fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Whether something may still be said: no card lies, the game was not given up before
    /// the first one, and nobody has announced anything that the rules did not enter, or
    /// declared Schweine in play.
    pub fn may_speak(&self) -> bool {
        self.game
            .as_ref()
            .is_none_or(|game| !game.has_begun() && !game.is_over() && !game.has_declared_in_play())
    }

    /// Why the cards are dealt again, if they are.
    pub fn redeal(&self) -> Option<Redeal> {
        match self.round.outcome(self.rules)? {
            Outcome::Redeal(redeal) => Some(redeal),
            Outcome::Contract(_) => None,
        }
    }

    /// Who plays the next card, if anybody does.
    pub fn to_play(&self) -> Option<Seat> {
        self.game.as_ref().and_then(Game::to_play)
    }

    /// The cards that `seat` may play now; none if it is not its turn.
    pub fn legal_cards(&self, seat: Seat) -> CardSet {
        match &self.game {
            Some(game) if game.to_play() == Some(seat) => game.legal_cards(),
            Some(_) | None => CardSet::EMPTY,
        }
    }

    /// Enters what `seat` says before the first card. Once the contract is
    /// settled, what is still said must be valid; but for Schweine it changes
    /// nothing.
    ///
    /// # Errors
    ///
    /// The refusal, if the seat may not say so. A legal word that makes an earlier one of another
    /// seat wrong is not entered either: the refusal [allows](Refusal::allows) it, and blames that
    /// one, in whose place something else has to be said (VORB-12). The position is unchanged.
    pub fn say(&mut self, seat: Seat, word: Word) -> Result<(), Refusal> {
        if let Some(game) = self.game.as_ref().filter(|_| !self.may_speak()) {
            let late = |rank| game.grounds_after_the_round(self.rules, seat, rank);
            let mut grounds = word.schweine().map_or(Grounds::new(), late);
            let asked = Round::precedence_rule(self.rules);
            grounds.note(grounds.is_empty(), Reason::NotAsked, asked);
            let evidence = Evidence::Vorbehalt {
                seat,
                word,
                accepted: Words::default(),
                facts: Facts::default(),
            };
            return Err(Refusal::all(grounds, evidence));
        }
        let before = self.round;
        self.round.say(self.rules, seat, word)?;
        if let Some(refusal) = self.round.rejected(self.rules) {
            self.round = before;
            return Err(refusal);
        }
        let declared = matches!(word, Word::Schweine(_));
        if self.game.is_none() || declared {
            self.open();
        }
        Ok(())
    }

    /// Begins the game, if the contract is settled, as after almost every word it plainly is
    /// not. Schweine can open the round again: for a seat that has not spoken yet and may
    /// have the pair above them (VORB-9).
    fn open(&mut self) {
        if !self.round.is_plainly_open(self.rules) {
            self.begin();
        }
    }

    /// The same where that takes a closer look.
    #[cold]
    fn begin(&mut self) {
        self.game = match self.round.outcome(self.rules) {
            Some(Outcome::Contract(settled)) => {
                let hands = self.round.hands_in(self.rules, settled.contract);
                let hands = hands.map(|_, hand| hand.unwrap_or_default());
                Some(Game::new(self.rules, &settled.opening(hands)))
            }
            Some(Outcome::Redeal(_)) | None => None,
        };
    }

    /// Plays `card` for `seat`.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not be played; the position is then unchanged.
    pub fn play(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let legal = self.legal_cards(seat).contains(card);
        match &mut self.game {
            Some(game) if legal => {
                game.put(self.rules, seat, card);
                Ok(())
            }
            Some(_) | None => Err(self.card_refusal(Some(seat), card)),
        }
    }

    /// Plays `card` for whoever's turn it is.
    ///
    /// # Errors
    ///
    /// The refusal, if it may not be played. If it is nobody's turn it names nobody; the
    /// position is unchanged.
    pub fn play_in_turn(&mut self, card: Card) -> Result<(), Refusal> {
        match self.to_play() {
            Some(seat) => self.play(seat, card),
            None => Err(self.card_refusal(None, card)),
        }
    }

    /// Plays `card` although it is a revoke: a played card is not taken back
    /// (FOLLOW-6).
    ///
    /// # Errors
    ///
    /// The refusal, if something else than the revoke speaks against the card.
    pub fn play_revoke(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let on_turn = self.to_play() == Some(seat);
        match &mut self.game {
            Some(game) if on_turn && game.hand(seat).contains(card) => {
                game.put(self.rules, seat, card);
                Ok(())
            }
            Some(_) | None => Err(self.card_refusal(Some(seat), card)),
        }
    }

    /// Lays `card` for the seat on turn, whatever that seemed to hold: it held this one, so that
    /// the card is as high as it would be from that hand.
    pub(crate) fn lay(&mut self, card: Card) {
        if let Some(game) = &mut self.game {
            let seat = game.trick().to_play();
            game.give(seat, card);
            game.put(self.rules, seat, card);
        }
    }

    /// Whether `seat` may shorten the game now: give up, or claim the rest, if that
    /// holds.
    pub fn may_claim(&self, seat: Seat) -> bool {
        let surrender = Claim {
            seat,
            kind: ClaimKind::Surrender,
            order: &[],
        };
        claim::judge(self.rules, self.game.as_ref(), &surrender, &Budget::new()).is_ok()
    }

    /// Shortens the game: after a valid claim it is over, and after a surrender
    /// the opponents may still announce what is in time (ANN-22).
    ///
    /// # Errors
    ///
    /// The refusal, if the claim is not valid; the position is then unchanged.
    pub fn claim(&mut self, claim: &Claim<'_>) -> Result<(), Refusal> {
        self.claim_within(claim, &Budget::new())
    }

    /// The same, and what it costs is drawn from `budget`.
    ///
    /// # Errors
    ///
    /// The refusal, if the claim is not valid; the position is then unchanged.
    pub fn claim_within(&mut self, claim: &Claim<'_>, budget: &Budget) -> Result<(), Refusal> {
        claim::judge(self.rules, self.game.as_ref(), claim, budget)?;
        if let Some(game) = &mut self.game {
            let &Claim { seat, kind, .. } = claim;
            game.shorten(Shortened { seat, kind });
        }
        Ok(())
    }

    /// What the game is worth.
    ///
    /// # Errors
    ///
    /// A refusal before the last card is played.
    pub fn settle(&self) -> Result<Settlement, Refusal> {
        let hand_size = self.rules.deck.hand_size();
        let played = self.game.as_ref().map_or(0, Game::cards_played);
        match &self.game {
            Some(game) if game.is_over() => {
                Ok(game.settle(self.rules, game.shortened().map(Shortened::rest)))
            }
            Some(_) | None => {
                let evidence = Evidence::Settlement {
                    cards_missing: 4 * hand_size - played,
                };
                Err(Refusal::new(Reason::Incomplete, Rule::Win8, evidence))
            }
        }
    }

    /// Everything that speaks against `card`, for a card that is not legal.
    #[cold]
    fn card_refusal(&self, seat: Option<Seat>, card: Card) -> Refusal {
        let Some(game) = &self.game else {
            let evidence = Evidence::Card {
                seat,
                card,
                to_play: None,
                demanded: None,
                followers: CardSet::EMPTY,
                legal: CardSet::EMPTY,
            };
            let missing = seat.is_some_and(|seat| !self.deal.hand(seat).contains(card));
            return Refusal::new(Reason::PlayBeforeContract, Rule::Lead3, evidence).with(
                missing,
                Reason::CardNotHeld,
                Rule::Follow1,
            );
        };
        let over = game.is_over();
        let to_play = game.trick().to_play();
        let missing = seat.is_some_and(|seat| !game.hand(seat).contains(card));
        let to_follow = seat.filter(|&seat| !over && !game.trick().has_played(seat));
        let (demanded, followers) = match to_follow {
            Some(seat) => (game.demanded(), game.followers(seat)),
            None => (None, CardSet::EMPTY),
        };

        let mut grounds = Grounds::new();
        grounds.note(over, Reason::GameOver, game.end_rule());
        grounds.note(
            !over && seat != Some(to_play),
            Reason::OutOfTurn,
            game.turn_rule(),
        );
        grounds.note(missing, Reason::CardNotHeld, Rule::Follow1);
        let revoke = !followers.is_empty()
            && !followers.contains(card)
            && demanded != Some(game.order().class(card));
        grounds.note(revoke, Reason::Revoke, Rule::Follow2);

        let evidence = Evidence::Card {
            seat,
            card,
            to_play: (!over).then_some(to_play),
            demanded,
            followers,
            legal: seat.map_or(CardSet::EMPTY, |seat| self.legal_cards(seat)),
        };
        Refusal::all(grounds, evidence)
    }
}
