//! Announcements.

use doko_engine::{AnnouncementRules, ByParty, Pflichtansage};
use doko_proto::v1;

use super::Reader;

impl Reader<'_> {
    pub(super) fn announcement(&mut self, message: &v1::RuleSet) -> Option<AnnouncementRules> {
        let counter = self.value::<v1::AnnCounter, _>("ann_counter", message.ann_counter);
        let max = self.limits("ann_max", message.ann_max.as_ref());
        let per_party = self.per_party(message.ann_per_party_max.as_ref());
        let earliest = self.value::<v1::AnnEarliest, _>("ann_earliest", message.ann_earliest);
        let reply_extra = self.required("ann_reply_extra", message.ann_reply_extra, |number| {
            match v1::AnnReply::try_from(number).ok()? {
                v1::AnnReply::Unspecified => None,
                v1::AnnReply::None => Some(0),
                v1::AnnReply::OneMore => Some(1),
            }
        });
        let skip_absagen =
            self.value::<v1::AnnSkipAbsagen, _>("ann_skip_absagen", message.ann_skip_absagen);
        let skip_ansage =
            self.value::<v1::AnnSkipAnsage, _>("ann_skip_ansage", message.ann_skip_ansage);
        let absage_requires =
            self.value::<v1::AbsageRequires, _>("ann_absage_requires", message.ann_absage_requires);
        let pflicht = self.pflichtansage(message.ann_pflicht.as_ref());
        let max = max?;
        Some(AnnouncementRules {
            counter: counter?,
            max: per_party?.unwrap_or(ByParty {
                re: max,
                kontra: max,
            }),
            earliest: earliest?,
            reply_extra: reply_extra?,
            skip_absagen: skip_absagen?,
            skip_ansage: skip_ansage?,
            absage_requires: absage_requires?,
            pflicht: pflicht?,
        })
    }

    fn limits(&mut self, field: &str, message: Option<&v1::AnnLimits>) -> Option<[u8; 5]> {
        let Some(v1::AnnLimits { values }) = message else {
            self.missing(field);
            return None;
        };
        let numbers = values.iter().map(|&it| u8::try_from(it).ok());
        let numbers: Option<Vec<u8>> = numbers.map(|it| it.filter(|&it| it <= 13)).collect();
        let limits = numbers.and_then(|it| <[u8; 5]>::try_from(it).ok());
        let limits = limits.filter(|it| it.is_sorted());
        if limits.is_none() {
            let problem = "must be five numbers of 0 to 13 that never fall";
            self.malformed(field, problem);
        }
        limits
    }

    #[expect(clippy::option_option, reason = "unreadable, or none, or limits")]
    fn per_party(
        &mut self,
        message: Option<&v1::AnnPerPartyMaxOption>,
    ) -> Option<Option<ByParty<[u8; 5]>>> {
        let Some(v1::AnnPerPartyMaxOption { value }) = message else {
            self.missing("ann_per_party_max");
            return None;
        };
        let Some(v1::AnnPerPartyMax { re, kontra }) = value else {
            return Some(None);
        };
        let re = self.limits("ann_per_party_max.value.re", re.as_ref());
        let kontra = self.limits("ann_per_party_max.value.kontra", kontra.as_ref());
        Some(Some(ByParty {
            re: re?,
            kontra: kontra?,
        }))
    }

    #[expect(
        clippy::option_option,
        reason = "unreadable, or none, or a Pflichtansage"
    )]
    fn pflichtansage(
        &mut self,
        message: Option<&v1::PflichtansageOption>,
    ) -> Option<Option<Pflichtansage>> {
        let Some(v1::PflichtansageOption { value }) = message else {
            self.missing("ann_pflicht");
            return None;
        };
        let Some(v1::Pflichtansage {
            augen,
            only_if_none,
            only_re_kontra,
            in_hochzeit,
        }) = *value
        else {
            return Some(None);
        };
        let augen = self.number("ann_pflicht.value.augen", Some(augen), 1, 44);
        let silence = self
            .value::<v1::PflichtansageSilence, _>("ann_pflicht.value.only_if_none", only_if_none);
        let only = self.value::<v1::PflichtansageCondition, _>(
            "ann_pflicht.value.only_re_kontra",
            only_re_kontra,
        );
        let in_hochzeit = self
            .value::<v1::PflichtansageHochzeit, _>("ann_pflicht.value.in_hochzeit", in_hochzeit);
        Some(Some(Pflichtansage {
            augen: augen?,
            silence: silence?,
            only: only?,
            in_hochzeit: in_hochzeit?,
        }))
    }
}
