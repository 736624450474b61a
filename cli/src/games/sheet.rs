//! A table, whatever the colours of its text.

use super::paint::{BOLD, DIM, painted, width};

/// Which side of a column its text stands on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Side {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// A table with these columns, a line for each row.
pub(super) fn sheet(head: &[(String, Side)], rows: &[Vec<String>]) -> String {
    let widths: Vec<usize> = (0..)
        .zip(head)
        .map(|(i, (title, _))| {
            let cells = rows.iter().filter_map(|row| row.get(i));
            cells.map(|it| width(it)).fold(width(title), Ord::max)
        })
        .collect();
    let bar = painted(DIM, "│");
    let line = |cells: &[String]| {
        let columns = head.iter().zip(&widths).zip(cells);
        let cells = columns.map(|(((_, side), columns), cell)| {
            let space = " ".repeat(columns - width(cell));
            match side {
                Side::Left => format!(" {cell}{space} "),
                Side::Right => format!(" {space}{cell} "),
            }
        });
        let cells: Vec<String> = cells.collect();
        format!("{}\n", cells.join(&bar).trim_end())
    };
    let titles: Vec<String> = head.iter().map(|(it, _)| painted(BOLD, it)).collect();
    let rules: Vec<String> = widths.iter().map(|it| "─".repeat(it + 2)).collect();
    let rule = painted(DIM, rules.join("┼"));
    let body: String = rows.iter().map(|row| line(row)).collect();
    format!("{}{rule}\n{body}", line(&titles))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other_whatever_the_colours() {
        let head = [
            ("card".to_owned(), Side::Left),
            ("n".to_owned(), Side::Right),
        ];
        let rows = [
            vec![painted(BOLD, "♥10"), "7".to_owned()],
            vec!["♣A".to_owned(), "100".to_owned()],
        ];
        let text = anstream::adapter::strip_str(&sheet(&head, &rows)).to_string();
        let expected = " card │   n\n──────┼─────\n ♥10  │   7\n ♣A   │ 100\n";
        assert_eq!(text, expected);
    }
}
