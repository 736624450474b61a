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

/// The same with messages that agree in part, one for each seat.
fn zip<T>(own: &mut [T], other: Vec<T>, blend: impl Fn(&mut T, T)) {
    for (own, other) in own.iter_mut().zip(other) {
        blend(own, other);
    }
}

pub(super) fn position(own: &mut v1::Position, other: v1::Position) {
    let v1::Position {
        phase,
        contract,
        redeal,
        needs_input,
        open_rights,
        trump_order,
        seats,
        turn,
        trick,
        tricks,
        announcements,
        hochzeit,
        schweine,
        unseen,
        re_augen,
        kontra_augen,
        armuten,
    } = other;
    agree(&mut own.phase, phase);
    self::contract(&mut own.contract, contract);
    agree(&mut own.redeal, redeal);
    agree(&mut own.needs_input, needs_input);
    keep(&mut own.open_rights, &open_rights);
    agree(&mut own.trump_order, trump_order);
    zip(&mut own.seats, seats, seat_state);
    agree(&mut own.turn, turn);
    agree(&mut own.trick, trick);
    agree(&mut own.tricks, tricks);
    made(&mut own.announcements, &announcements);
    agree(&mut own.hochzeit, hochzeit);
    agree(&mut own.schweine, schweine);
    agree(&mut own.unseen, unseen);
    agree(&mut own.re_augen, re_augen);
    agree(&mut own.kontra_augen, kontra_augen);
    agree(&mut own.armuten, armuten);
}

