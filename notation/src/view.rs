//! [`seen_by`]: the same game as one seat or the public knows it.

use doko_proto::v1;

use crate::written_out;

/// The game as this view knows it while it is played.
///
/// * Hands of other seats are not known. Who claims the rest shows the hand to everybody; who
///   gives up shows it to the other seats. A hand that took part in an exchange stays hidden.
/// * Cards of an Armut are known to the seat that pushed them and to the seat that took them.
///   The others know how many there were. Which of them all see (`armut.shown`) is for the rules
///   to say, so it is left out.
/// * Everything that was said or played is public, and so is the order named with a claim.
/// * What everybody learns of hands stays if the record states it: trumps that were returned,
///   the party of Schweine, the party of an Absage.
///
/// ```
/// use doko_proto::v1::View;
///
/// let line = "vln; s=1g 2g 3armut 4g 3armut_push 4armut_accept 4armut_return; \
///             a=DJDAC9/H9S9C9/0";
/// let record = doko_notation::read(line)?;
/// let seen = |view| doko_notation::seen_by(&record, view).armut_exchanges;
/// assert_eq!(seen(View::Seat4), record.armut_exchanges);
/// assert_eq!(seen(View::Seat1)[0].pushed_count, Some(3));
/// assert!(seen(View::Seat1)[0].pushed_cards.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Of a record whose line cannot be read nothing is known.
#[must_use]
pub fn seen_by(record: &v1::GameRecord, view: v1::View) -> v1::GameRecord {
    let Ok(record) = written_out(record) else {
        return v1::GameRecord::default();
    };
    let record = record.as_ref();
    let eye = match view {
        v1::View::Unspecified | v1::View::Everything => return record.clone(),
        v1::View::Seat1 => Some(v1::Seat::Seat1),
        v1::View::Seat2 => Some(v1::Seat::Seat2),
        v1::View::Seat3 => Some(v1::Seat::Seat3),
        v1::View::Seat4 => Some(v1::Seat::Seat4),
        v1::View::Public => None,
    };
    let mut seen = record.clone();
    let hands = [
        (v1::Seat::Seat1, &mut seen.hand_1),
        (v1::Seat::Seat2, &mut seen.hand_2),
        (v1::Seat::Seat3, &mut seen.hand_3),
        (v1::Seat::Seat4, &mut seen.hand_4),
    ];
    let open = open_hands(record, eye);
    for (seat, hand) in hands {
        if eye != Some(seat) && !open.contains(&seat.into()) {
            hand.clear();
        }
    }
    let knowing = knowing_seats(record);
    for (i, exchange) in seen.armut_exchanges.iter_mut().enumerate() {
        let knows = |eye: v1::Seat| {
            let seats = knowing.get(i);
            seats.is_some_and(|seats| seats.contains(&i32::from(eye)))
        };
        if !eye.is_some_and(knows) {
            count_only(exchange);
        }
    }
    seen
}

/// The seats whose hands a claim has shown to this eye.
fn open_hands(record: &v1::GameRecord, eye: Option<v1::Seat>) -> Vec<i32> {
    let rest = i32::from(v1::ExtraWord::ClaimRest);
    let surrender = i32::from(v1::ExtraWord::Surrender);
    let extras = record.extra_words.iter().zip(&record.extra_seats);
    let is_shown = |word: i32| word == rest || (word == surrender && eye.is_some());
    let shown = extras.filter(|(word, _)| is_shown(**word));
    let seats = shown.map(|(_, &seat)| seat);
    seats
        .filter(|&seat| !takes_part_in_exchange(record, seat))
        .collect()
}

/// Whether this seat has pushed cards, taken them, or given some back.
fn takes_part_in_exchange(record: &v1::GameRecord, seat: i32) -> bool {
    let words = [
        v1::SaidWord::ArmutPush,
        v1::SaidWord::ArmutAccept,
        v1::SaidWord::ArmutReturn,
    ];
    let words = words.map(i32::from);
    let mut said = record.said_seats.iter().zip(&record.said_words);
    said.any(|(&by, word)| by == seat && words.contains(word))
}

/// The seats that know the cards of each exchange: who pushed, and who took.
fn knowing_seats(record: &v1::GameRecord) -> Vec<Vec<i32>> {
    let push = i32::from(v1::SaidWord::ArmutPush);
    let takes = [v1::SaidWord::ArmutAccept, v1::SaidWord::ArmutReturn].map(i32::from);
    let mut exchanges: Vec<Vec<i32>> = Vec::new();
    for (&seat, &word) in record.said_seats.iter().zip(&record.said_words) {
        if word == push {
            exchanges.push(vec![seat]);
            continue;
        }
        // Where two Armuten are served, the first acceptor may give back cards
        // after the second push.
        let has_taken = |seats: &Vec<i32>| seats.get(1) == Some(&seat);
        let is_known = exchanges.iter().any(has_taken);
        if takes.contains(&word)
            && !is_known
            && let Some(seats) = exchanges.last_mut()
            && seats.len() == 1
        {
            seats.push(seat);
        }
    }
    exchanges
}

/// Leaves how many cards went over. How many of them were trumps stays as the record has it:
/// which cards are trumps, and whether that is told at all (`armut.report_trumps`), is for
/// the rules to say, and nothing here knows them.
fn count_only(exchange: &mut v1::ArmutExchange) {
    let v1::ArmutExchange {
        pushed_cards,
        pushed_count,
        returned_cards,
        returned_count,
        returned_trumps: _,
    } = exchange;
    for (cards, count) in [
        (pushed_cards, pushed_count),
        (returned_cards, returned_count),
    ] {
        if !cards.is_empty() {
            // Some of the cards may be named beside the number of all.
            *count = count.or(u32::try_from(cards.len()).ok());
            cards.clear();
        }
    }
}
