//! The bad fields that belong to one method, or to the counts of a game.

use anyhow::Result;
use doko_e2e::golden::{self, NORMALSPIEL};
use doko_e2e::served::{Clients, Service};
use doko_proto::v1;

use super::failures::{ask_all, assert_unreadable, failure};

#[tokio::test]
async fn each_method_names_its_own_bad_fields() -> Result<()> {
    let service = Service::start()?;
    let Clients {
        mut rules,
        mut book,
        ..
    } = service.connect().await?;
    let record = Some(golden::record(NORMALSPIEL)?);

    let nothing = failure(rules.validate_move(v1::ValidateMoveRequest::default())).await?;
    let fields = [("record", "MISSING_FIELD"), ("card", "MISSING_FIELD")];
    assert_unreadable("nothing", &nothing, &fields);

    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: record.clone(),
        card: 25,
        include: vec![1, 2, 1, 3, 4, 77, 78, 79, 1],
        ..Default::default()
    };
    let fields = [
        ("card", "UNKNOWN_ENUM_VALUE"),
        ("include", "LIMIT_EXCEEDED"),
        ("include[2]", "MALFORMED_FIELD"),
        ("include[5]", "UNKNOWN_ENUM_VALUE"),
        ("include[6]", "UNKNOWN_ENUM_VALUE"),
        ("include[7]", "UNKNOWN_ENUM_VALUE"),
    ];
    assert_unreadable(
        "card and includes",
        &failure(rules.validate_move(request)).await?,
        &fields,
    );

    let request = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: record.clone(),
        announcement: 1,
        ..Default::default()
    };
    let failed = failure(rules.check_announcement(request)).await?;
    assert_unreadable(
        "an announcement of nobody",
        &failed,
        &[("seat", "MISSING_FIELD")],
    );

    let request = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: record.clone(),
        seat: 1,
        announcement: 7,
        ..Default::default()
    };
    let failed = failure(rules.check_announcement(request)).await?;
    assert_unreadable(
        "no such announcement",
        &failed,
        &[("announcement", "UNKNOWN_ENUM_VALUE")],
    );

    let request = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: record.clone(),
        seat: 1,
        announcement: v1::Announcement::Re.into(),
        party: v1::Party::Re.into(),
        ..Default::default()
    };
    let failed = failure(rules.check_announcement(request)).await?;
    assert_unreadable(
        "Re with a party",
        &failed,
        &[("party", "CONTRADICTORY_FIELDS")],
    );

    for failed in [
        failure(rules.resolve_vorbehalte(v1::ResolveVorbehalteRequest::default())).await?,
        failure(rules.check_announcement(v1::CheckAnnouncementRequest::default())).await?,
        failure(rules.inspect_game(v1::InspectGameRequest::default())).await?,
        failure(rules.audit_game(v1::AuditGameRequest::default())).await?,
    ] {
        assert_unreadable(
            "neither record nor view",
            &failed,
            &[("record", "MISSING_FIELD"), ("view", "MISSING_FIELD")],
        );
    }
    let failed = failure(rules.score_game(v1::ScoreGameRequest::default())).await?;
    assert_unreadable(
        "neither a record nor counts",
        &failed,
        &[("source", "MISSING_FIELD")],
    );

    let counts = v1::GameCounts {
        kind: v1::CountedGame::TwoAgainstTwo.into(),
        solo: v1::Solo::Damen.into(),
        re_seats: vec![1, 1, 5],
        re_augen: Some(241),
        re_tricks: Some(6),
        kontra_tricks: Some(5),
        announcements: vec![v1::CountedAnnouncement::default()],
        specials: vec![v1::CountedSpecial {
            kind: 99,
            party: 1,
            count: Some(13),
        }],
        bock_factor: Some(0),
        rule_set: record.clone().and_then(|it| it.rule_set),
    };
    let source = Some(v1::score_game_request::Source::Counts(counts));
    let request = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source,
        ..Default::default()
    };
    let failed = failure(rules.score_game(request)).await?;
    let fields = [
        ("counts.solo", "CONTRADICTORY_FIELDS"),
        ("counts.re_seats", "COLUMN_LENGTH_MISMATCH"),
        ("counts.re_seats[1]", "CONTRADICTORY_FIELDS"),
        ("counts.re_augen", "MALFORMED_FIELD"),
        ("counts.kontra_tricks", "CONTRADICTORY_FIELDS"),
        ("counts.announcements[0].party", "MISSING_FIELD"),
        ("counts.announcements[0].announcement", "MISSING_FIELD"),
        ("counts.specials[0].kind", "UNKNOWN_ENUM_VALUE"),
        ("counts.specials[0].count", "MALFORMED_FIELD"),
        ("counts.bock_factor", "MALFORMED_FIELD"),
    ];
    assert_unreadable("counts", &failed, &fields);

    let named = |name: &str| v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
        ..Default::default()
    };
    let request = v1::GetRuleSetRequest {
        rule_set: Some(named("skat")),
        ..Default::default()
    };
    let failed = failure(book.get_rule_set(request)).await?;
    assert_unreadable(
        "a book that there is not",
        &failed,
        &[("rule_set.name", "UNKNOWN_RULE_SET")],
    );
    let failed = failure(book.get_rule_set(v1::GetRuleSetRequest::default())).await?;
    assert_unreadable(
        "a book without a rule set",
        &failed,
        &[("rule_set", "MISSING_FIELD")],
    );
    let request = v1::GetRuleSetRequest {
        rule_set: Some(v1::RuleSetRef {
            edition: "1999".to_owned(),
            ..named("ddv-tsr")
        }),
        ..Default::default()
    };
    let failed = failure(book.get_rule_set(request)).await?;
    let fields = [("rule_set.edition", "UNKNOWN_EDITION")];
    assert_unreadable("an old book", &failed, &fields);
    let request = v1::CheckRuleSetRequest {
        rule_set: Some(named("skat")),
        compare_with: Some(v1::RuleSetRef::default()),
        ..Default::default()
    };
    let failed = failure(book.check_rule_set(request)).await?;
    let fields = [
        ("rule_set.name", "UNKNOWN_RULE_SET"),
        ("compare_with.name", "MISSING_FIELD"),
    ];
    assert_unreadable("a check", &failed, &fields);
    let mut contradictory = named("vln");
    contradictory
        .overrides
        .get_or_insert_default()
        .armut_max_trumps = Some(6);
    let request = v1::ListRulesRequest {
        rule_set: Some(contradictory),
        ..Default::default()
    };
    let failed = failure(book.list_rules(request)).await?;
    let fields = [(
        "rule_set.overrides.armut_max_trumps",
        "RULE_SET_CONTRADICTION",
    )];
    assert_unreadable("rules that contradict each other", &failed, &fields);
    service.stop().await
}

