//! Refused announcements with the sentences that tell them.

use doko_engine::{
    Absage, Announcement, AnnouncementEvidence, Announcements, ByParty, Counter, Evidence, Party,
    Reason, Rule, Seat, Situation, Standing,
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
        situation: Situation {
            party: Party::Kontra,
            counter: 4,
            completed: 3,
            cards_in_hand: 8,
            shift: 0,
            standing: ByParty::default(),
        },
        lowest_level,
        limit,
        reply_limit: None,
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
    let mut figures = figures(lowest, limit);
    figures.situation.shift = shift;
    figures.reply_limit = reply;
    figures.situation.standing = ByParty {
        re: Standing::new(true, if reply.is_some() { 2 } else { 0 }),
        kontra: Standing::default(),
    };
    about(announcement, Some(figures))
}

pub(super) fn announcements() -> Vec<Case> {
    let kontra = |it| about(it, Some(figures(it.level(), it.level())));
    vec![
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
            "Sitz 2 gehört zu Re und kann nicht Kontra ansagen.",
            "Seat 2 belongs to Re and cannot announce Kontra.",
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
            "Keine 90 ist von Kontra schon angesagt.",
            "Keine 90 is announced by Kontra already.",
        ),
        (
            Reason::NeedsAnsage,
            Rule::Ann9,
            kontra(KEINE_90),
            "Vor der Absage keine 90 muss Kontra angesagt werden; dafür ist noch Zeit.",
            "Kontra has to be said before keine 90; there is still time for it.",
        ),
        (
            Reason::NeedsAnsage,
            Rule::Ann7,
            kontra(KEINE_90),
            "Keine 90 setzt die Ansage Kontra voraus, und die fehlt.",
            "Keine 90 needs the Ansage Kontra, which is missing.",
        ),
        (
            Reason::BlockedByLateReply,
            Rule::Ann16,
            kontra(KEINE_90),
            "Kontra kam nur noch als Erwiderung rechtzeitig; danach ist die Absage keine 90 nicht \
             mehr möglich.",
            "Kontra was in time only as an Erwiderung; after that keine 90 is no longer possible.",
        ),
        (
            Reason::NeedsPrevious,
            Rule::Ann8,
            about(KEINE_60, Some(figures(2, 2))),
            "Vor der Absage keine 60 muss keine 90 angesagt werden; übersprungen wird nach diesen \
             Regeln nicht.",
            "Keine 90 has to be said before keine 60; nothing is skipped in this rule set.",
        ),
        (
            Reason::TooLate,
            Rule::Ann11,
            late(KEINE_90, 2, 2, 0, None),
            "Keine 90 verlangt mindestens 10 Karten auf der Hand; Sitz 2 hat nur noch 8.",
            "Keine 90 needs at least 10 cards in hand; seat 2 holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann11,
            late(KONTRA, 1, 2, 1, None),
            "Nach Klärung der Hochzeit im 2. Stich verlangt Kontra mindestens 10 Karten auf der \
             Hand; Sitz 2 hat nur noch 8.",
            "With the Hochzeit settled in trick 2, Kontra needs at least 10 cards in hand; seat 2 \
             holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann8,
            late(KEINE_60, 2, 2, 0, None),
            "Mit keine 60 wäre auch keine 90 angesagt, und das verlangt mindestens 10 Karten auf \
             der Hand; Sitz 2 hat nur noch 8.",
            "Keine 60 would announce keine 90 too, which needs at least 10 cards in hand; seat 2 \
             holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann15,
            late(KONTRA, 1, 1, 0, Some(3)),
            "Als Erwiderung auf keine 90 verlangt Kontra mindestens 9 Karten auf der Hand; Sitz 2 \
             hat nur noch 8.",
            "As an Erwiderung to keine 90, Kontra needs at least 9 cards in hand; seat 2 holds \
             only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann8,
            late(KEINE_60, 2, 3, 1, None),
            "Mit keine 60 wäre auch keine 90 angesagt, und das verlangt nach Klärung der Hochzeit im 2. \
             Stich mindestens 9 Karten auf der Hand; Sitz 2 hat nur noch 8.",
            "Keine 60 would announce keine 90 too, which, with the Hochzeit settled in trick 2, needs \
             at least 9 cards in hand; seat 2 holds only 8.",
        ),
        (
            Reason::TooLate,
            Rule::Ann15,
            late(KONTRA, 1, 1, 2, Some(3)),
            "Als Erwiderung auf keine 90 verlangt Kontra nach Klärung der Hochzeit im 3. Stich \
             mindestens 9 Karten auf der Hand; Sitz 2 hat nur noch 8.",
            "As an Erwiderung to keine 90, with the Hochzeit settled in trick 3, Kontra needs at least \
             9 cards in hand; seat 2 holds only 8.",
        ),
    ]
}
