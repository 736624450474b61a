//! Games in which something is wrong, out of any bytes.

use doko_engine::{Announcement, Card, Claim, ClaimKind, Extra, ExtraWord, Play, Position, Seat};

use crate::choices::Choices;
use crate::script::Script;

/// How many violations are planted at most.
const MOST_PLANTED: usize = 5;

/// A game with the deal and the words of `script`, and other cards: up to five of them are
/// revokes, or announcements that are refused. All of it can be followed, and it ends anywhere,
/// sometimes with a claim, right or wrong.
#[must_use]
pub fn with_violations(script: &Script, choices: &mut Choices<'_>) -> Script {
    let mut planted = Script {
        plays: Vec::new(),
        extras: Vec::new(),
        ..script.clone()
    };
    let mut position = Position::new(&script.rules, script.context, script.deal);
    for said in &script.said {
        position.say(said.seat, said.word).expect("a legal word");
    }
    let mut left = 1 + choices.below(MOST_PLANTED);
    let cards = script.rules.deck.cards().len() as usize;
    let end = 1 + choices.below(cards);
    while let Some(seat) = position.to_play().filter(|_| planted.plays.len() < end) {
        left -= usize::from(announce(&mut planted, &mut position, choices, left > 0));
        let legal = position.legal_cards(seat);
        let hand = position.game().map(|game| game.hand(seat));
        let wrong: Vec<Card> = hand.unwrap_or_default().without(legal).kinds().collect();
        let legal: Vec<Card> = legal.kinds().collect();
        let revoke = (left > 0 && choices.below(4) == 1).then(|| choices.pick(&wrong));
        let card = match revoke.flatten() {
            Some(card) => {
                left -= 1;
                position.play_revoke(seat, card).expect("a card in hand");
                card
            }
            None => {
                let card = choices.pick(&legal).expect("a card to play");
                position.play(seat, card).expect("a legal card");
                card
            }
        };
        planted.plays.push(Play { seat: None, card });
    }
    claim(&mut planted, &position, choices);
    planted
}

/// Somebody announces something now and then, if it `may` be wrong whether or not it is. Says
/// whether it is.
fn announce(
    planted: &mut Script,
    position: &mut Position<'_>,
    choices: &mut Choices<'_>,
    may: bool,
) -> bool {
    if !choices.one_in(8) {
        return false;
    }
    let seat = Seat::First.after(choices.below(4));
    let announcement = choices.pick(&Announcement::ALL).expect("announcements");
    let is_wrong = position.announce(seat, announcement).is_err();
    if !is_wrong || may {
        note(planted, seat, ExtraWord::Announcement(announcement));
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
    planted.extras.push(Extra { at, seat, word });
}
