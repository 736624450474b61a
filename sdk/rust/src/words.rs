//! What players are and what they say: [`Seat`], [`Party`], [`Word`],
//! [`Announcement`], [`Extra`].

use std::fmt;
use std::str::FromStr;

use doko_proto::v1;

use crate::named::{Numbered, UnknownName, named};

named! {
    /// A seat of one game, counted from the dealer's left.
    ///
    /// Seats are relative to the deal; [`Seating`](crate::Seating) knows who of
    /// the table sits where.
    closed Seat("seat") of Seat {
        /// The eldest (Vorhand), left of the dealer.
        S1 = Seat1 "1",
        /// Left of seat 1.
        S2 = Seat2 "2",
        /// Left of seat 2.
        S3 = Seat3 "3",
        /// Left of seat 3. At a table of four it deals.
        S4 = Seat4 "4",
    }
}

impl Seat {
    /// The entry of this seat in a list of four, 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat to the left, who plays next.
    #[must_use]
    pub const fn next(self) -> Seat {
        match self {
            Seat::S1 => Seat::S2,
            Seat::S2 => Seat::S3,
            Seat::S3 => Seat::S4,
            Seat::S4 => Seat::S1,
        }
    }

    /// The four seats in playing order, this one first.
    pub const fn in_turn(self) -> [Seat; 4] {
        [
            self,
            self.next(),
            self.next().next(),
            self.next().next().next(),
        ]
    }
}

named! {
    /// A place at the table, which stays with a player for a whole session.
    closed Place("place") of Place {
        /// The place that deals first.
        P1 = Place1 "1",
        /// Left of place 1.
        P2 = Place2 "2",
        /// Left of place 2.
        P3 = Place3 "3",
        /// Left of place 3.
        P4 = Place4 "4",
        /// Left of place 4; at a table of five or more.
        P5 = Place5 "5",
        /// Left of place 5.
        P6 = Place6 "6",
        /// Left of place 6.
        P7 = Place7 "7",
        /// Left of place 7.
        P8 = Place8 "8",
    }
}

named! {
    /// One of the two parties of a game.
    closed Party("party") of Party {
        /// The holders of the queens of clubs, or the soloist.
        Re = Re "re",
        /// Everyone else.
        Kontra = Kontra "kontra",
    }
}

named! {
    /// A special point of a trick.
    closed SpecialPoint("special point") of SpecialPoint {
        /// Fuchs caught.
        Fuchs = Fuchs "fuchs",
        /// A trick of 40 Augen or more.
        Doppelkopf = Doppelkopf "doppelkopf",
        /// Karlchen won the last trick.
        Karlchen = Karlchen "karlchen",
        /// Karlchen caught in the last trick.
        KarlchenCaught = KarlchenCaught "karlchen_caught",
        /// Fuchs won the last trick.
        FuchsLast = FuchsLast "fuchs_last",
        /// Fuchs caught in the last trick, in addition.
        FuchsCaughtLast = FuchsCaughtLast "fuchs_caught_last",
        /// One ten of hearts caught the other.
        Dulle = Dulle "dulle",
        /// A trick of four hearts that are Fehl.
        Herzstich = Herzstich "herzstich",
        /// Gegen die Schweine.
        GegenDieSchweine = GegenDieSchweine "gegen_die_schweine",
        /// Klabautermann.
        Klabautermann = Klabautermann "klabautermann",
        /// Fischauge.
        Fischauge = Fischauge "fischauge",
        /// Gans.
        Gans = Gans "gans",
        /// Kaffeekränzchen.
        Kaffeekraenzchen = Kaffeekraenzchen "kaffeekraenzchen",
    }
}

