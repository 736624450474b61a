//! Vectors and the files they stand in.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;

use crate::{Answer, Question, Strictness};

/// The vectors of one file.
#[derive(Clone, Debug, PartialEq)]
pub struct Suite {
    /// The file, relative to the directory that was loaded, with `/`.
    pub path: String,
    /// What the file is about, in one sentence.
    pub about: String,
    /// The vectors in the order of the file. One that holds for several rule
    /// sets stands here once for each of them.
    pub vectors: Vec<Vector>,
}

/// A question and the answer that the rules give.
#[derive(Clone, Debug, PartialEq)]
pub struct Vector {
    /// The worked case, with a letter where it takes several vectors:
    /// `C-01`, `H-09/a`.
    pub id: String,
    /// What is shown, as a short slug.
    pub name: String,
    /// Why the answer is what it is, in one sentence.
    pub why: String,
    /// The rules and source paragraphs behind the answer.
    pub source: String,
    /// The ids of the rules that the vector holds to.
    pub rules: Vec<String>,
    /// Why only the primary reason is compared, and not the whole list, if so.
    pub first_reason: Option<String>,
    /// The question, with its rule set filled in.
    pub question: Question,
    /// What the rules answer.
    pub answer: Answer,
    /// Other answers that may be given, where the rules leave it open.
    pub also_allowed: Vec<Answer>,
    /// Why they may, if there are any.
    pub allowed_reason: Option<String>,
}

impl Vector {
    /// The case id without the letter.
    pub fn case(&self) -> &str {
        self.id.split_once('/').map_or(&self.id, |(case, _)| case)
    }

    /// Whether all reasons are compared.
    pub const fn compares_all(&self) -> bool {
        self.first_reason.is_none()
    }

    /// Whether anything of each answer that is allowed is compared. One that has nothing to
    /// compare would let every answer pass.
    pub fn is_compared_at(&self, strictness: Strictness) -> bool {
        let mut allowed = [&self.answer].into_iter().chain(&self.also_allowed);
        allowed.all(|it| strictness.compares(it))
    }

    /// The id with the rule set, unique over all vectors.
    pub fn label(&self) -> String {
        format!("{} ({})", self.id, self.question.rule_set())
    }
}

/// Why vectors could not be loaded.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LoadError {
    /// The file or directory.
    pub path: PathBuf,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.message)
    }
}

impl std::error::Error for LoadError {}

/// Where the vectors of this project are.
pub fn vectors_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../vectors")
}

/// Loads all files `<topic>/<name>.json` below `dir`, in the order of their
/// paths. A folder with a schema of its own holds something else than vectors.
///
/// # Errors
///
/// When a file cannot be read, has an unknown field, or has an answer that does
/// not belong to its question.
pub fn load(dir: &Path) -> Result<Vec<Suite>, LoadError> {
    let mut suites = Vec::new();
    let is_topic = |path: &PathBuf| path.is_dir() && !path.join("schema.json").exists();
    for topic in entries(dir)?.into_iter().filter(is_topic) {
        for file in entries(&topic)? {
            if is_json(&file) {
                suites.push(load_file(dir, &file)?);
            }
        }
    }
    Ok(suites)
}

/// The files with the ending of vectors that [`load`] does not read, because of where they
/// lie: not in a folder by their topic, or too deep in one.
///
/// # Errors
///
/// When a directory cannot be read.
pub fn unread(dir: &Path) -> Result<Vec<PathBuf>, LoadError> {
    let mut unread = Vec::new();
    for path in entries(dir)? {
        if path.is_dir() {
            if !path.join("schema.json").exists() {
                for deeper in entries(&path)?.into_iter().filter(|it| it.is_dir()) {
                    files_below(&deeper, &mut unread)?;
                }
            }
        } else if is_json(&path)
            && !path
                .file_name()
                .is_some_and(|it| BESIDE.iter().any(|name| it == *name))
        {
            unread.push(path);
        }
    }
    Ok(unread)
}

