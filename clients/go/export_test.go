package entitled

import "context"

// What the tests look at from outside.

var (
	Dial    = dial
	Places  = places
	Encode  = encode
	Methods = methods
)

type LineConn = lineConn

func (l *lineConn) Receive() ([]byte, error) { return l.receive() }

func (t methodTraits) Name() string    { return t.name }
func (t methodTraits) OnlyReads() bool { return t.onlyReads }

func DialFirst(ctx context.Context, paths []string) error {
	_, _, err := dialFirst(ctx, paths)
	return err
}
