// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `ClockAdvanceResult`.
  mutating func members(ofClockAdvanceResult value: Moment) {
    member("now", value)
  }
}

extension AdvanceClock {
  /// Writes the result.
  package static func write(_ result: Moment, to writer: inout JSONWriter) {
    writer.members(ofClockAdvanceResult: result)
  }
}
