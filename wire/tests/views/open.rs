//! What everybody knows of a game, and what nobody is told.

use doko_proto::v1;
use doko_proto::v1::resolve_vorbehalte_response::Outcome as Resolved;

use super::position;

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

/// Who is asked, and for what.
fn asked(outcome: &Resolved) -> Vec<(v1::Seat, v1::AskKind)> {
    let Resolved::NeedsInput(input) = outcome else {
        panic!("{outcome:?}");
    };
    let asks = input.asks.iter();
    asks.map(|it| (it.seat(), it.question())).collect()
}

#[test]
fn who_claims_the_rest_lays_the_hand_open() {
    let line = "dokoland-liga; h=HKDASADTDJHJSTCAHASKCTHJ/SKCJSTH9CTDQD9C9DADKCKDQ\
                /CASQDTCQHASJDKHTHQCQHKHT/SASQCJH9D9S9C9CKSJS9HQDJ; s=1g 2g 3hochzeit 4g; \
                p=DAD9SJDJHTCJDTCJHTSQDJDADKSJHJDQC9CACKCTHKH9HAH9SASKHQS9HAD9HKDQCKDT; x=34:3rest";
    let hand = |view| position(&read(line), view).seats[2].hand.clone();
    let scored = |view: v1::View| {
        let request = v1::ScoreGameRequest {
            source: Some(v1::score_game_request::Source::Record(read(line))),
            view: view.into(),
            ..v1::ScoreGameRequest::default()
        };
        doko_wire::answer(request).unwrap().outcome.unwrap()
    };
    let (open, settled) = (hand(v1::View::Everything), scored(v1::View::Everything));
    assert_eq!(open.len(), 3);
    for view in super::VIEWS {
        assert_eq!(hand(view), open, "{view:?}");
        assert_eq!(scored(view), settled, "{view:?}");
    }
}

const VLN: &str =
    "CACTSQHAHJHJDADKDJDJ/CTCKCQSASASKSQSJDTDT/CKCQSTSKHTHKHKDADQDQ/CACJCJSTSJHAHTHQHQDK";

