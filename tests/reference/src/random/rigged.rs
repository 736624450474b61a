//! Deals and declarations of random games.

use crate::cards::{Card, card, deck, hand_size, write_cards};
use crate::options::{ArmutFox, Options, SchweineContract, Solo, ThrowWhat};
use crate::random::answers::{answer, any_solo, mend};
use crate::random::bias::{Bias, Wish};
use crate::random::numbers::Random;
use crate::record::Record;
use crate::trumps::{trump_suit, trumps};
use crate::vorbehalt::outcome::Outcome;
use crate::vorbehalt::resolve::resolve;
use crate::vorbehalt::round::{Said, Vorbehalt};
use crate::vorbehalt::validity::{Hand, faults};

/// CARD-5: four hands, with cards changed about so that a wish can come true.
///
/// The first seats in a random order get what is wished for.
pub(crate) fn deal(options: &Options, random: &mut Random, bias: &Bias) -> [Vec<Card>; 4] {
    let mut cards = deck(options);
    random.shuffle(&mut cards);
    let size = hand_size(options);
    let mut hands = [0, 1, 2, 3].map(|seat| cards[seat * size..(seat + 1) * size].to_vec());
    let lucky = random.below(4);
    for wish in &bias.wishes {
        match wish {
            Wish::Hochzeit | Wish::StilleHochzeit => {
                give(random, &mut hands, lucky, &[card('C', 'Q')]);
            }
            Wish::Schweine => {
                let ranks = crate::contract::pair_ranks(options);
                let is_other: Vec<bool> = ranks
                    .iter()
                    .map(|rank| *rank != 'A' && random.chance(40))
                    .collect();
                let farbsolo = SchweineContract::Farbsolo;
                let in_farbsoli = options.schweine_contracts.contains(&farbsolo);
                let suits = if in_farbsoli {
                    &['D', 'C', 'S', 'H'][..]
                } else {
                    &['D']
                };
                let suit = random.pick(suits).unwrap_or('D');
                for (seat, others) in [(lucky, false), ((lucky + 1) % 4, true)] {
                    let here = ranks.iter().zip(&is_other);
                    let here = here.filter(|(_, is_other)| **is_other == others);
                    let pairs: Vec<Card> = here.map(|(rank, _)| card(suit, *rank)).collect();
                    give(random, &mut hands, seat, &pairs);
                }
            }
            Wish::Genscher => give(random, &mut hands, lucky, &[card('D', 'K')]),
            Wish::Strong => {
                let solo = random.pick(&options.solos).filter(|_| lucky > 1);
                give(random, &mut hands, lucky, &strong_cards(options, solo));
            }
            Wish::Armut => impoverish(options, random, &mut hands, lucky, 9),
            Wish::TwoArmuten => {
                let other = (lucky + 1 + random.below(3)) % 4;
                impoverish(options, random, &mut hands, lucky, other);
                impoverish(options, random, &mut hands, other, lucky);
            }
            Wish::Throw => throwable(options, random, &mut hands, lucky),
            Wish::Solo | Wish::Auction | Wish::Open | Wish::Vorfuehrung | Wish::Limit => {}
        }
    }
    hands
}

/// WED-1, SCHW-1, MOD-6: swaps both copies of these into a hand, as long as there is something else
/// to give away.
fn give(random: &mut Random, hands: &mut [Vec<Card>; 4], seat: usize, wanted: &[Card]) {
    for card in wanted {
        for other in (0..4).filter(|other| *other != seat) {
            while let Some(there) = hands[other].iter().position(|held| held == card) {
                let spare: Vec<usize> = (0..hands[seat].len())
                    .filter(|place| !wanted.contains(&hands[seat][*place]))
                    .collect();
                let Some(here) = random.pick(&spare) else {
                    return;
                };
                let mine = hands[seat][here];
                hands[seat][here] = hands[other][there];
                hands[other][there] = mine;
            }
        }
    }
}

/// TRUMP-1 to TRUMP-6: the cards that make a hand strong, best first.
fn strong_cards(options: &Options, solo: Option<Solo>) -> Vec<Card> {
    let mut best = trumps(options, solo);
    for suit in crate::cards::SUITS {
        best.insert(best.len().min(4), card(suit, 'A'));
    }
    let all = deck(options);
    best.retain(|card| all.contains(card));
    best.truncate(hand_size(options));
    best
}

