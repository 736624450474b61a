//! Refusals in words: each reason applied to its case, and the whole.

mod announcement;

use doko_engine::{Card, CardSet, Class, Evidence, Ground, Rank, Reason, Refusal, Rule, Word};

use super::template::{Filling, Fillings, Sentence, Template};
use super::{Language, Voice, phrases as say, reasons};

/// How much the evidence tells of what may be done instead.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Choices {
    /// All of it: where it tells of nothing, there is nothing.
    All,
    /// What may be done whatever the hands are that are not known: where it tells of nothing,
    /// there may be something all the same.
    Certain,
}

/// One reason applied to its case: "♥10 is trump and does not follow ♥; the hand
/// still holds ♥K."
pub(crate) fn ground(
    voice: &Voice,
    ground: &Ground,
    evidence: &Evidence,
    choices: Choices,
) -> Sentence {
    let fillings = fillings(evidence);
    template(ground, evidence, choices, &fillings).fill(voice, &fillings)
}

/// The whole refusal: the primary reason, and what would be legal instead, or
/// else the next reason. No reason is named that may not apply.
pub(crate) fn refusal(voice: &Voice, refusal: &Refusal, choices: Choices) -> String {
    if refusal.differs() {
        return say::REFUSED_IN_ANY_CASE.fill(voice, &[]).text;
    }
    let evidence = refusal.evidence();
    let mut grounds = refusal.grounds().iter();
    let mut text = grounds
        .next()
        .map(|it| ground(voice, it, evidence, choices).text)
        .unwrap_or_default();
    let second = instead(refusal)
        .map(|it| it.fill(voice, &fillings(evidence)).text)
        .or_else(|| {
            let says_all = matches!(
                refusal.reason(),
                Reason::Revoke | Reason::GenscherNotAvailable
            );
            let next = grounds.next().filter(|_| !says_all)?;
            Some(ground(voice, next, evidence, choices).text)
        });
    if let Some(second) = second {
        text.push(' ');
        text.push_str(&second);
    }
    text
}

/// Why a record is faulty that no deal fits.
pub(crate) fn no_deal_fits(language: Language) -> String {
    say::NO_DEAL_FITS.words(language).to_owned()
}

/// What proves a violation of a hand that was not known.
pub(crate) fn proof(voice: &Voice, card: Card) -> String {
    let fillings = [("card", Filling::Card(card))];
    say::REVOKE_PROVEN.fill(voice, &fillings).text
}

/// The sentence about what would be legal, if the evidence knows something that
/// the primary reason does not say.
fn instead(refusal: &Refusal) -> Option<&'static Template> {
    match *refusal.evidence() {
        // Who may push or give back other cards is helped by what is wrong with these.
        Evidence::Vorbehalt { word, accepted, .. } if accepted.contains(word) => None,
        Evidence::Vorbehalt { accepted, .. } => accepted.iter().next().map(|_| &say::SAY_INSTEAD),
        Evidence::Card {
            followers, legal, ..
        } => {
            let named = refusal.reason() == Reason::Revoke;
            if legal.is_empty() || named {
                None
            } else if followers.is_empty() {
                Some(&say::PLAY_ANYTHING)
            } else {
                Some(&say::PLAY_INSTEAD)
            }
        }
        Evidence::Announcement { available, .. } => {
            available.iter().next().map(|_| &say::ANNOUNCE_INSTEAD)
        }
        Evidence::Settlement { .. }
        | Evidence::Schweine { .. }
        | Evidence::Genscher { .. }
        | Evidence::Claim { .. }
        | Evidence::Complaint { .. } => None,
    }
}

/// The sentence that tells `ground` best with what is known; where a fact is missing that
/// depends on hands that are not known, the one that is true without it.
pub(super) fn template(
    ground: &Ground,
    evidence: &Evidence,
    choices: Choices,
    fillings: Fillings<'_>,
) -> &'static Template {
    let best = best(ground, evidence, choices);
    let plain = reasons::templates(ground).last();
    plain
        .filter(|_| !best.is_filled_by(fillings))
        .unwrap_or(&best)
}

