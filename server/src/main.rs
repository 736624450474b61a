//! The Doppelkopf rules service.

fn main() {}
