//! What everybody heard of announcements that the rules entered.

use doko_proto::v1;

use super::{VIEWS, audit, position};

/// Re and Kontra stand when seats 1 and 3 say schwarz and keine 90: nobody has seen of which party they
/// are, and everybody heard it (ANN-10).
const BOTH: &str = "ddv-tsr; c=o3 o4; h=HQCTHASQSKS9STHKSTCJCQDK/HTHJCAH9HQC9DAHACKS9SKSJ/\
     DQHKSQC9DTDJHJD9HTCKDTCA/DAD9SADJDKSJSADQH9CQCJCT; s=1g 2g 3g 4g; \
     p=DKHJHJSJSASTS9C9DKSQHTHTSJD9";

fn parties(line: &str, view: v1::View) -> Vec<(v1::Party, usize)> {
    let seats = position(&doko_notation::read(line).unwrap(), view).seats;
    let told = seats.iter();
    told.map(|it| (it.party(), it.party_known_to.len()))
        .collect()
}

#[test]
fn for_which_party_an_absage_was_made_everybody_heard() {
    let (re, kontra) = ((v1::Party::Re, 4), (v1::Party::Kontra, 4));
    let line = format!("{BOTH}; x=0:2kontra 3:4re 8:1schwarz 10:3k90");
    for view in VIEWS {
        assert_eq!(parties(&line, view), [re, kontra, kontra, re], "{view:?}");
    }
}

/// Who does not know the hands is told by the record.
#[test]
fn a_record_says_for_which_party_an_absage_was_made() {
    let (hands, rest) = BOTH.split_once("h=").unwrap();
    let (_, rest) = rest.split_once(';').unwrap();
    let (re, kontra) = ((v1::Party::Re, 4), (v1::Party::Kontra, 4));
    let open = |argument: &str, last: &str| {
        let extras = format!("x=0:2kontra 3:4re 8:1schwarz{argument} 10:3k90{last}");
        let line = format!("{hands}h=??/??/??/??;{rest}; {extras}");
        parties(&line, v1::View::Public)
    };
    assert_eq!(open("=1", "=2"), [re, kontra, kontra, re]);
    // One of two parties tells the other, for two and two belong together.
    assert_eq!(open("=1", ""), [re, kontra, kontra, re]);
    let [first, .., third, _] = open("", "")[..] else {
        panic!("four seats");
    };
    assert_eq!(
        (first.0, third.0),
        (v1::Party::Unspecified, v1::Party::Unspecified)
    );
}

/// Nobody can make an Absage for the other party.
#[test]
fn an_absage_for_another_party_is_none() {
    let line = format!("{BOTH}; x=0:2kontra 3:4re 8:1schwarz=2 10:3k90=2");
    let audit = doko_wire::answer(v1::AuditGameRequest {
        view: v1::View::Everything.into(),
        record: Some(doko_notation::read(&line).unwrap()),
        language: v1::Language::De.into(),
        ..v1::AuditGameRequest::default()
    });
    let violations = audit.unwrap().violations;
    let [violation] = &violations[..] else {
        panic!("{violations:?}");
    };
    assert_eq!(violation.action.unwrap().index, Some(2));
    let rules = violation.violations.iter();
    let rules: Vec<_> = rules.map(|it| (it.rule_id.as_str(), it.reason())).collect();
    assert_eq!(rules, [("ANN-1", v1::Reason::WrongParty)]);
    let text = "Sitz 1 kann „schwarz“ nicht für die andere Partei absagen.";
    assert_eq!(violation.text, text);
}

#[test]
fn the_party_of_an_absage_is_a_party_and_an_ansage_names_its_own() {
    for (extras, place) in [("8:1schwarz=3", 2), ("3:1kontra=1", 2)] {
        let line = format!("{BOTH}; x=0:2kontra 3:4re {extras}");
        let failure = doko_wire::answer(v1::InspectGameRequest {
            view: v1::View::Everything.into(),
            record: Some(doko_notation::read(&line).unwrap()),
            ..v1::InspectGameRequest::default()
        });
        let text = format!("{:?}", failure.unwrap_err());
        assert!(
            text.contains(&format!("record.extra_parties[{place}]")),
            "{text}"
        );
    }
}

/// One short of a hand: seats 1, 2 and 4 get a ♣Q or a ♦Q each.
const SHORT: [&str; 4] = [
    "CACACTCTCKSASAHADJDJD9",
    "CKC9C9STSTSKHKHKHJHJD9",
    "SKS9S9HTHTH9H9DADADTDTHA",
    "CJCJSJSJSQSQHQHQDQDKDK",
];

