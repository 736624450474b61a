//! What must not be repeated, whoever has written it and wherever.

/// `text` without the names and passwords in its URLs. No setting takes any; whoever gives
/// one all the same shall not find it in a log.
pub(super) fn without_secrets(text: &str) -> String {
    let mut parts = text.split("://");
    let mut clean = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        clean.push_str("://");
        let end = part.find(char::is_whitespace).unwrap_or(part.len());
        let (url, rest) = part.split_at_checked(end).unwrap_or((part, ""));
        match url.rsplit_once('@') {
            Some((_, host)) => clean.extend(["…@", host]),
            None => clean.push_str(url),
        }
        clean.push_str(rest);
    }
    clean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_are_repeated_without_their_users() {
        for (text, clean) in [
            ("'https://me:hunter2@c:1' is bad", "'https://…@c:1' is bad"),
            (
                "http://a@b/ and https://c:d@e",
                "http://…@b/ and https://…@e",
            ),
            ("https://me:hun/ter@2@c", "https://…@c"),
            (
                "https://example.com and me@example.com",
                "https://example.com and me@example.com",
            ),
            ("nothing", "nothing"),
            ("", ""),
        ] {
            assert_eq!(without_secrets(text), clean);
        }
    }
}
