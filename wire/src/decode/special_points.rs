//! Whether the cards of a game can make the special points of its counts.

use doko_engine::{
    ByParty, Deck, Dullen, KarlchenCaughtBy, Party, RuleSet, SpecialPoint, Specials,
};
use doko_proto::v1;

/// The least Augen of so many tricks of aces and tens: there are eight tens.
const DOPPELKOEPFE: [usize; 5] = [0, 40, 80, 124, 168];
// The Augen of an ace of diamonds, and of a jack of clubs.
const FUCHS: usize = 11;
const JACK: usize = 2;

/// Whether nobody plays alone.
pub(super) const fn is_two_against_two(kind: v1::CountedGame) -> bool {
    matches!(
        kind,
        v1::CountedGame::TwoAgainstTwo | v1::CountedGame::Armut
    )
}

/// How the game was played, as far as it says what its special points are made of.
pub(super) struct Played<'a> {
    pub(super) rules: &'a RuleSet,
    pub(super) kind: Option<v1::CountedGame>,
}

/// The special points of a party.
struct Made {
    fuchs: usize,
    doppelkopf: usize,
    karlchen: usize,
    karlchen_caught: usize,
    fuchs_last: usize,
    fuchs_caught_last: usize,
    dulle: usize,
    herzstich: usize,
}

impl Made {
    fn by(specials: &Specials, party: Party) -> Made {
        let count = |point| {
            let made = specials.iter().filter(|it| it.party == party);
            made.filter(|it| it.point == point).count()
        };
        Made {
            fuchs: count(SpecialPoint::Fuchs),
            doppelkopf: count(SpecialPoint::Doppelkopf),
            karlchen: count(SpecialPoint::Karlchen),
            karlchen_caught: count(SpecialPoint::KarlchenCaught),
            fuchs_last: count(SpecialPoint::FuchsLast),
            fuchs_caught_last: count(SpecialPoint::FuchsCaughtLast),
            dulle: count(SpecialPoint::Dulle),
            herzstich: count(SpecialPoint::Herzstich),
        }
    }

    /// The jacks of clubs in the last trick.
    const fn jacks(&self) -> usize {
        self.karlchen + self.karlchen_caught
    }

    /// The aces of diamonds that the other party lost, those of the last trick among them.
    fn foxes(&self) -> usize {
        self.fuchs.max(self.fuchs_caught_last)
    }

    const fn has_last_trick(&self) -> bool {
        self.jacks() + self.fuchs_last + self.fuchs_caught_last > 0
    }

    /// Whether a jack of clubs or an ace of diamonds has won the last trick.
    const fn has_won_last(&self) -> bool {
        self.karlchen + self.fuchs_last > 0
    }
}

