//! What happened besides cards.

use doko_proto::v1;
use v1::{ErrorReason, ExtraWord, Party};

use super::{expected, of_record};

/// The bad fields of this word of seat 1, said with an argument.
fn of_word(word: ExtraWord, argument: u32) -> Vec<(String, ErrorReason)> {
    of_record("ddv-tsr", |it| {
        it.extra_at = vec![0];
        it.extra_seats = vec![1];
        it.extra_words = vec![word.into()];
        it.extra_arguments = vec![argument];
    })
}

#[test]
fn an_absage_is_made_for_a_party_or_names_none() {
    let [re, kontra] = [Party::Re, Party::Kontra].map(|it| it as u32);
    let wrong = expected(&[("record.extra_arguments[0]", ErrorReason::MalformedField)]);
    let absagen = [
        ExtraWord::Keine90,
        ExtraWord::Keine60,
        ExtraWord::Keine30,
        ExtraWord::Schwarz,
    ];
    for word in absagen {
        for argument in [0, re, kontra] {
            assert_eq!(of_word(word, argument), [], "{word:?} {argument}");
        }
        for argument in [kontra + 1, u32::MAX] {
            assert_eq!(of_word(word, argument), wrong, "{word:?} {argument}");
        }
    }
    // An Ansage says for which party it is.
    assert_eq!(of_word(ExtraWord::Re, re), wrong);
}
