//! What the values of options are called.

use super::Row;
use crate::catalogue::Text;

/// Writes the table: option, then value and words in each language.
macro_rules! words {
    ($($option:literal { $($value:literal: $de:literal, $en:literal;)+ })+) => {
        pub(super) static TABLE: &[Row] = &[$($(Row {
            option: $option,
            value: $value,
            text: Text { de: $de, en: $en },
        },)+)+];
    };
}

words! {
    "deck.nines" {
        "with": "ja", "yes";
        "without": "nein", "no";
    }
    "dulle_tie" {
        "first": "die erste", "the first";
        "second": "die zweite", "the second";
        "second_except_last": "die zweite, im letzten Stich die erste", "the second, in the last trick the first";
        "first_except_last": "die erste, im letzten Stich die zweite", "the first, in the last trick the second";
    }
    "solos" {
        "": "keine", "none";
        "karo": "Karo-Solo", "Karo-Solo";
        "kreuz": "Kreuz-Solo", "Kreuz-Solo";
        "pik": "Pik-Solo", "Pik-Solo";
        "herz": "Herz-Solo", "Herz-Solo";
        "damen": "Damensolo", "Damensolo";
        "buben": "Bubensolo", "Bubensolo";
        "koenige": "Königsolo", "Königsolo";
        "fleischlos": "Fleischloser", "Fleischloser";
        "damen_buben": "Damen-Buben-Solo", "Damen-Buben-Solo";
        "koenige_buben": "Königen-Buben-Solo", "Königen-Buben-Solo";
        "koenige_damen": "Königen-Damen-Solo", "Königen-Damen-Solo";
        "koehler": "Köhler", "Köhler";
    }
    "solo.lead" {
        "eldest": "immer die Vorhand", "always the eldest";
        "pflicht_only": "im Pflichtsolo der Solist, sonst die Vorhand", "the soloist in a Pflichtsolo, otherwise the eldest";
        "always_soloist": "immer der Solist", "always the soloist";
    }
    "solo.conflict" {
        "seat": "wer in der Sitzfolge zuerst kommt", "the earliest seat";
        "auction": "wer am höchsten bietet", "the highest bidder";
    }
    "pflichtsolo" {
        "0": "keins", "none";
        "1": "eins", "one";
        "2": "zwei", "two";
        "3": "drei", "three";
        "4": "vier", "four";
    }
    "vorbehalt.order" {
        "": "keiner", "none";
        "pflichtsolo": "Pflichtsolo", "Pflichtsolo";
        "lustsolo": "Lustsolo", "Lustsolo";
        "solo": "Solo", "solo";
        "armut": "Armut", "Armut";
        "hochzeit": "Hochzeit", "Hochzeit";
    }
    "hochzeit.selectors" {
        "": "keine, denn es gibt keine Hochzeit", "none, since there is no Hochzeit";
        "any": "mit dem ersten Stich", "the first trick";
        "fehl": "mit dem ersten Fehlstich", "the first Fehl trick";
        "trumpf": "mit dem ersten Trumpfstich", "the first trump trick";
        "kreuz": "mit dem ersten ♣-Stich", "the first ♣ trick";
        "pik": "mit dem ersten ♠-Stich", "the first ♠ trick";
        "herz": "mit dem ersten ♥-Stich", "the first ♥ trick";
    }
    "hochzeit.limit" {
        "#": "bis zum {}. Stich", "trick {}";
    }
    "hochzeit.own_trick_decides" {
        "goes_on": "es wird weitergesucht", "the search goes on";
        "decides": "der Hochzeiter spielt allein", "the Hochzeiter plays alone";
    }
    "hochzeit.silent" {
        "allowed": "ja", "yes";
        "forbidden": "nein, mit beiden ♣D ist man nicht gesund", "no, a holder of both ♣Q is not gesund";
    }
    "schweine.mode" {
        "off": "keine", "none";
        "vorbehalt": "vor der ersten Karte angemeldet", "before the first card";
        "at_first_fox": "mit dem ersten der beiden ♦A angemeldet", "with the first of both ♦A";
        "second_only": "nur das zweite ♦A, wenn der Stich mit dem ersten an die eigene Partei ging und alle das wissen", "with the second ♦A, if one’s own party won the trick with the first and all know it";
    }
    "schweine.implies_ansage" {
        "none": "nein", "no";
        "implied": "ja", "yes";
    }
    "schweine.contracts" {
        "": "keine", "in no contract";
        "normal": "Normalspiel", "in a Normalspiel";
        "hochzeit_own": "eigene Hochzeit", "in a Hochzeit of one’s own";
        "hochzeit_any": "jede Hochzeit", "in every Hochzeit";
        "armut": "Armut", "in an Armut";
        "trumpfsolo": "Karo-Solo", "in a Karo-Solo";
        "farbsolo": "jedes Farbsolo", "in every Farbsolo";
        "stille": "stille Hochzeit", "in a stille Hochzeit";
    }
    "armut" {
        "off": "nein", "no";
        "redeal": "ja, es wird neu gegeben", "yes, the cards are dealt again";
        "exchange": "ja, es wird geschoben", "yes, cards are pushed";
    }
    "armut.max_trumps" {
        "0": "keiner", "none";
        "1": "einer", "one";
    }
    "armut.push" {
        "exactly_three": "drei Karten, darunter alle Trümpfe", "three cards, all trumps among them";
        "trumps_only": "alle Trümpfe und sonst nichts", "all trumps and nothing else";
    }
    "armut.second_armut" {
        "redeal": "es wird neu gegeben", "the cards are dealt again";
        "first_seat": "nur die erste in der Sitzfolge wird gespielt", "only that of the earliest seat is played";
        "both": "beide werden gespielt", "both are played";
    }
    "throw" {
        "": "nie", "with no hand";
        "kings>=1": "mit mindestens einem König", "with one or more kings";
        "kings>=#": "mit mindestens {} Königen", "with {} or more kings";
        "nines>=1": "mit mindestens einer Neun", "with one or more nines";
        "nines>=#": "mit mindestens {} Neunen", "with {} or more nines";
        "nines_kings>=1": "mit mindestens einer Neun oder einem König", "with one or more nines and kings together";
        "nines_kings>=#": "mit zusammen mindestens {} Neunen und Königen", "with {} or more nines and kings together";
        "augen>=1": "mit mindestens einem Auge", "with one or more Augen";
        "augen>=#": "mit mindestens {} Augen", "with {} or more Augen";
        "trumps<=0": "ohne Trumpf", "without a trump";
        "trumps<=1": "mit höchstens einem Trumpf", "with at most one trump";
        "trumps<=#": "mit höchstens {} Trümpfen", "with at most {} trumps";
        "fox_highest_in_armut": "mit einer Armut ohne Trumpf über ♦A", "with an Armut without a trump above ♦A";
        "max_one_trump": "mit höchstens einem Trumpf", "with at most one trump";
        "fox_highest": "ohne Trumpf über ♦A", "without a trump above ♦A";
    }
    "ann.counter" {
        "own_cards_played": "die eigenen gespielten Karten", "the announcer’s own cards played";
        "tricks_started": "die begonnenen Stiche", "the tricks begun";
    }
    "ann.earliest" {
        "contract_fixed": "sobald feststeht, was gespielt wird", "from the moment the contract is fixed";
        "after_first_trick": "nach dem ersten Stich", "after the first trick";
    }
    "ann.reply_extra" {
        "none": "nein", "no";
        "one_more": "ja, um eine Karte oder einen Stich", "yes, by one card or trick";
    }
    "ann.skip_absagen" {
        "allowed": "ja", "yes";
        "forbidden": "nein", "no";
    }
    "ann.skip_ansage" {
        "forbidden": "nein", "no";
        "allowed": "ja", "yes";
    }
    "ann.absage_requires" {
        "own": "die der eigenen Partei", "that of one’s own party";
        "any": "irgendeine, auch die der Gegner", "any, also that of the other party";
    }
    "win.tie_120" {
        "only_kontra": "wenn nur Kontra angesagt ist", "if Kontra is the only Ansage";
        "last_kontra": "wenn Kontra die letzte Ansage ist", "if Kontra is the last Ansage";
        "kontra_always_120": "nie", "never";
    }
    "win.schwarz_by" {
        "tricks": "nach Stichen", "by tricks";
        "augen": "nach Augen", "by Augen";
    }
    "score.ansage" {
        "plus_two": "je zwei Punkte", "two points each";
        "plus_two_once": "zusammen zwei Punkte", "two points together";
        "double_each": "je eine Verdopplung", "each doubles";
        "double_once": "zusammen eine Verdopplung", "together they double once";
    }
    "score.sonder_doubled" {
        "not_doubled": "nein", "no";
        "doubled": "ja", "yes";
    }
    "score.against_points" {
        "off": "nein", "no";
        "on": "ja", "yes";
    }
    "score.gegen_die_alten" {
        "off": "nein", "no";
        "plain": "ja, als Sonderpunkt", "yes, as a special point";
        "doubled": "ja, er wird mitverdoppelt", "yes, it is doubled too";
    }
    "score.sonder" {
        "": "keine", "none";
        "fuchs": "Fuchs gefangen", "Fuchs caught";
        "doppelkopf": "Doppelkopf", "Doppelkopf";
        "karlchen": "Karlchen macht den Letzten", "Karlchen wins the last";
        "karlchen_caught": "Karlchen gefangen", "Karlchen caught";
        "fuchs_last": "Fuchs macht den Letzten", "Fuchs wins the last";
        "fuchs_caught_last": "Fuchs im Letzten gefangen", "Fuchs caught in the last";
        "dulle": "Dulle fängt Dulle", "Dulle catches Dulle";
        "herzstich": "Herzstich geht durch", "heart trick";
    }
    "score.sonder_in_solo" {
        "none": "keine", "none";
        "trumpfsolo": "die mit den Trümpfen des Normalspiels", "those with the trumps of the Normalspiel";
        "all": "alle", "all";
    }
    "score.solo_point" {
        "0": "keine", "none";
        "1": "einer", "one";
    }
    "score.solo_multiplier" {
        "1": "einfach", "once";
        "2": "doppelt", "twice";
        "3": "dreifach", "three times";
    }
    "claim" {
        "off": "niemand", "nobody";
        "soloist": "der Solist", "the soloist";
    }
    "penalties" {
        "off": "keine", "none";
        "tsr": "die der Turnier-Spielregeln", "those of the Turnier-Spielregeln";
    }
    "list.games" {
        "open": "beliebig viele", "any number";
        "multiple_of_players": "ein einzelnes oder ein Vielfaches der Spielerzahl", "one, or a multiple of the number of players";
    }
    "list.redeal_after" {
        "": "nach keinem Spiel", "after no game";
        "pflichtsolo": "nach einem freiwilligen Pflichtsolo", "after a Pflichtsolo of the player’s own accord";
        "soloist_led": "nach einem Solo, in dem der Solist ausspielte", "after a solo that the soloist led";
    }
    "dullen" {
        "on": "ja", "yes";
        "off": "nein, sie gehören zu Herz", "no, they belong to hearts";
    }
    "dulle_tie_with_schweine" {
        "same": "dieselbe wie sonst", "the same as otherwise";
        "first": "die erste", "the first";
    }
    "schweine.above" {
        "": "keine", "none";
        "ten": "♦10", "♦10";
        "king": "♦K", "♦K";
        "nine": "♦9", "♦9";
    }
    "schweine.count" {
        "both": "beide", "both";
        "first_only": "nur das zuerst gespielte", "only the one played first";
    }
    "armut.fox_counts" {
        "counts": "ja", "yes";
        "does_not_count": "nein", "no";
    }
    "armut.return" {
        "free": "beliebige Karten", "any cards";
        "fehl_only": "Fehl, soweit es reicht", "Fehl, as far as there is any";
    }
    "armut.report_trumps" {
        "told": "ja", "yes";
        "secret": "nein", "no";
    }
    "throw_before_solo" {
        "after_solo": "nein", "no";
        "before_solo": "ja", "yes";
    }
    "genscher" {
        "off": "nein", "no";
        "on": "ja", "yes";
    }
    "ann.pflicht" {
        "none": "nein", "no";
        "augen:1": "ja, ab einem Auge", "yes, from one Auge on";
        "augen:#": "ja, ab {} Augen", "yes, from {} Augen on";
        "only_if_none:any": "auch wenn schon etwas angesagt ist", "even if something is announced already";
        "only_if_none:only_if_none": "nur wenn noch niemand etwas angesagt hat", "only if nobody has announced anything";
        "only_re_kontra:no_ansage_of_party": "nur Re oder Kontra", "only Re or Kontra";
        "only_re_kontra:always": "nach Re oder Kontra die nächste Absage", "after Re or Kontra the next Absage";
        "in_hochzeit:none": "nicht in der Hochzeit", "not in a Hochzeit";
        "in_hochzeit:klaerungsstich": "in der Hochzeit mit dem Klärungsstich", "in a Hochzeit with the Klärungsstich";
    }
    "ann.per_party_max" {
        "none": "nein", "no";
        "some": "ja", "yes";
        "re": "Re", "Re";
        "kontra": "Kontra", "Kontra";
    }
    "win.strict_ansage" {
        "off": "nein", "no";
        "on": "ja", "yes";
    }
    "feigheit" {
        "0": "nein", "no";
        "1": "ja, ab einer nicht angesagten Stufe", "yes, from one unannounced level on";
        "#": "ja, ab {} nicht angesagten Stufen", "yes, from {} unannounced levels on";
    }
    "score.failed_absage" {
        "winner_only": "nur die Punkte der Absage", "only the points of the Absage";
        "mirror": "die Punkte der Absage und noch einer je abgesagter Stufe, statt derer für unter 90 und so weiter", "the points of the Absage and one more for each level announced, in place of those for below 90 and so on";
    }
    "score.base_at_120_120" {
        "given": "ja", "yes";
        "not_given": "nein", "no";
    }
    "score.floor_zero" {
        "negative": "ja", "yes";
        "zero": "nein, es zählt dann null", "no, it then counts nothing";
    }
    "score.per_card" {
        "each": "ja", "yes";
        "once": "nein, nur einmal", "no, only once";
    }
    "score.karlchen_only_by" {
        "any": "mit jeder Karte, die den Stich macht", "by every card that wins the trick";
        "diamond_queen": "nur mit ♦D", "by ♦Q only";
    }
    "score.solo_point_in" {
        "solo_scored": "alle, die als Solo gewertet werden", "all that are scored as a solo";
        "announced": "nur angesagte", "only announced ones";
    }
    "score.counting" {
        "plus_minus": "Plus und Minus", "gains and losses";
        "plus": "nur Plus", "only gains";
        "minus": "nur Minus", "only losses";
    }
    "bock" {
        "none": "keine", "none";
        "triggers:tie_120": "nach 120 zu 120", "after 120 to 120";
        "triggers:solo_lost": "nach einem verlorenen Solo", "after a solo lost";
        "triggers:re_or_kontra_lost": "nach einer verlorenen Ansage", "after an Ansage lost";
        "triggers:re_and_kontra": "nach Re und Kontra", "after Re and Kontra";
        "triggers:herzstich": "nach einem Herzstich", "after a heart trick";
        "triggers:schwarz": "nach schwarz", "after schwarz";
        "triggers:zero_game": "nach einem Spiel ohne Punkte", "after a game without points";
        "factor:2": "zum doppelten Wert", "at twice the value";
        "factor:3": "zum dreifachen Wert", "at three times the value";
        "factor:#": "zum {}-fachen Wert", "at {} times the value";
        "games:players": "so viele Spiele lang, wie Spieler am Tisch sitzen", "for as many games as players at the table";
        "games:1": "ein Spiel lang", "for one game";
        "games:#": "{} Spiele lang", "for {} games";
        "append:append": "neue im Anschluss an die offenen", "new ones after those still open";
        "append:overlap": "neue zugleich mit den offenen", "new ones together with those still open";
    }
    "table.players" {
        "4": "vier", "four";
        "5": "fünf", "five";
    }
    "pflichtsolo.kind" {
        "any": "beliebig", "any";
        "color:0": "", "";
        "color:1": "ein Farbsolo", "one Farbsolo";
        "color:#": "{} Farbsoli", "{} Farbsoli";
        "picture:0": "", "";
        "picture:1": "ein Bildersolo", "one picture solo";
        "picture:#": "{} Bildersoli", "{} picture soli";
    }
    "pflichtsolo.offer" {
        "off": "nein", "no";
        "on": "ja", "yes";
    }
}
