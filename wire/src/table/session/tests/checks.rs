use super::*;

/// The checks that fail, each with what was stated, what is right, and the sentence.
fn checks(language: v1::Language, entries: Vec<E>) -> Vec<v1::SessionCheck> {
    let mut request = request(entries);
    request.set_language(language);
    answer(request).unwrap().failed_checks
}

fn numbers(checks: &[v1::SessionCheck]) -> Vec<(v1::SessionCheckKind, Option<i32>, Option<i32>)> {
    let numbers = checks.iter().map(|it| (it.kind(), it.stated, it.expected));
    numbers.collect()
}

/// A whole game with this context.
fn played(context: v1::GameContext) -> E {
    let mut record = beginning(48).unwrap();
    record.context = Some(context);
    E::Game(game(G::Record(record)))
}

#[test]
fn points_that_do_not_add_up_are_named() {
    let wrong = || vec![settled(|it| it.points = vec![1, -1, 1, 0])];
    let english = checks(v1::Language::En, wrong());
    let expected = [
        (v1::SessionCheckKind::SumZero, Some(1), Some(0)),
        (v1::SessionCheckKind::EqualParity, None, None),
    ];
    assert_eq!(numbers(&english), expected);
    let texts: Vec<&str> = english.iter().map(|it| it.text.as_str()).collect();
    let told = [
        "The points sum to 1 instead of 0.",
        "The points of a game are all even or all odd; these are not.",
    ];
    assert_eq!(texts, told);
    let german = checks(v1::Language::De, wrong());
    assert_eq!(
        german.first().unwrap().text,
        "Die Punkte ergeben zusammen 1 statt 0."
    );
    let silent = checks(v1::Language::Unspecified, wrong());
    assert!(silent.iter().all(|it| it.text.is_empty()));
}

#[test]
fn a_context_that_is_not_that_of_the_list_is_set_right() {
    let stated = v1::GameContext {
        pflichtsolo_seats: vec![2],
        games_left: Some(20),
        vorfuehrung_seat: 2,
        bock_factor: Some(2),
        places: vec![3, 4, 1, 2],
        ..v1::GameContext::default()
    };
    let found = checks(v1::Language::En, vec![played(stated)]);
    let right = numbers(&found);
    assert!(right.contains(&(v1::SessionCheckKind::Dealer, Some(2), Some(1))));
    assert!(right.contains(&(v1::SessionCheckKind::GamesLeft, Some(20), Some(24))));
    assert!(right.contains(&(v1::SessionCheckKind::Vorfuehrung, Some(2), Some(0))));
    assert!(right.contains(&(v1::SessionCheckKind::BockFactor, Some(2), Some(1))));
    let dealer = |it: &&v1::SessionCheck| it.kind() == v1::SessionCheckKind::Dealer;
    assert_eq!(
        found.iter().find(dealer).unwrap().text,
        "Place 2 dealt; it was the turn of place 1."
    );
    let open = |it: &&v1::SessionCheck| it.kind() == v1::SessionCheckKind::Pflichtsolo;
    let open = found.iter().find(open).unwrap();
    assert_eq!(open.stated_seats, [2]);
    assert_eq!(open.expected_seats, [1, 2, 3, 4]);
    assert_eq!(
        open.text,
        "Pflichtsoli stated as open: seat 2; open: seat 1, seat 2, seat 3, seat 4."
    );
}

#[test]
fn a_game_too_many_says_how_many_there_are() {
    let games = (0..25).map(|_| settled(|_| ())).collect();
    let found = checks(v1::Language::De, games);
    let last = found.last().unwrap();
    assert_eq!(last.kind(), v1::SessionCheckKind::ListLength);
    assert_eq!((last.stated, last.expected), (Some(25), Some(24)));
    assert_eq!(last.text, "Dies ist Spiel 25 einer Liste von 24.");
    let missed = |it: &&v1::SessionCheck| it.kind() == v1::SessionCheckKind::Vorfuehrung;
    let missed = found.iter().find(missed).unwrap();
    assert_eq!(missed.stated, Some(0));
    assert!(
        missed.text.starts_with("Vorgeführt wird Sitz "),
        "{}",
        missed.text
    );
}

