//! The catalogue of rules: one stable id for everything that a ruling can cite.
//!
//! A rule is named here and nowhere else. Its words, its sources and the
//! options that touch it belong to those who talk to people; the engine only
//! needs to say *which* rule decided.
//!
//! [`Rule`] itself is written in `rule/ids.rs`, one line for each rule.

use core::fmt;

/// Names every rule once: doc comment, variant, id and kind.
macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal, $kind:ident;)+) => {
        /// A rule of the game.
        ///
        /// The order is that of the catalogue: a list of several broken rules
        /// is given in it.
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        #[repr(u8)]
        pub enum Rule {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Rule {
            /// All rules, in the order of the catalogue.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$name),+];

            /// The stable id, such as `FOLLOW-2`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }

            /// The rule with this id, if there is one.
            ///
            /// Only the exact spelling counts: `follow-2` is not an id.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                match id {
                    $($id => Some(Self::$name),)+
                    _ => None,
                }
            }

            /// What kind of statement the rule makes.
            #[must_use]
            pub const fn kind(self) -> Kind {
                match self {
                    $(Self::$name => Kind::$kind,)+
                }
            }
        }
    };
}

mod ids;
mod kind;

pub use ids::Rule;
pub use kind::Kind;

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;

    use super::{Kind, Rule};

    #[test]
    fn ids_are_unique_and_lead_back_to_their_rule() {
        for rule in Rule::ALL {
            assert_eq!(Rule::from_id(rule.id()), Some(rule));
            assert_eq!(format!("{rule}"), rule.id());
        }
        assert_eq!(Rule::from_id("follow-2"), None);
        assert_eq!(Rule::from_id(""), None);
    }

    #[test]
    fn a_variant_is_named_after_its_id() {
        for rule in Rule::ALL {
            let name = format!("{rule:?}").to_uppercase();
            assert_eq!(name, rule.id().replace('-', ""));
        }
    }

    #[test]
    fn few_rules_are_beyond_any_service() {
        let procedural = Rule::ALL
            .into_iter()
            .filter(|rule| rule.kind() == Kind::Procedural);
        assert!(procedural.count() <= 12);
    }
}
