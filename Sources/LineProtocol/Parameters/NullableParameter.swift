/// A parameter for which null and absence have different meanings.
package enum NullableParameter<Value> {
  /// The parameter is missing: the stored value stays.
  case absent

  /// The stored value is removed.
  case null

  case value(Value)
}

extension NullableParameter: Equatable where Value: Equatable {}
extension NullableParameter: Sendable where Value: Sendable {}
