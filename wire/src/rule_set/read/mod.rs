//! A complete rule set out of its message.

mod announcement;
mod list;
mod score;
mod vorbehalte;

use std::fmt::Display;

use doko_engine::{Category, List, PflichtsoloKinds, RuleSet, Solos};
use doko_proto::v1;

use crate::decode::{Problems, limit, note_again};
use crate::values::Value;

const MAX_PACKETS: usize = 12;
const MAX_ENTRIES: usize = 16;

/// What a rule set says: to the engine, and to who deals.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Options {
    /// The options that the engine goes by.
    pub(crate) rules: RuleSet,
    /// The sizes of the packets, as they were given.
    pub(crate) packets: Vec<u32>,
}

/// Reads `message`, whose fields lie below `path`. What its values say together
/// is not asked here.
#[expect(
    clippy::too_many_lines,
    reason = "a table: each option once to be read and once in its place"
)]
pub(crate) fn options(
    problems: &mut Problems,
    path: &str,
    message: &v1::RuleSet,
) -> Option<Options> {
    let mut reader = Reader { problems, path };
    let it = &mut reader;
    // All parts are read before any is missed, so that every problem is named.
    let packets = it.packets(message.deal_packets.as_ref());
    let deck = it.value::<v1::DeckNines, _>("deck_nines", message.deck_nines);
    let dullen = it.value::<v1::Dullen, _>("dullen", message.dullen);
    let dulle_tie = it.value::<v1::DulleTie, _>("dulle_tie", message.dulle_tie);
    let dulle_tie_with_schweine = it.value::<v1::DulleTieWithSchweine, _>(
        "dulle_tie_with_schweine",
        message.dulle_tie_with_schweine,
    );
    let solos = message.solos.as_ref().map(|it| &it.values);
    let solos = it.values::<v1::Solo, _>("solos", solos);
    let solo_lead = it.value::<v1::SoloLead, _>("solo_lead", message.solo_lead);
    let solo_conflict = it.value::<v1::SoloConflict, _>("solo_conflict", message.solo_conflict);
    let pflichtsolo = it.number("pflichtsolo", message.pflichtsolo, 0, 4);
    let pflichtsolo_kinds = it.kinds(message.pflichtsolo_kind);
    let pflichtsolo_offer =
        it.value::<v1::PflichtsoloOffer, _>("pflichtsolo_offer", message.pflichtsolo_offer);
    let order = message.vorbehalt_order.as_ref().map(|it| &it.values);
    let order = it.values::<v1::VorbehaltRank, _>("vorbehalt_order", order);
    let hochzeit = it.hochzeit(message);
    let schweine = it.schweine(message);
    let armut = it.armut(message);
    let throwing = it.throwing(message);
    let genscher = it.value::<v1::Genscher, _>("genscher", message.genscher);
    let announcement = it.announcement(message);
    let tie_120 = it.value::<v1::Tie120, _>("win_tie_120", message.win_tie_120);
    let schwarz_by = it.value::<v1::SchwarzBy, _>("win_schwarz_by", message.win_schwarz_by);
    let strict_ansage =
        it.value::<v1::StrictAnsage, _>("win_strict_ansage", message.win_strict_ansage);
    let score = it.score(message);
    let bock = it.bock(message.bock.as_ref());
    let claim = it.value::<v1::ClaimMode, _>("claim", message.claim);
    let penalties = it.value::<v1::PenaltyMode, _>("penalties", message.penalties);
    let list = it.list(message);
    Some(Options {
        rules: RuleSet {
            deck: deck?,
            dullen: dullen?,
            dulle_tie: dulle_tie?,
            dulle_tie_with_schweine: dulle_tie_with_schweine?,
            solos: Solos::of(&solos?),
            solo_lead: solo_lead?,
            solo_conflict: solo_conflict?,
            pflichtsolo: pflichtsolo?,
            pflichtsolo_kinds: pflichtsolo_kinds?,
            pflichtsolo_offer: pflichtsolo_offer?,
            vorbehalt_order: List::of(&order?, Category::Solo),
            hochzeit: hochzeit?,
            schweine: schweine?,
            armut: armut?,
            throwing: throwing?,
            genscher: genscher?,
            announcement: announcement?,
            tie_120: tie_120?,
            schwarz_by: schwarz_by?,
            strict_ansage: strict_ansage?,
            score: score?,
            bock: bock?,
            claim: claim?,
            penalties: penalties?,
            list: list?,
        },
        packets: packets?,
    })
}

