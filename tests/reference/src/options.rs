//! Options of a rule set, with the names and values of `docs/RULE_SETS.md` as text.
//!
//! Where the book says yes or no a field is true or false, and has a word for each of them.

mod text;
mod throw;

use std::collections::BTreeMap;

use text::Text;

/// A value from its text; a bool has a word for false and one for true.
macro_rules! read {
    ($text:expr) => {
        Text::read($text)
    };
    ($text:expr, $no:literal, $yes:literal) => {
        match $text {
            $no => Some(false),
            $yes => Some(true),
            _ => None,
        }
    };
}

/// The text of a value.
macro_rules! written {
    ($value:expr) => {
        Text::write(&$value)
    };
    ($value:expr, $no:literal, $yes:literal) => {
        if $value { $yes } else { $no }.to_owned()
    };
}

/// A value of several parts, or a word if there is none.
macro_rules! parts {
    ($(#[$about:meta])* $none:literal or $name:ident {
        $($field:ident: $type:ty $(= ($no:literal / $yes:literal))?),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug, Eq, PartialEq)]
        pub struct $name {
            $(#[doc = concat!("The part `", stringify!($field), "`.")] pub $field: $type),+
        }

        impl Text for Option<$name> {
            /// A value with all its parts, such as `color:1;picture:0` of `pflichtsolo.kind`.
            fn read(text: &str) -> Option<Self> {
                if text == $none {
                    return Some(None);
                }
                let mut parts = text.split(';');
                let read = $name {
                    $($field: {
                        let part = parts.next()?;
                        let value = part.strip_prefix(concat!(stringify!($field), ":"))?;
                        read!(value $(, $no, $yes)?)?
                    }),+
                };
                parts.next().is_none().then_some(Some(read))
            }

            /// The parts with `;` between them, such as those of `pflichtsolo.kind`.
            fn write(&self) -> String {
                let Some(it) = self else {
                    return $none.to_owned();
                };
                let parts = [$((stringify!($field), written!(it.$field $(, $no, $yes)?))),+];
                parts.map(|(name, value)| format!("{name}:{value}")).join(";")
            }
        }
    };
}

macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        pub enum $name {
            $(#[doc = concat!("`", $text, "`")] $variant),+
        }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The value as the book writes it, such as `eldest` of `solo.lead`.
            #[must_use]
            pub fn text(self) -> &'static str {
                match self {
                    $(Self::$variant => $text),+
                }
            }

            /// The value with this name, such as `eldest` of `solo.lead`.
            #[must_use]
            pub fn from_text(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.text() == text)
            }
        }

        impl Text for $name {
            /// A word, such as `eldest` of `solo.lead`.
            fn read(text: &str) -> Option<Self> {
                Self::from_text(text)
            }

            /// The word, such as `eldest` of `solo.lead`.
            fn write(&self) -> String {
                self.text().to_owned()
            }
        }
    };
}

mod words;

pub use throw::{Throw, ThrowIf};
pub use words::{
    AboveHolder, AboveMode, AbsageRequires, AnnCounter, AnnEarliest, ArmutFox, ArmutMode,
    ArmutPush, ArmutReturn, ArmutShown, BockAppend, BockEffect, BockPer, BockTrigger, ClaimMode,
    Counting, DulleTie, DulleTieWithSchweine, FailedAbsage, FarbsoloCard, FeigheitEffect,
    FeigheitScope, GegenDieAlten, Implied, KarlchenOnlyBy, NobodyWins, PairsLast, Penalties,
    PerCard, PflichtGame, PflichtTricks, Rank, RedealAfter, SchwarzBy, SchweineContract,
    SchweineCount, SchweineMode, ScoreAnsage, Seating, SecondArmut, SecondIf, Selector, Solo,
    SoloConflict, SoloLead, SoloPointIn, Sonder, SonderInSolo, ThrowWhat, Tie120,
};

parts! {
    /// ANN-21: when an announcement must be made.
    "none" or Pflichtansage { augen: u32, excused_by: bool = ("nobody" / "anybody"),
        step: bool = ("next_level" / "ansage"),
        in_hochzeit: bool = ("none" / "klaerungsstich") }
}
parts! {
    /// ANN-11, ANN-12: limits of its own for each party.
    "none" or PerPartyMax { re: [u32; 5], kontra: [u32; 5] }
}
parts! {
    /// SCORE-42: Bock games.
    "none" or Bock { triggers: Vec<BockTrigger>, factor: u32, games: Option<u32>,
        append: BockAppend }
}
parts! {
    /// How many of the Pflichtsoli must be of a kind.
    "any" or PflichtsoloKind { color: u32, picture: u32 }
}

