//! The service end to end.
