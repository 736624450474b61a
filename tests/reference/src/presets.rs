//! The four rule sets that are published, as values of the options.

use std::collections::BTreeMap;

use crate::options::{
    AboveHolder, AboveMode, AbsageRequires, AnnCounter, AnnEarliest, ArmutFox, ArmutMode,
    ArmutPush, ArmutReturn, ArmutShown, BockEffect, BockPer, ClaimMode, Counting, DulleTie,
    DulleTieWithSchweine, FailedAbsage, FarbsoloCard, FeigheitEffect, FeigheitScope, GegenDieAlten,
    KarlchenOnlyBy, ListGames, NobodyWins, Options, Penalties, PerCard, PflichtTricks, Rank,
    RedealAfter, SchwarzBy, SchweineContract, SchweineCount, SchweineMode, ScoreAnsage, Seating,
    SecondArmut, SecondIf, Selector, Solo, SoloConflict, SoloLead, SoloPointIn, Sonder,
    SonderInSolo, Throw, ThrowIf, ThrowWhat, Tie120,
};

/// The rule set with this name: a value for every option, such as `deck.nines`.
#[must_use]
pub fn preset(name: &str) -> Option<Options> {
    match name {
        "ddv-tsr" => Some(ddv_tsr()),
        "dokoland-liga" => Some(dokoland_liga()),
        "palast" => Some(palast()),
        "vln" => Some(vln()),
        _ => None,
    }
}

/// The rule set with this name, but for options that differ, such as `dulle_tie`.
///
/// # Errors
///
/// If there is no such rule set, option or value.
pub fn preset_with(name: &str, differs: &BTreeMap<String, String>) -> Result<Options, String> {
    let mut options = preset(name).ok_or_else(|| format!("no rule set `{name}`"))?;
    for (option, value) in differs {
        options.set(option, value)?;
    }
    Ok(options)
}

/// `ddv-tsr`: a value for every option, such as `deck.nines`.
#[must_use]
pub fn ddv_tsr() -> Options {
    Options {
        deck_nines: true,
        deal_packets: vec![3, 3, 3, 3],
        dulle_tie: DulleTie::First,
        solos: vec![
            Solo::Karo,
            Solo::Kreuz,
            Solo::Pik,
            Solo::Herz,
            Solo::Damen,
            Solo::Buben,
            Solo::Fleischlos,
        ],
        solo_lead: SoloLead::PflichtOnly,
        solo_conflict: SoloConflict::Seat,
        pflichtsolo: 1,
        vorbehalt_order: vec![Rank::Pflichtsolo, Rank::Lustsolo, Rank::Hochzeit],
        hochzeit_selectors: vec![Selector::Any],
        hochzeit_limit: 3,
        hochzeit_own_trick: false,
        hochzeit_silent: true,
        schweine_mode: SchweineMode::Off,
        schweine_ansage: false,
        schweine_contracts: Vec::new(),
        armut: ArmutMode::Off,
        armut_max_trumps: 3,
        armut_push: ArmutPush::ExactlyThree,
        armut_second_armut: SecondArmut::Redeal,
        throw: Vec::new(),
        ann_counter: AnnCounter::OwnCardsPlayed,
        ann_max: [1, 2, 3, 4, 5],
        ann_earliest: AnnEarliest::ContractFixed,
        ann_reply_extra: true,
        ann_skip_absagen: true,
        ann_skip_ansage: false,
        ann_absage_requires: AbsageRequires::Own,
        win_tie_120: Tie120::OnlyKontra,
        win_schwarz_by: SchwarzBy::Tricks,
        score_ansage: ScoreAnsage::PlusTwo,
        score_sonder_doubling: false,
        score_against_points: true,
        score_gegen_die_alten: GegenDieAlten::Plain,
        score_sonder: vec![Sonder::Fuchs, Sonder::Doppelkopf, Sonder::Karlchen],
        score_sonder_in_solo: SonderInSolo::None,
        score_solo_point: 0,
        score_solo_multiplier: 3,
        claim: ClaimMode::Soloist,
        penalties: Penalties::Tsr,
        list_games: ListGames::Fixed(24),
        list_redeal_after: vec![RedealAfter::Pflichtsolo],
        dullen: true,
        dulle_tie_with_schweine: DulleTieWithSchweine::Same,
        schweine_above: Vec::new(),
        schweine_count: SchweineCount::Both,
        armut_fox: ArmutFox::Counts,
        armut_return: ArmutReturn::Free,
        armut_report_trumps: true,
        throw_rank: false,
        genscher: false,
        ann_pflicht: None,
        ann_per_party_max: None,
        win_strict_ansage: false,
        feigheit: 0,
        score_failed_absage: FailedAbsage::WinnerOnly,
        score_base_at_120_120: true,
        score_floor: false,
        score_per_card: PerCard::Each,
        score_karlchen_only_by: KarlchenOnlyBy::Any,
        score_solo_point_in: SoloPointIn::SoloScored,
        score_counting: Counting::PlusMinus,
        bock: None,
        table_players: 4,
        pflichtsolo_kind: None,
        pflichtsolo_offer: false,
        ann_levels: 5,
        ann_last_trick: 0,
        ann_skipped_absagen: true,
        ann_implied: Vec::new(),
        ann_implied_step: true,
        ann_pflicht_tricks: PflichtTricks::First,
        ann_pflicht_games: Vec::new(),
        ann_pflicht_moral: 0,
        armut_nine: true,
        armut_shown: ArmutShown::Hidden,
        solo_rank: Vec::new(),
        pflichtsolo_stille: false,
        schweine_second_if: SecondIf::KnownToAll,
        schweine_farbsolo_card: FarbsoloCard::TrumpAce,
        schweine_above_mode: AboveMode::Same,
        schweine_above_contracts: Vec::new(),
        schweine_above_holder: AboveHolder::Anyone,
        schweine_through_armut: false,
        score_solo_point_doubling: false,
        score_nobody_wins: NobodyWins::Points,
        score_solo_opponents_multiplier: 1,
        score_gegen_in_armut: true,
        score_pairs_last: Vec::new(),
        feigheit_scope: FeigheitScope::Normal,
        feigheit_specials_stay: false,
        feigheit_effect: FeigheitEffect::Turned,
        feigheit_levels: None,
        bock_per: BockPer::Game,
        bock_max_open: 0,
        bock_overflow_lost: false,
        bock_in_solo: true,
        bock_effect: BockEffect::Factor,
        bock_plus: 1,
        list_points: 0,
        list_solo_rounds: false,
        table_seating: Seating::DealerOut,
        table_offsets: Vec::new(),
    }
}

