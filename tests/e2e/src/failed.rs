//! [`Failed`]: a status with its details.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use tonic::{Code, Status};
use tonic_types::StatusExt as _;

/// A call that failed, with everything its status says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Failed {
    /// The code.
    pub code: Code,
    /// The message, for developers.
    pub message: String,
    /// The reason of the `ErrorInfo`.
    pub reason: String,
    /// The domain of the `ErrorInfo`.
    pub domain: String,
    /// The metadata of the `ErrorInfo`.
    pub metadata: BTreeMap<String, String>,
    /// The fields of the `BadRequest`; empty if there is none.
    pub fields: Vec<BadField>,
}

/// A field that cannot be read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BadField {
    /// Its path.
    pub path: String,
    /// The published reason.
    pub reason: String,
    /// What is wrong, for developers.
    pub description: String,
}

impl Failed {
    /// Reads a status as a client does, from `grpc-status-details-bin`.
    ///
    /// # Errors
    ///
    /// If it has no `ErrorInfo`, which every failure of this API has.
    pub fn read(status: &Status) -> Result<Failed> {
        let details = status
            .check_error_details()
            .context("the details cannot be decoded")?;
        let info = details
            .error_info()
            .with_context(|| format!("no ErrorInfo: {:?}, {}", status.code(), status.message()))?;
        let fields = details
            .bad_request()
            .map(|it| it.field_violations.as_slice());
        let fields = fields.unwrap_or_default().iter().map(|it| BadField {
            path: it.field.clone(),
            reason: it.reason.clone(),
            description: it.description.clone(),
        });
        Ok(Failed {
            code: status.code(),
            message: status.message().to_owned(),
            reason: info.reason.clone(),
            domain: info.domain.clone(),
            metadata: info.metadata.clone().into_iter().collect(),
            fields: fields.collect(),
        })
    }

    /// Path and reason of each field, in order.
    pub fn paths(&self) -> Vec<(&str, &str)> {
        self.fields
            .iter()
            .map(|it| (it.path.as_str(), it.reason.as_str()))
            .collect()
    }
}
