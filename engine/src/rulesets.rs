//! The shipped rule sets. Data only: this folder has no functions.

mod ddv_tsr;
mod dokoland_liga;
mod palast;
mod vln;

pub use ddv_tsr::DDV_TSR;
pub use dokoland_liga::DOKOLAND_LIGA;
pub use palast::PALAST;
pub use vln::VLN;
