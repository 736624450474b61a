//! What is allowed says why.

use doko_engine::{
    CardSet, Claim, ClaimKind, ExtraWord, Rank, Round, RuleSet, SchweineContract,
    SchweineContracts, SchweineMode, Selector, Solo,
};

use super::*;

fn told(of: &Allowed) -> (Rule, [String; 2]) {
    (
        of.rule(),
        Language::ALL.map(|language| allowed(&language.into(), of).text),
    )
}

#[track_caller]
fn assert_told(of: &Allowed, rule: Rule, de: &str, en: &str) {
    assert_eq!(told(of), (rule, [de.to_owned(), en.to_owned()]));
}

#[test]
fn a_card_says_how_it_follows() {
    let mut game = game();
    assert_told(
        &Allowed::card(&game, Card::HA),
        Rule::Follow4,
        "♥A wird ausgespielt, und ausspielen darf man jede Karte.",
        "♥A is led, and any card may be led.",
    );
    game.play(Seat::First, Card::HA).unwrap();
    assert_told(
        &Allowed::card(&game, Card::CQ),
        Rule::Follow3,
        "Auf der Hand ist kein ♥: Jede Karte darf gespielt werden, auch ♣D.",
        "No ♥ in hand: any card may be played, ♣Q too.",
    );
    assert_told(
        &Allowed::card(&game, Card::HK),
        Rule::Follow2,
        "♥K bedient ♥.",
        "♥K follows ♥.",
    );
    let mut game = self::game();
    game.play(Seat::First, Card::HQ).unwrap();
    assert_told(
        &Allowed::card(&game, Card::HT),
        Rule::Follow2,
        "♥10 bedient Trumpf.",
        "♥10 follows trump.",
    );
}

fn said(position: &Position<'_>, word: Word, seen: bool) -> Allowed {
    let asked = (Seat::First, word);
    Allowed::said(position.rules(), position.round(), asked, seen)
}

#[test]
fn a_word_says_what_lets_it_be_said() {
    let position = position();
    let cases = [
        (
            Word::Gesund,
            Rule::Vorb1,
            "Sitz 1 hat noch nicht gesprochen und darf „gesund“ sagen.",
            "Seat 1 has not spoken yet and may say “gesund”.",
        ),
        (
            Word::Yes,
            Round::precedence_rule(position.rules()),
            "„ja“ beantwortet die Frage, die Sitz 1 gestellt wurde.",
            "“yes” answers the question that was put to seat 1.",
        ),
        (
            Word::Hochzeit(Selector::Any),
            Rule::Wed1,
            "Sitz 1 hat beide ♣D und darf die Hochzeit anmelden.",
            "Seat 1 holds both ♣Q and may declare the Hochzeit.",
        ),
        (
            Word::Hochzeit(Selector::Fehl),
            Rule::Wed3,
            "Sitz 1 hat beide ♣D und darf wählen: Hochzeit mit dem ersten Fehlstich.",
            "Seat 1 holds both ♣Q and may choose: Hochzeit with the first Fehl trick.",
        ),
        (
            Word::Solo(Solo::Damen),
            Rule::Trump7,
            "Ein Damensolo wird nach diesen Regeln gespielt.",
            "There is a Damensolo in this rule set.",
        ),
        (
            Word::Bid(0),
            Rule::Vorb12,
            "Sitz 1 bietet nichts: Um Soli wird hier nicht geboten.",
            "Seat 1 bids nothing: nobody bids for soli here.",
        ),
        (
            Word::Pass,
            Rule::Auc4,
            "Sitz 1 ist gefragt und muss nicht höher bieten.",
            "Seat 1 is asked and need not bid higher.",
        ),
        (
            Word::Armut,
            Rule::Arm1,
            "Sitz 1 hat nicht zu viele Trümpfe für eine Armut: höchstens 3.",
            "Seat 1 does not hold too many trumps for an Armut: 3 at most.",
        ),
        (
            Word::Throw,
            Rule::Throw1,
            "Mit diesem Blatt darf Sitz 1 schmeißen.",
            "With this hand seat 1 may throw in.",
        ),
        (
            Word::Schweine(Rank::Ace),
            Rule::Schw1,
            "Sitz 1 hat beide ♦A und darf Schweine anmelden.",
            "Seat 1 holds both ♦A and may declare Schweine.",
        ),
        (
            Word::Accept,
            Rule::Arm5,
            "Sitz 1 ist nach der Armut gefragt und darf sie mitnehmen oder ablehnen.",
            "Seat 1 is asked about the Armut and may take or refuse it.",
        ),
    ];
    for (word, rule, de, en) in cases {
        assert_told(&said(&position, word, true), rule, de, en);
    }
    let asked = (Seat::First, Word::Bid(2));
    assert_told(
        &Allowed::said(&rulesets::VLN, position.round(), asked, true),
        Rule::Auc1,
        "Sitz 1 bietet: keine 90. Gebote gehen von „ohne Ansage“ bis „schwarz“.",
        "Seat 1 bids: keine 90. Bids go from “no announcement” to “schwarz”.",
    );
}

