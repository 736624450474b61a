package main

import (
	"context"
	"fmt"
	"strings"
	"testing"

	rules "doppelkopf/rules/v1"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc/status"
)

// question has the fields of all kinds of questions that this client asks.
type question struct {
	RuleSet      string       `json:"ruleSet"`
	Record       written      `json:"record"`
	Seat         rules.Seat   `json:"seat"`
	Card         string       `json:"card"`
	Say          string       `json:"say"`
	Trick        int          `json:"trick"`
	Claim        string       `json:"claim"`
	Order        string       `json:"order"`
	Kind         string       `json:"kind"`
	Class        string       `json:"class"`
	HarmsSoloist string       `json:"harmsSoloist"`
	Offender     rules.Seat   `json:"offender"`
	At           uint32       `json:"at"`
	NamedOrder   string       `json:"namedOrder"`
	NamedBy      rules.Seat   `json:"namedBy"`
	Complainant  rules.Seat   `json:"complainant"`
	ComplainedAt uint32       `json:"complainedAt"`
	Re           []rules.Seat `json:"re"`
	ReAugen      uint32       `json:"reAugen"`
	ReTricks     uint32       `json:"reTricks"`
	KontraTricks uint32       `json:"kontraTricks"`
	Announced    []string     `json:"announcements"`
	Special      [][2]string  `json:"special"`
	Solo         string       `json:"solo"`
	Contract     string       `json:"contract"`
	InPlay       bool         `json:"inPlay"`
}

// told is an answer in the words of the vectors.
type told map[string]any

// kinds says how each kind of question is asked and its answer told.
var kinds = map[string]func(*testing.T, context.Context, client, *question) told{
	"announce":     announce,
	"audit":        audit,
	"claim":        claim,
	"deal":         deal,
	"deck":         deck,
	"hochzeit":     hochzeit,
	"legal_cards":  legalCards,
	"offence":      offence,
	"packets":      packets,
	"play":         play,
	"position":     whereCardsAre,
	"score_counts": scoreCounts,
	"score_game":   scoreGame,
	"trick":        trick,
	"vorbehalte":   vorbehalte,
	"word":         checkWord,
}

func play(t *testing.T, ctx context.Context, c client, q *question) told {
	record, _ := q.Record.message(t)
	answer, err := c.rules.ValidateMove(ctx, &rules.ValidateMoveRequest{
		Record:  record,
		Seat:    q.Seat,
		Card:    cards(q.Card)[0],
		View:    q.Record.view(t),
		Include: []rules.Include{rules.Include_INCLUDE_LEGAL_CARDS},
	})
	must(t, err)
	found := verdict(answer.Verdict)
	found["legal"] = names(answer.LegalCards)
	return found
}

func announce(t *testing.T, ctx context.Context, c client, q *question) told {
	record, _ := q.Record.message(t)
	announcement := number(t, rules.Announcement_value, "ANNOUNCEMENT_", q.Say)
	answer, err := c.rules.CheckAnnouncement(ctx, &rules.CheckAnnouncementRequest{
		Record:       record,
		Seat:         q.Seat,
		Announcement: rules.Announcement(announcement),
		View:         q.Record.view(t),
	})
	must(t, err)
	found := verdict(answer.Verdict)
	if accepted := answer.Verdict.GetAccepted(); accepted != nil {
		found["asReply"] = accepted.Mode == rules.AnnouncementMode_ANNOUNCEMENT_MODE_REPLY
		includes := []any{}
		for _, it := range accepted.Includes {
			includes = append(includes, word(it, "ANNOUNCEMENT_"))
		}
		found["includes"] = includes
	}
	return found
}

func claim(t *testing.T, ctx context.Context, c client, q *question) told {
	record, _ := q.Record.message(t)
	answer, err := c.rules.CheckClaim(ctx, &rules.CheckClaimRequest{
		Record: record,
		Seat:   q.Seat,
		Kind:   rules.ClaimKind(number(t, rules.ClaimKind_value, "CLAIM_KIND_", q.Claim)),
		Order:  cards(q.Order),
		View:   q.Record.view(t),
	})
	must(t, err)
	found := verdict(answer.Verdict)
	if answer.Verdict.GetAccepted() != nil {
		found["points"] = answer.Settlement.GetPoints()
		found["reAugen"] = answer.Settlement.GetRe().GetAugen()
		found["reTricks"] = answer.Settlement.GetRe().GetTricks()
	}
	if refused := answer.Verdict.GetRefused(); refused != nil {
		found["lostTrick"] = refused.Evidence.GetClaim().GetLostTrick()
	}
	return found
}

