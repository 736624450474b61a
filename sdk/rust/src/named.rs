//! [`named!`]: enums whose values have a number on the wire and a name in text.

use std::fmt;

/// An enum value with a number on the wire. Zero is none.
pub(crate) trait Numbered: Copy {
    /// The value with this number. `None` for zero, and for a number that this
    /// version does not know unless the enum is open.
    fn from_number(number: i32) -> Option<Self>;

    /// The number of this value.
    fn number(self) -> i32;
}

/// The number of an optional value; zero stands for none.
pub(crate) fn number_or_zero<T: Numbered>(value: Option<T>) -> i32 {
    value.map_or(0, T::number)
}

/// A text that is no name of the kind that was expected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnknownName {
    /// What was expected, such as `announcement`.
    pub what: &'static str,
    /// The text.
    pub text: String,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no {}", self.text, self.what)
    }
}

impl std::error::Error for UnknownName {}

/// Declares an enum beside the enum of the messages.
///
/// `closed` enums are what questions are made of, and hold what can be asked. In
/// lists of alternatives, values of a newer server are left out. `open` enums have
/// `Unknown` for them.
macro_rules! named {
    (
        $(#[$attribute:meta])*
        closed $Name:ident($what:literal) of $Wire:ident {
            $( $(#[$about:meta])* $Variant:ident = $WireVariant:ident $text:literal, )+
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        pub enum $Name {
            $( $(#[$about])* $Variant, )+
        }

        impl $Name {
            /// Every value, in order.
            pub const ALL: &'static [$Name] = &[$( $Name::$Variant, )+];

            /// The name in text.
            pub const fn name(self) -> &'static str {
                match self { $( $Name::$Variant => $text, )+ }
            }
        }

        impl $crate::named::Numbered for $Name {
            fn from_number(number: i32) -> Option<$Name> {
                match doko_proto::v1::$Wire::try_from(number).ok()? {
                    doko_proto::v1::$Wire::Unspecified => None,
                    $( doko_proto::v1::$Wire::$WireVariant => Some($Name::$Variant), )+
                }
            }

            fn number(self) -> i32 {
                match self { $( $Name::$Variant => doko_proto::v1::$Wire::$WireVariant.into(), )+ }
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::named::UnknownName;

            fn from_str(text: &str) -> Result<$Name, $crate::named::UnknownName> {
                $Name::ALL.iter().copied().find(|value| value.name() == text).ok_or_else(|| {
                    $crate::named::UnknownName { what: $what, text: text.to_owned() }
                })
            }
        }

        $crate::named::named!(display $Name);
    };
    (
        $(#[$attribute:meta])*
        open $Name:ident of $Wire:ident {
            $( $(#[$about:meta])* $Variant:ident = $WireVariant:ident $text:literal, )+
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
        #[non_exhaustive]
        pub enum $Name {
            $( $(#[$about])* $Variant, )+
            /// A value of a newer server, by its number.
            Unknown(i32),
        }

        impl $Name {
            /// Every value that this version knows, in order.
            pub const KNOWN: &'static [$Name] = &[$( $Name::$Variant, )+];

            /// The name in text; `unknown` for a value of a newer server.
            pub const fn name(self) -> &'static str {
                match self {
                    $( $Name::$Variant => $text, )+
                    $Name::Unknown(_) => "unknown",
                }
            }
        }

        impl $crate::named::Numbered for $Name {
            fn from_number(number: i32) -> Option<$Name> {
                match doko_proto::v1::$Wire::try_from(number) {
                    Ok(doko_proto::v1::$Wire::Unspecified) => None,
                    $( Ok(doko_proto::v1::$Wire::$WireVariant) => Some($Name::$Variant), )+
                    Err(_) => Some($Name::Unknown(number)),
                }
            }

            fn number(self) -> i32 {
                match self {
                    $( $Name::$Variant => doko_proto::v1::$Wire::$WireVariant.into(), )+
                    $Name::Unknown(number) => number,
                }
            }
        }

        $crate::named::named!(display $Name);
    };
    (display $Name:ident) => {
        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

pub(crate) use named;
