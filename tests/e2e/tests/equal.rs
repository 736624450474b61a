//! Equal questions get equal answers, to the byte: by every road, from every
//! instance, and in every language but for the texts.

mod equal {
    pub(crate) mod json;
    pub(crate) mod languages;
    pub(crate) mod questions;
    pub(crate) mod sdk;
}

use std::collections::BTreeSet;

use anyhow::{Context as _, Result, bail, ensure};
use doko_conformance::Method;
use doko_e2e::PATIENCE;
use doko_e2e::golden::{self, LEGAL};
use doko_e2e::served::{Clients, Program, Service, Wire};
use doko_proto::v1;
use doko_sdk::{
    AuditGame, CheckAnnouncement, Client, InspectGame, Language, Options, Question, Record,
    ResolveVorbehalte, ScoreGame, Seat, ValidateMove, View,
};
use equal::json::Json;
use equal::questions::{self, Asked};
use equal::{languages, sdk};
use prost::Message as _;
use prost_reflect::DescriptorPool;

/// Two servers, asked twice each, and the pure function: five times the same
/// bytes, for answers and for failures.
#[tokio::test]
async fn every_instance_gives_the_same_bytes() -> Result<()> {
    let (one, two) = (Service::start()?, Service::start()?);
    let (first, second) = (
        Wire::connect(one.url()).await?,
        Wire::connect(two.url()).await?,
    );
    let all = questions::all()?;
    ensure!(all.len() > 200, "only {} questions", all.len());
    every_method_answers(&all)?;
    let (mut answered, mut failed) = (0, 0);
    for Asked {
        method,
        request,
        here,
    } in all
    {
        for wire in [&first, &second] {
            match (wire.clone().call(method, request.clone()).await, &here) {
                (Ok(bytes), Ok(expected)) => {
                    assert!(
                        &bytes == expected,
                        "{method}: other bytes than in this process"
                    );
                    answered += 1;
                }
                (Err(status), Err(expected)) => {
                    assert_eq!(i32::from(status.code()), expected.code, "{method}");
                    assert_eq!(status.message(), expected.message, "{method}");
                    assert_eq!(status.details(), expected.encode_to_vec(), "{method}");
                    failed += 1;
                }
                (got, expected) => bail!("{method}: {got:?} in place of {expected:?}"),
            }
        }
    }
    assert!(answered > 0 && failed > 0);
    one.stop().await?;
    two.stop().await
}

/// JSON is another road to the same bytes.
#[tokio::test]
async fn json_says_the_same() -> Result<()> {
    // A question takes more room as JSON than as bytes.
    let service = Program::start_set(&["--max-message-size", "4MiB"]).await?;
    let json = Json::connect(service.url().to_owned()).await?;
    let (mut answered, mut failed) = (0, 0);
    for Asked {
        method,
        request,
        here,
    } in questions::all()?
    {
        let there = json.call(method, &request).await?;
        assert_eq!(there, here, "{method}");
        match here {
            Ok(_) => answered += 1,
            Err(_) => failed += 1,
        }
    }
    assert!(answered > 100 && failed > 0, "{answered} {failed}");
    service.stop().await?;
    Ok(())
}

/// A question is answered alike alone, in a batch and on a stream.
#[tokio::test]
async fn batch_and_stream_say_the_same_as_single_calls() -> Result<()> {
    let service = Service::start()?;
    let mut wire = Wire::connect(service.url()).await?;
    let Clients { mut rules, .. } = service.connect().await?;
    let questions = questions::of_games()?;
    ensure!(questions.len() > 200, "more than one message is sent");
    let messages: Vec<Vec<v1::Question>> = questions.chunks(100).map(<[_]>::to_vec).collect();
    let stream = messages
        .clone()
        .into_iter()
        .map(|questions| v1::EvaluateRequest { questions });
    let mut streamed = rules
        .evaluate(tokio_stream::iter(stream))
        .await?
        .into_inner();
    let mut failed = 0;
    for questions in messages {
        let request = v1::EvaluateBatchRequest {
            questions: questions.clone(),
        };
        let batch = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";
        let bytes = wire.call(batch, request.encode_to_vec()).await?;
        let on_stream = streamed.message().await?.context("the stream ended")?;
        // Both responses have the same fields.
        assert_eq!(on_stream.encode_to_vec(), bytes);

        let answers = v1::EvaluateBatchResponse::decode(bytes.as_slice())?.answers;
        assert_eq!(answers.len(), questions.len());
        for (question, answer) in questions.into_iter().zip(answers) {
            assert_eq!(answer.id, question.id);
            let Asked {
                method,
                request,
                here,
            } = questions::single(question)?;
            failed += usize::from(here.is_err());
            match (questions::answer_bytes(&answer), here) {
                (Ok(bytes), Ok(expected)) => {
                    assert_eq!(bytes, expected, "{method}");
                    assert_eq!(wire.call(method, request).await?, expected, "{method}");
                }
                (Err(status), Err(expected)) => assert_eq!(status, expected, "{method}"),
                (got, expected) => bail!("{method}: {got:?} in place of {expected:?}"),
            }
        }
    }
    assert!(failed > 10, "only {failed} questions failed");
    assert!(streamed.message().await?.is_none());
    service.stop().await
}

