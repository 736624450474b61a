//! The book: [`RuleBook`], [`Rule`].

use doko_proto::v1;

use crate::answer::announcement::{AnnCounter, AnnouncementMode};
use crate::answer::penalties::PenaltyRow;
use crate::answer::settlement::ScoreItemKind;
use crate::answer::verdict::{RuleCitation, RuleSetStamp};
use crate::answer::vorbehalt::ContractKind;
use crate::card::{Card, Rank, Suit};
use crate::named::named;
use crate::options::Language;
use crate::read::{FromMessage, Malformed, all, list, maybe, optional, required};
use crate::reason::Reason;
use crate::words::{Announcement, Party, Solo};

named! {
    /// What a rule does.
    open RuleKind of RuleKind {
        /// It can refuse an action.
        Refuses = Refuses "refuses",
        /// It determines a result.
        Determines = Determines "determines",
        /// It guides people at a table.
        Procedural = Procedural "procedural",
    }
}

named! {
    /// What fills a gap in a text.
    open PlaceholderKind of PlaceholderKind {
        /// A card.
        Card = Card "card",
        /// A list of cards.
        Cards = Cards "cards",
        /// A seat.
        Seat = Seat "seat",
        /// A party.
        Party = Party "party",
        /// A class of cards.
        CardClass = CardClass "card_class",
        /// An announcement.
        Announcement = Announcement "announcement",
        /// A word of the Vorbehalte.
        Word = Word "word",
        /// A number.
        Number = Number "number",
        /// A contract.
        Contract = Contract "contract",
    }
}

/// Implements [`FromMessage`] for a struct whose fields are read as written.
macro_rules! reads {
    ($Name:ident from $Message:ident as $message:ident {
        $( $field:ident: $value:expr, )+
    }) => {
        impl FromMessage for $Name {
            type Message = v1::$Message;

            fn from_message($message: v1::$Message) -> Result<$Name, Malformed> {
                Ok($Name { $( $field: $value, )+ })
            }
        }
    };
}

/// One edition of a rule set.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleSetEdition {
    /// The edition, such as `2026-02-21`.
    pub edition: String,
    /// Where it is written down.
    pub source: String,
    /// SHA-256 of the canonical text of its options.
    pub options_hash: String,
}

reads! { RuleSetEdition from RuleSetEdition as it {
    edition: it.edition,
    source: it.source,
    options_hash: it.options_hash,
} }

/// One published rule set.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleSetSummary {
    /// Its name, such as `ddv-tsr`.
    pub name: String,
    /// Its title; empty without a language.
    pub title: String,
    /// Its editions, newest first.
    pub editions: Vec<RuleSetEdition>,
}

reads! { RuleSetSummary from RuleSetSummary as it {
    name: it.name,
    title: it.title,
    editions: all(it.editions)?,
} }

/// One option as a rule set sets it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OptionDescription {
    /// The option, such as `solo.lead`.
    pub option_path: String,
    /// Its value as text.
    pub value: String,
    /// What it decides, and how it does here; empty without a language.
    pub meaning: String,
    /// Where the rule set says so; empty if it is silent.
    pub source: String,
    /// The rules that it touches.
    pub rule_ids: Vec<String>,
}

reads! { OptionDescription from OptionDescription as it {
    option_path: it.option_path,
    value: it.value,
    meaning: it.meaning,
    source: it.source,
    rule_ids: it.rule_ids,
} }

/// One kind of card in the deck.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DeckRow {
    /// The card.
    pub card: Card,
    /// Its printed suit.
    pub suit: Suit,
    /// Its printed rank.
    pub rank: Rank,
    /// Its Augen.
    pub augen: u32,
    /// How many are in the deck.
    pub copies: u32,
}

reads! { DeckRow from DeckRow as it {
    card: required(it.card, "DeckRow.card")?,
    suit: required(it.suit, "DeckRow.suit")?,
    rank: required(it.rank, "DeckRow.rank")?,
    augen: it.augen,
    copies: it.copies,
} }

/// The order of one Fehl suit.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FehlOrder {
    /// The suit.
    pub suit: Suit,
    /// Its cards that are not trump, highest first, each kind once.
    pub cards: Vec<Card>,
}

reads! { FehlOrder from FehlOrder as it {
    suit: required(it.suit, "FehlOrder.suit")?,
    cards: list(&it.cards, "FehlOrder.cards")?,
} }

/// The order of cards in one contract.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OrderTable {
    /// The kind of contract.
    pub kind: ContractKind,
    /// The solo, if it is one.
    pub solo: Option<Solo>,
    /// The trumps, highest first, each kind once.
    pub trumps: Vec<Card>,
    /// The Fehl suits.
    pub fehl: Vec<FehlOrder>,
    /// How many trumps are in the deck.
    pub trump_count: u32,
    /// How many Augen are in them.
    pub trump_augen: u32,
    /// The trumps once all Schweine that can count stand declared, highest first; a card
    /// of which one copy alone is a Schwein stands twice. Empty if none count.
    pub trumps_with_schweine: Vec<Card>,
}

reads! { OrderTable from OrderTable as it {
    kind: required(it.kind, "OrderTable.kind")?,
    solo: optional(it.solo, "OrderTable.solo")?,
    trumps: list(&it.trumps, "OrderTable.trumps")?,
    fehl: all(it.fehl)?,
    trump_count: it.trump_count,
    trump_augen: it.trump_augen,
    trumps_with_schweine: list(&it.trumps_with_schweine, "OrderTable.trumps_with_schweine")?,
} }

