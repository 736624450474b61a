//! What is told of a position: tricks, and by which action something came to be known.

use doko_engine::{
    Absage, Announced, Announcement, AnnouncementMode, Extra, ExtraWord, Party, Seat,
};
use doko_proto::v1;

use crate::encode::with_indices;
use crate::rulings::tests::inspect;

/// Something that seat 1 announces after eight cards.
fn extra(announcement: Announcement) -> Extra {
    Extra {
        at: 8,
        seat: Seat::First,
        word: ExtraWord::Announcement(announcement),
        party: None,
    }
}

fn made(announcement: Announcement, lowest_level: u8) -> Announced {
    Announced {
        seat: Seat::First,
        party: Party::Re,
        announcement,
        lowest_level,
        alone: false,
        mode: AnnouncementMode::Ordinary,
        cards_played: 8,
    }
}

const RE: Announcement = Announcement::Ansage(Party::Re);
const KONTRA: Announcement = Announcement::Ansage(Party::Kontra);
const KEINE90: Announcement = Announcement::Absage(Absage::Keine90);

#[test]
fn what_stands_has_the_place_of_the_extra_that_says_it() {
    let places = |extras: &[Extra], announced: &[Announced]| -> Vec<Option<u32>> {
        with_indices(extras, announced).map(|it| it.1).collect()
    };
    let (re, absage) = (made(RE, 1), made(KEINE90, 2));
    let [one, other] = [RE, KEINE90].map(extra);
    assert_eq!(places(&[one, other], &[re, absage]), [Some(0), Some(1)]);
    // A second Ansage was refused, and so was an Absage before the Ansage.
    assert_eq!(
        places(&[one, one, other], &[re, absage]),
        [Some(0), Some(2)]
    );
    assert_eq!(places(&[other, one], &[re]), [Some(1)]);
    // With a Genscher it has become that of the other party.
    assert_eq!(places(&[extra(KONTRA)], &[re]), [Some(0)]);
    let second = Seat::Second;
    let forced = AnnouncementMode::Forced;
    for elsewhere in [
        Announced { seat: second, ..re },
        Announced {
            cards_played: 4,
            ..re
        },
        Announced { mode: forced, ..re },
    ] {
        assert_eq!(places(&[one], &[elsewhere]), [None], "{elsewhere:?}");
    }
}

/// By which rules the winner of the only trick is told.
#[test]
fn a_trick_is_worth_a_word_if_two_equal_cards_could_have_won() {
    let decided_by = |rule_set: &str, cards: &str| -> Vec<String> {
        let line = format!("{rule_set}; s=1g 2g 3g 4g; p={cards}");
        let request = v1::AuditGameRequest {
            view: v1::View::Everything.into(),
            record: Some(doko_notation::read(&line).unwrap()),
            ..v1::AuditGameRequest::default()
        };
        let tricks = crate::answer(request).unwrap().tricks;
        let [trick] = &tricks[..] else {
            panic!("{tricks:?}");
        };
        trick
            .decided_by
            .iter()
            .map(|it| it.rule_id.clone())
            .collect()
    };
    assert_eq!(decided_by("ddv-tsr", "CKCACTC9"), [""; 0]);
    assert_eq!(decided_by("ddv-tsr", "CKCACAC9"), ["TRUMP-10"]);
    assert_eq!(decided_by("ddv-tsr", "CKCKCAC9"), [""; 0], "two that lose");
    assert_eq!(decided_by("vln", "DAHTHTDK"), ["TRUMP-11"]);
}

/// Where the party of a seat came to be known to all.
fn shown(line: &str, seat: usize) -> (v1::PartyProof, v1::ActionSection, Option<u32>) {
    let position = inspect(doko_notation::read(line).unwrap());
    let state = &position.seats[seat - 1];
    let action = state.party_proof_action.unwrap();
    (state.party_proof(), action.section(), action.index)
}

#[test]
fn a_genscher_shows_the_parties_and_what_is_announced_beside_it_does_not() {
    let line = |extras: &str| {
        format!(
            "ddv-tsr{{genscher=on}}; h=CACTCTCQC9C9SAS9HKH9DTDJ/CKCQCJSTSJS9HTHQHJH9DAD9/\
             CACJSASTSKSQHKHQDTDKDKD9/CKSKSQSJHAHAHTHJDADQDQDJ; s=1g 2g 3g 4g; \
             p=DJD9DKDA; x={extras}"
        )
    };
    let genscher = v1::PartyProof::Genscher;
    let extras = v1::ActionSection::Extras;
    let alone = shown(&line("2:3genscher=4"), 4);
    assert_eq!(alone, (genscher, extras, Some(0)));
    let later = shown(&line("2:1re 2:3genscher=4"), 4);
    assert_eq!(later, (genscher, extras, Some(1)));
}

/// Seat 2 has the Schweine, and announces something later.
#[test]
fn schweine_that_are_an_ansage_show_the_party_with_the_word_that_declares_them() {
    let line = |words: &str, extras: &str| {
        format!(
            "vln; h=CACTCKCQSASTHAHKDJDT/DADACQCACTSASTHAHKCJ/CKCJSKSJHTHTHQHJDKDQ/\
             SKSQSQSJHQHJDTDKDQDJ; s={words}; p=; x={extras}"
        )
    };
    let schweine = v1::PartyProof::Schweine;
    let said = shown(&line("1g 2schweine 2g 3g 4g", ""), 2);
    assert_eq!(said, (schweine, v1::ActionSection::Said, Some(1)));
    let announced = shown(&line("1g 2schweine 2g 3g 4g", "0:2k90"), 2);
    assert_eq!(announced, said);
}
