//! Hochzeit, Schweine, Armut and throwing in.

use std::fmt::Display;

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
        let above = self.ranks_above(message.schweine_above.as_ref());
        let count = self.value::<v1::SchweineCount, _>("schweine_count", message.schweine_count);
        Some(SchweineRules {
            mode: mode?,
            ansage: ansage?,
            contracts: SchweineContracts::of(&contracts?),
            above: List::of(&above?, Rank::Nine),
            count: count?,
        })
    }

    /// Of which ranks a pair of diamonds can stand above the Schweine.
    fn ranks_above(&mut self, message: Option<&v1::RankList>) -> Option<Vec<Rank>> {
        let field = "schweine_above";
        let numbers = message.map(|it| &it.values);
        let above = self.values::<v1::Rank, Rank>(field, numbers);
        let mut all = true;
        for (i, rank) in above.iter().flatten().enumerate() {
            if !matches!(rank, Rank::Ten | Rank::King | Rank::Nine) {
                let field = format_args!("{field}.values[{i}]");
                self.malformed(field, "must be a ten, a king or a nine");
                all = false;
            }
        }
        above.filter(|_| all)
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
        self.limit("throw_conditions.values", values.len(), MAX_CONDITIONS);
        // Of two numbers the weaker one contains the other.
        let mut is_once = true;
        for (i, it) in values.iter().enumerate().take(MAX_CONDITIONS) {
            let mut before = values.iter().take(i);
            let is_kind = it.kind() != v1::ThrowKind::Unspecified;
            if is_kind && before.any(|other| other.kind == it.kind) {
                is_once = false;
                let field = format_args!("throw_conditions.values[{i}].kind");
                self.malformed(field, "must not stand in the list twice");
            }
        }
        let read = values.iter().enumerate().take(MAX_CONDITIONS);
        // Every condition is read, also behind one that cannot be.
        let read: Vec<Option<ThrowCondition>> = read
            .map(|(i, it)| self.condition(format_args!("throw_conditions.values[{i}]"), it))
            .collect();
        let read: Option<Vec<ThrowCondition>> = read.into_iter().collect();
        read.filter(|_| is_once && values.len() <= MAX_CONDITIONS)
    }

    fn condition(
        &mut self,
        field: impl Display,
        message: &v1::ThrowCondition,
    ) -> Option<ThrowCondition> {
        use v1::ThrowKind as Kind;
        let v1::ThrowCondition { kind, number } = *message;
        let kind = self.required(format_args!("{field}.kind"), kind, |number| {
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
                    let field = format_args!("{field}.number");
                    self.malformed(field, "must not be set for this kind");
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
        self.number(format_args!("{field}.number"), number, 0, most)
            .map(with)
    }
}
