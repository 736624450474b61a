//! The API as it was last promised: an image of all `.proto` files, which
//! `buf breaking` holds the present ones against.

use crate::run::{output, program};
use crate::tools::BUF;

/// Where the image lies.
pub(crate) const BASELINE: &str = "proto/baseline/v1.binpb";

/// Makes the present API the baseline.
///
/// # Errors
///
/// If buf is not to be had or finds a fault in a `.proto` file.
pub(crate) fn promise() -> anyhow::Result<()> {
    let mut build = program(BUF.ensure().map_err(anyhow::Error::msg)?);
    build.args(["build", "proto", "--exclude-source-info"]);
    build.args(["--output", BASELINE]);
    output(build).map(drop)
}
