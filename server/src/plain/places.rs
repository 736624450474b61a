//! The paths of HTTP that `google.api.http` gives to methods.

use std::sync::LazyLock;

use http::Method as Verb;

use crate::descriptors;
use crate::methods::{self, Method};

/// A path of a method.
#[derive(Debug)]
struct Place {
    is_get: bool,
    template: String,
    method: &'static Method,
}

static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let mut places = Vec::new();
    for file in descriptors::files() {
        for service in &file.services {
            for method in &service.methods {
                let path = format!("/{}.{}/{}", file.package, service.name, method.name);
                let Some(found) = methods::find(&path) else {
                    continue;
                };
                places.extend(method.http_rules().into_iter().map(|rule| Place {
                    is_get: !rule.get.is_empty(),
                    template: if rule.get.is_empty() {
                        rule.post
                    } else {
                        rule.get
                    },
                    method: found,
                }));
            }
        }
    }
    places
});

/// What there is at a path.
#[derive(Debug)]
pub(super) enum Found<'p> {
    /// A method whose message is posted.
    Post(&'static Method),
    /// A method whose message is in the path and behind it; these fields are in the path.
    Get(&'static Method, Vec<(&'static str, &'p str)>),
    /// Something that is asked with another method of HTTP.
    Elsewhere(&'static str),
    Nothing,
}

/// What there is at `path`.
pub(super) fn find<'p>(verb: &Verb, path: &'p str) -> Found<'p> {
    let mut elsewhere = None;
    for place in PLACES.iter() {
        let Some(fields) = fields(&place.template, path) else {
            continue;
        };
        match (place.is_get, verb) {
            (true, &Verb::GET) => return Found::Get(place.method, fields),
            (false, &Verb::POST) => return Found::Post(place.method),
            (true, _) => elsewhere = Some("GET"),
            (false, _) => elsewhere = Some("POST"),
        }
    }
    elsewhere.map_or(Found::Nothing, Found::Elsewhere)
}

/// All paths, as they are written in the `.proto` files.
pub(super) fn templates() -> impl Iterator<Item = &'static str> {
    PLACES.iter().map(|place| place.template.as_str())
}

/// The paths of a method, and whether they are for GET.
pub(super) fn of(method: &Method) -> impl Iterator<Item = (bool, &'static str)> {
    let places = PLACES.iter().filter(|it| it.method.number == method.number);
    places.map(|place| (place.is_get, place.template.as_str()))
}

/// The fields in `path`, if it is one of these.
fn fields<'p>(template: &'static str, path: &'p str) -> Option<Vec<(&'static str, &'p str)>> {
    let (mut parts, mut fields) = (path.split('/'), Vec::new());
    for expected in template.split('/') {
        let part = parts.next()?;
        let field = expected
            .strip_prefix('{')
            .and_then(|it| it.strip_suffix('}'));
        match field {
            Some(field) if !part.is_empty() => fields.push((field, part)),
            _ if expected == part => {}
            _ => return None,
        }
    }
    parts.next().is_none().then_some(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_have_fields_in_them() {
        const TEMPLATE: &str = "/v1/rule-sets/{rule_set.name}";
        let found = fields(TEMPLATE, "/v1/rule-sets/vln");
        assert_eq!(found, Some(vec![("rule_set.name", "vln")]));
        for path in [
            "/v1/rule-sets",
            "/v1/rule-sets/",
            "/v1/rule-sets/vln/x",
            "/v2/rule-sets/vln",
        ] {
            assert_eq!(fields(TEMPLATE, path), None, "{path}");
        }
    }
}
