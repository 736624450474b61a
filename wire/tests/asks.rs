//! What a seat is asked, and what it may answer.

use doko_proto::v1;
use doko_proto::v1::inspect_game_response::Outcome;
use doko_wire::answer;

const HANDS: &str = "h=HTCQSQHQSJHJDTCACTHK/HTCQSQHQSJDADTCASASK/DJDADKCTCKSASTSKHAHK/\
                    DQDQCJCJHJDJDKCKSTHA";

/// The first question after `line`, as `view` hears it.
fn ask(line: &str, view: v1::View) -> Option<v1::Ask> {
    let response = answer(v1::InspectGameRequest {
        record: Some(v1::GameRecord {
            line: line.to_owned(),
            ..v1::GameRecord::default()
        }),
        view: view.into(),
        ..v1::InspectGameRequest::default()
    });
    let asks = match response.map(|it| it.outcome) {
        Ok(Some(Outcome::Position(position))) => position.needs_input,
        _ => None,
    };
    asks?.asks.into_iter().next()
}

/// How many cards, which must and which may be among them.
fn handed_over(line: &str, view: v1::View) -> Option<(Option<u32>, String, String)> {
    let ask = ask(line, view)?;
    let names = |cards: &[i32]| {
        let cards = cards.iter().filter_map(|&it| v1::Card::try_from(it).ok());
        let names = cards.map(|it| it.as_str_name().replace("CARD_", ""));
        names.collect::<Vec<String>>().join(" ")
    };
    let (must, may) = (names(&ask.must_contain), names(&ask.may_contain));
    Some((ask.card_count, must, may))
}

#[test]
fn an_ask_for_cards_says_which_to_whom_may_know_the_hand() {
    let poor = format!("vln; {HANDS}; s=1g 2g 3armut 4g");
    let hidden = Some((None, String::new(), String::new()));
    let trumps = "DA DK DJ".to_owned();
    let pushes = Some((Some(3), trumps.clone(), trumps));
    for view in [v1::View::Everything, v1::View::Seat3] {
        assert_eq!(handed_over(&poor, view), pushes);
    }
    for view in [v1::View::Seat4, v1::View::Public] {
        assert_eq!(handed_over(&poor, view), hidden);
    }
    let pushed = format!("{poor} 3armut_push 4armut_accept; a=DJDADK/");
    let taken = "CK CJ CJ ST HA HJ DA DK DK DQ DQ DJ DJ".to_owned();
    let gives_back = Some((Some(3), String::new(), taken));
    for view in [v1::View::Everything, v1::View::Seat4] {
        assert_eq!(handed_over(&pushed, view), gives_back);
    }
    for view in [v1::View::Seat1, v1::View::Seat3, v1::View::Public] {
        assert_eq!(handed_over(&pushed, view), hidden);
    }
    assert_eq!(handed_over("vln", v1::View::Everything), hidden);
}

#[test]
fn an_ask_for_a_bid_says_the_least_and_the_greatest() {
    let bids = |options: &str| {
        let line = format!("vln{options}; {HANDS}; s=1v 2v 3g 4g 1yes 2yes");
        let ask = ask(&line, v1::View::Everything)?;
        Some((ask.least_bid, ask.greatest_bid))
    };
    assert_eq!(bids(""), Some((Some(1), Some(5))));
    assert_eq!(bids("{ann.levels=3}"), Some((Some(1), Some(3))));
}
