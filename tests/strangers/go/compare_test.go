package main

import (
	"encoding/json"
	"fmt"
	"reflect"
	"sort"
	"strings"
	"testing"
)

// differences says where an answer is not the expected one. What is not expected is not compared.
func differences(t *testing.T, expected, got told, onlyFirst bool) []string {
	// Numbers as JSON has them, like those of the vector.
	text, err := json.Marshal(got)
	must(t, err)
	plainGot := told{}
	must(t, json.Unmarshal(text, &plainGot))
	var found []string
	for name, value := range expected {
		wanted, given := plain(name, value, onlyFirst), plain(name, plainGot[name], onlyFirst)
		if !reflect.DeepEqual(wanted, given) {
			found = append(found, fmt.Sprintf("%s: expected %v, got %v", name, wanted, given))
		}
	}
	return found
}

// plain is a value without what makes no difference.
func plain(name string, value any, onlyFirst bool) any {
	switch value := value.(type) {
	case string:
		if name == "cards" || name == "legal" {
			return set(value)
		}
	case []any:
		switch {
		case name == "items":
			return sums(value)
		case name == "asks" && len(value) > 0 && !isDeclaration(value[0]):
			return value[:1]
		case onlyFirst && len(value) > 0 && (name == "reasons" || name == "violations"):
			return value[:1]
		}
	}
	return value
}

// set is the words of a text, each once, in a fixed order.
func set(text string) string {
	found := strings.Fields(text)
	sort.Strings(found)
	var once []string
	for i, it := range found {
		if i == 0 || it != found[i-1] {
			once = append(once, it)
		}
	}
	return strings.Join(once, " ")
}

// sums are the points of each rule and party.
func sums(items []any) map[string]float64 {
	found := map[string]float64{}
	for _, it := range items {
		item := it.([]any)
		found[fmt.Sprint(item[0], " ", item[1])] += item[2].(float64)
	}
	return found
}

func isDeclaration(ask any) bool {
	return ask.(map[string]any)["question"] == "declaration"
}
