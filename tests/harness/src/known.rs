//! Positions through the eyes of each seat and of the public: what is certain, and what
//! is not.
//!
//! `tests/vectors/known/README.md` defines what is asked, and how the answers become the
//! line that stands in the files.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{
    AnnounceAnswer, ClaimAnswer, LoadError, PlayAnswer, Record, Verdict, WordAnswer, cards,
    laid_out, read_json,
};

/// The folder of these positions.
pub fn known_dir() -> PathBuf {
    crate::vectors_dir().join("known")
}

/// The views, by the names that they have in the files, in order.
pub const VIEWS: [&str; 5] = ["1", "2", "3", "4", "public"];

/// The positions of one file.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct KnownFile {
    /// What the file is about, in one sentence.
    pub about: String,
    /// The positions in their order.
    pub positions: Vec<Known>,
}

/// A position, and what each view is told of it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// A slug, unique over all files.
    pub name: String,
    /// The game up to the position, with all hands.
    pub record: Record,
    /// Who acts next; nobody if the game is over. It follows from the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// Words that are asked about beside those that always are: `"2 push SQ DT CK"`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// By the name of the view: the line.
    pub views: BTreeMap<String, String>,
}

impl KnownFile {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// When it cannot be read or has an unknown field.
    pub fn load(path: &Path) -> Result<KnownFile, LoadError> {
        read_json(path)
    }

    /// The file as it is written: what fits on a line stands on one.
    pub fn text(&self) -> String {
        laid_out(self)
    }
}

/// A question of which every view gets a line.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Asked<'a> {
    /// May this seat play this card?
    Card(u8, &'a str),
    /// May this seat announce this?
    Announcement(u8, &'a str),
    /// May this seat say this before the contract stands?
    Word(u8, &'a str),
    /// May this seat say this once it stands?
    InPlay(u8, &'a str),
    /// May this seat claim the rest, or give up?
    Claim(u8, &'a str),
}

/// What became of a question.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finding {
    /// The verdict.
    pub verdict: Verdict,
    /// Refused: the rule behind the primary reason, and all reasons. Accepted: what is
    /// told beside that.
    pub told: String,
}

/// Whoever can tell what a view knows.
pub trait Observer {
    /// What the record and the position are to the view that the record names, 0 for the
    /// public, in the lines of the page; and the answer to each question.
    ///
    /// # Errors
    ///
    /// With what cannot be read.
    fn observe(
        &self,
        record: &Record,
        asked: &[Asked<'_>],
    ) -> Result<(Vec<String>, Vec<Finding>), String>;
}

/// Everything that a view is told, a line for each answer.
///
/// # Errors
///
/// With what cannot be read.
pub fn told(observer: &impl Observer, position: &Known, view: &str) -> Result<Told, String> {
    let record = Record {
        view: Some(view.parse().unwrap_or_default()),
        ..position.record.clone()
    };
    let asked = position.questions();
    let (mut lines, found) = observer.observe(&record, &asked)?;
    for (asked, Finding { verdict, told }) in asked.iter().zip(found) {
        let verdict = match verdict {
            Verdict::Accepted => "accepted",
            Verdict::Refused => "refused",
            Verdict::Undecided => "undecided",
            Verdict::RecordFaulty => "faulty",
        };
        lines.push(format!("{asked}: {verdict} {told}").trim_end().to_owned());
    }
    Ok(Told { lines })
}

impl fmt::Display for Asked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Asked::Card(seat, card) => write!(f, "card {seat} {card}"),
            Asked::Announcement(seat, say) => write!(f, "announce {seat} {say}"),
            Asked::Word(seat, say) | Asked::InPlay(seat, say) => write!(f, "say {seat} {say}"),
            Asked::Claim(seat, claim) => write!(f, "claim {seat} {claim}"),
        }
    }
}

impl Finding {
    /// A refusal for these reasons, or another verdict with what is told beside it.
    pub fn new(
        verdict: Verdict,
        reasons: Option<&[String]>,
        rule: Option<&str>,
        more: &str,
    ) -> Finding {
        let told = match verdict {
            Verdict::Accepted => more.to_owned(),
            Verdict::Refused => {
                let reasons = reasons.unwrap_or_default().join(" ");
                format!("{} {reasons}", rule.unwrap_or_default())
            }
            Verdict::Undecided | Verdict::RecordFaulty => String::new(),
        };
        Finding { verdict, told }
    }
}

impl From<PlayAnswer> for Finding {
    fn from(it: PlayAnswer) -> Finding {
        Finding::new(it.verdict, it.reasons.as_deref(), it.rule.as_deref(), "")
    }
}

impl From<WordAnswer> for Finding {
    fn from(it: WordAnswer) -> Finding {
        Finding::new(it.verdict, it.reasons.as_deref(), it.rule.as_deref(), "")
    }
}

impl From<AnnounceAnswer> for Finding {
    fn from(it: AnnounceAnswer) -> Finding {
        let reply = if it.as_reply == Some(true) {
            "reply "
        } else {
            ""
        };
        let more = format!("{reply}{}", it.includes.unwrap_or_default().join(" "));
        Finding::new(it.verdict, it.reasons.as_deref(), it.rule.as_deref(), &more)
    }
}

impl From<ClaimAnswer> for Finding {
    fn from(it: ClaimAnswer) -> Finding {
        let points = it.points.unwrap_or_default().map(|it| it.to_string());
        let more = points.join(" ");
        Finding::new(it.verdict, it.reasons.as_deref(), it.rule.as_deref(), &more)
    }
}

/// What a view is told. As text it is the line of the files.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Told {
    /// A line for each answer.
    pub lines: Vec<String>,
}

