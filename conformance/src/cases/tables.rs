//! Cases of methods that no question of a vector is about, made of tables that are written
//! down elsewhere: deals and fair draws, the hashes of rule sets, and what vectors say of rules.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, Result, bail};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use doko_harness::{Answer, Item, Options, Suite, Vector};
use doko_proto::v1;
use serde::Deserialize;
use serde_json::{Value, json};
use tonic::Code;

use crate::call::{Call, Expected};
use crate::case::{Asked, Case};
use crate::{Level, name, rule_set};

static DEALS: &str = include_str!("../../tables/deals.json");
static DRAWS: &str = include_str!("../../tables/draws.json");

/// The page that has name, edition and hash of each published rule set.
static HASHES: &str = include_str!("../../tables/OPTIONS_HASH.md");

/// The seeds of `deals.json`.
#[derive(Deserialize)]
struct Deals {
    algorithm: String,
    deals: Vec<Seeded>,
}

/// The draws of `draws.json`.
#[derive(Deserialize)]
struct Draws {
    algorithm: String,
    draws: Vec<Drawn>,
    checks: Vec<Drawn>,
}

/// A deal from a seed.
#[derive(Deserialize)]
struct Seeded {
    name: String,
    why: String,
    seed: String,
    #[serde(flatten)]
    dealt: Dealt,
}

/// A fair draw, with its hands or with hands that are said to be its own.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Drawn {
    name: String,
    why: String,
    secret: String,
    commitment: String,
    contributions: Vec<String>,
    contribution_commitments: Vec<String>,
    #[serde(default)]
    seed: String,
    #[serde(flatten)]
    dealt: Dealt,
    #[serde(default)]
    findings: Vec<String>,
}

#[derive(Deserialize)]
struct Dealt {
    nines: String,
    packets: Vec<u8>,
    hands: [String; 4],
}

/// Deals from seeds and from draws, and draws that are checked.
pub(super) fn deals() -> Result<Vec<Case>> {
    let deals: Deals = serde_json::from_str(DEALS)?;
    let draws: Draws = serde_json::from_str(DRAWS)?;
    let mut cases = Vec::new();
    for it in &deals.deals {
        let seed = v1::deal_cards_request::Randomness::Seed(bytes(&it.seed)?);
        let expected = Expected::Fields(it.dealt.fields(&deals.algorithm, &it.seed)?);
        let request = it.dealt.request(seed)?;
        cases.push(
            it.dealt
                .case("seed", &it.name, &it.why, Call::new(&request, expected))?,
        );
    }
    for it in draws.draws.iter().chain(&draws.checks) {
        let draw = it.draw()?;
        let verified = Call::new(&it.verify(draw.clone())?, it.found(&draws.algorithm)?);
        cases.push(it.dealt.case("check", &it.name, &it.why, verified)?);
        let request = it
            .dealt
            .request(v1::deal_cards_request::Randomness::Draw(draw))?;
        let expected = match it.broken() {
            Some(path) => Expected::Failure(Code::InvalidArgument, path),
            None if it.seed.is_empty() => continue,
            None => Expected::Fields(it.dealt.fields(&draws.algorithm, &it.seed)?),
        };
        cases.push(
            it.dealt
                .case("draw", &it.name, &it.why, Call::new(&request, expected))?,
        );
    }
    Ok(cases)
}

impl Dealt {
    /// The rule set that deals in these packets, with what differs from it.
    fn rules(&self) -> (&'static str, Options) {
        match (self.nines.as_str(), self.packets.as_slice()) {
            ("off", [3, 4, 3]) => ("vln", Options::new()),
            (_, [4, 4, 4]) => ("palast", Options::new()),
            (_, [3, 3, 3, 3]) => ("ddv-tsr", Options::new()),
            (_, packets) => {
                let packets: Vec<String> = packets.iter().map(ToString::to_string).collect();
                let packets = ("deal.packets".to_owned(), packets.join(","));
                ("ddv-tsr", Options::from([packets]))
            }
        }
    }

    fn rule_set(&self) -> Result<Option<v1::RuleSetRef>> {
        let (name, options) = self.rules();
        rule_set(name, &options).map(Some)
    }

    fn request(&self, seed: v1::deal_cards_request::Randomness) -> Result<v1::DealCardsRequest> {
        Ok(v1::DealCardsRequest {
            rule_set: self.rule_set()?,
            randomness: Some(seed),
            ..Default::default()
        })
    }

    /// The hands as they are dealt, and the seed behind them.
    fn fields(&self, algorithm: &str, seed: &str) -> Result<Value> {
        let mut fields = json!({ "algorithm": algorithm, "seed": base64(&bytes(seed)?) });
        for (number, hand) in (1..).zip(&self.hands) {
            let cards = doko_harness::cards(hand).map(|card| format!("CARD_{card}"));
            if let Some(fields) = fields.as_object_mut() {
                fields.insert(format!("hand_{number}"), cards.collect());
            }
        }
        Ok(fields)
    }

