//! Laws that hold at every moment of every game, and the game told by the book
//! beside it.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "what is expected here is what the laws claim"
)]

use doko_differential::beside::{reason_name, table, word};
use doko_differential::book::{self, Ruling};
use doko_differential::{BYTES, Script};
use doko_engine::{
    Announcement, BySeat, Card, ExtraWord, Ground, Observer, Party, Position, Question, Reason,
    Refusal, Replay, Round, RuleSet, Seat, Standing, Word, known_parties,
};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// INV-1, 2, 3, 8, 10 and 11, legal cards and refusals, at every moment.
    #[test]
    fn every_moment_of_a_game_keeps_the_laws(bytes in vec(any::<u8>(), BYTES)) {
        let script = Script::of(&bytes).expect("every player has something to do");
        let mut position = Position::new(script.rules, script.context, script.deal);
        for said in &script.said {
            the_round_is_sound(&position);
            position.say(said.seat, said.word).expect("a legal word");
        }
        the_round_is_sound(&position);

        let mut table = table(&position).expect("a contract");
        let mut clock = Clock::default();
        let mut extras = script.extras.iter().peekable();
        for (at, play) in script.plays.iter().enumerate() {
            the_cards_are_sound(&position, &table);
            what_is_known_is_true(&position);
            the_announcements_are_sound(&position, &table, &mut clock);
            while let Some(extra) = extras.next_if(|extra| usize::from(extra.at) == at) {
                if let ExtraWord::Announcement(announcement) = extra.word {
                    position.announce(extra.seat, announcement).expect("a legal announcement");
                    table.announce(extra.seat as usize, word(announcement));
                    the_announcements_are_sound(&position, &table, &mut clock);
                }
            }
            let seat = position.to_play().expect("cards are left");
            assert_eq!(position.settle().map_err(|it| it.reason()), Err(Reason::Incomplete));
            position.play(seat, play.card).expect("a legal card");
            table.play(seat as usize, &play.card.to_string());
        }
        the_cards_are_sound(&position, &table);
        the_announcements_are_sound(&position, &table, &mut clock);
        the_settlement_is_sound(&position, &table);
    }

    /// A replay leads where the actions lead, and the replay of a prefix is the
    /// prefix of the replay.
    #[test]
    fn a_prefix_of_a_replay_is_the_replay_of_the_prefix(
        bytes in vec(any::<u8>(), BYTES),
        cut in 0..=48_usize,
    ) {
        let script = Script::of(&bytes).expect("every player has something to do");
        let prefix = script.up_to(cut);
        let mut short = Replay::new(script.rules, script.context, script.deal, prefix.record());
        let mut long = Replay::new(script.rules, script.context, script.deal, script.record());
        while let Some(step) = short.step() {
            let same = long.step().expect("the longer one goes on");
            assert_eq!(step.action, same.action);
            assert!(step.outcome.is_ok() && same.outcome.is_ok());
        }
        assert_eq!(format!("{:?}", short.position()), format!("{:?}", long.position()));
        while let Some(step) = long.step() {
            assert!(step.outcome.is_ok());
        }
        assert!(long.position().settle().is_ok());
    }
}

/// A refusal has grounds, each once, in the order of the reasons.
fn the_grounds_are_sound(refusal: &Refusal) {
    let reasons: Vec<Reason> = refusal
        .grounds()
        .iter()
        .map(|it: &Ground| it.reason)
        .collect();
    assert!(!reasons.is_empty());
    assert!(reasons.is_sorted_by(|a, b| a < b), "{reasons:?}");
    assert_eq!(reasons.first(), Some(&refusal.reason()));
}

/// A word is accepted if and only if it is listed, and who is asked can answer.
fn the_round_is_sound(position: &Position<'_>) {
    let (round, rules) = (position.round(), position.rules());
    let contract = round.contract(rules);
    let asks = round.asks(rules);
    assert_eq!(asks.is_empty(), contract.is_some());
    assert_eq!(position.game().is_some(), contract.is_some());
    for ask in asks.iter() {
        assert!(
            round.accepted(rules, ask.seat).iter().next().is_some(),
            "{ask:?}"
        );
    }
    the_query_stops_at_the_first_yes(rules, round);
    for seat in Seat::ALL {
        let accepted = round.accepted(rules, seat);
        for word in Word::all() {
            let mut after = *round;
            match after.say(rules, seat, word) {
                Ok(()) => {
                    assert!(accepted.contains(word));
                    // What is settled stays settled.
                    assert!(contract.is_none() || after.contract(rules) == contract);
                }
                Err(refusal) => {
                    assert!(!accepted.contains(word));
                    the_grounds_are_sound(&refusal);
                }
            }
        }
    }
}

