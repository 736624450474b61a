//! Whether a call comes from the page that this service shows.

use std::net::IpAddr;

use http::header::HOST;
use http::uri::Authority;
use http::{HeaderValue, Request};

/// Whether `origin` is that of the page of this service, which `request` comes to.
///
/// A name other than `localhost` is nobody's own: whoever has a name can have it lead here, and
/// then pages from elsewhere would be taken for this one.
pub(crate) fn is_own<B>(request: &Request<B>, origin: &HeaderValue) -> bool {
    let Some(here) = place(request) else {
        return false;
    };
    let origin = origin.to_str().unwrap_or_default();
    let from = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    is_certain(&here) && from.is_some_and(|it| it.eq_ignore_ascii_case(here.as_str()))
}

/// Where `request` was sent to.
fn place<B>(request: &Request<B>) -> Option<Authority> {
    if let Some(place) = request.uri().authority() {
        return Some(place.clone());
    }
    request.headers().get(HOST)?.to_str().ok()?.parse().ok()
}

/// Whether no name server has a say in where this is.
fn is_certain(place: &Authority) -> bool {
    let host = place.host();
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_page_has_the_address_that_is_called() {
        for (host, origin, expected) in [
            ("127.0.0.1:50051", "http://127.0.0.1:50051", true),
            ("localhost:50051", "http://localhost:50051", true),
            ("[::1]:50051", "http://[::1]:50051", true),
            ("192.0.2.7", "https://192.0.2.7", true),
            ("127.0.0.1:50051", "http://127.0.0.1:8080", false),
            ("127.0.0.1:50051", "http://localhost:50051", false),
            ("127.0.0.1:50051", "null", false),
            ("127.0.0.1:50051", "https://127.0.0.1", false),
            (
                "elsewhere.example:50051",
                "http://elsewhere.example:50051",
                false,
            ),
            ("127.0.0.1.example", "http://127.0.0.1.example", false),
        ] {
            let request = Request::builder().header(HOST, host).body(()).unwrap();
            let origin = HeaderValue::from_static(origin);
            assert_eq!(is_own(&request, &origin), expected, "{host} {origin:?}");
        }
        let request = Request::builder().uri("http://127.0.0.1:1/v1/rules");
        let origin = HeaderValue::from_static("http://127.0.0.1:1");
        assert!(is_own(&request.body(()).unwrap(), &origin));
        assert!(!is_own(&Request::new(()), &origin));
    }
}
