//! Schweine and Genscher that are wrong, or may be.

use doko_proto::v1;
use doko_proto::v1::Reason;

use super::{reasons, violations};

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

/// Nothing but the first declaration is wrong, and a view that knows that something is does not
/// name anything else.
#[track_caller]
fn only_the_declaration(line: &str, views: &[v1::View]) {
    for &view in views {
        let told = violations(&read(line), view);
        let [told] = told.as_slice() else {
            panic!("{view:?}: {told:?}");
        };
        assert_eq!(reasons(told), [Reason::SchweineTooLate], "{view:?}");
        let action = told.action.unwrap();
        assert_eq!(action.section(), v1::ActionSection::Extras, "{view:?}");
        assert_eq!(action.index, Some(0), "{view:?}");
    }
}

/// The places of the cards and of the extras that are not judged.
fn open(line: &str, view: v1::View) -> (Vec<u32>, Vec<u32>) {
    let told = super::audit(&read(line), view);
    let places = |section| {
        let all = told.not_judged.iter().filter_map(|it| it.action);
        let all = all.filter(|it| it.section() == section);
        all.filter_map(|it| it.index).collect()
    };
    (
        places(v1::ActionSection::Plays),
        places(v1::ActionSection::Extras),
    )
}

const EVERYTHING: v1::View = v1::View::Everything;

/// Without the Schweine ♥10 takes the first trick. Seat 3 knows that it laid ♦Q in the second.
#[test]
fn wrong_schweine_are_found_by_the_hand_that_laid_other_cards() {
    let hand = "vln{schweine.mode=at_first_fox}; h=??/??/SKCJHKDTSQHTDKSADQHA/??; s=1g 2g 3g 4g";
    let turns = format!("{hand}; p=HTCQDKDADASJDQHJ; x=3:4schweine");
    only_the_declaration(&turns, &[v1::View::Seat3, EVERYTHING]);
    let seats = format!("{hand}; p=1HT2CQ3DK4DA1DA2SJ3DQ4HJ; x=3:4schweine");
    let all = [
        v1::View::Seat3,
        v1::View::Public,
        v1::View::Seat1,
        EVERYTHING,
    ];
    only_the_declaration(&seats, &all);
}

#[test]
fn no_hand_is_blamed_for_wrong_schweine() {
    let line = "vln{schweine.mode=at_first_fox}; \
                h=DAHQDKHQHKHTDTSJSTCK/HASACTCQSKSTCQDQCTSJ\
                /SKCJHKDTSQHTDKSADQHA/HJDJDACAHJCKCADJCJSQ; s=1g 2g 3g 4g; \
                p=HTCQDKDADASJDQHJHACJHKSA; x=3:4schweine";
    let all = [v1::View::Seat1, v1::View::Seat3, v1::View::Seat4];
    only_the_declaration(line, &all);
    for view in all {
        // ♠A that seat 2 laid on ♥ is a revoke with the hands as they are.
        assert!(open(line, view).0.contains(&11), "{view:?}");
    }
}

/// With the Schweine the viewer's own ♥J would be a revoke that it never committed.
#[test]
fn the_own_card_is_no_revoke_because_schweine_are_wrong() {
    let line = "vln{schweine.mode=at_first_fox}; \
                h=CQHASQHASKCKSKDJCAHJ/DKDASTHTHKCKCJDJHQDT\
                /SJDQSQHTHJCQDKCTCJDQ/CTCADASASJSAHQDTSTHK; s=1g 2g 3g 4g; \
                p=CACKCTCTSQHTDKDAHKHJHKHADQSJCQDADJDKDQHQ; x=7:4schweine";
    only_the_declaration(line, &[v1::View::Seat1, v1::View::Seat4, EVERYTHING]);
    let line = "vln{schweine.mode=at_first_fox}; \
                h=CAHKDJCQSJDACKSQDQDJ/DKCADTDKHQSKCKHTSJSQ\
                /HJHADASASACQCJHKCTHQ/CJHTHADTHJSTDQCTSTSK; s=1g 2g 3g 4g; \
                p=DQDKDAHJDJSQ; x=2:3schweine";
    only_the_declaration(line, &[v1::View::Seat1, v1::View::Seat4, EVERYTHING]);
}

