//! The tables of `tests/vectors/known`, against all deals that a view cannot tell apart, one
//! by one.
#![expect(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "helpers of tests"
)]

use std::collections::BTreeSet;

use doko_engine::{Announced, Announcement, AnnouncementMode, Card, Position, RuleSet, Seat};
use doko_harness::{
    Announce, Answer, Audit, Claim, Judge as _, Known, KnownFile, Play, Question, Record, VIEWS,
    Verdict, Word, cards, known_dir,
};
use doko_judge::views::lines;
use doko_judge::{EngineJudge, position_after, rule_set};

/// As many deals as are gone through for one view.
const MOST_DEALS: usize = 200;

/// All ways to give the cards that a view does not see to the seats that may have them.
struct Deals<'a> {
    record: &'a Record,
    found: Vec<[Vec<String>; 4]>,
}

impl Deals<'_> {
    /// Each unseen card in one of the hands that have room; equal cards are one. Whether
    /// there are few enough.
    fn give(&mut self, kinds: &[(String, usize)], hands: &[Vec<String>; 4], size: usize) -> bool {
        let Some(((kind, copies), rest)) = kinds.split_first() else {
            self.found.push(hands.clone());
            return self.found.len() <= MOST_DEALS;
        };
        let room = |hands: &[Vec<String>; 4], seat: usize| hands[seat].len() < size;
        let mut pairs = BTreeSet::new();
        for one in 0..4 {
            for other in one..4 {
                pairs.insert(if *copies == 2 {
                    (one, Some(other))
                } else {
                    (one, None)
                });
            }
        }
        for (one, other) in pairs {
            let mut next = hands.clone();
            let mut fits = true;
            for seat in [Some(one), other].into_iter().flatten() {
                fits = fits && room(&next, seat);
                next[seat].push(kind.clone());
            }
            if fits && !self.give(rest, &next, size) {
                return false;
            }
        }
        true
    }

    fn whole(&self) -> impl Iterator<Item = Record> {
        let whole = |hands: &[Vec<String>; 4]| Record {
            hands: hands.iter().map(|hand| hand.join(" ")).collect(),
            view: None,
            ..self.record.clone()
        };
        self.found.iter().map(whole)
    }
}

/// The deals that `view` cannot tell apart by the cards; none if there are too many.
fn deals<'a>(position: &'a Known, after: &Position<'_>, view: &str) -> Option<Deals<'a>> {
    let record = &position.record;
    let game = after.game()?;
    let mut hands: [Vec<String>; 4] = Default::default();
    for (_, seat, card) in game.plays() {
        hands[usize::from(seat.number()) - 1].push(card.to_string());
    }
    let own = view.parse::<usize>().ok().map(|it| it - 1);
    let mut unseen: Vec<String> = Vec::new();
    for seat in Seat::ALL {
        let place = usize::from(seat.number()) - 1;
        let left = game.hand(seat).cards().map(|card| card.to_string());
        if own == Some(place) {
            hands[place].extend(left);
        } else {
            unseen.extend(left);
        }
    }
    let size = cards(&record.hands[0]).count();
    unseen.sort();
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for card in unseen {
        match kinds.last_mut() {
            Some((kind, copies)) if *kind == card => *copies += 1,
            Some(_) | None => kinds.push((card, 1)),
        }
    }
    // More kinds have too many deals, and need not be gone through to know it.
    let mut deals = Deals {
        record,
        found: Vec::new(),
    };
    (kinds.len() <= 12 && deals.give(&kinds, &hands, size)).then_some(deals)
}

/// What everybody hears: what the rules entered, and for which party an Absage is made.
fn overheard(position: &Position<'_>) -> Vec<Announced> {
    let all = position.game().map(|it| it.announced()).unwrap_or_default();
    let is_absage = |it: &&Announced| matches!(it.announcement, Announcement::Absage(_));
    let heard = all
        .iter()
        .filter(|it| it.mode == AnnouncementMode::Forced || is_absage(it));
    heard.copied().collect()
}

/// The question of a line, about a game with these hands.
fn question(line: &str, record: &Record) -> Option<Question> {
    let (asked, _) = line.split_once(": ")?;
    let mut parts = asked.splitn(3, ' ');
    let (kind, seat, what) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?);
    let (record, say) = (record.clone(), what.to_owned());
    Some(match kind {
        "card" => Question::Play(Play {
            record,
            seat,
            card: say,
        }),
        "announce" => Question::Announce(Announce {
            record,
            seat,
            say,
            party: None,
        }),
        "say" => Question::Word(Word {
            record,
            seat,
            say,
            in_play: true,
        }),
        "claim" => Question::Claim(Claim {
            record,
            seat,
            claim: say,
            order: String::new(),
        }),
        _ => return None,
    })
}

/// How the lines call the verdict.
fn called(answer: &Answer) -> &'static str {
    let verdict = if let Answer::Play(it) = answer {
        Some(it.verdict)
    } else if let Answer::Announce(it) = answer {
        Some(it.verdict)
    } else if let Answer::Word(it) = answer {
        Some(it.verdict)
    } else if let Answer::Claim(it) = answer {
        Some(it.verdict)
    } else {
        None
    };
    match verdict {
        Some(Verdict::Accepted) => "accepted",
        Some(Verdict::Refused) => "refused",
        Some(Verdict::Undecided | Verdict::RecordFaulty) | None => "nothing",
    }
}

