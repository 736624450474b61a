//! The decision procedure for announcements, line by line (ANN-20).

/// The options `ann.*`; by default those of both rule sets.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Whether the limits count tricks started, not own cards played.
    pub tricks_started: bool,
    /// The largest counter for each level.
    pub max: [u32; 5],
    /// Whether nothing may be said before the first trick is complete.
    pub after_first_trick: bool,
    /// How much longer an Erwiderung may take.
    pub reply_extra: u32,
    /// Whether Absagen may be skipped.
    pub skip_absagen: bool,
    /// Whether the Ansage may be skipped.
    pub skip_ansage: bool,
    /// Whether an Absage may lean on the Ansage of the others.
    pub requires_any: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            tricks_started: false,
            max: [1, 2, 3, 4, 5],
            after_first_trick: false,
            reply_extra: 1,
            skip_absagen: true,
            skip_ansage: false,
            requires_any: false,
        }
    }
}

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
    /// How many tricks are complete.
    pub completed: u32,
    /// What the limits count: the speaker's cards played, or the tricks started.
    pub counter: u32,
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
pub fn check(options: &Options, claim: &Claim) -> Ruling {
    let Claim { own, others, .. } = *claim;
    let x = claim.level;
    let max = |level: u32| {
        let max = options.max.get(level as usize - 1).copied();
        max.unwrap_or(0) + claim.shift
    };
    if !claim.contract_fixed {
        return Ruling::No("CONTRACT_NOT_FIXED");
    }
    if claim.hochzeit_pending {
        return Ruling::No("HOCHZEIT_PENDING");
    }
    if options.after_first_trick && claim.completed == 0 {
        return Ruling::No("TOO_EARLY");
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
    let borrowed = options.requires_any && (others.said || own.level >= 2);
    if x >= 2 && !own.said && !options.skip_ansage && !borrowed {
        return Ruling::No("NEEDS_ANSAGE");
    }
    if x >= 2 && own.late_reply {
        return Ruling::No("BLOCKED_BY_LATE_REPLY");
    }
    let low = if x == 1 {
        1
    } else if own.said || options.skip_ansage {
        own.level + 1
    } else {
        (own.level + 1).max(2)
    };
    if x > low && !options.skip_absagen {
        return Ruling::No("NEEDS_PREVIOUS");
    }
    if claim.counter <= max(low) {
        return Ruling::Ok(low);
    }
    let reply = x == 1 && options.reply_extra > 0 && others.level >= 1;
    if reply && claim.counter <= max(others.level) + options.reply_extra {
        return Ruling::OkReply;
    }
    Ruling::No("TOO_LATE")
}
