//! Builds the kit again when a file of vectors comes or goes, which `include_dir` alone does
//! not notice.

fn main() {
    println!("cargo::rerun-if-changed=vectors");
}
