//! Refusals with their evidence.

use doko_engine::{
    Action, Announcement, Card, Counter, Evidence, FinishedTrick, Game, Ground, Position, Reason,
    Refusal, Round, Seat, Section, Skipped, Step,
};
use doko_proto::v1;

use super::citation::citation;
use super::offence;
use super::{
    Scribe, announcement, card, cards, class, seat, seat_or_unset, standing, with_indices, word,
};
use crate::decode::DecodedRecord;
use crate::texts;

/// The action that a refusal is about, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    section: v1::ActionSection,
    index: Option<u32>,
    cards_played: u8,
    seat: Seat,
}

impl Asked {
    /// The action that the request asks about, after everything in the record.
    pub(crate) fn next(position: &Position<'_>, seat: Seat) -> Asked {
        let cards_played = position.game().map_or(0, Game::cards_played);
        Asked {
            section: v1::ActionSection::Asked,
            index: None,
            cards_played,
            seat,
        }
    }

    /// An action of the record.
    pub(crate) fn of(step: &Step) -> Asked {
        let section = section(step.section);
        let (Action::Say(seat, _) | Action::Play(seat, _) | Action::Extra(seat, _)) = step.action;
        let index = u32::try_from(step.index).ok();
        Asked {
            section,
            index,
            cards_played: step.cards_played,
            seat,
        }
    }

    /// A word of the record.
    pub(crate) fn said(index: usize, seat: Seat) -> Asked {
        let index = u32::try_from(index).ok();
        Asked {
            section: v1::ActionSection::Said,
            index,
            cards_played: 0,
            seat,
        }
    }

    /// A complaint, when so many cards were on the table.
    pub(crate) fn complaint(cards_played: u8, seat: Seat) -> Asked {
        Asked {
            section: v1::ActionSection::Asked,
            index: None,
            cards_played,
            seat,
        }
    }

    pub(crate) fn message(&self) -> v1::ActionRef {
        v1::ActionRef {
            section: self.section.into(),
            index: self.index,
            cards_played: u32::from(self.cards_played),
            seat: seat(self.seat),
        }
    }
}

/// An action that was not performed.
pub(crate) fn skipped(action: &Skipped) -> v1::ActionRef {
    v1::ActionRef {
        section: section(action.section).into(),
        index: u32::try_from(action.index).ok(),
        cards_played: u32::from(action.cards_played),
        seat: seat_or_unset(action.seat),
    }
}

const fn section(section: Section) -> v1::ActionSection {
    match section {
        Section::Said => v1::ActionSection::Said,
        Section::Plays => v1::ActionSection::Plays,
        Section::Extras => v1::ActionSection::Extras,
    }
}

/// Where something is refused: the record, and what it has led to so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    record: &'a DecodedRecord,
    round: &'a Round,
    /// Absent if nobody asks for more than the contract.
    position: Option<&'a Position<'a>>,
}

impl<'a> Scene<'a> {
    /// In this position.
    pub(crate) fn of(record: &'a DecodedRecord, position: &'a Position<'a>) -> Scene<'a> {
        Scene {
            record,
            round: position.round(),
            position: Some(position),
        }
    }

    /// In a round of which only the contract matters.
    pub(crate) fn of_round(record: &'a DecodedRecord, round: &'a Round) -> Scene<'a> {
        Scene {
            record,
            round,
            position: None,
        }
    }
}

/// The refusal of `asked`.
pub(crate) fn refusal(
    scribe: &Scribe,
    refused: &Refusal,
    asked: &Asked,
    scene: Scene<'_>,
) -> v1::Refusal {
    let cite = |ground: &Ground| {
        let text = scribe.text(|language| texts::ground(language, ground, refused.evidence()));
        citation(scribe, ground.rule, Some(ground.reason), text)
    };
    v1::Refusal {
        violations: refused.grounds().iter().map(cite).collect(),
        action: Some(asked.message()),
        evidence: evidence(refused, asked, scene),
        text: scribe.text(|language| texts::refusal(language, refused)),
    }
}

