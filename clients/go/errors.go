package entitled

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"net"
	"os"
	"strconv"
	"strings"
	"time"
)

// Kind is what a program looks at in an error of the daemon:
//
//	errors.Is(err, entitled.ErrUnknownDevice)
type Kind string

func (k Kind) Error() string { return string(k) }

// Error is the daemon's answer that it did not do what was asked.
type Error struct {
	Kind    Kind
	Code    int
	Message string
	// Hint says what to do about it.
	Hint string
	// Field is a JSON pointer to the param that is wrong.
	Field string
	// Retryable says that the same call may succeed a little later.
	Retryable bool
	// Data has all members, also those of this kind only.
	Data map[string]any
}

func (e *Error) Error() string { return withHint(e.Message, e.Hint) }

// Is makes errors.Is compare the kind; what is forbidden is fs.ErrPermission too.
func (e *Error) Is(target error) bool {
	kind, ok := target.(Kind)
	return ok && kind == e.Kind || target == fs.ErrPermission && e.Kind == ErrPermissionDenied
}

func withHint(message, hint string) string {
	if hint == "" {
		return message
	}
	return message + " (" + hint + ")"
}

// readError reads the error of a reply; isKnown says that this client was made for the method.
func readError(data json.RawMessage, method string, isKnown bool) error {
	var read struct {
		Code    *int           `json:"code"`
		Message *string        `json:"message"`
		Data    map[string]any `json:"data"`
	}
	if decode(data, &read) != nil || read.Code == nil || read.Message == nil {
		return &ViolationError{Reason: fmt.Sprintf("the reply has an error that is none: %.100s", data)}
	}
	found := &Error{Code: *read.Code, Message: *read.Message, Data: read.Data}
	kind, _ := read.Data["kind"].(string)
	found.Kind = Kind(kind)
	found.Hint, _ = read.Data["hint"].(string)
	found.Field, _ = read.Data["field"].(string)
	found.Retryable, _ = read.Data["retryable"].(bool)
	if found.Kind == ErrUnknownMethod && isKnown {
		// It is in this client, so it is no slip of the caller's.
		older := "this client knows " + method + ", so the daemon is older: update it"
		found.Hint = strings.TrimSuffix(older+"; "+found.Hint, "; ")
	}
	return found
}

// Attempt is a place where no daemon answered, and why.
type Attempt struct {
	Path   string
	Reason string
}

func listed(tried []Attempt) string {
	var text strings.Builder
	for _, attempt := range tried {
		separator := ":\n  "
		if len(tried) == 1 {
			separator = ": "
		} else if text.Len() > 0 {
			separator = "\n  "
		}
		text.WriteString(separator + attempt.Path + ": " + attempt.Reason)
	}
	return text.String()
}

// NoDaemonError says that no daemon answers at any of the places that were tried.
type NoDaemonError struct{ Tried []Attempt }

func (e *NoDaemonError) Error() string {
	return withHint("cannot connect to the daemon"+listed(e.Tried),
		"start the daemon with: entitled; "+
			"or name its socket with Client.Socket or with $ENTITLED_SOCKET")
}

// ForbiddenError says that a daemon's socket is there, and is not for this user.
type ForbiddenError struct{ Tried []Attempt }

func (e *ForbiddenError) Error() string {
	return withHint("this user has no access to the daemon's socket"+listed(e.Tried),
		"be the daemon's own user, or let the daemon be started with --allow-uid or --allow-gid")
}

// Is makes it an fs.ErrPermission.
func (e *ForbiddenError) Is(target error) bool { return target == fs.ErrPermission }

// PathTooLongError says that no socket can have this path.
type PathTooLongError struct {
	Path  string
	Limit int
}

func (e *PathTooLongError) Error() string {
	return withHint(
		fmt.Sprintf("the socket's path has %d bytes, and at most %d are possible: %s",
			len(e.Path), e.Limit, e.Path),
		"choose a shorter path with Client.Socket or with $ENTITLED_SOCKET, for the daemon too")
}

const mayBeDone = "the daemon may have done it; an IdempotencyKey makes it safe to repeat"

// TimeoutError says that no answer came in time. What was asked may still be carried out, unless
// IsUnsent: the daemon did not accept a connection.
type TimeoutError struct {
	After    time.Duration
	IsUnsent bool
}

func (e *TimeoutError) Error() string {
	seconds := strconv.FormatFloat(e.After.Round(time.Millisecond).Seconds(), 'g', -1, 64)
	if e.IsUnsent {
		return "the daemon did not accept a connection within " + seconds + " seconds"
	}
	return withHint("the daemon did not answer within "+seconds+" seconds", mayBeDone)
}

// Timeout is for those who look at it as a net.Error.
func (e *TimeoutError) Timeout() bool { return true }

// Is makes it a context.DeadlineExceeded and an os.ErrDeadlineExceeded.
func (e *TimeoutError) Is(target error) bool {
	return target == context.DeadlineExceeded || target == os.ErrDeadlineExceeded
}

// LostError says that the connection ended before the answer. Whether what was asked was carried
// out is not known.
type LostError struct{ Reason string }

func (e *LostError) Error() string { return withHint(e.Reason, mayBeDone) }

// ViolationError says that what came is no answer of this protocol.
type ViolationError struct{ Reason string }

func (e *ViolationError) Error() string {
	return withHint(e.Reason, "check that the program at this socket is entitled")
}

type closedError struct{}

func (closedError) Error() string        { return "the client is closed (make another one)" }
func (closedError) Is(target error) bool { return target == net.ErrClosed }

// ErrClosed is what calls of a closed client end with. It is a net.ErrClosed.
var ErrClosed error = closedError{}
