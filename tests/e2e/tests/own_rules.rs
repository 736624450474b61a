//! Rule sets of one's own in every method, over gRPC and inside the process.

use anyhow::{Context as _, Result, ensure};
use doko_e2e::PATIENCE;
use doko_e2e::golden::{self, KREUZ_SOLO};
use doko_e2e::served::{Clients, Service};
use doko_proto::v1;
use doko_sdk::{
    Announcement, AuditGame, CheckAnnouncement, Client, ErrorReason, InspectGame, Inspection,
    Language, Options, Reason, Record, ResolveVorbehalte, RuleSet, ScoreGame, ScoreOutcome, Seat,
    Solo, ValidateMove, Verdict, View, VorbehaltOutcome, Word,
};

/// Both ♥10 lie in the first trick, the second of seat 4.
const TWO_DULLEN: &str = "h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                          CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; \
                          s=1g 2g 3g 4g; p=HTDJCJHT";

/// The same question to a server and to an embedded client.
struct Both {
    service: Service,
    clients: [Client; 2],
}

impl Both {
    async fn start() -> Result<Both> {
        let service = Service::start()?;
        let options = Options::new().language(Language::De).view(View::Everything);
        let served = Client::builder()
            .endpoint(service.url())
            .deadline(PATIENCE)
            .options(options.clone());
        let clients = [served.connect().await?, Client::embedded_with(options)];
        Ok(Both { service, clients })
    }
}

/// `rules` said with every option, by the answer of `CheckRuleSet`.
async fn said_in_full(client: &Client, rules: &RuleSet) -> Result<RuleSet> {
    let check = client.check_rule_set(rules.clone(), None).await?;
    ensure!(check.is_usable(), "{:?}", check.problems);
    Ok(RuleSet::custom(&check.canonical_text)?)
}

/// An option that differs decides in every question, and a rule set said in full
/// rules like the one it was made from.
#[tokio::test]
async fn options_decide_in_every_question() -> Result<()> {
    let Both { service, clients } = Both::start().await?;
    let mut answers = Vec::new();
    for client in &clients {
        let house = RuleSet::named("ddv-tsr")
            .with("dulle_tie", "second")?
            .with("pflichtsolo", "0")?
            .with("ann.earliest", "after_first_trick")?
            .with("solos", "damen")?
            .with("vorbehalt.order", "solo,hochzeit")?;
        let full = said_in_full(client, &house).await?;
        let mut of_both = Vec::new();
        for rules in [house, full] {
            of_both.push(ask_everything(client, rules).await?);
        }
        // The stamp says `custom` of both, and the same hash.
        ensure!(of_both.first() == of_both.last(), "{of_both:#?}");
        answers.extend(of_both);
    }
    ensure!(answers.first() == answers.last(), "{answers:#?}");
    service.stop().await
}

/// One question of each kind by these rules, each with what the option decides.
async fn ask_everything(client: &Client, rules: RuleSet) -> Result<String> {
    let published = Record::from_line(&format!("ddv-tsr; {TWO_DULLEN}"))?;
    let mut game = published.clone();
    game.rule_set = rules.clone();
    let mut said = Vec::new();

    let by_tournament = client
        .ask(InspectGame::new(&published, View::Everything))
        .await?;
    let inspected = client
        .ask(InspectGame::new(&game, View::Everything))
        .await?;
    ensure!(turn(&by_tournament.outcome) == Some(Seat::S1));
    ensure!(turn(&inspected.outcome) == Some(Seat::S4));
    ensure!(inspected.answered_by.name == "custom", "{inspected:?}");
    said.push(format!("{inspected:?}"));

    let moved = ValidateMove::new(&game, Seat::S4, "CT".parse()?);
    let moved = client.ask(moved).await?;
    ensure!(moved.verdict.is_accepted(), "{moved:?}");
    said.push(format!("{moved:?}"));

    let early = game.before_play(0);
    let announced = CheckAnnouncement::new(&early, Seat::S1, Announcement::Re);
    let announced = client.ask(announced).await?;
    match &announced.verdict {
        Some(Verdict::Refused(refusal)) => ensure!(refusal.reason() == Some(Reason::TooEarly)),
        other => anyhow::bail!("{other:?}"),
    }
    said.push(format!("{announced:?}"));

    let solo = Record::new(rules.clone()).say(Seat::S1, Word::Solo(Solo::Buben));
    let resolved = client
        .ask(ResolveVorbehalte::new(&solo, View::Everything))
        .await?;
    let VorbehaltOutcome::RecordFaulty(_) = &resolved.outcome else {
        anyhow::bail!("{resolved:?}");
    };
    said.push(format!("{resolved:?}"));

    let scored = client.ask(ScoreGame::new(&game)).await?;
    let ScoreOutcome::Refused(_) = &scored.outcome else {
        anyhow::bail!("{scored:?}");
    };
    said.push(format!("{scored:?}"));
    let audited = client.ask(AuditGame::new(&game, View::Everything)).await?;
    said.push(format!("{audited:?}"));

    let batch = client
        .evaluate_batch(vec![
            InspectGame::new(&game, View::Everything).into(),
            AuditGame::new(&game, View::Everything).into(),
            InspectGame::new(&published, View::Everything).into(),
        ])
        .await;
    for answer in batch {
        said.push(format!("{:?}", answer?));
    }

    let dealt = client.deal_cards(rules, [7; 32]).await?;
    said.push(format!("{dealt:?}"));
    Ok(said.join("\n"))
}

