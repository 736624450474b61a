//! The catalogue: what each [`Rule`] says, in words for people.
//!
//! The engine says which rule decided; here is what that rule is called, what
//! it says in German and in English, where each rule set has it from and which
//! options of a rule set touch it. The texts describe the rule sets that are
//! served; a fact about a particular game is not part of them.
//!
//! A rule is added in three places, and the compiler asks for all of them: the
//! engine's list, an entry in the file of its section, an arm in [`entry`].

use doko_engine::Rule;

/// What the catalogue says about one rule.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Entry {
    /// A name of a few words.
    pub title: Text,
    /// What the rule says.
    pub text: Text,
    /// Where the rule stands: one source for each rule set that it belongs to.
    pub sources: &'static [Source],
    /// The options of a rule set that change what the rule says.
    pub options: &'static [&'static str],
}

/// The same words in each language.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Text {
    /// German.
    pub de: &'static str,
    /// English. The words of the game stay German, as in the glossary.
    pub en: &'static str,
}

/// Where a rule set has a rule from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Source {
    /// The name of the rule set.
    pub rule_set: &'static str,
    /// The edition of the text that is cited.
    pub edition: &'static str,
    /// The paragraph, as one cites it in German.
    pub citation: &'static str,
}

impl Source {
    /// A paragraph of the tournament rules of the Deutscher Doppelkopf-Verband.
    const fn tournament(citation: &'static str) -> Self {
        Self {
            rule_set: "ddv-tsr",
            edition: "2026-02-21",
            citation,
        }
    }

    /// A paragraph of the tournament rules by which the Dokoland league goes,
    /// since its own page is silent. The numbers are those of this edition.
    const fn league_by_tournament(citation: &'static str) -> Self {
        Self {
            rule_set: "dokoland-liga",
            edition: "2026-02-21",
            citation,
        }
    }

    /// The page of the Dokoland league.
    const fn league(citation: &'static str) -> Self {
        Self {
            rule_set: "dokoland-liga",
            edition: "2011",
            citation,
        }
    }
}

/// The sources of a rule, from the paragraph of the tournament rules and from
/// what the league's page has on it.
macro_rules! sources {
    (both $paragraph:literal) => {
        &[
            Source::tournament(concat!("TSR ", $paragraph)),
            Source::league_by_tournament(concat!("nach TSR ", $paragraph)),
        ]
    };
    (both $paragraph:literal, wiki $($section:literal)?) => {
        &[
            Source::tournament(concat!("TSR ", $paragraph)),
            Source::league(concat!("Turnierspielregeln (Dokoland-Wiki)" $(, ", ", $section)?)),
        ]
    };
    (tournament $paragraph:literal, wiki $section:literal) => {
        &[Source::tournament(concat!(
            "TSR ", $paragraph, "; Turnierspielregeln (Dokoland-Wiki), ", $section,
        ))]
    };
    (tournament $paragraph:literal) => {
        &[Source::tournament(concat!("TSR ", $paragraph))]
    };
    (league wiki $($section:literal)?) => {
        &[Source::league(concat!("Turnierspielregeln (Dokoland-Wiki)" $(, ", ", $section)?))]
    };
}

/// Writes the entries of a section: title and text in each language, then the
/// sources and the options.
macro_rules! entries {
    ($(
        $name:ident {
            de: $title_de:literal, $text_de:literal;
            en: $title_en:literal, $text_en:literal;
            from: [$($source:tt)+];
            options: [$($option:literal),* $(,)?];
        }
    )+) => {
        $(pub(super) static $name: Entry = Entry {
            title: Text { de: $title_de, en: $title_en },
            text: Text { de: $text_de, en: $text_en },
            sources: sources!($($source)+),
            options: &[$($option),*],
        };)+
    };
}

mod announcement;
mod card;
mod claim;
mod follow;
mod hochzeit;
mod list;
mod model;
mod penalty;
mod scoring;
mod special;
mod trick;
mod trump;
mod vorbehalt;
mod winning;

