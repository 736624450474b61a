//! Random games that are legal by the engine.

use doko_engine::{
    Announcement, Card, CardOrder, CardSet, Claim, ClaimKind, Class, Contract, Game, Party,
    PflichtsoloOffer, Position, Question, RuleSet, Seat, SoloConflict,
};
use doko_reference::options::Options;
use doko_reference::random::{Bias, Random, Wish, off_limits, random_opening};
use doko_reference::record::Record;

use super::rules_of;
use super::words::{RANKS, is_of_an_exchange, position, say, words};
use doko_judge::names::snake_case;
use doko_laws::beside::WORDS;

/// A random game, legal by the engine. Its deal and some of its words are those of the
/// reference, which knows how to make rare things happen. If the engine takes the rule set or
/// the deal for none, nothing is said.
pub(super) fn engine_game(options: &Options, seed: u64, bias: &Bias) -> Record {
    let (suggested, _) = random_opening(options, seed, bias);
    let mut record = suggested.clone();
    record.said.clear();
    let Ok(rules) = rules_of(options) else {
        return record;
    };
    let Ok(position) = position(&rules, &record) else {
        return record;
    };
    let mut table = Table {
        rules: &rules,
        position,
        record,
        suggested,
        random: Random::new(seed ^ 0x00E4_614E),
        bias,
        planned: Vec::new(),
    };
    table.speak();
    table.play();
    table.record
}

struct Table<'a> {
    rules: &'a RuleSet,
    position: Position<'a>,
    record: Record,
    suggested: Record,
    random: Random,
    bias: &'a Bias,
    /// The cards to the end that lead to a limit, the next one last.
    planned: Vec<Card>,
}

