//! The evidence of refusals, field by field.

use doko_proto::v1;
use v1::evidence::Evidence;
use v1::verdict::Outcome;

use super::{cards, game, solo, sorted};

/// Seat 2 has won the first trick and led to the second, where seat 4 must follow.
const SECOND_TRICK: &str = "CK CA CT CA SA DT";

fn of_refusal(refusal: Option<v1::Refusal>) -> Evidence {
    let refusal = refusal.unwrap_or_default();
    let evidence = refusal.evidence.clone().and_then(|it| it.evidence);
    evidence.unwrap_or_else(|| panic!("{refusal:?}"))
}

fn of_verdict(verdict: Option<v1::Verdict>) -> Evidence {
    match verdict.and_then(|it| it.outcome) {
        Some(Outcome::Refused(refusal)) => of_refusal(Some(refusal)),
        other => panic!("{other:?}"),
    }
}

/// The evidence of this kind, with which an answer refuses what is asked.
macro_rules! refused {
    ($kind:ident, $request:expr) => {
        match of_verdict(crate::answer($request).unwrap().verdict) {
            Evidence::$kind(evidence) => evidence,
            other => panic!("{other:?}"),
        }
    };
}

/// What shows that the seat may not play the card.
fn card(record: v1::GameRecord, by: i32, card: v1::Card) -> v1::CardEvidence {
    let request = v1::ValidateMoveRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        seat: by,
        card: card.into(),
        ..v1::ValidateMoveRequest::default()
    };
    refused!(Card, request)
}

fn announcement(
    record: v1::GameRecord,
    by: i32,
    what: v1::Announcement,
) -> v1::AnnouncementEvidence {
    let request = v1::CheckAnnouncementRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        seat: by,
        announcement: what.into(),
        ..v1::CheckAnnouncementRequest::default()
    };
    refused!(Announcement, request)
}

fn word(
    record: v1::GameRecord,
    by: i32,
    word: v1::SaidWord,
    bid: Option<u32>,
    rank: v1::Rank,
) -> v1::VorbehaltEvidence {
    let request = v1::CheckWordRequest {
        view: v1::View::Everything.into(),
        record: Some(record),
        seat: by,
        word: Some(v1::check_word_request::Word::Said(word.into())),
        bid,
        rank: rank.into(),
        ..v1::CheckWordRequest::default()
    };
    refused!(Vorbehalt, request)
}

#[test]
fn a_revoke_shows_the_trick_and_what_is_demanded() {
    let expected = v1::CardEvidence {
        card: v1::Card::Ha.into(),
        seat: 4,
        seat_to_play: 4,
        trick: Some(2),
        trick_leader: 2,
        trick_cards: cards("SA DT"),
        demanded: v1::CardClass::Spades.into(),
        held_of_demanded: cards("SA"),
        hand: sorted("HT SQ HQ HJ DT DK DK SA HA D9 D9"),
        legal_cards: cards("SA"),
        played_at: Vec::new(),
        cards_missing: None,
    };
    assert_eq!(card(game(SECOND_TRICK), 4, v1::Card::Ha), expected);
    // Without a seat it is the one whose turn it is.
    assert_eq!(card(game(SECOND_TRICK), 0, v1::Card::Ha), expected);
}

#[test]
fn a_card_that_has_been_played_shows_when() {
    let played = |by, which| card(game(SECOND_TRICK), by, which).played_at;
    assert_eq!(played(4, v1::Card::Ca), [3]);
    assert_eq!(played(2, v1::Card::Ca), [1]);
    assert_eq!(played(2, v1::Card::Sa), [4]);
    assert_eq!(played(3, v1::Card::Ca), [0_u32; 0]);
    assert_eq!(played(1, v1::Card::Ck), [0]);
    let out_of_turn = card(game(SECOND_TRICK), 1, v1::Card::Ck);
    assert_eq!((out_of_turn.seat, out_of_turn.seat_to_play), (1, 4));
    assert_eq!(out_of_turn.hand, sorted("SQ HQ SJ CT CK ST ST SK HK C9 C9"));
    assert_eq!(out_of_turn.legal_cards, [0; 0]);
}

#[test]
fn before_the_contract_there_is_a_hand_and_no_trick() {
    let mut record = game("");
    record.said_seats.truncate(2);
    record.said_words.truncate(2);
    assert_eq!(
        card(record, 3, v1::Card::Cq),
        v1::CardEvidence {
            card: v1::Card::Cq.into(),
            seat: 3,
            hand: sorted("HT CQ DQ DQ CJ DJ DJ DT CT HA H9 H9"),
            ..v1::CardEvidence::default()
        }
    );
}

/// The number, the leader and the cards of the trick that is shown once a soloist has
/// given up.
fn after_a_surrender(plays: &str) -> (Option<u32>, i32, Vec<i32>) {
    let mut record = solo(plays);
    record.extra_at = vec![u32::try_from(record.plays.len()).unwrap()];
    record.extra_seats = vec![1];
    record.extra_words = vec![v1::ExtraWord::Surrender.into()];
    let evidence = card(record, 2, v1::Card::Cj);
    assert_eq!(evidence.seat_to_play, 0);
    (evidence.trick, evidence.trick_leader, evidence.trick_cards)
}

