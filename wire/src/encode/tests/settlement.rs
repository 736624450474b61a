//! What a settlement says of how it came about.

use doko_proto::v1;
use v1::Announcement::{Keine30, Keine60, Keine90, Schwarz};
use v1::Party::{Kontra, Re};

use crate::rulings::tests::of_the_vln;

/// A game of two against two that is given by counts.
struct Counts {
    overrides: v1::RuleSet,
    re_augen: u32,
    announcements: Vec<(v1::Party, v1::Announcement)>,
    specials: Vec<(v1::Party, v1::SpecialPoint)>,
    bock_factor: u32,
}

impl Counts {
    fn of(re_augen: u32, overrides: v1::RuleSet) -> Counts {
        Counts {
            overrides,
            re_augen,
            announcements: Vec::new(),
            specials: Vec::new(),
            bock_factor: 1,
        }
    }

    fn with(mut self, party: v1::Party, announcements: &[v1::Announcement]) -> Counts {
        self.announcements
            .extend(announcements.iter().map(|&it| (party, it)));
        self
    }

    fn settled(self) -> v1::Settlement {
        let announcements = self.announcements.into_iter();
        let specials = self.specials.into_iter();
        let counts = v1::GameCounts {
            rule_set: Some(v1::RuleSetRef {
                source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
                overrides: Some(Box::new(self.overrides)),
                ..v1::RuleSetRef::default()
            }),
            kind: v1::CountedGame::TwoAgainstTwo.into(),
            re_seats: vec![1, 3],
            re_augen: Some(self.re_augen),
            re_tricks: Some(6),
            kontra_tricks: Some(6),
            announcements: announcements
                .map(|(party, announcement)| v1::CountedAnnouncement {
                    party: party.into(),
                    announcement: announcement.into(),
                    mode: v1::AnnouncementMode::Ordinary.into(),
                })
                .collect(),
            specials: specials
                .map(|(party, kind)| v1::CountedSpecial {
                    kind: kind.into(),
                    party: party.into(),
                    count: Some(1),
                })
                .collect(),
            bock_factor: Some(self.bock_factor),
            ..v1::GameCounts::default()
        };
        settlement(v1::score_game_request::Source::Counts(counts))
    }

    /// The rule by which it was won and its option, and the rules that changed its value.
    fn decided(self) -> (String, String, Vec<String>) {
        let mut decided = self.settled().decided_by.into_iter();
        let won = decided.next().unwrap();
        let changed = decided.map(|it| it.rule_id).collect();
        (won.rule_id, won.option_path, changed)
    }

    /// The rule by which it was won, and its option.
    fn won(self) -> (String, String) {
        let (rule, option, _) = self.decided();
        (rule, option)
    }

    fn changed(self) -> Vec<String> {
        self.decided().2
    }
}

fn settlement(source: v1::score_game_request::Source) -> v1::Settlement {
    let request = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(source),
        language: v1::Language::En.into(),
        ..v1::ScoreGameRequest::default()
    };
    match crate::answer(request).unwrap().outcome {
        Some(v1::score_game_response::Outcome::Settlement(settlement)) => settlement,
        other => panic!("{other:?}"),
    }
}

fn by(rule: &str, option: &str) -> (String, String) {
    (rule.to_owned(), option.to_owned())
}

fn tie(tie: v1::Tie120) -> v1::RuleSet {
    v1::RuleSet {
        win_tie_120: tie.into(),
        ..v1::RuleSet::default()
    }
}

fn strict() -> v1::RuleSet {
    v1::RuleSet {
        win_strict_ansage: v1::StrictAnsage::On.into(),
        ..v1::RuleSet::default()
    }
}

const RE: v1::Announcement = v1::Announcement::Re;
const KONTRA: v1::Announcement = v1::Announcement::Kontra;

/// Who wins at 120 to 120 is an option where neither party has made an Absage.
#[test]
fn without_absagen_a_win_is_one_by_who_wins_a_tie() {
    use v1::Tie120::{KontraAlways120, LastKontra, OnlyKontra};
    let won = |option| Counts::of(120, tie(option)).won();
    assert_eq!(won(OnlyKontra), by("WIN-3", "win.tie_120"));
    assert_eq!(won(LastKontra), by("WIN-4", "win.tie_120"));
    assert_eq!(won(KontraAlways120), by("WIN-8", "win.tie_120"));
    let absage = |re_augen, party, ansage, option| {
        let counts = Counts::of(re_augen, tie(option));
        counts.with(party, &[ansage, Keine90]).won()
    };
    for option in [OnlyKontra, LastKontra, KontraAlways120] {
        assert_eq!(absage(80, Kontra, KONTRA, option), by("WIN-1", ""));
        assert_eq!(absage(100, Kontra, KONTRA, option), by("WIN-2", ""));
        assert_eq!(absage(160, Re, RE, option), by("WIN-1", ""));
        assert_eq!(absage(140, Re, RE, option), by("WIN-2", ""));
    }
}

