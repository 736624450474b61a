//! Options of a rule set, as `docs/RULES.md` names them, with their values as text.
//!
//! Where the book says true or false this says so too: the model is read beside the book.

use std::fmt::Write as _;

/// A value that can be written in an option.
trait Text: Sized {
    /// Reads a value of an option, such as `second` of `dulle_tie`.
    fn read(text: &str) -> Option<Self>;
    /// Writes it in the same words, so that `dulle_tie` is `second` again.
    fn write(&self) -> String;
}

impl Text for bool {
    /// A switch, such as `deck.nines`.
    fn read(text: &str) -> Option<Self> {
        match text {
            "true" | "on" => Some(true),
            "false" | "off" => Some(false),
            _ => None,
        }
    }

    /// `true` or `false`, for `deck.nines` and all other switches.
    fn write(&self) -> String {
        self.to_string()
    }
}

impl Text for u32 {
    /// A number, such as `armut.max_trumps`.
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    /// The digits of `armut.max_trumps` and all other numbers.
    fn write(&self) -> String {
        self.to_string()
    }
}

impl Text for char {
    /// A rank of `schweine.above`.
    fn read(text: &str) -> Option<Self> {
        match text {
            "10" | "T" => Some('T'),
            "K" => Some('K'),
            "9" => Some('9'),
            _ => None,
        }
    }

    /// A rank of `schweine.above`, ♦10 as `10`.
    fn write(&self) -> String {
        if *self == 'T' {
            "10".to_owned()
        } else {
            self.to_string()
        }
    }
}

impl<T: Text> Text for Vec<T> {
    /// A list, such as `solos` or `vorbehalt.order`, with commas between its entries.
    fn read(text: &str) -> Option<Self> {
        let entries = text.split(',').map(str::trim);
        entries.filter(|it| !it.is_empty()).map(T::read).collect()
    }

    /// The entries of `solos` and all other lists with commas between them.
    fn write(&self) -> String {
        let entries: Vec<String> = self.iter().map(T::write).collect();
        entries.join(",")
    }
}

impl Text for [u32; 5] {
    /// ANN-11, ANN-12: five limits, from that of Re and Kontra to that of schwarz.
    fn read(text: &str) -> Option<Self> {
        Vec::<u32>::read(text)?.try_into().ok()
    }

    /// ANN-11, ANN-12: the five limits with commas between them.
    fn write(&self) -> String {
        self.to_vec().write()
    }
}

impl<T: Text> Text for Option<T> {
    /// A value or `off`, for options such as `feigheit` and `ann.pflicht`.
    fn read(text: &str) -> Option<Self> {
        if ["off", "none"].contains(&text) {
            return Some(None);
        }
        T::read(text).map(Some)
    }

