package main

import (
	"context"
	"strings"
	"testing"

	rules "doppelkopf/rules/v1"
)

// counted are the games that scorekeepers write down, as the vectors name them.
var counted = map[string]rules.CountedGame{
	"normal":          rules.CountedGame_COUNTED_GAME_TWO_AGAINST_TWO,
	"solo":            rules.CountedGame_COUNTED_GAME_SOLO,
	"stille_hochzeit": rules.CountedGame_COUNTED_GAME_STILLE_HOCHZEIT,
	"failed_hochzeit": rules.CountedGame_COUNTED_GAME_FAILED_HOCHZEIT,
}

func scoreGame(t *testing.T, ctx context.Context, c client, q *question) told {
	record, _ := q.Record.message(t)
	return score(t, ctx, c, &rules.ScoreGameRequest{
		Source: &rules.ScoreGameRequest_Record{Record: record},
		View:   q.Record.view(t),
	})
}

func scoreCounts(t *testing.T, ctx context.Context, c client, q *question) told {
	counts := &rules.GameCounts{
		RuleSet:      ruleSet(q.RuleSet),
		Kind:         counted[q.Kind],
		ReSeats:      q.Re,
		ReAugen:      &q.ReAugen,
		ReTricks:     &q.ReTricks,
		KontraTricks: &q.KontraTricks,
	}
	if q.Kind == "solo" {
		// Which one it was makes no difference to its points.
		counts.Solo = rules.Solo_SOLO_DAMEN
	}
	if q.Solo != "" {
		counts.Solo = rules.Solo(number(t, rules.Solo_value, "SOLO_", q.Solo))
	}
	for _, text := range q.Announced {
		counts.Announcements = append(counts.Announcements, announced(t, text))
	}
	for _, it := range q.Special {
		counts.Specials = append(counts.Specials, &rules.CountedSpecial{
			Kind:  rules.SpecialPoint(number(t, rules.SpecialPoint_value, "SPECIAL_POINT_", it[0])),
			Party: rules.Party(number(t, rules.Party_value, "PARTY_", it[1])),
		})
	}
	return score(t, ctx, c, &rules.ScoreGameRequest{Source: &rules.ScoreGameRequest_Counts{Counts: counts}})
}

// announced reads "re", "kontra as_reply" or "re keine_90".
func announced(t *testing.T, text string) *rules.CountedAnnouncement {
	party, level, _ := strings.Cut(text, " ")
	mode := rules.AnnouncementMode_ANNOUNCEMENT_MODE_ORDINARY
	if level == "as_reply" {
		mode = rules.AnnouncementMode_ANNOUNCEMENT_MODE_REPLY
	}
	if level == "" || level == "as_reply" {
		level = party
	}
	return &rules.CountedAnnouncement{
		Party:        rules.Party(number(t, rules.Party_value, "PARTY_", party)),
		Announcement: rules.Announcement(number(t, rules.Announcement_value, "ANNOUNCEMENT_", level)),
		Mode:         mode,
	}
}

func score(t *testing.T, ctx context.Context, c client, request *rules.ScoreGameRequest) told {
	answer, err := c.rules.ScoreGame(ctx, request)
	must(t, err)
	settlement := answer.GetSettlement()
	if settlement == nil {
		t.Fatalf("no settlement: %v", answer.Outcome)
	}
	items := [][]any{}
	for _, it := range settlement.Items {
		items = append(items, []any{it.Rule.RuleId, word(it.Party, "PARTY_"), it.Points})
	}
	winners := map[rules.GameResult]string{
		rules.GameResult_GAME_RESULT_RE_WON:     "re",
		rules.GameResult_GAME_RESULT_KONTRA_WON: "kontra",
		rules.GameResult_GAME_RESULT_NOBODY_WON: "nobody",
	}
	return told{
		"winner":      winners[settlement.Result],
		"value":       settlement.Value,
		"points":      settlement.Points,
		"items":       items,
		"reAugen":     settlement.GetRe().GetAugen(),
		"kontraAugen": settlement.GetKontra().GetAugen(),
		"reSeats":     settlement.ReSeats,
	}
}

func offence(t *testing.T, ctx context.Context, c client, q *question) told {
	record, _ := q.Record.message(t)
	answer, err := c.rules.AssessOffence(ctx, &rules.AssessOffenceRequest{
		Record: record,
		Offence: &rules.Offence{
			Offender:      q.Offender,
			Kind:          rules.OffenceKind(number(t, rules.OffenceKind_value, "OFFENCE_KIND_", q.Kind)),
			ClassOfEffect: rules.OffenceClass(number(t, rules.OffenceClass_value, "OFFENCE_CLASS_", q.Class)),
			HarmsSoloist:  rules.HarmsSoloist(number(t, rules.HarmsSoloist_value, "HARMS_SOLOIST_", q.HarmsSoloist)),
			CardsPlayed:   &q.At,
			NamedOrder:    cards(q.NamedOrder),
			NamedBy:       q.NamedBy,
		},
		Complaint: &rules.Complaint{Seat: q.Complainant, CardsPlayed: &q.ComplainedAt},
		View:      q.Record.view(t),
	})
	must(t, err)
	switch outcome := answer.Outcome.(type) {
	case *rules.AssessOffenceResponse_Penalty:
		penalty := outcome.Penalty
		return told{
			"outcome": "penalty",
			"class":   word(penalty.ClassOfEffect, "OFFENCE_CLASS_"),
			"effect":  word(penalty.Effect, "PENALTY_EFFECT_"),
			"points":  penalty.Points,
			"rule":    penalty.DecidedBy[0].RuleId,
			"settled": answer.Settlement.GetPoints(),
		}
	case *rules.AssessOffenceResponse_Refused:
		found := reasons(outcome.Refused)
		found["outcome"] = "refused"
		return found
	case *rules.AssessOffenceResponse_NeedsInput:
		return told{"outcome": "needs_input", "input": word(outcome.NeedsInput.Missing, "MISSING_INPUT_")}
	default:
		return told{"outcome": "record_faulty"}
	}
}