/// What lies beside the topics and is about all of them.
const BESIDE: [&str; 3] = ["manifest.json", "options.json", "schema.json"];

fn files_below(dir: &Path, found: &mut Vec<PathBuf>) -> Result<(), LoadError> {
    for path in entries(dir)? {
        if path.is_dir() {
            files_below(&path, found)?;
        } else if is_json(&path) {
            found.push(path);
        }
    }
    Ok(())
}

fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "json")
}

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct WrittenSuite {
    about: String,
    vectors: Vec<Written>,
}

/// A vector as it is written: its answer gets a type from its question.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Written {
    id: String,
    name: String,
    why: String,
    source: String,
    rules: Vec<String>,
    #[serde(default)]
    rule_sets: Vec<String>,
    #[serde(default)]
    first_reason: Option<String>,
    question: Question,
    answer: Value,
    #[serde(default)]
    also_allowed: Vec<Value>,
    #[serde(default)]
    allowed_reason: Option<String>,
}

impl Written {
    /// One vector for each rule set it holds for.
    fn expand(self) -> Result<Vec<Vector>, String> {
        let own = self.question.rule_set().to_owned();
        let rule_sets = match (own.is_empty(), self.rule_sets.is_empty()) {
            (false, true) => vec![own],
            (true, false) => self.rule_sets,
            (true, true) => return Err("no rule set is named".to_owned()),
            (false, false) => return Err("the rule set is named twice".to_owned()),
        };
        let answer = Answer::read(&self.question, self.answer)?;
        let also_allowed = self
            .also_allowed
            .into_iter()
            .map(|value| Answer::read(&self.question, value))
            .collect::<Result<Vec<_>, _>>()?;
        if also_allowed.is_empty() != self.allowed_reason.is_none() {
            return Err("`alsoAllowed` and `allowedReason` stand together".to_owned());
        }
        let vectors = rule_sets.iter().map(|rule_set| Vector {
            id: self.id.clone(),
            name: self.name.clone(),
            why: self.why.clone(),
            source: self.source.clone(),
            rules: self.rules.clone(),
            first_reason: self.first_reason.clone(),
            question: self.question.clone().under(rule_set),
            answer: answer.clone(),
            also_allowed: also_allowed.clone(),
            allowed_reason: self.allowed_reason.clone(),
        });
        Ok(vectors.collect())
    }
}

impl Suite {
    /// Reads the text of one file, which stands at `path` below its directory.
    ///
    /// # Errors
    ///
    /// As for [`load`].
    pub fn read(path: &str, text: &str) -> Result<Suite, LoadError> {
        let fault = |message: String| LoadError {
            path: path.into(),
            message,
        };
        let written: WrittenSuite =
            serde_json::from_str(text).map_err(|error| fault(error.to_string()))?;
        let mut vectors = Vec::new();
        for vector in written.vectors {
            let id = vector.id.clone();
            vectors.extend(
                vector
                    .expand()
                    .map_err(|message| fault(format!("{id}: {message}")))?,
            );
        }
        Ok(Suite {
            path: path.to_owned(),
            about: written.about,
            vectors,
        })
    }
}

/// Reads one file.
fn load_file(dir: &Path, file: &Path) -> Result<Suite, LoadError> {
    let text = fs::read_to_string(file).map_err(|error| LoadError {
        path: file.to_owned(),
        message: error.to_string(),
    })?;
    let relative = file.strip_prefix(dir).unwrap_or(file);
    let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
    Suite::read(&parts.join("/"), &text)
}

/// What lies in a directory, sorted.
fn entries(dir: &Path) -> Result<Vec<PathBuf>, LoadError> {
    let fault = |error: std::io::Error| LoadError {
        path: dir.to_owned(),
        message: error.to_string(),
    };
    let mut paths = fs::read_dir(dir)
        .map_err(fault)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(fault)?;
    paths.sort();
    Ok(paths)
}
