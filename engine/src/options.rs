//! The choices on which tables differ, as plain data: one module for each part of the game.
//!
//! The modules that decide by an option say what follows from it.

mod announcement;
mod armut;
mod hochzeit;
mod play;
mod schweine;
mod score;
mod session;
mod solo;
mod throw;
mod winning;

pub use announcement::{
    AbsageRequires, AnnouncementRules, Counter, Earliest, ImpliedAnsage, ImpliedAnsagen,
    ImpliedStep, PflichtGame, PflichtGames, PflichtTricks, Pflichtansage, PflichtansageExcuse,
    PflichtansageHochzeit, PflichtansageStep, Skip, SkippedAbsagen,
};
pub use armut::{
    ArmutFox, ArmutMode, ArmutNine, ArmutPush, ArmutReport, ArmutReturn, ArmutRules, ArmutShown,
    SecondArmut,
};
pub use hochzeit::{HochzeitRules, OwnTrick, SilentHochzeit};
pub use play::{Claims, DulleTie, DulleTieWithSchweine, Genscher, Penalties};
pub use schweine::{
    SchweineAboveHolder, SchweineAboveMode, SchweineAnsage, SchweineContract, SchweineContracts,
    SchweineCount, SchweineFarbsoloCard, SchweineMode, SchweineRules, SchweineSecondIf,
    SchweineThroughArmut,
};
pub use score::{
    AgainstPoints, BasePoint120, Counting, FailedAbsage, FeigheitEffect, FeigheitRules,
    FeigheitScope, FeigheitSpecials, GegenDieAlten, GegenInArmut, KarlchenCaughtBy, NobodyWins,
    PairLast, PairsLast, PerCard, ScoreAnsage, ScoreFloor, ScoreRules, SoloPointDoubling,
    SoloPointIn, SpecialPoint, SpecialPoints, SpecialPointsDoubled, SpecialPointsInSolo,
};
pub use session::{
    BockAppend, BockEffect, BockHow, BockInSolo, BockOverflow, BockPer, BockRules, BockTrigger,
    BockTriggers, DealAgain, DealsAgain, ListLength, ListRules, SoloRounds, TableSeating,
};
pub use solo::{PflichtsoloKinds, PflichtsoloOffer, PflichtsoloStille, SoloConflict, SoloLead};
pub use throw::{Throw, ThrowCondition, ThrowRank, ThrowRules};
pub use winning::{SchwarzBy, StrictAnsage, Tie120};
