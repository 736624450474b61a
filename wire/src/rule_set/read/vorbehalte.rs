//! The order of the Vorbehalte, pairs above the Schweine, and throwing in.

use std::fmt::Display;

use doko_engine::{Category, List, Rank, Solo, Throw, ThrowCondition};
use doko_proto::v1;

use super::Reader;
use crate::decode::columns;

const MAX_CONDITIONS: usize = 16;

impl Reader<'_> {
    pub(in crate::rule_set) fn vorbehalt_order(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<List<Category, 6>> {
        let order = message.vorbehalt_order.as_ref().map(|it| &it.values);
        let order = self.values::<v1::VorbehaltRank, _>("vorbehalt_order", order)?;
        Some(List::of(&order, Category::Solo))
    }

    pub(in crate::rule_set) fn solo_rank(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<List<Solo, 12>> {
        let rank = message.solo_rank.as_ref().map(|it| &it.values);
        let rank = self.values::<v1::Solo, _>("solo_rank", rank)?;
        Some(List::of(&rank, Solo::Karo))
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
    ) -> Option<List<Throw, 16>> {
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
            if is_kind && before.any(|other| other.kind == it.kind && other.also == it.also) {
                is_once = false;
                let field = format_args!("throw_conditions.values[{i}].kind");
                self.malformed(field, "must not stand in the list twice");
            }
        }
        let read = values.iter().enumerate().take(MAX_CONDITIONS);
        // Every condition is read, also behind one that cannot be.
        let read: Vec<Option<Throw>> = read.map(|(i, it)| self.throw(i, it)).collect();
        let read: Option<Vec<Throw>> = read.into_iter().collect();
        let read = read.filter(|_| is_once && values.len() <= MAX_CONDITIONS)?;
        Some(List::of(&read, Throw::of(ThrowCondition::FoxHighest)))
    }

    /// A condition, and the second one that must hold with it.
    fn throw(&mut self, i: usize, message: &v1::ThrowCondition) -> Option<Throw> {
        let field = format!("throw_conditions.values[{i}]");
        let condition = self.condition(&field, message);
        let Some(v1::ThrowSecond { kind, number, card }) = message.also else {
            return condition.map(Throw::of);
        };
        let second = v1::ThrowCondition {
            kind,
            number,
            card,
            also: None,
        };
        let also = self.condition(format_args!("{field}.also"), &second);
        Some(Throw {
            condition: condition?,
            also: Some(also?),
        })
    }

    fn condition(
        &mut self,
        field: impl Display,
        message: &v1::ThrowCondition,
    ) -> Option<ThrowCondition> {
        use v1::ThrowKind as Kind;
        let v1::ThrowCondition {
            kind, number, card, ..
        } = *message;
        let kind = self.required(format_args!("{field}.kind"), kind, |number| {
            let kind = Kind::try_from(number).ok();
            kind.filter(|&it| it != Kind::Unspecified)
        })?;
        if number.is_some() && bounded(kind).is_none() {
            self.malformed(
                format_args!("{field}.number"),
                "must not be set for this kind",
            );
            return None;
        }
        if card != 0 && kind != Kind::Highest {
            self.malformed(
                format_args!("{field}.card"),
                "must not be set for this kind",
            );
            return None;
        }
        if let Some((most, with)) = bounded(kind) {
            let number = self.number(format_args!("{field}.number"), number, 0, most);
            return number.map(with);
        }
        match kind {
            Kind::FoxHighestInArmut => Some(ThrowCondition::FoxHighestInArmut),
            Kind::MaxOneTrump => Some(ThrowCondition::MaxOneTrump),
            Kind::NineOfEach => Some(ThrowCondition::NineOfEach),
            Kind::KingOfEach => Some(ThrowCondition::KingOfEach),
            Kind::Highest => {
                let card = self.required(format_args!("{field}.card"), card, columns::card);
                card.map(ThrowCondition::Highest)
            }
            Kind::FoxHighest => Some(ThrowCondition::FoxHighest),
            Kind::Unspecified
            | Kind::Kings
            | Kind::Nines
            | Kind::NinesKings
            | Kind::Augen
            | Kind::Trumps
            | Kind::Full
            | Kind::FewAugen => None,
        }
    }
}

/// The largest number, and the condition with a number.
type Bounded = (u32, fn(u8) -> ThrowCondition);

/// The largest number of a kind of condition that has one, and the condition with a number.
fn bounded(kind: v1::ThrowKind) -> Option<Bounded> {
    use v1::ThrowKind as Kind;
    match kind {
        Kind::Kings => Some((8, ThrowCondition::Kings)),
        Kind::Nines => Some((8, ThrowCondition::Nines)),
        Kind::NinesKings => Some((12, ThrowCondition::NinesKings)),
        Kind::Augen => Some((240, ThrowCondition::Augen)),
        Kind::Trumps => Some((12, ThrowCondition::Trumps)),
        Kind::Full => Some((12, ThrowCondition::Full)),
        Kind::FewAugen => Some((240, ThrowCondition::FewAugen)),
        Kind::Unspecified
        | Kind::FoxHighestInArmut
        | Kind::MaxOneTrump
        | Kind::FoxHighest
        | Kind::Highest
        | Kind::NineOfEach
        | Kind::KingOfEach => None,
    }
}
