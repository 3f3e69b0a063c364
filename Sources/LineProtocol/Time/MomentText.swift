internal import IdentityCore

/// Converts timestamps for modules that handle them as text.
package enum MomentText {
  /// Returns a timestamp in the daemon's form, in UTC with milliseconds; nil if it is invalid.
  ///
  /// Timestamps of this form sort like their bytes.
  package static func canonical(_ text: String) -> String? {
    (try? Moment(text: Array(text.utf8))).map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// Returns the milliseconds since 1970 in UTC; nil if the timestamp is invalid.
  package static func milliseconds(_ text: String) -> Int64? {
    (try? Moment(text: Array(text.utf8)))?.milliseconds
  }

  /// Returns a timestamp in the daemon's form.
  package static func text(milliseconds: Int64) -> String {
    String(decoding: Moment(milliseconds: milliseconds).text, as: UTF8.self)
  }
}
