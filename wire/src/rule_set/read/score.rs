//! What counts.

use doko_engine::{ScoreRules, SpecialPoints};
use doko_proto::v1;

use super::Reader;

impl Reader<'_> {
    pub(super) fn score(&mut self, message: &v1::RuleSet) -> Option<ScoreRules> {
        let ansage = self.value::<v1::ScoreAnsage, _>("score_ansage", message.score_ansage);
        let against_points = self
            .value::<v1::AgainstPoints, _>("score_against_points", message.score_against_points);
        let failed_absage =
            self.value::<v1::FailedAbsage, _>("score_failed_absage", message.score_failed_absage);
        let base_at_120 = self
            .value::<v1::BasePoint120, _>("score_base_at_120_120", message.score_base_at_120_120);
        let gegen_die_alten = self
            .value::<v1::GegenDieAlten, _>("score_gegen_die_alten", message.score_gegen_die_alten);
        let special_points = message.score_sonder.as_ref().map(|it| &it.values);
        let special_points = self.values::<v1::SpecialPoint, _>("score_sonder", special_points);
        let special_points_doubled = self
            .value::<v1::SonderDoubled, _>("score_sonder_doubled", message.score_sonder_doubled);
        let special_points_in_solo =
            self.value::<v1::SonderInSolo, _>("score_sonder_in_solo", message.score_sonder_in_solo);
        let per_card = self.value::<v1::PerCard, _>("score_per_card", message.score_per_card);
        let karlchen_only_by = self.value::<v1::KarlchenCaughtBy, _>(
            "score_karlchen_only_by",
            message.score_karlchen_only_by,
        );
        let solo_point = self.number("score_solo_point", message.score_solo_point, 0, 100);
        let solo_point_in =
            self.value::<v1::SoloPointIn, _>("score_solo_point_in", message.score_solo_point_in);
        let solo_multiplier =
            self.number("score_solo_multiplier", message.score_solo_multiplier, 1, 3);
        let floor = self.value::<v1::ScoreFloor, _>("score_floor_zero", message.score_floor_zero);
        let counting = self.value::<v1::ScoreCounting, _>("score_counting", message.score_counting);
        let feigheit = self.number("feigheit", message.feigheit, 0, 5);
        Some(ScoreRules {
            ansage: ansage?,
            against_points: against_points?,
            failed_absage: failed_absage?,
            base_at_120: base_at_120?,
            gegen_die_alten: gegen_die_alten?,
            special_points: SpecialPoints::of(&special_points?),
            special_points_doubled: special_points_doubled?,
            special_points_in_solo: special_points_in_solo?,
            per_card: per_card?,
            karlchen_only_by: karlchen_only_by?,
            solo_point: solo_point?,
            solo_point_in: solo_point_in?,
            solo_multiplier: solo_multiplier?,
            floor: floor?,
            counting: counting?,
            feigheit: feigheit?,
        })
    }
}
