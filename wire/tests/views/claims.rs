//! What a claim shows to whom.

use doko_proto::v1;

use super::numbers::Numbers;
use super::records::{golden, golden_named};
use super::{VIEWS, inspect, position, violations};

#[test]
fn a_claim_of_a_recorded_game_is_judged_alike_for_all() {
    let games: Vec<v1::GameRecord> = golden_named("-solo-claimed.json");
    assert_eq!(games.len(), 6);
    for game in games {
        let line = doko_notation::write(&game).unwrap();
        let so = scored(&game, v1::View::Everything);
        assert!(matches!(
            so,
            v1::score_game_response::Outcome::Settlement(_)
        ));
        let contract = position(&game, v1::View::Everything).contract;
        for view in VIEWS {
            assert_eq!(scored(&game, view), so, "{view:?} {line}");
            assert_eq!(position(&game, view).contract, contract, "{view:?} {line}");
        }
    }
}

/// Whether the soloist may claim the rest, as `view` is told.
fn checked(record: &v1::GameRecord, seat: v1::Seat, view: v1::View) -> v1::verdict::Outcome {
    let request = v1::CheckClaimRequest {
        record: Some(record.clone()),
        seat: seat.into(),
        kind: v1::ClaimKind::Rest.into(),
        view: view.into(),
        ..v1::CheckClaimRequest::default()
    };
    let verdict = doko_wire::answer(request).unwrap().verdict;
    verdict.unwrap().outcome.unwrap()
}

/// What the record is worth to `view`.
fn scored(game: &v1::GameRecord, view: v1::View) -> v1::score_game_response::Outcome {
    let request = v1::ScoreGameRequest {
        source: Some(v1::score_game_request::Source::Record(game.clone())),
        view: view.into(),
        ..v1::ScoreGameRequest::default()
    };
    doko_wire::answer(request).unwrap().outcome.unwrap()
}

/// If no hand has more than three cards every deal is looked at.
#[test]
fn a_claim_with_few_cards_left_settles_the_game_for_all() {
    let mut numbers = Numbers(5);
    let mut held = 0;
    for game in golden() {
        let contract = position(&game, v1::View::Everything).contract;
        let solo = contract.filter(|it| it.kind() == v1::ContractKind::Solo);
        let Some(solo) = solo.filter(|_| !game.extra_words.contains(&REST)) else {
            continue;
        };
        for left in 1..=12 {
            let mut claimed = numbers.shortened(&game, left..=left);
            claimed
                .extra_at
                .push(u32::try_from(claimed.plays.len()).unwrap());
            claimed.extra_seats.push(solo.seat);
            claimed.extra_words.push(REST);
            for column in [
                &mut claimed.extra_ranks,
                &mut claimed.extra_partners,
                &mut claimed.extra_parties,
            ] {
                if !column.is_empty() {
                    column.push(0);
                }
            }
            let so = scored(&claimed, v1::View::Everything);
            if !matches!(so, v1::score_game_response::Outcome::Settlement(_)) {
                continue;
            }
            held += 1;
            for view in VIEWS {
                let line = doko_notation::write(&claimed).unwrap();
                assert_eq!(scored(&claimed, view), so, "{view:?} {line}");
            }
        }
    }
    assert!(held > 40, "{held}");
}

const REST: i32 = v1::ExtraWord::ClaimRest as i32;

/// The foxes of seat 1 are Schweine and lie above ♣Q, which is unseen, and ♣J does not.
#[test]
fn declared_schweine_are_the_top_of_a_claim() {
    let line = "vln; h=CJCJSAHAHQHQDADADTDK/CACTCQCQSKSKHTHTHKDQ/CTCKSASTSQSQSJHKHJDK\
                /CACKSTSJHAHJDTDQDJDJ; s=4v 1solo_karo 2g 3g 4solo_karo 1schweine 1pass 4pass; \
                p=SASKSTSTDKDQSJDQCTCKCKDTHQCQHJSJHKHKHAHAHJHQHTDKCACTCACJ";
    let game = doko_notation::read(line).unwrap();
    let verdict = |view| checked(&game, v1::Seat::Seat1, view);
    let (so, told) = (verdict(v1::View::Everything), verdict(v1::View::Seat1));
    assert!(matches!(so, v1::verdict::Outcome::Accepted(_)), "{so:?}");
    assert!(
        !matches!(told, v1::verdict::Outcome::Refused(_)),
        "{told:?}"
    );
    let claimed = doko_notation::read(&format!("{line}; x=28:1rest")).unwrap();
    let so = scored(&claimed, v1::View::Everything);
    let is_settled = matches!(so, v1::score_game_response::Outcome::Settlement(_));
    assert!(is_settled, "{so:?}");
    for view in VIEWS {
        assert_eq!(violations(&claimed, view), [], "{view:?}");
        assert_eq!(scored(&claimed, view), so, "{view:?}");
    }
}

