//! A game as a table.

use std::io::{self, Write};

use doko_notation::json::{self, Layout};
use doko_proto::v1;

use super::answers::Answers;
use super::audit::{self, complain};
use super::paint::{self, BOLD, DIM, WRONG, painted, spaced};
use super::source::Entry;
use super::tricks::Tricks;
use super::{settlement, words};
use crate::arguments::{Language, Show, ShowFormat};
use crate::finding::Finding;

pub(super) fn print(out: &mut dyn Write, command: &Show, entry: Entry) -> io::Result<Finding> {
    let place = entry.place();
    let game = match entry.game {
        Ok(game) => game,
        Err(unread) => return complain(&place, &unread.problem),
    };
    let record = &game.record;
    match command.format {
        ShowFormat::Json => writeln!(out, "{}", json::text("GameRecord", record, Layout::Line))?,
        ShowFormat::Line => match doko_notation::write(record) {
            Ok(line) => writeln!(out, "{line}")?,
            Err(problem) => return complain(&place, &problem),
        },
        ShowFormat::Table => {
            let language = command.games.spoken.language;
            let answers = Answers::of(&game, language);
            if let (None, Err(failure)) = (&record.rule_set, &answers.audit) {
                // Without rules there is no game to show.
                return complain(&place, failure);
            }
            let page = Page {
                record,
                answers: &answers,
                language,
            };
            page.print(out, &place)?;
            if answers.audit.is_err() {
                return Ok(Finding::Unread);
            }
        }
    }
    Ok(Finding::Clean)
}

struct Page<'a> {
    record: &'a v1::GameRecord,
    answers: &'a Answers,
    language: Language,
}

