//! Claims and inevitable tricks against their definitions, told naively.

#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_engine::{
    Assessment, Card, CardSet, Claim, ClaimKind, Claims, Class, Complaint, Contract, DulleTie,
    Evidence, Harm, Hearing, List, NamedOrder, Offence, OffenceClass, OffenceKind, Party,
    Penalties, Position, Reason, Record, RuleSet, Seat, Trick, Word, rulesets,
};
use doko_judge::names::snake_case;
use doko_laws::{BYTES, Numbers, Script};
use doko_reference::cards::read_card;

/// CLAIM-5, word for word: all cards of the opponents, all choices of the soloist.
fn holds(position: &Position<'_>, seat: Seat, named: &[Card]) -> bool {
    let game = position.game().unwrap();
    let Some(on_turn) = position.to_play() else {
        return true;
    };
    let own = on_turn == seat;
    let choice: Vec<Card> = if own {
        choice(position, seat, named)
    } else {
        game.legal_cards().kinds().collect()
    };
    let named = if own {
        named.get(1..).unwrap_or(&[])
    } else {
        named
    };
    !choice.is_empty()
        && choice.into_iter().all(|card| {
            let mut next = position.clone();
            next.play(on_turn, card).unwrap();
            let after = next.game().unwrap();
            let complete = after.trick().is_empty();
            let won = after.tricks().last().is_some_and(|it| it.winner == seat);
            (!complete || won) && holds(&next, seat, named)
        })
}

fn choice(position: &Position<'_>, seat: Seat, named: &[Card]) -> Vec<Card> {
    let game = position.game().unwrap();
    let (order, hand) = (game.order(), game.hand(seat));
    if let Some(&next) = named.first() {
        let legal = game.legal_cards().contains(next);
        return legal.then_some(next).into_iter().collect();
    }
    let Some(demanded) = game.demanded() else {
        let tops = Class::ALL
            .into_iter()
            .filter_map(|class| order.descending(class).find(|&card| hand.contains(card)));
        return tops.collect();
    };
    let of_class: Vec<Card> = hand
        .kinds()
        .filter(|&it| order.class(it) == demanded)
        .collect();
    if of_class.is_empty() {
        let trumps = hand.kinds().filter(|&it| order.class(it) == Class::Trump);
        return if demanded == Class::Trump {
            Vec::new()
        } else {
            trumps.collect()
        };
    }
    of_class
        .into_iter()
        .filter(|&card| takes(position, card))
        .collect()
}

/// Whether `card` of the seat on turn takes the running trick.
fn takes(position: &Position<'_>, card: Card) -> bool {
    let game = position.game().unwrap();
    let last = game.tricks().len() == 11;
    let mut trick: Trick = *game.trick();
    trick.put(card, 0, game.order(), position.rules().dulle_tie, last);
    trick.winning_seat() == position.to_play()
}

/// A solo near its end in which the soloist often has the better cards.
fn ending<'r>(rules: &'r RuleSet, numbers: &mut Numbers) -> Option<Position<'r>> {
    let seed: Vec<u8> = numbers.bytes(BYTES);
    let script = Script::of(&seed)?;
    let mut position = Position::new(rules, doko_engine::Context::default(), script.deal);
    let soli: Vec<Word> = rules.solos.iter().map(Word::Solo).collect();
    let soloist = Seat::ALL[numbers.below(4)];
    for seat in Seat::ALL {
        let solo = soli[numbers.below(soli.len())];
        let word = if seat == soloist { solo } else { Word::Gesund };
        position.say(seat, word).unwrap();
    }
    let cards = 48 - 4 * (1 + numbers.below(4)) + numbers.below(4);
    let strong = numbers.below(4) > 0;
    for _ in 0..cards.min(47) {
        let seat = position.to_play()?;
        let legal = position.legal_cards(seat);
        let card = card_of(&position, seat, soloist, strong, legal, numbers);
        position.play(seat, card).unwrap();
    }
    Some(position)
}

