//! Records of a table with auctions, Armut and Schweine, up to the contract.
#![cfg(feature = "embedded")]
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

mod table;

use doko_sdk::{
    Announcement, AskKind, Card, Client, ContractKind, ContractSettled, Evidence, Inspection,
    Language, OpenUntil, Options, Party, Phase, Rank, Reason, Record, RecordFaulty, Redeal,
    RedealReason, ScoreOutcome, Seat, Solo, View, VorbehaltOutcome, Word,
};

use table::{S1, S2, S3, S4, record};

async fn resolve(record: &Record) -> VorbehaltOutcome {
    let client =
        Client::embedded_with(Options::new().language(Language::En).view(View::Everything));
    client
        .resolve_vorbehalte(record, View::Everything)
        .await
        .unwrap()
}

async fn settled(record: &Record) -> ContractSettled {
    let outcome = resolve(record).await;
    let settled = match outcome {
        VorbehaltOutcome::Settled(settled) => Some(settled),
        VorbehaltOutcome::Redeal(_)
        | VorbehaltOutcome::NeedsInput(_)
        | VorbehaltOutcome::RecordFaulty(_)
        | VorbehaltOutcome::Missing(_) => None,
    };
    settled.unwrap()
}

async fn faulty(record: &Record) -> RecordFaulty {
    let outcome = resolve(record).await;
    let faulty = match outcome {
        VorbehaltOutcome::RecordFaulty(faulty) => Some(faulty),
        VorbehaltOutcome::Redeal(_)
        | VorbehaltOutcome::NeedsInput(_)
        | VorbehaltOutcome::Settled(_)
        | VorbehaltOutcome::Missing(_) => None,
    };
    faulty.unwrap()
}

/// Who is asked what first, with the least bid.
async fn asked(record: &Record) -> (Seat, AskKind, Option<u32>) {
    let asks = match resolve(record).await {
        VorbehaltOutcome::NeedsInput(asks) => asks,
        VorbehaltOutcome::Redeal(_)
        | VorbehaltOutcome::Settled(_)
        | VorbehaltOutcome::RecordFaulty(_)
        | VorbehaltOutcome::Missing(_) => Vec::new(),
    };
    let ask = asks.first().unwrap();
    (ask.seat, ask.question, ask.least_bid)
}

fn forced(settled: &ContractSettled) -> Vec<(Seat, Party, Announcement)> {
    let forced = settled.forced.iter();
    forced
        .filter_map(|it| Some((it.seat?, it.party?, it.announcement?)))
        .collect()
}

#[tokio::test]
async fn the_highest_bid_counts_as_announced() {
    let said = record()
        .say(S1, Word::Gesund)
        .say(S2, Word::Solo(Solo::Damen))
        .bid(S2, 1)
        .say(S3, Word::Gesund)
        .say(S4, Word::Solo(Solo::Buben));
    assert_eq!(asked(&said).await, (S4, AskKind::Bid, Some(0)));
    let settled = settled(&said.bid(S4, 2)).await;
    assert_eq!(
        (settled.contract.seat, settled.contract.lead),
        (Some(S4), S1)
    );
    assert_eq!(forced(&settled), [(S4, Party::Re, Announcement::Keine90)]);

    let dialogue = record()
        .say(S1, Word::Vorbehalt)
        .say(S2, Word::Gesund)
        .say(S3, Word::Vorbehalt)
        .say(S4, Word::Gesund)
        .say(S1, Word::Yes)
        .say(S3, Word::Yes);
    assert_eq!(asked(&dialogue).await, (S3, AskKind::Bid, Some(1)));
    let raised = dialogue.clone().bid(S3, 2);
    assert_eq!(asked(&raised).await, (S1, AskKind::Bid, Some(2)));
    let faulty = faulty(&raised.bid(S1, 1)).await;
    let refusal = faulty.violations.first().unwrap();
    assert_eq!(refusal.reason(), Some(Reason::BadBid));
    assert!(refusal.to_string().starts_with("The bid “Re” is too low"));
}