/// Words that cannot be read, with every field that is at fault.
#[tokio::test]
async fn words_name_their_fields() -> Result<()> {
    use v1::check_word_request::Word;
    type Fields = &'static [(&'static str, &'static str)];

    let service = Service::start()?;
    let Clients { mut rules, .. } = service.connect().await?;
    let record = Some(golden::record(NORMALSPIEL)?);
    let cases: [(Option<Word>, Option<u32>, Fields); 9] = [
        (
            None,
            None,
            &[("seat", "MISSING_FIELD"), ("word", "MISSING_FIELD")],
        ),
        (
            Some(Word::Said(0)),
            None,
            &[("seat", "MISSING_FIELD"), ("said", "UNKNOWN_ENUM_VALUE")],
        ),
        (
            Some(Word::Said(v1::SaidWord::Gesund.into())),
            Some(1),
            &[
                ("seat", "MISSING_FIELD"),
                ("bid", "MALFORMED_FIELD"),
                ("partner", "MALFORMED_FIELD"),
            ],
        ),
        (
            Some(Word::Extra(99)),
            None,
            &[("seat", "MISSING_FIELD"), ("extra", "UNKNOWN_ENUM_VALUE")],
        ),
        (
            Some(Word::Extra(v1::ExtraWord::Kontra.into())),
            None,
            &[("seat", "MISSING_FIELD"), ("extra", "MALFORMED_FIELD")],
        ),
        (
            Some(Word::Extra(v1::ExtraWord::Surrender.into())),
            None,
            &[("seat", "MISSING_FIELD"), ("extra", "MALFORMED_FIELD")],
        ),
        (
            Some(Word::Extra(v1::ExtraWord::Genscher.into())),
            Some(5),
            &[
                ("seat", "MISSING_FIELD"),
                ("bid", "MALFORMED_FIELD"),
                ("partner", "UNKNOWN_ENUM_VALUE"),
            ],
        ),
        (
            Some(Word::Extra(v1::ExtraWord::Genscher.into())),
            None,
            &[("seat", "MISSING_FIELD"), ("partner", "MISSING_FIELD")],
        ),
        (
            Some(Word::Said(v1::SaidWord::Bid.into())),
            None,
            &[("seat", "MISSING_FIELD"), ("bid", "MISSING_FIELD")],
        ),
    ];
    for (word, number, fields) in cases {
        let request = v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            record: record.clone(),
            word,
            bid: number,
            partner: number.unwrap_or_default().cast_signed(),
            ..Default::default()
        };
        let failed = failure(rules.check_word(request)).await?;
        assert_unreadable(&format!("{word:?}"), &failed, fields);
    }

    let request = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: record.clone(),
        seat: 2,
        word: Some(Word::Said(v1::SaidWord::ArmutPush.into())),
        cards: vec![25],
        card_count: Some(3),
        ..Default::default()
    };
    let fields = [("cards[0]", "UNKNOWN_ENUM_VALUE")];
    let failed = failure(rules.check_word(request)).await?;
    assert_unreadable("cards that are none", &failed, &fields);

    let request = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record,
        seat: 2,
        word: Some(Word::Said(v1::SaidWord::Armut.into())),
        cards: vec![1],
        card_count: Some(1),
        ..Default::default()
    };
    let fields = [
        ("cards", "CONTRADICTORY_FIELDS"),
        ("card_count", "CONTRADICTORY_FIELDS"),
    ];
    let failed = failure(rules.check_word(request)).await?;
    assert_unreadable("cards that are not handed over", &failed, &fields);
    service.stop().await
}

