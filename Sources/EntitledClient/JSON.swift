/// A JSON value: what goes into a call, and what comes back.
///
/// Members keep their order and numbers their text, so that nothing is lost on the way.
public enum JSON: Hashable, Sendable {
  /// Members in order; the daemon refuses a name that stands twice.
  case object([Member])
  /// Elements in order.
  case array([JSON])
  /// Text, unescaped.
  case string(String)
  /// A number of any size and precision.
  case number(Number)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`, which says that there is none.
  case null

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// Its name, unescaped.
    public let name: String
    /// What stands under the name.
    public let value: JSON

    /// A member of an object to be sent.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }
}

extension JSON {
  /// The member of that name, compared byte by byte; nil where there is none, or no object.
  ///
  /// It looks at one member after the other.
  public subscript(name: String) -> JSON? {
    members?.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// An object's members; nil for the rest.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// An array's elements; nil for the rest.
  public var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// A string's text; nil for the rest.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A boolean's value; nil for the rest.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// A number's value if it is a whole one of 64 bits; nil for the rest.
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
  /// A string, written in the program.
  public init(stringLiteral text: String) { self = .string(text) }

  /// A number, written in the program.
  public init(integerLiteral value: Int64) { self = .number(Number(value)) }

  /// A boolean, written in the program.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// An array, written in the program.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// An object, written in the program, in that order.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }

  /// `null`, written in the program.
  public init(nilLiteral: ()) { self = .null }
}
