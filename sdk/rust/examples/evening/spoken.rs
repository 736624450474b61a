//! How people say what the API names: the words of the game are German in every language.

/// The word for a name of the API: `Karo-Solo` for `karo`, `keine 90` for `keine_90`.
pub(crate) fn spoken(name: &str) -> String {
    let word = WORDS.iter().find(|(it, _)| *it == name);
    word.map_or_else(|| name.replace('_', " "), |(_, word)| (*word).to_owned())
}

const WORDS: &[(&str, &str)] = &[
    ("normalspiel", "Normalspiel"),
    ("stille_hochzeit", "stille Hochzeit"),
    ("hochzeit", "Hochzeit"),
    ("armut", "Armut"),
    ("lustsolo", "Lustsolo"),
    ("pflichtsolo", "Pflichtsolo"),
    ("karo", "Karo-Solo"),
    ("kreuz", "Kreuz-Solo"),
    ("pik", "Pik-Solo"),
    ("herz", "Herz-Solo"),
    ("damen", "Damensolo"),
    ("buben", "Bubensolo"),
    ("koenige", "Königsolo"),
    ("fleischlos", "Fleischloser"),
    ("damen_buben", "Damen-Buben-Solo"),
    ("koenige_buben", "Königen-Buben-Solo"),
    ("koenige_damen", "Königen-Damen-Solo"),
    ("koehler", "Köhler"),
    ("re", "Re"),
    ("kontra", "Kontra"),
];
