//! Games in which a hand that is not known has Schweine, and something is wrong.

use doko_proto::v1;
use doko_proto::v1::{ActionSection, View};

use super::{VIEWS, audit, position};

/// An action that breaks the rules, and the place of the card that proves it.
type Told = (ActionSection, Option<u32>, Option<u32>);

fn told(record: &v1::GameRecord, view: View) -> Vec<Told> {
    let found = audit(record, view).violations;
    let violations = found.iter().map(|it| {
        let action = it.action.unwrap();
        let proved_by = it.proved_by.and_then(|it| it.index);
        (action.section(), action.index, proved_by)
    });
    violations.collect()
}

/// The record of a line up to so many cards.
fn up_to(line: &str, cards: usize) -> v1::GameRecord {
    let mut record = doko_notation::read(line).unwrap();
    record.plays.truncate(cards);
    let extras = record.extra_at.iter();
    let extras = extras.filter(|&&at| at as usize <= cards).count();
    record.extra_at.truncate(extras);
    record.extra_seats.truncate(extras);
    record.extra_words.truncate(extras);
    record.extra_arguments.truncate(extras);
    record
}

/// The extra is wrong whatever anybody holds, and the words are as the hands are.
#[test]
fn no_word_is_wrong_because_schweine_come_too_late() {
    for line in [
        "vln; h=DTCJSTHJCJSADJDQHTCA/DACQCTHKSTCTDADKCQHJ/HASQHQSAHACKHKCKDTSQ\
         /SKDKHTSJHQSJDJSKCADQ; s=1g 2schweine 2hochzeit 3g 4g; p=CACTCKCADJDASQHQCQ; \
         x=2:3schweine",
        "vln; h=CJDTDKHAHKHTCQCJDKDT/HJDQCQSKSTSADJCACKHT/SQDASJDADJHQDQHQSQHJ\
         /CTSTCKSKCAHAHKCTSASJ; s=1g 2v 3g 4throw 2y 2solo_karo 3schweine; p=CJDQDASJHQSADK; \
         x=4:1genscher=2",
        "vln; h=HJCQHTSJHTHQHJHKHADJ/SAHKCKSASTCKCTCASKCA/SKDQSTDQSQDKHQCJDTSJ\
         /CJDKSQDTDADJCTHADACQ; s=1g 2armut 3g 4schweine 4solo_karo 4pass; \
         p=HKHKHQHADQDAHTCKDTSJSASJHJSACJSQDKHTCADQDJSKSQDACQHACADTCJHQSTDKHJCKSTDJCQCQSKCT; \
         x=37:2schweine=3",
        "vln{hochzeit.limit=3 armut.max_trumps=2}; h=HKDTCAHKCTDTDKSTSKHA\
         /HJSASJSQSJDQDAHACKDA/STHQCTHTDKCKSKHQSADJ/DJCACJCQCQHJHTDQCJSQ; \
         s=1throw 2schweine 2solo_damen 3solo_karo 4hochzeit 2pass 3bid=1; \
         p=HKHAHTHJHQDJDTHJCKCACACKCJDTSQDJSASKSQSTHTDKDASTDACTCQCTDQDKDQHKSJHQCQSKCJHASJSA; \
         x=36:4genscher=2",
        "vln; h=DKHADJDKCJCTCKHTDTSJ/DQHQCQCQHQCADQSQSTCA/CKCTSADAHKSTDASKHKSA\
         /DTDJSKHTSJHJSQHACJHJ; s=1solo_karo 2hochzeit_trumpf 3armut 4solo_buben 1bid=1 \
         3schweine 4pass; \
         p=DJDQDADTHKHAHASQHQDASQDKCTDJCKCASKCJSTSADTHQSACJCQCKHTSJSJDKDQSKCAHKHJCTHJHTCQST; \
         x=11:2genscher=3",
    ] {
        let record = doko_notation::read(line).unwrap();
        let place = |it: &Told| (it.0, it.1);
        let so: Vec<_> = told(&record, View::Everything).iter().map(place).collect();
        assert!(so.contains(&(ActionSection::Extras, Some(0))), "{line}");
        for view in VIEWS {
            let told = told(&record, view);
            let is_so = told.iter().all(|it| so.contains(&place(it)));
            assert!(is_so, "{view:?} {told:?} {line}");
        }
    }
}

