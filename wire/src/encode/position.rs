//! Positions.

use doko_engine::{
    BySeat, Card, CardSet, CompletedTrick, Contract, Disclosure, Extra, ExtraWord, Game, Hochzeit,
    Observer, Party, Position, Question, Rank, Rule, Said, Seat, Word, known_parties,
};
use doko_proto::v1;

use super::armut;
use super::evidence::trick_number;
use super::numbers::class;
use super::{
    Scribe, card, cards, contract_led_by, declared_pair, needs_input, open_rights, party_or_unset,
    redeal, rule, seat, seat_or_unset, standing, windows, with_indices,
};
use crate::decode::DecodedRecord;
use crate::values::Value as _;

/// The position. The `record` says where actions stand, so that the message can
/// point at them.
pub(crate) fn position(
    scribe: &Scribe,
    position: &Position<'_>,
    record: &DecodedRecord,
) -> v1::Position {
    let mut message = v1::Position {
        phase: phase(position).into(),
        ..v1::Position::default()
    };
    message.armuten = armut::states(position, record);
    if position.may_speak() {
        let settled = position.game().is_some();
        message.open_rights = open_rights(position.rules(), position.round(), settled);
    }
    let Some(game) = position.game() else {
        message.redeal = position.redeal().map(|it| redeal(scribe, it));
        if message.redeal.is_none() {
            message.needs_input = Some(needs_input(position.rules(), position.round()));
        }
        message.seats = Seat::ALL
            .into_iter()
            .map(|of| before_contract(position, of))
            .collect();
        return message;
    };
    let known = Knowledge::of(position, game);
    message.contract = Some(contract_led_by(game.contract(), game.first_leader()));
    message.trump_order = game
        .trump_order(position.rules())
        .filter(|&it| position.rules().deck.contains(it))
        .map(card)
        .collect();
    message.seats = Seat::ALL
        .into_iter()
        .map(|of| seat_state(position, game, &known, record, of))
        .collect();
    message.turn = seat_or_unset(position.to_play());
    message.trick = (!game.is_over()).then(|| running_trick(game));
    message.tricks = (1..)
        .zip(game.tricks())
        .map(|(number, it)| completed_trick(scribe, number, it))
        .collect();
    message.announcements = with_indices(&record.extras, game.announced())
        .map(|(made, index)| standing(made, index))
        .collect();
    message.hochzeit = hochzeit(game);
    message.schweine = game.schweine().iter().map(declared_pair).collect();
    if let Some((re, kontra)) = augen(game) {
        message.re_augen = Some(re);
        message.kontra_augen = Some(kontra);
    }
    message
}

/// How far the game is.
pub(super) fn phase(position: &Position<'_>) -> v1::Phase {
    match position.game() {
        None if position.redeal().is_some() => v1::Phase::Redeal,
        None => before_play(position),
        Some(game) if game.is_over() => v1::Phase::Over,
        Some(_) => v1::Phase::Play,
    }
}

/// Before the contract, cards may change hands.
fn before_play(position: &Position<'_>) -> v1::Phase {
    let asks = position.round().asks(position.rules());
    match asks.first().map(|ask| ask.question) {
        Some(Question::ArmutPush | Question::ArmutAnswer | Question::ArmutReturn) => {
            v1::Phase::Armut
        }
        Some(
            Question::Declaration | Question::Category(_) | Question::Name | Question::Bid { .. },
        )
        | None => v1::Phase::Vorbehalte,
    }
}

/// What everybody knows about the parties.
struct Knowledge {
    public: BySeat<Option<(Party, Disclosure)>>,
    own: BySeat<BySeat<Option<(Party, Disclosure)>>>,
}

impl Knowledge {
    fn of(position: &Position<'_>, game: &Game) -> Knowledge {
        let dealt = position.deal().hands();
        Knowledge {
            public: known_parties(position.rules(), game, dealt, Observer::Public),
            own: BySeat::from_fn(|seat| {
                known_parties(position.rules(), game, dealt, Observer::Seat(seat))
            }),
        }
    }

    /// The seats that know the party of `of`.
    fn known_to(&self, of: Seat) -> impl Iterator<Item = Seat> {
        Seat::ALL
            .into_iter()
            .filter(move |&observer| self.own.get(observer).get(of).is_some())
    }
}

fn before_contract(position: &Position<'_>, of: Seat) -> v1::SeatState {
    let hands = position.round().hands(position.rules());
    let hand = hands.get(of).unwrap_or_default();
    v1::SeatState {
        seat: seat(of),
        cards_in_hand: hand.len(),
        hand: cards(hand),
        ..v1::SeatState::default()
    }
}

