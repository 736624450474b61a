//! Lines by hand: those of the specification, and those that are wrong.
#![expect(
    clippy::unwrap_used,
    reason = "a line that cannot be read has failed the test"
)]

use doko_notation::{read, seen_by, write};
use doko_proto::v1;
use doko_proto::v1::{Card, ExtraWord, Party, Rank, SaidWord, Seat, View};

const SPECIFICATION: &str = include_str!("../../docs/NOTATION.md");

fn assert_round(line: &str) {
    let written = read(line).map(|record| write(&record));
    assert_eq!(written, Ok(Ok(line.to_owned())));
}

/// The blocks of the specification that hold lines.
fn examples() -> Vec<&'static str> {
    let blocks = SPECIFICATION.split("```text\n").skip(1);
    let blocks = blocks.map(|block| block.split("```").next().unwrap());
    blocks
        .flat_map(str::lines)
        .filter(|line| line.contains("; "))
        .collect()
}

/// An empty context says what none says, so that both forms may leave it out.
#[test]
fn an_empty_context_is_none() {
    let none = read("ddv-tsr; s=1g").unwrap();
    let mut empty = none.clone();
    empty.context = Some(v1::GameContext::default());
    let line = write(&empty).unwrap();
    assert_eq!(read(&line).unwrap(), none);
    let json = doko_notation::json::write(&empty);
    let read_again = doko_notation::json::read(&json).unwrap();
    assert_eq!(write(&read_again).unwrap(), line);
}

/// Without its height a bid is none, and there is no line for it.
#[test]
fn a_bid_keeps_its_height() {
    let line = "vln; s=1solo_damen 1bid=0";
    let record = read(line).unwrap();
    assert_eq!(record.said_bids, [0, 0]);
    assert_eq!(write(&record).unwrap(), line);
    let mut without = record;
    without.said_bids.clear();
    let problem = write(&without).unwrap_err().to_string();
    assert!(problem.contains("said_bids"), "{problem}");
}

/// Each argument stands in the column of its kind.
#[test]
fn arguments_stand_in_their_columns() {
    let line = "vln; s=1bid=2 2schweine=3 3g; x=0:1re 0:2k90=2 0:3schweine=2 0:4genscher=1";
    let record = read(line).unwrap();
    assert_eq!(record.said_bids, [2, 0, 0]);
    let [king, ten] = [Rank::King, Rank::Ten].map(i32::from);
    assert_eq!(record.said_ranks, [0, king, 0]);
    assert_eq!(record.extra_parties, [0, Party::Kontra.into(), 0, 0]);
    assert_eq!(record.extra_ranks, [0, 0, ten, 0]);
    assert_eq!(record.extra_partners, [0, 0, 0, Seat::Seat1.into()]);
    assert_eq!(write(&record).unwrap(), line);
}

#[test]
fn lines_read_as_they_are_written() {
    for line in [
        "ddv-tsr",
        "ddv-tsr@2026-02-21",
        "ddv-tsr@2026-02-21#c0ffee",
        "ddv-tsr@2026-02-21{dulle_tie=second solos= pflichtsolo=0}#c0ffee",
        "vln{}",
        "custom{deck.nines=without throw=kings>=5,trumps<=3,fox_highest list.games=24}",
        "vln{ann.pflicht=augen:30;excused_by:nobody bock=none}; p=SJ",
        "ddv-tsr; c=o2 o2color o4picture v2 g20 b2 t2341",
        "ddv-tsr; h=CQHT/??/D9D9/SA; s=1g 2v 3y 4n 1hochzeit 2solo_damen 2bid=3",
        "ddv-tsr; h=??/??/CA/??",
        "vln; a=CQCJHT/??????/2 0/ /0 /",
        "ddv-tsr; p=SJDTSQD9; x=3:4re 9:1k90 9:1k60 9:1k30 10:2kontra 11:1schwarz",
        "ddv-tsr; p=1SJ2DT; x=2:1genscher=3 2:2schweine 2:3rest 2:3surrender; o=CACT",
    ] {
        assert_round(line);
    }
}

#[test]
fn the_examples_of_the_specification_are_lines() {
    let examples = examples();
    assert!(examples.len() >= 6, "{examples:?}");
    for example in examples {
        assert_round(example);
    }
}

