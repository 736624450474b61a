//! Which rules a rule set has: those that its options call for, and where no option
//! decides, those of the text that it starts from.

use doko_engine::{
    AgainstPoints, ArmutMode, Category, Claims, Counter, Deck, DulleTie, Dullen, FailedAbsage,
    GegenDieAlten, GegenInArmut, ListLength, NobodyWins, OwnTrick, Penalties, PerCard, Round, Rule,
    RuleSet, SchweineAnsage, SchweineContract, SchweineContracts, SchweineMode, ScoreAnsage,
    ScoreFloor, SecondArmut, Selector, SilentHochzeit, Solo, SoloConflict, SoloPointDoubling,
    SoloRounds, SpecialPoint, SpecialPointsInSolo, StrictAnsage, ThrowCondition, Tie120,
};

use crate::catalogue;
use crate::published::{self, Published};

/// Whether the rule set has `rule`. Whoever starts from no text may have any; what
/// a text says of a choice that it leaves to a table belongs to it either way.
pub(crate) fn has(of: &Published, rule: Rule) -> bool {
    let sourced = catalogue::source(rule, of.cites).is_some();
    of.cites.is_empty()
        || match called_for(rule, &of.rules, of.cites) {
            None => sourced,
            Some(called) => called || (sourced && !called_for_by_base(rule, of.cites)),
        }
}

fn called_for_by_base(rule: Rule, cites: &str) -> bool {
    let base = published::find(cites, "");
    base.is_ok_and(|base| called_for(rule, &base.rules, cites) == Some(true))
}

/// The rule that says who deals next where there are no lists: that of the league, or
/// the custom of a text that is silent.
pub(crate) fn without_lists(cites: &str) -> Rule {
    let speaks = |rule| catalogue::source(rule, cites).is_some();
    if !speaks(Rule::List5) && speaks(Rule::List11) {
        Rule::List11
    } else {
        Rule::List5
    }
}

