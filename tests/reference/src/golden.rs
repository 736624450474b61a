//! Golden games: a record and what it comes to, as the JSON texts of `tests/golden`.

use std::fmt::Write as _;

use crate::announce::WORDS;
use crate::cards::hand_size;
use crate::contract::{Contract, Kind, Party};
use crate::game::{Announced, Game, Hochzeit};
use crate::record::{Played, Record};
use crate::scoring::Settlement;
use crate::trick::trick_augen;
use crate::vorbehalt::outcome::Outcome;
use crate::winning::Need;

/// CARD-5, VORB-1, MOD-3: the record as canonical JSON of the API's `GameRecord`, a line to a
/// Stich.
///
/// A solo with a bid is one line of `said` and two words there. `rule_set` is the JSON of the
/// field of that name.
#[must_use]
pub fn record_json(rule_set: &str, record: &Record) -> String {
    let mut fields = vec![format!("\"ruleSet\": {rule_set}")];
    fields.extend(context(record));
    for (seat, hand) in record.hands.iter().enumerate() {
        let cards: Vec<&str> = hand.split_whitespace().collect();
        fields.push(format!("\"hand_{}\": {}", seat + 1, rows(&cards, 6)));
    }
    fields.extend(said(record));
    let plays: Vec<&str> = record.plays.iter().map(String::as_str).collect();
    fields.push(format!("\"plays\": {}", rows(&plays, 4)));
    fields.extend(extras(record));
    let order: Vec<&str> = record.claim_order.split_whitespace().collect();
    if !order.is_empty() {
        fields.push(format!("\"claimOrder\": {}", rows(&order, 6)));
    }
    format!("{{\n  {}\n}}\n", fields.join(",\n  "))
}

/// LIST-6, SCORE-42: the field `context`, if the game inherits anything.
fn context(record: &Record) -> Option<String> {
    let mut fields = Vec::new();
    if !record.open.is_empty() {
        let parts = record
            .open
            .iter()
            .map(|line| line.split_once(' ').unwrap_or((line, "free")));
        let (seats, slots): (Vec<&str>, Vec<&str>) = parts.unzip();
        fields.push(format!("\"pflichtsoloSeats\": {}", list(&seats, "SEAT_")));
        if slots.iter().any(|slot| *slot != "free") {
            let slots = list(&slots, "PFLICHTSOLO_SLOT_");
            fields.push(format!("\"pflichtsoloSlots\": {slots}"));
        }
    }
    if let Some(seat) = record.vorfuehrung {
        fields.push(format!("\"vorfuehrungSeat\": \"SEAT_{}\"", seat + 1));
    }
    if record.bock > 1 {
        fields.push(format!("\"bockFactor\": {}", record.bock));
    }
    if record.bock_plus > 0 {
        fields.push(format!("\"bockPlus\": {}", record.bock_plus));
    }
    (!fields.is_empty()).then(|| format!("\"context\": {{{}}}", fields.join(", ")))
}