impl Table<'_> {
    /// Everything that is said before the first card.
    fn speak(&mut self) {
        for _ in 0..40 {
            let asks = self.position.round().asks(self.rules);
            let asked = asks.first().copied();
            let silent: Vec<Seat> = Seat::ALL
                .into_iter()
                .filter(|seat| !self.position.round().has_spoken(*seat))
                .collect();
            let forced = self.record.vorfuehrung.is_some();
            let is_exchange = asked.is_some_and(|it| is_of_an_exchange(it.question));
            if is_exchange && self.random.chance(25) {
                self.late_schweine();
            }
            let done = match asked.map(|ask| (ask.seat, ask.question)) {
                Some((seat, Question::ArmutPush)) => self.push(seat),
                Some((seat, Question::ArmutReturn)) => self.give_back(seat),
                Some((seat, Question::ArmutAnswer)) => {
                    let yes = self.random.chance(55);
                    let word = if yes { "accept" } else { "refuse" };
                    self.say(&format!("{seat} {word}"))
                }
                Some((seat, question)) if forced => self.in_vorfuehrung(seat, question),
                Some(_) => {
                    let seat = self.random.pick(&silent);
                    seat.is_some_and(|seat| self.declare(seat))
                }
                // Settled early: those who have not spoken may, or may not.
                None if !forced && !silent.is_empty() && self.random.chance(50) => {
                    let seat = self.random.pick(&silent);
                    seat.is_some_and(|seat| self.declare(seat))
                }
                None => break,
            };
            if !done {
                break;
            }
        }
        let over = self.position.round().asks(self.rules).is_empty();
        if over && self.position.game().is_some() {
            self.late_schweine();
        }
    }

    /// Says a line, if the engine takes it.
    fn say(&mut self, line: &str) -> bool {
        let Ok((seat, words)) = words(&self.position, &self.record, line) else {
            return false;
        };
        let mut after = self.position.clone();
        if say(&mut after, seat, &words).is_err() {
            return false;
        }
        self.position = after;
        self.record.said.push(line.to_owned());
        true
    }

    fn say_first(&mut self, lines: Vec<String>) -> bool {
        lines.into_iter().any(|line| self.say(&line))
    }

    /// The declaration of a seat, its pairs before it.
    fn declare(&mut self, seat: Seat) -> bool {
        let before = (self.position.clone(), self.record.said.len());
        let settled = self.position.game().is_some();
        for rank in RANKS.into_iter().filter(|_| !settled) {
            let wants = self.bias.wishes.contains(&Wish::Schweine);
            if self.random.chance(if wants { 85 } else { 50 }) {
                self.say(&format!("{seat} schweine {rank}"));
            }
        }
        let own = format!("{seat} ");
        let suggested = self.suggested.said.iter();
        let mut lines: Vec<String> = suggested
            .filter(|line| line.starts_with(&own) && !line.contains("schweine"))
            .take(usize::from(self.random.chance(60)))
            .cloned()
            .collect();
        let soli: Vec<doko_engine::Solo> = self.rules.solos.iter().collect();
        let mut rare = vec![format!("{seat} armut"), format!("{seat} throw")];
        rare.extend(self.random.pick(&soli).map(|solo| {
            let auction = self.rules.solo_conflict == SoloConflict::Auction;
            let high = self.random.below(6);
            let bid = self.random.pick(&[0, 0, 1, high]).unwrap_or_default();
            match (auction, bid) {
                (true, 1..) => format!("{seat} solo_{} {bid}", snake_case(solo)),
                (true | false, _) => format!("{seat} solo_{}", snake_case(solo)),
            }
        }));
        let selectors: Vec<doko_engine::Selector> = self.rules.hochzeit.selectors.iter().collect();
        let selector = self.random.pick(&selectors);
        rare.extend(selector.map(|it| format!("{seat} hochzeit {}", snake_case(it))));
        self.random.shuffle(&mut rare);
        if self.random.chance(25) {
            lines.append(&mut rare);
        }
        lines.push(format!("{seat} gesund"));
        lines.append(&mut rare);
        if self.say_first(lines) {
            return true;
        }
        (self.position, _) = before;
        self.record.said.truncate(before.1);
        false
    }

    fn in_vorfuehrung(&mut self, seat: Seat, question: Question) -> bool {
        let mut lines = Vec::new();
        let offered = matches!(question, Question::Category(_));
        let fresh = self.record.said.is_empty();
        let offers = self.rules.pflichtsolo_offer == PflichtsoloOffer::On;
        if offered && self.random.chance(65) {
            lines.push(format!("{seat} no"));
        } else if fresh && offers && self.random.chance(60) {
            lines.push(format!("{seat} pass"));
        }
        let mut soli: Vec<String> = self
            .rules
            .solos
            .iter()
            .map(|solo| format!("{seat} solo_{}", snake_case(solo)))
            .collect();
        self.random.shuffle(&mut soli);
        lines.append(&mut soli);
        self.say_first(lines)
    }

    /// Some cards that the engine lets the poor player push.
    fn push(&mut self, seat: Seat) -> bool {
        let hand = self.position.deal().hand(seat);
        let order = CardOrder::played(Contract::Normalspiel, self.rules.dullen);
        let trumps = hand.intersect(order.members(Class::Trump));
        let mut fehl: Vec<Card> = hand.minus(trumps).cards().collect();
        self.random.shuffle(&mut fehl);
        let lines = (0..=3).map(|more| {
            let cards: CardSet = trumps
                .cards()
                .chain(fehl.iter().take(more).copied())
                .collect();
            format!("{seat} push {cards}")
        });
        let lines: Vec<String> = lines.collect();
        self.say_first(lines)
    }

    /// Some cards that the engine lets the acceptor give back.
    fn give_back(&mut self, seat: Seat) -> bool {
        let hands = self.position.round().hands(self.rules);
        let hand = hands.get(seat).unwrap_or_default();
        let order = CardOrder::played(Contract::Normalspiel, self.rules.dullen);
        let mut cards: Vec<Card> = hand.cards().collect();
        let mut lines = Vec::new();
        for attempt in 0..6 {
            self.random.shuffle(&mut cards);
            if attempt > 2 || self.random.chance(40) {
                cards.sort_by_key(|card| order.class(*card) == Class::Trump);
            }
            for number in 0..=4 {
                let some: CardSet = cards.iter().take(number).copied().collect();
                lines.push(format!("{seat} return {some}"));
            }
        }
        self.say_first(lines)
    }

    fn late_schweine(&mut self) {
        for seat in Seat::ALL {
            for rank in RANKS {
                let spoken = Seat::ALL
                    .into_iter()
                    .all(|seat| self.position.round().has_spoken(seat));
                if spoken && self.random.chance(60) {
                    self.say(&format!("{seat} schweine {rank}"));
                }
            }
        }
    }

    fn play(&mut self) {
        while let Some(seat) = self.position.to_play() {
            self.talk(2);
            self.shorten();
            let legal: Vec<Card> = self.position.legal_cards(seat).kinds().collect();
            let Some(card) = self.choose(&legal) else {
                break;
            };
            if self.position.to_play() != Some(seat) {
                break;
            }
            self.say_with(seat, card);
            if self.position.play(seat, card).is_err() {
                break;
            }
            self.record.plays.push(card.to_string());
        }
        if self
            .position
            .game()
            .is_some_and(|game| game.shortened().is_some())
        {
            self.talk(5);
        }
    }

    fn choose(&mut self, legal: &[Card]) -> Option<Card> {
        let game = self.position.game()?;
        let left = usize::from(self.rules.deck.hand_size()) - game.tricks().len();
        if self.bias.wishes.contains(&Wish::Limit) && left <= 3 {
            if self.planned.is_empty() {
                self.plan();
            }
            let next = self.planned.pop().filter(|card| legal.contains(card));
            return next.or_else(|| self.random.pick(legal));
        }
        let order = game.order();
        let high = order
            .descending(Class::Trump)
            .find(|card| legal.contains(card));
        if self.bias.wishes.contains(&Wish::Strong) && self.random.chance(50) && high.is_some() {
            return high;
        }
        self.random.pick(legal)
    }

    /// The best of some ways to play on.
    fn plan(&mut self) {
        let mut best = u32::MAX;
        for _ in 0..40 {
            let mut position = self.position.clone();
            let mut cards = Vec::new();
            while let Some(seat) = position.to_play() {
                let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
                let Some(card) = self.random.pick(&legal) else {
                    return;
                };
                if position.play(seat, card).is_err() {
                    return;
                }
                cards.push(card);
            }
            let Ok(settlement) = position.settle() else {
                return;
            };
            let re = u32::from(*settlement.taken.augen.get(Party::Re));
            if off_limits(re) < best {
                best = off_limits(re);
                cards.reverse();
                self.planned = cards;
            }
        }
    }

    fn extra(&mut self, seat: Seat, word: &str) {
        let at = self.position.game().map_or(0, Game::cards_played);
        self.record.extras.push(format!("{at}: {seat} {word}"));
    }

    /// Up to so many announcements between two cards.
    fn talk(&mut self, most: usize) {
        for _ in 0..most {
            let mut ordinary = Vec::new();
            let mut replies = Vec::new();
            for seat in Seat::ALL {
                for (announcement, word) in Announcement::ALL.into_iter().zip(WORDS) {
                    match self.position.check_announcement(seat, announcement) {
                        Ok(it) if it.as_reply() => replies.push((seat, announcement, word)),
                        Ok(_) => ordinary.push((seat, announcement, word)),
                        Err(_) => {}
                    }
                }
            }
            let reply = self.random.pick(&replies);
            let reply = reply.filter(|_| self.random.chance(self.bias.seize));
            let said = self.random.pick(&ordinary);
            let said = said.filter(|_| self.random.chance(self.bias.talk));
            let Some((seat, announcement, word)) = reply.or(said) else {
                return;
            };
            self.extra(seat, word);
            let _ = self.position.announce(seat, announcement);
        }
    }

    /// What is declared with the card that is played next.
    fn say_with(&mut self, seat: Seat, card: Card) {
        let Some(game) = self.position.game() else {
            return;
        };
        let rank = card.rank();
        let pair = self.rules.card_of_pair(game.contract(), rank) == Some(card);
        let with_card = self.rules.schweine.mode_of(rank) != doko_engine::SchweineMode::Vorbehalt;
        let wants = self.bias.wishes.contains(&Wish::Schweine) || self.random.chance(40);
        let may = self.position.check_schweine(seat, rank).is_ok();
        if wants && pair && may && (with_card || game.cards_played() > 0) {
            self.extra(seat, &format!("schweine {}", rank.letter()));
            let _ = self.position.declare_schweine(seat, rank);
        }
        let partner = seat.after(1 + self.random.below(3));
        let wants = self.bias.wishes.contains(&Wish::Genscher) || self.random.chance(40);
        if wants && card == Card::DK && self.position.check_genscher(seat, partner).is_ok() {
            self.extra(seat, &format!("genscher {partner}"));
            let _ = self.position.name_partner(seat, partner);
        }
    }

    /// A claim that the engine takes, or now and then a surrender.
    fn shorten(&mut self) {
        let soloist = self.position.game().and_then(Game::established_soloist);
        let Some(seat) = soloist.filter(|_| self.random.chance(self.bias.seize)) else {
            return;
        };
        let kind = if self.random.chance(1) {
            ClaimKind::Surrender
        } else {
            ClaimKind::Rest
        };
        let hand = self
            .position
            .game()
            .map_or(CardSet::EMPTY, |game| game.hand(seat));
        if kind == ClaimKind::Rest && hand.len() > 3 {
            return;
        }
        let mut order: Vec<Card> = hand.cards().collect();
        if kind == ClaimKind::Surrender || self.random.chance(50) {
            order.clear();
        } else if let Some(game) = self.position.game() {
            let trumps: Vec<Card> = game.trump_order(self.rules).collect();
            order.sort_by_key(|card| trumps.iter().position(|it| it == card).unwrap_or(99));
        }
        let claim = Claim {
            seat,
            kind,
            order: &order,
        };
        if self.position.clone().claim(&claim).is_err() {
            return;
        }
        let word = match kind {
            ClaimKind::Rest => "claim_rest",
            ClaimKind::Surrender => "surrender",
        };
        self.extra(seat, word);
        let texts: Vec<String> = order.iter().map(Card::to_string).collect();
        self.record.claim_order = texts.join(" ");
        let _ = self.position.claim(&claim);
    }
}
