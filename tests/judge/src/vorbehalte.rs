//! What follows from the words before the first card.

use doko_engine::{
    Announced, Announcement, Ask as EngineAsk, Contract, Game, Outcome, Parties, Question, Redeal,
    Round, RuleSet, Seat, Settled,
};
use doko_harness::{Ask, Vorbehalte, VorbehalteAnswer, VorbehalteOutcome};

use super::{Fault, record, text};

pub(crate) fn vorbehalte(
    rules: &RuleSet,
    question: &Vorbehalte,
) -> Result<VorbehalteAnswer, Fault> {
    let record = &question.record;
    let (words, origins) = record::words(record)?;
    let mut round = Round::new(record::context(record)?, record::hands(record)?);
    for (said, at) in words.into_iter().zip(origins) {
        let refused = round.say(rules, said.seat, said.word).err();
        if let Some(refusal) = refused.or_else(|| round.rejected(rules)) {
            let (reasons, rule) = text::reasons(&refusal);
            return Ok(VorbehalteAnswer {
                reasons: Some(reasons),
                rule,
                at: Some(at),
                ..nothing(VorbehalteOutcome::Refused)
            });
        }
    }
    Ok(match round.outcome(rules) {
        Some(Outcome::Contract(settled)) => fixed(rules, &round, &settled),
        Some(Outcome::Redeal(Redeal { reason, seat })) => VorbehalteAnswer {
            redeal: Some(text::snake_case(reason)),
            seat: Some(seat.number()),
            ..nothing(VorbehalteOutcome::Redeal)
        },
        None => VorbehalteAnswer {
            asks: Some(round.asks(rules).iter().map(ask).collect()),
            ..nothing(VorbehalteOutcome::NeedsInput)
        },
    })
}

fn fixed(rules: &RuleSet, round: &Round, settled: &Settled) -> VorbehalteAnswer {
    let contract = settled.contract;
    let (name, seat) = match contract {
        Contract::Normalspiel => ("normalspiel", None),
        Contract::StilleHochzeit { seat } => ("stille_hochzeit", Some(seat)),
        Contract::Hochzeit { seat, .. } => ("hochzeit", Some(seat)),
        Contract::Armut { seat, .. } => ("armut", Some(seat)),
        Contract::Solo { seat, .. } => ("solo", Some(seat)),
    };
    let mut answer = VorbehalteAnswer {
        contract: Some(name.to_owned()),
        seat: seat.map(Seat::number),
        solo: contract.solo().map(text::snake_case),
        lead: Some(settled.lead.number()),
        ..nothing(VorbehalteOutcome::Contract)
    };
    match contract {
        Contract::Solo { duty, .. } => answer.duty = Some(text::snake_case(duty)),
        Contract::Hochzeit { selector, .. } => answer.selector = Some(text::snake_case(selector)),
        Contract::Armut { acceptor, .. } => answer.acceptor = Some(acceptor.number()),
        Contract::Normalspiel | Contract::StilleHochzeit { .. } => (),
    }
    let hands = round.hands(rules);
    let parties = Parties::at_start(contract, &hands);
    let named = |seat| parties.of(seat).map_or("open".to_owned(), text::snake_case);
    answer.parties = Some(Seat::ALL.map(named).to_vec());
    let game = Game::new(
        rules,
        &settled.opening(hands.map(|_, hand| hand.unwrap_or_default())),
    );
    answer.forced = Some(game.announced().iter().flat_map(forced).collect());
    answer.schweine = Some(game.schweine().first().map_or(0, |it| it.seat.number()));
    answer.pairs = Some(
        game.schweine()
            .iter()
            .map(|it| text::pair(it.rank))
            .collect(),
    );
    answer
}

/// Each level of an announcement that the rules enter, by itself.
fn forced(made: &Announced) -> impl Iterator<Item = String> {
    let (seat, party) = (made.seat.number(), made.party);
    (made.lowest_level..=made.announcement.level())
        .filter_map(move |level| Announcement::at_level(level, party))
        .map(move |it| format!("{seat} {}", text::announcement_name(it)))
}

pub(crate) fn ask(ask: &EngineAsk) -> Ask {
    Ask {
        seat: ask.seat.number(),
        question: match ask.question {
            Question::Declaration => "declaration".to_owned(),
            Question::Category(category) => format!("category_{}", text::snake_case(category)),
            Question::Name => "name".to_owned(),
            Question::Bid { .. } => "bid".to_owned(),
            Question::ArmutPush => "armut_push".to_owned(),
            Question::ArmutAnswer => "armut_answer".to_owned(),
            Question::ArmutReturn => "armut_return".to_owned(),
        },
    }
}

/// An answer without any of its fields.
fn nothing(outcome: VorbehalteOutcome) -> VorbehalteAnswer {
    VorbehalteAnswer {
        outcome,
        ..VorbehalteAnswer::default()
    }
}