fn seat_state(
    position: &Position<'_>,
    game: &Game,
    known: &Knowledge,
    record: &DecodedRecord,
    of: Seat,
) -> v1::SeatState {
    let public = *known.public.get(of);
    let won = game.tricks().iter().filter(|it| it.winner == of);
    v1::SeatState {
        seat: seat(of),
        party: party_or_unset(game.parties().of(of)),
        party_known_to: known.known_to(of).map(seat).collect(),
        party_proof: public.map_or(0, |(_, by)| proof(game.contract(), by)),
        party_proof_action: public.and_then(|(_, by)| proof_action(game, record, of, by)),
        cards_in_hand: game.hand(of).len(),
        cards_played: u32::from(game.cards_played_by(of)),
        augen: u32::from(*game.augen().get(of)),
        tricks: won.count() as u32,
        hand: cards(game.hand(of)),
        legal_cards: cards(position.legal_cards(of)),
        announcements: windows(position, of),
        other_rights: other_rights(position, of),
    }
}

/// What `of` may do besides playing and announcing: declare Schweine, name a
/// partner, claim, whether or not the claim holds.
fn other_rights(position: &Position<'_>, of: Seat) -> Vec<i32> {
    let claim = position.may_claim(of);
    let rights = [
        (position.may_declare_schweine(of), v1::ExtraWord::Schweine),
        (position.may_name_a_partner(of), v1::ExtraWord::Genscher),
        (claim, v1::ExtraWord::ClaimRest),
        (claim, v1::ExtraWord::Surrender),
    ];
    let rights = rights.into_iter().filter(|&(has, _)| has);
    rights.map(|(_, word)| word.into()).collect()
}

/// What shows a party, in the words of the API.
pub(super) fn proof(played: Contract, by: Disclosure) -> i32 {
    match (by, played) {
        (Disclosure::Contract, Contract::Hochzeit { .. }) => v1::PartyProof::Hochzeit,
        (Disclosure::Contract, Contract::Armut { .. }) => v1::PartyProof::Armut,
        (Disclosure::Contract, _) => v1::PartyProof::Solo,
        (Disclosure::Klaerungsstich, _) => v1::PartyProof::Klaerungsstich,
        (Disclosure::ClubQueen, _) => v1::PartyProof::ClubQueen,
        (Disclosure::Announcement, _) => v1::PartyProof::Announcement,
        (Disclosure::Schweine, _) => v1::PartyProof::Schweine,
        (Disclosure::Genscher, _) => v1::PartyProof::Genscher,
        (Disclosure::Discard, _) => v1::PartyProof::FehlOnTrump,
        (Disclosure::OwnHand, _) => v1::PartyProof::OwnHand,
        (Disclosure::Elimination, _) => v1::PartyProof::Elimination,
    }
    .into()
}

/// The action that showed the party of `of`, where one did.
fn proof_action(
    game: &Game,
    record: &DecodedRecord,
    of: Seat,
    by: Disclosure,
) -> Option<v1::ActionRef> {
    let order = game.order();
    let mut plays = (0..).zip(game.plays());
    let shown = match by {
        Disclosure::ClubQueen => plays.find(|&(_, (_, seat, card))| seat == of && card == Card::CQ),
        Disclosure::Discard => {
            plays.find(|&(_, (led, seat, card))| seat == of && order.shows_no_trump(led, card))
        }
        Disclosure::Klaerungsstich => {
            let Hochzeit::Clarified { trick, .. } = game.hochzeit() else {
                return None;
            };
            plays.nth(usize::from(trick) * 4 - 1)
        }
        Disclosure::Announcement => {
            let mut all = with_indices(&record.extras, game.announced());
            let (made, index) = all.find(|(made, _)| made.seat == of)?;
            if made.mode.is_own() {
                let section = v1::ActionSection::Extras;
                return Some(action_ref(section, index, made.cards_played, of));
            }
            // The rules entered it with the card that completed a trick.
            plays.nth(usize::from(made.cards_played).checked_sub(1)?)
        }
        Disclosure::Genscher => {
            let named = game.genscher()?;
            let is_named = |it: &Extra| {
                it.at == named.cards_played && it.word == ExtraWord::Genscher(named.partner)
            };
            let mut all = (0..).zip(&record.extras);
            let index = all.find(|(_, it)| is_named(it)).map(|(index, _)| index);
            let section = v1::ActionSection::Extras;
            return Some(action_ref(section, index, named.cards_played, named.seat));
        }
        Disclosure::Schweine => return Some(schweine_action(record, of)),
        Disclosure::Contract | Disclosure::OwnHand | Disclosure::Elimination => None,
    };
    let (index, (_, by, _)) = shown?;
    let recorded = usize::from(index) < record.plays.len();
    let place = recorded.then_some(u32::from(index));
    Some(action_ref(v1::ActionSection::Plays, place, index, by))
}

