//! What must not be repeated, whoever has written it and wherever.

/// What messages put around a value.
const QUOTES: [char; 3] = ['\'', '`', '"'];

/// `text` without the names and passwords in its URLs, nor in quoted values that look like
/// none. No setting takes any; whoever gives one all the same shall not find it in a log.
pub(super) fn without_secrets(text: &str) -> String {
    without_users_of_values(&without_users_of_urls(text))
}

/// The same for what is a value as a whole, with nothing around it.
pub(super) fn value_without_secrets(value: &str) -> String {
    let clean = without_users_of_urls(value);
    match clean.rsplit_once('@') {
        Some((user, host)) if !is_scheme(user) => format!("…@{host}"),
        Some(_) | None => clean,
    }
}

/// Drops what comes before the last `@` of each quoted value, unless it is the scheme of a URL
/// that has no user any more.
fn without_users_of_values(text: &str) -> String {
    let mut clean = String::new();
    let mut rest = text;
    while let Some((before, quote, after)) = opened(rest) {
        clean.push_str(before);
        clean.push(quote);
        let (value, after) = closed(after, quote);
        match value.rsplit_once('@') {
            Some((user, host)) if !is_scheme(user) => clean.extend(["…@", host]),
            Some(_) | None => clean.push_str(value),
        }
        rest = after;
        if let Some(after) = after.strip_prefix(quote) {
            clean.push(quote);
            rest = after;
        }
    }
    clean.push_str(rest);
    clean
}

/// What comes before a quotation mark that begins a value, the mark, and what comes after it.
fn opened(text: &str) -> Option<(&str, char, &str)> {
    let mut last = ' ';
    for (at, mark) in text.char_indices() {
        if QUOTES.contains(&mark) && !last.is_alphanumeric() {
            let (before, after) = text.split_at_checked(at)?;
            return Some((before, mark, after.strip_prefix(mark)?));
        }
        last = mark;
    }
    None
}

/// A value up to the mark that ends it, and what follows from there on. A mark within a word
/// is part of the value; one without an end goes on to the end of its line.
fn closed(text: &str, quote: char) -> (&str, &str) {
    let line = text.find('\n').unwrap_or(text.len());
    let marks = text.match_indices(quote).map(|(at, _)| at);
    let ends = |at: &usize| {
        let rest = text.get(at.saturating_add(1)..).unwrap_or_default();
        let next = rest.chars().next();
        next.is_none_or(|next| !next.is_alphanumeric())
    };
    let end = marks.take_while(|at| *at < line).find(ends);
    text.split_at_checked(end.unwrap_or(line))
        .unwrap_or((text, ""))
}

/// Whether nothing but `scheme://…` is left.
fn is_scheme(user: &str) -> bool {
    let scheme = user.strip_suffix("://…");
    scheme.is_some_and(|it| it.chars().all(|it| it.is_ascii_alphanumeric() || it == '+'))
}

fn without_users_of_urls(text: &str) -> String {
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
    fn values_are_repeated_without_their_users() {
        for (value, clean) in [
            ("me:hunter2@c:1", "…@c:1"),
            ("me:hun'ter2\n@c:1", "…@c:1"),
            ("https://me:hunter2@c:1", "https://…@c:1"),
            ("a@b,me:hunter2@c", "…@c"),
            ("127.0.0.1:1", "127.0.0.1:1"),
        ] {
            assert_eq!(value_without_secrets(value), clean);
        }
    }

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
            (
                "bad '1' and 'me:pw@c:1' for '--a <A>'",
                "bad '1' and '…@c:1' for '--a <A>'",
            ),
            ("`http:/me:p@w@c`", "`…@c`"),
            ("a = \"https//me:pw@c\"", "a = \"…@c\""),
            ("'me:a://b@c'", "'…@c'"),
            ("'me:p'w@c' is bad", "'…@c' is bad"),
            ("it's 'me:pw@c", "it's '…@c"),
            ("'me:pw@c\nthat's all", "'…@c\nthat's all"),
            (
                "'/run/doko.sock' isn't there",
                "'/run/doko.sock' isn't there",
            ),
            ("nothing", "nothing"),
            ("", ""),
        ] {
            assert_eq!(without_secrets(text), clean);
        }
    }
}
