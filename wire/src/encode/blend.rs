//! What several messages say alike, one for each thing that can be the case.
//!
//! A field stays if all of them agree on it; a list keeps what is in all of them.
//! Hands are not looked at here: see [`Veil`](super::Veil).

use doko_proto::v1;
use doko_proto::v1::evidence::Evidence;

/// Keeps `own` if `other` is the same.
fn agree<T: Default + PartialEq>(own: &mut T, other: T) {
    if *own != other {
        *own = T::default();
    }
}

/// Keeps what is in both lists.
fn keep<T: PartialEq>(own: &mut Vec<T>, other: &[T]) {
    own.retain(|it| other.contains(it));
}

/// Blends two messages field by field: each of the first fields with the function behind it. The
/// others stay if they agree.
macro_rules! blend {
    ($own:ident, $other:ident as $message:ident {
        $($field:ident: $blend:path,)* | $($same:ident),* $(,)?
    }) => {
        let v1::$message { $($field,)* $($same,)* } = $other;
        $($blend(&mut $own.$field, &$field);)*
        $(agree(&mut $own.$same, $same);)*
    };
}

pub(super) fn position(own: &mut v1::Position, other: v1::Position) {
    blend!(own, other as Position {
        contract: self::contract,
        open_rights: keep,
        seats: self::seats,
        announcements: made,
        | phase, redeal, needs_input, trump_order, turn, trick, tricks, hochzeit, schweine,
        unseen, re_augen, kontra_augen, armuten,
    });
}

/// Who may not know whether somebody plays alone is told of a Normalspiel.
fn contract(own: &mut Option<v1::Contract>, other: &Option<v1::Contract>) {
    if own == other {
        return;
    }
    let silent = |it: &Option<v1::Contract>| {
        it.as_ref().is_some_and(|it| {
            matches!(
                it.kind(),
                v1::ContractKind::Normalspiel | v1::ContractKind::StilleHochzeit
            )
        })
    };
    let lead = own.as_ref().map_or(0, |it| it.lead);
    *own = (silent(own) && silent(other)).then(|| v1::Contract {
        kind: v1::ContractKind::Normalspiel.into(),
        lead,
        ..v1::Contract::default()
    });
}

/// An action that is legal for the same reason.
pub(super) fn acceptance(own: &mut v1::Acceptance, other: v1::Acceptance) {
    blend!(own, other as Acceptance {
        includes: keep,
        decided_by: cited,
        | mode,
    });
}

/// The rules that allow it in both; what they say of the case only if it is the same.
fn cited(own: &mut Vec<v1::RuleCitation>, other: &[v1::RuleCitation]) {
    own.retain_mut(|it| {
        let mut others = other.iter();
        let found = others.find(|other| other.rule_id == it.rule_id);
        if found.is_some_and(|found| found.text != it.text) {
            it.text.clear();
            it.arguments.clear();
        }
        found.is_some()
    });
}

/// A contract that is settled, as everybody hears of it.
pub(super) fn contract_settled(own: &mut v1::ContractSettled, other: v1::ContractSettled) {
    blend!(own, other as ContractSettled {
        contract: self::contract,
        parties: self::parties,
        forced: made,
        decided_by: keep,
        | schweine,
    });
}

fn parties(own: &mut [i32], other: &[i32]) {
    for (own, &other) in own.iter_mut().zip(other) {
        agree(own, other);
    }
}

fn seats(own: &mut [v1::SeatState], other: &[v1::SeatState]) {
    for (own, other) in own.iter_mut().zip(other) {
        seat_state(own, other.clone());
    }
}

fn seat_state(own: &mut v1::SeatState, other: v1::SeatState) {
    blend!(own, other as SeatState {
        party_known_to: keep,
        announcements: windows,
        other_rights: keep,
        | seat, party, party_proof, party_proof_action, cards_in_hand, cards_played, augen,
        tricks, hand, legal_cards,
    });
}