fn turn(inspection: &Inspection) -> Option<Seat> {
    match inspection {
        Inspection::Position(position) => position.turn,
        Inspection::RecordFaulty(_) | Inspection::NeedsInput(_) => None,
    }
}

/// Claims, offences and sessions, which are asked by messages.
#[tokio::test]
async fn claims_offences_and_sessions_go_by_them() -> Result<()> {
    let service = Service::start()?;
    let Clients {
        mut rules,
        mut table,
        ..
    } = service.connect().await?;
    let mut overrides = v1::RuleSet::default();
    overrides.set_claim(v1::ClaimMode::Off);
    overrides.set_penalties(v1::PenaltyMode::Off);
    overrides.set_list_games(v1::ListLength::Open);
    let own = v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
        overrides: Some(Box::new(overrides)),
        ..Default::default()
    };
    let mut record = golden::record(KREUZ_SOLO)?;
    record.rule_set = Some(own.clone());
    record.plays.truncate(44);
    record.play_seats.truncate(44);

    let claim = v1::CheckClaimRequest {
        view: v1::View::Everything.into(),
        record: Some(record.clone()),
        seat: v1::Seat::Seat1.into(),
        kind: v1::ClaimKind::Rest.into(),
        ..Default::default()
    };
    let answer = rules.check_claim(claim.clone()).await?.into_inner();
    assert_eq!(answer, doko_wire::answer(claim)?);
    let said = format!("{answer:?}");
    assert!(
        said.contains("CLAIM-1") && said.contains("custom"),
        "{said}"
    );

    let offence = v1::AssessOffenceRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        offence: Some(v1::Offence {
            kind: v1::OffenceKind::Revoke.into(),
            offender: v1::Seat::Seat2.into(),
            ..Default::default()
        }),
        complaint: Some(v1::Complaint {
            seat: v1::Seat::Seat1.into(),
            ..Default::default()
        }),
        ..Default::default()
    };
    let here = doko_wire::answer(offence.clone());
    let there = rules.assess_offence(offence).await;
    match (there, here) {
        (Ok(there), Ok(here)) => assert_eq!(there.into_inner(), here),
        (Err(there), Err(here)) => assert_eq!(there.message(), here.to_string()),
        (there, here) => anyhow::bail!("{there:?} and {here:?}"),
    }

    let session = v1::ScoreSessionRequest {
        rule_set: Some(own),
        ..Default::default()
    };
    let answer = table.score_session(session.clone()).await?.into_inner();
    assert_eq!(answer, doko_wire::answer(session)?);
    let stamp = answer.answered_by.context("no stamp")?;
    assert_eq!(stamp.name, "custom");
    service.stop().await
}

/// What the options are is pinned by their hash, with overrides as without.
#[tokio::test]
async fn the_hash_pins_what_overrides_make() -> Result<()> {
    let Both { service, clients } = Both::start().await?;
    for client in &clients {
        let house = RuleSet::named("ddv-tsr").with("dulle_tie", "second")?;
        let check = client.check_rule_set(house.clone(), None).await?;
        let hash = check.answered_by.options_hash;
        let [tie] = check.differences.as_slice() else {
            anyhow::bail!("{:?}", check.differences);
        };
        assert_eq!(
            tie.text,
            "Höhere von zwei ♥10 im selben Stich – hier: die zweite; in ddv-tsr: die erste."
        );
        let pinned = Record::new(house.clone().expected_options_hash(&hash));
        client
            .ask(ResolveVorbehalte::new(&pinned, View::Everything))
            .await?;
        let other = house.with("claim", "off")?.expected_options_hash(&hash);
        let failed = client
            .ask(ResolveVorbehalte::new(
                &Record::new(other),
                View::Everything,
            ))
            .await;
        let error = failed.err().context("answered")?;
        assert_eq!(error.unreadable_reason(), Some(ErrorReason::RuleSetChanged));
    }
    service.stop().await
}

/// A contradiction is an answer of `CheckRuleSet`, and no question goes by it.
#[tokio::test]
async fn contradictions_are_answers_and_no_rules() -> Result<()> {
    let Both { service, clients } = Both::start().await?;
    for client in &clients {
        let wrong = RuleSet::named("vln").with("armut.max_trumps", "6")?;
        let check = client
            .check_rule_set(wrong.clone(), Some("palast".into()))
            .await?;
        assert!(!check.is_usable());
        let [problem] = check.problems.as_slice() else {
            anyhow::bail!("{:?}", check.problems);
        };
        assert_eq!(problem.option_path, "armut.max_trumps");
        assert_eq!(problem.conflicts_with, ["armut"]);
        assert!(
            problem.text.contains("höchstens fünf Trümpfe"),
            "{problem:?}"
        );
        assert!(check.differences.len() > 10);
        let asked = client
            .ask(ResolveVorbehalte::new(
                &Record::new(wrong),
                View::Everything,
            ))
            .await;
        let error = asked.err().context("answered")?;
        let reason = error.unreadable_reason();
        assert_eq!(reason, Some(ErrorReason::RuleSetContradiction));
        let unknown = RuleSet::named("ddv-tsr").with("dulle_tie", "third");
        assert!(unknown.is_err());
    }
    service.stop().await
}
