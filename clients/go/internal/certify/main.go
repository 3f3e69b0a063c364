// Command certify is the driver of `entitled --certify` for this client; Protocol/certify.md
// describes the tasks.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"entitled.example/entitled"
)

type call struct {
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

type task struct {
	call
	Do      string  `json:"do"`
	Socket  string  `json:"socket"`
	Calls   []call  `json:"calls"`
	Count   int     `json:"count"`
	Seconds float64 `json:"seconds"`
}

type report map[string]any

func main() {
	client := &entitled.Client{}
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var given task
		if err := json.Unmarshal(line, &given); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		if given.Do == "open" {
			client.Close()
			client = &entitled.Client{Socket: given.Socket}
		}
		result, err := json.Marshal(perform(client, given))
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(string(result))
	}
}

func perform(client *entitled.Client, given task) report {
	switch given.Do {
	case "open":
		return report{}
	case "close":
		client.Close()
		return report{}
	case "call":
		return answer(client, given.call, given.Seconds)
	case "calls":
		answers := make([]report, len(given.Calls))
		var group sync.WaitGroup
		for index := range given.Calls {
			group.Add(1)
			go func(index int) {
				defer group.Done()
				answers[index] = answer(client, given.Calls[index], given.Seconds)
			}(index)
		}
		group.Wait()
		return report{"answers": answers}
	case "feed":
		return feed(client, given.Count)
	default:
		return report{"skipped": "this client has no " + given.Do}
	}
}

func answer(client *entitled.Client, asked call, seconds float64) report {
	length := time.Duration(seconds * float64(time.Second))
	ctx, cancel := context.WithTimeout(context.Background(), length)
	defer cancel()
	var params any
	if asked.Params != nil {
		params = asked.Params
	}
	result, err := client.Call(ctx, asked.Method, params)
	if err != nil {
		return failed(err)
	}
	return report{"result": result}
}

func feed(client *entitled.Client, count int) report {
	events := client.Events(context.Background(), entitled.FeedOptions{})
	cursors := []string{}
	for len(cursors) < count && events.Next() {
		cursors = append(cursors, *events.Event().Cursor)
	}
	if events.Err() != nil {
		return failed(events.Err())
	}
	return report{"cursors": cursors}
}

func failed(err error) report {
	var refused *entitled.Error
	if errors.As(err, &refused) {
		return report{"error": report{
			"kind": refused.Kind, "code": refused.Code, "message": refused.Message,
			"hint": refused.Hint, "field": refused.Field, "retryable": refused.Retryable,
			"data": refused.Data,
		}}
	}
	var timeout *entitled.TimeoutError
	var lost *entitled.LostError
	var violation *entitled.ViolationError
	var noDaemon *entitled.NoDaemonError
	var long *entitled.PathTooLongError
	switch {
	case errors.As(err, &timeout):
		return report{"failure": "timeout"}
	case errors.As(err, &lost):
		return report{"failure": "lost"}
	case errors.As(err, &violation):
		return report{"failure": "violation"}
	case errors.As(err, &noDaemon):
		return report{"failure": "noDaemon"}
	case errors.As(err, &long):
		return report{"failure": "pathTooLong"}
	}
	return report{"failure": "unknown: " + err.Error()}
}
