/// A value that can be decoded from the daemon's JSON.
protocol Decoded {
  init(_ json: JSON) throws(Violation)
}

extension JSON: Decoded {
  init(_ json: JSON) throws(Violation) { self = json }
}

extension String: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let text = json.text else { throw .expected("a string", json) }
    self = text
  }
}

extension Bool: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let value = json.bool else { throw .expected("true or false", json) }
    self = value
  }
}

extension Int: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let value = json.int64 else { throw .expected("a whole number", json) }
    self = Int(value)
  }
}

extension JSON.Number: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard case .number(let value) = json else { throw .expected("a number", json) }
    self = value
  }
}

extension Array: Decoded where Element: Decoded {
  init(_ json: JSON) throws(Violation) {
    guard let elements = json.elements else { throw .expected("a list", json) }
    self = []
    for element in elements { append(try Element(element)) }
  }
}

extension Optional: Decoded where Wrapped: Decoded {
  init(_ json: JSON) throws(Violation) { self = json.isNull ? nil : try Wrapped(json) }
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
}

extension Violation {
  /// Returns the violation for a value of another type than expected.
  static func expected(_ what: String, _ found: JSON) -> Violation {
    Violation(reason: "expected \(what), found \(found.description.prefix(100))")
  }
}
