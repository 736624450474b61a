//! Games that began before all seats had spoken: hands decide whether they had to.

use doko_proto::v1;
use doko_proto::v1::{ActionSection, NotJudgedReason, View};

use super::{VIEWS, audit, position};

/// Somebody who has not spoken can throw his hand in, so the first card came too early. Who does
/// not see that hand may take it for right.
const TOO_EARLY: [&str; 4] = [
    "ddv-tsr{solos= pflichtsolo=0 armut=off throw=nines_kings>=6}; \
     h=HTCTDJSQHQDTSJCJDJDQDTSA/H9CKDKD9S9CADAHTS9SJC9DQ/SKHAHKSTHJDKDAHACJC9HJSQ/\
     CKCACTSAHQHKD9STCQH9CQSK; s=1g 3g; p=HTDKSKHQ",
    "ddv-tsr{throw=kings>=3 throw_before_solo=before_solo}; \
     h=SQHJCTSACQCJHAHKHQDQSTSQ/SKDKC9CKS9DASJDASAHTC9HK/CQSTDTHAHQSKH9DQCTCACKS9/\
     DJDKDTH9CADJSJHTCJD9HJD9; s=1solo_damen; p=SQDKSTDJ",
    "palast{throw=nines_kings>=6 throw_before_solo=before_solo}; \
     h=SADTCACQHJSTSQSJDQCQDTSA/H9HKCKDKSKD9DADQCTDAHAS9/SJHTSQSTC9CKDJHKCJHTSKCA/\
     HADKS9H9DJHJHQD9CJCTC9HQ; s=1solo_damen; p=SASKSJS9",
    "vln{solos=}; h=CKCQCQSTSKSJHTHKHQDA/CTSQSQSJHAHKHJDTDQDJ/CJCJSASTSKHJDADTDKDJ/\
     CACACTCKSAHAHTHQDKDQ; s=; p=CQ",
];

#[test]
fn nothing_is_named_after_a_card_that_may_have_come_too_early() {
    for line in TOO_EARLY {
        let record = doko_notation::read(line).unwrap();
        let so = audit(&record, View::Everything);
        let [wrong] = so.violations.as_slice() else {
            panic!("{:?} {line}", so.violations);
        };
        let first = wrong.action.as_ref().unwrap();
        assert_eq!(
            (first.section(), first.index),
            (ActionSection::Plays, Some(0))
        );
        let mut open = 0;
        for view in VIEWS {
            let told = audit(&record, view);
            if told.violations.iter().any(|it| it.action == wrong.action) {
                assert_eq!(told.violations.len(), 1, "{view:?} {line}");
                continue;
            }
            open += 1;
            assert_eq!(told.violations, [], "{view:?} {line}");
            let first = told.not_judged.first().unwrap();
            let action = first.action.as_ref().unwrap();
            let place = (action.section(), action.index, first.reason());
            let unknown = NotJudgedReason::HandUnknown;
            assert_eq!(
                place,
                (ActionSection::Plays, Some(0), unknown),
                "{view:?} {line}"
            );
        }
        assert!(open > 0, "{line}");
    }
}

/// Until seat 3 has laid more trumps than an Armut has, it may have had one to name before the
/// first card. Nobody else knows until then that an announcement came too late.
#[test]
fn a_violation_is_named_once_the_contract_is_known_to_have_stood() {
    let line = "vln{solos=koenige_damen throw=}; h=STSTSJHJSAHTSJCJSKCK/HJDQDJHADJCTCTHQHKCA/\
                SQCAHQHADADAHTDTHKSA/DQDKDKCKSKCJCQCQSQDT; s=1g 2g 3v 4v 3n 4hochzeit; \
                p=CKCTCACKDADKHJDJSADJSASKCTSQDTSTHTDKHTDQSJHQHQCQDQSJHJDA; x=8:1k90";
    let whole = doko_notation::read(line).unwrap();
    let mut shown = Vec::new();
    for cards in 8..=whole.plays.len() {
        let mut record = whole.clone();
        record.plays.truncate(cards);
        let told = audit(&record, View::Public).violations;
        let all = told.iter().map(|it| {
            let action = it.action.as_ref().unwrap();
            let proved_by = it.proved_by.as_ref().and_then(|it| it.index);
            (action.section(), action.index, proved_by)
        });
        shown.push(all.collect::<Vec<_>>());
    }
    let named = shown.iter().position(|it| !it.is_empty()).unwrap();
    let (before, after) = shown.split_at(named);
    assert!(before.iter().all(Vec::is_empty));
    let wrong = vec![(ActionSection::Extras, Some(0), Some(22))];
    assert!(after.iter().all(|it| *it == wrong), "{after:?}");
    assert!(8 + named > 22, "{named}");
}

/// Whether seat 1 said yes to an Armut or to a solo depends on its hand.
#[test]
fn no_armut_is_told_before_everybody_knows_what_is_asked() {
    let line = "vln{vorbehalt.order=hochzeit,armut,pflichtsolo,lustsolo}; \
                h=CACTCTCQSASTHTHQHJDQ/CQSTSQSQHKHQHJDADTDJ/CKCJCJSAHAHTDADTDKDQ/\
                CACKSKSKSJSJHAHKDKDJ; s=1v 2v 3g 4g 1y";
    let record = doko_notation::read(line).unwrap();
    for view in VIEWS.into_iter().chain([View::Everything]) {
        assert_eq!(position(&record, view).armuten, [], "{view:?}");
    }
}

/// Which seat laid the last card depends on hands, but not what the seat itself was dealt.
#[test]
fn the_viewer_is_no_possible_holder_of_an_unseen_card() {
    let line = "ddv-tsr{schweine.mode=vorbehalt schweine.contracts=normal,farbsolo}; \
                h=CTCTSTSTSKS9S9HAHKH9DKDK/CACACQC9C9SASQHTHTHQH9D9/CKCJSQSJHQHJHJDADADTDQDJ/\
                CKCQCJSASKSJHAHKDTDQDJD9; s=1g 2g 3g 4g 3schweine; p=HKH9DTHKDACJDKHQCK";
    let record = doko_notation::read(line).unwrap();
    for (view, seat) in VIEWS.into_iter().zip(v1::Seat::Seat1 as i32..) {
        let unseen = position(&record, view).unseen;
        assert!(!unseen.is_empty(), "{view:?}");
        let is_own = |it: &v1::UnseenCard| it.possible_holders.contains(&seat);
        assert!(!unseen.iter().any(is_own), "{view:?}");
    }
}
