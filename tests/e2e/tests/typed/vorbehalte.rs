//! How the contract is found.

use anyhow::{Context as _, Result, bail};
use doko_harness::{
    Ask, Extra, Record as Written, Said, Vorbehalte, VorbehalteAnswer, VorbehalteOutcome, Word,
    WordAnswer,
};
use doko_sdk::{
    ActionRef, ActionSection, AskKind, Card, CheckWord, ContractSettled, Party, Rank, Record,
    Refusal, ResolveVorbehalte, Solo, SoloDuty, View, VorbehaltOutcome,
};

use super::judge::Typed;
use super::record::{options, plain, record};
use super::words::{number, of_pair, pair, reasons, rule, seat, told};

impl Typed {
    pub(super) fn vorbehalte(&self, question: &Vorbehalte) -> Result<VorbehalteAnswer> {
        let (record, origins) = record(&question.record)?;
        let asked =
            ResolveVorbehalte::new(&record, View::Everything).with(options(&question.record)?);
        match self.ask(asked)?.outcome {
            VorbehaltOutcome::Settled(settled) => Ok(contract(&settled)),
            VorbehaltOutcome::Redeal(redeal) => Ok(VorbehalteAnswer {
                outcome: VorbehalteOutcome::Redeal,
                redeal: Some(redeal.reason.name().to_owned()),
                seat: redeal.seat.map(number),
                ..VorbehalteAnswer::default()
            }),
            VorbehaltOutcome::NeedsInput(found) => Ok(VorbehalteAnswer {
                outcome: VorbehalteOutcome::NeedsInput,
                asks: Some(asks(&found)),
                ..VorbehalteAnswer::default()
            }),
            VorbehaltOutcome::RecordFaulty(faulty) => {
                let first = faulty.violations.first();
                let first = first.context("faulty without a violation")?;
                Ok(VorbehalteAnswer {
                    outcome: VorbehalteOutcome::Refused,
                    reasons: reasons(&first.violations),
                    rule: rule(&first.violations),
                    at: place(&question.record, &origins, first)?,
                    ..VorbehalteAnswer::default()
                })
            }
            VorbehaltOutcome::Missing(input) => bail!("no outcome without {input}"),
        }
    }

    pub(super) fn word(&self, question: &Word) -> Result<WordAnswer> {
        let (record, origins) = record(&question.record)?;
        let asked = checked(question, &record)?;
        let answer = self.ask(asked.with(options(&question.record)?))?;
        let (verdict, violations) = told(&answer.verdict);
        let mut told = WordAnswer::new(verdict);
        told.reasons = reasons(violations);
        told.rule = rule(violations);
        let action = answer.verdict.refusal().and_then(|it| it.action);
        let earlier = action.filter(|it| it.section == ActionSection::Said);
        let at = earlier.and_then(|it| it.index);
        told.at = at.and_then(|at| origins.get(at).copied());
        match answer.outcome {
            Some(VorbehaltOutcome::Settled(settled)) => {
                told.outcome = Some(VorbehalteOutcome::Contract);
                told.contract = Some(settled.contract.kind.name().to_owned());
            }
            Some(VorbehaltOutcome::Redeal(_)) => told.outcome = Some(VorbehalteOutcome::Redeal),
            Some(VorbehaltOutcome::NeedsInput(found)) => {
                told.outcome = Some(VorbehalteOutcome::NeedsInput);
                told.asks = Some(asks(&found));
            }
            Some(other @ (VorbehaltOutcome::RecordFaulty(_) | VorbehaltOutcome::Missing(_))) => {
                bail!("a word leads to {other:?}")
            }
            None => (),
        }
        Ok(told)
    }
}

/// The word that is asked about.
fn checked(question: &Word, record: &Record) -> Result<CheckWord> {
    let by = seat(question.seat)?;
    if let Some(text) = question.extra() {
        let extra = Extra::read(&text).context("no word in play")?;
        return Ok(match (extra.word, extra.argument) {
            ("schweine", None) => CheckWord::schweine_in_play(record, by, Rank::Ace),
            ("schweine", Some(rank)) => CheckWord::schweine_in_play(record, by, pair(rank)?),
            ("genscher", Some(partner)) => CheckWord::genscher(record, by, partner.parse()?),
            (word, argument) => bail!("nobody can say `{word}` with {argument:?} in play"),
        });
    }
    let text = question.said().context("not one word")?;
    let said = Said::read(&text).context("no word")?;
    let cards = || Card::parse_all(said.argument.unwrap_or_default());
    Ok(match (said.word, said.argument) {
        ("push", _) => CheckWord::push(record, by, cards()?),
        ("return", _) => CheckWord::give_back(record, by, cards()?),
        ("schweine", Some(rank)) => CheckWord::schweine(record, by, pair(rank)?),
        ("bid", Some(bid)) => CheckWord::bid(record, by, bid.parse()?),
        (word, argument) => CheckWord::new(record, by, plain(word, argument)?),
    })
}

/// Who has to speak. Vectors do not tell a Vorführung apart.
fn asks(asks: &[doko_sdk::Ask]) -> Vec<Ask> {
    let question = |kind: AskKind| match kind == AskKind::VorfuehrungSolo {
        true => AskKind::Name.name(),
        false => kind.name(),
    };
    let ask = |it: &doko_sdk::Ask| Ask {
        seat: number(it.seat),
        question: question(it.question).to_owned(),
    };
    asks.iter().map(ask).collect()
}

/// The index in `said` of the word at fault; that of an exchange is the word that handed cards
/// over.
fn place(written: &Written, origins: &[usize], refusal: &Refusal) -> Result<Option<usize>> {
    let action: ActionRef = refusal.action.context("no action")?;
    let index = action.index.context("no index")?;
    if action.section != ActionSection::Armut {
        return Ok(origins.get(index).copied());
    }
    let is_returned = refusal.reasons().any(|it| it.name().starts_with("RETURN_"));
    let word = if is_returned { "return" } else { "push" };
    let mut handed = written
        .said()
        .enumerate()
        .filter(|(_, it)| it.is_some_and(|it| it.word == word));
    Ok(handed.nth(index).map(|(at, _)| at))
}

fn contract(settled: &ContractSettled) -> VorbehalteAnswer {
    let contract = settled.contract;
    let named = |it: &'static str| it.to_owned();
    let party = |it: &Option<Party>| it.map_or("open", Party::name).to_owned();
    let forced = settled.forced.iter().flat_map(|standing| {
        let by = standing.seat.map_or(0, number);
        let levels = standing.includes.iter().chain(&standing.announcement);
        levels.map(move |level| format!("{by} {level}"))
    });
    let pairs = settled.schweine.iter().map(|it| of_pair(it.rank));
    VorbehalteAnswer {
        outcome: VorbehalteOutcome::Contract,
        contract: Some(named(contract.kind.name())),
        seat: contract.seat.map(number),
        solo: contract.solo.map(Solo::name).map(named),
        duty: contract.duty.map(SoloDuty::name).map(named),
        lead: Some(number(contract.lead)),
        selector: contract.selector.map(|it| named(it.name())),
        acceptor: contract.acceptor.map(number),
        parties: Some(settled.parties.iter().map(party).collect()),
        forced: Some(forced.collect()),
        schweine: Some(settled.schweine.first().map_or(0, |it| number(it.seat))),
        pairs: Some(pairs.map(named).collect()),
        ..VorbehalteAnswer::default()
    }
}