/// The word or the extra by which `of` declared Schweine before the first card; if it
/// is not in the record, it is asked about.
fn schweine_action(record: &DecodedRecord, of: Seat) -> v1::ActionRef {
    let declares = |it: &Extra| it.seat == of && it.word == ExtraWord::Schweine(Rank::Ace);
    let extra = record.extras.iter().position(declares);
    let said = || {
        let declares = |it: &Said| it.seat == of && it.word == Word::Schweine(Rank::Ace);
        record.said.iter().position(declares)
    };
    let (section, index) = match extra {
        Some(index) => (v1::ActionSection::Extras, Some(index)),
        None => (v1::ActionSection::Said, said()),
    };
    let index = index.and_then(|index| u32::try_from(index).ok());
    action_ref(section, index, 0, of)
}

/// An action at `index` of its section, or the one that the request asks about.
fn action_ref(
    section: v1::ActionSection,
    index: Option<u32>,
    cards_played: u8,
    by: Seat,
) -> v1::ActionRef {
    let section = if index.is_some() {
        section
    } else {
        v1::ActionSection::Asked
    };
    v1::ActionRef {
        section: section.into(),
        index,
        cards_played: u32::from(cards_played),
        seat: seat(by),
    }
}

fn running_trick(game: &Game) -> v1::RunningTrick {
    let trick = game.trick();
    let on_table: CardSet = trick.cards().iter().copied().collect();
    v1::RunningTrick {
        number: trick_number(game),
        leader: seat(trick.leader()),
        cards: trick.cards().iter().copied().map(card).collect(),
        demanded: game.demanded().map_or(0, class),
        best_seat: seat_or_unset(trick.winning_seat()),
        augen: u32::from(on_table.augen()),
    }
}

/// A trick of four cards. Two equal cards that could have won are worth a word, and
/// so is a Schwein.
pub(crate) fn completed_trick(
    scribe: &Scribe,
    number: u32,
    trick: &CompletedTrick,
) -> v1::CompletedTrick {
    let winning = trick.winning_card();
    let twice = trick.cards.iter().filter(|&&it| it == winning).count() > 1;
    let place = trick.winner.distance_from(trick.leader);
    let later = trick.cards.iter().take(place).any(|&it| it == winning);
    let decided_by = if trick.winning_height() > 0 {
        Some(Rule::Trump8)
    } else if later {
        Some(Rule::Trump11)
    } else {
        twice.then_some(Rule::Trump10)
    };
    v1::CompletedTrick {
        number,
        leader: seat(trick.leader),
        cards: trick.cards.into_iter().map(card).collect(),
        winner: seat(trick.winner),
        augen: u32::from(trick.augen),
        decided_by: decided_by.map(|it| rule(scribe, it)).into_iter().collect(),
    }
}

/// The Hochzeit, if one was declared.
pub(super) fn hochzeit(game: &Game) -> Option<v1::HochzeitState> {
    let Contract::Hochzeit {
        seat: hochzeiter,
        selector: which,
    } = game.contract()
    else {
        return None;
    };
    let (trick, partner) = match game.hochzeit() {
        Hochzeit::Clarified { trick, partner } => (Some(trick), partner),
        Hochzeit::None | Hochzeit::Open => (None, None),
    };
    Some(v1::HochzeitState {
        hochzeiter: seat(hochzeiter),
        selector: which.number(),
        partner: seat_or_unset(partner),
        klaerungsstich: trick.map(u32::from),
        shift: u32::from(game.shift()),
    })
}

/// The Augen of both parties, once the parties are fixed.
fn augen(game: &Game) -> Option<(u32, u32)> {
    let mut sums = (0, 0);
    for (of, &augen) in game.augen().iter() {
        match game.parties().of(of)? {
            Party::Re => sums.0 += u32::from(augen),
            Party::Kontra => sums.1 += u32::from(augen),
        }
    }
    Some(sums)
}

/// The parties that `before` did not show and `after` does.
pub(super) fn revealed(before: &Position<'_>, after: &Position<'_>) -> Vec<v1::PartyRevealed> {
    let (Some(old), Some(new)) = (before.game(), after.game()) else {
        return Vec::new();
    };
    let (was, is) = (Knowledge::of(before, old), Knowledge::of(after, new));
    let reveal = |of: Seat| {
        let to: Vec<Seat> = is
            .known_to(of)
            .filter(|&it| was.own.get(it).get(of).is_none())
            .collect();
        let &first = to.first()?;
        let (shown, by) = is.public.get(of).or(*is.own.get(first).get(of))?;
        Some(v1::PartyRevealed {
            seat: seat(of),
            party: shown.number(),
            to_seats: to.into_iter().map(seat).collect(),
            proof: proof(new.contract(), by),
        })
    };
    Seat::ALL.into_iter().filter_map(reveal).collect()
}
