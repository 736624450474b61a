// Made of rule_set.proto by `cargo xtask generate`; not edited by hand.

use crate::option::{RuleOption, words};
use crate::values::{self, part};
use crate::{names, v1};

/// Every option, in the order of its field.
pub static OPTIONS: &[RuleOption] = &[
    RuleOption {
        path: "deck.nines",
        field: "deck_nines",
        decides: words("Neunen im Blatt", "Nines in the deck"),
        said_by: &["CARD-2", "CARD-1"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("with", words("ja", "yes")),
            ("without", words("nein", "no")),
        ],
        text: |rules| values::one_text(names!(DeckNines), rules.deck_nines),
        set: |rules, text| {
            rules.deck_nines = values::one(names!(DeckNines), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.deck_nines != 0 {
                rules.deck_nines = others.deck_nines;
            }
        },
    },
    RuleOption {
        path: "deal.packets",
        field: "deal_packets",
        decides: words("Päckchen beim Geben", "Packets of the deal"),
        said_by: &["CARD-6"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[],
        text: |rules| {
            rules
                .deal_packets
                .as_ref()
                .map(|it| Ok(values::numbers_text(&it.values)))
        },
        set: |rules, text| {
            rules.deal_packets = Some(v1::PacketList {
                values: values::numbers(text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.deal_packets.is_some() {
                rules.deal_packets.clone_from(&others.deal_packets);
            }
        },
    },
    RuleOption {
        path: "dulle_tie",
        field: "dulle_tie",
        decides: words(
            "Höhere von zwei ♥10 im selben Stich",
            "Higher of two tens of hearts in one trick",
        ),
        said_by: &["TRUMP-11", "TRUMP-10"],
        needs: "dullen=on",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("first", words("die erste", "the first")),
            ("second", words("die zweite", "the second")),
            (
                "second_except_last",
                words(
                    "die zweite, im letzten Stich die erste",
                    "the second, in the last trick the first",
                ),
            ),
            (
                "first_except_last",
                words(
                    "die erste, im letzten Stich die zweite",
                    "the first, in the last trick the second",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(DulleTie), rules.dulle_tie),
        set: |rules, text| {
            rules.dulle_tie = values::one(names!(DulleTie), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.dulle_tie != 0 {
                rules.dulle_tie = others.dulle_tie;
            }
        },
    },
    RuleOption {
        path: "solos",
        field: "solos",
        decides: words("Soli, die es gibt", "Soli that exist"),
        said_by: &["TRUMP-7"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("keine", "none")),
            ("karo", words("Karo-Solo", "Karo-Solo")),
            ("kreuz", words("Kreuz-Solo", "Kreuz-Solo")),
            ("pik", words("Pik-Solo", "Pik-Solo")),
            ("herz", words("Herz-Solo", "Herz-Solo")),
            ("damen", words("Damensolo", "Damensolo")),
            ("buben", words("Bubensolo", "Bubensolo")),
            ("koenige", words("Königsolo", "Königsolo")),
            ("fleischlos", words("Fleischloser", "Fleischloser")),
            ("damen_buben", words("Damen-Buben-Solo", "Damen-Buben-Solo")),
            (
                "koenige_buben",
                words("Königen-Buben-Solo", "Königen-Buben-Solo"),
            ),
            (
                "koenige_damen",
                words("Königen-Damen-Solo", "Königen-Damen-Solo"),
            ),
            ("koehler", words("Köhler", "Köhler")),
        ],
        text: |rules| {
            rules
                .solos
                .as_ref()
                .map(|it| values::list_text(names!(Solo), &it.values))
        },
        set: |rules, text| {
            rules.solos = Some(v1::SoloList {
                values: values::list(names!(Solo), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.solos.is_some() {
                rules.solos.clone_from(&others.solos);
            }
        },
    },
    RuleOption {
        path: "solo.lead",
        field: "solo_lead",
        decides: words("Im angesagten Solo spielt aus", "Lead in an announced solo"),
        said_by: &["LEAD-2"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("eldest", words("immer die Vorhand", "always the eldest")),
            (
                "pflicht_only",
                words(
                    "im Pflichtsolo der Solist, sonst die Vorhand",
                    "the soloist in a Pflichtsolo, otherwise the eldest",
                ),
            ),
            (
                "always_soloist",
                words("immer der Solist", "always the soloist"),
            ),
        ],
        text: |rules| values::one_text(names!(SoloLead), rules.solo_lead),
        set: |rules, text| {
            rules.solo_lead = values::one(names!(SoloLead), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.solo_lead != 0 {
                rules.solo_lead = others.solo_lead;
            }
        },
    },
    RuleOption {
        path: "solo.conflict",
        field: "solo_conflict",
        decides: words(
            "Wollen mehrere ein Solo, spielt",
            "Precedence when several want a solo",
        ),
        said_by: &["AUC-1", "VORB-3", "VORB-5", "VORB-6"],
        needs: "solos",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "seat",
                words("wer in der Sitzfolge zuerst kommt", "the earliest seat"),
            ),
            (
                "auction",
                words("wer am höchsten bietet", "the highest bidder"),
            ),
        ],
        text: |rules| values::one_text(names!(SoloConflict), rules.solo_conflict),
        set: |rules, text| {
            rules.solo_conflict = values::one(names!(SoloConflict), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.solo_conflict != 0 {
                rules.solo_conflict = others.solo_conflict;
            }
        },
    },
    RuleOption {
        path: "pflichtsolo",
        field: "pflichtsolo",
        decides: words(
            "Pflichtsoli jedes Spielers in einer Liste",
            "Pflichtsoli of each player in a list",
        ),
        said_by: &["LIST-1", "LIST-5", "LIST-9"],
        needs: "",
        since: "0.1.0",
        bounds: Some((0, 4)),
        words: &[
            ("0", words("keins", "none")),
            ("1", words("eins", "one")),
            ("2", words("zwei", "two")),
            ("3", words("drei", "three")),
            ("4", words("vier", "four")),
        ],
        text: |rules| rules.pflichtsolo.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.pflichtsolo = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.pflichtsolo = others.pflichtsolo.or(rules.pflichtsolo);
        },
    },
    RuleOption {
        path: "vorbehalt.order",
        field: "vorbehalt_order",
        decides: words("Rang der Vorbehalte", "Rank of the Vorbehalte"),
        said_by: &["VORB-3", "VORB-5", "VORB-6", "VORB-7"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("keiner", "none")),
            ("pflichtsolo", words("Pflichtsolo", "Pflichtsolo")),
            ("lustsolo", words("Lustsolo", "Lustsolo")),
            ("solo", words("Solo", "solo")),
            ("armut", words("Armut", "Armut")),
            ("hochzeit", words("Hochzeit", "Hochzeit")),
        ],
        text: |rules| {
            rules
                .vorbehalt_order
                .as_ref()
                .map(|it| values::list_text(names!(VorbehaltRank), &it.values))
        },
        set: |rules, text| {
            rules.vorbehalt_order = Some(v1::VorbehaltRankList {
                values: values::list(names!(VorbehaltRank), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.vorbehalt_order.is_some() {
                rules.vorbehalt_order.clone_from(&others.vorbehalt_order);
            }
        },
    },
    RuleOption {
        path: "hochzeit.selectors",
        field: "hochzeit_selectors",
        decides: words(
            "Partnersuche in der Hochzeit",
            "Trick that finds the partner of a Hochzeiter",
        ),
        said_by: &["WED-3", "WED-2"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "",
                words(
                    "keine, denn es gibt keine Hochzeit",
                    "none, since there is no Hochzeit",
                ),
            ),
            ("any", words("mit dem ersten Stich", "the first trick")),
            (
                "fehl",
                words("mit dem ersten Fehlstich", "the first Fehl trick"),
            ),
            (
                "trumpf",
                words("mit dem ersten Trumpfstich", "the first trump trick"),
            ),
            (
                "kreuz",
                words("mit dem ersten ♣-Stich", "the first ♣ trick"),
            ),
            ("pik", words("mit dem ersten ♠-Stich", "the first ♠ trick")),
            ("herz", words("mit dem ersten ♥-Stich", "the first ♥ trick")),
        ],
        text: |rules| {
            rules
                .hochzeit_selectors
                .as_ref()
                .map(|it| values::list_text(names!(HochzeitSelector), &it.values))
        },
        set: |rules, text| {
            rules.hochzeit_selectors = Some(v1::HochzeitSelectorList {
                values: values::list(names!(HochzeitSelector), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.hochzeit_selectors.is_some() {
                rules
                    .hochzeit_selectors
                    .clone_from(&others.hochzeit_selectors);
            }
        },
    },
    RuleOption {
        path: "hochzeit.limit",
        field: "hochzeit_limit",
        decides: words(
            "Klärung einer Hochzeit",
            "Last trick that can settle a Hochzeit",
        ),
        said_by: &["WED-6", "WED-2"],
        needs: "hochzeit.selectors",
        since: "0.1.0",
        bounds: Some((1, 12)),
        words: &[("#", words("bis zum {}. Stich", "trick {}"))],
        text: |rules| rules.hochzeit_limit.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.hochzeit_limit = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.hochzeit_limit = others.hochzeit_limit.or(rules.hochzeit_limit);
        },
    },
    RuleOption {
        path: "hochzeit.own_trick",
        field: "hochzeit_own_trick",
        decides: words(
            "Nach einem passenden Stich des Hochzeiters selbst",
            "After a matching trick of the Hochzeiter’s own",
        ),
        said_by: &["WED-5", "WED-2"],
        needs: "hochzeit.selectors",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "goes_on",
                words("es wird weitergesucht", "the search goes on"),
            ),
            (
                "decides",
                words("der Hochzeiter spielt allein", "the Hochzeiter plays alone"),
            ),
        ],
        text: |rules| values::one_text(names!(HochzeitOwnTrick), rules.hochzeit_own_trick),
        set: |rules, text| {
            rules.hochzeit_own_trick = values::one(names!(HochzeitOwnTrick), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.hochzeit_own_trick != 0 {
                rules.hochzeit_own_trick = others.hochzeit_own_trick;
            }
        },
    },
    RuleOption {
        path: "hochzeit.silent",
        field: "hochzeit_silent",
        decides: words("Stille Hochzeit", "Stille Hochzeit"),
        said_by: &["STILL-1"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("allowed", words("ja", "yes")),
            (
                "forbidden",
                words(
                    "nein, mit beiden ♣D ist man nicht gesund",
                    "no, a holder of both ♣Q is not gesund",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(HochzeitSilent), rules.hochzeit_silent),
        set: |rules, text| {
            rules.hochzeit_silent = values::one(names!(HochzeitSilent), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.hochzeit_silent != 0 {
                rules.hochzeit_silent = others.hochzeit_silent;
            }
        },
    },
    RuleOption {
        path: "schweine.mode",
        field: "schweine_mode",
        decides: words("Schweine", "Declaration of Schweine"),
        said_by: &["SCHW-2"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("off", words("keine", "none")),
            (
                "vorbehalt",
                words("vor der ersten Karte angemeldet", "before the first card"),
            ),
            (
                "at_first_fox",
                words(
                    "mit dem ersten der beiden ♦A angemeldet",
                    "with the first of both ♦A",
                ),
            ),
            (
                "second_only",
                words(
                    "nur das zweite ♦A, wenn der Stich mit dem ersten an die eigene Partei ging und alle das wissen",
                    "with the second ♦A, if one’s own party won the trick with the first and all know it",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(SchweineMode), rules.schweine_mode),
        set: |rules, text| {
            rules.schweine_mode = values::one(names!(SchweineMode), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_mode != 0 {
                rules.schweine_mode = others.schweine_mode;
            }
        },
    },
    RuleOption {
        path: "schweine.ansage",
        field: "schweine_ansage",
        decides: words(
            "Schweine sagen Re oder Kontra an",
            "Ansage of Re or Kontra by Schweine",
        ),
        said_by: &["SCHW-3"],
        needs: "schweine.mode=vorbehalt",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("none", words("nein", "no")),
            ("implied", words("ja", "yes")),
        ],
        text: |rules| values::one_text(names!(SchweineAnsage), rules.schweine_ansage),
        set: |rules, text| {
            rules.schweine_ansage = values::one(names!(SchweineAnsage), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_ansage != 0 {
                rules.schweine_ansage = others.schweine_ansage;
            }
        },
    },
    RuleOption {
        path: "schweine.contracts",
        field: "schweine_contracts",
        decides: words("Spiele mit Schweinen", "Validity of Schweine"),
        said_by: &["SCHW-5"],
        needs: "schweine.mode",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("keine", "in no contract")),
            ("normal", words("Normalspiel", "in a Normalspiel")),
            (
                "hochzeit_own",
                words("eigene Hochzeit", "in a Hochzeit of one’s own"),
            ),
            ("hochzeit_any", words("jede Hochzeit", "in every Hochzeit")),
            ("armut", words("Armut", "in an Armut")),
            ("trumpfsolo", words("Karo-Solo", "in a Karo-Solo")),
            ("farbsolo", words("jedes Farbsolo", "in every Farbsolo")),
            ("stille", words("stille Hochzeit", "in a stille Hochzeit")),
        ],
        text: |rules| {
            rules
                .schweine_contracts
                .as_ref()
                .map(|it| values::list_text(names!(SchweineContract), &it.values))
        },
        set: |rules, text| {
            rules.schweine_contracts = Some(v1::SchweineContractList {
                values: values::list(names!(SchweineContract), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_contracts.is_some() {
                rules
                    .schweine_contracts
                    .clone_from(&others.schweine_contracts);
            }
        },
    },
    RuleOption {
        path: "armut",
        field: "armut",
        decides: words("Armut", "Armut"),
        said_by: &["ARM-2", "THROW-4"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("off", words("nein", "no")),
            (
                "redeal",
                words("ja, es wird neu gegeben", "yes, the cards are dealt again"),
            ),
            (
                "exchange",
                words("ja, es wird geschoben", "yes, cards are pushed"),
            ),
        ],
        text: |rules| values::one_text(names!(ArmutMode), rules.armut),
        set: |rules, text| {
            rules.armut = values::one(names!(ArmutMode), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.armut != 0 {
                rules.armut = others.armut;
            }
        },
    },
    RuleOption {
        path: "armut.max_trumps",
        field: "armut_max_trumps",
        decides: words(
            "Höchstzahl der Trümpfe in einer Armut",
            "Most trumps of an Armut hand",
        ),
        said_by: &["ARM-1"],
        needs: "armut",
        since: "0.1.0",
        bounds: Some((0, 12)),
        words: &[("0", words("keiner", "none")), ("1", words("einer", "one"))],
        text: |rules| rules.armut_max_trumps.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.armut_max_trumps = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.armut_max_trumps = others.armut_max_trumps.or(rules.armut_max_trumps);
        },
    },
    RuleOption {
        path: "armut.push",
        field: "armut_push",
        decides: words("Der Arme schiebt", "Pushed by the poor player"),
        said_by: &["ARM-4"],
        needs: "armut=exchange",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "exactly_three",
                words(
                    "drei Karten, darunter alle Trümpfe",
                    "three cards, all trumps among them",
                ),
            ),
            (
                "trumps_only",
                words(
                    "alle Trümpfe und sonst nichts",
                    "all trumps and nothing else",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(ArmutPush), rules.armut_push),
        set: |rules, text| {
            rules.armut_push = values::one(names!(ArmutPush), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.armut_push != 0 {
                rules.armut_push = others.armut_push;
            }
        },
    },
    RuleOption {
        path: "armut.second_armut",
        field: "armut_second_armut",
        decides: words("Bei mehreren Armuten", "With several Armuten"),
        said_by: &["ARM-3"],
        needs: "armut",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "redeal",
                words("es wird neu gegeben", "the cards are dealt again"),
            ),
            (
                "first_seat",
                words(
                    "nur die erste in der Sitzfolge wird gespielt",
                    "only that of the earliest seat is played",
                ),
            ),
            ("both", words("beide werden gespielt", "both are played")),
        ],
        text: |rules| values::one_text(names!(SecondArmut), rules.armut_second_armut),
        set: |rules, text| {
            rules.armut_second_armut = values::one(names!(SecondArmut), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.armut_second_armut != 0 {
                rules.armut_second_armut = others.armut_second_armut;
            }
        },
    },
    RuleOption {
        path: "throw",
        field: "throw_conditions",
        decides: words("Schmeißen", "Throwing in"),
        said_by: &["THROW-2", "THROW-4"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("nie", "with no hand")),
            (
                "kings>=1",
                words("mit mindestens einem König", "with one or more kings"),
            ),
            (
                "kings>=#",
                words("mit mindestens {} Königen", "with {} or more kings"),
            ),
            (
                "nines>=1",
                words("mit mindestens einer Neun", "with one or more nines"),
            ),
            (
                "nines>=#",
                words("mit mindestens {} Neunen", "with {} or more nines"),
            ),
            (
                "nines_kings>=1",
                words(
                    "mit mindestens einer Neun oder einem König",
                    "with one or more nines and kings together",
                ),
            ),
            (
                "nines_kings>=#",
                words(
                    "mit zusammen mindestens {} Neunen und Königen",
                    "with {} or more nines and kings together",
                ),
            ),
            (
                "augen>=1",
                words("mit mindestens einem Auge", "with one or more Augen"),
            ),
            (
                "augen>=#",
                words("mit mindestens {} Augen", "with {} or more Augen"),
            ),
            ("trumps<=0", words("ohne Trumpf", "without a trump")),
            (
                "trumps<=1",
                words("mit höchstens einem Trumpf", "with at most one trump"),
            ),
            (
                "trumps<=#",
                words("mit höchstens {} Trümpfen", "with at most {} trumps"),
            ),
            (
                "fox_highest_in_armut",
                words(
                    "mit einer Armut ohne Trumpf über ♦A",
                    "with an Armut without a trump above ♦A",
                ),
            ),
            (
                "max_one_trump",
                words("mit höchstens einem Trumpf", "with at most one trump"),
            ),
            (
                "fox_highest",
                words("ohne Trumpf über ♦A", "without a trump above ♦A"),
            ),
        ],
        text: |rules| rules.throw_conditions.as_ref().map(values::throw_text),
        set: |rules, text| {
            rules.throw_conditions = Some(values::throw(text)?);
            Ok(())
        },
        take: |rules, others| {
            if others.throw_conditions.is_some() {
                rules.throw_conditions.clone_from(&others.throw_conditions);
            }
        },
    },
    RuleOption {
        path: "ann.counter",
        field: "ann_counter",
        decides: words(
            "Maß der Ansagefristen",
            "Counted for the limits of announcements",
        ),
        said_by: &["ANN-12", "ANN-11"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "own_cards_played",
                words(
                    "die eigenen gespielten Karten",
                    "the announcer’s own cards played",
                ),
            ),
            (
                "tricks_started",
                words("die begonnenen Stiche", "the tricks begun"),
            ),
        ],
        text: |rules| values::one_text(names!(AnnCounter), rules.ann_counter),
        set: |rules, text| {
            rules.ann_counter = values::one(names!(AnnCounter), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_counter != 0 {
                rules.ann_counter = others.ann_counter;
            }
        },
    },
    RuleOption {
        path: "ann.max",
        field: "ann_max",
        decides: words(
            "Karten oder Stiche, nach denen eine Ansage noch rechtzeitig ist",
            "Cards or tricks after which an announcement is still in time",
        ),
        said_by: &["ANN-12", "ANN-11"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[],
        text: |rules| {
            rules
                .ann_max
                .as_ref()
                .map(|it| Ok(values::numbers_text(&it.values)))
        },
        set: |rules, text| {
            rules.ann_max = Some(v1::AnnLimits {
                values: values::numbers(text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.ann_max.is_some() {
                rules.ann_max.clone_from(&others.ann_max);
            }
        },
    },
    RuleOption {
        path: "ann.earliest",
        field: "ann_earliest",
        decides: words("Beginn der Ansagen", "Start of announcements"),
        said_by: &["ANN-2"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "contract_fixed",
                words(
                    "sobald feststeht, was gespielt wird",
                    "from the moment the contract is fixed",
                ),
            ),
            (
                "after_first_trick",
                words("nach dem ersten Stich", "after the first trick"),
            ),
        ],
        text: |rules| values::one_text(names!(AnnEarliest), rules.ann_earliest),
        set: |rules, text| {
            rules.ann_earliest = values::one(names!(AnnEarliest), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_earliest != 0 {
                rules.ann_earliest = others.ann_earliest;
            }
        },
    },
    RuleOption {
        path: "ann.reply_extra",
        field: "ann_reply_extra",
        decides: words(
            "Längere Frist für eine Erwiderung",
            "Longer limit for an Erwiderung",
        ),
        said_by: &["ANN-15", "ANN-17"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("none", words("nein", "no")),
            (
                "one_more",
                words(
                    "ja, um eine Karte oder einen Stich",
                    "yes, by one card or trick",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(AnnReply), rules.ann_reply_extra),
        set: |rules, text| {
            rules.ann_reply_extra = values::one(names!(AnnReply), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_reply_extra != 0 {
                rules.ann_reply_extra = others.ann_reply_extra;
            }
        },
    },
    RuleOption {
        path: "ann.skip_absagen",
        field: "ann_skip_absagen",
        decides: words("Absagen dürfen übersprungen werden", "Skipping of Absagen"),
        said_by: &["ANN-8"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("allowed", words("ja", "yes")),
            ("forbidden", words("nein", "no")),
        ],
        text: |rules| values::one_text(names!(AnnSkipAbsagen), rules.ann_skip_absagen),
        set: |rules, text| {
            rules.ann_skip_absagen = values::one(names!(AnnSkipAbsagen), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_skip_absagen != 0 {
                rules.ann_skip_absagen = others.ann_skip_absagen;
            }
        },
    },
    RuleOption {
        path: "ann.skip_ansage",
        field: "ann_skip_ansage",
        decides: words(
            "Re oder Kontra darf übersprungen werden",
            "Skipping of Re or Kontra",
        ),
        said_by: &["ANN-9"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("forbidden", words("nein", "no")),
            ("allowed", words("ja", "yes")),
        ],
        text: |rules| values::one_text(names!(AnnSkipAnsage), rules.ann_skip_ansage),
        set: |rules, text| {
            rules.ann_skip_ansage = values::one(names!(AnnSkipAnsage), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_skip_ansage != 0 {
                rules.ann_skip_ansage = others.ann_skip_ansage;
            }
        },
    },
    RuleOption {
        path: "ann.absage_requires",
        field: "ann_absage_requires",
        decides: words(
            "Eine Absage setzt eine Ansage voraus",
            "Ansage that an Absage needs",
        ),
        said_by: &["ANN-7"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "own",
                words("die der eigenen Partei", "that of one’s own party"),
            ),
            (
                "any",
                words(
                    "irgendeine, auch die der Gegner",
                    "any, also that of the other party",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(AbsageRequires), rules.ann_absage_requires),
        set: |rules, text| {
            rules.ann_absage_requires = values::one(names!(AbsageRequires), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_absage_requires != 0 {
                rules.ann_absage_requires = others.ann_absage_requires;
            }
        },
    },
    RuleOption {
        path: "win.tie_120",
        field: "win_tie_120",
        decides: words("Kontra braucht 121 Augen", "121 Augen needed by Kontra"),
        said_by: &["WIN-4", "WIN-3"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "only_kontra",
                words(
                    "wenn nur Kontra angesagt ist",
                    "if Kontra is the only Ansage",
                ),
            ),
            (
                "last_kontra",
                words(
                    "wenn Kontra die letzte Ansage ist",
                    "if Kontra is the last Ansage",
                ),
            ),
            ("kontra_always_120", words("nie", "never")),
            (
                "nobody",
                words(
                    "immer, Re ebenso, sodass bei 120 zu 120 niemand gewinnt",
                    "always, and by Re too, so that at 120 to 120 nobody wins",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(Tie120), rules.win_tie_120),
        set: |rules, text| {
            rules.win_tie_120 = values::one(names!(Tie120), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.win_tie_120 != 0 {
                rules.win_tie_120 = others.win_tie_120;
            }
        },
    },
    RuleOption {
        path: "win.schwarz_by",
        field: "win_schwarz_by",
        decides: words("Schwarz wird entschieden", "Decision about schwarz"),
        said_by: &["WIN-5"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("tricks", words("nach Stichen", "by tricks")),
            ("augen", words("nach Augen", "by Augen")),
        ],
        text: |rules| values::one_text(names!(SchwarzBy), rules.win_schwarz_by),
        set: |rules, text| {
            rules.win_schwarz_by = values::one(names!(SchwarzBy), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.win_schwarz_by != 0 {
                rules.win_schwarz_by = others.win_schwarz_by;
            }
        },
    },
    RuleOption {
        path: "score.ansage",
        field: "score_ansage",
        decides: words("Wert von Re und Kontra", "Worth of Re and Kontra"),
        said_by: &["SCORE-19", "SCORE-6"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("plus_two", words("je zwei Punkte", "two points each")),
            (
                "plus_two_once",
                words("zusammen zwei Punkte", "two points together"),
            ),
            ("double_each", words("je eine Verdopplung", "each doubles")),
            (
                "double_once",
                words("zusammen eine Verdopplung", "together they double once"),
            ),
            ("plus_one", words("je ein Punkt", "one point each")),
        ],
        text: |rules| values::one_text(names!(ScoreAnsage), rules.score_ansage),
        set: |rules, text| {
            rules.score_ansage = values::one(names!(ScoreAnsage), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_ansage != 0 {
                rules.score_ansage = others.score_ansage;
            }
        },
    },
    RuleOption {
        path: "score.sonder_doubling",
        field: "score_sonder_doubling",
        decides: words(
            "Sonderpunkte werden mitverdoppelt",
            "Doubling of special points too",
        ),
        said_by: &["SCORE-20"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("not_doubled", words("nein", "no")),
            ("doubled", words("ja", "yes")),
        ],
        text: |rules| values::one_text(names!(SonderDoubling), rules.score_sonder_doubling),
        set: |rules, text| {
            rules.score_sonder_doubling = values::one(names!(SonderDoubling), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_sonder_doubling != 0 {
                rules.score_sonder_doubling = others.score_sonder_doubling;
            }
        },
    },
    RuleOption {
        path: "score.against_points",
        field: "score_against_points",
        decides: words(
            "Punkte gegen Absagen, wie 120 Augen gegen „keine 90“",
            "Points for 120 Augen against keine 90 and so on",
        ),
        said_by: &["SCORE-10", "SCORE-21", "SCORE-23"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[("off", words("nein", "no")), ("on", words("ja", "yes"))],
        text: |rules| values::one_text(names!(AgainstPoints), rules.score_against_points),
        set: |rules, text| {
            rules.score_against_points = values::one(names!(AgainstPoints), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_against_points != 0 {
                rules.score_against_points = others.score_against_points;
            }
        },
    },
    RuleOption {
        path: "score.gegen_die_alten",
        field: "score_gegen_die_alten",
        decides: words(
            "Punkt „gegen die Alten“",
            "Point for winning against the Alten",
        ),
        said_by: &["SCORE-32"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("off", words("nein", "no")),
            (
                "plain",
                words("ja, als Sonderpunkt", "yes, as a special point"),
            ),
            (
                "doubled",
                words("ja, er wird mitverdoppelt", "yes, it is doubled too"),
            ),
        ],
        text: |rules| values::one_text(names!(GegenDieAlten), rules.score_gegen_die_alten),
        set: |rules, text| {
            rules.score_gegen_die_alten = values::one(names!(GegenDieAlten), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_gegen_die_alten != 0 {
                rules.score_gegen_die_alten = others.score_gegen_die_alten;
            }
        },
    },
    RuleOption {
        path: "score.sonder",
        field: "score_sonder",
        decides: words("Sonderpunkte, die es gibt", "Special points that exist"),
        said_by: &["SCORE-24"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("keine", "none")),
            ("fuchs", words("Fuchs gefangen", "Fuchs caught")),
            ("doppelkopf", words("Doppelkopf", "Doppelkopf")),
            (
                "karlchen",
                words("Karlchen macht den Letzten", "Karlchen wins the last"),
            ),
            (
                "karlchen_caught",
                words("Karlchen gefangen", "Karlchen caught"),
            ),
            (
                "fuchs_last",
                words("Fuchs macht den Letzten", "Fuchs wins the last"),
            ),
            (
                "fuchs_caught_last",
                words("Fuchs im Letzten gefangen", "Fuchs caught in the last"),
            ),
            ("dulle", words("Dulle fängt Dulle", "Dulle catches Dulle")),
            ("herzstich", words("Herzstich geht durch", "heart trick")),
        ],
        text: |rules| {
            rules
                .score_sonder
                .as_ref()
                .map(|it| values::list_text(names!(SpecialPoint), &it.values))
        },
        set: |rules, text| {
            rules.score_sonder = Some(v1::SpecialPointList {
                values: values::list(names!(SpecialPoint), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.score_sonder.is_some() {
                rules.score_sonder.clone_from(&others.score_sonder);
            }
        },
    },
    RuleOption {
        path: "score.sonder_in_solo",
        field: "score_sonder_in_solo",
        decides: words("Soli mit Sonderpunkten", "Soli with special points"),
        said_by: &["SCORE-34"],
        needs: "score.sonder",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("none", words("keine", "none")),
            (
                "trumpfsolo",
                words(
                    "die mit den Trümpfen des Normalspiels",
                    "those with the trumps of the Normalspiel",
                ),
            ),
            ("all", words("alle", "all")),
        ],
        text: |rules| values::one_text(names!(SonderInSolo), rules.score_sonder_in_solo),
        set: |rules, text| {
            rules.score_sonder_in_solo = values::one(names!(SonderInSolo), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_sonder_in_solo != 0 {
                rules.score_sonder_in_solo = others.score_sonder_in_solo;
            }
        },
    },
    RuleOption {
        path: "score.solo_point",
        field: "score_solo_point",
        decides: words("Punkte für das Solo selbst", "Points for the solo itself"),
        said_by: &["SCORE-33"],
        needs: "",
        since: "0.1.0",
        bounds: Some((0, 100)),
        words: &[("0", words("keine", "none")), ("1", words("einer", "one"))],
        text: |rules| rules.score_solo_point.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.score_solo_point = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.score_solo_point = others.score_solo_point.or(rules.score_solo_point);
        },
    },
    RuleOption {
        path: "score.solo_multiplier",
        field: "score_solo_multiplier",
        decides: words("Spielwert für den Solisten", "Value for the soloist"),
        said_by: &["SCORE-40"],
        needs: "",
        since: "0.1.0",
        bounds: Some((1, 3)),
        words: &[
            ("1", words("einfach", "once")),
            ("2", words("doppelt", "twice")),
            ("3", words("dreifach", "three times")),
        ],
        text: |rules| rules.score_solo_multiplier.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.score_solo_multiplier = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.score_solo_multiplier =
                others.score_solo_multiplier.or(rules.score_solo_multiplier);
        },
    },
    RuleOption {
        path: "claim",
        field: "claim",
        decides: words("Abkürzen darf", "Entitled to shorten a game"),
        said_by: &["CLAIM-1"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("off", words("niemand", "nobody")),
            ("soloist", words("der Solist", "the soloist")),
        ],
        text: |rules| values::one_text(names!(ClaimMode), rules.claim),
        set: |rules, text| {
            rules.claim = values::one(names!(ClaimMode), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.claim != 0 {
                rules.claim = others.claim;
            }
        },
    },
    RuleOption {
        path: "penalties",
        field: "penalties",
        decides: words("Strafen", "Penalties"),
        said_by: &["PEN-9"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("off", words("keine", "none")),
            (
                "tsr",
                words(
                    "die der Turnier-Spielregeln",
                    "those of the Turnier-Spielregeln",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(PenaltyMode), rules.penalties),
        set: |rules, text| {
            rules.penalties = values::one(names!(PenaltyMode), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.penalties != 0 {
                rules.penalties = others.penalties;
            }
        },
    },
    RuleOption {
        path: "list.games",
        field: "list_games",
        decides: words("Spiele einer Liste", "Games of a list"),
        said_by: &["LIST-1", "LIST-5", "LIST-9"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("open", words("beliebig viele", "any number")),
            (
                "multiple_of_players",
                words(
                    "ein einzelnes oder ein Vielfaches der Spielerzahl",
                    "one, or a multiple of the number of players",
                ),
            ),
        ],
        text: |rules| values::games_text(rules),
        set: |rules, text| {
            values::games(rules, text)?;
            Ok(())
        },
        take: |rules, others| {
            values::take_games(rules, others);
        },
    },
    RuleOption {
        path: "list.redeal_after",
        field: "list_redeal_after",
        decides: words("Derselbe Geber gibt noch einmal", "Same dealer once more"),
        said_by: &["LIST-3", "LIST-5", "LIST-11"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("nach keinem Spiel", "after no game")),
            (
                "pflichtsolo",
                words(
                    "nach einem freiwilligen Pflichtsolo",
                    "after a Pflichtsolo of the player’s own accord",
                ),
            ),
            (
                "soloist_led",
                words(
                    "nach einem Solo, in dem der Solist ausspielte",
                    "after a solo that the soloist led",
                ),
            ),
        ],
        text: |rules| {
            rules
                .list_redeal_after
                .as_ref()
                .map(|it| values::list_text(names!(RedealAfter), &it.values))
        },
        set: |rules, text| {
            rules.list_redeal_after = Some(v1::RedealAfterList {
                values: values::list(names!(RedealAfter), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.list_redeal_after.is_some() {
                rules
                    .list_redeal_after
                    .clone_from(&others.list_redeal_after);
            }
        },
    },
    RuleOption {
        path: "dullen",
        field: "dullen",
        decides: words(
            "♥10 als höchste Trümpfe",
            "Tens of hearts as the highest trumps",
        ),
        said_by: &["TRUMP-1"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("on", words("ja", "yes")),
            (
                "off",
                words("nein, sie gehören zu Herz", "no, they belong to hearts"),
            ),
        ],
        text: |rules| values::one_text(names!(Dullen), rules.dullen),
        set: |rules, text| {
            rules.dullen = values::one(names!(Dullen), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.dullen != 0 {
                rules.dullen = others.dullen;
            }
        },
    },
    RuleOption {
        path: "dulle_tie_with_schweine",
        field: "dulle_tie_with_schweine",
        decides: words(
            "Höhere ♥10, solange Schweine angemeldet sind",
            "Higher ten of hearts while Schweine stand declared",
        ),
        said_by: &[],
        needs: "dullen=on",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("same", words("dieselbe wie sonst", "the same as otherwise")),
            ("first", words("die erste", "the first")),
        ],
        text: |rules| values::one_text(names!(DulleTieWithSchweine), rules.dulle_tie_with_schweine),
        set: |rules, text| {
            rules.dulle_tie_with_schweine = values::one(names!(DulleTieWithSchweine), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.dulle_tie_with_schweine != 0 {
                rules.dulle_tie_with_schweine = others.dulle_tie_with_schweine;
            }
        },
    },
    RuleOption {
        path: "schweine.above",
        field: "schweine_above",
        decides: words("Paare über den Schweinen", "Pairs above the Schweine"),
        said_by: &[],
        needs: "schweine.mode",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("keine", "none")),
            ("ten", words("♦10", "♦10")),
            ("king", words("♦K", "♦K")),
            ("nine", words("♦9", "♦9")),
        ],
        text: |rules| {
            rules
                .schweine_above
                .as_ref()
                .map(|it| values::list_text(names!(Rank), &it.values))
        },
        set: |rules, text| {
            rules.schweine_above = Some(v1::RankList {
                values: values::list(names!(Rank), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_above.is_some() {
                rules.schweine_above.clone_from(&others.schweine_above);
            }
        },
    },
    RuleOption {
        path: "schweine.count",
        field: "schweine_count",
        decides: words(
            "Von den angemeldeten Schweinen stehen oben",
            "Declared Schweine that rank on top",
        ),
        said_by: &["TRUMP-8"],
        needs: "schweine.mode",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("both", words("beide", "both")),
            (
                "first_only",
                words("nur das zuerst gespielte", "only the one played first"),
            ),
        ],
        text: |rules| values::one_text(names!(SchweineCount), rules.schweine_count),
        set: |rules, text| {
            rules.schweine_count = values::one(names!(SchweineCount), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_count != 0 {
                rules.schweine_count = others.schweine_count;
            }
        },
    },
    RuleOption {
        path: "armut.fox",
        field: "armut_fox",
        decides: words(
            "Füchse zählen bei der Armut als Trumpf",
            "Fuchs as a trump of the Armut",
        ),
        said_by: &["ARM-1"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("counts", words("ja", "yes")),
            ("does_not_count", words("nein", "no")),
        ],
        text: |rules| values::one_text(names!(ArmutFox), rules.armut_fox),
        set: |rules, text| {
            rules.armut_fox = values::one(names!(ArmutFox), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.armut_fox != 0 {
                rules.armut_fox = others.armut_fox;
            }
        },
    },
    RuleOption {
        path: "armut.return",
        field: "armut_return",
        decides: words("In der Armut gehen zurück", "Given back in an Armut"),
        said_by: &["ARM-7"],
        needs: "armut=exchange",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("free", words("beliebige Karten", "any cards")),
            (
                "fehl_only",
                words("Fehl, soweit es reicht", "Fehl, as far as there is any"),
            ),
        ],
        text: |rules| values::one_text(names!(ArmutReturn), rules.armut_return),
        set: |rules, text| {
            rules.armut_return = values::one(names!(ArmutReturn), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.armut_return != 0 {
                rules.armut_return = others.armut_return;
            }
        },
    },
    RuleOption {
        path: "armut.report_trumps",
        field: "armut_report_trumps",
        decides: words(
            "Auskunft, wie viele Trümpfe zurückgehen",
            "Word of how many trumps go back",
        ),
        said_by: &["ARM-7"],
        needs: "armut=exchange",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("told", words("ja", "yes")),
            ("secret", words("nein", "no")),
        ],
        text: |rules| values::one_text(names!(ArmutReport), rules.armut_report_trumps),
        set: |rules, text| {
            rules.armut_report_trumps = values::one(names!(ArmutReport), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.armut_report_trumps != 0 {
                rules.armut_report_trumps = others.armut_report_trumps;
            }
        },
    },
    RuleOption {
        path: "throw_rank",
        field: "throw_rank",
        decides: words(
            "Schmeißen geht vor Solo",
            "Precedence of throwing in over a solo",
        ),
        said_by: &["THROW-1"],
        needs: "throw",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("after_solo", words("nein", "no")),
            ("before_solo", words("ja", "yes")),
        ],
        text: |rules| values::one_text(names!(ThrowRank), rules.throw_rank),
        set: |rules, text| {
            rules.throw_rank = values::one(names!(ThrowRank), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.throw_rank != 0 {
                rules.throw_rank = others.throw_rank;
            }
        },
    },
    RuleOption {
        path: "genscher",
        field: "genscher",
        decides: words("Genscher", "Genscher"),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[("off", words("nein", "no")), ("on", words("ja", "yes"))],
        text: |rules| values::one_text(names!(Genscher), rules.genscher),
        set: |rules, text| {
            rules.genscher = values::one(names!(Genscher), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.genscher != 0 {
                rules.genscher = others.genscher;
            }
        },
    },
    RuleOption {
        path: "ann.pflicht",
        field: "ann_pflicht",
        decides: words(
            "Pflichtansage nach einem reichen ersten Stich",
            "Pflichtansage after a rich first trick",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("none", words("nein", "no")),
            (
                "augen:1",
                words("ja, ab einem Auge", "yes, from one Auge on"),
            ),
            ("augen:#", words("ja, ab {} Augen", "yes, from {} Augen on")),
            (
                "excused_by:nobody",
                words(
                    "auch wenn schon etwas angesagt ist",
                    "even if something is announced already",
                ),
            ),
            (
                "excused_by:anybody",
                words(
                    "nur wenn noch niemand etwas angesagt hat",
                    "only if nobody has announced anything",
                ),
            ),
            (
                "step:ansage",
                words("nur Re oder Kontra", "only Re or Kontra"),
            ),
            (
                "step:next_level",
                words(
                    "nach Re oder Kontra die nächste Absage",
                    "after Re or Kontra the next Absage",
                ),
            ),
            (
                "in_hochzeit:none",
                words("nicht in der Hochzeit", "not in a Hochzeit"),
            ),
            (
                "in_hochzeit:klaerungsstich",
                words(
                    "in der Hochzeit mit dem Klärungsstich",
                    "in a Hochzeit with the Klärungsstich",
                ),
            ),
        ],
        text: |rules| {
            rules.ann_pflicht.as_ref().map(|it| {
                values::parts_text(
                    "none",
                    it,
                    [
                        ("augen", Some(Ok(it.augen.to_string()))),
                        (
                            "excused_by",
                            values::one_text(names!(PflichtansageExcuse), it.excused_by),
                        ),
                        ("step", values::one_text(names!(PflichtansageStep), it.step)),
                        (
                            "in_hochzeit",
                            values::one_text(names!(PflichtansageHochzeit), it.in_hochzeit),
                        ),
                    ],
                )
            })
        },
        set: |rules, text| {
            let mut it = v1::Pflichtansage::default();
            for (part, text) in values::parts(
                "none",
                &["augen", "excused_by", "step", "in_hochzeit"],
                text,
            )? {
                match part {
                    "augen" => it.augen = values::number(text)?,
                    "excused_by" => it.excused_by = values::one(names!(PflichtansageExcuse), text)?,
                    "step" => it.step = values::one(names!(PflichtansageStep), text)?,
                    "in_hochzeit" => {
                        it.in_hochzeit = values::one(names!(PflichtansageHochzeit), text)?
                    }
                    _ => {}
                }
            }
            rules.ann_pflicht = Some(values::some(text, it)?);
            Ok(())
        },
        take: |rules, others| {
            if others.ann_pflicht.is_some() {
                rules.ann_pflicht.clone_from(&others.ann_pflicht);
            }
        },
    },
    RuleOption {
        path: "ann.per_party_max",
        field: "ann_per_party_max",
        decides: words(
            "Eigene Fristen für Re und Kontra",
            "Limits of their own for Re and Kontra",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("none", words("nein", "no")),
            ("some", words("ja", "yes")),
            ("re", words("Re", "Re")),
            ("kontra", words("Kontra", "Kontra")),
        ],
        text: |rules| {
            rules.ann_per_party_max.as_ref().map(|it| {
                values::parts_text(
                    "none",
                    it,
                    [
                        (
                            "re",
                            it.re
                                .as_ref()
                                .map(|it| Ok(values::numbers_text(&it.values))),
                        ),
                        (
                            "kontra",
                            it.kontra
                                .as_ref()
                                .map(|it| Ok(values::numbers_text(&it.values))),
                        ),
                    ],
                )
            })
        },
        set: |rules, text| {
            let mut it = v1::AnnPerPartyMax::default();
            for (part, text) in values::parts("none", &["re", "kontra"], text)? {
                match part {
                    "re" => {
                        it.re = Some(v1::AnnLimits {
                            values: values::numbers(text)?,
                        })
                    }
                    "kontra" => {
                        it.kontra = Some(v1::AnnLimits {
                            values: values::numbers(text)?,
                        })
                    }
                    _ => {}
                }
            }
            rules.ann_per_party_max = Some(values::some(text, it)?);
            Ok(())
        },
        take: |rules, others| {
            if others.ann_per_party_max.is_some() {
                rules
                    .ann_per_party_max
                    .clone_from(&others.ann_per_party_max);
            }
        },
    },
    RuleOption {
        path: "win.strict_ansage",
        field: "win_strict_ansage",
        decides: words(
            "Jede Ansage verpflichtet zu 121 Augen",
            "Duty to reach 121 Augen by one’s own Ansage",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[("off", words("nein", "no")), ("on", words("ja", "yes"))],
        text: |rules| values::one_text(names!(StrictAnsage), rules.win_strict_ansage),
        set: |rules, text| {
            rules.win_strict_ansage = values::one(names!(StrictAnsage), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.win_strict_ansage != 0 {
                rules.win_strict_ansage = others.win_strict_ansage;
            }
        },
    },
    RuleOption {
        path: "feigheit",
        field: "feigheit",
        decides: words("Feigheit wird bestraft", "Win turned round by Feigheit"),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: Some((0, 5)),
        words: &[
            ("0", words("nein", "no")),
            (
                "1",
                words(
                    "ja, ab einer nicht angesagten Stufe",
                    "yes, from one unannounced level on",
                ),
            ),
            (
                "#",
                words(
                    "ja, ab {} nicht angesagten Stufen",
                    "yes, from {} unannounced levels on",
                ),
            ),
        ],
        text: |rules| rules.feigheit.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.feigheit = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.feigheit = others.feigheit.or(rules.feigheit);
        },
    },
    RuleOption {
        path: "score.failed_absage",
        field: "score_failed_absage",
        decides: words(
            "Für eine verfehlte Absage bekommen die Sieger",
            "Gain of the winners from a failed Absage",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "winner_only",
                words("nur die Punkte der Absage", "only the points of the Absage"),
            ),
            (
                "mirror",
                words(
                    "die Punkte der Absage und noch einen für jede abgesagte Stufe, statt derer für unter 90 und so weiter",
                    "the points of the Absage and one more for each level announced, in place of those for below 90 and so on",
                ),
            ),
            (
                "both",
                words(
                    "die Punkte der Absage, noch einen für jede abgesagte Stufe und die für unter 90 und so weiter",
                    "the points of the Absage, one more for each level announced, and those for below 90 and so on",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(FailedAbsage), rules.score_failed_absage),
        set: |rules, text| {
            rules.score_failed_absage = values::one(names!(FailedAbsage), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_failed_absage != 0 {
                rules.score_failed_absage = others.score_failed_absage;
            }
        },
    },
    RuleOption {
        path: "score.base_at_120_120",
        field: "score_base_at_120_120",
        decides: words(
            "Punkt für den Sieg bei 120 zu 120",
            "Point for winning at 120 to 120",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("given", words("ja", "yes")),
            ("not_given", words("nein", "no")),
        ],
        text: |rules| values::one_text(names!(BasePoint120), rules.score_base_at_120_120),
        set: |rules, text| {
            rules.score_base_at_120_120 = values::one(names!(BasePoint120), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_base_at_120_120 != 0 {
                rules.score_base_at_120_120 = others.score_base_at_120_120;
            }
        },
    },
    RuleOption {
        path: "score.floor",
        field: "score_floor",
        decides: words(
            "Ein gewonnenes Spiel kann Minuspunkte bringen",
            "Game won with less than no points",
        ),
        said_by: &["SCORE-17"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("negative", words("ja", "yes")),
            (
                "zero",
                words("nein, es zählt dann null", "no, it then counts nothing"),
            ),
        ],
        text: |rules| values::one_text(names!(ScoreFloor), rules.score_floor),
        set: |rules, text| {
            rules.score_floor = values::one(names!(ScoreFloor), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_floor != 0 {
                rules.score_floor = others.score_floor;
            }
        },
    },
    RuleOption {
        path: "score.per_card",
        field: "score_per_card",
        decides: words(
            "Im letzten Stich gefangene Füchse und Karlchen zählen einzeln",
            "Count by card of Fuchs and Karlchen caught in the last trick",
        ),
        said_by: &[],
        needs: "score.sonder",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("each", words("ja", "yes")),
            ("once", words("nein, nur einmal", "no, only once")),
            (
                "karlchen_once",
                words(
                    "Füchse ja, Karlchen nur einmal",
                    "Füchse yes, Karlchen only once",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(PerCard), rules.score_per_card),
        set: |rules, text| {
            rules.score_per_card = values::one(names!(PerCard), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_per_card != 0 {
                rules.score_per_card = others.score_per_card;
            }
        },
    },
    RuleOption {
        path: "score.karlchen_only_by",
        field: "score_karlchen_only_by",
        decides: words("Karlchen wird gefangen", "Catch of a Karlchen"),
        said_by: &[],
        needs: "score.sonder=karlchen_caught",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "any",
                words(
                    "mit jeder Karte, die den Stich macht",
                    "by every card that wins the trick",
                ),
            ),
            ("diamond_queen", words("nur mit ♦D", "by ♦Q only")),
        ],
        text: |rules| values::one_text(names!(KarlchenCaughtBy), rules.score_karlchen_only_by),
        set: |rules, text| {
            rules.score_karlchen_only_by = values::one(names!(KarlchenCaughtBy), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_karlchen_only_by != 0 {
                rules.score_karlchen_only_by = others.score_karlchen_only_by;
            }
        },
    },
    RuleOption {
        path: "score.solo_point_in",
        field: "score_solo_point_in",
        decides: words("Soli mit Solopunkt", "Soli with the solo point"),
        said_by: &["SCORE-33"],
        needs: "score.solo_point",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "solo_scored",
                words(
                    "alle, die als Solo gewertet werden",
                    "all that are scored as a solo",
                ),
            ),
            ("announced", words("nur angesagte", "only announced ones")),
        ],
        text: |rules| values::one_text(names!(SoloPointIn), rules.score_solo_point_in),
        set: |rules, text| {
            rules.score_solo_point_in = values::one(names!(SoloPointIn), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_solo_point_in != 0 {
                rules.score_solo_point_in = others.score_solo_point_in;
            }
        },
    },
    RuleOption {
        path: "score.counting",
        field: "score_counting",
        decides: words("Geschriebene Punkte", "Points written down"),
        said_by: &["SCORE-39"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("plus_minus", words("Plus und Minus", "gains and losses")),
            ("plus", words("nur Plus", "only gains")),
            ("minus", words("nur Minus", "only losses")),
        ],
        text: |rules| values::one_text(names!(ScoreCounting), rules.score_counting),
        set: |rules, text| {
            rules.score_counting = values::one(names!(ScoreCounting), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_counting != 0 {
                rules.score_counting = others.score_counting;
            }
        },
    },
    RuleOption {
        path: "bock",
        field: "bock",
        decides: words("Bockspiele", "Bock games"),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("none", words("keine", "none")),
            (
                "triggers:tie_120",
                words("nach 120 zu 120", "after 120 to 120"),
            ),
            (
                "triggers:solo_lost",
                words("nach einem verlorenen Solo", "after a solo lost"),
            ),
            (
                "triggers:re_or_kontra_lost",
                words("nach einer verlorenen Ansage", "after an Ansage lost"),
            ),
            (
                "triggers:re_and_kontra",
                words("nach Re und Kontra", "after Re and Kontra"),
            ),
            (
                "triggers:herzstich",
                words("nach einem Herzstich", "after a heart trick"),
            ),
            ("triggers:schwarz", words("nach schwarz", "after schwarz")),
            (
                "triggers:zero_game",
                words(
                    "nach einem Spiel ohne Punkte",
                    "after a game without points",
                ),
            ),
            (
                "factor:2",
                words("zum doppelten Wert", "at twice the value"),
            ),
            (
                "factor:3",
                words("zum dreifachen Wert", "at three times the value"),
            ),
            (
                "factor:#",
                words("zum {}-fachen Wert", "at {} times the value"),
            ),
            (
                "games:players",
                words(
                    "so viele Spiele lang, wie Spieler am Tisch sitzen",
                    "for as many games as players at the table",
                ),
            ),
            ("games:1", words("ein Spiel lang", "for one game")),
            ("games:#", words("{} Spiele lang", "for {} games")),
            (
                "append:append",
                words(
                    "neue im Anschluss an die offenen",
                    "new ones after those still open",
                ),
            ),
            (
                "append:overlap",
                words(
                    "neue zugleich mit den offenen",
                    "new ones together with those still open",
                ),
            ),
        ],
        text: |rules| {
            rules.bock.as_ref().map(|it| {
                values::parts_text(
                    "none",
                    it,
                    [
                        (
                            "triggers",
                            Some(values::list_text(names!(BockTrigger), &it.triggers)),
                        ),
                        ("factor", Some(Ok(it.factor.to_string()))),
                        ("games", Some(Ok(part::text("players", it.games)))),
                        ("append", values::one_text(names!(BockAppend), it.append)),
                    ],
                )
            })
        },
        set: |rules, text| {
            let mut it = v1::Bock::default();
            for (part, text) in
                values::parts("none", &["triggers", "factor", "games", "append"], text)?
            {
                match part {
                    "triggers" => it.triggers = values::list(names!(BockTrigger), text)?,
                    "factor" => it.factor = values::number(text)?,
                    "games" => it.games = part::number("players", text)?,
                    "append" => it.append = values::one(names!(BockAppend), text)?,
                    _ => {}
                }
            }
            rules.bock = Some(values::some(text, it)?);
            Ok(())
        },
        take: |rules, others| {
            if others.bock.is_some() {
                rules.bock.clone_from(&others.bock);
            }
        },
    },
    RuleOption {
        path: "table.players",
        field: "table_players",
        decides: words("Spieler am Tisch", "Players at the table"),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: Some((4, 5)),
        words: &[("4", words("vier", "four")), ("5", words("fünf", "five"))],
        text: |rules| rules.table_players.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.table_players = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.table_players = others.table_players.or(rules.table_players);
        },
    },
    RuleOption {
        path: "pflichtsolo.kind",
        field: "pflichtsolo_kind",
        decides: words("Art der Pflichtsoli", "Kind of the Pflichtsoli"),
        said_by: &[],
        needs: "pflichtsolo",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("any", words("beliebig", "any")),
            ("color:0", words("", "")),
            ("color:1", words("ein Farbsolo", "one Farbsolo")),
            ("color:#", words("{} Farbsoli", "{} Farbsoli")),
            ("picture:0", words("", "")),
            ("picture:1", words("ein Bildersolo", "one picture solo")),
            ("picture:#", words("{} Bildersoli", "{} picture soli")),
        ],
        text: |rules| {
            rules.pflichtsolo_kind.as_ref().map(|it| {
                values::parts_text(
                    "any",
                    it,
                    [
                        ("color", Some(Ok(it.color.to_string()))),
                        ("picture", Some(Ok(it.picture.to_string()))),
                    ],
                )
            })
        },
        set: |rules, text| {
            let mut it = v1::PflichtsoloKinds::default();
            for (part, text) in values::parts("any", &["color", "picture"], text)? {
                match part {
                    "color" => it.color = values::number(text)?,
                    "picture" => it.picture = values::number(text)?,
                    _ => {}
                }
            }
            rules.pflichtsolo_kind = Some(it);
            Ok(())
        },
        take: |rules, others| {
            if others.pflichtsolo_kind.is_some() {
                rules.pflichtsolo_kind.clone_from(&others.pflichtsolo_kind);
            }
        },
    },
    RuleOption {
        path: "pflichtsolo.offer",
        field: "pflichtsolo_offer",
        decides: words(
            "Die Vorführung darf den anderen angeboten werden",
            "Offer of a Vorführung to the others",
        ),
        said_by: &[],
        needs: "pflichtsolo",
        since: "0.1.0",
        bounds: None,
        words: &[("off", words("nein", "no")), ("on", words("ja", "yes"))],
        text: |rules| values::one_text(names!(PflichtsoloOffer), rules.pflichtsolo_offer),
        set: |rules, text| {
            rules.pflichtsolo_offer = values::one(names!(PflichtsoloOffer), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.pflichtsolo_offer != 0 {
                rules.pflichtsolo_offer = others.pflichtsolo_offer;
            }
        },
    },
    RuleOption {
        path: "score.solo_point_doubling",
        field: "score_solo_point_doubling",
        decides: words(
            "Solopunkt wird mitverdoppelt",
            "Doubling of the solo point too",
        ),
        said_by: &["SCORE-33"],
        needs: "score.solo_point",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("not_doubled", words("nein", "no")),
            ("doubled", words("ja", "yes")),
        ],
        text: |rules| values::one_text(names!(SoloPointDoubling), rules.score_solo_point_doubling),
        set: |rules, text| {
            rules.score_solo_point_doubling = values::one(names!(SoloPointDoubling), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_solo_point_doubling != 0 {
                rules.score_solo_point_doubling = others.score_solo_point_doubling;
            }
        },
    },
    RuleOption {
        path: "score.nobody_wins",
        field: "score_nobody_wins",
        decides: words(
            "Gewinnt niemand, zählt das Spiel",
            "Count of a game that nobody has won",
        ),
        said_by: &["SCORE-22", "SCORE-16"],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "points",
                words("die Punkte beider Parteien", "the points of both parties"),
            ),
            ("zero", words("null", "nothing")),
        ],
        text: |rules| values::one_text(names!(NobodyWins), rules.score_nobody_wins),
        set: |rules, text| {
            rules.score_nobody_wins = values::one(names!(NobodyWins), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_nobody_wins != 0 {
                rules.score_nobody_wins = others.score_nobody_wins;
            }
        },
    },
    RuleOption {
        path: "score.solo_opponents_multiplier",
        field: "score_solo_opponents_multiplier",
        decides: words(
            "Spielwert für jeden Gegner des Solisten",
            "Value for each opponent of the soloist",
        ),
        said_by: &["SCORE-40"],
        needs: "",
        since: "0.1.0",
        bounds: Some((1, 3)),
        words: &[
            ("1", words("einfach", "once")),
            ("2", words("doppelt", "twice")),
            ("3", words("dreifach", "three times")),
        ],
        text: |rules| {
            rules
                .score_solo_opponents_multiplier
                .map(|it| Ok(it.to_string()))
        },
        set: |rules, text| {
            rules.score_solo_opponents_multiplier = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.score_solo_opponents_multiplier = others
                .score_solo_opponents_multiplier
                .or(rules.score_solo_opponents_multiplier);
        },
    },
];

/// Brings the sets in the order of their numbers, each value once.
pub(crate) fn sort_sets(rules: &mut v1::RuleSet) {
    rules
        .solos
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
    rules
        .hochzeit_selectors
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
    rules
        .schweine_contracts
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
    rules
        .throw_conditions
        .iter_mut()
        .for_each(values::sort_conditions);
    rules
        .score_sonder
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
    rules
        .list_redeal_after
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
    rules
        .bock
        .iter_mut()
        .for_each(|it| values::sort(&mut it.triggers));
}