/// `list.games`: how long a list is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ListGames {
    /// `open`: as long as they play.
    Open,
    /// `multiple_of_players`
    MultipleOfPlayers,
    /// So many games.
    Fixed(u32),
}

impl Text for ListGames {
    /// LIST-1, LIST-9: a value of `list.games`, `open` for an open list.
    fn read(text: &str) -> Option<Self> {
        match text {
            "open" => Some(Self::Open),
            "multiple_of_players" => Some(Self::MultipleOfPlayers),
            _ => text.parse().ok().map(Self::Fixed),
        }
    }

    /// LIST-1, LIST-9: the value of `list.games`.
    fn write(&self) -> String {
        match self {
            Self::Open => "open".to_owned(),
            Self::MultipleOfPlayers => "multiple_of_players".to_owned(),
            Self::Fixed(games) => games.to_string(),
        }
    }
}

macro_rules! options {
    ($($field:ident: $type:ty = $name:literal $(($no:literal / $yes:literal))?),+ $(,)?) => {
        /// A rule set: one field per option, such as `deck.nines`.
        #[derive(Clone, Debug, Eq, PartialEq)]
        pub struct Options {
            $(#[doc = concat!("Option `", $name, "`.")] pub $field: $type),+
        }

        impl Options {
            /// The names of all options.
            pub const NAMES: &'static [&'static str] = &[$($name),+];

            /// Sets an option by its name and its value, such as `deck.nines` and `with`.
            ///
            /// # Errors
            ///
            /// If there is no such option or it has no such value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
                let refused = || format!("option `{name}` has no value `{value}`");
                match name {
                    $($name => {
                        self.$field = read!(value $(, $no, $yes)?).ok_or_else(refused)?;
                    })+
                    _ => return Err(format!("no option `{name}`")),
                }
                Ok(())
            }

            /// The value of an option, such as `deck.nines`, as text.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<String> {
                match name {
                    $($name => Some(written!(self.$field $(, $no, $yes)?)),)+
                    _ => None,
                }
            }
        }
    };
}