/// However the game goes on.
#[test]
fn what_proves_a_violation_is_the_same_in_every_longer_record() {
    let revoke = "vln; h=CADTHKHASKSASTCTSAHT/CTHKDTSKSTSQHQHACKSJ/CJHJDADAHTDQCQHQDJDJ\
                  /DKHJSJCKCQSQCADKCJDQ; s=1armut 2g 3solo_karo 4g 3schweine 3pass; \
                  p=SASKCJHJDQSJDTDTDASQHTSJCQDKSKHQHQCJHAHKHTCQSASQDJDKHKCT";
    let extra = "vln; h=CTDQSKSQDQCKSJHQHACK/CQHJDKDADTDASACJSJSK/CADJCTHJSACQDKSTSTCJ\
                 /HKHTDTCASQHKHQHTHADJ; s=1g 2g 2schweine 3g 4v 4g; \
                 p=CKDKCACASJDKDTSQSJCQCQSQCJCJHTDQHQDQDAHJDTDJDJHQCTSACTHKHAHJSTHASKSAHTSKHKCKDA; \
                 x=37:1genscher=4";
    // Were the Hochzeit wrong, the Vorbehalt could only be the solo, which follows otherwise.
    let hochzeit = "vln{solos=koenige_damen armut=off throw=}; h=STSTSJHJSAHTSJCJSKCK/HJDQDJHADJCTCTHQHKCA/\
                    SQCAHQHADADAHTDTHKSA/DQDKDKCKSKCJCQCQSQDT; s=1g 2g 3v 4v 3n 4hochzeit; \
                    p=CKCTCACKDADKHJDJSADJSASK; x=8:1k90";
    for (line, view, first, wrong) in [
        (
            revoke,
            View::Seat2,
            20,
            (ActionSection::Plays, Some(19), None),
        ),
        (
            hochzeit,
            View::Seat1,
            8,
            (ActionSection::Extras, Some(0), None),
        ),
        (
            hochzeit,
            View::Seat3,
            8,
            (ActionSection::Extras, Some(0), None),
        ),
        (
            extra,
            View::Seat1,
            37,
            (ActionSection::Extras, Some(0), None),
        ),
    ] {
        let all = doko_notation::read(line).unwrap().plays.len();
        for cards in first..=all {
            assert_eq!(told(&up_to(line, cards), view), [wrong], "{cards} {line}");
        }
    }
}

/// A card of the class with which a seat did not follow proves it only if it is that seat's with
/// every deal: without the Schweine that somebody said, another one may have laid it.
#[test]
fn what_proves_a_revoke_is_what_tells_it() {
    for (line, view, revoke, proof) in [
        (
            "vln; h=CKDJCQHTSKDKSTDTCKSQ/CTSASKHTCAHKDQCTHKDK/CAHQDJCJSACQHAHJSJSQ\
             /HJDTHQDQDASTDASJCJHA; s=1g 2g 3g 4schweine 4g; \
             p=DJDQHQHQHAHACQHKCKCTCADTDASTDKHJSTSKSASAHKCJCJDTDJDAHTHT",
            View::Public,
            13,
            27,
        ),
        (
            "vln; h=HKHAHACKSKHKHJSACACK/DJHTSQDADJHTCJCQCJDA/CASKSAHQDQCTSJHQCTCQ\
             /DTSTSJSQDQDKSTDTHJDK; s=3solo_karo 1solo_karo 2schweine 2solo_buben 4solo_damen \
             1pass 2pass 3bid=1 4bid=0; p=CKDJCTSTHTSJDTSADASKDTHJDJHQDQ",
            View::Seat4,
            9,
            14,
        ),
        (
            "vln; h=SJCKCJDJDADTDASQHADJ/HTHJSACJHKSKCTSADKHK/HJSTSKCADQDTCQDQHQHT\
             /CACQCTSTSJSQHQDKCKHA; s=1g 2g 1schweine 3g 4g; \
             p=CKCTCACKCQHQDJHJDQCQDJDKSQDASAHTDACJDQDK; x=6:2k30 19:1schweine=6",
            View::Public,
            14,
            19,
        ),
    ] {
        let all = doko_notation::read(line).unwrap().plays.len();
        for cards in revoke + 1..=all {
            let told = told(&up_to(line, cards), view);
            let mut told = told.iter().filter(|it| it.0 == ActionSection::Plays);
            let place = u32::try_from(revoke).unwrap();
            let so = told.find(|it| it.1 == Some(place)).map(|it| it.2);
            let expected = (cards > proof).then(|| u32::try_from(proof).ok());
            assert_eq!(so, expected, "{cards} {line}");
        }
    }
}

