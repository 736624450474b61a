//! The ids: every rule with what it says in one line, and its kind.
//!
//! Ids are never renamed and never used again for something else.

use super::Kind;

rules! {
    // The model: seats, counting, parties.
    /// Seats run clockwise from the dealer's left neighbour; each acts in its turn.
    Mod1 = "MOD-1", Refuses;
    /// The two copies of a card are the same card: only who played it when matters.
    Mod2 = "MOD-2", Determines;
    /// A card counts as played as soon as it lies open on the table.
    Mod3 = "MOD-3", Determines;
    /// A trick is complete with its fourth card, a game with its last trick.
    Mod4 = "MOD-4", Refuses;
    /// Announcements form a ladder: Ansage, keine 90, keine 60, keine 30, schwarz.
    Mod5 = "MOD-5", Determines;
    /// Who is Re is fixed by the queens of clubs as dealt, or by the contract.
    Mod6 = "MOD-6", Refuses;

    // Deck and deal.
    /// The deck has 48 cards: four suits of six ranks, each card twice.
    Card1 = "CARD-1", Refuses;
    /// Without nines the deck has 40 cards: four suits of five ranks, each card twice.
    Card2 = "CARD-2", Refuses;
    /// Augen: ace 11, ten 10, king 4, queen 3, jack 2, nine 0.
    Card3 = "CARD-3", Determines;
    /// A suit holds 60 Augen, the deck 240.
    Card4 = "CARD-4", Determines;
    /// Every hand has twelve cards and every game twelve tricks; ten without nines.
    Card5 = "CARD-5", Refuses;
    /// Cards are dealt clockwise in packets, the eldest first.
    Card6 = "CARD-6", Determines;
    // Procedural: a record begins with the hands as dealt.
    /// The dealer's right neighbour cuts, at least three cards on either side.
    Card7 = "CARD-7", Procedural;
    /// A wrong number of cards, a foreign card or a third copy voids the deal.
    Card8 = "CARD-8", Refuses;
    /// With five at the table the dealer has no cards and scores nothing.
    Card9 = "CARD-9", Determines;

    // Trumps and their order.
    /// The normal trumps: ten of hearts, queens, jacks, diamonds.
    Trump1 = "TRUMP-1", Determines;
    /// In a Farbsolo the chosen suit takes the place of diamonds.
    Trump2 = "TRUMP-2", Determines;
    /// In a Damensolo only the queens are trumps.
    Trump3 = "TRUMP-3", Determines;
    /// In a Bubensolo only the jacks are trumps.
    Trump4 = "TRUMP-4", Determines;
    /// In a Königsolo only the kings are trumps.
    Trump5 = "TRUMP-5", Determines;
    /// In a Fleischloser nothing is trump.
    Trump6 = "TRUMP-6", Determines;
    /// Only the soli of the rule set can be played.
    Trump7 = "TRUMP-7", Refuses;
    /// Declared Schweine, both aces of diamonds, rank above all other trumps.
    Trump8 = "TRUMP-8", Determines;
    /// A trump beats every Fehl card; no Fehl suit ranks above another.
    Trump9 = "TRUMP-9", Determines;
    /// Of two equal cards in a trick the earlier one ranks higher.
    Trump10 = "TRUMP-10", Determines;
    /// Of two tens of hearts in a trick, both trumps, the later one ranks higher.
    Trump11 = "TRUMP-11", Determines;
    /// Where the ten of hearts is Fehl, the earlier of two ranks higher.
    Trump12 = "TRUMP-12", Determines;
    /// Without nines they are missing from every order; nothing else changes.
    Trump13 = "TRUMP-13", Determines;
    /// In a combined picture solo several pictures are trumps, kings before queens before jacks.
    Trump14 = "TRUMP-14", Determines;

    // Following suit.
    /// A card comes from the own hand; the first one says which class is demanded.
    Follow1 = "FOLLOW-1", Refuses;
    /// Who holds the demanded class must play it.
    Follow2 = "FOLLOW-2", Refuses;
    /// Who does not hold the demanded class may play anything.
    Follow3 = "FOLLOW-3", Determines;
    /// Who leads a trick may lead any card.
    Follow4 = "FOLLOW-4", Determines;
    /// A trump never follows the suit printed on it; a solo changes what is trump.
    Follow5 = "FOLLOW-5", Determines;
    /// A card once played stays on the table.
    Follow6 = "FOLLOW-6", Determines;

    // Tricks.
    /// The highest trump wins a trick, else the highest card of the suit led.
    Trick1 = "TRICK-1", Determines;
    /// The winner takes the Augen and leads to the next trick.
    Trick2 = "TRICK-2", Refuses;
    /// The winner is found card by card: only a strictly better one takes over.
    Trick3 = "TRICK-3", Determines;

    // The first lead.
    /// The eldest leads to the first trick of a game that is no solo.
    Lead1 = "LEAD-1", Refuses;
    /// Who leads in a solo depends on the solo and on the rule set.
    Lead2 = "LEAD-2", Refuses;
    /// No card before the contract stands.
    Lead3 = "LEAD-3", Refuses;

    // Finding the contract.
    /// From the eldest on each player says once: gesund or Vorbehalt.
    Vorb1 = "VORB-1", Refuses;
    /// When all are gesund, a Normalspiel is played.
    Vorb2 = "VORB-2", Determines;
    /// Pflichtsolo before Lustsolo before Hochzeit, asked round in seat order.
    Vorb3 = "VORB-3", Refuses;
    /// With two or more Vorbehalte no Hochzeit comes about.
    Vorb4 = "VORB-4", Determines;
    /// Without Pflichtsoli: solo before Hochzeit, asked round in seat order.
    Vorb5 = "VORB-5", Refuses;
    /// Solo before Hochzeit, asked round in seat order; with Pflichtsoli, for these first.
    Vorb6 = "VORB-6", Refuses;
    /// Solo before Armut before Hochzeit; Schweine are asked for last.
    Vorb7 = "VORB-7", Refuses;
    /// A Vorbehalt can be taken back only until the next player has spoken.
    Vorb8 = "VORB-8", Refuses;
    /// The contract stands as soon as nothing still unsaid can change it.
    Vorb9 = "VORB-9", Determines;
    /// In a Vorführung nobody is asked; the forced player names the solo.
    Vorb10 = "VORB-10", Refuses;
    /// While a Pflichtsolo is open, the next solo of that player is the Pflichtsolo.
    Vorb11 = "VORB-11", Determines;
    /// A declaration needs the cards and the rule set that allow it.
    Vorb12 = "VORB-12", Refuses;
    /// The same declarations always give the same contract, lead and parties.
    Vorb13 = "VORB-13", Determines;

    // Bidding for a solo.
    /// Several soli are bid for, and the highest bid plays.
    Auc1 = "AUC-1", Refuses;
    /// Of equal bids the earlier seat's plays.
    Auc2 = "AUC-2", Determines;
    /// The bid that won counts as announced.
    Auc3 = "AUC-3", Determines;
    /// A later seat exceeds the bid, an earlier one may equal it, nobody goes back.
    Auc4 = "AUC-4", Refuses;

    // Armut.
    /// At most three trumps give the right to an Armut.
    Arm1 = "ARM-1", Refuses;
    /// A single Armut without a solo is pushed, or thrown in.
    Arm2 = "ARM-2", Determines;
    /// Two Armuten without a solo are a redeal.
    Arm3 = "ARM-3", Determines;
    /// Exactly three cards are pushed, all trumps among them.
    Arm4 = "ARM-4", Refuses;
    /// The question goes clockwise from the poor player's left; the first yes accepts.
    Arm5 = "ARM-5", Refuses;
    /// When nobody accepts, it is a redeal.
    Arm6 = "ARM-6", Determines;
    /// The acceptor gives back as many cards as were pushed; their trumps are counted aloud.
    Arm7 = "ARM-7", Refuses;
    /// The poor player and the acceptor are Re.
    Arm8 = "ARM-8", Determines;
    /// In an Armut the parties announce by role, whoever holds the queens of clubs.
    Arm9 = "ARM-9", Determines;
    /// The poor player never declares Schweine.
    Arm10 = "ARM-10", Refuses;
    /// After the exchange an Armut is a game of two against two.
    Arm11 = "ARM-11", Determines;

    // Throwing in.
    /// To throw in is a right, and the result is a redeal.
    Throw1 = "THROW-1", Determines;
    /// At most three trumps, none above the ace of diamonds, may be thrown in.
    Throw2 = "THROW-2", Refuses;
    /// A hand of one trump at most may be thrown in.
    Throw3 = "THROW-3", Refuses;
    /// There is no Armut and no throwing in.
    Throw4 = "THROW-4", Refuses;
    /// A rule set may know other grounds to throw in, judged on the hand as dealt.
    Throw5 = "THROW-5", Refuses;

    // Hochzeit.
    /// Both queens of clubs in one hand give the right to a Hochzeit.
    Wed1 = "WED-1", Refuses;
    /// Partner is who first wins one of the first three tricks, the Hochzeiter excepted.
    Wed2 = "WED-2", Determines;
    /// The Hochzeiter names the kind of trick that finds the partner.
    Wed3 = "WED-3", Refuses;
    /// The first card makes a trick a trump trick or a Fehl trick.
    Wed4 = "WED-4", Determines;
    /// A trick of the Hochzeiter's own decides nothing.
    Wed5 = "WED-5", Determines;
    /// The partner is found within three tricks, whatever was chosen.
    Wed6 = "WED-6", Determines;
    /// The Klärungsstich is the trick that finds the partner, else the third.
    Wed7 = "WED-7", Determines;
    /// Without a partner the Hochzeiter plays alone, scored as a solo.
    Wed8 = "WED-8", Determines;
    /// With a partner the game goes on as a Normalspiel; earlier tricks count for the pair.
    Wed9 = "WED-9", Determines;
    /// Nobody announces anything before the Klärungsstich is complete.
    Wed10 = "WED-10", Refuses;
    /// To declare a Hochzeit is not to announce Re.
    Wed11 = "WED-11", Determines;

    // Stille Hochzeit.
    /// Both queens of clubs and gesund: alone as Re, unknown to the others.
    Still1 = "STILL-1", Determines;
    /// The time limits are those of a Normalspiel.
    Still2 = "STILL-2", Determines;
    /// Scored as a solo, listed as a normal game.
    Still3 = "STILL-3", Determines;
    /// The eldest leads.
    Still4 = "STILL-4", Determines;

    // Schweine.
    /// Both aces of diamonds in one hand give the right to Schweine.
    Schw1 = "SCHW-1", Refuses;
    /// Schweine are declared before the first card.
    Schw2 = "SCHW-2", Refuses;
    /// To declare Schweine is to announce for the own party.
    Schw3 = "SCHW-3", Refuses;
    /// Undeclared, both aces of diamonds are ordinary Füchse.
    Schw4 = "SCHW-4", Determines;
    /// Schweine do not count in picture soli, nor in the Hochzeit of another player.
    Schw5 = "SCHW-5", Refuses;
    /// In an Armut Schweine are judged on the hands after the exchange.
    Schw6 = "SCHW-6", Refuses;
    /// Schweine displace no Vorbehalt; not admitted by the contract they are void.
    Schw7 = "SCHW-7", Determines;
    /// A declared Schwein is no Fuchs.
    Schw8 = "SCHW-8", Determines;
    /// Schweine declared in play are declared with the first ace of diamonds.
    Schw9 = "SCHW-9", Refuses;
    /// Where only the second ace becomes a Schwein, the first must not be lost.
    Schw10 = "SCHW-10", Refuses;
    /// Schweine declared in play are no Ansage.
    Schw11 = "SCHW-11", Determines;
    /// The rule set says in which contracts Schweine count.
    Schw12 = "SCHW-12", Refuses;

    // Announcements.
    /// Re is announced by Re players, Kontra by Kontra players.
    Ann1 = "ANN-1", Refuses;
    /// Nothing is announced before the contract stands.
    Ann2 = "ANN-2", Refuses;
    /// An announcement binds the whole party, whichever of the two makes it.
    Ann3 = "ANN-3", Determines;
    /// Nobody has to be on turn to announce.
    Ann4 = "ANN-4", Determines;
    /// A party makes each announcement once.
    Ann5 = "ANN-5", Refuses;
    /// Both parties may announce, and all that they announce counts.
    Ann6 = "ANN-6", Determines;
    /// An Absage needs an Ansage of the own party.
    Ann7 = "ANN-7", Refuses;
    /// Levels may be skipped while each of them is still in time; all of them count.
    Ann8 = "ANN-8", Refuses;
    /// Re or Kontra itself cannot be skipped.
    Ann9 = "ANN-9", Refuses;
    // Procedural: who asks with all hands knows the party; a view hears it, whatever the hand.
    /// Who makes an Absage when both Ansagen stand says for which party.
    Ann10 = "ANN-10", Procedural;
    /// Each level asks for a number of cards in the hand of the one who announces.
    Ann11 = "ANN-11", Refuses;
    /// Each level ends with the lead to a certain trick, for all at once.
    Ann12 = "ANN-12", Refuses;
    /// A Hochzeit moves all limits by the tricks that the Klärungsstich came late.
    Ann13 = "ANN-13", Determines;
    /// Announcing early does not shorten the later limits.
    Ann14 = "ANN-14", Determines;
    /// An Erwiderung may come one card later than the announcement that it answers.
    Ann15 = "ANN-15", Refuses;
    /// A late Erwiderung bars its party from all Absagen.
    Ann16 = "ANN-16", Refuses;
    /// An Erwiderung has no longer limit.
    Ann17 = "ANN-17", Determines;
    /// Who announces still holds a card.
    Ann18 = "ANN-18", Refuses;
    /// With ten cards the limits count cards played as with twelve.
    Ann19 = "ANN-19", Determines;
    /// The tests of an announcement have an order; the first that fails is the reason.
    Ann20 = "ANN-20", Determines;
    /// Bids and Schweine are announced before the first trick, in this order.
    Ann21 = "ANN-21", Determines;
    /// When a soloist surrenders, the opponents may still announce what is in time.
    Ann22 = "ANN-22", Determines;
    /// Which announcements exist, and after which trick there are none.
    Ann23 = "ANN-23", Refuses;
    /// The limits may count the cards that all four have played.
    Ann24 = "ANN-24", Refuses;

    // Shortening a game.
    /// Every game is played to its end, unless the soloist of a solo shortens it.
    Claim1 = "CLAIM-1", Refuses;
    /// The soloist claims all remaining tricks, or gives them all up.
    Claim2 = "CLAIM-2", Determines;
    /// A claim comes at any time while the soloist holds a card.
    Claim3 = "CLAIM-3", Refuses;
    /// An order named with the claim consists of own cards and binds.
    Claim4 = "CLAIM-4", Refuses;
    /// A claim to the rest holds against every legal play, or not at all.
    Claim5 = "CLAIM-5", Refuses;
    /// With unknown hands a claim is sure, not sure, or open.
    Claim6 = "CLAIM-6", Determines;
    /// After a valid claim all remaining tricks are the soloist's, and the game is over.
    Claim7 = "CLAIM-7", Refuses;
    /// After a surrender all remaining tricks are Kontra's, and no card is played.
    Claim8 = "CLAIM-8", Refuses;
    /// Who claims can no longer complain of what was before.
    Claim9 = "CLAIM-9", Refuses;
    /// A claim that is not valid gives no trick and is an offence.
    Claim10 = "CLAIM-10", Determines;
    /// A named order can make a claim sure that is not without it.
    Claim11 = "CLAIM-11", Determines;

    // Winning.
    /// A party with an Absage wins if and only if it keeps what it announced.
    Win1 = "WIN-1", Determines;
    /// Against an Absage it is enough to break it.
    Win2 = "WIN-2", Determines;
    /// Without Absagen Re needs 121 Augen, or 120 if Kontra alone was announced.
    Win3 = "WIN-3", Determines;
    /// Without Absagen Kontra needs 121 if it was the last Ansage, else Re does.
    Win4 = "WIN-4", Determines;
    /// Schwarz is a matter of tricks, not of Augen.
    Win5 = "WIN-5", Determines;
    /// When both parties miss their Absagen, nobody wins.
    Win6 = "WIN-6", Determines;
    /// A solo is won by the same measure, with the soloist as Re.
    Win7 = "WIN-7", Determines;
    /// Augen, tricks and announcements decide who wins, and nothing else.
    Win8 = "WIN-8", Refuses;

    // Game value, special points, points of the players.
    /// One point for winning.
    Score1 = "SCORE-1", Determines;
    /// One point when the losers stay below 90.
    Score2 = "SCORE-2", Determines;
    /// One point when the losers stay below 60.
    Score3 = "SCORE-3", Determines;
    /// One point when the losers stay below 30.
    Score4 = "SCORE-4", Determines;
    /// One point when the losers take no trick.
    Score5 = "SCORE-5", Determines;
    /// Two points for an announced Re.
    Score6 = "SCORE-6", Determines;
    /// Two points for an announced Kontra.
    Score7 = "SCORE-7", Determines;
    /// One point for each Absage of Re.
    Score8 = "SCORE-8", Determines;
    /// One point for each Absage of Kontra.
    Score9 = "SCORE-9", Determines;
    /// One point for Re for each Kontra Absage that it beats by 30 Augen.
    Score10 = "SCORE-10", Determines;
    /// One point for Kontra for each Re Absage that it beats by 30 Augen.
    Score11 = "SCORE-11", Determines;
    /// Special points are set off against each other and added.
    Score12 = "SCORE-12", Determines;
    /// Only the losers' Augen and tricks count for the levels below 90.
    Score13 = "SCORE-13", Determines;
    /// The winners get the points of all announcements, those of the losers too.
    Score14 = "SCORE-14", Determines;
    /// Points against an Absage never go to the losers.
    Score15 = "SCORE-15", Determines;
    /// When nobody wins, only levels reached, points against Absagen and special points remain.
    Score16 = "SCORE-16", Determines;
    /// A won game is worth 1 to 21; special points can take it to nothing or below.
    Score17 = "SCORE-17", Determines;
    /// The base: one point for winning, for each level the losers missed, for each Absage.
    Score18 = "SCORE-18", Determines;
    /// Re and Kontra each double the base.
    Score19 = "SCORE-19", Determines;
    /// Special points are added after doubling.
    Score20 = "SCORE-20", Determines;
    /// Where announcements double they bring no points of their own.
    Score21 = "SCORE-21", Determines;
    /// When nobody wins, nothing is doubled.
    Score22 = "SCORE-22", Determines;
    /// The Palast scores as tournaments do, without points against Absagen.
    Score23 = "SCORE-23", Determines;
    /// A Fuchs caught by the other party is a point.
    Score24 = "SCORE-24", Determines;
    /// A trick of 40 Augen or more is a Doppelkopf.
    Score25 = "SCORE-25", Determines;
    /// A Fuchs that wins the last trick is a point.
    Score26 = "SCORE-26", Determines;
    /// A Fuchs caught in the last trick is one more point.
    Score27 = "SCORE-27", Determines;
    /// A jack of clubs that wins the last trick is a Karlchen.
    Score28 = "SCORE-28", Determines;
    /// A jack of clubs lost in the last trick is a point.
    Score29 = "SCORE-29", Determines;
    /// A ten of hearts that beats an opponent's is a point.
    Score30 = "SCORE-30", Determines;
    /// A trick of four hearts, led as Fehl, is a point.
    Score31 = "SCORE-31", Determines;
    /// Kontra has a point for winning against the Alten.
    Score32 = "SCORE-32", Determines;
    /// A game scored as a solo is worth one point more.
    Score33 = "SCORE-33", Determines;
    /// Special points exist only where two play against two.
    Score34 = "SCORE-34", Determines;
    /// One card may bring several special points.
    Score35 = "SCORE-35", Determines;
    /// What the own party takes is not caught.
    Score36 = "SCORE-36", Determines;
    /// At most one heart trick goes through in a game.
    Score37 = "SCORE-37", Determines;
    /// A Doppelkopf is a trick of aces and tens only.
    Score38 = "SCORE-38", Determines;
    /// Two against two: winners plus the value, losers minus the value.
    Score39 = "SCORE-39", Determines;
    /// Solo: the soloist three times the value, each opponent once.
    Score40 = "SCORE-40", Determines;
    /// The points of a game add up to nothing and are all odd or all even.
    Score41 = "SCORE-41", Determines;
    /// Bock games count several times over.
    Score42 = "SCORE-42", Determines;
    /// Penalty points are not part of the value of a game.
    Score43 = "SCORE-43", Determines;
    /// Announcements and special points are scored in one of several known ways.
    Score44 = "SCORE-44", Determines;

    // Offences.
    /// An offence is judged by what it may bring about, in four classes.
    Pen1 = "PEN-1", Determines;
    /// What a party's inevitable tricks leave untouched is irrelevant.
    Pen2 = "PEN-2", Determines;
    /// A minor offence: the offender minus 3, each of the others plus 1.
    Pen3 = "PEN-3", Determines;
    /// A minor offence that can harm the soloist: minus 3, and plus 3 for the soloist.
    Pen4 = "PEN-4", Determines;
    /// A grave offence ends the game, which counts as not played.
    Pen5 = "PEN-5", Determines;
    /// A grave offence against the soloist ends the game, which counts as played.
    Pen6 = "PEN-6", Determines;
    /// For offences a solo begins when it is established.
    Pen7 = "PEN-7", Determines;
    /// A decided game is settled in spite of a grave offence.
    Pen8 = "PEN-8", Determines;
    /// Penalties exist where the rule set has them, and follow from the class.
    Pen9 = "PEN-9", Refuses;
    /// With clear partnerships only the opponents of the offender complain.
    Pen10 = "PEN-10", Refuses;
    /// Who goes on has lost the right to complain.
    Pen11 = "PEN-11", Refuses;
    /// Unsporting conduct is for the panel, not for the table.
    Pen12 = "PEN-12", Determines;
    /// Penalty points add up to nothing.
    Pen13 = "PEN-13", Determines;
    /// A wrong deal is dealt again and costs nothing.
    Pen14 = "PEN-14", Determines;

    // Lists.
    /// A list has 24 games: twenty normal ones and four Pflichtsoli.
    List1 = "LIST-1", Determines;
    /// The first place at the table deals first, then clockwise.
    List2 = "LIST-2", Determines;
    /// After a voluntary Pflichtsolo the same dealer deals again.
    List3 = "LIST-3", Determines;
    /// Only the first announced solo of a player is the Pflichtsolo.
    List4 = "LIST-4", Determines;
    /// The league plays without lists and without Pflichtsoli.
    List5 = "LIST-5", Determines;
    /// When only open Pflichtsoli are left to play, they are forced in seat order.
    List6 = "LIST-6", Determines;
    /// When the time is over, only open Pflichtsoli are still played.
    List7 = "LIST-7", Determines;
    /// With five players the dealer sits out, and a list has thirty games.
    List8 = "LIST-8", Determines;
    /// A round is one game or a multiple of the players, and the deal goes round.
    List9 = "LIST-9", Determines;
    /// The highest total wins; all totals together come to nothing.
    List10 = "LIST-10", Determines;
    /// The next player deals; after a redeal the dealer stays.
    List11 = "LIST-11", Determines;
}
