//! What is certain for an observer of a game in which something is wrong.

use doko_proto::v1;

use super::alike::{alike_where, heard, with_queen};
use super::grounds::the_grounds_are_so;
use super::hidden::queens;
use crate::choices::Choices;
use crate::record::record;
use crate::script::Script;

/// Every violation that an audit states for `view` is one with the hands as they are, and with
/// any others that the observer cannot tell apart, and so is everything that is said of it.
/// What is wrong and not stated is among what could not be judged. What is settled and who took
/// which Stich is so, too.
///
/// Words before the first card and that a card was held are believed as long as nothing shows
/// that they are wrong: what comes after such a one is held against the deals alone in which it
/// is right. Schweine and Genscher are believed, too, but nobody is blamed because of them: what
/// is stated is so whether or not they are right.
pub fn what_is_wrong_for_a_view_is_so(script: &Script, view: v1::View, choices: &mut Choices<'_>) {
    let whole = &record(script);
    let line = doko_notation::write(whole).unwrap_or_default();
    let told = audit(whole, view);
    what_is_told_is_so(whole, &told, whole, &format!("{view:?}: {line}"));
    // A claim lays a hand open, with which everything before it is judged.
    let claim = i32::from(v1::ExtraWord::ClaimRest);
    // A declaration that is wrong proved something as long as it was believed.
    let mut all = told.violations.iter();
    let is_sound = !all.any(|it| is_believed(whole, it)) && is_followed(whole, &told);
    if !whole.extra_words.contains(&claim) && is_sound {
        for violation in &told.violations {
            what_proves_it_comes_first(whole, view, violation, &line);
        }
    }
    let told_of_words = heard(&words_of(whole), view);
    let mut deals = alike_where(whole, view, choices, |it| {
        is_followed(it, &told) && heard(&words_of(it), view) == told_of_words
    });
    let schweine = i32::from(v1::ExtraWord::Schweine);
    if script.rules.announcement.pflicht.is_some() || whole.extra_words.contains(&schweine) {
        // Everybody hears for which party the rules make somebody announce something, and no
        // position of such a game tells it.
        deals.retain(|deal| queens(deal) == queens(whole));
    }
    for deal in deals.iter().skip(1) {
        let again = audit(deal, view);
        let deal_line = doko_notation::write(deal).unwrap_or_default();
        let context = format!("{view:?}: {line}\nwith {deal_line}");
        assert_eq!(told, again, "{context}");
        what_is_told_is_so(whole, &told, deal, &context);
    }
}

/// What is told of a game in which a card shows that a hand was another one than it seemed is so
/// with the hands as they are; and if nothing is judged from that card on, it is so with the hands
/// as they seemed.
pub fn what_a_lie_shows_is_so(honest: &Script, lying: &Script, view: v1::View, shown: usize) {
    let whole = &record(lying);
    let line = doko_notation::write(whole).unwrap_or_default();
    let told = audit(whole, view);
    what_is_told_is_so(whole, &told, whole, &format!("{view:?}: {line}"));
    nothing_held_was_not(whole, &told, &format!("{view:?}: {line}"));
    let mut as_it_seemed = whole.clone();
    let seemed = record(honest);
    as_it_seemed.hand_1 = seemed.hand_1;
    as_it_seemed.hand_2 = seemed.hand_2;
    as_it_seemed.hand_3 = seemed.hand_3;
    as_it_seemed.hand_4 = seemed.hand_4;
    let seen = |it: &v1::GameRecord| {
        let heard = heard(&words_of(it), view);
        (doko_notation::seen_by(it, view), heard, with_queen(it))
    };
    if seen(&as_it_seemed) != seen(whole) {
        return;
    }
    // Nobody says whose card it is that is not judged because nothing fits it. Where it shows that
    // a word was wrong, the game was not as it seemed.
    let unknown = v1::NotJudgedReason::HandUnknown;
    let open = told.not_judged.iter().filter(|it| it.reason() == unknown);
    let is_open = open.filter_map(|it| it.action).any(|it| {
        let is_play = it.section() == v1::ActionSection::Plays && it.seat == 0;
        is_play && it.index == u32::try_from(shown).ok()
    });
    if is_open {
        let so_far = up_to(&as_it_seemed, shown);
        let context = format!("{view:?}: {line}\nas it seemed");
        let so = audit(&so_far, v1::View::Everything);
        what_is_stated_is_so(whole, &told, &so, &context);
    }
}

