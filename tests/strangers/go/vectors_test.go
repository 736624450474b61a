package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	rules "doppelkopf/rules/v1"

	"google.golang.org/grpc"
)

const folder = "../../vectors"

// chosen names one vector a line; there are as many as the name of the test says.
const chosen = "vectors.txt"

type vector struct {
	ID          string                     `json:"id"`
	RuleSets    []string                   `json:"ruleSets"`
	Question    map[string]json.RawMessage `json:"question"`
	Answer      told                       `json:"answer"`
	AlsoAllowed []told                     `json:"alsoAllowed"`
	FirstReason string                     `json:"firstReason"`
}

// client asks both services that the chosen vectors need.
type client struct {
	rules    rules.RulesServiceClient
	ruleSets rules.RuleSetServiceClient
}

func TestFiftyVectors(t *testing.T) {
	address := os.Getenv("DOKO_ADDRESS")
	if address == "" {
		t.Fatal("DOKO_ADDRESS names no service")
	}
	connection, err := grpc.Dial(address, grpc.WithInsecure())
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	asked := client{rules.NewRulesServiceClient(connection), rules.NewRuleSetServiceClient(connection)}

	all := vectors(t)
	ids := lines(t)
	if len(ids) != 50 {
		t.Errorf("%s has %d vectors", chosen, len(ids))
	}
	askedFor := map[string]bool{}
	for _, id := range ids {
		found, ok := all[id]
		if !ok {
			t.Errorf("there is no vector %s", id)
			continue
		}
		delete(all, id)
		if len(found.RuleSets) == 0 {
			t.Errorf("%s names no rule set, so that nothing of it is asked", id)
			continue
		}
		kind, ok := onlyKind(found)
		if !ok {
			t.Errorf("%s asks %d questions in place of one", id, len(found.Question))
			continue
		}
		askedFor[kind] = true
		for _, name := range found.RuleSets {
			askedFor[name] = true
			t.Run(id+" "+name, func(t *testing.T) { holds(t, asked, found, kind, name) })
		}
	}
	for kind := range kinds {
		if !askedFor[kind] {
			t.Errorf("nothing of the kind %s is asked", kind)
		}
	}
	for _, name := range []string{"ddv-tsr", "dokoland-liga", "palast", "vln"} {
		if !askedFor[name] {
			t.Errorf("nothing is asked under %s", name)
		}
	}
}

// onlyKind is the kind of the one question of a vector; nothing if there are none or more.
func onlyKind(vector vector) (string, bool) {
	for kind := range vector.Question {
		return kind, len(vector.Question) == 1
	}
	return "", false
}

func TestAVectorAsksOneQuestion(t *testing.T) {
	for text, expected := range map[string]string{
		`{}`:                         "",
		`{"question": {}}`:           "",
		`{"question": {"play": {}}}`: "play",
		`{"question": {"play": {}, "trick": {}}}`: "",
	} {
		var vector vector
		if err := json.Unmarshal([]byte(text), &vector); err != nil {
			t.Fatal(err)
		}
		if kind, ok := onlyKind(vector); ok != (expected != "") || ok && kind != expected {
			t.Errorf("%s asks %q, %t", text, kind, ok)
		}
	}
}

// holds asks what the vector asks under this rule set, and compares the answer.
func holds(t *testing.T, asked client, vector vector, kind string, ruleSet string) {
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	answer, ok := kinds[kind]
	if !ok {
		t.Fatalf("this client asks nothing of the kind %s", kind)
	}
	question := question{}
	// What is not known here must not be left out of the question.
	decoder := json.NewDecoder(bytes.NewReader(vector.Question[kind]))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&question); err != nil {
		t.Fatal(err)
	}
	question.RuleSet, question.Record.RuleSet = ruleSet, ruleSet
	got := answer(t, ctx, asked, &question)
	var different []string
	for _, expected := range append([]told{vector.Answer}, vector.AlsoAllowed...) {
		found := differences(t, expected, got, vector.FirstReason != "")
		if len(found) == 0 {
			return
		}
		different = append(different, found...)
	}
	t.Error(strings.Join(different, "; "))
}

// vectors are all that are written for named rule sets, by id.
func vectors(t *testing.T) map[string]vector {
	files, err := filepath.Glob(filepath.Join(folder, "*", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]vector{}
	for _, file := range files {
		// A folder with a schema of its own holds something else than vectors.
		if _, err := os.Stat(filepath.Join(filepath.Dir(file), "schema.json")); err == nil {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		content := struct{ Vectors []vector }{}
		if err := json.Unmarshal(text, &content); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for _, it := range content.Vectors {
			all[it.ID] = it
		}
	}
	return all
}

func lines(t *testing.T) []string {
	text, err := os.ReadFile(chosen)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(text))
}
