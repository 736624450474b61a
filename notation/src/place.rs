//! Where the fields of a record stand in its line.

/// The column of `line`, counted from 1, where the field of a record at `path` stands, such as
/// `plays[3]` or `said_words[0]`: that of its entry, or else of its section, or else the first.
///
/// ```
/// let line = "vln; h=CQHT/??/??/??; s=1g 2v; p=SJDT";
/// assert_eq!(doko_notation::column_of(line, "said_words[1]"), 28);
/// assert_eq!(doko_notation::column_of(line, "hand_1[1]"), 10);
/// assert_eq!(doko_notation::column_of(line, "rule_set.name"), 1);
/// ```
#[must_use]
pub fn column_of(line: &str, path: &str) -> usize {
    let name = path.split(['[', '.']).next().unwrap_or_default();
    let index = path.split_once('[').and_then(|(_, it)| it.split_once(']'));
    let index: Option<usize> = index.and_then(|(it, _)| it.parse().ok());
    let place = letter(name)
        .and_then(|letter| section(line, letter))
        .map(|(start, section)| start + entry(section, name, index.unwrap_or(0)));
    let before = line.get(..place.unwrap_or(0)).unwrap_or_default();
    before.chars().count() + 1
}

/// The section that holds a field.
fn letter(name: &str) -> Option<char> {
    Some(match name {
        "context" => 'c',
        "hand_1" | "hand_2" | "hand_3" | "hand_4" => 'h',
        name if name.starts_with("said_") => 's',
        "armut_exchanges" => 'a',
        "plays" | "play_seats" => 'p',
        name if name.starts_with("extra_") => 'x',
        "claim_order" => 'o',
        "schweine_party" => 'r',
        _ => return None,
    })
}

/// What stands in a section, and where that begins.
fn section(line: &str, letter: char) -> Option<(usize, &str)> {
    // Values of options may have a semicolon in them.
    let mut start = line.find('}').map_or(0, |end| end + 1);
    for part in line.get(start..)?.split(';') {
        let text = part.trim_start().strip_prefix(letter);
        let text = text.and_then(|it| it.trim_start().strip_prefix('='));
        if let Some(text) = text.map(str::trim_start) {
            return Some((start + part.len() - text.len(), text));
        }
        start += part.len() + 1;
    }
    None
}

/// Where the entry with this index begins in its section, or 0.
fn entry(section: &str, name: &str, index: usize) -> usize {
    match name {
        "plays" | "play_seats" | "claim_order" => card(section, index),
        "context" => 0,
        hand if hand.starts_with("hand_") => {
            let number = hand.chars().last().and_then(|it| it.to_digit(10));
            let before = number.unwrap_or(1) as usize - 1;
            let slashes = section.match_indices('/').map(|(at, _)| at + 1);
            let start = [0].into_iter().chain(slashes).nth(before).unwrap_or(0);
            start + card(section.get(start..).unwrap_or_default(), index)
        }
        _ => {
            let mut words = section.split_whitespace();
            let word = words.nth(index).unwrap_or(section);
            // Both are parts of the same text.
            (word.as_ptr() as usize).saturating_sub(section.as_ptr() as usize)
        }
    }
}

/// Where the card with this index begins; each may have its seat before it.
fn card(cards: &str, index: usize) -> usize {
    let mut characters = cards.char_indices().filter(|(_, it)| !it.is_whitespace());
    for _ in 0..index {
        if characters.next().is_some_and(|(_, it)| it.is_ascii_digit()) {
            characters.next();
        }
        characters.next();
    }
    characters.next().map_or(0, |(at, _)| at)
}
