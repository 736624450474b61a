//! Hochzeit, Schweine, Armut and throwing in.

use doko_engine::{
    ArmutRules, HochzeitRules, List, Rank, SchweineContracts, SchweineRules, Selectors,
    ThrowCondition, ThrowRules,
};
use doko_proto::v1;

use super::Reader;

/// One for each kind of condition.
const MAX_CONDITIONS: usize = 8;

impl Reader<'_> {
    pub(super) fn hochzeit(&mut self, message: &v1::RuleSet) -> Option<HochzeitRules> {
        let selectors = message.hochzeit_selectors.as_ref().map(|it| &it.values);
        let selectors = self.values::<v1::HochzeitSelector, _>("hochzeit_selectors", selectors);
        let limit = self.number("hochzeit_limit", message.hochzeit_limit, 1, 12);
        let own_trick = self.value::<v1::HochzeitOwnTrick, _>(
            "hochzeit_own_trick_decides",
            message.hochzeit_own_trick_decides,
        );
        let silent =
            self.value::<v1::HochzeitSilent, _>("hochzeit_silent", message.hochzeit_silent);
        Some(HochzeitRules {
            selectors: Selectors::of(&selectors?),
            limit: limit?,
            own_trick: own_trick?,
            silent: silent?,
        })
    }

    pub(super) fn schweine(&mut self, message: &v1::RuleSet) -> Option<SchweineRules> {
        let mode = self.value::<v1::SchweineMode, _>("schweine_mode", message.schweine_mode);
        let ansage = self.value::<v1::SchweineAnsage, _>(
            "schweine_implies_ansage",
            message.schweine_implies_ansage,
        );
        let contracts = message.schweine_contracts.as_ref().map(|it| &it.values);
        let contracts = self.values::<v1::SchweineContract, _>("schweine_contracts", contracts);
        let above = message.schweine_above.as_ref().map(|it| &it.values);
        let above = self.values::<v1::Rank, Rank>("schweine_above", above);
        let allowed = [Rank::Ten, Rank::King, Rank::Nine];
        let foreign = above
            .iter()
            .flatten()
            .position(|rank| !allowed.contains(rank));
        if let Some(i) = foreign {
            let field = format!("schweine_above.values[{i}]");
            self.malformed(&field, "must be a ten, a king or a nine");
            return None;
        }
        let count = self.value::<v1::SchweineCount, _>("schweine_count", message.schweine_count);
        Some(SchweineRules {
            mode: mode?,
            ansage: ansage?,
            contracts: SchweineContracts::of(&contracts?),
            above: List::of(&above?, Rank::Nine),
            count: count?,
        })
    }

    pub(super) fn armut(&mut self, message: &v1::RuleSet) -> Option<ArmutRules> {
        let mode = self.value::<v1::ArmutMode, _>("armut", message.armut);
        let max_trumps = self.number("armut_max_trumps", message.armut_max_trumps, 0, 12);
        let push = self.value::<v1::ArmutPush, _>("armut_push", message.armut_push);
        let second =
            self.value::<v1::SecondArmut, _>("armut_second_armut", message.armut_second_armut);
        let fox = self.value::<v1::ArmutFox, _>("armut_fox_counts", message.armut_fox_counts);
        let returned = self.value::<v1::ArmutReturn, _>("armut_return", message.armut_return);
        let report =
            self.value::<v1::ArmutReport, _>("armut_report_trumps", message.armut_report_trumps);
        Some(ArmutRules {
            mode: mode?,
            max_trumps: max_trumps?,
            push: push?,
            second: second?,
            fox: fox?,
            returned: returned?,
            report: report?,
        })
    }

    pub(super) fn throwing(&mut self, message: &v1::RuleSet) -> Option<ThrowRules> {
        let conditions = self.conditions(message.throw_conditions.as_ref());
        let rank = self.value::<v1::ThrowRank, _>("throw_before_solo", message.throw_before_solo);
        Some(ThrowRules {
            conditions: List::of(&conditions?, ThrowCondition::FoxHighest),
            rank: rank?,
        })
    }

    fn conditions(
        &mut self,
        message: Option<&v1::ThrowConditionList>,
    ) -> Option<Vec<ThrowCondition>> {
        let Some(v1::ThrowConditionList { values }) = message else {
            self.missing("throw_conditions");
            return None;
        };
        if values.len() > MAX_CONDITIONS {
            let problem = format!("must not have more than {MAX_CONDITIONS} entries");
            self.malformed("throw_conditions", problem);
            return None;
        }
        // Of two numbers the weaker one contains the other.
        let mut twice = (0..).zip(values).filter(|&(i, it)| {
            let mut before = values.iter().take(i);
            before.any(|other| other.kind == it.kind)
        });
        if let Some((i, _)) = twice.next() {
            let field = format!("throw_conditions.values[{i}].kind");
            self.malformed(&field, "must not stand in the list twice");
            return None;
        }
        let read = values.iter().enumerate();
        // Every condition is read, also behind one that cannot be.
        let read: Vec<Option<ThrowCondition>> = read
            .map(|(i, it)| self.condition(&format!("throw_conditions.values[{i}]"), it))
            .collect();
        read.into_iter().collect()
    }

    fn condition(&mut self, field: &str, message: &v1::ThrowCondition) -> Option<ThrowCondition> {
        use v1::ThrowKind as Kind;
        let v1::ThrowCondition { kind, number } = *message;
        let path = self.at(&format!("{field}.kind"));
        let kind = self.problems.required(&path, kind, |number| {
            let kind = Kind::try_from(number).ok();
            kind.filter(|&it| it != Kind::Unspecified)
        })?;
        let (most, with): (u8, fn(u8) -> ThrowCondition) = match kind {
            Kind::Kings => (8, ThrowCondition::Kings),
            Kind::Nines => (8, ThrowCondition::Nines),
            Kind::NinesKings => (12, ThrowCondition::NinesKings),
            Kind::Augen => (240, ThrowCondition::Augen),
            Kind::Trumps => (12, ThrowCondition::Trumps),
            Kind::FoxHighestInArmut | Kind::MaxOneTrump | Kind::FoxHighest | Kind::Unspecified => {
                if number.is_some() {
                    self.malformed(&format!("{field}.number"), "must not be set for this kind");
                    return None;
                }
                return match kind {
                    Kind::FoxHighestInArmut => Some(ThrowCondition::FoxHighestInArmut),
                    Kind::MaxOneTrump => Some(ThrowCondition::MaxOneTrump),
                    Kind::FoxHighest => Some(ThrowCondition::FoxHighest),
                    Kind::Kings
                    | Kind::Nines
                    | Kind::NinesKings
                    | Kind::Augen
                    | Kind::Trumps
                    | Kind::Unspecified => None,
                };
            }
        };
        self.number(&format!("{field}.number"), number, 0, most)
            .map(with)
    }
}
