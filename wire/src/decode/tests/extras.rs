//! What happened besides cards.

use doko_proto::v1;
use v1::{ErrorReason, ExtraWord, Party};

use super::{expected, of_record};

/// The bad fields of this word of seat 1, with a party beside it.
fn of_word(word: ExtraWord, party: i32) -> Vec<(String, ErrorReason)> {
    of_record("ddv-tsr", |it| {
        it.extra_at = vec![0];
        it.extra_seats = vec![1];
        it.extra_words = vec![word.into()];
        it.extra_parties = vec![party];
    })
}

#[test]
fn an_absage_is_made_for_a_party_or_names_none() {
    let [re, kontra] = [Party::Re, Party::Kontra].map(i32::from);
    let path = "record.extra_parties[0]";
    let absagen = [
        ExtraWord::Keine90,
        ExtraWord::Keine60,
        ExtraWord::Keine30,
        ExtraWord::Schwarz,
    ];
    for word in absagen {
        for party in [0, re, kontra] {
            assert_eq!(of_word(word, party), [], "{word:?} {party}");
        }
        for party in [kontra + 1, -1] {
            let unknown = expected(&[(path, ErrorReason::UnknownEnumValue)]);
            assert_eq!(of_word(word, party), unknown, "{word:?} {party}");
        }
    }
    // An Ansage says for which party it is.
    let wrong = expected(&[(path, ErrorReason::MalformedField)]);
    assert_eq!(of_word(ExtraWord::Re, re), wrong);
}

#[test]
fn each_column_belongs_to_its_words() {
    let with = |change: fn(&mut v1::GameRecord)| {
        of_record("ddv-tsr", |it| {
            it.extra_at = vec![0; 3];
            it.extra_seats = vec![1; 3];
            let words = [ExtraWord::Re, ExtraWord::Schweine, ExtraWord::Genscher];
            it.extra_words = words.map(i32::from).to_vec();
            it.extra_partners = vec![0, 0, 2];
            change(it);
        })
    };
    let all = |column: &str, reason| {
        let paths = [0, 1, 2].map(|i| (format!("record.extra_{column}[{i}]"), reason));
        paths.to_vec()
    };
    let (wrong, unknown) = (ErrorReason::MalformedField, ErrorReason::UnknownEnumValue);
    assert_eq!(with(|_| ()), []);
    assert_eq!(
        with(|it| it.extra_parties = vec![1; 3]),
        all("parties", wrong)
    );
    let ranks = [
        ("ranks[0]", wrong),
        ("ranks[1]", unknown),
        ("ranks[2]", wrong),
    ];
    let ranks = ranks.map(|(path, reason)| (format!("record.extra_{path}"), reason));
    assert_eq!(with(|it| it.extra_ranks = vec![7; 3]), ranks);
    let partners = [
        ("partners[0]", wrong),
        ("partners[1]", wrong),
        ("partners[2]", unknown),
    ];
    let partners = partners.map(|(path, reason)| (format!("record.extra_{path}"), reason));
    assert_eq!(with(|it| it.extra_partners = vec![5; 3]), partners);
    let nobody = vec![("record.extra_partners[2]".to_owned(), unknown)];
    assert_eq!(with(|it| it.extra_partners = vec![0; 3]), nobody);
    let missing = vec![(
        "record.extra_partners".to_owned(),
        ErrorReason::MissingField,
    )];
    assert_eq!(with(|it| it.extra_partners.clear()), missing);
}
