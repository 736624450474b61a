//! All laws of a game, at every moment of it.

use doko_engine::{ExtraWord, Position, Reason, Replay, Seat, Section};

use crate::script::Script;
use crate::{cards, exchange, messages, rename, round, settlement, time, tricks, winning};

/// Every law that holds of a game, at every moment of it.
pub fn keeps_the_laws(script: &Script) {
    every_moment_keeps_the_laws(script);
    round::the_order_of_the_words_does_not_matter(script);
    exchange::the_exchange_keeps_the_cards(script);
    tricks::every_trick_goes_to_its_best_card(script);
    rename::clubs_and_spades_can_change_places(script);
    settlement::the_settlement_is_sound(script);
    let number = usize::from(script.deal.hand(Seat::First).augen());
    winning::the_winner_is_sound(&script.rules, number);
    messages::the_service_says_what_the_engine_says(script);
}

/// INV-1, INV-2, INV-3, INV-11 and what belongs to them, before and after every action.
pub fn every_moment_keeps_the_laws(script: &Script) {
    let mut position = Position::new(&script.rules, script.context, script.deal);
    for said in &script.said {
        round::the_round_is_sound(&position);
        position.say(said.seat, said.word).expect("a legal word");
    }
    round::the_round_is_sound(&position);
    if position.game().is_none() {
        return;
    }
    let mut clock = time::Clock::default();
    let mut extras = script.extras.iter().peekable();
    for at in 0..=script.plays.len() {
        cards::the_cards_are_sound(&position);
        cards::what_is_known_is_true(&position);
        time::the_announcements_are_sound(&position, &mut clock);
        while let Some(extra) = extras.next_if(|extra| usize::from(extra.at) == at) {
            match extra.word {
                ExtraWord::Announcement(announcement) => {
                    let made = position.announce(extra.seat, announcement);
                    made.expect("a legal announcement");
                    time::the_announcements_are_sound(&position, &mut clock);
                }
                ExtraWord::Schweine(rank) => {
                    let declared = position.declare_schweine(extra.seat, rank);
                    declared.expect("legal Schweine");
                }
                ExtraWord::Genscher(partner) => {
                    let named = position.name_partner(extra.seat, partner);
                    named.expect("a legal Genscher");
                }
                ExtraWord::Claim(kind) => {
                    let claim = doko_engine::Claim {
                        seat: extra.seat,
                        kind,
                        order: &[],
                    };
                    position.claim(&claim).expect("a claim that holds");
                }
            }
        }
        let Some(play) = script.plays.get(at) else {
            break;
        };
        let seat = position.to_play().expect("cards are left");
        let unsettled = position.settle().map_err(|it| it.reason());
        assert_eq!(unsettled, Err(Reason::Incomplete));
        position.play(seat, play.card).expect("a legal card");
    }
}

/// A replay leads where the actions lead, and the replay of a prefix is the prefix of
/// the replay.
pub fn a_prefix_of_a_replay_is_the_replay_of_the_prefix(script: &Script, cut: usize) {
    let prefix = script.up_to(cut);
    let (context, deal) = (script.context, script.deal);
    let mut short = Replay::new(&script.rules, context, deal, prefix.record());
    let mut long = Replay::new(&script.rules, context, deal, script.record());
    while let Some(step) = short.step() {
        let same = long.step().expect("the longer one goes on");
        assert_eq!(step.action, same.action);
        assert!(step.outcome.is_ok() && same.outcome.is_ok(), "{step:?}");
    }
    let there = format!("{:?}", short.position());
    assert_eq!(there, format!("{:?}", long.position()));
    while let Some(step) = long.step() {
        assert!(step.outcome.is_ok(), "{step:?}");
        assert!(step.section != Section::Said);
    }
}