/// Who has declared Schweine has spoken, and may have something else beside them.
#[test]
fn a_word_beside_schweine_does_not_say_that_nothing_was_said() {
    let rules = &rulesets::VLN;
    let mut round = Round::new(Context::default(), BySeat::new([None; 4]));
    let pair = Word::Schweine(Rank::Ace);
    round.say(rules, Seat::First, pair).unwrap();
    let of = |seat, word| Allowed::said(rules, &round, (seat, word), true);
    assert_told(
        &of(Seat::First, Word::Gesund),
        Rule::Vorb1,
        "Neben den angemeldeten Schweinen darf Sitz 1 noch „gesund“ sagen.",
        "Beside the declared Schweine seat 1 may still say “gesund”.",
    );
    assert_told(
        &of(Seat::First, Word::Vorbehalt),
        Rule::Vorb1,
        "Neben den angemeldeten Schweinen darf Sitz 1 noch „Vorbehalt“ sagen.",
        "Beside the declared Schweine seat 1 may still say “Vorbehalt”.",
    );
    assert_told(
        &of(Seat::Second, Word::Gesund),
        Rule::Vorb1,
        "Sitz 2 hat noch nicht gesprochen und darf „gesund“ sagen.",
        "Seat 2 has not spoken yet and may say “gesund”.",
    );
}

/// In a Farbsolo the trump aces are the Schweine, whatever the suit (SCHW-12).
#[test]
fn schweine_of_a_farbsolo_name_its_aces() {
    let mut rules = rulesets::DDV_TSR;
    rules.schweine = rulesets::VLN.schweine;
    rules.schweine.contracts = SchweineContracts::of(&SchweineContract::ALL);
    let mut round = Round::new(Context::default(), BySeat::new([None; 4]));
    let solo = Word::Solo(Solo::Herz);
    let words = [solo, Word::Gesund, Word::Gesund, Word::Gesund];
    for (seat, word) in Seat::ALL.into_iter().zip(words) {
        round.say(&rules, seat, word).unwrap();
    }
    let pair = (Seat::First, Word::Schweine(Rank::Ace));
    assert_told(
        &Allowed::said(&rules, &round, pair, true),
        Rule::Schw1,
        "Sitz 1 hat beide ♥A und darf Schweine anmelden.",
        "Seat 1 holds both ♥A and may declare Schweine.",
    );
}

#[test]
fn a_vorbehalt_is_taken_back() {
    let mut position = position();
    position.say(Seat::First, Word::Vorbehalt).unwrap();
    assert_told(
        &said(&position, Word::Gesund, true),
        Rule::Vorb8,
        "Sitz 1 nimmt den Vorbehalt rechtzeitig zurück.",
        "Seat 1 takes the Vorbehalt back in time.",
    );
}

#[test]
fn who_is_vorgefuehrt_names_a_solo() {
    let context = Context {
        vorfuehrung: Some(Seat::First),
        ..Context::default()
    };
    let round = Round::new(context, BySeat::new([None; 4]));
    let rules = &rulesets::DDV_TSR;
    let of = |seat, word| Allowed::said(rules, &round, (seat, word), true);
    assert_told(
        &of(Seat::First, Word::Solo(Solo::Herz)),
        Rule::Vorb10,
        "Sitz 1 wird vorgeführt und nennt das Solo: Herz-Solo.",
        "Seat 1 has to play its Pflichtsolo now and names it: Herz-Solo.",
    );
    assert_told(
        &of(Seat::First, Word::Pass),
        Rule::Vorb10,
        "Sitz 1 wird vorgeführt und darf das Solo den anderen anbieten.",
        "Seat 1 has to play its Pflichtsolo now and may offer it to the others.",
    );
    // What the others say then is of the same rule.
    for word in [Word::Gesund, Word::Yes, Word::Pass] {
        assert_eq!(of(Seat::Second, word).rule(), Rule::Vorb10, "{word:?}");
    }
}