impl Played<'_> {
    /// Why no game has these special points; of each party with so many Augen and tricks, if
    /// they are known.
    pub(super) fn contradictions(
        &self,
        specials: &Specials,
        taken: Option<(ByParty<u8>, ByParty<u8>)>,
    ) -> Vec<String> {
        let made = ByParty::from_fn(|party| Made::by(specials, party));
        let both = |count: fn(&Made) -> usize| count(&made.re) + count(&made.kontra);
        let mut found = Vec::new();
        if self.divides_last_trick(&made) {
            found.push("gives the last trick to two cards or to both parties".to_owned());
        }
        if both(Made::jacks) > 2 || both(Made::foxes) + both(|it| it.fuchs_last) > 2 {
            found.push("takes more than two jacks of clubs or aces of diamonds".to_owned());
        }
        for (party, name) in [(Party::Re, "Re"), (Party::Kontra, "Kontra")] {
            let own = made.get(party);
            let is_counted = self
                .rules
                .score
                .special_points
                .contains(SpecialPoint::Fuchs);
            if is_counted && own.fuchs_caught_last > own.fuchs {
                found.push(format!(
                    "gives {name} a Fuchs of the last trick that is not among its Füchse"
                ));
            }
            if own.karlchen_caught + own.fuchs_caught_last > self.opponents(party) {
                found.push(format!(
                    "gives {name} more cards of the last trick than the others play to it"
                ));
            }
            let holds = |(augen, tricks): (ByParty<u8>, ByParty<u8>)| {
                let [augen, tricks] = [augen, tricks].map(|it| usize::from(*it.get(party)));
                let (least, most) = self.augen(own, tricks).unwrap_or((usize::MAX, 0));
                self.tricks(party, own) <= tricks && (least..=most).contains(&augen)
            };
            let has_any = specials.iter().any(|it| it.party == party);
            if has_any && !taken.is_none_or(holds) {
                found.push(format!(
                    "gives {name} special points that its tricks cannot hold"
                ));
            }
        }
        found
    }

    /// Whether the last trick would have two winners, or two cards that have won it. A jack of
    /// clubs is above an ace of diamonds where both are trumps.
    fn divides_last_trick(&self, made: &ByParty<Made>) -> bool {
        let only_by_queen = match self.rules.score.karlchen_only_by {
            KarlchenCaughtBy::Any => false,
            KarlchenCaughtBy::DiamondQueen => true,
        };
        let divides = |it: &Made| {
            let by_fox = self.is_two_against_two() && it.fuchs_last > 0;
            let by_queen = only_by_queen && it.has_won_last();
            (it.karlchen > 0 && it.fuchs_last > 0) || it.karlchen_caught > 0 && (by_fox || by_queen)
        };
        let both = made.re.has_last_trick() && made.kontra.has_last_trick();
        both || divides(&made.re) || divides(&made.kontra)
    }

    fn is_two_against_two(&self) -> bool {
        self.kind.is_some_and(is_two_against_two)
    }

    /// Whether a Herzstich has no card of another special point: the tens of hearts are trumps.
    fn is_herzstich_apart(&self) -> bool {
        self.is_two_against_two() && self.rules.dullen == Dullen::On
    }

    /// How many play against `party`.
    fn opponents(&self, party: Party) -> usize {
        match party {
            _ if self.is_two_against_two() => 2,
            Party::Re => 3,
            Party::Kontra => 1,
        }
    }

    /// How many tricks these points need at least. A Doppelkopf has no jack, and may be the trick of
    /// a Dulle and the last one; who catches a Dulle has won with it.
    fn tricks(&self, party: Party, made: &Made) -> usize {
        let big = made.doppelkopf;
        let herzstiche = if self.is_herzstich_apart() {
            made.herzstich
        } else {
            made.herzstich.saturating_sub(big)
        };
        let is_last_big = made.jacks() == 0 && big > 0;
        let last = usize::from(made.has_last_trick() && !is_last_big);
        let free = big - usize::from(is_last_big && made.fuchs_last > 0);
        let is_last = made.has_last_trick() && !made.has_won_last();
        let dulle = usize::from(made.dulle > 0 && free == 0 && !is_last);
        let foxes = made.foxes().div_ceil(self.opponents(party));
        herzstiche + (big + last + dulle).max(foxes)
    }

    /// The fewest and the most Augen of so many tricks with these points; `None` if they have not
    /// cards enough.
    fn augen(&self, made: &Made, tricks: usize) -> Option<(usize, usize)> {
        let deck = self.rules.deck;
        let apart = made.herzstich * usize::from(self.is_herzstich_apart());
        // Aces of diamonds beside a jack in the last trick are in no Doppelkopf.
        let beside = made.fuchs_caught_last * usize::from(made.jacks() > 0);
        let foxes = made.foxes() + made.fuchs_last - beside;
        let is_big = made.doppelkopf > 0;
        let big = *DOPPELKOEPFE.get(made.doppelkopf)?;
        let parts = [
            (made.jacks(), JACK * made.jacks()),
            (beside, FUCHS * beside),
            (4 * apart, least_herzstich(deck) * apart),
            (
                4 * made.doppelkopf,
                big.max(40 * made.doppelkopf + foxes * usize::from(is_big)),
            ),
            if is_big {
                (0, 0)
            } else {
                (foxes, FUCHS * foxes)
            },
            if is_big {
                (0, 0)
            } else {
                (2 * made.dulle, 20 * made.dulle)
            },
        ];
        let cards: usize = parts.iter().map(|(cards, _)| cards).sum();
        let augen: usize = parts.iter().map(|(_, augen)| augen).sum();
        let others = (4 * tricks).checked_sub(cards)?;
        let most = (44 * tricks).checked_sub((FUCHS - JACK) * made.jacks() + (44 - 30) * apart)?;
        Some((augen + lowest(deck, others), most))
    }
}

/// The fewest Augen of four plain hearts, where the tens of hearts are trumps (SCORE-37).
const fn least_herzstich(deck: Deck) -> usize {
    match deck {
        Deck::WithNines => 8,
        Deck::WithoutNines => 30,
    }
}

/// The Augen of the lowest cards of the deck, of each kind eight.
fn lowest(deck: Deck, cards: usize) -> usize {
    let kinds: &[usize] = match deck {
        Deck::WithNines => &[0, 2, 3, 4, 10, 11],
        Deck::WithoutNines => &[2, 3, 4, 10, 11],
    };
    let all = kinds.iter().flat_map(|&augen| [augen; 8]);
    all.take(cards).sum()
}