#[tokio::test]
async fn an_armut_is_exchanged_card_by_card() {
    let said = record()
        .say(S1, Word::Gesund)
        .say(S2, Word::Armut)
        .say(S3, Word::Gesund)
        .say(S4, Word::Gesund);
    assert_eq!(asked(&said).await, (S2, AskKind::ArmutPush, None));

    let leaves = faulty(&said.clone().push_cards(S2, [Card::SQ, Card::CK, Card::SK])).await;
    let refusal = leaves.violations.first().unwrap();
    assert_eq!(refusal.reason(), Some(Reason::PushLeavesTrump));
    let Some(Evidence::Vorbehalt(evidence)) = &refusal.evidence else {
        panic!("{refusal:?}");
    };
    assert_eq!(evidence.cards, [Card::DT]);
    assert_eq!((evidence.counted, evidence.limit), (Some(3), Some(3)));

    let pushed = said.push_cards(S2, [Card::SQ, Card::DT, Card::CK]);
    assert_eq!(asked(&pushed).await, (S3, AskKind::ArmutAnswer, None));
    let client = Client::embedded();
    let Inspection::Position(position) = client.inspect(&pushed, View::Everything).await.unwrap()
    else {
        panic!("no position");
    };
    assert_eq!(position.phase, Phase::Armut);

    let refused = pushed
        .clone()
        .say(S3, Word::ArmutRefuse)
        .say(S4, Word::ArmutRefuse)
        .say(S1, Word::ArmutRefuse);
    let VorbehaltOutcome::Redeal(Redeal { reason, seat, .. }) = resolve(&refused).await else {
        panic!("no redeal");
    };
    assert_eq!((reason, seat), (RedealReason::ArmutRefused, Some(S2)));
    let ScoreOutcome::Settled(settlement) = client.score_game(&refused).await.unwrap() else {
        panic!("no settlement");
    };
    assert_eq!(settlement.points, [0; 4]);

    let taken = pushed
        .say(S3, Word::ArmutAccept)
        .return_cards(S3, [Card::SQ, Card::CK, Card::SA]);
    let settled = settled(&taken).await;
    assert_eq!(settled.contract.kind, ContractKind::Armut);
    assert_eq!(settled.contract.acceptor, Some(S3));
    let re = Some(Party::Re);
    let kontra = Some(Party::Kontra);
    assert_eq!(settled.parties, [kontra, re, re, kontra]);
    let Inspection::Position(position) = client.inspect(&taken, View::Everything).await.unwrap()
    else {
        panic!("no position");
    };
    let rights = &position.open_rights;
    let right = rights.first().unwrap();
    assert_eq!((right.seat, right.right), (S3, Word::Schweine));
    assert_eq!(right.open_until, OpenUntil::FirstCard);
    let declared = settled_with_schweine(&taken.schweine(S3)).await;
    assert_eq!(
        declared,
        (
            vec![(S3, Rank::Ace)],
            vec![(S3, Party::Re, Announcement::Re)]
        )
    );
}

type Declared = (Vec<(Seat, Rank)>, Vec<(Seat, Party, Announcement)>);

async fn settled_with_schweine(record: &Record) -> Declared {
    let settled = settled(record).await;
    let forced = forced(&settled);
    let pairs = settled.schweine.iter().map(|pair| (pair.seat, pair.rank));
    (pairs.collect(), forced)
}

#[tokio::test]
async fn schweine_are_an_ansage_and_stand_beside_everything() {
    let kontra = vec![(S3, Party::Kontra, Announcement::Kontra)];
    let gesund = record().say_all(Word::Gesund).schweine(S3);
    let expected = (vec![(S3, Rank::Ace)], kontra.clone());
    assert_eq!(settled_with_schweine(&gesund).await, expected);

    // In the Hochzeit of another they are void.
    let hochzeit = record()
        .schweine(S3)
        .say(S1, Word::Gesund)
        .say(S2, Word::Gesund)
        .say(S3, Word::Gesund)
        .say(S4, Word::Hochzeit(doko_sdk::HochzeitSelector::Fehl));
    assert_eq!(settled_with_schweine(&hochzeit).await, (vec![], vec![]));

    let one = faulty(&record().schweine(S1)).await;
    let refusal = one.violations.first().unwrap();
    assert_eq!(refusal.reason(), Some(Reason::SchweineNeedBothDiamondAces));
}
