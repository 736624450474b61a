//! The tricks of a game as a table, with what was announced at its place.

use std::io::{self, Write};
use std::ops::Range;

use doko_proto::v1;

use super::answers::Answers;
use super::paint::{self, BOLD, DIM, painted, spaced};
use super::sheet::{Side, sheet};
use super::words;
use crate::arguments::Language;

/// The cards of a game, and what is known about them.
pub(super) struct Tricks<'a> {
    pub(super) record: &'a v1::GameRecord,
    pub(super) answers: &'a Answers,
    pub(super) language: Language,
}

/// One row of the table.
#[derive(Default)]
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
        if !rows.is_empty() {
            write!(out, "{}", self.sheet(&rows))?;
            let by_rules = match self.entered().next() {
                Some(_) => self
                    .language
                    .of(" […] durch das Regelwerk,", " […] by the rules,"),
                None => "",
            };
            let legend = match self.language {
                Language::De => {
                    format!("› spielt aus, * gewinnt, (…) angesagt,{by_rules} ! regelwidrig")
                }
                Language::En => {
                    format!("› leads, * wins, (…) announced,{by_rules} ! against the rules")
                }
            };
            writeln!(out, "{}", painted(DIM, format!(" {legend}")))?;
        }
        let shown = rows.iter().map(|row| row.cards.len()).sum();
        let rest = self.rest(shown, !rows.is_empty());
        if !rest.is_empty() {
            let label = if rows.is_empty() {
                self.language.of("Karten", "Cards")
            } else {
                self.language.of("Danach", "Then")
            };
            writeln!(out, "{label}: {rest}")?;
        }
        if !self.record.claim_order.is_empty() {
            let label = self.language.of("Genannte Folge", "Order named");
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
        let position = self.answers.position.as_ref();
        let running = position.filter(|_| self.answers.is_whole);
        rows.extend(running.and_then(|it| it.trick.as_ref()).map(|trick| Row {
            number: trick.number,
            leader: Some(trick.leader),
            cards: trick.cards.clone(),
            ..Row::default()
        }));
        let count = self.record.plays.len();
        let is_said_last = self.said_at().any(|at| at as usize == count);
        let is_over = rows.iter().all(|row| row.winner.is_some());
        if is_said_last && is_over && rows.len() * 4 == count && count > 0 {
            rows.push(Row {
                number: rows.last().map_or(1, |row| row.number + 1),
                ..Row::default()
            });
        }
        let is_said_in = |row: &Row| self.said_at().any(|at| at / 4 + 1 == row.number);
        rows.retain(|row| !row.cards.is_empty() || is_said_in(row));
        rows
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
            let at = self.record.extra_at.iter().zip(&self.record.extra_seats);
            let mut said = at.zip(&self.record.extra_words);
            // Announcements have the numbers of their words.
            let own = ((&it.cards_played, &it.seat), &it.announcement);
            it.index.is_none() && it.cards_played > 0 && !said.any(|said| said == own)
        })
    }

    fn sheet(&self, rows: &[Row]) -> String {
        let head = [
            (self.language.of("Stich", "Trick").to_owned(), Side::Right),
            (words::title(self.language, 1), Side::Left),
            (words::title(self.language, 2), Side::Left),
            (words::title(self.language, 3), Side::Left),
            (words::title(self.language, 4), Side::Left),
            (self.language.of("an", "to").to_owned(), Side::Right),
            ("Augen".to_owned(), Side::Right),
            ("Re".to_owned(), Side::Right),
            ("Kontra".to_owned(), Side::Right),
        ];
        let parties = self.answers.parties();
        // Unless the party of each winner so far is known, there are no sums.
        let mut sums = Some([0; 2]);
        let rows = rows.iter().map(|row| {
            let winner = row.winner.and_then(|seat| usize::try_from(seat - 1).ok());
            let party = winner.and_then(|seat| parties.get(seat));
            sums = match (sums, party, row.augen) {
                (Some([re, kontra]), Some(v1::Party::Re), Some(augen)) => {
                    Some([re + augen, kontra])
                }
                (Some([re, kontra]), Some(v1::Party::Kontra), Some(augen)) => {
                    Some([re, kontra + augen])
                }
                _ => None,
            };
            let [re, kontra] = sums.map_or([None; 2], |it| it.map(Some));
            let shown = |augen: Option<u32>| augen.map(|it| it.to_string()).unwrap_or_default();
            let mut cells = vec![row.number.to_string()];
            cells.extend((1..=4).map(|seat| self.cell(row, seat)));
            cells.push(row.winner.map(|it| it.to_string()).unwrap_or_default());
            cells.extend([row.augen, re, kontra].map(shown));
            cells
        });
        sheet(&head, &rows.collect::<Vec<_>>())
    }

    /// The card of a seat in a trick, and what the seat said before and after it.
    fn cell(&self, row: &Row, seat: i32) -> String {
        let begin = (row.number as usize).saturating_sub(1) * 4;
        let end = begin + 4;
        let place = row
            .leader
            .and_then(|leader| usize::try_from((seat - leader).rem_euclid(4)).ok());
        let Some((place, &card)) = place.and_then(|it| Some((it, row.cards.get(it)?))) else {
            return self.said(seat, begin..end);
        };
        let index = begin + place;
        let lead = if row.leader == Some(seat) { "›" } else { "" };
        let win = match row.winner {
            Some(winner) if winner == seat => painted(BOLD, "*"),
            Some(_) | None => String::new(),
        };
        spaced([
            self.said(seat, begin..index + 1),
            format!("{lead}{}{win}", self.card(card, index)),
            self.said(seat, index + 1..end),
        ])
    }

    /// What a seat said, or the rules for it, while so many cards lay.
    fn said(&self, seat: i32, laid: Range<usize>) -> String {
        let is_own = |at: u32, by: i32| by == seat && laid.contains(&(at as usize));
        let said = self.record.extra_at.iter().zip(&self.record.extra_seats);
        let said = (0..).zip(said).filter(|(_, (at, by))| is_own(**at, **by));
        let entered = self.entered().filter(|it| is_own(it.cards_played, it.seat));
        let entered = entered.map(|it| {
            let word = v1::ExtraWord::try_from(it.announcement).unwrap_or_default();
            painted(BOLD, format!("[{}]", words::extra(self.language, word)))
        });
        spaced(said.map(|(i, _)| self.extra(i)).chain(entered))
    }

    fn card(&self, number: i32, index: usize) -> String {
        let card = paint::card(self.language, number);
        card + &self.answers.mark(v1::ActionSection::Plays, index)
    }

    fn extra(&self, i: usize) -> String {
        let record = self.record;
        let entry = |column: &[i32]| column.get(i).copied().unwrap_or_default();
        let word = v1::ExtraWord::try_from(entry(&record.extra_words)).unwrap_or_default();
        let name = words::extra(self.language, word);
        // What one word has beside it, no other has.
        let beside = [
            &record.extra_partners,
            &record.extra_ranks,
            &record.extra_parties,
        ];
        let text = match beside.map(|it| entry(it)) {
            [0, 0, 0] => format!("({name})"),
            [0, 0, party] => {
                let party = v1::Party::try_from(party).unwrap_or_default();
                format!("({name}: {})", words::party(party))
            }
            [0, rank, _] => format!("({name}: {})", words::rank(self.language, rank)),
            [partner, ..] => format!("({name}: {partner})"),
        };
        painted(BOLD, text) + &self.answers.mark(v1::ActionSection::Extras, i)
    }

    /// The cards after the first `shown` ones, with what was said between them.
    fn rest(&self, shown: usize, is_continued: bool) -> String {
        let record = self.record;
        let count = record.plays.len();
        if is_continued && shown == count {
            return String::new();
        }
        let mut parts = Vec::new();
        for index in shown..=count {
            let said = record.extra_at.iter().zip(&record.extra_seats).enumerate();
            let said = said.filter(|(_, (at, _))| **at as usize == index);
            parts.extend(said.map(|(i, (_, seat))| format!("{seat}{}", self.extra(i))));
            let Some(&card) = record.plays.get(index) else {
                break;
            };
            if index > shown && index.is_multiple_of(4) {
                parts.push(painted(DIM, "·"));
            }
            let seat = record.play_seats.get(index).map(i32::to_string);
            let seat = painted(DIM, seat.unwrap_or_default());
            parts.push(seat + &self.card(card, index));
        }
        spaced(parts)
    }
}