named! {
    /// An announced solo.
    closed Solo("solo") of Solo {
        /// Karo-Solo: trumps as in a Normalspiel.
        Karo = Karo "karo",
        /// Kreuz-Solo: clubs in place of diamonds.
        Kreuz = Kreuz "kreuz",
        /// Pik-Solo: spades in place of diamonds.
        Pik = Pik "pik",
        /// Herz-Solo: hearts in place of diamonds.
        Herz = Herz "herz",
        /// Damensolo: the queens are trump.
        Damen = Damen "damen",
        /// Bubensolo: the jacks are trump.
        Buben = Buben "buben",
        /// Königsolo: the kings are trump.
        Koenige = Koenige "koenige",
        /// Fleischloser: no trumps.
        Fleischlos = Fleischlos "fleischlos",
        /// Queens above jacks.
        DamenBuben = DamenBuben "damen_buben",
        /// Kings above jacks.
        KoenigeBuben = KoenigeBuben "koenige_buben",
        /// Kings above queens.
        KoenigeDamen = KoenigeDamen "koenige_damen",
        /// Köhler: kings above queens above jacks.
        Koehler = Koehler "koehler",
    }
}

named! {
    /// Which trick finds the partner of a Hochzeit: the first of this class that
    /// another seat wins.
    closed HochzeitSelector("way to find a partner") of HochzeitSelector {
        /// Any trick.
        Any = Any "any",
        /// A trick led with Fehl.
        Fehl = Fehl "fehl",
        /// A trick led with a trump.
        Trumpf = Trumpf "trumpf",
        /// A trick led with Fehl of clubs.
        Kreuz = Kreuz "kreuz",
        /// A trick led with Fehl of spades.
        Pik = Pik "pik",
        /// A trick led with Fehl of hearts.
        Herz = Herz "herz",
    }
}

named! {
    /// An announcement. Re and Kontra are Ansagen, the others Absagen, in rising
    /// order.
    closed Announcement("announcement") of Announcement {
        /// Re.
        Re = Re "re",
        /// Kontra.
        Kontra = Kontra "kontra",
        /// Keine 90: the other party stays below 90 Augen.
        Keine90 = Keine90 "keine_90",
        /// Keine 60: the other party stays below 60 Augen.
        Keine60 = Keine60 "keine_60",
        /// Keine 30: the other party stays below 30 Augen.
        Keine30 = Keine30 "keine_30",
        /// Schwarz: the other party wins no trick.
        Schwarz = Schwarz "schwarz",
    }
}

named! {
    /// The kind of an open Pflichtsolo, where a rule set tells kinds apart.
    closed PflichtsoloSlot("kind of Pflichtsolo") of PflichtsoloSlot {
        /// Any solo fills it.
        Free = Free "free",
        /// A Farbsolo fills it.
        Color = Color "color",
        /// A picture solo fills it.
        Picture = Picture "picture",
    }
}

/// Something said up to the contract.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[non_exhaustive]
pub enum Word {
    /// No Vorbehalt; after an unnamed Vorbehalt it takes that back.
    Gesund,
    /// A Vorbehalt that is not named yet.
    Vorbehalt,
    /// Yes, to the category that this seat is asked for.
    Yes,
    /// No, to the category that this seat is asked for.
    No,
    /// Hochzeit.
    Hochzeit(HochzeitSelector),
    /// A solo. Whether it is a Pflichtsolo follows from the context.
    Solo(Solo),
    /// Armut: cards are to be pushed.
    Armut,
    /// The hand is thrown in.
    Throw,
    /// Schweine, or a pair above them, which the record names beside the word.
    Schweine,
    /// A bid for the solo named before. Its height, 0 to 5, stands beside the word.
    Bid,
    /// No higher bid.
    Pass,
    /// The poor player pushes cards.
    ArmutPush,
    /// The asked seat takes the pushed cards.
    ArmutAccept,
    /// The asked seat does not take them.
    ArmutRefuse,
    /// The acceptor gives cards back.
    ArmutReturn,
}

