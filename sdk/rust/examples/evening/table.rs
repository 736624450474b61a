//! A table on a platform.
//!
//! It keeps the entries of its session and the record of the running game, both as
//! lines of text, as a database would. Whatever else there is to know about the
//! evening, it asks the service for, each time anew.

use anyhow::{Context as _, bail, ensure};
use doko_sdk::{
    Announcement, Card, CheckAnnouncement, CheckClaim, CheckWord, Client, InspectGame, Inspection,
    ListAnswer, ListGame, Options, Position, Rank, Record, RedealReason, ScoreOutcome,
    ScoreSession, Seat, Settlement, ValidateMove, Verdict, View, Word,
};

/// What a platform keeps of a table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    rule_set: &'static str,
    /// What happened in the session so far.
    entries: Vec<Entry>,
    /// The running game.
    running: String,
}

/// A line of the session.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    /// A game, as text notation.
    Game(String),
    /// The cards were dealt again.
    Redeal(RedealReason),
}

/// What a player does.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Action {
    Say(Word),
    Bid(u32),
    /// The poor player pushes these cards.
    Push(Vec<Card>),
    /// The acceptor of an Armut gives these cards back.
    GiveBack(Vec<Card>),
    /// Schweine are declared, once the contract stands.
    Schweine,
    Announce(Announcement),
    Play(Card),
    /// All remaining tricks are claimed, the cards played in this order.
    Claim(Vec<Card>),
}

/// What the service says to an action. An action is judged with all hands, so that
/// there is no third answer.
#[derive(Debug)]
pub(crate) enum Response {
    /// It is entered.
    Entered,
    /// It is refused, and the record stays as it is. The verdict is the one that its player
    /// may be shown: undecided, and without reasons, where only other hands tell them.
    Refused(Box<Verdict>),
}

impl Table {
    pub(crate) fn open(rule_set: &'static str) -> Table {
        Table {
            rule_set,
            entries: Vec::new(),
            running: String::new(),
        }
    }

    /// How the session stands, and what the next game inherits.
    pub(crate) async fn session(&self, client: &Client) -> anyhow::Result<ListAnswer> {
        let mut session = ScoreSession::new(self.rule_set);
        for entry in &self.entries {
            session = match entry {
                Entry::Game(line) => session.game(ListGame::record(&Record::from_line(line)?)),
                Entry::Redeal(reason) => session.redeal(*reason),
            };
        }
        Ok(client.score_session(session).await?)
    }

    /// Deals the next game.
    pub(crate) async fn deal(&mut self, client: &Client, seed: [u8; 32]) -> anyhow::Result<()> {
        let session = self.session(client).await?;
        let dealt = client.deal_cards(self.rule_set, seed).await?;
        let mut record = Record::new(self.rule_set).hands(dealt.hands);
        record.context = session.next.context("the list is finished")?;
        self.keep(&record)
    }

    /// The running game.
    pub(crate) fn running(&self) -> anyhow::Result<Record> {
        Ok(Record::from_line(&self.running)?)
    }

    /// The running game through these eyes.
    pub(crate) async fn seen_by(&self, client: &Client, view: View) -> anyhow::Result<Position> {
        match inspect(client, &self.running()?, view).await? {
            Inspection::Position(position) => Ok(*position),
            Inspection::RecordFaulty(faulty) => bail!("{:?}", faulty.violations),
            Inspection::NeedsInput(input) => bail!("{input} has to be known"),
        }
    }

    /// Enters what a player does, if it is allowed.
    pub(crate) async fn enter(
        &mut self,
        client: &Client,
        seat: Seat,
        action: &Action,
    ) -> anyhow::Result<Response> {
        let record = self.running()?;
        match judge(client, &record, seat, action, View::Everything).await? {
            Verdict::Accepted(_) => {
                self.keep(&action.on(record, seat))?;
                Ok(Response::Entered)
            }
            Verdict::Refused(_) => {
                let told = judge(client, &record, seat, action, action.told_to(seat)).await?;
                Ok(Response::Refused(Box::new(told)))
            }
            // With all hands nothing stays open, so it is the record that is at fault.
            verdict @ (Verdict::Undecided(_) | Verdict::RecordFaulty(_)) => {
                bail!("not decided: {verdict:?}")
            }
        }
    }