    fn case(&self, kind: &str, name: &str, why: &str, call: Call) -> Result<Case> {
        let (rule_set, options) = self.rules();
        Ok(Case {
            suite: "deals".to_owned(),
            id: format!("{kind}/{name}"),
            name: name.to_owned(),
            why: why.to_owned(),
            source: "docs/DEALS.md".to_owned(),
            rules: vec!["CARD-6".to_owned()],
            rule_set: rule_set.to_owned(),
            options,
            level: Level::Deals,
            asked: Asked::Call(call),
        })
    }
}

impl Drawn {
    fn draw(&self) -> Result<v1::FairDraw> {
        let all = |texts: &[String]| texts.iter().map(|it| bytes(it)).collect::<Result<Vec<_>>>();
        Ok(v1::FairDraw {
            commitment: bytes(&self.commitment)?,
            contributions: all(&self.contributions)?,
            reveal: bytes(&self.secret)?,
            contribution_commitments: all(&self.contribution_commitments)?,
        })
    }

    fn verify(&self, draw: v1::FairDraw) -> Result<v1::VerifyDealRequest> {
        let [hand_1, hand_2, hand_3, hand_4] = &self.dealt.hands;
        Ok(v1::VerifyDealRequest {
            rule_set: self.dealt.rule_set()?,
            draw: Some(draw),
            algorithm: String::new(),
            hand_1: name::cards(hand_1)?,
            hand_2: name::cards(hand_2)?,
            hand_3: name::cards(hand_3)?,
            hand_4: name::cards(hand_4)?,
        })
    }

    /// The field of a promise that was not kept.
    fn broken(&self) -> Option<&'static str> {
        self.findings.iter().find_map(|it| match it.as_str() {
            "commitment" => Some("draw.commitment"),
            "contribution 0" => Some("draw.contribution_commitments[0]"),
            _ => None,
        })
    }

    /// What a check of the draw finds.
    fn found(&self, algorithm: &str) -> Result<Expected> {
        let (mut findings, mut broken, mut seats) = (Vec::new(), Vec::new(), Vec::new());
        for finding in &self.findings {
            let word = match finding.split_once(' ') {
                None if finding == "commitment" => "COMMITMENT_BROKEN",
                Some(("contribution", index)) => {
                    broken.push(json!(index.parse::<u32>()?));
                    "CONTRIBUTION_BROKEN"
                }
                Some(("seat", seat)) => {
                    seats.push(json!(format!("SEAT_{seat}")));
                    "HANDS_DIFFER"
                }
                None | Some(_) => bail!("`{finding}` is no finding"),
            };
            let word = json!(format!("DEAL_FINDING_{word}"));
            if !findings.contains(&word) {
                findings.push(word);
            }
        }
        if findings.is_empty() {
            findings.push(json!("DEAL_FINDING_MATCHES"));
        }
        Ok(Expected::Fields(json!({
            "algorithm": algorithm,
            "findings": findings,
            "brokenContributions": broken,
            "differingHands": seats,
        })))
    }
}

/// Each published rule set with its edition and the hash of its options.
pub(super) fn rule_sets(suites: &[Suite]) -> Result<Vec<Case>> {
    let asked: BTreeSet<&str> = vectors(suites).map(|it| it.question.rule_set()).collect();
    let cases = asked.into_iter().map(|name| {
        let line = HASHES
            .lines()
            .find(|it| it.starts_with(&format!("`{name}`, edition ")));
        let parts: Vec<&str> = line
            .map(|it| it.split(['`', ' ', ':', ',']).collect())
            .unwrap_or_default();
        let parts: Vec<&str> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        let [_, _, edition, hash] = parts.as_slice() else {
            bail!("no hash of `{name}` on the page");
        };
        let editions = json!({ "contains": [{ "edition": edition, "optionsHash": hash }] });
        let listed = json!({ "contains": [{ "name": name, "editions": editions }] });
        let request = v1::ListRuleSetsRequest::default();
        let call = Call::new(&request, Expected::Fields(json!({ "ruleSets": listed })));
        Ok(of_the_book(
            "rule-set",
            "published-with-its-hash",
            name,
            call,
        ))
    });
    cases.collect()
}

