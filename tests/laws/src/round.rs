//! Laws of what is said before the first card.

use doko_engine::{
    Ask, Category, Evidence, Ground, Outcome, Position, Question, Reason, Refusal, Round, RuleSet,
    Said, Seat, Selector, SoloConflict, Word,
};

use crate::script::Script;

/// A refusal has grounds, each once, in the order of the reasons.
pub fn the_grounds_are_sound(refusal: &Refusal) {
    let reasons: Vec<Reason> = refusal
        .grounds()
        .iter()
        .map(|it: &Ground| it.reason)
        .collect();
    assert!(!reasons.is_empty());
    assert!(reasons.is_sorted_by(|a, b| a < b), "{reasons:?}");
    assert_eq!(reasons.first(), Some(&refusal.reason()));
}

/// A word is accepted if and only if it is listed, but for a bid of 0 where nobody bids, which
/// says nothing (VORB-12). Who is asked can answer. What is
/// settled stays settled (INV-13), unless Schweine open the round again for a pair above them:
/// then it stays so whatever comes of that.
pub fn the_round_is_sound(position: &Position<'_>) {
    let (round, rules) = (position.round(), position.rules());
    let outcome = round.outcome(rules);
    let asks = round.asks(rules);
    assert_eq!(asks.is_empty(), outcome.is_some());
    let contract = matches!(outcome, Some(Outcome::Contract(_)));
    assert_eq!(position.game().is_some(), contract);
    assert_eq!(position.redeal().is_some(), outcome.is_some() && !contract);
    for ask in asks.iter() {
        has_a_true_answer(rules, round, ask);
    }
    the_query_stops_at_the_first_yes(rules, round);
    let opens = |word, after: &Round| {
        let is_below = !rules.schweine.above.is_empty() && matches!(word, Word::Schweine(_));
        is_below && asks_for_no_other_end(after, rules, &told(round, rules))
    };
    for seat in Seat::ALL {
        let accepted = round.accepted(rules, seat);
        for word in Word::all() {
            let mut after = *round;
            match after.say(rules, seat, word) {
                Ok(()) => {
                    let is_empty =
                        word == Word::Bid(0) && rules.solo_conflict == SoloConflict::Seat;
                    assert!(is_empty || accepted.contains(word), "{seat} {word:?}");
                    let stays = told(&after, rules) == told(round, rules);
                    let is_sound = outcome.is_none() || stays || contract && opens(word, &after);
                    assert!(is_sound, "{seat} {word:?}: {round:?}");
                }
                Err(refusal) => {
                    is_about_its_own_seat(&refusal, seat);
                    // Another height, other Schweine or other cards may be legal.
                    assert!(!accepted.contains(word) || has_argument(word), "{word:?}");
                    the_grounds_are_sound(&refusal);
                }
            }
        }
    }
}

/// Whoever is asked has an answer, and may be gesund unless a rule names the Vorbehalt that has to
/// be declared: a Hochzeit where none is silent (STILL-1). What a word says of a hand is checked, so
/// that an accepted one is true.
fn has_a_true_answer(rules: &RuleSet, round: &Round, ask: &Ask) {
    let accepted = round.accepted(rules, ask.seat);
    assert!(!accepted.is_empty(), "{ask:?}: {round:?}");
    if ask.question != Question::Declaration || accepted.contains(Word::Gesund) {
        return;
    }
    let mut after = *round;
    let refusal = after.say(rules, ask.seat, Word::Gesund).err();
    let reason = refusal.map(|it| it.reason());
    assert_eq!(reason, Some(Reason::HochzeitMustBeDeclared), "{round:?}");
    let mut hochzeiten = Selector::ALL.into_iter().map(Word::Hochzeit);
    assert!(hochzeiten.any(|it| accepted.contains(it)), "{round:?}");
}

/// No word is refused for what another seat has said (ARM-10, SCHW-7).
fn is_about_its_own_seat(refusal: &Refusal, speaker: Seat) {
    let is_own = matches!(refusal.evidence(), Evidence::Vorbehalt { seat, .. } if *seat == speaker);
    assert!(is_own, "{speaker}: {refusal:?}");
}

/// Whoever can have an Armut is asked: two of them are another matter than one.
const ARMUT: Question = Question::Category(Category::Armut);

