//! What a settlement from elsewhere says of Bock games, and which contracts it can have.

use doko_engine::rulesets::{DDV_TSR, VLN};
use v1::ScoreItemKind as Item;

use super::*;

fn party(augen: u32, tricks: u32) -> Option<v1::PartyResult> {
    Some(v1::PartyResult {
        augen,
        tricks,
        ..v1::PartyResult::default()
    })
}

/// The triggers of a game that Re has won in tricks and Augen, with this change.
fn found(change: impl FnOnce(&mut v1::Settlement)) -> Vec<BockTrigger> {
    let mut settlement = v1::Settlement {
        result: v1::GameResult::ReWon.into(),
        contract: Some(v1::Contract {
            kind: v1::ContractKind::Normalspiel.into(),
            ..v1::Contract::default()
        }),
        re_seats: vec![1, 3],
        re: party(150, 7),
        kontra: party(90, 5),
        points: vec![1, -1, 1, -1],
        ..v1::Settlement::default()
    };
    change(&mut settlement);
    let events = events(&settlement);
    let all = BockTrigger::ALL.into_iter();
    all.filter(|&it| events.times(it) > 0).collect()
}

fn item(kind: Item) -> v1::ScoreItem {
    v1::ScoreItem {
        kind: kind.into(),
        ..v1::ScoreItem::default()
    }
}

fn announced(party: &mut Option<v1::PartyResult>, standing: v1::StandingAnnouncement) {
    if let Some(party) = party {
        party.announcements.push(standing);
    }
}

fn ansage(announcement: v1::Announcement) -> v1::StandingAnnouncement {
    v1::StandingAnnouncement {
        announcement: announcement.into(),
        ..v1::StandingAnnouncement::default()
    }
}

#[test]
fn augen_tricks_and_points_start_bock_games() {
    assert_eq!(found(|_| ()), []);
    let tie = [BockTrigger::Tie120];
    assert_eq!(
        found(|it| (it.re, it.kontra) = (party(120, 6), party(120, 6))),
        tie
    );
    assert_eq!(found(|it| it.re = party(120, 6)), [], "of one party only");
    assert_eq!(found(|it| (it.re, it.kontra) = (party(120, 6), None)), []);
    let schwarz = [BockTrigger::Schwarz];
    assert_eq!(
        found(|it| (it.re, it.kontra) = (party(240, 12), party(0, 0))),
        schwarz
    );
    assert_eq!(
        found(|it| (it.re, it.kontra) = (party(0, 0), party(240, 12))),
        schwarz
    );
    assert_eq!(
        found(|it| (it.re, it.kontra) = (party(150, 0), party(90, 0))),
        []
    );
    assert_eq!(found(|it| it.items = vec![item(Item::Schwarz)]), schwarz);
    let zero = [BockTrigger::ZeroGame];
    assert_eq!(found(|it| it.points = vec![0; 4]), zero);
    assert_eq!(found(|it| it.points = vec![0, 0, 1, -1]), []);
}

#[test]
fn a_lost_solo_and_a_herzstich_of_two_start_bock_games() {
    let of = |kind: v1::ContractKind, result: v1::GameResult| {
        found(|it| {
            it.result = result.into();
            it.contract = Some(v1::Contract {
                kind: kind.into(),
                ..v1::Contract::default()
            });
        })
    };
    use v1::{ContractKind as Kind, GameResult as Result};
    let solo = [BockTrigger::SoloLost, BockTrigger::AnySolo];
    assert_eq!(of(Kind::Solo, Result::KontraWon), solo);
    assert_eq!(of(Kind::Solo, Result::ReWon), [BockTrigger::AnySolo]);
    assert_eq!(of(Kind::Normalspiel, Result::KontraWon), []);
    let herzstich = vec![item(Item::Won), item(Item::Herzstich)];
    let with = |seats: &[i32]| {
        found(|it| {
            it.items.clone_from(&herzstich);
            it.re_seats = seats.to_vec();
        })
    };
    assert_eq!(with(&[1, 3]), [BockTrigger::Herzstich]);
    assert_eq!(with(&[1]), [], "against one alone it is none");
}

#[test]
fn ansagen_start_bock_games_if_both_stand_or_one_has_lost() {
    use v1::Announcement::{Keine90, Kontra, Re};
    let lost = [BockTrigger::ReOrKontraLost, BockTrigger::KontraLost];
    assert_eq!(found(|it| announced(&mut it.kontra, ansage(Kontra))), lost);
    assert_eq!(
        found(|it| it.items = vec![item(Item::KontraAnnounced)]),
        lost
    );
    assert_eq!(found(|it| announced(&mut it.re, ansage(Re))), []);
    assert_eq!(found(|it| it.items = vec![item(Item::ReAnnounced)]), []);
    let of_re = found(|it| {
        it.result = v1::GameResult::KontraWon.into();
        announced(&mut it.re, ansage(Re));
    });
    let re_lost = [BockTrigger::ReOrKontraLost, BockTrigger::ReLost];
    assert_eq!(of_re, re_lost);
    let both = found(|it| {
        announced(&mut it.re, ansage(Re));
        it.items = vec![item(Item::KontraAnnounced)];
    });
    assert_eq!(
        both,
        [
            BockTrigger::ReOrKontraLost,
            BockTrigger::ReAndKontra,
            BockTrigger::KontraLost
        ]
    );
    let skipping = v1::StandingAnnouncement {
        includes: vec![Kontra.into()],
        ..ansage(Keine90)
    };
    assert_eq!(found(|it| announced(&mut it.kontra, skipping)), lost);
    let none = found(|it| announced(&mut it.kontra, ansage(Keine90)));
    assert_eq!(none, [], "no Ansage stands beside it");
}

