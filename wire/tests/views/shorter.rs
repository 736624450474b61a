//! A view is a shorter record: whoever knows only what it knows gets the same answers.

use doko_proto::v1;

use super::VIEWS;
use super::asked::{About, batch};
use super::numbers::Numbers;
use super::records::golden;

/// The answers to everything that can be asked of a record.
fn everything(record: &v1::GameRecord, view: v1::View, about: About) -> Vec<v1::Answer> {
    let batch = batch(record, view, about);
    doko_wire::answer(batch).unwrap().answers
}

/// The record as `docs/NOTATION.md` says that it is kept: with the number of trumps
/// that went back, which all are told where the rule set says so.
fn with_trumps_told(mut record: v1::GameRecord) -> v1::GameRecord {
    for exchange in &mut record.armut_exchanges {
        let is_trump = |&&card: &&i32| {
            let name = v1::Card::try_from(card).unwrap().as_str_name();
            let (suit, rank) = name.strip_prefix("CARD_").unwrap().split_at(1);
            suit == "D" || rank == "Q" || rank == "J" || name == "CARD_HT"
        };
        if !exchange.returned_cards.is_empty() {
            let trumps = exchange.returned_cards.iter().filter(is_trump).count();
            exchange.returned_trumps = u32::try_from(trumps).ok();
        }
    }
    record
}

/// The record with the parties that Absagen were made for, which all heard.
fn with_parties_named(mut record: v1::GameRecord) -> v1::GameRecord {
    let heard = super::position(&record, v1::View::Everything).announcements;
    let words = record.extra_words.iter().enumerate();
    let parties = words.map(|(place, &word)| {
        let said = (record.extra_at[place], record.extra_seats[place], word);
        let is_absage = word > i32::from(v1::ExtraWord::Kontra);
        let mut heard = heard.iter().filter(|_| is_absage);
        // Announcements have the numbers of their words.
        let made = heard.find(|it| (it.cards_played, it.seat, it.announcement) == said);
        let party = made.map_or(0, |it| it.party);
        let stated = record.extra_parties.get(place).copied();
        stated.unwrap_or(0).max(party)
    });
    record.extra_parties = parties.collect();
    record
}

/// Whether the rules enter an Ansage in this game, which no record says.
fn has_forced(record: &v1::GameRecord) -> bool {
    let position = super::inspect(record, v1::View::Everything);
    let v1::inspect_game_response::Outcome::Position(position) = position else {
        return false;
    };
    let forced = v1::AnnouncementMode::Forced;
    position.announcements.iter().any(|it| it.mode() == forced)
}

#[test]
fn a_view_answers_as_the_shorter_record() {
    let mut numbers = Numbers(5);
    let mut compared = 0;
    for game in golden() {
        let game = with_trumps_told(game);
        let record = with_parties_named(numbers.shortened(&game, 0..=49));
        if has_forced(&record) {
            continue;
        }
        let view = numbers.one_of(&VIEWS);
        let mut number = |most| i32::try_from(1 + numbers.below(most)).unwrap();
        let about = About {
            seat: number(4),
            card: number(24),
            announcement: number(6),
        };
        let seen = doko_notation::seen_by(&record, view);
        let expected = everything(&seen, v1::View::Everything, about);
        for (number, (answer, expected)) in everything(&record, view, about)
            .iter()
            .zip(&expected)
            .enumerate()
        {
            assert_eq!(
                answer,
                expected,
                "{number} {view:?} {about:?} {}",
                doko_notation::write(&record).unwrap()
            );
        }
        compared += 1;
    }
    assert!(compared > 60, "{compared}");
}
