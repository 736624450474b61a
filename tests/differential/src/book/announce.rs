//! The decision procedure for announcements, line by line (ANN-20).

/// What one party has called.
#[derive(Clone, Copy, Debug, Default)]
pub struct Calls {
    /// Re or Kontra stands.
    pub said: bool,
    /// The highest level, 0 to 5.
    pub level: u32,
    /// The Ansage was a late Erwiderung.
    pub late_reply: bool,
}

/// Somebody wants to announce something.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// Whether the contract is fixed.
    pub contract_fixed: bool,
    /// Whether a declared Hochzeit waits for its Klärungsstich.
    pub hochzeit_pending: bool,
    /// The level, 1 to 5.
    pub level: u32,
    /// Whether the word is one that the party of the speaker may say.
    pub word_fits: bool,
    /// How many cards the speaker has played, and how many he holds.
    pub played: u32,
    /// How many cards the speaker holds.
    pub in_hand: u32,
    /// One less than the number of the Klärungsstich, else 0 (ANN-13).
    pub shift: u32,
    /// What the speaker's party has called.
    pub own: Calls,
    /// What the other party has called.
    pub others: Calls,
}

/// The end of the procedure.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Ruling {
    /// The levels from here up to the announcement become announced.
    Ok(u32),
    /// Good as an Erwiderung.
    OkReply,
    /// The first reason that applies.
    No(&'static str),
}

/// Goes through the procedure and stops at the first line that applies.
pub fn check(claim: &Claim) -> Ruling {
    let Claim { own, others, .. } = *claim;
    let x = claim.level;
    let max = |level: u32| level + claim.shift; // m = [1, 2, 3, 4, 5]
    if !claim.contract_fixed {
        return Ruling::No("CONTRACT_NOT_FIXED");
    }
    if claim.hochzeit_pending {
        return Ruling::No("HOCHZEIT_PENDING");
    }
    if x == 1 && !claim.word_fits {
        return Ruling::No("WRONG_PARTY");
    }
    if claim.in_hand == 0 {
        return Ruling::No("NO_CARD_LEFT");
    }
    if (x == 1 && own.said) || (x >= 2 && x <= own.level) {
        return Ruling::No("ALREADY");
    }
    if x >= 2 && !own.said {
        return Ruling::No("NEEDS_ANSAGE");
    }
    if x >= 2 && own.late_reply {
        return Ruling::No("BLOCKED_BY_LATE_REPLY");
    }
    let low = if x == 1 { 1 } else { own.level + 1 };
    if claim.played <= max(low) {
        return Ruling::Ok(low);
    }
    if x == 1 && others.level >= 1 && claim.played <= max(others.level) + 1 {
        return Ruling::OkReply;
    }
    Ruling::No("TOO_LATE")
}
