//! Draws games: what is dealt, said and played, all of it legal by the engine inside.

use anyhow::{Context as _, Result, bail};
use doko_harness::{
    Announce, Answer, Claim, Judge as _, Options, Question, Record, Verdict, Word, cards,
};
use doko_proto::v1;
use fastrand::Rng;
use prost::Message as _;

use crate::road::{Embedded, Reply, Road as _};
use crate::{Request, RoadJudge, message, name, rule_set};

/// More words than any Vorbehalt round has.
const MOST_WORDS: usize = 60;

/// How often cards are drawn until some may be pushed or given back.
const TRIES: usize = 40;

/// How seldom whoever's turn it is tries to shorten the game.
const CLAIMS: u8 = 6;

/// The names of all rule sets.
pub(super) fn published() -> Result<Vec<String>> {
    let sets = ask(&v1::ListRuleSetsRequest::default())?.rule_sets;
    Ok(sets.into_iter().map(|it| it.name).collect())
}

/// The records of a game, one after each thing that happened.
pub(super) fn game(
    rule_set_name: &str,
    options: &Options,
    seed: u64,
    random: &mut Rng,
) -> Result<Vec<Record>> {
    let mut record = Record {
        rule_set: rule_set_name.to_owned(),
        options: options.clone(),
        hands: deal(rule_set_name, options, seed)?,
        ..Record::default()
    };
    let mut records = vec![record.clone()];
    loop {
        let position = position(&record)?;
        let goes_on = match position.turn {
            0 => speak(&mut record, &position, random)?,
            seat => {
                if random.u8(..8) == 0 && announce(&mut record, &position, random) {
                    records.push(record.clone());
                }
                if random.u8(..CLAIMS) == 0 && claim(&mut record, seat, random) {
                    records.push(record);
                    return Ok(records);
                }
                play(&mut record, &position, seat, random)
            }
        };
        if !goes_on {
            return Ok(records);
        }
        records.push(record.clone());
    }
}

pub(super) fn deal(rule_set_name: &str, options: &Options, seed: u64) -> Result<Vec<String>> {
    let mut bytes = vec![0; 24];
    bytes.extend(seed.to_be_bytes());
    let dealt = ask(&v1::DealCardsRequest {
        rule_set: Some(rule_set(rule_set_name, options)?),
        randomness: Some(v1::deal_cards_request::Randomness::Seed(bytes)),
        ..Default::default()
    })?;
    let hands = [dealt.hand_1, dealt.hand_2, dealt.hand_3, dealt.hand_4];
    let sorted = hands.map(|mut hand| {
        hand.sort_unstable();
        name::of_cards(&hand)
    });
    Ok(sorted.into())
}

/// Whoever is asked first says something that may be said.
fn speak(record: &mut Record, position: &v1::Position, random: &mut Rng) -> Result<bool> {
    let Some(ask) = position.needs_input.as_ref().and_then(|it| it.asks.first()) else {
        return Ok(false);
    };
    if record.said.len() > MOST_WORDS {
        return Ok(false);
    }
    let seat = u8::try_from(ask.seat)?;
    let hand = position.seats.iter().find(|it| it.seat == ask.seat);
    let hand = hand.map(|it| it.hand.clone()).unwrap_or_default();
    for _ in 0..TRIES {
        let say = word(ask, &hand, random);
        let question = Question::Word(Word {
            record: record.clone(),
            seat,
            say: say.clone(),
            in_play: false,
        });
        if let Answer::Word(answer) = RoadJudge::new(&Embedded).answer(&question)
            && answer.verdict == Verdict::Accepted
        {
            record.said.push(format!("{seat} {say}"));
            return Ok(true);
        }
    }
    Ok(false)
}