    /// The value of `feigheit` and the like, or `off`.
    fn write(&self) -> String {
        self.as_ref().map_or_else(|| "off".to_owned(), T::write)
    }
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

words! {
    /// Which of two ♥10 ranks higher.
    DulleTie { First = "first", Second = "second", SecondExceptLast = "second_except_last",
        FirstExceptLast = "first_except_last" }
}
words! {
    /// Whether declared Schweine turn the order of two ♥10.
    DulleTieWithSchweine { Same = "same", First = "first" }
}
words! {
    /// TRUMP-2 to TRUMP-6, TRUMP-14: the soli.
    Solo { Karo = "karo", Kreuz = "kreuz", Pik = "pik", Herz = "herz", Damen = "damen",
        Buben = "buben", Koenige = "koenige", Fleischlos = "fleischlos",
        DamenBuben = "damen_buben", KoenigeBuben = "koenige_buben",
        KoenigeDamen = "koenige_damen", Koehler = "koehler" }
}
words! {
    /// LEAD-2: who leads an announced solo.
    SoloLead { Eldest = "eldest", PflichtOnly = "pflicht_only", AlwaysSoloist = "always_soloist" }
}
words! {
    /// Who plays if several want a solo.
    SoloConflict { Seat = "seat", Auction = "auction" }
}
words! {
    /// An entry of `vorbehalt.order`.
    Rank { Pflichtsolo = "pflichtsolo", Lustsolo = "lustsolo", Solo = "solo", Armut = "armut",
        Hochzeit = "hochzeit" }
}
words! {
    /// WED-3: which Stich finds the partner.
    Selector { Any = "any", Fehl = "fehl", Trumpf = "trumpf", Kreuz = "kreuz", Pik = "pik",
        Herz = "herz" }
}
words! {
    /// When Schweine are declared.
    SchweineMode { Off = "off", Vorbehalt = "vorbehalt", AtFirstFox = "at_first_fox",
        SecondOnly = "second_only" }
}
words! {
    /// SCHW-12: where Schweine exist.
    SchweineContract { Normal = "normal", HochzeitOwn = "hochzeit_own",
        HochzeitAny = "hochzeit_any", Armut = "armut", Trumpfsolo = "trumpfsolo",
        Farbsolo = "farbsolo", Stille = "stille" }
}
words! {
    /// How many of the declared Schweine rank on top.
    SchweineCount { Both = "both", FirstOnly = "first_only" }
}
words! {
    /// What an Armut leads to.
    ArmutMode { Off = "off", Redeal = "redeal", Exchange = "exchange" }
}
words! {
    /// ARM-4: what is pushed.
    ArmutPush { ExactlyThree = "exactly_three", TrumpsOnly = "trumps_only" }
}
words! {
    /// ARM-3: what several Armuten lead to.
    SecondArmut { Redeal = "redeal", FirstSeat = "first_seat", Both = "both" }
}
words! {
    /// What the acceptor may return.
    ArmutReturn { Free = "free", FehlOnly = "fehl_only" }
}
words! {
    /// ANN-11, ANN-12: what the limits count.
    AnnCounter { OwnCardsPlayed = "own_cards_played", TricksStarted = "tricks_started" }
}
words! {
    /// AMB-V1: from when on announcements may be made.
    AnnEarliest { ContractFixed = "contract_fixed", AfterFirstTrick = "after_first_trick" }
}
words! {
    /// ANN-7: which Ansage an Absage needs.
    AbsageRequires { Own = "own", Any = "any" }
}
words! {
    /// WIN-3, WIN-4: when Kontra needs 121.
    Tie120 { OnlyKontra = "only_kontra", LastKontra = "last_kontra",
        KontraAlways120 = "kontra_always_120" }
}
words! {
    /// WIN-5: what schwarz is measured by.
    SchwarzBy { Tricks = "tricks", Augen = "augen" }
}
words! {
    /// SCORE-44: what an Ansage is worth.
    ScoreAnsage { PlusTwo = "plus_two", PlusTwoOnce = "plus_two_once", DoubleEach = "double_each",
        DoubleOnce = "double_once" }
}
words! {
    /// SCORE-32: what a win of Kontra is worth.
    GegenDieAlten { Off = "off", Plain = "plain", Doubled = "doubled" }
}
words! {
    /// SCORE-24 to SCORE-31.
    Sonder { Fuchs = "fuchs", Doppelkopf = "doppelkopf", Karlchen = "karlchen",
        KarlchenCaught = "karlchen_caught", FuchsLast = "fuchs_last",
        FuchsCaughtLast = "fuchs_caught_last", Dulle = "dulle", Herzstich = "herzstich" }
}
words! {
    /// SCORE-44: in which soli Sonderpunkte count.
    SonderInSolo { None = "none", Trumpfsolo = "trumpfsolo", All = "all" }
}
words! {
    /// SCORE-33: which games give the solo point.
    SoloPointIn { SoloScored = "solo_scored", Announced = "announced" }
}
words! {
    /// What is written down.
    Counting { PlusMinus = "plus_minus", Plus = "plus", Minus = "minus" }
}
words! {
    /// What a failed Absage gives the winner.
    FailedAbsage { WinnerOnly = "winner_only", Mirror = "mirror" }
}
words! {
    /// Which card may catch a Karlchen.
    KarlchenOnlyBy { Any = "any", DiamondQueen = "DQ" }
}
words! {
    /// CLAIM-1: who may claim.
    ClaimMode { Off = "off", Soloist = "soloist" }
}
words! {
    /// PEN-9: which penalties there are.
    Penalties { Off = "off", Tsr = "tsr" }
}
words! {
    /// After which games the same dealer deals again.
    RedealAfter { Pflichtsolo = "pflichtsolo", SoloistLed = "soloist_led" }
}
words! {
    /// What starts a block of Bock games.
    BockTrigger { Tie120 = "120_120", SoloLost = "solo_lost", ReOrKontraLost = "re_or_kontra_lost",
        ReAndKontra = "re_and_kontra", Herzstich = "herzstich", Schwarz = "schwarz",
        ZeroGame = "zero_game" }
}
words! {
    /// THROW-5: what a condition looks at.
    ThrowWhat { Kings = "kings>=", Nines = "nines>=", NinesKings = "nines_kings>=",
        Augen = "augen>=", Trumps = "trumps<=", FoxHighestInArmut = "fox_highest_in_armut",
        MaxOneTrump = "max_one_trump", FoxHighest = "fox_highest" }
}

/// THROW-5: one condition for throwing a hand in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ThrowIf {
    /// What it looks at.
    pub what: ThrowWhat,
    /// The number, 0 for a condition without one.
    pub number: u32,
}

