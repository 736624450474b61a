//! Refused announcements with the sentences that tell them.

use doko_engine::{
    Absage, Announcement, AnnouncementEvidence, Announcements, Counter, Evidence, Party, Reason,
    Rule, Seat,
};

use super::cases::Case;

const RE: Announcement = Announcement::Ansage(Party::Re);
const KONTRA: Announcement = Announcement::Ansage(Party::Kontra);
const KEINE_90: Announcement = Announcement::Absage(Absage::Keine90);
const KEINE_60: Announcement = Announcement::Absage(Absage::Keine60);

/// Seat 2 of Kontra has played four cards and holds eight.
fn figures(lowest_level: u8, limit: u8) -> AnnouncementEvidence {
    AnnouncementEvidence {
        counts: Counter::OwnCardsPlayed,
        counter: 4,
        cards_in_hand: 8,
        shift: 0,
        party: Some(Party::Kontra),
        lowest_missing: Some(lowest_level),
        lowest_level: Some(lowest_level),
        limit: Some(limit),
        answered: Some(0),
    }
}

/// The same where the party of the seat is not known, nor what depends on it.
fn of_some_party(limit: Option<u8>) -> AnnouncementEvidence {
    AnnouncementEvidence {
        party: None,
        lowest_missing: None,
        lowest_level: None,
        limit,
        answered: None,
        ..figures(1, 1)
    }
}

fn about(announcement: Announcement, figures: Option<AnnouncementEvidence>) -> Evidence {
    Evidence::Announcement {
        seat: Seat::Second,
        announcement,
        figures,
        available: Announcements::default(),
    }
}

fn late(
    announcement: Announcement,
    lowest: u8,
    limit: u8,
    shift: u8,
    reply: Option<u8>,
) -> Evidence {
    let figures = AnnouncementEvidence {
        shift,
        limit: Some(reply.map_or(limit, |it| it.max(limit))),
        answered: Some(if reply.is_some() { 2 } else { 0 }),
        ..figures(lowest, limit)
    };
    about(announcement, Some(figures))
}

