internal import IdentityCore

/// Moments for those who know them as text alone.
package enum MomentText {
  /// The same moment as the daemon writes it, in UTC with milliseconds; nil for what is no moment.
  ///
  /// Texts of this form are in order when their bytes are.
  package static func canonical(_ text: String) -> String? {
    do throws(TimeTextError) {
      return String(decoding: try Moment(text: Array(text.utf8)).text, as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// Milliseconds since the beginning of 1970 in UTC; nil for what is no moment.
  package static func milliseconds(_ text: String) -> Int64? {
    do throws(TimeTextError) {
      return try Moment(text: Array(text.utf8)).milliseconds
    } catch {
      return nil
    }
  }

  /// A moment as the daemon writes it.
  package static func text(milliseconds: Int64) -> String {
    String(decoding: Moment(milliseconds: milliseconds).text, as: UTF8.self)
  }
}
