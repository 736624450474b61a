//! [`Sheet`]: a table of painted text.

use std::fmt::Display;
use std::io::{self, Write};

use super::paint::{BOLD, DIM, Painted};

/// Which side of a column its text stands on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Side {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A table with a head.
#[derive(Debug)]
pub(super) struct Sheet {
    head: Vec<(Painted, Side)>,
    rows: Vec<Vec<Painted>>,
}

impl Sheet {
    pub(super) fn new<T: Display>(head: impl IntoIterator<Item = (T, Side)>) -> Sheet {
        let head = head.into_iter();
        Sheet {
            head: head
                .map(|(title, side)| (Painted::new(BOLD, title), side))
                .collect(),
            rows: Vec::new(),
        }
    }

    pub(super) fn row(&mut self, cells: Vec<Painted>) {
        self.rows.push(cells);
    }

    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let widths: Vec<usize> = self
            .head
            .iter()
            .enumerate()
            .map(|it| self.width(it))
            .collect();
        let titles = self.head.iter().map(|(title, _)| title);
        self.write_row(out, &widths, titles)?;
        let lines: Vec<String> = widths.iter().map(|&width| "─".repeat(width + 2)).collect();
        writeln!(out, "{}", Painted::new(DIM, lines.join("┼")))?;
        for row in &self.rows {
            self.write_row(out, &widths, row.iter())?;
        }
        Ok(())
    }

    fn width(&self, (i, (title, _)): (usize, &(Painted, Side))) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(i));
        cells.map(Painted::width).fold(title.width(), Ord::max)
    }

    fn write_row<'a>(
        &self,
        out: &mut dyn Write,
        widths: &[usize],
        cells: impl Iterator<Item = &'a Painted>,
    ) -> io::Result<()> {
        let bar = Painted::new(DIM, "│");
        let columns = self.head.iter().zip(widths).zip(cells).enumerate();
        let mut line = String::new();
        for (i, (((_, side), width), cell)) in columns {
            if i > 0 {
                line = format!("{line} {bar}");
            }
            let space = " ".repeat(width.saturating_sub(cell.width()));
            line = match side {
                Side::Left => format!("{line} {cell}{space}"),
                Side::Right => format!("{line} {space}{cell}"),
            };
        }
        writeln!(out, "{}", line.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other_whatever_the_colours() {
        let mut sheet = Sheet::new([("card", Side::Left), ("n", Side::Right)]);
        sheet.row(vec![Painted::new(BOLD, "♥10"), Painted::plain(7)]);
        sheet.row(vec![Painted::plain("♣A"), Painted::plain(100)]);
        let mut out = anstream::StripStream::new(Vec::new());
        sheet.write(&mut out).unwrap();
        let text = String::from_utf8(out.into_inner()).unwrap();
        let expected = " card │   n\n──────┼─────\n ♥10  │   7\n ♣A   │ 100\n";
        assert_eq!(text, expected);
    }
}
