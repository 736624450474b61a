//! At which places of the order of precedence a seat can still end.

use super::auction::{Rank, rank};
use super::stance::{Declaration, Places, SCHWEINE, Stance, place, throw_place};
use super::{OpenPflichtsoli, Round};
use crate::card::Card;
use crate::contract::{Duty, Solo};
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::word::Category;

impl Round {
    /// The highest rank that `seat` can still have.
    pub(super) fn best(&self, rules: &RuleSet, seat: Seat) -> Option<Rank> {
        let place = self.possible(rules, seat).first()?;
        let (_, bid) = self.bids(rules, seat, place);
        let (first, _) = self.soli(rules, seat, place);
        Some(rank(place, bid, first, seat))
    }

    /// Whether `seat` has spoken and can end at `place` only.
    pub(super) fn is_certain(&self, rules: &RuleSet, seat: Seat, place: u8) -> bool {
        self.has_spoken(seat) && self.possible(rules, seat) == Places::only(place)
    }

    /// Whether `seat` may take its Vorbehalt back: nobody has spoken since, and nothing
    /// was said of it (VORB-8), nor are cards of an Armut on the table. Until then it
    /// settles nothing.
    pub(super) fn may_take_back(&self, seat: Seat) -> bool {
        let pushed = self.exchanges.iter().any(|it| it.pushed.is_some());
        self.last_speaker == Some(seat) && *self.stances.get(seat) == Stance::UNNAMED && !pushed
    }

    /// The places at which `seat` can still end, as far as its words and what is known
    /// of its hand go. Whether it can also end with none, gesund, does not show in them.
    pub(super) fn possible(&self, rules: &RuleSet, seat: Seat) -> Places {
        match *self.stances.get(seat) {
            Stance::Gesund => Places::NONE,
            Stance::Silent => self.any(rules, seat),
            Stance::Unnamed {
                affirmed: Some(place),
                ..
            } => Places::only(place),
            Stance::Unnamed {
                denied,
                affirmed: None,
                ..
            } => self.any(rules, seat).without(denied),
            Stance::Named { declaration, .. } => {
                Places::only(self.place_of(rules, seat, declaration))
            }
        }
    }

    /// The places of all that `seat` can have.
    fn any(&self, rules: &RuleSet, seat: Seat) -> Places {
        let schweine = self.has_schweine(seat);
        let any = match *self.places.get(seat) {
            Some([without, with]) => {
                if schweine {
                    with
                } else {
                    without
                }
            }
            None => self.places_with(rules, seat, schweine),
        };
        if self.has_declared_schweine(seat) {
            any.with(Places::only(SCHWEINE))
        } else {
            any
        }
    }

    /// The places of all that the hand of `seat` can have, whose ♦A are `schweine`.
    pub(super) fn places_with(&self, rules: &RuleSet, seat: Seat, schweine: bool) -> Places {
        let holding = self.holding(rules, seat);
        let has = |condition: bool, place: u8| {
            if condition {
                Places::only(place)
            } else {
                Places::NONE
            }
        };
        let hochzeit = !rules.hochzeit.selectors.is_empty() && holding.may_have_both(Card::CQ);
        let armut = rules.armut.has_vorbehalt() && rules.is_armut(holding, schweine);
        let thrown = rules.is_thrown(holding, schweine);
        self.solo_places(rules, seat)
            .with(has(hochzeit, place(rules, Category::Hochzeit)))
            .with(has(armut, place(rules, Category::Armut)))
            .with(has(thrown, throw_place(rules)))
            .with(has(self.may_hold_schweine(rules, seat), SCHWEINE))
    }

    /// The places of the soli that `seat` can play.
    pub(super) fn solo_places(&self, rules: &RuleSet, seat: Seat) -> Places {
        let open = self.open_pflichtsoli(rules, seat);
        if !rules.solos.is_empty() && open.is_empty() {
            return Places::only(place(rules, Category::Lustsolo));
        }
        let soli = rules.solos.iter();
        soli.fold(Places::NONE, |places, solo| {
            let declaration = Declaration::Solo(solo);
            places.with(Places::only(self.place_of(rules, seat, declaration)))
        })
    }

    /// Whether `seat` may have an Armut.
    pub(super) fn may_be_armut(&self, rules: &RuleSet, seat: Seat) -> bool {
        let schweine = self.has_schweine(seat);
        rules.armut.has_vorbehalt() && rules.is_armut(self.holding(rules, seat), schweine)
    }

    /// Whether `seat` may throw its hand in.
    pub(super) fn may_throw(&self, rules: &RuleSet, seat: Seat) -> bool {
        let schweine = self.has_schweine(seat);
        !rules.throwing.conditions.is_empty()
            && rules.is_thrown(self.holding(rules, seat), schweine)
    }

    /// Where a Vorbehalt of `seat` ranks. A seat with an open Pflichtsolo plays that
    /// one, whatever it calls it (VORB-11).
    pub(super) fn place_of(&self, rules: &RuleSet, seat: Seat, declaration: Declaration) -> u8 {
        match declaration {
            Declaration::Hochzeit(_) => place(rules, Category::Hochzeit),
            Declaration::Armut => place(rules, Category::Armut),
            Declaration::Throw => throw_place(rules),
            Declaration::Solo(solo) => match self.duty(rules, seat, solo) {
                Duty::Pflichtsolo => place(rules, Category::Pflichtsolo),
                Duty::Lustsolo => place(rules, Category::Lustsolo),
            },
        }
    }

    /// What `solo` of `seat` is (VORB-11).
    pub(super) fn duty(&self, rules: &RuleSet, seat: Seat, solo: Solo) -> Duty {
        self.open_pflichtsoli(rules, seat).duty(solo)
    }

    /// Whether `seat` still owes a Pflichtsolo.
    pub(super) fn owes(&self, rules: &RuleSet, seat: Seat) -> bool {
        !self.open_pflichtsoli(rules, seat).is_empty()
    }

    /// What `seat` still owes, where anything is owed.
    fn open_pflichtsoli(&self, rules: &RuleSet, seat: Seat) -> OpenPflichtsoli {
        self.context.open_pflichtsoli.get(seat).under(rules)
    }
}
