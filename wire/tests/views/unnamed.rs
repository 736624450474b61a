//! What a Vorbehalt without a name settles for somebody who does not see the hand.

use doko_proto::v1;
use doko_proto::v1::resolve_vorbehalte_response::Outcome as Resolved;

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

fn resolved(line: &str, view: v1::View) -> Resolved {
    let request = v1::ResolveVorbehalteRequest {
        record: Some(read(line)),
        view: view.into(),
        language: 0,
        ..v1::ResolveVorbehalteRequest::default()
    };
    doko_wire::answer(request).unwrap().outcome.unwrap()
}

/// An audit tells how the game ended only where no deal ends otherwise.
fn ends_as_it_did(line: &str, view: v1::View) {
    let record = read(line);
    let so = super::audit(&record, v1::View::Everything).settlement;
    let told = super::audit(&record, view).settlement;
    let is_open = matches!(resolved(line, view), Resolved::NeedsInput(it) if it.asks.is_empty());
    let expected = so.filter(|_| !is_open);
    assert_eq!(told, expected, "{view:?}: {line}");
}

/// Nobody can have a solo or an Armut.
const RULES: &str = "vln{solos= armut=off vorbehalt.order=solo,hochzeit}";

/// Seat 3 has the Schweine, and seat 2 both ♣Q. Seat 1 has nothing, or a hand to throw in.
const NOTHING: &str =
    "CASTSKSQSJHJHJDQDJDJ/CACTCKCQCQSASKHAHKDT/CKSASQHTHTDADADKDKDQ/CTCJCJSTSJHAHKHQHQDT";
const THROWN: &str =
    "CACTCTCKSASTSKHAHKHK/CQCQCJSKHTHTHJDTDQDQ/CASASTSQSJHQHQDADADT/CKCJSQSJHAHJDKDKDJDJ";

#[test]
fn an_ansage_that_all_heard_shows_that_a_contract_stands() {
    for said in [
        "1v 2g 3g 4g 3schweine",
        "1v 2g 3v 4g 3schweine",
        "1v 2g 3v 3schweine 4g",
    ] {
        let line = format!("{RULES}; h={NOTHING}; s={said}");
        for view in super::VIEWS {
            let told = resolved(&line, view);
            let Resolved::Settled(settled) = &told else {
                panic!("{view:?} {told:?}: {line}");
            };
            assert_eq!(settled.forced.len(), 1, "{view:?}: {line}");
            assert_eq!(
                super::violations(&read(&line), view),
                [],
                "{view:?}: {line}"
            );
            ends_as_it_did(&line, view);
        }
    }
}

#[test]
fn where_no_ansage_was_heard_nobody_is_told_of_a_contract() {
    for said in ["1v 2g 3g 4g 3schweine", "1v 2g 3v 4g 3schweine"] {
        let line = format!("{RULES}; h={THROWN}; s={said}");
        let so = resolved(&line, v1::View::Everything);
        assert!(matches!(so, Resolved::Redeal(_)), "{so:?}");
        for view in super::VIEWS {
            let told = resolved(&line, view);
            let is_open = matches!(&told, Resolved::NeedsInput(it) if it.asks.is_empty());
            assert!(is_open || told == so, "{view:?} {told:?}: {line}");
            assert_eq!(
                super::violations(&read(&line), view),
                [],
                "{view:?}: {line}"
            );
            ends_as_it_did(&line, view);
        }
    }
}

#[test]
fn whose_hand_is_thrown_in_is_told_only_where_no_other_one_can_be() {
    // Seat 1 has nothing, and seat 4 so many trumps that it could have a hand to throw in.
    let hands =
        "CTCKCJSTSTSKSJHAHKDT/CACACTCKSASASKHAHKDT/CQSQHTHQHJDADKDKDQDJ/CQCJSQSJHTHQHJDADQDJ";
    let line = format!("{RULES}; h={hands}; s=1v 2throw 3g 4g");
    let so = resolved(&line, v1::View::Everything);
    assert!(matches!(so, Resolved::Redeal(ref it) if it.seat() == v1::Seat::Seat2));
    for view in super::VIEWS {
        let told = resolved(&line, view);
        let is_open = matches!(&told, Resolved::NeedsInput(it) if it.asks.is_empty());
        assert_eq!(is_open, view != v1::View::Seat1, "{view:?} {told:?}");
        assert!(is_open || told == so, "{view:?} {told:?}");
        ends_as_it_did(&line, view);
    }
}

#[test]
fn a_vorbehalt_that_need_not_be_an_armut_settles_nothing() {
    // Seat 3 has a Hochzeit, and seat 1 alone is poor: what the words leave open, seats that
    // do not see each other may not be told as a redeal.
    for line in [
        "vln{solos= armut=redeal}; h=HASTCKHTHQDQSTHTCQCT/HADADQCASKSKCTHQHKHJ/SQDACKSQSJDTSAHJHKDJ/DKCJDJDTCQDKSACJCASJ; s=1g 2v 3g 4g",
        "vln{solo.conflict=seat}; h=CKCASKSTHASTSKCJSJDT/DACKDKDKDADJHAHQDQDJ/CQCADTCQHTHTCTHJDQHJ/HQSASAHKSQCTSQHKSJCJ; s=1v 2g 3v 4g 1no 3no",
    ] {
        let so = super::audit(&read(line), v1::View::Everything).settlement;
        assert_eq!(so, None, "{line}");
        for view in super::VIEWS {
            let audit = super::audit(&read(line), view);
            assert_eq!(audit.settlement, None, "{view:?}: {line}");
            assert_eq!(audit.violations, [], "{view:?}: {line}");
            let score = v1::ScoreGameRequest {
                source: Some(v1::score_game_request::Source::Record(read(line))),
                view: view.into(),
                ..v1::ScoreGameRequest::default()
            };
            let outcome = doko_wire::answer(score).unwrap().outcome.unwrap();
            let settles = matches!(outcome, v1::score_game_response::Outcome::Settlement(_));
            assert!(!settles, "{view:?} {outcome:?}: {line}");
        }
    }
}
