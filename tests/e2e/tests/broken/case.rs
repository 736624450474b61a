//! What a case says, and the refusal it expects.

use anyhow::Result;
use doko_e2e::{golden, name};
use doko_proto::v1;

/// Somebody does what the rules forbid.
#[derive(Debug)]
pub(crate) struct Case {
    /// What is wrong.
    pub(crate) name: &'static str,
    /// The golden game.
    pub(crate) game: &'static str,
    /// Takes the game back to the moment before.
    pub(crate) before: fn(v1::GameRecord) -> Result<v1::GameRecord>,
    /// What is done then.
    pub(crate) act: Act,
    /// The cards on the table at that moment.
    pub(crate) cards_played: u32,
    /// The index that the action has in its column of the record.
    pub(crate) index: u32,
    /// Every reason, the primary one first.
    pub(crate) grounds: Vec<Ground>,
    /// The edition of the sources.
    pub(crate) edition: &'static str,
    /// What shows it.
    pub(crate) evidence: Shown,
    /// What is added to the first reason in the words of the whole refusal:
    /// German, English. Empty if nothing is.
    pub(crate) then: [&'static str; 2],
}

/// What somebody does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    /// A seat says a word before the contract.
    Say(i32, &'static str),
    /// A seat plays a card.
    Play(i32, &'static str),
    /// A seat announces.
    Announce(i32, &'static str),
    /// Somebody asks for the settlement; this seat is to play.
    Settle(i32),
}

/// A reason.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// The reason.
    pub(crate) reason: &'static str,
    /// The rule that is broken.
    pub(crate) rule: &'static str,
    /// Where the rule stands.
    pub(crate) source: &'static str,
    /// The option that decided; empty if none did.
    pub(crate) option: &'static str,
    /// The words: German, English.
    pub(crate) text: [&'static str; 2],
}

/// The evidence, in short. Cards and words are lists with spaces, sets of cards
/// in the order of the API.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shown {
    Card {
        to_play: i32,
        trick: u32,
        leader: i32,
        table: &'static str,
        demanded: &'static str,
        held: &'static str,
        hand: &'static str,
        legal: &'static str,
        played_at: &'static [u32],
    },
    Announcement {
        party: &'static str,
        cards_played: u32,
        cards_in_hand: u32,
        tricks_started: u32,
        /// The largest counter and the fewest cards in hand, if time was the
        /// question.
        limit: Option<(u32, u32)>,
        lowest_missing: &'static str,
        standing: &'static [Standing],
        available: &'static str,
    },
    Word {
        accepted: &'static str,
        to_speak: i32,
        cards: &'static str,
    },
}

/// An announcement that stands: index, cards on the table, seat, party, what,
/// how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing(
    pub(crate) u32,
    pub(crate) u32,
    pub(crate) i32,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) v1::AnnouncementMode,
);

/// Shorthand of [`Standing`].
pub(crate) const ORDINARY: v1::AnnouncementMode = v1::AnnouncementMode::Ordinary;
/// Shorthand of [`Standing`].
pub(crate) const REPLY: v1::AnnouncementMode = v1::AnnouncementMode::Reply;

/// A whole game with something wrong in it.
#[derive(Debug)]
pub(crate) struct Whole {
    /// What is wrong.
    pub(crate) name: &'static str,
    /// The golden game.
    pub(crate) game: &'static str,
    /// Breaks it.
    pub(crate) broken: fn(v1::GameRecord) -> Result<v1::GameRecord>,
    /// Every violation.
    pub(crate) violations: Vec<golden::Violation>,
    /// The tricks that could be followed.
    pub(crate) tricks: usize,
    /// The actions that can no longer be judged.
    pub(crate) not_judged: usize,
    /// What seats 1 to 4 get nevertheless, if the game could be followed.
    pub(crate) points: Option<[i32; 4]>,
}

/// A violation in a whole game: section, index, cards on the table, seat, and
/// the reasons with their rules.
pub(crate) fn violation(
    section: &str,
    index: u32,
    cards_played: u32,
    seat: i32,
    grounds: &[(&str, &str)],
) -> golden::Violation {
    golden::Violation {
        section: section.to_owned(),
        index,
        cards_played,
        seat,
        reasons: grounds
            .iter()
            .map(|(reason, _)| (*reason).to_owned())
            .collect(),
        rules: grounds.iter().map(|(_, rule)| (*rule).to_owned()).collect(),
    }
}

impl Act {
    /// Whose action it is.
    pub(crate) fn seat(self) -> i32 {
        let (Act::Say(seat, _) | Act::Play(seat, _) | Act::Announce(seat, _) | Act::Settle(seat)) =
            self;
        seat
    }

    /// The section of the record in which it would stand.
    pub(crate) fn section(self) -> v1::ActionSection {
        match self {
            Act::Say(..) => v1::ActionSection::Said,
            Act::Play(..) => v1::ActionSection::Plays,
            Act::Announce(..) => v1::ActionSection::Extras,
            Act::Settle(_) => v1::ActionSection::Asked,
        }
    }
}

