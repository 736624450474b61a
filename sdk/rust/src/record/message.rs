//! Records as messages.

use doko_proto::v1;

use super::rule_set::Base;
use super::{ArmutExchange, Context, ExtraAt, Pile, Play, Record, RecordError, RuleSet, Said};
use crate::card::{Card, Hand};
use crate::named::{Numbered, number_or_zero};
use crate::words::{PflichtsoloSlot, Word};

impl RuleSet {
    pub(crate) fn to_message(&self) -> v1::RuleSetRef {
        let source = match &self.base {
            Base::Named(name) => v1::rule_set_ref::Source::Name(name.clone()),
            Base::Custom(options) => v1::rule_set_ref::Source::Custom(options.clone()),
        };
        v1::RuleSetRef {
            source: Some(source),
            edition: self.edition.clone(),
            overrides: self.overrides.clone(),
            expected_options_hash: self.expected_options_hash.clone(),
        }
    }

    pub(super) fn from_message(message: v1::RuleSetRef) -> Result<RuleSet, RecordError> {
        let base = match message.source {
            Some(v1::rule_set_ref::Source::Name(name)) => Base::Named(name),
            Some(v1::rule_set_ref::Source::Custom(options)) => Base::Custom(options),
            None => return Err(RecordError::new("rule_set.name", "is missing")),
        };
        Ok(RuleSet {
            base,
            edition: message.edition,
            expected_options_hash: message.expected_options_hash,
            overrides: message.overrides,
        })
    }
}

impl Context {
    fn to_message(&self) -> Option<v1::GameContext> {
        if *self == Context::default() {
            return None;
        }
        let soli = &self.open_pflichtsoli;
        let is_plain = soli.iter().all(|(_, slot)| *slot == PflichtsoloSlot::Free);
        let slots = soli.iter().map(|(_, slot)| slot.number());
        Some(v1::GameContext {
            pflichtsolo_seats: soli.iter().map(|(seat, _)| seat.number()).collect(),
            pflichtsolo_slots: if is_plain {
                Vec::new()
            } else {
                slots.collect()
            },
            vorfuehrung_seat: number_or_zero(self.vorfuehrung),
            games_left: self.games_left,
            bock_factor: self.bock_factor,
            places: self
                .places
                .iter()
                .flatten()
                .map(|place| place.number())
                .collect(),
        })
    }

    pub(crate) fn from_message(message: v1::GameContext) -> Result<Context, RecordError> {
        let seats = column(&message.pflichtsolo_seats, "context.pflichtsolo_seats")?;
        let mut slots = column(&message.pflichtsolo_slots, "context.pflichtsolo_slots")?;
        if slots.is_empty() {
            slots = vec![PflichtsoloSlot::Free; seats.len()];
        }
        same_length("context.pflichtsolo_slots", slots.len(), seats.len())?;
        let places = column(&message.places, "context.places")?;
        let count = places.len();
        Ok(Context {
            open_pflichtsoli: seats.into_iter().zip(slots).collect(),
            vorfuehrung: entry(message.vorfuehrung_seat, "context.vorfuehrung_seat")?,
            games_left: message.games_left,
            bock_factor: message.bock_factor,
            places: match places.try_into() {
                Ok(places) => Some(places),
                Err(_) if count == 0 => None,
                Err(_) => {
                    return same_length("context.places", count, 4).map(|()| Context::default());
                }
            },
        })
    }
}

impl ArmutExchange {
    fn to_message(&self) -> v1::ArmutExchange {
        let cards = |pile: &Option<Pile>| match pile {
            Some(Pile::Cards(cards)) => cards.iter().map(|card| card.number()).collect(),
            Some(Pile::Count(_)) | None => Vec::new(),
        };
        let count = |pile: &Option<Pile>| match pile {
            Some(Pile::Count(count)) => Some(*count),
            Some(Pile::Cards(_)) | None => None,
        };
        v1::ArmutExchange {
            pushed_cards: cards(&self.pushed),
            pushed_count: count(&self.pushed),
            returned_cards: cards(&self.returned),
            returned_count: count(&self.returned),
            returned_trumps: self.returned_trumps,
        }
    }

