//! Citations of rules: where a rule is written down in the rule set at hand.

use doko_engine::{Reason, Rule};
use doko_proto::v1;

use super::Scribe;
use super::arguments::argument;
use crate::book::has;
use crate::texts::Sentence;
use crate::values::Value;
use crate::{catalogue, texts};

/// The rules that are what they are because of the value of one option, and
/// that option. Other rules may be touched by options, too; these *are* a value.
const BY_OPTION: &[(Rule, &str)] = &[
    (Rule::Card2, "deck.nines"),
    (Rule::Card6, "deal.packets"),
    (Rule::Trump7, "solos"),
    (Rule::Trump8, "schweine.mode"),
    (Rule::Trump10, "dulle_tie"),
    (Rule::Trump11, "dulle_tie"),
    (Rule::Trump14, "solos"),
    (Rule::Lead2, "solo.lead"),
    (Rule::Vorb3, "vorbehalt.order"),
    (Rule::Vorb5, "vorbehalt.order"),
    (Rule::Vorb6, "vorbehalt.order"),
    (Rule::Vorb7, "vorbehalt.order"),
    (Rule::Vorb11, "pflichtsolo"),
    (Rule::Auc1, "solo.conflict"),
    (Rule::Auc2, "solo.conflict"),
    (Rule::Auc3, "solo.conflict"),
    (Rule::Auc4, "solo.conflict"),
    (Rule::Arm1, "armut.max_trumps"),
    (Rule::Arm2, "armut"),
    (Rule::Arm3, "armut.second_armut"),
    (Rule::Arm4, "armut.push"),
    (Rule::Arm6, "armut"),
    (Rule::Arm7, "armut.return"),
    (Rule::Throw1, "throw"),
    (Rule::Throw2, "throw"),
    (Rule::Throw3, "throw"),
    (Rule::Throw5, "throw"),
    (Rule::Wed2, "hochzeit.selectors"),
    (Rule::Wed3, "hochzeit.selectors"),
    (Rule::Wed5, "hochzeit.own_trick"),
    (Rule::Wed6, "hochzeit.limit"),
    (Rule::Wed7, "hochzeit.limit"),
    (Rule::Still1, "hochzeit.silent"),
    (Rule::Schw1, "schweine.mode"),
    (Rule::Schw2, "schweine.mode"),
    (Rule::Schw3, "schweine.ansage"),
    (Rule::Schw5, "schweine.contracts"),
    (Rule::Schw6, "schweine.contracts"),
    (Rule::Schw9, "schweine.mode"),
    (Rule::Schw10, "schweine.mode"),
    (Rule::Schw11, "schweine.mode"),
    (Rule::Schw12, "schweine.contracts"),
    (Rule::Ann7, "ann.absage_requires"),
    (Rule::Ann8, "ann.skip_absagen"),
    (Rule::Ann9, "ann.skip_ansage"),
    (Rule::Ann11, "ann.max"),
    (Rule::Ann12, "ann.max"),
    (Rule::Ann15, "ann.reply_extra"),
    (Rule::Ann16, "ann.reply_extra"),
    (Rule::Ann17, "ann.reply_extra"),
    (Rule::Win3, "win.tie_120"),
    (Rule::Win4, "win.tie_120"),
    (Rule::Win5, "win.schwarz_by"),
    (Rule::Score6, "score.ansage"),
    (Rule::Score7, "score.ansage"),
    (Rule::Score10, "score.against_points"),
    (Rule::Score11, "score.against_points"),
    (Rule::Score17, "score.floor"),
    (Rule::Score19, "score.ansage"),
    (Rule::Score20, "score.sonder_doubling"),
    (Rule::Score24, "score.sonder"),
    (Rule::Score25, "score.sonder"),
    (Rule::Score26, "score.sonder"),
    (Rule::Score27, "score.sonder"),
    (Rule::Score28, "score.sonder"),
    (Rule::Score29, "score.sonder"),
    (Rule::Score30, "score.sonder"),
    (Rule::Score31, "score.sonder"),
    (Rule::Score32, "score.gegen_die_alten"),
    (Rule::Score33, "score.solo_point"),
    (Rule::Score39, "feigheit"),
    (Rule::Score40, "score.solo_multiplier"),
    (Rule::Score42, "bock"),
    (Rule::Score44, "score.ansage"),
    (Rule::List1, "list.games"),
    (Rule::List3, "list.redeal_after"),
    (Rule::List8, "table.players"),
];

