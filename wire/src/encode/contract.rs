//! What is played, or that the cards are dealt again.

use doko_engine::{Contract, Redeal, RedealReason, Round, Rule, RuleSet, Seat};
use doko_proto::v1;

use super::{Scribe, rule, seat, seat_or_unset};
use crate::values::Value as _;

/// A contract with the lead that it has by itself.
pub(crate) fn contract(rules: &RuleSet, played: Contract) -> v1::Contract {
    contract_led_by(played, Round::lead(rules, played))
}

pub(crate) fn contract_led_by(played: Contract, lead: Seat) -> v1::Contract {
    let (kind, by) = match played {
        Contract::Normalspiel => (v1::ContractKind::Normalspiel, None),
        Contract::StilleHochzeit { seat } => (v1::ContractKind::StilleHochzeit, Some(seat)),
        Contract::Hochzeit { seat, .. } => (v1::ContractKind::Hochzeit, Some(seat)),
        Contract::Armut { seat, .. } => (v1::ContractKind::Armut, Some(seat)),
        Contract::Solo { seat, .. } => (v1::ContractKind::Solo, Some(seat)),
    };
    let mut message = v1::Contract {
        kind: kind.into(),
        seat: seat_or_unset(by),
        lead: seat(lead),
        ..v1::Contract::default()
    };
    match played {
        Contract::Solo {
            solo: which, duty, ..
        } => {
            message.solo = which.number();
            message.duty = duty.number();
        }
        Contract::Hochzeit {
            selector: which, ..
        } => message.selector = which.number(),
        Contract::Armut { acceptor, .. } => message.acceptor = seat(acceptor),
        Contract::Normalspiel | Contract::StilleHochzeit { .. } => (),
    }
    message
}

/// Why the cards are dealt again.
pub(crate) fn redeal(scribe: &Scribe, redeal: Redeal) -> v1::Redeal {
    let decided = match redeal.reason {
        RedealReason::TwoArmuten => Rule::Arm3,
        RedealReason::Thrown => Rule::Throw1,
        RedealReason::ArmutRefused => Rule::Arm6,
        RedealReason::Armut => Rule::Arm2,
    };
    v1::Redeal {
        reason: redeal.reason.number(),
        seat: seat(redeal.seat),
        decided_by: vec![rule(scribe, decided)],
    }
}