#[test]
fn a_game_whose_record_is_not_complete_fails_a_check() {
    let short = E::Game(game(G::Record(beginning(40).unwrap())));
    let found = checks(v1::Language::De, vec![settled(|_| ()), short]);
    let check = found.first().unwrap();
    assert_eq!(
        (check.kind(), check.entry),
        (v1::SessionCheckKind::Record, 1)
    );
    assert_eq!(check.rule.as_ref().unwrap().rule_id, "WIN-8");
    assert!(check.text.contains("unvollständig"), "{}", check.text);
    assert_eq!(found.len(), 1);
}

/// The first solo of a player is the Pflichtsolo.
#[test]
fn a_solo_of_the_wrong_duty_is_named() {
    let lustsolo = settled(|it| {
        it.re_seats = vec![2];
        it.points = vec![-1, 3, -1, -1];
        it.contract = Some(v1::Contract {
            kind: v1::ContractKind::Solo.into(),
            seat: 2,
            solo: v1::Solo::Damen.into(),
            duty: v1::SoloDuty::Lustsolo.into(),
            ..v1::Contract::default()
        });
    });
    let found = checks(v1::Language::Unspecified, vec![lustsolo]);
    let duties = [v1::SoloDuty::Lustsolo, v1::SoloDuty::Pflichtsolo].map(i32::from);
    let [stated, expected] = duties.map(Some);
    assert_eq!(
        numbers(&found),
        [(v1::SessionCheckKind::Pflichtsolo, stated, expected)]
    );
}

/// Of Pflichtsoli of different kinds, or of several, it is said which are open.
#[test]
fn open_pflichtsoli_are_told_with_their_kinds() {
    let found = |overrides: v1::RuleSet, seats: &[i32], slots: &[v1::PflichtsoloSlot]| {
        let reference = || {
            let mut reference = rule_set("ddv-tsr").unwrap();
            reference.overrides = Some(Box::new(overrides.clone()));
            Some(reference)
        };
        let mut record = beginning(48).unwrap();
        record.rule_set = reference();
        record.context = Some(v1::GameContext {
            pflichtsolo_seats: seats.to_vec(),
            pflichtsolo_slots: slots.iter().copied().map(i32::from).collect(),
            ..v1::GameContext::default()
        });
        let mut request = request(vec![E::Game(game(G::Record(record)))]);
        request.rule_set = reference();
        request.set_language(v1::Language::En);
        let mut checks = answer(request).unwrap().failed_checks.into_iter();
        let check = checks.find(|it| it.kind() == v1::SessionCheckKind::Pflichtsolo);
        check.unwrap()
    };
    use v1::PflichtsoloSlot::{Color, Picture};
    let kinds = v1::RuleSet {
        pflichtsolo: Some(2),
        pflichtsolo_kind: Some(v1::PflichtsoloKinds {
            color: 1,
            picture: 1,
        }),
        ..v1::RuleSet::default()
    };
    let stated = [Color, Picture, Color];
    let check = found(kinds, &[2, 2, 3], &stated);
    assert_eq!(check.stated_slots, stated.map(i32::from));
    assert_eq!(check.expected_seats, [1, 1, 2, 2, 3, 3, 4, 4]);
    assert_eq!(
        check.expected_slots,
        [Color, Picture].map(i32::from).repeat(4)
    );
    let both = "(1 Farbsolo, 1 picture solo)";
    assert_eq!(
        check.text,
        format!(
            "Pflichtsoli stated as open: seat 2 {both}, seat 3 (1 Farbsolo); \
             open: seat 1 {both}, seat 2 {both}, seat 3 {both}, seat 4 {both}."
        )
    );
    let two = v1::RuleSet {
        pflichtsolo: Some(2),
        ..v1::RuleSet::default()
    };
    let check = found(two, &[2, 2, 3], &[]);
    assert_eq!(
        check.text,
        "Pflichtsoli stated as open: seat 2 (2), seat 3; \
         open: seat 1 (2), seat 2 (2), seat 3 (2), seat 4 (2)."
    );
}
