internal import LineProtocol

extension JSON {
  /// A number as its text, such as `12`, `-0.5` or `1e400`.
  ///
  /// Two are equal when they are written alike: `1` is not `1.0`.
  public struct Number: Hashable, Sendable {
    /// What stands in the JSON.
    public let text: String

    /// A whole number.
    public init(_ value: Int64) { text = String(value) }

    /// Nil when the text is no number of JSON's grammar: `+1`, `.5`, `0x10`, `NaN`.
    public init?(_ text: String) {
      let bytes = Array(text.utf8)
      do throws(JSONError) {
        let value = try JSONDocument().read(bytes)
        guard value.kind == .number, value.rawCount == bytes.count else { return nil }
      } catch {
        return nil
      }
      self.text = text
    }

    /// From a text that was read as a number.
    init(read text: String) { self.text = text }

    /// The value if it is a whole one of 64 bits, however it is written (`1e2`, `1.0`).
    public var int64: Int64? {
      if let value = Int64(text) { return value }
      do throws(JSONError) {
        return try JSONDocument().read(Array(text.utf8)).int64
      } catch {
        return nil
      }
    }
  }
}
