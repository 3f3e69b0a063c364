// Package entitled is the client of the daemon of that name: who is this person, and what may
// they use?
package entitled

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"
)

// Version is the client's version: that of the daemon and the protocol document it was made for.
const Version = "0.2.0"

// Client is a client of the daemon. Its zero value is ready to use; many goroutines may use it at
// once, and share one connection. It connects with its first call, and again after a loss.
type Client struct {
	// Socket is the daemon's socket; the usual places when empty.
	Socket string
	// Timeout is for connecting and for each answer, where the context has no deadline; 0 is ten
	// seconds, and a negative one no limit.
	Timeout time.Duration
	// OnNotification is called with notifications, for example `event` after EventsSubscribe. It
	// must not wait. A subscription ends with its connection: OnNotification then gets a `gap`,
	// with the cursor after which to subscribe again.
	OnNotification func(method string, params json.RawMessage)

	once sync.Once
	// Has one element: the goroutine that takes it may make a connection.
	turn chan struct{}
	// The path of the first connection; only the goroutine that has the turn uses it.
	place      string
	mutex      sync.Mutex
	connection *connection
	isClosed   bool
	// Ends the making of a connection.
	stopDialing context.CancelFunc
}

// Call calls any method; params are encoded as JSON, and the result is JSON as it came.
//
// A connection that is lost is made again once, and the request repeated, where nothing can be
// done twice: nothing of it went out, it only reads, it is a dry run, or it has an
// idempotencyKey.
func (c *Client) Call(ctx context.Context, method string, params any) (json.RawMessage, error) {
	encoded, err := encode(params)
	if err != nil {
		return nil, err
	}
	began := time.Now()
	ctx, cancel := c.limited(ctx, method, encoded)
	defer cancel()
	result, isSent, err := c.call(ctx, method, encoded)
	if errors.Is(err, errNotSent) {
		err = &LostError{"the daemon closed the connection before it answered"}
	}
	if err != nil && err == ctx.Err() {
		if err == context.DeadlineExceeded {
			end, _ := ctx.Deadline()
			return nil, &TimeoutError{end.Sub(began), !isSent}
		}
		return nil, fmt.Errorf("the call of %s was given up: %w", method, err)
	}
	return result, err
}

func (c *Client) call(
	ctx context.Context, method string, params []byte,
) (result json.RawMessage, isSent bool, err error) {
	for attempt := 1; ; attempt++ {
		connection, err := c.connected(ctx)
		if err != nil {
			return nil, attempt > 1, err
		}
		result, err := connection.ask(ctx, method, params)
		isOver := errors.Is(err, errNotSent)
		if _, ok := err.(*LostError); ok {
			isOver = mayRepeat(method, params)
		}
		if !isOver || attempt == 2 {
			return result, true, err
		}
	}
}

func (c *connection) ask(
	ctx context.Context, method string, params []byte,
) (json.RawMessage, error) {
	started, err := c.start(method, params)
	if err != nil {
		return nil, err
	}
	select {
	case <-started.done:
		return started.result, started.err
	case <-ctx.Done():
		c.forget(started)
		return nil, ctx.Err()
	}
}

// mayRepeat says whether sending it twice does no more than sending it once.
func mayRepeat(method string, params []byte) bool {
	if traits[method].onlyReads {
		return true
	}
	var given struct {
		IdempotencyKey *string `json:"idempotencyKey"`
		DryRun         bool    `json:"dryRun"`
	}
	_ = json.Unmarshal(params, &given)
	return given.IdempotencyKey != nil || given.DryRun
}

// limited gives a context that ends; waiting for events takes as long as was asked for, and then
// as long as any answer.
func (c *Client) limited(
	ctx context.Context, method string, params []byte,
) (context.Context, context.CancelFunc) {
	timeout := c.Timeout
	if timeout == 0 {
		timeout = 10 * time.Second
	}
	if _, ok := ctx.Deadline(); ok || timeout < 0 {
		return context.WithCancel(ctx)
	}
	if method == "events.wait" {
		var given struct {
			TimeoutMs float64 `json:"timeoutMs"`
		}
		_ = json.Unmarshal(params, &given)
		timeout += time.Duration(given.TimeoutMs * float64(time.Millisecond))
	}
	return context.WithTimeout(ctx, timeout)
}

// connected gives the connection, or makes a new one.
func (c *Client) connected(ctx context.Context) (*connection, error) {
	c.once.Do(func() { c.turn = make(chan struct{}, 1) })
	if connection, err := c.current(); connection != nil || err != nil {
		return connection, err
	}
	select {
	case c.turn <- struct{}{}:
		defer func() { <-c.turn }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if connection, err := c.current(); connection != nil || err != nil {
		return connection, err
	}
	paths := []string{c.place}
	if c.place == "" {
		paths = places(c.Socket, os.Getenv)
	}
	dialing, cancel := context.WithCancel(ctx)
	defer cancel()
	c.mutex.Lock()
	c.stopDialing = cancel
	isClosed := c.isClosed
	c.mutex.Unlock()
	if isClosed {
		return nil, ErrClosed
	}
	line, place, err := dialFirst(dialing, paths)
	if err != nil {
		if _, closed := c.current(); closed != nil {
			return nil, closed
		}
		return nil, err
	}
	// Another daemon has other data.
	c.place = place
	made := newConnection(line, c.OnNotification)
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.isClosed {
		made.fail(ErrClosed)
		return nil, ErrClosed
	}
	c.connection = made
	return made, nil
}

func (c *Client) current() (*connection, error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.isClosed {
		return nil, ErrClosed
	}
	if c.connection == nil {
		return nil, nil
	}
	c.connection.mutex.Lock()
	defer c.connection.mutex.Unlock()
	if c.connection.isOver {
		return nil, nil
	}
	return c.connection, nil
}

// Close closes the connection; pending calls fail with ErrClosed.
func (c *Client) Close() error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.isClosed = true
	if c.stopDialing != nil {
		c.stopDialing()
	}
	if c.connection != nil {
		c.connection.fail(ErrClosed)
	}
	return nil
}

// ask calls a method, and reads its result to the field.
func ask[Result any](ctx context.Context, c *Client, method string, params any) (*Result, error) {
	data, err := c.Call(ctx, method, params)
	if err != nil {
		return nil, err
	}
	result := new(Result)
	if err := decode(data, result); err != nil {
		return nil, &ViolationError{fmt.Sprintf("the answer of %s is of another type: %v", method, err)}
	}
	return result, nil
}
