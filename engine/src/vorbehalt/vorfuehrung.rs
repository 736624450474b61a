//! A solo that must be played in this game (VORB-10): a Pflichtsolo, or any solo of who owes
//! none, which is the eldest in a round of soli (`list.solo_rounds`).

use super::Round;
use super::against::Objections;
use super::dialogue::{Ask, Question};
use super::stance::{Declaration, Offer, Stance};
use crate::contract::{Contract, Duty};
use crate::options::PflichtsoloOffer;
use crate::rule::Rule;
use crate::ruleset::RuleSet;
use crate::seat::Seat;
use crate::verdict::Reason;
use crate::word::{Category, Word};

impl Round {
    /// The contract once the solo is named, and who leads: who takes an offered
    /// solo over leads it.
    pub(super) fn forced_contract(
        &self,
        rules: &RuleSet,
        forced: Seat,
    ) -> Option<(Contract, Seat)> {
        let named = |&seat: &Seat| match *self.stances.get(seat) {
            Stance::Named {
                declaration: Declaration::Solo(solo),
                ..
            } => Some((seat, solo)),
            Stance::Named { .. } | Stance::Silent | Stance::Gesund | Stance::Unnamed { .. } => None,
        };
        let (seat, solo) = Seat::ALL.iter().find_map(named)?;
        let duty = self.duty(rules, seat, solo);
        let contract = Contract::Solo { seat, solo, duty };
        let lead = if seat == forced {
            Round::lead(rules, contract)
        } else {
            seat
        };
        Some((contract, lead))
    }

    /// Who plays the solo: the forced player, or who takes it over.
    fn forced_player(&self, forced: Seat) -> Seat {
        let taker = Seat::ALL.into_iter().find(|&seat| {
            let stance = self.stances.get(seat);
            matches!(stance, Stance::Named { .. } | Stance::Unnamed { .. })
        });
        taker.unwrap_or(forced)
    }

    /// Who is asked in the Vorführung of `forced`: nobody once the solo is named.
    pub(super) fn forced_ask(&self, forced: Seat) -> Option<Ask> {
        let mut stances = self.stances.iter();
        if stances.any(|(_, stance)| matches!(stance, Stance::Named { .. })) {
            return None;
        }
        let others = || (1..4).map(|steps| forced.after(steps));
        let taker = others().find(|&seat| matches!(self.stances.get(seat), Stance::Unnamed { .. }));
        let open = others().find(|&seat| !self.has_spoken(seat));
        let (seat, question) = match (taker, open) {
            (Some(seat), _) => (seat, Question::Name),
            (None, Some(seat)) if self.offer == Offer::Made => {
                (seat, Question::Category(Category::Solo))
            }
            (None, Some(_) | None) => (forced, Question::Name),
        };
        Some(Ask { seat, question })
    }

    /// What speaks against `word` in the Vorführung of `forced`.
    pub(super) fn object_in_vorfuehrung(
        &self,
        rules: &RuleSet,
        forced: Seat,
        seat: Seat,
        word: Word,
        objections: &mut Objections,
    ) {
        let player = self.forced_player(forced);
        if let Word::Schweine(_) = word {
            // There is no round to say them in.
            let later = seat == player || self.has_later_schweine(rules);
            objections.note(!later, Reason::VorfuehrungNoVorbehalt, Rule::Vorb10);
        } else if seat == forced && seat == player {
            self.object_to_forced(rules, seat, word, objections);
        } else {
            self.object_to_taker(forced, seat, word, objections);
        }
    }

