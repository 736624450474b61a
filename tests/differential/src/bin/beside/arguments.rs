//! What is asked for on the command line.

use doko_differential::twin::preset;

pub(crate) const HELP: &str = "\
Plays random games in the engine and in the reference model and compares every position.

cargo run --release -p doko-differential --bin beside -- [OPTIONS]

  --rule-set NAME   ddv-tsr, dokoland-liga, vln, palast, palast-40 (without nines), palast-24
                    (with Pflichtsoli); random: drawn rule sets; pairs: rule sets that have
                    every pair of values of two options [vln]
  --games N         how many games [1000; with pairs as many as it needs]
  --seed S          the number of the first game; another run goes on at S + N [0]
  --each N          with random and pairs: games in a row by the same rule set [8]
  --least N         with pairs: until every pair was played in N games [20]
  --draw D          with pairs: other rule sets with the same pairs [0]
  --stop N          stop after so many kinds of disagreements [10]
  --quiet           no coverage
  --help            this text

Games with an even number are legal by the reference, the others by the engine. The
first disagreement of each kind is printed as a vector, with the least that shows it and both
answers. What the games have shown is counted at the end, and what they have not. The exit
code is 1 if there is a disagreement.";

pub(crate) struct Arguments {
    pub(crate) rule_set: String,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) each: u64,
    pub(crate) least: u64,
    pub(crate) draw: u64,
    pub(crate) stop: usize,
    pub(crate) quiet: bool,
}

/// Reads what stands behind the name of the program; nothing if help is asked for.
pub(crate) fn arguments(
    mut given: impl Iterator<Item = String>,
) -> Result<Option<Arguments>, String> {
    let mut arguments = Arguments {
        rule_set: "vln".to_owned(),
        games: 1000,
        seed: 0,
        each: 8,
        least: 20,
        draw: 0,
        stop: 10,
        quiet: false,
    };
    let mut games = None;
    while let Some(name) = given.next() {
        let mut value = || {
            given
                .next()
                .ok_or_else(|| format!("`{name}` needs a value"))
        };
        let mut number = || {
            let text = value()?;
            let read = text.parse::<u64>();
            read.map_err(|_| format!("`{name}`: `{text}` is no number"))
        };
        match name.as_str() {
            "--rule-set" => arguments.rule_set = value()?,
            "--games" => games = Some(number()?),
            "--seed" => arguments.seed = number()?,
            "--each" => arguments.each = number()?.max(1),
            "--least" => arguments.least = number()?,
            "--draw" => arguments.draw = number()?,
            "--stop" => arguments.stop = usize::try_from(number()?).unwrap_or(usize::MAX),
            "--quiet" => arguments.quiet = true,
            "--help" | "-h" => return Ok(None),
            _ => return Err(format!("no option `{name}`")),
        }
    }
    let rule_set = arguments.rule_set.as_str();
    if !["random", "pairs"].contains(&rule_set) && preset(rule_set).is_none() {
        return Err(format!("no rule set `{rule_set}`"));
    }
    let unless_given = if rule_set == "pairs" { u64::MAX } else { 1000 };
    arguments.games = games.unwrap_or(unless_given);
    Ok(Some(arguments))
}

#[test]
fn the_commands_of_the_page_are_understood() {
    let page = include_str!("../../../../../docs/PROOF.md");
    let commands = page.split("--bin beside -- ").skip(1);
    let commands = commands.filter_map(|it| it.lines().next());
    assert!(commands.clone().count() > 2);
    for command in commands {
        let words = command.split(' ').map(str::to_owned);
        assert!(arguments(words).is_ok(), "{command}");
    }
}
