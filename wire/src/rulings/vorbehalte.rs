//! Which contract does what was said lead to?

mod rights;

use doko_engine::{
    Ask, Budget, Category, Contract, Duty, Game, Outcome as Reached, Parties, Question as Asking,
    Round, Rule, RuleSet, SchweineAnsage, Seat, Settled, SoloConflict, Words,
};
use doko_proto::v1;
use doko_proto::v1::resolve_vorbehalte_response::Outcome;
use doko_worlds::{Case, Worlds};

use self::rights::open;
use super::{Ruling, Unjudged, needs, partial};
use crate::decode::{self, DecodedRecord, Problems};
use crate::encode::{self, Asked, Scene, Scribe};
use crate::published::stamp;
use crate::{Effort, Failure, Question};

pub(crate) use self::rights::open_rights;

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

        let (outcome, rights) = match outcome(&scribe, &record, budget) {
            Err(Unjudged::Faulty(violations)) => (Outcome::RecordFaulty(violations), Vec::new()),
            Err(Unjudged::BeyondBound | Unjudged::RestsOnHands) => {
                let needs = needs(v1::AssessmentInput::Hands);
                (Outcome::NeedsHands(needs), Vec::new())
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
    let asks = match (&reached, worlds) {
        (Some(_), _) => v1::NeedsInput::default(),
        (None, Some(worlds)) => asked_or_missing(rules, &round, worlds),
        (None, None) => needs_input(rules, &round),
    };
    let (needs_input, rights) = open(rules, &round, worlds, asks, reached.is_some());
    let outcome = match reached {
        Some(Reached::Contract(it)) => {
            Outcome::Settled(agreed(scribe, record, &round, &it, worlds))
        }
        Some(Reached::Redeal(it)) => Outcome::Redeal(encode::redeal(scribe, it)),
        None if needs_input.asks.is_empty() => {
            Outcome::NeedsHands(needs(v1::AssessmentInput::Hands))
        }
        None => Outcome::NeedsInput(needs_input),
    };
    if budget.is_in_doubt() {
        return Err(Unjudged::BeyondBound);
    }
    Ok((outcome, rights))
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
    let schweine = i32::from(v1::SaidWord::Schweine);
    if !record.said_words.contains(&schweine) {
        record.schweine_party = v1::Party::Unspecified.into();
    }
    record
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
        return Ok((round_in(record, &worlds), Some(worlds)));
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

/// The round after everything that was said, as far as it is legal with the hands
/// that are known. In an exchange whose cards are not known, they are those of some
/// deal, and nobody knows the hands that they changed.
fn round_in(record: &DecodedRecord, worlds: &Worlds<'_, '_>) -> Round {
    let open = |seat| worlds.known().hides_a_hand(seat);
    let hands = record.hands.map(|seat, hand| hand.filter(|_| !open(seat)));
    let mut round = Round::new(record.context, hands);
    for world in worlds.deals(Case::ANY).take(1) {
        for said in worlds.known().words(world) {
            // What is not legal changes nothing.
            let _ = round.say(&record.published.rules, said.seat, said.word);
        }
    }
    round
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

/// Who has to speak, and what may be said without being asked, before the contract;
/// `worlds` are the deals that fit the record.
pub(crate) fn open_so_far(
    record: &DecodedRecord,
    worlds: &Worlds<'_, '_>,
) -> (v1::NeedsInput, Vec<v1::OpenRight>) {
    let round = round_in(record, worlds);
    let rules = &record.published.rules;
    let asks = asked_of_all(rules, &round, worlds);
    open(rules, &round, Some(worlds), asks, false)
}

/// What is asked with every deal that fits; if that is nothing, the first words of all seats
/// that have not declared, in their order: the hands that are known do not settle the
/// contract without them (VORB-9). With some of the deals something else is asked, or
/// nothing more.
fn asked_or_missing(rules: &RuleSet, round: &Round, worlds: &Worlds<'_, '_>) -> v1::NeedsInput {
    let asks = worlds.asks();
    if !asks.is_empty() {
        return with_options(rules, round, worlds, asks.iter());
    }
    let silent = Seat::ALL
        .into_iter()
        .filter(|&seat| !round.has_spoken(seat));
    let missing: Vec<Ask> = silent
        .map(|seat| Ask {
            seat,
            question: Asking::Declaration,
        })
        .collect();
    with_options(rules, round, worlds, missing.iter())
}

/// What is asked with every deal that fits.
fn asked_of_all(rules: &RuleSet, round: &Round, worlds: &Worlds<'_, '_>) -> v1::NeedsInput {
    with_options(rules, round, worlds, worlds.asks().iter())
}

/// Questions with all that may be answered by the hands that are known or with any deal.
/// Words that a hand could forbid are listed.
fn with_options<'q>(
    rules: &RuleSet,
    round: &Round,
    worlds: &Worlds<'_, '_>,
    asks: impl Iterator<Item = &'q Ask>,
) -> v1::NeedsInput {
    let asks: Vec<Ask> = asks.copied().collect();
    if asks.is_empty() {
        return v1::NeedsInput::default();
    }
    // Of a hand that is not known the round forbids only what no hand could say beside the
    // cards that others have or claim.
    let by_known_hands = |ask: &Ask| {
        let is_asked = round.asks(rules).contains(ask);
        let accepted = || round.accepted(rules, ask.seat);
        is_asked.then(accepted).unwrap_or_default()
    };
    // But it asks what comes first with any hands, and takes a Vorbehalt that can only be a
    // Hochzeit for one, and both ♣Q for claimed, which no hand shows.
    let by_deals = worlds.answers(&asks);
    let answered = by_deals.iter();
    let answered = answered.map(|(ask, words)| (ask, words.union(by_known_hands(ask))));
    v1::NeedsInput {
        asks: answered
            .map(|(ask, options)| asked(round, ask, options))
            .collect(),
    }
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
        schweine: settled.schweine.iter().map(encode::declared_pair).collect(),
        decided_by: deciding_rules(rules, round, settled)
            .into_iter()
            .map(|it| encode::rule(scribe, it))
            .collect(),
    }
}

/// The rules that made the contract, its duty, its early end, its bid, its Schweine
/// and its lead.
fn deciding_rules(rules: &RuleSet, round: &Round, settled: &Settled) -> Vec<Rule> {
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
        (!settled.schweine.is_empty(), schweine),
        (true, lead),
    ];
    let decided = all.into_iter().filter(|(applies, _)| *applies);
    decided.map(|(_, rule)| rule).collect()
}

/// Who has to speak.
pub(crate) fn needs_input(rules: &RuleSet, round: &Round) -> v1::NeedsInput {
    let asks = round.asks(rules);
    v1::NeedsInput {
        asks: asks
            .iter()
            .map(|it| asked(round, it, round.accepted(rules, it.seat)))
            .collect(),
    }
}

fn asked(round: &Round, ask: &Ask, options: Words) -> v1::Ask {
    v1::Ask {
        seat: encode::seat(ask.seat),
        question: ask_kind(round, ask.question).into(),
        options: options.iter().map(encode::word).collect(),
        least_bid: match ask.question {
            Asking::Bid { least } => Some(u32::from(least)),
            Asking::Declaration
            | Asking::Category(_)
            | Asking::Name
            | Asking::ArmutPush
            | Asking::ArmutAnswer
            | Asking::ArmutReturn => None,
        },
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
