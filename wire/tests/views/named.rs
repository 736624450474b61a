//! Absagen that are asked about with the party that they are made for (ANN-10).

use doko_proto::v1;
use doko_proto::v1::verdict::Outcome;

use super::{VIEWS, audit, position, reasons};

const HANDS: &str = "h=HQCTHASQSKS9STHKSTCJCQDK/HTHJCAH9HQC9DAHACKS9SKSJ/\
     DQHKSQC9DTDJHJD9HTCKDTCA/DAD9SADJDKSJSADQH9CQCJCT";

/// Re and Kontra stand; seats 1 and 4 are Re.
const REST: &str = "s=1g 2g 3g 4g; p=DKHJHJSJ; x=0:2kontra 3:4re";

/// Seat 3 has declared a Hochzeit, and nobody has joined it.
const PENDING: &str = "ddv-tsr; h=CACACTCTCKSASAHADJDJD9D9/CKC9C9STSTSKHKHKHJHJDADT/\
     CQCQSKS9S9HTHTH9H9DADTHA/CJCJSJSJSQSQHQHQDQDQDKDK; s=1g 2g 3hochzeit 4g";

const EVERYTHING: v1::View = v1::View::Everything;

const PARTIES: [v1::Party; 2] = [v1::Party::Re, v1::Party::Kontra];

const ABSAGEN: [v1::Announcement; 4] = [
    v1::Announcement::Keine90,
    v1::Announcement::Keine60,
    v1::Announcement::Keine30,
    v1::Announcement::Schwarz,
];

fn read(line: &str) -> v1::GameRecord {
    doko_notation::read(line).unwrap()
}

fn known() -> v1::GameRecord {
    read(&format!("ddv-tsr; {HANDS}; {REST}"))
}

/// The same of which nobody knows a hand.
fn unknown() -> v1::GameRecord {
    read(&format!("ddv-tsr; {REST}"))
}

fn question(
    record: &v1::GameRecord,
    (seat, absage, party): (i32, v1::Announcement, v1::Party),
    view: v1::View,
) -> v1::CheckAnnouncementRequest {
    v1::CheckAnnouncementRequest {
        record: Some(record.clone()),
        seat,
        announcement: absage.into(),
        view: view.into(),
        language: v1::Language::De.into(),
        include: vec![v1::Include::Position.into(), v1::Include::Effects.into()],
        party: party.into(),
        ..v1::CheckAnnouncementRequest::default()
    }
}

fn asked(
    record: &v1::GameRecord,
    absage: (i32, v1::Announcement, v1::Party),
    view: v1::View,
) -> v1::CheckAnnouncementResponse {
    doko_wire::answer(question(record, absage, view)).unwrap()
}

fn outcome(answer: &v1::CheckAnnouncementResponse) -> &Outcome {
    let verdict = answer.verdict.as_ref();
    verdict.and_then(|it| it.outcome.as_ref()).unwrap()
}

fn is_accepted(answer: &v1::CheckAnnouncementResponse) -> bool {
    matches!(outcome(answer), Outcome::Accepted(_))
}

fn refusal(answer: &v1::CheckAnnouncementResponse) -> &v1::Refusal {
    let Outcome::Refused(refusal) = outcome(answer) else {
        panic!("{answer:?}");
    };
    refusal
}

/// The record with the Absage at its end.
fn with(
    record: &v1::GameRecord,
    (seat, absage, party): (i32, v1::Announcement, v1::Party),
) -> v1::GameRecord {
    let mut longer = record.clone();
    let at = u32::try_from(longer.plays.len()).unwrap();
    longer.extra_parties.resize(longer.extra_at.len(), 0);
    longer.extra_at.push(at);
    longer.extra_seats.push(seat);
    longer.extra_words.push(absage.into());
    longer.extra_parties.push(party.into());
    longer
}

