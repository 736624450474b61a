//! Options that the shipped rule sets do not use: every one changes answers, and
//! as the rules say.

use doko_engine::{
    AbsageRequires, Announcement, AnnouncementRules, ByParty, CompletedTrick, Contract, Counter,
    CountsAs, Earliest, GegenDieAlten, Hochzeit, OwnTrick, Parties, Party, Position, RuleSet,
    SchwarzBy, Seat, Selector, Selectors, Settlement, Skip, Standing, Taken, Tally, Tie120, Word,
    no_specials, rulesets, winner,
};
use doko_judge::names::reason_name;
use doko_laws::beside::{WORDS, table};
use doko_laws::book::{Options, Ruling, class};
use doko_laws::{BYTES, Script};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, proptest};
use proptest::sample::select;

fn options() -> impl Strategy<Value = Options> {
    let max = select(vec![
        [1, 2, 3, 4, 5],
        [1, 3, 6, 9, 9],
        [0, 0, 1, 12, 12],
        [2, 2, 2, 2, 2],
    ]);
    let bools = (
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
    );
    (max, bools, 0..3_u32).prop_map(|(max, bools, reply_extra)| Options {
        max,
        reply_extra,
        tricks_started: bools.0,
        after_first_trick: bools.1,
        skip_absagen: bools.2,
        skip_ansage: bools.3,
        requires_any: bools.4,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// ANN-20 under any options: the book and the engine find the same first
    /// reason.
    #[test]
    fn announcements_follow_any_options(bytes in vec(any::<u8>(), BYTES), options in options()) {
        let script = Script::of(&bytes).unwrap();
        let rules = RuleSet { announcement: rules_of(&options), ..script.rules };
        let mut position = Position::new(&rules, script.context, script.deal);
        for said in &script.said {
            position.say(said.seat, said.word).unwrap();
        }
        let mut table = table(&position).unwrap();
        table.options = options;
        let mut choices = bytes.iter().cycle().map(|&byte| usize::from(byte));
        for play in &script.plays {
            for seat in Seat::ALL {
                for (announcement, word) in Announcement::ALL.into_iter().zip(WORDS) {
                    let ruling = table.ruling(seat as usize, word);
                    match position.check_announcement(seat, announcement) {
                        Ok(made) if made.as_reply() => assert_eq!(ruling, Ruling::OkReply),
                        Ok(made) => assert_eq!(ruling, Ruling::Ok(u32::from(made.lowest_level))),
                        Err(refusal) => {
                            let reason = reason_name(refusal.reason());
                            let Ruling::No(first) = ruling else {
                                panic!("{ruling:?} and {reason}: {options:?}");
                            };
                            assert_eq!(first, reason, "{options:?}");
                        }
                    }
                }
            }
            let (seat, say) = (choices.next().unwrap() % 4, choices.next().unwrap() % 6);
            if position.announce(Seat::ALL[seat], Announcement::ALL[say]).is_ok() {
                table.announce(seat, WORDS[say]);
            }
            let seat = position.to_play().unwrap();
            position.play(seat, play.card).unwrap();
            table.play(seat as usize, &play.card.to_string());
        }
    }

    /// A Hochzeit with any selector and limit, and one that a trick of one's own
    /// decides (WED-3 to WED-7).
    #[test]
    fn a_hochzeit_is_clarified_as_the_options_say(
        bytes in vec(any::<u8>(), BYTES),
        limit in 1..=12_u8,
        decides in any::<bool>(),
        selector in select(Selector::ALL.to_vec()),
    ) {
        let script = Script::of(&bytes).unwrap();
        let mut rules = script.rules;
        rules.hochzeit.selectors = Selectors::of(&[selector]);
        rules.hochzeit.limit = limit;
        rules.hochzeit.own_trick = if decides { OwnTrick::Decides } else { OwnTrick::GoesOn };
        let mut position = Position::new(&rules, script.context, script.deal);
        for said in &script.said {
            let hochzeit = matches!(said.word, Word::Hochzeit(_));
            let word = if hochzeit { Word::Hochzeit(selector) } else { said.word };
            position.say(said.seat, word).unwrap();
        }
        let contract = position.game().unwrap().contract();
        for play in &script.plays {
            position.play(position.to_play().unwrap(), play.card).unwrap();
        }
        let game = position.game().unwrap();
        let Contract::Hochzeit { seat, .. } = contract else {
            assert_eq!(game.hochzeit(), Hochzeit::None);
            return Ok(());
        };
        let kind = |trick: &CompletedTrick| match class("hochzeit", &trick.cards[0].to_string()) {
            'T' => vec![Selector::Any, Selector::Trumpf],
            'C' => vec![Selector::Any, Selector::Fehl, Selector::Kreuz],
            'S' => vec![Selector::Any, Selector::Fehl, Selector::Pik],
            _ => vec![Selector::Any, Selector::Fehl, Selector::Herz],
        };
        let mut matching = game.tricks().iter().enumerate().filter(|(place, trick)| {
            *place < usize::from(limit) && kind(trick).contains(&selector)
        });
        let found = matching.find(|(_, trick)| decides || trick.winner != seat);
        let expected = found.map_or((limit, None), |(place, trick)| {
            (place as u8 + 1, Some(trick.winner).filter(|&winner| winner != seat))
        });
        let (trick, partner) = expected;
        assert_eq!(game.hochzeit(), Hochzeit::Clarified { trick, partner });
    }
}

/// WIN-3, WIN-4: at 120 to 120 the order of the Ansagen can matter.
#[test]
fn the_tie_goes_as_the_option_says() {
    let cases = [
        (
            Tie120::OnlyKontra,
            [
                Party::Kontra,
                Party::Re,
                Party::Kontra,
                Party::Kontra,
                Party::Kontra,
            ],
        ),
        (
            Tie120::LastKontra,
            [
                Party::Kontra,
                Party::Re,
                Party::Re,
                Party::Kontra,
                Party::Kontra,
            ],
        ),
        (Tie120::KontraAlways120, [Party::Kontra; 5]),
    ];
    let said: [&[Party]; 5] = [
        &[],
        &[Party::Kontra],
        &[Party::Re, Party::Kontra],
        &[Party::Kontra, Party::Re],
        &[Party::Re],
    ];
    for (tie_120, expected) in cases {
        let rules = RuleSet {
            tie_120,
            ..rulesets::DDV_TSR
        };
        for (said, expected) in said.into_iter().zip(expected) {
            let taken = Taken {
                augen: ByParty {
                    re: 120,
                    kontra: 120,
                },
                tricks: ByParty { re: 6, kontra: 6 },
                standing: ByParty::from_fn(|party| ansage(said.contains(&party), 1)),
                last_ansage: said.last().copied(),
            };
            assert_eq!(
                winner(&rules, &taken),
                Some(expected),
                "{tie_120:?} {said:?}"
            );
        }
    }
}

/// WIN-5, WIN-8: a trick without Augen is a trick, unless Augen decide.
#[test]
fn schwarz_goes_by_tricks_or_by_augen() {
    let taken = Taken {
        augen: ByParty { re: 240, kontra: 0 },
        tricks: ByParty { re: 11, kontra: 1 },
        standing: ByParty {
            re: ansage(true, 5),
            kontra: Standing::default(),
        },
        last_ansage: Some(Party::Re),
    };
    let by = |schwarz_by| {
        winner(
            &RuleSet {
                schwarz_by,
                ..rulesets::DDV_TSR
            },
            &taken,
        )
    };
    assert_eq!(by(SchwarzBy::Tricks), Some(Party::Kontra));
    assert_eq!(by(SchwarzBy::Augen), Some(Party::Re));
}

/// SCORE-32: the point for beating the queens of clubs.
#[test]
fn gegen_die_alten_can_be_off() {
    let tally = Tally {
        parties: Parties::pair(Seat::First, Seat::Second),
        counts_as: CountsAs::TwoAgainstTwo,
        taken: Taken {
            augen: ByParty {
                re: 100,
                kontra: 140,
            },
            tricks: ByParty { re: 6, kontra: 6 },
            standing: ByParty::default(),
            last_ansage: None,
        },
        specials: no_specials(),
    };
    let mut rules = rulesets::DDV_TSR;
    assert_eq!(Settlement::of(&rules, &tally).value_for_re, -2);
    rules.score.gegen_die_alten = GegenDieAlten::Off;
    assert_eq!(Settlement::of(&rules, &tally).value_for_re, -1);
}

/// The shipped rule sets differ where the rules say so and nowhere else.
#[test]
fn the_league_differs_from_the_tournament_in_four_options() {
    let (ddv, liga) = (rulesets::DDV_TSR, rulesets::DOKOLAND_LIGA);
    assert_ne!(ddv.solo_lead, liga.solo_lead);
    assert_ne!(ddv.pflichtsolo, liga.pflichtsolo);
    assert_ne!(ddv.vorbehalt_order, liga.vorbehalt_order);
    assert_ne!(ddv.list, liga.list);
    let same = RuleSet {
        solo_lead: ddv.solo_lead,
        pflichtsolo: ddv.pflichtsolo,
        vorbehalt_order: ddv.vorbehalt_order,
        list: ddv.list,
        ..liga
    };
    assert_eq!(same, ddv);
}

fn ansage(said: bool, level: u8) -> Standing {
    Standing::new(said, if said { level } else { 0 })
}

fn rules_of(options: &Options) -> AnnouncementRules {
    let skip = |allowed| {
        if allowed {
            Skip::Allowed
        } else {
            Skip::Forbidden
        }
    };
    AnnouncementRules {
        counter: if options.tricks_started {
            Counter::TricksStarted
        } else {
            Counter::OwnCardsPlayed
        },
        max: ByParty::from_fn(|_| options.max.map(|max| max as u8)),
        earliest: if options.after_first_trick {
            Earliest::AfterFirstTrick
        } else {
            Earliest::ContractFixed
        },
        reply_extra: options.reply_extra as u8,
        skip_absagen: skip(options.skip_absagen),
        skip_ansage: skip(options.skip_ansage),
        absage_requires: if options.requires_any {
            AbsageRequires::Any
        } else {
            AbsageRequires::Own
        },
        ..rulesets::DDV_TSR.announcement
    }
}
