//! Every result that a game can have, as counts that are to be settled.

use doko_reference::cards::hand_size;
use doko_reference::contract::Party;
use doko_reference::options::{Options, Solo};
use doko_reference::scoring::{Counts, Scored};
use doko_reference::winning::Tally;

/// What a game counts as.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Contract {
    /// Two against two.
    Normalspiel,
    /// An announced solo.
    Solo(Solo),
    /// STILL-3.
    StilleHochzeit,
    /// WED-8.
    FailedHochzeit,
}

impl Contract {
    /// All that a rule set has.
    pub(super) fn all(options: &Options) -> Vec<Contract> {
        let soli = options.solos.iter().map(|solo| Contract::Solo(*solo));
        let alone = [Contract::StilleHochzeit, Contract::FailedHochzeit];
        let first = std::iter::once(Contract::Normalspiel);
        first.chain(soli).chain(alone).collect()
    }

    /// Its name in a table.
    pub(super) fn text(self) -> String {
        match self {
            Contract::Normalspiel => "Normalspiel, Hochzeit with a partner, Armut".to_owned(),
            Contract::Solo(solo) => format!("solo {}", solo.text()),
            Contract::StilleHochzeit => "stille Hochzeit".to_owned(),
            Contract::FailedHochzeit => "Hochzeit without a partner".to_owned(),
        }
    }

    fn scored(self) -> Scored {
        match self {
            Contract::Normalspiel => Scored::TwoAgainstTwo,
            Contract::Solo(solo) => Scored::Solo(solo),
            Contract::StilleHochzeit | Contract::FailedHochzeit => Scored::Alone,
        }
    }

    /// The seats of Re in every result.
    pub(super) fn re(self) -> Vec<usize> {
        match self {
            Contract::Normalspiel => vec![0, 2],
            Contract::Solo(_) | Contract::StilleHochzeit | Contract::FailedHochzeit => vec![1],
        }
    }
}

/// What stands of one party.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Said {
    /// Whether its Ansage does.
    pub(super) ansage: bool,
    /// MOD-5: its level.
    pub(super) level: usize,
}

impl Said {
    /// What can stand where an Absage needs an Ansage: nothing to schwarz.
    pub(super) const WITH_ANSAGE: [Said; 6] = [
        Said::new(false, 0),
        Said::new(true, 1),
        Said::new(true, 2),
        Said::new(true, 3),
        Said::new(true, 4),
        Said::new(true, 5),
    ];

    /// The Absagen without an Ansage, of rule sets that have such.
    pub(super) const WITHOUT_ANSAGE: [Said; 4] = [
        Said::new(false, 2),
        Said::new(false, 3),
        Said::new(false, 4),
        Said::new(false, 5),
    ];

    const fn new(ansage: bool, level: usize) -> Said {
        Said { ansage, level }
    }
}

/// What stands of both parties, and whose Ansage came first.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Announced {
    /// Re and Kontra.
    pub(super) said: [Said; 2],
    /// Who was the first of two Ansagen.
    pub(super) first: Party,
}

impl Announced {
    /// Both orders where there are two Ansagen, else one.
    pub(super) fn orders(said: [Said; 2]) -> impl Iterator<Item = Announced> {
        let both = said.iter().all(|it| it.ansage);
        let first = [Party::Re, Party::Kontra].into_iter();
        let first = first.take(if both { 2 } else { 1 });
        first.map(move |first| Announced { said, first })
    }

    /// Every pair of these, in every order.
    pub(super) fn all(each: &[Said]) -> impl Iterator<Item = Announced> {
        let pairs = each
            .iter()
            .flat_map(move |re| each.iter().map(move |kontra| [*re, *kontra]));
        pairs.flat_map(Announced::orders)
    }
}

/// What Re has taken.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Taken {
    /// Its Augen.
    pub(super) augen: u32,
    /// Its Stiche.
    pub(super) tricks: usize,
}

impl Taken {
    /// Every number of Augen with every number of Stiche that may go with it: who has
    /// Augen has a Stich.
    pub(super) fn all(options: &Options) -> impl Iterator<Item = Taken> {
        let all = hand_size(options);
        let taken = (0..=240).flat_map(move |augen| (0..=all).map(move |tricks| (augen, tricks)));
        let taken = taken.map(|(augen, tricks)| Taken { augen, tricks });
        taken.filter(move |it| {
            (it.augen == 0 || it.tricks > 0) && (it.augen == 240 || it.tricks < all)
        })
    }

    /// The same as far as a table tells it apart: each number of Augen once, and twice where
    /// a party without Augen may have a Stich or none.
    pub(super) fn told_apart(options: &Options) -> Vec<Taken> {
        let all = hand_size(options);
        let mut taken = vec![Taken {
            augen: 0,
            tricks: 0,
        }];
        taken.extend((0..=240).map(|augen| Taken {
            augen,
            tricks: all / 2,
        }));
        taken.push(Taken {
            augen: 240,
            tricks: all,
        });
        taken
    }

    /// Its name in a table: schwarz is marked.
    pub(super) fn text(self, options: &Options) -> String {
        let schwarz = self.tricks == 0 || self.tricks == hand_size(options);
        format!("{}{}", self.augen, if schwarz { "*" } else { "" })
    }
}

/// The result as it is asked about.
pub(super) fn counts(
    options: &Options,
    contract: Contract,
    announced: Announced,
    taken: Taken,
) -> Counts {
    let [re, kontra] = announced.said;
    let order = [announced.first, announced.first.other()];
    let spoke = |party: &Party| {
        announced
            .said
            .get(party.index())
            .is_some_and(|it| it.ansage)
    };
    Counts {
        scored: contract.scored(),
        re: contract.re(),
        result: Tally {
            augen: [taken.augen, 240 - taken.augen],
            tricks: [taken.tricks, hand_size(options) - taken.tricks],
            said: [re.ansage, kontra.ansage],
            level: [re.level, kontra.level],
            ansagen: order.into_iter().filter(spoke).collect(),
        },
        armut: false,
        skipped: [const { Vec::new() }; 2],
        specials: Vec::new(),
        bock: 1,
        bock_plus: 0,
    }
}
