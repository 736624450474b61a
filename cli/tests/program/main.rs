//! The program `doko` as a shell meets it.
#![expect(
    clippy::unwrap_used,
    reason = "a program that cannot be asked has failed the test"
)]

mod ask;
mod audit;
mod check_rule_set;
mod common;
mod pages;
mod paths;
mod show;