    fn from_message(message: v1::ArmutExchange, path: &str) -> Result<ArmutExchange, RecordError> {
        let pile = |cards: &[i32], count: Option<u32>, what: &str| {
            let cards: Vec<Card> = column(cards, &format!("{path}.{what}_cards"))?;
            match count {
                Some(count) if cards.is_empty() => Ok(Some(Pile::Count(count))),
                Some(count) => {
                    same_length(&format!("{path}.{what}_cards"), cards.len(), count as usize)?;
                    Ok(Some(Pile::Cards(cards)))
                }
                None if cards.is_empty() => Ok(None),
                None => Ok(Some(Pile::Cards(cards))),
            }
        };
        Ok(ArmutExchange {
            pushed: pile(&message.pushed_cards, message.pushed_count, "pushed")?,
            returned: pile(&message.returned_cards, message.returned_count, "returned")?,
            returned_trumps: message.returned_trumps,
        })
    }
}

impl Record {
    pub(crate) fn to_message(&self) -> v1::GameRecord {
        let hand = |hand: &Option<Hand>| -> Vec<i32> {
            hand.iter()
                .flat_map(|hand| hand.iter().map(|card| card.number()))
                .collect()
        };
        let [hand_1, hand_2, hand_3, hand_4] = &self.hands;
        let names_players = self.plays.iter().any(|play| play.seat.is_some());
        let players = self.plays.iter().map(|play| number_or_zero(play.seat));
        v1::GameRecord {
            rule_set: Some(self.rule_set.to_message()),
            context: self.context.to_message(),
            hand_1: hand(hand_1),
            hand_2: hand(hand_2),
            hand_3: hand(hand_3),
            hand_4: hand(hand_4),
            said_seats: self.said.iter().map(|said| said.seat.number()).collect(),
            said_words: self.said.iter().map(|said| said.word.number()).collect(),
            said_bids: said_bids(&self.said),
            said_ranks: beside(self.said.iter().map(|it| it.rank)),
            armut_exchanges: self
                .armut_exchanges
                .iter()
                .map(ArmutExchange::to_message)
                .collect(),
            plays: self.plays.iter().map(|play| play.card.number()).collect(),
            play_seats: if names_players {
                players.collect()
            } else {
                Vec::new()
            },
            extra_at: self.extras.iter().map(|extra| extra.at).collect(),
            extra_seats: self
                .extras
                .iter()
                .map(|extra| extra.seat.number())
                .collect(),
            extra_words: self
                .extras
                .iter()
                .map(|extra| extra.extra.number())
                .collect(),
            extra_ranks: beside(self.extras.iter().map(|it| it.rank)),
            extra_partners: beside(self.extras.iter().map(|it| it.partner)),
            extra_parties: beside(self.extras.iter().map(|it| it.party)),
            claim_order: self.claim_order.iter().map(|card| card.number()).collect(),
            schweine_party: number_or_zero(self.schweine_party),
            line: String::new(),
        }
    }

    pub(crate) fn from_message(message: v1::GameRecord) -> Result<Record, RecordError> {
        let rule_set = message
            .rule_set
            .ok_or_else(|| RecordError::new("rule_set", "is missing"))?;
        let exchanges = message.armut_exchanges.into_iter().enumerate();
        Ok(Record {
            rule_set: RuleSet::from_message(rule_set)?,
            context: message
                .context
                .map(Context::from_message)
                .transpose()?
                .unwrap_or_default(),
            hands: [
                hand(&message.hand_1, "hand_1")?,
                hand(&message.hand_2, "hand_2")?,
                hand(&message.hand_3, "hand_3")?,
                hand(&message.hand_4, "hand_4")?,
            ],
            said: said(
                &message.said_seats,
                &message.said_words,
                &message.said_bids,
                &message.said_ranks,
            )?,
            armut_exchanges: exchanges
                .map(|(i, exchange)| {
                    ArmutExchange::from_message(exchange, &format!("armut_exchanges[{i}]"))
                })
                .collect::<Result<_, _>>()?,
            plays: plays(&message.plays, &message.play_seats)?,
            extras: extras(
                &message.extra_at,
                &message.extra_seats,
                &message.extra_words,
                [
                    &message.extra_ranks,
                    &message.extra_partners,
                    &message.extra_parties,
                ],
            )?,
            claim_order: column(&message.claim_order, "claim_order")?,
            schweine_party: entry(message.schweine_party, "schweine_party")?,
        })
    }
}

fn hand(cards: &[i32], path: &str) -> Result<Option<Hand>, RecordError> {
    let cards: Vec<Card> = column(cards, path)?;
    Ok((!cards.is_empty()).then(|| cards.into()))
}

