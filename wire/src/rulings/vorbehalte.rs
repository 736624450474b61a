//! Which contract does what was said lead to?

use doko_engine::{
    Category, Contract, Duty, Parties, Question as Asking, Round, Rule, RuleSet, Seat, Word,
};
use doko_proto::v1;

use crate::decode::{self, DecodedRecord, Problems};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::{Failure, Question};

impl Question for v1::ResolveVorbehalteRequest {
    type Response = v1::ResolveVorbehalteResponse;

    fn answer(self) -> Result<v1::ResolveVorbehalteResponse, Failure> {
        use v1::resolve_vorbehalte_response::Outcome;
        let v1::ResolveVorbehalteRequest {
            record,
            view,
            language,
        } = self;
        let mut problems = Problems::default();
        let record = record.map(until_the_contract);
        let record = decode::record(&mut problems, record.as_ref());
        let view = decode::view(&mut problems, view);
        let record = record.zip(view).map(|(record, view)| record.seen_by(view));
        let language = decode::language(&mut problems, language);
        let record = problems.finish(record)?;
        let scribe = Scribe {
            published: record.published.clone(),
            language,
        };
        let rules = &record.published.rules;

        let (outcome, rights) = match round_after(&scribe, &record) {
            Err(violations) => (Outcome::RecordFaulty(violations), Vec::new()),
            Ok(round) => {
                let contract = round.contract(rules);
                let rights = open_rights(rules, &round, contract.is_some());
                let outcome = match contract {
                    Some(contract) => Outcome::Settled(settled(&scribe, &record, &round, contract)),
                    None => Outcome::NeedsInput(needs_input(rules, &round)),
                };
                (outcome, rights)
            }
        };
        Ok(v1::ResolveVorbehalteResponse {
            answered_by: Some(stamp(&scribe.published)),
            outcome: Some(outcome),
            open_rights: rights,
        })
    }
}

/// The record without what comes after the contract, which is not looked at.
fn until_the_contract(mut record: v1::GameRecord) -> v1::GameRecord {
    record.plays.clear();
    record.play_seats.clear();
    record.extra_at.clear();
    record.extra_seats.clear();
    record.extra_words.clear();
    record.extra_arguments.clear();
    record.claim_order.clear();
    record
}

/// The round after everything that was said.
fn round_after(scribe: &Scribe, record: &DecodedRecord) -> Result<Round, v1::RecordFaulty> {
    let mut round = record.round();
    for (index, said) in record.words().iter().enumerate() {
        if let Err(refused) = round.say(&scribe.published.rules, said.seat, said.word) {
            let asked = Asked::said(index, said.seat);
            let violation =
                encode::refusal(scribe, &refused, &asked, Scene::of_round(record, &round));
            return Err(v1::RecordFaulty {
                violations: vec![violation],
            });
        }
    }
    Ok(round)
}

/// The round after everything that was said, as far as it is legal with the hands
/// that are known.
pub(crate) fn round_so_far(record: &DecodedRecord) -> Round {
    let mut round = record.round();
    for said in record.words().iter() {
        // What is not legal changes nothing.
        let _ = round.say(&record.published.rules, said.seat, said.word);
    }
    round
}

fn settled(
    scribe: &Scribe,
    record: &DecodedRecord,
    round: &Round,
    contract: Contract,
) -> v1::ContractSettled {
    let rules = &record.published.rules;
    let parties = Parties::at_start(contract, &record.hands);
    let decided = deciding_rules(rules, round, contract);
    v1::ContractSettled {
        contract: Some(encode::contract(rules, contract)),
        parties: Seat::ALL
            .into_iter()
            .map(|seat| encode::party_or_unset(parties.of(seat)))
            .collect(),
        forced: Vec::new(),
        schweine_seat: 0,
        schweine_ranks: Vec::new(),
        decided_by: decided
            .into_iter()
            .flatten()
            .map(|it| encode::rule(scribe, it))
            .collect(),
    }
}

/// The rules that made the contract, its duty, its early end and its lead.
fn deciding_rules(rules: &RuleSet, round: &Round, contract: Contract) -> [Option<Rule>; 4] {
    let early = Seat::ALL.into_iter().any(|seat| !round.has_spoken(seat));
    let forced = round.vorfuehrung().is_some();
    let what = match contract {
        Contract::Normalspiel => Rule::Vorb2,
        Contract::StilleHochzeit { .. } => Rule::Still1,
        Contract::Hochzeit { .. } => Rule::Wed1,
        Contract::Armut { .. } => Rule::Throw4,
        Contract::Solo { .. } if forced => Rule::Vorb10,
        Contract::Solo { .. } => Round::precedence_rule(rules),
    };
    let duty = matches!(
        contract,
        Contract::Solo {
            duty: Duty::Pflichtsolo,
            ..
        }
    );
    let lead = if matches!(contract, Contract::Solo { .. }) {
        Rule::Lead2
    } else {
        Rule::Lead1
    };
    [
        Some(what),
        (duty && !forced).then_some(Rule::Vorb11),
        (early && !forced).then_some(Rule::Vorb9),
        Some(lead),
    ]
}

/// Who has to speak.
pub(crate) fn needs_input(rules: &RuleSet, round: &Round) -> v1::NeedsInput {
    let ask = |ask: &doko_engine::Ask| v1::Ask {
        seat: encode::seat(ask.seat),
        question: ask_kind(round, ask.question).into(),
        options: round
            .accepted(rules, ask.seat)
            .iter()
            .map(encode::word)
            .collect(),
        least_bid: None,
    };
    v1::NeedsInput {
        asks: round.asks(rules).iter().map(ask).collect(),
    }
}

fn ask_kind(round: &Round, question: Asking) -> v1::AskKind {
    match question {
        Asking::Declaration => v1::AskKind::Declaration,
        Asking::Category(Category::Pflichtsolo) => v1::AskKind::CategoryPflichtsolo,
        Asking::Category(Category::Lustsolo) => v1::AskKind::CategoryLustsolo,
        Asking::Category(Category::Solo) => v1::AskKind::CategorySolo,
        Asking::Category(Category::Armut) => v1::AskKind::CategoryArmut,
        Asking::Category(Category::Hochzeit) => v1::AskKind::CategoryHochzeit,
        Asking::Bid { .. } => v1::AskKind::Bid,
        Asking::ArmutPush => v1::AskKind::ArmutPush,
        Asking::ArmutAnswer => v1::AskKind::ArmutAnswer,
        Asking::ArmutReturn => v1::AskKind::ArmutReturn,
        Asking::Name if round.vorfuehrung().is_some() => v1::AskKind::VorfuehrungSolo,
        Asking::Name => v1::AskKind::Name,
    }
}

/// What may be said without being asked: a Vorbehalt may be taken back until
/// the next word, and by the last to speak until the query begins (VORB-8).
pub(crate) fn open_rights(rules: &RuleSet, round: &Round, settled: bool) -> Vec<v1::OpenRight> {
    let may_withdraw = |&seat: &Seat| {
        !settled && round.has_spoken(seat) && round.accepted(rules, seat).contains(Word::Gesund)
    };
    let all_spoken = Seat::ALL.into_iter().all(|seat| round.has_spoken(seat));
    let open_until = if all_spoken {
        v1::OpenUntil::Questioning
    } else {
        v1::OpenUntil::NextWord
    };
    let right = |seat| v1::OpenRight {
        seat: encode::seat(seat),
        right: v1::SaidWord::Gesund.into(),
        open_until: open_until.into(),
    };
    Seat::ALL
        .into_iter()
        .filter(may_withdraw)
        .map(right)
        .collect()
}
