//! What holds unless a client says otherwise: the same in every language, in the table of
//! `docs/LANGUAGES.md`.

use std::time::Duration;

/// How long a call may take with all its retries.
pub(crate) const DEADLINE: Duration = Duration::from_secs(1);

/// Attempts in all.
pub(crate) const ATTEMPTS: u32 = 3;

/// The longest pause before the second attempt.
pub(crate) const FIRST_DELAY: Duration = Duration::from_millis(20);

/// The longest pause before any attempt.
pub(crate) const LONGEST_DELAY: Duration = Duration::from_millis(250);

/// Retries as a share of all calls.
pub(crate) const SHARE: f32 = 0.2;

/// Retries beyond that share, in a second.
pub(crate) const PER_SECOND: u32 = 10;

/// How long a connection is silent before it is asked whether it still lives, well below
/// what load balancers allow.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(30);

/// How long the server has to answer that.
pub(crate) const KEEP_ALIVE_TIMEOUT: Duration = Duration::from_secs(10);

/// Largest answer that is read. A batch of whole positions is far below.
pub(crate) const LARGEST_ANSWER: usize = 16 << 20;

/// The questions that fit into one message.
pub(crate) const QUESTIONS_PER_MESSAGE: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_those_that_are_the_same_in_every_language() {
        let page = include_str!("../../../docs/LANGUAGES.md");
        let (_, section) = page.split_once("\n## Defaults\n").unwrap();
        let documented: Vec<f64> = section
            .lines()
            .filter_map(|row| row.strip_prefix("| ")?.split(" | ").nth(1))
            .filter_map(|cell| cell.split(' ').next()?.replace(',', "").parse().ok())
            .collect();
        let ms = |it: Duration| it.as_secs_f64() * 1e3;
        assert_eq!(
            documented,
            [
                ms(DEADLINE),
                f64::from(ATTEMPTS),
                ms(FIRST_DELAY),
                ms(LONGEST_DELAY),
                SHARE.to_string().parse().unwrap(),
                f64::from(PER_SECOND),
                ms(KEEP_ALIVE),
                ms(KEEP_ALIVE_TIMEOUT),
                LARGEST_ANSWER as f64,
                QUESTIONS_PER_MESSAGE as f64,
            ]
        );
    }
}
