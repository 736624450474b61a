mod accepted;
mod allowed;
mod announcements;
mod armut;
mod cases;
mod claims;
mod declared;
mod names;
mod score;
mod session;
mod unseen;

use std::collections::BTreeSet;

use doko_engine::{
    Absage, Announcement, BySeat, Card, Context, Deal, Deck, Ground, ItemKind, Party, Position,
    Reason, Refusal, Rule, Seat, SpecialPoint, Word, rulesets,
};

use super::refusal::ground;
use super::*;
use crate::book;

fn cases() -> Vec<cases::Case> {
    let mut all = cases::words();
    all.extend(armut::auctions());
    all.extend(armut::armut());
    all.extend(armut::schweine());
    all.extend(cases::cards());
    all.extend(announcements::announcements());
    all.extend(announcements::of_some_parties());
    all.extend(declared::declared());
    all.extend(declared::too_late_by_tricks());
    all.extend(declared::of_a_pair_above());
    all.extend(declared::given_up());
    all.extend(claims::claims());
    all.extend(claims::complaints());
    all
}

#[test]
fn every_reason_is_told_in_both_languages() {
    for (reason, rule, evidence, de, en) in cases() {
        let reason = Ground { reason, rule };
        assert_eq!(
            ground(&Language::De.into(), &reason, &evidence, Choices::All).text,
            de
        );
        assert_eq!(
            ground(&Language::En.into(), &reason, &evidence, Choices::All).text,
            en
        );
    }
}

#[test]
fn no_reason_is_without_a_case() {
    let told: BTreeSet<Reason> = cases().into_iter().map(|(reason, ..)| reason).collect();
    let mut all: BTreeSet<Reason> = book::REASONS.iter().copied().collect();
    // It is said of no action.
    all.remove(&Reason::NoDealFits);
    assert_eq!(told, all);
}

#[test]
fn a_sentence_comes_from_the_published_templates_of_its_rule() {
    for (reason, rule, evidence, ..) in cases() {
        let ground = Ground { reason, rule };
        let fillings = refusal::fillings(&evidence);
        for choices in [Choices::All, Choices::Certain] {
            let template = refusal::template(&ground, &evidence, choices, &fillings);
            assert!(refusal_templates(&ground).contains(&template), "{ground:?}");
        }
    }
}

#[test]
fn the_gaps_of_a_template_have_kinds_and_are_the_same_in_both_languages() {
    use doko_proto::v1::PlaceholderKind;
    let refusals = cases()
        .into_iter()
        .flat_map(|(reason, rule, ..)| refusal_templates(&Ground { reason, rule }).iter().copied());
    let kinds = [
        ItemKind::Won,
        ItemKind::Below(1),
        ItemKind::Below(4),
        ItemKind::Ansage(Party::Re),
        ItemKind::Absage(Party::Re, 1),
        ItemKind::Against(1),
        ItemKind::Special(SpecialPoint::Fuchs),
        ItemKind::Special(SpecialPoint::Doppelkopf),
        ItemKind::Special(SpecialPoint::Karlchen),
    ];
    for template in refusals.chain(kinds.into_iter().flat_map(item_templates)) {
        let gaps = |language| template.gaps(language).collect::<BTreeSet<_>>();
        assert_eq!(gaps(Language::De), gaps(Language::En), "{template:?}");
        for (name, kind) in template.gaps(Language::De) {
            assert_ne!(kind, PlaceholderKind::Unspecified, "{name}");
        }
    }
}

/// The deal of which the first three seats hold ♥K, ♠A and so on; nobody holds
/// both ♣Q.
fn position() -> Position<'static> {
    let hands = [
        "HT HQ CJ SJ SJ DJ CA CT CK HA HK H9",
        "HT CQ SQ CJ DJ DT DK CA CT ST SK S9",
        "SQ HQ DQ DQ DA DA D9 CK C9 SA SK HK",
        "CQ HJ HJ DT DK D9 C9 SA ST S9 HA H9",
    ];
    let hands = BySeat::new(hands.map(|hand| hand.parse().unwrap()));
    let deal = Deal::new(Deck::WithNines, hands).unwrap();
    Position::new(&rulesets::DDV_TSR, Context::default(), deal)
}

fn game() -> Position<'static> {
    let mut position = position();
    for seat in Seat::ALL {
        position.say(seat, Word::Gesund).unwrap();
    }
    position
}

fn told(found: &Refusal) -> [String; 2] {
    Language::ALL.map(|language| refusal(&language.into(), found, Choices::All))
}

#[test]
fn where_nobody_bids_no_height_of_a_bid_is_named() {
    let refused = position().say(Seat::First, Word::Bid(3)).unwrap_err();
    assert_eq!(refused.reason(), Reason::BidNotAvailable);
    let [de, en] = told(&refused);
    let nobody_bids = "Um ein Solo wird nach diesen Regeln nicht gereizt.";
    assert!(de.starts_with(nobody_bids), "{de}");
    let nobody_bids = "Soli are not bid for in this rule set.";
    assert!(en.starts_with(nobody_bids), "{en}");
}

