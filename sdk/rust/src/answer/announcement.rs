//! Announcements that stand, and the time in which others may be made.

use doko_proto::v1;

use crate::named::{Numbered as _, named, number_or_zero};
use crate::read::{FromMessage, Malformed, alternatives, is_new, list, optional, required};
use crate::words::{Announcement, Party, Seat};

named! {
    /// What the limits of announcements count.
    open AnnCounter of AnnCounter {
        /// The announcer's own cards on the table.
        OwnCardsPlayed = OwnCardsPlayed "own_cards_played",
        /// The tricks of which at least one card lies.
        TricksStarted = TricksStarted "tricks_started",
        /// The cards that all four have played.
        CardsOnTable = CardsOnTable "cards_on_table",
    }
}

named! {
    /// In what way an announcement is made.
    open AnnouncementMode of AnnouncementMode {
        /// In its own time.
        Ordinary = Ordinary "ordinary",
        /// As an Erwiderung: too late on its own, in time as an answer.
        Reply = Reply "reply",
        /// Entered by the rules themselves.
        Forced = Forced "forced",
        /// Entered by the rules after the Klärungsstich.
        Suspended = Suspended "suspended",
    }
}

named! {
    /// From when on an announcement may be made.
    open WindowOpening of WindowOpening {
        /// Now.
        Now = Now "now",
        /// When the Klärungsstich is complete.
        AfterKlaerungsstich = AfterKlaerungsstich "after_klaerungsstich",
        /// When the first trick is complete.
        AfterFirstTrick = AfterFirstTrick "after_first_trick",
    }
}

/// An announcement that stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct StandingAnnouncement {
    /// Who made it, or in whose name the rules entered it; `None` in a settlement
    /// from counts.
    pub seat: Option<Seat>,
    /// The party it binds, if it may be known.
    pub party: Option<Party>,
    /// What was announced; `None` if the rules entered it and the view cannot know
    /// which Ansage it was.
    pub announcement: Option<Announcement>,
    /// The skipped levels that count as announced with it, lowest first.
    pub includes: Vec<Announcement>,
    /// In what way.
    pub mode: AnnouncementMode,
    /// Cards on the table when it was made.
    pub cards_played: u32,
    /// Its index in [`Record::extras`](crate::Record::extras); `None` if the
    /// rules entered it.
    pub index: Option<usize>,
}

impl StandingAnnouncement {
    pub(crate) fn to_message(&self) -> v1::StandingAnnouncement {
        let includes = self.includes.iter().map(|it| it.number());
        v1::StandingAnnouncement {
            seat: number_or_zero(self.seat),
            party: number_or_zero(self.party),
            announcement: number_or_zero(self.announcement),
            includes: includes.collect(),
            mode: self.mode.number(),
            cards_played: self.cards_played,
            index: self.index.and_then(|index| u32::try_from(index).ok()),
        }
    }
}

impl FromMessage for StandingAnnouncement {
    type Message = v1::StandingAnnouncement;

    fn from_message(message: v1::StandingAnnouncement) -> Result<StandingAnnouncement, Malformed> {
        Ok(StandingAnnouncement {
            seat: optional(message.seat, "StandingAnnouncement.seat")?,
            party: optional(message.party, "StandingAnnouncement.party")?,
            announcement: optional(message.announcement, "StandingAnnouncement.announcement")?,
            includes: list(&message.includes, "StandingAnnouncement.includes")?,
            mode: required(message.mode, "StandingAnnouncement.mode")?,
            cards_played: message.cards_played,
            index: message.index.map(|index| index as usize),
        })
    }
}

/// What ends the time of an announcement. It is in time until just before that.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum WindowClosing {
    /// The seat's own card of this number, 1 to 12.
    OwnCard(u32),
    /// The first card of this trick, whoever leads it.
    LeadOfTrick(u32),
    /// The card of this number on the table, whoever plays it, 1 to 48.
    CardOnTable(u32),
    /// The last card of this trick.
    EndOfTrick(u32),
    /// Nothing that this version can read.
    Unknown,
}

/// The time in which a seat may make an announcement.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct AnnouncementWindow {
    /// Who may make it.
    pub seat: Seat,
    /// What may be announced.
    pub announcement: Announcement,
    /// The levels that would be skipped and count as announced with it.
    pub includes: Vec<Announcement>,
    /// In what way it would be made.
    pub mode: AnnouncementMode,
    /// From when on.
    pub opens: WindowOpening,
    /// What ends the time.
    pub closes_with: WindowClosing,
    /// Whether the very next card ends it, whoever's card it is.
    pub closed_by_next_card: bool,
}

impl FromMessage for AnnouncementWindow {
    type Message = v1::AnnouncementWindow;

    fn is_known(message: &v1::AnnouncementWindow) -> bool {
        !is_new::<Announcement>(message.announcement)
    }

    fn from_message(message: v1::AnnouncementWindow) -> Result<AnnouncementWindow, Malformed> {
        use v1::announcement_window::ClosesWith;

        Ok(AnnouncementWindow {
            seat: required(message.seat, "AnnouncementWindow.seat")?,
            announcement: required(message.announcement, "AnnouncementWindow.announcement")?,
            includes: alternatives(&message.includes, "AnnouncementWindow.includes")?,
            mode: required(message.mode, "AnnouncementWindow.mode")?,
            opens: required(message.opens, "AnnouncementWindow.opens")?,
            closes_with: match message.closes_with {
                Some(ClosesWith::OwnCard(card)) => WindowClosing::OwnCard(card),
                Some(ClosesWith::LeadOfTrick(trick)) => WindowClosing::LeadOfTrick(trick),
                Some(ClosesWith::CardOnTable(card)) => WindowClosing::CardOnTable(card),
                Some(ClosesWith::EndOfTrick(trick)) => WindowClosing::EndOfTrick(trick),
                None => WindowClosing::Unknown,
            },
            closed_by_next_card: message.closed_by_next_card,
        })
    }
}