#[test]
fn where_an_ansage_obliges_that_decides_unless_an_absage_does() {
    let obliged = "win.strict_ansage";
    let won = |augen| Counts::of(augen, strict());
    assert_eq!(won(130).won(), by("WIN-3", obliged));
    let both = |augen| won(augen).with(Re, &[RE]).with(Kontra, &[KONTRA]);
    assert_eq!(both(130).won(), by("WIN-8", obliged));
    assert_eq!(both(120).won(), by("WIN-6", obliged));
    let absage = |augen, party, ansage| won(augen).with(party, &[ansage, Keine90]);
    assert_eq!(absage(160, Re, RE).won(), by("WIN-1", ""));
    assert_eq!(absage(140, Re, RE).won(), by("WIN-2", ""));
    // Nobody has kept what it announced.
    for overrides in [strict(), v1::RuleSet::default()] {
        let nobody = Counts::of(120, overrides);
        let nobody = nobody.with(Re, &[RE, Keine90]);
        let nobody = nobody.with(Kontra, &[KONTRA, Keine90]);
        assert_eq!(nobody.won(), by("WIN-6", ""));
    }
}

#[test]
fn schwarz_is_measured_by_an_option() {
    let augen = || v1::RuleSet {
        win_schwarz_by: v1::SchwarzBy::Augen.into(),
        ..v1::RuleSet::default()
    };
    let all = [RE, Keine90, Keine60, Keine30, Schwarz];
    let won = |re_augen, overrides| Counts::of(re_augen, overrides).with(Re, &all).won();
    assert_eq!(won(240, augen()), by("WIN-8", "win.schwarz_by"));
    assert_eq!(won(200, augen()), by("WIN-8", "win.schwarz_by"));
    let tie = v1::RuleSet {
        win_tie_120: v1::Tie120::KontraAlways120.into(),
        ..augen()
    };
    assert_eq!(won(240, tie), by("WIN-8", "win.schwarz_by"));
    let strict = v1::RuleSet {
        win_strict_ansage: v1::StrictAnsage::On.into(),
        ..augen()
    };
    assert_eq!(won(200, strict), by("WIN-8", "win.schwarz_by"));
    assert_eq!(won(200, v1::RuleSet::default()), by("WIN-2", ""));
    let less = Counts::of(220, augen()).with(Re, &all[..4]);
    assert_eq!(less.won(), by("WIN-1", ""));
}

/// Schwarz needs all tricks or all Augen.
#[test]
fn who_has_not_enough_is_told_how_much_there_is() {
    let nobody = |schwarz_by: v1::SchwarzBy| {
        let overrides = v1::RuleSet {
            win_schwarz_by: schwarz_by.into(),
            ..v1::RuleSet::default()
        };
        let nobody = Counts::of(200, overrides);
        let nobody = nobody.with(Re, &[RE, Keine90, Keine60, Keine30, Schwarz]);
        let settled = nobody.with(Kontra, &[KONTRA, Keine90]).settled();
        assert_eq!(settled.result(), v1::GameResult::NobodyWon);
        settled.decided_by.first().unwrap().text.clone()
    };
    let kontra = "Kontra has 40 of the 151 Augen needed.";
    assert_eq!(
        nobody(v1::SchwarzBy::Tricks),
        format!("Nobody wins: Re has 6 of the 12 tricks needed, {kontra}")
    );
    assert_eq!(
        nobody(v1::SchwarzBy::Augen),
        format!("Nobody wins: Re has 200 of the 240 Augen needed, {kontra}")
    );
}

#[test]
fn a_value_is_that_of_the_winner() {
    let mut lost = Counts::of(110, v1::RuleSet::default());
    lost.specials = vec![
        (Kontra, v1::SpecialPoint::Karlchen),
        (Kontra, v1::SpecialPoint::Doppelkopf),
        (Re, v1::SpecialPoint::Doppelkopf),
    ];
    // Won; gegen die Alten, and one more of the points of tricks.
    let settled = lost.settled();
    assert_eq!((settled.base, settled.special, settled.value), (1, 2, 3));
    assert_eq!(settled.points, [-3, 3, -3, 3]);
    let mut won = Counts::of(160, v1::RuleSet::default());
    won.specials = vec![(Kontra, v1::SpecialPoint::Doppelkopf)];
    let settled = won.settled();
    assert_eq!((settled.base, settled.special, settled.value), (2, -1, 1));
    assert_eq!(settled.points, [1, -1, 1, -1]);
}

