//! What was said up to the contract, with the cards of an Armut.

use doko_engine::{ArmutRules, CardSet, Deck, Rank, Said, Word};
use doko_proto::v1;
use doko_worlds::Hidden;

use super::beside::{Beside, Given};
use super::columns::{seat, word};
use super::lists::cards_beside;
use super::{Column, Problems, limit, same_length};
use crate::published::Published;
use crate::values::Value as _;

const MAX_SAID: usize = 64;
const MAX_EXCHANGES: usize = 2;
const MAX_PILE: usize = 12;

/// The cards of an Armut exchange, as far as they are known.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Exchange {
    pub(crate) pushed: Pile,
    pub(crate) returned: Pile,
    /// How many trumps went back, if that was told.
    pub(crate) returned_trumps: Option<u32>,
}

impl Exchange {
    /// What is known of it, if the cards are not.
    pub(crate) fn hidden(&self) -> Option<Hidden> {
        let Exchange {
            pushed,
            returned,
            returned_trumps,
        } = self;
        let number = |pile: &Pile| {
            let number = u8::try_from(pile.count).unwrap_or(u8::MAX);
            pile.is_hidden().then_some(number)
        };
        let trumps = returned_trumps.and_then(|trumps| u8::try_from(trumps).ok());
        let hidden = Hidden {
            pushed: number(pushed),
            shown: pushed.shown(),
            returned: number(returned),
            trumps: trumps.filter(|_| returned.is_hidden()),
        };
        (hidden != Hidden::default()).then_some(hidden)
    }
}

/// Cards that change hands.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Pile {
    /// The cards, empty if they are not known.
    pub(crate) cards: CardSet,
    /// How many they are.
    pub(crate) count: u32,
}

impl Pile {
    /// Whether it has cards that nobody names.
    pub(crate) fn is_hidden(self) -> bool {
        self.count > self.cards.len()
    }

    /// Those of the cards that all have seen (`armut.shown`), if it is known.
    pub(crate) fn shown(self) -> Option<CardSet> {
        Some(self.cards).filter(|it| self.is_hidden() && !it.is_empty())
    }
}

/// The columns of what was said.
pub(super) struct Columns<'a> {
    pub(super) seats: &'a [i32],
    pub(super) words: &'a [i32],
    pub(super) bids: &'a [u32],
    pub(super) ranks: &'a [i32],
    pub(super) exchanges: &'a [v1::ArmutExchange],
}

/// Reads what was said, and the cards of the Armut exchanges.
pub(super) fn said(
    problems: &mut Problems,
    published: Option<&Published>,
    columns: &Columns<'_>,
) -> (Vec<Said>, Vec<Exchange>) {
    let Columns {
        seats,
        words,
        bids,
        ranks,
        exchanges,
    } = *columns;
    limit(problems, "record.said_seats", seats.len(), MAX_SAID);
    // Left out, the height would be that of a solo without announcement.
    let has_bid = words.contains(&v1::SaidWord::Bid.into());
    let columns = [
        Column::whole("record.said_seats", seats),
        Column::whole("record.said_words", words),
        Column::optional("record.said_bids", bids).required_if(has_bid),
        Column::optional("record.said_ranks", ranks),
    ];
    same_length(problems, columns);
    let exchanges = self::exchanges(problems, published, exchanges);
    let mut next = exchanges.iter();
    let mut current = Exchange::default();
    let mut said = Vec::with_capacity(seats.len().min(MAX_SAID));
    for (i, (&who, &what)) in seats.iter().zip(words).enumerate().take(MAX_SAID) {
        let seat = seat(who);
        if seat.is_none() {
            let path = format_args!("record.said_seats[{i}]");
            problems.unknown_number(path, |it| self::seat(it).is_some());
        }
        let given = Given {
            bid: bids.get(i).copied().filter(|&it| it != 0),
            rank: ranks.get(i).copied().unwrap_or_default(),
            ..Given::default()
        };
        if v1::SaidWord::try_from(what) == Ok(v1::SaidWord::ArmutPush) {
            current = next.next().copied().unwrap_or_default();
        }
        let path = |it: Beside| format!("record.said_{}[{i}]", it.column());
        let word = whole_word(problems, what, given, current, path);
        if word.is_none() {
            let path = format_args!("record.said_words[{i}]");
            problems.unknown_number(path, |it| self::word(it).is_some());
        }
        said.extend(seat.zip(word).map(|(seat, word)| Said { seat, word }));
    }
    let pushes = said.iter().filter(|it| matches!(it.word, Word::Push(_)));
    if exchanges.len() > pushes.count() {
        let path = "record.armut_exchanges";
        let problem = "has more entries than cards were pushed";
        problems.contradiction(path, problem);
    }
    (said, exchanges)
}

