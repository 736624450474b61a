//! What a referee is called for: claims and offences.

use crate::answer::{ClaimAnswer, OffenceOutcome};
use crate::card::Card;
use crate::client::Client;
use crate::error::Error;
use crate::offence::Offence;
use crate::options::View;
use crate::question::{AssessOffence, CheckClaim};
use crate::record::Record;
use crate::words::Seat;

impl Client {
    /// May this seat shorten the game, and are all remaining tricks its own, whatever
    /// the others play? Named is the order in which it plays its cards, to the end, in
    /// part, or not at all.
    ///
    /// ```
    /// # #[cfg(feature = "embedded")]
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use doko_sdk::{Client, Reason, Record, Seat};
    ///
    /// let client = Client::embedded();
    /// let record = Record::from_line(
    ///     "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
    ///      CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; p=HT",
    /// )?;
    /// // Nobody plays alone in a Normalspiel.
    /// let answer = client.check_claim(&record, Seat::S1, []).await?;
    /// let refusal = answer.verdict.refusal().ok_or("refused")?;
    /// assert_eq!(refusal.reason(), Some(Reason::ClaimNotEntitled));
    /// # Ok(())
    /// # }
    /// # #[cfg(not(feature = "embedded"))]
    /// # fn main() {}
    /// ```
    ///
    /// # Errors
    ///
    /// The question was not answered. A claim that does not hold is an answer.
    pub async fn check_claim(
        &self,
        record: &Record,
        seat: Seat,
        order: impl IntoIterator<Item = Card>,
    ) -> Result<ClaimAnswer, Error> {
        self.ask(CheckClaim::rest(record, seat, order)).await
    }

    /// May this seat give up all remaining tricks, and what is the game worth then?
    ///
    /// # Errors
    ///
    /// The question was not answered. A refusal is an answer.
    pub async fn surrender(&self, record: &Record, seat: Seat) -> Result<ClaimAnswer, Error> {
        self.ask(CheckClaim::surrender(record, seat)).await
    }

    /// Which penalty follows from an offence of which this seat complains at the end of
    /// the record? How grave it is has to be judged by a referee, unless the cards say
    /// so; the answer asks for what is missing.
    ///
    /// ```
    /// # #[cfg(feature = "embedded")]
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use doko_sdk::{
    ///     Client, MissingInput, Offence, OffenceClass, OffenceKind, OffenceOutcome, Record, Seat,
    ///     View,
    /// };
    ///
    /// let client = Client::embedded();
    /// let record = Record::from_line(
    ///     "ddv-tsr; h=HTDASTCQD9SQDKDKHJHQCJS9/DJSQH9HJSJSJDQCAC9HKCTSA/\
    ///      CJDQH9HQS9SKCKCAC9SKSAHA/DAHTHADTCQD9DJCKDTSTCTHK; s=1g 2g 3g 4g; p=HT",
    /// )?;
    /// let offence = Offence::new(Seat::S2, OffenceKind::Other, 1);
    /// let outcome = client.assess_offence(&record, offence, Seat::S1, View::Everything).await?;
    /// assert_eq!(outcome, OffenceOutcome::NeedsInput(MissingInput::OffenceClass));
    ///
    /// let judged = offence.class(OffenceClass::Minor);
    /// let outcome = client.assess_offence(&record, judged, Seat::S1, View::Everything).await?;
    /// assert_eq!(outcome.penalty().ok_or("a penalty")?.points, [1, -3, 1, 1]);
    /// # Ok(())
    /// # }
    /// # #[cfg(not(feature = "embedded"))]
    /// # fn main() {}
    /// ```
    ///
    /// # Errors
    ///
    /// The question was not answered. A complaint that is not heard is an answer.
    pub async fn assess_offence(
        &self,
        record: &Record,
        offence: Offence,
        complainant: Seat,
        view: View,
    ) -> Result<OffenceOutcome, Error> {
        let question = AssessOffence::new(record, offence, complainant, view);
        Ok(self.ask(question).await?.outcome)
    }
}
