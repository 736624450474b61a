//! The order of the Vorbehalte, pairs above the Schweine, and throwing in.

use std::fmt::Display;

use doko_engine::{Category, List, Rank, ThrowCondition};
use doko_proto::v1;

use super::Reader;

/// One for each kind of condition.
const MAX_CONDITIONS: usize = 8;

impl Reader<'_> {
    pub(in crate::rule_set) fn vorbehalt_order(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<List<Category, 5>> {
        let order = message.vorbehalt_order.as_ref().map(|it| &it.values);
        let order = self.values::<v1::VorbehaltRank, _>("vorbehalt_order", order)?;
        Some(List::of(&order, Category::Solo))
    }

    /// Of which ranks a pair of diamonds can stand above the Schweine.
    pub(in crate::rule_set) fn schweine_above(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<List<Rank, 3>> {
        let field = "schweine_above";
        let numbers = message.schweine_above.as_ref().map(|it| &it.values);
        let above = self.values::<v1::Rank, Rank>(field, numbers);
        let mut all = true;
        for (i, rank) in above.iter().flatten().enumerate() {
            if !matches!(rank, Rank::Ten | Rank::King | Rank::Nine) {
                let field = format_args!("{field}.values[{i}]");
                self.malformed(field, "must be a ten, a king or a nine");
                all = false;
            }
        }
        let above = above.filter(|_| all)?;
        Some(List::of(&above, Rank::Nine))
    }

    pub(in crate::rule_set) fn throw_conditions(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<List<ThrowCondition, 8>> {
        let Some(v1::ThrowConditionList { values }) = &message.throw_conditions else {
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
        let read = read.filter(|_| is_once && values.len() <= MAX_CONDITIONS)?;
        Some(List::of(&read, ThrowCondition::FoxHighest))
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
