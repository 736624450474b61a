//! Violations that later cards prove, against games of which every hand is known.

#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "what is expected here is what the laws claim"
)]

use doko_differential::hidden::all_hidden;
use doko_engine::{
    Action, Announcement, Budget, BySeat, Card, CardSet, Extent, Extra, ExtraWord, Heard, Judged,
    Known, Party, Play, Position, Proof, Reason, Replay, Said, Seat, Section, Step, Trust,
    Unproven, Word,
};
use doko_laws::{BYTES, Numbers, Script};

/// A Normalspiel in which now and then somebody revokes, or announces what is not
/// his to announce.
struct Foul {
    script: Script,
}

impl Foul {
    fn draw(numbers: &mut Numbers, cards: usize) -> Foul {
        let seed: Vec<u8> = numbers.bytes(BYTES);
        let mut script = Script::of(&seed).unwrap();
        script.context = doko_engine::Context::default();
        (script.said, script.plays, script.extras) = (Vec::new(), Vec::new(), Vec::new());
        let mut position = Position::new(&script.rules, script.context, script.deal);
        for seat in Seat::ALL {
            let word = Word::Gesund;
            position.say(seat, word).unwrap();
            script.said.push(Said { seat, word });
        }
        while script.plays.len() < cards {
            let seat = position.to_play().unwrap();
            if numbers.below(16) == 0 {
                let party = [Party::Re, Party::Kontra][numbers.below(2)];
                let announcement = Announcement::Ansage(party);
                let _ = position.announce(seat, announcement);
                script.extras.push(Extra {
                    at: script.plays.len() as u8,
                    seat,
                    word: ExtraWord::Announcement(announcement),
                    party: None,
                });
            }
            let hand = position.game().unwrap().hand(seat);
            let choice = if numbers.below(12) == 0 {
                hand
            } else {
                position.legal_cards(seat)
            };
            let choice: Vec<Card> = choice.kinds().collect();
            let card = choice[numbers.below(choice.len())];
            position.play_revoke(seat, card).unwrap();
            script.plays.push(Play { seat: None, card });
        }
        Foul { script }
    }

    fn judge(&self, hands: BySeat<Option<CardSet>>) -> Judged<'_, '_> {
        let known = Known {
            rules: &self.script.rules,
            context: self.script.context,
            hands,
            record: self.script.record(),
            hidden: [None; 2],
            heard: Heard::default(),
            budget: Box::leak(Box::default()),
            pairs: None,
            trust: Trust::default(),
        };
        known.judge()
    }

    /// Whether the proof is a card of the seat that would have followed.
    fn is_of_class(&self, proof: &Proof) -> bool {
        let mut position = Position::new(&self.script.rules, self.script.context, self.script.deal);
        for said in &self.script.said {
            position.say(said.seat, said.word).unwrap();
        }
        for play in &self.script.plays {
            position
                .play_revoke(position.to_play().unwrap(), play.card)
                .unwrap();
        }
        let game = position.game().unwrap();
        let (led, seat, _) = game.plays().nth(proof.index).unwrap();
        let (_, by, card) = game.plays().nth(proof.proved_by).unwrap();
        let order = game.order();
        proof.section == Section::Plays && by == seat && order.class(led) == order.class(card)
    }

    /// What is refused if all hands are known.
    fn refused(&self) -> Vec<(Section, usize)> {
        let Script {
            rules,
            context,
            deal,
            ..
        } = self.script;
        let replay = Replay::new(&rules, context, deal, self.script.record());
        refused(replay, |_| true)
    }
}

/// What is refused and counts.
fn refused(mut replay: Replay<'_, '_>, counts: impl Fn(&Step) -> bool) -> Vec<(Section, usize)> {
    let mut refused = Vec::new();
    while let Some((step, _)) = replay.next_refused() {
        refused.extend(counts(&step).then_some((step.section, step.index)));
        assert!(replay.overlook(&step));
    }
    refused
}

/// What is wrong whatever the hands are.
fn found(judged: &Judged<'_, '_>) -> Vec<(Section, usize)> {
    let is_stated = |step: &Step| judged.is_violation(step);
    let all = judged.replays().map(|replay| refused(replay, is_stated));
    let all: Vec<_> = all.collect();
    assert!(all.iter().all(|it| *it == all[0]), "all refuse the same");
    all[0].clone()
}

#[test]
fn only_what_was_done_is_proven() {
    let mut numbers = Numbers::new(3);
    let (mut proven, mut open) = (0, 0);
    for round in 0..300 {
        let cards = 8 + numbers.below(40);
        let foul = Foul::draw(&mut numbers, cards);
        let shown = numbers.below(16);
        let hands = foul
            .script
            .deal
            .hands()
            .map(|seat, &hand| (shown & (1 << seat as usize) != 0).then_some(hand));
        let judged = foul.judge(hands);
        let (real, found) = (foul.refused(), found(&judged));
        assert!(judged.is_complete(), "{round}");
        // What was done and is not found is in doubt.
        let unproven = judged.unproven();
        for done in real.iter().filter(|it| !found.contains(it)) {
            assert!(
                unproven.iter().any(|it| (it.section, it.index) == *done),
                "{round}: {done:?}"
            );
            open += 1;
        }
        for proof in judged.proofs.iter().filter(|it| foul.is_of_class(it)) {
            assert!(real.contains(&(proof.section, proof.index)), "{round}");
            assert!(found.contains(&(proof.section, proof.index)), "{round}");
            proven += 1;
        }
    }
    assert!(proven > 20 && open > 20, "{proven} {open}");
}

#[test]
fn a_whole_game_shows_every_hand() {
    let mut numbers = Numbers::new(4);
    for round in 0..40 {
        let foul = Foul::draw(&mut numbers, 48);
        let judged = foul.judge(BySeat::default());
        assert_eq!(found(&judged), foul.refused(), "{round}");
        assert!(judged.unproven().is_empty(), "{round}");
    }
}

/// The seat that did not follow ♣ plays ♣ later.
#[test]
fn a_card_that_could_have_followed_names_both_plays() {
    let said = Seat::ALL.map(|seat| Said {
        seat,
        word: Word::Gesund,
    });
    let plays = [
        Card::CA,
        Card::HK,
        Card::CK,
        Card::C9, // ♥K does not follow ♣
        Card::CK,
        Card::CT,
        Card::C9,
        Card::ST,
    ]
    .map(|card| Play { seat: None, card });
    let budgets = [Budget::new(), Budget::new()];
    let before = all_hidden(&said, &plays[..5], &budgets[0]).judge();
    assert!(before.proofs.is_empty() && before.is_complete());
    let revoke = Unproven {
        section: Section::Plays,
        index: 1,
        extent: Extent::All,
    };
    assert_eq!(before.unproven().as_slice(), [revoke]);

    let judged = all_hidden(&said, &plays, &budgets[1]).judge();
    assert_eq!(judged.proofs.len(), 1);
    let proof = judged.proofs[0];
    assert_eq!((proof.index, proof.proved_by), (1, 5));
    let mut replay = judged.replays().next().unwrap();
    let (step, refusal) = replay.next_refused().unwrap();
    assert_eq!(step.action, Action::Play(Seat::Second, Card::HK));
    assert_eq!(refusal.reason(), Reason::Revoke);
}