/// What `told` says of the record `whole` is so with the hands of `deal`, as far as these go with
/// what is believed.
fn what_is_told_is_so(
    whole: &v1::GameRecord,
    told: &v1::AuditGameResponse,
    deal: &v1::GameRecord,
    context: &str,
) {
    let so = audit(deal, v1::View::Everything);
    what_is_stated_is_so(whole, told, &so, context);
    let believed = so.violations.iter().filter(|it| is_believed(whole, it));
    let end = end_of(told, believed);
    for so in &so.violations {
        let stated = told.violations.iter().map(|it| place(it.action.as_ref()));
        let open = told.not_judged.iter().map(|it| place(it.action.as_ref()));
        let is_told = stated.chain(open).any(|it| it == place(so.action.as_ref()));
        // What is believed can show that nobody could follow.
        assert!(is_told || end.is_some(), "not told: {so:?}: {context}");
    }
    // What only a believed card shows of an earlier one can have given a trick to somebody else.
    let misled = told.violations.iter().filter(|told| {
        let shown = told.proved_by.as_ref().or(told.action.as_ref());
        end.is_some_and(|end| end <= time_at_latest(shown))
    });
    let misled = misled.map(|told| time(told.action.as_ref()));
    let last = end
        .into_iter()
        .chain(misled)
        .map(|(_, cards, _)| cards)
        .min();
    let last = last.map_or(usize::MAX, |cards| cards as usize / 4);
    for (told, so) in told.tricks.iter().zip(&so.tricks).take(last) {
        assert_eq!(told, so, "{context}");
    }
    if end.is_none() {
        assert!(told.tricks.len() <= so.tricks.len(), "{context}");
        let is_settled = told.settlement.is_none() || told.settlement == so.settlement;
        assert!(
            is_settled,
            "{:?} {:?}: {context}",
            told.settlement, so.settlement
        );
        for told in &told.not_judged {
            let after = v1::NotJudgedReason::AfterViolation;
            let is_so = told.reason() != after || so.not_judged.contains(told);
            assert!(is_so, "{told:?}: {context}");
        }
    }
}

/// Everything that is stated is so, up to a word before the first card, or a card, that may have
/// been believed and is not so.
fn what_is_stated_is_so(
    whole: &v1::GameRecord,
    told: &v1::AuditGameResponse,
    so: &v1::AuditGameResponse,
    context: &str,
) {
    let believed = so.violations.iter().filter(|it| is_believed(whole, it));
    let end = end_of(told, believed.filter(|it| !is_of_declaration(it)));
    for told in &told.violations {
        let shown = told.proved_by.as_ref().or(told.action.as_ref());
        if end.is_none() {
            is_stated_of(told, so, context);
        } else if end > Some(time_at_latest(shown)) {
            // What was held by then can follow from what is believed later.
            let same = so.violations.iter().find(|so| so.action == told.action);
            assert!(same.is_some(), "no violation: {told:?}: {context}");
        }
    }
}

/// When the first of these was done of which it is not `told` that it is wrong.
fn end_of<'v>(
    told: &v1::AuditGameResponse,
    believed: impl Iterator<Item = &'v v1::Refusal>,
) -> Option<Time> {
    let open = believed.filter(|it| !is_known(told, it));
    open.map(|it| time(it.action.as_ref())).min()
}

/// Of what is believed, the extras are Schweine and Genscher.
fn is_of_declaration(refusal: &v1::Refusal) -> bool {
    let is_extra = |it: &v1::ActionRef| it.section() == v1::ActionSection::Extras;
    refusal.action.as_ref().is_some_and(is_extra)
}

/// What is `told` to be wrong is refused in `so`, with everything that is said of it.
fn is_stated_of(told: &v1::Refusal, so: &v1::AuditGameResponse, context: &str) {
    let mut all = so.violations.iter();
    let Some(so) = all.find(|so| so.action == told.action) else {
        panic!("no violation: {told:?}: {context}");
    };
    the_grounds_are_so(told, so, || format!("{told:?}: {context}\nso is {so:?}"));
}

/// Whether an observer believes what is refused here, as long as nothing shows that it is wrong:
/// also that the words of others settled what is played.
fn is_believed(record: &v1::GameRecord, refusal: &v1::Refusal) -> bool {
    let Some(action) = &refusal.action else {
        return false;
    };
    let index = action.index.and_then(|it| usize::try_from(it).ok());
    match action.section() {
        v1::ActionSection::Said | v1::ActionSection::Armut => true,
        v1::ActionSection::Extras => {
            let declared = [v1::ExtraWord::Schweine, v1::ExtraWord::Genscher].map(i32::from);
            let word = index.and_then(|it| record.extra_words.get(it));
            word.is_some_and(|word| declared.contains(word))
        }
        v1::ActionSection::Plays => {
            gives(refusal, v1::Reason::CardNotHeld)
                || gives(refusal, v1::Reason::PlayBeforeContract)
        }
        v1::ActionSection::Asked | v1::ActionSection::Unspecified => false,
    }
}

/// Whether it is `told` that what an observer might believe is wrong.
fn is_known(told: &v1::AuditGameResponse, so: &v1::Refusal) -> bool {
    let is_conjured = |it: &v1::Refusal| gives(it, v1::Reason::CardNotHeld);
    let mut all = told.violations.iter();
    all.any(|told| told.action == so.action && is_conjured(told) == is_conjured(so))
}

pub(super) fn gives(refusal: &v1::Refusal, reason: v1::Reason) -> bool {
    let mut reasons = refusal.violations.iter();
    reasons.any(|it| it.reason() == reason)
}

