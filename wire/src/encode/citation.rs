//! Citations of rules: where a rule is written down in the rule set at hand.

use doko_engine::{Reason, Rule};
use doko_proto::v1;

use super::Scribe;
use super::refusal::reason;
use crate::{catalogue, texts};

/// The rules that are what they are because of the value of one option, and
/// that option. Other rules may be touched by options, too; these *are* a value.
const BY_OPTION: &[(Rule, &str)] = &[
    (Rule::Trump7, "solos"),
    (Rule::Trump10, "dulle_tie"),
    (Rule::Lead2, "solo.lead"),
    (Rule::Vorb3, "vorbehalt.order"),
    (Rule::Vorb5, "vorbehalt.order"),
    (Rule::Vorb11, "pflichtsolo"),
    (Rule::Wed2, "hochzeit.selectors"),
    (Rule::Wed7, "hochzeit.limit"),
    (Rule::Ann7, "ann.absage_requires"),
    (Rule::Ann8, "ann.skip_absagen"),
    (Rule::Ann9, "ann.skip_ansage"),
    (Rule::Ann11, "ann.max"),
    (Rule::Ann15, "ann.reply_extra"),
    (Rule::Ann16, "ann.reply_extra"),
    (Rule::Win3, "win.tie_120"),
    (Rule::Win4, "win.tie_120"),
    (Rule::Win5, "win.schwarz_by"),
    (Rule::Score6, "score.ansage"),
    (Rule::Score7, "score.ansage"),
    (Rule::Score10, "score.against_points"),
    (Rule::Score11, "score.against_points"),
    (Rule::Score19, "score.ansage"),
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
    (Rule::Score42, "bock"),
    (Rule::Score44, "score.ansage"),
];

/// The reasons that say that something does not exist here, and the option by
/// which it does not.
const BY_REASON: &[(Reason, &str)] = &[
    (Reason::BidNotAvailable, "solo.conflict"),
    (Reason::SelectorNotAvailable, "hochzeit.selectors"),
    (Reason::ArmutNotAvailable, "armut"),
    (Reason::ThrowNotAvailable, "throw"),
    (Reason::SchweineNotAvailable, "schweine.mode"),
    (Reason::ClaimNotAvailable, "claim"),
    (Reason::NotAvailable, "penalties"),
];

/// A citation of `rule` that says what the rule says.
pub(crate) fn rule(scribe: &Scribe, cited: Rule) -> v1::RuleCitation {
    let text = scribe.text(|language| texts::rule(language, cited).to_owned());
    citation(scribe, cited, None, text)
}

/// A citation of `rule` as it stands in the rule set at hand.
pub(crate) fn citation(
    scribe: &Scribe,
    cited: Rule,
    why: Option<Reason>,
    text: String,
) -> v1::RuleCitation {
    let source = catalogue::cited(cited, scribe.published.name);
    let by_reason = BY_REASON.iter().find(|(it, _)| Some(*it) == why);
    let by_option = BY_OPTION.iter().find(|(rule, _)| *rule == cited);
    let option = by_reason
        .map(|&(_, path)| path)
        .or(by_option.map(|&(_, path)| path));
    v1::RuleCitation {
        rule_id: cited.id().to_owned(),
        reason: why.map_or(0, reason),
        source: source.map(|it| it.citation.to_owned()).unwrap_or_default(),
        edition: source.map(|it| it.edition.to_owned()).unwrap_or_default(),
        option_path: option.map(str::to_owned).unwrap_or_default(),
        text,
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
}
