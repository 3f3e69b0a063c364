/// A decoder for the members of an object that the daemon sent.
struct Members {
  private let all: [JSON.Member]
  /// The search starts here, because the daemon mostly sends members in the contract's order.
  private var next = 0

  init(_ json: JSON) throws(Violation) {
    guard let members = json.members else { throw .expected("an object", json) }
    all = members
  }

  /// Decodes a required member; an optional type accepts null.
  ///
  /// A member that an older daemon leaves out is nil, or the zero value of its type.
  mutating func required<Value: Decoded>(_ name: String) throws(Violation) -> Value {
    try Self.read(name, find(name) ?? Value.missing)
  }

  /// Decodes a member that may be absent; returns nil if it is.
  mutating func optional<Value: Decoded>(_ name: String) throws(Violation) -> Value? {
    guard let json = find(name) else { return nil }
    return try Self.read(name, json) as Value
  }

  /// Decodes a member that may be absent or null.
  mutating func both<Value: Decoded>(_ name: String) throws(Violation) -> Entitled.Maybe<Value> {
    guard let json = find(name) else { return .absent }
    return json.isNull ? .null : .value(try Self.read(name, json))
  }

  /// Decodes the members that are not in `known`, all of one type.
  func additional<Value: Decoded>(but known: [String]) throws(Violation) -> Entitled.Map<Value> {
    try Entitled.Map(.object(all.filter { !known.contains($0.name) }))
  }

  private mutating func find(_ name: String) -> JSON? {
    let found =
      all[next...].firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
      ?? all[..<next].firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
    guard let found else { return nil }
    next = found + 1
    return all[found].value
  }

  private static func read<Value: Decoded>(
    _ name: String,
    _ json: JSON
  ) throws(Violation) -> Value {
    do throws(Violation) {
      return try Value(json)
    } catch {
      throw Violation(reason: "\(name): \(error.reason)")
    }
  }
}
