import LineProtocol
import Platform

/// When a line went through the stages until its reply, by a clock that cannot be set.
struct LineTimes {
  /// When the loop read it.
  var read: SteadyInstant
  /// When the loop began with it; before that it waited for other lines.
  var taken: SteadyInstant
  /// When it was parsed.
  var parsed: SteadyInstant
  /// When its reply was decided; from then on it waits for the disk.
  var decided: SteadyInstant

  /// Makes the times of a line that begins now.
  init(read: SteadyInstant? = nil) {
    taken = .now
    self.read = read ?? taken
    (parsed, decided) = (taken, taken)
  }
}

/// A request and its duration, for the daemon's log.
package struct RequestReport: Sendable {
  /// The name of the method; nil if the request named no known method.
  package var method: StaticString?
  /// The kind of error that it got; nil for a result.
  package var error: String?
  package var uid: UInt32
  package var pid: Int32
  /// Whether it took longer than the threshold.
  package var isSlow: Bool
  /// The phases, in microseconds: waiting for other lines, parsing, deciding, and waiting for the
  /// disk.
  package var queueMicros: Int
  package var parseMicros: Int
  package var decideMicros: Int
  package var commitMicros: Int
  /// The ids in the request, if they are logged: names and JSON values.
  package var ids: [(name: String, json: [UInt8])] = []

  package var totalMicros: Int { queueMicros + parseMicros + decideMicros + commitMicros }

  /// Makes the report on a reply that left at `sent`.
  init(
    _ outcome: RequestOutcome,
    _ times: LineTimes,
    sent: SteadyInstant,
    caller: Caller,
    isSlow: Bool
  ) {
    method = outcome.method.map { RequestOutcome.names[Int($0.value)] }
    error = outcome.error?.rawValue
    (uid, pid) = (caller.uid, caller.pid)
    self.isSlow = isSlow
    queueMicros = Self.micros(times.read, times.taken)
    parseMicros = Self.micros(times.taken, times.parsed)
    decideMicros = Self.micros(times.parsed, times.decided)
    commitMicros = Self.micros(times.decided, sent)
  }

  private static func micros(_ start: SteadyInstant, _ end: SteadyInstant) -> Int {
    Int(max(0, end.nanoseconds - start.nanoseconds) / 1000)
  }
}
