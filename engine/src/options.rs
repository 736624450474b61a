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
    AbsageRequires, AnnouncementRules, Counter, Earliest, Pflichtansage, PflichtansageExcuse,
    PflichtansageHochzeit, PflichtansageStep, Skip,
};
pub use armut::{
    ArmutFox, ArmutMode, ArmutPush, ArmutReport, ArmutReturn, ArmutRules, SecondArmut,
};
pub use hochzeit::{HochzeitRules, OwnTrick, SilentHochzeit};
pub use play::{Claims, DulleTie, DulleTieWithSchweine, Genscher, Penalties};
pub use schweine::{
    SchweineAnsage, SchweineContract, SchweineContracts, SchweineCount, SchweineMode, SchweineRules,
};
pub use score::{
    AgainstPoints, BasePoint120, Counting, FailedAbsage, GegenDieAlten, KarlchenCaughtBy,
    NobodyWins, PerCard, ScoreAnsage, ScoreFloor, ScoreRules, SoloPointDoubling, SoloPointIn,
    SpecialPoint, SpecialPoints, SpecialPointsDoubled, SpecialPointsInSolo,
};
pub use session::{
    BockAppend, BockRules, BockTrigger, BockTriggers, DealAgain, DealsAgain, ListLength, ListRules,
};
pub use solo::{PflichtsoloKinds, PflichtsoloOffer, SoloConflict, SoloLead};
pub use throw::{ThrowCondition, ThrowRank, ThrowRules};
pub use winning::{SchwarzBy, StrictAnsage, Tie120};