/// What vectors show of rules: that there are those which they cite, and that a rule set has
/// those that give its points and those that refuse, for the reasons that are given.
pub(super) fn rules(suites: &[Suite]) -> Result<Vec<Case>> {
    let mut cited: BTreeMap<&str, Rules<'_>> = BTreeMap::new();
    let mut held: BTreeMap<&str, Rules<'_>> = BTreeMap::new();
    for vector in vectors(suites).filter(|it| it.question.options().is_empty()) {
        let name = vector.question.rule_set();
        let of_all = cited.entry(name).or_default();
        for rule in &vector.rules {
            of_all.entry(rule).or_default();
        }
        let own = held.entry(name).or_default();
        for Item(rule, _, _) in items(&vector.answer) {
            own.entry(rule).or_default();
        }
        if let Some((rule, reason)) = refused(&vector.answer) {
            own.entry(rule).or_default().insert(reason);
        }
    }
    let mut cases = Vec::new();
    for (name, rules) in cited {
        let request = v1::ListRulesRequest::default();
        let call = Call::new(&request, Expected::Fields(listed(&rules)));
        cases.push(of_the_book("all-rules", "that-vectors-cite", name, call));
    }
    for (name, rules) in held {
        let request = v1::ListRulesRequest {
            rule_set: Some(rule_set(name, &Options::new())?),
            ..Default::default()
        };
        let call = Call::new(&request, Expected::Fields(listed(&rules)));
        cases.push(of_the_book("its-rules", "that-answers-name", name, call));
        let refusing: Rules<'_> = rules.into_iter().filter(|(_, it)| !it.is_empty()).collect();
        let request = v1::ListRulesRequest {
            kind: v1::RuleKind::Refuses.into(),
            ..request
        };
        let call = Call::new(&request, Expected::Fields(listed(&refusing)));
        cases.push(of_the_book(
            "refusing-rules",
            "that-answers-name",
            name,
            call,
        ));
    }
    Ok(cases)
}

/// Rules, with the reasons for which they refuse.
type Rules<'v> = BTreeMap<&'v str, BTreeSet<String>>;

/// The lines of a settlement.
fn items(answer: &Answer) -> &[Item] {
    let Answer::Score(answer) = answer else {
        return &[];
    };
    answer.items.as_deref().unwrap_or_default()
}

/// These rules, with the reasons for which they refuse.
fn listed(rules: &Rules<'_>) -> Value {
    let rules = rules.iter().map(|(id, reasons)| {
        if reasons.is_empty() {
            return json!({ "id": id });
        }
        json!({ "id": id, "kind": "RULE_KIND_REFUSES", "reasons": { "contains": reasons } })
    });
    json!({ "rules": { "contains": rules.collect::<Vec<_>>() } })
}

/// The rule and the first reason of a refusal.
fn refused(answer: &Answer) -> Option<(&str, String)> {
    let (rule, reasons) = match answer {
        Answer::Play(it) => (&it.rule, &it.reasons),
        Answer::Announce(it) => (&it.rule, &it.reasons),
        Answer::Word(it) => (&it.rule, &it.reasons),
        Answer::Vorbehalte(it) => (&it.rule, &it.reasons),
        Answer::Claim(it) => (&it.rule, &it.reasons),
        Answer::LegalCards(_)
        | Answer::Trick(_)
        | Answer::Hochzeit(_)
        | Answer::Position(_)
        | Answer::Score(_)
        | Answer::Deck(_)
        | Answer::Deal(_)
        | Answer::Packets(_)
        | Answer::Offence(_)
        | Answer::Session(_)
        | Answer::RuleSet(_)
        | Answer::Audit(_)
        | Answer::Unsupported(_)
        | Answer::Failed(_) => return None,
    };
    let reason = reasons.as_ref()?.first()?;
    Some((rule.as_deref()?, format!("REASON_{reason}")))
}

fn vectors(suites: &[Suite]) -> impl Iterator<Item = &Vector> {
    suites.iter().flat_map(|it| &it.vectors)
}

fn of_the_book(kind: &str, shows: &str, rule_set: &str, call: Call) -> Case {
    Case {
        suite: "book".to_owned(),
        id: format!("book/{kind}"),
        name: shows.to_owned(),
        why: "The book has what the vectors and the pages say of it.".to_owned(),
        source: "docs/OPTIONS_HASH.md, docs/RULES.md".to_owned(),
        rules: Vec::new(),
        rule_set: rule_set.to_owned(),
        options: Options::new(),
        level: Level::RuleSets,
        asked: Asked::Call(call),
    }
}

/// Hexadecimal digits as bytes.
fn bytes(digits: &str) -> Result<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    let bytes =
        pairs.map(|it| u8::from_str_radix(std::str::from_utf8(it)?, 16).context("no digits"));
    bytes.collect()
}

/// Bytes as proto3 JSON has them.
fn base64(bytes: &[u8]) -> Value {
    json!(BASE64_STANDARD.encode(bytes))
}
