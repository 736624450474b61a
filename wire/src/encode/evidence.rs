//! What shows that a refusal is right.

use doko_engine::{
    Announcement, Card, CardSet, Counter, Evidence, Facts, Game, Position, Refusal, RuleSet, Seat,
    Word, Words,
};
use doko_proto::v1;
use doko_proto::v1::evidence::Evidence as Message;

use super::numbers::{bid, class};
use super::{
    Scene, announcement, card, cards, offence, party_or_unset, seat, seat_or_unset, standing,
    with_indices, word,
};
use crate::values::Value as _;

/// The evidence of a refusal. Absent if the reason alone says everything.
#[expect(
    clippy::too_many_lines,
    reason = "a table: one row for each kind of evidence"
)]
pub(super) fn evidence(refused: &Refusal, scene: Scene<'_>) -> Option<v1::Evidence> {
    let position = scene.position;
    let game = position.and_then(Position::game);
    let message = match *refused.evidence() {
        Evidence::Vorbehalt {
            seat: by,
            word: said,
            accepted,
            facts,
        } => Message::Vorbehalt(about_vorbehalt(scene, by, said, accepted, facts)),
        Evidence::Card {
            seat: by,
            card: played,
            to_play,
            demanded,
            followers,
            legal,
        } => Message::Card(v1::CardEvidence {
            card: card(played),
            seat: seat_or_unset(by),
            seat_to_play: seat_or_unset(to_play),
            demanded: demanded.map_or(0, class),
            held_of_demanded: cards(followers),
            hand: position
                .zip(by)
                .map(|(it, by)| cards(hand(it, by)))
                .unwrap_or_default(),
            legal_cards: cards(legal),
            played_at: game
                .zip(by)
                .map_or_else(Vec::new, |(it, by)| played_at(it, by, played)),
            ..on_table(game)
        }),
        Evidence::Settlement { cards_missing } => {
            let to_play = position.and_then(Position::to_play);
            Message::Card(v1::CardEvidence {
                seat: seat_or_unset(to_play),
                seat_to_play: seat_or_unset(to_play),
                demanded: game.and_then(Game::demanded).map_or(0, class),
                cards_missing: Some(u32::from(cards_missing)),
                ..on_table(game)
            })
        }
        Evidence::Announcement {
            seat: by,
            announcement: what,
            ..
        } => Message::Announcement(about_announcement(refused, scene, by, what)),
        Evidence::Claim {
            seat: by,
            counterplay,
            not_held,
        } => Message::Claim(offence::claim(position, by, &counterplay, not_held)),
        Evidence::Complaint {
            offender,
            complainant,
            entitled,
            last_cards_played,
        } => Message::Penalty(v1::PenaltyEvidence {
            offender: seat(offender),
            complainant: seat(complainant),
            entitled: entitled.iter().map(|&it| seat(it)).collect(),
            last_cards_played: last_cards_played.map(u32::from),
        }),
        Evidence::Schweine { .. } | Evidence::Genscher { .. } => return None,
    };
    Some(v1::Evidence {
        evidence: Some(message),
    })
}

fn about_vorbehalt(
    scene: Scene<'_>,
    by: Seat,
    said: Word,
    accepted: Words,
    facts: Facts,
) -> v1::VorbehaltEvidence {
    let Scene { record, round, .. } = scene;
    let Facts {
        cards: concerned,
        counted,
        limit,
        not_held,
    } = facts;
    let asks = round.asks(&record.published.rules);
    v1::VorbehaltEvidence {
        word: word(said),
        seat: seat(by),
        bid: bid(said),
        rank: said.schweine().map_or(0, |it| it.number()),
        accepted_words: accepted.iter().map(word).collect(),
        seat_to_speak: seat_or_unset(asks.first().map(|ask| ask.seat)),
        cards: cards(concerned),
        counted: counted.map(u32::from),
        limit: limit.map(u32::from),
        not_held: cards(not_held),
    }
}

/// The trick on the table, as far as there is one.
fn on_table(game: Option<&Game>) -> v1::CardEvidence {
    // A claim can end the game before its first trick.
    let begun = game.map(|game| (game, trick_number(game)));
    let Some((game, number)) = begun.filter(|&(_, number)| number > 0) else {
        return v1::CardEvidence::default();
    };
    v1::CardEvidence {
        trick: Some(number),
        trick_leader: seat(trick_leader(game)),
        trick_cards: game.trick().cards().iter().copied().map(card).collect(),
        ..v1::CardEvidence::default()
    }
}

fn about_announcement(
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
    message.counter_kind = rules.announcement.counter.number();
    message.cards_in_hand = hand(position, by).len();
    let Some(game) = position.game() else {
        return message;
    };
    message.party = party_or_unset(game.parties().of(by));
    message.cards_played = u32::from(game.cards_played_by(by));
    message.tricks_started = game.tricks().len() as u32 + u32::from(!game.trick().is_empty());
    message.cards_on_table = u32::from(game.cards_played());
    message.hochzeit_shift = u32::from(game.shift());
    if let doko_engine::Hochzeit::Clarified { trick, .. } = game.hochzeit() {
        message.klaerungsstich = Some(u32::from(trick));
    }
    message.standing = with_indices(&scene.record.extras, game.announced())
        .map(|(made, index)| standing(made, index))
        .collect();
    tell_figures(&mut message, refused, rules);
    message
}

/// What was missing, and until when it was possible.
fn tell_figures(message: &mut v1::AnnouncementEvidence, refused: &Refusal, rules: &RuleSet) {
    if let Evidence::Announcement {
        figures: Some(figures),
        available,
        ..
    } = *refused.evidence()
    {
        let own_cards = rules.announcement.counter == Counter::OwnCardsPlayed;
        let limit = figures.limit;
        let needed = limit.map(|limit| rules.deck.hand_size().saturating_sub(limit));
        message.available = available.iter().map(announcement).collect();
        message.counter_limit = limit.map(u32::from);
        message.cards_in_hand_needed = needed.filter(|_| own_cards).map(u32::from);
        let lowest = figures.lowest_missing.zip(figures.party);
        let lowest = lowest.and_then(|(level, party)| Announcement::at_level(level, party));
        message.lowest_missing = lowest.map_or(0, announcement);
    }
}

/// What is in the hand of a seat now; before the first card, after what was handed over.
fn hand(position: &Position<'_>, of: Seat) -> CardSet {
    let before = || {
        let hands = position.round().hands(position.rules());
        hands.get(of).unwrap_or_default()
    };
    position.game().map_or_else(before, |game| game.hand(of))
}

/// Who leads the trick of that number: the running one, or the last of all.
fn trick_leader(game: &Game) -> Seat {
    match game.tricks().last() {
        Some(last) if game.is_over() && game.trick().is_empty() => last.leader,
        Some(_) | None => game.trick().leader(),
    }
}

/// The number of the running trick, from 1; of the last one once all are over, 0 if there
/// was none.
pub(super) fn trick_number(game: &Game) -> u32 {
    let running = !game.is_over() || !game.trick().is_empty();
    game.tricks().len() as u32 + u32::from(running)
}

/// Where `by` has played this card, as indices of all cards played.
fn played_at(game: &Game, by: Seat, wanted: Card) -> Vec<u32> {
    let all = (0..).zip(game.plays());
    all.filter(|&(_, (_, seat, card))| seat == by && card == wanted)
        .map(|(index, _)| index)
        .collect()
}
