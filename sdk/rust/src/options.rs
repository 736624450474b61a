//! [`Options`]: the language of an answer, its view, and what else it contains.

use doko_proto::v1;

use crate::named::named;
use crate::words::Seat;

named! {
    /// The language of texts. It changes nothing but texts.
    open Language of Language {
        /// German.
        De = De "de",
        /// English.
        En = En "en",
    }
}

named! {
    /// More that an answer can contain.
    closed Include("inclusion") of Include {
        /// The legal cards of the asked seat.
        LegalCards = LegalCards "legal_cards",
        /// The position after the action if it is legal, otherwise before it.
        Position = Position "position",
        /// What the action brings about.
        Effects = Effects "effects",
        /// Who may announce what, until when.
        AnnouncementWindows = AnnouncementWindows "announcement_windows",
        /// The record after the action if it is legal, on one line.
        Line = Line "line",
    }
}

/// Who may know the answer. It uses and says nothing that this view may not know.
///
/// Set the view of the player to whom you show an answer, and [`View::Everything`] if it goes to none.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum View {
    /// All that the record says.
    Everything,
    /// What this seat knows.
    Seat(Seat),
    /// What everybody knows.
    Public,
}

impl View {
    pub(crate) fn number(self) -> i32 {
        self.message().into()
    }

    pub(crate) fn from_number(number: i32) -> Option<View> {
        match v1::View::try_from(number).ok()? {
            v1::View::Unspecified => None,
            v1::View::Everything => Some(View::Everything),
            v1::View::Seat1 => Some(View::Seat(Seat::S1)),
            v1::View::Seat2 => Some(View::Seat(Seat::S2)),
            v1::View::Seat3 => Some(View::Seat(Seat::S3)),
            v1::View::Seat4 => Some(View::Seat(Seat::S4)),
            v1::View::Public => Some(View::Public),
        }
    }

    pub(crate) fn message(self) -> v1::View {
        match self {
            View::Everything => v1::View::Everything,
            View::Seat(Seat::S1) => v1::View::Seat1,
            View::Seat(Seat::S2) => v1::View::Seat2,
            View::Seat(Seat::S3) => v1::View::Seat3,
            View::Seat(Seat::S4) => v1::View::Seat4,
            View::Public => v1::View::Public,
        }
    }
}

/// The language of an answer, its view, and what else it contains. By default an
/// answer has no texts. A question about an action that has no view gets the verdict alone: reasons
/// without evidence, texts and what could be included.
///
/// A question inherits language, view and names of seats from the client unless its own options
/// name others. It does not inherit what to include.
///
/// ```
/// use doko_sdk::{Include, Language, Options};
///
/// let options = Options::new().language(Language::De).include(Include::LegalCards);
/// assert_eq!(options.include, [Include::LegalCards]);
/// ```
#[derive(Clone, Debug, Default, Eq, PartialEq)]
#[non_exhaustive]
pub struct Options {
    /// The language of texts; `None` for no texts, or of one question for the
    /// language of the client.
    pub language: Option<Language>,
    /// Who may know the answer; `None` for the verdict alone, or of one question for the view
    /// of the client.
    pub view: Option<View>,
    /// What else to answer, of questions about an action.
    pub include: Vec<Include>,
    /// Which views see the position besides, of a position and of questions about an action.
    pub also_views: Vec<View>,
    /// The names of seats 1 to 4, which texts use in place of "seat 1": each of 1 to 40 characters.
    pub seat_names: Option<[String; 4]>,
}

impl Options {
    /// The defaults.
    pub fn new() -> Options {
        Options::default()
    }

    /// With texts in this language.
    #[must_use]
    pub fn language(mut self, language: Language) -> Options {
        self.language = Some(language);
        self
    }

    /// With what this view may know.
    #[must_use]
    pub fn view(mut self, view: View) -> Options {
        self.view = Some(view);
        self
    }

    /// With the position as this view sees it, too.
    #[must_use]
    pub fn also(mut self, view: View) -> Options {
        if !self.also_views.contains(&view) {
            self.also_views.push(view);
        }
        self
    }

    /// With texts that call seats 1 to 4 by these names.
    ///
    /// ```
    /// use doko_sdk::Options;
    ///
    /// let options = Options::new().seat_names(["Anna", "Bernd", "Carla", "Detlef"]);
    /// assert_eq!(options.seat_names.map(|names| names.len()), Some(4));
    /// ```
    #[must_use]
    pub fn seat_names(mut self, names: [impl Into<String>; 4]) -> Options {
        self.seat_names = Some(names.map(Into::into));
        self
    }

    /// With this, too.
    #[must_use]
    pub fn include(mut self, include: Include) -> Options {
        if !self.include.contains(&include) {
            self.include.push(include);
        }
        self
    }
}