/// `dokoland-liga`: the soloist always leads (LEAD-2), one rank for all soli (VORB-5), and neither
/// lists nor Pflichtsoli (LIST-5).
#[must_use]
pub fn dokoland_liga() -> Options {
    Options {
        solo_lead: SoloLead::AlwaysSoloist,
        pflichtsolo: 0,
        vorbehalt_order: vec![Rank::Solo, Rank::Hochzeit],
        list_games: ListGames::Open,
        list_redeal_after: Vec::new(),
        ..ddv_tsr()
    }
}

/// `palast`: other packets (CARD-6), an order of its own (VORB-6), no points against Absagen
/// (SCORE-23), no penalties (PEN-9), and rounds of a multiple of the players (LIST-9).
#[must_use]
pub fn palast() -> Options {
    Options {
        deal_packets: vec![4, 4, 4],
        pflichtsolo: 0,
        vorbehalt_order: vec![Rank::Pflichtsolo, Rank::Solo, Rank::Hochzeit],
        score_against_points: false,
        penalties: Penalties::Off,
        list_games: ListGames::MultipleOfPlayers,
        ..ddv_tsr()
    }
}

/// `vln`: no nines (CARD-2), the second ♥10 (TRUMP-11), other soli (TRUMP-7), an auction (AUC-1),
/// Armut and throwing in (ARM-1, THROW-2, THROW-3), a choice in the Hochzeit (WED-3), Schweine
/// (SCHW-2, SCHW-3), limits in Stichen (ANN-12) without a late reply (ANN-17), the last Kontra
/// (WIN-4), doubling (SCORE-19) and more Sonderpunkte (SCORE-26 to SCORE-31, SCORE-33).
#[must_use]
pub fn vln() -> Options {
    let throw_if = |what| Throw {
        first: ThrowIf::plain(what),
        second: None,
    };
    Options {
        deck_nines: false,
        deal_packets: vec![3, 4, 3],
        dulle_tie: DulleTie::Second,
        solos: vec![Solo::Karo, Solo::Damen, Solo::Buben, Solo::Koenige],
        solo_lead: SoloLead::Eldest,
        solo_conflict: SoloConflict::Auction,
        pflichtsolo: 0,
        vorbehalt_order: vec![Rank::Solo, Rank::Armut, Rank::Hochzeit],
        hochzeit_selectors: vec![Selector::Any, Selector::Fehl, Selector::Trumpf],
        schweine_mode: SchweineMode::Vorbehalt,
        schweine_ansage: true,
        schweine_contracts: vec![
            SchweineContract::Normal,
            SchweineContract::HochzeitOwn,
            SchweineContract::Armut,
            SchweineContract::Trumpfsolo,
            SchweineContract::Stille,
        ],
        armut: ArmutMode::Exchange,
        throw: vec![
            throw_if(ThrowWhat::FoxHighestInArmut),
            throw_if(ThrowWhat::MaxOneTrump),
        ],
        ann_counter: AnnCounter::TricksStarted,
        ann_reply_extra: false,
        win_tie_120: Tie120::LastKontra,
        score_ansage: ScoreAnsage::DoubleEach,
        score_against_points: false,
        score_sonder: vec![
            Sonder::Fuchs,
            Sonder::Doppelkopf,
            Sonder::Karlchen,
            Sonder::KarlchenCaught,
            Sonder::FuchsLast,
            Sonder::FuchsCaughtLast,
            Sonder::Dulle,
            Sonder::Herzstich,
        ],
        score_solo_point: 1,
        penalties: Penalties::Off,
        list_games: ListGames::Open,
        list_redeal_after: Vec::new(),
        ..ddv_tsr()
    }
}