#[test]
fn nobody_hears_a_word_that_is_only_asked_about() {
    // The same with both diamond aces in one hand.
    let pair =
        "CACTSQHAHJHJDADADJDJ/CTCKCQSASASKSQSJDTDT/CKCQSTSKHTHKHKDKDQDQ/CACJCJSTSJHAHTHQHQDK";
    let answers = [VLN, pair].map(|hands| {
        let request = v1::CheckWordRequest {
            record: Some(read(&format!("vln; h={hands}; s=1g 2g 3g 4g"))),
            seat: v1::Seat::Seat1.into(),
            word: Some(v1::check_word_request::Word::Said(
                v1::SaidWord::Schweine.into(),
            )),
            view: v1::View::Public.into(),
            ..v1::CheckWordRequest::default()
        };
        doko_wire::answer(request).unwrap()
    });
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn who_is_asked_next_is_told_where_every_deal_asks_the_same() {
    use v1::AskKind::CategorySolo;
    use v1::Seat::{Seat1, Seat2};
    let line = format!("vln; h={VLN}; s=1v 2v 3g 4g");
    for view in super::VIEWS {
        let asked = asked(&resolved(&line, view));
        assert_eq!(asked.first(), Some(&(Seat1, CategorySolo)), "{view:?}");
    }
    // Seat 1 has said no: it may have anything but a solo.
    let line = format!("vln; h={ARMUT_SECOND}; s=1v 2v 3g 4g 1no");
    let so = asked(&resolved(&line, v1::View::Everything));
    assert_eq!(so.first(), Some(&(Seat2, CategorySolo)));
    for view in super::VIEWS {
        let told = asked(&resolved(&line, view));
        assert_eq!(told.first(), so.first(), "{view:?}");
    }
    let told = asked(&resolved(&line, v1::View::Seat3));
    assert_eq!(told, [(Seat2, CategorySolo)]);
}

#[test]
fn who_is_asked_next_is_not_told_where_hands_decide_it() {
    // A Hochzeit or an Armut of either, or a hand to throw in.
    let line = "vln; s=1v 2v 3g 4g 1no 2no";
    let outcome = resolved(line, v1::View::Public);
    assert!(
        matches!(&outcome, Resolved::NeedsInput(it) if it.asks.is_empty()),
        "{outcome:?}"
    );
    let position = position(&read(line), v1::View::Public);
    assert_eq!(position.needs_input, None);
}

/// Nobody has more than an Armut.
const ARMUT: &str = "vln{solos= hochzeit.selectors=}; h=CTCQCQSQHAHTHQDTDQDQ\
                     /CASQHQHJHJDADADTDJDJ/CACKCJSASASKSJHAHKDK/CTCKCJSTSTSKSJHTHKDK";

#[test]
fn an_armut_stands_for_all_where_cards_were_pushed_before_all_had_spoken() {
    // That seat 4 has no Armut its cards say; when it says so itself is no matter.
    for said in [
        "1g 2g 3armut 3armut_push 4g 4armut_accept 4armut_return",
        "1g 2g 3armut 3armut_push 4armut_accept 4g 4armut_return",
        "1g 2g 3armut 3armut_push 4armut_accept 4armut_return 4g",
        "3armut 3armut_push 4armut_accept 4armut_return 1g 2g 4g",
    ] {
        let line = format!("{ARMUT}; s={said}; a=CJSJDK/CJCJSJ");
        for view in super::VIEWS {
            let outcome = resolved(&line, view);
            let Resolved::Settled(settled) = &outcome else {
                panic!("{view:?} {said}: {outcome:?}");
            };
            let contract = settled.contract.unwrap();
            let of = (contract.kind(), contract.seat(), contract.acceptor());
            let armut = v1::ContractKind::Armut;
            assert_eq!(of, (armut, v1::Seat::Seat3, v1::Seat::Seat4), "{view:?}");
        }
    }
}

/// There are only Hochzeiten, and seats 2 and 3 say Vorbehalt: seat 3, seat 2, or seat 4 holds
/// both ♣Q, or nobody does.
const TWO_HOCHZEITEN: [&str; 4] = [
    "h=CACKSQHAHKHQHJDADQDJ/CJSKSJHAHJDADKDKDQDJ/CACTCTCKCQCQSKSJHTHQ/CJSASASTSTSQHTHKDTDT",
    "h=CACKSQHAHKHQHJDADQDJ/CQCQSJHAHJDADKDKDQDJ/CACTCTCKCJSKSKSJHTHQ/CJSASASTSTSQHTHKDTDT",
    "h=CACKSQHAHKHQHJDADQDJ/CJSKSJHAHJDADKDKDQDJ/CACTCTCKCJSASKSJHTHQ/CQCQSASTSTSQHTHKDTDT",
    "h=CACKSQHAHKHQHJDADQDJ/CQSKSJHAHJDADKDKDQDJ/CACTCTCKCQCJSKSJHTHQ/CJSASASTSTSQHTHKDTDT",
];

#[test]
fn two_vorbehalte_that_cannot_both_be_a_hochzeit_settle_nothing_for_who_sees_neither_hand() {
    let rules = "vln{solos= schweine.mode=off schweine.contracts= schweine.ansage=none \
                 armut=off throw= vorbehalt.order=solo,hochzeit hochzeit.selectors=any}";
    for hands in TWO_HOCHZEITEN {
        let line = format!("{rules}; {hands}; s=1g 2v 3v");
        for view in super::VIEWS {
            let (so, told) = (resolved(&line, v1::View::Everything), resolved(&line, view));
            let hides_both = [v1::View::Public, v1::View::Seat1].contains(&view);
            // The one seat that has not declared.
            let misses_a_word = matches!(&told, Resolved::NeedsInput(it)
                if it.asks.iter().map(|ask| ask.seat).eq([4]));
            assert!(misses_a_word || !hides_both, "{view:?} {told:?} {line}");
            let is_settled = |it: &Resolved| matches!(it, Resolved::Settled(_));
            let is_so = misses_a_word || is_settled(&told) == is_settled(&so);
            assert!(is_so, "{view:?} {told:?} {so:?} {line}");
        }
    }
}

/// Seat 4 takes the Armut. It was dealt both ♦A, gives no card of them back in the first
/// two, and has said nothing.
const SILENT_ACCEPTOR: [&str; 3] = [
    "vln{solos= armut.fox=does_not_count}; h=CACJDKDTCKDTDQDKCASQ/DJCTDJDQSKSACQHTHJSQ\
     /SJHQSJSKHAHASTHKCTHK/DAHJDASACQHQHTSTCJCK; \
     s=1g 2g 3armut 3armut_push 4armut_accept 4armut_return; a=SJHQSJ/HQSJCQ",
    "vln{solos=}; h=SJDKSQDTHJHTHJHKDQCK/CQSJDKHACQDTHTHKDQCT/SQSTSKCTSASKCACKCAHA\
     /DASTCJCJDAHQDJHQDJSA; s=1g 3armut 3armut_push 4armut_accept 4armut_return 2g; \
     a=SQSTSK/HQSTDJ",
    "vln{solos=}; h=SJDKSQDTHJHTHJHKDQCK/CQSJDKHACQDTHTHKDQCT/SQSTSKCTSASKCACKCAHA\
     /DASTCJCJDAHQDJHQDJSA; s=1g 3armut 3armut_push 4armut_accept 4armut_return 2g; \
     a=SQSTSK/DASTDJ",
];

#[test]
fn an_exchange_settles_nothing_where_the_acceptor_may_still_declare_a_pair() {
    let is_settled = |line: &str, view| matches!(resolved(line, view), Resolved::Settled(_));
    let [kept @ .., given] = SILENT_ACCEPTOR;
    for line in kept {
        let so = resolved(line, v1::View::Everything);
        assert_eq!(asked(&so), [(v1::Seat::Seat4, v1::AskKind::Declaration)]);
        for view in super::VIEWS {
            assert!(!is_settled(line, view), "{view:?} {line}");
        }
    }
    // Who gave a ♦A away, and who got it, know that there are no Schweine.
    assert!(is_settled(given, v1::View::Everything));
    for view in super::VIEWS {
        let knows = [v1::View::Seat3, v1::View::Seat4].contains(&view);
        assert_eq!(is_settled(given, view), knows, "{view:?}");
    }
    // Everybody knows it once that is said.
    for line in SILENT_ACCEPTOR {
        let line = line.replace("; a=", " 4g; a=");
        for view in super::VIEWS {
            assert!(is_settled(&line, view), "{view:?} {line}");
        }
    }
}

#[test]
fn what_follows_from_a_word_is_not_told_where_the_acceptor_may_still_declare_a_pair() {
    let line = SILENT_ACCEPTOR[1].replace(" 2g;", ";");
    let phase = |view: v1::View| {
        let answer = doko_wire::answer(v1::CheckWordRequest {
            record: Some(read(&line)),
            seat: v1::Seat::Seat2.into(),
            word: Some(v1::check_word_request::Word::Said(
                v1::SaidWord::Gesund.into(),
            )),
            view: view.into(),
            include: vec![v1::Include::Effects.into()],
            ..v1::CheckWordRequest::default()
        });
        let answer = answer.unwrap();
        answer.effects.map(|it| it.phase())
    };
    let so = phase(v1::View::Everything);
    assert_eq!(so, Some(v1::Phase::Vorbehalte));
    for view in super::VIEWS {
        let told = phase(view);
        let is_so = told == so || told.is_none_or(|it| it == v1::Phase::Unspecified);
        assert!(is_so, "{view:?} {told:?}");
    }
}

#[test]
fn a_claim_ends_the_game_for_all_if_it_holds_with_one_deal_of_many() {
    let line = "vln{solos=kreuz solo.lead=always_soloist dulle_tie=first}; h=CKSTSQHAHAHTHQHJDADQ\
                /CACTCQCQSTSJSJHKDTDJ/CACTCJSASAHJDKDKDQDJ/CKCJSKSKSQHTHKHQDADT; \
                s=1g 2v 3g 4g 2solo_kreuz; \
                p=SJDQCKDQSASKSTSTCAHTHJDJCJHTCACJDADTDKDTCKCTCTHQSKSQHKSA; x=28:2rest";
    let hand = |view| position(&read(line), view).seats[1].hand.clone();
    let open = hand(v1::View::Everything);
    assert_eq!(open.len(), 3);
    for view in super::VIEWS {
        assert_eq!(hand(view), open, "{view:?}");
    }
}

/// Seat 1 has an Armut, seat 2 a Hochzeit.
const ARMUT_SECOND: &str =
    "DJDADKCTCKSASTSKHAHK/CQCQSQHQSJDADTCASASK/HTHTSQHQSJHJDTCACTHK/DQDQCJCJHJDJDKCKSTHA";

/// Seat 2 throws in or has a Hochzeit, for all that others know; seat 3 has to push.
const ARMUT_FIRST: &str = "vln; h=HTHTSQHQSJHJDTCACTHK/CQCQSQHQSJDADTCASASK/DJDADKCTCKSASTSKHAHK\
                           /DQDQCJCJHJDJDKCKSTHA; s=1g 2v 3v 4g 2no 3no";

#[test]
fn the_phase_is_not_told_where_hands_decide_it() {
    let record = read(ARMUT_FIRST);
    let so = position(&record, v1::View::Everything);
    assert_eq!(so.phase(), v1::Phase::Armut);
    for view in super::VIEWS {
        let told = position(&record, view);
        let is_so = told.phase() == so.phase() || told.phase() == v1::Phase::Unspecified;
        assert!(is_so, "{view:?} {:?}", told.phase());
    }
}

#[test]
fn who_was_to_speak_is_said_alike_of_a_word_asked_about_and_of_one_that_was_said() {
    let yes = v1::check_word_request::Word::Said(v1::SaidWord::Yes.into());
    let speaks = |refusal: &v1::Refusal| match refusal.evidence.clone()?.evidence? {
        v1::evidence::Evidence::Vorbehalt(shown) => Some(shown.seat_to_speak()),
        v1::evidence::Evidence::Card(_)
        | v1::evidence::Evidence::Announcement(_)
        | v1::evidence::Evidence::Claim(_)
        | v1::evidence::Evidence::Penalty(_) => None,
    };
    let mut told = 0;
    for said in ["", " 2no", " 2no 3no"] {
        let line = ARMUT_FIRST.replace(" 2no 3no", said);
        for (view, seat) in super::VIEWS.into_iter().flat_map(|view| {
            let seats = [
                v1::Seat::Seat1,
                v1::Seat::Seat2,
                v1::Seat::Seat3,
                v1::Seat::Seat4,
            ];
            seats.map(|seat| (view, seat))
        }) {
            let checked = doko_wire::answer(v1::CheckWordRequest {
                record: Some(read(&line)),
                seat: seat.into(),
                word: Some(yes),
                view: view.into(),
                ..v1::CheckWordRequest::default()
            });
            let checked = checked.unwrap().verdict.unwrap().outcome.unwrap();
            let v1::verdict::Outcome::Refused(asked) = checked else {
                continue;
            };
            let number = i32::from(seat);
            let longer = read(&format!("{line} {number}yes"));
            let violations = super::violations(&longer, view);
            let is_it = |it: &&v1::Refusal| super::reasons(it) == super::reasons(&asked);
            let found = violations.iter().find(is_it);
            let found = found.unwrap_or_else(|| panic!("{view:?} {longer:?} {violations:?}"));
            assert_eq!(speaks(found), speaks(&asked), "{view:?} {said} {number}yes");
            told += u32::from(speaks(found) != Some(v1::Seat::Unspecified));
        }
    }
    assert!(told > 0);
}

/// There are no soli, and nobody has spoken. Seat 1 has a Hochzeit, and then the same with
/// one ♣Q elsewhere, where nobody can have a Vorbehalt.
const NOTHING_SAID: [&str; 4] = [
    "vln{solos=}; h=CACTCKCQCQSTHQDADKDJ/CTCKCJSASTHKHQHJDQDQ\
     /CJSASKSQSJSJHTHKDADT/CASKSQHAHAHTHJDTDKDJ",
    "vln{solos=}; h=CACTCKCQHQSTHQDADKDJ/CTCKCJSASTHKCQHJDQDQ\
     /CJSASKSQSJSJHTHKDADT/CASKSQHAHAHTHJDTDKDJ",
    "vln{solos= armut.max_trumps=0 armut.fox=does_not_count}; \
     h=CTCQCQSKSJSJHQDADTDQ/CKCJSASKHAHTHKDADQDJ/CASQSQHTHKHJHJDTDKDK/CACTCKCJSASTSTHAHQDJ",
    "vln{solos= armut.max_trumps=0 armut.fox=does_not_count}; \
     h=CTCQSQSKSJSJHQDADTDQ/CKCJSASKHAHTHKDADQDJ/CASQCQHTHKHJHJDTDKDK/CACTCKCJSASTSTHAHQDJ",
];

#[test]
fn whose_turn_it_is_is_not_told_where_hands_decide_whether_a_contract_stands() {
    use v1::evidence::Evidence;
    let shown = |verdict: Option<v1::Verdict>| match verdict.unwrap().outcome.unwrap() {
        v1::verdict::Outcome::Refused(refusal) => match refusal.evidence?.evidence? {
            Evidence::Vorbehalt(it) => Some(it.seat_to_speak()),
            Evidence::Card(it) => Some(it.seat_to_play()),
            Evidence::Announcement(_) | Evidence::Claim(_) | Evidence::Penalty(_) => None,
        },
        v1::verdict::Outcome::Accepted(_)
        | v1::verdict::Outcome::Undecided(_)
        | v1::verdict::Outcome::RecordFaulty(_) => None,
    };
    let speaks = |line: &str, view: v1::View| {
        let answer = doko_wire::answer(v1::CheckWordRequest {
            record: Some(read(line)),
            seat: v1::Seat::Seat4.into(),
            word: Some(v1::check_word_request::Word::Said(
                v1::SaidWord::Schweine.into(),
            )),
            view: view.into(),
            ..v1::CheckWordRequest::default()
        });
        shown(answer.unwrap().verdict)
    };
    let plays = |line: &str, view: v1::View| {
        let answer = doko_wire::answer(v1::ValidateMoveRequest {
            record: Some(read(line)),
            seat: v1::Seat::Seat2.into(),
            card: v1::Card::Cq.into(),
            view: view.into(),
            ..v1::ValidateMoveRequest::default()
        });
        shown(answer.unwrap().verdict)
    };
    let nobody = Some(v1::Seat::Unspecified);
    for line in NOTHING_SAID {
        for view in super::VIEWS {
            let (so, told) = (speaks(line, v1::View::Everything), speaks(line, view));
            assert!(
                told.is_none() || told == nobody || told == so,
                "{view:?} {told:?} {so:?}: {line}"
            );
            let (so, told) = (plays(line, v1::View::Everything), plays(line, view));
            assert!(
                told.is_none() || told == nobody || told == so,
                "{view:?} {told:?} {so:?}: {line}"
            );
        }
        assert!(speaks(line, v1::View::Seat4).is_some());
        assert!(plays(line, v1::View::Seat2).is_some());
    }
}

#[test]
fn what_may_be_said_unasked_is_told_where_it_is_not_told_who_is_asked() {
    let line = "vln{schweine.mode=vorbehalt schweine.contracts=normal}; h=??/??/CTCACKSASTHTHKHJDADA/??; s=1v 2v 3g 4g 1no 2no";
    let answer = doko_wire::answer(v1::ResolveVorbehalteRequest {
        record: Some(read(line)),
        view: v1::View::Seat3.into(),
        language: 0,
        ..v1::ResolveVorbehalteRequest::default()
    });
    let answer = answer.unwrap();
    let outcome = answer.outcome.unwrap();
    assert!(
        matches!(&outcome, Resolved::NeedsInput(it) if it.asks.is_empty()),
        "{outcome:?}"
    );
    let position = position(&read(line), v1::View::Seat3);
    assert_eq!(answer.open_rights, position.open_rights);
    assert!(!answer.open_rights.is_empty());
}

#[test]
fn who_is_asked_with_some_deals_only_is_told_every_word_that_they_allow() {
    let rules = "vln{solos= schweine.mode=off schweine.contracts= schweine.ansage=none \
                 armut=off throw= vorbehalt.order=solo,hochzeit \
                 hochzeit.selectors=any,fehl,trumpf}";
    let hands =
        "CACTCKSASTSKSQHAHQDA/CTCJCJSKSQSJHTHTDKDK/CASASJHAHKHQHJDTDQDQ/CKCQCQSTHKHJDADTDJDJ";
    let line = format!("{rules}; h={hands}; s=1g 2v");
    let asked_last = |view| match resolved(&line, view) {
        Resolved::NeedsInput(it) => it.asks.last().cloned().unwrap(),
        other @ (Resolved::Settled(_) | Resolved::Redeal(_) | Resolved::RecordFaulty(_)) => {
            panic!("{other:?}")
        }
    };
    let so = asked_last(v1::View::Everything);
    assert_eq!(so.options.len(), 5, "{so:?}");
    for view in super::VIEWS {
        assert_eq!(asked_last(view), so, "{view:?}");
    }
}
