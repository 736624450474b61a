//! What is allowed, in words: which rule allows it, and how that is told of the case.

use doko_engine::{
    Announced, Announcement, Card, CardOrder, CardSet, Class, Contract, Counter, ExtraWord, List,
    Position, Round, Rule, RuleSet, SchweineMode, Seat, Selector, SoloConflict, Suit, Word,
};

use super::template::{Filling, Sentence, Template};
use super::{Language, Voice, phrases as say};

/// Something that may happen, and what makes it legal. Nothing of it depends on a hand
/// beyond what makes it legal.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Allowed {
    /// A card; nothing is demanded of who leads.
    Card {
        card: Card,
        demanded: Option<Class>,
        follows: bool,
    },
    /// A word up to the contract.
    Said(Said),
    /// Schweine of this pair after the contract, declared at this time.
    Pair {
        seat: Seat,
        card: Option<Card>,
        mode: SchweineMode,
    },
    /// A Genscher.
    Genscher(Seat),
}

/// A word up to the contract, and where it falls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    seat: Seat,
    word: Word,
    /// Whether the seat has spoken before.
    again: bool,
    /// Whether the seat has declared Schweine before.
    has_schweine: bool,
    /// Of which card the pair is made, if these are Schweine.
    pair: Option<Card>,
    vorfuehrung: Option<Seat>,
    precedence: Rule,
    conflict: SoloConflict,
    most_trumps: u8,
    /// The order of the cards that an Armut is played with.
    order: &'static CardOrder,
    /// Whether the cards of the word may be named.
    seen: bool,
}

impl Allowed {
    /// The next card, if it is legal.
    pub(crate) fn card(position: &Position<'_>, card: Card) -> Allowed {
        let game = position.game();
        let demanded = game.and_then(|game| game.demanded());
        let class = game.map(|game| game.order().class(card));
        Allowed::Card {
            card,
            demanded,
            follows: class == demanded,
        }
    }

    /// A word of `seat`, if it is legal; its cards are named if they may be `seen`.
    pub(crate) fn said(
        rules: &RuleSet,
        round: &Round,
        (seat, word): (Seat, Word),
        seen: bool,
    ) -> Allowed {
        let pair = word.schweine().map(|rank| round.card_of(rules, seat, rank));
        Allowed::Said(Said {
            seat,
            word,
            again: round.has_spoken(seat),
            has_schweine: round.has_declared_schweine(seat),
            pair,
            vorfuehrung: round.vorfuehrung(),
            precedence: Round::precedence_rule(rules),
            conflict: rules.solo_conflict,
            most_trumps: rules.armut.max_trumps,
            order: CardOrder::played(Contract::Normalspiel, rules.dullen),
            seen,
        })
    }

    /// A word of `seat` after the contract, if it is legal and neither an announcement
    /// nor a claim.
    pub(crate) fn extra(position: &Position<'_>, seat: Seat, word: ExtraWord) -> Option<Allowed> {
        match word {
            ExtraWord::Schweine(rank) => {
                let contract = position.game().map(|game| game.contract());
                Some(Allowed::Pair {
                    seat,
                    card: contract.and_then(|it| position.rules().card_of_pair(it, rank)),
                    mode: position.rules().schweine.mode_of(rank),
                })
            }
            ExtraWord::Genscher(_) => Some(Allowed::Genscher(seat)),
            ExtraWord::Announcement(_) | ExtraWord::Claim(_) => None,
        }
    }

    /// The rule that allows it.
    pub(crate) const fn rule(&self) -> Rule {
        self.rule_and_template().0
    }

    pub(super) const fn rule_and_template(&self) -> (Rule, &'static Template) {
        match self {
            Allowed::Card { demanded: None, .. } => (Rule::Follow4, &say::CARD_LEADS),
            Allowed::Card { follows: true, .. } => (Rule::Follow2, &say::CARD_FOLLOWS),
            Allowed::Card { follows: false, .. } => (Rule::Follow3, &say::CARD_IS_FREE),
            Allowed::Said(said) => said.rule_and_template(),
            Allowed::Pair { mode, .. } => match mode {
                SchweineMode::Off | SchweineMode::Automatic | SchweineMode::Vorbehalt => {
                    (Rule::Schw2, &say::HOLDS_THE_PAIR)
                }
                SchweineMode::AtFirstFox => (Rule::Schw9, &say::PAIR_WITH_FIRST),
                SchweineMode::SecondOnly => (Rule::Schw10, &say::PAIR_WITH_SECOND),
            },
            Allowed::Genscher(_) => (Rule::Mod6, &say::NAMES_A_PARTNER),
        }
    }

