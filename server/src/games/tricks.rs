//! The tricks of a game as a table, with what was announced at its place.

use std::io::{self, Write};

use doko_proto::v1;

use super::answers::Answers;
use super::labels::{self, Label};
use super::paint::{self, BOLD, DIM, Painted, WRONG};
use super::sheet::{Sheet, Side};
use crate::config::Language;

/// The cards of a game, and what is known about them.
pub(super) struct Tricks<'a> {
    pub(super) record: &'a v1::GameRecord,
    pub(super) answers: &'a Answers,
    pub(super) language: Language,
}

/// One row of the table.
struct Row {
    number: u32,
    leader: Option<i32>,
    cards: Vec<i32>,
    winner: Option<i32>,
    augen: Option<u32>,
}

impl Tricks<'_> {
    pub(super) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let rows = self.rows();
        let shown = rows.iter().map(|row| row.cards.len()).sum();
        if !rows.is_empty() {
            self.sheet(&rows).write(out)?;
            let legend = if self.entered().next().is_some() {
                Label::new(
                    "› spielt aus, * gewinnt, (…) angesagt, […] durch das Regelwerk, ! regelwidrig",
                    "› leads, * wins, (…) announced, […] by the rules, ! against the rules",
                )
            } else {
                Label::new(
                    "› spielt aus, * gewinnt, (…) angesagt, ! regelwidrig",
                    "› leads, * wins, (…) announced, ! against the rules",
                )
            };
            let legend = legend.of(self.language);
            writeln!(out, "{}", Painted::new(DIM, format!(" {legend}")))?;
        }
        let rest = self.rest(shown, !rows.is_empty());
        if !rest.is_empty() {
            let label = if rows.is_empty() {
                Label::new("Karten", "Cards")
            } else {
                Label::new("Danach", "Then")
            };
            writeln!(out, "{}: {rest}", label.of(self.language))?;
        }
        if !self.record.claim_order.is_empty() {
            let label = Label::new("Genannte Folge", "Order named").of(self.language);
            let order = paint::cards(self.language, &self.record.claim_order);
            writeln!(out, "{label}: {order}")?;
        }
        Ok(())
    }

    /// The complete tricks, and the running one or a place for what was said
    /// after the last card.
    fn rows(&self) -> Vec<Row> {
        let complete = self.answers.audit.iter().flat_map(|audit| &audit.tricks);
        let mut rows: Vec<Row> = complete
            .map(|trick| Row {
                number: trick.number,
                leader: Some(trick.leader),
                cards: trick.cards.clone(),
                winner: Some(trick.winner),
                augen: Some(trick.augen),
            })
            .collect();
        let running = self
            .answers
            .position
            .iter()
            .filter(|_| self.answers.is_whole);
        let running = running.filter_map(|position| position.trick.as_ref());
        rows.extend(running.map(|trick| Row {
            number: trick.number,
            leader: Some(trick.leader),
            cards: trick.cards.clone(),
            winner: None,
            augen: None,
        }));
        let count = self.record.plays.len();
        let is_said_last = self.said_at().any(|at| at as usize == count);
        let is_over = rows.iter().all(|row| row.winner.is_some());
        if is_said_last && is_over && rows.len() * 4 == count && count > 0 {
            let number = u32::try_from(rows.len() + 1).unwrap_or_default();
            rows.push(Row {
                number,
                leader: None,
                cards: Vec::new(),
                winner: None,
                augen: None,
            });
        }
        let is_empty = |row: &Row| row.cards.is_empty() && !self.is_said_in(row);
        rows.retain(|row| !is_empty(row));
        rows
    }

    fn is_said_in(&self, row: &Row) -> bool {
        self.said_at().any(|at| at / 4 + 1 == row.number)
    }

    /// How many cards lay when something was announced.
    fn said_at(&self) -> impl Iterator<Item = u32> {
        let entered = self.entered().map(|it| it.cards_played);
        self.record.extra_at.iter().copied().chain(entered)
    }

    /// What the rules announced after the first card, and the record does not say.
    fn entered(&self) -> impl Iterator<Item = &v1::StandingAnnouncement> {
        let position = self.answers.position.iter();
        let standing = position.flat_map(|position| &position.announcements);
        standing.filter(|it| {
            let mut said = (0..).map_while(|i| {
                let at = self.record.extra_at.get(i)?;
                let by = self.record.extra_seats.get(i)?;
                Some((*at, *by, *self.record.extra_words.get(i)?))
            });
            // Announcements have the numbers of their words.
            let own = (it.cards_played, it.seat, it.announcement);
            it.index.is_none() && it.cards_played > 0 && !said.any(|said| said == own)
        })
    }

    fn entry(&self, entered: &v1::StandingAnnouncement) -> Painted {
        let word = v1::ExtraWord::try_from(entered.announcement).unwrap_or_default();
        let name = labels::extra(word).of(self.language);
        Painted::new(BOLD, format!("[{name}]"))
    }

    fn sheet(&self, rows: &[Row]) -> Sheet {
        let language = self.language;
        let seat = |number| (labels::seat_title(language, number), Side::Left);
        let label = |label: Label, side| (label.of(language).to_owned(), side);
        let mut sheet = Sheet::new([
            label(Label::new("Stich", "Trick"), Side::Right),
            seat(1),
            seat(2),
            seat(3),
            seat(4),
            label(Label::new("an", "to"), Side::Right),
            label(Label::new("Augen", "Augen"), Side::Right),
            label(Label::new("Re", "Re"), Side::Right),
            label(Label::new("Kontra", "Kontra"), Side::Right),
        ]);
        let parties = self.answers.parties();
        let mut sums = [0; 2];
        // A sum without a trick of one party or the other would be none.
        let mut is_known = true;
        for row in rows {
            let party = |seat: i32| usize::try_from(seat - 1).ok().and_then(|i| parties.get(i));
            let won = row.winner.and_then(party).zip(row.augen);
            let [re, kontra] = &mut sums;
            match won {
                Some((v1::Party::Re, augen)) => *re += augen,
                Some((v1::Party::Kontra, augen)) => *kontra += augen,
                Some((v1::Party::Unspecified, _)) | None => {}
            }
            is_known &= won.is_some_and(|(party, _)| *party != v1::Party::Unspecified);
            let mut cells = vec![Painted::plain(row.number)];
            cells.extend((1..=4).map(|seat| self.cell(row, seat)));
            cells.push(shown(row.winner));
            cells.push(shown(row.augen));
            cells.extend(sums.map(|sum| shown(is_known.then_some(sum))));
            sheet.row(cells);
        }
        sheet
    }

    /// The card of a seat in a trick, and what the seat said before and after it.
    fn cell(&self, row: &Row, seat: i32) -> Painted {
        let first = (row.number as usize).saturating_sub(1) * 4;
        let offset = row
            .leader
            .and_then(|leader| usize::try_from((seat - leader).rem_euclid(4)).ok());
        let own = offset.filter(|&offset| offset < row.cards.len());
        let own_index = own.map_or(usize::MAX, |offset| first + offset);
        let said = |range: std::ops::Range<usize>| {
            let entries = self.record.extra_at.iter().enumerate();
            let mine = entries.filter(|(i, at)| {
                range.contains(&(**at as usize)) && self.record.extra_seats.get(*i) == Some(&seat)
            });
            let text = mine.fold(Painted::default(), |text, (i, _)| text.then(&self.extra(i)));
            let entered = self
                .entered()
                .filter(|it| it.seat == seat && range.contains(&(it.cards_played as usize)));
            entered.fold(text, |text, it| text.then(&self.entry(it)))
        };
        let split = own_index.saturating_add(1).min(first + 4);
        let before = said(first..split);
        let after = said(split..first + 4);
        let Some(card) = own.and_then(|offset| row.cards.get(offset)) else {
            return before.then(&after);
        };
        let mark = if row.leader == Some(seat) { "›" } else { "" };
        let mut card = Painted::plain(mark).with(&self.card(*card, own_index));
        if row.winner == Some(seat) {
            card = card.with(&Painted::new(BOLD, "*"));
        }
        before.then(&card).then(&after)
    }

    fn card(&self, number: i32, index: usize) -> Painted {
        let card = paint::card_of(self.language, number);
        self.marked(card, v1::ActionSection::Plays, index)
    }

    fn extra(&self, i: usize) -> Painted {
        let number = self.record.extra_words.get(i).copied().unwrap_or_default();
        let word = v1::ExtraWord::try_from(number).unwrap_or_default();
        let argument = self
            .record
            .extra_arguments
            .get(i)
            .copied()
            .unwrap_or_default();
        let name = labels::extra(word).of(self.language);
        let text = match word {
            v1::ExtraWord::Genscher => format!("({name}: {argument})"),
            v1::ExtraWord::Schweine if argument != 0 => {
                format!("({name}: {})", labels::rank(argument).of(self.language))
            }
            // For which party it was made.
            v1::ExtraWord::Keine90
            | v1::ExtraWord::Keine60
            | v1::ExtraWord::Keine30
            | v1::ExtraWord::Schwarz
                if argument != 0 =>
            {
                let party = i32::try_from(argument).map(v1::Party::try_from);
                let party = party.ok().and_then(Result::ok).unwrap_or_default();
                format!("({name}: {})", labels::party(party))
            }
            v1::ExtraWord::Schweine
            | v1::ExtraWord::Unspecified
            | v1::ExtraWord::Re
            | v1::ExtraWord::Kontra
            | v1::ExtraWord::Keine90
            | v1::ExtraWord::Keine60
            | v1::ExtraWord::Keine30
            | v1::ExtraWord::Schwarz
            | v1::ExtraWord::ClaimRest
            | v1::ExtraWord::Surrender => format!("({name})"),
        };
        self.marked(Painted::new(BOLD, text), v1::ActionSection::Extras, i)
    }

    /// With a mark if it breaks a rule.
    fn marked(&self, text: Painted, section: v1::ActionSection, index: usize) -> Painted {
        if is_violation(self.answers, section, index) {
            return text.with(&Painted::new(WRONG, "!"));
        }
        text
    }

    /// The cards after the first `shown` ones, with what was said between them.
    fn rest(&self, shown: usize, is_continued: bool) -> Painted {
        let count = self.record.plays.len();
        let mut line = Painted::default();
        if is_continued && shown == count {
            return line;
        }
        for index in shown..=count {
            let said = self.record.extra_at.iter().enumerate();
            for (i, _) in said.filter(|(_, at)| **at as usize == index) {
                let seat = self.record.extra_seats.get(i).copied().unwrap_or_default();
                line = line.then(&Painted::plain(format!("{seat}")).with(&self.extra(i)));
            }
            let Some(&card) = self.record.plays.get(index) else {
                break;
            };
            if index > shown && index.is_multiple_of(4) {
                line = line.then(&Painted::new(DIM, "·"));
            }
            let seat = self.record.play_seats.get(index);
            let seat = Painted::new(DIM, seat.map(i32::to_string).unwrap_or_default());
            line = line.then(&seat.with(&self.card(card, index)));
        }
        line
    }
}

/// Whether the audit objects to this entry of the record.
pub(super) fn is_violation(answers: &Answers, section: v1::ActionSection, index: usize) -> bool {
    let audits = answers.audit.iter();
    let mut found = audits.flat_map(|audit| audit.violations.iter().filter_map(|it| it.action));
    found.any(|it| it.section() == section && it.index.is_some_and(|at| at as usize == index))
}

fn shown(value: Option<impl std::fmt::Display>) -> Painted {
    value.map(Painted::plain).unwrap_or_default()
}
