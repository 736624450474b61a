//! Dialogues about Vorbehalte, with rules and hands that give much to ask about.

use doko_engine::{
    Action, ArmutFox, ArmutMode, BySeat, Card, CardSet, Deal, List, Rank, Replay, RuleSet, Said,
    SchweineMode, Seat, SecondArmut, Selector, SilentHochzeit, Throw, ThrowCondition, ThrowRank,
    Word, rulesets,
};
use doko_laws::Numbers;

/// A deal in which some hands have few trumps, many of a rank, or a pair.
pub(crate) fn any_deal(numbers: &mut Numbers, rules: &RuleSet) -> Deal {
    let mut rest: Vec<Card> = rules.deck.cards().cards().collect();
    for place in (1..rest.len()).rev() {
        rest.swap(place, numbers.below(place + 1));
    }
    let trumps = rules.normal_trumps();
    let mut hands: BySeat<CardSet> = BySeat::default();
    for seat in Seat::ALL {
        let ranks = numbers.one_of(&[
            [Rank::King, Rank::Nine],
            [Rank::Ace, Rank::Ten],
            [Rank::King, Rank::King],
            [Rank::Nine, Rank::Nine],
        ]);
        match numbers.below(8) {
            0 | 1 => rest.sort_by_key(|&card| trumps.contains(card)),
            2 | 3 => rest.sort_by_key(|card| !ranks.contains(&card.rank())),
            4 => rest.sort_by_key(|&card| card != Card::DA && card != Card::CQ),
            _ => (),
        }
        let size = usize::from(rules.deck.hand_size());
        *hands.get_mut(seat) = rest.drain(..size).collect();
        for place in (1..rest.len()).rev() {
            rest.swap(place, numbers.below(place + 1));
        }
    }
    Deal::new(rules.deck, hands).unwrap()
}

/// Rules under which much is said.
pub(crate) fn any_rules(numbers: &mut Numbers) -> RuleSet {
    let mut rules = numbers.one_of(&[
        rulesets::VLN,
        rulesets::DDV_TSR,
        rulesets::PALAST,
        rulesets::DOKOLAND_LIGA,
    ]);
    let silent = [SilentHochzeit::Allowed, SilentHochzeit::Forbidden];
    rules.hochzeit.silent = numbers.one_of(&silent);
    rules.armut.mode = numbers.one_of(&[ArmutMode::Off, ArmutMode::Exchange, ArmutMode::Redeal]);
    rules.armut.fox = numbers.one_of(&[ArmutFox::Counts, ArmutFox::DoesNotCount]);
    rules.armut.max_trumps = numbers.one_of(&[2, 3, 3, 4]);
    let second = [
        SecondArmut::Redeal,
        SecondArmut::FirstSeat,
        SecondArmut::Both,
    ];
    rules.armut.second = numbers.one_of(&second);
    rules.schweine.mode = numbers.one_of(&[
        SchweineMode::Off,
        SchweineMode::Vorbehalt,
        SchweineMode::Vorbehalt,
        SchweineMode::AtFirstFox,
    ]);
    rules.schweine.above = match numbers.below(3) {
        0 => List::of(&[Rank::King], Rank::King),
        1 => List::of(&[Rank::Nine, Rank::King], Rank::King),
        _ => List::new(Rank::King),
    };
    let mut conditions = List::new(Throw::of(ThrowCondition::FoxHighest));
    for some in [
        [ThrowCondition::Kings(5), ThrowCondition::Kings(6)],
        [ThrowCondition::Nines(5), ThrowCondition::Nines(4)],
        [ThrowCondition::NinesKings(7), ThrowCondition::NinesKings(8)],
        [ThrowCondition::Trumps(2), ThrowCondition::Trumps(3)],
        [ThrowCondition::FoxHighestInArmut; 2],
        [ThrowCondition::MaxOneTrump; 2],
        [ThrowCondition::FoxHighest; 2],
    ] {
        if numbers.below(3) == 0 {
            conditions.push(Throw::of(numbers.one_of(&some)));
        }
    }
    if numbers.below(2) == 0 {
        let least = numbers.one_of(&[70, 80, 90, 94]);
        conditions.push(Throw::of(ThrowCondition::Augen(least)));
    }
    rules.throwing.conditions = conditions;
    rules.throwing.rank = numbers.one_of(&[ThrowRank::AfterSolo, ThrowRank::BeforeSolo]);
    rules
}

/// What somebody says next: mostly that which goes on with the questions.
pub(crate) fn next_word(
    numbers: &mut Numbers,
    replay: &Replay<'_, '_>,
    rules: &RuleSet,
    deal: &Deal,
) -> Option<Said> {
    let round = replay.position().round();
    let seat = round.asks(rules).first()?.seat;
    let accepted = round.accepted(rules, seat);
    let mut choices: Vec<Word> = Vec::new();
    let offer = |choices: &mut Vec<Word>, weight: usize, word| {
        if accepted.contains(word) {
            choices.extend(core::iter::repeat_n(word, weight));
        }
    };
    let offered: &[(usize, Word)] = if accepted.contains(Word::Vorbehalt) {
        &[(15, Word::Vorbehalt), (5, Word::Gesund)]
    } else if accepted.contains(Word::No) || accepted.contains(Word::Yes) {
        &[(10, Word::No), (5, Word::Yes)]
    } else {
        &[
            (4, Word::Throw),
            (8, Word::Armut),
            (8, Word::Hochzeit(Selector::Any)),
            (1, Word::Accept),
            (1, Word::Refuse),
        ]
    };
    for &(weight, word) in offered {
        offer(&mut choices, weight, word);
    }
    if choices.is_empty() {
        for word in rules.solos.iter().map(Word::Solo).chain([Word::Bid(0)]) {
            offer(&mut choices, 1, word);
        }
    }
    offer(&mut choices, 1, Word::Schweine(Rank::Ace));
    if accepted.contains(Word::Push(CardSet::EMPTY)) {
        let trumps = deal.hand(seat).intersect(rules.normal_trumps());
        choices = vec![Word::Push(handed(numbers, trumps, deal.hand(seat)))];
    } else if accepted.contains(Word::Return(CardSet::EMPTY)) {
        choices = vec![Word::Return(handed(
            numbers,
            CardSet::EMPTY,
            deal.hand(seat),
        ))];
    }
    if choices.is_empty() {
        return None;
    }
    let word = numbers.one_of(&choices);
    let is_legal = replay.clone().ask(Action::Say(seat, word)).is_ok();
    is_legal.then_some(Said { seat, word })
}

/// Three cards, or as many as must go over, others of `hand` at random.
fn handed(numbers: &mut Numbers, all_of: CardSet, hand: CardSet) -> CardSet {
    let mut cards = all_of;
    let mut rest: Vec<Card> = hand.minus(all_of).cards().collect();
    while cards.len() < 3 && !rest.is_empty() {
        cards.insert(rest.swap_remove(numbers.below(rest.len())));
    }
    cards
}
