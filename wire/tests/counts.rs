//! Announcements of a game given by counts: those that no rule allows are refused,
//! whenever they were made.

use doko_proto::v1;
use v1::{Announcement as A, AnnouncementMode as Mode, Party};

fn made(party: Party, announcement: A, mode: Mode) -> v1::CountedAnnouncement {
    v1::CountedAnnouncement {
        party: party.into(),
        announcement: announcement.into(),
        mode: mode.into(),
    }
}

fn own(party: Party, announcement: A) -> v1::CountedAnnouncement {
    made(party, announcement, Mode::Ordinary)
}

fn settled(
    name: &str,
    overrides: v1::RuleSet,
    announcements: &[v1::CountedAnnouncement],
) -> Result<v1::ScoreGameResponse, doko_wire::Failure> {
    let counts = v1::GameCounts {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
            overrides: Some(Box::new(overrides)),
            ..v1::RuleSetRef::default()
        }),
        kind: v1::CountedGame::TwoAgainstTwo.into(),
        re_seats: vec![1, 3],
        re_augen: Some(130),
        re_tricks: Some(6),
        kontra_tricks: Some(if name == "vln" { 4 } else { 6 }),
        announcements: announcements.to_vec(),
        ..v1::GameCounts::default()
    };
    let request = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Counts(counts)),
        ..v1::ScoreGameRequest::default()
    };
    doko_wire::answer(request)
}

/// The bad fields, if there are any.
fn refused(
    name: &str,
    overrides: v1::RuleSet,
    announcements: &[v1::CountedAnnouncement],
) -> Vec<(String, String)> {
    let failure = settled(name, overrides, announcements).err();
    let fields = failure
        .map(doko_wire::Failure::into_fields)
        .unwrap_or_default();
    fields.into_iter().map(|it| (it.path, it.problem)).collect()
}

#[test]
fn nothing_is_skipped_where_that_is_forbidden() {
    let strict = || v1::RuleSet {
        ann_skip_absagen: v1::AnnSkipAbsagen::Forbidden.into(),
        ..v1::RuleSet::default()
    };
    let re = own(Party::Re, A::Re);
    let skipping = [re, own(Party::Re, A::Keine60)];
    let complete = [re, own(Party::Re, A::Keine90), own(Party::Re, A::Keine60)];
    let path = "counts.announcements[1]".to_owned();
    let problem = "needs all below it before it: this rule set skips nothing".to_owned();
    assert_eq!(refused("ddv-tsr", strict(), &skipping), [(path, problem)]);
    assert_eq!(refused("ddv-tsr", strict(), &complete), []);
    assert_eq!(refused("ddv-tsr", v1::RuleSet::default(), &skipping), []);
    // What the rules enter leaves out what it likes.
    let bid = [made(Party::Re, A::Keine60, Mode::Forced)];
    assert_eq!(refused("vln", strict(), &bid), []);
}

#[test]
fn what_was_never_possible_is_named() {
    let re = own(Party::Re, A::Re);
    let late = made(Party::Kontra, A::Kontra, Mode::Reply);
    let cases = [
        (
            vec![own(Party::Re, A::Kontra)],
            "is the Ansage of the other party",
        ),
        (vec![re, re], "was announced before"),
        (
            vec![re, own(Party::Re, A::Keine60), own(Party::Re, A::Keine90)],
            "was announced before",
        ),
        (
            vec![own(Party::Re, A::Keine90)],
            "needs an Ansage of its party before it",
        ),
        (
            vec![re, own(Party::Kontra, A::Keine90)],
            "needs an Ansage of its party before it",
        ),
        (
            vec![re, late, own(Party::Kontra, A::Keine90)],
            "cannot follow a late Erwiderung",
        ),
        (vec![late], "answers nothing"),
        (
            vec![made(Party::Re, A::Re, Mode::Forced)],
            "is not forced: no rule of this rule set enters announcements",
        ),
    ];
    for (announcements, problem) in cases {
        let last = announcements.len() - 1;
        let expected = (format!("counts.announcements[{last}]"), problem.to_owned());
        let found = refused("ddv-tsr", v1::RuleSet::default(), &announcements);
        assert_eq!(found, [expected], "{announcements:?}");
    }
    let borrowed = v1::RuleSet {
        ann_absage_requires: v1::AbsageRequires::Any.into(),
        ..v1::RuleSet::default()
    };
    let leans = [re, own(Party::Kontra, A::Keine90)];
    assert_eq!(refused("ddv-tsr", borrowed.clone(), &leans), []);
    // It announces no Kontra, which may follow.
    let announced = |announcements: &[v1::CountedAnnouncement]| {
        let settled = settled("ddv-tsr", borrowed.clone(), announcements).unwrap();
        let Some(v1::score_game_response::Outcome::Settlement(it)) = settled.outcome else {
            panic!("it is settled");
        };
        let kontra = |item: &v1::ScoreItem| item.kind() == v1::ScoreItemKind::KontraAnnounced;
        it.items.iter().any(kontra)
    };
    assert!(!announced(&leans));
    let [re, absage] = leans;
    assert!(announced(&[re, absage, own(Party::Kontra, A::Kontra)]));
}

