//! A game as a table.

use std::io::{self, Write};

use doko_notation::json;
use doko_proto::v1;

use super::Finding;
use super::answers::Answers;
use super::audit;
use super::labels::{self, Label};
use super::paint::{self, BOLD, DIM, Painted, WRONG};
use super::settlement;
use super::source::Entry;
use super::tricks::{Tricks, is_violation};
use crate::config::{Language, Show, ShowFormat};

pub(super) fn print(out: &mut dyn Write, command: &Show, entry: Entry) -> io::Result<Finding> {
    let place = entry.place();
    let game = match entry.game {
        Ok(game) => game,
        Err(unread) => return audit::complain(&place, &unread),
    };
    let record = &game.record;
    match command.format {
        ShowFormat::Json => writeln!(out, "{}", json::value("GameRecord", record))?,
        ShowFormat::Line => match doko_notation::write(record) {
            Ok(line) => writeln!(out, "{line}")?,
            Err(problem) => return audit::complain(&place, &problem),
        },
        ShowFormat::Table => {
            let language = command.games.spoken.language;
            let answers = Answers::of(&game, language);
            if let (None, Err(failure)) = (&record.rule_set, &answers.audit) {
                // Without rules there is no game to show.
                return audit::complain(&place, failure);
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
        writeln!(out, "{}  {rules}", Painted::new(BOLD, place))?;
        self.context(out)?;
        writeln!(out)?;
        self.hands(out)?;
        self.said(out)?;
        self.exchanges(out)?;
        self.contract(out)?;
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
            Err(failure) => writeln!(out, "\n{}", Painted::new(WRONG, failure))?,
            Ok(response) => {
                let findings = audit::findings(response);
                if !findings.is_empty() {
                    writeln!(out)?;
                    audit::print_findings(out, self.record, self.language, &findings)?;
                }
                if let Some(settlement) = &response.settlement {
                    writeln!(out)?;
                    settlement::print(out, self.language, settlement)?;
                }
            }
        }
        writeln!(out)
    }

    fn label(&self, de: &'static str, en: &'static str) -> &'static str {
        Label::new(de, en).of(self.language)
    }

    fn context(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(context) = &self.record.context else {
            return Ok(());
        };
        let mut parts = Vec::new();
        if !context.pflichtsolo_seats.is_empty() {
            let seats = labels::seats(self.language, &context.pflichtsolo_seats);
            let label = self.label("Pflichtsolo offen", "Pflichtsolo open");
            parts.push(format!("{label}: {seats}"));
        }
        if context.vorfuehrung_seat != 0 {
            let seat = labels::seat(self.language, context.vorfuehrung_seat);
            parts.push(format!("Vorführung: {seat}"));
        }
        if let Some(games) = context.games_left {
            let label = self.label("noch zu spielen", "games left");
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
        let record = self.record;
        let hands = [
            &record.hand_1,
            &record.hand_2,
            &record.hand_3,
            &record.hand_4,
        ];
        let trumps = self.answers.trumps();
        let parties = self.answers.parties().map(labels::party);
        let width = parties.iter().map(|party| party.len()).fold(0, Ord::max);
        for ((seat, hand), party) in (1..).zip(hands).zip(parties) {
            let name = labels::seat_title(self.language, seat);
            let party = match width {
                0 => String::new(),
                _ => format!("  {party:<width$}"),
            };
            let cards = if hand.is_empty() {
                Painted::new(DIM, "??")
            } else {
                let (high, plain) = paint::sorted(hand, &trumps);
                let (high, plain) = (
                    paint::cards(self.language, &high),
                    paint::cards(self.language, &plain),
                );
                let bar = if high.is_empty() || plain.is_empty() {
                    Painted::default()
                } else {
                    Painted::new(DIM, "│")
                };
                high.then(&bar).then(&plain)
            };
            writeln!(out, "{name}{party}  {cards}")?;
        }
        Ok(())
    }

    fn said(&self, out: &mut dyn Write) -> io::Result<()> {
        let record = self.record;
        if record.said_words.is_empty() {
            return Ok(());
        }
        let words = record.said_seats.iter().zip(&record.said_words).enumerate();
        let words: Vec<String> = words
            .map(|(i, (seat, &word))| {
                let argument = record.said_arguments.get(i).copied().unwrap_or_default();
                let word = v1::SaidWord::try_from(word).unwrap_or_default();
                let word = Painted::plain(format!("{seat} ")).and(self.word(word, argument));
                let word = if is_violation(self.answers, v1::ActionSection::Said, i) {
                    word.with(&Painted::new(WRONG, "!"))
                } else {
                    word
                };
                word.to_string()
            })
            .collect();
        let label = self.label("Gesagt", "Said");
        writeln!(out, "{label}: {}", words.join(" · "))
    }

    fn word(&self, word: v1::SaidWord, argument: u32) -> String {
        let name = labels::said(word).of(self.language);
        if word == v1::SaidWord::Bid {
            return format!("{name} {}", labels::bid(argument).of(self.language));
        }
        if word == v1::SaidWord::Schweine && argument != 0 {
            return format!("{name} ({})", labels::rank(argument).of(self.language));
        }
        name.to_owned()
    }

    fn exchanges(&self, out: &mut dyn Write) -> io::Result<()> {
        let unknown = |cards: &[i32], count: Option<u32>| match count {
            Some(count) if cards.is_empty() => vec![0; count.min(12) as usize],
            Some(_) | None => cards.to_vec(),
        };
        let nothing = |text: Painted| match text.is_empty() {
            true => Painted::plain("–"),
            false => text,
        };
        for exchange in &self.record.armut_exchanges {
            let pushed = unknown(&exchange.pushed_cards, exchange.pushed_count);
            let returned = unknown(&exchange.returned_cards, exchange.returned_count);
            let pushed = nothing(paint::cards(self.language, &pushed));
            let returned = nothing(paint::cards(self.language, &returned));
            let trumps = exchange.returned_trumps.map(|trumps| {
                let label = self.label("Trümpfe", "trumps");
                format!(" ({trumps} {label})")
            });
            let (push, back) = (
                self.label("Armut: geschoben", "Armut: pushed"),
                self.label("zurück", "given back"),
            );
            let trumps = trumps.unwrap_or_default();
            writeln!(out, "{push} {pushed}, {back} {returned}{trumps}")?;
        }
        Ok(())
    }

    fn contract(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(position) = &self.answers.position else {
            return Ok(());
        };
        if let Some(redeal) = &position.redeal {
            let label = self.label("Neu geben", "Dealt again");
            let reason = labels::redeal(redeal.reason()).of(self.language);
            return writeln!(out, "{}", Painted::new(BOLD, format!("{label}: {reason}")));
        }
        let asks = position.needs_input.iter().flat_map(|input| &input.asks);
        for ask in asks.take(1) {
            let seat = labels::seat(self.language, ask.seat);
            let label = self.label("Gefragt ist", "To speak:");
            let question = labels::ask(ask.question()).of(self.language);
            writeln!(out, "{label} {seat}: {question}")?;
        }
        let Some(contract) = &position.contract else {
            return Ok(());
        };
        let lead = labels::seat(self.language, contract.lead);
        let leads = self.label("spielt aus", "leads");
        let label = self.label("Gespielt wird", "Contract");
        writeln!(out, "{label}: {}; {lead} {leads}", self.players(contract))?;
        let hochzeit = position.hochzeit.as_ref();
        match hochzeit.filter(|_| self.answers.is_whole) {
            Some(hochzeit) => self.hochzeit(out, hochzeit),
            None => Ok(()),
        }
    }

    /// What is played, and by whom.
    fn players(&self, contract: &v1::Contract) -> Painted {
        let name = match contract.kind() {
            v1::ContractKind::Solo => labels::solo(contract.solo()).of(self.language),
            v1::ContractKind::Hochzeit => labels::selector(contract.selector()).of(self.language),
            kind @ (v1::ContractKind::Unspecified
            | v1::ContractKind::Normalspiel
            | v1::ContractKind::StilleHochzeit
            | v1::ContractKind::Armut) => labels::contract(kind),
        };
        let mut text = Painted::new(BOLD, name);
        let duty = labels::duty(contract.duty());
        if !duty.is_empty() {
            text = text.and(format!(" ({duty})"));
        }
        let seat = labels::seat(self.language, contract.seat);
        if contract.acceptor != 0 {
            let of = self.label("von", "of");
            let taken = self.label("mitgenommen von", "taken by");
            let acceptor = labels::seat(self.language, contract.acceptor);
            text = text.and(format!(" {of} {seat}, {taken} {acceptor}"));
        } else if contract.seat != 0 {
            text = text.and(format!(", {seat}"));
        }
        text
    }

    /// Which trick has settled the Hochzeit, and who is the partner.
    fn hochzeit(&self, out: &mut dyn Write, hochzeit: &v1::HochzeitState) -> io::Result<()> {
        let Some(number) = hochzeit.klaerungsstich else {
            return Ok(());
        };
        let found = match hochzeit.partner {
            0 => self.label("niemand", "nobody").to_owned(),
            partner => labels::seat(self.language, partner),
        };
        let trick = self.label("Klärungsstich", "Klärungsstich: trick");
        let partner = self.label("Partner", "partner");
        writeln!(out, "{trick} {number}, {partner}: {found}")
    }
}
