//! What is put to the resolver, as data and as lines of text.

use crate::cards::{Card, read_cards};
use crate::contract::Pair;
use crate::options::{Options, SchweineMode, Selector, Solo};
use crate::pairs::{pair_ranks, time_of};
use crate::trumps::{is_picture, trump_suit};

/// VORB-12: what a seat declares in the end.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Vorbehalt {
    /// No Vorbehalt.
    Gesund,
    /// A solo and its bid (AUC-1), 0 without an auction.
    Solo(Solo, usize),
    /// WED-1, WED-3.
    Hochzeit(Selector),
    /// ARM-1.
    Armut,
    /// THROW-1.
    Throw,
}

/// The hands of the four seats, as far as they are known.
pub type Hands = [Option<Vec<Card>>; 4];

/// SCHW-6: a pair that was declared late, and when.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct LatePair {
    /// Who declared which.
    pub pair: Pair,
    /// How often the cards of an Armut had been pushed, taken up or given back by then.
    pub moment: usize,
    /// Whether the seat had named a Vorbehalt or said gesund by then.
    pub has_spoken: bool,
}

/// The declaration of a seat: a Vorbehalt, and beside it the pairs declared (SCHW-7).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Said {
    /// The Vorbehalt.
    pub vorbehalt: Vorbehalt,
    /// `A` for Schweine, else a rank of `schweine.above`.
    pub schweine: Vec<char>,
}

/// ARM-4 to ARM-7: what happened in one exchange so far.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Pushing {
    /// The pushed cards.
    pub push: Option<Vec<Card>>,
    /// Who answered what, in order.
    pub answers: Vec<(usize, bool)>,
    /// The cards given back.
    pub returned: Option<Vec<Card>>,
}

/// VORB-11, `pflichtsolo.kind`: the open Pflichtsoli of a seat by the kind that fills them.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Open {
    /// Any solo fills these.
    pub free: u32,
    /// A Farbsolo fills these.
    pub color: u32,
    /// A picture solo fills these.
    pub picture: u32,
}

impl Open {
    /// VORB-11, LIST-6: how many are open.
    #[must_use]
    pub fn number(self) -> u32 {
        self.free + self.color + self.picture
    }

    /// VORB-11, LIST-4, `pflichtsolo.kind`: the rest after this solo, if it is a Pflichtsolo: it
    /// fills a slot of its kind, else a free one.
    #[must_use]
    pub fn after(self, solo: Solo) -> Option<Self> {
        let is_color = trump_suit(Some(solo)).is_some();
        let mut rest = self;
        let slot = if is_color && rest.color > 0 {
            &mut rest.color
        } else if is_picture(solo) && rest.picture > 0 {
            &mut rest.picture
        } else {
            &mut rest.free
        };
        *slot = slot.checked_sub(1)?;
        Some(rest)
    }
}

/// VORB-13: everything the resolver is told.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Round {
    /// The hands as dealt, as far as they are known.
    pub hands: Hands,
    /// The final declarations, as far as they are made.
    pub said: [Option<Said>; 4],
    /// Who has named a Vorbehalt or said gesund, pairs aside.
    pub has_spoken: [bool; 4],
    /// The exchanges in their order.
    pub pushing: Vec<Pushing>,
    /// Pairs declared once an Armut was pushed, or when everybody had spoken and no Armut was to be
    /// pushed first: SCHW-6, SCHW-12.
    pub late_schweine: Vec<LatePair>,
    /// The open Pflichtsoli.
    pub open: [Open; 4],
    /// VORB-10: who is forced.
    pub vorfuehrung: Option<usize>,
    /// `pflichtsolo.offer`: the forced player offers his Pflichtsolo.
    pub offered: bool,
    /// `pflichtsolo.offer`: who did not want it, in order; who wants it names a solo.
    pub declined: Vec<usize>,
    /// SCHW-7, ARM-10: who declared a pair in the round, and what had been said before it.
    pub before_pairs: Vec<(Pair, Round)>,
}

impl Round {
    /// VORB-13: a round in which nobody has spoken and no Pflichtsolo is open.
    #[must_use]
    pub fn new(hands: &[Vec<Card>; 4]) -> Self {
        let [first, second, third, fourth] = hands.clone();
        Self {
            hands: [Some(first), Some(second), Some(third), Some(fourth)],
            ..Self::default()
        }
    }

