//! Whole responses to views, by their digests: what the lines of `tests/vectors/known` do
//! not tell of them, such as evidence, effects and windows.
//!
//! They say that something has changed, and not whether it is right, which laws and lines
//! hold. `cargo xtask known --write` writes them anew.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::path::PathBuf;

use doko_conformance::message;
use doko_harness::{Known, KnownFile, VIEWS, cards, known_dir, laid_out};
use doko_proto::v1;
use doko_wire::Question;
use prost::Message as _;
use sha2::{Digest as _, Sha256};

/// What the environment says if the digests are to be written.
const WRITE: &str = "DOKO_WRITE_RESPONSES";

/// The digests of two views of each position, others for the next one.
type Digests = BTreeMap<String, Vec<String>>;

/// What is asked for beside a verdict.
const ALL: [v1::Include; 4] = [
    v1::Include::LegalCards,
    v1::Include::Position,
    v1::Include::Effects,
    v1::Include::AnnouncementWindows,
];
const AFTER: [v1::Include; 2] = [v1::Include::Position, v1::Include::Effects];

/// The responses to one view.
struct Asked {
    record: v1::GameRecord,
    view: i32,
    hash: Sha256,
}

impl Asked {
    fn ask<Q>(&mut self, request: Q)
    where
        Q: Question,
        Q::Response: prost::Message,
    {
        let bytes = match doko_wire::answer(request) {
            Ok(response) => response.encode_to_vec(),
            Err(failure) => failure.to_status().encode_to_vec(),
        };
        self.hash
            .update(u64::try_from(bytes.len()).unwrap().to_be_bytes());
        self.hash.update(bytes);
    }

    fn about_the_record(&mut self) {
        let (record, view) = (Some(self.record.clone()), self.view);
        self.ask(v1::InspectGameRequest {
            record: record.clone(),
            view,
            ..Default::default()
        });
        self.ask(v1::ResolveVorbehalteRequest {
            record: record.clone(),
            view,
            ..Default::default()
        });
        self.ask(v1::AuditGameRequest {
            record: record.clone(),
            view,
            ..Default::default()
        });
        self.ask(v1::ScoreGameRequest {
            source: record.map(v1::score_game_request::Source::Record),
            view,
            ..Default::default()
        });
    }

    fn about_cards(&mut self, seat: i32, kinds: &[i32]) {
        let ends = [kinds.first(), kinds.get(kinds.len() / 2), kinds.last()];
        for card in ends.into_iter().flatten() {
            self.ask(v1::ValidateMoveRequest {
                record: Some(self.record.clone()),
                seat,
                card: *card,
                view: self.view,
                include: ALL.map(i32::from).to_vec(),
                ..Default::default()
            });
        }
    }

    fn about_announcements(&mut self, seat: i32) {
        for (seat, announcement) in [
            (0, v1::Announcement::Unspecified),
            (seat, v1::Announcement::Re),
            (seat, v1::Announcement::Kontra),
            (seat, v1::Announcement::Keine90),
        ] {
            self.ask(v1::CheckAnnouncementRequest {
                record: Some(self.record.clone()),
                seat,
                announcement: announcement.into(),
                view: self.view,
                include: AFTER.map(i32::from).to_vec(),
                ..Default::default()
            });
        }
    }

    fn about_words(&mut self, seat: i32) {
        use v1::check_word_request::Word;
        let said = [
            v1::SaidWord::Gesund,
            v1::SaidWord::Vorbehalt,
            v1::SaidWord::Yes,
            v1::SaidWord::No,
            v1::SaidWord::Schweine,
        ];
        let said = said.map(|it| Word::Said(it.into()));
        let is_spoken = !self.record.plays.is_empty();
        let in_play = [Word::Extra(v1::ExtraWord::Schweine.into())];
        for word in said.into_iter().filter(|_| !is_spoken).chain(in_play) {
            self.ask(v1::CheckWordRequest {
                record: Some(self.record.clone()),
                seat,
                word: Some(word),
                view: self.view,
                include: AFTER.map(i32::from).to_vec(),
                ..Default::default()
            });
        }
    }

