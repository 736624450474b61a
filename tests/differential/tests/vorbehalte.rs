//! The Vorbehalt round, every way it can go: short form and dialogue lead to
//! what the rules say, in any order, and as early as can be (INV-13, VORB-9).

use std::collections::{BTreeMap, BTreeSet};

use doko_differential::one_of_each;
use doko_engine::{
    BySeat, CardSet, Category, Context, Contract, OpenPflichtsoli, Question, Round, RuleSet, Seat,
    Selector, Solo, Word, rulesets,
};

const HOCHZEIT: Word = Word::Hochzeit(Selector::Any);

/// What seats can end in. Two soli stand for all of them: no rule of the round
/// tells one from another.
const INTENTIONS: [Word; 4] = [
    Word::Gesund,
    Word::Solo(Solo::Karo),
    Word::Solo(Solo::Damen),
    HOCHZEIT,
];

/// A table before anybody has spoken.
#[derive(Clone, Copy, Debug)]
struct Scene {
    rules: &'static RuleSet,
    context: Context,
    // Who holds both queens of clubs; else two seats hold one each.
    holder: Option<Seat>,
}

impl Scene {
    fn all() -> Vec<Scene> {
        let mut scenes = Vec::new();
        for holder in [
            None,
            Some(Seat::First),
            Some(Seat::Second),
            Some(Seat::Fourth),
        ] {
            let scene = |rules, open: usize| Scene {
                rules,
                context: Context {
                    open_pflichtsoli: BySeat::from_fn(|seat| {
                        OpenPflichtsoli::free(u8::from(open & (1 << seat as usize) != 0))
                    }),
                    vorfuehrung: None,
                },
                holder,
            };
            // An open Pflichtsolo means nothing where there is none.
            scenes.extend([0, 5].map(|open| scene(&rulesets::DOKOLAND_LIGA, open)));
            scenes.extend((0..16).map(|open| scene(&rulesets::DDV_TSR, open)));
        }
        scenes
    }

    fn round(&self) -> Round {
        let queens = |text: &str| text.parse::<CardSet>().unwrap_or_default();
        Round::new(
            self.context,
            BySeat::from_fn(|seat| {
                Some(match self.holder {
                    Some(holder) if holder == seat => queens("CQ CQ"),
                    None if seat == Seat::First || seat == Seat::Third => queens("CQ"),
                    Some(_) | None => CardSet::EMPTY,
                })
            }),
        )
    }

    fn intentions(&self, seat: Seat) -> Vec<Word> {
        let can = |word: &Word| *word != HOCHZEIT || self.holder == Some(seat);
        INTENTIONS.into_iter().filter(can).collect()
    }

    /// Everything that the four seats can end in.
    fn outcomes(&self) -> Vec<[Word; 4]> {
        one_of_each(Seat::ALL.map(|seat| self.intentions(seat)))
    }

    /// Whether the word of a seat is of this category (VORB-11).
    fn is(&self, category: Category, seat: Seat, word: Word) -> bool {
        let open = !self.context.open_pflichtsoli.get(seat).is_empty();
        let solo = matches!(word, Word::Solo(_));
        match category {
            Category::Pflichtsolo => solo && open,
            Category::Lustsolo => solo && !open,
            Category::Solo => solo,
            Category::Armut | Category::Throw => word == Word::Armut,
            Category::Hochzeit => word == HOCHZEIT,
        }
    }

    /// The seat and word that prevail: rank before rank, and within a rank the
    /// earlier seat (VORB-3, VORB-5).
    fn by_the_book(&self, words: [Word; 4]) -> String {
        let ranks: &[Category] = if self.rules.pflichtsolo > 0 {
            &[
                Category::Pflichtsolo,
                Category::Lustsolo,
                Category::Hochzeit,
            ]
        } else {
            &[Category::Solo, Category::Hochzeit]
        };
        for &rank in ranks {
            for (seat, word) in Seat::ALL.into_iter().zip(words) {
                if self.is(rank, seat, word) {
                    let Word::Solo(solo) = word else {
                        return format!("{seat} Hochzeit");
                    };
                    let pflicht = rank == Category::Pflichtsolo;
                    let duty = if pflicht { "Pflichtsolo" } else { "Lustsolo" };
                    return format!("{seat} {solo:?} {duty}");
                }
            }
        }
        let still = self.holder.map(|seat| format!("{seat} stille Hochzeit"));
        still.unwrap_or("Normalspiel".to_owned())
    }
}

