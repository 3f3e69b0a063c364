import EntitledClient

/// The JSON types that a parameter's schema allows.
struct ValueKinds: OptionSet, Hashable {
  let rawValue: UInt8

  static let string = ValueKinds(rawValue: 1)
  static let number = ValueKinds(rawValue: 2)
  static let integer = ValueKinds(rawValue: 4)
  static let boolean = ValueKinds(rawValue: 8)
  static let object = ValueKinds(rawValue: 16)
  static let array = ValueKinds(rawValue: 32)
  static let null = ValueKinds(rawValue: 64)
  static let any: ValueKinds = [.string, .number, .integer, .boolean, .object, .array, .null]

  /// The types for a sentence: `true or false`, `a string or an object`.
  var noun: String {
    self == .any ? "any JSON" : words.map(\.inSentence).joined(separator: " or ")
  }

  private var words: [(kind: ValueKinds, inSentence: String)] {
    [
      (.string, "a string"), (.number, "a number"), (.integer, "a whole number"),
      (.boolean, "true or false"), (.object, "an object"), (.array, "an array"), (.null, "null"),
    ].filter { contains($0.0) }
  }

  func takes(_ value: JSON) -> Bool {
    switch value {
    case .string: contains(.string)
    case .number(let number): contains(.number) || contains(.integer) && number.int64 != nil
    case .bool: contains(.boolean)
    case .object: contains(.object)
    case .array: contains(.array)
    case .null: contains(.null)
    }
  }
}