/// The language changes texts and nothing else.
#[tokio::test]
async fn languages_differ_in_texts_only() -> Result<()> {
    let service = Service::start()?;
    let mut wire = Wire::connect(service.url()).await?;
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET)?;
    let mut texts_seen = 0;
    let [german, english, silent] = [
        v1::Language::De,
        v1::Language::En,
        v1::Language::Unspecified,
    ]
    .map(questions::in_language);
    let german = german?;
    every_method_answers(
        german
            .iter()
            .chain(&questions::lists_of_rules(v1::Language::De)?),
    )?;
    for ((german, english), silent) in german.into_iter().zip(english?).zip(silent?) {
        let method = german.method;
        let mut read = Vec::new();
        for asked in [german, english, silent] {
            let bytes = wire.call(method, asked.request).await?;
            read.push(languages::read(&pool, method, &bytes)?);
        }
        let [(german, in_german), (english, in_english), (silent, none)] =
            <[_; 3]>::try_from(read).map_err(|_| anyhow::anyhow!("not three answers"))?;
        assert_eq!(german, english, "{method}");
        assert_eq!(german, silent, "{method}");
        assert_eq!(in_german.len(), in_english.len(), "{method}");
        assert!(none.iter().all(String::is_empty), "{method}: {none:?}");
        for (german, english) in in_german.iter().zip(&in_english) {
            assert_eq!(
                german.is_empty(),
                english.is_empty(),
                "{method}: {german} / {english}"
            );
        }
        for text in in_german.iter().chain(&in_english) {
            let gap = text.contains("  ") || text.contains(" ,") || text.starts_with(' ');
            assert!(!gap, "{method}: `{text}`");
        }
        texts_seen += in_german.iter().filter(|text| !text.is_empty()).count();
    }
    assert!(texts_seen > 100, "only {texts_seen} texts");
    service.stop().await
}

/// So it does in lists of rules. In no language they have all of them: of each what a list in
/// it has, to the byte.
#[tokio::test]
async fn lists_of_rules_differ_in_texts_only() -> Result<()> {
    use v1::Language::{De, En, Unspecified};
    let service = Service::start()?;
    let mut wire = Wire::connect(service.url()).await?;
    let [german, english, every] = [De, En, Unspecified].map(questions::lists_of_rules);
    let (mut lists, mut texts_seen) = (0, 0);
    for ((german, english), every) in german?.into_iter().zip(english?).zip(every?) {
        let mut read = Vec::new();
        for asked in [german, english, every] {
            let bytes = wire.call(asked.method, asked.request).await?;
            read.push(v1::ListRulesResponse::decode(bytes.as_slice())?);
        }
        let [mut german, mut english, every] =
            <[_; 3]>::try_from(read).map_err(|read| anyhow::anyhow!("{} answers", read.len()))?;
        assert_eq!(languages::only(De, every.clone()), german);
        assert_eq!(languages::only(En, every.clone()), english);
        let count = |list: &v1::ListRulesResponse| {
            let texts = list
                .rules
                .iter()
                .map(|it| it.texts.len() + it.templates.len());
            texts.sum::<usize>()
        };
        assert_eq!(count(&every), count(&german) + count(&english));

        let (in_german, in_english) = (
            languages::take_rules(&mut german),
            languages::take_rules(&mut english),
        );
        assert_eq!(german, english);
        for (texts, language) in [(&in_german, De), (&in_english, En)] {
            let is_in_it =
                |(of, text): &(v1::Language, String)| *of == language && !text.is_empty();
            assert!(texts.iter().all(is_in_it), "{language:?}");
        }
        lists += 1;
        texts_seen += in_german.len();
    }
    ensure!(
        lists > 5 && texts_seen > 1000,
        "{texts_seen} texts in {lists} lists"
    );
    service.stop().await
}

