//! The choices that tables have about the play and what ends it.

/// Which of two ♥10 wins that lie in one trick as trumps: option `dulle_tie`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum DulleTie {
    /// The first one, like every other card (TRUMP-10).
    First,
    /// The second one (TRUMP-11).
    Second,
    /// The second one, but in the last trick of the game the first one.
    SecondExceptLast,
    /// The first one, but in the last trick of the game the second one.
    FirstExceptLast,
}

/// What Schweine do to two ♥10: option `dulle_tie_with_schweine`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum DulleTieWithSchweine {
    /// Nothing.
    Same,
    /// While Schweine stand declared the first ♥10 wins.
    First,
}

/// Whether a player of both ♦K may name a partner: option `genscher`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Genscher {
    /// There is no Genscher.
    Off,
    /// He may, with the first of them.
    On,
}

/// Who may shorten a game: option `claim`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Claims {
    /// Nobody.
    Off,
    /// The soloist of a solo that is established (CLAIM-1).
    Soloist,
}

/// Which penalties there are: option `penalties`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Penalties {
    /// None.
    Off,
    /// Those of the tournament rules.
    Tsr,
}