#[test]
fn a_refusal_says_what_would_be_legal() {
    let mut game = game();
    game.play(Seat::First, Card::HA).unwrap();
    game.play(Seat::Second, Card::S9).unwrap();
    assert_eq!(
        told(&game.play(Seat::Third, Card::HQ).unwrap_err()),
        [
            "♥D ist Trumpf und bedient ♥ nicht; auf der Hand ist noch ♥K.",
            "♥Q is trump and does not follow ♥; the hand still holds ♥K.",
        ]
    );
    assert_eq!(
        told(&game.play(Seat::Third, Card::HA).unwrap_err()),
        [
            "Sitz 3 hat ♥A nicht auf der Hand. Sitz 3 darf ♥K spielen.",
            "Seat 3 does not hold ♥A. Seat 3 may play ♥K.",
        ]
    );
    assert_eq!(
        told(&game.play(Seat::Fourth, Card::CQ).unwrap_err()),
        [
            "Sitz 3 ist an der Reihe, nicht Sitz 4. ♣D bedient ♥ nicht; auf der Hand sind noch ♥A \
             und ♥9.",
            "It is the turn of seat 3, not of seat 4. ♣Q does not follow ♥; the hand still holds ♥A \
             and ♥9.",
        ]
    );
}

#[test]
fn who_leads_may_play_anything() {
    let mut game = game();
    assert_eq!(
        told(&game.play(Seat::First, Card::D9).unwrap_err()),
        [
            "Sitz 1 hat ♦9 nicht auf der Hand. Sitz 1 darf jede Karte der eigenen Hand spielen.",
            "Seat 1 does not hold ♦9. Seat 1 may play any card of its hand.",
        ]
    );
}

#[test]
fn a_refused_word_says_what_could_be_said() {
    let mut position = position();
    assert_eq!(
        told(&position.say(Seat::First, Word::Armut).unwrap_err()),
        [
            "Eine Armut gibt es nach diesen Regeln nicht. Sitz 1 kann sagen: gesund, Vorbehalt, \
             Karo-Solo, Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, Bubensolo oder Fleischloser.",
            "There is no Armut in this rule set. Seat 1 may say: gesund, Vorbehalt, Karo-Solo, \
             Kreuz-Solo, Pik-Solo, Herz-Solo, Damensolo, Bubensolo or Fleischloser.",
        ]
    );
    position.say(Seat::First, Word::Vorbehalt).unwrap();
    let again = position.say(Seat::First, Word::Vorbehalt).unwrap_err();
    assert!(
        told(&again)[1].starts_with(
            "Seat 1 has spoken already, and “Vorbehalt” does not fit what was said. Seat 1 may say: \
             gesund, Karo-Solo,"
        ),
        "{:?}",
        told(&again)
    );
}

/// That cards may be pushed, only others, helps nobody: what is wrong with these is told.
#[test]
fn refused_cards_say_what_is_wrong_with_them() {
    let hands = [
        "SQ HK CJ DA HT SK SQ DQ CK DQ",
        "HK HA CK SA ST CA CT ST SJ DK",
        "HQ HJ HQ DT HJ DK CJ DJ CQ CT",
        "SK CQ SA SJ HA HT DT DJ CA DA",
    ];
    let hands = BySeat::new(hands.map(|hand| hand.parse().unwrap()));
    let deal = Deal::new(Deck::WithoutNines, hands).unwrap();
    let mut position = Position::new(&rulesets::VLN, Context::default(), deal);
    let words = [Word::Gesund, Word::Armut, Word::Gesund, Word::Gesund];
    for (seat, word) in Seat::ALL.into_iter().zip(words) {
        position.say(seat, word).unwrap();
    }
    let push = Word::Push("HK SA".parse().unwrap());
    assert_eq!(
        told(&position.say(Seat::Second, push).unwrap_err()),
        [
            "Die Zahl der geschobenen Karten stimmt nicht: 2 statt 3. Alle Trümpfe werden \
             geschoben, auch ♠B und ♦K.",
            "The number of cards pushed is wrong: 2 instead of 3. All trumps are pushed, ♠J and ♦K \
             too.",
        ]
    );
    let push = Word::Push("HK SJ SA".parse().unwrap());
    let [_, leaves] = told(&position.say(Seat::Second, push).unwrap_err());
    assert_eq!(leaves, "All trumps are pushed, ♦K too.");
    let push = Word::Push("CQ SJ SA".parse().unwrap());
    let [not_held, _] = told(&position.say(Seat::Second, push).unwrap_err());
    assert_eq!(
        not_held,
        "Sitz 2 hat nicht auf der Hand, was geschoben wird: ♣D. Alle Trümpfe werden geschoben, \
         auch ♦K."
    );
}

#[test]
fn where_there_is_no_genscher_nobody_is_told_what_it_needs() {
    let refusal = game()
        .check_genscher(Seat::First, Seat::Second)
        .unwrap_err();
    assert_eq!(
        told(&refusal)[1],
        "There is no Genscher in this game, or no longer."
    );
}

#[test]
fn every_reason_of_a_refused_announcement_is_told() {
    let mut game = game();
    let keine_60 = Announcement::Absage(Absage::Keine60);
    let cards = ["CA", "CT", "CK", "C9"];
    for (seat, card) in Seat::ALL.into_iter().zip(cards) {
        game.play(seat, card.parse().unwrap()).unwrap();
    }
    assert_eq!(
        told(&game.announce(Seat::Second, keine_60).unwrap_err())[0],
        "Vor der Absage „keine 60“ muss Re angesagt werden; dafür ist noch Zeit. Angesagt werden \
         kann noch: Re."
    );
    assert_eq!(
        told(
            &game
                .announce(Seat::First, Announcement::Ansage(Party::Re))
                .unwrap_err()
        )[1],
        "Seat 1 belongs to Kontra and cannot announce Re. Still open: Kontra."
    );
    let incomplete = game.settle().unwrap_err();
    assert_eq!(
        told(&incomplete)[0],
        "Abgerechnet wird nach der letzten Karte; es fehlen noch 44 Karten."
    );
}

#[test]
fn rules_are_told_in_the_words_of_the_catalogue() {
    assert_eq!(
        rule(Language::En, Rule::Trick1),
        crate::catalogue::entry(Rule::Trick1).text.en
    );
}