/// Who may not know whether somebody plays alone is told of a Normalspiel.
fn contract(own: &mut Option<v1::Contract>, other: Option<v1::Contract>) {
    if *own == other {
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
    *own = (silent(own) && silent(&other)).then(|| v1::Contract {
        kind: v1::ContractKind::Normalspiel.into(),
        lead,
        ..v1::Contract::default()
    });
}

/// An action that is legal for the same reason.
pub(super) fn acceptance(own: &mut v1::Acceptance, other: v1::Acceptance) {
    let v1::Acceptance {
        includes,
        mode,
        decided_by,
    } = other;
    keep(&mut own.includes, &includes);
    agree(&mut own.mode, mode);
    cited(&mut own.decided_by, &decided_by);
}

/// The rules that allow it in both; what they say of the case only if it is the same.
fn cited(own: &mut Vec<v1::RuleCitation>, other: &[v1::RuleCitation]) {
    own.retain_mut(|it| {
        let mut others = other.iter();
        let found = others.find(|other| other.rule_id == it.rule_id);
        if found.is_some_and(|found| found.text != it.text) {
            it.text.clear();
        }
        found.is_some()
    });
}

/// A contract that is settled, as everybody hears of it.
pub(super) fn contract_settled(own: &mut v1::ContractSettled, other: v1::ContractSettled) {
    let v1::ContractSettled {
        contract,
        parties,
        forced,
        schweine,
        decided_by,
    } = other;
    self::contract(&mut own.contract, contract);
    zip(&mut own.parties, parties, agree);
    made(&mut own.forced, &forced);
    agree(&mut own.schweine, schweine);
    keep(&mut own.decided_by, &decided_by);
}

fn seat_state(own: &mut v1::SeatState, other: v1::SeatState) {
    let v1::SeatState {
        seat,
        party,
        party_known_to,
        party_proof,
        party_proof_action,
        cards_in_hand,
        cards_played,
        augen,
        tricks,
        hand,
        legal_cards,
        announcements,
        other_rights,
    } = other;
    agree(&mut own.seat, seat);
    agree(&mut own.party, party);
    keep(&mut own.party_known_to, &party_known_to);
    agree(&mut own.party_proof, party_proof);
    agree(&mut own.party_proof_action, party_proof_action);
    agree(&mut own.cards_in_hand, cards_in_hand);
    agree(&mut own.cards_played, cards_played);
    agree(&mut own.augen, augen);
    agree(&mut own.tricks, tricks);
    agree(&mut own.hand, hand);
    agree(&mut own.legal_cards, legal_cards);
    windows(&mut own.announcements, &announcements);
    keep(&mut own.other_rights, &other_rights);
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
    let v1::StandingAnnouncement {
        seat,
        party,
        announcement,
        includes,
        mode,
        cards_played,
        index,
    } = other;
    agree(&mut own.seat, seat);
    agree(&mut own.party, party);
    agree(&mut own.announcement, announcement);
    keep(&mut own.includes, &includes);
    agree(&mut own.mode, mode);
    agree(&mut own.cards_played, cards_played);
    agree(&mut own.index, index);
}

pub(crate) fn effects(own: &mut v1::Effects, other: v1::Effects) {
    let v1::Effects {
        trick_won,
        revealed,
        hochzeit_clarified,
        closed,
        opened,
        entered,
        phase,
        next_seat,
    } = other;
    agree(&mut own.trick_won, trick_won);
    own.revealed.retain_mut(|own| {
        let same = |other: &&v1::PartyRevealed| (other.seat, other.party) == (own.seat, own.party);
        let Some(other) = revealed.iter().find(same) else {
            return false;
        };
        keep(&mut own.to_seats, &other.to_seats);
        agree(&mut own.proof, other.proof);
        !own.to_seats.is_empty() && own.proof != 0
    });
    agree(&mut own.hochzeit_clarified, hochzeit_clarified);
    windows(&mut own.closed, &closed);
    windows(&mut own.opened, &opened);
    made(&mut own.entered, &entered);
    agree(&mut own.phase, phase);
    agree(&mut own.next_seat, next_seat);
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
    let v1::AnnouncementWindow {
        seat,
        announcement,
        includes,
        mode,
        opens,
        closes_with,
        closed_by_next_card,
    } = other;
    agree(&mut own.seat, seat);
    agree(&mut own.announcement, announcement);
    keep(&mut own.includes, &includes);
    agree(&mut own.mode, mode);
    agree(&mut own.opens, opens);
    agree(&mut own.closes_with, closes_with);
    agree(&mut own.closed_by_next_card, closed_by_next_card);
}

/// The same refusal, written in games that differ.
pub(super) fn refusal(own: &mut v1::Refusal, other: v1::Refusal) {
    let v1::Refusal {
        violations,
        action,
        evidence,
        text,
        proved_by,
        depends_on_hands,
    } = other;
    agree(&mut own.violations, violations);
    agree(&mut own.action, action);
    agree(&mut own.text, text);
    agree(&mut own.proved_by, proved_by);
    agree(&mut own.depends_on_hands, depends_on_hands);
    let (Some(own), Some(other)) = (&mut own.evidence, evidence) else {
        return;
    };
    match (&mut own.evidence, other.evidence) {
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
    let v1::CardEvidence {
        card,
        seat,
        seat_to_play,
        trick,
        trick_leader,
        trick_cards,
        demanded,
        held_of_demanded,
        hand,
        legal_cards,
        played_at,
        cards_missing,
    } = other;
    agree(&mut own.card, card);
    agree(&mut own.seat, seat);
    agree(&mut own.seat_to_play, seat_to_play);
    agree(&mut own.trick, trick);
    agree(&mut own.trick_leader, trick_leader);
    agree(&mut own.trick_cards, trick_cards);
    agree(&mut own.demanded, demanded);
    agree(&mut own.held_of_demanded, held_of_demanded);
    agree(&mut own.hand, hand);
    agree(&mut own.legal_cards, legal_cards);
    agree(&mut own.played_at, played_at);
    agree(&mut own.cards_missing, cards_missing);
}

fn word(own: &mut v1::VorbehaltEvidence, other: v1::VorbehaltEvidence) {
    let v1::VorbehaltEvidence {
        word,
        seat,
        argument,
        accepted_words,
        seat_to_speak,
        cards,
        counted,
        limit,
        not_held,
    } = other;
    agree(&mut own.word, word);
    agree(&mut own.seat, seat);
    agree(&mut own.argument, argument);
    agree(&mut own.accepted_words, accepted_words);
    agree(&mut own.seat_to_speak, seat_to_speak);
    agree(&mut own.cards, cards);
    agree(&mut own.counted, counted);
    agree(&mut own.limit, limit);
    agree(&mut own.not_held, not_held);
}

fn announcement(own: &mut v1::AnnouncementEvidence, other: v1::AnnouncementEvidence) {
    let v1::AnnouncementEvidence {
        announcement,
        seat,
        party,
        cards_played,
        cards_in_hand,
        tricks_started,
        counter_kind,
        counter_limit,
        cards_in_hand_needed,
        lowest_missing,
        hochzeit_shift,
        klaerungsstich,
        standing,
        available,
    } = other;
    agree(&mut own.announcement, announcement);
    agree(&mut own.seat, seat);
    agree(&mut own.party, party);
    agree(&mut own.cards_played, cards_played);
    agree(&mut own.cards_in_hand, cards_in_hand);
    agree(&mut own.tricks_started, tricks_started);
    agree(&mut own.counter_kind, counter_kind);
    agree(&mut own.counter_limit, counter_limit);
    agree(&mut own.cards_in_hand_needed, cards_in_hand_needed);
    agree(&mut own.lowest_missing, lowest_missing);
    agree(&mut own.hochzeit_shift, hochzeit_shift);
    agree(&mut own.klaerungsstich, klaerungsstich);
    made(&mut own.standing, &standing);
    agree(&mut own.available, available);
}
