//! Words, seats, cards and parties of the one side in the terms of the other.

use doko_engine::{
    Card, CardSet, Context, Deal, OpenPflichtsoli, Party, Position, Question, Rank, Refusal,
    RuleSet, Seat, Selector, Solo, SoloConflict, Word,
};
use doko_judge::names::{reason_name, snake_case};
use doko_reference::cards::write_cards;
use doko_reference::contract::Party as PartyByTheBook;
use doko_reference::record::Record;
use doko_reference::vorbehalt::outcome::Outcome;

/// What there can be Schweine of, as lines name it.
pub(super) const RANKS: [&str; 4] = ["A", "10", "K", "9"];

/// Whether this is asked while the cards of an Armut are on their way, or about to be.
pub(super) const fn is_of_an_exchange(question: Question) -> bool {
    match question {
        Question::ArmutPush | Question::ArmutAnswer | Question::ArmutReturn => true,
        Question::Declaration | Question::Category(_) | Question::Name | Question::Bid { .. } => {
            false
        }
    }
}

/// The position of the engine before anybody has spoken.
///
/// # Errors
///
/// If the record cannot be read.
pub(super) fn position<'r>(rules: &'r RuleSet, record: &Record) -> Result<Position<'r>, String> {
    let mut hands = doko_engine::BySeat::<CardSet>::default();
    for (seat, hand) in Seat::ALL.into_iter().zip(&record.hands) {
        *hands.get_mut(seat) = hand.parse().map_err(|_| format!("unread: `{hand}`"))?;
    }
    let mut context = Context {
        vorfuehrung: record.vorfuehrung.and_then(seat_at),
        ..Context::default()
    };
    for line in &record.open {
        let (seat, kind) = line.split_once(' ').unwrap_or((line, "free"));
        let seat = number(seat).ok_or_else(|| format!("unread: `{line}`"))?;
        let open: &mut OpenPflichtsoli = context.open_pflichtsoli.get_mut(seat);
        match kind {
            "color" => open.color += 1,
            "picture" => open.picture += 1,
            _ => open.free += 1,
        }
    }
    let deal = Deal::new(rules.deck, hands).ok_or("the hands are no deal")?;
    Ok(Position::new(rules, context, deal))
}

/// The words of the engine for a line of the reference; a bid always goes with a solo.
///
/// # Errors
///
/// If the line cannot be read.
pub(super) fn words(
    position: &Position<'_>,
    record: &Record,
    line: &str,
) -> Result<(Seat, Vec<Word>), String> {
    let unread = || format!("unread: `{line}`");
    let (seat, rest) = line.split_once(' ').ok_or_else(unread)?;
    let seat = number(seat).ok_or_else(unread)?;
    let (word, argument) = rest.split_once(' ').unwrap_or((rest, ""));
    let cards = || argument.parse::<CardSet>().map_err(|_| unread());
    let named = |text: &str| Solo::ALL.into_iter().find(|it| snake_case(*it) == text);
    let words = match word {
        "gesund" => vec![Word::Gesund],
        "armut" => vec![Word::Armut],
        "throw" => vec![Word::Throw],
        "hochzeit" => {
            let name = if argument.is_empty() { "any" } else { argument };
            let mut all = Selector::ALL.into_iter();
            let selector = all.find(|it| snake_case(*it) == name);
            vec![Word::Hochzeit(selector.ok_or_else(unread)?)]
        }
        "schweine" => vec![Word::Schweine(rank(argument).ok_or_else(unread)?)],
        "push" => vec![Word::Push(cards()?)],
        "return" => vec![Word::Return(cards()?)],
        "pass" => vec![Word::Pass],
        "no" => vec![Word::No],
        "accept" => vec![Word::Accept],
        "refuse" => vec![Word::Refuse],
        _ => {
            let solo = word.strip_prefix("solo_").and_then(named);
            let solo = Word::Solo(solo.ok_or_else(unread)?);
            let auction = position.rules().solo_conflict == SoloConflict::Auction;
            let bids = auction && record.vorfuehrung.is_none();
            match argument.parse::<u8>() {
                Ok(bid) if bid > 0 || bids => vec![solo, Word::Bid(bid)],
                Err(_) if bids => vec![solo, Word::Bid(0)],
                Ok(_) | Err(_) => vec![solo],
            }
        }
    };
    Ok((seat, words))
}