/// A record says what Schweine were announced as only where they were.
#[tokio::test]
async fn a_party_of_schweine_needs_schweine() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let mut record = golden::record(NORMALSPIEL)?;
    record.schweine_party = v1::Party::Re.into();
    for (method, failed) in ask_all(&mut clients, &record).await? {
        let fields = [("record.schweine_party", "CONTRADICTORY_FIELDS")];
        assert_unreadable(method, &failed, &fields);
    }
    service.stop().await
}

/// Claims and complaints that cannot be read, with every field that is at fault.
#[tokio::test]
async fn claims_and_complaints_name_their_fields() -> Result<()> {
    let service = Service::start()?;
    let mut clients = service.connect().await?;
    let mut record = golden::record(NORMALSPIEL)?;
    record.claim_order.push(1);
    for (method, failed) in ask_all(&mut clients, &record).await? {
        let fields = [("record.claim_order", "CONTRADICTORY_FIELDS")];
        assert_unreadable(method, &failed, &fields);
    }

    let Clients { mut rules, .. } = clients;
    let record = Some(golden::record(NORMALSPIEL)?);
    let request = v1::CheckClaimRequest {
        view: v1::View::Everything.into(),
        record: record.clone(),
        kind: v1::ClaimKind::Surrender.into(),
        order: vec![25],
        ..Default::default()
    };
    let fields = [
        ("seat", "MISSING_FIELD"),
        ("order", "CONTRADICTORY_FIELDS"),
        ("order[0]", "UNKNOWN_ENUM_VALUE"),
    ];
    let failed = failure(rules.check_claim(request)).await?;
    assert_unreadable("CheckClaim", &failed, &fields);

    let request = v1::AssessOffenceRequest {
        view: v1::View::Everything.into(),
        record: record.clone(),
        ..Default::default()
    };
    let fields = [("offence", "MISSING_FIELD"), ("complaint", "MISSING_FIELD")];
    let failed = failure(rules.assess_offence(request)).await?;
    assert_unreadable("AssessOffence", &failed, &fields);

    // A number that was forgotten is not 0.
    let request = v1::AssessOffenceRequest {
        view: v1::View::Everything.into(),
        record: record.clone(),
        offence: Some(v1::Offence {
            offender: 1,
            kind: v1::OffenceKind::Other.into(),
            ..Default::default()
        }),
        complaint: Some(v1::Complaint {
            seat: 2,
            ..Default::default()
        }),
        ..Default::default()
    };
    let fields = [
        ("offence.cards_played", "MISSING_FIELD"),
        ("complaint.cards_played", "MISSING_FIELD"),
    ];
    let failed = failure(rules.assess_offence(request)).await?;
    assert_unreadable("AssessOffence", &failed, &fields);

    let request = v1::AssessOffenceRequest {
        view: v1::View::Everything.into(),
        record,
        offence: Some(v1::Offence {
            offender: 5,
            cards_played: Some(49),
            class_of_effect: 9,
            ..Default::default()
        }),
        complaint: Some(v1::Complaint {
            seat: 1,
            cards_played: Some(3),
        }),
        ..Default::default()
    };
    let fields = [
        ("offence.offender", "UNKNOWN_ENUM_VALUE"),
        ("offence.kind", "MISSING_FIELD"),
        ("offence.class_of_effect", "UNKNOWN_ENUM_VALUE"),
        ("offence.cards_played", "OUT_OF_ORDER"),
        ("complaint.cards_played", "OUT_OF_ORDER"),
    ];
    let failed = failure(rules.assess_offence(request)).await?;
    assert_unreadable("AssessOffence", &failed, &fields);
    service.stop().await
}
