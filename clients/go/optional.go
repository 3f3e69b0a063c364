package entitled

// Optional is a member or a param that may be absent, null, or a value. Its zero value is absent.
type Optional[T any] struct {
	value   T
	isThere bool
	isNull  bool
}

// Some is an Optional with that value.
func Some[T any](value T) Optional[T] { return Optional[T]{value: value, isThere: true} }

// Null is an Optional that is there, and is null.
func Null[T any]() Optional[T] { return Optional[T]{isThere: true, isNull: true} }

// IsAbsent says that there is nothing, not even null.
func (o Optional[T]) IsAbsent() bool { return !o.isThere }

// IsNull says that the value is null.
func (o Optional[T]) IsNull() bool { return o.isNull }

// Get gives the value, and whether there is one: false where it is absent or null.
func (o Optional[T]) Get() (T, bool) { return o.value, o.isThere && !o.isNull }

// MarshalJSON writes the value, or null.
func (o Optional[T]) MarshalJSON() ([]byte, error) {
	if value, ok := o.Get(); ok {
		return encodeValue(value)
	}
	return []byte("null"), nil
}

// UnmarshalJSON is only called for a member that is present.
func (o *Optional[T]) UnmarshalJSON(data []byte) error {
	*o = Null[T]()
	if string(data) == "null" {
		return nil
	}
	o.isNull = false
	return decode(data, &o.value)
}

// Ptr gives a pointer to a value, for params that are pointers.
func Ptr[T any](value T) *T { return &value }
