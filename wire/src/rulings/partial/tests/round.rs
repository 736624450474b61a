//! What words before the first card lead to, where hands are not known.

use doko_proto::v1::SaidWord as W;
use doko_proto::v1::resolve_vorbehalte_response::Outcome;

use super::*;

fn response(line: &str) -> v1::ResolveVorbehalteResponse {
    let request = v1::ResolveVorbehalteRequest {
        view: v1::View::Everything.into(),
        record: Some(doko_notation::read(line).unwrap()),
        ..v1::ResolveVorbehalteRequest::default()
    };
    answer(request).unwrap()
}

fn resolved(line: &str) -> Outcome {
    response(line).outcome.unwrap()
}

/// Who is asked next, and what may be answered.
fn asked(line: &str) -> Vec<(i32, Vec<W>)> {
    let Outcome::NeedsInput(needed) = resolved(line) else {
        return Vec::new();
    };
    let options = |it: &v1::Ask| {
        it.options
            .iter()
            .map(|&it| W::try_from(it).unwrap())
            .collect()
    };
    let asks = needed.asks.iter();
    asks.map(|it| (it.seat, options(it))).collect()
}

/// The pair that seat 2 may have got with three cards is not there if seat 3 has one of the two.
#[test]
fn who_took_cards_may_have_a_pair_that_no_known_hand_has_a_card_of() {
    let line =
        |hands: &str| format!("vln; {hands}s=1armut 2g 3g 4g 1armut_push 2armut_accept; a=??????/");
    assert_eq!(asked(&line("")), [(2, vec![W::Schweine, W::ArmutReturn])]);
    let elsewhere = line("h=??/??/DADQDKHTHAHKCACTCKSA/??; ");
    assert_eq!(asked(&elsewhere), [(2, vec![W::ArmutReturn])]);
}

/// An answer is taken for one to the question that the hand allows.
#[test]
fn what_was_answered_shows_what_was_asked() {
    let line =
        |words: &str| format!("vln; h=CQSQDTCACTCKSASTSKHA/??/??/??; s=1v 2v 3g 4g 1no{words}");
    let soli = [W::SoloKaro, W::SoloDamen, W::SoloBuben, W::SoloKoenige];
    let [(2, options)] = &asked(&line(" 2yes"))[..] else {
        panic!("seat 2 is to name its solo");
    };
    assert_eq!(options[..4], soli);
    assert_eq!(options[4..], [W::Schweine]);
    let [(2, options)] = &asked(&line(""))[..] else {
        panic!("seat 2 is asked");
    };
    assert_eq!(options[..2], [W::Yes, W::No]);
}

#[test]
fn where_hands_decide_what_is_asked_it_takes_hands() {
    for line in [
        "vln; s=1v 2v 3g 4g 1no 2no 1no 2no",
        "vln; h=CQSQDTCACTCKSASTSKHA/??/??/??; s=1v 2v 3g 4g 1no 2no",
    ] {
        let told = resolved(line);
        let is_open = matches!(&told, Outcome::NeedsInput(it)
            if it.missing() == v1::MissingInput::Hands);
        assert!(is_open, "{told:?}");
    }
}

/// Two Armuten are dealt again, whatever the hands.
#[test]
fn what_comes_of_all_hands_alike_is_told() {
    let told = resolved("vln; s=1v 2v 3g 4g 1no 2no 1yes 2yes");
    let Outcome::Redeal(redeal) = &told else {
        panic!("{told:?}");
    };
    assert_eq!(redeal.reason(), v1::RedealReason::TwoArmuten);
}

