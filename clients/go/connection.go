package entitled

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"sync"
)

// errNotSent says that nothing of a request went out.
var errNotSent = errors.New("the connection was over before anything of the request went out")

// request is one that is under way. `done` is closed when result and err are there.
type request struct {
	id     int64
	method string
	line   []byte
	done   chan struct{}
	result json.RawMessage
	err    error

	// How far it is on its way; the connection's lock guards these.
	isWriting   bool
	isSent      bool
	isForgotten bool
	isDone      bool
}

// connection has one goroutine that writes and one that reads, so neither waits for the other.
type connection struct {
	line     *lineConn
	notified func(method string, params json.RawMessage)

	mutex   sync.Mutex
	wake    *sync.Cond
	last    int64
	queue   []*request
	awaited map[int64]*request
	// No more requests go over it; with a failure, no more answers come either.
	isOver  bool
	failure error

	// Those under way, for the goroutine that reads.
	subscriptions []subscription
}

// subscription is what a program follows on a connection, up to the cursor so far.
type subscription struct {
	ID     string `json:"subscription"`
	Cursor string `json:"cursor"`
}

func newConnection(line *lineConn, notified func(string, json.RawMessage)) *connection {
	c := &connection{line: line, notified: notified, awaited: map[int64]*request{}}
	c.wake = sync.NewCond(&c.mutex)
	go c.write()
	go c.read()
	return c
}

// start puts a request in line; errNotSent where the connection is over.
func (c *connection) start(method string, params []byte) (*request, error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.isOver {
		return nil, errNotSent
	}
	c.last++
	started := &request{id: c.last, method: method, done: make(chan struct{})}
	name, _ := json.Marshal(method)
	started.line = make([]byte, 0, len(params)+len(name)+64)
	started.line = append(started.line, `{"jsonrpc":"2.0","id":`...)
	started.line = strconv.AppendInt(started.line, started.id, 10)
	started.line = append(append(started.line, `,"method":`...), name...)
	started.line = append(append(started.line, `,"params":`...), params...)
	started.line = append(started.line, "}\n"...)
	c.queue = append(c.queue, started)
	c.awaited[started.id] = started
	c.wake.Signal()
	return started, nil
}

// forget says that the caller no longer waits for the reply, which may still come.
func (c *connection) forget(forgotten *request) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	forgotten.isForgotten = true
	if !forgotten.isWriting && !forgotten.isSent {
		// It never goes out.
		delete(c.awaited, forgotten.id)
	}
}

// write sends what is in line, one after the other.
func (c *connection) write() {
	for next := c.next(); next != nil; next = c.next() {
		count, err := c.line.Write(next.line)
		c.mutex.Lock()
		next.isWriting = false
		next.isSent = count > 0
		next.line = nil
		if err != nil {
			// The daemon has closed; what it said before is still to be read.
			c.isOver = true
			c.queue = append([]*request{next}, c.queue...)
			for _, each := range c.queue {
				if !each.isSent {
					c.finish(each, nil, errNotSent)
				}
			}
			c.queue = nil
		}
		if c.failure != nil {
			c.finish(next, nil, c.failure)
		}
		c.mutex.Unlock()
	}
}

func (c *connection) next() *request {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for {
		for len(c.queue) > 0 {
			next := c.queue[0]
			c.queue = c.queue[1:]
			if !next.isForgotten {
				next.isWriting = true
				return next
			}
		}
		if c.isOver {
			return nil
		}
		c.wake.Wait()
	}
}

// read takes in whatever comes.
func (c *connection) read() {
	for {
		line, err := c.line.receive()
		if err != nil && len(line) > 0 {
			err = &LostError{fmt.Sprintf(
				"the daemon closed the connection in the middle of an answer, after %d bytes",
				len(line))}
		} else if err != nil {
			err = &LostError{"the daemon closed the connection before it answered"}
		} else {
			err = c.take(line)
		}
		if err != nil {
			c.fail(err)
			c.endSubscriptions()
			return
		}
	}
}