/// Those asked for a category are asked one after the other until one must say
/// yes; nobody is listed after that (VORB-3). A no can settle the round before the next
/// one is asked, or say whose Armut it is: then that seat can end in one declaration only. Where
/// soli are bid for or ranked by their kind, all are asked, and so are all who may have an Armut.
fn the_query_stops_at_the_first_yes(rules: &RuleSet, round: &Round) {
    if rules.solo_conflict == SoloConflict::Auction || !rules.solo_rank.is_empty() {
        return;
    }
    let asks = round.asks(rules);
    let mut after = *round;
    for (place, ask) in asks.iter().enumerate() {
        if matches!(ask.question, Question::Category(_)) {
            if after.outcome(rules).is_some() {
                return;
            }
            let next = after.asks(rules).first().copied();
            if next.is_some_and(|it| it.question == Question::ArmutPush) {
                return;
            }
            assert_eq!(next, Some(*ask));
            if after.say(rules, ask.seat, Word::No).is_err() {
                let is_last = place + 1 == asks.len() || ask.question == ARMUT;
                assert!(is_last, "{asks:?}");
                return;
            }
        }
    }
}

const fn has_argument(word: Word) -> bool {
    matches!(
        word,
        Word::Bid(_) | Word::Schweine(_) | Word::Push(_) | Word::Return(_)
    )
}

/// Whether the round is open, and every word of those who are asked leaves it so or ends it as
/// it was `before`.
fn asks_for_no_other_end(round: &Round, rules: &RuleSet, before: &str) -> bool {
    let asks = round.asks(rules);
    let mut all = asks.iter().flat_map(|ask| {
        let pairs = rules.schweine.ranks().map(Word::Schweine);
        let words = Word::all().chain(pairs).map(move |word| (ask.seat, word));
        words.filter_map(|(seat, word)| {
            let mut after = *round;
            let said = after.say(rules, seat, word);
            said.is_ok().then(|| told(&after, rules))
        })
    });
    !asks.is_empty() && all.all(|told| told == before || told == "open")
}

/// What the round leads to, without the Schweine, which may come later.
fn told(round: &Round, rules: &RuleSet) -> String {
    match round.outcome(rules) {
        Some(Outcome::Contract(settled)) => format!(
            "{:?} {} {} {:?}",
            settled.contract, settled.lead, settled.bid, settled.second_poor
        ),
        Some(Outcome::Redeal(redeal)) => format!("{redeal:?}"),
        None => "open".to_owned(),
    }
}

/// INV-13: final declarations lead to the same in any order, and what they have settled
/// does not change. Other games, with dialogues, bids and exchanges, are left alone.
pub fn the_order_of_the_words_does_not_matter(script: &Script) {
    let is_final = |said: &Said| {
        matches!(
            said.word,
            Word::Gesund | Word::Hochzeit(_) | Word::Solo(_) | Word::Armut | Word::Throw
        )
    };
    let said: &[Said] = &script.said;
    let mut seats: Vec<Seat> = said.iter().map(|it| it.seat).collect();
    seats.sort();
    let one_each = seats == Seat::ALL;
    if !one_each || !said.iter().all(is_final) || script.context.vorfuehrung.is_some() {
        return;
    }
    let hands = script.deal.hands().map(|_, &hand| Some(hand));
    let mut expected = None;
    for order in orders() {
        let mut round = Round::new(script.context, hands);
        let mut settled = None;
        for &place in &order {
            let Some(&Said { seat, word }) = said.get(place) else {
                return;
            };
            let taken = round.say(&script.rules, seat, word);
            assert!(taken.is_ok(), "{said:?} {order:?}: {taken:?}");
            let now = told(&round, &script.rules);
            if let Some(before) = settled.filter(|it| it != "open") {
                assert_eq!(now, before, "{said:?} {order:?}");
            }
            settled = Some(now);
        }
        assert_eq!(
            *expected.get_or_insert(settled.clone()),
            settled,
            "{said:?}"
        );
    }
}

/// All orders of four.
fn orders() -> Vec<[usize; 4]> {
    (0..256_usize)
        .map(|n| [n / 64, n / 16 % 4, n / 4 % 4, n % 4])
        .filter(|order| (0..4).all(|place| order.contains(&place)))
        .collect()
}
