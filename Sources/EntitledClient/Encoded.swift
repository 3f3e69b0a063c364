/// A value that can be sent as JSON.
protocol Encoded {
  var json: JSON { get }
}

extension JSON: Encoded {
  var json: JSON { self }
}

extension String: Encoded {
  var json: JSON { .string(self) }
}

extension Bool: Encoded {
  var json: JSON { .bool(self) }
}

extension Int: Encoded {
  var json: JSON { .number(JSON.Number(Int64(self))) }
}

extension JSON.Number: Encoded {
  var json: JSON { .number(self) }
}

extension Array: Encoded where Element: Encoded {
  var json: JSON { .array(map(\.json)) }
}

extension Entitled.Map: Encoded where Value: Encoded {
  var json: JSON { .object(map { JSON.Member($0.name, $0.value.json) }) }
}

extension Entitled.Moment: Encoded {
  var json: JSON { .string(description) }
}