/// Those asked for a category are asked one after the other until one must say
/// yes; nobody is listed after that (VORB-3).
fn the_query_stops_at_the_first_yes(rules: &RuleSet, round: &Round) {
    let asks = round.asks(rules);
    let mut after = *round;
    for (place, ask) in asks.iter().enumerate() {
        if matches!(ask.question, Question::Category(_)) {
            assert_eq!(after.asks(rules).first(), Some(ask));
            let must_say_yes = after.say(rules, ask.seat, Word::No).is_err();
            assert!(!must_say_yes || place + 1 == asks.len(), "{asks:?}");
        }
    }
}

/// INV-1, INV-2, INV-3; a card is accepted if and only if it is listed, and
/// refused for the reason that the book finds first.
fn the_cards_are_sound(position: &Position<'_>, table: &book::Table) {
    let game = position.game().expect("a contract");
    let in_tricks: u16 = game
        .augen()
        .iter()
        .map(|(_, &augen)| u16::from(augen))
        .sum();
    let on_table: u16 = game
        .trick()
        .cards()
        .iter()
        .map(|card| u16::from(card.augen()))
        .sum();
    let in_hands: u16 = Seat::ALL
        .into_iter()
        .map(|seat| game.hand(seat).augen())
        .sum();
    assert_eq!(in_tricks + on_table + in_hands, 240);
    assert_eq!(
        position.to_play().map(|seat| seat as usize),
        table.to_play()
    );

    for seat in Seat::ALL {
        let hand = game.hand(seat);
        let legal = position.legal_cards(seat);
        let on_turn = position.to_play() == Some(seat);
        assert_eq!(legal.is_empty(), !on_turn);
        assert!(legal.is_subset(hand));
        if on_turn {
            let class = game.demanded();
            let members = class.map(|class| hand.intersect(game.order().members(class)));
            match members.filter(|members| !members.is_empty()) {
                Some(members) => assert_eq!(legal, members),
                None => assert_eq!(legal, hand),
            }
        }
        for card in Card::ALL {
            let mut after = position.clone();
            let objection = table.objection(seat as usize, &card.to_string());
            match after.play(seat, card) {
                Ok(()) => assert!(legal.contains(card) && objection.is_none()),
                Err(refusal) => {
                    assert!(!legal.contains(card));
                    the_grounds_are_sound(&refusal);
                    assert_eq!(Some(reason_name(refusal.reason())), objection);
                    assert_eq!(after.legal_cards(seat), legal);
                }
            }
            let only_a_revoke = objection.is_none_or(|reason| reason == "REVOKE");
            assert_eq!(
                position.clone().play_revoke(seat, card).is_ok(),
                only_a_revoke
            );
        }
    }
}

/// Nobody knows a party that is another one, and who sees a hand knows no less.
fn what_is_known_is_true(position: &Position<'_>) {
    let game = position.game().expect("a contract");
    let dealt = position.deal().hands();
    let public = known_parties(game, dealt, Observer::Public);
    for observer in Seat::ALL.map(Observer::Seat) {
        let known = known_parties(game, dealt, observer);
        for seat in Seat::ALL {
            let party = known.get(seat).map(|(party, _)| party);
            assert!(party.is_none() || party == game.parties().of(seat));
            assert!(party.is_some() || public.get(seat).is_none());
            let own = observer == Observer::Seat(seat);
            assert!(!own || party == game.parties().of(seat));
        }
    }
}

/// What every announcement of every seat was worth the last time it was asked
/// for.
#[derive(Default)]
struct Clock(BySeat<[Option<Asked>; 6]>);

