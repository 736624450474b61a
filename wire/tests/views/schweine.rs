//! Games in which a hand that is not known has Schweine.

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
    record.extra_ranks.truncate(extras);
    record.extra_partners.truncate(extras);
    record.extra_parties.truncate(extras);
    record
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
    "vln{solo.conflict=seat throw_rank=before_solo throw=kings>=2}; \
     h=HTSJHQCACJDJDJDKCQSQ/HTDTDKCACTCJDTHQCQSK/CKCKSTHKHASASTHKHACT/SQDQHJDASAHJSKDQDASJ; \
     s=1solo_karo 2g 3g 4schweine 4g; p=CJDT",
    "vln{solo.conflict=seat throw_rank=before_solo throw=augen>=50}; \
     h=HTSJHQCACJDJDJDKCQSQ/HTDTDKCACTCJDTHQCQSK/CKCKSTHKHASASTHKHACT/SQDQHJDASAHJSKDQDASJ; \
     s=1solo_karo 2g 3g 4schweine 4g; p=CJDT",
    "vln{deck.nines=with deal.packets=3,3,3,3 solo.conflict=seat throw_rank=before_solo \
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
            shorter.said_bids.truncate(words);
            shorter.said_ranks.truncate(words);
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
    let line = "vln{deck.nines=with solos=karo solo.conflict=seat schweine.ansage=none \
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
                CTCKSASTSJHAHTHQHJDTDJD9; s=1g 2g 3schweine 3g 4g; p=DKCJDTDJDQDASJHQ";
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
