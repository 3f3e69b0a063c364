package entitled_test

import (
	"path/filepath"
	"strings"
	"testing"

	"entitled.example/entitled/entitledtest"
)

func TestConversations(t *testing.T) {
	paths, err := filepath.Glob("../../Protocol/conversations/*.txt")
	if err != nil || len(paths) < 100 {
		t.Fatalf("there are %d conversations, %v", len(paths), err)
	}
	for _, path := range paths {
		path := path
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			t.Parallel()
			daemon := entitledtest.Start(t, "--clock", "system")
			if err := play(path, daemon.Socket); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// The player itself must see what differs.
func TestThePlayer(t *testing.T) {
	for _, each := range []struct {
		expected, found string
		isSame          bool
	}{
		{`{"a":1,"b":[true,"x"]}`, `{"b":[true,"\u0078"],"a":1}`, true},
		{`{"a":1,{{…}}}`, `{"a":1,"b":{"c":[]}}`, true},
		{`{ {{…}} }`, `{}`, true},
		{`[{{a}},{{b}},{{a}}]`, `[{"x":1},2,{"x":1}]`, true},
		{`{"a":{{any}},"b":"{{any}}"}`, `{"a":[1],"b":"{{any}}"}`, true},
		{`{"a":1}`, `{"a":1,"b":2}`, false},
		{`{"a":1,"b":2}`, `{"a":1}`, false},
		{`{"a":1,{{…}}}`, `{"b":1}`, false},
		{`1`, `1.0`, false},
		{`1`, `"1"`, false},
		{`null`, `false`, false},
		{`[1,2]`, `[2,1]`, false},
		{`[1]`, `[1,2]`, false},
		{`{}`, `[]`, false},
		{`[{{a}},{{a}}]`, `[1,2]`, false},
	} {
		reason := mismatch(read(each.expected), read(each.found), map[string]any{}, "")
		if (reason == "") != each.isSame {
			t.Errorf("%s and %s: %q", each.expected, each.found, reason)
		}
	}
}

func TestWhatWasCapturedIsSent(t *testing.T) {
	captures := map[string]any{}
	mismatch(read(`[{{a}},{{b}}]`), read(`["\u0041",{"x":[1e2]}]`), captures, "")
	sent := filled(`{"p":{{a}},"q":{{b}},"r":"{{a}}"}`, captures)
	if sent != `{"p":"\u0041","q":{"x":[1e2]},"r":"{{a}}"}` {
		t.Error(sent)
	}
}
