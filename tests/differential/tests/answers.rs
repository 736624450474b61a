//! What is said of answers to categories by who knows some hands only, against the hands
//! as they are: a certainty is never false, and little is left open.

#![expect(
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_engine::{
    Action, ArmutMode, BySeat, Card, CardSet, Context, Deal, Extent, Heard, Known, List, Rank,
    Record, Replay, RuleSet, Said, SchweineMode, Seat, Selector, ThrowCondition, ThrowRank, Word,
    Worlds, rulesets,
};

/// Any numbers, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count.max(1)
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        *all.get(self.below(all.len())).unwrap()
    }

    /// A deal in which some hands have few trumps, many of a rank, or a pair.
    fn deal(&mut self, rules: &RuleSet) -> Deal {
        let mut rest: Vec<Card> = rules.deck.cards().cards().collect();
        for place in (1..rest.len()).rev() {
            rest.swap(place, self.below(place + 1));
        }
        let trumps = rules.normal_trumps();
        let mut hands: BySeat<CardSet> = BySeat::default();
        for seat in Seat::ALL {
            let ranks = self.one_of(&[
                [Rank::King, Rank::Nine],
                [Rank::Ace, Rank::Ten],
                [Rank::King, Rank::King],
                [Rank::Nine, Rank::Nine],
            ]);
            match self.below(8) {
                0 | 1 => rest.sort_by_key(|&card| trumps.contains(card)),
                2 | 3 => rest.sort_by_key(|card| !ranks.contains(&card.rank())),
                4 => rest.sort_by_key(|&card| card != Card::DA && card != Card::CQ),
                _ => (),
            }
            let size = usize::from(rules.deck.hand_size());
            *hands.get_mut(seat) = rest.drain(..size).collect();
            for place in (1..rest.len()).rev() {
                rest.swap(place, self.below(place + 1));
            }
        }
        Deal::new(rules.deck, hands).unwrap()
    }

    fn rules(&mut self) -> RuleSet {
        let mut rules = self.one_of(&[rulesets::VLN, rulesets::DDV_TSR]);
        rules.armut.mode = self.one_of(&[ArmutMode::Off, ArmutMode::Exchange, ArmutMode::Redeal]);
        rules.schweine.mode = self.one_of(&[SchweineMode::Off, SchweineMode::Vorbehalt]);
        rules.schweine.above = match self.below(3) {
            0 => List::of(&[Rank::King], Rank::King),
            1 => List::of(&[Rank::Nine, Rank::King], Rank::King),
            _ => List::new(Rank::King),
        };
        let mut conditions = List::new(ThrowCondition::FoxHighest);
        for some in [
            [ThrowCondition::Kings(5), ThrowCondition::Kings(6)],
            [ThrowCondition::Nines(5), ThrowCondition::Nines(4)],
            [ThrowCondition::NinesKings(7), ThrowCondition::NinesKings(8)],
            [ThrowCondition::Trumps(2), ThrowCondition::Trumps(3)],
            [ThrowCondition::FoxHighestInArmut; 2],
            [ThrowCondition::MaxOneTrump; 2],
            [ThrowCondition::FoxHighest; 2],
        ] {
            if self.below(3) == 0 {
                conditions.push(self.one_of(&some));
            }
        }
        if self.below(2) == 0 {
            let least = self.one_of(&[70, 80, 90, 94]);
            conditions.push(ThrowCondition::Augen(least));
        }
        rules.throwing.conditions = conditions;
        rules.throwing.rank = self.one_of(&[ThrowRank::AfterSolo, ThrowRank::BeforeSolo]);
        rules
    }
}

fn known<'a>(
    rules: &'a RuleSet,
    hands: BySeat<Option<CardSet>>,
    said: &'a [Said],
    budget: &'a doko_engine::Budget,
) -> Known<'a, 'a> {
    Known {
        rules,
        context: Context::default(),
        hands,
        record: record(said),
        hidden: [None; 2],
        heard: Heard::default(),
        budget,
        pairs: None,
    }
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

/// A record that is legal, at its end.
fn replay<'a>(rules: &'a RuleSet, deal: Deal, said: &'a [Said]) -> Replay<'a, 'a> {
    let mut replay = Replay::new(rules, Context::default(), deal, record(said));
    assert!(replay.next_refused().is_none());
    replay
}

