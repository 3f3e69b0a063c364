package entitled_test

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"testing"
	"time"

	"entitled.example/entitled"
)

// What a feed makes of a daemon that misbehaves.

// takes takes so many events, and checks their cursors.
func (m *misbehaving) takes(options entitled.FeedOptions, cursors ...string) *entitled.Feed {
	m.Helper()
	feed := m.client.Events(ctx, options)
	var found []string
	for len(found) < len(cursors) && feed.Next() {
		found = append(found, feed.Event().Cursor)
	}
	if !reflect.DeepEqual(found, cursors) || feed.Cursor() != cursors[len(cursors)-1] {
		m.Fatal(found, feed.Cursor(), feed.Err())
	}
	return feed
}

func TestTheFeedGoesOnWhereItWas(t *testing.T) {
	m := misbehave(t, "feed-disconnects")
	feed := m.takes(entitled.FeedOptions{}, "1", "2", "3", "4", "5")
	if event := feed.Event(); !event.Device.IsNull() || !event.Price.IsAbsent() {
		t.Fatal(event)
	}
}

func TestTheFeedBeginsWhereItIsToldTo(t *testing.T) {
	misbehave(t, "well-behaved").takes(entitled.FeedOptions{After: "4"}, "5")
}

func cursors(first, last int) (all []string) {
	for cursor := first; cursor <= last; cursor++ {
		all = append(all, fmt.Sprint(cursor))
	}
	return all
}

func TestTheFeedSaysHowFarItCame(t *testing.T) {
	for _, each := range []struct {
		scenario    string
		taken, last int
	}{{"small-pages", 3, 5}, {"well-behaved", 3, 5}, {"full-pages", 150, 250}} {
		each := each
		t.Run(each.scenario, func(t *testing.T) {
			m := misbehave(t, each.scenario)
			m.takes(entitled.FeedOptions{Consumer: "mailer"}, cursors(1, each.taken)...)
			// It came back for more after all but the last.
			m.takes(entitled.FeedOptions{Consumer: "mailer"}, cursors(each.taken, each.last)...)
		})
	}
}

func TestPatienceIsATime(t *testing.T) {
	m := misbehave(t, "silent-feed")
	m.client.Timeout = 500 * time.Millisecond
	feed := m.takes(entitled.FeedOptions{
		Wait: 500 * time.Millisecond, Patience: time.Second,
	}, "1", "2")
	if feed.Next() || !os.IsTimeout(feed.Err()) {
		t.Error(feed.Err())
	}
	// Each of the calls that fail takes the second of the patience.
	if _, requests := m.seen(); len(requests) != 3 {
		t.Error(requests)
	}
}

func TestTheFeedOfADaemonThatCannotWait(t *testing.T) {
	m := misbehave(t, "without-events-wait")
	m.takes(entitled.FeedOptions{}, "1", "2", "3", "4", "5")
	if _, requests := m.seen(); !reflect.DeepEqual(requests[:2],
		[]string{"0events.wait", "0events.read"}) {
		t.Fatal(requests)
	}
}

func TestARefusalOfTheConnection(t *testing.T) {
	m := misbehave(t, "too-many-connections")
	_, err := m.client.ServerInfo(ctx)
	if !errors.Is(err, entitled.ErrTooManyConnections) {
		t.Fatal(err)
	}
}