/// An Absage has its own time, whatever the others announce (ANN-15).
#[test]
fn only_re_and_kontra_reply_or_are_suspended() {
    let (re, kontra) = (own(Party::Re, A::Re), own(Party::Kontra, A::Kontra));
    let problem = |last| {
        let found = refused("ddv-tsr", v1::RuleSet::default(), &[re, kontra, last]);
        let found = found.into_iter().map(|(path, problem)| {
            assert_eq!(path, "counts.announcements[2]");
            problem
        });
        found.collect::<Vec<String>>()
    };
    assert_eq!(
        problem(made(Party::Re, A::Keine90, Mode::Reply)),
        ["is no Erwiderung: only Re and Kontra are"]
    );
    assert_eq!(
        problem(made(Party::Re, A::Keine90, Mode::Suspended)),
        ["cannot be suspended: only Re and Kontra are"]
    );
    assert_eq!(problem(own(Party::Re, A::Keine90)), Vec::<String>::new());
    let reply = [re, made(Party::Kontra, A::Kontra, Mode::Reply)];
    let suspended = [made(Party::Re, A::Re, Mode::Suspended)];
    for accepted in [reply.as_slice(), &suspended] {
        assert_eq!(refused("ddv-tsr", v1::RuleSet::default(), accepted), []);
    }
}

/// Schweine announce Re or Kontra where they are said in the round and imply it (SCHW-3).
#[test]
fn what_schweine_imply_is_forced() {
    let forced = [made(Party::Re, A::Re, Mode::Forced)];
    let with = |mode: v1::SchweineMode, implies: v1::SchweineAnsage| {
        let overrides = v1::RuleSet {
            schweine_mode: mode.into(),
            schweine_ansage: implies.into(),
            ..v1::RuleSet::default()
        };
        refused("ddv-tsr", overrides, &forced)
    };
    let (implied, none) = (v1::SchweineAnsage::Implied, v1::SchweineAnsage::None);
    let in_the_round = v1::SchweineMode::Vorbehalt;
    assert_eq!(with(in_the_round, implied), []);
    let problem = "is not forced: no rule of this rule set enters announcements";
    let not_forced = [("counts.announcements[0]".to_owned(), problem.to_owned())];
    assert_eq!(with(in_the_round, none), not_forced);
    // Those that are declared with a card say nothing about the party.
    assert_eq!(with(v1::SchweineMode::AtFirstFox, implied), not_forced);
}

/// What comes after an announcement that cannot be read is read all the same.
#[test]
fn a_mode_is_a_known_one() {
    let unknown = v1::CountedAnnouncement {
        mode: 5,
        ..own(Party::Re, A::Re)
    };
    let announcements = [unknown, own(Party::Kontra, A::Keine90)];
    let field = |path: &str, problem: &str| (path.to_owned(), problem.to_owned());
    assert_eq!(
        refused("ddv-tsr", v1::RuleSet::default(), &announcements),
        [
            field(
                "counts.announcements[0].mode",
                "must name a value of its enum, 1 to 4"
            ),
            field(
                "counts.announcements[1]",
                "needs an Ansage of its party before it"
            ),
        ]
    );
}

