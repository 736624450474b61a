//! What can happen on an evening, as the service tells it.

use std::fmt;

use doko_sdk::{
    Announcement, AnnouncementMode, Contract, ContractKind, Extra, GameResult, HochzeitSelector,
    Language, Position, Record, RedealReason, Settlement, SoloDuty, Word,
};

/// Something that does not happen in every game.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) enum Event {
    Pflichtsolo,
    DealsAgain,
    Vorfuehrung,
    Lustsolo,
    Auction,
    ArmutAccepted,
    ArmutRefused,
    SchweineAtPickUp,
    Hochzeit(HochzeitSelector),
    Ansage,
    Absage,
    Reply,
    Bound,
    Claim,
    NobodyWon,
}

impl Event {
    /// Its name in this language.
    pub(crate) fn name(self, language: Language) -> &'static str {
        let (german, english) = match self {
            Event::Pflichtsolo => ("freiwilliges Pflichtsolo", "voluntary Pflichtsolo"),
            Event::DealsAgain => ("derselbe gibt noch einmal", "the same place deals again"),
            Event::Vorfuehrung => ("Vorführung", "Vorführung"),
            Event::Lustsolo => ("Lustsolo", "Lustsolo"),
            Event::Auction => ("Reizen um ein Solo", "bidding for a solo"),
            Event::ArmutAccepted => ("Armut mitgenommen", "Armut taken"),
            Event::ArmutRefused => ("Armut abgelehnt, neu gegeben", "Armut refused, dealt again"),
            Event::SchweineAtPickUp => ("Schweine beim Aufnehmen", "Schweine on picking up"),
            Event::Hochzeit(HochzeitSelector::Any) => {
                ("Hochzeit: erster Stich", "Hochzeit: first trick")
            }
            Event::Hochzeit(HochzeitSelector::Fehl) => {
                ("Hochzeit: erster Fehlstich", "Hochzeit: first Fehl trick")
            }
            Event::Hochzeit(HochzeitSelector::Trumpf) => (
                "Hochzeit: erster Trumpfstich",
                "Hochzeit: first trump trick",
            ),
            Event::Hochzeit(
                HochzeitSelector::Kreuz | HochzeitSelector::Pik | HochzeitSelector::Herz,
            ) => (
                "Hochzeit: erster Stich einer Farbe",
                "Hochzeit: first trick of a suit",
            ),
            Event::Ansage => ("Ansage", "Ansage"),
            Event::Absage => ("Absage", "Absage"),
            Event::Reply => ("Erwiderung", "Erwiderung"),
            Event::Bound => (
                "von selbst gültige Ansage",
                "announcement made by the rules",
            ),
            Event::Claim => ("Spiel abgekürzt", "game shortened"),
            Event::NobodyWon => ("niemand gewinnt", "nobody won"),
        };
        if language == Language::De {
            german
        } else {
            english
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name(Language::En))
    }
}

/// What happened in a game that is over.
pub(crate) fn of_game(record: &Record, end: &Position, settlement: &Settlement) -> Vec<Event> {
    let mut events = Vec::new();
    let contract = end.contract;
    let bids = record.said.iter().filter(|said| said.word == Word::Bid);
    let duty = contract.and_then(|contract| contract.duty);
    let is_forced = record.context.vorfuehrung.is_some();
    let facts = [
        (
            Event::Pflichtsolo,
            duty == Some(SoloDuty::Pflichtsolo) && !is_forced,
        ),
        (
            Event::Vorfuehrung,
            duty == Some(SoloDuty::Pflichtsolo) && is_forced,
        ),
        (Event::Lustsolo, duty == Some(SoloDuty::Lustsolo)),
        (Event::Auction, bids.count() > 1),
        (
            Event::ArmutAccepted,
            contract.is_some_and(|it| it.kind == ContractKind::Armut),
        ),
        (
            Event::ArmutRefused,
            settlement.redeal_reason == Some(RedealReason::ArmutRefused),
        ),
        (
            Event::SchweineAtPickUp,
            contract.is_some_and(|it| picked_up(it, end)),
        ),
        (
            Event::Claim,
            record.extras.iter().any(|it| it.extra == Extra::ClaimRest),
        ),
        (Event::NobodyWon, settlement.result == GameResult::NobodyWon),
    ];
    events.extend(
        facts
            .into_iter()
            .filter(|(_, is_so)| *is_so)
            .map(|(event, _)| event),
    );
    events.extend(contract.and_then(|it| it.selector).map(Event::Hochzeit));
    events.extend(
        end.announcements
            .iter()
            .map(|it| match (it.mode, it.announcement) {
                (AnnouncementMode::Reply, _) => Event::Reply,
                (AnnouncementMode::Forced | AnnouncementMode::Suspended, _) => Event::Bound,
                (_, Some(Announcement::Re | Announcement::Kontra) | None) => Event::Ansage,
                (_, Some(_)) => Event::Absage,
            }),
    );
    events
}

/// Whether Schweine lie with who took an Armut.
fn picked_up(contract: Contract, end: &Position) -> bool {
    let holder = end.schweine.first().map(|pair| pair.seat);
    contract.acceptor.is_some() && holder == contract.acceptor
}
