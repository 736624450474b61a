//! Lists of games, Pflichtsoli and Bock.

use doko_engine::{BockAppend, BockRules, BockTriggers, List, ListLength, PflichtsoloKinds};
use doko_proto::v1;

use super::Reader;

impl Reader<'_> {
    pub(in crate::rule_set) fn bock(&mut self, message: &v1::RuleSet) -> Option<BockRules> {
        let Some(bock) = &message.bock else {
            self.missing("bock");
            return None;
        };
        if *bock == v1::Bock::default() {
            return Some(BockRules {
                triggers: BockTriggers::of(&[]),
                factor: 2,
                games: 0,
                append: BockAppend::Append,
            });
        }
        let triggers = self.entries::<v1::BockTrigger, _>("bock.triggers", &bock.triggers);
        let factor = self.number("bock.factor", Some(bock.factor), 2, 16);
        let games = match bock.games {
            None => Some(0),
            Some(_) => self.number("bock.games", bock.games, 1, 100),
        };
        let append = self.value::<v1::BockAppend, _>("bock.append", bock.append);
        Some(BockRules {
            triggers: BockTriggers::of(&triggers?),
            factor: factor?,
            games: games?,
            append: append?,
        })
    }

    /// The announcements demanded of the winner, if they are not counted.
    #[expect(clippy::option_option, reason = "unreadable, or none, or four numbers")]
    pub(in crate::rule_set) fn feigheit_levels(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<Option<[u8; 4]>> {
        let Some(v1::FeigheitLevels { values }) = &message.feigheit_levels else {
            self.missing("feigheit_levels");
            return None;
        };
        if values.is_empty() {
            return Some(None);
        }
        let levels = values.iter().map(|&it| u8::try_from(it).ok());
        let levels: Option<Vec<u8>> = levels.map(|it| it.filter(|&it| it <= 5)).collect();
        let levels = levels.and_then(|it| <[u8; 4]>::try_from(it).ok());
        if levels.is_none() {
            self.malformed(
                "feigheit_levels",
                "must be four numbers of 0 to 5, or empty",
            );
        }
        levels.map(Some)
    }

    /// Who sits out beside the dealer.
    pub(in crate::rule_set) fn table_offsets(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<List<u8, 4>> {
        let Some(v1::OffsetList { values }) = &message.table_offsets else {
            self.missing("table_offsets");
            return None;
        };
        let mut offsets = List::new(0);
        for &value in values {
            let offset = u8::try_from(value).ok().filter(|it| (1..=7).contains(it));
            let is_new = offset.is_some_and(|it| !offsets.contains(&it) && offsets.push(it));
            if !is_new {
                let problem = "must be at most four different numbers of 1 to 7";
                self.malformed("table_offsets.values", problem);
                return None;
            }
        }
        Some(offsets)
    }

    pub(in crate::rule_set) fn pflichtsolo_kind(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<PflichtsoloKinds> {
        let Some(v1::PflichtsoloKinds { color, picture }) = message.pflichtsolo_kind else {
            self.missing("pflichtsolo_kind");
            return None;
        };
        let color = self.number("pflichtsolo_kind.color", Some(color), 0, 4);
        let picture = self.number("pflichtsolo_kind.picture", Some(picture), 0, 4);
        Some(PflichtsoloKinds {
            color: color?,
            picture: picture?,
        })
    }

    pub(in crate::rule_set) fn list_games(&mut self, message: &v1::RuleSet) -> Option<ListLength> {
        let fixed = message.list_games_fixed;
        let length = self.required("list_games", message.list_games, |number| {
            let length = v1::ListLength::try_from(number).ok();
            length.filter(|&it| it != v1::ListLength::Unspecified)
        })?;
        let free = match length {
            v1::ListLength::Fixed => {
                let games = fixed.and_then(|it| u16::try_from(it).ok());
                let games = games.filter(|it| (1..=1000).contains(it));
                if games.is_none() {
                    self.malformed("list_games_fixed", "must be 1 to 1000 for a fixed length");
                }
                return games.map(ListLength::Fixed);
            }
            v1::ListLength::Open => ListLength::Open,
            v1::ListLength::MultipleOfPlayers => ListLength::MultipleOfPlayers,
            v1::ListLength::Unspecified => return None,
        };
        if fixed.is_some() {
            self.malformed("list_games_fixed", "must not be set without a fixed length");
            return None;
        }
        Some(free)
    }
}
