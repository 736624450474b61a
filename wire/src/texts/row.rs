//! The rows of a table of points: when something counts, how much, and for whom.

use doko_engine::{Announcement, Item, ItemKind, Party, Rule, SpecialPoint};

use super::names;
use super::{Language, of};
use crate::catalogue::Text;

/// One row, for every game in which `item` may occur: "The losers below 60 Augen: 1
/// point for the winners."
pub(crate) fn row(language: Language, item: &Item) -> String {
    let when = when(language, item);
    let whom = of(language, whom(item));
    let points = item.points;
    match (language, points) {
        (Language::De, 1) => format!("{when}: 1 Punkt für {whom}."),
        (Language::De, _) => format!("{when}: {points} Punkte für {whom}."),
        (Language::En, 1) => format!("{when}: 1 point for {whom}."),
        (Language::En, _) => format!("{when}: {points} points for {whom}."),
    }
}

/// The row of an Ansage that doubles what others give; `once` if a second one does not
/// double again.
pub(crate) fn doubling(language: Language, by: Party, once: bool) -> String {
    let text = if once { &DOUBLES_ONCE } else { &DOUBLES };
    of(language, text).replace("{said}", names::party(by))
}

fn when(language: Language, item: &Item) -> String {
    // One rule for all levels and both parties has one row for both.
    let together = item.rule == Rule::Score18;
    let said = |announcement: Option<Announcement>| announcement.map_or("", names::announcement);
    let plain = |text: &Text| of(language, text).to_owned();
    match item.kind {
        ItemKind::Ansage(by) => {
            let said = said(Announcement::at_level(1, by));
            of(language, &ANNOUNCED).replace("{said}", said)
        }
        ItemKind::Absage(by, level) => {
            let text = if together { &ABSAGE } else { &ABSAGE_BY };
            let said = said(Announcement::at_level(level + 1, by));
            let words = of(language, text).replace("{said}", said);
            words.replace("{party}", names::party(by))
        }
        ItemKind::Mirrored(_) if together => plain(&MISSED_EACH),
        ItemKind::Mirrored(level) => {
            let said = said(Announcement::at_level(level + 1, Party::Re));
            of(language, &MISSED).replace("{said}", said)
        }
        ItemKind::Won => plain(&WON),
        ItemKind::Below(1) => plain(&BELOW_90),
        ItemKind::Below(2) => plain(&BELOW_60),
        ItemKind::Below(3) => plain(&BELOW_30),
        ItemKind::Below(_) => plain(&SCHWARZ),
        ItemKind::Against(level) => {
            let text = match level {
                1 => &AGAINST_90,
                2 => &AGAINST_60,
                3 => &AGAINST_30,
                _ => &AGAINST_SCHWARZ,
            };
            of(language, text).replace("{party}", names::party(item.party))
        }
        ItemKind::Special(point) => plain(special(point)),
        ItemKind::GegenDieAlten => plain(&GEGEN_DIE_ALTEN),
        ItemKind::SoloPoint => plain(&SOLO),
    }
}

const fn special(point: SpecialPoint) -> &'static Text {
    match point {
        SpecialPoint::Fuchs => &FUCHS,
        SpecialPoint::Doppelkopf => &DOPPELKOPF,
        SpecialPoint::Karlchen => &KARLCHEN,
        SpecialPoint::KarlchenCaught => &KARLCHEN_CAUGHT,
        SpecialPoint::FuchsLast => &FUCHS_LAST,
        SpecialPoint::FuchsCaughtLast => &FUCHS_CAUGHT_LAST,
        SpecialPoint::Dulle => &DULLE,
        SpecialPoint::Herzstich => &HERZSTICH,
        SpecialPoint::GegenDieSchweine => &GEGEN_DIE_SCHWEINE,
        SpecialPoint::Klabautermann => &KLABAUTERMANN,
        SpecialPoint::Fischauge => &FISCHAUGE,
        SpecialPoint::Gans => &GANS,
        SpecialPoint::Kaffeekraenzchen => &KAFFEEKRAENZCHEN,
    }
}

const fn whom(item: &Item) -> &'static Text {
    match (item.kind, item.party) {
        (ItemKind::Special(SpecialPoint::Karlchen | SpecialPoint::FuchsLast), _) => &ITS_PARTY,
        (ItemKind::Special(SpecialPoint::GegenDieSchweine), _) => &WINNERS,
        (ItemKind::Special(_), _) => &TRICK_WINNERS,
        (ItemKind::Against(_), Party::Re) => &RE,
        (ItemKind::Against(_), Party::Kontra) | (ItemKind::GegenDieAlten, _) => &KONTRA,
        (
            ItemKind::Won
            | ItemKind::Below(_)
            | ItemKind::Ansage(_)
            | ItemKind::Absage(..)
            | ItemKind::Mirrored(_)
            | ItemKind::SoloPoint,
            _,
        ) => &WINNERS,
    }
}

