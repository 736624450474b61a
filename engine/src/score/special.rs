//! [`SpecialPoint`]: Sonderpunkte, and which of them tricks have brought.

use super::counts_as::CountsAs;
use crate::card::{Card, Class, Rank, Suit};
use crate::contract::Solo;
use crate::list::List;
use crate::options::{KarlchenCaughtBy, PairLast, PerCard, SpecialPoint, SpecialPointsInSolo};
use crate::order::{CardOrder, Dullen};
use crate::party::{Parties, Party};
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::schweine::DeclaredPair;
use crate::seat::Seat;
use crate::trick::CompletedTrick;

impl SpecialPoint {
    /// The rule that gives it.
    pub const fn rule(self) -> Rule {
        match self {
            SpecialPoint::Fuchs => Rule::Score24,
            SpecialPoint::Doppelkopf => Rule::Score25,
            SpecialPoint::FuchsLast => Rule::Score26,
            SpecialPoint::FuchsCaughtLast => Rule::Score27,
            SpecialPoint::Karlchen => Rule::Score28,
            SpecialPoint::KarlchenCaught => Rule::Score29,
            SpecialPoint::Dulle => Rule::Score30,
            SpecialPoint::Herzstich => Rule::Score31,
            SpecialPoint::GegenDieSchweine
            | SpecialPoint::Klabautermann
            | SpecialPoint::Fischauge
            | SpecialPoint::Gans
            | SpecialPoint::Kaffeekraenzchen => Rule::Score44,
        }
    }

    /// The card that makes it, which must be a trump for that; none where the
    /// whole trick does.
    const fn card(self) -> Option<Card> {
        match self {
            SpecialPoint::Fuchs | SpecialPoint::FuchsLast | SpecialPoint::FuchsCaughtLast => {
                Some(Card::DA)
            }
            SpecialPoint::Karlchen | SpecialPoint::KarlchenCaught => Some(Card::CJ),
            SpecialPoint::Dulle => Some(Card::HT),
            SpecialPoint::Klabautermann => Some(Card::SQ),
            SpecialPoint::Fischauge => Some(Card::D9),
            SpecialPoint::Gans => Some(Card::DA),
            SpecialPoint::Doppelkopf
            | SpecialPoint::Herzstich
            | SpecialPoint::GegenDieSchweine
            | SpecialPoint::Kaffeekraenzchen => None,
        }
    }

    /// Whether it counts in a game of this kind (SCORE-34, SCORE-44).
    pub fn counts(self, rules: &RuleSet, counts_as: CountsAs) -> bool {
        let trumps = counts_as.trumps();
        let here = match (counts_as.soloist(), rules.score.special_points_in_solo) {
            (None, _) => true,
            (Some(_), SpecialPointsInSolo::None) => false,
            (Some(_), SpecialPointsInSolo::Trumpfsolo) => trumps == Solo::Karo,
            (Some(_), SpecialPointsInSolo::All) => self.card().is_none_or(|card| {
                let order = CardOrder::of_solo(trumps);
                order.trumps().contains(card)
            }),
        };
        let dulle = self != SpecialPoint::Dulle || rules.dullen == Dullen::On;
        here && dulle && rules.score.special_points.contains(self)
    }

    /// Whether it counts once however many cards made it: option `score.per_card`.
    pub(super) const fn at_most_once(self, rules: &RuleSet) -> bool {
        match (self, rules.score.per_card) {
            (SpecialPoint::KarlchenCaught, PerCard::Once | PerCard::KarlchenOnce)
            | (SpecialPoint::FuchsCaughtLast, PerCard::Once) => true,
            (
                SpecialPoint::Fuchs
                | SpecialPoint::Doppelkopf
                | SpecialPoint::Karlchen
                | SpecialPoint::KarlchenCaught
                | SpecialPoint::FuchsLast
                | SpecialPoint::FuchsCaughtLast
                | SpecialPoint::Dulle
                | SpecialPoint::Herzstich
                | SpecialPoint::GegenDieSchweine
                | SpecialPoint::Klabautermann
                | SpecialPoint::Fischauge
                | SpecialPoint::Gans
                | SpecialPoint::Kaffeekraenzchen,
                PerCard::Each | PerCard::Once | PerCard::KarlchenOnce,
            ) => false,
        }
    }
}

