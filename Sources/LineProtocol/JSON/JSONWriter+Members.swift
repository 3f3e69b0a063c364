package import IdentityCore

extension JSONWriter {
  /// A key and its value in one call; nil is written as `null`.
  package mutating func member<Kind>(_ name: StaticString, _ value: Identifier<Kind>?) {
    key(name)
    if let value { string(value.bytes) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: [UInt8]?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, text value: StaticString?) {
    key(name)
    if let value { text(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Int64?) {
    key(name)
    if let value { int(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { int(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Bool?) {
    key(name)
    if let value { bool(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Moment?) {
    key(name)
    if let value { moment(value) } else { null() }
  }

  /// `json` is one value that is JSON already.
  package mutating func member(_ name: StaticString, raw json: [UInt8]?) {
    key(name)
    if let json { raw(json) } else { null() }
  }

  package mutating func member<Kind>(_ name: StaticString, _ values: [Identifier<Kind>]) {
    key(name)
    beginArray()
    for value in values { string(value.bytes) }
    endArray()
  }

  /// A string, escaped where need be.
  package mutating func identifier<Kind>(_ value: Identifier<Kind>) {
    string(value.bytes)
  }

  /// In UTC with milliseconds: `"2026-11-21T07:47:00.000Z"`.
  package mutating func moment(_ value: Moment) {
    quoted { value.appendText(to: &$0) }
  }
}
