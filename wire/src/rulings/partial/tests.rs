//! Views and unknown hands, against the answers for every deal that fits.

use doko_engine::{
    Announcement, BySeat, Card, CardSet, Deal, Deck, Position, RuleSet, Seat, Selector, Solo, Word,
    rulesets,
};
use doko_proto::v1;

use crate::answer;
use crate::encode;

mod answers;
mod armut;
mod asked;
mod bounds;
mod ended;
mod lines;
mod numbers;
mod open;
mod parties;
mod redeals;
mod round;
mod whose;
mod worst;

use self::asked::About;
use self::numbers::Numbers;

const RULES: &RuleSet = &rulesets::DDV_TSR;

/// A game under way, as it was played.
struct Drawn {
    deal: Deal,
    record: v1::GameRecord,
}

impl Drawn {
    /// A game in which everything is legal, up to so many cards.
    fn draw(numbers: &mut Numbers, cards: usize) -> Drawn {
        let deal = deal(numbers);
        let mut record = v1::GameRecord {
            rule_set: Some(v1::RuleSetRef {
                source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
                ..v1::RuleSetRef::default()
            }),
            ..v1::GameRecord::default()
        };
        let mut position = Position::new(RULES, doko_engine::Context::default(), deal);
        let soloist = numbers.below(12);
        for seat in Seat::ALL {
            let queens = deal.hand(seat).count(Card::CQ);
            let word = if seat as usize == soloist {
                Word::Solo(numbers.one_of(&[Solo::Herz, Solo::Damen, Solo::Fleischlos]))
            } else if queens == 2 && numbers.below(2) == 0 {
                Word::Hochzeit(Selector::Any)
            } else {
                Word::Gesund
            };
            position.say(seat, word).unwrap();
            record.said_seats.push(encode::seat(seat));
            record.said_words.push(encode::word(word));
        }
        while record.plays.len() < cards {
            for announcement in Announcement::ALL {
                let seat = numbers.one_of(&Seat::ALL);
                if numbers.below(24) == 0 && position.announce(seat, announcement).is_ok() {
                    record.extra_at.push(record.plays.len() as u32);
                    record.extra_seats.push(encode::seat(seat));
                    let word = encode::announcement(announcement); // the same numbers
                    record.extra_words.push(word);
                }
            }
            let seat = position.to_play().unwrap();
            let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
            let card = numbers.one_of(&legal);
            position.play(seat, card).unwrap();
            record.plays.push(encode::card(card));
        }
        Drawn { deal, record }
    }

    /// The record with the hands of `deal` that `shown` shows.
    fn with(&self, deal: Deal, shown: impl Fn(Seat) -> bool) -> v1::GameRecord {
        let hand = |seat| {
            if shown(seat) {
                encode::cards(deal.hand(seat))
            } else {
                Vec::new()
            }
        };
        v1::GameRecord {
            hand_1: hand(Seat::First),
            hand_2: hand(Seat::Second),
            hand_3: hand(Seat::Third),
            hand_4: hand(Seat::Fourth),
            ..self.record.clone()
        }
    }

    /// Whether the whole record is legal with `deal`.
    fn is_legal(&self, deal: Deal) -> bool {
        inspect(self.with(deal, |_| true), v1::View::Everything).is_some()
    }

    /// The cards still in the hands.
    fn left(&self, seat: Seat) -> CardSet {
        let position = inspect(self.with(self.deal, |_| true), v1::View::Everything).unwrap();
        let numbers = &position.seats[seat as usize].hand;
        let card = |&number: &i32| Card::ALL[usize::try_from(number).unwrap() - 1];
        numbers.iter().map(card).collect()
    }

    /// Every deal that fits, if the hands of `hidden` are not known.
    fn deals(&self, hidden: &[Seat]) -> Vec<Deal> {
        let mut start = *self.deal.hands();
        let mut cards = Vec::new();
        for &seat in hidden {
            for card in self.left(seat).cards() {
                start.get_mut(seat).remove(card);
                cards.push(card);
            }
        }
        let mut found = Vec::new();
        self.give(&cards, start, &mut found);
        found
    }