    fn fillings(&self) -> Vec<(&'static str, Filling)> {
        match *self {
            Allowed::Card { card, demanded, .. } => {
                let demanded = demanded.map(|it| ("demanded", Filling::Class(it)));
                let card = ("card", Filling::Card(card));
                core::iter::once(card).chain(demanded).collect()
            }
            Allowed::Said(said) => said.fillings(),
            Allowed::Pair { seat, card, .. } => {
                let card = card.map(|it| ("card", Filling::Card(it)));
                let seat = ("seat", Filling::Seat(seat));
                core::iter::once(seat).chain(card).collect()
            }
            Allowed::Genscher(seat) => vec![("seat", Filling::Seat(seat))],
        }
    }
}

impl Said {
    const fn rule_and_template(&self) -> (Rule, &'static Template) {
        let vorfuehrung = self.vorfuehrung.is_some();
        match self.word {
            Word::Gesund if self.again => (Rule::Vorb8, &say::TAKEN_BACK),
            Word::Gesund if vorfuehrung => (Rule::Vorb10, &say::VORFUEHRUNG_NO_VORBEHALT),
            Word::Gesund | Word::Vorbehalt if self.has_schweine => {
                (Rule::Vorb1, &say::MAY_SPEAK_BESIDE_SCHWEINE)
            }
            Word::Gesund | Word::Vorbehalt => (Rule::Vorb1, &say::MAY_SPEAK),
            Word::Yes | Word::No if vorfuehrung => (Rule::Vorb10, &say::ANSWERS),
            Word::Yes | Word::No => (self.precedence, &say::ANSWERS),
            Word::Hochzeit(Selector::Any) => (Rule::Wed1, &say::HOLDS_BOTH_CLUB_QUEENS),
            Word::Hochzeit(_) => (Rule::Wed3, &say::CHOOSES_SELECTOR),
            Word::Solo(_) if self.is_forced() => (Rule::Vorb10, &say::VORFUEHRUNG_NAMES_SOLO),
            Word::Solo(_) => (Rule::Trump7, &say::SOLO_IS_PLAYED),
            Word::Bid(_) => match self.conflict {
                SoloConflict::Auction => (Rule::Auc1, &say::BIDS),
                SoloConflict::Seat => (Rule::Vorb12, &say::BIDS_NOTHING),
            },
            Word::Pass if self.is_forced() => (Rule::Vorb10, &say::VORFUEHRUNG_OFFERS),
            Word::Pass if vorfuehrung => (Rule::Vorb10, &say::ANSWERS),
            Word::Pass => (Rule::Auc4, &say::BIDS_NO_HIGHER),
            Word::Armut => (Rule::Arm1, &say::HAS_FEW_TRUMPS),
            Word::Throw => (Rule::Throw1, &say::MAY_THROW),
            Word::Schweine(_) => (Rule::Schw1, &say::HOLDS_THE_PAIR),
            Word::Push(_) if self.names_cards() => (Rule::Arm4, &say::PUSHES),
            Word::Push(_) => (Rule::Arm4, &say::PUSHES_UNSEEN),
            Word::Accept | Word::Refuse => (Rule::Arm5, &say::ASKED_ABOUT_ARMUT),
            Word::Return(_) if self.names_cards() => (Rule::Arm7, &say::GIVES_BACK),
            Word::Return(_) => (Rule::Arm7, &say::GIVES_BACK_UNSEEN),
        }
    }

    /// Whether the Pflichtsolo of the seat is vorgeführt.
    const fn is_forced(&self) -> bool {
        match self.vorfuehrung {
            Some(forced) => forced.number() == self.seat.number(),
            None => false,
        }
    }

    const fn names_cards(&self) -> bool {
        match self.word.handed_over() {
            Some(handed) => self.seen && !handed.cards().is_empty(),
            None => false,
        }
    }

    fn fillings(&self) -> Vec<(&'static str, Filling)> {
        let mut fillings = vec![
            ("seat", Filling::Seat(self.seat)),
            ("word", Filling::Word(self.word)),
        ];
        if self.word == Word::Armut {
            fillings.push(("limit", Filling::Number(self.most_trumps)));
        }
        if let Word::Bid(bid) = self.word {
            fillings.push(("bid", Filling::Bid(bid)));
        }
        fillings.extend(self.pair.map(|card| ("card", Filling::Card(card))));
        let cards = self.word.handed_over().filter(|_| self.names_cards());
        fillings.extend(cards.map(|it| {
            let each = highest_first(self.order, it.cards());
            ("cards", Filling::Row(List::of(&each, Card::CA)))
        }));
        fillings
    }
}

/// The cards as a hand is sorted: trumps from the highest down, then each suit.
fn highest_first(order: &CardOrder, cards: CardSet) -> Vec<Card> {
    let suits = Suit::ALL.map(Class::Plain);
    let classes = core::iter::once(Class::Trump).chain(suits);
    let kinds = classes.flat_map(|class| order.descending(class));
    let copies = kinds.flat_map(|card| cards.intersect(CardSet::both(card)).cards());
    copies.collect()
}

