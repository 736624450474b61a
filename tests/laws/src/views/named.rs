//! An Absage that is asked about with its party is judged like one that stands in the record.

use doko_proto::v1;
use doko_proto::v1::verdict::Outcome;

use super::asked::position;
use crate::choices::Choices;

/// What is asked about: a seat, an Absage and the party that is named with it.
type Absage = (i32, i32, v1::Party);

/// Whatever is legal or undecided is no violation at the end of the record, and what is refused is
/// one; and if the party is the right one, what is certain is so with the hands as they are.
pub(super) fn an_absage_is_judged_like_one_of_the_record(
    whole: &v1::GameRecord,
    view: v1::View,
    choices: &mut Choices<'_>,
) {
    let mut number = |count: usize| i32::try_from(1 + choices.below(count)).unwrap_or_default();
    let (seat, absage, is_re) = (number(4), 2 + number(4), number(2) == 1);
    let Some(position) = position(whole, v1::View::Everything) else {
        return;
    };
    // What the rules have just entered is no second one in a record, where it says what was heard.
    let mut standing = position.announcements.iter();
    if standing.any(|it| it.seat == seat && it.mode() == v1::AnnouncementMode::Forced) {
        return;
    }
    let mut seats = position.seats.iter();
    let own = seats.find(|it| it.seat == seat).map(|it| it.party());
    let party = if is_re {
        v1::Party::Re
    } else {
        v1::Party::Kontra
    };
    let asked = (seat, absage, party);
    let so = verdict(whole, asked, v1::View::Everything);
    let is_legal = |outcome: &Outcome| matches!(outcome, Outcome::Accepted(_));
    let line = doko_notation::write(whole).unwrap_or_default();
    for view in [view, v1::View::Everything] {
        let Some(told) = verdict(whole, asked, view) else {
            continue;
        };
        let context = format!("{view:?} {asked:?} {told:?} {so:?}: {line}");
        let is_certain = !matches!(told, Outcome::Undecided(_)) && own == Some(party);
        let is_so = so.as_ref().map(is_legal) == Some(is_legal(&told));
        assert!(!is_certain || is_so, "{context}");
        is_audited_alike(whole, asked, view, &told, &context);
    }
}

fn verdict(
    record: &v1::GameRecord,
    (seat, announcement, party): Absage,
    view: v1::View,
) -> Option<Outcome> {
    let request = v1::CheckAnnouncementRequest {
        record: Some(record.clone()),
        seat,
        announcement,
        party: party.into(),
        view: view.into(),
        ..v1::CheckAnnouncementRequest::default()
    };
    let answer = doko_wire::answer(request).expect("a question that can be read");
    answer.verdict?.outcome
}

fn is_audited_alike(
    record: &v1::GameRecord,
    (seat, absage, party): Absage,
    view: v1::View,
    told: &Outcome,
    context: &str,
) {
    let mut longer = record.clone();
    let place = longer.extra_at.len();
    longer.extra_parties.resize(place, 0);
    let at = u32::try_from(longer.plays.len()).unwrap_or_default();
    longer.extra_at.push(at);
    longer.extra_seats.push(seat);
    longer.extra_words.push(absage);
    longer.extra_parties.push(party.into());
    let audit = doko_wire::answer(v1::AuditGameRequest {
        record: Some(longer),
        view: view.into(),
        language: 0,
        ..v1::AuditGameRequest::default()
    });
    let audit = audit.expect("a record that can be read");
    let place = u32::try_from(place).ok();
    let is_it = |it: &&v1::Refusal| {
        let action = it.action.as_ref();
        action.is_some_and(|it| it.section() == v1::ActionSection::Extras && it.index == place)
    };
    let found = audit.violations.iter().find(is_it);
    let Outcome::Refused(refused) = told else {
        assert_eq!(found, None, "{context}");
        return;
    };
    let reasons = |it: &v1::Refusal| -> Vec<i32> {
        let cited = it.violations.iter();
        cited.map(|it| it.reason).collect()
    };
    let all = found.map(reasons);
    if view == v1::View::Everything {
        assert_eq!(all, Some(reasons(refused)), "{context}");
    } else if let Some(all) = all {
        // The question takes all that came before to be legal; of a record in which something is
        // wrong an earlier announcement may be, too, and not every reason is certain then.
        let is_of_nobody = all == [i32::from(v1::Reason::NoDealFits)];
        let is_shared = reasons(refused).iter().any(|it| all.contains(it));
        assert!(is_shared || is_of_nobody, "{context} {audit:?}");
    } else {
        assert!(!audit.not_judged.is_empty(), "{context} {audit:?}");
    }
}
