//! The description of the API for programs that speak HTTP. `cargo xtask test --only python` has
//! a validator read it.

mod common;

use std::collections::BTreeSet;

use common::credential::entry;
use common::curl::{get, http, post};
use common::file::File;
use common::start;
use doko_server::{Access, Config, OpenServices, Switch};
use serde_json::{Value, json};

const PATH: &str = "/openapi.json";

/// Everything to which a part of the document refers.
fn references<'d>(part: &'d Value, found: &mut BTreeSet<&'d str>) {
    match part {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                found.insert(reference);
            }
            fields.values().for_each(|it| references(it, found));
        }
        Value::Array(elements) => elements.iter().for_each(|it| references(it, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn the_description_is_whole() {
    let server = start(&Config::on_a_free_port());
    let heard = get(server.address(), PATH).await;
    assert_eq!(heard.status, 200);
    assert!(heard.head.contains("content-type: application/json\r\n"));
    let document = heard.json();
    assert_eq!(document["openapi"], "3.1.0");
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 200, "{}", found.len());
    for reference in found {
        let place = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(place).is_some(), "{reference} is nowhere");
    }
    server.stop().await;
}

/// Every operation that is described is answered, and no two have the same name.
#[tokio::test]
async fn what_is_described_is_answered() {
    let server = start(&Config::on_a_free_port());
    let document = get(server.address(), PATH).await.json();
    let mut names = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (verb, operation) in item.as_object().unwrap() {
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name.to_owned()), "{name} is there twice");
            let mut asked = path.clone();
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let name = parameter["name"].as_str().unwrap();
                let in_path = format!("{{{name}}}");
                let is_in_path = parameter["in"] == "path";
                assert_eq!(path.contains(&in_path), is_in_path, "{path} {name}");
                asked = asked.replace(&in_path, "vln");
            }
            assert!(!asked.contains('{'), "{asked}");
            let heard = match verb.as_str() {
                "get" => get(server.address(), &asked).await,
                _ => post(server.address(), &asked, "{}").await,
            };
            assert!(
                [200, 400].contains(&heard.status),
                "{verb} {asked}: {}",
                heard.text()
            );
        }
    }
    assert_eq!(
        names.len(),
        17 + 19,
        "methods by name, and by paths of their own"
    );
    server.stop().await;
}

/// It is told as reflection is.
#[tokio::test]
async fn who_may_not_reflect_may_not_read_it() {
    let file = File::new("keys", entry("somebody", "doko_0123456789abcdef"));
    let key = "authorization: Bearer doko_0123456789abcdef\r\n";
    for (reflection, is_open, without, with) in [
        (Switch::On, false, 401, 200),
        (Switch::On, true, 200, 200),
        (Switch::Off, false, 401, 404),
    ] {
        let open_services = match is_open {
            true => "reflection".parse().unwrap(),
            false => OpenServices::default(),
        };
        let access = Access {
            api_keys: Some(file.path().to_path_buf()),
            open_services,
            ..Access::default()
        };
        let server = start(&Config {
            access,
            reflection,
            ..Config::on_a_free_port()
        });
        for (headers, status) in [("", without), (key, with)] {
            let heard = http(server.address(), "GET", PATH, headers, b"").await;
            assert_eq!(heard.status, status, "{reflection:?} {is_open} `{headers}`");
        }
        server.stop().await;
    }
    let server = start(&Config::on_a_free_port());
    let posted = post(server.address(), PATH, &json!({}).to_string()).await;
    assert_eq!(posted.status, 405);
    server.stop().await;
}
