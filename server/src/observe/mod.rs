//! What an operator can see of calls: metrics, ids and traces. Rulings are counted by what
//! they say; nothing that callers make up is a label, and nothing says a card.

mod codes;
mod connections;
mod endpoint;
mod layer;
mod metrics;
mod refusals;
mod report;
mod request_id;
mod rulings;
mod traces;
mod watching;

pub(crate) use connections::End;
pub(crate) use endpoint::Endpoint;
pub(crate) use layer::{Answer, Observed};
pub(crate) use metrics::Metrics;
pub(crate) use rulings::Rulings;
pub(crate) use watching::Watching;
