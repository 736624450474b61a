//! What stands above a table: whose it is, and how it is read.

use super::Topic;

/// The lines above the table of these rule sets.
pub(super) fn header(topic: Topic, rule_sets: &[&str]) -> String {
    let (title, how) = match topic {
        Topic::Normalspiel => ("What games of two against two are worth", WORTH),
        Topic::Solo => ("What games that count as a solo are worth", WORTH),
        Topic::Announcements => ("Until when what may be announced", WINDOWS),
    };
    let games = match topic {
        Topic::Normalspiel => "Games: Normalspiel, Hochzeit with a partner, Armut\n",
        Topic::Solo => "Games: every announced solo, stille Hochzeit, Hochzeit without a partner\n",
        Topic::Announcements => "",
    };
    format!("{title}\nRule sets: {}\n{games}{how}", rule_sets.join(", "))
}

const WORTH: &str = "
A block for each pair of highest announcements, - if there is none; what was skipped is
announced, too. The order of Re and Kontra is named where it matters.
needs   what Re and what Kontra needs to win, in Augen or Stiche
row     first and last Augen of Re, who wins, the points of a player of Re and of one of
        Kontra, the value for the winner = what is doubled x the factor for Ansagen + what is
        added to it, and the lines of it, with the party where it is not the winner. If nobody
        wins, the value is that for Re.
0*      Re has no Stich. Without it, Re has a Stich of no Augen, which only nines make up.
240*    Re has every Stich.
under   the loser has less than 90, 60, 30, or no Stich (schwarz)
against the others have failed: 120 against keine 90, 90 against keine 60, and so on
Points for what happens in single Stiche (Fuchs, Doppelkopf ...) are not in: they are added.
Nor is Bock, which multiplies the value.
Re and Kontra together have 240 Augen; 1 and 239 cannot occur, but the rules say what they are
worth.
";

const WINDOWS: &str = "
Each row: what stands of the own party | what stands of the others: cards in the announcer's
hand, from first to last, and the answer.
-               nothing is announced
any             whatever can stand there
late Erwiderung an Ansage that was too late for one, but good as an answer
yes             it may be announced; with: what was skipped and becomes announced, too
as Erwiderung   it may be announced, but the own party can announce nothing more after it
CAPITALS        it may not, for this reason. Others may apply beside it; this one is the first.
5'              five cards in hand, and the others have already begun the Stich to which the
                announcer has yet to lay. Plain 5 is before that. Where no number is marked it
                makes no difference.
until 1         from when that stands to one card in hand
What can never stand has no row.
";
