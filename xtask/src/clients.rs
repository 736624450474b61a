//! The clients in other languages: what is generated of them, and their tests.

pub(crate) mod go;
pub(crate) mod python;
pub(crate) mod strangers;
pub(crate) mod typescript;

use self::python::Tools;

/// Generates the code of each client for which this machine has the tools; what it lacks
/// for the others.
///
/// # Errors
///
/// If a `.proto` file is faulty or a file cannot be written.
pub(crate) fn generate() -> anyhow::Result<Vec<String>> {
    let mut lacks = Vec::new();
    match Tools::ensure() {
        Ok(tools) => tools.generate()?,
        Err(lack) => lacks.push(lack),
    }
    match typescript::lack() {
        None => typescript::generate()?,
        Some(lack) => lacks.push(lack),
    }
    Ok(lacks)
}

/// The checked-in files that differ from what would be generated now, and what this machine
/// lacks to look at the others.
///
/// # Errors
///
/// If a `.proto` file is faulty.
pub(crate) fn stale_files() -> anyhow::Result<(Vec<String>, Vec<String>)> {
    let (mut stale, mut lacks) = (Vec::new(), Vec::new());
    match Tools::ensure() {
        Ok(tools) => stale.extend(tools.stale_files()?),
        Err(lack) => lacks.push(lack),
    }
    match typescript::lack() {
        None => stale.extend(typescript::stale_files()?),
        Some(lack) => lacks.push(lack),
    }
    Ok((stale, lacks))
}
