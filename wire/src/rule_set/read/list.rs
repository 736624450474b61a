//! Lists of games, and Bock.

use doko_engine::{BockAppend, BockRules, BockTriggers, DealsAgain, ListLength, ListRules};
use doko_proto::v1;

use super::Reader;

impl Reader<'_> {
    pub(super) fn bock(&mut self, message: Option<&v1::BockOption>) -> Option<BockRules> {
        let Some(v1::BockOption { value }) = message else {
            self.missing("bock");
            return None;
        };
        let Some(v1::Bock {
            triggers,
            factor,
            games,
            append,
        }) = value
        else {
            return Some(BockRules {
                triggers: BockTriggers::of(&[]),
                factor: 2,
                games: 0,
                append: BockAppend::Append,
            });
        };
        let triggers = self.entries::<v1::BockTrigger, _>("bock.value.triggers", triggers);
        let factor = self.number("bock.value.factor", Some(*factor), 2, 16);
        let games = match games {
            None => Some(0),
            Some(_) => self.number("bock.value.games", *games, 1, 100),
        };
        let append = self.value::<v1::BockAppend, _>("bock.value.append", *append);
        Some(BockRules {
            triggers: BockTriggers::of(&triggers?),
            factor: factor?,
            games: games?,
            append: append?,
        })
    }

    pub(super) fn list(&mut self, message: &v1::RuleSet) -> Option<ListRules> {
        let length = self.length(message.list_games, message.list_games_fixed);
        let again = message.list_redeal_after.as_ref().map(|it| &it.values);
        let again = self.values::<v1::RedealAfter, _>("list_redeal_after", again);
        let players = self.number("table_players", message.table_players, 4, 5);
        Some(ListRules {
            games: length?,
            redeal_after: DealsAgain::of(&again?),
            players: players?,
        })
    }

    fn length(&mut self, length: i32, fixed: Option<u32>) -> Option<ListLength> {
        let length = self.required("list_games", length, |number| {
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
