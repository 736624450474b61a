//! Values of options as text.

/// A value that can be written in an option.
pub(super) trait Text: Sized {
    /// Reads a value of an option, such as `second` of `dulle_tie`.
    fn read(text: &str) -> Option<Self>;
    /// Writes it in the same words, so that `dulle_tie` is `second` again.
    fn write(&self) -> String;
}

impl Text for u32 {
    /// A number, such as `armut.max_trumps`.
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    /// The digits of `armut.max_trumps` and all other numbers.
    fn write(&self) -> String {
        self.to_string()
    }
}

/// The ranks of `schweine.above`.
const RANKS: [(&str, char); 3] = [("ten", 'T'), ("king", 'K'), ("nine", '9')];

impl Text for char {
    /// A rank of `schweine.above`.
    fn read(text: &str) -> Option<Self> {
        RANKS.iter().find(|it| it.0 == text).map(|it| it.1)
    }

    /// A rank of `schweine.above`, ♦10 as `ten`.
    fn write(&self) -> String {
        let rank = RANKS.iter().find(|it| it.1 == *self);
        rank.map_or("", |it| it.0).to_owned()
    }
}

impl<T: Text> Text for Vec<T> {
    /// A list, such as `solos` or `vorbehalt.order`, with commas between its entries.
    fn read(text: &str) -> Option<Self> {
        let entries = text.split(',').map(str::trim);
        entries.filter(|it| !it.is_empty()).map(T::read).collect()
    }

    /// The entries of `solos` and all other lists with commas between them.
    fn write(&self) -> String {
        let entries: Vec<String> = self.iter().map(T::write).collect();
        entries.join(",")
    }
}

impl<const N: usize> Text for [u32; N] {
    /// ANN-11, ANN-12: so many numbers, such as the five limits from Re and Kontra to schwarz.
    fn read(text: &str) -> Option<Self> {
        Vec::<u32>::read(text)?.try_into().ok()
    }

    /// ANN-11, ANN-12: the limits, or other numbers, with commas between them.
    fn write(&self) -> String {
        self.to_vec().write()
    }
}

impl Text for Option<[u32; 4]> {
    /// The four levels of `feigheit.levels`, or `none`.
    fn read(text: &str) -> Option<Self> {
        match text {
            "none" => Some(None),
            levels => <[u32; 4]>::read(levels).map(Some),
        }
    }

    /// The levels of `feigheit.levels`.
    fn write(&self) -> String {
        self.map_or_else(|| "none".to_owned(), |levels| levels.write())
    }
}

impl Text for Option<u32> {
    /// The games of a block of `bock`: a number, or `players` for as many as there are players.
    fn read(text: &str) -> Option<Self> {
        match text {
            "players" => Some(None),
            number => u32::read(number).map(Some),
        }
    }

    /// The games of a block of `bock`.
    fn write(&self) -> String {
        self.map_or_else(|| "players".to_owned(), |games| games.to_string())
    }
}
