//! Checks of a list that failed, with the sentences that tell them.

use doko_engine::{Compared, Duty, OpenPflichtsoli, Place, SessionCheck};

use super::*;
use crate::texts::session;

#[track_caller]
fn assert_told(check: SessionCheck, compared: Compared, de: &str, en: &str) {
    let told = Language::ALL.map(|language| session::check(language, check, compared));
    assert_eq!(told, [de, en]);
}

const fn numbers(stated: i64, expected: Option<i64>) -> Compared {
    Compared::Numbers { stated, expected }
}

#[test]
fn numbers_are_told_with_those_that_are_right() {
    assert_told(
        SessionCheck::SumZero,
        numbers(-3, Some(0)),
        "Die Punkte ergeben zusammen -3 statt 0.",
        "The points sum to -3 instead of 0.",
    );
    assert_told(
        SessionCheck::GamesLeft,
        numbers(5, Some(4)),
        "Angegeben ist, dass mit diesem Spiel noch 5 zu spielen sind; es sind 4.",
        "Games left, this one included, are stated as 5; there are 4.",
    );
    assert_told(
        SessionCheck::BockFactor,
        numbers(2, Some(4)),
        "Als Bock-Faktor ist 2 angegeben, richtig ist 4.",
        "The Bock factor is stated as 2; 4 is right.",
    );
}

#[test]
fn a_list_is_too_long_or_no_multiple() {
    assert_told(
        SessionCheck::ListLength,
        numbers(25, Some(24)),
        "Dies ist Spiel 25 einer Liste von 24.",
        "This is game 25 of a list of 24.",
    );
    assert_told(
        SessionCheck::ListLength,
        numbers(21, None),
        "Die Liste hat 21 Spiele, kein Vielfaches der Zahl der Spieler.",
        "The list has 21 games, no multiple of the number of players.",
    );
}

#[test]
fn what_is_no_number_is_told_beside_what_is_right() {
    assert_told(
        SessionCheck::EqualParity,
        Compared::Parity,
        "Die Punkte eines Spiels sind alle gerade oder alle ungerade, diese nicht.",
        "The points of a game are all even or all odd; these are not.",
    );
    assert_told(
        SessionCheck::Dealer,
        Compared::Places {
            stated: Place::P0,
            expected: Place::P4,
        },
        "Gegeben hat Platz 1, an der Reihe war Platz 5.",
        "Place 1 dealt; it was the turn of place 5.",
    );
    assert_told(
        SessionCheck::Pflichtsolo,
        Compared::Duties {
            stated: Duty::Pflichtsolo,
            expected: Duty::Lustsolo,
        },
        "Das Solo war als Pflichtsolo angegeben und ist ein Lustsolo.",
        "The solo was stated to be a Pflichtsolo; it is a Lustsolo.",
    );
}

/// Of several without a kind only the number is told, and of one nothing.
#[test]
fn open_pflichtsoli_are_told_by_seat_and_kind() {
    let of = |color, picture, free| OpenPflichtsoli {
        free,
        color,
        picture,
    };
    let none = BySeat::default();
    let open = BySeat::new([of(0, 0, 1), of(0, 1, 0), of(0, 0, 2), of(1, 1, 2)]);
    let colors = BySeat::new([of(0, 0, 0), of(2, 0, 0), of(0, 0, 0), of(0, 0, 0)]);
    assert_told(
        SessionCheck::Pflichtsolo,
        Compared::Pflichtsoli {
            stated: none,
            expected: open,
        },
        "Als offene Pflichtsoli angegeben: keine; offen: Sitz 1, Sitz 2 (1 Bildersolo), Sitz 3 (2), \
         Sitz 4 (1 Farbsolo, 1 Bildersolo, 2 beliebig).",
        "Pflichtsoli stated as open: none; open: seat 1, seat 2 (1 picture solo), seat 3 (2), seat 4 \
         (1 Farbsolo, 1 picture solo, 2 any).",
    );
    assert_told(
        SessionCheck::Pflichtsolo,
        Compared::Pflichtsoli {
            stated: colors,
            expected: none,
        },
        "Als offene Pflichtsoli angegeben: Sitz 2 (2 Farbsolo); offen: keine.",
        "Pflichtsoli stated as open: seat 2 (2 Farbsolo); open: none.",
    );
}

#[test]
fn a_vorfuehrung_is_told_with_who_was_forced() {
    let forced = |stated, expected| Compared::Forced { stated, expected };
    assert_told(
        SessionCheck::Vorfuehrung,
        forced(Some(Seat::Second), None),
        "Als vorgeführt angegeben: Sitz 2; richtig: niemand.",
        "Stated as forced to play: seat 2; right: nobody.",
    );
    assert_told(
        SessionCheck::Vorfuehrung,
        forced(None, Some(Seat::Fourth)),
        "Als vorgeführt angegeben: niemand; richtig: Sitz 4.",
        "Stated as forced to play: nobody; right: seat 4.",
    );
    let expected = Some(Seat::Second);
    let missed = |played| Compared::Missed { played, expected };
    assert_told(
        SessionCheck::Vorfuehrung,
        missed(None),
        "Vorgeführt wird Sitz 2; gespielt wurde kein angesagtes Solo.",
        "Forced to play a Pflichtsolo: seat 2; no announced solo was played.",
    );
    assert_told(
        SessionCheck::Vorfuehrung,
        missed(Some(Seat::Third)),
        "Vorgeführt wird Sitz 2; sein Pflichtsolo wurde nicht gespielt, sondern ein Solo von Sitz 3.",
        "Forced to play a Pflichtsolo: seat 2; it was not played, but a solo of seat 3.",
    );
}

#[test]
fn a_record_without_points_is_told_to_be_faulty() {
    assert_eq!(
        Language::ALL.map(session::faulty),
        [
            "Die Mitschrift des Spiels ist fehlerhaft oder unvollständig und bringt keine Punkte.",
            "The record of the game is faulty or incomplete, and gives no points.",
        ]
    );
}