/// Every word with its number and its name.
#[rustfmt::skip]
const WORDS: &[(Word, v1::SaidWord, &str)] = &[
    (Word::Gesund, v1::SaidWord::Gesund, "gesund"),
    (Word::Vorbehalt, v1::SaidWord::Vorbehalt, "vorbehalt"),
    (Word::Yes, v1::SaidWord::Yes, "yes"),
    (Word::No, v1::SaidWord::No, "no"),
    (Word::Hochzeit(HochzeitSelector::Any), v1::SaidWord::Hochzeit, "hochzeit"),
    (Word::Hochzeit(HochzeitSelector::Fehl), v1::SaidWord::HochzeitFehl, "hochzeit_fehl"),
    (Word::Hochzeit(HochzeitSelector::Trumpf), v1::SaidWord::HochzeitTrumpf, "hochzeit_trumpf"),
    (Word::Hochzeit(HochzeitSelector::Kreuz), v1::SaidWord::HochzeitKreuz, "hochzeit_kreuz"),
    (Word::Hochzeit(HochzeitSelector::Pik), v1::SaidWord::HochzeitPik, "hochzeit_pik"),
    (Word::Hochzeit(HochzeitSelector::Herz), v1::SaidWord::HochzeitHerz, "hochzeit_herz"),
    (Word::Solo(Solo::Karo), v1::SaidWord::SoloKaro, "solo_karo"),
    (Word::Solo(Solo::Kreuz), v1::SaidWord::SoloKreuz, "solo_kreuz"),
    (Word::Solo(Solo::Pik), v1::SaidWord::SoloPik, "solo_pik"),
    (Word::Solo(Solo::Herz), v1::SaidWord::SoloHerz, "solo_herz"),
    (Word::Solo(Solo::Damen), v1::SaidWord::SoloDamen, "solo_damen"),
    (Word::Solo(Solo::Buben), v1::SaidWord::SoloBuben, "solo_buben"),
    (Word::Solo(Solo::Koenige), v1::SaidWord::SoloKoenige, "solo_koenige"),
    (Word::Solo(Solo::Fleischlos), v1::SaidWord::SoloFleischlos, "solo_fleischlos"),
    (Word::Solo(Solo::DamenBuben), v1::SaidWord::SoloDamenBuben, "solo_damen_buben"),
    (Word::Solo(Solo::KoenigeBuben), v1::SaidWord::SoloKoenigeBuben, "solo_koenige_buben"),
    (Word::Solo(Solo::KoenigeDamen), v1::SaidWord::SoloKoenigeDamen, "solo_koenige_damen"),
    (Word::Solo(Solo::Koehler), v1::SaidWord::SoloKoehler, "solo_koehler"),
    (Word::Armut, v1::SaidWord::Armut, "armut"),
    (Word::Throw, v1::SaidWord::Throw, "throw"),
    (Word::Schweine, v1::SaidWord::Schweine, "schweine"),
    (Word::Bid, v1::SaidWord::Bid, "bid"),
    (Word::Pass, v1::SaidWord::Pass, "pass"),
    (Word::ArmutPush, v1::SaidWord::ArmutPush, "armut_push"),
    (Word::ArmutAccept, v1::SaidWord::ArmutAccept, "armut_accept"),
    (Word::ArmutRefuse, v1::SaidWord::ArmutRefuse, "armut_refuse"),
    (Word::ArmutReturn, v1::SaidWord::ArmutReturn, "armut_return"),
];

/// Something that happens after the contract besides cards.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[non_exhaustive]
pub enum Extra {
    /// An announcement.
    Announce(Announcement),
    /// Schweine, before the first card or right before the card they are declared with, or
    /// a pair above them, which the record names beside the word.
    Schweine,
    /// Genscher, right before the king of diamonds. The named partner stands beside the word.
    Genscher,
    /// The soloist claims all remaining tricks.
    ClaimRest,
    /// The soloist gives up all remaining tricks.
    Surrender,
}

