//! Games with a Genscher or a Pflichtansage.

use std::vec::Vec;

use super::*;
use crate::options::{
    AnnouncementRules, Genscher, Pflichtansage, PflichtansageExcuse, PflichtansageHochzeit,
    PflichtansageStep, SchweineContract, SchweineContracts, SchweineMode,
};

fn genscher() -> RuleSet {
    RuleSet {
        genscher: Genscher::On,
        ..VLN
    }
}

#[test]
fn a_genscher_lapses_with_another_card() {
    let rules = genscher();
    let mut game = plain(&rules);
    play(&mut game, &rules, "HK HK HA");
    let before = *game.parties();
    let mut other = game.clone();
    other.name_with_next_card(Seat::Fourth, Seat::Second);
    play(&mut other, &rules, "HA DJ HJ SQ");
    assert_eq!(*other.parties(), before);
    let mut of_nobody = game;
    play(&mut of_nobody, &rules, "HA DJ");
    of_nobody.name_with_next_card(Seat::Third, Seat::First);
    play(&mut of_nobody, &rules, "DK");
    assert_eq!(*of_nobody.parties(), before);
}

#[test]
fn a_genscher_makes_new_parties_and_moves_ansagen() {
    let rules = genscher();
    let mut game = with_schweine(&rules);
    for trick in &TRICKS[..3] {
        play(&mut game, &rules, trick);
    }
    game.enter(Announced {
        seat: Seat::Third,
        announcement: Announcement::Absage(Absage::Keine90),
        lowest_level: 2,
        alone: false,
        mode: AnnouncementMode::Ordinary,
        ..game.announced()[0]
    });
    game.enter(Announced {
        seat: Seat::First,
        party: Party::Kontra,
        announcement: Announcement::Ansage(Party::Kontra),
        mode: AnnouncementMode::Reply,
        ..game.announced()[0]
    });
    assert_eq!(
        reasons(&game.genscher_grounds(&rules, Seat::Fourth)),
        [(Reason::OutOfTurn, Rule::Trick2)]
    );
    let needs_both = (Reason::GenscherNeedsBothDiamondKings, Rule::Mod6);
    assert_eq!(
        reasons(&game.genscher_grounds(&rules, Seat::Third)),
        [(Reason::OutOfTurn, Rule::Trick2), needs_both]
    );
    play(&mut game, &rules, "SJ DJ");
    assert!(game.genscher_grounds(&rules, Seat::Fourth).is_empty());
    game.name_with_next_card(Seat::Fourth, Seat::First);
    play(&mut game, &rules, "DK");
    assert_eq!(
        *game.parties(),
        Parties::pair(Seat::Fourth, Seat::First),
        "for all tricks"
    );
    let said: Vec<_> = game
        .announced()
        .iter()
        .map(|it| (it.seat, it.announcement))
        .collect();
    assert_eq!(
        said,
        [
            (Seat::Second, Announcement::Ansage(Party::Kontra)),
            (Seat::First, Announcement::Ansage(Party::Re)),
        ]
    );
    let parties = game.announced().iter().map(|it| it.party);
    assert!(parties.eq([Party::Kontra, Party::Re]));
    assert_eq!(
        (game.standing().re.level(), game.standing().kontra.level()),
        (1, 1)
    );
    assert!(!game.standing().re.late_reply, "what barred has lapsed");
    assert_eq!(game.soloist(), None);
    play(&mut game, &rules, "SJ");
    assert_eq!(
        reasons(&game.genscher_grounds(&rules, Seat::Second)),
        [
            (Reason::GenscherNotAvailable, Rule::Mod6),
            (Reason::GenscherNeedsBothDiamondKings, Rule::Mod6)
        ],
        "once in a game"
    );
}

#[test]
fn a_genscher_clarifies_an_open_hochzeit_in_the_running_trick() {
    let rules = RuleSet {
        genscher: Genscher::On,
        ..in_any_hochzeit()
    };
    let mut opening = opening(OPEN, HOCHZEIT);
    opening.schweine.push(PAIR);
    let mut game = Game::new(&rules, &opening);
    play(&mut game, &rules, "CQ SJ HQ");
    game.name_with_next_card(Seat::Fourth, Seat::Third);
    play(&mut game, &rules, "DK");
    assert_eq!(
        game.hochzeit(),
        Hochzeit::Clarified {
            trick: 1,
            partner: None
        }
    );
    assert_eq!(game.soloist(), None, "scored two against two");
    let [suspended] = game.announced() else {
        panic!("the suspended Ansage");
    };
    assert_eq!(suspended.announcement, Announcement::Ansage(Party::Kontra));
}

#[test]
fn there_is_no_genscher_in_a_solo_or_with_kings_as_schweine() {
    let rules = genscher();
    let contract = Contract::Solo {
        seat: Seat::First,
        solo: Solo::Karo,
        duty: Duty::Lustsolo,
    };
    let solo = Game::new(&rules, &opening(contract, SCHWEINE));
    assert!(!solo.may_name_a_partner(&rules, Seat::Fourth));
    assert!(plain(&rules).may_name_a_partner(&rules, Seat::Fourth));
    assert!(!plain(&VLN).may_name_a_partner(&VLN, Seat::Fourth));
    let mut kings = rules;
    kings.schweine.above = List::of(&[Rank::King], Rank::King);
    assert!(!plain(&kings).may_name_a_partner(&kings, Seat::Fourth));
    kings.schweine.mode = SchweineMode::Off;
    assert!(
        plain(&kings).may_name_a_partner(&kings, Seat::Fourth),
        "ignored without Schweine"
    );
}

