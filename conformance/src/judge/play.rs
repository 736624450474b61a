//! Cards and tricks over a road: what may be played, who wins, who is partner.

use anyhow::{Context as _, Result};
use doko_harness::{
    Answer, Hochzeit, HochzeitAnswer, HochzeitState, LegalCards, LegalCardsAnswer, Play,
    PlayAnswer, Trick, TrickAnswer, Verdict,
};
use doko_proto::v1;

use super::{RoadJudge, message, reasons, set, there, view, won};
use crate::name;

impl RoadJudge<'_> {
    pub(super) fn play(&self, question: &Play) -> Result<Answer> {
        use v1::verdict::Outcome;
        let request = v1::ValidateMoveRequest {
            record: Some(message(&question.record)?.0),
            view: view(&question.record)?,
            seat: question.seat.into(),
            card: name::card(&question.card)?,
            include: vec![v1::Include::LegalCards.into()],
            ..Default::default()
        };
        let response = self.ask(request)?;
        let (verdict, citations) =
            match there("`verdict`", response.verdict.and_then(|it| it.outcome))? {
                Outcome::Accepted(_) => (Verdict::Accepted, Vec::new()),
                Outcome::Refused(refusal) => (Verdict::Refused, refusal.violations),
                Outcome::Undecided(undecided) => (Verdict::Undecided, undecided.violations),
                Outcome::RecordFaulty(_) => (Verdict::RecordFaulty, Vec::new()),
            };
        Ok(Answer::Play(PlayAnswer {
            verdict,
            reasons: Some(reasons(&citations)),
            rule: citations.first().map(|it| it.rule_id.clone()),
            legal: Some(name::of_cards(&response.legal_cards)),
        }))
    }

    pub(super) fn legal_cards(&self, question: &LegalCards) -> Result<Answer> {
        let position = self.inspect(&question.record)?;
        let seat = i32::from(question.seat);
        let state = position
            .seats
            .iter()
            .find(|it| it.seat == seat)
            .context("no such seat")?;
        Ok(Answer::LegalCards(LegalCardsAnswer {
            cards: name::of_cards(&state.legal_cards),
        }))
    }

    pub(super) fn trick(&self, question: &Trick) -> Result<Answer> {
        let position = self.inspect(&question.record)?;
        let number = u32::from(question.trick);
        let trick = position
            .tricks
            .iter()
            .find(|it| it.number == number)
            .context("no such trick")?;
        let (winner, augen) = won(trick)?;
        Ok(Answer::Trick(TrickAnswer { winner, augen }))
    }

    pub(super) fn hochzeit(&self, question: &Hochzeit) -> Result<Answer> {
        let position = self.inspect(&question.record)?;
        let hochzeit = position.hochzeit.context("no Hochzeit")?;
        let state = match (hochzeit.klaerungsstich, hochzeit.partner) {
            (None, _) => HochzeitState::Pending,
            (Some(_), 0) => HochzeitState::Alone,
            (Some(_), _) => HochzeitState::Partner,
        };
        Ok(Answer::Hochzeit(HochzeitAnswer {
            state,
            partner: set(hochzeit.partner)?,
            trick: hochzeit.klaerungsstich.map(u8::try_from).transpose()?,
        }))
    }
}
