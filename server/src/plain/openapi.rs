//! The description of the API for programs that speak HTTP: OpenAPI 3.1, made of the
//! descriptors.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use bytes::Bytes;
use serde_json::{Map, Value, json};

use super::places;
use crate::methods::{self, Family, Method};
use crate::schema::{EnumId, Field, Kind, Message, MessageId, SCHEMA};

/// Where it is.
pub(super) const PATH: &str = "/openapi.json";

/// What the names of almost all types begin with.
const PACKAGE: &str = "doppelkopf.rules.v1.";

/// The text, which is put together when somebody asks for it first.
pub(super) static TEXT: LazyLock<Bytes> = LazyLock::new(|| document().to_string().into());

fn document() -> Value {
    let mut schemas = Schemas::default();
    let mut paths = BTreeMap::<String, Value>::new();
    let all = methods::all().into_iter();
    for method in all.filter(|it| it.family() == Family::Rules && !it.is_stream()) {
        let (service, name) = names(method);
        let id = format!("{service}_{name}");
        let operation = posted(method, &id, &mut schemas);
        add(&mut paths, method.path(), "post", operation);
        for (place, (is_get, template)) in places::of(method).enumerate() {
            let again = if place == 0 { "" } else { "Again" };
            let id = format!("{name}{again}");
            let (verb, operation) = match is_get {
                true => ("get", got(method, &id, template, &mut schemas)),
                false => ("post", posted(method, &id, &mut schemas)),
            };
            add(&mut paths, template, verb, operation);
        }
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Doko Rules",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Questions about the rules of Doppelkopf. Fields have their names in \
                camel case or in snake case, and the names of values may lack their prefix: \
                `SA` is `CARD_SA`. An unknown field is refused.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas.all(),
            "responses": {"Error": {
                "description": "The request cannot be read or answered.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
            }},
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"key": []}],
    })
}

fn add(paths: &mut BTreeMap<String, Value>, path: &str, verb: &str, operation: Value) {
    let item = paths.entry(path.to_owned()).or_insert_with(|| json!({}));
    set(item, verb, operation);
}

/// Sets a field of an object.
fn set(object: &mut Value, name: &str, value: Value) {
    if let Some(fields) = object.as_object_mut() {
        fields.insert(name.to_owned(), value);
    }
}

/// The service of a method, and its own name.
fn names(method: &Method) -> (&str, &str) {
    let (service, name) = method.name().split_once('/').unwrap_or_default();
    (service.rsplit('.').next().unwrap_or(service), name)
}

fn posted(method: &Method, id: &str, schemas: &mut Schemas) -> Value {
    let question = schemas.message(method.question);
    let mut operation = answered(method, id, schemas);
    let body = json!({
        "required": true,
        "content": {"application/json": {"schema": question}},
    });
    set(&mut operation, "requestBody", body);
    operation
}

fn got(method: &Method, id: &str, template: &str, schemas: &mut Schemas) -> Value {
    let mut parameters = Vec::new();
    for field in &SCHEMA.message(method.question).fields {
        let Kind::Message(inner) = field.kind else {
            parameters.push(parameter(&field.name, field, template, schemas));
            continue;
        };
        // What is deeper is better posted.
        for it in &SCHEMA.message(inner).fields {
            if !matches!(it.kind, Kind::Message(_)) {
                let name = format!("{}.{}", field.name, it.name);
                parameters.push(parameter(&name, it, template, schemas));
            }
        }
    }
    let mut operation = answered(method, id, schemas);
    set(&mut operation, "parameters", parameters.into());
    operation
}

fn parameter(name: &str, field: &Field, template: &str, schemas: &mut Schemas) -> Value {
    let is_in_path = template.contains(&format!("{{{name}}}"));
    json!({
        "name": name,
        "in": if is_in_path { "path" } else { "query" },
        "required": is_in_path,
        "schema": schemas.field(field),
    })
}