#[test]
fn the_specification_shows_one_game_through_several_eyes() {
    let views = [
        View::Everything,
        View::Seat3,
        View::Seat4,
        View::Seat1,
        View::Public,
    ];
    let lines: Vec<&str> = examples()
        .into_iter()
        .filter(|line| line.contains("armut_push"))
        .collect();
    assert_eq!(lines.len(), views.len(), "{lines:?}");
    let whole = read(lines.first().unwrap()).unwrap();
    for (view, line) in views.into_iter().zip(lines) {
        assert_eq!(write(&seen_by(&whole, view)).unwrap(), line);
    }
}

#[test]
fn the_specification_has_every_word() {
    let mut record = read("ddv-tsr").unwrap();
    for word in (1..).map_while(|number| SaidWord::try_from(number).ok()) {
        record.said_seats.push(Seat::Seat1.into());
        record.said_words.push(word.into());
        record.said_bids.push(0);
    }
    for word in (1..).map_while(|number| ExtraWord::try_from(number).ok()) {
        record.extra_at.push(0);
        record.extra_seats.push(Seat::Seat1.into());
        record.extra_words.push(word.into());
    }
    for entry in write(&record).unwrap().split([' ', '=', ';']) {
        let Some((_, code)) = entry.rsplit_once('1') else {
            continue;
        };
        assert!(SPECIFICATION.contains(&format!("`{code}`")), "{code}");
        assert!(SPECIFICATION.contains(&format!("\"{code}\"")), "{code}");
    }
}

#[test]
fn words_may_have_their_long_names() {
    let long = read("ddv-tsr; s=1gesund 2vorbehalt; x=0:2keine_90 0:2claim_rest").unwrap();
    let short = "ddv-tsr; s=1g 2v; x=0:2k90 0:2rest";
    assert_eq!(write(&long).unwrap(), short);
}

#[test]
fn space_and_order_are_free() {
    let loose = " ddv-tsr ;x=1:1re; p = SJ DT  SQ ; h = CQ HT / ?? ?? / ??/D9 ; c=";
    let tidy = "ddv-tsr; h=CQHT/??/??/D9; p=SJDTSQ; x=1:1re";
    assert_eq!(write(&read(loose).unwrap()).unwrap(), tidy);
    let loose = "ddv-tsr{ dulle_tie=second  solos=karo };p=1 SJ 2 DT";
    let tidy = "ddv-tsr{dulle_tie=second solos=karo}; p=1SJ2DT";
    assert_eq!(write(&read(loose).unwrap()).unwrap(), tidy);
}

#[test]
fn what_is_said_twice_is_written_once() {
    let exchange = v1::ArmutExchange {
        pushed_cards: vec![Card::Cq.into()],
        pushed_count: Some(1),
        ..v1::ArmutExchange::default()
    };
    let mut record = read("vln").unwrap();
    record.context = Some(v1::GameContext::default());
    record.armut_exchanges = vec![exchange];
    record.said_seats = vec![Seat::Seat1.into()];
    record.said_words = vec![SaidWord::Gesund.into()];
    record.said_bids = vec![0];
    record.said_ranks = vec![0];
    assert_eq!(write(&record).unwrap(), "vln; s=1g; a=CQ/");
}