    /// VORB-1, VORB-12, ARM-4 to ARM-7: takes a line: `<seat> <word> [<arguments>]`, seats from 1.
    ///
    /// Words: `gesund`, `solo_<kind> [<bid>]`, `bid <bid>`, `pass`, `hochzeit [<selector>]`,
    /// `armut`, `throw`, `schweine [<rank>]` (beside the Vorbehalt of the seat), `push <cards>`,
    /// `accept`, `refuse`, `return <cards>`. In a Vorführung `pass` of the forced player offers
    /// the solo and `no` declines it. Schweine said once an Armut was pushed, or when all have
    /// spoken and none is to be pushed first, are late ones.
    ///
    /// # Errors
    ///
    /// `UNKNOWN_VORBEHALT` if there is no such word or pair, `BAD_BID` if a bid does not follow
    /// AUC-4, else what cannot be read.
    pub fn say(&mut self, line: &str) -> Result<(), String> {
        let unread = || format!("unread: `{line}`");
        let mut words = line.split_whitespace();
        let seat: usize = words
            .next()
            .and_then(|it| it.parse().ok())
            .ok_or_else(unread)?;
        let seat = seat
            .checked_sub(1)
            .filter(|seat| *seat < 4)
            .ok_or_else(unread)?;
        let word = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let rank = match rest.first() {
            None | Some(&"A") => 'A',
            Some(&("T" | "10")) => 'T',
            Some(&"K") => 'K',
            Some(&("Q" | "J")) if word == "schweine" => {
                return Err("UNKNOWN_VORBEHALT".to_owned());
            }
            Some(_) => '9',
        };
        let cards = || read_cards(&rest.join(" ")).ok_or_else(unread);
        match word {
            "schweine" if self.is_late() => {
                self.late_schweine.push(LatePair {
                    pair: Pair { seat, rank },
                    moment: self.moment(),
                    has_spoken: self.has_spoken[seat],
                });
            }
            "schweine" => {
                let before = Self {
                    before_pairs: Vec::new(),
                    ..self.clone()
                };
                self.before_pairs.push((Pair { seat, rank }, before));
                self.beside(seat, rank);
            }
            "pass" => self.offered |= self.vorfuehrung == Some(seat),
            "no" if self.offered => self.declined.push(seat),
            "bid" => {
                let bid = rest.first().and_then(|it| it.parse().ok());
                self.bid(seat, bid.ok_or_else(unread)?)?;
            }
            "push" => self.pushing.push(Pushing {
                push: Some(cards()?),
                ..Pushing::default()
            }),
            "accept" | "refuse" => {
                if self.pushing.is_empty() {
                    self.pushing.push(Pushing::default());
                }
                if let Some(last) = self.pushing.last_mut() {
                    last.answers.push((seat, word == "accept"));
                }
            }
            "return" => {
                let cards = cards()?;
                if let Some(last) = self.pushing.last_mut() {
                    last.returned = Some(cards);
                }
            }
            _ => {
                let vorbehalt =
                    read_vorbehalt(word, &rest).ok_or_else(|| "UNKNOWN_VORBEHALT".to_owned())?;
                self.has_spoken[seat] = true;
                let schweine = match self.said.get(seat) {
                    Some(Some(said)) => said.schweine.clone(),
                    _ => Vec::new(),
                };
                self.said[seat] = Some(Said {
                    vorbehalt,
                    schweine,
                });
            }
        }
        Ok(())
    }

    /// AUC-4: a later seat has to exceed the bid that stands, an earlier one may equal it, and
    /// nobody may lower his own. Who has bid nothing may say so, and a bid of more than 5 is told
    /// with the other faults (AUC-1).
    fn bid(&mut self, seat: usize, bid: usize) -> Result<(), String> {
        let bids = self.said.iter().map(|said| match said.as_ref()?.vorbehalt {
            Vorbehalt::Solo(_, bid) => Some(bid),
            Vorbehalt::Gesund | Vorbehalt::Hochzeit(_) | Vorbehalt::Armut | Vorbehalt::Throw => {
                None
            }
        });
        let bids: Vec<Option<usize>> = bids.collect();
        let stands = |(other, theirs): (usize, &Option<usize>)| match theirs {
            Some(theirs) if other < seat => bid > *theirs,
            Some(theirs) => bid >= *theirs,
            None => true,
        };
        let is_nothing = bid == 0 && bids[seat] == Some(0);
        let is_too_low = bid <= 5 && !is_nothing && !bids.iter().enumerate().all(stands);
        if bids[seat].is_none() || is_too_low {
            return Err("BAD_BID".to_owned());
        }
        if let Some(Said {
            vorbehalt: Vorbehalt::Solo(_, mine),
            ..
        }) = &mut self.said[seat]
        {
            *mine = bid;
        }
        Ok(())
    }

