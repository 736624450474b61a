//! What becomes of a complaint, for an observer.

use doko_proto::v1;
use v1::assess_offence_response::Outcome;

use super::VIEWS;

/// Seat 2 lays a ♣Q, and seat 3 announces Re without the other one. Who does not see its hand could
/// believe it; then all parties would be known, and only the opponents could complain. It was the
/// offence, and so everybody else can, until they go on.
#[test]
fn what_was_the_offence_does_not_show_the_parties() {
    let line = "ddv-tsr; h=CACACTCTSQSJSJHQHJDTDTDK/CQCJSQSAHTHTHADADADJDJD9/\
                CKCKCJHKHAHQSTSTSKDKDQDQ/CQC9C9SAS9S9SKHJHKH9H9D9; \
                s=1g 2g 3g 4g; p=SJCQDQHJ; x=2:3re";
    let record = doko_notation::read(line).unwrap();
    for (seat, at) in [
        (v1::Seat::Seat1, 2),
        (v1::Seat::Seat2, 2),
        (v1::Seat::Seat4, 2),
        (v1::Seat::Seat4, 4),
    ] {
        let assess = |view: v1::View| {
            let request = v1::AssessOffenceRequest {
                record: Some(record.clone()),
                offence: Some(v1::Offence {
                    offender: v1::Seat::Seat3.into(),
                    kind: v1::OffenceKind::Announcement.into(),
                    cards_played: Some(2),
                    ..v1::Offence::default()
                }),
                complaint: Some(v1::Complaint {
                    seat: seat.into(),
                    cards_played: Some(at),
                }),
                view: view.into(),
                language: v1::Language::En.into(),
            };
            doko_wire::answer(request).unwrap().outcome.unwrap()
        };
        let so = assess(v1::View::Everything);
        let is_refused = matches!(so, Outcome::Refused(_));
        assert_eq!(is_refused, at == 4, "{so:?}");
        for view in VIEWS {
            let told = assess(view);
            let needs = Outcome::NeedsInput(v1::AssessmentNeedsInput {
                input: v1::AssessmentInput::Hands.into(),
            });
            assert!(told == so || told == needs, "{view:?}: {told:?} {so:?}");
        }
    }
}

/// What every view is told of this offence of `offender`, at the complaint of the next seat.
fn told(
    line: &str,
    (offender, kind): (v1::Seat, v1::OffenceKind),
    (committed, complainant, complained): (u32, v1::Seat, u32),
) -> Vec<Outcome> {
    let record = doko_notation::read(line).unwrap();
    let assess = |view: v1::View| {
        let request = v1::AssessOffenceRequest {
            record: Some(record.clone()),
            offence: Some(v1::Offence {
                offender: offender.into(),
                kind: kind.into(),
                class_of_effect: v1::OffenceClass::Minor.into(),
                cards_played: Some(committed),
                ..v1::Offence::default()
            }),
            complaint: Some(v1::Complaint {
                seat: complainant.into(),
                cards_played: Some(complained),
            }),
            view: view.into(),
            language: v1::Language::En.into(),
        };
        doko_wire::answer(request).unwrap().outcome.unwrap()
    };
    let everything = std::iter::once(assess(v1::View::Everything));
    everything.chain(VIEWS.map(assess)).collect()
}

/// Whether every view is told what is so with all hands, or that the hands decide.
fn is_so_or_open(told: &[Outcome]) -> bool {
    let is_open = |it: &Outcome| matches!(it, Outcome::NeedsInput(it) if it.input() == v1::AssessmentInput::Hands);
    told.iter().all(|it| *it == told[0] || is_open(it))
}

/// Seat 3 says Kontra, seat 4 keine 90, and then seat 3 Re, which was the offence: who does not see
/// its hand knows of the Kontra as little as of the Re that it was legal, and keine 90 had
/// its Kontra all the same.
#[test]
fn what_followed_on_what_may_have_been_the_offence_is_held_against_nobody() {
    let hands = "ddv-tsr; h=DTSQSAHQSTHADTSQCQCQDQHT/CAC9CADJSACJD9HJHAS9DJCT/\
                 DASJDKSKCJHQDKH9DACKHTSJ/HKC9H9SKCKCTHJS9D9DQHKST; s=1g 2g 3g 4g; p=DT; x=";
    for said in ["0:3kontra 0:4k90 0:3re", "0:3kontra 0:4k60"] {
        let line = format!("{hands}{said}");
        let kind = (v1::Seat::Seat3, v1::OffenceKind::Announcement);
        let told = told(&line, kind, (0, v1::Seat::Seat2, 1));
        assert!(matches!(told[0], Outcome::Penalty(_)), "{:#?}", told[0]);
        assert!(is_so_or_open(&told), "{told:#?}");
    }
}