/// Until when an announcement may be made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct AnnouncementLimit {
    /// The announcement; `Re` stands for Re and Kontra.
    pub announcement: Announcement,
    /// In its own time, or as the answer to this announcement.
    pub mode: AnnouncementMode,
    /// For a Hochzeit clarified by this trick; `None` for every other game.
    pub klaerungsstich: Option<u32>,
    /// What is counted.
    pub counter_kind: AnnCounter,
    /// The largest value of the counter that is in time.
    pub counter_limit: u32,
    /// The fewest cards in hand; `None` if tricks are counted.
    pub cards_in_hand_needed: Option<u32>,
    /// Whose announcement it is; `None` where both parties have the same limits.
    pub party: Option<Party>,
}

reads! { AnnouncementLimit from AnnouncementLimit as it {
    announcement: required(it.announcement, "AnnouncementLimit.announcement")?,
    mode: required(it.mode, "AnnouncementLimit.mode")?,
    klaerungsstich: it.klaerungsstich,
    counter_kind: required(it.counter_kind, "AnnouncementLimit.counter_kind")?,
    counter_limit: it.counter_limit,
    cards_in_hand_needed: it.cards_in_hand_needed,
    party: optional(it.party, "AnnouncementLimit.party")?,
} }

/// One row of the scoring table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ScoringRow {
    /// What is scored.
    pub kind: ScoreItemKind,
    /// How many points.
    pub points: i32,
    /// When and for whom; empty without a language.
    pub text: String,
    /// The rule that gives it.
    pub rule: Option<RuleCitation>,
}

reads! { ScoringRow from ScoringRow as it {
    kind: required(it.kind, "ScoringRow.kind")?,
    points: it.points,
    text: it.text,
    rule: maybe(it.rule)?,
} }

/// What a rule set says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleBook {
    /// Its title; empty without a language.
    pub title: String,
    /// The options one by one.
    pub options: Vec<OptionDescription>,
    /// Cards in each hand, and tricks in a game.
    pub hand_size: u32,
    /// The deck.
    pub deck: Vec<DeckRow>,
    /// The orders of all contracts, before Schweine are declared and with them.
    pub orders: Vec<OrderTable>,
    /// The limits of announcements.
    pub announcement_limits: Vec<AnnouncementLimit>,
    /// The points.
    pub scoring: Vec<ScoringRow>,
    /// What an offence costs; empty if there are no penalties.
    pub penalties: Vec<PenaltyRow>,
    /// The text whose SHA-256 is the options hash.
    pub canonical_text: String,
    /// The rule set and the engine.
    pub answered_by: RuleSetStamp,
}

reads! { RuleBook from GetRuleSetResponse as it {
    title: it.title,
    options: all(it.options)?,
    hand_size: it.hand_size,
    deck: all(it.deck)?,
    orders: all(it.orders)?,
    announcement_limits: all(it.announcement_limits)?,
    scoring: all(it.scoring)?,
    penalties: all(it.penalties)?,
    canonical_text: it.canonical_text,
    answered_by: it.answered_by.into(),
} }

/// A gap in a text, written there as its name in braces.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Placeholder {
    /// Its name.
    pub name: String,
    /// What fills it.
    pub kind: PlaceholderKind,
}

reads! { Placeholder from Placeholder as it {
    name: it.name,
    kind: required(it.kind, "Placeholder.kind")?,
} }

/// A text with gaps.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TextTemplate {
    /// Its language.
    pub language: Language,
    /// The reason it belongs to; `None` for the text of a point or a decision.
    pub reason: Option<Reason>,
    /// The text.
    pub text: String,
    /// Its gaps.
    pub placeholders: Vec<Placeholder>,
}

reads! { TextTemplate from TextTemplate as it {
    language: required(it.language, "TextTemplate.language")?,
    reason: optional(it.reason, "TextTemplate.reason")?,
    text: it.text,
    placeholders: all(it.placeholders)?,
} }

/// A rule in one language.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleText {
    /// The language.
    pub language: Language,
    /// A title of a few words.
    pub title: String,
    /// The rule.
    pub text: String,
}

reads! { RuleText from RuleText as it {
    language: required(it.language, "RuleText.language")?,
    title: it.title,
    text: it.text,
} }

/// Where a rule set has a rule from.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct RuleSource {
    /// The name of the rule set.
    pub rule_set: String,
    /// The edition of the source.
    pub edition: String,
    /// The place in it.
    pub source: String,
}

reads! { RuleSource from RuleSource as it {
    rule_set: it.rule_set,
    edition: it.edition,
    source: it.source,
} }

/// One rule.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Rule {
    /// Its id, such as `FOLLOW-2`.
    pub id: String,
    /// What it does.
    pub kind: RuleKind,
    /// The rule in the language asked for; in every language without one.
    pub texts: Vec<RuleText>,
    /// Where the rule sets have it from. One that is not listed does not have it.
    pub sources: Vec<RuleSource>,
    /// The options that touch it.
    pub option_paths: Vec<String>,
    /// The reasons for which it refuses.
    pub reasons: Vec<Reason>,
    /// The texts of its refusals and points.
    pub templates: Vec<TextTemplate>,
    /// The published test vectors that show it, such as `H-18/a`.
    pub vector_ids: Vec<String>,
}

reads! { Rule from Rule as it {
    id: it.id,
    kind: required(it.kind, "Rule.kind")?,
    texts: all(it.texts)?,
    sources: all(it.sources)?,
    option_paths: it.option_paths,
    reasons: list(&it.reasons, "Rule.reasons")?,
    templates: all(it.templates)?,
    vector_ids: it.vector_ids,
} }
