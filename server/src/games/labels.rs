//! What things are called in headings and tables.

use doko_proto::v1;

use crate::config::Language;

/// A text in both languages.
#[derive(Clone, Copy)]
pub(super) struct Label {
    de: &'static str,
    en: &'static str,
}

impl Label {
    pub(super) const fn new(de: &'static str, en: &'static str) -> Label {
        Label { de, en }
    }

    /// The same in both.
    const fn same(text: &'static str) -> Label {
        Label { de: text, en: text }
    }

    pub(super) const fn of(self, language: Language) -> &'static str {
        match language {
            Language::De => self.de,
            Language::En => self.en,
        }
    }
}

/// "seat 2".
pub(super) fn seat(language: Language, seat: i32) -> String {
    format!("{} {seat}", Label::new("Sitz", "seat").of(language))
}

/// "Seat 2", at the beginning of a line or above a column.
pub(super) fn seat_title(language: Language, seat: i32) -> String {
    format!("{} {seat}", Label::new("Sitz", "Seat").of(language))
}

/// "seats 2, 4".
pub(super) fn seats(language: Language, seats: &[i32]) -> String {
    let [one] = seats else {
        let seats: Vec<String> = seats.iter().map(i32::to_string).collect();
        let name = Label::new("Sitze", "seats").of(language);
        return format!("{name} {}", seats.join(", "));
    };
    seat(language, *one)
}

/// A party; nothing if it is not known.
pub(super) const fn party(party: v1::Party) -> &'static str {
    match party {
        v1::Party::Unspecified => "",
        v1::Party::Re => "Re",
        v1::Party::Kontra => "Kontra",
    }
}

/// Something said before the first card.
pub(super) const fn said(word: v1::SaidWord) -> Label {
    use v1::SaidWord as Said;
    match word {
        Said::Unspecified => Label::same("?"),
        Said::Gesund => Label::same("gesund"),
        Said::Vorbehalt => Label::same("Vorbehalt"),
        Said::Yes => Label::new("ja", "yes"),
        Said::No => Label::new("nein", "no"),
        Said::Hochzeit => selector(v1::HochzeitSelector::Any),
        Said::HochzeitFehl => selector(v1::HochzeitSelector::Fehl),
        Said::HochzeitTrumpf => selector(v1::HochzeitSelector::Trumpf),
        Said::HochzeitKreuz => selector(v1::HochzeitSelector::Kreuz),
        Said::HochzeitPik => selector(v1::HochzeitSelector::Pik),
        Said::HochzeitHerz => selector(v1::HochzeitSelector::Herz),
        Said::SoloKaro => solo(v1::Solo::Karo),
        Said::SoloKreuz => solo(v1::Solo::Kreuz),
        Said::SoloPik => solo(v1::Solo::Pik),
        Said::SoloHerz => solo(v1::Solo::Herz),
        Said::SoloDamen => solo(v1::Solo::Damen),
        Said::SoloBuben => solo(v1::Solo::Buben),
        Said::SoloKoenige => solo(v1::Solo::Koenige),
        Said::SoloFleischlos => solo(v1::Solo::Fleischlos),
        Said::SoloDamenBuben => solo(v1::Solo::DamenBuben),
        Said::SoloKoenigeBuben => solo(v1::Solo::KoenigeBuben),
        Said::SoloKoenigeDamen => solo(v1::Solo::KoenigeDamen),
        Said::SoloKoehler => solo(v1::Solo::Koehler),
        Said::Armut => Label::same("Armut"),
        Said::Throw => Label::new("schmeißt", "throws in"),
        Said::Schweine => Label::same("Schweine"),
        Said::Bid => Label::new("bietet", "bids"),
        Said::Pass => Label::new("weiter", "passes"),
        Said::ArmutPush => Label::new("schiebt", "pushes"),
        Said::ArmutAccept => Label::new("nimmt mit", "accepts"),
        Said::ArmutRefuse => Label::new("lehnt ab", "refuses"),
        Said::ArmutReturn => Label::new("gibt zurück", "gives back"),
    }
}

/// Something that happened after the contract besides cards.
pub(super) const fn extra(word: v1::ExtraWord) -> Label {
    use v1::ExtraWord as Extra;
    match word {
        Extra::Unspecified => Label::same("?"),
        Extra::Re => Label::same("Re"),
        Extra::Kontra => Label::same("Kontra"),
        Extra::Keine90 => Label::same("keine 90"),
        Extra::Keine60 => Label::same("keine 60"),
        Extra::Keine30 => Label::same("keine 30"),
        Extra::Schwarz => Label::same("schwarz"),
        Extra::Schweine => Label::same("Schweine"),
        Extra::Genscher => Label::same("Genscher"),
        Extra::ClaimRest => Label::new("beansprucht den Rest", "claims the rest"),
        Extra::Surrender => Label::new("gibt auf", "surrenders"),
    }
}

/// A bid: the announcement that it becomes.
pub(super) const fn bid(level: u32) -> Label {
    match level {
        0 => Label::new("ohne Ansage", "no announcement"),
        1 => Label::same("Re"),
        2 => Label::same("keine 90"),
        3 => Label::same("keine 60"),
        4 => Label::same("keine 30"),
        5 => Label::same("schwarz"),
        _ => Label::same("?"),
    }
}