fn said(
    seats: &[i32],
    words: &[i32],
    bids: &[u32],
    ranks: &[i32],
) -> Result<Vec<Said>, RecordError> {
    same_length("said_words", words.len(), seats.len())?;
    if !bids.is_empty() || words.contains(&Word::Bid.number()) {
        same_length("said_bids", bids.len(), seats.len())?;
    }
    let ranks = entries(ranks, "said_ranks", seats.len())?;
    let columns = column(seats, "said_seats")?
        .into_iter()
        .zip(column(words, "said_words")?);
    let bids = bids.iter().copied().chain(std::iter::repeat(0));
    let said = columns.zip(bids).zip(ranks);
    Ok(said
        .map(|(((seat, word), bid), rank)| Said {
            seat,
            word,
            bid: (bid != 0 || word == Word::Bid).then_some(bid),
            rank,
        })
        .collect())
}

fn plays(cards: &[i32], seats: &[i32]) -> Result<Vec<Play>, RecordError> {
    let cards: Vec<Card> = column(cards, "plays")?;
    if seats.is_empty() {
        return Ok(cards
            .into_iter()
            .map(|card| Play { card, seat: None })
            .collect());
    }
    same_length("play_seats", seats.len(), cards.len())?;
    let plays = cards.into_iter().zip(column(seats, "play_seats")?);
    Ok(plays
        .map(|(card, seat)| Play {
            card,
            seat: Some(seat),
        })
        .collect())
}

fn extras(
    at: &[u32],
    seats: &[i32],
    words: &[i32],
    [ranks, partners, parties]: [&[i32]; 3],
) -> Result<Vec<ExtraAt>, RecordError> {
    same_length("extra_seats", seats.len(), at.len())?;
    same_length("extra_words", words.len(), at.len())?;
    let ranks = entries(ranks, "extra_ranks", at.len())?;
    let partners = entries(partners, "extra_partners", at.len())?;
    let parties = entries(parties, "extra_parties", at.len())?;
    let beside = ranks.into_iter().zip(partners).zip(parties);
    let columns = column(seats, "extra_seats")?
        .into_iter()
        .zip(column(words, "extra_words")?);
    let extras = at.iter().zip(columns).zip(beside);
    Ok(extras
        .map(|((&at, (seat, extra)), ((rank, partner), party))| ExtraAt {
            at,
            seat,
            extra,
            rank,
            partner,
            party,
        })
        .collect())
}

/// The values of a column.
fn column<T: Numbered>(numbers: &[i32], path: &str) -> Result<Vec<T>, RecordError> {
    let values = numbers.iter().enumerate().map(|(i, &number)| {
        T::from_number(number).ok_or_else(|| unknown(format!("{path}[{i}]"), number))
    });
    values.collect()
}

/// A value that may be unset.
fn entry<T: Numbered>(number: i32, path: &str) -> Result<Option<T>, RecordError> {
    match number {
        0 => Ok(None),
        _ => T::from_number(number)
            .map(Some)
            .ok_or_else(|| unknown(path.to_owned(), number)),
    }
}

fn unknown(path: String, number: i32) -> RecordError {
    RecordError::new(
        path,
        format!("is {number}, which this version does not know"),
    )
}

fn same_length(path: &str, actual: usize, expected: usize) -> Result<(), RecordError> {
    if actual == expected {
        return Ok(());
    }
    Err(RecordError::new(
        path,
        format!("has {actual} entries in place of {expected}"),
    ))
}

/// The heights of bids: left out if there is none, and also if a bid lacks its own,
/// which would else pass for the bid 0. The service refuses bids without heights.
fn said_bids(said: &[Said]) -> Vec<u32> {
    let is_complete = |it: &Said| it.word != Word::Bid || it.bid.is_some();
    let has_some = said.iter().any(|it| it.bid.is_some());
    if has_some && said.iter().all(is_complete) {
        said.iter().map(|it| it.bid.unwrap_or(0)).collect()
    } else {
        Vec::new()
    }
}

/// The column of what stands beside words: left out if nothing does.
fn beside<T: Numbered>(values: impl Iterator<Item = Option<T>>) -> Vec<i32> {
    let numbers: Vec<i32> = values.map(number_or_zero).collect();
    if numbers.iter().all(|&number| number == 0) {
        Vec::new()
    } else {
        numbers
    }
}

/// What stands beside so many words in a column that may be left out.
fn entries<T: Numbered>(
    numbers: &[i32],
    path: &str,
    expected: usize,
) -> Result<Vec<Option<T>>, RecordError> {
    if numbers.is_empty() {
        return Ok((0..expected).map(|_| None).collect());
    }
    same_length(path, numbers.len(), expected)?;
    let numbers = numbers.iter().enumerate();
    numbers
        .map(|(i, &number)| entry(number, &format!("{path}[{i}]")))
        .collect()
}
