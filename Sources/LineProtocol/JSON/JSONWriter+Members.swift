package import IdentityCore

extension JSONWriter {
  /// A key and its value in one call; nil is written as `null`.
  package mutating func member<Kind>(_ name: StaticString, _ value: Identifier<Kind>?) {
    if let value { member(name, string: value.bytes) } else { member(name, word: "null") }
  }

  package mutating func member(_ name: StaticString, _ value: [UInt8]?) {
    if let value { member(name, string: value) } else { member(name, word: "null") }
  }

  package mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, text value: StaticString?) {
    guard let value else { return member(name, word: "null") }
    key(name)
    text(value)
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
    guard let value else { return member(name, word: "null") }
    member(name, word: value ? "true" : "false")
  }

  package mutating func member(_ name: StaticString, _ value: Moment?) {
    guard let value else { return member(name, word: "null") }
    guard value.hasPlainText else {
      key(name)
      return moment(value)
    }
    member(name, valueBytesMax: 26) { output in
      output.append(UInt8(ascii: "\""))
      output.append(text: value)
      output.append(UInt8(ascii: "\""))
    }
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
