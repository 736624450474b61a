//! How questions travel: over gRPC, or not at all.

use crate::connection::Connections;

/// Where questions go.
#[derive(Debug)]
pub(crate) enum Transport {
    /// To servers.
    Grpc(Connections),
    /// Nowhere: they are answered inside the process.
    #[cfg(feature = "embedded")]
    Embedded,
}