func position(t *testing.T, ctx context.Context, c client, q *question) *rules.Position {
	record, _ := q.Record.message(t)
	answer, err := c.rules.InspectGame(ctx, &rules.InspectGameRequest{Record: record, View: q.Record.view(t)})
	must(t, err)
	found := answer.GetPosition()
	if found == nil {
		t.Fatalf("no position: %v", answer.Outcome)
	}
	return found
}

func legalCards(t *testing.T, ctx context.Context, c client, q *question) told {
	return told{"cards": names(position(t, ctx, c, q).Seats[q.Seat-1].LegalCards)}
}

// whereCardsAre tells all hands that are known, and who may hold an unseen copy of a card.
func whereCardsAre(t *testing.T, ctx context.Context, c client, q *question) told {
	asked := position(t, ctx, c, q)
	hands := []string{}
	for _, seat := range asked.Seats {
		hands = append(hands, names(seat.Hand))
	}
	found := told{"hands": hands, "copies": 0, "holders": []rules.Seat{}}
	for _, unseen := range asked.Unseen {
		if name(unseen.Card) == q.Card {
			found["copies"], found["holders"] = unseen.Copies, unseen.PossibleHolders
		}
	}
	return found
}

func trick(t *testing.T, ctx context.Context, c client, q *question) told {
	found := position(t, ctx, c, q).Tricks[q.Trick-1]
	return told{"winner": found.Winner, "augen": found.Augen}
}

func hochzeit(t *testing.T, ctx context.Context, c client, q *question) told {
	found := position(t, ctx, c, q).Hochzeit
	switch {
	case found.Klaerungsstich == nil:
		return told{"state": "pending"}
	case found.Partner == rules.Seat_SEAT_UNSPECIFIED:
		return told{"state": "alone", "trick": found.Klaerungsstich}
	default:
		return told{"state": "partner", "partner": found.Partner, "trick": found.Klaerungsstich}
	}
}

// deal asks for the position: hands that cannot have been dealt are no record at all.
func deal(t *testing.T, ctx context.Context, c client, q *question) told {
	record, _ := q.Record.message(t)
	_, err := c.rules.InspectGame(ctx, &rules.InspectGameRequest{Record: record, View: rules.View_VIEW_EVERYTHING})
	if err == nil {
		return told{"outcome": "valid"}
	}
	found := told{"outcome": "impossible"}
	for _, detail := range status.Convert(err).Details() {
		switch detail := detail.(type) {
		case *errdetails.ErrorInfo:
			found["reason"] = detail.Reason
		case *errdetails.BadRequest:
			var seat int
			if _, err := fmt.Sscanf(detail.FieldViolations[0].Field, "record.hand_%d", &seat); err != nil {
				t.Fatal(err)
			}
			found["seat"] = seat
		}
	}
	return found
}

func vorbehalte(t *testing.T, ctx context.Context, c client, q *question) told {
	record, origins := q.Record.message(t)
	answer, err := c.rules.ResolveVorbehalte(ctx, &rules.ResolveVorbehalteRequest{
		Record: record,
		View:   q.Record.view(t),
	})
	must(t, err)
	switch outcome := answer.Outcome.(type) {
	case *rules.ResolveVorbehalteResponse_Settled:
		return contract(outcome.Settled)
	case *rules.ResolveVorbehalteResponse_Redeal:
		redeal := word(outcome.Redeal.Reason, "REDEAL_REASON_")
		return told{"outcome": "redeal", "redeal": redeal, "seat": outcome.Redeal.Seat}
	case *rules.ResolveVorbehalteResponse_NeedsInput:
		return told{"outcome": "needs_input", "asks": asks(outcome.NeedsInput)}
	case *rules.ResolveVorbehalteResponse_RecordFaulty:
		first := outcome.RecordFaulty.Violations[0]
		found := reasons(first)
		found["outcome"], found["at"] = "refused", origins[first.Action.GetIndex()]
		return found
	default:
		t.Fatalf("no answer to a vector: %v", outcome)
		return nil
	}
}

