package import LineProtocol

/// A JSON value as a tree, for inspecting replies in tests.
package indirect enum JSONTree: Equatable, Sendable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  /// The number as written.
  case number(String)
  case bool(Bool)
  case null

  package struct Member: Equatable, Sendable {
    package var name: String
    package var value: JSONTree

    package init(name: String, value: JSONTree) {
      self.name = name
      self.value = value
    }

    package static func == (left: Self, right: Self) -> Bool {
      left.name.utf8.elementsEqual(right.name.utf8) && left.value == right.value
    }
  }

  package init(_ text: [UInt8]) throws(JSONError) {
    self.init(try JSONDocument(depthMax: 128).read(text))
  }

  package init(_ value: JSONValue) {
    switch value.kind {
    case .object:
      self = .object(
        value.members.map {
          Member(
            name: String(decoding: $0.name.string ?? [], as: UTF8.self),
            value: .init($0.value)
          )
        }
      )
    case .array: self = .array(value.elements.map { JSONTree($0) })
    case .string: self = .string(String(decoding: value.string ?? [], as: UTF8.self))
    case .number: self = .number(String(decoding: value.rawBytes, as: UTF8.self))
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .null: self = .null
    }
  }

  /// Compares strings by their bytes; Swift's own `==` uses Unicode equivalence.
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)), (.number(let left), .number(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }

  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  package subscript(index: Int) -> JSONTree? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var names: [String] {
    if case .object(let members) = self { members.map(\.name) } else { [] }
  }
}

extension JSONTree {
  /// Replaces the strings `"{{name}}"` with the captured values.
  package func filled(with captures: [String: JSONTree]) -> JSONTree {
    switch self {
    case .object(let members):
      .object(members.map { Member(name: $0.name, value: $0.value.filled(with: captures)) })
    case .array(let elements): .array(elements.map { $0.filled(with: captures) })
    case .string(let text):
      text.hasPrefix("{{") && text.hasSuffix("}}")
        ? captures[String(text.dropFirst(2).dropLast(2))] ?? self : self
    case .number, .bool, .null: self
    }
  }
}

extension JSONTree: CustomStringConvertible {
  package var description: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(Array(member.name.utf8))
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .number(let token): writer.raw(Array(token.utf8))
    case .bool(let value): writer.bool(value)
    case .null: writer.null()
    }
  }
}

extension JSONTree: ExpressibleByStringLiteral {
  /// Creates a JSON string.
  package init(stringLiteral value: String) { self = .string(value) }
}