/// What came of an announcement at one moment.
#[derive(Clone, Copy)]
struct Asked {
    // Own and opposing calls.
    standing: (Standing, Standing),
    // The last counter at which it is in time, or `None` if it is too late.
    until: Option<u8>,
}

/// ANN-20 by the book, and limits that only run down (INV-11).
fn the_announcements_are_sound(position: &Position<'_>, table: &book::Table, clock: &mut Clock) {
    let game = position.game().expect("a contract");
    for seat in Seat::ALL {
        let own = game.parties().of(seat).unwrap_or(Party::Kontra);
        let standing = (
            *game.standing().get(own),
            *game.standing().get(own.opponent()),
        );
        let counter = game.cards_played_by(seat);
        let slots = clock.0.get_mut(seat).iter_mut();
        for (announcement, slot) in Announcement::ALL.into_iter().zip(slots) {
            let window = position.window(seat, announcement);
            let mut after = position.clone();
            let made = after.announce(seat, announcement);
            let check = position.check_announcement(seat, announcement);
            assert_eq!(made, check);
            let ruling = table.ruling(seat as usize, word(announcement));
            let until = match (window, made) {
                (Ok(window), Ok(made)) => {
                    let expected = if made.as_reply() {
                        Ruling::OkReply
                    } else {
                        Ruling::Ok(u32::from(made.lowest_level))
                    };
                    assert_eq!(ruling, expected);
                    assert_eq!(
                        (window.lowest_level, window.as_reply),
                        (made.lowest_level, made.as_reply())
                    );
                    assert!(counter <= window.last_counter);
                    the_next_level_is_in_time(&after, seat, announcement, made.as_reply());
                    Some(window.last_counter)
                }
                (Err(refusal), Err(again)) => {
                    assert_eq!(refusal, again);
                    the_grounds_are_sound(&refusal);
                    let reason = reason_name(refusal.reason());
                    let same = matches!(ruling, Ruling::No(first) if first == reason);
                    assert!(same, "{ruling:?} and {refusal:?}");
                    if refusal.reason() != Reason::TooLate {
                        *slot = None;
                        continue;
                    }
                    None
                }
                (window, made) => panic!("{window:?} and {made:?}"),
            };
            if let Some(before) = *slot
                && before.standing == standing
            {
                match before.until {
                    Some(last) => assert_eq!(until.is_some(), counter <= last),
                    None => assert_eq!(until, None),
                }
            }
            *slot = Some(Asked { standing, until });
        }
    }
}

/// INV-11: limits loosen from level to level.
fn the_next_level_is_in_time(after: &Position<'_>, seat: Seat, made: Announcement, reply: bool) {
    let party = after.game().and_then(|game| game.parties().of(seat));
    let next = party.and_then(|party| Announcement::at_level(made.level() + 1, party));
    if let Some(next) = next {
        let reason = after.window(seat, next).err().map(|it| it.reason());
        let blocked = reply.then_some(Reason::BlockedByLateReply);
        assert_eq!(reason, blocked);
    }
}

/// INV-1, INV-8, INV-10, and the settlement by the book.
fn the_settlement_is_sound(position: &Position<'_>, table: &book::Table) {
    let settlement = position.settle().expect("the game is over");
    let book = table.settle().expect("the game is over");
    let taken = settlement.taken;
    assert_eq!(
        u16::from(taken.augen.re) + u16::from(taken.augen.kontra),
        240
    );
    assert_eq!(taken.tricks.re + taken.tricks.kontra, 12);
    let winner = settlement.winner.map_or("nobody", |it| match it {
        Party::Re => "re",
        Party::Kontra => "kontra",
    });
    assert_eq!(winner, book.winner);
    assert_eq!(settlement.value_for_re, book.value_for_re);
    let points = Seat::ALL.map(|seat| *settlement.points.get(seat));
    assert_eq!(points, book.points);
    assert_eq!(points.iter().sum::<i32>(), 0);
    let odd = points.iter().filter(|it| *it % 2 != 0).count();
    assert!(odd == 0 || odd == 4, "{points:?}");
    for item in settlement.items.iter() {
        let against = matches!(item.rule.id(), "SCORE-10" | "SCORE-11");
        assert!(!against || settlement.winner.is_none_or(|party| party == item.party));
    }
}