#[test]
fn what_cannot_be_read_says_where_and_what_was_expected() {
    for (line, error) in [
        (
            "",
            "column 1: expected the name of a rule set, found the end of the line",
        ),
        (
            "%2 vln",
            "column 1: expected the name of a rule set, found `%2`",
        ),
        (
            "p=SJ",
            "column 2: expected `@`, `{`, `#` or `;`, found `=SJ`",
        ),
        ("vln@; p=SJ", "column 5: expected an edition, found `;`"),
        (
            "vln p=SJ",
            "column 5: expected `;` or the end of the line, found `p=SJ`",
        ),
        (
            "vln; SJ",
            "column 6: expected a section such as `p=SJDT`, found `SJ`",
        ),
        (
            "vln; p SJ",
            "column 8: expected `=` after the letter of the section, found `SJ`",
        ),
        (
            "vln;",
            "column 5: expected a section such as `p=SJDT`, found the end of the line",
        ),
        ("vln; p=SJ; p=SJ", "column 12: section `p` stands twice"),
        (
            "vln; p=SJX",
            "column 10: expected a card such as `HT`, found `X`",
        ),
        (
            "vln; p=SJ1DT",
            "column 10: seats stand before all cards or before none",
        ),
        (
            "vln; p=1SJDT",
            "column 11: expected a seat from `1` to `4`, found `DT`",
        ),
        (
            "vln; p=5SJ",
            "column 8: expected a seat from `1` to `4`, found `5SJ`",
        ),
        (
            "vln; p=??",
            "column 8: expected a card such as `HT`, found `??`",
        ),
        (
            "vln; p=é",
            "column 8: expected a card such as `HT`, found `é`",
        ),
        (
            "vln; h=SJ/SJ/SJ",
            "column 16: expected a card, or `/` and another hand, found the end of the line",
        ),
        (
            "vln; h=SJ/SJ/SJ/SJ/SJ",
            "column 19: expected a card, or the end of the fourth hand, found `/SJ`",
        ),
        (
            "vln; h=SJ??/",
            "column 10: expected a card; a hand is known whole or not at all, found `??/`",
        ),
        (
            "vln; h=??SJ/",
            "column 10: expected the end of a hand that is not known, found `SJ/`",
        ),
        (
            "vln; s=1hello",
            "column 9: expected a word such as `g` or `solo_karo`, found `hello`",
        ),
        ("vln; s=1bid=x", "column 13: expected a number, found `x`"),
        (
            "vln; s=1bid 2g",
            "column 12: expected `=` and the height of the bid, found ` `",
        ),
        (
            "vln; s=1bid=99999999999",
            "column 13: expected a number, found `99999999999`",
        ),
        (
            "vln; s=1g2g",
            "column 9: expected a word such as `g` or `solo_karo`, found `g2g`",
        ),
        (
            "vln; x=1re",
            "column 9: expected `:` after the number of cards, found `re`",
        ),
        (
            "vln; x=:1re",
            "column 8: expected the number of cards on the table, found `:1re`",
        ),
        (
            "vln; a=SJ",
            "column 10: expected a card, or `/` and the cards given back, found the end of the line",
        ),
        (
            "vln; a=??SJ/",
            "column 10: expected a card, or `/` and the cards given back, found `SJ/`",
        ),
        (
            "vln; a=/SJ/x",
            "column 12: expected the number of trumps given back, found `x`",
        ),
        (
            "vln; c=t123",
            "column 12: expected four places from `1` to `8`, found the end of the line",
        ),
        (
            "vln; c=q",
            "column 8: expected `o`, `v`, `g`, `b` or `t`, found `q`",
        ),
        ("vln; c=g1 g2", "column 11: this entry stands twice"),
        (
            "vln; c=o1red",
            "column 10: expected `color` or `picture`, found `red`",
        ),
        ("vln{dulle=first}", "column 5: there is no option `dulle`"),
        (
            "vln{armut=off armut=off}",
            "column 15: option `armut` stands twice",
        ),
        (
            "vln{armut=of}",
            "column 11: expected one of `off`, `redeal`, `exchange`, found `of`",
        ),
        (
            "vln{feigheit=two}",
            "column 14: expected a number, found `two`",
        ),
        (
            "vln{ann.max=1,x}",
            "column 13: expected numbers with commas, found `1,x`",
        ),
        (
            "vln{throw=kings<=5}",
            "column 11: expected conditions such as \
             `kings>=5,trumps<=3,highest<=DJ,fox_highest,kings>=4&nines>=4`, found `kings<=5`",
        ),
        (
            "vln{armut=off",
            "column 14: expected an option such as `dulle_tie=first`, or `}`, found the end of the line",
        ),
    ] {
        assert_eq!(read(line).unwrap_err().to_string(), error, "{line}");
    }
}

#[test]
fn columns_count_characters_and_sections_are_named() {
    let error = read("örtlich; s=1g 2é").unwrap_err();
    assert_eq!((error.column, error.section), (16, Some('s')));
    assert_eq!(read("vln; p=SJ; q").unwrap_err().section, None);
}