fn told(contract: Contract) -> String {
    match contract {
        Contract::Normalspiel => "Normalspiel".to_owned(),
        Contract::StilleHochzeit { seat } => format!("{seat} stille Hochzeit"),
        Contract::Hochzeit { seat, .. } => format!("{seat} Hochzeit"),
        Contract::Armut { seat, acceptor } => format!("{seat} Armut {acceptor}"),
        Contract::Solo { seat, solo, duty } => format!("{seat} {solo:?} {duty:?}"),
    }
}

/// The contract after these declarations.
fn contract(scene: &Scene, said: impl IntoIterator<Item = (Seat, Word)>) -> Option<String> {
    let mut round = scene.round();
    for (seat, word) in said {
        let outcome = round.say(scene.rules, seat, word);
        assert!(outcome.is_ok(), "{scene:?}: {outcome:?}");
    }
    round.contract(scene.rules).map(told)
}

#[test]
fn final_declarations_lead_to_what_the_book_says_in_any_order() {
    let orders: Vec<[usize; 4]> = (0..256)
        .map(|n| [n / 64, n / 16 % 4, n / 4 % 4, n % 4])
        .filter(|order| order.iter().collect::<BTreeSet<_>>().len() == 4)
        .collect();
    assert_eq!(orders.len(), 24);
    for scene in Scene::all() {
        for words in scene.outcomes() {
            let expected = Some(scene.by_the_book(words));
            for order in &orders {
                let said = order.map(|place| (Seat::ALL[place], words[place]));
                assert_eq!(
                    contract(&scene, said),
                    expected,
                    "{scene:?} {words:?} {order:?}"
                );
            }
        }
    }
}

#[test]
fn a_contract_is_told_exactly_when_nobody_can_change_it() {
    for scene in Scene::all() {
        let complete = scene.outcomes();
        for known in 0..16_usize {
            // Every set of declarations of the known seats, and where it can end.
            let mut ends = BTreeMap::<Vec<usize>, ([Word; 4], BTreeSet<String>)>::new();
            for &words in &complete {
                let place = |seat: Seat| {
                    let word = words[seat as usize];
                    INTENTIONS.iter().position(|&it| it == word).unwrap()
                };
                let known = Seat::ALL.into_iter().filter(|&seat| is_in(known, seat));
                let entry = ends.entry(known.map(place).collect());
                let (_, ends) = entry.or_insert((words, BTreeSet::new()));
                ends.insert(scene.by_the_book(words));
            }
            for (words, ends) in ends.into_values() {
                let seated = Seat::ALL.into_iter().zip(words);
                let now = contract(&scene, seated.filter(|&(seat, _)| is_in(known, seat)));
                let settled = ends.first().filter(|_| ends.len() == 1);
                assert_eq!(now.as_ref(), settled, "{scene:?} {known:b} {words:?}");
            }
        }
    }
}

/// In the dialogue too, however it goes: as long as a question is asked two
/// answers lead to different contracts, and what is settled stays so.
#[test]
fn a_question_is_asked_exactly_as_long_as_it_matters() {
    for scene in Scene::all() {
        let open = scene.context.open_pflichtsoli;
        let few = open.iter().filter(|(_, open)| !open.is_empty()).count() == 2;
        if scene.rules.pflichtsolo == 0 || few {
            ends_of(&scene, &scene.round(), &mut BTreeMap::new());
        }
    }
}