#[test]
fn each_party_has_the_announcements_that_were_stated_of_it() {
    let counts = Counts::of(160, v1::RuleSet::default());
    let counts = counts.with(Re, &[RE, Keine90]).with(Kontra, &[KONTRA]);
    let settled = counts.settled();
    let made = |of: Option<v1::PartyResult>| {
        let announcements = of.unwrap().announcements.into_iter();
        let made = announcements.map(|it| (it.party(), it.announcement(), it.mode()));
        made.collect::<Vec<_>>()
    };
    let own = v1::AnnouncementMode::Ordinary;
    assert_eq!(made(settled.re), [(Re, RE, own), (Re, Keine90, own)]);
    assert_eq!(made(settled.kontra), [(Kontra, KONTRA, own)]);
}

#[test]
fn what_changes_the_whole_value_is_cited() {
    let worth = |ansage: v1::ScoreAnsage| {
        let overrides = v1::RuleSet {
            score_ansage: ansage.into(),
            ..v1::RuleSet::default()
        };
        let counts = || Counts::of(130, overrides.clone());
        let one = counts().with(Re, &[RE]);
        let both = counts().with(Re, &[RE]).with(Kontra, &[KONTRA]);
        [counts().changed(), one.changed(), both.changed()]
    };
    let none: [&str; 0] = [];
    use v1::ScoreAnsage::{DoubleEach, DoubleOnce, PlusTwo};
    assert_eq!(worth(PlusTwo), [none; 3]);
    let [silent, one, both] = worth(DoubleEach);
    assert_eq!((silent, one), (vec![], vec!["SCORE-19".to_owned()]));
    assert_eq!(both, ["SCORE-19", "SCORE-19"]);
    let [silent, one, both] = worth(DoubleOnce);
    assert_eq!((silent, one), (vec![], vec!["SCORE-44".to_owned()]));
    assert_eq!(both, ["SCORE-44"]);
}

#[test]
fn a_factor_for_bock_is_cited_where_there_are_bock_games() {
    let changed = |factor, overrides| {
        let mut counts = Counts::of(130, overrides);
        counts.bock_factor = factor;
        counts.changed()
    };
    let bock = || v1::RuleSet {
        bock: Some(v1::Bock {
            triggers: vec![v1::BockTrigger::Tie120.into()],
            factor: 2,
            games: Some(4),
            append: v1::BockAppend::Append.into(),
        }),
        ..v1::RuleSet::default()
    };
    assert_eq!(changed(2, bock()), ["SCORE-42"]);
    assert_eq!(changed(1, bock()), [""; 0]);
    assert_eq!(changed(2, v1::RuleSet::default()), [""; 0]);
}

/// Re wins and has said nothing, with four levels more than that; and with less than the
/// special points of Kontra take from it.
#[test]
fn feigheit_and_the_floor_are_cited() {
    let feigheit = |levels| v1::RuleSet {
        feigheit: Some(levels),
        ..v1::RuleSet::default()
    };
    let changed = |re_augen, overrides| Counts::of(re_augen, overrides).changed();
    assert_eq!(changed(220, feigheit(4)), ["SCORE-39"]);
    assert_eq!(changed(200, feigheit(4)), [""; 0]);
    assert_eq!(changed(220, v1::RuleSet::default()), [""; 0]);
    let floor = |floor: v1::ScoreFloor| {
        let overrides = v1::RuleSet {
            score_floor: floor.into(),
            ..v1::RuleSet::default()
        };
        let mut counts = Counts::of(130, overrides);
        counts.specials = vec![(Kontra, v1::SpecialPoint::Doppelkopf); 2];
        counts.settled()
    };
    let rules = |settled: &v1::Settlement| {
        let changed = settled.decided_by.iter().skip(1);
        changed.map(|it| it.rule_id.clone()).collect::<Vec<_>>()
    };
    let (zero, below) = (floor(v1::ScoreFloor::Zero), floor(v1::ScoreFloor::Negative));
    assert_eq!((zero.value, rules(&zero)), (0, vec!["SCORE-17".to_owned()]));
    assert_eq!((below.value, rules(&below)), (-1, vec![]));
}

#[test]
fn a_redeal_is_worth_nothing_and_says_why() {
    let overrides = v1::RuleSet {
        armut: v1::ArmutMode::Redeal.into(),
        ..v1::RuleSet::default()
    };
    // Seat 1 has three trumps.
    let mut record = of_the_vln(overrides, "");
    if let Some(first) = record.said_words.first_mut() {
        *first = v1::SaidWord::Armut.into();
    }
    let settled = settlement(v1::score_game_request::Source::Record(record));
    assert_eq!(settled.result(), v1::GameResult::Redeal);
    assert_eq!(settled.redeal_reason(), v1::RedealReason::Armut);
    assert_eq!(settled.points, [0; 4]);
    let rules: Vec<_> = settled
        .decided_by
        .iter()
        .map(|it| it.rule_id.as_str())
        .collect();
    assert_eq!(rules, ["ARM-2"]);
    assert_eq!(
        (settled.re, settled.kontra, settled.contract),
        (None, None, None)
    );
}
