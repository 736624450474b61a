#!/bin/sh
# The rustdoc of a stable compiler, allowed to write JSON. Cargo itself must not see the
# variable: build scripts would run anew, and everything after them.
RUSTC_BOOTSTRAP=1 exec rustdoc "$@"
