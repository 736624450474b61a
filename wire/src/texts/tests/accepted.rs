//! Every sentence about what is allowed is published with the rule that allows it.

use std::collections::BTreeMap;

use doko_engine::{
    ByParty, CardSet, Claim, ClaimKind, Counter, ExtraWord, Rank, Round, RuleSet, SchweineMode,
    Selector, SilentHochzeit,
};
use doko_proto::v1::PlaceholderKind;

use super::*;
use crate::published;
use crate::texts::allowed::time_of;

/// The sentences of each rule that allows something, in English.
type Told = BTreeMap<Rule, Vec<&'static str>>;

fn note(told: &mut Told, (rule, template): (Rule, &Template)) {
    let sentences = told.entry(rule).or_default();
    let words = template.words(Language::En);
    if !sentences.contains(&words) {
        sentences.push(words);
    }
}

/// Everything that can be said, with cards and without.
fn words() -> impl Iterator<Item = Word> {
    let cards: CardSet = "DJ DK HK".parse().unwrap();
    let with_cards = [
        Word::Push(cards),
        Word::Return(cards),
        Word::Return(CardSet::EMPTY),
        Word::Hochzeit(Selector::Fehl),
    ];
    Word::all().chain(with_cards)
}

/// Every word of both seats: at once, beside Schweine, after a Vorbehalt, and in a
/// Vorführung of the first.
fn note_words(told: &mut Told, rules: &RuleSet) {
    let nobody = BySeat::new([None; 4]);
    let silent = Round::new(Context::default(), nobody);
    let mut spoken = silent;
    spoken.say(rules, Seat::First, Word::Vorbehalt).unwrap();
    let mut with_pair = silent;
    let pair = Word::Schweine(Rank::Ace);
    with_pair
        .say(&rulesets::VLN, Seat::First, pair)
        .expect("a hand that is not known may hold both");
    let forced = Context {
        vorfuehrung: Some(Seat::First),
        ..Context::default()
    };
    let forced = Round::new(forced, nobody);
    for round in [silent, spoken, with_pair, forced] {
        for (seat, word) in [Seat::First, Seat::Second]
            .into_iter()
            .flat_map(|seat| words().map(move |word| (seat, word)))
        {
            for seen in [true, false] {
                let said = Allowed::said(rules, &round, (seat, word), seen);
                note(told, said.rule_and_template());
            }
        }
    }
}

/// A card that leads, one that follows and one that is free.
fn note_cards(told: &mut Told) {
    let mut game = game();
    note(told, Allowed::card(&game, Card::HA).rule_and_template());
    game.play(Seat::First, Card::HA).unwrap();
    for card in [Card::HK, Card::CQ] {
        note(told, Allowed::card(&game, card).rule_and_template());
    }
}

/// Schweine and a Genscher after the contract.
fn note_extras(told: &mut Told, rules: &RuleSet) {
    let words = [
        ExtraWord::Schweine(Rank::Ace),
        ExtraWord::Genscher(Seat::First),
    ];
    let mut game = Position::new(rules, Context::default(), *position().deal());
    for seat in Seat::ALL {
        game.say(seat, Word::Gesund).unwrap();
    }
    for word in words {
        let extra = Allowed::extra(&game, Seat::Third, word).unwrap();
        note(told, extra.rule_and_template());
    }
}

fn all_told() -> Told {
    let mut told = Told::new();
    note_cards(&mut told);
    for published in published::all() {
        note_words(&mut told, &published.rules);
    }
    for mode in [
        SchweineMode::Vorbehalt,
        SchweineMode::AtFirstFox,
        SchweineMode::SecondOnly,
    ] {
        let mut rules: RuleSet = rulesets::DDV_TSR;
        rules.schweine.mode = mode;
        rules.hochzeit.silent = SilentHochzeit::Allowed;
        note_extras(&mut told, &rules);
    }
    told
}

/// Every announcement that may be made in this position.
fn note_announcements(told: &mut Told, game: &Position<'_>) {
    let each = Seat::ALL.into_iter();
    let each = each.flat_map(|seat| Announcement::ALL.map(|what| (seat, what)));
    for made in each.filter_map(|(seat, what)| game.check_announcement(seat, what).ok()) {
        let (template, _) = time_of(game, &made).unwrap();
        note(told, (rule_of_time(game, &made), template));
    }
}

/// Three tricks in which Kontra is announced at once, so that Re may answer.
fn note_tricks(told: &mut Told, rules: &RuleSet) {
    let mut game = Position::new(rules, Context::default(), *position().deal());
    for seat in Seat::ALL {
        game.say(seat, Word::Gesund).unwrap();
    }
    note_announcements(told, &game);
    game.announce(Seat::First, Announcement::Ansage(Party::Kontra))
        .unwrap();
    for _ in 0..3 * 4 {
        note_announcements(told, &game);
        let legal = game.legal_cards(game.to_play().unwrap());
        game.play_in_turn(legal.cards().next().unwrap()).unwrap();
    }
}

/// With both ways to count, with limits and without, for Ansagen and for Erwiderungen.
fn all_announced() -> Told {
    let mut told = Told::new();
    // What is announced beside it has one sentence, whatever the case.
    note(&mut told, (Rule::Ann8, &phrases::ANNOUNCES_MORE));
    let limits = rulesets::DDV_TSR.announcement.max;
    let none = ByParty {
        re: [12; 5],
        kontra: [12; 5],
    };
    for counter in [Counter::OwnCardsPlayed, Counter::TricksStarted] {
        for (max, reply_extra) in [(limits, 1), (limits, 12), (none, 1)] {
            let mut rules: RuleSet = rulesets::DDV_TSR;
            rules.announcement.counter = counter;
            rules.announcement.max = max;
            rules.announcement.reply_extra = reply_extra;
            note_tricks(&mut told, &rules);
        }
    }
    told
}

/// The rest, with an order and without, and a surrender; with all hands known and not.
fn note_claims(told: &mut Told) {
    let order = [Card::HT, Card::CA];
    for (kind, order) in [
        (ClaimKind::Rest, &order[..]),
        (ClaimKind::Rest, &[]),
        (ClaimKind::Surrender, &[]),
    ] {
        for seen in [true, false] {
            let seat = Seat::First;
            let claim = Claim { seat, kind, order };
            let shortened = Shortened::by(&game(), &claim, seen);
            shortened
                .rules_and_templates()
                .for_each(|it| note(told, it));
        }
    }
}

#[test]
fn a_rule_publishes_exactly_the_sentences_that_it_can_give() {
    let mut told = all_told();
    told.extend(all_announced());
    note_claims(&mut told);
    let sorted = |mut sentences: Vec<&'static str>| {
        sentences.sort_unstable();
        sentences
    };
    for rule in Rule::ALL {
        let published = acceptance_templates(rule).iter();
        let published = published.map(|it| it.words(Language::En)).collect();
        let told = told.remove(&rule).unwrap_or_default();
        assert_eq!(sorted(published), sorted(told), "{rule}");
    }
}

#[test]
fn the_gaps_of_an_acceptance_have_kinds_and_are_the_same_in_both_languages() {
    for template in Rule::ALL.into_iter().flat_map(acceptance_templates) {
        let gaps = |language| template.gaps(language).collect::<BTreeSet<_>>();
        assert_eq!(gaps(Language::De), gaps(Language::En), "{template:?}");
        for (name, kind) in template.gaps(Language::De) {
            assert_ne!(kind, PlaceholderKind::Unspecified, "{name}");
        }
    }
}
