//! Words asked one at a time, and what everybody hears of Schweine.
#![cfg(feature = "embedded")]
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

mod table;

use doko_sdk::{
    ActionSection, Announcement, AnnouncementMode, Answer, AskKind, Card, CheckWord, Client,
    ContractKind, ErrorReason, Extra, Include, InspectGame, Inspection, Language, Options, Party,
    Phase, Position, Rank, Reason, Record, ResolveVorbehalte, Seat, Solo, View, VorbehaltOutcome,
    Word,
};

use table::{S1, S2, S3, S4, record};

fn own(seat: Seat) -> Options {
    Options::new()
        .view(View::Seat(seat))
        .language(Language::En)
        .include(Include::Position)
        .include(Include::Effects)
}

async fn inspect(record: &Record, view: View) -> Position {
    let question = InspectGame::new(record, View::Everything).with(Options::new().view(view));
    let position = match Client::embedded().ask(question).await.unwrap().outcome {
        Inspection::Position(position) => Some(*position),
        Inspection::RecordFaulty(_) | Inspection::NeedsInput(_) => None,
    };
    position.unwrap()
}

#[tokio::test]
async fn an_armut_is_led_from_word_to_word() {
    let client = Client::embedded();
    let said = record()
        .say(S1, Word::Gesund)
        .say(S2, Word::Armut)
        .say(S3, Word::Gesund);
    let last = CheckWord::new(&said, S4, Word::Gesund).with(own(S4));
    let answer = client.ask(last).await.unwrap();
    let Some(VorbehaltOutcome::NeedsInput(asks)) = answer.outcome else {
        panic!("{answer:?}");
    };
    let ask = asks.first().unwrap();
    assert_eq!((ask.seat, ask.question), (S2, AskKind::ArmutPush));
    assert_eq!(answer.position.unwrap().phase, Phase::Armut);

    let said = said.say(S4, Word::Gesund);
    let trump_left = CheckWord::push(&said, S2, [Card::SQ, Card::CA, Card::CT]).with(own(S2));
    let answer = client.ask(trump_left).await.unwrap();
    let refusal = answer.verdict.refusal().unwrap();
    assert_eq!(refusal.reason(), Some(Reason::PushLeavesTrump));
    assert_eq!(refusal.action.unwrap().section, ActionSection::Asked);
    assert_eq!((answer.outcome, answer.effects), (None, None));

    let cards = [Card::SQ, Card::DT, Card::CT];
    let pushed = CheckWord::push(&said, S2, cards).with(own(S2));
    assert!(client.ask(pushed).await.unwrap().verdict.is_accepted());
    let taken = said.push_cards(S2, cards).say(S3, Word::ArmutAccept);
    let back = [Card::SQ, Card::CK, Card::SA];
    let given = CheckWord::give_back(&taken, S3, back).with(own(S3));
    let answer = client.ask(given).await.unwrap();
    let Some(VorbehaltOutcome::Settled(settled)) = answer.outcome else {
        panic!("{answer:?}");
    };
    assert_eq!(settled.contract.kind, ContractKind::Armut);
    assert_eq!(answer.effects.unwrap().phase, Phase::Play);
    let rights = answer.open_rights.iter().map(|it| (it.seat, it.right));
    assert_eq!(rights.collect::<Vec<_>>(), [(S3, Word::Schweine)]);
}

#[tokio::test]
async fn bids_have_heights_and_pairs_have_ranks() {
    let client = Client::embedded();
    let solo = record().say(S1, Word::Solo(Solo::Damen));
    let answer = client.ask(CheckWord::bid(&solo, S1, 6)).await.unwrap();
    let reason = answer.verdict.refusal().unwrap().reason();
    assert_eq!(reason, Some(Reason::BadBid));
    let answer = client.ask(CheckWord::bid(&solo, S1, 1)).await.unwrap();
    assert!(answer.verdict.is_accepted());
    // A height that was forgotten is not 0, in a question and in a record.
    let forgotten = client.check_word(&solo, S1, Word::Bid).await;
    let reason = forgotten.unwrap_err().unreadable_reason();
    assert_eq!(reason, Some(ErrorReason::MissingField));
    let bid = solo.say(S1, Word::Bid);
    let forgotten = client
        .ask(ResolveVorbehalte::new(&bid, View::Everything))
        .await;
    let reason = forgotten.unwrap_err().unreadable_reason();
    assert_eq!(reason, Some(ErrorReason::MissingField));

    let gesund = record().say_all(Word::Gesund);
    let above = CheckWord::schweine(&gesund, S3, Rank::King);
    let verdict = client.ask(above).await.unwrap().verdict;
    let reason = verdict.refusal().unwrap().reason();
    assert_eq!(reason, Some(Reason::SchweineNotAvailable));
    let verdict = client
        .check_word(&gesund, S3, Word::Schweine)
        .await
        .unwrap();
    assert!(verdict.is_accepted());
    let genscher = CheckWord::genscher(&gesund, S1, S3);
    let verdict = client.ask(genscher).await.unwrap().verdict;
    let reason = verdict.refusal().unwrap().reason();
    assert_eq!(reason, Some(Reason::GenscherNotAvailable));
}

