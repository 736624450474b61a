//! Games in which somebody was told what he may not know, or what is not so.

use doko_proto::v1;
use doko_proto::v1::Reason;

use super::{position, reasons, violations};

const HANDS: &str = "h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA\
                     /CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK";

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

/// The reasons of everything that is wrong with the record.
fn found(line: &str, view: v1::View) -> Vec<Vec<Reason>> {
    violations(&read(line), view).iter().map(reasons).collect()
}

#[test]
fn a_card_out_of_turn_is_not_said_to_be_missing() {
    let line = format!("ddv-tsr; {HANDS}; s=1g 2g 3g 4g; p=1HT2DJ4HT");
    for view in [v1::View::Public, v1::View::Seat1, v1::View::Everything] {
        assert_eq!(found(&line, view), [[Reason::OutOfTurn]], "{view:?}");
    }
    let line = "ddv-tsr; s=1g 2g 3g 4g; p=1CA2CK4SK3C9";
    assert_eq!(
        found(line, v1::View::Everything),
        [[Reason::OutOfTurn]],
        "no hands"
    );
    // Whoever plays two of a kind has no third one.
    let line = "ddv-tsr; s=1g 2g 3g 4g; p=1CA2CK3CA4C92CA";
    assert_eq!(
        found(line, v1::View::Everything),
        [[Reason::OutOfTurn, Reason::CardNotHeld]]
    );
}

#[test]
fn a_card_before_the_contract_is_not_said_to_be_missing() {
    let line = "ddv-tsr; s=1g 2g 3g; p=1CA";
    let early = [[Reason::PlayBeforeContract]];
    assert_eq!(found(line, v1::View::Everything), early);
}

#[test]
fn cards_of_an_exchange_are_not_said_to_be_missing() {
    let said = "vln; s=1g 2g 3armut 4g 3armut_push";
    let took = format!("{said} 4armut_accept 4armut_return; a=DJDADK/CKST");
    let wrong = [[Reason::ReturnWrongCount]];
    assert_eq!(found(&took, v1::View::Everything), wrong);
    let pushed = format!("{said}; a=DJDA/");
    assert_eq!(
        found(&pushed, v1::View::Everything),
        [[Reason::PushWrongCount]]
    );
}

#[test]
fn no_party_is_named_that_may_be_another() {
    let line = "vln; h=CTCKSASTHTDTCASJSQHQ/CADKDAHAHKCQDASKDQST/SACKCQDTCTHKCJSQHQDJ\
                /DJHTSKCJHAHJDKDQHJSJ; s=1g 2schweine 2g 3g 4g";
    for view in [v1::View::Public, v1::View::Seat1] {
        for language in [v1::Language::De, v1::Language::En] {
            let request = v1::CheckAnnouncementRequest {
                record: Some(read(line)),
                seat: v1::Seat::Seat3.into(),
                announcement: v1::Announcement::Re.into(),
                view: view.into(),
                language: language.into(),
                ..v1::CheckAnnouncementRequest::default()
            };
            let answer = doko_wire::answer(request).unwrap();
            let Some(v1::verdict::Outcome::Refused(refusal)) = answer.verdict.unwrap().outcome
            else {
                panic!("{view:?}");
            };
            let all = [Reason::WrongParty, Reason::Already];
            assert_eq!(reasons(&refusal), all, "{view:?}");
            assert!(refusal.depends_on_hands);
            assert!(!refusal.text.is_empty() && !refusal.text.contains("Kontra"));
            assert!(refusal.violations.iter().all(|it| it.text.is_empty()));
        }
    }
}

const PFLICHT: &str = "ddv-tsr{ann.pflicht=augen:30;excused_by:nobody;\
                       step:ansage;in_hochzeit:none}";

/// The first trick has 42 Augen, and its winner announces; if he is of the party
/// that has announced, nothing is entered.
#[test]
fn an_announcement_that_may_not_be_there_is_not_listed() {
    let play = "s=1g 2g 3g 4g; p=CTCACTCA; x=0:1kontra";
    let unknown = position(&read(&format!("{PFLICHT}; {play}")), v1::View::Everything);
    let seats = |position: &v1::Position| -> Vec<v1::Seat> {
        let made = position.announcements.iter();
        made.map(v1::StandingAnnouncement::seat).collect()
    };
    assert_eq!(seats(&unknown), [v1::Seat::Seat1]);
}

