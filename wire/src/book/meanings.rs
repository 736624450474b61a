//! What each option decides, and by which rule.

use doko_engine::Rule;
use doko_proto::v1;

use super::{canonical, held, words};
use crate::catalogue::{self, Source, Text};
use crate::encode::Scribe;
use crate::published;
use crate::texts::{self, Language};

/// The options one by one, in the order of `RuleSet`.
pub(super) fn options(scribe: &Scribe) -> Vec<v1::OptionDescription> {
    let published = &*scribe.published;
    let values = canonical::values(&published.message);
    let described = values.into_iter().map(|(option, value)| {
        let meaning = MEANINGS.iter().find(|it| it.option == option);
        let words = |it: &Meaning| {
            scribe.text(|language| {
                let value = words::of(language, option, &value);
                format!("{}: {value}.", texts::of(language, &it.text))
            })
        };
        let said_by = meaning.map(|it| it.said_by).unwrap_or_default();
        let touched = Rule::ALL.into_iter().filter(|&rule| {
            let touches = catalogue::entry(rule).options.contains(&option);
            touches && held::has(published, rule)
        });
        let meaning = meaning.map(words).unwrap_or_default();
        v1::OptionDescription {
            option_path: option.to_owned(),
            value,
            meaning,
            source: source(said_by, published.cites)
                .map(|it| it.citation.to_owned())
                .unwrap_or_default(),
            rule_ids: touched.map(|rule| rule.id().to_owned()).collect(),
        }
    });
    described.collect()
}

/// Where the text of the rule set `of` fixes an option: at the first of these rules
/// that it goes by.
pub(super) fn source(said_by: &[Rule], of: &str) -> Option<&'static Source> {
    let text = published::find(of, "").ok()?;
    let goes_by = |rule| held::called_for(rule, &text.rules, of) != Some(false);
    let mut rules = said_by.iter().filter(|&&rule| goes_by(rule));
    rules.find_map(|&rule| catalogue::source(rule, of))
}

/// What `option` decides, before a colon and the value.
pub(super) fn of(language: Language, option: &str) -> &'static str {
    let meaning = MEANINGS.iter().find(|it| it.option == option);
    meaning.map_or("", |it| texts::of(language, &it.text))
}

/// What an option decides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meaning {
    pub(super) option: &'static str,
    /// A name for what it decides, that reads on with a colon and the value in words.
    pub(super) text: Text,
    /// The rules that fix the value, those of a deviation first; a rule set says
    /// nothing about the option if it goes by none of them.
    pub(super) said_by: &'static [Rule],
}

/// Writes the table: option, words in each language, rules.
macro_rules! meanings {
    ($($option:literal: $de:literal, $en:literal, [$($rule:ident),*];)+) => {
        pub(super) static MEANINGS: &[Meaning] = &[$(Meaning {
            option: $option,
            text: Text { de: $de, en: $en },
            said_by: &[$(Rule::$rule),*],
        }),+];
    };
}