/// The card of the declaration does not follow, and ♠A may be a revoke as without it.
#[test]
fn what_is_declared_hides_no_card_that_is_not_judged() {
    let schweine = "vln{schweine.mode=at_first_fox}; s=1g 2g 3g 4g; p=SADASTSKDASAHT";
    let genscher = "vln{genscher=on}; s=1g 2g 3g 4g; p=SADKSTSKDKSA";
    for (line, extra) in [(schweine, "1:2schweine"), (genscher, "1:2genscher=3")] {
        let declared = format!("{line}; x={extra}");
        for view in [v1::View::Public, v1::View::Seat1, v1::View::Seat4] {
            assert_eq!(open(line, view).0, [1, 5], "{line} {view:?}");
            assert_eq!(
                open(&declared, view),
                (vec![1, 5], vec![0]),
                "{declared} {view:?}"
            );
        }
    }
    let line = "vln{schweine.mode=at_first_fox}; \
                h=SADKHKSQCTSJSJSQHQST/DADACAHACKHKCTHQHJDJ\
                /STSADTCJCACQHTCJCKHA/SKHTSKDKDQDQDTDJHJCQ; s=1g 2g 3g 4g; \
                p=SADASTSKDASAHT; x=1:2schweine";
    assert_eq!(super::audit(&read(line), EVERYTHING).violations.len(), 1);
    assert!(open(line, v1::View::Public).0.contains(&5));
    let line = "vln{genscher=on}; h=CJDJSQHASTHJHAHJDQDA/CTCKDTDQHQHTHKHQCQCK\
                /SQDKHTCADTSJSJCJDKDJ/STHKSKCQCACTSKDASASA; s=1g 2g 3g 4g; \
                p=STHKDKSACJDADAHQCKDKCTDQ; x=2:3genscher=1";
    for view in [v1::View::Public, v1::View::Seat1] {
        assert!(open(line, view).0.contains(&9), "{view:?}");
    }
}

/// Whether seat 1 is of Kontra depends on hands, whatever was declared later.
#[test]
fn what_is_declared_hides_no_announcement_that_is_not_judged() {
    let line = "vln{schweine.mode=at_first_fox}; \
                h=DKCKCQCTSTSASKDJHACJ/DJHTHTDQDQDTHJHQHKDT\
                /SKHJSJSQCJHQCTDADASA/HACKSTCACAHKCQDKSQSJ; s=1g 2g 3g 4g; \
                p=DKDQSJDKHKDAHKHADASJ; x=0:1kontra 5:3schweine";
    assert!(open(line, v1::View::Public).1.contains(&0));
    assert_eq!(violations(&read(line), v1::View::Seat1).len(), 1);
}

/// Seat 4 trumps with a ♦A and declares Schweine with it. It had a heart: so the ♦A in the next trick
/// did not win, and seat 3 led, not seat 4. Seat 1, who knows that it had no ♥Q any more, is not said
/// to have laid one.
#[test]
fn schweine_can_be_wrong_because_the_card_is_a_revoke() {
    let line = "vln{schweine.mode=at_first_fox armut.return=free}; \
        h=CACTCQSASTSTSQHAHKHQ/CQCJCJSQSJHTHJDKDKDJ/SASKSKSJHAHJDTDTDQDJ/CACTCKCKHTHKHQDADADQ; \
        s=1v 2g 4g 3g 1armut 1armut_push 2armut_accept 2armut_return; a=CQSQHQ/CQCQCJ; \
        p=HADKHADADACJDJDQSJHQCQCJCQDKDTDQSASQSA; x=3:4schweine";
    let told = violations(&read(line), v1::View::Seat1);
    let [told] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(reasons(told), [Reason::SchweineTooLate]);
    assert_eq!(told.proved_by.unwrap().index, Some(9));
}
