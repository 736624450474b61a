//! Games in which both ♥10 meet.

use doko_engine::{Card, Game, Play, Position};

use super::Script;
use crate::choices::Choices;

impl Script {
    /// The same words, and other plays: who can lays a ♥10 on the other one. In half of the games
    /// nobody plays one as long as there is anything else, so that they meet in the last trick.
    #[must_use]
    pub fn where_tens_meet(&self, choices: &mut Choices<'_>) -> Script {
        let mut script = self.up_to_word(self.said.len());
        let mut position = Position::new(&self.rules, self.context, self.deal);
        for said in &self.said {
            position.say(said.seat, said.word).expect("a legal word");
        }
        let keeps = choices.one_in(2);
        while let Some(seat) = position.to_play() {
            let legal: Vec<Card> = position.legal_cards(seat).kinds().collect();
            let trick = position.game().map(Game::trick);
            let lies = trick.is_some_and(|it| it.cards().contains(&Card::HT));
            let wanted = |&it: &Card| match it == Card::HT {
                true => lies || !keeps,
                false => !lies || !legal.contains(&Card::HT),
            };
            let wanted: Vec<Card> = legal.iter().copied().filter(wanted).collect();
            let cards = if wanted.is_empty() { &legal } else { &wanted };
            let card = choices.pick(cards).expect("a legal card");
            script.say_with(choices, &mut position, seat, card);
            position.play(seat, card).expect("a legal card");
            script.plays.push(Play { seat: None, card });
        }
        script
    }
}
