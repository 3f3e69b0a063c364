package entitled_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"entitled.example/entitled"
	"entitled.example/entitled/entitledtest"
)

var start = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)

func must[T any](t *testing.T) func(T, error) T {
	return func(value T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func TestEveryMethodOfTheDaemonIsThere(t *testing.T) {
	client := entitledtest.Start(t).Client()
	found := must[*entitled.ServerDescribeResult](t)(
		client.ServerDescribe(ctx, entitled.ServerDescribeParams{}))
	theirs, ours := map[string]bool{}, map[string]bool{}
	for _, method := range found.Methods {
		theirs[method.Name] = method.Role == "read"
	}
	for _, method := range entitled.Methods {
		ours[method.Name()] = method.OnlyReads()
	}
	if !reflect.DeepEqual(theirs, ours) {
		t.Error(theirs, ours)
	}
}

func TestTheVersionIsTheDaemons(t *testing.T) {
	client := entitledtest.Start(t).Client()
	found := must[*entitled.ServerInfoResult](t)(client.ServerInfo(ctx))
	if found.Version != entitled.Version {
		t.Error(found.Version, entitled.Version)
	}
}

func TestResultsAreTypedToTheField(t *testing.T) {
	client := entitledtest.Start(t).Client()
	project := must[*entitled.ProjectDefineResult](t)(
		client.ProjectDefine(ctx, entitled.ProjectDefineParams{
			Rules: entitled.Rules{
				Preset: entitled.PresetQonversion, AnonymousPrefix: entitled.Ptr(""),
				OnRestore: entitled.RulesOnRestoreTransfer,
			},
			Products: map[string]entitled.Product{"monthly": {
				Kind:         entitled.Some(entitled.ProductKindSubscription),
				Entitlements: []string{"premium"},
			}},
			Clock: entitled.ClockChoiceObject{Manual: start},
		})).Project
	if project.Rules.OnRestore != "transfer" || *project.Rules.AnonymousPrefix != "" ||
		!project.Clock.Now.Equal(start) {
		t.Error(project)
	}
	must[*entitled.InstallResult](t)(
		client.Install(ctx, entitled.InstallParams{Device: "iphone"}))
	end := start.AddDate(0, 1, 0)
	found := must[*entitled.PurchaseResult](t)(client.Purchase(ctx, entitled.PurchaseParams{
		Device: "iphone", Product: "monthly", Store: "appStore", TransactionID: "1",
		ExpiresAt: &end,
	}))
	if found.Outcome != entitled.PurchaseOutcomeRecorded ||
		!found.Entitlements["premium"].Active ||
		!found.Purchase.Transactions[0].ExpiresAt.Equal(end) {
		t.Error(found)
	}
	info := must[*entitled.ServerInfoResult](t)(client.ServerInfo(ctx))
	if info.Limits.LineBytesMax != 1<<20 || len(info.Limits.Additional) < 4 {
		t.Error(info)
	}
}

func TestAbsentAndNullAreToldApart(t *testing.T) {
	client := entitledtest.Start(t).Client()
	must[*entitled.PurchaseResult](t)(client.Purchase(ctx, entitled.PurchaseParams{
		UserID: "ann", Product: "x", Store: "web", TransactionID: "1",
		ExpiresAt: entitled.Ptr(time.Date(2099, 1, 1, 0, 0, 0, 0, time.UTC)),
	}))
	events := must[*entitled.EventsPage](t)(
		client.EventsRead(ctx, entitled.EventsReadParams{})).Events
	if len(events) != 2 || !events[0].Price.IsAbsent() || !events[1].Price.IsNull() {
		t.Fatal(events)
	}
	update := entitled.PurchaseUpdateParams{
		Store: "web", OriginalTransactionID: "1", AutoRenew: entitled.Some(false),
	}
	left := must[*entitled.PurchaseUpdateResult](t)(client.PurchaseUpdate(ctx, update))
	if left.Purchase.ExpiresAt == nil {
		t.Error("it was cleared")
	}
	update.ExpiresAt = entitled.Null[time.Time]()
	left = must[*entitled.PurchaseUpdateResult](t)(client.PurchaseUpdate(ctx, update))
	if left.Purchase.ExpiresAt != nil {
		t.Error("it was not cleared")
	}
	pong := must[*entitled.ServerPingResult](t)(
		client.ServerPing(ctx, entitled.ServerPingParams{}))
	if !pong.Echo.IsAbsent() {
		t.Error(pong.Echo)
	}
}

func TestWhatIsLeftOutIsNotSent(t *testing.T) {
	for _, each := range []struct {
		params any
		sent   string
	}{
		{nil, `{}`},
		{entitled.InstallParams{}, `{}`},
		{entitled.RestoreParams{Device: "a<b"}, `{"device":"a<b"}`},
		{entitled.RestoreParams{Device: "a", Purchases: []entitled.PurchaseRef{}},
			`{"device":"a","purchases":[]}`},
		{entitled.IdentifyParams{Device: "a"}, `{"device":"a","userId":""}`},
		{entitled.ProjectDefineParams{Clock: entitled.ClockKindManual,
			Products: map[string]entitled.Product{"m": {Entitlements: []string{"p"}}}},
			`{"clock":"manual","products":{"m":{"entitlements":["p"]}}}`},
		{map[string]any{"at": start, "limit": 3}, `{"at":"2026-01-01T00:00:00Z","limit":3}`},
	} {
		if sent, err := entitled.Encode(each.params); err != nil || string(sent) != each.sent {
			t.Errorf("%s for %s, %v", sent, each.sent, err)
		}
	}
	if _, err := entitled.Encode(map[string]any{"f": func() {}}); err == nil {
		t.Error("a function was sent")
	}
}

func TestValuesThatWouldBeSentAsOthers(t *testing.T) {
	type own struct{ Name string }
	type embedding struct{ own }
	wrong, never := "ann\xff", time.Time{}
	for _, params := range []any{
		entitled.CheckEntitlementsParams{UserID: wrong},
		entitled.PurchaseParams{UserID: "ann", ExpiresAt: &never},
		entitled.PurchaseUpdateParams{Store: "web", ExpiresAt: entitled.Some(never)},
		entitled.ServerPingParams{Echo: entitled.Some[any]([]any{wrong})},
		entitled.ProjectDefineParams{Products: map[string]entitled.Product{wrong: {}}},
		entitled.ProjectDefineParams{Clock: entitled.ClockChoiceObject{}},
		map[string]any{"userId": wrong}, map[string]any{"at": never},
		map[string]any{"x": own{wrong}}, map[string]any{"x": &embedding{own{wrong}}},
		map[string]any{"x": math.NaN()}, []any{math.Inf(1)},
	} {
		if sent, err := entitled.Encode(params); err == nil {
			t.Errorf("%s for %#v", sent, params)
		}
	}
	m := misbehave(t, "well-behaved")
	_, err := m.client.CheckEntitlements(ctx, entitled.CheckEntitlementsParams{UserID: wrong})
	if !strings.Contains(fmt.Sprint(err), `"ann\xff" is not UTF-8`) {
		t.Error(err)
	}
	if _, requests := m.seen(); len(requests) > 0 {
		t.Error(requests)
	}
}

// False is not sent, so it must be what a boolean param is when it is left out.
func TestBooleansAreFalseWhenLeftOut(t *testing.T) {
	paths, _ := filepath.Glob("../../Protocol/methods/*.json")
	count := 0
	for _, path := range paths {
		var method struct {
			Params []struct {
				Name     string
				Required bool
				Schema   struct{ Type, Default any }
			}
		}
		data := must[[]byte](t)(os.ReadFile(path))
		if err := json.Unmarshal(data, &method); err != nil {
			t.Fatal(err)
		}
		for _, param := range method.Params {
			if param.Schema.Type == "boolean" && !param.Required {
				count++
				if param.Schema.Default != false {
					t.Error(path, param.Name)
				}
			}
		}
	}
	if count < 5 {
		t.Error(count)
	}
}

func TestMomentsAndDurations(t *testing.T) {
	client := entitledtest.Start(t).Client()
	must[*entitled.ProjectDefineResult](t)(client.ProjectDefine(ctx,
		entitled.ProjectDefineParams{Clock: entitled.ClockChoiceObject{Manual: start}}))
	by := 24*time.Hour + 1500*time.Millisecond
	moved := must[*entitled.ClockAdvanceResult](t)(client.ClockAdvance(ctx,
		entitled.ClockAdvanceParams{By: entitled.ISO8601(by)}))
	if !moved.Now.Equal(start.Add(by)) {
		t.Error(moved.Now)
	}
	for by, text := range map[time.Duration]string{
		-1500 * time.Millisecond: "-PT1.500000000S", math.MinInt64: "-PT9223372036.854775808S",
	} {
		if entitled.ISO8601(by) != text {
			t.Error(entitled.ISO8601(by))
		}
	}
	elsewhere := time.Date(2026, 1, 3, 0, 0, 0, 0, time.FixedZone("", -5*3600))
	moved = must[*entitled.ClockAdvanceResult](t)(client.ClockAdvance(ctx,
		entitled.ClockAdvanceParams{To: &elsewhere}))
	if !moved.Now.Equal(elsewhere) {
		t.Error(moved.Now)
	}
	first := time.Date(0, 1, 1, 0, 0, 0, 0, time.UTC)
	bought := must[*entitled.PurchaseResult](t)(client.Purchase(ctx, entitled.PurchaseParams{
		UserID: "ann", Product: "x", Store: "web", TransactionID: "1", PurchasedAt: &first,
	}))
	if !bought.Purchase.PurchasedAt.Equal(first) {
		t.Error(bought.Purchase.PurchasedAt)
	}
}

func TestAPlainCall(t *testing.T) {
	client := entitledtest.Start(t).Client()
	data := must[json.RawMessage](t)(client.Call(ctx, "server.ping", []any{[]any{1, "x", nil}}))
	var found struct{ Echo json.RawMessage }
	if err := json.Unmarshal(data, &found); err != nil || string(found.Echo) != `[1,"x",null]` {
		t.Error(string(data), err)
	}
	// Numbers come back as they were written.
	if found := echoed(t, client, json.Number("12345678901234567890.10")); found !=
		json.Number("12345678901234567890.10") {
		t.Error(found)
	}
	// A struct of the caller's own is sent as encoding/json writes it.
	type place struct{ City string }
	own := struct {
		place
		Zip  int `json:"zip,omitempty,string"`
		note string
	}{place{"Bonn"}, 53111, "kept"}
	data = must[json.RawMessage](t)(client.Call(ctx, "server.ping", map[string]any{"echo": own}))
	if err := json.Unmarshal(data, &found); err != nil || own.note == "" ||
		string(found.Echo) != `{"City":"Bonn","zip":"53111"}` {
		t.Error(string(data), err)
	}
}

func TestErrorsHaveTheDaemonsHint(t *testing.T) {
	client := entitledtest.Start(t).Client()
	_, err := client.UserInfo(ctx, entitled.UserInfoParams{Device: "nobody"})
	found := new(entitled.Error)
	if !errors.Is(err, entitled.ErrUnknownDevice) || errors.Is(err, entitled.ErrUnknownUser) ||
		!errors.As(err, &found) || found.Code != 1100 || found.Field != "/device" ||
		found.Hint == "" || !strings.Contains(err.Error(), found.Hint) || found.Retryable {
		t.Error(err)
	}
	_, err = client.Call(ctx, "install", map[string]any{"device": 3})
	if !errors.Is(err, entitled.ErrInvalidParams) || !strings.Contains(err.Error(), "string") {
		t.Error(err)
	}
	_, err = client.Call(ctx, "no.such.method", nil)
	if !errors.Is(err, entitled.ErrUnknownMethod) || strings.Contains(err.Error(), "older") {
		t.Error(err)
	}
}

func TestManyGoroutinesShareAConnection(t *testing.T) {
	client := entitledtest.Start(t).Client()
	var group sync.WaitGroup
	for number := 0; number < 5000; number++ {
		number := number
		group.Add(1)
		go func() {
			defer group.Done()
			echo := fmt.Sprint(number) + strings.Repeat("x", 999)
			found, err := client.ServerPing(ctx,
				entitled.ServerPingParams{Echo: entitled.Some[any](echo)})
			if err != nil {
				t.Error(err)
			} else if value, _ := found.Echo.Get(); value != any(echo) {
				t.Error(value)
			}
		}()
	}
	group.Wait()
}

func TestTheFeed(t *testing.T) {
	client := entitledtest.Start(t).Client()
	must[*entitled.InstallResult](t)(client.Install(ctx, entitled.InstallParams{Device: "a"}))
	feed := client.Events(ctx, entitled.FeedOptions{Pause: time.Millisecond})
	if !feed.Next() || feed.Event().Kind != entitled.EventKindUserCreated {
		t.Fatal(feed.Err())
	}
	go func() {
		time.Sleep(20 * time.Millisecond)
		_, _ = client.Install(ctx, entitled.InstallParams{Device: "b"})
		time.Sleep(20 * time.Millisecond)
		client.Close()
	}()
	if !feed.Next() || feed.Event().Cursor != "2" || feed.Next() || feed.Err() != nil {
		t.Error(feed.Cursor(), feed.Err())
	}
	wrong := entitledtest.Start(t).Client().Events(ctx, entitled.FeedOptions{After: "x"})
	if wrong.Next() || !errors.Is(wrong.Err(), entitled.ErrInvalidParams) {
		t.Error(wrong.Err())
	}
}

func TestTheFeedOfAConsumer(t *testing.T) {
	client := entitledtest.Start(t).Client()
	for _, device := range []string{"a", "b", "c"} {
		must[*entitled.InstallResult](t)(
			client.Install(ctx, entitled.InstallParams{Device: device}))
	}
	m := &misbehaving{T: t, client: client}
	m.takes(entitled.FeedOptions{Consumer: "mailer", Limit: 2}, "1", "2", "3")
	m.takes(entitled.FeedOptions{Consumer: "mailer", Limit: 2}, "3")
}

func TestTheProgramOfTheReadme(t *testing.T) {
	text := string(must[[]byte](t)(os.ReadFile("README.md")))
	_, text, _ = strings.Cut(text, "```go\n")
	program, _, _ := strings.Cut(text, "```")
	if strings.Count(program, "\n") > 10 {
		t.Error("it is too long")
	}
	// Inside the module, where it finds the package.
	folder := must[string](t)(os.MkdirTemp(".", ".build-readme-"))
	t.Cleanup(func() { os.RemoveAll(folder) })
	path := filepath.Join(folder, "main.go")
	if err := os.WriteFile(path, []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	daemon := entitledtest.Start(t, "--clock", "system")
	products := map[string]entitled.Product{"lifetime": {Entitlements: []string{"premium"}}}
	must[*entitled.ProjectDefineResult](t)(daemon.Client().ProjectDefine(
		ctx, entitled.ProjectDefineParams{Products: products}))
	command := exec.Command("go", "run", "./"+path)
	command.Env = append(os.Environ(), "ENTITLED_SOCKET="+daemon.Socket)
	if said, err := command.CombinedOutput(); string(said) != "premium is active: true\n" {
		t.Errorf("%s %v", said, err)
	}
}

// What happens to a client whose daemon comes and goes.

func TestADaemonThatWasRestarted(t *testing.T) {
	daemon := entitledtest.Start(t)
	client := daemon.Client()
	install := func() error {
		_, err := client.Install(ctx, entitled.InstallParams{Device: "a"})
		return err
	}
	if err := install(); err != nil {
		t.Fatal(err)
	}
	daemon.Kill()
	if err := install(); !strings.Contains(fmt.Sprint(err), "connection refused") && !isLost(err) {
		t.Fatal(err)
	}
	if err := daemon.Restart(); err != nil {
		t.Fatal(err)
	}
	if err := install(); err != nil {
		t.Fatal(err)
	}
	// Unseen: nothing of the next one can have gone to the first daemon.
	daemon.Kill()
	if err := daemon.Restart(); err != nil {
		t.Fatal(err)
	}
	if err := install(); err != nil {
		t.Fatal(err)
	}
}

func TestADaemonKilledInTheMiddle(t *testing.T) {
	daemon := entitledtest.Start(t)
	client := daemon.Client()
	results := make(chan error)
	for number := 0; number < 2000; number++ {
		go func(number int) {
			_, err := client.Install(ctx, entitled.InstallParams{Device: fmt.Sprint(number)})
			results <- err
		}(number)
	}
	if err := <-results; err != nil {
		t.Fatal(err)
	}
	daemon.Kill()
	for number := 1; number < 2000; number++ {
		err := <-results
		noDaemon := new(entitled.NoDaemonError)
		if err != nil && !isLost(err) && !errors.As(err, &noDaemon) {
			t.Fatal(err)
		}
	}
}

func TestAClientThatWasClosed(t *testing.T) {
	client := entitledtest.Start(t).Client()
	must[*entitled.ServerInfoResult](t)(client.ServerInfo(ctx))
	client.Close()
	if _, err := client.ServerInfo(ctx); !errors.Is(err, net.ErrClosed) {
		t.Error(err)
	}
	waiting := misbehave(t, "silent")
	ended := make(chan error)
	go func() {
		_, err := waiting.client.ServerInfo(ctx)
		ended <- err
	}()
	for _, requests := waiting.seen(); len(requests) < 1; _, requests = waiting.seen() {
	}
	waiting.client.Close()
	if err := <-ended; err != entitled.ErrClosed {
		t.Error(err)
	}
}

// The fixture.

func TestFiftyAtOnce(t *testing.T) {
	daemons := make(chan *entitledtest.Daemon)
	for number := 0; number < 50; number++ {
		go func() {
			daemon, err := entitledtest.New()
			if err != nil {
				t.Error(err)
			}
			daemons <- daemon
		}()
	}
	all := map[string]*entitledtest.Daemon{}
	for number := 0; number < 50; number++ {
		if daemon := <-daemons; daemon != nil {
			all[daemon.Socket] = daemon
		}
	}
	if len(all) != 50 {
		t.Error(len(all))
	}
	for _, daemon := range all {
		found, err := daemon.Client().Install(ctx, entitled.InstallParams{Device: "a"})
		if err != nil || !found.Created {
			t.Error(err)
		}
	}
	for _, daemon := range all {
		pid := daemon.PID()
		daemon.Stop()
		if _, err := os.Stat(fmt.Sprintf("/proc/%d", pid)); err == nil {
			t.Error(pid)
		}
		if _, err := os.Stat(daemon.Folder); err == nil {
			t.Error(daemon.Folder)
		}
	}
}

func TestWhatCannotStartSaysWhy(t *testing.T) {
	if _, err := entitledtest.New("--no-such-option"); !strings.Contains(fmt.Sprint(err),
		"--no-such-option") {
		t.Error(err)
	}
	t.Setenv("ENTITLED_DAEMON", "/nowhere/entitled")
	if _, err := entitledtest.New(); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	t.Setenv("ENTITLED_DAEMON", "")
	t.Setenv("PATH", "/nowhere")
	if _, err := entitledtest.New(); !strings.Contains(fmt.Sprint(err), "$ENTITLED_DAEMON") {
		t.Error(err)
	}
}