/// Writes texts: a name, then the words in each language.
macro_rules! texts {
    ($($name:ident: $de:literal, $en:literal;)+) => {
        $(const $name: Text = Text { de: $de, en: $en };)+
    };
}

texts! {
    WON: "Spiel gewonnen", "The game won";
    BELOW_90: "Verlierer unter 90 Augen", "The losers below 90 Augen";
    BELOW_60: "Verlierer unter 60 Augen", "The losers below 60 Augen";
    BELOW_30: "Verlierer unter 30 Augen", "The losers below 30 Augen";
    SCHWARZ: "Verlierer schwarz", "The losers without a trick";
    ANNOUNCED: "{said} angesagt", "{said} announced";
    ABSAGE: "Absage „{said}“", "Absage {said}";
    ABSAGE_BY: "Absage „{said}“ von {party}", "Absage {said} of {party}";
    DOUBLES: "{said} angesagt: Die Grundpunkte zählen doppelt.", "{said} announced: the base counts double.";
    DOUBLES_ONCE: "{said} angesagt: Die Grundpunkte zählen doppelt; nach beiden Ansagen wird nur einmal verdoppelt.", "{said} announced: the base counts double; after both Ansagen it is doubled only once.";
    MISSED: "Absage „{said}“ der Verlierer verfehlt", "Absage {said} of the losers missed";
    MISSED_EACH: "Verfehlte Absage der Verlierer, für jede Stufe", "Each level of a missed Absage of the losers";
    AGAINST_90: "{party} mit 120 Augen gegen „keine 90“", "{party} with 120 Augen against keine 90";
    AGAINST_60: "{party} mit 90 Augen gegen „keine 60“", "{party} with 90 Augen against keine 60";
    AGAINST_30: "{party} mit 60 Augen gegen „keine 30“", "{party} with 60 Augen against keine 30";
    AGAINST_SCHWARZ: "{party} mit 30 Augen gegen „schwarz“", "{party} with 30 Augen against schwarz";
    FUCHS: "Fuchs der anderen Partei gefangen", "A Fuchs of the other party caught";
    DOPPELKOPF: "Stich mit 40 oder mehr Augen", "A trick of 40 Augen or more";
    KARLCHEN: "Kreuz-Bube macht den letzten Stich", "A jack of clubs wins the last trick";
    KARLCHEN_CAUGHT: "Kreuz-Bube der anderen Partei im letzten Stich gefangen", "A jack of clubs of the other party caught in the last trick";
    FUCHS_LAST: "Fuchs macht den letzten Stich", "A Fuchs wins the last trick";
    FUCHS_CAUGHT_LAST: "Fuchs der anderen Partei im letzten Stich gefangen, eigens gezählt", "A Fuchs of the other party caught in the last trick, counted on its own";
    DULLE: "Herz-Zehn fängt die der anderen Partei", "A ten of hearts catches that of the other party";
    HERZSTICH: "Stich aus vier Herz-Fehlkarten", "A trick of four hearts that are Fehl";
    GEGEN_DIE_SCHWEINE: "Wer Schweine angemeldet hat, verliert", "The holder of Schweine loses";
    KLABAUTERMANN: "♠D fängt einen ♠K der anderen Partei", "A ♠Q takes a ♠K from the other party";
    FISCHAUGE: "♦9 macht einen Stich, nachdem schon ein Trumpf gefallen ist", "A ♦9 wins a trick after the first trump of the game";
    GANS: "♦A fängt eine ♦9 der anderen Partei", "A ♦A takes a ♦9 from the other party";
    KAFFEEKRAENZCHEN: "Stich aus vier Damen", "A trick of four queens";
    GEGEN_DIE_ALTEN: "Kontra gewinnt, zwei gegen zwei", "Kontra wins, two against two";
    SOLO: "Als Solo gewertetes Spiel", "A game scored as a solo";
    WINNERS: "die Sieger", "the winners";
    ITS_PARTY: "seine Partei", "its party";
    TRICK_WINNERS: "die Partei, die den Stich macht", "the party that wins the trick";
    RE: "Re", "Re";
    KONTRA: "Kontra", "Kontra";
}
