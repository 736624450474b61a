//! Wrong Schweine and Genscher beside something else that is wrong.

use doko_proto::v1;
use doko_proto::v1::Reason;

use super::{VIEWS, audit, reasons, violations};

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

/// The column of each violation, its place there and the reasons.
fn stated(line: &str, view: v1::View) -> Vec<(v1::ActionSection, u32, Vec<Reason>)> {
    let told = violations(&read(line), view);
    let all = told.iter().map(|told| {
        let action = told.action.unwrap();
        (action.section(), action.index.unwrap(), reasons(told))
    });
    all.collect()
}

/// What any view is told is wrong with the hands as they are.
#[track_caller]
fn nobody_is_blamed(line: &str) {
    let place = |it: (v1::ActionSection, u32, Vec<Reason>)| (it.0, it.1);
    let so: Vec<_> = stated(line, v1::View::Everything);
    let so: Vec<_> = so.into_iter().map(place).collect();
    for view in VIEWS {
        for told in stated(line, view) {
            assert!(so.contains(&place(told.clone())), "{view:?} {told:?}");
        }
    }
}

fn not_judged(line: &str, view: v1::View) -> Vec<(v1::ActionSection, u32)> {
    let told = audit(&read(line), view).not_judged;
    let all = told.iter().filter_map(|it| it.action);
    all.map(|it| (it.section(), it.index.unwrap())).collect()
}

const SCHWEINE_WITHOUT_HEARTS: &str = "vln{schweine.mode=at_first_fox}; \
                h=CKSTHTCACJCKCTSADJHK/DKSQSTSQHQHTHJDTCQDA\
                /SAHASKDQSJSJHAHJCAHK/SKDAHQCTDQDJCQCJDTDK; s=1g 2g 3g 4g; \
                p=HKDACADA; x=1:2schweine";

const GENSCHER_WITHOUT_HEARTS: &str = "vln{genscher=on}; \
                h=CKSTHTCACJCKCTSADJHK/DKSQSTSQHQHTHJDTCQDA\
                /SAHASKDQSJSJHAHJCAHK/SKDAHQCTDQDJCQCJDTDK; s=1g 2g 3g 4g; \
                p=HKDKCADK; x=1:2genscher=3";

/// Seat 2 has no ♥. Seat 1 knows that its ♦A or ♦K, or the card of seat 3, was a revoke.
#[test]
fn the_card_of_a_wrong_declaration_is_no_revoke_as_long_as_another_card_may_be() {
    let lines = [
        (SCHWEINE_WITHOUT_HEARTS, Reason::SchweineTooLate),
        (
            GENSCHER_WITHOUT_HEARTS,
            Reason::GenscherNeedsBothDiamondKings,
        ),
    ];
    for (line, reason) in lines {
        nobody_is_blamed(line);
        let declared = (v1::ActionSection::Extras, 0, vec![reason]);
        assert_eq!(stated(line, v1::View::Seat1), [declared], "{line}");
        for card in [1, 2] {
            let open = not_judged(line, v1::View::Seat1);
            assert!(open.contains(&(v1::ActionSection::Plays, card)), "{line}");
        }
    }
}

#[test]
fn nor_in_a_longer_game_or_where_the_seats_are_stated() {
    nobody_is_blamed(
        "vln{schweine.mode=at_first_fox}; \
                h=CKSTHTCACJCKCTSADJHK/DKSQSTSQHQHTHJDTCQDA\
                /SAHASKDQSJSJHAHJCAHK/SKDAHQCTDQDJCQCJDTDK; s=1g 2g 3g 4g; \
                p=HKDACADASTSKSK; x=1:2schweine",
    );
    nobody_is_blamed(
        "vln{schweine.mode=at_first_fox}; \
                h=DTSQCKDJDQHJSQCTHTDJ/DQCJDACQHQHJDKCASKCQ\
                /CACKSJHASTSTSKHASASA/DKHKHKCJCTHQSJDTDAHT; s=1g 2g 3g 4g; \
                p=1DJ2DK3SJ4DK3SK4DA1SQ2HQ1HJ2CJ3CK4CJ; x=5:4schweine",
    );
}

const TWO_KONTRA: &str = "vln{genscher=on}; \
                h=CTHTCKDQDQDKSQHASASJ/SJSAHQHTHKDKDADJCTDJ\
                /HJCKHQDADTHJCQHACQCJ/HKCACASTDTSTSKSQCJSK; s=1g 2g 3g 4g; \
                p=DKDAHJSQSTSA; x=0:1genscher=2 2:3re 4:1kontra 5:1kontra";

