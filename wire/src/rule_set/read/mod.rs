//! A complete rule set out of its message.

mod announcement;
mod list;
mod score;
mod vorbehalte;

use doko_engine::{Category, List, PflichtsoloKinds, RuleSet, Solos};
use doko_proto::v1;

use super::Value;
use crate::decode::Problems;

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
    fn at(&self, field: &str) -> String {
        format!("{}.{field}", self.path)
    }

    fn missing(&mut self, field: &str) {
        let path = self.at(field);
        self.problems.missing_field(&path);
    }

    fn malformed(&mut self, field: &str, problem: impl std::fmt::Display) {
        let path = self.at(field);
        self.problems
            .note(path, v1::ErrorReason::MalformedField, problem);
    }

    fn value<M, V: Value<M>>(&mut self, field: &str, number: i32) -> Option<V> {
        let path = self.at(field);
        self.problems.required(&path, number, V::of_number)
    }

    /// The entries of a list, each at most once.
    fn values<M, V: Value<M> + PartialEq>(
        &mut self,
        field: &str,
        numbers: Option<&Vec<i32>>,
    ) -> Option<Vec<V>> {
        let Some(numbers) = numbers else {
            self.missing(field);
            return None;
        };
        let mut values = Vec::new();
        for (i, &number) in numbers.iter().enumerate().take(MAX_ENTRIES) {
            let value = self.value::<M, V>(&format!("{field}.values[{i}]"), number)?;
            if values.contains(&value) {
                self.malformed(
                    &format!("{field}.values[{i}]"),
                    "must not stand in the list twice",
                );
                return None;
            }
            values.push(value);
        }
        if numbers.len() > MAX_ENTRIES {
            self.malformed(
                field,
                format!("must not have more than {MAX_ENTRIES} entries"),
            );
            return None;
        }
        Some(values)
    }

    fn number(&mut self, field: &str, number: Option<u32>, least: u8, most: u8) -> Option<u8> {
        let Some(number) = number else {
            self.missing(field);
            return None;
        };
        let read = u8::try_from(number).ok();
        let read = read.filter(|it| (least..=most).contains(it));
        if read.is_none() {
            self.malformed(field, format!("must be {least} to {most}"));
        }
        read
    }

    fn packets(&mut self, message: Option<&v1::PacketList>) -> Option<Vec<u32>> {
        let Some(v1::PacketList { values }) = message else {
            self.missing("deal_packets");
            return None;
        };
        let fits = (1..=MAX_PACKETS).contains(&values.len())
            && values.iter().all(|it| (1..=12).contains(it));
        if !fits {
            self.malformed("deal_packets", "must be 1 to 12 packets of 1 to 12 cards");
        }
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
