//! Whether a word may be said by who knows some hands only, against all kinds of deals
//! that fit; and which rights are open, against the words that are accepted.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_engine::{
    Action, BySeat, CardSet, Context, Deal, Extra, ExtraWord, Position, Rank, Record, Refusal,
    Replay, RuleSet, Said, Seat, SilentHochzeit, Word, rulesets,
};
use doko_laws::Numbers;
use doko_worlds::{Found, Known, Worlds};

/// A deal in which these hands are as they are.
fn any_deal(numbers: &mut Numbers, rules: &RuleSet, known: &BySeat<Option<CardSet>>) -> Deal {
    let held = known.iter().filter_map(|(_, hand)| *hand);
    let held = held.fold(CardSet::EMPTY, |all, hand| all.plus(hand).unwrap());
    let mut rest: Vec<_> = rules.deck.cards().minus(held).cards().collect();
    for place in (1..rest.len()).rev() {
        rest.swap(place, numbers.below(place + 1));
    }
    let size = usize::from(rules.deck.hand_size());
    let mut rest = rest.chunks(size);
    let hand = |hand: &Option<CardSet>| {
        hand.unwrap_or_else(|| rest.next().unwrap().iter().copied().collect())
    };
    let mut hand = hand;
    let mut hands = BySeat::default();
    for seat in Seat::ALL {
        *hands.get_mut(seat) = hand(known.get(seat));
    }
    Deal::new(rules.deck, hands).unwrap()
}

fn record(said: &[Said]) -> Record<'_> {
    Record {
        said,
        plays: &[],
        extras: &[],
        claim_order: &[],
        schweine_party: None,
    }
}

fn known<'a>(
    rules: &'a RuleSet,
    hands: BySeat<Option<CardSet>>,
    said: &'a [Said],
) -> Known<'a, 'a> {
    let budget = Box::leak(Box::default());
    Known::new(rules, Context::default(), hands, record(said), budget)
}

/// What becomes of the word in this deal; `None` if the record is not legal with it. A word that
/// makes an earlier one of another seat wrong is legal.
fn outcome(rules: &RuleSet, deal: Deal, said: &[Said], asked: Said) -> Option<Result<(), Refusal>> {
    let mut replay = Replay::new(rules, Context::default(), deal, record(said));
    if replay.next_refused().is_some() {
        return None;
    }
    let said = replay.ask(Action::Say(asked.seat, asked.word));
    let refused = said.err().filter(|it| !it.allows(asked.seat));
    Some(refused.map_or(Ok(()), Err))
}

fn rule_sets() -> [RuleSet; 3] {
    let mut declared = rulesets::VLN;
    declared.hochzeit.silent = SilentHochzeit::Forbidden;
    [rulesets::VLN, rulesets::DDV_TSR, declared]
}

/// A word that somebody could think of.
fn any_word(numbers: &mut Numbers, hand: CardSet) -> Word {
    let all: Vec<Word> = Word::all().collect();
    let cards: Vec<_> = hand.cards().collect();
    let any: CardSet = (0..3).map(|_| cards[numbers.below(cards.len())]).collect();
    let word = all[numbers.below(all.len())];
    if matches!(word, Word::Push(_)) {
        return Word::Push(any);
    }
    if matches!(word, Word::Return(_)) {
        return Word::Return(any);
    }
    if matches!(word, Word::Bid(_)) {
        return Word::Bid(numbers.below(7) as u8);
    }
    word
}

/// Plays rounds up to the first answer to a category, and hands over each word that is
/// thought of.
fn rounds(count: usize, mut look: impl FnMut(&mut Numbers, &RuleSet, Deal, &[Said], Said)) {
    let mut numbers = Numbers::new(1);
    for number in 0..count {
        let rules = &rule_sets()[number % 3];
        let deal = any_deal(&mut numbers, rules, &BySeat::default());
        let mut said = Vec::new();
        for _ in 0..12 {
            let mut replay = Replay::new(rules, Context::default(), deal, record(&said));
            assert!(replay.next_refused().is_none());
            let asks = replay.position().round().asks(rules);
            let seat = match asks.first() {
                Some(ask) if numbers.below(4) > 0 => ask.seat,
                Some(_) | None => Seat::ALL[numbers.below(4)],
            };
            let word = any_word(&mut numbers, deal.hand(seat));
            look(&mut numbers, rules, deal, &said, Said { seat, word });
            let accepted = replay.position().round().accepted(rules, seat);
            let plain = [
                Word::Gesund,
                Word::Vorbehalt,
                Word::Armut,
                Word::Schweine(Rank::Ace),
            ];
            let next = plain.into_iter().filter(|&it| accepted.contains(it));
            // One that makes an earlier word wrong lets nobody go on (STILL-1).
            let goes_on = |&word: &Word| replay.clone().ask(Action::Say(seat, word)).is_ok();
            let next: Vec<Word> = next.filter(goes_on).collect();
            if next.is_empty() {
                continue;
            }
            let word = next[numbers.below(next.len())];
            said.push(Said { seat, word });
        }
    }
}