impl Case {
    /// The record at the moment before.
    pub(crate) fn record(&self) -> Result<v1::GameRecord> {
        (self.before)(golden::record(self.game)?)
    }

    /// The refusal of the action, asked about or as it stands in the record.
    pub(crate) fn refusal(&self, is_asked: bool, language: v1::Language) -> Result<v1::Refusal> {
        let say = |text: [&'static str; 2]| {
            let [german, english] = text;
            match language {
                v1::Language::De => german,
                v1::Language::En => english,
                v1::Language::Unspecified => "",
            }
        };
        let cite = |ground: &Ground| {
            anyhow::Ok(v1::RuleCitation {
                rule_id: ground.rule.to_owned(),
                reason: name::reason(ground.reason)?,
                source: ground.source.to_owned(),
                edition: self.edition.to_owned(),
                option_path: ground.option.to_owned(),
                text: say(ground.text).to_owned(),
                arguments: Vec::new(),
            })
        };
        let (section, index) = if is_asked {
            (v1::ActionSection::Asked, None)
        } else {
            (self.act.section(), Some(self.index))
        };
        let first = self.grounds.first().map_or("", |it| say(it.text));
        let sentences = [first, say(self.then)];
        Ok(v1::Refusal {
            violations: self.grounds.iter().map(cite).collect::<Result<_>>()?,
            action: Some(v1::ActionRef {
                section: section.into(),
                index,
                cards_played: self.cards_played,
                seat: self.act.seat(),
            }),
            evidence: Some(v1::Evidence {
                evidence: Some(self.evidence()?),
            }),
            text: sentences.join(" ").trim_end().to_owned(),
            proved_by: None,
            depends_on_hands: false,
        })
    }

    fn evidence(&self) -> Result<v1::evidence::Evidence> {
        Ok(match self.evidence {
            Shown::Card {
                to_play,
                trick,
                leader,
                table,
                demanded,
                held,
                hand,
                legal,
                played_at,
            } => v1::evidence::Evidence::Card(v1::CardEvidence {
                card: match self.act {
                    Act::Play(_, card) => name::card(card)?,
                    Act::Say(..) | Act::Announce(..) | Act::Settle(_) => 0,
                },
                seat: self.act.seat(),
                seat_to_play: to_play,
                trick: (trick > 0).then_some(trick),
                trick_leader: leader,
                trick_cards: name::cards(table)?,
                demanded: name::class(demanded)?,
                held_of_demanded: name::cards(held)?,
                hand: name::cards(hand)?,
                legal_cards: name::cards(legal)?,
                played_at: played_at.to_vec(),
                cards_missing: match self.act {
                    Act::Settle(_) => Some(48 - self.cards_played),
                    Act::Say(..) | Act::Play(..) | Act::Announce(..) => None,
                },
            }),
            Shown::Announcement {
                party,
                cards_played,
                cards_in_hand,
                tricks_started,
                limit,
                lowest_missing,
                standing,
                available,
            } => v1::evidence::Evidence::Announcement(v1::AnnouncementEvidence {
                announcement: match self.act {
                    Act::Announce(_, what) => name::announcement(what)?,
                    Act::Say(..) | Act::Play(..) | Act::Settle(_) => 0,
                },
                seat: self.act.seat(),
                party: if party.is_empty() {
                    0
                } else {
                    name::party(party)?
                },
                cards_played,
                cards_in_hand,
                tricks_started,
                counter_kind: v1::AnnCounter::OwnCardsPlayed.into(),
                counter_limit: limit.map(|(counter, _)| counter),
                cards_in_hand_needed: limit.map(|(_, cards)| cards),
                lowest_missing: match lowest_missing {
                    "" => 0,
                    what => name::announcement(what)?,
                },
                hochzeit_shift: 0,
                klaerungsstich: None,
                standing: standing
                    .iter()
                    .map(Standing::message)
                    .collect::<Result<_>>()?,
                available: name::announcements(available)?,
                cards_on_table: self.cards_played,
            }),
            Shown::Word {
                accepted,
                to_speak,
                cards,
            } => v1::evidence::Evidence::Vorbehalt(v1::VorbehaltEvidence {
                word: match self.act {
                    Act::Say(_, word) => name::word(word)?,
                    Act::Play(..) | Act::Announce(..) | Act::Settle(_) => 0,
                },
                seat: self.act.seat(),
                bid: None,
                rank: 0,
                accepted_words: name::words(accepted)?,
                seat_to_speak: to_speak,
                cards: name::cards(cards)?,
                counted: None,
                limit: None,
                not_held: Vec::new(),
            }),
        })
    }
}

impl Standing {
    fn message(&self) -> Result<v1::StandingAnnouncement> {
        let Standing(index, at, seat, party, what, mode) = *self;
        Ok(v1::StandingAnnouncement {
            seat,
            party: name::party(party)?,
            announcement: name::announcement(what)?,
            includes: Vec::new(),
            mode: mode.into(),
            cards_played: at,
            index: Some(index),
        })
    }
}
