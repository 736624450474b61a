//! Claims against hands that are not known, against all the deals that fit.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_engine::{
    Budget, BySeat, Card, CardSet, Claim, ClaimKind, Deal, Extent, Extra, ExtraWord, Heard, Known,
    Play, Position, Rank, Said, SchweineContract, SchweineContracts, SchweineCount, SchweineMode,
    Seat, Solo, Word, Worlds,
};
use doko_laws::{BYTES, Numbers, Script};

/// A solo near its end, in which the soloist keeps his best cards.
fn ending(numbers: &mut Numbers, left: usize) -> (Script, Seat) {
    let script = dealt(numbers);
    let soloist = Seat::ALL[numbers.below(4)];
    let solo = [Solo::Karo, Solo::Herz, Solo::Damen, Solo::Fleischlos][numbers.below(4)];
    (played(script, numbers, soloist, solo, left), soloist)
}

/// The same, but a seat may declare Schweine: often the soloist, who keeps them.
fn ending_with_schweine(numbers: &mut Numbers, left: usize) -> (Script, Seat) {
    let mut script = dealt(numbers);
    let schweine = &mut script.rules.schweine;
    schweine.mode = [
        SchweineMode::Vorbehalt,
        SchweineMode::AtFirstFox,
        SchweineMode::SecondOnly,
    ][numbers.below(3)];
    schweine.count = [SchweineCount::Both, SchweineCount::FirstOnly][numbers.below(2)];
    schweine.contracts = SchweineContracts::of(&[SchweineContract::Farbsolo]);
    let (solo, ace) = [(Solo::Karo, Card::DA), (Solo::Herz, Card::HA)][numbers.below(2)];
    let mut seats = Seat::ALL.into_iter();
    let holder = seats.find(|&seat| script.deal.hand(seat).count(ace) == 2);
    let any = Seat::ALL[numbers.below(4)];
    let soloist = holder.filter(|_| numbers.below(3) > 0).unwrap_or(any);
    (played(script, numbers, soloist, solo, left), soloist)
}

fn dealt(numbers: &mut Numbers) -> Script {
    let seed: Vec<u8> = numbers.bytes(BYTES);
    let mut script = Script::of(&seed).unwrap();
    script.context = doko_engine::Context::default();
    (script.said, script.plays, script.extras) = (Vec::new(), Vec::new(), Vec::new());
    script
}

/// A solo up to so many cards before its end.
fn played(
    mut script: Script,
    numbers: &mut Numbers,
    soloist: Seat,
    solo: Solo,
    left: usize,
) -> Script {
    let rules = script.rules;
    let mut position = Position::new(&rules, script.context, script.deal);
    for seat in Seat::ALL {
        let word = if seat == soloist {
            Word::Solo(solo)
        } else {
            Word::Gesund
        };
        position.say(seat, word).unwrap();
        script.said.push(Said { seat, word });
    }
    let order = position.game().unwrap().order();
    let pair = rules
        .schweine
        .on_top(position.game().unwrap().contract())
        .next();
    if rules.schweine.mode == SchweineMode::Vorbehalt {
        for seat in Seat::ALL {
            declare(&mut script, &mut position, seat);
        }
    }
    while script.plays.len() < 48 - left {
        let seat = position.to_play().unwrap();
        let mut legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
        // The weakest first for the soloist, the strongest first for the others.
        legal.sort_by_key(|&card| {
            let beaten = Card::ALL
                .iter()
                .filter(|&&it| order.beats(it, card) && pair != Some(card))
                .count();
            let strength = 24 - beaten;
            if seat == soloist {
                strength
            } else {
                24 - strength
            }
        });
        let careless = numbers.below(5) == 0;
        let card = legal[if careless {
            numbers.below(legal.len())
        } else {
            0
        }];
        if pair == Some(card) && numbers.below(4) > 0 {
            declare(&mut script, &mut position, seat);
        }
        position.play(seat, card).unwrap();
        script.plays.push(Play { seat: None, card });
    }
    script
}

/// Declares Schweine if the seat may.
fn declare(script: &mut Script, position: &mut Position<'_>, seat: Seat) {
    if position.declare_schweine(seat, Rank::Ace).is_ok() {
        let at = u8::try_from(script.plays.len()).unwrap();
        let word = ExtraWord::Schweine(Rank::Ace);
        script.extras.push(Extra { at, seat, word });
    }
}

