//! Checks of a list in words: what was stated, and what would be right.

use doko_engine::{BySeat, Compared, Duty, OpenPflichtsoli, Place, Seat, SessionCheck};

use super::{Language, names};

/// A check that failed, in one sentence.
pub(crate) fn check(language: Language, check: SessionCheck, compared: Compared) -> String {
    match compared {
        Compared::Parity => match language {
            Language::De => {
                "Die Punkte eines Spiels sind alle gerade oder alle ungerade, diese nicht."
            }
            Language::En => "The points of a game are all even or all odd; these are not.",
        }
        .to_owned(),
        Compared::Numbers { stated, expected } => numbers(language, check, stated, expected),
        Compared::Places { stated, expected } => {
            let (stated, expected) = (number(stated), number(expected));
            match language {
                Language::De => {
                    format!("Gegeben hat Platz {stated}, an der Reihe war Platz {expected}.")
                }
                Language::En => {
                    format!("Place {stated} dealt; it was the turn of place {expected}.")
                }
            }
        }
        Compared::Duties { stated, expected } => {
            let (stated, expected) = (duty(stated), duty(expected));
            match language {
                Language::De => {
                    format!("Das Solo war als {stated} angegeben und ist ein {expected}.")
                }
                Language::En => {
                    format!("The solo was stated to be a {stated}; it is a {expected}.")
                }
            }
        }
        Compared::Pflichtsoli { stated, expected } => {
            let (stated, expected) = (open(language, &stated), open(language, &expected));
            match language {
                Language::De => {
                    format!("Als offene Pflichtsoli angegeben: {stated}; offen: {expected}.")
                }
                Language::En => format!("Pflichtsoli stated as open: {stated}; open: {expected}."),
            }
        }
        Compared::Forced { stated, expected } => {
            let (stated, expected) = (forced(language, stated), forced(language, expected));
            match language {
                Language::De => format!("Als vorgeführt angegeben: {stated}; richtig: {expected}."),
                Language::En => format!("Stated as forced to play: {stated}; right: {expected}."),
            }
        }
        Compared::Missed { played, expected } => missed(language, played, expected),
    }
}

fn numbers(language: Language, check: SessionCheck, stated: i64, expected: Option<i64>) -> String {
    let right = expected.unwrap_or_default();
    match (check, language) {
        (SessionCheck::SumZero, Language::De) => {
            format!("Die Punkte ergeben zusammen {stated} statt {right}.")
        }
        (SessionCheck::SumZero, Language::En) => {
            format!("The points sum to {stated} instead of {right}.")
        }
        (SessionCheck::GamesLeft, Language::De) => {
            format!(
                "Angegeben ist, dass mit diesem Spiel noch {stated} zu spielen sind; es sind {right}."
            )
        }
        (SessionCheck::GamesLeft, Language::En) => {
            format!("Games left, this one included, are stated as {stated}; there are {right}.")
        }
        (SessionCheck::BockFactor, Language::De) => {
            format!("Als Bock-Faktor ist {stated} angegeben, richtig ist {right}.")
        }
        (SessionCheck::BockFactor, Language::En) => {
            format!("The Bock factor is stated as {stated}; {right} is right.")
        }
        (SessionCheck::SoloRoundOpen, Language::De) if stated == 0 => {
            "Eine Solorunde gibt es hier nicht.".to_owned()
        }
        (SessionCheck::SoloRoundOpen, Language::En) if stated == 0 => {
            "There is no round of soli here.".to_owned()
        }
        (SessionCheck::SoloRoundOpen, Language::De) => {
            format!(
                "Von der Solorunde sind noch {stated} Spiele offen; bis dahin spielen dieselben vier, und keine andere beginnt."
            )
        }
        (SessionCheck::SoloRoundOpen, Language::En) => {
            format!(
                "The round of soli has {stated} games left; until then the same four play, and no other round begins."
            )
        }
        (
            SessionCheck::ListLength
            | SessionCheck::EqualParity
            | SessionCheck::Dealer
            | SessionCheck::Pflichtsolo
            | SessionCheck::Vorfuehrung,
            _,
        ) => length(language, stated, expected),
    }
}