impl Page<'_> {
    fn print(&self, out: &mut dyn Write, place: &str) -> io::Result<()> {
        let rules = audit::rule_set(self.answers.audit.as_ref().ok(), self.record);
        writeln!(out, "{}  {rules}", painted(BOLD, place))?;
        self.context(out)?;
        writeln!(out)?;
        self.hands(out)?;
        self.said(out)?;
        self.exchanges(out)?;
        if let Some(position) = &self.answers.position {
            self.contract(out, position)?;
        }
        if !self.record.plays.is_empty() || !self.record.extra_at.is_empty() {
            writeln!(out)?;
            let tricks = Tricks {
                record: self.record,
                answers: self.answers,
                language: self.language,
            };
            tricks.print(out)?;
        }
        match &self.answers.audit {
            Err(failure) => writeln!(out, "\n{}", painted(WRONG, failure))?,
            Ok(response) => {
                if !response.violations.is_empty() || !response.not_judged.is_empty() {
                    writeln!(out)?;
                    audit::print_findings(out, self.record, self.language, response)?;
                }
                if let Some(settlement) = &response.settlement {
                    writeln!(out)?;
                    settlement::print(out, self.language, settlement)?;
                }
            }
        }
        writeln!(out)
    }

    fn seat(&self, seat: i32) -> String {
        words::seat(self.language, seat)
    }

    fn context(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(context) = &self.record.context else {
            return Ok(());
        };
        let mut parts = Vec::new();
        if !context.pflichtsolo_seats.is_empty() {
            let seats = words::seats(self.language, &context.pflichtsolo_seats);
            let label = self.language.of("Pflichtsolo offen", "Pflichtsolo open");
            parts.push(format!("{label}: {seats}"));
        }
        if context.vorfuehrung_seat != 0 {
            parts.push(format!(
                "Vorführung: {}",
                self.seat(context.vorfuehrung_seat)
            ));
        }
        if let Some(games) = context.games_left {
            let label = self.language.of("noch zu spielen", "games left");
            parts.push(format!("{label}: {games}"));
        }
        if let Some(factor) = context.bock_factor {
            parts.push(format!("Bock: × {factor}"));
        }
        if parts.is_empty() {
            return Ok(());
        }
        writeln!(out, "{}", parts.join(" · "))
    }

    fn hands(&self, out: &mut dyn Write) -> io::Result<()> {
        let v1::GameRecord {
            hand_1,
            hand_2,
            hand_3,
            hand_4,
            ..
        } = self.record;
        let trumps = self.answers.trumps();
        let parties = self.answers.parties().map(words::party);
        let width = parties.iter().map(|party| party.len()).fold(0, Ord::max);
        let hands = (1..).zip([hand_1, hand_2, hand_3, hand_4]);
        for ((seat, hand), party) in hands.zip(parties) {
            let party = match width {
                0 => String::new(),
                _ => format!("  {party:<width$}"),
            };
            let cards = if hand.is_empty() {
                painted(DIM, "??")
            } else {
                let (high, plain) = paint::sorted(hand, &trumps);
                let is_mixed = !high.is_empty() && !plain.is_empty();
                let bar = is_mixed.then(|| painted(DIM, "│"));
                spaced([
                    paint::cards(self.language, &high),
                    bar.unwrap_or_default(),
                    paint::cards(self.language, &plain),
                ])
            };
            writeln!(out, "{}{party}  {cards}", words::title(self.language, seat))?;
        }
        Ok(())
    }

    fn said(&self, out: &mut dyn Write) -> io::Result<()> {
        let record = self.record;
        if record.said_words.is_empty() {
            return Ok(());
        }
        let entries = record.said_seats.iter().zip(&record.said_words).enumerate();
        let said = entries.map(|(i, (seat, &word))| {
            let word = self.word(i, v1::SaidWord::try_from(word).unwrap_or_default());
            let mark = self.answers.mark(v1::ActionSection::Said, i);
            format!("{seat} {word}{mark}")
        });
        let said = said.collect::<Vec<_>>().join(" · ");
        writeln!(out, "{}: {said}", self.language.of("Gesagt", "Said"))
    }

    fn word(&self, i: usize, word: v1::SaidWord) -> String {
        let name = words::said(self.language, word);
        if word == v1::SaidWord::Bid {
            let bid = self.record.said_bids.get(i).copied().unwrap_or_default();
            return format!("{name} {}", words::bid(self.language, bid));
        }
        match self.record.said_ranks.get(i) {
            None | Some(0) => name.to_owned(),
            Some(&rank) => format!("{name} ({})", words::rank(self.language, rank)),
        }
    }

    fn exchanges(&self, out: &mut dyn Write) -> io::Result<()> {
        let pile = |cards: &[i32], count: Option<u32>| match (cards, count) {
            ([], None | Some(0)) => "–".to_owned(),
            ([], Some(count)) => paint::cards(self.language, &vec![0; count.min(12) as usize]),
            (cards, _) => paint::cards(self.language, cards),
        };
        for exchange in &self.record.armut_exchanges {
            let pushed = pile(&exchange.pushed_cards, exchange.pushed_count);
            let returned = pile(&exchange.returned_cards, exchange.returned_count);
            let trumps = exchange.returned_trumps.map(|trumps| {
                let label = self.language.of("Trümpfe", "trumps");
                format!(" ({trumps} {label})")
            });
            let trumps = trumps.unwrap_or_default();
            let push = self.language.of("Armut: geschoben", "Armut: pushed");
            let back = self.language.of("zurück", "given back");
            writeln!(out, "{push} {pushed}, {back} {returned}{trumps}")?;
        }
        Ok(())
    }

    fn contract(&self, out: &mut dyn Write, position: &v1::Position) -> io::Result<()> {
        if let Some(redeal) = &position.redeal {
            let label = self.language.of("Neu geben", "Dealt again");
            let reason = words::redeal(self.language, redeal.reason());
            return writeln!(out, "{}", painted(BOLD, format!("{label}: {reason}")));
        }
        let mut asks = position.needs_input.iter().flat_map(|input| &input.asks);
        if let Some(ask) = asks.next() {
            let label = self.language.of("Gefragt ist", "To speak:");
            let question = words::ask(self.language, ask.question());
            writeln!(out, "{label} {}: {question}", self.seat(ask.seat))?;
        }
        let Some(contract) = &position.contract else {
            return Ok(());
        };
        let label = self.language.of("Gespielt wird", "Contract");
        let leads = self.language.of("spielt aus", "leads");
        let lead = self.seat(contract.lead);
        writeln!(out, "{label}: {}; {lead} {leads}", self.players(contract))?;
        let settled = position.hochzeit.as_ref().filter(|_| self.answers.is_whole);
        let Some((number, hochzeit)) = settled.and_then(|it| it.klaerungsstich.zip(settled)) else {
            return Ok(());
        };
        let trick = self.language.of("Klärungsstich", "Klärungsstich: trick");
        let label = self.language.of("Partner", "partner");
        let partner = match hochzeit.partner {
            0 => self.language.of("niemand", "nobody").to_owned(),
            partner => self.seat(partner),
        };
        writeln!(out, "{trick} {number}, {label}: {partner}")
    }

    /// What is played, and by whom.
    fn players(&self, contract: &v1::Contract) -> String {
        let name = match contract.kind() {
            v1::ContractKind::Solo => words::solo(contract.solo()),
            v1::ContractKind::Hochzeit => words::selector(self.language, contract.selector()),
            kind @ (v1::ContractKind::Unspecified
            | v1::ContractKind::Normalspiel
            | v1::ContractKind::StilleHochzeit
            | v1::ContractKind::Armut) => words::contract(kind),
        };
        let name = painted(BOLD, name);
        let duty = match contract.duty() {
            v1::SoloDuty::Pflichtsolo => " (Pflichtsolo)",
            v1::SoloDuty::Unspecified | v1::SoloDuty::Lustsolo => "",
        };
        match (contract.seat, contract.acceptor) {
            (0, _) => format!("{name}{duty}"),
            (seat, 0) => format!("{name}{duty}, {}", self.seat(seat)),
            (seat, acceptor) => {
                let of = self.language.of("von", "of");
                let taken = self.language.of("mitgenommen von", "taken by");
                let (seat, acceptor) = (self.seat(seat), self.seat(acceptor));
                format!("{name}{duty} {of} {seat}, {taken} {acceptor}")
            }
        }
    }
}
