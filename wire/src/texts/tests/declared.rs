//! Refused Schweine, Genscher and announcements where tricks are counted, with the
//! sentences that tell them.

use doko_engine::{
    Absage, Announcement, AnnouncementEvidence, Announcements, Counter, Evidence, Facts, Party,
    Rank, Reason, Rule, Seat, Word, Words,
};

use super::cases::Case;

fn schweine() -> Evidence {
    Evidence::Schweine {
        seat: Seat::Second,
        rank: Rank::Ace,
        to_play: Some(Seat::Third),
    }
}

fn a_pair_above() -> Evidence {
    Evidence::Schweine {
        seat: Seat::Second,
        rank: Rank::Ten,
        to_play: Some(Seat::Third),
    }
}

fn genscher() -> Evidence {
    Evidence::Genscher {
        seat: Seat::Second,
        partner: Seat::Fourth,
        to_play: Some(Seat::Third),
    }
}

pub(super) fn declared() -> Vec<Case> {
    vec![
        (
            Reason::WrongParty,
            Rule::Schw3,
            schweine(),
            "Sitz 2 hat die Schweine für die andere Partei angemeldet.",
            "Seat 2 declared the Schweine for the other party.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw1,
            schweine(),
            "Diese Schweine sind schon angemeldet.",
            "These Schweine are declared already.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw2,
            schweine(),
            "Schweine können hier erst angemeldet werden, wenn das Spiel feststeht.",
            "Schweine can be declared here only once the contract is fixed.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw5,
            schweine(),
            "In diesem Spiel darf Sitz 2 keine Schweine anmelden.",
            "In this contract seat 2 may not declare Schweine.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw12,
            schweine(),
            "In diesem Spiel darf Sitz 2 keine Schweine anmelden.",
            "In this contract seat 2 may not declare Schweine.",
        ),
        (
            Reason::SchweineNotAvailable,
            Rule::Schw12,
            a_pair_above(),
            "Ein Paar über den Schweinen gibt es nur, wo ♦ Trumpf ist.",
            "A pair above the aces exists only where ♦ is trump.",
        ),
        (
            Reason::SchweineNeedBothDiamondAces,
            Rule::Schw1,
            schweine(),
            "Zu Schweinen gehören beide ♦A, im Farbsolo beide Asse seiner Farbe; Sitz 2 hat nicht \
             beide.",
            "Schweine need both ♦A, in a Farbsolo both aces of its suit; seat 2 does not hold both.",
        ),
        (
            Reason::PoorPlayerMayNotDeclareSchweine,
            Rule::Arm10,
            schweine(),
            "Sitz 2 schiebt eine Armut und darf keine Schweine anmelden.",
            "Seat 2 pushes an Armut and may not declare Schweine.",
        ),
        (
            Reason::SchweineTooLate,
            Rule::Schw2,
            schweine(),
            "Für Schweine ist es zu spät.",
            "It is too late for Schweine.",
        ),
        (
            Reason::SchweineTooLate,
            Rule::Schw9,
            schweine(),
            "Zu Schweinen gehören beide Karten des Paars auf der Hand; angemeldet werden sie mit der \
             ersten davon.",
            "Schweine need both cards of the pair in hand; they are declared with the first of them.",
        ),
        (
            Reason::SchweineTooLate,
            Rule::Schw10,
            schweine(),
            "Zu einem Schwein gehören beide Karten des Paars; angemeldet wird es mit der zweiten, wenn \
             die erste an die eigene Partei ging.",
            "A Schwein needs both cards of the pair; it is declared with the second, if the first \
             went to one’s own party.",
        ),
        (
            Reason::OutOfTurn,
            Rule::Mod1,
            schweine(),
            "Sitz 3 ist an der Reihe, nicht Sitz 2.",
            "It is the turn of seat 3, not of seat 2.",
        ),
        (
            Reason::GameOver,
            Rule::Mod4,
            genscher(),
            "Alle Karten sind gespielt; anzumelden gibt es nichts mehr.",
            "All cards are played; there is nothing left to declare.",
        ),
        (
            Reason::OutOfTurn,
            Rule::Mod1,
            genscher(),
            "Sitz 3 ist an der Reihe, nicht Sitz 2.",
            "It is the turn of seat 3, not of seat 2.",
        ),
        (
            Reason::GenscherNotAvailable,
            Rule::Mod6,
            genscher(),
            "Einen Genscher gibt es in diesem Spiel nicht oder nicht mehr.",
            "There is no Genscher in this game, or no longer.",
        ),
        (
            Reason::GenscherNeedsBothDiamondKings,
            Rule::Mod6,
            genscher(),
            "Zum Genscher gehören beide ♦K auf der Hand; mit dem ersten nennt man den Partner.",
            "A Genscher needs both ♦K in hand; the partner is named with the first of them.",
        ),
    ]
}