/// What the catalogue says about `rule`.
#[must_use]
pub const fn entry(rule: Rule) -> &'static Entry {
    match rule {
        Rule::Mod1 => &model::MOD_1,
        Rule::Mod2 => &model::MOD_2,
        Rule::Mod3 => &model::MOD_3,
        Rule::Mod4 => &model::MOD_4,
        Rule::Mod5 => &model::MOD_5,
        Rule::Mod6 => &model::MOD_6,
        Rule::Card1 => &card::CARD_1,
        Rule::Card3 => &card::CARD_3,
        Rule::Card4 => &card::CARD_4,
        Rule::Card5 => &card::CARD_5,
        Rule::Card6 => &card::CARD_6,
        Rule::Card7 => &card::CARD_7,
        Rule::Card8 => &card::CARD_8,
        Rule::Card9 => &card::CARD_9,
        Rule::Trump1 => &trump::TRUMP_1,
        Rule::Trump2 => &trump::TRUMP_2,
        Rule::Trump3 => &trump::TRUMP_3,
        Rule::Trump4 => &trump::TRUMP_4,
        Rule::Trump6 => &trump::TRUMP_6,
        Rule::Trump7 => &trump::TRUMP_7,
        Rule::Trump9 => &trump::TRUMP_9,
        Rule::Trump10 => &trump::TRUMP_10,
        Rule::Follow1 => &follow::FOLLOW_1,
        Rule::Follow2 => &follow::FOLLOW_2,
        Rule::Follow3 => &follow::FOLLOW_3,
        Rule::Follow4 => &follow::FOLLOW_4,
        Rule::Follow5 => &follow::FOLLOW_5,
        Rule::Follow6 => &follow::FOLLOW_6,
        Rule::Trick1 => &trick::TRICK_1,
        Rule::Trick2 => &trick::TRICK_2,
        Rule::Trick3 => &trick::TRICK_3,
        Rule::Lead1 => &trick::LEAD_1,
        Rule::Lead2 => &trick::LEAD_2,
        Rule::Lead3 => &trick::LEAD_3,
        Rule::Vorb1 => &vorbehalt::VORB_1,
        Rule::Vorb2 => &vorbehalt::VORB_2,
        Rule::Vorb3 => &vorbehalt::VORB_3,
        Rule::Vorb4 => &vorbehalt::VORB_4,
        Rule::Vorb5 => &vorbehalt::VORB_5,
        Rule::Vorb8 => &vorbehalt::VORB_8,
        Rule::Vorb9 => &vorbehalt::VORB_9,
        Rule::Vorb10 => &vorbehalt::VORB_10,
        Rule::Vorb11 => &vorbehalt::VORB_11,
        Rule::Vorb12 => &vorbehalt::VORB_12,
        Rule::Vorb13 => &vorbehalt::VORB_13,
        Rule::Throw4 => &vorbehalt::THROW_4,
        Rule::Wed1 => &hochzeit::WED_1,
        Rule::Wed2 => &hochzeit::WED_2,
        Rule::Wed7 => &hochzeit::WED_7,
        Rule::Wed8 => &hochzeit::WED_8,
        Rule::Wed9 => &hochzeit::WED_9,
        Rule::Wed10 => &hochzeit::WED_10,
        Rule::Wed11 => &hochzeit::WED_11,
        Rule::Still1 => &hochzeit::STILL_1,
        Rule::Still2 => &hochzeit::STILL_2,
        Rule::Still3 => &hochzeit::STILL_3,
        Rule::Still4 => &hochzeit::STILL_4,
        Rule::Ann1 => &announcement::ANN_1,
        Rule::Ann2 => &announcement::ANN_2,
        Rule::Ann3 => &announcement::ANN_3,
        Rule::Ann4 => &announcement::ANN_4,
        Rule::Ann5 => &announcement::ANN_5,
        Rule::Ann6 => &announcement::ANN_6,
        Rule::Ann7 => &announcement::ANN_7,
        Rule::Ann8 => &announcement::ANN_8,
        Rule::Ann9 => &announcement::ANN_9,
        Rule::Ann10 => &announcement::ANN_10,
        Rule::Ann11 => &announcement::ANN_11,
        Rule::Ann13 => &announcement::ANN_13,
        Rule::Ann14 => &announcement::ANN_14,
        Rule::Ann15 => &announcement::ANN_15,
        Rule::Ann16 => &announcement::ANN_16,
        Rule::Ann18 => &announcement::ANN_18,
        Rule::Ann20 => &announcement::ANN_20,
        Rule::Ann22 => &announcement::ANN_22,
        Rule::Claim1 => &claim::CLAIM_1,
        Rule::Claim2 => &claim::CLAIM_2,
        Rule::Claim3 => &claim::CLAIM_3,
        Rule::Claim4 => &claim::CLAIM_4,
        Rule::Claim5 => &claim::CLAIM_5,
        Rule::Claim7 => &claim::CLAIM_7,
        Rule::Claim8 => &claim::CLAIM_8,
        Rule::Claim9 => &claim::CLAIM_9,
        Rule::Claim10 => &claim::CLAIM_10,
        Rule::Win1 => &winning::WIN_1,
        Rule::Win2 => &winning::WIN_2,
        Rule::Win3 => &winning::WIN_3,
        Rule::Win5 => &winning::WIN_5,
        Rule::Win6 => &winning::WIN_6,
        Rule::Win7 => &winning::WIN_7,
        Rule::Win8 => &winning::WIN_8,
        Rule::Score1 => &scoring::SCORE_1,
        Rule::Score2 => &scoring::SCORE_2,
        Rule::Score3 => &scoring::SCORE_3,
        Rule::Score4 => &scoring::SCORE_4,
        Rule::Score5 => &scoring::SCORE_5,
        Rule::Score6 => &scoring::SCORE_6,
        Rule::Score7 => &scoring::SCORE_7,
        Rule::Score8 => &scoring::SCORE_8,
        Rule::Score9 => &scoring::SCORE_9,
        Rule::Score10 => &scoring::SCORE_10,
        Rule::Score11 => &scoring::SCORE_11,
        Rule::Score12 => &scoring::SCORE_12,
        Rule::Score13 => &scoring::SCORE_13,
        Rule::Score14 => &scoring::SCORE_14,
        Rule::Score15 => &scoring::SCORE_15,
        Rule::Score16 => &scoring::SCORE_16,
        Rule::Score17 => &scoring::SCORE_17,
        Rule::Score24 => &special::SCORE_24,
        Rule::Score25 => &special::SCORE_25,
        Rule::Score28 => &special::SCORE_28,
        Rule::Score32 => &special::SCORE_32,
        Rule::Score34 => &special::SCORE_34,
        Rule::Score36 => &special::SCORE_36,
        Rule::Score38 => &special::SCORE_38,
        Rule::Score39 => &scoring::SCORE_39,
        Rule::Score40 => &scoring::SCORE_40,
        Rule::Score41 => &scoring::SCORE_41,
        Rule::Score43 => &scoring::SCORE_43,
        Rule::Pen1 => &penalty::PEN_1,
        Rule::Pen2 => &penalty::PEN_2,
        Rule::Pen3 => &penalty::PEN_3,
        Rule::Pen4 => &penalty::PEN_4,
        Rule::Pen5 => &penalty::PEN_5,
        Rule::Pen6 => &penalty::PEN_6,
        Rule::Pen7 => &penalty::PEN_7,
        Rule::Pen8 => &penalty::PEN_8,
        Rule::Pen9 => &penalty::PEN_9,
        Rule::Pen10 => &penalty::PEN_10,
        Rule::Pen11 => &penalty::PEN_11,
        Rule::Pen12 => &penalty::PEN_12,
        Rule::Pen13 => &penalty::PEN_13,
        Rule::List1 => &list::LIST_1,
        Rule::List2 => &list::LIST_2,
        Rule::List3 => &list::LIST_3,
        Rule::List4 => &list::LIST_4,
        Rule::List5 => &list::LIST_5,
        Rule::List6 => &list::LIST_6,
        Rule::List7 => &list::LIST_7,
        Rule::List10 => &list::LIST_10,
    }
}

