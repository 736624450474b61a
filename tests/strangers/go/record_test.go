package main

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	rules "doppelkopf/rules/v1"
)

// written is a record in the words of the vectors.
type written struct {
	RuleSet         string       `json:"ruleSet"`
	View            int32        `json:"view"`
	OpenPflichtsolo []rules.Seat `json:"openPflichtsolo"`
	Vorfuehrung     rules.Seat   `json:"vorfuehrung"`
	Hands           []string     `json:"hands"`
	Said            []string     `json:"said"`
	Plays           string       `json:"plays"`
	Extras          []string     `json:"extras"`
	ClaimOrder      string       `json:"claimOrder"`
	SchweineParty   string       `json:"schweineParty"`
}

// message is the record as it travels, and for each of its words the index of the one that was
// written: a solo with its bid is written as one.
func (w *written) message(t *testing.T) (*rules.GameRecord, []int) {
	record := &rules.GameRecord{
		RuleSet:       ruleSet(w.RuleSet),
		Context:       &rules.GameContext{PflichtsoloSeats: w.OpenPflichtsolo, VorfuehrungSeat: w.Vorfuehrung},
		Plays:         cards(w.Plays),
		ClaimOrder:    cards(w.ClaimOrder),
		SchweineParty: rules.Party(number(t, rules.Party_value, "PARTY_", w.SchweineParty)),
	}
	for i, hand := range []*[]rules.Card{&record.Hand_1, &record.Hand_2, &record.Hand_3, &record.Hand_4} {
		if i < len(w.Hands) {
			*hand = cards(w.Hands[i])
		}
	}
	var origins []int
	for i, text := range w.Said {
		say(t, record, text)
		for len(origins) < len(record.SaidWords) {
			origins = append(origins, i)
		}
	}
	for _, text := range w.Extras {
		var at, seat uint32
		var word string
		if _, err := fmt.Sscanf(text, "%d: %d %s", &at, &seat, &word); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		record.ExtraAt = append(record.ExtraAt, at)
		record.ExtraSeats = append(record.ExtraSeats, rules.Seat(seat))
		extra := number(t, rules.ExtraWord_value, "EXTRA_WORD_", word)
		record.ExtraWords = append(record.ExtraWords, rules.ExtraWord(extra))
	}
	return record, origins
}

func (w *written) view(t *testing.T) rules.View {
	if w.View == 0 {
		return rules.View_VIEW_EVERYTHING
	}
	return rules.View(number(t, rules.View_value, "VIEW_SEAT_", strconv.Itoa(int(w.View))))
}

func ruleSet(name string) *rules.RuleSetRef {
	return &rules.RuleSetRef{Source: &rules.RuleSetRef_Name{Name: name}}
}

// say adds what somebody said, such as "2 solo_damen 0", "1 hochzeit fehl" or "1 push SA SQ DT".
func say(t *testing.T, record *rules.GameRecord, text string) {
	fields := strings.Fields(text)
	seat, err := strconv.Atoi(fields[0])
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	word, rest := fields[1], fields[2:]
	var heights []string
	switch {
	case word == "push":
		handed := cards(strings.Join(rest, " "))
		count := uint32(len(handed))
		exchange := &rules.ArmutExchange{PushedCards: handed, PushedCount: &count}
		record.ArmutExchanges = append(record.ArmutExchanges, exchange)
		word = "armut_push"
	case word == "return":
		last := record.ArmutExchanges[len(record.ArmutExchanges)-1]
		last.ReturnedCards = cards(strings.Join(rest, " "))
		count := uint32(len(last.ReturnedCards))
		last.ReturnedCount = &count
		word = "armut_return"
	case word == "accept" || word == "refuse":
		word = "armut_" + word
	case word == "hochzeit" && len(rest) == 1:
		word = "hochzeit_" + rest[0]
	case word == "bid":
		heights = rest
	case strings.HasPrefix(word, "solo_") && len(rest) == 1:
		add(t, record, seat, word, nil)
		word, heights = "bid", rest
	case len(rest) > 0:
		t.Fatalf("%q says more than this client knows", text)
	}
	add(t, record, seat, word, heights)
}

func add(t *testing.T, record *rules.GameRecord, seat int, word string, heights []string) {
	bid := uint64(0)
	if len(heights) == 1 {
		var err error
		if bid, err = strconv.ParseUint(heights[0], 10, 32); err != nil {
			t.Fatal(err)
		}
	}
	said := number(t, rules.SaidWord_value, "SAID_WORD_", word)
	record.SaidSeats = append(record.SaidSeats, rules.Seat(seat))
	record.SaidWords = append(record.SaidWords, rules.SaidWord(said))
	record.SaidBids = append(record.SaidBids, uint32(bid))
}

// number is that of a word of the API; 0 for none.
func number(t *testing.T, values map[string]int32, prefix, word string) int32 {
	if word == "" {
		return 0
	}
	found, ok := values[prefix+strings.ToUpper(word)]
	if !ok {
		t.Fatalf("%s%s is no word of the API", prefix, strings.ToUpper(word))
	}
	return found
}

// word is one of the API in small letters; nil for none.
func word(value fmt.Stringer, prefix string) any {
	found := strings.ToLower(strings.TrimPrefix(value.String(), prefix))
	if found == "unspecified" {
		return nil
	}
	return found
}
