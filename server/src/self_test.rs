//! Small questions with known answers, asked before anybody else can ask.

use doko_proto::v1;
use doko_proto::v1::verdict::Outcome;
use doko_wire::answer;

/// The rule sets that are served, each with its newest edition.
///
/// # Errors
///
/// What does not answer as it should.
pub(crate) fn run() -> Result<Vec<String>, String> {
    let listed = answer(v1::ListRuleSetsRequest::default())
        .map_err(|failure| format!("no rule sets: {failure}"))?;
    for rule_set in &listed.rule_sets {
        let name = rule_set.name.as_str();
        expect(name, v1::Card::Ct, None)?;
        expect(name, v1::Card::Sa, Some(v1::Reason::Revoke))?;
    }
    let label = |set: v1::RuleSetSummary| {
        let edition = set.editions.into_iter().next().unwrap_or_default();
        format!("{} {}", set.name, edition.edition)
    };
    match listed.rule_sets.is_empty() {
        true => Err("no rule sets".to_owned()),
        false => Ok(listed.rule_sets.into_iter().map(label).collect()),
    }
}

/// Seat 2, who holds both, plays `card` on the ace of clubs.
fn expect(rule_set: &str, card: v1::Card, refused: Option<v1::Reason>) -> Result<(), String> {
    let request = v1::GetRuleSetRequest {
        rule_set: Some(named(rule_set)),
        ..Default::default()
    };
    let book = answer(request).map_err(|failure| format!("no `{rule_set}`: {failure}"))?;
    let request = v1::ValidateMoveRequest {
        record: Some(first_trick(rule_set, &book.deck)),
        seat: v1::Seat::Seat2.into(),
        card: card.into(),
        ..Default::default()
    };
    let response = answer(request)
        .map_err(|failure| format!("`{rule_set}` does not rule on a card: {failure}"))?;
    let is_as_expected = match response.verdict.and_then(|verdict| verdict.outcome) {
        Some(Outcome::Accepted(_)) => refused.is_none(),
        Some(Outcome::Refused(refusal)) => {
            let first = refusal.violations.first();
            first.is_some_and(|violation| Some(violation.reason()) == refused)
        }
        Some(Outcome::Undecided(_) | Outcome::RecordFaulty(_)) | None => false,
    };
    if is_as_expected {
        Ok(())
    } else {
        Err(format!(
            "`{rule_set}` rules wrongly on {}",
            card.as_str_name()
        ))
    }
}

/// A Normalspiel in which seat 1 has led the ace of clubs. Seats 1 and 2 hold
/// the same black cards, seats 3 and 4 the same red ones.
fn first_trick(rule_set: &str, deck: &[v1::DeckRow]) -> v1::GameRecord {
    let (red, black): (Vec<v1::DeckRow>, Vec<v1::DeckRow>) = deck
        .iter()
        .partition(|row| matches!(row.suit(), v1::Suit::Hearts | v1::Suit::Diamonds));
    let [black, red] = [black, red].map(|rows| rows.iter().map(|row| row.card).collect::<Vec<_>>());
    v1::GameRecord {
        rule_set: Some(named(rule_set)),
        hand_1: black.clone(),
        hand_2: black,
        hand_3: red.clone(),
        hand_4: red,
        said_seats: (v1::Seat::Seat1.into()..=v1::Seat::Seat4.into()).collect(),
        said_words: vec![v1::SaidWord::Gesund.into(); 4],
        plays: vec![v1::Card::Ca.into()],
        ..Default::default()
    }
}

fn named(rule_set: &str) -> v1::RuleSetRef {
    v1::RuleSetRef {
        source: Some(v1::rule_set_ref::Source::Name(rule_set.to_owned())),
        ..Default::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_passes_and_names_the_rule_sets() {
        let rule_sets = run().unwrap();
        assert!(
            rule_sets.contains(&"ddv-tsr 2026-02-21".to_owned()),
            "{rule_sets:?}"
        );
        for other in ["dokoland-liga 2011", "palast 1", "vln 1"] {
            assert!(rule_sets.contains(&other.to_owned()), "{rule_sets:?}");
        }
    }

    #[test]
    fn it_can_fail() {
        assert!(expect("ddv-tsr", v1::Card::Sa, None).is_err());
        assert!(expect("ddv-tsr", v1::Card::Ct, Some(v1::Reason::Revoke)).is_err());
        assert!(expect("no-such-set", v1::Card::Ct, None).is_err());
    }
}
