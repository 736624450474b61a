//! What is told if several things can be the case: nothing that differs between them.

use doko_proto::v1;
use v1::evidence::Evidence;

use super::super::{blend, veil};

/// Who stands behind this answer, by the rule of this number.
fn cited(number: u32, text: &str) -> v1::RuleCitation {
    v1::RuleCitation {
        rule_id: format!("ANN-{number}"),
        text: text.to_owned(),
        ..v1::RuleCitation::default()
    }
}

fn played_by(kind: v1::ContractKind, seat: i32) -> v1::Contract {
    v1::Contract {
        kind: kind.into(),
        seat,
        lead: 2,
        ..v1::Contract::default()
    }
}

/// Announced by seat 3 after five cards.
fn standing(announcement: v1::Announcement) -> v1::StandingAnnouncement {
    v1::StandingAnnouncement {
        seat: 3,
        party: v1::Party::Re.into(),
        announcement: announcement.into(),
        includes: vec![v1::Announcement::Re.into()],
        mode: v1::AnnouncementMode::Ordinary.into(),
        cards_played: 5,
        index: Some(1),
    }
}

fn seat_state() -> v1::SeatState {
    v1::SeatState {
        seat: 4,
        party: v1::Party::Kontra.into(),
        party_known_to: vec![1, 4],
        party_proof: v1::PartyProof::ClubQueen.into(),
        party_proof_action: Some(v1::ActionRef::default()),
        cards_in_hand: 9,
        cards_played: 3,
        augen: 41,
        tricks: 2,
        hand: vec![v1::Card::Ha.into()],
        legal_cards: vec![v1::Card::Ha.into()],
        announcements: vec![v1::AnnouncementWindow::default()],
        other_rights: vec![v1::ExtraWord::Schweine.into()],
    }
}

fn position() -> v1::Position {
    v1::Position {
        phase: v1::Phase::Play.into(),
        contract: Some(played_by(v1::ContractKind::Solo, 1)),
        redeal: Some(v1::Redeal::default()),
        needs_input: Some(v1::NeedsInput::default()),
        open_rights: vec![v1::OpenRight::default()],
        trump_order: vec![v1::Card::Ht.into()],
        seats: vec![seat_state()],
        turn: 3,
        trick: Some(v1::RunningTrick::default()),
        tricks: vec![v1::CompletedTrick::default()],
        announcements: vec![standing(v1::Announcement::Keine90)],
        hochzeit: Some(v1::HochzeitState::default()),
        schweine: vec![v1::DeclaredPair::default()],
        unseen: vec![v1::UnseenCard::default()],
        re_augen: Some(50),
        kontra_augen: Some(41),
        armuten: vec![v1::ArmutState::default()],
    }
}

fn settled() -> v1::ContractSettled {
    v1::ContractSettled {
        contract: Some(played_by(v1::ContractKind::Solo, 1)),
        parties: vec![v1::Party::Re.into(), v1::Party::Kontra.into()],
        forced: vec![standing(v1::Announcement::Re)],
        schweine: vec![v1::DeclaredPair::default()],
        decided_by: vec![cited(1, "")],
    }
}

fn revealed() -> v1::PartyRevealed {
    v1::PartyRevealed {
        seat: 2,
        party: v1::Party::Re.into(),
        to_seats: vec![1, 3],
        proof: v1::PartyProof::ClubQueen.into(),
    }
}

fn effects() -> v1::Effects {
    v1::Effects {
        trick_won: Some(v1::CompletedTrick::default()),
        revealed: vec![revealed()],
        hochzeit_clarified: Some(v1::HochzeitState::default()),
        closed: vec![v1::AnnouncementWindow::default()],
        opened: vec![v1::AnnouncementWindow::default()],
        entered: vec![standing(v1::Announcement::Re)],
        phase: v1::Phase::Play.into(),
        next_seat: 4,
    }
}

fn shown(evidence: Evidence) -> Option<v1::Evidence> {
    Some(v1::Evidence {
        evidence: Some(evidence),
    })
}

fn refusal(evidence: Option<v1::Evidence>) -> v1::Refusal {
    v1::Refusal {
        violations: vec![cited(2, "too late")],
        action: Some(v1::ActionRef::default()),
        evidence,
        text: "too late".to_owned(),
        proved_by: Some(v1::ActionRef::default()),
        depends_on_hands: true,
    }
}

