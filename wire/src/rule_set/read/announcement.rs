//! Announcements.

use doko_engine::{ByParty, Pflichtansage};
use doko_proto::v1;

use super::Reader;

impl Reader<'_> {
    /// The limits of each party: its own, or those that both have.
    pub(in crate::rule_set) fn ann_max(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<ByParty<[u8; 5]>> {
        let both = self.limits("ann_max", message.ann_max.as_ref());
        let Some(own) = &message.ann_per_party_max else {
            self.missing("ann_per_party_max");
            return None;
        };
        if *own == v1::AnnPerPartyMax::default() {
            let both = both?;
            return Some(ByParty {
                re: both,
                kontra: both,
            });
        }
        let re = self.limits("ann_per_party_max.re", own.re.as_ref());
        let kontra = self.limits("ann_per_party_max.kontra", own.kontra.as_ref());
        both?;
        Some(ByParty {
            re: re?,
            kontra: kontra?,
        })
    }

    fn limits(&mut self, field: &str, message: Option<&v1::AnnLimits>) -> Option<[u8; 5]> {
        let Some(v1::AnnLimits { values }) = message else {
            self.missing(field);
            return None;
        };
        let numbers = values.iter().map(|&it| u8::try_from(it).ok());
        let numbers: Option<Vec<u8>> = numbers.map(|it| it.filter(|&it| it <= 48)).collect();
        let limits = numbers.and_then(|it| <[u8; 5]>::try_from(it).ok());
        let limits = limits.filter(|it| it.is_sorted());
        if limits.is_none() {
            let problem = "must be five numbers of 0 to 48 that never fall";
            self.malformed(field, problem);
        }
        limits
    }

    pub(in crate::rule_set) fn ann_reply_extra(&mut self, message: &v1::RuleSet) -> Option<u8> {
        self.required("ann_reply_extra", message.ann_reply_extra, |number| {
            match v1::AnnReply::try_from(number).ok()? {
                v1::AnnReply::Unspecified => None,
                v1::AnnReply::None => Some(0),
                v1::AnnReply::OneMore => Some(1),
            }
        })
    }

    #[expect(
        clippy::option_option,
        reason = "unreadable, or none, or a Pflichtansage"
    )]
    pub(in crate::rule_set) fn ann_pflicht(
        &mut self,
        message: &v1::RuleSet,
    ) -> Option<Option<Pflichtansage>> {
        let Some(pflicht) = message.ann_pflicht else {
            self.missing("ann_pflicht");
            return None;
        };
        if pflicht == v1::Pflichtansage::default() {
            return Some(None);
        }
        let v1::Pflichtansage {
            augen,
            excused_by,
            step,
            in_hochzeit,
        } = pflicht;
        let augen = self.number("ann_pflicht.augen", Some(augen), 1, 44);
        let excused_by =
            self.value::<v1::PflichtansageExcuse, _>("ann_pflicht.excused_by", excused_by);
        let step = self.value::<v1::PflichtansageStep, _>("ann_pflicht.step", step);
        let in_hochzeit =
            self.value::<v1::PflichtansageHochzeit, _>("ann_pflicht.in_hochzeit", in_hochzeit);
        Some(Some(Pflichtansage {
            augen: augen?,
            excused_by: excused_by?,
            step: step?,
            in_hochzeit: in_hochzeit?,
        }))
    }
}
