//! The questions, and what is printed of the answers.

use std::io::Write;

use doko_sdk::{Card, Client, Hand, Record, ScoreOutcome, Seat, Verdict, Word};

/// All said gesund; seat 1 leads the ten of hearts, a trump.
fn led() -> anyhow::Result<Record> {
    let hands = [
        "HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9".parse()?,
        "DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA".parse()?,
        "CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA".parse()?,
        "DA HT HA DT CQ D9 DJ CK DT ST CT HK".parse()?,
    ];
    let record = Record::new("ddv-tsr").hands(hands);
    Ok(record.say_all(Word::Gesund).play(Card::HT))
}

/// Asks whether seat 2 may play a card, and prints why not.
pub(crate) async fn explain(
    out: &mut dyn Write,
    client: &Client,
    card: Card,
) -> anyhow::Result<()> {
    match client.validate_move(&led()?, Seat::S2, card).await? {
        Verdict::Accepted(_) => writeln!(out, "{card} is legal")?,
        Verdict::Refused(refusal) => {
            writeln!(out, "{card} is refused")?;
            for rule in &refusal.violations {
                writeln!(out, "  {} ({}): {}", rule.rule_id, rule.source, rule.text)?;
            }
            let legal = Hand::from_iter(refusal.legal_cards().iter().copied());
            writeln!(out, "  legal: {legal}")?;
        }
        Verdict::Undecided(_) => writeln!(out, "{card} depends on hands that are not known")?,
        Verdict::RecordFaulty(_) => writeln!(out, "the game broke the rules before")?,
    }
    Ok(())
}

/// Asks what a stored game is worth, and prints point by point why.
pub(crate) async fn settle(
    out: &mut dyn Write,
    client: &Client,
    stored: &str,
) -> anyhow::Result<()> {
    match client.score_game(&Record::from_json(stored)?).await? {
        ScoreOutcome::Settled(settlement) => {
            let points = settlement.points.map(|it| it.to_string()).join(" ");
            writeln!(out, "the seats 1 to 4 get {points}")?;
            for item in &settlement.items {
                if let Some(rule) = &item.rule {
                    writeln!(out, "  {:+} {} ({})", item.points, rule.text, rule.source)?;
                }
            }
        }
        ScoreOutcome::Refused(refusal) => writeln!(out, "not over: {refusal}")?,
        ScoreOutcome::RecordFaulty(_) => writeln!(out, "the game broke the rules")?,
        ScoreOutcome::NeedsInput(needed) => writeln!(out, "has to be known first: {needed}")?,
    }
    Ok(())
}