/// A word that the seat may answer, as vectors write it. What only few hands may say is said
/// often, and all others are gesund mostly.
fn word(ask: &v1::Ask, hand: &[i32], random: &mut Rng) -> String {
    let gesund = i32::from(v1::SaidWord::Gesund);
    let is_rare = |word: &i32| {
        let name = name::of_word(*word);
        ["hochzeit", "armut", "throw"]
            .iter()
            .any(|it| name.starts_with(it))
    };
    let rare: Vec<i32> = ask.options.iter().copied().filter(is_rare).collect();
    let word = match random.choice(&rare) {
        Some(word) if random.u8(..3) > 0 => *word,
        Some(_) | None if ask.options.contains(&gesund) && random.u8(..8) > 0 => gesund,
        Some(_) | None => random.choice(&ask.options).copied().unwrap_or(gesund),
    };
    let name = name::of_word(word);
    let three = |random: &mut Rng| {
        let cards = random.choose_multiple(hand.iter().copied(), 3);
        name::of_cards(&cards)
    };
    match v1::SaidWord::try_from(word) {
        Ok(v1::SaidWord::ArmutPush) => format!("push {}", three(random)),
        Ok(v1::SaidWord::ArmutReturn) => format!("return {}", three(random)),
        Ok(v1::SaidWord::Bid) => {
            let bid = ask.least_bid.unwrap_or(0) + u32::from(random.u8(..4) == 0);
            format!("bid {bid}")
        }
        Ok(_) | Err(_) => match name.strip_prefix("hochzeit_") {
            Some(selector) => format!("hochzeit {selector}"),
            None => name.strip_prefix("armut_").unwrap_or(&name).to_owned(),
        },
    }
}

/// Somebody announces something, if it may be.
fn announce(record: &mut Record, position: &v1::Position, random: &mut Rng) -> bool {
    let windows: Vec<_> = position
        .seats
        .iter()
        .flat_map(|it| &it.announcements)
        .collect();
    let Some(window) = random.choice(windows) else {
        return false;
    };
    let Ok(seat) = u8::try_from(window.seat) else {
        return false;
    };
    let say = name::of_announcement(window.announcement);
    let question = Question::Announce(Announce {
        record: record.clone(),
        seat,
        say: say.clone(),
        party: None,
    });
    let answer = RoadJudge::new(&Embedded).answer(&question);
    let may = matches!(answer, Answer::Announce(it) if it.verdict == Verdict::Accepted);
    if may {
        let at = cards(&record.plays).count();
        record.extras.push(format!("{at}: {seat} {say}"));
    }
    may
}

/// Somebody shortens the game, if it may be.
fn claim(record: &mut Record, seat: i32, random: &mut Rng) -> bool {
    let Ok(seat) = u8::try_from(seat) else {
        return false;
    };
    let claim = random.choice(["rest", "surrender"]).unwrap_or("rest");
    let question = Question::Claim(Claim {
        record: record.clone(),
        seat,
        claim: claim.to_owned(),
        order: String::new(),
    });
    let answer = RoadJudge::new(&Embedded).answer(&question);
    let may = matches!(answer, Answer::Claim(it) if it.verdict == Verdict::Accepted);
    if may {
        let at = cards(&record.plays).count();
        let word = if claim == "rest" { "claim_rest" } else { claim };
        record.extras.push(format!("{at}: {seat} {word}"));
    }
    may
}

/// Whoever's turn it is plays a card that may be played.
fn play(record: &mut Record, position: &v1::Position, seat: i32, random: &mut Rng) -> bool {
    let seat = position.seats.iter().find(|it| it.seat == seat);
    let card = seat.and_then(|it| random.choice(&it.legal_cards));
    if let Some(card) = card {
        if !record.plays.is_empty() {
            record.plays.push(' ');
        }
        record.plays.push_str(&name::of_cards(&[*card]));
    }
    card.is_some()
}

/// What the engine says of a record.
fn position(record: &Record) -> Result<v1::Position> {
    use v1::inspect_game_response::Outcome;
    let request = v1::InspectGameRequest {
        view: v1::View::Everything.into(),
        record: Some(message(record)?.0),
        ..Default::default()
    };
    match ask(&request)?.outcome {
        Some(Outcome::Position(position)) => Ok(position),
        other => bail!("a game that is none: {other:?}"),
    }
}

pub(super) fn ask<Q: Request>(request: &Q) -> Result<Q::Response> {
    match Embedded.call(Q::METHOD, &request.encode_to_vec())? {
        Reply::Response(bytes) => Q::Response::decode(bytes.as_slice()).context("unreadable"),
        other @ (Reply::Failed(_) | Reply::Unsupported(_)) => bail!("{other:?}"),
    }
}