#[test]
fn cards_that_go_over_are_named_only_if_they_are_seen() {
    let position = position();
    let cards: CardSet = "DJ DK HK".parse().unwrap();
    let foxes: CardSet = "DA DA DT CJ HT CA".parse().unwrap();
    assert_told(
        &said(&position, Word::Push(foxes), true),
        Rule::Arm4,
        "Sitz 1 hat eine Armut und schiebt: ♥10 ♣B ♦A ♦A ♦10 ♣A.",
        "Seat 1 has an Armut and pushes: ♥10 ♣J ♦A ♦A ♦10 ♣A.",
    );
    assert_told(
        &said(&position, Word::Push(cards), true),
        Rule::Arm4,
        "Sitz 1 hat eine Armut und schiebt: ♦B ♦K ♥K.",
        "Seat 1 has an Armut and pushes: ♦J ♦K ♥K.",
    );
    assert_told(
        &said(&position, Word::Push(cards), false),
        Rule::Arm4,
        "Sitz 1 hat eine Armut und schiebt.",
        "Seat 1 has an Armut and pushes.",
    );
    assert_told(
        &said(&position, Word::Return(cards), true),
        Rule::Arm7,
        "Sitz 1 nimmt die Armut mit und gibt zurück: ♦B ♦K ♥K.",
        "Seat 1 takes the Armut and gives back: ♦J ♦K ♥K.",
    );
    assert_told(
        &said(&position, Word::Return(CardSet::EMPTY), true),
        Rule::Arm7,
        "Sitz 1 nimmt die Armut mit und gibt ebenso viele Karten zurück.",
        "Seat 1 takes the Armut and gives back as many cards.",
    );
}

#[test]
fn what_is_declared_with_a_card_says_with_which() {
    let deal = *game().deal();
    let told = |mode| {
        let mut rules: RuleSet = rulesets::DDV_TSR;
        rules.schweine.mode = mode;
        let mut game = Position::new(&rules, Context::default(), deal);
        for seat in Seat::ALL {
            game.say(seat, Word::Gesund).unwrap();
        }
        let pair = Allowed::extra(&game, Seat::Third, ExtraWord::Schweine(Rank::Ace)).unwrap();
        let genscher = ExtraWord::Genscher(Seat::First);
        let genscher = Allowed::extra(&game, Seat::Third, genscher).unwrap();
        assert_told(
            &genscher,
            Rule::Mod6,
            "Sitz 3 hat beide ♦K und darf mit dem ersten davon einen Partner nennen.",
            "Seat 3 holds both ♦K and may name a partner with the first of them.",
        );
        told(&pair)
    };
    let (rule, [de, _]) = told(SchweineMode::Vorbehalt);
    assert_eq!(rule, Rule::Schw2);
    assert_eq!(de, "Sitz 3 hat beide ♦A und darf Schweine anmelden.");
    let (rule, [de, _]) = told(SchweineMode::AtFirstFox);
    assert_eq!(rule, Rule::Schw9);
    let with_first = "Sitz 3 hat beide ♦A und darf mit der ersten dieser Karten Schweine anmelden.";
    assert_eq!(de, with_first);
    let (rule, [de, en]) = told(SchweineMode::SecondOnly);
    assert_eq!(rule, Rule::Schw10);
    let first = "Sitz 3 darf ein Schwein anmelden: Die erste der beiden ♦A blieb bei der eigenen Partei, und alle wissen es.";
    assert_eq!(de, first);
    let first =
        "Seat 3 may declare a Schwein: the first ♦A stayed in its own party, and all know it.";
    assert_eq!(en, first);
}

/// Those have their own questions, whose answers say until when they are in time and what
/// they bring.
#[test]
fn announcements_and_claims_are_told_elsewhere() {
    let game = game();
    for word in [
        ExtraWord::Announcement(Announcement::Ansage(Party::Kontra)),
        ExtraWord::Claim(ClaimKind::Rest),
    ] {
        assert!(Allowed::extra(&game, Seat::First, word).is_none());
    }
}

/// Why this announcement is in time.
fn announced(game: &Position<'_>, seat: Seat, what: Announcement) -> [String; 2] {
    let made = game.check_announcement(seat, what).unwrap();
    Language::ALL.map(|language| in_time(&language.into(), game, &made).text)
}

#[test]
fn an_announcement_says_until_when_it_is_in_time() {
    let re = Announcement::Ansage(Party::Re);
    let kontra = Announcement::Ansage(Party::Kontra);
    let mut game = game();
    game.play(Seat::First, Card::HA).unwrap();
    assert_eq!(
        announced(&game, Seat::First, kontra),
        [
            "Für „Kontra“ braucht man mindestens 11 Karten auf der Hand; Sitz 1 hat 11.",
            "Kontra needs at least 11 cards in hand; seat 1 holds 11.",
        ]
    );
    for (seat, card) in [
        (Seat::Second, Card::S9),
        (Seat::Third, Card::HK),
        (Seat::Fourth, Card::H9),
    ] {
        game.play(seat, card).unwrap();
    }
    game.announce(Seat::First, kontra).unwrap();
    let keine60 = Announcement::Absage(Absage::Keine60);
    let made = game.check_announcement(Seat::First, keine60).unwrap();
    assert_eq!(
        Language::ALL.map(|language| announces_more(&language.into(), &made).text),
        [
            "Mit „keine 60“ ist alles ab „keine 90“ angesagt; rechtzeitig muss deshalb „keine 90“ \
             sein.",
            "Keine 60 announces everything from keine 90 on, so the time for keine 90 counts.",
        ]
    );
    assert_eq!(
        announced(&game, Seat::First, keine60),
        [
            "Für „keine 90“ braucht man mindestens 10 Karten auf der Hand; Sitz 1 hat 11.",
            "Keine 90 needs at least 10 cards in hand; seat 1 holds 11.",
        ]
    );
    game.play(Seat::First, Card::HK).unwrap();
    game.play(Seat::Second, Card::SK).unwrap();
    assert_eq!(
        announced(&game, Seat::Second, re),
        [
            "Für „Re“ als Erwiderung auf „Kontra“ braucht man mindestens 10 Karten auf der Hand; \
             Sitz 2 hat 10.",
            "As an Erwiderung to Kontra, Re needs at least 10 cards in hand; seat 2 holds 10.",
        ]
    );
}

