//! Words before the first card that are wrong, or may be.

use doko_proto::v1;
use doko_proto::v1::{ActionSection, Reason, View};

use super::{VIEWS, audit, reasons};

const EVERYTHING: View = View::Everything;

/// The column of a violation, its place there, its reasons, and the place of the card that
/// proves it with who laid that.
type Named = (
    ActionSection,
    Option<u32>,
    Vec<Reason>,
    Option<(Option<u32>, v1::Seat)>,
);

fn named(line: &str, view: View) -> Vec<Named> {
    let told = audit(&doko_notation::read(line).unwrap(), view);
    let violations = told.violations.iter().map(|it| {
        let action = it.action.unwrap();
        let proof = it.proved_by.map(|it| (it.index, it.seat()));
        (action.section(), action.index, reasons(it), proof)
    });
    violations.collect()
}

/// A word at this place, wrong for this reason, which `proof` shows.
fn word(index: u32, reason: Reason, proof: Option<(u32, v1::Seat)>) -> Vec<Named> {
    let proof = proof.map(|(index, seat)| (Some(index), seat));
    vec![(ActionSection::Said, Some(index), vec![reason], proof)]
}

/// Nothing is named, and nothing after the word at this place is judged: whether that was wrong
/// nobody knows.
#[track_caller]
fn nobody_knows(line: &str, view: View, index: u32) {
    let record = doko_notation::read(line).unwrap();
    let told = audit(&record, view);
    assert_eq!(told.violations, [], "{view:?}");
    assert_eq!((&told.tricks, &told.settlement), (&Vec::new(), &None));
    let unknown = v1::NotJudgedReason::HandUnknown;
    assert!(told.not_judged.iter().all(|it| it.reason() == unknown));
    let places: Vec<_> = told
        .not_judged
        .iter()
        .filter_map(|it| it.action)
        .map(|it| (it.section(), it.index))
        .collect();
    assert!(
        places.contains(&(ActionSection::Said, Some(index))),
        "{places:?}"
    );
    let cards = places.iter().filter(|it| it.0 == ActionSection::Plays);
    assert_eq!(cards.count(), record.plays.len(), "{view:?}");
    let last = told.not_judged.last().unwrap();
    let why = "From here on nothing is judged: what follows does not go with what was said before, \
               and the known cards do not show whether that was wrong.";
    assert_eq!(last.text, why, "{view:?}");
}

/// Seat 4 lays one of the cards that seat 2 said to have, and so does seat 2 one of seat 1.
#[test]
fn an_open_card_shows_that_a_word_was_wrong() {
    for view in VIEWS {
        let line = "ddv-tsr; s=1g 2hochzeit 3g 4g; p=CACKC9CQ";
        let queens = Reason::HochzeitNeedsBothClubQueens;
        let told = word(1, queens, Some((3, v1::Seat::Seat4)));
        assert_eq!(named(line, view), told, "{view:?}");
        let line = "vln; s=1g 2g 3g 4g 1schweine; p=SADASTSK";
        let aces = Reason::SchweineNeedBothDiamondAces;
        let told = word(4, aces, Some((1, v1::Seat::Seat2)));
        assert_eq!(named(line, view), told, "{view:?}");
    }
}

/// As long as no card shows it, the word is believed.
#[test]
fn a_word_that_nothing_contradicts_is_believed() {
    for line in [
        "ddv-tsr; s=1g 2hochzeit 3g 4g; p=CACQC9CK",
        "vln; s=1g 2g 3g 4g 1schweine; p=DASJSTSK",
    ] {
        assert_eq!(named(line, View::Public), [], "{line}");
    }
}

