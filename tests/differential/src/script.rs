//! [`Script`]: whole games, legal by construction, out of any bytes.

use doko_engine::{
    Announcement, BySeat, Card, CardSet, Context, Deal, Extra, ExtraWord, OpenPflichtsoli, Play,
    Position, Record, RuleSet, Said, Seat, Selector, Word, rulesets,
};

/// How many bytes a game takes at most; more are not read.
pub const BYTES: usize = 400;

/// A game from the deal to the last card in which everything is legal.
///
/// Any bytes make one, and the same bytes the same one, so a property test or a
/// fuzzer can draw them blindly. Bytes that are missing count as 0.
#[derive(Clone, Debug)]
pub struct Script {
    /// The rule set.
    pub rules: &'static RuleSet,
    /// What the list asks of the players.
    pub context: Context,
    /// The deal; in every other game one hand has both queens of clubs.
    pub deal: Deal,
    /// What is said before the first card, sometimes more than is asked for.
    pub said: Vec<Said>,
    /// All 48 cards.
    pub plays: Vec<Play>,
    /// The announcements.
    pub extras: Vec<Extra>,
}

impl Script {
    /// The game that `bytes` make, or `None` if the engine leaves a player with
    /// nothing to do, which is a fault of the engine.
    pub fn of(bytes: &[u8]) -> Option<Script> {
        let mut choices = Choices { bytes };
        let liga = choices.one_in(3);
        let rules = if liga {
            &rulesets::DOKOLAND_LIGA
        } else {
            &rulesets::DDV_TSR
        };
        let context = context(&mut choices, liga);
        let deal = deal(&mut choices)?;
        let mut script = Script {
            rules,
            context,
            deal,
            said: Vec::new(),
            plays: Vec::new(),
            extras: Vec::new(),
        };
        let mut position = Position::new(rules, context, deal);
        script.speak(&mut choices, &mut position)?;
        script.play(&mut choices, &mut position)?;
        Some(script)
    }

    /// The script as the engine replays it.
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

    fn speak(&mut self, choices: &mut Choices<'_>, position: &mut Position<'_>) -> Option<()> {
        let manner = Manner {
            mostly_gesund: choices.one_in(2),
            dialogue: choices.one_in(2),
        };
        while position.game().is_none() {
            let asks = position.round().asks(self.rules);
            let ask = asks.get(choices.out_of_order(asks.len()))?;
            self.say(choices, position, ask.seat, manner)?;
        }
        let silent = |seat: &Seat| !position.round().has_spoken(*seat);
        let late: Vec<Seat> = Seat::ALL.into_iter().filter(silent).collect();
        for seat in late {
            if choices.one_in(2) {
                self.say(choices, position, seat, manner)?;
            }
        }
        Some(())
    }

    fn say(
        &mut self,
        choices: &mut Choices<'_>,
        position: &mut Position<'_>,
        seat: Seat,
        manner: Manner,
    ) -> Option<()> {
        let words: Vec<Word> = position.round().accepted(self.rules, seat).iter().collect();
        let hochzeit = Word::Hochzeit(Selector::Any);
        let preferred = if words.contains(&hochzeit) && choices.one_in(2) {
            hochzeit
        } else {
            Word::Gesund
        };
        let word = if words.contains(&preferred) && (manner.mostly_gesund || choices.one_in(2)) {
            preferred
        } else {
            *words.get(choices.below(words.len()))?
        };
        let unnamed = manner.dialogue && word != Word::Gesund && words.contains(&Word::Vorbehalt);
        let word = if unnamed { Word::Vorbehalt } else { word };
        position.say(seat, word).ok()?;
        self.said.push(Said { seat, word });
        Some(())
    }

    fn play(&mut self, choices: &mut Choices<'_>, position: &mut Position<'_>) -> Option<()> {
        let loud = choices.one_in(2);
        while let Some(seat) = position.to_play() {
            let at = self.plays.len() as u8;
            let attempts = if loud && at < 24 { 2 } else { 1 };
            for _ in 0..attempts {
                let speaker = Seat::First.after(choices.below(4));
                let announcement = *Announcement::ALL.get(choices.below(6))?;
                if position.announce(speaker, announcement).is_ok() {
                    self.extras.push(Extra {
                        at,
                        seat: speaker,
                        word: ExtraWord::Announcement(announcement),
                    });
                }
            }
            let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
            let card = *legal.get(choices.below(legal.len()))?;
            position.play(seat, card).ok()?;
            self.plays.push(Play { seat: None, card });
        }
        Some(())
    }
}

/// How the players of a game speak before the first card.
#[derive(Clone, Copy)]
struct Manner {
    mostly_gesund: bool,
    // Whether a Vorbehalt is named only when its name is asked for.
    dialogue: bool,
}

fn context(choices: &mut Choices<'_>, liga: bool) -> Context {
    if liga {
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

fn deal(choices: &mut Choices<'_>) -> Option<Deal> {
    let mut cards: Vec<Card> = CardSet::FULL.cards().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, choices.below(last + 1));
    }
    if choices.one_in(2) {
        // Both queens of clubs to one hand.
        let queens: Vec<usize> = (0..cards.len())
            .filter(|&place| cards.get(place) == Some(&Card::CQ))
            .collect();
        let hand = 12 * choices.below(4);
        for (queen, place) in queens.into_iter().zip(hand..) {
            cards.swap(queen, place);
        }
    }
    let mut hands = cards.chunks(12);
    let hands = BySeat::from_fn(|_| hands.next().unwrap_or_default().iter().copied().collect());
    Deal::new(rulesets::DDV_TSR.deck, hands)
}

/// Decisions, one byte each.
struct Choices<'a> {
    bytes: &'a [u8],
}

impl Choices<'_> {
    fn below(&mut self, count: usize) -> usize {
        let byte = self.bytes.split_off_first().copied().unwrap_or(0);
        usize::from(byte) % count.max(1)
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 1
    }

    /// Mostly the first of `count`.
    fn out_of_order(&mut self, count: usize) -> usize {
        if self.one_in(8) { self.below(count) } else { 0 }
    }
}