/// Nought is what a party can have, so what was forgotten must not count as nought.
#[test]
fn what_was_forgotten_is_not_nought() {
    let refused = |change: fn(&mut v1::GameCounts)| {
        let mut counts = v1::GameCounts {
            rule_set: Some(v1::RuleSetRef {
                source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
                ..v1::RuleSetRef::default()
            }),
            kind: v1::CountedGame::TwoAgainstTwo.into(),
            re_seats: vec![1, 3],
            re_augen: Some(0),
            re_tricks: Some(0),
            kontra_tricks: Some(12),
            specials: vec![v1::CountedSpecial {
                kind: v1::SpecialPoint::Karlchen.into(),
                party: Party::Kontra.into(),
                count: None,
            }],
            ..v1::GameCounts::default()
        };
        change(&mut counts);
        let request = v1::ScoreGameRequest {
            view: v1::View::Everything.into(),
            source: Some(v1::score_game_request::Source::Counts(counts)),
            ..v1::ScoreGameRequest::default()
        };
        let failure = doko_wire::answer(request).err();
        let fields = failure
            .map(doko_wire::Failure::into_fields)
            .unwrap_or_default();
        let fields = fields.into_iter().map(|it| (it.path, it.reason));
        fields.collect::<Vec<_>>()
    };
    let missing = |field| (format!("counts.{field}"), v1::ErrorReason::MissingField);
    assert_eq!(refused(|_| ()), []);
    assert_eq!(
        refused(|it| (it.re_augen, it.re_tricks, it.kontra_tricks) = (None, None, None)),
        ["re_augen", "re_tricks", "kontra_tricks"].map(missing)
    );
    assert_eq!(refused(|it| it.re_tricks = None), [missing("re_tricks")]);
    // What is given is checked all the same.
    let field = |name, reason| (format!("counts.{name}"), reason);
    let malformed = v1::ErrorReason::MalformedField;
    assert_eq!(
        refused(|it| (it.re_tricks, it.kontra_tricks) = (None, Some(13))),
        [missing("re_tricks"), field("kontra_tricks", malformed)]
    );
    assert_eq!(
        refused(|it| (it.re_tricks, it.kontra_tricks) = (Some(u32::MAX), None)),
        [missing("kontra_tricks"), field("re_tricks", malformed)]
    );
    let contradictory = v1::ErrorReason::ContradictoryFields;
    assert_eq!(
        refused(|it| (it.re_augen, it.re_tricks, it.kontra_tricks) = (Some(89), Some(2), None)),
        [missing("kontra_tricks"), field("re_augen", contradictory)]
    );
    let count = "counts.specials[0].count".to_owned();
    assert_eq!(
        refused(|it| it.specials.iter_mut().for_each(|it| it.count = Some(0))),
        [(count, v1::ErrorReason::MalformedField)]
    );
}

#[test]
fn an_announcement_without_a_mode_stands_as_an_ordinary_one() {
    let unstated = made(Party::Re, A::Re, Mode::Unspecified);
    let answer = settled("ddv-tsr", v1::RuleSet::default(), &[unstated]);
    let Some(v1::score_game_response::Outcome::Settlement(settlement)) = answer.unwrap().outcome
    else {
        panic!("a game that can be settled");
    };
    let parties = [settlement.re, settlement.kontra].into_iter().flatten();
    let standing: Vec<_> = parties.flat_map(|it| it.announcements).collect();
    let modes: Vec<Mode> = standing.iter().map(|it| it.mode()).collect();
    assert_eq!(modes, [Mode::Ordinary]);
}

/// What is wrong with so many Augen of Re in so many tricks.
fn taken(name: &str, re_augen: u32, re_tricks: u32) -> Vec<(String, String)> {
    let all = if name == "vln" { 10 } else { 12 };
    let counts = v1::GameCounts {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name(name.to_owned())),
            ..v1::RuleSetRef::default()
        }),
        kind: v1::CountedGame::TwoAgainstTwo.into(),
        re_seats: vec![1, 3],
        re_augen: Some(re_augen),
        re_tricks: Some(re_tricks),
        kontra_tricks: Some(all - re_tricks),
        ..v1::GameCounts::default()
    };
    let failure = doko_wire::answer(v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Counts(counts)),
        ..v1::ScoreGameRequest::default()
    });
    let fields = failure.err().map(doko_wire::Failure::into_fields);
    let fields = fields.unwrap_or_default().into_iter();
    fields.map(|it| (it.path, it.problem)).collect()
}

#[test]
fn tricks_have_augen_that_their_cards_can_give() {
    let wrong = |problem: &str| [("counts.re_augen".to_owned(), problem.to_owned())];
    let fewer = "gives Kontra fewer Augen than its tricks have";
    // Without nines a trick is worth four jacks at least.
    assert_eq!(taken("vln", 240, 9), wrong(fewer));
    assert_eq!(taken("vln", 233, 9), wrong(fewer));
    assert_eq!(taken("vln", 232, 9), []);
    assert_eq!(taken("vln", 240, 10), []);
    let fewer = "gives Re fewer Augen than its tricks have";
    assert_eq!(taken("vln", 15, 2), wrong(fewer));
    assert_eq!(taken("vln", 16, 2), []);
    // Four nines are worth nothing.
    assert_eq!(taken("ddv-tsr", 240, 11), []);
    let more = "gives Re more Augen than its tricks can hold";
    assert_eq!(taken("ddv-tsr", 45, 1), wrong(more));
}