#[test]
fn everybody_hears_that_nothing_was_announced() {
    // Seat 2 wins the trick and is of the party that has announced.
    let hands = "h=CTHTSTDTHKSKDKH9S9D9C9DA/CASAHADTCKHKSKDKCJSJHJDJ\
                 /CTSTHTDACKHQSQDQCQH9S9D9/CASAHACQHQSQDQCJSJHJDJC9";
    let line = format!("{PFLICHT}; {hands}; s=1g 2g 3g 4g; p=CTCACTCA; x=0:1kontra");
    let record = read(&line);
    let whole = position(&record, v1::View::Everything);
    assert_eq!(whole.announcements.len(), 1, "{whole:?}");
    for view in [v1::View::Public, v1::View::Seat1] {
        let seen = position(&record, view);
        assert_eq!(seen.announcements.len(), 1, "{view:?}");
        // That it heard nothing shows that seat 2 is of the same party as seat 1.
        let party = seen.seats.get(1).unwrap().party();
        assert_eq!(party, v1::Party::Kontra, "{view:?}");
    }
}

#[test]
fn after_a_claim_the_game_is_over_for_all() {
    let line = "dokoland-liga; h=HKDASADTDJHJSTCAHASKCTHJ/SKCJSTH9CTDQD9C9DADKCKDQ\
                /CASQDTCQHASJDKHTHQCQHKHT/SASQCJH9D9S9C9CKSJS9HQDJ; s=1g 2g 3hochzeit 4g; \
                p=DAD9SJDJHTCJDTCJHTSQDJDADKSJHJDQC9CACKCTHKH9HAH9SASKHQS9HAD9HKDQCKDT; x=34:3rest";
    for view in super::VIEWS.into_iter().chain([v1::View::Everything]) {
        let request = v1::CheckClaimRequest {
            record: Some(read(line)),
            seat: v1::Seat::Seat3.into(),
            kind: v1::ClaimKind::Rest.into(),
            order: Vec::new(),
            view: view.into(),
            language: 0,
            include: Vec::new(),
            ..v1::CheckClaimRequest::default()
        };
        let verdict = doko_wire::answer(request).unwrap().verdict.unwrap();
        let Some(v1::verdict::Outcome::Refused(refusal)) = verdict.outcome else {
            panic!("{view:?}: {verdict:?}");
        };
        assert_eq!(reasons(&refusal), [Reason::GameOver], "{view:?}");
    }
}

#[test]
fn a_hand_has_as_many_cards_as_are_counted() {
    let line = "vln; h=CTSKSADJHKDAHQDASTDT/HASTCKSKCAHASAHKCKDQ/SJCJCJHJHQHTSQDJCQSQ\
                /DTDQHTDKHJSJDKCACTCQ; s=1g 2armut 3g 4g 2armut_push 3armut_refuse 4armut_refuse \
                1armut_refuse; a=DQCKSA/";
    for view in [v1::View::Seat2, v1::View::Everything] {
        let seen = position(&read(line), view);
        let poor = seen.seats.get(1).unwrap();
        // Nobody took its three cards, so it has them again.
        assert_eq!(poor.cards_in_hand, 10, "{view:?}");
        assert_eq!(poor.hand.len(), 10, "{view:?}");
    }
}

/// Of what seat 2 held only the card is shown that proves its revoke, also in a longer record.
#[test]
fn a_revoke_shows_no_card_that_somebody_else_may_hold() {
    let line = "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/??/??/??; s=1g 2g 3g 4g; \
                p=1HT2CA3CJ4DA1DA2SQ3DQ4HT4HA1ST2H93H94DT1CQ2HJ3HQ1D92SJ3S94CQ4D91SQ2SJ3SK1DK2DQ3CK4DJ\
                2DJ3CA4CK1DK";
    for line in [line.to_owned(), format!("{line}1HJ2C93C94DT")] {
        let told = violations(&read(&line), v1::View::Seat1);
        let [revoke] = &told[..] else {
            panic!("{told:?}");
        };
        assert_eq!(reasons(revoke), [Reason::Revoke]);
        let shown = revoke.evidence.clone().and_then(|it| it.evidence);
        let Some(v1::evidence::Evidence::Card(shown)) = shown else {
            panic!("{told:?}");
        };
        assert_eq!(shown.held_of_demanded, [i32::from(v1::Card::Sq)], "{line}");
    }
}