    fn give(&self, cards: &[Card], hands: BySeat<CardSet>, found: &mut Vec<Deal>) {
        let Some((&card, rest)) = cards.split_first() else {
            let deal = Deal::new(Deck::WithNines, hands).unwrap();
            if !found.contains(&deal) && self.is_legal(deal) {
                found.push(deal);
            }
            return;
        };
        for seat in Seat::ALL {
            let mut next = hands;
            if hands.get(seat).len() < 12 && next.get_mut(seat).insert(card) {
                self.give(rest, next, found);
            }
        }
    }
}

fn deal(numbers: &mut Numbers) -> Deal {
    let mut cards: Vec<Card> = CardSet::FULL.cards().collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, numbers.below(last + 1));
    }
    let mut hands = cards.chunks(12);
    let hands = BySeat::from_fn(|_| hands.next().unwrap().iter().copied().collect());
    Deal::new(Deck::WithNines, hands).unwrap()
}

fn inspect(record: v1::GameRecord, view: v1::View) -> Option<v1::Position> {
    let response = answer(v1::InspectGameRequest {
        record: Some(record),
        view: view.into(),
        language: v1::Language::De.into(),
        ..v1::InspectGameRequest::default()
    });
    match response.unwrap().outcome? {
        v1::inspect_game_response::Outcome::Position(position) => Some(position),
        v1::inspect_game_response::Outcome::RecordFaulty(_)
        | v1::inspect_game_response::Outcome::NeedsInput(_) => None,
    }
}

fn view_of(seat: Option<Seat>) -> v1::View {
    match seat {
        None => v1::View::Public,
        Some(Seat::First) => v1::View::Seat1,
        Some(Seat::Second) => v1::View::Seat2,
        Some(Seat::Third) => v1::View::Seat3,
        Some(Seat::Fourth) => v1::View::Seat4,
    }
}

/// What is asked of this seat.
fn about(card: i32, seat: i32) -> About {
    About {
        seat,
        card,
        announcement: v1::Announcement::Re.into(),
    }
}

/// The answers to everything that can be asked, as bytes.
fn everything(record: &v1::GameRecord, view: v1::View, card: i32, seat: i32) -> Vec<Vec<u8>> {
    let batch = asked::batch(record, view, about(card, seat));
    let answers = answer(batch).unwrap().answers;
    answers.iter().map(prost::Message::encode_to_vec).collect()
}

/// What all say, or nothing.
fn only<M, T: Clone + Default + PartialEq>(each: &[M], of: impl Fn(&M) -> T) -> T {
    let first = of(&each[0]);
    let same = each.iter().all(|it| of(it) == first);
    if same { first } else { T::default() }
}

/// What is in all lists.
fn common<M, T: PartialEq>(each: &[M], of: impl Fn(&M) -> Vec<T>) -> Vec<T> {
    let mut first = of(&each[0]);
    first.retain(|it| each.iter().all(|other| of(other).contains(it)));
    first
}

fn assert_is_same_in_all(told: &v1::Position, each: &[v1::Position], round: usize) {
    macro_rules! same {
        ($told:expr, $each:expr, $way:ident: $($field:ident),+) => {$(
            let expected = $way($each, |it| it.$field.clone());
            let field = stringify!($field);
            assert_eq!($told.$field, expected, "{round}: {field}, {} deals", each.len());
        )+};
    }
    same!(told, each, only: phase, redeal, needs_input, trump_order, turn, trick, tricks,
        hochzeit, schweine, re_augen, kontra_augen);
    same!(told, each, common: open_rights);
    let kinds = common(each, |it| vec![it.contract.as_ref().unwrap().kind()]);
    let kind = kinds.first().copied();
    let expected = kind.unwrap_or(v1::ContractKind::Normalspiel);
    let contract = told.contract.as_ref().unwrap();
    assert_eq!(contract.kind(), expected, "{round}");
    let made = |it: &v1::Position| -> Vec<(i32, i32, u32)> {
        let made = it.announcements.iter();
        made.map(|it| (it.seat, it.announcement, it.cards_played))
            .collect()
    };
    assert_eq!(made(told), common(each, made), "{round}");
    for (place, told) in told.seats.iter().enumerate() {
        let states: Vec<v1::SeatState> = each.iter().map(|it| it.seats[place].clone()).collect();
        same!(told, &states, only: seat, party, party_proof, party_proof_action, cards_in_hand,
            cards_played, augen, tricks, hand, legal_cards);
        same!(told, &states, common: party_known_to, announcements, other_rights);
    }
}