/// A special point that was made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Special {
    /// Which one.
    pub point: SpecialPoint,
    /// The party that gets it.
    pub party: Party,
    /// The trick that brought it, from 1, if it is known.
    pub trick: Option<u8>,
    /// The seat that made it, if it is known.
    pub seat: Option<Seat>,
    /// Whose card was caught, if one was and it is known.
    pub lost_by: Option<Seat>,
}

/// Four Doppelköpfe fit into a deck (each takes four of the 16 aces and tens,
/// SCORE-38), three tricks of plain hearts into a Fleischloser (one where the ♥10 is
/// a trump, SCORE-37), and of all others 18 at most into a game.
pub type Specials = List<Special, 25>;

/// No special points at all.
pub const fn no_specials() -> Specials {
    List::new(Special {
        point: SpecialPoint::Fuchs,
        party: Party::Re,
        trick: None,
        seat: None,
        lost_by: None,
    })
}

/// The points of tricks that are looked for only where one of them counts.
const RARE: [SpecialPoint; 4] = [
    SpecialPoint::Klabautermann,
    SpecialPoint::Fischauge,
    SpecialPoint::Gans,
    SpecialPoint::Kaffeekraenzchen,
];

/// Everything that complete tricks brought, whether it counts or not, judged by the
/// final parties (WED-9), in the order of the tricks and of the rules. One card may
/// bring several (SCORE-35). The one against Schweine counts if its party wins.
pub(crate) fn specials_of(
    rules: &RuleSet,
    order: &CardOrder,
    tricks: &[CompletedTrick],
    parties: &Parties,
    schweine: &[DeclaredPair],
) -> Specials {
    let hearts = order.members(Class::Plain(Suit::Hearts));
    let mut specials = no_specials();
    // Few tables play for these, and nothing else asks about them.
    let mut rare = RARE.into_iter();
    let rare = rare.any(|it| rules.score.special_points.contains(it));
    let mut trump_lay = false;
    for (number, trick) in (1..).zip(tricks) {
        let Some(party) = parties.of(trick.winner) else {
            continue;
        };
        let mut note = |point, lost_by| {
            specials.push(Special {
                point,
                party,
                trick: Some(number),
                seat: Some(trick.winner),
                lost_by,
            });
        };
        let lies = |card| trick.cards.contains(&card); // few tricks are looked at closely
        if lies(Card::DA) {
            for loser in caught(trick, parties, Card::DA) {
                note(SpecialPoint::Fuchs, Some(loser));
            }
        }
        if trick.augen >= 40 {
            note(SpecialPoint::Doppelkopf, None);
        }
        if number == rules.deck.hand_size() {
            note_last(rules, trick, parties, &mut note);
        }
        if lies(Card::HT)
            && let Some(loser) = loser_of_dulle(trick, parties)
        {
            note(SpecialPoint::Dulle, Some(loser));
        }
        if trick.cards.iter().all(|&card| hearts.contains(card)) {
            note(SpecialPoint::Herzstich, None);
        }
        if rare {
            if trump_lay && trick.winning_card() == Card::D9 {
                note(SpecialPoint::Fischauge, None);
            }
            note_caught(trick, parties, &mut note);
            trump_lay |= trick.cards.iter().any(|&it| order.trumps().contains(it));
        }
    }
    if let Some(special) = against_schweine(schweine, parties) {
        specials.push(special);
    }
    specials
}