fn said(word: Word) -> Evidence {
    Evidence::Vorbehalt {
        seat: Seat::Second,
        word,
        accepted: Words::default(),
        facts: Facts::default(),
    }
}

/// Tens, kings or nines, in the round and after it: they are no Schweine.
pub(super) fn of_a_pair_above() -> Vec<Case> {
    let both = |evidence| {
        (
            Reason::SchweineNeedBothDiamondAces,
            Rule::Schw1,
            evidence,
            "Zu einem Paar über den Schweinen gehören beide Karten, und Sitz 2 hat nicht beide.",
            "A pair above the Schweine needs both cards, and seat 2 does not hold both.",
        )
    };
    let words = [Rank::Ten, Rank::King, Rank::Nine].map(|rank| said(Word::Schweine(rank)));
    let mut all = vec![both(a_pair_above())];
    all.extend(words.map(both));
    all
}

/// Whatever is declared, it comes after the soloist has given up.
pub(super) fn given_up() -> Vec<Case> {
    let declared = |evidence| {
        (
            Reason::GameOver,
            Rule::Claim8,
            evidence,
            "Der Solist hat aufgegeben: Angemeldet wird nichts mehr.",
            "The soloist has surrendered: nothing more can be declared.",
        )
    };
    let word = said(Word::Schweine(Rank::Ace));
    [schweine(), genscher(), word].map(declared).to_vec()
}

/// Seat 2 of Kontra, too late where the tricks count that were led.
fn late(announcement: Announcement, shift: u8, reply_limit: Option<u8>) -> Evidence {
    let figures = AnnouncementEvidence {
        counts: Counter::TricksStarted,
        counter: 4,
        cards_in_hand: 7,
        shift,
        party: Some(Party::Kontra),
        lowest_missing: Some(1),
        lowest_level: Some(announcement.level().min(2)),
        limit: Some(reply_limit.unwrap_or(1 + shift)),
        answered: Some(if reply_limit.is_some() { 2 } else { 0 }),
    };
    Evidence::Announcement {
        seat: Seat::Second,
        announcement,
        figures: Some(figures),
        available: Announcements::default(),
    }
}

pub(super) fn too_late_by_tricks() -> Vec<Case> {
    const KONTRA: Announcement = Announcement::Ansage(Party::Kontra);
    const KEINE_60: Announcement = Announcement::Absage(Absage::Keine60);
    vec![
        (
            Reason::TooLate,
            Rule::Ann12,
            late(KONTRA, 0, None),
            "Die Frist für „Kontra“ ist mit dem Ausspiel zum 2. Stich abgelaufen.",
            "Kontra was possible only until the lead to trick 2.",
        ),
        (
            Reason::TooLate,
            Rule::Ann12,
            late(KONTRA, 1, None),
            "Die Frist für „Kontra“ ist nach Klärung der Hochzeit im 2. Stich mit dem Ausspiel \
             zum 3. Stich abgelaufen.",
            "With the Hochzeit settled in trick 2, Kontra was possible only until the lead to trick \
             3.",
        ),
        (
            Reason::TooLate,
            Rule::Ann8,
            late(KEINE_60, 0, None),
            "Mit „keine 60“ wäre auch „keine 90“ angesagt, und die Frist dafür ist mit dem \
             Ausspiel zum 2. Stich abgelaufen.",
            "Keine 60 would announce keine 90 too, which was possible only until the lead to trick \
             2.",
        ),
        (
            Reason::TooLate,
            Rule::Ann8,
            late(KEINE_60, 2, None),
            "Mit „keine 60“ wäre auch „keine 90“ angesagt, und die Frist dafür ist nach Klärung \
             der Hochzeit im 3. Stich mit dem Ausspiel zum 4. Stich abgelaufen.",
            "Keine 60 would announce keine 90 too, which, with the Hochzeit settled in trick 3, was \
             possible only until the lead to trick 4.",
        ),
        (
            Reason::TooLate,
            Rule::Ann15,
            late(KONTRA, 0, Some(3)),
            "Die Frist für „Kontra“ als Erwiderung auf „keine 90“ ist mit dem Ausspiel zum 4. \
             Stich abgelaufen.",
            "As an Erwiderung to keine 90, Kontra was possible only until the lead to trick 4.",
        ),
        (
            Reason::TooLate,
            Rule::Ann15,
            late(KONTRA, 1, Some(4)),
            "Die Frist für „Kontra“ als Erwiderung auf „keine 90“ ist nach Klärung der Hochzeit \
             im 2. Stich mit dem Ausspiel zum 5. Stich abgelaufen.",
            "As an Erwiderung to keine 90, with the Hochzeit settled in trick 2, Kontra was possible \
             only until the lead to trick 5.",
        ),
    ]
}