#[test]
fn a_view_says_what_is_the_same_in_every_deal_that_fits() {
    let mut numbers = Numbers(7);
    for round in 0..60 {
        let hidden: Vec<Seat> = match numbers.below(3) {
            0 => Seat::ALL.to_vec(),
            1 => vec![Seat::First, Seat::Third, Seat::Fourth],
            _ => vec![Seat::Second, Seat::Third],
        };
        let cards = 48 - [0, 0, 12, 9, 8][hidden.len()] + numbers.below(4);
        let game = Drawn::draw(&mut numbers, cards.min(47));
        let shown = |seat: Seat| !hidden.contains(&seat);
        let told = inspect(game.with(game.deal, shown), v1::View::Everything).unwrap();
        let deals = game.deals(&hidden);
        let each = deals
            .iter()
            .map(|&deal| inspect(game.with(deal, |_| true), v1::View::Everything).unwrap());
        let each: Vec<v1::Position> = each.collect();
        assert_is_same_in_all(&told, &each, round);
    }
}

#[test]
fn what_a_view_may_not_know_changes_no_byte() {
    let mut numbers = Numbers(11);
    let mut others = 0;
    for round in 0..40 {
        let own = match numbers.below(5) {
            0 => None,
            seat => Some(Seat::ALL[seat - 1]),
        };
        let cards = 38 + numbers.below(10);
        let game = Drawn::draw(&mut numbers, cards);
        let view = view_of(own);
        let card = encode::card(numbers.one_of(&Card::ALL));
        let seat = encode::seat(numbers.one_of(&Seat::ALL));
        let shown = |seat| own == Some(seat);
        let seen = game.with(game.deal, shown);
        let expected = everything(&seen, v1::View::Everything, card, seat);
        let whole = game.with(game.deal, |_| true);
        assert_eq!(everything(&whole, view, card, seat), expected, "{round}");
        let hidden: Vec<Seat> = Seat::ALL.into_iter().filter(|&it| !shown(it)).collect();
        let few = hidden.iter().map(|&it| game.left(it).len()).sum::<u32>() < 9;
        for deal in game.deals(&hidden).into_iter().filter(|_| few).take(20) {
            let other = game.with(deal, |_| true);
            assert_eq!(everything(&other, view, card, seat), expected, "{round}");
            others += 1;
        }
    }
    assert!(others > 40);
}

#[test]
fn what_a_move_leads_to_is_told_if_it_is_asked_for() {
    let mut numbers = Numbers(79);
    let game = Drawn::draw(&mut numbers, 3);
    let whole = inspect(game.with(game.deal, |_| true), v1::View::Everything).unwrap();
    let legal = &whole.seats[usize::try_from(whole.turn).unwrap() - 1].legal_cards;
    let told = |include: &[v1::Include]| {
        let request = v1::ValidateMoveRequest {
            view: v1::View::Everything.into(),
            record: Some(game.with(game.deal, |seat| encode::seat(seat) == whole.turn)),
            card: *legal.first().unwrap(),
            include: include.iter().map(|&it| it.into()).collect(),
            ..v1::ValidateMoveRequest::default()
        };
        answer(request).unwrap()
    };
    let all = told(&[v1::Include::Effects, v1::Include::Position]);
    assert!(all.effects.is_some() && all.position.is_some());
    let verdict = v1::ValidateMoveResponse {
        answered_by: all.answered_by.clone(),
        verdict: all.verdict.clone(),
        ..v1::ValidateMoveResponse::default()
    };
    let effects = v1::ValidateMoveResponse {
        effects: all.effects.clone(),
        ..verdict.clone()
    };
    let position = v1::ValidateMoveResponse {
        position: all.position,
        ..verdict.clone()
    };
    assert_eq!(told(&[]), verdict);
    assert_eq!(told(&[v1::Include::Effects]), effects);
    assert_eq!(told(&[v1::Include::Position]), position);
}