/// The second Kontra is wrong whoever has what. With the Genscher seat 1 would be of Re.
#[test]
fn nobody_is_of_a_party_because_of_a_genscher_that_is_not_judged() {
    nobody_is_blamed(TWO_KONTRA);
    let extras = v1::ActionSection::Extras;
    for view in [v1::View::Public, v1::View::Seat3, v1::View::Seat4] {
        let told = stated(TWO_KONTRA, view);
        let [(section, index, _)] = told.as_slice() else {
            panic!("{view:?}: {told:?}");
        };
        assert_eq!((*section, *index), (extras, 3), "{view:?}");
        let violations = violations(&read(TWO_KONTRA), view);
        assert!(violations[0].depends_on_hands, "{view:?}");
        let open = not_judged(TWO_KONTRA, view);
        assert_eq!(open, [(extras, 0), (extras, 1), (extras, 2)], "{view:?}");
    }
    let genscher = (extras, 0, vec![Reason::GenscherNeedsBothDiamondKings]);
    let kontra = (extras, 3, vec![Reason::Already]);
    assert_eq!(stated(TWO_KONTRA, v1::View::Seat1), [genscher, kontra]);
}

#[test]
fn nor_beside_an_absage_or_a_revoke() {
    nobody_is_blamed(
        "vln{genscher=on}; \
                h=CTHTCKDQDQDKSQHASASJ/SJSAHQHTHKDKDADJCTDJ\
                /HJCKHQDADTHJCQHACQCJ/HKCACASTDTSTSKSQCJSK; s=1g 2g 3g 4g; \
                p=DKDAHJSQ; x=0:1genscher=2 2:3re 4:1kontra",
    );
    nobody_is_blamed(
        "vln{genscher=on}; \
                h=CTHTCKDQDQDKSQHASASJ/SJSAHQHTHKDKDADJCTDJ\
                /HJCKHQDADTHJCQHACQCJ/HKCACASTDTSTSKSQCJSK; s=1g 2g 3g 4g; \
                p=DKDAHJSQ; x=0:1genscher=2 2:3re 4:4k30",
    );
    nobody_is_blamed(
        "vln{genscher=on}; \
                h=CQCJSAHADKHJDTSTDACA/DKHKDTCTDJDACJHQDJHQ\
                /SQCQHTSKHTHAHKSTCKSJ/SJHJSADQDQSQCKCASKCT; s=1g 2g 3g 4g; \
                p=DTDKSQCTHKSASTHKHT; x=1:2genscher=1 2:2kontra",
    );
}

const OTHER_TRICKS: &str = "vln{schweine.mode=at_first_fox}; \
                h=CTCKDTCAHKSQHJCAHTSJ/DTHKDACQHTSACTSJDJHJ\
                /DKSQDKCJSAHASTSKSKHQ/DJDQHQCQDQSTDACKHACJ; s=1g 2g 3g 4g; \
                p=CACTDKCKDKDQHJDADJCAHTSKHJSQCJ; x=7:2schweine";

/// Without the Schweine others took tricks, and no card shows a revoke.
#[test]
fn no_revoke_is_proved_by_tricks_that_wrong_schweine_took() {
    nobody_is_blamed(OTHER_TRICKS);
    assert_eq!(stated(OTHER_TRICKS, v1::View::Public), []);
    let open = not_judged(OTHER_TRICKS, v1::View::Public);
    assert!(open.contains(&(v1::ActionSection::Extras, 0)), "{open:?}");
}

/// Seats 1 and 3 lay a ♦A each, so seat 4 had no Schweine. Those of seat 2 may have been none, either,
/// but what seat 4 could say instead is what it could after the words that stand.
#[test]
fn what_could_be_said_instead_is_so_after_the_words_that_stand() {
    let line = "ddv-tsr{solos=damen_buben schweine.mode=vorbehalt schweine.contracts=armut \
        schweine.above=nine throw=fox_highest,augen>=80 hochzeit.selectors=fehl pflichtsolo=0}; \
        h=CKSQSJSJHTHKHJH9DADTDKDK/CACJSASTSKHTHQDTDQDJD9D9/CTCKCQCQC9SQS9HAHKHJDADQ/\
        CACTCJC9SASTSKS9HAHQH9DJ; \
        s=1solo_damen_buben 2g 3hochzeit_fehl 4v 2schweine=6 4schweine; p=DAD9DASADKD9SQ";
    let record = doko_notation::read(line).unwrap();
    let instead = |view: v1::View| {
        let request = v1::AuditGameRequest {
            record: Some(record.clone()),
            view: view.into(),
            language: v1::Language::En.into(),
        };
        let violations = doko_wire::answer(request).unwrap().violations;
        let [violation] = &violations[..] else {
            panic!("{view:?} {violations:?}");
        };
        let evidence = violation.evidence.as_ref().unwrap().evidence.as_ref();
        let Some(v1::evidence::Evidence::Vorbehalt(shown)) = evidence else {
            panic!("{view:?} {evidence:?}");
        };
        (shown.accepted_words.clone(), violation.text.clone())
    };
    let text = "Seat 4 may say: Damen-Buben-Solo.";
    let so = (vec![i32::from(v1::SaidWord::SoloDamenBuben)], true);
    let told = |view| {
        let (words, whole) = instead(view);
        (words, whole.contains(text))
    };
    assert_eq!(told(v1::View::Everything), so);
    for view in [v1::View::Seat3, v1::View::Public] {
        assert_eq!(told(view), so, "{view:?}");
    }
}