/// Notes what only the last trick brings.
fn note_last(
    rules: &RuleSet,
    trick: &CompletedTrick,
    parties: &Parties,
    note: &mut impl FnMut(SpecialPoint, Option<Seat>),
) {
    let won = |card, pair| {
        let twice = rules.score.pairs_last.contains(pair);
        times_won(trick, parties, card, twice)
    };
    for _ in 0..won(Card::DA, PairLast::Fuchs) {
        note(SpecialPoint::FuchsLast, None);
    }
    for loser in caught(trick, parties, Card::DA) {
        note(SpecialPoint::FuchsCaughtLast, Some(loser));
    }
    for _ in 0..won(Card::CJ, PairLast::Karlchen) {
        note(SpecialPoint::Karlchen, None);
    }
    if may_catch_karlchen(rules, trick) {
        for loser in caught(trick, parties, Card::CJ) {
            note(SpecialPoint::KarlchenCaught, Some(loser));
        }
    }
}

/// Notes what a certain card catches, and a trick of four queens.
fn note_caught(
    trick: &CompletedTrick,
    parties: &Parties,
    note: &mut impl FnMut(SpecialPoint, Option<Seat>),
) {
    if trick.winning_card() == Card::SQ {
        for loser in caught(trick, parties, Card::SK) {
            note(SpecialPoint::Klabautermann, Some(loser));
        }
    }
    if wins(trick, Card::DA) {
        for loser in caught(trick, parties, Card::D9) {
            note(SpecialPoint::Gans, Some(loser));
        }
    }
    if trick.cards.iter().all(|it| it.rank() == Rank::Queen) {
        note(SpecialPoint::Kaffeekraenzchen, None);
    }
}

/// The point of the opponents of who holds Schweine, if they stand.
fn against_schweine(schweine: &[DeclaredPair], parties: &Parties) -> Option<Special> {
    let holder = schweine.iter().find(|pair| pair.rank == Rank::Ace)?;
    Some(Special {
        point: SpecialPoint::GegenDieSchweine,
        party: parties.of(holder.seat)?.opponent(),
        trick: None,
        seat: None,
        lost_by: None,
    })
}

/// From whom of the other party the trick took each copy of `card`. What the own party
/// takes is not caught (SCORE-36), what was raised is a Schwein and no Fuchs (SCHW-8),
/// and what nobody declared is one (SCHW-4).
fn caught(trick: &CompletedTrick, parties: &Parties, card: Card) -> impl Iterator<Item = Seat> {
    let lies = trick.plays().zip(&trick.raised);
    let lost = lies.filter(move |&((seat, it), &raised)| {
        it == card && raised == 0 && !parties.together(seat, trick.winner)
    });
    lost.map(|((seat, _), _)| seat)
}

/// How often a `card` that is not raised takes the trick: `twice` if the winners have laid
/// both (`score.pairs_last`).
fn times_won(trick: &CompletedTrick, parties: &Parties, card: Card, twice: bool) -> usize {
    let own = trick
        .plays()
        .filter(|&(seat, it)| it == card && parties.together(seat, trick.winner));
    match wins(trick, card) {
        true if twice => own.count(),
        takes => usize::from(takes),
    }
}

/// Whether a `card` that is not raised takes the trick.
fn wins(trick: &CompletedTrick, card: Card) -> bool {
    (trick.winning_card(), trick.winning_height()) == (card, 0)
}

fn may_catch_karlchen(rules: &RuleSet, trick: &CompletedTrick) -> bool {
    match rules.score.karlchen_only_by {
        KarlchenCaughtBy::Any => true,
        KarlchenCaughtBy::DiamondQueen => trick.winning_card() == Card::DQ,
    }
}

/// Who laid the first of two ♥10 of opponents of which the later has won the trick (SCORE-30).
fn loser_of_dulle(trick: &CompletedTrick, parties: &Parties) -> Option<Seat> {
    let mut dullen = trick.plays().filter(|&(_, card)| card == Card::HT);
    let ((first, _), (second, _)) = dullen.next().zip(dullen.next())?;
    (second == trick.winner && !parties.together(first, second)).then_some(first)
}
