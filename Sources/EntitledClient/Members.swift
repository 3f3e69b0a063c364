/// The members of an object that the daemon sent, asked for one after the other.
struct Members {
  private let all: [JSON.Member]
  /// Where the next one is expected: the daemon mostly keeps the order of the contract.
  private var next = 0

  init(_ json: JSON) throws(Violation) {
    guard let members = json.members else { throw .expected("an object", json) }
    all = members
  }

  /// A member that must be there; an optional type takes null.
  mutating func required<Value: Decoded>(_ name: String) throws(Violation) -> Value {
    guard let json = find(name) else { throw Violation(reason: "\(name) is missing") }
    return try Self.read(name, json)
  }

  /// A member that may be absent, which is nil.
  mutating func optional<Value: Decoded>(_ name: String) throws(Violation) -> Value? {
    guard let json = find(name) else { return nil }
    return try Self.read(name, json) as Value
  }

  /// A member that may be absent or null.
  mutating func both<Value: Decoded>(_ name: String) throws(Violation) -> Entitled.Maybe<Value> {
    guard let json = find(name) else { return .absent }
    return json.isNull ? .null : .value(try Self.read(name, json))
  }

  /// The members besides those, all of one type.
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