type Time = (bool, u32, (bool, Option<u32>));

/// When something was done: what is said before the first card, then by the number of cards.
fn time(action: Option<&v1::ActionRef>) -> Time {
    let Some(action) = action else {
        return (false, 0, (false, None));
    };
    let (cards, index) = (action.cards_played, action.index);
    match action.section() {
        v1::ActionSection::Said => (false, 0, (false, index)),
        // It stands among the words, but not for which one it is.
        v1::ActionSection::Armut => (false, 0, (false, None)),
        v1::ActionSection::Extras => (true, cards, (false, index)),
        v1::ActionSection::Plays | v1::ActionSection::Asked | v1::ActionSection::Unspecified => {
            (true, cards, (true, index))
        }
    }
}

/// The same, but an exchange comes after all words.
fn time_at_latest(action: Option<&v1::ActionRef>) -> Time {
    match action {
        Some(it) if it.section() == v1::ActionSection::Armut => (false, 0, (true, None)),
        Some(_) | None => time(action),
    }
}

/// No card is told not to have been held that was: who laid it was dealt it, and no cards went
/// over.
fn nothing_held_was_not(whole: &v1::GameRecord, told: &v1::AuditGameResponse, context: &str) {
    let hands = [&whole.hand_1, &whole.hand_2, &whole.hand_3, &whole.hand_4];
    for told in &told.violations {
        let is_conjured = gives(told, v1::Reason::CardNotHeld);
        let action = told.action.unwrap_or_default();
        let hand = usize::try_from(action.seat - 1)
            .ok()
            .and_then(|it| hands.get(it));
        let index = action.index.and_then(|it| usize::try_from(it).ok());
        let card = index.and_then(|it| whole.plays.get(it));
        let was_held = card.zip(hand).is_some_and(|(card, hand)| {
            let laid = whole.plays.iter().filter(|it| *it == card).count();
            hand.contains(card) && laid < 2
        });
        let is_wrong = is_conjured && was_held && whole.armut_exchanges.is_empty();
        assert!(!is_wrong, "{told:?}: {context}");
    }
}

/// The column of an action, and its place there.
pub(super) fn place(action: Option<&v1::ActionRef>) -> Option<(i32, Option<u32>)> {
    action.map(|it| (it.section, it.index))
}

/// What was stated is stated as soon as the proving card lies, and not before.
fn what_proves_it_comes_first(
    whole: &v1::GameRecord,
    view: v1::View,
    told: &v1::Refusal,
    line: &str,
) {
    let Some(proof) = &told.proved_by else {
        return;
    };
    let index = proof.index.and_then(|it| usize::try_from(it).ok());
    let index = index.expect("the place of a card");
    for (cards, is_proved) in [(index + 1, true), (index, false)] {
        let so_far = audit(&up_to(whole, cards), view);
        let beyond = v1::NotJudgedReason::TooManyDeals;
        if so_far.not_judged.iter().any(|it| it.reason() == beyond) {
            continue;
        }
        let mut all = so_far.violations.iter();
        let is_stated = all.any(|it| it.action == told.action);
        assert_eq!(is_stated, is_proved, "{view:?} {told:?} {cards}: {line}");
    }
}

/// The record of what was said before the first card and before anything that may be wrong.
fn words_of(whole: &v1::GameRecord) -> v1::GameRecord {
    let mut record = up_to(whole, 0);
    record.extra_at.clear();
    record.extra_seats.clear();
    record.extra_words.clear();
    record.extra_arguments.clear();
    record
}

/// The record of the first cards, and of what was said before them.
pub(super) fn up_to(whole: &v1::GameRecord, cards: usize) -> v1::GameRecord {
    let mut record = whole.clone();
    record.plays.truncate(cards);
    record.play_seats.truncate(cards);
    let all = whole.extra_at.iter();
    let extras = all.take_while(|&&at| at as usize <= cards).count();
    record.extra_at.truncate(extras);
    record.extra_seats.truncate(extras);
    record.extra_words.truncate(extras);
    record.extra_arguments.truncate(extras);
    record
}

/// Whether all of the record can be judged with these hands, whatever is wrong in it, and what
/// is believed is right, but for what is `told` to be wrong.
fn is_followed(record: &v1::GameRecord, told: &v1::AuditGameResponse) -> bool {
    let audit = doko_wire::answer(request(record, v1::View::Everything));
    audit.is_ok_and(|so| {
        let mut believed = so.violations.iter().filter(|it| is_believed(record, it));
        so.not_judged.is_empty() && believed.all(|it| is_known(told, it))
    })
}

pub(super) fn audit(record: &v1::GameRecord, view: v1::View) -> v1::AuditGameResponse {
    doko_wire::answer(request(record, view)).expect("a record that can be read")
}

fn request(record: &v1::GameRecord, view: v1::View) -> v1::AuditGameRequest {
    v1::AuditGameRequest {
        record: Some(record.clone()),
        view: view.into(),
        language: 0,
    }
}