/// The rank of a pair of Schweine; 0 is the aces.
pub(super) fn rank(number: u32) -> Label {
    let rank = i32::try_from(number).ok();
    match rank.and_then(|rank| v1::Rank::try_from(rank).ok()) {
        Some(v1::Rank::Unspecified | v1::Rank::Ace) => Label::new("Asse", "aces"),
        Some(v1::Rank::Ten) => Label::new("Zehnen", "tens"),
        Some(v1::Rank::King) => Label::new("Könige", "kings"),
        Some(v1::Rank::Queen) => Label::new("Damen", "queens"),
        Some(v1::Rank::Jack) => Label::new("Buben", "jacks"),
        Some(v1::Rank::Nine) => Label::new("Neunen", "nines"),
        None => Label::same("?"),
    }
}

pub(super) const fn contract(kind: v1::ContractKind) -> &'static str {
    match kind {
        v1::ContractKind::Unspecified => "?",
        v1::ContractKind::Normalspiel => "Normalspiel",
        v1::ContractKind::StilleHochzeit => "stille Hochzeit",
        v1::ContractKind::Hochzeit => "Hochzeit",
        v1::ContractKind::Solo => "Solo",
        v1::ContractKind::Armut => "Armut",
    }
}

pub(super) const fn solo(solo: v1::Solo) -> Label {
    Label::same(match solo {
        v1::Solo::Unspecified => "Solo",
        v1::Solo::Karo => "Karo-Solo",
        v1::Solo::Kreuz => "Kreuz-Solo",
        v1::Solo::Pik => "Pik-Solo",
        v1::Solo::Herz => "Herz-Solo",
        v1::Solo::Damen => "Damensolo",
        v1::Solo::Buben => "Bubensolo",
        v1::Solo::Koenige => "Königsolo",
        v1::Solo::Fleischlos => "Fleischloser",
        v1::Solo::DamenBuben => "Damen-Buben-Solo",
        v1::Solo::KoenigeBuben => "Königen-Buben-Solo",
        v1::Solo::KoenigeDamen => "Königen-Damen-Solo",
        v1::Solo::Koehler => "Köhler",
    })
}

/// A Hochzeit, with the trick that finds the partner.
pub(super) const fn selector(selector: v1::HochzeitSelector) -> Label {
    use v1::HochzeitSelector as Selector;
    match selector {
        Selector::Unspecified | Selector::Any => Label::same("Hochzeit"),
        Selector::Fehl => Label::new("Hochzeit (erster Fehlstich)", "Hochzeit (first Fehl trick)"),
        Selector::Trumpf => Label::new(
            "Hochzeit (erster Trumpfstich)",
            "Hochzeit (first trump trick)",
        ),
        Selector::Kreuz => Label::new("Hochzeit (erster ♣-Stich)", "Hochzeit (first ♣ trick)"),
        Selector::Pik => Label::new("Hochzeit (erster ♠-Stich)", "Hochzeit (first ♠ trick)"),
        Selector::Herz => Label::new("Hochzeit (erster ♥-Stich)", "Hochzeit (first ♥ trick)"),
    }
}

/// Whether a solo is a duty; nothing where it is not.
pub(super) const fn duty(duty: v1::SoloDuty) -> &'static str {
    match duty {
        v1::SoloDuty::Unspecified | v1::SoloDuty::Lustsolo => "",
        v1::SoloDuty::Pflichtsolo => "Pflichtsolo",
    }
}

pub(super) const fn redeal(reason: v1::RedealReason) -> Label {
    match reason {
        v1::RedealReason::Unspecified => Label::same("?"),
        v1::RedealReason::TwoArmuten => Label::new("mehrere Armuten", "several Armuten"),
        v1::RedealReason::Thrown => Label::new("geschmissen", "thrown in"),
        v1::RedealReason::ArmutRefused => Label::new("Armut abgelehnt", "Armut refused"),
        v1::RedealReason::Armut => Label::same("Armut"),
    }
}

/// Who has won.
pub(super) const fn result(result: v1::GameResult) -> Label {
    match result {
        v1::GameResult::Unspecified => Label::same("?"),
        v1::GameResult::ReWon => Label::new("Re gewinnt", "Re won"),
        v1::GameResult::KontraWon => Label::new("Kontra gewinnt", "Kontra won"),
        v1::GameResult::NobodyWon => Label::new("Niemand gewinnt", "Nobody won"),
        v1::GameResult::Redeal => Label::new("Neu geben", "Dealt again"),
        v1::GameResult::BrokenOff => Label::new("Abgebrochen", "Broken off"),
    }
}

/// What a seat is asked, where the contract is open.
pub(super) const fn ask(question: v1::AskKind) -> Label {
    match question {
        v1::AskKind::Unspecified => Label::same("?"),
        v1::AskKind::Declaration => Label::new("Gesund oder Vorbehalt?", "gesund or Vorbehalt?"),
        v1::AskKind::CategoryPflichtsolo => Label::same("Pflichtsolo?"),
        v1::AskKind::CategoryLustsolo => Label::same("Lustsolo?"),
        v1::AskKind::CategorySolo => Label::same("Solo?"),
        v1::AskKind::CategoryArmut => Label::same("Armut?"),
        v1::AskKind::CategoryHochzeit => Label::same("Hochzeit?"),
        v1::AskKind::Name => Label::new("Welcher Vorbehalt?", "which Vorbehalt?"),
        v1::AskKind::VorfuehrungSolo => Label::new("Welches Solo?", "which solo?"),
        v1::AskKind::Bid => Label::new("Welches Gebot?", "which bid?"),
        v1::AskKind::ArmutPush => Label::new("Was wird geschoben?", "what is pushed?"),
        v1::AskKind::ArmutAnswer => Label::new("Armut mitnehmen?", "take the Armut?"),
        v1::AskKind::ArmutReturn => Label::new("Was kommt zurück?", "what is given back?"),
    }
}