/// Where the round can still end, each time the seat that is asked speaks.
fn ends_of(
    scene: &Scene,
    round: &Round,
    seen: &mut BTreeMap<String, BTreeSet<String>>,
) -> BTreeSet<String> {
    let key = format!("{round:?}");
    if let Some(ends) = seen.get(&key) {
        return ends.clone();
    }
    let asks = round.asks(scene.rules);
    let contract = round.contract(scene.rules);
    let silent = Seat::ALL.into_iter().find(|&seat| !round.has_spoken(seat));
    let mut ends = BTreeSet::new();
    if let Some(seat) = asks.first().map(|ask| ask.seat).or(silent) {
        for word in [Word::Vorbehalt, Word::Yes, Word::No]
            .into_iter()
            .chain(INTENTIONS)
        {
            let mut after = *round;
            if after.say(scene.rules, seat, word).is_ok() {
                ends.append(&mut ends_of(scene, &after, seen));
            }
        }
    }
    match contract {
        Some(contract) => {
            ends.insert(told(contract));
            assert_eq!(ends.len(), 1, "{round:?}");
        }
        None => assert!(ends.len() > 1, "{ends:?}: {round:?}"),
    }
    seen.insert(key, ends.clone());
    ends
}

/// With unknown hands a seat may hold every card that no known hand accounts
/// for; once all others are known, it holds the rest.
#[test]
fn unknown_hands_are_counted_out() {
    let hand = |text: &str| Some(text.parse::<CardSet>().unwrap());
    let nobody = Context::default();
    let rules = &rulesets::DDV_TSR;
    let all_gesund = |hands: [Option<CardSet>; 4]| {
        let mut round = Round::new(nobody, BySeat::new(hands));
        for seat in Seat::ALL {
            round.say(rules, seat, Word::Gesund).unwrap();
        }
        round.contract(rules).map(told)
    };
    let still = all_gesund([hand("CA"), hand("SA"), None, hand("HA")]);
    assert_eq!(still.as_deref(), Some("3 stille Hochzeit"));
    let normal = all_gesund([hand("CQ"), hand("SA"), None, hand("HA")]);
    assert_eq!(normal.as_deref(), Some("Normalspiel"));

    let mut round = Round::new(nobody, BySeat::new([None, hand("CQ"), None, None]));
    assert!(round.say(rules, Seat::First, HOCHZEIT).is_err());
    round = Round::new(nobody, BySeat::new([None, hand("CA"), None, None]));
    assert!(round.say(rules, Seat::First, HOCHZEIT).is_ok());
    assert!(round.say(rules, Seat::Third, HOCHZEIT).is_err());
}

fn is_in(seats: usize, seat: Seat) -> bool {
    seats & (1 << seat as usize) != 0
}

/// Players who say gesund or Vorbehalt and then answer truthfully get what the
/// book gives them.
#[test]
fn a_truthful_dialogue_leads_to_what_the_book_says() {
    for scene in Scene::all() {
        for words in scene.outcomes() {
            let mut round = scene.round();
            let mut asked = 0;
            while let Some(ask) = round.asks(scene.rules).first() {
                let word = words[ask.seat as usize];
                let answer = match ask.question {
                    Question::Declaration if word == Word::Gesund => Word::Gesund,
                    Question::Declaration => Word::Vorbehalt,
                    Question::Category(category) if scene.is(category, ask.seat, word) => Word::Yes,
                    Question::Category(_) => Word::No,
                    // Nothing else is asked where there is no auction and no Armut.
                    Question::Name
                    | Question::Bid { .. }
                    | Question::ArmutPush
                    | Question::ArmutAnswer
                    | Question::ArmutReturn => word,
                };
                round.say(scene.rules, ask.seat, answer).unwrap();
                asked += 1;
                assert!(asked <= 16, "{scene:?} {words:?}");
            }
            let end = round.contract(scene.rules).map(told);
            assert_eq!(end, Some(scene.by_the_book(words)), "{words:?}");
        }
    }
}
