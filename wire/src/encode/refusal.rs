//! Refusals with their evidence.

use doko_engine::{
    Action, Announcement, Card, Counter, Evidence, FinishedTrick, Game, Ground, Position, Reason,
    Refusal, Seat, Section, Step,
};
use doko_proto::v1;

use super::citation::citation;
use super::{Scribe, announcement, card, cards, class, seat, seat_or_unset, standing, word};
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
        let section = match step.section {
            Section::Said => v1::ActionSection::Said,
            Section::Plays => v1::ActionSection::Plays,
            Section::Extras => v1::ActionSection::Extras,
        };
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

    pub(crate) fn message(&self) -> v1::ActionRef {
        v1::ActionRef {
            section: self.section.into(),
            index: self.index,
            cards_played: u32::from(self.cards_played),
            seat: seat(self.seat),
        }
    }
}

/// The refusal of `asked` in `position`. `words` are those of the record as
/// they were sent, because the engine does not tell all of them apart.
pub(crate) fn refusal(
    scribe: &Scribe,
    refused: &Refusal,
    asked: &Asked,
    position: Option<&Position<'_>>,
    words: &[i32],
) -> v1::Refusal {
    let cite = |ground: &Ground| {
        let text = scribe.text(|language| texts::ground(language, ground, refused.evidence()));
        citation(scribe, ground.rule, Some(ground.reason), text)
    };
    v1::Refusal {
        violations: refused.grounds().iter().map(cite).collect(),
        action: Some(asked.message()),
        evidence: evidence(refused.evidence(), asked, position, words),
        text: scribe.text(|language| texts::refusal(language, refused)),
    }
}

fn evidence(
    found: &Evidence,
    asked: &Asked,
    position: Option<&Position<'_>>,
    words: &[i32],
) -> Option<v1::Evidence> {
    let evidence = match *found {
        Evidence::Vorbehalt {
            seat: by,
            word: said,
            accepted,
        } => {
            let sent = asked
                .index
                .and_then(|index| words.get(usize::try_from(index).ok()?).copied());
            let queens = position
                .map(|it| it.deal().hand(by).count(Card::CQ))
                .unwrap_or_default();
            let hochzeit = matches!(said, doko_engine::Word::Hochzeit(_));
            let to_speak =
                position.and_then(|it| it.round().asks(it.rules()).first().map(|ask| ask.seat));
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
                trick_leader: seat_or_unset(game.map(|game| game.trick().leader())),
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
                trick_leader: seat_or_unset(game.map(|game| game.trick().leader())),
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
        } => v1::evidence::Evidence::Announcement(announcement_evidence(found, position, by, what)),
        Evidence::Schweine { .. } => return None,
    };
    Some(v1::Evidence {
        evidence: Some(evidence),
    })
}

fn announcement_evidence(
    found: &Evidence,
    position: Option<&Position<'_>>,
    by: Seat,
    what: Announcement,
) -> v1::AnnouncementEvidence {
    let mut message = v1::AnnouncementEvidence {
        announcement: announcement(what),
        seat: seat(by),
        ..v1::AnnouncementEvidence::default()
    };
    let Some(position) = position else {
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
    message.tricks_started = trick_number(game) - u32::from(game.trick().is_empty());
    message.hochzeit_shift = u32::from(game.shift());
    if let doko_engine::Hochzeit::Clarified { trick, .. } = game.hochzeit() {
        message.klaerungsstich = u32::from(trick);
    }
    message.standing = game
        .announced()
        .iter()
        .map(|made| standing(made, None))
        .collect();
    if let Evidence::Announcement {
        figures: Some(figures),
        available,
        ..
    } = *found
    {
        message.available = available.iter().map(announcement).collect();
        let limit = figures.limit.max(figures.reply_limit.unwrap_or(0));
        let needed = rules.deck.hand_size().saturating_sub(limit);
        message.counter_limit = Some(u32::from(limit));
        message.cards_in_hand_needed = own_cards.then_some(u32::from(needed));
        let lowest = Announcement::at_level(figures.lowest_level, figures.situation.party);
        message.lowest_missing = lowest.map_or(0, announcement);
    }
    message
}

fn hand(position: &Position<'_>, of: Seat) -> doko_engine::CardSet {
    position
        .game()
        .map_or_else(|| position.deal().hand(of), |game| game.hand(of))
}

/// The number of the running trick, from 1.
pub(super) fn trick_number(game: &Game) -> u32 {
    game.tricks().len() as u32 + u32::from(!game.is_over())
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
    }
    .into()
}