/// What is counted, by the words with which the lines begin.
const COUNTED: [(&str, &str); 4] = [
    ("cards", "card "),
    ("calls", "announce "),
    ("words", "say "),
    ("claims", "claim "),
];

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |begins: &str, has: &str| {
            let lines = self.lines.iter();
            let lines = lines.filter(|line| line.starts_with(begins) && line.contains(has));
            lines.count()
        };
        let (wrong, doubtful) = (count("wrong ", ""), count("doubtful ", ""));
        write!(f, "audit {wrong}/{doubtful}")?;
        write!(f, " unseen {}", count("unseen ", ""))?;
        for (name, begins) in COUNTED {
            let [accepted, refused, undecided] =
                [": accepted", ": refused", ": undecided"].map(|has| count(begins, has));
            if accepted + refused + undecided > 0 {
                write!(f, " {name} {accepted}/{refused}/{undecided}")?;
            }
        }
        let mut hash = Sha256::new();
        for line in &self.lines {
            hash.update(format!("{line}\n"));
        }
        let digest = hash.finalize();
        write!(f, " ")?;
        digest
            .iter()
            .take(4)
            .try_for_each(|it| write!(f, "{it:02x}"))
    }
}

/// The words up to the contract that are asked of whoever speaks next.
const WORDS: [&str; 16] = [
    "gesund",
    "vorbehalt",
    "yes",
    "no",
    "hochzeit any",
    "hochzeit fehl",
    "solo_karo",
    "solo_damen",
    "bid 1",
    "pass",
    "armut",
    "throw",
    "schweine",
    "schweine 9",
    "accept",
    "refuse",
];

const ANNOUNCEMENTS: [&str; 6] = [
    "re", "kontra", "keine_90", "keine_60", "keine_30", "schwarz",
];

const PARTNERS: [(u8, &str); 4] = [
    (1, "genscher 1"),
    (2, "genscher 2"),
    (3, "genscher 3"),
    (4, "genscher 4"),
];

impl Known {
    /// The questions about the position, in the order of the lines.
    fn questions(&self) -> Vec<Asked<'_>> {
        let Some(turn) = self.turn else {
            return Vec::new();
        };
        let others = || (1..=4).filter(move |&seat| seat != turn);
        let mut asked = Vec::new();
        if self.record.plays.is_empty() {
            asked.extend(WORDS.map(|say| Asked::Word(turn, say)));
            for seat in others() {
                asked.push(Asked::Word(seat, "gesund"));
            }
            let more = self.words.iter().filter_map(|it| it.split_once(' '));
            asked.extend(more.filter_map(|(seat, say)| Some(Asked::Word(seat.parse().ok()?, say))));
        }
        let hand = self.record.hands.get(usize::from(turn).wrapping_sub(1));
        let kinds = kinds(hand.map_or("", String::as_str));
        asked.extend(kinds.into_iter().map(|card| Asked::Card(turn, card)));
        asked.extend(others().map(|seat| Asked::Card(seat, "CQ")));
        asked.extend(ANNOUNCEMENTS.map(|say| Asked::Announcement(turn, say)));
        asked.extend(others().map(|seat| Asked::Announcement(seat, "re")));
        asked.push(Asked::InPlay(turn, "schweine"));
        let partners = PARTNERS.iter().filter(|(seat, _)| *seat != turn).take(2);
        asked.extend(partners.map(|(_, say)| Asked::InPlay(turn, say)));
        asked.extend([1, 2, 3, 4].map(|seat| Asked::Claim(seat, "rest")));
        asked.push(Asked::Claim(turn, "surrender"));
        asked
    }
}

/// The kinds of card of a hand, in the order of their letters.
fn kinds(hand: &str) -> Vec<&str> {
    let mut kinds: Vec<&str> = cards(hand).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}
