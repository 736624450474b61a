//! The methods that are served, so that logs never repeat what a caller
//! invented.

use std::collections::HashSet;

use prost::Message;

/// A `google.protobuf.FileDescriptorSet`, of which only the names are read. All
/// of it would take some megabytes.
#[derive(Message)]
struct Files {
    #[prost(message, repeated, tag = "1")]
    files: Vec<File>,
}

#[derive(Message)]
struct File {
    #[prost(string, tag = "2")]
    package: String,
    #[prost(message, repeated, tag = "6")]
    services: Vec<Service>,
}

#[derive(Message)]
struct Service {
    #[prost(string, tag = "1")]
    name: String,
    #[prost(message, repeated, tag = "2")]
    methods: Vec<Method>,
}

#[derive(Message)]
struct Method {
    #[prost(string, tag = "1")]
    name: String,
}

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
            .filter_map(|set| Files::decode(set).ok())
            .flat_map(|set| set.files);
        let mut paths = HashSet::new();
        for File { package, services } in files {
            for Service { name, methods } in services {
                let path = |method: Method| format!("/{package}.{name}/{}", method.name);
                paths.extend(methods.into_iter().map(path));
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
