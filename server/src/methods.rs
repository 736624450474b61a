//! The methods that are served: their names, so that logs never repeat what a
//! caller invented, and which of them are streams.

use std::collections::HashMap;

use crate::descriptors::{self, File, Service};

/// How many messages there are in each direction of a call.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Shape {
    /// The client sends any number, not one.
    pub(crate) takes_stream: bool,
    /// The server sends any number, not one.
    pub(crate) gives_stream: bool,
}

impl Shape {
    /// Whether a call may stay open as long as it likes.
    pub(crate) fn is_stream(self) -> bool {
        self.takes_stream || self.gives_stream
    }
}

/// All methods of the API, of health and of reflection.
#[derive(Clone, Debug)]
pub(crate) struct Methods {
    /// As in a request: `/package.Service/Method`.
    shapes: HashMap<String, Shape>,
}

impl Methods {
    /// What the descriptors say.
    pub(crate) fn served() -> Self {
        let mut shapes = HashMap::new();
        for File {
            package, services, ..
        } in descriptors::files()
        {
            for Service { name, methods } in services {
                for method in methods {
                    let shape = Shape {
                        takes_stream: method.client_streaming,
                        gives_stream: method.server_streaming,
                    };
                    shapes.insert(format!("/{package}.{name}/{}", method.name), shape);
                }
            }
        }
        Self { shapes }
    }

    /// The method of a path without the leading slash, or `unknown`.
    pub(crate) fn name(&self, path: &str) -> &str {
        self.shapes
            .get_key_value(path)
            .map_or("unknown", |(path, _)| path.trim_start_matches('/'))
    }

    /// The paths of all of them.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.shapes.keys().map(String::as_str)
    }

    /// The shape of the method of a path, unless there is none.
    pub(crate) fn shape(&self, path: &str) -> Option<Shape> {
        self.shapes.get(path).copied()
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

    #[test]
    fn shapes_are_those_of_the_descriptors() {
        let methods = Methods::served();
        for (path, takes_stream, gives_stream) in [
            (
                "doppelkopf.rules.v1.RulesService/ValidateMove",
                false,
                false,
            ),
            ("doppelkopf.rules.v1.RulesService/Evaluate", true, true),
            ("grpc.health.v1.Health/Watch", false, true),
            (
                "grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
                true,
                true,
            ),
            (
                "grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo",
                true,
                true,
            ),
        ] {
            let shape = Shape {
                takes_stream,
                gives_stream,
            };
            assert_eq!(methods.shape(&format!("/{path}")), Some(shape), "{path}");
        }
        assert_eq!(methods.shape("/no.such.Service/Method"), None);
    }
}
