//! The files of the page. `npm run build` in `web/` writes this list.

macro_rules! packed {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../page/", $name, ".gz")))),*]
    };
}

/// The name of each file, and its content, compressed.
pub(super) const FILES: &[(&str, &[u8])] = packed! {
    "index.html"
    "main-OSAZIPID.js"
    "part-33RBQ5OZ.js"
    "part-6VQDAZ3R.js"
    "part-AXN73GV3.js"
    "part-DNHGFEQM.js"
    "part-H3ZZSKSD.js"
    "part-MECT4SQ6.js"
    "part-OB5JYP4B.js"
    "part-R6X5CSNM.js"
    "part-SYFEKAYR.js"
    "part-VOFLSXDV.js"
    "part-VREU3UVF.js"
    "style-PTDNTO2S.css"
};
