//! Games as tables: what was announced, and what each party has.

use super::{assert_lines, run};

#[test]
fn an_absage_is_shown_with_the_party_that_it_was_made_for() {
    let line = "ddv-tsr; s=1g 2g 3g 4g; x=0:1re 0:2k90=2 0:3k60=1";
    let printed = run(&["show", "-"], line);
    assert_eq!(printed.code, Some(0), "{}", printed.complaints);
    for said in ["(Re)", "(keine 90: Kontra)", "(keine 60: Re)"] {
        assert!(printed.out.contains(said), "{said}\n{}", printed.out);
    }
}

/// A Pflichtansage is in no column of the record; whoever looks, it was heard.
#[test]
fn what_the_rules_announce_is_shown_to_every_view() {
    let line = "vln{dullen=off \
                ann.pflicht=augen:20;only_if_none:any;only_re_kontra:always;in_hochzeit:none}; \
                h=CJSTSKSQSJSJHTHQDJDJ/CACQCJSASAHKHQDTDTDQ\
                /CACKHAHJHJDADADKDKDQ/CTCTCKCQSTSKSQHAHTHK; \
                s=1g 2g 3g 4g; p=HTHKHAHKCK; x=1:1kontra";
    let stated = format!("{line} 4:3k90");
    for view in ["everything", "2", "public"] {
        let printed = run(&["show", "--view", view, "-"], line);
        assert_lines(
            &printed,
            &["     2 │               │        │ [keine 90] ›♣K │        │    │       │    │"],
        );
        assert!(printed.out.contains("[…] by the rules"), "{}", printed.out);
        assert!(printed.out.contains("Seat 3  Kontra"), "{}", printed.out);
        let printed = run(&["show", "--view", view, "-"], &stated);
        assert!(printed.out.contains("(keine 90"), "{}", printed.out);
        assert!(!printed.out.contains('['), "{}", printed.out);
    }
    // Without hands nobody knows of which party it is, and so not which one.
    let (rules, rest) = line.split_once("h=").unwrap();
    let (_, played) = rest.split_once("; ").unwrap();
    let (played, _) = played.split_once("; x=").unwrap();
    let printed = run(&["show", "-"], &format!("{rules}{played}"));
    assert!(printed.out.contains("[?] ›♣K"), "{}", printed.out);
}

/// Seat 1 takes the first trick and seat 3 the second one; a sum that leaves out a trick is none.
#[test]
fn sums_of_a_party_end_where_a_trick_may_be_of_either() {
    let shown = |extras: &str| {
        let line = format!("ddv-tsr; s=1g 2g 3g 4g; p=CACTCKCKSTSKSASA; x={extras}");
        let printed = run(&["show", "-"], &line);
        assert_eq!(printed.code, Some(0), "{}", printed.complaints);
        let rows = printed.out.lines().filter(|it| it.contains('›'));
        let sums = rows.map(|row| {
            let cells: Vec<_> = row.split('│').map(str::trim).collect();
            cells
                .iter()
                .rev()
                .take(3)
                .rev()
                .copied()
                .collect::<Vec<_>>()
                .join(" ")
        });
        sums.take(2).collect::<Vec<_>>()
    };
    assert_eq!(shown("0:1re 0:3kontra"), ["29 29 0", "36 29 36"]);
    assert_eq!(shown("0:3kontra"), ["29  ", "36  "]);
    assert_eq!(shown("0:1re"), ["29 29 0", "36  "]);
}
