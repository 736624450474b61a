//! API keys: named, stored as hashes, each with a quota of its own if it has one.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::num::NonZeroU32;

use ring::rand::{SecureRandom as _, SystemRandom};
use serde::Deserialize;
use subtle::ConstantTimeEq as _;
use toml::Spanned;
use toml::de::DeTable;

use super::fingerprint::{Fingerprint, fingerprint};
use super::names::Names;

use crate::caller::Caller;
use crate::config::{key_name, line};

/// What is said of a file in which there is something else.
const ENTRY: &str = "write entries [[key]], each with name and sha256 in quotes, perhaps rate (a \
                     whole number) and burst (one from 1 on), and nothing else";

/// What a file of keys says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    key: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: Spanned<String>,
    sha256: String,
    rate: Option<u32>,
    burst: Option<NonZeroU32>,
}

/// The keys of all callers.
#[derive(Debug)]
pub(super) struct Keys {
    keys: Vec<(Fingerprint, Caller)>,
}

impl Keys {
    /// The keys of a file.
    ///
    /// # Errors
    ///
    /// If it is no such file, if two keys have the same name or are the same, or if a burst is
    /// too small.
    pub(super) fn read(text: &[u8], names: &Names) -> Result<Self, String> {
        let text = str::from_utf8(text).map_err(|_| "it is no text".to_owned())?;
        let at = |error: &toml::de::Error, fault: &str| {
            let span = error.span().unwrap_or_default();
            format!("line {}: {fault}", line(text, span))
        };
        DeTable::parse(text).map_err(|error| at(&error, error.message()))?;
        // What is said of a value that is no entry may repeat it, and the value may be a key.
        let file: File = toml::from_str(text).map_err(|error| at(&error, ENTRY))?;
        if file.key.is_empty() {
            return Err("it has no key; new-api-key makes one".to_owned());
        }
        let (mut seen, mut keys) = (HashSet::new(), Vec::new());
        for entry in &file.key {
            let name = entry.name.get_ref();
            // A name may be repeated once it is known to be one: a key is too long for that.
            key_name(name).map_err(|fault| {
                let line = line(text, entry.name.span());
                format!("line {line}: this is no name; {fault}")
            })?;
            let hash = hash(&entry.sha256)
                .ok_or_else(|| format!("the key `{name}`: sha256 is not 64 hexadecimal digits"))?;
            if !seen.insert(name.clone()) || !seen.insert(entry.sha256.to_lowercase()) {
                return Err(format!("the key `{name}` is there twice"));
            }
            let quota = entry.quota(names);
            let quota = quota.map_err(|problem| format!("the key `{name}`: {problem}"))?;
            keys.push((hash, name, quota));
        }
        // Buckets are made when nothing is wrong any more: a file that is refused empties and
        // fills none.
        let with_bucket = |(hash, name, (rate, burst))| {
            let name = format!("key {name}");
            (hash, names.with_quota(&name, rate, burst))
        };
        let keys = keys.into_iter().map(with_bucket).collect();
        Ok(Self { keys })
    }

    /// Whose key has this hash. Looks at all of them, so that the time tells nothing.
    pub(super) fn caller(&self, hash: &Fingerprint) -> Option<Caller> {
        let mut found = None;
        for (known, caller) in &self.keys {
            if known.ct_eq(hash).into() {
                found = Some(caller);
            }
        }
        found.cloned()
    }
}

impl Entry {
    /// What whoever has the key may ask.
    ///
    /// # Errors
    ///
    /// If that caller could never ask all the questions that one message may hold.
    fn quota(&self, names: &Names) -> Result<(Option<NonZeroU32>, NonZeroU32), String> {
        let (usual_rate, usual_burst) = names.usual();
        let rate = self.rate.map_or(usual_rate, NonZeroU32::new);
        let (what, burst) = match self.burst {
            Some(burst) => ("burst", burst),
            None => ("the burst of --caller-burst", usual_burst),
        };
        let least = names.max_questions();
        // Also where nothing is counted yet: the same file serves where something is.
        if (rate.is_some() || self.burst.is_some()) && burst.get() < least {
            return Err(format!(
                "{what} {burst} must be at least --max-questions, which is {least}: nobody \
                 could ever ask so many at once"
            ));
        }
        Ok((rate, burst))
    }
}

