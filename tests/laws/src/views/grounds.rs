//! What is said to explain a certain verdict is so with the whole deal.

use doko_proto::v1;
use doko_proto::v1::evidence::Evidence;

/// Every reason of a refusal applies, and all evidence that is shown is so; if it depends
/// on the hands what applies, something does.
pub(super) fn the_grounds_are_so(
    told: &v1::Refusal,
    so: &v1::Refusal,
    context: impl Fn() -> String,
) {
    let reasons = |refusal: &v1::Refusal| -> Vec<(i32, String)> {
        let all = refusal.violations.iter();
        all.map(|it| (it.reason, it.rule_id.clone())).collect()
    };
    let (told_reasons, so_reasons) = (reasons(told), reasons(so));
    assert!(!told_reasons.is_empty(), "no reason: {}", context());
    let mut apply = told_reasons.iter().map(|it| so_reasons.contains(it));
    if told.depends_on_hands {
        assert!(
            apply.any(|applies| applies),
            "no reason applies: {}",
            context()
        );
    } else {
        assert!(
            apply.all(|applies| applies),
            "a reason does not apply: {}",
            context()
        );
    }
    let place = |refusal: &v1::Refusal| refusal.action.as_ref().map(|it| (it.section, it.index));
    assert_eq!(place(told), place(so), "another action: {}", context());
    let shown = |refusal: &v1::Refusal| refusal.evidence.clone().and_then(|it| it.evidence);
    if let Some(told) = shown(told) {
        let is_so = shown(so).is_some_and(|so| is_so(&told, &so));
        assert!(is_so, "evidence that is not so: {}", context());
    }
}

/// What is announced with it, in what way, and every rule that allows it, of which one is
/// left at least; that hands are not known has a rule of its own where a claim is concerned.
pub(super) fn what_allows_it_is_so(
    told: &v1::Acceptance,
    so: &v1::Acceptance,
    context: impl Fn() -> String,
) {
    let rule = |it: &v1::RuleCitation| (it.rule_id.clone(), it.option_path.clone());
    let rules: Vec<_> = so.decided_by.iter().map(rule).collect();
    let cited = told.decided_by.iter();
    let of_all = cited.filter(|it| it.rule_id != "CLAIM-6").map(rule);
    let of_all: Vec<_> = of_all.collect();
    assert!(is_among(&of_all, &rules), "another rule: {}", context());
    let is_lost = of_all.is_empty() && !rules.is_empty();
    assert!(!is_lost, "no rule is left: {}", context());
    assert!(
        is_among(&told.includes, &so.includes),
        "more is announced: {}",
        context()
    );
    assert!(is_known(told.mode, so.mode), "another way: {}", context());
}

fn is_so(told: &Evidence, so: &Evidence) -> bool {
    match (told, so) {
        (Evidence::Card(told), Evidence::Card(so)) => is_card_evidence_so(told, so),
        (Evidence::Announcement(told), Evidence::Announcement(so)) => {
            is_announcement_evidence_so(told, so)
        }
        (Evidence::Vorbehalt(told), Evidence::Vorbehalt(so)) => {
            is_among(&told.accepted_words, &so.accepted_words)
                && is_known(told.seat_to_speak, so.seat_to_speak)
                && is_among(&told.cards, &so.cards)
                && told.counted.is_none_or(|it| so.counted == Some(it))
                && told.limit.is_none_or(|it| so.limit == Some(it))
        }
        // A line that refutes a claim is one of many.
        (Evidence::Claim(told), Evidence::Claim(so)) => is_among(&told.not_held, &so.not_held),
        (Evidence::Penalty(told), Evidence::Penalty(so)) => told == so,
        (
            Evidence::Card(_)
            | Evidence::Announcement(_)
            | Evidence::Vorbehalt(_)
            | Evidence::Claim(_)
            | Evidence::Penalty(_),
            _,
        ) => false,
    }
}

fn is_card_evidence_so(told: &v1::CardEvidence, so: &v1::CardEvidence) -> bool {
    is_known(told.seat_to_play, so.seat_to_play)
        && told.trick.is_none_or(|it| so.trick == Some(it))
        && is_known(told.trick_leader, so.trick_leader)
        && told.trick_cards == so.trick_cards
        && is_known(told.demanded, so.demanded)
        && is_among(&told.held_of_demanded, &so.held_of_demanded)
        && (told.hand.is_empty() || told.hand == so.hand)
        && is_among(&told.legal_cards, &so.legal_cards)
        && is_among(&told.played_at, &so.played_at)
        && told.cards_missing == so.cards_missing
}

fn is_announcement_evidence_so(
    told: &v1::AnnouncementEvidence,
    so: &v1::AnnouncementEvidence,
) -> bool {
    is_known(told.party, so.party)
        && told.cards_played == so.cards_played
        && told.tricks_started == so.tricks_started
        && told
            .counter_limit
            .is_none_or(|it| so.counter_limit == Some(it))
        && told
            .cards_in_hand_needed
            .is_none_or(|it| so.cards_in_hand_needed == Some(it))
        && is_known(told.lowest_missing, so.lowest_missing)
        && told
            .klaerungsstich
            .is_none_or(|it| so.klaerungsstich == Some(it))
        && is_among(&told.available, &so.available)
        && told
            .standing
            .iter()
            .all(|told| so.standing.iter().any(|so| stands(told, so)))
}

/// Whether this is what was announced, as far as it is told.
fn stands(told: &v1::StandingAnnouncement, so: &v1::StandingAnnouncement) -> bool {
    told.seat == so.seat
        && is_known(told.announcement, so.announcement)
        && is_known(told.party, so.party)
}

/// What is not known is left out.
const fn is_known(told: i32, so: i32) -> bool {
    told == 0 || told == so
}

fn is_among<T: PartialEq>(told: &[T], so: &[T]) -> bool {
    told.iter().all(|it| so.contains(it))
}