#[test]
fn an_absage_is_made_for_the_own_party() {
    for (seat, own, other) in [
        (1, v1::Party::Re, v1::Party::Kontra),
        (3, v1::Party::Kontra, v1::Party::Re),
    ] {
        let absage = |party| (seat, v1::Announcement::Keine90, party);
        let right = asked(&known(), absage(own), EVERYTHING);
        assert!(is_accepted(&right), "{right:?}");
        assert_eq!(
            right,
            asked(&known(), absage(v1::Party::Unspecified), EVERYTHING),
            "as if no party was named"
        );
        let wrong = asked(&known(), absage(other), EVERYTHING);
        let refusal = refusal(&wrong);
        assert_eq!(reasons(refusal), [v1::Reason::WrongParty]);
        assert_eq!(refusal.violations[0].rule_id, "ANN-1");
        let text = format!("Sitz {seat} kann „keine 90“ nicht für die andere Partei absagen.");
        assert_eq!(refusal.text, text);
        assert_eq!(wrong.effects, None);
        assert_eq!(
            wrong.position,
            Some(position(&known(), EVERYTHING)),
            "nothing was announced"
        );
    }
}

/// The party of each seat, and how many know it.
fn parties(position: &v1::Position) -> Vec<(v1::Party, usize)> {
    let seats = position.seats.iter();
    let told = seats.map(|it| (it.party(), it.party_known_to.len()));
    told.collect()
}

/// Whoever does not know the hand takes from the Absage of which party it is.
#[test]
fn who_does_not_know_the_hand_hears_the_party() {
    for (record, views) in [
        (known(), &[v1::View::Seat2, v1::View::Public][..]),
        (unknown(), &[EVERYTHING, v1::View::Public][..]),
    ] {
        for &view in views {
            for party in PARTIES {
                let absage = (1, v1::Announcement::Keine90, party);
                let answer = asked(&record, absage, view);
                assert!(is_accepted(&answer), "{view:?} {answer:?}");
                let told = parties(&answer.position.unwrap());
                assert_eq!(told[0], (party, 4), "{view:?}");
                let so = position(&with(&record, absage), view);
                assert_eq!(told, parties(&so), "{view:?}");
            }
            let silent = (1, v1::Announcement::Keine90, v1::Party::Unspecified);
            let told = asked(&record, silent, view).position.unwrap();
            assert_eq!(told.seats[0].party(), v1::Party::Unspecified, "{view:?}");
        }
    }
}

/// Re stands and Kontra does not: an Absage is legal for Re alone.
#[test]
fn only_deals_in_which_the_seat_is_of_the_party_count() {
    let record = read("ddv-tsr; s=1g 2g 3g 4g; x=0:4re");
    let absage = |party| (1, v1::Announcement::Keine90, party);
    let open = asked(&record, absage(v1::Party::Unspecified), EVERYTHING);
    assert!(matches!(outcome(&open), Outcome::Undecided(_)), "{open:?}");
    let legal = asked(&record, absage(v1::Party::Re), EVERYTHING);
    assert!(is_accepted(&legal), "{legal:?}");
    // One or the other is wrong, whatever the hand is.
    let wrong = asked(&record, absage(v1::Party::Kontra), EVERYTHING);
    let refusal = refusal(&wrong);
    assert!(refusal.depends_on_hands);
    assert_eq!(
        reasons(refusal),
        [v1::Reason::WrongParty, v1::Reason::NeedsAnsage]
    );
}

/// Where no deal is left in which the seat is of the party, it is the wrong one.
#[test]
fn what_was_seen_of_a_hand_shows_the_wrong_party() {
    let record = read("ddv-tsr; s=1g 2g 3g 4g; p=CQ; x=0:4re 0:2kontra");
    let absage = |party| (1, v1::Announcement::Keine90, party);
    let wrong = asked(&record, absage(v1::Party::Kontra), v1::View::Public);
    assert_eq!(reasons(refusal(&wrong)), [v1::Reason::WrongParty]);
    assert!(!refusal(&wrong).depends_on_hands);
    let right = asked(&record, absage(v1::Party::Re), v1::View::Public);
    assert!(is_accepted(&right), "{right:?}");
}

