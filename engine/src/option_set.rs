//! [`option_set!`]: sets of the values of an option.

/// Declares a set of the values of an enum that has an `ALL`, as a plain bit mask.
macro_rules! option_set {
    ($(#[doc = $doc:literal])+ $name:ident of $item:ident in $bits:ty) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
        pub struct $name($bits);

        impl $name {
            /// The set of these values.
            #[expect(clippy::indexing_slicing, reason = "the index stays below the length")]
            pub const fn of(values: &[$item]) -> $name {
                let mut bits = 0;
                let mut i = 0;
                while i < values.len() {
                    bits |= 1 << values[i] as $bits;
                    i += 1;
                }
                $name(bits)
            }

            /// The set of the values that `keep` keeps.
            pub fn filter(keep: impl Fn($item) -> bool) -> $name {
                let kept = $item::ALL.into_iter().filter(|&value| keep(value));
                $name(kept.fold(0, |bits, value| bits | 1 << value as $bits))
            }

            /// Whether `value` is in.
            pub const fn contains(self, value: $item) -> bool {
                self.0 & (1 << value as $bits) != 0
            }

            /// Whether no value is in.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The values that are in.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                $item::ALL
                    .into_iter()
                    .filter(move |&value| self.contains(value))
            }
        }

        impl From<&[$item]> for $name {
            fn from(values: &[$item]) -> $name {
                $name::of(values)
            }
        }
    };
}

pub(crate) use option_set;