/// ARM-1: swaps trumps away until few are left, but not with one seat.
fn impoverish(
    options: &Options,
    random: &mut Random,
    hands: &mut [Vec<Card>; 4],
    seat: usize,
    but: usize,
) {
    let free =
        usize::from(options.armut_fox != ArmutFox::Counts) + usize::from(!options.armut_nine);
    let most = random.below(options.armut_max_trumps as usize + free + 1);
    let is_trump = |card: &Card| trumps(options, None).contains(card);
    for step in 1..4 {
        let other = (seat + step) % 4;
        if other == but {
            continue;
        }
        loop {
            let mine = hands[seat].iter().position(&is_trump);
            let theirs = hands[other].iter().position(|card| !is_trump(card));
            let held = hands[seat].iter().filter(|card| is_trump(card)).count();
            let (Some(mine), Some(theirs), true) = (mine, theirs, held > most) else {
                break;
            };
            let given = hands[seat][mine];
            hands[seat][mine] = hands[other][theirs];
            hands[other][theirs] = given;
        }
    }
}

/// THROW-5: a hand that can be thrown in, by the first condition that asks for something.
fn throwable(options: &Options, random: &mut Random, hands: &mut [Vec<Card>; 4], seat: usize) {
    let Some(entry) = random.pick(&options.throw) else {
        return;
    };
    let every = |ranks: &str| -> Vec<Card> {
        let kinds = crate::cards::kinds(options).into_iter();
        kinds.filter(|card| ranks.contains(card.rank)).collect()
    };
    for condition in entry.all() {
        match condition.what {
            ThrowWhat::Kings => give(random, hands, seat, &every("K")),
            ThrowWhat::Nines => give(random, hands, seat, &every("9")),
            ThrowWhat::NinesKings => give(random, hands, seat, &every("9K")),
            ThrowWhat::Augen => give(random, hands, seat, &every("AT")),
            ThrowWhat::Trumps | ThrowWhat::FoxHighestInArmut | ThrowWhat::MaxOneTrump => {
                impoverish(options, random, hands, seat, 9);
            }
            ThrowWhat::FoxHighest | ThrowWhat::Highest => {
                impoverish(options, random, hands, seat, 9);
            }
            ThrowWhat::Full => give(random, hands, seat, &every("AT")),
            ThrowWhat::LittleAugen => give(random, hands, seat, &every("9JQ")),
            ThrowWhat::NineOfEach => give(random, hands, seat, &every("9")),
            ThrowWhat::KingOfEach => give(random, hands, seat, &every("K")),
        }
    }
}

/// VORB-1, VORB-13: random valid declarations and what follows them, until there is a contract or a
/// redeal.
pub(crate) fn declare(
    options: &Options,
    random: &mut Random,
    bias: &Bias,
    hands: &[Vec<Card>; 4],
) -> (Record, Outcome) {
    let mut record = Record {
        hands: hands.iter().map(|hand| write_cards(hand)).collect(),
        ..Record::default()
    };
    open_pflichtsoli(options, random, bias, &mut record);
    let mut said: Vec<Said> = (0..4)
        .map(|seat| declaration(options, random, bias, &hands[seat]))
        .collect();
    let mut after: Vec<String> = Vec::new();
    if let Some(forced) = record.vorfuehrung
        && options.pflichtsolo_offer
        && random.chance(60)
    {
        after.push(format!("{} pass", forced + 1));
    }
    let mut late_done = false;
    loop {
        record.said = match record.vorfuehrung {
            Some(_) => Vec::new(),
            None => (0..4).flat_map(|seat| lines(seat, &said[seat])).collect(),
        };
        record.said.extend(after.clone());
        let Ok(round) = record.round() else {
            return (record, refused());
        };
        match resolve(options, &round) {
            Outcome::Refused(reasons) => {
                let (seat, _) = reasons[0];
                if !mend(options, random, &mut said[seat], &reasons) {
                    return (record, Outcome::Refused(reasons));
                }
            }
            Outcome::NeedsInput { what, seats } => {
                after.push(answer(options, random, &round, what, seats[0], hands));
            }
            Outcome::Contract { contract, hands } => {
                let late = (0..4).flat_map(|seat| {
                    crate::contract::pair_ranks(options)
                        .into_iter()
                        .map(move |rank| (seat, rank))
                });
                let mut lines = Vec::new();
                for (seat, rank) in late.filter(|_| !late_done) {
                    let line = format!("{} schweine {rank}", seat + 1);
                    let mut trial = round.clone();
                    let is_new = contract
                        .schweine
                        .iter()
                        .all(|pair| (pair.seat, pair.rank) != (seat, rank));
                    let said = round.said[seat].as_ref();
                    let was_late = round
                        .late_schweine
                        .iter()
                        .any(|it| (it.pair.seat, it.pair.rank) == (seat, rank));
                    let resolved = trial.say(&line).map(|()| resolve(options, &trial));
                    let Ok(Outcome::Contract {
                        contract: after, ..
                    }) = resolved
                    else {
                        continue;
                    };
                    // Of a pair that adds nothing the words of the round are meant.
                    let of_round = trump_suit(contract.solo).is_none_or(|suit| suit == 'D')
                        || after.schweine == contract.schweine;
                    let was_said =
                        said.is_some_and(|said| said.schweine.contains(&rank)) && of_round;
                    if is_new && !was_said && !was_late && random.chance(60) {
                        lines.push(line);
                    }
                }
                late_done = true;
                if lines.is_empty() {
                    return (record, Outcome::Contract { contract, hands });
                }
                after.extend(lines);
            }
            Outcome::Redeal { reason, seat } => {
                return (record, Outcome::Redeal { reason, seat });
            }
        }
    }
}