/// The sentence that tells `ground` best if all is known.
#[expect(clippy::too_many_lines, reason = "a table: one row for each reason")]
fn best(ground: &Ground, evidence: &Evidence, choices: Choices) -> &'static Template {
    let Ground { reason, rule } = *ground;
    match reason {
        Reason::UnknownVorbehalt => &say::UNKNOWN_VORBEHALT,
        Reason::SoloNotAvailable => &say::SOLO_NOT_AVAILABLE,
        Reason::BadBid => bad_bid(evidence),
        Reason::BidNotAvailable => &say::BID_NOT_AVAILABLE,
        Reason::HochzeitNeedsBothClubQueens => &say::HOCHZEIT_NEEDS_BOTH_CLUB_QUEENS,
        Reason::SelectorNotAvailable => &say::SELECTOR_NOT_AVAILABLE,
        Reason::ArmutNotAvailable => &say::ARMUT_NOT_AVAILABLE,
        Reason::TooManyTrumps => &say::TOO_MANY_TRUMPS,
        Reason::ThrowNotAvailable => &say::THROW_NOT_AVAILABLE,
        // By these two conditions the trumps of the hand decide.
        Reason::ThrowConditionNotMet if matches!(rule, Rule::Throw2 | Rule::Throw3) => {
            &say::THROW_WITH_THESE_TRUMPS
        }
        Reason::ThrowConditionNotMet => &say::THROW_CONDITION_NOT_MET,
        Reason::SchweineNotAvailable => schweine_not_available(rule, evidence),
        Reason::SchweineNeedBothDiamondAces => need_both(evidence),
        Reason::PoorPlayerMayNotDeclareSchweine => &say::POOR_PLAYER_MAY_NOT_DECLARE_SCHWEINE,
        Reason::VorfuehrungNeedsSolo => needs_solo(evidence),
        Reason::VorfuehrungNoVorbehalt => &say::VORFUEHRUNG_NO_VORBEHALT,
        Reason::HochzeitMustBeDeclared => &say::HOCHZEIT_MUST_BE_DECLARED,
        Reason::AlreadySpoken => already_spoken(evidence, choices),
        Reason::NotAsked => &say::NOT_ASKED,
        Reason::WithdrawalTooLate => withdrawal(evidence),
        Reason::PushCardNotHeld => &say::PUSH_CARD_NOT_HELD,
        Reason::PushWrongCount => &say::PUSH_WRONG_COUNT,
        Reason::PushLeavesTrump => &say::PUSH_LEAVES_TRUMP,
        Reason::AnswerOutOfOrder => &say::ANSWER_OUT_OF_ORDER,
        Reason::ReturnCardNotHeld => &say::RETURN_CARD_NOT_HELD,
        Reason::ReturnWrongCount => &say::RETURN_WRONG_COUNT,
        Reason::ReturnNeedsFehl => &say::RETURN_NEEDS_FEHL,
        Reason::ReturnKeepsSchweine => &say::RETURN_KEEPS_SCHWEINE,
        Reason::PlayBeforeContract => &say::PLAY_BEFORE_CONTRACT,
        Reason::GameOver => game_over(rule, evidence),
        Reason::OutOfTurn => out_of_turn(rule),
        Reason::CardNotHeld => &say::CARD_NOT_HELD,
        Reason::Revoke => revoke(evidence),
        Reason::Incomplete => incomplete(evidence),
        Reason::SchweineTooLate if rule == Rule::Schw9 => &say::SCHWEINE_WITH_FIRST,
        Reason::SchweineTooLate if rule == Rule::Schw10 => &say::SCHWEINE_WITH_SECOND,
        Reason::SchweineTooLate => &say::SCHWEINE_TOO_LATE,
        Reason::AnnLevelNotAvailable => &say::ANN_LEVEL_NOT_AVAILABLE,
        Reason::ContractNotFixed => &say::CONTRACT_NOT_FIXED,
        Reason::HochzeitPending => &say::HOCHZEIT_PENDING,
        Reason::TooEarly => &say::TOO_EARLY,
        Reason::WrongParty if rule == Rule::Schw3 => &say::SCHWEINE_OF_WRONG_PARTY,
        Reason::WrongParty => announcement::wrong_party(evidence),
        Reason::NoCardLeft => &say::NO_CARD_LEFT,
        Reason::Already => announcement::already(evidence),
        Reason::NeedsAnsage => announcement::needs_ansage(rule, evidence),
        Reason::BlockedByLateReply => announcement::blocked(evidence),
        Reason::NeedsPrevious => announcement::needs_previous(evidence),
        Reason::TooLate => announcement::too_late(rule, evidence),
        Reason::ClaimNotAvailable => &say::CLAIM_NOT_AVAILABLE,
        Reason::ClaimNotEntitled if rule == Rule::Claim3 => &say::CLAIM_WITHOUT_CARDS,
        Reason::ClaimNotEntitled => &say::CLAIM_NOT_ENTITLED,
        Reason::ClaimOrderNotHeld => &say::CLAIM_ORDER_NOT_HELD,
        Reason::ClaimNotProven => not_proven(evidence),
        Reason::PenaltiesNotAvailable => &say::PENALTIES_NOT_AVAILABLE,
        Reason::ComplaintNotEntitled => &say::COMPLAINT_NOT_ENTITLED,
        Reason::ComplaintTooLate if rule == Rule::Claim9 => &say::COMPLAINT_AFTER_CLAIM,
        Reason::ComplaintTooLate => &say::COMPLAINT_TOO_LATE,
        Reason::GenscherNotAvailable => &say::GENSCHER_NOT_AVAILABLE,
        Reason::GenscherNeedsBothDiamondKings => &say::GENSCHER_NEEDS_BOTH_DIAMOND_KINGS,
        Reason::NoDealFits => &say::NO_DEAL_FITS,
    }
}

