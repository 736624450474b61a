//! The API `doppelkopf.rules.v1` as Rust types.
//!
//! The `.proto` files beside this crate are the source; the code is generated
//! from them by `cargo xtask generate` and checked in, so that a build needs
//! no protobuf compiler. All documentation of a message is in its `.proto`
//! file and is repeated here.
//!
//! - [`v1`] holds the messages. With the feature `grpc` it also holds a client
//!   and a server module for each service, such as `rules_service_client`.
//! - [`google_rpc`] holds `google.rpc.Status` and the details that it carries.
//! - [`options`] describes the options of a rule set one by one.
//! - [`FILE_DESCRIPTOR_SET`] describes all of it, for reflection and for JSON.
//!
//! Enum fields are plain numbers in a message, because a sender may use a
//! newer version of the API. An unknown number is not an error here; whoever
//! reads the message decides.
//!
//! # Example
//!
//! May seat 2 play the ace of spades on the ace of clubs?
//!
//! ```
//! use doko_proto::v1;
//! use prost::Message as _;
//!
//! let record = v1::GameRecord {
//!     rule_set: Some(v1::RuleSetRef {
//!         source: Some(v1::rule_set_ref::Source::Name("ddv-tsr".to_owned())),
//!         ..Default::default()
//!     }),
//!     said_seats: vec![1, 2, 3, 4],
//!     said_words: vec![v1::SaidWord::Gesund.into(); 4],
//!     plays: vec![v1::Card::Ca.into()],
//!     ..Default::default()
//! };
//! let mut request = v1::ValidateMoveRequest {
//!     record: Some(record),
//!     ..Default::default()
//! };
//! request.set_seat(v1::Seat::Seat2);
//! request.set_card(v1::Card::Sa);
//!
//! let bytes = request.encode_to_vec();
//! assert_eq!(v1::ValidateMoveRequest::decode(bytes.as_slice()), Ok(request));
//! ```

mod names;
mod option;
pub mod options;
mod values;

pub use names::Names;

// The grouping follows the protobuf packages, which is what the generated
// paths between them expect.
#[allow(
    missing_docs,
    unreachable_pub,
    unused_qualifications,
    clippy::all,
    clippy::pedantic,
    clippy::allow_attributes_without_reason,
    clippy::wildcard_enum_match_arm,
    rustdoc::invalid_html_tags,
    reason = "generated code; its comments and its form come from the .proto files"
)]
mod generated {
    pub mod options;
    pub mod doppelkopf {
        pub mod rules {
            pub mod v1 {
                include!("generated/doppelkopf.rules.v1.rs");
            }
        }
    }
    pub mod google {
        pub mod rpc {
            include!("generated/google.rpc.rs");
        }
    }
}

#[doc(inline)]
pub use generated::doppelkopf::rules::v1;
#[doc(inline)]
pub use generated::google::rpc as google_rpc;

/// The encoded `google.protobuf.FileDescriptorSet` of the API and of
/// everything it imports, with all options and without comments.
pub const FILE_DESCRIPTOR_SET: &[u8] = include_bytes!("generated/descriptor.bin");