#[test]
fn a_game_that_is_over_shows_its_last_trick() {
    assert_eq!(after_a_surrender(""), (None, 0, Vec::new()));
    assert_eq!(after_a_surrender("CK"), (Some(1), 1, cards("CK")));
    assert_eq!(after_a_surrender("CK CA CT CA"), (Some(1), 1, Vec::new()));
    assert_eq!(
        after_a_surrender("CK CA CT CA SA"),
        (Some(2), 2, cards("SA"))
    );
}

#[test]
fn a_settlement_asked_for_too_early_shows_what_is_missing() {
    let request = v1::ScoreGameRequest {
        view: v1::View::Everything.into(),
        source: Some(v1::score_game_request::Source::Record(game(SECOND_TRICK))),
        ..v1::ScoreGameRequest::default()
    };
    let Some(v1::score_game_response::Outcome::Refused(refusal)) =
        crate::answer(request).unwrap().outcome
    else {
        panic!("the game goes on");
    };
    assert_eq!(
        of_refusal(Some(refusal)),
        Evidence::Card(v1::CardEvidence {
            seat: 4,
            seat_to_play: 4,
            trick: Some(2),
            trick_leader: 2,
            trick_cards: cards("SA DT"),
            demanded: v1::CardClass::Spades.into(),
            cards_missing: Some(42),
            ..v1::CardEvidence::default()
        })
    );
}

#[test]
fn an_announcement_that_comes_too_late_shows_the_limit() {
    assert_eq!(
        announcement(
            game("CK CA CT CA SA DT SA SK HA"),
            1,
            v1::Announcement::Kontra
        ),
        v1::AnnouncementEvidence {
            announcement: v1::Announcement::Kontra.into(),
            seat: 1,
            party: v1::Party::Kontra.into(),
            cards_played: 2,
            cards_in_hand: 10,
            tricks_started: 3,
            counter_kind: v1::AnnCounter::OwnCardsPlayed.into(),
            counter_limit: Some(1),
            cards_in_hand_needed: Some(11),
            lowest_missing: v1::Announcement::Kontra.into(),
            cards_on_table: 9,
            ..v1::AnnouncementEvidence::default()
        }
    );
}

#[test]
fn an_ansage_of_the_other_party_shows_what_stands_and_what_there_is() {
    let mut record = game("CK");
    record.extra_at = vec![1];
    record.extra_seats = vec![2];
    record.extra_words = vec![v1::ExtraWord::Re.into()];
    let shown = announcement(record, 3, v1::Announcement::Kontra);
    assert_eq!(shown.announcement(), v1::Announcement::Kontra);
    assert_eq!((shown.seat, shown.party()), (3, v1::Party::Re));
    assert_eq!(shown.tricks_started, 1);
    let standing: Vec<_> = shown
        .standing
        .iter()
        .map(|it| (it.seat, it.announcement()))
        .collect();
    assert_eq!(standing, [(2, v1::Announcement::Re)]);
    use v1::Announcement::{Keine30, Keine60, Keine90, Schwarz};
    let available: Vec<_> = shown.available().collect();
    assert_eq!(available, [Keine90, Keine60, Keine30, Schwarz]);
}

#[test]
fn where_tricks_are_counted_the_evidence_counts_tricks() {
    let mut record = game("CK CA CT CA SA");
    let reference = record.rule_set.get_or_insert_default();
    let options = reference.overrides.get_or_insert_default();
    options.set_ann_counter(v1::AnnCounter::TricksStarted);
    let shown = announcement(record, 1, v1::Announcement::Kontra);
    assert_eq!(shown.counter_kind(), v1::AnnCounter::TricksStarted);
    assert_eq!(
        (shown.counter_limit, shown.cards_in_hand_needed),
        (Some(1), None)
    );
    assert_eq!((shown.cards_played, shown.tricks_started), (1, 2));
}

#[test]
fn a_word_that_is_refused_shows_cards_and_who_speaks() {
    let mut record = game("");
    record.said_seats = vec![1];
    record.said_words = vec![v1::SaidWord::Gesund.into()];
    let none = v1::Rank::Unspecified;
    let shown = word(record.clone(), 2, v1::SaidWord::Hochzeit, None, none);
    assert_eq!(shown.word(), v1::SaidWord::Hochzeit);
    assert_eq!((shown.seat, shown.seat_to_speak), (2, 2));
    assert_eq!(shown.cards, cards("CQ"));
    assert_eq!(
        (shown.bid, shown.rank(), shown.counted, shown.limit),
        (None, none, None, None)
    );
    let words: Vec<_> = shown.accepted_words().collect();
    assert!(words.contains(&v1::SaidWord::Gesund) && !words.contains(&v1::SaidWord::Hochzeit));
    let bid = word(record.clone(), 3, v1::SaidWord::Bid, Some(7), none);
    assert_eq!(
        (bid.word(), bid.bid, bid.rank()),
        (v1::SaidWord::Bid, Some(7), none)
    );
    assert_eq!((bid.seat, bid.seat_to_speak), (3, 2));
    let shown = |rank| word(record.clone(), 2, v1::SaidWord::Schweine, None, rank).rank();
    assert_eq!(shown(none), v1::Rank::Ace);
    assert_eq!(shown(v1::Rank::King), v1::Rank::King);
}
