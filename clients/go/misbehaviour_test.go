package entitled_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"entitled.example/entitled"
)

// What the client makes of a daemon that misbehaves; testing/misbehaving-daemon lists it.

var ctx = context.Background()

type misbehaving struct {
	*testing.T
	socket string
	client *entitled.Client
}

// misbehave plays a scenario, with a client; both are gone after the test.
func misbehave(t *testing.T, scenario string) *misbehaving {
	t.Helper()
	t.Parallel()
	folder, err := os.MkdirTemp("", "entitled-")
	if err != nil {
		t.Fatal(err)
	}
	socket := filepath.Join(folder, "s")
	command := exec.Command("python3", "../testing/misbehaving-daemon", scenario, socket)
	input, _ := command.StdinPipe()
	output, _ := command.StdoutPipe()
	command.Stderr = os.Stderr
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	client := &entitled.Client{Socket: socket}
	t.Cleanup(func() {
		client.Close()
		input.Close()
		_ = command.Wait()
		os.RemoveAll(folder)
	})
	if line, err := bufio.NewReader(output).ReadString('\n'); line != "ready\n" {
		t.Fatalf("%q %v", line, err)
	}
	return &misbehaving{t, socket, client}
}

// seen is how many connections there were, and the requests of each.
func (m *misbehaving) seen() (int, []string) {
	m.Helper()
	client := entitled.Client{Socket: m.socket}
	defer client.Close()
	data, err := client.Call(ctx, "fake.seen", nil)
	if err != nil {
		m.Fatal(err)
	}
	var seen struct {
		Connections int
		Requests    [][]any
	}
	if err := json.Unmarshal(data, &seen); err != nil {
		m.Fatal(err)
	}
	requests := []string{}
	for _, request := range seen.Requests {
		requests = append(requests, fmt.Sprint(request...))
	}
	return seen.Connections - 1, requests
}

func (m *misbehaving) sees(connections int, requests ...string) {
	m.Helper()
	gotConnections, gotRequests := m.seen()
	if gotConnections != connections || !reflect.DeepEqual(gotRequests, requests) {
		m.Fatalf("%d %v, not %d %v", gotConnections, gotRequests, connections, requests)
	}
}

func (m *misbehaving) install(params entitled.InstallParams) error {
	m.Helper()
	params.Device = "iphone"
	found, err := m.client.Install(ctx, params)
	if err == nil && found.Device != "iphone" {
		m.Fatal(found)
	}
	return err
}

func isLost(err error) bool {
	lost := new(entitled.LostError)
	return errors.As(err, &lost)
}

func isViolation(err error) bool {
	violation := new(entitled.ViolationError)
	return errors.As(err, &violation)
}

func TestPlain(t *testing.T) {
	m := misbehave(t, "well-behaved")
	if err := m.install(entitled.InstallParams{}); err != nil {
		t.Fatal(err)
	}
	_, err := m.client.Grant(ctx, entitled.GrantParams{UserID: "ann", Entitlement: "premium"})
	if !errors.Is(err, entitled.ErrUnknownMethod) ||
		!strings.Contains(err.Error(), `entitled 0.0.7 has no method "grant"`) ||
		!strings.Contains(err.Error(), "the daemon is older") ||
		!strings.Contains(err.Error(), "server.describe") {
		t.Fatal(err)
	}
}

func TestAReplyCutAnywhereIsAnError(t *testing.T) {
	m := misbehave(t, "cut-replies")
	lost := 0
	err := m.install(entitled.InstallParams{})
	for ; isLost(err); err = m.install(entitled.InstallParams{}) {
		lost++
		if !strings.Contains(err.Error(), "IdempotencyKey") {
			t.Fatal(err)
		}
	}
	// One for each place at which a line can be cut, its line feed included.
	if err != nil || lost < 200 {
		t.Fatal(lost, err)
	}
	requests := make([]string, lost+1)
	for number := range requests {
		requests[number] = fmt.Sprint(float64(number), " install")
	}
	connections, got := m.seen()
	for index := range got {
		got[index] = strings.Replace(got[index], "install", " install", 1)
		got[index] = strings.Join(strings.Fields(got[index]), " ")
		requests[index] = strings.Join(strings.Fields(requests[index]), " ")
	}
	if connections != lost+1 || !reflect.DeepEqual(got, requests) {
		t.Fatal(connections, got)
	}
}

