//! What both sides of a comparison play by.

use doko_reference::options::Options;
use doko_reference::record::Record;

use crate::model::Reference;

/// Engine and reference, playing by the same options.
#[derive(Clone, Debug)]
pub struct Sides {
    /// The options.
    pub(super) options: Options,
    pub(super) reference: Reference,
    /// From which is drawn what is asked beside the moves of a game.
    pub(super) seed: u64,
}

impl Sides {
    /// For this record and everything that it is shrunk to.
    #[must_use]
    pub fn new(options: &Options, record: &Record, reference: Reference) -> Sides {
        let bytes = record.hands.iter().flat_map(|text| text.bytes());
        let seed = bytes.fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        Sides {
            options: options.clone(),
            reference,
            seed,
        }
    }

    /// What the reference takes the options for.
    pub(super) fn taken(&self) -> Options {
        self.reference.takes(&self.options)
    }
}