    /// SCHW-6: how often the cards of an Armut were pushed, taken up or given back so far.
    fn moment(&self) -> usize {
        let steps = self.pushing.iter().flat_map(|it| {
            let is_taken = it.answers.iter().any(|(_, accepts)| *accepts);
            [it.push.is_some(), is_taken, it.returned.is_some()]
        });
        steps.filter(|is_done| *is_done).count()
    }

    /// SCHW-6, SCHW-12: an Armut was pushed, or everybody has spoken and it is not certain that one
    /// comes next. In a Vorführung nobody speaks, so a Farbsolo other than ♦ has its moment as soon
    /// as it is named.
    fn is_late(&self) -> bool {
        let all: Vec<Vorbehalt> = self.said.iter().flatten().map(|it| it.vorbehalt).collect();
        let is_solo = |it: &Vorbehalt| matches!(it, Vorbehalt::Solo(..));
        if self.vorfuehrung.is_some() {
            let mut suits = all.iter().filter_map(|it| match it {
                Vorbehalt::Solo(solo, _) => trump_suit(Some(*solo)),
                Vorbehalt::Gesund
                | Vorbehalt::Hochzeit(_)
                | Vorbehalt::Armut
                | Vorbehalt::Throw => None,
            });
            return suits.any(|suit| suit != 'D');
        }
        let waits = all.contains(&Vorbehalt::Armut) && !all.iter().any(is_solo);
        self.moment() > 0 || (self.has_spoken == [true; 4] && !waits)
    }

    /// SCHW-7: a declaration that stands beside the Vorbehalt; alone it is one of a gesund seat.
    /// VORB-7: said again it is the name of a Vorbehalt that is nothing else.
    fn beside(&mut self, seat: usize, rank: char) {
        let said = self.said[seat].get_or_insert(Said {
            vorbehalt: Vorbehalt::Gesund,
            schweine: Vec::new(),
        });
        if !said.schweine.contains(&rank) {
            said.schweine.push(rank);
        }
    }
}

/// VORB-12: the Vorbehalt with this name.
fn read_vorbehalt(word: &str, arguments: &[&str]) -> Option<Vorbehalt> {
    let first = arguments.first();
    match word {
        "gesund" => Some(Vorbehalt::Gesund),
        "armut" => Some(Vorbehalt::Armut),
        "throw" => Some(Vorbehalt::Throw),
        "hochzeit" => {
            let selector = first.map_or(Some(Selector::Any), |it| Selector::from_text(it))?;
            Some(Vorbehalt::Hochzeit(selector))
        }
        _ => {
            let solo = Solo::from_text(word.strip_prefix("solo_")?)?;
            let bid = first.map_or(Some(0), |it| it.parse().ok())?;
            Some(Vorbehalt::Solo(solo, bid))
        }
    }
}

/// VORB-9: everything that may be declared at all under these options, whatever the hand, as far
/// as it can matter to the outcome.
///
/// Of bids only 0 and the highest (`ann.levels`): whoever can win with any bid can win with it. Of
/// soli the first of each sort, and all that `solo.rank` puts above others, of selectors the first two: more would be different in the same way.
#[must_use]
pub fn declarations(options: &Options) -> Vec<Said> {
    let mut list = vec![Vorbehalt::Gesund, Vorbehalt::Armut, Vorbehalt::Throw];
    let place = |solo: Solo| options.solo_rank.iter().position(|it| *it == solo);
    let sort = |solo: Solo| (trump_suit(Some(solo)), is_picture(solo), place(solo));
    let highest = options.ann_levels.min(5) as usize;
    let mut sorts = Vec::new();
    for solo in &options.solos {
        if !sorts.contains(&sort(*solo)) {
            sorts.push(sort(*solo));
            list.push(Vorbehalt::Solo(*solo, 0));
            list.push(Vorbehalt::Solo(*solo, highest));
        }
    }
    for selector in options.hochzeit_selectors.iter().take(2) {
        list.push(Vorbehalt::Hochzeit(*selector));
    }
    let mut said = Vec::new();
    for vorbehalt in list {
        for schweine in pairs(options) {
            said.push(Said {
                vorbehalt,
                schweine,
            });
        }
    }
    said
}

/// SCHW-2, `schweine.above`: no pair, each alone, all together.
fn pairs(options: &Options) -> Vec<Vec<char>> {
    let mut choices = vec![Vec::new()];
    let mut ranks = pair_ranks(options);
    ranks.retain(|rank| time_of(options, *rank) == SchweineMode::Vorbehalt);
    choices.extend(ranks.iter().map(|rank| vec![*rank]));
    if ranks.len() > 1 {
        choices.push(ranks);
    }
    choices
}