fn hash(text: &str) -> Option<Fingerprint> {
    let digits: Vec<u8> = text
        .chars()
        .map(|digit| digit.to_digit(16).and_then(|digit| digit.try_into().ok()))
        .collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits
        .chunks_exact(2)
        .filter_map(|pair| Some(pair.first()? << 4 | pair.get(1)?))
        .collect();
    bytes.try_into().ok().filter(|_| digits.len() == 64)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // A `String` takes all that is written to it.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The system gives no random numbers.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

/// A new key of 256 random bits, and its entry in a file of keys.
///
/// # Errors
///
/// If the system gives no random numbers.
pub fn new_api_key(name: &str) -> Result<(String, String), NoRandomness> {
    let mut random = [0; 32];
    SystemRandom::new()
        .fill(&mut random)
        .map_err(|_| NoRandomness)?;
    let key = format!("doko_{}", hex(&random));
    let hash = hex(&fingerprint(key.as_bytes()));
    let entry = format!("[[key]]\nname = \"{name}\"\nsha256 = \"{hash}\"\n");
    Ok((key, entry))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn read(text: &str) -> Result<Keys, String> {
        Keys::read(text.as_bytes(), &Names::new(&Config::default()))
    }

    #[test]
    fn a_new_key_opens_what_its_entry_stands_in() {
        let (key, entry) = new_api_key("palast").unwrap();
        let (other, _) = new_api_key("palast").unwrap();
        let keys = read(&entry).unwrap();
        assert!(keys.caller(&fingerprint(key.as_bytes())).is_some());
        assert!(keys.caller(&fingerprint(other.as_bytes())).is_none());
        assert!(!entry.contains(&key) && key.len() == 69);
    }

    #[test]
    fn quotas_stand_beside_their_keys() {
        let (key, entry) = new_api_key("slow").unwrap();
        let keys = read(&format!("{entry}rate = 1\nburst = 200\n")).unwrap();
        let caller = keys.caller(&fingerprint(key.as_bytes())).unwrap();
        caller.ask(200).unwrap();
        assert!(caller.ask(1).is_err());
    }

    #[test]
    fn a_file_that_is_refused_fills_no_bucket() {
        let (key, entry) = new_api_key("slow").unwrap();
        let names = Names::new(&Config::default());
        let read = |text: String| Keys::read(text.as_bytes(), &names);
        let good = format!("{entry}rate = 1\nburst = 200\n");
        let ask = |keys: Keys| {
            let caller = keys.caller(&fingerprint(key.as_bytes())).unwrap();
            caller.ask(200)
        };
        ask(read(good.clone()).unwrap()).unwrap();
        let bad = format!("{entry}rate = 2\nburst = 200\n[[key]]\nname = \"b\"\nsha256 = \"\"\n");
        read(bad).unwrap_err();
        ask(read(good).unwrap()).unwrap_err();
    }

    #[test]
    fn a_burst_has_room_for_a_full_message() {
        let (_, entry) = new_api_key("small").unwrap();
        let error = read(&format!("{entry}rate = 1\nburst = 199\n")).unwrap_err();
        assert_eq!(
            error,
            "the key `small`: burst 199 must be at least --max-questions, which is 200: nobody \
             could ever ask so many at once"
        );
        // Where nothing is counted, too.
        read(&format!("{entry}burst = 199\n")).unwrap_err();
        read(&format!("{entry}rate = 0\nburst = 199\n")).unwrap_err();
        read(&format!("{entry}burst = 200\n")).unwrap();

        let mut config = Config::default();
        config.callers.caller_burst = 100;
        let names = Names::new(&config);
        let text = format!("{entry}rate = 1\n");
        let error = Keys::read(text.as_bytes(), &names).unwrap_err();
        assert!(error.contains("--caller-burst 100 must be"), "{error}");
        let text = format!("{entry}rate = 1\nburst = 200\n");
        Keys::read(text.as_bytes(), &names).unwrap();
    }

    #[test]
    fn faults_of_the_file_are_named_without_its_content() {
        let hash = "a".repeat(64);
        let key =
            |name: &str, hash: &str| format!("[[key]]\nname = \"{name}\"\nsha256 = \"{hash}\"\n");
        for (text, part) in [
            (key("a", &hash[1..]), "sha256 is not 64"),
            (key("a", &"g".repeat(64)), "sha256 is not 64"),
            (key("", &hash), "line 2: this is no name"),
            (key("doko_secret is this", &hash), "line 2: this is no name"),
            (
                key(&format!("doko_secret{hash}"), "doko_secret"),
                "line 2: this is no name",
            ),
            (
                key("a", &hash) + &key("a", &"b".repeat(64)),
                "`a` is there twice",
            ),
            (key("a", &hash) + &key("b", &hash), "`b` is there twice"),
            (key("a", &hash) + "key = \"doko_secret\"", "line 4: write"),
            (key("a", &hash) + "doko_secret = 1", "line 4: write"),
            (key("a", &hash) + "rate = \"doko_secret\"", "line 4: write"),
            (key("a", &hash) + "burst = \"doko_secret\"", "line 4: write"),
            ("key = \"doko_secret\"".to_owned(), "line 1: write"),
            ("[doko_secret]\n".to_owned(), "line 1: write"),
            ("[[key]]\nname = \"a\"\n".to_owned(), "line 1: write"),
            (
                "\na = 1\ndoko_secret = 1\ndoko_secret = 1".to_owned(),
                "line 4: duplicate key",
            ),
            ("doko_secret".to_owned(), "line 1: key with no value"),
            (key("a", &hash) + "rate = -1", "line 4"),
            (key("a", &hash) + "burst = 0", "line 4"),
            ("keys = doko_secret".to_owned(), "line 1"),
            // As long as it is being written, say.
            (String::new(), "it has no key"),
            ("# keys of callers\n".to_owned(), "it has no key"),
        ] {
            let error = read(&text).unwrap_err();
            assert!(error.contains(part), "{text}: {error}");
            assert!(!error.contains("doko_secret"), "{error}");
        }
    }
}