fn length(language: Language, stated: i64, expected: Option<i64>) -> String {
    match (language, expected) {
        (Language::De, Some(length)) => {
            format!("Dies ist Spiel {stated} einer Liste von {length}.")
        }
        (Language::En, Some(length)) => format!("This is game {stated} of a list of {length}."),
        (Language::De, None) => {
            format!("Die Liste hat {stated} Spiele, kein Vielfaches der Zahl der Spieler.")
        }
        (Language::En, None) => {
            format!("The list has {stated} games, no multiple of the number of players.")
        }
    }
}

fn missed(language: Language, played: Option<Seat>, expected: Option<Seat>) -> String {
    let owed = forced(language, expected);
    match (language, played) {
        (Language::De, None) => {
            format!("Vorgeführt wird {owed}; gespielt wurde kein angesagtes Solo.")
        }
        (Language::En, None) => {
            format!("Forced to play a Pflichtsolo: {owed}; no announced solo was played.")
        }
        (Language::De, Some(seat)) => {
            let seat = names::seat(language, seat);
            format!(
                "Vorgeführt wird {owed}; sein Pflichtsolo wurde nicht gespielt, sondern ein Solo von {seat}."
            )
        }
        (Language::En, Some(seat)) => {
            let seat = names::seat(language, seat);
            format!(
                "Forced to play a Pflichtsolo: {owed}; it was not played, but a solo of {seat}."
            )
        }
    }
}

/// A record that gives no points.
pub(crate) const fn faulty(language: Language) -> &'static str {
    match language {
        Language::De => {
            "Die Mitschrift des Spiels ist fehlerhaft oder unvollständig und bringt keine Punkte."
        }
        Language::En => "The record of the game is faulty or incomplete, and gives no points.",
    }
}

fn number(place: Place) -> u8 {
    place.number() + 1
}

const fn duty(duty: Duty) -> &'static str {
    match duty {
        Duty::Pflichtsolo => "Pflichtsolo",
        Duty::Lustsolo => "Lustsolo",
    }
}

fn forced(language: Language, seat: Option<Seat>) -> String {
    match (seat, language) {
        (Some(seat), _) => names::seat(language, seat),
        (None, Language::De) => "niemand".to_owned(),
        (None, Language::En) => "nobody".to_owned(),
    }
}

/// The seats with open Pflichtsoli, each with those that it owes: "seat 2, seat 4 (1
/// Farbsolo, 1 picture solo)". Where none has a kind, of several only the number.
fn open(language: Language, all: &BySeat<OpenPflichtsoli>) -> String {
    let (color, picture, free) = match language {
        Language::De => ("Farbsolo", "Bildersolo", "beliebig"),
        Language::En => ("Farbsolo", "picture solo", "any"),
    };
    let owed = |open: &OpenPflichtsoli| {
        if open.color == 0 && open.picture == 0 {
            return match open.free {
                1 => String::new(),
                several => format!(" ({several})"),
            };
        }
        let kinds = [
            (open.color, color),
            (open.picture, picture),
            (open.free, free),
        ];
        let kinds = kinds.into_iter().filter(|&(times, _)| times > 0);
        let kinds: Vec<String> = kinds
            .map(|(times, kind)| format!("{times} {kind}"))
            .collect();
        format!(" ({})", kinds.join(", "))
    };
    let seats = all.iter().filter(|(_, open)| !open.is_empty());
    let seats: Vec<String> = seats
        .map(|(seat, open)| format!("{}{}", names::seat(language, seat), owed(open)))
        .collect();
    match (seats.is_empty(), language) {
        (false, _) => seats.join(", "),
        (true, Language::De) => "keine".to_owned(),
        (true, Language::En) => "none".to_owned(),
    }
}