/// VORB-12: what was said cannot be read.
fn refused() -> Outcome {
    Outcome::Refused(Vec::new())
}

/// VORB-11, LIST-6: which Pflichtsoli are open, and who is forced.
fn open_pflichtsoli(options: &Options, random: &mut Random, bias: &Bias, record: &mut Record) {
    let forced = bias.wishes.contains(&Wish::Vorfuehrung);
    let likely = if forced || bias.wishes.contains(&Wish::Open) {
        70
    } else {
        20
    };
    let kind = options.pflichtsolo_kind.as_ref();
    let color = kind.map_or(0, |it| it.color) as usize;
    let picture = kind.map_or(0, |it| it.picture) as usize;
    for seat in 1..=4 {
        for number in 0..options.pflichtsolo as usize {
            let kind = if number < color {
                "color"
            } else if number < color + picture {
                "picture"
            } else {
                "free"
            };
            if random.chance(likely) {
                record.open.push(format!("{seat} {kind}"));
            }
        }
    }
    let Some(round) = record.round().ok().filter(|_| forced) else {
        return;
    };
    let can = |seat: &usize| {
        let mut soli = options.solos.iter();
        soli.any(|solo| round.open[*seat].after(*solo).is_some())
    };
    record.vorfuehrung = (0..4).find(can);
}

/// VORB-1, SCHW-7: the lines of a declaration, pairs first: they are no late ones.
fn lines(seat: usize, said: &Said) -> Vec<String> {
    let seat = seat + 1;
    let first = match said.vorbehalt {
        Vorbehalt::Gesund => format!("{seat} gesund"),
        Vorbehalt::Solo(solo, 0) => format!("{seat} solo_{}", solo.text()),
        Vorbehalt::Solo(solo, bid) => format!("{seat} solo_{} {bid}", solo.text()),
        Vorbehalt::Hochzeit(selector) => format!("{seat} hochzeit {}", selector.text()),
        Vorbehalt::Armut => format!("{seat} armut"),
        Vorbehalt::Throw => format!("{seat} throw"),
    };
    let pairs = said.schweine.iter();
    let pairs = pairs.map(|rank| match rank {
        'A' => format!("{seat} schweine"),
        _ => format!("{seat} schweine {rank}"),
    });
    pairs.chain([first]).collect()
}

/// VORB-12: a declaration that is valid for this hand, mostly gesund if nothing is wished for.
fn declaration(options: &Options, random: &mut Random, bias: &Bias, hand: &[Card]) -> Said {
    let has = |wish| bias.wishes.contains(&wish);
    let mut wanted = Vec::new();
    if has(Wish::Armut) || has(Wish::TwoArmuten) {
        wanted.push(Vorbehalt::Armut);
    }
    if has(Wish::Throw) {
        wanted.push(Vorbehalt::Throw);
    }
    if has(Wish::Hochzeit) || (!has(Wish::StilleHochzeit) && random.chance(60)) {
        wanted.extend(
            random
                .pick(&options.hochzeit_selectors)
                .map(Vorbehalt::Hochzeit),
        );
    }
    let solo_in = if has(Wish::Auction) {
        60
    } else if has(Wish::Solo) {
        35
    } else {
        3
    };
    if random.chance(solo_in) {
        wanted.push(any_solo(options, random));
    }
    if random.chance(5) {
        wanted.extend([Vorbehalt::Armut, Vorbehalt::Throw]);
    }
    let tell = if has(Wish::Schweine) { 85 } else { 50 };
    let ranks = crate::contract::pair_ranks(options).into_iter();
    let pairs: Vec<char> = ranks.filter(|_| random.chance(tell)).collect();
    let hand = Hand::Known(hand.to_vec());
    let valid = |said: &Said| faults(options, &hand, said).is_empty();
    let mut schweine = Vec::new();
    for rank in pairs {
        let alone = Said {
            vorbehalt: Vorbehalt::Gesund,
            schweine: vec![rank],
        };
        if valid(&alone) {
            schweine.push(rank);
        }
    }
    let choices = wanted.into_iter().chain([Vorbehalt::Gesund]);
    let mut said = choices.map(|vorbehalt| Said {
        vorbehalt,
        schweine: schweine.clone(),
    });
    said.find(valid).unwrap_or(Said {
        vorbehalt: Vorbehalt::Gesund,
        schweine,
    })
}
