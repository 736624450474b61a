//! Which parties are known to whom, and by what.

use super::*;
use crate::game::knowledge::{Disclosure, Observer, known_parties};
use crate::options::SilentHochzeit;
use crate::ruleset::RuleSet;

type Told = [Option<(Party, Disclosure)>; 4];

fn told(game: &Game, observer: Observer) -> Told {
    let known = known_parties(&VLN, game, &hands(SCHWEINE), observer);
    Seat::ALL.map(|seat| *known.get(seat))
}

fn public(game: &Game) -> Told {
    told(game, Observer::Public)
}

fn ansage(seat: Seat, party: Party) -> Announced {
    Announced {
        seat,
        party,
        announcement: Announcement::Ansage(party),
        lowest_level: 1,
        alone: false,
        mode: AnnouncementMode::Ordinary,
        cards_played: 0,
    }
}

#[test]
fn everybody_knows_his_own_hand_and_nobody_else() {
    let game = plain(&VLN);
    assert_eq!(public(&game), [None; 4]);
    for (seat, party) in
        Seat::ALL
            .into_iter()
            .zip([Party::Kontra, Party::Re, Party::Re, Party::Kontra])
    {
        let mut expected = [None; 4];
        expected[seat as usize] = Some((party, Disclosure::OwnHand));
        assert_eq!(told(&game, Observer::Seat(seat)), expected, "{seat}");
    }
}

#[test]
fn who_announces_tells_his_party() {
    let mut game = plain(&VLN);
    game.enter(ansage(Seat::Third, Party::Re));
    let re = Some((Party::Re, Disclosure::Announcement));
    assert_eq!(public(&game), [None, None, re, None]);
    game.enter(ansage(Seat::First, Party::Kontra));
    let kontra = Some((Party::Kontra, Disclosure::Announcement));
    assert_eq!(public(&game), [kontra, None, re, None]);
    // Who holds the other ♣Q knows everything.
    let own = Some((Party::Re, Disclosure::OwnHand));
    let rest = Some((Party::Kontra, Disclosure::Elimination));
    assert_eq!(
        told(&game, Observer::Seat(Seat::Second)),
        [kontra, own, re, rest]
    );
}

#[test]
fn schweine_before_the_first_card_are_told_from_announcements() {
    let by = |game: &Game| public(game)[1].map(|it| it.1);
    assert_eq!(by(&with_schweine(&VLN)), Some(Disclosure::Schweine));
    let mut own = plain(&VLN);
    own.enter(ansage(Seat::Second, Party::Re));
    assert_eq!(by(&own), Some(Disclosure::Announcement));
    let mut later = plain(&VLN);
    later.enter(Announced {
        mode: AnnouncementMode::Forced,
        cards_played: 4,
        ..ansage(Seat::Second, Party::Re)
    });
    assert_eq!(by(&later), Some(Disclosure::Announcement));
}

#[test]
fn a_queen_on_the_table_tells_and_so_does_a_card_thrown_on_a_trump() {
    let mut game = plain(&VLN);
    for trick in &TRICKS[..4] {
        play(&mut game, &VLN, trick);
    }
    assert_eq!(public(&game), [None; 4]);
    let seat = game.to_play().unwrap();
    play(&mut game, &VLN, "CQ");
    let mut expected = [None; 4];
    expected[seat as usize] = Some((Party::Re, Disclosure::ClubQueen));
    assert_eq!(public(&game), expected);
    let mut announced = game.clone();
    announced.enter(ansage(seat, Party::Re));
    assert_eq!(
        public(&announced),
        expected,
        "a card tells more than a word"
    );
    play(&mut game, &VLN, "HT HT HQ");
    // A plain card follows to the ♠Q: its player has no trump left.
    play(&mut game, &VLN, TRICKS[5]);
    let thrown = public(&game).into_iter().flatten();
    let thrown = thrown.filter(|it| *it == (Party::Kontra, Disclosure::Discard));
    assert!(thrown.count() > 0, "{:?}", public(&game));
}

#[test]
fn in_an_open_hochzeit_one_party_is_known() {
    let game = Game::new(&VLN, &opening(OPEN, HOCHZEIT));
    let Contract::Hochzeit { seat, .. } = OPEN else {
        panic!("a Hochzeit");
    };
    let mut expected = [None; 4];
    expected[seat as usize] = Some((Party::Re, Disclosure::Contract));
    assert_eq!(public(&game), expected);
}

/// Where both ♣Q cannot be held in silence (STILL-1), two Kontra players tell the other two.
#[test]
fn two_kontra_players_tell_the_others_where_nobody_is_silent() {
    let mut rules = VLN;
    let mut game = plain(&rules);
    for seat in [Seat::First, Seat::Fourth] {
        game.enter(ansage(seat, Party::Kontra));
    }
    let parties = |rules: &RuleSet| {
        let known = known_parties(rules, &game, &hands(SCHWEINE), Observer::Public);
        Seat::ALL.map(|seat| *known.get(seat))
    };
    let kontra = Some((Party::Kontra, Disclosure::Announcement));
    assert_eq!(parties(&rules), [kontra, None, None, kontra]);
    rules.hochzeit.silent = SilentHochzeit::Forbidden;
    let re = Some((Party::Re, Disclosure::Elimination));
    assert_eq!(parties(&rules), [kontra, re, re, kontra]);
}