/// Says a line in the engine.
///
/// # Errors
///
/// With the refusal of the first word that is refused.
pub(super) fn say(
    position: &mut Position<'_>,
    seat: Seat,
    words: &[Word],
) -> Result<(), Box<Refusal>> {
    for &word in words {
        position.say(seat, word).map_err(Box::new)?;
    }
    Ok(())
}

/// The position of the engine once all lines of a record are said.
///
/// # Errors
///
/// If the record cannot be read, or with the refusal of the first word that is refused.
pub(crate) fn spoken<'r>(rules: &'r RuleSet, record: &Record) -> Result<Position<'r>, String> {
    let mut position = position(rules, record)?;
    for line in &record.said {
        let (seat, words) = words(&position, record, line)?;
        say(&mut position, seat, &words).map_err(|it| format!("`{line}`: {it:?}"))?;
    }
    Ok(position)
}

/// The record with its first words only.
pub(super) fn so_far(record: &Record, said: usize) -> Record {
    Record {
        open: record.open.clone(),
        vorfuehrung: record.vorfuehrung,
        hands: record.hands.clone(),
        said: record.said.iter().take(said).cloned().collect(),
        ..Record::default()
    }
}

/// The names of the reasons of a refusal.
pub(super) fn reasons_of(refusal: &Refusal) -> Vec<&'static str> {
    let grounds = refusal.grounds().iter();
    grounds.map(|ground| reason_name(ground.reason)).collect()
}

/// The reasons of the reference against the seat that it names first.
pub(super) fn of_one(reasons: &[(usize, &'static str)]) -> Vec<&'static str> {
    let first = reasons.first().map(|(seat, _)| *seat);
    let of_first = reasons.iter().filter(|(seat, _)| Some(*seat) == first);
    of_first.map(|(_, reason)| *reason).collect()
}

/// What the reference makes of the words so far.
pub(super) fn of_reference(outcome: &Outcome) -> String {
    let (contract, hands) = match outcome {
        Outcome::Redeal { reason, seat } => return format!("redeal {reason} {seat}"),
        Outcome::NeedsInput { what, seats } => return format!("needs {what} {seats:?}"),
        Outcome::Refused(reasons) => return format!("refused {reasons:?}"),
        Outcome::Contract { contract, hands } => (contract, hands),
    };
    let mut text = format!("{:?}", contract.kind);
    if let Some(seat) = contract.seat {
        text += &format!(" {seat}");
    }
    if let Some(selector) = contract.selector {
        text += &format!(" {}", selector.text());
    }
    if let Some(first) = contract.exchanges.first() {
        let second = contract.exchanges.get(1).map(|it| it.poor);
        text += &format!(" > {} {second:?}", first.acceptor);
    }
    if let Some(solo) = contract.solo {
        text += &format!(" {} {}", solo.text(), contract.pflicht);
    }
    let pairs: Vec<(usize, char)> = contract
        .schweine
        .iter()
        .map(|pair| (pair.seat, pair.rank))
        .collect();
    let hands = hands.clone().map(|hand| {
        let mut cards = hand.unwrap_or_default();
        cards.sort_unstable();
        write_cards(&cards)
    });
    text += &format!(
        ", lead {}, bid {}, Schweine {pairs:?}, hands {}",
        contract.lead,
        contract.bid,
        hands.join(" | ")
    );
    text
}

/// The seat of this number, from 1.
pub(super) fn number(text: &str) -> Option<Seat> {
    seat_at(text.parse::<usize>().ok()?.checked_sub(1)?)
}

/// The seat at this index, from 0.
pub(super) fn seat_at(index: usize) -> Option<Seat> {
    Seat::ALL.get(index).copied()
}

/// The rank of a pair; the ace if none is named.
pub(super) fn rank(text: &str) -> Option<Rank> {
    let letter = match text {
        "" => 'A',
        "10" => 'T',
        _ => text.chars().next()?,
    };
    Rank::ALL.into_iter().find(|it| it.letter() == letter)
}

/// The card of the engine that is this one of the reference.
pub(super) fn card(card: doko_reference::cards::Card) -> Option<Card> {
    Card::ALL
        .into_iter()
        .find(|it| it.suit().letter() == card.suit && it.rank().letter() == card.rank)
}

/// The party in the words of the reference.
pub(crate) fn by_the_book(party: Party) -> PartyByTheBook {
    match party {
        Party::Re => PartyByTheBook::Re,
        Party::Kontra => PartyByTheBook::Kontra,
    }
}
