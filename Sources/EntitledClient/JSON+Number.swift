internal import LineProtocol

extension JSON {
  /// A number as its text, such as `12`, `-0.5` or `1e400`.
  ///
  /// Numbers are equal if their texts are equal: `1` is not equal to `1.0`.
  public struct Number: Hashable, Sendable {
    /// The number's text in the JSON.
    public let text: String

    /// Creates a whole number.
    public init(_ value: Int64) { text = String(value) }

    /// Parses a JSON number; nil for other texts, such as `+1`, `.5`, `0x10` and `NaN`.
    public init?(_ text: String) {
      let bytes = Array(text.utf8)
      guard let value = try? JSONDocument().read(bytes), value.kind == .number,
        value.rawCount == bytes.count
      else { return nil }
      self.text = text
    }

    /// Creates a number from a text that the parser accepted as a number.
    init(read text: String) { self.text = text }

    /// The value if it is a 64-bit integer in any notation, such as `1e2` or `1.0`.
    public var int64: Int64? {
      if let value = Int64(text) { return value }
      return (try? JSONDocument().read(Array(text.utf8)))?.int64
    }
  }
}
