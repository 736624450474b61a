//! Who has to speak, and what may be said without being asked.

mod unseen;

pub(super) use unseen::open_so_far;
pub(crate) use unseen::{asked_or_missing, open, round_in};

use doko_engine::{
    Ask, CardSet, Category, HandOver, Outcome, Question as Asking, Round, RuleSet, Seat, Word,
    Words,
};
use doko_proto::v1;

use super::{cards, seat as number, word};

/// Who has to speak.
pub(crate) fn needs_input(rules: &RuleSet, round: &Round) -> v1::NeedsInput {
    let asks = round.asks(rules);
    v1::NeedsInput {
        asks: asks
            .iter()
            .map(|it| asked(rules, round, it, round.accepted(rules, it.seat)))
            .collect(),
        missing: 0,
    }
}

pub(super) fn asked(rules: &RuleSet, round: &Round, ask: &Ask, options: Words) -> v1::Ask {
    let least_bid = match ask.question {
        Asking::Bid { least } => Some(u32::from(least)),
        Asking::Declaration
        | Asking::Category(_)
        | Asking::Name
        | Asking::ArmutPush
        | Asking::ArmutAnswer
        | Asking::ArmutReturn => None,
    };
    let hand_over = round.hand_over(rules, ask.seat);
    let cards_of = |kind: fn(&HandOver) -> CardSet| {
        let all = hand_over.as_ref().map(kind);
        all.map_or_else(Vec::new, cards)
    };
    v1::Ask {
        seat: number(ask.seat),
        question: ask_kind(round, ask.question).into(),
        options: options.iter().map(word).collect(),
        least_bid,
        greatest_bid: least_bid.map(|_| u32::from(Round::greatest_bid(rules))),
        card_count: hand_over.map(|it| it.count),
        must_contain: cards_of(|it| it.must),
        may_contain: cards_of(|it| it.may),
    }
}

fn ask_kind(round: &Round, question: Asking) -> v1::AskKind {
    match question {
        Asking::Declaration => v1::AskKind::Declaration,
        Asking::Category(Category::Pflichtsolo) => v1::AskKind::CategoryPflichtsolo,
        Asking::Category(Category::Lustsolo) => v1::AskKind::CategoryLustsolo,
        Asking::Category(Category::Solo) => v1::AskKind::CategorySolo,
        Asking::Category(Category::Armut) => v1::AskKind::CategoryArmut,
        Asking::Category(Category::Hochzeit) => v1::AskKind::CategoryHochzeit,
        Asking::Category(Category::Throw) => v1::AskKind::CategoryThrow,
        Asking::Bid { .. } => v1::AskKind::Bid,
        Asking::ArmutPush => v1::AskKind::ArmutPush,
        Asking::ArmutAnswer => v1::AskKind::ArmutAnswer,
        Asking::ArmutReturn => v1::AskKind::ArmutReturn,
        Asking::Name if round.vorfuehrung().is_some() => v1::AskKind::VorfuehrungSolo,
        Asking::Name => v1::AskKind::Name,
    }
}

/// What may be said without being asked: a Vorbehalt may be taken back until
/// the next word, and by the last to speak until the query begins (VORB-8);
/// Schweine that count, or may come to, until the first card (SCHW-2, SCHW-6), of the
/// hands that are known.
pub(crate) fn open_rights(rules: &RuleSet, round: &Round, settled: bool) -> Vec<v1::OpenRight> {
    let all_spoken = Seat::ALL.into_iter().all(|seat| round.has_spoken(seat));
    let until = if all_spoken {
        v1::OpenUntil::Questioning
    } else {
        v1::OpenUntil::NextWord
    };
    let redeal = matches!(round.outcome(rules), Some(Outcome::Redeal(_)));
    let mut rights = Vec::new();
    for seat in Seat::ALL.into_iter().filter(|_| !redeal) {
        let spoken = round.has_spoken(seat);
        let accepted = round.accepted(rules, seat);
        let mut right = |word: v1::SaidWord, until: v1::OpenUntil| {
            rights.push(v1::OpenRight {
                seat: number(seat),
                right: word.into(),
                open_until: until.into(),
            });
        };
        if !settled && spoken && accepted.contains(Word::Gesund) {
            right(v1::SaidWord::Gesund, until);
        }
        // Who is asked finds them among the answers.
        if (settled || spoken) && round.has_open_schweine(rules, seat) {
            right(v1::SaidWord::Schweine, v1::OpenUntil::FirstCard);
        }
    }
    rights
}
