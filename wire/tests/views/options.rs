//! What may be answered, and what may be said unasked, for somebody who does not see all
//! hands.

use doko_proto::v1;
use doko_proto::v1::resolve_vorbehalte_response::Outcome;

use super::position;

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

fn resolved(line: &str, view: v1::View) -> v1::ResolveVorbehalteResponse {
    let request = v1::ResolveVorbehalteRequest {
        record: Some(read(line)),
        view: view.into(),
        language: 0,
        ..v1::ResolveVorbehalteRequest::default()
    };
    doko_wire::answer(request).unwrap()
}

/// What may be answered to the first question.
fn options(line: &str, view: v1::View) -> Vec<i32> {
    match resolved(line, view).outcome {
        Some(Outcome::NeedsInput(input)) => input.asks.first().unwrap().options.clone(),
        other => panic!("{view:?} {other:?}"),
    }
}

/// Seat 4 has said Vorbehalt and has no solo: its Vorbehalt is Schweine.
const ONLY_SCHWEINE: &str = "vln{vorbehalt.order=armut,solo,hochzeit}; \
                             h=DTHASJSTCASJCADKSTSQ/HTCTCKDJSADQDQCQHAHQ/SKDTHKSAHJSQDJCJCQCJ\
                             /HTDAHJDAHKCTSKCKDKHQ";

#[test]
fn what_a_vorbehalt_can_be_with_some_hands_is_among_the_answers() {
    for said in ["1v 2v 3g 4v 1y 2y", "1v 2v 3v 4v 1y 2y 3y"] {
        let line = format!("{ONLY_SCHWEINE}; s={said}");
        let so = options(&line, v1::View::Everything);
        assert!(so.contains(&v1::SaidWord::No.into()), "{so:?}");
        assert!(so.contains(&v1::SaidWord::Schweine.into()), "{so:?}");
        for view in &super::VIEWS[..4] {
            let view = *view;
            let told = options(&line, view);
            let missing: Vec<&i32> = so.iter().filter(|it| !told.contains(it)).collect();
            assert!(missing.is_empty(), "{view:?} {missing:?}: {line}");
            let input = position(&read(&line), view).needs_input.unwrap();
            assert_eq!(input.asks.first().unwrap().options, told, "{view:?}");
        }
    }
}

#[test]
fn a_yes_may_be_one_to_a_question_that_hands_decide() {
    // Seats 1 and 2 may have an Armut for all that the public sees: then they said yes to
    // that, and the cards are dealt again.
    let line = format!("{ONLY_SCHWEINE}; s=1v 2v 3g 4v 1y 2y");
    let outcome = resolved(&line, v1::View::Public).outcome;
    let needs_hands = matches!(&outcome, Some(Outcome::NeedsInput(it)) if it.asks.is_empty());
    assert!(needs_hands, "{outcome:?}");
    let two = "CACACTCTCKSASASTSTDJ/CQCQSQHKHKHAHASKSKCK/CJSQHQHTHJSJDQDTDKDA\
               /CJHQHTHJSJDQDTDKDADJ";
    let rules = "vln{vorbehalt.order=armut,solo,hochzeit}";
    let line = format!("{rules}; h={two}; s=1v 2v 3g 4v 1y 2y");
    let outcome = resolved(&line, v1::View::Everything).outcome;
    assert!(matches!(outcome, Some(Outcome::Redeal(_))), "{outcome:?}");
}

/// With the second hands it is settled what is played, whatever becomes of the Vorbehalt of
/// seat 2, and seats 3 and 4 see the same.
const MAY_BE_SETTLED: [&str; 2] = [
    "SQH9CTSAH9SJSAS9CQHQDKST/C9CKDASQD9HTCADQHKHJHKCQ/SKDJHQC9D9SJHTCACKDAHJS9\
     /STHADTCTDTDJCJCJHADQDKSK",
    "SQH9CTSAC9HASAS9CQHQDKST/H9CKDASQCAHTSTDQHKHJHKCQ/SKDJHQC9D9SJHTCACKDAHJS9\
     /D9HADTCTDTDJCJCJSJDQDKSK",
];

#[test]
fn a_vorbehalt_is_taken_back_where_that_changes_something_in_every_deal() {
    let rules = "ddv-tsr{dulle_tie=second solos=koenige hochzeit.limit=3 \
                 schweine.count=first_only armut.return=free throw_rank=after_solo}";
    for hands in MAY_BE_SETTLED {
        let line = format!("{rules}; h={hands}; s=1v 2v");
        let so = resolved(&line, v1::View::Everything).open_rights;
        for view in super::VIEWS {
            let told = resolved(&line, view).open_rights;
            for right in &told {
                assert!(so.contains(right), "{view:?} {right:?} {so:?}: {line}");
            }
            let inspected = position(&read(&line), view).open_rights;
            assert_eq!(told, inspected, "{view:?}: {line}");
        }
    }
}
