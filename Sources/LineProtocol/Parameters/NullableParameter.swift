/// What a parameter that may be null was given as.
package enum NullableParameter<Value> {
  /// Left out: what is there stays.
  case absent

  /// There is to be none.
  case null

  case value(Value)

  /// The value changed, if there is one; absent and null stay what they are.
  package func map<Result, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Result
  ) throws(Failure) -> NullableParameter<Result> {
    switch self {
    case .absent: .absent
    case .null: .null
    case .value(let value): .value(try transform(value))
    }
  }

  /// The value, if there is one; null and absent are both nil.
  package var value: Value? {
    switch self {
    case .absent, .null: nil
    case .value(let value): value
    }
  }
}

extension NullableParameter: Equatable where Value: Equatable {}
extension NullableParameter: Sendable where Value: Sendable {}
