/// The params of a typed call; omits absent values.
struct Params {
  private var members: [JSON.Member] = []

  var json: JSON { .object(members) }

  mutating func add(_ name: String, _ value: (some Encoded)?) {
    if let value { members.append(JSON.Member(name, value.json)) }
  }

  mutating func add(_ name: String, _ value: Entitled.Maybe<some Encoded>) {
    switch value {
    case .absent: break
    case .null: members.append(JSON.Member(name, .null))
    case .value(let value): members.append(JSON.Member(name, value.json))
    }
  }

  /// Adds a member that every answer has, unless a caller left it out.
  mutating func add(_ name: String, _ value: some Encoded & HasZero, _ given: Given) {
    if given.includes(name) || value != .zero { add(name, value) }
  }

  /// Adds a member that is null, too, in answers and where a caller gave null.
  mutating func add(_ name: String, _ value: (some Encoded)?, _ given: Given) {
    if let value {
      add(name, value)
    } else if given.includes(name) {
      members.append(JSON.Member(name, .null))
    }
  }
}
