//! Whatever a view is told is so with the hands as they are.

use doko_proto::v1;

use super::numbers::Numbers;
use super::records::{actions, golden};
use super::{VIEWS, inspect, position, reasons, violations};

const ROUNDS: usize = 600;

const PFLICHT: &str = "ddv-tsr{ann.pflicht=augen:30;excused_by:nobody;\
                       step:ansage;in_hochzeit:none}";

/// Games under all rule sets, each up to some action.
fn games(numbers: &mut Numbers) -> impl Iterator<Item = v1::GameRecord> {
    let golden = golden();
    let pflicht = doko_notation::read(&format!("{PFLICHT}; s=")).map(|it| it.rule_set);
    let pflicht = pflicht.unwrap();
    (0..ROUNDS).map(move |_| {
        let mut game = golden[numbers.below(golden.len())].clone();
        let is_ddv = game.rule_set.as_ref().is_some_and(|it| {
            matches!(&it.source, Some(v1::rule_set_ref::Source::Name(name)) if name == "ddv-tsr")
        });
        if is_ddv && numbers.below(2) == 0 {
            game.rule_set.clone_from(&pflicht);
        }
        numbers.shortened(&game, 0..=actions(&game))
    })
}

fn is_legal(record: &v1::GameRecord) -> bool {
    let outcome = inspect(record, v1::View::Everything);
    matches!(outcome, v1::inspect_game_response::Outcome::Position(_))
}

/// The record with one action more at its end: anything that anybody might do.
fn longer(numbers: &mut Numbers, record: &v1::GameRecord) -> v1::GameRecord {
    let mut longer = record.clone();
    let mut any = |count: usize| i32::try_from(1 + numbers.below(count)).unwrap();
    let seat = any(4);
    match any(10) {
        1..=4 => {
            longer.play_seats = whose(record);
            longer.play_seats.push(seat);
            longer.plays.push(any(24));
        }
        5..=7 => {
            longer
                .extra_at
                .push(u32::try_from(record.plays.len()).unwrap());
            longer.extra_seats.push(seat);
            longer.extra_words.push(any(6));
            for column in [
                &mut longer.extra_ranks,
                &mut longer.extra_partners,
                &mut longer.extra_parties,
            ] {
                if !column.is_empty() {
                    column.push(0);
                }
            }
        }
        _ => {
            let push = i32::from(v1::SaidWord::ArmutPush);
            let give = i32::from(v1::SaidWord::ArmutReturn);
            let word = any(40);
            // What comes first is taken to be legal, so this must be the last action.
            let is_last = record.plays.is_empty() && record.extra_at.is_empty();
            if !is_last || v1::SaidWord::try_from(word).is_err() {
                return longer;
            }
            let mut pile = || -> Vec<i32> { (0..1 + any(3)).map(|_| any(24)).collect() };
            if word == push {
                longer.armut_exchanges.push(v1::ArmutExchange {
                    pushed_cards: pile(),
                    ..v1::ArmutExchange::default()
                });
            }
            if word == give {
                let Some(exchange) = longer.armut_exchanges.last_mut() else {
                    return longer;
                };
                exchange.returned_cards = pile();
            }
            longer.said_seats.push(seat);
            longer.said_words.push(word);
            longer.said_bids.resize(longer.said_words.len(), 0);
            longer.said_ranks.resize(longer.said_words.len(), 0);
        }
    }
    longer
}

/// Who played the cards of a legal record.
fn whose(record: &v1::GameRecord) -> Vec<i32> {
    let position = position(record, v1::View::Everything);
    let mut seats = Vec::new();
    let tricks = position.tricks.iter().map(|it| (it.leader, it.cards.len()));
    let running = position.trick.iter().map(|it| (it.leader, it.cards.len()));
    for (leader, cards) in tricks.chain(running) {
        let by = |place: usize| (leader - 1 + i32::try_from(place).unwrap()) % 4 + 1;
        seats.extend((0..cards).map(by));
    }
    seats
}

/// That everything `told` is `so`, too.
fn is_true_of(told: &v1::Refusal, so: &v1::Refusal) -> bool {
    let so = reasons(so);
    let mut told_reasons = reasons(told).into_iter();
    if told.depends_on_hands {
        return told_reasons.any(|it| so.contains(&it));
    }
    told_reasons.all(|it| so.contains(&it))
}

