//! Which contract does what was said lead to?

use doko_engine::{
    Budget, Contract, Duty, Game, Outcome as Reached, Parties, Round, Rule, RuleSet,
    SchweineAnsage, Seat, Settled, SoloConflict,
};
use doko_proto::v1;
use doko_proto::v1::resolve_vorbehalte_response::Outcome;
use doko_worlds::{Case, Worlds};

use super::{Ruling, Unjudged, needs, partial};
use crate::decode::{self, DecodedRecord, Problems};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::{Effort, Failure, Question};

impl Question for v1::ResolveVorbehalteRequest {
    type Response = v1::ResolveVorbehalteResponse;

    fn effort(&self) -> Effort {
        Effort::about(self.record.as_ref(), self.view)
    }

    fn answer(self) -> Result<v1::ResolveVorbehalteResponse, Failure> {
        self.within(&Budget::new())
    }
}

impl Ruling for v1::ResolveVorbehalteRequest {
    fn within(self, budget: &Budget) -> Result<v1::ResolveVorbehalteResponse, Failure> {
        let v1::ResolveVorbehalteRequest {
            record,
            view,
            language,
            seat_names,
        } = self;
        let mut problems = Problems::default();
        let record = decode::record_up_to_the_contract(&mut problems, record.as_ref());
        let view = decode::required_view(&mut problems, view);
        let record = record.zip(view).map(|(record, view)| record.seen_by(view));
        let voice = decode::voice(&mut problems, language, &seat_names);
        let record = problems.finish(record)?;
        let scribe = Scribe::of(&record, voice);

        let (outcome, rights) = match outcome(&scribe, &record, budget) {
            Err(Unjudged::Faulty(violations)) => (Outcome::RecordFaulty(violations), Vec::new()),
            Err(Unjudged::BeyondBound | Unjudged::RestsOnHands) => {
                let needs = needs(v1::MissingInput::Hands);
                (Outcome::NeedsInput(needs), Vec::new())
            }
            Ok((outcome, rights)) => (outcome, rights),
        };
        Ok(v1::ResolveVorbehalteResponse {
            answered_by: Some(stamp(&scribe.published)),
            outcome: Some(outcome),
            open_rights: rights,
        })
    }
}

/// What everything that was said leads to, and what may be said then without being
/// asked.
pub(super) fn outcome(
    scribe: &Scribe,
    record: &DecodedRecord,
    budget: &Budget,
) -> Result<(Outcome, Vec<v1::OpenRight>), Unjudged> {
    let rules = &record.published.rules;
    let (round, worlds) = round_after(scribe, record, budget)?;
    let worlds = worlds.as_ref();
    let reached = reached(rules, &round, worlds);
    let settled = reached.is_some();
    let asks = match worlds {
        _ if settled => v1::NeedsInput::default(),
        Some(worlds) => encode::asked_or_missing(rules, &round, worlds),
        None => encode::needs_input(rules, &round),
    };
    let (needs_input, rights) = match worlds {
        Some(worlds) => encode::open(rules, &round, worlds, asks, settled),
        None => (asks, encode::open_rights(rules, &round, settled)),
    };
    let outcome = match reached {
        Some(Reached::Contract(it)) => {
            Outcome::Settled(agreed(scribe, record, &round, &it, worlds))
        }
        Some(Reached::Redeal(it)) => Outcome::Redeal(encode::redeal(scribe, it)),
        None if needs_input.asks.is_empty() => Outcome::NeedsInput(needs(v1::MissingInput::Hands)),
        None => Outcome::NeedsInput(needs_input),
    };
    if budget.is_in_doubt() {
        return Err(Unjudged::BeyondBound);
    }
    Ok((outcome, rights))
}

/// The round after everything that was said; with the deals that fit, if hands or cards of an
/// exchange are not known.
fn round_after<'g: 'a, 'a>(
    scribe: &Scribe,
    record: &'g DecodedRecord,
    budget: &'a Budget,
) -> Result<(Round, Option<Worlds<'g, 'a>>), Unjudged> {
    let is_hidden = |&it: &Seat| record.hands.get(it).is_none();
    if record.hides_an_exchange() || Seat::ALL.iter().any(is_hidden) {
        let worlds = partial::worlds(scribe, record, budget)?;
        return Ok((encode::round_in(record, &worlds), Some(worlds)));
    }
    Ok((round_alone(scribe, record)?, None))
}

/// The same with all hands.
fn round_alone(scribe: &Scribe, record: &DecodedRecord) -> Result<Round, Unjudged> {
    let mut round = Round::new(record.context, record.hands);
    for (index, said) in record.said.iter().enumerate() {
        let rules = &scribe.published.rules;
        let before = round;
        let outcome = round.say(rules, said.seat, said.word);
        let outcome = outcome.and_then(|()| match round.rejected(rules) {
            Some(refused) => Err(refused),
            None => round.check_heard(rules, record.schweine_party),
        });
        if let Err(refused) = outcome {
            round = before;
            let asked = Asked::said(index, *said);
            let violation =
                encode::refusal(scribe, &refused, &asked, Scene::of_round(record, &round));
            return Err(Unjudged::Faulty(v1::RecordFaulty {
                violations: vec![violation],
            }));
        }
    }
    Ok(round)
}

