package entitled_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"reflect"
	"strings"
	"testing"

	"entitled.example/entitled"
	"entitled.example/entitled/entitledtest"
)

// Where the socket may be.

func TestTheOrderOfPlaces(t *testing.T) {
	for _, each := range []struct {
		given     string
		variables map[string]string
		paths     []string
	}{
		{"", map[string]string{
			"RUNTIME_DIRECTORY": "/run/a:/run/b", "XDG_RUNTIME_DIR": "/x", "HOME": "/home/ann",
		}, []string{"/run/a/entitled.sock", "/x/entitled.sock", "/run/entitled/entitled.sock",
			"/home/ann/.local/state/entitled/entitled.sock"}},
		{"", map[string]string{"ENTITLED_SOCKET": "unix:/a/b"}, []string{"/a/b"}},
		{"/c", map[string]string{"ENTITLED_SOCKET": "/a/b"}, []string{"/c"}},
		{"unix:/c", nil, []string{"/c"}},
		{"", map[string]string{"XDG_RUNTIME_DIR": "relative", "HOME": "/h"}, []string{
			"/run/entitled/entitled.sock", "/h/.local/state/entitled/entitled.sock"}},
	} {
		found := entitled.Places(each.given, func(name string) string { return each.variables[name] })
		if !reflect.DeepEqual(found, each.paths) {
			t.Error(found)
		}
	}
}

func TestTheFirstWhereADaemonAnswers(t *testing.T) {
	daemon := entitledtest.Start(t)
	if err := os.Rename(daemon.Socket, daemon.Folder+"/entitled.sock"); err != nil {
		t.Fatal(err)
	}
	t.Setenv("ENTITLED_SOCKET", "")
	t.Setenv("RUNTIME_DIRECTORY", t.TempDir())
	t.Setenv("XDG_RUNTIME_DIR", daemon.Folder)
	client := new(entitled.Client)
	defer client.Close()
	must[*entitled.ServerInfoResult](t)(client.ServerInfo(ctx))
}

func TestAReconnectGoesToTheSameDaemon(t *testing.T) {
	first, second := entitledtest.Start(t), entitledtest.Start(t)
	for _, daemon := range []*entitledtest.Daemon{first, second} {
		if err := os.Symlink(daemon.Socket, daemon.Folder+"/entitled.sock"); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("ENTITLED_SOCKET", "")
	t.Setenv("RUNTIME_DIRECTORY", first.Folder)
	t.Setenv("XDG_RUNTIME_DIR", second.Folder)
	client := new(entitled.Client)
	defer client.Close()
	must[*entitled.ServerInfoResult](t)(client.ServerInfo(ctx))
	first.Kill()
	for range []int{1, 2} {
		_, err := client.ServerInfo(ctx)
		if gone := new(entitled.NoDaemonError); isLost(err) {
			continue
		} else if !errors.As(err, &gone) || len(gone.Tried) != 1 {
			t.Error(err)
		}
	}
	if err := first.Restart(); err != nil {
		t.Fatal(err)
	}
	must[*entitled.ServerInfoResult](t)(client.ServerInfo(ctx))
}

func failure(t *testing.T, path string, words ...string) error {
	t.Helper()
	_, err := (&entitled.Client{Socket: path}).ServerInfo(ctx)
	for _, word := range words {
		if !strings.Contains(fmt.Sprint(err), word) {
			t.Errorf("%v: no %s", err, word)
		}
	}
	return err
}

func TestNoDaemon(t *testing.T) {
	failure(t, "/nowhere/s", "/nowhere/s: no such file", "start the daemon with: entitled")
	daemon := entitledtest.Start(t)
	daemon.Kill()
	failure(t, daemon.Socket, "connection refused")
	err := entitled.DialFirst(ctx, []string{"/nowhere/a", "/nowhere/" + strings.Repeat("b", 99)})
	found := new(entitled.NoDaemonError)
	if !errors.As(err, &found) || len(found.Tried) != 2 ||
		!strings.Contains(err.Error(), "\n  /nowhere/a: no such") {
		t.Error(err)
	}
}

func TestAPathThatIsTooLong(t *testing.T) {
	err := failure(t, "/"+strings.Repeat("é", 53)+"ab", "109 bytes", "107", "$ENTITLED_SOCKET")
	if found := new(entitled.PathTooLongError); !errors.As(err, &found) {
		t.Error(err)
	}
	daemon := entitledtest.Start(t)
	path := daemon.Folder + "/" + strings.Repeat("s", 106-len(daemon.Folder))
	if err := os.Rename(daemon.Socket, path); err != nil || len(path) != 107 {
		t.Fatal(err)
	}
	client := entitled.Client{Socket: path}
	defer client.Close()
	must[*entitled.ServerInfoResult](t)(client.ServerInfo(ctx))
}

// Run again by TestNoPermission with another uid.
func TestAsSomebodyElse(t *testing.T) {
	socket := os.Getenv("ENTITLED_TEST_FORBIDDEN")
	if socket == "" {
		return
	}
	err := failure(t, socket, "--allow-uid", "--allow-gid")
	if !errors.Is(err, fs.ErrPermission) {
		t.Error(err)
	}
}
