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

const NOWHERE: [u32; 0] = [];

/// The places of the words that are not judged, where nothing else is.
fn words_in_doubt(line: &str, view: v1::View) -> Vec<u32> {
    let judged = audit(line, view);
    assert!(judged.violations.is_empty(), "{judged:?}");
    let places = judged.not_judged.iter().map(|it| {
        let action = it.action.unwrap();
        assert_eq!(action.section(), v1::ActionSection::Said);
        assert_eq!(it.reason(), v1::NotJudgedReason::HandUnknown);
        action.index.unwrap()
    });
    places.collect()
}

/// Whoever has no Hochzeit and no Armut cannot deny the solo: then nothing is left (VORB-8).
#[test]
fn a_no_is_in_doubt_as_long_as_its_hand_may_leave_nothing_else() {
    let before = "vln{throw= schweine.mode=off}; h=CACQCQSASJHTHQHJDTDQ/CTCKSASTSKHAHKHQSQDJ/\
                  CACKCJSQHTHAHJDADADT/CTCJSTSKSJHKDKDKDQDJ";
    let line = |words: &str| format!("{before}; s=1v 2v 3g 4g {words}");
    let public = |words: &str| words_in_doubt(&line(words), v1::View::Public);
    assert_eq!(public("1n"), [4]);
    assert_eq!(public("1n 2y"), [4]);
    // What is named shows that there was something else, and is in doubt itself.
    assert_eq!(public("1n 2n 2armut"), [4, 6]);
    assert_eq!(words_in_doubt(&line("1n"), v1::View::Seat1), NOWHERE);
    // Seat 2 has one ♣Q less to look for.
    assert_eq!(words_in_doubt(&line("1n"), v1::View::Seat2), [4]);
}

/// After an exchange a card need not be of the hand that was dealt.
#[test]
fn a_no_before_an_exchange_stays_in_doubt_whatever_is_laid() {
    let line = "vln{throw= schweine.mode=off solos=karo,herz solo.conflict=seat}; s=1v 2v 3g 4g \
                1n 2n 2armut 2armut_push 3armut_refuse 4armut_refuse 1armut_accept \
                1armut_return; a=??????/??????; p=CQCTHJDJ";
    for line in [line.to_owned(), format!("{line}CQ")] {
        let judged = audit(&line, v1::View::Public);
        let mut open = judged.not_judged.iter().filter_map(|it| it.action);
        let said = v1::ActionSection::Said;
        assert!(
            open.any(|it| (it.section(), it.index) == (said, Some(4))),
            "{judged:?}"
        );
    }
}

/// Where a Hochzeit has to be declared, gesund is wrong of whoever has one (STILL-1).
#[test]
fn gesund_is_in_doubt_as_long_as_its_hand_may_be_a_hochzeit() {
    let before = "vln{hochzeit.silent=forbidden}; h=CASASJHTHTHKHJDADADJ/CACTCQSQSJHAHQHJDTDJ/\
                  CTCQCJSASTSQHAHQDTDQ/CKCKCJSTSKSKHKDKDKDQ";
    let line = |rest: &str| format!("{before}; s={rest}");
    let all = "1g 2g 3g 4g";
    assert_eq!(words_in_doubt(&line(all), v1::View::Public), [0, 1, 2, 3]);
    assert_eq!(words_in_doubt(&line(all), v1::View::Seat1), [1, 2, 3]);
    assert_eq!(words_in_doubt(&line(all), v1::View::Seat2), NOWHERE);
    // Nothing has to be declared beside a solo, and nothing is due before all have spoken.
    let solo = line("1g 2g 4g 3solo_damen");
    assert_eq!(words_in_doubt(&solo, v1::View::Public), NOWHERE);
    assert_eq!(words_in_doubt(&line("1g 2g 3g"), v1::View::Public), NOWHERE);
    // An open ♣Q leaves one hand no Hochzeit, and all others with it.
    let shown = line("1g 2g 3g 4g; p=DADTDQDK");
    assert_eq!(words_in_doubt(&shown, v1::View::Public), [0, 1, 2, 3]);
    let shown = line("1g 2g 3g 4g; p=DACQDQDK");
    assert_eq!(words_in_doubt(&shown, v1::View::Public), [1]);
    let shown = line("1g 2g 3g 4g; p=DACQCQDK");
    assert_eq!(words_in_doubt(&shown, v1::View::Public), NOWHERE);
    // Without soli hands can decide that nobody else has to speak.
    let early = "vln{solos= hochzeit.silent=forbidden}; s=1g 2g 3g";
    assert_eq!(words_in_doubt(early, v1::View::Public), [0, 1, 2]);
    let stands = before.replace("forbidden", "allowed");
    let stille = format!("{stands}; s={all}");
    assert_eq!(words_in_doubt(&stille, v1::View::Public), NOWHERE);
}

