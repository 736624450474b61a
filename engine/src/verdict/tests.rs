use super::*;

fn refusal(reasons: &[Reason]) -> Refusal {
    let mut grounds = Grounds::new();
    for &reason in reasons {
        grounds.note(true, reason, Rule::Ann1);
    }
    Refusal::all(grounds, Evidence::Settlement { cards_missing: 4 })
}

fn reasons(refusal: &Refusal) -> impl Iterator<Item = Reason> {
    refusal.grounds().iter().map(|ground| ground.reason)
}

#[test]
fn what_games_have_in_common_does_not_depend_on_their_order() {
    use Reason::{Already, TooLate, WrongParty};
    let (a, b, c) = (
        refusal(&[WrongParty]),
        refusal(&[Already]),
        refusal(&[WrongParty, TooLate]),
    );
    for all in [[a, b, c], [a, c, b], [b, c, a], [c, a, b]] {
        let [first, second, third] = all;
        let left = first.in_common(&second).in_common(&third);
        assert_eq!(left, first.in_common(&second.in_common(&third)));
        assert!(left.differs());
        assert!(reasons(&left).eq([WrongParty, Already, TooLate]));
    }
    let shared = a.in_common(&c);
    assert!(!shared.differs());
    assert!(reasons(&shared).eq([WrongParty]));
}

/// What a refusal shows must be true in every game that the hands allow: what is true in
/// one of them only would tell of cards that nobody has seen.
mod shown_of_several_games {
    use super::*;
    use crate::card::{Card, Class, Rank, Suit};
    use crate::card_set::CardSet;
    use crate::list::List;
    use crate::seat::Seat;
    use crate::verdict::Counterplay;
    use crate::word::{Word, Words};

    fn shown(one: Evidence, other: Evidence) -> Evidence {
        let refused = |evidence| Refusal::new(Reason::TooLate, Rule::Ann1, evidence);
        let [there, back] = [[one, other], [other, one]]
            .map(|[first, second]| *refused(first).in_common(&refused(second)).evidence());
        assert_eq!(there, back);
        there
    }

    #[test]
    fn cards_are_held_and_legal_in_all_of_them() {
        let card = |held: &[Card], legal: &[Card]| Evidence::Card {
            seat: Some(Seat::ALL[1]),
            card: Card::CA,
            to_play: Some(Seat::ALL[1]),
            demanded: None,
            followers: held.iter().copied().collect(),
            legal: legal.iter().copied().collect(),
        };
        assert_eq!(
            shown(
                card(&[Card::SA, Card::HA], &[Card::HT, Card::CQ]),
                card(&[Card::HA, Card::SK], &[Card::CQ, Card::DJ]),
            ),
            card(&[Card::HA], &[Card::CQ])
        );
    }

    #[test]
    fn it_is_the_turn_of_the_same_seat_in_all_of_them() {
        let card = |to_play, demanded| Evidence::Card {
            seat: Some(Seat::ALL[1]),
            card: Card::CQ,
            to_play,
            demanded,
            followers: CardSet::EMPTY,
            legal: CardSet::EMPTY,
        };
        let first = card(Some(Seat::ALL[0]), Some(Class::Trump));
        assert_eq!(shown(first, first), first);
        let open = card(None, None);
        assert_eq!(shown(first, open), open);
        let last = card(Some(Seat::ALL[3]), Some(Class::Plain(Suit::Clubs)));
        assert_eq!(shown(first, last), open);
        let pair = |to_play| Evidence::Schweine {
            seat: Seat::ALL[1],
            rank: Rank::Ace,
            to_play,
        };
        assert_eq!(shown(pair(Some(Seat::ALL[0])), pair(None)), pair(None));
    }

    #[test]
    fn words_and_numbers_are_the_same_in_all_of_them() {
        let word = |accepted: &[Word], cards: &[Card], counted, limit| Evidence::Vorbehalt {
            seat: Seat::ALL[0],
            word: Word::Gesund,
            accepted: accepted
                .iter()
                .fold(Words::default(), |words, &word| words.with(word)),
            facts: Facts {
                cards: cards.iter().copied().collect(),
                counted,
                limit,
                // What is not held is among the cards here.
                not_held: cards.iter().copied().collect(),
            },
        };
        let one = word(&[Word::Yes, Word::No], &[Card::CQ], Some(3), Some(4));
        let other = word(&[Word::No], &[Card::CQ, Card::SQ], Some(3), Some(5));
        let both = word(&[Word::No], &[Card::CQ], Some(3), None);
        assert_eq!(shown(one, other), both);
        let third = word(&[Word::No], &[Card::SQ], Some(2), Some(5));
        let both = word(&[Word::No], &[Card::SQ], None, Some(5));
        assert_eq!(shown(other, third), both);
    }

