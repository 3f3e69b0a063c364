/// A JSON value, for the params and the results of calls.
///
/// Members keep their order, and numbers keep their text, so that no precision is lost.
public enum JSON: Hashable, Sendable {
  /// Members in order; the daemon rejects duplicate names.
  case object([Member])
  /// Elements in order.
  case array([JSON])
  /// Text, unescaped.
  case string(String)
  /// A number of any size and precision.
  case number(Number)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`.
  case null

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The member's name, unescaped.
    public let name: String
    /// The member's value.
    public let value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }
}

extension JSON {
  /// Returns the member with that name; nil if there is none, or if this is not an object.
  ///
  /// Compares names byte by byte, and searches linearly.
  public subscript(name: String) -> JSON? {
    members?.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// Returns the member with that name; nil if it is missing or null.
  package func given(_ name: String) -> JSON? {
    self[name].flatMap { $0.isNull ? nil : $0 }
  }

  /// An object's members; nil for other values.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// An array's elements; nil for other values.
  public var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// A string's text; nil for other values.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A boolean's value; nil for other values.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// A number's value if it is a 64-bit integer; nil for other values.
  public var int64: Int64? {
    if case .number(let number) = self { number.int64 } else { nil }
  }

  /// Whether this is `null`.
  public var isNull: Bool { self == .null }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// Creates a string from a literal.
  public init(stringLiteral text: String) { self = .string(text) }

  /// Creates a number from a literal.
  public init(integerLiteral value: Int64) { self = .number(Number(value)) }

  /// Creates a boolean from a literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Creates an array from a literal.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Creates an object from a literal, with its members in that order.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }

  /// Creates `null` from a literal.
  public init(nilLiteral: ()) { self = .null }
}