/// Any card; or the soloist keeps the strong cards, and the others the weak ones.
fn card_of(
    position: &Position<'_>,
    seat: Seat,
    soloist: Seat,
    strong: bool,
    legal: CardSet,
    numbers: &mut Numbers,
) -> Card {
    let order = position.game().unwrap().order();
    let mut kinds: Vec<Card> = legal.kinds().collect();
    if !strong || numbers.below(6) == 0 {
        return kinds.swap_remove(numbers.below(kinds.len()));
    }
    let mut all: Vec<Card> = Class::ALL
        .into_iter()
        .flat_map(|class| order.descending(class).enumerate())
        .map(|(place, card)| {
            (
                place
                    + if order.class(card) == Class::Trump {
                        0
                    } else {
                        4
                    },
                card,
            )
        })
        .map(|(place, card)| (place, card as usize))
        .collect::<std::collections::BTreeSet<_>>()
        .into_iter()
        .filter_map(|(_, card)| Card::from_index(card))
        .filter(|card| kinds.contains(card))
        .collect();
    if seat == soloist {
        all.pop().unwrap()
    } else {
        all.swap_remove(0)
    }
}

fn soloist(position: &Position<'_>) -> Seat {
    let Contract::Solo { seat, .. } = position.game().unwrap().contract() else {
        panic!("{position:?}");
    };
    seat
}

/// A claim is found valid exactly when it holds by definition, and what is said
/// to break it does.
#[test]
fn a_claim_holds_as_it_is_defined() {
    let mut numbers = Numbers::new(7);
    let (mut valid, mut invalid) = ([0; 2], [0; 2]);
    let ties = [
        DulleTie::First,
        DulleTie::First,
        DulleTie::Second,
        DulleTie::SecondExceptLast,
        DulleTie::FirstExceptLast,
    ];
    for round in 0..3000 {
        let rules = RuleSet {
            dulle_tie: ties[round % ties.len()],
            ..rulesets::DDV_TSR
        };
        let Some(position) = ending(&rules, &mut numbers) else {
            continue;
        };
        let seat = soloist(&position);
        let mut hand: Vec<Card> = position.game().unwrap().hand(seat).cards().collect();
        if hand.is_empty() || position.to_play().is_none() {
            continue;
        }
        let mut named = Vec::new();
        if round % 2 == 1 {
            for _ in 0..=numbers.below(hand.len()) {
                named.push(hand.swap_remove(numbers.below(hand.len())));
            }
        }
        let claim = Claim {
            seat,
            kind: ClaimKind::Rest,
            order: &named,
        };
        let expected = holds(&position, seat, &named);
        let verdict = position.clone().claim(&claim);
        assert_eq!(verdict.is_ok(), expected, "{named:?} {position:?}");
        let counts = if expected { &mut valid } else { &mut invalid };
        counts[round % 2] += 1;
        if let Err(refusal) = verdict {
            assert_eq!(refusal.reason(), Reason::ClaimNotProven);
            check_line(&position, seat, refusal.evidence());
        }
    }
    println!("valid {valid:?} invalid {invalid:?}");
    assert!(
        valid.iter().chain(&invalid).all(|&count| count > 200),
        "{valid:?} {invalid:?}"
    );
}

fn check_line(position: &Position<'_>, seat: Seat, evidence: &Evidence) {
    let Evidence::Claim { counterplay, .. } = evidence else {
        panic!("{evidence:?}");
    };
    let mut position = position.clone();
    for &card in counterplay.cards.iter() {
        let on_turn = position.to_play().unwrap();
        position.play(on_turn, card).unwrap();
    }
    if counterplay.lost_trick == 0 {
        assert!(counterplay.cards.is_empty());
        return;
    }
    let tricks = position.game().unwrap().tricks();
    assert_eq!(tricks.len(), usize::from(counterplay.lost_trick));
    assert!(position.game().unwrap().trick().is_empty());
    assert_ne!(tricks.last().unwrap().winner, seat);
}

/// Whether every play gives every remaining trick to `party`.
fn makes_all(position: &Position<'_>, party: Party) -> bool {
    let Some(seat) = position.to_play() else {
        return true;
    };
    position.legal_cards(seat).kinds().all(|card| {
        let mut next = position.clone();
        next.play(seat, card).unwrap();
        let game = next.game().unwrap();
        let complete = game.trick().is_empty();
        let won = game
            .tricks()
            .last()
            .and_then(|it| game.parties().of(it.winner))
            == Some(party);
        (!complete || won) && makes_all(&next, party)
    })
}