#[test]
fn what_no_line_can_say_is_named() {
    let plain = || read("vln; s=1g; p=SJ").unwrap();
    let problem = |change: fn(&mut v1::GameRecord)| {
        let mut record = plain();
        change(&mut record);
        write(&record).unwrap_err().to_string()
    };
    assert_eq!(problem(|it| it.rule_set = None), "`rule_set` is missing");
    assert_eq!(
        problem(|it| it.plays = vec![1, 25]),
        "`plays[1]` is 25, which has no name"
    );
    assert_eq!(
        problem(|it| it.said_words.clear()),
        "`said_words` has 0 entries in place of 1"
    );
    assert_eq!(
        problem(|it| it.said_seats.clear()),
        "`said_seats` has 0 entries in place of 1"
    );
    assert_eq!(
        problem(|it| it.said_bids = vec![3, 3]),
        "`said_seats` has 1 entries in place of 2"
    );
    assert_eq!(
        problem(|it| it.said_ranks = vec![Rank::King.into()]),
        "`said_ranks[0]` stands beside a word that does not take it"
    );
    assert_eq!(
        problem(|it| it.play_seats = vec![1, 2]),
        "`play_seats` has 2 entries in place of 1"
    );
    assert_eq!(
        problem(|it| it.said_seats = vec![0]),
        "`said_seats[0]` is 0, which has no name"
    );
    assert_eq!(
        problem(|it| it.armut_exchanges = vec![v1::ArmutExchange {
            pushed_count: Some(4_000_000_000),
            ..v1::ArmutExchange::default()
        }]),
        "`armut_exchanges[0].pushed_count` is 4000000000, more than the 12 cards of a hand"
    );
    assert_eq!(
        problem(|it| it.rule_set.as_mut().unwrap().edition = "2 b".to_owned()),
        "`rule_set.edition` is not one word without `@{}#;=%`"
    );
    assert_eq!(
        problem(|it| {
            let options = v1::RuleSet {
                dulle_tie: 77,
                ..v1::RuleSet::default()
            };
            it.rule_set.as_mut().unwrap().overrides = Some(Box::new(options));
        }),
        "`rule_set.overrides.dulle_tie` is 77, which has no name"
    );
}

#[test]
fn cards_of_an_armut_are_known_to_those_who_held_them() {
    let line = "vln; h=CA/CT/CK/SA; s=1g 2g 3armut 4g 3armut_push 4armut_refuse \
                1armut_accept 1armut_return; a=DJDAC9/H9S9/0";
    let record = read(line).unwrap();
    let seen = |view| write(&seen_by(&record, view)).unwrap();
    for (view, hands, exchange) in [
        (View::Seat1, "CA/??/??/??", "DJDAC9/H9S9/0"),
        (View::Seat2, "??/CT/??/??", "??????/????/0"),
        (View::Seat3, "??/??/CK/??", "DJDAC9/H9S9/0"),
        (View::Seat4, "??/??/??/SA", "??????/????/0"),
    ] {
        let line = seen(view);
        assert!(line.contains(&format!("; h={hands};")), "{line}");
        assert!(line.ends_with(&format!("; a={exchange}")), "{line}");
    }
    assert!(seen(View::Public).ends_with("1armut_return; a=??????/????/0"));
    assert_eq!(seen(View::Unspecified), line);
}

#[test]
fn of_two_armuten_each_is_known_to_its_own_two() {
    let line = "vln; s=1armut_push 3armut_accept 2armut_push 4armut_accept 3armut_return \
                4armut_return; a=DJ/C9 DA/S9";
    let record = read(line).unwrap();
    for (view, exchanges) in [
        (View::Seat1, "DJ/C9 ??/??"),
        (View::Seat2, "??/?? DA/S9"),
        (View::Seat3, "DJ/C9 ??/??"),
        (View::Seat4, "??/?? DA/S9"),
        (View::Public, "??/?? ??/??"),
    ] {
        let seen = write(&seen_by(&record, view)).unwrap();
        assert!(seen.ends_with(&format!("; a={exchanges}")), "{seen}");
    }
}

/// A line stands alone, wherever a record is read.
#[test]
fn a_line_and_fields_are_no_record() {
    let alone = r#"{"line": "vln; s=1g; p=HT"}"#;
    let record = doko_notation::json::read(alone).unwrap();
    assert_eq!(write(&record).unwrap(), "vln; s=1g; p=HT");
    let both = r#"{"line": "vln; s=1g", "plays": ["CARD_HT"]}"#;
    let problem = doko_notation::json::read(both).unwrap_err().to_string();
    assert!(problem.contains("only field"), "{problem}");
}

/// Who does not see the cards of an exchange still knows how many there were.
#[test]
fn a_pile_that_all_see_in_part_keeps_its_size() {
    let line = "vln{armut.shown=foxes}; s=1g 2g 3armut 4g 3armut_push; a=DA????/";
    let record = read(line).unwrap();
    let seen = seen_by(&record, View::Public);
    assert_eq!(seen.armut_exchanges[0].pushed_count, Some(3));
}