/// Every extra with its number and its name.
#[rustfmt::skip]
const EXTRAS: &[(Extra, v1::ExtraWord, &str)] = &[
    (Extra::Announce(Announcement::Re), v1::ExtraWord::Re, "re"),
    (Extra::Announce(Announcement::Kontra), v1::ExtraWord::Kontra, "kontra"),
    (Extra::Announce(Announcement::Keine90), v1::ExtraWord::Keine90, "keine_90"),
    (Extra::Announce(Announcement::Keine60), v1::ExtraWord::Keine60, "keine_60"),
    (Extra::Announce(Announcement::Keine30), v1::ExtraWord::Keine30, "keine_30"),
    (Extra::Announce(Announcement::Schwarz), v1::ExtraWord::Schwarz, "schwarz"),
    (Extra::Schweine, v1::ExtraWord::Schweine, "schweine"),
    (Extra::Genscher, v1::ExtraWord::Genscher, "genscher"),
    (Extra::ClaimRest, v1::ExtraWord::ClaimRest, "claim_rest"),
    (Extra::Surrender, v1::ExtraWord::Surrender, "surrender"),
];

/// What both tables of words offer.
macro_rules! words {
    ($Name:ident, $what:literal, $TABLE:ident) => {
        impl $Name {
            /// Every value, in order.
            pub fn all() -> impl Iterator<Item = $Name> {
                $TABLE.iter().map(|&(value, _, _)| value)
            }

            /// The name in text.
            pub fn name(self) -> &'static str {
                $TABLE
                    .iter()
                    .find(|row| row.0 == self)
                    .map_or("unknown", |row| row.2)
            }
        }

        impl Numbered for $Name {
            fn from_number(number: i32) -> Option<$Name> {
                $TABLE
                    .iter()
                    .find(|row| i32::from(row.1) == number)
                    .map(|row| row.0)
            }

            fn number(self) -> i32 {
                $TABLE
                    .iter()
                    .find(|row| row.0 == self)
                    .map_or(0, |row| row.1.into())
            }
        }

        impl FromStr for $Name {
            type Err = UnknownName;

            fn from_str(text: &str) -> Result<$Name, UnknownName> {
                let row = $TABLE.iter().find(|row| row.2 == text);
                row.map(|row| row.0).ok_or_else(|| UnknownName {
                    what: $what,
                    text: text.to_owned(),
                })
            }
        }

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

words!(Word, "word of the Vorbehalte", WORDS);
words!(Extra, "announcement or claim", EXTRAS);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_hold_every_number_once() {
        let numbers: Vec<i32> = Word::all().map(Numbered::number).collect();
        assert_eq!(numbers, (1..=31).collect::<Vec<i32>>());
        assert!(v1::SaidWord::try_from(32).is_err());
        let numbers: Vec<i32> = Extra::all().map(Numbered::number).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<i32>>());
        assert!(v1::ExtraWord::try_from(11).is_err());
    }

    #[test]
    fn every_selector_and_every_solo_can_be_said() {
        for &selector in HochzeitSelector::ALL {
            assert!(Word::all().any(|word| word == Word::Hochzeit(selector)));
        }
        for &solo in Solo::ALL {
            assert_eq!(Word::Solo(solo).name(), format!("solo_{solo}"));
        }
        for &announcement in Announcement::ALL {
            assert_eq!(Extra::Announce(announcement).name(), announcement.name());
        }
    }

    #[test]
    fn names_read_as_they_are_written() {
        for word in Word::all() {
            assert_eq!(word.name().parse(), Ok(word));
        }
        for extra in Extra::all() {
            assert_eq!(extra.name().parse(), Ok(extra));
        }
        assert_eq!("3".parse(), Ok(Seat::S3));
        assert!("5".parse::<Seat>().is_err());
    }

    #[test]
    fn seats_go_round() {
        assert_eq!(Seat::S3.in_turn(), [Seat::S3, Seat::S4, Seat::S1, Seat::S2]);
        assert_eq!(Seat::S4.index(), 3);
    }
}
