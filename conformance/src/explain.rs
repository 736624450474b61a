//! A case with everything that is known of it.

use std::cell::RefCell;
use std::fmt::Write as _;

use doko_harness::{Judge as _, Question, Strictness, Vector};

use crate::road::{Embedded, Fault, Reply, Road};
use crate::{Asked, Book, Case, Method, Outcome, Profile, RoadJudge, draw};

/// A case: its cards, its question, what is expected and why, the rules, and what an
/// implementation is sent.
pub fn explain(case: &Case, book: &Book) -> String {
    let mut text = format!("{} {}  {}\n", case.label(), case.name, case.suite);
    let _ = writeln!(text, "{}\n", case.why);
    match &case.asked {
        Asked::Vector(vector) => of_vector(&mut text, vector),
        Asked::Batch(batch) => {
            text.push_str(&of_rule_set(case));
            for case in &batch.cases {
                let _ = writeln!(text, "question  {} {}", case.id, case.name);
            }
        }
        Asked::Call(call) => {
            text.push_str(&of_rule_set(case));
            let _ = writeln!(text, "expected  {}", call.expected());
        }
    }
    text.push('\n');
    for rule in &case.rules {
        let _ = writeln!(text, "{}", book.quote(rule, &case.rule_set));
    }
    let _ = writeln!(text, "source    {}", case.source);
    let heard = Overheard::new(&Embedded);
    case.asked
        .put(&heard, &Profile::default(), Strictness::Full);
    for (method, request, _) in heard.all.into_inner() {
        let request = crate::road::request_as_json(method, &request);
        let _ = writeln!(text, "\n{method} is asked\n{request}");
    }
    text
}

fn of_vector(text: &mut String, vector: &Vector) {
    match vector.question.record() {
        Some(record) => text.push_str(&draw::record(record)),
        None => text.push_str(&without_record(&vector.question)),
    }
    let _ = writeln!(text, "\n{}", draw::question(&vector.question));
    let _ = writeln!(text, "expected  {}", answer(&vector.answer));
    for allowed in &vector.also_allowed {
        let _ = writeln!(text, "or        {}", answer(allowed));
    }
    for why in vector.allowed_reason.iter().chain(&vector.first_reason) {
        let _ = writeln!(text, "          {why}");
    }
}

/// The rule set of a case, with what differs from it.
fn of_rule_set(case: &Case) -> String {
    let mut text = format!("rule set  {}\n", case.rule_set);
    for (option, value) in &case.options {
        let _ = writeln!(text, "option    {option} = {value}");
    }
    text
}

/// What an implementation replies to a case, and what came of it.
pub fn reply(case: &Case, road: &dyn Road, check: impl FnOnce(&dyn Road) -> Outcome) -> String {
    let heard = Overheard::new(road);
    let outcome = check(&heard);
    let mut text = format!("{} says of {}\n", road.name(), case.label());
    for (method, _, reply) in heard.all.into_inner() {
        let _ = match reply {
            Ok(Reply::Response(bytes)) => {
                let response = crate::road::response_as_json(method, &bytes);
                writeln!(text, "{method} responds\n{response}")
            }
            Ok(Reply::Failed(failed)) => writeln!(text, "{method} fails: {failed}"),
            Ok(Reply::Unsupported(why)) => writeln!(text, "{method} is not supported: {why}"),
            Err(fault) => writeln!(text, "{method}: {fault}"),
        };
    }
    let _ = match outcome {
        Outcome::Passed => writeln!(text, "passed"),
        Outcome::Failed(difference) => writeln!(text, "failed: {difference}"),
        Outcome::KnownToFail { reason, difference } => {
            writeln!(text, "known to fail ({reason}): {difference}")
        }
        Outcome::Mended { reason } => writeln!(text, "passed, but known to fail ({reason})"),
        Outcome::NotApplicable(reason) => writeln!(text, "not applicable: {reason}"),
    };
    text
}

/// The rules that the engine inside cites when it is asked, each once.
pub(crate) fn cited(question: &Question) -> Vec<String> {
    let heard = Overheard::new(&Embedded);
    RoadJudge::new(&heard).answer(question);
    let mut rules = Vec::new();
    for (method, _, reply) in heard.all.into_inner() {
        if let Ok(Reply::Response(bytes)) = reply {
            let json = crate::road::response_as_json(method, &bytes);
            for part in json.split("\"ruleId\":\"").skip(1) {
                let rule = part.split('"').next().unwrap_or_default().to_owned();
                if !rules.contains(&rule) {
                    rules.push(rule);
                }
            }
        }
    }
    rules
}

/// What a question without a record is about.
fn without_record(question: &Question) -> String {
    let mut text = format!("rule set  {}\n", question.rule_set());
    for (option, value) in question.options() {
        let _ = writeln!(text, "option    {option} = {value}");
    }
    if let Question::Session(session) = question {
        for (number, entry) in session.entries.iter().enumerate() {
            let entry = serde_json::to_string(entry).unwrap_or_default();
            let _ = writeln!(text, "entry {number:<3} {entry}");
        }
    }
    text
}

fn answer(answer: &doko_harness::Answer) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}

/// A call with its reply.
type Call = (Method, Vec<u8>, Result<Reply, Fault>);

/// A road that keeps what goes by.
struct Overheard<'r> {
    road: &'r dyn Road,
    all: RefCell<Vec<Call>>,
}

impl<'r> Overheard<'r> {
    fn new(road: &'r dyn Road) -> Overheard<'r> {
        Overheard {
            road,
            all: RefCell::default(),
        }
    }
}

impl Road for Overheard<'_> {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let reply = self.road.call(method, request);
        let call = (method, request.to_vec(), reply.clone());
        self.all.borrow_mut().push(call);
        reply
    }

    fn name(&self) -> String {
        self.road.name()
    }
}
