//! Questions of every kind about the golden games, as bytes.

use anyhow::{Context as _, Result};
use doko_e2e::golden::{self, KREUZ_SOLO_PFLICHTSOLO, LEGAL, NORMALSPIEL};
use doko_e2e::{RecordExt as _, name};
use doko_proto::{google_rpc, v1};
use prost::Message;

mod around;
mod book;

pub(crate) use book::lists_of_rules;

/// A question, and its answer in this process.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// The path of its method.
    pub(crate) method: &'static str,
    /// The bytes of the request.
    pub(crate) request: Vec<u8>,
    /// The bytes of the answer, or the status.
    pub(crate) here: Result<Vec<u8>, google_rpc::Status>,
}

impl Asked {
    fn new<Q>(method: &'static str, request: Q) -> Asked
    where
        Q: Message + doko_wire::Question,
        Q::Response: Message,
    {
        Asked {
            method,
            request: request.encode_to_vec(),
            here: match doko_wire::answer(request) {
                Ok(response) => Ok(response.encode_to_vec()),
                Err(failure) => Err(failure.to_status()),
            },
        }
    }
}

/// Everything: games in both languages and in none, unreadable ones, and the
/// book.
pub(crate) fn all() -> Result<Vec<Asked>> {
    let mut all: Vec<Asked> = of_games()?.into_iter().map(single).collect::<Result<_>>()?;
    for language in [
        v1::Language::De,
        v1::Language::En,
        v1::Language::Unspecified,
    ] {
        all.extend(book::all(language));
        all.extend(around::all(language)?);
    }
    all.push(batch(of_games()?.into_iter().take(200).collect()));
    let unknown = v1::GetRuleSetRequest {
        rule_set: Some(book::named("skat")),
        ..Default::default()
    };
    all.push(Asked::new(
        "/doppelkopf.rules.v1.RuleSetService/GetRuleSet",
        unknown,
    ));
    Ok(all)
}

/// All that can be answered, in this language, and a batch in which some fails. A list of
/// rules is not among it: in no language it has all of them.
pub(crate) fn in_language(language: v1::Language) -> Result<Vec<Asked>> {
    let games = about_games(language)?;
    let questions = games.iter().step_by(3).take(200).cloned().collect();
    let mut asked: Vec<Asked> = games.into_iter().map(single).collect::<Result<_>>()?;
    asked.retain(|it| it.here.is_ok());
    asked.push(batch(questions));
    let book = book::all(language).into_iter();
    asked.extend(book.filter(|it| !it.method.ends_with("ListRules")));
    asked.extend(around::all(language)?);
    Ok(asked)
}

/// About every golden game, as questions of a batch: in both languages and in
/// none, each with an id of its own. Some fail, one after the other alike.
pub(crate) fn of_games() -> Result<Vec<v1::Question>> {
    let mut questions = Vec::new();
    for language in [
        v1::Language::De,
        v1::Language::En,
        v1::Language::Unspecified,
    ] {
        questions.extend(about_games(language)?);
    }
    for mut rules in own_rules()? {
        rules.expected_options_hash = "0".repeat(64);
        let mut record = golden::record(NORMALSPIEL)?;
        record.rule_set = Some(rules);
        let failing = about(&record, v1::Language::En)?;
        questions.extend(failing.iter().take(2).cloned());
        questions.extend(failing);
    }
    for (number, question) in questions.iter_mut().enumerate() {
        question.id = format!("question {number}");
    }
    Ok(questions)
}

/// A question of a batch, asked alone.
pub(crate) fn single(question: v1::Question) -> Result<Asked> {
    use v1::question::Question as Q;
    Ok(match question.question.context("an empty question")? {
        Q::ResolveVorbehalte(it) => {
            Asked::new("/doppelkopf.rules.v1.RulesService/ResolveVorbehalte", it)
        }
        Q::ValidateMove(it) => Asked::new("/doppelkopf.rules.v1.RulesService/ValidateMove", it),
        Q::CheckWord(it) => Asked::new("/doppelkopf.rules.v1.RulesService/CheckWord", it),
        Q::CheckAnnouncement(it) => {
            Asked::new("/doppelkopf.rules.v1.RulesService/CheckAnnouncement", it)
        }
        Q::ScoreGame(it) => Asked::new("/doppelkopf.rules.v1.RulesService/ScoreGame", it),
        Q::InspectGame(it) => Asked::new("/doppelkopf.rules.v1.RulesService/InspectGame", it),
        Q::AuditGame(it) => Asked::new("/doppelkopf.rules.v1.RulesService/AuditGame", it),
        Q::CheckClaim(it) => Asked::new("/doppelkopf.rules.v1.RulesService/CheckClaim", it),
        Q::AssessOffence(it) => Asked::new("/doppelkopf.rules.v1.RulesService/AssessOffence", it),
        Q::ScoreSession(it) => Asked::new("/doppelkopf.rules.v1.TableService/ScoreSession", it),
    })
}

fn batch(questions: Vec<v1::Question>) -> Asked {
    let path = "/doppelkopf.rules.v1.RulesService/EvaluateBatch";
    Asked::new(path, v1::EvaluateBatchRequest { questions })
}

/// The bytes of the response inside an answer of a batch, or the status.
pub(crate) fn answer_bytes(answer: &v1::Answer) -> Result<Vec<u8>, google_rpc::Status> {
    use v1::answer::Answer as A;
    match &answer.answer {
        Some(A::ResolveVorbehalte(it)) => Ok(it.encode_to_vec()),
        Some(A::ValidateMove(it)) => Ok(it.encode_to_vec()),
        Some(A::CheckWord(it)) => Ok(it.encode_to_vec()),
        Some(A::CheckAnnouncement(it)) => Ok(it.encode_to_vec()),
        Some(A::ScoreGame(it)) => Ok(it.encode_to_vec()),
        Some(A::InspectGame(it)) => Ok(it.encode_to_vec()),
        Some(A::AuditGame(it)) => Ok(it.encode_to_vec()),
        Some(A::CheckClaim(it)) => Ok(it.encode_to_vec()),
        Some(A::AssessOffence(it)) => Ok(it.encode_to_vec()),
        Some(A::ScoreSession(it)) => Ok(it.encode_to_vec()),
        Some(A::Error(status)) => Err(status.clone()),
        None => Err(google_rpc::Status::default()),
    }
}

fn about_games(language: v1::Language) -> Result<Vec<v1::Question>> {
    let mut questions = Vec::new();
    for game in LEGAL.into_iter().chain([KREUZ_SOLO_PFLICHTSOLO]) {
        questions.extend(about(&golden::record(game)?, language)?);
    }
    for rules in own_rules()? {
        let mut record = golden::record(NORMALSPIEL)?;
        record.rule_set = Some(rules);
        questions.extend(about(&record, language)?);
    }
    Ok(questions)
}

/// Rules of the caller's own by which the Normalspiel is legal, too: a published
/// rule set with overrides, every option of it, and one that contradicts itself.
fn own_rules() -> Result<Vec<v1::RuleSetRef>> {
    use v1::rule_set_ref::Source;
    let mut house = v1::RuleSet {
        pflichtsolo: Some(0),
        score_sonder: Some(v1::SpecialPointList::default()),
        ..Default::default()
    };
    house.set_dulle_tie(v1::DulleTie::SecondExceptLast);
    let named = |overrides: v1::RuleSet| v1::RuleSetRef {
        source: Some(Source::Name("ddv-tsr".to_owned())),
        overrides: Some(Box::new(overrides)),
        ..Default::default()
    };
    let checked = doko_wire::answer(v1::CheckRuleSetRequest {
        rule_set: Some(named(house.clone())),
        ..Default::default()
    })?;
    let hash = checked.answered_by.context("no stamp")?.options_hash;
    let custom = checked.rule_set.context("no rule set")?;
    let contradictory = v1::RuleSet {
        list_games_fixed: Some(3),
        list_games: v1::ListLength::Fixed.into(),
        ..Default::default()
    };
    Ok(vec![
        v1::RuleSetRef {
            expected_options_hash: hash.clone(),
            ..named(house)
        },
        v1::RuleSetRef {
            source: Some(Source::Custom(Box::new(custom))),
            expected_options_hash: hash,
            ..Default::default()
        },
        named(contradictory),
    ])
}

/// About one game: as it is, cut short, broken, and unreadable.
fn about(record: &v1::GameRecord, language: v1::Language) -> Result<Vec<v1::Question>> {
    use v1::question::Question as Q;
    let language = language.into();
    let include = vec![
        v1::Include::LegalCards.into(),
        v1::Include::Position.into(),
        v1::Include::Effects.into(),
        v1::Include::AnnouncementWindows.into(),
    ];
    let mut revoke = record.clone();
    revoke.plays.swap(6, 45);
    let mut unreadable = record.clone();
    unreadable.plays.push(99);
    let mut foreign = record.clone();
    foreign.hand_2.clear();
    let cut = [0, 1, 7, 20, 47].map(|index| record.clone().before_card(index));
    let open = record.clone().before_word(1);
    let records = [record.clone(), revoke, unreadable, foreign, open]
        .into_iter()
        .chain(cut);
    let mut questions = Vec::new();
    for record in records {
        let source = Some(v1::score_game_request::Source::Record(record.clone()));
        let record = || Some(record.clone());
        for card in ["CQ", "S9"] {
            questions.push(Q::ValidateMove(v1::ValidateMoveRequest {
                view: v1::View::Everything.into(),
                record: record(),
                card: name::card(card)?,
                include: include.clone(),
                language,
                ..Default::default()
            }));
        }
        for announcement in ["re", "keine_90"] {
            questions.push(Q::CheckAnnouncement(v1::CheckAnnouncementRequest {
                view: v1::View::Everything.into(),
                record: record(),
                seat: 3,
                announcement: name::announcement(announcement)?,
                include: include.clone(),
                language,
                ..Default::default()
            }));
        }
        questions.extend([
            Q::CheckWord(v1::CheckWordRequest {
                view: v1::View::Everything.into(),
                record: record(),
                seat: 2,
                word: Some(v1::check_word_request::Word::Said(
                    v1::SaidWord::Vorbehalt.into(),
                )),
                language,
                ..Default::default()
            }),
            Q::ResolveVorbehalte(v1::ResolveVorbehalteRequest {
                view: v1::View::Everything.into(),
                record: record(),
                language,
                ..v1::ResolveVorbehalteRequest::default()
            }),
            Q::ScoreGame(v1::ScoreGameRequest {
                view: v1::View::Everything.into(),
                source,
                language,
                ..Default::default()
            }),
            Q::InspectGame(v1::InspectGameRequest {
                view: v1::View::Everything.into(),
                record: record(),
                language,
                ..Default::default()
            }),
            Q::AuditGame(v1::AuditGameRequest {
                view: v1::View::Everything.into(),
                record: record(),
                language,
                ..v1::AuditGameRequest::default()
            }),
        ]);
    }
    // Near the end of a game little has to be searched.
    let late = || Some(record.clone().before_card(44));
    questions.extend([
        Q::CheckClaim(v1::CheckClaimRequest {
            view: v1::View::Everything.into(),
            record: late(),
            seat: 1,
            kind: v1::ClaimKind::Rest.into(),
            language,
            ..Default::default()
        }),
        Q::AssessOffence(v1::AssessOffenceRequest {
            view: v1::View::Everything.into(),
            record: late(),
            offence: Some(v1::Offence {
                offender: 2,
                kind: v1::OffenceKind::Other.into(),
                class_of_effect: v1::OffenceClass::Grave.into(),
                harms_soloist: v1::HarmsSoloist::Yes.into(),
                cards_played: Some(0),
                ..v1::Offence::default()
            }),
            complaint: Some(v1::Complaint {
                seat: 1,
                cards_played: Some(44),
            }),
            language,
            ..v1::AssessOffenceRequest::default()
        }),
    ]);
    let question = |it| v1::Question {
        id: String::new(),
        question: Some(it),
    };
    Ok(questions.into_iter().map(question).collect())
}