/// Nobody announces anything while a Hochzeit is open; but it was none.
#[test]
fn an_announcement_is_not_wrong_because_a_wrong_hochzeit_is_believed() {
    let line = "ddv-tsr{hochzeit.silent=forbidden}; \
                h=CACTCQC9SASQSQSJHTDKDKD9/CQCJSASKS9HADADTDTDQDQD9\
                /CKSTSTHKHQHQHJHJH9DADJDJ/CACTCKCJC9SKSJS9HAHTHKH9; \
                s=1g 2g 4g 3hochzeit; p=DKDADJSJCJ; x=3:4kontra";
    let queens = Reason::HochzeitNeedsBothClubQueens;
    for view in [View::Seat4, View::Public] {
        nobody_knows(line, view, 3);
        // The next card is one that seat 3 said to have.
        let longer = line.replace("SJCJ;", "SJCJCQ;");
        let told = word(3, queens, Some((5, v1::Seat::Seat1)));
        assert_eq!(named(&longer, view), told, "{view:?}");
    }
    for view in [View::Seat1, View::Seat2, View::Seat3, EVERYTHING] {
        assert_eq!(named(line, view), word(3, queens, None), "{view:?}");
    }
}

/// Seat 4 has no hand to throw in, and all went on; or it has one, and a card was laid all the
/// same.
#[test]
fn no_card_comes_too_early_because_a_wrong_throw_is_believed() {
    let line = "vln{armut=redeal}; h=CKCQCJSTSKSKSQHADADT/CJSASQSJHAHTHKHQHQDJ\
                /CACACTCTCQSTSJHJDKDK/CKSAHTHKHJDADTDQDQDJ; s=1g 2g 3g 4throw; p=DASJDKDA";
    for view in [View::Seat1, View::Seat2, View::Seat3, View::Public] {
        nobody_knows(line, view, 3);
    }
    let told = word(3, Reason::ThrowConditionNotMet, None);
    for view in [View::Seat4, EVERYTHING] {
        assert_eq!(named(line, view), told, "{view:?}");
    }
}

/// Without the Schweine other seats took the tricks, and their cards are from their hands.
#[test]
fn no_card_is_missing_because_wrong_schweine_are_believed() {
    let line = "ddv-tsr{schweine.mode=vorbehalt schweine.contracts=normal}; \
                h=C9STSTSKSQHAHQDADTDKDKDQ/CTCQSASASJSJHKHQHJDADTDJ\
                /CACQCJSKSQS9HTHKHJDJD9D9/CACTCKCKCJC9S9HAHTH9H9DQ; s=1g 2g 3g 4g 1schweine; \
                p=STSASKS9DTSQHTHQCKC9CTCACJCJDKSJDJDQDAHJC9HADJD9DAHTCKDKHJCADQHQHKHKHADTSTSAS9CT\
                CQD9H9SQSJCQH9SK";
    for view in VIEWS.into_iter().chain([EVERYTHING]) {
        let told = named(line, view);
        let only = word(4, Reason::SchweineNeedBothDiamondAces, None);
        let told: Vec<_> = told
            .into_iter()
            .map(|(a, b, c, _)| (a, b, c, None))
            .collect();
        assert!(told.is_empty() || told == only, "{view:?}: {told:?}");
    }
}

/// Were the Schweine of seat 1 a lie, a hand that has said nothing may have both ♦A. Seat 3 took
/// the first trick then, and ♠J is not from its hand.
#[test]
fn a_silent_hand_may_have_what_wrong_schweine_took() {
    let line = "ddv-tsr{schweine.mode=vorbehalt \
                schweine.contracts=normal,hochzeit_any,armut,farbsolo,stille pflichtsolo=1}; \
                h=CACJCJC9STSJS9S9DADJD9D9/CKCQC9STHAHKHQH9DADTDKDQ\
                /CACKCQSASKSQHAHTHQHJDTDK/CTCTSASKSQSJHTHKHJH9DQDJ; \
                s=1g 2solo_karo 1schweine; p=DADKHTDQHAHKSJHK";
    nobody_knows(line, View::Seat3, 2);
}

/// Seat 2 knows that it could have followed, whatever seat 3 has. Nobody else does.
#[test]
fn a_card_that_is_wrong_in_any_case_is_told_beside_a_word_that_may_be() {
    let line = "ddv-tsr; h=CACTCTCKCJSQHAHQHJDTDKDQ/CJS9HTHKHQHJH9H9DADADKD9\
                /CKC9SASASTSJSJS9HADJDJD9/CACQCQC9STSKSKSQHTHKDTDQ; s=1g 2g 3hochzeit 4g; p=DKH9C9";
    let revoke = (ActionSection::Plays, Some(1), vec![Reason::Revoke], None);
    assert_eq!(named(line, View::Seat2), [revoke]);
    for view in [View::Seat1, View::Public] {
        assert_eq!(named(line, view), [], "{view:?}");
    }
}

