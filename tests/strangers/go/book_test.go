package main

import (
	"context"
	"testing"

	rules "doppelkopf/rules/v1"
)

func packets(t *testing.T, ctx context.Context, c client, q *question) told {
	answer, err := c.ruleSets.CheckRuleSet(ctx, &rules.CheckRuleSetRequest{RuleSet: ruleSet(q.RuleSet)})
	must(t, err)
	return told{"packets": answer.RuleSet.GetDealPackets().GetValues()}
}

// deck tells what a contract makes of the cards.
func deck(t *testing.T, ctx context.Context, c client, q *question) told {
	answer, err := c.ruleSets.GetRuleSet(ctx, &rules.GetRuleSetRequest{RuleSet: ruleSet(q.RuleSet)})
	must(t, err)
	kind := rules.ContractKind(number(t, rules.ContractKind_value, "CONTRACT_KIND_", q.Contract))
	solo := rules.Solo(number(t, rules.Solo_value, "SOLO_", q.Solo))
	for _, order := range answer.Orders {
		if order.Kind == kind && order.Solo == solo {
			return told{
				"trumps":        order.TrumpCount,
				"fehl":          count(answer.Deck) - order.TrumpCount,
				"trumpOrder":    names(order.Trumps),
				"fehlOrder":     fehl(order),
				"augenInTrumps": order.TrumpAugen,
			}
		}
	}
	t.Fatalf("no order for %s %s", q.Contract, q.Solo)
	return nil
}

func count(deck []*rules.DeckRow) uint32 {
	sum := uint32(0)
	for _, row := range deck {
		sum += row.Copies
	}
	return sum
}

// fehl is the order of each suit, by its letter.
func fehl(order *rules.OrderTable) map[string]string {
	found := map[string]string{}
	for _, it := range order.Fehl {
		cards := names(it.Cards)
		found[cards[:1]] = cards
	}
	return found
}
