//! Lists, Pflichtsoli and who deals next.

use super::{Entry, Text};

entries! {
    LIST_1 {
        de: "Eine Liste, 24 Spiele",
            "Eine Liste hat 24 Spiele: 20 Normalspiele und von jedem ein Pflichtsolo.";
        en: "A list has 24 games",
            "A list has 24 games: twenty normal ones and one Pflichtsolo of each player.";
        from: [ddv "8.5.1, 8.6"];
        options: ["list.games", "pflichtsolo", "table.players"];
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
            "Nach einem freiwilligen Pflichtsolo gibt derselbe Geber noch einmal. Nach \
             vorgeführtem Pflichtsolo, Lustsolo und stiller oder ungeklärter Hochzeit gibt der \
             Nächste.";
        en: "Dealer after a solo",
            "After a voluntary Pflichtsolo the same dealer deals again. After a Vorführung, a \
             Lustsolo and a stille or failed Hochzeit the next player deals.";
        from: [
            ddv "3.3.1, 4.2.5, 4.3.2, 4.4.3, 4.4.5",
            palast nach "3.3.1, 4.2.5, 4.3.2, 4.4.3, 4.4.5",
        ];
        options: ["list.redeal_after"];
    }

    LIST_4 {
        de: "Was als Pflichtsolo gilt",
            "Nur das erste angesagte Solo eines Spielers zählt als sein Pflichtsolo; stille und \
             ungeklärte Hochzeit zählen nie dafür.";
        en: "What counts as Pflichtsolo",
            "Only a player’s first announced solo counts as the Pflichtsolo; a stille or failed \
             Hochzeit never does.";
        from: [ddv "4.3.1", palast nach "4.3.1"];
        options: ["pflichtsolo"];
    }

    LIST_5 {
        de: "Liga ohne Liste",
            "In der Dokoland-Liga gibt es weder 24er-Listen noch Pflichtsoli; nach jedem Spiel \
             gibt der Nächste.";
        en: "League without lists",
            "The Dokoland league has neither lists of 24 games nor Pflichtsoli; the next player \
             deals after every game.";
        from: [liga];
        options: ["list.games", "pflichtsolo", "list.redeal_after"];
    }

    LIST_6 {
        de: "Wann vorgeführt wird",
            "Sind nur noch so viele Spiele zu spielen, wie Pflichtsoli offen sind, wird \
             vorgeführt: Es trifft von der Vorhand aus den Ersten, dem seines noch fehlt.";
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
            "Zu fünft gibt jeder reihum, setzt dabei aus und schreibt nichts. Die Liste hat 30 \
             Spiele, 25 Normalspiele und 5 Pflichtsoli, und niemand spielt mehr als 25 mit.";
        en: "A list of five",
            "With five players the dealer sits out and scores nothing. The list has 30 games, 25 \
             normal ones and five Pflichtsoli, and nobody plays in more than 25.";
        from: [ddv "8.5.1, 10.1–10.2"];
        options: ["table.players", "list.games", "pflichtsolo"];
    }

    LIST_9 {
        de: "Länge der Runde",
            "Gespielt wird ein einzelnes Spiel oder ein Vielfaches der Spielerzahl; mit \
             Pflichtsoli wird die Liste auf 24 Spiele festgelegt. Nach jedem Spiel gibt der Nächste, nach einem \
             Pflichtsolo derselbe; es gewinnt, wer die meisten Punkte hat.";
        en: "Length of a round",
            "A round is a single game or a multiple of the number of players; with Pflichtsoli the \
             list is fixed at 24 games. The next player deals after each game, the same after a \
             Pflichtsolo; the highest total wins.";
        from: [palast];
        options: ["list.games", "pflichtsolo", "list.redeal_after", "table.players"];
    }

    LIST_10 {
        de: "Wer gewinnt",
            "Es gewinnt, wer am Ende die meisten Punkte hat. Alle vier Punktestände zusammen \
             ergeben null, solange niemandem Strafpunkte ohne Gutschrift für die anderen \
             abgezogen wurden.";
        en: "Who wins the list",
            "The highest total wins. All four totals together come to nothing, unless penalty \
             points were deducted without credit for the others.";
        from: [ddv auch "7.3.3" "Listenturniere"];
        options: ["score.solo_multiplier", "score.counting"];
    }

    LIST_11 {
        de: "Der Nächste gibt",
            "Von Listen und Pflichtsoli sagen die Regeln nichts, und es gibt sie nicht. Nach \
             jedem Spiel gibt der Nächste im Uhrzeigersinn; wird neu gegeben, bleibt der Geber \
             derselbe.";
        en: "The next one deals",
            "The rules say nothing of lists and Pflichtsoli, and there are none. After each \
             game the next player clockwise deals; when a deal is repeated, the dealer stays \
             the same.";
        from: [vln brauch "Hausregel (reihum geben)"];
        options: ["list.games", "pflichtsolo", "list.redeal_after"];
    }
}
