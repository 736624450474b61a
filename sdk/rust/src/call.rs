//! [`Askable`]: what a client can be asked.

use crate::method::Method;
use crate::options::Options;
use crate::read::Malformed;

/// A question that [`Client::ask`](crate::Client::ask) takes.
///
/// Only the questions of this crate are some.
#[expect(
    private_bounds,
    reason = "sealed: what a message is made of stays in this crate"
)]
pub trait Askable: Call<Read = <Self as Askable>::Answer> {
    /// What answers it.
    type Answer;
}

/// A question as a request, and its response as an answer.
pub(crate) trait Call {
    /// The message that is sent.
    type Request: Method;
    /// What its response is read as.
    type Read;

    /// The message, with these options where the question has none of its own.
    fn into_request(self, defaults: &Options) -> Self::Request;

    /// Reads the response.
    fn read(response: <Self::Request as Method>::Response) -> Result<Self::Read, Malformed>;
}