/// An offence is irrelevant by the cards alone exactly when some party makes all
/// remaining tricks in every play (PEN-2). With four tricks left the search may
/// give up, and then a referee is asked; it never finds what is not so.
#[test]
fn what_is_inevitable_is_found() {
    let mut numbers = Numbers::new(11);
    let (mut sure, mut open, mut given_up) = (0, 0, 0);
    for _ in 0..1500 {
        let Some(position) = ending(&rulesets::DDV_TSR, &mut numbers) else {
            continue;
        };
        let expected = Party::ALL
            .into_iter()
            .any(|party| makes_all(&position, party));
        let found = assessed(&position, None, None, None);
        let found = matches!(found, Assessment::Penalty(_));
        if position.game().unwrap().cards_played() < 36 && expected && !found {
            given_up += 1;
            continue;
        }
        assert_eq!(found, expected, "{position:?}");
        *(if expected { &mut sure } else { &mut open }) += 1;
    }
    println!("sure {sure} open {open} given up {given_up}");
    assert!(
        sure > 100 && open > 100 && given_up < 5,
        "{sure} {open} {given_up}"
    );
}

/// The same with an order that somebody named before, by the reference model: with up to three
/// tricks left the search never gives up.
#[test]
fn what_is_inevitable_in_a_named_order_is_found() {
    let mut numbers = Numbers::new(17);
    let (mut needed, mut in_vain, mut any) = (0, 0, 0);
    for round in 0..3000 {
        let Some(position) = ending(&rulesets::DDV_TSR, &mut numbers) else {
            continue;
        };
        let game = position.game().unwrap();
        if game.cards_played() < 36 {
            continue;
        }
        let alone = soloist(&position);
        let seat = if round % 4 == 0 { alone.next() } else { alone };
        let mut hand: Vec<Card> = game.hand(seat).cards().collect();
        let mut cards = List::new(Card::CA);
        for _ in 0..hand.len() - numbers.below(2).min(hand.len()) {
            cards.push(hand.swap_remove(numbers.below(hand.len())));
        }
        let named = NamedOrder { seat, cards };
        let found = assessed(&position, None, None, Some(named));
        let found = matches!(found, Assessment::Penalty(_));
        let model = by_the_book(&position);
        let order = cards.iter().map(|it| read_card(&it.to_string()).unwrap());
        let order = (seat as usize, order.collect());
        let inevitable = |order| model.inevitable(order, 1_000_000).unwrap().is_some();
        assert_eq!(found, inevitable(Some(&order)), "{order:?} {position:?}");
        let free = inevitable(None);
        needed += usize::from(found && !free);
        in_vain += usize::from(!found);
        any += usize::from(free);
    }
    println!("needed {needed} in vain {in_vain} in any order {any}");
    assert!(
        needed > 10 && in_vain > 100 && any > 100,
        "{needed} {in_vain} {any}"
    );
}

/// The game of this position in the reference model.
fn by_the_book(position: &Position<'_>) -> doko_reference::game::Game {
    let game = position.game().unwrap();
    let Contract::Solo { seat, solo, .. } = game.contract() else {
        panic!("{position:?}");
    };
    let said = Seat::ALL.map(|it| {
        let solo = format!("solo_{}", snake_case(solo));
        let word = if it == seat { &solo } else { "gesund" };
        format!("{} {word}", it.number())
    });
    let finished = game.tricks().iter().flat_map(|trick| trick.cards);
    let plays = finished.chain(game.trick().cards().iter().copied());
    let hands = Seat::ALL.map(|it| position.deal().hand(it).to_string());
    let record = doko_reference::record::Record {
        hands: hands.to_vec(),
        said: said.to_vec(),
        plays: plays.map(|it| it.to_string()).collect(),
        bock: 1,
        ..doko_reference::record::Record::default()
    };
    let played = record.replay(&doko_reference::presets::ddv_tsr(), 1_000_000);
    played.unwrap().game.unwrap()
}