/// Both opponents say schwarz at once, and one of them was too late. Of the other one's word
/// nothing is asked, and nobody is told another place for it.
#[test]
fn what_came_after_the_offence_is_no_fault_before_it() {
    let line = "dokoland-liga; h=CADQDADTSJC9HASQHJSTDTCJ/S9HKHASAHKS9H9STCACKH9CT/\
                HQHTCQCQDASKSASJDJHTDKD9/DJSQHQCJDQCTCKD9DKC9HJSK; s=1solo_pik; \
                p=DTS9DAD9CKCQC9C9CQSQHJSAHQCJCJS9D9DKDTHASJSTDJDQHQSTCASACKCACTDKDAHKSJHJSKDJSQH9HAH9HTSKHTCTDQ; \
                x=1:2kontra 2:2k90 4:2k60 8:1re 46:1schwarz 46:2schwarz";
    let kind = (v1::Seat::Seat1, v1::OffenceKind::Announcement);
    let told = told(line, kind, (46, v1::Seat::Seat4, 47));
    assert!(matches!(told[0], Outcome::Penalty(_)), "{:#?}", told[0]);
    assert!(is_so_or_open(&told), "{told:#?}");
}

/// A Vorbehalt that is called after the first card stands in no record: none of the words that do
/// was the offence.
#[test]
fn a_word_after_the_first_card_leaves_those_before_it_as_they_are() {
    let line = "dokoland-liga; h=D9STH9D9HKH9CQSJCQCJCJHT/HJHQSJDKSQDAC9SQSKHQDQCT/\
                DTS9DACTC9CKSAHASADKSKHJ/HACAHKSTS9DJCKDQDTHTDJCA; s=1g 2v 3g 4v 2y 2solo_buben; p=HJ";
    let kind = (v1::Seat::Seat1, v1::OffenceKind::Vorbehalt);
    let told = told(line, kind, (1, v1::Seat::Seat2, 1));
    assert!(
        !matches!(told[0], Outcome::RecordFaulty(_)),
        "{:#?}",
        told[0]
    );
    assert!(is_so_or_open(&told), "{told:#?}");
}

/// A soloist has given up, which everybody heard: nothing depended on the offence.
#[test]
fn what_follows_from_an_offence_after_the_end_rests_on_no_hand() {
    let line = "ddv-tsr; h=DTSJDACADKSQDAS9STDTSKCT/HQCAC9CJCKDQSAS9HACTHKHK/\
                DJCQHJCJH9SAHTHJDJSKHTDQ/HQH9STSQC9SJHAD9CKD9DKCQ; s=1g 2g 3solo_damen 4g; \
                p=DTC9DJD9DACADJDK; x=8:3surrender";
    let offence = (v1::Seat::Seat1, v1::OffenceKind::Other);
    let told = told(line, offence, (8, v1::Seat::Seat3, 8));
    assert!(matches!(told[0], Outcome::Penalty(_)), "{told:?}");
    assert!(told.iter().all(|it| *it == told[0]), "{told:?}");
}

/// Either the Hochzeit was none, or seat 3 had nothing to announce before it was clear: whoever
/// does not know judges the words alone, and so does not know what was played since.
#[test]
fn when_somebody_went_on_is_not_read_off_deals_that_have_other_cards() {
    let line = "ddv-tsr{ann.earliest=contract_fixed deck.nines=without}; \
                h=CQCQSTSTSQSJHKDTDQDJ/CTSASASKHAHKHJDADADK/CACKCJSKSQHAHTHJDTDJ/CACTCKCJSJHTHQHQDKDQ; \
                s=1v 2g 3g 4g 1hochzeit; p=DQDKSQDKSKSJSTSKDQSJHJDJCKDT; x=0:3kontra 3:3kontra";
    let kind = (v1::Seat::Seat3, v1::OffenceKind::Announcement);
    let told = told(line, kind, (0, v1::Seat::Seat2, 14));
    assert!(matches!(told[0], Outcome::Refused(_)), "{:#?}", told[0]);
    assert!(is_so_or_open(&told), "{told:#?}");
}

/// Seat 1 makes every trick although its Hochzeit has no partner: nothing depended on the offence,
/// which is read off the hands alone.
#[test]
fn what_is_decided_before_a_hochzeit_has_a_partner_rests_on_the_hands() {
    let line = "ddv-tsr; h=HTHTCQCQSQSQHQHQDQDQCJCJ/CACACTCTCKCKC9C9SJSJHJHJ/\
                SASASTSTSKSKS9DADADTDJDJ/S9HAHAHKHKH9H9DTDKDKD9D9; s=1hochzeit 2g 3g 4g";
    let offence = (v1::Seat::Seat3, v1::OffenceKind::Other);
    let told = told(line, offence, (0, v1::Seat::Seat2, 0));
    let Outcome::Penalty(so) = &told[0] else {
        panic!("{:#?}", told[0]);
    };
    assert_eq!(so.class_of_effect(), v1::OffenceClass::Irrelevant);
    assert!(is_so_or_open(&told), "{told:#?}");
}
