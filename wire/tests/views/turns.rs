//! Where hands decide whether a contract stands, they decide whose turn it is.

use doko_proto::v1;
use doko_proto::v1::Reason;
use doko_proto::v1::verdict::Outcome;

use super::{position, reasons};

/// Seat 2 has both ♦A and has not spoken: nobody knows whether it has Schweine.
const BID: &str = "vln; h=CACKHTHJHJDKCTSQSKDA/HKHTCQSKSJSJSTDTHQDJ/HASQSAHQSADJDACJDTCK\
                   /DKHKDQSTCTCJDQCQHACA; s=1solo_karo 1bid=5";

const NOBODY: &str = "palast{solos=damen_buben hochzeit.selectors=trumpf,kreuz,pik,herz \
                      dulle_tie_with_schweine=same armut.report_trumps=secret}; \
                      h=CQHTDACKD9SQSASTCKSKSTCQ/C9CTHQH9CJHADJDQDTHTHJDA\
                      /C9S9H9CJDKSKSJCACAHJSQHA/HQDTD9HKDQCTS9HKSJDJDKSA; s=1v 2v";

const PAIR: &str = "vln; h=DTSJHJDJCJDQSJSQHJHA/DASTDKDJDACJHKHTSTCK/CADTHQCTCKSAHASKHQDK\
                    /HKCASQSAHTDQCQCQCTSK; s=1solo_karo 1bid=5 4g";

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

fn asked(line: &str, seat: i32, card: v1::Card, view: v1::View) -> v1::ValidateMoveResponse {
    let request = v1::ValidateMoveRequest {
        record: Some(read(line)),
        seat,
        card: card.into(),
        view: view.into(),
        language: v1::Language::En.into(),
        include: vec![v1::Include::LegalCards.into(), v1::Include::Position.into()],
        ..v1::ValidateMoveRequest::default()
    };
    doko_wire::answer(request).unwrap()
}

fn verdict(line: &str, seat: i32, card: v1::Card, view: v1::View) -> Outcome {
    let verdict = asked(line, seat, card, view).verdict;
    verdict.unwrap().outcome.unwrap()
}

/// With one of the deals it is legal, and with the other one it breaks the rules that are
/// named.
fn is_shown_by_its_deals(line: &str, seat: i32, card: v1::Card, told: &v1::Undecided) {
    let with = |witness: &Option<v1::Witness>| {
        let v1::Witness {
            hand_1,
            hand_2,
            hand_3,
            hand_4,
        } = witness.clone().unwrap();
        let record = v1::GameRecord {
            hand_1,
            hand_2,
            hand_3,
            hand_4,
            ..read(line)
        };
        let request = v1::ValidateMoveRequest {
            view: v1::View::Everything.into(),
            record: Some(record),
            seat,
            card: card.into(),
            ..v1::ValidateMoveRequest::default()
        };
        let verdict = doko_wire::answer(request).unwrap().verdict;
        verdict.unwrap().outcome.unwrap()
    };
    let accepted = with(&told.accepted_with);
    assert!(matches!(accepted, Outcome::Accepted(_)), "{accepted:?}");
    let Outcome::Refused(refused) = with(&told.refused_with) else {
        panic!("{told:?}");
    };
    let named: Vec<Reason> = told.violations.iter().map(|it| it.reason()).collect();
    assert_eq!(named, reasons(&refused));
}

#[test]
fn a_card_of_whoever_is_on_turn_is_not_refused_where_hands_may_allow_it() {
    let so = verdict(BID, 0, v1::Card::Ht, v1::View::Everything);
    assert!(matches!(so, Outcome::Accepted(_)), "{so:?}");
    for view in super::VIEWS {
        let told = verdict(BID, 0, v1::Card::Ht, view);
        let Outcome::Undecided(told) = told else {
            let accepted = matches!(told, Outcome::Accepted(_));
            assert!(accepted, "{view:?} {told:?}");
            continue;
        };
        is_shown_by_its_deals(BID, 0, v1::Card::Ht, &told);
    }
}

#[test]
fn a_card_of_nobody_is_not_said_to_be_missing_in_the_hand_of_a_seat() {
    let Outcome::Refused(so) = verdict(NOBODY, 0, v1::Card::Hk, v1::View::Everything) else {
        panic!("it is nobody's turn");
    };
    assert_eq!(reasons(&so), [Reason::PlayBeforeContract]);
    for view in super::VIEWS {
        match verdict(NOBODY, 0, v1::Card::Hk, view) {
            Outcome::Refused(told) => {
                assert_eq!(told.action.as_ref().unwrap().seat, 0, "{told:?}");
                let told = reasons(&told);
                assert!(told.contains(&Reason::PlayBeforeContract), "{told:?}");
            }
            Outcome::Undecided(told) => is_shown_by_its_deals(NOBODY, 0, v1::Card::Hk, &told),
            other @ (Outcome::Accepted(_) | Outcome::RecordFaulty(_)) => {
                panic!("{view:?} {other:?}")
            }
        }
    }
}

#[test]
fn nobody_is_told_cards_to_play_where_hands_decide_whether_a_contract_stands() {
    let none: [i32; 0] = [];
    let so = position(&read(PAIR), v1::View::Everything);
    assert!(so.seats.iter().all(|it| it.legal_cards.is_empty()));
    for view in super::VIEWS {
        let told = position(&read(PAIR), view);
        for seat in &told.seats {
            assert_eq!(seat.legal_cards, none, "{view:?} {}", seat.seat);
        }
        for seat in 0..=4 {
            let told = asked(PAIR, seat, v1::Card::Ha, view);
            assert_eq!(told.legal_cards, none, "{view:?} {seat}");
        }
    }
}
