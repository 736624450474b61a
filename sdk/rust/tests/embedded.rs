//! The same client without a server.
#![cfg(feature = "embedded")]
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use doko_sdk::{
    Announcement, Answer, AskKind, AuditGame, Card, CheckAnnouncement, Client, CountedGame, Counts,
    DealCards, DealFinding, Error, ErrorReason, Evidence, FairDraw, Include, InspectGame,
    Inspection, Language, MissingInput, Offence, OffenceClass, OffenceKind, Options, Party, Phase,
    Position, Reason, Record, ResolveVorbehalte, RuleSet, ScoreGame, ScoreOutcome, ScoreSession,
    Seat, TextArgument, TextValue, ValidateMove, Verdict, VerifyOutcome, View, VorbehaltOutcome,
    Word,
};

fn record() -> Record {
    let line = "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
                CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; p=HT";
    Record::from_line(line).unwrap()
}

#[tokio::test]
async fn a_refusal_says_everything() {
    let client =
        Client::embedded_with(Options::new().language(Language::En).view(View::Everything));
    let verdict = client
        .validate_move(&record(), Seat::S2, Card::CA)
        .await
        .unwrap();
    let Verdict::Refused(refusal) = verdict else {
        panic!("{verdict:?}")
    };
    assert_eq!(refusal.reason(), Some(Reason::Revoke));
    assert_eq!(refusal.rule_ids().collect::<Vec<_>>(), ["FOLLOW-2"]);
    assert!(refusal.legal_cards().contains(&Card::DJ));
    assert!(!refusal.to_string().is_empty());
}

#[tokio::test]
async fn a_question_has_options_of_its_own() {
    let client =
        Client::embedded_with(Options::new().language(Language::De).view(View::Everything));
    let options = Options::new()
        .include(Include::LegalCards)
        .include(Include::Effects)
        .include(Include::Position)
        .include(Include::AnnouncementWindows);
    let question = ValidateMove::new(&record(), None, Card::DJ).with(options);
    let answer = client.ask(question).await.unwrap();
    assert!(answer.verdict.is_accepted());
    assert_eq!(answer.effects.unwrap().next_seat, Some(Seat::S3));
    assert_eq!(answer.position.unwrap().turn, Some(Seat::S3));
    assert_eq!(answer.legal_cards.len(), 6);
    assert!(!answer.announcement_windows.is_empty());
    assert_eq!(
        (
            answer.answered_by.name.as_str(),
            answer.answered_by.options_hash.len()
        ),
        ("ddv-tsr", 64)
    );
}

#[tokio::test]
async fn a_text_names_players_and_has_its_values_beside_it() {
    let client =
        Client::embedded_with(Options::new().language(Language::En).view(View::Everything));
    let names = Options::new().seat_names(["Anna", "Bernd", "Carla", "Detlef"]);
    let question = ValidateMove::new(&record(), Seat::S3, Card::CA).with(names);
    let verdict = client.ask(question).await.unwrap().verdict;
    let cited = &verdict.refusal().unwrap().violations[0];
    assert_eq!(cited.text, "It is the turn of Bernd, not of Carla.");
    let argument = |name: &str, seat| TextArgument {
        name: name.to_owned(),
        value: TextValue::Seats(vec![seat]),
    };
    assert_eq!(
        cited.arguments,
        [
            argument("seat_to_play", Seat::S2),
            argument("seat", Seat::S3)
        ]
    );

    let at_dj = ValidateMove::new(&record(), Seat::S2, Card::CA);
    let verdict = client.ask(at_dj).await.unwrap().verdict;
    let cited = &verdict.refusal().unwrap().violations[0];
    let values = cited.arguments.iter().map(|it| &it.value);
    assert!(matches!(
        values.collect::<Vec<_>>().as_slice(),
        [TextValue::Cards(card), TextValue::Cards(held)] if card == &[Card::CA] && held.len() == 5
    ));
}

#[tokio::test]
async fn a_list_stands_among_other_questions() {
    let client = Client::embedded();
    let list = ScoreSession::new("ddv-tsr");
    let audit = AuditGame::new(&record(), View::Everything);
    let answers = client
        .evaluate_batch([list.clone().into(), audit.into()])
        .await;
    let [Ok(Answer::ScoreSession(answer)), Ok(Answer::AuditGame(_))] = answers.as_slice() else {
        panic!("{answers:?}")
    };
    assert_eq!(**answer, client.score_session(list).await.unwrap());
}