/// The reasons that say that something does not exist here, or not yet, and the
/// option by which it does not.
const BY_REASON: &[(Reason, &str)] = &[
    (Reason::BidNotAvailable, "solo.conflict"),
    (Reason::SelectorNotAvailable, "hochzeit.selectors"),
    (Reason::ArmutNotAvailable, "armut"),
    (Reason::ThrowNotAvailable, "throw"),
    (Reason::SchweineNotAvailable, "schweine.mode"),
    (Reason::GenscherNotAvailable, "genscher"),
    (Reason::TooEarly, "ann.earliest"),
    (Reason::ClaimNotAvailable, "claim"),
    (Reason::PenaltiesNotAvailable, "penalties"),
];

/// A citation of `rule` that says what the rule says.
pub(crate) fn rule(scribe: &Scribe, cited: Rule) -> v1::RuleCitation {
    let text = scribe.text(|language| texts::rule(language, cited).to_owned());
    citation(scribe, cited, None, text.into())
}

/// A citation of `rule` as it stands in the rule set at hand.
pub(crate) fn citation(
    scribe: &Scribe,
    cited: Rule,
    why: Option<Reason>,
    said: Sentence,
) -> v1::RuleCitation {
    // A rule set that did not list what it goes by would be a book with leaves torn out.
    debug_assert!(
        has(&scribe.published, cited),
        "{cited} is cited and not listed: {}",
        scribe.published.canonical_text
    );
    let source = catalogue::cited(cited, scribe.published.cites);
    // Which Schweine there are where there are some is a matter of the rule.
    let by_rule = why == Some(Reason::SchweineNotAvailable) && cited != Rule::Trump7;
    let mut by_reason = BY_REASON.iter().filter(|_| !by_rule);
    let by_reason = by_reason.find(|(it, _)| Some(*it) == why);
    let by_option = BY_OPTION.iter().find(|(rule, _)| *rule == cited);
    let option = by_reason
        .map(|&(_, path)| path)
        .or(by_option.map(|&(_, path)| path));
    v1::RuleCitation {
        rule_id: cited.id().to_owned(),
        reason: why.map_or(0, Value::number),
        source: source.map(|it| it.citation.to_owned()).unwrap_or_default(),
        edition: source.map(|it| it.edition.to_owned()).unwrap_or_default(),
        option_path: option.map(str::to_owned).unwrap_or_default(),
        text: said.text,
        arguments: said.fillings.into_iter().map(argument).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_that_makes_a_rule_is_one_that_touches_it() {
        for (rule, path) in BY_OPTION {
            assert!(
                catalogue::entry(*rule).options.contains(path),
                "{rule}: {path}"
            );
        }
    }

    /// What a citation names as the option of a rule, under the tournament rules with
    /// Schweine.
    fn option_of(cited: Rule, why: Option<Reason>) -> String {
        let mut overrides = v1::RuleSet::default();
        overrides.set_schweine_mode(v1::SchweineMode::AtFirstFox);
        let reference = v1::RuleSetRef {
            source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
            overrides: Some(Box::new(overrides)),
            ..v1::RuleSetRef::default()
        };
        let mut problems = crate::decode::Problems::default();
        let served = crate::decode::rule_set(&mut problems, "rule_set", Some(&reference));
        let scribe = Scribe {
            published: problems.finish(served).unwrap(),
            voice: None,
        };
        citation(&scribe, cited, why, Sentence::default()).option_path
    }

    #[test]
    fn a_citation_names_the_option_of_the_reason_or_of_the_rule() {
        assert_eq!(option_of(Rule::Follow1, None), "");
        assert_eq!(option_of(Rule::Ann7, None), "ann.absage_requires");
        assert_eq!(
            option_of(Rule::Ann7, Some(Reason::TooEarly)),
            "ann.earliest"
        );
        assert_eq!(
            option_of(Rule::Ann7, Some(Reason::TooLate)),
            "ann.absage_requires"
        );
        assert_eq!(option_of(Rule::Follow1, Some(Reason::Revoke)), "");
    }

    /// Whether there are Schweine at all is a matter of the mode, and which there are where
    /// there are some is a matter of the rule.
    #[test]
    fn schweine_that_there_are_not_are_missing_by_the_mode_or_by_the_rule() {
        let missing = Some(Reason::SchweineNotAvailable);
        assert_eq!(option_of(Rule::Trump7, missing), "schweine.mode");
        assert_eq!(option_of(Rule::Schw5, missing), "schweine.contracts");
        assert_eq!(option_of(Rule::Trump7, None), "solos");
        assert_eq!(option_of(Rule::Schw5, None), "schweine.contracts");
    }
}
