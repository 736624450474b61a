//! What random games should show.

use crate::random::numbers::Random;

/// What a random game should show, as far as the options allow it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Wish {
    /// A declared Hochzeit.
    Hochzeit,
    /// A stille Hochzeit.
    StilleHochzeit,
    /// An Armut.
    Armut,
    /// Two Armuten.
    TwoArmuten,
    /// A hand that can be thrown in, and is.
    Throw,
    /// An announced solo.
    Solo,
    /// Several soli.
    Auction,
    /// Somebody holds both ♦A, and the pairs of `schweine.above`.
    Schweine,
    /// Somebody holds both ♦K.
    Genscher,
    /// One seat has most of the high cards.
    Strong,
    /// Pflichtsoli are open.
    Open,
    /// A Vorführung.
    Vorfuehrung,
    /// Augen that lie on a limit, or one beside it.
    Limit,
}

impl Wish {
    /// All wishes.
    pub const ALL: [Self; 13] = [
        Self::Hochzeit,
        Self::StilleHochzeit,
        Self::Armut,
        Self::TwoArmuten,
        Self::Throw,
        Self::Solo,
        Self::Auction,
        Self::Schweine,
        Self::Genscher,
        Self::Strong,
        Self::Open,
        Self::Vorfuehrung,
        Self::Limit,
    ];
}

/// What a random game should show, and how much is said in it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Bias {
    /// What it should show.
    pub wishes: Vec<Wish>,
    /// How often, of a hundred, somebody announces something between two cards.
    pub talk: usize,
    /// How often, of a hundred, a reply or a claim is made where it can be.
    pub seize: usize,
}

impl Bias {
    /// VORB-13, ANN-4: a bias drawn from a seed, as to what is played and how much is said.
    #[must_use]
    pub fn random(seed: u64) -> Self {
        let mut random = Random::new(seed ^ 0x00D0_0C0F);
        let mut wishes = Vec::new();
        for _ in 0..random.below(3) {
            wishes.extend(random.pick(&Wish::ALL));
        }
        Self {
            wishes,
            talk: random.pick(&[0, 2, 5, 10, 30]).unwrap_or_default(),
            seize: random.pick(&[0, 20, 80]).unwrap_or_default(),
        }
    }
}
