//! Soli near their end, and all deals that fit what the soloist knows of them.

use doko_engine::{
    BySeat, Card, CardSet, Deal, Deck, Extra, ExtraWord, Play, Position, Rank, Said,
    SchweineContract, SchweineContracts, SchweineCount, SchweineMode, Seat, Solo, Word,
};
use doko_judge::rules_of;
use doko_laws::{BYTES, Numbers, Script};
use doko_reference::options::Options;

/// A solo near its end, in which the soloist keeps his best cards.
pub(super) fn ending(numbers: &mut Numbers, left: usize) -> (Script, Seat) {
    let script = dealt(numbers);
    let soloist = Seat::ALL[numbers.below(4)];
    let solo = [Solo::Karo, Solo::Herz, Solo::Damen, Solo::Fleischlos][numbers.below(4)];
    (played(script, numbers, soloist, solo, left), soloist)
}

/// The same, but a seat may declare Schweine: often the soloist, who keeps them.
pub(super) fn ending_with_schweine(numbers: &mut Numbers, left: usize) -> (Script, Seat) {
    let mut script = dealt(numbers);
    let schweine = &mut script.rules.schweine;
    schweine.mode = [
        SchweineMode::Vorbehalt,
        SchweineMode::AtFirstFox,
        SchweineMode::SecondOnly,
    ][numbers.below(3)];
    schweine.count = [SchweineCount::Both, SchweineCount::FirstOnly][numbers.below(2)];
    schweine.contracts = SchweineContracts::of(&[SchweineContract::Farbsolo]);
    farbsolo(script, numbers, left)
}

/// The same by these rules, and whoever is on turn has declared Schweine with the card
/// that it plays next, if it may.
pub(super) fn with_schweine_to_come(
    numbers: &mut Numbers,
    left: usize,
    options: &Options,
) -> Option<(Script, Seat)> {
    let mut script = dealt(numbers);
    script.rules = rules_of(options).unwrap();
    for ace in [Card::DA, Card::HA] {
        script.deal = with_both(script.deal, Seat::ALL[numbers.below(4)], ace);
    }
    let (mut script, soloist) = farbsolo(script, numbers, left);
    let now = position(&script, script.deal).unwrap();
    let seat = now.to_play()?;
    now.check_schweine(seat, Rank::Ace).ok()?;
    note_schweine(&mut script, seat);
    Some((script, soloist))
}

/// The deal, but `seat` has both of this card for other ones of its own.
fn with_both(deal: Deal, seat: Seat, card: Card) -> Deal {
    let mut hands = *deal.hands();
    for other in Seat::ALL.into_iter().filter(|&it| it != seat) {
        while hands.get_mut(other).remove(card) {
            let given = hands.get(seat).cards().find(|it| it.rank() != Rank::Ace);
            let given = given.unwrap();
            assert!(hands.get_mut(seat).remove(given) && hands.get_mut(seat).insert(card));
            assert!(hands.get_mut(other).insert(given));
        }
    }
    Deal::new(Deck::WithNines, hands).unwrap()
}

fn farbsolo(script: Script, numbers: &mut Numbers, left: usize) -> (Script, Seat) {
    let (solo, ace) = [(Solo::Karo, Card::DA), (Solo::Herz, Card::HA)][numbers.below(2)];
    let mut seats = Seat::ALL.into_iter();
    let holder = seats.find(|&seat| script.deal.hand(seat).count(ace) == 2);
    let any = Seat::ALL[numbers.below(4)];
    let soloist = holder.filter(|_| numbers.below(3) > 0).unwrap_or(any);
    (played(script, numbers, soloist, solo, left), soloist)
}

fn dealt(numbers: &mut Numbers) -> Script {
    let seed: Vec<u8> = numbers.bytes(BYTES);
    let mut script = Script::of(&seed).unwrap();
    script.context = doko_engine::Context::default();
    (script.said, script.plays, script.extras) = (Vec::new(), Vec::new(), Vec::new());
    script
}