#[test]
fn what_leaves_little_open_is_judged() {
    let (line, _) = ANSWERED[0];
    // All but the last word, of which nobody sees the ♣Q, and the no of seat 4, who need not
    // have so many Augen.
    assert_eq!(words_in_doubt(line, v1::View::Seat1), [5, 6]);
    // Whatever the hands are, two have an Armut, one Schweine, and one both ♣Q, so that
    // names are asked for and no category.
    let record = "vln; s=1v 2v 3v 4v 1n 2n 3n 4n 1y 2y";
    let judged = audit(record, v1::View::Everything);
    let places = judged.violations.iter().filter_map(|it| it.action?.index);
    assert_eq!(places.collect::<Vec<_>>(), [8], "{judged:?}");
    let open = judged.not_judged.iter().filter_map(|it| it.action?.index);
    assert_eq!(open.collect::<Vec<_>>(), [4, 5, 6, 7, 9], "{judged:?}");
}

/// The poor player got one trump back and led two.
#[test]
fn a_card_that_no_deal_allows_stays_so_whatever_follows() {
    let before = "vln; s=1armut 2g 3g 4g 1armut_push 2armut_accept 2armut_return; \
                  a=??????/??????/1; p=DADKDTDK";
    for more in ["HT", "HTHT", "HTHTDQDJDJ"] {
        let judged = audit(&format!("{before}{more}"), v1::View::Public);
        let [fault] = &judged.violations[..] else {
            panic!("{judged:?}");
        };
        let reasons: Vec<_> = fault.violations.iter().map(|it| it.reason()).collect();
        assert_eq!(reasons, [v1::Reason::NoDealFits], "{more}");
        let card = (v1::ActionSection::Plays, Some(4));
        let action = fault.action.map(|it| (it.section(), it.index));
        assert_eq!(action, Some(card), "{more}");
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
        let is_open = matches!(told, Outcome::NeedsInput(_));
        assert!(is_open, "{view:?} {told:?}");
    }
}

#[test]
fn a_bid_that_no_rule_knows_is_refused_where_nobody_bids() {
    let record = doko_notation::read("ddv-tsr; s=").unwrap();
    let request = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        seat: 1,
        word: Some(v1::check_word_request::Word::Said(v1::SaidWord::Bid.into())),
        bid: Some(9),
        ..v1::CheckWordRequest::default()
    };
    let verdict = answer(request).unwrap().verdict.unwrap().outcome.unwrap();
    let v1::verdict::Outcome::Refused(refusal) = verdict else {
        panic!("{verdict:?}");
    };
    let reasons: Vec<_> = refusal.violations.iter().map(|it| it.reason()).collect();
    assert_eq!(reasons, [v1::Reason::BadBid, v1::Reason::BidNotAvailable]);
}