#[tokio::test]
async fn schweine_in_play_say_what_the_rules_enter() {
    let client = Client::embedded();
    let gesund = record().say_all(Word::Gesund);
    let declared = CheckWord::schweine_in_play(&gesund, S3, Rank::Ace).with(own(S3));
    let batch = client.evaluate_batch([declared.into()]).await;
    let Some(Ok(Answer::CheckWord(answer))) = batch.into_iter().next() else {
        panic!("a word is answered as one");
    };
    assert!(answer.verdict.is_accepted());
    assert_eq!(answer.outcome, None);
    let effects = answer.effects.unwrap();
    let entered = effects.entered.first().unwrap();
    assert_eq!(entered.announcement, Some(Announcement::Kontra));
    assert_eq!(entered.mode, AnnouncementMode::Forced);
    let position = answer.position.unwrap();
    let pairs = position.schweine.iter().map(|it| (it.seat, it.rank));
    assert_eq!(pairs.collect::<Vec<_>>(), [(S3, Rank::Ace)]);
    assert_eq!(position.open_rights, []);
}

#[tokio::test]
async fn rights_are_listed_by_seat_as_far_as_a_view_knows() {
    let gesund = record().say_all(Word::Gesund);
    for (view, knows) in [
        (View::Everything, true),
        (View::Seat(S3), true),
        (View::Seat(S1), false),
        (View::Public, false),
    ] {
        let seen = inspect(&gesund, view).await;
        let rights: Vec<Seat> = seen.open_rights.iter().map(|it| it.seat).collect();
        assert_eq!(rights, if knows { vec![S3] } else { vec![] }, "{view:?}");
        for &seat in Seat::ALL {
            let may = seen.seat(seat).other_rights.contains(&Extra::Schweine);
            assert_eq!(may, knows && seat == S3, "{view:?}");
        }
    }
    // In a Damensolo they would count for nothing.
    let solo = record()
        .say(S1, Word::Solo(Solo::Damen))
        .bid(S1, 5)
        .say(S2, Word::Gesund)
        .say(S3, Word::Gesund);
    assert_eq!(inspect(&solo, View::Everything).await.open_rights, []);
}

#[tokio::test]
async fn who_does_not_know_the_hand_says_what_was_heard() {
    let mut declared = record().say_all(Word::Gesund).schweine(S3);
    declared.hands = [const { None }; 4];
    let seen = inspect(&declared, View::Everything).await;
    let made = seen.announcements.first().unwrap();
    assert_eq!((made.seat, made.announcement), (Some(S3), None));

    let heard = declared.schweine_as(Party::Kontra);
    for view in [View::Everything, View::Public, View::Seat(S1)] {
        let seen = inspect(&heard.seen_by(view).unwrap(), view).await;
        let made = seen.announcements.first().unwrap();
        assert_eq!(made.announcement, Some(Announcement::Kontra));
        assert_eq!(seen.seat(S3).party, Some(Party::Kontra));
    }
    assert_eq!(heard.before_said(4).schweine_party, None);
    assert_eq!(Record::from_line(&heard.to_line().unwrap()).unwrap(), heard);

    // Seat 3 holds no ♣Q.
    let known = record().say_all(Word::Gesund).schweine(S3);
    let wrong = known.schweine_as(Party::Re);
    let outcome = Client::embedded()
        .inspect(&wrong, View::Everything)
        .await
        .unwrap();
    let Inspection::RecordFaulty(faulty) = outcome else {
        panic!("{outcome:?}");
    };
    let refusal = faulty.violations.first().unwrap();
    assert_eq!(refusal.reason(), Some(Reason::WrongParty));
    assert_eq!(refusal.violations.first().unwrap().rule_id, "SCHW-3");
    assert_eq!(refusal.action.unwrap().index, Some(4));
}