/// Where the rule set of this name has `rule` from; `None` if the rule does
/// not belong to it.
#[must_use]
pub fn source(rule: Rule, rule_set: &str) -> Option<&'static Source> {
    entry(rule)
        .sources
        .iter()
        .find(|source| source.rule_set == rule_set)
}

#[cfg(test)]
mod tests {
    use super::{entry, source};
    use doko_engine::Rule;

    /// The options that a rule set can have.
    const OPTIONS: &str = "\
        ann.absage_requires ann.counter ann.earliest ann.max ann.per_party_max ann.pflicht \
        ann.reply_extra ann.skip_absagen ann.skip_ansage armut armut.fox_counts \
        armut.max_trumps armut.push armut.report_trumps armut.return armut.second_armut bock \
        claim deal.packets deck.nines dulle_tie dulle_tie_with_schweine dullen feigheit \
        genscher hochzeit.limit hochzeit.own_trick_decides hochzeit.selectors \
        hochzeit.silent list.games list.redeal_after penalties pflichtsolo pflichtsolo.kind \
        pflichtsolo.offer schweine.above schweine.contracts schweine.count \
        schweine.implies_ansage schweine.mode score.against_points score.ansage \
        score.base_at_120_120 score.counting score.failed_absage score.floor_zero \
        score.gegen_die_alten score.karlchen_only_by score.per_card score.solo_multiplier \
        score.solo_point score.solo_point_in score.sonder score.sonder_doubled \
        score.sonder_in_solo solo.conflict solo.lead solos table.players throw \
        throw_before_solo vorbehalt.order win.schwarz_by win.strict_ansage win.tie_120";