    /// What speaks against `word` of the player who is forced to a solo.
    fn object_to_forced(
        &self,
        rules: &RuleSet,
        forced: Seat,
        word: Word,
        objections: &mut Objections,
    ) {
        let spoken = self.has_spoken(forced);
        let owes = self.owes(rules, forced);
        let fits = matches!(word, Word::Solo(it)
            if !owes || self.duty(rules, forced, it) == Duty::Pflichtsolo);
        let offers = owes && word == Word::Pass && rules.pflichtsolo_offer == PflichtsoloOffer::On;
        let bids = matches!(word, Word::Bid(_)) && spoken;
        let needs = !fits && !offers && !bids;
        objections.note(needs, Reason::VorfuehrungNeedsSolo, Rule::Vorb10);
        let over = spoken || (offers && self.offer == Offer::Made);
        objections.note(over, Reason::AlreadySpoken, Rule::Vorb1);
        let asked = self.forced_ask(forced);
        let other = !over && asked.is_none_or(|ask| ask.seat != forced);
        objections.note(other, Reason::NotAsked, Rule::Vorb10);
    }

    /// What speaks against `word` of another player, who may be asked to take the solo
    /// over, or of the forced one once somebody has.
    fn object_to_taker(&self, forced: Seat, seat: Seat, word: Word, objections: &mut Objections) {
        let names = matches!(word, Word::Solo(_));
        let answers = matches!(word, Word::Yes | Word::No);
        let ask = self.forced_ask(forced);
        let is_offer = |ask: &Ask| matches!(ask.question, Question::Category(_));
        let own = ask.filter(|ask| ask.seat == seat);
        if own.is_some_and(|ask| names || is_offer(&ask) && answers) {
            return;
        }
        let again = self.has_spoken(seat);
        // Who may be asked later is not asked yet.
        let waits = own.is_none() && !again && ask.as_ref().is_some_and(is_offer);
        let gesund = word == Word::Gesund;
        let is_in_place = gesund || again && own.is_some() || waits && (names || answers);
        objections.note(!is_in_place, Reason::VorfuehrungNoVorbehalt, Rule::Vorb10);
        objections.note(again, Reason::AlreadySpoken, Rule::Vorb1);
        let early = answers || waits && names;
        objections.note(early && !again, Reason::NotAsked, Rule::Vorb10);
    }

    /// Where `seat` stands after an accepted `word` in a Vorführung.
    pub(super) fn enter_vorfuehrung(&mut self, rules: &RuleSet, seat: Seat, word: Word) {
        let stance = match word {
            Word::Solo(solo) => Stance::Named {
                declaration: Declaration::Solo(solo),
                bid: Some(0),
            },
            Word::Yes => Stance::UNNAMED,
            Word::Gesund | Word::No => Stance::Gesund,
            Word::Pass => {
                self.offer = Offer::Made;
                return;
            }
            Word::Schweine(rank) => return self.enter_schweine(rules, seat, rank),
            // Never accepted.
            Word::Vorbehalt
            | Word::Hochzeit(_)
            | Word::Bid(_)
            | Word::Armut
            | Word::Throw
            | Word::Push(_)
            | Word::Accept
            | Word::Refuse
            | Word::Return(_) => return,
        };
        *self.stances.get_mut(seat) = stance;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Solo;
    use crate::rulesets::DDV_TSR;
    use crate::seat::BySeat;
    use crate::vorbehalt::{Context, OpenPflichtsoli};

    /// In a round of soli the eldest, who owes nothing, plays any solo and leads.
    #[test]
    fn who_owes_nothing_may_be_made_to_play_any_solo() {
        let context = |open| Context {
            open_pflichtsoli: BySeat::new([OpenPflichtsoli::free(open); 4]),
            vorfuehrung: Some(Seat::First),
        };
        for (open, duty) in [(0, Duty::Lustsolo), (1, Duty::Pflichtsolo)] {
            let mut round = Round::new(context(open), BySeat::new([None; 4]));
            assert!(round.say(&DDV_TSR, Seat::Second, Word::Vorbehalt).is_err());
            assert!(round.say(&DDV_TSR, Seat::First, Word::Gesund).is_err());
            let solo = Solo::Damen;
            round.say(&DDV_TSR, Seat::First, Word::Solo(solo)).unwrap();
            let contract = Contract::Solo {
                seat: Seat::First,
                solo,
                duty,
            };
            let forced = round.forced_contract(&DDV_TSR, Seat::First);
            assert_eq!(forced, Some((contract, Seat::First)));
        }
    }
}
