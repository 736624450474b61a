//! Players who know no rules: they choose among what the service says they may do,
//! and see only what their own seat sees.

use doko_sdk::{
    Announcement, AnnouncementMode, Ask, AskKind, Card, Extra, HochzeitSelector, Party, Position,
    Rank, Seat, Solo, Suit, WindowOpening, Word,
};

use crate::table::Action;

/// What a player is set on in a game, if it may.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Wish {
    /// This solo, named at once.
    Solo(Solo),
    /// This solo, named when asked for, and bid for up to this bid.
    Bid(Solo, u32),
    /// This way to find a partner for a Hochzeit.
    Hochzeit(HochzeitSelector),
    /// To take an Armut.
    Accept,
    /// To declare Schweine.
    Schweine,
    /// This announcement, as soon as it may be made.
    Announce(Announcement),
    /// To claim the remaining tricks as soon as the claim holds.
    Claim,
}

/// What the player of a seat does when it is asked, or when it is its turn.
pub(crate) fn act(own: &Position, seat: Seat, wishes: &[Wish]) -> Option<Action> {
    let asked = own.needs_input.first().filter(|ask| ask.seat == seat);
    match asked {
        Some(ask) => Some(answer(own, ask, wishes)),
        None => unasked(own, seat, wishes).or_else(|| card(own, seat).map(Action::Play)),
    }
}

/// What the player of a seat does without being asked: Schweine and announcements.
pub(crate) fn unasked(own: &Position, seat: Seat, wishes: &[Wish]) -> Option<Action> {
    let state = own.seat(seat);
    if state.other_rights.contains(&Extra::Schweine) && wishes.contains(&Wish::Schweine) {
        return Some(Action::Schweine);
    }
    let trumps = state
        .hand
        .iter()
        .filter(|card| is_trump(own, **card))
        .count();
    let size = state.cards_in_hand as usize;
    let windows = state.announcements.iter();
    let mut open = windows.filter(|window| window.opens == WindowOpening::Now);
    let chosen = open.find(|window| {
        let is_first = own.tricks.is_empty() && window.includes.is_empty();
        match window.announcement {
            wished if wishes.contains(&Wish::Announce(wished)) => true,
            Announcement::Re | Announcement::Kontra => {
                let is_reply = window.mode == AnnouncementMode::Reply;
                is_reply && trumps * 2 > size || is_first && trumps * 4 > size * 3
            }
            Announcement::Keine90 => is_first && trumps * 5 > size * 4,
            Announcement::Keine60 | Announcement::Keine30 | Announcement::Schwarz => false,
        }
    })?;
    Some(Action::Announce(chosen.announcement))
}

/// What a player claims near the end: all tricks, with trumps and then the rest,
/// each from the top.
pub(crate) fn claim(own: &Position, seat: Seat, wishes: &[Wish]) -> Option<Action> {
    let state = own.seat(seat);
    let may = state.other_rights.contains(&Extra::ClaimRest) && state.cards_in_hand <= 4;
    let is_on_lead = own.turn == Some(seat) && own.trick.as_ref()?.cards.is_empty();
    if !may || !wishes.contains(&Wish::Claim) {
        return None;
    }
    let (mut trumps, mut fehl): (Vec<Card>, Vec<Card>) =
        state.hand.iter().partition(|card| is_trump(own, **card));
    trumps.sort_by_key(|card| own.trump_order.iter().position(|trump| trump == card));
    fehl.sort_by_key(|card| std::cmp::Reverse(card.augen()));
    trumps.append(&mut fehl);
    is_on_lead.then_some(Action::Claim(trumps))
}

