//! Games in which something is wrong, out of any bytes.

use doko_engine::{
    Announcement, Card, Claim, ClaimKind, Extra, ExtraWord, Game, Genscher, Play, Position,
    SchweineMode, Seat,
};

use crate::choices::Choices;
use crate::script::Script;

/// How many violations are planted at most.
const MOST_PLANTED: usize = 5;

/// A game with the deal and the words of `script`, and other cards: up to five of them are
/// revokes, or announcements, Schweine and Genscher that are refused. All of it can be followed,
/// and it ends anywhere, sometimes with a claim, right or wrong.
#[must_use]
pub fn with_violations(script: &Script, choices: &mut Choices<'_>) -> Script {
    let most = 1 + choices.below(MOST_PLANTED);
    let plan = Plan {
        left: most,
        is_declared: false,
        from: 0,
    };
    planted(script, choices, plan)
}

/// The same, and nothing is wrong before the last three Stiche: then so little is unknown that a
/// view can be told what all hands say.
#[must_use]
pub fn with_late_violations(script: &Script, choices: &mut Choices<'_>) -> Script {
    let cards = script.rules.deck.cards().len() as usize;
    let plan = Plan {
        left: 1 + choices.below(2),
        is_declared: false,
        from: cards - 1 - choices.below(12),
    };
    planted(script, choices, plan)
}

/// The same with one declaration that is wrong, if there can be one, and up to two other
/// violations: the seat could often play the card that it declares something with, and somebody
/// else revokes or announces something wrong.
#[must_use]
pub fn with_a_wrong_declaration(script: &Script, choices: &mut Choices<'_>) -> Script {
    let plan = Plan {
        left: choices.below(3),
        is_declared: true,
        from: 0,
    };
    planted(script, choices, plan)
}

/// What is to be planted.
struct Plan {
    /// So many violations.
    left: usize,
    /// And a wrong declaration.
    is_declared: bool,
    /// With so many cards on the table, or more.
    from: usize,
}

fn planted(script: &Script, choices: &mut Choices<'_>, plan: Plan) -> Script {
    let Plan {
        mut left,
        mut is_declared,
        from,
    } = plan;
    let mut planted = Script {
        plays: Vec::new(),
        extras: Vec::new(),
        ..script.clone()
    };
    let mut position = Position::new(&script.rules, script.context, script.deal);
    for said in &script.said {
        position.say(said.seat, said.word).expect("a legal word");
    }
    let cards = script.rules.deck.cards().len() as usize;
    // What is declared is in doubt longest where the game is cut soon after.
    let end = if from > 0 {
        from + 1 + choices.below(cards - from)
    } else if choices.one_in(3) {
        6 + choices.below(5)
    } else {
        1 + choices.below(cards)
    };
    while let Some(seat) = position.to_play().filter(|_| planted.plays.len() < end) {
        let is_time = planted.plays.len() >= from;
        let may = is_time && left > 0;
        left -= usize::from(announce(&mut planted, &mut position, choices, may));
        let legal = position.legal_cards(seat);
        let hand = position.game().map(|game| game.hand(seat));
        let wrong: Vec<Card> = hand.unwrap_or_default().without(legal).kinds().collect();
        let legal: Vec<Card> = legal.kinds().collect();
        let may = is_time && left > 0;
        let revoke = (may && choices.below(4) == 1).then(|| of_pair(choices, &wrong));
        let (card, is_revoke) = match revoke.flatten() {
            Some(card) => (card, true),
            None => (of_pair(choices, &legal).expect("a card to play"), false),
        };
        left -= usize::from(is_revoke);
        let may = is_time && (left > 0 || is_declared);
        if declare(&mut planted, &mut position, (seat, card), choices, may) {
            left -= usize::from(!is_declared);
            is_declared = false;
        }
        if is_revoke {
            position.play_revoke(seat, card).expect("a card in hand");
        } else {
            position.play(seat, card).expect("a legal card");
        }
        planted.plays.push(Play { seat: None, card });
    }
    claim(&mut planted, &position, choices);
    planted
}

/// One of these cards, often one with which something may be declared.
fn of_pair(choices: &mut Choices<'_>, cards: &[Card]) -> Option<Card> {
    let of_pairs = [Card::DA, Card::DK].into_iter();
    let declared: Vec<Card> = of_pairs.filter(|it| cards.contains(it)).collect();
    let biased = choices.pick(&declared).filter(|_| choices.one_in(2));
    biased.or_else(|| choices.pick(cards))
}

/// Somebody announces something now and then, often who has announced before, if it `may` be
/// wrong whether or not it is. Says whether it is.
fn announce(
    planted: &mut Script,
    position: &mut Position<'_>,
    choices: &mut Choices<'_>,
    may: bool,
) -> bool {
    if !choices.one_in(8) {
        return false;
    }
    let anybody = Seat::First.after(choices.below(4));
    let last = planted.extras.last().map(|it| it.seat);
    let seat = last.filter(|_| choices.one_in(2)).unwrap_or(anybody);
    let announcement = choices.pick(&Announcement::ALL).expect("announcements");
    let is_wrong = position.announce(seat, announcement).is_err();
    if !is_wrong || may {
        note(planted, seat, ExtraWord::Announcement(announcement));
    }
    is_wrong && may
}

/// Schweine are declared with a card of theirs, or a partner is named with ♦K, if it `may` be
/// wrong whether or not there is another one. Says whether it is.
fn declare(
    planted: &mut Script,
    position: &mut Position<'_>,
    (seat, card): (Seat, Card),
    choices: &mut Choices<'_>,
    may: bool,
) -> bool {
    let rules = &planted.rules;
    let contract = position.game().map(Game::contract);
    let pair = contract.and_then(|contract| rules.card_of_pair(contract, card.rank()));
    let mut is_wrong = false;
    if rules.schweine.mode != SchweineMode::Off && pair == Some(card) && choices.below(3) > 0 {
        let rank = card.rank();
        is_wrong = position.declare_schweine(seat, rank).is_err();
        if !is_wrong || may {
            note(planted, seat, ExtraWord::Schweine(rank));
        }
    } else if rules.genscher == Genscher::On && card == Card::DK && choices.below(3) > 0 {
        let partner = seat.after(1 + choices.below(3));
        is_wrong = position.name_partner(seat, partner).is_err();
        if !is_wrong || may {
            note(planted, seat, ExtraWord::Genscher(partner));
        }
    }
    is_wrong && may
}

/// Somebody claims the rest after all.
fn claim(planted: &mut Script, position: &Position<'_>, choices: &mut Choices<'_>) {
    let seat = Seat::First.after(choices.below(4));
    let kind = ClaimKind::Rest;
    let order = &[];
    let holds = position.clone().claim(&Claim { seat, kind, order }).is_ok();
    if planted.plays.len() > 32 && (holds || choices.one_in(8)) {
        note(planted, seat, ExtraWord::Claim(kind));
    }
}

fn note(planted: &mut Script, seat: Seat, word: ExtraWord) {
    let at = u8::try_from(planted.plays.len()).expect("few cards");
    planted.extras.push(Extra {
        at,
        seat,
        word,
        party: None,
    });
}