/// Keeps the announcements that were made whatever is the case. One that the rules
/// entered may be there in some cases only, or for one party here and for the other
/// there.
fn made(own: &mut Vec<v1::StandingAnnouncement>, other: &[v1::StandingAnnouncement]) {
    let place = |it: &v1::StandingAnnouncement| (it.seat, it.cards_played, it.mode);
    let is_ansage = |it: &v1::StandingAnnouncement| {
        use v1::Announcement::{Kontra, Re, Unspecified};
        matches!(it.announcement(), Re | Kontra | Unspecified)
    };
    own.retain_mut(|own| {
        let mut there = other.iter().filter(|it| place(it) == place(own));
        let same = there
            .clone()
            .find(|it| it.announcement == own.announcement)
            .or_else(|| there.find(|it| is_ansage(it) && is_ansage(own)));
        let Some(other) = same else {
            return false;
        };
        standing(own, other.clone());
        true
    });
}

fn standing(own: &mut v1::StandingAnnouncement, other: v1::StandingAnnouncement) {
    blend!(own, other as StandingAnnouncement {
        includes: keep,
        | seat, party, announcement, mode, cards_played, index,
    });
}

pub(crate) fn effects(own: &mut v1::Effects, other: v1::Effects) {
    blend!(own, other as Effects {
        revealed: self::revealed,
        closed: windows,
        opened: windows,
        entered: made,
        | trick_won, hochzeit_clarified, phase, next_seat,
    });
}

fn revealed(own: &mut Vec<v1::PartyRevealed>, other: &[v1::PartyRevealed]) {
    own.retain_mut(|own| {
        let same = |other: &&v1::PartyRevealed| (other.seat, other.party) == (own.seat, own.party);
        let Some(other) = other.iter().find(same) else {
            return false;
        };
        keep(&mut own.to_seats, &other.to_seats);
        agree(&mut own.proof, other.proof);
        !own.to_seats.is_empty() && own.proof != 0
    });
}

/// What may be announced whatever is the case: at the same time, also where it would skip more
/// or close sooner for one party than for the other.
pub(crate) fn windows(own: &mut Vec<v1::AnnouncementWindow>, other: &[v1::AnnouncementWindow]) {
    let what = |it: &v1::AnnouncementWindow| (it.seat, it.announcement, it.opens);
    own.retain_mut(|own| {
        let found = other.iter().find(|other| what(other) == what(own));
        if let Some(other) = found {
            window(own, other.clone());
        }
        found.is_some()
    });
}

fn window(own: &mut v1::AnnouncementWindow, other: v1::AnnouncementWindow) {
    blend!(own, other as AnnouncementWindow {
        includes: keep,
        | seat, announcement, mode, opens, closes_with, closed_by_next_card,
    });
}

/// The same refusal, written in games that differ.
pub(crate) fn refusal(own: &mut v1::Refusal, other: v1::Refusal) {
    blend!(own, other as Refusal {
        evidence: self::evidence,
        | violations, action, text, proved_by, depends_on_hands,
    });
}

fn evidence(own: &mut Option<v1::Evidence>, other: &Option<v1::Evidence>) {
    let (Some(own), Some(other)) = (own, other) else {
        return;
    };
    match (&mut own.evidence, other.evidence.clone()) {
        (Some(Evidence::Card(own)), Some(Evidence::Card(other))) => card(own, other),
        (Some(Evidence::Announcement(own)), Some(Evidence::Announcement(other))) => {
            announcement(own, other);
        }
        (Some(Evidence::Claim(own)), Some(Evidence::Claim(other))) => agree(own, other),
        (Some(Evidence::Vorbehalt(own)), Some(Evidence::Vorbehalt(other))) => word(own, other),
        // Nothing else is written of the hands.
        (own, other) => agree(own, other),
    }
}

fn card(own: &mut v1::CardEvidence, other: v1::CardEvidence) {
    blend!(own, other as CardEvidence {
        | card, seat, seat_to_play, trick, trick_leader, trick_cards, demanded, held_of_demanded,
        hand, legal_cards, played_at, cards_missing,
    });
}

fn word(own: &mut v1::VorbehaltEvidence, other: v1::VorbehaltEvidence) {
    blend!(own, other as VorbehaltEvidence {
        | word, seat, bid, rank, accepted_words, seat_to_speak, cards, counted, limit, not_held,
    });
}

fn announcement(own: &mut v1::AnnouncementEvidence, other: v1::AnnouncementEvidence) {
    blend!(own, other as AnnouncementEvidence {
        standing: made,
        | announcement, seat, party, cards_played, cards_in_hand, tricks_started, counter_kind,
        counter_limit, cards_in_hand_needed, lowest_missing, hochzeit_shift, cards_on_table, klaerungsstich,
        available,
    });
}
