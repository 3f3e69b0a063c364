/// A parameter for which null and absence have different meanings.
package enum NullableParameter<Value> {
  /// The parameter is missing: the stored value stays.
  case absent

  /// The stored value is removed.
  case null

  case value(Value)

  /// Returns the parameter with its value transformed; absent and null stay as they are.
  package func map<Result, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Result
  ) throws(Failure) -> NullableParameter<Result> {
    switch self {
    case .absent: .absent
    case .null: .null
    case .value(let value): .value(try transform(value))
    }
  }

  /// The value; nil for both null and absent.
  package var value: Value? {
    switch self {
    case .absent, .null: nil
    case .value(let value): value
    }
  }
}

extension NullableParameter: Equatable where Value: Equatable {}
extension NullableParameter: Sendable where Value: Sendable {}
