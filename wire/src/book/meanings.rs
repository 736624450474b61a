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
                format!("{}: {value}.", decides(language, &it.text))
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
    meaning.map_or("", |it| decides(language, &it.text))
}

fn decides(language: Language, text: &Text) -> &'static str {
    texts::of(language, text).trim_end_matches('.')
}

/// What an option decides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meaning {
    pub(super) option: &'static str,
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
        "Ob das Blatt Neunen hat.",
        "Whether the deck has nines.", [Card2, Card1];
    "deal.packets":
        "In welchen Päckchen gegeben wird.",
        "In which packets the cards are dealt.", [Card6];
    "dulle_tie":
        "Welche von zwei ♥10 im selben Stich höher ist.",
        "Which of two tens of hearts in one trick ranks higher.", [Trump11, Trump10];
    "solos":
        "Welche Soli es gibt.",
        "Which soli exist.", [Trump7];
    "solo.lead":
        "Wer im angesagten Solo zum ersten Stich ausspielt.",
        "Who leads the first trick of an announced solo.", [Lead2];
    "solo.conflict":
        "Wer spielt, wenn mehrere ein Solo wollen.",
        "Who plays when several want a solo.", [Auc1, Vorb3, Vorb5, Vorb6];
    "pflichtsolo":
        "Wie viele Pflichtsoli jeder in einer Liste spielt.",
        "How many Pflichtsoli each player owes the list.", [List1, List5, List9];
    "vorbehalt.order":
        "Welcher Vorbehalt welchem vorgeht.",
        "Which Vorbehalt goes before which.", [Vorb3, Vorb5, Vorb6, Vorb7];
    "hochzeit.selectors":
        "Mit welchem Stich ein Hochzeiter seinen Partner suchen darf.",
        "By which trick a Hochzeiter may look for the partner.", [Wed3, Wed2];
    "hochzeit.limit":
        "Bis zu welchem Stich sich eine Hochzeit klären kann.",
        "The last trick that can settle a Hochzeit.", [Wed6, Wed2];
    "hochzeit.own_trick_decides":
        "Was gilt, wenn der Hochzeiter einen passenden Stich selbst macht.",
        "What a matching trick of the Hochzeiter’s own means.", [Wed5, Wed2];
    "hochzeit.silent":
        "Ob es eine stille Hochzeit gibt.",
        "Whether there is a stille Hochzeit.", [Still1];
    "schweine.mode":
        "Ob und wann Schweine angemeldet werden.",
        "Whether and when Schweine are declared.", [Schw2];
    "schweine.implies_ansage":
        "Ob mit Schweinen zugleich Re oder Kontra angesagt ist.",
        "Whether Schweine announce Re or Kontra too.", [Schw3];
    "schweine.contracts":
        "In welchen Spielen es Schweine gibt.",
        "In which contracts Schweine exist.", [Schw5];
    "armut":
        "Ob es eine Armut gibt und was aus ihr wird.",
        "Whether there is an Armut, and what it leads to.", [Arm2, Throw4];
    "armut.max_trumps":
        "Wie viele Trümpfe eine Armut höchstens hat.",
        "The most trumps of an Armut hand.", [Arm1];
    "armut.push":
        "Was der Arme schiebt.",
        "What the poor player pushes.", [Arm4];
    "armut.second_armut":
        "Was aus mehreren Armuten wird.",
        "What several Armuten lead to.", [Arm3];
    "throw":
        "Mit welchem Blatt man schmeißen darf.",
        "With which hands one may throw in.", [Throw2, Throw4];
    "ann.counter":
        "Was die Fristen der Ansagen zählen.",
        "What the limits of announcements count.", [Ann12, Ann11];
    "ann.max":
        "Nach wie vielen Karten oder Stichen jede Ansage noch rechtzeitig ist.",
        "After how many cards or tricks each announcement is still in time.", [Ann12, Ann11];
    "ann.earliest":
        "Ab wann angesagt werden darf.",
        "From when on announcements may be made.", [Ann2];
    "ann.reply_extra":
        "Ob eine Erwiderung länger Zeit hat.",
        "Whether an Erwiderung has more time.", [Ann15, Ann17];
    "ann.skip_absagen":
        "Ob Absagen übersprungen werden dürfen.",
        "Whether Absagen may be skipped.", [Ann8];
    "ann.skip_ansage":
        "Ob Re oder Kontra übersprungen werden darf.",
        "Whether Re or Kontra may be skipped.", [Ann9];
    "ann.absage_requires":
        "Wessen Ansage eine Absage braucht.",
        "Whose Ansage an Absage needs.", [Ann7];
    "win.tie_120":
        "Wann Kontra 121 Augen braucht.",
        "When Kontra needs 121 Augen.", [Win4, Win3];
    "win.schwarz_by":
        "Ob schwarz nach Stichen oder nach Augen gilt.",
        "Whether schwarz goes by tricks or by Augen.", [Win5];
    "score.ansage":
        "Was Re und Kontra zählen.",
        "What Re and Kontra are worth.", [Score19, Score6];
    "score.sonder_doubled":
        "Ob Sonderpunkte mitverdoppelt werden.",
        "Whether special points are doubled too.", [Score20];
    "score.against_points":
        "Ob 120 Augen gegen keine 90 und so weiter zählen.",
        "Whether 120 Augen against keine 90 and so on count.", [Score10, Score21, Score23];
    "score.gegen_die_alten":
        "Ob ein Sieg gegen die Alten zählt.",
        "Whether winning against the Alten counts.", [Score32];
    "score.sonder":
        "Welche Sonderpunkte es gibt.",
        "Which special points exist.", [Score24];
    "score.sonder_in_solo":
        "In welchen Soli Sonderpunkte zählen.",
        "In which soli special points count.", [Score34];
    "score.solo_point":
        "Wie viele Punkte ein Solo für sich zählt.",
        "How many points a solo is worth by itself.", [Score33];
    "score.solo_multiplier":
        "Wie viel vom Spielwert der Solist schreibt.",
        "How many times the value the soloist scores.", [Score40];
    "claim":
        "Wer ein Spiel abkürzen darf.",
        "Who may shorten a game.", [Claim1];
    "penalties":
        "Welche Strafen es gibt.",
        "Which penalties there are.", [Pen9];
    "list.games":
        "Wie viele Spiele eine Liste hat.",
        "How many games a list has.", [List1, List5, List9];
    "list.redeal_after":
        "Nach welchem Spiel derselbe noch einmal gibt.",
        "After which game the same player deals again.", [List3, List5, List11];
    "dullen":
        "Ob die ♥10 die höchsten Trümpfe sind.",
        "Whether the tens of hearts are the highest trumps.", [Trump1];
    "dulle_tie_with_schweine":
        "Welche ♥10 höher ist, solange Schweine angemeldet sind.",
        "Which ten of hearts ranks higher while Schweine stand declared.", [];
    "schweine.above":
        "Welche Paare noch über den Schweinen stehen.",
        "Which pairs rank above the Schweine.", [];
    "schweine.count":
        "Wie viele der angemeldeten Schweine oben stehen.",
        "How many of the declared Schweine rank on top.", [Trump8];
    "armut.fox_counts":
        "Ob der Fuchs bei der Armut als Trumpf zählt.",
        "Whether the Fuchs counts as a trump for the Armut.", [Arm1];
    "armut.return":
        "Was bei der Armut zurückgegeben wird.",
        "What is given back in an Armut.", [Arm7];
    "armut.report_trumps":
        "Ob gesagt wird, wie viele Trümpfe zurückgehen.",
        "Whether the number of returned trumps is told.", [Arm7];
    "throw_before_solo":
        "Ob Schmeißen einem Solo vorgeht.",
        "Whether throwing in ranks above a solo.", [Throw1];
    "genscher":
        "Ob es einen Genscher gibt.",
        "Whether there is a Genscher.", [];
    "ann.pflicht":
        "Ob ein reicher erster Stich zu einer Ansage verpflichtet.",
        "Whether a rich first trick obliges to an announcement.", [];
    "ann.per_party_max":
        "Ob Re und Kontra eigene Fristen haben.",
        "Whether Re and Kontra have limits of their own.", [];
    "win.strict_ansage":
        "Ob die eigene Ansage zu 121 Augen verpflichtet.",
        "Whether one’s own Ansage obliges to 121 Augen.", [];
    "feigheit":
        "Ab wie vielen nicht angesagten Stufen der Sieg gegen die Sieger zählt.",
        "From how many unannounced levels on a win counts against the winners.", [];
    "score.failed_absage":
        "Was eine verfehlte Absage den Siegern bringt.",
        "What a failed Absage earns the winners.", [];
    "score.base_at_120_120":
        "Ob der Sieg bei 120 zu 120 einen Punkt zählt.",
        "Whether winning at 120 to 120 is worth the point.", [];
    "score.floor_zero":
        "Ob ein gewonnenes Spiel weniger als null zählen kann.",
        "Whether a game won can count less than nothing.", [Score17];
    "score.per_card":
        "Ob Fuchs und Karlchen, im letzten Stich gefangen, je Karte zählen.",
        "Whether Fuchs and Karlchen caught in the last trick count by card.", [];
    "score.karlchen_only_by":
        "Womit ein Karlchen gefangen werden kann.",
        "What may catch a Karlchen.", [];
    "score.solo_point_in":
        "In welchen Soli der Solopunkt zählt.",
        "Which soli earn the solo point.", [Score33];
    "score.counting":
        "Ob plus, minus oder beides geschrieben wird.",
        "Whether gains, losses or both are written down.", [Score39];
    "bock":
        "Ob und wann Bockrunden gespielt werden.",
        "Whether and when Bock rounds are played.", [];
    "table.players":
        "Wie viele am Tisch sitzen.",
        "How many players sit at the table.", [];
    "pflichtsolo.kind":
        "Von welcher Art die Pflichtsoli sein müssen.",
        "Of which kind the Pflichtsoli must be.", [];
    "pflichtsolo.offer":
        "Ob ein vorgeführtes Solo erst den anderen angeboten wird.",
        "Whether a Vorführung is offered to the others first.", [];
}
