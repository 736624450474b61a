//! Words over a road.

use anyhow::{Context as _, Result, bail};
use doko_harness::{Answer, Verdict, VorbehalteOutcome, Word, WordAnswer};
use doko_proto::v1;

use super::{RoadJudge, message, reasons, there, view, vorbehalte};

impl RoadJudge<'_> {
    pub(super) fn word(&self, question: &Word) -> Result<Answer> {
        use v1::check_word_response::Outcome as Reached;
        use v1::verdict::Outcome;

        let request = request(question)?;
        let response = self.ask(request)?;
        let mut answer = WordAnswer::new(Verdict::Accepted);
        match there("`verdict`", response.verdict.and_then(|it| it.outcome))? {
            Outcome::Accepted(_) => (),
            Outcome::Refused(refusal) => {
                answer.verdict = Verdict::Refused;
                answer.reasons = Some(reasons(&refusal.violations));
                answer.rule = refusal.violations.first().map(|it| it.rule_id.clone());
                let earlier = refusal
                    .action
                    .filter(|it| it.section() == v1::ActionSection::Said);
                let at = earlier.and_then(|it| it.index);
                let (_, origins) = message(&question.record)?;
                answer.at = at.and_then(|at| origins.get(at as usize).copied());
            }
            Outcome::Undecided(_) => answer.verdict = Verdict::Undecided,
            Outcome::RecordFaulty(_) => answer.verdict = Verdict::RecordFaulty,
        }
        match response.outcome {
            Some(Reached::Settled(settled)) => {
                answer.outcome = Some(VorbehalteOutcome::Contract);
                answer.contract = vorbehalte::contract(&settled)?.contract;
            }
            Some(Reached::Redeal(_)) => answer.outcome = Some(VorbehalteOutcome::Redeal),
            Some(Reached::NeedsInput(needs)) => {
                answer.outcome = Some(VorbehalteOutcome::NeedsInput);
                answer.asks = Some(vorbehalte::asks(&needs)?);
            }
            None => (),
        }
        Ok(Answer::Word(answer))
    }
}

/// The question as a request. What the longer record has more is what is asked.
fn request(question: &Word) -> Result<v1::CheckWordRequest> {
    use v1::check_word_request::Word as Asked;

    let mut longer = question.record.clone();
    longer.said.extend(question.said());
    longer.extras.extend(question.extra());
    let (record, _) = message(&question.record)?;
    let (longer, _) = message(&longer)?;
    let before = record.said_words.len();
    let (word, rank) = if question.in_play {
        let word = longer.extra_words.last().context("no word in play")?;
        (Asked::Extra(*word), longer.extra_ranks.last())
    } else if longer.said_words.len() == before + 1 {
        let word = longer.said_words.last().context("no word")?;
        (Asked::Said(*word), longer.said_ranks.last())
    } else {
        bail!("`{}` is not one word", question.say)
    };
    let last = longer.armut_exchanges.last().cloned().unwrap_or_default();
    let cards = match word {
        Asked::Said(it) if it == i32::from(v1::SaidWord::ArmutPush) => last.pushed_cards,
        Asked::Said(it) if it == i32::from(v1::SaidWord::ArmutReturn) => last.returned_cards,
        Asked::Said(_) | Asked::Extra(_) => Vec::new(),
    };
    let is_bid = word == Asked::Said(v1::SaidWord::Bid.into());
    let partner = longer.extra_partners.last().filter(|_| question.in_play);
    Ok(v1::CheckWordRequest {
        record: Some(record),
        seat: question.seat.into(),
        word: Some(word),
        bid: longer.said_bids.last().copied().filter(|_| is_bid),
        rank: rank.copied().unwrap_or_default(),
        partner: partner.copied().unwrap_or_default(),
        cards,
        view: view(&question.record)?,
        ..Default::default()
    })
}
