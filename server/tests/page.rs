//! The page for people: who sees it, how it is sent, and what it may ask.

#![expect(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod common;

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use common::credential::entry;
use common::curl::{Heard, JSON, get, http, post};
use common::file::File;
use common::start;
use doko_server::{Access, Config, Page, Switch, Web};

const UNPACKS: &str = "accept-encoding: gzip, deflate, br\r\n";
const LIST: &str = "/doppelkopf.rules.v1.RuleSetService/ListRuleSets";

/// What the service is built with.
fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let found = fs::read_dir(folder).unwrap();
    found.map(|it| it.unwrap().path()).collect()
}

fn with(page: Page) -> Config {
    let web = Web {
        page,
        ..Web::default()
    };
    Config {
        web,
        ..Config::on_a_free_port()
    }
}

async fn seen(address: SocketAddr, path: &str) -> Heard {
    http(address, "GET", path, UNPACKS, b"").await
}

#[tokio::test]
async fn whoever_is_here_sees_every_file_of_the_page() {
    let server = start(&Config::on_a_free_port());
    let first = seen(server.address(), "/").await;
    assert_eq!(first.status, 200);
    for said in [
        "content-type: text/html; charset=utf-8\r\n",
        "content-encoding: gzip\r\n",
        "vary: accept-encoding\r\n",
        "cache-control: no-cache\r\n",
        "x-content-type-options: nosniff\r\n",
        "referrer-policy: no-referrer\r\n",
        "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; ",
        "frame-ancestors 'none'\r\n",
    ] {
        assert!(first.head.contains(said), "{said}: {}", first.head);
    }
    let mut kinds = Vec::new();
    for file in files() {
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        let heard = seen(server.address(), &format!("/page/{name}")).await;
        assert_eq!(heard.status, 200, "{name}");
        assert_eq!(heard.body, fs::read(&file).unwrap(), "{name}");
        if name == "index.html" {
            assert_eq!(heard.body, first.body);
        } else {
            assert!(heard.head.contains("immutable\r\n"), "{}", heard.head);
        }
        kinds.push(name.rsplit('.').next().unwrap().to_owned());
    }
    for kind in ["html", "js", "css"] {
        assert!(kinds.iter().any(|it| it == kind), "{kind}");
    }
    server.stop().await;
}

#[tokio::test]
async fn it_is_asked_for_as_browsers_do() {
    let server = start(&Config::on_a_free_port());
    let whole = seen(server.address(), "/").await;
    let head = http(server.address(), "HEAD", "/", UNPACKS, b"").await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    let length = format!("content-length: {}\r\n", whole.body.len());
    assert!(head.head.contains(&length), "{}", head.head);

    let posted = post(server.address(), "/", "{}").await;
    assert_eq!(posted.status, 405);
    assert!(
        posted.head.contains("allow: get, head\r\n"),
        "{}",
        posted.head
    );

    let packed = get(server.address(), "/").await;
    assert_eq!(packed.status, 406);
    assert!(
        packed.error().1.contains("--compressed"),
        "{}",
        packed.text()
    );

    let nothing = seen(server.address(), "/page/nothing.js").await;
    assert_eq!(nothing.status, 404);
    server.stop().await;
}

/// The page needs no origin on a list; pages from elsewhere do.
#[tokio::test]
async fn it_may_ask_the_service_it_came_from() {
    for (page, origin, status) in [
        (Page::Auto, "http://localhost", 200),
        (Page::Auto, "http://localhost:1", 403),
        (Page::Auto, "https://elsewhere.example", 403),
        (Page::Off, "http://localhost", 403),
    ] {
        let server = start(&with(page));
        let headers = format!("{JSON}origin: {origin}\r\n");
        let heard = http(server.address(), "POST", LIST, &headers, b"{}").await;
        assert_eq!(heard.status, status, "{page} {origin}");
        let is_allowed = heard.head.contains("access-control-allow-origin");
        assert!(!is_allowed, "a browser asks nobody about the own origin");
        server.stop().await;
    }
}

#[tokio::test]
async fn it_is_shown_as_the_setting_says() {
    let everywhere = |page| {
        let mut config = with(page);
        config.address = "0.0.0.0:0".parse().unwrap();
        config.access.allow_anonymous = Switch::On;
        config
    };
    for (config, status) in [
        (with(Page::On), 200),
        (with(Page::Off), 404),
        (everywhere(Page::Auto), 404),
        (everywhere(Page::On), 200),
    ] {
        let server = start(&config);
        let here = SocketAddr::from(([127, 0, 0, 1], server.address().port()));
        assert_eq!(seen(here, "/").await.status, status, "{:?}", config.web);
        server.stop().await;
    }
}

#[tokio::test]
async fn everybody_may_see_it_where_calls_need_a_key() {
    let file = File::new("keys", entry("somebody", "doko_0123456789abcdef"));
    let server = start(&Config {
        access: Access {
            api_keys: Some(file.path().to_path_buf()),
            ..Access::default()
        },
        web: Web {
            page: Page::On,
            ..Web::default()
        },
        ..Config::on_a_free_port()
    });
    assert_eq!(seen(server.address(), "/").await.status, 200);
    assert_eq!(post(server.address(), LIST, "{}").await.status, 401);
    server.stop().await;
}