/// Schweine, or a pair above them.
fn need_both(evidence: &Evidence) -> &'static Template {
    let aces = matches!(
        evidence,
        Evidence::Schweine {
            rank: Rank::Ace,
            ..
        } | Evidence::Vorbehalt {
            word: Word::Schweine(Rank::Ace),
            ..
        }
    );
    if aces {
        &say::SCHWEINE_NEED_BOTH_ACES
    } else {
        &say::SCHWEINE_NEED_BOTH_OF_PAIR
    }
}

/// A bid that no rule knows, or one that others have outbid.
fn bad_bid(evidence: &Evidence) -> &'static Template {
    let too_low = matches!(
        evidence,
        Evidence::Vorbehalt { facts, .. } if facts.counted < facts.limit
    );
    if too_low {
        &say::BAD_BID_TOO_LOW
    } else {
        &say::BAD_BID
    }
}

fn needs_solo(evidence: &Evidence) -> &'static Template {
    let solo = matches!(
        evidence,
        Evidence::Vorbehalt {
            word: Word::Solo(_),
            ..
        }
    );
    if solo {
        &say::VORFUEHRUNG_NEEDS_KIND
    } else {
        &say::VORFUEHRUNG_NEEDS_SOLO
    }
}

/// In the round Schweine are refused for other reasons than after it.
fn schweine_not_available(rule: Rule, evidence: &Evidence) -> &'static Template {
    let after = matches!(evidence, Evidence::Schweine { .. });
    let above = matches!(evidence, Evidence::Schweine { rank, .. } if *rank != Rank::Ace);
    if rule == Rule::Trump7 {
        &say::SCHWEINE_NOT_AVAILABLE
    } else if rule == Rule::Schw1 {
        &say::SCHWEINE_DECLARED
    } else if rule == Rule::Schw2 && after {
        &say::SCHWEINE_BEFORE_CONTRACT
    } else if rule == Rule::Schw2 {
        &say::SCHWEINE_DURING_PLAY
    } else if rule == Rule::Schw12 && above {
        &say::SCHWEINE_ONLY_ACES
    } else {
        &say::SCHWEINE_NOT_IN_CONTRACT
    }
}