func TestWhatMayBeDoneTwiceIsRepeated(t *testing.T) {
	for name, params := range map[string]entitled.InstallParams{
		"key": {IdempotencyKey: "k"}, "dry run": {DryRun: true},
	} {
		params := params
		t.Run(name, func(t *testing.T) {
			m := misbehave(t, "close-first-reply")
			if err := m.install(params); err != nil {
				t.Fatal(err)
			}
			m.sees(2, "0install", "1install")
		})
	}
	t.Run("reading", func(t *testing.T) {
		m := misbehave(t, "close-first-reply")
		if _, err := m.client.ServerPing(ctx, entitled.ServerPingParams{}); err != nil {
			t.Fatal(err)
		}
		m.sees(2, "0server.ping", "1server.ping")
	})
	t.Run("close-first-reply", func(t *testing.T) {
		m := misbehave(t, "close-every-reply")
		if _, err := m.client.ServerPing(ctx, entitled.ServerPingParams{}); !isLost(err) {
			t.Fatal(err)
		}
		m.sees(2, "0server.ping", "1server.ping")
	})
}

func TestWhatMayNotBeDoneTwiceIsNotRepeated(t *testing.T) {
	m := misbehave(t, "close-first-reply")
	if err := m.install(entitled.InstallParams{}); !isLost(err) {
		t.Fatal(err)
	}
	m.sees(1, "0install")
	// The next call goes over a new connection.
	if err := m.install(entitled.InstallParams{}); err != nil {
		t.Fatal(err)
	}
}

func TestAResetConnectionIsLost(t *testing.T) {
	m := misbehave(t, "reset-first-connection")
	if err := m.install(entitled.InstallParams{}); !isLost(err) {
		t.Fatal(err)
	}
	if err := m.install(entitled.InstallParams{}); err != nil {
		t.Fatal(err)
	}
}

func TestValuesArriveUnchanged(t *testing.T) {
	m := misbehave(t, "values")
	found, err := m.client.ServerPing(ctx, entitled.ServerPingParams{})
	for err == nil {
		echo, _ := found.Echo.Get()
		if echo == any("done") {
			break
		}
		found, err = m.client.ServerPing(ctx, entitled.ServerPingParams{Echo: entitled.Some(echo)})
	}
	if connections, _ := m.seen(); err != nil || connections != 1 {
		t.Fatal(connections, err)
	}
}

func TestOneOfThreeCallsFails(t *testing.T) {
	m := misbehave(t, "one-fails")
	failed := make(chan error)
	go func() { failed <- m.install(entitled.InstallParams{}) }()
	pings := make(chan bool)
	for _, number := range []string{"one", "two"} {
		go func(number string) { pings <- echoed(t, m.client, number) == any(number) }(number)
	}
	if !<-pings || !<-pings {
		t.Error("a ping got another answer")
	}
	err := new(entitled.Error)
	if !errors.As(<-failed, &err) {
		t.Fatal("it is no error of the daemon")
	}
	if err.Data["holder"] != "änn" ||
		err.Kind != "somethingNewer" || err.Code != 1999 || err.Message != `a "new" error` ||
		err.Hint != "Ask again." || err.Field != "/device" || !err.Retryable {
		t.Error(err, err.Data)
	}
	if echoed(t, m.client, "three") != any("three") {
		t.Error("the next call failed")
	}
	if connections, _ := m.seen(); connections != 1 {
		t.Error(connections)
	}
}

func TestClosingEndsTheConnection(t *testing.T) {
	m := misbehave(t, "well-behaved")
	if data, err := m.client.Call(ctx, "fake.nothing", nil); string(data) != `{}` {
		t.Fatal(string(data), err)
	}
	m.client.Close()
	asking := entitled.Client{Socket: m.socket}
	defer asking.Close()
	if data, err := asking.Call(ctx, "fake.open", nil); string(data) != `{"others":0}` {
		t.Fatal(string(data), err)
	}
}

