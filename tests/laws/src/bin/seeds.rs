//! Writes what the fuzz targets begin with to a folder.

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| std::io::Error::other("name a folder"))?;
    doko_laws::seeds::write(&folder)
}
