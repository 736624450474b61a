//! Who sits where changes nothing (INV-14).

mod list;

use doko_engine::{
    Announcement, BySeat, Card, Context, Deal, OpenPflichtsoli, Position, RuleSet, Seat,
    SilentHochzeit, Solo, SoloConflict, SoloLead, Word,
};

use crate::choices::Choices;

pub use list::{a_list_turns_with_the_table, places};

/// A solo that one seat announces, and how it is played.
#[derive(Clone, Copy, Debug)]
pub struct SoloGame {
    /// The rules, by which the soloist leads.
    pub rules: RuleSet,
    /// What the list asks of the players: the soloist may owe the solo.
    pub context: Context,
    /// The cards.
    pub deal: Deal,
    /// Who plays alone.
    pub soloist: Seat,
    /// What is played.
    pub solo: Solo,
}

impl SoloGame {
    /// A solo by these rules, a Pflichtsolo or another one; none where there is no solo.
    #[must_use]
    pub fn draw(rules: &RuleSet, deal: Deal, choices: &mut Choices<'_>) -> Option<SoloGame> {
        let soli: Vec<Solo> = rules.solos.iter().collect();
        let soloist = Seat::First.after(choices.below(4));
        let solo = choices.pick(&soli)?;
        let owed = rules.pflichtsolo > 0 && choices.below(4) > 0;
        let owes = |seat| seat == soloist || choices.one_in(2);
        let open = BySeat::new(Seat::ALL.map(owes));
        let open = open.map(|_, &owes| OpenPflichtsoli::free(u8::from(owes && owed)));
        Some(SoloGame {
            rules: RuleSet {
                solo_lead: if owed {
                    SoloLead::PflichtOnly
                } else {
                    SoloLead::AlwaysSoloist
                },
                solo_conflict: SoloConflict::Seat,
                hochzeit: doko_engine::HochzeitRules {
                    silent: SilentHochzeit::Allowed,
                    ..rules.hochzeit
                },
                ..*rules
            },
            context: Context {
                open_pflichtsoli: open,
                vorfuehrung: None,
            },
            deal,
            soloist,
            solo,
        })
    }

    /// The table after the announcement; none if the rules give the solo no place.
    #[must_use]
    pub fn begin(&self) -> Option<Position<'_>> {
        let mut position = Position::new(&self.rules, self.context, self.deal);
        for seat in Seat::ALL {
            let word = if seat == self.soloist {
                Word::Solo(self.solo)
            } else {
                Word::Gesund
            };
            position.say(seat, word).ok()?;
        }
        position.game().is_some().then_some(position)
    }

    /// The same with every hand `steps` seats further on.
    #[must_use]
    pub fn turned(&self, steps: usize) -> Option<SoloGame> {
        let back = |seat: Seat| seat.after(4 - steps % 4);
        let hands = BySeat::from_fn(|seat| self.deal.hand(back(seat)));
        let open = BySeat::from_fn(|seat| *self.context.open_pflichtsoli.get(back(seat)));
        Some(SoloGame {
            context: Context {
                open_pflichtsoli: open,
                ..self.context
            },
            deal: Deal::new(self.rules.deck, hands)?,
            soloist: self.soloist.after(steps),
            ..*self
        })
    }
}

/// Plays the same in two games: in the other one seats are so many steps further on,
/// and cards have other names. They agree at every moment and at the end, about the points
/// if `with_points` says so.
pub fn both_go_alike(
    here: &SoloGame,
    there: &SoloGame,
    steps: usize,
    renamed: impl Fn(Card) -> Card,
    with_points: bool,
    choices: &mut Choices<'_>,
) {
    let (here, there) = (here.begin(), there.begin());
    assert_eq!(here.is_some(), there.is_some());
    let (Some(mut here), Some(mut there)) = (here, there) else {
        return;
    };
    while let Some(seat) = here.to_play() {
        assert_eq!(there.to_play(), Some(seat.after(steps)));
        let speaker = Seat::First.after(choices.below(4));
        let announcement = choices.pick(&Announcement::ALL).expect("announcements");
        let made = here.announce(speaker, announcement);
        let turned = there.announce(speaker.after(steps), announcement);
        assert_eq!(
            made.map(|it| (it.party, it.lowest_level, it.as_reply()))
                .map_err(|it| it.grounds().to_vec()),
            turned
                .map(|it| (it.party, it.lowest_level, it.as_reply()))
                .map_err(|it| it.grounds().to_vec())
        );
        let legal = here.legal_cards(seat);
        let same = legal.cards().map(&renamed).collect();
        assert_eq!(there.legal_cards(seat.after(steps)), same);
        let cards: Vec<Card> = legal.kinds().collect();
        let card = choices.pick(&cards).expect("a legal card");
        here.play(seat, card).expect("a legal card");
        let played = there.play(seat.after(steps), renamed(card));
        played.expect("the same card");
    }
    let here = here.settle().expect("the game is over");
    let there = there.settle().expect("the game is over");
    assert_eq!((here.winner, here.taken), (there.winner, there.taken));
    if !with_points {
        return;
    }
    assert_eq!(here.value_for_re, there.value_for_re);
    for seat in Seat::ALL {
        assert_eq!(here.points.get(seat), there.points.get(seat.after(steps)));
    }
    let lines = |settled: &doko_engine::Settlement, steps| -> Vec<_> {
        let items = settled.items.iter();
        items
            .map(|it| {
                (
                    it.kind,
                    it.party,
                    it.points,
                    it.seat.map(|seat| seat.after(steps)),
                )
            })
            .collect()
    };
    assert_eq!(lines(&here, steps), lines(&there, 0));
}

/// INV-14: where the soloist leads, nothing depends on who is the eldest.
pub fn a_game_turns_with_the_table(game: &SoloGame, steps: usize, choices: &mut Choices<'_>) {
    let turned = game.turned(steps).expect("the same cards");
    both_go_alike(game, &turned, steps, |card| card, true, choices);
}

/// LEAD-2: who leads where it is not always the soloist, whose solo it is.
pub fn the_option_says_who_leads(game: &SoloGame) {
    let owed = !game.context.open_pflichtsoli.get(game.soloist).is_empty();
    for solo_lead in [
        SoloLead::AlwaysSoloist,
        SoloLead::PflichtOnly,
        SoloLead::Eldest,
    ] {
        let leads = match solo_lead {
            SoloLead::AlwaysSoloist => true,
            SoloLead::PflichtOnly => owed,
            SoloLead::Eldest => false,
        };
        let leader = if leads { game.soloist } else { Seat::First };
        let rules = RuleSet {
            solo_lead,
            ..game.rules
        };
        let game = SoloGame { rules, ..*game };
        if let Some(position) = game.begin() {
            assert_eq!(position.to_play(), Some(leader), "{solo_lead:?}");
        }
    }
}