/// One of both is none, and nobody knows which.
#[test]
fn of_two_words_that_do_not_go_together_none_is_named() {
    nobody_knows(
        "ddv-tsr; s=1hochzeit 2hochzeit 3g 4g; p=CACKC9CT",
        View::Public,
        0,
    );
    let line = "vln; s=1g 2g 3g 4g 1schweine 2schweine; p=SADTSTSK";
    nobody_knows(line, View::Public, 4);
}

const KEPT_BACK: &str = "vln{hochzeit.silent=forbidden}";

/// Nobody can be silent about both ♣Q, and seat 1 lays both (STILL-1).
#[test]
fn both_queens_of_one_hand_show_that_its_gesund_was_wrong() {
    let reason = Reason::HochzeitMustBeDeclared;
    let line = format!("{KEPT_BACK}; s=1g 2g 3g 4g; p=CQSJHJDJCQSJHJDJ");
    let told = word(0, reason, Some((4, v1::Seat::Seat1)));
    for view in [View::Public, View::Seat3, View::Everything] {
        assert_eq!(named(&line, view), told, "{view:?}");
    }
    // As long as one of them may be in another hand, it is believed.
    let one = format!("{KEPT_BACK}; s=1g 2g 3g 4g; p=CQSJHJDJSASJHJDJ");
    assert_eq!(named(&one, View::Public), []);
    // Beside a solo nothing had to be declared, and where there is a stille Hochzeit, never.
    let solo = format!("{KEPT_BACK}; s=1g 2g 3v 4g 3solo_damen; p=CQSJHJDJCQ");
    assert_eq!(named(&solo, View::Public), []);
    assert_eq!(
        named(&line.replace("forbidden", "allowed"), View::Public),
        []
    );
}

/// Whoever sees the hand knows it before a card lies, wherever the seat is.
#[test]
fn a_hand_with_both_queens_shows_that_its_gesund_was_wrong() {
    let hand = "CQCQHTHTDAHASASKCACT";
    for (seat, index) in [(1, 0), (2, 1), (3, 2), (4, 3)] {
        let mut hands = ["??"; 4];
        hands[seat - 1] = hand;
        let hands = hands.join("/");
        for options in [
            "",
            " solos=",
            " solos= armut=off throw=",
            " armut=off throw=",
        ] {
            let set = KEPT_BACK.replace('}', &format!("{options}}}"));
            let line = format!("{set}; h={hands}; s=1g 2g 3g 4g");
            let told = word(index, Reason::HochzeitMustBeDeclared, None);
            assert_eq!(named(&line, View::Everything), told, "{line}");
            assert_eq!(named(&line, View::Public), [], "{line}");
        }
    }
}

/// With five kings seat 2 has its cards dealt again, and after that no word is one, right or
/// wrong, nor any card.
#[test]
fn what_comes_after_a_hand_that_was_thrown_in_shows_nothing_of_it() {
    let line = "ddv-tsr{schweine.mode=vorbehalt throw=kings>=5,augen>=70 \
                throw_before_solo=before_solo pflichtsolo=0 vorbehalt.order=solo,hochzeit}; \
                h=CQCQCJSJHQDADADKDQDJDJD9/CTCKSTHAHAHTHKHQHJH9DTDQ/CACKCJC9SASASKSQSQHTHJDK/\
                CACTC9STSKSJS9S9HKH9DTD9; s=4g 2throw 1hochzeit 3g 4schweine; p=DJHQDKD9";
    for view in [View::Seat1, View::Public] {
        nobody_knows(line, view, 1);
    }
    let extra = "vln; h=CACJSASTSJHAHTDADADJ/CACQSKSKSQHKHQHQHJDQ/CTCTCKSASTHAHTHKDKDK/\
                 CKCQCJSQSJHJDTDTDQDJ; s=1throw 2g 4g 3g; p=DJCQ; x=0:1schweine";
    nobody_knows(extra, View::Seat2, 0);
}