fn with_queens([first, second, fourth]: [&str; 3], rest: &str) -> String {
    let [a, b, c, d] = SHORT;
    format!("ddv-tsr; h={a}{first}/{b}{second}/{c}/{d}{fourth}; s=1g 2g 3g 4g; {rest}")
}

/// Seat 2 is Re and makes an Absage, which everybody hears.
#[test]
fn the_party_of_an_absage_is_heard() {
    let line = with_queens(["CQ", "CQ", "DQ"], "x=0:1re 0:4kontra 0:2k90");
    let (re, kontra) = ((v1::Party::Re, 4), (v1::Party::Kontra, 4));
    for view in [v1::View::Seat3, v1::View::Public] {
        assert_eq!(parties(&line, view), [re, re, kontra, kontra], "{view:?}");
    }
}

/// A bid has entered keine 90 for the soloist; said once more it is no second one, but for his party.
#[test]
fn what_the_rules_entered_is_of_the_same_party_where_it_is_said_again() {
    let hands =
        "CACACTCJSASTHKDTDTDJ/CQCJSTHTHTHQHJHKDADA/CTCKSKSKSJHAHAHJDKDQ/CKCQSASQSQSJHQDKDQDJ";
    for (extras, reasons) in [
        ("0:2k90=1", &[][..]),
        (
            "0:2k90=2",
            &[v1::Reason::WrongParty, v1::Reason::Already][..],
        ),
    ] {
        let line = format!("vln; h={hands}; s=1g 2solo_damen 2bid=2 3g 4g; x={extras}");
        let violations =
            audit(&doko_notation::read(&line).unwrap(), v1::View::Everything).violations;
        let told = violations.iter().flat_map(|it| &it.violations);
        let told: Vec<_> = told.map(v1::RuleCitation::reason).collect();
        assert_eq!(told, reasons, "{extras}");
    }
}

/// Kontra stands when seat 3 wins 29 Augen with the first trick: its keine 90 is entered, and
/// everybody hears that it is one of Kontra. What showed it is the card that ended the trick.
#[test]
fn for_which_party_an_absage_was_entered_everybody_heard() {
    let line = "vln{dullen=off \
                ann.pflicht=augen:20;excused_by:nobody;step:next_level;in_hochzeit:none}; \
                h=CJSTSKSQSJSJHTHQDJDJ/CACQCJSASAHKHQDTDTDQ\
                /CACKHAHJHJDADADKDKDQ/CTCTCKCQSTSKSQHAHTHK; \
                s=1g 2g 3g 4g; p=HTHKHAHK; x=0:2re 1:1kontra";
    let kontra = (v1::Party::Kontra, 4);
    let own = (v1::Party::Re, 4);
    for (view, fourth) in [
        (v1::View::Seat2, (v1::Party::Re, 2)),
        (v1::View::Public, (v1::Party::Unspecified, 2)),
    ] {
        assert_eq!(parties(line, view), [kontra, own, kontra, fourth]);
        let told = position(&doko_notation::read(line).unwrap(), view);
        let entered = told.announcements.last().unwrap();
        assert_eq!(entered.announcement(), v1::Announcement::Keine90);
        assert_eq!((entered.seat(), entered.index), (v1::Seat::Seat3, None));
        let proof = told.seats[2].party_proof_action.unwrap();
        let place = (proof.section(), proof.index, proof.seat());
        let last = (v1::ActionSection::Plays, Some(3), v1::Seat::Seat4);
        assert_eq!(place, last);
    }
}

/// Once a seat has announced something itself, what the rules entered before is a second one.
#[test]
fn what_the_rules_entered_is_said_before_anything_else() {
    let refused = |extras: &str| {
        let line = format!(
            "vln{{dullen=off ann.pflicht=augen:20;excused_by:nobody;\
             step:ansage;in_hochzeit:none}}; \
             h=CJSTSKSQSJSJHTHQDJDJ/CACQCJSASAHKHQDTDTDQ\
             /CACKHAHJHJDADADKDKDQ/CTCTCKCQSTSKSQHAHTHK; \
             s=1g 2g 3g 4g; p=HTHKHAHK; x={extras}"
        );
        let told = audit(&doko_notation::read(&line).unwrap(), v1::View::Everything);
        let mut violations = told.violations.into_iter();
        let first = violations.next();
        assert_eq!(violations.next(), None);
        first.and_then(|it| it.action?.index)
    };
    assert_eq!(refused("4:3kontra"), None);
    assert_eq!(refused("4:3kontra 4:3k90"), None);
    assert_eq!(refused("4:3k90 4:3kontra"), Some(1));
    assert_eq!(refused("4:3kontra 4:3kontra"), Some(1));
}
