//! [`Settlement`]: who won, for which points, and what everyone gets.

use doko_proto::v1;

use crate::answer::announcement::StandingAnnouncement;
use crate::answer::verdict::RuleCitation;
use crate::answer::vorbehalt::{Contract, RedealReason};
use crate::named::{Numbered as _, named};
use crate::read::{FromMessage, Malformed, all, by_seat, list, maybe, optional, present, required};
use crate::words::{Party, Seat};

named! {
    /// How a game ended.
    open GameResult of GameResult {
        /// Re won.
        ReWon = ReWon "re_won",
        /// Kontra won.
        KontraWon = KontraWon "kontra_won",
        /// Both parties missed what they had announced.
        NobodyWon = NobodyWon "nobody_won",
        /// The cards are dealt again.
        Redeal = Redeal "redeal",
        /// The game was broken off after an offence.
        BrokenOff = BrokenOff "broken_off",
    }
}

named! {
    /// How the points are shared out.
    open ScoredAs of ScoredAs {
        /// Each winner gets what each loser gives.
        TwoAgainstTwo = TwoAgainstTwo "two_against_two",
        /// The lone player gets or gives for all others.
        Solo = Solo "solo",
    }
}

named! {
    /// What a point is for.
    open ScoreItemKind of ScoreItemKind {
        /// The game was won.
        Won = Won "won",
        /// The loser stayed below 90 Augen.
        Under90 = Under90 "under_90",
        /// The loser stayed below 60 Augen.
        Under60 = Under60 "under_60",
        /// The loser stayed below 30 Augen.
        Under30 = Under30 "under_30",
        /// The loser won no trick.
        Schwarz = Schwarz "schwarz",
        /// Re was announced.
        ReAnnounced = ReAnnounced "re_announced",
        /// Kontra was announced.
        KontraAnnounced = KontraAnnounced "kontra_announced",
        /// Keine 90 was announced.
        Keine90Announced = Keine90Announced "keine_90_announced",
        /// Keine 60 was announced.
        Keine60Announced = Keine60Announced "keine_60_announced",
        /// Keine 30 was announced.
        Keine30Announced = Keine30Announced "keine_30_announced",
        /// Schwarz was announced.
        SchwarzAnnounced = SchwarzAnnounced "schwarz_announced",
        /// 120 Augen reached against keine 90.
        AgainstKeine90 = AgainstKeine90 "against_keine_90",
        /// 90 Augen reached against keine 60.
        AgainstKeine60 = AgainstKeine60 "against_keine_60",
        /// 60 Augen reached against keine 30.
        AgainstKeine30 = AgainstKeine30 "against_keine_30",
        /// 30 Augen reached against schwarz.
        AgainstSchwarz = AgainstSchwarz "against_schwarz",
        /// A level of a failed Absage, given to the other party.
        MirroredAbsage = MirroredAbsage "mirrored_absage",
        /// Fuchs caught.
        Fuchs = Fuchs "fuchs",
        /// A trick of 40 Augen or more.
        Doppelkopf = Doppelkopf "doppelkopf",
        /// Karlchen won the last trick.
        Karlchen = Karlchen "karlchen",
        /// Karlchen caught in the last trick.
        KarlchenCaught = KarlchenCaught "karlchen_caught",
        /// Fuchs won the last trick.
        FuchsLast = FuchsLast "fuchs_last",
        /// Fuchs caught in the last trick, in addition.
        FuchsCaughtLast = FuchsCaughtLast "fuchs_caught_last",
        /// One ten of hearts caught the other.
        Dulle = Dulle "dulle",
        /// A trick of four hearts that are Fehl.
        Herzstich = Herzstich "herzstich",
        /// Kontra won against Re.
        GegenDieAlten = GegenDieAlten "gegen_die_alten",
        /// The game was scored as a solo.
        SoloPoint = SoloPoint "solo_point",
        /// Gegen die Schweine.
        GegenDieSchweine = GegenDieSchweine "gegen_die_schweine",
        /// Klabautermann.
        Klabautermann = Klabautermann "klabautermann",
        /// Fischauge.
        Fischauge = Fischauge "fischauge",
        /// Gans.
        Gans = Gans "gans",
        /// Kaffeekränzchen.
        Kaffeekraenzchen = Kaffeekraenzchen "kaffeekraenzchen",
    }
}

/// One line of a settlement.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ScoreItem {
    /// What it is for.
    pub kind: ScoreItemKind,
    /// The party that gets it.
    pub party: Party,
    /// How many points, before any doubling.
    pub points: i32,
    /// For a point of an announcement: the party that announced it.
    pub announced_by: Option<Party>,
    /// For a special point: the number of the trick.
    pub trick: Option<u32>,
    /// For a special point: who won the trick.
    pub seat: Option<Seat>,
    /// For a card that was caught: who played and lost it.
    pub lost_by: Option<Seat>,
    /// The rule that gives it.
    pub rule: Option<RuleCitation>,
}

impl FromMessage for ScoreItem {
    type Message = v1::ScoreItem;

    fn from_message(message: v1::ScoreItem) -> Result<ScoreItem, Malformed> {
        Ok(ScoreItem {
            kind: required(message.kind, "ScoreItem.kind")?,
            party: required(message.party, "ScoreItem.party")?,
            points: message.points,
            announced_by: optional(message.announced_by, "ScoreItem.announced_by")?,
            trick: message.trick,
            seat: optional(message.seat, "ScoreItem.seat")?,
            lost_by: optional(message.lost_by, "ScoreItem.lost_by")?,
            rule: maybe(message.rule)?,
        })
    }
}

