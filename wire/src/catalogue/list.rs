//! Lists, Pflichtsoli and who deals next.

use super::{Entry, Text};

entries! {
    LIST_1 {
        de: "Spiele einer Liste",
            "Eine Liste hat so viele Spiele, wie das Regelwerk sagt, nach den Turnierregeln 24: 20 \
             Normalspiele und von jedem ein Pflichtsolo.";
        en: "Games of a list",
            "A list has as many games as the rule set says, by the tournament rules 24: twenty \
             normal ones and one Pflichtsolo of each player.";
        from: [ddv "8.5.1, 8.6"];
        options: ["list.games", "pflichtsolo", "table.players", "list.points"];
    }

    LIST_2 {
        de: "Reihenfolge der Geber",
            "Wer auf dem ersten Platz sitzt, gibt zuerst, dann geht es im Uhrzeigersinn weiter.";
        en: "Order of dealers",
            "Whoever sits at the first place deals first, then clockwise.";
        from: [ddv "3.3.1, 8.4.1"];
        options: ["table.players"];
    }

    LIST_3 {
        de: "Geber nach dem Solo",
            "Derselbe Geber gibt noch einmal nach den Spielen, die das Regelwerk nennt, nach den \
             Turnierregeln nach einem freiwilligen Pflichtsolo. Nach jedem anderen gewerteten \
             Spiel gibt der Nächste, nach ihnen also nach vorgeführtem Pflichtsolo, Lustsolo und \
             stiller oder ungeklärter Hochzeit.";
        en: "Dealer after a solo",
            "The same dealer deals again after the games that the rule set names, by the \
             tournament rules after a voluntary Pflichtsolo. After any other game that is scored \
             the next player deals, by them after a Vorführung, a Lustsolo and a stille or failed \
             Hochzeit.";
        from: [
            ddv "3.3.1, 4.2.5, 4.3.2, 4.4.3, 4.4.5",
            palast nach "3.3.1, 4.2.5, 4.3.2, 4.4.3, 4.4.5",
        ];
        options: ["list.redeal_after", "pflichtsolo"];
    }

    LIST_4 {
        de: "Was als Pflichtsolo gilt",
            "Als Pflichtsolo zählt ein angesagtes Solo nur, solange sein Spieler noch eines dieser \
             Art schuldet, bei einem Pflichtsolo also das erste; eine ungeklärte Hochzeit \
             zählt nie dafür, eine stille nur, wo das Regelwerk es sagt.";
        en: "What counts as Pflichtsolo",
            "An announced solo counts as a Pflichtsolo only while its player still owes one of \
             that kind, with one Pflichtsolo the first; a failed \
             Hochzeit never does, and a stille one only where the rule set says so.";
        from: [ddv "4.3.1", palast nach "4.3.1"];
        options: ["pflichtsolo", "pflichtsolo.kind", "pflichtsolo.stille"];
    }

    LIST_5 {
        de: "Ohne Listen",
            "Ohne Listen und Pflichtsoli, wie in der Dokoland-Liga, gibt nach jedem Spiel der \
             Nächste, außer nach den Spielen, nach denen das Regelwerk denselben noch einmal geben \
             lässt.";
        en: "Without lists",
            "Without lists and Pflichtsoli, as in the Dokoland league, the next player deals after \
             every game, save those after which the rule set has the same one deal again.";
        from: [liga];
        options: ["list.games", "pflichtsolo", "list.redeal_after"];
    }

    LIST_6 {
        de: "Wann vorgeführt wird",
            "Sind nur noch so viele Spiele zu spielen, wie Pflichtsoli offen sind, wird \
             vorgeführt: Es trifft von der Vorhand aus den Ersten, dem noch eines fehlt.";
        en: "When Pflichtsoli are forced",
            "Once as many Pflichtsoli are open as games are left, they are forced: the first \
             player from the eldest on who still lacks one must play it.";
        from: [ddv "4.2.3", palast nach "4.2.3"];
        options: ["pflichtsolo", "pflichtsolo.offer", "table.players"];
    }

    LIST_7 {
        de: "Wenn die Zeit um ist",
            "Ist die Zeit um, entfallen die ausstehenden Normalspiele. Offene Pflichtsoli werden \
             noch vorgeführt.";
        en: "When the time is over",
            "Once the time is over, outstanding normal games are dropped. Open Pflichtsoli are \
             still played, as Vorführungen.";
        from: [ddv "8.5.1, 8.6"];
        options: ["list.games", "pflichtsolo"];
    }

    LIST_8 {
        de: "Liste zu fünft",
            "Zu fünft gibt jeder reihum, setzt dabei aus und schreibt nichts. Mit einem \
             Pflichtsolo für jeden hat die Liste 30 Spiele, 25 Normalspiele und 5 Pflichtsoli; \
             nach den Turnierregeln spielt niemand mehr als 25 mit.";
        en: "A list of five",
            "With five players the dealer sits out and scores nothing. With a Pflichtsolo of each \
             player the list has 30 games, 25 normal ones and five Pflichtsoli; by the tournament \
             rules nobody plays in more than 25.";
        from: [ddv "8.5.1, 10.1–10.2"];
        options: ["table.players", "list.games", "pflichtsolo", "table.seating", "table.offsets"];
    }

    LIST_9 {
        de: "Länge der Runde",
            "Gespielt wird ein einzelnes Spiel oder ein Vielfaches der Spielerzahl; mit einem \
             Pflichtsolo für jeden kann die Liste auf 24 Spiele festgelegt werden. Nach jedem \
             Spiel gibt der Nächste, nach den Spielen, die das Regelwerk nennt, etwa einem \
             freiwilligen Pflichtsolo, derselbe; es gewinnt, wer die meisten Punkte hat.";
        en: "Length of a round",
            "A round is a single game or a multiple of the number of players; with a Pflichtsolo \
             of each player the list can be fixed at 24 games. The next player deals after each \
             game, the same one after those that the rule set names, such as a voluntary \
             Pflichtsolo; the highest total wins.";
        from: [palast];
        options: ["list.games", "pflichtsolo", "list.redeal_after", "table.players"];
    }

    LIST_10 {
        de: "Wer gewinnt",
            "Es gewinnt, wer am Ende die meisten Punkte hat. Wo Plus und Minus geschrieben werden \
             und der Solist dreimal so viel bekommt, wie jeder Gegner verliert, ergeben alle Punktestände zusammen null, solange \
             niemandem Strafpunkte ohne Gutschrift für die anderen abgezogen wurden.";
        en: "Who wins the list",
            "The highest total wins. Where gains and losses are written down and a soloist gets three \
             times what each opponent loses, all totals together come to nothing, unless penalty points were deducted \
             without credit for the others.";
        from: [ddv auch "7.3.3" "Listenturniere"];
        options: ["score.solo_multiplier", "score.solo_opponents_multiplier", "score.counting"];
    }

    LIST_11 {
        de: "Der Nächste gibt",
            "Von Listen und Pflichtsoli sagen die Regeln nichts, und es gibt sie nicht. Nach jedem \
             Spiel gibt der Nächste im Uhrzeigersinn, wenn das Regelwerk nicht denselben noch \
             einmal geben lässt; wird neu gegeben, bleibt der Geber derselbe.";
        en: "The next one deals",
            "The rules say nothing of lists and Pflichtsoli, and there are none. After each game \
             the next player clockwise deals, unless the rule set has the same one deal again; \
             when a deal is repeated, the dealer stays the same.";
        from: [vln brauch "Hausregel (reihum geben)"];
        options: ["list.games", "pflichtsolo", "list.redeal_after"];
    }
}
