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
}