#[test]
fn a_word_is_judged_as_all_deals_that_fit_judge_it() {
    let (mut decided, mut undecided) = (0, 0);
    rounds(150, |numbers, rules, deal, said, asked| {
        let mut longer = said.to_vec();
        longer.push(asked);
        for view in [None, Some(asked.seat), Some(asked.seat.next())] {
            let hands = deal
                .hands()
                .map(|seat, &hand| Some(hand).filter(|_| view == Some(seat)));
            let worlds = Worlds::of(known(rules, hands, said));
            assert!(!worlds.is_empty());
            let found = worlds.say(&known(rules, hands, &longer), asked.seat, asked.word);
            let told = (found.accepted_with.is_some(), found.refused_with.is_some());
            assert!(told.0 || told.1, "{asked:?} after {said:?}");
            if told.0 && told.1 {
                undecided += 1;
            } else {
                decided += 1;
            }
            check_witnesses(rules, said, asked, &found);
            let others = (0..20).map(|_| any_deal(numbers, rules, &hands));
            let others: Vec<Deal> = [deal].into_iter().chain(others).collect();
            for deal in others {
                let Some(outcome) = outcome(rules, deal, said, asked) else {
                    continue;
                };
                let (accepted, refused) = told;
                let is_told = if outcome.is_ok() { accepted } else { refused };
                assert!(
                    is_told,
                    "{asked:?} after {said:?} seen by {view:?} with {deal:?}"
                );
            }
        }
    });
    assert!(decided > 500 && undecided > 100, "{decided} {undecided}");
}

fn check_witnesses(rules: &RuleSet, said: &[Said], asked: Said, found: &Found) {
    if let Some(world) = found.accepted_with {
        assert_eq!(outcome(rules, world.deal, said, asked), Some(Ok(())));
    }
    if let Some(world) = found.refused_with {
        assert!(outcome(rules, world.deal, said, asked).unwrap().is_err());
    }
}

/// Once the contract stands, the same seats may declare Schweine by word and in play,
/// and what they declare counts.
#[test]
fn rights_to_schweine_are_those_that_count() {
    let mut rights = 0;
    rounds(600, |_, rules, deal, said, _| {
        let replay = || {
            let mut replay = Replay::new(rules, Context::default(), deal, record(said));
            assert!(replay.next_refused().is_none());
            replay
        };
        let position: Position<'_> = replay().into_position();
        for seat in Seat::ALL {
            let is_open = position.round().has_open_schweine(rules, seat);
            let mut by_word = replay();
            let accepted = by_word.ask(Action::Say(seat, Word::Schweine(Rank::Ace)));
            if is_open {
                rights += 1;
                assert_eq!(accepted, Ok(()));
            }
            let Some(game) = position.game() else {
                continue;
            };
            assert_eq!(
                is_open,
                position.may_declare_schweine(seat),
                "{seat} after {said:?}"
            );
            let mut in_play = replay();
            let declared = in_play.ask(Action::Extra(seat, ExtraWord::Schweine(Rank::Ace)));
            let more = |after: &Position<'_>| {
                let game = after.game().unwrap();
                game.schweine().len()
            };
            if is_open {
                assert_eq!(declared, Ok(()));
                let after = [by_word.position(), in_play.position()].map(more);
                assert_eq!(after, [game.schweine().len() + 1; 2]);
            }
        }
    });
    assert!(rights > 50, "{rights}");
}

/// A word comes before everything in play, so after that it is too late for one.
#[test]
fn after_schweine_in_play_nothing_is_said() {
    let mut found = 0;
    rounds(1_500, |_, rules, deal, said, _| {
        for seat in Seat::ALL {
            let extras = [Extra {
                at: 0,
                seat,
                word: ExtraWord::Schweine(Rank::Ace),
                party: None,
            }];
            let record = Record {
                extras: &extras,
                ..record(said)
            };
            let mut replay = Replay::new(rules, Context::default(), deal, record);
            if replay.next_refused().is_none() {
                found += 1;
                let position = replay.position();
                let counts = position
                    .game()
                    .is_some_and(|game| !game.schweine().is_empty());
                assert!(
                    !counts
                        || !position.may_speak()
                        || said.contains(&Said {
                            seat,
                            word: Word::Schweine(Rank::Ace),
                        })
                );
            }
        }
    });
    assert!(found > 10, "{found}");
}
