//! The catalogue as messages: every rule with its sources, reasons and texts.

use doko_engine::{Ground, Item, Kind, Reason, Rule};
use doko_proto::v1;

use super::{held, scoring};
use crate::catalogue::{self, Entry};
use crate::published::{self, Published};
use crate::texts::{self, Language, Template};
use crate::values::Value as _;

/// Names every reason once, with the rules that give it.
macro_rules! reasons {
    ($($name:ident by $($rule:ident),+;)+) => {
        /// All reasons, in their order.
        pub(crate) const REASONS: &[Reason] = &[$(Reason::$name),+];

        /// The rules that give `reason`.
        pub(super) const fn given_by(reason: Reason) -> &'static [Rule] {
            match reason {
                $(Reason::$name => &[$(Rule::$rule),+],)+
            }
        }
    };
}

reasons! {
    UnknownVorbehalt by Vorb12;
    SoloNotAvailable by Trump7;
    BadBid by Vorb12, Auc1, Auc4;
    BidNotAvailable by Vorb12, Auc1, Ann23;
    HochzeitNeedsBothClubQueens by Wed1;
    SelectorNotAvailable by Vorb12, Wed3;
    ArmutNotAvailable by Throw4;
    TooManyTrumps by Arm1;
    ThrowNotAvailable by Throw4;
    ThrowConditionNotMet by Throw2, Throw3, Throw5;
    SchweineNotAvailable by Trump7, Schw1, Schw2, Schw5, Schw6, Schw12;
    SchweineNeedBothDiamondAces by Schw1;
    PoorPlayerMayNotDeclareSchweine by Arm10;
    VorfuehrungNeedsSolo by Vorb10;
    VorfuehrungNoVorbehalt by Vorb10;
    HochzeitMustBeDeclared by Still1;
    AlreadySpoken by Vorb1;
    NotAsked by Vorb3, Vorb5, Vorb6, Vorb7, Vorb10, Arm4, Arm7;
    WithdrawalTooLate by Vorb8;
    PushCardNotHeld by Arm4;
    PushWrongCount by Arm4;
    PushLeavesTrump by Arm4;
    AnswerOutOfOrder by Arm5;
    ReturnCardNotHeld by Arm7;
    ReturnWrongCount by Arm7;
    ReturnNeedsFehl by Arm7;
    ReturnKeepsSchweine by Schw6;
    PlayBeforeContract by Lead3;
    GameOver by Mod4, Claim7, Claim8;
    OutOfTurn by Mod1, Trick2, Lead1, Lead2;
    CardNotHeld by Follow1;
    Revoke by Follow2;
    Incomplete by Win8;
    SchweineTooLate by Schw2, Schw9, Schw10;
    AnnLevelNotAvailable by Ann23;
    ContractNotFixed by Ann2;
    HochzeitPending by Wed10;
    TooEarly by Ann2;
    WrongParty by Schw3, Ann1;
    NoCardLeft by Ann18;
    Already by Ann5;
    NeedsAnsage by Ann7, Ann9;
    BlockedByLateReply by Ann16;
    NeedsPrevious by Ann8;
    TooLate by Ann8, Ann11, Ann12, Ann15, Ann23, Ann24;
    ClaimNotAvailable by Claim1;
    ClaimNotEntitled by Claim1, Claim3;
    ClaimOrderNotHeld by Claim4;
    ClaimNotProven by Claim5;
    PenaltiesNotAvailable by Pen9;
    ComplaintNotEntitled by Pen10;
    ComplaintTooLate by Claim9, Pen11;
    GenscherNotAvailable by Mod6;
    GenscherNeedsBothDiamondKings by Mod6;
    NoDealFits by Card5;
}

/// The rules of a rule set, or of all; of a kind, or of all; in a language, or
/// in all.
pub(super) fn rules(
    of: Option<&Published>,
    kind: Option<Kind>,
    language: Option<Language>,
) -> Vec<v1::Rule> {
    let languages: Vec<Language> = Language::ALL
        .into_iter()
        .filter(|&it| language.is_none_or(|wanted| wanted == it))
        .collect();
    let items = items(of);
    Rule::ALL
        .into_iter()
        .filter(|&rule| of.is_none_or(|it| held::has(it, rule)))
        .filter(|rule| kind.is_none_or(|it| it == rule.kind()))
        .map(|rule| message(rule, of, &languages, &items))
        .collect()
}

/// Everything that can be scored in the rule set, or in any.
fn items(of: Option<&Published>) -> Vec<Item> {
    match of {
        Some(published) => scoring::items(&published.rules),
        None => published::all()
            .flat_map(|it| scoring::items(&it.rules))
            .collect(),
    }
}

fn message(rule: Rule, of: Option<&Published>, languages: &[Language], items: &[Item]) -> v1::Rule {
    let Entry {
        title,
        text,
        sources,
        options,
    } = catalogue::entry(rule);
    let texts = languages.iter().map(|&language| v1::RuleText {
        language: number(language),
        title: texts::of(language, title).to_owned(),
        text: texts::of(language, text).to_owned(),
    });
    let own = of
        .filter(|it| !it.cites.is_empty())
        .and_then(|it| catalogue::source(rule, it.cites));
    let sources = sources
        .iter()
        .filter(|it| own.is_none_or(|own| own.rule_set == it.rule_set))
        .map(|it| v1::RuleSource {
            rule_set: it.rule_set.to_owned(),
            edition: it.edition.to_owned(),
            source: it.citation.to_owned(),
        });
    let reasons = REASONS.iter().filter(|&&it| given_by(it).contains(&rule));
    v1::Rule {
        id: rule.id().to_owned(),
        kind: rule.kind().number(),
        texts: texts.collect(),
        sources: sources.collect(),
        option_paths: options.iter().map(|&it| it.to_owned()).collect(),
        reasons: reasons.map(|&it| it.number()).collect(),
        templates: languages
            .iter()
            .flat_map(|&language| templates(rule, of, language, items))
            .collect(),
        vector_ids: catalogue::vectors(rule).map(str::to_owned).collect(),
    }
}

/// The sentences of the refusals, acceptances and points that `rule` gives, each once.
fn templates(
    rule: Rule,
    of: Option<&Published>,
    language: Language,
    items: &[Item],
) -> Vec<v1::TextTemplate> {
    let refusals = REASONS
        .iter()
        .filter(|&&reason| given_by(reason).contains(&rule))
        .flat_map(|&reason| {
            let all = texts::refusal_templates(&Ground { reason, rule });
            all.iter().map(move |&template| (reason.number(), template))
        });
    let others = items
        .iter()
        .filter(|item| item.rule == rule)
        .flat_map(|item| texts::item_templates(item.kind))
        .chain(texts::change_templates(rule, of.map(|it| &it.rules)))
        .chain(texts::acceptance_templates(rule).iter().copied())
        .map(|template| (0, template));
    let mut messages: Vec<v1::TextTemplate> = Vec::new();
    for (reason, template) in refusals.chain(others) {
        let message = text_template(template, language, reason);
        if !messages.contains(&message) {
            messages.push(message);
        }
    }
    messages
}

fn text_template(template: &Template, language: Language, reason: i32) -> v1::TextTemplate {
    let placeholders = template.gaps(language).map(|(name, kind)| v1::Placeholder {
        name: name.to_owned(),
        kind: kind.into(),
    });
    v1::TextTemplate {
        language: number(language),
        reason,
        text: template.words(language).to_owned(),
        placeholders: placeholders.collect(),
    }
}

fn number(language: Language) -> i32 {
    match language {
        Language::De => v1::Language::De,
        Language::En => v1::Language::En,
    }
    .into()
}
