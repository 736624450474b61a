//! A published rule set with options that differ.

use doko_proto::v1;

/// `base` with every option of `overrides` that is set.
///
/// Two options follow others unless they are set as well: the packets follow the
/// deck (CARD-6), and a number of games belongs to a fixed length only.
pub(crate) fn overlay(base: &v1::RuleSet, overrides: &v1::RuleSet) -> v1::RuleSet {
    macro_rules! overlay {
        (enums: $($number:ident)+; others: $($other:ident)+;) => {{
            // Without `..`: a new option does not build until it is named here.
            let v1::RuleSet { $($number,)+ $($other,)+ deal_packets, list_games_fixed } = overrides;
            v1::RuleSet {
                $($number: if *$number == 0 { base.$number } else { *$number },)+
                $($other: $other.clone().or_else(|| base.$other.clone()),)+
                deal_packets: deal_packets.clone().or_else(|| packets(base, overrides.deck_nines)),
                list_games_fixed: if overrides.list_games == 0 {
                    list_games_fixed.or(base.list_games_fixed)
                } else {
                    *list_games_fixed
                },
            }
        }};
    }
    overlay! {
        enums: deck_nines dulle_tie solo_lead solo_conflict hochzeit_own_trick_decides
            hochzeit_silent schweine_mode schweine_implies_ansage armut armut_push
            armut_second_armut ann_counter ann_earliest ann_reply_extra ann_skip_absagen
            ann_skip_ansage ann_absage_requires win_tie_120 win_schwarz_by score_ansage
            score_sonder_doubled score_against_points score_gegen_die_alten score_sonder_in_solo
            claim penalties list_games dullen dulle_tie_with_schweine schweine_count
            armut_fox_counts armut_return armut_report_trumps throw_before_solo genscher
            win_strict_ansage score_failed_absage score_base_at_120_120 score_floor_zero
            score_per_card score_karlchen_only_by score_solo_point_in score_counting
            pflichtsolo_offer;
        others: solos pflichtsolo vorbehalt_order hochzeit_selectors hochzeit_limit
            schweine_contracts armut_max_trumps throw_conditions ann_max score_sonder
            score_solo_point score_solo_multiplier list_redeal_after schweine_above ann_pflicht
            ann_per_party_max feigheit bock table_players pflichtsolo_kind;
    }
}

/// The packets of `base`, or those usual with another deck.
fn packets(base: &v1::RuleSet, deck_nines: i32) -> Option<v1::PacketList> {
    let other = deck_nines != 0 && deck_nines != base.deck_nines;
    let values = match v1::DeckNines::try_from(deck_nines) {
        Ok(v1::DeckNines::With) if other => vec![3, 3, 3, 3],
        Ok(v1::DeckNines::Without) if other => vec![3, 4, 3],
        Ok(v1::DeckNines::With | v1::DeckNines::Without | v1::DeckNines::Unspecified) | Err(_) => {
            return base.deal_packets.clone();
        }
    };
    Some(v1::PacketList { values })
}
