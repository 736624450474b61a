//! Records of the API as scripts.

use doko_engine::{
    Announcement, BySeat, Card, CardSet, ClaimKind, Context, Deal, Extra, ExtraWord,
    OpenPflichtsoli, Play, Rank, Replay, Said, Seat, Word,
};
use doko_proto::v1;

use super::{extra_word, record, word};
use crate::script::Script;

/// The script of which this is the record, in one form or another: a legal game from the deal to
/// its end. `None` of anything else.
#[must_use]
pub fn script(told: &v1::GameRecord) -> Option<Script> {
    let rules = doko_wire::engine_rules(told.rule_set.as_ref()?).ok()?;
    let hands = [&told.hand_1, &told.hand_2, &told.hand_3, &told.hand_4];
    let mut dealt = Vec::new();
    for hand in hands {
        dealt.push(cards(hand)?);
    }
    let hands: [CardSet; 4] = dealt.try_into().ok()?;
    let plays = told.plays.iter().map(|&it| {
        Some(Play {
            seat: None,
            card: card(it)?,
        })
    });
    let script = Script {
        rules,
        context: context(told.context.as_ref()),
        deal: Deal::new(rules.deck, BySeat::new(hands))?,
        said: said(told)?,
        plays: plays.collect::<Option<_>>()?,
        extras: extras(told)?,
    };
    (is_told(&script, told) && is_legal(&script)).then_some(script)
}

/// Whether the service can read a record: nothing in it has a wrong form.
#[must_use]
pub fn is_readable(record: &v1::GameRecord) -> bool {
    let audit = v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        ..v1::AuditGameRequest::default()
    };
    doko_wire::answer(audit).is_ok()
}

/// Whether the record says nothing else than the script.
fn is_told(script: &Script, told: &v1::GameRecord) -> bool {
    let plain = |it: &v1::GameRecord| {
        let mut plain = it.clone();
        plain.rule_set = None;
        plain.context.get_or_insert_default();
        for hand in [
            &mut plain.hand_1,
            &mut plain.hand_2,
            &mut plain.hand_3,
            &mut plain.hand_4,
        ] {
            hand.sort_unstable();
        }
        for exchange in &mut plain.armut_exchanges {
            exchange.pushed_count = None;
            exchange.returned_count = None;
            exchange.pushed_cards.sort_unstable();
            exchange.returned_cards.sort_unstable();
        }
        plain
    };
    plain(&record(script)) == plain(told) && is_readable(told)
}

/// Whether everything is legal, in the order in which it is told, up to the end.
fn is_legal(script: &Script) -> bool {
    let last = u8::try_from(script.plays.len()).unwrap_or(u8::MAX);
    let mut replay = Replay::new(&script.rules, script.context, script.deal, script.record());
    while let Some(step) = replay.step() {
        if step.outcome.is_err() {
            return false;
        }
    }
    let position = replay.into_position();
    let is_over = position.redeal().is_some() || position.settle().is_ok();
    let in_order = script.extras.is_sorted_by_key(|it| it.at);
    is_over && in_order && script.extras.iter().all(|it| it.at <= last)
}

fn card(number: i32) -> Option<Card> {
    Card::from_index(usize::try_from(number).ok()?.checked_sub(1)?)
}

fn cards(numbers: &[i32]) -> Option<CardSet> {
    numbers.iter().map(|&it| card(it)).collect()
}

fn seat(number: i32) -> Option<Seat> {
    let mut seats = Seat::ALL.into_iter();
    seats.find(|it| i32::from(it.number()) == number)
}

fn context(told: Option<&v1::GameContext>) -> Context {
    let Some(told) = told else {
        return Context::default();
    };
    let owes = |seat| told.pflichtsolo_seats.contains(&super::seat(seat));
    let open = |seat| OpenPflichtsoli::free(u8::from(owes(seat)));
    Context {
        open_pflichtsoli: BySeat::from_fn(open),
        vorfuehrung: seat(told.vorfuehrung_seat),
    }
}

/// The words; what was pushed and given back stands in columns of its own.
fn said(told: &v1::GameRecord) -> Option<Vec<Said>> {
    let mut exchanges = told.armut_exchanges.iter();
    let mut exchange = None;
    let mut all = Vec::new();
    for (place, &said) in told.said_words.iter().enumerate() {
        let bid = told.said_bids.get(place).copied().unwrap_or_default();
        let rank = told.said_ranks.get(place).copied().unwrap_or_default();
        let bids = (0..=5).map(Word::Bid);
        let pairs = Rank::ALL.into_iter().map(Word::Schweine);
        let is_said = |it: &Word| {
            let (word, height, pair) = word(*it);
            (i32::from(word), height, pair) == (said, bid, rank)
        };
        let mut word = Word::all().chain(bids).chain(pairs).find(is_said)?;
        if let Word::Push(pushed) = &mut word {
            exchange = exchanges.next();
            *pushed = cards(&exchange?.pushed_cards)?;
        }
        if let Word::Return(returned) = &mut word {
            *returned = cards(&exchange?.returned_cards)?;
        }
        let seat = seat(*told.said_seats.get(place)?)?;
        all.push(Said { seat, word });
    }
    Some(all)
}

fn extras(told: &v1::GameRecord) -> Option<Vec<Extra>> {
    let announcements = || Announcement::ALL.into_iter().map(ExtraWord::Announcement);
    let claims = [ClaimKind::Rest, ClaimKind::Surrender].map(ExtraWord::Claim);
    let partners = Seat::ALL.map(ExtraWord::Genscher);
    let pairs = Rank::ALL.map(ExtraWord::Schweine);
    let others = [pairs.as_slice(), &partners, &claims].concat();
    let mut all = Vec::new();
    for (place, &said) in told.extra_words.iter().enumerate() {
        let rank = told.extra_ranks.get(place).copied().unwrap_or_default();
        let partner = told.extra_partners.get(place).copied().unwrap_or_default();
        let is_said = |it: &ExtraWord| {
            let (word, pair, named) = extra_word(*it);
            (i32::from(word), pair, named) == (said, rank, partner)
        };
        all.push(Extra {
            at: u8::try_from(*told.extra_at.get(place)?).ok()?,
            seat: seat(*told.extra_seats.get(place)?)?,
            word: announcements()
                .chain(others.iter().copied())
                .find(is_said)?,
            party: None,
        });
    }
    Some(all)
}