pub(super) fn announcements() -> Vec<Case> {
    let kontra = |it| about(it, Some(figures(it.level(), it.level())));
    vec![
        (
            Reason::AnnLevelNotAvailable,
            Rule::Ann23,
            about(KEINE_60, None),
            "„keine 60“ gibt es nach diesen Regeln nicht.",
            "There is no keine 60 in this rule set.",
        ),
        (
            Reason::ContractNotFixed,
            Rule::Ann2,
            about(RE, None),
            "Das Spiel steht noch nicht fest; vorher wird nichts angesagt.",
            "The contract is not fixed yet; nothing is announced before that.",
        ),
        (
            Reason::HochzeitPending,
            Rule::Wed10,
            about(RE, None),
            "Die Hochzeit ist noch nicht geklärt; vorher wird nichts angesagt.",
            "The Hochzeit is not settled yet; nothing is announced before that.",
        ),
        (
            Reason::TooEarly,
            Rule::Ann2,
            kontra(KONTRA),
            "Angesagt wird nach diesen Regeln erst nach dem ersten Stich.",
            "In this rule set announcements begin after the first trick.",
        ),
        (
            Reason::WrongParty,
            Rule::Ann1,
            kontra(RE),
            "Sitz 2 gehört zu Kontra und kann nicht Re ansagen.",
            "Seat 2 belongs to Kontra and cannot announce Re.",
        ),
        (
            Reason::WrongParty,
            Rule::Ann1,
            about(KONTRA, None),
            "Wer zu Re gehört, kann nicht Kontra ansagen.",
            "Nobody of Re can announce Kontra.",
        ),
        (
            Reason::NoCardLeft,
            Rule::Ann18,
            kontra(KONTRA),
            "Sitz 2 hat keine Karte mehr und kann nichts mehr ansagen.",
            "Seat 2 has no card left and can announce nothing any more.",
        ),
        (
            Reason::Already,
            Rule::Ann5,
            kontra(KONTRA),
            "Kontra ist schon angesagt.",
            "Kontra is announced already.",
        ),
        (
            Reason::Already,
            Rule::Ann5,
            kontra(KEINE_90),
            "Kontra hat „keine 90“ schon abgesagt.",
            "Keine 90 is announced by Kontra already.",
        ),
        (
            Reason::NeedsAnsage,
            Rule::Ann9,
            kontra(KEINE_90),
            "Vor der Absage „keine 90“ muss Kontra angesagt werden; dafür ist noch Zeit.",
            "Kontra has to be announced before keine 90; there is still time for it.",
        ),
        (
            Reason::NeedsAnsage,
            Rule::Ann7,
            kontra(KEINE_90),
            "Die Absage „keine 90“ setzt die Ansage Kontra voraus, und die fehlt.",
            "Keine 90 needs the Ansage Kontra, which is missing.",
        ),
        (
            Reason::BlockedByLateReply,
            Rule::Ann16,
            kontra(KEINE_90),
            "Kontra kam nur noch als Erwiderung rechtzeitig; danach ist die Absage „keine 90“ \
             nicht mehr möglich.",
            "Kontra was in time only as an Erwiderung; after that keine 90 is no longer possible.",
        ),
        (
            Reason::NeedsPrevious,
            Rule::Ann8,
            about(KEINE_60, Some(figures(2, 2))),
            "Vor der Absage „keine 60“ muss „keine 90“ abgesagt werden; übersprungen wird nach \
             diesen Regeln nicht.",
            "Keine 90 has to be announced before keine 60; nothing is skipped in this rule set.",
        ),
        (
            Reason::TooLate,
            Rule::Ann11,
            late(KEINE_90, 2, 2, 0, None),
            "Für „keine 90“ braucht man mindestens 10 Karten auf der Hand; Sitz 2 hat nur noch 8.",
            "Keine 90 needs at least 10 cards in hand; seat 2 holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann11,
            late(KONTRA, 1, 2, 1, None),
            "Für „Kontra“ braucht man nach Klärung der Hochzeit im 2. Stich mindestens 10 Karten \
             auf der Hand; Sitz 2 hat nur noch 8.",
            "With the Hochzeit settled in trick 2, Kontra needs at least 10 cards in hand; seat 2 \
             holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann8,
            late(KEINE_60, 2, 2, 0, None),
            "Mit „keine 60“ wäre auch „keine 90“ angesagt, und dafür braucht man mindestens 10 \
             Karten auf der Hand; Sitz 2 hat nur noch 8.",
            "Keine 60 would announce keine 90 too, which needs at least 10 cards in hand; seat 2 \
             holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann15,
            late(KONTRA, 1, 1, 0, Some(3)),
            "Für „Kontra“ als Erwiderung auf „keine 90“ braucht man mindestens 9 Karten auf der \
             Hand; Sitz 2 hat nur noch 8.",
            "As an Erwiderung to keine 90, Kontra needs at least 9 cards in hand; seat 2 holds \
             only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann8,
            late(KEINE_60, 2, 3, 1, None),
            "Mit „keine 60“ wäre auch „keine 90“ angesagt, und dafür braucht man nach Klärung der \
             Hochzeit im 2. Stich mindestens 9 Karten auf der Hand; Sitz 2 hat nur noch 8.",
            "Keine 60 would announce keine 90 too, which, with the Hochzeit settled in trick 2, needs \
             at least 9 cards in hand; seat 2 holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann15,
            late(KONTRA, 1, 1, 2, Some(3)),
            "Für „Kontra“ als Erwiderung auf „keine 90“ braucht man nach Klärung der Hochzeit im \
             3. Stich mindestens 9 Karten auf der Hand; Sitz 2 hat nur noch 8.",
            "As an Erwiderung to keine 90, with the Hochzeit settled in trick 3, Kontra needs at least \
             9 cards in hand; seat 2 holds only 8.",
        ),
    ]
}

