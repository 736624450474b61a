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
                .map(|it| Ok(values::numbers_text("", &it.values)))
        },
        set: |rules, text| {
            rules.deal_packets = Some(v1::PacketList {
                values: values::numbers("", text)?,
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
            ("throw", words("Schmeißen", "throwing in")),
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
            (
                "automatic",
                words(
                    "ohne Ansage, wer beide ♦A hält, hat sie",
                    "without a word, by holding both ♦A",
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
            (
                "trumps_or_three",
                words(
                    "alle Trümpfe und sonst nichts, ohne Trumpf drei beliebige Karten",
                    "all trumps and nothing else, or any three cards without a trump",
                ),
            ),
            (
                "three_and_foxes",
                words(
                    "drei Karten, alle Trümpfe darunter, und für jeden Fuchs, der nicht zählt, eine mehr",
                    "three cards with all trumps, and one more for each Fuchs that does not count",
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
            (
                "full>=1",
                words(
                    "mit mindestens einem Ass oder Zehner",
                    "with one or more aces and tens",
                ),
            ),
            (
                "full>=#",
                words(
                    "mit mindestens {} Assen und Zehnern",
                    "with {} or more aces and tens",
                ),
            ),
            (
                "augen<=#",
                words("mit höchstens {} Augen", "with at most {} Augen"),
            ),
            (
                "highest<=#",
                words("ohne Trumpf über {}", "without a trump above {}"),
            ),
            (
                "nine_of_each",
                words(
                    "mit vier Neunen in vier Farben",
                    "with a nine of every suit",
                ),
            ),
            (
                "king_of_each",
                words(
                    "mit vier Königen in vier Farben",
                    "with a king of every suit",
                ),
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
            (
                "cards_on_table",
                words("alle gespielten Karten", "cards that all four have played"),
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
                .map(|it| Ok(values::numbers_text("", &it.values)))
        },
        set: |rules, text| {
            rules.ann_max = Some(v1::AnnLimits {
                values: values::numbers("", text)?,
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
            ("none", words("keine", "none")),
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
            (
                "gegen_die_schweine",
                words("gegen die Schweine", "win against the Schweine"),
            ),
            ("klabautermann", words("Klabautermann", "Klabautermann")),
            ("fischauge", words("Fischauge", "Fischauge")),
            ("gans", words("Gans", "Gans")),
            (
                "kaffeekraenzchen",
                words("Kaffeekränzchen", "Kaffeekränzchen"),
            ),
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
            (
                "single_free",
                words(
                    "ja, nur ein einzelner nicht",
                    "both count, a single one does not",
                ),
            ),
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
                                .map(|it| Ok(values::numbers_text("", &it.values))),
                        ),
                        (
                            "kontra",
                            it.kontra
                                .as_ref()
                                .map(|it| Ok(values::numbers_text("", &it.values))),
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
                            values: values::numbers("", text)?,
                        })
                    }
                    "kontra" => {
                        it.kontra = Some(v1::AnnLimits {
                            values: values::numbers("", text)?,
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
                "triggers:re_lost",
                words("Re verliert trotz Ansage", "Re said and lost"),
            ),
            (
                "triggers:kontra_lost",
                words("Kontra verliert trotz Ansage", "Kontra said and lost"),
            ),
            (
                "triggers:any_solo",
                words("jedes angesagte Solo", "any announced solo"),
            ),
            (
                "triggers:both_failed",
                words("niemand gewinnt", "nobody wins"),
            ),
            (
                "triggers:thrown",
                words("ein geschmissenes Spiel", "a hand thrown in"),
            ),
            (
                "triggers:armut_refused",
                words("eine abgelehnte Armut", "an Armut that nobody takes"),
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
            (
                "append:overlap_add",
                words("überlagert, zusammengezählt", "overlapping, added up"),
            ),
            (
                "append:ignore",
                words(
                    "kein neuer Block, solange einer läuft",
                    "no new block while one is open",
                ),
            ),
            ("append:restart", words("von vorn", "starting anew")),
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
        bounds: Some((4, 8)),
        words: &[
            ("4", words("vier", "four")),
            ("5", words("fünf", "five")),
            ("6", words("sechs", "six")),
            ("7", words("sieben", "seven")),
            ("8", words("acht", "eight")),
        ],
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
    RuleOption {
        path: "ann.levels",
        field: "ann_levels",
        decides: words("Höchste Ansage, die es gibt", "Highest announcement"),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: Some((0, 5)),
        words: &[
            ("0", words("keine", "none")),
            ("1", words("Re und Kontra", "Re and Kontra")),
            ("2", words("keine 90", "keine 90")),
            ("3", words("keine 60", "keine 60")),
            ("4", words("keine 30", "keine 30")),
            ("5", words("schwarz", "schwarz")),
        ],
        text: |rules| rules.ann_levels.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.ann_levels = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.ann_levels = others.ann_levels.or(rules.ann_levels);
        },
    },
    RuleOption {
        path: "ann.last_trick",
        field: "ann_last_trick",
        decides: words(
            "Nach diesem Stich keine Ansage mehr",
            "Last trick with announcements",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: Some((0, 12)),
        words: &[("0", words("keiner", "none"))],
        text: |rules| rules.ann_last_trick.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.ann_last_trick = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.ann_last_trick = others.ann_last_trick.or(rules.ann_last_trick);
        },
    },
    RuleOption {
        path: "ann.skipped_absagen",
        field: "ann_skipped_absagen",
        decides: words("Übersprungene Absagen zählen", "Count of skipped Absagen"),
        said_by: &["ANN-8"],
        needs: "ann.skip_absagen=allowed",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("count", words("ja", "yes")),
            (
                "do_not_count",
                words("nein, nur die gesagte", "no, only the one that was said"),
            ),
        ],
        text: |rules| values::one_text(names!(SkippedAbsagen), rules.ann_skipped_absagen),
        set: |rules, text| {
            rules.ann_skipped_absagen = values::one(names!(SkippedAbsagen), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_skipped_absagen != 0 {
                rules.ann_skipped_absagen = others.ann_skipped_absagen;
            }
        },
    },
    RuleOption {
        path: "ann.implied",
        field: "ann_implied",
        decides: words("Als Ansage gilt auch", "Ansage without a word"),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("nichts", "nothing")),
            ("solo", words("Solo", "a solo")),
            ("hochzeit", words("Hochzeit", "a Hochzeit")),
            (
                "armut",
                words("angenommene Armut", "an Armut that is taken"),
            ),
            (
                "schweine_above",
                words("Paar über den Schweinen", "a pair above the Schweine"),
            ),
        ],
        text: |rules| {
            rules
                .ann_implied
                .as_ref()
                .map(|it| values::list_text(names!(ImpliedAnsage), &it.values))
        },
        set: |rules, text| {
            rules.ann_implied = Some(v1::ImpliedAnsageList {
                values: values::list(names!(ImpliedAnsage), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.ann_implied.is_some() {
                rules.ann_implied.clone_from(&others.ann_implied);
            }
        },
    },
    RuleOption {
        path: "ann.implied_step",
        field: "ann_implied_step",
        decides: words(
            "Eine solche Ansage bringt",
            "Effect of an Ansage without a word",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "ansage",
                words(
                    "die Ansage, falls sie noch fehlt",
                    "the Ansage, if it is missing",
                ),
            ),
            ("next_level", words("die nächste Stufe", "the next level")),
        ],
        text: |rules| values::one_text(names!(ImpliedStep), rules.ann_implied_step),
        set: |rules, text| {
            rules.ann_implied_step = values::one(names!(ImpliedStep), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_implied_step != 0 {
                rules.ann_implied_step = others.ann_implied_step;
            }
        },
    },
    RuleOption {
        path: "ann.pflicht_tricks",
        field: "ann_pflicht_tricks",
        decides: words("Stiche mit Pflichtansage", "Tricks with a Pflichtansage"),
        said_by: &[],
        needs: "ann.pflicht",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("first", words("der erste Stich", "the first")),
            (
                "chain",
                words(
                    "der erste, und nach einer Ansage auch der zweite",
                    "the first, and after an announcement the second",
                ),
            ),
            ("first_two", words("die ersten zwei", "the first two")),
        ],
        text: |rules| values::one_text(names!(PflichtTricks), rules.ann_pflicht_tricks),
        set: |rules, text| {
            rules.ann_pflicht_tricks = values::one(names!(PflichtTricks), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.ann_pflicht_tricks != 0 {
                rules.ann_pflicht_tricks = others.ann_pflicht_tricks;
            }
        },
    },
    RuleOption {
        path: "ann.pflicht_games",
        field: "ann_pflicht_games",
        decides: words("Pflichtansage auch", "Pflichtansage too"),
        said_by: &[],
        needs: "ann.pflicht",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("nirgends sonst", "nowhere else")),
            ("armut", words("Armut", "in an Armut")),
            ("solo", words("Solo", "in a solo")),
        ],
        text: |rules| {
            rules
                .ann_pflicht_games
                .as_ref()
                .map(|it| values::list_text(names!(PflichtGame), &it.values))
        },
        set: |rules, text| {
            rules.ann_pflicht_games = Some(v1::PflichtGameList {
                values: values::list(names!(PflichtGame), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.ann_pflicht_games.is_some() {
                rules
                    .ann_pflicht_games
                    .clone_from(&others.ann_pflicht_games);
            }
        },
    },
    RuleOption {
        path: "ann.pflicht_moral",
        field: "ann_pflicht_moral",
        decides: words(
            "Freiwillige Ansage nach einem Stich mit weniger Augen",
            "Announcement by choice after a less rich trick",
        ),
        said_by: &[],
        needs: "ann.pflicht",
        since: "0.1.0",
        bounds: Some((0, 43)),
        words: &[
            ("0", words("nein", "no")),
            ("#", words("ab {} Augen", "from {} Augen on")),
        ],
        text: |rules| rules.ann_pflicht_moral.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.ann_pflicht_moral = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.ann_pflicht_moral = others.ann_pflicht_moral.or(rules.ann_pflicht_moral);
        },
    },
    RuleOption {
        path: "armut.nine",
        field: "armut_nine",
        decides: words(
            "♦9 zählen bei der Armut als Trumpf",
            "Nines of diamonds as trumps of the Armut",
        ),
        said_by: &["ARM-1"],
        needs: "armut",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("counts", words("ja", "yes")),
            ("one_free", words("ja, bis auf eine", "all but one")),
        ],
        text: |rules| values::one_text(names!(ArmutNine), rules.armut_nine),
        set: |rules, text| {
            rules.armut_nine = values::one(names!(ArmutNine), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.armut_nine != 0 {
                rules.armut_nine = others.armut_nine;
            }
        },
    },
    RuleOption {
        path: "armut.shown",
        field: "armut_shown",
        decides: words(
            "Geschobene Karten, die alle sehen",
            "Pushed cards that all see",
        ),
        said_by: &["ARM-5"],
        needs: "armut=exchange",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("hidden", words("keine", "none")),
            ("foxes", words("die Füchse", "the Füchse")),
            ("all", words("alle", "all")),
        ],
        text: |rules| values::one_text(names!(ArmutShown), rules.armut_shown),
        set: |rules, text| {
            rules.armut_shown = values::one(names!(ArmutShown), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.armut_shown != 0 {
                rules.armut_shown = others.armut_shown;
            }
        },
    },
    RuleOption {
        path: "solo.rank",
        field: "solo_rank",
        decides: words("Rang der Soli untereinander", "Rank among soli"),
        said_by: &["VORB-3"],
        needs: "solos",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("keiner", "none")),
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
                .solo_rank
                .as_ref()
                .map(|it| values::list_text(names!(Solo), &it.values))
        },
        set: |rules, text| {
            rules.solo_rank = Some(v1::SoloList {
                values: values::list(names!(Solo), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.solo_rank.is_some() {
                rules.solo_rank.clone_from(&others.solo_rank);
            }
        },
    },
    RuleOption {
        path: "pflichtsolo.stille",
        field: "pflichtsolo_stille",
        decides: words(
            "Stille Hochzeit zählt als Pflichtsolo",
            "Stille Hochzeit as a Pflichtsolo",
        ),
        said_by: &[],
        needs: "pflichtsolo",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("stays_open", words("nein", "no")),
            ("fulfils", words("ja", "yes")),
        ],
        text: |rules| values::one_text(names!(PflichtsoloStille), rules.pflichtsolo_stille),
        set: |rules, text| {
            rules.pflichtsolo_stille = values::one(names!(PflichtsoloStille), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.pflichtsolo_stille != 0 {
                rules.pflichtsolo_stille = others.pflichtsolo_stille;
            }
        },
    },
    RuleOption {
        path: "schweine.second_if",
        field: "schweine_second_if",
        decides: words(
            "Das zweite ♦A wird zum Schwein, wenn",
            "Second ♦A as a Schwein",
        ),
        said_by: &["SCHW-10"],
        needs: "schweine.mode=second_only",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "known_to_all",
                words(
                    "der Stich mit dem ersten an die eigene Partei ging und alle das wissen",
                    "one’s own party won the trick with the first, as all know",
                ),
            ),
            (
                "party_won",
                words(
                    "der Stich mit dem ersten an die eigene Partei ging",
                    "one’s own party won the trick with the first",
                ),
            ),
            ("always", words("immer", "always")),
            (
                "announced",
                words("Re oder Kontra angesagt ist", "an Ansage stands"),
            ),
        ],
        text: |rules| values::one_text(names!(SchweineSecondIf), rules.schweine_second_if),
        set: |rules, text| {
            rules.schweine_second_if = values::one(names!(SchweineSecondIf), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_second_if != 0 {
                rules.schweine_second_if = others.schweine_second_if;
            }
        },
    },
    RuleOption {
        path: "schweine.farbsolo_card",
        field: "schweine_farbsolo_card",
        decides: words(
            "Schweine in ♣-, ♠- und ♥-Solo",
            "Schweine in a solo of ♣, ♠ or ♥",
        ),
        said_by: &[],
        needs: "schweine.mode",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "trump_ace",
                words("die Asse der Trumpffarbe", "the aces of its suit"),
            ),
            (
                "diamond_ace",
                words(
                    "die ♦A, als zwei Trümpfe mehr",
                    "the ♦A, as two more trumps",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(SchweineFarbsoloCard), rules.schweine_farbsolo_card),
        set: |rules, text| {
            rules.schweine_farbsolo_card = values::one(names!(SchweineFarbsoloCard), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_farbsolo_card != 0 {
                rules.schweine_farbsolo_card = others.schweine_farbsolo_card;
            }
        },
    },
    RuleOption {
        path: "schweine.above_mode",
        field: "schweine_above_mode",
        decides: words(
            "Anmeldung der Paare über den Schweinen",
            "Declaration of pairs above the Schweine",
        ),
        said_by: &[],
        needs: "schweine.above",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("same", words("wie die Schweine", "as the Schweine")),
            (
                "vorbehalt",
                words("vor der ersten Karte", "before the first card"),
            ),
            (
                "at_first_card",
                words(
                    "mit der ersten Karte des Paars",
                    "with the first card of the pair",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(SchweineAboveMode), rules.schweine_above_mode),
        set: |rules, text| {
            rules.schweine_above_mode = values::one(names!(SchweineAboveMode), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_above_mode != 0 {
                rules.schweine_above_mode = others.schweine_above_mode;
            }
        },
    },
    RuleOption {
        path: "schweine.above_contracts",
        field: "schweine_above_contracts",
        decides: words(
            "Spiele mit Paaren über den Schweinen",
            "Validity of pairs above the Schweine",
        ),
        said_by: &[],
        needs: "schweine.above",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "",
                words(
                    "die der Schweine, vom Farbsolo nur Karo",
                    "as the Schweine, of the Farbsoli in Karo only",
                ),
            ),
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
                .schweine_above_contracts
                .as_ref()
                .map(|it| values::list_text(names!(SchweineContract), &it.values))
        },
        set: |rules, text| {
            rules.schweine_above_contracts = Some(v1::SchweineContractList {
                values: values::list(names!(SchweineContract), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_above_contracts.is_some() {
                rules
                    .schweine_above_contracts
                    .clone_from(&others.schweine_above_contracts);
            }
        },
    },
    RuleOption {
        path: "schweine.above_holder",
        field: "schweine_above_holder",
        decides: words(
            "Ein Paar über einem anderen hat",
            "Holder of a pair above another",
        ),
        said_by: &[],
        needs: "schweine.above",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("anyone", words("jeder", "anyone")),
            (
                "not_the_same",
                words(
                    "nicht, wer ein Paar darunter hat",
                    "not the holder of a lower pair",
                ),
            ),
            (
                "the_same",
                words(
                    "nur, wer die Paare darunter hat",
                    "only the holder of the lower pairs",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(SchweineAboveHolder), rules.schweine_above_holder),
        set: |rules, text| {
            rules.schweine_above_holder = values::one(names!(SchweineAboveHolder), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_above_holder != 0 {
                rules.schweine_above_holder = others.schweine_above_holder;
            }
        },
    },
    RuleOption {
        path: "schweine.through_armut",
        field: "schweine_through_armut",
        decides: words("Schweine des Armen", "Schweine of the poor player"),
        said_by: &["SCHW-6"],
        needs: "armut=exchange",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "judged_after",
                words("erst nach dem Schieben", "judged after the exchange"),
            ),
            (
                "kept",
                words(
                    "mit der Armut angemeldet, gehen sie an den Annehmenden",
                    "declared with the Armut, kept by the acceptor",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(SchweineThroughArmut), rules.schweine_through_armut),
        set: |rules, text| {
            rules.schweine_through_armut = values::one(names!(SchweineThroughArmut), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.schweine_through_armut != 0 {
                rules.schweine_through_armut = others.schweine_through_armut;
            }
        },
    },
    RuleOption {
        path: "score.gegen_in_armut",
        field: "score_gegen_in_armut",
        decides: words(
            "„Gegen die Alten“ in der Armut",
            "Point for winning against the Alten in an Armut",
        ),
        said_by: &["SCORE-32"],
        needs: "armut=exchange",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("given", words("ja", "yes")),
            ("not_given", words("nein", "no")),
        ],
        text: |rules| values::one_text(names!(GegenInArmut), rules.score_gegen_in_armut),
        set: |rules, text| {
            rules.score_gegen_in_armut = values::one(names!(GegenInArmut), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.score_gegen_in_armut != 0 {
                rules.score_gegen_in_armut = others.score_gegen_in_armut;
            }
        },
    },
    RuleOption {
        path: "score.pairs_last",
        field: "score_pairs_last",
        decides: words("Doppelt im letzten Stich", "Twice in the last trick"),
        said_by: &[],
        needs: "score.sonder",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("", words("nichts", "nothing")),
            ("fuchs", words("Fuchs", "Fuchs")),
            ("karlchen", words("Karlchen", "Karlchen")),
        ],
        text: |rules| {
            rules
                .score_pairs_last
                .as_ref()
                .map(|it| values::list_text(names!(PairLast), &it.values))
        },
        set: |rules, text| {
            rules.score_pairs_last = Some(v1::PairLastList {
                values: values::list(names!(PairLast), text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.score_pairs_last.is_some() {
                rules.score_pairs_last.clone_from(&others.score_pairs_last);
            }
        },
    },
    RuleOption {
        path: "feigheit.scope",
        field: "feigheit_scope",
        decides: words("Spiele mit Feigheit", "Games with Feigheit"),
        said_by: &[],
        needs: "feigheit",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "normal",
                words("nur bei zwei gegen zwei", "with two against two"),
            ),
            ("solo", words("nur im Solo", "in a solo")),
            ("both", words("in allen", "in all")),
        ],
        text: |rules| values::one_text(names!(FeigheitScope), rules.feigheit_scope),
        set: |rules, text| {
            rules.feigheit_scope = values::one(names!(FeigheitScope), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.feigheit_scope != 0 {
                rules.feigheit_scope = others.feigheit_scope;
            }
        },
    },
    RuleOption {
        path: "feigheit.specials",
        field: "feigheit_specials",
        decides: words(
            "Sonderpunkte werden mitgedreht",
            "Special points turned round too",
        ),
        said_by: &[],
        needs: "feigheit.effect=turned",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("turn", words("ja", "yes")),
            ("stay", words("nein, sie bleiben", "no, they stay")),
        ],
        text: |rules| values::one_text(names!(FeigheitSpecials), rules.feigheit_specials),
        set: |rules, text| {
            rules.feigheit_specials = values::one(names!(FeigheitSpecials), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.feigheit_specials != 0 {
                rules.feigheit_specials = others.feigheit_specials;
            }
        },
    },
    RuleOption {
        path: "feigheit.effect",
        field: "feigheit_effect",
        decides: words("Bei Feigheit", "Effect of Feigheit"),
        said_by: &[],
        needs: "feigheit",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "turned",
                words(
                    "zählt das Spiel gegen die Sieger",
                    "the game counts against the winner",
                ),
            ),
            (
                "nobody",
                words("zählt das Spiel nichts", "the game counts nothing"),
            ),
            (
                "penalty",
                words(
                    "zahlen die Sieger für jede Stufe zu viel",
                    "the winner pays for each level too many",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(FeigheitEffect), rules.feigheit_effect),
        set: |rules, text| {
            rules.feigheit_effect = values::one(names!(FeigheitEffect), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.feigheit_effect != 0 {
                rules.feigheit_effect = others.feigheit_effect;
            }
        },
    },
    RuleOption {
        path: "feigheit.levels",
        field: "feigheit_levels",
        decides: words(
            "Verlangte Ansage unter 90, unter 60, unter 30 und bei schwarz",
            "Announcement demanded below 90, below 60, below 30 and with schwarz",
        ),
        said_by: &[],
        needs: "feigheit",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "none",
                words("nach der Zahl der Stufen", "by the number of levels"),
            ),
            ("0", words("keine", "none")),
            ("1", words("Re/Kontra", "Re/Kontra")),
            ("2", words("keine 90", "keine 90")),
            ("3", words("keine 60", "keine 60")),
            ("4", words("keine 30", "keine 30")),
            ("5", words("schwarz", "schwarz")),
        ],
        text: |rules| {
            rules
                .feigheit_levels
                .as_ref()
                .map(|it| Ok(values::numbers_text("none", &it.values)))
        },
        set: |rules, text| {
            rules.feigheit_levels = Some(v1::FeigheitLevels {
                values: values::numbers("none", text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.feigheit_levels.is_some() {
                rules.feigheit_levels.clone_from(&others.feigheit_levels);
            }
        },
    },
    RuleOption {
        path: "bock.per",
        field: "bock_per",
        decides: words("Ein Block beginnt", "A block starts"),
        said_by: &[],
        needs: "bock",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("game", words("je Spiel", "for a game")),
            ("trigger", words("je Anlass", "for each trigger")),
            ("event", words("je Ereignis", "for each event")),
        ],
        text: |rules| values::one_text(names!(BockPer), rules.bock_per),
        set: |rules, text| {
            rules.bock_per = values::one(names!(BockPer), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.bock_per != 0 {
                rules.bock_per = others.bock_per;
            }
        },
    },
    RuleOption {
        path: "bock.max_open",
        field: "bock_max_open",
        decides: words(
            "Höchstzahl der Blöcke, die zusammen zählen",
            "Most blocks that count at once",
        ),
        said_by: &[],
        needs: "bock",
        since: "0.1.0",
        bounds: Some((0, 8)),
        words: &[("0", words("beliebig", "any"))],
        text: |rules| rules.bock_max_open.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.bock_max_open = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.bock_max_open = others.bock_max_open.or(rules.bock_max_open);
        },
    },
    RuleOption {
        path: "bock.overflow",
        field: "bock_overflow",
        decides: words("Ein Block darüber hinaus", "A block beyond that"),
        said_by: &[],
        needs: "bock.max_open",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("later", words("rückt nach hinten", "moves back")),
            ("lost", words("entfällt", "is lost")),
        ],
        text: |rules| values::one_text(names!(BockOverflow), rules.bock_overflow),
        set: |rules, text| {
            rules.bock_overflow = values::one(names!(BockOverflow), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.bock_overflow != 0 {
                rules.bock_overflow = others.bock_overflow;
            }
        },
    },
    RuleOption {
        path: "bock.in_solo",
        field: "bock_in_solo",
        decides: words("Ein Solo ist ein Bockspiel", "Solo as a Bock game"),
        said_by: &[],
        needs: "bock",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("counts", words("ja", "yes")),
            (
                "not_counts",
                words("nein, und es verbraucht keins", "no, and it uses none up"),
            ),
        ],
        text: |rules| values::one_text(names!(BockInSolo), rules.bock_in_solo),
        set: |rules, text| {
            rules.bock_in_solo = values::one(names!(BockInSolo), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.bock_in_solo != 0 {
                rules.bock_in_solo = others.bock_in_solo;
            }
        },
    },
    RuleOption {
        path: "bock.effect",
        field: "bock_effect",
        decides: words("In einem Bockspiel", "Effect of a Bock game"),
        said_by: &[],
        needs: "bock",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "factor",
                words(
                    "der ganze Wert wird vervielfacht",
                    "the whole value is multiplied",
                ),
            ),
            (
                "factor_base",
                words(
                    "der Wert ohne Sonderpunkte wird vervielfacht",
                    "the value without special points is multiplied",
                ),
            ),
            (
                "plus",
                words(
                    "die Sieger bekommen Punkte dazu",
                    "the winner gets more points",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(BockEffect), rules.bock_effect),
        set: |rules, text| {
            rules.bock_effect = values::one(names!(BockEffect), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.bock_effect != 0 {
                rules.bock_effect = others.bock_effect;
            }
        },
    },
    RuleOption {
        path: "bock.plus",
        field: "bock_plus",
        decides: words("Punkte für jeden Block", "Points for each block"),
        said_by: &[],
        needs: "bock.effect=plus",
        since: "0.1.0",
        bounds: Some((1, 100)),
        words: &[("1", words("einer", "one"))],
        text: |rules| rules.bock_plus.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.bock_plus = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.bock_plus = others.bock_plus.or(rules.bock_plus);
        },
    },
    RuleOption {
        path: "list.points",
        field: "list_points",
        decides: words(
            "Punkte, nach denen die Liste endet",
            "Points that end a list",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: Some((0, 10000)),
        words: &[("0", words("keine", "none"))],
        text: |rules| rules.list_points.map(|it| Ok(it.to_string())),
        set: |rules, text| {
            rules.list_points = Some(values::number(text)?);
            Ok(())
        },
        take: |rules, others| {
            rules.list_points = others.list_points.or(rules.list_points);
        },
    },
    RuleOption {
        path: "list.solo_rounds",
        field: "list_solo_rounds",
        decides: words("Solorunde auf Zuruf", "Rounds of soli on call"),
        said_by: &[],
        needs: "solos",
        since: "0.1.0",
        bounds: None,
        words: &[
            ("none", words("nein", "no")),
            ("called", words("ja", "yes")),
        ],
        text: |rules| values::one_text(names!(SoloRounds), rules.list_solo_rounds),
        set: |rules, text| {
            rules.list_solo_rounds = values::one(names!(SoloRounds), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.list_solo_rounds != 0 {
                rules.list_solo_rounds = others.list_solo_rounds;
            }
        },
    },
    RuleOption {
        path: "table.seating",
        field: "table_seating",
        decides: words("Wer am größeren Tisch spielt", "Players at a larger table"),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[
            (
                "dealer_out",
                words("der Geber setzt aus", "the dealer sits out"),
            ),
            (
                "free",
                words(
                    "jedes Spiel nennt seine Plätze",
                    "each game names its places",
                ),
            ),
        ],
        text: |rules| values::one_text(names!(TableSeating), rules.table_seating),
        set: |rules, text| {
            rules.table_seating = values::one(names!(TableSeating), text)?;
            Ok(())
        },
        take: |rules, others| {
            if others.table_seating != 0 {
                rules.table_seating = others.table_seating;
            }
        },
    },
    RuleOption {
        path: "table.offsets",
        field: "table_offsets",
        decides: words(
            "Außer dem Geber setzen aus, in Plätzen hinter ihm",
            "Places behind the dealer that sit out too",
        ),
        said_by: &[],
        needs: "",
        since: "0.1.0",
        bounds: None,
        words: &[("", words("keine", "none"))],
        text: |rules| {
            rules
                .table_offsets
                .as_ref()
                .map(|it| Ok(values::numbers_text("", &it.values)))
        },
        set: |rules, text| {
            rules.table_offsets = Some(v1::OffsetList {
                values: values::numbers("", text)?,
            });
            Ok(())
        },
        take: |rules, others| {
            if others.table_offsets.is_some() {
                rules.table_offsets.clone_from(&others.table_offsets);
            }
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
    rules
        .ann_implied
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
    rules
        .ann_pflicht_games
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
    rules
        .schweine_above_contracts
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
    rules
        .score_pairs_last
        .iter_mut()
        .for_each(|it| values::sort(&mut it.values));
}