func echoed(t *testing.T, client *entitled.Client, echo any) any {
	t.Helper()
	found, err := client.ServerPing(ctx, entitled.ServerPingParams{Echo: entitled.Some(echo)})
	if err != nil {
		t.Fatal(err)
	}
	value, _ := found.Echo.Get()
	return value
}

func TestALargeReply(t *testing.T) {
	m := misbehave(t, "large-reply")
	if found := echoed(t, m.client, "x"); found != strings.Repeat("x", 1<<20) {
		t.Fatal("it came another way")
	}
}

func TestAReplyByteByByte(t *testing.T) {
	m := misbehave(t, "byte-by-byte")
	if found := echoed(t, m.client, "é😀"); found != "é😀" {
		t.Fatal(found)
	}
}

func TestRepliesOutOfOrder(t *testing.T) {
	m := misbehave(t, "late-replies")
	type answer struct{ after, cursor string }
	answers := make(chan answer)
	for _, after := range []string{"1", "3"} {
		go func(after string) {
			data, err := m.client.Call(ctx, "events.wait", map[string]any{"after": after})
			var found entitled.EventsPage
			if err == nil {
				err = json.Unmarshal(data, &found)
			}
			if err != nil {
				answers <- answer{after, err.Error()}
				return
			}
			answers <- answer{after, found.Events[0].Cursor}
		}(after)
	}
	for _, requests := m.seen(); len(requests) < 2; _, requests = m.seen() {
	}
	pings := make(chan any)
	for _, number := range []string{"one", "two"} {
		go func(number string) { pings <- echoed(t, m.client, number) == any(number) }(number)
	}
	if <-pings != true || <-pings != true {
		t.Error("a ping got another answer")
	}
	found := map[string]string{}
	for range []int{1, 2} {
		each := <-answers
		found[each.after] = each.cursor
	}
	if found["1"] != "2" || found["3"] != "4" {
		t.Error(found)
	}
}

func TestNoAnswerIsATimeout(t *testing.T) {
	m := misbehave(t, "silent")
	m.client.Timeout = 50 * time.Millisecond
	err := m.install(entitled.InstallParams{})
	if !os.IsTimeout(err) || !errors.Is(err, context.DeadlineExceeded) ||
		!strings.Contains(err.Error(), "0.05 seconds") {
		t.Fatal(err)
	}
	limited, cancel := context.WithTimeout(ctx, 20*time.Millisecond)
	defer cancel()
	if _, err = m.client.ServerInfo(limited); !os.IsTimeout(err) {
		t.Fatal(err)
	}
	canceled, cancel := context.WithCancel(ctx)
	cancel()
	if _, err = m.client.ServerInfo(canceled); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
}

func TestADaemonThatDoesNotReadIsATimeout(t *testing.T) {
	m := misbehave(t, "stops-reading")
	m.client.Timeout = 100 * time.Millisecond
	for _, echo := range []any{1, strings.Repeat("x", 5_000_000), 2} {
		params := entitled.ServerPingParams{Echo: entitled.Some(echo)}
		if _, err := m.client.ServerPing(ctx, params); !os.IsTimeout(err) {
			t.Fatal(err)
		}
	}
}

// holdsUpNobody makes a call with a longer limit, which must still be pending after another's.
func (m *misbehaving) holdsUpNobody(echo string) {
	m.Helper()
	ended := make(chan error)
	go func() {
		params := entitled.ServerPingParams{Echo: entitled.Some[any](echo)}
		_, err := m.client.ServerPing(ctx, params)
		ended <- err
	}()
	time.Sleep(100 * time.Millisecond)
	limited, cancel := context.WithTimeout(ctx, 200*time.Millisecond)
	defer cancel()
	_, err := m.client.ServerInfo(limited)
	if !os.IsTimeout(err) || !strings.Contains(err.Error(), " seconds") {
		m.Error(err)
	}
	m.client.Close()
	if err := <-ended; err != entitled.ErrClosed {
		m.Error(err)
	}
}