// endSubscriptions says of each what the daemon says of one whose reader is too slow.
func (c *connection) endSubscriptions() {
	c.mutex.Lock()
	isClosed := c.failure == ErrClosed
	c.mutex.Unlock()
	for _, each := range c.subscriptions {
		if params, err := json.Marshal(each); err == nil && !isClosed {
			c.notified("gap", params)
		}
	}
}

// follow keeps the subscriptions by what a reply or a notification says of one.
func (c *connection) follow(name string, data json.RawMessage) {
	isKept := name == "events.subscribe" || name == "event"
	if !isKept && name != "events.unsubscribe" && name != "gap" || c.notified == nil {
		return
	}
	var now subscription
	if json.Unmarshal(data, &now) != nil {
		return
	}
	for index, each := range c.subscriptions {
		if each.ID == now.ID {
			c.subscriptions = append(c.subscriptions[:index], c.subscriptions[index+1:]...)
			break
		}
	}
	if isKept {
		c.subscriptions = append(c.subscriptions, now)
	}
}

func (c *connection) take(line []byte) error {
	var message struct {
		ID     json.RawMessage `json:"id"`
		Method *string         `json:"method"`
		Params json.RawMessage `json:"params"`
		Result json.RawMessage `json:"result"`
		Error  json.RawMessage `json:"error"`
	}
	if err := json.Unmarshal(line, &message); err != nil {
		return &ViolationError{fmt.Sprintf("a line is not a reply: %.100q", line)}
	}
	if message.ID == nil && message.Method != nil {
		c.follow(*message.Method, message.Params)
		if c.notified != nil {
			c.notified(*message.Method, message.Params)
		}
		return nil
	}
	if (message.Result == nil) == (message.Error == nil) {
		return &ViolationError{"a reply has neither a result nor an error, or both"}
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	found := c.find(message.ID, message.Error != nil)
	switch {
	case found == nil:
		return &ViolationError{fmt.Sprintf(
			"a reply came with the id %.60s, which matches no request", message.ID)}
	case message.Error != nil:
		c.finish(found, nil, readError(message.Error, found.method, isKnown(found.method)))
	case message.Result[0] != '{':
		return &ViolationError{"a reply has a result that is no object"}
	default:
		c.follow(found.method, message.Result)
		c.finish(found, message.Result, nil)
	}
	return nil
}

// find gives the request that a reply belongs to; nil for a reply to no known request.
func (c *connection) find(id json.RawMessage, isError bool) *request {
	if string(id) != "null" || !isError {
		number, err := strconv.ParseInt(string(id), 10, 64)
		if err != nil {
			return nil
		}
		return c.awaited[number]
	}
	// A line that the daemon could not read is refused with the id null, and in its turn.
	var found *request
	for _, each := range c.awaited {
		isSooner := found == nil || each.id < found.id
		if found != nil && (each.method == "events.wait") != (found.method == "events.wait") {
			isSooner = found.method == "events.wait"
		}
		if isSooner && (each.isSent || each.isWriting) {
			found = each
		}
	}
	return found
}

// finish ends a request; the lock is held.
func (c *connection) finish(done *request, result json.RawMessage, err error) {
	if done.isDone {
		return
	}
	done.isDone, done.result, done.err = true, result, err
	delete(c.awaited, done.id)
	close(done.done)
}

// fail ends the connection; pending calls fail with the reason.
func (c *connection) fail(err error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.failure != nil {
		return
	}
	c.failure, c.isOver = err, true
	for _, each := range c.awaited {
		switch {
		case each.isSent || err == ErrClosed:
			c.finish(each, nil, err)
		case !each.isWriting:
			c.finish(each, nil, errNotSent)
		}
		// What is being written is finished by the one who writes it.
	}
	c.queue = nil
	c.wake.Broadcast()
	c.line.Close()
}

type methodTraits struct {
	name      string
	onlyReads bool
}

var traits = func() map[string]methodTraits {
	known := map[string]methodTraits{}
	for _, each := range methods {
		known[each.name] = each
	}
	return known
}()

func isKnown(method string) bool {
	_, ok := traits[method]
	return ok
}