fn evidence(refused: &Refusal, asked: &Asked, scene: Scene<'_>) -> Option<v1::Evidence> {
    let Scene {
        record,
        round,
        position,
    } = scene;
    let evidence = match *refused.evidence() {
        Evidence::Vorbehalt {
            seat: by,
            word: said,
            accepted,
        } => {
            // The engine does not tell all words apart.
            let sent = asked
                .index
                .and_then(|index| record.words.get(usize::try_from(index).ok()?).copied());
            let dealt = *record.hands.get(by);
            let queens = dealt.map_or(0, |hand| hand.count(Card::CQ));
            let hochzeit = matches!(said, doko_engine::Word::Hochzeit(_));
            let asks = round.asks(&record.published.rules);
            let to_speak = asks.first().map(|ask| ask.seat);
            v1::evidence::Evidence::Vorbehalt(v1::VorbehaltEvidence {
                word: sent.unwrap_or_else(|| word(said)),
                seat: seat(by),
                argument: None,
                accepted_words: accepted.iter().map(word).collect(),
                seat_to_speak: seat_or_unset(to_speak),
                cards: if hochzeit {
                    vec![card(Card::CQ); queens as usize]
                } else {
                    Vec::new()
                },
                counted: None,
                limit: None,
            })
        }
        Evidence::Card {
            seat: by,
            card: played,
            to_play,
            demanded,
            followers,
            legal,
        } => {
            let game = position.and_then(Position::game);
            v1::evidence::Evidence::Card(v1::CardEvidence {
                card: card(played),
                seat: seat(by),
                seat_to_play: seat_or_unset(to_play),
                trick: game.map_or(0, trick_number),
                trick_leader: seat_or_unset(game.map(trick_leader)),
                trick_cards: game
                    .into_iter()
                    .flat_map(|game| game.trick().cards())
                    .copied()
                    .map(card)
                    .collect(),
                demanded: demanded.map_or(0, class),
                held_of_demanded: cards(followers),
                hand: position.map(|it| cards(hand(it, by))).unwrap_or_default(),
                legal_cards: cards(legal),
                played_at: game
                    .map(|game| played_at(game, by, played))
                    .unwrap_or_default(),
            })
        }
        Evidence::Settlement { .. } => {
            let game = position.and_then(Position::game);
            let to_play = position.and_then(Position::to_play);
            v1::evidence::Evidence::Card(v1::CardEvidence {
                card: 0,
                seat: seat_or_unset(to_play),
                seat_to_play: seat_or_unset(to_play),
                trick: game.map_or(0, trick_number),
                trick_leader: seat_or_unset(game.map(trick_leader)),
                trick_cards: game
                    .into_iter()
                    .flat_map(|game| game.trick().cards())
                    .copied()
                    .map(card)
                    .collect(),
                demanded: game.and_then(Game::demanded).map_or(0, class),
                ..v1::CardEvidence::default()
            })
        }
        Evidence::Announcement {
            seat: by,
            announcement: what,
            ..
        } => v1::evidence::Evidence::Announcement(announcement_evidence(refused, scene, by, what)),
        Evidence::Claim {
            seat: by,
            counterplay,
            not_held,
        } => v1::evidence::Evidence::Claim(offence::claim(position, by, &counterplay, not_held)),
        Evidence::Complaint {
            offender,
            complainant,
            entitled,
            last_cards_played,
        } => v1::evidence::Evidence::Penalty(v1::PenaltyEvidence {
            offender: seat(offender),
            complainant: seat(complainant),
            entitled: entitled.iter().map(|&it| seat(it)).collect(),
            last_cards_played: last_cards_played.map(u32::from),
        }),
        Evidence::Schweine { .. } => return None,
    };
    Some(v1::Evidence {
        evidence: Some(evidence),
    })
}

fn announcement_evidence(
    refused: &Refusal,
    scene: Scene<'_>,
    by: Seat,
    what: Announcement,
) -> v1::AnnouncementEvidence {
    let mut message = v1::AnnouncementEvidence {
        announcement: announcement(what),
        seat: seat(by),
        ..v1::AnnouncementEvidence::default()
    };
    let Some(position) = scene.position else {
        return message;
    };
    let rules = position.rules();
    let own_cards = rules.announcement.counter == Counter::OwnCardsPlayed;
    message.counter_kind = if own_cards {
        v1::AnnCounter::OwnCardsPlayed
    } else {
        v1::AnnCounter::TricksStarted
    }
    .into();
    message.cards_in_hand = hand(position, by).len();
    let Some(game) = position.game() else {
        return message;
    };
    message.party = super::party_or_unset(game.parties().of(by));
    message.cards_played = u32::from(game.cards_played_by(by));
    message.tricks_started = game.tricks().len() as u32 + u32::from(!game.trick().is_empty());
    message.hochzeit_shift = u32::from(game.shift());
    if let doko_engine::Hochzeit::Clarified { trick, .. } = game.hochzeit() {
        message.klaerungsstich = u32::from(trick);
    }
    message.standing = with_indices(&scene.record.extras, game.announced())
        .map(|(made, index)| standing(made, index))
        .collect();
    if let Evidence::Announcement {
        figures: Some(figures),
        available,
        ..
    } = *refused.evidence()
    {
        message.available = available.iter().map(announcement).collect();
        let party = figures.situation.party;
        let mut lowest = figures.situation.standing.get(party).level + 1;
        let mut grounds = refused.grounds().iter();
        if grounds.any(|it| it.reason == Reason::TooLate) {
            lowest = figures.lowest_level;
            let limit = figures.limit.max(figures.reply_limit.unwrap_or(0));
            let needed = rules.deck.hand_size().saturating_sub(limit);
            message.counter_limit = Some(u32::from(limit));
            message.cards_in_hand_needed = own_cards.then_some(u32::from(needed));
        }
        message.lowest_missing = Announcement::at_level(lowest, party).map_or(0, announcement);
    }
    message
}