impl Text for ThrowIf {
    /// THROW-5: an entry of `throw`, such as `kings>=5` or `max_one_trump`.
    fn read(text: &str) -> Option<Self> {
        if let Some(what) = ThrowWhat::from_text(text) {
            let has_number = what.text().ends_with('=');
            return (!has_number).then_some(Self { what, number: 0 });
        }
        let (name, number) = text.split_once('=')?;
        let what = ThrowWhat::from_text(&format!("{name}="))?;
        let number = number.parse().ok()?;
        Some(Self { what, number })
    }

    /// THROW-5: the entry of `throw`, with its number if it has one.
    fn write(&self) -> String {
        let mut text = self.what.text().to_owned();
        if text.ends_with('=') {
            let _ = write!(text, "{}", self.number);
        }
        text
    }
}

/// `list.games`: how long a list is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ListGames {
    /// `0`: as long as they play.
    Open,
    /// `multiple_of_players`
    MultipleOfPlayers,
    /// So many games.
    Fixed(u32),
}

impl Text for ListGames {
    /// LIST-1, LIST-9: a value of `list.games`, `0` for an open list.
    fn read(text: &str) -> Option<Self> {
        match text {
            "0" => Some(Self::Open),
            "multiple_of_players" => Some(Self::MultipleOfPlayers),
            _ => text.parse().ok().map(Self::Fixed),
        }
    }

    /// LIST-1, LIST-9: the value of `list.games`.
    fn write(&self) -> String {
        match self {
            Self::Open => "0".to_owned(),
            Self::MultipleOfPlayers => "multiple_of_players".to_owned(),
            Self::Fixed(games) => games.to_string(),
        }
    }
}

macro_rules! options {
    ($($field:ident: $type:ty = $name:literal),+ $(,)?) => {
        /// A rule set: one field per option, from `deck.nines` to `pflichtsolo.offer`.
        #[derive(Clone, Debug, Eq, PartialEq)]
        pub struct Options {
            $(#[doc = concat!("Option `", $name, "`.")] pub $field: $type),+
        }

        impl Options {
            /// The names of all options.
            pub const NAMES: &'static [&'static str] = &[$($name),+];

            /// Sets an option by its name in the book, such as `deck.nines`.
            ///
            /// # Errors
            ///
            /// If there is no such option or it has no such value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
                let refused = || format!("option `{name}` has no value `{value}`");
                match name {
                    $($name => self.$field = Text::read(value).ok_or_else(refused)?,)+
                    _ => return Err(format!("no option `{name}`")),
                }
                Ok(())
            }

            /// The value of an option, such as `deck.nines`, as text.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<String> {
                match name {
                    $($name => Some(Text::write(&self.$field)),)+
                    _ => None,
                }
            }
        }
    };
}