    #[test]
    fn figures_of_an_announcement_are_the_same_in_all_of_them() {
        use crate::options::Counter;
        use crate::party::Party;
        use crate::verdict::AnnouncementEvidence;
        use crate::word::{Announcement, Announcements};

        let figures = |party, figure| AnnouncementEvidence {
            counts: Counter::OwnCardsPlayed,
            counter: 3,
            cards_in_hand: 9,
            shift: 1,
            party: Some(party),
            lowest_missing: Some(figure),
            lowest_level: Some(figure),
            limit: Some(figure),
            answered: Some(figure),
        };
        let of = |figures| Evidence::Announcement {
            seat: Seat::ALL[0],
            announcement: Announcement::Ansage(Party::Re),
            figures: Some(figures),
            available: Announcements::default(),
        };
        let one = figures(Party::Re, 2);
        assert_eq!(shown(of(one), of(one)), of(one));
        let without_party = AnnouncementEvidence { party: None, ..one };
        assert_eq!(
            shown(of(one), of(figures(Party::Kontra, 2))),
            of(without_party)
        );
        let without_figures = AnnouncementEvidence {
            lowest_missing: None,
            lowest_level: None,
            limit: None,
            answered: None,
            ..one
        };
        assert_eq!(
            shown(of(one), of(figures(Party::Re, 3))),
            of(without_figures)
        );
    }

    #[test]
    fn a_line_of_play_refutes_a_claim_in_all_of_them() {
        let claim = |line: &[Card], not_held: &[Card]| Evidence::Claim {
            seat: Seat::ALL[2],
            counterplay: Counterplay {
                cards: List::of(line, Card::CA),
                lost_trick: 9,
            },
            not_held: not_held.iter().copied().collect::<CardSet>(),
        };
        let line = [Card::HT, Card::CQ];
        let one = claim(&line, &[Card::SA, Card::HA]);
        let alike = claim(&line, &[Card::HA]);
        assert_eq!(shown(one, alike), alike);
        let others = claim(&[Card::HT, Card::DJ], &[Card::SA]);
        assert_eq!(shown(one, others), claim(&[], &[Card::SA]));
    }
}

/// What somebody is told who does not know the hand.
mod seen {
    use std::vec::Vec;

    use super::*;
    use crate::card::Rank;
    use crate::card_set::CardSet;
    use crate::seat::Seat;
    use crate::word::{Word, Words};

    fn of_armut(reasons: &[Reason], cards: &str) -> Refusal {
        let mut grounds = Grounds::new();
        for &reason in reasons {
            grounds.note(true, reason, Rule::Arm1);
        }
        let words = [Word::Gesund, Word::Throw, Word::Schweine(Rank::Ace)];
        let accepted = words.into_iter().fold(Words::default(), Words::with);
        let facts = Facts {
            cards: cards.parse().unwrap(),
            counted: Some(4),
            limit: Some(3),
            not_held: CardSet::EMPTY,
        };
        let evidence = Evidence::Vorbehalt {
            seat: Seat::Second,
            word: Word::Armut,
            accepted,
            facts,
        };
        Refusal::all(grounds, evidence)
    }

    fn facts(refusal: &Refusal) -> Facts {
        let Evidence::Vorbehalt { facts, .. } = refusal.evidence() else {
            panic!("{refusal:?}");
        };
        *facts
    }

    fn words(refusal: &Refusal) -> Vec<Word> {
        let Evidence::Vorbehalt { accepted, .. } = refusal.evidence() else {
            panic!("{refusal:?}");
        };
        accepted.iter().collect()
    }

    #[test]
    fn a_known_hand_is_told_of_as_it_is() {
        let refusal = of_armut(&[Reason::TooManyTrumps], "CQ SQ HQ DQ");
        let hand: CardSet = "CQ SQ HQ DQ SA".parse().unwrap();
        assert_eq!(refusal.as_seen(|_| (hand, Some(hand))), refusal);
    }

    #[test]
    fn of_an_unknown_hand_only_certain_cards_are_shown() {
        let refusal = of_armut(&[Reason::TooManyTrumps], "CQ SQ HQ DQ");
        let seen = refusal.as_seen(|_| ("SQ SA".parse().unwrap(), None));
        assert!(reasons(&seen).eq([Reason::TooManyTrumps]));
        let shown = Facts {
            cards: "SQ".parse().unwrap(),
            counted: None,
            limit: Some(3),
            not_held: CardSet::EMPTY,
        };
        assert_eq!(facts(&seen), shown);
        assert_eq!(words(&seen), [Word::Gesund]);
    }