/// Sound claims before the first card: the hands of the others are in no way told.
const EARLY: [&str; 3] = [
    "h=CQCQSQSQHQHQSASAHACA/STCTDKHJCAHTHADJDASJ/CTSJCJDQSKDKHTDTDJHK/HJDTHKCJCKSTCKDQDASK; \
     s=1v 2g 3g 4g 1solo_damen",
    "h=CJCJSJSJHJSAHACACADA/SKCKDJDADTHKHQCQDQSK/HQDQDJDTSQCQHASASTCT/STHJHKHTDKDKSQHTCKCT; \
     s=1v 2g 3g 4g 1solo_buben",
    "h=CQCQSQSQHQHQDQSACADA/STCADKDKHAHKDJCTSTDT/DQHJDTCKDADJSASJSKCK/CJSKCJSJCTHAHTHTHKHJ; \
     s=1v 2g 3g 4g 1solo_damen",
];

#[test]
fn a_claim_before_the_first_card_settles_the_game_for_all_if_it_holds_with_even_hands() {
    for line in EARLY {
        let line = format!("vln{{solo.lead=always_soloist}}; {line}; x=0:1rest");
        let game = doko_notation::read(&line).unwrap();
        let so = scored(&game, v1::View::Everything);
        let is_settled = matches!(so, v1::score_game_response::Outcome::Settlement(_));
        assert!(is_settled, "{line}");
        for view in VIEWS {
            assert_eq!(scored(&game, view), so, "{view:?} {line}");
        }
    }
}

/// Both ♦J have to be in a hand with three clubs: of very many deals few are so.
#[test]
fn a_claim_that_few_of_very_many_deals_allow_asks_for_the_hands() {
    use v1::score_game_response::Outcome;
    let line = "vln{solo.lead=always_soloist}; h=CJCJSJSJHJHJCACACTDA/CQCTDJHACQDKDJSQDKST\
                /SKDAHTDTSKSASAHKHKHT/HQDTDQCKSTCKDQHASQHQ; s=1v 2g 3g 4g 1solo_buben; x=0:1rest";
    let game = doko_notation::read(line).unwrap();
    let so = scored(&game, v1::View::Everything);
    assert!(matches!(so, Outcome::Settlement(_)));
    for view in VIEWS {
        let told = scored(&game, view);
        let asks = |told: &Outcome| match told {
            Outcome::NeedsInput(it) => it.missing() == v1::MissingInput::Hands,
            Outcome::Settlement(_) | Outcome::Refused(_) | Outcome::RecordFaulty(_) => false,
        };
        assert!(told == so || asks(&told), "{view:?} {told:?}");
        assert_eq!(violations(&game, view), [], "{view:?}");
    }
}

#[test]
fn who_gives_up_hands_the_cards_to_the_opponents() {
    for game in golden_named("-solo-given-up.json") {
        let line = doko_notation::write(&game).unwrap();
        let surrender = i32::from(v1::ExtraWord::Surrender);
        let mut extras = game.extra_words.iter().zip(&game.extra_seats);
        let (_, &soloist) = extras.find(|(word, _)| **word == surrender).unwrap();
        let hand = |view| {
            let seats = position(&game, view).seats;
            seats
                .into_iter()
                .find(|it| it.seat == soloist)
                .unwrap()
                .hand
        };
        let so = hand(v1::View::Everything);
        assert!(!so.is_empty());
        for view in VIEWS {
            if view == v1::View::Public {
                assert_eq!(hand(view), [0; 0], "{line}");
            } else {
                assert_eq!(hand(view), so, "{view:?} {line}");
            }
        }
    }
}

/// The claim is not legal, and what was dealt to the seat is not what it lays open.
#[test]
fn a_claim_shows_no_cards_of_an_exchange() {
    let line = "vln; h=HTCQSQHQSJHJDTCACTHK/HTCQSQHQSJDADTCASASK/DJDADKCTCKSASTSKHAHK\
                /DQDQCJCJHJDJDKCKSTHA; s=1g 2g 3armut 4g 3armut_push 4armut_accept 4armut_return; \
                a=DJDADK/CKSTHA/0; x=0:4rest";
    let game = doko_notation::read(line).unwrap();
    for view in VIEWS {
        let seen = doko_notation::seen_by(&game, view);
        assert_eq!(violations(&game, view), violations(&seen, view), "{view:?}");
        assert_eq!(inspect(&game, view), inspect(&seen, view), "{view:?}");
        let is_own = view == v1::View::Seat4;
        assert_eq!(seen.hand_4.is_empty(), !is_own, "{view:?}");
    }
}
