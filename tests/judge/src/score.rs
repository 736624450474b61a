//! Settlements, of records and of counts.

use doko_engine::{
    Announcement, Assessment, ByParty, CountsAs, Game, Parties, Party, RuleSet, Seat, Settlement,
    SkippedAbsagen, Solo, Special, SpecialPoint, Specials, Standing, Taken, Tally, no_specials,
};
use doko_harness::{EndedBy, Item, Record, ScoreAnswer, ScoreCounts, ScoreGame};
use doko_worlds::Case;

use super::ended::ended;
use super::record::{bock, context, is_hidden};
use super::replay::{Replayed, replay};
use super::{Fault, known, text};

pub(crate) fn game(rules: &RuleSet, question: &ScoreGame) -> Result<ScoreAnswer, Fault> {
    let refused = |refusal| {
        let (reasons, rule) = text::reasons(&refusal);
        ScoreAnswer {
            reasons: Some(reasons),
            rule,
            ..ScoreAnswer::default()
        }
    };
    if let Some(by) = &question.ended_by {
        return game_ended(rules, &question.record, by);
    }
    if is_hidden(&question.record) && !ends_alike(rules, &question.record)? {
        return Ok(ScoreAnswer {
            needs_input: Some("hands".to_owned()),
            ..ScoreAnswer::default()
        });
    }
    let position = match replay(rules, &question.record)? {
        Replayed::Legal(position) => position,
        Replayed::Refused(refusal) => return Ok(refused(refusal)),
    };
    let settlement = match position.settle() {
        Ok(settlement) => settlement.in_bock(rules, bock(question.record.bock_factor)?),
        Err(refusal) => return Ok(refused(refusal)),
    };
    let game = position.game().ok_or("there is no contract")?;
    let re = |seat: &Seat| game.parties().of(*seat) == Some(Party::Re);
    let tricks = game.tricks().iter();
    Ok(ScoreAnswer {
        re_augen: Some(u16::from(settlement.taken.augen.re)),
        kontra_augen: Some(u16::from(settlement.taken.augen.kontra)),
        tricks: Some(
            tricks
                .map(|trick| (trick.winner.number(), u16::from(trick.augen)))
                .collect(),
        ),
        re_seats: Some(Seat::ALL.into_iter().filter(re).map(Seat::number).collect()),
        ..answer(&settlement)
    })
}

/// Whether the record is legal, and the game has ended in the same way with every deal that fits,
/// or with none.
fn ends_alike(rules: &RuleSet, record: &Record) -> Result<bool, Fault> {
    let eyes = known::seen(rules, record)?;
    let Ok(worlds) = known::worlds(known::known(rules, record, &eyes)?) else {
        return Ok(false);
    };
    let deals = worlds.deals(Case::ANY);
    let mut ends = deals.map(|world| {
        let position = worlds.position(world);
        let is_over = position.game().is_some_and(Game::is_over);
        (position.redeal(), is_over)
    });
    let first = ends.next();
    Ok(ends.all(|it| Some(it) == first))
}

fn game_ended(rules: &RuleSet, game: &Record, by: &EndedBy) -> Result<ScoreAnswer, Fault> {
    let needs = |input: &str| ScoreAnswer {
        needs_input: Some(input.to_owned()),
        ..ScoreAnswer::default()
    };
    let Some(found) = ended(rules, game, context(game)?, by)? else {
        return Ok(needs("hands"));
    };
    let penalty = match found {
        Assessment::Penalty(penalty) => penalty,
        Assessment::NeedsHarm => return Ok(needs("harms_soloist")),
        Assessment::NeedsClass => return Err("a grave offence has a class".to_owned()),
    };
    Ok(match penalty.settlement {
        Some(settled) => answer(&settled.in_bock(rules, bock(game.bock_factor)?)),
        None => ScoreAnswer {
            points: Some(Seat::ALL.map(|seat| i32::from(*penalty.points.get(seat)))),
            ..ScoreAnswer::default()
        },
    })
}

pub(crate) fn counts(rules: &RuleSet, question: &ScoreCounts) -> Result<ScoreAnswer, Fault> {
    let settlement = settle_counts(rules, question)?;
    Ok(answer(
        &settlement.in_bock(rules, bock(question.bock_factor)?),
    ))
}

