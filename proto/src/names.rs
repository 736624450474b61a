//! [`Names`]: what the values of an enum of the API are called in text.

/// The names of an enum without its prefix and in lower case: `DULLE_TIE_FIRST` is `first`.
/// [`names!`](crate::names) makes them.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// The whole name of the value 0.
    pub zero: fn() -> &'static str,
    /// The whole name of a value.
    pub name: fn(i32) -> Option<&'static str>,
    /// The value with this whole name.
    pub number: fn(&str) -> Option<i32>,
}

/// The [`Names`] of an enum of [`v1`](crate::v1).
///
/// ```
/// use doko_proto::names;
///
/// let ranks = names!(Rank);
/// assert_eq!(ranks.find("ten"), Some(2));
/// assert_eq!(ranks.text(2).as_deref(), Some("ten"));
/// ```
#[macro_export]
macro_rules! names {
    ($Enum:ident) => {
        $crate::Names {
            zero: || $crate::v1::$Enum::Unspecified.as_str_name(),
            name: |number| {
                let value = $crate::v1::$Enum::try_from(number).ok();
                value.map(|it| it.as_str_name())
            },
            number: |name| $crate::v1::$Enum::from_str_name(name).map(i32::from),
        }
    };
}

impl Names {
    fn prefix(&self) -> &'static str {
        let zero = (self.zero)();
        zero.strip_suffix("UNSPECIFIED").unwrap_or(zero)
    }

    /// The name of a number. Zero has none.
    #[must_use]
    pub fn text(&self, number: i32) -> Option<String> {
        let name = (self.name)(number).filter(|_| number != 0)?;
        let short = name.strip_prefix(self.prefix()).unwrap_or(name);
        Some(short.to_ascii_lowercase())
    }

    /// The number with this name.
    #[must_use]
    pub fn find(&self, text: &str) -> Option<i32> {
        if text.contains(|it: char| it.is_ascii_uppercase()) {
            return None;
        }
        let name = format!("{}{}", self.prefix(), text.to_ascii_uppercase());
        (self.number)(&name).filter(|&number| number != 0)
    }

    /// All names, as an error lists them.
    #[must_use]
    pub fn all(&self) -> String {
        let names = (1..).map_while(|number| self.text(number));
        let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
        names.join(", ")
    }
}