/// What a player answers.
fn answer(own: &Position, ask: &Ask, wishes: &[Wish]) -> Action {
    let may = |word: Word| ask.options.contains(&word);
    let wished = wishes.iter().find_map(|wish| match *wish {
        Wish::Solo(solo) => Some(Word::Solo(solo)).filter(|&word| may(word)),
        Wish::Bid(solo, _) => {
            let words = [Word::Yes, Word::Solo(solo)];
            let in_turn = words.into_iter().find(|&word| may(word));
            let is_first = ask.question == AskKind::Declaration;
            in_turn.map(|word| if is_first { Word::Vorbehalt } else { word })
        }
        Wish::Hochzeit(selector) => Some(Word::Hochzeit(selector)).filter(|&word| may(word)),
        Wish::Accept => Some(Word::ArmutAccept).filter(|&word| may(word)),
        Wish::Schweine | Wish::Announce(_) | Wish::Claim => None,
    });
    let hand = &own.seat(ask.seat).hand;
    if ask.question == AskKind::Bid {
        return bid(ask, wishes);
    }
    if ask.question == AskKind::ArmutPush {
        return Action::Push(pushed(own, hand));
    }
    if ask.question == AskKind::ArmutReturn {
        return Action::GiveBack(returned(own, hand));
    }
    let habits = [
        Word::Armut,
        Word::Hochzeit(HochzeitSelector::Any),
        Word::ArmutRefuse,
        Word::Gesund,
        Word::No,
    ];
    let word = wished.or_else(|| habits.into_iter().find(|&word| may(word)));
    Action::Say(
        word.or(ask.options.first().copied())
            .unwrap_or(Word::Gesund),
    )
}

/// The lowest bid that stays in the auction, or none.
fn bid(ask: &Ask, wishes: &[Wish]) -> Action {
    let most = wishes.iter().find_map(|wish| match *wish {
        Wish::Bid(_, most) => Some(most),
        Wish::Solo(_)
        | Wish::Hochzeit(_)
        | Wish::Accept
        | Wish::Schweine
        | Wish::Announce(_)
        | Wish::Claim => None,
    });
    match ask.least_bid {
        Some(least) if most.is_some_and(|most| least <= most) => Action::Bid(least),
        _ => Action::Say(Word::Pass),
    }
}

/// Whether a card is a trump: of the contract, or before it is known, of a
/// Normalspiel.
fn is_trump(own: &Position, card: Card) -> bool {
    if !own.trump_order.is_empty() || own.contract.is_some() {
        return own.trump_order.contains(&card);
    }
    matches!(card.rank(), Rank::Queen | Rank::Jack)
        || card.suit() == Suit::Diamonds
        || card == Card::HT
}

/// All trumps, and Fehl up to three cards.
fn pushed(own: &Position, hand: &[Card]) -> Vec<Card> {
    let (trumps, fehl): (Vec<Card>, Vec<Card>) =
        hand.iter().partition(|card| is_trump(own, **card));
    trumps.into_iter().chain(fehl).take(3).collect()
}

/// Three cards of Fehl, or as much of it as there is.
fn returned(own: &Position, hand: &[Card]) -> Vec<Card> {
    let (trumps, fehl): (Vec<Card>, Vec<Card>) =
        hand.iter().partition(|card| is_trump(own, **card));
    fehl.into_iter()
        .chain(trumps.into_iter().rev())
        .take(3)
        .collect()
}

/// The card that the player of a seat plays.
fn card(own: &Position, seat: Seat) -> Option<Card> {
    let legal = &own.seat(seat).legal_cards;
    let trick = own.trick.as_ref()?;
    let Some(best) = trick.best_seat else {
        return lead(own, legal);
    };
    let party = |whose: Seat| -> Option<Party> {
        let state = own.seat(whose);
        let is_known = whose == seat || state.party_known_to.contains(&seat);
        state.party.filter(|_| is_known)
    };
    let is_ours = party(best).is_some() && party(best) == party(seat);
    if is_ours {
        legal.iter().copied().max_by_key(|card| card.augen())
    } else {
        legal.iter().copied().min_by_key(|card| card.augen())
    }
}

/// An ace that is Fehl, else the highest trump, else the highest card.
fn lead(own: &Position, legal: &[Card]) -> Option<Card> {
    let is_ace = |card: &Card| card.rank() == Rank::Ace && !is_trump(own, *card);
    let ace = legal.iter().copied().find(is_ace);
    let trump = own
        .trump_order
        .iter()
        .copied()
        .find(|trump| legal.contains(trump));
    ace.or(trump)
        .or_else(|| legal.iter().copied().max_by_key(|card| card.augen()))
}