/// What a party needed to win.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Threshold {
    /// So many Augen.
    Augen(u32),
    /// So many tricks.
    Tricks(u32),
}

/// What a party had and what it needed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PartyResult {
    /// Its Augen.
    pub augen: u32,
    /// Its tricks.
    pub tricks: u32,
    /// What it needed to win.
    pub threshold: Threshold,
    /// Its announcements, in the order of time.
    pub announcements: Vec<StandingAnnouncement>,
}

impl FromMessage for PartyResult {
    type Message = v1::PartyResult;

    fn from_message(message: v1::PartyResult) -> Result<PartyResult, Malformed> {
        use v1::party_result::Threshold as Needed;

        Ok(PartyResult {
            augen: message.augen,
            tricks: message.tricks,
            threshold: match present(message.threshold, "PartyResult.threshold")? {
                Needed::AugenNeeded(augen) => Threshold::Augen(augen),
                Needed::TricksNeeded(tricks) => Threshold::Tricks(tricks),
            },
            announcements: all(message.announcements)?,
        })
    }
}

/// A game settled.
#[derive(Clone, Debug, PartialEq)]
pub struct Settlement {
    /// How it ended.
    pub result: GameResult,
    /// What was played; `None` after a redeal, and if it was given by counts.
    pub contract: Option<Contract>,
    /// Why the cards are dealt again, if they are.
    pub redeal_reason: Option<RedealReason>,
    /// How the points are shared out; `None` after a redeal.
    pub scored_as: Option<ScoredAs>,
    /// The seats of the Re party.
    pub re_seats: Vec<Seat>,
    /// The Re party; `None` after a redeal.
    pub re: Option<PartyResult>,
    /// The Kontra party; `None` after a redeal.
    pub kontra: Option<PartyResult>,
    /// The points one by one.
    pub items: Vec<ScoreItem>,
    /// What is doubled, from the winner's side (if nobody won, from that of Re).
    pub base: i32,
    /// What that is multiplied by for Ansagen.
    pub doubling: u32,
    /// What is added after doubling, from the same side.
    pub special: i32,
    /// What the value is multiplied by for Bock.
    pub bock_factor: u32,
    /// The value of the game from the same side.
    pub value: i32,
    /// What seats 1 to 4 get.
    pub points: [i32; 4],
    /// The rules that made the winner, or the end.
    pub decided_by: Vec<RuleCitation>,
}

impl Settlement {
    /// The party that won; `None` if nobody did.
    pub const fn winner(&self) -> Option<Party> {
        match self.result {
            GameResult::ReWon => Some(Party::Re),
            GameResult::KontraWon => Some(Party::Kontra),
            GameResult::NobodyWon
            | GameResult::Redeal
            | GameResult::BrokenOff
            | GameResult::Unknown(_) => None,
        }
    }

    /// The party of this seat; `None` after a redeal.
    pub fn party(&self, seat: Seat) -> Option<Party> {
        self.re.as_ref()?;
        Some(if self.re_seats.contains(&seat) {
            Party::Re
        } else {
            Party::Kontra
        })
    }
}

impl Settlement {
    /// What a list of games has to know of it: who won what, what each has, and what
    /// can start Bock games.
    pub(crate) fn to_message(&self) -> v1::Settlement {
        let party = |result: &PartyResult| v1::PartyResult {
            augen: result.augen,
            tricks: result.tricks,
            threshold: None,
            announcements: result
                .announcements
                .iter()
                .map(StandingAnnouncement::to_message)
                .collect(),
        };
        v1::Settlement {
            result: self.result.number(),
            contract: self.contract.map(Contract::to_message),
            re_seats: self.re_seats.iter().map(|seat| seat.number()).collect(),
            re: self.re.as_ref().map(party),
            kontra: self.kontra.as_ref().map(party),
            items: self
                .items
                .iter()
                .map(|item| v1::ScoreItem {
                    kind: item.kind.number(),
                    party: item.party.number(),
                    points: item.points,
                    ..v1::ScoreItem::default()
                })
                .collect(),
            bock_factor: self.bock_factor,
            value: self.value,
            points: self.points.to_vec(),
            ..v1::Settlement::default()
        }
    }
}

impl FromMessage for Settlement {
    type Message = v1::Settlement;

    fn from_message(message: v1::Settlement) -> Result<Settlement, Malformed> {
        Ok(Settlement {
            result: required(message.result, "Settlement.result")?,
            contract: maybe(message.contract)?,
            redeal_reason: optional(message.redeal_reason, "Settlement.redeal_reason")?,
            scored_as: optional(message.scored_as, "Settlement.scored_as")?,
            re_seats: list(&message.re_seats, "Settlement.re_seats")?,
            re: maybe(message.re)?,
            kontra: maybe(message.kontra)?,
            items: all(message.items)?,
            base: message.base,
            doubling: message.doubling,
            special: message.special,
            bock_factor: message.bock_factor,
            value: message.value,
            points: by_seat(message.points, "Settlement.points")?,
            decided_by: all(message.decided_by)?,
        })
    }
}
