// A client made of nothing but the .proto files: may this card be played, why not, and what is a
// game worth?
//
//	main [host:port [game.json]]
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"
	"time"

	rules "doppelkopf/rules/v1"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/encoding/protojson"
)

var hands = [4]string{
	"HT DA ST CQ D9 SQ DK DK HJ HQ CJ S9",
	"DJ SQ H9 HJ SJ SJ DQ CA C9 HK CT SA",
	"CJ DQ H9 HQ S9 SK CK CA C9 SK SA HA",
	"DA HT HA DT CQ D9 DJ CK DT ST CT HK",
}

// led is a game in which all said gesund and seat 1 leads the ten of hearts, a trump.
func led() *rules.GameRecord {
	gesund := rules.SaidWord_SAID_WORD_GESUND
	return &rules.GameRecord{
		RuleSet:   &rules.RuleSetRef{Source: &rules.RuleSetRef_Name{Name: "ddv-tsr"}},
		Hand_1:    cards(hands[0]),
		Hand_2:    cards(hands[1]),
		Hand_3:    cards(hands[2]),
		Hand_4:    cards(hands[3]),
		SaidSeats: []rules.Seat{1, 2, 3, 4},
		SaidWords: []rules.SaidWord{gesund, gesund, gesund, gesund},
		Plays:     cards("HT"),
	}
}

// explain asks whether seat 2 may play a card, and prints why not.
func explain(ctx context.Context, service rules.RulesServiceClient, card rules.Card) error {
	answer, err := service.ValidateMove(ctx, &rules.ValidateMoveRequest{
		Record:   led(),
		Seat:     rules.Seat_SEAT_2,
		Card:     card,
		View:     rules.View_VIEW_SEAT_2,
		Language: rules.Language_LANGUAGE_EN,
	})
	if err != nil {
		return err
	}
	switch verdict := answer.Verdict.Outcome.(type) {
	case *rules.Verdict_Accepted:
		fmt.Printf("%s is legal\n", name(card))
	case *rules.Verdict_Refused:
		fmt.Printf("%s is refused\n", name(card))
		for _, rule := range verdict.Refused.Violations {
			fmt.Printf("  %s (%s): %s\n", rule.RuleId, rule.Source, rule.Text)
		}
		fmt.Printf("  legal: %s\n", names(verdict.Refused.Evidence.GetCard().GetLegalCards()))
	case *rules.Verdict_Undecided:
		fmt.Printf("%s depends on hands that are not known\n", name(card))
	case *rules.Verdict_RecordFaulty:
		fmt.Println("the game broke the rules before")
	}
	return nil
}

// settle asks what a stored game is worth, and prints point by point why.
func settle(ctx context.Context, service rules.RulesServiceClient, stored []byte) error {
	record := &rules.GameRecord{}
	if err := protojson.Unmarshal(stored, record); err != nil {
		return err
	}
	answer, err := service.ScoreGame(ctx, &rules.ScoreGameRequest{
		Source:   &rules.ScoreGameRequest_Record{Record: record},
		Language: rules.Language_LANGUAGE_EN,
	})
	if err != nil {
		return err
	}
	switch outcome := answer.Outcome.(type) {
	case *rules.ScoreGameResponse_Settlement:
		points := strings.Trim(fmt.Sprint(outcome.Settlement.Points), "[]")
		fmt.Printf("the seats 1 to 4 get %s\n", points)
		for _, item := range outcome.Settlement.Items {
			fmt.Printf("  %+d %s (%s)\n", item.Points, item.Rule.Text, item.Rule.Source)
		}
	case *rules.ScoreGameResponse_Refused:
		fmt.Printf("not over: %s\n", outcome.Refused.Text)
	case *rules.ScoreGameResponse_RecordFaulty:
		fmt.Println("the game broke the rules")
	case *rules.ScoreGameResponse_NeedsInput:
		fmt.Printf("has to be known first: %s\n", outcome.NeedsInput.Missing)
	}
	return nil
}

func main() {
	address, file := "127.0.0.1:50051", "tests/golden/recorded-normalspiel.json"
	if len(os.Args) > 1 {
		address = os.Args[1]
	}
	if len(os.Args) > 2 {
		file = os.Args[2]
	}
	err := ask(address, file)
	if status.Code(err) == codes.Unavailable {
		log.Fatalf("%v\nStart the service first, in another terminal: cargo run --release", err)
	}
	if err != nil {
		log.Fatal(err)
	}
}

func ask(address, file string) error {
	stored, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	connection, err := grpc.Dial(address, grpc.WithInsecure())
	if err != nil {
		return err
	}
	defer connection.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	service := rules.NewRulesServiceClient(connection)
	for _, card := range []rules.Card{rules.Card_CARD_CA, rules.Card_CARD_DJ} {
		if err := explain(ctx, service, card); err != nil {
			return err
		}
	}
	return settle(ctx, service, stored)
}

// cards reads names with white space between them, such as "HT DA".
func cards(text string) []rules.Card {
	var found []rules.Card
	for _, name := range strings.Fields(text) {
		found = append(found, rules.Card(rules.Card_value["CARD_"+name]))
	}
	return found
}

// name is suit and rank of a card, such as "HT".
func name(card rules.Card) string {
	return strings.TrimPrefix(card.String(), "CARD_")
}

func names(cards []rules.Card) string {
	var found []string
	for _, card := range cards {
		found = append(found, name(card))
	}
	return strings.Join(found, " ")
}
