//! What somebody probably meant who has written something that is not known.

/// How alike two words are of which one was meant for the other.
const ALIKE: f64 = 0.8;

/// Words that are longer are meant for nothing.
const LONGEST: usize = 100;

/// The one of these names that is most like `word`, if any is like it.
pub(crate) fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if word.len() > LONGEST {
        return None;
    }
    let word = word.to_ascii_lowercase();
    let alike = |name: &str| strsim::jaro_winkler(&word, &name.to_ascii_lowercase());
    let names = names.into_iter().map(|name| (alike(name), name));
    let best = names.max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.filter(|(alike, _)| *alike >= ALIKE)
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_alike_is_meant() {
        let names = ["hand_1", "plays", "said_words"];
        for (word, meant) in [
            ("hnad_1", Some("hand_1")),
            ("saidwords", Some("said_words")),
            ("Plays", Some("plays")),
            ("colour", None),
            ("", None),
        ] {
            assert_eq!(nearest(word, names), meant, "{word}");
        }
        assert_eq!(nearest(&"plays".repeat(100), names), None);
        assert_eq!(nearest("plays", []), None);
    }
}