fn hand(position: &Position<'_>, of: Seat) -> doko_engine::CardSet {
    position
        .game()
        .map_or_else(|| position.deal().hand(of), |game| game.hand(of))
}

/// Who leads the trick of that number: the running one, or the last of all.
fn trick_leader(game: &Game) -> Seat {
    match game.tricks().last() {
        Some(last) if game.is_over() && game.trick().is_empty() => last.leader,
        Some(_) | None => game.trick().leader(),
    }
}

/// The number of the running trick, from 1; of the last one once all are over.
pub(super) fn trick_number(game: &Game) -> u32 {
    let running = !game.is_over() || !game.trick().is_empty();
    game.tricks().len() as u32 + u32::from(running)
}

/// Where `by` has played this card, as indices of all cards played.
fn played_at(game: &Game, by: Seat, wanted: Card) -> Vec<u32> {
    let finished = game.tricks().iter().flat_map(FinishedTrick::plays);
    let leader = game.trick().leader();
    let running = game
        .trick()
        .cards()
        .iter()
        .enumerate()
        .map(|(i, &card)| (leader.after(i), card));
    let all = (0..).zip(finished.chain(running));
    all.filter(|&(_, (seat, card))| seat == by && card == wanted)
        .map(|(index, _)| index)
        .collect()
}

pub(crate) fn reason(reason: Reason) -> i32 {
    use v1::Reason as Message;
    match reason {
        Reason::SoloNotAvailable => Message::SoloNotAvailable,
        Reason::BidNotAvailable => Message::BidNotAvailable,
        Reason::HochzeitNeedsBothClubQueens => Message::HochzeitNeedsBothClubQueens,
        Reason::SelectorNotAvailable => Message::SelectorNotAvailable,
        Reason::ArmutNotAvailable => Message::ArmutNotAvailable,
        Reason::ThrowNotAvailable => Message::ThrowNotAvailable,
        Reason::SchweineNotAvailable => Message::SchweineNotAvailable,
        Reason::VorfuehrungNeedsSolo => Message::VorfuehrungNeedsSolo,
        Reason::VorfuehrungNoVorbehalt => Message::VorfuehrungNoVorbehalt,
        Reason::AlreadySpoken => Message::AlreadySpoken,
        Reason::NotAsked => Message::NotAsked,
        Reason::WithdrawalTooLate => Message::WithdrawalTooLate,
        Reason::PlayBeforeContract => Message::PlayBeforeContract,
        Reason::GameOver => Message::GameOver,
        Reason::OutOfTurn => Message::OutOfTurn,
        Reason::CardNotHeld => Message::CardNotHeld,
        Reason::Revoke => Message::Revoke,
        Reason::Incomplete => Message::Incomplete,
        Reason::ContractNotFixed => Message::ContractNotFixed,
        Reason::HochzeitPending => Message::HochzeitPending,
        Reason::TooEarly => Message::TooEarly,
        Reason::WrongParty => Message::WrongParty,
        Reason::NoCardLeft => Message::NoCardLeft,
        Reason::Already => Message::Already,
        Reason::NeedsAnsage => Message::NeedsAnsage,
        Reason::BlockedByLateReply => Message::BlockedByLateReply,
        Reason::NeedsPrevious => Message::NeedsPrevious,
        Reason::TooLate => Message::TooLate,
        Reason::ClaimNotAvailable => Message::ClaimNotAvailable,
        Reason::ClaimNotEntitled => Message::ClaimNotEntitled,
        Reason::ClaimOrderNotHeld => Message::ClaimOrderNotHeld,
        Reason::ClaimNotProven => Message::ClaimNotProven,
        Reason::NotAvailable => Message::NotAvailable,
        Reason::ComplaintNotEntitled => Message::ComplaintNotEntitled,
        Reason::ComplaintTooLate => Message::ComplaintTooLate,
    }
    .into()
}
