package import IdentityCore

extension JSONWriter {
  /// Writes a name and its value; nil becomes `null`.
  @inline(__always)
  package mutating func member<Kind>(_ name: StaticString, _ value: Identifier<Kind>?) {
    if let value { member(name, string: value.bytes.span) } else { member(name, word: "null") }
  }

  @inline(__always)
  package mutating func member(_ name: StaticString, _ value: [UInt8]?) {
    if let value { member(name, string: value.span) } else { member(name, word: "null") }
  }

  @inline(__always)
  package mutating func member(_ name: StaticString, _ value: String?) {
    if let value { member(name, string: value.utf8.span) } else { member(name, word: "null") }
  }

  package mutating func member(_ name: StaticString, text value: StaticString?) {
    guard let value else { return member(name, word: "null") }
    value.withBytes { member(name, string: $0) }
  }

  package mutating func member(_ name: StaticString, _ value: Int64?) {
    guard let value else { return member(name, word: "null") }
    member(name, valueBytesMax: 21) { $0.put(decimal: value) }
  }

  package mutating func member(_ name: StaticString, _ value: Int?) {
    member(name, value.map { Int64($0) })
  }

  @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Bool?) {
    guard let value else { return member(name, word: "null") }
    member(name, valueBytesMax: 5) { $0.put(value) }
  }

  @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Moment?) {
    guard let value else { return member(name, word: "null") }
    guard value.hasPlainText else { return member(name, string: value.text.span) }
    member(name, text(of: value))
  }

  /// Writes a name and a value that is encoded JSON; nil becomes `null`.
  package mutating func member(_ name: StaticString, raw json: [UInt8]?) {
    guard let json else { return member(name, word: "null") }
    member(name, valueBytesMax: json.count) { $0.put(json.span) }
  }

  package mutating func member<Kind>(_ name: StaticString, _ values: [Identifier<Kind>]) {
    key(name)
    beginArray()
    for value in values { string(value.bytes) }
    endArray()
  }

  /// Writes a name and the word of a case.
  @inline(__always)
  mutating func member(_ name: StaticString, _ value: (some RawRepresentable<String>)?) {
    member(name, value?.rawValue)
  }

  /// Writes a name and the words of cases.
  mutating func member(_ name: StaticString, _ values: [some RawRepresentable<String>]) {
    key(name)
    beginArray()
    for value in values { string(Array(value.rawValue.utf8)) }
    endArray()
  }

  /// Writes a name and an object of numbers by name.
  mutating func member(_ name: StaticString, _ counts: [(name: String, value: Int)]) {
    object(name) { writer in
      for (name, count) in counts {
        writer.key(Array(name.utf8))
        writer.int(count)
      }
    }
  }

  /// Writes a name and an object of objects by name, whose members `write` adds.
  mutating func map<Value>(
    _ name: StaticString,
    _ values: [(name: String, value: Value)],
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    object(name) { writer in
      for (name, value) in values {
        writer.key(Array(name.utf8))
        writer.beginObject()
        write(value, &writer)
        writer.endObject()
      }
    }
  }

  /// Writes a name and an object, whose members `write` adds.
  package mutating func object(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
    key(name)
    beginObject()
    write(&self)
    endObject()
  }

  /// Writes a name and an array of objects, whose members `write` adds.
  package mutating func list<Element>(
    _ name: StaticString,
    _ elements: [Element],
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    values(name, elements) { element, writer in
      writer.beginObject()
      write(element, &writer)
      writer.endObject()
    }
  }

  /// Writes a name and an array, for each of whose elements `write` adds a value.
  package mutating func values<Element>(
    _ name: StaticString,
    _ elements: [Element],
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements { write(element, &self) }
    endArray()
  }

  /// Writes an identifier as a string, with escapes where necessary.
  package mutating func identifier<Kind>(_ value: Identifier<Kind>) {
    string(value.bytes)
  }
}