meanings! {
    "deck.nines":
        "Neunen im Blatt",
        "Nines in the deck", [Card2, Card1];
    "deal.packets":
        "Päckchen beim Geben",
        "Packets of the deal", [Card6];
    "dulle_tie":
        "Höhere von zwei ♥10 im selben Stich",
        "Higher of two tens of hearts in one trick", [Trump11, Trump10];
    "solos":
        "Soli, die es gibt",
        "Soli that exist", [Trump7];
    "solo.lead":
        "Im angesagten Solo spielt aus",
        "Lead in an announced solo", [Lead2];
    "solo.conflict":
        "Wollen mehrere ein Solo, spielt",
        "Precedence when several want a solo", [Auc1, Vorb3, Vorb5, Vorb6];
    "pflichtsolo":
        "Pflichtsoli jedes Spielers in einer Liste",
        "Pflichtsoli of each player in a list", [List1, List5, List9];
    "vorbehalt.order":
        "Rang der Vorbehalte",
        "Rank of the Vorbehalte", [Vorb3, Vorb5, Vorb6, Vorb7];
    "hochzeit.selectors":
        "Partnersuche in der Hochzeit",
        "Trick that finds the partner of a Hochzeiter", [Wed3, Wed2];
    "hochzeit.limit":
        "Klärung einer Hochzeit",
        "Last trick that can settle a Hochzeit", [Wed6, Wed2];
    "hochzeit.own_trick_decides":
        "Nach einem passenden Stich des Hochzeiters selbst",
        "After a matching trick of the Hochzeiter’s own", [Wed5, Wed2];
    "hochzeit.silent":
        "Stille Hochzeit",
        "Stille Hochzeit", [Still1];
    "schweine.mode":
        "Schweine",
        "Declaration of Schweine", [Schw2];
    "schweine.implies_ansage":
        "Schweine sagen Re oder Kontra an",
        "Ansage of Re or Kontra by Schweine", [Schw3];
    "schweine.contracts":
        "Spiele mit Schweinen",
        "Validity of Schweine", [Schw5];
    "armut":
        "Armut",
        "Armut", [Arm2, Throw4];
    "armut.max_trumps":
        "Höchstzahl der Trümpfe in einer Armut",
        "Most trumps of an Armut hand", [Arm1];
    "armut.push":
        "Der Arme schiebt",
        "Pushed by the poor player", [Arm4];
    "armut.second_armut":
        "Bei mehreren Armuten",
        "With several Armuten", [Arm3];
    "throw":
        "Schmeißen",
        "Throwing in", [Throw2, Throw4];
    "ann.counter":
        "Maß der Ansagefristen",
        "Counted for the limits of announcements", [Ann12, Ann11];
    "ann.max":
        "Karten oder Stiche, nach denen eine Ansage noch rechtzeitig ist",
        "Cards or tricks after which an announcement is still in time", [Ann12, Ann11];
    "ann.earliest":
        "Beginn der Ansagen",
        "Start of announcements", [Ann2];
    "ann.reply_extra":
        "Längere Frist für eine Erwiderung",
        "Longer limit for an Erwiderung", [Ann15, Ann17];
    "ann.skip_absagen":
        "Absagen dürfen übersprungen werden",
        "Skipping of Absagen", [Ann8];
    "ann.skip_ansage":
        "Re oder Kontra darf übersprungen werden",
        "Skipping of Re or Kontra", [Ann9];
    "ann.absage_requires":
        "Eine Absage setzt eine Ansage voraus",
        "Ansage that an Absage needs", [Ann7];
    "win.tie_120":
        "Kontra braucht 121 Augen",
        "121 Augen needed by Kontra", [Win4, Win3];
    "win.schwarz_by":
        "Schwarz wird entschieden",
        "Decision about schwarz", [Win5];
    "score.ansage":
        "Wert von Re und Kontra",
        "Worth of Re and Kontra", [Score19, Score6];
    "score.sonder_doubled":
        "Sonderpunkte werden mitverdoppelt",
        "Doubling of special points too", [Score20];
    "score.against_points":
        "Punkte gegen Absagen, wie 120 Augen gegen „keine 90“",
        "Points for 120 Augen against keine 90 and so on", [Score10, Score21, Score23];
    "score.gegen_die_alten":
        "Punkt „gegen die Alten“",
        "Point for winning against the Alten", [Score32];
    "score.sonder":
        "Sonderpunkte, die es gibt",
        "Special points that exist", [Score24];
    "score.sonder_in_solo":
        "Soli mit Sonderpunkten",
        "Soli with special points", [Score34];
    "score.solo_point":
        "Punkte für das Solo selbst",
        "Points for the solo itself", [Score33];
    "score.solo_multiplier":
        "Spielwert für den Solisten",
        "Value for the soloist", [Score40];
    "claim":
        "Abkürzen darf",
        "Entitled to shorten a game", [Claim1];
    "penalties":
        "Strafen",
        "Penalties", [Pen9];
    "list.games":
        "Spiele einer Liste",
        "Games of a list", [List1, List5, List9];
    "list.redeal_after":
        "Derselbe Geber gibt noch einmal",
        "Same dealer once more", [List3, List5, List11];
    "dullen":
        "♥10 als höchste Trümpfe",
        "Tens of hearts as the highest trumps", [Trump1];
    "dulle_tie_with_schweine":
        "Höhere ♥10, solange Schweine angemeldet sind",
        "Higher ten of hearts while Schweine stand declared", [];
    "schweine.above":
        "Paare über den Schweinen",
        "Pairs above the Schweine", [];
    "schweine.count":
        "Von den angemeldeten Schweinen stehen oben",
        "Declared Schweine that rank on top", [Trump8];
    "armut.fox_counts":
        "Füchse zählen bei der Armut als Trumpf",
        "Fuchs as a trump of the Armut", [Arm1];
    "armut.return":
        "In der Armut gehen zurück",
        "Given back in an Armut", [Arm7];
    "armut.report_trumps":
        "Auskunft, wie viele Trümpfe zurückgehen",
        "Word of how many trumps go back", [Arm7];
    "throw_before_solo":
        "Schmeißen geht vor Solo",
        "Precedence of throwing in over a solo", [Throw1];
    "genscher":
        "Genscher",
        "Genscher", [];
    "ann.pflicht":
        "Pflichtansage nach einem reichen ersten Stich",
        "Pflichtansage after a rich first trick", [];
    "ann.per_party_max":
        "Eigene Fristen für Re und Kontra",
        "Limits of their own for Re and Kontra", [];
    "win.strict_ansage":
        "Jede Ansage verpflichtet zu 121 Augen",
        "Duty to reach 121 Augen by one’s own Ansage", [];
    "feigheit":
        "Feigheit wird bestraft",
        "Win turned round by Feigheit", [];
    "score.failed_absage":
        "Für eine verfehlte Absage bekommen die Sieger",
        "Gain of the winners from a failed Absage", [];
    "score.base_at_120_120":
        "Punkt für den Sieg bei 120 zu 120",
        "Point for winning at 120 to 120", [];
    "score.floor_zero":
        "Ein gewonnenes Spiel kann Minuspunkte bringen",
        "Game won with less than no points", [Score17];
    "score.per_card":
        "Im letzten Stich gefangene Füchse und Karlchen zählen einzeln",
        "Count by card of Fuchs and Karlchen caught in the last trick", [];
    "score.karlchen_only_by":
        "Karlchen wird gefangen",
        "Catch of a Karlchen", [];
    "score.solo_point_in":
        "Soli mit Solopunkt",
        "Soli with the solo point", [Score33];
    "score.counting":
        "Geschriebene Punkte",
        "Points written down", [Score39];
    "bock":
        "Bockspiele",
        "Bock games", [];
    "table.players":
        "Spieler am Tisch",
        "Players at the table", [];
    "pflichtsolo.kind":
        "Art der Pflichtsoli",
        "Kind of the Pflichtsoli", [];
    "pflichtsolo.offer":
        "Die Vorführung darf den anderen angeboten werden",
        "Offer of a Vorführung to the others", [];
}
