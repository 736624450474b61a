//! What things are called in headings and tables.

use doko_proto::v1;

use crate::arguments::Language;

/// "seat 2".
pub(super) fn seat(language: Language, seat: i32) -> String {
    format!("{} {seat}", language.of("Sitz", "seat"))
}

/// "Seat 2", at the beginning of a line or above a column.
pub(super) fn title(language: Language, seat: i32) -> String {
    format!("{} {seat}", language.of("Sitz", "Seat"))
}

/// "seats 2, 4".
pub(super) fn seats(language: Language, seats: &[i32]) -> String {
    let [one] = seats else {
        let seats: Vec<String> = seats.iter().map(i32::to_string).collect();
        let name = language.of("Sitze", "seats");
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
pub(super) const fn said(language: Language, word: v1::SaidWord) -> &'static str {
    use v1::SaidWord as Said;
    match word {
        Said::Unspecified => "?",
        Said::Gesund => "gesund",
        Said::Vorbehalt => "Vorbehalt",
        Said::Yes => language.of("ja", "yes"),
        Said::No => language.of("nein", "no"),
        Said::Hochzeit => selector(language, v1::HochzeitSelector::Any),
        Said::HochzeitFehl => selector(language, v1::HochzeitSelector::Fehl),
        Said::HochzeitTrumpf => selector(language, v1::HochzeitSelector::Trumpf),
        Said::HochzeitKreuz => selector(language, v1::HochzeitSelector::Kreuz),
        Said::HochzeitPik => selector(language, v1::HochzeitSelector::Pik),
        Said::HochzeitHerz => selector(language, v1::HochzeitSelector::Herz),
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
        Said::Armut => "Armut",
        Said::Throw => language.of("schmeißt", "throws in"),
        Said::Schweine => "Schweine",
        Said::Bid => language.of("bietet", "bids"),
        Said::Pass => language.of("weiter", "passes"),
        Said::ArmutPush => language.of("schiebt", "pushes"),
        Said::ArmutAccept => language.of("nimmt mit", "accepts"),
        Said::ArmutRefuse => language.of("lehnt ab", "refuses"),
        Said::ArmutReturn => language.of("gibt zurück", "gives back"),
    }
}

/// Something that happened after the contract besides cards.
pub(super) const fn extra(language: Language, word: v1::ExtraWord) -> &'static str {
    use v1::ExtraWord as Extra;
    match word {
        Extra::Unspecified => "?",
        Extra::Re => "Re",
        Extra::Kontra => "Kontra",
        Extra::Keine90 => "keine 90",
        Extra::Keine60 => "keine 60",
        Extra::Keine30 => "keine 30",
        Extra::Schwarz => "schwarz",
        Extra::Schweine => "Schweine",
        Extra::Genscher => "Genscher",
        Extra::ClaimRest => language.of("beansprucht den Rest", "claims the rest"),
        Extra::Surrender => language.of("gibt auf", "surrenders"),
    }
}

/// A bid: the announcement that it becomes.
pub(super) const fn bid(language: Language, level: u32) -> &'static str {
    match level {
        0 => language.of("ohne Ansage", "no announcement"),
        1 => "Re",
        2 => "keine 90",
        3 => "keine 60",
        4 => "keine 30",
        5 => "schwarz",
        _ => "?",
    }
}

/// The rank of a pair of Schweine; 0 is the aces.
pub(super) fn rank(language: Language, number: i32) -> &'static str {
    match v1::Rank::try_from(number).ok() {
        Some(v1::Rank::Unspecified | v1::Rank::Ace) => language.of("Asse", "aces"),
        Some(v1::Rank::Ten) => language.of("Zehnen", "tens"),
        Some(v1::Rank::King) => language.of("Könige", "kings"),
        Some(v1::Rank::Queen) => language.of("Damen", "queens"),
        Some(v1::Rank::Jack) => language.of("Buben", "jacks"),
        Some(v1::Rank::Nine) => language.of("Neunen", "nines"),
        None => "?",
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

pub(super) const fn solo(solo: v1::Solo) -> &'static str {
    match solo {
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
    }
}

/// A Hochzeit, with the trick that finds the partner.
pub(super) const fn selector(language: Language, selector: v1::HochzeitSelector) -> &'static str {
    use v1::HochzeitSelector as Selector;
    match selector {
        Selector::Unspecified | Selector::Any => "Hochzeit",
        Selector::Fehl => language.of("Hochzeit (erster Fehlstich)", "Hochzeit (first Fehl trick)"),
        Selector::Trumpf => language.of(
            "Hochzeit (erster Trumpfstich)",
            "Hochzeit (first trump trick)",
        ),
        Selector::Kreuz => language.of("Hochzeit (erster ♣-Stich)", "Hochzeit (first ♣ trick)"),
        Selector::Pik => language.of("Hochzeit (erster ♠-Stich)", "Hochzeit (first ♠ trick)"),
        Selector::Herz => language.of("Hochzeit (erster ♥-Stich)", "Hochzeit (first ♥ trick)"),
    }
}

pub(super) const fn redeal(language: Language, reason: v1::RedealReason) -> &'static str {
    match reason {
        v1::RedealReason::Unspecified => "?",
        v1::RedealReason::TwoArmuten => language.of("mehrere Armuten", "several Armuten"),
        v1::RedealReason::Thrown => language.of("geschmissen", "thrown in"),
        v1::RedealReason::ArmutRefused => language.of("Armut abgelehnt", "Armut refused"),
        v1::RedealReason::Armut => "Armut",
    }
}

/// Who has won.
pub(super) const fn result(language: Language, result: v1::GameResult) -> &'static str {
    match result {
        v1::GameResult::Unspecified => "?",
        v1::GameResult::ReWon => language.of("Re gewinnt", "Re won"),
        v1::GameResult::KontraWon => language.of("Kontra gewinnt", "Kontra won"),
        v1::GameResult::NobodyWon => language.of("Niemand gewinnt", "Nobody won"),
        v1::GameResult::Redeal => language.of("Neu geben", "Dealt again"),
        v1::GameResult::BrokenOff => language.of("Abgebrochen", "Broken off"),
    }
}

/// What a seat is asked, where the contract is open.
pub(super) const fn ask(language: Language, question: v1::AskKind) -> &'static str {
    match question {
        v1::AskKind::Unspecified => "?",
        v1::AskKind::Declaration => language.of("Gesund oder Vorbehalt?", "gesund or Vorbehalt?"),
        v1::AskKind::CategoryPflichtsolo => "Pflichtsolo?",
        v1::AskKind::CategoryLustsolo => "Lustsolo?",
        v1::AskKind::CategorySolo => "Solo?",
        v1::AskKind::CategoryArmut => "Armut?",
        v1::AskKind::CategoryHochzeit => "Hochzeit?",
        v1::AskKind::CategoryThrow => language.of("Schmeißen?", "throw in?"),
        v1::AskKind::Name => language.of("Welcher Vorbehalt?", "which Vorbehalt?"),
        v1::AskKind::VorfuehrungSolo => language.of("Welches Solo?", "which solo?"),
        v1::AskKind::Bid => language.of("Welches Gebot?", "which bid?"),
        v1::AskKind::ArmutPush => language.of("Was wird geschoben?", "what is pushed?"),
        v1::AskKind::ArmutAnswer => language.of("Armut mitnehmen?", "take the Armut?"),
        v1::AskKind::ArmutReturn => language.of("Was kommt zurück?", "what is given back?"),
    }
}