#[test]
fn what_a_view_finds_wrong_is_wrong_with_the_hands_as_they_are() {
    let mut numbers = Numbers(1);
    let mut games: Vec<v1::GameRecord> = games(&mut numbers).collect();
    games.retain(is_legal);
    let (mut refused, mut allowed) = (0, 0);
    for record in games {
        let longer = longer(&mut numbers, &record);
        let request = v1::AuditGameRequest {
            record: Some(longer.clone()),
            view: v1::View::Everything.into(),
            language: 0,
            ..v1::AuditGameRequest::default()
        };
        if doko_wire::answer(request).is_err() {
            continue;
        }
        let so = violations(&longer, v1::View::Everything);
        let line = doko_notation::write(&longer).unwrap();
        for view in VIEWS {
            for told in violations(&longer, view) {
                // A card that lies was held, for all that a view knows, and proves what
                // it proves.
                let proving = told.proved_by.and_then(|it| it.index);
                let mut conjured = so
                    .iter()
                    .filter(|it| reasons(it).contains(&v1::Reason::CardNotHeld));
                let is_conjured =
                    conjured.any(|it| proving.is_some() && it.action.unwrap().index == proving);
                if is_conjured || reasons(&told) == [v1::Reason::NoDealFits] {
                    assert!(!so.is_empty(), "{view:?} {line}: {told:?}");
                    continue;
                }
                let same = so.iter().find(|it| it.action == told.action);
                let same = same.unwrap_or_else(|| panic!("{view:?} {line}: {told:?}"));
                assert!(
                    is_true_of(&told, same),
                    "{view:?} {line}: {told:?}, {same:?}"
                );
                refused += 1;
            }
        }
        allowed += usize::from(so.is_empty());
    }
    assert!(refused > 200 && allowed > 20, "{refused} {allowed}");
}

/// One field of a position after another: what it is, if the view is told.
fn told_and_so<T: PartialEq + Default>(told: &T, so: &T) -> bool {
    *told == T::default() || told == so
}

/// Whether a window is so as it is told: levels that either party skips, and what else is the
/// same for both.
fn is_window(told: &v1::AnnouncementWindow, so: &v1::AnnouncementWindow) -> bool {
    let what = |it: &v1::AnnouncementWindow| (it.seat, it.announcement, it.opens);
    what(told) == what(so)
        && told.includes.iter().all(|it| so.includes.contains(it))
        && told_and_so(&told.mode, &so.mode)
        && told_and_so(&told.closes_with, &so.closes_with)
        && told_and_so(&told.closed_by_next_card, &so.closed_by_next_card)
}

#[test]
fn what_a_view_sees_is_so_with_the_hands_as_they_are() {
    let mut numbers = Numbers(2);
    let games: Vec<v1::GameRecord> = games(&mut numbers).filter(is_legal).collect();
    assert!(games.len() > 300);
    for record in games {
        let so = position(&record, v1::View::Everything);
        let line = doko_notation::write(&record).unwrap();
        for view in VIEWS {
            let told = position(&record, view);
            for (told, so) in told.seats.iter().zip(&so.seats) {
                let same = told_and_so(&told.party, &so.party)
                    && told_and_so(&told.hand, &so.hand)
                    && told_and_so(&told.legal_cards, &so.legal_cards)
                    && told_and_so(&told.augen, &so.augen)
                    && told.cards_in_hand == so.cards_in_hand
                    && told.cards_played == so.cards_played
                    && told_and_so(&told.party_proof, &so.party_proof)
                    && told
                        .announcements
                        .iter()
                        .all(|it| so.announcements.iter().any(|so| is_window(it, so)))
                    && told
                        .other_rights
                        .iter()
                        .all(|it| so.other_rights.contains(it));
                assert!(same, "{view:?} {line}: {told:?}, {so:?}");
            }
            for made in &told.announcements {
                assert!(
                    so.announcements.iter().any(|it| {
                        (it.seat, it.announcement) == (made.seat, made.announcement)
                            && told_and_so(&made.party, &it.party)
                    }),
                    "{view:?} {line}: {made:?}"
                );
            }
            let same = told.trick == so.trick
                && told.tricks == so.tricks
                && told.turn == so.turn
                && told_and_so(&told.hochzeit, &so.hochzeit)
                && told_and_so(&told.re_augen, &so.re_augen)
                && told_and_so(&told.kontra_augen, &so.kontra_augen);
            assert!(same, "{view:?} {line}");
        }
    }
}

