//! A table on a platform. It keeps the entries of its session and the record of
//! the running game; everything else it asks the service for, each time anew.

use std::collections::BTreeMap;

use anyhow::{Context as _, bail};
use doko_sdk::{
    AnnouncementMode, Client, Entry, Inspection, Options, Phase, Position, Record, ScoreOutcome,
    Seat, SessionAnswer, Settlement, View, WindowOpening, Word,
};

use crate::evenings::Evening;
use crate::players::{self, Saying};

/// What a platform keeps of a table.
#[derive(Debug)]
pub(crate) struct Table {
    client: Client,
    evening: Evening,
    /// What happened in the session so far.
    entries: Vec<Entry>,
    /// How many times cards were dealt.
    deals: usize,
    /// What the players chose by, in place of a mind of their own.
    dice: fastrand::Rng,
}

/// A game that is over.
#[derive(Debug)]
pub(crate) struct Played {
    /// The deal, from 1.
    pub(crate) deal: usize,
    /// The record, as it is stored.
    pub(crate) record: Record,
    /// The last position.
    pub(crate) position: Position,
    /// What it was worth; `None` after a redeal.
    pub(crate) settlement: Option<Settlement>,
}

impl Table {
    pub(crate) fn new(client: Client, evening: Evening) -> Table {
        Table {
            client,
            evening,
            entries: Vec::new(),
            deals: 0,
            dice: fastrand::Rng::with_seed(evening.first_seed),
        }
    }

    /// How the session stands, and what the next game inherits.
    pub(crate) async fn session(&self) -> anyhow::Result<SessionAnswer> {
        let rule_set = self.evening.rule_set;
        Ok(self.client.score_session(rule_set, &self.entries).await?)
    }

    /// Plays the next deal to its end.
    pub(crate) async fn play(&mut self) -> anyhow::Result<Played> {
        let session = self.session().await?;
        let next = session.next.context("the list is finished")?;
        self.deals += 1;
        let deal = self.deals;
        let rule_set = self.evening.rule_set;
        let dealt = self.client.deal_cards(rule_set, self.evening.seed(deal)).await?;
        let mut record = Record::new(rule_set).hands(dealt.hands);
        record.context = next.context;
        let position = loop {
            let position = self.position(&record, View::Public).await?;
            match position.phase {
                Phase::Vorbehalte | Phase::Armut => record = self.speak(record, &position).await?,
                Phase::Play => record = self.act(record, &position).await?,
                _ => break position,
            }
        };
        let settlement = match position.phase {
            Phase::Over => Some(self.settle(&record).await?),
            _ => None,
        };
        let entry = match &position.redeal {
            Some(redeal) => Entry::redeal(Some(redeal.reason)),
            None => Entry::record(record.clone()),
        };
        self.entries.push(entry);
        Ok(Played {
            deal,
            record,
            position,
            settlement,
        })
    }

    /// Whoever is to speak answers, seeing only its own hand.
    async fn speak(&self, record: Record, public: &Position) -> anyhow::Result<Record> {
        let ask = public.needs_input.first().context("nobody is asked")?;
        let own = self.position(&record, View::Seat(ask.seat)).await?;
        let ask = own.needs_input.first().context("nobody is asked")?;
        let Saying {
            word,
            argument,
            cards,
        } = players::answer(&own, ask, &self.evening.wishes(self.deals));
        let seat = ask.seat;
        Ok(match word {
            Word::ArmutPush => record.push_cards(seat, cards),
            Word::ArmutReturn => record.return_cards(seat, cards),
            _ => record.say_with(seat, word, argument),
        })
    }

    /// Whoever has a right that nobody asks for may use it; then the next card
    /// is played.
    async fn act(&mut self, record: Record, public: &Position) -> anyhow::Result<Record> {
        for right in &public.open_rights {
            if right.right == Word::Schweine {
                return Ok(record.say(right.seat, Word::Schweine));
            }
        }
        let seat = public.turn.context("it is nobody's turn")?;
        let own = self.position(&record, View::Seat(seat)).await?;
        let windows = own.seat(seat).announcements.iter();
        let open = windows.filter(|it| it.opens == WindowOpening::Now);
        let bold: Vec<_> = open.filter(|_| self.dice.u8(..100) < 4).collect();
        if let Some(window) = bold.first() {
            return Ok(record.announce(seat, window.announcement));
        }
        let legal = &own.seat(seat).legal_cards;
        let card = legal.get(self.dice.usize(..legal.len().max(1)));
        Ok(record.play(*card.context("no card is legal")?))
    }

    async fn position(&self, record: &Record, view: View) -> anyhow::Result<Position> {
        let options = Options::new().view(view);
        let question = doko_sdk::InspectGame::new(record).with(options);
        match self.client.ask(question).await?.outcome {
            Inspection::Position(position) => Ok(*position),
            Inspection::RecordFaulty(faulty) => bail!("{:?}", faulty.violations),
        }
    }

    async fn settle(&self, record: &Record) -> anyhow::Result<Settlement> {
        match self.client.score_game(record).await? {
            ScoreOutcome::Settled(settlement) => Ok(*settlement),
            other => bail!("{other:?}"),
        }
    }
}
