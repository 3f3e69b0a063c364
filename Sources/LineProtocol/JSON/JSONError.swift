/// Why a text is no JSON, and where.
package struct JSONError: Error, Equatable, Sendable {
  /// The offending byte, counted from 0 at the text's beginning.
  package let offset: Int

  /// A sentence for people, without a full stop.
  package let reason: String

  package init(offset: Int, reason: String) {
    self.offset = offset
    self.reason = reason
  }
}
