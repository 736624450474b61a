//! Claims with Schweine to come, judged by the reference model.

use doko_engine::{Claim, Deal, Extra, Seat, Solo, Word};
use doko_laws::{Numbers, Script};
use doko_reference::cards::{Card, card, read_card};
use doko_reference::claim::Claimed;
use doko_reference::game::Game;
use doko_reference::options::{Options, SchweineContract, SchweineCount, SchweineMode};
use doko_reference::presets;
use doko_reference::record::Record;
use doko_reference::trumps::trump_suit;

/// How many positions the reference may look at for one claim.
const BOUND: u64 = 5_000_000;

/// Rules by which Schweine come with a card.
pub(super) fn options(numbers: &mut Numbers) -> Options {
    let modes = [SchweineMode::AtFirstFox, SchweineMode::SecondOnly];
    let mode = modes[numbers.below(2)];
    let is_first_only = numbers.below(2) == 1 && mode == SchweineMode::AtFirstFox;
    Options {
        schweine_mode: mode,
        schweine_count: match is_first_only {
            true => SchweineCount::FirstOnly,
            false => SchweineCount::Both,
        },
        schweine_contracts: vec![SchweineContract::Farbsolo],
        ..presets::ddv_tsr()
    }
}

/// Whether the claim holds in the game with this deal. Its last extra declares Schweine with
/// the next card: they count if that is one of them, and else nothing was declared.
pub(super) fn holds(options: &Options, script: &Script, deal: Deal, claim: &Claim<'_>) -> bool {
    let (pending, before) = script.extras.split_last().unwrap();
    let silent = game(options, script, deal, before);
    let turn = silent.turn().unwrap();
    assert_eq!(turn, pending.seat as usize);
    let ace = card(trump_suit(silent.contract.solo).unwrap(), 'A');
    let mut declared = silent.clone();
    declared.declare_schweine(turn, 'A', ace).unwrap();
    let with = |laid| if laid == ace { &declared } else { &silent };

    let soloist = claim.seat as usize;
    let named: Vec<Card> = claim.order.iter().map(|&it| read(it)).collect();
    let is_valid = |game: &Game, order: &[Card]| match game.check_claim(soloist, order, BOUND) {
        Claimed::Valid => true,
        Claimed::Refused(_) => false,
        Claimed::Undecided => panic!("too many lines of play"),
    };
    if turn == soloist {
        let choice = declared.choice(soloist, &named);
        let goes_on = |&laid: &Card| {
            let rest = named.iter().copied().skip(1);
            let order: Vec<Card> = [laid].into_iter().chain(rest).collect();
            is_valid(with(laid), &order)
        };
        return !choice.is_empty() && choice.iter().all(goes_on);
    }
    silent.legal_cards(turn).into_iter().all(|laid| {
        let mut next = with(laid).clone();
        next.play(turn, laid).unwrap();
        let is_complete = next.completed() > silent.completed();
        let is_lost = is_complete && next.winners.last() != Some(&soloist);
        !is_lost && is_valid(&next, &named)
    })
}

/// The game after all cards, with these declarations.
fn game(options: &Options, script: &Script, deal: Deal, extras: &[Extra]) -> Game {
    let hands = Seat::ALL.map(|seat| deal.hand(seat).to_string());
    let said = script.said.iter().map(|said| {
        let seat = said.seat.number();
        let soli = [(Solo::Karo, "solo_karo"), (Solo::Herz, "solo_herz")];
        let named = soli.iter().find(|(it, _)| said.word == Word::Solo(*it));
        format!("{seat} {}", named.map_or("gesund", |(_, name)| name))
    });
    let extra = |it: &Extra| format!("{}: {} schweine A", it.at, it.seat.number());
    let record = Record {
        hands: hands.to_vec(),
        said: said.collect(),
        plays: script.plays.iter().map(|it| it.card.to_string()).collect(),
        extras: extras.iter().map(extra).collect(),
        bock: 1,
        ..Record::default()
    };
    let played = record.replay(options, BOUND).unwrap();
    played.game.unwrap()
}

fn read(card: doko_engine::Card) -> Card {
    read_card(&card.to_string()).unwrap()
}
