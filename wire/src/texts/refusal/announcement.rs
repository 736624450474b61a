//! Refused announcements in words. Where the party of the seat is not known, the
//! sentences are true whichever it is.

use doko_engine::{Announcement, AnnouncementEvidence, Counter, Evidence, Party, Rule, Seat};

use super::super::phrases as say;
use super::super::template::{Filling, Template};

pub(super) fn wrong_party(evidence: &Evidence) -> &'static Template {
    if is_absage(evidence) {
        &say::WRONG_PARTY_OF_ABSAGE
    } else if knows_party(evidence) {
        &say::WRONG_PARTY
    } else {
        &say::WRONG_PARTY_OF_SOME
    }
}

pub(super) fn already(evidence: &Evidence) -> &'static Template {
    match (is_absage(evidence), knows_party(evidence)) {
        (false, _) => &say::ALREADY_ANSAGE,
        (true, true) => &say::ALREADY_ABSAGE,
        (true, false) => &say::ALREADY_BY_PARTY,
    }
}

const fn is_absage(evidence: &Evidence) -> bool {
    matches!(
        evidence,
        Evidence::Announcement {
            announcement: Announcement::Absage(_),
            ..
        }
    )
}

pub(super) fn needs_ansage(rule: Rule, evidence: &Evidence) -> &'static Template {
    match (rule == Rule::Ann9, knows_party(evidence)) {
        (true, true) => &say::NEEDS_ANSAGE_SKIPPED,
        (true, false) => &say::NEEDS_ANSAGE_OF_PARTY_SKIPPED,
        (false, true) => &say::NEEDS_ANSAGE_MISSING,
        (false, false) => &say::NEEDS_ANSAGE_OF_PARTY_MISSING,
    }
}

pub(super) fn too_late(rule: Rule, evidence: &Evidence) -> &'static Template {
    if rule == Rule::Ann23 {
        return &say::TOO_LATE_IN_THE_GAME;
    }
    let figures = match evidence {
        Evidence::Announcement {
            figures: Some(figures),
            ..
        } => figures,
        Evidence::Announcement { figures: None, .. }
        | Evidence::Vorbehalt { .. }
        | Evidence::Card { .. }
        | Evidence::Settlement { .. }
        | Evidence::Schweine { .. }
        | Evidence::Genscher { .. }
        | Evidence::Claim { .. }
        | Evidence::Complaint { .. } => return &say::TOO_LATE_ANYWAY,
    };
    let tricks = figures.counts == Counter::TricksStarted;
    let (reply, skipped, shifted) = (rule == Rule::Ann15, rule == Rule::Ann8, figures.shift > 0);
    if figures.counts == Counter::CardsOnTable {
        return match (figures.limit, skipped) {
            (None, _) => &say::TOO_LATE_ANYWAY,
            (Some(_), true) if figures.party.is_some() => &say::TOO_LATE_CARDS_SKIPPED,
            (Some(_), _) => &say::TOO_LATE_CARDS,
        };
    }
    // A hand without cards is no matter of how many are needed.
    if !tricks && figures.cards_in_hand == 0 {
        return &say::TOO_LATE_ANYWAY;
    }
    if figures.limit.is_none() || ((reply || skipped) && figures.party.is_none()) {
        return match figures.cards_in_hand {
            _ if tricks => &say::TOO_LATE_ANYWAY,
            1 => &say::TOO_LATE_WITH_ONE_CARD,
            _ => &say::TOO_LATE_WITH_CARDS,
        };
    }
    match (reply, skipped, shifted) {
        (true, _, false) if tricks => &say::TOO_LATE_TRICKS_REPLY,
        (true, _, false) => &say::TOO_LATE_REPLY,
        (true, _, true) if tricks => &say::TOO_LATE_TRICKS_REPLY_SHIFTED,
        (true, _, true) => &say::TOO_LATE_REPLY_SHIFTED,
        (false, true, false) if tricks => &say::TOO_LATE_TRICKS_SKIPPED,
        (false, true, false) => &say::TOO_LATE_SKIPPED,
        (false, true, true) if tricks => &say::TOO_LATE_TRICKS_SKIPPED_SHIFTED,
        (false, true, true) => &say::TOO_LATE_SKIPPED_SHIFTED,
        (false, false, false) if tricks => &say::TOO_LATE_TRICKS,
        (false, false, false) => &say::TOO_LATE,
        (false, false, true) if tricks => &say::TOO_LATE_TRICKS_SHIFTED,
        (false, false, true) => &say::TOO_LATE_SHIFTED,
    }
}

pub(super) fn blocked(evidence: &Evidence) -> &'static Template {
    if knows_party(evidence) {
        &say::BLOCKED_BY_LATE_REPLY
    } else {
        &say::BLOCKED_BY_LATE_REPLY_OF_PARTY
    }
}

pub(super) fn needs_previous(evidence: &Evidence) -> &'static Template {
    if knows_party(evidence) {
        &say::NEEDS_PREVIOUS
    } else {
        &say::NEEDS_ALL_BELOW
    }
}

/// What the evidence of an announcement knows, under the names of the gaps.
pub(super) fn fillings(
    seat: Seat,
    announcement: Announcement,
    figures: Option<&AnnouncementEvidence>,
) -> Vec<(&'static str, Filling)> {
    let mut fillings = vec![
        ("seat", Filling::Seat(seat)),
        ("announcement", Filling::Announcement(announcement)),
    ];
    let party = party(announcement, figures);
    fillings.extend(party.map(|it| ("party", Filling::Party(it))));
    let Some(figures) = figures else {
        return fillings;
    };
    fillings.extend([
        ("cards_in_hand", Filling::Number(figures.cards_in_hand)),
        ("klaerungsstich", Filling::Number(figures.shift + 1)),
    ]);
    if let Some(limit) = figures.limit {
        // Every card on the table is one less in the hand.
        let needed = (figures.counter + figures.cards_in_hand).saturating_sub(limit);
        fillings.extend([
            ("cards_in_hand_needed", Filling::Number(needed)),
            ("lead_of_trick", Filling::Number(limit.saturating_add(1))),
        ]);
    }
    if let Some(party) = figures.party {
        let made = |level: Option<u8>, party| Announcement::at_level(level?, party);
        let named = [
            ("required", made(Some(1), party)),
            ("lowest_missing", made(figures.lowest_level, party)),
            ("answered", made(figures.answered, party.opponent())),
        ];
        let named = named.into_iter();
        fillings.extend(named.filter_map(|(gap, it)| Some((gap, Filling::Announcement(it?)))));
    }
    fillings
}

/// The party of which a sentence speaks. Where that of the seat is not known it matters
/// only for an Ansage, which the other one cannot make.
fn party(announcement: Announcement, figures: Option<&AnnouncementEvidence>) -> Option<Party> {
    let known = figures.and_then(|it| it.party);
    known.or(match announcement {
        Announcement::Ansage(party) => Some(party.opponent()),
        Announcement::Absage(_) => None,
    })
}

/// Whether the evidence knows of which party the seat is that announces.
fn knows_party(evidence: &Evidence) -> bool {
    matches!(
        evidence,
        Evidence::Announcement {
            figures: Some(AnnouncementEvidence { party: Some(_), .. }),
            ..
        }
    )
}
