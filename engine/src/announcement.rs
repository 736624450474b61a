//! When announcements may be made: what stands, and the limits.

mod limits;
mod standing;

pub(crate) use limits::Situation;
pub use limits::{Admission, Objection};
pub use standing::Standing;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{AbsageRequires, AnnouncementRules};
    use crate::party::{ByParty, Party};
    use crate::rulesets::DDV_TSR;
    use crate::word::{Absage, Announcement};

    #[test]
    fn an_absage_may_lean_on_the_other_ansage_or_on_what_the_rules_entered() {
        let rules = AnnouncementRules {
            absage_requires: AbsageRequires::Any,
            ..DDV_TSR.announcement
        };
        let objections = |re, kontra, announcement| {
            let standing = ByParty { re, kontra };
            let all = rules.objections(&standing, Party::Re, announcement);
            all.iter().copied().collect::<std::vec::Vec<_>>()
        };
        let (nothing, ansage) = (Standing::default(), Standing::new(true, 1));
        let entered = Standing::new(false, 2);
        let keine_90 = Announcement::Absage(Absage::Keine90);
        let keine_60 = Announcement::Absage(Absage::Keine60);
        let needs = [Objection::NeedsAnsage];
        assert_eq!(objections(nothing, nothing, keine_90), needs);
        assert_eq!(objections(nothing, ansage, keine_90), []);
        assert_eq!(objections(entered, nothing, keine_60), []);
        assert_eq!(objections(entered, nothing, keine_90), [Objection::Already]);
    }

    #[test]
    fn a_reply_answers_something() {
        let limit = |answered| DDV_TSR.announcement.reply_limit(Party::Kontra, answered, 0);
        assert_eq!([0, 1, 2].map(limit), [None, Some(2), Some(3)]);
        let none = AnnouncementRules {
            reply_extra: 0,
            ..DDV_TSR.announcement
        };
        assert_eq!(none.reply_limit(Party::Kontra, 1, 0), None);
    }

    /// Re stands of the own party, and Kontra and keine 90 of the other one.
    #[test]
    fn a_refusal_shows_what_both_parties_have_announced() {
        let situation = Situation {
            party: Party::Re,
            counter: 2,
            completed: 2,
            cards_in_hand: 10,
            shift: 0,
            free: None,
            standing: ByParty {
                re: Standing::new(true, 1),
                kontra: Standing::new(true, 2),
            },
        };
        let again = Announcement::Ansage(Party::Re);
        let refused = situation.judge(&DDV_TSR.announcement, again);
        let (_, shown) = refused.unwrap_err();
        assert_eq!(shown.lowest_missing, Some(2));
        assert_eq!(shown.answered, Some(2));
        assert_eq!((shown.counter, shown.cards_in_hand), (2, 10));
        assert_eq!(shown.party, Some(Party::Re));
    }
}
