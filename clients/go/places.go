package entitled

import (
	"bufio"
	"context"
	"errors"
	"net"
	"os"
	"strings"
	"syscall"
	"time"
)

const pathBytesMax = 107

// places gives the paths to try, in this order. A path that the caller named is the only one: what
// was meant for one daemon must not reach another.
func places(given string, variable func(string) string) []string {
	named := given
	if named == "" {
		named = variable("ENTITLED_SOCKET")
	}
	if named != "" {
		return []string{strings.TrimPrefix(named, "unix:")}
	}
	home := variable("HOME")
	if home == "" {
		home, _ = os.UserHomeDir()
	}
	// systemd separates several by colons; the first is the one of the unit's own name.
	runtime, _, _ := strings.Cut(variable("RUNTIME_DIRECTORY"), ":")
	var paths []string
	seen := map[string]bool{}
	for _, folder := range []string{
		runtime, variable("XDG_RUNTIME_DIR"), "/run/entitled", home + "/.local/state/entitled",
	} {
		// A relative path would mean another place in each directory.
		if strings.HasPrefix(folder, "/") && !seen[folder] {
			seen[folder] = true
			paths = append(paths, folder+"/entitled.sock")
		}
	}
	return paths
}

// lineConn is the raw layer: it sends bytes and receives lines, of any length.
type lineConn struct {
	*net.UnixConn
	reader *bufio.Reader
}

// receive gives the next line without its line feed; with an error, what came of it.
func (l *lineConn) receive() ([]byte, error) {
	line, err := l.reader.ReadBytes('\n')
	if err != nil {
		return line, err
	}
	return line[:len(line)-1], nil
}

func dial(ctx context.Context, path string) (*lineConn, error) {
	if len(path) > pathBytesMax {
		return nil, &PathTooLongError{path, pathBytesMax}
	}
	if strings.HasPrefix(path, "@") {
		// To Go, this would be a name that is no path.
		path = "./" + path
	}
	for {
		conn, err := new(net.Dialer).DialContext(ctx, "unix", path)
		if err == nil {
			return &lineConn{conn.(*net.UnixConn), bufio.NewReaderSize(conn, 1<<16)}, nil
		}
		if os.IsTimeout(err) {
			// The dialer may see the context's deadline a moment before the context does.
			<-ctx.Done()
			return nil, ctx.Err()
		}
		if !errors.Is(err, syscall.EAGAIN) {
			return nil, err
		}
		// A full queue cannot be waited for.
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// dialFirst connects to the first place where a daemon answers, and says which; the error tells
// of all.
func dialFirst(ctx context.Context, paths []string) (*lineConn, string, error) {
	var tried []Attempt
	isForbidden := false
	for _, path := range paths {
		conn, err := dial(ctx, path)
		if err == nil {
			return conn, path, nil
		}
		if tooLong := new(PathTooLongError); errors.As(err, &tooLong) && len(paths) == 1 {
			return nil, "", err
		}
		if ctx.Err() != nil {
			return nil, "", ctx.Err()
		}
		isForbidden = isForbidden || errors.Is(err, syscall.EACCES) || errors.Is(err, syscall.EPERM)
		tried = append(tried, Attempt{path, reasonOf(err)})
	}
	if isForbidden {
		return nil, "", &ForbiddenError{tried}
	}
	return nil, "", &NoDaemonError{tried}
}

func reasonOf(err error) string {
	tooLong := new(PathTooLongError)
	switch {
	case errors.As(err, &tooLong):
		return tooLong.Error()
	case errors.Is(err, syscall.ENOENT):
		return "no such file"
	case errors.Is(err, syscall.ECONNREFUSED):
		return "connection refused"
	case errors.Is(err, syscall.EACCES), errors.Is(err, syscall.EPERM):
		return "permission denied"
	}
	return err.Error()
}
