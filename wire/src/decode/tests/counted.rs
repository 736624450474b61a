//! Games given by counts: solo, seats and announcements.

use doko_engine::{ByParty, Party, Standing};
use doko_proto::v1;
use v1::ErrorReason::{ContradictoryFields, MissingField, UnknownEnumValue};
use v1::{Announcement as A, AnnouncementMode as Mode};

use super::super::Problems;
use super::super::counted::standing;
use super::{bad_fields, expected, named};
use crate::published::Served;
use crate::values::Value as _;

/// The bad fields of a solo of seat 1 that was changed.
fn of_counts(change: impl FnOnce(&mut v1::GameCounts)) -> Vec<(String, v1::ErrorReason)> {
    let mut counts = v1::GameCounts {
        rule_set: Some(named("ddv-tsr")),
        kind: v1::CountedGame::Solo.into(),
        solo: v1::Solo::Damen.into(),
        re_seats: vec![1],
        re_augen: Some(130),
        re_tricks: Some(6),
        kontra_tricks: Some(6),
        ..v1::GameCounts::default()
    };
    change(&mut counts);
    bad_fields(v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Counts(counts)),
        ..v1::ScoreGameRequest::default()
    })
}

#[test]
fn a_solo_is_named_if_one_was_played() {
    let path = "counts.solo";
    assert_eq!(of_counts(|_| ()), []);
    let missing = of_counts(|it| it.solo = 0);
    assert_eq!(missing, expected(&[(path, MissingField)]));
    // What is there and unknown is not missing, too.
    let unknown = of_counts(|it| it.solo = 99);
    assert_eq!(unknown, expected(&[(path, UnknownEnumValue)]));
    let of_two = of_counts(|it| {
        it.set_kind(v1::CountedGame::TwoAgainstTwo);
        it.re_seats = vec![1, 3];
    });
    assert_eq!(of_two, expected(&[(path, ContradictoryFields)]));
    let not_played = of_counts(|it| it.set_solo(v1::Solo::Koenige));
    assert_eq!(not_played, expected(&[(path, ContradictoryFields)]));
    // Whoever does not say what was played may have played the solo.
    let of_nothing = of_counts(|it| it.kind = 0);
    assert_eq!(of_nothing, expected(&[("counts.kind", MissingField)]));
}

#[test]
fn who_is_re_is_told_by_known_seats() {
    let of_seats = |seats: &[i32]| {
        of_counts(|it| {
            it.set_kind(v1::CountedGame::TwoAgainstTwo);
            it.solo = 0;
            it.re_seats = seats.to_vec();
        })
    };
    assert_eq!(of_seats(&[4, 1]), []);
    let [first, second] = ["counts.re_seats[0]", "counts.re_seats[1]"];
    let unknown = [(first, UnknownEnumValue), (second, UnknownEnumValue)];
    assert_eq!(of_seats(&[0, 5]), expected(&unknown));
    let twice = [(second, ContradictoryFields)];
    assert_eq!(of_seats(&[2, 2]), expected(&twice));
}

/// What stands, and whose Ansage came last, in the ddv-tsr with these changes.
fn stands_with(
    overrides: v1::RuleSet,
    announcements: &[(Party, A, i32)],
) -> (ByParty<Standing>, Option<Party>) {
    let reference = v1::RuleSetRef {
        overrides: Some(Box::new(overrides)),
        ..named("ddv-tsr")
    };
    let mut problems = Problems::default();
    let served = super::super::rule_set(&mut problems, "counts.rule_set", Some(&reference));
    let served: Served = problems.finish(served).unwrap();
    let message = |&(party, what, mode): &(Party, A, i32)| v1::CountedAnnouncement {
        party: party.number(),
        announcement: what.into(),
        mode,
    };
    let messages: Vec<_> = announcements.iter().map(message).collect();
    let mut problems = Problems::default();
    let read = standing(&mut problems, Some(&served), &messages);
    problems.finish(Some(read)).unwrap()
}

/// The same where an Absage brings the Ansage along.
fn stands(announcements: &[(Party, A, i32)]) -> (ByParty<Standing>, Option<Party>) {
    let mut overrides = v1::RuleSet::default();
    overrides.set_ann_skip_ansage(v1::AnnSkipAnsage::Allowed);
    stands_with(overrides, announcements)
}

/// An Absage that leans on the Ansage of the others announces none of its party, which may make
/// it later (ANN-7).
#[test]
fn an_absage_that_leans_on_another_ansage_brings_none() {
    let mut overrides = v1::RuleSet::default();
    overrides.set_ann_absage_requires(v1::AbsageRequires::Any);
    let (re, kontra) = (Party::Re, Party::Kontra);
    let made = |party, what| (party, what, i32::from(Mode::Ordinary));
    let mut all = vec![made(re, A::Re), made(kontra, A::Keine90)];
    let (stood, last) = stands_with(overrides.clone(), &all);
    assert_eq!((stood.kontra, last), (Standing::new(false, 2), Some(re)));
    all.push(made(kontra, A::Kontra));
    let (stood, last) = stands_with(overrides, &all);
    assert_eq!((stood.kontra, last), (Standing::new(true, 2), Some(kontra)));
}

/// An Absage that the rules enter brings no Ansage that stands already.
#[test]
fn a_forced_absage_is_no_ansage_again() {
    let pflicht = v1::Pflichtansage {
        augen: 30,
        excused_by: v1::PflichtansageExcuse::Nobody.into(),
        step: v1::PflichtansageStep::NextLevel.into(),
        in_hochzeit: v1::PflichtansageHochzeit::None.into(),
    };
    let overrides = v1::RuleSet {
        ann_pflicht: Some(pflicht),
        ..v1::RuleSet::default()
    };
    let (re, kontra) = (Party::Re, Party::Kontra);
    let all = [
        (re, A::Re, i32::from(Mode::Ordinary)),
        (kontra, A::Kontra, i32::from(Mode::Ordinary)),
        (re, A::Keine90, i32::from(Mode::Forced)),
    ];
    let (stood, last) = stands_with(overrides, &all);
    assert_eq!((stood.re, last), (Standing::new(true, 2), Some(kontra)));
}

/// An Absage after the Ansage of its party announces no Ansage again.
#[test]
fn the_last_ansage_is_that_of_who_had_none_before() {
    let (re, kontra) = (Party::Re, Party::Kontra);
    let made = |party, what| (party, what, i32::from(Mode::Ordinary));
    let first = [made(re, A::Keine90), made(kontra, A::Kontra)];
    let standing = |re, kontra| ByParty { re, kontra };
    let ansage = |level| Standing::new(true, level);
    let (stood, last) = stands(&first);
    assert_eq!(
        (stood, last),
        (standing(ansage(2), ansage(1)), Some(kontra))
    );
    let longer = [first.as_slice(), &[made(re, A::Keine60)]].concat();
    let (stood, last) = stands(&longer);
    assert_eq!(
        (stood, last),
        (standing(ansage(3), ansage(1)), Some(kontra))
    );
    assert_eq!(stands(&[]).1, None);
}
