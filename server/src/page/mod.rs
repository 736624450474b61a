//! The page: what `web/` is built into, as people see it in a browser.
//!
//! Its files are compressed, so nothing is packed when somebody asks for them. All but the first
//! have the hash of their content in the name, and are kept for good.

mod files;
mod own;

use std::sync::Arc;

use bytes::Bytes;
use http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Request, Response};
use http_body_util::Full;
use tonic::body::Body;

use crate::peer::Peer;
use crate::turned_away::Refusal;
pub(crate) use own::is_own;

/// The page takes all it shows from here, and stands in no page of others.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                      img-src 'self' data:; connect-src 'self'; font-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What is said beside each file.
const HEADERS: [(HeaderName, &str); 7] = [
    (CONTENT_ENCODING, "gzip"),
    (CONTENT_SECURITY_POLICY, POLICY),
    (REFERRER_POLICY, "no-referrer"),
    (VARY, "accept-encoding"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct File {
    name: &'static str,
    packed: &'static [u8],
}

/// The file of the page at `path`, if there is one.
pub(crate) fn at(path: &str) -> Option<File> {
    let wanted = match path {
        "/" => FIRST,
        _ => path.strip_prefix("/page/")?,
    };
    let found = files::FILES.iter().find(|(name, _)| *name == wanted);
    found.map(|&(name, packed)| File { name, packed })
}

/// The file that is the page, and names the others.
const FIRST: &str = "index.html";

impl File {
    /// The file for `peer`, who sends `request`.
    ///
    /// # Errors
    ///
    /// If it is not asked for with GET or HEAD, or by somebody who cannot unpack it.
    pub(crate) fn answer<B>(
        self,
        request: &Request<B>,
        peer: Option<&Arc<Peer>>,
    ) -> Result<Response<Body>, Refusal> {
        if ![Method::GET, Method::HEAD].contains(request.method()) {
            return Err(Refusal::method("GET, HEAD"));
        }
        if !unpacks(request.headers()) {
            return Err(Refusal::packed());
        }
        let bytes = match *request.method() == Method::HEAD {
            true => Bytes::new(),
            false => Bytes::from_static(self.packed),
        };
        let bytes = peer.map_or_else(|| bytes.clone(), |peer| peer.to_read(bytes.clone()));
        let mut response = Response::new(Body::new(Full::new(bytes)));
        let headers = response.headers_mut();
        for (name, value) in HEADERS {
            headers.insert(name, HeaderValue::from_static(value));
        }
        let (kind, kept) = (self.kind(), self.kept());
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
        headers.insert(CONTENT_LENGTH, self.packed.len().into());
        Ok(response)
    }

    fn kind(self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    fn kept(self) -> &'static str {
        match self.name == FIRST {
            true => "no-cache",
            false => "public, max-age=31536000, immutable",
        }
    }
}

/// Whether whoever sends these headers takes what is compressed with gzip.
fn unpacks(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).into_iter();
    let said = values.filter_map(|it| it.to_str().ok());
    said.flat_map(|it| it.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts.find_map(|it| it.strip_prefix("q="));
        let is_wanted = weight.is_none_or(|it| it.parse().is_ok_and(|it: f32| it > 0.0));
        (name.eq_ignore_ascii_case("gzip") || name == "*") && is_wanted
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_unpacks_and_others_say_whether_they_do() {
        for (said, does) in [
            ("gzip, deflate, br, zstd", true),
            ("br;q=1.0, GZIP;q=0.5", true),
            ("*", true),
            ("gzip;q=0", false),
            ("gzip; q=0.0, br", false),
            ("br", false),
            ("identity", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(said));
            assert_eq!(unpacks(&headers), does, "{said}");
        }
        assert!(!unpacks(&HeaderMap::new()));
    }

    #[test]
    fn each_file_has_its_place_and_a_type() {
        assert_eq!(at("/").map(|it| it.name), Some(FIRST));
        for (name, packed) in files::FILES {
            let file = at(&format!("/page/{name}")).unwrap();
            assert_eq!(file.packed, *packed);
            assert!(file.kind().starts_with("text/"), "{name}");
        }
        for path in ["/page", "/page/", "/page/nothing.js", "/index.html", ""] {
            assert!(at(path).is_none(), "{path}");
        }
    }
}
