//! What some words say besides themselves, each in a field or column of its own.

use doko_proto::v1::{ExtraWord, SaidWord};

use super::Problems;

/// What a word can take.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Beside {
    Bid,
    Rank,
    Partner,
    Party,
}

impl Beside {
    /// What the word up to the contract with this number takes.
    pub(super) fn of_said(word: i32) -> Option<Beside> {
        let takers = [
            (SaidWord::Bid, Beside::Bid),
            (SaidWord::Schweine, Beside::Rank),
        ];
        let mut takers = takers.into_iter();
        takers.find_map(|(it, beside)| (i32::from(it) == word).then_some(beside))
    }

    /// What the word after the contract with this number takes.
    pub(super) fn of_extra(word: i32) -> Option<Beside> {
        match ExtraWord::try_from(word).ok()? {
            ExtraWord::Schweine => Some(Beside::Rank),
            ExtraWord::Genscher => Some(Beside::Partner),
            ExtraWord::Keine90 | ExtraWord::Keine60 | ExtraWord::Keine30 | ExtraWord::Schwarz => {
                Some(Beside::Party)
            }
            ExtraWord::Unspecified
            | ExtraWord::Re
            | ExtraWord::Kontra
            | ExtraWord::ClaimRest
            | ExtraWord::Surrender => None,
        }
    }

    /// The field of a question.
    pub(super) const fn field(self) -> &'static str {
        match self {
            Beside::Bid => "bid",
            Beside::Rank => "rank",
            Beside::Partner => "partner",
            Beside::Party => "party",
        }
    }

    /// The column of a record, behind its `said_` or `extra_`.
    pub(super) const fn column(self) -> &'static str {
        match self {
            Beside::Bid => "bids",
            Beside::Rank => "ranks",
            Beside::Partner => "partners",
            Beside::Party => "parties",
        }
    }
}

/// What stands beside one word.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Given {
    pub(crate) bid: Option<u32>,
    pub(crate) rank: i32,
    /// `None` if the column is left out.
    pub(crate) partner: Option<i32>,
    pub(crate) party: i32,
}

impl Given {
    /// Notes everything but what the word `takes`.
    pub(super) fn check(
        self,
        problems: &mut Problems,
        takes: Option<Beside>,
        path: impl Fn(Beside) -> String,
    ) {
        let given = [
            (Beside::Bid, self.bid.is_some()),
            (Beside::Rank, self.rank != 0),
            (Beside::Partner, self.partner.is_some_and(|it| it != 0)),
            (Beside::Party, self.party != 0),
        ];
        for (it, _) in given.into_iter().filter(|&(_, is_set)| is_set) {
            if takes != Some(it) {
                let field = it.field();
                let problem = format_args!("must be unset, because the word takes no {field}");
                problems.malformed(path(it), problem);
            }
        }
    }
}