/// PEN-13: what the offender loses the others get, whatever was judged. The points are all even or
/// all odd, but where they go from one opponent to the soloist alone.
#[test]
fn penalties_sum_to_nothing() {
    let mut numbers = Numbers::new(13);
    let (mut minor, mut grave, mut asked, mut unlike) = (0, 0, 0, 0);
    for round in 0..600 {
        let Some(position) = ending(&rulesets::DDV_TSR, &mut numbers) else {
            continue;
        };
        let harm = [None, Some(Harm::Possible), Some(Harm::Impossible)][round % 3];
        for class in [OffenceClass::Minor, OffenceClass::Grave] {
            let Assessment::Penalty(penalty) = assessed(&position, Some(class), harm, None) else {
                assert!(harm.is_none() && soloist(&position) != Seat::First);
                asked += 1;
                continue;
            };
            let points = Seat::ALL.map(|seat| *penalty.points.get(seat));
            assert_eq!(points.iter().sum::<i16>(), 0, "{penalty:?}");
            assert!(points[0] <= 0, "{penalty:?}");
            let odd = points.iter().filter(|&it| it % 2 != 0).count();
            let gets = |seat: &Seat| *penalty.points.get(*seat) > 0;
            let alone = Seat::ALL.into_iter().filter(gets).collect::<Vec<_>>();
            let to_soloist = alone == [soloist(&position)];
            let alike = odd == 0 || odd == 4;
            assert!(alike || to_soloist, "{penalty:?}");
            unlike += usize::from(!alike);
            minor += usize::from(penalty.class == OffenceClass::Minor);
            grave += usize::from(penalty.class == OffenceClass::Grave);
        }
    }
    assert!(
        minor > 20 && grave > 20 && asked > 20 && unlike > 20,
        "{minor} {grave} {asked} {unlike}"
    );
}

/// What follows from an offence of seat 1 at the end of the play so far.
fn assessed(
    position: &Position<'_>,
    class: Option<OffenceClass>,
    harm: Option<Harm>,
    named: Option<NamedOrder>,
) -> Assessment {
    let game = position.game().unwrap();
    let finished = game.tricks().iter().flat_map(|trick| trick.cards);
    let plays: Vec<doko_engine::Play> = finished
        .chain(game.trick().cards().iter().copied())
        .map(|card| doko_engine::Play { seat: None, card })
        .collect();
    let Contract::Solo {
        seat: alone, solo, ..
    } = game.contract()
    else {
        panic!("{position:?}");
    };
    let said = Seat::ALL.map(|seat| doko_engine::Said {
        seat,
        word: if seat == alone {
            Word::Solo(solo)
        } else {
            Word::Gesund
        },
    });
    let record = Record {
        said: &said,
        plays: &plays,
        extras: &[],
        claim_order: &[],
        schweine_party: None,
    };
    let offender = Seat::First;
    let complainant = soloist(position);
    let complainant = if complainant == offender {
        Seat::Second
    } else {
        complainant
    };
    let complaint = Complaint {
        offender,
        kind: OffenceKind::Other,
        cards_played: game.cards_played(),
        complainant,
    };
    let mut hearing = Hearing::new(
        position.rules(),
        doko_engine::Context::default(),
        *position.deal(),
        record,
        complaint,
    );
    assert!(hearing.next_fault().is_none());
    let offence = Offence {
        offender,
        class,
        harm,
        named,
    };
    hearing.finish(&offence).1.unwrap()
}

/// Without claims nobody shortens, and without penalties nobody is heard.
#[test]
fn what_a_rule_set_does_not_have_is_refused() {
    let rules = RuleSet {
        claim: Claims::Off,
        penalties: Penalties::Off,
        ..rulesets::DDV_TSR
    };
    let mut position = ending(&rules, &mut Numbers::new(3)).unwrap();
    let seat = soloist(&position);
    for kind in [ClaimKind::Rest, ClaimKind::Surrender] {
        let refusal = position
            .claim(&Claim {
                seat,
                kind,
                order: &[],
            })
            .unwrap_err();
        assert_eq!(refusal.reason(), Reason::ClaimNotAvailable);
    }
    let complaint = Complaint {
        offender: seat,
        kind: OffenceKind::Other,
        cards_played: 0,
        complainant: seat.next(),
    };
    let record = Record {
        said: &[],
        plays: &[],
        extras: &[],
        claim_order: &[],
        schweine_party: None,
    };
    let hearing = Hearing::new(
        &rules,
        doko_engine::Context::default(),
        *position.deal(),
        record,
        complaint,
    );
    let offence = Offence {
        offender: seat,
        class: Some(OffenceClass::Minor),
        harm: None,
        named: None,
    };
    let refusal = hearing.finish(&offence).1.unwrap_err();
    assert_eq!(refusal.reason(), Reason::PenaltiesNotAvailable);
}
