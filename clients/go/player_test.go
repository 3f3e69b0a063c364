package entitled_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"time"

	"entitled.example/entitled"
)

// The player of Protocol/conversations; Protocol/README.md has their format.

// `{{name}}`, `{{any}}` and `{{…}}`; a JSON string; a number or word; a mark.
var token = regexp.MustCompile(`\{\{(\w+|…)\}\}|"(?:[^"\\]|\\.)*"|[^\s,:{}\[\]"]+|[,:{}\[\]]`)

// What a text is read into: a slot, a scalar as it was written, a list, or an object.
type (
	slot   string
	scalar string
	list   []any
	object struct {
		names  []string
		values map[string]any
		isOpen bool
	}
)

// plain is what a scalar is compared by: strings by their characters, the rest by its text.
func (s scalar) plain() any {
	if s[0] != '"' {
		return s
	}
	return unquoted(string(s))
}

func unquoted(text string) string {
	var plain string
	if err := json.Unmarshal([]byte(text), &plain); err != nil {
		panic(fmt.Sprintf("%s: %v", text, err))
	}
	return plain
}

type reader struct{ tokens []string }

func read(text string) any { return (&reader{token.FindAllString(text, -1)}).value() }

func (r *reader) take() string {
	first := r.tokens[0]
	r.tokens = r.tokens[1:]
	return first
}

func (r *reader) value() any {
	next := r.take()
	switch {
	case strings.HasPrefix(next, "{{"):
		return slot(strings.Trim(next, "{}"))
	case next == "[":
		items := list{}
		for r.tokens[0] != "]" {
			if r.tokens[0] == "," {
				r.take()
			}
			items = append(items, r.value())
		}
		r.take()
		return items
	case next == "{":
		return r.members()
	}
	return scalar(next)
}

func (r *reader) members() any {
	found := object{values: map[string]any{}}
	for next := r.take(); next != "}"; next = r.take() {
		switch {
		case next == "{{…}}":
			found.isOpen = true
		case next != ",":
			name := unquoted(next)
			r.take() // the colon
			found.names = append(found.names, name)
			found.values[name] = r.value()
		}
	}
	return found
}

// mismatch says why a value is not what was expected, or nothing; it fills in the captures.
func mismatch(expected, found any, captures map[string]any, path string) string {
	other := fmt.Sprintf("%s: %s for %s", path, written(found), written(expected))
	switch expected := expected.(type) {
	case slot:
		if expected == "any" {
			return ""
		}
		if captured, ok := captures[string(expected)]; ok {
			return mismatch(captured, found, captures, path)
		}
		captures[string(expected)] = found
		return ""
	case scalar:
		found, ok := found.(scalar)
		if !ok || expected.plain() != found.plain() {
			return other
		}
	case list:
		found, ok := found.(list)
		if !ok || len(found) != len(expected) {
			return other
		}
		for index := range expected {
			reason := mismatch(expected[index], found[index], captures, path+"/"+strconv.Itoa(index))
			if reason != "" {
				return reason
			}
		}
	case object:
		found, ok := found.(object)
		if !ok || !expected.isOpen && len(found.values) > len(expected.values) {
			return other
		}
		for _, name := range expected.names {
			value, ok := found.values[name]
			if !ok {
				return path + ": no " + name
			}
			reason := mismatch(expected.values[name], value, captures, path+"/"+name)
			if reason != "" {
				return reason
			}
		}
	}
	return ""
}

// misordered looks at what came: members in their order, the id of a reply as the very bytes.
func misordered(expected, found any) string {
	pairs := [][2]any{{expected, found}}
	if batch, ok := expected.(list); ok {
		pairs = nil
		for index := range batch {
			pairs = append(pairs, [2]any{batch[index], found.(list)[index]})
		}
	}
	for _, pair := range pairs {
		wanted, reply := pair[0].(object), pair[1].(object)
		order := strings.Join(reply.names, ",")
		if order == "jsonrpc,method,params" {
			continue
		}
		if order != "jsonrpc,id,result" && order != "jsonrpc,id,error" {
			return "members in the order " + order
		}
		if id, ok := wanted.values["id"].(scalar); ok && !reflect.DeepEqual(id, reply.values["id"]) {
			return fmt.Sprintf("the id %v for %v", reply.values["id"], id)
		}
	}
	return ""
}

// written is the JSON text of what was read.
func written(value any) string {
	switch value := value.(type) {
	case slot:
		return "{{" + string(value) + "}}"
	case scalar:
		return string(value)
	case list:
		texts := make([]string, len(value))
		for index := range value {
			texts[index] = written(value[index])
		}
		return "[" + strings.Join(texts, ",") + "]"
	case object:
		texts := make([]string, len(value.names))
		for index, name := range value.names {
			quoted, _ := json.Marshal(name)
			texts[index] = string(quoted) + ":" + written(value.values[name])
		}
		return "{" + strings.Join(texts, ",") + "}"
	}
	panic(value)
}

// filled is a line to be sent, with what was captured in its slots.
func filled(text string, captures map[string]any) string {
	return token.ReplaceAllStringFunc(text, func(found string) string {
		if !strings.HasPrefix(found, "{{") {
			return found
		}
		return written(captures[strings.Trim(found, "{}")])
	})
}

// bytesOf is a JSON string of characters up to U+00FF, each of which is one byte.
func bytesOf(text string) []byte {
	var data []byte
	for _, character := range unquoted(text) {
		data = append(data, byte(character))
	}
	return data
}

// play plays one conversation; the error says where it went another way.
func play(path, socket string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	line, err := entitled.Dial(ctx, socket)
	if err != nil {
		return err
	}
	defer line.Close()
	end, _ := ctx.Deadline()
	_ = line.SetDeadline(end)
	captures := map[string]any{}
	for number, step := range strings.Split(string(text), "\n") {
		if err := take(step, line, captures); err != nil {
			return fmt.Errorf("%s:%d: %w", filepath.Base(path), number+1, err)
		}
	}
	// Nothing more may have come.
	_ = line.SetReadDeadline(time.Now().Add(time.Millisecond))
	if more, _ := line.Receive(); len(more) > 0 {
		return fmt.Errorf("%s: more came at its end: %q", filepath.Base(path), more)
	}
	return nil
}

func take(step string, line *entitled.LineConn, captures map[string]any) error {
	mark, text, _ := strings.Cut(step, " ")
	switch {
	case mark == ">>":
		_, err := line.Write([]byte(filled(text, captures) + "\n"))
		return err
	case mark == ">|":
		_, err := line.Write(bytesOf(text))
		return err
	case mark == ">*":
		count, data, _ := strings.Cut(text, " ")
		times, err := strconv.Atoi(count)
		if err == nil {
			_, err = line.Write([]byte(strings.Repeat(string(bytesOf(data)), times)))
		}
		return err
	case mark == "<<":
		came, err := line.Receive()
		if err != nil {
			return fmt.Errorf("the daemon closed: %w", err)
		}
		expected, found := read(text), read(string(came))
		reason := mismatch(expected, found, captures, "")
		if reason == "" {
			reason = misordered(expected, found)
		}
		if reason != "" {
			return fmt.Errorf("%s", reason)
		}
	case step == "@eof":
		return line.CloseWrite()
	case mark == "<!":
		if came, err := line.Receive(); err == nil || len(came) > 0 {
			return fmt.Errorf("%q came, and the daemon should have closed", came)
		} else if os.IsTimeout(err) {
			return err
		}
	case step != "" && !strings.HasPrefix(step, "#"):
		return fmt.Errorf("no step: %s", step)
	}
	return nil
}