/// Seat 2, which has them, is Re.
#[test]
fn a_party_of_schweine_belongs_to_those_that_were_declared() {
    let line = |words: &str, party: &str| {
        format!(
            "vln; h=CACTCKCQSASTHAHKDJDT/DADACQCACTSASTHAHKCJ/CKCJSKSJHTHTHQHJDKDQ/\
             SKSQSQSJHQHJDTDKDQDJ; s=1g {words}2g 3g 4g; r={party}"
        )
    };
    let is_faulty = |line: String| matches!(resolved(&line), Outcome::RecordFaulty(_));
    assert!(!is_faulty(line("2schweine ", "re")));
    assert!(is_faulty(line("2schweine ", "kontra")));
    // Where they come after the contract, nothing of them is asked here.
    assert!(!is_faulty(line("", "kontra")));
}

/// Schweine may be declared by who has spoken, also while others have not.
#[test]
fn who_has_spoken_may_still_declare_the_pair_of_a_known_hand() {
    let rights = response("vln; h=??/DADACQCACTSASTHAHKCJ/??/??; s=1g 2g").open_rights;
    let rights: Vec<_> = rights.iter().map(|it| (it.seat, it.right())).collect();
    assert_eq!(rights, [(2, W::Schweine)]);
}

#[test]
fn the_solo_of_a_vorfuehrung_is_asked_for_as_such() {
    let outcome = resolved("ddv-tsr; c=o2 v2");
    let Outcome::NeedsInput(needed) = &outcome else {
        panic!("{outcome:?}");
    };
    let asks = needed.asks.iter().map(|it| (it.seat, it.question()));
    assert_eq!(
        asks.collect::<Vec<_>>(),
        [(2, v1::AskKind::VorfuehrungSolo)]
    );
}

/// A hand that is not known may have something to declare, and so neither sentence goes further.
#[test]
fn who_has_spoken_has_nothing_more_to_say_only_if_the_hands_are_known() {
    const HANDS: &str = "h=CACTCKCQSASTHAHKDADT/CQDJDACACTSASTHAHKCJ/CKCJSKSJHTHTHQHJDKDQ/\
                         SKSQSQSJHQHJDTDKDQDJ; ";
    let told = |hands: &str| {
        let spoken = lines::violation(&format!("vln; {hands}s=1g 2g 2g"));
        let [citation] = &spoken.violations[..] else {
            panic!("{spoken:?}");
        };
        assert_eq!(spoken.text, citation.text);
        spoken.text
    };
    assert_eq!(told(""), "Seat 2 has spoken already.");
    assert_eq!(
        told(HANDS),
        "Seat 2 has spoken already and has nothing more to say."
    );
}

/// An Armut has three trumps at most, and so nobody has pushed four of one.
#[test]
fn pushed_cards_are_judged_as_those_of_an_armut() {
    let pushed = lines::violation("vln; s=1v 2g 3g 4g 1armut 1armut_push; a=DJDQDKDT/");
    assert_eq!(
        pushed.text,
        "Seat 1 does not hold all the cards that are pushed. The number of cards pushed is wrong: \
         4 instead of 3."
    );
}

/// Of the 20 cards of seats 1 and 2 ten are trumps, none of them a ♦A. If seat 1 has an Armut, seat
/// 2 has none, no Schweine, and has denied a solo: a Hochzeit is all that it can still name.
#[test]
fn what_could_be_said_instead_is_so_after_the_words_that_stand() {
    let told = |words: &str| {
        let line = format!(
            "vln; h=??/??/DJHJDACTSTDADTHTSQHQ/CJHKSJHQDTSASKDKHKCJ; \
             s=1v 2v 3g 4g 1no 2no 1armut {words}; a=??????/"
        );
        lines::violation(&line).text
    };
    assert_eq!(
        told("2v 1armut_push"),
        "Seat 2 has spoken already, and “Vorbehalt” does not fit what was said. Seat 2 may say: \
         Hochzeit, Hochzeit with the first Fehl trick or Hochzeit with the first trump trick."
    );
    assert_eq!(
        told("1armut_push 2v"),
        "Seat 2 has spoken already, and “Vorbehalt” does not fit what was said. Seat 2 may say: \
         Hochzeit, Hochzeit with the first Fehl trick, Hochzeit with the first trump trick, take \
         the Armut or refuse the Armut."
    );
}