/// Seat 1 holds all hearts but one, and nobody follows: one of three revoked.
#[test]
fn nobody_is_blamed_where_it_may_have_been_somebody_else() {
    let line = "ddv-tsr; h=HAHAHKHKH9CJDQDJDKSASTCT/??/??/??; s=1g 2g 3g 4g; p=HASACKC9";
    // Also once the last heart shows who it was.
    for more in ["", "CTCTCACASKH9"] {
        let told = super::audit(&read(&format!("{line}{more}")), v1::View::Seat1);
        let [fault] = &told.violations[..] else {
            panic!("{told:?}");
        };
        let action = fault.action.unwrap();
        assert_eq!((action.index, action.seat), (Some(3), 0));
        assert_eq!(reasons(fault), [Reason::NoDealFits]);
    }
}

/// A queen of clubs lies that seat 2 would have had to hold: the word was wrong, or the card.
#[test]
fn a_card_is_not_wrong_because_a_word_says_who_holds_it() {
    let line = "ddv-tsr; s=1g 2hochzeit 3g 4g; p=CQ";
    assert_eq!(found(line, v1::View::Public), [[Reason::NoDealFits]]);
    // Two ♣Q that are seen leave no third one, and none for a Hochzeit.
    let line = "ddv-tsr; h=CQCQHAHAHKHKH9CJDQDJDKCT/??/??/??; s=1hochzeit 2g 3g 4g; p=HACQ";
    assert_eq!(found(line, v1::View::Seat1), [[Reason::CardNotHeld]]);
    let line = "ddv-tsr; h=CQHAHAHKHKH9CJDQDJDKCTC9/??/??/??; s=1g 2hochzeit";
    let wrong = [[Reason::HochzeitNeedsBothClubQueens]];
    assert_eq!(found(line, v1::View::Seat1), wrong);
}

/// Whether the claim holds decides whether the game went on.
#[test]
fn what_follows_a_claim_that_may_hold_shows_that_something_is_wrong() {
    let line = "vln@1; h=CKHQHASTHTCASKDTDKDJ/CQSKHKHASACJHJSJDJDA/CTSJSQHKDQHTDTCJDKCA\
                /HJSTSASQDADQCKCTCQHQ; s=1solo_koenige 1bid=0 2g 3solo_koenige 3bid=2 4g; \
                p=DKSKDKCKDADJDJDTSQSTSASQDADQDQDTSJSJSTCKSKHKHKCTHQHJHT; x=12:3k30 27:3rest 27:4re";
    assert!(!found(line, v1::View::Everything).is_empty());
    for view in super::VIEWS {
        let told = super::audit(&read(line), view);
        let [fault] = &told.violations[..] else {
            panic!("{view:?}: {told:?}");
        };
        let is_claim = fault.action.unwrap().section() == v1::ActionSection::Extras;
        assert!(is_claim, "{view:?}: {fault:?}");
    }
}

/// Seat 2 may have been able to follow with its first ♦A, and its Schweine were refused then; but
/// it is Kontra that came too late, and nothing speaks against the Schweine.
#[test]
fn a_declaration_is_not_wrong_because_another_word_is() {
    let line = "vln{schweine.mode=at_first_fox hochzeit.silent=allowed}; \
                h=CACTCQCQCJSQSJHADTDT/CACKSQHAHQDADADKDKDQ\
                /CKSASTSTSKHTHKHJDQDJ/CTCJSASKSJHTHKHQHJDJ; s=1g 2g 3g 4g; \
                p=CTCACKCTCKDQHTCASKDTDASTHQHJHQSJDAHTHJCQ; x=5:4kontra 10:2schweine";
    for view in super::VIEWS {
        assert_eq!(found(line, view), [[Reason::TooLate]], "{view:?}");
    }
}
