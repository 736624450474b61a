//! The files of the page. `npm run build` in `web/` writes this list.

macro_rules! packed {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../page/", $name, ".gz")))),*]
    };
}

/// The name of each file, and its content, compressed.
pub(super) const FILES: &[(&str, &[u8])] = packed! {
    "index.html"
    "main-OYWCU7BX.js"
    "part-5T437GBX.js"
    "part-DNHGFEQM.js"
    "part-DTZMVEMS.js"
    "part-EL3KS2NZ.js"
    "part-ERBLWEGQ.js"
    "part-H6AU6UYN.js"
    "part-IL6KSUQE.js"
    "part-IZ44BCKR.js"
    "part-OB5JYP4B.js"
    "part-U3MRV4A6.js"
    "part-XQIQUYPP.js"
    "style-PTDNTO2S.css"
};
