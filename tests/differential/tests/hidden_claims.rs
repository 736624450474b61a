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

/// The same, and the seat on turn has just declared Schweine with its next card, which does
/// not lie yet.
fn ending_with_pending_schweine(numbers: &mut Numbers, left: usize) -> (Script, Seat) {
    loop {
        let (mut script, soloist) = ending_with_schweine(numbers, left);
        let mut now = position(&script, script.deal).unwrap();
        let on_turn = now.to_play().unwrap();
        let comes_with_card = script.rules.schweine.mode != SchweineMode::Vorbehalt;
        if comes_with_card && now.declare_schweine(on_turn, Rank::Ace).is_ok() {
            let declared = schweine_now(&script, on_turn);
            script.extras.push(declared);
            return (script, soloist);
        }
    }
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
        let legal = weakest_first_for(soloist, &position, seat, pair);
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

/// The cards that `seat` may play: the weakest first for the soloist, the strongest first
/// for the others.
fn weakest_first_for(
    soloist: Seat,
    position: &Position<'_>,
    seat: Seat,
    pair: Option<Card>,
) -> Vec<Card> {
    let order = position.game().unwrap().order();
    let mut legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
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
    legal
}

/// Declares Schweine if the seat may.
fn declare(script: &mut Script, position: &mut Position<'_>, seat: Seat) {
    if position.declare_schweine(seat, Rank::Ace).is_ok() {
        let declared = schweine_now(script, seat);
        script.extras.push(declared);
    }
}

/// The action by which `seat` declares Schweine at the end of the script.
fn schweine_now(script: &Script, seat: Seat) -> Extra {
    let at = u8::try_from(script.plays.len()).unwrap();
    let word = ExtraWord::Schweine(Rank::Ace);
    Extra { at, seat, word }
}

/// A claim to the rest.
fn rest(seat: Seat, order: &[Card]) -> Claim<'_> {
    let kind = ClaimKind::Rest;
    Claim { seat, kind, order }
}

/// The script for somebody who knows these hands.
fn known<'a>(
    script: &'a Script,
    hands: BySeat<Option<CardSet>>,
    budget: &'a Budget,
) -> Known<'a, 'a> {
    Known {
        rules: &script.rules,
        context: script.context,
        hands,
        record: script.record(),
        hidden: [None; 2],
        heard: Heard::default(),
        budget,
        pairs: None,
    }
}

/// A Fleischlos of the first seat, of whose game only his hand is known.
struct Fleischlos {
    hand: CardSet,
    said: [Said; 4],
    plays: Vec<Play>,
}

impl Fleischlos {
    fn of(hand: &str) -> Fleischlos {
        let said = Seat::ALL.map(|seat| Said {
            seat,
            word: if seat == Seat::First {
                Word::Solo(Solo::Fleischlos)
            } else {
                Word::Gesund
            },
        });
        Fleischlos {
            hand: hand.parse().unwrap(),
            said,
            plays: Vec::new(),
        }
    }

    fn known<'a>(&'a self, budget: &'a Budget) -> Known<'a, 'a> {
        Known {
            rules: &doko_engine::rulesets::DDV_TSR,
            context: doko_engine::Context::default(),
            hands: BySeat::from_fn(|seat| (seat == Seat::First).then_some(self.hand)),
            record: doko_engine::Record {
                said: &self.said,
                plays: &self.plays,
                extras: &[],
                claim_order: &[],
                schweine_party: None,
            },
            hidden: [None; 2],
            heard: Heard::default(),
            budget,
            pairs: None,
        }
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
    let plays = script.plays.iter().map(Some).chain([None]);
    for (at, play) in (0..).zip(plays) {
        for extra in script.extras.iter().filter(|it| it.at == at) {
            position.declare_schweine(extra.seat, Rank::Ace).ok()?;
        }
        if let Some(play) = play {
            position.play(position.to_play()?, play.card).ok()?;
        }
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

/// They raise the next card, which goes on the table after the claim.
#[test]
fn a_claim_with_pending_schweine_is_judged_as_in_all_deals_that_fit() {
    let seen = judged_as_in_all_deals(9, 60, ending_with_pending_schweine);
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

/// All deals that fit the script for somebody who sees the hand of `viewer`.
fn all_deals(script: &Script, now: &Position<'_>, viewer: Seat) -> Vec<Deal> {
    let mut start = *script.deal.hands();
    let mut cards = Vec::new();
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != viewer) {
        for card in now.game().unwrap().hand(seat).cards() {
            start.get_mut(seat).remove(card);
            cards.push(card);
        }
    }
    let mut deals = Vec::new();
    give(script, &cards, start, &mut deals);
    deals
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
        let deals = all_deals(&script, &now, soloist);
        let hand = now.game().unwrap().hand(soloist);
        let named: Vec<Card> = hand.cards().take(numbers.below(3)).collect();
        let claim = rest(soloist, &named);
        let holds = |&deal: &Deal| position(&script, deal).unwrap().claim(&claim).is_ok();
        let hands = script.deal.hands();
        let hands = hands.map(|seat, &hand| (seat == soloist).then_some(hand));
        let budget = Budget::new();
        let found = Worlds::of(known(&script, hands, &budget)).claim(&claim);
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
    let budget = Budget::new();
    let strong = Fleischlos::of("CA CA CT CT CK CK CQ CQ CJ CJ C9 C9");
    let claim = rest(Seat::First, &[]);
    let found = Worlds::of(strong.known(&budget)).claim(&claim);
    assert!(found.refused_with.is_none() && found.extent == Extent::All);
    let budget = Budget::new();
    let weaker = Fleischlos::of("CA CA CT CT CK CK CQ CQ CJ CJ C9 S9");
    let found = Worlds::of(weaker.known(&budget)).claim(&claim);
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
            let judged = known(&script, hands, &budget).judge();
            if asked {
                let found = judged.worlds.claim(&rest(soloist, &[]));
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
        let hands = script.deal.hands().map(|_, &hand| Some(hand));
        let worlds = Worlds::of(known(&script, hands, &budget));
        let before = budget.spent();
        let claim = rest(soloist, &[]);
        assert_eq!(worlds.claim(&claim).extent, Extent::All);
        let taken = budget.spent() - before;
        assert!(taken < Budget::STEPS / 20, "{round}: {taken}");
    }
}

/// Eleven tricks before the end, with an ace on the table that may be beaten by
/// nothing and a long suit behind it, there are more deals than anybody looks at.
#[test]
fn a_claim_beyond_the_budget_is_left_undecided() {
    let mut game = Fleischlos::of("CA CA CT CT CK CK CQ CQ CJ CJ C9 C9");
    game.plays.push(Play {
        seat: None,
        card: Card::CA,
    });
    let ask = || {
        let budget = Budget::new();
        let found = Worlds::of(game.known(&budget)).claim(&rest(Seat::First, &[]));
        assert_eq!(found.extent, Extent::Some);
        assert!(found.refused_with.is_none() && found.deals_tried > 100);
        assert!(budget.spent() < Budget::STEPS / 100 * 105, "{budget:?}");
        (found.accepted_with, found.deals_tried)
    };
    assert_eq!(ask(), ask());
}