#[test]
fn where_tricks_are_counted_the_limit_is_a_lead() {
    let mut rules = rulesets::DDV_TSR;
    rules.announcement.counter = doko_engine::Counter::TricksStarted;
    let mut game = Position::new(&rules, Context::default(), *position().deal());
    for seat in Seat::ALL {
        game.say(seat, Word::Gesund).unwrap();
    }
    assert_eq!(
        announced(&game, Seat::First, Announcement::Ansage(Party::Kontra)),
        [
            "Die Frist für „Kontra“ endet mit dem Ausspiel zum 2. Stich.",
            "Kontra is possible until the lead to trick 2.",
        ]
    );
    game.announce(Seat::First, Announcement::Ansage(Party::Kontra))
        .unwrap();
    let schwarz = Announcement::Absage(Absage::Schwarz);
    assert_eq!(
        announced(&game, Seat::First, schwarz),
        [
            "Die Frist für „keine 90“ endet mit dem Ausspiel zum 3. Stich.",
            "Keine 90 is possible until the lead to trick 3.",
        ]
    );
}

/// What `claim` of the third seat brings after one trick, where all hands are `seen` or not.
fn claimed(kind: ClaimKind, order: &[Card], seen: bool) -> Vec<(Rule, [String; 2])> {
    let mut game = game();
    let trick = [Card::HA, Card::S9, Card::HK, Card::H9];
    for card in trick {
        game.play_in_turn(card).unwrap();
    }
    let seat = Seat::Third;
    let claim = Claim { seat, kind, order };
    shortened(&Shortened::by(&game, &claim, seen))
        .map(|(rule, told)| {
            (
                rule,
                Language::ALL.map(|language| told(&language.into()).text),
            )
        })
        .collect()
}

#[test]
fn a_claim_says_who_takes_the_rest_and_why() {
    let pair = |rule, de: &str, en: &str| (rule, [de.to_owned(), en.to_owned()]);
    let taken = pair(
        Rule::Claim7,
        "Restliche Stiche: 11, alle für Sitz 3; das Spiel ist aus.",
        "Remaining tricks: 11, all for seat 3; the game is over.",
    );
    let sure = pair(
        Rule::Claim5,
        "Sitz 3 macht jeden restlichen Stich, was auch immer die anderen spielen.",
        "Seat 3 wins every remaining trick, whatever the others play.",
    );
    let all_told = [sure, taken.clone()];
    assert_eq!(claimed(ClaimKind::Rest, &[], true), all_told);
    let in_order = pair(
        Rule::Claim5,
        "In der genannten Reihenfolge, ♥10 ♣A ♣K ♠A ♠K, macht Sitz 3 jeden restlichen Stich, was auch \
         immer die anderen spielen.",
        "In the named order, ♥10 ♣A ♣K ♠A ♠K, seat 3 wins every remaining trick, whatever the others \
         play.",
    );
    let unseen = pair(
        Rule::Claim6,
        "Das gilt, wie auch immer die unbekannten Karten verteilt sind.",
        "This holds however the unknown cards lie.",
    );
    // One card has no order.
    assert_eq!(claimed(ClaimKind::Rest, &[Card::HT], true), all_told);
    let order = [Card::HT, Card::CA, Card::CK, Card::SA, Card::SK];
    let told = claimed(ClaimKind::Rest, &order, false);
    assert_eq!(told, [in_order, taken, unseen]);
    let given_up = pair(
        Rule::Claim8,
        "Sitz 3 gibt auf. Restliche Stiche: 11, alle für die Gegner.",
        "Seat 3 surrenders. Remaining tricks: 11, all for the opponents.",
    );
    for seen in [true, false] {
        let told = claimed(ClaimKind::Surrender, &[], seen);
        assert_eq!(told, core::slice::from_ref(&given_up));
    }
}
