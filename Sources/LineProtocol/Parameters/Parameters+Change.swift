import IdentityCore

extension Parameters {
  /// Reads a value that is changed, cleared with null, or kept.
  func change<Value>(
    _ name: StaticString,
    _ read: (Parameter) throws(RPCError) -> Value
  ) throws(RPCError) -> Change<Value> {
    switch nullable(name) {
    case .absent: .keep
    case .null: .clear
    case .value(let value): .set(try read(value))
    }
  }
}
