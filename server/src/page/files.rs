//! The files of the page. `npm run build` in `web/` writes this list.

macro_rules! packed {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../page/", $name, ".gz")))),*]
    };
}

/// The name of each file, and its content, compressed.
pub(super) const FILES: &[(&str, &[u8])] = packed! {
    "index.html"
    "main-UWSXILRZ.js"
    "part-33RBQ5OZ.js"
    "part-44PKP6S7.js"
    "part-DNHGFEQM.js"
    "part-F5T73AKE.js"
    "part-H3ZZSKSD.js"
    "part-OB5JYP4B.js"
    "part-SYFEKAYR.js"
    "part-UVBXMU7Z.js"
    "part-VLOJVFCA.js"
    "part-VOFLSXDV.js"
    "part-XU7G47J4.js"
    "style-PTDNTO2S.css"
};
