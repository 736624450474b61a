//! Games in which a word before the first card was wrong, and all went on as if nothing had
//! been said.

use doko_engine::{Card, Extra, ExtraWord, Position, Rank, Said, Seat, Selector, Word};
use doko_proto::v1;

use super::faulty::{audit, place, up_to};
use super::grounds::the_grounds_are_so;
use super::planted::{with_a_wrong_declaration, with_late_violations, with_violations};
use crate::choices::Choices;
use crate::record::record;
use crate::script::Script;

/// The game with one or two words that are wrong: a Hochzeit without both ♣Q, Schweine without
/// the pair, an Armut or a hand thrown in that is none. Mostly something else is wrong, too.
#[must_use]
pub fn with_a_wrong_word(script: &Script, choices: &mut Choices<'_>) -> Script {
    let mut wrong = match choices.below(3) {
        0 => script.clone(),
        1 => with_late_violations(script, choices),
        _ => with_violations(script, choices),
    };
    for _ in 0..=choices.below(3) / 2 {
        let seat = Seat::First.after(choices.below(4));
        if choices.one_in(2) {
            say_schweine(&mut wrong, seat, choices);
        } else {
            say_something(&mut wrong, seat, choices);
        }
    }
    let cards = wrong.plays.len();
    let cut = choices.below(cards + 1);
    if choices.one_in(2) {
        wrong.up_to(cut)
    } else {
        wrong
    }
}

/// The game with other cards, and whoever may have Schweine has said so. All words are right, and
/// something else is wrong: mostly also Schweine or a Genscher that come too late, from anybody.
#[must_use]
pub fn with_right_words(script: &Script, choices: &mut Choices<'_>) -> Script {
    let mut spoken = script.clone();
    say_right_schweine(&mut spoken);
    let mut wrong = match choices.below(3) {
        0 => with_late_violations(&spoken, choices),
        1 => with_violations(&spoken, choices),
        _ => with_a_wrong_declaration(&spoken, choices),
    };
    if !choices.one_in(4) {
        declare_late(&mut wrong, choices);
    }
    let cards = wrong.plays.len();
    let cut = choices.below(cards + 1);
    if choices.one_in(3) {
        wrong.up_to(cut)
    } else {
        wrong
    }
}

/// Everybody declares the pairs of Schweine that he has, before the first card.
fn say_right_schweine(spoken: &mut Script) {
    let mut position = Position::new(&spoken.rules, spoken.context, spoken.deal);
    for said in &spoken.said {
        position.say(said.seat, said.word).expect("a legal word");
    }
    for seat in Seat::ALL {
        for rank in [Rank::Ace, Rank::King] {
            let word = Word::Schweine(rank);
            if position.say(seat, word).is_ok() {
                spoken.said.push(Said { seat, word });
            }
        }
    }
}

/// Somebody declares Schweine or names a partner, at any time.
fn declare_late(wrong: &mut Script, choices: &mut Choices<'_>) {
    let seat = Seat::First.after(choices.below(4));
    let word = if choices.one_in(2) {
        ExtraWord::Genscher(seat.after(1 + choices.below(3)))
    } else {
        ExtraWord::Schweine(Rank::Ace)
    };
    let at = choices.below(wrong.plays.len() + 1);
    let at = u8::try_from(at).expect("few cards");
    let later = wrong.extras.partition_point(|it| it.at <= at);
    wrong.extras.insert(
        later,
        Extra {
            at,
            seat,
            word,
            party: None,
        },
    );
}

/// What proves a violation is the same card in this record and in a shorter one, if both tell the
/// violation, and none if it was told before another card lay. Says how many violations both tell.
///
/// Where somebody claims the rest or gives up, hands are laid open with which all is judged anew.
/// Records in which two extras declare something are left out: of a later one it can be open
/// whether it was the wrong one.
pub fn what_proves_a_violation_does_not_change(
    wrong: &Script,
    view: v1::View,
    choices: &mut Choices<'_>,
) -> u32 {
    let is_claim = |it: &Extra| matches!(it.word, ExtraWord::Claim(_));
    let is_declaration =
        |it: &&Extra| matches!(it.word, ExtraWord::Schweine(_) | ExtraWord::Genscher(_));
    let declared = wrong.extras.iter().filter(is_declaration).count();
    if wrong.extras.iter().any(is_claim) || declared > 1 {
        return 0;
    }
    let whole = record(wrong);
    let told = audit(&whole, view);
    let mut both = 0;
    for told in &told.violations {
        let action = told.action.unwrap_or_default();
        let is_play = action.section() == v1::ActionSection::Plays;
        let first = action.cards_played as usize + usize::from(is_play);
        let any = first + choices.below(whole.plays.len() + 1 - first);
        for cards in [first, any] {
            let shorter = audit(&up_to(&whole, cards), view);
            let mut all = shorter.violations.iter();
            if let Some(so) = all.find(|it| it.action == told.action) {
                let line = doko_notation::write(&whole).unwrap_or_default();
                let proofs = [so, told].map(|it| place(it.proved_by.as_ref()));
                let same = proofs[0] == proofs[1];
                assert!(same, "{view:?} {cards} {proofs:?} {told:?}: {line}");
                both += 1;
            }
        }
    }
    both
}

