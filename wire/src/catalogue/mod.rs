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
pub use doko_proto::options::Text;

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

/// Writes the entries of a section: title and text in each language, then the
/// sources and the options.
macro_rules! entries {
    ($(
        $name:ident {
            de: $title_de:literal, $text_de:literal;
            en: $title_en:literal, $text_en:literal;
            from: [$($of:ident $($how:ident)? $($place:literal)*),+ $(,)?];
            options: [$($option:literal),* $(,)?];
        }
    )+) => {
        $(pub(super) static $name: Entry = Entry {
            title: Text { de: $title_de, en: $title_en },
            text: Text { de: $text_de, en: $text_en },
            sources: &[$(source!($of $($how)? $($place)*)),+],
            options: &[$($option),*],
        };)+
    };
}

#[macro_use]
mod source;

mod announcement;
mod armut;
mod auction;
mod card;
mod claim;
mod follow;
mod hochzeit;
mod list;
mod model;
mod penalty;
mod schweine;
mod scoring;
mod special;
mod trick;
mod trump;
mod vectors;
mod vorbehalt;
mod winning;

pub use source::Source;
pub use vectors::vectors;

/// What the catalogue says about `rule`.
#[must_use]
#[expect(clippy::too_many_lines, reason = "a table: one line for each rule")]
pub const fn entry(rule: Rule) -> &'static Entry {
    match rule {
        Rule::Mod1 => &model::MOD_1,
        Rule::Mod2 => &model::MOD_2,
        Rule::Mod3 => &model::MOD_3,
        Rule::Mod4 => &model::MOD_4,
        Rule::Mod5 => &model::MOD_5,
        Rule::Mod6 => &model::MOD_6,
        Rule::Card1 => &card::CARD_1,
        Rule::Card2 => &card::CARD_2,
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
        Rule::Trump5 => &trump::TRUMP_5,
        Rule::Trump6 => &trump::TRUMP_6,
        Rule::Trump7 => &trump::TRUMP_7,
        Rule::Trump8 => &trump::TRUMP_8,
        Rule::Trump9 => &trump::TRUMP_9,
        Rule::Trump10 => &trump::TRUMP_10,
        Rule::Trump11 => &trump::TRUMP_11,
        Rule::Trump12 => &trump::TRUMP_12,
        Rule::Trump13 => &trump::TRUMP_13,
        Rule::Trump14 => &trump::TRUMP_14,
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
        Rule::Vorb6 => &vorbehalt::VORB_6,
        Rule::Vorb7 => &vorbehalt::VORB_7,
        Rule::Vorb8 => &vorbehalt::VORB_8,
        Rule::Vorb9 => &vorbehalt::VORB_9,
        Rule::Vorb10 => &vorbehalt::VORB_10,
        Rule::Vorb11 => &vorbehalt::VORB_11,
        Rule::Vorb12 => &vorbehalt::VORB_12,
        Rule::Vorb13 => &vorbehalt::VORB_13,
        Rule::Auc1 => &auction::AUC_1,
        Rule::Auc2 => &auction::AUC_2,
        Rule::Auc3 => &auction::AUC_3,
        Rule::Auc4 => &auction::AUC_4,
        Rule::Arm1 => &armut::ARM_1,
        Rule::Arm2 => &armut::ARM_2,
        Rule::Arm3 => &armut::ARM_3,
        Rule::Arm4 => &armut::ARM_4,
        Rule::Arm5 => &armut::ARM_5,
        Rule::Arm6 => &armut::ARM_6,
        Rule::Arm7 => &armut::ARM_7,
        Rule::Arm8 => &armut::ARM_8,
        Rule::Arm9 => &armut::ARM_9,
        Rule::Arm10 => &armut::ARM_10,
        Rule::Arm11 => &armut::ARM_11,
        Rule::Throw1 => &armut::THROW_1,
        Rule::Throw2 => &armut::THROW_2,
        Rule::Throw3 => &armut::THROW_3,
        Rule::Throw4 => &armut::THROW_4,
        Rule::Throw5 => &armut::THROW_5,
        Rule::Wed1 => &hochzeit::WED_1,
        Rule::Wed2 => &hochzeit::WED_2,
        Rule::Wed3 => &hochzeit::WED_3,
        Rule::Wed4 => &hochzeit::WED_4,
        Rule::Wed5 => &hochzeit::WED_5,
        Rule::Wed6 => &hochzeit::WED_6,
        Rule::Wed7 => &hochzeit::WED_7,
        Rule::Wed8 => &hochzeit::WED_8,
        Rule::Wed9 => &hochzeit::WED_9,
        Rule::Wed10 => &hochzeit::WED_10,
        Rule::Wed11 => &hochzeit::WED_11,
        Rule::Still1 => &hochzeit::STILL_1,
        Rule::Still2 => &hochzeit::STILL_2,
        Rule::Still3 => &hochzeit::STILL_3,
        Rule::Still4 => &hochzeit::STILL_4,
        Rule::Schw1 => &schweine::SCHW_1,
        Rule::Schw2 => &schweine::SCHW_2,
        Rule::Schw3 => &schweine::SCHW_3,
        Rule::Schw4 => &schweine::SCHW_4,
        Rule::Schw5 => &schweine::SCHW_5,
        Rule::Schw6 => &schweine::SCHW_6,
        Rule::Schw7 => &schweine::SCHW_7,
        Rule::Schw8 => &schweine::SCHW_8,
        Rule::Schw9 => &schweine::SCHW_9,
        Rule::Schw10 => &schweine::SCHW_10,
        Rule::Schw11 => &schweine::SCHW_11,
        Rule::Schw12 => &schweine::SCHW_12,
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
        Rule::Ann12 => &announcement::ANN_12,
        Rule::Ann13 => &announcement::ANN_13,
        Rule::Ann14 => &announcement::ANN_14,
        Rule::Ann15 => &announcement::ANN_15,
        Rule::Ann16 => &announcement::ANN_16,
        Rule::Ann17 => &announcement::ANN_17,
        Rule::Ann18 => &announcement::ANN_18,
        Rule::Ann19 => &announcement::ANN_19,
        Rule::Ann20 => &announcement::ANN_20,
        Rule::Ann21 => &announcement::ANN_21,
        Rule::Ann22 => &announcement::ANN_22,
        Rule::Ann23 => &announcement::ANN_23,
        Rule::Ann24 => &announcement::ANN_24,
        Rule::Claim1 => &claim::CLAIM_1,
        Rule::Claim2 => &claim::CLAIM_2,
        Rule::Claim3 => &claim::CLAIM_3,
        Rule::Claim4 => &claim::CLAIM_4,
        Rule::Claim5 => &claim::CLAIM_5,
        Rule::Claim6 => &claim::CLAIM_6,
        Rule::Claim7 => &claim::CLAIM_7,
        Rule::Claim8 => &claim::CLAIM_8,
        Rule::Claim9 => &claim::CLAIM_9,
        Rule::Claim10 => &claim::CLAIM_10,
        Rule::Claim11 => &claim::CLAIM_11,
        Rule::Win1 => &winning::WIN_1,
        Rule::Win2 => &winning::WIN_2,
        Rule::Win3 => &winning::WIN_3,
        Rule::Win4 => &winning::WIN_4,
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
        Rule::Score18 => &scoring::SCORE_18,
        Rule::Score19 => &scoring::SCORE_19,
        Rule::Score20 => &scoring::SCORE_20,
        Rule::Score21 => &scoring::SCORE_21,
        Rule::Score22 => &scoring::SCORE_22,
        Rule::Score23 => &scoring::SCORE_23,
        Rule::Score24 => &special::SCORE_24,
        Rule::Score25 => &special::SCORE_25,
        Rule::Score26 => &special::SCORE_26,
        Rule::Score27 => &special::SCORE_27,
        Rule::Score28 => &special::SCORE_28,
        Rule::Score29 => &special::SCORE_29,
        Rule::Score30 => &special::SCORE_30,
        Rule::Score31 => &special::SCORE_31,
        Rule::Score32 => &special::SCORE_32,
        Rule::Score33 => &special::SCORE_33,
        Rule::Score34 => &special::SCORE_34,
        Rule::Score35 => &special::SCORE_35,
        Rule::Score36 => &special::SCORE_36,
        Rule::Score37 => &special::SCORE_37,
        Rule::Score38 => &special::SCORE_38,
        Rule::Score39 => &scoring::SCORE_39,
        Rule::Score40 => &scoring::SCORE_40,
        Rule::Score41 => &scoring::SCORE_41,
        Rule::Score42 => &scoring::SCORE_42,
        Rule::Score43 => &scoring::SCORE_43,
        Rule::Score44 => &scoring::SCORE_44,
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
        Rule::Pen14 => &penalty::PEN_14,
        Rule::List1 => &list::LIST_1,
        Rule::List2 => &list::LIST_2,
        Rule::List3 => &list::LIST_3,
        Rule::List4 => &list::LIST_4,
        Rule::List5 => &list::LIST_5,
        Rule::List6 => &list::LIST_6,
        Rule::List7 => &list::LIST_7,
        Rule::List8 => &list::LIST_8,
        Rule::List9 => &list::LIST_9,
        Rule::List10 => &list::LIST_10,
        Rule::List11 => &list::LIST_11,
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

/// What an answer under the rule set of this name cites for `rule`: the source
/// of that rule set, or else, since options may be overridden, where the rule
/// comes from.
#[must_use]
pub fn cited(rule: Rule, rule_set: &str) -> Option<&'static Source> {
    source(rule, rule_set).or_else(|| entry(rule).sources.first())
}

#[cfg(test)]
mod tests;
