//! Records as text.

use doko_engine::{
    ArmutReport, ArmutShown, BockFactor, BySeat, Card, CardSet, ClaimKind, Context, Deal, Extra,
    ExtraWord, OpenPflichtsoli, Party, Play, RuleSet, Said, Seat, Word,
};
use doko_harness::{Record, cards};
use doko_worlds::Hidden;

use super::{Fault, text};

/// The view of who holds no hand.
const PUBLIC: u8 = 0;

/// Whether not every hand is known, or not to the view.
pub(crate) fn is_hidden(record: &Record) -> bool {
    let unknown = record.hands.is_empty() || record.hands.iter().any(String::is_empty);
    unknown || record.view.is_some()
}

/// The actions of a record.
pub(crate) struct Actions {
    said: Vec<Said>,
    plays: Vec<Play>,
    pub(crate) extras: Vec<Extra>,
    claim_order: Vec<Card>,
    schweine_party: Option<Party>,
}

impl Actions {
    pub(crate) fn read(record: &Record) -> Result<Actions, Fault> {
        Ok(Actions {
            said: words(record)?.0,
            plays: plays(record)?,
            extras: extras(record)?,
            claim_order: order(&record.claim_order)?,
            schweine_party: record
                .schweine_party
                .as_deref()
                .map(text::party)
                .transpose()?,
        })
    }

    /// Covers the cards of exchanges in which `view` has no part, and says what is
    /// left to know of them: how many they are, and the trumps given back if all are
    /// told.
    pub(crate) fn cover(&mut self, rules: &RuleSet, view: Option<u8>) -> [Option<Hidden>; 2] {
        let mut hidden = [None; 2];
        let Some(view) = view else { return hidden };
        for (place, entry) in (0..).zip(&mut hidden) {
            let nth = |wanted: fn(&Word) -> bool| {
                let words = (0..).zip(&self.said);
                let mut found = words.filter(|(_, it)| wanted(&it.word));
                found.nth(place).map(|(at, _)| at)
            };
            let push = nth(|it| matches!(it, Word::Push(_)));
            let give = nth(|it| matches!(it, Word::Return(_)));
            let take = nth(|it| *it == Word::Accept);
            let both = [push, give.or(take)].map(|at| self.said.get(at?));
            if both.iter().flatten().any(|it| it.seat.number() == view) {
                continue;
            }
            let told = rules.armut.report == ArmutReport::Told;
            for at in [push, give].into_iter().flatten() {
                let Some(said) = self.said.get_mut(at) else {
                    continue;
                };
                if let Word::Push(cards) = said.word {
                    let shown = rules.armut.shown_of(cards);
                    if shown == cards {
                        continue;
                    }
                    let entry = entry.get_or_insert_default();
                    said.word = Word::Push(CardSet::EMPTY);
                    entry.shown = Some(shown).filter(|_| rules.armut.shown != ArmutShown::Hidden);
                    entry.pushed = Some(number(cards));
                } else if let Word::Return(cards) = said.word {
                    let entry = entry.get_or_insert_default();
                    said.word = Word::Return(CardSet::EMPTY);
                    entry.returned = Some(number(cards));
                    let trumps = cards.intersect(rules.normal_trumps());
                    entry.trumps = told.then(|| number(trumps));
                }
            }
        }
        hidden
    }

    pub(crate) fn record(&self) -> doko_engine::Record<'_> {
        doko_engine::Record {
            said: &self.said,
            plays: &self.plays,
            extras: &self.extras,
            claim_order: &self.claim_order,
            schweine_party: self.schweine_party,
        }
    }
}

fn number(cards: CardSet) -> u8 {
    cards.cards().map(|_| 1).sum()
}

/// The deal of `record`, which must know its hands.
pub(crate) fn deal(rules: &RuleSet, record: &Record) -> Result<Deal, Fault> {
    Ok(Deal::new(rules.deck, known_hands(record)?).ok_or("the hands are no deal")?)
}

/// Cards in order.
pub(crate) fn order(text: &str) -> Result<Vec<Card>, Fault> {
    cards(text).map(card).collect()
}