fn card() -> v1::CardEvidence {
    v1::CardEvidence {
        card: v1::Card::Ha.into(),
        seat: 2,
        seat_to_play: 3,
        trick: Some(1),
        trick_leader: 4,
        trick_cards: vec![v1::Card::Hk.into()],
        demanded: v1::CardClass::Hearts.into(),
        held_of_demanded: vec![v1::Card::Ha.into()],
        hand: vec![v1::Card::Ha.into()],
        legal_cards: vec![v1::Card::Ha.into()],
        played_at: vec![7],
        cards_missing: Some(1),
    }
}

fn announcement() -> v1::AnnouncementEvidence {
    v1::AnnouncementEvidence {
        announcement: v1::Announcement::Re.into(),
        seat: 3,
        party: v1::Party::Re.into(),
        cards_played: 9,
        cards_in_hand: 10,
        tricks_started: 3,
        counter_kind: 1,
        counter_limit: Some(11),
        cards_in_hand_needed: Some(11),
        lowest_missing: v1::Announcement::Keine90.into(),
        hochzeit_shift: 1,
        klaerungsstich: Some(2),
        standing: vec![standing(v1::Announcement::Re)],
        available: vec![v1::Announcement::Kontra.into()],
        cards_on_table: 11,
    }
}

/// The same twice is told as it is; beside a message that says nothing, nothing is left.
macro_rules! tells_what_is_the_same {
    ($blend:path, $message:expr, $nothing:expr) => {
        let mut same = $message;
        $blend(&mut same, $message);
        assert_eq!(same, $message);
        let mut other = $message;
        $blend(&mut other, Default::default());
        assert_eq!(other, $nothing);
    };
}

#[test]
fn nothing_is_told_that_differs() {
    let nobody = v1::Position {
        seats: vec![v1::SeatState::default()],
        ..v1::Position::default()
    };
    let mut own = position();
    blend::position(&mut own, nobody.clone());
    assert_eq!(own, nobody);
    tells_what_is_the_same!(blend::effects, effects(), v1::Effects::default());
    let acceptance = v1::Acceptance {
        includes: vec![v1::Announcement::Re.into()],
        mode: v1::AnnouncementMode::Ordinary.into(),
        decided_by: vec![cited(1, "")],
    };
    tells_what_is_the_same!(
        blend::acceptance,
        acceptance.clone(),
        v1::Acceptance::default()
    );
    let mut own = position();
    blend::position(&mut own, position());
    assert_eq!(own, position());
}

#[test]
fn a_party_is_told_that_a_seat_has_either_way() {
    let mut own = settled();
    blend::contract_settled(&mut own, settled());
    assert_eq!(own, settled());
    let (re, nobody) = (v1::Party::Re.into(), v1::Party::Unspecified.into());
    let other = v1::ContractSettled {
        parties: vec![re, re],
        ..v1::ContractSettled::default()
    };
    blend::contract_settled(&mut own, other);
    let shared = v1::ContractSettled {
        parties: vec![re, nobody],
        ..v1::ContractSettled::default()
    };
    assert_eq!(own, shared);
}

#[test]
fn what_may_be_a_stille_hochzeit_is_told_as_a_normalspiel() {
    use v1::ContractKind::{Hochzeit, Normalspiel, StilleHochzeit};
    let told = |one, other| {
        let settled = |contract| v1::ContractSettled {
            contract: Some(contract),
            ..v1::ContractSettled::default()
        };
        veil::agreed_contract([settled(one), settled(other)].into_iter()).and_then(|it| it.contract)
    };
    let (normal, silent) = (played_by(Normalspiel, 0), played_by(StilleHochzeit, 4));
    assert_eq!(told(normal, silent), Some(normal));
    assert_eq!(told(silent, normal), Some(normal));
    assert_eq!(told(silent, silent), Some(silent));
    assert_eq!(told(silent, played_by(Hochzeit, 4)), None);
    assert_eq!(told(played_by(Hochzeit, 4), normal), None);
}