/// The fields that contradict a contract with this Re party.
fn contradicted(rules: &RuleSet, played: v1::Contract, re: &[Seat]) -> Vec<String> {
    let mut problems = Problems::default();
    contract(&mut problems, Some(rules), &played, re);
    match problems.finish(Some(())) {
        Ok(()) => Vec::new(),
        Err(failure) => {
            let paths = failure.fields.into_iter().map(|it| it.path);
            paths.map(|it| it.replace("settlement.", "")).collect()
        }
    }
}

fn played(kind: v1::ContractKind, seat: i32) -> v1::Contract {
    v1::Contract {
        kind: kind.into(),
        seat,
        ..v1::Contract::default()
    }
}

#[test]
fn a_contract_has_as_many_seats_as_its_re_party() {
    use v1::ContractKind::{Hochzeit, Normalspiel, Solo, StilleHochzeit};
    let (one, two) = ([Seat::First], [Seat::First, Seat::Third]);
    let of = |kind, seat, re: &[Seat]| contradicted(&DDV_TSR, played(kind, seat), re);
    assert!(of(Normalspiel, 0, &two).is_empty());
    assert!(
        of(Normalspiel, 0, &[]).is_empty(),
        "that none is named is said elsewhere"
    );
    assert_eq!(of(Normalspiel, 0, &one), ["re_seats"]);
    assert_eq!(of(Normalspiel, 1, &two), ["contract.seat"]);
    assert_eq!(
        of(Normalspiel, 9, &two),
        ["contract.seat"],
        "there is no such seat"
    );
    assert!(of(Hochzeit, 1, &one).is_empty() && of(Hochzeit, 1, &two).is_empty());
    assert_eq!(of(Hochzeit, 2, &two), ["contract.seat"]);
    assert_eq!(of(Hochzeit, 0, &two), ["contract.seat"]);
    assert_eq!(of(Hochzeit, 9, &two), ["contract.seat"]);
    assert!(of(StilleHochzeit, 1, &one).is_empty());
    assert_eq!(of(StilleHochzeit, 1, &two), ["re_seats"]);
    let solo = |kind, which: v1::Solo| v1::Contract {
        solo: which.into(),
        ..played(kind, 1)
    };
    use v1::Solo::{Herz, Unspecified};
    assert!(contradicted(&DDV_TSR, solo(Solo, Herz), &one).is_empty());
    assert_eq!(
        contradicted(&DDV_TSR, solo(Solo, Unspecified), &one),
        ["contract.solo"]
    );
    assert_eq!(
        contradicted(&VLN, solo(Solo, Herz), &one),
        ["contract.solo"]
    );
    assert_eq!(
        contradicted(&DDV_TSR, solo(Hochzeit, Herz), &one),
        ["contract.solo"]
    );
}

/// Nothing else of it can be told to be wrong.
#[test]
fn a_contract_without_a_kind_lacks_only_that() {
    let unset = played(v1::ContractKind::Unspecified, 9);
    let mut problems = Problems::default();
    contract(&mut problems, Some(&DDV_TSR), &unset, &[Seat::First]);
    let told = problems.finish(Some(())).unwrap_err().fields.into_iter();
    let told: Vec<_> = told.map(|it| (it.path, it.reason)).collect();
    let kind = "settlement.contract.kind".to_owned();
    assert_eq!(told, [(kind, v1::ErrorReason::MissingField)]);
}

/// With a Genscher whoever holds both ♣Q may have got a partner.
#[test]
fn a_stille_hochzeit_has_two_seats_only_with_a_genscher() {
    let rules = RuleSet {
        genscher: Genscher::On,
        ..DDV_TSR
    };
    let stille = played(v1::ContractKind::StilleHochzeit, 1);
    for re in [&[Seat::First][..], &[Seat::First, Seat::Second]] {
        assert!(contradicted(&rules, stille, re).is_empty(), "{re:?}");
    }
}

#[test]
fn an_armut_is_played_by_the_poor_player_and_the_acceptor() {
    let re = [Seat::First, Seat::Third];
    let taken_by = |acceptor| v1::Contract {
        acceptor,
        ..played(v1::ContractKind::Armut, 1)
    };
    assert!(
        contradicted(&VLN, taken_by(0), &re).is_empty(),
        "it need not be said"
    );
    assert!(contradicted(&VLN, taken_by(3), &re).is_empty());
    for other in [1, 2, 9] {
        assert_eq!(
            contradicted(&VLN, taken_by(other), &re),
            ["contract.acceptor"]
        );
    }
    assert!(contradicted(&VLN, taken_by(2), &[]).is_empty());
    assert_eq!(contradicted(&DDV_TSR, taken_by(3), &re), ["contract.kind"]);
}