/// What the round leads to, if all deals that fit agree that it is over.
fn reached(rules: &RuleSet, round: &Round, worlds: Option<&Worlds<'_, '_>>) -> Option<Reached> {
    let Some(worlds) = worlds else {
        return round.outcome(rules);
    };
    let mut each = worlds
        .deals(Case::ANY)
        .map(|world| worlds.position(world).round().outcome(rules));
    let first = each.next()??;
    let is_like_first = |other: &Reached| match (&first, other) {
        (Reached::Contract(_), Reached::Contract(_)) => true,
        (Reached::Redeal(one), Reached::Redeal(other)) => one == other,
        (Reached::Contract(_), Reached::Redeal(_)) | (Reached::Redeal(_), Reached::Contract(_)) => {
            false
        }
    };
    each.all(|it| it.as_ref().is_some_and(is_like_first))
        .then_some(first)
}

/// The contract as far as it is the same in every deal that fits what was said.
fn agreed(
    scribe: &Scribe,
    record: &DecodedRecord,
    round: &Round,
    reached: &Settled,
    worlds: Option<&Worlds<'_, '_>>,
) -> v1::ContractSettled {
    let own = settled(scribe, round, reached);
    let each = worlds.into_iter().flat_map(|worlds| {
        let all = worlds.deals(Case::ANY);
        all.filter_map(|world| {
            let position = worlds.position(world);
            match position.round().outcome(&scribe.published.rules)? {
                Reached::Contract(it) => Some(settled(scribe, position.round(), &it)),
                Reached::Redeal(_) => None,
            }
        })
    });
    let Some(agreed) = encode::agreed_contract(each) else {
        return own;
    };
    if record.hides_an_exchange() || agreed.contract.is_none() {
        return agreed;
    }
    v1::ContractSettled {
        decided_by: own.decided_by,
        ..agreed
    }
}

fn settled(scribe: &Scribe, round: &Round, settled: &Settled) -> v1::ContractSettled {
    let rules = &scribe.published.rules;
    let hands = round.hands(rules);
    let parties = Parties::at_start(settled.contract, &hands);
    // Where a hand is not known, the contract says what it takes.
    let game = Game::new(
        rules,
        &settled.opening(hands.map(|_, hand| hand.unwrap_or_default())),
    );
    v1::ContractSettled {
        contract: Some(encode::contract_led_by(settled.contract, settled.lead)),
        parties: Seat::ALL
            .into_iter()
            .map(|seat| encode::party_or_unset(parties.of(seat)))
            .collect(),
        forced: game
            .announced()
            .iter()
            .map(|made| encode::standing(made, None))
            .collect(),
        schweine: game.schweine().iter().map(encode::declared_pair).collect(),
        decided_by: deciding_rules(rules, round, settled, &game)
            .into_iter()
            .map(|it| encode::rule(scribe, it))
            .collect(),
    }
}

/// The rules that made the contract, its duty, its early end, its bid, its Schweine
/// and its lead.
fn deciding_rules(rules: &RuleSet, round: &Round, settled: &Settled, game: &Game) -> Vec<Rule> {
    let early = Seat::ALL.into_iter().any(|seat| !round.has_spoken(seat));
    let forced = round.vorfuehrung().is_some();
    let what = match settled.contract {
        Contract::Normalspiel => Rule::Vorb2,
        Contract::StilleHochzeit { .. } => Rule::Still1,
        Contract::Hochzeit { .. } => Rule::Wed1,
        Contract::Armut { .. } => Rule::Arm8,
        Contract::Solo { .. } if forced => Rule::Vorb10,
        Contract::Solo { .. } => Round::precedence_rule(rules),
    };
    let solo = matches!(settled.contract, Contract::Solo { .. });
    let duty = matches!(
        settled.contract,
        Contract::Solo {
            duty: Duty::Pflichtsolo,
            ..
        }
    );
    let auction = solo && !forced && rules.solo_conflict == SoloConflict::Auction;
    let lead = if solo { Rule::Lead2 } else { Rule::Lead1 };
    let schweine = match rules.schweine.ansage {
        SchweineAnsage::Implied => Rule::Schw3,
        SchweineAnsage::None => Rule::Schw2,
    };
    let all = [
        (true, what),
        (auction, Rule::Auc1),
        (auction && settled.bid > 0, Rule::Auc3),
        (duty && !forced, Rule::Vorb11),
        (early && !forced, Rule::Vorb9),
        (!game.schweine().is_empty(), schweine),
        (true, lead),
    ];
    let decided = all.into_iter().filter(|(applies, _)| *applies);
    decided.map(|(_, rule)| rule).collect()
}