/// VORB-1, ARM-4, ARM-7: the `said` columns and the exchanges.
fn said(record: &Record) -> Vec<String> {
    let (mut seats, mut words) = (Vec::new(), Vec::new());
    let (mut bids, mut ranks) = (Vec::new(), Vec::new());
    let mut exchanges: Vec<String> = Vec::new();
    for line in &record.said {
        let mut parts = line.split_whitespace();
        let (seat, word) = (
            parts.next().unwrap_or("0"),
            parts.next().unwrap_or_default(),
        );
        let rest: Vec<&str> = parts.collect();
        let mut say = |word: &str, bid: &str, rank: &'static str| {
            seats.push(seat.to_owned());
            words.push(word.to_owned());
            bids.push(bid.to_owned());
            ranks.push(rank);
        };
        match (word, rest.first()) {
            ("push", _) => {
                say("armut_push", "0", NONE);
                exchanges.push(format!("\"pushedCards\": {}", list(&rest, "CARD_")));
            }
            ("return", _) => {
                say("armut_return", "0", NONE);
                if let Some(last) = exchanges.last_mut() {
                    let _ = write!(last, ", \"returnedCards\": {}", list(&rest, "CARD_"));
                }
            }
            ("accept" | "refuse", _) => say(&format!("armut_{word}"), "0", NONE),
            ("hochzeit", Some(selector)) if *selector != "any" => {
                say(&format!("hochzeit_{selector}"), "0", NONE);
            }
            ("schweine", rank) => say(word, "0", above(rank.copied())),
            (_, Some(bid)) if word.starts_with("solo_") => {
                say(word, "0", NONE);
                say("bid", bid, NONE);
            }
            _ => say(word, "0", NONE),
        }
    }
    let plain = |list: &[String]| -> Vec<String> { list.to_vec() };
    let mut fields = vec![
        format!("\"saidSeats\": {}", list(&plain(&seats), "SEAT_")),
        format!("\"saidWords\": {}", list(&plain(&words), "SAID_WORD_")),
    ];
    // A bid of 0 has to be written, too.
    if words.iter().any(|word| word == "bid") {
        fields.push(format!("\"saidBids\": [{}]", bids.join(", ")));
    }
    fields.extend(beside("saidRanks", &ranks, "RANK_"));
    if !exchanges.is_empty() {
        fields.push(format!(
            "\"armutExchanges\": [{{{}}}]",
            exchanges.join("}, {")
        ));
    }
    fields
}

/// `schweine.above`: what says nothing in a column, such as the rank of the aces.
const NONE: &str = "unspecified";

/// `schweine.above`: the name of a rank in the API, none for the aces.
fn above(rank: Option<&str>) -> &'static str {
    match rank {
        Some("T" | "10") => "ten",
        Some("K") => "king",
        Some("9") => "nine",
        _ => NONE,
    }
}

/// `schweine.above`, `genscher`: a column, unless nothing stands in it.
fn beside<T: AsRef<str>>(name: &str, words: &[T], prefix: &str) -> Option<String> {
    let is_left_out = words.iter().all(|it| it.as_ref() == NONE);
    (!is_left_out).then(|| format!("\"{name}\": {}", list(words, prefix)))
}

/// ANN-4, SCHW-9, CLAIM-2, `genscher`: the `extra` columns.
fn extras(record: &Record) -> Vec<String> {
    let (mut at, mut seats, mut words) = (Vec::new(), Vec::new(), Vec::new());
    let (mut ranks, mut partners, mut parties) = (Vec::new(), Vec::new(), Vec::new());
    for line in &record.extras {
        let mut parts = line.split_whitespace();
        at.push(
            parts
                .next()
                .unwrap_or_default()
                .trim_end_matches(':')
                .to_owned(),
        );
        seats.push(parts.next().unwrap_or_default().to_owned());
        let word = parts.next().unwrap_or_default();
        let argument = parts.next();
        words.push(word.to_owned());
        let (rank, partner, party) = match (word, argument) {
            ("genscher", Some(seat)) => (NONE, seat, NONE),
            ("schweine", rank) => (above(rank), NONE, NONE),
            (_, party) => (NONE, NONE, party.unwrap_or(NONE)),
        };
        ranks.push(rank);
        partners.push(partner);
        parties.push(party);
    }
    if at.is_empty() {
        return Vec::new();
    }
    let mut fields = vec![
        format!("\"extraAt\": [{}]", at.join(", ")),
        format!("\"extraSeats\": {}", list(&seats, "SEAT_")),
        format!("\"extraWords\": {}", list(&words, "EXTRA_WORD_")),
    ];
    fields.extend(beside("extraRanks", &ranks, "RANK_"));
    fields.extend(beside("extraPartners", &partners, "SEAT_"));
    fields.extend(beside("extraParties", &parties, "PARTY_"));
    fields
}