#[test]
fn a_rule_is_named_without_its_words_if_these_differ() {
    let acceptance = |decided_by| v1::Acceptance {
        decided_by,
        ..v1::Acceptance::default()
    };
    let all = [
        acceptance(vec![
            cited(1, "until trick 2"),
            cited(2, "once"),
            cited(3, ""),
        ]),
        acceptance(vec![cited(2, "once"), cited(1, "until trick 3")]),
    ];
    let told = veil::agreed_acceptance(all.into_iter());
    let shared = acceptance(vec![cited(1, ""), cited(2, "once")]);
    assert_eq!(told, Some(shared));
}

#[test]
fn an_ansage_of_either_party_stands_without_saying_which() {
    use v1::Announcement::{Keine90, Kontra, Re, Unspecified};
    let told = |one, other| {
        let mut own = v1::Effects {
            entered: vec![standing(one)],
            ..v1::Effects::default()
        };
        let other = v1::Effects {
            entered: vec![standing(other)],
            ..v1::Effects::default()
        };
        blend::effects(&mut own, other);
        own.entered
    };
    assert_eq!(told(Keine90, Keine90), [standing(Keine90)]);
    assert_eq!(told(Re, Kontra), [standing(Unspecified)]);
    assert_eq!(told(Re, Keine90), []);
    assert_eq!(told(Keine90, Kontra), []);
}

/// Which Ansage a skipping one includes depends on the party, and so may its limit.
#[test]
fn levels_below_an_absage_count_that_either_party_skips() {
    use v1::Announcement::{Keine60, Keine90, Kontra, Re};
    let skipped = |ansage| vec![i32::from(ansage), Keine90.into()];
    let made = |includes| v1::Position {
        announcements: vec![v1::StandingAnnouncement {
            includes,
            ..standing(Keine60)
        }],
        ..v1::Position::default()
    };
    let mut own = made(skipped(Re));
    blend::position(&mut own, made(skipped(Kontra)));
    assert_eq!(own, made(vec![Keine90.into()]));
}

#[test]
fn a_party_is_revealed_to_whom_it_is_shown_in_the_same_way() {
    let told = |other: v1::PartyRevealed| {
        let effects = |revealed| v1::Effects {
            revealed,
            ..v1::Effects::default()
        };
        let mut own = effects(vec![revealed()]);
        blend::effects(&mut own, effects(vec![other]));
        own.revealed
    };
    let to_one = v1::PartyRevealed {
        to_seats: vec![3],
        ..revealed()
    };
    assert_eq!(told(revealed()), [revealed()]);
    assert_eq!(told(to_one.clone()), [to_one]);
    let others = [
        v1::PartyRevealed {
            to_seats: vec![4],
            ..revealed()
        },
        v1::PartyRevealed {
            proof: v1::PartyProof::Announcement.into(),
            ..revealed()
        },
        v1::PartyRevealed {
            party: v1::Party::Kontra.into(),
            ..revealed()
        },
        v1::PartyRevealed {
            seat: 3,
            ..revealed()
        },
    ];
    for other in others {
        assert_eq!(told(other.clone()), [], "{other:?}");
    }
}

#[test]
fn a_refusal_shows_what_is_the_same_in_its_evidence() {
    let left = |mut own: v1::Refusal, other: v1::Refusal| {
        blend::refusal(&mut own, other);
        own
    };
    let (of_card, of_announcement) = (
        Evidence::Card(card()),
        Evidence::Announcement(announcement()),
    );
    let of_claim = Evidence::Claim(v1::ClaimEvidence {
        line: vec![v1::Card::Ha.into()],
        ..v1::ClaimEvidence::default()
    });
    let pairs = [
        (of_card, Evidence::Card(v1::CardEvidence::default())),
        (
            of_announcement,
            Evidence::Announcement(v1::AnnouncementEvidence::default()),
        ),
        (of_claim, Evidence::Claim(v1::ClaimEvidence::default())),
    ];
    for (one, nothing) in pairs {
        let own = || refusal(shown(one.clone()));
        assert_eq!(left(own(), own()), own());
        let other = v1::Refusal {
            evidence: shown(nothing.clone()),
            ..v1::Refusal::default()
        };
        assert_eq!(left(own(), other.clone()), other);
    }
}