fn give(script: &Script, cards: &[Card], hands: BySeat<CardSet>, found: &mut Vec<Deal>) {
    let Some((&card, rest)) = cards.split_first() else {
        let deal = Deal::new(script.rules.deck, hands).unwrap();
        if !found.contains(&deal) && position(script, deal).is_some() {
            found.push(deal);
        }
        return;
    };
    for seat in Seat::ALL {
        let mut next = hands;
        if hands.get(seat).len() < 12 && next.get_mut(seat).insert(card) {
            give(script, rest, next, found);
        }
    }
}

fn position(script: &Script, deal: Deal) -> Option<Position<'_>> {
    let mut position = Position::new(&script.rules, script.context, deal);
    for said in &script.said {
        position.say(said.seat, said.word).ok()?;
    }
    for (at, play) in (0..).zip(&script.plays) {
        for extra in script.extras.iter().filter(|it| it.at == at) {
            position.declare_schweine(extra.seat, Rank::Ace).ok()?;
        }
        position.play(position.to_play()?, play.card).ok()?;
    }
    Some(position)
}

#[test]
fn a_claim_is_judged_as_in_all_deals_that_fit() {
    let seen = judged_as_in_all_deals(5, 250, ending);
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

/// What is declared, and what may be, raises cards.
#[test]
fn a_claim_with_schweine_is_judged_as_in_all_deals_that_fit() {
    let seen = judged_as_in_all_deals(7, 2_000, ending_with_schweine);
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
}

/// How often no deal, some deals and all deals allow a claim.
fn judged_as_in_all_deals(
    seed: u64,
    rounds: usize,
    ending: fn(&mut Numbers, usize) -> (Script, Seat),
) -> [usize; 3] {
    let mut numbers = Numbers::new(seed);
    let mut seen = [0; 3];
    for round in 0..rounds {
        let left = 4 + numbers.below(6);
        let (script, soloist) = ending(&mut numbers, left);
        let now = position(&script, script.deal).unwrap();
        let hidden = |seat: Seat| seat != soloist;
        let mut start = *script.deal.hands();
        let mut cards = Vec::new();
        for seat in Seat::ALL.into_iter().filter(|&seat| hidden(seat)) {
            for card in now.game().unwrap().hand(seat).cards() {
                start.get_mut(seat).remove(card);
                cards.push(card);
            }
        }
        let mut deals = Vec::new();
        give(&script, &cards, start, &mut deals);

        let hand = now.game().unwrap().hand(soloist);
        let named: Vec<Card> = hand.cards().take(numbers.below(3)).collect();
        let claim = Claim {
            seat: soloist,
            kind: ClaimKind::Rest,
            order: &named,
        };
        let holds = |&deal: &Deal| position(&script, deal).unwrap().claim(&claim).is_ok();
        let known = Known {
            rules: &script.rules,
            context: script.context,
            hands: script
                .deal
                .hands()
                .map(|seat, &hand| (!hidden(seat)).then_some(hand)),
            record: script.record(),
            hidden: [None; 2],
            heard: Heard::default(),
            budget: Box::leak(Box::default()),
            pairs: None,
        };
        let found = Worlds::of(known).claim(&claim);
        assert_eq!(found.extent, Extent::All, "{round}");
        let (any, all) = (deals.iter().any(holds), deals.iter().all(holds));
        assert_eq!(found.accepted_with.is_some(), any, "{round}: {named:?}");
        assert_eq!(found.refused_with.is_none(), all, "{round}: {named:?}");
        seen[usize::from(any) + usize::from(all)] += 1;
    }
    seen
}

/// Ten tricks before the end nobody can go through all deals; top cards are
/// enough.
#[test]
fn top_cards_need_no_search() {
    let hand: CardSet = "CA CA CT CT CK CK CQ CQ CJ CJ C9 C9".parse().unwrap();
    let said = Seat::ALL.map(|seat| Said {
        seat,
        word: if seat == Seat::First {
            Word::Solo(Solo::Fleischlos)
        } else {
            Word::Gesund
        },
    });
    let claim = Claim {
        seat: Seat::First,
        kind: ClaimKind::Rest,
        order: &[],
    };
    let known = |hand: CardSet| Known {
        rules: &doko_engine::rulesets::DDV_TSR,
        context: doko_engine::Context::default(),
        hands: BySeat::from_fn(|seat| (seat == Seat::First).then_some(hand)),
        record: doko_engine::Record {
            said: &said,
            plays: &[],
            extras: &[],
            claim_order: &[],
            schweine_party: None,
        },
        hidden: [None; 2],
        heard: Heard::default(),
        budget: Box::leak(Box::default()),
        pairs: None,
    };
    let found = Worlds::of(known(hand)).claim(&claim);
    assert!(found.refused_with.is_none() && found.extent == Extent::All);
    let weaker: CardSet = "CA CA CT CT CK CK CQ CQ CJ CJ C9 S9".parse().unwrap();
    let found = Worlds::of(known(weaker)).claim(&claim);
    assert!(found.refused_with.is_some() && found.accepted_with.is_none());
}

/// Whatever is hidden, a question about a claim takes little more than its budget,
/// whether the claim is asked about or stands in the record.
#[test]
fn what_is_looked_at_for_a_claim_is_bounded() {
    let mut numbers = Numbers::new(11);
    for round in 0..150 {
        let left = 4 + numbers.below(45);
        let (mut script, soloist) = ending(&mut numbers, left);
        let shown = numbers.below(16);
        let hands = BySeat::from_fn(|seat| {
            let known = seat == soloist || shown & (1 << seat as usize) != 0;
            known.then_some(script.deal.hand(seat))
        });
        let at = u8::try_from(script.plays.len()).unwrap();
        for asked in [true, false] {
            let budget = Budget::new();
            if !asked {
                let word = ExtraWord::Claim(ClaimKind::Rest);
                let seat = soloist;
                script.extras.push(Extra { at, seat, word });
            }
            let judged = Known {
                rules: &script.rules,
                context: script.context,
                hands,
                record: script.record(),
                hidden: [None; 2],
                heard: Heard::default(),
                budget: &budget,
                pairs: None,
            }
            .judge();
            let claim = Claim {
                seat: soloist,
                kind: ClaimKind::Rest,
                order: &[],
            };
            if asked {
                let found = judged.worlds.claim(&claim);
                assert!(
                    !budget.is_spent() || found.extent == Extent::Some,
                    "{round}"
                );
            } else {
                judged.unproven();
            }
            assert!(
                budget.spent() < Budget::STEPS / 100 * 105,
                "{round}: {budget:?}"
            );
        }
    }
}

/// A claim that has to be proved against all hands takes but a small part of the
/// budget: with whole hands no claim is left undecided.
#[test]
fn a_proof_is_short() {
    let mut numbers = Numbers::new(12);
    for round in 0..600 {
        let left = 4 + numbers.below(45);
        let (script, soloist) = ending(&mut numbers, left);
        let budget = Budget::new();
        let known = Known {
            rules: &script.rules,
            context: script.context,
            hands: script.deal.hands().map(|_, &hand| Some(hand)),
            record: script.record(),
            hidden: [None; 2],
            heard: Heard::default(),
            budget: &budget,
            pairs: None,
        };
        let worlds = Worlds::of(known);
        let before = budget.spent();
        let claim = Claim {
            seat: soloist,
            kind: ClaimKind::Rest,
            order: &[],
        };
        assert_eq!(worlds.claim(&claim).extent, Extent::All);
        let taken = budget.spent() - before;
        assert!(taken < Budget::STEPS / 20, "{round}: {taken}");
    }
}

/// Eleven tricks before the end, with an ace on the table that may be beaten by
/// nothing and a long suit behind it, there are more deals than anybody looks at.
#[test]
fn a_claim_beyond_the_budget_is_left_undecided() {
    let hand: CardSet = "CA CA CT CT CK CK CQ CQ CJ CJ C9 C9".parse().unwrap();
    let said = Seat::ALL.map(|seat| Said {
        seat,
        word: if seat == Seat::First {
            Word::Solo(Solo::Fleischlos)
        } else {
            Word::Gesund
        },
    });
    let plays = [Play {
        seat: None,
        card: Card::CA,
    }];
    let ask = || {
        let budget = Budget::new();
        let known = Known {
            rules: &doko_engine::rulesets::DDV_TSR,
            context: doko_engine::Context::default(),
            hands: BySeat::from_fn(|seat| (seat == Seat::First).then_some(hand)),
            record: doko_engine::Record {
                said: &said,
                plays: &plays,
                extras: &[],
                claim_order: &[],
                schweine_party: None,
            },
            hidden: [None; 2],
            heard: Heard::default(),
            budget: &budget,
            pairs: None,
        };
        let found = Worlds::of(known).claim(&Claim {
            seat: Seat::First,
            kind: ClaimKind::Rest,
            order: &[],
        });
        assert_eq!(found.extent, Extent::Some);
        assert!(found.refused_with.is_none() && found.deals_tried > 100);
        assert!(budget.spent() < Budget::STEPS / 100 * 105, "{budget:?}");
        (found.accepted_with, found.deals_tried)
    };
    assert_eq!(ask(), ask());
}
