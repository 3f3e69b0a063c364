package entitled

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"
	"unicode/utf8"
)

// decode reads JSON; numbers of values without a type stay as they were written.
func decode(data []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	return decoder.Decode(into)
}

// withAdditional reads an object into a struct, and what that does not know into a map.
func withAdditional[T any](data []byte, into any, additional *map[string]T) error {
	if err := decode(data, into); err != nil {
		return err
	}
	members := map[string]json.RawMessage{}
	if err := decode(data, &members); err != nil {
		return err
	}
	kind := reflect.TypeOf(into).Elem()
	for index := 0; index < kind.NumField(); index++ {
		name, _ := tagOf(kind.Field(index))
		delete(members, name)
	}
	*additional = map[string]T{}
	for name, member := range members {
		var value T
		if err := decode(member, &value); err != nil {
			// It has another type than members of today: a newer daemon's.
			continue
		}
		(*additional)[name] = value
	}
	return nil
}

// encode writes params; of structs of this package only what was given.
func encode(params any) ([]byte, error) {
	if params == nil {
		return []byte("{}"), nil
	}
	return encodeValue(params)
}

func encodeValue(params any) ([]byte, error) {
	if err := check(reflect.ValueOf(params)); err != nil {
		return nil, fmt.Errorf("entitled: %w", err)
	}
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(given(reflect.ValueOf(params))); err != nil {
		return nil, fmt.Errorf("entitled: these params are no JSON: %w", err)
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}

// given turns structs into maps without what was left out. encoding/json alone would drop empty
// lists, which say something else than lists that are not there.
func given(value reflect.Value) any {
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface:
		if value.IsNil() {
			return nil
		}
		if _, ok := value.Interface().(json.Marshaler); ok {
			return value.Interface()
		}
		return given(value.Elem())
	case reflect.Struct:
		_, ok := value.Interface().(json.Marshaler)
		if ok || value.Type().PkgPath() != reflect.TypeOf(InstallParams{}).PkgPath() {
			return value.Interface()
		}
		members := map[string]any{}
		answered := value.FieldByName("isAnswered")
		for index := 0; index < value.NumField(); index++ {
			field := value.Type().Field(index)
			name, omits := tagOf(field)
			isLeftOut := omits && isLeftOut(value.Field(index))
			if field.Tag.Get("entitled") == "null" && answered.Bool() {
				isLeftOut = false
			}
			if isSent(field) && !isLeftOut {
				members[name] = given(value.Field(index))
			}
		}
		return members
	case reflect.Slice:
		if isBytes(value) {
			return value.Interface()
		}
		list := make([]any, value.Len())
		for index := range list {
			list[index] = given(value.Index(index))
		}
		return list
	case reflect.Map:
		members := map[string]any{}
		for entries := value.MapRange(); entries.Next(); {
			members[fmt.Sprint(entries.Key())] = given(entries.Value())
		}
		return members
	case reflect.Invalid:
		return nil
	}
	return value.Interface()
}

// check refuses what encoding/json would send as something else: of texts that are not UTF-8 it
// makes the same text, so two users would be one; a zero time is one that could not be parsed.
func check(value reflect.Value) error {
	if value.IsValid() && value.Type() == reflect.TypeOf(time.Time{}) {
		if value.Interface().(time.Time).IsZero() {
			return errors.New("a time.Time is zero: was it parsed?")
		}
		return nil
	}
	var parts []reflect.Value
	switch value.Kind() {
	case reflect.String:
		if !utf8.ValidString(value.String()) {
			return fmt.Errorf("%+q is not UTF-8", value.String())
		}
	case reflect.Pointer, reflect.Interface:
		parts = append(parts, value.Elem())
	case reflect.Struct:
		for index := 0; index < value.NumField(); index++ {
			if isSent(value.Type().Field(index)) {
				parts = append(parts, value.Field(index))
			}
		}
	case reflect.Slice, reflect.Array:
		for index := 0; index < value.Len() && !isBytes(value); index++ {
			parts = append(parts, value.Index(index))
		}
	case reflect.Map:
		for entries := value.MapRange(); entries.Next(); {
			parts = append(parts, entries.Key(), entries.Value())
		}
	}
	for _, part := range parts {
		if err := check(part); err != nil {
			return err
		}
	}
	return nil
}

func isBytes(value reflect.Value) bool { return value.Type().Elem().Kind() == reflect.Uint8 }

func isLeftOut(value reflect.Value) bool {
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Map:
		return value.IsNil()
	}
	return value.IsZero()
}

// isSent is false for what only answers have.
func isSent(field reflect.StructField) bool {
	name, _ := tagOf(field)
	isOpen := field.IsExported() || field.Anonymous
	return name != "-" && isOpen && field.Tag.Get("entitled") != "unsent"
}

func tagOf(field reflect.StructField) (name string, omits bool) {
	name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
	if name == "" {
		name = field.Name
	}
	return name, options == "omitempty"
}

// ISO8601 writes a duration as the protocol has it, for ClockAdvanceParams.By. Days and longer
// are text of one's own: P1M is a month, whatever its length.
func ISO8601(duration time.Duration) string {
	text := fmt.Sprintf("PT%d.%09dS", duration/time.Second, duration%time.Second)
	if duration < 0 {
		// The daemon refuses it, and says why.
		return "-" + strings.ReplaceAll(text, "-", "")
	}
	return text
}