/// The SDK gives the bytes of the server, for every method and for failures, too, whether it
/// answers in its process or asks that server.
#[tokio::test]
async fn the_embedded_client_gives_the_same_bytes() -> Result<()> {
    let service = Service::start()?;
    let mut wire = Wire::connect(service.url()).await?;
    let served = Client::builder().endpoint(service.url()).deadline(PATIENCE);
    let (served, embedded) = (served.connect().await?, Client::embedded());
    let (mut answered, mut failed) = (BTreeSet::new(), BTreeSet::new());
    let requests = sdk::requests()?;
    ensure!(requests.len() > 1000, "only {} requests", requests.len());
    for (method, request) in requests {
        let there = sdk::call(&served, method, &request).await?;
        let here = sdk::call(&embedded, method, &request).await?;
        match (wire.call(method.path(), request).await, there, here) {
            (Ok(bytes), Ok(there), Ok(here)) => {
                assert!(here == bytes, "{method}: other bytes in this process");
                assert!(there == bytes, "{method}: other bytes by the SDK");
                answered.insert(method);
            }
            (Err(status), Err(there), Err(here)) => {
                assert!(here.is_unreadable(), "{method}: {here:?}");
                assert_eq!(here.to_string(), status.message(), "{method}");
                // Every field that cannot be read, and why.
                assert_eq!(format!("{here:?}"), format!("{there:?}"), "{method}");
                failed.insert(method);
            }
            (wire, there, here) => bail!("{method}: {wire:?}, {there:?} and {here:?}"),
        }
    }
    assert_eq!(answered, Method::ALL.into());
    // Of a batch each question fails alone.
    failed.insert(Method::EvaluateBatch);
    assert_eq!(failed, Method::ALL.into());
    service.stop().await
}

/// The SDK reads the same whether it asks a server or answers in its process.
#[tokio::test]
async fn the_embedded_client_says_the_same() -> Result<()> {
    let service = Service::start()?;
    let options = Options::new().language(Language::De).view(View::Everything);
    let served = Client::builder()
        .endpoint(service.url())
        .deadline(PATIENCE)
        .options(options.clone());
    let served = served.connect().await?;
    let embedded = Client::embedded_with(options);
    for game in LEGAL {
        let record = Record::from_json(&golden::text(&format!("{game}.json"))?)?;
        let mut questions: Vec<Question> = vec![
            ResolveVorbehalte::new(&record, View::Everything).into(),
            ScoreGame::new(&record).into(),
            AuditGame::new(&record, View::Everything).into(),
            ScoreGame::new(&record.before_play(47)).into(),
            AuditGame::new(&Record::new("skat"), View::Everything).into(),
        ];
        for (index, play) in record.plays.iter().enumerate().step_by(5) {
            let before = record.before_play(index);
            questions.push(InspectGame::new(&before, View::Everything).into());
            questions.push(ValidateMove::new(&before, None, play.card).into());
            questions.push(ValidateMove::new(&before, Seat::S3, "CQ".parse()?).into());
            questions.push(CheckAnnouncement::windows(&before, None, View::Everything).into());
        }
        let there = served.evaluate_batch(questions.clone()).await;
        let here = embedded.evaluate_batch(questions).await;
        assert_eq!(there.len(), here.len());
        for (there, here) in there.into_iter().zip(here) {
            match (there, here) {
                (Ok(there), Ok(here)) => assert_eq!(there, here, "{game}"),
                (Err(there), Err(here)) => {
                    assert_eq!(there.unreadable_reason(), here.unreadable_reason());
                    assert_eq!(there.to_string(), here.to_string(), "{game}");
                }
                (there, here) => bail!("{game}: {there:?} and {here:?}"),
            }
        }
    }
    service.stop().await
}

/// Whether every method that takes one request answers some of these; the only other one
/// takes a stream of them.
fn every_method_answers<'a>(all: impl IntoIterator<Item = &'a Asked>) -> Result<()> {
    let answered = all.into_iter().filter(|it| it.here.is_ok());
    let answered: BTreeSet<&str> = answered.map(|it| it.method).collect();
    let pool = DescriptorPool::decode(doko_proto::FILE_DESCRIPTOR_SET)?;
    let methods = pool.services().flat_map(|service| {
        let methods: Vec<_> = service.methods().collect();
        methods
    });
    for method in methods.filter(|it| !it.is_client_streaming()) {
        let service = method.parent_service().full_name();
        let path = format!("/{service}/{}", method.name());
        ensure!(answered.contains(path.as_str()), "{path} answers nothing");
    }
    Ok(())
}
