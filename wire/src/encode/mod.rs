//! Domain values to messages. Encoding is total: it cannot fail.

mod acceptance;
mod armut;
mod blend;
mod citation;
mod effects;
mod evidence;
mod offence;
mod position;
mod refusal;
mod settlement;
#[cfg(test)]
mod tests;
mod veil;
mod windows;

use doko_engine::{
    Absage, Announced, Announcement, AnnouncementMode, Card, CardSet, Class, Contract,
    DeclaredPair, Duty, Party, Rank, Redeal, RedealReason, Round, Rule, RuleSet, Seat, Selector,
    Solo, Suit, Word,
};
use doko_proto::v1;

pub(crate) use acceptance::{acceptance, announcement_accepted, claim_accepted};
pub(crate) use citation::{citation, rule};
pub(crate) use effects::effects;
pub(crate) use offence::{offence_class, penalty, penalty_effect};
pub(crate) use position::{completed_trick, position, with_indices};
pub(crate) use refusal::{Asked, Scene, citations, no_deal_fits, reason, refusal, skipped};
pub(crate) use settlement::{settled_by_redeal, settlement};
pub(crate) use veil::{
    Veil, agree_on_refusal, agreed_acceptance, agreed_contract, agreed_effects, agreed_windows,
    is_open, witness,
};
pub(crate) use windows::windows;

use crate::published::Served;
use crate::texts::Language;

/// What an answer is written for: the rules it cites, and the language of its texts.
#[derive(Clone, Debug)]
pub(crate) struct Scribe {
    pub(crate) published: Served,
    pub(crate) language: Option<Language>,
}

impl Scribe {
    /// `write` in the language asked for, or nothing.
    pub(crate) fn text(&self, write: impl FnOnce(Language) -> String) -> String {
        self.language.map(write).unwrap_or_default()
    }

    /// The same, for what is only supposed: a text would tell it as a fact.
    pub(crate) fn without_texts(&self) -> Scribe {
        Scribe {
            language: None,
            ..self.clone()
        }
    }
}

pub(crate) fn card(card: Card) -> i32 {
    card.index() as i32 + 1
}

pub(crate) fn cards(cards: CardSet) -> Vec<i32> {
    cards.cards().map(card).collect()
}

pub(crate) fn seat(seat: Seat) -> i32 {
    i32::from(seat.number())
}

/// The number of a seat that may be absent.
pub(crate) fn seat_or_unset(found: Option<Seat>) -> i32 {
    found.map_or(0, seat)
}

pub(crate) fn party(party: Party) -> i32 {
    match party {
        Party::Re => v1::Party::Re,
        Party::Kontra => v1::Party::Kontra,
    }
    .into()
}

pub(crate) fn party_or_unset(found: Option<Party>) -> i32 {
    found.map_or(0, party)
}

pub(crate) fn class(class: Class) -> i32 {
    match class {
        Class::Trump => v1::CardClass::Trump,
        Class::Plain(Suit::Clubs) => v1::CardClass::Clubs,
        Class::Plain(Suit::Spades) => v1::CardClass::Spades,
        Class::Plain(Suit::Hearts) => v1::CardClass::Hearts,
        Class::Plain(Suit::Diamonds) => v1::CardClass::Diamonds,
    }
    .into()
}

pub(crate) fn announcement(announcement: Announcement) -> i32 {
    match announcement {
        Announcement::Ansage(Party::Re) => v1::Announcement::Re,
        Announcement::Ansage(Party::Kontra) => v1::Announcement::Kontra,
        Announcement::Absage(Absage::Keine90) => v1::Announcement::Keine90,
        Announcement::Absage(Absage::Keine60) => v1::Announcement::Keine60,
        Announcement::Absage(Absage::Keine30) => v1::Announcement::Keine30,
        Announcement::Absage(Absage::Schwarz) => v1::Announcement::Schwarz,
    }
    .into()
}

/// The levels from `lowest` up to below `announcement`, which it includes.
pub(crate) fn includes(lowest: u8, what: Announcement, party: Party) -> Vec<i32> {
    let skipped = lowest..what.level();
    skipped
        .filter_map(|level| Announcement::at_level(level, party))
        .map(announcement)
        .collect()
}

