package entitled

import (
	"context"
	"errors"
	"time"
)

// FeedOptions says what a feed tells; its zero value is everything, from the beginning.
type FeedOptions struct {
	// After is the cursor to go on after.
	After string
	// Consumer is a name under which the daemon remembers how far this reader came. One that it
	// knows goes on there, a new one begins with After. What was taken is acknowledged when the
	// reader comes back for more.
	Consumer string
	// Kinds, where not nil, narrows to these kinds, and User to what is about this customer.
	Kinds []EventKind
	User  string
	// Project is the project; `default` when empty.
	Project string
	// Limit is how many events come at most in one answer; 0 is 100.
	Limit int
	// Wait is how long one call waits for something to happen; 0 is 30 seconds.
	Wait time.Duration
	// Pause is the time between two calls to a daemon that cannot wait; 0 is a second.
	Pause time.Duration
	// Patience is how long, from the first call that fails, a daemon that is gone is looked for
	// again; 0 is a minute, and a negative one for ever.
	Patience time.Duration
}

// Feed iterates over the events of a project, as they happen; it resumes after a lost
// connection. One goroutine uses it:
//
//	for feed.Next() {
//		save(feed.Event())
//	}
//	return feed.Err()
type Feed struct {
	ctx     context.Context
	client  *Client
	options FeedOptions

	ready        []Event
	event        *Event
	err          error
	cursor       string // of what was taken
	acknowledged string
	next         string // of what was answered
	isRemembered bool
	cannotWait   bool
	hasBegun     bool
	// When the first call failed that no success followed.
	failedAt time.Time
	delay    time.Duration
}

// Events makes a feed; it ends with the context, or with the client.
func (c *Client) Events(ctx context.Context, options FeedOptions) *Feed {
	options.Limit = int(orElse(time.Duration(options.Limit), 100))
	options.Wait = orElse(options.Wait, 30*time.Second)
	options.Pause = orElse(options.Pause, time.Second)
	options.Patience = orElse(options.Patience, time.Minute)
	return &Feed{
		ctx: ctx, client: c, options: options, isRemembered: options.Consumer != "",
		cursor: options.After, acknowledged: options.After, next: options.After,
		delay: 50 * time.Millisecond,
	}
}

func orElse(value, other time.Duration) time.Duration {
	if value == 0 {
		return other
	}
	return value
}

// Next waits for the next event; false when the feed is over, and Err says why.
func (f *Feed) Next() bool {
	f.event = nil
	for f.err == nil {
		// The reader is done with the event before, also where more of its page are there.
		err := f.Acknowledge()
		if err == nil && len(f.ready) > 0 {
			break
		}
		var pause time.Duration
		if err == nil {
			pause, err = f.fetch()
		}
		if err != nil {
			pause, f.err = f.pauseAfter(err)
		}
		if pause > 0 && f.err == nil {
			select {
			case <-f.ctx.Done():
				f.err = f.ctx.Err()
			case <-time.After(pause):
			}
		}
	}
	if f.err != nil {
		return false
	}
	f.event, f.ready = &f.ready[0], f.ready[1:]
	f.cursor = f.event.Cursor
	return true
}

// Event is the one that Next came to.
func (f *Feed) Event() *Event { return f.event }

// Cursor is where to go on in another feed: after what was taken from this one.
func (f *Feed) Cursor() string { return f.cursor }

// Err is why the feed is over; nil where the client was closed or the context canceled.
func (f *Feed) Err() error {
	if errors.Is(f.err, ErrClosed) || errors.Is(f.err, context.Canceled) {
		return nil
	}
	return f.err
}

// Acknowledge tells the daemon now that all events taken so far are dealt with.
func (f *Feed) Acknowledge() error {
	if f.options.Consumer == "" || f.cursor == "" || f.cursor == f.acknowledged {
		return nil
	}
	params := map[string]any{"consumer": f.options.Consumer, "cursor": f.cursor}
	if f.options.Project != "" {
		params["project"] = f.options.Project
	}
	if _, err := f.client.Call(f.ctx, "events.acknowledge", params); err != nil {
		return err
	}
	f.acknowledged = f.cursor
	return nil
}

// fetch asks for events, and says how long to pause before the next time.
func (f *Feed) fetch() (time.Duration, error) {
	method, params := "events.wait", f.params()
	if f.cannotWait {
		method = "events.read"
	} else {
		params["timeoutMs"] = f.options.Wait.Milliseconds()
	}
	answer, err := ask[EventsPage](f.ctx, f.client, method, params)
	if err != nil {
		return 0, err
	}
	f.hasBegun, f.isRemembered = true, false
	f.failedAt, f.delay = time.Time{}, 50*time.Millisecond
	f.ready, f.next = answer.Events, answer.Cursor
	if len(answer.Events) > 0 {
		return 0, nil
	}
	f.cursor = answer.Cursor
	if f.cannotWait && !answer.More {
		return f.options.Pause, nil
	}
	return 0, nil
}

func (f *Feed) params() map[string]any {
	params := map[string]any{"limit": f.options.Limit}
	if f.options.Kinds != nil {
		params["kinds"] = f.options.Kinds
	}
	if f.options.User != "" {
		params["user"] = f.options.User
	}
	if f.options.Project != "" {
		params["project"] = f.options.Project
	}
	if f.isRemembered {
		params["consumer"] = f.options.Consumer
	} else if f.next != "" {
		params["after"] = f.next
	}
	return params
}

// pauseAfter says how long to pause before trying again, or what no trying helps against.
func (f *Feed) pauseAfter(err error) (time.Duration, error) {
	if errors.Is(err, ErrUnknownMethod) && !f.cannotWait {
		// A daemon older than this client: then it is asked again and again.
		f.cannotWait = true
		return 0, nil
	}
	if errors.Is(err, ErrUnknownConsumer) && f.isRemembered {
		// It is new: the first acknowledgement makes it.
		f.isRemembered = false
		return 0, nil
	}
	passes := false
	switch found := err.(type) {
	case *LostError, *NoDaemonError, *TimeoutError:
		passes = true
	case *Error:
		passes = found.Retryable
	}
	if f.failedAt.IsZero() {
		f.failedAt = time.Now()
	}
	left := f.options.Patience - time.Since(f.failedAt)
	isSpent := f.options.Patience > 0 && left <= 0
	if !passes || !f.hasBegun || isSpent || f.ctx.Err() != nil {
		return 0, err
	}
	pause := f.delay
	if f.options.Patience > 0 && pause > left {
		pause = left
	}
	if f.delay *= 2; f.delay > 2*time.Second {
		f.delay = 2 * time.Second
	}
	return pause, nil
}
