//! [`ServerJudge`]: answers the vectors over gRPC.

mod claim;
mod session;

use std::collections::BTreeMap;
use std::future::Future;

use anyhow::{Context as _, Result, bail};
use doko_harness::{
    AnnounceAnswer, Answer, Ask, DealAnswer, DealOutcome, DeckAnswer, HochzeitAnswer,
    HochzeitState, Item, Judge, LegalCardsAnswer, PacketsAnswer, PlayAnswer, Question, Record,
    ScoreAnswer, ScoreCounts, TrickAnswer, Verdict, VorbehalteAnswer, VorbehalteOutcome,
};
use doko_proto::v1;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tonic::{Response, Status};

use crate::served::Clients;
use crate::{Failed, PATIENCE, name};

/// A judge that asks a running service.
#[derive(Debug)]
pub struct ServerJudge {
    runtime: Runtime,
    clients: Clients,
}

impl ServerJudge {
    /// A judge that asks the service at `url`.
    ///
    /// # Errors
    ///
    /// If nobody answers.
    pub fn connect(url: String) -> Result<ServerJudge> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()?;
        let clients = runtime.block_on(Clients::connect(url))?;
        Ok(ServerJudge { runtime, clients })
    }

    /// The answer to `call`; a status is an error with all its details.
    fn ask<T>(&self, call: impl Future<Output = Result<Response<T>, Status>>) -> Result<T> {
        match self
            .runtime
            .block_on(async { timeout(PATIENCE, call).await })?
        {
            Ok(response) => Ok(response.into_inner()),
            Err(status) => bail!("{:?}", Failed::read(&status)?),
        }
    }

    fn inspect(&self, record: &Record) -> Result<v1::Position> {
        use v1::inspect_game_response::Outcome;
        let record = Some(message(record)?.0);
        let request = v1::InspectGameRequest {
            record,
            ..Default::default()
        };
        match self
            .ask(self.clients.rules.clone().inspect_game(request))?
            .outcome
        {
            Some(Outcome::Position(position)) => Ok(position),
            other => bail!("no position: {other:?}"),
        }
    }

    fn book(&self, rule_set: &str) -> Result<v1::GetRuleSetResponse> {
        let request = v1::GetRuleSetRequest {
            name: rule_set.to_owned(),
            ..Default::default()
        };
        self.ask(self.clients.book.clone().get_rule_set(request))
    }

    fn play(&self, question: &doko_harness::Play) -> Result<Answer> {
        use v1::verdict::Outcome;
        let request = v1::ValidateMoveRequest {
            record: Some(message(&question.record)?.0),
            seat: question.seat.into(),
            card: name::card(&question.card)?,
            include: vec![v1::Include::LegalCards.into()],
            ..Default::default()
        };
        let response = self.ask(self.clients.rules.clone().validate_move(request))?;
        let (verdict, citations) = match response.verdict.and_then(|it| it.outcome) {
            Some(Outcome::Accepted(_)) => (Verdict::Accepted, Vec::new()),
            Some(Outcome::Refused(refusal)) => (Verdict::Refused, refusal.violations),
            Some(Outcome::RecordFaulty(_)) => (Verdict::RecordFaulty, Vec::new()),
            other => bail!("no verdict: {other:?}"),
        };
        Ok(Answer::Play(PlayAnswer {
            verdict,
            reasons: Some(reasons(&citations)),
            rule: citations.first().map(|it| it.rule_id.clone()),
            legal: Some(name::of_cards(&response.legal_cards)),
        }))
    }

    fn legal_cards(&self, question: &doko_harness::LegalCards) -> Result<Answer> {
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

    fn trick(&self, question: &doko_harness::Trick) -> Result<Answer> {
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

    fn hochzeit(&self, question: &doko_harness::Hochzeit) -> Result<Answer> {
        let position = self.inspect(&question.record)?;
        let hochzeit = position.hochzeit.context("no Hochzeit")?;
        let state = match (hochzeit.klaerungsstich, hochzeit.partner) {
            (0, _) => HochzeitState::Pending,
            (_, 0) => HochzeitState::Alone,
            (_, _) => HochzeitState::Partner,
        };
        Ok(Answer::Hochzeit(HochzeitAnswer {
            state,
            partner: set(hochzeit.partner)?,
            trick: Some(u8::try_from(hochzeit.klaerungsstich)?).filter(|&trick| trick != 0),
        }))
    }

    fn vorbehalte(&self, question: &doko_harness::Vorbehalte) -> Result<Answer> {
        use v1::resolve_vorbehalte_response::Outcome;
        let (record, origins) = message(&question.record)?;
        let request = v1::ResolveVorbehalteRequest {
            record: Some(record),
            ..Default::default()
        };
        let response = self.ask(self.clients.rules.clone().resolve_vorbehalte(request))?;
        let mut answer = VorbehalteAnswer {
            outcome: VorbehalteOutcome::Contract,
            contract: None,
            seat: None,
            solo: None,
            duty: None,
            lead: None,
            asks: None,
            reasons: None,
            rule: None,
            at: None,
        };
        match response.outcome {
            Some(Outcome::Settled(settled)) => {
                let contract = settled.contract.context("settled without a contract")?;
                answer.contract = Some(name::of_contract(contract.kind));
                answer.seat = set(contract.seat)?;
                answer.solo = Some(name::of_solo(contract.solo)).filter(|it| !it.is_empty());
                answer.duty = Some(name::of_duty(contract.duty)).filter(|it| !it.is_empty());
                answer.lead = set(contract.lead)?;
            }
            Some(Outcome::NeedsInput(needs)) => {
                answer.outcome = VorbehalteOutcome::NeedsInput;
                let ask = |it: &v1::Ask| {
                    anyhow::Ok(Ask {
                        seat: u8::try_from(it.seat)?,
                        question: question_of(it),
                    })
                };
                answer.asks = Some(needs.asks.iter().map(ask).collect::<Result<_>>()?);
            }
            Some(Outcome::RecordFaulty(faulty)) => {
                let refusal = faulty
                    .violations
                    .first()
                    .context("faulty without a violation")?;
                answer.outcome = VorbehalteOutcome::Refused;
                answer.reasons = Some(reasons(&refusal.violations));
                answer.rule = refusal.violations.first().map(|it| it.rule_id.clone());
                let index = refusal.action.and_then(|it| it.index).context("no index")?;
                answer.at = origins.get(usize::try_from(index)?).copied();
            }
            other => bail!("no outcome: {other:?}"),
        }
        Ok(Answer::Vorbehalte(answer))
    }

    fn announce(&self, question: &doko_harness::Announce) -> Result<Answer> {
        use v1::verdict::Outcome;
        let request = v1::CheckAnnouncementRequest {
            record: Some(message(&question.record)?.0),
            seat: question.seat.into(),
            announcement: name::announcement(&question.say)?,
            ..Default::default()
        };
        let response = self.ask(self.clients.rules.clone().check_announcement(request))?;
        let mut answer = AnnounceAnswer {
            verdict: Verdict::Accepted,
            as_reply: None,
            includes: None,
            reasons: None,
            rule: None,
        };
        match response.verdict.and_then(|it| it.outcome) {
            Some(Outcome::Accepted(accepted)) => {
                answer.as_reply = Some(accepted.mode() == v1::AnnouncementMode::Reply);
                let includes = accepted
                    .includes
                    .iter()
                    .map(|&it| name::of_announcement(it));
                answer.includes = Some(includes.collect());
            }
            Some(Outcome::Refused(refusal)) => {
                answer.verdict = Verdict::Refused;
                answer.reasons = Some(reasons(&refusal.violations));
                answer.rule = refusal.violations.first().map(|it| it.rule_id.clone());
            }
            Some(Outcome::RecordFaulty(_)) => answer.verdict = Verdict::RecordFaulty,
            other => bail!("no verdict: {other:?}"),
        }
        Ok(Answer::Announce(answer))
    }

    fn score(&self, source: v1::score_game_request::Source) -> Result<ScoreAnswer> {
        use v1::score_game_response::Outcome;
        let request = v1::ScoreGameRequest {
            source: Some(source),
            ..Default::default()
        };
        match self
            .ask(self.clients.rules.clone().score_game(request))?
            .outcome
        {
            Some(Outcome::Settlement(settlement)) => score_answer(&settlement),
            Some(Outcome::Refused(refusal)) => Ok(ScoreAnswer {
                reasons: Some(reasons(&refusal.violations)),
                ..ScoreAnswer::default()
            }),
            Some(Outcome::RecordFaulty(faulty)) => Ok(ScoreAnswer {
                reasons: faulty.violations.first().map(|it| reasons(&it.violations)),
                ..ScoreAnswer::default()
            }),
            None => bail!("no outcome"),
        }
    }

    fn score_game(&self, question: &doko_harness::ScoreGame) -> Result<Answer> {
        let record = message(&question.record)?.0;
        let mut answer = self.score(v1::score_game_request::Source::Record(record.clone()))?;
        let request = v1::AuditGameRequest {
            record: Some(record),
            ..Default::default()
        };
        let audit = self.ask(self.clients.rules.clone().audit_game(request))?;
        answer.tricks = Some(audit.tricks.iter().map(won).collect::<Result<_>>()?);
        Ok(Answer::Score(answer))
    }

    fn deck(&self, question: &doko_harness::Deck) -> Result<Answer> {
        let book = self.book(&question.rule_set)?;
        let solo = question.solo.as_deref().unwrap_or_default();
        let order = book.orders.iter().find(|it| {
            name::of_contract(it.kind) == question.contract && name::of_solo(it.solo) == solo
        });
        deck_answer(&book.deck, order.context("no order for this contract")?).map(Answer::Deck)
    }

    fn deal(&self, question: &doko_harness::Deal) -> Result<Answer> {
        let record = Some(message(&question.record)?.0);
        let request = v1::InspectGameRequest {
            record,
            ..Default::default()
        };
        let mut rules = self.clients.rules.clone();
        let call = async { timeout(PATIENCE, rules.inspect_game(request)).await };
        let mut answer = DealAnswer {
            outcome: DealOutcome::Valid,
            reason: None,
            seat: None,
        };
        if let Err(status) = self.runtime.block_on(call)? {
            let failed = Failed::read(&status)?;
            let field = failed
                .fields
                .first()
                .with_context(|| format!("{failed:?}"))?;
            let hand = field
                .path
                .strip_prefix("record.hand_")
                .context("no hand is at fault")?;
            answer.outcome = DealOutcome::Impossible;
            answer.reason = Some(failed.reason);
            answer.seat = hand.get(..1).and_then(|seat| seat.parse().ok());
        }
        Ok(Answer::Deal(answer))
    }

    fn packets(&self, question: &doko_harness::Packets) -> Result<Answer> {
        let rules = self
            .book(&question.rule_set)?
            .rule_set
            .context("no options")?;
        let packets = rules.deal_packets.context("no packets")?.values;
        let packets = packets
            .into_iter()
            .map(u8::try_from)
            .collect::<Result<_, _>>()?;
        Ok(Answer::Packets(PacketsAnswer { packets }))
    }

    fn session(&self, question: &doko_harness::Session) -> Result<Answer> {
        let request = session::request(question)?;
        let response = self.ask(self.clients.table.clone().score_session(request))?;
        session::answer(&response).map(Answer::Session)
    }
}

impl Judge for ServerJudge {
    fn answer(&self, question: &Question) -> Answer {
        let answer = match question {
            Question::Play(it) => self.play(it),
            Question::LegalCards(it) => self.legal_cards(it),
            Question::Trick(it) => self.trick(it),
            Question::Hochzeit(it) => self.hochzeit(it),
            Question::Vorbehalte(it) => self.vorbehalte(it),
            Question::Announce(it) => self.announce(it),
            Question::ScoreCounts(it) => counts(it)
                .and_then(|it| self.score(v1::score_game_request::Source::Counts(it)))
                .map(Answer::Score),
            Question::ScoreGame(it) => self.score_game(it),
            Question::Deck(it) => self.deck(it),
            Question::Deal(it) => self.deal(it),
            Question::Packets(it) => self.packets(it),
            Question::Claim(it) => self.claim(it),
            Question::Offence(it) => self.offence(it),
            Question::Session(it) => self.session(it),
        };
        answer.unwrap_or_else(|error| Answer::Failed(format!("{error:#}")))
    }
}

/// The record as a message, and for each of its words the index of the text it
/// is from: a solo with a bid is one text and two words.
fn message(record: &Record) -> Result<(v1::GameRecord, Vec<usize>)> {
    let mut message = v1::GameRecord {
        rule_set: Some(rule_set(&record.rule_set)),
        context: context(record),
        ..Default::default()
    };
    let hands = [
        &mut message.hand_1,
        &mut message.hand_2,
        &mut message.hand_3,
        &mut message.hand_4,
    ];
    for (hand, text) in hands.into_iter().zip(&record.hands) {
        *hand = name::cards(text)?;
    }
    let mut origins = Vec::new();
    for (index, said) in record.said().enumerate() {
        let said = said.with_context(|| format!("word {index} cannot be read"))?;
        let mut say = |word: &str, argument: u32| {
            origins.push(index);
            message.said_seats.push(said.seat.into());
            message.said_words.push(name::word(word)?);
            message.said_arguments.push(argument);
            anyhow::Ok(())
        };
        match (said.word, said.argument) {
            (word, None) => say(word, 0)?,
            ("hochzeit", Some(selector)) => say(&format!("hochzeit_{selector}"), 0)?,
            (word, Some(bid)) => {
                say(word, 0)?;
                say("bid", bid.parse()?)?;
            }
        }
    }
    message.plays = name::cards(&record.plays)?;
    for extra in record.extras() {
        let extra = extra.context("an announcement cannot be read")?;
        message.extra_at.push(extra.at.into());
        message.extra_seats.push(extra.seat.into());
        message.extra_words.push(name::extra(extra.word)?);
    }
    message.claim_order = name::cards(&record.claim_order)?;
    Ok((message, origins))
}

fn rule_set(name: &str) -> v1::RuleSetRef {
    let source = v1::rule_set_ref::Source::Name(name.to_owned());
    v1::RuleSetRef {
        source: Some(source),
        ..Default::default()
    }
}

fn context(record: &Record) -> Option<v1::GameContext> {
    let pflichtsolo_seats = record
        .open_pflichtsolo
        .iter()
        .map(|&it| it.into())
        .collect();
    let vorfuehrung_seat = record.vorfuehrung.map_or(0, i32::from);
    Some(v1::GameContext {
        pflichtsolo_seats,
        vorfuehrung_seat,
        ..Default::default()
    })
}

/// A game of which only the counts are known.
fn counts(question: &ScoreCounts) -> Result<v1::GameCounts> {
    let kind = match question.kind.as_str() {
        "normal" => v1::CountedGame::TwoAgainstTwo,
        "solo" => v1::CountedGame::Solo,
        "stille_hochzeit" => v1::CountedGame::StilleHochzeit,
        "failed_hochzeit" => v1::CountedGame::FailedHochzeit,
        other => bail!("`{other}` is no kind of game"),
    };
    // Which solo it was makes no difference to its points.
    let solo = if kind == v1::CountedGame::Solo {
        v1::Solo::Damen
    } else {
        v1::Solo::Unspecified
    };
    let announcements = question.announcements.iter().map(|text| counted(text));
    let specials = question.special.iter().map(|(what, party)| {
        let kind =
            v1::ScoreItemKind::from_str_name(&format!("SCORE_ITEM_KIND_{}", what.to_uppercase()));
        anyhow::Ok(v1::CountedSpecial {
            kind: kind
                .with_context(|| format!("`{what}` is no special point"))?
                .into(),
            party: name::party(party)?,
            count: 1,
        })
    });
    Ok(v1::GameCounts {
        rule_set: Some(rule_set(&question.rule_set)),
        kind: kind.into(),
        solo: solo.into(),
        re_seats: question.re.iter().map(|&it| it.into()).collect(),
        re_augen: question.re_augen.into(),
        re_tricks: question.re_tricks.into(),
        kontra_tricks: question.kontra_tricks.into(),
        announcements: announcements.collect::<Result<_>>()?,
        specials: specials.collect::<Result<_>>()?,
        bock_factor: None,
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

fn score_answer(settlement: &v1::Settlement) -> Result<ScoreAnswer> {
    let winner = match settlement.result() {
        v1::GameResult::ReWon => "re",
        v1::GameResult::KontraWon => "kontra",
        v1::GameResult::NobodyWon => "nobody",
        other @ (v1::GameResult::Unspecified
        | v1::GameResult::Redeal
        | v1::GameResult::BrokenOff) => bail!("the game ended with {}", other.as_str_name()),
    };
    let points = <[i32; 4]>::try_from(settlement.points.as_slice()).context("not four points")?;
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
        tricks: None,
        re_seats: Some(re_seats.collect::<Result<_, _>>()?),
        reasons: None,
    })
}

fn deck_answer(deck: &[v1::DeckRow], order: &v1::OrderTable) -> Result<DeckAnswer> {
    let mut augen_per_suit = BTreeMap::new();
    let mut fehl_per_suit = BTreeMap::new();
    let (mut cards, mut augen) = (0, 0);
    for row in deck {
        let (copies, suit) = (u16::try_from(row.copies)?, suit(row.suit));
        cards += copies;
        let worth = copies * u16::try_from(row.augen)?;
        augen += worth;
        *augen_per_suit.entry(suit.clone()).or_default() += worth;
        if !order.trumps.contains(&row.card) {
            *fehl_per_suit.entry(suit).or_default() += copies;
        }
    }
    let trumps = u16::try_from(order.trump_count)?;
    let fehl_order = order
        .fehl
        .iter()
        .map(|it| (suit(it.suit), name::of_cards(&it.cards)));
    Ok(DeckAnswer {
        cards: Some(cards),
        augen: Some(augen),
        augen_per_suit: Some(augen_per_suit),
        trumps: Some(trumps),
        fehl: Some(cards - trumps),
        fehl_per_suit: Some(fehl_per_suit),
        augen_in_trumps: Some(u16::try_from(order.trump_augen)?),
        trump_order: Some(name::of_cards(&order.trumps)),
        fehl_order: Some(fehl_order.collect()),
    })
}

/// The letter of a suit.
fn suit(number: i32) -> String {
    let name = v1::Suit::try_from(number).map_or("", |it| it.as_str_name());
    name.strip_prefix("SUIT_")
        .unwrap_or_default()
        .chars()
        .take(1)
        .collect()
}

fn won(trick: &v1::CompletedTrick) -> Result<(u8, u16)> {
    Ok((u8::try_from(trick.winner)?, u16::try_from(trick.augen)?))
}

fn reasons(citations: &[v1::RuleCitation]) -> Vec<String> {
    citations
        .iter()
        .map(|it| name::of_reason(it.reason).to_owned())
        .collect()
}

/// A seat that may be unset.
fn set(seat: i32) -> Result<Option<u8>> {
    Ok(Some(u8::try_from(seat)?).filter(|&seat| seat != 0))
}

/// What is asked, as vectors call it: they do not tell a Vorführung apart.
fn question_of(ask: &v1::Ask) -> String {
    if ask.question() == v1::AskKind::VorfuehrungSolo {
        return "name".to_owned();
    }
    name::of_ask(ask.question)
}
