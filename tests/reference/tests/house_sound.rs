//! House rules that contradict each other (10.3.8), and some that only have no effect.

use doko_reference::presets::preset;
use doko_reference::sound::is_sound;

#[test]
fn contradictions() {
    let exchange = "armut=exchange vorbehalt.order=solo,armut,hochzeit";
    let vorbehalt = "schweine.mode=vorbehalt schweine.contracts=normal,farbsolo";
    let farbsoli = format!(
        "{vorbehalt} schweine.above=nine schweine.above_contracts=farbsolo \
         schweine.farbsolo_card"
    );
    for (base, differs, sound) in [
        ("vln", "ann.levels=0", false),
        ("ddv-tsr", "ann.levels=0", true),
        ("ddv-tsr", "ann.levels=0 ann.implied=solo", false),
        ("ddv-tsr", "ann.levels=0 feigheit=3", false),
        ("ddv-tsr", "ann.max=6,10,14,18,22", false),
        ("ddv-tsr", "ann.max=1,2,3,4,13", true),
        (
            "ddv-tsr",
            "ann.counter=cards_on_table ann.max=6,10,14,18,48",
            true,
        ),
        (
            "ddv-tsr",
            "ann.per_party_max=re:1,2,3,4,5;kontra:3,4,5,6,14",
            false,
        ),
        ("ddv-tsr", "ann.last_trick=12", true),
        ("vln", "ann.last_trick=11", false),
        (
            "vln",
            "throw_rank=before_solo vorbehalt.order=solo,throw,armut,hochzeit",
            false,
        ),
        (
            "ddv-tsr",
            "vorbehalt.order=pflichtsolo,lustsolo,hochzeit,throw",
            true,
        ),
        ("vln", "throw=nine_of_each", false),
        ("vln", "throw=kings>=4&nines>=4", false),
        ("vln", "throw=king_of_each,highest<=DJ", true),
        ("vln", "armut.nine=one_free", false),
        (
            "ddv-tsr",
            &format!("{exchange} armut.nine=one_free pflichtsolo=0"),
            true,
        ),
        ("vln", "armut.max_trumps=5", true),
        ("vln", "armut.max_trumps=6", false),
        ("vln", "armut.push=three_and_foxes", true),
        ("ddv-tsr", &format!("{farbsoli}=trump_ace"), true),
        ("ddv-tsr", &format!("{farbsoli}=diamond_ace"), false),
        ("vln", "schweine.through_armut=kept", true),
        (
            "vln",
            "schweine.through_armut=kept schweine.mode=automatic",
            false,
        ),
    ] {
        let mut options = preset(base).unwrap_or_else(|| panic!("{base}"));
        for differ in differs.split(' ') {
            let (name, value) = differ.split_once('=').unwrap_or_default();
            assert_eq!(options.set(name, value), Ok(()), "{differ}");
        }
        assert_eq!(is_sound(&options), sound, "{base} {differs}");
    }
}

#[test]
fn values_that_do_not_exist() {
    let mut options = preset("ddv-tsr").unwrap_or_else(|| panic!("ddv-tsr"));
    for (name, value) in [
        ("throw", "highest<=CA"),
        ("throw", "highest<=9"),
        ("throw", "kings>=4&nines>=4&augen>=70"),
        ("throw", "nine_of_each>=1"),
        ("ann.implied", "schweine"),
        ("armut.push", "two"),
    ] {
        assert!(options.set(name, value).is_err(), "{name}={value}");
    }
}