/// What all these verdicts come to.
fn common(all: &BTreeSet<&'static str>) -> &'static str {
    let mut all = all.iter();
    match (all.next(), all.next()) {
        (Some(one), None) => one,
        (_, _) => "undecided",
    }
}

/// What is doubtful is illegal in some deal, and what is the only thing that is illegal in
/// one is doubtful.
fn doubts_are_those(told: &[String], deals: &Deals<'_>, context: &str) {
    let told = told.iter().filter_map(|it| it.strip_prefix("doubtful "));
    let told: BTreeSet<String> = told.map(str::to_owned).collect();
    let (mut some, mut alone) = (BTreeSet::new(), BTreeSet::new());
    for record in deals.whole() {
        let Answer::Audit(audit) = EngineJudge.answer(&Question::Audit(Audit { record })) else {
            continue;
        };
        let violations = audit.violations.iter();
        let places = violations.filter_map(|it| Some(it.rsplit_once(' ')?.0.to_owned()));
        let places: Vec<String> = places.collect();
        // After most others nothing is judged that could be wrong as well.
        let is_revoke = audit.violations.iter().all(|it| it.ends_with(" REVOKE"));
        if places.len() == 1 && is_revoke {
            alone.extend(places.clone());
        }
        some.extend(places);
    }
    assert!(told.is_subset(&some), "{context}: {told:?} {some:?}");
    assert!(alone.is_subset(&told), "{context}: {told:?} {alone:?}");
}

/// The lines of a view, held against the deals that are left; how many questions.
fn hold(position: &Known, view: &str, rules: &RuleSet) -> Option<usize> {
    let told = lines(position, view).unwrap();
    let is_asked = told.iter().any(|it| it.starts_with("card "));
    let after = position_after(rules, &position.record).ok()?;
    let deals = deals(position, &after, view).filter(|_| is_asked)?;
    let heard = overheard(&after);
    let fit =
        |record: &Record| position_after(rules, record).is_ok_and(|it| overheard(&it) == heard);
    let fitting: Vec<Record> = deals.whole().filter(fit).collect();
    let context = || format!("{}, {view}", position.name);
    assert!(!fitting.is_empty(), "{}", context());
    let mut questions = 0;
    for line in &told {
        let all = fitting.iter().filter_map(|record| question(line, record));
        let all: BTreeSet<&str> = all.map(|it| called(&EngineJudge.answer(&it))).collect();
        if all.is_empty() {
            continue;
        }
        let (_, verdict) = line.split_once(": ").unwrap();
        let verdict = verdict.split(' ').next().unwrap();
        assert_eq!(verdict, common(&all), "{}: {line}", context());
        questions += 1;
    }
    if heard.is_empty() {
        doubts_are_those(&told, &deals, &context());
    }
    let after = fitting.iter().map(|it| position_after(rules, it).unwrap());
    let after: Vec<Position<'_>> = after.collect();
    for line in told.iter().filter_map(|it| it.strip_prefix("unseen ")) {
        holders_are_those(line, view, &after, &context());
    }
    Some(questions)
}

/// Who may hold a kind that the view does not see is who holds it in some deal.
fn holders_are_those(line: &str, view: &str, fitting: &[Position<'_>], context: &str) {
    let mut parts = line.split(' ');
    let (kind, _) = (parts.next().unwrap(), parts.next());
    let told: BTreeSet<String> = parts.map(str::to_owned).collect();
    let kind: Card = kind.parse().unwrap();
    let holds = |seat: &Seat| {
        let mut games = fitting.iter().filter_map(Position::game);
        games.any(|game| game.hand(*seat).contains(kind))
    };
    let so = Seat::ALL.iter().filter(|it| holds(it)).map(Seat::to_string);
    let so: BTreeSet<String> = so.filter(|it| it != view).collect();
    assert_eq!(told, so, "{context}: {line}");
}

/// Cards that went over are known in halves, and a claim shows a hand: what views are told
/// of these is held by the laws.
fn is_plain(record: &Record) -> bool {
    let exchanged = record.said.iter().any(|it| it.contains(" push"));
    let claims = ["claim_rest", "surrender"];
    let claimed = record
        .extras
        .iter()
        .any(|it| claims.iter().any(|word| it.contains(word)));
    !exchanged && !claimed
}

#[test]
fn what_the_tables_say_is_what_all_deals_say() {
    let (mut views, mut questions) = (0, 0);
    let file = KnownFile::load(&known_dir().join("tricks.json")).unwrap();
    for position in file.positions.iter().filter(|it| is_plain(&it.record)) {
        let record = &position.record;
        let rules = rule_set(&record.rule_set, &record.options).unwrap();
        for view in VIEWS {
            if let Some(asked) = hold(position, view, &rules) {
                views += 1;
                questions += asked;
            }
        }
    }
    assert!(views >= 40 && questions >= 1000, "{views} {questions}");
}
