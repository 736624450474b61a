//! The methods that are served, so that logs never repeat what a caller
//! invented.

use std::collections::HashSet;

use prost::Message as _;
use prost_types::FileDescriptorSet;

/// All methods of the API and of health.
#[derive(Clone, Debug)]
pub(crate) struct Methods {
    /// As in a request: `/package.Service/Method`.
    paths: HashSet<String>,
}

impl Methods {
    /// What the descriptors say.
    pub(crate) fn served() -> Self {
        let sets = [
            doko_proto::FILE_DESCRIPTOR_SET,
            tonic_health::pb::FILE_DESCRIPTOR_SET,
        ];
        let files = sets
            .into_iter()
            .filter_map(|set| FileDescriptorSet::decode(set).ok())
            .flat_map(|set| set.file);
        let mut paths = HashSet::new();
        for file in files {
            for service in &file.service {
                for method in &service.method {
                    let (package, service) = (file.package(), service.name());
                    paths.insert(format!("/{package}.{service}/{}", method.name()));
                }
            }
        }
        Self { paths }
    }

    /// The method of a path without the leading slash, or `unknown`.
    pub(crate) fn name(&self, path: &str) -> &str {
        self.paths
            .get(path)
            .map_or("unknown", |path| path.trim_start_matches('/'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_served_methods_have_names() {
        let methods = Methods::served();
        for name in [
            "doppelkopf.rules.v1.RulesService/ValidateMove",
            "doppelkopf.rules.v1.RulesService/Evaluate",
            "grpc.health.v1.Health/Check",
        ] {
            assert_eq!(methods.name(&format!("/{name}")), name);
        }
        assert_eq!(
            methods.name("/doppelkopf.rules.v1.RulesService/Secret"),
            "unknown"
        );
    }
}