fn answered(method: &Method, id: &str, schemas: &mut Schemas) -> Value {
    json!({
        "operationId": id,
        "tags": [names(method).0],
        "responses": {
            "200": {
                "description": "The answer.",
                "content": {"application/json": {"schema": schemas.message(method.answer)}},
            },
            "default": {"$ref": "#/components/responses/Error"},
        },
    })
}

/// The types that are referred to.
#[derive(Default)]
struct Schemas {
    known: BTreeSet<String>,
    schemas: Map<String, Value>,
}

impl Schemas {
    fn all(mut self) -> Map<String, Value> {
        let any = json!({
            "type": "object",
            "properties": {
                "type": {"type": "string"},
                "value": {"type": "string", "contentEncoding": "base64"},
                "debug": {"type": "object"},
            },
        });
        let error = json!({
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string"},
                "message": {"type": "string"},
                "details": {"type": "array", "items": any},
            },
        });
        self.schemas.insert("Error".to_owned(), error);
        self.schemas
    }

    /// Refers to a message.
    fn message(&mut self, id: MessageId) -> Value {
        let message = SCHEMA.message(id);
        match message.name.as_str() {
            "google.protobuf.Duration" => return json!({"type": "string"}),
            "google.protobuf.Any" => {
                let kind = json!({"@type": {"type": "string"}});
                return json!({"type": "object", "properties": kind, "required": ["@type"]});
            }
            _ => {}
        }
        let name = short(&message.name);
        if self.known.insert(name.to_owned()) {
            let fields = message.fields.iter();
            let fields = fields.map(|it| (it.json_name.clone(), self.field(it)));
            let properties: Map<_, _> = fields.collect();
            let mut schema = json!({"type": "object", "properties": properties});
            if let Some(choices) = choices(message) {
                set(&mut schema, "description", choices.into());
            }
            self.schemas.insert(name.to_owned(), schema);
        }
        reference(name)
    }

    fn field(&mut self, field: &Field) -> Value {
        let of_one = match field.kind {
            Kind::Message(id) if SCHEMA.message(id).is_entry => {
                return json!({"type": "object", "additionalProperties": {"type": "string"}});
            }
            Kind::Message(id) => self.message(id),
            Kind::Enum(id) => self.named_numbers(id),
            Kind::Bool => json!({"type": "boolean"}),
            Kind::Int32 | Kind::Sint32 => json!({"type": "integer", "format": "int32"}),
            Kind::Uint32 => json!({"type": "integer", "minimum": 0, "maximum": u32::MAX}),
            Kind::Int64 => json!({"type": "string", "format": "int64"}),
            Kind::Text => json!({"type": "string"}),
            Kind::Bytes => json!({"type": "string", "contentEncoding": "base64"}),
            Kind::Other => json!({}),
        };
        match field.is_repeated {
            true => json!({"type": "array", "items": of_one}),
            false => of_one,
        }
    }

    fn named_numbers(&mut self, id: EnumId) -> Value {
        let it = SCHEMA.named_numbers(id);
        if self.known.insert(it.name.clone()) {
            let names: Vec<_> = it.values.iter().map(|(_, name)| name.as_str()).collect();
            let schema = json!({"type": "string", "enum": names});
            self.schemas.insert(it.name.clone(), schema);
        }
        reference(&it.name)
    }
}

/// Which fields exclude each other.
fn choices(message: &Message) -> Option<String> {
    let mut groups = BTreeMap::<i32, Vec<&str>>::new();
    for field in &message.fields {
        if let Some(oneof) = field.oneof {
            groups.entry(oneof).or_default().push(&field.json_name);
        }
    }
    let groups = groups.into_values().filter(|it| it.len() > 1);
    let lines = groups.map(|it| format!("At most one of {} is set.", it.join(", ")));
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

fn short(name: &str) -> &str {
    name.strip_prefix(PACKAGE).unwrap_or(name)
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}