    fn about_claims(&mut self, seat: i32) {
        for kind in [v1::ClaimKind::Rest, v1::ClaimKind::Surrender] {
            self.ask(v1::CheckClaimRequest {
                record: Some(self.record.clone()),
                seat,
                kind: kind.into(),
                view: self.view,
                ..Default::default()
            });
        }
    }

    /// A complaint of the last card, and of a word.
    fn about_offences(&mut self, seat: i32) {
        let cards = u32::try_from(self.record.plays.len()).unwrap();
        for (kind, at) in [
            (v1::OffenceKind::Revoke, cards.saturating_sub(1)),
            (v1::OffenceKind::Vorbehalt, 0),
        ] {
            let offence = v1::Offence {
                offender: seat,
                kind: kind.into(),
                class_of_effect: v1::OffenceClass::Grave.into(),
                harms_soloist: v1::HarmsSoloist::Yes.into(),
                cards_played: Some(at),
                ..v1::Offence::default()
            };
            let complaint = v1::Complaint {
                seat: seat % 4 + 1,
                cards_played: Some(cards),
            };
            self.ask(v1::AssessOffenceRequest {
                record: Some(self.record.clone()),
                offence: Some(offence.clone()),
                complaint: Some(complaint),
                view: self.view,
                ..Default::default()
            });
            self.ask(v1::ScoreGameRequest {
                source: Some(v1::score_game_request::Source::Record(self.record.clone())),
                offence: Some(offence),
                view: self.view,
                ..Default::default()
            });
        }
    }
}

fn digest(position: &Known, record: &v1::GameRecord, view: i32) -> String {
    let mut asked = Asked {
        record: record.clone(),
        view,
        hash: Sha256::new(),
    };
    asked.about_the_record();
    if let Some(turn) = position.turn {
        let seat = i32::from(turn);
        let hand = position.record.hands.get(usize::from(turn) - 1).unwrap();
        let kinds: Vec<&str> = cards(hand).collect();
        let kinds = doko_conformance::name::cards(&kinds.join(" ")).unwrap();
        asked.about_cards(seat, &kinds);
        asked.about_announcements(seat);
        asked.about_words(seat);
        asked.about_claims(seat);
        asked.about_offences(seat);
    }
    let digest = asked.hash.finalize();
    digest
        .iter()
        .take(4)
        .map(|it| format!("{it:02x}"))
        .collect()
}

/// The views by their numbers in the API.
const NUMBERS: [v1::View; VIEWS.len()] = [
    v1::View::Seat1,
    v1::View::Seat2,
    v1::View::Seat3,
    v1::View::Seat4,
    v1::View::Public,
];

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/responses.json")
}

/// So many positions that differ are enough to fail: the others would take their time.
const MANY: usize = 8;

#[test]
fn responses_to_views_are_those_that_are_written_down() {
    let writes = std::env::var_os(WRITE).is_some();
    let written = std::fs::read_to_string(path()).unwrap_or_default();
    let written: Digests = serde_json::from_str(&written).unwrap_or_default();
    let mut found = Digests::new();
    let mut differ = Vec::new();
    let mut views = NUMBERS.iter().cycle();
    for name in ["words.json", "tricks.json"] {
        let file = KnownFile::load(&known_dir().join(name)).unwrap();
        for position in &file.positions {
            let (record, _) = message(&position.record).unwrap();
            let two = views.next().into_iter().chain(views.next());
            let digests = two.map(|&view| digest(position, &record, view.into()));
            let digests: Vec<String> = digests.collect();
            if written.get(&position.name) != Some(&digests) {
                differ.push(position.name.clone());
            }
            found.insert(position.name.clone(), digests);
            assert!(
                writes || differ.len() < MANY,
                "{MANY} of the first {} positions, such as {differ:?}: if that is meant, \
                 `cargo xtask known --write`",
                found.len(),
            );
        }
    }
    if writes {
        return std::fs::write(path(), laid_out(&found)).unwrap();
    }
    assert!(
        differ.is_empty() && found.len() == written.len(),
        "{differ:?}, of {} positions: if that is meant, `cargo xtask known --write`",
        found.len(),
    );
}