pub(crate) fn mode(mode: AnnouncementMode) -> i32 {
    match mode {
        AnnouncementMode::Ordinary => v1::AnnouncementMode::Ordinary,
        AnnouncementMode::Reply => v1::AnnouncementMode::Reply,
        AnnouncementMode::Forced => v1::AnnouncementMode::Forced,
        AnnouncementMode::Suspended => v1::AnnouncementMode::Suspended,
    }
    .into()
}

/// An announcement that stands; `index` is its place among the extras.
pub(crate) fn standing(made: &Announced, index: Option<u32>) -> v1::StandingAnnouncement {
    let Announced {
        seat: by,
        party: whose,
        announcement: what,
        lowest_level,
        mode: how,
        cards_played,
    } = *made;
    v1::StandingAnnouncement {
        seat: seat(by),
        party: party(whose),
        announcement: announcement(what),
        includes: includes(lowest_level, what, whose),
        mode: mode(how),
        cards_played: u32::from(cards_played),
        index,
    }
}

pub(crate) fn solo(solo: Solo) -> i32 {
    match solo {
        Solo::Karo => v1::Solo::Karo,
        Solo::Kreuz => v1::Solo::Kreuz,
        Solo::Pik => v1::Solo::Pik,
        Solo::Herz => v1::Solo::Herz,
        Solo::Damen => v1::Solo::Damen,
        Solo::Buben => v1::Solo::Buben,
        Solo::Koenige => v1::Solo::Koenige,
        Solo::Fleischlos => v1::Solo::Fleischlos,
        Solo::DamenBuben => v1::Solo::DamenBuben,
        Solo::KoenigeBuben => v1::Solo::KoenigeBuben,
        Solo::KoenigeDamen => v1::Solo::KoenigeDamen,
        Solo::Koehler => v1::Solo::Koehler,
    }
    .into()
}

pub(crate) fn selector(selector: Selector) -> i32 {
    match selector {
        Selector::Any => v1::HochzeitSelector::Any,
        Selector::Fehl => v1::HochzeitSelector::Fehl,
        Selector::Trumpf => v1::HochzeitSelector::Trumpf,
        Selector::Kreuz => v1::HochzeitSelector::Kreuz,
        Selector::Pik => v1::HochzeitSelector::Pik,
        Selector::Herz => v1::HochzeitSelector::Herz,
    }
    .into()
}

/// A contract with the lead that it has by itself.
pub(crate) fn contract(rules: &RuleSet, played: Contract) -> v1::Contract {
    contract_led_by(played, Round::lead(rules, played))
}

pub(crate) fn contract_led_by(played: Contract, lead: Seat) -> v1::Contract {
    let (kind, by) = match played {
        Contract::Normalspiel => (v1::ContractKind::Normalspiel, None),
        Contract::StilleHochzeit { seat } => (v1::ContractKind::StilleHochzeit, Some(seat)),
        Contract::Hochzeit { seat, .. } => (v1::ContractKind::Hochzeit, Some(seat)),
        Contract::Armut { seat, .. } => (v1::ContractKind::Armut, Some(seat)),
        Contract::Solo { seat, .. } => (v1::ContractKind::Solo, Some(seat)),
    };
    let mut message = v1::Contract {
        kind: kind.into(),
        seat: seat_or_unset(by),
        lead: seat(lead),
        ..v1::Contract::default()
    };
    match played {
        Contract::Solo {
            solo: which, duty, ..
        } => {
            message.solo = solo(which);
            message.duty = match duty {
                Duty::Lustsolo => v1::SoloDuty::Lustsolo,
                Duty::Pflichtsolo => v1::SoloDuty::Pflichtsolo,
            }
            .into();
        }
        Contract::Hochzeit {
            selector: which, ..
        } => message.selector = selector(which),
        Contract::Armut { acceptor, .. } => message.acceptor = seat(acceptor),
        Contract::Normalspiel | Contract::StilleHochzeit { .. } => (),
    }
    message
}

/// Why the cards are dealt again.
pub(crate) fn redeal(scribe: &Scribe, redeal: Redeal) -> v1::Redeal {
    let decided = match redeal.reason {
        RedealReason::TwoArmuten => Rule::Arm3,
        RedealReason::Thrown => Rule::Throw1,
        RedealReason::ArmutRefused => Rule::Arm6,
        RedealReason::Armut => Rule::Arm2,
    };
    v1::Redeal {
        reason: redeal_reason(redeal.reason),
        seat: seat(redeal.seat),
        decided_by: vec![rule(scribe, decided)],
    }
}

