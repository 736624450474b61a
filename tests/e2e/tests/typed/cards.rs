//! Cards, tricks, announcements, and where a game stands.

use anyhow::{Context as _, Result, bail};
use doko_harness::{
    Announce, AnnounceAnswer, Hochzeit, HochzeitAnswer, HochzeitState, LegalCards,
    LegalCardsAnswer, Play, PlayAnswer, PositionAnswer, PositionQuestion, Record, Trick,
    TrickAnswer,
};
use doko_sdk::{
    AnnouncementMode, Card, CheckAnnouncement, Include, InspectGame, Inspection, Position,
    ValidateMove, Verdict, View,
};

use super::judge::Typed;
use super::record::{options, record};
use super::words::{number, of_cards, reasons, rule, seat, told};

impl Typed {
    pub(super) fn play(&self, question: &Play) -> Result<PlayAnswer> {
        let (record, _) = record(&question.record)?;
        let asked = ValidateMove::new(&record, seat(question.seat)?, question.card.parse()?);
        let options = options(&question.record)?.include(Include::LegalCards);
        let answer = self.ask(asked.with(options))?;
        let (verdict, violations) = told(&answer.verdict);
        Ok(PlayAnswer {
            verdict,
            reasons: reasons(violations),
            rule: rule(violations),
            legal: Some(of_cards(&answer.legal_cards)),
        })
    }

    pub(super) fn announce(&self, question: &Announce) -> Result<AnnounceAnswer> {
        let (record, _) = record(&question.record)?;
        let mut asked =
            CheckAnnouncement::new(&record, seat(question.seat)?, question.say.parse()?);
        if let Some(party) = &question.party {
            asked = asked.for_party(party.parse()?);
        }
        let answer = self.ask(asked.with(options(&question.record)?))?;
        let verdict = answer.verdict.context("no verdict")?;
        let (said, violations) = told(&verdict);
        let mut answer = AnnounceAnswer {
            verdict: said,
            as_reply: None,
            includes: None,
            reasons: reasons(violations),
            rule: rule(violations),
        };
        if let Verdict::Accepted(accepted) = &verdict {
            let includes = accepted.includes.iter().map(|it| it.name().to_owned());
            answer.as_reply = Some(accepted.mode == Some(AnnouncementMode::Reply));
            answer.includes = Some(includes.collect());
        }
        Ok(answer)
    }

    pub(super) fn legal_cards(&self, question: &LegalCards) -> Result<LegalCardsAnswer> {
        let position = self.inspect(&question.record)?;
        Ok(LegalCardsAnswer {
            cards: of_cards(&position.seat(seat(question.seat)?).legal_cards),
        })
    }

    pub(super) fn trick(&self, question: &Trick) -> Result<TrickAnswer> {
        let position = self.inspect(&question.record)?;
        let number_of = u32::from(question.trick);
        let trick = position.tricks.iter().find(|it| it.number == number_of);
        let trick = trick.context("no such trick")?;
        Ok(TrickAnswer {
            winner: number(trick.winner),
            augen: u16::try_from(trick.augen)?,
        })
    }

    pub(super) fn hochzeit(&self, question: &Hochzeit) -> Result<HochzeitAnswer> {
        let hochzeit = self.inspect(&question.record)?.hochzeit;
        let hochzeit = hochzeit.context("no Hochzeit")?;
        Ok(HochzeitAnswer {
            state: match (hochzeit.klaerungsstich, hochzeit.partner) {
                (None, _) => HochzeitState::Pending,
                (Some(_), None) => HochzeitState::Alone,
                (Some(_), Some(_)) => HochzeitState::Partner,
            },
            partner: hochzeit.partner.map(number),
            trick: hochzeit.klaerungsstich.map(u8::try_from).transpose()?,
        })
    }

    pub(super) fn position(&self, question: &PositionQuestion) -> Result<PositionAnswer> {
        let position = self.inspect(&question.record)?;
        let asked: Option<Card> = question.card.as_deref().map(str::parse).transpose()?;
        let unseen = position.unseen.iter().find(|it| Some(it.card) == asked);
        let holders = unseen.map_or(&[][..], |it| &it.possible_holders);
        let hands = position.seats.each_ref().map(|it| of_cards(&it.hand));
        Ok(PositionAnswer {
            copies: asked.map(|_| unseen.map_or(0, |it| it.copies)),
            holders: asked.map(|_| holders.iter().map(|&it| number(it)).collect()),
            hands: Some(hands),
            armuten: Some(position.armuten.iter().map(armut).collect()),
        })
    }

    fn inspect(&self, asked: &Record) -> Result<Position> {
        let (record, _) = record(asked)?;
        let answer = self.ask(InspectGame::new(&record, View::Everything).with(options(asked)?))?;
        match answer.outcome {
            Inspection::Position(position) => Ok(*position),
            other @ (Inspection::RecordFaulty(_) | Inspection::NeedsInput(_)) => {
                bail!("no position: {other:?}")
            }
        }
    }
}

fn armut(state: &doko_sdk::ArmutState) -> doko_harness::ArmutState {
    let cards = |cards: &[Card]| Some(of_cards(cards)).filter(|it| !it.is_empty());
    doko_harness::ArmutState {
        poor: number(state.poor_player),
        acceptor: state.acceptor.map(number),
        pushed: state.pushed_count,
        pushed_cards: cards(&state.pushed_cards),
        returned: state.returned_count,
        returned_cards: cards(&state.returned_cards),
        returned_trumps: state.returned_trumps,
    }
}
