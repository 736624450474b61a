//! Client of the Doppelkopf rules service.