options! {
    deck_nines: bool = "deck.nines" ("without" / "with"),
    deal_packets: Vec<u32> = "deal.packets",
    dulle_tie: DulleTie = "dulle_tie",
    solos: Vec<Solo> = "solos",
    solo_lead: SoloLead = "solo.lead",
    solo_conflict: SoloConflict = "solo.conflict",
    pflichtsolo: u32 = "pflichtsolo",
    vorbehalt_order: Vec<Rank> = "vorbehalt.order",
    hochzeit_selectors: Vec<Selector> = "hochzeit.selectors",
    hochzeit_limit: u32 = "hochzeit.limit",
    hochzeit_own_trick: bool = "hochzeit.own_trick" ("goes_on" / "decides"),
    hochzeit_silent: bool = "hochzeit.silent" ("forbidden" / "allowed"),
    schweine_mode: SchweineMode = "schweine.mode",
    schweine_ansage: bool = "schweine.ansage" ("none" / "implied"),
    schweine_contracts: Vec<SchweineContract> = "schweine.contracts",
    armut: ArmutMode = "armut",
    armut_max_trumps: u32 = "armut.max_trumps",
    armut_push: ArmutPush = "armut.push",
    armut_second_armut: SecondArmut = "armut.second_armut",
    throw: Vec<Throw> = "throw",
    ann_counter: AnnCounter = "ann.counter",
    ann_max: [u32; 5] = "ann.max",
    ann_earliest: AnnEarliest = "ann.earliest",
    ann_reply_extra: bool = "ann.reply_extra" ("none" / "one_more"),
    ann_skip_absagen: bool = "ann.skip_absagen" ("forbidden" / "allowed"),
    ann_skip_ansage: bool = "ann.skip_ansage" ("forbidden" / "allowed"),
    ann_absage_requires: AbsageRequires = "ann.absage_requires",
    win_tie_120: Tie120 = "win.tie_120",
    win_schwarz_by: SchwarzBy = "win.schwarz_by",
    score_ansage: ScoreAnsage = "score.ansage",
    score_sonder_doubling: bool = "score.sonder_doubling" ("not_doubled" / "doubled"),
    score_against_points: bool = "score.against_points" ("off" / "on"),
    score_gegen_die_alten: GegenDieAlten = "score.gegen_die_alten",
    score_sonder: Vec<Sonder> = "score.sonder",
    score_sonder_in_solo: SonderInSolo = "score.sonder_in_solo",
    score_solo_point: u32 = "score.solo_point",
    score_solo_multiplier: u32 = "score.solo_multiplier",
    claim: ClaimMode = "claim",
    penalties: Penalties = "penalties",
    list_games: ListGames = "list.games",
    list_redeal_after: Vec<RedealAfter> = "list.redeal_after",
    dullen: bool = "dullen" ("off" / "on"),
    dulle_tie_with_schweine: DulleTieWithSchweine = "dulle_tie_with_schweine",
    schweine_above: Vec<char> = "schweine.above",
    schweine_count: SchweineCount = "schweine.count",
    armut_fox: ArmutFox = "armut.fox",
    armut_return: ArmutReturn = "armut.return",
    armut_report_trumps: bool = "armut.report_trumps" ("secret" / "told"),
    throw_rank: bool = "throw_rank" ("after_solo" / "before_solo"),
    genscher: bool = "genscher" ("off" / "on"),
    ann_pflicht: Option<Pflichtansage> = "ann.pflicht",
    ann_per_party_max: Option<PerPartyMax> = "ann.per_party_max",
    win_strict_ansage: bool = "win.strict_ansage" ("off" / "on"),
    feigheit: u32 = "feigheit",
    score_failed_absage: FailedAbsage = "score.failed_absage",
    score_base_at_120_120: bool = "score.base_at_120_120" ("not_given" / "given"),
    score_floor: bool = "score.floor" ("negative" / "zero"),
    score_per_card: PerCard = "score.per_card",
    score_karlchen_only_by: KarlchenOnlyBy = "score.karlchen_only_by",
    score_solo_point_in: SoloPointIn = "score.solo_point_in",
    score_counting: Counting = "score.counting",
    bock: Option<Bock> = "bock",
    table_players: u32 = "table.players",
    pflichtsolo_kind: Option<PflichtsoloKind> = "pflichtsolo.kind",
    pflichtsolo_offer: bool = "pflichtsolo.offer" ("off" / "on"),
    ann_levels: u32 = "ann.levels",
    ann_last_trick: u32 = "ann.last_trick",
    ann_skipped_absagen: bool = "ann.skipped_absagen" ("do_not_count" / "count"),
    ann_implied: Vec<Implied> = "ann.implied",
    ann_implied_step: bool = "ann.implied_step" ("next_level" / "ansage"),
    ann_pflicht_tricks: PflichtTricks = "ann.pflicht_tricks",
    ann_pflicht_games: Vec<PflichtGame> = "ann.pflicht_games",
    ann_pflicht_moral: u32 = "ann.pflicht_moral",
    armut_nine: bool = "armut.nine" ("one_free" / "counts"),
    armut_shown: ArmutShown = "armut.shown",
    solo_rank: Vec<Solo> = "solo.rank",
    pflichtsolo_stille: bool = "pflichtsolo.stille" ("stays_open" / "fulfils"),
    schweine_second_if: SecondIf = "schweine.second_if",
    schweine_farbsolo_card: FarbsoloCard = "schweine.farbsolo_card",
    schweine_above_mode: AboveMode = "schweine.above_mode",
    schweine_above_contracts: Vec<SchweineContract> = "schweine.above_contracts",
    schweine_above_holder: AboveHolder = "schweine.above_holder",
    schweine_through_armut: bool = "schweine.through_armut" ("judged_after" / "kept"),
    score_solo_point_doubling: bool = "score.solo_point_doubling" ("not_doubled" / "doubled"),
    score_nobody_wins: NobodyWins = "score.nobody_wins",
    score_solo_opponents_multiplier: u32 = "score.solo_opponents_multiplier",
    score_gegen_in_armut: bool = "score.gegen_in_armut" ("not_given" / "given"),
    score_pairs_last: Vec<PairsLast> = "score.pairs_last",
    feigheit_scope: FeigheitScope = "feigheit.scope",
    feigheit_specials_stay: bool = "feigheit.specials" ("turn" / "stay"),
    feigheit_effect: FeigheitEffect = "feigheit.effect",
    feigheit_levels: Option<[u32; 4]> = "feigheit.levels",
    bock_per: BockPer = "bock.per",
    bock_max_open: u32 = "bock.max_open",
    bock_overflow_lost: bool = "bock.overflow" ("later" / "lost"),
    bock_in_solo: bool = "bock.in_solo" ("not_counts" / "counts"),
    bock_effect: BockEffect = "bock.effect",
    bock_plus: u32 = "bock.plus",
    list_points: u32 = "list.points",
    list_solo_rounds: bool = "list.solo_rounds" ("none" / "called"),
    table_seating: Seating = "table.seating",
    table_offsets: Vec<u32> = "table.offsets",
}

impl Options {
    /// The options that have another value in `base`, such as `dulle_tie`.
    #[must_use]
    pub fn differs(&self, base: &Self) -> BTreeMap<String, String> {
        let own = Self::NAMES
            .iter()
            .filter_map(|it| Some((*it, self.get(it)?)));
        own.filter(|(name, value)| base.get(name).as_ref() != Some(value))
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }
}