/// MOD-1, VORB-1: a list of enum names in one line, such as seats and words.
fn list<T: AsRef<str>>(words: &[T], prefix: &str) -> String {
    let names: Vec<String> = words
        .iter()
        .map(|word| format!("\"{prefix}{}\"", word.as_ref().to_uppercase()))
        .collect();
    format!("[{}]", names.join(", "))
}

/// CARD-1: a list of cards, so many in a line.
fn rows(cards: &[&str], each: usize) -> String {
    let lines: Vec<String> = cards
        .chunks(each)
        .map(|row| {
            let names: Vec<String> = row.iter().map(|card| format!("\"CARD_{card}\"")).collect();
            format!("    {}", names.join(", "))
        })
        .collect();
    if lines.is_empty() {
        return "[]".to_owned();
    }
    format!("[\n{}\n  ]", lines.join(",\n"))
}

/// VORB-13, WIN-8: what a finished game or a redeal comes to, as `tests/golden/README.md` describes
/// it.
#[must_use]
pub fn expected_json(about: &str, source: &str, played: &Played) -> Option<String> {
    if let Outcome::Redeal { reason, seat } = &played.outcome {
        let redeal = format!("{{\"reason\": \"{reason}\", \"seat\": {}}}", seat + 1);
        return Some(format!(
            "{{\n  \"about\": \"{about}\",\n  \"source\": \"{source}\",\n  \"redeal\": {redeal}\n}}\n"
        ));
    }
    let Outcome::Contract { contract, .. } = &played.outcome else {
        return None;
    };
    let (game, it) = (played.game.as_ref()?, played.settlement.as_ref()?);
    let mut fields = vec![
        format!("\"about\": \"{about}\""),
        format!("\"source\": \"{source}\""),
        format!("\"contract\": {}", what(contract)),
    ];
    fields.extend(hochzeit(game));
    let said: Vec<String> = game
        .announced
        .iter()
        .map(|it| announcement(game, it))
        .collect();
    fields.push(format!("\"announcements\": {}", lines(&said)));
    fields.push(format!("\"tricks\": {}", lines(&tricks(game))));
    for party in [Party::Re, Party::Kontra] {
        fields.push(format!("\"{}\": {}", party.text(), side(game, it, party)));
    }
    let winner = it.winner.map_or("nobody", Party::text);
    fields.push(format!("\"winner\": \"{winner}\""));
    fields.push(format!("\"items\": {}", lines(&items(it))));
    fields.push(format!("\"value\": {}", it.value));
    fields.push(format!("\"points\": {:?}", it.points));
    Some(format!("{{\n  {}\n}}\n", fields.join(",\n  ")))
}

/// TRICK-2, SCORE-12: a list, one entry to a line, such as Stiche and items.
fn lines(entries: &[String]) -> String {
    if entries.is_empty() {
        return "[]".to_owned();
    }
    format!("[\n    {}\n  ]", entries.join(",\n    "))
}

/// VORB-13: the contract.
fn what(contract: &Contract) -> String {
    let kind = match contract.kind {
        Kind::Normalspiel => "normalspiel",
        Kind::StilleHochzeit => "stille_hochzeit",
        Kind::Hochzeit => "hochzeit",
        Kind::Armut => "armut",
        Kind::Solo => "solo",
    };
    let mut text = format!("{{\"kind\": \"{kind}\"");
    if let Some(seat) = contract.seat {
        let _ = write!(text, ", \"seat\": {}", seat + 1);
    }
    if let Some(solo) = contract.solo {
        let duty = if contract.pflicht {
            "pflichtsolo"
        } else {
            "lustsolo"
        };
        let _ = write!(
            text,
            ", \"solo\": \"{}\", \"duty\": \"{duty}\"",
            solo.text()
        );
    }
    if let Some(selector) = contract.selector {
        let _ = write!(text, ", \"selector\": \"{}\"", selector.text());
    }
    if let Some(exchange) = contract.exchanges.first() {
        let _ = write!(text, ", \"acceptor\": {}", exchange.acceptor + 1);
    }
    let _ = write!(text, ", \"lead\": {}}}", contract.lead + 1);
    text
}

