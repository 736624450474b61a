//! VORB: from declarations to a contract.

pub mod armut;
pub mod late;
pub mod outcome;
pub mod resolve;
pub mod round;
pub mod throw;
pub mod validity;