    /// Moves the running game, which is over, into the session.
    pub(crate) async fn close(&mut self, client: &Client) -> anyhow::Result<Settlement> {
        let outcome = client.score_game(&self.running()?).await?;
        let ScoreOutcome::Settled(settlement) = outcome else {
            bail!("not settled: {outcome:?}");
        };
        let line = std::mem::take(&mut self.running);
        ensure!(!line.is_empty(), "no game is running");
        self.entries.push(match settlement.redeal_reason {
            Some(reason) => Entry::Redeal(reason),
            None => Entry::Game(line),
        });
        Ok(*settlement)
    }

    fn keep(&mut self, record: &Record) -> anyhow::Result<()> {
        self.running = record.to_line()?;
        Ok(())
    }
}

/// A record through these eyes.
async fn inspect(client: &Client, record: &Record, view: View) -> anyhow::Result<Inspection> {
    let question = InspectGame::new(record, View::Everything).with(Options::new().view(view));
    Ok(client.ask(question).await?.outcome)
}

/// Whether a player may do this, as far as these eyes see.
async fn judge(
    client: &Client,
    record: &Record,
    seat: Seat,
    action: &Action,
    view: View,
) -> anyhow::Result<Verdict> {
    let options = Options::new().view(view);
    let word = match action {
        Action::Say(word) => CheckWord::new(record, seat, *word),
        Action::Bid(bid) => CheckWord::bid(record, seat, *bid),
        Action::Push(cards) => CheckWord::push(record, seat, cards.iter().copied()),
        Action::GiveBack(cards) => CheckWord::give_back(record, seat, cards.iter().copied()),
        Action::Schweine => CheckWord::schweine_in_play(record, seat, Rank::Ace),
        Action::Announce(announcement) => {
            let question = CheckAnnouncement::new(record, seat, *announcement);
            let verdict = client.ask(question.with(options)).await?.verdict;
            return verdict.context("nothing was announced");
        }
        Action::Play(card) => {
            let question = ValidateMove::new(record, seat, *card);
            return Ok(client.ask(question.with(options)).await?.verdict);
        }
        Action::Claim(order) => {
            let question = CheckClaim::rest(record, seat, order.iter().copied());
            return Ok(client.ask(question.with(options)).await?.verdict);
        }
    };
    Ok(client.ask(word.with(options)).await?.verdict)
}

impl Action {
    /// Whose eyes a refusal is told with: those of the player, so that it gives nothing
    /// away. Who claims the rest lays down the own hand, and is shown the line of play
    /// that breaks the claim.
    fn told_to(&self, seat: Seat) -> View {
        match self {
            Action::Claim(_) => View::Everything,
            Action::Say(_)
            | Action::Bid(_)
            | Action::Push(_)
            | Action::GiveBack(_)
            | Action::Schweine
            | Action::Announce(_)
            | Action::Play(_) => View::Seat(seat),
        }
    }

    /// The record after it.
    fn on(&self, record: Record, seat: Seat) -> Record {
        match self {
            Action::Say(word) => record.say(seat, *word),
            Action::Bid(bid) => record.bid(seat, *bid),
            Action::Push(cards) => record.push_cards(seat, cards.iter().copied()),
            Action::GiveBack(cards) => record.return_cards(seat, cards.iter().copied()),
            Action::Schweine => record.schweine_in_play(seat),
            Action::Announce(announcement) => record.announce(seat, *announcement),
            Action::Play(card) => record.play(*card),
            Action::Claim(order) => record.claim_rest(seat, order.iter().copied()),
        }
    }
}