/// An Absage that is asked about is judged like one that stands in the record.
#[test]
fn a_record_with_the_absage_is_judged_like_the_question() {
    let bid = "vln; h=CACACTCJSASTHKDTDTDJ/CQCJSTHTHTHQHJHKDADA/CTCKSKSKSJHAHAHJDKDQ/\
               CKCQSASQSQSJHQDKDQDJ; s=1g 2solo_damen 2bid=2 3g 4g";
    for record in [known(), unknown(), read(PENDING), read(bid)] {
        for view in VIEWS.into_iter().chain([EVERYTHING]) {
            for seat in 1..=4 {
                for absage in ABSAGEN {
                    for party in PARTIES {
                        is_judged_alike(&record, (seat, absage, party), view);
                    }
                }
            }
        }
    }
}

fn is_judged_alike(
    record: &v1::GameRecord,
    absage: (i32, v1::Announcement, v1::Party),
    view: v1::View,
) {
    // Where the rules have just entered it, it is said once more in a record, but not at a table.
    let stands = position(record, view).announcements;
    if stands
        .iter()
        .any(|it| it.mode() == v1::AnnouncementMode::Forced)
        && absage.0 == 2
    {
        return;
    }
    let place = u32::try_from(record.extra_at.len()).unwrap();
    let answer = asked(record, absage, view);
    let audit = audit(&with(record, absage), view);
    let mut violations = audit.violations.iter();
    let found = violations.find(|it| it.action.unwrap().index == Some(place));
    let context = format!("{absage:?} {view:?}: {answer:?} {audit:?}");
    match outcome(&answer) {
        Outcome::Accepted(_) | Outcome::Undecided(_) => assert_eq!(found, None, "{context}"),
        Outcome::Refused(refusal) => {
            // What came before is legal for the question; of a record it may be what is wrong.
            let told = found.map(reasons);
            let so = reasons(refusal);
            let is_told = told.map(|it| {
                let is_of_nobody = it == [v1::Reason::NoDealFits];
                is_of_nobody || so.iter().any(|reason| it.contains(reason))
            });
            assert!(is_told.unwrap_or(!audit.not_judged.is_empty()), "{context}");
            let is_certain = view == EVERYTHING && !record.hand_1.is_empty();
            assert!(!is_certain || found.map(reasons) == Some(so), "{context}");
        }
        Outcome::RecordFaulty(_) => panic!("{context}"),
    }
}

#[test]
fn a_party_is_named_with_an_absage_and_with_nothing_else() {
    use v1::ErrorReason::{ContradictoryFields, UnknownEnumValue};
    let named = |announcement, party| v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: Some(known()),
        seat: 1,
        announcement,
        party,
        ..v1::CheckAnnouncementRequest::default()
    };
    for (announcement, party, reason) in [
        (0, 1, ContradictoryFields),
        (1, 1, ContradictoryFields),
        (2, 1, ContradictoryFields),
        (0, 3, UnknownEnumValue),
        (3, 3, UnknownEnumValue),
        (3, -1, UnknownEnumValue),
    ] {
        let failure = doko_wire::answer(named(announcement, party)).unwrap_err();
        let fields = failure.into_fields().into_iter();
        let fields: Vec<_> = fields.map(|it| (it.path, it.reason)).collect();
        assert_eq!(
            fields,
            [("party".to_owned(), reason)],
            "{announcement} {party}"
        );
    }
    let all = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        language: 9,
        ..named(9, 9)
    };
    let failure = doko_wire::answer(all).unwrap_err();
    let paths = failure.into_fields().into_iter().map(|it| it.path);
    let paths: Vec<_> = paths.collect();
    assert_eq!(paths, ["announcement", "language", "party"]);
}
