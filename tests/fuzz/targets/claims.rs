//! See `doko_laws::fuzzed::claims`.
#![no_main]

use doko_laws::fuzzed;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| fuzzed::claims(bytes));
