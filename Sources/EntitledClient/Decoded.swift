/// A value that can be decoded from the daemon's JSON.
protocol Decoded {
  init(_ json: JSON) throws(Violation)

  /// The JSON of a required member that an older daemon leaves out.
  static var missing: JSON { get }
}

extension Decoded {
  static var missing: JSON { .object([]) }
}

extension Decoded where Self: Entitled.Word {
  static var missing: JSON { "" }
}

extension JSON: Decoded {
  init(_ json: JSON) throws(Violation) { self = json }

  static var missing: JSON { .null }
}

extension String: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let text = json.text else { throw .expected("a string", json) }
    self = text
  }

  static var missing: JSON { "" }
}

extension Bool: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let value = json.bool else { throw .expected("true or false", json) }
    self = value
  }

  static var missing: JSON { false }
}

extension Int: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let value = json.int64 else { throw .expected("a whole number", json) }
    self = Int(value)
  }

  static var missing: JSON { 0 }
}

extension JSON.Number: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard case .number(let value) = json else { throw .expected("a number", json) }
    self = value
  }

  static var missing: JSON { 0 }
}

extension Array: Decoded where Element: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let elements = json.elements else { throw .expected("a list", json) }
    self = []
    for element in elements { append(try Element(element)) }
  }

  static var missing: JSON { [] }
}

extension Optional: Decoded where Wrapped: Decoded {
  init(_ json: JSON) throws(Violation) { self = json.isNull ? nil : try Wrapped(json) }

  static var missing: JSON { .null }
}

extension Entitled.Map: Decoded where Value: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let members = json.members else { throw .expected("an object", json) }
    var found: [(name: String, value: Value)] = []
    for member in members { found.append((member.name, try Value(member.value))) }
    self.init(found)
  }
}

extension Entitled.Moment: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let text = json.text, let moment = Self(text) else {
      throw .expected("a moment", json)
    }
    self = moment
  }

  static var missing: JSON { "0001-01-01T00:00:00Z" }
}

extension Violation {
  /// Returns the violation for a value of another type than expected.
  static func expected(_ what: String, _ found: JSON) -> Violation {
    Violation(reason: "expected \(what), found \(found.description.prefix(100))")
  }
}
