//! What is said of hands that are not known, against hands and deals one by one.

mod ask;
mod classes;
mod demand;
mod doubt;
mod exchange;
mod fill;
mod hands;
mod judged;
mod pairs;
mod record;
mod sight;
mod standing;
mod variants;

use std::vec::Vec;

pub(super) use hands::known;

use super::*;
use crate::card::Card;
use crate::draw::Draw;
use crate::word::Word;