/// The rules that allow what is accepted, with what is said about the case.
fn allowed_by(outcome: v1::verdict::Outcome) -> Vec<v1::RuleCitation> {
    let v1::verdict::Outcome::Accepted(accepted) = outcome else {
        panic!("not accepted: {outcome:?}");
    };
    accepted.decided_by
}

/// Whether the view knows of which party this seat is.
fn knows_party(record: &v1::GameRecord, view: v1::View, of: i32) -> bool {
    let mut seats = position(record, view).seats.into_iter();
    let seat = seats.find(|it| it.seat == of);
    seat.is_some_and(|it| it.party() != v1::Party::Unspecified)
}

/// Whether these rules allow it, too, and nothing else is said of the case: which of them
/// apply to an announcement, and its limit, can depend on a party that a view does not know.
fn is_said_of(told: &[v1::RuleCitation], so: &[v1::RuleCitation]) -> bool {
    let is_true = |it: &v1::RuleCitation| {
        let mut same = so.iter().filter(|so| so.rule_id == it.rule_id);
        same.any(|so| it.text.is_empty() || it.text == so.text)
    };
    !told.is_empty() && told.iter().all(is_true)
}

#[test]
fn a_verdict_for_a_view_is_that_with_the_hands_as_they_are() {
    use v1::verdict::Outcome::{Accepted, RecordFaulty, Refused, Undecided};
    let mut numbers = Numbers(3);
    let games: Vec<v1::GameRecord> = games(&mut numbers).filter(is_legal).collect();
    let (mut accepted, mut refused, mut undecided) = (0, 0, 0);
    for record in games {
        let seat = i32::try_from(1 + numbers.below(4)).unwrap();
        let number = numbers.below(24);
        let any = |count: usize| i32::try_from(1 + number % count).unwrap();
        let ask = |view: v1::View, language: v1::Language| {
            let (record, view, language) = (Some(record.clone()), view.into(), language.into());
            let verdict = match number % 3 {
                0 => {
                    let request = v1::ValidateMoveRequest {
                        record,
                        seat,
                        card: any(24),
                        view,
                        language,
                        ..v1::ValidateMoveRequest::default()
                    };
                    doko_wire::answer(request).unwrap().verdict
                }
                1 => {
                    let request = v1::CheckAnnouncementRequest {
                        record,
                        seat,
                        announcement: any(6),
                        view,
                        language,
                        ..v1::CheckAnnouncementRequest::default()
                    };
                    doko_wire::answer(request).unwrap().verdict
                }
                _ => {
                    let request = v1::CheckClaimRequest {
                        record,
                        seat,
                        kind: any(2),
                        order: Vec::new(),
                        view,
                        language,
                        include: Vec::new(),
                        ..v1::CheckClaimRequest::default()
                    };
                    doko_wire::answer(request).unwrap().verdict
                }
            };
            verdict.unwrap().outcome.unwrap()
        };
        let silent = v1::Language::Unspecified;
        let so = ask(v1::View::Everything, silent);
        let line = doko_notation::write(&record).unwrap();
        for view in VIEWS {
            let told = ask(view, silent);
            match (&told, &so) {
                (Accepted(_), Accepted(_)) => {
                    let de = v1::Language::De;
                    let told = allowed_by(ask(view, de));
                    let so = allowed_by(ask(v1::View::Everything, de));
                    // That hands are not known is one more reason for a claim to be judged so.
                    let same = match number % 3 {
                        // What applies depends on the party and on nothing else.
                        1 if !knows_party(&record, view, seat) => is_said_of(&told, &so),
                        2 => told.starts_with(&so),
                        _ => told == so,
                    };
                    assert!(same, "{view:?} {line}: {told:?}, {so:?}");
                    accepted += 1;
                }
                (Refused(told), Refused(so)) => {
                    assert!(
                        is_true_of(told, so),
                        "{view:?} {seat} {number} {line}: {told:?}, {so:?}"
                    );
                    refused += 1;
                }
                (Undecided(_), Accepted(_) | Refused(_)) => undecided += 1,
                (Accepted(_) | Refused(_) | Undecided(_) | RecordFaulty(_), _) => {
                    panic!("{view:?} {seat} {number} {line}: {told:?}, {so:?}")
                }
            }
        }
    }
    assert!(
        accepted > 20 && refused > 200 && undecided > 20,
        "{accepted} {refused} {undecided}"
    );
}
