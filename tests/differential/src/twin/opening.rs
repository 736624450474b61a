//! Everything that is said before the first card, in both.

use doko_engine::{
    CardSet, Category, Contract, Duty, Game, Outcome, Position, Question, RuleSet, Seat, Word,
};
use doko_reference::cards::{read_cards, write_cards};
use doko_reference::options::Options;
use doko_reference::record::Record;
use doko_reference::vorbehalt::outcome::Outcome as ByTheBook;
use doko_reference::vorbehalt::resolve::resolve;

use super::probe::Probes;
use super::words::{of_one, of_reference, position, reasons_of, say, so_far, words};
use super::{Asked, Coverage, Disagreement};
use doko_judge::names::snake_case;

/// Both sides once all words of a record are said.
pub(super) struct Opened<'r> {
    pub(super) position: Position<'r>,
    pub(super) outcome: ByTheBook,
}

/// Says all lines of a record in both and compares what follows after each.
///
/// # Errors
///
/// With the first disagreement.
pub(super) fn open<'r>(
    rules: &'r RuleSet,
    options: &Options,
    record: &Record,
    probes: &mut Probes,
    coverage: &mut Coverage,
) -> Result<Opened<'r>, Disagreement> {
    let unread = |what: String| Disagreement {
        about: "the record".to_owned(),
        engine: what.clone(),
        reference: what,
        said: 0,
        plays: 0,
        asked: Asked::Words(Vec::new()),
    };
    let mut position = position(rules, record).map_err(Disagreement::of_deal)?;
    let mut outcome = resolve(options, &so_far(record, 0).round().map_err(unread)?);
    let disagree = |said, about: String, engine, reference| Disagreement {
        about,
        engine,
        reference,
        said,
        plays: 0,
        asked: Asked::Words(Vec::new()),
    };
    same(&position, &outcome).map_err(|(engine, reference)| {
        disagree(0, "before anything is said".to_owned(), engine, reference)
    })?;
    let mut index = 0;
    let mut half_said = false;
    while let Some(line) = record.said.get(index) {
        if !half_said {
            probes.words(options, record, index, &position, coverage)?;
        }
        let about = format!("after `{line}`");
        let (seat, said) = words(&position, record, line).map_err(unread)?;
        let alone = matches!(said.as_slice(), [Word::Schweine(_)])
            && !position.round().has_spoken(seat)
            && record.vorfuehrung.is_none();
        let engine = say(&mut position, seat, &said);
        index += 1;
        // Pairs come before the Vorbehalt of their seat, and the two are one declaration.
        let more = record
            .said
            .get(index)
            .is_some_and(|next| next.split(' ').next() == line.split(' ').next());
        half_said = alone && more && engine.is_ok();
        if half_said {
            continue;
        }
        outcome = resolve(options, &so_far(record, index).round().map_err(unread)?);
        match (engine, &outcome) {
            (Ok(()), ByTheBook::Refused(reasons)) => {
                let reasons = format!("refused {reasons:?}");
                return Err(disagree(index, about, "accepted".to_owned(), reasons));
            }
            (Err(refusal), ByTheBook::Refused(reasons)) => {
                let theirs = of_one(reasons);
                let ours = reasons_of(&refusal);
                if ours != theirs {
                    let (ours, theirs) = (ours.join(", "), theirs.join(", "));
                    return Err(disagree(index, about, ours, theirs));
                }
                break;
            }
            (Err(refusal), _) => {
                let ours = format!("refused {}", reasons_of(&refusal).join(", "));
                let theirs = format!("accepted, {}", of_reference(&outcome));
                return Err(disagree(index, about, ours, theirs));
            }
            (Ok(()), _) => same(&position, &outcome)
                .map_err(|(engine, reference)| disagree(index, about, engine, reference))?,
        }
    }
    probes.words(options, record, index, &position, coverage)?;
    Ok(Opened { position, outcome })
}

/// Compares what follows from the words so far.
fn same(position: &Position<'_>, outcome: &ByTheBook) -> Result<(), (String, String)> {
    let (engine, reference) = (of_engine(position), of_reference(outcome));
    if engine == reference {
        return Ok(());
    }
    Err((engine, reference))
}

/// What the engine makes of the words so far.
fn of_engine(position: &Position<'_>) -> String {
    let (round, rules) = (position.round(), position.rules());
    let settled = match round.outcome(rules) {
        Some(Outcome::Redeal(redeal)) => {
            return format!(
                "redeal {} {}",
                snake_case(redeal.reason),
                redeal.seat as usize
            );
        }
        Some(Outcome::Contract(settled)) => settled,
        None => {
            let asks = round.asks(rules);
            let what = asks.first().map_or("nothing", |ask| match ask.question {
                Question::Declaration => "declaration",
                Question::Category(Category::Solo) if round.vorfuehrung().is_some() => "offer",
                Question::Name if round.vorfuehrung().is_some() => "solo",
                Question::Category(_) => "category",
                Question::Name => "name",
                Question::Bid { .. } => "bid",
                Question::ArmutPush => "armut_push",
                Question::ArmutAnswer => "armut_answer",
                Question::ArmutReturn => "armut_return",
            });
            let seats: Vec<usize> = match what {
                "declaration" => asks.iter().map(|ask| ask.seat as usize).collect(),
                _ => asks.iter().take(1).map(|ask| ask.seat as usize).collect(),
            };
            return format!("needs {what} {seats:?}");
        }
    };
    let mut text = match settled.contract {
        Contract::Normalspiel => "Normalspiel".to_owned(),
        Contract::StilleHochzeit { seat } => format!("StilleHochzeit {}", seat as usize),
        Contract::Hochzeit { seat, selector } => {
            format!("Hochzeit {} {}", seat as usize, snake_case(selector))
        }
        Contract::Armut { seat, acceptor } => {
            let second = settled.second_poor.map(|seat| seat as usize);
            format!("Armut {} > {} {second:?}", seat as usize, acceptor as usize)
        }
        Contract::Solo { seat, solo, duty } => {
            let pflicht = duty == Duty::Pflichtsolo;
            format!("Solo {} {} {pflicht}", seat as usize, snake_case(solo))
        }
    };
    let schweine = position
        .game()
        .map_or(settled.schweine.as_slice(), Game::schweine);
    let pairs: Vec<(usize, char)> = schweine
        .iter()
        .map(|pair| (pair.seat as usize, pair.rank.letter()))
        .collect();
    let hands = round.hands(rules);
    let hands = Seat::ALL.map(|seat| hands.get(seat).map_or_else(String::new, sorted));
    text += &format!(
        ", lead {}, bid {}, Schweine {pairs:?}, hands {}",
        settled.lead as usize,
        settled.bid,
        hands.join(" | ")
    );
    text
}

fn sorted(hand: CardSet) -> String {
    let mut cards = read_cards(&hand.to_string()).unwrap_or_default();
    cards.sort_unstable();
    write_cards(&cards)
}
