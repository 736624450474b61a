//! Reading answers: from messages, where everything may be missing, to values.

use crate::named::Numbered;

/// An answer does not say what this version of the API promises.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Malformed(pub(crate) String);

/// A value that is read from a message.
pub(crate) trait FromMessage: Sized {
    /// The message.
    type Message;

    /// Whether this version has words for what is offered here.
    fn is_known(_: &Self::Message) -> bool {
        true
    }

    /// Reads the message.
    fn from_message(message: Self::Message) -> Result<Self, Malformed>;
}

/// The value of a field that is always set.
pub(crate) fn required<T: Numbered>(number: i32, field: &str) -> Result<T, Malformed> {
    T::from_number(number).ok_or_else(|| Malformed(format!("`{field}` is {number}")))
}

/// The value of a field that may be unset.
pub(crate) fn optional<T: Numbered>(number: i32, field: &str) -> Result<Option<T>, Malformed> {
    if number == 0 {
        return Ok(None);
    }
    required(number, field).map(Some)
}

/// The values of a list.
pub(crate) fn list<T: Numbered>(numbers: &[i32], field: &str) -> Result<Vec<T>, Malformed> {
    numbers
        .iter()
        .map(|&number| required(number, field))
        .collect()
}

/// The messages of a list.
pub(crate) fn all<T: FromMessage>(messages: Vec<T::Message>) -> Result<Vec<T>, Malformed> {
    messages.into_iter().map(T::from_message).collect()
}

/// The values of a list of alternatives, without those that only a newer server
/// knows: the others stay as good as they are.
pub(crate) fn alternatives<T: Numbered>(numbers: &[i32], field: &str) -> Result<Vec<T>, Malformed> {
    let known = numbers.iter().filter(|&&number| !is_new::<T>(number));
    known.map(|&number| required(number, field)).collect()
}

/// As [`alternatives`], of messages.
pub(crate) fn all_known<T: FromMessage>(messages: Vec<T::Message>) -> Result<Vec<T>, Malformed> {
    let known = messages.into_iter().filter(T::is_known);
    known.map(T::from_message).collect()
}

/// Whether only a newer server knows this value.
pub(crate) fn is_new<T: Numbered>(number: i32) -> bool {
    number != 0 && T::from_number(number).is_none()
}

/// A message that may be absent.
pub(crate) fn maybe<T: FromMessage>(message: Option<T::Message>) -> Result<Option<T>, Malformed> {
    message.map(T::from_message).transpose()
}

/// A message, or one of several, that is always there.
pub(crate) fn present<M>(message: Option<M>, field: &str) -> Result<M, Malformed> {
    message.ok_or_else(|| Malformed(format!("`{field}` is missing")))
}

/// One entry for each seat.
pub(crate) fn by_seat<T>(entries: Vec<T>, field: &str) -> Result<[T; 4], Malformed> {
    <[T; 4]>::try_from(entries).map_err(|entries| {
        Malformed(format!(
            "`{field}` has {} entries in place of 4",
            entries.len()
        ))
    })
}
