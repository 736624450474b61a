//! Rule sets as messages: a value for every option, here and in the engine.
//!
//! What repeats the table of options is made of it, in `generated`: the values of enums, and how
//! most options are read and written. [`read`] and [`write`] have those for which the engine has
//! another type. What contradicts itself is found in [`contradictions`].

mod contradictions;
#[expect(clippy::too_many_lines, reason = "generated: a row for each option")]
mod generated;
mod read;
mod write;

#[cfg(test)]
pub(crate) use contradictions::contradiction_rows;
pub(crate) use contradictions::{Contradiction, contradictions};
pub(crate) use generated::message;
pub(crate) use read::{Options, options, overlay};

#[cfg(test)]
mod tests;
