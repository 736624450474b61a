//! What is told of hands that are not known.

use doko_engine::{
    AnnouncementEvidence, Card, CardSet, Evidence, Facts, Ground, List, Reason, Rule, Seat, Word,
    Words,
};

use super::{Choices, Language, cases, refusal, refusal_templates};

/// The same with less that is known: each of these can be hidden from a view.
fn with_less_known(evidence: &Evidence) -> Vec<Evidence> {
    let mut all = Vec::new();
    let mut less = |change: &dyn Fn(&mut Evidence)| {
        let mut changed = *evidence;
        change(&mut changed);
        all.push(changed);
    };
    less(&|it| {
        if let Evidence::Vorbehalt { facts, .. } = it {
            (facts.cards, facts.counted) = (CardSet::EMPTY, None);
            facts.not_held = CardSet::EMPTY;
        }
    });
    less(&|it| {
        if let Evidence::Vorbehalt {
            facts, accepted, ..
        } = it
        {
            (*facts, *accepted) = (Facts::default(), Words::default());
        }
    });
    less(&|it| {
        if let Evidence::Card {
            followers, legal, ..
        } = it
        {
            (*followers, *legal) = (CardSet::EMPTY, CardSet::EMPTY);
        }
    });
    less(&|it| {
        if let Evidence::Claim {
            not_held,
            counterplay,
            ..
        } = it
        {
            *not_held = CardSet::EMPTY;
            counterplay.cards = List::new(Card::CA);
        }
    });
    let figures: [&dyn Fn(&mut AnnouncementEvidence); 5] = [
        &|it| it.party = None,
        &|it| it.lowest_missing = None,
        &|it| it.lowest_level = None,
        &|it| it.limit = None,
        &|it| it.answered = None,
    ];
    for figure in figures {
        less(&|it| {
            if let Evidence::Announcement {
                figures: Some(figures),
                ..
            } = it
            {
                figure(figures);
            }
        });
    }
    all
}

#[test]
fn a_sentence_has_no_hole_where_less_is_known() {
    for (reason, rule, evidence, ..) in cases() {
        let ground = Ground { reason, rule };
        for less in with_less_known(&evidence) {
            let fillings = refusal::fillings(&less);
            let template = refusal::template(&ground, &less, Choices::Certain, &fillings);
            assert!(
                template.is_filled_by(&fillings),
                "{template:?} with {less:?}"
            );
            assert!(refusal_templates(&ground).contains(&template), "{ground:?}");
        }
    }
}

/// Where a hand is not known, nothing that is certain is not nothing at all.
#[test]
fn nobody_is_said_to_be_silent_for_want_of_a_hand() {
    let ground = Ground {
        reason: Reason::AlreadySpoken,
        rule: Rule::Vorb1,
    };
    let evidence = Evidence::Vorbehalt {
        seat: Seat::Second,
        word: Word::Armut,
        accepted: Words::default(),
        facts: Facts::default(),
    };
    let told = |choices| {
        Language::ALL
            .map(|language| refusal::ground(&language.into(), &ground, &evidence, choices).text)
    };
    assert_eq!(
        told(Choices::All),
        [
            "Sitz 2 hat schon gesprochen und ist nicht mehr gefragt.",
            "Seat 2 has spoken already and has nothing more to say.",
        ]
    );
    assert_eq!(
        told(Choices::Certain),
        ["Sitz 2 hat schon gesprochen.", "Seat 2 has spoken already."]
    );
}
