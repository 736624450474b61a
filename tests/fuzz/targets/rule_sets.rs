//! See `doko_laws::fuzzed::rule_sets`.
#![no_main]

use doko_laws::fuzzed;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| fuzzed::rule_sets(bytes));