func TestALimitHoldsWhileAnotherCallConnects(t *testing.T) {
	m := misbehave(t, "full-queue")
	limited, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
	defer cancel()
	_, err := m.client.ServerInfo(limited)
	if !os.IsTimeout(err) || !strings.Contains(err.Error(), "accept a connection within 0.0") {
		t.Error(err)
	}
	m.holdsUpNobody("")
}

func TestALimitHoldsWhileAnotherCallSends(t *testing.T) {
	m := misbehave(t, "stops-reading")
	limited, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
	defer cancel()
	if _, err := m.client.ServerInfo(limited); !os.IsTimeout(err) {
		t.Error(err)
	}
	m.holdsUpNobody(strings.Repeat("x", 5_000_000))
}

func TestALateAnswerIsNotTakenForAnother(t *testing.T) {
	m := misbehave(t, "slow")
	limited, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
	defer cancel()
	params := entitled.ServerPingParams{Echo: entitled.Some[any]("first")}
	if _, err := m.client.ServerPing(limited, params); !os.IsTimeout(err) {
		t.Fatal(err)
	}
	if found := echoed(t, m.client, "second"); found != "second" {
		t.Fatal(found)
	}
	if connections, _ := m.seen(); connections != 1 {
		t.Fatal(connections)
	}
}

func TestNotificationsBetweenReplies(t *testing.T) {
	m := misbehave(t, "notifications")
	notifications := make(chan string, 9)
	m.client.OnNotification = func(method string, params json.RawMessage) { notifications <- method }
	for _, echo := range []string{"one", "two"} {
		if found := echoed(t, m.client, echo); found != echo {
			t.Fatal(found)
		}
	}
	if found := []string{<-notifications, <-notifications, <-notifications}; !reflect.DeepEqual(found,
		[]string{"event", "other", "event"}) {
		t.Fatal(found)
	}
}

func TestWhatIsNoReply(t *testing.T) {
	for _, scenario := range []string{"garbage", "no-result", "unknown-id", "wrong-types"} {
		scenario := scenario
		t.Run(scenario, func(t *testing.T) {
			if err := misbehave(t, scenario).install(entitled.InstallParams{}); !isViolation(err) {
				t.Fatal(err)
			}
		})
	}
}

func TestUnknownMembersAreIgnored(t *testing.T) {
	m := misbehave(t, "unknown-members")
	found, err := m.client.Install(ctx, entitled.InstallParams{Device: "iphone"})
	if err != nil || found.Device != "iphone" || found.User.IdentityID != nil {
		t.Fatal(found, err)
	}
}

func TestAnOlderDaemon(t *testing.T) {
	m := misbehave(t, "older")
	found, err := m.client.Install(ctx, entitled.InstallParams{Device: "iphone"})
	if err != nil || found.Device != "iphone" || found.Created || found.User.CustomerID != "" ||
		!found.User.CreatedAt.IsZero() || found.User.Aliases != nil {
		t.Fatal(found, err)
	}
}

func TestALostSubscriptionIsAGap(t *testing.T) {
	m := misbehave(t, "subscriptions-end")
	notifications := make(chan string, 9)
	m.client.OnNotification = func(method string, params json.RawMessage) {
		var found struct{ Subscription, Cursor string }
		_ = json.Unmarshal(params, &found)
		notifications <- method + found.Subscription + found.Cursor
	}
	for _, subscription := range []string{"1", "2"} {
		found, err := m.client.EventsSubscribe(ctx, entitled.EventsSubscribeParams{})
		if err != nil || found.Subscription != subscription {
			t.Fatal(found, err)
		}
	}
	_, err := m.client.EventsUnsubscribe(ctx, entitled.EventsUnsubscribeParams{Subscription: "2"})
	if err == nil {
		_, err = m.client.ServerPing(ctx, entitled.ServerPingParams{})
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, expected := range []string{"event11", "event21", "gap11"} {
		if found := <-notifications; found != expected {
			t.Error(found, expected)
		}
	}
	found, err := m.client.EventsSubscribe(ctx, entitled.EventsSubscribeParams{})
	if err != nil || found.Subscription != "1" || <-notifications != "event11" {
		t.Error(found, err)
	}
	m.client.Close()
	select {
	case found := <-notifications:
		t.Error(found)
	case <-time.After(50 * time.Millisecond):
	}
}