// checkWord asks whether a seat may say a word now. Words are read as those of a record are.
func checkWord(t *testing.T, ctx context.Context, c client, q *question) told {
	record, _ := q.Record.message(t)
	request := &rules.CheckWordRequest{Record: record, Seat: q.Seat, View: q.Record.view(t)}
	if q.InPlay {
		extra := number(t, rules.ExtraWord_value, "EXTRA_WORD_", q.Say)
		request.Word = &rules.CheckWordRequest_Extra{Extra: rules.ExtraWord(extra)}
	} else {
		longer, _ := q.Record.message(t)
		say(t, longer, fmt.Sprint(int(q.Seat), " ", q.Say))
		last := len(longer.SaidWords) - 1
		request.Word = &rules.CheckWordRequest_Said{Said: longer.SaidWords[last]}
		if longer.SaidWords[last] == rules.SaidWord_SAID_WORD_BID {
			request.Bid = &longer.SaidBids[last]
		}
		switch longer.SaidWords[last] {
		case rules.SaidWord_SAID_WORD_ARMUT_PUSH:
			request.Cards = longer.ArmutExchanges[len(longer.ArmutExchanges)-1].PushedCards
		case rules.SaidWord_SAID_WORD_ARMUT_RETURN:
			request.Cards = longer.ArmutExchanges[len(longer.ArmutExchanges)-1].ReturnedCards
		}
	}
	answer, err := c.rules.CheckWord(ctx, request)
	must(t, err)
	found := verdict(answer.Verdict)
	switch outcome := answer.Outcome.(type) {
	case *rules.CheckWordResponse_Settled:
		kind := word(outcome.Settled.Contract.Kind, "CONTRACT_KIND_")
		found["outcome"], found["contract"] = "contract", kind
	case *rules.CheckWordResponse_Redeal:
		found["outcome"] = "redeal"
	case *rules.CheckWordResponse_NeedsInput:
		found["outcome"], found["asks"] = "needs_input", asks(outcome.NeedsInput)
	}
	return found
}

func asks(needed *rules.NeedsInput) []told {
	found := []told{}
	for _, ask := range needed.Asks {
		found = append(found, told{"seat": ask.Seat, "question": word(ask.Question, "ASK_KIND_")})
	}
	return found
}

func contract(settled *rules.ContractSettled) told {
	forced := []string{}
	for _, it := range settled.Forced {
		for _, level := range append(it.Includes, it.Announcement) {
			forced = append(forced, fmt.Sprint(int(it.Seat), " ", word(level, "ANNOUNCEMENT_")))
		}
	}
	schweine := rules.Seat_SEAT_UNSPECIFIED
	if len(settled.Schweine) > 0 {
		schweine = settled.Schweine[0].Seat
	}
	found := settled.Contract
	return told{
		"outcome":  "contract",
		"contract": word(found.Kind, "CONTRACT_KIND_"),
		"seat":     found.Seat,
		"solo":     word(found.Solo, "SOLO_"),
		"duty":     word(found.Duty, "SOLO_DUTY_"),
		"lead":     found.Lead,
		"acceptor": found.Acceptor,
		"forced":   forced,
		"schweine": schweine,
	}
}

func audit(t *testing.T, ctx context.Context, c client, q *question) told {
	record, origins := q.Record.message(t)
	answer, err := c.rules.AuditGame(ctx, &rules.AuditGameRequest{Record: record, View: q.Record.view(t)})
	must(t, err)
	found := told{"points": answer.Settlement.GetPoints()}
	violations := []string{}
	for _, it := range answer.Violations {
		index := int(it.Action.GetIndex())
		if it.Action.Section == rules.ActionSection_ACTION_SECTION_SAID {
			index = origins[index]
		}
		section := word(it.Action.Section, "ACTION_SECTION_")
		reason := strings.TrimPrefix(it.Violations[0].Reason.String(), "REASON_")
		violations = append(violations, fmt.Sprint(section, " ", index, " ", reason))
	}
	found["violations"] = violations
	if len(answer.Violations) > 0 {
		found["rule"] = answer.Violations[0].Violations[0].RuleId
	}
	return found
}

// verdict tells what every verdict says.
func verdict(given *rules.Verdict) told {
	switch it := given.Outcome.(type) {
	case *rules.Verdict_Accepted:
		return told{"verdict": "accepted"}
	case *rules.Verdict_Refused:
		found := reasons(it.Refused)
		found["verdict"] = "refused"
		return found
	case *rules.Verdict_RecordFaulty:
		return told{"verdict": "record_faulty"}
	default:
		return told{"verdict": "undecided"}
	}
}

func reasons(refusal *rules.Refusal) told {
	found := []string{}
	for _, it := range refusal.Violations {
		found = append(found, strings.TrimPrefix(it.Reason.String(), "REASON_"))
	}
	return told{"reasons": found, "rule": refusal.Violations[0].RuleId}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