pub(super) fn of_some_parties() -> Vec<Case> {
    let of_some = |it, limit| about(it, Some(of_some_party(limit)));
    let with_so_many = |cards_in_hand| {
        let figures = AnnouncementEvidence {
            cards_in_hand,
            ..of_some_party(None)
        };
        about(RE, Some(figures))
    };
    let by_tricks = |limit| {
        let figures = AnnouncementEvidence {
            counts: Counter::TricksStarted,
            ..of_some_party(limit)
        };
        about(KEINE_60, Some(figures))
    };
    vec![
        (
            Reason::WrongParty,
            Rule::Ann1,
            of_some(RE, None),
            "Wer zu Kontra gehört, kann nicht Re ansagen.",
            "Nobody of Kontra can announce Re.",
        ),
        (
            Reason::WrongParty,
            Rule::Ann1,
            of_some(KEINE_90, None),
            "Sitz 2 kann „keine 90“ nicht für die andere Partei absagen.",
            "Seat 2 cannot announce keine 90 for the other party.",
        ),
        (
            Reason::Already,
            Rule::Ann5,
            of_some(KEINE_90, None),
            "Keine Partei sagt „keine 90“ zweimal ab.",
            "No party announces keine 90 twice.",
        ),
        (
            Reason::NeedsAnsage,
            Rule::Ann9,
            of_some(KEINE_90, None),
            "Vor der Absage „keine 90“ muss Re oder Kontra für die eigene Partei angesagt werden; \
             dafür ist noch Zeit.",
            "Re or Kontra has to be announced for one’s own party before keine 90; there is still \
             time for it.",
        ),
        (
            Reason::NeedsAnsage,
            Rule::Ann7,
            of_some(KEINE_90, None),
            "Die Absage „keine 90“ setzt die Ansage der eigenen Partei voraus, und die fehlt.",
            "Keine 90 needs the Ansage of one’s own party, which is missing.",
        ),
        (
            Reason::BlockedByLateReply,
            Rule::Ann16,
            of_some(KEINE_90, None),
            "Die Ansage der eigenen Partei kam nur noch als Erwiderung rechtzeitig; danach ist \
             die Absage „keine 90“ nicht mehr möglich.",
            "The Ansage of one’s own party was in time only as an Erwiderung; after that keine 90 is no \
             longer possible.",
        ),
        (
            Reason::NeedsPrevious,
            Rule::Ann8,
            of_some(KEINE_60, None),
            "Vor der Absage „keine 60“ muss alles angesagt werden, was darunter liegt; \
             übersprungen wird nach diesen Regeln nicht.",
            "Everything below keine 60 has to be announced before it; nothing is skipped in this rule set.",
        ),
        (
            Reason::TooLate,
            Rule::Ann11,
            of_some(RE, Some(1)),
            "Für „Re“ braucht man mindestens 11 Karten auf der Hand; Sitz 2 hat nur noch 8.",
            "Re needs at least 11 cards in hand; seat 2 holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann11,
            of_some(RE, None),
            "Für „Re“ ist es zu spät; Sitz 2 hat nur noch 8 Karten auf der Hand.",
            "It is too late for Re; seat 2 holds only 8 cards.",
        ),
        (
            Reason::TooLate,
            Rule::Ann11,
            with_so_many(1),
            "Für „Re“ ist es zu spät; Sitz 2 hat nur noch eine Karte auf der Hand.",
            "It is too late for Re; seat 2 holds only one card.",
        ),
        (
            Reason::TooLate,
            Rule::Ann11,
            with_so_many(0),
            "Für „Re“ ist es zu spät.",
            "It is too late for Re.",
        ),
        (
            Reason::TooLate,
            Rule::Ann8,
            of_some(KEINE_60, Some(1)),
            "Für „keine 60“ ist es zu spät; Sitz 2 hat nur noch 8 Karten auf der Hand.",
            "It is too late for keine 60; seat 2 holds only 8 cards.",
        ),
        (
            Reason::TooLate,
            Rule::Ann12,
            by_tricks(None),
            "Für „keine 60“ ist es zu spät.",
            "It is too late for keine 60.",
        ),
    ]
}
