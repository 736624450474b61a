//! What is asked, and what must be answered.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use anyhow::{Context as _, Result, ensure};
use doko_conformance::road::{Embedded, Fault, Reply, Road};
use doko_conformance::{Method, RoadJudge};
use doko_harness::{Vector, load, run, vectors_dir};
use doko_proto::v1;
use prost::Message as _;
use prost_reflect::{DescriptorPool, DynamicMessage, Value};

/// How many questions are in one batch and in one message of a stream.
const TOGETHER: usize = 20;

/// A request and the reply that the engine in this process gives.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) method: Method,
    pub(crate) request: Vec<u8>,
    pub(crate) reply: Reply,
}

/// Everything that is asked.
#[derive(Debug)]
pub(crate) struct Questions {
    /// Each request that the vectors make, to each method, once.
    pub(crate) single: Vec<Question>,
    /// The same questions about games, many in one message.
    pub(crate) batches: Vec<Batch>,
}

/// Many questions in one message, which a stream and `EvaluateBatch` take alike.
#[derive(Clone, Debug)]
pub(crate) struct Batch {
    pub(crate) questions: Vec<v1::Question>,
    /// The message that answers it, in the binary format.
    pub(crate) answers: Vec<u8>,
}

impl Questions {
    /// Asks the engine in this process whatever one in `every` vectors asks.
    pub(crate) fn collect(every: usize) -> Result<Questions> {
        let asked = Noted::default();
        let number = Cell::new(0_usize);
        let chosen = |_: &Vector| {
            let before = number.replace(number.get() + 1);
            before.is_multiple_of(every)
        };
        run(&RoadJudge::new(&asked), &load(&vectors_dir())?, chosen);
        let mut single = asked.into_questions();
        single.extend(about_the_book()?);
        let batches = batches(&single)?;
        Ok(Questions { single, batches })
    }
}

/// A road to the engine in this process that keeps what was asked and replied.
#[derive(Debug, Default)]
struct Noted(RefCell<BTreeMap<(Method, Vec<u8>), Reply>>);

impl Noted {
    fn into_questions(self) -> Vec<Question> {
        let question = |((method, request), reply)| Question {
            method,
            request,
            reply,
        };
        self.0.into_inner().into_iter().map(question).collect()
    }
}

impl Road for Noted {
    fn call(&self, method: Method, request: &[u8]) -> Result<Reply, Fault> {
        let reply = Embedded.call(method, request)?;
        let key = (method, request.to_vec());
        self.0.borrow_mut().insert(key, reply.clone());
        Ok(reply)
    }

    fn name(&self) -> String {
        Embedded.name()
    }
}

/// The long answers, which no vector asks for.
fn about_the_book() -> Result<Vec<Question>> {
    [Method::ListRules, Method::ListRuleSets]
        .into_iter()
        .map(|method| {
            let reply = Embedded.call(method, &[])?;
            Ok(Question {
                method,
                request: Vec::new(),
                reply,
            })
        })
        .collect()
}

fn batches(single: &[Question]) -> Result<Vec<Batch>> {
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET)?;
    let name = "doppelkopf.rules.v1.Question";
    let form = pool.get_message_by_name(name).context(name)?;
    let mut questions = Vec::new();
    for Question {
        method, request, ..
    } in single
    {
        let Some(field) = form.get_field_by_name(&snake(method.name())) else {
            continue;
        };
        let kind = field.kind();
        let asked = kind.as_message().context("a question is a message")?;
        let mut question = DynamicMessage::new(form.clone());
        let asked = DynamicMessage::decode(asked.clone(), request.as_slice())?;
        question.set_field(&field, Value::Message(asked));
        let mut question = question.transcode_to::<v1::Question>()?;
        question.id = questions.len().to_string();
        questions.push(question);
    }
    ensure!(!questions.is_empty(), "no question can stand in a batch");
    questions.chunks(TOGETHER).map(batch).collect()
}

fn batch(questions: &[v1::Question]) -> Result<Batch> {
    let request = v1::EvaluateBatchRequest {
        questions: questions.to_vec(),
    };
    let reply = Embedded.call(Method::EvaluateBatch, &request.encode_to_vec())?;
    match reply {
        Reply::Response(answers) => Ok(Batch {
            questions: request.questions,
            answers,
        }),
        Reply::Failed(failed) => anyhow::bail!("a batch fails: {failed:?}"),
        Reply::Unsupported(why) => anyhow::bail!("a batch is not supported: {why}"),
    }
}

/// `ValidateMove` as a field is named: `validate_move`.
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}
