//! What cites a rule that is a value of an option names the option.

#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests are no tests to clippy"
)]

use doko_proto::v1;
use v1::{Announcement, AnnouncementMode, Party};

/// The rules that decide a game with these announcements, and their options.
fn decided_by(
    overrides: v1::RuleSet,
    re_augen: u32,
    announcements: &[(Party, Announcement)],
    specials: Vec<v1::CountedSpecial>,
) -> Vec<(String, String)> {
    let announcements = announcements.iter().map(|&(party, announcement)| {
        let mode = AnnouncementMode::Ordinary.into();
        v1::CountedAnnouncement {
            party: party.into(),
            announcement: announcement.into(),
            mode,
        }
    });
    let counts = v1::GameCounts {
        rule_set: Some(v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
            overrides: Some(Box::new(overrides)),
            ..v1::RuleSetRef::default()
        }),
        kind: v1::CountedGame::TwoAgainstTwo.into(),
        re_seats: vec![1, 3],
        re_augen: Some(re_augen),
        re_tricks: Some(6),
        kontra_tricks: Some(6),
        announcements: announcements.collect(),
        specials,
        ..v1::GameCounts::default()
    };
    let request = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Counts(counts)),
        ..v1::ScoreGameRequest::default()
    };
    let response = doko_wire::answer(request).unwrap();
    let Some(v1::score_game_response::Outcome::Settlement(settled)) = response.outcome else {
        return Vec::new();
    };
    let cited = settled.decided_by.into_iter();
    cited.map(|it| (it.rule_id, it.option_path)).collect()
}

fn pair(rule: &str, option: &str) -> (String, String) {
    (rule.to_owned(), option.to_owned())
}

#[test]
fn the_rule_about_winning_names_what_makes_it() {
    const BOTH: [(Party, Announcement); 2] = [
        (Party::Re, Announcement::Re),
        (Party::Kontra, Announcement::Kontra),
    ];
    let strict = || v1::RuleSet {
        win_strict_ansage: v1::StrictAnsage::On.into(),
        ..v1::RuleSet::default()
    };
    let at = |augen| decided_by(strict(), augen, &BOTH, Vec::new());
    assert_eq!(at(120), [pair("WIN-6", "win.strict_ansage")]);
    assert_eq!(at(121), [pair("WIN-8", "win.strict_ansage")]);
    let without = || decided_by(strict(), 121, &[], Vec::new());
    assert_eq!(without(), [pair("WIN-3", "win.strict_ansage")]);
    let usual = decided_by(v1::RuleSet::default(), 121, &BOTH, Vec::new());
    assert_eq!(usual, [pair("WIN-3", "win.tie_120")]);
    let absagen = BOTH.into_iter().chain([
        (Party::Re, Announcement::Keine90),
        (Party::Kontra, Announcement::Keine90),
    ]);
    let absagen: Vec<_> = absagen.collect();
    let missed = decided_by(strict(), 120, &absagen, Vec::new());
    assert_eq!(missed, [pair("WIN-6", "")]);
}

#[test]
fn what_turns_or_bounds_the_value_names_its_option() {
    let coward = v1::RuleSet {
        feigheit: Some(2),
        ..v1::RuleSet::default()
    };
    let cited = decided_by(coward, 215, &[], Vec::new());
    assert_eq!(cited.last(), Some(&pair("SCORE-39", "feigheit")));
    let bounded = v1::RuleSet {
        score_floor: v1::ScoreFloor::Zero.into(),
        ..v1::RuleSet::default()
    };
    let doppelkopf = v1::CountedSpecial {
        party: Party::Kontra.into(),
        kind: v1::SpecialPoint::Doppelkopf.into(),
        count: Some(2),
    };
    let cited = decided_by(bounded, 121, &[], vec![doppelkopf]);
    assert_eq!(cited.last(), Some(&pair("SCORE-17", "score.floor")));
}