/// Why this is allowed: "♥K follows ♥."
pub(crate) fn allowed(voice: &Voice, allowed: &Allowed) -> Sentence {
    let (_, template) = allowed.rule_and_template();
    template.fill(voice, &allowed.fillings())
}

/// The rule by which the announcement was in time that was `made` after this position.
pub(crate) const fn rule_of_time(position: &Position<'_>, made: &Announced) -> Rule {
    match position.rules().announcement.counter {
        _ if made.as_reply() => Rule::Ann15,
        Counter::OwnCardsPlayed => Rule::Ann11,
        Counter::TricksStarted => Rule::Ann12,
        Counter::CardsOnTable => Rule::Ann24,
    }
}

/// Until when the announcement may be made that was `made` after this position.
pub(crate) fn in_time(voice: &Voice, position: &Position<'_>, made: &Announced) -> Sentence {
    let told = time_of(position, made);
    told.map(|(template, fillings)| template.fill(voice, &fillings))
        .unwrap_or_default()
}

/// The sentence for it, and what fills it.
pub(super) fn time_of(
    position: &Position<'_>,
    made: &Announced,
) -> Option<(&'static Template, Vec<(&'static str, Filling)>)> {
    let window = position.window(made.seat, made.announcement).ok()?;
    let game = position.game()?;
    let rules = position.rules();
    let all = rules.deck.hand_size();
    let counter = rules.announcement.counter;
    // That it could still be made later as an Erwiderung is another rule.
    let last_counter = if made.as_reply() {
        window.last_counter
    } else {
        let limits = &rules.announcement;
        limits.limit(made.party, made.lowest_level, game.shift())
    };
    let needed = all.saturating_sub(last_counter);
    // Others may hold a card when the lead has ended the time.
    let always = match counter {
        Counter::OwnCardsPlayed => needed <= 1,
        Counter::TricksStarted => needed == 0,
        Counter::CardsOnTable => last_counter >= (all - 1) * 4,
    };
    // The limit is that of the lowest level, which the sentence then names.
    let skips = made.announcement.level() > made.lowest_level;
    let template = match (made.as_reply(), counter) {
        (false, _) if always => &say::IN_TIME_ALWAYS,
        (false, Counter::OwnCardsPlayed) if skips => &say::IN_TIME_SKIPPED,
        (false, Counter::TricksStarted) if skips => &say::IN_TIME_TRICKS_SKIPPED,
        (true, _) if always => &say::REPLY_IN_TIME_ALWAYS,
        (false, Counter::OwnCardsPlayed) => &say::IN_TIME,
        (false, Counter::TricksStarted) => &say::IN_TIME_TRICKS,
        (true, Counter::OwnCardsPlayed) => &say::REPLY_IN_TIME,
        (true, Counter::TricksStarted) => &say::REPLY_IN_TIME_TRICKS,
        (_, Counter::CardsOnTable) if skips => &say::IN_TIME_CARDS_SKIPPED,
        (_, Counter::CardsOnTable) => &say::IN_TIME_CARDS,
    };
    let others = made.party.opponent();
    let answered = game.standing().get(others).level();
    let answered = Announcement::at_level(answered, others);
    let held = all.saturating_sub(game.cards_played_by(made.seat));
    let lead_of_trick = last_counter.saturating_add(1);
    let mut fillings = vec![
        ("seat", Filling::Seat(made.seat)),
        ("announcement", Filling::Announcement(made.announcement)),
        ("cards_in_hand", Filling::Number(held)),
        ("cards_in_hand_needed", Filling::Number(needed)),
        ("lead_of_trick", Filling::Number(lead_of_trick)),
    ];
    fillings.extend(answered.map(|it| ("answered", Filling::Announcement(it))));
    fillings.extend(lowest_missing(made));
    Some((template, fillings))
}

/// The lowest that is announced with it.
fn lowest_missing(made: &Announced) -> Option<(&'static str, Filling)> {
    let lowest = Announcement::at_level(made.lowest_level, made.party);
    lowest.map(|it| ("lowest_missing", Filling::Announcement(it)))
}

/// What is announced with an announcement that skips some, and what that needs.
pub(crate) fn announces_more(voice: &Voice, made: &Announced) -> Sentence {
    let announcement = ("announcement", Filling::Announcement(made.announcement));
    let fillings: Vec<_> = lowest_missing(made)
        .into_iter()
        .chain([announcement])
        .collect();
    say::ANNOUNCES_MORE.fill(voice, &fillings)
}

/// Why a question is left open that only hands answer that are not known.
pub(crate) fn depends_on_cards(language: Language) -> String {
    say::DEPENDS_ON_CARDS.words(language).to_owned()
}