    #[test]
    fn every_rule_has_words_in_both_languages() {
        for rule in Rule::ALL {
            let entry = entry(rule);
            for words in [entry.title, entry.text] {
                for words in [words.de, words.en] {
                    assert!(!words.trim().is_empty(), "{rule} lacks words");
                    assert!(!words.contains("  "), "{rule}: two blanks in {words:?}");
                }
            }
            for words in [entry.text.de, entry.text.en] {
                assert!(
                    words.ends_with(['.', '?']),
                    "{rule}: {words:?} is no sentence"
                );
            }
            for words in [entry.title.de, entry.title.en] {
                assert!(
                    words.split(' ').count() <= 5,
                    "{rule}: {words:?} is no title"
                );
            }
        }
    }

    #[test]
    fn every_rule_has_an_entry_of_its_own() {
        for (place, rule) in Rule::ALL.into_iter().enumerate() {
            for other in Rule::ALL.into_iter().skip(place + 1) {
                assert_ne!(entry(rule).title, entry(other).title, "{rule} and {other}");
                assert_ne!(entry(rule).text, entry(other).text, "{rule} and {other}");
            }
        }
    }

    #[test]
    fn every_rule_belongs_to_a_rule_set_and_says_where_it_stands() {
        for rule in Rule::ALL {
            assert!(!entry(rule).sources.is_empty(), "{rule} has no source");
            for given in entry(rule).sources {
                assert_eq!(
                    source(rule, given.rule_set),
                    Some(given),
                    "{rule} has two sources"
                );
            }
        }
        assert_eq!(source(Rule::Follow2, "no-such-rule-set"), None);
    }

    #[test]
    fn a_rule_has_no_source_in_a_rule_set_without_it() {
        for rule in [Rule::List1, Rule::Vorb3, Rule::Vorb10, Rule::Vorb11] {
            assert_eq!(source(rule, "dokoland-liga"), None, "{rule}");
        }
        for rule in [Rule::List5, Rule::Vorb5] {
            assert_eq!(source(rule, "ddv-tsr"), None, "{rule}");
        }
    }

    #[test]
    fn a_citation_names_the_paragraph_or_the_page() {
        let citation = |rule, rule_set| source(rule, rule_set).map(|source| source.citation);
        assert_eq!(citation(Rule::Follow2, "ddv-tsr"), Some("TSR 5.2.2"));
        assert_eq!(
            citation(Rule::Follow2, "dokoland-liga"),
            Some("nach TSR 5.2.2")
        );
        assert_eq!(
            citation(Rule::Lead2, "dokoland-liga"),
            Some("Turnierspielregeln (Dokoland-Wiki), Soli"),
        );
    }

    #[test]
    fn options_are_known_ones() {
        for rule in Rule::ALL {
            for option in entry(rule).options {
                assert!(
                    OPTIONS.split(' ').any(|known| known == *option),
                    "{rule} names {option}"
                );
            }
        }
    }
}
