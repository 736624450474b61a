//! Settlements over a road, of whole games and of games known by their counts.

use anyhow::{Context as _, Result, bail};
use doko_harness::{Answer, EndedBy, Item, ScoreAnswer, ScoreCounts, ScoreGame};
use doko_proto::v1;

use super::message::{message, rule_set, view};
use super::{RoadJudge, reasons, there, won};
use crate::name;

impl RoadJudge<'_> {
    pub(super) fn score(
        &self,
        source: v1::score_game_request::Source,
        offence: Option<v1::Offence>,
        view: i32,
    ) -> Result<ScoreAnswer> {
        use v1::score_game_response::Outcome;
        let request = v1::ScoreGameRequest {
            source: Some(source),
            offence,
            view,
            ..Default::default()
        };
        match there(
            "`settlement` and no other outcome",
            self.ask(request)?.outcome,
        )? {
            Outcome::Settlement(settlement) => score_answer(&settlement),
            Outcome::Refused(refusal) => Ok(refused(&refusal)),
            Outcome::RecordFaulty(faulty) => {
                let first = faulty.violations.first();
                Ok(refused(first.context("faulty without a violation")?))
            }
            Outcome::NeedsInput(needs) => Ok(ScoreAnswer {
                needs_input: Some(name::of_input(needs.missing)),
                ..ScoreAnswer::default()
            }),
        }
    }

    pub(super) fn score_game(&self, question: &ScoreGame) -> Result<Answer> {
        let record = message(&question.record)?.0;
        let view = view(&question.record)?;
        let source = v1::score_game_request::Source::Record(record.clone());
        let ended_by = question.ended_by.as_ref();
        let offence = ended_by.map(|it| offence(it, &record)).transpose()?;
        let mut answer = self.score(source, offence, view)?;
        let request = v1::AuditGameRequest {
            record: Some(record),
            view,
            ..Default::default()
        };
        let audit = self.ask(request)?;
        answer.tricks = Some(audit.tricks.iter().map(won).collect::<Result<_>>()?);
        Ok(Answer::Score(answer))
    }
}

/// The grave offence at the end of a record that ended the game.
pub(super) fn offence(ended_by: &EndedBy, record: &v1::GameRecord) -> Result<v1::Offence> {
    let harms = ended_by.harms_soloist.as_deref();
    Ok(v1::Offence {
        offender: ended_by.offender.into(),
        kind: v1::OffenceKind::Other.into(),
        class_of_effect: v1::OffenceClass::Grave.into(),
        harms_soloist: harms.map_or(Ok(0), name::harm)?,
        cards_played: Some(u32::try_from(record.plays.len())?),
        ..v1::Offence::default()
    })
}

/// A game of which only the counts are known.
pub(super) fn counts(question: &ScoreCounts) -> Result<v1::GameCounts> {
    let kind = match question.kind.as_str() {
        "normal" => v1::CountedGame::TwoAgainstTwo,
        "solo" => v1::CountedGame::Solo,
        "stille_hochzeit" => v1::CountedGame::StilleHochzeit,
        "failed_hochzeit" => v1::CountedGame::FailedHochzeit,
        other => bail!("`{other}` is no kind of game"),
    };
    let solo = match (&question.solo, kind) {
        (Some(solo), _) => name::solo(solo)?,
        // Which one it was then makes no difference to its points.
        (None, v1::CountedGame::Solo) => v1::Solo::Damen.into(),
        (None, _) => 0,
    };
    let announcements = question.announcements.iter().map(|text| counted(text));
    let specials = question.special.iter().map(|(what, party)| {
        let kind =
            v1::SpecialPoint::from_str_name(&format!("SPECIAL_POINT_{}", what.to_uppercase()));
        anyhow::Ok(v1::CountedSpecial {
            kind: kind
                .with_context(|| format!("`{what}` is no special point"))?
                .into(),
            party: name::party(party)?,
            count: None,
        })
    });
    Ok(v1::GameCounts {
        rule_set: Some(rule_set(&question.rule_set, &question.options)?),
        kind: kind.into(),
        solo,
        re_seats: question.re.iter().map(|&it| it.into()).collect(),
        re_augen: Some(question.re_augen.into()),
        re_tricks: Some(question.re_tricks.into()),
        kontra_tricks: Some(question.kontra_tricks.into()),
        announcements: announcements.collect::<Result<_>>()?,
        specials: specials.collect::<Result<_>>()?,
        bock_factor: question.bock_factor,
    })
}

/// An announcement such as `kontra as_reply` or `re keine_60`.
fn counted(text: &str) -> Result<v1::CountedAnnouncement> {
    let (party, what) = text.split_once(' ').unwrap_or((text, text));
    let (what, mode) = match what {
        "as_reply" => (party, v1::AnnouncementMode::Reply),
        what => (what, v1::AnnouncementMode::Ordinary),
    };
    Ok(v1::CountedAnnouncement {
        party: name::party(party)?,
        announcement: name::announcement(what)?,
        mode: mode.into(),
    })
}

/// Why there is no settlement.
fn refused(refusal: &v1::Refusal) -> ScoreAnswer {
    ScoreAnswer {
        reasons: Some(reasons(&refusal.violations)),
        rule: refusal.violations.first().map(|it| it.rule_id.clone()),
        ..ScoreAnswer::default()
    }
}

fn score_answer(settlement: &v1::Settlement) -> Result<ScoreAnswer> {
    let points = <[i32; 4]>::try_from(settlement.points.as_slice()).context("not four points")?;
    let winner = match settlement.result() {
        v1::GameResult::ReWon => "re",
        v1::GameResult::KontraWon => "kontra",
        v1::GameResult::NobodyWon => "nobody",
        v1::GameResult::BrokenOff => {
            return Ok(ScoreAnswer {
                points: Some(points),
                ..ScoreAnswer::default()
            });
        }
        other @ (v1::GameResult::Unspecified | v1::GameResult::Redeal) => {
            bail!("the game ended with {}", other.as_str_name())
        }
    };
    let item = |it: &v1::ScoreItem| {
        let rule = it.rule.as_ref().context("an item without a rule")?;
        anyhow::Ok(Item(
            rule.rule_id.clone(),
            name::of_party(it.party),
            it.points,
        ))
    };
    let augen = |side: Option<&v1::PartyResult>| {
        anyhow::Ok(u16::try_from(side.context("a party is missing")?.augen)?)
    };
    let re_seats = settlement.re_seats.iter().map(|&it| u8::try_from(it));
    Ok(ScoreAnswer {
        winner: Some(winner.to_owned()),
        value: Some(settlement.value),
        points: Some(points),
        items: Some(settlement.items.iter().map(item).collect::<Result<_>>()?),
        re_augen: Some(augen(settlement.re.as_ref())?),
        kontra_augen: Some(augen(settlement.kontra.as_ref())?),
        re_seats: Some(re_seats.collect::<Result<_, _>>()?),
        ..ScoreAnswer::default()
    })
}