/// A seat with a Vorbehalt that it may still name has contradicted itself. With a hand that is
/// not known there may be Schweine to declare, or a Hochzeit to name.
fn already_spoken(evidence: &Evidence, choices: Choices) -> &'static Template {
    let may_say_more = matches!(
        evidence,
        Evidence::Vorbehalt { accepted, .. } if accepted.iter().next().is_some()
    );
    match choices {
        _ if may_say_more => &say::ALREADY_SPOKEN_OTHERWISE,
        Choices::All => &say::ALREADY_SPOKEN,
        Choices::Certain => &say::ALREADY_SPOKEN_UNSEEN,
    }
}

fn withdrawal(evidence: &Evidence) -> &'static Template {
    let no = matches!(evidence, Evidence::Vorbehalt { word: Word::No, .. });
    if no {
        &say::WITHDRAWAL_TOO_LATE_BY_NO
    } else {
        &say::WITHDRAWAL_TOO_LATE
    }
}

/// After a claim the game is over although cards are left.
fn game_over(rule: Rule, evidence: &Evidence) -> &'static Template {
    let claim = matches!(evidence, Evidence::Claim { .. });
    let declaration = matches!(
        evidence,
        Evidence::Schweine { .. } | Evidence::Genscher { .. } | Evidence::Vorbehalt { .. }
    );
    if rule == Rule::Claim7 {
        &say::GAME_SHORTENED
    } else if rule == Rule::Claim8 && declaration {
        &say::GAME_GIVEN_UP_FOR_DECLARATION
    } else if rule == Rule::Claim8 {
        &say::GAME_GIVEN_UP
    } else if claim {
        &say::GAME_OVER_FOR_CLAIM
    } else if declaration {
        &say::GAME_OVER_FOR_DECLARATION
    } else {
        &say::GAME_OVER
    }
}

fn not_proven(evidence: &Evidence) -> &'static Template {
    let line = matches!(
        evidence,
        Evidence::Claim { counterplay, .. } if counterplay.lost_trick > 0
    );
    let unseen = matches!(
        evidence,
        Evidence::Claim { counterplay, .. } if counterplay.cards.is_empty()
    );
    if line && unseen {
        &say::CLAIM_NOT_PROVEN_UNSEEN
    } else if line {
        &say::CLAIM_NOT_PROVEN
    } else {
        &say::CLAIM_NOT_PLAYABLE
    }
}

fn out_of_turn(rule: Rule) -> &'static Template {
    if rule == Rule::Trick2 {
        &say::OUT_OF_TURN_AFTER_TRICK
    } else if rule == Rule::Lead1 {
        &say::OUT_OF_TURN_FIRST_LEAD
    } else if rule == Rule::Lead2 {
        &say::OUT_OF_TURN_SOLO_LEAD
    } else {
        &say::OUT_OF_TURN
    }
}

/// A card that has the demanded suit printed on it and does not follow it can
/// only be a trump.
fn revoke(evidence: &Evidence) -> &'static Template {
    let (card, demanded, followers) = match *evidence {
        Evidence::Card {
            card,
            demanded,
            followers,
            ..
        } => (Some(card), demanded, followers),
        Evidence::Vorbehalt { .. }
        | Evidence::Announcement { .. }
        | Evidence::Settlement { .. }
        | Evidence::Schweine { .. }
        | Evidence::Genscher { .. }
        | Evidence::Claim { .. }
        | Evidence::Complaint { .. } => (None, None, CardSet::EMPTY),
    };
    let one = followers.kinds().len() == 1;
    if followers.is_empty() {
        return &say::REVOKE_UNSEEN;
    }
    match demanded {
        Some(Class::Trump) if one => &say::REVOKE_ON_TRUMP_ONE,
        Some(Class::Trump) => &say::REVOKE_ON_TRUMP_SOME,
        Some(Class::Plain(suit)) if card.map(Card::suit) == Some(suit) => {
            if one {
                &say::REVOKE_BY_TRUMP_ONE
            } else {
                &say::REVOKE_BY_TRUMP_SOME
            }
        }
        Some(Class::Plain(_)) | None if one => &say::REVOKE_ONE,
        Some(Class::Plain(_)) | None => &say::REVOKE_SOME,
    }
}