#[tokio::test]
async fn the_vorbehalte_go_on_until_the_contract_is_settled() {
    let client = Client::embedded();
    let record = record().before_said(2);
    let outcome = client
        .resolve_vorbehalte(&record, View::Everything)
        .await
        .unwrap();
    let VorbehaltOutcome::NeedsInput(asks) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(
        (asks[0].seat, asks[0].question),
        (Seat::S3, AskKind::Declaration)
    );
    assert!(asks[0].options.contains(&Word::Gesund));
    let record = record
        .say(Seat::S3, Word::Gesund)
        .say(Seat::S4, Word::Gesund);
    let answer = client
        .ask(ResolveVorbehalte::new(&record, View::Everything))
        .await
        .unwrap();
    let VorbehaltOutcome::Settled(settled) = answer.outcome else {
        panic!("{answer:?}")
    };
    assert_eq!(settled.parties[0], Some(Party::Re));
    assert_eq!(settled.contract.to_string(), "normalspiel");
}

#[tokio::test]
async fn announcements_are_checked_and_listed() {
    let client = Client::embedded();
    let verdict = client
        .check_announcement(&record(), Seat::S2, Announcement::Re)
        .await
        .unwrap();
    assert_eq!(
        verdict.refusal().unwrap().reason(),
        Some(Reason::WrongParty)
    );
    let windows = client
        .ask(CheckAnnouncement::windows(
            &record(),
            None,
            View::Everything,
        ))
        .await
        .unwrap();
    assert_eq!(windows.verdict, None);
    let mine = windows
        .windows
        .iter()
        .find(|window| window.seat == Seat::S1)
        .unwrap();
    assert_eq!(mine.announcement, Announcement::Re);
}

/// Nobody knows the hands: only who says for which party it is made can know whether an Absage is
/// legal, and from there everybody knows the party.
#[tokio::test]
async fn an_absage_is_asked_about_with_its_party() {
    let client = Client::embedded();
    let line = "ddv-tsr; s=1g 2g 3g 4g; x=0:4re";
    let record = Record::from_line(line).unwrap();
    let absage = CheckAnnouncement::new(&record, Seat::S1, Announcement::Keine90);
    let open = client.ask(absage.clone()).await.unwrap();
    assert!(matches!(open.verdict, Some(Verdict::Undecided(_))));

    let made = absage.clone().for_party(Party::Re);
    let position = Options::new()
        .view(View::Everything)
        .include(Include::Position);
    let answer = client.ask(made.with(position)).await.unwrap();
    assert!(answer.verdict.unwrap().is_accepted());
    let seat = |position: &Position| position.seat(Seat::S1).party;
    assert_eq!(seat(&answer.position.unwrap()), Some(Party::Re));
    let longer = record.announce_for(Seat::S1, Announcement::Keine90, Party::Re);
    assert_eq!(
        longer.to_line().unwrap(),
        "ddv-tsr; s=1g 2g 3g 4g; x=0:4re 0:1k90=1"
    );
    let Inspection::Position(known) = client.inspect(&longer, View::Everything).await.unwrap()
    else {
        panic!("a record that can be followed")
    };
    assert_eq!(seat(&known), Some(Party::Re));

    let wrong = client.ask(absage.for_party(Party::Kontra)).await.unwrap();
    let verdict = wrong.verdict.unwrap();
    assert_eq!(
        verdict.refusal().unwrap().reason(),
        Some(Reason::WrongParty)
    );
}

#[tokio::test]
async fn a_game_broken_off_asks_for_all_hands() {
    let line = "ddv-tsr; s=1g 2g 3g 4g; p=HTDJDQD9; x=0:1re 0:1k90";
    let seen = Record::from_line(line).unwrap();
    let client = Client::embedded();
    let score = async |offender| {
        let offence = Offence::new(offender, OffenceKind::Other, 4).class(OffenceClass::Grave);
        let question = ScoreGame::new(&seen).ended_by(offence);
        client.ask(question).await.unwrap().outcome
    };
    let hands = ScoreOutcome::NeedsInput(MissingInput::Hands);
    assert_eq!(score(Seat::S3).await, hands);
    assert_eq!(score(Seat::S1).await, hands);
}

#[tokio::test]
async fn games_are_scored_from_records_and_from_counts() {
    let client = Client::embedded_with(Options::new().view(View::Everything));
    let outcome = client.score_game(&record()).await.unwrap();
    let ScoreOutcome::Refused(refusal) = outcome else {
        panic!("{outcome:?}")
    };
    assert_eq!(refusal.reason(), Some(Reason::Incomplete));
    let Some(Evidence::Card(evidence)) = refusal.evidence else {
        panic!("{refusal:?}")
    };
    assert_eq!(evidence.cards_missing, Some(47));

    let counts = Counts::new("ddv-tsr", CountedGame::TwoAgainstTwo, [Seat::S1, Seat::S4])
        .re_augen(201)
        .tricks(10, 2)
        .announced(Party::Re, Announcement::Re)
        .announced(Party::Re, Announcement::Keine90)
        .announced(Party::Re, Announcement::Keine60);
    let outcome = client.score_counts(&counts).await.unwrap();
    let settlement = outcome.settlement().unwrap();
    assert_eq!(settlement.points, [7, -7, -7, 7]);
    assert_eq!(settlement.winner(), Some(Party::Re));
    assert_eq!(settlement.party(Seat::S2), Some(Party::Kontra));
}

