//! A game, told by the [`book`] beside it.

use doko_engine::{Announcement, Card, ExtraWord, Party, Position, Seat};

use crate::beside::{table, word};
use crate::book::{self, Ruling};
use crate::script::Script;
use doko_judge::names::reason_name;

/// Every moment of a script by the rule sets of the book goes as the book tells: turns,
/// cards, announcements (ANN-20) and the settlement.
pub fn goes_by_the_book(script: &Script) {
    let mut position = Position::new(&script.rules, script.context, script.deal);
    for said in &script.said {
        position.say(said.seat, said.word).expect("a legal word");
    }
    let mut table = table(&position).expect("a contract");
    let mut extras = script.extras.iter().peekable();
    for (at, play) in script.plays.iter().enumerate() {
        the_cards_go_by_the_book(&position, &table);
        the_announcements_go_by_the_book(&position, &table);
        while let Some(extra) = extras.next_if(|extra| usize::from(extra.at) == at) {
            if let ExtraWord::Announcement(announcement) = extra.word {
                let made = position.announce(extra.seat, announcement);
                made.expect("a legal announcement");
                table.announce(extra.seat as usize, word(announcement));
                the_announcements_go_by_the_book(&position, &table);
            }
        }
        let seat = position.to_play().expect("cards are left");
        position.play(seat, play.card).expect("a legal card");
        table.play(seat as usize, &play.card.to_string());
    }
    the_cards_go_by_the_book(&position, &table);
    the_announcements_go_by_the_book(&position, &table);
    the_settlement_goes_by_the_book(&position, &table);
}

/// A card is refused for the reason that the book finds first.
fn the_cards_go_by_the_book(position: &Position<'_>, table: &book::Table) {
    let on_turn = position.to_play().map(|seat| seat as usize);
    assert_eq!(on_turn, table.to_play());
    for seat in Seat::ALL {
        for card in Card::ALL {
            let objection = table.objection(seat as usize, &card.to_string());
            let played = position.clone().play(seat, card);
            let reason = played.err().map(|refusal| reason_name(refusal.reason()));
            assert_eq!(reason, objection, "{seat} {card}");
            let only_a_revoke = objection.is_none_or(|reason| reason == "REVOKE");
            let laid = position.clone().play_revoke(seat, card);
            assert_eq!(laid.is_ok(), only_a_revoke, "{seat} {card}");
        }
    }
}

fn the_announcements_go_by_the_book(position: &Position<'_>, table: &book::Table) {
    for seat in Seat::ALL {
        for announcement in Announcement::ALL {
            let ruling = table.ruling(seat as usize, word(announcement));
            match position.check_announcement(seat, announcement) {
                Ok(made) if made.as_reply() => assert_eq!(ruling, Ruling::OkReply),
                Ok(made) => assert_eq!(ruling, Ruling::Ok(u32::from(made.lowest_level))),
                Err(refusal) => {
                    let reason = reason_name(refusal.reason());
                    let same = matches!(ruling, Ruling::No(first) if first == reason);
                    assert!(same, "{ruling:?} and {refusal:?}");
                }
            }
        }
    }
}

fn the_settlement_goes_by_the_book(position: &Position<'_>, table: &book::Table) {
    let settlement = position.settle().expect("the game is over");
    let book = table.settle().expect("the game is over");
    let winner = settlement.winner.map_or("nobody", |it| match it {
        Party::Re => "re",
        Party::Kontra => "kontra",
    });
    assert_eq!(winner, book.winner);
    assert_eq!(settlement.value_for_re, book.value_for_re);
    let points = Seat::ALL.map(|seat| *settlement.points.get(seat));
    assert_eq!(points, book.points);
}
