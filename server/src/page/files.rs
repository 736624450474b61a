//! The files of the page. `npm run build` in `web/` writes this list.

macro_rules! packed {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../page/", $name, ".gz")))),*]
    };
}

/// The name of each file, and its content, compressed.
pub(super) const FILES: &[(&str, &[u8])] = packed! {
    "index.html"
    "main-UAGXYC4O.js"
    "part-2QZPTWLJ.js"
    "part-A6IPNWVJ.js"
    "part-AOS7VOXT.js"
    "part-IE63U42U.js"
    "part-MZXMKC3H.js"
    "part-N5RJPVTK.js"
    "part-RUK26XDV.js"
    "style-5SFBLC4E.css"
};
