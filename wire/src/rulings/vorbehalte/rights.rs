//! What may be said without being asked.

use doko_engine::{
    CardSet, Contract, Outcome as Reached, Round, RuleSet, Seat, Word, card_of_pair,
};
use doko_proto::v1;
use doko_worlds::{Case, Worlds};

use crate::encode;

/// Who has to speak, and what may be said without being asked. Who took cards that are
/// not known may declare a pair if a deal gives it to him.
pub(super) fn open(
    rules: &RuleSet,
    round: &Round,
    worlds: Option<&Worlds<'_, '_>>,
    mut asks: v1::NeedsInput,
    settled: bool,
) -> (v1::NeedsInput, Vec<v1::OpenRight>) {
    let mut rights = open_rights(rules, round, settled);
    let Some(worlds) = worlds else {
        return (asks, rights);
    };
    keep_withdrawals(rules, worlds, &mut rights);
    let pairs = rules.schweine.ranks();
    let pairs = pairs.filter_map(|rank| card_of_pair(Contract::Normalspiel, rank));
    let may_have = |of: Seat, card| {
        let pair = Case::holds(of, CardSet::both(card));
        worlds.deals(pair).next().is_some()
    };
    let hidden = Seat::ALL
        .into_iter()
        .filter(|&it| worlds.known().hides_a_hand(it));
    let schweine = i32::from(v1::SaidWord::Schweine);
    for of in hidden {
        if pairs.clone().any(|card| may_have(of, card)) {
            continue;
        }
        for ask in asks
            .asks
            .iter_mut()
            .filter(|it| it.seat == encode::seat(of))
        {
            ask.options.retain(|&it| it != schweine);
        }
    }
    (asks, rights)
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
    let redeal = matches!(round.outcome(rules), Some(Reached::Redeal(_)));
    let mut rights = Vec::new();
    for seat in Seat::ALL.into_iter().filter(|_| !redeal) {
        let spoken = round.has_spoken(seat);
        let accepted = round.accepted(rules, seat);
        let mut right = |word: v1::SaidWord, until: v1::OpenUntil| {
            rights.push(v1::OpenRight {
                seat: encode::seat(seat),
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

/// Leaves out Vorbehalte that cannot be taken back in every deal that fits: with some hands
/// it is settled already what is played, whatever becomes of them.
fn keep_withdrawals(rules: &RuleSet, worlds: &Worlds<'_, '_>, rights: &mut Vec<v1::OpenRight>) {
    let gesund = i32::from(v1::SaidWord::Gesund);
    if !rights.iter().any(|it| it.right == gesund) {
        return;
    }
    for world in worlds.deals(Case::ANY) {
        let position = worlds.position(world);
        let round = position.round();
        let settled = round.outcome(rules).is_some();
        let open = open_rights(rules, round, settled);
        rights.retain(|it| it.right != gesund || open.contains(it));
    }
}
