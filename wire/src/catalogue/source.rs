//! Where a rule is written down.

/// Where a rule set has a rule from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Source {
    /// The name of the rule set. Empty for a custom of many tables that no
    /// published rule set has: a rule set of one's own can switch it on.
    pub rule_set: &'static str,
    /// The edition of the text that is cited. Empty for a custom.
    pub edition: &'static str,
    /// The paragraph or the section, by the German name of its text: the same in every
    /// language.
    pub citation: &'static str,
}

impl Source {
    /// A text of the rule set itself, or of another one in the edition given.
    pub(super) const fn own(
        rule_set: &'static str,
        edition: &'static str,
        citation: &'static str,
    ) -> Self {
        Self {
            rule_set,
            edition,
            citation,
        }
    }

    /// A paragraph of the tournament rules by which another rule set goes, since
    /// its own text is silent. The numbers are those of this edition.
    pub(super) const fn by_tournament(rule_set: &'static str, citation: &'static str) -> Self {
        Self::own(rule_set, "2026-02-21", citation)
    }

    /// A custom of many tables by which a rule set goes, since its own text is
    /// silent. Nobody publishes editions of it: where it is named after a program that
    /// describes it, that description is dated by its last change and has none either.
    pub(super) const fn by_custom(rule_set: &'static str, custom: &'static str) -> Self {
        Self::own(rule_set, "", custom)
    }
}

/// One source: of which rule set, and the place.
///
/// `ddv "5.2.2"` is a paragraph of the tournament rules, `liga "Soli"`, `vln
/// "Ansagen"` and `palast "Geben"` a section of the page of that name, or the
/// whole of it without a section. `nach "5.2.2"` says that the page is silent
/// and the tournament rules fill the gap, `brauch` that a custom does.
macro_rules! source {
    (ddv $paragraph:literal) => {
        $crate::catalogue::Source::own("ddv-tsr", "2026-02-21", concat!("TSR ", $paragraph))
    };
    (ddv auch $paragraph:literal $section:literal) => {
        $crate::catalogue::Source::own(
            "ddv-tsr",
            "2026-02-21",
            concat!(
                "TSR ",
                $paragraph,
                "; Turnierspielregeln (Dokoland-Wiki), ",
                $section
            ),
        )
    };
    (liga $($section:literal)?) => {
        $crate::catalogue::Source::own(
            "dokoland-liga",
            "2011",
            concat!("Turnierspielregeln (Dokoland-Wiki)" $(, ", ", $section)?),
        )
    };
    (vln $($section:literal)?) => {
        $crate::catalogue::Source::own(
            "vln",
            "1",
            concat!("Doppelkopf-Regeln des VLN" $(, ", ", $section)?),
        )
    };
    (palast $($section:literal)?) => {
        $crate::catalogue::Source::own(
            "palast",
            "1",
            concat!("Doppelkopf-Palast, Spielregeln" $(, ", ", $section)?),
        )
    };
    (liga nach $paragraph:literal) => {
        $crate::catalogue::Source::by_tournament(
            "dokoland-liga",
            concat!("TSR ", $paragraph),
        )
    };
    (vln nach $paragraph:literal) => {
        $crate::catalogue::Source::by_tournament("vln", concat!("TSR ", $paragraph))
    };
    (palast nach $paragraph:literal) => {
        $crate::catalogue::Source::by_tournament("palast", concat!("TSR ", $paragraph))
    };
    (vln brauch $custom:literal) => {
        $crate::catalogue::Source::by_custom("vln", $custom)
    };
    (brauch $custom:literal) => {
        $crate::catalogue::Source::by_custom("", $custom)
    };
}
