//! What is left to say to who has spoken: nothing is only what is nothing in every deal.

use doko_proto::v1;
use doko_proto::v1::verdict::Outcome;

use super::VIEWS;

const EVERYTHING: v1::View = v1::View::Everything;

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

fn said(line: &str, seat: i32, word: v1::SaidWord, view: v1::View) -> Outcome {
    let request = v1::CheckWordRequest {
        record: Some(read(line)),
        seat,
        word: Some(v1::check_word_request::Word::Said(word.into())),
        view: view.into(),
        language: v1::Language::En.into(),
        ..v1::CheckWordRequest::default()
    };
    let verdict = doko_wire::answer(request).unwrap().verdict;
    verdict.unwrap().outcome.unwrap()
}

/// Everything that is said to explain the refusal.
fn explained(outcome: Outcome) -> Vec<String> {
    let Outcome::Refused(refused) = outcome else {
        panic!("not refused: {outcome:?}");
    };
    let cited = refused.violations.into_iter().map(|it| it.text);
    cited.chain([refused.text]).collect()
}

const NOTHING: &str = "nothing more to say";

/// Each with who has spoken, and a word that it may say all the same.
const SPOKEN: [(&str, i32, v1::SaidWord); 3] = [
    (
        "vln; h=STHADACJDJHQHTDAHTCK/HKDKSKDTCTSJDQSASASQ/HJCKDTSQCTCADKHKSTHJ/\
         DJDQCASJCQCQHQSKHACJ; s=1g",
        1,
        v1::SaidWord::Schweine,
    ),
    (
        "vln; h=DTSAHQCKDJSKCJSQCKCQ/CTSACASTHTCJHTDQHQHJ/SQHJHKDJSJHADTDASJDA/\
         HKCTDQSTDKDKHACASKCQ; s=1g 2v 3g 4g 2solo_buben",
        3,
        v1::SaidWord::Schweine,
    ),
    (
        "vln{solos=herz,buben,koenige,fleischlos,damen_buben,koehler \
         armut.report_trumps=told}; h=HASTHJCACKDTSASASTCK/DTHKDAHADJSKSJDQCTHJ/\
         HQDKHKSQSJDKCQCQDAHT/HQSQDJCJCTHTSKCJCADQ; \
         s=1solo_buben 2v 3v 4solo_herz 2solo_buben 3n",
        3,
        v1::SaidWord::Hochzeit,
    ),
];

/// The hand that may say more is not known to all.
#[test]
fn a_seat_that_may_say_more_is_not_said_to_have_nothing_to_say() {
    for (line, seat, left) in SPOKEN {
        assert!(
            matches!(said(line, seat, left, EVERYTHING), Outcome::Accepted(_)),
            "{line}"
        );
        let words = [v1::SaidWord::Gesund, v1::SaidWord::SoloBuben];
        for view in VIEWS {
            for word in words {
                for text in explained(said(line, seat, word, view)) {
                    assert!(!text.contains(NOTHING), "{view:?} {text}: {line}");
                }
            }
        }
    }
}

#[test]
fn who_sees_that_nothing_is_left_is_told_so() {
    let line = SPOKEN[0].0;
    let refused = said(line, 2, v1::SaidWord::Gesund, EVERYTHING);
    assert!(matches!(refused, Outcome::Accepted(_)), "{refused:?}");
    let line = format!("{line} 2g");
    let texts = explained(said(&line, 2, v1::SaidWord::Gesund, EVERYTHING));
    assert!(texts.iter().all(|it| it.contains(NOTHING)), "{texts:?}");
}