pub(crate) fn redeal_reason(reason: RedealReason) -> i32 {
    match reason {
        RedealReason::TwoArmuten => v1::RedealReason::TwoArmuten,
        RedealReason::Thrown => v1::RedealReason::Thrown,
        RedealReason::ArmutRefused => v1::RedealReason::ArmutRefused,
        RedealReason::Armut => v1::RedealReason::Armut,
    }
    .into()
}

/// A word, without its argument.
pub(crate) fn word(word: Word) -> i32 {
    use v1::SaidWord;
    match word {
        Word::Gesund => SaidWord::Gesund,
        Word::Vorbehalt => SaidWord::Vorbehalt,
        Word::Yes => SaidWord::Yes,
        Word::No => SaidWord::No,
        Word::Hochzeit(Selector::Any) => SaidWord::Hochzeit,
        Word::Hochzeit(Selector::Fehl) => SaidWord::HochzeitFehl,
        Word::Hochzeit(Selector::Trumpf) => SaidWord::HochzeitTrumpf,
        Word::Hochzeit(Selector::Kreuz) => SaidWord::HochzeitKreuz,
        Word::Hochzeit(Selector::Pik) => SaidWord::HochzeitPik,
        Word::Hochzeit(Selector::Herz) => SaidWord::HochzeitHerz,
        Word::Solo(Solo::Karo) => SaidWord::SoloKaro,
        Word::Solo(Solo::Kreuz) => SaidWord::SoloKreuz,
        Word::Solo(Solo::Pik) => SaidWord::SoloPik,
        Word::Solo(Solo::Herz) => SaidWord::SoloHerz,
        Word::Solo(Solo::Damen) => SaidWord::SoloDamen,
        Word::Solo(Solo::Buben) => SaidWord::SoloBuben,
        Word::Solo(Solo::Koenige) => SaidWord::SoloKoenige,
        Word::Solo(Solo::Fleischlos) => SaidWord::SoloFleischlos,
        Word::Solo(Solo::DamenBuben) => SaidWord::SoloDamenBuben,
        Word::Solo(Solo::KoenigeBuben) => SaidWord::SoloKoenigeBuben,
        Word::Solo(Solo::KoenigeDamen) => SaidWord::SoloKoenigeDamen,
        Word::Solo(Solo::Koehler) => SaidWord::SoloKoehler,
        Word::Bid(_) => SaidWord::Bid,
        Word::Pass => SaidWord::Pass,
        Word::Armut => SaidWord::Armut,
        Word::Throw => SaidWord::Throw,
        Word::Schweine(_) => SaidWord::Schweine,
        Word::Push(_) => SaidWord::ArmutPush,
        Word::Accept => SaidWord::ArmutAccept,
        Word::Refuse => SaidWord::ArmutRefuse,
        Word::Return(_) => SaidWord::ArmutReturn,
    }
    .into()
}

/// The argument of a word that has one.
pub(crate) fn argument(word: Word) -> Option<u32> {
    if let Word::Bid(bid) = word {
        return Some(u32::from(bid));
    }
    match word.schweine()? {
        // The Schweine themselves.
        Rank::Ace => Some(0),
        other @ (Rank::Ten | Rank::King | Rank::Queen | Rank::Jack | Rank::Nine) => {
            u32::try_from(rank(other)).ok()
        }
    }
}

/// A pair that stands declared.
pub(crate) fn declared_pair(pair: &DeclaredPair) -> v1::DeclaredPair {
    let &DeclaredPair { seat: by, rank: of } = pair;
    v1::DeclaredPair {
        seat: seat(by),
        rank: rank(of),
    }
}

pub(crate) fn rank(rank: Rank) -> i32 {
    match rank {
        Rank::Ace => v1::Rank::Ace,
        Rank::Ten => v1::Rank::Ten,
        Rank::King => v1::Rank::King,
        Rank::Queen => v1::Rank::Queen,
        Rank::Jack => v1::Rank::Jack,
        Rank::Nine => v1::Rank::Nine,
    }
    .into()
}
