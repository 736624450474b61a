//! Questions around the game.

use crate::answer::{DealAnswer, ListAnswer, VerifyOutcome};
use crate::card::Hand;
use crate::client::Client;
use crate::deal::{DealCards, FairDraw, Randomness, VerifyDeal};
use crate::error::Error;
use crate::list::ScoreSession;
use crate::record::RuleSet;

impl Client {
    /// Which hands does this seed, or this fair draw, give? Nothing is drawn at
    /// random: equal questions get equal hands.
    ///
    /// Whoever answers sees the hands. A platform that does not run the service
    /// itself deals on its own machine and asks when the game is over.
    ///
    /// ```
    /// # #[cfg(feature = "embedded")]
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), doko_sdk::Error> {
    /// use doko_sdk::{Card, Client, Record};
    ///
    /// let client = Client::embedded();
    /// let deal = client.deal_cards("ddv-tsr", [0; 32]).await?;
    /// assert_eq!(deal.hands[3][..3], [Card::HQ, Card::DJ, Card::CA]);
    /// let record = Record::new("ddv-tsr").hands(deal.hands);
    /// # Ok(())
    /// # }
    /// # #[cfg(not(feature = "embedded"))]
    /// # fn main() {}
    /// ```
    ///
    /// # Errors
    ///
    /// The question was not answered, for instance since a promise in the draw is
    /// broken.
    pub async fn deal_cards(
        &self,
        rule_set: impl Into<RuleSet>,
        randomness: impl Into<Randomness>,
    ) -> Result<DealAnswer, Error> {
        self.ask(DealCards::new(rule_set, randomness)).await
    }

    /// Do these hands come from that draw?
    ///
    /// ```
    /// # #[cfg(feature = "embedded")]
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), doko_sdk::Error> {
    /// use doko_sdk::{Client, DealFinding, FairDraw, VerifyOutcome};
    ///
    /// // What the platform published before anybody contributed.
    /// let commitment = [
    ///     0x9d, 0xca, 0xa0, 0x03, 0x2d, 0x1c, 0x7a, 0x3c, 0x5f, 0xb4, 0xc1, 0x91, 0x6d, 0x72,
    ///     0x91, 0x70, 0x75, 0xc5, 0x71, 0xe7, 0xcf, 0x5d, 0x9f, 0xf5, 0x43, 0xd6, 0x27, 0x25,
    ///     0x11, 0x74, 0x1b, 0xb1,
    /// ];
    /// let contributions = ["anna", "ben", "cem", "dora"];
    /// // What it reveals after the game.
    /// let secret = [0; 32];
    /// let draw = FairDraw::new(commitment, contributions, secret);
    ///
    /// let client = Client::embedded();
    /// let hands = client.deal_cards("ddv-tsr", draw.clone()).await?.hands;
    /// let outcome = client.verify_deal("ddv-tsr", &draw, &hands).await?;
    /// assert_eq!(outcome, VerifyOutcome::Matches);
    ///
    /// let cheat = FairDraw::new([7; 32], contributions, secret);
    /// let outcome = client.verify_deal("ddv-tsr", &cheat, &hands).await?;
    /// assert_eq!(outcome, VerifyOutcome::Wrong(vec![DealFinding::CommitmentBroken]));
    /// # Ok(())
    /// # }
    /// # #[cfg(not(feature = "embedded"))]
    /// # fn main() {}
    /// ```
    ///
    /// # Errors
    ///
    /// The question was not answered.
    pub async fn verify_deal(
        &self,
        rule_set: impl Into<RuleSet>,
        draw: &FairDraw,
        hands: &[Hand; 4],
    ) -> Result<VerifyOutcome, Error> {
        let question = VerifyDeal::new(rule_set, draw, hands);
        Ok(self.ask(question).await?.outcome)
    }

    /// How does a list of games stand, and what does the next game inherit?
    ///
    /// ```
    /// # #[cfg(feature = "embedded")]
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use doko_sdk::{Client, CountedGame, Counts, ListGame, Place, Record, ScoreSession, Seat};
    /// use doko_sdk::Solo;
    ///
    /// let client = Client::embedded();
    /// let normal = Counts::new("ddv-tsr", CountedGame::TwoAgainstTwo, [Seat::S1, Seat::S3])
    ///     .re_augen(130)
    ///     .tricks(7, 5);
    /// let solo = Counts::solo("ddv-tsr", Solo::Damen, Seat::S2).re_augen(130).tricks(7, 5);
    /// let list = ScoreSession::new("ddv-tsr")
    ///     .game(ListGame::counts(&normal))
    ///     .game(ListGame::counts(&solo));
    /// let answer = client.score_session(list).await?;
    ///
    /// let totals: Vec<i32> = answer.standings.iter().map(|it| it.points).collect();
    /// assert_eq!(totals, [-2, 0, -2, 4]);
    /// // After a Pflichtsolo of the player's own accord the same place deals again.
    /// assert_eq!(answer.next_dealer, Some(Place::P2));
    /// let mut next = Record::new("ddv-tsr");
    /// next.context = answer.next.ok_or("22 games are left")?;
    /// assert_eq!(next.context.games_left, Some(22));
    /// # Ok(())
    /// # }
    /// # #[cfg(not(feature = "embedded"))]
    /// # fn main() {}
    /// ```
    ///
    /// # Errors
    ///
    /// The question was not answered. What is wrong with the list is an answer.
    pub async fn score_session(&self, list: ScoreSession) -> Result<ListAnswer, Error> {
        self.ask(list).await
    }
}
