//! The choices that tables have about a Hochzeit.

use crate::contract::Selectors;

/// What a matching trick means that the Hochzeiter wins himself: option
/// `hochzeit.own_trick`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum OwnTrick {
    /// Nothing, the search goes on.
    GoesOn,
    /// He plays alone (WED-7).
    Decides,
}

/// Whether who holds both ♣Q may say gesund: option `hochzeit.silent`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SilentHochzeit {
    /// He may, and plays alone (STILL-1).
    Allowed,
    /// He must declare the Hochzeit unless something else prevails.
    Forbidden,
}

/// How a Hochzeit finds its partner.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HochzeitRules {
    /// `hochzeit.selectors`: what the Hochzeiter may name.
    pub selectors: Selectors,
    /// `hochzeit.limit`: the last trick that can decide, from 1.
    pub limit: u8,
    /// `hochzeit.own_trick`: what a matching trick of the Hochzeiter means.
    pub own_trick: OwnTrick,
    /// `hochzeit.silent`: whether who holds both ♣Q may say gesund.
    pub silent: SilentHochzeit,
}
