// Package entitledtest starts daemons for tests: each on a socket of its own, in memory, with a
// clock that the test moves.
//
//	client := entitledtest.Start(t).Client()
//	client.ClockAdvance(ctx, entitled.ClockAdvanceParams{By: "P1M"})
package entitledtest

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"entitled.example/entitled"
)

// Daemon is a daemon that runs for a test.
type Daemon struct {
	// Socket is where it listens; Folder holds that and its log.
	Socket string
	Folder string

	program string
	options []string
	command *exec.Cmd
	clients []*entitled.Client
}

// Start starts a daemon that is gone after the test. Options are further options of the daemon,
// such as --clock system, of which the last one counts.
func Start(t testing.TB, options ...string) *Daemon {
	t.Helper()
	daemon, err := New(options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(daemon.Stop)
	return daemon
}

// New is Start without a test: the caller calls Stop.
func New(options ...string) (*Daemon, error) {
	program := os.Getenv("ENTITLED_DAEMON")
	if program == "" {
		found, err := exec.LookPath("entitled")
		if err != nil {
			return nil, errors.New("there is no daemon to test with " +
				"(install entitled, or name its program with $ENTITLED_DAEMON)")
		}
		program = found
	}
	usual := os.TempDir()
	if len(usual) >= 80 {
		usual = "/tmp"
	}
	folder, err := os.MkdirTemp(usual, "entitled-")
	if err != nil {
		return nil, err
	}
	daemon := &Daemon{
		Socket: filepath.Join(folder, "s"), Folder: folder, program: program,
		options: withClock(append([]string{"--store", "memory:"}, options...)),
	}
	if err := daemon.Restart(); err != nil {
		daemon.Stop()
		return nil, err
	}
	return daemon, nil
}

// withClock adds the manual clock, unless another one was chosen; `system` is the daemon's own.
func withClock(options []string) []string {
	for index, option := range options {
		if option == "--clock" && index+1 < len(options) && options[index+1] == "system" {
			return append(options[:index:index], options[index+2:]...)
		}
		if option == "--clock" || strings.HasPrefix(option, "--clock=") {
			return options
		}
	}
	return append(options, "--clock", "manual")
}

// Restart starts it, after Kill or End.
func (d *Daemon) Restart() error {
	log, err := os.OpenFile(d.logPath(), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer log.Close()
	ready, writing, err := os.Pipe()
	if err != nil {
		return err
	}
	defer ready.Close()
	command := exec.Command(d.program, append(
		[]string{"--socket", d.Socket, "--ready-fd", "3", "--lifeline-fd", "0"}, d.options...)...)
	command.Stderr = log
	command.ExtraFiles = []*os.File{writing}
	// It ends with this program, even where that is killed.
	if _, err = command.StdinPipe(); err != nil {
		writing.Close()
		return err
	}
	err = command.Start()
	writing.Close()
	if err != nil {
		return fmt.Errorf("the daemon %s cannot be started: %w ($ENTITLED_DAEMON says where it is)",
			d.program, err)
	}
	if count, _ := ready.Read(make([]byte, 1)); count == 0 {
		err = command.Wait()
		return fmt.Errorf("the daemon ended with %v: %s", err, strings.TrimSpace(d.Log()))
	}
	d.command = command
	return nil
}

// Client gives a client of this daemon, which is closed with it.
func (d *Daemon) Client() *entitled.Client {
	client := &entitled.Client{Socket: d.Socket}
	d.clients = append(d.clients, client)
	return client
}

// PID is its process; 0 where it does not run.
func (d *Daemon) PID() int {
	if d.command == nil {
		return 0
	}
	return d.command.Process.Pid
}

func (d *Daemon) logPath() string { return filepath.Join(d.Folder, "log") }

// Log is what it has logged so far.
func (d *Daemon) Log() string {
	data, _ := os.ReadFile(d.logPath())
	return string(bytes.ToValidUTF8(data, []byte("?")))
}

// Kill ends it at once, as if its machine lost power.
func (d *Daemon) Kill() { d.end(syscall.SIGKILL) }

// End asks it to end, and gives its exit code.
func (d *Daemon) End() int { return d.end(syscall.SIGTERM) }

func (d *Daemon) end(signal syscall.Signal) int {
	if d.command == nil {
		return 0
	}
	_ = d.command.Process.Signal(signal)
	_ = d.command.Wait()
	code := d.command.ProcessState.ExitCode()
	d.command = nil
	return code
}

// Stop ends it, and removes its files.
func (d *Daemon) Stop() {
	for _, client := range d.clients {
		_ = client.Close()
	}
	d.Kill()
	_ = os.RemoveAll(d.Folder)
}