options! {
    deck_nines: bool = "deck.nines",
    deal_packets: Vec<u32> = "deal.packets",
    dulle_tie: DulleTie = "dulle_tie",
    solos: Vec<Solo> = "solos",
    solo_lead: SoloLead = "solo.lead",
    solo_conflict: SoloConflict = "solo.conflict",
    pflichtsolo: u32 = "pflichtsolo",
    vorbehalt_order: Vec<Rank> = "vorbehalt.order",
    hochzeit_selectors: Vec<Selector> = "hochzeit.selectors",
    hochzeit_limit: u32 = "hochzeit.limit",
    hochzeit_own_trick_decides: bool = "hochzeit.own_trick_decides",
    hochzeit_silent: bool = "hochzeit.silent",
    schweine_mode: SchweineMode = "schweine.mode",
    schweine_implies_ansage: bool = "schweine.implies_ansage",
    schweine_contracts: Vec<SchweineContract> = "schweine.contracts",
    armut: ArmutMode = "armut",
    armut_max_trumps: u32 = "armut.max_trumps",
    armut_push: ArmutPush = "armut.push",
    armut_second_armut: SecondArmut = "armut.second_armut",
    throw: Vec<ThrowIf> = "throw",
    ann_counter: AnnCounter = "ann.counter",
    ann_max: [u32; 5] = "ann.max",
    ann_earliest: AnnEarliest = "ann.earliest",
    ann_reply_extra: u32 = "ann.reply_extra",
    ann_skip_absagen: bool = "ann.skip_absagen",
    ann_skip_ansage: bool = "ann.skip_ansage",
    ann_absage_requires: AbsageRequires = "ann.absage_requires",
    win_tie_120: Tie120 = "win.tie_120",
    win_schwarz_by: SchwarzBy = "win.schwarz_by",
    score_ansage: ScoreAnsage = "score.ansage",
    score_sonder_doubled: bool = "score.sonder_doubled",
    score_against_points: bool = "score.against_points",
    score_gegen_die_alten: GegenDieAlten = "score.gegen_die_alten",
    score_sonder: Vec<Sonder> = "score.sonder",
    score_sonder_in_solo: SonderInSolo = "score.sonder_in_solo",
    score_solo_point: u32 = "score.solo_point",
    score_solo_multiplier: u32 = "score.solo_multiplier",
    claim: ClaimMode = "claim",
    penalties: Penalties = "penalties",
    list_games: ListGames = "list.games",
    list_redeal_after: Vec<RedealAfter> = "list.redeal_after",
    dullen: bool = "dullen",
    dulle_tie_with_schweine: DulleTieWithSchweine = "dulle_tie_with_schweine",
    schweine_above: Vec<char> = "schweine.above",
    schweine_count: SchweineCount = "schweine.count",
    armut_fox_counts: bool = "armut.fox_counts",
    armut_return: ArmutReturn = "armut.return",
    armut_report_trumps: bool = "armut.report_trumps",
    throw_before_solo: bool = "throw_before_solo",
    genscher: bool = "genscher",
    ann_pflicht: Option<u32> = "ann.pflicht",
    ann_pflicht_only_if_none: bool = "ann.pflicht.only_if_none",
    ann_pflicht_only_re_kontra: bool = "ann.pflicht.only_re_kontra",
    ann_pflicht_in_hochzeit: bool = "ann.pflicht.in_hochzeit",
    ann_per_party_max_re: Option<[u32; 5]> = "ann.per_party_max.re",
    ann_per_party_max_kontra: Option<[u32; 5]> = "ann.per_party_max.kontra",
    win_strict_ansage: bool = "win.strict_ansage",
    feigheit: Option<u32> = "feigheit",
    score_failed_absage: FailedAbsage = "score.failed_absage",
    score_base_at_120_120: bool = "score.base_at_120_120",
    score_floor_zero: bool = "score.floor_zero",
    score_per_card: bool = "score.per_card",
    score_karlchen_only_by: KarlchenOnlyBy = "score.karlchen_only_by",
    score_solo_point_in: SoloPointIn = "score.solo_point_in",
    score_counting: Counting = "score.counting",
    bock_triggers: Vec<BockTrigger> = "bock.triggers",
    bock_factor: u32 = "bock.factor",
    bock_games: u32 = "bock.games",
    bock_append: bool = "bock.append",
    table_players: u32 = "table.players",
    pflichtsolo_kind_color: u32 = "pflichtsolo.kind.color",
    pflichtsolo_kind_picture: u32 = "pflichtsolo.kind.picture",
    pflichtsolo_offer: bool = "pflichtsolo.offer",
}