/// Schweine count in one of Normalspiel and stille Hochzeit only: who has both ♣Q decides
/// what a card takes. Each game is legal.
const OF_ONE_CONTRACT: [&str; 3] = [
    "ddv-tsr{schweine.mode=at_first_fox schweine.contracts=stille}; \
     h=CKSAHKC9CJSKCAD9STS9CTHQ/HTHAC9STHJDASKSQDTDAH9HK/CJH9DQHJCKHACTCASAS9DJSJ/\
     DKHQDKCQSQSJDJHTDTCQD9DQ; s=1g 2g 3g 4g; p=CJDASJCQSQCJDKD9; x=1:2schweine",
    "palast{schweine.mode=vorbehalt schweine.contracts=normal}; \
     h=HKCTHQHKCJDQHTDKDQSAC9H9/CAHADJHJHTDJSQCJSTD9CKDK/HACKS9CAS9DACQDASKCQC9ST/\
     SKDTHJHQSJD9H9CTSQSJSADT; s=1g 2g 3g 3schweine 4g; p=DQDJDAD9DQ",
    "palast{schweine.mode=vorbehalt schweine.contracts=stille}; \
     h=DJHKHASQC9C9HASTDKDQSKST/D9DACASJH9DQHJDKSKDAHTCK/HTDTSAHKH9S9CKHQSJCACTCJ/\
     CTHJHQCJS9D9DJCQCQDTSQSA; s=1g 2g 3g 4g 2schweine; \
     p=STSKS9SAD9DKD9HTH9HQHAH9HJSQDACJCACKCTC9CK",
];

#[test]
fn a_legal_game_is_legal_where_hands_decide_whether_schweine_count() {
    for line in OF_ONE_CONTRACT {
        let all = doko_notation::read(line).unwrap().plays.len();
        for cards in 0..=all {
            let shorter = up_to(line, cards);
            for view in VIEWS.into_iter().chain([View::Everything]) {
                assert_eq!(told(&shorter, view), [], "{view:?} after {cards}: {line}");
            }
        }
    }
}

/// Schweine after which the hand of the seat decides whether it has more to say: the Ansage stands
/// with them or with the next word. The games are legal.
const OF_ONE_WITH_MORE_TO_SAY: [&str; 5] = [
    "vln{deck.nines=with deal.packets=3,3,3,3 solo.conflict=seat schweine.above=king}; \
     h=HTS9HQH9CJSJDJDKCQSJSQD9/HTDKD9CADTCJDTHQCACQSKDJ/C9CKCKSTCTHKHASASTH9HKHA/\
     SQDQHJCTDAC9HJSKDQSAS9DA; s=1solo_karo 2g 3g 4schweine 4g; p=CJ",
    "vln{solo.conflict=seat throw_before_solo=before_solo throw=kings>=2}; \
     h=HTSJHQCACJDJDJDKCQSQ/HTDTDKCACTCJDTHQCQSK/CKCKSTHKHASASTHKHACT/SQDQHJDASAHJSKDQDASJ; \
     s=1solo_karo 2g 3g 4schweine 4g; p=CJDT",
    "vln{solo.conflict=seat throw_before_solo=before_solo throw=augen>=50}; \
     h=HTSJHQCACJDJDJDKCQSQ/HTDTDKCACTCJDTHQCQSK/CKCKSTHKHASASTHKHACT/SQDQHJDASAHJSKDQDASJ; \
     s=1solo_karo 2g 3g 4schweine 4g; p=CJDT",
    "vln{deck.nines=with deal.packets=3,3,3,3 solo.conflict=seat throw_before_solo=before_solo \
     throw=nines_kings>=3}; \
     h=HTS9HQH9CJSJDJDKCQSJSQD9/HTDKD9CADTCJDTHQCACQSKDJ/C9CKCKSTCTHKHASASTH9HKHA/\
     SQDQHJCTDAC9HJSKDQSAS9DA; s=1solo_karo 2g 3g 4schweine 4g; p=CJD9",
    "vln{schweine.above=nine deck.nines=with deal.packets=3,3,3,3}; \
     h=HTS9HQH9CJSJDJDKCQSJSQD9/HTDKD9CADTCJDTHQCACQSKDJ/C9CKCKSTCTHKHASASTH9HKHA/\
     SQDQHJCTDAC9HJSKDQSAS9DA; s=1g 2g 3g 4schweine 4g; p=CJD9",
];