/// Somebody has Schweine who has not the pair.
fn say_schweine(wrong: &mut Script, seat: Seat, choices: &mut Choices<'_>) {
    let rank = if choices.one_in(4) {
        Rank::King
    } else {
        Rank::Ace
    };
    let word = Word::Schweine(rank);
    let card = if rank == Rank::Ace {
        Card::DA
    } else {
        Card::DK
    };
    let is_new = !wrong.said.contains(&Said { seat, word });
    if is_new && wrong.deal.hand(seat).count(card) < 2 {
        wrong.said.push(Said { seat, word });
    }
}

/// Somebody has a Vorbehalt who was gesund, and says which.
fn say_something(wrong: &mut Script, seat: Seat, choices: &mut Choices<'_>) {
    let both = wrong.deal.hand(seat).count(Card::CQ) == 2;
    let words = [Word::Hochzeit(Selector::Any), Word::Armut, Word::Throw];
    let Some(word) = choices.pick(&words).filter(|_| !both) else {
        return;
    };
    let word = if choices.one_in(3) { word } else { words[0] };
    let mut own = wrong.said.iter_mut().filter(|it| it.seat == seat);
    if let Some(said) = own.find(|it| it.word == Word::Gesund) {
        said.word = word;
    }
}

/// Whatever a view is told to be wrong is so with the hands as they are: in the record, or in
/// the same game without the wrong words, since an audit with all hands ends with the first of
/// them. Says how much it is told, and of how many words.
pub fn nobody_is_blamed_for_a_wrong_word(wrong: &Script, view: v1::View) -> (u32, u32) {
    let whole = record(wrong);
    let told = audit(&whole, view);
    let so = all_that_is_wrong(wrong);
    let mut words = 0;
    for told in &told.violations {
        let context = || {
            let line = doko_notation::write(&whole).unwrap_or_default();
            format!("{view:?} {told:?}: {line}\nso is {so:?}")
        };
        let found = so
            .iter()
            .find(|it| place(it.action.as_ref()) == place(told.action.as_ref()));
        let Some(found) = found else {
            panic!("no violation: {}", context());
        };
        the_grounds_are_so(told, found, context);
        let section = told.action.as_ref().map(v1::ActionRef::section);
        words += u32::from(section == Some(v1::ActionSection::Said));
    }
    (told.violations.len().try_into().unwrap_or(u32::MAX), words)
}

/// What all hands say of the record, and of the same game without the words that are wrong.
fn all_that_is_wrong(wrong: &Script) -> Vec<v1::Refusal> {
    let mut without = wrong.clone();
    let mut places: Vec<usize> = (0..wrong.said.len()).collect();
    let mut all = Vec::new();
    loop {
        let mut found = audit(&record(&without), v1::View::Everything).violations;
        let said = found.iter_mut().find_map(|it| {
            let action = it.action.as_mut()?;
            let is_said = action.section() == v1::ActionSection::Said;
            is_said.then_some(action)
        });
        let Some((index, action)) = said.and_then(|it| Some((it.index?, it))) else {
            all.extend(found);
            return all;
        };
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        action.index = places.get(index).and_then(|&it| u32::try_from(it).ok());
        all.extend(found);
        if !unsay(&mut without, index) {
            return all;
        }
        if without.said.len() < places.len() {
            places.remove(index);
        }
    }
}

/// The word at this place was not said: it was nothing.
fn unsay(script: &mut Script, index: usize) -> bool {
    let Some(said) = script.said.get_mut(index) else {
        return false;
    };
    match said.word {
        Word::Schweine(_) => {
            script.said.remove(index);
            true
        }
        Word::Hochzeit(_) | Word::Armut | Word::Throw => {
            said.word = Word::Gesund;
            true
        }
        Word::Gesund
        | Word::Vorbehalt
        | Word::Yes
        | Word::No
        | Word::Solo(_)
        | Word::Bid(_)
        | Word::Pass
        | Word::Push(_)
        | Word::Accept
        | Word::Refuse
        | Word::Return(_) => false,
    }
}
