//! Records out of nothing: whatever a message can hold, in its shortest form.

use doko_proto::v1;
use doko_proto::v1::rule_set_ref::Source;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

const NAME: &str = "[a-zA-Zäöü][a-z0-9_.-]{0,10}";

fn cards(count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<i32>> {
    vec(1..=24, count)
}

/// An argument is mostly absent.
fn argument() -> impl Strategy<Value = u32> {
    prop_oneof![4 => Just(0), 1 => any::<u32>()]
}

/// The argument in the column of this index, and 0 in the others.
fn in_column<const N: usize>(own: usize, argument: u32) -> [u32; N] {
    std::array::from_fn(|column| if column == own { argument } else { 0 })
}

/// A word up to the contract with its bid and its rank. That of a word that takes none is a bid.
fn said() -> impl Strategy<Value = (i32, i32, [u32; 2])> {
    (1..=4, 1..=31, argument()).prop_map(|(seat, word, argument)| {
        let own = usize::from(word == i32::from(v1::SaidWord::Schweine));
        (seat, word, in_column(own, argument))
    })
}

/// What happened, with its party, its rank and its partner. That of a word that takes none is a party.
fn extras() -> impl Strategy<Value = (u32, i32, i32, [u32; 3])> {
    (any::<u32>(), 1..=4, 1..=10, argument()).prop_map(|(at, seat, word, argument)| {
        let own = match v1::ExtraWord::try_from(word) {
            Ok(v1::ExtraWord::Schweine) => 1,
            Ok(v1::ExtraWord::Genscher) => 2,
            _ => 0,
        };
        (at, seat, word, in_column(own, argument))
    })
}

/// The column as a message has it: left out if it says nothing.
fn unless_zero<T: Default + PartialEq>(column: Vec<T>) -> Vec<T> {
    if column.iter().all(|argument| *argument == T::default()) {
        return Vec::new();
    }
    column
}

pub(crate) fn records() -> impl Strategy<Value = v1::GameRecord> {
    let hands = [(); 4].map(|()| cards(0..13));
    let said = vec(said(), 0..20);
    let extras = vec(extras(), 0..10);
    let plays = (cards(0..48), any::<bool>(), vec(1..=4, 48));
    let exchanges = vec(exchanges(), 0..3);
    let heard = (cards(0..12), 0..=2);
    let parts = (hands, said, exchanges, plays, extras, heard);
    (rule_sets(), option::of(contexts()), parts).prop_map(|(rule_set, context, parts)| {
        let (hands, said, armut_exchanges, plays, extras, heard) = parts;
        let (claim_order, schweine_party) = heard;
        let [hand_1, hand_2, hand_3, hand_4] = hands;
        let (plays, names_seats, mut play_seats) = plays;
        play_seats.truncate(if names_seats { plays.len() } else { 0 });
        let bids = said.iter().map(|it| it.2[0]).collect();
        let beside = |of: fn([u32; 3]) -> u32| {
            unless_zero(extras.iter().map(|it| of(it.3).cast_signed()).collect())
        };
        v1::GameRecord {
            rule_set: Some(rule_set),
            context: context.filter(|it| *it != v1::GameContext::default()),
            hand_1,
            hand_2,
            hand_3,
            hand_4,
            said_seats: said.iter().map(|it| it.0).collect(),
            said_words: said.iter().map(|it| it.1).collect(),
            said_bids: if said.iter().any(|it| it.1 == i32::from(v1::SaidWord::Bid)) {
                bids
            } else {
                unless_zero(bids)
            },
            said_ranks: unless_zero(said.iter().map(|it| it.2[1].cast_signed()).collect()),
            armut_exchanges,
            plays,
            play_seats,
            extra_at: extras.iter().map(|it| it.0).collect(),
            extra_seats: extras.iter().map(|it| it.1).collect(),
            extra_words: extras.iter().map(|it| it.2).collect(),
            extra_ranks: beside(|it| it[1]),
            extra_partners: beside(|it| it[2]),
            extra_parties: beside(|it| it[0]),
            claim_order,
            schweine_party,
            line: String::new(),
        }
    })
}

fn contexts() -> impl Strategy<Value = v1::GameContext> {
    let places = prop_oneof![Just(Vec::new()), vec(1..=8, 4)];
    let soli = vec((1..=4, 1..=3), 0..6);
    let numbers = (option::of(any::<u32>()), option::of(any::<u32>()));
    (soli, 0..=4, numbers, places).prop_map(|(soli, vorfuehrung_seat, numbers, places)| {
        let mut pflichtsolo_slots: Vec<i32> = soli.iter().map(|it| it.1).collect();
        if pflichtsolo_slots.iter().all(|&slot| slot == 1) {
            pflichtsolo_slots.clear();
        }
        v1::GameContext {
            pflichtsolo_seats: soli.iter().map(|it| it.0).collect(),
            pflichtsolo_slots,
            vorfuehrung_seat,
            games_left: numbers.0,
            bock_factor: numbers.1,
            places,
        }
    })
}

/// Cards, or their number, or neither.
fn piles() -> impl Strategy<Value = (Vec<i32>, Option<u32>)> {
    prop_oneof![
        cards(0..13).prop_map(|cards| (cards, None)),
        (0..=12_u32).prop_map(|count| (Vec::new(), Some(count))),
    ]
}

fn exchanges() -> impl Strategy<Value = v1::ArmutExchange> {
    let trumps = option::of(any::<u32>());
    (piles(), piles(), trumps).prop_map(|(pushed, returned, returned_trumps)| v1::ArmutExchange {
        pushed_cards: pushed.0,
        pushed_count: pushed.1,
        returned_cards: returned.0,
        returned_count: returned.1,
        returned_trumps,
    })
}

pub(crate) fn rule_sets() -> impl Strategy<Value = v1::RuleSetRef> {
    let optional = || prop_oneof![Just(String::new()), NAME.prop_map(|it| it)];
    let sources = prop_oneof![
        3 => NAME.prop_map(|name| (Source::Name(name), None)),
        1 => (NAME, options())
            .prop_map(|(name, options)| (Source::Name(name), Some(Box::new(options)))),
        1 => options().prop_map(|options| (Source::Custom(Box::new(options)), None)),
    ];
    (sources, optional(), optional()).prop_map(|((source, overrides), edition, hash)| {
        v1::RuleSetRef {
            source: Some(source),
            edition,
            overrides,
            expected_options_hash: hash,
        }
    })
}

fn numbers() -> impl Strategy<Value = Vec<u32>> {
    vec(any::<u32>(), 0..6)
}

fn limits() -> impl Strategy<Value = Option<v1::AnnLimits>> {
    option::of(numbers().prop_map(|values| v1::AnnLimits { values }))
}

/// Options of every shape, each set or not.
fn options() -> impl Strategy<Value = v1::RuleSet> {
    let throws = vec((1..=8, option::of(any::<u32>())), 0..4);
    let messages = (
        option::of(throws),
        option::of(option::of((any::<u32>(), 0..=2, 0..=2, 0..=2))),
        option::of(option::of((limits(), limits()))),
        option::of(option::of((
            vec(1..=7, 0..4),
            any::<u32>(),
            any::<u32>(),
            0..=2,
        ))),
        option::of((any::<u32>(), any::<u32>())),
    );
    let lists = (
        option::of(vec(1..=12, 0..5)),
        option::of(vec(1..=5, 0..5)),
        option::of(numbers()),
        limits(),
    );
    let values = (0..=4, 0..=3, 0..=3, option::of(any::<u32>()), 0..=2);
    (messages, lists, values).prop_map(|(messages, lists, values)| {
        let (throws, pflicht, per_party, bock, kinds) = messages;
        let (solos, order, packets, ann_max) = lists;
        let (dulle_tie, solo_lead, list_games, list_games_fixed, deck_nines) = values;
        v1::RuleSet {
            deck_nines,
            deal_packets: packets.map(|values| v1::PacketList { values }),
            dulle_tie,
            solos: solos.map(|values| v1::SoloList { values }),
            solo_lead,
            vorbehalt_order: order.map(|values| v1::VorbehaltRankList { values }),
            ann_max,
            throw_conditions: throws.map(|values| v1::ThrowConditionList {
                values: values
                    .into_iter()
                    .map(|(kind, number)| v1::ThrowCondition {
                        kind,
                        number,
                        ..v1::ThrowCondition::default()
                    })
                    .collect(),
            }),
            list_games,
            // A number belongs to a fixed length.
            list_games_fixed: list_games_fixed.filter(|_| list_games == 3),
            ann_pflicht: pflicht.map(|value| {
                let pflicht =
                    value.map(|(augen, excused_by, step, in_hochzeit)| v1::Pflichtansage {
                        augen,
                        excused_by,
                        step,
                        in_hochzeit,
                    });
                pflicht.unwrap_or_default()
            }),
            ann_per_party_max: per_party.map(|value| {
                let limits = value.map(|(re, kontra)| v1::AnnPerPartyMax { re, kontra });
                limits.unwrap_or_default()
            }),
            bock: bock.map(|value| {
                let bock = value.map(|(triggers, factor, games, append)| v1::Bock {
                    triggers,
                    factor,
                    games: Some(games).filter(|&it| it != 0),
                    append,
                });
                bock.unwrap_or_default()
            }),
            pflichtsolo_kind: kinds.map(|(color, picture)| v1::PflichtsoloKinds { color, picture }),
            pflichtsolo: list_games_fixed,
            ..v1::RuleSet::default()
        }
    })
}