#[test]
fn nobody_is_blamed_who_had_no_more_to_say() {
    for line in OF_ONE_WITH_MORE_TO_SAY {
        let whole = doko_notation::read(line).unwrap();
        let words = (0..=whole.said_words.len()).map(|words| {
            let mut shorter = up_to(line, 0);
            shorter.said_seats.truncate(words);
            shorter.said_words.truncate(words);
            shorter.said_arguments.truncate(words);
            shorter
        });
        let cards = (1..=whole.plays.len()).map(|cards| up_to(line, cards));
        for shorter in words.chain(cards) {
            for view in VIEWS.into_iter().chain([View::Everything]) {
                let so = told(&shorter, view);
                let far = (shorter.said_words.len(), shorter.plays.len());
                assert_eq!(so, [], "{view:?} after {far:?}: {line}");
            }
        }
    }
}

/// The Schweine of seat 3 count, and seat 4 has not spoken: the record shows that it has no pair
/// above them.
#[test]
fn schweine_are_on_top_for_everybody_who_heard_them() {
    let line = "vln{deck.nines=with solos=karo solo.conflict=seat schweine.implies_ansage=none \
                schweine.above=nine}; h=SJHJSJHKDJHQH9C9S9CAHQHJ/SKSACTCKCACTSADTHAS9C9SQ/\
                DADJSQDKD9HTDASKCQSTCQCJ/DQHTCKSTHKD9DQCJDKHADTH9; s=1v 2armut 3v 3schweine; \
                p=DJDTCJD9CQDQHJ";
    for cards in 1..=7 {
        let record = up_to(line, cards);
        let order = |view| position(&record, view).trump_order;
        let so = order(View::Everything);
        assert_eq!(so.first(), Some(&i32::from(v1::Card::Da)));
        for view in VIEWS {
            assert_eq!(order(view), so, "{view:?} after {cards}");
        }
    }
}

/// In a stille Hochzeit of seat 3 its Schweine count and take the second trick, else seat 1 has it.
#[test]
fn who_took_a_trick_is_told_where_every_deal_tells_it() {
    let line = "ddv-tsr{schweine.mode=vorbehalt schweine.contracts=stille}; \
                h=CKC9STSKSQSQS9HTHQH9DKDK/CACTCJC9SJS9HAHJDQDQDJD9/CACQCQCJSASKHKHKH9DADADT/\
                CTCKSASTSJHAHTHQHJDTDJD9; s=1g 2g 3schweine 3g 4g; p=DKCJHKDJDQDASJHQ; \
                x=0:1schweine=3";
    let record = doko_notation::read(line).unwrap();
    let so = audit(&record, View::Everything).tricks;
    assert_eq!(so.iter().map(|it| it.winner).collect::<Vec<_>>(), [2, 3]);
    for view in VIEWS {
        let sees = if view == View::Seat3 { 2 } else { 1 };
        assert_eq!(audit(&record, view).tricks, so[..sees], "{view:?}");
    }
}

/// Seat 2 has a ♣Q: everybody heard that the Schweine which it declared after the words are Re.
#[test]
fn schweine_after_the_words_are_of_the_party_that_was_heard() {
    let wrong = |party: &str| {
        let line = format!(
            "vln; h=CACACTCJSASTHKDTDTDJ/CQCJSTHTHTHQHJHKDADA/CTCKSKSKSJHAHAHJDKDQ\
             /CKCQSASQSQSJHQDKDQDJ; s=1g 2g 3g 4g; x=0:2schweine; r={party}"
        );
        told(&doko_notation::read(&line).unwrap(), View::Everything)
    };
    assert_eq!(wrong("re"), []);
    assert_eq!(wrong("kontra"), [(ActionSection::Extras, Some(0), None)]);
}