/// WED-7, ANN-13: how a Hochzeit was clarified, and how far it shifts the limits.
fn hochzeit(game: &Game) -> Option<String> {
    let (partner, trick) = match game.hochzeit()? {
        Hochzeit::Partner(partner, trick) => (Some(partner), trick),
        Hochzeit::Alone(trick) | Hochzeit::Genscher(trick) => (None, trick),
        Hochzeit::Pending => return None,
    };
    let hochzeiter = game.contract.seat.unwrap_or_default() + 1;
    let partner = partner.map_or(String::new(), |seat| format!("\"partner\": {}, ", seat + 1));
    Some(format!(
        "\"hochzeit\": {{\"hochzeiter\": {hochzeiter}, {partner}\"klaerungsstich\": {trick}, \
         \"shift\": {}}}",
        trick - 1
    ))
}

/// ANN-15, ANN-21: an announcement, whether it was a reply or forced, with the cards then in hand.
fn announcement(game: &Game, it: &Announced) -> String {
    let word = match (it.level, game.party(it.seat)) {
        (1, Some(party)) => party.text(),
        _ => WORDS[it.level],
    };
    let mode = if it.late_reply {
        "reply"
    } else if it.forced {
        "forced"
    } else {
        "ordinary"
    };
    let laid = game.tricks.iter().flatten().take(it.at);
    let own = laid.filter(|laid| laid.seat == it.seat).count();
    let held = hand_size(&game.options) - own;
    format!(
        "{{\"at\": {}, \"seat\": {}, \"say\": \"{word}\", \"mode\": \"{mode}\", \
         \"cardsInHand\": {held}}}",
        it.at,
        it.seat + 1
    )
}

/// TRICK-1, TRICK-2: the complete Stiche with their winners and Augen.
fn tricks(game: &Game) -> Vec<String> {
    let complete = game.tricks.iter().zip(&game.winners);
    complete
        .map(|(trick, winner)| {
            let cards: Vec<String> = trick.iter().map(|laid| laid.card.to_string()).collect();
            let lead = trick.first().map_or(0, |laid| laid.seat + 1);
            format!(
                "{{\"lead\": {lead}, \"cards\": \"{}\", \"winner\": {}, \"augen\": {}}}",
                cards.join(" "),
                winner + 1,
                trick_augen(trick)
            )
        })
        .collect()
}

/// MOD-6, WIN-8: the seats of a party, what it got and what it needed.
fn side(game: &Game, it: &Settlement, party: Party) -> String {
    let seats: Vec<usize> = (0..4)
        .filter(|seat| game.party(*seat) == Some(party))
        .map(|seat| seat + 1)
        .collect();
    let needed = match it.needs[party.index()] {
        Need::Augen(augen) => format!("\"needed\": {augen}"),
        Need::Tricks(tricks) => format!("\"tricksNeeded\": {tricks}"),
    };
    format!(
        "{{\"seats\": {seats:?}, \"augen\": {}, \"tricks\": {}, {needed}}}",
        it.augen[party.index()],
        it.tricks[party.index()]
    )
}

/// SCORE-12, SCORE-18: the lines of the settlement.
fn items(it: &Settlement) -> Vec<String> {
    it.items
        .iter()
        .map(|item| {
            let mut text = format!(
                "{{\"kind\": \"{}\", \"party\": \"{}\", \"points\": {}",
                item.what,
                item.party.text(),
                item.points
            );
            if let Some(party) = item.announced_by {
                let _ = write!(text, ", \"announcedBy\": \"{}\"", party.text());
            }
            if let Some((trick, seat)) = item.trick {
                let _ = write!(text, ", \"trick\": {trick}, \"seat\": {}", seat + 1);
            }
            text.push('}');
            text
        })
        .collect()
}
