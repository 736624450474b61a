//! The language of texts, and what they call the seats.

use doko_engine::BySeat;
use doko_proto::v1;

use super::{Problems, language};
use crate::texts::Voice;

/// The most characters of a name.
const MAX_NAME: usize = 40;

/// The voice of texts, or `None` for no texts.
pub(crate) fn voice(problems: &mut Problems, number: i32, seat_names: &[String]) -> Option<Voice> {
    let seat_names = names(problems, seat_names);
    let language = language(problems, number);
    language.map(|language| Voice {
        language,
        seat_names,
    })
}

/// Whether a character is not seen, or turns the text around it.
fn is_unseen(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

/// The names of the seats, or `None` if there are none.
fn names(problems: &mut Problems, names: &[String]) -> Option<BySeat<String>> {
    for (i, name) in names.iter().take(4).enumerate() {
        let path = format_args!("seat_names[{i}]");
        if name.chars().count() > MAX_NAME {
            let problem = format_args!("must not be longer than {MAX_NAME} characters");
            problems.note(path, v1::ErrorReason::LimitExceeded, problem);
        } else if name.trim().is_empty() || name.chars().any(is_unseen) {
            let problem = "must be a name without control characters";
            problems.malformed(path, problem);
        }
    }
    match names {
        [] => None,
        [first, second, third, fourth] => Some(BySeat::new(
            [first, second, third, fourth].map(String::clone),
        )),
        _ => {
            problems.malformed("seat_names", "must name all four seats or none");
            None
        }
    }
}