fn pflicht(pflicht: Pflichtansage) -> RuleSet {
    RuleSet {
        announcement: AnnouncementRules {
            pflicht: Some(pflicht),
            ..VLN.announcement
        },
        ..VLN
    }
}

const PFLICHT: Pflichtansage = Pflichtansage {
    augen: 30,
    excused_by: PflichtansageExcuse::Nobody,
    step: PflichtansageStep::Ansage,
    in_hochzeit: PflichtansageHochzeit::None,
};

#[test]
fn a_rich_first_trick_obliges_its_winner() {
    let rules = pflicht(PFLICHT);
    let mut game = plain(&rules);
    play(&mut game, &rules, TRICKS[0]);
    let [forced] = game.announced() else {
        panic!("the Pflichtansage");
    };
    assert_eq!(
        (forced.seat, forced.announcement, forced.cards_played),
        (Seat::Third, Announcement::Ansage(Party::Re), 4)
    );

    let richer = pflicht(Pflichtansage {
        augen: 31,
        ..PFLICHT
    });
    let mut game = plain(&richer);
    play(&mut game, &richer, TRICKS[0]);
    assert!(game.announced().is_empty());

    let mut has_said = with_schweine(&rules);
    play(&mut has_said, &rules, TRICKS[0]);
    assert_eq!(has_said.announced().len(), 1, "Re stands already");

    let more = pflicht(Pflichtansage {
        step: PflichtansageStep::NextLevel,
        ..PFLICHT
    });
    let mut game = with_schweine(&more);
    play(&mut game, &more, TRICKS[0]);
    let last = game.announced().last().unwrap();
    assert_eq!(
        (last.announcement, last.lowest_level),
        (Announcement::Absage(Absage::Keine90), 2)
    );

    let first = pflicht(Pflichtansage {
        excused_by: PflichtansageExcuse::Anybody,
        ..more.announcement.pflicht.unwrap()
    });
    let mut game = with_schweine(&first);
    play(&mut game, &first, TRICKS[0]);
    assert_eq!(game.announced().len(), 1, "somebody has announced");
}

#[test]
fn in_a_hochzeit_the_klaerungsstich_may_oblige() {
    for (in_hochzeit, expected) in [
        (PflichtansageHochzeit::None, 0),
        (PflichtansageHochzeit::Klaerungsstich, 1),
    ] {
        let rules = pflicht(Pflichtansage {
            in_hochzeit,
            ..PFLICHT
        });
        let mut game = Game::new(&rules, &opening(OPEN, HOCHZEIT));
        play(&mut game, &rules, "CT CA CT CA");
        assert_eq!(game.announced().len(), expected);
    }
}

/// An Absage without an Ansage, as it can be made where the Ansage may be left out.
fn absage(party: Party, seat: Seat, absage: Absage) -> Announced {
    Announced {
        seat,
        party,
        announcement: Announcement::Absage(absage),
        lowest_level: 2,
        alone: false,
        mode: AnnouncementMode::Ordinary,
        cards_played: 0,
    }
}

#[test]
fn an_absage_without_an_ansage_breaks_the_silence() {
    let rules = pflicht(Pflichtansage {
        excused_by: PflichtansageExcuse::Anybody,
        ..PFLICHT
    });
    let mut game = plain(&rules);
    play(&mut game, &rules, TRICKS[0]);
    assert_eq!(game.announced().len(), 1, "nobody has announced");
    for (party, seat) in [(Party::Kontra, Seat::First), (Party::Re, Seat::Second)] {
        let mut game = plain(&rules);
        game.enter(absage(party, seat, Absage::Keine90));
        play(&mut game, &rules, TRICKS[0]);
        assert_eq!(game.announced().len(), 1, "{party:?} has announced");
    }
}

#[test]
fn who_has_announced_everything_is_obliged_to_nothing() {
    for step in [PflichtansageStep::Ansage, PflichtansageStep::NextLevel] {
        let rules = pflicht(Pflichtansage { step, ..PFLICHT });
        let entered = |said| {
            let mut game = plain(&rules);
            game.enter(absage(Party::Re, Seat::Second, said));
            play(&mut game, &rules, TRICKS[0]);
            game.announced().len() - 1
        };
        assert_eq!(entered(Absage::Keine30), 1);
        assert_eq!(entered(Absage::Schwarz), 0);
    }
}

/// Of the second Schwein only (SCHW-10) a trick of the own party is enough, but not while a Hochzeit
/// is open: it is until the trick is complete in which a Genscher has named somebody.
#[test]
fn a_genscher_makes_the_first_schwein_won_once_the_hochzeit_is_clarified() {
    let mut rules = mode(SchweineMode::SecondOnly);
    rules.genscher = Genscher::On;
    rules.schweine.contracts = SchweineContracts::of(&[SchweineContract::HochzeitAny]);
    let contract = Contract::Hochzeit {
        seat: Seat::First,
        selector: Selector::Kreuz,
    };
    let mut game = Game::new(&rules, &opening(contract, SCHWEINE));
    let refused = |game: &Game| reasons(&game.schweine_grounds(&rules, Seat::Second, Rank::Ace));
    play(&mut game, &rules, "HK HK HA HA");
    play(&mut game, &rules, "DJ HT SJ DA");
    game.name_with_next_card(Seat::Fourth, Seat::Second);
    play(&mut game, &rules, "DK SQ");
    assert!(game.parties().together(Seat::Second, Seat::Fourth));
    assert_eq!(
        refused(&game),
        [(Reason::SchweineTooLate, Rule::Schw10)],
        "seat 4 has the trick with the first"
    );
    play(&mut game, &rules, "CJ DJ HQ");
    assert_eq!(game.to_play(), Some(Seat::Second));
    assert_eq!(refused(&game), []);
}
