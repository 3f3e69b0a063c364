/// The first violation of the JSON grammar in a text, and its position.
package struct JSONError: Error, Equatable, Sendable {
  /// The offset of the offending byte, counted from 0.
  package let offset: Int

  /// A sentence for humans, without a full stop.
  package let reason: String

  package init(offset: Int, reason: String) {
    self.offset = offset
    self.reason = reason
  }
}
