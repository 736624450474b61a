//! Questions as values, each with its options.

use doko_proto::v1;

use crate::answer::{
    AnnouncementAnswer, Audit, ClaimAnswer, InspectAnswer, MoveAnswer, OffenceAnswer, ScoreAnswer,
    VorbehaltAnswer, WordAnswer,
};
use crate::call::{Askable, Call};
use crate::card::{Card, Rank};
use crate::counts::Counts;
use crate::list::ScoreSession;
use crate::method::Method;
use crate::named::{Numbered as _, number_or_zero};
use crate::offence::Offence;
use crate::options::{Options, View};
use crate::read::{FromMessage, Malformed};
use crate::record::Record;
use crate::words::{Announcement, Extra, Party, Seat, Word};

/// A verdict that is asked for without a view has no texts, unless the question itself asks for them.
fn leave_verdict_alone(view: i32, own: &Options, language: &mut i32) {
    if view == 0 && own.language.is_none() {
        *language = 0;
    }
}

/// Declares a question: a request and the options that it was given.
macro_rules! question {
    (
        $(#[$attribute:meta])*
        $Name:ident($Request:ident) -> $Answer:ident, $request:ident, $options:ident: {
            $($included:tt)*
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $Name {
            request: v1::$Request,
            options: Option<Options>,
        }

        impl $Name {
            fn from_request(request: v1::$Request) -> $Name {
                $Name { request, options: None }
            }

            /// With these options. Language, view and names of seats are the client's where
            /// they name none.
            #[must_use]
            pub fn with(mut self, options: Options) -> $Name {
                self.options = Some(options);
                self
            }
        }

        impl Call for $Name {
            type Request = v1::$Request;
            type Read = $Answer;

            fn into_request(self, defaults: &Options) -> v1::$Request {
                let $options = self.options.unwrap_or_default();
                let mut $request = self.request;
                $request.language = number_or_zero($options.language.or(defaults.language));
                let asked = View::from_number($request.view);
                let view = $options.view.or(asked).or(defaults.view);
                $request.view = view.map_or(0, View::number);
                let names = $options.seat_names.clone().or_else(|| defaults.seat_names.clone());
                $request.seat_names = names.map_or_else(Vec::new, Vec::from);
                $($included)*
                $request
            }

            fn read(response: <v1::$Request as Method>::Response) -> Result<$Answer, Malformed> {
                $Answer::from_message(response)
            }
        }

        impl Askable for $Name {
            type Answer = $Answer;
        }

        impl From<$Name> for Question {
            fn from(question: $Name) -> Question {
                Question::$Name(question)
            }
        }
    };
}

question! {
    /// Which contract does what was said lead to, or who has to speak next?
    ResolveVorbehalte(ResolveVorbehalteRequest) -> VorbehaltAnswer, request, options: {}
}

impl ResolveVorbehalte {
    /// Asks about what is said in this record. Its cards and announcements are
    /// not looked at.
    pub fn new(record: &Record, view: View) -> ResolveVorbehalte {
        ResolveVorbehalte::from_request(v1::ResolveVorbehalteRequest {
            record: Some(record.to_message()),
            view: view.number(),
            ..Default::default()
        })
    }
}

question! {
    /// May this seat say this word now, and what does it lead to?
    CheckWord(CheckWordRequest) -> WordAnswer, request, options: {
        request.include = options.include.iter().map(|include| include.number()).collect();
        leave_verdict_alone(request.view, &options, &mut request.language);
        request.also_views = options.also_views.iter().map(|view| view.number()).collect();
    }
}

impl CheckWord {
    /// Asks about a word up to the contract. A bid takes its height, with
    /// [`bid`](CheckWord::bid); without one it is refused.
    pub fn new(record: &Record, seat: Seat, word: Word) -> CheckWord {
        let word = v1::check_word_request::Word::Said(word.number());
        CheckWord::from_request(v1::CheckWordRequest {
            record: Some(record.to_message()),
            seat: seat.number(),
            word: Some(word),
            ..Default::default()
        })
    }

    /// Asks about a bid for a solo.
    pub fn bid(record: &Record, seat: Seat, bid: u32) -> CheckWord {
        let mut asked = CheckWord::new(record, seat, Word::Bid);
        asked.request.bid = Some(bid);
        asked
    }

    /// Asks whether the poor seat may push these cards.
    pub fn push(record: &Record, seat: Seat, cards: impl IntoIterator<Item = Card>) -> CheckWord {
        CheckWord::new(record, seat, Word::ArmutPush).with_cards(cards)
    }

    /// Asks whether the acceptor may give these cards back.
    pub fn give_back(
        record: &Record,
        seat: Seat,
        cards: impl IntoIterator<Item = Card>,
    ) -> CheckWord {
        CheckWord::new(record, seat, Word::ArmutReturn).with_cards(cards)
    }

    /// Asks about the pair of ♦ of this rank, up to the contract; the ace stands for
    /// the Schweine themselves.
    pub fn schweine(record: &Record, seat: Seat, rank: Rank) -> CheckWord {
        let mut asked = CheckWord::new(record, seat, Word::Schweine);
        asked.request.rank = rank.number();
        asked
    }

    /// The same once the contract stands: before the first card, or with the card that
    /// the seat plays next.
    pub fn schweine_in_play(record: &Record, seat: Seat, rank: Rank) -> CheckWord {
        let mut asked = CheckWord::extra(record, seat, Extra::Schweine);
        asked.request.rank = rank.number();
        asked
    }

    /// Asks whether the seat may name this partner with the king of diamonds that it
    /// plays next.
    pub fn genscher(record: &Record, seat: Seat, partner: Seat) -> CheckWord {
        let mut asked = CheckWord::extra(record, seat, Extra::Genscher);
        asked.request.partner = partner.number();
        asked
    }

    fn extra(record: &Record, seat: Seat, extra: Extra) -> CheckWord {
        let word = v1::check_word_request::Word::Extra(extra.number());
        CheckWord::from_request(v1::CheckWordRequest {
            record: Some(record.to_message()),
            seat: seat.number(),
            word: Some(word),
            ..Default::default()
        })
    }

    fn with_cards(mut self, cards: impl IntoIterator<Item = Card>) -> CheckWord {
        self.request.cards = cards.into_iter().map(Card::number).collect();
        self
    }
}

question! {
    /// May this seat play this card now?
    ValidateMove(ValidateMoveRequest) -> MoveAnswer, request, options: {
        request.include = options.include.iter().map(|include| include.number()).collect();
        leave_verdict_alone(request.view, &options, &mut request.language);
        request.also_views = options.also_views.iter().map(|view| view.number()).collect();
    }
}

impl ValidateMove {
    /// Asks about a card of this seat; of `None`, the seat whose turn it is.
    pub fn new(record: &Record, seat: impl Into<Option<Seat>>, card: Card) -> ValidateMove {
        ValidateMove::from_request(v1::ValidateMoveRequest {
            record: Some(record.to_message()),
            seat: number_or_zero(seat.into()),
            card: card.number(),
            ..Default::default()
        })
    }
}

question! {
    /// May this seat make this announcement now, and what may be announced until
    /// when?
    CheckAnnouncement(CheckAnnouncementRequest) -> AnnouncementAnswer, request, options: {
        request.include = options.include.iter().map(|include| include.number()).collect();
        leave_verdict_alone(request.view, &options, &mut request.language);
        request.also_views = options.also_views.iter().map(|view| view.number()).collect();
    }
}

impl CheckAnnouncement {
    /// Asks about an announcement of this seat.
    pub fn new(record: &Record, seat: Seat, announcement: Announcement) -> CheckAnnouncement {
        CheckAnnouncement::from_request(v1::CheckAnnouncementRequest {
            record: Some(record.to_message()),
            seat: seat.number(),
            announcement: announcement.number(),
            ..Default::default()
        })
    }

    /// The Absage is made for this party, which everybody at the table knows.
    ///
    /// State the party if you do not know the hand. With the hand the party follows, and the other
    /// party is refused. With Re and Kontra, and with [`windows`](CheckAnnouncement::windows), a
    /// party is a bad field. [`Record::announce_for`] states the party in the record.
    ///
    /// ```
    /// use doko_sdk::{Announcement, CheckAnnouncement, Party, Record, Seat, Word};
    ///
    /// # async fn ask(client: doko_sdk::Client) -> Result<(), doko_sdk::Error> {
    /// // The hands are not known; Re was announced.
    /// let record = Record::new("ddv-tsr")
    ///     .say_all(Word::Gesund)
    ///     .announce(Seat::S4, Announcement::Re);
    /// let asked = CheckAnnouncement::new(&record, Seat::S1, Announcement::Keine90);
    /// let answer = client.ask(asked.for_party(Party::Re)).await?;
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn for_party(mut self, party: Party) -> CheckAnnouncement {
        self.request.party = party.number();
        self
    }

    /// Asks only what this seat may announce and until when; of `None`, every
    /// seat.
    pub fn windows(
        record: &Record,
        seat: impl Into<Option<Seat>>,
        view: View,
    ) -> CheckAnnouncement {
        CheckAnnouncement::from_request(v1::CheckAnnouncementRequest {
            record: Some(record.to_message()),
            view: view.number(),
            seat: number_or_zero(seat.into()),
            ..Default::default()
        })
    }
}

question! {
    /// What is a finished game worth, and what does everyone get?
    ScoreGame(ScoreGameRequest) -> ScoreAnswer, request, options: {}
}

impl ScoreGame {
    /// Asks about this game.
    pub fn new(record: &Record) -> ScoreGame {
        ScoreGame::from_source(v1::score_game_request::Source::Record(record.to_message()))
    }

    /// Asks about a game of which only these counts are known.
    pub fn counts(counts: &Counts) -> ScoreGame {
        ScoreGame::from_source(v1::score_game_request::Source::Counts(counts.to_message()))
    }

    /// An offence ended the game, which is given as a record up to it. A referee has
    /// judged it to be grave.
    #[must_use]
    pub fn ended_by(mut self, offence: Offence) -> ScoreGame {
        self.request.offence = Some(offence.to_message());
        self
    }

    fn from_source(source: v1::score_game_request::Source) -> ScoreGame {
        ScoreGame::from_request(v1::ScoreGameRequest {
            source: Some(source),
            ..Default::default()
        })
    }
}

question! {
    /// What is the case after this record?
    InspectGame(InspectGameRequest) -> InspectAnswer, request, options: {
        request.also_views = options.also_views.iter().map(|view| view.number()).collect();
    }
}

impl InspectGame {
    /// Asks about this record.
    pub fn new(record: &Record, view: View) -> InspectGame {
        InspectGame::from_request(v1::InspectGameRequest {
            record: Some(record.to_message()),
            view: view.number(),
            ..Default::default()
        })
    }
}

question! {
    /// Was this whole game played by the rules?
    AuditGame(AuditGameRequest) -> Audit, request, options: {}
}

impl AuditGame {
    /// Asks about this record, complete or up to any point.
    pub fn new(record: &Record, view: View) -> AuditGame {
        AuditGame::from_request(v1::AuditGameRequest {
            record: Some(record.to_message()),
            view: view.number(),
            ..Default::default()
        })
    }
}

question! {
    /// May this seat shorten the game, and does the claim hold against every play?
    CheckClaim(CheckClaimRequest) -> ClaimAnswer, request, options: {
        request.include = options.include.iter().map(|include| include.number()).collect();
        leave_verdict_alone(request.view, &options, &mut request.language);
    }
}

impl CheckClaim {
    /// Asks whether all remaining tricks are this seat's, its cards played in this
    /// order; an order may be named to its end, in part, or not at all.
    pub fn rest(record: &Record, seat: Seat, order: impl IntoIterator<Item = Card>) -> CheckClaim {
        CheckClaim::from_request(v1::CheckClaimRequest {
            record: Some(record.to_message()),
            seat: seat.number(),
            kind: v1::ClaimKind::Rest.into(),
            order: order.into_iter().map(Card::number).collect(),
            ..Default::default()
        })
    }

    /// Asks whether this seat may give up all remaining tricks.
    pub fn surrender(record: &Record, seat: Seat) -> CheckClaim {
        CheckClaim::from_request(v1::CheckClaimRequest {
            record: Some(record.to_message()),
            seat: seat.number(),
            kind: v1::ClaimKind::Surrender.into(),
            ..Default::default()
        })
    }
}

question! {
    /// Which penalty follows from an offence, and may this seat complain?
    AssessOffence(AssessOffenceRequest) -> OffenceAnswer, request, options: {}
}

impl AssessOffence {
    /// Asks about an offence in this record, of which this seat complains at its end.
    pub fn new(record: &Record, offence: Offence, complainant: Seat, view: View) -> AssessOffence {
        let complaint = v1::Complaint {
            seat: complainant.number(),
            cards_played: Some(u32::try_from(record.plays.len()).unwrap_or(u32::MAX)),
        };
        AssessOffence::from_request(v1::AssessOffenceRequest {
            record: Some(record.to_message()),
            offence: Some(offence.to_message()),
            complaint: Some(complaint),
            view: view.number(),
            ..Default::default()
        })
    }

    /// The complaint came after so many cards, and the record goes on.
    #[must_use]
    pub fn complained_after(mut self, cards_played: u32) -> AssessOffence {
        if let Some(complaint) = &mut self.request.complaint {
            complaint.cards_played = Some(cards_played);
        }
        self
    }
}

/// One question of many, for a batch or a stream.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Question {
    /// Which contract?
    ResolveVorbehalte(ResolveVorbehalte),
    /// May this word be said?
    CheckWord(CheckWord),
    /// May this card be played?
    ValidateMove(ValidateMove),
    /// May this be announced?
    CheckAnnouncement(CheckAnnouncement),
    /// What is the game worth?
    ScoreGame(ScoreGame),
    /// What is the case?
    InspectGame(InspectGame),
    /// Was it played by the rules?
    AuditGame(AuditGame),
    /// Does the claim hold?
    CheckClaim(CheckClaim),
    /// Which penalty?
    AssessOffence(AssessOffence),
    /// How does the list stand?
    ScoreSession(ScoreSession),
}

impl From<ScoreSession> for Question {
    fn from(list: ScoreSession) -> Question {
        Question::ScoreSession(list)
    }
}

impl Question {
    pub(crate) fn into_message(self, defaults: &Options) -> v1::Question {
        use v1::question::Question as Kind;

        let question = match self {
            Question::ResolveVorbehalte(it) => Kind::ResolveVorbehalte(it.into_request(defaults)),
            Question::CheckWord(it) => Kind::CheckWord(it.into_request(defaults)),
            Question::ValidateMove(it) => Kind::ValidateMove(it.into_request(defaults)),
            Question::CheckAnnouncement(it) => Kind::CheckAnnouncement(it.into_request(defaults)),
            Question::ScoreGame(it) => Kind::ScoreGame(it.into_request(defaults)),
            Question::InspectGame(it) => Kind::InspectGame(it.into_request(defaults)),
            Question::AuditGame(it) => Kind::AuditGame(it.into_request(defaults)),
            Question::CheckClaim(it) => Kind::CheckClaim(it.into_request(defaults)),
            Question::AssessOffence(it) => Kind::AssessOffence(it.into_request(defaults)),
            Question::ScoreSession(it) => Kind::ScoreSession(it.into_request(defaults)),
        };
        // Answers come in the order of the questions, so that no id is needed.
        v1::Question {
            id: String::new(),
            question: Some(question),
        }
    }
}