fn incomplete(evidence: &Evidence) -> &'static Template {
    let one = matches!(evidence, Evidence::Settlement { cards_missing: 1 });
    if one {
        &say::INCOMPLETE_ONE
    } else {
        &say::INCOMPLETE_SOME
    }
}

/// Everything that the evidence knows, under the names of the gaps.
pub(super) fn fillings(evidence: &Evidence) -> Vec<(&'static str, Filling)> {
    let mut fillings = all_fillings(evidence);
    fillings.retain(|(_, filling)| !filling.is_empty());
    fillings
}

#[expect(
    clippy::too_many_lines,
    reason = "a table: each fact of each kind of evidence with its gap"
)]
fn all_fillings(evidence: &Evidence) -> Vec<(&'static str, Filling)> {
    match *evidence {
        Evidence::Vorbehalt {
            seat,
            word,
            accepted,
            facts,
        } => {
            let mut fillings = vec![
                ("seat", Filling::Seat(seat)),
                ("word", Filling::Word(word)),
                ("accepted_words", Filling::Words(accepted)),
                ("cards", Filling::AllOf(facts.cards)),
                ("not_held", Filling::AllOf(facts.not_held)),
            ];
            fillings.extend(facts.counted.map(|it| ("counted", Filling::Number(it))));
            fillings.extend(facts.limit.map(|it| ("limit", Filling::Number(it))));
            if matches!(word, Word::Bid(_)) {
                fillings.extend(facts.counted.map(|it| ("bid", Filling::Bid(it))));
                fillings.extend(facts.limit.map(|it| ("least_bid", Filling::Bid(it))));
            }
            fillings
        }
        Evidence::Card {
            seat,
            card,
            to_play,
            demanded,
            followers,
            legal,
        } => {
            let mut fillings = vec![
                ("card", Filling::Card(card)),
                ("held_of_demanded", Filling::AllOf(followers)),
                ("legal_cards", Filling::AnyOf(legal)),
            ];
            fillings.extend(seat.map(|it| ("seat", Filling::Seat(it))));
            fillings.extend(to_play.map(|it| ("seat_to_play", Filling::Seat(it))));
            fillings.extend(demanded.map(|it| ("demanded", Filling::Class(it))));
            fillings
        }
        Evidence::Announcement {
            seat,
            announcement,
            figures,
            available,
        } => {
            let mut fillings = announcement::fillings(seat, announcement, figures.as_ref());
            fillings.push(("available", Filling::Announcements(available)));
            fillings
        }
        Evidence::Settlement { cards_missing } => {
            vec![("cards_missing", Filling::Number(cards_missing))]
        }
        Evidence::Schweine {
            seat,
            rank: _, // told by the words of the record
            to_play,
        }
        | Evidence::Genscher {
            seat,
            partner: _,
            to_play,
        } => {
            let to_play = to_play.map(|it| ("seat_to_play", Filling::Seat(it)));
            [("seat", Filling::Seat(seat))]
                .into_iter()
                .chain(to_play)
                .collect()
        }
        Evidence::Claim {
            seat,
            counterplay,
            not_held,
        } => vec![
            ("seat", Filling::Seat(seat)),
            ("line", Filling::Line(counterplay.cards)),
            ("lost_trick", Filling::Number(counterplay.lost_trick)),
            ("not_held", Filling::AllOf(not_held)),
        ],
        Evidence::Complaint {
            offender: _, // everybody knows
            complainant,
            entitled,
            last_cards_played: _,
        } => vec![
            ("complainant", Filling::Seat(complainant)),
            ("entitled", Filling::Seats(entitled)),
        ],
    }
}