/// A solo up to so many cards before its end.
fn played(
    mut script: Script,
    numbers: &mut Numbers,
    soloist: Seat,
    solo: Solo,
    left: usize,
) -> Script {
    let rules = script.rules;
    let mut position = Position::new(&rules, script.context, script.deal);
    for seat in Seat::ALL {
        let word = if seat == soloist {
            Word::Solo(solo)
        } else {
            Word::Gesund
        };
        position.say(seat, word).unwrap();
        script.said.push(Said { seat, word });
    }
    let pair = pair_of(&position);
    if rules.schweine.mode == SchweineMode::Vorbehalt {
        for seat in Seat::ALL {
            declare(&mut script, &mut position, seat);
        }
    }
    // Opponents play their strong cards first, in other games at last.
    let is_kept = numbers.below(3) == 0;
    while script.plays.len() < 48 - left {
        let seat = position.to_play().unwrap();
        let mut legal = weakest_first(&position, position.legal_cards(seat));
        if seat != soloist && !is_kept {
            legal.reverse();
        }
        let careless = numbers.below(5) == 0;
        let card = legal[if careless {
            numbers.below(legal.len())
        } else {
            0
        }];
        if pair == Some(card) && numbers.below(4) > 0 {
            declare(&mut script, &mut position, seat);
        }
        position.play(seat, card).unwrap();
        script.plays.push(Play { seat: None, card });
    }
    script
}

/// These cards as the soloist plays them, who keeps what beats others, and the pair.
fn weakest_first(position: &Position<'_>, cards: CardSet) -> Vec<Card> {
    let game = position.game().unwrap();
    let order = game.order();
    let pair = pair_of(position);
    let strength = |card: Card| {
        let beats = |&it: &Card| order.beats(it, card) && pair != Some(card);
        24 - Card::ALL.iter().filter(|it| beats(it)).count()
    };
    let mut cards: Vec<Card> = cards.kinds().collect();
    cards.sort_by_key(|&card| strength(card));
    cards
}

/// The card of which Schweine are made in this contract.
fn pair_of(position: &Position<'_>) -> Option<Card> {
    let contract = position.game().unwrap().contract();
    let rules = position.rules();
    rules.schweine.on_top(contract, rules.dullen).next()
}

/// Declares Schweine if the seat may.
fn declare(script: &mut Script, position: &mut Position<'_>, seat: Seat) {
    if position.declare_schweine(seat, Rank::Ace).is_ok() {
        note_schweine(script, seat);
    }
}

fn note_schweine(script: &mut Script, seat: Seat) {
    let at = u8::try_from(script.plays.len()).unwrap();
    let word = ExtraWord::Schweine(Rank::Ace);
    script.extras.push(Extra {
        at,
        seat,
        word,
        party: None,
    });
}

/// All deals that fit what the soloist knows.
pub(super) fn deals(script: &Script, soloist: Seat) -> Vec<Deal> {
    let now = position(script, script.deal).unwrap();
    let mut start = *script.deal.hands();
    let mut cards = Vec::new();
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != soloist) {
        for card in now.game().unwrap().hand(seat).cards() {
            start.get_mut(seat).remove(card);
            cards.push(card);
        }
    }
    let mut deals = Vec::new();
    give(script, &cards, start, &mut deals);
    deals
}

fn give(script: &Script, cards: &[Card], hands: BySeat<CardSet>, found: &mut Vec<Deal>) {
    let Some((&card, rest)) = cards.split_first() else {
        let deal = Deal::new(script.rules.deck, hands).unwrap();
        if !found.contains(&deal) && position(script, deal).is_some() {
            found.push(deal);
        }
        return;
    };
    for seat in Seat::ALL {
        let mut next = hands;
        if hands.get(seat).len() < 12 && next.get_mut(seat).insert(card) {
            give(script, rest, next, found);
        }
    }
}

/// The game at its end with this deal, if the record is legal with it.
pub(super) fn position(script: &Script, deal: Deal) -> Option<Position<'_>> {
    let mut position = Position::new(&script.rules, script.context, deal);
    for said in &script.said {
        position.say(said.seat, said.word).ok()?;
    }
    let mut extras = script.extras.iter().peekable();
    for at in 0..=script.plays.len() {
        while let Some(extra) = extras.next_if(|it| usize::from(it.at) == at) {
            position.declare_schweine(extra.seat, Rank::Ace).ok()?;
        }
        if let Some(play) = script.plays.get(at) {
            position.play(position.to_play()?, play.card).ok()?;
        }
    }
    Some(position)
}
