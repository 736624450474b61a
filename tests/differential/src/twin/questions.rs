//! Questions of the vectors that may show on what two disagree.

use doko_harness::{
    Announce, Audit, Claim, Deal, Hochzeit, LegalCards, Play, Question, Record, ScoreGame, Trick,
    Vorbehalte, Word, cards,
};
use doko_laws::beside::WORDS;
use doko_reference::options::Options;
use doko_reference::record::Record as Recorded;

use super::Disagreement;
use super::written::line;

/// What was asked when engine and reference disagreed, seats counted from 1.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum Asked {
    /// Whether the rule set and the deal are such.
    Deal,
    /// What these words lead to, said after those of the record.
    Words(Vec<String>),
    /// Whether a seat may play a card.
    Play(u8, String),
    /// What a seat may play.
    LegalCards(u8),
    /// Whether a seat may announce something: an Absage perhaps with the party that is named.
    Announce(u8, String),
    /// Whether a seat may declare Schweine or a Genscher with its next card.
    InPlay(u8, String),
    /// Whether a seat may claim the rest, with this order.
    Claim(u8, String),
    /// Whether what is said last of all in the record may be said.
    Extra,
    /// Who wins the running Stich, or has won the last one.
    Stich,
    /// What the game is worth.
    Settlement,
    /// Anything else about the game so far.
    #[default]
    Position,
}

/// Questions about this record, the one that comes closest to what was asked first.
pub(super) fn questions(
    found: &Disagreement,
    options: &Options,
    mut record: Record,
) -> Vec<Question> {
    if found.asked != Asked::Extra {
        let plays: Vec<&str> = cards(&record.plays).take(found.plays).collect();
        record.plays = plays.join(" ");
    }
    let mut all = Vec::new();
    match found.asked.clone() {
        Asked::Deal => all.push(Question::Deal(Deal {
            record: Record {
                rule_set: record.rule_set.clone(),
                options: record.options.clone(),
                hands: record.hands.clone(),
                ..Record::default()
            },
        })),
        Asked::Words(words) => {
            let mut record = record.clone();
            record.said.extend(words.iter().map(|it| line(it, options)));
            all.push(Question::Vorbehalte(Vorbehalte { record }));
        }
        Asked::Play(seat, card) => all.push(Question::Play(Play {
            record: record.clone(),
            seat,
            card,
        })),
        Asked::LegalCards(seat) => all.push(legal(&record, seat)),
        Asked::Announce(seat, said) => all.push(announce(&record, seat, &said)),
        Asked::InPlay(seat, say) => all.push(Question::Word(Word {
            record: record.clone(),
            seat,
            say,
            in_play: true,
        })),
        Asked::Claim(seat, order) => all.push(Question::Claim(Claim {
            record: record.clone(),
            seat,
            claim: "rest".to_owned(),
            order,
        })),
        Asked::Extra => all.push(Question::Audit(Audit {
            record: record.clone(),
        })),
        Asked::Stich | Asked::Settlement | Asked::Position => {}
    }
    all.extend(about_everything(&found.asked, record));
    all
}

/// Whatever the vectors ask of a game: one of it may come out otherwise, too.
fn about_everything(asked: &Asked, record: Record) -> Vec<Question> {
    let settlement = Question::ScoreGame(ScoreGame {
        record: record.clone(),
        ended_by: None,
    });
    let mut all = Vec::from_iter((*asked == Asked::Settlement).then(|| settlement.clone()));
    if cards(&record.plays).count() > 3 {
        all.push(stich(&record, &record.plays));
    }
    all.push(Question::Hochzeit(Hochzeit {
        record: record.clone(),
    }));
    for seat in 1..=4 {
        all.push(legal(&record, seat));
        all.extend(WORDS.iter().map(|word| announce(&record, seat, word)));
    }
    all.push(Question::Vorbehalte(Vorbehalte {
        record: Record {
            plays: String::new(),
            extras: Vec::new(),
            claim_order: String::new(),
            ..record.clone()
        },
    }));
    all.push(settlement);
    all.push(Question::Audit(Audit { record }));
    all
}

/// Who has won the last complete Stich of these cards.
pub(super) fn stich(record: &Record, plays: &str) -> Question {
    let trick = u8::try_from(cards(plays).count() / 4).unwrap_or_default();
    Question::Trick(Trick {
        record: Record {
            plays: plays.to_owned(),
            ..record.clone()
        },
        trick,
    })
}

/// Every way in which the running Stich can end, as all cards of the game up to there: the
/// vectors ask of complete ones only.
pub(super) fn ends_of_stich(options: &Options, record: &Recorded) -> Vec<String> {
    let mut ends = Vec::new();
    let mut open = vec![record.clone()];
    while let Some(record) = open.pop() {
        let game = record.replay(options, 0).ok().and_then(|it| it.game);
        let Some(game) = game else {
            continue;
        };
        if game.table().is_empty() {
            ends.push(record.plays.join(" "));
            continue;
        }
        let turn = game.turn().unwrap_or_default();
        open.extend(game.legal_cards(turn).iter().map(|card| {
            let mut longer = record.clone();
            longer.plays.push(card.to_string());
            longer
        }));
    }
    ends
}

fn legal(record: &Record, seat: u8) -> Question {
    let record = record.clone();
    Question::LegalCards(LegalCards { record, seat })
}

fn announce(record: &Record, seat: u8, said: &str) -> Question {
    let (say, party) = match said.split_once(' ') {
        Some((say, party)) => (say, Some(party.to_owned())),
        None => (said, None),
    };
    Question::Announce(Announce {
        record: record.clone(),
        seat,
        say: say.to_owned(),
        party,
    })
}