/// Reads fields and notes what is wrong with them.
struct Reader<'a> {
    problems: &'a mut Problems,
    path: &'a str,
}

impl Reader<'_> {
    fn missing(&mut self, field: &str) {
        let Reader { problems, path } = self;
        problems.missing_field(format_args!("{path}.{field}"));
    }

    fn malformed(&mut self, field: impl Display, problem: impl Display) {
        let Reader { problems, path } = self;
        let path = format_args!("{path}.{field}");
        problems.malformed(path, problem);
    }

    fn value<M, V: Value<M>>(&mut self, field: impl Display, number: i32) -> Option<V> {
        self.required(field, number, V::of_number)
    }

    fn required<V>(
        &mut self,
        field: impl Display,
        number: i32,
        read: impl Fn(i32) -> Option<V>,
    ) -> Option<V> {
        let Reader { problems, path } = self;
        problems.required(format_args!("{path}.{field}"), number, read)
    }

    /// The option `field`, which is a list.
    fn values<M, V: Value<M> + PartialEq>(
        &mut self,
        field: &str,
        numbers: Option<&Vec<i32>>,
    ) -> Option<Vec<V>> {
        let Some(numbers) = numbers else {
            self.missing(field);
            return None;
        };
        self.entries::<M, V>(format_args!("{field}.values"), numbers)
    }

    /// The entries of the list `field`, each at most once; `None` if one of them was
    /// noted.
    fn entries<M, V: Value<M> + PartialEq>(
        &mut self,
        field: impl Display,
        numbers: &[i32],
    ) -> Option<Vec<V>> {
        let before = self.problems.count();
        self.limit(&field, numbers.len(), MAX_ENTRIES);
        let mut values = Vec::new();
        for (i, &number) in numbers.iter().enumerate().take(MAX_ENTRIES) {
            let entry = format_args!("{field}[{i}]");
            match self.value::<M, V>(entry, number) {
                Some(value) if values.contains(&value) => {
                    let Reader { problems, path } = self;
                    note_again(problems, format_args!("{path}.{entry}"));
                }
                value => values.extend(value),
            }
        }
        (self.problems.count() == before).then_some(values)
    }

    fn limit(&mut self, field: impl Display, len: usize, most: usize) {
        let Reader { problems, path } = self;
        limit(problems, format_args!("{path}.{field}"), len, most);
    }

    fn number(
        &mut self,
        field: impl Display,
        number: Option<u32>,
        least: u8,
        most: u8,
    ) -> Option<u8> {
        let Some(number) = number else {
            let Reader { problems, path } = self;
            problems.missing_field(format_args!("{path}.{field}"));
            return None;
        };
        let read = u8::try_from(number).ok();
        let read = read.filter(|it| (least..=most).contains(it));
        if read.is_none() {
            self.malformed(field, format_args!("must be {least} to {most}"));
        }
        read
    }

    fn packets(&mut self, message: Option<&v1::PacketList>) -> Option<Vec<u32>> {
        let Some(v1::PacketList { values }) = message else {
            self.missing("deal_packets");
            return None;
        };
        if values.is_empty() {
            self.missing("deal_packets.values");
        }
        let before = self.problems.count();
        self.limit("deal_packets.values", values.len(), MAX_PACKETS);
        for (i, size) in values.iter().enumerate().take(MAX_PACKETS) {
            if !(1..=12).contains(size) {
                self.malformed(format_args!("deal_packets.values[{i}]"), "must be 1 to 12");
            }
        }
        let fits = !values.is_empty() && self.problems.count() == before;
        fits.then(|| values.clone())
    }

    fn kinds(&mut self, message: Option<v1::PflichtsoloKinds>) -> Option<PflichtsoloKinds> {
        let Some(v1::PflichtsoloKinds { color, picture }) = message else {
            self.missing("pflichtsolo_kind");
            return None;
        };
        let color = self.number("pflichtsolo_kind.color", Some(color), 0, 4);
        let picture = self.number("pflichtsolo_kind.picture", Some(picture), 0, 4);
        Some(PflichtsoloKinds {
            color: color?,
            picture: picture?,
        })
    }
}