    #[test]
    fn a_reason_that_no_hand_changes_suffices() {
        let both = [Reason::TooManyTrumps, Reason::AlreadySpoken];
        let seen = of_armut(&both, "CQ").as_seen(|_| (CardSet::EMPTY, None));
        assert!(reasons(&seen).eq([Reason::AlreadySpoken]));
        assert_eq!(facts(&seen), Facts::default());
    }

    #[test]
    fn during_play_what_a_hand_cannot_hold_is_told() {
        use crate::card::Card;
        let card = |reasons: &[Reason]| {
            let mut grounds = Grounds::new();
            for &reason in reasons {
                grounds.note(true, reason, Rule::Follow1);
            }
            let evidence = Evidence::Card {
                seat: Some(Seat::Second),
                card: Card::CA,
                to_play: None,
                demanded: None,
                followers: CardSet::EMPTY,
                legal: CardSet::EMPTY,
            };
            Refusal::all(grounds, evidence)
        };
        let unknown = |_| (CardSet::EMPTY, None);
        let during = [Reason::OutOfTurn, Reason::CardNotHeld];
        assert!(reasons(&card(&during).as_seen(unknown)).eq(during));
        let before = card(&[Reason::PlayBeforeContract, Reason::CardNotHeld]);
        assert!(reasons(&before.as_seen(unknown)).eq([Reason::PlayBeforeContract]));
    }

    #[test]
    fn a_line_of_play_is_for_who_knows_every_hand() {
        use crate::card::Card;
        use crate::list::List;
        let evidence = Evidence::Claim {
            seat: Seat::Third,
            counterplay: Counterplay {
                cards: List::of(&[Card::HT, Card::CQ], Card::CA),
                lost_trick: 9,
            },
            not_held: CardSet::EMPTY,
        };
        let refusal = Refusal::new(Reason::ClaimNotProven, Rule::Claim2, evidence);
        let shown = |unknown: &[Seat]| {
            let hand = |seat| (!unknown.contains(&seat)).then_some(CardSet::EMPTY);
            let seen = refusal.as_seen(|seat| (CardSet::EMPTY, hand(seat)));
            let Evidence::Claim { counterplay, .. } = *seen.evidence() else {
                panic!("{seen:?}");
            };
            counterplay.cards.len()
        };
        assert_eq!(shown(&[]), 2);
        assert_eq!(shown(&[Seat::Second]), 0);
        assert_eq!(shown(&Seat::ALL), 0);
    }

    #[test]
    fn what_is_handed_over_and_what_is_bid_is_told_of_any_hand() {
        let facts_of = |word| {
            let mut grounds = Grounds::new();
            grounds.note(true, Reason::BidNotAvailable, Rule::Auc2);
            let told = Facts {
                cards: "CQ SQ".parse().unwrap(),
                counted: Some(4),
                limit: Some(3),
                ..Facts::default()
            };
            let evidence = Evidence::Vorbehalt {
                seat: Seat::Second,
                word,
                accepted: Words::default(),
                facts: told,
            };
            let refusal = Refusal::all(grounds, evidence);
            facts(&refusal.as_seen(|_| (CardSet::EMPTY, None)))
        };
        let cards: CardSet = "CQ SQ".parse().unwrap();
        for word in [Word::Bid(2), Word::Push(cards), Word::Return(cards)] {
            assert_eq!(
                (facts_of(word).cards, facts_of(word).counted),
                (cards, Some(4))
            );
        }
        let hidden = facts_of(Word::Armut);
        assert_eq!((hidden.cards, hidden.counted), (CardSet::EMPTY, None));
    }
}

#[test]
fn the_first_reason_is_the_lowest() {
    let mut grounds = Grounds::new();
    assert_eq!(grounds.first(), None);
    grounds.note(true, Reason::TooLate, Rule::Ann1);
    assert_eq!(grounds.first(), Some(Reason::TooLate));
}

/// Of a card whose player is another one in another deal it is not said what lies in that hand.
#[test]
fn whose_card_it_would_be_is_kept_if_it_is_the_same_seat() {
    use crate::card::Card;
    use crate::card_set::CardSet;
    use crate::seat::Seat;
    let held: CardSet = "CA CT".parse().unwrap();
    let of = |seat| {
        let evidence = Evidence::Card {
            seat: Some(seat),
            card: Card::DJ,
            to_play: Some(Seat::Third),
            demanded: None,
            followers: held,
            legal: held,
        };
        Refusal::new(Reason::Revoke, Rule::Follow2, evidence)
    };
    let first = of(Seat::First);
    assert_eq!(first.in_common(&of(Seat::First)), first);
    let other = Evidence::Card {
        seat: None,
        card: Card::DJ,
        to_play: Some(Seat::Third),
        demanded: None,
        followers: CardSet::EMPTY,
        legal: CardSet::EMPTY,
    };
    assert_eq!(first.in_common(&of(Seat::Second)).evidence(), &other);
}
