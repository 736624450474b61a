//! [`Script`]: whole games, legal by construction, out of any bytes.

mod deal;
mod tens;
mod words;

use doko_engine::{
    Announcement, BySeat, Card, Claim, ClaimKind, Context, Deal, Extra, ExtraWord, Game,
    OpenPflichtsoli, PflichtsoloKinds, Play, Position, Record, RuleSet, Said, SchweineMode, Seat,
    rulesets,
};

use crate::choices::Choices;
use crate::rules::{any_rules, rules_of_few_vorbehalte, wide_rules};

/// How many bytes a game takes at most; more are not read.
pub const BYTES: usize = 400;

/// How many words a record may have, less those of a seat that speaks late.
const MOST_WORDS: usize = 56;

/// A game from the deal to its end in which everything is legal.
///
/// Any bytes make one, and the same bytes the same one, so a property test or a
/// fuzzer can draw them blindly. Bytes that are missing count as 0.
#[derive(Clone, Debug)]
pub struct Script {
    /// The rule set.
    pub rules: RuleSet,
    /// What the list asks of the players.
    pub context: Context,
    /// The deal; in every other game one hand has both queens of clubs.
    pub deal: Deal,
    /// What is said before the first card, sometimes more than is asked for.
    pub said: Vec<Said>,
    /// All cards, up to a claim; none where the cards are dealt again.
    pub plays: Vec<Play>,
    /// The announcements, and what else is said with a card.
    pub extras: Vec<Extra>,
}