/// Whether the options call for `rule`; nothing if none decides about it.
#[expect(clippy::too_many_lines, reason = "a table with a row for each rule")]
pub(super) fn called_for(rule: Rule, of: &RuleSet, cites: &str) -> Option<bool> {
    let nines = of.deck == Deck::WithNines;
    let exchange = of.armut.mode == ArmutMode::Exchange;
    let armut = of.armut.mode != ArmutMode::Off;
    let throws = |wanted: fn(&ThrowCondition) -> bool| {
        let all = of.throwing.conditions.iter();
        let mut all = all.flat_map(|it| [Some(it.condition), it.also]).flatten();
        all.any(|it| wanted(&it))
    };
    let auction = of.solo_conflict == SoloConflict::Auction;
    let schweine = of.schweine.mode != SchweineMode::Off;
    let declared = |mode| {
        let mut ranks = of.schweine.ranks();
        ranks.any(|rank| of.schweine.mode_of(rank) == mode)
    };
    let schweine_ask = of.schweine.mode == SchweineMode::Vorbehalt;
    let implied = (schweine_ask || of.schweine.mode == SchweineMode::Automatic)
        && of.schweine.ansage == SchweineAnsage::Implied;
    let owes = of.pflichtsolo > 0;
    let lists = of.list.games != ListLength::Open || owes;
    let dealt_by_list = lists && of.list.games != ListLength::MultipleOfPlayers;
    let doubling = matches!(
        of.score.ansage,
        ScoreAnsage::DoubleEach | ScoreAnsage::DoubleOnce
    );
    let against = of.score.against_points == AgainstPoints::On;
    let special = |point| of.score.special_points.contains(point);
    let second_dulle = of.dullen == Dullen::On && of.dulle_tie != DulleTie::First;
    let chosen_trick = of.hochzeit.selectors.iter().any(|it| it != Selector::Any);
    let claims = of.claim == Claims::Soloist;
    let called = match rule {
        Rule::Card1 => nines,
        Rule::Card2 => !nines,
        Rule::Trump2 => FARBSOLI.into_iter().any(|it| of.solos.contains(it)),
        Rule::Trump3 => of.solos.contains(Solo::Damen),
        Rule::Trump4 => of.solos.contains(Solo::Buben),
        Rule::Trump5 => of.solos.contains(Solo::Koenige),
        Rule::Trump6 => of.solos.contains(Solo::Fleischlos),
        Rule::Trump14 => COMBINED.into_iter().any(|it| of.solos.contains(it)),
        Rule::Trump11 | Rule::Trump12 => second_dulle,
        Rule::Vorb3 | Rule::Vorb5 | Rule::Vorb6 | Rule::Vorb7 => rule == Round::precedence_rule(of),
        Rule::Vorb4 => {
            let ranked = matches!(Round::precedence_rule(of), Rule::Vorb3 | Rule::Vorb5);
            ranked && soli_first(of) && !schweine_ask && !throws(|_| true)
        }
        Rule::Vorb10 => owes || of.list.solo_rounds == SoloRounds::Called,
        Rule::Vorb11 | Rule::List6 => owes,
        Rule::Auc1 | Rule::Auc2 | Rule::Auc3 | Rule::Auc4 => auction,
        Rule::Arm1 | Rule::Arm2 => armut,
        Rule::Arm3 => armut && of.armut.second != SecondArmut::FirstSeat,
        Rule::Arm4
        | Rule::Arm5
        | Rule::Arm6
        | Rule::Arm7
        | Rule::Arm8
        | Rule::Arm9
        | Rule::Arm11 => exchange,
        Rule::Arm10 | Rule::Schw6 => exchange && schweine,
        Rule::Throw1 => throws(|_| true),
        Rule::Throw2 => throws(|it| matches!(it, ThrowCondition::FoxHighestInArmut)),
        Rule::Throw3 => throws(|it| matches!(it, ThrowCondition::MaxOneTrump)),
        Rule::Throw4 => !exchange || !throws(|_| true),
        Rule::Throw5 => throws(|it| {
            !matches!(
                it,
                ThrowCondition::FoxHighestInArmut | ThrowCondition::MaxOneTrump
            )
        }),
        Rule::Wed2 => of.hochzeit.selectors.contains(Selector::Any) && !chosen_trick,
        Rule::Wed3 | Rule::Wed4 | Rule::Wed6 => chosen_trick,
        Rule::Wed5 => chosen_trick && of.hochzeit.own_trick == OwnTrick::GoesOn,
        Rule::Still2 | Rule::Still3 | Rule::Still4 => of.hochzeit.silent == SilentHochzeit::Allowed,
        Rule::Trump8 | Rule::Schw1 | Rule::Schw2 | Rule::Schw4 | Rule::Schw5 => schweine,
        Rule::Schw7 => declared(SchweineMode::Vorbehalt),
        Rule::Schw3 => implied,
        Rule::Schw8 => schweine && special(SpecialPoint::Fuchs),
        Rule::Schw9 => declared(SchweineMode::AtFirstFox),
        Rule::Schw10 => declared(SchweineMode::SecondOnly),
        Rule::Schw11 => declared(SchweineMode::AtFirstFox) || declared(SchweineMode::SecondOnly),
        Rule::Schw12 => schweine && !customary(of),
        Rule::Ann11 => of.announcement.counter == Counter::OwnCardsPlayed,
        Rule::Ann12 => of.announcement.counter == Counter::TricksStarted,
        Rule::Ann15 | Rule::Ann16 => of.announcement.reply_extra > 0,
        Rule::Ann17 => of.announcement.reply_extra == 0,
        Rule::Ann19 => !nines && of.announcement.counter == Counter::OwnCardsPlayed,
        Rule::Ann21 => {
            let contract = !of.announcement.implied.is_empty();
            auction || implied || contract || of.announcement.pflicht.is_some()
        }
        Rule::Ann23 => of.announcement.levels < 5 || of.announcement.last_trick > 0,
        Rule::Ann24 => of.announcement.counter == Counter::CardsOnTable,
        Rule::Claim2
        | Rule::Claim3
        | Rule::Claim4
        | Rule::Claim5
        | Rule::Claim6
        | Rule::Claim7
        | Rule::Claim8
        | Rule::Claim9
        | Rule::Claim10
        | Rule::Claim11
        | Rule::Ann22 => claims,
        Rule::Win3 => {
            let strict = of.strict_ansage == StrictAnsage::On && of.tie_120 != Tie120::Nobody;
            strict || of.tie_120 == Tie120::OnlyKontra
        }
        Rule::Win4 => of.strict_ansage == StrictAnsage::Off && of.tie_120 == Tie120::LastKontra,
        Rule::Score6 | Rule::Score7 | Rule::Score12 | Rule::Score16 => !doubling,
        Rule::Score10 | Rule::Score11 | Rule::Score15 => against,
        Rule::Score17 => of.score.floor == ScoreFloor::Zero || (!doubling && against),
        Rule::Score18 | Rule::Score20 | Rule::Score22 => doubling,
        Rule::Score19 => of.score.ansage == ScoreAnsage::DoubleEach,
        Rule::Score21 => doubling && !against,
        Rule::Score23 => !doubling && !against,
        Rule::Score24 => special(SpecialPoint::Fuchs),
        Rule::Score25 => special(SpecialPoint::Doppelkopf),
        Rule::Score26 => special(SpecialPoint::FuchsLast),
        Rule::Score27 => special(SpecialPoint::FuchsCaughtLast),
        Rule::Score28 => special(SpecialPoint::Karlchen),
        Rule::Score29 => special(SpecialPoint::KarlchenCaught),
        Rule::Score30 => special(SpecialPoint::Dulle),
        Rule::Score31 | Rule::Score37 => special(SpecialPoint::Herzstich),
        Rule::Score32 => of.score.gegen_die_alten != GegenDieAlten::Off,
        Rule::Score33 => of.score.solo_point > 0,
        Rule::Score34 => of.score.special_points_in_solo == SpecialPointsInSolo::None,
        Rule::Score35 => {
            special(SpecialPoint::FuchsCaughtLast) || special(SpecialPoint::KarlchenCaught)
        }
        Rule::Score42 => !of.bock.triggers.is_empty(),
        Rule::Score44 => {
            let once = matches!(
                of.score.ansage,
                ScoreAnsage::PlusTwoOnce | ScoreAnsage::DoubleOnce
            );
            let mut specials = SpecialPoint::ALL.into_iter();
            once || of.score.ansage == ScoreAnsage::PlusOne
                || specials.any(|it| it.rule() == Rule::Score44 && special(it))
                || !of.score.pairs_last.is_empty()
                || (exchange && of.score.gegen_in_armut == GegenInArmut::NotGiven)
                || of.score.failed_absage == FailedAbsage::Both
                || of.score.per_card == PerCard::KarlchenOnce
                || of.score.nobody_wins == NobodyWins::Zero
                || (doubling && of.score.solo_point_doubling == SoloPointDoubling::Doubled)
                || of.score.solo_opponents_multiplier > 1
                || of.score.special_points_in_solo != SpecialPointsInSolo::None
        }
        Rule::Pen1
        | Rule::Pen2
        | Rule::Pen3
        | Rule::Pen4
        | Rule::Pen5
        | Rule::Pen6
        | Rule::Pen7
        | Rule::Pen8
        | Rule::Pen10
        | Rule::Pen11
        | Rule::Pen12
        | Rule::Pen13
        | Rule::Pen14
        | Rule::Score43 => of.penalties == Penalties::Tsr,
        Rule::List1 => matches!(of.list.games, ListLength::Fixed(_)),
        Rule::List2 | Rule::List7 => dealt_by_list,
        Rule::List3 => dealt_by_list || !of.list.redeal_after.is_empty(),
        Rule::List4 => owes,
        Rule::List5 | Rule::List11 => !lists && rule == without_lists(cites),
        // How many sit down is said by who asks about a list.
        Rule::List8 => of.list.players == 5 || matches!(of.list.games, ListLength::Fixed(_)),
        Rule::List9 => of.list.games == ListLength::MultipleOfPlayers,
        Rule::Mod1
        | Rule::Mod2
        | Rule::Mod3
        | Rule::Mod4
        | Rule::Mod5
        | Rule::Mod6
        | Rule::Card3
        | Rule::Card4
        | Rule::Card5
        | Rule::Card6
        | Rule::Card7
        | Rule::Card8
        | Rule::Card9
        | Rule::Trump1
        | Rule::Trump7
        | Rule::Trump9
        | Rule::Trump10
        | Rule::Trump13
        | Rule::Follow1
        | Rule::Follow2
        | Rule::Follow3
        | Rule::Follow4
        | Rule::Follow5
        | Rule::Follow6
        | Rule::Trick1
        | Rule::Trick2
        | Rule::Trick3
        | Rule::Lead1
        | Rule::Lead2
        | Rule::Lead3
        | Rule::Vorb1
        | Rule::Vorb2
        | Rule::Vorb8
        | Rule::Vorb9
        | Rule::Vorb12
        | Rule::Vorb13
        | Rule::Wed1
        | Rule::Wed7
        | Rule::Wed8
        | Rule::Wed9
        | Rule::Wed10
        | Rule::Wed11
        | Rule::Still1
        | Rule::Ann1
        | Rule::Ann2
        | Rule::Ann3
        | Rule::Ann4
        | Rule::Ann5
        | Rule::Ann6
        | Rule::Ann7
        | Rule::Ann8
        | Rule::Ann9
        | Rule::Ann10
        | Rule::Ann13
        | Rule::Ann14
        | Rule::Ann18
        | Rule::Ann20
        | Rule::Claim1
        | Rule::Win1
        | Rule::Win2
        | Rule::Win5
        | Rule::Win6
        | Rule::Win7
        | Rule::Win8
        | Rule::Score1
        | Rule::Score2
        | Rule::Score3
        | Rule::Score4
        | Rule::Score5
        | Rule::Score8
        | Rule::Score9
        | Rule::Score13
        | Rule::Score14
        | Rule::Score36
        | Rule::Score38
        | Rule::Score39
        | Rule::Score40
        | Rule::Score41
        | Rule::Pen9
        | Rule::List10 => return None,
    };
    Some(called)
}

const FARBSOLI: [Solo; 3] = [Solo::Kreuz, Solo::Pik, Solo::Herz];

const COMBINED: [Solo; 4] = [
    Solo::DamenBuben,
    Solo::KoenigeBuben,
    Solo::KoenigeDamen,
    Solo::Koehler,
];

/// Whether no solo ranks below the Hochzeit.
fn soli_first(of: &RuleSet) -> bool {
    let mut below = of
        .vorbehalt_order
        .iter()
        .skip_while(|it| **it != Category::Hochzeit);
    below.all(|it| matches!(it, Category::Hochzeit | Category::Armut))
}

/// Whether Schweine count where SCHW-5 has them and nothing asks for more to be said.
fn customary(of: &RuleSet) -> bool {
    let contracts = of.schweine.contracts;
    let usual = SchweineContracts::of(&[
        SchweineContract::Normal,
        SchweineContract::HochzeitOwn,
        SchweineContract::Armut,
        SchweineContract::Trumpfsolo,
        SchweineContract::Stille,
    ]);
    let no_farbsolo = FARBSOLI.into_iter().all(|it| !of.solos.contains(it));
    contracts == usual && no_farbsolo && of.schweine.above.is_empty()
}