#[tokio::test]
async fn positions_and_audits_are_read() {
    let client = Client::embedded();
    let inspection = client.inspect(&record(), View::Everything).await.unwrap();
    let Inspection::Position(position) = inspection else {
        panic!("{inspection:?}")
    };
    assert_eq!(
        (position.phase, position.turn),
        (Phase::Play, Some(Seat::S2))
    );
    assert_eq!(position.seat(Seat::S1).cards_in_hand, 11);
    let audit = client
        .audit(&record().play(Card::CA), View::Everything)
        .await
        .unwrap();
    assert_eq!(audit.violations[0].action.unwrap().to_string(), "plays[1]");
    assert!(!audit.is_clean());
    assert!(
        client
            .audit(&record(), View::Everything)
            .await
            .unwrap()
            .is_clean()
    );
}

#[tokio::test]
async fn the_book_is_read() {
    let client =
        Client::embedded_with(Options::new().language(Language::De).view(View::Everything));
    let sets = client.list_rule_sets().await.unwrap();
    assert!(
        sets.iter()
            .any(|set| set.name == "ddv-tsr" && !set.title.is_empty())
    );
    let book = client.rule_set("ddv-tsr").await.unwrap();
    assert_eq!((book.deck.len(), book.hand_size), (24, 12));
    assert!(!book.announcement_limits.is_empty() && !book.scoring.is_empty());
    assert_eq!(book.penalties.len(), 10);
    assert!(
        book.orders
            .iter()
            .all(|it| it.trumps_with_schweine.is_empty())
    );
    let rules = client.rules(Some("dokoland-liga".into())).await.unwrap();
    assert!(
        rules
            .iter()
            .any(|rule| rule.reasons.contains(&Reason::Revoke))
    );
    let error = client.rule_set("skat").await.unwrap_err();
    assert_eq!(error.unreadable_reason(), Some(ErrorReason::UnknownRuleSet));
}

#[tokio::test]
async fn one_bad_question_fails_alone() {
    let client = Client::embedded();
    let unknown = Record::new(RuleSet::named("ddv-tsr").edition("1900"));
    let questions = || {
        [
            ValidateMove::new(&record(), Seat::S2, Card::DJ).into(),
            InspectGame::new(&unknown, View::Everything).into(),
            ValidateMove::new(&record(), Seat::S2, Card::CA).into(),
        ]
    };
    let check = |answers: Vec<Result<Answer, Error>>| {
        let [
            Ok(Answer::ValidateMove(yes)),
            Err(error),
            Ok(Answer::ValidateMove(no)),
        ] = answers.as_slice()
        else {
            panic!("{answers:?}")
        };
        assert!(yes.verdict.is_accepted() && !no.verdict.is_accepted());
        let Error::Unreadable { fields, .. } = error else {
            panic!("{error}")
        };
        assert_eq!(fields[0].path, "record.rule_set.edition");
    };
    check(client.evaluate_batch(questions()).await);

    let mut session = client.evaluate().await.unwrap();
    for _ in 0..20 {
        session.send(questions()).await.unwrap();
    }
    for _ in 0..20 {
        check(session.next().await.unwrap().unwrap());
    }
    assert!(session.next().await.unwrap().is_none());
}

#[tokio::test]
async fn deals_are_dealt_and_checked() {
    let client = Client::embedded();
    let deal = client.deal_cards("ddv-tsr", [0; 32]).await.unwrap();
    assert_eq!(deal.algorithm, "doko-deal-1");
    assert_eq!(deal.answered_by.name, "ddv-tsr");
    let late = FairDraw::new([7; 32], ["anna", "ben"], [0; 32])
        .contribution_commitments([[8; 32], [9; 32]]);
    let outcome = client.verify_deal("ddv-tsr", &late, &deal.hands).await;
    let wrong = vec![
        DealFinding::CommitmentBroken,
        DealFinding::ContributionBroken(vec![0, 1]),
        DealFinding::HandsDiffer(Seat::ALL.to_vec()),
    ];
    assert_eq!(outcome.unwrap(), VerifyOutcome::Wrong(wrong));
    let error = client.deal_cards("ddv-tsr", late).await.unwrap_err();
    assert_eq!(
        error.unreadable_reason(),
        Some(ErrorReason::ContradictoryFields)
    );
    let unknown = DealCards::new("ddv-tsr", [0; 32]).algorithm("doko-deal-0");
    let error = client.ask(unknown).await.unwrap_err();
    assert!(error.is_unreadable(), "{error}");
}