/// The settlement of a game that is no Bock game.
pub(crate) fn settle_counts(rules: &RuleSet, question: &ScoreCounts) -> Result<Settlement, Fault> {
    let re: Vec<Seat> = question
        .re
        .iter()
        .map(|&number| text::seat(number))
        .collect::<Result<_, _>>()?;
    let counts_as = match (question.kind.as_str(), re.as_slice()) {
        ("normal", [_, _]) => CountsAs::TwoAgainstTwo,
        ("armut", [_, _]) => CountsAs::Armut,
        ("solo", &[seat]) => CountsAs::Solo {
            seat,
            // Where none is named it makes no difference.
            solo: question
                .solo
                .as_deref()
                .map_or(Ok(Solo::Damen), text::solo)?,
        },
        ("stille_hochzeit", &[seat]) => CountsAs::StilleHochzeit { seat },
        ("failed_hochzeit", &[seat]) => CountsAs::FailedHochzeit { seat },
        _ => return Err(format!("{} of Re in a `{}`", re.len(), question.kind)),
    };
    let re_augen = u8::try_from(question.re_augen).ok();
    let kontra_augen = re_augen.and_then(|augen| 240u8.checked_sub(augen));
    let (standing, last_ansage) = announced(rules, &question.announcements)?;
    let tally = Tally {
        parties: Parties::from_fn(|seat| {
            Some(if re.contains(&seat) {
                Party::Re
            } else {
                Party::Kontra
            })
        }),
        counts_as,
        taken: Taken {
            augen: ByParty {
                re: re_augen.ok_or("too many Augen")?,
                kontra: kontra_augen.ok_or("too many Augen")?,
            },
            tricks: ByParty {
                re: question.re_tricks,
                kontra: question.kontra_tricks,
            },
            standing,
            last_ansage,
        },
        specials: specials(&question.special)?,
    };
    Ok(Settlement::of(rules, &tally))
}

/// What stands after these announcements, and whose Ansage came last.
fn announced(
    rules: &RuleSet,
    texts: &[String],
) -> Result<(ByParty<Standing>, Option<Party>), Fault> {
    let mut standing = ByParty::<Standing>::default();
    let mut last_ansage = None;
    for text in texts {
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let party = text::party(name)?;
        let own = standing.get_mut(party);
        let announcement = match rest {
            "" | "as_reply" => Announcement::Ansage(party),
            absage => text::announcement(absage)?,
        };
        own.late_reply |= rest == "as_reply";
        *own = match rules.announcement.skipped_absagen {
            SkippedAbsagen::Count => own.with(announcement),
            SkippedAbsagen::DoNotCount => own.with_only(announcement),
        };
        if announcement.level() == 1 {
            own.ansage = true;
            last_ansage = Some(party);
        }
    }
    Ok((standing, last_ansage))
}

fn specials(pairs: &[(String, String)]) -> Result<Specials, Fault> {
    let mut specials = no_specials();
    for (what, party) in pairs {
        let special = Special {
            point: match what.as_str() {
                "fuchs" => SpecialPoint::Fuchs,
                "doppelkopf" => SpecialPoint::Doppelkopf,
                "karlchen" => SpecialPoint::Karlchen,
                "karlchen_caught" => SpecialPoint::KarlchenCaught,
                "fuchs_last" => SpecialPoint::FuchsLast,
                "fuchs_caught_last" => SpecialPoint::FuchsCaughtLast,
                "dulle" => SpecialPoint::Dulle,
                "herzstich" => SpecialPoint::Herzstich,
                _ => return Err(format!("no special point `{what}`")),
            },
            party: text::party(party)?,
            trick: None,
            seat: None,
            lost_by: None,
        };
        if !specials.push(special) {
            return Err("too many special points".to_owned());
        }
    }
    Ok(specials)
}

fn answer(settlement: &Settlement) -> ScoreAnswer {
    let value_for_re = settlement.value_for_re;
    let points = Seat::ALL.map(|seat| *settlement.points.get(seat));
    let items = settlement.items.iter().map(|item| {
        Item(
            item.rule.id().to_owned(),
            text::snake_case(item.party),
            i32::from(item.points),
        )
    });
    ScoreAnswer {
        winner: Some(
            settlement
                .winner
                .map_or("nobody".to_owned(), text::snake_case),
        ),
        value: Some(match settlement.winner {
            Some(Party::Kontra) => -value_for_re,
            Some(Party::Re) | None => value_for_re,
        }),
        points: Some(points),
        items: Some(items.collect()),
        ..ScoreAnswer::default()
    }
}