/// Seat 1 has said yes: to the Hochzeit if it holds both ♣Q, and else to the solo, of which there
/// is one. Either way it plays alone or seeks a partner, and is Re.
#[test]
fn a_yes_that_leads_to_either_of_two_contracts_tells_neither() {
    use v1::resolve_vorbehalte_response::Outcome;
    let line = |hands: &str| {
        format!(
            "ddv-tsr{{solos=herz vorbehalt.order=hochzeit,solo,armut armut=redeal}}; \
             {hands}s=1v 2v 3g 4g 1y"
        )
    };
    let told = |hands: &str| {
        let request = v1::ResolveVorbehalteRequest {
            view: v1::View::Everything.into(),
            record: Some(doko_notation::read(&line(hands)).unwrap()),
            ..v1::ResolveVorbehalteRequest::default()
        };
        match answer(request).unwrap().outcome {
            Some(Outcome::Settled(settled)) => settled,
            other => panic!("{other:?}"),
        }
    };
    let kind = |settled: &v1::ContractSettled| settled.contract.as_ref().map(v1::Contract::kind);
    let hochzeit = told("h=CQCQDADAHTSQCJCACTCKSAST/DKDKD9CACTCKC9C9SASTSKSK/??/??; ");
    assert_eq!(kind(&hochzeit), Some(v1::ContractKind::Hochzeit));
    // Without ♣Q it can have a solo or an Armut, so that it was asked for the solo.
    let solo = told("h=DKDKD9CACTCKC9C9SASTSKSK/HTSQCJHQDQSJHJDJS9HAHKH9/??/??; ");
    assert_eq!(kind(&solo), Some(v1::ContractKind::Solo));
    let seen = told("");
    let (re, nobody) = (v1::Party::Re.into(), v1::Party::Unspecified.into());
    let either = v1::ContractSettled {
        parties: vec![re, nobody, nobody, nobody],
        ..v1::ContractSettled::default()
    };
    assert_eq!(seen, either);
}

/// The last seat has spoken, and hands decide whether seat 1 or seat 2 is asked, and for what.
#[test]
fn a_word_after_which_hands_decide_what_is_asked_leads_to_no_phase() {
    use v1::check_word_response::Outcome;
    let told = |hands: &str| {
        let options = "throw= schweine.mode=off solos=karo vorbehalt.order=hochzeit,solo,armut";
        let line = format!("vln{{{options}}}; {hands}s=1v 2v 3g");
        let request = v1::CheckWordRequest {
            view: v1::View::Everything.into(),
            record: Some(doko_notation::read(&line).unwrap()),
            seat: 4,
            word: Some(v1::check_word_request::Word::Said(
                v1::SaidWord::Gesund.into(),
            )),
            include: vec![v1::Include::Effects.into()],
            ..v1::CheckWordRequest::default()
        };
        let response = answer(request).unwrap();
        let asks = response.outcome.map(|outcome| match outcome {
            Outcome::NeedsInput(needs) => needs.asks,
            other @ (Outcome::Settled(_) | Outcome::Redeal(_)) => panic!("{other:?}"),
        });
        let asked = asks.and_then(|it| it.first().map(|it| (it.seat, it.question())));
        (asked, response.effects.unwrap())
    };
    // Seat 2 has both ♣Q, or seat 3.
    let fehl = "CACACTCTCKSASTSKDADA";
    let queens = "CQCQCKSASTSKDTDTDKDK";
    let trumps = "HTHTHQHQHJHJDQDQDJDJ";
    let last = "CJCJSQSQSJSJHAHAHKHK";
    let second = format!("h={fehl}/{queens}/{trumps}/{last}; ");
    let third = format!("h={fehl}/{trumps}/{queens}/{last}; ");
    let hochzeit = Some((2, v1::AskKind::CategoryHochzeit));
    let solo = Some((1, v1::AskKind::CategorySolo));
    let open = v1::Effects {
        phase: v1::Phase::Vorbehalte.into(),
        ..v1::Effects::default()
    };
    assert_eq!(told(&second), (hochzeit, open.clone()));
    assert_eq!(told(&third), (solo, open));
    assert_eq!(told(""), (None, v1::Effects::default()));
}
