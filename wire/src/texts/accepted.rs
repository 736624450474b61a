//! Which sentences there are for what a rule allows.

use doko_engine::Rule;

use super::phrases as say;
use super::template::Template;

/// The rules that allow something, with the sentences of which a case has the one that
/// fits it.
const ACCEPTANCES: &[(Rule, &[&Template])] = &[
    (Rule::Follow2, &[&say::CARD_FOLLOWS]),
    (Rule::Follow3, &[&say::CARD_IS_FREE]),
    (Rule::Follow4, &[&say::CARD_LEADS]),
    (
        Rule::Vorb1,
        &[&say::MAY_SPEAK, &say::MAY_SPEAK_BESIDE_SCHWEINE],
    ),
    (Rule::Vorb3, &[&say::ANSWERS]),
    (Rule::Vorb5, &[&say::ANSWERS]),
    (Rule::Vorb6, &[&say::ANSWERS]),
    (Rule::Vorb7, &[&say::ANSWERS]),
    (Rule::Vorb8, &[&say::TAKEN_BACK]),
    (
        Rule::Vorb10,
        &[
            &say::VORFUEHRUNG_NO_VORBEHALT,
            &say::VORFUEHRUNG_NAMES_SOLO,
            &say::VORFUEHRUNG_OFFERS,
            &say::ANSWERS,
        ],
    ),
    (Rule::Vorb12, &[&say::BIDS_NOTHING]),
    (Rule::Trump7, &[&say::SOLO_IS_PLAYED]),
    (Rule::Auc1, &[&say::BIDS]),
    (Rule::Auc4, &[&say::BIDS_NO_HIGHER]),
    (Rule::Wed1, &[&say::HOLDS_BOTH_CLUB_QUEENS]),
    (Rule::Wed3, &[&say::CHOOSES_SELECTOR]),
    (Rule::Arm1, &[&say::HAS_FEW_TRUMPS]),
    (Rule::Arm4, &[&say::PUSHES, &say::PUSHES_UNSEEN]),
    (Rule::Arm5, &[&say::ASKED_ABOUT_ARMUT]),
    (Rule::Arm7, &[&say::GIVES_BACK, &say::GIVES_BACK_UNSEEN]),
    (Rule::Throw1, &[&say::MAY_THROW]),
    (Rule::Schw1, &[&say::HOLDS_THE_PAIR]),
    (Rule::Schw2, &[&say::HOLDS_THE_PAIR]),
    (Rule::Schw9, &[&say::PAIR_WITH_FIRST]),
    (Rule::Schw10, &[&say::PAIR_WITH_SECOND]),
    (Rule::Mod6, &[&say::NAMES_A_PARTNER]),
    (Rule::Ann8, &[&say::ANNOUNCES_MORE]),
    (
        Rule::Ann11,
        &[&say::IN_TIME, &say::IN_TIME_SKIPPED, &say::IN_TIME_ALWAYS],
    ),
    (
        Rule::Ann12,
        &[
            &say::IN_TIME_TRICKS,
            &say::IN_TIME_TRICKS_SKIPPED,
            &say::IN_TIME_ALWAYS,
        ],
    ),
    (
        Rule::Ann15,
        &[
            &say::REPLY_IN_TIME,
            &say::REPLY_IN_TIME_TRICKS,
            &say::REPLY_IN_TIME_ALWAYS,
        ],
    ),
    (
        Rule::Claim5,
        &[&say::REST_IS_SURE, &say::REST_IS_SURE_IN_ORDER],
    ),
    (Rule::Claim6, &[&say::REST_IS_SURE_UNSEEN]),
    (Rule::Claim7, &[&say::REST_IS_TAKEN]),
    (Rule::Claim8, &[&say::REST_IS_GIVEN_UP]),
];

/// The sentences about what `rule` allows.
pub(crate) fn templates(rule: Rule) -> &'static [&'static Template] {
    let found = ACCEPTANCES.iter().find(|&&(it, _)| it == rule);
    found.map_or(&[], |&(_, templates)| templates)
}
