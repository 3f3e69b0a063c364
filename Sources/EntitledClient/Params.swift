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
}