/// What somebody says next: mostly that which goes on with the questions.
fn next_word(numbers: &mut Numbers, replay: &Replay<'_, '_>, rules: &RuleSet) -> Option<Said> {
    let round = replay.position().round();
    let seat = round.asks(rules).first()?.seat;
    let accepted = round.accepted(rules, seat);
    let answers = [Word::No, Word::No, Word::Yes];
    let names = [Word::Throw, Word::Armut, Word::Hochzeit(Selector::Any)];
    let opening = [
        Word::Vorbehalt,
        Word::Vorbehalt,
        Word::Vorbehalt,
        Word::Gesund,
    ];
    let choices = if accepted.contains(Word::Vorbehalt) {
        opening.to_vec()
    } else {
        let answers = answers.into_iter().filter(|&it| accepted.contains(it));
        let answers: Vec<Word> = answers.collect();
        let names = names.into_iter().filter(|&it| accepted.contains(it));
        if answers.is_empty() {
            names.collect()
        } else {
            answers
        }
    };
    let words: Vec<Word> = choices
        .into_iter()
        .filter(|&it| accepted.contains(it))
        .collect();
    let word = if words.is_empty() {
        None
    } else {
        Some(numbers.one_of(&words))
    };
    word.map(|word| Said { seat, word })
}

/// What was found of one kind of question.
#[derive(Debug, Default)]
struct Tally {
    decided: u32,
    open: u32,
    beyond: u32,
    most_steps: u32,
    slowest: std::time::Duration,
}

impl Tally {
    fn note(&mut self, budget: &doko_engine::Budget, since: std::time::Instant) {
        self.most_steps = self.most_steps.max(budget.spent());
        self.slowest = self.slowest.max(since.elapsed());
    }
}

#[test]
fn what_a_view_is_told_of_answers_is_so() {
    let mut numbers = Numbers(71);
    let (mut records, mut words) = (Tally::default(), Tally::default());
    for number in 0..400 {
        let rules = &numbers.rules();
        let deal = numbers.deal(rules);
        let mut said: Vec<Said> = Vec::new();
        for _ in 0..16 {
            let next = next_word(&mut numbers, &replay(rules, deal, &said), rules);
            let Some(next) = next else { break };
            said.push(next);
            if !said
                .iter()
                .any(|it| matches!(it.word, Word::Yes | Word::No))
                || numbers.below(3) > 0
            {
                continue;
            }
            let open = numbers.below(5);
            let shown = Seat::ALL.into_iter().nth(open);
            let hands = deal
                .hands()
                .map(|seat, &hand| Some(hand).filter(|_| shown == Some(seat)));
            let started = std::time::Instant::now();
            let budget = doko_engine::Budget::new();
            let judged = known(rules, hands, &said, &budget).judge();
            records.note(&budget, started);
            if budget.is_in_doubt() || judged.extent == Extent::Some {
                records.beyond += 1;
            } else {
                records.decided += 1;
                assert!(
                    judged.is_complete(),
                    "{number}: {said:?} of {deal:?} seen by {shown:?} with {rules:?}"
                );
            }
            let seat = replay(rules, deal, &said)
                .position()
                .round()
                .asks(rules)
                .first()
                .map(|it| it.seat);
            let seat = seat
                .filter(|_| numbers.below(5) > 0)
                .unwrap_or(numbers.one_of(&Seat::ALL));
            let word = numbers.one_of(&[
                Word::Yes,
                Word::No,
                Word::No,
                Word::Armut,
                Word::Throw,
                Word::Hochzeit(Selector::Any),
                Word::Schweine(Rank::Ace),
            ]);
            let mut longer = said.clone();
            longer.push(Said { seat, word });
            let started = std::time::Instant::now();
            let budget = doko_engine::Budget::new();
            let found = Worlds::of(known(rules, hands, &said, &budget)).say(
                &known(rules, hands, &longer, &budget),
                seat,
                word,
            );
            words.note(&budget, started);
            let (accepted, refused) = (found.accepted_with.is_some(), found.refused_with.is_some());
            if found.is_beyond_bound() {
                words.beyond += 1;
            } else if accepted && refused {
                words.open += 1;
            } else {
                words.decided += 1;
                let outcome = replay(rules, deal, &said).ask(Action::Say(seat, word));
                assert_eq!(
                    accepted,
                    outcome.is_ok(),
                    "{number}: {seat} {word:?} after {said:?} of {deal:?} seen by {shown:?} with {rules:?}: {outcome:?}"
                );
            }
        }
    }
    println!("{records:?} {words:?}");
    assert!(
        records.decided > 250 && words.decided > 150,
        "{records:?} {words:?}"
    );
    assert!(records.beyond * 100 <= records.decided, "{records:?}");
    assert!(words.beyond * 6 <= words.decided, "{words:?}");
}
