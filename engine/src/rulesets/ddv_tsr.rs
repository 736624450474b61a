use crate::announcement::{AbsageRequires, Counter, Earliest, Skip};
use crate::claim::Claims;
use crate::contract::{Selector, Selectors, Solo, Solos};
use crate::deal::Deck;
use crate::list::List;
use crate::penalty::Penalties;
use crate::ruleset::{AnnouncementRules, HochzeitRules, ListRules, RuleSet, ScoreRules};
use crate::score::{AgainstPoints, GegenDieAlten, SpecialPoint, SpecialPoints};
use crate::session::{DealAgain, DealsAgain, ListLength};
use crate::trick::DulleTie;
use crate::vorbehalt::{OwnTrick, SoloLead};
use crate::winning::{SchwarzBy, Tie120};
use crate::word::Category;

/// The Turnier-Spielregeln of the Deutscher Doppelkopf-Verband, as of 21.02.2026.
pub const DDV_TSR: RuleSet = RuleSet {
    deck: Deck::WithNines,
    dulle_tie: DulleTie::First,
    solos: Solos::of(&[
        Solo::Karo,
        Solo::Kreuz,
        Solo::Pik,
        Solo::Herz,
        Solo::Damen,
        Solo::Buben,
        Solo::Fleischlos,
    ]),
    solo_lead: SoloLead::PflichtOnly,
    pflichtsolo: 1,
    vorbehalt_order: List::of(
        &[
            Category::Pflichtsolo,
            Category::Lustsolo,
            Category::Hochzeit,
        ],
        Category::Solo,
    ),
    hochzeit: HochzeitRules {
        selectors: Selectors::of(&[Selector::Any]),
        limit: 3,
        own_trick: OwnTrick::GoesOn,
    },
    announcement: AnnouncementRules {
        counter: Counter::OwnCardsPlayed,
        max: [1, 2, 3, 4, 5],
        earliest: Earliest::ContractFixed,
        reply_extra: 1,
        skip_absagen: Skip::Allow,
        skip_ansage: Skip::Forbid,
        absage_requires: AbsageRequires::Own,
    },
    tie_120: Tie120::OnlyKontra,
    schwarz_by: SchwarzBy::Tricks,
    score: ScoreRules {
        against_points: AgainstPoints::Count,
        gegen_die_alten: GegenDieAlten::Plain,
        special_points: SpecialPoints::of(&[
            SpecialPoint::Fuchs,
            SpecialPoint::Doppelkopf,
            SpecialPoint::Karlchen,
        ]),
    },
    claim: Claims::Soloist,
    penalties: Penalties::Tsr,
    list: ListRules {
        games: ListLength::Fixed(24),
        redeal_after: DealsAgain::of(&[DealAgain::Pflichtsolo]),
    },
};