/// What the list asks of the players.
pub(crate) fn context(record: &Record) -> Result<Context, Fault> {
    let mut open_pflichtsoli = BySeat::<OpenPflichtsoli>::default();
    for (index, &number) in record.open_pflichtsolo.iter().enumerate() {
        let open = open_pflichtsoli.get_mut(text::seat(number)?);
        match record.slots.get(index).map(String::as_str) {
            None | Some("free") => open.free += 1,
            Some("color") => open.color += 1,
            Some("picture") => open.picture += 1,
            Some(other) => return Err(format!("no slot `{other}`")),
        }
    }
    Ok(Context {
        open_pflichtsoli,
        vorfuehrung: record.vorfuehrung.map(text::seat).transpose()?,
    })
}

/// What the game is multiplied by for Bock.
pub fn bock(factor: Option<u32>) -> Result<BockFactor, Fault> {
    let factor = factor.unwrap_or(1);
    BockFactor::new(factor).ok_or_else(|| format!("no Bock factor {factor}"))
}

/// The hands, each `None` if the record does not know it, or the view does not: it sees its
/// own, and those that a claim has laid open (CLAIM-2).
pub(crate) fn hands(record: &Record) -> Result<BySeat<Option<CardSet>>, Fault> {
    let mut hands = BySeat::default();
    for (seat, text) in Seat::ALL.into_iter().zip(&record.hands) {
        let hand = text
            .parse()
            .map_err(|error| format!("hand {seat}: {error}"))?;
        let is_seen = |view| view == seat.number() || is_shown(record, seat, view);
        let seen = record.view.is_none_or(is_seen);
        *hands.get_mut(seat) = (seen && !text.is_empty()).then_some(hand);
    }
    Ok(hands)
}

/// Whether `seat` has shown `view` its hand with a claim: who gives up shows it to the
/// opponents. After an exchange it is not the hand as dealt.
fn is_shown(record: &Record, seat: Seat, view: u8) -> bool {
    let mut extras = record.extras().flatten();
    let has_claimed = extras.any(|it| {
        let shows = it.word == "claim_rest" || (it.word == "surrender" && view != PUBLIC);
        shows && it.seat == seat.number()
    });
    let mut said = record.said().flatten();
    let exchanges = ["push", "accept", "return"];
    has_claimed && !said.any(|it| it.seat == seat.number() && exchanges.contains(&it.word))
}

/// What was said before the first card, and for each word the index of the text it
/// is from.
pub(crate) fn words(record: &Record) -> Result<(Vec<Said>, Vec<usize>), Fault> {
    let (mut words, mut origins) = (Vec::new(), Vec::new());
    for (index, said) in record.said().enumerate() {
        let said = said.ok_or("a word of the round cannot be read")?;
        let seat = text::seat(said.seat)?;
        for word in text::words(said.word, said.argument)? {
            words.push(Said { seat, word });
            origins.push(index);
        }
    }
    Ok((words, origins))
}

/// A card.
pub(crate) fn card(text: &str) -> Result<Card, Fault> {
    text.parse().map_err(|error| format!("`{text}`: {error}"))
}

fn known_hands(record: &Record) -> Result<BySeat<CardSet>, Fault> {
    if record.hands.len() != Seat::ALL.len() {
        return Err(format!("{} hands", record.hands.len()));
    }
    Ok(hands(record)?.map(|_, hand| hand.unwrap_or_default()))
}

fn plays(record: &Record) -> Result<Vec<Play>, Fault> {
    let read = cards(&record.plays).map(|text| {
        Ok(Play {
            seat: None,
            card: card(text)?,
        })
    });
    read.collect()
}

fn extras(record: &Record) -> Result<Vec<Extra>, Fault> {
    let read = record.extras().map(|extra| {
        let extra = extra.ok_or("an announcement cannot be read")?;
        Ok(Extra {
            at: extra.at,
            seat: text::seat(extra.seat)?,
            word: match extra.word {
                "claim_rest" => ExtraWord::Claim(ClaimKind::Rest),
                "surrender" => ExtraWord::Claim(ClaimKind::Surrender),
                "schweine" => ExtraWord::Schweine(text::rank(extra.argument)?),
                "genscher" => {
                    let partner = extra.argument.and_then(|it| it.parse().ok());
                    ExtraWord::Genscher(text::seat(partner.ok_or("a Genscher names a seat")?)?)
                }
                word => ExtraWord::Announcement(text::announcement(word)?),
            },
            party: match extra.word {
                "schweine" | "genscher" => None,
                _ => extra.argument.map(text::party).transpose()?,
            },
        })
    });
    read.collect()
}
