//! How many games a list has, and by which rules.

use super::finding::{Compared, Findings, SessionCheck, findings};
use super::place::Players;
use super::{Session, Time};
use crate::options::{ListLength, TableSeating};
use crate::rule::Rule;

impl Session {
    /// Adds the value of a game, which may be the last one for it (`list.points`).
    pub(super) fn add_value(&mut self, value: i32) {
        let most = u64::from(self.rules.list.points);
        self.values = self.values.saturating_add(value.unsigned_abs().into());
        if most > 0 && self.values >= most && self.time == Time::Running {
            let earlier = self.length.unwrap_or(u16::MAX);
            self.end(earlier);
        }
    }

    /// Ends the list: from now on only open Pflichtsoli are played (LIST-7). Says
    /// what is wrong with that: a list that ends after a number of games that it
    /// may not have (LIST-9).
    pub fn end_time(&mut self) -> Findings {
        let length = self.end(u16::MAX);
        let players = u16::from(self.at_table.number());
        let multiple = length == 1 || length.is_multiple_of(players);
        let odd = self.rules.list.games == ListLength::MultipleOfPlayers && !multiple;
        let compared = odd.then_some(Compared::Numbers {
            stated: i64::from(length),
            expected: None,
        });
        let differs = |check| compared.filter(|_| check == SessionCheck::ListLength);
        findings(differs, |_| Rule::List9)
    }

    /// Ends the list before its open Pflichtsoli, as far as these can be forced, and after at
    /// `most` so many games in all. Says how many it has.
    fn end(&mut self, most: u16) -> u16 {
        let open = match self.rules.list.seating {
            TableSeating::DealerOut => self.open_pflichtsoli(),
            TableSeating::Free => 0,
        };
        let length = self.played.saturating_add(open).min(most);
        self.length = Some(length);
        self.time = Time::Over;
        self.solo_round = None;
        length
    }

    /// The rule of a rule set without Pflichtsoli and lists, if this is one.
    fn without_lists(&self) -> Option<Rule> {
        let open = self.rules.list.games == ListLength::Open;
        (open && self.rules.pflichtsolo == 0).then_some(Rule::List5)
    }

    /// The rule that says which games the list has, and why it ends where it does.
    pub(super) fn length_rule(&self) -> Rule {
        let five = self.at_table == Players::Five;
        match self.rules.list.games {
            ListLength::MultipleOfPlayers => Rule::List9,
            ListLength::Open | ListLength::Fixed(_) => {
                self.without_lists().unwrap_or(match self.time {
                    Time::Over => Rule::List7,
                    Time::Running if five => Rule::List8,
                    Time::Running => Rule::List1,
                })
            }
        }
    }

    /// The rule about Pflichtsoli, which is `of_those` where there are any. Where there
    /// are none, the rule that says which games there are instead says so.
    pub(super) fn pflichtsolo_rule(&self, of_those: Rule) -> Rule {
        if self.rules.pflichtsolo > 0 {
            of_those
        } else {
            self.length_rule()
        }
    }

    /// The rule that says who deals: that of a list of 24 games, unless it is none.
    pub(super) fn turn_rule(&self, of_list: Rule) -> Rule {
        match self.rules.list.games {
            ListLength::MultipleOfPlayers => Rule::List9,
            ListLength::Open | ListLength::Fixed(_) => self.without_lists().unwrap_or(of_list),
        }
    }
}