/// A word that is asked about: its number, what stands beside it, and the cards of an Armut.
pub(crate) fn asked_word(
    problems: &mut Problems,
    published: Option<&Published>,
    number: i32,
    given: Given,
    cards: &[i32],
    count: Option<u32>,
) -> Option<(Word, Pile)> {
    let deck = published.map(|it| it.rules.deck);
    let word = word(number);
    let pushes = matches!(word, Some(Word::Push(_)));
    let armut = published.map(|it| it.rules.armut).filter(|_| pushes);
    let pile = pile(
        problems,
        (deck, armut),
        cards,
        count,
        ["cards", "card_count"],
    );
    if word.is_none() {
        problems.unknown_number("said", |it| self::word(it).is_some());
    }
    if !matches!(word, Some(Word::Push(_) | Word::Return(_))) {
        no_cards(problems, cards, count);
    }
    let exchange = Exchange {
        pushed: pile,
        returned: pile,
        returned_trumps: None,
    };
    let word = whole_word(problems, number, given, exchange, |it| {
        it.field().to_owned()
    });
    Some((word?, pile))
}

/// Notes cards where none change hands.
pub(super) fn no_cards(problems: &mut Problems, cards: &[i32], count: Option<u32>) {
    let named = [
        ("cards", !cards.is_empty()),
        ("card_count", count.is_some()),
    ];
    for (field, _) in named.into_iter().filter(|(_, is_set)| *is_set) {
        let problem = "must be unset, because no cards change hands with this word";
        problems.contradiction(field, problem);
    }
}

/// The word with what stands beside it, or the cards of this exchange. A bid is for the rules to
/// judge, whatever its height.
fn whole_word(
    problems: &mut Problems,
    number: i32,
    given: Given,
    exchange: Exchange,
    path: impl Fn(Beside) -> String,
) -> Option<Word> {
    given.check(problems, Beside::of_said(number), &path);
    Some(match word(number)? {
        Word::Bid(_) => Word::Bid(u8::try_from(given.bid.unwrap_or_default()).unwrap_or(u8::MAX)),
        Word::Schweine(_) => {
            let above = problems.optional(path(Beside::Rank), given.rank, Rank::of_number);
            Word::Schweine(above.unwrap_or(Rank::Ace))
        }
        Word::Push(_) => Word::Push(exchange.pushed.cards),
        Word::Return(_) => Word::Return(exchange.returned.cards),
        word @ (Word::Gesund
        | Word::Vorbehalt
        | Word::Yes
        | Word::No
        | Word::Hochzeit(_)
        | Word::Solo(_)
        | Word::Pass
        | Word::Armut
        | Word::Throw
        | Word::Accept
        | Word::Refuse) => word,
    })
}

fn exchanges(
    problems: &mut Problems,
    published: Option<&Published>,
    messages: &[v1::ArmutExchange],
) -> Vec<Exchange> {
    let deck = published.map(|it| it.rules.deck);
    let path = "record.armut_exchanges";
    limit(problems, path, messages.len(), MAX_EXCHANGES);
    let mut read = Vec::new();
    for (i, message) in messages.iter().enumerate().take(MAX_EXCHANGES) {
        let v1::ArmutExchange {
            pushed_cards,
            pushed_count,
            returned_cards,
            returned_count,
            returned_trumps,
        } = message;
        let mut pile = |what, armut, cards, count| {
            let paths = ["cards", "count"].map(|it| format!("{path}[{i}].{what}_{it}"));
            let [cards_path, count_path] = &paths;
            let paths: [&str; 2] = [cards_path, count_path];
            pile(problems, (deck, armut), cards, count, paths)
        };
        let armut = published.map(|it| it.rules.armut);
        let pushed = pile("pushed", armut, pushed_cards, *pushed_count);
        let returned = pile("returned", None, returned_cards, *returned_count);
        let trumps = published.map(|it| returned.cards.intersect(it.rules.normal_trumps()).len());
        let named = trumps.filter(|_| !returned.is_hidden());
        let wrong = returned_trumps
            .is_some_and(|told| told > returned.count || named.is_some_and(|it| it != told));
        if wrong {
            let path = format_args!("{path}[{i}].returned_trumps");
            let problem = "must be the number of trumps among the cards that were given back";
            problems.contradiction(path, problem);
        }
        read.push(Exchange {
            pushed,
            returned,
            returned_trumps: *returned_trumps,
        });
    }
    read
}

/// Reads cards that change hands; the paths are those of the cards and their count. Of pushed cards
/// all may have seen some (`armut.shown`).
fn pile(
    problems: &mut Problems,
    (deck, armut): (Option<Deck>, Option<ArmutRules>),
    numbers: &[i32],
    count: Option<u32>,
    [cards_path, count_path]: [&str; 2],
) -> Pile {
    limit(problems, cards_path, numbers.len(), MAX_PILE);
    let mut all = CardSet::EMPTY;
    let cards = cards_beside(problems, deck, &mut all, cards_path, numbers, MAX_PILE);
    let named = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
    let is_shown = armut.is_some_and(|it| it.shown_of(cards) == cards);
    match count {
        Some(count) if count as usize > MAX_PILE => {
            let problem = format_args!("must be 0 to {MAX_PILE}");
            problems.malformed(count_path, problem);
        }
        Some(count) if named > 0 && count != named && !(count > named && is_shown) => {
            let problem = "must be the number of the cards that are named";
            problems.contradiction(count_path, problem);
        }
        Some(_) | None => (),
    }
    Pile {
        cards,
        count: count.unwrap_or(named),
    }
}