impl Script {
    /// The game by one of the rule sets of the [`book`](crate::book) that `bytes` make,
    /// or `None` if the engine leaves a player with nothing to do, which is a fault of
    /// the engine.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Script> {
        let mut choices = Choices::new(bytes);
        let liga = choices.one_in(3);
        let rules = if liga {
            &rulesets::DOKOLAND_LIGA
        } else {
            &rulesets::DDV_TSR
        };
        Script::played(&mut choices, rules, Style::Plain)
    }

    /// The same by any rules, with everything that they know: Armuten, auctions,
    /// Schweine, a partner named by the first ♦K, claims and new deals.
    #[must_use]
    pub fn by_any_rules(bytes: &[u8]) -> Option<Script> {
        let mut choices = Choices::new(bytes);
        let rules = any_rules(&mut choices).ok()?;
        Script::by(&rules, choices.rest())
    }

    /// The same by rules in which every option can have another value, with hands in which these
    /// find something.
    #[must_use]
    pub fn by_wide_rules(bytes: &[u8]) -> Option<Script> {
        let mut choices = Choices::new(bytes);
        let rules = wide_rules(&mut choices).ok()?;
        Script::played(&mut choices, &rules, Style::Telling)
    }

    /// The same by rules with few Vorbehalte, of which the hands decide.
    #[must_use]
    pub fn by_few_vorbehalte(bytes: &[u8]) -> Option<Script> {
        let mut choices = Choices::new(bytes);
        let rules = rules_of_few_vorbehalte(&mut choices).ok()?;
        Script::played(&mut choices, &rules, Style::Telling)
    }

    /// The same by these rules.
    #[must_use]
    pub fn by(rules: &RuleSet, bytes: &[u8]) -> Option<Script> {
        Script::played(&mut Choices::new(bytes), rules, Style::Everything)
    }

    fn played(choices: &mut Choices<'_>, rules: &RuleSet, style: Style) -> Option<Script> {
        let context = context(choices, rules);
        let deal = deal::drawn(choices, rules, style)?;
        let mut script = Script {
            rules: *rules,
            context,
            deal,
            said: Vec::new(),
            plays: Vec::new(),
            extras: Vec::new(),
        };
        let mut position = Position::new(rules, context, deal);
        script.speak(choices, &mut position, style)?;
        if position.game().is_some() {
            script.play(choices, &mut position, style)?;
        }
        Some(script)
    }

    /// The script as the engine replays it.
    #[must_use]
    pub fn record(&self) -> Record<'_> {
        Record {
            said: &self.said,
            plays: &self.plays,
            extras: &self.extras,
            claim_order: &[],
            schweine_party: None,
        }
    }

    /// The same game up to a number of cards, with all that was said by then.
    #[must_use]
    pub fn up_to(&self, cards: usize) -> Script {
        let mut prefix = self.clone();
        prefix.plays.truncate(cards);
        prefix
            .extras
            .retain(|extra| usize::from(extra.at) <= prefix.plays.len());
        prefix
    }

    /// The same game up to a number of words, before anything else.
    #[must_use]
    pub fn up_to_word(&self, words: usize) -> Script {
        let mut prefix = self.clone();
        prefix.said.truncate(words);
        prefix.plays.clear();
        prefix.extras.clear();
        prefix
    }

    fn play(
        &mut self,
        choices: &mut Choices<'_>,
        position: &mut Position<'_>,
        style: Style,
    ) -> Option<()> {
        let loud = choices.one_in(2);
        while let Some(seat) = position.to_play() {
            let at = u8::try_from(self.plays.len()).ok()?;
            let attempts = if loud && at < 24 { 2 } else { 1 };
            for _ in 0..attempts {
                let speaker = Seat::First.after(choices.below(4));
                let announcement = choices.pick(&Announcement::ALL)?;
                if position.announce(speaker, announcement).is_ok() {
                    let word = ExtraWord::Announcement(announcement);
                    self.note(at, speaker, word);
                }
            }
            if style != Style::Plain && self.shorten(choices, position, at) {
                return Some(());
            }
            let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
            let card = choices.pick(&legal)?;
            if style != Style::Plain {
                self.say_with(choices, position, seat, card);
            }
            position.play(seat, card).ok()?;
            self.plays.push(Play { seat: None, card });
        }
        Some(())
    }

    fn note(&mut self, at: u8, seat: Seat, word: ExtraWord) {
        self.extras.push(Extra {
            at,
            seat,
            word,
            party: None,
        });
    }

    /// A claim of the soloist near the end of the game, if it holds.
    fn shorten(&mut self, choices: &mut Choices<'_>, position: &mut Position<'_>, at: u8) -> bool {
        let soloist = position.game().and_then(Game::established_soloist);
        let left = self.rules.deck.cards().len() as usize - self.plays.len();
        let Some(seat) = soloist.filter(|_| left <= 16 && choices.one_in(4)) else {
            return false;
        };
        let kind = if choices.one_in(8) {
            ClaimKind::Surrender
        } else {
            ClaimKind::Rest
        };
        let claim = Claim {
            seat,
            kind,
            order: &[],
        };
        let holds = position.claim(&claim).is_ok();
        if holds {
            self.note(at, seat, ExtraWord::Claim(kind));
        }
        holds
    }

    /// What is declared with the card that is played next.
    fn say_with(
        &mut self,
        choices: &mut Choices<'_>,
        position: &mut Position<'_>,
        seat: Seat,
        card: Card,
    ) {
        let at = u8::try_from(self.plays.len()).unwrap_or(u8::MAX);
        let rank = card.rank();
        let contract = position.game().map(Game::contract);
        let pair =
            contract.and_then(|contract| self.rules.card_of_pair(contract, rank)) == Some(card);
        let asks = self.rules.schweine.mode != SchweineMode::Off && pair;
        if asks && choices.below(3) > 0 && position.declare_schweine(seat, rank).is_ok() {
            self.note(at, seat, ExtraWord::Schweine(rank));
        }
        let partner = seat.after(1 + choices.below(3));
        if card == Card::DK && position.name_partner(seat, partner).is_ok() {
            self.note(at, seat, ExtraWord::Genscher(partner));
        }
    }
}

/// What happens in a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Style {
    /// What the rule sets of the book know.
    Plain,
    /// Everything that any rules know.
    Everything,
    /// The same, with hands of which the rules say something.
    Telling,
}

fn context(choices: &mut Choices<'_>, rules: &RuleSet) -> Context {
    let kinds = PflichtsoloKinds {
        color: 0,
        picture: 0,
    };
    if rules.pflichtsolo == 0 || rules.pflichtsolo_kinds != kinds {
        return Context::default();
    }
    let open_pflichtsoli = BySeat::from_fn(|_| OpenPflichtsoli::free(u8::from(choices.one_in(2))));
    let forced = Seat::First.after(choices.below(4));
    let vorfuehrung = choices.one_in(8) && !open_pflichtsoli.get(forced).is_empty();
    Context {
        open_pflichtsoli,
        vorfuehrung: vorfuehrung.then_some(forced),
    }
}
