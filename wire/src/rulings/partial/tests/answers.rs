//! Answers to categories by hands that a view does not know.

use super::*;

/// Legal games after such answers, and the seat that looks at each.
pub(super) const ANSWERED: [(&str, i32); 3] = [
    (
        "ddv-tsr{throw=augen>=70}; h=SJDQS9DJDKSJSQDTCAH9HTD9/CKDAS9HKHASQHJHKD9C9HQDQ/CQCQHJDJSKCJCJH9HQCKC9SA/STCTDTCTHACASTSADAHTDKSK; s=1g 2g 3v 4v 3n 4n 3hochzeit",
        1,
    ),
    (
        "ddv-tsr{throw=kings>=5,nines>=5,nines_kings>=7,augen>=94,trumps<=2,fox_highest_in_armut,max_one_trump,fox_highest}; h=CKCKSKSKHKC9C9S9S9H9DKD9/CQCQSQSQHQHQDQDQCJCJSJSJ/HTHTHJHJDJDJCACASASAHADA/HACTCTSTSTHKDADTDTDKD9H9; s=1g 2v 3v 4v 2n 3n 4n",
        1,
    ),
    (
        "vln{schweine.above=king}; h=CQCQCACTCKSASTSKHAHK/DKDKHTDQDQHQHQCJSJHJ/CACKDADJDTHAHKSASKSQ/CJCTDADJDTHJHTSJSQST; s=1v 2v 3g 4g 1n 2n 1hochzeit; p=CQHTDACJ",
        4,
    ),
];

fn audit(line: &str, view: v1::View) -> v1::AuditGameResponse {
    let record = doko_notation::read(line).unwrap();
    answer(v1::AuditGameRequest {
        record: Some(record),
        view: view.into(),
        ..v1::AuditGameRequest::default()
    })
    .unwrap()
}

#[test]
fn no_view_finds_a_violation_where_there_is_none() {
    for (line, seat) in ANSWERED {
        let whole = audit(line, v1::View::Everything);
        assert!(
            whole.violations.is_empty() && whole.not_judged.is_empty(),
            "{line}"
        );
        let seat = Seat::ALL.into_iter().find(|&it| encode::seat(it) == seat);
        for view in [view_of(seat), v1::View::Public] {
            let seen = audit(line, view);
            assert!(seen.violations.is_empty(), "{line}: {seen:?}");
        }
    }
}

#[test]
fn what_leaves_little_open_is_judged() {
    let (line, _) = ANSWERED[0];
    // All but the last word, of which nobody sees the ♣Q.
    let judged = audit(line, v1::View::Seat1);
    let places = judged.not_judged.iter().filter_map(|it| it.action?.index);
    assert_eq!(places.collect::<Vec<_>>(), [6], "{judged:?}");
    // Whatever the hands are, two have an Armut, one Schweine, and one both ♣Q, so that
    // names are asked for and no category.
    let record = "vln; s=1v 2v 3v 4v 1n 2n 3n 4n 1y 2y";
    let judged = audit(record, v1::View::Everything);
    let places = judged.violations.iter().filter_map(|it| it.action?.index);
    assert_eq!(places.collect::<Vec<_>>(), [8], "{judged:?}");
    assert_eq!(judged.not_judged.len(), 1, "{judged:?}");
}

/// The poor player got one trump back and led two.
#[test]
fn a_card_that_no_deal_allows_stays_so_whatever_follows() {
    let before = "vln; s=1armut 2g 3g 4g 1armut_push 2armut_accept 2armut_return; \
                  a=??????/??????/1; p=DADKDTDK";
    for (more, open) in [("HT", 1), ("HTHT", 2), ("HTHTDQDJDJ", 5)] {
        let judged = audit(&format!("{before}{more}"), v1::View::Public);
        assert!(judged.violations.is_empty(), "{judged:?}");
        let places = judged.not_judged.iter().map(|it| {
            assert_eq!(it.reason(), v1::NotJudgedReason::HandUnknown);
            let action = it.action.unwrap();
            (action.section(), action.index.unwrap())
        });
        let words = [0, 4, 6].map(|index| (v1::ActionSection::Said, index));
        let cards = (4..4 + open).map(|index| (v1::ActionSection::Plays, index));
        let expected: Vec<_> = words.into_iter().chain(cards).collect();
        assert_eq!(places.collect::<Vec<_>>(), expected, "{more}");
    }
}

/// With one deal seat 1 has a Hochzeit, with others two seats have an Armut.
#[test]
fn where_one_deal_leads_to_a_contract_and_another_to_a_redeal_neither_is_told() {
    use v1::resolve_vorbehalte_response::Outcome;
    let line = "ddv-tsr{vorbehalt.order=solo,hochzeit,armut armut=redeal schweine.mode=vorbehalt}; \
                h=CQCQDADAHTSQCJCACTCKSAST/DKDKD9CACTCKC9C9SASTSKSK/HTSQCJHQDQSJHJDJS9HAHKH9/\
                HQDQSJHJDJDTDTD9S9HAHKH9; s=1v 2v 3g 4g 1n 2n 1y";
    let record = doko_notation::read(line).unwrap();
    let told = |view: v1::View| {
        let request = v1::ResolveVorbehalteRequest {
            record: Some(record.clone()),
            view: view.into(),
            ..v1::ResolveVorbehalteRequest::default()
        };
        answer(request).unwrap().outcome.unwrap()
    };
    for view in [v1::View::Everything, v1::View::Seat1] {
        assert!(matches!(told(view), Outcome::Settled(_)), "{view:?}");
    }
    for view in [v1::View::Seat2, v1::View::Seat3, v1::View::Public] {
        let told = told(view);
        let is_open = matches!(told, Outcome::NeedsInput(_) | Outcome::NeedsHands(_));
        assert!(is_open, "{view:?} {told:?}");
    }
}

#[test]
fn a_bid_that_no_rule_knows_is_refused_where_nobody_bids() {
    let record = doko_notation::read("ddv-tsr; s=").unwrap();
    let request = v1::CheckWordRequest {
        record: Some(record),
        seat: 1,
        word: Some(v1::check_word_request::Word::Said(v1::SaidWord::Bid.into())),
        argument: Some(9),
        ..v1::CheckWordRequest::default()
    };
    let verdict = answer(request).unwrap().verdict.unwrap().outcome.unwrap();
    let v1::verdict::Outcome::Refused(refusal) = verdict else {
        panic!("{verdict:?}");
    };
    let reasons: Vec<_> = refusal.violations.iter().map(|it| it.reason()).collect();
    assert_eq!(reasons, [v1::Reason::BidNotAvailable]);
}
